### Sidans inställningar och bordets tangenter. En egen del: den kommer med rutan.

set-tab-table = Bord
set-tab-cards = Kort
set-tab-play = Spel
set-tab-sound = Ljud, hjälp

## Spelet

set-speed = Kortens tempo
set-speed-off = Direkt
set-speed-fast = Snabbt
set-speed-normal = Normalt
set-speed-slow = Långsamt
set-hold = Ett färdigt stick ligger kvar
set-hold-none = Inte alls
set-hold-short = En kort stund
set-hold-normal = Normalt
set-hold-long = Länge
set-hold-tap = Tills jag trycker
set-taps = Spela ett kort (King)
set-taps-auto = Automatiskt
set-taps-one = Ett tryck
set-taps-two = Två tryck
set-taps-what = Automatiskt: ett tryck spelar kortet. Där mindre än en fingerbredd av det är fri lyfter första trycket det bara, om det inte är det enda tillåtna.
set-auto = Spelas åt mig (King)
set-auto-off = Inget kort
set-auto-last = Mitt sista kort
set-auto-forced = Varje kort som jag måste spela
set-settle = När inget mer står på spel (King)
set-settle-ask = Fråga mig
set-settle-auto = Avsluta given
set-history = Stick att titta på igen (King)
set-history-last = Det senaste
set-history-all = Alla i given
set-coach = Tips i de första matcherna
set-coach-what = En rad i taget om det som är nytt
set-fits = Visa vad som passar
set-fits-what = En ring runt varje plats för det valda kortet (Kings Corner)
set-oneplace = Spela direkt när bara en plats passar
set-oneplace-what = Kings Corner
set-worth = Säg vad handen är värd
set-worth-what = Vid budgivningen i King, om bordet tillåter tips
set-premove = Välj i förväg
set-premove-what = King: tryck två gånger på ett kort medan andra spelar
set-warn = Varna innan kort dras
set-warn-what = Kings Corner: om något fortfarande passar

## Korten

set-colours = Färger
set-colours-auto = Efter spelet
set-colours-two = Två färger
set-colours-four = Fyra färger
set-colours-blind = Färgblind
set-tint = Ihåliga röda färger
set-tint-what = Hjärter och ruter bara som konturer
# $letters: de på ess, knekt, dam och kung.
set-letters = Bokstäver på korten
set-letters-auto = Efter språket ({ $letters })
set-letters-en = { $letters } (engelska, rumänska)
set-letters-de = { $letters } (tyska)
set-letters-sv = { $letters } (svenska)
set-letters-sv-a = { $letters } (svenska, med A)
set-letters-fr = { $letters } (franska, rumänska)
set-letters-fr-1 = { $letters } (franska, med 1)
set-letters-ru = { $letters } (ryska)
set-letters-own = efter språket
set-size = Kortens storlek
set-size-small = Små
set-size-medium = Mellan
set-size-large = Stora
set-index = Index
set-index-large = Stort
set-index-small = Två små
set-cards-origin = Var korten kommer ifrån
set-sort = Handen i Kungen i hörnet
set-sort-rank = Efter valör
set-sort-runs = Efter valör, rött och svart omväxlande
set-sort-suit = Efter färg
set-order = Handen i King
set-order-suit = Efter färg, de låga först
set-order-suit-down = Efter färg, de höga först
set-order-rank = Efter valör, de låga först
set-order-rank-down = Efter valör, de höga först
set-order-what = Sorterad efter färg ligger trumf längst till vänster.
set-handed = Vänsterhänt
set-handed-what = Knapparna byter sida, korten gör det inte

## Sidan

