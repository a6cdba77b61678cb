### The table of Mage Knight in the browser.

## Playing back what happened, in every game

page-playback = What happened
page-playback-back = One action back
page-playback-pause = Pause
page-playback-go-on = Go on
page-playback-next = Next action
page-playback-now = Go to now
page-pace = How fast actions are shown
page-pace-slow = Slow
page-pace-normal = Normal
page-pace-fast = Fast
page-pace-instant = At once
page-recap = While you were away
page-recap-watch = Watch it ({ $seconds } s)
page-recap-more =
    { $count ->
        [one] One earlier action is in the story.
       *[other] { $count } earlier actions are in the story.
    }
page-recap-mana = { $before } → { $after } mana
page-recap-close = Close

## The shell

page-mk-you = Who you are
page-mk-have = What you have
page-mk-rounds = Rounds
page-mk-tabs = Parts of the table
page-mk-tab-map = Map
page-mk-tab-units = Units
page-mk-tab-mana = Mana
page-mk-tab-undo = Undo
page-mk-tab-log = Log
page-mk-dummy-cards = { $hero } (dummy): { $cards ->
    [one] 1 card left
   *[other] { $cards } cards left
}
page-mk-dummy-deck = dummy · deck { $cards }
page-mk-hero-note = Fame { $fame } · hand { $hand }
page-mk-turn-given-up = next turn given up
page-mk-cities = Cities { $taken } of { $all }
page-mk-announced = Last turns of the round
page-mk-offers = What is offered
page-mk-others = Other heroes
page-mk-other = Fame { $fame }, level { $level }, { $hand } cards in hand, { $units ->
    [one] 1 Unit
   *[other] { $units } Units
}
page-mk-look = Look at the map
page-mk-look-back = Back to the question
page-mk-explain = What is this?

## Who you are

page-mk-level = Level { $level }
page-mk-next-level = level { $level } at { $fame }
page-mk-command = Command
page-mk-wounds = Wounds
page-mk-repute = Repute
page-mk-no-dealings = nobody deals with you
page-mk-influence-by = Influence { $by } with locals
page-mk-no-units = No Units yet.
page-mk-skills-tactic = Skills and Tactic
page-mk-piles = Your piles
page-mk-deck = Deck
page-mk-discard = Discard
page-mk-in-play = In play
page-mk-unit-ready = Ready
page-mk-unit-spent = Spent
page-mk-unit-wounded = Wounded
page-mk-unit-level = Level { $level }
page-mk-site-village = village
page-mk-site-keep = keep
page-mk-site-mage-tower = mage tower
page-mk-site-monastery = monastery
page-mk-site-city = city
page-mk-usage-once-per-turn = once a turn
page-mk-usage-once-per-round = once a round
page-mk-usage-in-the-centre = once, then it lies in the centre
page-mk-usage-permanent = always

## What you have

page-mk-points-move = Move
page-mk-points-influence = Influence
page-mk-points-attack = Attack
page-mk-points-block = Block
page-mk-mana = Mana
page-mk-dice-left = { $dice ->
    [0] no Source die left
    [one] 1 Source die left
   *[other] { $dice } Source dice left
}
page-mk-die = { $color } die
page-mk-die-used = { $color } die, used
page-mk-die-useless = { $color } die, of no use now
page-mk-crystals-become = becomes { $count } of { $most }
page-mk-crystals-full = You hold { $most } of { $most }: this one would be lost.
page-mk-crystals-of = { $color } crystals: { $count } of 3
page-mk-crystals = Crystals
page-mk-tokens = Tokens
page-mk-none = none

## The map

page-mk-closer = Closer
page-mk-farther = Farther away
page-mk-to-you = To your hero
page-mk-way = { $cost } of { $points } Move
page-mk-unknown-enemy = an enemy nobody has seen
page-mk-warn-provoke = Provokes { $enemies }: they attack at once, and your movement ends.
page-mk-warn-assault = An assault: Reputation −1 at once, win or lose, and the garrison fights you.
page-mk-warn-both = An assault that also provokes { $enemies }: Reputation −1 at once, and you fight them all.
page-mk-warn-hero = { $hero } stands there: you can only attack or move on.
page-mk-warn-hero-keep = The keep of another hero, held by { $hero }: Reputation −1 at once, and you fight.
page-mk-where = Where you can go
page-mk-close = Close
page-mk-steps = { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}
page-mk-short = { $short } Move short of { $cost }
page-mk-nowhere = Nowhere: play cards for Move.
page-mk-destinations = { $count ->
    [0] Destinations
    [one] 1 destination
   *[other] { $count } destinations
}

