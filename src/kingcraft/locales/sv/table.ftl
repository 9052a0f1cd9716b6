### The table in the browser. Texts for people who play cards; what the rules refuse stands in reasons.ftl.

## Cards and suits

# The letters on ace, jack, queen and king, as packs sold in Sweden print them.
card-letters = E Kn D K
# Two words, as players write them: "hjärter dam" then goes with "hjärter 10".
card =
    { $suit ->
        [S] spader
        [H] hjärter
        [D] ruter
       *[C] klöver
    } { $rank ->
        [A] ess
        [T] 10
        [J] knekt
        [Q] dam
        [K] kung
       *[other] { $rank }
    }
no-trump = Utan trumf
rank-name =
    { $rank ->
        [A] ess
        [K] kung
        [Q] dam
        [J] knekt
        [T] 10
       *[other] { $rank }
    }

## Places of Kings Corner

place-N = uppe
place-E = till höger
place-S = nere
place-W = till vänster
place-NE = övre högra hörnet
place-SE = nedre högra hörnet
place-SW = nedre vänstra hörnet
place-NW = övre vänstra hörnet
# Where a card or a pile is laid, in a sentence of the log.
onto =
    { $place ->
        [N] uppe
        [E] till höger
        [S] nere
        [W] till vänster
        [NE] i övre högra hörnet
        [SE] i nedre högra hörnet
        [SW] i nedre vänstra hörnet
       *[NW] i övre vänstra hörnet
    }
place-corner-empty = { $place }: tomt, för en kung
place-side-empty = { $place }: tomt
place-card = { $place }: { $card }
place-pile = { $place }: från { $base } till { $top }, { $count } kort
place-fits = { $name }, passar
stock =
    { $count ->
        [0] Talongen är slut
       *[other] { $count } kort i talongen
    }

## Games

game-kings-corner = Kungen i hörnet
game-king = King
about-kings-corner = Bygg nedåt, rött på svart. Kungar tar hörnen.
about-king = Undvik stick och kort i vissa givar, ta stick i de andra.

## Seats

you = Du
you-name = Spelare
seat-number = Plats { $number }
seat-open = ledig plats
onlooker-number = Gäst { $number }
seat-shown = visar sina kort för en åskådare
watchers =
    { $count ->
        [one] { $count } person tittar på
       *[other] { $count } personer tittar på
    }
seat-away = borta
seat-bot = bot
seat-bot-plays = en bot spelar så länge ({ $level })
seat-caught = har tagit: { $cards }
dealer = givare
dealer-letter = G
turn-yours = Din tur
turn-of = { $name } är i tur
turn-wait = Inte än: { $name } är i tur.
turn-before = Inte din tur än
turn-led =
    { $suit ->
        [S] Spader spelades ut
        [H] Hjärter spelades ut
        [C] Klöver spelades ut
        [D] Ruter spelades ut
       *[none] Du spelar ut
    }
turn-again = Tryck igen för att spela
turn-ahead = Tryck igen: spelas när det är din tur
turn-chosen = Spelas när det är din tur
seat-sells = säljare
seat-names = valde spelet
side-so-far = Hittills
turn-theirs = på tur
turn-thinks = { $name } tänker.
cards-count = { $count } kort
tricks-count =
    { $count ->
        [0] inget stick
       *[other] { $count } stick
    }
points-short = { $points } p
chips-short =
    { $count ->
        [one] { $chips } spelmark
       *[other] { $chips } spelmarker
    }
pot = Pott: { $chips }
card-refused = Det kortet får inte spelas nu.
your-hand =
    { $count ->
        [0] Din hand är tom
       *[other] Din hand: { $count } kort
    }

## What one can do

draw =
    { $count ->
        [one] Dra ett kort
       *[other] Dra { $count } kort
    }
draw-short =
    { $count ->
        [one] Dra
       *[other] Dra { $count }
    }
