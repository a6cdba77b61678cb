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
mk-effect-may = you may: { $effect }
mk-effect-if = { $condition }: { $effect }
mk-effect-either = { $condition }: { $effect }, otherwise { $other }
mk-effect-for-each = { $effect } for each { $item }
mk-effect-for-each-most = { $effect } for each { $item }, { $most } at most
mk-effect-plus-per-enemy = { $effect }, +{ $bonus } for each enemy faced
mk-effect-raised = { $effect }, raised by up to { $bonus } if you like
mk-effect-also-paid = { $effect }; { $one } if you also pay blue or red mana, { $both } with both
mk-effect-discard-up-to = discard up to { $cards } { $what }
mk-effect-discard-any = discard any number of { $what }
mk-effect-throw-away-action = throw away an Action card of your hand
mk-effect-drop-wounds = discard up to { $most } Wounds of your hand
mk-effect-remove-wounds = throw away up to { $most } Wounds of your hand
mk-effect-remove-wounds-of-turn = you may throw away all Wounds received this turn
mk-effect-roll-for-wounds-bonus = roll a mana die for each +1: a Wound for each black or red one
mk-effect-strong-for-free = its strong effect without mana
mk-effect-basic = its basic effect
mk-effect-play-other-bonus = play another Action card for { $side }; +{ $bonus } to the Move, Influence, Attack or Block it gives
mk-effect-play-and-throw-away = { $play }, then throw that card away
mk-effect-return-to-deck = at the end of the turn this card may go to the { $end } of your Deed deck
mk-effect-return-to-deck-not-empty = at the end of the turn this card may go to the { $end } of your Deed deck, if that is not empty
mk-effect-recover = put { $cards } cards of your discard pile on top or at the bottom of your Deed deck
mk-effect-recover-random = put { $cards } random cards of your discard pile on top or at the bottom of your Deed deck
mk-effect-hand-limit = Hand limit +{ $by } when you draw at the end of this turn
mk-effect-take-back = take all other cards played this turn back into your hand
mk-effect-skip-draw = draw no cards at the end of this turn
mk-effect-extra-turn = take another turn right after this one
mk-effect-gain-card = gain { $kind } ({ $color }) from the offer to your discard pile
mk-effect-gain-card-hand = gain { $kind } ({ $color }) from the offer to your hand
mk-effect-buy-card = once this turn pay { $influence } Influence for { $kind } from the offer to your discard pile
mk-effect-buy-card-hand = once this turn pay { $influence } Influence for { $kind } from the offer to your hand
mk-effect-an-advanced-action = an Advanced Action
mk-effect-a-spell = a Spell
mk-effect-use-spell-of-offer = play a Spell of the offer as if it were in your hand; it stays there
mk-effect-shuffle-discard = shuffle your discard pile into your Deed deck
mk-effect-new-deck = { $cards } random cards of your discard pile become your Deed deck
mk-effect-redraw = shuffle up to { $most } cards of your hand into your Deed deck and draw as many
mk-effect-search-deck = take a card of your choice from your Deed deck, then shuffle it
mk-effect-store-top = put the top card of your Deed deck under the Tactic
mk-effect-take-stored = flip the Tactic and take all cards under it
mk-effect-raise-refill = Hand limit +{ $by } when you draw with at least { $hand } cards in hand
mk-effect-gain-mana-at-once = gain a mana token and spend it at once: { $color }
mk-effect-any-color = any colour, gold and black too
mk-effect-color-as-thrown = the colour of the card thrown away
mk-effect-each-but-thrown = one of every basic colour but that of the card thrown away
mk-effect-owned-color = a colour of which you own a crystal
mk-effect-chosen-color = a basic colour you choose
mk-effect-return-crystals = crystals spent this turn return to your Inventory
mk-effect-endless = endless mana this turn: { $colors }
mk-effect-crystal-of-die = gain a crystal of the basic colour of a Source die, then reroll that die
mk-effect-reroll-source = reroll all Source dice
mk-effect-gold-black-basic = gold and black dice can be used as any basic colour this turn
mk-effect-reroll-dice = reroll up to { $most } Source dice, gold ones first
mk-effect-store-die = take a Source die of a basic colour and use it in any one of your turns this round
mk-effect-night-as-day = at Night gold can be used this turn, and garrisons beside you and all ruins are revealed as by Day
mk-effect-day-as-night = by Day black can be used this turn as at Night
mk-effect-opposite-mana = use one mana as its opposite colour
mk-effect-sideways-wound = one Wound can be played sideways for { $value }
mk-effect-sideways-uncommon = one card played sideways gives { $value }; an Advanced Action, Spell or Artifact { $more }
mk-effect-sideways-no-source = one card played sideways gives { $value }; { $more } if you use no Source die this turn
mk-effect-sideways-color = a card played sideways gives { $value }; an Action or Spell of the colour paid { $more }
mk-effect-all-terrains = all terrain
mk-effect-terrain-set = { $terrains } costs { $cost } this turn
mk-effect-terrain-less = { $terrains } costs { $by } less this turn, at least { $min }
mk-effect-passable = { $terrains } can be entered for { $cost } this turn
mk-effect-jump-per-space = move up to { $spaces } revealed spaces for { $cost } Move points each
mk-effect-jump-around = { $jump }, not through { $terrains }
mk-effect-jump-safe = { $jump }, ending on a safe space and provoking nothing
mk-effect-jump-assault = { $jump }, ending with an assault on a fortified site; a withdrawal leads back to where you began
mk-effect-reach-two = spaces and unexplored positions two away count as adjacent this turn
mk-effect-provoke-nothing = you provoke no rampaging enemies this turn
mk-effect-armor = { $target } gets Armor −{ $less }, at least 1
mk-effect-armor-fortified = { $target } gets Armor −{ $less }, −{ $more } if fortified, at least 1
mk-effect-armor-per-resistance = { $target } gets Armor −1 for each of its resistances, at least 1
mk-effect-no-attack = { $target } does not attack in this combat
mk-effect-no-attack-unfortified = { $target }, if not fortified, does not attack in this combat
mk-effect-loses = { $target } loses { $what }
mk-effect-destroy = { $target } is destroyed
mk-effect-ignore-fortification = ignore the fortification of sites this turn
mk-effect-skip-phases = skip the Block and the Damage phase of this combat
mk-effect-move-to-attack = in combat, { $cost } Move points left give { $attack } 1
mk-effect-influence-as-block = Influence can be used as Block ({ $element }) this turn
mk-effect-first-bonus = the first card of this turn played for Attack gets +{ $attack }, or for Block +{ $block }, whichever comes first
mk-effect-double-attacks = physical attacks in the Attack phase count double this turn
mk-effect-become-cold-fire = all your attacks in this combat become Cold Fire
mk-effect-become-siege = all your attacks in this combat become Siege Attacks
mk-effect-ready-unit = ready a Unit of level { $level } or less
mk-effect-ready-any-unit = ready a Unit
mk-effect-ready-levels = ready Units with levels of { $levels } in all
mk-effect-ready-all = ready all your Units
mk-effect-heal-unit = remove a Wound from a Unit
mk-effect-heal-same-unit = remove a Wound from that Unit
mk-effect-wound-this-unit = this Unit becomes wounded
mk-effect-units-combat = your Units get { $bonus } in this combat
mk-effect-units-turn = your Units get { $bonus } this turn
mk-effect-unit-activated = the next Unit you activate gets { $bonus }
mk-effect-units-no-damage = no damage can be assigned to your Units this turn
mk-effect-units-resist = your Units get all resistances this turn
mk-effect-use-unit-of-offer = use an ability of a Unit of the offer as if it were yours
mk-effect-recruit-free = recruit any Unit of the offer for free
mk-effect-banner = assign it to a Unit: { $grants }
mk-effect-extra-command = two Regular Units join the offer; it is a Command token whose Unit costs 5 less, can be used anywhere and cannot be disbanded
mk-effect-others-lose-crystal = each other player loses a random crystal, of which you may gain one, or takes a Wound
mk-effect-all-wounded = choose a basic colour: each player takes a Wound for each own crystal of it
mk-effect-claim-die = take a Source die of a basic colour for the rest of the round: 3 tokens of it now, or 1 in each of your turns from the next on
mk-effect-curse-mana = until the end of the round others who use that colour in their turn take a Wound
mk-effect-others-discard = each other player discards an Action or Spell of that colour or shows the hand
mk-effect-steal-discarded = you may take one Action discarded this way into your hand for good
mk-effect-spend-others-unit = of each other player you may make one ready Unit of level { $level } or less spent
mk-effect-wound-to-closest = one of these Wounds goes to the hand of the closest hero
mk-effect-freeze-source = until your next turn others cannot use their Source die; then gain a crystal of a colour shown there
mk-effect-weather = until your next turn terrain costs you 2 less, at least 1, and others 1 more, at most 5
mk-effect-mark-mana = until your next turn others who use mana of another colour take a Wound
mk-effect-discard = { $cards ->
    [one] discard a card ({ $what })
   *[other] discard { $cards } cards ({ $what })
}
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
    [one] play another Action card for { $side }
   *[other] play another Action card { $times } times for { $side }
}
mk-effect-gain-mana = { $tokens ->
    [one] gain a mana token: { $color }
   *[other] gain { $tokens } mana tokens: { $color }
}
mk-effect-gain-crystal = { $crystals ->
    [one] gain a crystal: { $color }
   *[other] gain { $crystals } crystals: { $color }
}
mk-effect-roll-for-crystals = { $dice ->
    [one] roll a mana die: a crystal of its colour, gold of your choice, black Fame +1
   *[other] roll { $dice } mana dice: a crystal of each colour, gold of your choice, black Fame +1
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
mk-if-block-succeeds = if the Block succeeds
mk-if-enough-move = if you entered the combat with at least as many Move points as enemies are faced
mk-if-least-fame = with less Fame than every other player
mk-if-wound-dropped = if you did
mk-if-unit-readied = if you did
mk-if-not-in-combat = not in combat
mk-per-card-discarded = card discarded
mk-per-wound = Wound in your hand or on your Units
mk-per-ready-unit = ready unwounded Unit of yours
mk-per-crystal-color = colour of crystals in your Inventory
mk-per-unit-recruited = Unit recruited this turn
mk-per-enemy-defeated = enemy defeated this turn
mk-per-fighting-unit = Unit of yours that attacks or blocks this turn
mk-per-spell-cast = { $color } Spell cast this turn
mk-per-healing-spent = Healing point of this card spent
mk-per-wound-healed = Wound you heal from your hand this turn
mk-which-non-wound = no Wound
mk-which-wound = Wound
mk-which-every = Wounds too
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
mk-bonus-melee = Attack +{ $by } (no Ranged or Siege Attack)
mk-bonus-ranged = Ranged Attack +{ $by }
mk-bonus-armor = Armor +{ $by }
mk-bonus-block = Block +{ $by }
mk-banner-glory = Armor, Attack and Block +1; Fame +1 whenever it attacks or blocks
mk-banner-cancel-attack = in the Block phase spend the Unit to cancel an attack, for Fame +1
mk-banner-protection = Armor +1, Fire and Ice Resistance
mk-banner-ready = once a round, not in combat, ready the Unit
