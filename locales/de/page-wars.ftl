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
page-stage-again = Noch einmal ansehen
page-stage-counter =
    { $count ->
        [one] schlägt mit { $count } Würfel zurück
       *[other] schlägt mit { $count } Würfeln zurück
    }
page-stage-luck = Zu erwarten waren { $mean }; { $damage } oder mehr kommen bei { $chance } solcher Würfe.
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
page-end-luck = Würfelglück
page-end-chances = Aussichten: { $name }
page-end-chances-by = nach dem Urteil der Computerspieler
page-end-turn = Runde { $round }: { $before } → { $after }
page-end-moments = Was das Spiel entschied
page-end-watch = Noch einmal ansehen: Runde { $round }
page-end-review = Zug für Zug durchsehen
page-end-share = Adresse der Aufzeichnung kopieren

## Planung

page-one-mage = Magier
page-one-creature = Kreatur
page-one-attack = Angriff
page-one-incantation = Formel
page-one-enchantment = Verzauberung
page-one-equipment = Ausrüstung
page-one-conjuration = Beschwörung
page-one-wall = Wall
page-plan-prepare = { $card } vorbereiten
page-plan-chosen = vorbereitet
page-plan-last = letzte Runde
page-plan-suggested = Vorschlag
page-plan-aims = Hat jetzt ein Ziel
page-plan-shown = { $count } von { $all }
page-plan-pages = { $at } von { $count }
page-plan-turn-back = Zurückblättern
page-plan-turn-on = Weiterblättern
page-plan-mana = Mana-Plan
page-plan-share-cast = { $card }
page-plan-share-reveal = { $card }: Aufdecken
page-plan-share-kept = { $card }, verborgen im Spiel: Aufdecken
page-plan-left = übrig
page-plan-short = fehlt
page-plan-curve = Karten nach Kosten
page-plan-cost = Kosten { $cost }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
page-plan-picks = Schnelle Wahl
page-plan-ask = Was würdest du vorbereiten?
page-plan-take = Nehmen
page-plan-enough = Ein Computerspieler an deiner Stelle würde nichts mehr vorbereiten.
page-plan-last-round = Letzte Runde
page-plan-again = Noch einmal dieselben
page-key-ctrl-enter = Strg Eingabe
page-key-space = Leertaste
page-keys-cards = von Karte zu Karte im Zauberbuch
page-keys-seal = Ende der Planung

## Gründe

page-reason-kills = tötet { $name } in { $chance }
page-reason-damage = im Mittel { $mean } Schaden für { $name }, { $left } bleiben
page-reason-aims = von hier aus zu gebrauchen
page-reason-later = noch nichts in Reichweite: für nach einer Bewegung
page-reason-closer = { $distance ->
    [0] in die Zone des feindlichen Magiers
    [one] näher: eine Zone vom feindlichen Magier
   *[other] näher: { $distance } Zonen vom feindlichen Magier
}
page-reason-away = weg: { $distance ->
    [one] eine Zone vom feindlichen Magier
   *[other] { $distance } Zonen vom feindlichen Magier
}
page-reason-position = ein anderer Ort im gleichen Abstand
page-reason-guard = Gegner hier müssen zuerst hier angreifen
page-reason-wait = spart den Rest für später
page-reason-harms = schadet einem Gegner
page-reason-helps = hilft der eigenen Seite
page-reason-reveal-kills = Todesgefahr { $then } statt { $now }
page-reason-reveal-mean = { $then } Schaden statt { $now }

## An der Figur

page-pick = { $name }: Was ist möglich?
page-somebody-else = Jemand anderes
page-really = Ja:
page-own-mage = Das ist dein eigener Magier. Du wirst noch einmal gefragt.
page-own-mage-sure = Wirklich gegen den eigenen Magier?
page-reveal-ask = Eine verborgene Verzauberung
page-reveal-which = Welche Verzauberung
page-reveal-last = Letzte Gelegenheit: Später ändert sie hier nichts mehr.
page-reveal-kills = Tod
page-reveal-mean = Schaden
page-reveal-avoids = Vermieden
page-reveal-for = Für { $mana } Mana zeigen
page-reveal-keep = Verborgen lassen
page-reveal-never = vor meiner nächsten Entscheidung nicht mehr fragen
page-channels = +{ $gains } Mana in jeder Manasammlungsphase
page-channeling = Manasammlung
page-verbs = Arten von Antworten
page-verb-attack = Angriff
page-verb-cast = Zauber
page-verb-use = Fähigkeiten
page-verb-move = Bewegung
page-verb-guard = Wache
page-verb-reveal = Aufdecken
page-verb-plan = Planung
page-verb-leave = Fertig
page-verb-activate = Aktivieren
page-verb-plain = Antworten
page-plan-tap = Noch einmal tippen zum Vorbereiten
page-in-this-order = Alles in dieser Reihenfolge
page-reason-creature = bringt einen Kämpfer: Leben { $life }, { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}
page-reason-leaves = { $mana } Mana bleiben
page-mini-arena = Wer wo steht
page-reveal-last-short = letzte Gelegenheit