end-turn = Avsluta tur
pass-turn = Passa
undo = Ta tillbaka
undo-what = Tar tillbaka ditt senaste drag (tangent U).
offer-end = Avsluta given
offer-settled = Inget mer att ta
offer-claim = Resten går till dig
last-trick = Förra sticket
last-trick-won = tog sticket
last-trick-none = Inget stick har spelats än.
hint-none = Just nu passar inget kort och ingen hög.
still-lay = Du kan fortfarande lägga { $card } { $onto }. Tryck igen för att avsluta turen.
still-move = Du kan fortfarande lägga högen { $from } { $onto }. Tryck igen för att avsluta turen.
next-deal = Nästa giv
again = Revansch
download = Spara protokollet
home = Startsida
look-back = Återblick
watch-again = Se partiet igen
how = Så spelar man
how-contents = Innehåll
close = Stäng
watching = åskådare
deal-of = Giv { $number } av { $deals }
deal-to = Giv { $number } · till { $target }
deal-past =
    { $side ->
        [below] Giv { $number } · under { $target }
       *[above] Giv { $number } · över { $target }
    }
deal-practice = Övning

## Contracts of King

contract-no-tricks = Inga stick
contract-no-hearts = Inga hjärter
contract-no-queens = Inga damer
contract-no-men = Inga herrar
contract-no-king = Ingen hjärter kung
contract-last-two = De två sista
contract-plus = Plus
contract-minus = Minus
contract-positive = Auktion
# What a declarer may name, in a list
declaration-S = spader
declaration-H = hjärter
declaration-D = ruter
declaration-C = klöver
declaration-NT = utan trumf
declaration-minus = minus
contract-plus-trump =
    { $trump ->
        [S] Plus, spader är trumf
        [H] Plus, hjärter är trumf
        [D] Plus, ruter är trumf
        [C] Plus, klöver är trumf
       *[NT] Plus utan trumf
    }
trump-chip =
    { $trump ->
        [NT] utan trumf
       *[other] trumf
    }
contract-auction = Auktionen
contract-sells = { $name } säljer given
contract-sells-you = Du säljer given
contract-bought = { $name } köpte given för { $bid }
contract-bought-you = Du köpte given för { $bid }
contract-keeps = { $name } behåller given
contract-keeps-you = Du behåller given
contract-choice = Val av spel
contract-declared = Plus eller minus
value-no-tricks = −{ $points } per stick
value-no-hearts = −{ $points } per hjärter
value-no-queens = −{ $points } per dam
value-no-men = −{ $points } per { $men }
value-no-king = −{ $points } för hjärter kung
value-last-two = −{ $points } för vardera av de två sista sticken
value-plus = +{ $points } per stick
value-minus = +{ $start }, minus { $points } per stick
left-no-hearts = { $gone } av { $total } har gått
left-no-queens = { $gone } av { $total } har gått
left-no-men = { $gone } av { $total } har gått
left-no-king =
    { $gone ->
        [0] har inte gått än
       *[other] har gått
    }
left-last-two =
    { $left ->
        [0] alla spelade
       *[other] { $left } stick kvar
    }
left-tricks = { $played } av { $total } spelade
sale-kept = { $name } behöll given
sale-kept-you = Du behöll given
sale-named = { $name } valde spelet
sale-named-you = Du valde spelet
sale-refused = Budet { $bid } från { $name } avslogs.
sale-refused-you = Ditt { $bid } avslogs.
sale-bought = { $name } köpte av { $owner } för { $bid }
sale-bought-you = Du köpte av { $owner } för { $bid }
sale-sold-you = Du sålde till { $name } för { $bid }

## The auction

call-pass = pass
call-match-short = lika
call-match-at = lika { $bid }
call-accept = såld
call-reject = behållen
call-counter = begär { $bid }
call-ultimatum = ultimatum
call-split = utan spel
call-yes = ja
call-no = nej
call-auction = auktion
declare =
    { $trump ->
        [S] Plus med spader som trumf
        [H] Plus med hjärter som trumf
        [D] Plus med ruter som trumf
        [C] Plus med klöver som trumf
       *[NT] Plus utan trumf
    }
declare-minus = Minus

## The score

score-title = Ställning
score-deal = Giv
score-total = Summa
score-open = inte spelad än
score-void = struken
score-target = till { $target }
score-past =
    { $side ->
        [below] under { $target }
       *[above] över { $target }
    }
score-deals =
    { $deals ->
        [one] 1 giv
       *[other] { $deals } givar
    }
# Which totals win, in one line; and when a match that goes to a number of points ends.
wins =
    { $how ->
        [fewest] Minst poäng vinner.
        [nearest] Den som är närmast noll vinner.
        [most-chips] Flest spelmarker vinner.
        [not-below] Alla som inte ligger under noll vinner.
       *[most] Flest poäng vinner.
    }
