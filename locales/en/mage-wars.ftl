# Mage Wars: questions, answers, refusals and the story of a game.

## Names

attack-bash = Bash

card-vine = Vine
marker-bleed = Bleed
marker-burn = Burn
marker-corrode = Corrode
marker-cripple = Cripple
marker-daze = Daze
marker-growth = Growth
marker-larva = Larva
marker-rot = Rot
marker-slam = Slam
marker-sleep = Sleep
marker-stuck = Stuck
marker-stun = Stun
marker-tainted = Tainted
marker-taunt = Taunt
marker-taunt-thorg = Taunt (Thorg)
marker-taunt-skeelax = Taunt (Skeelax)
marker-weak = Weak
marker-zombie = Zombie

thing-gone = something that is gone

phase-initiative = Initiative Phase
phase-reset = Reset Phase
phase-channel = Channel Phase
phase-upkeep = Upkeep Phase
phase-planning = Planning Phase
phase-deployment = Deployment Phase
phase-first-quickcast = First Quickcast Phase
phase-action = Action Phases
phase-final-quickcast = Final Quickcast Phase

moment-phase-end = at the end of the { $phase }
moment-activation = before it acts
moment-action-done = now that its action is done
moment-action-phase-end = at the end of its Action Phase
moment-declare-move = before the move begins
moment-pay-move-costs = now that the move is paid for
moment-leaving-zone-effects = before it leaves the zone
moment-walls = now that it is past the wall
moment-move = now that it stands in the new zone
moment-entering-zone-effects = at the end of the move
moment-declare-attack = now that the attack is declared
moment-pay-costs = now that the attack is paid for
moment-roll-to-miss = before a Defense is chosen
moment-avoid-attack = before the dice are rolled
moment-roll-dice = now that the dice are rolled, before they do damage
moment-damage-and-effects = now that the damage is dealt
moment-additional-strikes = now that the last strike is made
moment-damage-barrier = before anybody strikes back
moment-counterstrike = now that it was struck back
moment-attack-ends = now that the attack is over

## Questions

ask-initiative = You rolled higher. Who begins?
ask-turn = Your turn: who acts?
ask-act = What does { $creature } do?
ask-counterstrike = { $attacker } has attacked { $defender }. Strike back?
ask-reveal = Show a hidden enchantment { $moment }?
ask-reveal-one = Show your { $enchantment } { $moment }?
ask-reveal-attack = { $attacker } attacks { $defender }. Show a hidden enchantment { $moment }?
ask-reveal-one-attack = { $attacker } attacks { $defender }. Show your { $enchantment } { $moment }?
ask-upkeep-seat = Upkeep: whose effects come first?
ask-upkeep = Upkeep: what happens to you first?
ask-upkeep-use = { $heading ->
    [voltaric-shield] Raise the { $ability }
   *[other] Use { $ability }
} for { $cost } mana?
ask-upkeep-offers = Upkeep: is there anything you use?
ask-pay-upkeep = Keep { $object } for { $cost } mana?
ask-push = Where is { $who } pushed?
ask-orb-gift = The V’Tar Orb gives { $points ->
    [one] 1 point
   *[other] { $points } points
} of power: mana or healing?
ask-staunch = { $who } heals { $amount }: how many Bleed markers go instead of damage?
ask-embers = { $count } fires on { $who } go out: how many burn on for { $cost } mana each?
ask-ransom = Pay { $cost } mana, so that { $object } is destroyed?
ask-intercept = { $attacker } shoots at { $defender }: does a guard draw the attack on itself?
ask-watch = { $creature } is vigilant: does it guard?
ask-defend = { $defender } is attacked with { $dice ->
    [one] one die
   *[other] { $dice } dice
}. Defend?
ask-defend-from = { $attacker } attacks { $defender } with { $dice ->
    [one] one die
   *[other] { $dice } dice
}. Defend?
ask-sweep = { $attacker } sweeps on: whom does it strike as well?

## Answers

choice-initiative = Player { $seat } begins
    .named = { $seat } begins
    .you = You begin
