### Der Tisch von Mage Knight im Browser.

## Was geschehen ist, in jedem Spiel

page-playback = Was geschehen ist
page-playback-back = Eine Handlung zurück
page-playback-pause = Anhalten
page-playback-go-on = Weiter
page-playback-next = Nächste Handlung
page-playback-now = Ans Ende
page-pace = Wie schnell Handlungen gezeigt werden
page-pace-slow = Langsam
page-pace-normal = Normal
page-pace-fast = Schnell
page-pace-instant = Sofort
page-recap = Während du weg warst
page-recap-watch = Ansehen ({ $seconds } s)
page-recap-more =
    { $count ->
        [one] Eine frühere Aktion steht in der Geschichte.
       *[other] { $count } frühere Aktionen stehen in der Geschichte.
    }
page-recap-mana = { $before } → { $after } Mana
page-recap-close = Schließen

## Der Rahmen

page-mk-you = Wer du bist
page-mk-have = Was du hast
page-mk-rounds = Runden
page-mk-tabs = Teile des Tischs
page-mk-tab-map = Karte
page-mk-tab-units = Einheiten
page-mk-tab-mana = Mana
page-mk-tab-undo = Zurück
page-mk-tab-log = Chronik
page-mk-dummy-cards = { $hero } (Dummyspieler): noch { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
page-mk-dummy-deck = Dummyspieler · Deck { $cards }
page-mk-hero-note = Ruhm { $fame } · Hand { $hand }
page-mk-turn-given-up = nächster Zug aufgegeben
page-mk-cities = Städte { $taken } von { $all }
page-mk-announced = Letzte Züge der Runde
page-mk-offers = Was ausliegt
page-mk-others = Andere Helden
page-mk-other = Ruhm { $fame }, Level { $level }, { $hand } Handkarten, { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
}
page-mk-look = Karte ansehen
page-mk-look-back = Zurück zur Frage
page-mk-explain = Was ist das?

## Wer du bist

page-mk-level = Level { $level }
page-mk-next-level = Level { $level } ab { $fame }
page-mk-command = Befehl
page-mk-wounds = Verletzungen
page-mk-repute = Ansehen
page-mk-no-dealings = niemand verhandelt mit dir
page-mk-influence-by = Einfluss { $by } bei Einwohnern
page-mk-no-units = Noch keine Einheiten.
page-mk-skills-tactic = Fähigkeiten und Taktik
page-mk-piles = Deine Stapel
page-mk-deck = Deck
page-mk-discard = Ablage
page-mk-in-play = Im Spiel
page-mk-unit-ready = Bereit
page-mk-unit-spent = Verausgabt
page-mk-unit-wounded = Verletzt
page-mk-unit-level = Level { $level }
page-mk-site-village = Dorf
page-mk-site-keep = Burg
page-mk-site-mage-tower = Magierturm
page-mk-site-monastery = Kloster
page-mk-site-city = Stadt
page-mk-usage-once-per-turn = einmal im Zug
page-mk-usage-once-per-round = einmal in der Runde
page-mk-usage-in-the-centre = einmal, dann liegt sie in der Mitte
page-mk-usage-permanent = immer

## Was du hast

page-mk-points-move = Bewegung
page-mk-points-influence = Einfluss
page-mk-points-attack = Angriff
page-mk-points-block = Block
page-mk-mana = Mana
page-mk-dice-left = { $dice ->
    [0] kein Würfel der Quelle mehr
    [one] noch 1 Würfel der Quelle
   *[other] noch { $dice } Würfel der Quelle
}
page-mk-die = Würfel: { $color }
page-mk-die-used = Würfel: { $color }, benutzt
page-mk-die-useless = Würfel: { $color }, jetzt ohne Nutzen
page-mk-crystals-become = wird { $count } von { $most }
page-mk-crystals-full = Du hast { $most } von { $most }: Dieser ginge verloren.
page-mk-crystals-of = Kristalle { $color }: { $count } von 3
page-mk-crystals = Kristalle
page-mk-tokens = Marker
page-mk-none = keine

## Die Karte

page-mk-closer = Näher
page-mk-farther = Weiter weg
page-mk-to-you = Zu deinem Helden
page-mk-way = { $cost } von { $points } Bewegung
page-mk-unknown-enemy = einen Feind, den niemand kennt
page-mk-warn-provoke = Provoziert { $enemies }: Sie greifen sofort an, und deine Bewegung endet.
page-mk-warn-assault = Ein Überfall: Ansehen −1 sofort, ob du siegst oder nicht, und die Besatzung kämpft.
page-mk-warn-both = Ein Überfall, der auch { $enemies } provoziert: Ansehen −1 sofort, und du kämpfst gegen alle.
page-mk-warn-hero = Dort steht { $hero }: Du kannst nur angreifen oder weiterziehen.
page-mk-warn-hero-keep = Die Burg eines anderen Helden, gehalten von { $hero }: Ansehen −1 sofort, und du kämpfst.
page-mk-where = Wohin du kannst
page-mk-close = Schließen
page-mk-steps = { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
}
page-mk-short = { $short } Bewegung fehlt an { $cost }
page-mk-nowhere = Nirgendwohin: Spiele Karten für Bewegung.
page-mk-destinations = { $count ->
    [0] Ziele
    [one] 1 Ziel
   *[other] { $count } Ziele
}

## Fragen und Knöpfe

page-mk-note-map = Wähle ein Feld der Karte, oder spiele eine Karte. Was du nicht nutzt, verfällt am Ende des Zugs.
page-mk-note-tactic = Sie gilt die ganze Runde. Kleinere Nummern handeln zuerst.
page-mk-note-town = Rekrutiere, kaufe oder heile, solange dein Einfluss reicht.
page-mk-note-damage = Aller Schaden muss irgendwohin. Drücke, wohin er geht.
page-mk-note-strike = Hake Feinde an, um die Gruppe zu ändern; die Punkte zählen gegen alle zusammen.
page-mk-note-block = Ein Block hält einen Angriff ganz auf, oder gar nicht.
page-mk-note-artifact = Du hast sie gesehen, darum kann das nicht zurückgenommen werden.
page-mk-chosen-space = Gewählt: { $place }, { $cost } von { $points } Bewegung.
page-mk-go = { $spaces ->
    [one] Dorthin gehen
   *[other] { $spaces } Felder gehen
}
page-mk-go-fight = Hingehen und kämpfen
page-mk-go-assault = Überfallen
page-mk-reveal = Teil aufdecken
page-mk-of-points = { $cost } von { $points } Bewegung
page-mk-note-interact = deine Aktion · Einfluss { $by }
page-mk-note-points-lost = { $points } Bewegung ginge verloren
page-mk-end-discard = Beenden, erst ablegen
page-mk-end-discard-note = Karten wählen, dann ziehen
page-mk-note-draw = auf { $cards } nachziehen
page-mk-note-action = deine Aktion
page-mk-note-rest = eine Karte ablegen, oder nur Verletzungen
page-mk-note-announce = du verlierst diesen Zug
page-mk-note-plunder = 2 Karten, Ansehen −1
page-mk-vain-influence = hier verloren: erst mit Einwohnern verhandeln
page-mk-vain-move = verloren: deine Bewegung ist vorbei
page-mk-gain = { $what } { $by }
page-mk-gain-move = Bewegung
page-mk-gain-influence = Einfluss
page-mk-gain-healing = Heilung
page-mk-gain-attack = Angriff
page-mk-gain-block = Block
page-mk-gain-fame = Ruhm
page-mk-gain-reputation = Ansehen
page-mk-gain-mana = Mana
page-mk-gain-crystals = Kristalle
page-mk-gain-cards = Karten
page-mk-gain-wounds = Verletzungen
page-mk-gain-discarded-wounds = Verletzungen in der Ablage

## Die Hand

page-mk-cards = Deine Karten
page-mk-empty-hand = Deine Hand ist leer.
page-mk-sideways = Quer
page-mk-sideways-for = { $card } quer: { $what } { $by }
page-mk-wound = Kann nicht gespielt werden.
page-mk-wound-why = Heile sie, oder raste, um sie abzulegen.
page-mk-kind-advanced = Fortgeschritten
page-mk-kind-spell = Zauber
page-mk-kind-artifact = Artefakt

## Wählen

page-mk-tactics = Taktiken
page-mk-tactic-nothing = Nichts als der erste Platz.
page-mk-choose = Wählen: { $what }
page-mk-tactic-gone = Vergeben
page-mk-now = Für dich jetzt
page-mk-now-rethink = { $wounds ->
    [0] Keine Verletzung auf der Hand; du ziehst aus { $deck } Karten.
    [one] Deine Verletzung könnte zurück; du ziehst aus { $deck } Karten.
   *[other] Deine { $wounds } Verletzungen könnten zurück; du ziehst aus { $deck } Karten.
}
page-mk-now-mana-steal = Du könntest einen dieser Würfel behalten: { $dice }.
page-mk-now-mana-steal-none = Kein Würfel zeigt eine Grundfarbe.
page-mk-now-planning = Züge beginnen mit { $more } statt { $limit } Karten, wenn du zwei behältst.
page-mk-now-great-start = { $hand } → { $more } Handkarten.
page-mk-now-the-right-moment = Für einen langen Weg oder einen Kampf, der enden soll.
page-mk-now-long-night = Dein Deck hat { $deck } Karten; sie hilft, wenn sie gezogen sind.
page-mk-now-mana-search = Die Quelle zeigt: { $dice }.
page-mk-now-midnight-meditation = { $wounds ->
    [0] { $hand } Handkarten, keine Verletzung darunter.
    [one] { $hand } Handkarten, eine Verletzung darunter.
   *[other] { $hand } Handkarten, { $wounds } Verletzungen darunter.
}
page-mk-now-preparation = Du wählst unter den { $deck } Karten deines Decks.
page-mk-now-sparing-power = Dein Deck hat { $deck } Karten zum Beiseitelegen.
page-mk-choices = Was du wählen kannst
page-mk-keep-which = Welches Artefakt behältst du?
page-mk-keep = { $card } behalten
page-mk-take = { $card } nehmen
page-mk-give-back = { $card } zurückgeben
page-mk-other-goes = { $card } kommt zurück unter den Stapel
page-mk-goes-under = kommt unter den Artefaktstapel
page-mk-on-top = kommt oben auf dein Deck

## Orte

page-mk-town = Bei den Einwohnern
page-mk-town-what = Rekrutiere, kaufe und heile, solange dein Einfluss reicht. Was du nicht nutzt, verfällt am Ende des Zugs.
page-mk-town-of = { $hero } verhandelt mit den Einheimischen.
page-mk-can-join = Jetzt zu haben
page-mk-chosen = Gewählt
page-mk-leaves = Danach Einfluss { $left }.
page-offer-upgrades = Verbesserungen

## Kampf

page-mk-phases = Phasen des Kampfs
page-mk-phase-ranged-and-siege = Fern und Belagerung
page-mk-phase-ranged-and-siege-what = Triff sie, bevor sie dich treffen
page-mk-phase-block = Block
page-mk-phase-block-what = Halte Angriffe einzeln auf
page-mk-phase-damage = Schaden
page-mk-phase-damage-what = Was durchkommt, verletzt
page-mk-phase-attack = Angriff
page-mk-phase-attack-what = Überwinde ihre Rüstung
page-mk-attack = Angriff
page-mk-to-block = Zu blocken
page-mk-fame-of = Ruhm { $fame }
page-mk-target = { $enemy } angreifen
page-mk-summoned-by = Gerufen von: { $enemy }
page-mk-home-rampaging = Umherziehend
page-mk-home-site = Bewacht diesen Ort
page-mk-home-drawn = Hier angetroffen
page-mk-home-garrison = Hält die Burg für ihren Besitzer
page-mk-home-city = Verteidigt die Stadt
page-mk-element-physical = physisch
page-mk-element-fire = Feuer
page-mk-element-ice = Eis
page-mk-element-cold-fire = Kaltes Feuer
page-mk-reach-melee = Angriff
page-mk-reach-ranged = Fernangriff
page-mk-reach-siege = Belagerungsangriff
page-mk-attack-of = { $reach }, { $element }
page-mk-block-of = Block, { $element }
page-mk-trait-swift = Zu blocken mit dem Doppelten des Angriffs; der Schaden bleibt.
page-mk-trait-brutal = Macht doppelt so viel Schaden wie Angriff.
page-mk-trait-poison = Jede Verletzung zählt doppelt: eine mehr in die Ablage, oder zwei auf eine Einheit.
page-mk-trait-paralyze = Eine getroffene Einheit ist zerstört; ein getroffener Held verliert die Hand bis auf Verletzungen.
page-mk-trait-summon = Ruft ein Monster, das an seiner Stelle kämpft.
page-mk-trait-fortified = Vor dem Block erreicht ihn nur Belagerung.
page-mk-trait-resists-physical = Physische Angriffe zählen halb.
page-mk-trait-resists-fire = Feuerangriffe zählen halb.
page-mk-trait-resists-ice = Eisangriffe zählen halb.
page-mk-walls = Hinter Mauern: Vor dem Block erreicht ihn nur Belagerung.
page-mk-double-walls = Doppelt befestigt: Vor dem Block erreicht ihn nichts.
page-mk-defeated = Besiegt
page-mk-blocked = Geblockt
page-mk-no-attack = Greift nicht an
page-mk-held = { $held } von { $needed }
page-mk-deals = macht { $damage }
page-mk-unreachable = in dieser Phase nicht zu erreichen
page-mk-to-the-block = Weiter zum Block
page-mk-to-the-damage = Weiter zum Schaden
page-mk-end-fight = Kampf beenden
page-mk-note-unblocked = { $damage } Schaden kommt durch
page-mk-note-undefeated = { $left ->
    [one] 1 Feind bleibt
   *[other] { $left } Feinde bleiben
}
page-mk-note-strike-nobody = niemanden angreifen
page-mk-nothing-held = Noch nichts: Spiele Karten, Einheiten oder Fähigkeiten.
page-mk-strike = Schlag gegen { $enemies }
page-mk-strike-note = { $held } von { $needed } · Ruhm +{ $fame }
page-mk-who-takes = Wer den Schaden nimmt
page-mk-armor-of = Rüstung { $armor }
page-mk-unit-destroyed = { $unit } zerstört
page-mk-unit-hurt = { $unit } verletzt, { $wounds ->
    [one] 1 Verletzung
   *[other] { $wounds } Verletzungen
}
page-mk-unit-holds = { $unit } hält stand
page-mk-wounds-hand = { $wounds ->
    [one] 1 Verletzung auf deine Hand
   *[other] { $wounds } Verletzungen auf deine Hand
}
page-mk-wounds-pile = { $wounds ->
    [one] 1 Verletzung in deine Ablage
   *[other] { $wounds } Verletzungen in deine Ablage
}
page-mk-hand-lost = { $cards ->
    [one] 1 Karte verlässt deine Hand
   *[other] { $cards } Karten verlassen deine Hand
}
page-mk-knocked-out = Du bist bewusstlos
page-mk-knock-out = Verletzungen in diesem Kampf: { $wounds }. Mehr als dein Handlimit von { $limit } machen dich bewusstlos.

## Die Wertung

page-mk-score = Wertung
page-mk-score-now = Die Wertung bisher
page-mk-score-now-what = Was das Spiel wert wäre, wenn es jetzt endete.
page-mk-no-score = In diesem Szenario werden keine Punkte gezählt.
page-mk-what-counts = Was zählt
page-mk-together = Zusammen
page-mk-score-fame = Ruhm
page-mk-score-fame-what = auf der Leiste
page-mk-score-knowledge = Wissen
page-mk-score-knowledge-what = Zauber 2, Fortgeschrittene Aktion 1
page-mk-score-loot = Beute
page-mk-score-loot-what = Artefakt 2, zwei Kristalle 1
page-mk-score-leader = Anführer
page-mk-score-leader-what = Level der Einheiten, verletzte halb
page-mk-score-conqueror = Eroberer
page-mk-score-conqueror-what = Burg, Magierturm, niedergebranntes Kloster 2
page-mk-score-adventurer = Abenteurer
page-mk-score-adventurer-what = Abenteuerort 2
page-mk-score-beating = Prügel
page-mk-score-beating-what = Verletzung −2
page-mk-score-cities = Städte
page-mk-score-cities-what = Anführer 7, Schild 4
page-mk-score-cities-conquered = Eroberte Städte
page-mk-score-cities-conquered-what = je 10
page-mk-score-all-cities = Alle Städte
page-mk-score-all-cities-what = das Ziel
page-mk-score-rounds-saved = Gesparte Runden
page-mk-score-rounds-saved-what = je 30
page-mk-score-dummy-cards = Deck des Dummyspielers
page-mk-score-dummy-cards-what = 1 für jede Karte, die übrig ist
page-mk-score-round-not-announced = Letzte Runde
page-mk-score-round-not-announced-what = ihr Ende wurde nicht angekündigt
page-mk-score-all-lead = Jeder führt eine Stadt
page-mk-score-all-lead-what = gemeinsam
page-mk-score-mines = Bergwerke
page-mk-score-mines-what = befreit
page-mk-score-dungeons = Dungeons
page-mk-score-dungeons-what = Dungeons und Grabmäler 2
page-mk-score-keeps = Burgen
page-mk-score-keeps-what = je 3
page-mk-score-mage-towers = Magiertürme
page-mk-score-mage-towers-what = je 2

## Was kein eigenes Bild hat

page-mk-facts = Und außerdem
page-mk-turns-left = { $turns ->
    [0] Der letzte Zug
    [one] Noch ein Zug
   *[other] Noch { $turns } Züge
}
page-mk-turn-of = ist am Zug.
page-mk-turn-rest = rastet.
page-mk-healing-held = Übrige Heilungspunkte: { $healing }.
page-mk-lasting-frozen-source = Die Quelle ist gefroren: Andere können ihren üblichen Würfel nicht benutzen.
page-mk-lasting-weather = Gutes Wetter: Alles Gelände kostet diesen Helden weniger und andere mehr.
page-mk-lasting-marked-mana = Wer sonst Mana einer anderen Farbe als { $color } benutzt, nimmt eine Verletzung.
page-mk-lasting-claimed-die = Ein Würfel ist beansprucht: { $color }.
page-mk-lasting-cursed-mana = Ein Fluch liegt auf Mana ({ $color }): Es verletzt andere, die es benutzen.
page-mk-die-stored = hat einen Würfel auf der Taktikkarte: { $color }.
page-mk-die-claimed = hat einen Würfel beansprucht: { $color }.
page-mk-city-shields = Schilde dort, der Reihe nach: { $heroes }
page-mk-ally = spielt gemeinsam mit { $heroes }.
page-mk-chosen-hero = ist der Auserwählte.
page-mk-fame-debt = schuldet { $fame } Ruhm, der für den Helden geboten wurde.
page-mk-stored = { $tactic }: { $cards ->
    [one] Eine Karte liegt darunter.
   *[other] { $cards } Karten liegen darunter.
}
page-mk-drafting = { $cards ->
    [one] Eine Karte zur Wahl.
   *[other] { $cards } Karten zur Wahl.
}
page-mk-set-aside = { $cards ->
    [one] Eine Karte beiseitegelegt.
   *[other] { $cards } Karten beiseitegelegt.
}
page-mk-dummy-holds = (Dummyspieler) { $cards ->
    [one] Eine Karte aufgedeckt
   *[other] { $cards } Karten aufgedeckt
}; Kristalle: { $crystals }
page-mk-cause-rampaging = Umherziehende Feinde.
page-mk-cause-assault = Ein Überfall.
page-mk-cause-adventure = Ein Abenteuer.
page-mk-cause-burning = Ein Kloster wird niedergebrannt.
page-mk-cause-duel = Held gegen Held.
page-mk-cause-incantation = Der Beschwörungsgesang.
page-mk-no-units-here = Einheiten können hier nicht benutzt werden.
page-mk-die-set = Ein anderer Spieler hat für den Feind einen Würfel eingestellt.
page-mk-die-shows = Der für den Feind eingestellte Würfel zeigt { $color }.
page-mk-undo-over = Das Spiel ist zu Ende.
