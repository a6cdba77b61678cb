### Rounds of Mage Knight in the browser: the chronicle, what others did, the end of a round, Tactics, the sheet.

page-mk-dummy = Dummy player

## What others did

page-mk-reel = What the others do
page-mk-action-of = action { $action } of { $actions }
page-mk-frame-moved = Moves
page-mk-frame-withdrew = Withdraws
page-mk-frame-explored = Explores
page-mk-frame-tile-revealed = A new tile
page-mk-frame-source-rolled = The Source
page-mk-frame-turn-began = A turn begins
page-mk-frame-rest-declared = Rests
page-mk-frame-round-end-announced = Announces the end
page-mk-frame-round-began = A new round
page-mk-frame-dummy-turned = Turns cards
page-mk-frame-dummy-announced = Announces the end
page-mk-frame-combat-began = Fights
page-mk-frame-wounded = Wounded
page-mk-frame-gained-fame = Fame
page-mk-frame-level-reached = A new level
page-mk-frame-site-conquered = Conquers
page-mk-frame-city-conquered = Conquers a city
page-mk-frame-plundered = Plunders
page-mk-frame-interaction-began = Deals with locals
page-mk-frame-other = Acts
page-mk-since = Since your last turn
page-mk-changed = What changed for you
page-mk-changed-tiles = { $tiles ->
    [one] One new tile on the map
   *[other] { $tiles } new tiles on the map
}
page-mk-changed-fallen = Gone from the map: { $enemies }
page-mk-changed-taken = { $hero } holds { $what }
page-mk-changed-offer = Left the offer: { $what }
page-mk-changed-source = The Source: { $dice }
page-mk-changed-fame = { $hero }: Fame { $before } → { $now }
page-mk-changed-fame-past = { $hero }: Fame { $before } → { $now }, past you
page-mk-changed-dummy = { $cards ->
    [0] The dummy has no card left
    [one] The dummy has 1 card left
   *[other] The dummy has { $cards } cards left
}

## Tactics

page-mk-first-certain = first for certain
page-mk-first-never = never first
page-mk-first-drawn = first { $times } of { $of }
page-mk-first-open = first, unless somebody takes a lower one

## The end of a round

page-mk-round-over = Round { $round } is over
page-mk-round-announced-by = { $who } announced it; everybody else had one more turn.
page-mk-round-next = Round { $round } of { $rounds } is a { $time ->
    [day] day
   *[night] night
}.
page-mk-round-deeds = What { $hero } did
page-mk-round-nothing = Nothing worth telling.
page-mk-standing = Standing
page-mk-standing-what = Fame only; the rest counts at the end
page-mk-new-round = { $time ->
    [day] The day begins
   *[night] The night begins
}
page-mk-new-dice = The Source was rolled: { $dice }.
page-mk-new-units = Every Unit is ready again; wounded ones stay wounded.
page-mk-new-decks = All cards, Wounds too, are shuffled into the decks.
page-mk-new-offer = New in the offer: { $what }.
page-mk-new-day = Forests cost 3, deserts 5. Gold mana works, black does not.
page-mk-new-night = Forests cost 5, deserts 3. Black mana works, gold does not.
page-mk-choosing = Who chooses a Tactic when
page-mk-choosing-what = lowest Fame first
page-mk-chooses-first = chooses first
page-mk-rounds-left = { $rounds ->
    [0] This is the last round
    [one] One round remains after this one
   *[other] { $rounds } rounds remain after this one
}
page-mk-ready = On to the Tactics
page-mk-ready-note = your hand is drawn
page-mk-fame-gained = Fame { $by }
page-mk-warn-last-turn = { $who } announced the end of the round: after your turn it is over.
page-mk-warn-dummy = The dummy has { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
} left: the round ends soon.

## The sheet

page-mk-count-level = level { $count }
page-mk-count-spells = { $count ->
    [one] 1 Spell
   *[other] { $count } Spells
}
page-mk-count-advanced-actions = { $count } Advanced
page-mk-count-artifacts = { $count ->
    [one] 1 Artifact
   *[other] { $count } Artifacts
}
page-mk-count-crystals = { $count ->
    [one] 1 crystal
   *[other] { $count } crystals
}
page-mk-count-shields = { $count ->
    [one] 1 Shield
   *[other] { $count } Shields
}
page-mk-count-wounds = { $count ->
    [one] 1 Wound
   *[other] { $count } Wounds
}
page-mk-count-cities-led = leads { $count }
page-mk-count-cities-shared = Shield in { $count }
page-mk-count-cities = { $count } conquered
page-mk-count-rounds = { $count } saved
page-mk-count-cards = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
page-mk-count-unit = { $count }
page-mk-count-wounded-unit = half of { $count }
page-mk-with-titles = with titles
page-mk-no-titles = alone: no titles
page-mk-tied = tied { $by }
page-mk-copy = Copy as text
page-mk-save-picture = Save a picture
page-mk-copied = Copied
page-mk-share-line = { $what }: { $points }
page-mk-share-head = { $scenario }, round { $round } of { $rounds }
