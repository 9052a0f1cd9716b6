### Regelseiten: die Regeln jedes Regelsatzes, für jemanden, der das Spiel noch nie gesehen hat.

## Die Seite

rules-title = { $game }: { $preset }
rules-title-house = { $game }: { $preset }, mit Hausregeln
rules-differences = Was anders ist als bei „{ $name }“
rules-differences-hint = Mit einem Balken am Rand ist markiert, was nicht in den Regeln von „{ $name }“ steht.
rules-marked = Anders:
rules-contents = Inhalt
rules-languages = Sprachen
rules-rather = Lieber spielen?
rules-play = Nach diesen Regeln spielen
rules-print = Drucken
rules-others = Andere Regeln für { $game }
rules-all = Alle Regeln
rules-start = Startseite
rules-example = Beispiel:
rules-picture = [Bild: { $text }]
rules-list-title = Die Regeln von Kings Corner und King
rules-list-lead = Zwei Spiele, und jedes wird auf viele Arten gespielt. Jede Seite erklärt alle Regeln, vom Geben bis zum letzten Punkt.

## Was nicht gezeigt werden kann

rules-missing-title = Unter dieser Adresse gibt es keine Regeln
rules-missing-text = Diese Regeln gibt es:
rules-refused-title = Nach diesen Regeln kann man nicht spielen
rules-refused-option = { $option }: { $why }
rules-refused-number = Hier passt eine ganze Zahl von { $low } bis { $high }, einmal angegeben.
rules-refused-choice = Hier passt eines von { $choices }, einmal angegeben.
rules-refused-flag = Hier passt true (ja) oder false (nein), einmal angegeben.
rules-refused-names = Hier darf jedes von { $choices } einmal stehen, mit Kommas dazwischen.
rules-refused-points = Hier passt eine Angabe wie { $example }, mit ganzen Zahlen von 0 bis { $high }.
rules-refused-unknown = Eine der Regeln in dieser Adresse gehört nicht zu diesem Spiel.
rules-refused-long = Die Adresse ist zu lang.
rules-refused-back = Die Regeln von „{ $name }“ ohne Änderungen

## Kleine Teile

rules-number = { $number }
rules-plus = +{ $points }
rules-minus = −{ $points }
rules-quoted = „{ $name }“
rules-and = { $first } und { $last }
rules-or = { $first } oder { $last }
rules-anna = Anna
rules-ben = Ben
rules-carla = Carla
rules-david = David

## Überschriften

rules-section-aim = Worum es geht
rules-section-need = Was man braucht
rules-section-deal = Das Geben
rules-section-turn = Dein Zug
rules-section-moves = Was du tun darfst
rules-section-kings = Könige auf der Hand
rules-section-end = Das Ende eines Spiels
rules-section-points = Punkte
rules-section-chips = Chips
rules-section-match = Das Ende der Partie
rules-section-tricks = Stiche
rules-section-choosing = Wer aussucht, was gespielt wird
rules-section-negative = Negative Spiele
rules-section-duties = Was du nicht ausspielen darfst und was du abwerfen musst
rules-section-leading = Was du ausspielen und was du abwerfen darfst
rules-section-positive = Positive Spiele
rules-section-auction = Die Versteigerung (Auktion)
rules-section-decision = Der Verkäufer entscheidet
rules-section-sale = Was ein Kauf kostet
rules-section-origin = Namen und Herkunft

## Köpfe der Tabellen

rules-head-cards = Karten
rules-head-points = Punkte
rules-head-chips = Chips
rules-head-deal = Spiel
rules-head-contract = Name
rules-head-unit = Was kostet
rules-head-each = Einzeln
rules-head-times = Wie oft
rules-head-all = Zusammen
rules-head-bid = Gebot
rules-head-game = Spielart
rules-head-worth = Wert in Punkten
rules-head-player = Spieler
rules-head-tricks = Stiche
rules-head-own = Für die Stiche
rules-head-price = Preis
rules-head-score = Ergebnis

## Kings Corner: worum es geht

rules-kc-aim = Werde deine Karten vor den anderen los. Du legst sie auf Stapel auf dem Tisch, im Rang abwärts und abwechselnd rot und schwarz.
rules-kc-aim-points = Sobald jemand keine Karte mehr hat, ist das Spiel zu Ende, und was die anderen noch auf der Hand haben, zählt gegen sie.
rules-kc-aim-chips = Sobald jemand keine Karte mehr hat, ist das Spiel zu Ende: Er bekommt den Topf (Pot), und von den anderen Chips für die Karten, die sie noch haben.
rules-kc-aim-pot = Sobald jemand keine Karte mehr hat, ist das Spiel zu Ende, und er bekommt den Topf (Pot).
rules-kc-aim-many = Eine Partie kann über mehrere Spiele gehen.
rules-kc-aim-deals =
    { $deals ->
        [one] Eine Partie ist ein einziges Spiel.
       *[other] Eine Partie geht über { $deals } Spiele.
    }

## Kings Corner: was man braucht

rules-kc-need = 2 bis { $most } Spieler und ein Blatt mit 52 Karten, ohne Joker.
rules-kc-need-four = 2 bis { $most } Spieler, am besten vier, und ein Blatt mit 52 Karten, ohne Joker.
rules-kc-ranks = Die Karten von oben nach unten: König, Dame, Bube, 10, 9, 8, 7, 6, 5, 4, 3, 2, Ass. Der König ist die höchste, das Ass die niedrigste. Herz und Karo sind rot, Pik und Kreuz schwarz.
rules-kc-need-chips = Außerdem braucht jeder einen Vorrat an Chips, alle vom gleichen Wert. An diesem Tisch darf man Chips schuldig bleiben: Dein Konto beginnt bei 0 und kann darunter fallen.

## Kings Corner: das Geben

rules-kc-dealer = Wer zuerst gibt, wird ausgelost. Nach jedem Spiel gibt der linke Nachbar des Gebers.
rules-kc-dealer-one = Wer gibt, wird ausgelost.
rules-kc-shuffle = Vor jedem Spiel werden die Karten gut gemischt.
rules-kc-shuffle-one = Die Karten werden gut gemischt.
rules-kc-ante =
    { $chips ->
        [one] Bevor gegeben wird, legt jeder 1 Chip in den Topf.
       *[other] Bevor gegeben wird, legt jeder { $chips } Chips in den Topf.
    }
rules-kc-ante-none = Vor dem Geben legt niemand Chips in den Topf.
rules-kc-hands =
    { $cards ->
        [one] Gib jedem eine Karte, verdeckt, beim linken Nachbarn des Gebers beginnend.
       *[other] Gib jedem { $cards } Karten, verdeckt und einzeln, im Uhrzeigersinn, beim linken Nachbarn des Gebers beginnend.
    }
