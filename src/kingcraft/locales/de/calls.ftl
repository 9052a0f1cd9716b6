### Die Versteigerung: was ihr Blatt sagt. Ein eigener Teil: er kommt mit dem Blatt.

call-label = Ansagen
call-history = Was gesagt wurde
call-bids = Gebote
call-choices = Auswahl
call-declare = Spiel ansagen
call-title-bid = Dein Gebot
call-title-decide = Bestes Gebot: { $name }, { $bid }
call-title-decide-none = Es gibt kein Gebot
call-title-other = Andere Möglichkeiten
call-title-open = Dieses Spiel gehört dir
call-title-declare = Sag dein Spiel an
call-title-choose = Wähle, was gespielt wird
call-title-lead = Wer spielt aus?
call-wait = { $name } überlegt …
call-wait-choose = { $name } wählt, was gespielt wird …
call-wait-lead = { $name } bestimmt, wer ausspielt …
call-wait-declare = { $name } sagt das Spiel an …
call-wait-kept = { $name } behält das Spiel und sagt an …
call-wait-open = { $name } darf verkaufen oder selbst spielen …
call-wait-decide = { $name } entscheidet …
call-no-bid = Noch kein Gebot.
call-high = { $name } steht bei { $bid }, das sind { $points }.
call-high-you = Dein { $bid } gilt, das sind { $points }.
call-go-higher = Biete mehr oder passe.
call-begin = Biete oder passe.
call-privilege = Du hast Vorrang: Dir genügt { $bid }.
call-open-lead = Verkaufe es oder spiel es selbst.
call-keep-lead = Behalte das Spiel oder beende es anders.
call-asked-counter = { $name } verlangt { $bid }
call-asked-ultimatum = { $name }: acht, oder ich spiele Minus
call-asked-again = Dein { $bid } gilt. Sagst du nein, entscheidet { $name } neu.
call-refused = { $name } hat { $asked } abgelehnt; { $bid } gilt weiter.
call-refused-you = Du hast { $asked } abgelehnt; dein { $bid } gilt weiter.
call-asked-last = Sagen alle drei nein, muss { $name } Minus spielen.
call-trick = { $points } je Stich
call-bid-name = { $bid }, { $points } Punkte
call-say-bids = Tippe auf ein Gebot und lies, was es bedeutet. Wer passt, scheidet aus dieser Versteigerung aus.
call-say-choice = Tippe auf eine Möglichkeit und lies, was sie bedeutet.
call-out = Du hast gepasst und bist aus dieser Versteigerung ausgeschieden.
call-listen = Hör dir die Gebote an; dann entscheidest du.
call-listen-ultimatum = Sagen alle drei nein, musst du Minus spielen.
call-listen-counter = Bei einem Nein entscheidest du neu.
# What the hand brings ($hand), what the bid costs ($price), and what is left ($points).
call-leaves =
    { $kind ->
        [about] Das kostet etwa { $price }: Dir bleiben etwa { $points }
        [gain] Du bekommst etwa { $price }: Dir bleiben etwa { $points }
       *[fixed] Dir bleiben etwa { $points }
    }{ $dear ->
        [yes] : zu teuer.
       *[no] .
    }
# The same where there is room for one sentence only.
call-leaves-whole =
    { $kind ->
        [about] Dein Blatt etwa { $hand }, das Gebot etwa { $price }: bleiben etwa { $points }
        [gain] Dein Blatt etwa { $hand }, das Gebot bringt etwa { $price }: zusammen etwa { $points }
       *[fixed] Dein Blatt etwa { $hand }, das Gebot { $price }: bleiben etwa { $points }
    }{ $dear ->
        [yes] : zu teuer.
       *[no] .
    }
