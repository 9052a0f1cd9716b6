### Jocul chiar în pagină, fără server: încărcarea, păstrarea și ce nu se poate.

## Încărcare

near-loading = Se încarcă Kingcraft: { $loaded } din { $total } MB
near-starting = Kingcraft pornește…
near-download = Kingcraft nu s-a putut încărca. Verifică rețeaua și încearcă din nou.
near-parts = Fișierele Kingcraft nu se potrivesc. Poate că tocmai a apărut o versiune nouă: reîncarcă pagina.
near-no-webassembly = Kingcraft nu merge în acest browser: WebAssembly lipsește sau este oprit. Oprește modul strict pentru această pagină sau folosește alt browser.
near-no-workers = Acest browser este prea vechi pentru Kingcraft. Actualizează-l sau folosește altul.
near-server = Joacă la { $host }

## Stocare

near-no-storage = Acest browser nu salvează nimic aici, ca într-o fereastră privată. Partida se pierde când închizi fila.
near-full = Spațiul acestui browser este plin, așa că ultima mutare nu s-a făcut. Eliberează spațiu și joacă mai departe.

## Păstrare pentru offline

near-keep = Păstrează pentru offline
near-keep-what = Odată păstrată, pagina are toate jocurile și fără rețea, doar pe acest dispozitiv: boți, sfaturi, analize, lecții, mâna zilei.
near-size = Ocupă { $total } MB din spațiul browserului.
near-keeping = S-au salvat { $loaded } din { $total } MB
near-kept = Păstrat pentru offline: fără rețea joci pe acest dispozitiv.
near-kept-loosely = Browserul îl poate șterge dacă rămâne fără spațiu. Dacă instalezi pagina ca aplicație, rămâne.
near-remove = Elimină de pe acest dispozitiv
near-no-space = Nu este destul spațiu. Eliberează puțin și încearcă din nou.
near-plain = Pagina nu poate fi păstrată pentru offline, pentru că vine fără https de pe alt computer. Browserele păstrează doar pagini de la o adresă cu https sau de pe propriul computer. Ce ajută: https în fața serverului sau Kingcraft ca site static.
near-clone = Jocul fără rețea merge cu un server pornit dintr-o clonă Kingcraft (la câteva minute după pornire) și cu Kingcraft ca site static. Cu acest server nu merge.

## Joc

near-here = Nu există conexiune: joci pe acest dispozitiv.
near-lost = O partidă nu mai există: browserul nu o mai are salvată.
near-fair-title = Cine știe cărțile?
near-fair = Cărțile acestei partide sunt trase pe acest dispozitiv. Un program de aici le știe pe toate, ca orice program de pe dispozitivul tău. Boții își văd doar propriile cărți.

## Cu prietenii

near-friends = Prietenii se întâlnesc pe un server: el împarte cărțile și arată fiecăruia doar pe ale lui.
near-friends-none = Această pagină nu are server. Se joacă doar pe acest dispozitiv.
near-friends-gone = Serverul nu răspunde acum. Până revine, joci doar pe acest dispozitiv.
near-friends-how = Cum pornești un server
near-friends-steps = Un computer are nevoie de Python 3.11 sau mai nou și de dosarul Kingcraft. Scrie acolo python3 start.py și răspunde că joacă rețeaua de acasă. Terminalul arată linkul pentru prietenii tăi.
