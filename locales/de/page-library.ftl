# Kodex und Zauberbücher auf der Seite.

## Wege durch die Seite

nav = Hauptmenü
nav-play = Spielen
nav-books = Zauberbücher
nav-replays = Aufzeichnungen
nav-codex = Regeln

## Der Kodex

codex-page = Kodex und Regeln
codex-page-lead = Jedes Wort des Spiels in wenigen Sätzen und jede Regel mit ihrer Nummer. Ablehnungen und Kartentexte verweisen hierher.
codex-page-search = Suche nach Wörtern, Schlüsselwörtern oder einer Regelnummer
codex-page-game = Spiel
codex-page-topics = Worum es geht
codex-page-open = Im Kodex
codex-page-rules = Regeln
codex-page-groups = Gruppen von Regeln
codex-page-count = { $entries ->
    [one] Ein Eintrag
   *[other] { $entries } Einträge
}, { $rules ->
    [one] eine Regel
   *[other] { $rules } Regeln
}
codex-page-left-out = { $count ->
    [one] Eine weitere Regel passt.
   *[other] { $count } weitere Regeln passen.
} Mehr Wörter grenzen die Suche ein.
codex-page-none = Nichts gefunden. Vielleicht helfen weniger oder andere Wörter.
codex-page-books = Zu den Zauberbüchern
codex-page-untranslated = auf Englisch: noch nicht übersetzt
codex-page-source = Quelle
codex-page-proof = Beleg
codex-page-proven = { $count ->
    [one] durch einen Test belegt
   *[other] durch { $count } Tests belegt
}
codex-page-unproven = noch durch keinen Test belegt
codex-page-defines = Bestimmt
codex-topic-trait = Merkmale
codex-topic-attack-trait = Angriffsmerkmale
codex-topic-condition = Zustände
codex-topic-damage-type = Schadensarten
codex-topic-school = Schulen
codex-topic-spell-type = Zauberarten
codex-topic-game-term = Begriffe
codex-topic-card = Karten
codex-topic-unit = Einheiten
codex-topic-skill = Fähigkeiten
codex-topic-tactic = Taktiken
codex-topic-enemy = Feinde
codex-topic-ability = Eigenschaften der Feinde
codex-topic-site = Orte
codex-topic-city = Städte
codex-topic-ruin = Ruinen
codex-topic-scenario = Szenarien
codex-topic-variant = Varianten
codex-page-english = auf Englisch:

## Zauberbücher

books-lead = Baue ein Zauberbuch, lass es dabei prüfen, teile es und probiere es gegen den Computer aus.
books-new = Ein neues Buch
books-own = Deine Bücher
books-own-none = Du hast noch kein Buch. Wähle oben einen Magier oder beginne unten mit einem gedruckten Buch.
books-begun = Weiter mit dem Buch, das du nicht gespeichert hast
books-shelf-starting = Gedruckte Startbücher
books-shelf-apprentice = Gedruckte Lehrlingsbücher
books-shelf-apprentice-de = Gedruckte Lehrlingsbücher, deutsche Ausgabe
books-unnamed = Buch ohne Namen
books-name = Name des Buchs
books-rename = Umbenennen
books-drop = Löschen
books-drop-sure = Dieses Buch endgültig löschen?
books-drop-yes = Löschen
books-drop-no = Behalten
books-is-legal = erlaubt
books-is-illegal = verstößt gegen Regeln
books-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
books-cards-head = Karten
books-points-of = { $points } von { $allowed } Punkten
books-points-short = { $count ->
    [one] 1 Pkt.
   *[other] { $count } Pkt.
}

books-parts = Teile der Werkstatt
books-part-search = Karten
books-part-book = Buch
books-part-checks = Prüfen, teilen
books-save = Speichern
books-undo = Rückgängig
books-saved-never = Noch nicht gespeichert
books-saved-saved = Gespeichert
books-saved-changed = Änderungen werden gespeichert
books-saved-saving = Speichert …
books-saved-failed = Konnte nicht gespeichert werden
books-training = Elementarschule
books-training-none = Wähle eine Elementarschule
books-empty = Noch keine Karten. Durchsuche alle Karten und nimm auf, was dir gefällt.

books-search-title = Alle Karten
books-sets = { $count ->
    [0] Nur Grundspiel
    [one] Grundspiel und 1 Erweiterung
   *[other] Grundspiel und { $count } Erweiterungen
}
books-any-kind = Alle Arten
books-school = Schule
books-any-school = Alle Schulen
books-level = Stufe
books-any-level = Alle Stufen
books-level-is = Stufe { $level }
books-cost = Mana
books-any-cost = Alle Kosten
books-cost-most = Bis { $mana } Mana
books-usable = Nur, was erlaubt ist ({ $mage })
books-found = { $count ->
    [one] 1 Karte von { $total }
   *[other] { $count } Karten von { $total }
}
books-found-list = Gefundene Karten
books-loading = Karten werden geholt …
books-found-none = So eine Karte gibt es nicht.
books-barred = Nicht erlaubt ({ $mage })
books-read = { $card } lesen
books-or = oder
books-copies = Exemplare:
books-put-in = { $card } hinzufügen
books-take-out = { $card } herausnehmen
books-novice = Novize: 1 für alle
books-part = { $level } × { $factor } { $standing }
books-standing-trained = ausgebildet
books-standing-untrained = unausgebildet
books-standing-opposed = gegensätzlich

books-verdict = Ist es erlaubt?
books-checking = Wird geprüft …
books-of-points = von { $allowed } Zauberpunkten
books-fix = { $count ->
    [one] Ein Exemplar herausnehmen: { $card }
   *[other] { $count } Exemplare herausnehmen: { $card }
}
books-curve = Manakurve
books-others = Andere
books-mean = Im Schnitt { $mana } Mana, Aufdecken eingerechnet.
books-cost-x = { $count ->
    [one] Eine Karte kostet X.
   *[other] { $count } Karten kosten X.
}