wins-at = Partiet slutar vid { $target }.
wins-past =
    { $side ->
        [below] Partiet slutar under { $target }.
       *[above] Partiet slutar över { $target }.
    }
# What a first table says before the first card: the aim of the game.
aim = Spelet går ut på
aim-kings-corner = Bli av med dina kort
aim-kings-corner-cost = varje kort på handen kostar poäng
aim-king = Först undvika, sedan ta
aim-king-cost = först kostar sticken, sedan ger de poäng
result-title-king =
    { $trump ->
        [S] { $contract } med spader, klart
        [H] { $contract } med hjärter, klart
        [D] { $contract } med ruter, klart
        [C] { $contract } med klöver, klart
       *[NT] { $contract }, klart
    }
result-unplayed = Poängen togs utan spel.
result-out = { $name } är av med alla kort
result-out-you = Du är av med alla kort. Bra spelat!
result-blocked = Dödläge: ingen kommer vidare
result-passed = Alla passade
result-void = Given är struken
result-void-what = Ingen får poäng. Samma givare ger om.
result-player = Spelare
result-taken = Har tagit
result-left = Kvar på handen
result-points = Poäng
result-chips = Spelmarker
result-kept = behållen kung: { $points }
result-paid = insatt: { $chips }
result-total = Summa
result-tricks =
    { $count ->
        [0] inget stick
       *[other] { $count } stick
    }
result-waiting = Väntar på { $names }
result-wait-for-you =
    { $count ->
        [one] { $names } väntar på dig.
       *[other] { $names } väntar på dig.
    }
fair-void = { $name }s enhet svarade inte i tid. Korten blandas om.
fair-void-you = Din enhet svarade inte i tid. Korten blandas om.
winner-you = Du vinner partiet!
winner-none = Ingen vinner partiet
winners =
    { $count ->
        [one] { $names } vinner partiet
       *[other] { $names } vinner partiet
    }
winners-share = { $names } delar segern

## The log

log = Vad som har hänt
say-deals = Giv { $number }: { $name } ger.
say-deals-you = Giv { $number }: du ger.
say-plays = { $name } spelar { $card }.
say-plays-you = Du spelar { $card }.
say-lays = { $name } lägger { $card } { $onto }.
say-lays-you = Du lägger { $card } { $onto }.
say-moves = { $name } tar högen { $from } och lägger den { $onto }.
say-moves-you = Du tar högen { $from } och lägger den { $onto }.
# The same moves as parts of a sentence of advice.
said-lay = { $card } { $onto }
said-move = högen { $from } { $onto }
say-draws =
    { $count ->
        [one] { $name } drar ett kort.
       *[other] { $name } drar { $count } kort.
    }
say-draws-you =
    { $count ->
        [one] Du drar ett kort.
       *[other] Du drar { $count } kort.
    }
say-drew-you = Du drar { $cards }.
say-ends = { $name } avslutar sin tur.
say-ends-you = Du avslutar din tur.
say-undo-card = { $name } tar tillbaka { $card }.
say-undo-card-you = Du tar tillbaka { $card }.
say-undo-pile = { $name } lägger tillbaka högen { $onto }.
say-undo-pile-you = Du lägger tillbaka högen { $onto }.
say-rest-settled = Det finns inget mer att ta: { $name } avslutar given.
say-rest-settled-you = Det finns inget mer att ta: du avslutar given.
say-rest-claim = { $name } tar hela resten.
say-rest-claim-you = Du tar hela resten.
say-vote-propose = { $name } föreslår att given avslutas här.
say-vote-propose-you = Du föreslår att given avslutas här.
say-vote-agree = { $name } är med på att avsluta given.
say-vote-agree-you = Du är med på att avsluta given.
say-vote-decline = { $name } vill spela vidare.
say-vote-decline-you = Du vill spela vidare.
say-vote-withdraw = { $name } tar tillbaka förslaget.
say-vote-withdraw-you = Du tar tillbaka ditt förslag.
say-void-propose = { $name } föreslår att given stryks.
say-void-propose-you = Du föreslår att given stryks.
say-void-agree = { $name } är med på att stryka given.
say-void-agree-you = Du är med på att stryka given.
say-void = Given stryks: ingen får poäng och samma givare ger om.
say-gone = { $name } har varit borta i två minuter.
say-lend = { $name } låter en bot spela för { $other }.
say-lend-you = Du låter en bot spela för { $other }.
say-lend-room = { $other } är borta: en bot spelar vidare.
say-shows = { $name } visar sina kort för { $other }.
say-shows-you = Du visar dina kort för { $other }.
say-hides = { $name } visar inte längre sina kort för någon.
say-hides-you = Du visar inte längre dina kort för någon.
say-removed = { $name } har tagit bort { $other } från bordet.
say-removed-you = Du har tagit bort { $other } från bordet.
say-removed-seat =
    { $seat ->
        [open] Platsen är ledig.
       *[bot] En bot spelar vidare.
    }
