### What the page and the server say outside of a game's own words.

## Start screen

page-home = Start screen
page-guest = Guest, no account needed
page-theme-light = Colours of the day
page-theme-dark = Colours of the night
page-language = Language
page-hero-1 = Open the book.
page-hero-2 = The rules keep themselves.
page-hero-text = Two great games of magic, every rule enforced and explained, against the computer or anyone beside you.
page-games = Games
page-play-computer = Play the computer
page-play-alone = Play solo
page-play-hot-seat =
    { $seats ->
        [2] Two at this screen
       *[other] { $seats } at this screen
    }
page-opponent = , opponent: { $bot }
page-with-friends = With friends
page-learn = Learn
page-sit-name = Your name, as others read it
page-continue = Continue
page-continue-turn = Your turn
page-game-answers =
    { $count ->
        [one] { $count } decision so far
       *[other] { $count } decisions so far
    }
page-fair-dice = Fair dice: the seed is sealed before the first roll and opened after the last.
page-credits = Unofficial fan work. Emblems: game-icons.net, CC BY 3.0
page-try-again = Try again

page-game-mage-wars = Mage Wars
page-tag-mage-wars = Duelling mages in the arena
page-as-mage = As { $mage }, apprentice rules
page-game-mage-knight = Mage Knight
page-tag-mage-knight = Conquest across the hex map
page-as-hero = As { $hero }: { $scenario }, solo
page-tome-heroes = Hero

page-bot-random = random
page-bot-greedy = greedy
page-bot-easy = easy
page-bot-normal = normal
page-bot-hard = hard

## Game screen

page-you = You
page-seat = Seat { $seat }
page-open-seat = Seat { $seat }, still open
page-bot = Computer ({ $bot })
page-seats = Players
page-thinking = thinking …
page-to-act = to decide
page-to-act-you = your decision
page-not-there = not here right now
page-table = Take back, agree, end
page-ask-undo = Ask to take back
page-undo-further = Take back further
page-offer-draw = Offer a draw
page-resign = Give up
page-resign-sure = Yes, I give up
page-play-on = Play on
page-rematch = Rematch
page-download-replay = Save the game
page-agree = Agree
page-decline = Decline
page-withdraw = Never mind
page-proposal-waiting = Waiting for the others to agree.
page-proposal-undo = { $who } would like to take the last answer back.
page-proposal-draw = { $who } offers a draw.
page-chat = At the table
page-chat-say = Say something
page-chat-send = Say
page-clocks = Thinking time
page-curtain = Pass the screen to { $who }
page-curtain-text = What was planned in secret stays secret. Look away, everyone else.
page-curtain-lift = I am { $who }

page-kicker-yours = Your decision
page-kicker-seat = { $name } decides
page-kicker-waiting = One moment
page-kicker-watching = You are watching
page-kicker-over = The game is over
page-going-on = The game goes on …
page-waiting = Waiting for { $who }
page-options = Your options
page-search-options = Search among { $count } options
page-why-not =
    { $count ->
        [one] Why not? One option is closed to you
       *[other] Why not? { $count } options are closed to you
    }
page-undo = Take back
page-story = The story so far
page-story-score = Damage { $each }
page-story-modes = How the story is told
page-story-prose = Prose
page-story-every = Rules
page-story-replay = Play from here
page-story-replay-last = Play the last turn again
page-die-effect = Effect die: { $roll }
page-die-blank = Blank
page-die-normal = { $damage } normal damage
page-die-critical = { $damage } critical damage
page-story-topics = Show only
page-topic-all = Everything
page-topic-fight = Fights
page-topic-magic = Spells
page-topic-turns = Rounds and moves
page-story-empty = Nothing has happened yet.
page-seed = All dice of this game follow from this seed:

page-connecting = Opening the book …
page-lost = The server cannot be reached. We keep trying; nothing is lost.
page-unreachable = The server cannot be reached.
page-status-open = connected
page-status-connecting = connecting …
page-status-lost = connection lost, trying again

page-ending-won =
    { $who ->
        [You] You win!
       *[other] { $who } wins.
    }
page-ending-draw = The game is a draw.
page-ending-agreed = Everyone agreed to a draw.
page-ending-solo =
    { $score ->
        [one] The scenario is lost, with { $score } point.
       *[other] The scenario is lost, with { $score } points.
    }
