### Lecții, propoziție cu propoziție: lesson-ID-NAME, cel mult 90 de caractere. Fiecare are un titlu, un rând despre ce e vorba și o încheiere.

## King 1

lesson-king-1-title = Servește culoarea
lesson-king-1-about = Rămâi jos și aruncă ce e periculos
lesson-king-1-a = Patru cărți fac o levată. În runda aceasta, fiecare levată luată te costă 20.
lesson-king-1-b = S-a început cu treflă. Servește culoarea: pune o treflă, dar rămâi sub valet.
lesson-king-1-b-suit = Servește culoarea: s-a început cu treflă, iar tu ai trefle. Joacă una dintre ele.
lesson-king-1-b-queen = Cea mai mare treflă ia levata: dama ta. Te costă 20.
lesson-king-1-c = Cea mai mare carte din culoarea cerută ia levata. A luat-o Cleo, deci începe Cleo.
lesson-king-1-d = Nu ai cupe: poți arunca orice carte. Aruncă asul, cartea cea mai mare.
lesson-king-1-d-queen = Apoi a venit pică, și asul tău a trebuit să ia levata: 20 pierdute. Aruncă asul.
lesson-king-1-d-seven = Cartea de 7 e inofensivă. Asul a trebuit să ia o levată: 20 pierdute.
lesson-king-1-e = Pică, și nu mai ai. Aruncă ce vrei.
lesson-king-1-f = Ultima ta carte e inofensivă.
lesson-king-1-end = N-ai luat nimic și n-ai pierdut nimic. Ceilalți au plătit 80.

## King 2

lesson-king-2-title = Fără cupe
lesson-king-2-about = Cupele costă, iar cu ele nu se începe devreme
lesson-king-2-a = Acum costă doar cupele: 20 pentru fiecare cupă luată.
lesson-king-2-b = Tu începi. Cartea de 2 cupă pare inofensivă. Încearc-o.
lesson-king-2-c = Cupele așteaptă până ai doar cupe. Începe cu o carte mică, ca să ia altcineva levata.
lesson-king-2-c-queen = Dama ta a luat levata, cu două cupe în ea: 40 pierdute.
lesson-king-2-d = Cleo n-are trefle și a aruncat o cupă. A luat-o Ada: pe Ada o costă 20.
lesson-king-2-e = Nu ai pică. De ce carte trebuie să scapi?
lesson-king-2-e-two = Apoi a venit cupă, și popa tău a luat trei cupe: 60 pierdute.
lesson-king-2-e-queen = Ai păstrat popa de cupă, și la urmă a luat două cupe: 40 pierdute.
lesson-king-2-f = Bruno mai are doar cupe: acum se poate începe cu o cupă.
lesson-king-2-g = Cupa ta de 2 e cea mai mică: nu ia nimic.
lesson-king-2-g-suit = S-a început cu cupă, iar tu ai una: joac-o.
lesson-king-2-end = Nicio cupă la tine. Începe cu cărți mici și aruncă cupele mari când poți.

## King 3

lesson-king-3-title = Popa de cupă
lesson-king-3-about = O carte, 160 de puncte: scapă de ea
lesson-king-3-a = O singură carte costă 160: popa de cupă. Și e la tine.
lesson-king-3-b = Vrei să scapi de el imediat? Încearcă să începi cu el.
lesson-king-3-c = Poți începe cu el doar dacă e ultima carte. Joacă una mică, ca apoi să înceapă altcineva.
lesson-king-3-c-jack = Valetul ar lua levata, și ai începe tot tu. Joacă 4 de treflă.
lesson-king-3-d = Nu ai pică, iar asul lui Bruno ia levata. Acum!
lesson-king-3-d-jack = L-ai păstrat, a venit cupă, și a trebuit să ia levata: 160 pierdute.
lesson-king-3-e = L-a luat Bruno: 160 pierdute. Damele, popii și valeții se aruncă la fel, când costă.
lesson-king-3-end = Aruncă-l când nu poți servi culoarea sau pune-l sub asul de cupă.

## King 4

lesson-king-4-title = Plus și atu
lesson-king-4-about = Acum fiecare levată aduce 25
lesson-king-4-a = Acum levatele sunt bune: câte 25. Iar pica e atu.
lesson-king-4-b = Nu ai caro. Atuul bate orice altă culoare: ajunge 2 de pică.
lesson-king-4-b-king = Și popa ar lua-o. Păstrează-l: ajunge 2 de pică.
lesson-king-4-b-ace = Un as de altă culoare nu bate nimic. Bruno a luat levata, cu asul tău cu tot.
lesson-king-4-b-five = Ar lua-o asul lui Bruno. Cu un atu o iei tu.
lesson-king-4-c = Levata e a ta: 25. Pe lângă popa tău a mai rămas un atu: dama, la Bruno.
lesson-king-4-d = Începe cu popa de pică: el scoate dama.
lesson-king-4-d-ace = Bruno n-are cupe și ți-a tăiat asul. Scoate întâi dama de pică.
lesson-king-4-d-five = Cu 5 de treflă ar începe apoi altcineva. Întâi popa de pică.
lesson-king-4-e = Nu mai e niciun atu la ceilalți: acum asul tău e sigur.
lesson-king-4-e-five = Cu 5 de treflă pierzi levata, iar asul n-ar mai lua nimic. Întâi asul.
lesson-king-4-end = Trei levate: 75 de puncte. Taie când nu poți servi și scoate atuurile celorlalți.

