//! Rules that are easier to state in Rust than in a script.

use kernel::{Chance, Game, Log, Seat, Seed, Viewer};
use mage_wars::{
    Choice, MageWars, Question, Setup,
    flow::{AttackStep, Moment},
    setup::{ArenaSetup, BookSetup, Piece, Placement, Position},
    state::{ObjectId, Zone},
    view::ObjectView,
};
use rules::{covers, mw};

fn start(number: u64) -> MageWars {
    MageWars::start(&Setup::default(), Chance::seeded(Seed::from_number(number)), &mut Log::off())
        .expect("the default setup is valid")
}

#[test]
fn only_the_higher_roll_is_asked_and_may_give_the_initiative_to_anyone() {
    covers![mw::SETUP_10, mw::RULING_13];
    let mut asked = [false; 2];
    for number in 0..20 {
        let game = start(number);
        let [ask] = game.open_questions() else { panic!("one seat decides") };
        asked[ask.seat.index()] = true;
        let mut options = Vec::new();
        game.options(ask.seat, &mut options);
        assert_eq!(options, [Choice::Initiative(Seat(0)), Choice::Initiative(Seat(1))]);
    }
    assert_eq!(asked, [true; 2], "in twenty games each seat rolls higher at least once");
}

#[test]
fn an_answer_from_the_wrong_seat_or_to_another_question_changes_nothing() {
    let game = start(1);
    let asked = game.open_questions()[0].seat;
    let mut other = game.clone();
    let mut log = Log::recording();
    let refusal = other.apply(asked.next(2), &Choice::Pass, &mut log).unwrap_err();
    assert_eq!(refusal.rule, mw::GEN_06);
    let refusal = other.apply(asked, &Choice::Guard, &mut log).unwrap_err();
    assert_eq!(refusal.rule, mw::SETUP_10);
    let refusal = other.apply(asked, &Choice::Initiative(Seat(200)), &mut log).unwrap_err();
    assert_eq!(refusal.rule, mw::SETUP_10);
    assert_eq!(other, game);
    assert!(log.events().is_empty());
}

#[test]
fn everyone_sees_the_same_of_a_board_without_secrets() {
    covers![mw::HIDDEN_12];
    let mut setup = Setup::default();
    setup.seats.iter_mut().for_each(|seat| seat.book = BookSetup::default());
    let chance = Chance::seeded(Seed::from_number(4));
    let game = MageWars::start(&setup, chance, &mut Log::off()).expect("a valid setup");
    // What is in an empty spellbook is no secret, but only its player is told.
    let public = |viewer| {
        let mut view = game.view(viewer);
        view.seats.iter_mut().for_each(|seat| seat.cards = None);
        view
    };
    let spectator = game.view(Viewer::Spectator);
    assert_eq!(public(Viewer::Seat(Seat(0))), spectator);
    assert_eq!(public(Viewer::Seat(Seat(1))), spectator);
}

