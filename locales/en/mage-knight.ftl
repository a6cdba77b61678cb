### Mage Knight.

## Heroes and scenarios

mk-hero-arythea = Arythea
mk-hero-goldyx = Goldyx
mk-hero-norowas = Norowas
mk-hero-tovak = Tovak
mk-scenario-first-reconnaissance = First Reconnaissance
mk-scenario-full-conquest = Full Conquest
mk-scenario-blitz-conquest = Blitz Conquest
mk-scenario-solo-conquest = Solo Conquest

## Cards

mk-card-wound = Wound
mk-card-rage = Rage
mk-card-determination = Determination
mk-card-swiftness = Swiftness
mk-card-march = March
mk-card-stamina = Stamina
mk-card-tranquility = Tranquility
mk-card-promise = Promise
mk-card-threaten = Threaten
mk-card-crystallize = Crystallize
mk-card-mana-draw = Mana Draw
mk-card-concentration = Concentration
mk-card-improvisation = Improvisation
mk-card-battle-versatility = Battle Versatility
mk-card-will-focus = Will Focus
mk-card-noble-manners = Noble Manners
mk-card-cold-toughness = Cold Toughness
mk-list = { $first }, { $rest }

## Effects

mk-effect-move = Move { $points }
mk-effect-influence = Influence { $points }
mk-effect-attack = Attack
mk-effect-ranged-attack = Ranged Attack
mk-effect-siege-attack = Siege Attack
mk-effect-attack-amount = { $attack } { $amount }
mk-effect-fire-attack-amount = Fire { $attack } { $amount }
mk-effect-ice-attack-amount = Ice { $attack } { $amount }
mk-effect-block = Block { $amount }
mk-effect-fire-block = Fire Block { $amount }
mk-effect-ice-block = Ice Block { $amount }
mk-effect-block-per-trait = +{ $amount } for each ability, attack colour and resistance of the blocked enemy
mk-effect-heal = Heal { $points }
mk-effect-draw = { $cards ->
    [one] draw a card
   *[other] draw { $cards } cards
}
mk-effect-pay-mana = pay 1 mana ({ $color })
mk-effect-any-basic-color = any basic colour
mk-effect-color-as-paid = the colour paid
mk-effect-more-source-dice = { $dice ->
    [one] use one more Source die this turn
   *[other] use { $dice } more Source dice this turn
}
mk-effect-set-source-die = take a Source die, set it to any colour but gold and gain { $tokens } mana tokens of that colour; the die returns as it is
mk-effect-fame = Fame { $amount }
mk-effect-reputation = Reputation { $amount }
mk-effect-at-end-of-turn = at the end of the turn: { $effect }
mk-effect-then = { $first }; { $rest }
mk-effect-or = { $first } or { $rest }
mk-effect-nothing = nothing

## The map

mk-terrain-plains = plains
mk-terrain-hills = hills
mk-terrain-forest = forest
mk-terrain-wasteland = wasteland
mk-terrain-desert = desert
mk-terrain-swamp = swamp
mk-terrain-lake = lake
mk-terrain-mountain = mountain
mk-terrain-sea = sea
mk-site-portal = portal
mk-site-glade = magical glade
mk-site-village = village
mk-site-monastery = monastery
mk-site-keep = keep
mk-site-mage-tower = mage tower
mk-site-ruins = ruins
mk-site-dungeon = dungeon
mk-site-tomb = tomb
mk-site-monster-den = monster den
mk-site-spawning-grounds = spawning grounds
mk-site-mine = { $color } mine
mk-site-city = { $color } city
mk-rampaging-orc = orc marauders
mk-rampaging-draconum = draconum
mk-color-red = red
mk-color-blue = blue
mk-color-white = white
mk-color-green = green
mk-tile-start = starting tile
mk-tile-countryside = Countryside tile { $number }
mk-tile-core = Core tile { $number }
mk-spot-c = centre
mk-spot-ne = north-east
mk-spot-e = east
mk-spot-se = south-east
mk-spot-sw = south-west
mk-spot-w = west
mk-spot-nw = north-west
mk-direction-north-east = north-east
mk-direction-north = north
mk-direction-west = west
mk-direction-south-west = south-west
mk-direction-south = south
mk-direction-east = east
mk-space = { $what } ({ $tile }, { $spot })
mk-space-unknown = a space off the map
mk-time-day = Day
mk-time-night = Night

