# Carnegie
game-title = Carnegie
game-tagline = Mitarbeiter aussenden, Projekte bauen, spenden: zwanzig Runden für eine bis vier Personen.
money = { $n } $
score-unit = { $n } SP

## names
type-HR = Personal
type-MG = Verwaltung
type-CO = Konstruktion
type-RD = Forschung & Entwicklung
region-west = Westen
region-midwest = Mittlerer Westen
region-east = Osten
region-south = Süden
tab-housing = Wohnen
tab-commerce = Handel
tab-industry = Industrie
tab-infrastructure = Öffentliche Infrastruktur
side-a = Seite A
side-b = Seite B
posture-lying = liegt
posture-standing = steht
level-wagon = Fuhrwerk
level-stagecoach = Postkutsche
level-railroad = Eisenbahn
department-D01 = Fortbildung und Beteiligungen
department-D02 = Personalbeschaffung
department-D03 = Sicherheit und Qualität
department-D04 = Neuer Empfang
department-D05 = Einkauf
department-D06 = Verkauf
department-D07 = Logistik
department-D08 = Gebäudemanagement
department-D09 = Konstruktion
department-D10 = Konstruktionsoutsourcing
department-D11 = Supply Chain Management
department-D12 = Kommunikation
department-D13 = Verbesserte Forschung
department-D14 = Verbesserte Gestaltung
department-D15 = Karitative Zwecke
department-D16 = Telegrafie
department-D17 = Personalverwaltung
department-D18 = Regionale Partner
department-D19 = Unternehmenskommunikation
department-D20 = Grünflächen
department-D21 = Rechnungswesen
department-D22 = Markenbildung
department-D23 = Lohnbuchhaltung
department-D24 = Öffentlichkeitsarbeit
department-D25 = Fließbandfertigung
department-D26 = Sanierung
department-D27 = Lobbyismus
department-D28 = Poststelle
department-D29 = F&E-Koordination
department-D30 = Wissensaustausch
department-D31 = Archiv
department-D32 = Bibliotheksnetzwerk
department-PERSONNEL = Personal
department-COMMERCE = Handel und Finanzen
department-PLANNING = Strategische Planung
department-CONSTRUCTION = Konstruktion
department-RESEARCH = Forschung & Entwicklung
department-LOBBY = Empfang
city-seattle = Seattle
city-helena = Helena
city-portland = Portland
city-boise = Boise
city-reno = Reno
city-salt-lake-city = Salt Lake City
city-phoenix = Phoenix
city-santa-fe = Santa Fe
city-denver = Denver
city-los-angeles = Los Angeles
city-san-francisco = San Francisco
city-fargo = Fargo
city-duluth = Duluth
city-st-paul = St. Paul
city-omaha = Omaha
city-cincinnati = Cincinnati
city-kansas-city = Kansas City
city-st-louis = St. Louis
city-chicago = Chicago
city-albany = Albany
city-boston = Boston
city-pittsburgh = Pittsburgh
city-washington = Washington
city-new-york = New York
city-el-paso = El Paso
city-dallas = Dallas
city-san-antonio = San Antonio
city-memphis = Memphis
city-charleston = Charleston
city-atlanta = Atlanta
city-houston = Houston
city-new-orleans = New Orleans
donation-A1 = A1 (3 SP je Personalabteilung)
donation-A2 = A2 (3 SP je Verwaltungsabteilung)
donation-A3 = A3 (3 SP je Konstruktionsabteilung)
donation-A4 = A4 (3 SP je F&E-Abteilung)
donation-A5 = A5 (1 SP je Abteilung)
donation-B1 = B1 (4 SP je Infrastrukturprojekt)
donation-B2 = B2 (3 SP je Industrieprojekt)
donation-B3 = B3 (2 SP je Wohn- und Handelsprojekt)
donation-B4 = B4 (3 SP je Strecke mit Eisenbahn)
donation-B5 = B5 (2 SP je eigener Spende)
donation-C1 = C1 (7 SP)
donation-C2 = C2 (2 SP je abgegebener Ware)
donation-C3 = C3 (2 SP je abgegebene 5 $)
donation-C4 = C4 (4 SP je 5 $ mit Ware)
donation-C5 = C5 (1 SP je stehendem Mitarbeiter)
donation-D1 = D1 (2 SP je Projekt im Osten)
donation-D2 = D2 (2 SP je Projekt im Mittleren Westen)
donation-D3 = D3 (2 SP je Projekt im Süden)
donation-D4 = D4 (2 SP je Projekt im Westen)
donation-D5 = D5 (2 SP je Projekt in einer Kleinstadt)
reward-money = Geld
reward-goods = Waren
reward-vp = Siegpunkte
reward-employee = ein neuer Mitarbeiter
reward-points = Forschungspunkte
reward-goods-or-money = Ware oder Geld
reward-employee-or-money = Mitarbeiter oder Geld
reward-limit = höhere Grenze je Spende
reward-steps = Schritte
amount-money = { $n } $
amount-goods = { $n ->
    [one] 1 Ware
   *[other] { $n } Waren
}
amount-vp = { $n } SP
amount-employee = { $n ->
    [one] 1 neuen Mitarbeiter
   *[other] { $n } neue Mitarbeiter
}
plain-employee = { $n ->
    [one] 1 neuer Mitarbeiter
   *[other] { $n } neue Mitarbeiter
}
amount-points = { $n ->
    [one] 1 Forschungspunkt
   *[other] { $n } Forschungspunkte
}
amount-steps = { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
}
event-west = Einkommen im Westen
event-west-donation = Einkommen im Westen und Spenden
event-midwest = Einkommen im Mittleren Westen
event-midwest-donation = Einkommen im Mittleren Westen und Spenden
event-east = Einkommen im Osten
event-east-donation = Einkommen im Osten und Spenden
event-south = Einkommen im Süden
event-south-donation = Einkommen im Süden und Spenden
event-none-donation = Spenden
andrew = Andrew

