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
no-link-out = Für diesen Platz gibt es keinen Link, der sich zurückziehen ließe.
bot-plays-on = Ein Bot spielt für dich weiter: Nimm erst deinen Platz zurück.
not-lent = Auf diesem Platz spielt kein Bot für dich.
watch-renewed = Der Link zum Zuschauen ist erneuert worden: Der, mit dem du gekommen bist, gilt nicht mehr.
own-link-dead = Dieser Link gilt nicht mehr: Er geht einmal und zehn Minuten lang. Lass dir im anderen Browser einen neuen geben.
nothing-to-carry = Dieser Browser hat noch keine Plätze und keine Bestenliste: Es gibt nichts mitzunehmen.
screen-shows-only = Ein Tischbildschirm zeigt nur den Tisch. Gezogen wird auf anderen Geräten.
not-your-seat = Platz { $seat } gehört dir nicht.
no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
seat-is-bot = Dort sitzt ein Programm: Sein Platz hat keinen Link.
no-lesson = Es gibt keine Lektion „{ $lesson }“. Bekannt: { $known }.
no-bot = Es gibt kein Programm „{ $bot }“. Bekannt: { $known }.
no-words = Die Sprache „{ $language }“ wird hier nicht gesprochen. Bekannt: { $known }.
no-file = Diese Datei hat das Spiel nicht.
stale = Am Tisch ging es inzwischen weiter: Er steht bei { NUMBER($v, useGrouping: 0) }. Schau noch einmal hin und wähle neu.
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
log-bot-stuck = { $seat } antwortet nicht, und auch die Vertretung nicht. Beide werden immer wieder gefragt.
seat-is-no-bot = Auf diesem Platz spielt kein Bot dieses Hauses.
cli-no-cluster = Bots auf einem Cluster brauchen weitere Pakete: pip install "{ $needs }"
cli-cluster-address = { $address } ist keine Adresse eines Dask-Schedulers: Sie sieht aus wie tcp://host:8786.

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
