# Was die Seite sagt, in jedem Spiel. Alle Namen beginnen mit ui-, damit sie keinem Spiel in die Quere kommen.

# --- überall
ui-close = Schließen
ui-loading = Einen Moment …
ui-language = Sprache
ui-theme = Farben
ui-theme-auto = Wie das Gerät
ui-theme-light = Tag
ui-theme-dark = Nacht
ui-settings = Einstellungen
ui-speed = Bewegungen
ui-speed-calm = Ruhig
ui-speed-normal = Normal
ui-speed-fast = Schnell
ui-speed-none = Keine
ui-confirm-auto = Bei Fingerbedienung
ui-confirm-on = Immer
ui-confirm-off = Nie
ui-sound = Glocke, wenn ich am Zug bin
ui-home = Zur Übersicht
ui-rules = Regeln
ui-rule = Regel { $rule }
ui-yes = Ja
ui-no = Nein
ui-none = nichts
ui-seat = Platz { $n }
ui-offline = Der Server ist nicht zu erreichen. Besteht die Verbindung noch?
ui-server-error = Der Server hat mit Fehler { NUMBER($status, useGrouping: 0) } geantwortet.
ui-try-again = Noch einmal
ui-not-found = Hier ist kein Gleis.
ui-no-game = Dieses Spiel gibt es hier nicht.
ui-no-entry = Hier kommst du nicht hinein.

# --- Übersicht
ui-lead = Eisenbahn- und Industriespiele am Tisch im Browser: mit Freunden, am selben Bildschirm oder gegen Programme.
ui-your-name = Dein Name
ui-default-name = Gast
ui-games = Spiele
ui-my-tables = Meine Tische
ui-play-bots = Gegen Bots spielen
ui-open-table = Tisch eröffnen
ui-play-alone = Allein spielen
ui-record-lobby = Dein Bestes allein: { $points } ({ $name })
ui-players-count = { $n ->
    [one] 1 Person am Tisch
   *[other] { $n } Personen am Tisch
}
ui-fewer = Weniger
ui-more-players = Mehr
ui-table-over = Beendet
ui-table-your-turn = Du bist am Zug
ui-table-running = Läuft
ui-table-watching = Zuschauen
ui-table-shut = Nur noch anzusehen
ui-join-hint = Wer einen Link zu einem Platz oder zum Zuschauen bekommen hat, öffnet ihn einfach. Ein Konto braucht niemand.
ui-notice = Inoffiziell. Eigene Worte, eigene Zeichnungen. Die Spiele gehören ihren Urhebern und Verlagen.
ui-bot-names = Otto, Emma, Bruno, Frieda, Anton, Klara
bot-random = Würfelt
bot-greedy = Spielt vernünftig
bot-search = Denkt voraus

# --- Tisch eröffnen
ui-open-title = Tisch eröffnen: { $game }
ui-seats = Plätze
ui-kind-me = Ich
ui-kind-link = Freund per Link
ui-kind-here = Am selben Bildschirm
ui-kind-bot = Bot
ui-name = Name
ui-name-later = trägt sich selbst ein
ui-bot = Spielweise
ui-add-seat = Noch ein Platz
ui-remove-seat = Platz { $n } entfernen
ui-mix-seats = Sitzordnung auslosen
ui-variants = Varianten
ui-rulings = { $n ->
    [one] Eine Regelfrage
   *[other] { $n } Regelfragen
}
ui-rulings-help = Wo die Spielregel schweigt oder zweierlei meinen kann, gilt die Voreinstellung. Am Tisch könnt ihr es anders halten.
ui-doubt = Frage { $doubt }
ui-components = Spielmaterial
ui-component-file = Eigene Materialdatei (JSON oder TOML)
ui-component-help = { $n ->
    [0] Alle Werte sind belegt.
    [one] Ein Wert ist rekonstruiert. Wer es besser weiß, spielt mit einer eigenen Datei.
   *[other] { $n } Werte sind rekonstruiert. Wer es besser weiß, spielt mit einer eigenen Datei.
}
ui-component-standard = Mitgeliefertes Material ansehen
ui-component-chosen = Gewählt: { $file }
ui-provenance = Woher jeder Wert kommt, steht dabei. Rekonstruierte Werte sind sorgfältig geschätzt.

