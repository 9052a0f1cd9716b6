### A match reviewed (kingcraft review, and in the browser). "Master" is the strongest level.

## Sentences. Tokens come in words: cards, calls, the moves of a turn. Points have their signs.

# $count of $worlds: in how many deals of the unseen cards nothing was better.
review-card = Points to expect: { $expected } with { $best }, { $instead } with { $played }. In { $count } of { $worlds } deals of the unseen cards nothing is better than { $best }.
review-call =
    { $loss ->
        [one] “{ $best }” is worth 1 point more than “{ $played }”, give or take { $error }.
       *[other] “{ $best }” is worth { $loss } points more than “{ $played }”, give or take { $error }.
    }
# $chance and $odds: of 100 deals. $expected and $instead: by how many points better off than the others.
review-turn = Better: { $best }. So { $chance } of 100 such deals are won, as it was played { $odds }; points ahead of the others { $expected }, as it was played { $instead }.
review-best = { $best } is what Master would do too.
review-as-good = As good as { $best }.
review-lucky = As the cards lay, this cost nothing.
review-unlucky =
    { $loss ->
        [one] Right by what could be known; as the cards lay, { $best } was 1 point better.
       *[other] Right by what could be known; as the cards lay, { $best } was { $loss } points better.
    }
review-unlucky-turn = Right by what could be known; as the cards lay, this was better by { $loss } hundredths of a deal: { $best }.
review-nothing = lay nothing
review-hint-only = { $best } is all that may be done.
review-hint-card = { $best }: points to expect { $expected }, give or take { $error }. In { $count } of { $worlds } deals of the unseen cards nothing is better.
review-hint-call = “{ $best }”: points to expect { $expected }, give or take { $error }.
review-hint-turn = { $best }: so { $chance } of 100 such deals are won.
review-game = { $best }: points to expect { $expected }, give or take { $error }.
review-price-yes =
    { $loss ->
        [one] { $best } brings 1 point more than no sale, give or take { $error }.
       *[other] { $best } brings { $loss } points more than no sale, give or take { $error }.
    }
review-price-no =
    { $loss ->
        [one] { $best } costs 1 point against no sale, give or take { $error }.
       *[other] { $best } costs { $loss } points against no sale, give or take { $error }.
    }
review-price-open = { $best } and no sale are worth about the same, give or take { $error }.

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
review-lost = Lost
review-lost-a-deal = a deal
review-inaccuracies = Inaccuracies
review-mistakes = Mistakes
review-blunders = Blunders
review-luck = Luck
review-note-points = Lost: points clearly given away by what the player could know. Luck: points that the play of all does not explain.
review-note-percent = Lost: hundredths of a deal clearly given away by what the player could know. Luck: hundredths of a deal that the play of all does not explain.
review-partial = The review was stopped; this is what was looked at by then.
review-moments = Worth another look
review-no-moments = Nobody made a clear mistake.
review-where-trick = Deal { $deal }, trick { $number }, { $name }: { $played }
review-where-turn = Deal { $deal }, turn { $number }, { $name }: { $played }
review-where-call = Deal { $deal }, { $name }: { $played }
review-deal-fine = Nothing in this deal was clearly wrong.
review-course-points = Points to expect, with open cards
review-course-percent = Chance to win the deal in percent, with open cards
review-course-start = start
review-course-trick = trick { $number }
review-course-turn = turn { $number }
review-course-end = end

## While it works

review-preparing = preparing the bots; the first time this takes about 20 seconds
review-progress = { $done } of { $count } decisions
review-no-such-seat = there is no seat { $seat }: this match has { $count }
review-impossible = a deal of this record cannot be reviewed: { $why }
review-failed = the review failed: { $why }
