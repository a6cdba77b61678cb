//! The German help, by place: a command's path, or the path and the argument with a point between them.

/// The help of this place.
pub(super) fn find(place: &str) -> Option<&'static str> {
    HELP.iter().find(|(known, _)| *known == place).map(|(_, help)| *help)
}

#[cfg(test)]
pub(super) fn keys() -> impl Iterator<Item = &'static str> {
    HELP.iter().map(|(place, _)| *place)
}

const SETS_OF_A_BOOK: &str = "Die Erweiterungen, mit denen gebaut wird, neben dem Grundspiel (sonst: die der Karten des Buches)";

const HELP: &[(&str, &str)] = &[
    (
        "",
        "Mage Wars und Mage Knight spielen, mit allen Regeln: im Browser, im Terminal, gegen den Computer, zu zweit an einem Bildschirm oder mit Leuten anderswo. Ohne Befehl startet der Server und nennt die Adresse. Exit-Codes: 0 alles gut, 1 eine Prüfung hielt nicht oder die Arbeit misslang, 2 falsche Eingabe.",
    ),
    ("help", "Zeigt Hilfe zu einem Befehl"),
    ("*.help", "Zeigt diese Hilfe (mit --help ausführlich)"),
    ("*.version", "Zeigt die Version"),
    (
        "*.files",
        "Eigene Karten für Mage Wars: eine JSON-Datei, wie docs/card-packs.md sie beschreibt; mehrmals für mehrere Dateien",
    ),
    ("*.game", "Das Spiel"),
    ("*.lang", "Die Sprache (üblich: die des Systems)"),
    ("*.json", "Gibt JSON aus"),
    ("*.seed", "Eine Zahl oder 64 hexadezimale Ziffern; aller Zufall folgt daraus"),
    ("*.threads", "Wie viele Threads; 0 für einen je Kern"),
    (
        "*.setup",
        "Die Aufstellung, eine JSON-Datei (docs/setups.md; üblich: die gewöhnliche des Spiels)",
    ),
    ("*.mage", "Mage Wars: der Magier des ersten Platzes"),
    (
        "*.book",
        "Mage Wars: sein Zauberbuch: ein gedrucktes wie starting:wizard, eine Datei oder ein Code",
    ),
    ("*.against", "Mage Wars: die Magier der anderen Plätze"),
    ("*.against_book", "Mage Wars: ihre Zauberbücher"),
    ("*.map", "Mage Wars: Domination auf dieser Karte, im vollen Spiel"),
    ("*.full", "Mage Wars: das volle Spiel, mit Fähigkeiten der Magier und der großen Arena"),
    ("*.apprentice", "Mage Wars: das Spiel für Lehrlinge"),
    ("*.scenario", "Mage Knight: das Szenario"),
    ("*.hero", "Mage Knight: der Held des ersten Platzes"),
    ("*.players", "Mage Knight: wie viele Helden spielen, oder die anderen Helden mit Namen"),
    ("*.variant", "Mage Knight: Sonderregeln und Varianten außer denen des Szenarios"),
    (
        "*.pairings",
        "Alle Paare gedruckter Bücher, von beiden Seiten, abwechselnd (Mage Wars; statt einer Aufstellung), oder mit random in jeder Partie etwas Zufälliges",
    ),
    ("*.max_answers", "Wie viele Antworten eine Partie haben darf"),
    (
        "*.data",
        "Wo die Partien liegen (üblich: der Ort des Systems für Daten von Programmen; sonst ./grimoire-data)",
    ),
    ("*.port", "Der Port; 0 nimmt irgendeinen freien"),
    ("*.bind", "Die Adresse, auf der der Server hört"),
    ("*.database_url", "Eine postgres://-Adresse statt der SQLite-Datei"),
    (
        "*.nats",
        "Eine nats://- oder tls://-Adresse, an der sich die Server einer PostgreSQL-Datenbank finden, damit jeder von ihnen nach jedem Spiel gefragt werden kann; mehrere durch Kommas getrennt",
    ),
    (
        "*.no_limits",
        "Jede Adresse darf so oft fragen, wie sie will: für einen Computer, den sonst niemand erreicht",
    ),
    (
        "*.pass_delay",
        "Wie lange ein Fenster zum Aufdecken mindestens offen bleibt, in Millisekunden, damit schnelles Passen nichts verrät",
    ),
    (
        "*.notify",
        "Ein Programm, das startet, wenn jemand an der Reihe und seit einer Minute fort ist: Es liest ein JSON-Objekt (game, kind, path, seat, name, login) und kann eine E-Mail schicken",
    ),
    ("*.open", "Öffnet die Seite im Browser"),
    (
        "*.fixed_seed",
        "Für Tests: Jede Partie hat die Würfel dieser Zahl, und Computergegner antworten in jedem Lauf gleich. Wer die Zahl kennt, kennt alle Würfel; darum nimmt der Server dann keine Anfragen anderer Computer an",
    ),
    (
        "*.public_url",
        "Die Adresse, unter der der Server erreicht wird, etwa https://play.example; Anfragen an eine andere werden abgelehnt",
    ),
    (
        "*.trust_proxy",
        "Ein Netz von Proxys, etwa 127.0.0.1/32, die wahrheitsgemäß sagen, wer fragt (X-Forwarded-For und X-Forwarded-Proto); mehrere durch Kommas getrennt",
    ),
    (
        "*.metrics",
        "Gibt unter dieser Adresse Zahlen für Prometheus aus (/metrics), etwa 127.0.0.1:9090; ohne sie nirgends",
    ),
    ("*.log_format", "Wie das Protokoll geschrieben wird"),
    ("admin", "Verwaltet Konten und Partien eines Servers, auch während er läuft"),
    ("admin reset", "Gibt einem Konto ein neues Passwort und meldet es überall ab"),
    ("admin rename", "Gibt einem Konto einen anderen Namen zum Anmelden"),
    (
        "admin delete",
        "Vergisst ein Konto mit seinen Büchern und Wertungen; seine Partien bleiben denen, die mitspielten, ohne seinen Namen",
    ),
    ("admin ban", "Lässt ein Konto nicht mehr herein und meldet es überall ab"),
    ("admin unban", "Lässt ein Konto wieder herein"),
    (
        "admin prune",
        "Entfernt, was niemand benutzt: alte Sitzungen, Gäste, die nicht wiederkamen, Partien, die nie begannen oder verlassen sind",
    ),
    ("admin close-registration", "Lässt niemanden ein Konto anlegen"),
    ("admin open-registration", "Lässt alle ein Konto anlegen"),
    ("health", "Fragt einen Server auf diesem Computer, ob er arbeitet; Exit-Code 1, wenn nicht"),
    ("health.port", "Wo er hört"),
    (
        "serve",
        "Startet den Server mit der Seite (wie grimoire allein). Seine erste Zeile ist die Adresse. Er hört nur auf diesem Computer, wenn --bind nichts anderes sagt. Strg-C hält ihn an; nichts geht verloren.",
    ),
    (
        "backup",
        "Schreibt eine Kopie aller Partien in eine Datei; der Server darf dabei laufen. Für PostgreSQL nimm pg_dump.",
    ),
    ("backup.file", "Die neue Datei; eine vorhandene wird nicht überschrieben"),
    (
        "restore",
        "Spielt eine Kopie aller Partien zurück. Die Kopie wird erst geprüft; was da war, bleibt daneben liegen. Der Server darf dabei nicht laufen.",
    ),
    ("restore.file", "Eine Kopie, die grimoire backup geschrieben hat"),
    (
        "play",
        "Spielt im Terminal: das Spielfeld, was geschah, die Frage und nummerierte Antworten. Antworte mit einer Zahl; hilfe nennt, was du sonst tippen kannst. An einem Terminal wird die Partie nach jeder Antwort aufbewahrt; --resume setzt sie fort.",
    ),
    (
        "play.seed",
        "Eine Zahl oder 64 hexadezimale Ziffern; gleicher Startwert und gleiche Antworten geben die gleiche Partie (üblich: ein geheimer)",
    ),
    ("play.choose", "Fragt vor der Partie nach Magiern, Szenario und Stärke"),
    (
        "play.seats",
        "Wer spielt, für jeden Platz: human oder der Name eines Computergegners (üblich: du, und Computergegner auf allen anderen Plätzen)",
    ),
    ("play.level", "Der Computergegner auf allen anderen Plätzen"),
    ("play.resume", "Setzt eine Partie fort: die aus dieser Datei, oder die zuletzt gespielte"),
    (
        "play.keep",
        "Wo die Partie aufbewahrt wird, während gespielt wird (üblich, an einem Terminal: der Ordner für Daten von Programmen)",
    ),
    (
        "setup",
        "Schreibt eine Aufstellung als JSON-Datei, zum Ändern und zum Spielen mit --setup, oder prüft eine. docs/setups.md beschreibt alle Felder.",
    ),
    (
        "setup.output",
        "Wohin; eine vorhandene Datei wird nicht überschrieben (üblich: Standardausgabe)",
    ),
    (
        "setup.schema",
        "Gibt nur das JSON-Schema der Aufstellungen aus, für Editoren und andere Programme",
    ),
    ("setup.check", "Sagt nur, ob die Aufstellung in dieser Datei gültig ist"),
    (
        "cards",
        "Listet die Karten und alles andere mit einem Namen. Der Text ist aus den Daten gemacht, mit denen gespielt wird. Namen werden in beiden Sprachen gefunden. Exit-Code 1, wenn keine passt.",
    ),
    ("cards.query", "Wörter, die alle im Namen oder im Text stehen"),
    ("cards.kind", "Nur diese Art, etwa creature, oder unit und enemy in Mage Knight"),
    ("cards.set", "Nur Karten dieses Sets"),
    (
        "rules",
        "Schlägt Regeln und Begriffe nach, nach Kennung oder Wörtern. Ohne Wörter werden die Gruppen der Regeln gelistet. Exit-Code 1, wenn nichts gefunden wird.",
    ),
    ("rules.query", "Die Kennung einer Regel, ihr Anfang, oder Wörter"),
    (
        "rules.search",
        "Wörter, die alle in einer Regel oder Erklärung stehen; dasselbe wie Wörter ohne Option",
    ),
    ("rules.coverage", "Zeigt, welche Regeln ein Test oder ein Skript beweist"),
    (
        "book",
        "Prüft, zeigt und wandelt Zauberbücher von Mage Wars. BOOK ist eine Datei, - für die Standardeingabe, ein Code oder ein gedrucktes Buch wie starting:wizard. docs/books.md beschreibt die Formate.",
    ),
    ("book check", "Sagt, ob ein Buch erlaubt ist, und welche Regeln es bricht"),
    ("book show", "Zeigt ein Buch: Karten, Zauberpunkte, Manakurve, Code"),
    ("book convert", "Schreibt ein Buch in einem anderen Format"),
    ("book check.book", "Eine Datei, - für die Standardeingabe, ein Code oder ein gedrucktes Buch"),
    ("book show.book", "Eine Datei, - für die Standardeingabe, ein Code oder ein gedrucktes Buch"),
    (
        "book convert.book",
        "Eine Datei, - für die Standardeingabe, ein Code oder ein gedrucktes Buch",
    ),
    ("book check.apprentice", "Als Buch eines Lehrlings beurteilen (gedruckte auch ungefragt)"),
    ("book show.apprentice", "Als Buch eines Lehrlings beurteilen (gedruckte auch ungefragt)"),
    ("book check.sets", SETS_OF_A_BOOK),
    ("book show.sets", SETS_OF_A_BOOK),
    ("*.collection", "Welche Karten es gibt: box, unlimited oder eine Datei mit einer Liste"),
    (
        "*.wizard_arcane_air",
        "Zauberer sind in Arkan und Luft ausgebildet, wie auf späteren Fähigkeitskarten (MW-RULING-71)",
    ),
    ("book convert.to", "Das Format"),
    ("book random", "Macht ein erlaubtes Buch nach dem Zufall"),
    ("book random.mage", "Der Magier (üblich: irgendeiner)"),
    ("book random.sets", "Die Erweiterungen, mit denen gebaut wird, neben dem Grundspiel"),
    (
        "book random.seed",
        "Eine Zahl oder 64 hexadezimale Ziffern, aus denen das Buch folgt (üblich: jedes Mal ein anderes)",
    ),
    ("book random.to", "Das Format"),
    (
        "book random.output",
        "Wohin geschrieben wird; eine Datei, die es gibt, bleibt, wie sie ist (üblich: die Standardausgabe)",
    ),
    (
        "book convert.output",
        "Wohin; eine vorhandene Datei wird nicht überschrieben (üblich: Standardausgabe)",
    ),
    (
        "scenario",
        "Führt Szenario-Skripte aus oder erklärt, wohin eines führt. docs/scenarios.md beschreibt sie; ihre Sprache ist Englisch.",
    ),
    ("scenario run", "Führt Skripte aus und sagt von jedem, ob es hält"),
    (
        "scenario run.paths",
        "Skripte, oder Ordner, in denen alle Dateien ausgeführt werden, die auf .script enden",
    ),
    ("scenario why", "Spielt ein Skript bis zum Ende und erklärt die Frage dort"),
    ("scenario why.path", "Das Skript"),
    ("scenario why.log", "Gibt auch alles aus, was geschah"),
    (
        "scenario solve",
        "Spielt ein Skript von Mage Knight bis zu einem Kampf und sucht den besten Weg",
    ),
    ("scenario solve.path", "Das Skript"),
    ("scenario solve.nodes", "Wie viele Stellungen angesehen werden"),
    (
        "sim",
        "Lässt Computergegner gegeneinander spielen und zählt, was herauskommt. Gleicher Startwert, gleiches Ergebnis, bei jeder Zahl von Threads.",
    ),
    ("sim.seats", "Die Computergegner, einer je Platz"),
    ("sim.games", "Wie viele Partien"),
    ("sim.first", "Die Nummer der ersten Partie"),
    (
        "sim.rounds",
        "Beendet Partien nach so vielen Runden; wer dann vorn liegt, hat gewonnen (Mage Wars: nach Leben, Mage Knight: nach Wertung)",
    ),
    (
        "sim.opening",
        "Lost die ersten Entscheidungen jeder Partie unter den üblichen aus, damit Partien verschieden beginnen",
    ),
    (
        "sim.record",
        "Schreibt die Partien in diese Datei, für lernende Programme; eine Datei desselben Laufs wird fortgesetzt",
    ),
    (
        "ladder",
        "Bewertet Computergegner: Je zwei spielen gleich oft gegeneinander, jeder auf jedem Platz zur Hälfte. Gibt Elo-Zahlen mit 95-%-Bereich aus; ihr Mittel ist 1500.",
    ),
    ("ladder.bots", "Die Computergegner, zwei oder mehr"),
    ("ladder.games", "Wie viele Partien je zwei gegeneinander spielen"),
    (
        "replay",
        "Erzählt, beweist oder schreibt eine aufgezeichnete Partie: die Datei, die play schreibt und die der Server nach der Partie anbietet.",
    ),
    ("replay show", "Erzählt die Partie als Geschichte"),
    (
        "replay show.viewer",
        "Mit wessen Augen: der Buchstabe eines Platzes, spectator, oder all für alles",
    ),
    ("replay show.board", "Zeichnet auch das letzte Spielfeld"),
    ("replay verify", "Spielt die Partie noch einmal und beweist sie"),
    ("replay export", "Schreibt die Partie in einer anderen Form"),
    ("replay export.to", "Die Form"),
    ("replay export.compact", "JSON in einer Zeile"),
    (
        "replay export.output",
        "Wohin; eine vorhandene Datei wird nicht überschrieben (üblich: Standardausgabe)",
    ),
    ("completions", "Gibt ein Skript aus, mit dem eine Shell Befehle ergänzt"),
    ("man", "Schreibt die Handbuchseiten aller Befehle in einen Ordner"),
    ("man.folder", "Der Ordner; er wird angelegt, wo keiner ist"),
];