removed-by = { $name } har tagit bort dig från bordet. Du kan titta på.
removed-watch = Titta på
say-left = { $name } har gått: en bot spelar tills vidare.
say-back = { $name } är tillbaka.
say-missed =
    { $count ->
        [one] Medan du var borta lät { $name } en bot spela för dig: ett drag.
       *[other] Medan du var borta lät { $name } en bot spela för dig: { $count } drag.
    }
say-missed-room =
    { $count ->
        [one] Medan du var borta spelade en bot för dig: ett drag.
       *[other] Medan du var borta spelade en bot för dig: { $count } drag.
    }
say-rest-agreed = Given slutar här: resten spelas av sig själv.
say-rest-agreed-you = Given slutar här: resten spelas av sig själv.
say-trick = { $name } tar sticket.
say-trick-you = Du tar sticket.
say-auction = { $name } öppnar auktionen.
say-auction-you = Du öppnar auktionen.
say-bids = { $name } bjuder { $bid }.
say-bids-you = Du bjuder { $bid }.
say-pass = { $name } passar.
say-pass-you = Du passar.
say-match = { $name } bjuder lika.
say-match-you = Du bjuder lika.
say-accept = { $name } antar budet.
say-accept-you = Du antar budet.
say-reject = { $name } behåller given.
say-reject-you = Du behåller given.
say-counters = { $name } begär { $bid }.
say-counters-you = Du begär { $bid }.
say-ultimatum = { $name } ställer ultimatum: åtta eller minus.
say-ultimatum-you = Du ställer ultimatum: åtta eller minus.
say-split = { $name } tar poängen utan spel.
say-split-you = Du tar poängen utan spel.
say-yes = { $name } säger ja.
say-yes-you = Du säger ja.
say-no = { $name } säger nej.
say-no-you = Du säger nej.
say-buys = { $name } köper given för { $bid }.
say-buys-you = Du köper given för { $bid }.
say-declares =
    { $trump ->
        [S] { $name } spelar plus med spader som trumf.
        [H] { $name } spelar plus med hjärter som trumf.
        [D] { $name } spelar plus med ruter som trumf.
        [C] { $name } spelar plus med klöver som trumf.
       *[NT] { $name } spelar plus utan trumf.
    }
say-declares-you =
    { $trump ->
        [S] Du spelar plus med spader som trumf.
        [H] Du spelar plus med hjärter som trumf.
        [D] Du spelar plus med ruter som trumf.
        [C] Du spelar plus med klöver som trumf.
       *[NT] Du spelar plus utan trumf.
    }
say-minus = { $name } spelar minus.
say-minus-you = Du spelar minus.
say-chooses = { $name } väljer: { $contract }.
say-chooses-you = Du väljer: { $contract }.
say-names-leader = { $name } väljer vem som spelar ut: { $leader }.
say-names-leader-you = Du väljer vem som spelar ut: { $leader }.
say-scores = Poäng: { $points }.
say-scores-chips = Spelmarker: { $points }.

## Tips

