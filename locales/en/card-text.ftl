# Card text of Mage Wars: patterns and words from which the text of every card is made.
#
# [mana] is an icon, [flying|Flying] a keyword of the codex and how it reads here.

## Words before nouns

ct-a = a
    .vowel = an
ct-the = the
ct-this = this
ct-that = that
ct-each = each
ct-all = all
ct-your = your

## Endings of adjectives

ct-ending-strong = { "" }
ct-ending-mixed = { "" }
ct-ending-weak = { "" }

## Nouns

ct-noun-attacker = attacker
ct-noun-caster = caster
ct-noun-conjuration = conjuration
    .plural = conjurations
ct-noun-orb = V’Tar Orb
    .plural = V’Tar Orbs
ct-noun-tile = special tile
    .plural = special tiles
ct-noun-creature = creature
    .plural = creatures
ct-noun-enchantment = enchantment
    .plural = enchantments
ct-noun-equipment = piece of equipment
    .plural = pieces of equipment
ct-noun-host = new bearer
ct-noun-mage = mage
    .plural = mages
ct-noun-object = object
    .plural = objects
ct-noun-spell = spell
    .plural = spells
ct-noun-target = target
ct-noun-target-zone = target zone
ct-noun-wall = wall
    .plural = walls
ct-noun-zone = zone
    .plural = zones

ct-spell-attack = attack spell
    .plural = attack spells
ct-spell-conjuration = conjuration spell
    .plural = conjuration spells
ct-spell-creature = creature spell
    .plural = creature spells
ct-spell-enchantment = enchantment spell
    .plural = enchantment spells
ct-spell-equipment = equipment spell
    .plural = equipment spells
ct-spell-incantation = incantation spell
    .plural = incantation spells
ct-spell-mage = mage
    .plural = mages
ct-spell-wall = wall spell
    .plural = wall spells

## Properties

ct-is-bordering = on a border of that zone
ct-is-channels = with [channeling|Channeling]
    .after = with [channeling|Channeling]
ct-is-chosen = chosen
ct-is-corporeal = [corporeal|corporeal]
ct-is-damaged = damaged
ct-is-enemy = enemy
ct-is-guarding = guarding
ct-is-quick-spell = quick
ct-is-full-spell = full
ct-is-casting = casting (Familiar or Spawnpoint)
    .after = that is a [familiar|Familiar] or [spawnpoint|Spawnpoint]
ct-is-on-host = attached to the same one
    .after = attached to the same one
ct-is-attached = attached to another object
ct-is-epic = [epic|epic]
ct-is-friendly = friendly
ct-is-had-this-spell = already targeted by this spell this round
    .after = already targeted by this spell this round
ct-is-hidden = hidden
ct-is-living = [living|living]
ct-is-new-to-this-spell = not yet targeted by this spell this round
    .after = (at most once per round each)
ct-is-non-mage = non-mage
ct-is-other = other
    .with-a = another
ct-is-owned = from your own spellbook
    .after = (from your own spellbook)
ct-is-revealed = revealed
ct-is-summoned-this-round = summoned this round
    .after = summoned this round
ct-is-yours = you control
    .after = you control

ct-not = non-{ $what }
ct-not-behind = not { $what }
ct-except = except { $what }
ct-provided = (if { $what })
ct-with = with { $what }
ct-without = without { $what }
ct-with-token = with the { $token } token
ct-without-token = without a { $token } token
ct-that-harmed = that has attacked and damaged { $whom } in this round
ct-of-level = of level { $level }
ct-of-level-from = of level { $level } or higher
ct-of-levels = of level { $min } to { $max }
ct-of-school = of the { $school } school
ct-of-class = of the class { $class }
ct-named = called “{ $card }”
ct-not-of-school = not of the { $school } school
ct-of-subtype = of subtype { $subtype }
ct-not-of-subtype = not of subtype { $subtype }
ct-in-zone-of = in the zone of { $who }
ct-in-target-zone = within the target zone
ct-in-this-zone = within this zone
ct-in-zone-with = in the zone of { $who }
ct-within-zones = at most { $zones ->
    [one] 1 zone
   *[other] { $zones } zones
    } away from { $who }
ct-damaged-by = attacked and damaged by { $by } this round

ct-and = { $first } and { $last }
ct-or = { $first } or { $last }

## Lists of the game

ct-kind-attack = [attack-spell|Attack]
ct-kind-conjuration = [conjuration|Conjuration]
ct-kind-creature = [creature|Creature]
ct-kind-enchantment = [enchantment|Enchantment]
ct-kind-equipment = [equipment|Equipment]
ct-kind-incantation = [incantation|Incantation]
ct-kind-mage = [mage|Mage]
ct-kind-orb = [vtar-orb|V’Tar Orb]
ct-kind-tile = [special-tile|Special tile]
ct-kind-wall = [wall|Wall]

ct-action-full = [full]
ct-action-quick = [quick]
ct-action-spell-full = [full-spell]
ct-action-spell-quick = [quick-spell]

ct-school-air = [school-air|Air]
    .adjective = [school-air|Air]
ct-school-arcane = [school-arcane|Arcane]
    .adjective = [school-arcane|Arcane]
ct-school-dark = [school-dark|Dark]
    .adjective = [school-dark|Dark]
ct-school-earth = [school-earth|Earth]
    .adjective = [school-earth|Earth]
ct-school-fire = [school-fire|Fire]
    .adjective = [school-fire|Fire]
ct-school-holy = [school-holy|Holy]
    .adjective = [school-holy|Holy]
ct-school-mind = [school-mind|Mind]
    .adjective = [school-mind|Mind]
ct-school-nature = [school-nature|Nature]
    .adjective = [school-nature|Nature]
ct-school-war = [school-war|War]
    .adjective = [school-war|War]
ct-school-water = [school-water|Water]
    .adjective = [school-water|Water]

ct-class-beastmaster = Beastmaster
ct-class-druid = Druid
ct-class-forcemaster = Forcemaster
ct-class-necromancer = Necromancer
ct-class-priestess = Priestess
ct-class-warlock = Warlock
ct-class-warlord = Warlord
ct-class-wizard = Wizard