## Questions

mk-question-out-of-turn = Another plays; this you may do meanwhile.
mk-question-turn = Your turn: play cards, rest, or end the turn.
mk-question-act = { $points ->
    [0] Your turn goes on: you have no Move points.
    [one] Your turn goes on: you have 1 Move point.
   *[other] Your turn goes on: you have { $points } Move points.
}
mk-question-rest = You rest: discard one card that is no Wound, then Wounds if you like; or one Wound if you hold nothing else.
mk-question-discard = Discard as many cards as you like, then draw.
mk-question-must-discard = You used no card this turn: discard at least one, then draw.

## Answers

mk-choice-play = { $card }: { $effect }
mk-choice-play-strong = { $card } with mana: { $effect }
mk-choice-sideways = { $card } sideways: { $effect }
mk-choice-play-wound = Play { $card }
mk-choice-move = Move to { $space }: { $cost }
mk-choice-move-nowhere = Move to { $space }
mk-choice-explore = Explore to the { $direction }: 2
mk-choice-explore-at = Explore at { $a }, { $b }: 2
mk-choice-rest = Rest
mk-choice-discard = Discard { $card }
mk-choice-announce = Announce the end of the round
mk-choice-end-turn = End the turn
mk-choice-draw = Draw cards

## The log

mk-log-round = Round { $round } begins: { $time }.
mk-log-shuffled = { $hero } shuffles all Deed cards.
mk-log-drew = { $hero } draws { $cards }.
mk-log-drew-hidden = { $count ->
    [one] { $hero } draws a card.
   *[other] { $hero } draws { $count } cards.
}
mk-log-turn = { $hero } takes a turn.
mk-log-rest = { $hero } rests.
mk-log-announced = { $hero } announces the end of the round.
mk-log-played = { $hero } plays { $card }: { $effect }.
mk-log-played-strong = { $hero } plays { $card } with mana: { $effect }.
mk-log-played-sideways = { $hero } plays { $card } sideways: { $effect }.
mk-log-moved = { $hero } moves to { $space } for { $cost }.
mk-log-explored = { $hero } explores for { $cost }.
mk-log-tile = Revealed: { $tile }.
mk-log-fame = { $hero } gains Fame { $fame }.
mk-log-last-turns = { $turns ->
    [one] The city is found: one more turn.
   *[other] The city is found: { $turns } more turns.
}
mk-log-discarded = { $hero } discards { $card }.
mk-log-lost-points = { $points ->
    [one] { $hero } loses 1 unused Move point.
   *[other] { $hero } loses { $points } unused Move points.
}
mk-log-over = The game is over.

## Why not

