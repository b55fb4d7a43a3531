# Russian Railroads / German Railroads
game-title = Russian Railroads
game-tagline = Gleise, Loks und Fabriken: mit Deutschland, Kohle und Emil, für eine bis vier Personen.
solo-opponent = Du spielst gegen Emil. Punkte macht er keine: Karte um Karte nimmt er dir Felder, Loks und Ingenieure weg und kämpft um die meisten Ingenieure. Was zählt, ist dein eigenes bestes Ergebnis.
score-unit = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}
emil = Emil

## Strecken und Farben
line-russia-1 = Transsib
line-russia-2 = St. Petersburg
line-russia-3 = Kiew
line-germany-1 = München
line-germany-2 = Dresden
line-germany-3 = Nürnberg-Fürth
arm-hamburg = Hamburg
arm-berlin = Berlin
area-hannover = Hannover
area-wuerzburg = Würzburg
area-frankfurt = Frankfurt
colour-black = Schwarz
colour-gray = Grau
colour-brown = Braun
colour-natural = Natur
colour-white = Weiß

## Was eine Wirkung bringt
effect-black = schwarze Schritte
effect-gray = graue Schritte
effect-brown = braune Schritte
effect-natural = naturfarbige Schritte
effect-white = weiße Schritte
effect-any = beliebige Schritte
effect-either = ein schwarzer oder grauer Schritt
effect-either-black = ein schwarzer oder grauer Schritt mit dem schwarzen Arbeiter
effect-industry = Industrieschritte
effect-loco = Lokomotive
effect-factory = Fabrik
effect-tile = Lokomotive oder Fabrik
effect-key = Schlüssel
effect-question = ?
effect-card = ?-Karte
effect-income = Einkommensmarker
effect-marker = zusätzlicher Industriemarker
effect-bonus = Spielendekarte oder 10 Punkte
effect-again = eigene Fabrik nutzen
effect-coal-for-steps = Kohle für schwarze Schritte
effect-engineer-sum = Punkte der Ingenieure
effect-engineer-sum-more = Punkte der Ingenieure mit Heizer
effect-two-locos = Punkte der zwei höchsten Loks
effect-top-loco = Punkte der höchsten Lok

## Felder
place-T1 = 2 schwarze Schritte
place-T2 = 3 schwarze Schritte
place-T3 = 2 graue Schritte
place-T4 = 3 graue Schritte
place-T5 = 1 brauner Schritt
place-T6 = 2 braune Schritte
place-T7 = 1 naturfarbiger Schritt
place-T8 = 2 naturfarbige Schritte
place-T9 = 1 weißer Schritt
place-T10 = 2 weiße Schritte
place-T11 = 2 Schritte nach Wahl
place-T12 = 1 schwarzer oder grauer Schritt
place-L1 = Lok oder Fabrik (1)
place-L2 = Lok oder Fabrik (2)
place-L3 = Lok und Fabrik
place-I1 = 1 Industrieschritt
place-I2 = 2 Industrieschritte
place-I3 = 1 Industrieschritt und 1 schwarzer
place-A1 = 1 Verdoppler
place-A2 = 2 Münzen
place-A3 = türkise Arbeiter
place-E0 = Ingenieur anwerben
place-E1 = quer liegender Ingenieur 1
place-E2 = quer liegender Ingenieur 2
place-O1 = Reihenfolge: Erster
place-O2 = Reihenfolge: Zweiter
place-R1 = 3 Industrieschritte (letzte Runde)
place-K1 = 1 Kohle
place-K2 = Gießerei und Kohle
place-K12-coal = 1 Kohle (kombiniertes Feld)
place-K12-foundry = Gießerei und Kohle (kombiniertes Feld)
place-eng1 = Ingenieur 1
engineer-1 = Ingenieur 1
place-eng2 = Ingenieur 2
engineer-2 = Ingenieur 2
place-eng3 = Ingenieur 3
engineer-3 = Ingenieur 3
place-eng4 = Ingenieur 4
engineer-4 = Ingenieur 4
place-eng5 = Ingenieur 5
engineer-5 = Ingenieur 5
place-eng6 = Ingenieur 6
engineer-6 = Ingenieur 6
place-eng7 = Ingenieur 7
engineer-7 = Ingenieur 7
place-eng8 = Ingenieur 8
engineer-8 = Ingenieur 8
place-eng9 = Ingenieur 9
engineer-9 = Ingenieur 9
place-eng10 = Ingenieur 10
engineer-10 = Ingenieur 10
place-eng11 = Ingenieur 11
engineer-11 = Ingenieur 11
place-eng12 = Ingenieur 12
engineer-12 = Ingenieur 12
place-eng13 = Ingenieur 13
engineer-13 = Ingenieur 13
place-eng14 = Ingenieur 14
engineer-14 = Ingenieur 14
place-eng15 = Ingenieur 15
engineer-15 = Ingenieur 15
place-eng16 = Ingenieur 16
engineer-16 = Ingenieur 16
place-eng17 = Ingenieur 17
engineer-17 = Ingenieur 17
place-eng18 = Ingenieur 18
engineer-18 = Ingenieur 18
place-eng19 = Ingenieur 19
engineer-19 = Ingenieur 19
place-eng-10 = Ingenieur −10
engineer--10 = Ingenieur −10
payment-w = 1 Arbeiter
payment-b = schwarzer Arbeiter
payment-c = 1 Münze
payment-ww = 2 Arbeiter
payment-wb = 1 Arbeiter und der schwarze
payment-wc = 1 Arbeiter und 1 Münze
payment-bc = schwarzer Arbeiter und 1 Münze
payment-cc = 2 Münzen
payment-www = 3 Arbeiter
payment-wwb = 2 Arbeiter und der schwarze
payment-wwc = 2 Arbeiter und 1 Münze
payment-wbc = 1 Arbeiter, der schwarze und 1 Münze
payment-wcc = 1 Arbeiter und 2 Münzen
payment-bcc = schwarzer Arbeiter und 2 Münzen
payment-ccc = 3 Münzen

## Fabriken, Plättchen, Karten
factory-1 = Fabrik 1 (Punkte nach Ingenieuren)
factory-2 = Fabrik 2 (1 Schritt nach Wahl)
factory-3 = Fabrik 3 (Feld wiederholen)
factory-4 = Fabrik 4 (?-Plättchen)
factory-5 = Fabrik 5 (2 Verdoppler)
factory-6 = Fabrik 6 (1 Münze)
factory-7 = Fabrik 7 (Punkte der zwei höchsten Loks)
factory-8 = Fabrik 8 (2 Schritte nach Wahl)
factory-9 = Fabrik 9 (Spielendekarte oder 10 Punkte)
factory-coal = Kohlefabrik
upgrade-base = Aufwerter 3/6/10
upgrade-german = Aufwerter 2/3/7/8
start-S1 = 1 Münze
start-S2 = 1 schwarzer Schritt
start-S3 = 1 Industrieschritt
start-S4 = 1 Verdoppler
start-S5 = 1 Kohle
token-Q1 = Spielendekarte und ?-Karte
token-Q2 = Medaille
token-Q3 = Aufwerter
token-Q4 = 2 Schlüssel
token-Q5 = zweiter Industriemarker
token-Q6 = 3 Verdoppler
token-Q7 = Lok und Fabrik
token-Q8 = 4 Münzen
token-Q9 = 4 Kohle
card-C1 = schwarzer Arbeiter
card-C2 = Lok 9
card-C3 = Ingenieur und 1 Münze
card-C4 = 3 Industrieschritte
card-C5 = 4 Schritte nach Wahl
card-C6 = Aufwerter 2/3/7/8
card-C7 = Kohlefabrik und 2 Kohle
bonus-B1 = 4 Punkte je Fabrik
bonus-B2 = 6 Punkte je Ingenieur
bonus-B3 = 10 Punkte je erreichtem Endbahnhof
bonus-B4 = 1 Punkt je Feld mit Grau und Braun
bonus-B5 = Verdoppler: 4 bringen 20, 7 bringen 30
bonus-B6 = 1 Punkt je Feld mit Schwarz
bonus-B7 = 7 Punkte je genutztem ?-Plättchen
bonus-B8 = ein Ingenieur mehr für die Mehrheit
bonus-B9 = Summe der vier höchsten Loks
bonus-B10 = 10 Punkte je zusätzlichem Arbeiter
bonus-B11 = Schlüssel: 2 bringen 15, 4 bringen 25, 6 bringen 40
income-coin = 1 Münze
income-any = 1 Schritt nach Wahl
income-industry = 1 Industrieschritt
income-black-gray = 1 schwarzer und 1 grauer Schritt
income-gray-brown = 1 grauer und 1 brauner Schritt
extension-X2a = Ausbau: Stern 10
extension-X2b = Ausbau: Lok oder Fabrik
extension-X2c = Ausbau: ?
extension-X2d = Ausbau: Einkommen
extension-X2e = Ausbau: Sterne 5 und 5 für Grau
extension-X2f = Ausbau: 2 Münzen, 2 Industrieschritte
extension-X3a = Ausbau: Einkommen
extension-X3b = Ausbau: Sterne 3, 4, 5
extension-X3c = Ausbau: 2 Industrieschritte, Arbeiter für Grau
extension-X3d = Ausbau: zusätzlicher Industriemarker
extension-X3e = Ausbau: ?
extension-X3f = Ausbau: ×2 für Grau
extension-X4a = Ausbau: Sterne 4, 5, 6
extension-X4b = Ausbau: Einkommen, Arbeiter
extension-X4c = Ausbau: 2 Industrieschritte, ?
extension-X4d = Ausbau: 2 Münzen, Einkommen für Grau
extension-X4e = Ausbau: ?, Stern 6 für Grau
extension-X4f = Ausbau: Lok oder Fabrik, Arbeiter für Grau
foundry-F1 = Gießerei: 2 schwarze Schritte, 1 Industrieschritt
foundry-F2 = Gießerei: 1 schwarzer Schritt, Lok oder Fabrik
foundry-F3 = Gießerei: 2 Industrieschritte, 1 Verdoppler
foundry-F4 = Gießerei: 2 schwarze Schritte, Fabrik
foundry-F5 = Gießerei: 1 schwarzer, 1 beliebiger Schritt, 1 Münze
foundry-F6 = Gießerei: 1 schwarzer, 1 Industrieschritt, 1 Verdoppler
foundry-F7 = Gießerei: Feld wiederholen
foundry-F8 = Gießerei: 1 beliebiger Schritt, Punkte der höchsten Lok
foundry-F9 = Gießerei: 2 beliebige Schritte
foundry-F10 = Gießerei: 1 Industrieschritt, Punkte der höchsten Lok
foundry-F11 = Gießerei: 1 beliebiger Schritt, 1 Verdoppler
foundry-F12 = Gießerei: 2 Münzen
emil-M1 = 1 weißer Schritt
emil-M2 = 2 weiße Schritte
emil-M3 = 1 naturfarbiger Schritt
emil-M4 = 2 naturfarbige Schritte
emil-M5 = 1 brauner Schritt
emil-M6 = 2 braune Schritte
emil-M7 = 3 graue Schritte
emil-M8 = 3 schwarze Schritte
emil-M9 = 2 Schritte nach Wahl
emil-M10 = Lok oder Fabrik
emil-M11 = Lok und Fabrik
emil-M12 = quer liegender Ingenieur
emil-M13 = Ingenieur anwerben
emil-M14 = 1 Industrieschritt
emil-M15 = 2 Industrieschritte
emil-M16 = 1 Verdoppler
emil-M17 = Kohlefeld
stokable-loco-1 = erste Lok der Hauptstrecke
stokable-loco-2 = zweite Lok der Hauptstrecke
stokable-loco-3 = Lok der zweiten Strecke
stokable-loco-4 = Lok der dritten Strecke
stokable-factory-1 = Fabrik in Lücke 1
stokable-factory-2 = Fabrik in Lücke 2
stokable-factory-3 = Fabrik in Lücke 3
stokable-factory-4 = Fabrik in Lücke 4
stokable-factory-5 = Fabrik in Lücke 5

