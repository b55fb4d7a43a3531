# Nimm den Zug
game-title = Nimm den Zug
game-tagline = Lokomotiven ersteigern, Wagen anhängen, verdienen: drei Runden für zwei bis sechs.
money = { $n } $
score-unit = { $n } $

## Was auf dem Tisch liegt
loco-S1 = Dampf I
loco-S2 = Dampf II
loco-S3 = Dampf III
loco-S4 = Dampf IV
loco-S5 = Dampf V
loco-S6 = Dampf VI
loco-S7 = Dampf VII
loco-D1 = Diesel I
loco-D2 = Diesel II
loco-D3 = Diesel III
loco-D4 = Diesel IV
loco-D5 = Diesel V
loco-D6 = Diesel VI
loco-E1 = Elektro I
loco-E2 = Elektro II
loco-E3 = Elektro III
loco-E4 = Elektro IV
loco-E5 = Elektro V
drive-steam = Dampf
drive-diesel = Diesel
drive-electric = Elektro
kind-food = Lebensmittel
kind-livestock = Vieh
kind-coal = Kohle
kind-oil = Heizöl
kind-luxury = Luxusgüter
kind-passenger = Passagiere
wagon-food = Lebensmittelwagen ({ $value } $)
wagon-livestock = Viehwagen ({ $value } $)
wagon-coal = Kohlewagen ({ $value } $)
wagon-oil = Heizölwagen ({ $value } $)
wagon-luxury = Luxusgüterwagen ({ $value } $)
wagon-passenger = Passagierwagen ({ $value } $)
special-SP-BIN = Mülleimer
special-SP-LONG = Längerer Zug
special-SP-PLUS = Multiplikator +1
special-SP-600 = Bonus { $bonus } $
special-SP-DBL = Doppelwagen
method-turn = Der Reihe nach
method-sealed = Verdeckt
method-double = Doppelt verdeckt
method-choice = Vorkaufsrecht
method-open = Offen
method-draft = Weitergeben
goal-G01 = Zwei Ziele geschafft
goal-G02 = Eine Sonderkarte nehmen
goal-G03 = Drei Wagen an jeder Lok
goal-G04 = Als Erster an der Reihe
goal-G05 = Als Letzter an der Reihe
goal-G06 = Zehn Wagen zusammen
goal-G07 = Vier Lebensmittelwagen
goal-G08 = Vier Viehwagen
goal-G09 = Drei Kohlewagen
goal-G10 = Drei Heizölwagen
goal-G11 = Zwei Luxusgüterwagen
goal-G12 = Zwei Passagierwagen
goal-G13 = Drei Dieselloks
goal-G14 = Drei Dampfloks
goal-G15 = Drei Elektroloks
goal-G16 = Von jedem Antrieb eine Lok
goal-G17 = Die schnellste Lok
goal-G18 = Die langsamste Lok

## Woher das Geld kommt
source-start = Startgeld
source-locomotives = Lokomotiven
source-replacements = Karten ersetzt
source-profit-1 = Gewinn Runde 1
source-profit-2 = Gewinn Runde 2
source-profit-3 = Gewinn Runde 3
source-goals = Zielplättchen
source-specials = Bonuskarten
source-projected = Fahrende Züge
tie-goals = Gleich viel Geld: Die eingesetzten Zielplättchen entscheiden ({ $goals }).
tie-shared = Gleich viel Geld und gleich viele Zielplättchen ({ $goals }): geteilter Platz.

