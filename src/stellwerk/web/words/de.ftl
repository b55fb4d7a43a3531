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
ui-sounds = Klänge
ui-sound = Glocke, wenn ich am Zug bin
ui-sound-place = Etwas wird hingelegt
ui-sound-coins = Geld und Güter
ui-sound-train = Züge und neue Runden
ui-sound-point = Punkte und Ziele
ui-volume = Lautstärke
ui-somebody = Jemand
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
ui-lead = Eisenbahn- und Industriespiele am Tisch im Browser: mit Freunden, am selben Bildschirm oder gegen Bots.
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
ui-table-closed = Geschlossen
ui-table-remove = Von meiner Liste nehmen: { $game }
ui-table-removed = { $game } steht nicht mehr auf deiner Liste. Der Tisch selbst bleibt.
ui-table-restore = Zurückholen
ui-in-round = Runde { $n }
ui-players-range = { $range } Personen
ui-playing-time = Spieldauer
ui-minutes = { $range } Min.
ui-weight = Anspruch
ui-weight-1 = leicht
ui-weight-2 = mittel
ui-weight-3 = fordernd
ui-weight-4 = schwer
ui-rulings-other = { $n ->
    [one] eine Frage anders entschieden
   *[other] { $n } Fragen anders entschieden
}
ui-news = Neu
ui-news-fresh = noch nicht gelesen
ui-news-slow = Langsame Partien: Fristen von Stunden oder Tagen mit Uhren, und eine Nachricht, wenn ein Tisch auf dich wartet: im Browser, per Mail oder Webhook. Revanche, meine Spiele, und ein Bildschirm für den ganzen Raum.
ui-news-seats = Links zu Plätzen gehen einmal, und alle sehen, wer kommt. Ein Platz lässt sich weitergeben, an einen Bot verleihen und auf ein anderes Gerät mitnehmen.
ui-news-advice = Tipps mit Gründen, ein Trainer für das erste Spiel und eine Analyse danach.
ui-news-guests = Einladungen sagen, wer was spielt. Ein Platz lässt sich abgeben, ein Tisch im Einvernehmen schließen. Klänge für alle, die sie mögen.
ui-news-lessons = Lektionen zu jedem Spiel: von „nie gehört“ zur ersten Partie in zehn Minuten.
ui-news-story = Was die anderen getan haben, wird Zug für Zug erzählt und lässt sich noch einmal ansehen.
ui-join-hint = Wer einen Link zu einem Platz oder zum Zuschauen bekommen hat, öffnet ihn einfach. Ein Konto braucht niemand.
ui-notice = Inoffiziell. Eigene Worte, eigene Zeichnungen. Die Spiele gehören ihren Urhebern und Verlagen.
ui-bot-names = Otto, Emma, Bruno, Frieda, Anton, Klara
bot-apprentice-about = Kennt die Regeln, übersieht manches. Gut für die erste Partie.
bot-fireman-about = Nimmt, was sofort etwas bringt, und schaut selten weiter.
bot-driver-about = Schaut ein paar Stationen voraus. Spielt solide und zügig.
bot-station-master-about = Plant den ganzen Tag und behält im Blick, was du vorhast.
bot-signal-master-about = Denkt jede Fahrstraße durch, bevor sie steht. Für alle, die das Spiel kennen.
bot-random-about = Wählt blind. Niemand ist leichter zu schlagen.
bot-greedy-about = Nimmt, was sofort etwas bringt, wie der Heizer.