choice-activate = Activate { $creature }
choice-pass = Pass
choice-move = Move to { $zone }{ $cost ->
    [0] { "" }
   *[other] , for { $cost } mana
}
choice-teleport = Teleport to { $zone } for { $cost } mana
choice-cross = Get past the wall to { $zone }: a full action{ $cost ->
    [0] { "" }
   *[other] , for { $cost } mana
}
choice-attack-zone = Attack everything in { $zone }: { $attack }
choice-attack = Attack { $target }: { $attack }, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}{ $cost ->
    [0] { "" }
   *[other] , for { $cost } mana
}
choice-guard = Guard
choice-embers = { $count ->
    [0] Let all go out
    [one] One burns on
   *[other] { $count } burn on
    }
choice-no-guard = Do not guard
choice-intercept = { $guard } intercepts
choice-no-intercept = Nobody intercepts
choice-finish = Do nothing more
choice-counterstrike = Strike back: { $attack }, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
choice-no-counterstrike = Do not strike back
choice-nobody-else = Nobody else
choice-no-more-attacks = No more attacks
choice-jump-ends = Let it end here
choice-reveal = Reveal { $enchantment } for { $cost } mana
choice-reveal-unpaid = Reveal { $enchantment } without paying: it is destroyed
choice-keep-hidden = Keep it hidden
choice-reveal-in-vain = Do not pay: it is destroyed without effect
choice-upkeep-seat = Those of player { $seat }
    .named = Those of { $seat }
    .you = Yours
choice-upkeep-burn = { $object } burns: { $dice ->
    [one] one die
   *[other] { $dice } dice
}
choice-upkeep-rot = { $object } rots: { $damage } damage
choice-upkeep-bleed = { $object } bleeds: { $damage } damage
choice-upkeep-regenerate = { $object } regenerates: heals { $amount }
choice-upkeep-cost = Decide about { $object }: { $cost } mana to keep it
choice-upkeep-pass = Not in this round
choice-pay = Pay
choice-pay-mana = Yes, pay { $cost } mana
choice-keep-mana = No, keep the mana
choice-let-go = Let it be destroyed
choice-let-die = Let it go: { $object } is destroyed
choice-push = Push to { $zone }
choice-push-edge = Against the edge of the arena
choice-orb-mana = { $mana } mana
choice-orb-healing = Heal { $healing } damage
choice-orb-both = { $mana } mana, and heal { $healing } damage
choice-touch = Touch { $orb }
choice-staunch = { $count ->
    [0] Heal damage only
    [one] Remove 1 Bleed marker
   *[other] Remove { $count } Bleed markers
    }
choice-defend = Defend with { $source }: a roll of { $roll } or more avoids it
choice-defend-for = Defend with { $source } for { $cost } mana: a roll of { $roll } or more avoids it
choice-no-defense = Take the attack
choice-sweep = Attack { $target } too, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}{ $cost ->
    [0] { "" }
   *[other] , for { $cost } mana
}

## Why not

