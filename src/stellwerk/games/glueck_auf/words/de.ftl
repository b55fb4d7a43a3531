# Was in Glück Auf: Das große Kartenspiel gesagt wird.
game-title = Glück Auf: Das große Kartenspiel
game-tagline = Arbeiter einteilen, Loren fördern, Züge beladen und ausliefern.
table-round = Schicht { $n }
score-unit = { $n } SP

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
O-BAR-1 = Auftrag Mietkasernen (1 Lore, 3 SP)
O-BAR-2 = Auftrag Mietkasernen (2 Loren, 5 SP)
O-BAR-3 = Auftrag Mietkasernen (3 Loren, 7 SP)
O-BAR-4 = Auftrag Mietkasernen (4 Loren, 10 SP)
O-FUR-1 = Auftrag Hochöfen (1 Lore, 3 SP)
O-FUR-2 = Auftrag Hochöfen (2 Loren, 5 SP)
O-FUR-3 = Auftrag Hochöfen (3 Loren, 7 SP)
O-FUR-4 = Auftrag Hochöfen (4 Loren, 10 SP)
O-FAC-1 = Auftrag Fabriken (1 Lore, 3 SP)
O-FAC-2 = Auftrag Fabriken (2 Loren, 5 SP)
O-FAC-3 = Auftrag Fabriken (3 Loren, 7 SP)
O-FAC-4 = Auftrag Fabriken (4 Loren, 10 SP)
O-STE-1 = Auftrag Dampfschiffe (1 Lore, 3 SP)
O-STE-2 = Auftrag Dampfschiffe (2 Loren, 5 SP)
O-STE-3 = Auftrag Dampfschiffe (3 Loren, 7 SP)
O-STE-4 = Auftrag Dampfschiffe (4 Loren, 10 SP)
S-BAR = Anteil Mietkasernen
S-FUR = Anteil Hochöfen
S-FAC = Anteil Fabriken
S-STE = Anteil Dampfschiffe
I-W3 = Innovation 1–3 Arbeiter
I-W4 = Innovation 1–4 Arbeiter
I-W5 = Innovation 1–5 Arbeiter
I-LOR = Innovation Lore
I-WAG = Innovation Waggon
I-ENG = Innovation Lok
I-ORD = Innovation Auftrag
I-SHA = Innovation Anteil
I-MIN = Innovation Fördern
I-DEL = Innovation Ausliefern
G-SHIFT = Geschäftsziel „Schichtmarkerpaare“
G-GOALS = Geschäftsziel „Alle Ziele“
G-ENG-A = Geschäftsziel „Lok A“
G-ENG-B = Geschäftsziel „Lok B“
G-ENG-C = Geschäftsziel „Lok C“
G-ENG-D = Geschäftsziel „Lok D“
G-SHA-BAR = Geschäftsziel „Anteile Mietkasernen“
G-SHA-FUR = Geschäftsziel „Anteile Hochöfen“
G-SHA-FAC = Geschäftsziel „Anteile Fabriken“
G-SHA-STE = Geschäftsziel „Anteile Dampfschiffe“
G-ORD-BAR = Geschäftsziel „Aufträge Mietkasernen“
G-ORD-FUR = Geschäftsziel „Aufträge Hochöfen“
G-ORD-FAC = Geschäftsziel „Aufträge Fabriken“
G-ORD-STE = Geschäftsziel „Aufträge Dampfschiffe“
G-5L-BAR = Geschäftsziel „Fünf Loren für Mietkasernen“
G-5L-FUR = Geschäftsziel „Fünf Loren für Hochöfen“
G-5L-FAC = Geschäftsziel „Fünf Loren für Fabriken“
G-5L-STE = Geschäftsziel „Fünf Loren für Dampfschiffe“