# --- Tisch eröffnen
ui-start = Los geht’s
ui-open-title = Tisch eröffnen: { $game }
ui-seats = Plätze
ui-kind-me = Ich
ui-kind-link = Freund per Link
ui-kind-here = Am selben Bildschirm
ui-kind-bot = Bot
ui-program = Programm { $program }
ui-program-help = An diesem Platz sitzt ein Programm, das über den Link kam.
ui-name = Name
ui-name-later = trägt sich selbst ein
ui-bot = Stärke
ui-bot-level = Stärke der Bots
ui-bot-others = Weitere
ui-bot-rating = Spielstärke { NUMBER($elo, useGrouping: 0) }
ui-bot-rating-help = Gemessen in vielen Partien zwischen Bots. Wer würfelt, hat 0; 200 mehr gewinnen drei von vier Partien.
ui-change-bot = Ändern, wie { $name } spielt (jetzt: { $bot })
ui-change-bot-title = Wie soll { $name } spielen?
ui-change-bot-help = Gilt ab dem nächsten Zug. Alle am Tisch erfahren es. Ändern kannst es nur du: Du hast den Tisch eröffnet.
ui-bot-now = spielt jetzt
ui-bot-fixed = Nur wer den Tisch eröffnet hat, kann die Stärke ändern.
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
ui-component-data = Alle Werte als Datei
ui-shelf-one-each = { $n } verschiedene
ui-copies = { $n }×
ui-shelf = { $kinds ->
    [one] eine Art
   *[other] { $kinds } Arten
}, { $n } Stück

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
ui-invited = { $host } lädt dich ein: { $game }
ui-invited-help = Ein Platz ist für dich frei. Wie heißt du am Tisch?
ui-invited-watch = Zuschauen: { $game } am Tisch von { $host }
ui-invited-watch-help = Du siehst alles, was offen liegt, das ganze Protokoll und den Chat, aber niemandes Geheimnisse.
ui-your-name-if = Dein Name für den Chat (darf leer bleiben)
ui-sit-down = Platz nehmen
ui-watch = Zuschauen
ui-your-seat = dein Platz
ui-variant = Variante
ui-state = Stand
ui-not-begun = Noch nicht begonnen
ui-read-rules = Regeln lesen: { $game }

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
ui-rail-fold = Bereiche an den Rand
ui-rail-open = Bereiche zeigen
ui-zoom = Größe des Tisches
ui-zoom-in = Tisch näher holen
ui-zoom-out = Tisch weiter weg
ui-zoom-fit = Alles auf einmal zeigen, oder wieder lesbar groß
ui-zoom-whole = In voller Größe zeigen
ui-zoom-now = Größe { $percent } %, in voller Größe zeigen
ui-percent = { $percent } %
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
ui-move-kept = Gerade besteht keine Verbindung. Dein Zug ist gemerkt und geht hinaus, sobald sie wieder da ist.
ui-not-connected = Gerade besteht keine Verbindung. Versuche es gleich noch einmal.
ui-title-turn = Du bist am Zug – { $game }
ui-title-table = { $game } – Stellwerk
ui-rival = spielt gegen dich
ui-rival-begins = war noch nicht am Zug
ui-state-asked = am Zug
ui-state-answered = entschieden
ui-state-waits = wartet
ui-state-out = hat gepasst
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
ui-moves-aside = Neben der Frage
ui-refusals = Gerade nicht möglich ({ $n })
ui-any-order = Alle, in beliebiger Reihenfolge
ui-forced = Wenn es nur eine Antwort gibt
ui-forced-make = Für mich antworten
ui-forced-ask = Immer fragen
ui-follow = Wenn andere auf ihrem Tableau handeln
ui-follow-on = Mir zeigen
ui-follow-off = Bei mir bleiben
ui-key-leave = passen, aufhören oder beenden
ui-moves-over = Das Spiel ist zu Ende.
ui-moves-past = Du siehst einen früheren Moment. Ziehen kannst du wieder im Jetzt.
ui-moves-watch = Einen Augenblick …
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
ui-undo-own-waiting = Du bittest um die Rücknahme deines Zugs. Es fehlt noch: { $names }.
ui-undo-granted = { $seat } darf den Zug zurücknehmen.
ui-undo-denied = Der Zug von { $seat } bleibt stehen.
ui-undo-withdrawn = { $seat } bittet nicht mehr um die Rücknahme.
ui-withdraw = Bitte zurückziehen

# --- Gehen
ui-leave = Tisch verlassen
ui-leave-home = Das Spiel wartet auf dich. Du findest es unter „Meine Tische“ wieder.
ui-resign = Meinen Platz abgeben
ui-resign-help = Ein Bot spielt für dich weiter, endgültig. Die anderen machen weiter; zuschauen darfst du.
ui-close-table = Tisch schließen
ui-close-table-help = Das Spiel endet hier ohne Sieg, sobald alle zustimmen. Bots stimmen immer zu.
ui-close-table-alone = Das Spiel endet hier ohne Sieg. Ansehen lässt es sich weiterhin.
ui-close-title = { $seat } bittet
ui-close-question = { $seat } möchte das Spiel hier beenden und den Tisch schließen. Gewinnen würde niemand. Einverstanden?
ui-close-waiting = { $seat } möchte den Tisch schließen. Es fehlt noch: { $names }.
ui-close-own-waiting = Du möchtest den Tisch schließen. Es fehlt noch: { $names }.
ui-close-granted = Alle sind einverstanden: Der Tisch ist geschlossen.
ui-close-denied = Das Spiel geht weiter: Nicht alle wollen den Tisch schließen.
ui-close-withdrawn = { $seat } möchte den Tisch nicht mehr schließen.
ui-closed-title = Geschlossen

