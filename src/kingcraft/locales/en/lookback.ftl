### The page that looks back at a match: the texts around the sentences of review.ftl.

lookback-title = Review
lookback-of = { $game }, { $date }
lookback-to-table = Back to the table
lookback-none = No decision in this match can be judged.

## While it is being made

lookback-search = Looking for the worst mistake
lookback-waiting =
    { $count ->
        [0] The review begins in a moment.
        [one] Another match is reviewed first.
       *[other] { $count } other matches are reviewed first.
    }
lookback-preparing = The bots are getting ready to look at the match. The first time after an installation this takes a minute or two.
lookback-looking = Each decision is judged twice: by what the player could know, and with all cards open.
lookback-progress = { $done } of { $count } decisions
lookback-leave = You need not wait here: the review goes on, and you find it on this page.
lookback-offline = The server does not answer just now. This page keeps asking, and goes on as soon as it is back.
lookback-no-match = This match does not exist, or it is not public. Check the link.
lookback-restarted = The server was started again: the review begins again.
lookback-ready = The review is ready.
lookback-failed-too-long = This match is too long to be reviewed here. Its record can be reviewed by the command line.
lookback-failed-broken-record = This version of Kingcraft cannot replay the match, so it cannot be reviewed.
lookback-failed-storage-failed = The review was made, but could not be saved: the server’s disk may be full.
lookback-failed-no-review = There are no reviews of this game yet.
lookback-failed-internal = The review failed. The server’s log says why.

## Who played how

lookback-players = Who played how
lookback-measure = Measure
lookback-accuracy = Accuracy
lookback-lost = Given away
lookback-a-deal = … in a deal
lookback-lost-points = … in points
lookback-inaccuracies = Inaccuracies
lookback-mistakes = Mistakes
lookback-blunders = Blunders
lookback-unlucky = Unlucky
lookback-luck = Luck
lookback-decisions = Decisions
lookback-note-points = Given away: points clearly lost against the best choice, by what the player could know. It adds up decision by decision: what the cards bring back can be given away again, so it can be more than a deal is worth.
lookback-note-percent = Given away: by how much the chance to win the match clearly fell against the best choice, by what the player could know. It adds up turn by turn and can be more than 100%, since the others give some of it back. Points compare with the average of the others.
lookback-note-luck = Luck: what the cards brought or took beyond how everyone played. Lucky is a mistake that cost nothing as the cards lay; unlucky is a right choice that the cards punished.
lookback-partial = Not every decision could be looked at.
lookback-quick = The match was looked at quickly; a closer look may judge some decisions otherwise.

## The graph

lookback-graph = How the match went
lookback-show = Show
lookback-whole = The whole match
lookback-deal = Deal { $number }
lookback-totals-expected = Total points, as expected before each trick
lookback-totals = Total points after each deal
lookback-totals-fewest = Total penalty points after each deal: the fewest win
lookback-expected-points = Points to expect in this deal, before each trick, with open cards
lookback-expected-percent = Chance to win the match in percent, at each turn of this deal, with open cards
lookback-expected-lead = Points ahead of the others on average in this deal, to be expected at each turn, with open cards
lookback-as-table = The graph as a table
lookback-when = When
lookback-start = Start
lookback-end = End
lookback-after = After deal { $number }
lookback-trick = Trick { $number }
lookback-turn = Turn { $number }

## Moments and mistakes

lookback-moments = Worth another look
lookback-where-trick = Deal { $deal }, trick { $number }: { $name }
lookback-where-turn = Deal { $deal }, turn { $number }: { $name }
lookback-where-call = Deal { $deal }: { $name }
lookback-all = All mistakes and bad luck, deal by deal
# $what: "3 mistakes, 1 inaccuracy".
lookback-all-players = all players: { $what }
lookback-deal-mistakes =
    { $count ->
        [0] nothing to speak of
        [one] 1 mistake
       *[other] { $count } mistakes
    }
lookback-deal-inaccuracies =
    { $count ->
        [one] 1 inaccuracy
       *[other] { $count } inaccuracies
    }
lookback-deal-unlucky =
    { $count ->
        [one] bad luck once
        [2] bad luck twice
       *[other] bad luck { $count } times
    }

## The board

