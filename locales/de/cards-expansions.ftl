# Mage Wars: Namen der Karten der Erweiterungen, unsere eigenen, wo keine gedruckt sind, und ihrer Angriffe und Fähigkeiten.
# Gemacht aus crates/mage-wars/tests/facts von UPDATE_GOLDEN=1 cargo test -p mage-wars printed::expansions

## forcemaster-vs-warlord

card-dwarf-kriegsbiel = Zwergischer Kriegsbeilträger
attack-chop = Hacken
attack-sweeping-attack = Rundumschlag
card-goblin-grunt = Goblin-Fußsoldat
attack-shortsword = Kurzschwert
card-goblin-slinger = Goblin-Schleuderer
attack-stone-sling = Steinschleuder
card-iron-golem = Eisengolem
attack-iron-fists = Eisenfäuste
card-orc-butcher = Ork-Schlächter
attack-meat-cleaver = Fleischerbeil
card-psylok = Psylok
attack-psionic-blast = Psionischer Stoß
card-renewing-spring = Erneuernde Quelle
card-circle-of-fire = Kreis aus Feuer
attack-searing-heat = Sengende Hitze
card-falcon-precision = Präzision des Falken
card-fortified-position = Befestigte Stellung
card-force-ring = Ring der Macht
card-helm-of-command = Helm des Befehls
card-ring-of-command = Ring des Befehls
card-storm-drake-hide = Sturmdrachenhaut
card-war-sledge = Kriegsvorschlaghammer
attack-quick-swing = Schneller Schwung
attack-power-swing = Wuchtiger Schwung
card-destroy-magic = Magie zerstören
card-mass-sleep = Massenschlaf
card-power-strike = Wuchtiger Hieb
card-arc-lightning = Lichtbogen
attack-arc-lightning = Lichtbogen
card-hail-of-stones = Steinhagel
attack-hail-of-stones = Steinhagel
card-invisible-fist = Unsichtbare Faust
attack-invisible-fist = Unsichtbare Faust

## conquest-of-kumanjaro

card-bridge-troll = Brückentroll
attack-heavy-club = Schwere Keule
card-screech-harpy = Kreischharpyie
attack-maddening-shriek = Wahnsinnsschrei
card-divine-might = Göttliche Stärke
card-healing-charm = Heilender Talisman
card-sunfire-amulet = Sonnenfeueramulett
card-colossus-belt = Gürtel des Kolosses
card-reflex-boots = Reflexstiefel
card-dispel-wand = Zauberstab der Beseitigung
ability-disenchant = Entzaubern
ability-mage-sight = Magierblick
card-eagleclaw-boots = Adlerklauenstiefel

## druid-vs-necromancer

card-deathfang = Todesfang
card-skeletal-archer = Skelettschütze
attack-bow = Bogen
attack-fist = Faust
card-skeletal-knight = Skelettritter
attack-broadsword = Breitschwert
card-skeletal-minion = Skelettdiener
attack-femur = Oberschenkelknochen
card-tataree = Tataree
attack-magical-burst = Magischer Ausbruch
card-graveyard = Friedhof
card-wall-of-bones = Knochenwall
card-deathshroud-staff = Leichentuchstab
attack-deathshroud-strike = Leichentuchschlag
card-druids-leaf-ring = Blattring der Druidin
card-meditation-amulet = Meditationsamulett
ability-meditate = Meditieren

## forged-in-fire

card-asyran-defender = Verteidiger der Asyra
card-blood-demon = Blutdämon
card-bloodcrag-minotaur = Bloodcrag-Minotaurus
attack-horns = Hörner
card-anvil-throne-crossbowman = Armbrustschütze vom Ambossthron
attack-crossbow-bolt = Armbrustbolzen
attack-small-axe = Kleine Axt
card-infernian-scourger = Infernischer Geißler
card-sersiryx-imp-familiar = Sersiryx, Kobold-Vertrauter
attack-singe = Versengen
card-wall-of-earth = Erdwall
card-lion-savagery = Wildheit des Löwen
card-rust = Rost
card-morning-star = Morgenstern
attack-overhead-bash = Überkopfschlag
card-devils-trident = Teufelsdreizack
attack-devils-trident = Teufelsdreizack
card-hurl-rock = Felsen schleudern
attack-hurl-rock = Felsen schleudern

## battlegrounds-domination

card-slaknir-goblin-chieftain = Slaknir, Goblin-Häuptling
attack-tribal-staff = Stammesstab
ability-move-out = Ausrücken!
card-plagued = Verseucht
card-hurl-meteorite = Meteorit schleudern
attack-hurl-meteorite = Meteorit schleudern
