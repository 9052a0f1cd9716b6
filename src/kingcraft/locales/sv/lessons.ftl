### Lektioner, mening för mening: lesson-ID-NAME, högst 90 tecken. Var och en har en titel, en rad om innehållet och en sista mening.

## King 1

lesson-king-1-title = Följ färg
lesson-king-1-about = Håll dig lågt och saka det farliga
lesson-king-1-a = Fyra kort blir ett stick. I den här given kostar varje stick du tar 20.
lesson-king-1-b = Klöver spelades ut. Följ färg: lägg en klöver, men håll dig under knekten.
lesson-king-1-b-suit = Följ färg: klöver spelades ut, och du har klöver. Spela en av dem.
lesson-king-1-b-queen = Högsta klövern tar sticket: det är din dam. Det kostar dig 20.
lesson-king-1-c = Högsta kortet i den färg som spelades ut tar sticket. Cleo tog det och spelar ut.
lesson-king-1-d = Inga hjärter på handen: du får saka vad du vill. Saka esset, det högsta kortet.
lesson-king-1-d-queen = Sedan kom spader, och ditt ess måste ta sticket: 20 förlorade. Saka esset.
lesson-king-1-d-seven = Sjuan är ofarlig. Esset måste ta ett stick: 20 förlorade.
lesson-king-1-e = Spader, och du har inga kvar. Saka vad du vill.
lesson-king-1-f = Ditt sista kort är ofarligt.
lesson-king-1-end = Du tog inget och förlorade inget. De andra betalade 80.

## King 2

lesson-king-2-title = Inga hjärter
lesson-king-2-about = Hjärter kostar och får inte spelas ut tidigt
lesson-king-2-a = Nu kostar bara hjärter: 20 för varje som du tar.
lesson-king-2-b = Du spelar ut. Hjärter två ser ofarlig ut. Försök med den.
lesson-king-2-c = Hjärter får vänta tills du bara har hjärter. Spela ut lågt, så tar någon annan sticket.
lesson-king-2-c-queen = Din dam tog sticket, och i det låg två hjärter: 40 förlorade.
lesson-king-2-d = Cleo har inga klöver och sakade en hjärter. Ada tog den: det kostar Ada 20.
lesson-king-2-e = Du har inga spader. Vilket kort ska bort?
lesson-king-2-e-two = Sedan kom hjärter, och din kung tog tre av dem: 60 förlorade.
lesson-king-2-e-queen = Du behöll hjärter kung, och till sist tog den två hjärter: 40 förlorade.
lesson-king-2-f = Bruno har bara hjärter kvar: nu får hjärter spelas ut.
lesson-king-2-g = Din tvåa är lägsta hjärtern: den tar inget.
lesson-king-2-g-suit = Hjärter spelades ut, och du har en: spela den.
lesson-king-2-end = Inga hjärter till dig. Spela ut lågt, och saka höga hjärter när du kan.

## King 3

lesson-king-3-title = Hjärter kung
lesson-king-3-about = Ett kort, 160 poäng: bli av med det
lesson-king-3-a = Ett kort kostar 160: hjärter kung. Och du har det.
lesson-king-3-b = Vill du bli av med den genast? Försök spela ut den.
lesson-king-3-c = Den får bara spelas ut som sista kort. Spela ut lågt, så spelar någon annan ut sedan.
lesson-king-3-c-jack = Knekten tar sticket, och du får spela ut igen. Spela fyran.
lesson-king-3-d = Inga spader på handen, och Brunos ess tar sticket. Nu!
lesson-king-3-d-jack = Du behöll den, hjärter kom, och den måste ta sticket: 160 förlorade.
lesson-king-3-e = Bruno fick den: 160 förlorade. Damer, kungar och knektar sakas likadant när de kostar.
lesson-king-3-end = Saka den när du inte kan följa färg, eller lägg den under hjärter ess.

## King 4

lesson-king-4-title = Plus och trumf
lesson-king-4-about = Nu är varje stick värt 25
lesson-king-4-a = Nu är stick bra: 25 för varje. Och spader är trumf.
lesson-king-4-b = Du har inga ruter. Trumf slår alla andra färger: tvåan räcker.
lesson-king-4-b-king = Kungen tar det också. Spara den: tvåan räcker.
lesson-king-4-b-ace = Ett ess i en annan färg slår inget. Bruno tog sticket och ditt ess.
lesson-king-4-b-five = Brunos ess skulle ta sticket. Med en trumf tar du det.
lesson-king-4-c = Sticket är ditt: 25. Utöver din kung är en trumf kvar: Bruno har damen.
lesson-king-4-d = Spela ut spader kung: den drar ut damen.
lesson-king-4-d-ace = Bruno har inga hjärter och trumfade ditt ess. Dra först ut spader dam.
lesson-king-4-d-five = Med femman förlorar du utspelet. Först spader kung.
lesson-king-4-e = Ingen trumf är kvar ute: nu är ditt ess säkert.
lesson-king-4-e-five = Femman förlorar, och ditt ess skulle aldrig ta ett stick. Först esset.
lesson-king-4-end = Tre stick: 75 poäng. Trumfa när du inte kan följa färg, och dra ut trumfen.