rules-kc-layout = Die nächsten vier Karten kommen offen rund um die Mitte: oben (Norden), rechts (Osten), unten (Süden) und links (Westen). Diese vier Plätze sind die Seiten, und jede Karte beginnt dort einen Stapel. Der Rest kommt verdeckt in die Mitte: der Vorratsstapel (Talon). Die vier Plätze zwischen den Seiten sind die Ecken. Sie bleiben leer, bis ein König kommt.
rules-kc-picture-layout = In der Mitte liegt verdeckt der Talon. Um ihn herum die vier Seiten: oben { $north }, rechts { $east }, unten { $south }, links { $west }. Die vier Ecken dazwischen sind leer.
rules-kc-initial-optional = Ein König unter diesen vier Karten bleibt vorerst liegen; an ihn wird angelegt wie an jede andere Karte. Wer zuerst am Zug ist, oder später jeder andere, darf ihn in eine Ecke verlegen (siehe unten).
rules-kc-initial-stays = Ein König unter diesen vier Karten bleibt liegen. An ihn wird angelegt wie an jede andere Karte.
rules-kc-initial-replace = Einen König unter diesen vier Karten legt der Geber sofort in eine Ecke und deckt für diese Seite eine neue Karte auf; ist das wieder ein König, noch einmal. Die Ecken werden in der Reihenfolge oben rechts, unten rechts, unten links, oben links gefüllt.
rules-kc-initial-no-more = Bei vielen Spielern können die Karten ausgehen, während Könige ersetzt werden. Dann bleibt diese Seite leer.
rules-kc-initial-gap = Einen König unter diesen vier Karten legt der Geber sofort in eine Ecke. Seine Seite bleibt leer: Wer zuerst am Zug ist, darf sie füllen. Die Ecken werden in der Reihenfolge oben rechts, unten rechts, unten links, oben links gefüllt.
rules-kc-initial-usual = Beides ist üblich: Ein solcher König bleibt liegen und darf später verlegt werden, oder der Geber legt ihn sofort in eine Ecke und ersetzt ihn.
rules-kc-first = Der linke Nachbar des Gebers fängt an. Danach geht es im Uhrzeigersinn weiter.

## Kings Corner: ein Zug

rules-kc-turn-end =
    { $count ->
        [one] In deinem Zug legst und verlegst du, so viel du willst und in beliebiger Reihenfolge, oder auch gar nichts. Dann ziehst du eine Karte vom Talon. Damit ist dein Zug zu Ende, auch wenn die neue Karte irgendwo passen würde.
       *[other] In deinem Zug legst und verlegst du, so viel du willst und in beliebiger Reihenfolge, oder auch gar nichts. Dann ziehst du { $count } Karten vom Talon. Damit ist dein Zug zu Ende, auch wenn eine neue Karte irgendwo passen würde.
    }
rules-kc-turn-start =
    { $count ->
        [one] Dein Zug beginnt mit einer Karte vom Talon; auch wer anfängt, zieht. Dann legst und verlegst du, so viel du willst und in beliebiger Reihenfolge, auch die neue Karte, oder gar nichts. Wenn du genug hast, sagst du es: Damit ist dein Zug zu Ende, gezogen wird nicht mehr.
       *[other] Dein Zug beginnt mit { $count } Karten vom Talon; auch wer anfängt, zieht. Dann legst und verlegst du, so viel du willst und in beliebiger Reihenfolge, auch die neuen Karten, oder gar nichts. Wenn du genug hast, sagst du es: Damit ist dein Zug zu Ende, gezogen wird nicht mehr.
    }
rules-kc-draw-short = Liegt nur noch eine Karte im Talon, ziehst du eben diese eine.
rules-kc-draw-king = Nur ein König wird gleich nach dem Ziehen gelegt (siehe „Könige auf der Hand“).
rules-kc-draw-usual = Beides ist üblich: am Ende des Zuges zu ziehen oder am Anfang.
rules-kc-duty-none = Du musst nie etwas legen oder verlegen, auch wenn du könntest.
rules-kc-duty-kings = Du musst nichts legen oder verlegen, auch wenn du könntest. Nur Könige dürfen nicht auf deiner Hand bleiben (siehe unten).
rules-kc-stock-empty = Ist der Talon leer, geht es ohne Ziehen weiter. Die Stapel werden nie neu gemischt.

## Kings Corner: was du tun darfst

rules-kc-moves = Diese Züge sind erlaubt, jeder beliebig oft. Leg die Karten so, dass alle eines Stapels zu sehen sind. Die unterste Karte eines Stapels ist die, mit der er begonnen hat; die oberste ist die zuletzt gelegte, im Rang die niedrigste.
rules-kc-move-card = Eine Karte aus der Hand auf einen Stapel legen. Sie muss genau einen Rang niedriger sein als dessen oberste Karte und von der anderen Farbe: rot auf schwarz, schwarz auf rot. Ob der Stapel auf einer Seite oder in einer Ecke liegt und wer ihn begonnen hat, ist gleich. Auf ein Ass passt nichts.
rules-kc-picture-card = { $card } kommt auf { $top }: einen Rang niedriger und Rot auf Schwarz.
rules-kc-move-card-example = Auf { $top } passen { $fits } und { $also }. { $black } passt nicht, weil sie auch schwarz ist, und { $far } nicht, weil sie zwei Ränge niedriger ist.
rules-kc-move-king = Einen König aus der Hand in eine leere Ecke legen; in welche, ist deine Sache. Er beginnt dort einen Stapel, und alle dürfen anlegen. In einer Ecke darf nur ein König anfangen.
rules-kc-move-side-allowed = Irgendeine Karte aus der Hand, auch einen König, auf eine leere Seite legen. Sie beginnt dort einen neuen Stapel, und alle dürfen anlegen. Leer wird eine Seite, wenn ihr Stapel verlegt wird. Füllen darf sie nur eine Karte aus einer Hand, nie ein Stapel.
rules-kc-move-side-forbidden = Irgendeine Karte aus der Hand außer einem König auf eine leere Seite legen. Sie beginnt dort einen neuen Stapel, und alle dürfen anlegen. Leer wird eine Seite, wenn ihr Stapel verlegt wird. Füllen darf sie nur eine Karte aus einer Hand, nie ein Stapel; Könige gehören in die Ecken.
rules-kc-move-pile = Einen ganzen Stapel von einer Seite auf einen anderen Stapel verlegen, auf einer Seite oder in einer Ecke. Passen muss seine unterste Karte, mit der er begonnen hat: einen Rang niedriger als die oberste Karte des anderen Stapels und von der anderen Farbe. Einen Teil eines Stapels darfst du nicht verlegen.
rules-kc-picture-pile = Ein Stapel aus zwei Karten, { $base } und { $top }, wird auf { $onto } verlegt.
rules-kc-move-pile-example = Ein Stapel hat mit { $base } begonnen; darauf liegt { $top }. { $base } passt auf { $onto }, also darfst du den ganzen Stapel dorthin verlegen. Oben liegt dann { $top }, und die Seite, von der er kam, ist leer.
rules-kc-move-king-pile = Einen Stapel auf einer Seite, der mit einem König begonnen hat, mit allem, was darauf liegt, in eine leere Ecke verlegen. Das darf jeder, der am Zug ist; damit wird eine Seite frei.
rules-kc-move-king-pile-dealt = Einen Seitenstapel, der mit einem dort aufgedeckten König beginnt, samt allem, was darauf liegt, in eine leere Ecke verlegen. Das darf jeder, der am Zug ist; damit wird eine Seite frei. Ein König, der aus der Hand auf eine Seite gelegt wurde, bleibt dort.
rules-kc-king-pile-stays = Ein Stapel auf einer Seite, der mit einem König begonnen hat, darf nicht in eine Ecke verlegt werden.
rules-kc-king-pile-usual = Das wird verschieden gehandhabt: Mal darf jeder König auf einer Seite in eine Ecke, mal nur einer, der beim Geben dorthin kam, mal keiner.
rules-kc-move-never = Aus einer Ecke kommt kein Stapel wieder heraus.
rules-kc-turn-example = Links liegt { $west }, oben ein Stapel, der mit { $base } begonnen hat. Du legst { $first } aus der Hand auf { $west }. Jetzt passt { $base } dort: Du verlegst den oberen Stapel dorthin. Die Seite oben ist leer, und du legst { $any } hin, wofür sonst kein Platz war. Damit bist du zwei Karten los.

## Kings Corner: Könige auf der Hand