## points
source-track-income = Einkommen
source-track-department = Abteilungen im Spiel
source-track-activation = Lohnbuchhaltung
source-joker = a) Aktions-Joker
source-employees = b) Stehende Mitarbeiter
source-departments = c) Gebaute Abteilungen
source-tabs = d) Projektstreifen
source-connections = e) Verbindungen
source-cities = f) Städte
source-donations = g) Spenden
source-ongoing = Abteilungen am Spielende
source-cards = Karten
source-boxes = Letzte Felder
tie-shared = Gleichstand: geteilter Platz.

## refusals
already-in-city = In dieser Stadt liegt schon eine eigene Scheibe.
box-not-reached = Deine Scheibe steht erst auf Feld { $box }.
donation-taken = { $donation } ist schon besetzt.
housing-only = Hier geht nur ein Wohnprojekt auf ein Wohnfeld einer mittleren oder großen Stadt.
joker-first-player = Der Startspieler setzt den Joker nicht gegen die eigene Wahl ein.
joker-same-action = Das ist die Aktion der Runde: Du nutzt sie ohne Joker.
joker-too-late = Der Joker kommt vor allem anderen in deinem Zug.
last-box-taken = Das letzte Feld ({ $region }) ist schon besetzt.
no-disc = Du hast keine Scheibe mehr im Vorrat.
no-disc-on-tab = Auf dem Streifen { $tab } liegt keine Scheibe.
no-employee = Du hast keinen Mitarbeiter mehr im Vorrat.
no-goods = Du hast keine Ware.
no-half-use = Niemand geht auf Außeneinsatz, ohne dass die Abteilung wirkt.
no-joker = Du hast keinen Aktions-Joker.
no-lobby = { $place } ist kein Empfang.
no-payroll = Dazu muss schon vorher jemand in der Lohnbuchhaltung stehen.
no-points-to-lose = Du hast keinen Siegpunkt, den du abgeben könntest.
no-project-there = Du hast dort kein Projekt ({ $region }).
no-steps = Du hast keine Schritte zu gehen.
no-workstation = Dort ist kein Arbeitsplatz frei: { $place }.
nobody-active = Dort ist niemand mehr, der arbeiten kann: { $department }.
nobody-gave = Dort hat sonst niemand gespendet: { $donation }.
nobody-lies = Dort liegt niemand: { $place }.
nobody-there = Dort ist niemand, der { $posture }: { $place }.
not-adjacent = Das grenzt nicht aneinander: { $place } und { $other }.
not-in-market = { $department } liegt nicht aus.
not-into-lobby = An diesem Tisch geht niemand in den Empfang zurück.
not-offered = Das gibt es hier nicht: { $reward }.
not-used = { $department } wirkt von selbst und wird nicht genutzt.
other-tab = Erst der Streifen { $tab }.
other-type = Jetzt werden Abteilungen dieser Art genutzt: { $type }.
own-donation = Dort hast du schon gespendet: { $donation }.
place-taken = Das ist nicht frei: { $place }.
reserve-first = Zuerst muss deine Startabteilung gebaut werden: { $department }.
same-construction = An diesem Tisch gilt { $department } als dasselbe wie deine gedruckte Konstruktion.
same-department = { $department } hast du schon.
same-place = Das ist derselbe Ort.
space-taken = Der Platz in { $space } ist besetzt.
tab-at-end = Der Streifen { $tab } ist ganz herausgezogen.
too-few-goods = Du hast { $have ->
    [one] 1 Ware
   *[other] { $have } Waren
} und brauchst { $need }.
too-few-missions = Im Gebiet { $region } hast du { $have } Mitarbeiter auf Außeneinsatz.
too-few-points = Du hast { $have ->
    [one] 1 Forschungspunkt
   *[other] { $have } Forschungspunkte
} und brauchst { $need }.
station-taken = Der Arbeitsplatz { $n } ist nicht frei ({ $place }).
too-little-money = Du hast { $have } $ und brauchst { $need } $.
track-at-end = Deine Scheibe steht schon auf dem letzten Feld ({ $region }).
trade-too-many = Höchstens { $most } sind möglich.
wrong-space = { $tab } passt nicht auf diesen Platz in { $space }.
position-action = { $path }: { $value } passt nicht zur Phase.
position-alone = { $path }: Andrew spielt nur mit, wenn jemand allein spielt.
position-begun = { $path }: { $value } ist keine Abteilung, die offen ist und schon genutzt wurde.
position-company = { $path }: { $value } muss genau einmal vorkommen.
position-copies = { $path }: { $value } kommt { $have }-mal vor; das Plättchen gibt es nur { $most }-mal.
position-deck = { $path }: { $value } normale Karten, die Stärke hat { $needed }.
position-discs = { $path }: Damit wären { $value } Scheiben im Spiel; jeder hat { $most }.
position-donation = { $path }: Auf { $value } liegt eine neutrale Scheibe, dort kann sonst niemand spenden.
position-employees = { $path }: Damit wären { $value } Mitarbeiter im Spiel; jeder hat { $most }.
position-joker = { $path }: { $value } hat an diesem Tisch keinen Aktions-Joker.
position-markers = { $path }: Die Steine sind zusammen { $value } Felder gezogen; hier müssen es { $needed } sein.
position-most = { $path }: { $value } sind zu viele; Platz ist für { $most }.
position-moved = { $path }: Das steht nur mitten im Ende einer Runde in einer Position, hier ist { $value } zu viel.
position-neutral = { $path }: { $value } neutrale Scheiben; an diesem Tisch gibt es höchstens { $most }.
position-passing = { $path }: In der Phase { $value } bleibt kein Tisch stehen.
position-phase = { $path }: Die Phase { $value } gibt es in dieser Runde oder an diesem Tisch nicht.
position-printed = { $path }: An diesem Platz ist schon etwas gedruckt, { $value } kann dort nicht liegen.
position-round = { $path }: { $value } passt nicht zu Phase und Steinen; es ist Runde { $needed }.
position-same = { $path }: { $value } hat dieses Unternehmen schon.
position-steps = { $path }: { $value } passt nicht zu Phase und Tisch.
position-strip = { $path }: { $value } ist derselbe Streifen wie { $other }; er liegt nur in einer Zeile.
position-tab = { $path }: So weit herausgezogen zeigt der Streifen { $value } Scheibenfelder; gebaut sind { $needed } Projekte.
position-turn = { $path }: Am Zug ist { $needed }, nicht { $value }.
position-twice = { $path }: { $value } steht zweimal da.
position-uses = { $path }: { $value } Nutzungen sind zu viele; möglich sind höchstens { $most }.

