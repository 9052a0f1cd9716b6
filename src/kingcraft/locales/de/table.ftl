### Der Tisch im Browser. Texte für Leute, die Karten spielen; was die Regeln verbieten, steht in reasons.ftl.

## Karten und Farben

# Die Buchstaben auf Ass, Bube, Dame und König.
card-letters = A B D K
card =
    { $suit ->
        [S] Pik
        [H] Herz
        [D] Karo
       *[C] Kreuz
    }-{ $rank ->
        [A] Ass
        [T] 10
        [J] Bube
        [Q] Dame
        [K] König
       *[other] { $rank }
    }
no-trump = Ohne Trumpf
rank-name =
    { $rank ->
        [A] Ass
        [K] König
        [Q] Dame
        [J] Bube
        [T] 10
       *[other] { $rank }
    }

## Plätze bei Kings Corner

place-N = oben
place-E = rechts
place-S = unten
place-W = links
place-NE = Ecke oben rechts
place-SE = Ecke unten rechts
place-SW = Ecke unten links
place-NW = Ecke oben links
# Wohin eine Karte oder ein Stapel gelegt wird, in einem Satz des Protokolls.
onto =
    { $place ->
        [N] nach oben
        [E] nach rechts
        [S] nach unten
        [W] nach links
        [NE] in die Ecke oben rechts
        [SE] in die Ecke unten rechts
        [SW] in die Ecke unten links
       *[NW] in die Ecke oben links
    }
place-corner-empty = { $place }: frei, für einen König
place-side-empty = { $place }: frei
place-card = { $place }: { $card }
place-pile = { $place }: von { $base } bis { $top }, { $count } Karten
place-fits = { $name }, passt
stock =
    { $count ->
        [0] Der Talon ist leer
        [one] 1 Karte im Talon
       *[other] { $count } Karten im Talon
    }

## Spiele

game-kings-corner = Kings Corner
game-king = King
about-kings-corner = Absteigend, Rot auf Schwarz. Könige in die Ecken.
about-king = Mal meidest du Stiche und Karten, mal machst du Stiche.

## Plätze am Tisch

you = Du
you-name = Spieler
seat-number = Platz { $number }
seat-open = freier Platz
onlooker-number = Gast { $number }
seat-shown = zeigt die eigenen Karten jemandem, der zuschaut
watchers =
    { $count ->
        [one] Eine Person schaut zu
       *[other] { $count } Leute schauen zu
    }
seat-away = nicht da
seat-bot = Bot
seat-bot-plays = ein Bot spielt so lange ({ $level })
seat-caught = im Stich bekommen: { $cards }
dealer = Geber
dealer-letter = G
turn-yours = Du bist dran
turn-of = { $name } ist dran
turn-wait = Noch nicht: { $name } ist dran.
turn-before = Du bist noch nicht dran
turn-led =
    { $suit ->
        [S] Pik wurde ausgespielt
        [H] Herz wurde ausgespielt
        [C] Kreuz wurde ausgespielt
        [D] Karo wurde ausgespielt
       *[none] Du spielst aus
    }
turn-again = Tipp noch mal, um zu spielen
turn-ahead = Tipp noch mal: wird gespielt, wenn du dran bist
turn-chosen = Wird gespielt, wenn du dran bist
seat-sells = Verkäufer
seat-names = hat das Spiel angesagt
side-so-far = Bisher
turn-theirs = am Zug
turn-thinks = { $name } überlegt.
cards-count =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
tricks-count =
    { $count ->
        [0] kein Stich
        [one] 1 Stich
       *[other] { $count } Stiche
    }
points-short = { $points } P
chips-short =
    { $count ->
        [one] { $chips } Chip
       *[other] { $chips } Chips
    }
pot = Topf: { $chips }
card-refused = Diese Karte ist jetzt nicht erlaubt.
your-hand =
    { $count ->
        [0] Deine Hand ist leer
        [one] Deine Hand: 1 Karte
       *[other] Deine Hand: { $count } Karten
    }

## Was man tun kann

draw =
    { $count ->
        [one] Karte ziehen
       *[other] { $count } Karten ziehen
    }