lookback-deals = The deals
lookback-all-back = All deals
lookback-details = Details
lookback-later = All figures come when the whole match has been looked at.
lookback-better-card = The { $card } was better
# $call: "bidding +4", "passing".
lookback-better-call = Better: { $call } instead of { $played }
# Where what was played was as good as anything.
lookback-fine = Nothing was clearly better.
lookback-better-turn = Another turn was better
lookback-better-nothing = Laying nothing was better
lookback-out-you = You could have gone out
lookback-out = { $name } could have gone out
# $what: "3 points", "4% of the match", "3 points and 4% of the match".
lookback-cost-you = Cost you { $what }.
lookback-cost = Cost { $name } { $what }.
lookback-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# Of the chance to win it.
lookback-match = { $percent }% of the match
# On a tag below or above a card.
lookback-you-played = you played
lookback-they-played = { $name } played
lookback-better-tag = better
lookback-right = right
lookback-move = move { $number }
# What the line below is.
lookback-course-points = line: points to expect, all cards open
lookback-course-percent = line: chance to win the match, all cards open
lookback-course-lead = line: points ahead of the others, all cards open
# At a mistake, by what the player could know. The two are as far apart as what it cost.
lookback-then = points to expect: better { $better }, as played { $played }
lookback-then-match = to win the match: better { $better }%, as played { $played }%
lookback-then-lead = points against the others: better { $better }, as played { $played }
# After "Cost you 29 points."
lookback-lucky = As the cards lay, nothing was lost this time.
lookback-mistake-before = The mistake before
lookback-mistake-after = The next mistake
# In a deal without mistakes, the keys go through its small things.
lookback-small-before = The small thing before
lookback-small-after = The next small thing
# After "2 small things.", where none costs enough to be shown on the board.
lookback-too-small = Too small to be shown.
lookback-show-hands = Show hands
lookback-hide-hands = Hide hands

## A turn of Kings Corner

lookback-which-turn = Which turn is shown
lookback-turn-you =
    { $count ->
        [one] Your turn · 1 move
       *[other] Your turn · { $count } moves
    }
lookback-turn-they =
    { $count ->
        [one] { $name } · 1 move
       *[other] { $name } · { $count } moves
    }
lookback-turn-better =
    { $count ->
        [one] Better · 1 move
       *[other] Better · { $count } moves
    }
lookback-turn-you-short = You · { $count }
lookback-turn-they-short = { $name } · { $count }
lookback-turn-better-short = Better · { $count }
lookback-moves = Moves
lookback-step-start = Before the first move
lookback-step-said = Move { $number }: { $move }
# Before the name of the next move: "next: 6 of diamonds to the top".
lookback-next-move = next:
lookback-turn-done = That was all

## Finding it without help

lookback-find = Find it yourself
lookback-find-short = Find
lookback-find-all =
    { $count ->
        [one] Find it yourself
       *[other] Find the { $count } yourself
    }
lookback-your-turn = Your turn again
lookback-which-card = Which card do you play?
lookback-which-call = What do you say?
lookback-which-move = What do you do first?
lookback-take-time = Take your time: the other hands stay closed.
lookback-not-it = Not this: { $what }. Try another.
lookback-found = That is it
lookback-show-me = Show me
lookback-skip = Skip
lookback-stop = Stop
lookback-next = Next
lookback-finish = Finish
lookback-found-count = { $found } of { $all } found

## The list of deals

lookback-gave-you = You gave away { $what }
lookback-gave-nothing-you = You made no mistake
lookback-gave = { $name } gave away { $what }
lookback-gave-nothing = { $name } made no mistake
lookback-so-far = in { $count } of { $all } deals, looked at so far.
lookback-all-deals =
    { $count ->
        [one] in the one deal.
       *[other] in { $count } deals.
    }
lookback-luck-even = The cards were even.
lookback-luck-good-you = The cards brought you { $points } more.
lookback-luck-bad-you = The cards owed you { $points } more.
lookback-luck-good = The cards brought { $name } { $points } more.
lookback-luck-bad = The cards owed { $name } { $points } more.
lookback-luck-good-match-you = The cards brought you { $percent }% of the match.
lookback-luck-bad-match-you = The cards took { $percent }% of the match from you.
lookback-luck-good-match = The cards brought { $name } { $percent }% of the match.
lookback-luck-bad-match = The cards took { $percent }% of the match from { $name }.
lookback-whose = Whose mistakes are shown
# After "2 mistakes ·".
lookback-in-trick =
    { $count ->
        [one] trick { $number }
       *[other] the worst in trick { $number }
    }
lookback-in-turn =
    { $count ->
        [one] turn { $number }
       *[other] the worst in turn { $number }
    }
lookback-row-unlucky =
    { $count ->
        [one] bad luck once, no mistake
       *[other] bad luck { $count } times, no mistake
    }
# Nothing that counts as a mistake, but points were given away.
lookback-row-small =
    { $count ->
        [one] one small thing
       *[other] { $count } small things
    }
lookback-row-running = being looked at
lookback-row-waiting = still to come