ct-damage-type-acid = [acid-damage|Acid]
ct-damage-type-flame = [flame-damage|Flame]
ct-damage-type-frost = [frost-damage|Frost]
ct-damage-type-hydro = [hydro-damage|Hydro]
ct-damage-type-light = [light-damage|Light]
ct-damage-type-lightning = [lightning-damage|Lightning]
ct-damage-type-poison = [poison-damage|Poison]
ct-damage-type-psychic = [psychic-damage|Psychic]
ct-damage-type-wind = [wind-damage|Wind]

ct-marker-bleed = [bleed|Bleed]
ct-marker-burn = [burn|Burn]
ct-marker-corrode = [corrode|Corrode]
ct-marker-cripple = [cripple|Cripple]
ct-marker-daze = [daze|Daze]
ct-marker-growth = [growth|Growth]
ct-marker-larva = [larva|Larva]
ct-marker-rot = [rot|Rot]
ct-marker-slam = [slam|Slam]
ct-marker-sleep = [sleep|Sleep]
ct-marker-stuck = [stuck|Stuck]
ct-marker-stun = [stun|Stun]
ct-marker-tainted = [tainted|Tainted]
ct-marker-taunt = [taunt|Taunt]
ct-marker-taunt-thorg = [taunt-thorg|Thorg’s Taunt]
ct-marker-taunt-skeelax = [taunt-skeelax|Skeelax’ Taunt]
ct-marker-weak = [weak|Weak]
ct-marker-zombie = [zombie|Zombie]
ct-result-push = [push|Push]
ct-result-snatch = [snatch|Snatch]
ct-result-several = { $count } { $result }

ct-token-armor = Armor +1
ct-token-banish = Banish
ct-token-load = Load
ct-token-sink = Sink
ct-token-bloodreaper = Bloodreaper
ct-token-crush = Crush
ct-token-egg = Egg
ct-token-mist = Mist
ct-token-holy-avenger = Holy Avenger
ct-token-open = Open
ct-token-pet = Pet
ct-token-rage = [rage|Rage]
ct-token-trap = Trap
ct-token-skull = Skull
ct-token-wrath = Wrath
ct-token-veteran = Veteran
ct-token-wounded-prey = Wounded Prey

ct-location-amulet = amulet
ct-location-belt = belt
ct-location-boots = boots
ct-location-chest = chest armor
ct-location-cloak = cloak
ct-location-gloves = gloves
ct-location-helmet = helmet
ct-location-ring = ring
ct-location-shield = shield
ct-location-weapon = weapon

ct-symbol-armor = Armor
ct-symbol-barrier = Damage Barrier
ct-symbol-channeling = Channeling
ct-symbol-die = die
ct-symbol-full = full action
ct-symbol-life = Life
ct-symbol-mana = mana
ct-symbol-melee = melee
ct-symbol-no-armor = no Armor
ct-symbol-passage = passage
ct-symbol-quick = quick action
ct-symbol-ranged = ranged
ct-symbol-reveal = reveal
ct-symbol-special = special
ct-symbol-zone-attack = zone

## Traits

ct-trait-aegis = [aegis|Aegis { $amount }]
ct-trait-anchored = [anchored|Anchored]
ct-trait-blocks-los = [blocks-los|Blocks LoS]
ct-trait-burnproof = [burnproof|Burnproof]
ct-trait-cantrip = [cantrip|Cantrip]
ct-trait-climbing = [climbing|Climbing]
ct-trait-elusive = [elusive|Elusive]
ct-trait-extendable = [extendable|Extendable]
ct-trait-familiar = [familiar|Familiar] (casts only { $spells })
ct-trait-fast = [fast|Fast]
ct-trait-finite-life = [finite-life|Finite Life]
ct-trait-flying = [flying|Flying]
ct-trait-fragile = any damage destroys it
ct-trait-immunity = { $damage } [immunity|Immunity]
ct-trait-incapacitated = [incapacitated|Incapacitated]
ct-trait-intercept = [intercept|Intercept]
ct-trait-incorporeal = [incorporeal|Incorporeal]
    .adjective = [incorporeal|incorporeal]
ct-trait-indestructible = [indestructible|Indestructible]
ct-trait-legendary = [legendary|Legendary]
    .adjective = [legendary|legendary]
ct-trait-lifebond = [lifebond|Lifebond +{ $amount }]
ct-trait-living = [living|Living]
    .adjective = [living|living]
ct-trait-lumbering = [lumbering|Lumbering]
ct-trait-magecast = [magecast|Magecast]
ct-trait-nonliving = [nonliving|Nonliving]
    .adjective = [nonliving|nonliving]
ct-trait-obscured = [obscured|Obscured]
ct-trait-move-limit = a limit of { $most } move { $most ->
    [one] action
   *[other] actions
    }
ct-trait-passage-attacks = [passage-attacks|Passage Attacks]
ct-trait-passage-blocked = [passage-blocked|Passage Blocked]
ct-trait-pest = [pest|Pest]
ct-trait-rage = [rage|Rage +{ $amount }]
ct-trait-regenerate = [regenerate|Regenerate { $amount }]
ct-trait-resilient = [resilient|Resilient]
ct-trait-restrained = [restrained|Restrained]
ct-trait-rooted = [rooted|Rooted]
ct-trait-slow = [slow|Slow]
ct-trait-spawnpoint = [spawnpoint|Spawnpoint] (can cast { $spells } in each Deployment Phase)
ct-trait-spawnpoint-mana = [spawnpoint|Spawnpoint] (with { $mana } [mana] or more on it, can cast { $spells } in each Deployment Phase)
ct-trait-spellbind = [spellbind|Spellbind] ({ $spells })
ct-trait-teleports = [teleport|teleportation] to { $zones ->
    [one] an adjacent zone
   *[other] a zone up to { $zones } zones away
    } in place of each move action
