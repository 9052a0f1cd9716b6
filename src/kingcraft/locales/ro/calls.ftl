### Licitația: ce spune foaia ei. O parte aparte: vine odată cu foaia.

call-label = Anunțuri
call-history = Ce s-a spus
call-bids = Oferte
call-choices = Variante
call-declare = Anunță jocul
call-title-bid = Oferta ta
call-title-decide = Cea mai bună ofertă: { $name }, { $bid }
call-title-decide-none = Nu există nicio ofertă
call-title-other = Alte variante
call-title-open = Jocul e al tău
call-title-declare = Anunță-ți jocul
call-title-choose = Alege ce se joacă
call-title-lead = Cine începe?
call-wait = { $name } se gândește…
call-wait-choose = { $name } alege ce se joacă…
call-wait-lead = { $name } alege cine începe…
call-wait-declare = { $name } anunță jocul…
call-wait-kept = { $name } păstrează jocul și îl anunță…
call-wait-open = { $name } poate vinde jocul sau îl poate juca…
call-wait-decide = { $name } hotărăște…
call-no-bid = Încă nicio ofertă.
call-high = { $name } oferă { $bid }, adică { $points }.
call-high-you = Oferta ta de { $bid }, adică { $points }, e cea mai mare.
call-go-higher = Oferă mai mult sau spune pas.
call-begin = Oferă sau spune pas.
call-privilege = Ai întâietate: îți ajunge { $bid }.
call-open-lead = Îl vinzi sau îl joci tu.
call-keep-lead = Păstrează jocul sau încheie altfel.
call-asked-counter = { $name } cere { $bid }
call-asked-ultimatum = { $name }: opt, altfel joc minus
call-asked-again = Oferta ta: { $bid }. Dacă spui nu, { $name } hotărăște din nou.
call-refused = { $name } a refuzat { $asked }; rămâne { $bid }.
call-refused-you = Ai refuzat { $asked }; rămâne oferta ta de { $bid }.
call-asked-last = Dacă toți trei spun nu, { $name } trebuie să joace minus.
call-trick = { $points } pe levată
call-bid-name =
    { $bid }, { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
call-say-bids = Atinge o ofertă ca să vezi ce înseamnă. Cine spune pas iese din licitație.
call-say-choice = Atinge o variantă ca să vezi ce înseamnă.
call-out = Ai spus pas: ai ieșit din licitație.
call-listen = Ascultă ofertele; apoi hotărăști tu.
call-listen-ultimatum = Dacă toți trei spun nu, trebuie să joci minus.
call-listen-counter = Dacă răspunsul e nu, hotărăști din nou.
# What the hand brings ($hand), what the bid costs ($price), and what is left ($points).
call-leaves =
    { $kind ->
        [about] Costă cam { $price }: îți rămân cam { $points }
        [gain] Primești cam { $price }: îți rămân cam { $points }
       *[fixed] Îți rămân cam { $points }
    }{ $dear ->
        [yes] : prea scump.
       *[no] .
    }
# The same where there is room for one sentence only.
call-leaves-whole =
    { $kind ->
        [about] Mâna ta cam { $hand }, oferta cam { $price }: rămân cam { $points }
        [gain] Mâna ta cam { $hand }, oferta aduce cam { $price }: în total cam { $points }
       *[fixed] Mâna ta cam { $hand }, oferta { $price }: rămân cam { $points }
    }{ $dear ->
        [yes] : prea scump.
       *[no] .
    }
# Why a bid cannot be said now. $high: the bid of $name.
call-not-equal = Ca să spui și tu { $high } trebuie să ai întâietate față de { $name }: oferă mai mult.
call-not-minus = { $bid } și { $high } valorează amândouă { $points }, dar minus e oferta mai mare: oferă mai mult.
call-not-higher = { $bid } e mai puțin decât { $high }: oferă mai mult.
call-not-asked = Se cere { $bid }, nicio altă ofertă: spune da sau nu.
call-leads-named = { $name } alege cine începe.
call-leads-named-you = Tu alegi cine începe.
call-leads-first = Prima levată o începe { $name }.
call-leads-first-you = Prima levată o începi tu.
call-is-played = { $contract }: asta se joacă.
call-do-pass = Pas
call-do-bid = Oferă { $bid }
call-do-choose = Alege
call-match = Egalează cu { $bid }
call-do-sell = Vinde pentru { $points }
call-do-sell-at = Vinde pentru { $bid }
call-sells-plus = { $name } anunță jocul.
call-sells-minus = Se joacă minus.
call-do-ask = Cere mai mult
call-ask-sub = { $name } poate refuza; atunci hotărăști din nou.
call-ask-yes = Dacă { $name } acceptă; altfel hotărăști din nou.
call-ask-from =
    { $points ->
        [one] de{ "\u00A0" }la{ "\u00A0" }un punct
        [few] de{ "\u00A0" }la{ "\u00A0" }{ $points } puncte
       *[other] de{ "\u00A0" }la{ "\u00A0" }{ $points } de{ "\u00A0" }puncte
    }
call-ask-from-about = de{ "\u00A0" }la{ "\u00A0" }≈{ "\u00A0" }{ $points }
call-price =
    { $count ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de{ "\u00A0" }puncte
    }
call-do-counter = Cere { $bid } de la { $name }
call-do-keep = Păstrează
call-made-of =
    { $kind ->
        [minus] { $points } + ce îți aduce minus.
       *[plus] { $points } + levatele tale.
    }
call-keep-sub = Tu anunți jocul.
call-about-tricks =
    { $trump ->
        [S] Cu pică
        [H] Cu cupă
        [D] Cu caro
        [C] Cu treflă
        [NT] Fără atu
       *[minus] La Minus
    }: { $count ->
        [0] aproape nicio levată
        [one] cam o levată
        [few] cam { $count } levate
       *[other] cam { $count } de levate
    }.
call-do-other = Altceva…
call-back = Înapoi
call-do-split = Fără joc
call-split-sub = Tu { $own }, ceilalți câte { $each }
call-split-why = Se poate, fiindcă s-a oferit atât de puțin.
call-do-ultimatum = Opt, altfel joc minus
call-ultimatum-sub = Sunt întrebați toți trei; fără cale de întoarcere
call-ultimatum-warning = Fără cale de întoarcere: dacă nimeni nu plătește opt, trebuie să joci minus.
call-answer-yes = Da, { $bid }
call-answer-no = Nu
call-open-auction = Deschide licitația
call-open-sub = Ascultă întâi ofertele; îl poți păstra și după aceea.
call-or-declare = Sau păstrează-l și anunță jocul:
call-or-declare-worth = Sau anunță tu jocul (≈ puncte, estimat):
call-worth = ≈: puncte, estimat.
hint-gain =
    { $what } e cam cu { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } mai bine decât { $kind ->
        [keep] a păstra
        [no] a spune nu
       *[pass] a spune pas
    }.
hint-gain-open =
    { $what } e cam la fel de bine ca { $kind ->
        [keep] a păstra
        [no] a spune nu
       *[pass] a spune pas
    }.
declare-plus-pays = Plus: fiecare levată aduce { $points }.
declare-minus-pays = Minus: toți încep cu { $start }, iar fiecare levată costă { $points }.
price-plus-transfer-buyer =
    { $name } primește { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } de la tine, apoi anunți jocul.
price-plus-topup-buyer =
    Dacă levatele luate de { $name } aduc mai puțin de { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }, plătești restul. Tu anunți jocul.
price-plus-exact-buyer =
    { $name } rămâne cu exact { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }: plătești ce lipsește sau primești ce e în plus. Tu anunți jocul.
price-plus-capped-buyer =
    { $name } primește { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } de la tine, dar cel mult cât aduc levatele tale. Tu anunți jocul.
price-plus-shortfall-buyer =
    Dacă levatele tale aduc mai puțin de { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }, { $name } primește restul de la tine. Tu anunți jocul.
price-minus-absorb-buyer =
    { $tricks ->
        [one] Preiei cel mult o levată de la { $name }
        [few] Preiei cel mult { $tricks } levate de la { $name }
       *[other] Preiei cel mult { $tricks } de levate de la { $name }
    } { $points ->
        [one] (un punct). Se joacă minus.
        [few] ({ $points } puncte). Se joacă minus.
       *[other] ({ $points } de puncte). Se joacă minus.
    }
price-minus-transfer-buyer =
    { $name } primește { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } de la tine, și se joacă minus.
price-plus-transfer-seller =
    { $points ->
        [one] Primești un punct, pe lângă levatele tale.
        [few] Primești { $points } puncte, pe lângă levatele tale.
       *[other] Primești { $points } de puncte, pe lângă levatele tale.
    }
price-plus-topup-seller =
    Dacă levatele tale aduc mai puțin de { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }, cumpărătorul plătește restul.
price-plus-exact-seller =
    Rămâi cu exact { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }: cumpărătorul plătește ce lipsește sau primește ce e în plus.
price-plus-capped-seller =
    Primești { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } pe lângă levatele tale, dar cel mult cât aduc levatele cumpărătorului.
price-plus-shortfall-seller =
    Dacă levatele cumpărătorului aduc mai puțin de { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }, primești restul, pe lângă levatele tale.
price-minus-absorb-seller =
    { $tricks ->
        [one] Cumpărătorul preia cel mult o levată de la tine:
        [few] Cumpărătorul preia cel mult { $tricks } levate de la tine:
       *[other] Cumpărătorul preia cel mult { $tricks } de levate de la tine:
    } { $points ->
        [one] un punct.
        [few] { $points } puncte.
       *[other] { $points } de puncte.
    }
price-minus-transfer-seller =
    Primești { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }, orice levate ai lua.

## Who pays whom: on the card that announces the game ($who: the reader buys, sells, or neither)

pays =
    { $who ->
        [buyer] { $seller } primește { $points } de la tine.
        [seller] Primești { $points } de la { $buyer }.
       *[other] { $seller } primește { $points } de la { $buyer }.
    }
pays-most =
    { $who ->
        [buyer] { $seller } primește cel mult { $points } de la tine.
        [seller] Primești cel mult { $points } de la { $buyer }.
       *[other] { $seller } primește cel mult { $points } de la { $buyer }.
    }
pays-exact =
    { $who ->
        [seller] Rămâi cu exact { $points }.
       *[other] { $seller } rămâne cu exact { $points }.
    }
pays-absorb =
    { $who ->
        [buyer] Preiei { $tricks ->
            [one] o levată
            [few] cel mult { $tricks } levate
           *[other] cel mult { $tricks } de levate
        } de la { $seller } ({ $points }).
        [seller] { $buyer } preia { $tricks ->
            [one] o levată
            [few] cel mult { $tricks } levate
           *[other] cel mult { $tricks } de levate
        } de la tine ({ $points }).
       *[other] { $buyer } preia { $tricks ->
            [one] o levată
            [few] cel mult { $tricks } levate
           *[other] cel mult { $tricks } de levate
        } de la { $seller } ({ $points }).
    }

## At the end of the deal: what the price has come to, said to the buyer and to the seller

paid =
    { $who ->
        [buyer] { $seller } a primit { $points } de la tine.
        [seller] Ai primit { $points } de la { $buyer }.
       *[other] { $seller } a primit { $points } de la { $buyer }.
    }
paid-nothing = Nu s-a plătit nimic.

## What is played for, announced before the first card

## What Master would say: the figures

hint-games = Ce aduc jocurile în distribuții simulate
hint-buying = Dacă ți se vinde la acest preț, față de pas
hint-selling = Dacă vinzi la acest preț, față de a păstra
hint-price-yes = cu { $gain } mai bine, plus-minus { $error }
hint-price-no = cu { $gain } mai rău, plus-minus { $error }
hint-price-open = prea strâns ca să se poată spune
hint-prices-no = Mai rău: { $bids }.
hint-figures = Cifrele
hint-unbought = Dacă spui pas: { $points }. Sfatul ține cont și de cum pot licita ceilalți mai departe.
hint-unsold = Dacă păstrezi: { $points }. Sfatul ține cont și de ce pot răspunde ceilalți.
