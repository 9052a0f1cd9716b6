### Auktionen: vad dess ruta säger. En egen del: den kommer med rutan.

call-label = Budgivning
call-history = Vad som har sagts
call-bids = Bud
call-choices = Val
call-declare = Välj spel
call-title-bid = Ditt bud
call-title-decide = Bästa bud: { $name }, { $bid }
call-title-decide-none = Det finns inget bud
call-title-other = Andra sätt att avsluta
call-title-open = Den här given är din
call-title-declare = Välj ditt spel
call-title-choose = Välj vad som ska spelas
call-title-lead = Vem spelar ut?
call-wait = { $name } tänker …
call-wait-choose = { $name } väljer vad som ska spelas …
call-wait-lead = { $name } väljer vem som spelar ut …
call-wait-declare = { $name } väljer spel …
call-wait-kept = { $name } behåller given och väljer spel …
call-wait-open = { $name } får sälja given eller spela själv …
call-wait-decide = { $name } bestämmer …
call-no-bid = Inget bud än.
call-high = { $name } ligger på { $bid }, värt { $points }.
call-high-you = Ditt { $bid } gäller, värt { $points }.
call-go-higher = Bjud över eller passa.
call-begin = Bjud eller passa.
call-privilege = Du har företräde: det räcker med { $bid }.
call-open-lead = Sälj den eller spela själv.
call-keep-lead = Behåll given eller avsluta på annat sätt.
call-asked-counter = { $name } begär { $bid }
call-asked-ultimatum = { $name }: åtta, annars spelar jag minus
call-asked-again = Ditt { $bid } gäller. Säger du nej bestämmer { $name } på nytt.
call-refused = { $name } sade nej till { $asked }; budet { $bid } gäller.
call-refused-you = Du sade nej till { $asked }; ditt { $bid } gäller.
call-asked-last = Säger alla tre nej måste { $name } spela minus.
call-trick = { $points } per stick
call-bid-name = { $bid }, { $points } poäng
call-say-bids = Tryck på ett bud för att se vad det innebär. Den som har passat är ute ur auktionen.
call-say-choice = Tryck på ett val för att se vad det innebär.
call-out = Du har passat och är ute ur auktionen.
call-listen = Hör buden; sedan bestämmer du.
call-listen-ultimatum = Säger alla tre nej måste du spela minus.
call-listen-counter = Blir svaret nej bestämmer du på nytt.
# What the hand brings ($hand), what the bid costs ($price), and what is left ($points).
call-leaves =
    { $kind ->
        [about] Det kostar omkring { $price }: du har då kvar omkring { $points }
        [gain] Du får omkring { $price }: du har då kvar omkring { $points }
       *[fixed] Du har då kvar omkring { $points }
    }{ $dear ->
        [yes] : för dyrt.
       *[no] .
    }
# The same where there is room for one sentence only.
call-leaves-whole =
    { $kind ->
        [about] Din hand omkring { $hand }, budet omkring { $price }: kvar blir omkring { $points }
        [gain] Din hand omkring { $hand }, budet ger omkring { $price }: totalt omkring { $points }
       *[fixed] Din hand omkring { $hand }, budet { $price }: kvar blir omkring { $points }
    }{ $dear ->
        [yes] : för dyrt.
       *[no] .
    }
# Why a bid cannot be said now. $high: the bid of $name.
call-not-equal = För att också bjuda { $high } måste du ha företräde framför { $name }: bjud högre.
call-not-minus = { $bid } och { $high } är båda värda { $points }, men minus är det högre budet: bjud högre.
call-not-higher = { $bid } är lägre än { $high }: bjud högre.
call-not-asked = Det som begärs är { $bid }, inget annat bud: svara ja eller nej.
call-leads-named = { $name } väljer vem som spelar ut.
call-leads-named-you = Du väljer vem som spelar ut.
call-leads-first = { $name } spelar ut till första sticket.
call-leads-first-you = Du spelar ut till första sticket.
call-is-played = { $contract }: det spelas.
call-do-pass = Passa
call-do-bid = Bjud { $bid }
call-do-choose = Välj
call-match = Bjud lika: { $bid }
call-do-sell = Sälj för { $points }
call-do-sell-at = Sälj för { $bid }
call-sells-plus = { $name } väljer spel.
call-sells-minus = Det spelas minus.
call-do-ask = Begär mer
call-ask-sub = { $name } kan säga nej; då bestämmer du på nytt.
call-ask-yes = Om { $name } säger ja; annars bestämmer du på nytt.
call-ask-from = från{ "\u00A0" }{ $points } poäng
call-ask-from-about = från{ "\u00A0" }≈{ "\u00A0" }{ $points }
call-price =
    { $count ->
       *[other] { $points } poäng
    }
call-do-counter = Begär { $bid } av { $name }
call-do-keep = Behåll
call-made-of =
    { $kind ->
        [minus] { $points } + vad minus ger dig.
       *[plus] { $points } + dina stick.
    }
call-keep-sub = Du väljer spel.
call-about-tricks =
    { $trump ->
        [S] Med spader
        [H] Med hjärter
        [D] Med ruter
        [C] Med klöver
        [NT] Utan trumf
       *[minus] I minus
    }: { $count ->
        [0] knappt ett stick
       *[other] omkring { $count } stick
    }.
