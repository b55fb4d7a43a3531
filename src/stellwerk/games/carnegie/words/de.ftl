# Carnegie
game-title = Carnegie
game-tagline = Mitarbeiter aussenden, Projekte bauen, spenden: zwanzig Runden für eine bis vier Personen.
solo-opponent = Du spielst gegen Andrew. In jeder Runde sagt eine Karte, was er baut, gründet und spendet; in jeder zweiten wählt sie die Aktion für euch beide. Du gewinnst mit mehr Punkten, als er hat.
money = { $n } $
score-unit = { $n } SP

## names
type-HR = Personal
type-MG = Verwaltung
type-CO = Konstruktion
type-RD = Forschung & Entwicklung
region-west = Westen
region-midwest = Mittelwesten
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
department-D09 = Konstruktion II
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
source-joker = Aktions-Joker
source-employees = Stehende Mitarbeiter
source-departments = Gebaute Abteilungen
source-tabs = Projektstreifen
source-connections = Verbindungen
source-cities = Städte
source-donations = Spenden
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
log-action-chosen = { $seat } wählt { $type }: { $event } (Zeile { $row }).
log-activated = { $seat } lässt einen Mitarbeiter für { $price } $ aufstehen: { $place }.
log-advanced = { $seat } rückt auf Feld { $box } vor ({ $region }).
log-advanced-steps = { $seat } rückt { $n } Felder vor, auf Feld { $box } ({ $region }).
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
log-developed-steps = { $seat } zieht den Streifen { $tab } um { $n } Positionen weiter, auf Position { $position }.
log-donated = { $seat } spendet { $price } $: { $donation }.
log-donation-too-dear = { $seat } kann keine Spende bezahlen: Sie kostet { $price } $.
log-founded = { $seat } baut { $department } in { $place }.
log-gained = { $by ->
    [projects] { $seat } erhält { $what } aus Projekten.
    [transport] { $seat } erhält { $what } vom Transport.
   *[department] { $seat } erhält { $what }.
}
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
log-walked = { $seat } versetzt einen Mitarbeiter: { $place } → { $other }.

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
brief-D02 = Pers.-besch.
brief-D03 = Sicherheit
brief-D04 = Neuer Empf.
brief-D05 = Einkauf
brief-D06 = Verkauf
brief-D07 = Logistik
brief-D08 = Gebäudeman.
brief-D09 = Konstrukt. II
brief-D10 = Outsourcing
brief-D11 = Supply Chain
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
piece-standing = { $room }: steht
piece-lying = { $room }: { $n ->
    [one] 1 liegt
   *[other] { $n } liegen
}
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
group-midwest = Mittelwesten
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
act-use-nothing = { $department } nutzen: dort ist nichts zu tun
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
act-reserve = { $department }: { $effect }
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
sign-points = noch { $n } Forschung
prompt-on = Es geht weiter …
prompt-choose-action = Wähle eine Aktion für alle: Neben ihrer Zeile siehst du, was ihr Ereignis dir bringt.
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
    [one] Noch 1 Schritt: Wähle einen Mitarbeiter, dann einen Nachbarraum.{" "}
   *[other] Noch { $steps } Schritte: Wähle einen Mitarbeiter, dann einen Nachbarraum.{" "}
}{ $points ->
    [0] {""}
   [one] Noch 1 Forschungspunkt: Streifen ziehen oder Scheibe vorrücken.
   *[other] Noch { $points } Forschungspunkte: Streifen ziehen oder Scheibe vorrücken.
}
prompt-activate = Aktivieren: Lass Liegende aufstehen, zum Preis ihres Arbeitsplatzes. Du hast { $money } $.
prompt-nothing-left = { $type }: Für dich gibt es nichts mehr zu tun. Beende den Zug.
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
figure-departments = Abteilungen
figure-donations = Spenden
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