## Warum nicht
below-power = { $bid } $ sind zu wenig: { $loco } kostet mindestens { $power } $.
not-higher = { $bid } $ sind zu wenig: Geboten sind { $last } $, du brauchst mindestens { $least } $.
not-enough-money = Dafür brauchst du { $needed } $, du hast { $money } $.
already-passed = Du hast bei dieser Lokomotive schon gepasst.
has-three = Du hast schon drei Lokomotiven.
must-open = Wer die Auktion startet und zahlen kann, muss bieten, mindestens { $power } $.
must-choose = Du musst eine Lokomotive nehmen: Die günstigste kostet dich { $price } $, du hast { $money } $.
not-available = { $card } steht nicht zur Wahl.
not-tied = { $seat } ist am Gleichstand nicht beteiligt.
leading = Du führst schon mit { $bid } $.
waits-this-count = Du wartest bei „{ $count }“ ab. Bis die Uhr schlägt, kannst du noch bieten.
can-afford = Du kannst den Preis von { $price } $ zahlen: Du hast { $money } $.
method-used = „{ $method }“ war in diesem Spiel schon dran.
kind-mismatch = Diese Lok zieht { $there }, nicht { $kind }.
kind-on-other-loco = Dein Zug { $train } zieht schon { $kind }: Jede Lok zieht eine andere Ladung.
double-needs-wagon = Der Doppelwagen braucht einen Wagen vor sich.
no-multiplier = Eine Ersatzlok hat keinen Multiplikator.
no-train = Die Bonuskarte kommt an keinen Zug: Nimm sie einfach.
needs-train = Diese Karte gehört an einen deiner Züge: Sag, an welchen.
stays-there = Der längere Zug bleibt liegen.
only-new = Nach dem Ersetzen darfst du nur neu aufgedeckte Karten nehmen.
already-replaced = Du hast in diesem Zug schon Karten ersetzt.
already-selected = { $card } ist schon ausgewählt.
nothing-selected = Du hast noch keine Karte zum Ersetzen ausgewählt.
replace-first = Sag zuerst, dass du Karten ersetzen willst.
display-empty = Es liegt keine Karte da, die du ersetzen könntest.
round-over = Die Runde ist vorbei. Zielplättchen kannst du noch abgeben.
goal-not-met = { $want ->
    [1] „{ $goal }“ ist nicht erfüllt.
   *[other] „{ $goal }“ ist nicht erfüllt: Du hast { $have } von { $want }.
}
goal-used = „{ $goal }“ hast du schon abgegeben.
goals-later = An diesem Tisch werden Zielplättchen erst abgegeben, wenn alle drei Lokomotiven haben.
not-your-tile = „{ $goal }“ gehört dir nicht.
position-ledger = { $path }: Die Posten ergeben { $sum } $, das Geld ist { $money } $.
position-kind = { $path }: { $value } passt nicht: eine Ladung je Lok, und jede Lok eine andere.
position-plus = { $path }: Eine Ersatzlok hat keinen Multiplikator, der steigen könnte.
position-longer = { $path }: An diesem Tisch liegt der längere Zug nicht in der Auslage; „longer“ sagt, dass er heraus ist.
position-double = { $path }: Vor dem Doppelwagen muss ein Wagen hängen.
position-tiles = { $path }: Die Reihenfolgeplättchen 1 bis { $players } müssen alle vergeben sein, oder keines.
position-needs = { $path }: Das gehört zu { $step } und fehlt.
position-steps = { $path }: Diese Schritte gibt es in der Phase { $phase } so nicht. Gefragt werden kann: { $known }.
position-phase = { $path }: Das gibt es in der Phase { $phase } nicht.
position-fits = { $path }: Das passt nicht zu { $step }.
position-stuck = { $path }: Bei { $step } gibt es für diesen Platz keinen Zug.

