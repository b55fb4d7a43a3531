# Was der Server sagt.
bad-json = Das versteht der Server nicht: { $reason }.
bad-request = Die Anfrage ist nicht zu verstehen: { $reason }.
bad-toml = Die Materialdatei ist weder JSON noch TOML: { $reason }.
file-large = Die Materialdatei ist zu groß: höchstens { NUMBER($most, useGrouping: 0) } Bytes werden angenommen.
file-deep = Die Materialdatei ist zu tief geschachtelt: höchstens { $most } Ebenen werden angenommen.
file-word = Ein Schlüssel oder eine Zahl in der Materialdatei ist zu lang: höchstens { $most } Zeichen werden angenommen.
file-text = Ein Text in der Materialdatei ist zu lang: höchstens { $most } Zeichen werden angenommen.
file-list = Die Materialdatei hat an einer Stelle zu viele Werte: höchstens { NUMBER($most, useGrouping: 0) } werden angenommen.
file-number = Eine Zahl in der Materialdatei ist zu groß: höchstens { NUMBER($most, useGrouping: 0) } wird angenommen.
file-slow = Die Materialdatei konnte nicht in { $seconds } Sekunden gelesen werden.
too-large = Das ist zu groß: höchstens { NUMBER($limit, useGrouping: 0) } Bytes werden angenommen.
address-long = Diese Adresse ist zu lang: höchstens { $most } Zeichen werden gelesen.
no-page = Unter dieser Adresse gibt es nichts.
no-method = Diese Adresse kennt die Methode nicht.
wrong-host = Dieser Server ist unter dem Namen „{ $host }“ nicht zu erreichen. Wer ihn betreibt, kann den Namen erlauben.
foreign-origin = Eine fremde Seite darf hier nicht handeln.
no-table = Diesen Tisch gibt es nicht.
no-access = Du hast an diesem Tisch keinen Platz und keinen Link zum Zuschauen.
not-host = Das darf nur, wer den Tisch eröffnet hat.
bad-token = Dieser Link ist ungültig, oder er wurde durch einen neuen ersetzt.
link-used = Dieser Link ist schon benutzt worden: Jemand hat damit Platz genommen. Bitte um einen neuen, wo du ihn herhast.
link-returned = Dieser Link gilt nicht mehr: Wer den Platz innehat, ist zurückgekommen.
second-seat = Du hast oder hattest an diesem Tisch einen anderen Platz: Niemand soll zwei Hände sehen.
holder-here = { $name } ist am Tisch. Nur { $name } kann diesen Platz weitergeben; jemand anderes erst nach { $after } Min. Abwesenheit.
holder-not-away = { $name } war vor { $minutes } Min. noch hier. Ein Platz kann nach { $after } Min. Abwesenheit vergeben werden.
host-here = { $name } ist am Tisch. Erst nach { $after } Min. Abwesenheit kann jemand anderes die Leitung übernehmen.
host-not-away = { $name } war vor { $minutes } Min. noch hier. Erst nach { $after } Min. Abwesenheit kann jemand anderes die Leitung übernehmen.
no-link-out = Für diesen Platz gibt es keinen Link, der sich zurückziehen ließe.
bot-plays-on = Ein Bot spielt für dich weiter: Nimm erst deinen Platz zurück.
not-lent = Auf diesem Platz spielt kein Bot für dich.
watch-renewed = Der Link zum Zuschauen ist erneuert worden: Der, mit dem du gekommen bist, gilt nicht mehr.
own-link-dead = Dieser Link gilt nicht mehr: Er geht einmal und zehn Minuten lang. Lass dir im anderen Browser einen neuen geben.
nothing-to-carry = Dieser Browser hat noch keine Plätze und keine Bestenliste: Es gibt nichts mitzunehmen.
screen-shows-only = Ein Tischbildschirm zeigt nur den Tisch. Gezogen wird auf anderen Geräten.
not-your-seat = Platz { $seat } gehört dir nicht.
no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
seat-is-bot = Dort sitzt ein Bot: Sein Platz hat keinen Link.
no-lesson = Es gibt keine Lektion „{ $lesson }“. Bekannt: { $known }.
no-bot = Es gibt keinen Bot „{ $bot }“. Bekannt: { $known }.
no-words = Die Sprache „{ $language }“ wird hier nicht gesprochen. Bekannt: { $known }.
no-file = Diese Datei hat das Spiel nicht.
stale = Am Tisch ging es inzwischen weiter. Schau noch einmal hin und wähle neu.
too-fast = Das war zu schnell. Versuch es in { $seconds } s noch einmal.
not-over = Das Spiel ist noch nicht zu Ende. Es wird herausgegeben, wenn nichts mehr geheim ist.
no-undo-asked = Niemand bittet darum, einen Zug zurückzunehmen.
no-close-asked = Niemand fragt, ob der Tisch geschlossen werden soll.
nothing-asked = Von den anderen ist gerade nichts erbeten.
asked-already = Es wird schon um etwas anderes gebeten. Das ist zuerst zu beantworten.
table-ended = Das Spiel ist schon zu Ende.
last-player = An diesem Tisch sitzt sonst kein Mensch mehr: Er kann geschlossen werden.
no-hints = Dieser Tisch wurde ohne Tipps eröffnet.
hint-not-asked = Für diesen Platz ist gerade nichts zu entscheiden.
no-advice = Diesmal ist kein Tipp zustande gekommen. Frag noch einmal.
text-long = Das ist zu lang: höchstens { $most } Zeichen.
text-empty = Da steht nichts.
server-failed = Im Server ist etwas schiefgegangen. Es wurde nichts verändert.
store-unsure = Der Speicher antwortet nicht. Ob es geschrieben wurde, zeigt der Tisch, sobald er antwortet.
undo-often = Du hast in dieser Partie { $most } Züge zurückgenommen: das ist genug.
crowded = Es schauen schon zu viele zu. Versuch es später noch einmal.
many-lines = Dieser Tisch ist in mehr als { $most } Fenstern offen: das älteste wurde geschlossen.
too-slow = Die Verbindung kam nicht nach.
cli-listening = Das Stellwerk ist offen: { $address }
cli-stop = Strg+C schließt es.
cli-room = Für alle in diesem Netz, mit Handy oder Fernseher: { $address }
cli-room-others = Weitere Adressen dieses Rechners: { $addresses }. --address HOST wählt eine aus.
cli-no-room = Dieser Rechner ist in keinem Netz, über das andere kommen könnten. Wenn doch: --address HOST sagt, wie sie ihn finden.
cli-room-address = { $address } ist keine Adresse für andere: Sie sieht aus wie 192.168.0.20 oder ist ein Name.
cli-no-port = Kein freier Port von { NUMBER($first, useGrouping: 0) } bis { NUMBER($last, useGrouping: 0) }.
cli-port-taken = Port { NUMBER($port, useGrouping: 0) } ist belegt: Dort läuft schon etwas anderes. Ein anderer wird mit --port gewählt.
cli-no-door = An { $host }, Port { NUMBER($port, useGrouping: 0) }, ist kein Anschluss möglich: { $reason }.
cli-no-file = { $path } ist nicht zu lesen: { $reason }.
cli-seat = Platz { $n }
cli-place = { $place }. { $who }: { NUMBER($total, useGrouping: 0) }
cli-moment = Nach { $v } von { $last } Zeilen des Protokolls
cli-no-tests = Die Tests, die ein Spiel bescheinigen, brauchen weitere Pakete: pip install "{ $needs }"
cli-no-lab = Das Labor braucht weitere Pakete: pip install "{ $needs }"
cli-wrong = { $what }: { $reason }

