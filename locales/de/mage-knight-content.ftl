### Namen der Karten und Plättchen von Mage Knight und was Wirkungen tun.

## Fortgeschrittene Aktionen, Zauber und Artefakte

mk-card-fire-bolt = Feuerblitz
mk-card-ice-bolt = Eisblitz
mk-card-swift-bolt = Flinker Blitz
mk-card-crushing-bolt = Zermalmender Blitz
mk-card-blood-rage = Blutrausch
mk-card-ice-shield = Eisschild
mk-card-agility = Gewandtheit
mk-card-refreshing-walk = Belebender Gang
mk-card-intimidate = Einschüchtern
mk-card-frost-bridge = Frostbrücke
mk-card-song-of-wind = Lied des Windes
mk-card-path-finding = Pfadfinden
mk-card-blood-ritual = Blutritual
mk-card-pure-magic = Reine Magie
mk-card-heroic-tale = Heldensage
mk-card-regeneration = Regeneration
mk-card-into-the-heat = Ins Getümmel
mk-card-steady-tempo = Stetes Tempo
mk-card-diplomacy = Diplomatie
mk-card-in-need = In der Not
mk-card-decompose = Zersetzen
mk-card-crystal-mastery = Kristallmeisterschaft
mk-card-mana-storm = Manasturm
mk-card-ambush = Hinterhalt
mk-card-maximal-effect = Höchste Wirkung
mk-card-magic-talent = Magische Begabung
mk-card-learning = Lernen
mk-card-training = Übung
mk-card-fireball = Feuerball
mk-card-snowstorm = Schneesturm
mk-card-expose = Entblößen
mk-card-tremor = Beben
mk-card-flame-wall = Flammenwand
mk-card-mana-bolt = Manablitz
mk-card-whirlwind = Wirbelwind
mk-card-underground-travel = Untergrundreise
mk-card-burning-shield = Brennender Schild
mk-card-chill = Kälte
mk-card-wings-of-wind = Schwingen des Windes
mk-card-restoration = Wiederherstellung
mk-card-demolish = Niederreißen
mk-card-space-bending = Raumkrümmung
mk-card-call-to-arms = Ruf zu den Waffen
mk-card-meditation = Meditation
mk-card-mana-meltdown = Manaschmelze
mk-card-mana-claim = Manaanspruch
mk-card-mind-read = Gedankenlesen
mk-card-energy-flow = Energiefluss
mk-card-banner-of-glory = Banner des Ruhms
mk-card-banner-of-fear = Banner der Furcht
mk-card-banner-of-protection = Banner des Schutzes
mk-card-banner-of-courage = Banner des Mutes
mk-card-ruby-ring = Rubinring
mk-card-sapphire-ring = Saphirring
mk-card-diamond-ring = Diamantring
mk-card-emerald-ring = Smaragdring
mk-card-sword-of-justice = Schwert der Gerechtigkeit
mk-card-horn-of-wrath = Horn des Zorns
mk-card-endless-bag-of-gold = Nie versiegender Goldbeutel
mk-card-endless-gem-pouch = Nie versiegender Edelsteinbeutel
mk-card-golden-grail = Goldener Gral
mk-card-book-of-wisdom = Buch der Weisheit
mk-card-amulet-of-sun = Amulett der Sonne
mk-card-amulet-of-darkness = Amulett der Dunkelheit

## Wie die starke Seite eines Zaubers heißt

mk-card-strong-fireball = Feuersturm
mk-card-strong-snowstorm = Blizzard
mk-card-strong-expose = Massenentblößung
mk-card-strong-tremor = Erdbeben
mk-card-strong-flame-wall = Flammenwoge
mk-card-strong-mana-bolt = Manadonnerschlag
mk-card-strong-whirlwind = Tornado
mk-card-strong-underground-travel = Untergrundangriff
mk-card-strong-burning-shield = Explodierender Schild
mk-card-strong-chill = Tödliche Kälte
mk-card-strong-wings-of-wind = Schwingen der Nacht
mk-card-strong-restoration = Wiedergeburt
mk-card-strong-demolish = Auflösen
mk-card-strong-space-bending = Zeitkrümmung
mk-card-strong-call-to-arms = Ruf zum Ruhm
mk-card-strong-meditation = Trance
mk-card-strong-mana-meltdown = Manastrahlen
mk-card-strong-mana-claim = Manafluch
mk-card-strong-mind-read = Gedankenraub
mk-card-strong-energy-flow = Energieraub

