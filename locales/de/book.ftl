### Zauberbücher: was gegen die Bauregeln verstößt, was nicht zu lesen ist, und was das Programm zu einem Buch sagt.

book-school-air = Luft
book-school-arcane = Arkan
book-school-dark = Dunkel
book-school-earth = Erde
book-school-fire = Feuer
book-school-holy = Heilig
book-school-mind = Geist
book-school-nature = Natur
book-school-war = Krieg
book-school-water = Wasser

book-kind-mage = Magier
book-kind-creature = Kreaturen
book-kind-conjuration = Beschwörungen
book-kind-wall = Wälle
book-kind-enchantment = Verzauberungen
book-kind-equipment = Ausrüstung
book-kind-incantation = Formeln
book-kind-attack = Angriffe
book-kind-orb = V’Tar-Kugeln
book-kind-tile = Besondere Felder

## Verstöße gegen die Bauregeln

book-breach-points = Das Buch kostet { $used } Zauberpunkte; erlaubt sind { $allowed }.
book-breach-copies-first = { $card }: { $copies } Exemplare; von einem Zauber mit Level 1 sind { $allowed } erlaubt.
book-breach-copies-higher = { $card }: { $copies } Exemplare; von einem Zauber ab Level 2 sind { $allowed } erlaubt.
book-breach-copies-epic = { $card }: { $copies } Exemplare; von einem epischen Zauber ist { $allowed } erlaubt.
book-breach-class = { $card }: nur für { $mage }.
book-breach-school = { $card }: nur für Magier, die in der Schule { $school } ausgebildet sind.
book-breach-no-element = Der Zauberer braucht eine Elementarschule als Ausbildung: Luft, Erde, Feuer oder Wasser.
book-breach-choice = { $mage }: { $school } ist als Ausbildung nicht wählbar.
book-breach-mage-set = { $mage } stammt aus „{ $set }“, und diese Erweiterung ist nicht gewählt.
book-breach-no-apprentice = { $mage }: Als Lehrlinge werden nur die Magier des Grundspiels gespielt.
book-breach-fixed-choice = Dieser Zauberer ist in Arkan und Luft ausgebildet; { $school } ist nicht wählbar.
book-breach-set = { $card } ist aus „{ $set }“; daraus wird hier nicht gebaut.
book-breach-collection = { $card }: { $copies } Exemplare, die Sammlung hat { $owned }.
book-breach-unknown = Es gibt keine Karte „{ $card }“.
book-breach-list = { $card }: { $copies } im Buch, { $printed } im gedruckten Lehrlingsbuch.

## Was nicht zu lesen oder zu schreiben ist

book-flaw-card = Es gibt keine Karte „{ $words }“.
book-flaw-card-one = Es gibt keine Karte „{ $words }“. Meinst du { $one }?
book-flaw-card-two = Es gibt keine Karte „{ $words }“. Meinst du { $one } oder { $two }?
book-flaw-card-three = Es gibt keine Karte „{ $words }“. Meinst du { $one }, { $two } oder { $three }?
book-flaw-expansion-card = „{ $words }“ ist eine Karte der Erweiterung { $set }, die dieses Programm nicht hat.
book-flaw-expansion-mage = „{ $words }“ ist ein Magier der Erweiterung { $set }, die dieses Programm nicht hat.
book-flaw-contradiction = Die Kennung gehört zu { $one }, der Name zu { $other }.
book-flaw-count = „{ $words }“ ist keine Anzahl; nötig ist eine Zahl von 1 bis { $most }.
book-flaw-too-many = { $card }: Ein Buch kann höchstens { $most } Exemplare verzeichnen.
book-flaw-no-mage = Der Magier fehlt; in einer Liste steht er als „Magier: Zauberer“.
book-flaw-mage = Es gibt keinen Magier „{ $words }“.
book-flaw-two-mages = Ein Buch hat einen Magier; das ist ein zweiter.
book-flaw-set = Es gibt keinen Kartensatz „{ $words }“.
book-flaw-school = Es gibt keine Schule „{ $words }“.
book-flaw-two-schools = Gewählt wird eine Schule; das ist eine zweite.
book-flaw-title = Der Name muss eine Zeile mit höchstens { $most } Zeichen sein.
book-flaw-two-titles = Ein Buch hat einen Namen; das ist ein zweiter.
book-flaw-syntax = Das ist kein fehlerfreies { $format }: { $detail }
book-flaw-version = „{ $words }“ ist keine Fassung eines Buchs, die dieses Programm lesen kann.
book-flaw-other-game = Das ist kein Deck für Mage Wars.
book-flaw-damaged-code = Der Teilen-Code ist beschädigt: Ein Zeichen ist falsch oder fehlt.
book-flaw-code-version = Der Teilen-Code hat die Fassung { $version }, die dieses Programm nicht lesen kann.
book-flaw-too-long = Der Text ist zu lang für ein Zauberbuch.
book-flaw-not-writable = { $card } lässt sich in diesem Format nicht schreiben.

## Was das Programm zu einem Buch sagt

book-title = { $title } ({ $mage })
book-trained = Ausgebildet in: { $schools }
book-opposed = Gegensatz: { $schools }
book-branch-any = alle Zauber
book-branch-kind-of = { $kind } der Schule { $school }
book-branch-subtype = { $what } ({ $subtype })
book-branch-up-to = { $what } bis Stufe { $level }
book-branch-but-not = { $what } außer { $school }
book-totals = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $points } von { $allowed } Zauberpunkten
book-totals-apprentice = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}; für Lehrlinge zählen Zauberpunkte nicht
book-legal = Das Buch ist erlaubt.
book-legal-but-cards = Nach den Regeln erlaubt, aber nicht mit diesen Karten.
book-missing = { $count ->
    [one] Nicht in einer Schachtel, oder nicht unter deinen Karten:
   *[other] Nicht in einer Schachtel, oder nicht unter deinen Karten ({ $count }):
}
book-illegal = { $count ->
    [one] Das Buch ist nicht erlaubt:
   *[other] Das Buch ist aus { $count } Gründen nicht erlaubt:
}
book-heading = { $kind } ({ $count })
book-points-by-school = Zauberpunkte nach Schulen
book-curve = Manakurve (Verzauberungen samt Aufdeckkosten)
book-curve-x = X
book-code = Teilen-Code: { $code }
