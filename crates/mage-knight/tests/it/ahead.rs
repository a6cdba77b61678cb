//! What a view says of answers before they are given is what comes of them.

use kernel::{Chance, Game, Log, Seat, Seed, Viewer};
use mage_knight::{
    Choice, MageKnight,
    flow::score::ScoreKind,
    state::Points,
    view::{AheadView, Counted, Gain},
};

use crate::boards::{any_setup, started};

/// Plays random games and looks at every moment in which somebody is to act.
fn in_turns(mut look: impl FnMut(&MageKnight, Seat, &AheadView)) {
    for seed in 0..12 {
        let mut walk = Chance::seeded(Seed::from_number(seed));
        let mut game = started(&any_setup(&mut walk), seed);
        for _ in 0..160 {
            let Some(seat) = game.open_questions().first().map(|ask| ask.seat) else { break };
            if let Some(ahead) = game.view(Viewer::Seat(seat)).ahead {
                look(&game, seat, &ahead);
            }
            let mut options = Vec::new();
            game.options(seat, &mut options);
            let choice = options[walk.below(options.len() as u32) as usize];
            game.apply_unchecked(seat, &choice, &mut Log::off());
        }
    }
}

#[test]
fn every_way_that_can_be_paid_can_be_walked_and_costs_what_was_said() {
    let mut walked = 0;
    in_turns(|game, seat, ahead| {
        for there in &ahead.destinations {
            if there.cost > game.turn().move_points {
                continue;
            }
            let mut game = game.clone();
            let before = game.turn().move_points;
            let (last, way) = there.path.split_last().unwrap();
            for to in way {
                let step = Choice::Move { to: *to };
                assert_eq!(game.check(seat, &step), Ok(()), "{there:?}");
                game.apply_unchecked(seat, &step, &mut Log::off());
                assert!(game.combat().is_none(), "{there:?} is fought on the way");
            }
            let step = Choice::Move { to: *last };
            assert_eq!(game.check(seat, &step), Ok(()), "{there:?}");
            game.apply_unchecked(seat, &step, &mut Log::off());
            let safe = there.provokes.is_empty() && !there.assault && there.hero.is_none();
            if safe {
                assert_eq!(game.turn().move_points, before - there.cost, "{there:?}");
                assert!(game.combat().is_none(), "{there:?} leads into a combat");
                assert_eq!(game.player(seat).at, there.to);
            }
            walked += 1;
        }
    });
    assert!(walked > 100, "only {walked} ways were walked");
}

#[test]
fn every_step_that_is_allowed_is_among_the_destinations() {
    in_turns(|game, seat, ahead| {
        let mut options = Vec::new();
        game.options(seat, &mut options);
        for choice in options {
            if let Choice::Move { to } = choice {
                assert!(ahead.destinations.iter().any(|there| there.to == to), "{to:?}");
            }
            if let Choice::Explore { at } = choice {
                assert!(ahead.places.iter().any(|place| place.at == at), "{at:?}");
            }
        }
    });
}

#[test]
fn what_an_answer_would_bring_is_what_it_brings() {
    let mut seen = 0;
    in_turns(|game, seat, ahead| {
        for outcome in &ahead.outcomes {
            let Some(gain) = outcome.gains.iter().find(|gain| gain.what == Gain::Move) else {
                continue;
            };
            let mut game = game.clone();
            game.apply_unchecked(seat, &outcome.choice, &mut Log::off());
            while let Some(pay) = first_payment(&game, seat) {
                game.apply_unchecked(seat, &pay, &mut Log::off());
            }
            assert_eq!(i16::from(game.turn().move_points), gain.makes, "{outcome:?}");
            seen += 1;
        }
    });
    assert!(seen > 100, "only {seen} plays for Move were seen");
}

fn first_payment(game: &MageKnight, seat: Seat) -> Option<Choice> {
    let mut options = Vec::new();
    game.asked(seat)?;
    game.options(seat, &mut options);
    options.into_iter().next().filter(|choice| matches!(choice, Choice::Pay { .. }))
}

#[test]
fn nobody_else_is_told_what_answers_lead_to() {
    in_turns(|game, seat, _| {
        for viewer in [Viewer::Spectator, Viewer::Omniscient] {
            assert!(game.view(viewer).ahead.is_none());
        }
        let others = Seat::all(game.seats()).filter(|other| *other != seat);
        for other in others {
            assert!(game.asked(other).is_some() || game.view(Viewer::Seat(other)).ahead.is_none());
        }
    });
}

