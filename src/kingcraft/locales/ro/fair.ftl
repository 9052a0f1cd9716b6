### Ce a constatat o pagină despre amestecarea cărților unei partide.

fair-title = S-au amestecat cinstit cărțile?
fair-text = Serverul și-a fixat numărul secret, iar dispozitivele jucătorilor contribuțiile lor, înainte să le știe pe ale celorlalți. Cu partida descărcată, oricine poate verifica ordinea cărților: kingcraft verify.
fair-commit = Angajament (SHA-256 al numărului secret)
fair-seed = Numărul secret al serverului
fair-nonces = Contribuțiile jucătorilor, pe locuri
fair-checked =
    { $count ->
        [one] Amestecarea, verificată pe acest dispozitiv: cinstită.
        [few] Amestecarea, verificată pe acest dispozitiv: { $count } runde, toate cinstite.
       *[other] Amestecarea, verificată pe acest dispozitiv: { $count } de runde, toate cinstite.
    }
fair-checked-some = Amestecarea, verificată pe acest dispozitiv: { $count } din { $all } runde.
fair-later = Neverificate aici, pentru că pagina a venit mai târziu: { $deals }
fair-late = Verificate fără contribuția ta, care a venit prea târziu: { $deals }
fair-voids = Amestecate din nou, pentru că un dispozitiv nu a răspuns: { $seats }
fair-voids-one = { $name } (runda { $deals })
fair-wrong-title = Runda { $deal } nu a fost amestecată cinstit
fair-wrong-seed = Serverul nu a folosit numărul secret pe care îl fixase.
fair-wrong-list = Serverul a schimbat lista contribuțiilor după ce a arătat-o.
fair-wrong-left-out = Serverul a lăsat deoparte contribuția dispozitivului tău, deși a fost trimisă la timp.
fair-wrong-nonce = O contribuție folosită de server nu este cea promisă de jucător.
fair-wrong-voids = Serverul a tot amestecat din nou, până i-au convenit cărțile.
fair-wrong-deck = Cărțile împărțite nu rezultă din amestecare.
fair-wrong-proof = Serverul nu a arătat nimic ce se poate verifica.
fair-wrong-advice = Cine ține acest server putea alege cărțile. Spune-le și celorlalți și salvează partida: ea arată ce s-a întâmplat.
