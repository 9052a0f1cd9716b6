### Vad ”kingcraft arena” skriver ut.

arena-title = { $rules }, { $players } spelare, frö { $seed }: { $decks } kortlekar på alla platser, { $deals } givar
arena-nothing = inget har spelats än

## Kolumner

arena-bot = bot
arena-points = poäng per giv
arena-firsts = förstaplatser
arena-rating = rating
arena-pace = ms per drag (längsta)
arena-failed = misslyckade
arena-deals = givar
arena-lead = försprång per giv

## Försprång

arena-lead-heading = Försprång före de andra vid bordet i poäng per giv, mer är bättre (± 99 %; kontrakt ± 90 %)
arena-lead-of = { $bot } mot { $others }
arena-lead-firsts = förstaplatser { $share } (ren slump: { $chance })
arena-role-auctioneer = som säljare
arena-role-buyer = som köpare
arena-role-other = som en av de andra
arena-unplayed = Tagna utan spel

## Testet som avslutar en körning

arena-test-high = { $first } leder över { $second } med { $high } eller mer snarare än med { $low } eller mindre: avgjort efter { $decks } kortlekar
arena-test-low = { $first } leder över { $second } med { $low } eller mindre snarare än med { $high } eller mer: avgjort efter { $decks } kortlekar
arena-test-open = öppet mellan { $low } och { $high }: logaritmen av oddsen { $ratio }, avgjort vid ±{ $bound }

## Förlopp

arena-progress = { $done } av { $count } kortlekar
arena-progress-lead = { $first } jämfört med { $second }: { $lead }
arena-progress-left = { $time } kvar
arena-stopped = avbrutet i förtid; samma kommando fortsätter med { $file }
arena-stopped-lost = avbrutet i förtid; med --out FIL skulle samma kommando kunna fortsätta

## När botar misslyckas

arena-failed-line =
    { $bot }, { $count ->
        [one] en gång
       *[other] { $count } gånger
    }: { $why }; först vid kortlek { $deck }, plats { $seat }, giv { $deal }
arena-failed-rule = Där en bot misslyckades avgjorde slumpen; efter { $most } gånger vid ett bord tillfrågades den inte mer ({ $unasked } beslut).
arena-failed-not-started = kan inte startas; ge kommandot som du skulle skriva det
arena-failed-starting = höll ännu på att starta och hade inget sagt; den tillfrågades igen vid nästa drag
arena-failed-no-handshake = ingen hälsning i tid: första raden måste nämna protokollet
arena-failed-other-protocol = talar ett annat protokoll än kingcraft-bot/1
arena-failed-timeout = inget svar i tid, inte ens efter ”stop”
arena-failed-died = avslutades utan svar
arena-failed-flood = skrev mer än någon läser
arena-failed-nonsense = ingen rad enligt protokollet: ”play TOKEN” eller i början ”kingcraft-bot/1” och JSON
arena-failed-illegal = draget är inte tillåtet
arena-failed-error = ett fel i boten

## Vad som inte går

arena-few-bots = minst två botar möts; en bot får möta sig själv
arena-no-bot = det finns ingen bot { $name }; kända: { $known }; egna program: exec:KOMMANDO
arena-no-setting = { $name } har ingen inställning { $setting }; den har: { $known }
arena-bad-setting = { $value } är inget värde för { $setting }; det ska vara ett heltal från 1, bara en gång
arena-no-command = { $command }: kommandot finns inte; skriv det efter ”exec:” som du skulle skriva det
arena-bot-failed = { $bot }: { $why }
arena-bad-test = --sprt: två tal, det första mindre än det andra
arena-cannot-write = { $file }: { $reason }
arena-not-results = { $file }: innehåller inga resultat från arenan; ange en annan fil
arena-damaged = { $file }: rad { $line } är skadad; ta bort den och allt efter den, så fortsätter körningen därifrån
arena-other-plan = { $file }: spelades med { $field } { $was }, och nu är det { $now }; ange en annan fil eller samma argument
arena-in-use = { $file }: en annan körning skriver till den
arena-worker = { $why }
