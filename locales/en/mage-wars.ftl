# Mage Wars: questions, answers, refusals and the story of a game.

## Names

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

moment-phase-end = at the end of: { $phase }
moment-activation = after the activation
moment-action-done = after the action
moment-action-phase-end = at the end of the Action Phase
moment-declare-move = after Declare Move
moment-pay-move-costs = after Pay Costs of the move
moment-leaving-zone-effects = after Leaving Zone Effects
moment-walls = after Walls
moment-move = after the zone was changed
moment-entering-zone-effects = after Entering Zone Effects
moment-declare-attack = after Declare Attack
moment-pay-costs = after Pay Costs
moment-roll-to-miss = after Roll to Miss
moment-avoid-attack = after Avoid Attack
moment-roll-dice = after Roll Dice
moment-damage-and-effects = after Damage and Effects
moment-additional-strikes = after Additional Strikes
moment-damage-barrier = after Damage Barrier
moment-counterstrike = after Counterstrike
moment-attack-ends = after the attack

## Questions

ask-initiative = You rolled higher: who has the initiative?
ask-turn = Your turn: which creature do you activate?
ask-act = What does { $creature } do?
ask-counterstrike = { $attacker } has attacked { $defender }. Strike back?
ask-reveal = Reveal an enchantment { $moment }?

## Answers

choice-initiative = Player { $seat } begins
choice-activate = Activate { $creature }
choice-pass = Pass
choice-move = Move to { $zone }
choice-attack = Attack { $target }: { $attack }, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
choice-guard = Guard
choice-finish = End the Action Phase
choice-counterstrike = Strike back: { $attack }
choice-reveal = Reveal { $enchantment } for { $cost } mana
choice-reveal-unpaid = Reveal { $enchantment } without paying: it is destroyed

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
refusal-no-life = Only something with Life can be attacked.
refusal-melee-other-zone = A melee attack reaches only the own zone.
refusal-guarded = A guard in this zone must be attacked first.
refusal-no-counterstrike = This attack cannot be used to strike back.
refusal-already-revealed = It is already revealed.
refusal-mana = This costs { $needed } mana; you have { $has }.

## The story

log-initiative-rolled = Player { $seat } rolls { $roll } for the initiative.
log-initiative = Player { $seat } has the initiative.
log-round = Round { $round }
log-action-stage = The Action Stage begins.
log-mana-gained = { $who } channels { $amount } mana.
log-mana-spent = { $who } spends { $amount } mana.
log-activated = { $who } is activated.
log-turn-passed = Player { $seat } passes.
log-guarding = { $who } guards.
log-guard-removed = { $who } no longer guards.
log-moved = { $who } moves from { $from } to { $to }.
log-hindered = { $who } is hindered.
log-attack = { $attacker } attacks { $defender } with { $attack }.
log-counterstrike = { $attacker } strikes back at { $defender } with { $attack }.
log-dice = { $attacker } rolls { $faces }.
log-hit = { $attacker } hits { $defender } for { $damage }: { $normal } normal against armor { $armor }, { $critical } critical.
log-revealed = { $who } is revealed.
log-revealed-on = { $who } is revealed on { $host }.
log-destroyed = { $who } is destroyed.
log-in-vain = { $who } was revealed in vain and is destroyed.
log-mage-destroyed = The mage of player { $seat } has fallen.
log-won = Player { $seat } wins.
log-draw = The game is a draw.

## Setups that are not valid

setup-seats = A game has two seats for now; there are { $count }.
setup-arena = There is no arena of { $columns } by { $rows } zones: 2 by 3, 4 by 3 and 6 by 4 exist.
setup-mage = There is no mage called “{ $name }”.
setup-positions = Every seat needs one position for its mage; there are { $count }.
setup-card = There is no such card for this place: “{ $name }”.
setup-seat = Nobody sits at { $seat }.
setup-round = Rounds are counted from 1.
setup-zone = Zone { $zone } is not in the arena.
setup-dead = With this damage it would be destroyed: its Life is { $life }.
setup-host = It is attached to nothing that carries enchantments.
setup-target = It cannot be attached to this.
setup-doubled = The same enchantment already lies there.