## Woher die Punkte kommen
source-main-line = { $germany ->
    [on] { line-germany-1 }
   *[off] { line-russia-1 }
}
source-second-line = { $germany ->
    [on] { line-germany-2 }
   *[off] { line-russia-2 }
}
source-third-line = { $germany ->
    [on] { line-germany-3 }
   *[off] { line-russia-3 }
}
source-industry = Industrie
source-effects = Schlüssel, Ingenieure, Fabriken
source-passing = Passen
source-end-bonus = Spielendekarten
source-majority = Mehrheit der Ingenieure
tie-shared = Gleich viele Punkte: Der Platz wird geteilt.

## Warum nicht
space-not-there = „{ $place }“ gibt es an diesem Tisch oder in dieser Runde nicht.
space-taken = „{ $place }“ ist besetzt von { $seat }.
field-empty = Auf „{ $place }“ liegt kein Ingenieur.
wrong-cost = „{ $place }“ kostet { $workers } Arbeiter{ $coins ->
    [0] .
    [one] {" "}und 1 Münze.
   *[other] {" "}und { $coins } Münzen.
}
printed-coin = „{ $place }“ kostet { $workers } Arbeiter{ $coins ->
    [0] ; eine Münze kann ihn hier nicht ersetzen.
    [one] {" "}und 1 Münze; sie ersetzen einander hier nicht.
   *[other] {" "}und { $coins } Münzen; sie ersetzen einander hier nicht.
}
cannot-pay = Dafür reicht es nicht: Du hast { $workers } Arbeiter und { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
engineer-not-yours = { $engineer } gehört dir nicht.
engineer-used = { $engineer } hat in dieser Runde schon gearbeitet.
engineer-new = Diesen Ingenieur hast du gerade erst angeworben: ab der nächsten Runde.
nobody-to-hire = Zum Anwerben steht niemand bereit.
claim-own = In der Zugreihenfolge stehst du schon dort.
claim-both = Du hast schon den anderen Platz der Zugreihenfolge beansprucht.
pass-after-extra = Du hast schon Einkommen oder Kohle genutzt: Jetzt muss eine Aktion folgen.
extra-alone = Einkommen und Kohle gibt es nur neben einer Aktion, und dir bliebe keine.
extra-between = Einkommen und Kohle nutzt man vor oder nach der Aktion, nicht mittendrin.
not-pending = Das steht jetzt nicht an: { $effect }.
must-be-done = Auf dieses Feld darfst du nicht teilweise verzichten: { $effect }.
rest-impossible = Danach ließe sich der Rest des Feldes nicht mehr ausführen.
steps-impossible = Du kannst nicht alle Schritte von „{ $place }“ machen.
colour-never = { $colour } gibt es auf der Strecke nach { $arm } nicht.
colour-locked = { $colour } ist noch nicht freigeschaltet.
colour-not-printed = { $colour } gibt es auf der Strecke { $line } nicht.
colour-skipped = Auf der Strecke { $line } muss vor { $colour } erst { $ahead } liegen.
no-overtaking = { $colour } muss auf der Strecke { $line } hinter { $ahead } bleiben.
no-track-left = Du hast kein Gleis in { $colour } mehr.
line-end = { $colour } liegt auf der Strecke { $line } schon am Ende.
industry-end = Dieser Marker steht schon am Ende.
industry-blocked = { $n ->
    [one] Für 1 Industrieschritt ist kein Platz.
   *[other] Für { $n } Industrieschritte ist nicht genug Platz, nur für { $room }.
}
gap-empty = In Lücke { $gap } liegt keine Fabrik.
no-such-marker = Einen Industriemarker { $marker } hast du nicht.
marker-same-field = Zwei Marker stehen auf demselben Feld: Nimm den ersten.
field-taken = Dort steht schon ein Marker.
no-loco-left = Es liegt keine Lok mehr aus.
no-tile-left = Dafür liegt keine Lok oder Fabrik mehr aus.
loco-fits-nowhere = Die Lok { $number } findet keinen leeren Platz und ist nicht höher als eine deiner Loks.
loco-not-lower = Die Lok { $number } kann eine { $other } nicht ersetzen: nur eine niedrigere.
slot-first = Nimm den ersten leeren Platz der Hauptstrecke.
return-new = Eine neue Lok muss gelegt werden.
return-empty-slot = Zurück darf sie nur, wenn alle vier Plätze belegt sind.
factory-not-returned = Diese Fabrik liegt nicht im Vorrat.
no-own-factory = Du hast noch keine Fabrik.
doubler-places = Deine Plätze für Verdoppler sind voll.
doublers-gone = Es gibt keine Verdoppler mehr.
token-used = „{ $token }“ hast du nicht oder schon genutzt.
card-gone = „{ $card }“ liegt nicht mehr aus.
card-incomplete = „{ $card }“ kannst du nicht vollständig ausführen.
pile-empty = Der Stapel der Spielendekarten ist leer.
not-in-pile = „{ $card }“ liegt nicht im Stapel.
start-gone = Diese Startbonuskarte ist weg: { $card }.
income-gone = Dieser Einkommensmarker ist vergriffen.
income-not-yours = Diesen Einkommensmarker hast du nicht.
income-face-down = Dieser Einkommensmarker ist in dieser Runde schon genutzt.
marker-no-room = Feld 0 der Industrieleiste muss leer sein.
extension-size = { $extension } passt nicht: Hier liegen { $size } Felder.
extension-gone = Schon vergeben: { $extension }.
no-coal-module = An diesem Tisch wird ohne Kohle gespielt.
no-open-foundry = Es liegt keine Gießerei mehr offen.
foundry-not-open = Liegt nicht offen: { $foundry }.
foundry-not-yours = Gehört dir nicht: { $foundry }.
foundry-fired = In dieser Runde schon genutzt: { $foundry }.
coal-short = Das kostet { $price } Kohle; du hast { $coal }.
coal-too-much = { $n } Kohle geht nicht: höchstens { $most }.
stoker-taken-already = Der Heizer ist in dieser Runde schon vergeben.
stoker-no-tile = Jede deiner Loks und Fabriken hat schon einen Heizer.
stoker-none-left = Es gibt keinen Heizer mehr.
has-stoker = Dort liegt schon ein Heizer.
no-tile = Dort liegt nichts.
nothing-to-repeat = Du hast in dieser Runde kein Feld genutzt, das sich wiederholen ließe.
repeat-must = Über diesen Ingenieur musst du ein Feld wiederholen.
repeat-not-used = „{ $place }“ hast du in dieser Runde nicht so genutzt.
repeat-cost = „{ $place }“ lässt sich nicht wiederholen: höchstens { $most } Arbeiter, keine aufgedruckte Münze.
repeat-never = „{ $place }“ lässt sich hier nicht wiederholen.
move-one-worker = Versetzt wird nur auf Felder, die genau einen Arbeiter kosten: „{ $place }“ nicht.
move-claim = Ein Arbeiter verlässt die Reihenfolgeleiste und wird nicht auf „{ $place }“ versetzt.
move-main-board = Versetzt wird nur auf Felder des Spielplans: „{ $place }“ nicht.
components-gaps = { $path }: Fünf Felder sind Fabriklücken (-1), und nicht das erste: { $value }.
components-areas = { $path }: Die Bereiche haben die Größen 2, 3 und 4, und keiner liegt auf der Hauptstrecke: { $value }.
position-impossible = { $path }: { $value } kann so nicht vorkommen.
position-parts = { $path }: Von „{ $part }“ gibt es in der Stellung { $have }, in der Schachtel { $want }.
position-twice = { $path }: { $value } steht zweimal in dieser Liste.
part-worker = Arbeiter
part-helper = türkiser Arbeiter
part-black = schwarzer Arbeiter
part-doubler = Verdoppler
part-nine = Lok 9 der ?-Karte
position-order = { $path }: Jeder der { $n } Spieler kommt genau einmal vor.
position-emil = { $path }: Emil gibt es nur, wenn jemand allein spielt.

## Protokoll
log-first-order = Die erste Reihenfolge wird ausgelost: { $seats }.
log-round = Runde { $n } beginnt.
log-start-chosen = { $seat } wählt den Startbonus: { $card }.
log-start-drawn = { $seat } zieht eine Startbonuskarte: { $card }.
log-placed = { $seat } besetzt „{ $place }“: { $payment }.
log-passed = { $n ->
    [0] { $seat } passt.
    [one] { $seat } passt und bekommt { $n } Punkt.
   *[other] { $seat } passt und bekommt { $n } Punkte.
}
log-track = { $seat } bringt { $colour } auf der Strecke { $line } auf Feld { $at }.
log-track-steps = { $seat } bringt { $colour } auf der Strecke { $line } { $n } Schritte weiter auf Feld { $at }.
log-field = { $seat } erfüllt Feld { $at } der Strecke { $line }.
log-arm = { $seat } baut nach { $arm }.
log-extension = { $seat } legt in { $area } einen Ausbau: { $extension }.
log-industry = { $seat } rückt mit Industriemarker { $marker } auf Feld { $at }.
log-industry-steps = { $seat } rückt mit Industriemarker { $marker } { $n } Schritte weiter auf Feld { $at }.
log-factory-used = { $seat } nutzt: { $factory }.
log-factory-built = { $seat } baut in Lücke { $gap }: { $factory }.
log-factory-replaced = { $seat } ersetzt in Lücke { $gap }: { $factory } statt { $old }.
log-loco-taken = { $seat } nimmt Lok { $number }.
log-loco-placed = { $seat } legt Lok { $number } an die Strecke { $line }.
log-loco-returned = { $seat } legt eine Lok zurück: { $factory }.
log-coins = { $seat } bekommt { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}.
log-coal = { $seat } bekommt { $n } Kohle.
log-points = { $seat } bekommt { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}.
log-doublers = { $seat } legt { $n } Verdoppler.
log-worker = { $seat } bekommt einen Arbeiter.
log-helpers = { $seat } nimmt die türkisen Arbeiter.
log-black-worker = { $seat } bekommt den schwarzen Arbeiter.
log-medal = { $seat } legt die Medaille.
log-upgrade = { $seat } nutzt ab jetzt: { $marker }.
log-second-marker = { $seat } bekommt den zweiten Industriemarker.
log-extra-marker = { $seat } bekommt den zusätzlichen Industriemarker.
log-marker-lost = { $seat } bekommt keinen Industriemarker: Feld 0 ist nicht leer oder keiner mehr da.
log-key-steps = { $seat } nutzt einen Schlüssel für Schritte.
log-bonus-card = { $seat } nimmt am Ende des Zuges eine Spielendekarte.
log-end-card = { $seat } behält eine Spielendekarte.
log-end-card-own = Deine Spielendekarte: { $card }.
log-token = { $seat } nutzt ein ?-Plättchen: { $token }.
log-card = { $seat } nimmt eine ?-Karte: { $card }.
log-engineer = { $seat } gewinnt { $engineer }.
log-repeated = { $seat } wiederholt „{ $place }“.
log-skipped = { $seat } verzichtet: { $effect }.
log-income-taken = { $seat } nimmt einen Einkommensmarker: { $income }.
log-income-used = { $seat } nutzt einen Einkommensmarker: { $income }.
log-foundry-taken = { $seat } nimmt eine Gießerei: { $foundry }.
log-foundry-open = Aufgedeckt: { $foundry }.
log-foundry-used = { $seat } nutzt: { $foundry }.
log-foundry-closed = { $seat } schließt: { $foundry }.
log-stoker-taken = { $seat } nimmt einen Heizer.
log-stoker-attached = { $seat } legt einen Heizer an: { $tile }.
log-coal-given = { $seat } gibt { $n } Kohle in die Kohlefabrik.
log-order = Neue Reihenfolge: { $seats }.
log-moved = { $seat } versetzt den Arbeiter auf „{ $place }“.
log-stayed = { $seat } versetzt den Arbeiter nicht.
log-scored = { $seat } wertet { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}: { $lines }, Industrie { $industry }.
scored-line = { $line } { $n }
log-end-bonus = { $seat } zeigt „{ $card }“: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}.
log-majority = { $seat } bekommt { $n } Punkte für die Ingenieure.
log-over = Das Spiel ist zu Ende.
log-emil-blocks = { $workers ->
    [0] Emil blockiert „{ $place }“ mit einer Münze.
    [one] Emil blockiert „{ $place }“ mit 1 Arbeiter.
   *[other] Emil blockiert „{ $place }“ mit { $workers } Arbeitern.
}
log-emil-discards = Emil legt eine Karte ab: { $card }.
log-emil-tile = Emil nimmt Lok { $number } weg.
log-emil-factory = Emil nimmt weg: { $factory }.
log-emil-passed = Emil passt.
log-emil-worker = Du hast { $points } Punkte: Emil bekommt einen Arbeiter.