# --- Allein gespielt
ui-record-title = Deine besten Ergebnisse allein
ui-record-of = Deine besten Ergebnisse – { $name }
ui-record-with = { $n ->
    [one] Bisher eine Partie: { $name }
   *[other] Bisher { $n } Partien: { $name }
}
ui-record-none = Noch nicht zu Ende gespielt: { $name }
ui-record-all = Alle Zusammenstellungen
ui-record-modules = Zusammenstellung
ui-record-best = Bestes
ui-record-games = Partien
ui-record-place = Platz
ui-record-result = Ergebnis
ui-record-won = gewonnen
ui-record-lost = verloren
ui-record-day = Datum
ui-record-watch = Rückblick
ui-record-this = diese Partie
ui-record-first = Dein erstes Ergebnis mit dieser Zusammenstellung. Von jetzt an gilt es, das zu übertreffen.
ui-record-new = Das ist dein bestes Ergebnis, { $by } vor dem nächsten.
ui-record-equal = So gut wie dein bestes Ergebnis.
ui-record-number = Das ist Platz { $place } von { $played }. Dein bestes Ergebnis: { $best }.
ui-plain = Grundspiel
ui-own-components = Eigenes Material { $mark }
ui-points = { NUMBER($n, useGrouping: 0) }

# --- Eingeladen
ui-invited = Du bist eingeladen
ui-invited-help = Ein Platz ist für dich frei. Wie heißt du am Tisch?
ui-sit-down = Platz nehmen

# --- Tisch
ui-table = Tisch
ui-open-here = hier ist etwas zu wählen
ui-moves = Züge
ui-players = Mitspieler
ui-score = Wertung
ui-log = Protokoll
ui-chat = Chat
ui-text = Text
ui-more = Mehr
ui-rail = Bereiche
ui-prompt = Was jetzt gefragt ist
ui-rule-here = Regel dazu
ui-skip-to-moves = Zu den Zügen
ui-you = du
ui-away = nicht da
ui-free-seat = noch frei
ui-spectator = Zuschauer
ui-secret = geheim
ui-empty = leer
ui-clock = Uhr
ui-seconds = { $n } s
ui-lost = Die Verbindung ist abgerissen. Sie wird wieder aufgebaut, nichts geht verloren.
ui-not-connected = Gerade besteht keine Verbindung. Versuche es gleich noch einmal.
ui-title-turn = Du bist am Zug – { $game }
ui-title-table = { $game } – Stellwerk
ui-state-asked = am Zug
ui-state-answered = entschieden
ui-state-waits = wartet
ui-state-out = ausgestiegen
ui-no-notes = Mehr ist dazu nicht zu sagen.
target-open = { $name }, wählbar
target-picked = { $name }, gewählt
target-swap = { $name }, stattdessen wählbar
target-refused = { $name }, nicht wählbar

# --- ein Tisch, an dem es nicht weitergeht
ui-shut-title = Außer Betrieb
ui-shut-help = Was hier geschah, steht im Protokoll; was gesagt wurde, im Chat.

