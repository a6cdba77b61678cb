### Names of Mage Knight’s cards and tokens, and what effects do.

## Advanced Actions, Spells and Artifacts

mk-card-fire-bolt = Fire Bolt
mk-card-ice-bolt = Ice Bolt
mk-card-swift-bolt = Swift Bolt
mk-card-crushing-bolt = Crushing Bolt
mk-card-blood-rage = Blood Rage
mk-card-ice-shield = Ice Shield
mk-card-agility = Agility
mk-card-refreshing-walk = Refreshing Walk
mk-card-intimidate = Intimidate
mk-card-frost-bridge = Frost Bridge
mk-card-song-of-wind = Song of Wind
mk-card-path-finding = Path Finding
mk-card-blood-ritual = Blood Ritual
mk-card-pure-magic = Pure Magic
mk-card-heroic-tale = Heroic Tale
mk-card-regeneration = Regeneration
mk-card-into-the-heat = Into the Heat
mk-card-steady-tempo = Steady Tempo
mk-card-diplomacy = Diplomacy
mk-card-in-need = In Need
mk-card-decompose = Decompose
mk-card-crystal-mastery = Crystal Mastery
mk-card-mana-storm = Mana Storm
mk-card-ambush = Ambush
mk-card-maximal-effect = Maximal Effect
mk-card-magic-talent = Magic Talent
mk-card-learning = Learning
mk-card-training = Training
mk-card-fireball = Fireball
mk-card-snowstorm = Snowstorm
mk-card-expose = Expose
mk-card-tremor = Tremor
mk-card-flame-wall = Flame Wall
mk-card-mana-bolt = Mana Bolt
mk-card-whirlwind = Whirlwind
mk-card-underground-travel = Underground Travel
mk-card-burning-shield = Burning Shield
mk-card-chill = Chill
mk-card-wings-of-wind = Wings of Wind
mk-card-restoration = Restoration
mk-card-demolish = Demolish
mk-card-space-bending = Space Bending
mk-card-call-to-arms = Call to Arms
mk-card-meditation = Meditation
mk-card-mana-meltdown = Mana Meltdown
mk-card-mana-claim = Mana Claim
mk-card-mind-read = Mind Read
mk-card-energy-flow = Energy Flow
mk-card-banner-of-glory = Banner of Glory
mk-card-banner-of-fear = Banner of Fear
mk-card-banner-of-protection = Banner of Protection
mk-card-banner-of-courage = Banner of Courage
mk-card-ruby-ring = Ruby Ring
mk-card-sapphire-ring = Sapphire Ring
mk-card-diamond-ring = Diamond Ring
mk-card-emerald-ring = Emerald Ring
mk-card-sword-of-justice = Sword of Justice
mk-card-horn-of-wrath = Horn of Wrath
mk-card-endless-bag-of-gold = Endless Bag of Gold
mk-card-endless-gem-pouch = Endless Gem Pouch
mk-card-golden-grail = Golden Grail
mk-card-book-of-wisdom = Book of Wisdom
mk-card-amulet-of-sun = Amulet of Sun
mk-card-amulet-of-darkness = Amulet of Darkness

## What the strong side of a Spell is called

mk-card-strong-fireball = Firestorm
mk-card-strong-snowstorm = Blizzard
mk-card-strong-expose = Mass Expose
mk-card-strong-tremor = Earthquake
mk-card-strong-flame-wall = Flame Wave
mk-card-strong-mana-bolt = Mana Thunderbolt
mk-card-strong-whirlwind = Tornado
mk-card-strong-underground-travel = Underground Attack
mk-card-strong-burning-shield = Exploding Shield
mk-card-strong-chill = Lethal Chill
mk-card-strong-wings-of-wind = Wings of Night
mk-card-strong-restoration = Rebirth
mk-card-strong-demolish = Disintegrate
mk-card-strong-space-bending = Time Bending
mk-card-strong-call-to-arms = Call to Glory
mk-card-strong-meditation = Trance
mk-card-strong-mana-meltdown = Mana Radiance
mk-card-strong-mana-claim = Mana Curse
mk-card-strong-mind-read = Mind Steal
mk-card-strong-energy-flow = Energy Steal

## Units