refusal-other-question = That is not what is asked now.
refusal-not-yours = You do not control this.
refusal-inactive = This creature has already acted in this round.
refusal-pass = You may pass only while an opponent has more active creatures: you have { $own }, the most is { $most }.
refusal-arena-edge = The arena ends here.
refusal-not-adjacent = A move leads to an adjacent zone; this one is { $distance } away.
refusal-hindered = An enemy hinders it: no further move in this Action Phase.
refusal-third-move = A Fast creature moves at most twice.
refusal-full-action-after-move = A full action cannot follow a move.
refusal-of-the-map = No spell and no ability is aimed at what lies on the map.
refusal-orb-melee = An Orb can be touched by melee attacks alone.
refusal-orb-guarded = While a guardian is there, nobody touches the Orb.
refusal-orb-healing = The mage has nothing to heal, or cannot heal.
refusal-no-life = Only something with Life can be attacked.
refusal-melee-other-zone = A melee attack reaches only the own zone.
refusal-guarded = A guard in this zone must be attacked first.
refusal-no-counterstrike = This attack cannot be used to strike back.
refusal-already-revealed = It is already revealed.
refusal-mana = This costs { $needed } mana; you have { $has }.
refusal-incapacitated = It is incapacitated.
refusal-restrained = It is restrained and cannot move.
refusal-rooted = It is rooted and takes no move actions.
refusal-zone-orb = The zone must have a V’Tar Orb.
refusal-beside-orb = It must be a zone without a V’Tar Orb, next to one with an Orb of yours.
refusal-warded = It is warded: incantations and enchantments of enemies cannot target it.
refusal-obscured = It is obscured: only from up to 1 zone away.
refusal-too-far = Nothing is near enough that lets it grow there.
refusal-not-in-pile = There is no such card.
refusal-bloodthirsty = It smells blood: it must attack a damaged living enemy here.
refusal-immune = It is immune to this kind of damage.
refusal-flying = It flies out of reach.
refusal-attack-forbidden = A card in play forbids such attacks on it.
refusal-range = The target is { $distance } away; the range is { $min } to { $max }.
refusal-swept-already = The second attack needs another target.
refusal-push-direction = A push leads away from its source.
refusal-unavoidable = This attack is Unavoidable.
refusal-defense-used = This Defense was used in this round.
refusal-defense-melee = This Defense does not help against melee attacks.
refusal-defense-ranged = This Defense does not help against ranged attacks.
refusal-defense-attacker = This Defense does not help against this attacker.
refusal-passage-blocked = A wall blocks the way.
refusal-full-action-to-pass = Getting through this wall takes a full action.
refusal-no-wall = There is no wall to get past.
refusal-no-climber = Only who has Climbing gets over this wall.
refusal-climb-incorporeal = Nobody climbs over an incorporeal wall.
refusal-no-sight = A wall blocks the line of sight.
refusal-taunted = It is taunted: it must attack who taunted it.
refusal-tokens = There are not enough tokens on it: { $needed } are needed, { $has } are there.
refusal-lured = Thorg has taunted it: it must come to him or attack him.
refusal-no-intercept = It cannot intercept.
refusal-other-zone = It is not in the zone of the target.
refusal-flying-target = An attack on somebody who flies cannot be intercepted.
refusal-sweep-height = A flyer sweeps either in the air or on the ground.
refusal-legendary = It is Legendary, and one is already in play.
refusal-unique = It is Unique, and you already have one in play.
refusal-border-taken = A wall already stands there.
refusal-same-conjuration = A conjuration of this name is already there.
refusal-zone-exclusive = The zone already has a Zone Exclusive conjuration.

## The story

log-initiative-rolled = Player { $seat } rolls { $roll } for the initiative.
    .named = { $seat } rolls { $roll } for the initiative.
    .you = You roll { $roll } for the initiative.
log-initiative = Player { $seat } has the initiative.
    .named = { $seat } has the initiative.
    .you = You have the initiative.
log-round = Round { $round }
log-action-stage = The Action Stage begins.
log-mana-gained = { $who } channels { $amount } mana.
log-mana-spent = { $who } spends { $amount } mana.
log-activated = { $who } is activated.
log-turn-passed = Player { $seat } passes.
    .named = { $seat } passes.
    .you = You pass.
