### Ett parti till i samma lag, platser som ingen kommer till, en plats som webbläsaren inte kan spara. En egen del.

## Efter partiet

again-wanted = { $name } vill spela ett parti till.
again-join = Jag är med
again-go = Till nästa bord
again-watch = Titta på nästa parti

## När en giv är slut

result-fold = Visa bordet
result-unfold = Visa resultatet

## Före den första given

again-absent = Kommer någon inte, så låt en bot spela eller gör platsen ledig för någon annan.
again-bot = Låt en bot spela
again-free = Gör platsen ledig

## Vid bordet

seat-unkept = Den här webbläsaren sparar ingenting. Din plats finns i sidans adress: spara adressen och visa den inte för någon.

## Ett namn

name-full = Längre kan ett namn inte vara.
