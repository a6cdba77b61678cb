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
