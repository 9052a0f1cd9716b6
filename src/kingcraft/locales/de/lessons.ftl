### Lektionen, Satz für Satz: lesson-ID-NAME, höchstens 90 Zeichen. Jede hat einen Titel, eine Zeile zum Inhalt und einen letzten Satz.

## King 1

lesson-king-1-title = Farbe bedienen
lesson-king-1-about = Niedrig bleiben und Gefährliches abwerfen
lesson-king-1-a = Vier Karten sind ein Stich. In diesem Spiel kostet dich jeder Stich 20.
lesson-king-1-b = Kreuz ist ausgespielt. Du musst bedienen, aber bleib unter dem Buben.
lesson-king-1-b-suit = Bediene: Kreuz ist ausgespielt, und du hast Kreuz. Spiel eins davon.
lesson-king-1-b-queen = Das höchste Kreuz bekommt den Stich: deine Dame. Das kostet dich 20.
lesson-king-1-c = Die höchste Karte der ausgespielten Farbe macht den Stich. Cleo hat ihn und spielt aus.
lesson-king-1-d = Kein Herz: Du darfst alles abwerfen. Weg mit dem Ass, der höchsten Karte.
lesson-king-1-d-queen = Dann kam Pik, und dein Ass musste den Stich nehmen: 20 verloren. Wirf das Ass ab.
lesson-king-1-d-seven = Die Sieben ist harmlos. Das Ass musste einen Stich nehmen: 20 verloren.
lesson-king-1-e = Pik, und du hast keins mehr. Wirf ab, was du willst.
lesson-king-1-f = Deine letzte Karte ist harmlos.
lesson-king-1-end = Kein Stich für dich, nichts verloren. Die anderen haben 80 gezahlt.

## King 2

lesson-king-2-title = Keine Herzen
lesson-king-2-about = Herz kostet und darf erst spät ausgespielt werden
lesson-king-2-a = Jetzt kosten nur die Herzen: 20 für jedes, das du bekommst.
lesson-king-2-b = Du spielst aus. Die Herz-Zwei sieht harmlos aus. Versuch es.
lesson-king-2-c = Herz erst, wenn du nur noch Herz hast. Spiel niedrig: Ein anderer bekommt den Stich.
lesson-king-2-c-queen = Deine Dame hat den Stich gemacht, und darin lagen zwei Herzen: 40 verloren.
lesson-king-2-d = Cleo hat kein Kreuz und warf ein Herz ab. Ada bekam es: Das kostet Ada 20.
lesson-king-2-e = Du hast kein Pik. Welche Karte muss weg?
lesson-king-2-e-two = Dann kam Herz, und dein König nahm drei davon: 60 verloren.
lesson-king-2-e-queen = Du hast den Herz-König behalten, und er nahm am Ende zwei Herzen: 40 verloren.
lesson-king-2-f = Bruno hat nur noch Herz: Jetzt darf Herz ausgespielt werden.
lesson-king-2-g = Deine Zwei ist das niedrigste Herz: Sie bekommt keinen Stich.
lesson-king-2-g-suit = Herz ist ausgespielt, und du hast eins: Spiel es.
lesson-king-2-end = Kein Herz für dich. Spiel niedrig aus, und wirf hohe Herzen ab, wenn du kannst.

## King 3

lesson-king-3-title = Der Herz-König
lesson-king-3-about = Eine Karte, 160 Punkte: Werde sie los
lesson-king-3-a = Eine Karte kostet 160: der Herz-König. Und du hast ihn.
lesson-king-3-b = Willst du ihn gleich loswerden? Versuch, ihn auszuspielen.
lesson-king-3-c = Ausspielen darfst du ihn nur als letzte Karte. Spiel niedrig, damit ein anderer drankommt.
lesson-king-3-c-jack = Der Bube bekommt den Stich, und du spielst wieder aus. Spiel die Vier.
lesson-king-3-d = Kein Pik auf der Hand, und Brunos Ass bekommt diesen Stich. Jetzt!
lesson-king-3-d-jack = Du hast ihn behalten, dann kam Herz, und er musste den Stich nehmen: 160 verloren.
lesson-king-3-e = Bruno hat ihn: 160 verloren. Genauso wirft man Damen, Könige, Buben ab, wenn sie kosten.
lesson-king-3-end = Wirf ihn ab, wenn du nicht bedienen kannst, oder leg ihn unter das Herz-Ass.