## Warum nicht
zone-not-in-play = Fördern 1/2 ist zu zweit nicht im Spiel.
stack-empty = Der Stapel „{ $zone }“ ist leer.
engines-full = An jedem deiner Gleise steht schon eine Lok.
no-steps = „{ $zone }“ verlangt mindestens { $low ->
    [one] einen Förderschritt
   *[other] { $low } Förderschritte
}; so viele kannst du jetzt nicht ausführen.
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
no-empty-wagon = An Gleis { $dock } steht kein leerer { $wagon }.
steps-out-of-reach = So kämst du nicht mehr auf { $low } Förderschritte.
must-deliver = Mindestens ein Zug muss abfahren.
order-not-in-hand = Du hast den { $card } nicht auf der Hand.
train-without-engine = An Gleis { $dock } steht keine Lok.
other-model = Zusammen fahren nur Züge mit demselben Modell ab. Der erste hatte { $card }, der an Gleis { $dock } hat eine andere.
too-few-lorries = Der Zug an Gleis { $dock } hat { $have ->
    [0] keine Lore
    [one] eine Lore
   *[other] { $have } Loren
} geladen, der Auftrag verlangt { $need }.
not-among-cards = { $card } ist nicht unter diesen Karten.
no-step-at-all = Du kannst keinen einzigen Förderschritt ausführen.
innovation-not-in-hand = Du hast die { $card } nicht auf der Hand.
innovation-fresh = Die { $card } hast du eben erst genommen: Sie kann ab deinem nächsten Zug gespielt werden.
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
log-placed = { $seat } setzt { $n } Arbeiter auf „{ $zone }“ (Karten: { $payment }).
log-passed = { $seat } passt.
log-lorry-taken = { $seat } nimmt die { $card } in die Förderreihe.
log-wagon-taken = { $seat } nimmt den { $card }.
log-engine-taken = { $seat } nimmt { $card }.
log-order-taken = { $seat } nimmt den { $card } auf die Hand.
log-share-taken = { $seat } nimmt den { $card }.
log-innovation-taken = { $seat } nimmt die { $card } auf die Hand.
log-objective-taken = { $seat } nimmt das { $card }.
log-wagon-coupled = { $seat } kuppelt den { $card } an Gleis { $dock } an.
log-engine-placed = { $seat } stellt { $card } an Gleis { $dock }.
log-lorry-stored = { $seat } fördert die { $card } ins Zwischenlager.
log-lorry-loaded = { $seat } lädt an Gleis { $dock } die { $card } in den { $wagon }.
log-mining-stopped = { $seat } hat { $n ->
    [one] einen Förderschritt
   *[other] { $n } Förderschritte
 } ausgeführt.
log-delivered = { $seat } lässt den Zug mit { $engine } von Gleis { $dock } abfahren und erfüllt den { $card }.
log-looked = { $seat } sieht sich { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} von „{ $zone }“ an.
log-cards-seen = { $seat } sieht: { $cards }.
log-card-kept = { $seat } behält eine davon: { $card }.
log-card-kept-hidden = { $seat } behält eine davon verdeckt.
log-cards-returned = { $seat } legt { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} unter den Stapel zurück.
log-innovation-played = { $seat } spielt die { $card }.
log-stack-split = Der Stapel „{ $zone }“ ist aufgebraucht: { $n ->
    [one] Eine Karte kommt
   *[other] { $n } Karten kommen
} von „{ $other }“ herüber.
log-heading = Schicht { $n }
log-token = { $seat } bekommt Schichtmarker { $n }.
log-shift-begins = Schicht { $n } beginnt mit { $seat }.
log-clean-up-board = { $seat } räumt ab: { $n ->
    [one] Eine Karte geht
   *[other] { $n } Karten gehen
} zurück.
log-clean-up-orders = { $seat } legt { $n ->
    [one] einen unerfüllten Auftrag
   *[other] { $n } unerfüllte Aufträge
} zurück.
log-clean-up-delivered = { $seat } legt den Auslieferungsstapel aus; Waggons und Doppelloren gehen zurück.
log-clean-up-shares = { $seat } weist { $n ->
    [one] einen Anteil
   *[other] { $n } Anteile
} erfüllten Aufträgen zu.
log-game-ends = Das Spiel ist zu Ende.

