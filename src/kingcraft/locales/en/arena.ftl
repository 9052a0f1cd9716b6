### What "kingcraft arena" prints.

# $deals: of all tables together.
arena-title = { $rules }, { $players } players, seed { $seed }: { $decks } decks in all seats, { $deals } deals
arena-nothing = nothing has been played yet

## Columns. Figures with ± are means and their intervals.

arena-bot = bot
arena-points = points a deal
arena-firsts = first places
arena-rating = rating
arena-pace = ms a move (longest)
arena-failed = failed
arena-deals = deals
arena-lead = lead a deal

## Leads

arena-lead-heading = Lead over the others at the table, in points a deal, more is better (± 99%; contracts ± 90%)
# $others: "3 thumb-1", "2 thumb-1, 1 random".
arena-lead-of = { $bot } against { $others }
arena-lead-firsts = first places { $share } (chance alone: { $chance })
arena-role-auctioneer = as seller
arena-role-buyer = as buyer
arena-role-other = as one of the others
arena-unplayed = Taken unplayed

## The test that ends a run

arena-test-high = { $first } leads { $second } by { $high } or more rather than by { $low } or less: decided after { $decks } decks
arena-test-low = { $first } leads { $second } by { $low } or less rather than by { $high } or more: decided after { $decks } decks
arena-test-open = open between { $low } and { $high }: log of the odds { $ratio }, decided at ±{ $bound }

## Progress

arena-progress = { $done } of { $count } decks
arena-progress-lead = { $first } over { $second }: { $lead }
arena-progress-left = { $time } left
arena-stopped = stopped before the end; the same command continues with { $file }
arena-stopped-lost = stopped before the end; with --out FILE the same command could continue

## Failures of bots

arena-failed-line =
    { $bot }, { $count ->
        [one] one failure
       *[other] { $count } failures
    }: { $why }; first at deck { $deck }, seat { $seat }, deal { $deal }
arena-failed-rule = Where a bot failed, a random legal action was played; after { $most } failures at a table the bot was not asked again ({ $unasked } decisions).
arena-failed-not-started = cannot be started; give the command as you would type it
arena-failed-starting = a move was due before the bot finished starting; it was asked again on its next turn
arena-failed-no-handshake = no handshake in time: its first line must name the protocol
arena-failed-other-protocol = speaks another protocol than kingcraft-bot/1
arena-failed-timeout = no answer in time, not even after stop
arena-failed-died = exited without an answer
arena-failed-flood = wrote more than the arena reads
arena-failed-nonsense = no line of the protocol, "play TOKEN" or at the start "kingcraft-bot/1" and JSON
arena-failed-illegal = its token is not legal
arena-failed-error = a fault in the bot

## What cannot be done

arena-few-bots = name at least two bots; the same bot may be named twice
arena-no-bot = there is no bot { $name }; known: { $known }; programs of your own: exec:COMMAND
arena-no-setting = { $name } has no setting { $setting }; it has: { $known }
arena-bad-setting = { $value } is no value for { $setting }; it takes one whole number, 1 or more
arena-no-command = { $command }: command not found; give it as you would type it, after "exec:"
arena-bot-failed = { $bot }: { $why }
arena-bad-test = --sprt: two numbers, the first less than the second
arena-cannot-write = { $file }: { $reason }
arena-not-results = { $file }: holds no results of the arena; give another file
arena-damaged = { $file }: line { $line } is damaged; delete it and what follows, and the run continues from there
arena-other-plan = { $file }: was played with { $field } { $was }, and now it is { $now }; give another file, or the same arguments
arena-in-use = { $file }: another run is writing to it
arena-worker = { $why }