# --- Wertung
ui-lens-best = Deine Wertung, mit dem Besten daraus
ui-score-best = Gerechnet mit dem Meisten, was die Fragen nach diesem Zug bringen können.
ui-lens = Deine Wertung
ui-source = Woher
ui-now = Jetzt
ui-then = Danach
ui-change = Unterschied
ui-total = Summe
ui-score-now = Der Stand aller, wenn das Spiel jetzt endete.
ui-score-point = Zeig auf etwas am Tisch, das du wählen kannst: Hier steht, was es ändern würde.
ui-score-lens = Was der Zug in deiner Wertung ändert
ui-score-spectator = Wer zuschaut, hat keine Wertung.

# --- Protokoll und Wiederholung
ui-log-earlier = Früheres
ui-log-filter = Wessen Züge
ui-log-all = Alle
ui-log-round = Runde { $n }
ui-log-before = Vor der ersten Runde
ui-since = Seit deinem letzten Zug
ui-since-show = Zeig es mir
ui-since-all = Alles lesen
ui-since-done = Gelesen
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
ui-people = Wer da ist
ui-here = da
ui-watches = schaut zu
ui-mute = { $name } stumm schalten (nur für dich)
ui-unmute = { $name } wieder hören
ui-muted = stumm, { $n ->
    [one] eine Zeile verborgen
   *[other] { $n } Zeilen verborgen
}
ui-unread = { $n ->
    [one] eine ungelesene Zeile
   *[other] { $n } ungelesene Zeilen
}
ui-came = { $name } ist an den Tisch gekommen.
ui-came-to-watch = { $name } schaut jetzt zu.
ui-went = { $name } ist gegangen.

# --- Tasten
ui-help = Hilfe
ui-help-move = Einen Zug machen
ui-help-move-text = Der Satz über den Plänen sagt, was gefragt ist. Klick auf etwas mit goldenem Ring oder wähle aus der Liste der Züge. Wo zweierlei nötig ist, wird nach dem Ersten das Zweite gefragt.
ui-help-marks = Was die Zeichen bedeuten
ui-help-marks-text = Gestrichelter Ring: wählbar. Voller Ring: gewählt. Schloss: jetzt nicht, der Grund steht dabei. Leuchten: gerade geändert.
ui-help-look = Sich umsehen
ui-help-look-text = Das Schild einer Person öffnet ihren Plan. Jede Zeile im Protokoll führt zu ihrem Moment. Die Wertung sagt, woher die Punkte kommen.
ui-help-back = Zurücknehmen
ui-help-back-text = Frei, solange niemand etwas Neues erfahren hat; danach werden die anderen gefragt.
ui-help-together = Gemeinsam
ui-help-together-text = „Einladen“ hat Links zu Plätzen und zum Zuschauen. Im Chat lässt sich jemand stumm schalten. Wer gehen muss, lässt einen Bot weiterspielen, gibt den Platz weiter oder bittet, den Tisch zu schließen.
ui-help-rules = Die Regeln dieses Spiels
ui-keys = Tasten
ui-help-lead = Alles geht auch ohne Maus.
ui-key-move = einen Zug der Liste wählen
ui-key-walk = auf dem Tisch von Ziel zu Ziel
ui-key-enter = wählen, bieten
ui-key-escape = Auswahl zurücknehmen
ui-key-undo = letzten Zug zurücknehmen
ui-key-skip = Bewegung überspringen
ui-key-space = Leertaste
ui-key-focus = auf den Tisch springen
ui-key-text = Tisch als Text
ui-key-zoom = Tisch näher, weiter weg, wie gewohnt
ui-key-help = Was ist das? Auf irgendetwas zeigen
ui-key-about = mehr über das, was den Fokus hat

# --- Was ist das?
ui-ask = Was ist das?
ui-ask-lead = Zeige auf irgendetwas oder wähle es: Es sagt, was es ist.
ui-about-uses = Was du jetzt damit tun kannst
ui-about-more = { $n ->
    [one] und eine weitere Möglichkeit
   *[other] und { $n } weitere
}

# --- Vorhang
ui-pass-to = Gib den Bildschirm an { $name }
ui-pass-hint = Was hier liegt, ist geheim. Die anderen schauen kurz weg.
ui-i-am = Ich bin { $name }
ui-still = Noch einmal { $name }
ui-continue = Weiter