rules-kc-kings-free =
    { $points ->
        [one] Einen König darfst du auf der Hand behalten, solange du willst. Hast du ihn aber am Ende des Spiels noch, kostet er dich 1 Punkt.
       *[other] Einen König darfst du auf der Hand behalten, solange du willst. Hast du ihn aber am Ende des Spiels noch, kostet er dich { $points } Punkte.
    }
rules-kc-kings-free-chips =
    { $points ->
        [0] Einen König darfst du auf der Hand behalten, solange du willst. Er kostet dich nichts, auch wenn du ihn noch hast, wenn jemand fertig wird.
        [one] Einen König darfst du auf der Hand behalten, solange du willst. Hast du ihn aber noch, wenn jemand fertig wird, kostet er dich 1 Chip.
       *[other] Einen König darfst du auf der Hand behalten, solange du willst. Hast du ihn aber noch, wenn jemand fertig wird, kostet er dich { $points } Chips.
    }
rules-kc-kings-must = Mit einem König auf der Hand darfst du deinen Zug nicht beenden. Leg ihn vorher in eine Ecke. Es gibt vier Könige und vier Ecken, also ist immer eine für ihn frei.
rules-kc-kings-must-side = Mit einem König auf der Hand darfst du deinen Zug nicht beenden. Leg ihn vorher in eine Ecke oder auf eine leere Seite. Es gibt vier Könige und vier Ecken, also ist immer eine Ecke für ihn frei.
rules-kc-kings-penalty =
    { $points ->
        [0] Du darfst deinen Zug mit Königen auf der Hand beenden, so oft du willst: Das kostet nichts. Sie zählen nur wie alle deine Karten, wenn du sie am Ende des Spiels noch hast.
        [one] Jeder König, den du beim Beenden deines Zuges auf der Hand hast, kostet 1 Punkt, und zwar jedes Mal. Er kommt zu deinen Punkten für das Spiel, auch wenn du es gewinnst.
       *[other] Jeder König, den du beim Beenden deines Zuges auf der Hand hast, kostet { $points } Punkte, und zwar jedes Mal. Sie kommen zu deinen Punkten für das Spiel, auch wenn du es gewinnst.
    }
rules-kc-kings-penalty-chips =
    { $points ->
        [0] Du darfst deinen Zug mit Königen auf der Hand beenden, so oft du willst: In den Topf zahlst du dafür nichts.
        [one] Für jeden König, den du beim Beenden deines Zuges auf der Hand hast, legst du 1 Chip in den Topf, und zwar jedes Mal.
       *[other] Für jeden König, den du beim Beenden deines Zuges auf der Hand hast, legst du { $points } Chips in den Topf, und zwar jedes Mal.
    }
rules-kc-drawn-now = Ziehst du am Ende deines Zuges einen König, kommt er sofort in eine Ecke: in die erste leere von oben rechts, unten rechts, unten links, oben links. Eine andere Karte ziehst du dafür nicht.
rules-kc-drawn-later = Ziehst du am Ende deines Zuges einen König, bleibt er mindestens bis zu deinem nächsten Zug auf der Hand.
rules-kc-drawn-later-must = Ziehst du am Ende deines Zuges einen König, bleibt er bis zu deinem nächsten Zug auf der Hand; dann musst du ihn legen.
rules-kc-drawn-later-penalty = Ziehst du am Ende deines Zuges einen König, bleibt er bis zu deinem nächsten Zug auf der Hand; dieses Mal kostet er noch nichts.
rules-kc-kings-usual = Beides ist üblich: Könige zu behalten, solange man will, oder sie bei erster Gelegenheit legen zu müssen.

## Kings Corner: das Ende eines Spiels

rules-kc-out = Legst du die letzte Karte deiner Hand, bist du fertig und hast das Spiel gewonnen. Es endet in diesem Augenblick; niemand zieht mehr.
rules-kc-blocked = Ein Spiel endet auch, wenn nichts mehr geht: wenn alle der Reihe nach einen Zug lang nichts gelegt, nichts verlegt und, weil der Talon leer ist, nichts gezogen haben.
rules-kc-blocked-points = Dann ist niemand fertig, und alle zählen ihre Karten.
rules-kc-blocked-chips = Dann wird niemand ausbezahlt. Der Topf bleibt für das nächste Spiel stehen; was nach dem letzten Spiel darin ist, gehört niemandem.
rules-kc-blocked-chips-one = Dann wird niemand ausbezahlt, und was im Topf ist, gehört niemandem.

## Kings Corner: Punkte

rules-kc-points = Am Ende des Spiels zählt jeder die Karten, die er noch auf der Hand hat. Wer fertig ist, hat keine.
rules-kc-values-points = Was Karten auf der Hand kosten
rules-face-value = ihre Augen
rules-other-cards = alle anderen Karten
rules-all-cards = alle Karten
rules-ranks = { $low } bis { $high }
rules-kc-points-example =
    { $points ->
        [one] Du hast noch { $cards } auf der Hand. Das kostet dich 1 Punkt.
       *[other] Du hast noch { $cards } auf der Hand. Das kostet dich { $points } Punkte.
    }
rules-kc-points-fines =
    { $points ->
        [one] Dazu kommt 1 Punkt für jeden König bei jedem Zugende, wie oben gesagt.
       *[other] Dazu kommen { $points } Punkte für jeden König bei jedem Zugende, wie oben gesagt.
    }
rules-kc-sign-plus = Das sind Strafpunkte: je weniger, desto besser. Die Punkte aller Spiele werden zusammengezählt.
rules-kc-sign-plus-one = Das sind Strafpunkte: je weniger, desto besser.
rules-kc-sign-minus = Die Punkte werden mit einem Minus geschrieben: im Beispiel −{ $points }. Die Punkte aller Spiele werden zusammengezählt; jeder steht also auf null oder darunter.
rules-kc-sign-minus-one = Die Punkte werden mit einem Minus geschrieben: im Beispiel −{ $points }.

## Kings Corner: Chips

rules-kc-pass-no-card-played =
    { $chips ->
        [one] Legst du in deinem Zug keine Karte, zahlst du am Ende des Zuges 1 Chip in den Topf. Einen Stapel zu verlegen gilt nicht als Karte.
       *[other] Legst du in deinem Zug keine Karte, zahlst du am Ende des Zuges { $chips } Chips in den Topf. Einen Stapel zu verlegen gilt nicht als Karte.
    }
rules-kc-pass-no-action =
    { $chips ->
        [one] Kannst du in deinem Zug weder eine Karte legen noch einen Stapel verlegen, zahlst du am Ende des Zuges 1 Chip in den Topf. Wer könnte und nur nicht will, zahlt nichts.
       *[other] Kannst du in deinem Zug weder eine Karte legen noch einen Stapel verlegen, zahlst du am Ende des Zuges { $chips } Chips in den Topf. Wer könnte und nur nicht will, zahlt nichts.
    }
rules-kc-pass-drawn = Das gilt nur, wenn du in diesem Zug eine Karte gezogen hast: Ist der Talon leer, kostet es nichts.
rules-kc-pass-always = Das gilt auch, wenn der Talon leer ist und du nichts gezogen hast.
rules-kc-pass-free = Ein Zug, in dem du keine Karte legst, kostet nichts.
rules-kc-pass-drawn-king = Ein König, der gleich nach dem Ziehen in eine Ecke kommt, gilt nicht als gelegte Karte.
rules-kc-chips-won = Wer fertig wird, nimmt den ganzen Topf. Jeder andere zahlt ihm für die Karten, die er noch auf der Hand hat:
rules-kc-chips-pot = Wer fertig wird, nimmt den ganzen Topf. Für die Karten auf der Hand zahlen die anderen nichts.
rules-kc-values-chips = Chips für die Karten auf der Hand
rules-kc-chips-example =
    { $ante ->
        [0] Vier spielen, und vor dem Geben legt niemand etwas in den Topf; { $passes }-mal zahlt Ben, Carla oder David { $chips } für einen Zug. Im Topf liegen also { $pot }. Anna wird fertig. Ben hat { $two-kings } und zahlt { $ben }, Carla hat { $ace } und zahlt { $carla }, David hat { $two } und zahlt { $david }. Anna nimmt { $taken }; eingezahlt hat sie nichts, also sind das { $net } für sie.
       *[other] Zu viert legt jeder { $ante } in den Topf; { $passes }-mal zahlt Ben, Carla oder David { $chips } für einen Zug. Im Topf liegen also { $pot }. Anna wird fertig. Ben hat { $two-kings } und zahlt { $ben }, Carla hat { $ace } und zahlt { $carla }, David hat { $two } und zahlt { $david }. Anna nimmt { $taken }; ohne das, was sie selbst eingezahlt hat, sind das { $net } für sie.
    }
