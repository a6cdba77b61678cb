### Everything with a name in Mage Knight, as the codex and the terminal explain it. The table does not need these sentences.

## What something is

mk-what-basic = Basic Action, { $color }
mk-what-advanced = Advanced Action, { $color }
mk-what-spell = Spell, { $color }
mk-what-spell-competitive = Spell, { $color }, for games with other players
mk-what-artifact = Artifact
mk-what-banner = Artifact, Banner
mk-what-wound = Wound
mk-what-regular-unit = Regular Unit, level { $level }
mk-what-elite-unit = Elite Unit, level { $level }
mk-what-skill = Skill of { $hero }
mk-what-skill-permanent = Skill of { $hero }, always in force
mk-what-skill-interactive = Skill of { $hero }, for games with other players
mk-what-tactic-day = Day Tactic, number { $number }
mk-what-tactic-night = Night Tactic, number { $number }
mk-what-enemy = { $pile }; { $copies ->
    [one] one in the box
   *[other] { $copies } in the box
}
mk-what-ability = Ability of enemies
mk-what-resistance = Resistance of enemies and Units
mk-what-site = Site
mk-what-fortified-site = Fortified site
mk-what-adventure-site = Adventure site
mk-what-inhabited-site = Inhabited site
mk-what-rampaging = Rampaging enemies
mk-what-city = City
mk-what-ruin = Ruin token
mk-what-scenario = Scenario for { $least } to { $most } players
mk-what-scenario-for = { $players ->
    [one] Scenario for one player
   *[other] Scenario for { $players } players
}
mk-what-variant = Special rule or variant

## Cards, Units, enemies

mk-entry-wound = It cannot be played. It is healed, or a rest gets it out of the hand.
mk-entry-basic = Basic effect: { $effect }
mk-entry-basic-mana = Basic effect ({ $color } mana): { $effect }
mk-entry-strong-mana = Strong effect ({ $color } mana): { $effect }
mk-entry-strong-spell = Strong effect “{ $name }” ({ $color } and black mana): { $effect }
mk-entry-strong-thrown = Strong effect (the Artifact is thrown away): { $effect }
mk-entry-recruit = Costs { $cost } Influence. Recruited at: { $sites }
mk-entry-recruit-nowhere = Costs { $cost } Influence. It is recruited at no site.
mk-entry-city = city
mk-entry-armor = Armor { $armor }
mk-entry-armor-resists = Armor { $armor }; { $traits }
mk-entry-ability = { $effect }
mk-entry-ability-mana = With { $color } mana: { $effect }
mk-entry-enemy = Armor { $armor }, Attack { $attack } ({ $element }), Fame { $fame }
mk-entry-enemy-no-attack = Armor { $armor }, no Attack of its own, Fame { $fame }
mk-entry-named = { $name }: { $text }
mk-token-green = green
mk-token-grey = grey
mk-token-violet = violet
mk-token-brown = brown
mk-token-red = red
mk-token-white = white
mk-pile-green = Orc marauders, green token
mk-pile-grey = Garrison of keeps, grey token
mk-pile-violet = Garrison of mage towers, violet token
mk-pile-brown = Monsters of dungeons, brown token
mk-pile-red = Draconum, red token
mk-pile-white = Garrison of cities, white token

## Places

