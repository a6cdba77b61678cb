### Was das Programm im Terminal sagt.

cli-nobody-asked = Niemand wird gefragt: Das Spiel ist vorbei.
cli-why-log = Was geschah, mit allen Geheimnissen:
cli-solve-no-combat = dieses Skript führt nicht in einen Kampf von Mage Knight
cli-solve-no-line = Jeder Weg führt über Würfel oder verdeckte Karten, darum lässt sich keiner bis zum Ende durchsuchen.
cli-solve-outcome = Ruhm { $fame }, Verletzungen { $wounds }, verbrauchte Karten { $cards }
cli-solve-proven = Bewiesen: Kein anderer Weg ist besser ({ $nodes } Stellungen).
cli-solve-on-average = Bewiesen im Durchschnitt über alles, was herbeigerufen werden kann ({ $nodes } Stellungen).
cli-solve-without-chance = Bewiesen unter den Wegen, die nichts Würfeln oder verdeckten Karten überlassen ({ $nodes } Stellungen).
cli-solve-not-proven = Nicht bewiesen: Die Suche endete nach { $nodes } Stellungen.
cli-transcript-start = Eine Partie { $game }, von Anfang bis Ende

## Regeln

cli-rules-none = Über „{ $query }“ ist nichts bekannt.
cli-rules-near = Über „{ $query }“ ist nichts bekannt. Meintest du: { $names }?
cli-rules-more = { $left ->
    [one] Eine weitere Regel hat diese Wörter.
   *[other] { $left } weitere Regeln haben diese Wörter.
}
cli-rules-see = Regeln: { $rules }
cli-rules-source = Quelle: { $source }
cli-rules-proven = Bewiesen durch: { $sources }
cli-rules-unproven = Noch beweist sie kein Test.
cli-rules-untranslated = Diese Regel ist noch nicht übersetzt.
cli-rules-coverage = { $covered } von { $total } Regeln bewiesen, { $base_covered } von { $base_total } im Grundspiel

## Spielen im Terminal

