### Fights, sites and rewards of Mage Knight in the browser.

## The ledger

page-mk-kind = Kind
page-mk-from = From
page-mk-against = Against
page-mk-counts = Counts
page-mk-attack-on = Your attack on { $enemies }
page-mk-block-against = Your block against { $enemies }
page-mk-attack-of-hero = { $hero }: attack on { $enemies }
page-mk-block-of-hero = { $hero }: block against { $enemies }
page-mk-in-full = in full
page-mk-half-of = half of { $points }
page-mk-only-siege = only siege counts
page-mk-counts-nothing = does not count
page-mk-if-played = { $card }, if played
page-mk-short-of = { $short } short of { $needed }
page-mk-halving = What counts half is added up, halved once and rounded down.
page-mk-all-or-none = Armor adds up: all targets fall or none.
page-mk-same-points = Other groups for the same points
page-mk-fame-plus = Fame +{ $fame }
page-mk-from-block = from your Block

## The gold button

page-mk-play-and = Play { $cards }: { $goal }
page-mk-play-many = Play { $count } cards: { $goal }
page-mk-block-enemy = Block { $enemy }
page-mk-of-influence = { $held } Influence for { $needed }
page-mk-take-damage = Take it
page-mk-wounds-count = { $wounds ->
    [one] 1 Wound
   *[other] { $wounds } Wounds
}
page-mk-no-wounds = no Wound
page-mk-units-lost = { $units ->
    [one] 1 Unit lost
   *[other] { $units } Units lost
}

## Damage

page-mk-left-for-you = { $damage } damage is left for you
page-mk-no-harm = No harm
page-mk-after-damage = After this
page-mk-units-hurt = { $wounds ->
    [one] 1 Wound on your Units
   *[other] { $wounds } Wounds on your Units
}

## The adviser

page-mk-adviser = Adviser
page-mk-adviser-on-request = on request
page-mk-adviser-ask = Show the best line
page-mk-adviser-nothing = Nothing certain can be said of this fight.
page-mk-adviser-until = The best line up to what nobody knows yet
page-mk-adviser-all = { $wounds ->
    [0] You can beat this unhurt
    [one] You can beat this taking one Wound
   *[other] You can beat this taking { $wounds } Wounds
}
page-mk-adviser-some = { $fallen } of { $enemies } can fall, { $wounds ->
    [0] without a Wound
    [one] for one Wound
   *[other] for { $wounds } Wounds
}
page-mk-proof-proven = Proven
page-mk-proof-on-average = Proven on average
page-mk-proof-without-chance = Proven without dice and draws
page-mk-proof-not-proven = Best found
page-mk-adviser-step = Next step
page-mk-adviser-play = Play it
page-mk-adviser-how = { $count } positions looked at. What is good is weighed: Fame, rewards and conquests against Wounds, Units, cards and crystals.

## The receipt

page-mk-receipt = Receipt of the fight
page-mk-receipt-open = Receipts of your fights
page-mk-receipt-conquered = The place is yours
page-mk-receipt-won = The enemies have fallen
page-mk-receipt-withdrew = You had to withdraw
page-mk-receipt-over = The fight is over
page-mk-receipt-sum = { $fallen } of { $enemies } enemies fell · { $cards ->
    [one] 1 card played
   *[other] { $cards } cards played
}
page-mk-receipt-ranged = Ranged
page-mk-receipt-block = Block
page-mk-receipt-damage = Damage
page-mk-receipt-attack = Attack
page-mk-receipt-no-ranged = nobody struck from afar
page-mk-receipt-no-block = nothing blocked
page-mk-receipt-no-damage = no damage
page-mk-receipt-no-attack = nobody struck
page-mk-receipt-of = of { $needed }
page-mk-receipt-fall = { $enemies }: beaten
page-mk-receipt-blocked = { $enemies }: blocked
page-mk-receipt-not-blocked = { $enemies }: not blocked
page-mk-receipt-hit = { $enemy } { $damage } on { $on }:
page-mk-receipt-you = you
page-mk-receipt-hand-lost = the hand is lost
page-mk-receipt-paid = What you paid
page-mk-receipt-nothing = nothing
page-mk-receipt-brought = What it brought
page-mk-receipt-wounds = { $wounds ->
    [one] 1 Wound
   *[other] { $wounds } Wounds
}{ $discarded ->
    [0] {""}
   *[other] , { $discarded } of them in the discard pile
}
page-mk-receipt-unit-lost = { $unit }, destroyed
page-mk-receipt-units-wounded = { $units }, wounded
page-mk-receipt-mana-token = a { $color } mana token
page-mk-receipt-mana-crystal = a { $color } crystal
page-mk-receipt-mana-die = the { $color } die
page-mk-receipt-mana-stored-die = the { $color } die of the Tactic
page-mk-receipt-mana-endless = { $color } mana without end
page-mk-receipt-mana-discard = { $color } mana for a card
page-mk-receipt-fame = Fame { $before } → { $after }
page-mk-receipt-reputation = Reputation { $by }
page-mk-receipt-level = Level { $level } at the end of the turn
page-mk-receipt-fights = Your fights
page-mk-receipt-which = Fight { $at } of { $count }
page-mk-receipt-before = Before
page-mk-receipt-after = After