## log
log-first-by-lot = Das Los fällt auf { $seat }: Startspieler der ersten Runde.
log-first-by-choice = { $seat } ist Startspieler; so wurde es beim Eröffnen des Tisches gewählt.
log-joker-given = { $seat }, in der ersten Runde zuletzt an der Reihe, erhält den einzigen Aktions-Joker.
log-neutral-discs = { $n } neutrale Scheiben belegen Plätze in { $cities } und die Spenden { $donations }.
log-action-chosen = { $seat } wählt { $type }; Zeile { $row }: { $event }.
log-activated = { $seat } aktiviert jemanden für { $price } $: { $place }.
log-advanced = { $seat } rückt auf Feld { $box } vor ({ $region }).
log-andrew-advanced = Andrew rückt auf Feld { $box } vor ({ $region }).
log-andrew-built = Andrew baut in { $space }.
log-andrew-card = Andrews Karte: { $card }.
log-andrew-donated = Andrew spendet: { $donation }.
log-andrew-shift = Andrews Karte rückt { $n ->
    [one] 1 Stufe
   *[other] { $n } Stufen
} weiter: { $vp } SP.
log-andrew-took = Andrew nimmt { $department }.
log-arrived = { $seat } schickt jemanden hierher: { $place }.
log-built = { $seat } baut { $tab } in { $space } ({ $region }).
log-came-home = { $seat } holt { $n } Mitarbeiter zurück ({ $region }).
log-developed = { $seat } zieht den Streifen { $tab } auf Position { $position }.
log-donated = { $seat } spendet { $price } $: { $donation }.
log-donation-too-dear = { $seat } kann keine Spende bezahlen: Sie kostet { $price } $.
log-founded = { $seat } baut { $department } in { $place }.
log-gained = { $seat } erhält { $what }.
log-joker = { $seat } setzt den Aktions-Joker ein: { $type }.
log-neutral-laid = { $n } neutrale Scheiben belegen Plätze.
log-reserved = { $seat } legt { $department } bereit.
log-round-ended = Runde { $n } ist zu Ende.
log-sent = { $seat } schickt jemanden aus { $department } auf Außeneinsatz ({ $region }).
log-side-chosen = { $seat } nimmt { $side } des Streifens { $tab }.
log-sold = { $seat } verkauft eine Ware.
log-stayed-away = { $seat } holt niemanden zurück ({ $region }).
log-traded = { $seat } handelt mit { $n ->
    [one] 1 Ware
   *[other] { $n } Waren
} ({ $department }).
log-uses = { $seat } nutzt { $department }.
log-walked = { $seat } versetzt jemanden: { $place } → { $other }.