log-guarding = { $who } guards.
log-tokens-spent = { $count } { $token } of { $who } spent.
log-spared = { $who } is not destroyed.
log-faces = The front of { $who } is turned to { $zone }.
log-intercepted = { $guard } draws the attack on { $defender } on itself.
log-guard-removed = { $who } no longer guards.
log-moved = { $who } moves from { $from } to { $to }.
log-hindered = { $who } is hindered.
log-move-stopped = { $who } cannot go on and stays.
log-attack = { $attacker } attacks { $defender } with { $attack }.
log-counterstrike = { $attacker } strikes back at { $defender } with { $attack }.
log-dice = { $attacker } rolls { $faces }.
log-missed = { $attacker } is dazed, rolls { $roll } and misses.
log-not-missed = { $attacker } is dazed, rolls { $roll } and strikes all the same.
log-avoided = { $defender } rolls { $roll } against { $needed } and avoids the attack.
log-not-avoided = { $defender } rolls { $roll } against { $needed } and cannot avoid the attack.
log-dice-effect = { $attacker } rolls { $faces } and { $effect } on the effect die.
log-attack-canceled = The attack of { $attacker } is canceled.
log-healed = { $who } heals { $amount } damage.
log-marker-placed = { $who } suffers { $marker }.
log-marker-removed = { $who } gets rid of { $marker } ({ $count }).
log-burn = { $who } burns: { $faces }.
log-escaped = { $who } rolls { $roll } and breaks free.
log-not-escaped = { $who } rolls { $roll }: { $marker } stays.
log-mana-lost = { $who } loses { $amount } mana.
log-hit = { $attacker } hits { $defender } for { $damage }: { $normal } normal against armor { $armor }{ $piercing ->
    [0] {""}
   *[other] {" "}(Piercing { $piercing })
}, { $critical } critical.
log-revealed = { $who } is revealed.
log-revealed-on = { $who } is revealed on { $host }.
log-destroyed = { $who } is destroyed.
log-obliterated = { $who } is obliterated.
log-removed-from-game = { $card } leaves the game.
log-laid-in-wait = { $card } lies face down in { $zone } and comes into play at the end of the round.
log-damage-shifted = { $amount } damage moves from { $from } to { $to }.
log-in-vain = { $who } was revealed in vain and is destroyed.
log-mage-destroyed = The mage of player { $seat } has fallen.
    .named = The mage of { $seat } has fallen.
    .you = Your mage has fallen.
log-won = Player { $seat } wins.
    .named = { $seat } wins.
    .you = You win.
log-draw = The game is a draw.

## Sets of cards

set-core = Base game
set-forcemaster-vs-warlord = Forcemaster vs. Warlord
set-conquest-of-kumanjaro = Conquest of Kumanjaro
set-druid-vs-necromancer = Druid vs. Necromancer
set-forged-in-fire = Forged in Fire
set-battlegrounds-domination = Battlegrounds: Domination
set-own = Own cards

## Maps of Domination

card-tile-vtorrak = V’Torrak
card-tile-corrosive-pool = Corrosive Pool
card-tile-altar-of-oblivion = Altar of Oblivion
card-tile-septagram = Septagram
card-tile-molten-rock = Molten Rock
card-tile-spiked-pit = Spiked Pit
attack-spiked-pit = Spikes
card-tile-samandriels-circle = Samandriel’s Circle
card-tile-ethereal-mist = Ethereal Mist
card-vtar-orb = V’Tar Orb

map-ancient-wards = Ancient Wards
map-blasted-lands = Blasted Lands
map-court-of-the-antarians = Court of the Antarians
map-gauntlet-of-vtar = Gauntlet of V’Tar
map-grand-arena = Grand Arena
map-lost-expedition = Lost Expedition
map-no-mans-land = No Man’s Land
map-path-of-war = Path of War
map-swamp-crossroads = Swamp Crossroads
map-triumvirate = Triumvirate
map-truce-at-straywood = Truce at Straywood
map-unseen-passage = Unseen Passage
map-wartorn-expanse = Wartorn Expanse
map-weathered-sanctuary = Weathered Sanctuary
map-wheel-of-death = Wheel of Death
map-ziggurats-rise = Ziggurat’s Rise

## Setups that are not valid

setup-seats = A game has two to four seats; there are { $count }.
setup-arena = There is no arena of { $columns } by { $rows } zones: 2 by 3, 4 by 3 and 6 by 4 exist.
setup-map-seats = { $map } is a map for { $count } players.
setup-map-teams = On { $map } the first and third player are a team, and the second and fourth.
setup-map-alone = On { $map } everybody plays alone.
setup-mage = There is no mage called “{ $name }”.
setup-no-apprentice = { $mage }: only the mages of the base set are played as apprentices.
setup-positions = Every seat needs one position for its mage; there are { $count }.
setup-card = There is no such card for this place: “{ $name }”.
setup-set = { $card } is not in this game: it is from “{ $set }”.
setup-seat = Nobody sits at { $seat }.
setup-round = Rounds are counted from 1.
setup-zone = Zone { $zone } is not in the arena.
setup-dead = With this damage it would be destroyed: its Life is { $life }.
setup-host = It is attached to nothing that can carry it.
setup-target = It cannot be attached to this.
setup-doubled = The same card already lies there.
setup-misplaced = This cannot lie there.
setup-mana = It holds no mana: that lies on mages and on what channels or casts spells.
setup-guard = Who is incapacitated does not guard.
setup-location = It must say where it is worn, exactly if the card leaves a choice.
setup-worn = Something else is worn there.
setup-taunt = A Taunt marker is somebody’s: it must say whose.
setup-map-set = { $map } needs the set “{ $set }”.
setup-guardian = Only on a map of Domination there are creatures that nobody controls.
setup-orbs = The map has { $count } Orbs.
setup-used = There is nothing of this kind that could have been used.
setup-bound = This spell cannot be bound to it.
setup-chosen = Nothing is chosen for this card.
setup-caster = No spells are prepared for this caster.
setup-prepared = At most { $most ->
    [one] one spell is
   *[other] { $most } spells are
} prepared for this caster.