## Protokoll
bid-of = { $seat } { $bid } $
profit-of = { $seat } { $total } $ ({ $a } + { $b } + { $c })
log-first-by-lot = Das Los fällt auf { $seat }: Startspieler der ersten Runde.
log-first-by-choice = { $seat } ist Startspieler der ersten Runde; so wurde es beim Eröffnen des Tisches gewählt.
log-goals-dealt = Deine Zielplättchen: { $goals }.
log-method-drawn = Runde { $round }: { $seat } zieht „{ $method }“.
log-method-chosen = Runde { $round }: { $seat } wählt „{ $method }“.
log-loco-revealed = { $loco } wird aufgedeckt.
log-locos-reshuffled = { $count } beiseitegelegte Lokomotiven werden gemischt und bilden den neuen Stapel.
log-nobody-can-pay = Niemand kann zahlen. Die Karten von { $seat } kommen zur Seite.
log-auction-skipped = { $seat } kann nicht zahlen: Die Auktion fällt aus, die Karten kommen zur Seite.
log-stand-in = { $seat } kann nicht zahlen: { $other } startet die Auktion.
log-put-up = { $seat } versteigert { $loco } ab { $power } $.
log-opened = { $seat } eröffnet für { $loco } mit { $bid } $.
log-bid = { $seat } bietet { $bid } $.
log-passed = { $seat } passt.
log-counted = { $seat } zählt: { $count }.
log-bids-shown = Die Gebote: { $bids }.
log-totals-shown = Beide Gebote zusammen: { $bids }.
log-named = { $seat } entscheidet den Gleichstand für { $winner }.
log-named-next = { $seat } lässt { $winner } als Nächstes wählen.
log-bought = { $seat } kauft { $loco } für { $price } $.
log-bought-nothing = { $seat } kann keine Lokomotive zahlen.
log-bid-lost = { $seat } kann keine Lokomotive zahlen und verliert das Gebot von { $bid } $.
log-declined = { $seat } verzichtet.
log-choice-laid = { $seat } legt { $count } Lokomotiven verdeckt aus.
log-choice-order = Es wählen: { $seats }.
log-choice-turned-up = Aufgedeckt: { $locos }.
log-locos-dealt = Alle erhalten drei Lokomotiven.
log-locos-passed = { $count ->
    [one] Die letzte Lokomotive geht nach links weiter.
   *[other] { $count } Lokomotiven gehen nach links weiter.
}
log-draft-shown = { $seat } hat { $locos }.
log-draft-paid = { $seat } zahlt { $price } $ für die Lokomotiven.
log-flipped = { $seat } dreht { $loco } um: eine Ersatzlok.
log-substitutes = { $count ->
    [one] { $seat } erhält eine Ersatzlok.
   *[other] { $seat } erhält { $count } Ersatzloks.
}
log-order = Reihenfolge: { $seats }.
log-turned-up = Aufgedeckt: { $card }.
log-bin = Der Mülleimer räumt alle offenen Karten ab.
log-longer = Längerer Zug: Die Runde endet erst mit { $wagons } Wagen an einer Lok.
log-wagons-reshuffled = { $count } abgelegte Karten werden gemischt und bilden den neuen Stapel.
log-attached = { $seat } nimmt { $card } für Zug { $train }.
log-took-bonus = { $seat } nimmt die Bonuskarte: { $bonus } $.
log-replaced = { $seat } zahlt { $price } $ und ersetzt { $cards }.
log-all-passed = Alle haben nacheinander gepasst: Die Runde ist vorbei.
log-last-wagon = { $seat } hängt Wagen { $count } an: Die Runde ist vorbei.
log-profit = { $seat } verdient { $total } $.
log-round-ended = Gewinne der Runde { $round }: { $profits }.
course-round-ended = Runde { $round }
log-round-prepared = Runde { $round } wird vorbereitet. { $start } ist Startspieler.
log-goal = { $seat } gibt „{ $goal }“ ab und erhält { $bonus } $.
log-goals-passed = Die Zielplättchen gehen nach links weiter.
log-game-ended = Das Spiel ist zu Ende. Alle zählen ihr Geld.

