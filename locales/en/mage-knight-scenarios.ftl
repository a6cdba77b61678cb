# Scenarios, special rules and variants of Mage Knight.

mk-scenario-full-cooperation = Full Cooperation
mk-scenario-blitz-cooperation = Blitz Cooperation
mk-scenario-mines-liberation = Mines Liberation
mk-scenario-druid-nights = Druid Nights
mk-scenario-dungeon-lords = Dungeon Lords
mk-scenario-conquer-and-hold = Conquer and Hold
mk-scenario-one-to-return = One to Return

mk-shape-wedge = Wedge
mk-shape-fully-open = Fully open map
mk-shape-four-lanes = Open map of four lanes
mk-shape-three-lanes = Open map of three lanes
mk-shape-fixed = Fixed map

mk-rule-joint-assaults = Joint city assaults
mk-rule-occupied-mines = Occupied mines
mk-rule-incantations = Incantations
mk-rule-crowded-glades = Room for few Shields on a glade
mk-rule-secret-dungeons = Secret dungeons and tombs
mk-rule-linked-dungeons = Linked dungeons and tombs
mk-rule-owned-towers = Mage towers have owners
mk-rule-growing-garrisons = Garrisons grow from Day to Day
mk-rule-more-recruits = More Units at keeps and mage towers
mk-rule-unblamed-assaults = No Reputation lost for assaults
mk-rule-open-map = Map revealed from the start
mk-rule-closing-portal = Closing portal
mk-rule-epic = Epic version
mk-rule-random-cities = Random Cities
mk-rule-night-arrival = Night Arrival
mk-rule-darkness = Darkness is Coming
mk-rule-rampage = Rampage!
mk-rule-more-rampage = More Rampage!
mk-rule-no-interactive-spells = No interactive Spells
mk-rule-no-interactive-skills = No interactive Skills
mk-rule-no-pvp = No PvP
mk-rule-friendly-mana = Friendly Mana
mk-rule-action-upgrades = Action Upgrades
mk-rule-draft = Drafting at the Start
mk-rule-auction = Auctioning the Heroes
mk-rule-random-orientation = Random tile orientation
mk-rule-interactive-combat = Interactive Combat
mk-rule-lowest-counts = The lowest value counts for each achievement

mk-setup-variant-tiles = There are no such numbers of tiles, or too few to lay out the start.
mk-setup-variant-fixed-map = The fixed map has places for five Countryside and four Core tiles.
mk-setup-variant-city-levels = City levels are 1 to 11: one for all cities or one for each.
mk-setup-variant-megalopolis = A megalopolis needs a scenario with at most three cities and has level 2 to 22; two of them need exactly two city tiles.
mk-setup-variant-option = { $rule }: this changes nothing that is played here, or does not go with another option.

mk-question-secret-dungeon = Where is the entrance to the secret dungeon?
mk-question-secret-tomb = Where is the entrance to the secret tomb?
mk-question-chosen-one = Whom of your team do you choose to return? The other team does not learn it.
mk-question-pick-hero = Which hero do you take?
mk-question-bid = { $bid ->
    [0] Player { $player } takes { $hero }. Do you bid Fame for this hero?
   *[other] { $hero } goes to player { $player } for { $bid } Fame. Do you bid more?
}
mk-question-secret-die = Set a die in secret: white and blue raise the Armor of the enemy, red its attack.
mk-choice-take-hero = Take { $hero }
mk-choice-mark-glade = Mark the glade with your Shield
mk-choice-mark-glade-instead = Mark the glade in place of { $hero }
mk-choice-incant = Perform the incantation

mk-log-glade-marked = { $hero } marks a glade: { $space }.
mk-log-glades-cleared = All Shields leave the glades.
mk-log-incantation = { $hero } performs the incantation.
mk-log-secret = { $hero } finds a secret entrance ({ $site }): { $space }.
mk-log-eliminated = { $hero } stood on the portal and is out of the game.
mk-log-portal-closed = The portal closes.
mk-log-darkness = Will the darkness come? The dice show { $dice }.
mk-log-one-chosen = The team of { $hero } has chosen who is to return.
mk-log-hero-picked = Player { $player } takes { $hero }, unless somebody bids for this hero.
mk-log-hero-bid = Player { $player } bids { $bid } Fame.
mk-log-hero-won = Player { $player } plays { $hero } and pays { $bid } Fame.
mk-log-die-set = { $hero } sets a die in secret.
mk-log-die-revealed = The secret die shows { $color }.

mk-refusal-no-entrance = The entrance must be on a passable space without a site beside it, and not in a swamp.
mk-refusal-no-glade = Only on a magical glade, outside combat.
mk-refusal-marked = Your Shield marks this glade already.
mk-refusal-glade-room = No room: another Shield must go, or none needs to.
mk-refusal-movement-over = You marked the glade where your movement ended.
mk-refusal-incant-night = The incantation is performed at Night.
mk-refusal-incanted = You performed the incantation of this Night already.
mk-refusal-incant-inhabited = Not on an inhabited space.
mk-refusal-no-marks = No glade is marked with your Shield.
mk-refusal-chosen-one = Only a hero of your own team can be chosen.
mk-refusal-hero-taken = Somebody else plays this hero.
mk-refusal-bid = Bids go from { $least } to { $most } Fame now.
mk-refusal-no-such-die = A die shows one of the six colours of mana.
mk-refusal-unmanned = A token for this place is still owed: nobody can be fought here yet.

