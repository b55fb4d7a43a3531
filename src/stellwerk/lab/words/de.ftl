# was einen Lauf anhält
lab-no-bot = Einen Bot { $bot } gibt es nicht. Bekannt: { $known }.
lab-no-bot-there = Der Bot { $bot } ist auf einem Worker nicht installiert. Dort bekannt: { $known }. Jeder Worker braucht die Pakete aller Bots.
lab-no-bots = --bots braucht mindestens einen Namen. Bekannt: { $known }.
lab-no-end = { $game }: Die Partie mit dem Startwert { NUMBER($seed, useGrouping: 0) } endet nicht.
lab-failed = { $game }, Startwert { NUMBER($seed, useGrouping: 0) }, { $bots }: { $reason }
lab-no-learn = Zum Lernen fehlt noch etwas: pip install "stellwerk[learn]".
lab-learn-players = Was gelernt wird, zeigt sich an Tischen zu { $players } Personen: --players muss sie auch nennen.
lab-reason = { $reason }
lab-option = --option erwartet ID=WAHL, nicht { $given }.
lab-count = { $name } muss mindestens { $least } sein.
lab-chance = { $name } muss zwischen 0 und 0,5 liegen.
lab-seeds = Startwerte gehen von 0 bis { NUMBER($last, useGrouping: 0) }.
lab-two-bots = Ein Turnier braucht mindestens zwei verschiedene Bots: --bots a,b.
lab-two-players = Ein Turnier braucht mindestens zwei Spieler.
lab-both-sides = Ein Bot kann nicht auf beiden Seiten stehen: { $bots }.
lab-other-plan = { $path } enthält einen anderen Lauf ({ $differs }). Bitte einen anderen Ordner wählen.
lab-plan-part = { $name }: dort { $there }, hier { $here }
lab-no-plan = { $path } enthält Partien ohne Plan. Bitte einen anderen Ordner wählen.
lab-bad-file = { $path } ist nicht zu lesen: { $reason }
lab-no-games = { $path }: Hier sind keine Partien.
lab-no-game = { $path }: Eine Partie { NUMBER($number, useGrouping: 0) } gibt es hier nicht.
lab-no-scheduler = Unter { $address } antwortet kein Dask-Scheduler: { $reason }
lab-no-workers = Der Scheduler unter { $address } hat keine Worker. Einer wird so gestartet: dask worker { $address }
lab-killed = Worker sterben, sobald sie die Partie { NUMBER($number, useGrouping: 0) } spielen. Ihr Speicher und ihre Protokolle sagen mehr; derselbe Befehl macht hier weiter.
lab-scheduler-gone = Der Scheduler ist fort. Wenn er wieder da ist, macht derselbe Befehl hier weiter.
lab-other-rules = Ein Worker spielt { $game } in Version { $there }, hier ist es { $here }. Überall muss dasselbe installiert sein.
lab-several-games = Wertungen entstehen aus einem Spiel mit denselben Regeln und Optionen, nicht aus mehreren.
lab-nobody-met = In diesen Partien sind sich keine zwei verschiedenen Bots begegnet.
lab-no-anchor = { $anchor } hat nicht gespielt. Es gibt: { $bots }.
lab-old-row = Partie { NUMBER($number, useGrouping: 0) } wurde nach Version { $had } der Regeln gespielt, hier ist es { $have }.
lab-row-refused = Das Protokoll der Partie { NUMBER($number, useGrouping: 0) } passt nicht zu den Regeln: { $reason }
lab-row-changed = Partie { NUMBER($number, useGrouping: 0) } endet anders, als sie festgehalten wurde: Ihre Zeile wurde geändert.

# was ein Lauf sagt
lab-played = { $new } Partien gespielt, { $all } in { $path }
lab-interrupted = Angehalten. Derselbe Befehl macht hier weiter.
lab-saved = Gespeichert als { $path }
lab-better = { $b } ist besser als { $a }.
lab-not-better = { $b } ist nicht um { $elo } Punkte besser als { $a }.
lab-open = Nach { $games } Partien nicht entschieden.
lab-estimate = Schätzung: { $estimate } Punkte, mit 95 % von { $low } bis { $high }; { $games } Partien in { $deals } Verteilungen.
lab-unbounded = offen