call-do-other = Annat …
call-back = Tillbaka
call-do-split = Spela inte given
call-split-sub = Du { $own }, de andra { $each } var
call-split-why = Tillåtet, eftersom så lite har bjudits.
call-do-ultimatum = Åtta, annars minus
call-ultimatum-sub = Alla tre tillfrågas; ingen återvändo
call-ultimatum-warning = Utan återvändo: betalar ingen åtta måste du spela minus.
call-answer-yes = Ja, { $bid }
call-answer-no = Nej
call-open-auction = Öppna auktionen
call-open-sub = Hör buden först; du kan ändå behålla given.
call-or-declare = Eller behåll given och välj spel:
call-or-declare-worth = Eller välj spel själv (≈ poäng, uppskattat):
call-worth = ≈: poäng, uppskattat.
hint-gain =
    { $what } är omkring { $points } poäng bättre än att { $kind ->
        [keep] behålla given
        [no] säga nej
       *[pass] passa
    }.
hint-gain-open =
    { $what } är ungefär lika bra som att { $kind ->
        [keep] behålla given
        [no] säga nej
       *[pass] passa
    }.
declare-plus-pays = Plus: { $points } poäng per stick.
declare-minus-pays = Minus: alla börjar med { $start }, och varje stick kostar { $points }.
price-plus-transfer-buyer = Du ger { $name } { $points } poäng och väljer sedan spel.
price-plus-topup-buyer = Du betalar det som { $name } saknar upp till { $points } poäng på egna stick, och väljer spel.
price-plus-exact-buyer = { $name } slutar på exakt { $points } poäng: du betalar det som fattas eller får det som blir över. Du väljer spel.
price-plus-capped-buyer = Du ger { $name } { $points } poäng, men aldrig mer än dina egna stick ger, och väljer spel.
price-plus-shortfall-buyer = Du betalar det som dina egna stick saknar upp till { $points } poäng till { $name }, och väljer spel.
price-minus-absorb-buyer =
    { $tricks ->
        [one] Du tar över upp till ett stick från { $name }, högst { $points } poäng. Det spelas minus.
       *[other] Du tar över upp till { $tricks } stick från { $name }, högst { $points } poäng. Det spelas minus.
    }
price-minus-transfer-buyer = Du ger { $name } { $points } poäng, och det spelas minus.
price-plus-transfer-seller = Du får { $points } poäng utöver dina egna stick.
price-plus-topup-seller = Ger dina egna stick mindre än { $points } poäng betalar köparen resten.
price-plus-exact-seller = Du slutar på exakt { $points } poäng: köparen betalar det som fattas eller får det som blir över.
price-plus-capped-seller = Du får { $points } poäng utöver dina egna stick, men aldrig mer än köparens stick ger.
price-plus-shortfall-seller = Ger köparens stick mindre än { $points } poäng får du resten utöver dina egna stick.
price-minus-absorb-seller =
    { $tricks ->
        [one] Köparen tar över högst ett av dina stick: { $points } poäng.
       *[other] Köparen tar över upp till { $tricks } av dina stick: { $points } poäng.
    }
price-minus-transfer-seller = Du får { $points } poäng, vilka stick du än tar.

## Who pays whom: on the card that announces the game ($who: the reader buys, sells, or neither)

pays =
    { $who ->
        [buyer] Du betalar { $points } till { $seller }.
        [seller] { $buyer } betalar dig { $points }.
       *[other] { $buyer } betalar { $points } till { $seller }.
    }
pays-most =
    { $who ->
        [buyer] Du betalar högst { $points } till { $seller }.
        [seller] { $buyer } betalar dig högst { $points }.
       *[other] { $buyer } betalar högst { $points } till { $seller }.
    }
pays-exact =
    { $who ->
        [seller] Du slutar på exakt { $points }.
       *[other] { $seller } slutar på exakt { $points }.
    }
pays-absorb =
    { $who ->
        [buyer] Du tar över { $tricks ->
            [one] ett stick
           *[other] upp till { $tricks } stick
        } från { $seller } ({ $points }).
        [seller] { $buyer } tar över { $tricks ->
            [one] ett stick
           *[other] upp till { $tricks } stick
        } från dig ({ $points }).
       *[other] { $buyer } tar över { $tricks ->
            [one] ett stick
           *[other] upp till { $tricks } stick
        } från { $seller } ({ $points }).
    }

## At the end of the deal: what the price has come to, said to the buyer and to the seller

paid =
    { $who ->
        [buyer] Du betalade { $points } till { $seller }.
        [seller] { $buyer } betalade dig { $points }.
       *[other] { $buyer } betalade { $points } till { $seller }.
    }
paid-nothing = Inget betalades.

## What is played for, announced before the first card

## What Master would say: the figures

hint-games = Vad spelen ger i simulerade givar
hint-buying = Om du köper till det priset, jämfört med att passa
hint-selling = Om du säljer till det priset, jämfört med att behålla
hint-price-yes = { $gain } bättre, på { $error } när
hint-price-no = { $gain } sämre, på { $error } när
hint-price-open = för jämnt för att avgöra
hint-prices-no = Sämre: { $bids }.
hint-figures = Siffrorna
hint-unbought = Om du passar: { $points }. Rådet räknar också med hur de andra bjuder vidare.
hint-unsold = Om du behåller den: { $points }. Rådet räknar också med vad de andra svarar.