cli-play-commitment = Der Startwert dieser Partie steht fest. Sein SHA-256: { $hash }
cli-play-kept = Diese Partie wird aufbewahrt in { $file }
cli-play-resume = So geht es später weiter: grimoire play --resume { $file }
cli-play-nothing-kept = keine Partie ist aufbewahrt; beginne eine mit grimoire play mage-wars oder grimoire play mage-knight
cli-play-other-game = das ist eine Partie { $game }, nicht { $asked }
cli-play-endless = niemand wird gefragt, und die Partie hat kein Ende
cli-play-seed = Der Startwert war { $seed }.
cli-play-hand-over = Platz { $seat } ist an der Reihe. Gib weiter, dann drück die Eingabetaste.
cli-play-beside = Platz { $seat } kann währenddessen etwas tun: tippe platz { $seat }.
cli-play-beside-pass = Die Eingabetaste lässt es vorbeigehen.
cli-play-nobody-beside = Niemand mit diesem Namen kann jetzt etwas tun.
cli-play-forced = → { $answer } (die einzige Antwort)
cli-play-grouped = Tippe / und Wörter, um die Antworten einer Gruppe zu sehen, etwa: /feuer
cli-play-hidden = { $count ->
    [one] ({ $count } weitere Antwort)
   *[other] ({ $count } weitere Antworten)
}
cli-play-hint = { $number }  { $answer }  ({ $gain } von 100)
cli-play-not-an-answer = Antworte mit einer Zahl von 1 bis { $count }, oder tippe hilfe.
cli-play-unknown = „{ $line }“ ist kein Befehl. Antworte mit einer Zahl, oder tippe hilfe.
cli-play-meant = „{ $line }“ ist kein Befehl. Meintest du { $near }?
cli-play-card-which = Welche Karte? Etwa: karte wolf
cli-play-rule-which = Welche Regel? Etwa: regel wache
cli-play-save-where = Wohin? Etwa: speichern partie.json
cli-play-refused = { $number }. { $answer }
cli-play-why-which = Gib eine Zahl von 1 bis { $count } an: warum zeigt sie.
cli-play-why-more = { $left ->
    [0] warum und eine Zahl zeigt die Regel ganz.
    [one] Noch eine: tippe warum und ein Wort daraus. warum und eine Zahl zeigt die Regel ganz.
   *[other] Noch { $left }: tippe warum und ein Wort daraus. warum und eine Zahl zeigt die Regel ganz.
}
cli-play-nothing-refused = Alles, woran man denken könnte, ist erlaubt.
cli-play-no-undo = Nicht zurückgenommen: { $barrier }
cli-play-undone = Zurückgenommen.
cli-play-saved = Gespeichert als { $file }.
cli-play-not-saved = Nicht gespeichert: { $why }
cli-play-quit = Bis zum nächsten Mal.
cli-play-help =
    Eine Zahl gibt diese Antwort. Außerdem kannst du tippen:
    karte NAME      eine Karte lesen, etwa: karte wolf
    regel WÖRTER    eine Regel nachschlagen, nach Wörtern oder Kennung, etwa: regel wache
    warum           welche anderen Antworten nicht erlaubt sind, und warum
    warum N         die Regel hinter der Nummer N davon
    /WORT           nur die Antworten mit diesem Wort
    tipp            die Antworten, die ein Trainer empfiehlt
    zurück          deine letzte Antwort zurücknehmen
    brett           das ganze Spielfeld
    verlauf         die Geschichte bis hierher; verlauf 20 für die letzten Zeilen
    fenster W       wann nach dem Aufdecken gefragt wird: auto (wo eine Karte wichtig sein kann) oder alle
    platz B         Platz B tut etwas, während ein anderer spielt
    speichern DATEI eine Kopie der Partie in eine Datei schreiben
    ende            aufhören; an einem Terminal bleibt die Partie erhalten
    Die Tabulatortaste ergänzt Befehle und Namen.
cli-play-windows-all = Du wirst nach jedem Schritt, jeder Phase und jeder Aktion gefragt.
cli-play-windows-auto = Du wirst gefragt, wo eine deiner verdeckten Karten wichtig sein kann.

## Die Arena von Mage Wars

cli-mw-header = Runde { $round }, { $phase }. Initiative: { $seat }. ● aktiv, ○ inaktiv, ▶ handelt gerade
cli-mw-damage = Schaden { $damage }/{ $life }
cli-mw-armor = Rüstung { $armor }
cli-mw-mana = Mana { $mana }
cli-mw-guarding = hält Wache
cli-mw-flying = fliegt
cli-mw-quickcast = kann schnell zaubern
cli-mw-indestructible = unzerstörbar
cli-mw-attack-bar = { $attack } { $dice }
cli-mw-count = { $name } ×{ $count }
cli-mw-attached = mit { $cards }
cli-mw-away = (zurück in { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
})
cli-mw-attack = Läuft gerade: { $attacker } greift { $defender } mit { $attack } an
cli-mw-attack-dice = Läuft gerade: { $attacker } greift { $defender } mit { $attack } an, { $dice } Würfel
cli-mw-price = { $mana } Mana
cli-mw-price-reveal = { $mana } Mana, { $reveal } zum Aufdecken
cli-mw-note-cost = { $cost }
cli-mw-note-copies = { $cost }; { $copies ->
    [one] ein Exemplar
   *[other] { $copies } Exemplare
}
cli-mw-cast = Läuft gerade: { $caster } wirkt { $spell }
cli-mw-seat = { $seat }: Zauberbuch { $book }, Ablagestapel { $discard }
cli-mw-vtar = , V’Tar { $vtar } von { $goal }
cli-mw-prepared = , vorbereitet: { $spells }
cli-mw-face-down = verdeckt
cli-mw-hidden = verdeckt

## Die Karte von Mage Knight