## options
option-components = Werte des Materials
option-components-help = Unternehmen, gedruckte Arbeitsplätze, Projektstreifen und Waren der Projekte sind zum Teil nachgebildet. Wer die echten Werte kennt, gibt hier eine Datei an.
option-components-standard = Standard
option-components-earlier = Projektstreifen wie in der ersten Fassung dieser Regeln
option-departments = Abteilungen
option-departments-help = Welche Abteilungen ausliegen. Das Modul „A New Beginning“ derselben Erweiterung, der geheime Kauf der Startaufstellung, ist hier nicht enthalten.
option-departments-base = Grundspiel
option-departments-further = 4 von 8 Arten je Typ
option-departments-open-bar = alle 32 je einmal
option-level = Andrews Stärke
option-level-help = Nur für das Spiel allein.
option-level-beginner = Einsteiger
option-level-normal = normal
option-level-difficult = schwierig
option-level-expert = Experte
option-start = Startspieler
option-start-help = Wer in Runde 1 beginnt.
option-start-random = durch Los
option-start-seat-1 = Platz 1
option-start-seat-2 = Platz 2
option-start-seat-3 = Platz 3
option-start-seat-4 = Platz 4
option-tab-sides = Projektstreifen
option-tab-sides-help = Die Streifen sind beidseitig bedruckt; ob jeder frei wählt, sagt die Regel nicht.
option-tab-sides-all-a = alle Seite A
option-tab-sides-all-b = alle Seite B
option-tab-sides-choose = jeder wählt
option-tab-limit = Höhere Grenze der Spenden
option-tab-limit-help = Seite B jedes Projektstreifens endet mit einer um 3 höheren Grenze der Spenden. Ob sich mehrere davon addieren, sagt die Regel nicht.
option-tab-limit-add-up = jeder fertige Streifen zählt: 15, 18, 21, 24
option-tab-limit-once = 15 ist das Höchste
option-education-counts-printed = Bildungsspenden
option-education-counts-printed-help = Zählen für A1 bis A5 auch die gedruckten Abteilungen? Auf späteren Plättchen zählt dasselbe Symbol sie mit.
option-education-counts-printed-yes = ja
option-education-counts-printed-no = nein
option-b3-counts = Spende B3
option-b3-counts-help = Zählt B3 jedes Wohn- und Handelsprojekt oder nur jedes Paar aus beiden?
option-b3-counts-each = jedes
option-b3-counts-pair = Paare
option-b5-counts-itself = Spende B5
option-b5-counts-itself-help = Zählt die Spende B5 sich selbst mit?
option-b5-counts-itself-yes = ja
option-b5-counts-itself-no = nein
option-connection-scope = Verbindungen
option-connection-scope-help = Wörtlich drückt jedes verbundene Gebiet die Stufe; nach einer anderen Lesart darf ein schwacher Seitenzweig außer Acht bleiben.
option-connection-scope-whole-network = ganzes Netz
option-connection-scope-best-route = bester Weg
option-charity-on-neutral = Karitative Zwecke
option-charity-on-neutral-help = Darf die Scheibe auch auf eine neutrale Spende gelegt werden?
option-charity-on-neutral-yes = ja
option-charity-on-neutral-no = nein
option-end-tile-order = Letzte Spalte
option-end-tile-order-help = Die letzte Spalte zeigt beide Ereignisse, nennt aber keine Reihenfolge.
option-end-tile-order-income-first = Einkommen
option-end-tile-order-donation-first = Spenden
option-joker-for-first-player = Joker des Startspielers
option-joker-for-first-player-help = Der Autor sagt nein; „anstatt der gewählten Aktion“ lässt sich auch anders lesen.
option-joker-for-first-player-yes = ja
option-joker-for-first-player-no = nein
option-jokers-of-three = Joker zu dritt
option-jokers-of-three-help = Die Regel zählt vier Joker für drei oder vier Personen; öffentliche Hilfen geben zu dritt nur dem dritten Spieler einen.
option-jokers-of-three-third-player = nur der dritte Spieler
option-jokers-of-three-everybody = alle
option-rd-income = Forschungspunkte als Einkommen
option-rd-income-help = Werden Forschungspunkte aus Einkommen sofort ausgegeben oder bis zum eigenen Zug behalten?
option-rd-income-at-once = sofort
option-rd-income-kept = behalten
option-bang-without-mission = Sofortertrag ohne Außeneinsatz
option-bang-without-mission-help = Gibt es den Sofortertrag einer Kleinstadt auch, wenn beim Outsourcing niemand gesandt wird?
option-bang-without-mission-yes = ja
option-bang-without-mission-no = nein
option-setup-starts = Aufbau
option-setup-starts-help = Wer legt das erste Wohnprojekt und nimmt die erste Abteilung?
option-setup-starts-last-player = letzter Spieler
option-setup-starts-first-player = Startspieler
option-several-in-city = Mehrere Projekte in einer Stadt
option-several-in-city-help = Nichts verbietet mehrere eigene Projekte in einer Stadt.
option-several-in-city-yes = ja
option-several-in-city-no = nein
option-walk-into-lobby = Zurück in den Empfang
option-walk-into-lobby-help = Nichts verbietet den Weg zurück; genannt werden aber nur Wege zu Abteilungen.
option-walk-into-lobby-yes = ja
option-walk-into-lobby-no = nein
option-recruit-without-supply = Personalbeschaffung
option-recruit-without-supply-help = Darf jemand auf Außeneinsatz gehen, wenn kein neuer Mitarbeiter mehr kommt?
option-recruit-without-supply-yes = ja
option-recruit-without-supply-no = nein
option-same-function = Gleiche Funktion
option-same-function-help = Verboten sind „dieselben Funktionen“: dasselbe Plättchen, oder auch Plättchen 9, das wie die gedruckte Konstruktion wirkt?
option-same-function-tile-kind = gleiches Plättchen
option-same-function-effect = gleiche Wirkung
option-one-department-at-a-time = Eine Abteilung nach der anderen
option-one-department-at-a-time-help = Muss eine Abteilung fertig sein, bevor die nächste beginnt?
option-one-department-at-a-time-yes = ja
option-one-department-at-a-time-no = nein
option-rd-pool = Forschungspunkte im Zug
option-rd-pool-help = Werden die Punkte mehrerer F&E-Abteilungen zusammengezählt?
option-rd-pool-turn = im ganzen Zug
option-rd-pool-department = je Abteilung
option-half-use = Halbe Nutzung
option-half-use-help = Darf jemand auf Außeneinsatz gehen, ohne dass gebaut oder gespendet wird?
option-half-use-yes = ja
option-half-use-no = nein
option-permanent-counts = Gedruckter Mitarbeiter
option-permanent-counts-help = Zählt der gedruckte Mitarbeiter für C5 und für Sicherheit und Qualität?
option-permanent-counts-yes = ja
option-permanent-counts-no = nein
option-andrew-donation-shift = Andrews Spende
option-andrew-donation-shift-help = Rückt Andrews Karte bei einer Spende nur, wenn sein Feld besetzt ist?
option-andrew-donation-shift-if-occupied = nur wenn besetzt
option-andrew-donation-shift-always = immer