# --- Links
ui-share = Einladen
ui-share-help = Ein Link gilt für einen Platz und geht einmal: Wer sich damit zuerst setzt, hat den Platz. Alle am Tisch sehen, wer kommt.
ui-share-seat = Link für { $name }
ui-share-watch = Link zum Zuschauen (ohne Geheimnisse)
ui-copy = Kopieren
ui-copied = Kopiert
ui-new-link = Neuer Link
ui-offered = wird weitergegeben
ui-passed = weitergegeben
ui-lent = { $bot } vertritt
ui-lent-to = { $bot } spielt für dich weiter. Du schaust zu und kannst jederzeit zurück.
ui-seat-back = Meinen Platz zurücknehmen
ui-share-guest = Wer wo sitzt und welche Plätze frei sind. Links zu Plätzen macht, wer den Tisch eröffnet hat.
ui-seat-for-person = Link für einen Menschen
ui-pass-seat = Platz weitergeben
ui-withdraw-link = Link zurückziehen
ui-bot-there = Bot hinsetzen
ui-bot-there-title = Wer spielt für { $name }?
ui-bot-there-help = Alle am Tisch erfahren es. Wer den Platz hatte, kann ihn jederzeit zurücknehmen.
ui-seat-here-help = { $name } ist am Tisch und hat diesen Platz. Nur { $name } kann ihn weitergeben.
ui-seat-away-help = Bleibt { $name } lange weg, kannst du den Platz jemand anderem oder einem Bot geben. Alle erfahren es; kommt { $name } zurück, bevor der Link benutzt ist, gilt er nicht mehr.
ui-renew-watch = Erneuern
ui-renew-watch-help = Diesen Link können viele benutzen. Erneuerst du ihn, ist draußen, wer mit dem alten kam.
ui-take-host = Leitung übernehmen
ui-take-host-help = Bleibt lange weg, wer den Tisch eröffnet hat, kannst du die Leitung übernehmen: Du lädst ein und vergibst die Plätze derer, die wegbleiben. Alle erfahren davon.
ui-lend = Ein Bot spielt für mich weiter
ui-lend-title = Wer spielt für dich weiter?
ui-lend-help = Du wählst, wie er spielt, und nimmst deinen Platz mit einem Klick zurück. Alle erfahren es.
ui-pass-on = Meinen Platz weitergeben
ui-pass-on-help = Du bekommst einen Link für jemand anderen. Du spielst, bis sich dort jemand setzt; dann darfst du zuschauen. Alle erfahren es.
ui-pass-on-link = Link zu deinem Platz
ui-pass-on-waits = Der Platz gehört dir, bis sich jemand mit diesem Link setzt. Er geht einmal.
ui-keep-seat = Meinen Platz behalten
ui-own-link = Mein Link
ui-own-link-short = Mitnehmen
ui-own-link-make = Meinen Link machen
ui-own-link-help = Bringt alle deine Plätze und deine Bestenliste in einen anderen Browser oder auf ein anderes Gerät von dir. Beide spielen weiter.
ui-own-link-qr = QR-Code meines Links
ui-own-link-once = Er geht einmal, { $minutes } Minuten lang. Gib ihn niemandem: Wer ihn öffnet, spielt als du.
ui-own-browsers = { $n } Browser haben deine Plätze.
ui-own-alone = Alle anderen beenden
ui-own-alone-done = Nur dieser Browser hat jetzt deine Plätze.
ui-me-title = Meine Tische mitnehmen
ui-me-help = Dieser Browser bekommt die Plätze und die Bestenliste dessen, in dem der Link gemacht wurde. Tu das nur mit einem Link, den du selbst gemacht hast.
ui-me-nothing = Diese Adresse hat keinen Link. Lass dir im anderen Browser unter „Mein Link“ einen geben.
ui-me-own = { $n ->
    [one] Dieser Browser hat einen eigenen Tisch: Er steht hier dann nicht mehr in der Liste.
   *[other] Dieser Browser hat { $n } eigene Tische: Sie stehen hier dann nicht mehr in der Liste.
}
ui-me-take = Mitnehmen
ui-me-done = Deine Tische sind jetzt auch hier.

# --- Ende
ui-winner = { $n ->
    [one] { $names } gewinnt
   *[other] Gleichstand an der Spitze: { $names }
}
ui-alone = { $points } für { $name }
ui-again = Noch einmal
ui-to-rematch = Zum neuen Tisch
ui-replay-make = Dieses Spiel anderen zeigen
ui-replay-link = Link zu diesem Spiel
ui-replay-end = Link beenden
ui-replay-help = Wer den Link hat, kann das fertige Spiel und jeden vergangenen Moment ansehen, aber nicht euren Chat.
ui-download = Spiel herunterladen
ui-import = Ein Spiel aus einer Datei ansehen
ui-imported = Aus einer Datei
ui-import-no-json = Das ist kein gespeichertes Spiel: Es muss eine JSON-Datei sein.
ui-see-table = Tisch ansehen
ui-see-final = Zum Ergebnis
ui-see-replay = Rückblick vom Anfang an
ui-by-source = Woher es kam
ui-turning = Die ergiebigsten Züge
ui-counting = Die Schlusswertung
ui-count-skip = Gleich zum Ergebnis
ui-course-start = Start
ui-course = Verlauf
ui-course-table = Verlauf als Tabelle