## Optionen
option-components = Kartenwerte
option-components-standard = Standard
option-components-help = Viele Werte stehen nicht in der Anleitung und sind nachgebildet. Wer die echten kennt, gibt hier eine eigene Datei an.
option-start = Startspieler
option-start-random = wird ausgelost
option-start-seat-1 = Platz 1
option-start-seat-2 = Platz 2
option-start-seat-3 = Platz 3
option-start-seat-4 = Platz 4
option-start-seat-5 = Platz 5
option-start-seat-6 = Platz 6
option-start-help = Wer die erste Auktion startet. Am Tisch ist es, wer zuletzt Zug gefahren ist.
option-show-money = Geld
option-show-money-off = bleibt geheim
option-show-money-on = liegt offen
option-show-money-help = Nach der Anleitung bleibt das Geld das ganze Spiel über geheim.
option-open-auction = Offene Auktion
option-open-auction-counts = bei jeder Zahl entscheiden alle zugleich
option-open-auction-quick = eine Zahl statt drei
option-open-auction-timed = in Echtzeit
option-open-auction-help = Wie zugerufen und gezählt wird. In Echtzeit zählt die Uhr, und wer zuerst ruft, führt.
option-count-ms = Zählen in Echtzeit
option-count-ms-1000 = 1 Sekunde je Zahl
option-count-ms-1500 = 1,5 Sekunden je Zahl
option-count-ms-2000 = 2 Sekunden je Zahl
option-count-ms-3000 = 3 Sekunden je Zahl
option-count-ms-help = Gilt nur für die offene Auktion in Echtzeit.
option-starter-cannot-pay = Wer starten soll, kann nicht zahlen
option-starter-cannot-pay-stand-in = der Nächste startet mit denselben Karten
option-starter-cannot-pay-skipped = die Auktion fällt aus
option-starter-cannot-pay-help = Die Anleitung sagt nicht, was geschieht, wenn der Starter keine der Lokomotiven zahlen kann.
option-last-bidder = Letzter Bieter
option-last-bidder-one = kauft eine Lokomotive
option-last-bidder-until-three = kauft, bis es drei sind
option-last-bidder-help = Wer allein übrig ist, kauft zum Erstgebot. Die Anleitung spricht von einer Lokomotive.
option-short-stack = Zu wenige Lokomotiven im Stapel
option-short-stack-complete = mischen und auf drei ergänzen
option-short-stack-rest-only = nur den Rest aufdecken
option-short-stack-help = Was gilt, wenn der Stapel noch eine oder zwei Karten hat.
option-choice-unpayable = Vorkaufsrecht: nichts bezahlbar
option-choice-unpayable-bid-returned = das Gebot geht zurück
option-choice-unpayable-bid-lost = das Gebot ist verloren
option-choice-unpayable-help = Wer keine Lokomotive zahlen kann, kauft keine und bekommt am Ende eine Ersatzlok.
option-draft-flip = Weitergeben: zu teuer
option-draft-flip-recompute = umdrehen, bis das Geld reicht
option-draft-flip-once = eine umdrehen und zahlen, was da ist
option-draft-flip-help = Der Preis wird nach dem Umdrehen neu berechnet.
option-plus-on-substitute = Multiplikator +1 an einer Ersatzlok
option-plus-on-substitute-refused = nicht erlaubt
option-plus-on-substitute-allowed = erlaubt, ohne Wirkung
option-plus-on-substitute-help = Eine Ersatzlok hat keinen Multiplikator, der sich erhöhen ließe.
option-order-tie = Gleichstand in der Reihenfolge
option-order-tie-speeds = alle Geschwindigkeiten, dann der Platz
option-order-tie-random = Los
option-order-tie-help = Was zählt, wenn auch die schnellste Lok gleich schnell ist.
option-replace-times = Karten ersetzen
option-replace-times-once = einmal je Zug
option-replace-times-unlimited = so oft man zahlt
option-replace-times-help = Die Anleitung sagt nicht, ob man in einem Zug mehrmals ersetzen darf.
option-replace-take = Nach dem Ersetzen
option-replace-take-any = jede offene Karte nehmen
option-replace-take-new = nur eine neue Karte nehmen
option-replace-take-help = Wörtlich ist von den neuen offenen Karten die Rede.
option-replace-pass = Ersetzen und dann passen
option-replace-pass-counts = zählt als Passen
option-replace-pass-resets = die Zählung beginnt neu
option-replace-pass-help = Die Runde endet, wenn alle nacheinander passen.
option-longer-slot = Längerer Zug
option-longer-slot-refilled = liegt neben der Auslage
option-longer-slot-blocks = belegt einen Platz der Auslage
option-longer-slot-help = Ob für die Karte eine andere aufgedeckt wird.
option-goals-in-auctions = Ziele während der Auktionen
option-goals-in-auctions-allowed = jederzeit
option-goals-in-auctions-later = erst wenn alle drei Lokomotiven haben
option-goals-in-auctions-help = Die Anleitung sagt „jederzeit“. Der Verlag soll später die strengere Fassung empfohlen haben; sie ist ausgewogener.
option-special-goal = Ziel „Eine Sonderkarte nehmen“
option-special-goal-turn = nur im selben Zug
option-special-goal-later = auch später
option-special-goal-help = Wie lange das Ziel nach dem Nehmen einer Sonderkarte gilt.
option-bin-specials = Mülleimer und offene Sonderkarten
option-bin-specials-discarded = werden mit abgeräumt
option-bin-specials-stay = bleiben liegen
option-bin-specials-help = Ob der Mülleimer auch Sonderkarten trifft.
option-empty-stack = Wagenstapel leer
option-empty-stack-used-stay-out = Ablage mischen, benutzte Sonderkarten bleiben bis zur nächsten Runde draußen
option-empty-stack-reshuffle = Ablage mischen, mit benutzten Sonderkarten
option-empty-stack-no-refill = nicht mehr aufdecken
option-empty-stack-help = In der Anleitung kommt der Fall nicht vor. Käme eine benutzte Bonuskarte sofort zurück, könnte sie jeder in jedem Zug nehmen, und die Runde müsste nicht enden.
option-method = Auktionsplättchen
option-method-drawn = wird gezogen
option-method-chosen = wählt der Startspieler
option-method-help = Wie die Auktion einer Runde bestimmt wird.
option-raise = Mindestens mehr bieten
option-raise-50 = 50 $
option-raise-100 = 100 $
option-raise-help = Das kleinste Geldplättchen ist 50 $ wert.
option-stand-in = Wer für den Starter einspringt
option-stand-in-full = ist der Starter: Gleichstand und linker Nachbar
option-stand-in-opens-only = eröffnet nur
option-stand-in-help = Wer Gleichstände entscheidet und wessen linker Nachbar folgt.
option-replace-price = Preis des Ersetzens
option-replace-price-flat = einmal
option-replace-price-per-card = für jede Karte
option-replace-price-help = Der Betrag steht auf dem Reihenfolgeplättchen.
option-goals-dealt = Zielplättchen
option-goals-dealt-blind = drei verdeckt ziehen
option-goals-dealt-draft = eins behalten, die anderen weitergeben
option-goals-dealt-help = Wie alle zu ihren drei Zielplättchen kommen.
option-alone = Allein übrig ist
option-alone-three-locos = wessen Mitspieler alle drei Loks haben
option-alone-too-poor = auch wessen Mitspieler nicht zahlen können
option-alone-help = Wann die Regel vom letzten Bieter gilt.
option-first-last = Ziel „Als Erster an der Reihe“
option-first-last-wagons = in der Wagenphase
option-first-last-starter = auch als Starter einer Auktion
option-first-last-help = Welche Reihenfolge das Ziel meint.
option-unclaimed = Erfüllte, nicht abgegebene Ziele
option-unclaimed-cashed = werden am Ende ausgezahlt
option-unclaimed-lost = verfallen
option-unclaimed-help = Verfallen sie, wartet das Spiel am Ende jeder Runde, bis alle bereit sind.

