//! Writes a JSON schema of the setups of each game, made from the types that are read:
//! `cargo run -p generate --example setup_schemas -- docs/schemas`.

use std::{env, error::Error, fs, path::PathBuf};

use games::{GameId, with_game};
use kernel::Game;
use schemars::{JsonSchema, Schema, generate::SchemaSettings};

fn main() -> Result<(), Box<dyn Error>> {
    let out: PathBuf = env::args_os().nth(1).ok_or("usage: setup_schemas OUT_DIR")?.into();
    fs::create_dir_all(&out)?;
    for game in GameId::ALL {
        let schema = with_game!(game, G => of_setup::<G>());
        let text = serde_json::to_string_pretty(&schema)? + "\n";
        fs::write(out.join(format!("{game}.json")), text)?;
    }
    Ok(())
}

/// What is read: a field with a usual value may be left out.
fn of_setup<G: Game<Setup: JsonSchema>>() -> Schema {
    SchemaSettings::draft2020_12()
        .for_deserialize()
        .into_generator()
        .into_root_schema_for::<G::Setup>()
}
