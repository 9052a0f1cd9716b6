### What the command line prints.

## Tables

cli-deal = Giv
cli-total = Summa
cli-open = -
cli-void = struken
cli-unfinished = Partiet är inte slut.
cli-winners = { $count ->
    [one] Vinnare: { $names }
   *[other] Vinnare: { $names }
}
cli-legal = Giv { $deal }, före drag { $action }: { $tokens }
cli-no-such-deal =
    { $count ->
        [0] det finns ingen giv { $deal }: ingen har getts än
        [one] det finns ingen giv { $deal }: protokollet innehåller en
       *[other] det finns ingen giv { $deal }: protokollet innehåller { $count }
    }

## Fairness

cli-fair = giv { $deal }: ärlig
cli-not-fair = giv { $deal }: INTE ÄRLIG: { $why }
cli-no-proof = giv { $deal }: inget bevis
cli-no-deal = ingen giv är färdigspelad i det här protokollet: det finns inget att kontrollera
cli-bad-seed = server_seed är inte 32 byte i hex
cli-bad-nonces = nonces är inte en per plats, var och en högst 64 byte i hex
cli-bad-version = version måste vara 2
cli-nonce-differs = nonce för plats { $seat } stämmer inte
cli-commit-differs = commit stämmer inte
cli-deck-differs = kortens ordning stämmer inte
cli-sent-openly = Obs: där nonce-värden skickades öppet binder beviset serverns frö, inte den plats som skickade sitt sist.

## Files that cannot be read

cli-line = rad { $line }
cli-cannot-read = { $file }: går inte att läsa: { $why }
cli-unreadable = { $file }: { $why }
cli-not-json = inte JSON: rad { $line }, kolumn { $column }
cli-not-json-here = inte JSON: kolumn { $column }
cli-not-utf8 = inte UTF-8: byte { $byte }
cli-no-number = inte JSON: { $name } är inget tal
cli-name-twice = inte JSON: ett objekt har samma namn två gånger
cli-half-character = inte JSON: en text innehåller ett halvt tecken (ett ensamt surrogat)
cli-too-large = större än { $megabytes } MB
cli-too-deep = objekt och listor är nästlade djupare än { $depth }
cli-no-input = det finns ingen standardinmatning
cli-cannot-write = svaret går inte att skriva: { $why }
# Why a file cannot be read or written.
cli-system-missing = filen eller mappen finns inte
cli-system-forbidden = åtkomst nekas
cli-system-folder = det är en mapp
cli-system-no-folder = det är ingen mapp
cli-system-full = det finns ingen plats kvar på enheten
cli-system-read-only = här går det inte att skriva
