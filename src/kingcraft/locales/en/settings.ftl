### The settings of the page, and the keys of the table. A part of its own: it comes with the panel.

set-tab-table = Table
set-tab-cards = Cards
set-tab-play = Play
set-tab-sound = Sound, access

## Playing

set-speed = Speed of the cards
set-speed-off = At once
set-speed-fast = Fast
set-speed-normal = Normal
set-speed-slow = Slow
set-hold = A finished trick stays
set-hold-none = Not at all
set-hold-short = Briefly
set-hold-normal = Normal
set-hold-long = Long
set-hold-tap = Until I tap
set-taps = Playing a card (King)
set-taps-auto = Auto
set-taps-one = One tap
set-taps-two = Two taps
set-taps-what = Auto: one tap plays a card. Where its neighbours leave less than a finger’s width of it, the first tap only lifts it, unless it is the only one allowed.
set-auto = Played for me (King)
set-auto-off = No card
set-auto-last = My last card
set-auto-forced = Any card, if I have no choice
set-settle = When nothing is left to win (King)
set-settle-ask = Ask me
set-settle-auto = End the deal
set-history = Tricks to look at again (King)
set-history-last = The last one
set-history-all = All of the deal
set-coach = Tips in the first matches
set-coach-what = One line at a time about what is new
set-fits = Show what fits
set-fits-what = A ring round every place for the chosen card (Kings Corner)
set-oneplace = Play at once where one place fits
set-oneplace-what = Kings Corner
set-worth = Say what a hand is worth
set-worth-what = In the auction of King, where the table allows hints
set-premove = Choose ahead
set-premove-what = King: tap a card twice while others play
set-warn = Warn before drawing
set-warn-what = Kings Corner: while something still fits

## Cards

set-colours = Suits
set-colours-auto = By the game
set-colours-two = Two colours
set-colours-four = Four colours
set-colours-blind = Colour-blind
set-tint = Hollow red suits
set-tint-what = Hearts and diamonds as outlines
# $letters: those of ace, jack, queen and king.
set-letters = Letters on the cards
set-letters-auto = By the language ({ $letters })
set-letters-en = { $letters } (English, Romanian)
set-letters-de = { $letters } (German)
set-letters-sv = { $letters } (Swedish)
set-letters-sv-a = { $letters } (Swedish, with A)
set-letters-fr = { $letters } (French, Romanian)
set-letters-fr-1 = { $letters } (French, with 1)
set-letters-ru = { $letters } (Russian)
set-letters-own = by the language
set-size = Size of the cards
set-size-small = Small
set-size-medium = Medium
set-size-large = Large
set-index = Index
set-index-large = Large
set-index-small = Two small
set-cards-origin = Where the cards come from
set-sort = Hand in Kings Corner
set-sort-rank = By rank
set-sort-runs = By rank, red and black in turn
set-sort-suit = By suit
set-order = Hand in King
set-order-suit = By suit, low to high
set-order-suit-down = By suit, high to low
set-order-rank = By rank, low to high
set-order-rank-down = By rank, high to low
set-order-what = Sorted by suit, trump lies at the far left.
set-handed = Left-handed
set-handed-what = Buttons change sides, cards do not

## The page

set-language = Language
set-cloth = Cloth
set-cloth-green = Green
set-cloth-midnight = Midnight
set-cloth-burgundy = Burgundy
set-cloth-linen = Linen
set-back = Card back
set-back-auto = The one that goes with the cloth
set-back-red = Red
set-back-green = Green
set-back-blue = Blue
set-back-scales = Scales
set-back-pinstripe = Pinstripe
set-contrast = High contrast
set-contrast-what = Black ground, stronger lines, hollow red suits
set-daylight = Light from the device
set-daylight-what = Linen by day, your cloth by night
set-shown = Changes show at once, here and at your table.

## Sound and notices

set-volume = Volume
set-hear = Hear the sounds
set-hear-deal = Deal
set-hear-card = Card
set-hear-trick = Trick
set-hear-knock = King
set-hear-turn = Turn
set-sound = Sounds
set-turnsound = Your turn
set-turnsound-what = Two taps on a glass
set-vibrate = Vibrate when it is my turn after a long wait
set-notify = Notify me when it is my turn and I am looking elsewhere
set-notify-refused = This browser refuses notifications from this page. That can be changed in the browser’s settings for this site.

## Keys and reading

set-keys = Use letters, digits and the space bar as keys
set-text = Show the table as text
set-text-what = For reading aloud, or without pictures
keys = Keys
keys-hand = move through your hand
keys-enter = take or play the card
keys-places-name = Q W E A D Z X C
keys-places = the places round the stock, as they lie; also 1–9
keys-bids = choose a plus bid in an auction; with Shift, or after −, a minus bid
keys-space-name = Space
keys-space = draw and end the turn
keys-undo = take back
keys-hint = hint
keys-tricks = last trick
keys-forward = show at once what the others do
keys-put-back = put back
keys-off = Letters, digits and the space bar do nothing here: they are switched off in the settings.
keys-spread = Shift with a place
keys-spread-what = spread the pile, and say its cards
keys-read = say what lies on the table
keys-listen = With a screen reader you need none of these keys: every button of the table works in browse mode too. Letters, digits and the space bar reach the table in focus mode only (NVDA: NVDA and Space; JAWS: Insert and Z; VoiceOver on a Mac: left and right arrow together turn Quick Nav off). The bar at the top is the banner, the table is the main landmark: the players, the piles or the trick, your hand and, at its end, all that has happened. There are headings above the contract, the auction and the points of a deal.
how-ahead = While others play, tap a card twice: it is played as soon as your turn comes.
how-forward = The double arrow, or the key F, goes on to your turn at once; the arrow beside your name sorts your hand another way.
how-stars = The diamonds at a bot’s name say how well it plays.
how-lessons = The lessons

## How to play, at this table

how-here = How you play here
how-places-tap = Tap a card or a pile, then one of the places that light up; or drag it there.
how-tricks-tap =
    { $taps ->
        [one] Tap a card to play it.
        [two] Tap a card to lift it; a second tap on it, or on its place on the table, plays it.
       *[auto] Tap a card to play it; where cards lie close together, the first tap lifts it, and a second one on it or on its place on the table plays it.
    } Cards that the rules do not allow are dimmed; tap one to learn why.
how-hint = The lamp, or the key H, says what Master would do in your place, and why.
how-undo = The bent arrow, or the key U, takes back what you did in this turn, until you draw.
