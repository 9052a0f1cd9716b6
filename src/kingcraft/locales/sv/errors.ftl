### Det som inte gick och inte har med reglerna att göra: kort och vänligt, med vad man kan göra.

error-bad-message = Det där förstod inte servern. Ladda om sidan.
error-too-large = Det var för mycket för ett meddelande.
error-too-fast = För fort. Vänta ett ögonblick och fortsätt sedan.
error-foreign-origin = Den här sidan får inte kontakta servern. Öppna serverns egen adress.
error-no-room = Det bordet finns inte.
error-wrong-secret = Den här länken ger ingen plats vid bordet.
error-seat-taken = Någon annan hann just ta den platsen.
error-not-seated = Du tittar bara på. Ta en plats för att spela.
error-stale-version = Spelet har gått vidare. Titta en gång till och spela sedan.
error-busy = Ett ögonblick: ditt förra drag sparas fortfarande.
error-replaced = Platsen spelas nu i en annan flik eller ett annat fönster. Ta tillbaka den för att fortsätta här.
error-storage-failed = Det gick inte att spara och gäller därför inte. Försök igen om en stund.
error-room-broken = Partiet kan inte fortsätta i den här versionen. Du kan fortfarande spara det.
error-too-many-rooms = Alla bord är upptagna. Försök igen senare.
error-match-not-over = Partiet är inte slut än. En återblick går att få när det är slut.
error-too-many-reviews = För många återblickar väntar redan. Försök igen om några minuter.
error-not-found = Det finns inget på den här adressen.
error-too-slow = Anslutningen hinner inte med. Ladda om sidan för att fortsätta.
error-nothing-to-undo = Det finns inget som du kan ta tillbaka.
error-no-claim = Något står fortfarande på spel: given fortsätter.
error-no-hints = Tips är inte tillåtna vid det här bordet.
error-hints-off = Den här servern ger inga tips.
error-hints-warming = Tipsen är inte klara än. Försök igen om en halv minut.
error-hints-busy = Inget tips just nu: för många frågar. Försök igen om en stund.
error-internal = Något gick fel här. Inget har gått förlorat: ladda om sidan.