#[test]
fn every_place_that_can_be_paid_can_be_reached_and_revealed() {
    let mut revealed = 0;
    in_turns(|game, seat, ahead| {
        for place in &ahead.places {
            for way in place.ways.iter().filter(|way| way.cost <= game.turn().move_points) {
                let mut game = game.clone();
                let before = game.turn().move_points;
                for to in &way.path {
                    game.apply_unchecked(seat, &Choice::Move { to: *to }, &mut Log::off());
                }
                let explore = Choice::Explore { at: place.at };
                assert_eq!(game.check(seat, &explore), Ok(()), "{place:?} over {way:?}");
                game.apply_unchecked(seat, &explore, &mut Log::off());
                assert_eq!(game.turn().move_points, before - way.cost, "{place:?} over {way:?}");
                revealed += 1;
            }
        }
    });
    assert!(revealed > 20, "only {revealed} tiles were revealed");
}

#[test]
fn locals_are_promised_where_they_can_be_dealt_with() {
    let mut met = 0;
    in_turns(|game, seat, ahead| {
        for there in ahead.destinations.iter().filter(|there| there.cost <= game.turn().move_points)
        {
            let safe = there.provokes.is_empty() && !there.assault && there.hero.is_none();
            if !safe {
                continue;
            }
            let mut game = game.clone();
            for to in &there.path {
                game.apply_unchecked(seat, &Choice::Move { to: *to }, &mut Log::off());
            }
            assert_eq!(there.deals, game.check(seat, &Choice::Interact).is_ok(), "{there:?}");
            met += usize::from(there.deals);
        }
    });
    assert!(met > 0, "no locals were met");
}

#[test]
fn what_gives_points_is_named_with_as_many_as_it_gives() {
    let sum = |game: &MageKnight, seat: Seat| -> i16 {
        let turn = game.view(Viewer::Seat(seat)).turn.unwrap();
        let terms = turn.terms.iter().filter(|term| term.what == Points::Move);
        terms.map(|term| i16::from(term.points)).sum()
    };
    let mut added = 0;
    in_turns(|game, seat, ahead| {
        for outcome in &ahead.outcomes {
            let gain = outcome.gains.iter().find(|gain| gain.what == Gain::Move);
            let Some(gain) = gain.filter(|_| !outcome.asks) else { continue };
            let mut after = game.clone();
            after.apply_unchecked(seat, &outcome.choice, &mut Log::off());
            while let Some(pay) = first_payment(&after, seat) {
                after.apply_unchecked(seat, &pay, &mut Log::off());
            }
            assert_eq!(sum(&after, seat), sum(game, seat) + gain.by, "{outcome:?}");
            added += 1;
        }
    });
    assert!(added > 100, "only {added} plays for Move were seen");
}

#[test]
fn what_a_score_counts_is_what_it_is_worth() {
    in_turns(|game, seat, _| {
        let view = game.view(Viewer::Seat(seat));
        for line in view.heroes.iter().flat_map(|hero| &hero.score) {
            let worth = |of: Counted| match of {
                Counted::Spells | Counted::Artifacts | Counted::Shields => 4,
                Counted::AdvancedActions | Counted::Unit | Counted::Cards => 2,
                Counted::Crystals | Counted::WoundedUnit => 1,
                Counted::Wounds => -4,
                Counted::CitiesLed => 14,
                Counted::CitiesShared => 8,
                Counted::Cities => 20,
                Counted::Rounds => 60,
                Counted::Level => 0,
            };
            // In halves, each thing rounded down by itself.
            let sum: i16 = line
                .counts
                .iter()
                .map(|count| (worth(count.of) * i16::from(count.count)).div_euclid(2))
                .sum();
            assert!(line.counts.is_empty() || line.what == ScoreKind::Fame || sum == line.points);
        }
    });
}

#[test]
fn the_next_tile_is_one_of_those_that_are_counted() {
    in_turns(|game, seat, _| {
        let view = game.view(Viewer::Seat(seat));
        let Some(next) = view.next_tile else { return };
        assert!(next.left > 0);
        for holds in &next.holds {
            assert!(holds.tiles <= holds.of, "{next:?}");
        }
        // What lies hidden decides nothing of it.
        let mut chance = Chance::seeded(Seed::from_number(7));
        let imagined = game.determinize(Viewer::Seat(seat), &mut chance);
        assert_eq!(imagined.view(Viewer::Seat(seat)).next_tile, Some(next));
    });
}