## Spells

thing-enchantment = an enchantment
card-hidden-enchantment = a hidden enchantment

token-armor = an Armor token
token-banish = a Banish token
token-load = Load
token-sink = Sink
token-bloodreaper = the Bloodreaper marker
token-crush = a Crush token
token-egg = an egg
token-mist = a Mist token
token-holy-avenger = the Holy Avenger marker
token-rage = a Rage token
token-trap = Trap
token-skull = a Skull token
token-open = a token that marks it open
token-pet = the Pet marker
token-wrath = a Wrath token
token-veteran = the Veteran badge
token-wounded-prey = the Wounded Prey marker

location-amulet = Amulet
location-belt = Belt
location-boots = Boots
location-chest = Chest
location-cloak = Cloak
location-gloves = Gloves
location-helmet = Helmet
location-ring = Ring
location-shield = Shield
location-weapon = Weapon

moment-declare-spell = now that the spell is declared
moment-pay-spell = now that the spell is paid for
moment-counter-spell = before the spell takes effect
moment-resolve-spell = now that the spell has taken effect

ask-plan = Which spells do you prepare for this round?
ask-deploy = Does one of your spawnpoints cast its spell?
ask-deploy-by = Does { $caster } cast its spell now?
ask-quickcast = Cast a quick spell before anybody acts?
ask-quickcast-final = Cast a quick spell at the end of the round?
ask-before-action = Cast a quick spell or use something before { $creature } acts?
ask-after-action = Cast a quick spell or use something before the next turn?
ask-location = Where is { $card } worn?
ask-extra = Pay { $cost } mana more for the extra effect of { $card }?
ask-second-wall = Pay { $cost } mana more for a second { $card }?
ask-removals = What does { $card } remove?
ask-replace-ring = { $mage } wears two rings already. Which one goes back to the spellbook?
ask-extend = Where does the second { $card } stand?
ask-bind = Which spell do you bind to { $object }?
ask-hatch = Does { $card } hatch in { $zone }?
ask-uproot = Do you free { $who } for { $mana } mana?
ask-front = To which zone is the front of { $object } turned?
ask-may = Use { $card }?
ask-may-pay = Pay { $cost } mana for the effect of { $card }?
ask-branch = What does { $card } do?
ask-object = { $card }: whom does it choose?
ask-sacrifice = What do you give up for { $card }?
ask-pick = { $card }: which object?
ask-pick-second = { $card }: { $first } is the one. And which is the other?
ask-new-target = { $card } is turned: what is its new target?
ask-departed = Which card does { $card } bring back?
ask-buy-off = What do you pay for and destroy with { $card }?
ask-round-end = Which card comes into play first?
ask-zone = { $card }: to which zone does { $who } go?
ask-push-by = { $card }: where is { $who } pushed?
ask-number = { $card }: how much damage goes over?
ask-order = Several things happen at once. Which comes first?
ask-must-reveal = { $enchantment } is set off. Pay { $cost } mana, so that it works?
ask-next-defender = Who in { $zone } is attacked next?
ask-next-attacked = Who is attacked next?
ask-extra-attack = { $attacker } may attack once more: whom?
ask-jump = The attack jumps on from { $from }. Whom does it hit next?

