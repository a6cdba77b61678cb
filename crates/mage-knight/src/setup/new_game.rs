//! A scenario from its beginning (MK-SETUP).

use arrayvec::ArrayVec;
use kernel::{Agenda, Chance, EventSink, Seat};

use super::{Setup, Switches};
use crate::{
    cards::{CardId, OfferKind},
    content::{
        EnemyColor, EnemyId, HeroId, Mana, RuinId, ScenarioSheet, SiteSet, SkillId, TableRule,
        TileId, TileKind, Time, UnitId, UnitKind,
    },
    flow::{Frame, exploring, round, variants},
    state::{
        Decks, Dice, Die, DiePlace, Dummy, EnemyPiles, Hex, MAX_SEATS, MageKnight, Map, Mover,
        Offers, Pile, Player, Position, SpotState, Tiles, Turn,
    },
};

/// Up to the first turn of a checked setup.
pub(super) fn begin(game: &mut MageKnight) {
    // MK-VARIANT-AUCTION-01: heroes come before everything else.
    if game.plays(TableRule::Auction) {
        variants::auction::begin(game);
    } else {
        prepare(game);
    }
}

/// Everybody has a hero.
pub(crate) fn prepare(game: &mut MageKnight) {
    // MK-VARIANT-DRAFT-01: before anything is laid out.
    if game.plays(TableRule::Draft) {
        variants::draft::deal(game);
    } else {
        lay_out(game);
    }
}

/// Map, Source, offers and hands, up to the choice of Tactics.
pub(crate) fn lay_out(game: &mut MageKnight) {
    game.roll_source();
    // MK-SETUP-26: nobody explores these, so nobody gains Fame. MK-SETUP-28: but their instructions are followed.
    let mut revealed = Vec::new();
    for at in first_tiles(game) {
        if let Some(tile) = game.reveal_tile(at) {
            exploring::when_revealed(game, tile, at);
            revealed.push(at);
        }
    }
    lay_out_offers(game);
    // MK-SETUP-18, MK-ROUND-02: the first round is a Day and has no preparation of its own.
    let time = game.sheet().time_of(1).unwrap_or(Time::Day);
    game.begin_round(1, time);
    for seat in game.all_seats() {
        round::deal(game, seat); // MK-SETUP-32, MK-SETUP-33
    }
    game.agenda.push(Frame::Round(round::Step::Tactics));
    variants::portal::begin(game);
    // Nobody explored these tiles: who chose a hero first decides what is to be decided about them.
    // MK-RULING-85
    for at in revealed {
        variants::tile_revealed(game, Seat(0), at);
    }
}

/// MK-SETUP-26, MK-SCEN-HOLD-15: where tiles lie open before the first turn.
fn first_tiles(game: &MageKnight) -> Vec<Position> {
    let shape = game.sheet().shape;
    let mut places = shape.first_tiles().to_vec();
    if game.plays(TableRule::OpenMap) {
        places.extend(shape.face_down_tiles());
    }
    places
}

/// MK-SETUP-12, MK-SETUP-13, MK-SETUP-16
pub(super) fn lay_out_offers(game: &mut MageKnight) {
    game.refill_offer(OfferKind::Spell);
    game.refill_offer(OfferKind::AdvancedAction);
    round::deal_units(game);
}

/// Everything in its place before the first tile is revealed.
pub(super) fn table(setup: &Setup, mut chance: Chance) -> MageKnight {
    let printed = setup
        .scenario
        .sheet(setup.heroes.len())
        .expect("the setup was checked: the scenario is for so many");
    let (sheet, _) = printed.with(&setup.variants);
    let (stack, left_out) = tiles(&sheet, setup.switches, &mut chance);
    let players: Vec<Player> =
        setup.heroes.iter().map(|hero| player(*hero, &sheet, &mut chance)).collect();
    // MK-SETUP-03: seats are in the order heroes were chosen.
    let order = Seat::all(players.len() as u8).map(Mover::Seat).collect();
    let dummy = sheet.dummy.then(|| dummy(setup, &mut chance));
    let mut spots = ArrayVec::new();
    spots.push([SpotState::default(); 7]);
    let dice: Dice = std::iter::repeat_n(
        Die { color: Mana::Red, place: DiePlace::Source },
        sheet.dice(setup.heroes.len()),
    )
    .collect();
    MageKnight {
        scenario: setup.scenario,
        sheet,
        switches: setup.switches,
        round: 0,
        time: Time::Day,
        times: [0; 2],
        map: Map::starting_with(sheet.shape.starting_tile()),
        spots,
        stack,
        left_out,
        players,
        dummy,
        order,
        order_at: 0,
        tactics_gone: 0,
        source: dice,
        enemies: enemies(&mut chance),
        cities: ArrayVec::new(),
        decks: decks(&sheet, &mut chance),
        offers: Offers::default(),
        turn: Turn::default(),
        combat: None,
        announced: None,
        turns_left: None,
        duel: None,
        joint: None,
        auction: None,
        teams: teams(setup, &sheet),
        lasting: ArrayVec::new(),
        agenda: Agenda::default(),
        asks: ArrayVec::new(),
        over: false,
        fault: None,
        chance,
        log: EventSink::default(),
    }
}

