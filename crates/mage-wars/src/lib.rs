//! Mage Wars: the rules engine.
//!
//! The engine knows the rules and no card: cards are data in [`cards`]. A game is a [`MageWars`] value; it implements
//! [`kernel::Game`], so everything that plays it goes through questions and answers.
//!
//! ```
//! use kernel::{Chance, Game, Log, Seed, random_answer};
//! use mage_wars::{MageWars, Setup};
//!
//! let mut game = MageWars::start(&Setup::default(), Chance::seeded(Seed::from_number(1)), &mut Log::off()).unwrap();
//! let mut chance = Chance::seeded(Seed::from_number(2));
//! let mut options = Vec::new();
//! while let Some((seat, choice)) = random_answer(&game, &mut chance, &mut options) {
//!     game.apply(seat, &choice, &mut Log::off()).unwrap();
//! }
//! assert!(game.outcome().is_some());
//! ```
//!
//! # Code map
//!
//! | Module | What it holds |
//! |---|---|
//! | [`maps`] | the maps of Domination: arenas of any shape |
//! | [`setup`] | the board somebody writes down, what is wrong with it, and the printed spellbooks |
//! | [`vocabulary`] | the words cards are written in |
//! | [`cards`] | the cards that can be played, compiled for play |
//! | [`set`] | the base set, written in the vocabulary |
//! | [`state`] | objects, zones, the state itself and its observable changes |
//! | [`flow`] | one module per rulebook procedure: round, turn, move, attack, reveal window |
//! | [`legal`] | what judgements share: targets, forced attacks, what may lie where |
//! | [`odds`] | exact chances of attack dice |
//! | [`question`] | what seats are asked and what they answer |
//! | [`derive`] | dice, armor, life and costs from printed values and modifiers, with reasons |
//! | [`view`] | what a viewer may know of the state |
//! | [`story`] | what a viewer may know of events: lines of data with their sentences |
//! | [`text`] | messages for people |
//! | [`script`] | how scenario scripts write boards, answers and expectations |
//!
//! # What is played
//!
//! The whole base game for two to four seats, alone or in teams, with apprentices or with the mages' ability cards:
//! secret planning, deployment, quickcast moments, casting in four steps, every kind of card of the base set, triggered
//! and usable abilities, attacks in ten steps, conditions, walls and line of sight, and the reveal window after every
//! step, phase and action.
//!
//! A move, an attack or a spell without further choices is declared and committed by one answer; what the rulebook calls
//! withdrawing before the end of the first step is not giving that answer, or taking it back.

pub mod cards;
pub mod derive;
pub mod event;
pub mod flow;
pub mod legal;
pub mod maps;
pub mod odds;
pub mod question;
pub mod script;
pub mod set;
pub mod setup;
pub mod state;
pub mod story;
pub mod text;
pub mod view;
pub mod vocabulary;

mod determinize;
mod game;

pub use event::Event;
pub use flow::{Choice, Question};
pub use setup::Setup;
pub use state::MageWars;
pub use view::View;