## King 5

lesson-king-5-title = Minus
lesson-king-5-about = Începi cu 325 și plătești 75 pe levată
lesson-king-5-a = Minus: toți încep cu 325, iar fiecare levată costă 75.
lesson-king-5-b = Ai luat o levată: 325 minus 75 fac 250. Mai sunt trei levate.
lesson-king-5-c = Pune cât de sus poți sub valet. Păstrează 2 de treflă: te scapă mai târziu.
lesson-king-5-c-suit = S-a început cu treflă, iar tu ai trefle: joacă una dintre ele.
lesson-king-5-c-two = La urmă, 9 de treflă a trebuit să ia o levată: 75 pierdute. Cu 2 scăpai.
lesson-king-5-d = Cupă: dama ta rămâne sub popă.
lesson-king-5-e = Bruno începe cu 3 de treflă. Cu 2 rămâi dedesubt.
lesson-king-5-end = Păstrezi 250: n-ai mai luat nicio levată. Cartea de 2 păstrată ți-a salvat 75.

## King 6

lesson-king-6-title = Cum licitezi
lesson-king-6-about = Cumpără dreptul de a alege atuul
lesson-king-6-a = Ada vinde dreptul de a alege atuul. Cumpărătorul plătește cu puncte.
lesson-king-6-b = Cleo oferă +3: cât trei levate, adică 75 de puncte pentru Ada.
lesson-king-6-minus = −1 și −2 cumpără un joc minus: plătești una sau două din levatele Adei, câte 75.
lesson-king-6-c = Opt cărți de pică, două cupe mari: cu pica atu, cam zece levate, 250 de puncte.
lesson-king-6-d = Valorează mult mai mult de 75. Oferă o levată în plus.
lesson-king-6-d-pass = Dacă spui pas, nu mai licitezi. Levatele tale contează, dar cumpărând câștigi mai mult.
lesson-king-6-d-high = Poți câștiga și așa, dar plătești mai mult. Deocamdată ajunge o levată în plus.
lesson-king-6-d-minus = La minus, fiecare levată costă 75, iar tu ai lua multe. Licitează plus.
lesson-king-6-e = Vândut! Ada primește 100 de la tine. Putea și să refuze și să păstreze jocul.
lesson-king-6-f = Acum alege atuul: culoarea ta cea mai lungă.
lesson-king-6-f-other = Culoarea ta lungă face levatele. Alege pică.
lesson-king-6-g = Jucat până la capăt: zece levate la tine. Cleo a spus pas, dar ia 75 pentru trei levate.
lesson-king-6-end = Ai luat 10 levate: 250. Minus cele 100 plătite: +150.

## King 7

lesson-king-7-title = Cum vinzi
lesson-king-7-about = Vinde cu mai mult decât aduc levatele tale
lesson-king-7-a = Jocul e al tău. Damele iau levate abia după ași și popi: cam trei în total.
lesson-king-7-b = Adică 75 de puncte. Ascultă cât ar plăti ceilalți.
lesson-king-7-b-keep = Îl poți păstra și mai târziu. Ascultă întâi ofertele: nu costă nimic.
lesson-king-7-c = Cleo oferă +5: 125 pentru tine, iar levatele tale se adaugă.
lesson-king-7-split = Alte variante: la puține oferte, fără joc. 100 pentru tine, câte 75 pentru ceilalți.
lesson-king-7-ultimatum = Sau cere opt: dacă toți trei spun nu, trebuie să joci minus. Ambele sunt la „Altceva…”.
lesson-king-7-d = Poți cere mai mult. Un refuz nu costă nimic, oferta rămâne: cere +6.
lesson-king-7-d-accept = Bine, dar întreabă întâi: dacă Cleo spune nu, oferta +5 rămâne.
lesson-king-7-d-more = Cu cât prețul e mai mare, cu atât mai sigur Cleo spune nu. Cere +6.
lesson-king-7-d-keep = Dacă îl păstrezi, câștigi cam 75. Cleo plătește mai mult.
lesson-king-7-d-ultimatum = Opt, altfel trebuie să joci minus, cu patru dame. Prea riscant.
lesson-king-7-d-split = 100 pentru tine, câte 75 pentru ceilalți, fără joc. Cleo plătește mai mult.
lesson-king-7-e = Cleo spune da: 150 pentru tine. Acum Cleo alege atuul.
lesson-king-7-f = Jucat până la capăt: nouă levate la Cleo, două la tine. Contează și ale tale: 50.
lesson-king-7-end = Cleo a plătit 150, iar tu ai luat 2 levate: în total 200.