draw-short =
    { $count ->
        [one] Ziehen
       *[other] { $count } ziehen
    }
end-turn = Zug beenden
pass-turn = Passen
undo = Zurücknehmen
undo-what = Nimmt deinen letzten Schritt zurück (Taste U).
offer-end = Spiel beenden
offer-settled = Nichts mehr zu holen
offer-claim = Der Rest geht an dich
last-trick = Letzter Stich
last-trick-won = gewonnen
last-trick-none = Es ist noch kein Stich gespielt.
hint-none = Gerade passt keine Karte und kein Stapel.
still-lay = Du kannst noch { $card } { $onto } legen. Noch einmal drücken beendet den Zug.
still-move = Du kannst noch den Stapel von { $from } { $onto } legen. Noch einmal drücken beendet den Zug.
next-deal = Nächstes Spiel
again = Revanche
download = Protokoll speichern
home = Startseite
look-back = Rückblick
watch-again = Noch mal ansehen
how = So wird gespielt
how-contents = Inhalt
close = Schließen
watching = Zuschauer
deal-of = Spiel { $number } von { $deals }
deal-to = Spiel { $number } · bis { $target }
deal-past =
    { $side ->
        [below] Spiel { $number } · unter { $target }
       *[above] Spiel { $number } · über { $target }
    }
deal-practice = Übung

## Spiele bei King

contract-no-tricks = Keine Stiche
contract-no-hearts = Keine Herzen
contract-no-queens = Keine Damen
contract-no-men = Keine Herren
contract-no-king = Kein Herz-König
contract-last-two = Letzte zwei
contract-plus = Plus
contract-minus = Minus
contract-positive = Versteigerung
# What a declarer may name, in a list
declaration-S = Pik
declaration-H = Herz
declaration-D = Karo
declaration-C = Kreuz
declaration-NT = ohne Trumpf
declaration-minus = Minus
contract-plus-trump =
    { $trump ->
        [S] Plus, Pik ist Trumpf
        [H] Plus, Herz ist Trumpf
        [D] Plus, Karo ist Trumpf
        [C] Plus, Kreuz ist Trumpf
       *[NT] Plus ohne Trumpf
    }
trump-chip =
    { $trump ->
        [NT] ohne Trumpf
       *[other] Trumpf
    }
contract-auction = Die Versteigerung
contract-sells = { $name } versteigert dieses Spiel
contract-sells-you = Du versteigerst dieses Spiel
contract-bought = { $name } hat dieses Spiel für { $bid } gekauft
contract-bought-you = Du hast dieses Spiel für { $bid } gekauft
contract-keeps = { $name } behält dieses Spiel
contract-keeps-you = Du behältst dieses Spiel
contract-choice = Wahl des Spiels
contract-declared = Plus oder Minus
value-no-tricks = −{ $points } je Stich
value-no-hearts = −{ $points } je Herz
value-no-queens = −{ $points } je Dame
value-no-men = −{ $points } je { $men }
value-no-king = −{ $points } für den Herz-König
value-last-two = −{ $points } für jeden der letzten zwei Stiche
value-plus = +{ $points } je Stich
value-minus = +{ $start }, minus { $points } je Stich
left-no-hearts = { $gone } von { $total } gefallen
left-no-queens = { $gone } von { $total } gefallen
left-no-men = { $gone } von { $total } gefallen
left-no-king =
    { $gone ->
        [0] noch im Spiel
       *[other] gefallen
    }
left-last-two =
    { $left ->
        [0] alle gespielt
        [one] noch 1 Stich
       *[other] noch { $left } Stiche
    }
left-tricks = { $played } von { $total } gespielt
sale-kept = { $name } hat das Spiel behalten
sale-kept-you = Du hast das Spiel behalten
sale-named = { $name } hat das Spiel angesagt
sale-named-you = Du hast das Spiel angesagt
sale-refused = { $bid } von { $name } wurde abgelehnt.
sale-refused-you = Dein { $bid } wurde abgelehnt.
sale-bought = { $name } hat von { $owner } für { $bid } gekauft
sale-bought-you = Du hast von { $owner } für { $bid } gekauft
sale-sold-you = An { $name } für { $bid } verkauft

