## Kopf
title = { $game }: eine Studie
lead = Was { $games } Partien { $players } erzählen, gespielt von { $bots }.
players = { $n ->
    [one] allein
   *[other] zu { $n }
}
contents = Inhalt
made-with = Gemacht mit
fact-game = Spiel
fact-players = Spieler
fact-bots = Gespielt von
fact-games = Partien
fact-varied = Partien mit anderen Auslegungen
fact-rules = Fassung der Regeln
fact-seeds = Startwerte
about-intervals = Werte in Klammern sind 95-%-Intervalle: In 95 von 100 solchen Studien liegt der wahre Wert darin. Wo ein Intervall über die gestrichelte Linie reicht, kann Zufall allein erklären, was zu sehen ist. Alles gilt für diese Bots; Menschen spielen anders.

## Zahlen
points = { $n } Punkte
percent = { $n } %
span = { $low } – { $high }
span-signed = { $low } bis { $high }
with-interval = { $value } ({ $low } bis { $high })
listing = { $first } und { $last }
median = Median { $n }
all-lines = Alle Zahlen ({ $n } Zeilen)

## Tabellenköpfe
seat = Platz
wins = Siege
mean-total = Ergebnis im Mittel
mean-lead = Vorsprung
against-seat = Siege gegenüber dem Platz
lead-against-seat = Vorsprung gegenüber dem Platz
bot = Bot
seats-played = Plätze
answer = Wahl
times = Wie oft
part = Anteil
source = Quelle
winners = Sieger
others = Die anderen
difference = Unterschied
place = Rang
mean = Mittel
median-head = Median
middle-part = 10 – 90 %
least = Wenigstes
greatest = Meistes
ruling = Auslegung
games = Partien
differing = Anders verlaufen
change-points = Punkte je Platz
change-moves = Züge
change-first = Vorsprung des Ersten

## Plätze
seats-title = Was ist der erste Platz wert?
seats-title-alike = Sind alle Plätze gleich viel wert?
seats-alone = Allein gibt es nur einen Platz.
seats-worth = { $first }: { $points } ({ $low } bis { $high }) gegenüber dem, was die anderen im Mittel haben, und { $wins } der Partien gewonnen; gleich verteilt wären es { $even }.
seats-worth-nothing = { $first }: { $points } ({ $low } bis { $high }) gegenüber dem, was die anderen im Mittel haben: von Zufall nicht zu unterscheiden. Gewonnen werden { $wins } der Partien; gleich verteilt wären es { $even }.
seats-wins = Wie oft wer gewinnt.
seats-wins-alt = Anteil der Siege nach Platz, mit 95-%-Intervallen
seats-points = Was jeder am Ende im Mittel hat.
seats-points-alt = Mittleres Ergebnis nach Platz, mit 95-%-Intervallen
even-share = gleich verteilt
as-its-seat = wie ihr Platz
all-seats = alle Plätze
nth-in-turn = { $n ->
    [1] Als Erster am Zug
    [2] Als Zweiter am Zug
    [3] Als Dritter am Zug
    [4] Als Vierter am Zug
    [5] Als Fünfter am Zug
   *[other] Als Sechster am Zug
}
nth-seat = Platz { $n }

## Bots
bots-title = Wer spielt besser?
bots-best = { $best } gewinnt { $wins } seiner Partien; gleich verteilt wären es { $even }. Jede Auslage wurde mit jedem Bot auf jedem Platz gespielt.
bots-alt = Anteil der Siege nach Bot, mit 95-%-Intervallen