## Optionen
option-germany = Deutschland
option-germany-off = ohne
option-germany-on = mit
option-germany-help = Deutsche Tableaus mit Weiche, Streckenausbauten und Einkommensmarkern.
option-coal = Kohle
option-coal-off = ohne
option-coal-on = mit
option-coal-help = Kohle, Gießereien und Heizer; eine Runde weniger.
option-new-material = Neues Material
option-new-material-off = ohne
option-new-material-on = alles
option-new-material-engineers = nur die Ingenieure
option-new-material-tokens = nur die ?-Plättchen
option-new-material-cards = nur die ?-Karten
option-new-material-help = Ingenieure, ?-Plättchen und ?-Karten der Erweiterung. Was Kohle zeigt, nur mit Kohle.
option-components = Werte der Teile
option-components-standard = Standard
option-components-help = Viele Werte stehen in keiner Quelle und sind rekonstruiert. Wer die echten kennt, gibt hier eine Datei an.
option-keys-card = Spielendekarte für Schlüssel
option-keys-card-left-out = nicht dabei
option-keys-card-mixed-in = eingemischt
option-keys-card-help = Eine jüngere Ausgabe kennt eine elfte Karte.
option-industry-track = Industrieleiste
option-industry-track-numberless = ein Feld ohne Zahl nach Lücke 3
option-industry-track-one-gap-each = je eine Lücke vor 10, 15, 20, 25, 30
option-industry-track-help = Die Felder hinter Lücke 3 sind nicht sicher überliefert.
option-industry-end-question = ? am Ende der Industrieleiste
option-industry-end-question-yes = ja
option-industry-end-question-no = nein
option-industry-end-question-help = Ob das letzte Feld ein ? bringt.
option-medal-condition = Die Medaille zählt
option-medal-condition-gray-and-loco = mit Grau und Lok auf ihrem Feld
option-medal-condition-none = immer
option-medal-condition-help = Ob die Medaille an ihr Feld gebunden ist.
option-white-steps = Freie weiße Schritte
option-white-steps-hamburg = nur in Hamburg
option-white-steps-both-boards = auch am Ende der Transsib
option-white-steps-help = Hamburg bringt zwei weiße Schritte; für das Grundspiel ist das nicht überliefert.
option-two-player-side = Spielplan für zwei
option-two-player-side-bare = ohne das mittlere Lokfeld
option-two-player-side-middle-loco = mit dem mittleren Lokfeld
option-two-player-side-help = Ob Lok oder Fabrik für zwei Arbeiter dort vorkommt.
option-pass-points = Punkte beim Passen
option-pass-points-place = nach dem Platz der Runde
option-pass-points-first-card = nach der Karte vom Anfang
option-pass-points-help = Ob die Reihenfolgekarten weitergegeben werden.
option-industry-sharing = Zwei Marker auf einem Industriefeld
option-industry-sharing-yes = erlaubt
option-industry-sharing-no = nicht erlaubt
option-industry-sharing-help = Keine Quelle sagt dazu etwas.
option-black-worker = Der schwarze Arbeiter wirkt
option-black-worker-engineers-too = auch auf Ingenieuren
option-black-worker-board-only = nur auf Feldern des Spielplans
option-black-worker-help = Wo der weitere schwarze Schritt gilt.
option-new-engineer = Angeworbene Ingenieure
option-new-engineer-at-once = arbeiten in derselben Runde
option-new-engineer-next-round = arbeiten ab der nächsten Runde
option-new-engineer-help = Nichts verbietet es in derselben Runde.
option-engineer-cost = Bergbau- und Startbonus-Ingenieur kosten
option-engineer-cost-worker = 1 Arbeiter
option-engineer-cost-coin = 1 Münze
option-engineer-cost-help = Ihre Kosten sind nur auf den Teilen abgebildet.
option-coin-on-combined = Münze auf dem kombinierten Kohlefeld
option-coin-on-combined-foundry = ist immer die Gießerei
option-coin-on-combined-either = darf auch für 1 Kohle stehen
option-coin-on-combined-help = Ob eine Münze dort einen Arbeiter ersetzen darf.
option-coal-factory-replaced = Ersetzte Kohlefabrik
option-coal-factory-replaced-pool = liegt für alle bereit
option-coal-factory-replaced-box = verlässt das Spiel
option-coal-factory-replaced-help = Sie hat keine Lok auf der anderen Seite.
option-emil-large-space = Emil auf „Lok und Fabrik“
option-emil-large-space-two-tiles = nimmt zwei Teile
option-emil-large-space-one-tile = nimmt ein Teil
option-emil-large-space-help = Die Regel nennt nur das Wegnehmen.
option-stars-doubled = Sterne und Medaille unter ×2
option-stars-doubled-no = werden nicht verdoppelt
option-stars-doubled-yes = werden verdoppelt
option-stars-doubled-help = Im Grundspiel kommt beides nie zusammen.
option-stoker-in-bonus = Heizer bei der Spielendekarte für Loks
option-stoker-in-bonus-counts = zählen mit
option-stoker-in-bonus-ignored = zählen nicht
option-stoker-in-bonus-help = „Für alle Belange“ um 1 höher, sagt die Regel.
option-worker-while-moving = Arbeiter beim Versetzen gewonnen
option-worker-while-moving-kept = bleibt
option-worker-while-moving-lost = verfällt
option-worker-while-moving-help = Was ein versetzter Arbeiter an Arbeitern einbringt.
option-doublers = Verdoppler
option-doublers-limited = 20 Stück
option-doublers-unlimited = unbegrenzt
option-doublers-help = Die FAQ nennt sie begrenzt.
option-end-bonus = Spielendekarte
option-end-bonus-chosen = wird aus dem Stapel ausgesucht
option-end-bonus-drawn = wird oben gezogen
option-end-bonus-help = Ob man den Stapel durchsehen darf.
option-repeat-helpers = Feld der türkisen Arbeiter wiederholen
option-repeat-helpers-no = nicht möglich
option-repeat-helpers-yes = holt sie zurück
option-repeat-helpers-help = Die FAQ behandelt den Fall, ihre Antwort ist nicht überliefert.
option-coal-engineers = Ingenieure mit Kohle zu viert
option-coal-engineers-counts = 3 A und 3 B
option-coal-engineers-letter = 2 A und 4 B
option-coal-engineers-help = Der Satz „ein A weniger“ und die genannten Zahlen passen nicht zusammen.
option-stoker-with-minus-ten = Heizer bei Ingenieur −10
option-stoker-with-minus-ten-works = wirkt
option-stoker-with-minus-ten-idle = wirkt nicht
option-stoker-with-minus-ten-help = Die Fabrik wird genutzt, als hätte ein Marker sie betreten.
option-empty-stack = Heizer bei leerem Stapel
option-empty-stack-no-stoker = gibt es nicht
option-empty-stack-open-foundry = ist eine offene Gießerei
option-empty-stack-help = Es gibt nur zwölf Gießereien.
option-coal-while-moving = Kohlefabrik beim Versetzen
option-coal-while-moving-no = ohne Kohle
option-coal-while-moving-yes = mit Kohle
option-coal-while-moving-help = Zwei Stellen der Regel widersprechen sich.
option-coin-claim = Münze auf der Reihenfolgeleiste
option-coin-claim-stays = bleibt liegen
option-coin-claim-moves = darf versetzt werden
option-coin-claim-help = Alle Quellen sprechen vom Arbeiter.
option-skip-colour = Farbe einer Strecke auslassen
option-skip-colour-no = nicht erlaubt
option-skip-colour-yes = erlaubt
option-skip-colour-help = Zum Beispiel Natur ohne Braun.
option-income-alone = Einkommen ohne Aktion
option-income-alone-no = nicht erlaubt
option-income-alone-yes = erlaubt
option-income-alone-help = Für Kohle ist eine Aktion vorgeschrieben, für Einkommen nicht ausdrücklich.
option-loco-without-place = Neue Lok ohne Platz
option-loco-without-place-refused = gibt es nicht
option-loco-without-place-pool = geht als Fabrik zurück
option-loco-without-place-help = Wenn alle eigenen Loks mindestens so hoch sind.
option-both-upgrades = Beide Aufwerter
option-both-upgrades-choose = man behält einen nach Wahl
option-both-upgrades-newest = der neue ersetzt den alten
option-both-upgrades-help = Sie sind nicht kombinierbar.
option-second-marker = Zweiter Industriemarker, Feld 0 besetzt
option-second-marker-needs-start = ist verloren
option-second-marker-anyway = kommt trotzdem
option-second-marker-help = Ausdrücklich gilt es nur für den deutschen Marker.
option-moved-worker = Versetzt werden darf
option-moved-worker-everywhere = auch auf Kohlefelder und eigene Ingenieure
option-moved-worker-main-board = nur auf den Spielplan
option-moved-worker-help = Welche Felder einem versetzten Arbeiter offenstehen.
option-repeat-same-turn = Feld desselben Zuges wiederholen
option-repeat-same-turn-yes = erlaubt
option-repeat-same-turn-no = nicht erlaubt
option-repeat-same-turn-help = Es ist in dieser Runde schon genutzt.
option-emil-empty-field = Emil: kein Ingenieur da
option-emil-empty-field-next-card = nächste Karte
option-emil-empty-field-lost-turn = sein Zug verfällt
option-emil-empty-field-help = Wenn seine Karte ein leeres Ingenieursfeld nennt.
option-stoker-on-one = Heizer an Fabrik 1 bei negativer Summe
option-stoker-on-one-adds = 0 und 1 Punkt dazu
option-stoker-on-one-floor = erst rechnen, dann mindestens 0
option-stoker-on-one-help = Ingenieur −10 kann die Summe unter 0 drücken.
option-last-pass = Punkte beim Passen in der letzten Runde
option-last-pass-points = wie immer
option-last-pass-none = keine
option-last-pass-help = Keine Ausnahme ist bekannt.
option-solo-tie = Gleich viele Ingenieure wie Emil
option-solo-tie-number = die höchste Nummer entscheidet
option-solo-tie-yours = du bist vorn
option-solo-tie-help = Die Regel nennt nur den Fall, dass Emil mehr hat.
option-extras = Einkommen und Kohle
option-extras-around = vor oder nach der Aktion
option-extras-between = auch mittendrin
option-extras-help = Ob Zugaben die Aktion unterbrechen dürfen.