# Why a bid cannot be said now. $high: the bid of $name.
call-not-equal = Auch { $high } zu bieten geht nur mit Vorrang vor { $name }: Biete mehr.
call-not-minus = { $bid } und { $high } sind beide { $points } wert, aber Minus ist das höhere Gebot: Biete mehr.
call-not-higher = { $bid } ist weniger als { $high }: Biete mehr.
call-not-asked = Verlangt wird { $bid }, kein anderes Gebot: Sag ja oder nein.
call-leads-named = { $name } bestimmt, wer ausspielt.
call-leads-named-you = Du bestimmst, wer ausspielt.
call-leads-first = { $name } spielt zum ersten Stich aus.
call-leads-first-you = Du spielst zum ersten Stich aus.
call-is-played = { $contract }: Das wird gespielt.
call-do-pass = Passen
call-do-bid = { $bid } bieten
call-do-choose = Wählen
call-match = Gleichziehen mit { $bid }
call-do-sell = Für { $points } verkaufen
call-do-sell-at = Für { $bid } verkaufen
call-sells-plus = { $name } sagt das Spiel an.
call-sells-minus = Gespielt wird Minus.
call-do-ask = Mehr verlangen
call-ask-sub = { $name } kann nein sagen; dann entscheidest du neu.
call-ask-yes = Wenn { $name } ja sagt; sonst entscheidest du neu.
call-ask-from = ab{ "\u00A0" }{ $points } Punkten
call-ask-from-about = ab{ "\u00A0" }≈{ "\u00A0" }{ $points }
call-price =
    { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
call-do-counter = { $bid } von { $name } verlangen
call-do-keep = Behalten
call-made-of =
    { $kind ->
        [minus] { $points } + was Minus dir bringt.
       *[plus] { $points } + deine Stiche.
    }
call-keep-sub = Du sagst das Spiel an.
call-about-tricks =
    { $trump ->
        [S] Mit Pik
        [H] Mit Herz
        [D] Mit Karo
        [C] Mit Kreuz
        [NT] Ohne Trumpf
       *[minus] Bei Minus
    }: { $count ->
        [0] kaum ein Stich
        [one] etwa 1 Stich
       *[other] etwa { $count } Stiche
    }.
call-do-other = Anderes …
call-back = Zurück
call-do-split = Nicht spielen
call-split-sub = Du { $own }, die anderen je { $each }
call-split-why = Erlaubt, weil so wenig geboten wurde.
call-do-ultimatum = Acht, oder ich spiele Minus
call-ultimatum-sub = Alle drei werden gefragt; kein Zurück
call-ultimatum-warning = Es gibt kein Zurück: Zahlt niemand acht, musst du Minus spielen.
call-answer-yes = Ja, { $bid }
call-answer-no = Nein
call-open-auction = Versteigern
call-open-sub = Hör erst die Gebote; behalten kannst du es dann immer noch.
call-or-declare = Oder behalten und das Spiel ansagen:
call-or-declare-worth = Oder selbst ansagen (≈ Punkte, geschätzt):
call-worth = ≈: Punkte, geschätzt.
hint-gain =
    { $what } ist etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } besser als { $kind ->
        [keep] behalten
        [no] nein sagen
       *[pass] passen
    }.
hint-gain-open =
    { $what } ist etwa so gut wie { $kind ->
        [keep] behalten
        [no] nein sagen
       *[pass] passen
    }.
declare-plus-pays = Plus: { $points } Punkte je Stich.
declare-minus-pays = Minus: Jeder beginnt mit { $start }, und jeder Stich kostet { $points }.
price-plus-transfer-buyer = Du gibst { $name } { $points } Punkte und sagst das Spiel an.
price-plus-topup-buyer = Du zahlst, was { $name } mit den eigenen Stichen zu { $points } Punkten fehlt, und sagst das Spiel an.
price-plus-exact-buyer = { $name } kommt auf genau { $points } Punkte: Du zahlst, was fehlt, oder bekommst, was darüber ist. Du sagst das Spiel an.
price-plus-capped-buyer = Du gibst { $name } { $points } Punkte, höchstens aber, was deine Stiche bringen, und sagst das Spiel an.
price-plus-shortfall-buyer = Du zahlst { $name }, was deinen Stichen zu { $points } Punkten fehlt, und sagst das Spiel an.
price-minus-absorb-buyer =
    { $tricks ->
        [one] Du übernimmst bis zu einem Stich von { $name }, höchstens { $points } Punkte. Gespielt wird Minus.
       *[other] Du übernimmst bis zu { $tricks } Stiche von { $name }, höchstens { $points } Punkte. Gespielt wird Minus.
    }
