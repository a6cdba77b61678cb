//! Advice at the table: for those who play the computer, and for nobody else.

use kernel::Seat;
use protocol::{ClientMessage, ServerMessage};
use toy::{Choice, Query};

use crate::{
    bot,
    host::{Client, Host},
    person,
};

async fn advise(client: &mut Client, seat: u8, revision: u64) -> ServerMessage {
    client.say(&ClientMessage::Advise { seat: Seat(seat), revision }).await;
    loop {
        match client.hear().await {
            ServerMessage::Seats { .. } => (),
            other => return other,
        }
    }
}

#[tokio::test]
async fn a_coach_names_answers_that_are_open_and_says_what_they_gain() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let game = host.create(vec![person("Ann"), bot()]).await;
    let (mut ann, _, update) = host.join(&game.id, &[&game.keys[0].key]).await;
    let asked = update.asked.expect("Ann begins");
    let ServerMessage::Advice(advice) = advise(&mut ann, 0, update.revision).await else {
        panic!("no advice")
    };
    assert_eq!((advice.seat, advice.revision), (Seat(0), update.revision));
    assert!(!advice.best.is_empty() && advice.best.len() <= 3);
    for line in &advice.best {
        assert!(asked.options.iter().any(|option| option.choice == line.choice), "{line:?}");
    }
    assert!(advice.best.is_sorted_by(|one, other| one.gain >= other.gain), "the best first");

    let (mut watcher, ..) = host.join(&game.id, &[]).await;
    let refused = advise(&mut watcher, 0, update.revision).await;
    assert!(matches!(refused, ServerMessage::Error { .. }), "{refused:?}");
    host.stop().await;
}

#[tokio::test]
async fn who_plays_against_people_thinks_alone() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let game = host.create(vec![person("Ann"), person("Bob")]).await;
    let (mut ann, _, update) = host.join(&game.id, &[&game.keys[0].key]).await;
    let ServerMessage::Error { message } = advise(&mut ann, 0, update.revision).await else {
        panic!("advice against a person")
    };
    assert_eq!(message.id, "server-no-coach");
    host.stop().await;
}

async fn consult(client: &mut Client, revision: u64, query: Query) -> ServerMessage {
    let query = serde_json::to_value(query).unwrap();
    client.say(&ClientMessage::Consult { seat: Seat(0), revision, query }).await;
    loop {
        match client.hear().await {
            ServerMessage::Seats { .. } => (),
            other => return other,
        }
    }
}

#[tokio::test]
async fn sums_are_for_everybody_and_advice_only_for_those_who_play_the_computer() {
    let data = tempfile::tempdir().unwrap();
    let host = Host::start(data.path());
    let game = host.create(vec![person("Ann"), person("Bob")]).await;
    let (mut ann, _, update) = host.join(&game.id, &[&game.keys[0].key]).await;
    let sum = consult(&mut ann, update.revision, Query::After(Choice::Take(1))).await;
    let ServerMessage::Consulted(consulted) = sum else { panic!("{sum:?}") };
    assert!(consulted.answer.is_some(), "{consulted:?}");
    let advice = consult(&mut ann, update.revision, Query::Most).await;
    let ServerMessage::Error { message } = advice else { panic!("advice against a person") };
    assert_eq!(message.id, "server-no-coach");
    // What the game has gone past is not worked out.
    let late = consult(&mut ann, update.revision + 1, Query::After(Choice::Take(1))).await;
    let ServerMessage::Consulted(late) = late else { panic!("{late:?}") };
    assert_eq!(late.answer, None);
    let (mut watcher, ..) = host.join(&game.id, &[]).await;
    let refused = consult(&mut watcher, update.revision, Query::After(Choice::Take(1))).await;
    assert!(matches!(refused, ServerMessage::Error { .. }), "{refused:?}");

    let alone = host.create(vec![person("Ann"), bot()]).await;
    let (mut ann, _, update) = host.join(&alone.id, &[&alone.keys[0].key]).await;
    let advice = consult(&mut ann, update.revision, Query::Most).await;
    assert!(matches!(advice, ServerMessage::Consulted(_)), "{advice:?}");
    host.stop().await;
}