page-ending-lost = The scenario is lost for everybody.
page-ending-solo-won =
    { $score ->
        [one] Victory, with { $score } point!
       *[other] Victory, with { $score } points!
    }
page-ending-resigned =
    { $who ->
        [You] You gave up.
       *[other] { $who } gave up.
    }
page-ending-time =
    { $who ->
        [You] Your time is up.
       *[other] { $who } has no time left.
    }
page-ending-fault = The engine found a mistake in itself and stopped. The log of the game is kept.

## The arena

page-arena = Arena
page-round = Round { $round }
page-initiative = Initiative: { $who }
page-life = Life
page-armor = Armor
page-mana = Mana
page-guard = Guard
page-flying = Flying
page-ready = Has yet to act.
page-acting = Acts now.
page-acted = Has acted.
page-nobody = nobody
page-orb-off = not touched yet
page-orb-free = nobody controls it
page-passage = Secret Passage to { $zone }
page-vtar = V’Tar: { $vtar } of { $goal }
page-of = Belongs to { $owner }.
page-hidden-enchantment = Hidden enchantment
page-conjuration = { $card } ({ $left } of { $life } Life)
page-own-hidden = { $card } (hidden)

## The map

page-map = Map
page-day = Day
page-night = Night
page-of-rounds = Round { $round } of { $rounds }
page-fame = Fame
page-source = Source
page-combat = Combat
page-units = Units
page-reputation = Reputation
page-influence = Influence
page-hand = Hand
page-played = Play area
page-space = { $terrain }, move cost { $cost }
page-space-closed = { $terrain }, no way in
page-hero-here = { $hero } is here
page-space-at = Space { $at }
page-offers = Offers
page-offer-units = Units for hire
page-offer-advanced = Advanced Actions
page-offer-monastery = In monasteries
page-offer-spells = Spells
page-offer-skills = Skills
page-offer-rules = Special rules
page-turn-order = Order of turns
page-dummy = Dummy player
page-city-held = City, { $color }: level { $level }, defenders: { $count }
page-city-conquered = City, { $color }: level { $level }, conquered, leader: { $who }
page-auction = The heroes are auctioned
page-auction-bid = { $who } would get { $hero } for { $bid } Fame.
page-tiles-left = Map tiles left: { $count }

## What the server says

server-stale = The game has moved on since. Look again.
server-over = The game is over.
server-unreadable = This cannot be read: { $why }
server-setup = This setup cannot be played.
server-not-your-seat = You do not play seat { $seat }.
server-unknown-key = One of the keys opens no seat of this game.
server-elsewhere = Another server plays this game. Try again in a moment.
server-trouble = Something went wrong on the server. What was accepted is kept.
server-bot-failed = The computer player “{ $bot }” of seat { $seat } cannot go on. If it was not the simplest one, that one takes its place; otherwise the game stands still.
server-bots-endless = After { $answers } answers the computer players have come to no end; the game is drawn.
server-closing = The server is going down. What was accepted is kept.
server-chat-seat = Only those who play can speak.
server-chat-text = Say something of at most { $most } characters.
server-orders = An order for each of at most { $most } cards can be kept.
server-no-such-game = There is no such game.
server-no-such-game-kind = This server does not offer this game.
server-no-such-seat = There is no such seat.
server-no-such-address = There is nothing at this address.
server-no-such-bot = There is no such computer player. There are: { $known }
server-wrong-method = This address does not take this kind of request.
server-seat-taken = This seat is taken.
server-seat-count = This game has { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }; say who plays each.
server-name = A name has at most { $most } characters.
server-no-hello = The first message must be a hello.
server-hello-again = Hello was said before.
server-protocol = This server speaks version { $version } of the protocol. Load the page anew.
server-binary = Messages are text.
server-id = An id has 1 to { $most } characters.
server-proposal-open = Something is proposed already. Wait until it is decided.
server-proposal-impossible = This cannot be proposed here.
server-no-coach = A coach helps only those who play the computer.
server-no-proposal = Nothing is proposed to you.
server-clock = A clock has between a second and a year.
server-rated-two = Only games of two players are rated.
server-not-over = The game is not over yet.
server-rematch-players = Only those who played can ask for a rematch.
server-no-such-person = There is no such person.
server-no-such-session = There is no such session.
server-no-such-book = There is no such book.
server-no-such-card = There is no such card.
server-no-such-rule = There is no such rule.
server-no-such-language = This language is not spoken here.
server-question-too-long = The question is too long.
server-too-many-books = You keep { $most } books already. Delete one first.
server-not-signed-in = You are not signed in.
server-login-length = A login has { $least } to { $most } characters.
server-password-length = A password has { $least } to { $most } characters.
server-login-taken = This login is taken.
server-wrong-login = Login or password is wrong.
server-too-often = Too many requests. Wait a moment and try again.
server-other-site = Requests of other sites are not taken.
server-other-host = This server is known by another name.
server-login-letters = A login has letters from a to z, digits, dots, dashes and underscores.
server-login-reserved = This login is kept for the host.
server-password-common = Too many people choose this password. Choose one that nobody guesses.
server-wrong-password = The password is wrong.
server-account-exists = You have an account already.
server-no-account = Only an account has a password.
server-registration-closed = The host of this server makes no new accounts.
server-banned = The host of this server does not let you in.
server-rated-account = Rated games are for people with an account.
server-rated-position = A rated game begins at its beginning.
server-book-too-long = A spellbook has at most { $most } lines.
server-replay-too-long = A game can go on from a recorded one after at most { $most } answers.
about-position = begins from a written position
about-free-books = spellbooks against the rules for building them
about-house-rules = rules read in the table’s own way
about-continued = goes on from a recorded game
about-stand-in = computer ({ $bot }) takes over when time is up