## scene: what stands on the table

tab-actions = Aktionsplan
tab-own = Dein Tableau
zone-desk = Was gerade zu entscheiden ist
zone-pay = Arbeiter und Münzen
zone-offer = Zur Wahl
zone-hand = Deine Arbeiter und Münzen
zone-order = Zugreihenfolge
tab-players = Spieler
zone-stage = Aktionsplan
zone-own = Dein Tableau
zone-seat = Tableau von { $seat }
zone-tracks = Gleisbau
zone-works = Loks, Industrie und mehr
zone-row = Ingenieure
zone-supply = Lokvorrat
zone-pool = Fabrikvorrat
zone-pending = Offene Effekte
zone-choice = Zur Wahl
zone-payments = Womit bezahlen?
zone-coal = Kohle-Tableau
zone-foundries = Offene Gießereien
zone-emil = Emil
zone-bank = Vorrat
zone-slot-1 = Lokplatz 1 von { $seat }
zone-slot-2 = Lokplatz 2 von { $seat }
zone-slot-3 = Lokplatz 3 von { $seat }
zone-slot-4 = Lokplatz 4 von { $seat }
zone-depot-main = Gleislager, Hauptstrecke: { $seat }
zone-fields-main = Felder, Hauptstrecke: { $seat }
zone-heads-main = Gleise, Hauptstrecke: { $seat }
zone-sum-main = Punkte, Hauptstrecke: { $seat }
zone-depot-second = Gleislager, zweite Strecke: { $seat }
zone-fields-second = Felder, zweite Strecke: { $seat }
zone-heads-second = Gleise, zweite Strecke: { $seat }
zone-sum-second = Punkte, zweite Strecke: { $seat }
zone-depot-third = Gleislager, dritte Strecke: { $seat }
zone-fields-third = Felder, dritte Strecke: { $seat }
zone-heads-third = Gleise, dritte Strecke: { $seat }
zone-sum-third = Punkte, dritte Strecke: { $seat }
zone-fields-industry = Industrieleiste von { $seat }
zone-marker-1 = Erster Industriemarker von { $seat }
zone-marker-2 = Zweiter Industriemarker von { $seat }
zone-marker-3 = Dritter Industriemarker von { $seat }
zone-sum-industry = Punkte der Industrie von { $seat }
zone-gaps = Fabriken von { $seat }
zone-purse = Arbeiter und Geld von { $seat }
zone-engineers = Ingenieure
zone-tokens = ?-Plättchen
zone-cards = ?-Karten
zone-bonus = Spielende
zone-incomes = Einkommen
zone-furnaces = Gießereien

sign-round = Runde { $round } von { $rounds }
sign-start = Startbonus
sign-turns = Arbeiter setzen
sign-moving = Neue Reihenfolge
sign-over = Ende
sign-last = Letzte Runde

short-line-russia-1 = Transsib
short-line-russia-2 = Petersburg
short-line-russia-3 = Kiew
short-line-germany-1 = München
short-line-germany-2 = Dresden
short-line-germany-3 = Nürnberg
piece-none = nichts
piece-field = Feld { $at }, { $line }
piece-rail = { $at ->
    [0] Gleis { $colour }, { $line }: noch nicht begonnen
   *[other] Gleis { $colour }, { $line }: bis Feld { $at }
}
piece-loco = Lok { $number }; die Loks dieser Strecke kommen bis Feld { $reach }
piece-hand = Lok { $number }: wohin?
piece-supply = Lok { $number }, noch { $count }-mal
piece-industry = Industrieleiste, Feld { $at }: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
piece-marker = Industriemarker { $marker } auf Feld { $at }: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
piece-sum = { $line }: eine Wertung jetzt brächte { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
piece-purse-workers = Arbeiter in der Hand: { $count }
piece-purse-coins = Münzen: { $count }
piece-purse-coal = Kohle: { $count }
piece-purse-helpers = Türkise Arbeiter: { $count }
piece-purse-black = Schwarzer Arbeiter in der Hand: { $count }
piece-bank-pile = Spielendekarten im Stapel: { $count }
piece-bank-doublers = Verdoppler im Vorrat: { $count }
piece-bank-helpers = Türkise Arbeiter im Vorrat: { $count }
piece-emil-cards = Emils Karten: { $count }
piece-emil-engineers = Emils Ingenieure: { $count }
piece-order = { $seat } zieht als { $place }. Passen bringt { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}.
piece-emil-workers = Emils Arbeiter für diese Runde: { $count }
piece-emil-card = Emils letzte Karte: { $card }
piece-emil-waiting = Emil bekommt einen weiteren Arbeiter, sobald du { $points } Punkte hast
caption-passed = gepasst
caption-emil-workers = Arbeiter
caption-emil-cards = Karten
caption-emil-engineers = Ingenieure
caption-at-points = ab { $n }
ticket-must = muss sein
ticket-may = darf verfallen
ticket-last = zuletzt
ticket-black = Schwarz
ticket-gray = Grau
ticket-brown = Braun
ticket-natural = Natur
ticket-white = Weiß
ticket-any = nach Wahl
ticket-either = Schw./Grau
ticket-either-black = Schw./Grau
ticket-industry = Industrie
ticket-loco = Lok
ticket-factory = Fabrik
ticket-tile = Lok/Fabrik
ticket-key = Schlüssel
ticket-question = ?-Plättchen
ticket-card = ?-Karte
ticket-income = Einkommen
ticket-marker = Marker
ticket-bonus = Spielende
ticket-again = Fabrik
ticket-coal-for-steps = Kohle
ticket-engineer-sum = Ingenieure
ticket-engineer-sum-more = Ingenieure
ticket-two-locos = Zwei Loks
ticket-top-loco = Beste Lok
piece-foundry-stack = Gießereien im Stapel: { $count }
place-stoker = Heizerfeld: 2 Kohle
back-bonus = Spielendekarte, unbekannt
caption-start = Start
caption-upgrade-base = 3 6 10
caption-upgrade-german = 2 3 7 8
caption-B1 = 4 je Fabrik
caption-B2 = 6 je Ing.
caption-B3 = 10 je Ende
caption-B4 = 1 je Feld
caption-B5 = 20 / 30
caption-B6 = 1 je Feld
caption-B7 = 7 je ?
caption-B8 = +1 Mehrheit
caption-B9 = 4 höchste
caption-B10 = 10 je Arb.
caption-B11 = 15/25/40

note-cost = Kosten: { $payment }. Münzen können Arbeiter ersetzen.
note-cost-fixed = Kosten: { $payment }. Münzen und Arbeiter ersetzen einander hier nicht.
note-taken = Hier steht schon { $seat }.
note-useless = Dafür reicht es auf deinem Tableau gerade nicht: Das Feld muss ganz nutzbar sein.
note-hire = Wer hier eine Münze legt, nimmt diesen Ingenieur mit.
note-cross = Liegt quer: Alle können ihn wie ein Feld nutzen.
note-queue = Rückt jede Runde ein Feld vor; in { $rounds } Runden kann man ihn anwerben.
note-gives = Bringt: { $effects }.
note-stoker-space = Einmal je Runde, für eine Person: 2 Kohle bringen einen Heizer für eine eigene Lok oder Fabrik.
note-foundry = 2 Kohle nutzen sie einmal je Runde, neben der Aktion. Danach darf sie zum Heizer werden.
note-income = Einmal je Runde, neben der Aktion.
note-emil-engineers = Seine Ingenieure: { $engineers }.
note-must = Gehört zum Feld und muss ganz ausgeführt werden.
note-last = Wird von selbst gebucht, wenn nichts anderes mehr zu tun ist.
note-may = Darf ausgeführt oder liegen gelassen werden.
note-guess = Rekonstruiert, nicht belegt.
note-field = { $loco ->
    [yes] Bringt einmalig: { $effects } – sobald Gleis { $colour } und eine Lok hierher kommen.
   *[no] Bringt einmalig: { $effects } – sobald Gleis { $colour } hierher kommt.
}
note-star = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} in jeder Wertung, wenn Gleis { $colour } { $loco ->
    [yes] und eine Lok hierher kommen
   *[no] hierher kommt
}.
note-times = { $loco ->
    [yes] Die Punkte der Strecke zählen { $n }-fach, wenn Gleis { $colour } und eine Lok hierher kommen.
   *[no] Die Punkte der Strecke zählen { $n }-fach, wenn Gleis { $colour } hierher kommt.
}
note-medal = { $loco ->
    [yes] Platz der Medaille: { $n } Punkte in jeder Wertung, mit Gleis { $colour } und einer Lok.
   *[no] Platz der Medaille: { $n } Punkte in jeder Wertung, mit Gleis { $colour }.
}
note-industry-question = Bringt ein ?.
note-gap = Lücke { $gap }: Ohne Fabrik geht es hier nicht weiter; mit ihr wird sie beim Betreten genutzt.
note-crew = Insgesamt { $crew } Arbeiter im Spiel, { $reserve } in Reserve.
note-laid = Schon genutzt.
note-arm = { $arm }: { $note }
note-unlock = Schaltet { $colour } frei, sobald Schwarz hierher kommt.