## King 5

lesson-king-5-title = Minus
lesson-king-5-about = Du börjar med 325 och betalar 75 per stick
lesson-king-5-a = Minus: alla börjar med 325, och varje stick kostar 75.
lesson-king-5-b = Du har tagit ett stick: 325 minus 75, alltså 250 kvar. Tre stick återstår.
lesson-king-5-c = Lägg så högt du kan under knekten. Tvåan räddar dig senare: spara den.
lesson-king-5-c-suit = Klöver spelades ut, och du har klöver: spela en av dem.
lesson-king-5-c-two = Till slut måste din nia ta ett stick: 75 förlorade. Tvåan hade sluppit.
lesson-king-5-d = Hjärter: din dam ligger under kungen.
lesson-king-5-e = Bruno spelar ut trean. Din tvåa ligger under.
lesson-king-5-end = Du behåller 250: inga fler stick för dig. Tvåan som du behöll sparade dig 75.

## King 6

lesson-king-6-title = Bjuda
lesson-king-6-about = Köp rätten att välja trumf
lesson-king-6-a = Ada säljer rätten att välja trumf. Köparen betalar Ada med poäng.
lesson-king-6-b = Cleo bjuder +3: värdet av tre stick, 75 poäng, till Ada.
lesson-king-6-minus = −1 och −2 köper minus i stället: då betalar du ett eller två av Adas stick, 75 vardera.
lesson-king-6-c = Åtta spader, två höga hjärter: med spader som trumf ungefär tio stick, 250 poäng.
lesson-king-6-d = Det är värt mycket mer än 75. Bjud ett stick mer.
lesson-king-6-d-pass = Den som passar får inte bjuda mer. Dina stick räknas ändå, men ett köp ger mer.
lesson-king-6-d-high = Det kan också vinna, men du betalar mer. Ett stick mer räcker så länge.
lesson-king-6-d-minus = I minus kostar varje stick 75, och du skulle ta många. Bjud plus.
lesson-king-6-e = Såld! Du betalar Ada 100. Ada hade också kunnat säga nej och behålla given.
lesson-king-6-f = Välj nu din trumf: din längsta färg.
lesson-king-6-f-other = Din långa färg ger sticken. Välj spader.
lesson-king-6-g = Färdigspelat åt dig: tio stick. Cleo passade, men får ändå 75 för tre stick.
lesson-king-6-end = Du tog 10 stick: 250. Minus de 100 du betalade: +150.

## King 7

lesson-king-7-title = Sälja
lesson-king-7-about = Sälj för mer än dina egna stick ger
lesson-king-7-a = Given är din. Damer tar stick först efter ess och kungar: ungefär tre sammanlagt.
lesson-king-7-b = Det är 75 poäng. Hör vad de andra skulle betala.
lesson-king-7-b-keep = Du kan behålla den senare också. Hör buden först: det kostar inget.
lesson-king-7-c = Cleo bjuder +5: 125 till dig, och dina egna stick räknas också.
lesson-king-7-split = Andra sätt att avsluta: med få bud, utan spel. 100 till dig, 75 var till de andra.
lesson-king-7-ultimatum = Eller begär åtta: säger alla tre nej måste du spela minus. Båda finns under ”Annat …”.
lesson-king-7-d = Du får begära mer. Ett nej kostar inget, budet gäller ändå: begär +6.
lesson-king-7-d-accept = Bra, men fråga först: säger Cleo nej gäller +5 ändå.
lesson-king-7-d-more = Ju högre pris, desto troligare säger Cleo nej. Begär +6.
lesson-king-7-d-keep = Behåller du den får du omkring 75. Cleo betalar mer.
lesson-king-7-d-ultimatum = Åtta, annars måste du spela minus, med fyra damer. För riskabelt.
lesson-king-7-d-split = 100 till dig, 75 till var och en av de andra, utan spel. Cleo betalar mer.
lesson-king-7-e = Cleo säger ja: 150 till dig. Nu väljer Cleo trumf.
lesson-king-7-f = Färdigspelat åt dig: nio stick till Cleo, två till dig. Dina räknas också: 50 poäng.
lesson-king-7-end = Cleo betalade 150, och du tog 2 stick: 200 totalt.