ct-trait-tough = [tough|Tough −{ $amount }]
ct-trait-uncontainable = [uncontainable|Uncontainable]
ct-trait-unique = [unique|Unique]
ct-trait-unmovable = [unmovable|Unmovable]
ct-trait-unstoppable = [unstoppable|Unstoppable]
ct-trait-uproot = [uproot|Uproot { $amount }]
ct-trait-vigilant = [vigilant|Vigilant]
ct-trait-warded = [warded|Warded]
ct-trait-zone-exclusive = [zone-exclusive|Zone Exclusive]

ct-stat-armor = [armor|Armor { $amount }]
ct-stat-attack-dice = { $amount } attack dice on attacks other than spells
ct-stat-bloodthirsty = [bloodthirsty|Bloodthirsty { $amount }]
ct-stat-channeling = [channeling|Channeling { $amount }]
ct-stat-charge = [charge|Charge { $amount }]
ct-stat-damage = { $damage } { $amount }
ct-stat-innate-life = [innate-life|Innate Life { $amount }]
ct-stat-life = [life|Life { $amount }]
ct-stat-magebind = [magebind|Magebind { $amount }]
ct-stat-melee = [melee|Melee { $amount }]
ct-stat-piercing = [piercing|Piercing { $amount }]
ct-stat-ranged = [ranged|Ranged { $amount }]
ct-stat-upkeep = [upkeep|Upkeep { $amount }]

ct-attack-counterstrike = [counterstrike|Counterstrike]
ct-attack-critical-damage = [critical-damage|Critical Damage]
ct-attack-defrost = [defrost|Defrost]
ct-attack-devour = [devour|Devour]
ct-attack-doublestrike = [doublestrike|Doublestrike]
ct-attack-ethereal = [ethereal|Ethereal]
ct-attack-extinguish = [extinguish|Extinguish]
ct-attack-puts-out-fires = if the target has [burn|Burn], the attack is canceled in the Roll Dice Step and every Burn is removed from the target instead
ct-attack-jumps = after each damaged target may go on to a new one within { $zones ->
    [one] 1 zone
   *[other] { $zones } zones
    } and line of sight of it, each time with { $fewer ->
    [one] 1 die
   *[other] { $fewer } dice
    } fewer and { $fewer } less on the effect die
ct-attack-mana-transfer = [mana-transfer|Mana Transfer +{ $amount }]
ct-attack-mana-drain = [mana-drain|Mana Drain +{ $amount }]
ct-attack-no-damage = [no-damage|No Damage]
ct-attack-piercing = [piercing|Piercing +{ $amount }]
ct-attack-reach = [reach|Reach]
ct-attack-sweeping = [sweeping|Sweeping]
ct-attack-fewer-by-distance = 1 [die] fewer for each zone of distance beyond 1
ct-attack-self-destruct = destroys its attacker as a cost
ct-attack-triplestrike = [triplestrike|Triplestrike]
ct-attack-unavoidable = [unavoidable|Unavoidable]
ct-attack-vampiric = [vampiric|Vampiric]
ct-attack-versus = +{ $amount } against { $whom }

## Attack bars and Defenses

ct-bar = { $name }: { $facts }
ct-bar-dice = { $dice ->
    [one] 1 [die]
   *[other] { $dice } [dice]
    }
ct-bar-dice-any = X [dice]
ct-reach-melee = [melee]
ct-reach-ranged = [ranged] { $range }
ct-reach-zone = [zone-attack] { $range }
ct-reach-zone-around = [zone-attack] { $range }, sparing the attacker
ct-reach-damage-barrier = [barrier]
ct-reach-passage = [passage]
ct-reach-passage-by-level = [passage], as many times as the creature’s level minus 1
ct-reach-special = [special]

ct-defense = [defense|Defense] { $roll }+
ct-defense-once = once per round
ct-defense-unlimited = unlimited
ct-defense-melee = melee attacks only
ct-defense-ranged = ranged attacks only
ct-defense-only-from = attacks by { $whom } only
ct-defense-steadfast = works as usual whatever conditions its bearer has

## Printed facts

ct-name = [card:{ $id }|{ $name }]
ct-school-level = { $school } { $level }
ct-trained = trained in { $schools }
ct-trained-elective = trained in { $schools } and one of { $elective }
ct-opposed = opposed to { $schools }
ct-cost = { $mana } [mana]
ct-cost-x = X [mana]
ct-cost-tokens = { $count } { $token } tokens
ct-cost-amount = [mana]: { $amount }
ct-reveal-cost = [reveal] { $mana } [mana]
ct-reveal-cost-x = [reveal] [mana]: { $amount }
ct-reveal-cost-mandatory = [reveal] { $mana } [mana], [mandatory|must be revealed]
ct-range = range { $range }
ct-range-any = any distance
ct-target = target: { $target }
ct-x-is = X = { $amount }
ct-target-arena = whole arena
ct-target-zone = zone
ct-target-zone-away-from = zone not next to { $what }
ct-target-zone-without-enemies = zone without enemy creatures
ct-target-zone-without-walkers = zone without enemy creatures that do not fly
ct-target-zone-or-pair = 1 or 2 adjacent zones
ct-target-border = zone border
ct-target-zone-or = zone or { $object }
ct-target-and-zone = { $object }, and a zone
ct-target-and-host = { $object }, and a legal new bearer in range
ct-target-and-attached = { $object }, and { $attached } attached to it
ct-target-discarded = { $object } in your discard pile
ct-target-any-discarded = { $object } in any discard pile
ct-zone-near = { $zones ->
    [0] in the zone of { $what }
    [one] up to 1 zone away from { $what }
   *[other] up to { $zones } zones away from { $what }
    }
ct-target-zone-near = zone { $near }
ct-target-and-neighbor = { $object }, and { $other } in its zone
ct-target-destroyed-here = { $object } in any discard pile, destroyed this round in the zone of { $who }
ct-life = [life] { $life }
ct-armor = [armor] { $armor }
ct-no-armor = [no-armor]
ct-channeling = [channeling] { $channeling }
ct-channeling-x = [channeling] X (X = { $amount })
ct-epic = [epic|Epic]
ct-novice = [novice|Novice]
ct-class-only = [mage-only|{ $class } only]
ct-school-only = { $school } [mage-only|mage only]

