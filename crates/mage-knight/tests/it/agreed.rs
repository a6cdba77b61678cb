//! What a table agrees on before a game, and what a game is then made of.

use kernel::{Chance, Game, Log, Seat, Seed, Viewer};
use mage_knight::{
    Choice, MageKnight, Setup,
    cards::CardId,
    content::{HeroId, ScenarioId, SkillId, TableRule, TacticId, Time},
    state::{Position, Spot},
    view::CardsView,
};
use rules::{covers, mk};
use scenario::Script;
use serde_json::json;

use crate::boards::started;

const A: Seat = Seat(0);

fn with(scenario: ScenarioId, players: usize, rules: &[TableRule]) -> Setup {
    let heroes = HeroId::ALL[..players].to_vec();
    let mut setup = Setup { scenario, heroes, ..Setup::default() };
    setup.variants.rules = rules.to_vec();
    setup
}

/// Answers at random until something holds or the game is over; what holds is looked at before every answer.
fn play(setup: &Setup, seed: u64, mut look: impl FnMut(&MageKnight) -> bool) -> MageKnight {
    let mut game = started(setup, seed);
    let mut chance = Chance::seeded(Seed::from_number(seed));
    while !look(&game) {
        let Some(seat) = game.open_questions().first().map(|ask| ask.seat) else { break };
        let mut options = Vec::new();
        game.options(seat, &mut options);
        let choice = options[chance.below(options.len() as u32) as usize];
        game.apply(seat, &choice, &mut Log::off()).expect("it was an option");
    }
    game
}

fn problems(setup: &Setup) -> Vec<Option<kernel::RuleId>> {
    let chance = Chance::seeded(Seed::from_number(1));
    match MageKnight::start(setup, chance, &mut Log::off()) {
        Ok(_) => Vec::new(),
        Err(errors) => errors.into_iter().map(|error| error.rule).collect(),
    }
}

