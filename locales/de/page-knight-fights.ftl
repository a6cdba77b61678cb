### Kämpfe, Orte und Belohnungen von Mage Knight im Browser.

## Die Rechnung

page-mk-kind = Art
page-mk-from = Woher
page-mk-against = Dagegen
page-mk-counts = Zählt
page-mk-attack-on = Dein Angriff auf { $enemies }
page-mk-block-against = Dein Block gegen { $enemies }
page-mk-attack-of-hero = { $hero }: Angriff auf { $enemies }
page-mk-block-of-hero = { $hero }: Block gegen { $enemies }
page-mk-in-full = ganz
page-mk-half-of = Hälfte von { $points }
page-mk-only-siege = nur Belagerung zählt
page-mk-counts-nothing = zählt nicht
page-mk-if-played = { $card }, wenn gespielt
page-mk-short-of = { $short } zu wenig für { $needed }
page-mk-halving = Was halb zählt, wird zusammengezählt, einmal halbiert und abgerundet.
page-mk-all-or-none = Rüstung wird addiert: Alle Ziele fallen oder keines.
page-mk-same-points = Andere Gruppen für dieselben Punkte
page-mk-fame-plus = Ruhm +{ $fame }
page-mk-from-block = aus deinem Block

## Der goldene Knopf

page-mk-play-and = { $cards } spielen: { $goal }
page-mk-play-many = { $count } Karten spielen: { $goal }
page-mk-block-enemy = { $enemy } blocken
page-mk-of-influence = { $held } Einfluss für { $needed }
page-mk-take-damage = Schaden hinnehmen
page-mk-wounds-count = { $wounds ->
    [one] 1 Verletzung
   *[other] { $wounds } Verletzungen
}
page-mk-no-wounds = keine Verletzung
page-mk-units-lost = { $units ->
    [one] 1 Einheit verloren
   *[other] { $units } Einheiten verloren
}

## Schaden

page-mk-left-for-you = { $damage } Schaden bleibt für dich
page-mk-no-harm = Kein Schaden
page-mk-after-damage = Danach
page-mk-units-hurt = { $wounds ->
    [one] 1 Verletzung auf deinen Einheiten
   *[other] { $wounds } Verletzungen auf deinen Einheiten
}

## Der Berater

page-mk-adviser = Berater
page-mk-adviser-on-request = auf Wunsch
page-mk-adviser-ask = Den besten Weg zeigen
page-mk-adviser-nothing = Über diesen Kampf lässt sich nichts Sicheres sagen.
page-mk-adviser-until = Der beste Weg bis zu dem, was noch niemand weiß
page-mk-adviser-all = { $wounds ->
    [0] Du kannst unverletzt gewinnen
    [one] Du kannst mit einer Verletzung gewinnen
   *[other] Du kannst mit { $wounds } Verletzungen gewinnen
}
page-mk-adviser-some = { $fallen } von { $enemies } können fallen, { $wounds ->
    [0] ohne Verletzung
    [one] für eine Verletzung
   *[other] für { $wounds } Verletzungen
}
page-mk-proof-proven = Bewiesen
page-mk-proof-on-average = Im Mittel bewiesen
page-mk-proof-without-chance = Bewiesen ohne Würfel und Ziehen
page-mk-proof-not-proven = Bestes gefunden
page-mk-adviser-step = Nächster Schritt
page-mk-adviser-play = So spielen
page-mk-adviser-how = { $count } Stellungen angesehen. Abgewogen werden Ruhm, Belohnungen und Eroberungen gegen Verletzungen, Einheiten, Karten und Kristalle.

## Die Abrechnung