#[test]
fn enchantments_lie_in_the_order_in_which_they_were_cast_for_everyone() {
    covers![mw::ENCH_09, mw::HIDDEN_07];
    let piece = |column, row| Piece {
        zone: Zone::new(column, row),
        damage: 0,
        mana: 10,
        active: true,
        guard: false,
        markers: Vec::new(),
    };
    let hidden = |card: &str, seat| Placement::Enchantment {
        card: card.to_owned(),
        controller: Seat(seat),
        on: 0,
        hidden: true,
    };
    let position = Position {
        round: 1,
        initiative: Seat(0),
        turn: Some(Seat(0)),
        mages: vec![piece(0, 0), piece(1, 2)],
        objects: vec![hidden("rhino-hide", 0), hidden("agony", 1), hidden("regrowth", 0)],
        ..Position::default()
    };
    let setup = Setup { position: Some(position), ..Setup::default() };
    let chance = Chance::seeded(Seed::from_number(1));
    let mut game = MageWars::start(&setup, chance, &mut Log::off()).expect("a valid board");
    let order = |game: &MageWars, viewer| -> Vec<(ObjectId, Option<String>)> {
        let objects = game.view(viewer).objects.into_iter();
        objects
            .filter_map(|object| match object {
                ObjectView::Enchantment { id, card, .. } => Some((id, Some(card))),
                ObjectView::Hidden { id, .. } => Some((id, None)),
                _ => None,
            })
            .collect()
    };
    let [first, second, third] = [2, 3, 4].map(ObjectId);
    let agony = Some("agony".to_owned());
    assert_eq!(
        order(&game, Viewer::Seat(Seat(1))),
        [(first, None), (second, agony.clone()), (third, None)]
    );
    // The newest one is revealed first, and stays where it lies.
    game.apply(Seat(0), &Choice::Activate(ObjectId(0)), &mut Log::off()).unwrap();
    let reveal = Choice::Reveal { enchantment: third, pay: true };
    game.apply(Seat(0), &reveal, &mut Log::off()).unwrap();
    let regrowth = Some("regrowth".to_owned());
    assert_eq!(
        order(&game, Viewer::Seat(Seat(1))),
        [(first, None), (second, agony), (third, regrowth.clone())]
    );
    assert_eq!(order(&game, Viewer::Spectator), [(first, None), (second, None), (third, regrowth)]);
}

/// The attack steps after which a window opened, when the archer attacks with this bar a sentry in that zone.
fn windows_of_attack(bar: u8, zone: Zone) -> Vec<AttackStep> {
    let piece =
        |zone| Piece { zone, damage: 0, mana: 0, active: true, guard: false, markers: Vec::new() };
    let creature = |card: &str, seat, zone| Placement::Creature {
        card: card.to_owned(),
        controller: Seat(seat),
        piece: piece(zone),
    };
    let hidden = Placement::Enchantment {
        card: "hawkeye".to_owned(),
        controller: Seat(0),
        on: 2,
        hidden: true,
    };
    let here = Zone::new(0, 0);
    let position = Position {
        round: 1,
        initiative: Seat(0),
        turn: Some(Seat(0)),
        mages: vec![piece(Zone::new(0, 2)), piece(Zone::new(3, 2))],
        objects: vec![
            creature("royal-archer", 0, here),
            creature("skeletal-sentry", 1, zone),
            hidden,
        ],
        ..Position::default()
    };
    let setup = Setup { arena: ArenaSetup::STANDARD, position: Some(position), ..Setup::default() };
    let chance = Chance::seeded(Seed::from_number(1));
    let mut game = MageWars::start(&setup, chance, &mut Log::off()).expect("a valid board");
    let mut steps = Vec::new();
    let archer = ObjectId(2);
    let attack = Choice::Attack { object: archer, bar, target: ObjectId(3) };
    game.apply(Seat(0), &Choice::Activate(archer), &mut Log::off()).unwrap();
    loop {
        let choice = match game.asked(Seat(0)) {
            Some(Question::Reveal { moment: Moment::ActionPhaseEnd }) => return steps,
            Some(Question::Reveal { moment }) => {
                if let Moment::Attack(step) = moment {
                    steps.push(*step);
                }
                Choice::Pass
            }
            Some(Question::Act { .. }) => attack,
            other => panic!("nobody should be asked {other:?}"),
        };
        game.apply(Seat(0), &choice, &mut Log::off()).unwrap();
    }
}

#[test]
fn a_melee_attack_has_ten_steps_and_a_ranged_one_skips_barrier_and_counterstrike() {
    covers![mw::ATTACK_GEN_02, mw::RULING_02, mw::REVEAL_06];
    assert_eq!(windows_of_attack(1, Zone::new(0, 0)), AttackStep::ALL);
    let mut eight = AttackStep::ALL.to_vec();
    eight.retain(|step| !matches!(step, AttackStep::DamageBarrier | AttackStep::Counterstrike));
    assert_eq!(windows_of_attack(0, Zone::new(1, 0)), eight);
}