#[test]
fn a_game_is_one_scenario_and_what_was_agreed_on_before() {
    covers![mk::SETUP_01];
    let agreed = [TableRule::NightArrival, TableRule::FriendlyMana, TableRule::RandomCities];
    let setup = with(ScenarioId::FullConquest, 2, &agreed);
    let before = *started(&setup, 1).sheet();
    assert!(agreed.into_iter().all(|rule| before.has(rule)));
    assert!(!before.has(TableRule::Draft));
    // Nothing of it changes while the game is played.
    let late = play(&setup, 1, |game| game.round() == 3);
    assert_eq!(*late.sheet(), before);
    assert!(problems(&with(ScenarioId::FullConquest, 2, &[])).is_empty());
    let nobody = Setup { heroes: Vec::new(), ..Setup::default() };
    assert_eq!(problems(&nobody), [Some(mk::SETUP_01)]);
    assert!(serde_json::from_str::<Setup>(r#"{"scenario": "two-scenarios"}"#).is_err());
}

/// The Spells still in the deck, and the Skills still face down before each hero.
fn piles(game: &MageKnight) -> (Vec<CardId>, Vec<SkillId>) {
    let state = serde_json::to_value(game).unwrap();
    let mut spells: Vec<CardId> = serde_json::from_value(state["decks"]["spells"].clone()).unwrap();
    spells.extend(game.offers().spells.iter());
    let skills = Seat::all(game.seats()).flat_map(|seat| game.player(seat).skill_pile.clone());
    (spells, skills.collect())
}

#[test]
fn without_interactive_cards_and_skills_all_others_are_there() {
    covers![
        mk::VARIANT_FRIENDLY_01,
        mk::VARIANT_FRIENDLY_02,
        mk::SCEN_FULLCOOP_04,
        mk::SCEN_SOLO_04
    ];
    let friendly = [TableRule::NoInteractiveSpells, TableRule::NoInteractiveSkills];
    let setups = [
        with(ScenarioId::FullConquest, 3, &friendly),
        with(ScenarioId::FullCooperation, 3, &[]),
        with(ScenarioId::SoloConquest, 1, &[]),
    ];
    for setup in setups {
        let (spells, skills) = piles(&started(&setup, 1));
        assert_eq!(spells.len(), 16);
        assert!(!spells.iter().any(|card| card.card().is_competitive()));
        assert_eq!(skills.len(), 9 * setup.heroes.len());
        assert!(!skills.iter().any(|skill| skill.printed().interactive));
    }
    let (spells, skills) = piles(&started(&with(ScenarioId::FullConquest, 3, &[]), 1));
    assert_eq!((spells.len(), skills.len()), (20, 30));
}

#[test]
fn the_dummy_player_has_the_deck_crystals_and_skills_of_a_hero_nobody_plays() {
    covers![mk::DUMMY_02, mk::DUMMY_03, mk::DUMMY_04, mk::DUMMY_15];
    let mut decks = Vec::new();
    for seed in 0..4 {
        let game = started(&with(ScenarioId::SoloConquest, 1, &[]), seed);
        let dummy = game.dummy().unwrap();
        assert_ne!(dummy.hero, game.player(A).hero);
        let sorted = |mut cards: Vec<CardId>| {
            cards.sort_unstable();
            cards
        };
        assert_eq!(sorted(dummy.deck.to_vec()), sorted(dummy.hero.starting_deck().to_vec()));
        let mut crystals = [0; 4];
        for color in dummy.hero.dots() {
            crystals[color as usize] += 1;
        }
        assert_eq!(dummy.crystals, crystals);
        assert_eq!(crystals.iter().sum::<u8>(), 3);
        assert_eq!(dummy.skills.len(), 10);
        assert!(dummy.skills.iter().all(|skill| skill.printed().hero == dummy.hero));
        decks.push((dummy.deck.clone(), dummy.skills.clone()));
    }
    assert!(decks.windows(2).any(|pair| pair[0].0 != pair[1].0), "decks are shuffled");
    assert!(decks.windows(2).any(|pair| pair[0].1 != pair[1].1), "and so are Skills");
}

#[test]
fn the_dummy_player_may_own_more_than_three_crystals_of_a_colour() {
    covers![mk::DUMMY_13];
    let rich = |game: &MageKnight| {
        game.dummy().is_some_and(|dummy| dummy.crystals.iter().any(|count| *count > 3))
    };
    let setup = with(ScenarioId::ConquerAndHold, 1, &[]);
    assert!((0..10).any(|seed| rich(&play(&setup, seed, rich))));
}

fn teams() -> Setup {
    let mut setup = with(ScenarioId::FullConquest, 4, &[]);
    setup.teams = vec![vec![Seat(0), Seat(2)], vec![Seat(1), Seat(3)]];
    setup
}

#[test]
fn allies_do_not_see_each_others_hands() {
    covers![mk::TEAM_05];
    let game = started(&teams(), 1);
    let view = game.view(Viewer::Seat(A));
    for hero in &view.heroes {
        let known = matches!(hero.hand, CardsView::Known(_));
        assert_eq!(known, hero.seat == A, "{:?}", hero.seat);
    }
}

#[test]
fn nothing_goes_from_one_ally_to_the_other() {
    covers![mk::TEAM_04];
    let owned = |game: &MageKnight, seat: Seat| {
        let player = game.player(seat);
        let piles = [&player.hand, &player.deck, &player.discard, &player.played];
        let artifacts = piles.into_iter().flatten().filter(|card| card.card().is_artifact());
        let crystals = player.crystals.iter().map(|count| usize::from(*count)).sum::<usize>();
        (crystals, artifacts.count(), player.units.len())
    };
    let mut turns = 0;
    for seed in 0..6 {
        let mut before: Option<(u8, Seat, Seat, [usize; 3])> = None;
        play(&teams(), seed, |game| {
            // As long as the same seat has its turn its ally gains nothing.
            let Some(mover) = game.mover() else { return false };
            let ally = Seat((mover.0 + 2) % 4);
            let (crystals, artifacts, units) = owned(game, ally);
            let now = [crystals, artifacts, units];
            if let Some((round, seat, _, had)) = before
                && (round, seat) == (game.round(), mover)
            {
                turns += 1;
                assert!(now.iter().zip(had).all(|(now, had)| *now <= had), "{now:?} {had:?}");
            }
            before = Some((game.round(), mover, ally, now));
            game.round() == 3
        });
    }
    assert!(turns > 100);
}

#[test]
fn tactics_come_back_when_days_or_nights_outnumber_them() {
    covers![mk::RULING_92];
    let setup = with(ScenarioId::ConquerAndHold, 1, &[TableRule::Darkness]);
    let choosing = |game: &MageKnight, round| {
        let asked = game.player(A).tactic.is_none();
        game.round() == round && asked && game.dummy().is_some_and(|dummy| dummy.tactic.is_none())
    };
    let free = |game: &MageKnight| game.view(Viewer::Omniscient).tactics.len();
    let mut seen = 0;
    for seed in 0..12 {
        let third = play(&setup, seed, |game| choosing(game, 3));
        let fourth = play(&setup, seed, |game| choosing(game, 4));
        if choosing(&fourth, 4) && third.time() == Time::Day && fourth.time() == Time::Day {
            seen += 1;
            assert_eq!(free(&third), 2, "two of six a round are gone");
            assert_eq!(free(&fourth), TacticId::of_time(Time::Day).count());
        }
    }
    assert!(seen > 0);
}

#[test]
fn tiles_lie_in_one_of_six_ways_and_cover_the_same_spaces() {
    covers![mk::VARIANT_ORIENT_01, mk::VARIANT_ORIENT_02, mk::RULING_90];
    let setup = with(ScenarioId::FullConquest, 2, &[TableRule::RandomOrientation]);
    let (mut at_setup, mut explored) = (Vec::new(), Vec::new());
    for seed in 0..20 {
        let game = play(&setup, seed, |game| game.map().placed().len() > 4);
        let placed = game.map().placed();
        assert_eq!(placed[0].turned, 0, "the starting tile lies as printed");
        for tile in &placed[1..] {
            // Every printed space lies somewhere on the tile, and the middle one stays in the middle.
            let mut printed: Vec<Spot> =
                Spot::ALL.into_iter().map(|spot| tile.printed_at(spot)).collect();
            assert_eq!(printed[0], Spot::C);
            printed.sort_unstable();
            assert_eq!(printed, Spot::ALL);
            let north_east = tile.at.hex(Spot::NE.turned(tile.turned));
            let there = game.map().space(north_east).unwrap();
            assert_eq!(there, tile.tile.tile().space(Spot::NE));
        }
        at_setup.extend(placed[1..3].iter().map(|tile| tile.turned));
        explored.extend(placed[3..].iter().map(|tile| tile.turned));
    }
    for ways in [&mut at_setup, &mut explored] {
        ways.sort_unstable();
        ways.dedup();
    }
    assert_eq!(at_setup, [0, 1, 2, 3, 4, 5]);
    assert!(explored.len() > 1, "{explored:?}");
    let plain = started(&with(ScenarioId::FullConquest, 2, &[]), 1);
    assert!(plain.map().placed().iter().all(|tile| tile.turned == 0));
}

/// A hero who can reveal a monastery and so much Fame that a level follows, with so many Advanced Actions left.
fn short_of_actions(deck: usize, offer: usize) -> MageKnight {
    let script = "game mage-knight\nhero tovak at countryside-2.NE fame 2\ntile countryside-1 at 0,1\ntile countryside-2 at 1,0\nstack countryside-5 countryside-6\nhand march rage stamina\ndo play march\n";
    let game: MageKnight = scenario::play(&Script::parse(script).unwrap()).unwrap();
    let mut state = serde_json::to_value(game).unwrap();
    let actions: Vec<CardId> =
        CardId::all().filter(|card| card.card().is_advanced()).take(deck + offer).collect();
    state["decks"]["advanced"] = json!(actions[..deck]);
    state["offers"]["advanced"] = json!(actions[deck..]);
    let mut game: MageKnight = serde_json::from_value(state).unwrap();
    let at = Position { a: 1, b: 1 };
    game.apply(A, &Choice::Explore { at }, &mut Log::off()).unwrap();
    game
}

#[test]
fn where_advanced_actions_run_out_monasteries_go_without_first() {
    covers![mk::VARIANT_DECKBUILD_01];
    // Enough for everybody, then enough for the offer alone.
    assert_eq!(short_of_actions(10, 3).offers().monastery.len(), 1);
    assert_eq!(short_of_actions(1, 2).offers().monastery.len(), 0);
    // A new level brings a Skill, and a card only if there is one.
    for (offer, cards) in [(0, 16), (1, 17)] {
        let mut game = short_of_actions(0, offer);
        for _ in 0..20 {
            let mut options = Vec::new();
            game.options(A, &mut options);
            if options.contains(&Choice::Rest) {
                break;
            }
            let end =
                options.iter().find(|choice| matches!(choice, Choice::EndTurn | Choice::Draw));
            let choice = *end.unwrap_or(&options[0]);
            game.apply(A, &choice, &mut Log::off()).unwrap();
        }
        let player = game.player(A);
        assert_eq!((player.level, player.skills.len()), (2, 1));
        let piles = [&player.hand, &player.deck, &player.discard, &player.played];
        assert_eq!(piles.into_iter().flatten().count(), cards);
        assert_eq!(game.offers().advanced.len(), 0);
    }
}

#[test]
fn alone_every_tactic_is_used_once() {
    covers![mk::SCEN_SOLO_06];
    let setup = with(ScenarioId::SoloConquest, 1, &[]);
    for seed in 0..3 {
        let mut used: Vec<(u8, [Option<TacticId>; 2])> = Vec::new();
        let game = play(&setup, seed, |game| {
            let both = [game.player(A).tactic, game.dummy().and_then(|dummy| dummy.tactic)];
            if both.iter().all(Option::is_some) && used.iter().all(|(at, _)| *at != game.round()) {
                used.push((game.round(), both));
            }
            false
        });
        assert_eq!((game.round(), used.len()), (6, 6));
        let mut tactics: Vec<_> = used.into_iter().flat_map(|(_, both)| both).collect();
        tactics.sort_unstable();
        tactics.dedup();
        assert_eq!(tactics.len(), 12, "six of the Days and six of the Nights");
    }
}
