### Why a hint advises what it does: a fact that was looked up, in a card player's words; “it” is the card that is advised.

## Points are avoided

why-gives = Another player must take the { $card }.
why-free = You take this trick, but it costs nothing, and a high card is gone.
why-anyway = You take this trick whatever you play: so with a high card.
why-uncounted = Only the last two tricks count: get rid of high cards now.
why-lowest = All { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    } that are still out are higher: it cannot take the trick.
why-ducks = It cannot take this trick.
why-ducks-cost = This trick costs points, and it cannot take it.
why-still-out = The { $card } is still out, and the { $other } is higher.
why-throws = You cannot follow suit: get rid of it, { $count ->
        [one] 1 lower card of its suit is
       *[other] { $count } lower cards of its suit are
    } still out.
why-keeps-low = It cannot take this trick, and you keep the lower { $other } for later.
why-void-seat =
    Rather not { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }: { $seat } has none left and would not have to follow suit.
why-own = The { $other } costs points, and you might have to take it yourself.
why-ahead-anyway = With the { $other } you would be ahead as well: so rather with a high card.
why-last-of-suit = Your last { $suit ->
        [S] spade
        [H] heart
        [D] diamond
       *[C] club
    }: after it you need not follow that suit.
why-low =
    { $count ->
        [one] 1 higher card of its suit is
       *[other] { $count } higher cards of its suit are
    } still out.

## Tricks are wanted

why-surely = No one can beat it.
why-only-suit = No one else has { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    } left: the trick is yours.
why-enough = It is enough for this trick: the { $other } stays for another.
why-lost = You cannot take this trick: the { $other } is too good for it.
why-ahead = It is ahead in this trick; the { $other } would not be.
why-master = No higher { $suit ->
        [S] spade
        [H] heart
        [D] diamond
       *[C] club
    } is still out: only a trump beats it.
why-draws =
    { $count ->
        [one] It draws the last trump of the others.
       *[other] It draws trumps: { $count } are still out.
    }
why-trumped =
    { $seat } has no { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    } left and might trump.
why-unsure = The { $other } is not sure of the trick: { $count ->
        [one] 1 higher card of its suit is
       *[other] { $count } higher cards of its suit are
    } still out.
why-ruffs-next = Your last { $suit ->
        [S] spade
        [H] heart
        [D] diamond
       *[C] club
    }: after it you can trump that suit.

## How much depends on it. $other: the next best card; $played: the best that is clearly worse.

why-better = About { $loss ->
        [one] 1 point
       *[other] { $loss } points
    } better than the { $played }.
why-as-good = The { $other } may be just as good; the { $played } is about { $loss ->
        [one] 1 point
       *[other] { $loss } points
    } worse.
why-close = The { $played } may be just as good.
why-all-same = It makes no difference which card you play.

## What to call. $trump is played, $against would be the next best.

why-tricks =
    { $trump ->
        [S] With spades as trump
        [H] With hearts as trump
        [D] With diamonds as trump
        [C] With clubs as trump
        [NT] Without trump
       *[minus] In Minus
    } { $count ->
        [0] hardly any trick
        [one] about 1 trick
       *[other] about { $count } tricks
    }.
why-more-tricks =
    { $trump ->
        [S] With spades as trump
        [H] With hearts as trump
        [D] With diamonds as trump
        [C] With clubs as trump
        [NT] Without trump
       *[minus] In Minus
    } { $count ->
        [0] hardly any trick
        [one] about 1 trick
       *[other] about { $count } tricks
    }, { $against ->
        [S] with spades
        [H] with hearts
        [D] with diamonds
        [C] with clubs
        [NT] without trump
       *[minus] in Minus
    } { $tricks }.

## What to say while a deal is for sale: the shape of the hand, and what a price costs. $count: sure tricks, from the ace down without a gap.

why-offers-flat =
    { $count ->
        [0] No sure trick
        [one] 1 sure trick
       *[other] { $count } sure tricks
    } and no suit longer than { $length }: others may pay more than your own game brings.
why-offers = Hear the offers first: { $trump ->
        [S] spades
        [H] hearts
        [D] diamonds
        [C] clubs
        [NT] no trump
       *[minus] Minus
    }, about { $points ->
        [one] 1 point
       *[other] { $points } points
    }, stays yours until you sell.
why-offers-poor = No game of your own brings anything: let the others pay for theirs.
why-passes-flat =
    { $count ->
        [0] No sure trick
        [one] 1 sure trick
       *[other] { $count } sure tricks
    } and no suit longer than { $length }: not worth { $loss } points.
why-passes-dear = { $other } costs about { $loss }, and { $trump ->
        [S] spades bring
        [H] hearts bring
        [D] diamonds bring
        [C] clubs bring
        [NT] no trump brings
       *[minus] Minus brings
    } you only about { $points }.
# $other: what could be said; $expected: what it leaves; $instead: without it.
why-passes-less = { $other } would leave you about { $expected }; without it you may expect about { $instead }.
why-passes-free = Without paying anyone you may expect about { $instead }.
why-asking = Asking costs nothing: if the answer is no, the offer still stands.
why-eight = You would play Minus in any case: perhaps one of them pays eight instead.
why-unplayed = Points that are certain; played yourself, the deal brings about { $instead }.
why-sold = Sold, the deal brings you about { $expected }; played yourself, about { $instead }.
why-kept = Played yourself, the deal brings you about { $expected }; sold, about { $instead }.
why-drives = Another player will probably go higher, and then pays more.
why-strong = { $length } { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    } and { $count ->
        [0] no sure trick
        [one] 1 sure trick
       *[other] { $count } sure tricks
    } in the other suits: about { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    } with that trump.
why-strong-high =
    { $count ->
        [one] 1 sure trick
       *[other] { $count } sure tricks
    } from the top: without trump about { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }.
why-strong-low = A low card or none in { $count } of four suits: in Minus { $tricks ->
        [0] hardly any trick
        [one] about 1 trick
       *[other] about { $tricks } tricks
    }.

## Kings Corner

why-out = Your last card: you go out.
why-out-turn = With this turn you go out.
why-then-card = Then the { $card } fits too.
why-then-more = Then { $count ->
        [one] 1 more card of yours fits
       *[other] { $count } more of your cards fit
    }.
why-then-pile = Then the pile from the { $place } fits on it.
why-frees = It frees a side for the { $card }.
why-dear = Left in your hand it would cost { $count ->
        [one] 1 point
       *[other] { $count } points
    }.
why-dear-chips = Left in your hand it would cost { $count ->
        [one] 1 chip
       *[other] { $count } chips
    }.
why-many = This turn rids you of { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
why-nothing-fits = Nothing else fits.
why-keeps = Keep the { $card }: others could lay theirs on it.
