### Încheierea unei runde când toți de la masă sunt de acord. O parte separată: vine cu setările și cu o propunere.

## În setările mesei

agree-open = Încheie runda mai devreme
agree-what = Restul se joacă atunci de la sine: pentru fiecare loc mereu prima carte permisă de reguli, bună sau rea. Punctele contează.
agree-alone = Joci doar împotriva boților: runda se încheie imediat.
agree-left = Nu mai e nimeni la masă: runda se încheie imediat.
agree-ask = Toți oamenii de la masă trebuie să fie de acord; boții nu sunt întrebați. O poți propune o dată pe rundă.
agree-propose = Propune
agree-keep = Joacă mai departe
agree-withdraw = Joacă totuși runda mai departe
void-open = Anulează runda
void-what = Nimeni nu primește puncte și împarte din nou același jucător.
leave-open = Abandonează partida
leave-what = Dacă abandonezi, partida se socotește pierdută.
leave-yes = Abandonează

## La masă

agree-label = Propunere de a încheia runda
agree-asks = { $name } propune să se încheie runda: restul se joacă de la sine, iar punctele contează.
agree-answer = Răspunde
agree-yes = De acord
agree-no = Joacă mai departe
agree-waits = Se încheie runda? Se așteaptă { $names }.
void-label = Propunere de a anula runda
void-asks = { $name } propune anularea rundei: nimeni nu primește puncte și împarte din nou același jucător.
void-waits = Se anulează runda? Se așteaptă { $names }.

## La masă, când cineva lipsește de mult

absent-label = Cineva lipsește