## Einheiten

mk-unit-peasants = Bauern
mk-unit-herbalists = Kräuterkundige
mk-unit-foresters = Förster
mk-unit-utem-crossbowmen = Utem-Armbrustschützen
mk-unit-utem-guardsmen = Utem-Gardisten
mk-unit-utem-swordsmen = Utem-Schwertkämpfer
mk-unit-guardian-golems = Wächtergolems
mk-unit-illusionists = Illusionisten
mk-unit-red-cape-monks = Rotmantel-Mönche
mk-unit-northern-monks = Nordische Mönche
mk-unit-savage-monks = Wilde Mönche
mk-unit-fire-golems = Feuergolems
mk-unit-ice-golems = Eisgolems
mk-unit-fire-mages = Feuermagier
mk-unit-ice-mages = Eismagier
mk-unit-amotep-gunners = Amotep-Kanoniere
mk-unit-amotep-freezers = Amotep-Froster
mk-unit-catapults = Katapulte
mk-unit-altem-mages = Altem-Magier
mk-unit-altem-guardians = Altem-Wächter

## Fähigkeiten

mk-skill-dark-paths = Dunkle Pfade
mk-skill-burning-power = Brennende Macht
mk-skill-hot-swordsmanship = Heiße Schwertkunst
mk-skill-dark-negotiation = Dunkle Verhandlung
mk-skill-dark-fire-magic = Magie des Dunklen Feuers
mk-skill-power-of-pain = Macht des Schmerzes
mk-skill-invocation = Anrufung
mk-skill-polarization = Polarisierung
mk-skill-arythea-motivation = Motivation
mk-skill-healing-ritual = Heilritual
mk-skill-freezing-power = Frostmacht
mk-skill-potion-making = Trankbrauen
mk-skill-white-crystal-craft = Weiße Kristallkunst
mk-skill-green-crystal-craft = Grüne Kristallkunst
mk-skill-red-crystal-craft = Rote Kristallkunst
mk-skill-glittering-fortune = Glitzerndes Vermögen
mk-skill-flight = Flug
mk-skill-universal-power = Universelle Macht
mk-skill-goldyx-motivation = Motivation
mk-skill-source-freeze = Gefrorene Quelle
mk-skill-forward-march = Vorwärts, marsch!
mk-skill-day-sharpshooting = Scharfschießen bei Tag
mk-skill-inspiration = Inspiration
mk-skill-bright-negotiation = Helle Verhandlung
mk-skill-leaves-in-the-wind = Blätter im Wind
mk-skill-whisper-in-the-treetops = Flüstern in den Wipfeln
mk-skill-leadership = Führungskraft
mk-skill-bonds-of-loyalty = Bande der Treue
mk-skill-norowas-motivation = Motivation
mk-skill-prayer-of-weather = Wettergebet
mk-skill-double-time = Laufschritt
mk-skill-night-sharpshooting = Scharfschießen bei Nacht
mk-skill-cold-swordsmanship = Kalte Schwertkunst
mk-skill-shield-mastery = Schildmeisterschaft
mk-skill-resistance-break = Widerstand brechen
mk-skill-i-feel-no-pain = Ich spüre keinen Schmerz …
mk-skill-i-dont-give-a-damn = Mir doch egal!
mk-skill-who-needs-magic = Wer braucht schon Magie?
mk-skill-tovak-motivation = Motivation
mk-skill-mana-exploit = Manaausbeutung

## Taktikkarten