## scene: was auf dem Tisch steht

tab-players = Mitspieler
zone-stage = Auktion und Auslage
zone-own = Deine Züge
zone-seat = Züge von { $seat }
zone-method = Auktion
zone-methods = Auktionen zur Auswahl
zone-stack = Lokomotiven
zone-wagon-stack = Wagenstapel
zone-revealed = Aufgedeckte Lokomotiven
zone-choice = Lokomotiven zur Auswahl
zone-goal-hand = Zielplättchen zur Auswahl
zone-hand = Deine Hand
zone-lot = Im Angebot
zone-solo = Im Angebot
zone-count = Zählung
zone-aside = Beiseitegelegt
zone-bids = Gebote
zone-order-bids = Gebote
zone-display = Offene Karten
zone-discards = Ablage
zone-longer = Längerer Zug
zone-train = Zug { $train }
zone-loco = Lokomotive von Zug { $train }, { $seat }
zone-wagons = Wagen von Zug { $train }, { $seat }
zone-plus = Multiplikatorkarte von Zug { $train }, { $seat }
zone-goals = Zielplättchen von { $seat }
zone-profit = Gewinn von Zug { $train }, { $seat }
zone-money = Geld von { $seat }
zone-tile = Platz in der Reihenfolge von { $seat }

sign-round = Runde { $round } von { $rounds }
sign-auction = Lokomotiven
sign-wagons = Wagen
sign-ended = Zahltag
sign-over = Ende
sign-limit = Wagen { $wagons } beendet die Runde