page-mk-receipt = Abrechnung des Kampfes
page-mk-receipt-open = Abrechnungen deiner Kämpfe
page-mk-receipt-conquered = Der Ort gehört dir
page-mk-receipt-won = Die Feinde sind gefallen
page-mk-receipt-withdrew = Du musstest dich zurückziehen
page-mk-receipt-over = Der Kampf ist vorbei
page-mk-receipt-sum = { $fallen } von { $enemies } Feinden gefallen · { $cards ->
    [one] 1 Karte gespielt
   *[other] { $cards } Karten gespielt
}
page-mk-receipt-ranged = Fernkampf
page-mk-receipt-block = Block
page-mk-receipt-damage = Schaden
page-mk-receipt-attack = Angriff
page-mk-receipt-no-ranged = niemand aus der Ferne getroffen
page-mk-receipt-no-block = nichts geblockt
page-mk-receipt-no-damage = kein Schaden
page-mk-receipt-no-attack = niemand angegriffen
page-mk-receipt-of = von { $needed }
page-mk-receipt-fall = { $enemies }: besiegt
page-mk-receipt-blocked = { $enemies }: geblockt
page-mk-receipt-not-blocked = { $enemies }: nicht geblockt
page-mk-receipt-hit = { $enemy } { $damage } auf { $on }:
page-mk-receipt-you = dich
page-mk-receipt-hand-lost = die Hand ist verloren
page-mk-receipt-paid = Was es gekostet hat
page-mk-receipt-nothing = nichts
page-mk-receipt-brought = Was es gebracht hat
page-mk-receipt-wounds = { $wounds ->
    [one] 1 Verletzung
   *[other] { $wounds } Verletzungen
}{ $discarded ->
    [0] {""}
   *[other] , davon { $discarded } in der Ablage
}
page-mk-receipt-unit-lost = { $unit }, vernichtet
page-mk-receipt-units-wounded = { $units }, verletzt
page-mk-receipt-mana-token = ein Manaplättchen ({ $color })
page-mk-receipt-mana-crystal = ein Kristall ({ $color })
page-mk-receipt-mana-die = ein Manawürfel ({ $color })
page-mk-receipt-mana-stored-die = der Würfel der Taktik ({ $color })
page-mk-receipt-mana-endless = Mana ohne Ende ({ $color })
page-mk-receipt-mana-discard = Mana für eine Karte ({ $color })
page-mk-receipt-fame = Ruhm { $before } → { $after }
page-mk-receipt-reputation = Ansehen { $by }
page-mk-receipt-level = Stufe { $level } am Ende des Zuges
page-mk-receipt-fights = Deine Kämpfe
page-mk-receipt-which = Kampf { $at } von { $count }
page-mk-receipt-before = Davor
page-mk-receipt-after = Danach

## Belohnungen

page-mk-reward-artifacts = { $count ->
    [one] 1 Artefakt
   *[other] { $count } Artefakte
}
page-mk-reward-spell = ein Zauber
page-mk-reward-advanced-action = eine Fortgeschrittene Aktion
page-mk-reward-unit = eine Einheit
page-mk-reward-random-crystals = { $count ->
    [one] 1 Kristall, erwürfelt
   *[other] { $count } Kristalle, erwürfelt
}
page-mk-reward-crystals = ein Kristall jeder Farbe
page-mk-reward-spell-or-artifact = ein Zauber oder ein Artefakt, je nach Würfel
page-mk-reward-queue = Belohnungen, die noch kommen
page-mk-reward-now = Diese Belohnung
page-mk-gold-die = Welche Farbe für den goldenen Würfel?
page-mk-take-crystal = { $color ->
    [red] Einen roten Kristall nehmen
    [blue] Einen blauen Kristall nehmen
    [green] Einen grünen Kristall nehmen
   *[white] Einen weißen Kristall nehmen
}

## Orte mit Bewohnern

page-mk-spent = ausgegeben
page-mk-how-to-pay = Wie kann ich zahlen?
page-mk-can-be-paid = Deine Karten reichen: siehe den goldenen Knopf.
page-mk-cannot-be-paid = Nichts auf deiner Hand reicht dafür.
page-mk-more-influence = Mehr Einfluss
page-mk-makes = ergibt { $makes }
page-mk-way-sideways = quer gespielt
page-mk-way-strong = stark

## Einen Ort betreten

