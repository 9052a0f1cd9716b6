### Ett parti till i samma lag, platser som ingen kommer till, en plats som webbläsaren inte kan spara. En egen del.

## Efter partiet

again-wanted = { $name } vill spela ett parti till.
again-join = Jag är med
again-go = Till nästa bord
again-watch = Titta på nästa parti
again-game = { $name } börjar ett annat spel: { $game }.
again-rules = { $name } börjar ett parti med andra regler.
again-onlooker = Där finns ingen plats kvar åt dig: du tittar på.
next-game = Nästa spel
next-another = Ett annat spel
next-change = Byt spel eller regler
next-stay = Stanna här

## När en giv är slut

away-next =
    { $seconds ->
        [0] { $name } är borta. Nästa giv väntar inte längre.
        [one] { $name } är borta. Nästa giv väntar en sekund till.
       *[other] { $name } är borta. Nästa giv väntar { $seconds } sekunder till.
    }
result-fold = Visa bordet
result-unfold = Visa resultatet
next-about = Nästa: { $contract }
result-none-left = inget kort kvar
ends-more = Mer
ends-more-last = Sista given och mer
ends-last = Sista given
ends-tricks = Sticken
ends-points = Poängen
ends-podium = Placeringar
ends-step-back = Föregående stick
ends-step-on = Nästa stick
ends-better = Kunde det ha gått bättre?
ends-better-what = Återblicken ser på vart och ett av dina kort: vad ett annat hade gett.
ends-better-show = Visa på bordet
ends-luck = Var det tur?
ends-luck-looking = Återblicken ser på varje kort …
ends-dearest-you = Stick { $number } kostade dig mest: { $points }
ends-dearest = Stick { $number } kostade mest: { $points } för { $name }
ends-place =
    { $place ->
        [second] Du blev tvåa, { $points } efter { $names }.
        [third] Du blev trea, { $points } efter { $names }.
        [fourth] Du blev fyra, { $points } efter { $names }.
        [fifth] Du blev femma, { $points } efter { $names }.
       *[sixth] Du blev sexa, { $points } efter { $names }.
    }
ends-ahead-you = Du slutade { $points } före { $second }.
ends-ahead = { $name } slutade { $points } före { $second }.
came-tricks =
    { $count ->
        [0] inget stick till dig
        [one] ett stick till dig
       *[other] { $count } stick till dig
    }
came-no-hearts =
    { $count ->
        [0] ingen hjärter till dig
        [one] en hjärter till dig
       *[other] { $count } hjärter till dig
    }
came-no-queens =
    { $count ->
        [0] ingen dam till dig
        [one] en dam till dig
       *[other] { $count } damer till dig
    }
came-no-men =
    { $count ->
        [0] ingen herre till dig
        [one] en herre till dig
       *[other] { $count } herrar till dig
    }
came-no-king =
    { $count ->
        [0] hjärter kung gick förbi dig
       *[other] hjärter kung kom till dig
    }

## Före den första given

again-absent = En bot spelar bara tills spelaren kommer. En plats som du gör ledig går till någon annan.
again-bot = Låt en bot spela
again-free = Gör platsen ledig

## Vid bordet

seat-unkept = Den här webbläsaren sparar ingenting. Din plats finns i sidans adress: spara adressen och visa den inte för någon.

## Ett namn

name-full = Längre kan ett namn inte vara.