mk-question-draft = Keep one of these Advanced Actions; the others go to the next player.
mk-question-add-drafted = Which of your set-aside cards do you shuffle into your Deed deck?
mk-question-upgrade = Take one of the revealed Advanced Actions in exchange for an Action card of your own?
mk-question-replace = Which of your Action cards goes for { $card }?
mk-log-rampage = Do rampaging enemies come back to { $space }? The die shows { $die }.
mk-log-drafted = { $hero } sets a card aside.
mk-log-drafted-added = { $hero } shuffles a set-aside card into the Deed deck.
mk-log-upgraded = { $hero } takes { $new } in exchange for { $old }.
mk-refusal-not-dealt = That card is not among those you choose of.
mk-refusal-not-set-aside = That card is not set aside.
mk-refusal-upgrade = An upgrade takes a revealed card for an Action card of the same colour or type.

## What a table chooses before the game

mk-mood-alone = alone
mk-mood-together = all together
mk-mood-race = against each other, without duels
mk-mood-rivals = against each other
mk-mood-fierce = against each other, without mercy

mk-goal-first-reconnaissance = Explore until a city comes into sight. Every tile you reveal brings Fame { $fame }; cities stay closed.
mk-goal-full-conquest = { $cities ->
    [one] Conquer the city of level { $level }.
   *[other] Conquer { $cities } cities of level { $level }.
} Fame and deeds count at the end.
mk-goal-blitz-conquest = Conquer { $cities } cities of level { $level } in little time. Everybody begins with better Reputation, and the Source and the Units are richer.
mk-goal-full-cooperation = Conquer all { $cities } cities together. The last one is strong: level { $last }.
mk-goal-blitz-cooperation = Conquer { $cities } cities together in little time. The last one has level { $last }.
mk-goal-solo-conquest = Conquer both cities, of level { $first } and { $last }, before the last Night ends.
mk-goal-mines-liberation = Free the mines: two enemies hold each of them. A mine counts 4 points, in the Core 7.
mk-goal-druid-nights = Mark glades with your Shields, and at Night call the monsters for double Fame.
mk-goal-dungeon-lords = Conquer dungeons and tombs, secret ones too: each counts 4 points.
mk-goal-conquer-and-hold = Take keeps (3 points) and mage towers (2 points), and hold them against the others.
mk-goal-one-to-return = Be the one on the portal when the last Night ends. Nothing else counts.

mk-closed-part = Part of this scenario already.
mk-closed-alone = You are alone: it would change nothing.
mk-closed-glades = Only where glades are marked: Druid Nights.
mk-closed-fixed-map = Only on the fixed map of Conquer and Hold.
mk-closed-epic = Only in Druid Nights and One to Return.
mk-closed-auction = Not beside a dummy player: nobody bids against you.
mk-closed-secret-die = Needs another player, who sets the die.
mk-closed-together = Only in Cooperation.
mk-closed-no-cities = No city can be assaulted here.
mk-closed-other = It does not fit this scenario.

## Special rules and variants

mk-variant-occupied-mines = Two enemies hold every mine. Whoever defeats the last one has liberated it and gets crystals from it.
mk-variant-incantations = Heroes mark glades with their Shields. In each Night everybody may once call enemies, one for each marked glade, for double Fame.
mk-variant-crowded-glades = A glade has room for one Shield with two players, for two with more.
mk-variant-secret-dungeons = Villages hide dungeons and monasteries hide tombs: whoever reveals one chooses where the entrance is.
mk-variant-linked-dungeons = Conquered dungeons and tombs cannot be entered again; heroes travel from one to another underground.
mk-variant-owned-towers = Mage towers belong to whoever took them, as keeps do, and bring their owner mana.
mk-variant-growing-garrisons = Keeps and towers of others are defended by two tokens from the second Day on, by three from the third.
mk-variant-more-recruits = Monastery Units can be recruited at mage towers too, village Units at keeps.
mk-variant-unblamed-assaults = Assaults on keeps and mage towers cost no Reputation.
mk-variant-open-map = All tiles lie open from the beginning.
mk-variant-closing-portal = The portal closes with the first Day: a hero on it is out, and then it is a space like any other.
mk-variant-epic = Longer and larger: more rounds and more tiles.
mk-variant-random-cities = Which city stands on a city tile is drawn when the tile is revealed.
mk-variant-night-arrival = The first round is a Night.
mk-variant-darkness = After each Day dice decide whether another Day follows or only Nights.
mk-variant-rampage = Heroes begin with Reputation −2, and after each round dice decide where rampaging enemies return.
mk-variant-more-rampage = Heroes begin with Reputation −4, and after each round rampaging enemies return wherever they were defeated.
mk-variant-no-interactive-spells = The four Spells that affect other players are left out.
mk-variant-no-interactive-skills = Skills that affect other players are left out.
mk-variant-no-pvp = Heroes cannot attack each other.
mk-variant-joint-assaults = Several heroes may assault a city together and share its defenders.
mk-variant-friendly-mana = By Day a gold die cannot stand for a colour that another die shows, and is rerolled last.
mk-variant-action-upgrades = After each Night but the last everybody may exchange an own Action for an Advanced Action, the weakest deck first.
mk-variant-draft = Before the game everybody drafts three Advanced Actions; one of them joins the deck after each Day.
mk-variant-auction = Heroes are auctioned: whoever wants another’s hero bids Fame.
mk-variant-random-orientation = Tiles are laid in a random orientation.
mk-variant-interactive-combat = Against a single enemy another player secretly sets a die that may strengthen it, for 1 more Fame.
mk-variant-lowest-counts = Of those who play together the lowest value counts in each category.
