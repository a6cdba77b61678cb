### What the program says in the terminal.

cli-nobody-asked = Nobody is asked anything: the game is over.
cli-why-log = What happened, with all secrets:
cli-solve-no-combat = this script does not lead to a combat of Mage Knight
cli-solve-no-line = Every line goes through dice or hidden cards, so none can be searched to its end.
cli-solve-outcome = Fame { $fame }, Wounds { $wounds }, cards used { $cards }
cli-solve-proven = Proven: no other line is better ({ $nodes } positions).
cli-solve-on-average = Proven on average over what summoners may call ({ $nodes } positions).
cli-solve-without-chance = Proven among the lines that leave nothing to dice or hidden cards ({ $nodes } positions).
cli-solve-not-proven = Not proven: the search stopped after { $nodes } positions.
cli-transcript-start = A game of { $game }, from beginning to end

## Rules

cli-rules-none = Nothing is known about “{ $query }”.
cli-rules-near = Nothing is known about “{ $query }”. Did you mean: { $names }?
cli-rules-more = { $left ->
    [one] One more rule has these words.
   *[other] { $left } more rules have these words.
}
cli-rules-see = Rules: { $rules }
cli-rules-source = Source: { $source }
cli-rules-proven = Proven by: { $sources }
cli-rules-unproven = No test proves it yet.
cli-rules-untranslated = This rule is not translated yet.
cli-rules-coverage = { $covered } of { $total } rules proven, { $base_covered } of { $base_total } in the base game

## Playing in the terminal

cli-play-commitment = The seed of this game is fixed. Its SHA-256: { $hash }
cli-play-kept = This game is kept in { $file }
cli-play-resume = To go on later: grimoire play --resume { $file }
cli-play-nothing-kept = no game is kept; begin one with grimoire play mage-wars or grimoire play mage-knight
cli-play-other-game = this is a game of { $game }, not of { $asked }
cli-play-endless = nobody is asked, and the game has no end
cli-play-seed = The seed was { $seed }.
cli-play-hand-over = Seat { $seat } is next. Hand over, then press Enter.
cli-play-beside = Seat { $seat } may do something meanwhile: type seat { $seat }.
cli-play-beside-pass = Enter lets it go by.
cli-play-nobody-beside = Nobody of that name can do anything now.
cli-play-forced = → { $answer } (the only answer)
cli-play-grouped = Type / and words to see the answers of a group, such as: /fire
cli-play-hidden = { $count ->
    [one] ({ $count } other answer)
   *[other] ({ $count } other answers)
}
cli-play-hint = { $number }  { $answer }  ({ $gain } of 100)
cli-play-not-an-answer = Answer with a number from 1 to { $count }, or type help.
cli-play-unknown = “{ $line }” is no command. Type a number to answer, or help.
cli-play-meant = “{ $line }” is no command. Did you mean { $near }?
cli-play-card-which = Which card? Such as: card wolf
cli-play-rule-which = Which rule? Such as: rule guard
cli-play-save-where = Where to? Such as: save game.json
cli-play-refused = { $number }. { $answer }
cli-play-why-which = Give a number from 1 to { $count }: why shows them.
cli-play-why-more = { $left ->
    [0] why and a number shows the rule in full.
    [one] One more: type why and a word of it. why and a number shows the rule in full.
   *[other] { $left } more: type why and a word of them. why and a number shows the rule in full.
}
cli-play-nothing-refused = Everything one might think of is allowed.
cli-play-no-undo = Not taken back: { $barrier }
cli-play-undone = Taken back.
cli-play-saved = Saved as { $file }.
cli-play-not-saved = Not saved: { $why }
cli-play-quit = Until next time.
cli-play-help =
    A number gives that answer. You can also type:
    card NAME   read a card, such as: card wolf
    rule WORDS  look a rule up by words or id, such as: rule guard
    why         which other answers are not allowed, and why
    why N       the rule behind number N of them
    /WORD       only the answers with this word
    hint        the answers a coach recommends
    undo        take your last answer back
    board       the whole board
    log         the story so far; log 20 for its last lines
    windows W   when to be asked to reveal: auto (where a card could matter) or all
    seat B      seat B does something while another plays
    save FILE   write a copy of the game to a file
    quit        leave; a game at a terminal is kept
    The Tab key completes commands and names.
cli-play-windows-all = You are asked after every step, phase and action.
cli-play-windows-auto = You are asked where a hidden card of yours could matter.

## The arena of Mage Wars