## Questions and buttons

page-mk-note-map = Choose a space on the map, or play a card. What you do not use is gone when the turn ends.
page-mk-note-tactic = It lasts for the whole round. Lower numbers act first.
page-mk-note-town = Recruit, buy or heal as long as your Influence lasts.
page-mk-note-damage = All damage must land somewhere. Press where it goes.
page-mk-note-strike = Tick enemies to change the group; the points count against all of them together.
page-mk-note-block = A block stops one attack wholly, or nothing.
page-mk-note-artifact = They have been seen, so this cannot be taken back.
page-mk-chosen-space = Chosen: { $place }, { $cost } of { $points } Move.
page-mk-go = { $spaces ->
    [one] Go there
   *[other] Go { $spaces } spaces
}
page-mk-go-fight = Go and fight
page-mk-go-assault = Assault
page-mk-reveal = Reveal a tile
page-mk-of-points = { $cost } of { $points } Move
page-mk-note-interact = your action · Influence { $by }
page-mk-note-points-lost = { $points } Move would be lost
page-mk-end-discard = End, discard first
page-mk-end-discard-note = choose cards, then draw
page-mk-note-draw = draw up to { $cards }
page-mk-note-action = your action
page-mk-note-rest = discard a card, or only Wounds
page-mk-note-announce = you lose this turn
page-mk-note-plunder = 2 cards, Reputation −1
page-mk-vain-influence = lost here: first deal with locals
page-mk-vain-move = lost: your movement is over
page-mk-gain = { $what } { $by }
page-mk-gain-move = Move
page-mk-gain-influence = Influence
page-mk-gain-healing = Healing
page-mk-gain-attack = Attack
page-mk-gain-block = Block
page-mk-gain-fame = Fame
page-mk-gain-reputation = Reputation
page-mk-gain-mana = mana
page-mk-gain-crystals = crystals
page-mk-gain-cards = cards
page-mk-gain-wounds = Wounds
page-mk-gain-discarded-wounds = Wounds in the discard pile

## The hand

page-mk-cards = Your cards
page-mk-empty-hand = Your hand is empty.
page-mk-sideways = Sideways
page-mk-sideways-for = { $card } sideways: { $what } { $by }
page-mk-wound = Cannot be played.
page-mk-wound-why = Heal it, or rest to discard it.
page-mk-kind-advanced = Advanced
page-mk-kind-spell = Spell
page-mk-kind-artifact = Artifact

## Choosing

page-mk-tactics = Tactics
page-mk-tactic-nothing = Nothing but the first place.
page-mk-choose = Choose: { $what }
page-mk-tactic-gone = Taken
page-mk-now = For you now
page-mk-now-rethink = { $wounds ->
    [0] No Wound in hand; you would draw from { $deck } cards.
    [one] Your Wound could go back; you would draw from { $deck } cards.
   *[other] Your { $wounds } Wounds could go back; you would draw from { $deck } cards.
}
page-mk-now-mana-steal = You could keep one of these dice: { $dice }.
page-mk-now-mana-steal-none = No die shows a basic colour.
page-mk-now-planning = Turns begin with { $more } cards instead of { $limit }, if you keep two.
page-mk-now-great-start = { $hand } → { $more } cards in hand.
page-mk-now-the-right-moment = For a long way or a fight to finish.
page-mk-now-long-night = Your deck has { $deck } cards; it helps when they are drawn.
page-mk-now-mana-search = The Source shows: { $dice }.
page-mk-now-midnight-meditation = { $wounds ->
    [0] { $hand } cards in hand, no Wound among them.
    [one] { $hand } cards in hand, a Wound among them.
   *[other] { $hand } cards in hand, { $wounds } Wounds among them.
}
page-mk-now-preparation = You choose among the { $deck } cards of your deck.
page-mk-now-sparing-power = Your deck has { $deck } cards to put aside.
page-mk-choices = What you can choose
page-mk-keep-which = Which Artifact do you keep?
page-mk-keep = Keep { $card }
page-mk-take = Take { $card }
page-mk-give-back = Give back { $card }
page-mk-other-goes = { $card } goes back under the deck
page-mk-goes-under = goes under the Artifact deck
page-mk-on-top = goes on top of your deck

