### Încă o partidă între aceiași jucători, locuri la care nu vine nimeni, un loc pe care browserul nu îl poate păstra. O parte separată.

## După partidă

again-wanted = { $name } vrea încă o partidă.
again-join = Vin și eu
again-go = La masa următoare
again-watch = Privește partida următoare
again-game = { $name } începe alt joc: { $game }.
again-rules = { $name } începe o partidă cu alte reguli.
again-onlooker = Acolo nu mai este loc pentru tine: privești.
next-game = Jocul următor
next-another = Alt joc
next-change = Schimbă jocul sau regulile
next-stay = Rămân aici

## La sfârșitul unei runde

away-next =
    { $seconds ->
        [0] { $name } lipsește. Următoarea rundă nu mai așteaptă.
        [one] { $name } lipsește. Următoarea rundă mai așteaptă o secundă.
        [few] { $name } lipsește. Următoarea rundă mai așteaptă { $seconds } secunde.
       *[other] { $name } lipsește. Următoarea rundă mai așteaptă { $seconds } de secunde.
    }
result-fold = Arată masa
result-unfold = Arată rezultatul
next-about = Urmează: { $contract }
result-none-left = nicio carte rămasă
ends-more = Mai mult
ends-more-last = Ultima rundă și altele
ends-last = Ultima rundă
ends-tricks = Levate
ends-points = Puncte
ends-podium = Locuri
ends-step-back = Levata dinainte
ends-step-on = Levata următoare
ends-better = Se putea mai bine?
ends-better-what = Analiza se uită la fiecare carte a ta: ce ar fi adus alta.
ends-better-show = Arată pe masă
ends-luck = A fost noroc?
ends-luck-looking = Analiza se uită la fiecare carte…
ends-dearest-you = Levata { $number } te-a costat cel mai mult: { $points }
ends-dearest = Levata { $number } a costat cel mai mult: { $points } pentru { $name }
ends-place =
    { $place ->
        [second] Ești pe locul doi, la { $points } de { $names }.
        [third] Ești pe locul trei, la { $points } de { $names }.
        [fourth] Ești pe locul patru, la { $points } de { $names }.
        [fifth] Ești pe locul cinci, la { $points } de { $names }.
       *[sixth] Ești pe locul șase, la { $points } de { $names }.
    }
ends-ahead-you = Ai terminat cu { $points } înaintea lui { $second }.
ends-ahead = { $name } a terminat cu { $points } înaintea lui { $second }.
came-tricks =
    { $count ->
        [0] nicio levată la tine
        [one] o levată la tine
        [few] { $count } levate la tine
       *[other] { $count } de levate la tine
    }
came-no-hearts =
    { $count ->
        [0] nicio cupă la tine
        [one] o cupă la tine
        [few] { $count } cupe la tine
       *[other] { $count } de cupe la tine
    }
came-no-queens =
    { $count ->
        [0] nicio damă la tine
        [one] o damă la tine
       *[other] { $count } dame la tine
    }
came-no-men =
    { $count ->
        [0] niciun popă și niciun valet la tine
        [one] un popă sau un valet la tine
       *[other] { $count } popi și valeți la tine
    }
came-no-king =
    { $count ->
        [0] popa de cupă a trecut pe lângă tine
       *[other] popa de cupă a venit la tine
    }

## Înainte de prima rundă

again-absent = Botul joacă doar până vine jucătorul. Un loc eliberat revine altcuiva.
again-bot = Să joace un bot
again-free = Eliberează locul

## La masă

seat-unkept = Acest browser nu păstrează nimic. Locul tău se află în adresa paginii: păstreaz-o și nu o arăta nimănui.

## Un nume

name-full = Numele nu poate fi mai lung.