books-compare = Im Vergleich
books-compare-with = Mit welchem Buch
books-compare-same = Dieselben Karten.

books-share = Teilen und ausprobieren
books-code = Code
books-link = Link
books-copy-code = Code kopieren
books-copy-link = Link kopieren
books-copied = { $what } kopiert
books-copy-yourself = Dein Browser lässt uns nicht kopieren. Der Link ist markiert: Kopiere ihn selbst.
books-export = Speichern als
books-format-text = Liste
books-format-json = JSON
books-format-o8d = OCTGN
books-foe = Gegner
books-test = Testspiel
books-test-illegal = Ein Testspiel braucht ein erlaubtes Buch.

books-import = Importieren
books-import-lead = Füge eine Liste, JSON, ein OCTGN-Deck oder einen Code ein, oder öffne eine Datei. Das Format wird von selbst erkannt.
books-import-text = Das Buch
books-import-example = Magier: Hexenmeister
    2x Feuerball
    1x Pentagramm
books-import-file = Datei öffnen
books-import-do = Einlesen
books-flaws = { $count ->
    [one] Eine Stelle geht nicht. Nichts ist verloren: Verbessere sie und versuche es noch einmal.
   *[other] { $count } Stellen gehen nicht. Nichts ist verloren: Verbessere sie und versuche es noch einmal.
}
books-line = Zeile { $line }

## Fragen im Kodex

codex-page-questions = Was viele fragen
codex-page-cards = Karten
codex-idle-words = wie was wann wer wo warum welche welcher welches ich du wir man mein meine dein der die das den dem ein eine einen ist sind war kann können darf zu von in im am auf und oder es dies mit für sein haben hat wird werden soll viel viele weit
codex-ask-win = Wie gewinne ich?
codex-about-win = gewinnen gewinnt sieg siegen verlieren niederlage ende vorbei ziel magier töten
codex-answer-win = Zerstöre den feindlichen Magier. Ein Magier, dessen Schaden sein Leben erreicht, ist sofort zerstört; zu zweit hat dann der andere gewonnen. In Teams müssen alle Magier der anderen Seite fallen; kämpft jeder für sich, gewinnt der letzte Magier.
codex-ask-turn = Was kann ich in meinem Zug tun?
codex-about-turn = zug aktion aktionen aktivieren kreatur handeln phase schnelle volle runde meinem tun
codex-answer-turn = Du aktivierst eine deiner Kreaturen, die in dieser Runde noch nicht gehandelt hat. Sie darf sich einmal bewegen und dann eine schnelle Aktion nutzen, etwa einen schnellen Angriff, einen schnellen Zauber oder Wache, oder ohne Bewegung eine volle Aktion. Dann ist der andere Spieler am Zug.
codex-ask-spells = Wie wirke ich Zauber?
codex-about-spells = zauber zaubern wirken vorbereiten planung planen zauberbuch schnellzauber karte karten
codex-answer-spells = In der Planungsphase wählst du geheim bis zu zwei Zauber deines Buches. Dein Magier wirkt sie mit seiner Aktion, oder einmal in der Runde einen schnellen mit seinem Schnellzauber. Was nicht gewirkt wurde, geht ins Buch zurück.
codex-ask-mana = Woher kommt mein Mana?
codex-about-mana = manasammlung sammeln vorrat zahlen kosten bekomme
codex-answer-mana = In jeder Manasammlungsphase bekommt dein Magier so viel Mana, wie seine Manasammlung angibt. Was du nicht ausgibst, bleibt dir. Zauberquellen und Vertraute haben einen eigenen Vorrat.
codex-ask-attack = Wie läuft ein Angriff ab?
codex-about-attack = angriffe angreifen kampf würfel würfeln schaden rüstung kritisch treffer
codex-answer-attack = Du wirfst so viele Würfel, wie der Angriff hat. Normale Zahlen werden addiert und die Rüstung abgezogen, kritische gehen an der Rüstung vorbei. Was bleibt, ist Schaden. Ein zwölfseitiger Würfel kann Zustände bringen, etwa In Brand.
codex-ask-move = Wie weit kann ich mich bewegen?
codex-about-move = bewegung bewegungen gehen zone zonen einschränken eingeschränkt
codex-answer-move = Eine Bewegung führt in eine angrenzende Zone; statt der schnellen Aktion darf sich eine Kreatur noch einmal bewegen. Wer eine Zone mit einem Gegner verlässt oder betritt, der sie einschränken kann, bewegt sich nicht noch einmal, behält aber die schnelle Aktion.
codex-ask-guard = Was bewirkt Wache halten?
codex-about-guard = wachen wächter bewachen schützen schutz
codex-answer-guard = Eine Wache schützt ihre Zone: Gegner, die dort im Nahkampf angreifen, müssen die Wache angreifen. Sie kann mit ihren schnellen Nahkampfangriffen zurückschlagen. Das Plättchen geht, wenn sie aktiviert wird.
codex-ask-hidden = Wie wirken verborgene Verzauberungen?
codex-about-hidden = verzauberung aufdecken verdeckt geheim
codex-answer-hidden = Eine Verzauberung wird verdeckt gewirkt und tut noch nichts. Du darfst sie nach jedem Schritt des Spiels aufdecken, indem du ihre Aufdeckkosten zahlst; von da an wirkt sie.
codex-ask-pass = Wann darf ich passen?
codex-about-pass = aussetzen warten passe
codex-answer-pass = Nur solange ein Gegner mehr Kreaturen hat, die noch handeln können, als du. Sonst musst du eine aktivieren; sie muss nichts tun.
