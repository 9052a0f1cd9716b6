### Vad en sida har kommit fram till om blandningen i ett parti.

fair-title = Blandades korten ärligt?
fair-text = Servern låste sitt slumptal och spelarnas enheter sina bidrag innan de kände till de andras. Med det sparade protokollet kan vem som helst kontrollera kortens ordning: kingcraft verify.
fair-commit = Låsning (SHA-256 av slumptalet)
fair-seed = Serverns slumptal
fair-nonces = Spelarnas bidrag, plats för plats
fair-checked =
    { $count ->
        [one] Blandningen är kontrollerad på den här enheten: ärlig.
       *[other] Blandningen är kontrollerad på den här enheten: { $count } givar, alla ärliga.
    }
fair-checked-some = Blandningen är kontrollerad på den här enheten: { $count } av { $all } givar.
fair-later = Inte kontrollerade här, eftersom sidan öppnades senare: { $deals }
fair-late = Kontrollerade utan ditt bidrag, som kom för sent: { $deals }
fair-voids = Omblandat för att en enhet inte svarade: { $seats }
fair-voids-one = { $name } (giv { $deals })
fair-wrong-title = Giv { $deal } blandades inte ärligt
fair-wrong-seed = Servern använde inte det slumptal som den hade låst.
fair-wrong-list = Servern ändrade listan över spelarnas bidrag efter att ha visat den.
fair-wrong-left-out = Servern utelämnade din enhets bidrag, fast det kom i tid.
fair-wrong-nonce = Ett bidrag som servern använde är inte det som spelaren hade låst.
fair-wrong-voids = Servern blandade om gång på gång tills korten passade den.
fair-wrong-deck = Korten som gavs följer inte av blandningen.
fair-wrong-proof = Servern visade inget som går att kontrollera.
fair-wrong-advice = Den som driver servern kan ha valt korten. Berätta för de andra och spara protokollet: det visar vad som hände.