## Planning and casting

page-spellbook = Your spellbook
page-show-book = Spellbook
page-show-arena = Arena
page-search-cards = Name, keyword, text
page-search-book = Search { $count } cards: name, keyword, text
page-affordable = Castable with { $mana }
page-quick-only = Quick only
page-kinds = Types of spells
page-all-kinds = All
page-book-none = No card of your spellbook fits.
page-kind-mage = Mages
page-kind-creature = Creatures
page-kind-attack = Attacks
page-kind-incantation = Incantations
page-kind-enchantment = Enchantments
page-kind-equipment = Equipment
page-kind-conjuration = Conjurations
page-kind-wall = Walls
page-action-quick = quick
page-action-full = full
page-range = range { $range }
page-slot-empty = Choose a spell
page-slot-picked = Next spell goes here
page-put-back = Put { $card } back
page-plan-ready =
    { $count ->
        [0] Ready without a spell
        [one] Ready with one spell
       *[other] Ready with { $count } spells
    }
page-planning = planning …
page-plan-done = ready
page-prepared = Prepared spells
page-cast-by = cast by { $name }
page-ability = ability
page-own-ability = an ability
page-back = Back
page-choose-target = { $way }: choose how to go on
page-reveal-orders = Hidden enchantments
page-reveal-when = Ask me whether to reveal
page-reveal-auto = where a card could matter
page-reveal-every = after every step
page-reveal-yield-turn = not before my next decision
page-reveal-yield-round = not in this round
page-reveal-keys = Space lets a chance to reveal go by; S stops after every step from now on.
page-order-usual = as above
page-order-ask = ask whenever it could be revealed
page-order-hold = keep it hidden
page-order-at-channel = reveal before the Upkeep Phase
page-order-at-activation = reveal after an activation
page-order-at-declare-move = reveal when a move is declared
page-order-at-avoid-attack = reveal before attack dice are rolled
page-order-at-roll-dice = reveal after attack dice are rolled
page-zone = Zone { $zone }
page-border = Border { $border }
page-thing-in = { $name } in { $zone }
page-thing-gone = something that is gone
page-for-mana = for { $mana } mana
page-look-at = Read { $name }
page-and-more = and { $count } more
page-spell-under-way = The spell under way
page-casts = { $caster } casts { $spell }
page-casts-on = { $caster } casts { $spell }: { $on }
page-read-card = Read the card
page-cast-declare-spell = Declare
page-cast-pay-costs = Pay
page-cast-counter-spell = Counter
page-cast-resolve-spell = Resolve
page-coach = Advice
page-coach-ask = What would you do?
page-coach-thinks = Thinking …
page-coach-says = A computer player in your place would:
page-coach-gain = ({ $gain } % towards winning)
page-fights = Fights of this round
page-fight-sum = { $normal } normal − { $armor } armor = { $through }; { $critical } critical.
page-fight-piercing = Piercing took { $piercing } armor away.
page-fight-prevented = { $amount } prevented.
page-fight-damage = { $damage } damage
page-dice-faces = Dice: { $faces }
page-dice-faces-effect = Dice: { $faces }; effect die: { $effect }
page-way-hindered = hindered
page-way-hindered-by = hindered by { $who }, no further move
page-way-attacked = wall attacks
page-way-attacked-by = { $wall } attacks on the way
page-distance = Distance { $distance }
page-distance-walled = Distance { $distance }, hidden by the outer wall
page-distance-hidden = Distance { $distance }, hidden by { $wall }
page-odds = What to expect
page-odds-against = What to expect against { $defender }
page-odds-spoken = kills { $kills }, { $mean } damage on average
page-odds-own = yours
page-odds-kills = to kill
page-odds-strikes = × { $count } strikes
page-odds-armor = against armor { $armor }
page-odds-piercing = −{ $piercing } Piercing
page-odds-mean = { $mean } damage on average; { $left } would kill.
page-odds-misses = The attacker is dazed and misses { $chance } of the time.
page-odds-avoids = A Defense at hand would avoid { $chance } of strikes.
page-odds-effects = Effect die: { $effects }.
page-odds-push = Push
page-odds-hidden =
    { $count ->
        [one] The hidden enchantment on it is not counted.
       *[other] The { $count } hidden enchantments on it are not counted.
    }
