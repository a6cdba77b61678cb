### What the page and the server say outside of a game's own words.

## Start screen

page-home = Start screen
page-guest = Guest, no account needed
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
page-opponent = , against: { $bot }
page-continue = Continue
page-game-over = The game is over
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
page-as-mage-wars = Apprentice rules
page-game-mage-knight = Mage Knight
page-tag-mage-knight = Conquest across the hex map
page-as-mage-knight = First Reconnaissance, solo

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

page-kicker-yours = Your decision
page-kicker-seat = { $name } decides
page-kicker-waiting = One moment
page-kicker-watching = You are watching
page-kicker-over = The game is over
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
page-ending-solo = The journey ends with { $score } points.
page-ending-solo-won = Victory, with { $score } points!
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
page-of = Belongs to { $owner }.
page-hidden-enchantment = Hidden enchantment
page-own-hidden = { $card } (hidden)

## The map

page-map = Map
page-day = Day
page-night = Night
page-of-rounds = Round { $round } of { $rounds }
page-fame = Fame
page-level = Level
page-source = Source
page-combat = Combat
page-foe = Armor { $armor }, Attack { $attack }
page-units = Units
page-skills = Skills
page-crystals = Crystals and mana
page-reputation = Reputation
page-influence = Influence
page-healing = Healing
page-move-points = Move points
page-hand = Hand
page-played = Play area
page-discard = Discard pile: { $count }
page-deck = Deck: { $count }
page-space = { $terrain }, move cost { $cost }
page-space-closed = { $terrain }, no way in
page-hero-here = { $hero } is here
page-tiles-left = Map tiles left: { $count }

## What the server says

server-stale = The game has moved on since. Look again.
server-over = The game is over.
server-unreadable = This cannot be read: { $why }
server-setup = This setup cannot be played.
server-not-your-seat = You do not play seat { $seat }.
server-unknown-key = One of the keys opens no seat of this game.
server-trouble = Something went wrong on the server. What was accepted is kept.
server-closing = The server is going down. What was accepted is kept.
server-chat-seat = Only those who play can speak.
server-chat-text = Say something of at most { $most } characters.
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
