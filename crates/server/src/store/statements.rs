//! Changes as statements, the same for both databases.

use std::sync::LazyLock;

use protocol::MAX_BOOKS;

use super::{
    BookRow, Lease, NewChat, NewEntry, NewGame, NewSession, Person, Rated, StoredSeat, leases,
    tally, upkeep,
    writer::{
        Only, Statement,
        Value::{self, Maybe, MaybeNumber, Number, Real, Text},
        Write,
    },
};

/// How many lines of a table are kept.
const CHAT_LINES: i64 = table::people::CHAT_LINES as i64;

pub(super) fn always<'w>(sql: &'static str, values: Vec<Value<'w>>) -> Statement<'w> {
    Statement { sql, values, only: Only::Always }
}

/// A statement that is left out when the one before it changed nothing.
fn then<'w>(sql: &'static str, values: Vec<Value<'w>>) -> Statement<'w> {
    Statement { sql, values, only: Only::AfterChange }
}

impl Write {
    pub(super) fn statements(&self) -> Vec<Statement<'_>> {
        match self {
            Write::Game(game) => new_game(game),
            Write::Entry(entry) => new_entry(entry),
            Write::TakeSeat(seat) => vec![take_seat(seat)],
            Write::TakeSeatWith { seat, old, new } => vec![
                always(
                    "UPDATE game SET setup = $3 WHERE id = $1 AND setup = $2 \
                     AND NOT EXISTS (SELECT 1 FROM entry WHERE game_id = $1) \
                     AND EXISTS (SELECT 1 FROM seat WHERE game_id = $1 AND seat = $4 AND occupant = 'open')",
                    vec![Text(&seat.game_id), Text(old), Text(new), Number(seat.seat)],
                ),
                Statement { only: Only::AfterChange, ..take_seat(seat) },
            ],
            Write::Chat(chat) => vec![
                // A table keeps so many lines; the oldest make room. The new line is what tells whether it was said.
                always(
                    "DELETE FROM chat WHERE game_id = $1 AND number <= \
                     (SELECT MAX(number) FROM chat WHERE game_id = $1) + 1 - $2",
                    vec![Text(&chat.game_id), Number(CHAT_LINES)],
                ),
                new_chat(chat),
            ],
            Write::Orders { game_id, seat, orders } => vec![always(
                "UPDATE seat SET orders = $3 WHERE game_id = $1 AND seat = $2",
                vec![Text(game_id), Number(*seat), Text(orders)],
            )],
            Write::Person(person) => vec![new_person(person)],
            Write::Name { person_id, name } => vec![always(
                "UPDATE person SET name = $2 WHERE id = $1",
                vec![Text(person_id), Text(name)],
            )],
            Write::Credentials(person) => vec![always(
                "UPDATE person SET name = $2, login = $3, password = $4, look = $5 WHERE id = $1 \
                 AND NOT EXISTS (SELECT 1 FROM person WHERE (login = $3 OR look = $5) AND id <> $1)",
                vec![
                    Text(&person.id),
                    Text(&person.name),
                    Maybe(person.login.as_deref()),
                    Maybe(person.password.as_deref()),
                    Maybe(person.look.as_deref()),
                ],
            )],
            Write::Session(session) => vec![new_session(session)],
            Write::SessionSeen { token_hash, seen_ms } => vec![always(
                "UPDATE session SET seen_ms = $2 WHERE token_hash = $1",
                vec![Text(token_hash), Number(*seen_ms)],
            )],
            Write::EndSession { person_id, session } => vec![always(
                "DELETE FROM session WHERE person_id = $1 AND id = $2",
                vec![Text(person_id), Text(session)],
            )],
            Write::EndOtherSessions { person_id, session } => vec![always(
                "DELETE FROM session WHERE person_id = $1 AND id <> $2",
                vec![Text(person_id), Text(session)],
            )],
            Write::Ban { person_id, banned } => upkeep::ban(person_id, *banned),
            Write::Forget { person_id } => upkeep::forget(person_id),
            Write::Setting { name, value } => vec![always(
                "INSERT INTO setting (name, value) VALUES ($1, $2) \
                 ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                vec![Text(name), Text(value)],
            )],
            Write::Prune(pruned) => pruned.statements(),
            Write::Book(book) => vec![new_book(book)],
            Write::ChangeBook(book) => vec![always(
                "UPDATE book SET body = $3, changed_ms = $4 WHERE person_id = $1 AND id = $2",
                vec![
                    Text(&book.person_id),
                    Text(&book.id),
                    Text(&book.body),
                    Number(book.changed_ms),
                ],
            )],
            Write::DropBook { person_id, book } => vec![always(
                "DELETE FROM book WHERE person_id = $1 AND id = $2",
                vec![Text(person_id), Text(book)],
            )],
            Write::Rate(rated) => rate(rated),
            Write::Count(counted) => tally::count(counted),
            Write::Uncount { now_ms } => tally::uncount(*now_ms),
            Write::Held { lease, write } => held(lease, write),
            Write::Take(lease) => leases::take(lease),
            Write::GiveBack(lease) => leases::give_back(lease),
            Write::Beat { node } => leases::beat(node),
            Write::Leave { node } => leases::leave(node),
            Write::Life { id, began_ms, seen_ms } => vec![always(
                "INSERT INTO life (id, began_ms, seen_ms) VALUES ($1, $2, $3) \
                 ON CONFLICT (id) DO UPDATE SET seen_ms = excluded.seen_ms",
                vec![Text(id), Number(*began_ms), Number(*seen_ms)],
            )],
        }
    }
}