page-attack-under-way = The attack under way
page-attacks = { $attacker } attacks { $defender }
page-strikes-back = { $attacker } strikes back at { $defender }
page-is-attacked = { $defender } is attacked
page-attack-declare-attack = Declare Attack
page-attack-pay-costs = Pay Costs
page-attack-roll-to-miss = Roll to Miss
page-attack-avoid-attack = Avoid Attack
page-attack-roll-dice = Roll Dice
page-attack-damage-and-effects = Damage and Effects
page-attack-additional-strikes = Additional Strikes
page-attack-damage-barrier = Damage Barrier
page-attack-counterstrike = Counterstrike
page-attack-attack-ends = Attack Ends
page-defeated = defeated
page-team = Team { $team }
page-quickcast-ready = Quickcast ready
page-quickcast-used = Quickcast used
page-book-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
page-discard-count = Discarded: { $count }
page-bound = { $card }: { $spell } bound
page-bound-hidden = a hidden spell
page-lies-in-wait = { $card } comes into play at the end of the round
page-removed = { $card } (out of the game)
page-away =
    { $rounds ->
        [one] { $card }, away for one more round
       *[other] { $card }, away for { $rounds } more rounds
    }
page-attached = Attached:
page-printed = printed
page-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
page-card = Card: { $card }
page-close = Close
page-token-armor = Armor token
page-token-banish = Banish token
page-token-bloodreaper = Bloodreaper
page-token-holy-avenger = Holy Avenger
page-token-rage = Rage token
page-token-open = Open
page-token-pet = Pet
page-token-wrath = Wrath token
page-token-veteran = Veteran: Melee +1, Armor +1
page-token-wounded-prey = Wounded Prey

## A game of one's own

page-set-up = Set up a game
page-form = A game of Mage Wars
page-form-mode = Rules
page-mode-apprentice = Apprentice
page-mode-full = Full, with mage abilities
page-form-arena = Arena
page-sets = Expansions
page-arenas = Boards
page-maps = Domination
page-map-seats = { $map } ({ $seats } players)
page-map-teams = { $map } ({ $seats } players, two teams)
page-arena-small = Small: 2 by 3 zones
page-arena-standard = Standard: 4 by 3 zones
page-arena-large = Large: 6 by 4 zones
page-form-seats = Players
page-form-teams = Two teams of two
page-form-who = Played by
page-form-me = Me, at this screen
page-form-open = Open, for somebody with the address
page-form-mage = Mage
page-form-book = Spellbook
page-form-no-book = Choose a book of your own
page-shelf-apprentice = Apprentice book
page-shelf-apprentice-de = Apprentice book, German edition
page-shelf-starting = Starting book
page-form-scenario = Scenario
page-form-hero = Hero
page-form-variants = Variants of the scenario book
page-form-begin = Begin
page-sit = Take seat { $seat }