## the table: places
tab-players = Mitspieler
tab-shop = Markt
tab-timeline = Zeitplan
tab-map = Karte
tab-company = Firma
zone-atlas = Karte der USA
zone-stage = Zeitplan und Karte
zone-own = Dein Unternehmen
zone-seat = Unternehmen von { $seat }
zone-shop = Markt und Spenden
zone-action = Aktion { $type }
zone-timeline = Zeitplan, Zeile { $type }
zone-gear = Zahnrad, Zeile { $type }
zone-marker = Aktions-Stein, Zeile { $type }
zone-outlook = Nächstes Ereignis, Zeile { $type }
zone-region = Gebiet { $region }
zone-boxes = Transport, { $region }
zone-circle = Außeneinsatz, { $region }
zone-desk = Schreibtisch
zone-round = Aktion der Runde
zone-choice = Zur Wahl
zone-map = Karte der USA
zone-network = Dein Netz
zone-city = { $city }
zone-andrew = Andrew
zone-rooms = Räume von { $seat }
zone-stand = Stehende in { $place } ({ $seat })
zone-lie = Liegende in { $place } ({ $seat })
zone-tabs = Projektstreifen von { $seat }
zone-purse = Besitz von { $seat }
zone-reserve = Startabteilung von { $seat }
zone-joker = Aktions-Joker von { $seat }
zone-net = Verbindungen von { $seat }
zone-sources = Wenn jetzt Schluss wäre ({ $seat })
zone-market = Abteilungen im Angebot
zone-donations = Spenden
zone-price = Preis der nächsten Spende
zone-table = Verbindungswertung

## the table: short words on pieces
short-HR = Personal
short-MG = Verwaltung
short-CO = Konstruktion
short-RD = F & E
short-west = Westen
short-midwest = Mittelwesten
short-east = Osten
short-south = Süden
short-joker = Joker
short-network = Verbindungen
tab-any = beliebig
word-nobody = niemand dort
room-free = freier Raum
room-at = { $room } ({ $place })
brief-D01 = Fortbildung
brief-D02 = Anwerbung
brief-D03 = Sicherheit
brief-D04 = Empfang II
brief-D05 = Einkauf
brief-D06 = Verkauf
brief-D07 = Logistik
brief-D08 = Gebäude
brief-D09 = Konstrukt. II
brief-D10 = Outsourcing
brief-D11 = Lieferkette
brief-D12 = Kommunikation
brief-D13 = Forschung+
brief-D14 = Gestaltung
brief-D15 = Karitatives
brief-D16 = Telegrafie
brief-D17 = Pers.-verwalt.
brief-D18 = Partner
brief-D19 = Unt.-komm.
brief-D20 = Grünflächen
brief-D21 = Rechn.-wesen
brief-D22 = Marken
brief-D23 = Lohnbuchh.
brief-D24 = Öffentlichkeit
brief-D25 = Fließband
brief-D26 = Sanierung
brief-D27 = Lobbyismus
brief-D28 = Poststelle
brief-D29 = F&E-Koord.
brief-D30 = Wissen
brief-D31 = Archiv
brief-D32 = Bibliotheken
brief-PERSONNEL = Personal
brief-COMMERCE = Handel & Fin.
brief-PLANNING = Planung
brief-CONSTRUCTION = Konstruktion
brief-RESEARCH = F & E
brief-LOBBY = Empfang

## the table: what departments do
effect-D01 = Jemanden aussenden: 8 $ oder 8 Schritte.
effect-D02 = Jemanden aussenden: ein neuer Mitarbeiter in den Empfang. Oder niemanden aussenden: 4 Schritte.
effect-D03 = Jemanden aussenden: sofort 1 SP für je zwei, die noch stehen (aufgerundet).
effect-D04 = Ein zweiter Empfang: Wer ankommt, darf auch hierher. Kostet 2 Waren mehr.
effect-D05 = Jemanden aussenden: 8 $ oder 3 Waren.
effect-D06 = 1 bis 3 Waren abgeben: 6 $ für jede.
effect-D07 = 1 bis 3 Waren abgeben: 3 $ und 1 SP für jede.
effect-D08 = Solange hier jemand steht: Nach jedem Bau einer Abteilung darf ein Mitarbeiter dorthin wechseln.
effect-D09 = Jemanden aussenden und dort ein Projekt bauen.
effect-D10 = 3 $ zahlen und irgendwo ein Projekt bauen; niemand wird ausgesandt.
effect-D11 = Bis zu 3 Waren für je 1 $ kaufen.
effect-D12 = Solange hier jemand steht: Spenden kosten 3 $, 6 $, 9 $ und so weiter.
effect-D13 = Jemanden aussenden: 7 Forschungspunkte.
effect-D14 = 4 Forschungspunkte für jeden, der hier steht.
effect-D15 = Jemanden aussenden und auf die Spende eines anderen eine eigene Scheibe legen, zum üblichen Preis.
effect-D16 = Solange hier jemand steht: Jeder Transportschritt kostet 1 Punkt weniger, mindestens 1.
effect-D17 = Jemanden aussenden: Je Personalabteilung wechselt ein Mitarbeiter an einen beliebigen Ort.
effect-D18 = Ein Gebiet wählen: für jedes eigene Projekt dort 2 $ oder 2 Schritte.
effect-D19 = Solange hier jemand steht: Schritte dürfen auch schräg gehen.
effect-D20 = Am Ende, wenn hier jemand steht: 2 SP für jeden freien Raum.
effect-D21 = Jemanden aussenden: 3 $ für jede eigene Verwaltungsabteilung.
effect-D22 = Ein Gebiet wählen: für jedes eigene Projekt dort 2 $ oder 1 Ware.
effect-D23 = Wenn hier jemand steht: beim Aktivieren 2 $ mehr für 1 SP, oder nur 1 $ und 1 SP weniger.
effect-D24 = Am Ende, wenn hier jemand steht: 2 SP für jedes eigene Projekt im besten Gebiet.
effect-D25 = Jemanden aussenden: 1 Ware für jede eigene Konstruktionsabteilung.
effect-D26 = Ein Gebiet wählen: für jedes eigene Projekt dort 2 $ oder 1 SP.
effect-D27 = Solange hier jemand steht: Projekte passen auf jeden Platz; auf dem richtigen oder in einer Kleinstadt gibt es 1 SP.
effect-D28 = Am Ende, wenn hier jemand steht: ein Anschlusspunkt mehr; ein sechster bringt 9 SP.
effect-D29 = Jemanden aussenden: 2 Forschungspunkte für jede eigene F&E-Abteilung.
effect-D30 = Ein Gebiet wählen: für jedes eigene Projekt dort 2 $ oder 2 Forschungspunkte.
effect-D31 = Solange hier jemand steht: beim Einkommen jedes erreichte Feld wählbar, und das letzte Feld steht auch dir offen.
effect-D32 = Am Ende, wenn hier jemand steht: 4 SP für jedes eigene Projekt im schwächsten Gebiet.
effect-PERSONNEL = 3 Schritte für jeden, der hier steht; der gedruckte Mitarbeiter zählt immer mit.
effect-COMMERCE = Für jeden, der hier steht: 3 $ oder 1 Ware; ausgesandt 6 $ oder 2 Waren.
effect-PLANNING = Für jeden, der hier steht: eine Abteilung bauen, 1 Ware wo jemand liegt, sonst 2.
effect-CONSTRUCTION = Jemanden aussenden und dort ein Projekt bauen, für 1 oder 2 Waren.
effect-RESEARCH = 3 Forschungspunkte für jeden, der hier steht.
effect-LOBBY = Hier liegen alle, die ankommen.