mk-refusal-turn-not-ended = You draw when your turn has ended.
mk-refusal-turn-ended = Your turn has ended: discard cards or draw.
mk-refusal-announce-too-late = The end of the round is announced before anything else is done in a turn.
mk-refusal-announce-deck = { $cards ->
    [one] There is still a card in your Deed deck.
   *[other] There are still { $cards } cards in your Deed deck.
}
mk-refusal-announced-before = The end of the round was announced before.
mk-refusal-rest-unfinished = You are resting: first discard a card for it.
mk-refusal-only-wounds = You hold nothing but Wounds and used no card: only a slow recovery gets rid of one.
mk-refusal-not-in-hand = You do not hold this card.
mk-refusal-wound-played = Wounds can never be played.
mk-refusal-resting = Who rests cannot move or explore.
mk-refusal-not-adjacent = You move one adjacent space at a time.
mk-refusal-unrevealed = No tile lies there yet: explore first.
mk-refusal-impassable = This terrain is impassable.
mk-refusal-rampaging = A rampaging enemy holds this space.
mk-refusal-city = In this scenario cities cannot be entered.
mk-refusal-move-points = You need { $needed } Move points and have { $has }.
mk-refusal-explored = A tile lies there already.
mk-refusal-coast = The map ends there: beyond lies the sea.
mk-refusal-explore-adjacent = You must stand next to where the tile will lie.
mk-refusal-explore-points = Exploring needs { $needed } Move points; you have { $has }.
mk-refusal-no-tiles = There are no tiles left.
mk-refusal-touch-left-out = The stack is empty: a further tile must touch { $needed } tiles; here it would touch { $touching }.
mk-refusal-touch-core = A Core tile must touch { $needed } tiles; here it would touch { $touching }.
mk-refusal-touch-countryside = A Countryside tile must touch { $needed } tiles, or one that does; here it would touch { $touching }.
mk-refusal-core-coast = Core tiles may not lie on the coast.
mk-refusal-own-turn-only = This can be done in your own turn only.
mk-refusal-rest-too-late = After movement, an action, or Move or Influence points a turn can no longer become a rest.
mk-refusal-rest-empty-hand = Without cards in hand you cannot rest.
mk-refusal-discard-now = Cards are discarded when the turn ends, or to rest.
mk-refusal-rest-wound-first = First discard the card that is no Wound.
mk-refusal-rest-one-card = A rest discards exactly one card that is no Wound.
mk-refusal-rest-one-wound = A slow recovery discards exactly one Wound.
mk-refusal-wound-discarded = Wounds cannot be discarded here.
mk-refusal-must-discard = You used no card this turn: discard at least one first.

## What is wrong with a setup

mk-setup-heroes = The scenario is not for { $heroes ->
    [one] one hero
   *[other] { $heroes } heroes
}.
mk-setup-hero-twice = Every hero is played by one player only.
mk-setup-teams = Teams are two and two of four players.
mk-setup-seat = There is no such player.
mk-setup-tactic-twice = Every Tactic is taken by one player only.
mk-setup-round = Round { $round } is not one of the { $rounds } rounds.
mk-setup-time = Rounds alternate between Day and Night beginning with a Day: round { $round } is the other one.
mk-setup-players = { $players } players are written down for { $heroes } heroes.
mk-setup-turns-left = Once the end of the scenario is met, at most one turn a player is left to begin; before, there is no such count.
mk-setup-start = The first tile must be { $tile } at 0, 0.
mk-setup-position = The map shape has no free place there.
mk-setup-apart = The tile touches none that was laid before.
mk-setup-tile-twice = There is only one { $tile }.
mk-setup-stack-order = Countryside tiles come before Core tiles.
mk-setup-city-left-out = City tiles left out at setup never come into play.
mk-setup-too-many-cards = There is room for { $most } cards.
mk-setup-deck = Hand, deck, discard pile and play area must hold the hero’s sixteen cards; they hold { $cards }.
mk-setup-space = The hero cannot stand there.
mk-setup-move-points = The cards played give { $most } Move points at most, not { $points }.
mk-setup-turn = Before anything is done no card was played; a regular turn under way began with one.
mk-setup-wounds = { $wounds } Wounds cannot be in a deck in the first round: Wounds are shuffled in at the end of a round.
mk-setup-shield = Nothing can be conquered there: no Shield lies there.
mk-setup-mark = Only magical glades are marked.
mk-setup-ruin = There are no ruins there.
mk-setup-gone = No rampaging enemy was there.
mk-setup-shares = Only cities have shares, one Shield for each defender that is gone.
mk-setup-enemies = No enemies can lie there, or not so many.
mk-setup-faces = No tokens can lie there, so they lie neither face up nor face down.
mk-setup-unit-wounds = A Unit has at most { $most } Wounds.
mk-setup-banner = What a Unit carries is a Banner.
mk-setup-copies = This card is in the box once, and lies somewhere else already.
mk-setup-tactic-time = This Tactic is one of the other time of day.
