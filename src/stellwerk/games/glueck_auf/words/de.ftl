# Was in Glück Auf: Das große Kartenspiel gesagt wird.
game-title = Glück Auf: Das große Kartenspiel
game-tagline = Arbeiter einteilen, Loren fördern, Züge beladen und ausliefern.
points = { $n } SP

## Arbeiterbereiche
zone-lorry-a = Loren links
zone-lorry-b = Loren rechts
zone-wagon-a = Waggons links
zone-wagon-b = Waggons rechts
zone-engine = Loks
zone-order = Aufträge
zone-share = Anteile
zone-innovation = Innovationen
zone-objective = Geschäftsziele
zone-mine-01 = Fördern 0/1
zone-mine-12 = Fördern 1/2
zone-mine-23 = Fördern 2/3
zone-deliver = Ausliefern
zone-wild = Freie Wahl

## Was ein Zug nennt
zone = Arbeiterbereich
workers = Arbeiterzahl
payment = Kartensatz zum Bezahlen
innovation = Innovationskarte
stack = Stapel
dock = Gleis
wagon = Waggon
lorry = Lore
order = Auftrag
card = Karte
cards-lorry = Loren
cards-wagon = Waggons

## Wappen, Orte, Karten
crest-WH = Rad
crest-CL = Klee
crest-TO = Turm
crest-FX = Fuchs
place-BAR = Mietkasernen
place-FUR = Hochöfen
place-FAC = Fabriken
place-STE = Dampfschiffe
L-WH-1a = Rad-Lore (1 SP)
L-WH-1b = Rad-Lore (2 SP)
L-WH-2 = Rad-Doppellore
L-CL-1a = Klee-Lore (1 SP)
L-CL-1b = Klee-Lore (2 SP)
L-CL-2 = Klee-Doppellore
L-TO-1a = Turm-Lore (1 SP)
L-TO-1b = Turm-Lore (2 SP)
L-TO-2 = Turm-Doppellore
L-FX-1a = Fuchs-Lore (1 SP)
L-FX-1b = Fuchs-Lore (2 SP)
L-FX-2 = Fuchs-Doppellore
W-WH = Rad-Waggon
W-CL = Klee-Waggon
W-TO = Turm-Waggon
W-FX = Fuchs-Waggon
W-XX = Joker-Waggon
E-A = Lok A
E-B = Lok B
E-C = Lok C
E-D = Lok D
O-BAR-1 = Auftrag Mietkasernen (1 Lore)
O-BAR-2 = Auftrag Mietkasernen (2 Loren)
O-BAR-3 = Auftrag Mietkasernen (3 Loren)
O-BAR-4 = Auftrag Mietkasernen (4 Loren)
O-FUR-1 = Auftrag Hochöfen (1 Lore)
O-FUR-2 = Auftrag Hochöfen (2 Loren)
O-FUR-3 = Auftrag Hochöfen (3 Loren)
O-FUR-4 = Auftrag Hochöfen (4 Loren)
O-FAC-1 = Auftrag Fabriken (1 Lore)
O-FAC-2 = Auftrag Fabriken (2 Loren)
O-FAC-3 = Auftrag Fabriken (3 Loren)
O-FAC-4 = Auftrag Fabriken (4 Loren)
O-STE-1 = Auftrag Dampfschiffe (1 Lore)
O-STE-2 = Auftrag Dampfschiffe (2 Loren)
O-STE-3 = Auftrag Dampfschiffe (3 Loren)
O-STE-4 = Auftrag Dampfschiffe (4 Loren)
S-BAR = Anteil Mietkasernen
S-FUR = Anteil Hochöfen
S-FAC = Anteil Fabriken
S-STE = Anteil Dampfschiffe
I-W3 = Innovation Arbeiter 1-3
I-W4 = Innovation Arbeiter 1-4
I-W5 = Innovation Arbeiter 1-5
I-LOR = Innovation Lore
I-WAG = Innovation Waggon
I-ENG = Innovation Lok
I-ORD = Innovation Auftrag
I-SHA = Innovation Anteil
I-MIN = Innovation Fördern
I-DEL = Innovation Ausliefern
G-SHIFT = Ziel Schichtmarker
G-GOALS = Ziel Geschäftsziele
G-ENG-A = Ziel Lok A
G-ENG-B = Ziel Lok B
G-ENG-C = Ziel Lok C
G-ENG-D = Ziel Lok D
G-SHA-BAR = Ziel Anteile Mietkasernen
G-SHA-FUR = Ziel Anteile Hochöfen
G-SHA-FAC = Ziel Anteile Fabriken
G-SHA-STE = Ziel Anteile Dampfschiffe
G-ORD-BAR = Ziel Aufträge Mietkasernen
G-ORD-FUR = Ziel Aufträge Hochöfen
G-ORD-FAC = Ziel Aufträge Fabriken
G-ORD-STE = Ziel Aufträge Dampfschiffe
G-5L-BAR = Ziel fünf Loren Mietkasernen
G-5L-FUR = Ziel fünf Loren Hochöfen
G-5L-FAC = Ziel fünf Loren Fabriken
G-5L-STE = Ziel fünf Loren Dampfschiffe