page-mk-enter-what = Du kämpfst gegen alle, die darin warten. Was gezogen wird, lässt sich nicht zurücknehmen.
page-mk-burn-what = Zuerst sinkt dein Ansehen. Dann kommt ein Feind heraus und verteidigt es.
page-mk-enter-reputation = Ansehen { $by } sofort, ob du siegst oder nicht
page-mk-enter-no-units = Keine Einheiten in diesem Kampf
page-mk-enter-night = Es gelten die Nachtregeln: schwarzes Mana wirkt, goldenes nicht
page-mk-enter-win = Wenn alle fallen: { $reward }
page-mk-enter-no-reward = Hier gibt es nichts mehr zu gewinnen
page-mk-enter-shield = Dein Schild kommt dorthin
page-mk-enter-fail = Sonst wartet hier beim nächsten Mal wieder jemand
page-mk-enter-burned = Niedergebrannt: nie wieder Heilung oder Unterricht
page-mk-may-come = Wer kommen kann
page-mk-lies-there = wartet dort, offen
page-mk-draws = { $tokens ->
    [one] 1 Feind ({ $color }) wird gezogen.
   *[other] { $tokens } Feinde ({ $color }) werden gezogen.
}
page-mk-unseen = { $total } davon hat noch niemand gesehen.
page-mk-shuffled-anew = Der Stapel wird vorher neu gemischt.
page-mk-odds = { $copies } von { $total } ({ $percent } %)
page-mk-pile-green = grün
page-mk-pile-grey = grau
page-mk-pile-violet = violett
page-mk-pile-brown = braun
page-mk-pile-red = rot
page-mk-pile-white = weiß
page-mk-with-cards = Mit dem, was du hast
page-mk-judge = Was käme dabei heraus?
page-mk-unhurt = { $copies } von { $total } ({ $percent } %): unverletzt
page-mk-proven-each = Für jeden bewiesen
page-mk-verdict-win = { $wounds ->
    [0] Du siegst unverletzt
    [one] Du siegst, 1 Verletzung
   *[other] Du siegst, { $wounds } Verletzungen
}
page-mk-verdict-lose = { $wounds ->
    [0] Nicht besiegt, keine Verletzung
    [one] Nicht besiegt, 1 Verletzung
   *[other] Nicht besiegt, { $wounds } Verletzungen
}
page-mk-verdict-depends = Es kommt darauf an, was kommt
page-mk-how-known = Woher man das weiß
page-mk-how-known-what = Es zählt nur, was offen liegt: Feinde auf der Karte, besiegte und früher gesehene. Niemand sieht in einen Stapel.
page-mk-no-way-back = lässt sich nicht zurücknehmen
page-mk-stay-outside = Draußen bleiben
page-mk-keep-action = Aktion behalten

## Eine Einheit macht Platz

page-mk-room-for = Platz für { $unit }
page-mk-joins = Kommt zu dir
page-mk-joins-what = Bereit und unverletzt, wer auch geht.
page-mk-leaves-game = Verlässt das Spiel
page-mk-banner-goes = { $banner } kommt in deine Ablage.
page-mk-leader-points = { $points ->
    [0] Am Ende kein Punkt weniger.
    [one] Am Ende 1 Punkt weniger.
   *[other] Am Ende { $points } Punkte weniger.
}
page-mk-dismiss = { $unit } entlassen und rekrutieren

## Zweikämpfe

