# The codex and the spellbooks in the page.

## Ways through the page

nav = Main
nav-play = Play
nav-books = Spellbooks
nav-replays = Replays
nav-codex = Rules

## The codex

codex-page = Codex and rules
codex-page-lead = Every word of the game in a few sentences, and every rule with its number. Refusals and card texts link here.
codex-page-search = Search words, keywords or a rule number
codex-page-game = Game
codex-page-topics = What it is about
codex-page-open = In the codex
codex-page-rules = Rules
codex-page-groups = Groups of rules
codex-page-count = { $entries ->
    [one] One entry
   *[other] { $entries } entries
}, { $rules ->
    [one] one rule
   *[other] { $rules } rules
}
codex-page-left-out = { $count ->
    [one] One more rule matches.
   *[other] { $count } more rules match.
} More words narrow it down.
codex-page-none = Nothing found. Fewer or other words may help.
codex-page-books = To the spellbooks
codex-page-untranslated = shown in English: not translated yet
codex-page-source = Source
codex-page-proof = Proof
codex-page-proven = { $count ->
    [one] proven by one test
   *[other] proven by { $count } tests
}
codex-page-unproven = not proven by a test yet
codex-page-defines = Defines
codex-topic-trait = Traits
codex-topic-attack-trait = Attack traits
codex-topic-condition = Conditions
codex-topic-damage-type = Damage types
codex-topic-school = Schools
codex-topic-spell-type = Types of spells
codex-topic-game-term = Terms
codex-topic-card = Cards
codex-topic-unit = Units
codex-topic-skill = Skills
codex-topic-tactic = Tactics
codex-topic-enemy = Enemies
codex-topic-ability = Abilities of enemies
codex-topic-site = Sites
codex-topic-city = Cities
codex-topic-ruin = Ruins
codex-topic-scenario = Scenarios
codex-topic-variant = Variants
codex-page-english = in English:

## Spellbooks

books-lead = Build a spellbook, have it checked as you go, share it, and try it against the computer.
books-new = A new book
books-own = Your books
books-own-none = You keep no book yet. Choose a mage above, or start from a printed book below.
books-begun = Go on with the book you did not save
books-shelf-starting = Printed starting books
books-shelf-apprentice = Printed apprentice books
books-shelf-apprentice-de = Printed apprentice books, German edition
books-unnamed = Unnamed book
books-name = Name of the book
books-rename = Rename
books-drop = Delete
books-drop-sure = Delete this book for good?
books-drop-yes = Delete it
books-drop-no = Keep it
books-is-legal = legal
books-is-illegal = breaks rules
books-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
books-cards-head = Cards
books-points-of = { $points } of { $allowed } points
books-points-short = { $count ->
    [one] 1 pt
   *[other] { $count } pts
}

books-parts = Parts of the workshop
books-part-search = Cards
books-part-book = Book
books-part-checks = Check and share
books-save = Save
books-undo = Undo
books-saved-never = Not saved yet
books-saved-saved = Saved
books-saved-changed = Changes will be saved
books-saved-saving = Saving …
books-saved-failed = Could not be saved
books-training = Elemental school
books-training-none = Choose an elemental school
books-empty = No cards yet. Search all cards and add what you like.

books-search-title = All cards
books-any-kind = Any type
books-school = School
books-any-school = Any school
books-level = Level
books-any-level = Any level
books-level-is = Level { $level }
books-cost = Mana
books-any-cost = Any cost
books-cost-most = Up to { $mana } mana
books-usable = Only what the { $mage } may use
books-found = { $count ->
    [one] 1 card of { $total }
   *[other] { $count } cards of { $total }
}
books-found-list = Cards found
books-loading = Fetching the cards …
books-found-none = No card is like that.
books-barred = Not for the { $mage }
books-read = Read { $card }
books-or = or
books-copies = Copies:
books-put-in = Add { $card }
books-take-out = Take { $card } out
books-novice = Novice: 1 for everybody
books-part = { $level } × { $factor } { $standing }
books-standing-trained = trained
books-standing-untrained = untrained
books-standing-opposed = opposed

books-verdict = Is it legal?
books-checking = Checking …
books-of-points = of { $allowed } spell points
books-fix = { $count ->
    [one] Take one { $card } out
   *[other] Take { $count } of { $card } out
}
books-curve = Mana curve
books-others = Others
books-mean = { $mana } mana on average, with reveal costs.
books-cost-x = { $count ->
    [one] One card costs X.
   *[other] { $count } cards cost X.
}

books-compare = Compared
books-compare-with = With which book
books-compare-same = The same cards.

books-share = Share and try
books-code = Share code
books-link = Link
books-copy-code = Copy code
books-copy-link = Copy link
books-copied = { $what } copied
books-copy-yourself = Your browser does not let us copy. The link is marked: copy it yourself.
books-export = Save as
books-format-text = List
books-format-json = JSON
books-format-o8d = OCTGN
books-foe = Opponent
books-test = Test game
books-test-illegal = A test game needs a legal book.

books-import = Import
books-import-lead = Paste a list, JSON, an OCTGN deck or a share code, or open a file. The format is recognised by itself.
books-import-text = The book
books-import-example = Mage: Warlock
    2x Fireball
    1x Pentagram
books-import-file = Open a file
books-import-do = Read it
books-flaws = { $count ->
    [one] One thing stands in the way. Nothing was lost: mend it and try again.
   *[other] { $count } things stand in the way. Nothing was lost: mend them and try again.
}
books-line = Line { $line }
