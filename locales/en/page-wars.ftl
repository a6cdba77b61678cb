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
page-end-moments = Moments that decided it
page-end-watch = Watch it again: round { $round }
page-end-review = Review move by move
page-end-share = Copy the address of the replay