rules-kc-chips-example-no-pass =
    { $ante ->
        [0] Vier spielen. Eingezahlt hat niemand etwas: Der Topf ist leer. Anna wird fertig. Ben hat { $two-kings } und zahlt { $ben }, Carla hat { $ace } und zahlt { $carla }, David hat { $two } und zahlt { $david }. Anna nimmt { $taken }, das sind { $net } für sie.
       *[other] Zu viert legt jeder { $ante } in den Topf. Darin liegen also { $pot }. Anna wird fertig. Ben hat { $two-kings } und zahlt { $ben }, Carla hat { $ace } und zahlt { $carla }, David hat { $two } und zahlt { $david }. Anna nimmt { $taken }; ohne das, was sie selbst eingezahlt hat, sind das { $net } für sie.
    }

## Kings Corner: die Partie

rules-kc-match-reach =
    { $target ->
        [one] Nach jedem Spiel wird zusammengezählt. Hat jemand 1 Punkt oder mehr, ist die Partie zu Ende.
       *[other] Nach jedem Spiel wird zusammengezählt. Hat jemand { $target } Punkte oder mehr, ist die Partie zu Ende.
    }
rules-kc-match-exceed =
    { $target ->
        [one] Nach jedem Spiel wird zusammengezählt. Hat jemand mehr als 1 Punkt, ist die Partie zu Ende: 1 reicht nicht, { $beyond } schon.
       *[other] Nach jedem Spiel wird zusammengezählt. Hat jemand mehr als { $target } Punkte, ist die Partie zu Ende: { $target } reichen nicht, { $beyond } schon.
    }
rules-kc-match-reach-minus = Nach jedem Spiel wird zusammengezählt. Steht jemand auf −{ $target } oder tiefer, ist die Partie zu Ende.
rules-kc-match-exceed-minus = Nach jedem Spiel wird zusammengezählt. Steht jemand tiefer als −{ $target }, ist die Partie zu Ende: −{ $target } reicht nicht, −{ $beyond } schon.
rules-kc-match-usual = Beides ist üblich: Die Partie endet, wenn jemand die Grenze erreicht, oder erst, wenn jemand sie überschreitet.
rules-kc-match-deals =
    { $deals ->
        [one] Die Partie ist ein einziges Spiel.
       *[other] Die Partie ist { $deals } Spiele lang.
    }
rules-kc-win-fewest = Wer dann die wenigsten Punkte hat, gewinnt die Partie.
rules-kc-win-highest = Wer dann am höchsten steht, also der Null am nächsten, gewinnt die Partie.
rules-kc-win-most-chips = Wer dann die meisten Chips gewonnen oder die wenigsten verloren hat, gewinnt die Partie.
rules-kc-win-one = Wer fertig wird, gewinnt. Geht nichts mehr, gewinnt, wer die wenigsten Punkte hat.
rules-kc-win-one-minus = Wer fertig wird, gewinnt. Geht nichts mehr, gewinnt, wer der Null am nächsten ist.
rules-kc-win-one-fines = Es gewinnt, wer die wenigsten Punkte hat.
rules-kc-win-one-fines-minus = Es gewinnt, wer der Null am nächsten ist.
rules-kc-win-one-chips = Es gewinnt, wer die meisten Chips gewonnen oder die wenigsten verloren hat.
rules-kc-ties = Stehen mehrere gleich gut, teilen sie sich den Sieg.

## Kings Corner: names and origin

rules-kc-origin = Kings Corner heißt auch Kings Corners oder Kings in the Corner und ist vor allem in den USA beliebt. Auf Schwedisch heißt es Kungen i hörnet, „der König in der Ecke“: Nach schwedischen Regeln kommt ein König, der aufgedeckt wird, gleich in eine Ecke.

## King: worum es geht

rules-king-aim =
    { $negative ->
        [one] Vier Spieler, jeder für sich. Eine Partie hat { $deals } Spiele, und jedes hat seine eigene Regel. In einem davon, dem negativen, kosten Stiche oder bestimmte Karten Punkte: Vermeide sie. In den anderen { $positive }, den positiven, kann jeder Punkte gewinnen.
       *[other] Vier Spieler, jeder für sich. Eine Partie hat { $deals } Spiele, und jedes hat seine eigene Regel. In { $negative } davon, den negativen, kosten Stiche oder bestimmte Karten Punkte: Vermeide sie. In den anderen { $positive }, den positiven, kann jeder Punkte gewinnen.
    }
rules-king-aim-negative =
    { $deals ->
        [one] Vier Spieler, jeder für sich. Die Partie ist ein einziges Spiel. Darin kosten Stiche oder bestimmte Karten Punkte: Vermeide sie.
       *[other] Vier Spieler, jeder für sich. Eine Partie hat { $deals } Spiele, und jedes hat seine eigene Regel. In allen kosten Stiche oder bestimmte Karten Punkte: Vermeide sie.
    }
rules-king-aim-highest = Am Ende gewinnt die höchste Summe.
rules-king-aim-not-negative = Am Ende gewinnt jeder, dessen Summe nicht unter null liegt.

## King: was man braucht

rules-king-need-52 = Vier Spieler und ein Blatt mit 52 Karten, ohne Joker. In jeder Farbe ist das Ass am höchsten, dann König, Dame, Bube, 10, 9 und so weiter bis zur 2.
rules-king-need-32 = Vier Spieler und ein Blatt mit 32 Karten: Alles von der 2 bis zur 6 bleibt draußen. In jeder Farbe ist das Ass am höchsten, dann König, Dame, Bube, 10, 9, 8, 7.

## King: das Geben

rules-king-lots = Plätze und erster Geber werden ausgelost. Nach jedem Spiel gibt der Nächste.
rules-king-shuffle-cw = Vor jedem Spiel mischt der Geber die Karten gut, und sein rechter Nachbar hebt ab.
rules-king-shuffle-ccw = Vor jedem Spiel mischt der Geber die Karten gut, und ein anderer hebt ab.
rules-king-direction-cw = Gegeben und gespielt wird im Uhrzeigersinn: Der Nächste ist immer der linke Nachbar.
rules-king-direction-ccw = Gegeben und gespielt wird gegen den Uhrzeigersinn: Der Nächste ist immer der rechte Nachbar.
rules-king-hands = Alle Karten werden verdeckt und einzeln ausgegeben, die erste an den, der nach dem Geber sitzt: { $cards } für jeden.
rules-king-picture-seats-cw = Anna gibt. Nach ihr kommen im Uhrzeigersinn Ben, Carla und David. In einem negativen Spiel spielt { $leader } zum ersten Stich aus.
rules-king-picture-seats-ccw = Anna gibt. Nach ihr kommen gegen den Uhrzeigersinn Ben, Carla und David. In einem negativen Spiel spielt { $leader } zum ersten Stich aus.

## King: Stiche

