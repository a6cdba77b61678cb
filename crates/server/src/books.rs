//! The spellbooks people keep.

use anyhow::Context as _;
use kernel::msg;
use mage_wars_books::book::{Book, Flaw, Title, Wrong};
use protocol::{BookSummary, MAX_BOOKS, Problem, SaveBook, StoredBook};
use reference::books::{self, Judged, Judging};
use serde_json::Value;

use crate::{
    clock,
    http::ApiError,
    secrets,
    store::{BookRow, Db, Write},
};

/// A spellbook in the wordiest format has fewer bytes and lines.
const LONGEST: usize = 64 * 1024;
const MOST_LINES: usize = 1_000;

/// The books of all people of this server.
#[derive(Debug)]
pub(crate) struct Books {
    db: Db,
}

impl Books {
    pub(crate) fn new(db: Db) -> Self {
        Books { db }
    }

    /// A person's books, those changed last first.
    pub(crate) async fn of(&self, person: &str) -> Result<Vec<StoredBook>, ApiError> {
        let rows = self.db.books(person).await.context("books could not be listed")?;
        Ok(rows.iter().map(told).collect())
    }

    /// Keeps a new book. The person must be stored already.
    pub(crate) async fn keep(&self, person: &str, book: &Book) -> Result<StoredBook, ApiError> {
        let now = clock::now_ms();
        let row = BookRow {
            id: secrets::id()?,
            person_id: person.to_owned(),
            body: mage_wars_books::book::json::write(book),
            created_ms: now,
            changed_ms: now,
        };
        if !self.db.write(Write::Book(row.clone())).await? {
            return Err(ApiError::conflict(msg!("server-too-many-books", most = MAX_BOOKS)));
        }
        Ok(told(&row))
    }

    /// Writes another book in place of one, or gives it another name.
    pub(crate) async fn change(
        &self,
        person: &str,
        id: &str,
        wish: &SaveBook,
    ) -> Result<StoredBook, ApiError> {
        let row = self.db.book(person, id).await.context("a book could not be read")?;
        let mut row = row.ok_or_else(no_such_book)?;
        let book = match &wish.text {
            Some(_) => wanted(wish)?,
            None => {
                let text = Some(row.body.clone());
                wanted(&SaveBook { text, name: wish.name.clone() })?
            }
        };
        row.body = mage_wars_books::book::json::write(&book);
        row.changed_ms = clock::now_ms();
        if self.db.write(Write::ChangeBook(row.clone())).await? {
            Ok(told(&row))
        } else {
            Err(no_such_book())
        }
    }

    pub(crate) async fn drop(&self, person: &str, id: &str) -> Result<(), ApiError> {
        let write = Write::DropBook { person_id: person.to_owned(), book: id.to_owned() };
        if self.db.write(write).await? { Ok(()) } else { Err(no_such_book()) }
    }
}

/// The book somebody wants to keep. It may break rules, but it must be one.
pub(crate) fn wanted(wish: &SaveBook) -> Result<Book, ApiError> {
    let text = wish.text.as_deref().unwrap_or_default();
    check_length(text)?;
    let (mut book, _) = books::read(text).map_err(|flaws| unreadable(&flaws))?;
    if let Some(name) = &wish.name {
        book.title = match name.trim() {
            "" => None,
            name => {
                let title = Title::new(name);
                Some(title.ok_or_else(|| ApiError::invalid("name", Wrong::Title.message()))?)
            }
        };
    }
    Ok(book)
}

/// A text that is longer than any book is not looked at.
pub(crate) fn check_length(text: &str) -> Result<(), ApiError> {
    if text.len() > LONGEST || text.lines().nth(MOST_LINES).is_some() {
        return Err(ApiError::invalid(
            "text",
            msg!("server-book-too-long", most = MOST_LINES as u32),
        ));
    }
    Ok(())
}

/// The first reason why a text is no book; `POST /api/v1/books/check` tells all of them.
fn unreadable(flaws: &[Flaw]) -> ApiError {
    let message =
        flaws.first().map_or_else(|| Wrong::NoMage.message(), |flaw| flaw.wrong.message());
    let line = flaws.first().and_then(|flaw| flaw.line);
    let place = line.map_or_else(|| "text".to_owned(), |line| format!("text:{line}"));
    ApiError::Invalid(Problem { message, place: Some(place), rule: None })
}

fn no_such_book() -> ApiError {
    ApiError::missing(msg!("server-no-such-book"))
}

/// A stored book with its judgement of today. Of a book with cards this server no longer has, what is written down.
fn told(row: &BookRow) -> StoredBook {
    let book = match books::read(&row.body) {
        Ok((book, _)) => Judged::new(book, Judging::default()).summary(),
        Err(_) => as_written(&row.body),
    };
    StoredBook { id: row.id.clone(), changed_ms: row.changed_ms, book }
}

fn as_written(body: &str) -> BookSummary {
    let written: Value = serde_json::from_str(body).unwrap_or_default();
    let word = |key: &str| written.get(key).and_then(Value::as_str).map(str::to_owned);
    BookSummary {
        name: word("name"),
        mage: word("mage").unwrap_or_default(),
        legal: false,
        points: 0,
        points_allowed: None,
        size: 0,
        text: body.to_owned(),
    }
}
