### Mâna zilei: pagina, calendarul și ce se poate trimite.

day-title = Mâna zilei
day-number = Ziua { $number }
day-about = Trei mâini, aceleași cărți pentru toți. O sută de boți au jucat pe locul tău.
day-cards = Data hotărăște cărțile. Sunt așezate, nu amestecate.
day-auction = O licitație
day-avoid-place =
    { $place ->
        [1] Tu începi
        [2] Joci al doilea
        [3] Joci al treilea
       *[other] Joci ultimul
    }
day-auction-place =
    { $place ->
        [1] Licitezi primul
        [2] Licitezi al doilea
        [3] Licitezi al treilea
       *[other] Tu vinzi
    }
day-corner-place =
    { $place ->
        [1] Cu încă un jucător, tu începi
       *[other] Cu încă un jucător, începe el
    }
day-begin = Începe
day-go-on = Continuă
day-next = Urmează: { $task }
day-open = continuă
day-done = Gata
day-you = Tu { $points }
day-you-master = Tu { $you } · Maestru { $master }
day-of-hundred = din 100
day-score = din 100 de boți învinși, în medie
day-master-score = Maestru { $score }
day-month-score = media ta luna aceasta { $score }
day-field = Cât de des au avut boții fiecare rezultat, de la { $least } la { $most } puncte
day-no-field = Ziua aceasta nu are încă o comparație. Se socotește jucată.
day-beaten = Învingi { $beats } din 100 de boți.
day-masters = Maestrul are { $points } și învinge { $beats }.
day-later = Comparația nu se încarcă. Pagina zilei o arată mai târziu.
day-other-date = La șir se socotesc numai mâinile jucate în ziua lor.
day-new = Nu știi { $game }? Învață-l mai întâi
day-tomorrow = Mâine: { $tasks }
day-missing = Nu există o asemenea zi.
day-yesterday = Ieri { $score }

## Shared

day-share = Trimite rezultatul
day-share-title = Trimite: { $day }
day-share-text = Rezultatul ca text
day-share-copy = Copiază textul
day-share-picture = Salvează o imagine
day-challenge = Provoacă un prieten
day-challenge-about = Linkul duce la aceleași trei mâini. Rezultatele tale se văd abia după joc.
day-challenge-send = Trimite linkul
day-copied = Copiat.
day-saved = Salvat.
day-by-hand = Netrimis. Îl poți selecta și copia.
day-friend = { $name } a jucat aceste mâini. Vezi cum a fost după ce le joci și tu.
day-friend-has = { $name } { $points }
day-friend-damaged = Linkul este tăiat sau schimbat, de aceea lipsesc rezultatele. Mâinile sunt aceleași.

## The calendar

days-title = Zilele tale
days-row = la rând
days-longest = cel mai lung șir
days-mean = media lunii
days-before = Luna dinainte
days-after = Luna următoare
days-score = { $date }: { $score } din 100
days-begun = { $date }: începută
days-not = { $date }: nejucată
days-rule = O zi pe săptămână poate lipsi, iar șirul continuă. Zilele mai vechi se pot juca oricând.
