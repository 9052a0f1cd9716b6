### Încă o partidă între aceiași jucători, locuri la care nu vine nimeni, un loc pe care browserul nu îl poate păstra. O parte separată.

## După partidă

again-wanted = { $name } vrea încă o partidă.
again-join = Vin și eu
again-go = La masa următoare
again-watch = Privește partida următoare

## La sfârșitul unei runde

result-fold = Arată masa
result-unfold = Arată rezultatul

## Înainte de prima rundă

again-absent = Dacă cineva nu vine, lasă un bot să joace sau eliberează locul pentru altcineva.
again-bot = Să joace un bot
again-free = Eliberează locul

## La masă

seat-unkept = Acest browser nu păstrează nimic. Locul tău se află în adresa paginii: păstreaz-o și nu o arăta nimănui.

## Un nume

name-full = Numele nu poate fi mai lung.
