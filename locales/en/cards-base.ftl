# Mage Wars: names of the cards of the base set, as printed, and of their attacks and abilities.

## Mages

card-beastmaster = Beastmaster
card-priestess = Priestess
card-warlock = Warlock
card-wizard = Wizard

## Creatures

card-adramelech-lord-of-fire = Adramelech, Lord of Fire
card-asyran-cleric = Asyran Cleric
card-dark-pact-slayer = Dark Pact Slayer
card-bitterwood-fox = Bitterwood Fox
card-blue-gremlin = Blue Gremlin
card-brogan-bloodstone = Brogan Bloodstone
card-cervere-the-forest-shadow = Cervere, The Forest Shadow
card-darkfenne-bat = Darkfenne Bat
card-darkfenne-hydra = Darkfenne Hydra
card-emerald-tegu = Emerald Tegu
card-fellella-pixie-familiar = Fellella, Pixie Familiar
card-feral-bobcat = Feral Bobcat
card-firebrand-imp = Firebrand Imp
card-flaming-hellion = Flaming Hellion
card-goran-werewolf-pet = Goran, Werewolf Pet
card-gorgon-archer = Gorgon Archer
card-gray-angel = Gray Angel
card-highland-unicorn = Highland Unicorn
card-huginn-raven-familiar = Huginn, Raven Familiar
card-knight-of-westlock = Knight of Westlock
card-malacoda = Malacoda
card-mana-leech = Mana Leech
card-mountain-gorilla = Mountain Gorilla
card-necropian-vampiress = Necropian Vampiress
card-moonglow-faerie = Moonglow Faerie
card-royal-archer = Royal Archer
card-redclaw-alpha-male = Redclaw, Alpha Male
card-samandriel-angel-of-light = Samandriel, Angel of Light
card-skeletal-sentry = Skeletal Sentry
card-sosruko-ferret-companion = Sosruko, Ferret Companion
card-steelclaw-grizzly = Steelclaw Grizzly
card-stonegaze-basilisk = Stonegaze Basilisk
card-tarok-the-skyhunter = Tarok, the Skyhunter
card-thunderift-falcon = Thunderift Falcon
card-timber-wolf = Timber Wolf
card-valshalla-lightning-angel = Valshalla, Lightning Angel
card-whirling-spirit = Whirling Spirit

## Conjurations

card-rajans-fury = Rajan's Fury
card-animal-kinship = Animal Kinship
card-tooth-and-nail = Tooth & Nail
card-battle-forge = Battle Forge
card-gate-to-hell = Gate to Hell
card-gate-to-voltari = Gate to Voltari
card-hand-of-bim-shalla = Hand of Bim-Shalla
card-temple-of-the-dawnbreaker = Temple of the Dawnbreaker
card-lair = Lair
card-idol-of-pestilence = Idol of Pestilence
card-mana-crystal = Mana Crystal
card-mana-flower = Mana Flower
card-mana-siphon = Mana Siphon
card-mohktari-great-tree-of-life = Mohktari, Great Tree of Life
card-mordoks-obelisk = Mordok's Obelisk
card-pentagram = Pentagram
card-poison-gas-cloud = Poison Gas Cloud
card-deathlock = Deathlock
card-sacrificial-altar = Sacrificial Altar
card-suppression-orb = Suppression Orb
card-tanglevine = Tanglevine
card-temple-of-asyra = Temple of Asyra
card-temple-of-light = Temple of Light

## Walls

card-fog-bank = Fog Bank
card-wall-of-stone = Wall of Stone
card-wall-of-fire = Wall of Fire
card-wall-of-thorns = Wall of Thorns

## Enchantments

card-bear-strength = Bear Strength
card-block = Block
card-bull-endurance = Bull Endurance
card-chains-of-agony = Chains of Agony
card-cheetah-speed = Cheetah Speed
card-circle-of-lightning = Circle of Lightning
card-cobra-reflexes = Cobra Reflexes
card-death-link = Death Link
card-agony = Agony
card-decoy = Decoy
card-divine-intervention = Divine Intervention
card-divine-protection = Divine Protection
card-eagle-wings = Eagle Wings
card-enfeeble = Enfeeble
card-essence-drain = Essence Drain
card-force-hold = Force Hold
card-force-orb = Force Orb
card-force-sword = Force Sword
card-ghoul-rot = Ghoul Rot
card-harmonize = Harmonize
card-hawkeye = Hawkeye
card-hellfire-trap = Hellfire Trap
card-jinx = Jinx
card-magebane = Magebane
card-maim-wings = Maim Wings
card-marked-for-death = Marked for Death
card-mongoose-agility = Mongoose Agility
card-nullify = Nullify
card-pacify = Pacify
card-poisoned-blood = Poisoned Blood
card-regrowth = Regrowth
card-retaliate = Retaliate
card-reverse-attack = Reverse Attack
card-reverse-magic = Reverse Magic
card-rhino-hide = Rhino Hide
card-sacred-ground = Sacred Ground
card-teleport-trap = Teleport Trap
card-turn-to-stone = Turn to Stone
card-vampirism = Vampirism

## Equipment

