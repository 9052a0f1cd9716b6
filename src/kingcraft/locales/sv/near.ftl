### Spelet i själva sidan, utan server: att ladda det, att spara det, och vad som inte går.

## Laddning

near-loading = Kingcraft laddas: { $loaded } av { $total } MB
near-starting = Kingcraft startar …
near-download = Kingcraft kunde inte laddas. Kontrollera nätet och försök igen.
near-parts = Filerna i Kingcraft passar inte ihop. En ny version kan just ha kommit: ladda om sidan.
near-no-webassembly = Kingcraft fungerar inte i den här webbläsaren: WebAssembly saknas eller är avstängt. Stäng av det stränga läget för sidan, eller använd en annan webbläsare.
near-no-workers = Webbläsaren är för gammal för Kingcraft. Uppdatera den eller använd en annan.
near-server = Spela på { $host }

## Lagring

near-no-storage = Webbläsaren sparar ingenting här, som i ett privat fönster. Partiet går förlorat när du stänger fliken.
near-full = Webbläsarens lagring är full, så det senaste draget gjordes inte. Frigör utrymme och spela sedan vidare.

## Spara för offline

near-keep = Spara för offline
near-keep-what = När sidan är sparad fungerar alla spel utan nät, bara på den här enheten: botar, tips, återblickar, lektioner, dagens giv.
near-size = Det tar { $total } MB av webbläsarens lagring.
near-keeping = Sparar { $loaded } av { $total } MB
near-kept = Sparat för offline: utan nät spelar du på den här enheten.
near-kept-loosely = Webbläsaren kan radera det om utrymmet tar slut. Installeras sidan som app blir det kvar.
near-remove = Ta bort från enheten
near-no-space = Utrymmet räcker inte. Frigör lite och försök igen.
near-plain = Sidan kan inte sparas för offline, eftersom den kommer utan https från en annan dator. Webbläsare sparar bara sidor från en adress med https eller från den egna datorn. Det som hjälper: https framför servern, eller Kingcraft som statisk webbplats.
near-clone = Att spela utan nät går med en server som har startats i en klon av Kingcraft (några minuter efter starten) och med Kingcraft som statisk webbplats. Med den här servern går det inte.

## Spel

near-here = Ingen anslutning: du spelar på den här enheten.
near-lost = Ett parti är borta: webbläsaren har det inte sparat längre.
near-fair-title = Vem känner till korten?
near-fair = Korten i partiet dras på den här enheten. Ett program här känner till alla, som varje program på din egen enhet. Botarna ser bara sina egna.

## Med vänner

near-friends = Vänner möts på en server: den ger korten och visar var och en bara de egna.
near-friends-none = Den här sidan har ingen server. Den spelar bara på den här enheten.
near-friends-gone = Servern kan inte nås just nu. Tills den är tillbaka spelar du bara på den här enheten.
near-friends-how = Så startar du en server
near-friends-steps = En dator behöver Python 3.11 eller senare och mappen med Kingcraft. Skriv python3 start.py där, och svara att ditt hemnät spelar. Terminalen visar länken till dina vänner.
