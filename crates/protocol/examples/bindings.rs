//! Writes the wire types as TypeScript, and the cards with their text in every language:
//! `cargo run -p protocol --features ts --example bindings -- web/src/generated`.
//!
//! The folder is emptied first, so that no type stays behind that no longer exists.

use std::{env, error::Error, fs, path::PathBuf};

use kernel::{Arg, Message};
use protocol::{
    CatalogueEntry, ClientMessage, CreateGame, CreatedGame, GameInfo, JoinSeat, Problem, SeatKey,
    ServerMessage,
};
use serde::Serialize;
use ts_rs::{Config, TS};
use words::Language;

fn main() -> Result<(), Box<dyn Error>> {
    let out: PathBuf = env::args_os().nth(1).ok_or("usage: bindings OUT_DIR")?.into();
    if out.exists() {
        fs::remove_dir_all(&out)?;
    }
    let config = Config::new().with_large_int("number").with_out_dir(&out);
    Arg::export_all(&config)?;
    ServerMessage::export_all(&config)?;
    ClientMessage::export_all(&config)?;
    CatalogueEntry::export_all(&config)?;
    CreateGame::export_all(&config)?;
    CreatedGame::export_all(&config)?;
    GameInfo::export_all(&config)?;
    JoinSeat::export_all(&config)?;
    SeatKey::export_all(&config)?;
    Problem::export_all(&config)?;
    // Every game has a folder of its own, because games name things alike.
    let folder = |game: &str| Config::new().with_large_int("number").with_out_dir(out.join(game));
    let mage_wars = folder("mage-wars");
    mage_wars::view::View::export_all(&mage_wars)?;
    mage_wars::Choice::export_all(&mage_wars)?;
    mage_wars::text::face::CardFace::export_all(&mage_wars)?;
    for language in Language::ALL {
        let say = |message: &Message| words::try_format(language, message).ok();
        let faces = mage_wars::text::face::faces(&say);
        let file = out.join(format!("mage-wars/cards.{}.json", language));
        fs::write(file, lines_of(&faces)?)?;
    }
    mage_knight::view::View::export_all(&folder("mage-knight"))?;
    Ok(())
}

/// A JSON list with one entry a line, so that a change of one card is a change of one line.
fn lines_of(entries: &[impl Serialize]) -> serde_json::Result<String> {
    let entries: Vec<String> =
        entries.iter().map(serde_json::to_string).collect::<serde_json::Result<_>>()?;
    Ok(format!("[\n{}\n]\n", entries.join(",\n")))
}