cli-mk-header = { $scenario }, Runde { $round } von { $rounds }: { $time }. { $tiles ->
    [one] { $tiles } Spielplanteil
   *[other] { $tiles } Spielplanteile
} im Spielplan-Stapel
cli-mk-hero = { $seat }  { $hero }: Ruhm { $fame }, Level { $level }, Ansehen { $reputation }, Rüstung { $armor }, Handlungsdeck { $deck }, Ablage { $discard }
cli-mk-hand = Hand: { $hand }
cli-mk-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
cli-mk-announced = { $seat } hat das Rundenende angesagt.
cli-mk-last-turns = { $turns ->
    [one] Noch { $turns } Zug.
   *[other] Noch { $turns } Züge.
}
cli-mk-dummy-announced = Der Dummyspieler hat das Rundenende angesagt.
cli-mk-source = Quelle: { $dice }
cli-mk-foe = → { $enemy }: Rüstung { $armor }, Angriff { $attack } ({ $element })
cli-mk-foe-blocked = geblockt
cli-mk-foe-damage = { $damage } Schaden zu verteilen
cli-mk-combat-points = Bisher gespielt: Angriff { $attack }, Block { $block }
cli-mk-enemy = { $enemy } ({ $place }): Rüstung { $armor }, Angriff { $attack }
cli-mk-offer-units = Einheiten-Auslage: { $units }
cli-mk-offer-monastery = In Klöstern: { $cards }
cli-mk-offer-advanced = Fortgeschrittene Aktionen: { $cards }
cli-mk-offer-spells = Zauber: { $cards }
cli-mk-tactic = Taktik: { $tactic }
cli-mk-skills = Fertigkeiten: { $skills }
cli-mk-mana = Mana: { $mana }
cli-mk-count = { $count } { $name }
cli-mk-unit-spent = { $unit } (erschöpft)
cli-mk-unit-wounded = { $unit } (verletzt)
cli-mk-units = Einheiten: { $units }
cli-mk-crystals = Kristalle: { $crystals }
cli-mk-next-tile = Nächstes Spielplanteil: { $tile }

## Karten

cli-cards-count = { $shown } von { $total } Karten, die das Programm heute kennt
cli-cards-not-played = Noch nicht spielbar: Der Engine fehlt { $word }
cli-did-you-mean = Meintest du: { $names }?
cli-cards-none = Keine Karte heißt „{ $query }“.
cli-cards-several = Mehrere Karten haben das in ihrem Namen: { $names }
cli-cards-no-set = es gibt kein Set „{ $name }“; es gibt: { $known }
cli-cards-no-kind = es gibt keine Art „{ $name }“; es gibt: { $known }

## Aufstellungen

cli-choose-game = Welches Spiel möchtest du spielen?
cli-choose-apprentice = Für Lehrlinge: kleine Arena, einfache Magier, fertige Bücher. Gut für die erste Partie.
cli-choose-full = Das volle Spiel: die große Arena und Magier mit ihren Fähigkeiten.
cli-choose-mage = Wer bist du?
cli-choose-against = Gegen wen?
cli-choose-scenario = Welches Szenario?
cli-choose-hero = Welcher Held bist du?
cli-choose-players = Wie viele Helden?
cli-choose-count = { $count ->
    [one] Du allein
   *[other] { $count } Helden
}
cli-choose-level = Wie gut soll der Computer spielen?
cli-choose-number = Tippe eine Zahl von 1 bis { $count }.
cli-bot-random = random: irgendeine Antwort, die die Regeln erlauben
cli-bot-greedy = greedy: nimmt, was jetzt am besten aussieht; antwortet sofort
cli-bot-easy = easy: denkt bis zum Ende der Runde
cli-bot-normal = normal: denkt zwei Runden weit
cli-bot-hard = hard: denkt so lange, wie es darf
cli-bot-other = { $bot }
cli-what-map = diese Karte
cli-what-mage = diesen Magier
cli-what-scenario = dieses Szenario
cli-what-hero = diesen Helden
cli-what-variant = diese Regel oder Variante
cli-unknown = es gibt { $what } nicht: „{ $name }“; es gibt: { $known }
cli-unknown-near = es gibt { $what } nicht: „{ $name }“; meintest du { $near }? Es gibt: { $known }
cli-not-of-game = { $game } hat kein { $option }
cli-setup-other-mage = das Buch ist für: { $book }, nicht für: { $mage }
cli-setup-no-book = { $mage } hat noch kein gedrucktes Buch: Mit --book oder --against-book wird eines genannt.
cli-setup-no-apprentice = { $mage }: Als Lehrlinge werden nur die Magier des Grundspiels gespielt. Mit --full wird das volle Spiel gespielt.
cli-the-setup = die Aufstellung
cli-setup-invalid = nicht gültig:
cli-seats = --seats nennt { $players ->
    [one] einen Spieler
   *[other] { $players } Spieler
}, aber die Aufstellung hat { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}