hint = Tips
hint-what = Frågar vad Mästaren skulle göra (tangent H).
hint-title = Vad Mästaren skulle göra
hint-thinking = Mästaren funderar på saken.
# Does what the hint says; and what opens its figures.
hint-play = Spela
hint-details = Detaljer
hint-advised = Så skulle Mästaren göra.
hint-then = Sedan: { $what }.
hint-match = Chans att vinna partiet: { $chance } %. Poäng mot de andra: { $points }.
hint-lead = Poäng mot de andra: { $points }.
hint-about = { $points }, på { $error } när
hints-allowed = Tips är tillåtna: på sin tur får man fråga vad Mästaren skulle göra.
undo-allowed = Det är tillåtet att ta tillbaka: på sin egen tur, tills man drar.
start-hints = Tips tillåtna
start-undo = Drag får tas tillbaka
start-steps-in = En bot spelar för den som är borta i två minuter
start-clock = Tid för ett drag
start-clock-of =
    { $seconds ->
        [0] ingen
        [15] 15 s
        [30] 30 s
        [60] 1 min
       *[other] 2 min
    }

## The connection

link-connecting = Ett ögonblick …
link-lost = Anslutningen bröts. Försöker igen … Inget går förlorat vid bordet.
link-offline = Servern svarar inte: inget skickades. Försök igen om en stund.
link-unreached = Den här delen av sidan kom inte fram: servern svarar inte.
link-no-websocket = Den här webbläsaren håller ingen fast anslutning (WebSocket), och utan en sådan kan ingen sitta vid bordet. Använd en nyare webbläsare eller tillåt WebSockets i den här.
link-again = Försök igen
link-waits = { $name } är borta. När klockan gått ut spelar en bot.
link-waits-ask = { $name } är borta. När klockan gått ut får en bot spela.
play-here = Spela här
stand-in-warming = Botarna värmer fortfarande upp: tills de är klara spelar de efter tumregler.
stand-in-off = Starka botar tänker inte på den här servern: de spelar efter tumregler.
stand-in-busy = Tumregler spelar för { $names } just nu: för många bord tänker samtidigt.
stand-in-late = Tumregler spelade för { $names }: inget svar kom i tid.
stand-in-failed = Tumregler spelar för { $names }: boten har slutat fungera.
stand-in-missing = Tumregler spelar för { $names }: den boten finns inte längre på servern.
stand-in-time-up = Tiden är ute: en bot spelar för { $names }.
clock-last = 10 sekunder kvar, sedan spelar en bot.

## Before the first deal

waiting-copy = Dela länken
waiting-copied = Länk kopierad
waiting-by-hand = Markera länken här ovanför och kopiera den.
waiting-local = Bara den här datorn kan öppna länken. För andra enheter: avsluta servern med Ctrl-C och starta den så här:
waiting-no-network = Bara den här datorn kan öppna länken: den är inte på något nätverk just nu. Anslut den till dina vänners nätverk och ladda om sidan.

## The start page

start-continue = Fortsätt
start-players = Spelare
start-level = Motståndare
level-beginner = Nybörjare
level-beginner-about = Kan reglerna, och ser inte på mycket mer än sin egen hand.
level-casual = Hobby
level-casual-about = Spelar vettigt, men glömmer vad som har gått.
level-strong = Stark
level-strong-about = Tänker framåt och skänker inte bort mycket.
level-master = Mästare
level-master-about = Räknar varje kort och ser vad ditt spel avslöjar.
start-friends = Vänner vid bordet
start-play = Spela
start-play-friends =
    { $count ->
        [one] Spela med en vän
       *[other] Spela med { $count } vänner
    }
start-matches = Tidigare partier
house-label = Regler
house-unsaved =
    { $count ->
        [one] { $preset } med 1 ändring
       *[other] { $preset } med { $count } ändringar
    }
house-named = { $name }, inte sparat
house-changed = { $name }, ändrat
house-link = Husregler …
house-page = Hela reglerna
house-chip = Husregler · { $count }
house-short = Kort parti
house-title = Reglerna vid det här bordet
your-name = Ditt namn
matches-title = Tidigare partier
matches-none = Inget parti än.
match-open =
    { $count ->
        [one] 1 ledig plats
       *[other] { $count } lediga platser
    }
match-left = uppgivet: räknas som förlorat
match-left-you = Du gav upp det här partiet: det räknas som förlorat.
match-broken = kan inte fortsätta

## Settings

settings = Inställningar
menu = Meny
menu-rules = Bordets regler
menu-sound = Ljud
announce-trump =
    { $trump ->
        [S] Spader
        [H] Hjärter
        [D] Ruter
       *[C] Klöver
    }
announce-is-trump = är trumf · { $value }
call-leads = { $name } spelar ut.
call-leads-you = Du spelar ut.