rules-king-lead-dealer = In den negativen Spielen spielt der Geber aus: Er legt die erste Karte zum ersten Stich.
rules-king-lead-next = In den negativen Spielen spielt aus, wer nach dem Geber sitzt: Er legt die erste Karte zum ersten Stich.
rules-king-lead-chooser = In den negativen Spielen spielt der Ansager aus, der das Spiel ausgesucht hat: Er legt die erste Karte zum ersten Stich.
rules-king-lead-nobody = Der Ansager würde ausspielen, aber die negativen Spiele sagt niemand an. So spielt der Geber aus: Er legt die erste Karte zum ersten Stich.
rules-king-lead-usual = Beides ist üblich: Der Geber spielt aus, oder wer nach ihm sitzt.
rules-king-follow = Die anderen geben der Reihe nach zu; ein Stich sind also vier Karten. Farbe muss bedient werden: Hast du eine Karte der ausgespielten Farbe, musst du eine davon spielen, welche du willst. Hast du keine, darfst du jede Karte spielen.
rules-king-follow-exceptions = Von dieser Freiheit gibt es Ausnahmen: Was du in den negativen Spielen abwerfen und wann du in den positiven stechen musst, steht weiter unten.
rules-king-follow-exceptions-throw = Von dieser Freiheit gibt es Ausnahmen: Was du in den negativen Spielen abwerfen musst, steht weiter unten.
rules-king-follow-exceptions-trump = Von dieser Freiheit gibt es eine Ausnahme: Wann du in den positiven Spielen stechen musst, steht weiter unten.
rules-king-trick = Die höchste Karte der ausgespielten Farbe gewinnt den Stich; Karten anderer Farben nie. Wer ihn gewinnt, legt ihn zu sich und spielt zum nächsten aus.
rules-king-trick-trump = Die höchste Karte der ausgespielten Farbe gewinnt den Stich; Karten anderer Farben nicht. In den positiven Spielen kann eine Farbe Trumpf sein: Dann gewinnt der höchste Trumpf, wenn einer im Stich liegt. Wer den Stich gewinnt, legt ihn zu sich und spielt zum nächsten aus.
rules-king-picture-trick = Ein Stich ohne Trumpf: { $first } wird ausgespielt, dann kommen { $second }, { $third } und { $fourth }. { $winner } gewinnt.
rules-king-trump-example = In diesem Stich ist { $second } die höchste Karte der ausgespielten Farbe; { $fourth } ist von einer anderen Farbe und gewinnt nichts. Ist aber Pik Trumpf, gewinnt { $winner } den Stich.
rules-king-play-out = Jedes Spiel wird bis zur letzten Karte gespielt.
rules-king-count = Nach jedem Spiel zählt jeder seine Punkte und sagt sie laut an.
rules-king-early-end = Bei { $contracts } endet das Spiel mit dem Stich, in dem die letzte Karte liegt, die Punkte kostet. Alle anderen Spiele werden bis zur letzten Karte gespielt.

## King: wer aussucht

rules-king-choose = Wer nach dem Geber sitzt, ist der Ansager: Er sieht seine Karten an und sucht aus, was in diesem Spiel gespielt wird.
rules-king-choose-each =
    { $count ->
        [one] Jedes negative Spiel wird in der Partie einmal gespielt, gleich, wer es aussucht.
        [2] Jedes negative Spiel wird in der Partie zweimal gespielt, gleich, wer es aussucht.
       *[other] Jedes negative Spiel wird in der Partie { $count }-mal gespielt, gleich, wer es aussucht.
    }
rules-king-choose-own =
    { $count ->
        [one] Jeder sucht höchstens einmal ein negatives Spiel aus.
        [2] Jeder sucht höchstens zweimal ein negatives Spiel aus. Es darf wieder dasselbe sein, solange es nicht verbraucht ist.
       *[other] Jeder sucht höchstens { $count }-mal ein negatives Spiel aus. Es darf wieder dasselbe sein, solange es nicht verbraucht ist.
    }
rules-king-choose-own-exactly =
    { $count ->
        [one] Jeder sucht in der Partie genau einmal ein negatives Spiel aus.
        [2] Jeder sucht in der Partie genau zweimal ein negatives Spiel aus. Es darf wieder dasselbe sein, solange es nicht verbraucht ist.
       *[other] Jeder sucht in der Partie genau { $count }-mal ein negatives Spiel aus. Es darf wieder dasselbe sein, solange es nicht verbraucht ist.
    }
rules-king-choose-any = Ein negatives Spiel darf jeder aussuchen, so oft noch eines übrig ist. Es darf wieder dasselbe sein, solange es nicht verbraucht ist.
rules-king-choose-plus =
    { $count ->
        [one] Jeder sucht in der Partie einmal ein positives Spiel aus.
        [2] Jeder sucht in der Partie zweimal ein positives Spiel aus.
       *[other] Jeder sucht in der Partie { $count }-mal ein positives Spiel aus.
    }
rules-king-choose-no-plus = Positive Spiele und eine Versteigerung gibt es nicht.
rules-king-choose-after = Positive Spiele werden nicht ausgesucht: Sie folgen, wenn alle negativen Spiele gespielt sind.
rules-king-choose-last = Bleibt dem Ansager nur eines zur Wahl, wird niemand gefragt: Das wird gespielt.

## King: negative Spiele

rules-king-negative-fixed =
    { $count ->
        [one] Das erste Spiel ist negativ. Trumpf gibt es darin nicht.
       *[other] Die ersten { $count } Spiele sind negativ, in dieser Reihenfolge. Trumpf gibt es darin nicht.
    }
rules-king-negative-chosen = Das sind die negativen Spiele. Trumpf gibt es darin nicht.
rules-king-costs = Was sie an Punkten kosten
rules-king-unit-no-tricks = jeder Stich
rules-king-unit-no-hearts = jedes Herz
rules-king-unit-no-queens = jede Dame
rules-king-unit-no-king = der Herz-König
rules-king-unit-last-two = jeder der letzten zwei Stiche
rules-king-negative-taken = Eine Karte, die Punkte kostet, heißt Strafkarte. Sie kostet den, der den Stich bekommt, in dem sie liegt, nicht den, der sie gespielt hat. Alle anderen Karten und Stiche des Spiels zählen nichts.
rules-king-negative-example = Bei { $contract } liegen { $count } Damen in deinen Stichen: { $points } Punkte für dich.

## King: was nicht ausgespielt werden darf, was abgeworfen werden muss

