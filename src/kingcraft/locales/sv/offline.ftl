### Den egna platsen på en annan enhet, inget nät, en nyare version av sidan. En egen del: den hämtas i förväg.

## Den egna platsen på en annan enhet

seat-own = Din plats
device-open = Fortsätt på en annan enhet
device-title = Fortsätt på en annan enhet
device-how = Öppna länken på din andra enhet, så sitter du där med samma kort. Här säger sidan sedan att den andra har tagit över.
device-warning = Den som har länken spelar åt dig och ser dina kort. Skicka den inte till någon annan än dig själv.
device-code = QR-kod med länken till din plats
device-link = Länk till din plats
device-two = I den här webbläsaren spelar du som { $own } vid bordet. Länken du öppnade går till platsen för { $other }.
device-stay = Fortsätt som { $name }
device-take = Spela som { $name }
device-take-note = Då glömmer den här webbläsaren platsen för { $name }. En annan enhet som har den behåller den.
device-door = Spelar du redan vid bordet på en annan enhet? Tryck på ”Du” där och sedan på ”Fortsätt på en annan enhet”.

## Utan nät

offline-title = Utan nät
offline-ready = Sidan öppnas även utan nät och visar bordet som du senast såg det.
offline-soon = Sidan sparas just nu, så att den kan öppnas utan nät.
offline-never = I den här webbläsaren behöver sidan nätet. Den kan bara sparas om adressen börjar med https, och inte i privata fönster.
offline-install = Installera som app
offline-as-of = Ingen anslutning. Bordet som det var { $time }; det går vidare av sig självt.
offline-trying = Servern kan inte nås. Sidan försöker igen av sig själv.
offline-tables = Dina bord som du senast såg dem
offline-could = Med ”Spara för offline” i inställningarna finns alla spel på enheten, också utan nät.
offline-blocked = Servern finns där, men det blir ingen fast anslutning till den: något på vägen stoppar WebSockets. Prova ett annat nät, eller stäng av VPN eller reklamblockerare. Vi fortsätter att försöka. Är det din egen server måste en proxy framför den släppa igenom WebSockets, och dess adress kan behöva anges med --origin.

## En nyare version av sidan

offline-newer = Det finns en ny version av Kingcraft. Dina bord blir kvar som de är.
offline-reload = Ladda om
offline-later = Senare
