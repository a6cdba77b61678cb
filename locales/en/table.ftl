### The lobby, accounts, the terms of a table, hints, sounds and reports.

page-lobby = Join a table
page-lobby-none = Nobody waits for company right now. Set up a game with an open seat, and it appears here.
page-lobby-count =
    { $count ->
        [0] No table waits
        [one] One table waits
       *[other] { $count } tables wait
    }
page-lobby-waits = { $who } waits
page-lobby-somebody = Somebody
page-lobby-yours = Your table
page-lobby-rated = rated
page-lobby-no-clock = no clock
page-join = Sit down
page-join-address = Address of a game
page-join-go = Go there
page-join-wrong = This is not the address of a game.
page-all-replays = All finished games

page-terms = At this table
page-terms-clock = Thinking time
page-terms-clock-none = All the time in the world
page-terms-clock-own = Something else …
page-terms-live = In one sitting
page-terms-days = Over days
page-terms-minutes = Minutes for each player
page-terms-seconds = Seconds more for each turn
page-terms-absent = When somebody's time is up
page-terms-absent-lost = they have lost
page-terms-absent-bot = the computer ({ $bot }) goes on
page-terms-found = Found by
page-terms-listed = everyone, on the start page
page-terms-private = those who have the address
page-terms-rated = Counts for ratings
page-terms-rated-account = Counts for ratings (for people with an account)
page-clock-and = { $bank } + { $increment }
page-clock-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
page-clock-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
page-clock-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-clock-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }

page-account = Account
page-account-guest = You can play without an account. With one, your games and ratings follow you to every device.
page-account-signed-in = Signed in as { $login }.
page-account-name-head = Your name
page-account-name = Name
page-account-name-hint = What others read at the table. It may be empty.
page-account-save = Save
page-account-saved = Saved.
page-account-profile = Profile
page-account-register = Make an account
page-account-register-note = The games you have played here stay yours.
page-account-sign-in = Sign in
page-account-login = Login
page-account-password = Password
page-account-password-hint = At least 8 characters.
page-account-changed = Changed. Other browsers are signed out.
page-account-new = New password
page-account-old = Old password
page-account-change-note = Other browsers are signed out by it.
page-account-change = Change the password
page-account-sessions = Where you are signed in
page-account-this-browser = this browser
page-account-some-browser = Some browser
page-account-seen = last seen { $when }
page-account-end = End
page-account-sign-out = Sign out
page-account-sign-out-everywhere = Sign out everywhere
page-person-unnamed = Somebody without a name
page-person-ratings = Ratings
page-person-no-ratings = No rated game is over yet.
page-person-rating =
    { $games ->
        [one] { $game }, ± { $deviation }, one game
       *[other] { $game }, ± { $deviation }, { $games } games
    }
page-person-results = Finished games
page-person-no-results = No game is over yet, or they were private.

page-report = Report a problem
page-report-running = The report holds what you see and know of this game, and nothing of the others' secrets. It is saved as a file on your device; you decide who gets it.
page-report-over = The report holds what you see. The script holds the whole game with every die and answer, so that others can play it again.
page-report-note = What went wrong? What did you expect?
page-report-save = Save the report
page-report-script = Save the game as a script
page-report-saved = The file is saved.

page-sounds = Sounds
page-title-yours = ● Your decision · { $name }

hint = Hint
hint-skip = No hints
hint-finish = Got it
hint-show = Show hints
hint-initiative = Who has the initiative acts first in every round. Choose; it changes hands each round.
hint-plan = Plan in secret: choose up to two spells from your book for this round. A creature is a good beginning. Click a card to prepare it.
hint-plan-second = Choose a second spell if you like, then say that you are ready.
hint-plan-ready = Two spells are prepared: say that you are ready. What you do not cast stays yours and can be chosen again.
hint-quickcast = Your mage may cast one quick spell besides its action in every round. Use it now, or let it pass and keep it for later.
hint-turn = Your turn: activate a creature that has not acted yet. You and your opponent take turns, one creature at a time.
hint-act = It may move and then do one quick thing, or do one full thing instead. Your prepared spells lie below the board: pick one to see where it can go.
hint-target = Gold marks every place and creature you may choose. Hover over anything else to read why not. Escape goes back.
hint-reveal = A hidden enchantment may be turned up at such moments, if you pay for it. If this is not the moment, pass.
hint-wait = The other side decides. The story tells what happens; every line and card can be read in peace.
hint-done = That was a whole round: planning, acting, and on to the next. Win by reducing the enemy mage to no life. Have fun!

server-begun = The game has begun, or the seat is taken: what it was set up with stays.

page-sit-head = An open seat
page-sit-as-set-up = As it was set up
page-invite = Waiting for company
page-invite-text = Send this address to whoever shall play with you.
page-invite-copy = Copy
page-invite-copied = The address is copied.