# --- Tipps, Trainer, Analyse
ui-hint = Tipp
ui-hint-help = Die drei besten Züge, und warum (H)
ui-hint-help-told = Die drei besten Züge, und warum (H). Die anderen erfahren, dass du nachsiehst.
ui-hint-thinking = Die Züge werden verglichen …
ui-hint-next = Etwa { $points } gegenüber dem nächsten
ui-hint-best = Etwa { $points } gegenüber dem besten
ui-hint-but = , aber { $percent } { $count ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
} Siegchance
ui-hint-even-next = Etwa so gut wie der nächste
ui-hint-even-best = Etwa so gut wie der beste
ui-hint-chance = Siegchance
ui-hint-chance-next = { $percent } { $count ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
} Siegchance gegenüber dem nächsten, bei etwa gleich vielen Punkten
ui-hint-chance-best = { $percent } { $count ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
} Siegchance gegenüber dem besten, bei etwa gleich vielen Punkten
ui-hint-only = Eine andere Antwort gibt es nicht
ui-hint-wait = Jetzt nichts tun
ui-hint-move = { $move }
ui-hint-told = Die anderen erfahren, dass du nachgesehen hast.
ui-hints = Tipps
ui-hints-legend = Sind Tipps erlaubt?
ui-hints-told = Ja, die anderen erfahren es
ui-hints-quiet = Ja, unbemerkt
ui-hints-none = Nein
ui-hints-help = Ein Tipp nennt die drei besten Züge und den Grund, aus dem, was dieser Platz weiß. Ohne Tipps gibt es auch keinen Trainer.
ui-advice-points = { $count ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
ui-advice-later = später
ui-advice-all-later = alles davon später
ui-advice-unseen = bis du wieder dran bist, kein Unterschied; er zeigt sich später
ui-advice-others = beim stärksten Gegner
ui-advice-then = Dann: { $figures }
ui-advice-source = { $n } { $source }
ui-advice-chance = { $percent } %
ui-coach = Trainer
ui-coach-on = Fragt vor schlechten Zügen
ui-coach-off = Aus
ui-coach-title = Sicher?
ui-coach-thinking = Der Trainer sieht sich den Zug an …
ui-coach-text = Ein anderer Zug bringt voraussichtlich etwa { $points } mehr, und { $percent ->
    [one] einen Prozentpunkt
   *[other] { $percent } Prozentpunkte
} mehr Siegchance.
ui-coach-points = Ein anderer Zug bringt voraussichtlich etwa { $points } mehr.
ui-coach-chance = Ein anderer Zug bringt { $percent ->
    [one] einen Prozentpunkt
   *[other] { $percent } Prozentpunkte
} mehr Siegchance, wenn auch nicht mehr Punkte.
ui-coach-because = Woher: { $reasons }.
ui-coach-kind = Er steht in der Liste unter „{ $kind }“.
ui-coach-same = Er steht ebenfalls unter „{ $kind }“.
ui-coach-play = So spielen
ui-coach-think = Ich überlege noch
ui-coach-show = Zeig ihn mir
ui-coach-never = So spielen, und künftig ohne Trainer
ui-review = Analyse
ui-review-title = Analyse
ui-review-of = Analyse für { $name }
ui-review-whose = Wessen Analyse
ui-review-about = Jede deiner Entscheidungen, noch einmal betrachtet mit dem, was du damals wusstest. Die Siegchancen schätzt ein Programm.
ui-review-progress = { $done } von { $of } Entscheidungen
ui-review-waiting = Es geht gleich los …
ui-review-running = Die Analyse läuft.
ui-review-stopped = Die Analyse ist angehalten.
ui-review-done = Die Analyse ist fertig.
ui-review-stop = Anhalten
ui-review-go-on = Weiter
ui-review-impossible = Die Regeln haben sich seit diesem Spiel geändert: Eine Analyse ist nicht mehr möglich.
ui-review-chance = Deine Siegchance, Entscheidung für Entscheidung
ui-review-chance-short = Siegchance
ui-review-costly = Was dich am meisten gekostet hat
ui-review-none = Keine Entscheidung hat dich viel gekostet.
ui-review-played = Du hast gewählt: { $move }
ui-review-better = Besser: { $move }
ui-review-show = Zeig es mir: { $round }, { $move }
ui-review-back = Zurück zur Analyse
ui-review-cost = Etwa { $points } mehr, und { $percent ->
    [one] ein Prozentpunkt
   *[other] { $percent } Prozentpunkte
} mehr Siegchance
ui-review-cost-chance = { $percent ->
    [one] Ein Prozentpunkt
   *[other] { $percent } Prozentpunkte
} mehr Siegchance, wenn auch nicht mehr Punkte
ui-review-cost-points = Etwa { $points } mehr
ui-review-next = Was du nächstes Mal versuchen kannst
ui-review-more = Achte auf „{ $source }“: { $times ->
    [one] Mit einem besseren Zug hättest du dort etwa { $points } mehr.
   *[other] Mit { $times } besseren Zügen hättest du dort etwa { $points } mehr.
}
ui-review-less = Gib für „{ $source }“ nicht zu viel her: Was du dort geholt hast, etwa { $points }, hat dich anderswo mehr gekostet.
ui-review-later = Denk weiter voraus: Etwa { $points } wären erst nach den nächsten Zügen gekommen.
ui-review-sooner = Nimm, was da ist: Bessere Züge hätten etwa { $points } schon früher gebracht.
ui-review-all = Alle Entscheidungen
ui-review-decision = Entscheidung
ui-review-lost = Verlust
ui-help-advice = Tipps und Trainer
ui-help-advice-text = Ein Tipp vergleicht die drei besten Züge, aus dem, was du weißt. Der Trainer fragt „Sicher?“ vor einem Zug, der viel kostet; im ersten Spiel ist er da, in den Einstellungen lässt er sich ein- und ausschalten. Nach dem Spiel gibt es eine Analyse.
ui-key-hint = ein Tipp: die drei besten Züge; 1 bis 3 nehmen einen davon in die Hand

## Lektionen

ui-lessons = Lektionen
ui-lessons-of = Lektionen: { $game }
ui-lessons-about = Jede dauert etwa eine Minute: eine Stellung auf dem echten Tisch, eine Aufgabe, ein paar Züge. Was nicht geht, sagt, warum.
ui-lessons-none = Für dieses Spiel gibt es noch keine Lektionen.
ui-lessons-progress = { $n } von { $of } geschafft
ui-lessons-all-done = Alle Lektionen sind geschafft: Das erste Spiel kann beginnen.
ui-lesson-place = Lektion { $n } von { $of }
ui-lesson-goal = Aufgabe
ui-lesson-done = Geschafft
ui-lesson-start = Beginnen
ui-lesson-again = Noch einmal
ui-lesson-restart = Von vorn
ui-lesson-next = Nächste Lektion
ui-lesson-missed = Das führt wohl nicht ans Ziel: Nimm den Zug zurück oder fang von vorn an.
ui-lesson-longer = Ein Umweg: Die Aufgabe ist noch zu schaffen. Spiel weiter, oder nimm den Zug zurück.
ui-lesson-play = Erstes Spiel beginnen
ui-learn = Lernen
ui-intro-about = Das steht hier nur beim ersten Mal; Regeln und Spielhilfe sind am Tisch unter „Regeln“.
ui-intro-points = So entstehen Punkte
ui-intro-play = Losspielen
ui-aid = Spielhilfe
ui-aid-of = Spielhilfe: { $game }
ui-aid-print = Drucken
ui-aid-page = Als Seite öffnen
ui-lesson-more = Mehr
ui-lesson-less = Weniger

## Wer das Haus betreibt

ui-closed-by-house = Wer dieses Haus betreibt, schreibt:
ui-admin = Das Haus
ui-admin-about = Was hier vor sich geht. Niemandes Hand ist von dieser Seite aus zu sehen.
ui-admin-token = Schlüssel
ui-admin-token-help = Er steht in STELLWERK_ADMIN_TOKEN; mit diesem Tab wird er vergessen.
ui-admin-enter = Öffnen
ui-admin-leave = Schlüssel vergessen
ui-admin-load = Last
ui-admin-running = Tische im Spiel
ui-admin-all = Alle Tische
ui-admin-live = Tische im Speicher
ui-admin-sockets = Offene Leitungen
ui-admin-moves = Züge je Sekunde
ui-admin-processes = Prozesse
ui-admin-process = { $host }, Prozess { $pid }
ui-admin-process-about = Tische: { $tables } · Leitungen: { $sockets } · { $moves } Züge/s · seit { $since }
ui-admin-bots = Gestörte Bots
ui-admin-bots-none = Jeder Bot antwortet.
ui-admin-bot = { $bot } an Platz { $seat }: { $fault ->
    [late] zu langsam
    [died] sein Prozess ist gestorben
    [crashed] er ist gescheitert
   *[illegal] seine Antwort war nicht möglich
}
ui-admin-tables = Tische
ui-admin-tables-none = Es gibt noch keinen Tisch.
ui-admin-tables-more = Gezeigt sind die letzten { $shown } von { $all }.
ui-admin-moved = Letzter Zug
ui-admin-waiting = Gewartet wird auf
ui-admin-here = { $n ->
    [0] niemand sieht zu
    [one] eine Person sieht zu
   *[other] { $n } sehen zu
}
ui-admin-version = { $n ->
    [one] eine Zeile
   *[other] { $n } Zeilen
}
ui-admin-close = Schließen
ui-admin-close-title = Diesen Tisch schließen?
ui-admin-close-help = Dann ist kein Zug mehr möglich, niemand gewinnt, und es lässt sich nicht zurücknehmen. Lesen können die Spieler weiterhin alles, auch die Begründung.
ui-admin-reason = Begründung, die die Spieler lesen

# --- meine Spiele
ui-history = Meine Spiele
ui-history-none = Noch kein Spiel ist zu Ende gespielt.
ui-history-all = alle
ui-history-game = Spiel
ui-history-against = Gegen
ui-history-points = Punkte im Lauf der Zeit
ui-history-legend = Von links nach rechts, das letzte Spiel rechts; ein voller, großer Punkt ist ein Sieg.
ui-history-plot = { $game }: { $n ->
    [one] ein Spiel
   *[other] { $n } Spiele
}, bestes Ergebnis { $best }
ui-history-shares = Gewonnene Spiele
ui-history-won = { $won } von { $of }
ui-history-results = Ergebnisse
ui-history-alone = allein
ui-history-nameless = ohne Namen
ui-history-lasted = { $hours ->
    [0] { $minutes } Min.
   *[other] { $hours } Std. { $minutes } Min.
}

ui-forget = Meine Daten löschen
ui-forget-help = Dein Name, deine Chatzeilen, deine Bestenliste, wohin Benachrichtigungen gehen und der Zugang aller deiner Geräte werden aus diesem Haus entfernt. Deine Plätze in laufenden Spielen werden frei; fertige Spiele behalten ihre Züge, gespielt von „jemand“. Das lässt sich nicht rückgängig machen.
ui-forget-yes = Ja, alles löschen
ui-forget-no = Nein, behalten

# --- ein Raum
ui-room = Ein Raum, ein Tisch
ui-room-help = Wer in diesem Netz ist, öffnet diese Adresse oder fotografiert den Code: mit Handy, Tablet oder Fernseher.
ui-code-room = QR-Code dieser Adresse
ui-code-seat = QR-Code zum Platz von { $name }
ui-codes-help = Alle fotografieren mit dem Handy den Code eines Platzes und haben dort ihre Hand. Ein Code geht einmal und verschwindet, sobald der Platz besetzt ist.
ui-screen = Tischbildschirm
ui-screen-title = { $game } · Tischbildschirm
ui-screen-open = Tischbildschirm öffnen
ui-screen-help = Für einen Fernseher: der Tisch, wie ihn alle sehen dürfen, groß und ohne die Hand von irgendwem.
ui-share-screen = Link zum Tischbildschirm
ui-screen-no-seat = Das ist der Link zu einem Platz. Ein Tischbildschirm wird mit dem Link zum Zuschauen geöffnet.
ui-sit-by-code = Mit dem Handy Platz nehmen
ui-sit-by-code-help = Einen Code fotografieren und Platz nehmen. Die Hand ist auf dem Handy, der Tisch ist hier.

# --- Bedenkzeit
ui-limit = Bedenkzeit
ui-limit-legend = Wie lange darf man überlegen?
ui-limit-none = So lange man will
ui-limit-move = Je Zug
ui-limit-player = Je Person, fürs ganze Spiel
ui-limit-none-help = Niemand wird gedrängt.
ui-limit-move-help = In echter Zeit: Die Uhr läuft, solange der Tisch auf diesen Platz wartet, auch wenn niemand zusieht. Nach jedem Zug beginnt sie von vorn.
ui-limit-player-help = In echter Zeit: Die Uhr läuft nur, solange der Tisch auf diesen Platz wartet. Ist alles verbraucht, gilt für jeden weiteren Zug ein Zehntel davon.
ui-limit-time = Zeit
ui-limit-own = Andere …
ui-limit-number = Anzahl
ui-limit-unit = Einheit
ui-limit-seconds = Sekunden
ui-limit-minutes = Minuten
ui-limit-hours = Stunden
ui-limit-days = Tage
ui-limit-up = Wenn die Zeit um ist
ui-limit-up-move = Ein Bot macht diesen Zug
ui-limit-up-bot = Ein Bot spielt weiter
ui-limit-up-nothing = Es wird nur angezeigt
ui-limit-up-move-help = Den nächsten Zug macht wieder, wer dort sitzt.
ui-limit-up-bot-help = Mit einem Klick ist der Platz wieder deiner.
ui-limit-up-nothing-help = Alle sehen es, und der Tisch wartet weiter.
ui-limit-bot = Welcher Bot?
ui-limit-per-move = { $span } je Zug
ui-limit-per-player = { $span } je Person
ui-limit-told = { $time }. Danach: { $up }
ui-span-seconds = { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
}
ui-span-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
}
ui-span-hours = { $n ->
    [one] 1 Stunde
   *[other] { $n } Stunden
}
ui-span-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
ui-clock-days = { $days } T { $hours } h
ui-clock-hours = { $hours } h { $minutes } min
ui-clock-up = Zeit um
ui-clock-label = Bedenkzeit von { $name }: { $left }
ui-clock-said-low = { $name }: weniger als { $span } Bedenkzeit.
ui-clock-said-up = { $name }: Die Zeit ist um.