## Amounts

ct-amount-dice = { $dice ->
    [one] 1 [die]
   *[other] { $dice } [dice]
    }
ct-amount-level = the level of { $who }
ct-amount-casting-cost = the casting cost of { $who }
ct-amount-total-cost = the casting and reveal cost of { $who }
ct-amount-total-cost-there = the casting and reveal cost of { $who } on its new bearer
ct-amount-distance = the distance in zones from the target to the target zone
ct-amount-count = the number of { $what }
ct-amount-count-on = the number of { $what } attached to { $who }
ct-amount-cleared = the number of markers removed
ct-amount-chosen-up-to = your choice, at least 1 and at most { $most }
ct-amount-chosen = X
ct-amount-removals = the removal costs of the conditions and the casting and reveal costs of the enchantments that you choose
ct-amount-level-of-sacrifice = level of the creature destroyed for this
ct-amount-markers = the number of { $marker } markers on { $who }
ct-amount-tokens = the number of { $token } tokens on { $who }
ct-amount-times = { $times } × { $amount }
ct-amount-at-least = { $amount }, but at least { $least }
ct-amount-at-most = { $amount }, but at most { $most }
ct-amount-half = half of { $amount }, rounded up
ct-amount-beyond = the excess of { $amount } over { $bound }
ct-amount-if-hidden = { $hidden } while { $who } is hidden, otherwise { $revealed }

## What is gained

ct-gains = { $who } { $number ->
    [plural] gain
   *[singular] gains
    } { $what }{ $until }
ct-loses = { $who } { $number ->
    [plural] lose
   *[singular] loses
    } { $what }{ $until }
ct-gain-per-token = { $stat } for each { $token } token on it
ct-gain-while-guarding = { $stat } while it has a guard marker
ct-gain-melee = { $what } for melee attacks
ct-gain-ranged = { $what } for ranged attacks
ct-gain-against = { $what } against { $whom }
ct-gain-dice = [melee|Melee +{ $amount }] and [ranged|Ranged +{ $amount }] for { $damage } attacks
ct-gain-counterstrike = [counterstrike|Counterstrike] for quick melee attacks
ct-gain-defenses = the [defense|Defense] above
ct-gain-defense-rolls = +{ $amount } on all [defense|Defense] rolls
ct-gain-printed-defense-rolls = +{ $amount } on rolls of the [defense|Defense] above
ct-gain-damage-barrier = the [damage-barrier|Damage Barrier] above
ct-gain-prevent-damage = a shield against up to { $amount } damage of the next damaging attack
ct-until-end-of-action-phase = until the end of the Action Phase
ct-until-end-of-round = until the end of the round
ct-until-next-action-phase = until its next Action Phase, at most until the round ends
ct-until-next-melee-attack = for its next melee attack this round
ct-until-next-ranged-attack = for its next ranged attack this round
ct-until-permanent = for the rest of the game

## What happens

ct-choose = choose one: { $options }
ct-may = if you wish: { $effect }
ct-may-then = you may do this: { $effect }
ct-may-pay = you may spend { $mana } [mana] for this: { $effect }
ct-must-pay = pay { $mana } [mana]: { $effect }
ct-may-pay-then = you may spend { $mana } [mana] for this: { $effect }
ct-if = if { $condition }: { $effect }
ct-if-then = if { $condition }, { $effect }
ct-for-each = for { $which }: { $effect }
ct-for-each-then = for { $which } { $effect }
ct-sacrifice = destroy { $which } as a cost: { $effect }
ct-sacrifice-obliterate = [obliterate|obliterate] { $which } as a cost: { $effect }
ct-pick = choose { $which } in sight up to { $zones } { $zones ->
    [one] zone
   *[other] zones
} away: { $effect }
ct-pick-there = choose { $which } beside it in the same zone: { $effect }
ct-on-roll = roll the [effect-die|effect die]; on { $roll }+: { $effect }
ct-on-roll-x = roll the [effect-die|effect die]; on X or more (X = { $roll }): { $effect }
ct-damage = { $who } takes { $amount } [direct-damage|direct damage]
ct-damage-typed = { $who } takes { $amount } [direct-damage|direct] { $damage } damage
ct-drain = { $from } takes { $amount } [direct-damage|direct damage]; { $to } heals as much as was dealt
ct-heal = { $who } heals { $amount } damage
ct-remove-damage = [reconstruct|remove] up to { $amount } damage from { $who }
ct-remove-damage-dice = [reconstruct|remove] as much damage from { $who } as { $dice ->
    [one] 1 [die] shows
   *[other] { $dice } [dice] show
    }