piece-loco = eine Lokomotive
piece-substitute = Ersatzlok
piece-copy = Doppelwagen, Kopie von: { $card }
piece-count = Gezählt ist bis { $count }
piece-bid = { $seat }: { $bid }
piece-profit = Zug { $train } bringt jetzt { $money } $
piece-money = Dein Geld: { $money } $
piece-tile = Nummer { $tile } in der Reihenfolge, Ersetzen kostet { $price } $
stack-loco = { $count ->
    [one] Eine verdeckte Lokomotive
   *[other] { $count } verdeckte Lokomotiven
}
stack-wagon = { $count ->
    [one] Eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
back-loco = Lokomotive, verdeckt
back-wagon = Karte, verdeckt
back-goal = Zielplättchen, verdeckt
title-SP-BIN = Mülleimer
title-SP-LONG = Länger
title-SP-DBL = Doppel
bid-none = kein Gebot
bid-out = hat drei
bid-passed = gepasst
bid-waits = wartet
bid-answered = entschieden
bid-thinks = ist gefragt

caption-G01 = zwei andere
caption-G02 = Sonderkarte
caption-G03 = je drei
caption-G04 = Erster
caption-G05 = Letzter
caption-G06 = zehn Wagen
caption-G07 = Lebensmittel
caption-G08 = Vieh
caption-G09 = Kohle
caption-G10 = Heizöl
caption-G11 = Luxusgüter
caption-G12 = Passagiere
caption-G13 = Diesel
caption-G14 = Dampf
caption-G15 = Elektro
caption-G16 = jeder Antrieb
caption-G17 = schnellste
caption-G18 = langsamste

note-loco = Antrieb: { $drive }. Leistung { $power }, das ist auch der Mindestpreis. Höchstgeschwindigkeit { $speed } km/h. Zahlt ihre Wagen { $multiplier }-fach aus.
note-substitute = Verdeckt: keine Leistung, keine Geschwindigkeit, kein Multiplikator. Am Ende der Runde zahlt sie einen Wagen aus, den wertvollsten.
note-copy = Der Doppelwagen zählt als weiterer Wagen wie der vor ihm.
note-guess = Rekonstruiert, nicht belegt: { $fields }.
note-tile = In dieser Reihenfolge wird gezogen. Offene Karten zu ersetzen kostet dich { $price } $.
note-goal = Jederzeit einlösbar, solange es stimmt: { $bonus } $ von der Bank.
note-SP-BIN = Räumt alle offenen Karten auf die Ablage und verlässt das Spiel.
note-SP-LONG = In dieser Runde beendet erst Wagen { $wagons } an einer Lokomotive die Runde.
note-SP-PLUS = Kommt vor eine deiner Lokomotiven: Ihr Multiplikator wächst um eins. Sie ist kein Wagen.
note-SP-600 = Nimm sie und erhalte sofort { $bonus } $.
note-SP-DBL = Hängt hinter einem Wagen und zählt als zweiter derselben Art mit demselben Wert.
note-method-turn = Reihum, höher oder raus.
note-method-sealed = Alle bieten einmal, geheim; das höchste Gebot gewinnt.
note-method-double = Zwei geheime Gebote werden addiert; die höchste Summe gewinnt.
note-method-choice = Geheime Gebote um die Reihenfolge der Auswahl. Alle zahlen ihr Gebot und die Leistung der gewählten Lokomotive.
note-method-open = Jeder darf jederzeit mehr rufen, bis der Führende auf drei gezählt hat.
note-method-draft = Eine behalten, die anderen nach links. Am Ende zahlen alle sämtliche Leistungen mal ihren höchsten Multiplikator.
field-drive = Antrieb
field-multiplier = Multiplikator
field-power = Leistung
field-speed = Geschwindigkeit
field-value = Wert
field-price = Preis

figure-money = Geld
figure-locos = Lokomotiven
figure-power = Leistung zusammen
figure-wagons = Wagen
figure-profit = Gewinn, wenn die Runde jetzt endete
figure-goals = Zielplättchen eingelöst
strip-starter = startet diese Auktion
strip-tile = Nummer { $tile } in der Reihenfolge

sheet-profit = Gewinne der Runde { $round }
sheet-final = Schlussabrechnung
sheet-player = { $seat }
sheet-train = Zug { $train }
sheet-total = Gewinn
sheet-goals = { $seat }: { $count ->
    [0] kein Zielplättchen eingelöst
    [one] ein Zielplättchen eingelöst
   *[other] { $count } Zielplättchen eingelöst
}

## scene: was gefragt ist

prompt-on = Es geht weiter.
prompt-over = Das Spiel ist aus. Es gewinnt: { $seats }.
prompt-draft-goals = Behalte ein Zielplättchen; die anderen gehen nach links.
prompt-choose-method = Wähle, wie die Lokomotiven dieser Runde verkauft werden.
prompt-pick-loco = Wähle die Lokomotive, die du versteigerst. Du hast { $money } $.
prompt-opening-bid = Eröffne die Auktion um { $loco } mit mindestens { $power } $.
prompt-last-bidder = Nur du kannst noch Lokomotiven kaufen: Kaufe zum Preis der Leistung oder verzichte.
prompt-bidding = { $leader } bietet { $bid } $ für { $loco }. Biete mindestens { $least } $ oder passe endgültig.
prompt-sealed-bid = { $starts ->
    [yes] Biete geheim für { $loco }, mindestens { $power } $, denn du versteigerst sie.
   *[no] Biete geheim für { $loco } (Leistung { $power }). Auch 0 $ sind ein Gebot.
}
prompt-second-bid = Du hast { $first } $ geboten. Was legst du geheim für { $loco } dazu?
prompt-name-winner = Gleiche Gebote. Wer bekommt { $loco }: { $seats }?
prompt-name-next = Gleiche Gebote. Wer wählt als Nächster: { $seats }?
prompt-name-leader = Gleiche Rufe. Wessen Gebot gilt: { $seats }?
prompt-choice-bid = Biete geheim um die Reihenfolge der Auswahl. Alle zahlen ihr Gebot.
prompt-choose-loco = Wähle eine Lokomotive. Du zahlst ihre Leistung und dein Gebot von { $first } $.
prompt-counting = { $leader } bietet { $bid } $ für { $loco } und zählt { $number }. Biete mindestens { $least } $ oder warte.
prompt-timed-counting = { $leader } bietet { $bid } $ für { $loco } und zählt { $number }. Biete mindestens { $least } $ oder warte.
prompt-keep-loco = Behalte eine Lokomotive; die anderen gehen nach links.
prompt-flip-loco = { $pays ->
    [yes] Deine Lokomotiven kosten { $draft } $, du hast { $money } $. Jetzt kannst du sie bezahlen.
   *[no] Deine Lokomotiven kosten { $draft } $, du hast { $money } $. Dreh eine um: Sie wird zur Ersatzlok.
}
prompt-wagon-turn = { $replaced ->
    [yes] Wähle eine Karte für deine Züge oder passe.
   *[no] Wähle eine Karte für deine Züge, ersetze Karten für { $price } $ oder passe.
}
prompt-replacing = { $chosen ->
    [0] Wähle die offenen Karten, die weg sollen. Das kostet { $price } $.
    [one] Eine Karte geht für { $price } $. Wähle weitere oder decke eine neue auf.
   *[other] { $chosen } Karten gehen für { $price } $. Wähle weitere oder decke neue auf.
}
prompt-after-special = Du hast eine Sonderkarte genommen. Löse jetzt ein Zielplättchen ein oder mach weiter.
prompt-goals-first = Dein Geld reicht nicht. Löse jetzt Zielplättchen ein, oder es geht ohne dich weiter.
prompt-last-call = Die Runde ist zu Ende. Löse jetzt Zielplättchen ein oder mach weiter.

## scene: worauf gewartet wird

wait-draft-goals = Behalten ein Zielplättchen: { $seats }.
wait-choose-method = { $seats } wählt, wie Lokomotiven verkauft werden.
wait-pick-loco = { $seats } wählt eine Lokomotive für die Auktion.
wait-opening-bid = { $seats } eröffnet die Auktion um { $loco }.
wait-last-bidder = { $seats } darf noch zum Preis der Leistung kaufen.
wait-bidding = { $leader } bietet { $bid } $ für { $loco }. { $seats } bietet mehr oder passt.
wait-sealed-bid = Geheime Gebote für { $loco }. Noch offen: { $seats }.
wait-second-bid = Zweite geheime Gebote für { $loco }. Noch offen: { $seats }.
wait-name-winner = Gleiche Gebote. { $seats } bestimmt, wer gewinnt.
wait-name-next = Gleiche Gebote. { $seats } bestimmt, wer als Nächster wählt.
wait-name-leader = Gleiche Rufe. { $seats } bestimmt, wessen Gebot gilt.
wait-choice-bid = Geheime Gebote um die Reihenfolge der Auswahl. Noch offen: { $seats }.
wait-choose-loco = { $seats } wählt eine Lokomotive.
wait-counting = { $leader } bietet { $bid } $ für { $loco } und zählt { $number }. Noch offen: { $seats }.
wait-timed-counting = { $leader } bietet { $bid } $ für { $loco } und zählt { $number }.
wait-keep-loco = Behalten eine Lokomotive: { $seats }.
wait-flip-loco = { $seats } kann nicht zahlen und dreht eine Lokomotive um.
wait-wagon-turn = { $seats } wählt eine Karte, ersetzt Karten oder passt.
wait-replacing = { $seats } ersetzt offene Karten.
wait-after-special = { $seats } hat eine Sonderkarte genommen.
wait-goals-first = Wem das Geld nicht reicht, der kann Zielplättchen einlösen: { $seats }.
wait-last-call = Die Runde ist zu Ende. Noch bei den Zielplättchen: { $seats }.

## scene: die Züge am Tisch

group-bid = Bieten
group-locos = Lokomotiven
group-tie = Gleichstand
group-attach = Karte nehmen
group-replace = Ersetzen oder passen
group-method = Auktionen
group-goals = Zielplättchen
act-bid = Für { $loco } bieten
act-bid-choice = Um die Reihenfolge bieten
act-pass = Passen
act-wait = Warten
act-pick = { $loco } versteigern (ab { $price } $)
act-choose = { $loco } für { $price } $ kaufen
act-decline = Keine kaufen
act-keep = { $loco } behalten (Leistung { $price })
act-flip = { $loco } umdrehen (Leistung { $price })
act-pay = Bezahlen
act-name = { $seat } bestimmen
act-attach = Zug { $train }: { $card }
act-plus = Vor Zug { $train }: { $card }
act-take = { $card } nehmen
act-replace = Karten ersetzen für { $price } $
act-pass-wagon = Passen
act-discard = { $card } ablegen
act-turn-up = { $count ->
    [0] Neue Karten aufdecken
    [one] Eine neue Karte für { $price } $ aufdecken
   *[other] { $count } neue Karten für { $price } $ aufdecken
}
act-method = { $method }
act-goal = { $goal } behalten
act-claim = Für { $bonus } $ einlösen: { $goal }
act-ready = Weiter
