### Rânduri pentru cine e nou într-un joc, câte unul, în primele partide: cel mult 90 de caractere. Sunt valabile după orice reguli.

coach = Sfat

## King: despre ce e jocul. $points: cât costă sau aduce o levată ori o carte

coach-no-tricks = Fără levate: începe cu cărți mici și rămâi sub cea mai mare carte din culoare.
coach-no-hearts = Fără cupe: aruncă-le când nu poți servi culoarea.
coach-no-queens = Fără dame: aruncă-le când nu poți servi culoarea.
# $men: the ranks that count, as alternatives (king or jack).
coach-no-men = −{ $points } pe { $men }: aruncă astfel de cărți când nu poți servi culoarea.
coach-no-king = Popa de cupă costă { $points }: aruncă-l când nu poți servi culoarea.
coach-last-two = Costă doar ultimele două levate, câte { $points }. Păstrează cărți mici pentru final.
coach-plus = Fiecare levată aduce { $points }. Un atu bate orice carte din celelalte culori.
coach-plus-no-trump = Fiecare levată aduce { $points }. Fără atu, iau levate cărțile mari și culorile lungi.
# $start: the points of each player before the first trick.
coach-minus = Toți încep cu { $start }, iar fiecare levată costă { $points }. Joacă mic.
coach-hearts-lead = Încă nu poți începe cu cupă. Începe cu altă culoare.

## King: licitația

coach-open = Poți vinde jocul: un preț bun poate aduce mai mult decât să-l joci tu.
coach-bid = Oferă doar cât valorează jocul pentru tine: cărțile mari și culorile lungi iau levate.
coach-decide = Dacă vinzi la plus, levatele tale contează în continuare pentru tine.
coach-counter = Poți cere întâi mai mult: după un nu, oferta rămâne valabilă.
coach-declare = Dacă ai cărți mari, alege ca atu culoarea ta cea mai lungă.

## Kings Corner. $ends: cum se încheie rândul

coach-corner-turn =
    { $ends ->
        [draw] Pune tot ce se potrivește, cât vrei. Apoi trage: cu asta îți închei rândul.
       *[end] Pune tot ce se potrivește, cât vrei. Apoi încheie-ți rândul.
    }
# $costs: in what a king left in hand costs.
coach-corner-king =
    { $costs ->
        [points] Un popă! Pune-l într-un colț gol. În mână costă { $points }.
        [chips] Un popă! Pune-l într-un colț gol. În mână costă jetoane.
       *[nothing] Un popă! Pune-l într-un colț gol.
    }
coach-corner-gap = O latură goală primește o carte din mână: dă-i una care nu merge altundeva.