## Warum nicht
zone-not-in-play = Fördern 1/2 ist zu zweit nicht im Spiel.
stack-empty = { $zone }: Der Stapel ist leer.
engines-full = An jedem deiner Gleise steht schon eine Lok.
no-steps = { $zone }: Du kannst die nötigen Förderschritte (mindestens { $low }) nicht ausführen.
no-order = Du hast keinen Auftrag auf der Hand.
no-train = Keiner deiner Züge hat eine Lok und genug Loren für einen deiner Aufträge.
nothing-to-look-at = Es gibt keinen Stapel, von dem du eine Karte unterbringen könntest.
no-placement-left = Danach könntest du nirgends mehr Arbeiter einsetzen, und nach einer Innovation darfst du nicht passen.
wrong-dock = { $card }: Gleis { $dock } zeigt das Wappen nicht.
dock-has-engine = An Gleis { $dock } steht schon eine Lok.
other-stack = Diese Innovation nimmt von einem anderen Stapel: { $cards }.
row-empty = Deine Förderreihe ist leer.
steps-missing = Du musst mindestens { $low ->
    [one] einen Förderschritt
   *[other] { $low } Förderschritte
} ausführen, bisher: { $spent }.
not-in-storage = { $card } liegt nicht in deinem Zwischenlager.
steps-too-few = { $card } kostet { $need ->
    [one] einen Förderschritt
   *[other] { $need } Förderschritte
}, übrig { $left ->
    [0] ist keiner
    [one] ist einer
   *[other] sind { $left }
}.
dock-without-crest = Gleis { $dock } zeigt das Wappen { $crest } nicht.
wagon-without-crest = { $wagon } trägt keine Lore mit dem Wappen { $crest }.
no-empty-wagon = An Gleis { $dock } steht kein leerer Waggon dieser Art: { $wagon }.
steps-out-of-reach = So kämst du nicht mehr auf { $low } Förderschritte.
must-deliver = Mindestens ein Zug muss abfahren.
order-not-in-hand = Du hast diesen Auftrag nicht auf der Hand: { $card }.
train-without-engine = An Gleis { $dock } steht keine Lok.
other-model = Zusammen fahren nur Züge mit demselben Modell ab: { $card }, nicht Gleis { $dock }.
too-few-lorries = Der Zug an Gleis { $dock } hat { $have ->
    [0] keine Lore
    [one] eine Lore
   *[other] { $have } Loren
} geladen, der Auftrag verlangt { $need }.
not-among-cards = { $card } ist nicht unter diesen Karten.
no-step-at-all = Du kannst keinen einzigen Förderschritt ausführen.
innovation-not-in-hand = Du hast diese Karte nicht auf der Hand: { $card }.
innovation-fresh = { $card } hast du eben erst genommen: erst im nächsten Zug.
pass-after-innovation = Du hast eine Innovation gespielt: Jetzt musst du Arbeiter einsetzen.
not-combined = An diesem Tisch zahlt eine Arbeiter-Innovation allein.
needs-exactly = Hier braucht es genau { $need } Arbeiter, nicht { $given }.
no-workers = Hier braucht es genau { $need } Arbeiter; du hast keine mehr.
cannot-make = Hier braucht es genau { $need } Arbeiter; deine Karten ergeben { $sums }.
pays-otherwise = { $payment } ergibt nicht genau { $need } Arbeiter.
cards-not-in-hand = Du hast nicht alle diese Karten: { $payment }.
component-fixed = { $path }: Das lässt sich nicht ändern, auch nicht auf { $value }.
position-steps = { $path }: Diese Schritte passen nicht aufeinander: { $value }.
position-held = { $path }: Was unterwegs zum Gleis ist, passt nicht zum offenen Schritt { $value }.
position-wild = { $path }: Die angesehenen Karten passen nicht zum offenen Schritt { $value }.
position-stuck = { $path }: Beim offenen Schritt { $value } gäbe es keinen Zug.
position-load = { $path }: { $value } darf auf Gleis { $dock } nicht in { $wagon } liegen.
position-twin = { $path }: Dieser Stapel kann nicht leer sein: Er wäre aus { $twin } aufgefüllt worden, wo { $n } Karten liegen.
position-payment = { $path }: { $value } ergibt nicht genau { $need }.
position-zone = { $path }: { $value } ist bei dieser Spielerzahl nicht im Spiel.
position-use = { $path }: { $value } ist zu wenig: Dieser Einsatz braucht mindestens { $need }.
position-last = { $path }: Nicht { $value }: Der letzte Einsatz hier war { $n }.
position-workers = { $path }: { $value } kann nicht die Hand sein: Nicht eingesetzt sind die Arbeiter { $known }.
position-too-many-placed = { $path }: { $value } hat Arbeiter eingesetzt, die dieser Platz nicht hat.
position-no-card = { $path }: { $value } gibt es in dieser Schachtel nicht.
position-passed = { $path }: { $value } ist am Zug und kann also nicht gepasst haben.
position-action = { $path }: Bei { $value } kann nicht eingesetzt werden: Die Aktion wäre nicht ausführbar.
position-engines = { $path }: Ohne freies Gleis sieht niemand Karten des Stapels { $value } an.
position-mining = { $path }: Mit { $value } Schritten wird hier nicht gefördert. Möglich sind: { $known }.
position-fresh = { $path }: In diesem Zug wurde keine Innovation genommen, die noch auf der Hand ist.

