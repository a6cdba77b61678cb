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
cli-rules-see = Regeln: { $rules }
cli-rules-source = Quelle: { $source }
cli-rules-proven = Bewiesen durch: { $sources }
cli-rules-unproven = Noch beweist sie kein Test.
cli-rules-untranslated = Diese Regel ist noch nicht übersetzt.
cli-rules-coverage = { $covered } von { $total } Regeln bewiesen, { $base_covered } von { $base_total } im Grundspiel

## Spielen im Terminal

cli-play-commitment = Der Startwert dieser Partie steht fest. Sein SHA-256: { $hash }
cli-play-seed = Der Startwert war { $seed }.
cli-play-hand-over = Platz { $seat } ist an der Reihe. Gib weiter, dann drück die Eingabetaste.
cli-play-beside = Platz { $seat } kann währenddessen etwas tun: tippe seat { $seat }.
cli-play-beside-pass = Die Eingabetaste lässt es vorbeigehen.
cli-play-nobody-beside = Niemand mit diesem Namen kann jetzt etwas tun.
cli-play-forced = → { $answer } (die einzige Antwort)
cli-play-grouped = Tippe / und Wörter, um die Antworten einer Gruppe zu sehen, etwa: /feuer
cli-play-hidden = { $count ->
    [one] ({ $count } weitere Antwort)
   *[other] ({ $count } weitere Antworten)
}
cli-play-hint = { $number }  { $answer }  ({ $gain } von 100)
cli-play-not-an-answer = Antworte mit einer Zahl von 1 bis { $count }, oder mit h für Hilfe.
cli-play-nothing-refused = Alles, woran man denken könnte, ist erlaubt.
cli-play-no-undo = Nicht zurückgenommen: { $barrier }
cli-play-undone = Zurückgenommen.
cli-play-saved = Gespeichert als { $file }.
cli-play-not-saved = Nicht gespeichert: { $why }
cli-play-quit = Bis zum nächsten Mal.
cli-play-help =
    Eine Zahl gibt diese Antwort. Weitere Befehle:
    ?            warum die anderen Antworten nicht erlaubt sind
    /WORT        nur die Antworten mit diesem Wort
    hint         die Antworten, die ein Trainer empfiehlt
    u            deine letzte Antwort zurücknehmen
    b            das Spielfeld
    log          die Geschichte bis hierher
    rule ID      eine Regel, etwa rule { $rule }
    seat B       Platz B tut etwas, während ein anderer spielt
    windows W    wann nach dem Aufdecken gefragt wird: auto (wo eine Karte wichtig sein kann) oder all
    save DATEI   die Partie in eine Datei schreiben
    q            aufhören
cli-play-windows-all = Du wirst nach jedem Schritt, jeder Phase und jeder Aktion gefragt.
cli-play-windows-auto = Du wirst gefragt, wo eine deiner verdeckten Karten wichtig sein kann.

## Die Arena von Mage Wars

cli-mw-header = Runde { $round }, { $phase }. Initiative: { $seat }. ● aktiv, ○ inaktiv, ▶ handelt gerade
cli-mw-damage = Schaden { $damage }/{ $life }
cli-mw-armor = Rüstung { $armor }
cli-mw-mana = Mana { $mana }
cli-mw-guarding = hält Wache
cli-mw-cast = Läuft gerade: { $caster } wirkt { $spell }
cli-mw-seat = { $seat }: Zauberbuch { $book }, Ablagestapel { $discard }
cli-mw-prepared = , vorbereitet: { $spells }
cli-mw-face-down = verdeckt
cli-mw-hidden = verdeckt

## Die Karte von Mage Knight

cli-mk-header = { $scenario }, Runde { $round } von { $rounds }: { $time }. { $tiles ->
    [one] { $tiles } Spielplanteil
   *[other] { $tiles } Spielplanteile
} im Spielplan-Stapel
cli-mk-hero = { $seat }  { $hero }: Ruhm { $fame }, Level { $level }, Rüstung { $armor }, Handlungsdeck { $deck }, Ablage { $discard }
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
cli-mk-foe = → { $enemy }: Rüstung { $armor }, Angriff { $attack }
cli-mk-units = Einheiten: { $units }
cli-mk-crystals = Kristalle: { $crystals }
cli-mk-next-tile = Nächstes Spielplanteil: { $tile }

## Karten

cli-cards-count = { $shown } von { $total } Karten, die das Programm heute kennt
cli-cards-not-played = Noch nicht spielbar: Der Engine fehlt { $word }
cli-cards-did-you-mean = Meintest du: { $names }?