figure-points = Punkte
figure-round = Diese Runde bisher
figure-workers = Arbeiter
figure-coins = Münzen
figure-coal = Kohle
strip-place = Zieht als { $place }.
share-fields = { $n } × { $each }
share-more = + { $n }
share-times = × { $n }
share-plain = { $n }
sheet-round = Wertung nach Runde { $round }
sheet-final = Endabrechnung
sheet-player = { $seat }
sheet-before = Vor dieser Wertung
sheet-round-sum = Diese Wertung
sheet-total = Punkte insgesamt
unit-coal = { $n } Kohle

## scene: what an effect gives, in words

gives-black = { $n ->
    [one] 1 schwarzer Schritt
   *[other] { $n } schwarze Schritte
}
gives-gray = { $n ->
    [one] 1 grauer Schritt
   *[other] { $n } graue Schritte
}
gives-brown = { $n ->
    [one] 1 brauner Schritt
   *[other] { $n } braune Schritte
}
gives-natural = { $n ->
    [one] 1 naturfarbiger Schritt
   *[other] { $n } naturfarbige Schritte
}
gives-white = { $n ->
    [one] 1 weißer Schritt
   *[other] { $n } weiße Schritte
}
gives-any = { $n ->
    [one] 1 beliebiger Schritt
   *[other] { $n } beliebige Schritte
}
gives-either = { $n ->
    [one] 1 schwarzer oder grauer Schritt
   *[other] { $n } schwarze oder graue Schritte
}
gives-industry = { $n ->
    [one] 1 Industrieschritt
   *[other] { $n } Industrieschritte
}
gives-loco = { $n }× Lok
gives-factory = { $n }× Fabrik
gives-tile = { $n }× Lok oder Fabrik
gives-key = { $n }× Schlüssel
gives-question = { $n }× ?
gives-card = { $n }× ?-Karte
gives-income = { $n }× Einkommensmarker
gives-marker = zusätzlicher Industriemarker
gives-bonus = Spielendekarte oder 10 Punkte
gives-again = eine eigene Fabrik nutzen
gives-foundry = Gießerei
gives-stoker = Heizer
gives-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
gives-coal = { $n } Kohle
gives-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
gives-doublers = { $n }× Verdoppler
gives-worker = ein Arbeiter
gives-medal = Medaille
gives-upgrade = Aufwerter
gives-either-black = { $n ->
    [one] 1 schwarzer oder grauer Schritt
   *[other] { $n } schwarze oder graue Schritte
}
gives-repeat-one = ein Feld wiederholen
gives-repeat-two = ein Feld bis 2 Arbeiter wiederholen
gives-coal-for-steps = 2 schwarze Schritte je Kohle, bis { $n } Kohle
gives-upgrade-german = deutscher Aufwerter
gives-second-marker = zweiter Industriemarker
gives-engineer-sum = Summe der Ingenieursnummern
gives-engineer-sum-more = Summe der Ingenieursnummern, mit Heizer 1 mehr
gives-two-locos = Punkte der zwei höchsten Loks
gives-top-loco = Punkte der höchsten Lok
gives-end-card = Spielendekarte
gives-black-worker = schwarzer Arbeiter
gives-letterless = Ingenieur ohne Buchstaben
gives-nine = Lok 9
gives-coal-factory = Kohlefabrik
gives-start-cards = { $n } Startbonuskarten
gives-helpers = { $n } türkise Arbeiter
gives-claim-first = Erster der Zugreihenfolge
gives-claim-second = Zweiter der Zugreihenfolge
gives-hire = Ingenieur anwerben

## scene: what is wanted, of the viewer

prompt-on = Es geht weiter.
prompt-over = Das Spiel ist zu Ende. Gewonnen: { $seats }.
prompt-over-solo = Das Spiel ist zu Ende: { $points } Punkte gegen Emil.
prompt-choose-start = Wähle eine Startbonuskarte.
prompt-turn = Nutze ein Feld oder einen Ingenieur, oder passe. Arbeiter: { $workers }, Münzen: { $coins }.
prompt-extras = Noch Einkommen oder Kohle nutzen? Sonst beende den Zug.
prompt-effects = Noch zu tun: { $effects }.
prompt-place-loco = { $chain ->
    [yes] Lok { $number } ist verdrängt: Wohin mit ihr?
   *[no] Wohin kommt Lok { $number }?
}
prompt-replace-factory = Alle Lücken sind voll. Welche Fabrik weicht: { $factory }?
prompt-keep-upgrade = Nur ein Aufwerter bleibt liegen: welcher?
prompt-choose-end-bonus = Behalte eine Spielendekarte.
prompt-repeat = Welches Feld nutzt du noch einmal?
prompt-choose-arm = Wohin führt die Strecke: Hamburg oder Berlin? Das gilt für alle Farben.
prompt-lay-extension = Wähle einen Streckenausbau für diese Zwischenstation.
prompt-choose-foundry = Wähle eine Gießerei.
prompt-close-foundry = Schließen und als Heizer anlegen? { $foundry }
prompt-attach-stoker = An welche Lok oder Fabrik kommt der Heizer?
prompt-move-worker = Versetze deinen Arbeiter von der Reihenfolge auf ein Feld für einen Arbeiter, oder lass ihn stehen.

## scene: what is wanted, of others

wait-choose-start = { $seats } wählt eine Startbonuskarte.
wait-turn = { $seats } ist am Zug.
wait-extras = { $seats } nutzt vielleicht noch Einkommen oder Kohle.
wait-effects = { $seats } führt Effekte aus.
wait-place-loco = { $seats } legt eine Lok an.
wait-replace-factory = { $seats } ersetzt eine Fabrik.
wait-keep-upgrade = { $seats } wählt einen Aufwerter.
wait-choose-end-bonus = { $seats } wählt eine Spielendekarte.
wait-repeat = { $seats } wiederholt ein Feld.
wait-choose-arm = { $seats } stellt die Weiche.
wait-lay-extension = { $seats } wählt einen Streckenausbau.
wait-choose-foundry = { $seats } wählt eine Gießerei.
wait-close-foundry = { $seats } schließt vielleicht eine Gießerei.
wait-attach-stoker = { $seats } legt einen Heizer an.
wait-move-worker = { $seats } versetzt einen Arbeiter.

## scene: the moves

group-tracks = Gleisbau
group-locos = Lok und Fabrik
group-industry = Industrie
group-engineers = Ingenieure
group-coal = Kohle
group-others = Weitere Felder
group-closed = Jetzt nicht möglich
group-steps = Vorrücken
group-tiles = Lok und Fabrik
group-slots = Lokplätze
group-key = Schlüssel und Bonus
group-tokens = ?-Plättchen
group-cards = Karten und Plättchen
group-income = Einkommen
group-repeat = Noch einmal
group-extras = Daneben
group-leave = Beenden oder lassen
act-place = { $place }: { $payment }
act-hire = { $engineer } anwerben
act-cross = { $engineer } nutzen
act-move = Versetzen: { $place }
act-stay = Stehen lassen
act-repeat = Noch einmal: { $place }
act-repeat-black = Noch einmal mit dem schwarzen Arbeiter: { $place }
act-repeat-none = Nichts wiederholen
act-pass = Passen ({ $n } Punkte)
act-end = Zug beenden
act-use = Einkommen: { $income }
act-fire = 2 Kohle: { $foundry }
act-stoker = 2 Kohle: Heizer nehmen
act-advance = { $line }: { $colour } auf Feld { $at }
act-industry = Industriemarker { $marker } auf Feld { $at }
act-take-loco = Lok { $number } nehmen
act-build = Bauen: { $factory }
act-build-lowest = Niedrigste Lok umdrehen und bauen: { $factory }
act-key-steps = Schlüssel: 1 schwarzer Schritt und 1 beliebiger
act-key-points = Schlüssel: { $n } Punkte
act-token = { $token }
act-card = { $card }
act-income = Einkommensmarker nehmen: { $income }
act-take-marker = Zusätzlichen Industriemarker nehmen
act-bonus-card = Am Zugende eine Spielendekarte
act-bonus-points = { $n } Punkte
act-again = Nutzen: { $factory }
act-skip = Verzichten: { $effect }
act-slot = An { $line }
act-slot-replace = An { $line }, statt der { $other }
act-return = Zurückgeben: Sie wird zur Fabrik im Vorrat
act-gap = Ersetzen in Lücke { $gap }: { $factory }
act-stoke = Heizer: { $tile }
act-foundry = { $foundry }
act-close = Schließen und Heizer anlegen
act-keep = Offen lassen
act-coal = Kohle in die Fabrik
act-arm = { $arm }: { $fields } Felder, Farben bis { $colour }. Bringt: { $effects }

## die Schausammlung
shelf-spaces = Aktionsfelder
shelf-engineers = Ingenieure
shelf-factories = Fabriken
shelf-cards = Fragezeichen-Karten
shelf-bonuses = Schlussboni
shelf-incomes = Einkommensplättchen
shelf-extensions = Streckenerweiterungen
shelf-foundries = Gießereien

## Zum ersten Mal am Tisch

intro-aim = Du baust Gleise auf drei Strecken, legst Lokomotiven, die immer weiter reichen, und treibst die Industrie voran. In deinem Zug setzt du Arbeiter auf ein freies Feld und tust, was es zeigt. Alles Gebaute zählt jede Runde neu; wer nach der letzten die meisten Punkte hat, gewinnt.
intro-points-1 = Gleise, jede Runde, so weit deine Loks reichen: grau 1, braun 2, natur 4, weiß 7
intro-points-2 = Verdoppler: Felder der Hauptstrecke zählen doppelt
intro-points-3 = Industrie, jede Runde: die Zahl bei deinem Marker
intro-points-4 = Sonderfelder: Arbeiter, Schlüssel und ?-Plättchen, sobald du sie erreichst
intro-points-5 = Am Ende: Spielendekarten und die meisten Ingenieure (40 und 20)

## explain: what effects are for