## Protokoll
log-first-by-lot = Das Los fällt auf { $seat }: { $seat } beginnt die erste Schicht.
log-first-by-choice = { $seat } beginnt die erste Schicht; so wurde es beim Eröffnen des Tisches gewählt.
log-prepared = Es werden { $shifts } Schichten gespielt. Alle haben { $workers } Karten mit Arbeitern.
log-zone-unused = Nicht im Spiel: { $zone }.
log-placed = { $seat } setzt { $n } Arbeiter ein ({ $payment }): { $zone }.
log-passed = { $seat } passt.
log-lorry-taken = { $seat } nimmt in die Förderreihe: { $card }.
log-wagon-taken = { $seat } nimmt: { $card }.
log-engine-taken = { $seat } nimmt: { $card }.
log-order-taken = { $seat } nimmt auf die Hand: { $card }.
log-share-taken = { $seat } nimmt: { $card }.
log-innovation-taken = { $seat } nimmt auf die Hand: { $card }.
log-objective-taken = { $seat } nimmt: { $card }.
log-wagon-coupled = { $seat } hängt an Gleis { $dock } an: { $card }.
log-engine-placed = { $seat } stellt an Gleis { $dock }: { $card }.
log-lorry-stored = { $seat } fördert ins Zwischenlager: { $card }.
log-lorry-loaded = { $seat } lädt an Gleis { $dock } in { $wagon }: { $card }.
log-mining-stopped = { $seat } hat { $n ->
    [one] einen Förderschritt
   *[other] { $n } Förderschritte
 } ausgeführt.
