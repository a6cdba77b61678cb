//! Replay files: written, read, checked, and never believed.

use kernel::Seat;
use serde_json::{Value, json};
use table::{Replay, ReplayError, replay::Header};

use crate::{
    nim::{Choice, Nim},
    tables::table,
};

fn file() -> Value {
    let mut table = table(9);
    table.answer(Seat(0), 0, &Choice::Take(2)).unwrap();
    table.answer(Seat(1), 1, &Choice::Gamble).unwrap();
    serde_json::to_value(Replay::of(&table)).unwrap()
}

fn verify(file: &Value) -> Result<(), ReplayError> {
    Replay::<Nim>::read(&file.to_string())?.verify().map(|_| ())
}

#[test]
fn a_replay_holds_and_can_be_played_to_any_point() {
    assert_eq!(verify(&file()), Ok(()));
    let replay = Replay::<Nim>::read(&file().to_string()).unwrap();
    assert_eq!(replay.play(1).unwrap().entries().len(), 1);
}

#[test]
fn whatever_was_changed_in_a_replay_is_found() {
    let changed = |path: &str, value: Value| {
        let mut file = file();
        *file.pointer_mut(path).expect("the path is in the file") = value;
        verify(&file).unwrap_err()
    };
    let other_seed = json!("11".repeat(32));
    assert!(matches!(changed("/dice/seed", other_seed), ReplayError::Commitment));
    assert!(matches!(changed("/fingerprint", json!("0")), ReplayError::Fingerprint { .. }));
    assert!(matches!(changed("/state", json!("0")), ReplayError::State { .. }));
    let entry = "/entries/0/answer/choice";
    assert!(matches!(changed(entry, json!({"Take": 3})), ReplayError::State { .. }));
    assert!(matches!(changed(entry, json!({"Take": 9})), ReplayError::Entry { number: 1, .. }));
    assert!(matches!(changed("/setup/stones", json!(0)), ReplayError::Setup(_)));
    assert!(matches!(changed("/game", json!("chess")), ReplayError::OtherGame(_)));
    assert!(matches!(changed("/version", json!(2)), ReplayError::Version(2)));
    assert!(matches!(changed("/version", json!("one")), ReplayError::Malformed(_)));
    assert!(matches!(changed(entry, json!("Fly")), ReplayError::Malformed(_)));
}

#[test]
fn a_file_that_is_no_replay_says_where_it_goes_wrong() {
    let error = Header::read("{\"version\": 1,\n oops}").unwrap_err();
    assert!(error.to_string().contains("line 2"), "{error}");
    assert!(Replay::<Nim>::read("").is_err());
}
