//! Writes the wire types as TypeScript: `cargo run -p protocol --features ts --example bindings -- web/src/generated`.
//!
//! The folder is emptied first, so that no type stays behind that no longer exists.

use std::{env, error::Error, fs, path::PathBuf};

use kernel::Arg;
use protocol::{
    CatalogueEntry, ClientMessage, CreateGame, CreatedGame, GameInfo, JoinSeat, Problem, SeatKey,
    ServerMessage,
};
use ts_rs::{Config, TS};

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
    mage_wars::view::View::export_all(&folder("mage-wars"))?;
    mage_knight::view::View::export_all(&folder("mage-knight"))?;
    Ok(())
}