ct-buy-off-damage = [reconstruct|remove] any amount of damage from { $who } for { $mana } [mana] each
ct-move-damage = move up to { $amount } damage from { $from } to { $to }, where it is [direct-damage|direct damage]
ct-lose-life = { $who } loses { $amount } [life] for good
ct-place-marker = { $who } gets { $marker }
ct-remove-marker = remove one [condition|condition] of { $who }{ $cost }
ct-remove-markers = remove any number of [condition|conditions] of { $who }{ $cost }
ct-remove-marker-typed = remove one { $damage } [condition|condition] of { $who }{ $cost }
ct-remove-markers-typed = remove any number of { $damage } [condition|conditions] of { $who }{ $cost }
ct-clear-markers = remove every { $marker } from { $who }
ct-move-marker = move one { $marker } from { $from } to { $to }
ct-move-marker-over = move one { $marker } from one to the other
ct-buy-off-enchantments = destroy any number of { $which } on { $who }{ $cost }
ct-buy-off = you may spend the casting cost of { $which } on { $who } to destroy it; if you do: { $effect }
ct-for-removal = for its removal cost
ct-for-removals = for their removal costs
ct-for-total-costs = for the casting and reveal cost of each
ct-place-token = put one { $token } token on { $who }
ct-place-the-token = put the { $token } token on { $who }
ct-move-token = put your { $token } token on { $who }, wherever it was; once that has no damage or is destroyed, it comes back
ct-place-token-at-most = put one { $token } token on { $who }, at most { $most } in all
ct-remove-tokens = remove { $count } { $token } from { $who }
ct-place-guard = put a guard marker on { $who }, if it can guard
ct-gain-mana = { $who } gains { $amount } [mana]
ct-transfer-mana = { $from } loses up to { $amount } [mana]; { $to } gains as much as was lost
ct-destroy = destroy { $who }
ct-destroy-attached = destroy { $which } on { $who }
ct-return-attached = put { $which } on { $who } back into its owner’s spellbook instead of the discard pile
ct-push = [push|push] { $who } one zone in a direction you choose
ct-push-random = [push|push] { $who } one zone in a random direction: roll the effect die, 1–3 north, 4–6 east, 7–9 south, 10–12 west
ct-push-away = [push|push] { $who } one zone away
ct-push-toward = [push|push] { $who } one zone nearer
ct-push-not-through-walls = { $push }; a wall with [passage-attacks|Passage Attacks] stops it
ct-push-through-walls = { $push }; a wall with [passage-attacks|Passage Attacks] stops it unless you pay { $mana } more [mana] while casting
ct-teleport-to-target = [teleport|teleport] { $who } to the target zone
ct-teleport-within = [teleport|teleport] { $who } to a zone you choose, at most { $zones } away
ct-teleport-anywhere = [teleport|teleport] { $who } to a zone you choose
ct-banish = put { $rounds } Banish tokens on { $who } and take it out of the arena; each Upkeep Phase removes one, and with the last it returns to the zone it left
ct-attack = make the attack “{ $attack }” against { $who }
ct-attack-zone = make the attack “{ $attack }” on the target zone
ct-attack-dice = make the attack “{ $attack }” against { $who } with { $dice } [dice]
ct-attack-roll = make the attack “{ $attack }” against { $who }, adding { $roll } on the effect die
ct-attack-dice-roll = make the attack “{ $attack }” against { $who } with { $dice } [dice], adding { $roll } on the effect die
ct-attack-by = { $by } makes the attack “{ $attack }” on { $whom } of your choice in its zone
ct-activate = turn the action marker of { $who } to active
ct-move-enchantment = attach the target to its new bearer
ct-steal-enchantment = attach the target to its new bearer; it is under your control from now on
ct-take-equipment = take control of { $who } and wear it; what is in its way goes back to the spellbook, and what you may not wear is destroyed
ct-look-at = look at { $who } in secret
ct-return-to-play = put the target into play in the caster’s zone
ct-return-as-zombie = put the target into play in the caster’s zone under your control, with [zombie|Zombie] and as much damage as its level
ct-put-into-play = put one “{ $what }” into play in the target zone under your control
ct-remove-from-game = remove the target from the game
ct-reanimate = [reanimate|reanimate] { $who }
ct-reanimate-as-zombie = [reanimate|reanimate] { $who }; it comes into play with [zombie|Zombie] and as much damage as its level
ct-take-back = put { $who } into its owner’s spellbook instead of the discard pile
ct-choose-object = choose { $which }
ct-choose-object-within = choose { $which } at most { $zones } zones away and in line of sight
ct-choose-object-seen = choose { $which } in line of sight
ct-avoid-attack = avoid the attack, unless it is [unavoidable|Unavoidable]
ct-reflect-attack = avoid the attack, unless it is [unavoidable|Unavoidable], and turn it on its own source
ct-cancel-attack = the attack is canceled
ct-cancel-move = the move action is canceled
ct-stop-attack = the attack does not take place; its attacker may choose another target
ct-stop-spell = the spell is { $how ->
    [canceled] canceled
   *[countered] [counter|countered]
    }
ct-stop-spell-refund = { $stopped }; its mana returns to whoever paid it
ct-stop-spell-return = { $stopped }; its card returns to the spellbook it came from
ct-stop-spell-undo = { $stopped }; its card returns to the spellbook it came from, its mana to whoever paid it
ct-turn-spell = the spell now targets { $who } and is yours: you choose anew and pay what it costs more
ct-extra-attack = after its next melee attack this round other than a counterstrike, { $who } may make one more quick melee attack in the same action
ct-rebind = exchange the bound spell for another one of your spellbook
ct-whirl = once this round { $who } may use a quick melee attack it makes with a full action against up to 2 more targets in its zone, one after the other

ct-condition-always = the game goes on
ct-condition-never = nothing else holds
ct-condition-with-your-mage = { $who } is in the zone of your mage
ct-condition-without-your-mage = { $who } is not in the zone of your mage
ct-condition-you-control = you control { $what }
ct-condition-you-control-not = you do not control { $what }
ct-condition-token = { $who } has the { $token } token
ct-condition-no-token = { $who } lacks the { $token } token
ct-condition-marked = { $who } has { $marker }
ct-condition-pushed = { $who } was moved by that
ct-condition-not-pushed = { $who } was not moved by that
ct-condition-not-marked = { $who } has no { $marker }
ct-condition-is = { $who } is { $what }
ct-condition-is-not = { $who } is not { $what }
ct-condition-at-least = { $amount } is { $least } or more
ct-condition-less-than = { $amount } is less than { $least }
ct-condition-removed = something was removed

## When

ct-headed = { $head }: { $effect }
ct-limited = { $what } ({ $limit })
ct-as-long-as = as long as { $condition }
ct-per-round = { $times ->
    [one] once per round
    [2] twice per round
   *[other] { $times } times per round
    }
ct-per-round-together = { $times ->
    [one] one of these once per round
    [2] one of these twice per round
   *[other] one of these { $times } times per round
    }
ct-each-once = once per round for each one, { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
    } in all
ct-once-for-each = once per round for { $each }, at most { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
    } per round in all