## Wertung
source-lorries = Loren
source-orders = Aufträge
source-shares = Anteile
source-tokens = Schichtmarker
source-objectives = Geschäftsziele
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
spot-tray = Gerade aufgenommen
spot-row = Förderreihe
spot-storage = Zwischenlager
spot-workers = Arbeiter
spot-orders = Aufträge
spot-innovations = Innovationen
spot-objectives = Geschäftsziele
spot-shares = Anteile
spot-delivered = Geliefert
spot-dock = Gleis { $dock }
spot-sign = Schild an Gleis { $dock }, { $seat }
spot-engine = Lok an Gleis { $dock }, { $seat }
spot-train = Waggons an Gleis { $dock }, { $seat }

sign-shift = Schicht { $shift } von { $shifts }
sign-over = Ende
sign-end = Schichtende
sign-count = Schlusswertung
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
piece-helper = { $card }, von { $seat } für { $n } gelegt
piece-token = Schichtmarker { $n }
piece-claim = Den Schichtmarker bekäme jetzt: { $seat }
piece-loaded = { $wagon }, beladen mit { $lorry }
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
strip-starter = Begann die Schicht
strip-miner = Zuletzt bei Fördern 0/1

sheet-shift = Ende der Schicht { $shift }
sheet-final = Schlusswertung
sheet-player = { $seat }
sheet-count-lorries = { $n ->
    [one] eine Einzellore
   *[other] { $n } Einzelloren
}
sheet-count-orders = { $n } erfüllt
sheet-count-shares = { $n } genommen
sheet-count-tokens = { $n } gewonnen
sheet-count-objectives = { $n } genommen
sheet-so-far = Bisher zusammen
sheet-secret = Was Loren, Aufträge, Anteile und Geschäftsziele den anderen bringen, bleibt bis zum Ende geheim.
sheet-token = { $mined ->
    [yes] { $seat } war zuletzt bei Fördern 0/1. Das bringt Schichtmarker { $n }, also { $vp } SP, und den ersten Zug der nächsten Schicht.
   *[no] Niemand war bei Fördern 0/1. Schichtmarker { $n }, also { $vp } SP, geht an { $seat }; dort beginnt auch die nächste Schicht.
}
sheet-last-token = { $mined ->
    [yes] { $seat } war zuletzt bei Fördern 0/1 und bekommt den letzten Schichtmarker, also { $vp } SP. Jetzt wird alles gezählt.
   *[no] Niemand war bei Fördern 0/1. Der letzte Schichtmarker, also { $vp } SP, geht an { $seat }. Jetzt wird alles gezählt.
}

## scene: was gefragt ist
prompt-on = Es geht weiter.
prompt-over = Das Spiel ist aus. Es gewinnt: { $seats }.
prompt-turn = { $bound ->
    [yes] Setze jetzt Arbeiter in einem Bereich ein oder spiele noch eine Innovation. Du hast { $workers } Arbeiter.
   *[no] Setze Arbeiter in einem Bereich ein oder passe für diese Schicht. Du hast { $workers } Arbeiter.
}
prompt-payment = { $zone }: Mit welchen Karten zahlst du genau { $need }?
prompt-further-innovations = Spiele noch eine Innovation oder beende deinen Zug.
prompt-couple-wagon = { $card }: An welches Gleis kommt er?
prompt-place-engine = { $card }: An welches Gleis kommt sie?
prompt-choose-twin = Von welchem der beiden Stapel nimmst du die oberste Karte ({ $cards })?
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
prompt-return-cards = Lege die übrigen Karten unter den Stapel „{ $zone }“, die obere zuerst.