## Die Versteigerung

call-pass = gepasst
call-match-short = gleichgezogen
call-match-at = gleich { $bid }
call-accept = verkauft
call-reject = behalten
call-counter = verlangt { $bid }
call-ultimatum = Ultimatum
call-split = ungespielt
call-yes = ja
call-no = nein
call-auction = Versteigerung
declare =
    { $trump ->
        [S] Plus mit Trumpf Pik
        [H] Plus mit Trumpf Herz
        [D] Plus mit Trumpf Karo
        [C] Plus mit Trumpf Kreuz
       *[NT] Plus ohne Trumpf
    }
declare-minus = Minus

## Der Spielstand

score-title = Spielstand
score-deal = Spiel
score-total = Summe
score-open = noch nicht gespielt
score-void = zusammengeworfen
score-target = bis { $target }
score-past =
    { $side ->
        [below] unter { $target }
       *[above] über { $target }
    }
score-deals =
    { $deals ->
        [one] 1 Spiel
       *[other] { $deals } Spiele
    }
# Which totals win, in one line; and when a match that goes to a number of points ends.
wins =
    { $how ->
        [fewest] Wer die wenigsten Punkte hat, gewinnt.
        [nearest] Wer am nächsten an null ist, gewinnt.
        [most-chips] Wer die meisten Chips hat, gewinnt.
        [not-below] Wer nicht unter null ist, gewinnt.
       *[most] Wer die meisten Punkte hat, gewinnt.
    }
wins-at = Bei { $target } ist die Partie zu Ende.
wins-past =
    { $side ->
        [below] Unter { $target } ist die Partie zu Ende.
       *[above] Über { $target } ist die Partie zu Ende.
    }
# What a first table says before the first card: the aim of the game.
aim = Darum geht es
aim-kings-corner = Werde alle Karten los
aim-kings-corner-cost = jede Karte auf der Hand kostet Punkte
aim-king = Erst meiden, dann holen
aim-king-cost = erst kosten Stiche, dann zählen sie
result-title-king =
    { $trump ->
        [S] { $contract } mit Trumpf Pik, vorbei
        [H] { $contract } mit Trumpf Herz, vorbei
        [D] { $contract } mit Trumpf Karo, vorbei
        [C] { $contract } mit Trumpf Kreuz, vorbei
       *[NT] { $contract }, vorbei
    }
result-unplayed = Die Punkte wurden ungespielt geschrieben.
result-out = { $name } ist alle Karten los
result-out-you = Du bist alle Karten los. Gut gespielt!
result-blocked = Blockiert: Niemand kommt weiter
result-passed = Alle haben gepasst
result-void = Karten zusammengeworfen
result-void-what = Niemand bekommt Punkte. Derselbe Geber gibt noch einmal.
result-player = Spieler
result-taken = In den Stichen
result-left = Noch auf der Hand
result-points = Punkte
result-chips = Chips
result-kept = König behalten: { $points }
result-paid = eingezahlt: { $chips }
result-total = Summe
result-tricks =
    { $count ->
        [0] kein Stich
        [one] 1 Stich
       *[other] { $count } Stiche
    }
result-waiting = Es fehlt noch: { $names }
result-wait-for-you =
    { $count ->
        [one] { $names } wartet auf dich.
       *[other] { $names } warten auf dich.
    }
fair-void = Das Gerät von { $name } hat nicht rechtzeitig geantwortet. Die Karten werden neu gemischt.
fair-void-you = Dein Gerät hat nicht rechtzeitig geantwortet. Die Karten werden neu gemischt.
winner-you = Du gewinnst die Partie!
winner-none = Niemand gewinnt die Partie
winners =
    { $count ->
        [one] { $names } gewinnt die Partie
       *[other] { $names } gewinnen die Partie
    }
winners-share = { $names } gewinnen gemeinsam

## Das Protokoll