## Kungen i hörnet 1

lesson-corner-1-title = Bygg nedåt
lesson-corner-1-about = Ett steg lägre, motsatt färg; dra sedan
lesson-corner-1-a = Bli av med dina kort: lägg dem på närmast högre kort, rött på svart, svart på rött.
lesson-corner-1-b = Spader sju på hjärter åtta: ett steg lägre, motsatt färg. Så bygger man nedåt.
lesson-corner-1-b-ten = Det passar också. Först sjuan.
lesson-corner-1-c = Försök nu lägga hjärter fyra på ruter fem.
lesson-corner-1-d = Rött på rött går inte. Men den röda tian passar på den svarta knekten.
lesson-corner-1-d-end = Vänta: tian passar på knekten.
lesson-corner-1-e = Inget annat passar. Dra ett kort: då är din tur slut.
lesson-corner-1-f = Ada lade en nia och drog. Du drog en sexa, och den passar på din sjua.
lesson-corner-1-f-end = Vänta: hjärter sex passar på spader sju.
lesson-corner-1-end = Lägg allt som passar, dra sedan ett. Den som först är av med sina kort vinner given.

## Kungen i hörnet 2

lesson-corner-2-title = Kungar tar hörnen
lesson-corner-2-about = Börja ett hörn med en kung
lesson-corner-2-a = Inget är högre än en kung. Försök lägga den på nian.
lesson-corner-2-b = Kungen hör hemma i ett hörn. Vilket som helst av de fyra.
lesson-corner-2-b-end = Inte än: först kungen.
lesson-corner-2-c = Får vilket kort som helst börja ett hörn? Försök med klöver fem.
lesson-corner-2-d = Bara kungar. Sedan växer hörnet som alla högar: svart dam på röd kung.
lesson-corner-2-d-end = Inte än: damen passar på din kung.
lesson-corner-2-e = Och den röda knekten.
lesson-corner-2-e-end = Inte än: knekten passar på damen.
lesson-corner-2-end = En kung på handen kostar till slut 10, varje annat kort 1. Lägg kungar tidigt.

## Kungen i hörnet 3

lesson-corner-3-title = Flytta en hög, fyll luckan
lesson-corner-3-about = I en lucka passar alla kort
lesson-corner-3-a = Hela högar kan flyttas: den svarta nian passar på den röda tian. Flytta dit den.
lesson-corner-3-a-first = Senare. Flytta först nian, med åttan på.
lesson-corner-3-b = Nu finns det en lucka. Försök flytta spader tre dit.
lesson-corner-3-c = Bara ett kort från handen får fylla den. Femman passar ingen annanstans.
lesson-corner-3-c-seven = Sjuan passar på åttan också. Spara luckan till femman.
lesson-corner-3-c-first = Senare. Fyll först luckan med femman.
lesson-corner-3-d = Kungen lades på en sida i given. Den får flyttas till ett hörn och lämnar en lucka.
lesson-corner-3-d-first = Inte än: flytta först kungen.
lesson-corner-3-e = Nu ditt sista kort: på åttan eller i luckan.
lesson-corner-3-e-end = Ett kort kvar, och det passar. Lägg det!
lesson-corner-3-end = I en lucka får du lägga vilket handkort som helst. Flytta högar, så får du luckor.

## Kungen i hörnet 4

lesson-corner-4-title = Bli av med allt
lesson-corner-4-about = Töm handen på en tur
lesson-corner-4-a = Fyra kort, och du kan bli av med alla under den här turen. Hitta vägen själv.
lesson-corner-4-b = Töm handen. Tänk på högar att flytta och luckor att fylla.
lesson-corner-4-lost = Nu kan du inte längre tömma handen. Ta tillbaka det och titta en gång till.
lesson-corner-4-hint = Två högar kan flyttas. Var och en lämnar en lucka åt ett kort som inte passar.
lesson-corner-4-c = Inga kort kvar: du vinner given. Ada har en kung och två kort: 12 poäng.
lesson-corner-4-end = Poäng är dåligt. När någon når 25 vinner den som har minst.

## Alla lektioner

lesson-else = Det är också tillåtet. Gör nu det som fingret visar.
lesson-back = Ta tillbaka
lesson-on = Fortsätt
lesson-skip = Hoppa över
