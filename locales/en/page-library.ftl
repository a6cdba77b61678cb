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
books-sets = { $count ->
    [0] Base game only
    [one] Base game and 1 expansion
   *[other] Base game and { $count } expansions
}
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

## Questions in the codex

codex-page-questions = What many ask
codex-page-cards = Cards
codex-idle-words = how do does did i you we my your the a an is are was can could may what when which who why where to of in on and or it this that with for be have has get much many should
codex-ask-win = How do I win?
codex-about-win = winning victory victorious lose losing defeat defeated end over game kill mage goal aim
codex-answer-win = Destroy the enemy mage. A mage whose damage reaches its Life is destroyed at once, and with two players the other one has won. In teams all mages of the other side must fall; when everybody fights for themselves, the last mage left wins.
codex-ask-turn = What can I do in my turn?
codex-about-turn = action actions activate activation creature act phase quick full round
codex-answer-turn = You activate one of your creatures that has not acted in this round. It may move once and then take a quick action, such as a quick attack, a quick spell or Guard, or take one full action without moving. Then it is the other player’s turn.
codex-ask-spells = How do I cast spells?
codex-about-spells = spell cast casting prepare planning plan spellbook book quickcast card cards
codex-answer-spells = In the Planning Phase you choose up to two spells of your book, in secret. Your mage casts them with its action, or one quick spell with its quickcast, once a round. What was not cast goes back to the book.
codex-ask-mana = Where does my mana come from?
codex-about-mana = channel channeling supply pay cost
codex-answer-mana = In every Channel Phase your mage gains as much mana as its Channeling. Mana you do not spend stays with you. Spawnpoints and familiars have a supply of their own.
codex-ask-attack = How does an attack work?
codex-about-attack = attacks fight combat dice die roll damage armor critical hit
codex-answer-attack = You roll as many dice as the attack has. Normal numbers are added up and armor is taken off, critical ones pass the armor. What is left is damage. A twelve-sided die may bring conditions such as Burn.
codex-ask-move = How far can I move?
codex-about-move = moves moving movement walk zone zones hinder hindered stop
codex-answer-move = A move goes to one adjacent zone; in place of the quick action a creature may move once more. Whoever leaves or enters a zone with an enemy that can hinder it does not move again, but keeps its quick action.
codex-ask-guard = What does Guard do?
codex-about-guard = guards guarding protect defend marker
codex-answer-guard = A guard protects its zone: enemies that make a melee attack there must attack the guard. It can strike back with its quick melee attacks. The marker goes when it is activated.
codex-ask-hidden = How do hidden enchantments work?
codex-about-hidden = enchantment enchantments reveal revealing face down secret
codex-answer-hidden = An enchantment is cast face down and does nothing yet. You may turn it up after any step of the game by paying its reveal cost; from then on it works.
codex-ask-pass = When can I pass?
codex-about-pass = passing skip wait
codex-answer-pass = Only while an opponent has more creatures that can still act than you have. Otherwise you must activate one; it need not do anything.