log = Was geschehen ist
say-deals = Spiel { $number }: { $name } gibt.
say-deals-you = Spiel { $number }: Du gibst.
say-plays = { $name } spielt { $card }.
say-plays-you = Du spielst { $card }.
say-lays = { $name } legt { $card } { $onto }.
say-lays-you = Du legst { $card } { $onto }.
say-moves = { $name } legt den Stapel von { $from } { $onto }.
say-moves-you = Du legst den Stapel von { $from } { $onto }.
# The same moves as parts of a sentence of advice.
said-lay = { $card } { $onto }
said-move = den Stapel von { $from } { $onto }
say-draws =
    { $count ->
        [one] { $name } zieht eine Karte.
       *[other] { $name } zieht { $count } Karten.
    }
say-draws-you =
    { $count ->
        [one] Du ziehst eine Karte.
       *[other] Du ziehst { $count } Karten.
    }
say-drew-you = Du ziehst { $cards }.
say-ends = { $name } beendet den Zug.
say-ends-you = Du beendest den Zug.
say-undo-card = { $name } nimmt { $card } zurück.
say-undo-card-you = Du nimmst { $card } zurück.
say-undo-pile = { $name } legt den Stapel zurück { $onto }.
say-undo-pile-you = Du legst den Stapel zurück { $onto }.
say-rest-settled = Es ist nichts mehr zu holen: { $name } beendet das Spiel.
say-rest-settled-you = Es ist nichts mehr zu holen: Du beendest das Spiel.
say-rest-claim = Der ganze Rest geht an { $name }.
say-rest-claim-you = Der ganze Rest geht an dich.
say-vote-propose = { $name } schlägt vor, dieses Spiel zu beenden.
say-vote-propose-you = Du schlägst vor, dieses Spiel zu beenden.
say-vote-agree = { $name } ist einverstanden, das Spiel zu beenden.
say-vote-agree-you = Du bist einverstanden, das Spiel zu beenden.
say-vote-decline = { $name } möchte weiterspielen.
say-vote-decline-you = Du möchtest weiterspielen.
say-vote-withdraw = { $name } nimmt den Vorschlag zurück.
say-vote-withdraw-you = Du nimmst deinen Vorschlag zurück.
say-void-propose = { $name } schlägt vor, die Karten zusammenzuwerfen.
say-void-propose-you = Du schlägst vor, die Karten zusammenzuwerfen.
say-void-agree = { $name } ist einverstanden, die Karten zusammenzuwerfen.
say-void-agree-you = Du bist einverstanden, die Karten zusammenzuwerfen.
say-void = Die Karten werden zusammengeworfen: Niemand bekommt Punkte, und derselbe Geber gibt noch einmal.
say-gone = { $name } ist seit zwei Minuten nicht da.
say-lend = { $name } lässt für { $other } einen Bot spielen.
say-lend-you = Du lässt für { $other } einen Bot spielen.
say-lend-room = { $other } ist nicht da: Ein Bot spielt jetzt weiter.
say-shows = { $name } zeigt die eigenen Karten { $other }.
say-shows-you = Du zeigst { $other } deine Karten.
say-hides = { $name } zeigt die eigenen Karten niemandem mehr.
say-hides-you = Du zeigst deine Karten niemandem mehr.
say-removed = { $name } hat { $other } vom Tisch entfernt.
say-removed-you = Du hast { $other } vom Tisch entfernt.
say-removed-seat =
    { $seat ->
        [open] Der Platz ist frei.
       *[bot] Ein Bot spielt weiter.
    }
removed-by = { $name } hat dich vom Tisch entfernt. Du kannst zuschauen.
removed-watch = Zuschauen
say-left = { $name } ist gegangen: Bis zur Rückkehr spielt ein Bot.
say-back = { $name } ist wieder da.
say-missed =
    { $count ->
        [one] Als du nicht da warst, hat { $name } einen Bot für dich spielen lassen: ein Schritt.
       *[other] Als du nicht da warst, hat { $name } einen Bot für dich spielen lassen: { $count } Schritte.
    }