# --- Benachrichtigungen
ui-notices = Benachrichtigungen
ui-notices-help = Damit du weißt, wann ein Tisch auf dich wartet, während du woanders bist. Solange du am Tisch bist, kommt nichts.
ui-notices-kinds = Was du erfährst
ui-notices-turn = Mein Zug
ui-notices-agree = Bitte um Zustimmung
ui-notices-over = Spiel zu Ende
ui-notices-on = an
ui-notices-browser = In diesem Browser
ui-notices-browser-help = Solange irgendeine Seite dieses Hauses offen ist, auch in einem Tab, den du nicht siehst.
ui-notices-browser-not = Dieser Browser meldet sich nur auf Seiten, die per https kommen.
ui-notices-browser-denied = Dieser Browser lässt es nicht zu. In seinen eigenen Einstellungen zu dieser Seite lässt sich das ändern.
ui-notices-allow = Einschalten
ui-notices-off = Ausschalten
ui-notices-mail = Per Mail
ui-notices-mail-help = Eine Mail für alle deine Tische, und nicht alle paar Minuten. Die Adresse erfährt niemand.
ui-notices-mail-not = Dieses Haus verschickt keine Mails.
ui-notices-address = Mailadresse
ui-notices-confirm = Link zum Bestätigen schicken
ui-notices-asked = Ein Brief ist unterwegs. Sein Link bestätigt die Adresse; er geht einmal, einen Tag lang.
ui-notices-mail-end = Adresse vergessen
ui-notices-hook = Per Webhook
ui-notices-hook-help = Für ntfy, Discord, Matrix oder ein eigenes Programm. Eine erste Nachricht geht sofort hin: Kommt sie an, gilt er.
ui-notices-hook-not = Dieses Haus verschickt keine Webhooks.
ui-notices-hook-end = Webhook vergessen
ui-notices-format = An
ui-notices-format-ntfy = ntfy
ui-notices-format-discord = Discord
ui-notices-format-matrix = Matrix
ui-notices-format-json = Ein eigenes Programm (JSON)
ui-notices-url-ntfy = Adresse des Themas, etwa https://ntfy.sh/mein-thema
ui-notices-url-discord = Adresse des Webhooks
ui-notices-url-matrix = Adresse des Heimservers, etwa https://matrix.org
ui-notices-url-json = Adresse
ui-notices-room = Raum, etwa !abc:matrix.org
ui-notices-token = Zugriffstoken
ui-notices-token-maybe = Zugriffstoken, falls nötig
ui-notices-set-up = Einrichten …
ui-notices-try = Ausprobieren und behalten
ui-notices-arrived = Die erste Nachricht ist angekommen.
ui-notices-fails = Die letzte Nachricht kam nicht an; es wird wieder versucht.
ui-notices-given-up = Mehrmals kam nichts an, darum wird nichts mehr hierhin geschickt.
ui-notices-secret = Eine Benachrichtigung sagt, welches Spiel, wer dort sitzt und wer zuletzt gezogen hat; nie, was jemand in der Hand hat. Ihr Link öffnet den Tisch dort, wo man dich kennt: in diesem Browser.
ui-letter-title = Benachrichtigungen per Mail
ui-letter-confirm = Von nun an gehen Mails über deine Tische an diese Adresse.
ui-letter-confirm-yes = Adresse bestätigen
ui-letter-confirm-done = Die Adresse ist bestätigt.
ui-letter-stop-title = Keine Mails mehr
ui-letter-stop = An diese Adresse gehen keine Mails über Tische mehr, und sie wird vergessen.
ui-letter-stop-yes = Keine Mails mehr
ui-letter-stop-done = Es kommen keine Mails mehr.
ui-letter-nothing = Diese Seite öffnet sich durch einen Link in einer Mail.
ui-admin-notices = Benachrichtigungen
ui-admin-notices-none = Niemand bekommt welche.
ui-admin-notices-way = { $way ->
    [mail] Per Mail
   *[other] Per Webhook
}: { $people } · zurzeit vergeblich: { $failing } · aufgegeben: { $given }