## scene: worauf gewartet wird
wait-turn = { $seats } setzt Arbeiter ein oder passt.
wait-payment = { $seats } zahlt { $need } Arbeiter für „{ $zone }“.
wait-further-innovations = { $seats } kann noch eine Innovation spielen.
wait-couple-wagon = { $seats } wählt ein Gleis für den { $card }.
wait-place-engine = { $seats } wählt ein Gleis für { $card }.
wait-choose-twin = { $seats } wählt einen Stapel.
wait-mining = { $seats } fördert; { $left ->
    [one] ein Schritt ist übrig
   *[other] { $left } Schritte sind übrig
}.
wait-delivery = { $seats } liefert aus.
wait-choose-stack = { $seats } wählt einen Stapel zum Ansehen.
wait-keep-one = { $seats } sieht sich Karten von „{ $zone }“ an und behält eine.
wait-return-cards = { $seats } legt Karten unter „{ $zone }“ zurück.

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
act-pay = Mit { $payment } bezahlen
act-done = Zug beenden
act-dock = Gleis { $dock }: { $card }
act-take = { $zone }: { $card }
act-stop-mining = Fördern beenden
act-store = { $card } ins Zwischenlager
act-load = Gleis { $dock }: { $card } in den { $wagon } laden
act-deliver = Gleis { $dock }: mit dem { $card } abfahren
act-stop-delivery = Ausliefern beenden
act-look = { $zone }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ansehen
act-keep = { $card } behalten
act-return = { $card } zurücklegen

## die Schausammlung
shelf-lorry = Loren
shelf-wagon = Waggons
shelf-engine = Loks
shelf-order = Aufträge
shelf-share = Anteile
shelf-innovation = Innovationen
shelf-objective = Geschäftsziele

## Zum ersten Mal am Tisch

intro-aim = Du förderst Kohle, belädst damit Waggons und lässt Züge mit Aufträgen abfahren. In deinem Zug setzt du Arbeiter an genau einer Stelle ein; jeder weitere Einsatz dort kostet einen mehr. Wer nach der letzten Schicht die meisten Siegpunkte hat, gewinnt.
intro-points-1 = Erfüllte Aufträge: 3, 5, 7 oder 10
intro-points-2 = Gelieferte einfache Loren: 1 oder 2
intro-points-3 = Anteile, die zu einem erfüllten Auftrag passen: je 3
intro-points-4 = Geschäftsziele: was sie nennen
intro-points-5 = Schichtmarker: je 1