mk-entry-mine = mine
mk-place-portal = Where every hero begins. Any number of heroes may stand here, it is safe, and nobody is attacked here.
mk-place-glade = A turn that begins here brings a gold mana token by Day and a black one by Night. A turn that ends here removes a Wound.
mk-place-village = Interact to recruit Units and to heal a Wound for every { $healing } Influence. While others play, it can be plundered once: two cards for Reputation −1.
mk-place-monastery = Interact to recruit Units, to heal for { $healing } Influence each and to learn an Advanced Action of the Unit offer for { $action }. It can be burned for an Artifact: Reputation −3 and one violet enemy, without Units.
mk-place-keep = A grey enemy behind walls holds it; it must be assaulted, which costs Reputation −1. Whoever takes it recruits there and may hold one card more for every keep owned when the turn ends on or beside it.
mk-place-mage-tower = A violet enemy behind walls holds it; an assault costs Reputation −1. Taking it brings a Spell. Then everybody may recruit there and learn Spells for { $spell } Influence and mana of their colour.
mk-place-ruins = A token says what waits: an altar that asks for mana, or two enemies who guard a reward. By Night it lies face down until somebody enters.
mk-place-dungeon = Enter as your action: one brown enemy, the rules of the Night, no Units. The first success brings a Spell or an Artifact, as a die decides; later ones Fame alone.
mk-place-tomb = Enter as your action: one red enemy, the rules of the Night, no Units. The first success brings a Spell and an Artifact; later ones Fame alone.
mk-place-monster-den = Enter as your action: one brown enemy, who stays if it survives. Success brings two random crystals.
mk-place-spawning-grounds = Enter as your action: two brown enemies, to be defeated in one combat. Success brings an Artifact and three random crystals.
mk-place-mine = A turn that ends here brings a crystal of the mine’s colour.
mk-place-orc = A green enemy lies here face up. Walking from one space beside it to another provokes it; it can be challenged from beside. Defeating it raises Reputation by 1.
mk-place-draconum = A red enemy lies here face up. Walking from one space beside it to another provokes it; it can be challenged from beside. Defeating it raises Reputation by 2.
mk-city-offers-red = Once conquered: recruit Units, and buy Artifacts for { $artifact } Influence each.
mk-city-offers-blue = Once conquered: recruit Units, and learn Spells for { $spell } Influence and mana of their colour.
mk-city-offers-white = Once conquered: recruit Units of every kind, and add an Elite Unit to the offer for { $elite } Influence.
mk-city-offers-green = Once conquered: recruit Units, and learn Advanced Actions of the offer, or the next one unseen, for { $action } Influence each.
mk-city-defence-red = Its defenders with a physical Attack are brutal.
mk-city-defence-blue = Its defenders with a Fire or Ice Attack have Attack +2, those with Cold Fire +1.
mk-city-defence-white = Its defenders have Armor +1.
mk-city-defence-green = Its defenders with a physical Attack are poisonous.
mk-entry-garrison = Level { $level }: { $tokens }
mk-entry-altar = As your action, pay { $mana } { $color } mana: a Shield and Fame { $fame }.
mk-entry-guarded = As your action, fight a { $first } and a { $second } enemy. Whoever defeats the last one wins: { $reward }

## Scenarios

mk-entry-length = { $players ->
    [one] One player
   *[other] { $players } players
}: { $rounds } rounds, { $countryside } Countryside tiles, { $core } Core tiles
mk-entry-end-city-revealed = Goal: find the city. When it is revealed, everybody has one more turn.
mk-entry-end-cities-conquered = Goal: conquer all cities. Then everybody has one more turn.
mk-entry-end-mines-liberated = Goal: reveal all tiles and liberate all mines. Then everybody has one more turn.
mk-entry-end-dungeons-conquered = Goal: reveal all tiles and conquer all dungeons and tombs. Then everybody has one more turn.
mk-entry-end-last-incantation = Goal: sing the incantation in the last Night. When all have done so, everybody has one more turn.
mk-entry-end-round-limit = It ends with its last round.
mk-entry-victory-most-points = Most Fame wins; whoever ties shares the victory.
mk-entry-victory-goal = Everybody wins together if the goal is reached, and nobody otherwise.
mk-entry-victory-sole-most = Most points win; a tie has no winner.
mk-entry-victory-on-the-portal = Whoever stands on the portal at the end wins.
mk-entry-alone = Alone: { $text }
mk-entry-cities-closed = Cities can be neither entered nor conquered.
mk-entry-cities-friendly = The city is friendly: nobody defends it, and everybody may deal there.
mk-entry-cities-level = Cities have level { $level }.
mk-entry-cities-levels = Cities have level { $first }, the last one level { $last }.