## Towns

page-mk-town = Among the locals
page-mk-town-what = Recruit, buy and heal as long as your Influence lasts. What you do not use is gone when the turn ends.
page-mk-town-of = { $hero } deals with the locals.
page-mk-can-join = Can join now
page-mk-chosen = Chosen
page-mk-leaves = Leaves Influence { $left }.
page-offer-upgrades = Upgrades

## Combat

page-mk-phases = Phases of the combat
page-mk-phase-ranged-and-siege = Ranged and Siege
page-mk-phase-ranged-and-siege-what = Strike before they do
page-mk-phase-block = Block
page-mk-phase-block-what = Stop attacks one enemy at a time
page-mk-phase-damage = Damage
page-mk-phase-damage-what = What gets through wounds
page-mk-phase-attack = Attack
page-mk-phase-attack-what = Beat their Armor
page-mk-attack = Attack
page-mk-to-block = To block
page-mk-fame-of = Fame { $fame }
page-mk-target = Attack { $enemy }
page-mk-summoned-by = Called by { $enemy }
page-mk-home-rampaging = Rampaging
page-mk-home-site = Guards this place
page-mk-home-drawn = Met here
page-mk-home-garrison = Holds the keep for its owner
page-mk-home-city = Defends the city
page-mk-element-physical = physical
page-mk-element-fire = fire
page-mk-element-ice = ice
page-mk-element-cold-fire = cold fire
page-mk-reach-melee = Attack
page-mk-reach-ranged = Ranged Attack
page-mk-reach-siege = Siege Attack
page-mk-attack-of = { $reach }, { $element }
page-mk-block-of = Block, { $element }
page-mk-trait-swift = Takes twice its Attack to block; the damage stays.
page-mk-trait-brutal = Deals twice its Attack as damage.
page-mk-trait-poison = Each Wound counts twice: one more into the discard pile, or two on a Unit.
page-mk-trait-paralyze = A Unit it hurts is destroyed; a hero it hurts loses the hand but Wounds.
page-mk-trait-summon = Calls a monster that blocks and fights in its place.
page-mk-trait-fortified = Only Siege reaches it before the block.
page-mk-trait-resists-physical = Physical attacks count half.
page-mk-trait-resists-fire = Fire attacks count half.
page-mk-trait-resists-ice = Ice attacks count half.
page-mk-walls = Behind walls: only Siege reaches it before the block.
page-mk-double-walls = Doubly fortified: nothing reaches it before the block.
page-mk-defeated = Defeated
page-mk-blocked = Blocked
page-mk-no-attack = Does not attack
page-mk-held = { $held } of { $needed }
page-mk-deals = deals { $damage }
page-mk-unreachable = cannot be reached in this phase
page-mk-to-the-block = On to the block
page-mk-to-the-damage = On to the damage
page-mk-end-fight = End the fight
page-mk-note-unblocked = { $damage } damage gets through
page-mk-note-undefeated = { $left ->
    [one] 1 enemy stays
   *[other] { $left } enemies stay
}
page-mk-note-strike-nobody = strike nobody
page-mk-nothing-held = Nothing yet: play cards, Units or Skills.
page-mk-strike = Strike { $enemies }
page-mk-strike-note = { $held } of { $needed } · Fame +{ $fame }
page-mk-who-takes = Who takes the damage
page-mk-armor-of = Armor { $armor }
page-mk-unit-destroyed = { $unit } destroyed
page-mk-unit-hurt = { $unit } wounded, { $wounds ->
    [one] 1 Wound
   *[other] { $wounds } Wounds
}
page-mk-unit-holds = { $unit } withstand it
page-mk-wounds-hand = { $wounds ->
    [one] 1 Wound into your hand
   *[other] { $wounds } Wounds into your hand
}
page-mk-wounds-pile = { $wounds ->
    [one] 1 Wound into your discard pile
   *[other] { $wounds } Wounds into your discard pile
}
page-mk-hand-lost = { $cards ->
    [one] 1 card leaves your hand
   *[other] { $cards } cards leave your hand
}
page-mk-knocked-out = You are knocked out
page-mk-knock-out = Wounds taken in this fight: { $wounds }. More than your Hand limit of { $limit } knock you out.