# Tische nach anderen Regeln
table-shut = Dieser Tisch lässt sich nur noch ansehen: { $reason }
table-unreadable = Die Regeln von heute können die Stellung, in der er verlassen wurde, nicht aufnehmen.
opened-anew = Der Tisch geht nach anderen Regeln weiter: Er wird neu geöffnet.
log-bare-move = { $seat }: { $move }
clock = Die Uhr
store-folder = { $store } ist ein Ordner: Der Speicher ist eine Datei darin, etwa { $store }/stellwerk.sqlite3.
store-not-database = { $store } ist keine SQLite-Datenbank und bleibt, wie sie ist: Mit --store wird eine andere Datei gewählt.
store-damaged = { $store } ist beschädigt und bleibt, wie es ist: Eine Sicherung tritt an seine Stelle, oder mit --store wird eine andere Datei gewählt.
store-foreign = { $store } gehört einem anderen Programm und bleibt, wie es ist: Mit --store wird eine andere Datei gewählt.
store-read-only = { $store } darf von diesem Konto nicht gelesen und geschrieben werden: Es braucht andere Rechte, oder mit --store wird eine andere Datei gewählt.
store-folder-read-only = In { $folder } darf nichts geschrieben werden, wo der Speicher { $store } Platz braucht: Der Ordner braucht andere Rechte, oder mit --store wird eine andere Datei gewählt.
store-newer = { $store } stammt von einem neueren Stellwerk (der Schritt { $step } ist hier unbekannt) und bleibt, wie es ist: Jene Version öffnet es, oder mit --store wird ein anderer Speicher gewählt.
store-bad-address = Die Adresse der PostgreSQL-Datenbank ist nicht zu verstehen: Sie sieht aus wie postgresql://name:passwort@rechner:5432/datenbank, mit %40 für @ und %2F für / im Passwort.
store-no-driver = PostgreSQL braucht zwei weitere Pakete: pip install "stellwerk[postgres]" bringt sie mit.
store-unreachable = Die PostgreSQL-Datenbank { $store } ist nicht zu benutzen: { $reason }.
store-failed = Der Speicher lässt sich nicht öffnen: { $reason }.

