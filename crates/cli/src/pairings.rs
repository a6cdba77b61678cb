//! Setups for many games of bots: every printed book against every other, from both sides, or chosen at random.

use bots::{Setups, simulate::setup_seed};
use clap::ValueEnum;
use kernel::{Chance, Game, Seed, msg};
use mage_knight::{MageKnight, content::HeroId};
use mage_wars::{
    MageWars,
    setup::{ArenaSetup, BookSetup, Mode, SeatSetup},
    vocabulary::Sets,
};
use mage_wars_books::book;

use crate::{
    setups::{Short, Shorthand},
    trouble::Trouble,
};

/// Which printed books meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Pairings {
    /// The starting books, with the mages' ability cards in the standard arena
    Starting,
    /// The apprentice books in the apprentice arena
    Apprentice,
    /// Random mages with random legal books in the standard arena; Mage Knight: random heroes
    Random,
}

/// What can be paired: printed books, if the game has any, or something at random.
pub trait Paired: Game<Setup: Default> {
    /// The setups that take turns; none where there is nothing to pair, or where every game has its own.
    fn paired(pairings: Pairings) -> Option<Vec<Self::Setup>>;

    /// A setup at random, for so many seats; what is not drawn is as in this one.
    fn random(usual: &Self::Setup, seats: usize, chance: &mut Chance) -> Self::Setup;
}

impl Paired for MageWars {
    /// All ordered pairs of books, each book against itself among them.
    fn paired(pairings: Pairings) -> Option<Vec<Self::Setup>> {
        let (mode, arena, books) = match pairings {
            Pairings::Starting => (Mode::Full, ArenaSetup::STANDARD, "starting"),
            Pairings::Apprentice => (Mode::Apprentice, ArenaSetup::APPRENTICE, "apprentice"),
            Pairings::Random => return None,
        };
        let mages = ["beastmaster", "priestess", "warlock", "wizard"];
        let seat = |mage: &str| {
            SeatSetup::new(mage).with_book(BookSetup::Printed(format!("{books}:{mage}")))
        };
        let pair = |first: &str, second: &str| mage_wars::Setup {
            mode,
            arena,
            seats: vec![seat(first), seat(second)],
            ..mage_wars::Setup::default()
        };
        Some(mages.iter().flat_map(|one| mages.iter().map(move |two| pair(one, two))).collect())
    }

    fn random(_: &mage_wars::Setup, seats: usize, chance: &mut Chance) -> mage_wars::Setup {
        book::random_setup(seats, Sets::BASE, chance)
    }
}

impl Paired for MageKnight {
    fn paired(_pairings: Pairings) -> Option<Vec<Self::Setup>> {
        None
    }

    /// Random heroes in the same scenario.
    fn random(usual: &mage_knight::Setup, seats: usize, chance: &mut Chance) -> mage_knight::Setup {
        let mut heroes = HeroId::ALL.to_vec();
        chance.shuffle(&mut heroes);
        heroes.truncate(seats);
        mage_knight::Setup { heroes, ..usual.clone() }
    }
}

/// What is played.
pub(crate) enum Chosen<S> {
    /// These setups take turns.
    InTurn(Vec<S>),
    /// Every game has its own; what is not drawn is as in this one.
    Random(S),
}

impl<S> Chosen<S> {
    /// Hands the setups of a run with this seed on.
    pub(crate) fn with<G: Paired<Setup = S>, T>(
        &self,
        seats: usize,
        seed: Seed,
        use_them: impl FnOnce(Setups<'_, G>) -> T,
    ) -> T
    where
        S: Sync,
    {
        match self {
            Chosen::InTurn(setups) => use_them(Setups::InTurn(setups)),
            Chosen::Random(usual) => {
                let made =
                    |game| G::random(usual, seats, &mut Chance::seeded(setup_seed(seed, game)));
                use_them(Setups::Made(&made))
            }
        }
    }
}

/// What to play: the setups of the pairings, or the one that was named, or the game's usual one.
pub(crate) fn chosen<G: Paired + Shorthand>(
    pairings: Option<Pairings>,
    short: &Short,
    seats: usize,
) -> Result<Chosen<G::Setup>, Trouble> {
    match pairings {
        None => Ok(Chosen::InTurn(vec![short.read::<G>(Some(seats))?])),
        Some(Pairings::Random) => Ok(Chosen::Random(short.read::<G>(Some(seats))?)),
        Some(pairings) => {
            let game = G::ID.to_owned();
            let paired = G::paired(pairings);
            let none = || Trouble::wrong(&msg!("cli-no-pairings", game = game));
            paired.map(Chosen::InTurn).ok_or_else(none)
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Chance, Log, Seed};

    use super::*;

    #[test]
    fn every_book_meets_every_book_from_both_sides() {
        for pairings in [Pairings::Starting, Pairings::Apprentice] {
            let setups = MageWars::paired(pairings).unwrap();
            assert_eq!(setups.len(), 16);
            for setup in setups {
                let chance = Chance::seeded(Seed::from_number(1));
                assert!(MageWars::start(&setup, chance, &mut Log::off()).is_ok());
            }
        }
    }

    #[test]
    fn setups_at_random_can_be_played_and_follow_from_the_number_of_the_game() {
        fn check<G: Paired>(usual: &G::Setup, seats: usize) {
            let chosen = Chosen::Random(usual.clone());
            chosen.with::<G, _>(seats, Seed::from_number(5), |setups| {
                let Setups::Made(made) = setups else { panic!("every game has its own") };
                let first = made(0);
                let mut others = 0;
                for game in 0..20 {
                    let chance = Chance::seeded(Seed::from_number(game));
                    let begun = G::start(&made(game), chance, &mut Log::off()).unwrap();
                    assert_eq!(usize::from(begun.seats()), seats);
                    let text = |setup: &G::Setup| serde_json::to_string(setup).unwrap();
                    assert_eq!(text(&made(game)), text(&made(game)));
                    others += u32::from(text(&made(game)) != text(&first));
                }
                assert!(others > 5, "{others}");
            });
        }
        check::<MageWars>(&mage_wars::Setup::default(), 2);
        check::<MageWars>(&mage_wars::Setup::default(), 3);
        check::<MageKnight>(&mage_knight::Setup::default(), 1);
    }
}