## Computergegner

cli-no-bot = es gibt keinen Computergegner „{ $name }“; es gibt: { $known }
cli-no-bot-near = es gibt keinen Computergegner „{ $name }“; meintest du { $near }? Es gibt: { $known }
cli-bot-no-options = der Computergegner „{ $bot }“ hat keine Option „{ $option }“; er nimmt keine
cli-bot-option = der Computergegner „{ $bot }“ hat keine Option „{ $option }“; er nimmt { $known }
cli-bot-malformed = „{ $part }“ ist keine Option eines Computergegners; schreib sie wie in hard:ms=500
cli-bot-number = „{ $value }“ ist kein Wert von { $option }: eine ganze Zahl von 1 bis 86400000
cli-bot-both = gib einem Computergegner ms oder iterations, nicht beides
cli-bot-weights-file = weights= verlangt den Namen einer Datei
cli-bot-no-weights = der Computergegner „{ $bot }“ beurteilt nichts, darum nimmt er keine Gewichte
cli-or-human = { $error }; oder human
cli-no-pairings = { $game } hat keine Bücher zu paaren; lass --pairings weg
cli-ladder-bots = eine Rangliste braucht zwei oder mehr Computergegner
cli-ladder-seats = eine Rangliste braucht eine Aufstellung mit zwei Plätzen; diese hat { $seats }

## Was schiefgehen kann

cli-error = Fehler: { $what }
cli-fault = die Engine hat einen Fehler in sich gefunden: { $what }; Startwert { $seed }
cli-no-game = es gibt kein Spiel „{ $name }“; es gibt: { $known }
cli-no-seed = ein Startwert ist eine Zahl oder 64 hexadezimale Ziffern
cli-no-randomness = das System gibt keinen Zufall her: { $why }
cli-no-threads = Threads lassen sich nicht starten: { $why }
cli-no-json = lässt sich nicht als JSON schreiben: { $why }
cli-no-browser = Warnung: Der Browser lässt sich nicht öffnen ({ $why }); öffne selbst { $url }
cli-unread = kann nicht lesen, was getippt wird: { $why }
cli-unwritten = kann nicht schreiben: { $why }
cli-io-not-found = diese Datei oder diesen Ordner gibt es nicht
cli-io-denied = der Zugriff ist verweigert
cli-io-exists = die Datei gibt es schon
cli-io-folder = das ist ein Ordner
cli-io-no-text = das ist kein UTF-8-Text
cli-io-refused = dort nimmt niemand an
cli-io-late = keine Antwort in der erwarteten Zeit
cli-json = nicht das JSON, das es sein sollte, in Zeile { $line }, Spalte { $column }
cli-json-names = nicht das JSON, das es sein sollte ({ $names }), in Zeile { $line }, Spalte { $column }

## Simulationen