# Programme, die spielen: wie sie heißen, und was von ihnen erzählt wird
bot-apprentice = Lehrling
bot-fireman = Heizer
bot-driver = Lokführer
bot-station-master = Bahnhofsvorsteher
bot-signal-master = Stellwerksmeister
bot-random = Würfelt
bot-greedy = Spielt vernünftig
bot-teacher = Spielt, wie es die Lektion braucht
log-bot-plays = Neue Spielweise für { $seat }: { $bot ->
    [apprentice] { bot-apprentice }
    [fireman] { bot-fireman }
    [driver] { bot-driver }
    [station-master] { bot-station-master }
    [signal-master] { bot-signal-master }
    [random] { bot-random }
    [greedy] { bot-greedy }
   *[other] { $bot }
}.
log-bot-again = { $seat } hat nicht geantwortet und musste noch einmal gefragt werden.
log-bot-stood-in = { $seat } antwortet nicht: Eine Vertretung zieht an dieser Stelle, bis wieder eine Antwort kommt.
log-bot-back = { $seat } spielt wieder selbst.
log-seat-passed = Der Platz ist weitergegeben: Dort sitzt von jetzt an { $seat }.
log-seat-late = { $seat } hat die Bedenkzeit überschritten.
log-bot-stuck = { $seat } antwortet nicht, und auch die Vertretung nicht. Beide werden immer wieder gefragt.
seat-is-no-bot = Auf diesem Platz spielt kein Bot dieses Hauses.
cli-no-cluster = Bots auf einem Cluster brauchen weitere Pakete: pip install "{ $needs }"
cli-cluster-address = { $address } ist keine Adresse eines Dask-Schedulers: Sie sieht aus wie tcp://host:8786.
cli-workers = --workers ist eine Zahl von Prozessen ab 1; unter Windows gibt es nur einen. { $workers } ist keine.

# was das Haus sagt, wenn Plätze in andere Hände kommen
house-host = wer den Tisch eröffnet hat
house-somebody = Jemand
house-joined = { $name } setzt sich auf Platz { $n }.
house-passed = { $name } übernimmt den Platz von { $before }.
house-link = Für den Platz von { $name } gibt es einen neuen Link, gemacht von: { $by }.
house-own-link = { $name } gibt den Platz weiter: Wer den Link bekommt, setzt sich dorthin.
house-absent-link = { $name } ist seit { $minutes } Min. weg: Der Platz wird per Link weitergegeben, von: { $by }.
house-kept = { $name } behält den Platz: Der Link gilt nicht mehr.
house-link-withdrawn = Der Link für den Platz von { $name } ist zurückgezogen, von: { $by }.
house-returned = { $name } ist zurück: Der Link für den Platz gilt nicht mehr.
house-lent = Für { $name } spielt ein Bot weiter: { $bot }.
house-absent-bot = { $name } ist seit { $minutes } Min. weg: Ein Bot spielt weiter, { $bot }, eingesetzt von: { $by }.
house-bot = Auf dem Platz von { $name } spielt ein Bot: { $bot }, eingesetzt von: { $by }.
house-back = { $name } spielt wieder selbst.
house-watch = Der Link zum Zuschauen ist erneuert, von: { $by }. Der alte gilt nicht mehr.
house-host-changed = { $name } ist seit { $minutes } Min. weg: Die Leitung des Tisches übernimmt { $by }.
house-rematch = { $by } spielt noch einmal: Alle hier haben ihren Platz am neuen Tisch.
not-at-table = Das können nur die, die hier mitspielen.
lesson-alone = Eine Lektion beginnt man auf ihrer eigenen Seite neu.
imported = Dieser Tisch kam als Datei: Man kann ihn durchsehen, aber nicht weiterspielen.
import-not-over = Dieses Spiel ist nicht zu Ende: Nur fertige Spiele lassen sich einlesen.
import-broken = Diese Datei lässt sich nicht nachspielen: { $reason }
house-replay = Es gibt einen Link, mit dem alle dieses Spiel ansehen können, gemacht von: { $by }.
house-replay-ended = Der Link, mit dem alle dieses Spiel ansehen konnten, gilt nicht mehr, beendet von: { $by }.
replay-dead = Dieser Link führt zu keinem Spiel mehr: Er wurde beendet, oder das Spiel ist nicht zu Ende.
guest-reads = Gäste eines fertigen Spiels lesen mit; sie reden hier nicht.
house-left = Wer auf Platz { $n } saß, hat das Haus verlassen: Der Platz ist frei.
house-late-move = Die Zeit von { $name } ist um: Diesen einen Zug macht ein Bot, { $bot }.
house-late-bot = Die Zeit von { $name } ist um: Ein Bot spielt weiter, { $bot }, bis der Platz zurückgenommen wird.
house-late-nothing = Die Zeit von { $name } ist um.
time-limit = Eine Bedenkzeit liegt zwischen { $least } Sekunden und { $most } Tagen.