## the table: pieces
piece-marker = Aktions-Stein { $type }
piece-gear = Zahnrad: das Ereignis dieser Runde
piece-start = Start der Zeile { $type }
piece-event = { $type }, Spalte { $column }: { $event }
piece-outlook = Was das nächste Ereignis bringt: { $type }
piece-box = { $region }, Feld { $box }
piece-track = { $seat } im Transport: { $region }, Feld { $box }
piece-circle = Außeneinsatz: { $region }
piece-network = Eigenes Netz
piece-space = { $city }: Platz für { $tab }
piece-project = { $city }: { $tab } von { $seat }
piece-neutral = { $city }: neutrale Scheibe
piece-andrew-project = { $city }: Scheibe von Andrew
piece-standing = Stehend in { $place } ({ $seat })
piece-lying = { $n } liegend in { $place } ({ $seat })
piece-free-room = Freier Raum { $place }
piece-tab = Streifen { $tab } von { $seat }
piece-money = Geld von { $seat }: { $n } $
piece-goods = Waren von { $seat }: { $n }
piece-vp = Punkteleiste von { $seat }: { $n }
piece-discs = Scheiben im Vorrat von { $seat }: { $n }
piece-supply = Mitarbeiter im Vorrat von { $seat }: { $n }
piece-steps = Übrige Schritte von { $seat }: { $n }
piece-points = Übrige Forschungspunkte von { $seat }: { $n }
piece-joker = Aktions-Joker
piece-net = Verbindungen von { $seat }: { $n } SP
piece-source = { $source }, { $seat }: { $n } SP
piece-total = { $seat } zusammen: { $n } SP, wenn jetzt Schluss wäre
piece-price = Nächste Spende von { $seat }: { $n } $
piece-connections = Punkte für Verbindungen
piece-andrew = Andrew: { $n } SP
piece-round = Diese Runde: { $type }, { $event }
choice-home = { $n } nach Hause: { $what }
choice-take = { $what }
choice-send = Aussenden für { $what }
choice-trade = { $paid } für { $what }
choice-pay-plain = Zum gedruckten Preis
choice-pay-dear = 2 $ mehr, dafür 1 SP
choice-pay-cheap = Nur 1 $, dafür 1 SP weniger

## the table: notes
note-action-HR = Schritte im Unternehmen: Mitarbeiter an neue Orte bringen.
note-action-MG = Geld und Waren beschaffen, Abteilungen bauen.
note-action-CO = Mitarbeiter aussenden und Projekte auf der Karte bauen.
note-action-RD = Forschungspunkte für Streifen und Transport.
note-next-row = Der Stein ist am Ende: Das Ereignis kommt aus der Zeile { $type }.
note-brings = { $region }: { $n ->
    [one] 1 Heimkehrer bringt
   *[other] { $n } Heimkehrer bringen
} { $what }.
note-nobody-there = { $region }: Dort ist niemand von dir, du bekommst nichts.
note-donation-price = Eine Spende kostet dich jetzt { $price } $.
amount-choice = { $n } ({ $what })
note-box = { $level }; Einkommen je Heimkehrer: { $what }.
note-box-price = Der Schritt hierher kostet { $n ->
    [one] 1 Forschungspunkt
   *[other] { $n } Forschungspunkte
}.
note-last-box = Nur eine Scheibe; wer zuerst kommt, erhält einmalig { $what }.
note-mission = { $seat }: { $n } im Außeneinsatz
note-city = { $region }; { $n } SP je Projekt am Ende.
note-bang = Wer hier baut, erhält sofort das Transporteinkommen des Gebiets.
note-links = { $n ->
    [one] 1 Anschlusspunkt
   *[other] { $n } Anschlusspunkte
} am Ende.
note-own-city = Gehört zu deinem Netz.
note-ongoing = Wirkt von selbst und wird nicht genutzt.
note-free-room = Eine Abteilung hier bringt am Ende { $n } SP. Bauen: 1 Ware, wenn hier jemand liegt, sonst 2.
note-tab = Ein Projekt kostet { $n ->
    [one] 1 Ware
   *[other] { $n } Waren
}. Scheiben bereit: { $discs }, gebaut: { $built }.
note-tab-side = { $side }
note-added-up = Zusammengezählt aus dem, was ein Spieler nebenbei erzählt: { $what }.
note-listed = Aus einer öffentlichen Liste der letzten Regeländerungen: { $what }.
note-guess = Ohne öffentliche Quelle, sorgfältig geschätzt: { $what }.
note-reserve = Muss als Erstes gebaut werden.
note-joker = Einmal statt der Aktion der Runde eine andere nutzen; ungenutzt 3 SP.
note-no-network = Noch sind keine zwei großen Städte verbunden.
note-network = { $links } Anschlusspunkte, niedrigste Stufe { $level }. Netz: { $cities }.
note-gave = Gespendet: { $seat }
note-gave-neutral = Von einer neutralen Scheibe belegt.
note-worth = Brächte dir jetzt { $n } SP, höchstens { $most }.
note-worth-mine = Bringt dir jetzt { $n } SP, höchstens { $most }.
note-prices = Jede weitere eigene Spende kostet { $n } $ mehr.
note-connections = Anschlusspunkte der verbundenen großen Städte (San Francisco 2, die anderen 1), gewertet nach der niedrigsten Stufe im Netz.
note-andrew-source = { $source }: { $n } SP
note-andrew-deck = Noch { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} im Stapel.
note-andrew-tiles = Abteilungen: { $departments }
note-andrew-card = Karte { $card }: wählt { $type }; Spende { $donation }; rückt { $shift } weiter; Abteilungen: { $departments }; Städte: { $cities }; { $region } +{ $boxes }.