cli-sim-speed = { $games } Partien { $game } in { $seconds } s: { $games_each } Partien/s, { $decisions_each } Entscheidungen/s
cli-sim-decisions = { $decisions } Entscheidungen je Partie (ohne { $forced } erzwungene Antworten)
cli-sim-wins = { $wins ->
    [one] ein Sieg
   *[other] { $wins } Siege
}
cli-sim-score = mittlere Wertung { $score }
cli-sim-sums = Unentschieden { $draws }, verloren { $lost }, Fehler { $errors }
cli-sim-stopped = { $count ->
    [one] 1 Partie wurde nach der letzten Runde beendet und nach ihrem Stand gewertet
   *[other] { $count } Partien wurden nach der letzten Runde beendet und nach ihrem Stand gewertet
}
cli-sim-before = { $count ->
    [one] 1 Partie stand schon in der Datei und ist hier nicht mitgezählt
   *[other] { $count } Partien standen schon in der Datei und sind hier nicht mitgezählt
}
cli-record-in-use = ein anderes Programm schreibt gerade in diese Datei
cli-record-other = die Datei enthält Partien eines anderen Laufs: { $what } ist nicht gleich
cli-record-no-file = keine Datei mit aufgezeichneten Partien: { $why }
cli-record-version = eine Datei mit aufgezeichneten Partien der Version { $version }, die dieses Programm nicht kennt
cli-record-broken = die Datei ist bei Byte { $at } beschädigt
cli-record-unwritten = { $path }: Partien konnten nicht geschrieben werden: { $why }. Was in der Datei steht, ist vollständig; derselbe Befehl macht dort weiter
cli-sim-endless = { $count ->
    [one] Eine Partie hatte nach { $answers } Antworten kein Ende und zählt als unentschieden: { $games }
   *[other] { $count } Partien hatten nach { $answers } Antworten kein Ende und zählen als unentschieden: { $games }
}
cli-ladder-games = { $wins } gewonnen, { $draws } unentschieden, { $losses } verloren
cli-ladder-endless = ohne Ende, als unentschieden gezählt: { $count }
cli-ladder-errors = Fehler { $count }

## Dateien

cli-warning = Warnung: { $what }
cli-no-seat = es gibt keinen Platz { $seat }; der letzte ist { $last }
cli-no-viewer = Zuschauer ist der Buchstabe eines Platzes wie A, spectator oder all
cli-replay-malformed = keine Aufzeichnung einer Partie: { $why }
cli-replay-version = diese Aufzeichnung hat die Version { $version }; dieses Programm liest Versionen bis { $newest }
cli-replay-other-game = das ist eine Aufzeichnung von { $game }
cli-replay-fingerprint = gespielt mit den Regeln und Karten { $played }; dieses Programm hat { $here }, darum verläuft die Partie vielleicht anders
cli-replay-commitment = der Startwert ist nicht der, der vor der Partie versprochen war
cli-replay-setup = die Aufstellung ist nicht gültig
cli-replay-entry = Eintrag { $number } ist nicht erlaubt: { $why }
cli-replay-state = die Partie endet im Zustand { $reached }, aufgezeichnet ist { $recorded }
cli-replay-no-script = diese Partie lässt sich nicht als Skript schreiben
cli-replay-fails = { $file }: hält nicht: { $why }
cli-replay-running = läuft noch
cli-replay-nobody-won = niemand gewann
cli-replay-won = { $winners } gewann
cli-replay-holds =
    { $file }: hält
      Spiel        { $game }
      Einträge     { $entries }
      Startwert    { $seed }
      Versprechen  { $commitment }
      Zustand      { $state }
      Ausgang      { $outcome }
cli-scenarios = { $passed } bestanden, { $failed } durchgefallen
cli-no-scripts = darin sind keine Dateien, die auf .script enden
cli-backed-up = Alle Partien sind in { $file }
cli-restored = Die Partien aus { $file } sind in { $folder }
cli-restore-kept = Die Partien, die dort waren, sind aufbewahrt als { $kept }
cli-setup-valid = { $file }: eine gültige Aufstellung für { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}
cli-standard-input = Standardeingabe
cli-no-book = es gibt kein Buch und keine Datei „{ $name }“; gedruckte Bücher: { $known }
cli-no-book-near = es gibt kein Buch und keine Datei „{ $name }“; meintest du { $near }?