rules-king-hearts-free = Herz darf in jedem Spiel ausgespielt werden wie jede andere Farbe.
rules-king-hearts-ban = Bei { $contracts } darfst du kein Herz ausspielen, solange du noch eine andere Farbe hast. In den anderen Spielen darf Herz ausgespielt werden.
rules-king-hearts-broken = Bei { $contracts } darfst du kein Herz ausspielen, solange du noch eine andere Farbe hast, bis in diesem Spiel jemand ein Herz gespielt hat; danach darf es jeder. In den anderen Spielen darf Herz ausgespielt werden.
rules-king-hearts-throw = Das Verbot gilt nur fürs Ausspielen: Kannst du nicht bedienen, darfst du Herz abwerfen.
rules-king-hearts-throw-duty = Das Verbot gilt nur fürs Ausspielen. Kannst du nicht bedienen, darfst du Herz abwerfen, und manchmal musst du es: siehe unten.
rules-king-hearts-example = Du spielst aus und hast { $low }, { $high } und { $other }: Solange das Verbot gilt, musst du { $other } ausspielen. Hast du nur noch Herz, darfst du es ausspielen.
rules-king-kh-ban = Bei { $contract } darfst du den Herz-König selbst nicht ausspielen, solange du noch irgendeine andere Karte hast, und sei es ein anderes Herz.
rules-king-kh-free = Bei { $contract } darf der Herz-König ausgespielt werden wie jedes andere Herz.
rules-king-kh-same = Bei { $contract } gilt das Verbot, Herz auszuspielen, auch für den Herz-König; ein weiteres gibt es für ihn nicht.
rules-king-kh-usual = Das wird verschieden gehandhabt: Mal darf bei { $contract } nur der Herz-König selbst nicht ausgespielt werden, mal gar kein Herz.
rules-king-penalty-free = Kannst du nicht bedienen, brauchst du eine Karte, die Punkte kostet, nicht abzuwerfen: Du darfst sie behalten, wenn du dich traust.
rules-king-penalty-but = Bei { $contracts } brauchst du eine Karte, die Punkte kostet, nicht abzuwerfen, wenn du nicht bedienen kannst: Du darfst sie behalten, wenn du dich traust.
rules-king-penalty-must = Bei { $contracts } muss eine Karte, die Punkte kostet, bei der ersten Gelegenheit weg:
rules-king-penalty-void = Kannst du nicht bedienen, musst du eine Karte abwerfen, die Punkte kostet, wenn du eine hast. Hast du mehrere, such dir eine aus.
rules-king-penalty-void-example = Bei { $contract } wird Karo ausgespielt. Du hast kein Karo, aber { $card }: Diese Karte musst du abwerfen.
rules-king-penalty-void-king = Bei { $contract } musst du, wenn du nicht bedienen kannst und den Herz-König nicht hast, ein anderes Herz abwerfen, wenn du eines hast.
rules-king-penalty-under = Hast du bei { $contracts } in der ausgespielten Farbe eine Karte, die Punkte kostet, und liegt eine höhere dieser Farbe schon im Stich, musst du deine spielen. Hast du mehrere solche Karten, such dir eine aus.
rules-king-penalty-under-example = Bei { $contract } liegt { $high } schon im Stich. Du hast { $card } und { $low }: Du musst { $card } spielen.
rules-king-forced-off = Bei { $contract } brauchst du auch den Herz-König nicht abzuwerfen. Aber je früher du ihn los bist, desto besser.
rules-king-forced-only = Wird bei { $contract } Herz ausgespielt, musst du den Herz-König spielen, wenn das Ass schon im Stich liegt oder er dein einziges Herz ist.
rules-king-forced-discard = Bei { $contract } musst du den Herz-König abwerfen, sobald du nicht bedienen kannst. Wird Herz ausgespielt, brauchst du ihn nicht zu spielen, solange du noch ein anderes Herz hast.
rules-king-forced-discard-under = Bei { $contract } musst du den Herz-König abwerfen, sobald du nicht bedienen kannst. Wird Herz ausgespielt, musst du ihn spielen, wenn das Ass schon im Stich liegt oder er dein einziges Herz ist.
rules-king-forced-always = Bei { $contract } musst du den Herz-König abwerfen, sobald du nicht bedienen kannst, und du musst ihn spielen, wenn ein anderer Herz ausspielt.
rules-king-forced-usual = Beides ist üblich: den Herz-König behalten zu dürfen oder ihn bei erster Gelegenheit abwerfen zu müssen.

## King: positive Spiele

rules-king-positive-fixed = Die Spiele { $first } bis { $last } bringen Punkte. Jeder ist bei einem davon Geber.
rules-king-positive-chosen = Die positiven Spiele bringen Punkte. Jeder der vier kann sie gewinnen, nicht nur der Ansager.
rules-king-trumps = Der Trumpf steht fest: in der Reihenfolge dieser Spiele { $suits }. Versteigert wird nicht.
rules-king-trumps-chooser = Der Trumpf steht fest: in der Reihenfolge, in der positive Spiele ausgesucht werden, { $suits }, dann wieder von vorn. Versteigert wird nicht.
rules-king-trumps-chooser-minus = Der Trumpf steht fest: in der Reihenfolge, in der positive Spiele ausgesucht werden, { $suits }, dann wieder von vorn. Statt des Plusspiels mit diesem Trumpf darf der Ansager Minus aussuchen. Versteigert wird nicht.
rules-king-name-optional = Der Geber sieht seine Karten an und hat dann die Wahl: die Spielart gleich anzusagen oder das Spiel zu versteigern (siehe unten). Es gibt diese Spielarten: { $games }.
rules-king-name-always = Der Geber sagt zunächst nichts an: Das Spiel wird versteigert (siehe unten). Es gibt diese Spielarten: { $games }.
rules-king-name-dealer = Der Geber sieht seine Karten an und sagt die Spielart an: { $games }. Versteigert wird nicht.
rules-king-name-chooser = Beim Aussuchen sagt der Ansager gleich, welche Art von positivem Spiel es ist: { $games }. Was schon in einem früheren Spiel angesagt war, darf wieder angesagt werden. Versteigert wird nicht.
rules-king-name-only = In diesen Spielen gibt es nur eine Spielart: { $games }. Versteigert wird nicht.
rules-king-game-trump = Plus mit { $suits } als Trumpf
rules-king-game-NT = Plus ohne Trumpf
rules-king-game-minus = Minus
rules-king-plus =
    { $points ->
        [one] Plus: Jeder Stich bringt dem, der ihn gewinnt, 1 Punkt. Alle Stiche zusammen bringen { $total }.
       *[other] Plus: Jeder Stich bringt dem, der ihn gewinnt, { $points } Punkte. Alle Stiche zusammen bringen { $total }.
    }
rules-king-minus = Minus: Jeder beginnt mit { $base } Punkten und verliert { $loss } für jeden Stich. Trumpf gibt es nicht.
rules-king-minus-example = Ohne Stich behältst du { $none } Punkte, mit einem Stich hast du { $one }, mit { $tricks } Stichen { $many }.
rules-king-trump-free = Auch in einem Spiel mit Trumpf muss Farbe bedient werden. Trumpf darf ausgespielt werden. Kannst du nicht bedienen, darfst du stechen oder eine andere Karte abwerfen, wie du willst.
rules-king-trump-must = Auch in einem Spiel mit Trumpf muss Farbe bedient werden. Trumpf darf ausgespielt werden. Kannst du nicht bedienen und hast einen Trumpf, musst du einen spielen, welchen du willst: Einen Trumpf, der schon im Stich liegt, brauchst du nicht zu überstechen.
rules-king-positive-lead-dealer = Auch in den positiven Spielen spielt der Geber zum ersten Stich aus.
rules-king-positive-lead-dealer-sold = Auch in den positiven Spielen spielt der Geber zum ersten Stich aus, selbst wenn er das Spiel verkauft hat.
rules-king-positive-lead-dealer-after = In den positiven Spielen spielt der Geber zum ersten Stich aus, selbst wenn er das Spiel verkauft hat.
rules-king-positive-lead-next = Auch in den positiven Spielen spielt zum ersten Stich aus, wer nach dem Geber sitzt, gleich, wer die Spielart angesagt hat.
rules-king-positive-lead-chooser = Auch in den positiven Spielen spielt der Ansager zum ersten Stich aus.
rules-king-positive-lead-declarer = In den positiven Spielen spielt der Ansager zum ersten Stich aus.
rules-king-positive-lead-declarer-dealer = In den positiven Spielen spielt der Ansager, also der Geber, zum ersten Stich aus.
rules-king-positive-lead-declarer-sold = In den positiven Spielen spielt der Ansager zum ersten Stich aus: Das ist der Käufer, wenn das Spiel verkauft wurde, sonst der Geber.
rules-king-positive-lead-named = In den positiven Spielen bestimmt der Ansager, wer zum ersten Stich ausspielt, nach dem Ansagen und vor der ersten Karte; es darf auch er selbst sein.
rules-king-positive-lead-named-dealer = In den positiven Spielen bestimmt der Ansager, also der Geber, vor der ersten Karte, wer zum ersten Stich ausspielt; es darf auch er selbst sein.
rules-king-positive-lead-named-sold = In den positiven Spielen ist der Ansager der Käufer, wenn das Spiel verkauft wurde, sonst der Geber. Steht die Spielart fest, bestimmt er vor der ersten Karte, wer zum ersten Stich ausspielt; es darf auch er selbst sein.

