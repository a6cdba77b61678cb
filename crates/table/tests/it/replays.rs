//! Replay files: written, read, checked, and never believed.

use kernel::{Game as _, Seat, Seed, Viewer};
use serde_json::{Value, json};
use table::{
    DynReplayCursor as _, Replay, ReplayCursor, ReplayError, replay::Header, replay_cursor::Check,
};
use toy::{Choice, Toy};

use crate::tables::table;

fn file() -> Value {
    let mut table = table(9);
    table.answer(Seat(0), 0, &Choice::Take(2)).unwrap();
    table.answer(Seat(1), 1, &Choice::Roll).unwrap();
    serde_json::to_value(Replay::of(&table)).unwrap()
}

fn verify(file: &Value) -> Result<(), ReplayError> {
    Replay::<Toy>::read(&file.to_string())?.verify().map(|_| ())
}

#[test]
fn a_replay_holds_and_can_be_played_to_any_point() {
    assert_eq!(verify(&file()), Ok(()));
    let replay = Replay::<Toy>::read(&file().to_string()).unwrap();
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
    assert!(matches!(changed(entry, json!({"take": 3})), ReplayError::State { .. }));
    assert!(matches!(changed(entry, json!({"take": 9})), ReplayError::Entry { number: 1, .. }));
    assert!(matches!(changed("/setup/sticks", json!(0)), ReplayError::Setup(_)));
    assert!(matches!(changed("/game", json!("chess")), ReplayError::OtherGame(_)));
    assert!(matches!(changed("/version", json!(2)), ReplayError::Version(2)));
    assert!(matches!(changed("/version", json!("one")), ReplayError::Malformed(_)));
    assert!(matches!(changed(entry, json!("fly")), ReplayError::Malformed(_)));
}

#[test]
fn a_file_that_is_no_replay_says_where_it_goes_wrong() {
    let error = Header::read("{\"version\": 1,\n oops}").unwrap_err();
    assert!(error.to_string().contains("line 2"), "{error}");
    assert!(Replay::<Toy>::read("").is_err());
}

/// A game of four answers with a throw among them.
fn recorded() -> Replay<Toy> {
    let mut table = table(9);
    for (revision, (seat, choice)) in (0..).zip([
        (0, Choice::Take(2)),
        (1, Choice::Show),
        (0, Choice::Roll),
        (1, Choice::Take(1)),
    ]) {
        table.answer(Seat(seat), revision, &choice).unwrap();
    }
    Replay::of(&table)
}

#[test]
fn a_reel_shows_every_step_as_the_table_stood_then() {
    let replay = recorded();
    let cursor = ReplayCursor::play(replay.clone()).unwrap();
    assert_eq!((cursor.steps(), cursor.check()), (4, Check::Holds));
    let scenes = cursor.scenes(Viewer::Spectator, 0, 100, usize::MAX);
    assert_eq!(scenes.iter().map(|scene| scene.step).collect::<Vec<_>>(), [0, 1, 2, 3, 4]);
    for scene in &scenes {
        let table = replay.play(scene.step).unwrap();
        assert_eq!(scene.view, json!(table.game().view(Viewer::Spectator)), "step {}", scene.step);
    }
    assert_eq!(cursor.scenes(Viewer::Spectator, 3, 1, usize::MAX)[0], scenes[3], "begun anywhere");
    assert_eq!(cursor.scenes(Viewer::Spectator, 0, 100, 1).len(), 1, "no more than fits");
    assert!(cursor.scenes(Viewer::Spectator, 5, 1, usize::MAX).is_empty());
}

#[test]
fn an_answer_is_named_to_its_seat_and_to_those_who_know_everything() {
    let cursor = ReplayCursor::play(recorded()).unwrap();
    let named = |viewer| -> Vec<usize> {
        let story = cursor.story(viewer, 0, 100);
        story.iter().filter(|told| told.answer.is_some()).map(|told| told.step).collect()
    };
    assert_eq!(named(Viewer::Seat(Seat(0))), [1, 3]);
    assert_eq!(named(Viewer::Omniscient), [1, 2, 3, 4]);
    assert_eq!(named(Viewer::Spectator), [] as [usize; 0]);
    let part = cursor.story(Viewer::Omniscient, 2, 2);
    assert_eq!(part, cursor.story(Viewer::Omniscient, 0, 100)[2..4]);
}

#[test]
fn a_reel_says_what_does_not_hold_and_shows_what_does() {
    let mut stops = recorded();
    stops.entries.insert(2, stops.entries[1].clone());
    let cursor = ReplayCursor::play(stops).unwrap();
    assert_eq!((cursor.check(), cursor.steps()), (Check::StopsAfter(2), 2));
    let mut promise = recorded();
    promise.commitment = Some("0".repeat(64));
    assert_eq!(ReplayCursor::play(promise).unwrap().check(), Check::Promise);
    let mut end = recorded();
    end.state = "0".repeat(64);
    assert_eq!(ReplayCursor::play(end.clone()).unwrap().check(), Check::OtherEnd);
    end.fingerprint = "0".repeat(32);
    assert_eq!(ReplayCursor::play(end).unwrap().other_edition().unwrap().0, "0".repeat(32));
}

#[test]
fn a_game_taken_up_again_has_fresh_dice_a_new_promise_and_no_way_back() {
    let old = recorded();
    let mut table = old.play(2).unwrap();
    let seed = Seed::from_number(77);
    let promised = table.commitment();
    table.reseed(seed).unwrap();
    assert_ne!(table.commitment(), promised);
    assert_eq!(table.seed(), Some(seed));
    assert!(table.can_undo(Seat(0)).is_err());
    assert_eq!(table.before_last_answer(Seat(0)), None, "what came before is not asked back");
    table.answer(Seat(0), table.revision(), &Choice::Roll).unwrap();
    let reached = table.game().clone();
    table.rewind(0);
    assert_eq!(table.entries().len(), 3, "only what was answered here is taken back");
    table.answer(Seat(0), table.revision(), &Choice::Roll).unwrap();
    assert_eq!(table.game(), &reached, "the dice to come stay what they are");
    let replay = Replay::of(&table);
    replay.verify().unwrap();
    let cursor = ReplayCursor::play(replay).unwrap();
    assert_eq!((cursor.check(), cursor.steps(), cursor.seed()), (Check::Holds, 4, Some(seed)));
}