say-missed-room =
    { $count ->
        [one] Als du nicht da warst, hat ein Bot für dich gespielt: ein Schritt.
       *[other] Als du nicht da warst, hat ein Bot für dich gespielt: { $count } Schritte.
    }
say-rest-agreed = Das Spiel endet hier: Der Rest spielt sich von selbst.
say-rest-agreed-you = Das Spiel endet hier: Der Rest spielt sich von selbst.
say-trick = Der Stich geht an { $name }.
say-trick-you = Der Stich geht an dich.
say-auction = { $name } versteigert das Spiel.
say-auction-you = Du versteigerst das Spiel.
say-bids = { $name } bietet { $bid }.
say-bids-you = Du bietest { $bid }.
say-pass = { $name } passt.
say-pass-you = Du passt.
say-match = { $name } zieht gleich.
say-match-you = Du ziehst gleich.
say-accept = { $name } nimmt an.
say-accept-you = Du nimmst an.
say-reject = { $name } behält das Spiel.
say-reject-you = Du behältst das Spiel.
say-counters = { $name } verlangt { $bid }.
say-counters-you = Du verlangst { $bid }.
say-ultimatum = { $name } stellt ein Ultimatum: acht oder Minus.
say-ultimatum-you = Du stellst ein Ultimatum: acht oder Minus.
say-split = { $name } schreibt die Punkte ungespielt.
say-split-you = Du schreibst die Punkte ungespielt.
say-yes = { $name } sagt ja.
say-yes-you = Du sagst ja.
say-no = { $name } sagt nein.
say-no-you = Du sagst nein.
say-buys = { $name } kauft das Spiel für { $bid }.
say-buys-you = Du kaufst das Spiel für { $bid }.
say-declares =
    { $trump ->
        [S] { $name } spielt Plus mit Trumpf Pik.
        [H] { $name } spielt Plus mit Trumpf Herz.
        [D] { $name } spielt Plus mit Trumpf Karo.
        [C] { $name } spielt Plus mit Trumpf Kreuz.
       *[NT] { $name } spielt Plus ohne Trumpf.
    }
say-declares-you =
    { $trump ->
        [S] Du spielst Plus mit Trumpf Pik.
        [H] Du spielst Plus mit Trumpf Herz.
        [D] Du spielst Plus mit Trumpf Karo.
        [C] Du spielst Plus mit Trumpf Kreuz.
       *[NT] Du spielst Plus ohne Trumpf.
    }
say-minus = { $name } spielt Minus.
say-minus-you = Du spielst Minus.
say-chooses = { $name } wählt: { $contract }.
say-chooses-you = Du wählst: { $contract }.
say-names-leader = { $name } bestimmt, wer ausspielt: { $leader }.
say-names-leader-you = Du bestimmst, wer ausspielt: { $leader }.
say-scores = Punkte: { $points }.
say-scores-chips = Chips: { $points }.

## Tipps

hint = Tipp
hint-what = Fragt, was der Meister täte (Taste H).
hint-title = Was der Meister täte
hint-thinking = Der Meister denkt darüber nach.
# Does what the hint says; and what opens its figures.
hint-play = So spielen
hint-details = Einzelheiten
hint-advised = Das täte der Meister.
hint-then = Dann: { $what }.
hint-match = Aussicht, die Partie zu gewinnen: { $chance } %. Punkte gegenüber den anderen: { $points }.
hint-lead = Punkte gegenüber den anderen: { $points }.
hint-about = { $points }, plus minus { $error }
hints-allowed = Tipps sind erlaubt: Wer am Zug ist, darf fragen, was der Meister täte.
undo-allowed = Zurücknehmen ist erlaubt: im eigenen Zug, bis man zieht.
start-hints = Tipps erlaubt
start-undo = Zurücknehmen erlaubt
start-steps-in = Wer zwei Minuten nicht da ist, für den spielt ein Bot
start-clock = Zeit für einen Zug
start-clock-of =
    { $seconds ->
        [0] keine
        [15] 15 s
        [30] 30 s
        [60] 1 min
       *[other] 2 min
    }

## Die Verbindung