ct-once-for-each-one = once per round for { $each }
ct-per-game = { $times ->
    [one] once per game
    [2] twice per game
   *[other] { $times } times per game
    }
ct-around-action-phase = right before or after the Action Phase of a friendly creature
ct-in-deployment-phase = in the Deployment Phase
ct-action-of = { $action } of { $who }
ct-when-enters-play = when { $who } comes into play
ct-when-revealed = when { $who } is revealed
ct-when-destroyed = when { $who } is destroyed
ct-when-slain = when { $who } is destroyed by damage
ct-when-action-phase-ends = at the end of the Action Phase of { $who }
ct-when-round-ends = at the end of the round
ct-when-upkeep = each Upkeep Phase
ct-when-activated = on activation of { $who }
ct-when-takes-move-action = after each move action of { $who }
ct-when-resolves-spell = whenever { $who } casts { $spell } and it resolves
ct-when-enters-or-acts-here = when { $who } enters this zone or begins its Action Phase here
ct-when-leaves = when { $who } leaves this zone
ct-when-enters = when { $who } enters this zone
ct-when-attacked = when { $who } is attacked, in the Avoid Attack Step
ct-when-melee-declared-against = when { $by } declares a melee attack against { $who }, except a counterstrike
ct-when-counterstruck = after { $who } has made a counterstrike
ct-when-guards = when { $who } chooses to guard
ct-when-casts-quick-spell = when { $who } casts a quick spell, in the Counter Spell Step
ct-when-targeted-by = when { $spell } of an opponent targets { $who }, in the Counter Spell Step
ct-when-reveals = whenever { $who } reveals { $which }
ct-when-summoned = when { $which } comes into play
ct-when-any-destroyed = when { $which } is destroyed
ct-when-attack-destroys = when an attack of { $by } destroys { $whom }
ct-when-melee-destroys = when a melee attack of { $by } destroys { $whom }
ct-when-strikes = at the end of the Damage and Effects Step of an attack of { $by } on { $whom }
ct-when-spell-over = when { $who } has cast a spell, whether it took effect or was stopped
ct-when-upkeep-due = before its [upkeep|Upkeep] is paid
ct-when-upkeep-paid = when its [upkeep|Upkeep] is paid
ct-when-attack-damages = when { $by } damages { $whom } by an attack
ct-when-attack-damages-by = when { $by } damages { $whom } by an attack of { $damage } damage

## Rules of their own

ct-and-spawnpoints = { $who } or a spawnpoint it controls
ct-and-casters = { $who } or a spawnpoint or familiar it controls
ct-discount = { $times } { $who } pays { $amount } [mana] less for { $spells }
ct-discount-reveal = { $times } { $who } pays { $amount } [mana] less for revealing { $spells }
ct-discount-both = { $times } { $who } pays { $amount } [mana] less for { $spells }; for an enchantment, when revealing it instead of when casting it
ct-cheaper-upkeep = each Upkeep Phase you pay { $amount } [mana] less of the [upkeep|upkeep cost] of up to { $times } { $which }
ct-spell-on = { $spells } on { $target }
ct-attack-noun = { $reach ->
    [melee] melee { $form ->
        [plural] attacks
       *[singular] attack
        }
    [ranged] ranged { $form ->
        [plural] attacks
       *[singular] attack
        }
   *[any] { $form ->
        [plural] attacks
       *[singular] attack
        }
    }
ct-attack-noun-of = { $damage } { $attack }
ct-attacks-of = of { $who }
ct-attacks-effects = { $attacks } { $number ->
    [plural] have
   *[singular] has
    } the effect roll { $lines }
ct-attacks-against = against { $whom }
ct-attacks-first = the first { $attack }{ $by } each round{ $against }
ct-attacks-no-counterstrike = { $attacks }, counterstrikes aside,
ct-attacks-no-spells = { $attacks }, attack spells aside,
ct-attacks-cost = { $attacks } { $number ->
    [plural] cost their controller { $mana } [mana] or do
   *[singular] costs its controller { $mana } [mana] or does
    } not take place
ct-attacks-more-dice = { $attacks } { $number ->
    [plural] roll
   *[singular] rolls
    } { $dice ->
    [one] 1 more [die]
   *[other] { $dice } more [dice]
    }
ct-attacks-fewer-dice = { $attacks } { $number ->
    [plural] roll
   *[singular] rolls
    } { $dice ->
    [one] 1 [die] fewer
   *[other] { $dice } [dice] fewer
    }
ct-attacks-gain = { $attacks } { $number ->
    [plural] gain
   *[singular] gains
    } { $gains }
ct-attacks-effect-die = { $attacks } { $number ->
    [plural] have
   *[singular] has
    } { $amount } on the effect die
ct-attacks-forbidden = { $number ->
    [plural] { $attacks } cannot be declared
   *[singular] { $attacks } cannot be declared
    }
ct-attacks-soften = { $attacks } { $number ->
    [plural] deal
   *[singular] deals
    } up to { $points } points of critical damage as normal damage
ct-attacks-kept-away = { $number ->
    [plural] { $attacks } cannot be declared, zone attacks on the same zone included
   *[singular] { $attacks } cannot be declared, zone attacks on the same zone included
    }