## Rewards

page-mk-reward-artifacts = { $count ->
    [one] 1 Artifact
   *[other] { $count } Artifacts
}
page-mk-reward-spell = a Spell
page-mk-reward-advanced-action = an Advanced Action
page-mk-reward-unit = a Unit
page-mk-reward-random-crystals = { $count ->
    [one] 1 crystal, rolled
   *[other] { $count } crystals, rolled
}
page-mk-reward-crystals = a crystal of each colour
page-mk-reward-spell-or-artifact = a Spell or an Artifact, by a die
page-mk-reward-queue = Rewards still to come
page-mk-reward-now = This reward
page-mk-gold-die = Which colour for the gold die?
page-mk-take-crystal = { $color ->
    [red] Take a red crystal
    [blue] Take a blue crystal
    [green] Take a green crystal
   *[white] Take a white crystal
}

## Towns

page-mk-spent = spent
page-mk-how-to-pay = How can I pay?
page-mk-can-be-paid = Your cards make it up: see the gold button.
page-mk-cannot-be-paid = Nothing in your hand makes it up.
page-mk-more-influence = More Influence
page-mk-makes = makes { $makes }
page-mk-way-sideways = sideways
page-mk-way-strong = strong

## Entering a site

page-mk-enter-what = You fight whoever waits inside. What is drawn cannot be taken back.
page-mk-burn-what = Reputation falls first. Then an enemy comes out to defend it.
page-mk-enter-reputation = Reputation { $by } at once, win or lose
page-mk-enter-no-units = No Units in this fight
page-mk-enter-night = Night rules: black mana works, gold does not
page-mk-enter-win = If all fall: { $reward }
page-mk-enter-no-reward = Nothing is won here any more
page-mk-enter-shield = Your Shield is put there
page-mk-enter-fail = Otherwise somebody waits here the next time
page-mk-enter-burned = Burned: no healing, no teaching ever again
page-mk-may-come = Who may come
page-mk-lies-there = waits there, face up
page-mk-draws = { $tokens ->
    [one] 1 { $color } enemy is drawn.
   *[other] { $tokens } { $color } enemies are drawn.
}
page-mk-unseen = { $total } of them are unseen.
page-mk-shuffled-anew = The pile is shuffled anew before.
page-mk-odds = { $copies } of { $total } ({ $percent }%)
page-mk-pile-green = green
page-mk-pile-grey = grey
page-mk-pile-violet = violet
page-mk-pile-brown = brown
page-mk-pile-red = red
page-mk-pile-white = white
page-mk-with-cards = With what you have
page-mk-judge = What would come of it?
page-mk-unhurt = { $copies } of { $total } ({ $percent }%): unhurt
page-mk-proven-each = Proven for each
page-mk-verdict-win = { $wounds ->
    [0] You win unhurt
    [one] You win, 1 Wound
   *[other] You win, { $wounds } Wounds
}
page-mk-verdict-lose = { $wounds ->
    [0] Not beaten, no Wound
    [one] Not beaten, 1 Wound
   *[other] Not beaten, { $wounds } Wounds
}
page-mk-verdict-depends = It depends on what comes
page-mk-how-known = How this is known
page-mk-how-known-what = Only what lies open counts: enemies on the map, beaten ones, those seen before. Nobody looks into a pile.
page-mk-no-way-back = cannot be taken back
page-mk-stay-outside = Stay outside
page-mk-keep-action = keep your action

## A Unit makes room