## Beginn und Eröffnungen
start-title = Was wählt man zu Beginn?
start-note = Danach wird nur vor der ersten Runde gefragt. Jede Wahl wird daran gemessen, was andere am selben Platz der Reihenfolge im Mittel haben, damit ein guter Platz noch keine gute Wahl ist. Die Auslagen sind trotzdem verschieden: ein Hinweis, kein Beweis.
openings-title = Wie eröffnet man?
openings-note = Die erste Antwort jedes Platzes auf die ersten Fragen der Partie, gemessen daran, was andere am selben Platz der Reihenfolge im Mittel haben. Die Auslagen sind trotzdem verschieden: Hinweise, keine Beweise.
openings-none = Im ersten Zug tun diese Bots immer dasselbe oder nie zweimal etwas: Es gibt nichts zu vergleichen.
openings-alike = Kaum etwas anderes wird gewählt als { $name } ({ $part }).
openings-scattered = Die Antworten sind von Partie zu Partie verschieden; am häufigsten { $name } ({ $part }), zu selten für einen Vergleich.
openings-best = Am häufigsten gewählt: { $often } ({ $part }). Gewinnt deutlich öfter als ihr Platz sonst: { $best } ({ $wins } Prozentpunkte).
openings-no-best = Am häufigsten gewählt: { $often } ({ $part }). Keine Wahl gewinnt deutlich öfter als ihr Platz ohnehin.
openings-by-seat = Jeder Platz wählt immer dasselbe; Wahl und Platz sind nicht zu trennen: { $names }.
openings-alt = Um wie viel öfter oder seltener als der Platz im Mittel gewonnen wird, nach der Antwort auf: { $question }
chosen-amount = { $what }: { $amount }

## Quellen
sources-title = Woher kommen die Punkte?
sources-most = Am meisten voraus sind Sieger den anderen bei { $most } ({ $most_points }), am wenigsten bei { $least } ({ $least_points }).
sources-seen = Voll: was die Quelle Siegern im Mittel bringt. Hohl: was sie den anderen bringt. Rechts: der Unterschied.
sources-alt = Mittlere Punkte nach Quelle, für Sieger und für die anderen

## Streuung
spread-title = Wie weit liegen die Ergebnisse auseinander?
spread-places = Der Median reicht von { $first } für den ersten Rang bis { $last } für den letzten. Breiter Balken: die Hälfte aller Ergebnisse; schmaler Balken: vier Fünftel.
spread-places-alt = Ergebnisse nach Rang: Median, mittlere Hälfte und mittlere vier Fünftel
spread-lead = Wie weit der Sieger vor dem Zweiten liegt: In der Hälfte der Partien trennen beide höchstens { $middle }, in { $close } höchstens ein Zwanzigstel dessen, was ein Sieger hat.
spread-lead-alt = Wie oft der Sieger um wie viel vorn liegt
nth-place = { $n ->
    [1] Erster Rang
    [2] Zweiter Rang
    [3] Dritter Rang
    [4] Vierter Rang
    [5] Fünfter Rang
   *[other] Sechster Rang
}

## Dauer
length-title = Wie lange dauern Partien?
length-moves = Die Hälfte der Partien hat höchstens { $middle } Züge; vier Fünftel haben { $low } bis { $high }. Ein Zug ist eine Antwort auf eine Frage der Regeln.
length-alt = Wie oft Partien wie viele Züge haben
moves = Züge
moves-per-seat = Züge je Platz
rounds = Runden
seconds = Sekunden auf einem Kern

## Auslegungen
rulings-title = Was ändern andere Auslegungen und Teile?
rulings-clear = { $n ->
    [one] Eine Wahl ändert den Verlauf von Partien
   *[other] { $n } Wahlen ändern den Verlauf von Partien
}; bei { $clear ->
    [0] keiner
   *[other] { $clear }
} davon weichen die Punkte je Platz deutlich vom untersuchten Tisch ab. Jede wurde mit denselben { $deals } Startwerten gespielt: Verschieden ist allein die Wahl.
rulings-chance = Von zwanzig solchen Intervallen verfehlt eines den wahren Wert durch Zufall: Eine Auslegung, die nur knapp neben der gestrichelten Linie liegt, ist vielleicht nicht mehr als das.
rulings-points = Was jede Wahl den Punkten eines Platzes im Mittel hinzufügt. Blasse Linien können Zufall sein.
rulings-points-alt = Änderung der mittleren Punkte je Platz bei jeder anderen Wahl, mit 95-%-Intervallen
rulings-first = Was jede Wahl dem Vorsprung des ersten Platzes hinzufügt.
rulings-first-alt = Änderung des Vorsprungs des ersten Platzes bei jeder anderen Wahl, mit 95-%-Intervallen
rulings-without = Ohne jede Wirkung in { $n } Partien mit diesen Bots
ruling-as = { $option }: { $choice }
as-studied = wie untersucht