## King 4

lesson-king-4-title = Plus und Trumpf
lesson-king-4-about = Jetzt bringt jeder Stich 25
lesson-king-4-a = Jetzt sind Stiche gut: 25 für jeden. Und Pik ist Trumpf.
lesson-king-4-b = Du hast kein Karo. Trumpf sticht jede andere Farbe: Die Zwei genügt.
lesson-king-4-b-king = Der König sticht auch. Behalte ihn: Die Zwei genügt.
lesson-king-4-b-ace = Ein Ass einer anderen Farbe sticht nicht. Bruno bekam den Stich und dein Ass.
lesson-king-4-b-five = Brunos Ass bekäme den Stich. Mit einem Trumpf gehört er dir.
lesson-king-4-c = Der Stich gehört dir: 25. Außer dir hat nur Bruno noch Trumpf: die Dame.
lesson-king-4-d = Spiel den Pik-König aus: Er zieht die Dame.
lesson-king-4-d-ace = Bruno hat kein Herz und hat dein Ass gestochen. Zieh erst die Pik-Dame.
lesson-king-4-d-five = Mit der Fünf verlierst du das Ausspiel. Erst der Pik-König.
lesson-king-4-e = Kein Trumpf ist mehr draußen: Jetzt ist dein Ass sicher.
lesson-king-4-e-five = Die Fünf verliert, und dein Ass bekäme keinen Stich mehr. Erst das Ass.
lesson-king-4-end = Drei Stiche: 75 Punkte. Stich, wenn du nicht bedienen kannst, und zieh die Trümpfe.

## King 5

lesson-king-5-title = Minus
lesson-king-5-about = Du beginnst mit 325 und zahlst 75 je Stich
lesson-king-5-a = Minus: Jeder beginnt mit 325, und jeder Stich kostet 75.
lesson-king-5-b = Einen Stich hast du schon: 325 weniger 75 macht 250. Noch drei Stiche.
lesson-king-5-c = Spiel so hoch, wie es unter dem Buben geht. Die Zwei rettet dich später: Behalte sie.
lesson-king-5-c-suit = Kreuz ist ausgespielt, und du hast Kreuz: Spiel eins davon.
lesson-king-5-c-two = Am Ende musste deine Neun einen Stich nehmen: 75 verloren. Die Zwei nicht.
lesson-king-5-d = Herz: Deine Dame bleibt unter dem König.
lesson-king-5-e = Bruno spielt die Drei aus. Deine Zwei bleibt darunter.
lesson-king-5-end = Du behältst 250: kein Stich mehr für dich. Die aufgehobene Zwei hat dir 75 erspart.

## King 6

