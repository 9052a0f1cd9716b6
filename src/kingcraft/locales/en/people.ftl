### Who people are: figures, the guest's door, the waiting room

people-title = You
people-note = The others see this at the table.
people-figures = Your figure
people-discs = Your colour
people-taken = { $what }, taken by { $name }
people-done = Done
people-change = name and figure
people-nameless = Please type your name: the others see it at the table.
people-name-taken = Someone at this table is called { $name } already. Choose another name.
figure-fox = fox
figure-owl = owl
figure-bear = bear
figure-hare = hare
figure-cat = cat
figure-raven = raven
figure-badger = badger
figure-stag = stag
figure-wolf = wolf
figure-lion = lion
figure-frog = frog
figure-hedgehog = hedgehog
figure-mouse = mouse
figure-ram = ram
figure-pig = pig
figure-swan = swan
figure-rooster = rooster
figure-horse = horse
figure-tiger = tiger
figure-panda = panda
figure-elephant = elephant
figure-walrus = walrus
figure-penguin = penguin
figure-hound = hound
figure-letter = my letter
disc-1 = blue
disc-2 = rust
disc-3 = green
disc-4 = violet
disc-5 = teal
disc-6 = wine red
disc-7 = ochre
disc-8 = slate

corner-language = Language
corner-rules = House rules
corner-about = About the cards

door-invites = { $name } invites you to { $game }
door-table = A table of { $game }
door-bot = { $name } (a bot)
door-there =
    { $count ->
        [one] { $names } sits there too.
       *[other] { $names } sit there too.
    }
door-match =
    { $count ->
        [one] { $players } players, one deal, about { $minutes } minutes.
       *[other] { $players } players, { $count } deals, about { $minutes } minutes.
    }
door-target = { $players } players, to { $target } points.
door-king-1 = In some deals you avoid things: tricks, hearts, queens …
door-king-2 =
    { $bids ->
        [0] In the others you win tricks.
       *[other] In the others you win tricks, and the deal can be bought at auction.
    }
door-kings-corner-1 = You lay cards on piles: downwards, red on black and black on red.
door-kings-corner-2 = Kings open the corners. The first player without cards ends the deal.
door-sit = Take a seat
door-watch = Watch
door-full = All seats are taken, but you may watch.
door-over = This match is over. You may look at how it ended.
door-playing = All seats are taken, and the match is on. You may watch.
door-closed = This table no longer exists. Ask for a new link.
door-device = Already playing here on another device?

waiting-table = { $name }’s table
waiting-tables = The next match
waiting-read = Read it out, or scan
waiting-home = in your home network
waiting-who = What do the others call you?
waiting-show = Show the link
waiting-scan = Scan it, or send the link
waiting-code = QR code of the link to this table
waiting-share = Share
waiting-copy-link = Copy the link
waiting-link = Link to this table
seat-host = opened this table
seat-shows = shows their cards to { $name }
seat-show = Show my cards to
seat-show-about = Everyone sees that you do. It ends when you take it back, when one of you leaves, and with the match.
watcher-sees = { $name } (sees the cards of { $player })
hand-shown = You see the cards of { $name }
remove-open = Remove from the table
remove-what = A bot plays on this seat for the rest of the match. The link of the player’s seat opens nothing any more; looking on is open to everyone.
remove-waiting = The seat is open again, to anyone who has the link of this table. The link of the player’s seat opens nothing any more.
remove-ask = Remove { $name } from the table?
remove-yes = Remove
remove-no = Cancel
leaving-title = Leave the table?
leaving-what = The others play on: a bot plays for you until you are back.
leaving-stay = Stay
leaving-go = Leave
waiting-at = at the table
waiting-just = has just sat down
waiting-last = still at the last match
waiting-seat = Open seat
waiting-bot = Put a bot here
waiting-deal =
    { $count ->
        [one] Deal now, a bot takes one seat
       *[other] Deal now, bots take { $count } seats
    }
waiting-differ =
    { $count ->
        [one] One rule differs from { $preset }
       *[other] { $count } rules differ from { $preset }
    }
waiting-deals =
    { $count ->
        [one] one deal
       *[other] { $count } deals
    }
waiting-target = to { $target } points
waiting-same = The rules: { $preset }

here-title = Everyone is here
here-deals = { $name } deals first.
here-deals-you = You deal first.
here-wait = Wait
here-deal = Deal
here-in = in { $seconds }
here-held = { $name } asked everyone to wait a moment.
here-held-you = The others wait until someone deals.

away-is = { $name } is away
away-bot-in = A bot plays on in { $time }.
away-waits = The match waits. A bot may play until they are back.
away-now = Let a bot play now

about-courts = The court cards are Adrian Kennard’s drawing of the English pattern, as card players have known it for two hundred years. It is free for everyone (CC0).
about-letters = Letters and figures on the cards follow Source Serif, the titles DM Serif Display: both free under the Open Font License.
about-figures = The animals in court dress were drawn for Kingcraft, and belong to everyone too (CC0).
about-licences = All licences in full

code-title = The code of the table
code-how = Four letters, as someone at the table reads them out.
code-open = To the table
code-four = A code has four letters.