/// MK-TEAM-01, MK-SCEN-FULLCOOP-07: two teams if somebody named them, one where all cooperate, otherwise none.
fn teams(setup: &Setup, sheet: &ScenarioSheet) -> [u8; MAX_SEATS] {
    let mut teams = [0, 1, 2, 3];
    for (team, members) in setup.teams.iter().enumerate() {
        for seat in members {
            if let Some(place) = teams.get_mut(seat.index()) {
                *place = team as u8;
            }
        }
    }
    if sheet.dummy_first { [0; MAX_SEATS] } else { teams }
}

fn player(hero: HeroId, sheet: &ScenarioSheet, chance: &mut Chance) -> Player {
    Player {
        hero,
        // MK-RULING-56: the first turn starts on the portal.
        at: Hex::PORTAL,
        // MK-SETUP-06, MK-SETUP-07, MK-SETUP-30, MK-SETUP-37
        fame: sheet.start.fame,
        fame_debt: 0,
        level: 1,
        reputation: sheet.start.reputation,
        hand: Pile::new(),
        deck: hero.starting_deck().into_iter().collect(),
        discard: Pile::new(),
        played: Pile::new(),
        stored: Pile::new(),
        crystals: [0; 4],
        mana: [0; 6],
        units: ArrayVec::new(),
        skills: ArrayVec::new(),
        skill_pile: skills_of(hero, !sheet.has(TableRule::NoInteractiveSkills), chance),
        tactic: None,
        tactic_flipped: false,
        plundered: false,
        motivated: 0,
        incanted: false,
        drafting: ArrayVec::new(),
        set_aside: ArrayVec::new(),
        upgraded: false,
        chosen: false,
        eliminated: false,
        turned_down: false,
        next_hand: 0,
    }
}

/// MK-VARIANT-AUCTION-04: the seat plays this hero.
pub(crate) fn become_hero(game: &mut MageKnight, seat: Seat, hero: HeroId) {
    let interactive = !game.plays(TableRule::NoInteractiveSkills);
    let skills = skills_of(hero, interactive, &mut game.chance);
    let player = game.player_mut(seat);
    player.hero = hero;
    player.deck = hero.starting_deck().into_iter().collect();
    player.skill_pile = skills;
}

/// MK-SETUP-36, MK-SCEN-SOLO-04: where nobody else is affected, without the interactive one.
fn skills_of(hero: HeroId, interactive: bool, chance: &mut Chance) -> ArrayVec<SkillId, 10> {
    let mut skills: ArrayVec<SkillId, 10> = SkillId::all()
        .filter(|skill| skill.printed().hero == hero)
        .filter(|skill| interactive || !skill.printed().interactive)
        .collect();
    chance.shuffle(&mut skills);
    skills
}

/// MK-DUMMY-02..04, MK-DUMMY-15, MK-RULING-52
fn dummy(setup: &Setup, chance: &mut Chance) -> Dummy {
    let hero = if setup.switches.dummy_hero_random && setup.dummy.is_none() {
        let free: ArrayVec<HeroId, 4> =
            HeroId::ALL.into_iter().filter(|hero| !setup.heroes.contains(hero)).collect();
        let at = chance.below(free.len().max(1) as u32) as usize;
        free.get(at).copied().unwrap_or_else(|| dummy_hero(setup))
    } else {
        dummy_hero(setup)
    };
    let mut deck: Pile = hero.starting_deck().into_iter().collect();
    deck.reverse();
    chance.shuffle(&mut deck);
    let mut crystals = [0; 4];
    for color in hero.dots() {
        crystals[color as usize] += 1;
    }
    Dummy {
        hero,
        deck,
        discard: Pile::new(),
        crystals,
        tactic: None,
        // MK-DUMMY-15: all ten; only the interactive Skill of a real player leaves the game.
        skills: skills_of(hero, true, chance),
    }
}

/// The hero somebody chose for it, or the first that nobody plays.
pub(super) fn dummy_hero(setup: &Setup) -> HeroId {
    let free = |hero: &HeroId| !setup.heroes.contains(hero);
    let first = HeroId::ALL.into_iter().find(free).unwrap_or(HeroId::Arythea);
    setup.dummy.filter(free).unwrap_or(first)
}

