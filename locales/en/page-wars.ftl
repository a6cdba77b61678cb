### The table of Mage Wars.
page-phases = Phases of the round
page-phase-initiative = Initiative
page-phase-reset = Reset
page-phase-channel = Channel
page-phase-upkeep = Upkeep
page-phase-planning = Planning
page-phase-deployment = Deployment
page-phase-first-quickcast = Quickcast
page-phase-action = Actions
page-phase-final-quickcast = Final quickcast
page-of-life = of { $life }
page-prepared-count = { $count } prepared
page-still-to-act = Still to act
page-beside = Beside the arena
page-key-enter = Enter
page-more-answers = More ({ $count })
page-playback-on = Go on
page-reel-at = Action { $at } of { $count }
page-stage = The attack, step by step
page-stage-attack = Attack
page-stage-roll = rolls { $roll }
page-stage-roll-needs = rolls { $roll }, needs { $needed }+
page-stage-normal = normal
page-stage-critical = critical
page-stage-slain = Slain
page-stage-damage = damage
page-stage-again = Watch again
page-stage-counter =
    { $count ->
        [one] strikes back with { $count } die
       *[other] strikes back with { $count } dice
    }
page-stage-luck = { $mean } was to be expected; { $damage } or more come in { $chance } of such rolls.
page-stage-step-declare-attack = Declare
page-stage-step-pay-costs = Costs
page-stage-step-roll-to-miss = Miss
page-stage-step-avoid-attack = Avoid
page-stage-step-roll-dice = Dice
page-stage-step-damage-and-effects = Damage
page-stage-step-additional-strikes = Strikes
page-stage-step-damage-barrier = Barrier
page-stage-step-counterstrike = Counter
page-stage-step-attack-ends = End
page-ring = What it can do
page-keys = Keys
page-keys-answer = an answer by its number
page-keys-spell = a spell of the hand
page-keys-target = the next target
page-keys-gold = the gold button
page-keys-move = moves, one after the other
page-keys-guard = Guard
page-keys-reveal = reveal
page-keys-pass = let the window go by
page-keys-inspect = read the card of what is picked
page-keys-why = why not
page-keys-book = spellbook or arena
page-keys-story = the story
page-keys-undo = take back
page-keys-back = one step back

## The end of a game

page-end-victory = Victory
page-end-defeat = Defeat
page-end-over = The end
page-end-rounds = { $count ->
    [one] It took one round.
   *[other] It took { $count } rounds.
}
page-end-close = Look at the arena
page-end-curve = Life, round by round
page-end-numbers = In numbers
page-end-damage = Damage dealt
page-end-kills = Enemies destroyed
page-end-mana = Mana spent
page-end-luck = Luck of the dice
page-end-chances = Chances of winning: { $name }
page-end-chances-by = as computer players judge it
page-end-turn = Round { $round }: { $before } → { $after }
page-end-moments = Moments that decided it
page-end-watch = Watch it again: round { $round }
page-end-review = Review move by move
page-end-share = Copy the address of the replay

## Planning

page-one-mage = Mage
page-one-creature = Creature
page-one-attack = Attack
page-one-incantation = Incantation
page-one-enchantment = Enchantment
page-one-equipment = Equipment
page-one-conjuration = Conjuration
page-one-wall = Wall
page-plan-prepare = Prepare { $card }
page-plan-chosen = prepared
page-plan-last = last round
page-plan-suggested = suggested
page-plan-aims = Has a target now
page-plan-shown = { $count } of { $all }
page-plan-pages = { $at } of { $count }
page-plan-turn-back = Turn the page back
page-plan-turn-on = Turn the page
page-plan-mana = Mana plan
page-plan-share-cast = { $card }
page-plan-share-reveal = { $card }: to reveal it
page-plan-share-kept = { $card }, hidden in play: to reveal it
page-plan-left = left
page-plan-short = missing
page-plan-curve = Cards by cost
page-plan-cost = Cost { $cost }: { $count ->
    [one] one card
   *[other] { $count } cards
}
page-plan-picks = Quick picks
page-plan-ask = What would you prepare?
page-plan-take = Take
page-plan-enough = A computer player in your place would prepare no more.
page-plan-last-round = Last round
page-plan-again = The same again
page-key-ctrl-enter = Ctrl Enter
page-key-space = Space
page-keys-cards = from card to card in the spellbook
page-keys-seal = end of planning

## Reasons

page-reason-kills = kills { $name } in { $chance }
page-reason-damage = { $mean } damage to { $name } on average, of { $left } left
page-reason-aims = can be used from where you stand
page-reason-later = nothing in reach yet: for after a move
page-reason-closer = { $distance ->
    [0] into the zone of the enemy mage
    [one] closer: one zone from the enemy mage
   *[other] closer: { $distance } zones from the enemy mage
}
page-reason-away = away: { $distance ->
    [one] one zone from the enemy mage
   *[other] { $distance } zones from the enemy mage
}
page-reason-position = another place at the same distance
page-reason-guard = enemies here must attack it first
page-reason-wait = keeps what is left for later
page-reason-harms = hurts an enemy
page-reason-helps = helps your side
page-reason-reveal-kills = chance of death { $then } instead of { $now }
page-reason-reveal-mean = { $then } damage instead of { $now }

## At the piece

page-pick = { $name }: what can it do?
page-somebody-else = Somebody else
page-really = Yes:
page-own-mage = This is your own mage. You are asked once more.
page-own-mage-sure = Really against your own mage?
page-reveal-ask = A hidden enchantment
page-reveal-which = Which enchantment
page-reveal-last = Last chance: later it makes no difference here.
page-reveal-kills = Death
page-reveal-mean = Damage
page-reveal-avoids = Avoided
page-reveal-for = Show it for { $mana } mana
page-reveal-keep = Keep it hidden
page-reveal-never = do not ask again before my next decision
page-channels = +{ $gains } mana in every Channel Phase
page-channeling = Channeling
page-verbs = Kinds of answers
page-verb-attack = Attack
page-verb-cast = Spells
page-verb-use = Abilities
page-verb-move = Move
page-verb-guard = Guard
page-verb-reveal = Reveal
page-verb-plan = Planning
page-verb-leave = Done
page-verb-activate = Activate
page-verb-plain = Answers
page-plan-tap = Tap again to prepare it
page-in-this-order = All in this order
page-reason-creature = brings a fighter: Life { $life }, { $dice ->
    [one] one die
   *[other] { $dice } dice
}
page-reason-leaves = leaves { $mana } mana
page-mini-arena = Who stands where
page-reveal-last-short = last chance