mk-unit-peasants = Peasants
mk-unit-herbalists = Herbalists
mk-unit-foresters = Foresters
mk-unit-utem-crossbowmen = Utem Crossbowmen
mk-unit-utem-guardsmen = Utem Guardsmen
mk-unit-utem-swordsmen = Utem Swordsmen
mk-unit-guardian-golems = Guardian Golems
mk-unit-illusionists = Illusionists
mk-unit-red-cape-monks = Red Cape Monks
mk-unit-northern-monks = Northern Monks
mk-unit-savage-monks = Savage Monks
mk-unit-fire-golems = Fire Golems
mk-unit-ice-golems = Ice Golems
mk-unit-fire-mages = Fire Mages
mk-unit-ice-mages = Ice Mages
mk-unit-amotep-gunners = Amotep Gunners
mk-unit-amotep-freezers = Amotep Freezers
mk-unit-catapults = Catapults
mk-unit-altem-mages = Altem Mages
mk-unit-altem-guardians = Altem Guardians

## Skills

mk-skill-dark-paths = Dark Paths
mk-skill-burning-power = Burning Power
mk-skill-hot-swordsmanship = Hot Swordsmanship
mk-skill-dark-negotiation = Dark Negotiation
mk-skill-dark-fire-magic = Dark Fire Magic
mk-skill-power-of-pain = Power of Pain
mk-skill-invocation = Invocation
mk-skill-polarization = Polarization
mk-skill-arythea-motivation = Motivation
mk-skill-healing-ritual = Healing Ritual
mk-skill-freezing-power = Freezing Power
mk-skill-potion-making = Potion Making
mk-skill-white-crystal-craft = White Crystal Craft
mk-skill-green-crystal-craft = Green Crystal Craft
mk-skill-red-crystal-craft = Red Crystal Craft
mk-skill-glittering-fortune = Glittering Fortune
mk-skill-flight = Flight
mk-skill-universal-power = Universal Power
mk-skill-goldyx-motivation = Motivation
mk-skill-source-freeze = Source Freeze
mk-skill-forward-march = Forward March!
mk-skill-day-sharpshooting = Day Sharpshooting
mk-skill-inspiration = Inspiration
mk-skill-bright-negotiation = Bright Negotiation
mk-skill-leaves-in-the-wind = Leaves in the Wind
mk-skill-whisper-in-the-treetops = Whisper in the Treetops
mk-skill-leadership = Leadership
mk-skill-bonds-of-loyalty = Bonds of Loyalty
mk-skill-norowas-motivation = Motivation
mk-skill-prayer-of-weather = Prayer of Weather
mk-skill-double-time = Double Time
mk-skill-night-sharpshooting = Night Sharpshooting
mk-skill-cold-swordsmanship = Cold Swordsmanship
mk-skill-shield-mastery = Shield Mastery
mk-skill-resistance-break = Resistance Break
mk-skill-i-feel-no-pain = I Feel No Pain…
mk-skill-i-dont-give-a-damn = I Don’t Give a Damn!
mk-skill-who-needs-magic = Who Needs Magic?
mk-skill-tovak-motivation = Motivation
mk-skill-mana-exploit = Mana Exploit

## Tactics

mk-tactic-early-bird = Early Bird
mk-tactic-rethink = Rethink
mk-tactic-mana-steal = Mana Steal
mk-tactic-planning = Planning
mk-tactic-great-start = Great Start
mk-tactic-the-right-moment = The Right Moment
mk-tactic-from-the-dusk = From the Dusk
mk-tactic-long-night = Long Night
mk-tactic-mana-search = Mana Search
mk-tactic-midnight-meditation = Midnight Meditation
mk-tactic-preparation = Preparation
mk-tactic-sparing-power = Sparing Power

## Enemies

mk-enemy-prowlers = Prowlers
mk-enemy-diggers = Diggers
mk-enemy-cursed-hags = Cursed Hags
mk-enemy-wolf-riders = Wolf Riders
mk-enemy-ironclads = Ironclads
mk-enemy-orc-summoners = Orc Summoners
mk-enemy-crossbowmen = Crossbowmen
mk-enemy-guardsmen = Guardsmen
mk-enemy-swordsmen = Swordsmen
mk-enemy-golems = Golems
mk-enemy-monks = Monks
mk-enemy-illusionists = Illusionists
mk-enemy-ice-mages = Ice Mages
mk-enemy-ice-golems = Ice Golems
mk-enemy-fire-mages = Fire Mages
mk-enemy-fire-golems = Fire Golems
mk-enemy-minotaur = Minotaur
mk-enemy-gargoyle = Gargoyle
mk-enemy-medusa = Medusa
mk-enemy-crypt-worm = Crypt Worm
mk-enemy-werewolf = Werewolf
mk-enemy-swamp-dragon = Swamp Dragon
mk-enemy-fire-dragon = Fire Dragon
mk-enemy-ice-dragon = Ice Dragon
mk-enemy-high-dragon = High Dragon
mk-enemy-freezers = Freezers
mk-enemy-gunners = Gunners
mk-enemy-altem-guardsmen = Altem Guardsmen
mk-enemy-altem-mages = Altem Mages