mk-tactic-early-bird = Früher Vogel
mk-tactic-rethink = Umdenken
mk-tactic-mana-steal = Manaraub
mk-tactic-planning = Planung
mk-tactic-great-start = Glänzender Start
mk-tactic-the-right-moment = Der rechte Moment
mk-tactic-from-the-dusk = Aus der Dämmerung
mk-tactic-long-night = Lange Nacht
mk-tactic-mana-search = Manasuche
mk-tactic-midnight-meditation = Mitternachtsmeditation
mk-tactic-preparation = Vorbereitung
mk-tactic-sparing-power = Gesparte Kraft

## Feinde

mk-enemy-prowlers = Herumtreiber
mk-enemy-diggers = Wühler
mk-enemy-cursed-hags = Verfluchte Vetteln
mk-enemy-wolf-riders = Wolfsreiter
mk-enemy-ironclads = Eisenpanzer
mk-enemy-orc-summoners = Ork-Beschwörer
mk-enemy-crossbowmen = Armbrustschützen
mk-enemy-guardsmen = Gardisten
mk-enemy-swordsmen = Schwertkämpfer
mk-enemy-golems = Golems
mk-enemy-monks = Mönche
mk-enemy-illusionists = Illusionisten
mk-enemy-ice-mages = Eismagier
mk-enemy-ice-golems = Eisgolems
mk-enemy-fire-mages = Feuermagier
mk-enemy-fire-golems = Feuergolems
mk-enemy-minotaur = Minotaurus
mk-enemy-gargoyle = Gargyle
mk-enemy-medusa = Medusa
mk-enemy-crypt-worm = Gruftwurm
mk-enemy-werewolf = Werwolf
mk-enemy-swamp-dragon = Sumpfdrache
mk-enemy-fire-dragon = Feuerdrache
mk-enemy-ice-dragon = Eisdrache
mk-enemy-high-dragon = Hoher Drache
mk-enemy-freezers = Froster
mk-enemy-gunners = Kanoniere
mk-enemy-altem-guardsmen = Altem-Gardisten
mk-enemy-altem-mages = Altem-Magier

## Ruinenplättchen

mk-ruin-altar-green = grüner Altar
mk-ruin-altar-blue = blauer Altar
mk-ruin-altar-white = weißer Altar
mk-ruin-altar-red = roter Altar
mk-ruin-grey-violet = Ruine mit einem grauen und einem violetten Feind
mk-ruin-green-brown = Ruine mit einem grünen und einem braunen Feind
mk-ruin-green-green = Ruine mit zwei grünen Feinden
mk-ruin-brown-violet = Ruine mit einem braunen und einem violetten Feind
mk-ruin-grey-white = Ruine mit einem grauen und einem weißen Feind
mk-ruin-grey-brown = Ruine mit einem grauen und einem braunen Feind
mk-ruin-brown-red = Ruine mit einem braunen und einem roten Feind
mk-ruin-green-red = Ruine mit einem grünen und einem roten Feind

## Eigenschaften der Feinde

mk-trait-fortified = befestigt
mk-trait-swift = flink
mk-trait-brutal = brutal
mk-trait-poison = Gift
mk-trait-paralyze = Versteinern
mk-trait-summon = herbeirufen
mk-trait-resists-physical = physischer Widerstand
mk-trait-resists-fire = Feuer-Widerstand
mk-trait-resists-ice = Eis-Widerstand
mk-color-gold = gold
mk-color-black = schwarz
mk-element-physical = physisch
mk-element-fire = Feuer
mk-element-ice = Eis
mk-element-cold-fire = Kaltes Feuer

## Wirkungen

