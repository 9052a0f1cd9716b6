### Ce nu a mers și nu ține de reguli: scurt și prietenos, cu ce e de făcut.

error-bad-message = Serverul nu a înțeles. Reîncarcă pagina.
error-too-large = A fost prea mult pentru un singur mesaj.
error-too-fast = Prea repede. Așteaptă o clipă, apoi continuă.
error-foreign-origin = Această pagină nu are voie să comunice cu serverul. Deschide adresa serverului.
error-no-room = Această masă nu există.
error-wrong-secret = Acest link nu îți dă un loc la masă.
error-seat-taken = Altcineva tocmai a ocupat acest loc.
error-not-seated = Doar privești. Ia loc la masă ca să joci.
error-stale-version = La masă s-a jucat mai departe. Mai uită-te o dată, apoi joacă.
error-busy = O clipă: ultima ta mutare încă se salvează.
error-replaced = Acest loc se joacă acum în altă filă sau în altă fereastră. Ia-l înapoi dacă vrei să continui aici.
error-storage-failed = Mutarea nu s-a putut salva și nu s-a făcut. Încearcă din nou peste o clipă.
error-room-broken = Partida nu poate continua cu această versiune. O poți descărca în continuare.
error-too-many-rooms = Toate mesele sunt ocupate. Încearcă mai târziu.
error-match-not-over = Partida nu s-a terminat. O poți revedea după ce se încheie.
error-too-many-reviews = Prea multe analize așteaptă deja. Încearcă din nou peste câteva minute.
error-not-found = La această adresă nu e nimic.
error-too-slow = Conexiunea nu ține pasul. Reîncarcă pagina ca să continui.
error-nothing-to-undo = Nu ai ce lua înapoi.
error-no-claim = Mai sunt puncte în joc: runda continuă.
error-no-hints = La această masă nu se dau sfaturi.
error-hints-off = Acest server nu dă sfaturi.
error-hints-warming = Sfaturile nu sunt gata încă. Încearcă din nou peste o jumătate de minut.
error-hints-busy = Niciun sfat acum: întreabă prea mulți. Încearcă din nou peste o clipă.
error-internal = Ceva n-a mers aici. Nu s-a pierdut nimic: reîncarcă pagina.