set-language = Språk
set-cloth = Duk
set-cloth-green = Grön
set-cloth-midnight = Nattblå
set-cloth-burgundy = Vinröd
set-cloth-linen = Linne
set-back = Kortens baksida
set-back-auto = Den som passar duken
set-back-red = Röd
set-back-green = Grön
set-back-blue = Blå
set-back-scales = Fjäll
set-back-pinstripe = Kritstreck
set-contrast = Hög kontrast
set-contrast-what = Svart botten, starkare linjer, ihåliga röda färger
set-daylight = Ljus som på enheten
set-daylight-what = Linne på dagen, din duk på kvällen
set-shown = Ändringar syns direkt, här och vid ditt bord.

## Ljud och aviseringar

set-volume = Volym
set-hear = Lyssna på ljuden
set-hear-deal = Giv
set-hear-card = Kort
set-hear-trick = Stick
set-hear-knock = Kung
set-hear-turn = Din tur
set-sound = Ljud
set-turnsound = Din tur
set-turnsound-what = Två lätta klanger mot ett glas
set-vibrate = Vibrera när det blir min tur efter en lång väntan
set-notify = Meddela mig när det är min tur och jag tittar på annat
set-notify-refused = Webbläsaren tillåter inga aviseringar från den här sidan. Det går att ändra i webbläsarens inställningar för sidan.

## Tangenter och uppläsning

set-keys = Använd bokstäver, siffror och mellanslag som tangenter
set-text = Visa bordet som text
set-text-what = För uppläsning, eller utan bilder
keys = Tangenter
keys-hand = bläddra i handen
keys-enter = ta eller spela kortet
keys-places-name = Q W E A D Z X C
keys-places = platserna runt talongen, som de ligger; även 1–9
keys-bids = välj ett plusbud i en auktion; med Skift, eller efter −, ett minusbud
keys-space-name = Mellanslag
keys-space = dra och avsluta turen
keys-undo = ta tillbaka
keys-hint = tips
keys-tricks = förra sticket
keys-forward = visa direkt vad de andra gör
keys-put-back = lägg tillbaka
keys-off = Bokstäver, siffror och mellanslag gör ingenting här: så är det valt i inställningarna.
keys-spread = Skift med en plats
keys-spread-what = sprid ut högen och läs upp dess kort
keys-read = läs upp vad som ligger på bordet
keys-listen = Med skärmläsare behöver du ingen av de här tangenterna: alla knappar vid bordet fungerar i läsläget också. Bokstäver, siffror och mellanslag når bordet bara i fokusläget (NVDA: NVDA-tangenten och mellanslag; JAWS: Insert och Z; VoiceOver på Mac: vänster- och högerpil tillsammans stänger av snabbnavigeringen). Raden överst är sidhuvudet, bordet är huvudinnehållet: spelarna, högarna eller sticket, din hand och sist allt som har hänt. Rubriker står över spelet som gäller, auktionen och givens poäng.
how-ahead = Tryck två gånger på ett kort medan andra spelar: det spelas så snart det är din tur.
how-forward = Dubbelpilen, eller tangenten F, går direkt vidare till din tur; pilen bredvid ditt namn sorterar handen på ett annat sätt.
how-stars = Ruterna vid en bots namn visar hur bra den spelar.
how-lessons = Till lektionerna

## How to play, at this table

how-here = Så spelar du här
how-places-tap = Tryck på ett kort eller en hög, sedan på en av platserna som lyser upp; eller dra det dit.
how-tricks-tap =
    { $taps ->
        [one] Tryck på ett kort för att spela det.
        [two] Tryck på ett kort för att lyfta det; ett tryck till, på kortet eller på dess plats på bordet, spelar det.
       *[auto] Tryck på ett kort för att spela det; ligger korten tätt lyfts det först, och ett tryck till, på kortet eller på dess plats på bordet, spelar det.
    } Kort som reglerna inte tillåter är nedtonade; tryck på ett så får du veta varför.
how-hint = Lampan, eller tangenten H, säger vad Mästaren skulle göra i ditt ställe, och varför.
how-undo = Den böjda pilen, eller tangenten U, tar tillbaka det du har gjort den här turen, tills du drar.
