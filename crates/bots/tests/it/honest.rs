//! Bots know what their seat may know: with other hidden cards and other dice to come they decide the same.

use bots::Spec;
use kernel::{Chance, Game, InfoState, Log, Seat, Seed, Viewer};
use mage_wars::{
    MageWars,
    setup::{ArenaSetup, BookSetup, Mode, SeatSetup},
};

fn game() -> MageWars {
    let seat =
        |mage: &str| SeatSetup::new(mage).with_book(BookSetup::Printed(format!("starting:{mage}")));
    let setup = mage_wars::Setup {
        mode: Mode::Full,
        arena: ArenaSetup::STANDARD,
        seats: vec![seat("wizard"), seat("priestess")],
        ..mage_wars::Setup::default()
    };
    MageWars::start(&setup, Chance::seeded(Seed::from_number(11)), &mut Log::off()).unwrap()
}

/// What bots of this spec decide with a fresh mind, in this state.
fn decision(spec: &Spec, game: &MageWars, seat: Seat, options: &[mage_wars::Choice]) -> usize {
    let mut bot = spec.player::<MageWars>(Seed::from_number(17));
    bot.choose(&InfoState::new(game, seat), options)
}

/// Plays a game and compares, at every question, the decisions in the real state and in one with everything swapped that
/// the seat cannot know.
fn is_honest(name: &str, questions: usize) {
    let spec = Spec::parse(name).unwrap();
    let mut players = [1, 2]
        .map(|seed| Spec::parse("greedy").unwrap().player::<MageWars>(Seed::from_number(seed)));
    let mut swaps = Chance::seeded(Seed::from_number(23));
    let (mut game, mut options, mut others) = (game(), Vec::new(), Vec::new());
    let (mut compared, mut differed) = (0, 0);
    while let Some(seat) =
        game.open_questions().first().map(|ask| ask.seat).filter(|_| compared < questions)
    {
        game.options(seat, &mut options);
        if options.len() > 1 {
            let swapped = game.determinize(Viewer::Seat(seat), &mut swaps);
            swapped.options(seat, &mut others);
            let views = [&game, &swapped].map(|it| it.view(Viewer::Seat(seat)));
            assert_eq!(views[0], views[1], "the seat sees the same");
            assert_eq!(options, others, "and may do the same");
            differed += usize::from(game != swapped);
            let decisions = [&game, &swapped].map(|it| decision(&spec, it, seat, &options));
            assert_eq!(decisions[0], decisions[1], "{name}, question {compared}");
            compared += 1;
        }
        let at = players[seat.index()].choose(&InfoState::new(&game, seat), &options);
        let choice = options[at];
        game.apply(seat, &choice, &mut Log::off()).unwrap();
    }
    assert_eq!((compared, differed), (questions, questions), "something was swapped each time");
}

#[test]
fn greedy_decides_by_what_it_may_know() {
    is_honest("greedy", 150);
}

#[test]
fn searches_decide_by_what_they_may_know() {
    is_honest("hard:iterations=200", 150);
}
