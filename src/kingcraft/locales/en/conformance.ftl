### What "kingcraft conformance" prints.

conformance-exported = { $folder }: { $positions } positions, { $records } records, { $broken } broken documents
conformance-progress = { $done } of { $count }
conformance-family = { $family }: { $asked } asked, { $agreed } agree
conformance-nothing = nothing was asked: the kit has no vectors of that choice
conformance-interrupted = stopped before the end
conformance-large = { $name }: { $megabytes } MB of memory at most, { $seconds } s
conformance-large-unknown = { $name }: { $seconds } s

## Differences

conformance-expected = expected:
conformance-got = got:
conformance-kind-timeout = no answer after { $got }
conformance-kind-flood = it printed more than the runner reads
conformance-kind-signal = it crashed: ended by signal { $got }
conformance-kind-status = another exit status
conformance-kind-lines = other lines
conformance-kind-not-json = the answer is not JSON
conformance-kind-value = another answer at { $at }
conformance-kind-output = output on standard output, which should be empty
conformance-kind-refusal = not one line PLACE: CODE: text on standard error with this place and code

## What cannot be done

conformance-no-preset = there is no preset { $name }; known: { $known }
conformance-no-command = { $program }: command not found; give --cmd the command as you would type it, such as 'python -m kingcraft'
conformance-cannot-start = { $program }: cannot be started: { $reason }
conformance-cannot-write = { $file }: cannot be written: { $reason }
conformance-not-empty = { $folder }: is not empty and holds no kit; choose another folder
conformance-no-kit = { $folder }: there is no kit here; write one with "kingcraft conformance export"
conformance-other-format = { $folder }: a kit of format { $format }; this runner knows { $known }
conformance-damaged = { $file }: is damaged, or holds what no kit may hold; export the kit again
