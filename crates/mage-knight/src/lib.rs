//! Mage Knight as a rules-enforcing [`kernel::Game`]. Rule ids (`MK-…`) are those of the catalogue `rules/mage-knight.md`.
//!
//! ```
//! use kernel::{Chance, Game, Log, Seat, Seed};
//! use mage_knight::{Choice, MageKnight, Setup};
//!
//! let chance = Chance::seeded(Seed::from_number(1));
//! let mut game = MageKnight::start(&Setup::default(), chance, &mut Log::off()).unwrap();
//! assert_eq!(game.asks()[0].seat, Seat(0));
//! game.apply(Seat(0), &Choice::EndTurn, &mut Log::off()).unwrap(); // and is asked what to discard
//! ```
//!
//! # What is played
//!
//! First Reconnaissance alone: one hero on the wedge map, moving and exploring with Basic Actions until the city was
//! found and one more turn taken, or four rounds are over. Complete are
//!
//! - setting up tiles and cards, the alternation of Day and Night, the end of rounds by announcement, the round limit;
//! - turns with their duty to use a card, resting with and without Wounds, discarding and drawing at the end of a turn;
//! - movement by terrain and time of day, exploring with all rules of where tiles may lie, tiles left out included;
//! - Fame for tiles, and the level and Hand limit that come with Fame.
//!
//! # What is not yet played
//!
//! - Mana, so no strong effects; Influence, Attack, Block, healing and special effects. A card whose basic effect is not
//!   Move alone can be played sideways for Move 1, or discarded. All sixteen Basic Actions are there as data.
//! - Combat. Entering an unconquered keep or mage tower would be an assault (MK-MOVE-09) and a step around a rampaging
//!   enemy would provoke it (MK-PROVOKE-01): both are refused with the rule and the words "not yet in this version".
//!   A space with a rampaging symbol cannot be entered (MK-MOVE-10), and no symbol ever goes away.
//! - Tactics, the dummy player, units, skills and the gains of new levels, interaction, the benefits of sites, tokens,
//!   offers, Reputation, achievements. Wounds can be written on a board but not received.
//! - More than one hero. State, turns and views are written for several seats; [`setup`] refuses them.
//!
//! # Where things are
//!
//! | Module | What it holds |
//! |---|---|
//! | [`content`] | tiles, terrain, heroes, levels, scenario sheets: printed facts |
//! | [`cards`] | the vocabulary of effects and the cards written in it |
//! | [`state`] | the state as plain data; every observable change in `state::change`, each with its event |
//! | [`flow`] | procedures named as the rulebook names them; the agenda's frames; legality |
//! | [`derive`] | characteristics computed from print and play, with reasons |
//! | [`setup`] | fresh games and boards somebody wrote down, with all that can be wrong with them |
//! | [`view`] | what viewers may know: views, notices, imagined states |
//! | [`text`] | messages for people; rules text generated from card data |
//! | [`script`] | how scenario scripts write boards, answers and expectations |
//!
//! # Hidden information
//!
//! Nobody knows the order of a Deed deck or which Core tiles lie in the stack; a hand is known to its owner and, in a
//! game for one, to those who watch. Taking back is not a rule of the engine: a table computes it from
//! [`kernel::Game::discloses`], which is true for revealed tiles and drawn cards (MK-UNDO-02).

pub mod cards;
pub mod content;
pub mod derive;
pub mod flow;
mod game;
pub mod script;
pub mod setup;
pub mod state;
pub mod text;
pub mod view;

pub use setup::Setup;
pub use state::{Choice, MageKnight};