choice-upkeep-orb = { $object } gives V’Tar and power
choice-upkeep-return = { $object } comes one round closer to its return
choice-bond-to-mage = Move { $amount } damage from { $object } to your mage
choice-bond-from-mage = Move { $amount } damage from your mage to { $object }
choice-upkeep-ability = { $object } takes effect
choice-upkeep-use = { $heading ->
    [voltaric-shield] Raise the { $ability }
   *[other] Use { $ability }
} for { $cost } mana
choice-prepare = Prepare { $card } for { $caster }
choice-put-back = Put { $card } of { $caster } back
choice-ready = Ready
choice-cast = Cast { $spell }{ $on }
choice-withdraw = Take the spell back
choice-cast-nothing = Cast nothing now
choice-go-on = Go on
choice-location = { $location }
choice-extra = Pay it
choice-no-extra = Without it
choice-remove-marker = Remove { $marker }
choice-remove = Remove { $object }
choice-remove-no-more = That is all
choice-remove-hidden = Remove { $object }
choice-remove-for = Remove { $object } for { $cost } mana
choice-use = Use { $object }{ $on }
choice-use-for = Use { $object }{ $on } for { $number } mana
choice-extend = Between { $border }
choice-no-second-wall = No second wall
choice-bind = Bind { $card }
choice-bind-nothing = Bind nothing
choice-fetch-book = Take it from your spellbook
choice-fetch-discard = Take it from your discard pile
choice-hatch-nothing = Let nothing hatch
choice-yes = Yes
choice-no = No
choice-use-it = Yes, use it
choice-leave-it = No
branch-armor = Armor +{ $amount } this round
branch-melee = Melee +{ $amount } this round
branch-heal = Heal { $amount } damage
branch-heal-dice = Heal as much damage as { $dice } dice show
choice-branch = Effect { $number }
choice-pick = { $object }
choice-comes-first = { $card } in { $zone }
choice-sacrifice = Give up { $object }
choice-buy-off = Destroy { $object } for { $cost } mana
choice-zone = Zone { $zone }
choice-number = { $number }
choice-order = { $object } first

aim-nothing = { "" }
aim-zone = { " " }in zone { $zone }
aim-border = { " " }between { $border }
aim-object = { " " }on { $object }
aim-object-zone = { " " }on { $object }, to zone { $zone }
aim-two = { " " }on { $object } and { $second }
aim-discarded = { " " }on { $card } in the discard pile
aim-discarded-of = { " " }on { $card } in the discard pile of player { $seat }

refusal-no-caster = It cannot cast spells.
refusal-not-prepared = This spell is not prepared.
refusal-not-in-book = The spellbook has no such card left.
refusal-prepared-enough = No more than { $most } can be prepared for it.
refusal-not-for-this-caster = It cannot have spells of this kind.
refusal-bound-used = A bound spell is cast once a round.
refusal-ability-used = This ability cannot be used again.
refusal-incapacitated-spell = Who is incapacitated casts quick spells only, and no attack spells.
refusal-quickcast-used = The quickcast is used up.
refusal-quickcast-full = The quickcast casts quick spells only.
refusal-magecast = Only a mage can cast this spell.
refusal-class = Mages of this class or school cannot have this card.
refusal-spawnpoint-mana = The spawnpoint needs { $needed } mana of its own; it has { $has }.
refusal-target = This is not a legal target.
refusal-nothing-to-destroy = There is nothing that could be destroyed for it.
refusal-beside = This zone is next to one with a friendly object of that kind.
refusal-trap-zone = A trap needs a zone without enemy creatures.
refusal-same-name = An enchantment of this name already lies there.
refusal-location = The location is taken.
refusal-removal = This cannot be removed so.
refusal-banished = It is out of the arena.
refusal-stopped = Only another attack may take the place of the one that was stopped.
refusal-quickcast-now = A quickcast has no place in the middle of an Action Phase.
refusal-move-limit = It may take no more than { $most } move { $most ->
    [one] action
   *[other] actions
    } in this round.