## the table: moves
group-action = Aktion der Runde
group-joker = Aktions-Joker
group-home = Wer nach Hause kommt
group-rewards = Was du nimmst
group-rooms = Räume
group-donations = Spenden
group-departments = Abteilungen
group-steps = Schritte
group-missions = Außeneinsatz
group-found = Abteilung bauen
group-west = Westen
group-midwest = Mittlerer Westen
group-east = Osten
group-south = Süden
group-tabs = Streifen
group-tracks = Transport
group-activate = Aktivieren
group-market = Abteilungen im Angebot
group-sides = Seite wählen
group-sell = Jederzeit
group-leave = Weiter
group-closed = Jetzt nicht möglich
act-action = { $type }: { $event }
act-joker = Joker: stattdessen { $type }
act-home = { $n ->
    [one] Einen Mitarbeiter heimholen: { $what }
   *[other] { $n } Mitarbeiter heimholen: { $what }
}
act-home-none = Niemanden heimholen
act-take = { $what } nehmen
act-station = Arbeitsplatz { $n } für { $price } $
act-box = Feld { $box }: { $what }
act-lobby = In { $room }
act-donate = { $donation } für { $price } $
act-use = { $department } nutzen{ $n ->
    [0] {""}
    [one] {""}
   *[other] {" "}({ $n }×)
}
act-walk = { $posture ->
    [standing] Stehend
   *[lying] Liegend
}: { $room } → { $other }
act-send = { $region }: aussenden für { $what }
act-mission = { $region }: aussenden
act-give = { $donation } für { $price } $; aussenden: { $region }
act-trade = { $paid } für { $what }
act-region = { $region }
act-found = { $department } in { $place } ({ $n ->
    [one] 1 Ware
   *[other] { $n } Waren
})
act-fetch = { $posture ->
    [standing] Stehend
   *[lying] Liegend
} aus { $room } holen
act-first-project = Wohnprojekt in { $city }
act-build = { $city }: { $tab } ({ $n ->
    [one] 1 Ware
   *[other] { $n } Waren
})
act-build-outsourced = { $city }: { $tab } ({ $n ->
    [one] 1 Ware
   *[other] { $n } Waren
} und 3 $)
act-develop = Streifen { $tab } ziehen ({ $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
})
act-advance = { $region }: auf Feld { $box } ({ $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
})
act-activate-plain = { $room }: { $price } $
act-activate-dear = { $room }: { $price } $ und 1 SP
act-activate-cheap = { $room }: { $price } $, 1 SP weniger
act-reserve = { $department } nehmen
act-side = { $side }
act-sell = Eine Ware für 1 $ verkaufen
act-done-turn = Zug beenden
act-done-donate = Nicht spenden
act-done-activate = Aktivieren beenden
act-done-walk = Fertig gegangen
act-done-furnish = Niemanden holen
act-done-points = Rest verfallen lassen
act-done-department = Abteilung nicht weiter nutzen

