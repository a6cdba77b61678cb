//! Mage Knight as a rules-enforcing [`kernel::Game`]. Rule ids (`MK-…`) are those of the catalogue `rules/mage-knight.md`.
//!
//! ```
//! use kernel::{Chance, Game, Log, Seat, Seed};
//! use mage_knight::{MageKnight, Setup};
//!
//! let chance = Chance::seeded(Seed::from_number(1));
//! let mut game = MageKnight::start(&Setup::default(), chance, &mut Log::off()).unwrap();
//! assert_eq!(game.open_questions()[0].seat, Seat(0));
//! let mut tactics = Vec::new();
//! game.options(Seat(0), &mut tactics); // the six Tactics of the Day
//! game.apply(Seat(0), &tactics[0], &mut Log::off()).unwrap();
//! ```
//!
//! # What is played
//!
//! All scenarios of the scenario book, for one to four heroes. Complete are
//!
//! - setting up, rounds of Day and Night with their preparation, all twelve Tactics, the dummy player, the end of rounds;
//! - several heroes: who chooses a Tactic and plays when, other heroes in the way, keeps of others, last turns, hands
//!   nobody else sees, titles; combats of heroes, joint city assaults, teams, interactive Skills and Spells;
//! - mana of dice, tokens and crystals, by Day and Night; basic and strong effects, cards played sideways, resting,
//!   healing; all Basic and Advanced Actions, Artifacts and Banners, the sixteen Spells, forty Units and thirty-six Skills
//!   that need no other player;
//! - movement, exploring with "when revealed" instructions, provoking, safe spaces, forced withdrawal;
//! - combat in its four phases with elements, resistances, fortification, all abilities, summoning, Units and damage;
//! - every site with what is won there, interaction, recruiting, buying, plundering, burning; cities with garrisons,
//!   bonuses and Shields; Reputation, Fame, levels, Skills; the score with all achievements;
//! - all variants of the scenario book as options that any game may combine ([`content::TableRule`]).
//!
//! Some choices are made for the player. These are known and small:
//!
//! - Motivation and out-of-turn options are used in the own turn, before anything else or later (MK-TURN-01), or when the
//!   hero is attacked (MK-PVP-05);
//! - a card played sideways with the Skill that is worth more without a Source die takes the higher value and closes the
//!   Source for the turn; who wants a die uses it before.
//!
//! [`setup::Switches`] holds the options of rulings that leave a choice to the table.
//!
//! # Where things are
//!
//! | Module | What it holds |
//! |---|---|
//! | [`content`] | tiles, enemies, ruins, Units, Skills, Tactics, cities, heroes, levels, scenario sheets: printed facts |
//! | [`cards`] | the vocabulary of effects, and the cards written in it |
//! | [`state`] | the state as plain data; every observable change in `state::change`, each with its event |
//! | [`flow`] | procedures named as the rulebook names them, with what they allow and the rows of what they ask; the agenda's frames |
//! | `legal` | what a row of a question is, the list of all rows, the walk over answers |
//! | [`question`] | what seats are asked and what they answer |
//! | [`derive`] | characteristics computed from print and play, with reasons |
//! | [`setup`] | fresh games and boards somebody wrote down, with all that can be wrong with them |
//! | [`view`] | what viewers may know of the state |
//! | [`story`] | what viewers may know of events: lines of data with their sentences |
//! | `determinize` | states that agree with what a viewer may know |
//! | [`consult`] | what players may ask beside the game: the plays for a goal, who takes damage, the line of a combat, what waits in a site |
//! | [`solver`] | the best line of a combat, and how far a hero can go |
//! | [`text`] | messages for people; rules text generated from card data |
//! | [`script`] | how scenario scripts write boards, answers and expectations |
//!
//! # Hidden information
//!
//! Nobody knows the order of decks and piles, which Core tiles lie in the stack, or what lies face down on the map; a
//! hand is known to its owner and, in a game for one, to those who watch. Taking back is not a rule of the engine: a
//! table computes it from [`kernel::Game::blocks_undo`], which is true for revealed tiles, tokens, offers and drawn cards
//! (MK-UNDO-02).

pub mod cards;
pub mod consult;
pub mod content;
pub mod derive;
mod determinize;
pub mod event;
pub mod flow;
mod game;
mod legal;
pub mod question;
pub mod script;
pub mod setup;
pub mod solver;
pub mod state;
pub mod story;
pub mod text;
pub mod view;

pub use setup::Setup;
pub use state::{Choice, MageKnight};