## scene: wozu alles da ist
explain-price = { $can ->
    [yes] Kostet jetzt genau { $n } Arbeiter; mit deinen Karten geht es auf.
    [no] Kostet jetzt genau { $n } Arbeiter; mit deinen Karten geht es nicht genau auf.
   *[other] Kostet jetzt genau { $n } Arbeiter.
}
explain-top = Obenauf: { $card }.
explain-left = { $n ->
    [one] Eine Karte ist noch da.
   *[other] { $n } Karten sind noch da.
}
explain-pile = Der Rest des Stapels, verdeckt. Nur die oberste Karte kann genommen werden; ist sie weg, sieht man die nächste.
explain-take-lorry = Arbeiter hier nehmen die oberste Lore ans linke Ende deiner Förderreihe. Dort wartet sie aufs Fördern.
explain-take-wagon = Arbeiter hier nehmen den obersten Waggon an ein Gleis mit seinem Wappen. Er trägt später eine Lorenkarte.
explain-take-engine = Arbeiter hier nehmen die oberste Lok an ein Gleis ohne Lok. Ohne Lok fährt kein Zug ab.
explain-take-order = Arbeiter hier nehmen den obersten Auftrag auf deine Hand. Fährt ein Zug mit ihm ab, zählt er seine Punkte.
explain-take-share = Arbeiter hier nehmen den obersten Anteil. Am Ende zählt er zusammen mit einem erfüllten Auftrag desselben Orts.
explain-take-innovation = Arbeiter hier nehmen die oberste Innovation auf deine Hand: eine Aktion ohne Arbeiter, oder Arbeiter nach Wahl.
explain-take-objective = Arbeiter hier nehmen das oberste Geschäftsziel. Am Ende bringt es Punkte für das, was es zeigt.
explain-crew = Die in dieser Schicht hier eingesetzten Arbeiter. Sie bleiben bis zum Ende; jeder Einsatz verlangt einen Arbeiter mehr als der letzte.
explain-crew-card = Zählt als { $n ->
    [one] ein Arbeiter
   *[other] { $n } Arbeiter
}. Bleibt hier bis zum Ende der Schicht und kommt dann zurück auf die Hand.
explain-use = { $seat }: { $n ->
    [one] ein Arbeiter
   *[other] { $n } Arbeiter
} ({ $payment })
explain-unused = Hier war in dieser Schicht noch niemand.
explain-next = Als Nächstes: genau { $n ->
    [one] ein Arbeiter
   *[other] { $n } Arbeiter
}.
explain-worker = Zählt in einem Bereich als { $n ->
    [one] ein Arbeiter
   *[other] { $n } Arbeiter
}. Mehrere Karten dürfen zusammen die verlangte Zahl ergeben; nach der Schicht kommen sie zurück.
explain-hand = Auf der Hand: { $cards ->
    [0] keine Arbeiterkarte.
    [one] eine Karte mit { $n } { $n ->
        [one] Arbeiter
       *[other] Arbeitern
    }.
   *[other] { $cards } Karten mit { $n } Arbeitern.
}
explain-token = Jeder Schichtmarker zählt { $vp } SP; der höchste entscheidet bei Gleichstand.
explain-tokens-won = { $seat } hat { $n ->
    [one] einen Schichtmarker.
   *[other] { $n } Schichtmarker.
}
explain-back-hand = Diese Karte kennt nur, wem sie gehört; dass sie da ist, sehen alle.
explain-back-delivered = Sie ist mit einem Zug abgefahren. Den Stapel darf nur ansehen, wem er gehört; gewertet wird am Ende.
explain-back-lifted = Jemand sieht sich die obersten Karten dieses Stapels an, behält eine und legt die anderen unter den Stapel.
explain-deck-lorry = Loren bringen Kohle in die Waggons.
explain-deck-wagon = Waggons tragen die Loren ihres Wappens.
explain-deck-engine = Loks lassen Züge abfahren.
explain-deck-order = Aufträge zählen, wenn ein Zug mit ihnen abfährt.
explain-deck-share = Anteile zählen mit erfüllten Aufträgen.
explain-deck-innovation = Innovationen sind Aktionen ohne Arbeiter, oder Arbeiter.
explain-deck-objective = Geschäftsziele zählen am Ende.
explain-wild-printed = { $n ->
    [one] Ein Arbeiter ist aufgedruckt: Der erste Einsatz einer Schicht verlangt zwei.
   *[other] { $n } Arbeiter sind aufgedruckt.
}
explain-ready = Abfahren könnte jetzt der Zug an deinem Gleis: { $docks }.
explain-none-ready = Keiner deiner Züge könnte jetzt abfahren.
explain-row-empty = Deine Förderreihe ist leer.
explain-row-front = Vorn in deiner Förderreihe: { $card }.
explain-row = Hier warten Loren in der Reihenfolge, in der sie genommen wurden. Fördern kann man nur die vorderste, ganz rechts.
explain-storage = Loren, die ohne passenden Waggon gefördert wurden. Jede kann später verladen werden; das kostet ihre Förderschritte noch einmal.
explain-workers = Die Arbeiterkarten auf der Hand. Sie bezahlen die Bereiche, immer genau; nach der Schicht kommen alle zurück.
explain-orders = Hier warten Aufträge auf einen Zug mit Lok und genug Loren. Auf der Hand zählen sie nichts.
explain-innovations = Man spielt sie vor oder nach dem Einsetzen; solche mit Arbeitern setzt man ein wie Arbeiterkarten. Jede wirkt einmal.
explain-objectives = Jedes bringt am Ende Punkte für das, was es zeigt.
explain-shares = Am Ende zählt jeder mit einem erfüllten Auftrag desselben Orts.
explain-tokens = Marker der kommenden Schichten. Jeden bekommt, wer in seiner Schicht zuletzt bei Fördern 0/1 war; er zählt am Ende.
explain-delivered = Alles, was mit einem Zug abgefahren ist. Am Ende zählen die Einzelloren und die Aufträge; Waggons und Doppelloren nicht.
explain-claim = Wer den Marker bekäme, wenn die Schicht jetzt endete: wer zuletzt bei Fördern 0/1 war, sonst wer die Schicht begann.
explain-tray = Karten, die gerade jemand nimmt oder ansieht.
explain-dock = An Gleis { $dock } wächst ein Zug: Waggons, ihre Ladung, eine Lok. Mit einem Auftrag über höchstens seine Loren fährt er ab, und alles an ihm ist ausgeliefert.
explain-sign = Gleis { $dock } nimmt Waggons mit einem dieser beiden Wappen und deren Loren. Das Signal ist grün, wenn der Zug abfahren könnte.
explain-engine = Die Lok an Gleis { $dock }. Züge mit demselben Modell dürfen bei einer Auslieferung zusammen abfahren.
explain-train = Die Waggons an Gleis { $dock }. Jeder trägt eine Lorenkarte; keiner wechselt das Gleis.
explain-dock-now = Waggons: { $wagons }, geladene Loren: { $lorries }.
explain-dock-no-engine = Ihm fehlt eine Lok.
explain-dock-no-order = Ihm fehlt ein Auftrag über so wenige Loren.
explain-dock-ready = Er könnte jetzt abfahren.
explain-dock-perhaps = Vielleicht könnte er abfahren: Die Aufträge auf der Hand sind geheim.
explain-count = { $n ->
    [0] Hier liegt nichts.
    [one] Hier liegt eins.
   *[other] Hier liegen { $n }.
}
explain-worth = Jetzt { $vp } SP wert.
explain-would-be-worth = Für dich wäre es jetzt { $vp } SP wert.
explain-orders-ready = { $n ->
    [0] Keiner könnte jetzt ausgeliefert werden.
    [one] Einer könnte jetzt ausgeliefert werden.
   *[other] { $n } könnten jetzt ausgeliefert werden.
}
explain-orders-done = { $n ->
    [0] Noch kein Auftrag erfüllt.
    [one] Ein Auftrag erfüllt.
   *[other] { $n } Aufträge erfüllt.
}
explain-stage = Neun Stapel zum Nehmen und fünf Aktionen zum Ausführen. Wer einen Bereich nutzt, zahlt einen Arbeiter mehr als zuletzt dort lagen.
explain-board = Links Arbeiter, Förderreihe und Zwischenlager, in der Mitte drei Gleise mit Zügen, rechts Aufträge und alles, was zählt.
explain-secret-points = Die Punkte sind geheim: Den ausgelieferten Stapel darf nur ansehen, wem er gehört.
explain-source = { $source }: { $vp } SP
explain-source-of = { $seat }: { $vp } SP
explain-figure-points = Siegpunkte, als endete das Spiel jetzt: Loren, Aufträge, Anteile, Schichtmarker und Geschäftsziele.
explain-figure-workers = Arbeiter, die in dieser Schicht noch eingesetzt werden können.
explain-figure-orders = Aufträge auf der Hand. Sie zählen erst, wenn ein Zug mit ihnen abfährt.
explain-figure-delivered = Aufträge, mit denen Züge abgefahren sind.
explain-sign-shift = Das Spiel hat { $shifts } Schichten. In jeder setzen alle Arbeiter ein, bis alle gepasst haben.
explain-shifts-left = { $n ->
    [one] Dies ist die letzte.
   *[other] { $n } sind noch zu Ende zu spielen, diese eingeschlossen.
}
explain-sign-passed = Sie haben gepasst und warten auf das Ende der Schicht.
explain-sign-end = Alle haben gepasst: Der Marker wird vergeben, und alle Arbeiter kommen zurück.
explain-sign-over = Alle Schichten sind gespielt. Gezählt werden Loren, Aufträge, Anteile, Marker und Geschäftsziele.
explain-sign-step = Was in diesem Zug gerade getan wird; die Frage darunter sagt, was gewünscht ist.
explain-source-lorries = Einzelloren, die mit einem Zug abgefahren sind, zählen ihre aufgedruckten 1 oder 2 SP. Doppelloren zählen nichts.
explain-source-orders = Jeder erfüllte Auftrag zählt seine aufgedruckten Punkte: 3, 5, 7 oder 10.
explain-source-shares = Jeder Anteil, der zu einem erfüllten Auftrag seines Orts gehört, zählt { $vp } SP, ein Anteil je Auftrag.
explain-source-tokens = Jeder Schichtmarker zählt { $vp } SP.
explain-source-objectives = Was alle Geschäftsziele zusammen bringen.
explain-innovation = Spiele sie, bevor oder nachdem du Arbeiter einsetzt: Sie kostet keine und verlässt dann das Spiel.
explain-order = Welche Kohle geladen ist und welchen Ort er nennt, ist fürs Abfahren gleich.
explain-in-row = { $n ->
    [one] Sie ist vorn in der Reihe: Sie ist als Nächste dran.
   *[other] Sie ist Nummer { $n } in der Reihe; die rechts von ihr sind vorher dran.
}
explain-wagon-waits = Ein leerer Waggon wartet auf sie an Gleis: { $docks }.
explain-no-wagon = Kein leerer Waggon nähme sie jetzt auf.
explain-wagon-takes = Hier nimmt er eine Lorenkarte mit diesem Wappen: { $crests }.
explain-wagon-docks = Er darf stehen an Gleis: { $docks }.
explain-engine-docks = Deine Gleise ohne Lok: { $docks }.
explain-engine-full = An allen deinen Gleisen steht schon eine Lok.
explain-engine-twins = Dasselbe Modell steht an Gleis: { $docks }.
explain-order-shares = { $n ->
    [one] Ein Anteil dieses Orts wartet auf so einen Auftrag.
   *[other] { $n } Anteile dieses Orts warten auf solche Aufträge.
}
explain-order-ready = Genug ist geladen an Gleis: { $docks }.
explain-order-lacks = { $most ->
    [0] Noch kein Zug mit Lok ist beladen.
    [one] Der vollste Zug mit Lok hat eine Lore.
   *[other] Der vollste Zug mit Lok hat { $most } Loren.
}
explain-share-now = Anteile dieses Orts: { $shares }, erfüllte Aufträge: { $orders }; davon { $counted ->
    [one] zählt einer.
   *[other] zählen { $counted }.
}
explain-helper-placed = Sie verlässt das Spiel, wenn die Schicht endet.

