### Sidan som spelar om ett parti. replay-error-...: vad som är fel med ett protokoll som någon har med sig.

## Ett protokoll som inte går att läsa

# Var felet sitter. $place är ett namn ur filen, till exempel rules.options.target.
replay-error-at-action = Giv { $deal }, drag { $action } ({ $token })
replay-error-at-deal = Giv { $deal }
replay-error-at = Vid { $place }
replay-error-empty = Det står inget där.
replay-error-not-json = Det här är inget protokoll: från rad { $line }, kolumn { $column } går det inte att förstå.
replay-error-cut-short = Slutet av protokollet saknas.
replay-error-several = Det här är flera protokoll. Öppna ett i taget.
replay-error-not-utf8 = Det här är ingen textfil (UTF-8): byte { $byte } hör inte hemma där.
replay-error-no-number = Där det ska stå ett tal står det { $name }.
replay-error-name-twice = Något står två gånger under samma namn.
replay-error-half-character = Det här är inget protokoll: en text i det innehåller ett halvt tecken.
replay-error-too-deep = Det här är inget protokoll: det är nästlat djupare än { $depth } nivåer.
replay-error-too-large = För stort: ett protokoll får vara { $kilobytes } kB här.
replay-error-record = Det här är inget protokoll från ett parti.
replay-error-format = Det här är inget protokoll från Kingcraft: här ska det stå "format": "kingcraft/1".
replay-error-game = Här ska spelet stå: "kings-corner" eller "king".
replay-error-rules = Här ska reglerna stå, utan antalet spelare.
replay-error-preset = Här ska namnet på en regeluppsättning för det här spelet stå.
replay-error-option = Den regeln finns inte i det här spelet, eller så kan den inte ha det värdet.
replay-error-hash = Kontrollsumman hör inte till de här reglerna.
replay-error-players = Här ska spelarnas namn stå, så många som kan spela med de här reglerna.
replay-error-dealer = Här ska den första givarens plats stå; den första platsen är 0.
replay-error-deals = Här ska listan över givar stå.
replay-error-deal = Här ska en giv stå, med kortlek och drag.
replay-error-deck = Här ska kortleken stå: alla kort i den ordning de delas ut, till exempel "7C KH QS".
replay-error-actions = Här ska dragen stå: en lista med texter, till exempel "7C>N" eller "QD".
replay-error-scores = Här ska poäng stå: en lista med heltal.
replay-error-void = Här står om given ströks: true eller false, bara i Kungen i hörnet och utan poäng.
replay-error-winners = Här ska vinnarnas platser stå: en lista med heltal.
replay-error-counted = De här korten och dragen ger { $found }.
replay-error-no-count = Här går det inte att räkna än: slutet saknas.

## Sidan

replay-title = Se partiet igen
replay-controls = Spela upp och bläddra
replay-line = Läge i given
replay-dealt = Utdelat
replay-calls = Bud
replay-trick = Stick { $number }
replay-turn = Tur { $number }
replay-position = { $stage }: { $what }
replay-back = Ett steg bakåt
replay-on = Ett steg framåt
replay-play = Spela upp
replay-pause = Pausa
replay-back-trick = Ett stick bakåt
replay-on-trick = Ett stick framåt
replay-back-turn = En tur bakåt
replay-on-turn = En tur framåt
replay-more = Mer
replay-which = Giv
replay-deal = Giv { $number }
replay-deal-void = Giv { $number } (struken)
replay-void = Given ströks.
replay-deal-of = Giv { $number }: { $contract }
replay-seat = Plats
replay-open = Alla kort öppna
replay-speed = Tempo
replay-times = { $speed }×
replay-hands = De andra händerna
replay-hand = { $name }: handen är { $cards }
replay-no-cards = inga kort
replay-next-deal = Vidare till nästa giv
replay-cards = Visa korten
replay-keys = Tangenter: pil vänster och höger går ett steg i taget, Page Up och Page Down går stick- eller turvis, Home och End till givens början och slut. Mellanslag spelar upp.

## Ett parti som inte kan visas

replay-not-over = Partiet är inte slut än. Det går att titta på när alla kort är kända.
replay-no-match = Det här partiet finns inte, eller så är det inte offentligt. Kontrollera länken.
replay-no-deals = Ingen giv i partiet är slut än.
replay-to-table = Till bordet

## Tidigare partier

matches-won = { $won } av { $count } vunna
matches-here = i den här webbläsaren
matches-all = Alla
matches-you-won = Vann
matches-place =
    { $place ->
        [1] 1:a
        [2] 2:a
       *[other] { $place }:e
    }
matches-open = fortsätt
matches-result = Resultat
matches-result-all = Alla resultat
matches-result-won = Vunna
matches-result-lost = Inte vunna
matches-result-open = Inte slut
matches-result-practice = Övning
matches-company = Medspelare
matches-company-all = Alla medspelare
matches-company-people = Med människor
matches-company-bots = Bara botar
matches-none-fit = Inget parti passar.
matches-show-all = Alla partier
matches-older = Äldre partier
matches-played = spelad
# Of a match that is over, to its review.
matches-worst =
    { $points ->
        [0] Dyraste misstaget: giv { $deal }
        [one] Dyraste misstaget: giv { $deal }, 1 poäng
       *[other] Dyraste misstaget: giv { $deal }, { $points } poäng
    }
matches-forget = Släng
matches-forget-sure = Slänga det här partiet? Då går det inte att fortsätta.
matches-keep = Behåll
# Of a match against bots that is not over.
matches-give-up = Ge upp
matches-give-up-sure = Ge upp det här partiet? Det räknas som förlorat.

## Ett protokoll som någon har med sig

replay-bring = Öppna ett partiprotokoll
replay-bring-what = Släpp filen var som helst på sidan, välj den eller klistra in texten. Partiet visas men sparas inte: bara den här fliken minns det.
replay-file = Välj en fil
replay-paste = Eller klistra in protokollet här
replay-show = Visa partiet
replay-broken = Det här protokollet går inte att spela upp
replay-other = Öppna ett annat protokoll

## Dela

replay-share = Dela läget
replay-link = Länk till läget
replay-no-link = Partiet finns inte på någon server och har därför ingen länk. Du kan skicka vidare bilden eller protokollet.
replay-picture = Bordet som bild. { $what }
replay-png = Bild (PNG)
replay-svg = Teckning (SVG)
replay-saved = Sparat.
replay-no-picture = Webbläsaren kunde inte göra bilden. Teckningen kanske går.

## En ställning som någon visar

replay-shows = { $name } visar en giv av { $game }
replay-in-place = Du sitter på platsen för { $name }.
replay-which-card = Vilket kort skulle du spela?
replay-which-call = Vad skulle du säga?
replay-which-move = Vad skulle du göra?
replay-watch-it = Se den
replay-play-on = Spela vidare härifrån