## Kings Corner 1

lesson-corner-1-title = În ordine descrescătoare
lesson-corner-1-about = O treaptă mai jos, cealaltă culoare; apoi tragi
lesson-corner-1-a = Scapă de cărți: pune-le pe cartea imediat mai mare, roșu pe negru sau negru pe roșu.
lesson-corner-1-b = 7 de pică pe 8 de cupă: o treaptă mai jos, cealaltă culoare. Așa pui descrescător.
lesson-corner-1-b-ten = Se potrivește și așa. Întâi 7 de pică.
lesson-corner-1-c = Încearcă acum 4 de cupă pe 5 de caro.
lesson-corner-1-d = Roșu pe roșu nu merge. Dar 10 de caro merge pe valetul negru.
lesson-corner-1-d-end = Stai: 10 de caro merge pe valet.
lesson-corner-1-e = Nu mai merge nimic. Trage o carte: cu asta rândul tău s-a încheiat.
lesson-corner-1-f = Ada a pus un 9 și a tras. Tu ai tras 6 de cupă, care merge pe 7 de pică.
lesson-corner-1-f-end = Stai: 6 de cupă merge pe 7 de pică.
lesson-corner-1-end = Pune tot ce merge, apoi trage o carte. Cine rămâne primul fără cărți câștigă runda.

## Kings Corner 2

lesson-corner-2-title = Popii iau colțurile
lesson-corner-2-about = Începe un colț cu un popă
lesson-corner-2-a = Nimic nu e mai mare decât un popă. Încearcă să-l pui pe 9 de pică.
lesson-corner-2-b = Locul lui e într-un colț. Oricare dintre cele patru.
lesson-corner-2-b-end = Încă nu: întâi popa.
lesson-corner-2-c = Poate orice carte să înceapă un colț? Încearcă 5 de treflă.
lesson-corner-2-d = Doar popii. Apoi crește ca orice teanc: dama neagră pe popa roșu.
lesson-corner-2-d-end = Încă nu: dama merge pe popa tău.
lesson-corner-2-e = Și valetul roșu.
lesson-corner-2-e-end = Încă nu: valetul merge pe damă.
lesson-corner-2-end = La sfârșit, un popă din mână costă 10, orice altă carte 1. Pune popii devreme.

## Kings Corner 3

lesson-corner-3-title = Mută un teanc, umple locul
lesson-corner-3-about = Pe un loc liber merge orice carte
lesson-corner-3-a = Se mută și teancuri întregi: 9 de treflă merge pe 10 de cupă. Mută teancul acolo.
lesson-corner-3-a-first = Mai târziu. Întâi mută 9 de treflă, cu 8 de caro cu tot.
lesson-corner-3-b = Acum e un loc liber. Încearcă să muți acolo 3 de pică.
lesson-corner-3-c = Îl poate ocupa doar o carte din mână, oricare. 5 de cupă nu merge altundeva.
lesson-corner-3-c-seven = 7 de pică merge și pe 8. Păstrează locul liber pentru 5 de cupă.
lesson-corner-3-c-first = Mai târziu. Întâi pune 5 de cupă pe locul liber.
lesson-corner-3-d = Popa acesta a fost împărțit pe o latură. Poate merge într-un colț și lasă un loc liber.
lesson-corner-3-d-first = Încă nu: mută întâi popa.
lesson-corner-3-e = Acum ultima carte: pe 8 sau pe locul liber.
lesson-corner-3-e-end = A rămas o carte, și se potrivește. Pune-o!
lesson-corner-3-end = Pe un loc liber merge orice carte din mână. Mută teancuri ca să ai locuri libere.

## Kings Corner 4

lesson-corner-4-title = Fără nicio carte
lesson-corner-4-about = Golește-ți mâna într-un singur rând
lesson-corner-4-a = Patru cărți, și toate pot pleca în rândul acesta. Acum găsești tu drumul.
lesson-corner-4-b = Golește-ți mâna. Gândește-te la teancuri de mutat și la locuri de ocupat.
lesson-corner-4-lost = Acum nu mai poți scăpa de toate. Ia mutarea înapoi și mai caută.
lesson-corner-4-hint = Două teancuri se pot muta. Fiecare lasă un loc liber pentru o carte care nu merge.
lesson-corner-4-c = Nu mai ai nicio carte: câștigi runda. Ada are un popă și două cărți: 12 puncte.
lesson-corner-4-end = Punctele sunt rele. Când cineva ajunge la 25, câștigă cine are cele mai puține.

## Toate lecțiile

lesson-else = E permis și asta. Acum fă ce arată degetul.
lesson-back = Ia înapoi
lesson-on = Continuă
lesson-skip = Sari peste