price-minus-transfer-buyer = Du gibst { $name } { $points } Punkte, und gespielt wird Minus.
price-plus-transfer-seller = Du bekommst { $points } Punkte, dazu deine Stiche.
price-plus-topup-seller = Bringen deine Stiche weniger als { $points } Punkte, zahlt der Käufer den Rest.
price-plus-exact-seller = Du kommst auf genau { $points } Punkte: Der Käufer zahlt, was fehlt, oder bekommt, was darüber ist.
price-plus-capped-seller = Zu deinen Stichen bekommst du { $points } Punkte, höchstens aber, was die Stiche des Käufers bringen.
price-plus-shortfall-seller = Bringen die Stiche des Käufers weniger als { $points } Punkte, bekommst du den Rest zu deinen Stichen.
price-minus-absorb-seller =
    { $tricks ->
        [one] Dir wird höchstens ein Stich abgenommen: { $points } Punkte.
       *[other] Dir werden bis zu { $tricks } Stiche abgenommen: { $points } Punkte.
    }
price-minus-transfer-seller = Du bekommst { $points } Punkte, egal welche Stiche du machst.

## Wer wem zahlt: auf der Karte, die das Spiel ansagt ($who: the reader buys, sells, or neither)

pays =
    { $who ->
        [buyer] Du zahlst { $seller } { $points }.
        [seller] { $buyer } zahlt dir { $points }.
       *[other] { $buyer } zahlt { $seller } { $points }.
    }
pays-most =
    { $who ->
        [buyer] Du zahlst { $seller } höchstens { $points }.
        [seller] { $buyer } zahlt dir höchstens { $points }.
       *[other] { $buyer } zahlt { $seller } höchstens { $points }.
    }
pays-exact =
    { $who ->
        [seller] Du kommst auf genau { $points }.
       *[other] { $seller } kommt auf genau { $points }.
    }
pays-absorb =
    { $who ->
        [buyer] Du nimmst { $seller } { $tricks ->
            [one] einen Stich
           *[other] bis zu { $tricks } Stiche
        } ab ({ $points }).
        [seller] { $buyer } nimmt dir { $tricks ->
            [one] einen Stich
           *[other] bis zu { $tricks } Stiche
        } ab ({ $points }).
       *[other] { $buyer } nimmt { $seller } { $tricks ->
            [one] einen Stich
           *[other] bis zu { $tricks } Stiche
        } ab ({ $points }).
    }

## At the end of the deal: what the price has come to, said to the buyer and to the seller

paid =
    { $who ->
        [buyer] Du hast { $seller } { $points } gezahlt.
        [seller] { $buyer } hat dir { $points } gezahlt.
       *[other] { $buyer } hat { $seller } { $points } gezahlt.
    }
paid-nothing = Es wurde nichts gezahlt.

## What is played for, announced before the first card

## What Master would say: the figures

hint-games = Was die Spiele in vielen simulierten Gaben bringen
hint-buying = Wenn du zu diesem Preis kaufst, gegenüber Passen
hint-selling = Wenn du zu diesem Preis verkaufst, gegenüber Behalten
hint-price-yes = { $gain } besser, plus minus { $error }
hint-price-no = { $gain } schlechter, plus minus { $error }
hint-price-open = zu knapp für ein Urteil
hint-prices-no = Schlechter: { $bids }.
hint-figures = Die Zahlen dazu
hint-unbought = Wenn du passt: { $points }. Der Rat rechnet auch ein, wie die anderen weiterbieten.
hint-unsold = Wenn du es behältst: { $points }. Der Rat rechnet auch ein, was die anderen antworten.
