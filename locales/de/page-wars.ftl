### Der Tisch von Mage Wars.
page-phases = Phasen der Runde
page-phase-initiative = Initiative
page-phase-reset = Grundstellung
page-phase-channel = Manasammlung
page-phase-upkeep = Erhaltung
page-phase-planning = Planung
page-phase-deployment = Aufstellung
page-phase-first-quickcast = Schnellzauber
page-phase-action = Aktionen
page-phase-final-quickcast = Letzter Schnellzauber
page-of-life = von { $life }
page-prepared-count = { $count } vorbereitet
page-still-to-act = Noch am Zug
page-beside = Neben der Arena
page-key-enter = Enter
page-more-answers = Mehr ({ $count })
page-playback-on = Weiter
page-reel-at = Aktion { $at } von { $count }
page-stage = Der Angriff Schritt für Schritt
page-stage-attack = Angriff
page-stage-roll = würfelt { $roll }
page-stage-roll-needs = würfelt { $roll }, braucht { $needed }+
page-stage-normal = normal
page-stage-critical = kritisch
page-stage-slain = Erschlagen
page-stage-damage = Schaden
page-stage-step-declare-attack = Ansage
page-stage-step-pay-costs = Kosten
page-stage-step-roll-to-miss = Fehlschlag
page-stage-step-avoid-attack = Abwehr
page-stage-step-roll-dice = Würfel
page-stage-step-damage-and-effects = Schaden
page-stage-step-additional-strikes = Hiebe
page-stage-step-damage-barrier = Barriere
page-stage-step-counterstrike = Gegenschlag
page-stage-step-attack-ends = Ende
page-ring = Was es tun kann
page-keys = Tasten
page-keys-answer = eine Antwort mit ihrer Nummer
page-keys-spell = ein Zauber der Hand
page-keys-target = das nächste Ziel
page-keys-gold = der goldene Knopf
page-keys-move = Bewegungen der Reihe nach
page-keys-guard = Bewachen
page-keys-reveal = aufdecken
page-keys-pass = das Fenster verstreichen lassen
page-keys-inspect = die Karte des Gewählten lesen
page-keys-why = warum nicht
page-keys-book = Zauberbuch oder Arena
page-keys-story = die Geschichte
page-keys-undo = zurücknehmen
page-keys-back = einen Schritt zurück

## The end of a game

page-end-victory = Sieg
page-end-defeat = Niederlage
page-end-over = Das Ende
page-end-rounds = { $count ->
    [one] Es dauerte eine Runde.
   *[other] Es dauerte { $count } Runden.
}
page-end-close = Zur Arena
page-end-curve = Leben, Runde für Runde
page-end-numbers = In Zahlen
page-end-damage = Ausgeteilter Schaden
page-end-kills = Vernichtete Gegner
page-end-mana = Ausgegebenes Mana
page-end-moments = Was das Spiel entschied
page-end-watch = Noch einmal ansehen: Runde { $round }
page-end-review = Zug für Zug durchsehen
page-end-share = Adresse der Aufzeichnung kopieren