cli-mw-header = Round { $round }, { $phase }. Initiative: { $seat }. ● active, ○ inactive, ▶ acting
cli-mw-damage = damage { $damage }/{ $life }
cli-mw-armor = armor { $armor }
cli-mw-mana = mana { $mana }
cli-mw-guarding = guarding
cli-mw-flying = flying
cli-mw-quickcast = can cast quickly
cli-mw-indestructible = indestructible
cli-mw-attack-bar = { $attack } { $dice }
cli-mw-count = { $name } ×{ $count }
cli-mw-attached = with { $cards }
cli-mw-away = (back in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
})
cli-mw-attack = Under way: { $attacker } attacks { $defender } with { $attack }
cli-mw-attack-dice = Under way: { $attacker } attacks { $defender } with { $attack }, { $dice } dice
cli-mw-price = { $mana } mana
cli-mw-price-reveal = { $mana } mana, { $reveal } to reveal
cli-mw-note-cost = { $cost }
cli-mw-note-copies = { $cost }; { $copies ->
    [one] one copy
   *[other] { $copies } copies
}
cli-mw-cast = Under way: { $caster } casts { $spell }
cli-mw-seat = { $seat }: spellbook { $book }, discard pile { $discard }
cli-mw-vtar = , V’Tar { $vtar } of { $goal }
cli-mw-prepared = , prepared: { $spells }
cli-mw-face-down = face down
cli-mw-hidden = hidden

## The map of Mage Knight

cli-mk-header = { $scenario }, round { $round } of { $rounds }: { $time }. { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} in the stack
cli-mk-hero = { $seat }  { $hero }: Fame { $fame }, level { $level }, Reputation { $reputation }, Armor { $armor }, Deed deck { $deck }, discard { $discard }
cli-mk-hand = Hand: { $hand }
cli-mk-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cli-mk-announced = { $seat } has announced the end of the round.
cli-mk-last-turns = { $turns ->
    [one] { $turns } turn is left.
   *[other] { $turns } turns are left.
}
cli-mk-dummy-announced = The dummy player has announced the end of the round.
cli-mk-source = Source: { $dice }
cli-mk-foe = → { $enemy }: Armor { $armor }, Attack { $attack } ({ $element })
cli-mk-foe-blocked = blocked
cli-mk-foe-damage = { $damage } damage to assign
cli-mk-combat-points = Played so far: Attack { $attack }, Block { $block }
cli-mk-enemy = { $enemy } ({ $place }): Armor { $armor }, Attack { $attack }
cli-mk-offer-units = Unit offer: { $units }
cli-mk-offer-monastery = In monasteries: { $cards }
cli-mk-offer-advanced = Advanced Actions: { $cards }
cli-mk-offer-spells = Spells: { $cards }
cli-mk-tactic = Tactic: { $tactic }
cli-mk-skills = Skills: { $skills }
cli-mk-mana = Mana: { $mana }
cli-mk-count = { $count } { $name }
cli-mk-unit-spent = { $unit } (spent)
cli-mk-unit-wounded = { $unit } (wounded)
cli-mk-units = Units: { $units }
cli-mk-crystals = Crystals: { $crystals }
cli-mk-next-tile = Next tile: { $tile }

## Cards

cli-cards-count = { $shown } of { $total } cards the engine knows today
cli-cards-not-played = Not played yet: the engine lacks { $word }
cli-did-you-mean = Did you mean: { $names }?
cli-cards-none = No card is called “{ $query }”.
cli-cards-several = Several cards have this in their name: { $names }
cli-cards-no-set = there is no set “{ $name }”; there are: { $known }
cli-cards-no-kind = there is no kind “{ $name }”; there are: { $known }

## Setups