ct-move-cost = every move action of { $by } costs its controller { $mana } [mana]
ct-surcharge = { $spells } of opponents that target { $target } cost { $amount } [mana] more
ct-prevents = when a spell or ability of an opponent would destroy { $whom }, it stays unless that opponent pays { $price } [mana]
ct-bars-teleports = no creature can be [teleport|teleported] to its zone
ct-gain-vtar = you gain { $amount } [vtar|V’Tar]
ct-rest-orbs = in the next Upkeep Phase [vtar-orb|V’Tar Orbs] give nothing
ct-amount-dice-for = a roll of as many dice as this: { $amount }
ct-attack-per-orb = { $each } for each [vtar-orb|V’Tar Orb] you control
ct-attack-pushes-at-random = a [push|Push] goes in a random direction
ct-target-zone-with-orb = zone with a [vtar-orb|V’Tar Orb]
ct-target-zone-beside-orb = zone without a [vtar-orb|V’Tar Orb], next to a zone with one you control
ct-wards-zone = incantations and enchantments cannot target its zone, whoever casts them
ct-casts-as = its spells need a { $action } action and have range { $range }
ct-casts-around = it casts its spells right before or after the Action Phase of a friendly creature
ct-one-front = it attacks only those who pass from its front
ct-keeps-burning = whenever a [burn|Burn] die of { $who } shows a blank, you may pay { $mana } [mana] to keep the marker
ct-full-action-to-pass = { $who } need a full action to move through { $what }
ct-hidden-during-actions = { $who } cannot be revealed during an action
ct-hidden-but-pauses = { $who } can be revealed between Action Phases only
ct-as-quick-spell = your mage can cast { $spells } as a quick spell
ct-as-quick-spell-limited = { $limit } your mage can cast { $spells } as a quick spell
ct-hidden-when-cast = as soon as this spell is cast, { $who } can no longer be revealed
ct-summon-here-by = when { $by } summons { $which }, you may place it in this zone instead
ct-summon-here = when you summon { $which }, you may place it in this zone instead
ct-rerolls = you may repeat { $rolls }
ct-teleports-instead = in place of a move action { $who } may [teleport|teleport] to { $zones ->
    [one] an adjacent zone
   *[other] a zone up to { $zones } zones away
    } for { $mana } [mana]
ct-hinders = { $who } hinders { $whom } like a creature
ct-casts-through = you and what you control may cast { $spells } at the zone { $through } whatever the range, at what is there, or at its borders; that one is destroyed for it
ct-casts-here = { $who } casts only at its own zone, at what is there, or at its borders, whatever the range
ct-gives-cantrip = of yours { $which } have [cantrip|Cantrip]
ct-reveal-only-leaving = { $who } can be revealed only after the Leaving Zone Effects of a move action { $host }
ct-teleports-to = in place of a move action { $who } may [teleport|teleport] to a zone with { $what } for { $mana } [mana]
ct-rerolls-limited = { $limit } you may repeat { $rolls }
ct-roll-defense = a Defense roll of { $who }
ct-roll-escape = an escape roll of { $who }
ct-roll-miss = a roll to miss of { $who }
ct-roll-attack-dice = all attack dice of any { $attack }
ct-roll-effect-die = the effect roll of any { $attack }
ct-symbol-dice = dice
ct-symbol-full-spell = full spell
ct-symbol-quick-spell = quick spell
ct-damage-dice = { $who } takes as much [direct-damage|direct damage] as { $dice ->
    [one] 1 [die] shows
   *[other] { $dice } [dice] show
    }
ct-damage-dice-typed = { $who } takes as much [direct-damage|direct] { $damage } damage as { $dice ->
    [one] 1 [die] shows
   *[other] { $dice } [dice] show
    }
ct-drain-dice = { $from } takes as much [direct-damage|direct damage] as { $dice ->
    [one] 1 [die] shows
   *[other] { $dice } [dice] show
    }; { $to } heals as much as was dealt
ct-heal-dice = { $who } heals as much damage as { $dice ->
    [one] 1 [die] shows
   *[other] { $dice } [dice] show
    }
ct-transfer-mana-dice = { $from } loses as much [mana] as { $dice ->
    [one] 1 [die] shows
   *[other] { $dice } [dice] show
    }, or all there is; { $to } gains as much as was lost
ct-may-pay-x = you may spend X [mana] (X = { $amount }) for this: { $effect }
ct-may-pay-x-then = you may spend X [mana] (X = { $amount }) for this: { $effect }
ct-x-where = X (X = { $amount })
ct-used = { $head } — { $effect }
ct-counts-as = { $head } · counts as { $subtypes }
ct-in-zone-of-your-mage = in the zone of your mage

## Subtypes

ct-subtype-acid = Acid
ct-subtype-aegis = Aegis
ct-subtype-altar = Altar
    .singular = altar
    .plural = altars
    .adjective = altar
ct-subtype-angel = Angel
    .singular = angel
    .plural = angels
    .adjective = angel
ct-subtype-animal = Animal
    .singular = animal
    .plural = animals
    .adjective = animal
ct-subtype-antarian = Antarian
ct-subtype-ape = Ape
    .singular = ape
    .plural = apes
    .adjective = ape
ct-subtype-artifact = Artifact
    .singular = artifact
    .plural = artifacts
    .adjective = artifact
ct-subtype-barrier = Barrier
ct-subtype-bat = Bat
    .singular = bat
    .plural = bats
    .adjective = bat
ct-subtype-bear = Bear
    .singular = bear
    .plural = bears
    .adjective = bear
ct-subtype-bird = Bird
    .singular = bird
    .plural = birds
    .adjective = bird
ct-subtype-canine = Canine
    .singular = canine
    .plural = canines
    .adjective = canine
ct-subtype-cat = Cat
    .singular = cat
    .plural = cats
    .adjective = cat
ct-subtype-cervine = Cervine
ct-subtype-charm = Charm
ct-subtype-cleric = Cleric
    .singular = cleric
    .plural = clerics
    .adjective = cleric
ct-subtype-cloud = Cloud
    .singular = cloud
    .plural = clouds
    .adjective = cloud
ct-subtype-command = Command
ct-subtype-control = Control
ct-subtype-curse = Curse
    .singular = curse
    .plural = curses
    .adjective = curse
ct-subtype-dark-elf = Dark Elf
    .singular = dark elf
    .plural = dark elves
    .adjective = dark elf
ct-subtype-defense = Defense
ct-subtype-demon = Demon
    .singular = demon
    .plural = demons
    .adjective = demon
ct-subtype-dragon = Dragon
    .singular = dragon
    .plural = dragons
    .adjective = dragon
ct-subtype-dwarf = Dwarf
    .singular = dwarf
    .plural = dwarves
    .adjective = dwarf
ct-subtype-elemental = Elemental
    .singular = elemental
    .plural = elementals
    .adjective = elemental
