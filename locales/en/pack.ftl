# Packs of own cards: what is wrong with a file. docs/card-packs.md describes the format.

pack-duplicate = A card of this id exists already.
pack-empty = This says nothing.
pack-enchantment-cost = Casting an enchantment always costs 2 mana; what differs is its reveal cost.
pack-field-twice = The field “{ $field }” stands here twice.
pack-id = “{ $words }” is no id: small letters and digits are needed, with hyphens between words.
pack-level = Every school needs a level of at least 1.
pack-mage = A pack holds spells; mages cannot be added.
pack-missing = The field “{ $field }” is missing.
pack-needless-effect = Only incantations have an effect of their own; other cards have abilities.
pack-needless-life = This kind of card has no Life.
pack-needless-location = Only equipment is worn somewhere.
pack-needless-mandatory = Only enchantments can be mandatory.
pack-needless-reveal = Only enchantments have a reveal cost.
pack-no-amount = X stands for nothing: a cost of X needs an amount that is looked up.
pack-no-attack = An attack spell needs an attack.
pack-no-bar = The card has no attack number { $bar }; they are counted from 0.
pack-no-copies = At least one copy is needed.
pack-no-dice = An attack needs at least one die, or an effect that says how many it rolls.
pack-no-effect = An incantation needs an effect.
pack-no-life = A card that stands in the arena needs a Life of at least 1.
pack-no-location = Equipment needs a location where it is worn.
pack-no-reveal = An enchantment needs a reveal cost.
pack-no-school = A spell needs a school and level; “and” and “or” need at least two of them.
pack-no-trigger = A mandatory enchantment needs an ability with a trigger.
pack-no-words = Nothing says what “{ $name }” is called; add it to “words”.
pack-not-lent = A worn card needs an ability that gives this to its bearer.
pack-not-on-mage = Equipment is worn by mages alone.
pack-nothing-to-lend = An ability gives a Defense or damage barrier that the card does not have.
pack-out-of-place = The word “{ $word }” means nothing here.
pack-range = The range begins at { $min } and ends before that, at { $max }.
pack-roll = No effect die shows a { $roll }; 1 to 12 are possible.
pack-roll-order = The line from { $roll } on must stand before those with higher rolls, and once only.
pack-unknown-field = A card has no field “{ $field }”.
pack-unreadable = This cannot be read: { $detail }
pack-words = Words must be one line, neither empty nor too long.

pack-flaw = { $file }:{ $line }: { $path }: { $what }
pack-flaw-card = { $file }:{ $line }: { $card } at { $path }: { $what }
pack-flaws = { $count ->
    [one] One problem; no card was added.
   *[other] { $count } problems; no card was added.
}