link-connecting = Einen Moment …
link-lost = Die Verbindung ist weg. Neuer Versuch … Am Tisch geht nichts verloren.
link-offline = Der Server antwortet nicht, nichts wurde abgeschickt. Versuche es gleich noch einmal.
link-unreached = Dieser Teil der Seite ist nicht angekommen: Der Server antwortet nicht.
link-no-websocket = Dieser Browser hält keine ständige Verbindung (WebSocket), und ohne die kann niemand am Tisch sitzen. Nimm einen neueren Browser oder erlaube WebSockets in diesem.
link-again = Noch einmal versuchen
link-waits = { $name } ist nicht da. Läuft die Uhr ab, spielt ein Bot.
link-waits-ask = { $name } ist nicht da. Läuft die Uhr ab, darf ein Bot spielen.
play-here = Hier weiterspielen
stand-in-warming = Die Bots wärmen sich noch auf: Bis sie so weit sind, spielen sie nach Faustregeln.
stand-in-off = Starke Bots denken auf diesem Server nicht nach: Sie spielen nach Faustregeln.
stand-in-busy = Für { $names } spielen gerade Faustregeln: Zu viele Tische denken gleichzeitig nach.
stand-in-late = Für { $names } haben Faustregeln gespielt: Es kam nicht rechtzeitig eine Antwort.
stand-in-failed = Für { $names } spielen Faustregeln: Der Bot ist ausgefallen.
stand-in-missing = Für { $names } spielen Faustregeln: Diesen Bot gibt es auf dem Server nicht mehr.
stand-in-time-up = Die Zeit ist um: Für { $names } spielt ein Bot.
clock-last = Noch 10 Sekunden, dann spielt ein Bot.

## Vor dem ersten Spiel

waiting-copy = Link teilen
waiting-copied = Link kopiert
waiting-by-hand = Markiere den Link oben und kopiere ihn.
waiting-local = Diesen Link kann nur dieser Rechner öffnen. Für andere Geräte beende den Server mit Strg+C und starte ihn so:
waiting-no-network = Diesen Link kann nur dieser Rechner öffnen: Er ist gerade in keinem Netz. Verbinde ihn mit dem Netz deiner Freunde und lade die Seite neu.

## Die Startseite

start-continue = Weiterspielen
start-players = Spieler
start-level = Gegner
level-beginner = Anfänger
level-beginner-about = Kennt die Regeln und schaut aufs eigene Blatt und sonst kaum hin.
level-casual = Hobby
level-casual-about = Spielt vernünftig, vergisst aber, was schon gefallen ist.
level-strong = Stark
level-strong-about = Denkt voraus und verschenkt wenig.
level-master = Meister
level-master-about = Zählt jede Karte mit und sieht, was dein Spiel verrät.
start-friends = Freunde am Tisch
start-play = Spielen
start-play-friends =
    { $count ->
        [one] Mit einem Freund spielen
       *[other] Mit { $count } Freunden spielen
    }
start-matches = Frühere Partien
house-label = Regeln
house-unsaved =
    { $count ->
        [one] { $preset } mit 1 Änderung
       *[other] { $preset } mit { $count } Änderungen
    }
house-named = { $name }, nicht gespeichert
house-changed = { $name }, geändert
house-link = Hausregeln …
house-page = Regelbuch
house-chip = Hausregeln · { $count }
house-short = Kurze Partie
house-title = Regeln an diesem Tisch
your-name = Dein Name
matches-title = Frühere Partien
matches-none = Noch keine Partie.
match-open =
    { $count ->
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
match-left = aufgegeben: zählt als verloren
match-left-you = Du hast diese Partie aufgegeben: Sie zählt als verloren.
match-broken = nicht fortsetzbar

## Einstellungen

settings = Einstellungen
menu = Menü
menu-rules = Regeln an diesem Tisch
menu-sound = Töne
announce-trump =
    { $trump ->
        [S] Pik
        [H] Herz
        [D] Karo
       *[C] Kreuz
    }
announce-is-trump = ist Trumpf · { $value }
call-leads = { $name } spielt aus.
call-leads-you = Du spielst aus.
