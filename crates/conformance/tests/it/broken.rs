//! Games with one mistake each. A suite that did not catch them would be worth nothing.

use std::panic::catch_unwind;

use conformance::{Walk, answers, check, ending, secrets, state, undo};
use kernel::Chance;
use toy::{Mischief, Setup, Toy, any_setup};

/// Two seats that bid: the mistakes are about bids.
fn with(mischief: Mischief, chance: &mut Chance) -> Setup {
    let coins = chance.roll(6);
    Setup { sticks: 9, secrets: vec![1, 2], coins, baskets: false, mischief }
}

fn caught(
    setup: fn(&mut Chance) -> Setup,
    must_hold: fn(&Walk<Toy>) -> Result<(), String>,
) -> bool {
    catch_unwind(|| check::<Toy>(setup, 64, must_hold)).is_err()
}

#[test]
fn the_game_without_a_mistake_passes() {
    assert!(!caught(any_setup, state::round_trips));
    assert!(!caught(any_setup, answers::listed_is_accepted));
    assert!(!caught(any_setup, ending::ends));
    assert!(!caught(any_setup, undo::leads_back));
    assert!(!caught(any_setup, secrets::nothing_leaks));
}

#[test]
fn a_secret_shown_to_the_wrong_viewer_is_caught() {
    assert!(caught(|chance| with(Mischief::SpectatorSeesBids, chance), secrets::imagined_agree));
}

#[test]
fn a_secret_that_comes_out_unannounced_is_caught() {
    assert!(caught(|chance| with(Mischief::BidsAreNotRevealed, chance), secrets::nothing_leaks));
}

#[test]
fn an_option_that_is_refused_is_caught() {
    assert!(caught(|chance| with(Mischief::ListsTooMuch, chance), answers::listed_is_accepted));
}

#[test]
fn an_answer_that_is_accepted_and_not_listed_is_caught() {
    assert!(caught(|chance| with(Mischief::AcceptsTooMuch, chance), answers::listed_is_accepted));
}

#[test]
fn a_game_without_end_is_caught() {
    assert!(caught(|chance| with(Mischief::Endless, chance), ending::ends));
    let endless = |chance: &mut Chance| with(Mischief::Endless, chance);
    let nearly = || ending::nearly_all_end::<Toy>(endless, 8, 100);
    assert!(catch_unwind(nearly).is_err());
}

#[test]
fn a_field_that_is_not_saved_is_caught() {
    assert!(caught(|chance| with(Mischief::ForgetsWhenSaved, chance), state::round_trips));
}