log-delivered = { $seat } lässt den Zug an Gleis { $dock } abfahren ({ $engine }): { $card }.
log-looked = { $seat } sieht sich Karten an ({ $n }): { $zone }.
log-cards-seen = { $seat } sieht: { $cards }.
log-card-kept = { $seat } behält ({ $zone }): { $card }.
log-card-kept-hidden = { $seat } behält verdeckt eine Karte: { $zone }.
log-cards-returned = { $seat } legt Karten unter den Stapel ({ $n }): { $zone }.
log-innovation-played = { $seat } spielt: { $card }.
log-stack-split = { $zone }: leer, Karten von { $other } ({ $n }).
log-token = { $seat } bekommt Schichtmarker { $n }.
log-shift-begins = Schicht { $n } beginnt mit { $seat }.
log-clean-up-board = { $seat } legt Karten von der Ablage zurück: { $n }.
log-clean-up-orders = { $seat } legt unerfüllte Aufträge zurück: { $n }.
log-clean-up-delivered = { $seat } legt den Auslieferungsstapel aus; Waggons und Doppelloren gehen zurück.
log-clean-up-shares = { $seat } weist Anteile zu: { $n }.
log-game-ends = Das Spiel ist zu Ende.

## Wertung
source-lorries = A Loren
source-orders = B Aufträge
source-shares = C Anteile
source-tokens = D Schichtmarker
source-objectives = E Geschäftsziele
tie-token = Bei Gleichstand entscheidet Schichtmarker { $n }.
tie-shared = Gleichstand: geteilter Platz.

## Optionen
option-components = Kartenzahlen
option-components-help = Die Größe jedes Stapels ist belegt; nur wie sich Loren, Aufträge und Innovationen auf ihre Sorten verteilen, steht in keiner öffentlichen Quelle. Jede Auswahl ändert einen dieser drei Kartensätze.
option-components-standard = Grundannahme
option-components-mixed-523 = Loren 5/2/3 je Wappen
option-components-crest-dependent = Lorenwert je nach Wappen
option-components-big = mehr große Aufträge
option-components-middle = mehr mittlere Aufträge
option-components-graded = Innovationen abgestuft
option-start = Startperson
option-start-help = Wer die erste Schicht beginnt.
option-start-random = das Los
option-start-seat-1 = Platz 1
option-start-seat-2 = Platz 2
option-start-seat-3 = Platz 3
option-start-seat-4 = Platz 4
option-mining = Fördern
option-mining-help = Müssen Fördern 1/2 und 2/3 eine der gedruckten Zahlen genau treffen?
option-mining-strict = genau eine der beiden
option-mining-lenient = mindestens ein Schritt
option-innovation-mining = Fördern mit Innovation
option-innovation-mining-help = Darf die Innovation Fördern mit null Schritten gespielt werden?
option-innovation-mining-at-least-one = nein, mindestens einer
option-innovation-mining-none = ja
option-split = Stapel teilen
option-split-help = Wie viel eines ungeraden Stapels an die leere Stelle kommt.
option-split-down = die kleinere Hälfte
option-split-up = die größere Hälfte
option-return-order = Zurücklegen
option-return-order-help = In welcher Reihenfolge die Karten der Freien Wahl unter den Stapel kommen.
option-return-order-chosen = nach Wahl
option-return-order-random = zufällig
option-tie = Gleichstand
option-tie-help = Wer gewinnt, wenn keiner der Gleichen den letzten Schichtmarker hat.
option-tie-highest-token = wer den höchsten hat
option-tie-shared = alle gemeinsam
option-first-token = Erster Marker
option-first-token-help = Wer ihn bekommt, wenn in Schicht 1 niemand bei Fördern 0/1 war.
option-first-token-starter = die Startperson
option-first-token-random = das Los
option-fresh-innovation = Neue Innovation
option-fresh-innovation-help = Wann eine eben genommene Aktions-Innovation gespielt werden darf.
option-fresh-innovation-at-once = im selben Zug
option-fresh-innovation-next-turn = ab dem nächsten Zug
option-combining = Arbeiter-Innovationen
option-combining-help = Dürfen sie mit anderen Arbeiterkarten zusammen zahlen?
option-combining-allowed = ja
option-combining-alone = nein, nur allein
option-wild-look = Freie Wahl ansehen
option-wild-look-help = Wer die vier Karten sieht.
option-wild-look-private = nur wer dran ist
option-wild-look-open = alle
option-worker-hands = Arbeiterhände
option-worker-hands-help = Sie lassen sich ausrechnen; gezeigt werden müssen sie nicht.
option-worker-hands-shown = offen
option-worker-hands-hidden = verdeckt
option-delivered = Auslieferungsstapel
option-delivered-help = Wer ihn durchsehen darf.
option-delivered-hidden = nur sein Besitzer
option-delivered-open = alle
option-innovation-then-pass = Innovation und passen
option-innovation-then-pass-help = Darf man passen, nachdem man eine Innovation gespielt hat?
option-innovation-then-pass-refused = nein
option-innovation-then-pass-allowed = ja
option-lower-places = Weitere Plätze
option-lower-places-help = Wie ein Gleichstand hinter dem ersten Platz gewertet wird.
option-lower-places-token = nach Schichtmarkern
option-lower-places-equal = geteilter Platz
option-innovation-chain = Innovationen hintereinander
option-innovation-chain-help = Darf man eine Innovation vorab spielen, die erst zusammen mit einer weiteren einen Einsatz ermöglicht?
option-innovation-chain-allowed = ja
option-innovation-chain-single = nein