cli-choose-game = Which game do you want to play?
cli-choose-apprentice = For apprentices: a small arena, simple mages, ready books. Good for a first game.
cli-choose-full = The full game: the large arena and mages with their abilities.
cli-choose-mage = Who are you?
cli-choose-against = Against whom?
cli-choose-scenario = Which scenario?
cli-choose-hero = Which hero are you?
cli-choose-players = How many heroes?
cli-choose-count = { $count ->
    [one] You alone
   *[other] { $count } heroes
}
cli-choose-level = How well should the computer play?
cli-choose-number = Type a number from 1 to { $count }.
cli-bot-random = random: any answer the rules allow
cli-bot-greedy = greedy: takes what looks best now; answers at once
cli-bot-easy = easy: looks ahead to the end of the round
cli-bot-normal = normal: looks two rounds ahead
cli-bot-hard = hard: thinks as long as it may
cli-bot-other = { $bot }
cli-what-map = map
cli-what-mage = mage
cli-what-scenario = scenario
cli-what-hero = hero
cli-what-variant = rule or variant
cli-unknown = there is no { $what } “{ $name }”; there are: { $known }
cli-unknown-near = there is no { $what } “{ $name }”; did you mean { $near }? There are: { $known }
cli-not-of-game = { $game } has no { $option }
cli-setup-other-mage = the book is for the { $book }, not for the { $mage }
cli-setup-no-book = { $mage } has no printed book yet: name one with --book or --against-book.
cli-setup-no-apprentice = { $mage }: only the mages of the base set are played as apprentices. With --full the full game is played.
cli-the-setup = the setup
cli-setup-invalid = not valid:
cli-seats = --seats names { $players ->
    [one] one player
   *[other] { $players } players
}, but the setup has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}

## Bots

cli-no-bot = there is no bot “{ $name }”; available: { $known }
cli-no-bot-near = there is no bot “{ $name }”; did you mean { $near }? Available: { $known }
cli-bot-no-options = the bot “{ $bot }” has no option “{ $option }”; it takes none
cli-bot-option = the bot “{ $bot }” has no option “{ $option }”; it takes { $known }
cli-bot-malformed = “{ $part }” is not an option of a bot; write it as in hard:ms=500
cli-bot-number = “{ $value }” is no value of { $option }: a whole number from 1 to 86400000
cli-bot-both = give a bot ms or iterations, not both
cli-bot-weights-file = weights= wants the name of a file
cli-bot-no-weights = the bot “{ $bot }” judges nothing, so it takes no weights
cli-or-human = { $error }; or human
cli-no-pairings = { $game } has no books to pair; leave --pairings out
cli-ladder-bots = a ladder needs two or more bots
cli-ladder-seats = a ladder needs a setup with two seats; this one has { $seats }

## What can go wrong

cli-error = error: { $what }
cli-fault = the engine found a mistake in itself: { $what }; seed { $seed }
cli-no-game = there is no game “{ $name }”; there are: { $known }
cli-no-seed = a seed is a number or 64 hexadecimal digits
cli-no-randomness = the system gives no randomness: { $why }
cli-no-threads = threads cannot be started: { $why }
cli-no-json = cannot be written as JSON: { $why }
cli-no-browser = warning: the browser cannot be opened ({ $why }); open { $url } yourself
cli-unread = cannot read what is typed: { $why }
cli-unwritten = cannot write: { $why }
cli-io-not-found = there is no such file or folder
cli-io-denied = access is denied
cli-io-exists = the file exists already
cli-io-folder = this is a folder
cli-io-no-text = this is no UTF-8 text
cli-io-refused = nothing listens there
cli-io-late = no answer in time
cli-json = not the JSON it should be, at line { $line } column { $column }
cli-json-names = not the JSON it should be ({ $names }), at line { $line } column { $column }

## Simulations

cli-sim-speed = { $games } games of { $game } in { $seconds } s: { $games_each } games/s, { $decisions_each } decisions/s
cli-sim-decisions = { $decisions } decisions a game (not counting { $forced } forced answers)
cli-sim-wins = { $wins ->
    [one] one win
   *[other] { $wins } wins
}
cli-sim-score = mean score { $score }
cli-sim-sums = draws { $draws }, lost { $lost }, errors { $errors }
cli-sim-stopped = { $count ->
    [one] 1 game was stopped after the last round and counted as it stood
   *[other] { $count } games were stopped after the last round and counted as they stood
}
cli-sim-before = { $count ->
    [one] 1 game was in the file already and is not counted here
   *[other] { $count } games were in the file already and are not counted here
}
cli-record-in-use = another program is writing this file
cli-record-other = the file holds games of another run: { $what } is not the same
cli-record-no-file = no file of recorded games: { $why }
cli-record-version = a file of recorded games of version { $version }, which this program does not know
cli-record-broken = the file is damaged at byte { $at }
cli-record-unwritten = { $path }: games could not be written: { $why }. What is in the file is whole; the same command goes on from there
cli-sim-endless = { $count ->
    [one] One game had no end after { $answers } answers and counts as drawn: { $games }
   *[other] { $count } games had no end after { $answers } answers and count as drawn: { $games }
}
cli-ladder-games = { $wins } won, { $draws } drawn, { $losses } lost
cli-ladder-endless = without an end, counted as drawn: { $count }
cli-ladder-errors = errors { $count }