ct-subtype-faerie = Faerie
    .singular = faerie
    .plural = faeries
    .adjective = faerie
ct-subtype-flame = Flame
    .adjective = flame
ct-subtype-flower = Flower
    .singular = flower
    .plural = flowers
    .adjective = flower
ct-subtype-force = Force
    .adjective = force
ct-subtype-gargoyle = Gargoyle
    .singular = gargoyle
    .plural = gargoyles
    .adjective = gargoyle
ct-subtype-goblin = Goblin
    .singular = goblin
    .plural = goblins
    .adjective = goblin
ct-subtype-golem = Golem
    .singular = golem
    .plural = golems
    .adjective = golem
ct-subtype-gremlin = Gremlin
    .singular = gremlin
    .plural = gremlins
    .adjective = gremlin
ct-subtype-harpy = Harpy
    .singular = harpy
    .plural = harpies
    .adjective = harpy
ct-subtype-healing = Healing
    .adjective = healing
ct-subtype-high-elf = High Elf
    .singular = high elf
    .plural = high elves
    .adjective = high elf
ct-subtype-horse = Horse
    .singular = horse
    .plural = horses
    .adjective = horse
ct-subtype-human = Human
    .singular = human
    .plural = humans
    .adjective = human
ct-subtype-hydro = Hydro
    .adjective = hydro
ct-subtype-illusion = Illusion
ct-subtype-insect = Insect
    .singular = insect
    .plural = insects
    .adjective = insect
ct-subtype-knight = Knight
    .singular = knight
    .plural = knights
    .adjective = knight
ct-subtype-light = Light
    .adjective = light
ct-subtype-lightning = Lightning
    .adjective = lightning
ct-subtype-lizard = Lizard
    .singular = lizard
    .plural = lizards
    .adjective = lizard
ct-subtype-lycanthrope = Lycanthrope
    .singular = lycanthrope
    .plural = lycanthropes
    .adjective = lycanthrope
ct-subtype-mana = Mana
    .adjective = mana
ct-subtype-metal = Metal
ct-subtype-metamagic = Metamagic
    .adjective = metamagic
ct-subtype-minotaur = Minotaur
    .singular = minotaur
    .plural = minotaurs
    .adjective = minotaur
ct-subtype-necro = Necro
ct-subtype-obelisk = Obelisk
    .singular = obelisk
    .plural = obelisks
    .adjective = obelisk
ct-subtype-ooze = Ooze
    .singular = ooze
    .plural = oozes
    .adjective = ooze
ct-subtype-orc = Orc
    .singular = orc
    .plural = orcs
    .adjective = orc
ct-subtype-outpost = Outpost
    .singular = outpost
    .plural = outposts
    .adjective = outpost
ct-subtype-plant = Plant
    .singular = plant
    .plural = plants
    .adjective = plant
ct-subtype-poison = Poison
    .adjective = poison
ct-subtype-portal = Portal
    .singular = portal
    .plural = portals
    .adjective = portal
ct-subtype-protection = Protection
    .adjective = protection
ct-subtype-psychic = Psychic
    .adjective = psychic
ct-subtype-psyoculus = Psyoculus
ct-subtype-reptile = Reptile
    .singular = reptile
    .plural = reptiles
    .adjective = reptile
ct-subtype-rune = Rune
    .singular = rune
    .plural = runes
    .adjective = rune
ct-subtype-seismic = Seismic
ct-subtype-sequoian = Sequoian
ct-subtype-serpent = Serpent
    .singular = serpent
    .plural = serpents
    .adjective = serpent
ct-subtype-shadow = Shadow
ct-subtype-skeleton = Skeleton
    .singular = skeleton
    .plural = skeletons
    .adjective = skeleton
ct-subtype-soldier = Soldier
    .singular = soldier
    .plural = soldiers
    .adjective = soldier
ct-subtype-spider = Spider
    .singular = spider
    .plural = spiders
    .adjective = spider
ct-subtype-spirit = Spirit
    .singular = spirit
    .plural = spirits
    .adjective = spirit
ct-subtype-statue = Statue
    .singular = statue
    .plural = statues
    .adjective = statue
ct-subtype-stone = Stone
    .adjective = stone
ct-subtype-structure = Structure
    .singular = structure
    .plural = structures
    .adjective = structure
ct-subtype-teleport = Teleport
    .adjective = teleport
ct-subtype-temple = Temple
    .singular = temple
    .plural = temples
    .adjective = temple
ct-subtype-tome = Tome
ct-subtype-totem = Totem
    .singular = totem
    .plural = totems
    .adjective = totem
ct-subtype-tower = Tower
    .singular = tower
    .plural = towers
    .adjective = tower
ct-subtype-transform = Transform
    .adjective = transform
ct-subtype-trap = Trap
    .singular = trap
    .plural = traps
    .adjective = trap
ct-subtype-tree = Tree
    .singular = tree
    .plural = trees
    .adjective = tree
ct-subtype-troll = Troll
    .singular = troll
    .plural = trolls
    .adjective = troll
ct-subtype-undead = Undead
    .adjective = undead
ct-subtype-v-tar = V’Tar
ct-subtype-vampire = Vampire
    .singular = vampire
    .plural = vampires
    .adjective = vampire
ct-subtype-vampiric = Vampiric
    .adjective = vampiric
ct-subtype-vine = Vine
    .singular = vine
    .plural = vines
    .adjective = vine
ct-subtype-war-machine = War Machine
    .singular = war machine
    .plural = war machines
    .adjective = war machine
ct-subtype-weather = Weather
ct-subtype-well = Well
ct-subtype-wind = Wind
    .adjective = wind
ct-subtype-wood-elf = Wood Elf
    .singular = wood elf
    .plural = wood elves
    .adjective = wood elf
ct-subtype-worm = Worm
    .singular = worm
    .plural = worms
    .adjective = worm
ct-subtype-zombie = Zombie
    .singular = zombie
    .plural = zombies
    .adjective = zombie