# Sicherungen
backup-made = { $file }: { $tables } Tische, { NUMBER($lines, useGrouping: 0) } Zeilen ihrer Protokolle, { NUMBER($size, useGrouping: 0) } kB.
backup-exists = { $file } gibt es schon, und es bleibt, wie es ist: einen anderen Namen wählen oder --replace.
backup-missing = Es gibt keine Sicherung { $file }.
backup-no-store = Hier ist nichts zu sichern: In { $store } wurde noch nie ein Tisch eröffnet.
backup-failed = { $file } ließ sich nicht schreiben: { $reason }.
restore-made = Der Speicher ist wieder wie in { $file }: { $tables } Tische, { NUMBER($lines, useGrouping: 0) } Zeilen ihrer Protokolle.
restore-not-empty = Im Speicher sind { $tables } Tische, und er bleibt, wie er ist: mit --store in einen anderen zurückspielen, oder mit --replace auf sie verzichten.
restore-running = Ein Server arbeitet mit diesem Speicher, und er bleibt, wie er ist: zuerst alle Server beenden.
restore-failed = { $file } ließ sich nicht zurückspielen, und der Speicher ist, wie er war: { $reason }.

# die Untersuchung
doctor-level-ok = ok
doctor-level-warning = Warnung
doctor-level-fault = FEHLER
doctor-version = Stellwerk { $version } auf Python { $python }, { $system }.
doctor-libraries = Bibliotheken: { $names }.
doctor-missing = Es fehlen Bibliotheken: { $names }. Stellwerk neu installieren: pip install --force-reinstall stellwerk.
doctor-compiled = Die Regeln sind übersetzt.
doctor-interpreted = Die Regeln werden interpretiert: Alles geht, Bots denken langsamer. Ein Wheel, gebaut mit STELLWERK_MYPYC=1, ist übersetzt.
doctor-settings = Die Einstellungen sind nicht zu lesen: { $reason }. Es sind die Variablen STELLWERK_… der Umgebung.
doctor-store = Der Speicher antwortet: { $store }, Schema { $step }.
doctor-store-new = Es gibt noch keinen Speicher: Der erste Start legt ihn an ({ $store }).
doctor-store-behind = Der Speicher liegt { $steps } Schritte hinter dieser Version (bis { $last }): Der nächste Start bringt ihn auf den Stand. Vorher eine Sicherung machen.
doctor-disk = In { $folder } sind { NUMBER($free, useGrouping: 0) } MB frei.
doctor-disk-little = In { $folder } sind nur { NUMBER($free, useGrouping: 0) } MB frei: Platz schaffen, bevor kein Zug mehr zu schreiben ist.
doctor-disk-full = Die Platte ist voll: In { $folder } sind { NUMBER($free, useGrouping: 0) } MB frei, und kein Zug ist mehr zu schreiben. Platz schaffen.
doctor-names = Zu erreichen unter bloßen Adressen und als { $names }. Andere Namen erlaubt --allow-host oder STELLWERK_ALLOW_HOSTS.
doctor-any-name = Zu erreichen unter jedem Namen (STELLWERK_ALLOW_HOSTS=*): Seiten von anderen erreichen einen Server im eigenen Netz. Besser die Namen nennen.
doctor-proxy = X-Forwarded-* werden { $proxy } geglaubt.
doctor-any-proxy = X-Forwarded-* werden jedem geglaubt (STELLWERK_PROXY=*): Jeder kann sich für jeden Ort ausgeben. Besser die Adresse des Proxys nennen.
doctor-server-ok = Unter { $address } antwortet ein Server, und es geht ihm gut.
doctor-server-disk-full = Der Server unter { $address } sagt, dass die Platte voll ist: Platz schaffen.
doctor-server-store-silent = Der Server unter { $address } kann nicht in seinen Speicher schreiben: nachsehen, ob die Datenbank läuft, und im Journal.
doctor-server-other = Unter { $address } antwortet etwas, aber kein Stellwerk: anderer --port oder anderer --host.
doctor-nobody = Unter { $address } antwortet niemand. Soll dort ein Server laufen, ist er zu starten: stellwerk serve.
doctor-bots = Bots antworten: { $bots }. Spiele: { $games }.
doctor-bot-silent = Der Bot { $bot } gibt in { $game } keine Antwort: { $reason }. Eine Vertretung spielt für ihn; nach dem Paket sehen, das ihn bringt.
doctor-cluster = Der Cluster für Bots antwortet unter { $address }.
doctor-cluster-away = Der Cluster für Bots antwortet nicht unter { $address }: Bis dahin denken Bots in Prozessen des Servers. Nachsehen, ob sein Scheduler läuft.