## Files

cli-warning = warning: { $what }
cli-no-seat = there is no seat { $seat }; the last one is { $last }
cli-no-viewer = a viewer is a seat letter such as A, spectator, or all
cli-replay-malformed = not a replay file: { $why }
cli-replay-version = this replay has version { $version }; this program reads versions up to { $newest }
cli-replay-other-game = this is a replay of { $game }
cli-replay-fingerprint = played with rules and cards { $played }; this program has { $here }, so the game may not replay the same
cli-replay-commitment = the seed is not the one that was promised before the game
cli-replay-setup = the setup is not valid
cli-replay-entry = entry { $number } is not legal: { $why }
cli-replay-state = the game ends in state { $reached }, but { $recorded } was recorded
cli-replay-no-script = this game cannot be written as a scenario script
cli-replay-fails = { $file }: does not hold: { $why }
cli-replay-running = still running
cli-replay-nobody-won = nobody won
cli-replay-won = { $winners } won
cli-replay-holds =
    { $file }: holds
      game        { $game }
      entries     { $entries }
      seed        { $seed }
      commitment  { $commitment }
      state       { $state }
      outcome     { $outcome }
cli-scenarios = { $passed } passed, { $failed } failed
cli-no-scripts = there are no .script files in it
cli-backed-up = All games are in { $file }
cli-restored = The games of { $file } are in { $folder }
cli-restore-kept = The games that were there are kept as { $kept }
cli-setup-valid = { $file }: a valid setup for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
cli-standard-input = standard input
cli-no-book = there is no book or file “{ $name }”; printed books: { $known }
cli-no-book-near = there is no book or file “{ $name }”; did you mean { $near }?

## The server

cli-no-notifier = --notify: { $program } is no program that can be started
cli-fixed-seed-bind = --fixed-seed is for tests on this computer; leave --bind away
cli-fixed-seed = --fixed-seed: all dice of this server are known beforehand

## Arguments (in English clap says this itself)

cli-arg-more = For more information, try “--help”.
cli-arg-no-value = { $arg } wants a value.
cli-arg-value = “{ $value }” is no value of { $arg }. Possible values: { $valid }.
cli-arg-bad-value = “{ $value }” is no value of { $arg }: { $why }
cli-arg-unknown = There is no argument “{ $arg }”.
cli-arg-no-command = There is no command “{ $name }”.
cli-arg-conflict = { $arg } cannot be used with { $other }.
cli-arg-missing = Missing: { $args }
cli-arg-which-command = A command is missing.
cli-arg-count = { $arg } has too many or too few values.
cli-arg-wrong = Something is wrong with { $arg }.

cli-admin-reset = The password of { $login } is { $password } until they change it.
cli-admin-renamed = { $login } is { $to } from now on.
cli-admin-deleted = The account { $login } is deleted.
cli-admin-banned = { $login } cannot sign in any more.
cli-admin-unbanned = { $login } can sign in again.
cli-admin-pruned = { $count ->
    [0] No game was removed.
    [one] One game was removed.
   *[other] { $count } games were removed.
}
cli-admin-closed = No new accounts can be made.
cli-admin-opened = Everyone can make an account.
cli-health-none = no server answers at { $address }: { $why }
cli-health-ill = the server cannot do its work: { $why }

## What a host is told.

host-no-games = there are no games in { $path }
host-no-login = nobody has the login { $login }
host-no-postgres = the PostgreSQL database cannot be opened
host-late = it does not answer
host-no-nats = NATS cannot be reached
host-nats-url = the address of a NATS server begins with nats:// or tls://
host-nats-alone = --nats is for several servers on one PostgreSQL; name it with --database-url
host-database-url = the address of a database begins with postgres:// or sqlite:
host-no-sqlite-url = { $url } is not the address of a SQLite database
host-no-migration = the database cannot be brought to the newest shape
host-no-folder = the folder { $path } cannot be made
host-folder-used = another server uses the folder { $path }; stop it, or name another folder with --data
host-unopened = { $path } cannot be opened
host-unwritten = { $path } cannot be written
host-unmoved = { $path } cannot be moved
host-file-exists = { $path } exists already; nothing was written
host-file-used = { $path } is in use; stop the server first
host-no-file = there is no file { $path }
host-no-copy = { $path } is not a copy of this program's games
host-damaged = { $path } is damaged
host-port = the server cannot listen on { $address }