## the table: what is wanted
sign-round = Runde { $n } von { $rounds }
sign-over = Spielende
sign-sides = Streifen wählen
sign-projects = Erstes Projekt
sign-companies = Erste Schritte
sign-timeline = Aktion wählen
sign-income = Einkommen
sign-donations = Spenden
sign-departments = Abteilungen
sign-activate = Aktivieren
sign-end-of-round = Rundenende
sign-steps = { $n ->
    [one] noch 1 Schritt
   *[other] noch { $n } Schritte
}
sign-points = { $n ->
    [one] noch 1 Forschungspunkt
   *[other] noch { $n } Forschungspunkte
}
prompt-on = Es geht weiter …
prompt-choose-action = Wähle eine Aktion: Rechts siehst du, was ihr Ereignis dir bringt.
prompt-take-home = Einkommen, { $region }: { $n ->
    [one] Kommt dein Mitarbeiter nach Hause?
   *[other] Wie viele deiner { $n } Mitarbeiter kommen nach Hause?
}
prompt-donate = Spende für { $price } $ (du hast { $money } $), oder lass es.
prompt-use-departments = { $type }: { $uses ->
    [0] {""}
    [one] Nutze deine Abteilung.{" "}
   *[other] Nutze deine Abteilungen.{" "}
}{ $steps ->
    [0] {""}
    [one] Noch 1 Schritt: Mitarbeiter, dann Nachbarraum.{" "}
   *[other] Noch { $steps } Schritte: Mitarbeiter, dann Nachbarraum.{" "}
}{ $points ->
    [0] {""}
   [one] Noch 1 Forschungspunkt: Streifen ziehen oder Scheibe vorrücken.
   *[other] Noch { $points } Forschungspunkte: Streifen ziehen oder Scheibe vorrücken.
}
prompt-activate = Aktiviere Liegende zum Preis ihres Arbeitsplatzes; du hast { $money } $.
prompt-walk-first = Vor der ersten Runde: noch { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}. Wähle einen Mitarbeiter, dann einen Nachbarraum.
prompt-first-project = Lege dein erstes Wohnprojekt auf ein freies Wohnfeld.
prompt-first-reserve = Nimm eine Abteilung aus dem Angebot: Du wirst sie als Erste bauen.
prompt-spend-points = Gib { $points ->
    [one] 1 Forschungspunkt
   *[other] { $points } Forschungspunkte
} aus: Streifen ziehen oder Scheibe vorrücken.
prompt-building = { $department }: Wähle einen Platz auf der Karte (noch { $uses-here }×, { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
}).
prompt-planning = { $department }: Wähle eine Abteilung, dann einen freien Raum (noch { $uses-here }×, { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
}).
prompt-furnish = Hole einen Mitarbeiter in die neue Abteilung, oder lass es.
prompt-trading = { $department }: Wie viele Waren? (noch { $uses-here }×)
prompt-rewarding = { $department }: Was nimmst du, und wird dafür jemand ausgesandt? (noch { $uses-here }×)
prompt-giving = { $department }: Wähle die Spende eines anderen, dann ein Gebiet; Preis { $price } $.
prompt-choose-region = { $department }: Wähle ein Gebiet mit eigenen Projekten.
prompt-arrive = In welchen Empfang? (noch { $n })
prompt-relocate = Bringe Mitarbeiter an einen beliebigen Ort (noch { $n }).
prompt-tab-side = Welche Seite des Streifens { $tab }?
prompt-choose-income = Was nimmst du? (noch { $n })
prompt-choose-station = { $department }: Welcher Arbeitsplatz? (Du hast { $money } $.)
prompt-choose-box = { $region }: Das Einkommen welches Felds? (noch { $n })
prompt-by-project = { $department }: Was nimmst du? (noch { $n })
prompt-over = Gewonnen: { $seats }.
prompt-won = Gewonnen: { $n } zu { $other } gegen Andrew.
prompt-lost = Andrew gewinnt mit { $other } zu { $n }.
prompt-shared = Geteilter Sieg: { $n } zu { $other }.
wait-choose-action = { $seats } wählt die Aktion.
wait-take-home = { $seats } holt Mitarbeiter heim.
wait-donate = { $seats } überlegt eine Spende.
wait-use-departments = { $seats } nutzt Abteilungen.
wait-activate = { $seats } aktiviert Mitarbeiter.
wait-walk-first = { $seats } macht die ersten Schritte.
wait-first-project = { $seats } legt das erste Projekt.
wait-first-reserve = { $seats } nimmt eine Abteilung.
wait-spend-points = { $seats } gibt Forschungspunkte aus.
wait-building = { $seats } baut.
wait-planning = { $seats } plant eine Abteilung.
wait-furnish = { $seats } holt vielleicht jemanden.
wait-trading = { $seats } handelt.
wait-rewarding = { $seats } nutzt eine Abteilung.
wait-giving = { $seats } überlegt eine Spende.
wait-choose-region = { $seats } wählt ein Gebiet.
wait-arrive = { $seats } verteilt Ankommende.
wait-relocate = { $seats } versetzt Mitarbeiter.
wait-tab-side = { $seats } wählt die Streifen.
wait-choose-income = { $seats } wählt das Einkommen.
wait-choose-station = { $seats } wählt einen Arbeitsplatz.
wait-choose-box = { $seats } wählt das Einkommen.
wait-by-project = { $seats } wählt den Ertrag.
figure-points = Punkte, wenn jetzt Schluss wäre
figure-money = Geld
figure-goods = Waren
figure-standing = Stehende Mitarbeiter
figure-missions = Im Außeneinsatz
strip-first = Startspieler
strip-joker = hat den Joker
sheet-final = Endabrechnung
sheet-standing = Zwischenstand nach Runde { $round }
sheet-player = { $seat }
sheet-total = Summe

## provenance
provenance-rulebook = Quelle: die Spielregel.
provenance-board = Quelle: vom gedruckten Spielplan abgelesen.
provenance-tiles = Quelle: von den gedruckten Plättchen abgelesen, die Wirkung nach öffentlichen Begleitprogrammen.
provenance-companion = Quelle: öffentliche Begleitprogramme, die die Spielregel wiedergeben.
provenance-aids = Quelle: öffentliche Spielhilfen.
provenance-own = Quelle: die eigene Datei dieses Tisches.
guess-goods = Zahl der Waren
guess-disc-spaces = Zahl der Scheibenfelder
guess-incomes = Einkommen
guess-prices = Preise
guess-first-prices = Preise der ersten Scheibenfelder
guess-further-prices = Preise der weiteren Schritte
guess-limit = höhere Grenze der Spenden
guess-stations = Arbeitsplätze
guess-positions = Lage der gedruckten Abteilungen
guess-last-level = Stufe von Feld 5
guess-counting = was genau gezählt wird
