### The page that plays a match again. replay-error-...: what is wrong with a record that a visitor opened.

## A record that cannot be read

# Where the fault is. $place is a name out of the file, such as rules.options.target.
replay-error-at-action = Deal { $deal }, action { $action } ({ $token })
replay-error-at-deal = Deal { $deal }
replay-error-at = At { $place }
replay-error-empty = There is nothing in it.
replay-error-not-json = This is not a match record: it stops making sense at line { $line }, column { $column }.
replay-error-cut-short = The end of the record is missing.
replay-error-several = These are several records. Open them one at a time.
replay-error-not-utf8 = This is not a text file (UTF-8): byte { $byte } does not belong in one.
replay-error-no-number = { $name } is where a number should be.
replay-error-name-twice = Something is given twice in it under the same name.
replay-error-half-character = This is not a match record: a text in it holds half a character.
replay-error-too-deep = This is not a match record: it is nested more than { $depth } levels deep.
replay-error-too-large = Too large: a record may have { $kilobytes } kB here.
replay-error-record = This is not a match record.
replay-error-format = This is not a Kingcraft record: "format": "kingcraft/1" is expected here.
replay-error-game = The game is expected here: "kings-corner" or "king".
replay-error-rules = The rules are expected here, without the number of players.
replay-error-preset = The name of one of this game’s rule sets is expected here.
replay-error-option = There is no such rule in this game, or it cannot have this value.
replay-error-hash = The check number does not belong to these rules.
replay-error-players = The names of the players are expected here, as many as can play by these rules.
replay-error-dealer = The first dealer’s seat is expected here; the first seat is 0.
replay-error-deals = The list of deals is expected here.
replay-error-deal = A deal is expected here, with its deck and its actions.
replay-error-deck = The deck is expected here: all cards in the order of the deal, such as "7C KH QS".
replay-error-actions = The actions are expected here: a list of texts, such as "7C>N" or "QD".
replay-error-scores = Points are expected here: a list of whole numbers.
replay-error-void = This says whether the cards were thrown in: true or false, in Kings Corner only, and without points.
replay-error-winners = The seats of the winners are expected here: a list of whole numbers.
replay-error-counted = These cards and actions give { $found }.
replay-error-no-count = Nothing can be counted here yet: the end is missing.

## The page

replay-title = Watch the match again
replay-controls = Play and step
replay-line = Position in this deal
replay-dealt = Dealt
replay-calls = Calls
replay-trick = Trick { $number }
replay-turn = Turn { $number }
# "Trick 3: Ana plays the 7 of hearts. Bo takes the trick."
replay-position = { $stage }: { $what }
replay-back = One step back
replay-on = One step on
replay-play = Play
replay-pause = Pause
replay-back-trick = Back by a trick
replay-on-trick = On by a trick
replay-back-turn = Back by a turn
replay-on-turn = On by a turn
replay-more = More
replay-which = Deal
replay-deal = Deal { $number }
replay-deal-void = Deal { $number } (thrown in)
replay-void = The cards were thrown in.
replay-deal-of = Deal { $number }: { $contract }
replay-seat = Seat
replay-open = All hands open
replay-speed = Speed
replay-times = { $speed }×
replay-hands = The other hands
replay-hand = Hand of { $name }: { $cards }
replay-no-cards = no cards
replay-next-deal = On to the next deal
replay-cards = Show the cards
replay-keys = Keys: arrows left and right go step by step, Page Up and Page Down by tricks or turns, Home and End to the ends of the deal. The space bar plays.

## A match that cannot be shown

replay-not-over = This match is not over yet. It can be watched when all its cards are known.
replay-no-match = This match does not exist, or it is not public. Check the link.
replay-no-deals = No deal of this match is over yet.
replay-to-table = To the table

## Past matches

matches-won = { $won } of { $count } won
matches-here = in this browser
matches-all = All
matches-you-won = Won
matches-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
matches-open = go on
matches-result = Result
matches-result-all = All results
matches-result-won = Won
matches-result-lost = Not won
matches-result-open = Not over
matches-result-practice = Practice
matches-company = Players
matches-company-all = All players
matches-company-people = With people
matches-company-bots = Bots only
matches-none-fit = No match fits.
matches-show-all = All matches
matches-older = Older matches
matches-played = played
# Of a match that is over, to its review.
matches-worst =
    { $points ->
        [0] Costliest mistake: deal { $deal }
        [one] Costliest mistake: deal { $deal }, 1 point
       *[other] Costliest mistake: deal { $deal }, { $points } points
    }
matches-forget = Throw away
matches-forget-sure = Throw this match away? It cannot be continued then.
matches-keep = Keep it
# Of a match against bots that is not over.
matches-give-up = Give up
matches-give-up-sure = Give this match up? It counts as lost.

## Opening a record

replay-bring = Open a match record
replay-bring-what = Drop the file anywhere on this page, choose it, or paste its text. The match is shown and not kept: only this tab remembers it.
replay-file = Choose a file
replay-paste = Or paste the record here
replay-show = Show the match
replay-broken = This record cannot be played again
replay-other = Open another record

## Sharing

replay-share = Share this position
replay-link = Link to this position
replay-no-link = This match is not on a server, so it has no link. You can share the picture or the record.
replay-picture = The table as a picture. { $what }
replay-png = Picture (PNG)
replay-svg = Drawing (SVG)
replay-saved = Saved.
replay-no-picture = This browser could not make the picture. The drawing may work.

## A position that someone shows

replay-shows = { $name } shows a deal of { $game }
replay-in-place = You are in { $name }’s place.
replay-which-card = Which card would you play?
replay-which-call = What would you say?
replay-which-move = What would you do?
replay-watch-it = Watch it
replay-play-on = Play on from here