explain-does-black = Ein schwarzer Schritt rückt dein schwarzes Gleis auf einer Strecke deiner Wahl ein Feld vor. Schwarz zählt selbst nichts, geht aber allen Farben voran und öffnet Sonderfelder.
explain-does-colour = Ein Schritt rückt dein Gleis { $colour } auf einer Strecke deiner Wahl ein Feld vor, immer hinter { $ahead }. Jedes seiner Felder, das Loks erreichen, bringt in jeder Wertung { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}.
explain-does-any = Jeder Schritt rückt ein Gleis einer beliebigen freigeschalteten Farbe auf einer beliebigen Strecke ein Feld vor.
explain-does-either = Ein Schritt mit Schwarz oder Grau auf einer Strecke deiner Wahl. Der schwarze Arbeiter bringt einen schwarzen Schritt dazu, wenn du Schwarz wählst.
explain-does-industry = Ein Industrieschritt rückt einen deiner Industriemarker ein Feld vor. Wer eine Fabrik betritt, nutzt sie; eine leere Lücke hält den Marker auf.
explain-does-loco = Du bekommst die niedrigste ausliegende Lok. Sie kommt auf einen freien Platz oder verdrängt eine niedrigere; eine Strecke zählt nur, so weit ihre Loks reichen.
explain-does-factory = Du baust eine Fabrik in deine linke freie Lücke: die niedrigste Lok, umgedreht, oder eine zurückgelegte Fabrik. Sie wirkt, wenn dein Industriemarker sie betritt.
explain-does-tile = Du wählst: die niedrigste Lok, damit eine Strecke weiter reicht, oder eine Fabrik für deine Industrieleiste.
explain-does-key = Ein Schlüssel bringt einen schwarzen Schritt und einen nach Wahl, oder { $n } Punkte.
explain-does-question = Du nutzt eines deiner ?-Plättchen, jedes nur einmal im Spiel.
explain-does-card = Du nimmst eine der offenen ?-Karten und führst sie ganz aus.
explain-does-income = Du suchst dir einen der übrigen Einkommensmarker aus. Er hilft dir einmal in jeder Runde.
explain-does-marker = Ein weiterer Industriemarker beginnt auf Feld 0, wenn es frei ist, und zählt neben den anderen.
explain-does-bonus = Wähle { $n } Punkte sofort, oder am Ende deines Zuges eine Karte aus dem Stapel der Spielendekarten.
explain-does-again = Nutze eine deiner Fabriken, als hätte gerade ein Marker sie betreten.
explain-does-coal-for-steps = Für jede Kohle, die du gibst, bekommst du zwei schwarze Schritte mehr.
explain-does-engineer-sum = Du bekommst die Summe der Nummern aller deiner Ingenieure als Punkte.
explain-does-two-locos = Du bekommst die Summe deiner zwei höchsten Loks als Punkte.
explain-does-top-loco = Du bekommst die Nummer deiner höchsten Lok als Punkte.
explain-does-repeat-one = Du führst ein Feld noch einmal aus, das du in dieser Runde mit einem Arbeiter genutzt hast, ohne etwas einzusetzen.
explain-does-repeat-two = Du führst ein Feld noch einmal aus, das du in dieser Runde mit einem oder zwei Arbeitern genutzt hast, ohne etwas einzusetzen.
explain-does-foundry = Du nimmst eine der offenen Gießereien. Für 2 Kohle wirkt sie einmal in jeder Runde.
explain-does-stoker = Ein Heizer macht eine deiner Loks für immer um 1 höher oder lässt eine Fabrik etwas mehr leisten.
explain-does-coins = Münzen ersetzen Arbeiter, eine für einen, und bezahlen, wo eine Münze aufgedruckt ist.
explain-does-coal = Kohle befeuert Gießereien und bezahlt Heizer, neben deiner Aktion.
explain-does-points = Diese Punkte bekommst du sofort.
explain-does-doublers = Ein Verdoppler deckt von links das nächste Feld deiner Hauptstrecke ab und verdoppelt, was es bringt, in jeder Runde.
explain-does-worker = Ein Arbeiter aus deiner Reserve hilft dir für den Rest des Spiels, schon jetzt.
explain-does-medal = Die Medaille bringt { $n } Punkte in jeder Wertung, sobald Grau und eine Lok ihr Feld erreichen.
explain-does-upgrade = Von nun an sind deine Felder mehr wert: Grau { $gray }, Braun { $brown }, Natur { $natural }, Weiß { $white }.
explain-does-upgrade-german = Von nun an sind deine Felder so viel wert: Grau { $gray }, Braun { $brown }, Natur { $natural }, Weiß { $white }. Nur ein Aufwerter bleibt liegen.
explain-does-second-marker = Ein zweiter Industriemarker beginnt auf Feld 0, wenn es frei ist, und zählt neben dem ersten.
explain-does-end-card = Am Ende deines Zuges siehst du den Stapel durch und behältst geheim eine Spielendekarte. Sie zählt nach der letzten Runde.
explain-does-black-worker = Der schwarze Arbeiter ist in jeder Runde ein Arbeiter mehr. Wo schwarze Schritte abgebildet sind, bringt er noch einen.
explain-does-letterless = Ein eigener Ingenieur, den sonst niemand anwerben kann.
explain-does-nine = Eine Lok mit der Nummer 9 sofort für deine Strecken. Sie hat keine Fabrik auf der Rückseite.
explain-does-coal-factory = Die Kohlefabrik bringt 2 schwarze Schritte, und 2 weitere für jede von bis zu 3 Kohle.
explain-does-start-cards = Die Startbonuskarten werden gemischt, und du nutzt { $n } davon.
explain-does-helpers = Zwei türkise Arbeiter helfen dir für den Rest dieser Runde, von deinem nächsten Zug an.
explain-does-claim-first = Von der nächsten Runde an ziehst du als Erster. Wenn alle gepasst haben, darf dieser Arbeiter auf ein Feld für einen Arbeiter wechseln.
explain-does-claim-second = Von der nächsten Runde an ziehst du als Zweiter. Wenn alle gepasst haben, darf dieser Arbeiter auf ein Feld für einen Arbeiter wechseln.
explain-does-hire = Für eine Münze nimmst du den Ingenieur vom Anwerbefeld mit: in jeder Runde ein Feld nur für dich, und ein Schritt zur Mehrheit.

## explain: what they would bring now

