### The screen where a game of Mage Knight is set up.

page-nk-title = A game of Mage Knight
page-nk-tale = Which tale?
page-nk-heroes = Heroes at the table
page-nk-others = Others may be people, bots, or join by a link.
page-nk-first = Begin here
page-nk-for = { $least ->
    [one] { $most ->
        [one] 1 hero
       *[other] 1–{ $most } heroes
    }
   *[other] { $least }–{ $most } heroes
}
page-nk-needs = { $most ->
    [one] for one hero
   *[other] needs { $least } to { $most } heroes
}
page-nk-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
page-nk-your-hero = Your hero
page-nk-style-tovak = steel and ice
page-nk-style-goldyx = crystals
page-nk-style-norowas = Units, Influence
page-nk-style-arythea = fire, own Wounds
page-nk-own-card = Own card { $card }: { $basic }. With mana: { $strong }.
page-nk-dummy = Dummy hero, who keeps time
page-nk-table = Who plays
page-nk-fit = { $open } fit, { $closed } are closed
page-nk-closed = Closed: { $why }
page-nk-levels = City levels
page-nk-levels-text = Printed: { $printed }. Any from { $least } to { $most }, in the order they are found.
page-nk-city = { $number ->
    [1] 1st city
    [2] 2nd city
    [3] 3rd city
   *[other] { $number }th city
}
page-nk-megalopolis = Megalopolis
page-nk-megalopolis-text = The last city covers two spaces and joins two garrisons, each of half its level.
page-nk-megalopolis-both = Both are megalopolises
page-nk-megalopolis-both-text = All four cities are in the game: the second half of each is drawn.
page-nk-megalopolis-of = { $number ->
    [1] 1st megalopolis
   *[other] 2nd megalopolis
}
page-nk-lower = { $name }: lower
page-nk-higher = { $name }: higher
page-nk-goal = Goal:
page-nk-length = Length:
page-nk-map = Map:
page-nk-time = { $days ->
    [one] 1 Day
   *[other] { $days } Days
}, { $nights ->
    [one] 1 Night
   *[other] { $nights } Nights
}.
page-nk-tiles = { $countryside } Countryside and { $core ->
    [one] 1 Core tile.
   *[other] { $core } Core tiles.
}
page-nk-alone = { $hero }, alone
page-nk-again = Same as last time