/// MK-SETUP-08
fn enemies(chance: &mut Chance) -> EnemyPiles {
    let mut enemies = EnemyPiles::default();
    for color in EnemyColor::ALL {
        let pile = &mut enemies.piles[color.index()];
        for enemy in EnemyId::all().filter(|enemy| enemy.printed().color == color) {
            pile.extend(std::iter::repeat_n(enemy, usize::from(enemy.printed().copies)));
        }
        pile.reverse();
        chance.shuffle(pile);
    }
    enemies
}

/// MK-SETUP-10, MK-SETUP-12, MK-SETUP-13, MK-SETUP-15, MK-SCEN-SOLO-04
fn decks(sheet: &ScenarioSheet, chance: &mut Chance) -> Decks {
    let cards = |fits: fn(CardId) -> bool| CardId::all().filter(move |card| fits(*card));
    let interactive = !sheet.has(TableRule::NoInteractiveSpells);
    let spells = |card: &CardId| interactive || !card.card().is_competitive();
    let mut decks = Decks {
        advanced: cards(|card| card.card().is_advanced()).collect(),
        spells: cards(|card| card.card().is_spell()).filter(spells).collect(),
        artifacts: cards(|card| card.card().is_artifact()).collect(),
        regular: units(sheet, UnitKind::Regular),
        elite: units(sheet, UnitKind::Elite),
        ruins: RuinId::all().collect(),
    };
    decks.advanced.reverse();
    decks.spells.reverse();
    decks.artifacts.reverse();
    decks.ruins.reverse();
    chance.shuffle(&mut decks.advanced);
    chance.shuffle(&mut decks.spells);
    chance.shuffle(&mut decks.artifacts);
    chance.shuffle(&mut decks.regular);
    chance.shuffle(&mut decks.elite);
    chance.shuffle(&mut decks.ruins);
    decks
}

fn units(sheet: &ScenarioSheet, kind: UnitKind) -> ArrayVec<UnitId, 20> {
    // MK-SCEN-HOLD-03
    let of_kind = UnitId::all()
        .filter(|unit| unit.printed().kind == kind && unit.printed().level <= sheet.unit_level);
    let mut deck: ArrayVec<UnitId, 20> = of_kind
        .flat_map(|unit| std::iter::repeat_n(unit, usize::from(unit.printed().copies)))
        .collect();
    deck.reverse();
    deck
}

/// The tile stack and the tiles left out, tops last.
fn tiles(sheet: &ScenarioSheet, switches: Switches, chance: &mut Chance) -> (Tiles, Tiles) {
    // MK-SCEN-RECON-02, MK-RULING-62: the lowest numbers in ascending order; elsewhere drawn at random.
    let mut countryside: Tiles = TileId::of_kind(TileKind::Countryside).collect();
    if sheet.random_countryside {
        chance.shuffle(&mut countryside);
    }
    // MK-SCEN-MINES-02, MK-SCEN-DRUID-02, MK-SCEN-DUNGEON-02: some are not left out.
    countryside.sort_by_key(|tile| !sheet.kept.is_on(*tile));
    let mut other_countryside: Tiles =
        countryside.drain(usize::from(sheet.countryside)..).collect();
    let mut shuffled = |kind| {
        let mut tiles: Tiles = TileId::of_kind(kind).collect();
        chance.shuffle(&mut tiles);
        tiles
    };
    // MK-SETUP-23
    let mut core = shuffled(TileKind::Core);
    core.sort_by_key(|tile| !sheet.kept_core.is_on(*tile));
    let mut other_core: Tiles = core.drain(usize::from(sheet.other_core)..).collect();
    let mut cities = shuffled(TileKind::CityCore);
    cities.sort_by_key(|tile| sheet.city.is_some_and(|color| tile.city() != Some(color)));
    let mut cities = cities.into_iter();
    core.extend(cities.by_ref().take(usize::from(sheet.city_core)));
    // MK-SETUP-24: Core tiles together at the bottom, Countryside tiles on top.
    chance.shuffle(&mut core);
    if sheet.kept != SiteSet::NONE {
        chance.shuffle(&mut countryside);
    }
    let mut stack: Tiles = countryside;
    stack.extend(core);
    stack.reverse();
    // MK-EXPLORE-10, MK-EXPLORE-11, MK-RULING-35: Countryside tiles first, then Core tiles, cities only by the switch.
    if switches.box_city_tiles {
        other_core.extend(cities);
        chance.shuffle(&mut other_core);
    }
    chance.shuffle(&mut other_countryside);
    let mut left_out = other_countryside;
    left_out.extend(other_core);
    left_out.reverse();
    (stack, left_out)
}