fn held<'w>(lease: &'w Lease, write: &'w Write) -> Vec<Statement<'w>> {
    let only = |only| if only == Only::Always { Only::Held } else { only };
    let changes = write.statements().into_iter();
    let changes = changes.map(|statement| Statement { only: only(statement.only), ..statement });
    std::iter::once(leases::hold(lease)).chain(changes).collect()
}

fn new_game(game: &NewGame) -> Vec<Statement<'_>> {
    let mut all = Vec::new();
    if let Some(of) = &game.rematch_of {
        // Whoever asks second changes nothing here, and so makes no game.
        all.push(always(
            "UPDATE game SET rematch = $2 WHERE id = $1 AND rematch IS NULL",
            vec![Text(of), Text(&game.id)],
        ));
    }
    let row = Statement {
        sql: "INSERT INTO game (id, kind, fingerprint, setup, seed, created_ms, clock, stand_in, listed, rated, continued, begun_ms) \
              VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
        values: vec![
            Text(&game.id),
            Text(&game.kind),
            Text(&game.fingerprint),
            Text(&game.setup),
            Text(&game.seed),
            Number(game.created_ms),
            Maybe(game.clock.as_deref()),
            Maybe(game.stand_in.as_deref()),
            Number(i64::from(game.listed)),
            Number(i64::from(game.rated)),
            Number(i64::from(!game.entries.is_empty())),
            Number(game.begun_ms),
        ],
        only: if game.rematch_of.is_some() { Only::AfterChange } else { Only::Always },
    };
    all.push(row);
    all.extend(game.seats.iter().map(|seat| {
        then(
            "INSERT INTO seat (game_id, seat, occupant, name, person_id, key_hash) \
             VALUES ($1, $2, $3, $4, $5, $6)",
            vec![
                Text(&seat.game_id),
                Number(seat.seat),
                Text(&seat.occupant),
                Text(&seat.name),
                Maybe(seat.person_id.as_deref()),
                Maybe(seat.key_hash.as_deref()),
            ],
        )
    }));
    // A rematch has none.
    let (many, rest) = game.entries.as_chunks::<ROWS>();
    all.extend(
        many.iter()
            .map(|some| always(ENTRIES.as_str(), some.iter().flat_map(entry_columns).collect())),
    );
    all.extend(rest.iter().flat_map(new_entry));
    all
}

/// How many entries one statement adds where there are many: a database takes them many times as fast as one by one.
const ROWS: usize = 64;

macro_rules! insert_entry {
    ($values:literal) => {
        concat!(
            "INSERT INTO entry (game_id, revision, kind, seat, body, client_id, at_ms, clock, lease) VALUES ",
            $values
        )
    };
}

/// Adds so many entries.
static ENTRIES: LazyLock<String> = LazyLock::new(|| {
    let row = |row| {
        let columns =
            (1..=ENTRY_COLUMNS).map(|column| format!("${}", row * ENTRY_COLUMNS + column));
        format!("({})", columns.collect::<Vec<_>>().join(", "))
    };
    let rows: Vec<String> = (0..ROWS).map(row).collect();
    format!(insert_entry!("{}"), rows.join(", "))
});

const ENTRY_COLUMNS: usize = 9;