page-mk-room-for = Room for { $unit }
page-mk-joins = Joins you
page-mk-joins-what = Ready and unhurt, whoever leaves.
page-mk-leaves-game = Leaves the game
page-mk-banner-goes = { $banner } goes to your discard pile.
page-mk-leader-points = { $points ->
    [0] No point less at the end.
    [one] 1 point less at the end.
   *[other] { $points } points less at the end.
}
page-mk-dismiss = Dismiss { $unit } and recruit

## Duels

page-mk-duel = Two heroes fight
page-mk-duel-attacks = Attacks · level { $level } · Armor { $armor } · hand { $hand }
page-mk-duel-blocks = Blocks · level { $level } · Armor { $armor } · hand { $hand }
page-mk-duel-points = points to spend
page-mk-duel-stage-attend = The one attacked decides how to attend.
page-mk-duel-stage-attack = An attack is put together.
page-mk-duel-stage-block = The attack is made. How much is blocked?
page-mk-duel-stage-hit = What the block does besides.
page-mk-duel-stage-ending = The duel is over.
page-mk-duel-uses = What { $points } points do
page-mk-duel-spent = { $spent } spent, { $left } left; what is left is lost
page-mk-duel-wound = Wound { $who }
page-mk-duel-wound-what = One Wound into the hand.
page-mk-duel-unit-what = The Unit is wounded.
page-mk-duel-steal = Steal { $card }
page-mk-duel-steal-what = Into your discard pile.
page-mk-duel-drive = Drive off: { $place }
page-mk-duel-drive-what = The duel ends and you have won.
page-mk-duel-short = { $short } short
page-mk-duel-not-as-well = not as well
page-mk-duel-out-of-reach = Hand, deck and what unhurt Units carry are out of reach.
page-mk-duel-stake = What is at stake
page-mk-duel-wins = { $hero } drives the other off
page-mk-duel-draw = Both pass: the one who attacked goes back
page-mk-duel-passes = { $passed } of 2
page-mk-duel-fully = Attends fully: gives up the next turn
page-mk-duel-partly = Attends in part: no Source die, no Skills
page-mk-duel-next = { $hero } attacks next { $phase }
page-mk-duel-phase-ranged = from afar
page-mk-duel-phase-melee = hand to hand
page-mk-duel-spend = { $count ->
    [one] Do it
   *[other] Do all { $count }
}
page-mk-duel-spend-win = { $count ->
    [one] Drive off and win
   *[other] Do all { $count } and win
}
page-mk-duel-lost = { $points } points are lost

## Joint assaults

page-mk-joint = Joint assault
page-mk-joint-propose = Propose a joint assault
page-mk-joint-back = Rather not
page-mk-joint-city = The { $color } city, level { $level }
page-mk-joint-eliminated = Out of the game.
page-mk-joint-turned-down = The next turn is given up already.
page-mk-joint-not-beside = Not beside the city.
page-mk-joint-less = One less for { $hero }
page-mk-joint-more = One more for { $hero }
page-mk-joint-this-turn = Uses this turn.
page-mk-joint-next-turn = Gives up the next turn.
page-mk-joint-reputation = Reputation −1.
page-mk-joint-is-proposes = Proposes
page-mk-joint-is-invited = Can be asked
page-mk-joint-is-not-invited = Cannot be asked
page-mk-joint-is-left-out = Not part of it
page-mk-joint-is-asked = Is asked
page-mk-joint-is-agreed = Agreed
page-mk-joint-is-fights = Fights now
page-mk-joint-is-fought = Has fought
page-mk-joint-is-waits = Comes next
page-mk-joint-runs = How it runs
page-mk-joint-step-agree = Agree
page-mk-joint-step-agree-what = numbers only
page-mk-joint-step-deal = Defenders dealt
page-mk-joint-step-deal-what = at random
page-mk-joint-step-fight = Fights
page-mk-joint-step-fight-what = one hero after the other
page-mk-joint-step-end = The city falls
page-mk-joint-step-end-what = or all go back
page-mk-joint-deals = Your { $share } of { $all }, every deal equally likely
page-mk-joint-odds = { $times } of { $of } ({ $share })
page-mk-joint-dealt = Only the numbers are agreed. Who meets whom is dealt at random.
page-mk-duel-pass = Pass
page-mk-duel-block-done = Block no more
page-mk-enter-question = Do you go in?
page-mk-burn-question = Do you burn the monastery?
page-mk-joint-question = Whom do you ask, and who faces how many?
page-mk-weighing-note = Nothing is done yet. Play cards first if you like.
