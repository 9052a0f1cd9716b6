### The settings of the page, and the keys of the table. A part of its own: it comes with the panel.

set-group-play = Playing
set-group-cards = Cards
set-group-page = Page
set-group-sound = Sound and notifications
set-group-access = Keys and reading

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
set-taps-auto = One tap where there is room
set-taps-one = Always one tap
set-taps-two = Two taps
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
set-premove = Choose ahead (King): tap a card twice while others play
set-warn = Warn before drawing while something still fits

## Cards

set-colours = Colours of the suits
set-colours-auto = By the game
set-colours-two = Two
set-colours-four = Four
set-tint = Tinted paper for red suits
set-tint-auto = With two colours
set-tint-on = Always
set-tint-off = Never
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
set-size = Size of the cards
set-size-small = Small
set-size-medium = Medium
set-size-large = Large
set-sort = Hand in Kings Corner
set-sort-rank = By rank
set-sort-runs = By rank, red and black in turn
set-sort-suit = By suit
set-order = Hand in King
set-order-suit = By suit, low to high
set-order-suit-down = By suit, high to low
set-order-rank = By rank, low to high
set-order-rank-down = By rank, high to low
set-handed = I play with
set-handed-right = The right hand
set-handed-left = The left hand

## The page

set-language = Language
set-cloth = Cloth
set-cloth-auto = As each game has it
set-cloth-green = Green
set-cloth-midnight = Midnight
set-cloth-burgundy = Burgundy
set-cloth-linen = Linen
set-contrast = High contrast
set-contrast-auto = As on this device
set-contrast-on = On
set-contrast-off = Off

## Sound and notices

set-sound = Sound
set-vibrate = Vibrate when it is my turn after a long wait
set-notify = Notify me when it is my turn and I am looking elsewhere
set-notify-refused = This browser refuses notifications from this page. That can be changed in the browser’s settings for this site.

## Keys and reading

set-keys = Use letters, digits and the space bar as keys
set-text = Show the table as text
keys = Keys
keys-hand = move through your hand
keys-enter = take or play the card
keys-places-name = Q W E A D Z X C
keys-places = the places round the stock, as they lie; also 1–9
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
how-stars = The stars at a bot’s name say how well it plays.