fn entry_columns(entry: &NewEntry) -> [Value<'_>; ENTRY_COLUMNS] {
    [
        Text(&entry.game_id),
        Number(entry.revision),
        Text(entry.act.kind),
        Number(entry.act.seat),
        Maybe(entry.act.body.as_deref()),
        Maybe(entry.client_id.as_deref()),
        Number(entry.at_ms),
        Maybe(entry.clock.as_deref()),
        MaybeNumber(entry.lease),
    ]
}

fn new_entry(entry: &NewEntry) -> Vec<Statement<'_>> {
    let mut all = vec![always(
        insert_entry!("($1, $2, $3, $4, $5, $6, $7, $8, $9)"),
        entry_columns(entry).into(),
    )];
    if entry.clock.is_some() || entry.ending.is_some() {
        all.push(always(
            "UPDATE game SET ending = $2, deadline_ms = $3 WHERE id = $1",
            vec![
                Text(&entry.game_id),
                Maybe(entry.ending.as_deref()),
                MaybeNumber(entry.deadline_ms),
            ],
        ));
    }
    all
}

fn take_seat(seat: &StoredSeat) -> Statement<'_> {
    always(
        "UPDATE seat SET occupant = 'person', name = $3, person_id = $4, key_hash = $5 \
         WHERE game_id = $1 AND seat = $2 AND occupant = 'open'",
        vec![
            Text(&seat.game_id),
            Number(seat.seat),
            Text(&seat.name),
            Maybe(seat.person_id.as_deref()),
            Maybe(seat.key_hash.as_deref()),
        ],
    )
}

fn new_chat(chat: &NewChat) -> Statement<'_> {
    // Counted in the statement: lines are told in the order in which they were stored.
    always(
        "INSERT INTO chat (game_id, number, name, seat, text, at_ms) \
         SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5 FROM chat WHERE game_id = $1",
        vec![
            Text(&chat.game_id),
            Text(&chat.name),
            MaybeNumber(chat.seat),
            Text(&chat.text),
            Number(chat.at_ms),
        ],
    )
}

fn new_person(person: &Person) -> Statement<'_> {
    always(
        "INSERT INTO person (id, name, created_ms, login, password, look) VALUES ($1, $2, $3, $4, $5, $6)",
        vec![
            Text(&person.id),
            Text(&person.name),
            Number(person.created_ms),
            Maybe(person.login.as_deref()),
            Maybe(person.password.as_deref()),
            Maybe(person.look.as_deref()),
        ],
    )
}

fn new_session(session: &NewSession) -> Statement<'_> {
    always(
        "INSERT INTO session (token_hash, id, person_id, created_ms, seen_ms, agent) \
         VALUES ($1, $2, $3, $4, $4, $5)",
        vec![
            Text(&session.token_hash),
            Text(&session.id),
            Text(&session.person_id),
            Number(session.created_ms),
            Text(&session.agent),
        ],
    )
}

fn new_book(book: &BookRow) -> Statement<'_> {
    // Counted in the statement: nobody gets past the limit by being fast.
    always(
        "INSERT INTO book (id, person_id, body, created_ms, changed_ms) \
         SELECT $1, $2, $3, $4, $5 WHERE (SELECT COUNT(*) FROM book WHERE person_id = $2) < $6",
        vec![
            Text(&book.id),
            Text(&book.person_id),
            Text(&book.body),
            Number(book.created_ms),
            Number(book.changed_ms),
            Number(MAX_BOOKS.into()),
        ],
    )
}

/// Marks the game as rated and writes the new ratings, unless it was rated before.
fn rate(rated: &Rated) -> Vec<Statement<'_>> {
    let mark = always(
        "UPDATE game SET rated = 2, counted_ms = $2 WHERE id = $1 AND rated = 1",
        vec![Text(&rated.game_id), MaybeNumber(rated.counted_ms)],
    );
    let each = rated.ratings.iter().map(|rating| {
        then(
            "INSERT INTO rating (person_id, kind, rating, deviation, volatility, games) \
             VALUES ($1, $2, $3, $4, $5, 1) \
             ON CONFLICT (person_id, kind) DO UPDATE SET rating = excluded.rating, \
             deviation = excluded.deviation, volatility = excluded.volatility, games = rating.games + 1",
            vec![
                Text(&rating.person_id),
                Text(&rating.kind),
                Real(rating.rating),
                Real(rating.deviation),
                Real(rating.volatility),
            ],
        )
    });
    std::iter::once(mark).chain(each).collect()
}
