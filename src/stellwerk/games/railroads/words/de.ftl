# Russian Railroads / German Railroads
game-title = Russian Railroads
game-tagline = Gleise, Loks und Fabriken: mit Deutschland, Kohle und Emil, für eine bis vier Personen.
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
source-main-line = Hauptstrecke
source-second-line = Zweite Strecke
source-third-line = Dritte Strecke
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
log-passed = { $seat } passt und bekommt { $n } Punkte.
log-track = { $seat }: { $colour } auf der Strecke { $line } erreicht Feld { $at }.
log-field = { $seat } erfüllt Feld { $at } der Strecke { $line }.
log-arm = { $seat } baut nach { $arm }.
log-extension = { $seat } legt in { $area } einen Ausbau: { $extension }.
log-industry = { $seat }: Industriemarker { $marker } rückt auf Feld { $at }.
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
}: Strecken { $lines }, Industrie { $industry }.
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
zone-engineers = Ingenieure von { $seat }
zone-tokens = ?-Plättchen von { $seat }
zone-cards = ?-Karten von { $seat }
zone-bonus = Spielendekarten von { $seat }
zone-incomes = Einkommen von { $seat }
zone-furnaces = Gießereien von { $seat }

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
figure-round = Wertung jetzt
figure-workers = Arbeiter
figure-coins = Münzen
figure-coal = Kohle
strip-place = zieht als { $place }.
strip-place-passed = zieht als { $place }., hat gepasst
sheet-round = Wertung nach Runde { $round }
sheet-final = Endabrechnung
sheet-player = { $seat }
sheet-round-sum = Diese Runde
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
prompt-effects = Führe aus, was offen ist: { $effects }.
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