# wer das Haus betreibt
admin-token = Das ist nicht der Schlüssel dieses Hauses. Er steht in STELLWERK_ADMIN_TOKEN.

# Benachrichtigungen
notice-turn = Du bist am Zug.
notice-agree = Du wirst um Zustimmung gebeten.
notice-over = Das Spiel ist zu Ende.
notice-last = Zuletzt gezogen:
notice-turn-at = Du bist am Zug: { $game }
notice-agree-at = Du wirst um Zustimmung gebeten: { $game }
notice-over-at = Das Spiel ist zu Ende: { $game }
notice-turns = Du bist an { $n } Tischen am Zug
notice-tables = Neues von { $n } Tischen
notice-more = Und { $n } weitere, in der Liste deiner Tische.
notice-links = Die Links öffnen die Tische in dem Browser, in dem du spielst. Auf ein anderes Gerät nimmst du zuerst „Mein Link“ mit: Er steht in den Einstellungen.
notice-stop = Keine dieser Mails mehr:
notice-trial = Hier kommen Benachrichtigungen von deinen Tischen an.
notice-confirm-subject = Bestätige deine Adresse
notice-confirm = Jemand, wahrscheinlich du, möchte an diese Adresse Mails über Tische bekommen. Die Tische stehen hier:
notice-confirm-by = Dieser Link bestätigt es, einmal und innerhalb von { $hours } Stunden:
notice-confirm-not = Warst du das nicht, tu nichts: Dann kommt keine weitere Mail.
no-mail = Dieses Haus verschickt keine Mails.
no-hooks = Dieses Haus verschickt keine Webhooks.
no-way = Auf diesem Weg wird nichts gemeldet.
mail-address = Das ist keine Mailadresse.
mail-often = Heute wurden schon zu viele Briefe verlangt, von dir oder für diese Adresse. Versuche es morgen wieder.
mail-unreachable = Der Mailserver dieses Hauses nimmt den Brief nicht an. Versuche es später wieder.
mail-refused = Der Mailserver lehnt diese Adresse ab ({ $code }).
confirm-dead = Dieser Link gilt nicht mehr: Er geht einmal, einen Tag lang. Lass dir einen neuen schicken.
hook-url = Das ist keine Adresse eines Webhooks: Sie beginnt mit https:// und hat vor dem Rechner weder Namen noch Passwort.
hook-port = Ein Webhook geht an einen dieser Ports: { $ports }.
hook-token = Ein Token hat weder Leerzeichen noch andere Buchstaben als a bis z.
hook-matrix = Matrix braucht einen Raum wie !abc:example.org und ein Zugriffstoken.
hook-topic = Die Adresse eines ntfy-Themas endet mit seinem Namen: https://ntfy.example/thema.
hook-unknown = Unter dem Namen { $host } ist niemand bekannt.
hook-private = { $host } liegt in einem privaten Netz: Dorthin verschickt dieses Haus keine Webhooks.
hook-silent = Dort hat niemand geantwortet.
hook-refused = Die Gegenseite nimmt die Nachricht nicht an ({ $code }).
doctor-mail = Der Mailserver antwortet: { $server }.
doctor-mail-away = Der Mailserver { $server } ist nicht zu gebrauchen: { $reason }. Mails warten, bis er es ist.
doctor-mail-nowhere = Ein Mailserver ist genannt, aber nicht, wo dieses Haus zu finden ist: Ohne STELLWERK_PUBLIC wird nichts verschickt.