page-mk-duel = Zwei Helden kämpfen
page-mk-duel-attacks = Greift an · Stufe { $level } · Rüstung { $armor } · Hand { $hand }
page-mk-duel-blocks = Blockt · Stufe { $level } · Rüstung { $armor } · Hand { $hand }
page-mk-duel-points = Punkte zum Ausgeben
page-mk-duel-stage-attend = Wer angegriffen wird, entscheidet, wie er teilnimmt.
page-mk-duel-stage-attack = Ein Angriff wird zusammengestellt.
page-mk-duel-stage-block = Der Angriff steht. Wie viel wird geblockt?
page-mk-duel-stage-hit = Was der Block sonst noch tut.
page-mk-duel-stage-ending = Der Zweikampf ist vorbei.
page-mk-duel-uses = Was { $points } Punkte bewirken
page-mk-duel-spent = { $spent } ausgegeben, { $left } übrig; was übrig bleibt, verfällt
page-mk-duel-wound = { $who } verwunden
page-mk-duel-wound-what = Eine Verletzung auf die Hand.
page-mk-duel-unit-what = Die Einheit wird verwundet.
page-mk-duel-steal = { $card } stehlen
page-mk-duel-steal-what = In deine Ablage.
page-mk-duel-drive = Vertreiben: { $place }
page-mk-duel-drive-what = Der Zweikampf endet, und du hast gesiegt.
page-mk-duel-short = { $short } zu wenig
page-mk-duel-not-as-well = nicht auch noch
page-mk-duel-out-of-reach = Hand, Deck und was unverletzte Einheiten tragen, sind unerreichbar.
page-mk-duel-stake = Worum es geht
page-mk-duel-wins = { $hero } vertreibt den anderen
page-mk-duel-draw = Beide passen: Der Angreifer geht zurück
page-mk-duel-passes = { $passed } von 2
page-mk-duel-fully = Nimmt ganz teil: gibt den nächsten Zug auf
page-mk-duel-partly = Nimmt zum Teil teil: kein Manawürfel, keine Fertigkeiten
page-mk-duel-next = { $hero } greift als Nächstes an, { $phase }
page-mk-duel-phase-ranged = aus der Ferne
page-mk-duel-phase-melee = im Nahkampf
page-mk-duel-spend = { $count ->
    [one] Tun
   *[other] Alle { $count } tun
}
page-mk-duel-spend-win = { $count ->
    [one] Vertreiben und siegen
   *[other] Alle { $count } tun und siegen
}
page-mk-duel-lost = { $points } Punkte verfallen

## Gemeinsame Überfälle

page-mk-joint = Gemeinsamer Überfall
page-mk-joint-propose = Einen gemeinsamen Überfall vorschlagen
page-mk-joint-back = Lieber nicht
page-mk-joint-city = Die Stadt ({ $color }), Stufe { $level }
page-mk-joint-eliminated = Aus dem Spiel.
page-mk-joint-turned-down = Hat den nächsten Zug schon aufgegeben.
page-mk-joint-not-beside = Steht nicht neben der Stadt.
page-mk-joint-less = Einer weniger für { $hero }
page-mk-joint-more = Einer mehr für { $hero }
page-mk-joint-this-turn = Braucht diesen Zug.
page-mk-joint-next-turn = Gibt den nächsten Zug auf.
page-mk-joint-reputation = Ansehen −1.
page-mk-joint-is-proposes = Schlägt es vor
page-mk-joint-is-invited = Kann gefragt werden
page-mk-joint-is-not-invited = Kann nicht gefragt werden
page-mk-joint-is-left-out = Nicht dabei
page-mk-joint-is-asked = Wird gefragt
page-mk-joint-is-agreed = Zugestimmt
page-mk-joint-is-fights = Kämpft jetzt
page-mk-joint-is-fought = Hat gekämpft
page-mk-joint-is-waits = Kommt danach
page-mk-joint-runs = So läuft es ab
page-mk-joint-step-agree = Zustimmen
page-mk-joint-step-agree-what = nur die Zahlen
page-mk-joint-step-deal = Verteidiger verteilen
page-mk-joint-step-deal-what = zufällig
page-mk-joint-step-fight = Kämpfe
page-mk-joint-step-fight-what = ein Held nach dem anderen
page-mk-joint-step-end = Die Stadt fällt
page-mk-joint-step-end-what = oder alle gehen zurück
page-mk-joint-deals = Deine { $share } von { $all }, jede Verteilung gleich wahrscheinlich
page-mk-joint-odds = { $times } von { $of } ({ $share })
page-mk-joint-dealt = Vereinbart werden nur die Zahlen. Wer auf wen trifft, wird zufällig verteilt.
page-mk-duel-pass = Passen
page-mk-duel-block-done = Nicht weiter blocken
page-mk-enter-question = Gehst du hinein?
page-mk-burn-question = Brennst du das Kloster nieder?
page-mk-joint-question = Wen fragst du, und wer tritt gegen wie viele an?
page-mk-weighing-note = Noch ist nichts getan. Du kannst vorher Karten spielen.
