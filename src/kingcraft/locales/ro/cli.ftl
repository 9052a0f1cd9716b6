### What the command line prints.

## Tables

cli-deal = Runda
cli-total = Total
cli-open = -
cli-void = anulată
cli-unfinished = Partida nu s-a încheiat.
cli-winners = { $count ->
    [one] A câștigat: { $names }
    [few] Au câștigat: { $names }
   *[other] Au câștigat: { $names }
}
cli-legal = Runda { $deal }, înainte de mutarea { $action }: { $tokens }
cli-no-such-deal =
    { $count ->
        [0] nu există runda { $deal }: încă nu s-a împărțit niciuna
        [one] nu există runda { $deal }: fișierul conține una
        [few] nu există runda { $deal }: fișierul conține { $count }
       *[other] nu există runda { $deal }: fișierul conține { $count }
    }

## Fairness

cli-fair = runda { $deal }: corectă
cli-not-fair = runda { $deal }: INCORECTĂ: { $why }
cli-no-proof = runda { $deal }: fără dovadă
cli-no-deal = nicio rundă din acest fișier nu s-a încheiat: nu e nimic de verificat
cli-bad-seed = server_seed nu are 32 de octeți în hexazecimal
cli-bad-nonces = nonces: trebuie una pentru fiecare loc, de cel mult 64 de octeți în hexazecimal
cli-bad-version = version trebuie să fie 2
cli-nonce-differs = nonce-ul locului { $seat } nu se potrivește
cli-commit-differs = commit nu corespunde
cli-deck-differs = ordinea cărților nu corespunde
cli-sent-openly = Notă: unde nonce-urile au fost trimise deschis, dovada leagă sămânța serverului, nu locul care și-a trimis nonce-ul ultimul.

## Files that cannot be read

cli-line = rândul { $line }
cli-cannot-read = { $file }: nu se poate citi: { $why }
cli-unreadable = { $file }: { $why }
cli-not-json = nu e JSON: rândul { $line }, coloana { $column }
cli-not-json-here = nu e JSON: coloana { $column }
cli-not-utf8 = nu e UTF-8: octetul { $byte }
cli-no-number = nu e JSON: { $name } nu e un număr
cli-name-twice = nu e JSON: un obiect conține același nume de două ori
cli-half-character = nu e JSON: un text conține o jumătate de caracter (un surogat singur)
cli-too-large = mai mare de { $megabytes } MB
cli-too-deep =
    { $depth ->
        [one] obiecte și liste imbricate pe mai mult de un nivel
        [few] obiecte și liste imbricate pe mai mult de { $depth } niveluri
       *[other] obiecte și liste imbricate pe mai mult de { $depth } de niveluri
    }
cli-no-input = nu există intrare standard
cli-cannot-write = răspunsul nu se poate scrie: { $why }
# Why a file cannot be read or written.
cli-system-missing = nu există un astfel de fișier sau dosar
cli-system-forbidden = acces interzis
cli-system-folder = este un dosar
cli-system-no-folder = nu este un dosar
cli-system-full = nu mai este loc pe disc
cli-system-read-only = aici nu se poate scrie