lesson-king-6-title = Bieten
lesson-king-6-about = Kauf das Recht, den Trumpf zu nennen
lesson-king-6-a = Ada versteigert das Recht, den Trumpf zu nennen. Bezahlt wird mit Punkten.
lesson-king-6-b = Cleo bietet +3: so viel wie drei Stiche, 75 Punkte, an Ada.
lesson-king-6-minus = −1 und −2 kaufen Minus: Dann zahlst du einen oder zwei von Adas Stichen, je 75.
lesson-king-6-c = Acht Pik, zwei hohe Herzen: Mit Pik als Trumpf sind das etwa zehn Stiche, 250 Punkte.
lesson-king-6-d = Das ist viel mehr wert als 75. Biete einen Stich mehr.
lesson-king-6-d-pass = Wer passt, bietet nicht mehr mit. Deine Stiche zählen trotzdem, aber Kaufen bringt mehr.
lesson-king-6-d-high = Das kann auch gewinnen, kostet aber mehr. Ein Stich mehr genügt vorerst.
lesson-king-6-d-minus = Bei Minus kostet jeder Stich 75, und du machst viele. Biete Plus.
lesson-king-6-e = Verkauft! Du zahlst Ada 100. Ada hätte auch ablehnen und das Spiel behalten können.
lesson-king-6-f = Nenne jetzt deinen Trumpf: deine längste Farbe.
lesson-king-6-f-other = Deine lange Farbe macht die Stiche. Nenne Pik.
lesson-king-6-g = Zu Ende gespielt: zehn Stiche für dich. Cleo hat gepasst, bekommt aber 75 für drei Stiche.
lesson-king-6-end = Du hast 10 Stiche gemacht: 250. Abzüglich der gezahlten 100: +150.

## King 7

lesson-king-7-title = Verkaufen
lesson-king-7-about = Verkauf für mehr, als deine Stiche bringen
lesson-king-7-a = Dieses Spiel gehört dir. Damen machen erst nach Ass und König Stiche: etwa drei insgesamt.
lesson-king-7-b = Das sind 75 Punkte. Hör, was die anderen zahlen würden.
lesson-king-7-b-keep = Behalten kannst du es auch später. Hör erst die Gebote: Das kostet nichts.
lesson-king-7-c = Cleo bietet +5: 125 für dich, und deine eigenen Stiche zählen auch.
lesson-king-7-split = Anders beenden: bei wenigen Geboten ohne Spiel. 100 für dich, je 75 für die anderen.
lesson-king-7-ultimatum = Oder verlange acht: Sagen alle drei nein, musst du Minus spielen. Beides bei „Anderes …“.
lesson-king-7-d = Du darfst mehr verlangen. Ein Nein kostet nichts, das Gebot gilt weiter: Verlange +6.
lesson-king-7-d-accept = Gut, aber frag erst: Sagt Cleo nein, gilt das Gebot +5 weiter.
lesson-king-7-d-more = Je höher der Preis, desto eher sagt Cleo nein. Verlange +6.
lesson-king-7-d-keep = Behältst du es, bringt es dir etwa 75. Cleo zahlt mehr.
lesson-king-7-d-ultimatum = Acht, oder du musst Minus spielen, mit vier Damen. Zu riskant.
lesson-king-7-d-split = 100 für dich, je 75 für die anderen, und niemand spielt. Cleo zahlt mehr.
lesson-king-7-e = Cleo sagt ja: 150 für dich. Jetzt nennt Cleo den Trumpf.
lesson-king-7-f = Zu Ende gespielt: neun Stiche für Cleo, zwei für dich. Auch deine zählen: 50 Punkte.
lesson-king-7-end = Cleo hat 150 gezahlt, und du hast 2 Stiche gemacht: zusammen 200.

## Kings Corner 1

lesson-corner-1-title = Absteigend bauen
lesson-corner-1-about = Einen Rang tiefer, andere Farbe; dann ziehen
lesson-corner-1-a = Leg deine Karten ab: jede auf die nächsthöhere, Rot auf Schwarz, Schwarz auf Rot.
lesson-corner-1-b = Absteigend: Pik-Sieben auf Herz-Acht, eins tiefer, andere Farbe.
lesson-corner-1-b-ten = Das passt auch. Erst die Sieben.
lesson-corner-1-c = Versuch jetzt die Herz-Vier auf der Karo-Fünf.
lesson-corner-1-d = Rot auf Rot passt nicht. Aber die rote Zehn passt auf den schwarzen Buben.
lesson-corner-1-d-end = Warte: Die Zehn passt noch auf den Buben.
lesson-corner-1-e = Sonst passt nichts. Zieh eine Karte: Damit endet dein Zug.
lesson-corner-1-f = Ada hat eine Neun gelegt und gezogen. Deine gezogene Sechs passt auf deine Sieben.
lesson-corner-1-f-end = Warte: Die Herz-Sechs passt auf die Pik-Sieben.
lesson-corner-1-end = Leg alles, was passt, dann zieh eine. Wer zuerst alle Karten los ist, gewinnt.

