//! A third game, registered and played without its type.

#[cfg(feature = "schema")]
mod schemas;
mod script_words;

use bots::Spec;
use games::{DynTable, GameId, Registry};
use kernel::{Seat, Seed, Viewer};
use protocol::Ending;
use scenario::Script;
use serde_json::{Value, json};
use table::{Act, TableError, replay_cursor::Check};
use toy::Toy;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn table(sticks: u8) -> Box<dyn DynTable> {
    let games = Registry::standard().with::<Toy>();
    let toy = games.find("toy").expect("it was registered");
    toy.open(&json!({ "sticks": sticks }), Seed::from_number(5)).expect("there are sticks")
}

#[test]
fn a_host_sees_json_and_never_the_state() {
    let mut table = table(9);
    let update = table.update(Viewer::Seat(A), 0);
    assert_eq!((&update.view["sticks"], update.waiting_for), (&json!(9), vec![A]));
    let asked = update.asked.unwrap();
    assert_eq!(asked.options.len(), 5);
    assert_eq!(asked.why_not[0].choice, json!({"take": 4}));
    assert_eq!(asked.why_not[0].rule, "TOY-02");
    assert!(table.update(Viewer::Spectator, 0).asked.is_none());

    for odd in [json!({"take": "x"}), json!(null)] {
        assert!(matches!(table.take(0, Act::answer(A, odd)), Err(TableError::Unreadable(_))));
    }
    let take = Act::answer(A, json!({"take": 3}));
    assert_eq!(table.take(0, take.clone()), Ok(take.clone()));

    let mut again = self::table(9);
    again.take(0, take).unwrap();
    assert_eq!(again.update(Viewer::Seat(B), 0), table.update(Viewer::Seat(B), 0));
}

#[test]
fn a_third_game_is_played_to_its_end_by_bots_with_a_coach_and_told_again() {
    let mut table = table(9);
    assert!(table.think(A).is_none(), "no bot sits there");
    assert!(table.advise(A).is_some_and(|coach| !coach().is_empty()));
    assert!(table.advise(B).is_none(), "nobody asks there");
    let bot = Spec::parse("random").unwrap();
    for seat in [A, B] {
        table.seat_bot(seat, &bot, Seed::from_number(u64::from(seat.0)));
    }
    let mut log: Vec<Act<Value>> = Vec::new();
    while let [seat] = table.waiting_for()[..] {
        let choice = table.think(seat).expect("a bot sits there")();
        log.push(table.take(table.revision(), Act::answer(seat, choice)).unwrap());
    }
    assert!(matches!(table.ending(), Some(Ending::Played(_))));

    let toy = Registry::new().with::<Toy>().find("toy").unwrap();
    let file = table.replay().to_string();
    let cursor = toy.cursor(&file).unwrap();
    assert_eq!((cursor.check(), cursor.steps()), (Check::Holds, log.len()));
    let entries: Vec<_> = cursor.entries(log.len()).into_iter().map(Act::Enter).collect();
    assert_eq!(entries, log, "what is played, stored and told again is the same");

    let script = "# a toy\ngame toy\nsticks 7\n";
    assert!(Script::parse(script).and_then(|script| toy.run(&script)).is_ok());
}

#[test]
fn a_game_is_found_by_its_name_and_a_file_of_another_is_refused() {
    for game in GameId::ALL {
        assert_eq!(GameId::named(game.as_str()), Ok(game));
        assert_eq!(game.game().id(), game.as_str());
        assert!(game.game().open(&game.game().default_setup(), Seed::from_number(1)).is_ok());
        assert!(game.game().cursor("{}").is_err());
    }
    let unknown = GameId::named("chess").unwrap_err().to_string();
    assert_eq!(unknown, "there is no game “chess”; there are: mage-wars, mage-knight");
    assert!(Registry::standard().find("toy").is_none());
}
