### Ce tipărește „kingcraft arena”.

arena-title = { $rules }, { $players } jucători, sămânța { $seed }: { $decks } pachete pe toate locurile, { $deals } runde
arena-nothing = încă nu s-a jucat nimic

## Coloane

arena-bot = bot
arena-points = puncte pe rundă
arena-firsts = locul întâi
arena-rating = cotă
arena-pace = ms pe mutare (cea mai lungă)
arena-failed = eșecuri
arena-deals = runde
arena-lead = avans pe rundă

## Avansuri

arena-lead-heading = Avansul față de ceilalți de la masă, în puncte pe rundă, mai mult e mai bine (± 99%; contracte ± 90%)
arena-lead-of = { $bot } contra { $others }
arena-lead-firsts = locul întâi { $share } (la întâmplare: { $chance })
arena-role-auctioneer = drept vânzător
arena-role-buyer = drept cumpărător
arena-role-other = ca unul dintre ceilalți
arena-unplayed = Luate fără joc

## Testul care încheie o rulare

arena-test-high = { $first } conduce față de { $second } mai degrabă cu { $high } sau mai mult decât cu { $low } sau mai puțin: hotărât după { $decks } pachete
arena-test-low = { $first } conduce față de { $second } mai degrabă cu { $low } sau mai puțin decât cu { $high } sau mai mult: hotărât după { $decks } pachete
arena-test-open = deschis între { $low } și { $high }: logaritmul șanselor { $ratio }, hotărât la ±{ $bound }

## Mersul lucrului

arena-progress = { $done } din { $count } pachete
arena-progress-lead = { $first } față de { $second }: { $lead }
arena-progress-left = mai durează { $time }
arena-stopped = oprit înainte de sfârșit; aceeași comandă continuă cu { $file }
arena-stopped-lost = oprit înainte de sfârșit; cu --out FIȘIER aceeași comandă ar putea continua

## Când boții eșuează

arena-failed-line =
    { $bot }, { $count ->
        [one] o dată
        [few] de { $count } ori
       *[other] de { $count } de ori
    }: { $why }; mai întâi la pachetul { $deck }, locul { $seat }, runda { $deal }
arena-failed-rule = Unde un bot a eșuat a hotărât întâmplarea; după { $most } eșecuri la o masă nu a mai fost întrebat ({ $unasked } hotărâri).
arena-failed-not-started = nu poate fi pornit; dă comanda așa cum ai scrie-o
arena-failed-starting = încă pornea și nu spusese nimic; a fost întrebat din nou la următoarea mutare
arena-failed-no-handshake = niciun salut la timp: prima linie trebuie să numească protocolul
arena-failed-other-protocol = vorbește alt protocol decât kingcraft-bot/1
arena-failed-timeout = niciun răspuns la timp, nici după „stop”
arena-failed-died = s-a încheiat fără răspuns
arena-failed-flood = a scris mai mult decât citește cineva
arena-failed-nonsense = nicio linie a protocolului: „play TOKEN” sau la început „kingcraft-bot/1” și JSON
arena-failed-illegal = mutarea nu este permisă
arena-failed-error = o greșeală în bot

## Ce nu se poate

arena-few-bots = se întâlnesc cel puțin doi boți; un bot se poate întâlni cu el însuși
arena-no-bot = nu există botul { $name }; cunoscuți: { $known }; programe proprii: exec:COMANDĂ
arena-no-setting = { $name } nu are setarea { $setting }; are: { $known }
arena-bad-setting = { $value } nu este o valoare pentru { $setting }; trebuie un număr întreg de la 1, o singură dată
arena-no-command = { $command }: comanda nu a fost găsită; scrie-o după „exec:” așa cum ai tasta-o
arena-bot-failed = { $bot }: { $why }
arena-bad-test = --sprt: două numere, primul mai mic decât al doilea
arena-cannot-write = { $file }: { $reason }
arena-not-results = { $file }: nu conține rezultate ale arenei; dă alt fișier
arena-damaged = { $file }: linia { $line } este deteriorată; șterge-o împreună cu tot ce urmează, iar rularea continuă de acolo
arena-other-plan = { $file }: a fost jucat cu { $field } { $was }, iar acum este { $now }; dă alt fișier sau aceleași argumente
arena-in-use = { $file }: o altă rulare scrie în el
arena-worker = { $why }