## Lektionen
lesson-take-title = Ein Arbeiter zieht los
lesson-take-text = Jeder Stapel und jede Aktionskarte ist ein Bereich für Arbeiter; die Zahl daneben sagt, wie viele er verlangt. Wer Arbeiter zu einem Stapel schickt, nimmt dessen oberste Karte.
lesson-take-goal = Nimm den obersten Auftrag.
lesson-take-done = Aufträge bringen die meisten Punkte: Dafür muss ein Zug abfahren.
lesson-exactly-title = Genau einer mehr
lesson-exactly-text = Bei jedem weiteren Mal in einer Schicht verlangt ein Bereich einen Arbeiter mehr als zuletzt, und zwar genau. Mehrere Karten dürfen die Zahl zusammen ergeben, also behalte, was du noch brauchst.
lesson-exactly-goal = Nimm den obersten Anteil und den obersten Auftrag.
lesson-exactly-done = Mit der 3 bezahlt, blieben die Einser für den Auftrag.
lesson-wagon-title = Waggons und Gleise
lesson-wagon-text = An deinen Gleisen wachsen drei Züge. Ein Waggon kommt an ein Gleis mit seinem Wappen: Rad an Gleis 1 oder 2, Klee an 1 oder 3, Turm an 2, Fuchs an 3.
lesson-wagon-goal = Nimm den Rad-Waggon und kupple ihn an die Lok an Gleis 2.
lesson-wagon-done = Dort bleibt er, bis sein Zug abfährt.
lesson-mine-title = Fördern
lesson-mine-text = In deiner Förderreihe warten Loren; nur die vorderste, ganz rechts, darf heraus. Ein Förderschritt bringt eine Lore in einen leeren Waggon ihres Wappens.
lesson-mine-goal = Verlade die Rad-Lore und die Turm-Lore mit einem Einsatz.
lesson-mine-done = Die Doppellore dahinter hätte zwei weitere Schritte gebraucht.
lesson-storage-title = Aus dem Weg
lesson-storage-text = Eine Fuchs-Lore versperrt deine Reihe, und du hast keinen Fuchs-Waggon. Für ihre Schritte darf eine Lore auch ins Zwischenlager; von dort kann sie später verladen werden.
lesson-storage-goal = Verlade die Klee-Lore.
lesson-storage-done = Die Fuchs-Lore ist nicht verloren: Sie wartet im Zwischenlager auf einen Waggon.
lesson-deliver-title = Abfahrt
lesson-deliver-text = Ein Zug fährt ab mit einer Lok, einem Auftrag von deiner Hand und mindestens so vielen Loren, wie der Auftrag verlangt. Alles an ihm kommt auf deinen ausgelieferten Stapel, und der Auftrag zählt am Ende.
lesson-deliver-goal = Liefere einen Auftrag für 7 Punkte aus.
lesson-deliver-done = Auch die Einzellore an Bord zählt; Doppelloren und Waggons nicht.
lesson-together-title = Zwei auf einmal
lesson-together-text = Bei einer Auslieferung dürfen mehrere Züge abfahren, wenn ihre Loks dasselbe Modell sind, jeder mit einem eigenen Auftrag. Ein Anteil zählt 3 Punkte für je einen erfüllten Auftrag seines Orts.
lesson-together-goal = Erfülle beide Aufträge mit deinem einzigen Arbeiter.
lesson-together-done = 8 Punkte für Aufträge, 6 für Anteile, und der Zug an Gleis 2 wartet auf das nächste Mal.
lesson-innovation-title = Innovationen
lesson-innovation-text = Innovationen brauchen keine Arbeiter und werden gespielt, bevor oder nachdem du welche einsetzt. An Gleis 2 sind drei Loren geladen, und es fehlt nur eine Lok.
lesson-innovation-goal = Lass den Zug an Gleis 2 sofort abfahren.
lesson-innovation-done = Jede Innovation wirkt einmal; dann verlässt sie das Spiel.
lesson-objective-title = Was am Ende zählt
lesson-objective-text = Punkte bringen Loren, Aufträge, Anteile, Schichtmarker und Geschäftsziele. Du hast zwei Aufträge für Dampfschiffe erfüllt, und ein Arbeiter ist noch da.
lesson-objective-goal = Schick ihn dorthin, wo er dir 4 Punkte bringt.
lesson-objective-done = Geschäftsziele nimmt man spät, wenn man weiß, welches sich lohnt.
lesson-token-title = Das Ende der Schicht
lesson-token-text = Wer zuletzt bei Fördern 0/1 war, bekommt den Schichtmarker, einen Punkt und den ersten Zug der nächsten Schicht. Wer passt, ist draußen; haben alle gepasst, endet die Schicht, und alle Arbeiter kommen zurück.
lesson-token-goal = Gewinne den Marker dieser Schicht.
lesson-token-done = Dafür war nicht einmal ein Förderschritt nötig; jetzt weißt du alles für ein erstes Spiel.

# the second question of a move in two steps
ask-payment = Welche Karte zahlt mit?
ask-store = Wohin damit: in einen Waggon oder ins Lager?
ask-load = In welchen Waggon?
ask-fetch = In welchen Waggon?
ask-delivery = Welcher Zug fährt damit ab?
