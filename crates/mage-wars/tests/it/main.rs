//! Everything about Mage Wars that is tested from outside.

mod broken_scripts;
mod hidden_hosts;
mod playthrough;
mod previews;
mod printed;
mod rules_of_play;
mod scenarios;
mod setups;
mod whole_games;
mod withdrawing;
mod written_scripts;

use mage_wars::{MageWars, Setup};

conformance::suite!(MageWars, setups::any_setup, setups::short_setup, 100);
conformance::speech!(MageWars, setups::any_setup);