explain-now-room = { $n ->
    [0] Auf deinem Tableau ist gerade kein Platz für einen Schritt mit { $colour }.
    [one] Auf deinem Tableau ist Platz für 1 Schritt mit { $colour }.
   *[other] Auf deinem Tableau ist Platz für { $n } Schritte mit { $colour }.
}
explain-now-locked = { $colour } hast du noch nicht freigeschaltet: Schwarz muss auf der Hauptstrecke weiter kommen.
explain-now-run = { $n ->
    [0] Deine Marker können nicht weiter: eine Lücke ohne Fabrik, oder das Ende.
    [one] Deine Marker können 1 Schritt machen.
   *[other] Deine Marker können { $n } Schritte machen.
}
explain-now-lowest = Die niedrigste Lok ist die { $number }; umgedreht ist sie: { $factory }.
explain-now-doublers = Du hast { $n } von höchstens { $most } Verdopplern.
explain-now-have-question = Du hast { $n ->
    [one] 1 unbenutztes ?-Plättchen
   *[other] { $n } unbenutzte ?-Plättchen
}.
explain-now-have-key = Schlüssel bisher: { $n }.
explain-now-have-worker = In deiner Reserve: { $n } Arbeiter.
explain-now-have-coins = Du hast { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}.
explain-now-have-coal = Du hast { $n } Kohle.
explain-now-pile = Karten im Stapel: { $n }.
explain-now-worth = Für dich jetzt { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} wert.
explain-now-place = In der Reihenfolge bist du jetzt Nummer { $place }.
explain-now-hire = Jetzt anzuwerben: { $engineer }.
explain-now-foundries = Offene Gießereien: { $n }.
explain-now-gain = Am besten genutzt bringt es in der Wertung dieser Runde { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} mehr.
explain-now-gain-none = Für sich allein bringt es in der Wertung dieser Runde nichts: Keine Lok reicht weiter, oder keine bessere Farbe kommt zu liegen.
explain-now-hand = Du hast { $workers } Arbeiter und { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
explain-now-after = Danach hast du noch { $workers } Arbeiter und { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.

## explain: the action board

explain-crowd = Dieses Feld wird nie voll: Alle dürfen es nutzen, so oft sie wollen.
explain-left = Der Ingenieur, der hier lag, wurde in dieser Runde angeworben; die Münze bleibt bis zum Ende der Runde liegen.
explain-own-engineer = Ein Ingenieur von { $seat }: einmal je Runde nutzbar wie ein eigenes Feld; am Ende zählt er für die Mehrheit.
explain-now-hiring = Anwerben kostet: { $payment }.
explain-now-used = In dieser Runde schon genutzt; in der nächsten wieder frisch.
explain-now-fresh = In dieser Runde noch nicht genutzt.
explain-now-engineers = { $n ->
    [0] { $seat }: kein Ingenieur.
    [one] { $seat }: 1 Ingenieur, höchste Nummer { $best }.
   *[other] { $seat }: { $n } Ingenieure, höchste Nummer { $best }.
}
explain-loco-back = Auf der Rückseite: { $factory }.
explain-now-left = Noch da: { $n }.
explain-now-later = Noch nicht zu haben: Erst müssen alle mit der Nummer { $number } weg sein.
explain-back-lowest = Die niedrigste Lok, Nummer { $number }, von hinten gesehen: Wer diese Fabrik baut, verbraucht sie.
explain-factory = Eine Fabrik füllt eine Lücke der Industrieleiste und wirkt, sooft ein Marker sie betritt.
explain-now-gap = Sie käme in deine Lücke { $gap }.
explain-now-gaps-full = Alle deine Lücken sind voll: Sie würde eine andere Fabrik ersetzen.
explain-foundry-stack = Von hier wird eine neue Gießerei aufgedeckt, wenn eine genommen ist. Auch die Heizer vom Heizerfeld kommen von hier, ungesehen.
explain-foundry-open = Wer eine Münze auf das Gießereifeld legt, nimmt eine davon. Für 2 Kohle wirkt sie einmal in jeder Runde.
explain-hand-loco = Leg sie auf einen freien Platz oder an die Stelle einer niedrigeren, die dann weiterzieht. Denk an die Strecke, die durch mehr Reichweite am meisten gewinnt.
explain-hand-factory = Alle fünf Lücken sind voll: Diese Fabrik tritt an die Stelle einer anderen.
explain-start = Alle außer dem ersten Platz wählen eine Startbonuskarte, die sofort wirkt.
explain-income = Ein Einkommensmarker wird einmal in jeder Runde genutzt, vor oder nach deiner Aktion.
explain-arm = Die Wahl gilt für das ganze Spiel und für alle Farben dieser Strecke.
explain-now-arm = Die Strecke hat dann { $fields } Felder, mit Farben bis { $colour }.
explain-extension = Ein Ausbau liegt für immer auf deiner Strecke, Schwarz steht auf seinem ersten Feld. Seine Felder bringen:
explain-now-lies = Liegt auf diesem Tableau und zählt in jeder Wertung.
explain-bonus-back = Eine Spielendekarte: Bis sie am Ende gewertet wird, kennt sie nur, wer sie hat.
explain-bonus = Eine Spielendekarte zählt einmal, nach der letzten Runde. Bis dahin kennst nur du sie.
explain-bonus-B1 = Sie zählt die Fabriken in deinen Lücken.
explain-bonus-B2 = Sie zählt deine Ingenieure.
explain-bonus-B3 = Sie zählt die Strecken, auf denen Schwarz das letzte Feld erreicht hat.
explain-bonus-B4 = Sie zählt, wie weit Grau und Braun auf allen drei Strecken gekommen sind.
explain-bonus-B5 = Sie sieht darauf, wie viele Verdoppler auf deiner Hauptstrecke liegen.
explain-bonus-B6 = Sie zählt, wie weit Schwarz auf allen drei Strecken gekommen ist.
explain-bonus-B7 = Sie zählt die ?-Plättchen, die du genutzt hast.
explain-bonus-B8 = Sie gilt als ein Ingenieur mehr, wenn die Mehrheit verglichen wird.
explain-bonus-B9 = Sie zählt die Nummern deiner Loks zusammen.
explain-bonus-B10 = Sie zählt die Arbeiter, die im Spiel dazugekommen sind, auch den schwarzen.
explain-bonus-B11 = Sie zählt die Schlüssel, die du bekommen hast.
explain-now-bonus = Jetzt gezählt: { $n }, das bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
explain-pay = Eine Art, ein Feld zu bezahlen. Münzen ersetzen Arbeiter: So sparst du Arbeiter für später, oder Münzen.
explain-purse-workers = Jedes Feld kostet einen bis drei Arbeiter. Wenn die Runde aus ist, kommen sie nach Hause.
explain-purse-helpers = Türkise Arbeiter zahlen wie deine eigenen, aber nur bis zum Ende dieser Runde; sie werden zuerst genommen.
explain-purse-coins = Eine Münze ersetzt jeden Arbeiter und bezahlt, wo eine Münze aufgedruckt ist. Was du ausgibst, geht in den Vorrat.
explain-purse-coal = Kohle befeuert Gießereien (je 2) und bringt Heizer (je 2), neben deiner Aktion.
explain-purse-black = Der schwarze Arbeiter zahlt wie jeder andere und bringt einen schwarzen Schritt dazu, wo schwarze Schritte abgebildet sind.
explain-order = In dieser Reihenfolge wird gezogen; die Zahl zeigt, was Passen bringt. Wer Platz 1 oder 2 beansprucht, rückt zur nächsten Runde vor.
explain-now-has-passed = Hat gepasst und ist für diese Runde draußen.
explain-emil-card = Emil deckt in jedem Zug eine Karte auf und besetzt das Feld, das sie zeigt. Er führt es nicht aus, aber du kannst es in dieser Runde nicht mehr nutzen.
explain-emil-workers = Mit ihnen besetzt Emil Felder. Hat er zu wenige, überspringt er eine Karte; hat er keine, passt er.
explain-emil-cards = Jede Karte nennt ein Feld. Sind alle aufgedeckt, passt Emil für diese Runde; dann wird neu gemischt.
explain-emil-engineers = Emil sammelt Ingenieure. Hat er am Ende mehr als du, bekommst du nur die Punkte des zweiten Platzes.
explain-emil-waiting = Je besser du bist, desto stärker wird Emil: Bei so vielen Punkten bekommt er sofort einen Arbeiter mehr.
explain-now-emil-space = Das ist das Feld „{ $place }“.

## explain: the player boards

explain-field = Ein Feld bringt in jeder Wertung, was die höchste Farbe darauf wert ist, wenn die Loks der Strecke es erreichen.
explain-now-field-bare = Hier liegt noch kein Gleis.
explain-now-beyond = Hier liegt ein Gleis, aber die Loks reichen nur bis Feld { $reach }: Es zählt noch nicht.
explain-now-field = { $n ->
    [0] { $colour } liegt hier und ist erreicht: zählt nichts.
    [one] { $colour } liegt hier und ist erreicht: zählt 1 Punkt.
   *[other] { $colour } liegt hier und ist erreicht: zählt { $n } Punkte.
}
explain-now-done = Ist schon ausgezahlt.
explain-now-counts = Die Bedingung ist erfüllt: Es zählt in jeder Wertung.
explain-now-doubled = Hier liegt ein Verdoppler: Das Feld zählt doppelt.
explain-now-doubler-place = Hier wird ein Verdoppler liegen, wenn die vor ihm gelegt sind.
explain-rail-black = Schwarz führt auf jeder Strecke. Es zählt selbst nichts, öffnet aber Sonderfelder und schaltet auf der Hauptstrecke die anderen Farben frei.
explain-rail = Das Gleis deckt alle Felder bis zu seiner Spitze. Es muss hinter { $ahead } bleiben; jedes erreichte Feld bringt in jeder Wertung { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}, wenn keine höhere Farbe darauf liegt.
explain-now-rail = { $fields ->
    [0] Noch erreicht es keine Lok: Es zählt nichts.
    [one] 1 Feld davon ist erreicht und { $n } wert.
   *[other] { $fields } Felder davon sind erreicht und je { $n } wert.
}
explain-now-next = Ein Schritt brächte es auf Feld { $at }.
explain-now-end = Es geht nicht weiter: Das Ende ist erreicht.
explain-now-behind = Es kann gerade nicht vor: Es muss hinter { $ahead } bleiben, und das steht auf Feld { $at }.
explain-loco = Die Nummern der Loks einer Strecke werden zusammengezählt: So viele Felder der Strecke zählen. Eine höhere Lok darf sie verdrängen; dann zieht sie auf einen anderen Platz.
explain-now-reach = { $line }: reicht bis Feld { $reach }; eine Wertung jetzt brächte { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}.
explain-now-further = Ein Feld weiter brächte { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} mehr.
explain-now-far-enough = Ein Feld weiter brächte jetzt nichts: Dort liegt kein Gleis, das zählt.
explain-now-stoked = Ein Heizer liegt bei ihr: Ihre Nummer ist um 1 höher.
explain-sum = Was diese Strecke brächte, wenn die Runde jetzt gewertet würde.
explain-sum-industry = Was die Industriemarker brächten, wenn die Runde jetzt gewertet würde.
explain-now-line = { $line }: eine Wertung jetzt brächte { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}.
explain-now-colour = In { $colour }: { $fields ->
    [one] 1 Feld
   *[other] { $fields } Felder
} × { $each } = { $n }
explain-now-doublers-bring = Verdoppler: + { $n }
explain-now-times = Die Strecke zählt { $n }-fach.
explain-now-stars = Sterne: + { $n }
explain-now-medal = Medaille: + { $n }
explain-industry = In jeder Wertung bringt jeder deiner Marker die Zahl seines Feldes, auf einer Fabrik die letzte Zahl davor.
explain-now-industry = Ein Marker hier bringt in jeder Wertung { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}.
explain-now-built = Hier gebaut: { $factory }.
explain-now-gap-empty = Lücke { $gap } ist noch leer: Kein Marker kommt hier vorbei.
explain-marker = Er rückt mit jedem Industrieschritt ein Feld vor, nutzt Fabriken, die er betritt, und bringt in jeder Runde die Zahl seines Feldes.
explain-now-marker = Auf Feld { $at }: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} in jeder Wertung.
explain-now-next-industry = Das nächste Feld, { $at }, brächte { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}.
explain-now-stuck = Er kann nicht auf Feld { $at }: Dort fehlt eine Fabrik.
explain-now-steps-away = { $n ->
    [one] Der nächste Marker ist 1 Schritt entfernt.
   *[other] Der nächste Marker ist { $n } Schritte entfernt.
}
explain-now-passed-by = Alle Marker waren schon hier.
explain-now-stoked-factory = Ein Heizer liegt bei ihr: Sie bringt etwas mehr.
explain-token = Wo immer du ein ? bekommst, wählst du eines dieser Plättchen. Jedes wird nur einmal im Spiel genutzt.

## explain: zones, regions, plates, sign and scores

explain-zone-tracks = Felder, die Gleise vorrücken. Die Zeichen sagen, was du bekommst, die Leiste darunter, was es an Arbeitern und Münzen kostet.
explain-zone-works = Felder für Loks, Fabriken, Industrie, Verdoppler, Münzen, Arbeiter und die Reihenfolge.
explain-zone-coal = Hier gibt es Kohle und Gießereien; das Heizerfeld kostet 2 Kohle.
explain-zone-foundries = Gießereien, die man nehmen kann, und der Stapel, von dem sie kommen.
explain-zone-row = Ingenieure rücken jede Runde ein Feld nach links: Erst warten sie, dann liegen sie quer für alle, zuletzt kann man einen für eine Münze anwerben.
explain-zone-supply = Loks werden von der niedrigsten Nummer an genommen; wer wartet, bekommt vielleicht bessere.
explain-zone-pool = Fabriken, die man bauen kann: die Rückseite der niedrigsten Lok und zurückgelegte.
explain-zone-bank = Was für alle noch im Vorrat liegt.
explain-zone-pending = Effekte, die auf dich warten, in beliebiger Reihenfolge.
explain-zone-choice = Was es bei der offenen Frage zu wählen gibt.
explain-zone-payments = Arten, das gewählte Feld zu bezahlen.
explain-zone-hand = Arbeiter und Münzen, die du in dieser Runde noch einsetzen kannst.
explain-zone-order = Wer wann zieht, und was Passen wem bringt.
explain-zone-emil = Emils letzte Karte, seine Arbeiter, Karten und Ingenieure.
explain-zone-slot = Ein Platz für eine Lok. Die Hauptstrecke hat zwei, deren Nummern zusammenzählen.
explain-zone-depot = Gleise, die freigeschaltet sind, auf dieser Strecke aber noch nicht begonnen haben.
explain-zone-fields = Die Felder dieser Strecke. Sie zählen, so weit Loks und Gleise reichen.
explain-zone-heads = Die Spitzen der Gleise: Schwarz vorn, dann Grau, Braun, Natur und Weiß.
explain-zone-sum = Was dieser Teil des Tableaus brächte, wenn die Runde jetzt gewertet würde.
explain-zone-industry = Die Industrieleiste: Marker rücken vor, Fabriken füllen die Lücken, Zahlen bringen in jeder Runde Punkte.
explain-zone-marker = Wo der Industriemarker auf seiner Leiste steht.
explain-zone-gaps = Fünf Lücken der Industrieleiste, die Fabriken von links her füllen.
explain-zone-purse = Arbeiter, Münzen und Kohle in der Hand.
explain-zone-engineers = Angeworbene Ingenieure: Jeder wird einmal je Runde genutzt, und wer am Ende die meisten hat, bekommt Punkte.
explain-zone-cards = Genommene ?-Karten und der Aufwerter.
explain-zone-bonus = Spielendekarten: Sie zählen nach der letzten Runde und sind bis dahin geheim.
explain-zone-tokens = ?-Plättchen: Jedes wird einmal genutzt, wo immer man ein ? bekommt.
explain-zone-incomes = Einkommensmarker: Jeder wird einmal je Runde neben der Aktion genutzt.
explain-zone-furnaces = Gießereien: Jede wird einmal je Runde für 2 Kohle genutzt und darf danach zum Heizer werden.
explain-region-stage = Der Aktionsplan für alle: In deinem Zug stellst du Arbeiter auf ein freies Feld und führst es aus.
explain-region-seat = Ein Tableau: drei Bahnstrecken und eine Industrieleiste. Alles zählt in jeder Runde.
explain-region-desk = Worum es bei der offenen Frage geht.
explain-region-offer = Was es zu wählen gibt.
explain-region-pay = Arten, das gewählte Feld zu bezahlen.
explain-figure-points = Punkte bis jetzt. Wer am Ende die meisten hat, gewinnt.
explain-figure-round = Was Strecken und Industrie brächten, wenn diese Runde jetzt gewertet würde.
explain-figure-workers = Arbeiter, die in dieser Runde noch gesetzt werden können, auch türkise und der schwarze.
explain-figure-coins = Münzen ersetzen Arbeiter und bezahlen, wo eine Münze aufgedruckt ist.
explain-figure-coal = Kohle befeuert Gießereien und bezahlt Heizer.
explain-now-count = Jetzt: { $n }.
explain-now-scoring = Diese Runde brächte { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} dazu.
explain-now-rounds = { $n ->
    [0] Es ist die letzte Runde.
    [one] Danach folgt noch 1 Runde.
   *[other] Danach folgen noch { $n } Runden.
}
explain-now-passed = Gepasst: { $n } von { $of }.
explain-sign-round = In jeder Runde werden Arbeiter gesetzt, bis alle gepasst haben; dann zählt alles Gebaute noch einmal.
explain-sign-start = Vor der ersten Runde werden Startbonuskarten gewählt, vom letzten Platz bis zum zweiten.
explain-sign-turns = Reihum nutzt jeder ein Feld oder passt.
explain-sign-moving = Alle haben gepasst. Wer einen Platz in der Reihenfolge beansprucht hat, darf diesen Arbeiter nun versetzen.
explain-sign-over = Die letzte Runde ist gewertet, Spielendekarten und Ingenieure auch.
explain-sign-last = In der letzten Runde tritt ein Feld für drei Industrieschritte an die Stelle der Reihenfolge.
explain-now-so-far = Bisher: { $n }.
explain-source-main-line = Die längste Strecke: Felder nach Farbe, so weit zwei Loks reichen, mit Verdopplern. Sie zählt in jeder Runde.
explain-source-second-line = Die zweite Strecke: Felder nach Farbe, so weit ihre Lok reicht, doppelt bei erfülltem ×2. Sie zählt in jeder Runde.
explain-source-third-line = Die dritte Strecke: Felder nach Farbe, und viele Sterne für Loks, die weit kommen. Sie zählt in jeder Runde.
explain-source-industry = Die Zahlen unter deinen Industriemarkern, in jeder Runde.
explain-source-effects = Punkte, die sofort kommen: Schlüssel, Ingenieure, Fabriken und Gießereien.
explain-source-passing = Punkte fürs Passen, nach dem Platz in der Reihenfolge.
explain-source-end-bonus = Spielendekarten, einmal nach der letzten Runde gezählt. Vorher zählen hier nur deine eigenen.
explain-source-majority = Wer die meisten Ingenieure hat, bekommt { $first } Punkte, die zweitmeisten { $second }; bei Gleichstand entscheidet die höchste Nummer.

## lessons

lesson-space-title = Ein Arbeiter, ein Feld
lesson-space-text = In deinem Zug stellst du Arbeiter auf ein freies Feld und führst es sofort aus. Die Zeichen sagen, was du bekommst, die Leiste darunter, was es kostet.
lesson-space-goal = Hol dir zwei Münzen.
lesson-space-done = Das ist ein Zug: Ein Feld wird genutzt, bleibt für den Rest der Runde besetzt, und der Nächste ist dran.
lesson-paying-title = Münzen helfen aus
lesson-paying-text = Das Feld für drei schwarze Schritte kostet zwei Arbeiter, du hast aber nur noch einen. Eine Münze ersetzt einen Arbeiter, und jeder Schritt rückt ein Gleis ein Feld vor.
lesson-paying-goal = Bring Schwarz auf der Transsib auf Feld 4.
lesson-paying-done = Schwarz hat auf Feld 2 auch Grau freigeschaltet: Auf der Hauptstrecke bringt Schwarz eine Farbe nach der anderen.
lesson-tracks-title = Eins hinter dem anderen
lesson-tracks-text = Auf jeder Strecke geht Schwarz voran, Grau bleibt mindestens ein Feld dahinter, dann kommen Braun, Natur und Weiß. Schritte dürfen auf die Strecken verteilt werden.
lesson-tracks-goal = Nutze drei graue Schritte: Grau auf Feld 2 der Transsib und auf Feld 1 der Strecke nach St. Petersburg.
lesson-tracks-done = Grau bringt in jeder Wertung 1 Punkt je Feld, Braun 2, Natur 4 und Weiß 7.
lesson-locomotive-title = So weit der Dampf trägt
lesson-locomotive-text = Auf der Transsib liegen fünf Felder Grau, doch Lok 1 reicht nur bis zum ersten: Eine Strecke zählt nur so weit wie die Summe ihrer Loks. Die niedrigste ausliegende Lok ist die 3.
lesson-locomotive-goal = Leg die neue Lok dorthin, wo die Transsib drei Punkte mehr bringt.
lesson-locomotive-done = 1 und 3 reichen bis Feld 4: Gleise ohne Loks sind nichts wert, Loks ohne Gleise auch nicht.
lesson-industry-title = Rauchende Schlote
lesson-industry-text = Dein Industriemarker steht vor einer Lücke, und nur eine Fabrik führt hinüber. Eine Fabrik ist die niedrigste Lok, umgedreht; wer sie mit dem Marker betritt, nutzt sie.
lesson-industry-goal = Bau eine Fabrik und bring den Marker noch in dieser Runde auf Feld 6.
lesson-industry-done = Die Fabrik hat eine Münze gebracht, und Feld 6 bringt in jeder Wertung 10 Punkte statt 5.
lesson-engineer-title = Jemand vom Fach
lesson-engineer-text = Für eine Münze gehört dir der erste Ingenieur der Reihe für den Rest des Spiels. Einmal je Runde nutzt du ihn wie ein Feld, auch sofort.
lesson-engineer-goal = Wirb Ingenieur 5 an und mach mit seiner Hilfe zwei Industrieschritte.
lesson-engineer-done = Wer am Ende die meisten Ingenieure hat, bekommt 40 Punkte, die zweitmeisten bringen 20.
lesson-question-title = Fragezeichen
lesson-question-text = Feld 4 der Strecke nach St. Petersburg zahlt einmal, wenn Schwarz und eine Lok es erreichen: Du darfst eines deiner ?-Plättchen nutzen. Verdoppler liegen auf den ersten Feldern der Hauptstrecke und verdoppeln sie.
lesson-question-goal = Erreiche das Feld und nutze das Plättchen, das der Transsib drei Punkte mehr bringt.
lesson-question-done = Jedes ?-Plättchen gibt es einmal; je früher ein Verdoppler oder eine Medaille liegt, desto öfter zählt das.
lesson-round-title = Die Runde geht zu Ende
lesson-round-text = Wer Platz 1 der Reihenfolge beansprucht, führt von der nächsten Runde an; haben alle gepasst, darf dieser Arbeiter auf ein Feld für einen Arbeiter wechseln. Dann zählt alles, was gebaut ist.
lesson-round-goal = Übernimm die Führung, und bring mit dem Arbeiter, der wechselt, Braun auf der Transsib auf Feld 2.
lesson-round-done = Alle Strecken und die Industrie zählen in jeder Runde von Neuem: Was früh gebaut ist, zählt am meisten.
lesson-end-bonus-title = Karten für das Ende
lesson-end-bonus-text = Deine Fabrik bietet eine Spielendekarte oder 10 Punkte. Du siehst den Stapel durch und behältst die Karte, die zu deinem Tableau passt; sie bleibt geheim, bis sie nach der letzten Runde zählt.
lesson-end-bonus-goal = Nimm eine Karte, die jetzt mindestens 15 Punkte bringt.
lesson-end-bonus-done = 17 Felder Schwarz sind 17 Punkte: Eine gute Karte ist mehr wert als die 10 Punkte, wenn sie passt.
lesson-germany-title = Deutsche Bahnhöfe
lesson-germany-text = In Deutschland baust du manche Stücke selbst: Erreicht Schwarz Würzburg, wählst du einen Ausbau, und Schwarz steht auf dessen erstem Feld. Sterne zählen in jeder Runde, so weit eine Lok reicht.
lesson-germany-goal = Leg bei Würzburg einen Ausbau, der sofort vier Punkte mehr bringt.
lesson-germany-done = Hinter Feld 8 der Strecke München wählst du später auch zwischen Hamburg und Berlin: Nun bist du bereit für das erste Spiel.

# the second question of a move in two steps
ask-pay = Bezahlen mit …
ask-rail = Welches Gleis geht weiter?
ask-marker = Welcher Marker geht weiter?
ask-supply = Welches Plättchen?
ask-pool = Welches Plättchen?
ask-back = Welches Plättchen?
ask-factory = Welche Fabrik?
ask-token = Welches „?“?
ask-card = Welche Karte?
ask-income = Welcher Einkommensmarker?

# warum ein Schritt keine Punkte bringt
remark-no-loco = { $reach ->
    [0] Keine Punkte: Auf „{ $line }“ fährt keine Lokomotive.
   *[other] Keine Punkte: Deine Lokomotive kommt auf „{ $line }“ nur bis Feld { $reach }.
 }
remark-no-value = Keine Punkte: { $colour } zählt für sich nichts.

ahead-unlocks = Schaltet { $colour } frei: Es darf ab jetzt gelegt werden.
ahead-to-colour = Noch { $n ->
    [one] 1 schwarzes Feld
   *[other] { $n } schwarze Felder
}, dann ist { $colour } frei.
ahead-field = Feld { $at } ist erreicht: { $effects }.
ahead-to-field = Noch { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
} bis Feld { $at }: { $effects }.
ahead-to-field-loco = Noch { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
} bis Feld { $at }: { $effects }, sobald eine Lok so weit kommt.
ahead-reach = { $line }: Die Loks kommen bis Feld { $reach }, genau so weit wie deine Schienen.
ahead-reach-far = { $laid ->
    [0] { $line }: Die Loks kommen bis Feld { $reach }, aber dort liegt noch keine Schiene.
   *[other] { $line }: Die Loks kommen bis Feld { $reach }, deine Schienen nur bis Feld { $laid }.
}
ahead-reach-short = { $line }: Die Loks kommen bis Feld { $reach }; Schienen dahinter, bis Feld { $laid }, zählen noch nicht.
ahead-gap = Als Nächstes kommt eine Lücke: Ohne Fabrik geht es hier nicht weiter.
ahead-factory = Der nächste Schritt führt in deine Fabrik: { $effects }.
ahead-industry = Noch { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
} bis zu { $points } Punkten in jeder Runde.
ahead-to-factory = Noch { $n ->
    [one] 1 Industrieschritt
   *[other] { $n } Industrieschritte
}, dann betritt dein Marker sie, und sie arbeitet.
ahead-order = In der nächsten Runde bist du { $place ->
    [1] vorn
   *[other] auf Platz 2
}; haben alle gepasst, zieht dieser Arbeiter noch auf ein freies Feld.
ahead-last = Dein letzter Arbeiter, und keine Münze: Danach kannst du nur noch passen.
ahead-idle = { $n ->
    [one] 1 Arbeiter bleibt
   *[other] { $n } Arbeiter bleiben
} in dieser Runde ungenutzt.
