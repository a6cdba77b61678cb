### The map of Mage Knight in the browser: plans, places, the next tile, the overview.

## Plans

page-mk-go-reveal = Go and reveal
page-mk-go-deal = Go and deal
page-mk-only-go = Only go
page-mk-reveal-to = Reveal { $direction }
page-mk-step-reveal = reveal { $cost }
page-mk-left = { $left } left.
page-mk-chosen-deal = Chosen: { $place }, { $cost } of { $points } Move, then deal with the locals; the other { $left } are lost.
page-mk-chosen-plan = Chosen: { $place }, then reveal { $direction }: { $cost } of { $points } Move. A reveal cannot be taken back.
page-mk-chosen-place = Chosen: reveal { $direction } for { $cost } Move. A reveal cannot be taken back.
page-mk-plan-stopped = Something was revealed on the way: your plan stopped here.
page-mk-direction-n = north
page-mk-direction-ne = north-east
page-mk-direction-e = east
page-mk-direction-se = south-east
page-mk-direction-s = south
page-mk-direction-sw = south-west
page-mk-direction-w = west
page-mk-direction-nw = north-west

## Taking back

page-mk-undo-turn = Free back to the start of your turn
page-mk-undo-until = Free back to: { $what }
page-mk-stands = It stands
page-mk-stands-reveal = The reveal stands
page-mk-stands-roll = The roll stands

## Places for a tile

page-mk-place = { $direction }: reveal a tile, { $cost } Move
page-mk-places = Where a tile may be revealed
page-mk-place-beside = { $spaces ->
    [one] One of its spaces borders you.
   *[other] { $spaces } of its spaces border you.
}
page-mk-place-after = { $spaces ->
    [one] One of its spaces will border you.
   *[other] { $spaces } of its spaces will border you.
}
page-mk-place-coast = On the coast: nothing lies beyond.
page-mk-place-touching = It touches { $tiles } tiles.

## The next tile

page-mk-next-tile = Next tile
page-mk-core-left = core, { $left } left
page-mk-country-left = countryside, { $left } left
page-mk-next-odds = { $what } in { $tiles } of { $of }.
page-mk-next-certain = It holds { $what }.
page-mk-next-unknown = What it holds cannot be counted.
page-mk-next-name = Name the place first, then it is turned over.
page-mk-a-city = A city
page-mk-a-village = a village
page-mk-a-monastery = a monastery
page-mk-a-keep = a keep
page-mk-a-mage-tower = a mage tower
page-mk-a-glade = a magical glade
page-mk-a-mine = a mine
page-mk-a-ruins = ancient ruins
page-mk-a-dungeon = a dungeon
page-mk-a-tomb = a tomb
page-mk-a-monster-den = a monster den
page-mk-a-spawning-grounds = spawning grounds
page-mk-a-orcs = marauding orcs
page-mk-a-draconum = a draconum
page-mk-feature-city = Cities
page-mk-feature-village = Villages
page-mk-feature-monastery = Monasteries
page-mk-feature-keep = Keeps
page-mk-feature-mage-tower = Mage towers
page-mk-feature-glade = Magical glades
page-mk-feature-mine = Mines
page-mk-feature-ruins = Ancient ruins
page-mk-feature-dungeon = Dungeons
page-mk-feature-tomb = Tombs
page-mk-feature-monster-den = Monster dens
page-mk-feature-spawning-grounds = Spawning grounds
page-mk-feature-orcs = Marauding orcs
page-mk-feature-draconum = Draconum

## The whole map

page-mk-minimap = The whole map, small
page-mk-fit = Fit
page-mk-center-you = You
page-mk-overview = The whole map
page-mk-overview-note = Cards fold away while you look. Click a space to go back there; Escape returns to your plan.
page-mk-overview-back = Back to my plan
page-mk-on-the-map = On the map
page-mk-lights-up = click lights them up
page-mk-open-of = { $open } of { $all } not taken
page-mk-still-hidden = Still hidden
page-mk-hidden-tiles = { $country ->
    [0] { $core ->
        [0] No tile is left.
        [one] One core tile.
       *[other] { $core } core tiles.
    }
   *[other] { $country } countryside and { $core } core tiles.
}
page-mk-hidden-places = { $places ->
    [0] No place for a tile is within your reach.
    [one] One place for a tile is within your reach.
   *[other] { $places } places for a tile are within your reach.
}
page-mk-legend-you = You
page-mk-legend-place = a tile may go here

## A tile that was revealed

page-mk-revealed = What the tile holds
page-mk-revealed-start = The first tile
page-mk-revealed-countryside = A countryside tile
page-mk-revealed-core = A core tile: no city
page-mk-revealed-city-core = A core tile with a city
page-mk-found-rampaging = { $enemy }, rampaging
page-mk-found-garrison = { $site }, garrison hidden
page-mk-found-face-down = { $site }, face down
page-mk-found-site = { $site }
page-mk-found-nothing = Nothing but land.

## Ruins seen from outside

page-mk-about = About: { $place }
page-mk-shield-of = Shield of { $hero }
page-mk-ruin-altar = { $mana } { $color } mana: Fame { $fame }
page-mk-ruin-two = Two { $color } enemies
page-mk-ruin-pair = { $first } and { $second } enemy
page-mk-ruin-taken = taken by { $hero }
page-mk-ruin-open = lies open elsewhere
page-mk-ruin-hidden = The token lies face down until somebody enters, or a Day begins. Only then you decide about your action.
page-mk-ruin-lies-open = The token lies face up. Whoever stands there may use the action of the turn for it.
page-mk-ruin-step = Stepping in is a move, not an action
page-mk-ruin-units = Units may fight here
page-mk-ruin-no-reputation = No Reputation for orcs or draconum met here
page-mk-ruin-fail = If you fail, survivors stay for the next visit
page-mk-ruin-may = What may lie here
page-mk-ruin-here = What lies here
page-mk-ruin-left = { $left } of { $all } tokens are unseen; each is as likely as the next
page-mk-ruin-kinds = one of { $left } tokens
page-mk-ruin-short = In short
page-mk-ruin-altars = Altar
page-mk-ruin-guarded = Two enemies
page-mk-ruin-artifacts = Artifact among the rewards
page-mk-ruin-draconum = A draconum
page-mk-ruin-known = Only what lies open counts: tokens on the map, and those somebody has won. Nobody looks into the pile.
page-mk-ruin-question = Do you walk into the ruins?
page-mk-ruin-outside = Ruins, seen from outside
page-mk-ruin-note = You may look and walk on: what you find costs nothing until you act.
page-mk-ruin-walk = Walk in
