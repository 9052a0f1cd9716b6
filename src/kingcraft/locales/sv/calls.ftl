### Auktionen: vad dess ruta säger. En egen del: den kommer med rutan.

call-label = Budgivning
call-history = Vad som har sagts
call-bids = Bud
call-declare = Välj spel
call-trump = Plus, med denna trumf:
declare-plus-pays = Plus: { $points } poäng per stick.
declare-minus-pays = Minus: alla börjar med { $start }, och varje stick kostar { $points }.
call-title-choose = Välj vad som ska spelas
call-title-lead = Vem spelar ut?
call-title-declare = Välj ditt spel
call-title-open = Din giv: sälj den eller spela själv
call-title-selling = Du säljer den här given
call-title-auction = { $name } säljer den här given
call-wait = { $name } tänker …
call-wait-choose = { $name } väljer vad som ska spelas …
call-wait-lead = { $name } väljer vem som spelar ut …
call-wait-declare = { $name } väljer spel …
call-wait-open = { $name } får sälja given eller spela själv …
call-no-bid = Inget bud än
call-high = Högsta bud: { $bid } av { $name }
call-high-you = Ditt bud { $bid } gäller
call-asked-counter = { $name } begär { $bid }
call-asked-ultimatum = { $name }: åtta, annars spelar jag minus
call-open-auction = Öppna auktionen
call-or-declare = Eller behåll given och välj spel:
call-do-pass = Passa
call-pass-final = Den som har passat är ute ur auktionen.
call-match = Bjud lika: { $bid }
call-privilege = Du kommer tidigare efter säljaren: det räcker att bjuda lika.
call-do-accept = Sälj till { $name } för { $bid }
call-do-reject = Behåll och välj spel
call-do-split = Utan spel: du { $own }, de andra { $each } var
call-ask-more = Begär mer av { $name }:
call-do-counter = Begär { $bid } av { $name }
call-do-ultimatum = Ultimatum: åtta, annars minus
call-ultimatum-warning = Utan återvändo: betalar ingen åtta måste du spela minus.
call-answer-yes = Ja, { $bid }
call-answer-no = Nej
price-plus-transfer-buyer = { $bid }: du betalar { $points } poäng till { $name } och väljer plusspel.
price-plus-topup-buyer = { $bid }: du betalar det som { $name } saknar upp till { $points } poäng på egna stick, och väljer plusspel.
price-plus-exact-buyer = { $bid }: { $name } slutar på exakt { $points } poäng; du betalar det som fattas eller får det som blir över. Du väljer plusspel.
price-plus-capped-buyer = { $bid }: du betalar { $points } poäng till { $name }, men aldrig mer än dina egna stick ger, och väljer plusspel.
price-plus-shortfall-buyer = { $bid }: du betalar det som dina egna stick saknar upp till { $points } poäng till { $name }, och väljer plusspel.
price-minus-absorb-buyer =
    { $tricks ->
        [one] { $bid }: du tar över ett stick från { $name } ({ $points } poäng), och det spelas minus.
       *[other] { $bid }: du tar över upp till { $tricks } stick från { $name } ({ $points } poäng), och det spelas minus.
    }
price-minus-transfer-buyer = { $bid }: du betalar { $points } poäng till { $name }, och det spelas minus.
price-plus-transfer-seller = Du får { $points } poäng utöver dina egna stick.
price-plus-topup-seller = Ger dina egna stick mindre än { $points } poäng betalar köparen resten.
price-plus-exact-seller = Du slutar på exakt { $points } poäng: köparen betalar det som fattas eller får det som blir över.
price-plus-capped-seller = Du får { $points } poäng utöver dina egna stick, men aldrig mer än köparens stick ger.
price-plus-shortfall-seller = Ger köparens stick mindre än { $points } poäng får du resten utöver dina egna stick.
price-minus-absorb-seller =
    { $tricks ->
        [one] Köparen tar över ett av dina stick: { $points } poäng.
       *[other] Köparen tar över upp till { $tricks } av dina stick: { $points } poäng.
    }
price-minus-transfer-seller = Du får { $points } poäng, vilka stick du än tar.

## At the end of the deal: what the price has come to, said to the buyer and to the seller

paid-plus-transfer-buyer = Det kostade dig { $points } poäng.
paid-plus-topup-buyer = Du betalade det som { $name } saknade upp till { $points } poäng på egna stick.
paid-plus-exact-buyer = { $name } slutade på exakt { $points } poäng; du stod för skillnaden.
paid-plus-capped-buyer = Det kostade dig { $points } poäng, men aldrig mer än dina egna stick gav.
paid-plus-shortfall-buyer = Du betalade det som dina egna stick saknade upp till { $points } poäng till { $name }.
paid-minus-absorb-buyer =
    { $tricks ->
        [one] Du tog över ett stick från { $name } ({ $points } poäng).
       *[other] Du tog över upp till { $tricks } stick från { $name } ({ $points } poäng).
    }
paid-minus-transfer-buyer = Det kostade dig { $points } poäng.
paid-plus-transfer-seller = Det gav dig { $points } poäng.
paid-plus-topup-seller = { $name } betalade det som du saknade upp till { $points } poäng på egna stick.
paid-plus-exact-seller = Du slutade på exakt { $points } poäng; { $name } stod för skillnaden.
paid-plus-capped-seller = Det gav dig { $points } poäng, men aldrig mer än köparens stick gav.
paid-plus-shortfall-seller = { $name } betalade dig det som köparens stick saknade upp till { $points } poäng.
paid-minus-absorb-seller =
    { $tricks ->
        [one] { $name } tog över ett stick från dig ({ $points } poäng).
       *[other] { $name } tog över upp till { $tricks } stick från dig ({ $points } poäng).
    }
paid-minus-transfer-seller = Det gav dig { $points } poäng.
