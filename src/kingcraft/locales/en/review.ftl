### A match reviewed (kingcraft review, and in the browser). "Master" is the strongest level.

## Sentences. Tokens come in words: cards, calls, the moves of a turn. Points have their signs.

# $count of $worlds: in how many deals of the unseen cards nothing was better.
review-card = Better: { $best }. Points to expect: { $expected }, with { $played } { $instead }. In { $count } of { $worlds } deals of the unseen cards it does at least as well.
review-call =
    { $loss ->
        [one] Better: { $best }. That is worth 1 point more than { $played }{ $error ->
            [0] { "" }
           *[other] , give or take { $error }
        }.
       *[other] Better: { $best }. That is worth { $loss } points more than { $played }{ $error ->
            [0] { "" }
           *[other] , give or take { $error }
        }.
    }
# $chance and $odds: in percent. $expected and $instead: by how many points better off than the others.
review-turn = Better: { $best }. Chance to win the match: { $chance }%, as played { $odds }%; points against the others: { $expected }, as played { $instead }.
review-turn-points = Better: { $best }. Points against the others: { $expected }, as played { $instead }.
review-best = Master would do the same.
review-as-good = As good as { $best }.
review-lucky = But as the cards lay, it cost nothing.
review-unlucky =
    { $loss ->
        [one] As the cards lay, { $best } would have been 1 point better.
       *[other] As the cards lay, { $best } would have been { $loss } points better.
    }
review-unlucky-turn = As the cards lay, this would have been better: { $best }. Chance to win the match: { $chance }%, as played { $odds }%; points against the others: { $expected }, as played { $instead }.
review-unlucky-turn-points = As the cards lay, this would have been better: { $best }. Points against the others: { $expected }, as played { $instead }.
review-no-fault = The right choice by what the player could know.
review-hard-luck = Bad luck, not a mistake: no one could have known.
review-nothing = no card laid

## What may be said in King, as a sentence goes on: "Better: passing. That is worth 3 points more than bidding +4."

review-say-auction = putting it up for auction
review-say-pass = passing
review-say-bid = bidding { $bid }
review-say-match = equalising
review-say-accept = selling
review-say-reject = keeping it
review-say-counter = asking for { $bid }
review-say-ultimatum = the ultimatum
review-say-split = leaving it unplayed
review-say-yes = saying yes
review-say-no = saying no
review-say-lead = letting { $name } lead

## Hints

review-hint-only = { $best }: nothing else is allowed.
# $end: what the button says that ends the turn.
review-hint-nothing = Nothing fits: all you can do is “{ $end }”.
# Where there is no doubt, $error is 0 and is left out.
review-hint-card = { $best }: points to expect { $expected }{ $error ->
        [0] { "" }
       *[other] , give or take { $error }
    }. In { $count } of { $worlds } deals of the unseen cards nothing is better.
review-hint-call = { $best }: points to expect { $expected }{ $error ->
        [0] { "" }
       *[other] , give or take { $error }
    }.
# On a phone, below the card that is advised. $about: "−49, give or take 1".
hint-brief = points to expect: { $about }
review-hint-turn = { $best }: chance to win the match { $chance }%, points against the others { $expected }.
review-hint-turn-points = { $best }: points against the others { $expected }.
# Naming a game. $played: the next best. $loss counts what is missing in later deals once it has been chosen.
review-hint-choose-ahead =
    { $loss ->
        [one] { $best }: for the whole match 1 point better than { $played }{ $error ->
            [0] { "" }
           *[other] , give or take { $error }
        }. That counts what you will miss in later deals once it is used up. The list says what each game is worth in this deal alone.
       *[other] { $best }: for the whole match { $loss } points better than { $played }{ $error ->
            [0] { "" }
           *[other] , give or take { $error }
        }. That counts what you will miss in later deals once it is used up. The list says what each game is worth in this deal alone.
    }
review-hint-choose-close = { $best }; for the whole match { $played } is about as good. That counts what you will miss in later deals once it is used up. The list says what each game is worth in this deal alone.
review-hint-name-ahead =
    { $loss ->
        [one] { $best }: 1 point better than { $played }{ $error ->
            [0] { "" }
           *[other] , give or take { $error }
        }.
       *[other] { $best }: { $loss } points better than { $played }{ $error ->
            [0] { "" }
           *[other] , give or take { $error }
        }.
    }
