### The page that looks back at a match: the texts around the sentences of review.ftl.

lookback-title = Review
lookback-of = { $game }, { $date }
lookback-to-table = Back to the table
lookback-none = No decision in this match can be judged.

## While it is being made

lookback-waiting =
    { $count ->
        [0] The review begins in a moment.
        [one] Another match is reviewed first.
       *[other] { $count } other matches are reviewed first.
    }
lookback-preparing = The bots are getting ready to look at the match. The first time after an installation this takes a minute or two.
lookback-looking = Each decision is judged twice: by what the player could know, and with all cards open.
lookback-progress = { $done } of { $count } decisions
lookback-leave = You need not wait here: the review goes on, and this link leads to it.
lookback-offline = The server does not answer just now. This page keeps asking, and goes on as soon as it is back.
lookback-no-match = This match does not exist, or it is not public. Check the link.
lookback-anew = The server was started again: the review begins again.
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
lookback-inaccuracies = Inaccuracies
lookback-mistakes = Mistakes
lookback-blunders = Blunders
lookback-unlucky = Unlucky
lookback-luck = Luck
lookback-decisions = Decisions
lookback-note-points = Given away: points clearly lost against the best choice, by what the player could know.
lookback-note-percent = Given away: what was clearly lost in each deal against the best choice, by what the player could know, in percent of a won deal. 100% means a sure win thrown away once; it can be more, since the others sometimes give it back. Points count too.
lookback-note-luck = Luck: what the cards brought or took beyond how everyone played. Lucky is a mistake that cost nothing as the cards lay; unlucky is a right choice that the cards punished.
lookback-partial = Not every decision could be looked at.
lookback-quick = The match was looked at quickly; a closer look may judge some decisions otherwise.

## The graph

lookback-graph = How the match went
lookback-show = Show
lookback-whole = The whole match
lookback-deal = Deal { $number }
lookback-deal-of = Deal { $number }: { $contract }
lookback-totals-expected = Total points, as expected before each trick
lookback-totals = Total points after each deal
lookback-totals-fewest = Total penalty points after each deal: the fewest win
lookback-expected-points = Points to expect in this deal, before each trick, with open cards
lookback-expected-percent = Chance to win this deal in percent, at each turn, with open cards
lookback-as-table = The graph as a table
lookback-when = When
lookback-start = Start
lookback-end = End
lookback-after = After deal { $number }
lookback-trick = Trick { $number }
lookback-turn = Turn { $number }

## Moments and mistakes

lookback-moments = Worth another look
lookback-own = Mine
lookback-no-moments = There was no clear mistake.
lookback-no-moments-own = You made no clear mistake.
lookback-where-trick = Deal { $deal }, trick { $number }: { $name }
lookback-where-turn = Deal { $deal }, turn { $number }: { $name }
lookback-where-call = Deal { $deal }: { $name }
lookback-played = Played
lookback-better = Better
# "Better: the second way. Of 100 such deals …": the moves of both are listed above it.
lookback-second = the second way
lookback-auction = The auction so far
lookback-seller = Seller: { $name }
lookback-standing = Highest bid: { $bid }, { $name }
lookback-no-bid = No bid yet.
lookback-on-table = On the table
lookback-leads = Nothing yet: this card is led.
lookback-hand = Hand of { $name }
lookback-hand-you = Your hand
lookback-other-hands = The other hands
lookback-piles = The piles
lookback-pile-empty = empty
lookback-pile-more =
    { $count ->
        [one] 1 card between
       *[other] { $count } cards between
    }
lookback-all = All mistakes and bad luck, deal by deal
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