## wozu die Dinge da sind
explain-action = Wer in der Runde beginnt, wählt eine von vier Aktionen; dann nutzen alle die eigenen Abteilungen dieser Art.
explain-crew = Du hast { $rooms ->
    [one] 1 Abteilung
   *[other] { $rooms } Abteilungen
} dieser Art; dort stehen: { $n }.
explain-next = Das Ereignis, das damit kommt: { $event }.
explain-start = Hier stand der Stein der Zeile vor der ersten Runde.
explain-event-income = Einkommen: Wer Mitarbeiter im Außeneinsatz in diesem Gebiet hat, darf sie zurückholen. Jeder bringt das Einkommen des eigenen Transportfelds; dazu wird einmal gezahlt, was auf den Projektstreifen sichtbar ist.
explain-event-donation = Spenden: Alle dürfen eine Scheibe auf eine freie Spende legen, die am Spielende zählt.
explain-event-both = Erst Einkommen in diesem Gebiet, dann Spenden.
explain-event-over = Dieses Ereignis ist vorbei.
explain-event-ahead = { $n ->
    [0] Es ist das nächste Ereignis dieser Zeile.
    [one] Ein Ereignis dieser Zeile kommt davor.
   *[other] { $n } Ereignisse dieser Zeile kommen davor.
}
explain-mission = { $region }: { $n ->
    [0] Von dir ist dort niemand im Außeneinsatz.
    [one] 1 Mitarbeiter von dir ist dort im Außeneinsatz.
   *[other] { $n } Mitarbeiter von dir sind dort im Außeneinsatz.
}
explain-giving-price = Deine nächste Spende kostet { $price }.
explain-marker = Er zeigt, wie weit seine Zeile ist: Nach jeder Runde rückt der Stein der Zeile weiter, aus der das Ereignis kam. Eine Zeile am Ende gibt das Ereignis an die nächste ab.
explain-marker-now = Vorbei sind in dieser Zeile { $n } von { $all } Ereignissen.
explain-gear = Es liegt auf dem Ereignis dieser Runde: dem Feld rechts vom Stein der gewählten Aktion.
explain-outlook = Was dir das nächste Ereignis dieser Zeile brächte, wenn alle von dir zurückkämen.
explain-round = Aktion und Ereignis dieser Runde.
explain-region = Eines der vier Gebiete. Wer hier im Außeneinsatz ist, kommt mit einem Einkommen zurück, wenn ein Ereignis das Gebiet nennt; Projekte hier zählen für die Gesundheitsspende des Gebiets.
explain-box = Transport: Das Feld, auf dem deine Scheibe steht, zahlt für alle, die aus diesem Gebiet zurückkommen, und seine Stufe zählt für Verbindungen. Forschungspunkte rücken die Scheibe weiter.
explain-box-yours = Deine Scheibe steht auf Feld { $box }.
explain-box-way = Von dort kostet der ganze Weg hierher { $n ->
    [one] 1 Forschungspunkt
   *[other] { $n } Forschungspunkte
}.
explain-disc = Wie weit der Transport dieser Person im Gebiet ist.
explain-disc-andrew = Wie weit Andrews Transport ist: Jedes letzte Feld bringt ihm Punkte und ist dann für dich zu.
explain-circle = Wer auf Außeneinsatz geht, wartet hier, bis ein Einkommen dieses Gebiets zurückruft.
explain-lines = Deine Linien verbinden Nachbarstädte, in denen du Projekte hast. Verbundene große Städte zählen am Ende.
explain-network-now = Deine Verbindungen bringen jetzt { $n } SP.
explain-city-now = Freie Plätze: { $free }; deine Projekte: { $mine }.
explain-space = Hier kann ein Projekt dieser Art gebaut werden. Es bringt am Ende { $n } SP und gehört zu deinem Netz (Gebiet: { $region }).
explain-space-any = Ein kleiner Ort: Jede Art von Projekt passt. Es bringt am Ende { $n } SP und gehört zu deinem Netz (Gebiet: { $region }).
explain-space-taken = Ein Projekt: am Ende { $n } SP für die Person, der es gehört, und ein Glied ihres Netzes. Auf einem Platz liegt nur eine Scheibe.
explain-space-neutral = Eine neutrale Scheibe schließt diesen Platz, weil weniger als vier mitspielen.
explain-space-andrew = Ein Projekt von Andrew: am Ende { $n } SP für ihn. Auf einem Platz liegt nur eine Scheibe.
explain-first-project = Dein erstes Projekt ist ein Wohnprojekt und kostet nichts.
explain-project = { $tab } kostet dich { $n ->
    [one] 1 Ware
   *[other] { $n } Waren
}; Scheiben bereit auf deinem Streifen: { $discs }.
explain-use = Wird { $type } genutzt, wirkt sie einmal für jeden Mitarbeiter, der hier steht.
explain-free-room = Hier kann eine Abteilung gebaut werden; am Ende bringt sie { $n } SP.
explain-lying-here = Hier liegen: { $n }.
explain-build-here = Hier zu bauen kostet jetzt { $n ->
    [one] 1 Ware
   *[other] { $n } Waren
}.
explain-people = Stehend: { $standing }, liegend: { $lying }.
explain-station = Hier aufzustehen kostet { $price }.
explain-full = Alle Arbeitsplätze sind belegt.
explain-no-station = Kein Arbeitsplatz: Hier steht niemand auf.
explain-built = Bringt am Ende { $n } SP.
explain-left = Im Markt: { $n }.
explain-price-of = Kostet { $low ->
    [one] 1 Ware
   *[other] { $low } Waren
} in einem Raum, in dem jemand liegt, sonst { $high }.
explain-stations = Dort aufzustehen kostet: { $prices }.
explain-have = Diese Art hast du schon; kein Unternehmen hat sie zweimal.
explain-reserve = Die Abteilung vom Aufbau: Sie muss vor allen anderen gebaut werden.
explain-standing = Wer steht, ist aktiv: Eine Abteilung wirkt einmal für jeden davon, und jeder ist am Ende 1 SP wert. Manche Wirkungen schicken auf Außeneinsatz.
explain-lying = Wer liegt, arbeitet nicht. Schritte führen in andere Räume; am Ende einer Runde kann man zum Preis eines Arbeitsplatzes aufstehen.
explain-works-in = Raum: { $department }.
explain-tab = Scheiben auf dem Streifen werden zu Projekten auf der Karte; wo eine Scheibe fehlt, wird ihr Einkommen bei jeder Heimkehr gezahlt. Forschungspunkte ziehen den Streifen weiter heraus: mehr Scheiben, dann Siegpunkte.
explain-tab-income = Zahlt jetzt bei jeder Heimkehr: { $what }.
explain-nothing = noch nichts
explain-tab-next = Weiter herauszuziehen kostet { $n ->
    [one] 1 Forschungspunkt
   *[other] { $n } Forschungspunkte
} und zeigt { $what }.
explain-tab-points = Sichtbare Siegpunkte: { $n }.
explain-position-none = noch nichts
explain-position-points = { $n } SP für das Ende
explain-position-higher-limit = eine um { $n } höhere Grenze je Spende
explain-position-disc = eine weitere Scheibe (Einkommen: { $what })
explain-giving-type-HR = Am Ende { $n } SP für jede deiner Personalabteilungen.
explain-giving-type-MG = Am Ende { $n } SP für jede deiner Verwaltungsabteilungen.
explain-giving-type-CO = Am Ende { $n } SP für jede deiner Konstruktionsabteilungen.
explain-giving-type-RD = Am Ende { $n } SP für jede deiner Abteilungen für Forschung und Entwicklung.
explain-giving-departments = Am Ende { $n } SP für jede deiner Abteilungen.
explain-giving-infrastructure = Am Ende { $n } SP für jedes deiner Projekte der öffentlichen Infrastruktur.
explain-giving-industry = Am Ende { $n } SP für jedes deiner Industrieprojekte.
explain-giving-housing-commerce = Am Ende { $n } SP für deine Wohn- und Handelsprojekte; ob jedes zählt oder nur Paare, legt der Tisch fest.
explain-giving-rails = Am Ende { $n } SP für jedes Gebiet, in dem dein Transport eine Eisenbahn ist.
explain-giving-donations = Am Ende { $n } SP für jede deiner Spenden.
explain-giving-fixed = Am Ende { $n } SP, was auch geschieht.
explain-giving-goods = Am Ende { $n } SP für jede Ware, die du dafür abgibst.
explain-giving-money = Am Ende { $n } SP für je 5 $, die du dafür abgibst.
explain-giving-sets = Am Ende { $n } SP für je 5 $, die du zusammen mit einer Ware abgibst.
explain-giving-standing = Am Ende { $n } SP für jeden deiner Mitarbeiter, der steht.
explain-giving-region-east = Am Ende { $n } SP für jedes deiner Projekte im Osten.
explain-giving-region-midwest = Am Ende { $n } SP für jedes deiner Projekte im Mittleren Westen.
explain-giving-region-south = Am Ende { $n } SP für jedes deiner Projekte im Süden.
explain-giving-region-west = Am Ende { $n } SP für jedes deiner Projekte im Westen.
explain-giving-small = Am Ende { $n } SP für jedes deiner Projekte in einem kleinen Ort.
explain-price = Was deine nächste Spende kostet; jede weitere ist teurer.
explain-connections = Am Ende zählt dein bestes Netz: die Anschlusspunkte der darin verbundenen großen Städte, nach der niedrigsten Transportstufe seiner Gebiete.
explain-andrew = Dein Gegner. In geraden Runden nennt seine Karte die Aktion; in jeder Runde sagt sie, was er dir wegnimmt, und was er nicht bekommt, bringt ihm Punkte.
explain-joker = In einem deiner Züge ersetzt er die Aktion der Runde.
explain-money = Bezahlt Arbeitsplätze und Spenden. Was übrig bleibt, zählt nur über Spenden.
explain-goods = Bezahlen Projekte und Abteilungen; jede kann jederzeit für 1 $ verkauft werden.
explain-vp = Punkte, die im Spiel schon gezählt wurden. Der Rest kommt am Ende.
explain-discs = Scheiben für Streifen und Spenden. Ist keine mehr da, geht beides nicht.
explain-supply = Mitarbeiter, die noch angeworben werden können.
explain-steps = Jeder führt einen Mitarbeiter in einen Nachbarraum; wer versetzt wird, legt sich hin. Was am Ende des Zuges übrig ist, verfällt.
explain-points = Forschungspunkte ziehen Streifen heraus und rücken Transportscheiben weiter. Was am Ende des Zuges übrig ist, verfällt.
explain-total = Die Punkte, wenn jetzt Schluss wäre, aus allen Quellen zusammen.
explain-points-now = Jetzt: { $n } SP.
explain-option-home = So viele von dir kommen in den Empfang zurück, jeder mit dem Einkommen deines Transportfelds.
explain-option-take = Du nimmst das; niemand geht weg.
explain-option-send = Dafür geht ein Mitarbeiter auf Außeneinsatz und ist weg bis zu einem Einkommen dieses Gebiets.
explain-option-trade = So viele Waren tauschst du hier.
explain-option-side = Die Seite des Streifens, mit der du spielst: ihre Einkommen und Preise.
explain-option-pay = Wie viel du zahlst, um jemanden aufzustellen.
explain-zone-timeline = Die Ereignisse dieser Zeile, von links nach rechts; der Stein zeigt, welche vorbei sind.
explain-zone-desk = Hier liegt, was zur Wahl steht.
explain-zone-map = In den Städten werden Projekte gebaut; Linien verbinden Nachbarn. Jedes Projekt zählt am Ende die Punkte seiner Stadt.
explain-zone-city = Die Projektplätze der Stadt: Eine Scheibe kommt auf einen Platz mit ihrem Zeichen. Die Zahl sind die Punkte jedes Projekts am Ende.
explain-zone-rooms = Das Unternehmen: unten die gedruckten Abteilungen, dazu freie Räume für weitere. Mitarbeiter gehen von Raum zu Raum.
explain-zone-purse = Geld, Waren, bisherige Punkte und was im Vorrat ist.
explain-zone-market = Abteilungen, die mit der Strategischen Planung für Waren in einen freien Raum gebaut werden.
explain-zone-donations = Gespendet wird bei einem Spenden-Ereignis; es kostet jedes Mal mehr und zählt am Ende. Jeder Platz nimmt eine Scheibe auf.
explain-region-stage = Oben links der Zeitplan mit vier Aktionen, darunter der Transport, rechts die Karte.
explain-region-desk = Was jetzt zur Wahl steht.
explain-region-atlas = Städte mit ihren Projektplätzen, in vier Gebieten.
explain-region-shop = Abteilungen im Angebot, Spenden und die Tabelle der Verbindungen.
explain-region-seat = Ein Unternehmen: Räume mit Mitarbeitern, Projektstreifen, Besitz und die Punkte, die es jetzt hätte.
explain-figure-points = Alle Punkte, als endete das Spiel jetzt: die schon gezählten und die der Schlusswertung.
explain-figure-money = Bezahlt Arbeitsplätze und Spenden.
explain-figure-goods = Bezahlen Projekte und Abteilungen; jede kann für 1 $ verkauft werden.
explain-figure-standing = Nur wer steht, arbeitet; jeder ist am Ende 1 SP wert.
explain-figure-missions = Sie sind in einem Gebiet unterwegs und kommen mit einem Einkommen zurück, wenn ein Ereignis es nennt.
explain-figure-departments = Abteilungen, die Andrew genommen hat: Jede bringt ihm am Ende 2 SP.
explain-figure-donations = Spenden, die Andrew getätigt hat: Sie sind vergeben und zählen für ihn mit dem, was du hast.
explain-sign-round = Das Spiel hat zwanzig Runden: Aktion, Ereignis, Abteilungen, Aktivieren.
explain-sign-over = Die Schlusswertung ist gemacht; die höchste Summe gewinnt.
explain-sign-sides = Vor dem Spiel wählen alle eine Seite für jeden Projektstreifen.
explain-sign-projects = Vor der ersten Runde legen alle ein Wohnprojekt und nehmen eine Abteilung.
explain-sign-companies = Vor der ersten Runde gehen alle bis zu sechs Schritte und dürfen Mitarbeiter aktivieren.
explain-sign-timeline = Wer beginnt, wählt die Aktion der Runde; das Feld neben ihrem Stein ist das Ereignis.
explain-sign-income = Das Ereignis: Mitarbeiter kommen aus dem genannten Gebiet zurück und bringen Einkommen.
explain-sign-donations = Das Ereignis: Alle dürfen spenden.
explain-sign-departments = Nacheinander nutzen alle ihre Abteilungen der gewählten Art.
explain-sign-activate = Alle dürfen liegende Mitarbeiter aufstellen, zum Preis eines Arbeitsplatzes.
explain-sign-end-of-round = Der Stein rückt weiter, und die nächste Person beginnt.
explain-sign-steps = Schritte, die am Zug noch gegangen werden können.
explain-sign-points = Forschungspunkte, die am Zug noch ausgegeben werden können.
explain-source-track-income = Punkte, die mit Einkommen und letzten Feldern kamen.
explain-source-track-department = Punkte, die Abteilungen brachten, als sie genutzt wurden.
explain-source-track-activation = Punkte, die mit der Lohnbuchhaltung gewonnen oder gezahlt wurden.
explain-source-joker = Ein ungenutzter Aktions-Joker ist 3 SP wert.
explain-source-employees = 1 SP für jeden Mitarbeiter, der im Unternehmen steht.
explain-source-departments = 2 SP für jede gebaute Abteilung, 3 in der obersten Reihe.
explain-source-tabs = Alle Siegpunkte, die auf den Projektstreifen zu sehen sind.
explain-source-connections = Große Städte, die in deinem besten Netz verbunden sind, nach der niedrigsten Transportstufe seiner Gebiete.
explain-source-cities = Jedes Projekt zählt die Zahl unter seiner Stadt.
explain-source-donations = Was deine Spenden zählen, je höchstens 12, wenn nicht Streifen die Grenze heben.
explain-source-ongoing = Abteilungen, die am Ende zählen, wenn dort jemand steht.
explain-source-cards = Was Andrew seine Karten durch Verschieben gebracht haben.
explain-source-boxes = Andrews Scheiben auf letzten Transportfeldern.