## The score

page-mk-score = Score
page-mk-score-now = The score so far
page-mk-score-now-what = What the game would be worth if it ended now.
page-mk-no-score = Points are not counted in this scenario.
page-mk-what-counts = What counts
page-mk-together = Together
page-mk-score-fame = Fame
page-mk-score-fame-what = on the track
page-mk-score-knowledge = Knowledge
page-mk-score-knowledge-what = Spell 2, Advanced Action 1
page-mk-score-loot = Loot
page-mk-score-loot-what = Artifact 2, two crystals 1
page-mk-score-leader = Leader
page-mk-score-leader-what = levels of Units, wounded ones half
page-mk-score-conqueror = Conqueror
page-mk-score-conqueror-what = keep, mage tower, burned monastery 2
page-mk-score-adventurer = Adventurer
page-mk-score-adventurer-what = adventure site 2
page-mk-score-beating = Beating
page-mk-score-beating-what = Wound −2
page-mk-score-cities = Cities
page-mk-score-cities-what = leader 7, shield 4
page-mk-score-cities-conquered = Cities conquered
page-mk-score-cities-conquered-what = 10 each
page-mk-score-all-cities = All cities
page-mk-score-all-cities-what = the goal
page-mk-score-rounds-saved = Rounds saved
page-mk-score-rounds-saved-what = 30 each
page-mk-score-dummy-cards = Dummy deck
page-mk-score-dummy-cards-what = 1 a card left
page-mk-score-round-not-announced = Last round
page-mk-score-round-not-announced-what = its end was not announced
page-mk-score-all-lead = Everybody leads a city
page-mk-score-all-lead-what = together
page-mk-score-mines = Mines
page-mk-score-mines-what = liberated
page-mk-score-dungeons = Dungeons
page-mk-score-dungeons-what = dungeons and tombs 2
page-mk-score-keeps = Keeps
page-mk-score-keeps-what = 3 each
page-mk-score-mage-towers = Mage towers
page-mk-score-mage-towers-what = 2 each

## What has no picture of its own

page-mk-facts = And besides
page-mk-turns-left = { $turns ->
    [0] The last turn
    [one] One more turn
   *[other] { $turns } more turns
}
page-mk-turn-of = It is this hero’s turn.
page-mk-turn-rest = This hero rests.
page-mk-healing-held = Healing points left: { $healing }.
page-mk-lasting-frozen-source = The Source is frozen: others cannot use their usual die.
page-mk-lasting-weather = Good weather: all terrain costs this hero less and others more.
page-mk-lasting-marked-mana = Whoever else uses mana other than { $color } takes a Wound.
page-mk-lasting-claimed-die = A die is claimed: { $color }.
page-mk-lasting-cursed-mana = A curse lies on mana ({ $color }): it wounds others who use it.
page-mk-die-stored = keeps a die on the Tactic: { $color }.
page-mk-die-claimed = has claimed a die: { $color }.
page-mk-city-shields = Shields there, in order: { $heroes }
page-mk-ally = plays together with { $heroes }.
page-mk-chosen-hero = is the chosen one.
page-mk-fame-debt = owes { $fame } Fame, bid for the hero.
page-mk-stored = { $tactic }: { $cards ->
    [one] one card lies under it.
   *[other] { $cards } cards lie under it.
}
page-mk-drafting = { $cards ->
    [one] One card to choose from.
   *[other] { $cards } cards to choose from.
}
page-mk-set-aside = { $cards ->
    [one] One card set aside.
   *[other] { $cards } cards set aside.
}
page-mk-dummy-holds = (dummy player) { $cards ->
    [one] One card turned
   *[other] { $cards } cards turned
}; crystals: { $crystals }
page-mk-cause-rampaging = Rampaging enemies.
page-mk-cause-assault = An assault.
page-mk-cause-adventure = An adventure.
page-mk-cause-burning = A monastery is burned.
page-mk-cause-duel = Hero against hero.
page-mk-cause-incantation = The incantation.
page-mk-no-units-here = Units cannot be used here.
page-mk-die-set = Another player has set a die for the enemy.
page-mk-die-shows = The die set for the enemy shows { $color }.
page-mk-undo-over = The game is over.
