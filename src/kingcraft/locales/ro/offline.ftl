### Locul propriu pe alt dispozitiv, fără rețea, o versiune mai nouă a paginii. O parte de sine stătătoare: se aduce din timp.

## Locul propriu pe alt dispozitiv

seat-own = Locul tău
device-open = Continuă pe alt dispozitiv
device-title = Continuă pe alt dispozitiv
device-how = Deschide acest link pe celălalt dispozitiv și stai acolo cu aceleași cărți. Pagina de aici va spune apoi că se joacă dincolo.
device-warning = Cine are acest link joacă în locul tău și îți vede cărțile. Nu-l trimite nimănui în afară de tine.
device-code = Cod QR cu linkul locului tău
device-link = Linkul locului tău
device-two = În acest browser joci la masa asta ca { $own }. Linkul pe care l-ai deschis duce la locul jucătorului { $other }.
device-stay = Continuă ca { $name }
device-take = Joacă drept { $name }
device-take-note = Acest browser uită atunci locul jucătorului { $name }. Alt dispozitiv care îl are îl păstrează.
device-door = Joci deja la masa asta pe alt dispozitiv? Atinge acolo „Tu”, apoi „Continuă pe alt dispozitiv”.

## Fără rețea

offline-title = Fără rețea
offline-ready = Pagina se deschide și fără rețea și îți arată masa așa cum ai văzut-o ultima dată.
offline-soon = Pagina se salvează acum, ca să se deschidă și fără rețea.
offline-never = În acest browser pagina are nevoie de rețea. Se poate salva doar dacă adresa ei începe cu https și nu în ferestre private.
offline-install = Instalează ca aplicație
offline-as-of = Nu există conexiune. Masa ta, așa cum era la { $time }; continuă singură.
offline-trying = Serverul nu răspunde. Pagina încearcă singură din nou.
offline-tables = Mesele tale, așa cum le-ai văzut ultima dată
offline-could = Cu „Păstrează pentru offline” din setări, toate jocurile sunt pe acest dispozitiv și fără rețea.
offline-blocked = Serverul răspunde, dar conexiunea permanentă cu el nu reușește: ceva pe drum blochează WebSockets. Încearcă altă rețea sau oprește VPN-ul ori blocarea reclamelor. Încercăm în continuare. Dacă este serverul tău: un proxy din fața lui trebuie să lase WebSockets să treacă, iar adresa lui trebuie poate dată cu --origin.

## O versiune mai nouă a paginii

offline-newer = Există o versiune nouă de Kingcraft. Mesele tale rămân cum sunt.
offline-reload = Reîncarcă
offline-later = Mai târziu
