//! Seeded games written down as every viewer saw them. A change in a file is a change in what people see: read it.

use kernel::Chance;
use mage_wars::vocabulary::Sets;

use super::*;

#[test]
fn a_duel_of_bare_mages_as_everyone_saw_it() {
    let text = conformance::playthrough::playthrough::<MageWars>(&Setup::default(), 3, 24);
    insta::assert_snapshot!("duel", text);
}

#[test]
fn a_board_with_hidden_enchantments_as_everyone_saw_it() {
    // The first seed whose board has something hidden on it.
    let setup = (0..)
        .map(|seed| {
            let mut chance = Chance::seeded(kernel::Seed::from_number(seed));
            setups::any_setup_of(Sets::BASE, &mut chance)
        })
        .find(|setup| setup.position.as_ref().is_some_and(|board| board.objects.len() > 4))
        .expect("some seed gives such a board");
    let text = conformance::playthrough::playthrough::<MageWars>(&setup, 5, 30);
    insta::assert_snapshot!("hidden_enchantments", text);
}
