### Spellbooks: what breaks the construction rules, what cannot be read, and what the program says about a book.

book-school-air = Air
book-school-arcane = Arcane
book-school-dark = Dark
book-school-earth = Earth
book-school-fire = Fire
book-school-holy = Holy
book-school-mind = Mind
book-school-nature = Nature
book-school-war = War
book-school-water = Water

book-kind-mage = Mage
book-kind-creature = Creatures
book-kind-conjuration = Conjurations
book-kind-wall = Walls
book-kind-enchantment = Enchantments
book-kind-equipment = Equipment
book-kind-incantation = Incantations
book-kind-attack = Attacks
book-kind-orb = V’Tar Orbs
book-kind-tile = Special tiles

## Breaches of the construction rules

book-breach-points = The book costs { $used } spell points; { $allowed } are allowed.
book-breach-copies-first = { $card }: { $copies } copies; of a Level 1 spell { $allowed } are allowed.
book-breach-copies-higher = { $card }: { $copies } copies; of a spell of Level 2 or higher { $allowed } are allowed.
book-breach-copies-epic = { $card }: { $copies } copies; of an Epic spell { $allowed } is allowed.
book-breach-class = { $card }: { $mage } only.
book-breach-school = { $card }: only for mages trained in { $school }.
book-breach-no-element = The Wizard needs an elemental school to be trained in: Air, Earth, Fire or Water.
book-breach-choice = { $mage }: { $school } cannot be chosen as training.
book-breach-mage-set = { $mage } is from “{ $set }”, which is not chosen.
book-breach-no-apprentice = { $mage }: only the mages of the base set are played as apprentices.
book-breach-fixed-choice = This Wizard is trained in Arcane and Air; { $school } cannot be chosen.
book-breach-set = { $card } is from “{ $set }”, which is not there to build with.
book-breach-collection = { $card }: { $copies } copies, of which the collection has { $owned }.
book-breach-unknown = There is no card “{ $card }”.
book-breach-list = { $card }: { $copies } in the book, { $printed } in the printed apprentice book.

## What cannot be read or written

book-flaw-card = There is no card “{ $words }”.
book-flaw-card-one = There is no card “{ $words }”. Did you mean { $one }?
book-flaw-card-two = There is no card “{ $words }”. Did you mean { $one } or { $two }?
book-flaw-card-three = There is no card “{ $words }”. Did you mean { $one }, { $two } or { $three }?
book-flaw-expansion-card = “{ $words }” is a card of the expansion { $set }, which this program does not have.
book-flaw-expansion-mage = “{ $words }” is a mage of the expansion { $set }, which this program does not have.
book-flaw-contradiction = The id is that of { $one }, the name that of { $other }.
book-flaw-count = “{ $words }” is no number of copies; a number from 1 to { $most } is needed.
book-flaw-too-many = { $card }: a book can note at most { $most } copies.
book-flaw-no-mage = The mage is missing; a list names it as “Mage: Wizard”.
book-flaw-mage = There is no mage “{ $words }”.
book-flaw-two-mages = A book has one mage; this is a second one.
book-flaw-set = There is no set of cards “{ $words }”.
book-flaw-school = There is no school “{ $words }”.
book-flaw-two-schools = One school is chosen; this is a second one.
book-flaw-title = The name must be one line of at most { $most } characters.
book-flaw-two-titles = A book has one name; this is a second one.
book-flaw-syntax = This is no sound { $format }: { $detail }
book-flaw-version = “{ $words }” is no version of a book this program can read.
book-flaw-other-game = This is no deck of Mage Wars.
book-flaw-damaged-code = The share code is damaged: a character is wrong or missing.
book-flaw-code-version = The share code has version { $version }, which this program cannot read.
book-flaw-too-long = The text is too long for a spellbook.
book-flaw-not-writable = { $card } cannot be written in this format.

## What the program says about a book

book-title = { $title } ({ $mage })
book-trained = Trained in: { $schools }
book-opposed = Opposed: { $schools }
book-branch-any = all spells
book-branch-kind-of = { $kind } of { $school }
book-branch-subtype = { $what } ({ $subtype })
book-branch-up-to = { $what } up to level { $level }
book-branch-but-not = { $what } not of { $school }
book-totals = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $points } of { $allowed } spell points
book-totals-apprentice = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; apprentices do not count spell points
book-legal = The book is legal.
book-legal-but-cards = Legal by the rules, but not with these cards.
book-missing = { $count ->
    [one] Not in one box, or not among your cards:
   *[other] Not in one box, or not among your cards ({ $count }):
}
book-illegal = { $count ->
    [one] The book is not legal:
   *[other] The book is not legal, for { $count } reasons:
}
book-heading = { $kind } ({ $count })
book-points-by-school = Spell points by school
book-curve = Mana curve (enchantments with their reveal cost)
book-curve-x = X
book-code = Share code: { $code }
