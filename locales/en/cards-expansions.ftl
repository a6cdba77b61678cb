# Mage Wars: names of the cards of the expansions, as printed, and of their attacks and abilities.
# Made from crates/mage-wars/tests/facts by UPDATE_GOLDEN=1 cargo test -p mage-wars printed::expansions

## forcemaster-vs-warlord

card-dwarf-kriegsbiel = Dwarf Kriegsbiel
attack-chop = Chop
attack-sweeping-attack = Sweeping Attack
card-goblin-grunt = Goblin Grunt
attack-shortsword = Shortsword
card-goblin-slinger = Goblin Slinger
attack-stone-sling = Stone Sling
card-iron-golem = Iron Golem
attack-iron-fists = Iron Fists
card-orc-butcher = Orc Butcher
attack-meat-cleaver = Meat Cleaver
card-psylok = Psylok
attack-psionic-blast = Psionic Blast
card-renewing-spring = Renewing Spring
card-circle-of-fire = Circle of Fire
attack-searing-heat = Searing Heat
card-falcon-precision = Falcon Precision
card-fortified-position = Fortified Position
card-force-ring = Force Ring
card-helm-of-command = Helm of Command
card-ring-of-command = Ring of Command
card-storm-drake-hide = Storm Drake Hide
card-war-sledge = War Sledge
attack-quick-swing = Quick Swing
attack-power-swing = Power Swing
card-destroy-magic = Destroy Magic
card-mass-sleep = Mass Sleep
card-power-strike = Power Strike
card-arc-lightning = Arc Lightning
attack-arc-lightning = Arc Lightning
card-hail-of-stones = Hail of Stones
attack-hail-of-stones = Hail of Stones
card-invisible-fist = Invisible Fist
attack-invisible-fist = Invisible Fist

## conquest-of-kumanjaro

card-bridge-troll = Bridge Troll
attack-heavy-club = Heavy Club
card-screech-harpy = Screech Harpy
attack-maddening-shriek = Maddening Shriek
card-divine-might = Divine Might
card-healing-charm = Healing Charm
card-sunfire-amulet = Sunfire Amulet
card-colossus-belt = Colossus Belt
card-reflex-boots = Reflex Boots
card-dispel-wand = Dispel Wand
ability-disenchant = Disenchant
ability-mage-sight = Mage Sight
card-eagleclaw-boots = Eagleclaw Boots

## druid-vs-necromancer

card-deathfang = Deathfang
card-skeletal-archer = Skeletal Archer
attack-bow = Bow
attack-fist = Fist
card-skeletal-knight = Skeletal Knight
attack-broadsword = Broadsword
card-skeletal-minion = Skeletal Minion
attack-femur = Femur
card-tataree = Tataree
attack-magical-burst = Magical Burst
card-graveyard = Graveyard
card-wall-of-bones = Wall of Bones
card-deathshroud-staff = Deathshroud Staff
attack-deathshroud-strike = Deathshroud Strike
card-druids-leaf-ring = Druid's Leaf Ring
card-meditation-amulet = Meditation Amulet
ability-meditate = Meditate

## forged-in-fire

card-asyran-defender = Asyran Defender
card-blood-demon = Blood Demon
card-bloodcrag-minotaur = Bloodcrag Minotaur
attack-horns = Horns
card-anvil-throne-crossbowman = Anvil Throne Crossbowman
attack-crossbow-bolt = Crossbow Bolt
attack-small-axe = Small Axe
card-infernian-scourger = Infernian Scourger
card-sersiryx-imp-familiar = Sersiryx, Imp Familiar
attack-singe = Singe
card-wall-of-earth = Wall of Earth
card-lion-savagery = Lion Savagery
card-rust = Rust
card-morning-star = Morning Star
attack-overhead-bash = Overhead Bash
card-devils-trident = Devil's Trident
attack-devils-trident = Devil's Trident
card-hurl-rock = Hurl Rock
attack-hurl-rock = Hurl Rock

## battlegrounds-domination

card-slaknir-goblin-chieftain = Slaknir, Goblin Chieftain
attack-tribal-staff = Tribal Staff
ability-move-out = Move Out!
card-plagued = Plagued
card-hurl-meteorite = Hurl Meteorite
attack-hurl-meteorite = Hurl Meteorite
