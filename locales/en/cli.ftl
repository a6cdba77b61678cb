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
cli-rules-see = Rules: { $rules }
cli-rules-source = Source: { $source }
cli-rules-proven = Proven by: { $sources }
cli-rules-unproven = No test proves it yet.
cli-rules-untranslated = This rule is not translated yet.
cli-rules-coverage = { $covered } of { $total } rules proven, { $base_covered } of { $base_total } in the base game

## Playing in the terminal

cli-play-commitment = The seed of this game is fixed. Its SHA-256: { $hash }
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
cli-play-not-an-answer = Answer with a number from 1 to { $count }, or h for help.
cli-play-nothing-refused = Everything one might think of is allowed.
cli-play-no-undo = Not taken back: { $barrier }
cli-play-undone = Taken back.
cli-play-saved = Saved as { $file }.
cli-play-not-saved = Not saved: { $why }
cli-play-quit = Until next time.
cli-play-help =
    A number gives that answer. Other commands:
    ?          why the other answers are not allowed
    /WORD      only the answers with this word
    hint       the answers a coach recommends
    u          take your last answer back
    b          the board
    log        the story so far
    rule ID    one rule, such as rule { $rule }
    seat B     seat B does something while another plays
    windows W  when to be asked to reveal: auto (where a card could matter) or all
    save FILE  write the game to a file
    q          quit
cli-play-windows-all = You are asked after every step, phase and action.
cli-play-windows-auto = You are asked where a hidden card of yours could matter.

## The arena of Mage Wars

cli-mw-header = Round { $round }, { $phase }. Initiative: { $seat }. ● active, ○ inactive, ▶ acting
cli-mw-damage = damage { $damage }/{ $life }
cli-mw-armor = armor { $armor }
cli-mw-mana = mana { $mana }
cli-mw-guarding = guarding
cli-mw-cast = Under way: { $caster } casts { $spell }
cli-mw-seat = { $seat }: spellbook { $book }, discard pile { $discard }
cli-mw-prepared = , prepared: { $spells }
cli-mw-face-down = face down
cli-mw-hidden = hidden

## The map of Mage Knight

cli-mk-header = { $scenario }, round { $round } of { $rounds }: { $time }. { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} in the stack
cli-mk-hero = { $seat }  { $hero }: Fame { $fame }, level { $level }, Armor { $armor }, Deed deck { $deck }, discard { $discard }
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
cli-mk-foe = → { $enemy }: Armor { $armor }, Attack { $attack }
cli-mk-units = Units: { $units }
cli-mk-crystals = Crystals: { $crystals }
cli-mk-next-tile = Next tile: { $tile }

## Cards

cli-cards-count = { $shown } of { $total } cards the engine knows today
cli-cards-not-played = Not played yet: the engine lacks { $word }
cli-cards-did-you-mean = Did you mean: { $names }?
