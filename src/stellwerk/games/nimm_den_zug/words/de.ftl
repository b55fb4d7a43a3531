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
log-choice-order = So wird gewählt: { $seats }.
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
option-raise-50 = 50 $
option-raise-100 = 100 $
option-raise-help = Das kleinste Geldplättchen ist 50 $ wert.
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
bid-none = noch dabei
bid-out = hat drei
bid-passed = gepasst
bid-waits = wartet
bid-answered = entschieden
bid-thinks = überlegt

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
strip-starter = Startet diese Auktion
strip-tile = Nummer { $tile } in der Reihenfolge

sheet-profit = Gewinne der Runde { $round }
sheet-final = Schlussabrechnung
sheet-player = { $seat }
sheet-train = Zug { $train }
sheet-reckoning = { $wagons ->
    [one] { $sum } × { $times } =
   *[other] ({ $sum }) × { $times } =
}
sheet-best-wagon = nur der beste Wagen:
sheet-total = Gewinn aller Züge
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
prompt-pick-loco = Biete eine dieser Lokomotiven zur Versteigerung an; ihre Leistung ist der Mindestpreis. Du hast { $money } $.
prompt-opening-bid = Eröffne die Auktion um { $loco } mit mindestens { $power } $.
prompt-last-bidder = Nur du kannst noch Lokomotiven kaufen: Kaufe zum Preis der Leistung oder verzichte.
prompt-bidding = { $leader } bietet { $bid } $ für { $loco }. Biete mindestens { $least } $ oder passe endgültig.
prompt-sealed-bid = { $twice ->
    [yes] Das erste von zwei geheimen Geboten für { $loco }; die höchste Summe aus beiden kauft sie.
   *[no] Biete geheim für { $loco }; das höchste Gebot kauft sie.
} { $starts ->
    [yes] Du bietest sie an, also mindestens { $power } $.
   *[no] Ihre Leistung ist { $power }; auch 0 $ sind ein Gebot.
}
prompt-second-bid = Dein erstes Gebot für { $loco }: { $first } $. Wie viel legst du geheim dazu, oder bleibst du dabei?
prompt-name-winner = Gleiche Gebote. Wer bekommt { $loco }: { $seats }?
prompt-name-next = Gleiche Gebote. Wer wählt als Nächster: { $seats }?
prompt-name-leader = Gleiche Rufe. Wessen Gebot gilt: { $seats }?
prompt-choice-bid = Biete geheim: Das höchste Gebot wählt zuerst eine Lokomotive. Mit ihr zahlen alle ihr Gebot und ihre Leistung.
prompt-choose-loco = Wähle eine Lokomotive. Du zahlst ihre Leistung und dein Gebot von { $first } $.
prompt-counting = { $leader } bietet { $bid } $ für { $loco } und zählt { $number }. Biete mindestens { $least } $ oder warte.
prompt-timed-counting = { $leader } bietet { $bid } $ für { $loco } und zählt { $number }. Biete mindestens { $least } $ oder warte.
prompt-keep-loco = Behalte eine Lokomotive; die anderen gehen nach links.
prompt-flip-loco = { $pays ->
    [yes] Deine Lokomotiven kosten { $draft } $, du hast { $money } $. Jetzt kannst du sie bezahlen.
   *[no] Deine Lokomotiven kosten { $draft } $, du hast { $money } $. Dreh eine um: Sie wird zur Ersatzlok.
}
prompt-wagon-turn = { $replaced ->
    [yes] Nimm eine Karte und häng sie hinter eine deiner Lokomotiven, oder passe.
   *[no] Nimm eine Karte und häng sie hinter eine deiner Lokomotiven, ersetze offene Karten für { $price } $ oder passe.
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

wait-draft-goals = Alle behalten ein Zielplättchen. Noch offen: { $seats }.
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
wait-keep-loco = Alle behalten eine Lokomotive. Noch offen: { $seats }.
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
act-bid = { $n ->
    [0] Nichts für { $loco } bieten
   *[other] { $n } $ für { $loco } bieten
}
act-second-bid = { $n ->
    [0] Bei { $first } $ bleiben
   *[other] { $n } $ dazulegen: zusammen { $total } $
}
act-bid-choice = { $n ->
    [0] Nichts für die Reihenfolge bieten
   *[other] { $n } $ für die Reihenfolge bieten
}
bid-everything = alles: { $n } $
act-pass = Passen
act-wait = Warten
act-pick = { $loco } versteigern (ab { $price } $)
act-choose = { $loco } für { $price } $ kaufen
act-decline = Keine kaufen
act-keep = { $loco } behalten (Leistung { $price })
act-flip = { $loco } umdrehen (Leistung { $price })
act-pay = Bezahlen
act-name = { $seat } bestimmen
act-attach = { $card } an Zug { $train }
act-plus = { $card } vor Zug { $train }
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

# why a move changes nothing in the score
remark-bid = Bezahlt wird erst, wenn du eine Lokomotive bekommst.
remark-substitute = Die Ersatzlok zahlt nur ihren wertvollsten Wagen aus; dieser bringt nichts dazu.

## die Schausammlung
shelf-locos = Lokomotiven
shelf-wagons = Wagen
shelf-specials = Sonderkarten
shelf-goals = Ziele

## Zum ersten Mal am Tisch

intro-aim = Drei Runden lang ersteigerst du Lokomotiven und hängst Wagen an sie. Am Ende jeder Runde bringt ein Zug die Summe seiner Wagen mal dem Multiplikator seiner Lok. Wer zum Schluss das meiste Geld hat, gewinnt.
intro-points = So kommt Geld herein
intro-points-1 = Jeder Zug, in jeder Runde: 100 $ und 200 $ hinter einer Lok mit ×3 bringen 900 $
intro-points-2 = Zielplättchen: ein Bonus, sobald ihre Bedingung stimmt
intro-points-3 = Bonuskarten: Geld sofort
intro-points-4 = Was du in den Auktionen nicht ausgibst, zählt auch

## scene: wozu alles da ist

explain-loco = Sie zieht einen Zug. Die Leistung deiner drei Lokomotiven zusammen entscheidet, wer in der Wagenphase zuerst dran ist.
explain-loco-least = Unter { $power } $ bekommt sie niemand.
explain-loco-choice = Wer sie wählt, zahlt das eigene Gebot und { $power } $.
explain-loco-price = Dich würde sie { $price } $ kosten: ihre Leistung und dein Gebot.
explain-loco-draft = Am Ende zahlst du die Leistungen deiner drei Lokomotiven mal ihren höchsten Multiplikator: Diese bringt { $power } dazu und hat ×{ $multiplier }.
explain-wagon = Hinter einer Lokomotive verdient er seinen Wert mal den Multiplikator. Eine Lokomotive zieht nur eine Art, und jede von deinen eine andere.
explain-gain = An Zug { $train } brächte er { $money } $ mehr.
explain-no-train-for-it = Keiner deiner Züge darf ihn jetzt nehmen.
explain-train-now = Zug { $train } hat { $wagons ->
    [0] noch keinen Wagen
    [one] einen Wagen
   *[other] { $wagons } Wagen
} und brächte jetzt { $money } $.
explain-no-train = Hier steht noch keine Lokomotive.
explain-goal-now = { $want ->
    [1] Im Augenblick nicht erfüllt.
   *[other] Bisher { $have } von { $want }.
}
explain-goal-met = Jetzt erfüllt: Es kann eingelöst werden.
explain-goal-used = Schon eingelöst.
explain-goal-G01 = Verlangt, dass { $want } andere Zielplättchen von dir eingelöst sind.
explain-goal-G02 = Verlangt, dass du eine Sonderkarte nimmst; es gilt, solange du dann am Zug bist.
explain-goal-G03 = Verlangt mindestens { $want } Wagen hinter jeder deiner Lokomotiven.
explain-goal-G04 = Verlangt, dass du in der Wagenphase zuerst dran bist.
explain-goal-G05 = Verlangt, dass du in der Wagenphase zuletzt dran bist.
explain-goal-G06 = Verlangt mindestens { $want } Wagen hinter deinen Lokomotiven zusammen.
explain-goal-G07 = Verlangt mindestens { $want } Lebensmittelwagen hinter deinen Lokomotiven.
explain-goal-G08 = Verlangt mindestens { $want } Viehwagen hinter deinen Lokomotiven.
explain-goal-G09 = Verlangt mindestens { $want } Kohlewagen hinter deinen Lokomotiven.
explain-goal-G10 = Verlangt mindestens { $want } Heizölwagen hinter deinen Lokomotiven.
explain-goal-G11 = Verlangt mindestens { $want } Luxusgüterwagen hinter deinen Lokomotiven.
explain-goal-G12 = Verlangt mindestens { $want } Passagierwagen hinter deinen Lokomotiven.
explain-goal-G13 = Verlangt { $want } offene Dieselloks.
explain-goal-G14 = Verlangt { $want } offene Dampfloks.
explain-goal-G15 = Verlangt { $want } offene Elektroloks.
explain-goal-G16 = Verlangt eine offene Lokomotive von jeder der { $want } Antriebsarten.
explain-goal-G17 = Verlangt, dass dir die schnellste aller offenen Lokomotiven gehört.
explain-goal-G18 = Verlangt, dass dir die langsamste aller offenen Lokomotiven gehört.
explain-method-now = So werden alle Lokomotiven dieser Runde verkauft.
explain-method-used = In diesem Spiel schon verwendet; sie kommt nicht wieder.
explain-bid = Was jemand bietet, oder wie es für ihn in dieser Auktion steht.
explain-bid-leads = { $seat } führt mit { $bid } $.
explain-bid-starter = Hat diese Auktion gestartet und entscheidet bei gleichen Geboten.
explain-tile = Der Platz in der Reihenfolge der Wagenphase: Die meiste Leistung ist zuerst dran.
explain-money = Dein Geld, vor den anderen verborgen. Damit kaufst du Lokomotiven, und wer nach drei Runden am meisten hat, gewinnt.
explain-profit = Was dieser Zug brächte, wenn die Runde jetzt endete: seine Wagen zusammengezählt, mal den Multiplikator.
explain-cards = { $n ->
    [0] Hier liegt keine Karte.
    [one] Hier liegt eine Karte.
   *[other] Hier liegen { $n } Karten.
}
explain-back-loco = Eine Lokomotive, die noch niemand sieht. In jeder Runde sind es drei für jede Person.
explain-back-wagon = Karten, die noch kommen: 82 Wagen von sechs Arten und fünf Sonderkarten sind im Spiel.
explain-back-goal = Ein Zielplättchen, das nur kennt, wem es gehört. Es zahlt einen Bonus, sobald seine Bedingung erfüllt ist.
explain-zone-method = Das gezogene Plättchen sagt, wie alle Lokomotiven dieser Runde verkauft werden.
explain-zone-methods = Wer die Runde beginnt, wählt, wie ihre Lokomotiven verkauft werden.
explain-zone-stack = Die Lokomotiven dieser Runde, die noch kommen, verdeckt.
explain-zone-revealed = Für diese Auktion aufgedeckt: Wer sie startet, bietet eine davon an.
explain-zone-aside = Aufgedeckt und nicht verkauft. Ist der Stapel leer, werden sie zu einem neuen gemischt.
explain-zone-choice = So viele Lokomotiven wie Mitspielende. In der Reihenfolge der Gebote nehmen alle eine.
explain-zone-hand = Die Lokomotiven, aus denen du wählst: Behalte eine, die anderen gehen nach links.
explain-zone-goal-hand = Die Zielplättchen, aus denen du wählst: Behalte eins, die anderen gehen nach links.
explain-zone-lot = Die Lokomotive, die gerade verkauft wird; ihre Leistung ist der Mindestpreis.
explain-zone-solo = Die Lokomotive, die gerade verkauft wird; ihre Leistung ist der Mindestpreis.
explain-zone-count = Wer führt, zählt auf drei. Jedes höhere Gebot beginnt die Zählung neu; bei drei ist die Lokomotive verkauft.
explain-zone-bids = Was alle bieten, so weit man es weiß. Das höchste Gebot gewinnt.
explain-zone-order-bids = Gebote um die Reihenfolge der Auswahl. Alle zahlen das eigene.
explain-zone-wagon-stack = Wagen und Sonderkarten, die noch kommen. Wird eine Karte genommen, deckt man die nächste auf.
explain-zone-discards = Ersetzte und abgeräumte Karten. Ist der Stapel leer, werden sie zu einem neuen gemischt.
explain-zone-display = Offene Karten: Nimm eine und häng sie hinter eine deiner Lokomotiven, oder ersetze welche zum Preis auf deinem Reihenfolgeplättchen.
explain-zone-longer = Hier liegt der längere Zug, wenn er aufgedeckt ist: Dann endet die Runde einen Wagen später.
explain-zone-train = Eine Lokomotive mit ihren Wagen, alle von einer Art. Der fünfte Wagen hinter irgendeiner Lokomotive beendet die Runde.
explain-zone-plus = Platz für die Karte, die den Multiplikator dieser Lokomotive um eins erhöht.
explain-zone-loco = Die Lokomotive dieses Zugs: Am Ende der Runde vervielfacht sie den Wert ihrer Wagen.
explain-zone-wagons = Die Wagen dieses Zugs. Am Ende der Runde werden ihre Werte addiert und vervielfacht.
explain-zone-profit = Was dieser Zug brächte, wenn die Runde jetzt endete.
explain-zone-goals = Geheime Zielplättchen. Jedes zahlt einmal seinen Bonus, eingelöst, solange seine Bedingung erfüllt ist.
explain-zone-money = Wie viel Geld jemand hat, bleibt bis zum Ende geheim.
explain-zone-tile = Das Reihenfolgeplättchen sagt, wann man in der Wagenphase dran ist und was das Ersetzen kostet.
explain-goals-now = Noch offen: { $open }, eingelöst: { $used }.
explain-auction = Hier werden die Lokomotiven der Runde verkauft, drei für alle.
explain-market = Hier liegen die Wagen offen, aus denen die Züge entstehen.
explain-board = Drei Züge. Jeder zahlt am Ende der Runde die Summe seiner Wagen mal den Multiplikator seiner Lokomotive.
explain-secret-money = Das Geld der anderen bleibt bis zum Ende geheim.
explain-figure-money = Geld hinter dem Sichtschirm. Wer nach drei Runden am meisten hat, gewinnt.
explain-figure-locos = In dieser Runde gekaufte Lokomotiven. Mit dreien scheidet man aus den Auktionen aus.
explain-figure-power = Die Leistung aller Lokomotiven zusammen. Die höchste ist in der Wagenphase zuerst dran, zahlt aber fürs Ersetzen am meisten.
explain-figure-wagons = Wagen hinter allen drei Lokomotiven.
explain-figure-profit = Was die Züge brächten, wenn die Runde jetzt endete.
explain-figure-goals = Eingelöste Zielplättchen. Bei gleichem Geld entscheiden sie.
explain-sign-round = Eine Runde hat zwei Teile: Lokomotiven werden verkauft, dann Wagen angehängt. Nach drei Runden gewinnt das meiste Geld.
explain-rounds-left = { $n ->
    [0] Dies ist die letzte Runde.
    [one] Eine folgt noch.
   *[other] { $n } folgen noch.
}
explain-sign-auction = Lokomotiven werden verkauft, bis alle drei haben.
explain-sign-wagons = Je Zug eine Karte, in der Reihenfolge der Plättchen: nehmen, Karten ersetzen oder passen.
explain-sign-ended = Die Runde ist vorbei, und jeder Zug hat gezahlt.
explain-sign-over = Drei Runden sind gespielt. Das meiste Geld gewinnt.
explain-sign-limit = Sobald jemand so viele Wagen hinter einer Lokomotive hat, endet die Runde, und alle Züge zahlen.
explain-source-start = Alle beginnen mit demselben Geld.
explain-source-locomotives = Was für Lokomotiven bezahlt wurde.
explain-source-replacements = Was für das Ersetzen offener Karten bezahlt wurde.
explain-source-profit = Was die Züge einer Runde brachten: die Wagen jedes Zugs mal seinen Multiplikator.
explain-source-goals = Die Boni eingelöster Zielplättchen.
explain-source-specials = Geld aus Bonuskarten.
explain-source-projected = Was die Züge brächten, wenn die Runde jetzt endete.
explain-source-of = { $seat }: { $money } $

## Lektionen

lesson-attach-title = Was ein Zug bringt
lesson-attach-text = Am Ende einer Runde zahlt jeder Zug die Summe seiner Wagen mal den Multiplikator seiner Lokomotive, das rote × auf ihrer Karte. Wenn du dran bist, nimmst du eine offene Karte und hängst sie hinter eine deiner Lokomotiven.
lesson-attach-goal = Häng den Wagen an, der deinen Gewinn um 600 $ erhöht.
lesson-attach-done = 200 $ hinter einer Lokomotive mit ×3 sind 600 $ wert.
lesson-kinds-title = Für jede Lokomotive eine Ladung
lesson-kinds-text = Eine Lokomotive zieht nur eine Art von Wagen, und jede deiner Lokomotiven eine andere. Deine stärkste zieht schon Lebensmittel, also müssen Luxusgüter woandershin.
lesson-kinds-goal = Erhöhe deinen Gewinn um 900 $.
lesson-kinds-done = Eine leere Lokomotive nimmt jede Art, die keine deiner anderen zieht.
lesson-replace-title = Karten ersetzen
lesson-replace-text = Helfen dir die offenen Karten nicht, darfst du vor dem Nehmen welche ersetzen; was das kostet, sagt dein Reihenfolgeplättchen. Heute liegt ein Passagierwagen für 500 $ oben auf dem Stapel.
lesson-replace-goal = Ersetze eine offene Karte und häng den Passagierwagen hinter deine Diesel IV.
lesson-replace-done = 400 $ bezahlt, 1.500 $ gewonnen: Wer spät dran ist, ersetzt billig.
lesson-special-title = Sonderkarten
lesson-special-text = Zwischen den Wagen liegen Sonderkarten. Der Doppelwagen kopiert den Wagen vor ihm, „Multiplikator +1“ stärkt eine Lokomotive, der Bonus zahlt sofort 600 $.
lesson-special-goal = Nimm die Sonderkarte, die dir 1.600 $ bringt.
lesson-special-done = Eine Kopie von 400 $ hinter einer Lokomotive mit ×4.
lesson-last-wagon-title = Der fünfte Wagen
lesson-last-wagon-text = Sobald jemand den fünften Wagen hinter eine Lokomotive hängt, ist die Runde vorbei, und alle Züge zahlen. Auch rechts von dir fehlt dazu nur noch ein Wagen.
lesson-last-wagon-goal = Beende die Runde mit deinem Kohlezug.
lesson-last-wagon-done = Fünf Wagen für 850 $ hinter ×3 bringen 2.550 $; wer die Runde beendet, bestimmt, wann die anderen aufhören.
lesson-goal-title = Zielplättchen
lesson-goal-text = Du hast drei geheime Zielplättchen. Solange die Bedingung von einem erfüllt ist, darfst du es einlösen, auch wenn andere dran sind: Die Bank zahlt seinen Bonus, einmal.
lesson-goal-goal = Erfülle „Drei Kohlewagen“ und löse das Plättchen ein.
lesson-goal-done = 800 $ von der Bank, und bei gleichem Geld entscheiden die eingelösten Plättchen das Spiel.
lesson-put-up-title = Eine Lokomotive anbieten
lesson-put-up-text = Vor den Wagen kommen die Lokomotiven, drei für alle. Wer eine Auktion startet, deckt drei auf, bietet eine an und eröffnet mit mindestens ihrer Leistung, der Zahl neben dem Blitz.
lesson-put-up-goal = Kaufe die Lokomotive mit dem höchsten Multiplikator, die du bezahlen kannst, zum Mindestpreis.
lesson-put-up-done = Niemand wollte mehr zahlen; die anderen zwei liegen für später beiseite.
lesson-outbid-title = Bieten
lesson-outbid-text = In dieser Auktion bietet man reihum mehr oder passt endgültig. Erhöht wird um mindestens 50 $, und niemand bietet mehr, als er hat.
lesson-outbid-goal = Kaufe die Elektro II für 700 $: Biete nie mehr als nötig.
lesson-outbid-done = Wer gewinnt, zahlt das eigene Gebot; alle anderen behalten ihr Geld.
lesson-first-choice-title = Eine andere Auktion
lesson-first-choice-text = Jede der drei Runden hat ihre eigene Auktion; ein Plättchen sagt, welche. Hier haben alle geheim um die Reihenfolge der Auswahl geboten: Du wählst zuerst und zahlst dein Gebot von 300 $ und die Leistung der gewählten Lokomotive.
lesson-first-choice-goal = Nimm die Lokomotive mit dem höchsten Multiplikator, die du bezahlen kannst.
lesson-first-choice-done = Jetzt kennst du alles: kaufen, anhängen, verdienen, dreimal hintereinander.

# the second question of a move in two steps
ask-train = { $thing }: an welchen Zug?
