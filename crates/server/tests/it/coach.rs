//! Advice at the table: for those who play the computer, and for nobody else.

use kernel::Seat;
use protocol::{ClientMessage, ServerMessage};

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