card-arcane-ring = Arcane Ring
card-bearskin = Bearskin
card-crown-of-protection = Crown of Protection
card-deflection-bracers = Deflection Bracers
card-demonhide-armor = Demonhide Armor
card-dragonscale-hauberk = Dragonscale Hauberk
card-elemental-cloak = Elemental Cloak
card-elemental-wand = Elemental Wand
card-enchanters-ring = Enchanter's Ring
card-fireshaper-ring = Fireshaper Ring
card-gauntlets-of-strength = Gauntlets of Strength
card-helm-of-fear = Helm of Fear
card-ivarium-longbow = Ivarium Longbow
card-lash-of-hellfire = Lash of Hellfire
card-leather-boots = Leather Boots
card-leather-gloves = Leather Gloves
card-lightning-ring = Lightning Ring
card-mage-staff = Mage Staff
card-mage-wand = Mage Wand
card-molochs-torment = Moloch's Torment
card-moonglow-amulet = Moonglow Amulet
card-regrowth-belt = Regrowth Belt
card-ring-of-asyra = Ring of Asyra
card-ring-of-beasts = Ring of Beasts
card-dawnbreaker-ring = Dawnbreaker Ring
card-ring-of-curses = Ring of Curses
card-staff-of-asyra = Staff of Asyra
card-staff-of-beasts = Staff of Beasts
card-staff-of-the-arcanum = Staff of the Arcanum
card-suppression-cloak = Suppression Cloak
card-wind-wyvern-hide = Wind Wyvern Hide

## Incantations

card-banish = Banish
card-battle-fury = Battle Fury
card-call-of-the-wild = Call of the Wild
card-charge = Charge
card-dispel = Dispel
card-dissolve = Dissolve
card-drain-life = Drain Life
card-drain-power = Drain Power
card-evade = Evade
card-explode = Explode
card-force-push = Force Push
card-group-heal = Group Heal
card-heal = Heal
card-knockdown = Knockdown
card-lay-hands = Lay Hands
card-minor-heal = Minor Heal
card-perfect-strike = Perfect Strike
card-piercing-strike = Piercing Strike
card-purify = Purify
card-purge-magic = Purge Magic
card-resurrection = Resurrection
card-rouse-the-beast = Rouse the Beast
card-seeking-dispel = Seeking Dispel
card-shift-enchantment = Shift Enchantment
card-sleep = Sleep
card-steal-enchantment = Steal Enchantment
card-teleport = Teleport
card-vampiric-strike = Vampiric Strike

## Attack spells

card-blinding-flash = Blinding Flash
card-chain-lightning = Chain Lightning
card-electrify = Electrify
card-fireball = Fireball
card-firestorm = Firestorm
card-flameblast = Flameblast
card-lightning-bolt = Lightning Bolt
card-geyser = Geyser
card-jet-stream = Jet Stream
card-pillar-of-light = Pillar of Light
card-ring-of-fire = Ring of Fire
card-thunderbolt = Thunderbolt

## Attacks

attack-arcane-blast = Arcane Blast
attack-arcane-burst = Arcane Burst
attack-arcane-strike = Arcane Strike
attack-arcane-zap = Arcane Zap
attack-basic-melee-attack = Basic Melee Attack
attack-beak = Beak
attack-beak-and-talons = Beak & Talons
attack-bite = Bite
attack-blinding-flash = Blinding Flash
attack-celestial-strike = Celestial Strike
attack-chain-lightning = Chain Lightning
attack-claws = Claws
attack-claws-and-bite = Claws & Bite
attack-demonic-presence = Demonic Presence
attack-diseased-bite = Diseased Bite
attack-electric-surge = Electric Surge
attack-electrify = Electrify
attack-ethereal-touch = Ethereal Touch
attack-fangs = Fangs
attack-feral-claws = Feral Claws
attack-fiery-blast = Fiery Blast
attack-fireball = Fireball
attack-firestorm = Firestorm
attack-fists = Fists
attack-flameblast = Flameblast
attack-geyser = Geyser
attack-gorging-bite = Gorging Bite
attack-heavy-claw-strike = Heavy Claw Strike
attack-hell-trident = Hell Trident
attack-hellfire-claws = Hellfire Claws
attack-hellfire-scythe = Hellfire Scythe
attack-hellfire-sweep = Hellfire Sweep
attack-hellsword = Hellsword
attack-horn = Horn
attack-jet-stream = Jet Stream
attack-knife = Knife
attack-leeching-bite = Leeching Bite
attack-light-blast = Light Blast
attack-lightning-bolt = Lightning Bolt
attack-lightning-sword = Lightning Sword
attack-longbow = Longbow
attack-longsword = Longsword
attack-open-the-gate = Open the Gate
attack-paralysis-beam = Paralysis Beam
attack-pillar-of-light = Pillar of Light
attack-poison-bow = Poison Bow
attack-razor-beak = Razor Beak
attack-ring-of-fire = Ring of Fire
attack-savage-strike = Savage Strike
attack-searing-flames = Searing Flames
attack-searing-thrash = Searing Thrash
attack-sharp-thorns = Sharp Thorns
attack-short-sword = Short Sword
attack-snapping-bite = Snapping Bite
attack-staff = Staff
attack-sword = Sword
attack-talons = Talons
attack-the-greatsword-starfire = The Greatsword “Starfire”
attack-thunderbolt = Thunderbolt
attack-trap-attack = Trap Attack
attack-triple-bite = Triple Bite
attack-venomous-bite = Venomous Bite
attack-voltaric-strike = Voltaric Strike
attack-vorpal-blade = Vorpal Blade
attack-windstorm = Windstorm
attack-zap = Zap

## Abilities

ability-arcane-zap = Arcane Zap
ability-battle-skill = Battle Skill
ability-bloodreaper = Bloodreaper
ability-curseweaving = Curseweaving
ability-divine-reward = Divine Reward
ability-healing-light = Healing Light
ability-pet = Pet
ability-quick-summoning = Quick Summoning
ability-ravens-eye = Raven's Eye
ability-redeeming-sacrifice = Redeeming Sacrifice
ability-restore = Restore
ability-voltaric-shield = Voltaric Shield
