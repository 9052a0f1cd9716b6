### Licitația: ce spune foaia ei. O parte aparte: vine odată cu foaia.

call-label = Anunțuri
call-history = Ce s-a spus
call-bids = Oferte
call-declare = Anunță jocul
call-trump = Plus, cu acest atu:
declare-plus-pays = Plus: fiecare levată aduce { $points }.
declare-minus-pays = Minus: toți încep cu { $start }, iar fiecare levată costă { $points }.
call-title-choose = Alege ce se joacă
call-title-lead = Cine începe?
call-title-declare = Anunță-ți jocul
call-title-open = Jocul e al tău: îl vinzi sau îl joci tu
call-title-selling = Licitație: tu vinzi jocul
call-title-auction = Licitație: { $name } vinde jocul
call-wait = { $name } se gândește…
call-wait-choose = { $name } alege ce se joacă…
call-wait-lead = { $name } alege cine începe…
call-wait-declare = { $name } anunță jocul…
call-wait-open = { $name } poate vinde jocul sau îl poate juca…
call-no-bid = Încă nicio ofertă
call-high = Cea mai mare ofertă: { $bid } ({ $name })
call-high-you = Oferta ta de { $bid } e cea mai mare
call-asked-counter = { $name } cere { $bid }
call-asked-ultimatum = { $name }: opt, altfel joc minus
call-open-auction = Deschide licitația
call-or-declare = Sau păstrează-l și anunță jocul:
call-do-pass = Pas
call-pass-final = Cine spune pas iese din licitație.
call-match = Egalează cu { $bid }
call-privilege = Îți vine rândul mai devreme după vânzător: e de ajuns să egalezi.
call-do-accept = Vinde-i lui { $name } pentru { $bid }
call-do-reject = Păstrează și anunță
call-do-split = Fără joc: tu { $own }, ceilalți câte { $each }
call-ask-more = Cere mai mult de la { $name }:
call-do-counter = Cere { $bid } de la { $name }
call-do-ultimatum = Ultimatum: opt, altfel joc minus
call-ultimatum-warning = Fără cale de întoarcere: dacă nimeni nu plătește opt, trebuie să joci minus.
call-answer-yes = Da, { $bid }
call-answer-no = Nu
price-plus-transfer-buyer =
    { $bid }: { $name } primește { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } de la tine, iar tu anunți jocul plus.
price-plus-topup-buyer =
    { $bid }: dacă levatele luate de { $name } aduc mai puțin de { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }, plătești restul. Tu anunți jocul plus.
price-plus-exact-buyer =
    { $bid }: { $name } rămâne cu exact { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }; plătești ce lipsește sau primești ce e în plus. Tu anunți jocul plus.
price-plus-capped-buyer =
    { $bid }: { $name } primește { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } de la tine, dar cel mult cât aduc levatele tale, iar tu anunți jocul plus.
price-plus-shortfall-buyer =
    { $bid }: dacă levatele tale aduc mai puțin de { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }, { $name } primește restul de la tine. Tu anunți jocul plus.
price-minus-absorb-buyer =
    { $tricks ->
        [one] { $bid }: preiei o levată de la { $name }
        [few] { $bid }: preiei cel mult { $tricks } levate de la { $name }
       *[other] { $bid }: preiei cel mult { $tricks } de levate de la { $name }
    } { $points ->
        [one] (un punct), și se joacă minus.
        [few] ({ $points } puncte), și se joacă minus.
       *[other] ({ $points } de puncte), și se joacă minus.
    }
price-minus-transfer-buyer =
    { $bid }: { $name } primește { $points ->
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
        [one] Cumpărătorul preia o levată de la tine:
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

## At the end of the deal: what the price has come to, said to the buyer and to the seller

paid-plus-transfer-buyer =
    Te-a costat { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
paid-plus-topup-buyer =
    Ai plătit cât le-a lipsit levatelor luate de { $name } până la { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
paid-plus-exact-buyer =
    { $name } a rămas cu exact { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }; diferența a fost a ta.
paid-plus-capped-buyer =
    Te-a costat { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }, dar cel mult cât au adus levatele tale.
paid-plus-shortfall-buyer =
    { $name } a primit de la tine cât le-a lipsit levatelor tale până la { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
paid-minus-absorb-buyer =
    { $tricks ->
        [one] Ai preluat o levată de la { $name }
        [few] Ai preluat cel mult { $tricks } levate de la { $name }
       *[other] Ai preluat cel mult { $tricks } de levate de la { $name }
    } { $points ->
        [one] (un punct).
        [few] ({ $points } puncte).
       *[other] ({ $points } de puncte).
    }
paid-minus-transfer-buyer =
    Te-a costat { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
paid-plus-transfer-seller =
    Ți-a adus { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
paid-plus-topup-seller =
    { $name } a plătit cât le-a lipsit levatelor tale până la { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
paid-plus-exact-seller =
    Ai rămas cu exact { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }; diferența a acoperit-o { $name }.
paid-plus-capped-seller =
    Ți-a adus { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }, dar cel mult cât au adus levatele cumpărătorului.
paid-plus-shortfall-seller =
    { $name } ți-a plătit cât le-a lipsit levatelor cumpărătorului până la { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
paid-minus-absorb-seller =
    { $tricks ->
        [one] { $name } a preluat o levată de la tine
        [few] { $name } a preluat cel mult { $tricks } levate de la tine
       *[other] { $name } a preluat cel mult { $tricks } de levate de la tine
    } { $points ->
        [one] (un punct).
        [few] ({ $points } puncte).
       *[other] ({ $points } de puncte).
    }
paid-minus-transfer-seller =
    Ți-a adus { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