review-hint-name-close = { $best }; { $played } is about as good.
review-game = { $best }: points to expect { $expected }{ $error ->
        [0] { "" }
       *[other] , give or take { $error }
    }.
review-price-yes =
    { $loss ->
        [one] { $best } brings 1 point more than no sale{ $error ->
            [0] { "" }
           *[other] , give or take { $error }
        }.
       *[other] { $best } brings { $loss } points more than no sale{ $error ->
            [0] { "" }
           *[other] , give or take { $error }
        }.
    }
review-price-no =
    { $loss ->
        [one] { $best } costs 1 point against no sale{ $error ->
            [0] { "" }
           *[other] , give or take { $error }
        }.
       *[other] { $best } costs { $loss } points against no sale{ $error ->
            [0] { "" }
           *[other] , give or take { $error }
        }.
    }
review-price-open = { $best } and no sale are worth about the same{ $error ->
        [0] { "" }
       *[other] , give or take { $error }
    }.

## How good a decision was

review-size-fine = fine
review-size-inaccuracy = inaccuracy
review-size-mistake = mistake
review-size-blunder = blunder
review-fate-lucky = lucky
review-fate-unlucky = unlucky

## Tables

review-title = The play reviewed
review-decisions = Decisions
review-accuracy = Accuracy
review-lost = Given away
review-lost-a-deal = a deal
review-lost-points = in points
review-inaccuracies = Inaccuracies
review-mistakes = Mistakes
review-blunders = Blunders
review-luck = Luck
review-note-points = Given away: points clearly lost against the best choice, judged by what the player could know. Luck: points that no player’s decisions explain.
review-note-percent = Given away: by how much the chance to win the match clearly fell against the best choice, by what the player could know. It adds up turn by turn and can be more than 100%, since the others give some of it back. Points compare with the average of the others. Luck: the part of the match that no player’s decisions explain.
# How chances to win the match are known.
review-chances-measured = The chances to win the match follow from the deals that Masters played against each other with this scoring.
review-chances-scaled = The chances to win the match are estimates: they follow from deals that Masters played with the usual scoring, converted to what a card costs here.
review-chances-points = Under these rules only points are compared: the chance to win the match is not known.
review-partial = The review was stopped; this is what it had judged by then.
review-moments = Worth another look
review-no-moments = There was no clear mistake.
review-where-trick = Deal { $deal }, { $game }, trick { $number }, { $name }: { $played }
review-where-turn = Deal { $deal }, turn { $number }, { $name }: { $played }
review-where-call = Deal { $deal }, { $name }: { $played }
review-deal-fine = Nothing in this deal was clearly wrong.
review-deal-laid = This deal was played before the practice began, so it is not judged.
review-deal-void = The cards were thrown in: this deal is not judged.
review-course-points = Points to expect, with open cards
review-course-percent = Chance to win the match in percent, with open cards
review-course-lead = Points ahead of the others on average, with open cards
review-course-start = start
review-course-trick = trick { $number }
review-course-turn = turn { $number }
review-course-end = end

## While it works

review-preparing = getting ready; the first time this takes a minute or two
review-progress = { $done } of { $count } decisions
review-no-such-seat = there is no seat { $seat }: this match has { $count }
review-impossible = a deal of this record cannot be reviewed: { $why }
review-none = there is no review of { $game } yet
review-failed = the review failed: { $why }

## How a match ended for you, and what the cards had to do with it. $seat: the winner, or the next best.

ended-first =
    You won, { $count ->
        [one] 1 point
       *[other] { $count } points
    } ahead of { $seat }.
ended-shared = You share the best result with { $seat }.
ended-behind =
    You came { $rank ->
        [2] second
        [3] third
        [4] fourth
       *[other] number { $rank }
    }, { $count ->
        [one] 1 point
       *[other] { $count } points
    } behind { $seat }.
ended-luck-even = The cards treated you fairly.
ended-luck-gave =
    The cards gave you { $count ->
        [one] 1 point
       *[other] { $count } points
    }.
ended-luck-owed =
    The cards owed you { $count ->
        [one] 1 point
       *[other] { $count } points
    }.
ended-luck-gave-match = The cards were with you: they brought { $count } of 100 chances to win.
ended-luck-owed-match = The cards were against you: they took { $count } of 100 chances to win.
