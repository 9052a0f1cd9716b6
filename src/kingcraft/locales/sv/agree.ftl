### Att avsluta en giv när alla vid bordet är med på det. En egen del: den kommer med inställningarna och med ett förslag.

## I bordets inställningar

agree-open = Avsluta given i förtid
agree-what = Resten spelas då av sig själv: för varje plats alltid det första kortet som reglerna tillåter, bra eller dåligt. Poängen räknas.
agree-alone = Du spelar bara mot botar: given slutar direkt.
agree-left = Ingen annan är vid bordet: given slutar direkt.
agree-ask = Alla människor vid bordet måste vara med på det; botar tillfrågas inte. Du kan föreslå det en gång per giv.
agree-propose = Föreslå det
agree-keep = Spela vidare
agree-withdraw = Spela given vidare ändå
void-open = Stryk given
void-what = Ingen får poäng och samma givare ger om.
leave-open = Ge upp partiet
leave-what = Ger du upp räknas partiet som förlorat.
leave-yes = Ge upp

## Vid bordet

agree-label = Förslag att avsluta given
agree-asks = { $name } föreslår att given avslutas här: resten spelas av sig själv och poängen räknas.
agree-answer = Svara
agree-yes = Jag är med
agree-no = Spela vidare
agree-waits = Avsluta given? Väntar på { $names }.
void-label = Förslag att stryka given
void-asks = { $name } föreslår att given stryks: ingen får poäng och samma givare ger om.
void-waits = Stryka given? Väntar på { $names }.

## Vid bordet, när någon har varit borta länge

absent-label = Någon är borta