## die Schausammlung
shelf-printed = Gedruckte Abteilungen
shelf-departments = Abteilungen
shelf-further = Weitere Abteilungen (Erweiterung)
shelf-donations = Spenden
shelf-tabs = Projektstreifen
shelf-boxes = Transport
shelf-cities = Städte
shelf-connections = Verbindungen
shelf-tab = { $tab }, { $side }

## Lektionen

lesson-coming-home-title = Eine Aktion für alle
lesson-coming-home-text = Jede Runde wird eine Aktion für alle gewählt, und das Feld, das der Stein ihrer Zeile erreicht, ist das Ereignis: Es kommt zuerst. Zwei deiner Mitarbeiter sind im Osten; zahlt ein Ereignis dort Einkommen, kommen sie heim und bringen etwas mit.
lesson-coming-home-goal = Wähle die Aktion, deren Ereignis im Osten zahlt, und hole beide heim.
lesson-coming-home-done = Jeder brachte 1 $ mit und liegt jetzt im Empfang: So wird aus dem Zeitplan Einkommen.
lesson-commerce-title = Wer steht, arbeitet
lesson-commerce-text = Eine Abteilung der gewählten Art nutzt du einmal für jeden Mitarbeiter, der dort steht. In „Handel und Finanzen“ bringt einer 3 $ oder 1 Ware; geht er dafür auf Außeneinsatz in ein Gebiet, sind es 6 $ oder 2 Waren.
lesson-commerce-goal = Nutze beide: Einer bringt 3 $, der andere geht für 2 Waren in den Süden.
lesson-commerce-done = Wer draußen ist, fehlt im Haus, bis ein Einkommen in seinem Gebiet ihn heimbringt.
lesson-steps-title = Schritte durchs Haus
lesson-steps-text = Mit „Personal“ gehen Mitarbeiter durchs Haus: Ein Schritt führt in den Raum daneben, darüber oder darunter, nie schräg. Wer geht, liegt danach und arbeitet noch nicht.
lesson-steps-goal = Nutze „Personal“ und bring jemanden aus dem Empfang nach „Forschung & Entwicklung“.
lesson-steps-done = Zwei Schritte waren es; übrige Schritte kannst du für andere nehmen.
lesson-activation-title = Aufstehen kostet
lesson-activation-text = Am Ende der Runde stellst du Liegende auf freie Arbeitsplätze und zahlst den Preis darunter. Fehlt Geld, verkauf eine Ware: Das geht jederzeit, für 1 $.
lesson-activation-goal = Stell den Mitarbeiter in „Forschung & Entwicklung“ auf; er kostet 2 $, du hast 1 $.
lesson-activation-done = Ab der nächsten Runde arbeitet er, und am Ende des Spiels zählt jeder Stehende 1 Punkt.
lesson-project-title = Ein Projekt bauen
lesson-project-text = Mit „Konstruktion“ schickst du den Mitarbeiter in ein Gebiet, zahlst 1 oder 2 Waren und legst die rechte Scheibe eines Streifens auf einen freien Platz mit seinem Zeichen. Was unter der Scheibe lag, bekommst du von nun an bei jedem Einkommen.
lesson-project-goal = Baue ein Wohnprojekt in Boston.
lesson-project-done = Boston zählt am Ende 3 Punkte, und im Osten wartet jetzt jemand auf das nächste Einkommen.
lesson-research-title = Forschen
lesson-research-text = „Forschung & Entwicklung“ gibt 3 Forschungspunkte für jeden, der dort steht. Damit ziehst du Streifen heraus, was neue Scheiben freigibt, oder rückst auf den Strecken vor, wo Mitarbeiter dann mehr heimbringen.
lesson-research-goal = Zieh den Streifen „Wohnen“ einmal heraus und rücke im Westen ein Feld vor.
lesson-research-done = Im Westen bringt jetzt jeder 3 $ heim statt 1 $; übrige Punkte verfallen, also teil sie gut ein.
lesson-department-title = Eine neue Abteilung
lesson-department-text = Mit „Strategischer Planung“ baust du eine Abteilung aus dem Angebot in einen freien Raum. Liegt dort schon jemand, kostet sie nur 1 Ware, sonst 2.
lesson-department-goal = Baue „Verkauf“ aus dem Angebot mit deiner einen Ware.
lesson-department-done = Wer dort lag, kann nun im Verkauf arbeiten; jede gebaute Abteilung zählt am Ende 2 Punkte, ganz oben 3.
lesson-connection-title = Großstädte verbinden
lesson-connection-text = Am Ende zählt dein bestes Netz zwischen San Francisco, Chicago, New York und New Orleans: Jede Stadt auf dem Weg braucht ein Projekt von dir. Wie viel es zählt, sagt die niedrigste Stufe deiner Strecken in diesen Gebieten.
lesson-connection-goal = Verbinde Chicago mit New York.
lesson-connection-done = 6 Punkte für zwei Großstädte; mit besseren Strecken und allen vieren werden es bis zu 36.
lesson-donation-title = Spenden
lesson-donation-text = Ist das Ereignis eine Spende, darfst du eine Scheibe auf ein freies Feld legen: die erste für 5 $, jede weitere für 5 $ mehr. Am Ende zählt jedes Feld das, was es nennt, höchstens 12 Punkte.
lesson-donation-goal = Wähle die Spende, die dir schon jetzt die meisten Punkte bringt.
lesson-donation-done = Vier Projekte im Osten, je 2 Punkte: Spenden, die zu deinem Plan passen, lohnen sich früh.

