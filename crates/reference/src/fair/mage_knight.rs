//! Boards somebody wrote down, and house readings of rules.

use kernel::msg;
use mage_knight::{
    MageKnight,
    setup::{Setup, Switches},
};

use super::{Fair, SetupBreach, Unusual};

impl Fair for MageKnight {
    fn unusual(setup: &Setup) -> Vec<Unusual> {
        let position = setup.board.is_some().then(|| Unusual {
            term: msg!("about-position"),
            breach: Some(SetupBreach {
                seat: None,
                place: "board".to_owned(),
                rule: None,
                message: msg!("server-rated-position"),
            }),
        });
        // Agreed readings favour nobody.
        let switches = (setup.switches != Switches::default())
            .then(|| Unusual { term: msg!("about-house-rules"), breach: None });
        position.into_iter().chain(switches).collect()
    }
}