## Der Server

cli-no-notifier = --notify: { $program } ist kein Programm, das sich starten lässt
cli-fixed-seed-bind = --fixed-seed ist für Tests auf diesem Computer; lass --bind weg
cli-fixed-seed = --fixed-seed: Alle Würfel dieses Servers sind vorher bekannt

## Argumente (auf Englisch sagt das die Bibliothek selbst)

cli-arg-more = Mehr sagt „--help“.
cli-arg-no-value = { $arg } verlangt einen Wert.
cli-arg-value = „{ $value }“ ist kein Wert von { $arg }. Möglich: { $valid }.
cli-arg-bad-value = „{ $value }“ ist kein Wert von { $arg }: { $why }
cli-arg-unknown = Es gibt kein Argument „{ $arg }“.
cli-arg-no-command = Es gibt keinen Befehl „{ $name }“.
cli-arg-conflict = { $arg } passt nicht zusammen mit { $other }.
cli-arg-missing = Es fehlt: { $args }
cli-arg-which-command = Es fehlt ein Befehl.
cli-arg-count = { $arg } hat zu viele oder zu wenige Werte.
cli-arg-wrong = Etwas stimmt nicht mit { $arg }.

cli-admin-reset = Das Passwort von { $login } ist { $password }, bis es geändert wird.
cli-admin-renamed = { $login } heißt von nun an { $to }.
cli-admin-deleted = Das Konto { $login } ist gelöscht.
cli-admin-banned = { $login } kann sich nicht mehr anmelden.
cli-admin-unbanned = { $login } kann sich wieder anmelden.
cli-admin-pruned = { $count ->
    [0] Keine Partie wurde entfernt.
    [one] Eine Partie wurde entfernt.
   *[other] { $count } Partien wurden entfernt.
}
cli-admin-closed = Neue Konten können nicht mehr angelegt werden.
cli-admin-opened = Alle können ein Konto anlegen.
cli-health-none = unter { $address } antwortet kein Server: { $why }
cli-health-ill = der Server kann nicht arbeiten: { $why }

## Was einem Gastgeber gesagt wird.

host-no-games = in { $path } liegen keine Partien
host-no-login = niemand hat den Anmeldenamen { $login }
host-no-postgres = die PostgreSQL-Datenbank lässt sich nicht öffnen
host-late = sie antwortet nicht
host-no-nats = NATS ist nicht zu erreichen
host-nats-url = die Adresse eines NATS-Servers beginnt mit nats:// oder tls://
host-nats-alone = --nats ist für mehrere Server an einer PostgreSQL-Datenbank; sie mit --database-url nennen
host-database-url = die Adresse einer Datenbank beginnt mit postgres:// oder sqlite:
host-no-sqlite-url = { $url } ist nicht die Adresse einer SQLite-Datenbank
host-no-migration = die Datenbank lässt sich nicht auf den neuesten Stand bringen
host-no-folder = der Ordner { $path } lässt sich nicht anlegen
host-folder-used = ein anderer Server benutzt den Ordner { $path }; ihn beenden oder mit --data einen anderen Ordner nennen
host-unopened = { $path } lässt sich nicht öffnen
host-unwritten = { $path } lässt sich nicht schreiben
host-unmoved = { $path } lässt sich nicht verschieben
host-file-exists = { $path } gibt es schon; nichts wurde geschrieben
host-file-used = { $path } ist in Gebrauch; zuerst den Server beenden
host-no-file = es gibt keine Datei { $path }
host-no-copy = { $path } ist keine Kopie der Partien dieses Programms
host-damaged = { $path } ist beschädigt
host-port = auf { $address } kann der Server nicht lauschen