## scene: was auf dem Tisch steht
tab-players = Mitspieler
cell-lorry-a = Loren links
cell-lorry-b = Loren rechts
cell-wagon-a = Waggons links
cell-wagon-b = Waggons rechts
cell-engine = Loks
cell-order = Aufträge
cell-share = Anteile
cell-innovation = Innovationen
cell-objective = Geschäftsziele
cell-mine-01 = Fördern 0/1
cell-mine-12 = Fördern 1/2
cell-mine-23 = Fördern 2/3
cell-deliver = Ausliefern
cell-wild = Freie Wahl
spot-stage = Auslage
spot-own = Deine Zeche
spot-seat = Zeche von { $seat }
spot-pile = Stapel: { $zone }
spot-stack = Oberste Karte: { $zone }
spot-price = Nächster Einsatz: { $zone }
spot-crew = Arbeiter: { $zone }
spot-token = Schichtmarker dieser Schicht
spot-claim = Wer ihn jetzt bekäme
spot-tokens = Schichtmarker
spot-tray = Karten in der Hand
spot-row = Förderreihe
spot-storage = Zwischenlager
spot-workers = Arbeiter
spot-orders = Aufträge
spot-innovations = Innovationen
spot-objectives = Geschäftsziele
spot-shares = Anteile
spot-delivered = Ausgeliefert
spot-dock = Gleis { $dock }
spot-sign = Schild an Gleis { $dock }, { $seat }
spot-engine = Lok an Gleis { $dock }, { $seat }
spot-train = Waggons an Gleis { $dock }, { $seat }

sign-shift = Schicht { $shift } von { $shifts }
sign-over = Ende
sign-end = Schichtende
sign-turn = Einteilung
sign-payment = Bezahlen
sign-further-innovations = Innovationen
sign-couple-wagon = Ankuppeln
sign-place-engine = Lok bereitstellen
sign-choose-twin = Innovation
sign-mining = Fördern
sign-delivery = Ausliefern
sign-choose-stack = Freie Wahl
sign-keep-one = Freie Wahl
sign-return-cards = Freie Wahl
sign-passed = Feierabend: { $seats }