## Ruin tokens

mk-ruin-altar-green = green altar
mk-ruin-altar-blue = blue altar
mk-ruin-altar-white = white altar
mk-ruin-altar-red = red altar
mk-ruin-grey-violet = ruins with a grey and a violet enemy
mk-ruin-green-brown = ruins with a green and a brown enemy
mk-ruin-green-green = ruins with two green enemies
mk-ruin-brown-violet = ruins with a brown and a violet enemy
mk-ruin-grey-white = ruins with a grey and a white enemy
mk-ruin-grey-brown = ruins with a grey and a brown enemy
mk-ruin-brown-red = ruins with a brown and a red enemy
mk-ruin-green-red = ruins with a green and a red enemy

## Traits

mk-trait-fortified = Fortified
mk-trait-swift = Swift
mk-trait-brutal = Brutal
mk-trait-poison = Poison
mk-trait-paralyze = Paralyze
mk-trait-summon = Summon
mk-trait-resists-physical = Physical Resistance
mk-trait-resists-fire = Fire Resistance
mk-trait-resists-ice = Ice Resistance
mk-color-gold = gold
mk-color-black = black
mk-element-physical = physical
mk-element-fire = Fire
mk-element-ice = Ice
mk-element-cold-fire = Cold Fire

## Effects

mk-effect-cold-fire-attack-amount = Cold Fire { $attack } { $amount }
mk-effect-cold-fire-block = Cold Fire Block { $amount }
mk-effect-may = { $effect }, if you like
mk-effect-if = { $condition }: { $effect }
mk-effect-either = { $condition }: { $effect }; otherwise: { $other }
mk-effect-for-each = { $effect } for each { $item }
mk-effect-for-each-most = { $effect } for each { $item } ({ $most } at most)
mk-effect-plus-per-enemy = { $effect } (+{ $bonus } for each enemy faced)
mk-effect-raised = { $effect } (raised by up to { $bonus } if you like)
mk-effect-also-paid = { $effect } ({ $one } if you also pay blue or red mana, { $both } if you pay both)
mk-effect-discard-up-to = discard up to { $cards } cards, Wounds too
mk-effect-discard-any = discard any number of cards other than Wounds
mk-effect-throw-away-action = throw away an Action card of your hand
mk-effect-drop-wounds = { $most ->
    [one] discard a Wound of your hand
   *[other] discard up to { $most } Wounds of your hand
}
mk-effect-remove-wounds = { $most ->
    [one] throw away a Wound of your hand
   *[other] throw away up to { $most } Wounds of your hand
}
mk-effect-remove-wounds-of-turn = you may throw away all Wounds received this turn
mk-effect-roll-for-wounds-bonus = roll a mana die for each +1: a Wound for each black or red one
mk-effect-strong-for-free = its strong effect, without mana for it
mk-effect-basic = its basic effect
mk-effect-play-other-bonus = play another Action card of your hand for { $side }; if it gives Move, Influence, Attack or Block, it gives { $bonus } more
mk-effect-play-and-throw-away = { $play }; then throw that card away
mk-effect-return-to-deck = at the end of the turn this card may go to the { $end } of your Deed deck
mk-effect-return-to-deck-not-empty = at the end of the turn this card may go to the { $end } of your Deed deck, if that is not empty
mk-effect-recover = put { $cards } cards of your choice from your discard pile on top or at the bottom of your Deed deck
mk-effect-recover-random = put { $cards } random cards of your discard pile on top or at the bottom of your Deed deck
mk-effect-hand-limit = Hand limit +{ $by } when you draw at the end of this turn
mk-effect-take-back = take all other cards you played this turn, but none that were discarded or thrown away, back into your hand
mk-effect-skip-draw = draw no cards at the end of this turn
mk-effect-extra-turn = take another turn right after this one
mk-effect-gain-card = gain { $kind } ({ $color }) from the offer to your discard pile
mk-effect-gain-card-hand = gain { $kind } ({ $color }) from the offer to your hand
mk-effect-buy-card = once this turn pay { $influence } Influence for { $kind } from the offer to your discard pile
mk-effect-buy-card-hand = once this turn pay { $influence } Influence for { $kind } from the offer to your hand
mk-effect-an-advanced-action = an Advanced Action
mk-effect-a-spell = a Spell
mk-effect-use-spell-of-offer = play a Spell of the offer as if it were in your hand (it stays in the offer)
mk-effect-shuffle-discard = shuffle your discard pile into your Deed deck
mk-effect-new-deck = shuffle your discard pile; { $cards } random cards of it become your Deed deck
mk-effect-redraw = shuffle up to { $most } cards of your hand, Wounds too, into your Deed deck and draw as many
mk-effect-search-deck = take a card of your choice from your Deed deck, then shuffle it
mk-effect-store-top = put the top card of your Deed deck under the Tactic
mk-effect-take-stored = flip the Tactic and take all cards under it
mk-effect-raise-refill = with at least { $hand } cards in hand, Wounds too, your Hand limit is { $by } higher when you draw at the end of a turn
mk-effect-gain-mana-at-once = gain a mana token ({ $color }) that must be spent at once
mk-effect-any-color = any colour, gold and black too
mk-effect-color-as-thrown = the colour of the card thrown away
mk-effect-owned-color = a colour of which you own a crystal
mk-effect-chosen-color = a basic colour you choose
mk-effect-return-crystals = crystals spent this turn return to your Inventory
mk-effect-endless = endless { $colors } mana this turn
mk-effect-crystal-of-die = gain a crystal of the basic colour of a Source die, then reroll that die
mk-effect-reroll-source = reroll all Source dice
mk-effect-gold-black-basic = gold and black dice can be used as any basic colour this turn
mk-effect-reroll-dice = reroll up to { $most } Source dice, gold ones first
mk-effect-store-die = take a Source die of a basic colour, to be used in one of your turns this round and rerolled into the Source when that ends
mk-effect-night-as-day = if it is Night, gold can be used this turn, and garrisons of keeps and mage towers beside you and all ruins are revealed as by Day
mk-effect-day-as-night = if it is Day, black can be used this turn as at Night, for strong effects of Spells too
mk-effect-opposite-mana = use one mana as its opposite: red as blue, green as white, and the other way round; by Day black as any basic colour; at Night gold as black for the strong effect of a Spell
mk-effect-sideways-wound = one Wound can be played sideways like another card, for { $value }
mk-effect-sideways-uncommon = one card played sideways gives { $value }, or { $more } if it is an Advanced Action, Spell or Artifact
mk-effect-sideways-no-source = one card played sideways gives { $value }, or { $more } if you use no Source die this turn
mk-effect-sideways-color = one card played sideways gives { $value }, or { $more } if it is an Action or Spell of the colour paid
mk-effect-all-terrains = all terrain
mk-effect-terrain-set = { $kinds ->
    [one] { $terrains } costs at most { $cost } this turn
   *[other] { $terrains } cost at most { $cost } each this turn
}
mk-effect-terrain-less = { $kinds ->
    [one] { $terrains } costs { $by } less this turn (at least { $min })
   *[other] { $terrains } cost { $by } less each this turn (at least { $min })
}
mk-effect-passable = { $terrains } can be entered for { $cost } this turn
mk-effect-jump-per-space = { $cost ->
    [one] move up to { $spaces } revealed spaces for a Move point each
   *[other] move up to { $spaces } revealed spaces for { $cost } Move points each
}
mk-effect-jump-around = { $jump }, neither to nor through { $terrains }
mk-effect-jump-safe = { $jump }, ending on a safe space and provoking nothing
mk-effect-jump-assault = { $jump }, provoking nothing and ending on a fortified site or the space of another hero, as an assault or attack that ends your movement (a withdrawal leads back to where you began)
mk-effect-reach-two = spaces and unexplored positions two away count as adjacent this turn, and what lies between is ignored
mk-effect-provoke-nothing = you provoke no rampaging enemies this turn
mk-effect-armor = { $target } gets Armor −{ $less } (at least 1)
mk-effect-armor-fortified = { $target } gets Armor −{ $less }, or −{ $more } if fortified (at least 1)
mk-effect-armor-per-resistance = { $target } gets Armor −1 for each of its resistances (at least 1)
mk-effect-no-attack = { $target } does not attack in this combat
mk-effect-no-attack-unfortified = { $target } that is not fortified does not attack in this combat
mk-effect-loses = { $target } loses { $what } this turn
mk-effect-destroy = { $target } is destroyed
mk-effect-ignore-fortification = the fortification of sites is ignored this turn
mk-effect-skip-phases = skip the Block and the Damage phase of this combat
mk-effect-move-to-attack = { $cost ->
    [one] in combat each Move point left over can become { $attack } 1
   *[other] in combat { $cost } Move points left over can become { $attack } 1
}
mk-effect-influence-as-block = Influence can be used as { $element } Block this turn
mk-effect-first-bonus = the first card you play for Attack this turn gives +{ $attack }, or the first for Block +{ $block }, whichever comes first
mk-effect-double-attacks = physical attacks in the Attack phase count double this turn
mk-effect-become-cold-fire = all attacks you play from now on in this combat become Cold Fire Attacks
mk-effect-become-siege = all attacks you play from now on in this combat become Siege Attacks of the same element
mk-effect-ready-unit = ready a Unit of level { $level } or less
mk-effect-ready-any-unit = ready a Unit
mk-effect-ready-levels = ready Units of your choice with { $levels } levels in all
mk-effect-ready-all = ready all your Units
mk-effect-heal-unit = remove a Wound from a Unit
mk-effect-heal-same-unit = remove a Wound from that Unit
mk-effect-wound-this-unit = this Unit becomes wounded
mk-effect-units-combat = your Units get { $bonus } in this combat
mk-effect-units-turn = your Units get { $bonus } this turn
mk-effect-unit-activated = the Unit you activate next gets { $bonus }
mk-effect-units-no-damage = no damage can be assigned to your Units this turn
mk-effect-units-resist = your Units get all resistances this turn
mk-effect-use-unit-of-offer = use one ability of a Unit of the offer as if it were yours (no damage can be assigned to it)
mk-effect-recruit-free = recruit any one Unit of the offer for nothing (disband one of yours first if no Command token is free)
mk-effect-banner = assign it to a Unit: { $grants }
mk-effect-extra-command = when you gain it, 2 Regular Units join the offer; it serves as a Command token whose Unit costs 5 Influence less (at least 0), can be used where Units cannot, and cannot be disbanded
mk-effect-others-lose-crystal = each other player loses a random crystal, or takes a Wound without one; you may gain one of the crystals lost
mk-effect-all-wounded = choose a basic colour: each player, you too, takes a Wound for each own crystal of it
mk-effect-claim-die = take a Source die of a basic colour for the rest of the round and gain 3 mana tokens of it now, or 1 in each of your turns from the next on
mk-effect-curse-mana = until the end of the round each other player who uses mana of that colour in the own turn takes a Wound, once a turn
mk-effect-others-discard = each other player discards an Action card or Spell of that colour, or shows the hand to have none
mk-effect-steal-discarded = you may take one Action card discarded this way into your hand for good
mk-effect-spend-others-unit = you may make one ready Unit of level { $level } or less of each other player spent
mk-effect-wound-to-closest = one of these Wounds goes to the hand of the closest hero instead (of several the one you choose)
mk-effect-freeze-source = until your next turn others cannot use their usual Source die; when it begins, gain a crystal of a basic colour shown in the Source
mk-effect-weather = until your next turn all terrain costs you 2 less (at least 1) and others 1 more (at most 5)
mk-effect-mark-mana = until your next turn each other player who uses mana of another colour than that token in the own turn takes a Wound, once for each colour
mk-effect-discard-other = { $cards ->
    [one] discard another card
   *[other] discard { $cards } other cards
}
mk-effect-take-wound = { $wounds ->
    [one] take a Wound
   *[other] take { $wounds } Wounds
}
mk-effect-roll-for-wounds = { $dice ->
    [one] roll a mana die: a Wound if it shows black or red
   *[other] roll { $dice } mana dice: a Wound for each black or red one
}
mk-effect-play-other = { $times ->
    [one] use { $side } of another Action card of your hand
   *[other] use another Action card of your hand { $times } times for { $side }
}
mk-effect-gain-mana = { $tokens ->
    [one] gain a mana token ({ $color })
   *[other] gain { $tokens } mana tokens ({ $color })
}
mk-effect-gain-crystal = { $crystals ->
    [one] gain a crystal ({ $color })
   *[other] gain { $crystals } crystals ({ $color })
}
mk-effect-roll-for-crystals = { $dice ->
    [one] roll a mana die and gain a crystal of its colour (gold: a colour you choose; black: Fame +1 instead)
   *[other] roll { $dice } mana dice and gain a crystal of the colour of each (gold: a colour you choose; black: Fame +1 instead)
}
mk-effect-jump = { $spaces ->
    [one] move to an adjacent revealed space for { $cost } Move points
   *[other] move up to { $spaces } revealed spaces for { $cost } Move points in all
}
mk-if-day = by Day
mk-if-night = at Night
mk-if-in-forest = in a forest
mk-if-interacting = if used in an interaction
mk-if-interaction-only = in an interaction only
mk-if-attack-phase = in the Attack phase only
mk-if-start-of-combat = at the start of a combat only
mk-if-block-succeeds = if the block it is part of succeeds
mk-if-enough-move = if you entered the combat with at least as many Move points as enemies are faced
mk-if-least-fame = with less Fame than every other player
mk-if-wound-dropped = if you do
mk-if-unit-readied = if you do
mk-if-not-in-combat = not in combat
mk-per-card-discarded = card discarded
mk-per-wound = Wound in your hand or on your Units
mk-per-ready-unit = ready unwounded Unit of yours
mk-per-crystal-color = colour of crystals in your Inventory
mk-per-unit-recruited = Unit you recruited this turn
mk-per-enemy-defeated = enemy defeated this turn
mk-per-fighting-unit = Unit of yours that attacks or blocks this turn
mk-per-spell-cast = { $color } Spell cast this turn
mk-per-healing-spent = Healing point of this card spent
mk-per-wound-healed = Wound you heal from your hand this turn
mk-deck-top = top
mk-deck-bottom = bottom
mk-target-one = one enemy
mk-target-all = every enemy
mk-target-same = that enemy
mk-target-others = every other enemy
mk-target-blocked = the enemy blocked with it
mk-loss-fortification = all fortifications
mk-loss-resistances = all resistances
mk-loss-both = all fortifications and resistances
mk-loss-fire = Fire Resistance
mk-loss-physical = Physical Resistance
mk-loss-swift = Swift
mk-bonus-attack = Attack +{ $by }
mk-bonus-melee = Attack +{ $by } (Ranged and Siege Attacks in the Attack phase alone)
mk-bonus-ranged = Ranged Attack +{ $by }
mk-bonus-armor = Armor +{ $by }
mk-bonus-block = Block +{ $by }
mk-banner-glory = Armor, Attack and Block +1, and Fame +1 whenever it attacks or blocks
mk-banner-cancel-attack = in the Block phase the ready Unit can be spent to cancel one attack, for Fame +1
mk-banner-protection = Armor +1, Fire and Ice Resistance
mk-banner-ready = once a round, not in combat, it readies the Unit
mk-effect-for = { $cost } for { $gain }
mk-effect-and = { $first } and { $rest }
mk-effect-or-else = { $first }, or { $rest }
mk-effect-if-paid = if you also pay 1 mana ({ $color }): { $effect }
mk-effect-that-color = that colour
mk-effect-jump-free = { $spaces ->
    [one] move to an adjacent revealed space for nothing
   *[other] move up to { $spaces } revealed spaces for nothing
}
mk-effect-gain-other-crystals = gain one crystal of each basic colour but that of the card thrown away
mk-effect-at-end-of-turn-if = at the end of the turn, { $condition }: { $effect }
mk-effect-attack-later = { $condition }: { $effect } in the Attack phase, if you like
mk-text-when = { $effect } – { $when }
mk-text-when-not-in-combat = { $effect } – { $when }, not in combat
mk-when-each-turn = once a turn
mk-when-each-round = once a round
mk-when-motivated = once a round, in the turn of any player; no other Motivation until the end of your next turn
mk-when-taken = when you take it
mk-when-once-in-turn = once, in a turn of yours
mk-when-deck-empty = once, while your Deed deck is empty
mk-when-before-source = once in each of your turns, before you use a Source die
mk-when-once-before-turn = once, before a turn of yours
mk-when-before-each-turn = one of these before each of your turns, until it is flipped
mk-effect-pay-any-mana = pay 1 mana (any colour that can be used)