mk-effect-cold-fire-attack-amount = Kaltes-Feuer-{ $attack } { $amount }
mk-effect-cold-fire-block = Kaltes-Feuer-Block { $amount }
mk-effect-may = { $effect }, wenn du willst
mk-effect-if = { $condition }: { $effect }
mk-effect-either = { $condition }: { $effect }; sonst: { $other }
mk-effect-for-each = { $effect } für { $item }
mk-effect-for-each-most = { $effect } für { $item } (höchstens { $most })
mk-effect-plus-per-enemy = { $effect } (+{ $bonus } für jeden Feind in diesem Kampf)
mk-effect-raised = { $effect } (nach Wunsch um bis zu { $bonus } erhöht)
mk-effect-also-paid = { $effect } ({ $one }, wenn du zusätzlich blaues oder rotes Mana bezahlst, { $both } mit beidem)
mk-effect-discard-up-to = lege bis zu { $cards } Karten ab, auch Verletzungen
mk-effect-discard-any = lege beliebig viele Karten außer Verletzungen ab
mk-effect-throw-away-action = entferne eine Aktionskarte deiner Hand
mk-effect-drop-wounds = { $most ->
    [one] lege eine Verletzung deiner Hand ab
   *[other] lege bis zu { $most } Verletzungen deiner Hand ab
}
mk-effect-remove-wounds = { $most ->
    [one] entferne eine Verletzung deiner Hand
   *[other] entferne bis zu { $most } Verletzungen deiner Hand
}
mk-effect-remove-wounds-of-turn = du darfst alle in diesem Zug erhaltenen Verletzungen entfernen
mk-effect-roll-for-wounds-bonus = wirf für jedes +1 einen Manawürfel: eine Verletzung für jeden schwarzen oder roten
mk-effect-strong-for-free = ihre starke Wirkung, ohne Mana dafür
mk-effect-basic = ihre einfache Wirkung
mk-effect-play-other-bonus = spiele eine andere Aktionskarte deiner Hand und nutze { $side }; gibt sie Bewegung, Einfluss, Angriff oder Block, gibt sie { $bonus } mehr
mk-effect-play-and-throw-away = { $play }; dann entferne jene Karte
mk-effect-return-to-deck = am Ende des Zugs darf diese Karte { $end } deines Handlungsdecks
mk-effect-return-to-deck-not-empty = am Ende des Zugs darf diese Karte { $end } deines Handlungsdecks, wenn es nicht leer ist
mk-effect-recover = lege { $cards } Karten deiner Wahl von deiner Ablage auf oder unter dein Handlungsdeck
mk-effect-recover-random = lege { $cards } zufällige Karten deiner Ablage auf oder unter dein Handlungsdeck
mk-effect-hand-limit = Handlimit +{ $by } beim Nachziehen am Ende dieses Zugs
mk-effect-take-back = nimm alle anderen in diesem Zug gespielten Karten, aber keine abgelegten oder entfernten, zurück auf die Hand
mk-effect-skip-draw = ziehe am Ende dieses Zugs keine Karten nach
mk-effect-extra-turn = mache direkt nach diesem Zug einen weiteren
mk-effect-gain-card = erhalte { $kind } ({ $color }) aus dem Angebot auf deine Ablage
mk-effect-gain-card-hand = erhalte { $kind } ({ $color }) aus dem Angebot auf deine Hand
mk-effect-buy-card = einmal in diesem Zug: bezahle { $influence } Einfluss für { $kind } aus dem Angebot auf deine Ablage
mk-effect-buy-card-hand = einmal in diesem Zug: bezahle { $influence } Einfluss für { $kind } aus dem Angebot auf deine Hand
mk-effect-an-advanced-action = eine Fortgeschrittene Aktion
mk-effect-a-spell = einen Zauber
mk-effect-use-spell-of-offer = spiele einen Zauber des Angebots, als wäre er auf deiner Hand (er bleibt im Angebot)
mk-effect-shuffle-discard = mische deine Ablage in dein Handlungsdeck
mk-effect-new-deck = mische deine Ablage; { $cards } zufällige Karten davon werden dein Handlungsdeck
mk-effect-redraw = mische bis zu { $most } Karten deiner Hand, auch Verletzungen, in dein Handlungsdeck und ziehe ebenso viele
mk-effect-search-deck = nimm eine Karte deiner Wahl aus deinem Handlungsdeck, dann mische es
mk-effect-store-top = lege die oberste Karte deines Handlungsdecks unter die Taktikkarte
mk-effect-take-stored = drehe die Taktikkarte um und nimm alle Karten darunter
mk-effect-raise-refill = mit mindestens { $hand } Karten auf der Hand, auch Verletzungen, ist dein Handlimit beim Nachziehen am Ende eines Zugs um { $by } höher
mk-effect-gain-mana-at-once = erhalte einen Manamarker ({ $color }), den du sofort ausgeben musst
mk-effect-any-color = beliebige Farbe, auch gold und schwarz
mk-effect-color-as-thrown = die Farbe der entfernten Karte
mk-effect-owned-color = eine Farbe, von der du einen Kristall besitzt
mk-effect-chosen-color = eine Grundfarbe deiner Wahl
mk-effect-return-crystals = in diesem Zug ausgegebene Kristalle kehren in deinen Vorrat zurück
mk-effect-endless = unbegrenztes Mana ({ $colors }) in diesem Zug
mk-effect-crystal-of-die = erhalte einen Kristall in der Grundfarbe eines Würfels der Quelle, dann würfle ihn neu
mk-effect-reroll-source = würfle alle Würfel der Quelle neu
mk-effect-gold-black-basic = goldene und schwarze Würfel können in diesem Zug als beliebige Grundfarbe benutzt werden
mk-effect-reroll-dice = würfle bis zu { $most } Würfel der Quelle neu, goldene zuerst
mk-effect-store-die = nimm einen Würfel der Quelle in einer Grundfarbe, den du in einem deiner Züge dieser Runde benutzen kannst und der an dessen Ende neu gewürfelt in die Quelle zurückkehrt
mk-effect-night-as-day = wenn Nacht ist, kann in diesem Zug Gold benutzt werden, und Besatzungen angrenzender Burgen und Magiertürme und alle Ruinen werden wie am Tag aufgedeckt
mk-effect-day-as-night = wenn Tag ist, kann in diesem Zug Schwarz wie bei Nacht benutzt werden, auch für starke Wirkungen von Zaubern
mk-effect-opposite-mana = benutze ein Mana als seine Gegenfarbe: Rot als Blau, Grün als Weiß und umgekehrt; am Tag Schwarz als beliebige Grundfarbe; bei Nacht Gold als Schwarz für die starke Wirkung eines Zaubers
mk-effect-sideways-wound = eine Verletzung kann wie eine andere Karte quer gespielt werden, für { $value }
mk-effect-sideways-uncommon = eine quer gespielte Karte gibt { $value }, oder { $more }, wenn es eine Fortgeschrittene Aktion, ein Zauber oder ein Artefakt ist
mk-effect-sideways-no-source = eine quer gespielte Karte gibt { $value }, oder { $more }, wenn du in diesem Zug keinen Würfel der Quelle benutzt
mk-effect-sideways-color = eine quer gespielte Karte gibt { $value }, oder { $more }, wenn es eine Aktion oder ein Zauber der bezahlten Farbe ist
mk-effect-all-terrains = alles Gelände
mk-effect-terrain-set = { $kinds ->
    [one] { $terrains } kostet in diesem Zug höchstens { $cost }
   *[other] { $terrains } kosten in diesem Zug je höchstens { $cost }
}
mk-effect-terrain-less = { $kinds ->
    [one] { $terrains } kostet in diesem Zug { $by } weniger (mindestens { $min })
   *[other] { $terrains } kosten in diesem Zug je { $by } weniger (mindestens { $min })
}
mk-effect-passable = { $terrains } kann in diesem Zug für { $cost } betreten werden
mk-effect-jump-per-space = { $cost ->
    [one] bewege dich bis zu { $spaces } aufgedeckte Felder für je einen Bewegungspunkt
   *[other] bewege dich bis zu { $spaces } aufgedeckte Felder für je { $cost } Bewegungspunkte
}
mk-effect-jump-around = { $jump }, weder auf noch durch { $terrains }
mk-effect-jump-safe = { $jump }, endend auf einem sicheren Feld und ohne zu provozieren
mk-effect-jump-assault = { $jump }, ohne zu provozieren und endend auf einem befestigten Ort oder dem Feld eines anderen Helden, als Überfall oder Angriff, der deine Bewegung beendet (ein Rückzug führt an den Anfang zurück)
mk-effect-reach-two = Felder und unerkundete Positionen in zwei Feldern Abstand gelten in diesem Zug als angrenzend, und was dazwischen liegt, wird ignoriert
mk-effect-provoke-nothing = du provozierst in diesem Zug keine umherziehenden Feinde
mk-effect-armor = { $target } erhält Rüstung −{ $less } (mindestens 1)
mk-effect-armor-fortified = { $target } erhält Rüstung −{ $less }, befestigt −{ $more } (mindestens 1)
mk-effect-armor-per-resistance = { $target } erhält Rüstung −1 für jeden seiner Widerstände (mindestens 1)
mk-effect-no-attack = { $target } greift in diesem Kampf nicht an
mk-effect-no-attack-unfortified = { $target }, der nicht befestigt ist, greift in diesem Kampf nicht an
mk-effect-loses = { $target } verliert in diesem Zug { $what }
mk-effect-destroy = { $target } wird zerstört
mk-effect-ignore-fortification = die Befestigung von Orten wird in diesem Zug ignoriert
mk-effect-skip-phases = überspringe die Blockphase und die Schadenphase dieses Kampfs
mk-effect-move-to-attack = { $cost ->
    [one] im Kampf kann jeder übrige Bewegungspunkt zu { $attack } 1 werden
   *[other] im Kampf können { $cost } übrige Bewegungspunkte zu { $attack } 1 werden
}
mk-effect-influence-as-block = Einfluss kann in diesem Zug als Block ({ $element }) benutzt werden
mk-effect-first-bonus = die erste Karte, die du in diesem Zug für Angriff spielst, gibt +{ $attack }, oder die erste für Block +{ $block }, je nachdem, was zuerst kommt
mk-effect-double-attacks = physische Angriffe in der Angriffphase zählen in diesem Zug doppelt
mk-effect-become-cold-fire = alle Angriffe, die du von nun an in diesem Kampf spielst, werden zu Kaltes-Feuer-Angriffen
mk-effect-become-siege = alle Angriffe, die du von nun an in diesem Kampf spielst, werden zu Belagerungsangriffen desselben Elements
mk-effect-ready-unit = mache eine Einheit bis Level { $level } bereit
mk-effect-ready-any-unit = mache eine Einheit bereit
mk-effect-ready-levels = mache Einheiten deiner Wahl mit zusammen { $levels } Leveln bereit
mk-effect-ready-all = mache alle deine Einheiten bereit
mk-effect-heal-unit = entferne eine Verletzung von einer Einheit
mk-effect-heal-same-unit = entferne eine Verletzung von jener Einheit
mk-effect-wound-this-unit = diese Einheit wird verletzt
mk-effect-units-combat = deine Einheiten erhalten in diesem Kampf { $bonus }
mk-effect-units-turn = deine Einheiten erhalten in diesem Zug { $bonus }
mk-effect-unit-activated = die Einheit, die du als nächste aktivierst, erhält { $bonus }
mk-effect-units-no-damage = deinen Einheiten kann in diesem Zug kein Schaden zugewiesen werden
mk-effect-units-resist = deine Einheiten erhalten in diesem Zug alle Widerstände
mk-effect-use-unit-of-offer = benutze eine Eigenschaft einer Einheit des Angebots, als wäre sie deine (ihr kann kein Schaden zugewiesen werden)
mk-effect-recruit-free = rekrutiere eine beliebige Einheit des Angebots kostenlos (ohne freies Befehlsplättchen mustere zuerst eine deiner Einheiten aus)
mk-effect-banner = ordne es einer Einheit zu: { $grants }
mk-effect-extra-command = wenn du es erhältst, kommen 2 Normale Einheiten ins Angebot; es dient als Befehlsplättchen, dessen Einheit 5 Einfluss weniger kostet (mindestens 0), auch dort benutzt werden kann, wo Einheiten es nicht können, und nicht ausgemustert werden kann
mk-effect-others-lose-crystal = jeder andere Spieler verliert einen zufälligen Kristall oder nimmt, wenn er keinen hat, eine Verletzung; du darfst einen der verlorenen Kristalle erhalten
mk-effect-all-wounded = wähle eine Grundfarbe: jeder Spieler, auch du, nimmt eine Verletzung für jeden eigenen Kristall dieser Farbe
mk-effect-claim-die = nimm einen Würfel der Quelle in einer Grundfarbe für den Rest der Runde und erhalte jetzt 3 Manamarker dieser Farbe oder je 1 in deinen Zügen vom nächsten an
mk-effect-curse-mana = bis zum Ende der Runde nimmt jeder andere Spieler, der in seinem Zug Mana dieser Farbe benutzt, eine Verletzung, einmal pro Zug
mk-effect-others-discard = jeder andere Spieler legt eine Aktionskarte oder einen Zauber dieser Farbe ab oder zeigt seine Hand, wenn er keine hat
mk-effect-steal-discarded = du darfst eine so abgelegte Aktionskarte dauerhaft auf die Hand nehmen
mk-effect-spend-others-unit = du darfst von jedem anderen Spieler eine bereite Einheit bis Level { $level } verausgaben
mk-effect-wound-to-closest = eine dieser Verletzungen kommt stattdessen auf die Hand des Helden, der am nächsten steht (von mehreren wählst du)
mk-effect-freeze-source = bis zu deinem nächsten Zug können andere ihren üblichen Würfel der Quelle nicht benutzen; wenn er beginnt, erhalte einen Kristall einer Grundfarbe, die die Quelle zeigt
mk-effect-weather = bis zu deinem nächsten Zug kostet dich alles Gelände 2 weniger (mindestens 1) und andere 1 mehr (höchstens 5)
mk-effect-mark-mana = bis zu deinem nächsten Zug nimmt jeder andere Spieler, der in seinem Zug Mana einer anderen Farbe als der dieses Markers benutzt, eine Verletzung, einmal für jede Farbe
mk-effect-discard-other = { $cards ->
    [one] lege eine andere Karte ab
   *[other] lege { $cards } andere Karten ab
}
mk-effect-take-wound = { $wounds ->
    [one] nimm eine Verletzung
   *[other] nimm { $wounds } Verletzungen
}
mk-effect-roll-for-wounds = { $dice ->
    [one] wirf einen Manawürfel: eine Verletzung bei Schwarz oder Rot
   *[other] wirf { $dice } Manawürfel: eine Verletzung für jeden schwarzen oder roten
}
mk-effect-play-other = { $times ->
    [one] spiele eine andere Aktionskarte deiner Hand und nutze { $side }
   *[other] spiele eine andere Aktionskarte deiner Hand und nutze { $times }-mal { $side }
}
mk-effect-gain-mana = { $tokens ->
    [one] erhalte einen Manamarker ({ $color })
   *[other] erhalte { $tokens } Manamarker ({ $color })
}
mk-effect-gain-crystal = { $crystals ->
    [one] erhalte einen Kristall ({ $color })
   *[other] erhalte { $crystals } Kristalle ({ $color })
}
mk-effect-roll-for-crystals = { $dice ->
    [one] wirf einen Manawürfel und erhalte einen Kristall seiner Farbe (Gold: Farbe nach Wahl; Schwarz: stattdessen Ruhm +1)
   *[other] wirf { $dice } Manawürfel und erhalte je einen Kristall der Farbe (Gold: Farbe nach Wahl; Schwarz: stattdessen Ruhm +1)
}
mk-effect-jump = { $spaces ->
    [one] bewege dich auf ein angrenzendes aufgedecktes Feld für { $cost } Bewegungspunkte
   *[other] bewege dich bis zu { $spaces } aufgedeckte Felder für insgesamt { $cost } Bewegungspunkte
}
mk-if-day = am Tag
mk-if-night = bei Nacht
mk-if-in-forest = im Wald
mk-if-interacting = wenn in einer Interaktion benutzt
mk-if-interaction-only = nur in einer Interaktion
mk-if-attack-phase = nur in der Angriffphase
mk-if-start-of-combat = nur zu Beginn eines Kampfs
mk-if-block-succeeds = wenn der Block, zu dem sie gehört, gelingt
mk-if-enough-move = wenn du den Kampf mit mindestens so vielen Bewegungspunkten wie Feinden begonnen hast
mk-if-least-fame = mit weniger Ruhm als jeder andere Spieler
mk-if-wound-dropped = wenn du das tust
mk-if-unit-readied = wenn du das tust
mk-if-not-in-combat = nicht im Kampf
mk-per-card-discarded = jede abgelegte Karte
mk-per-wound = jede Verletzung auf deiner Hand oder deinen Einheiten
mk-per-ready-unit = jede deiner bereiten unverletzten Einheiten
mk-per-crystal-color = jede Kristallfarbe in deinem Vorrat
mk-per-unit-recruited = jede in diesem Zug von dir rekrutierte Einheit
mk-per-enemy-defeated = jeden in diesem Zug besiegten Feind
mk-per-fighting-unit = jede deiner Einheiten, die in diesem Zug angreift oder blockt
mk-per-spell-cast = jeden in diesem Zug gewirkten Zauber ({ $color })
mk-per-healing-spent = jeden ausgegebenen Heilungspunkt dieser Karte
mk-per-wound-healed = jede Verletzung, die du in diesem Zug von deiner Hand heilst
mk-deck-top = ans obere Ende
mk-deck-bottom = ans untere Ende
mk-target-one = ein Feind
mk-target-all = jeder Feind
mk-target-same = jener Feind
mk-target-others = jeder andere Feind
mk-target-blocked = der damit geblockte Feind
mk-loss-fortification = alle Befestigungen
mk-loss-resistances = alle Widerstände
mk-loss-both = alle Befestigungen und Widerstände
mk-loss-fire = den Feuer-Widerstand
mk-loss-physical = den physischen Widerstand
mk-loss-swift = die Eigenschaft flink
mk-bonus-attack = Angriff +{ $by }
mk-bonus-melee = Angriff +{ $by } (Fern- und Belagerungsangriffe nur in der Angriffphase)
mk-bonus-ranged = Fernangriff +{ $by }
mk-bonus-armor = Rüstung +{ $by }
mk-bonus-block = Block +{ $by }
mk-banner-glory = Rüstung, Angriff und Block +1 und Ruhm +1, sooft sie angreift oder blockt
mk-banner-cancel-attack = in der Blockphase kann die bereite Einheit verausgabt werden, um einen Angriff aufzuheben, für Ruhm +1
mk-banner-protection = Rüstung +1, Feuer- und Eis-Widerstand
mk-banner-ready = einmal pro Runde, nicht im Kampf, macht es die Einheit bereit
mk-effect-for = { $cost } für { $gain }
mk-effect-and = { $first } und { $rest }
mk-effect-or-else = { $first }, oder { $rest }
mk-effect-if-paid = wenn du zusätzlich 1 Mana ({ $color }) bezahlst: { $effect }
mk-effect-that-color = diese Farbe
mk-effect-jump-free = { $spaces ->
    [one] bewege dich kostenlos auf ein angrenzendes aufgedecktes Feld
   *[other] bewege dich kostenlos bis zu { $spaces } aufgedeckte Felder
}
mk-effect-gain-other-crystals = erhalte je einen Kristall jeder Grundfarbe außer der der entfernten Karte
mk-effect-at-end-of-turn-if = am Ende des Zugs, { $condition }: { $effect }
mk-effect-attack-later = { $condition }: { $effect } in der Angriffphase, wenn du willst
mk-text-when = { $effect } – { $when }
mk-text-when-not-in-combat = { $effect } – { $when }, nicht im Kampf
mk-when-each-turn = einmal pro Zug
mk-when-each-round = einmal pro Runde
mk-when-motivated = einmal pro Runde, im Zug eines beliebigen Spielers; bis zum Ende deines nächsten Zugs keine andere Motivation
mk-when-taken = wenn du sie nimmst
mk-when-once-in-turn = einmal, in einem deiner Züge
mk-when-deck-empty = einmal, während dein Handlungsdeck leer ist
mk-when-before-source = einmal in jedem deiner Züge, bevor du einen Würfel der Quelle benutzt
mk-when-once-before-turn = einmal, vor einem deiner Züge
mk-when-before-each-turn = eines davon vor jedem deiner Züge, bis sie umgedreht ist
mk-effect-pay-any-mana = bezahle 1 Mana (beliebige benutzbare Farbe)