piece-price = Hier braucht es jetzt genau { $n } Arbeiter
piece-pile = { $zone }, noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
piece-worker = { $n ->
    [one] Ein Arbeiter von { $seat }
   *[other] { $n } Arbeiter von { $seat }
}
piece-token = Schichtmarker { $n }
piece-claim = Den Schichtmarker bekäme jetzt: { $seat }
piece-loaded = { $wagon }, beladen: { $lorry }
piece-dock = Gleis { $dock } ({ $crests }), geladene Loren: { $lorries }
piece-dock-ready = Gleis { $dock } ({ $crests }), geladene Loren: { $lorries }. Dieser Zug könnte abfahren.
word-heir = Marker bekäme
model-A = A
model-B = B
model-C = C
model-D = D
back-lorry = Lore, verdeckt
back-wagon = Waggon, verdeckt
back-engine = Lok, verdeckt
back-order = Auftrag, verdeckt
back-share = Anteil, verdeckt
back-innovation = Innovation, verdeckt
back-objective = Geschäftsziel, verdeckt
back-delivered = Ausgelieferte Karte

note-price = Immer genau einer mehr als beim letzten Mal in dieser Schicht.
note-known = Du weißt: die Karte Nummer { $depth } von oben ist { $card }.
note-token = Den Schichtmarker bekommt, wer zuletzt bei Fördern 0/1 war, und beginnt die nächste Schicht.
note-lorry = { $size ->
    [one] Eine Lore: sie kostet einen Förderschritt und bringt ausgeliefert { $vp } SP.
   *[other] Zwei Loren: sie kosten zwei Förderschritte, brauchen nur einen Waggon und bringen keine Punkte.
}
note-wagon = Steht an jedem Gleis mit seinem Wappen und nimmt eine Lorenkarte dieses Wappens.
note-wild-wagon = Steht an jedem Gleis und nimmt eine Lorenkarte mit einem der beiden Wappen des Gleises.
note-engine = Eine Lok für jedes Gleis. Züge mit demselben Modell dürfen zusammen abfahren.
note-order = Verlangt einen Zug mit Lok und mindestens { $lorries ->
    [one] einer Lore
   *[other] { $lorries } Loren
}. Bringt { $vp } SP.
note-share = Bringt am Ende { $vp } SP, wenn ein erfüllter Auftrag desselben Orts keinen anderen Anteil hat.
note-helper = Zählt als 1 bis { $span } Arbeiter nach Wahl und verlässt nach der Schicht das Spiel.
note-I-LOR = Nimm die oberste Karte eines Lorenstapels, ohne Arbeiter.
note-I-WAG = Nimm die oberste Karte eines Waggonstapels, ohne Arbeiter.
note-I-ENG = Nimm die oberste Lok, ohne Arbeiter.
note-I-ORD = Nimm den obersten Auftrag, ohne Arbeiter.
note-I-SHA = Nimm den obersten Anteil, ohne Arbeiter.
note-I-MIN = { $low } bis { $high } Förderschritte, ohne Arbeiter.
note-I-DEL = Ausliefern, ohne Arbeiter.
note-goal-SHIFT = { $vp } SP für je zwei deiner Schichtmarker.
note-goal-GOALS = { $vp } SP für jedes deiner Geschäftsziele, dieses eingeschlossen.
note-goal-ENG = { $vp } SP für jede ausgelieferte Lok dieses Modells.
note-goal-SHA = { $vp } SP für jeden zugewiesenen Anteil dieses Orts.
note-goal-ORD = { $vp } SP für jeden erfüllten Auftrag dieses Orts.
note-goal-5L = { $vp } SP, wenn deine erfüllten Aufträge dieses Orts zusammen mindestens fünf Loren verlangen.
note-mine = Fördere { $low } { $between ->
    [0] oder
   *[other] bis
} { $high } Schritte: Lore aus der Reihe ins Lager oder in einen Waggon, oder aus dem Lager in einen Waggon.
note-deliver = Ein oder mehrere Züge mit demselben Lok-Modell fahren ab, jeder mit einem Auftrag.
note-wild = Sieh dir vier Karten eines Stapels an und behalte eine. Kostet anfangs einen Arbeiter mehr als andere Bereiche.
note-guess = Rekonstruiert, nicht belegt: { $fields }.
field-copies = Anzahl der Karten
field-vp = Punkte
field-model = Name des Modells

figure-points = Siegpunkte
figure-workers = Arbeiter übrig
figure-orders = Aufträge auf der Hand
figure-delivered = Aufträge erfüllt
strip-starter = begann die Schicht
strip-miner = zuletzt bei Fördern 0/1