## Kings Corner 2

lesson-corner-2-title = Könige in die Ecken
lesson-corner-2-about = Eine Ecke mit einem König beginnen
lesson-corner-2-a = Nichts ist höher als ein König. Versuch, ihn auf die Neun zu legen.
lesson-corner-2-b = Er gehört in eine Ecke. Jede der vier ist recht.
lesson-corner-2-b-end = Noch nicht: erst der König.
lesson-corner-2-c = Darf jede Karte eine Ecke beginnen? Versuch es mit der Kreuz-Fünf.
lesson-corner-2-d = Nur Könige. Dann wächst die Ecke wie jeder Stapel: schwarze Dame auf roten König.
lesson-corner-2-d-end = Noch nicht: Die Dame passt auf deinen König.
lesson-corner-2-e = Und der rote Bube.
lesson-corner-2-e-end = Noch nicht: Der Bube passt auf die Dame.
lesson-corner-2-end = Ein König auf der Hand kostet am Ende 10, jede andere Karte 1. Leg Könige früh.

## Kings Corner 3

lesson-corner-3-title = Stapel verlegen, Lücke füllen
lesson-corner-3-about = In eine Lücke passt jede Karte
lesson-corner-3-a = Auch Stapel wandern: Die schwarze Neun passt auf die rote Zehn. Leg sie dorthin.
lesson-corner-3-a-first = Später. Erst die Neun mit der Acht darauf.
lesson-corner-3-b = Jetzt ist da eine Lücke. Versuch, die Pik-Drei hineinzulegen.
lesson-corner-3-c = Nur eine Handkarte darf hinein, egal welche. Die Fünf passt sonst nirgends.
lesson-corner-3-c-seven = Die Sieben passt auch auf die Acht. Lass die Lücke für die Fünf.
lesson-corner-3-c-first = Später. Erst die Fünf in die Lücke.
lesson-corner-3-d = Dieser König kam beim Geben auf eine Seite. Er darf in eine Ecke: wieder eine Lücke.
lesson-corner-3-d-first = Noch nicht: erst der König.
lesson-corner-3-e = Jetzt deine letzte Karte: auf die Acht oder in die Lücke.
lesson-corner-3-e-end = Noch eine Karte, und sie passt. Leg sie!
lesson-corner-3-end = In eine Lücke darf jede Handkarte, auch eine, die nirgends passt. Verleg also Stapel.

## Kings Corner 4

lesson-corner-4-title = Alles loswerden
lesson-corner-4-about = Alle Karten in einem Zug loswerden
lesson-corner-4-a = Vier Karten, und alle können in diesem Zug weg. Jetzt findest du den Weg selbst.
lesson-corner-4-b = Werde alle Karten los. Denk an Stapel zum Verlegen und an Lücken zum Füllen.
lesson-corner-4-lost = Jetzt geht es nicht mehr auf. Nimm das zurück und schau noch einmal.
lesson-corner-4-hint = Zwei Stapel können weg. Jeder lässt eine Lücke für eine Karte, die nirgends passt.
lesson-corner-4-c = Keine Karte mehr: Du gewinnst das Spiel. Ada hat einen König und zwei Karten: 12 Punkte.
lesson-corner-4-end = Punkte sind schlecht. Hat jemand 25, gewinnt, wer am wenigsten hat.

## Alle Lektionen

lesson-else = Das ist auch erlaubt. Mach jetzt, was der Finger zeigt.
lesson-back = Zurücknehmen
lesson-on = Weiter
lesson-skip = Überspringen
