### What the command line prints.

## Tables

cli-deal = Deal
cli-total = Total
cli-open = -
cli-void = void
cli-unfinished = This match is not finished.
cli-winners = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
cli-legal = Deal { $deal }, before action { $action }: { $tokens }
cli-no-such-deal =
    { $count ->
        [0] there is no deal { $deal }: none has been dealt
        [one] there is no deal { $deal }: this record holds one
       *[other] there is no deal { $deal }: this record holds { $count }
    }

## Fairness

cli-fair = deal { $deal }: fair
cli-not-fair = deal { $deal }: NOT FAIR: { $why }
cli-no-proof = deal { $deal }: no proof
cli-no-deal = no deal has ended in this record: there is nothing to verify
cli-bad-seed = server_seed is not 32 bytes in hex
cli-bad-nonces = nonces must be one for each seat, each at most 64 bytes in hex
cli-bad-version = version must be 2
cli-nonce-differs = nonce of seat { $seat } does not match
cli-commit-differs = commit does not match
cli-deck-differs = deck does not match
cli-sent-openly = Note: where nonces were sent openly, the proof binds the seed of the server, not the seat that sent its nonce last.

## Files that cannot be read

cli-line = line { $line }
cli-cannot-read = { $file }: cannot be read: { $why }
cli-unreadable = { $file }: { $why }
cli-not-json = not JSON: line { $line }, column { $column }
cli-not-json-here = not JSON: column { $column }
cli-not-utf8 = not UTF-8: byte { $byte }
cli-no-number = not JSON: { $name } is no number
cli-name-twice = not JSON: an object holds the same name twice
cli-half-character = not JSON: a text holds half a character (a lone surrogate)
cli-too-large = larger than { $megabytes } MB
cli-too-deep = objects and lists are nested deeper than { $depth }
cli-no-input = there is no standard input
cli-cannot-write = the answer cannot be written: { $why }
# Why a file cannot be read or written.
cli-system-missing = No such file or directory
cli-system-forbidden = Permission denied
cli-system-folder = Is a directory
cli-system-no-folder = Not a directory
cli-system-full = No space left on device
cli-system-read-only = Read-only file system