## King: die Versteigerung

rules-king-auction-optional = Versteigert der Geber das Spiel, wird er zum Verkäufer. Die anderen drei, die ihre Karten auch schon kennen, bieten um das Recht, die Spielart anzusagen.
rules-king-auction-always = Jedes positive Spiel beginnt mit einer Versteigerung. Der Geber ist der Verkäufer. Die anderen drei, die ihre Karten schon kennen, bieten um das Recht, die Spielart anzusagen.
rules-king-auction-usual-optional = Hier darf der Geber wählen; anderswo wird jedes positive Spiel versteigert.
rules-king-auction-usual-always = Hier wird immer versteigert; anderswo darf der Geber das Spiel auch ohne Versteigerung spielen.
rules-king-auction-why = Warum kaufen? Weil du dann die Spielart wählst, die zu deinen Karten passt. Warum verkaufen? Weil zu deinen Karten keine passt. Was der Käufer zahlt, bekommt der Verkäufer, wenn das Spiel zu Ende ist.
rules-king-bid = Ein Gebot nennt eine Spielart und einen Preis in Stichen. { $plus } heißt: Es wird Plus gespielt, und ich zahle den Preis von { $tricks } Stichen. { $minus } heißt: Es wird Minus gespielt, und ich nehme dem Verkäufer einen Stich ab. Wie viele Stiche du selbst machst, versprichst du damit nicht. Was ein Preis in Punkten ausmacht, steht unter „Was ein Kauf kostet“.
rules-king-bid-transfer = Ein Gebot nennt eine Spielart und einen Preis in Stichen. { $plus } heißt: Es wird Plus gespielt, und ich zahle den Preis von { $tricks } Stichen. { $minus } heißt: Es wird Minus gespielt, und ich bezahle einen Minus-Stich. Wie viele Stiche du selbst machst, versprichst du damit nicht. Was ein Preis in Punkten ausmacht, steht unter „Was ein Kauf kostet“.
rules-king-ladder = Jedes Gebot muss höher sein als das vorige; nur wer besser sitzt, darf damit gleichziehen (siehe unten). Das ist die Reihenfolge, von { $low } bis { $high }; Stufen darf man auslassen.
rules-king-bids = Alle Gebote, das niedrigste zuerst
rules-king-ladder-equal = { $plus } und { $minus } sind beide { $points } Punkte wert, aber { $minus } ist das höhere Gebot.
rules-king-bidding = Es beginnt, wer nach dem Verkäufer sitzt; dann geht es der Reihe nach. Wenn du dran bist, bietest du mehr, ziehst mit dem höchsten Gebot gleich (siehe die nächste Regel) oder passt. Wer passt, scheidet aus dieser Versteigerung aus. Wer das höchste Gebot hält, wird erst wieder gefragt, wenn ein anderer es hält.
rules-king-match = Näher am Verkäufer ist besser: Wer gleich nach ihm sitzt, hat das Vorrecht vor den beiden anderen, der Zweite vor dem Dritten. Statt mehr zu bieten als jemand, vor dem du das Vorrecht hast, darfst du gleichziehen: Sein Gebot gilt dann als deines. Es muss genau dasselbe Gebot sein; mit { $minus } zieht man nicht mit { $plus } gleich.
rules-king-eight-forced = Über { $bid } geht nichts. Gefragt wird nur noch, wer das Vorrecht vor dem Bieter und noch nicht gepasst hat; er darf gleichziehen oder passen. Dann ist das Spiel verkauft: { $bid } kann der Verkäufer nicht ablehnen.
rules-king-eight-free = Über { $bid } geht nichts. Gefragt wird nur noch, wer das Vorrecht vor dem Bieter und noch nicht gepasst hat; er darf gleichziehen oder passen. Dann entscheidet der Verkäufer wie nach jedem anderen Gebot.
rules-king-bidding-stops = Das Bieten ist zu Ende, wenn alle drei gepasst haben oder alle außer dem, der das höchste Gebot hält.
rules-king-auction-example = Anna verkauft. Ben bietet { $first }, Carla { $second }. David darf nicht { $low } bieten, das wäre weniger; er bietet { $third }. Ben zieht gleich: Jetzt gehören die { $third } ihm. Carla passt, David bietet { $last }, Ben passt. David hält das höchste Gebot, { $last }.

## King: der Verkäufer entscheidet

rules-king-decide = Ist das Bieten zu Ende, hat der Verkäufer das letzte Wort. Er hat diese Möglichkeiten:
rules-king-decide-below = Endet das Bieten unter { $bid }, hat der Verkäufer das letzte Wort. Er hat diese Möglichkeiten:
rules-king-accept = Annehmen: Das Spiel geht an den, der das höchste Gebot hält, falls es eines gibt.
rules-king-reject = Behalten, ob geboten wurde oder nicht, und selbst irgendeine der Spielarten ansagen.
rules-king-counter = Mehr verlangen: Er nennt ein höheres Gebot, Plus oder Minus, aber niedriger als { $bid }, und wer das höchste Gebot hält, sagt ja oder nein. Ja: Das Spiel ist zu diesem Preis verkauft. Nein: Der Verkäufer entscheidet von Neuem und darf wieder mehr verlangen, aber nie zweimal dasselbe. Ohne Gebot kann er niemanden fragen.
rules-king-no-counter = Mehr verlangen, als geboten wurde, darf der Verkäufer nicht.
rules-king-ultimatum = Ein Ultimatum stellen: „acht, oder ich spiele Minus“. Das ist etwas für Karten, mit denen man Minus wagen kann. Es geht auch ganz ohne Gebot. Gefragt werden alle drei, zuerst, wer nach dem Verkäufer sitzt, und auch, wer gepasst hat. Wer als Erster ja sagt, kauft das Spiel für { $bid }. Sagt keiner ja, muss der Verkäufer Minus spielen; ein Zurück gibt es nicht.
rules-king-no-ultimatum = Ein Ultimatum ({ $bid } verlangen und sonst Minus spielen) darf der Verkäufer nicht stellen.
rules-king-unplayed-fewer-than-3-bids = Die Punkte nehmen, ohne dass gespielt wird („ungespielt“), wenn es weniger als drei Gebote gab: { $own } Punkte für den Verkäufer, { $other } für jeden anderen. Jedes Gebot zählt, auch das Gleichziehen; Passen und abgelehnte Forderungen zählen nicht.
rules-king-unplayed-best-below-4 = Die Punkte nehmen, ohne dass gespielt wird („ungespielt“), wenn niemand geboten hat oder das höchste Gebot weniger wert ist als 4 Stiche Plus ({ $minus } ist 3 wert): { $own } Punkte für den Verkäufer, { $other } für jeden anderen.
rules-king-unplayed-off = Die Punkte ohne Spiel zu nehmen ist nicht erlaubt: Gespielt wird immer.

## King: was ein Kauf kostet