## Zum ersten Mal am Tisch

intro-aim = Zwanzig Runden lang führst du ein Unternehmen in Carnegies Amerika. Deine Mitarbeiter arbeiten in Abteilungen, bauen Projekte im ganzen Land und bringen Einkommen heim. Wer am Ende die meisten Siegpunkte hat, gewinnt.
intro-points-1 = Projekte: die Zahl unter ihrer Stadt
intro-points-2 = Ein Netz zwischen den vier Großstädten: bis zu 36
intro-points-3 = Spenden: jede bis zu 12
intro-points-4 = Weit herausgezogene Streifen: die Punkte, die sie zeigen
intro-points-5 = Gebaute Abteilungen 2 oder 3, stehende Mitarbeiter je 1

# the second question of a move in two steps
ask-room = In welchen Raum?
ask-tab = Von welchem Streifen?
ask-space = Auf welchen Platz der Karte?
ask-circle = In welche Region?
ask-action = Welche Aktion stattdessen?
ask-option = Zu welchem Preis?

## wohin ein Zug führt
ahead-action = { $uses ->
    [0] Bei dir steht niemand in einer solchen Abteilung: Du könntest keine nutzen.
    [one] Du könntest deine Abteilungen dieser Art einmal nutzen.
   *[other] Du könntest deine Abteilungen dieser Art { $uses }-mal nutzen.
}{ $n ->
    [0] {" "}In der Region, die zahlt, ist niemand von dir.
    [one] {" "}1 deiner Mitarbeiter könnte heimkommen.
   *[other] {" "}{ $n } deiner Mitarbeiter könnten heimkommen.
}
ahead-use = { $uses ->
    [0] Bei dir steht niemand in einer solchen Abteilung: Du könntest keine nutzen.
    [one] Du könntest deine Abteilungen dieser Art einmal nutzen.
   *[other] Du könntest deine Abteilungen dieser Art { $uses }-mal nutzen.
}
ahead-home = Projekte zahlen { $projects }, der Transport zahlt { $transport }. Wer heimkommt, liegt in der Lobby.
ahead-home-bare = Der Transport zahlt { $transport }; noch zahlt kein Projekt von dir. Wer heimkommt, liegt in der Lobby.
ahead-stay = Sie bleiben bis zum nächsten Einkommen dort auf Mission ({ $region }).
ahead-away = Kommt beim nächsten Einkommen heim ({ $region }); zurzeit brächten es: { $types }.
ahead-away-long = Kommt beim nächsten Einkommen heim ({ $region }); in der nächsten Runde bringt es keine Aktion.
ahead-donate = Deine nächste Spende kostet { $price } $.
ahead-walk = Liegt dann dort; das Aufstehen kostet { $price } $.
ahead-walk-bare = Dort liegt noch keine Abteilung: Mit jemandem vor Ort kostet eine neue eine Ware weniger.
ahead-walk-full = Dort ist kein Arbeitsplatz frei: Es kann niemand mehr aufstehen.
ahead-found = Sie arbeitet, sobald jemand darin steht: Das Aufstehen kostet { $price } $.
ahead-build = Ab jetzt zahlt jedes deiner Einkommen auch: { $what }.
ahead-build-limit = Ab jetzt darf jede deiner Spenden mehr zählen.
ahead-develop = { $n ->
    [one] 1 weiteres Projekt dieser Art ist
   *[other] { $n } weitere Projekte dieser Art sind
} baubar: { $tab }.
ahead-advance = { $region }: Wer von dort heimkommt, bringt ab jetzt { $what }.
ahead-sell = { $n ->
    [0] Dann bleibt keine Ware: Projekte kosten Waren.
    [one] Dann bleibt 1 Ware: Projekte kosten Waren.
   *[other] Dann bleiben { $n } Waren: Projekte kosten Waren.
}
ahead-done-uses = { $n ->
    [one] 1 Mitarbeiter hat noch nicht gearbeitet
   *[other] { $n } Mitarbeiter haben noch nicht gearbeitet
}: Das wäre verschenkt.
ahead-done-steps = { $n ->
    [one] 1 Schritt ist
   *[other] { $n } Schritte sind
} noch übrig: Das wäre verschenkt.
either-goods-or-money = { $n ->
    [one] 1 Ware oder Geld
   *[other] { $n }× eine Ware oder Geld
}
either-employee-or-money = { $n ->
    [one] 1 neuer Mitarbeiter oder Geld
   *[other] { $n }× ein neuer Mitarbeiter oder Geld
}