sheet-shift = Ende der Schicht { $shift }
sheet-final = Schlusswertung
sheet-player = { $seat }
sheet-orders = Aufträge erfüllt
sheet-trains = Loren auf wartenden Zügen
sheet-token = Schichtmarker { $n } und die nächste Schicht: { $seat }.

## scene: was gefragt ist
prompt-on = Es geht weiter.
prompt-over = Das Spiel ist aus. Es gewinnt: { $seats }.
prompt-turn = { $bound ->
    [yes] Setze jetzt Arbeiter in einem Bereich ein oder spiele noch eine Innovation. Du hast { $workers } Arbeiter.
   *[no] Setze Arbeiter in einem Bereich ein oder passe für diese Schicht. Du hast { $workers } Arbeiter.
}
prompt-payment = { $zone }: Mit welchen Karten zahlst du genau { $need }?
prompt-further-innovations = Spiele noch eine Innovation oder beende deinen Zug.
prompt-couple-wagon = An welches Gleis kommt: { $card }?
prompt-place-engine = An welches Gleis kommt: { $card }?
prompt-choose-twin = Von welchem Stapel nimmst du die oberste Karte ({ $cards })?
prompt-mining = { $least ->
    [0] Fördere noch bis zu { $left } { $left ->
        [one] Schritt
       *[other] Schritte
    } oder höre auf.
   *[other] Fördere noch { $least } bis { $left } { $left ->
        [one] Schritt
       *[other] Schritte
    }: wähle eine Lore, dann ihr Ziel.
}
prompt-delivery = { $gone ->
    [yes] Lass noch einen Zug mit demselben Lok-Modell abfahren oder höre auf.
   *[no] Wähle einen Auftrag, dann den Zug, der mit ihm abfährt.
}
prompt-choose-stack = Wähle den Stapel, dessen oberste Karten du ansiehst.
prompt-keep-one = Behalte eine dieser Karten.
prompt-return-cards = Lege die übrigen Karten unter den Stapel, die obere zuerst: { $zone }.

## scene: worauf gewartet wird
wait-turn = { $seats } setzt Arbeiter ein oder passt.
wait-payment = { $seats } zahlt { $need } Arbeiter: { $zone }.
wait-further-innovations = { $seats } kann noch eine Innovation spielen.
wait-couple-wagon = { $seats } wählt ein Gleis: { $card }.
wait-place-engine = { $seats } wählt ein Gleis: { $card }.
wait-choose-twin = { $seats } wählt einen Stapel.
wait-mining = { $seats } fördert, Schritte übrig: { $left }.
wait-delivery = { $seats } liefert aus.
wait-choose-stack = { $seats } wählt einen Stapel zum Ansehen.
wait-keep-one = { $seats } sieht sich Karten an: { $zone }.
wait-return-cards = { $seats } legt Karten zurück: { $zone }.

## scene: die Züge am Tisch
group-workers = Arbeiter einsetzen
group-turn = Zug beenden
group-innovations = Innovationen
group-payment = Bezahlen
group-docks = Gleise
group-stacks = Stapel
group-mining = Fördern
group-load = Aus der Förderreihe laden
group-store = Ins Zwischenlager
group-fetch = Aus dem Zwischenlager laden
group-delivery = Ausliefern
group-cards = Karten
act-place = { $zone }: { $n } Arbeiter
act-place-card = { $zone }: { $n } Arbeiter → { $card }
act-pass = Passen
act-innovate = { $card } spielen
act-pay = Zahlen: { $payment }
act-done = Zug beenden
act-dock = Gleis { $dock }: { $card }
act-take = { $zone }: { $card }
act-stop-mining = Fördern beenden
act-store = Lagern: { $card }
act-load = Gleis { $dock }: { $card } in { $wagon }
act-deliver = Gleis { $dock }: { $card }
act-stop-delivery = Ausliefern beenden
act-look = { $zone }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ansehen
act-keep = { $card } behalten
act-return = { $card } zurücklegen