rules-king-buyer = Nach einem Plus-Gebot sagt der Käufer eine der Plus-Spielarten an. Nach einem Minus-Gebot wird Minus gespielt, ohne Trumpf. Seine Stiche macht jeder für sich; das Gebot ist nur der Preis.
rules-king-buyer-only = Nach einem Plus-Gebot wird gespielt: { $games }. Nach einem Minus-Gebot wird Minus gespielt, ohne Trumpf. Seine Stiche macht jeder für sich; das Gebot ist nur der Preis.
rules-king-sale-lead-dealer = Zum ersten Stich spielt der Verkäufer aus, denn er ist der Geber.
rules-king-sale-lead-next = Zum ersten Stich spielt aus, wer nach dem Verkäufer sitzt.
rules-king-sale-lead-declarer = Zum ersten Stich spielt der Käufer aus.
rules-king-sale-lead-named = Der Käufer bestimmt auch, wer zum ersten Stich ausspielt.
rules-king-plus-transfer =
    { $points ->
        [one] Nach Plus zahlt der Käufer dem Verkäufer 1 Punkt für jeden Stich seines Gebots, immer in voller Höhe. Bringen ihm seine eigenen Stiche weniger ein, endet das Spiel für ihn unter null.
       *[other] Nach Plus zahlt der Käufer dem Verkäufer { $points } Punkte für jeden Stich seines Gebots, immer in voller Höhe. Bringen ihm seine eigenen Stiche weniger ein, endet das Spiel für ihn unter null.
    }
rules-king-plus-capped =
    { $points ->
        [one] Nach Plus zahlt der Käufer dem Verkäufer 1 Punkt für jeden Stich seines Gebots, aber nie mehr, als seine eigenen Stiche gebracht haben.
       *[other] Nach Plus zahlt der Käufer dem Verkäufer { $points } Punkte für jeden Stich seines Gebots, aber nie mehr, als seine eigenen Stiche gebracht haben.
    }
rules-king-plus-topup =
    { $points ->
        [one] Nach Plus zahlt der Käufer dem Verkäufer 1 Punkt für jeden Stich, der dem Verkäufer selbst zum Gebot fehlt. Hat der Verkäufer so viele Stiche gemacht, wie geboten waren, oder mehr, wird nichts bezahlt.
       *[other] Nach Plus zahlt der Käufer dem Verkäufer { $points } Punkte für jeden Stich, der dem Verkäufer selbst zum Gebot fehlt. Hat der Verkäufer so viele Stiche gemacht, wie geboten waren, oder mehr, wird nichts bezahlt.
    }
rules-king-plus-exact =
    { $points ->
        [one] Nach Plus hat der Verkäufer am Ende genau 1 Punkt für jeden Stich des Gebots: Der Käufer zahlt, was dessen Stiche weniger bringen, oder bekommt, was sie mehr bringen.
       *[other] Nach Plus hat der Verkäufer am Ende genau { $points } Punkte für jeden Stich des Gebots: Der Käufer zahlt, was dessen Stiche weniger bringen, oder bekommt, was sie mehr bringen.
    }
rules-king-plus-shortfall =
    { $points ->
        [one] Nach Plus zahlt der Käufer dem Verkäufer 1 Punkt für jeden Stich, der dem Käufer selbst zum Gebot fehlt. Hat der Käufer so viele Stiche gemacht, wie geboten waren, oder mehr, wird nichts bezahlt.
       *[other] Nach Plus zahlt der Käufer dem Verkäufer { $points } Punkte für jeden Stich, der dem Käufer selbst zum Gebot fehlt. Hat der Käufer so viele Stiche gemacht, wie geboten waren, oder mehr, wird nichts bezahlt.
    }
rules-king-plus-usual = Das wird verschieden gehandhabt: Mal zahlt der Käufer das ganze Gebot, mal nur, was daran fehlt, mal höchstens, was seine eigenen Stiche gebracht haben.
rules-king-minus-absorb = Nach Minus nimmt der Käufer dem Verkäufer so viele Stiche ab, wie geboten waren: Für jeden gehen { $points } Punkte vom Käufer zum Verkäufer. Abnehmen kann er nur Stiche, die der Verkäufer wirklich bekommen hat.
rules-king-minus-transfer = Nach Minus zahlt der Käufer dem Verkäufer { $points } Punkte für jeden Stich seines Gebots, immer in voller Höhe, auch wenn der Verkäufer weniger Stiche bekommen hat.
rules-king-minus-usual = Beides ist üblich: Der Käufer zahlt nur für Stiche, die der Verkäufer bekommen hat, oder immer für das ganze Gebot.
rules-king-sale-plus-made = { $seller } verkauft an { $buyer } für { $bid }, und er macht mindestens so viele Stiche
rules-king-sale-plus-short = { $seller } verkauft an { $buyer } für { $bid }, und er macht weniger Stiche
rules-king-sale-minus-made = { $seller } verkauft an { $buyer } für { $bid }, und sie macht mindestens so viele Stiche
rules-king-sale-minus-short = { $seller } verkauft an { $buyer } für { $bid }, und sie macht weniger Stiche

## King: das Ende der Partie

rules-king-win-highest =
    { $deals ->
        [one] Nach dem Spiel gewinnt die höchste Summe. Bei gleicher Summe teilen sie sich den Sieg.
       *[other] Die Punkte aller { $deals } Spiele werden zusammengezählt. Die höchste Summe gewinnt die Partie. Bei gleicher Summe teilen sie sich den Sieg.
    }
rules-king-win-not-negative =
    { $deals ->
        [one] Nach dem Spiel gewinnt jeder, dessen Summe null oder mehr ist; die anderen verlieren. Es kann sein, dass niemand gewinnt.
       *[other] Die Punkte aller { $deals } Spiele werden zusammengezählt. Jeder, dessen Summe null oder mehr ist, gewinnt die Partie; die anderen verlieren. Es kann sein, dass niemand gewinnt.
    }
rules-king-sum-zero = Zur Kontrolle: Alle vier zusammen verlieren { $lost } Punkte in den negativen Spielen und gewinnen { $won } in den positiven; alle Summen zusammen ergeben also 0.
rules-king-sum =
    { $lost ->
        [0] Zur Kontrolle: Die negativen Spiele kosten nichts, und in den positiven gewinnen alle vier zusammen { $won } Punkte; alle Summen zusammen ergeben also { $rest }.
        [one] Zur Kontrolle: Alle vier zusammen verlieren 1 Punkt in den negativen Spielen und gewinnen { $won } in den positiven; alle Summen zusammen ergeben also { $rest }.
       *[other] Zur Kontrolle: Alle vier zusammen verlieren { $lost } Punkte in den negativen Spielen und gewinnen { $won } in den positiven; alle Summen zusammen ergeben also { $rest }.
    }
rules-king-sum-negative =
    { $lost ->
        [0] Zur Kontrolle: In diesen Spielen kostet nichts Punkte, alle Summen bleiben also auf 0.
        [one] Zur Kontrolle: Alle vier zusammen verlieren 1 Punkt.
       *[other] Zur Kontrolle: Alle vier zusammen verlieren { $lost } Punkte.
    }
rules-king-sum-32 = Diese Werte sind für 32 Karten üblich, vor allem in Russland. Mit den Werten für 52 Karten ginge die Rechnung nicht auf.

## King: names and origin

rules-king-origin = King wird in vielen Ländern gespielt: in Frankreich, Belgien und Italien, besonders gern in Portugal, Russland, der Türkei, Kolumbien und Brasilien. In der Türkei heißt es Rıfkı, in Frankreich und Belgien Le Jeu du Roi, „das Spiel des Königs“. Woher es kommt, ist nicht geklärt; wegen des Namens vermuten viele England. „King“ heißt auch der Herz-König selbst.

## Bilder und der Rahmen der Seite

rules-leads = spielt aus
rules-takes = gewinnt
rules-stock = Talon
rules-corner-NE = oben rechts
rules-corner-SE = unten rechts
rules-corner-SW = unten links
rules-corner-NW = oben links