refusal-must-activate = Now a creature must be activated.
refusal-quick-melee = This must be a quick melee attack.
refusal-reveal-moment = It cannot be revealed now.
refusal-reveal-pause = It can be revealed between Action Phases only.
refusal-not-connected = The second wall must touch the first one.

setup-book = There is no printed spellbook called “{ $name }”.

log-planned = { $count ->
    [one] Player { $seat } has prepared one spell.
   *[other] Player { $seat } has prepared { $count } spells.
}
    .named = { $count ->
        [one] { $seat } has prepared one spell.
       *[other] { $seat } has prepared { $count } spells.
    }
    .you = { $count ->
        [one] You have prepared one spell.
       *[other] You have prepared { $count } spells.
    }
log-cast = { $caster } casts { $spell }.
log-cast-on = { $caster } casts { $spell } on { $target }.
log-cast-at = { $caster } casts { $spell } in { $zone }.
log-cast-to = { $caster } casts { $spell } on { $target }, to { $zone }.
log-cast-ability = { $caster } uses an ability as a spell.
log-cast-ability-on = { $caster } uses an ability as a spell on { $target }.
log-countered = { $card } is countered.
log-canceled = { $card } is canceled.
log-spell-returned = { $card } is canceled and goes back to the spellbook.
log-enchantment-returned = An enchantment is canceled and goes back to the spellbook.
log-arrived = { $who } appears in { $zone }.
log-arrived-on = { $who } is attached to { $host }.
log-raised = { $who } is raised.
log-hidden-on = A hidden enchantment of player { $seat } lies on { $host }.
    .named = A hidden enchantment of { $seat } lies on { $host }.
    .you = A hidden enchantment of yours lies on { $host }.
log-hidden-in = A hidden enchantment of player { $seat } lies in { $zone }.
    .named = A hidden enchantment of { $seat } lies in { $zone }.
    .you = A hidden enchantment of yours lies in { $zone }.
log-attached = { $who } is now attached to { $host }.
log-attached-zone = { $who } now lies in { $zone }.
log-used = The ability of { $who } is used.
log-used-on = The ability of { $who } is used on { $target }.
log-effect-roll = { $card }: { $roll } on the effect die, { $needed } needed.
log-amount-roll = { $card }: { $faces }.
log-affected = { $card } affects { $who }.
log-token = { $who } gets { $token }.
log-tokens-removed = { $who } loses { $count } × { $token }.
log-life-gained = { $who } gains { $amount } Life.
log-life-lost = { $who } loses { $amount } Life.
log-roused = { $who } is active again.
log-chosen = { $who }: { $chosen } is chosen.
log-looked-at = Player { $seat } looks at { $who }.
    .named = { $seat } looks at { $who }.
    .you = You look at { $who }.
log-looked = Player { $seat } looks at a hidden enchantment.
    .named = { $seat } looks at a hidden enchantment.
    .you = You look at a hidden enchantment.
log-sent-away = { $who } is gone from the arena for { $rounds } rounds.
log-came-back = { $who } is back in { $zone }.
log-taken-back = { $card } goes back to the spellbook of player { $seat }.
    .named = { $card } goes back to the spellbook of { $seat }.
    .you = { $card } goes back to your spellbook.
log-vtar = Player { $seat } gains { $amount } V’Tar and has { $total }.
log-orb-taken = { $orb } is under the control of player { $seat }.
log-orb-freed = { $by } touches { $orb }: nobody controls it now.
log-orb-free = Nobody controls { $orb } any more.
log-vtorrak = With { $total } V’Tar player { $seat } activates the V’Torrak.
log-spell-lost = { $card }, kept there, goes to the discard pile of player { $seat }.
    .named = { $card }, kept there, goes to the discard pile of { $seat }.
    .you = { $card }, kept there, goes to your discard pile.
log-zone-attack = { $attacker } attacks everything in { $zone }: { $attack }.

## Rolling again, teams

ask-reroll = Roll again with the help of { $object }?
choice-reroll = Roll again
choice-reroll-attack = Roll all attack dice again
choice-reroll-effect = Roll the effect die again
choice-keep-roll = Keep the roll
log-won-team = Players { $seats } win.
setup-teams = Players of one team sit apart: the teams take turns around the table.