# --- Züge
ui-moves-all = Alle Möglichkeiten ({ $n })
ui-moves-fewer = Liste schließen
ui-moves-refused = Was gerade nicht geht
ui-moves-over = Das Spiel ist zu Ende.
ui-moves-past = Du siehst einen früheren Moment. Ziehen kannst du wieder im Jetzt.
ui-moves-watch = Es bewegt sich etwas …
ui-moves-skip = Leertaste überspringt.
ui-moves-spectator = Du schaust zu.
ui-moves-wait = Warten auf { $names }.
ui-confirm = Bestätigen
ui-confirm-moves = Züge bestätigen
ui-take-back = Doch nicht
ui-not-possible = Nicht möglich: { $act }. { $why }
ui-pick-back = Auswahl zurücknehmen (Esc)
ui-amount = Betrag
ui-less = Weniger
ui-marks = Beträge zur Auswahl
ui-undo = Zurücknehmen
ui-undo-ask = Rücknahme erbitten
ui-undo-free-help = Den letzten Zug zurücknehmen (U)
ui-undo-ask-help = Seitdem ist etwas bekannt geworden: Die anderen müssen zustimmen.
ui-undo-no-help = Es gibt keinen Zug, den du zurücknehmen könntest.
ui-undo-title = { $seat } bittet
ui-undo-question = { $seat } möchte den letzten Zug zurücknehmen. Einverstanden?
ui-undo-waiting = { $seat } möchte einen Zug zurücknehmen. Es fehlt noch: { $names }.
ui-undo-granted = { $seat } darf den Zug zurücknehmen.
ui-undo-denied = Der Zug von { $seat } bleibt stehen.

# --- Wertung
ui-lens = Deine Wertung
ui-source = Woher
ui-now = Jetzt
ui-then = Danach
ui-change = Unterschied
ui-total = Summe
ui-score-now = Deine Wertung, wenn das Spiel jetzt endete. Fahre über einen Zug, um zu sehen, was er ändert.
ui-score-lens = Was der Zug in deiner Wertung ändert:
ui-score-spectator = Wer zuschaut, hat keine Wertung.

# --- Protokoll und Wiederholung
ui-log-earlier = Früheres
ui-jump = Diesen Moment zeigen
ui-replay = Rückblick
ui-replay-first = Zum Anfang
ui-replay-prev = Einen Zug zurück
ui-replay-next = Einen Zug weiter
ui-replay-play = Abspielen
ui-replay-pause = Anhalten
ui-moment = Moment
ui-moment-of = { NUMBER($at, useGrouping: 0) } von { NUMBER($last, useGrouping: 0) }
ui-live = Zum Jetzt

# --- Regeln
ui-rules-of = Regeln: { $game }
ui-rules-search = In den Regeln suchen
ui-rules-full = Alle { $n } Regeln
ui-rules-short = Kurzfassung
ui-nothing-found = Dazu steht nichts in den Regeln.

# --- Chat
ui-chat-empty = Noch hat niemand etwas gesagt.
ui-chat-say = Sagen
ui-send = Senden

# --- Tasten
ui-help = Tasten
ui-help-lead = Alles geht auch ohne Maus.
ui-key-move = einen Zug der Liste wählen
ui-key-walk = auf dem Tisch von Ziel zu Ziel
ui-key-enter = wählen, bieten
ui-key-escape = Auswahl zurücknehmen
ui-key-undo = letzten Zug zurücknehmen
ui-key-skip = Bewegung überspringen
ui-key-focus = auf den Tisch springen
ui-key-text = Tisch als Text
ui-key-help = diese Übersicht

# --- Vorhang
ui-pass-to = Gib den Bildschirm an { $name }
ui-pass-hint = Was hier liegt, ist geheim. Die anderen schauen kurz weg.
ui-i-am = Ich bin { $name }
ui-still = Noch einmal { $name }
ui-continue = Weiter

# --- Links
ui-share = Einladen
ui-share-help = Ein Link gilt für einen Platz: Wer ihn öffnet, sitzt dort. Gib ihn nur der Person, für die er gedacht ist.
ui-share-seat = Link für { $name }
ui-share-watch = Link zum Zuschauen (ohne Geheimnisse)
ui-share-held = { $name } sitzt schon am Tisch.
ui-copy = Kopieren
ui-copied = Kopiert
ui-new-link = Neuer Link

# --- Ende
ui-winner = { $n ->
    [one] { $names } gewinnt
   *[other] Gleichstand an der Spitze: { $names }
}
ui-rematch = Revanche
ui-alone = { $points } für { $name }
ui-again = Noch einmal
ui-see-table = Tisch ansehen
ui-see-final = Zum Ergebnis
ui-see-replay = Rückblick vom Anfang an
ui-by-source = Woher es kam
ui-course = Verlauf
ui-course-table = Verlauf als Tabelle
