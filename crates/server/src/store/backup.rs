//! Copies of the SQLite file: taken while the server runs, and put back.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, anyhow, bail, ensure};
use kernel::msg;
use sqlx::{Connection as _, SqliteConnection, sqlite::SqliteConnectOptions};

use super::FILE;
use crate::host_error::{HostError, shown};

/// Writes a copy of all games to a new file. The server may run meanwhile; the copy is of one moment.
pub async fn back_up(data_dir: &Path, to: &Path) -> anyhow::Result<()> {
    let from = data_dir.join(FILE);
    ensure!(from.is_file(), HostError(msg!("host-no-games", path = shown(data_dir))));
    ensure!(!to.exists(), HostError(msg!("host-file-exists", path = shown(to))));
    let mut connection = open(&from, true).await?;
    let target =
        to.to_str().with_context(|| HostError(msg!("host-unwritten", path = shown(to))))?;
    sqlx::query("VACUUM INTO $1")
        .bind(target)
        .execute(&mut connection)
        .await
        .with_context(|| HostError(msg!("host-unwritten", path = shown(to))))?;
    connection.close().await?;
    check(to).await
}

/// Puts a copy back as the games of the data folder. What was there is kept beside it; returns where.
pub async fn restore(from: &Path, data_dir: &Path) -> anyhow::Result<Option<PathBuf>> {
    check(from).await?;
    std::fs::create_dir_all(data_dir)
        .with_context(|| HostError(msg!("host-no-folder", path = shown(data_dir))))?;
    let place = data_dir.join(FILE);
    let kept = if place.is_file() { Some(put_aside(&place).await?) } else { None };
    std::fs::copy(from, &place)
        .with_context(|| HostError(msg!("host-unwritten", path = shown(&place))))?;
    check(&place).await?;
    Ok(kept)
}

/// Moves the present games out of the way, unless a server uses them.
async fn put_aside(place: &Path) -> anyhow::Result<PathBuf> {
    let mut connection = open(place, false).await?;
    let alone = sqlx::query("PRAGMA locking_mode = EXCLUSIVE").execute(&mut connection).await;
    let alone = match alone {
        Ok(_) => sqlx::query("BEGIN EXCLUSIVE").execute(&mut connection).await,
        Err(error) => Err(error),
    };
    if alone.is_err() {
        bail!(HostError(msg!("host-file-used", path = shown(place))));
    }
    sqlx::query("COMMIT").execute(&mut connection).await?;
    // Everything of the log beside the file goes into it, so that one file holds all.
    sqlx::query("PRAGMA journal_mode = DELETE").execute(&mut connection).await?;
    connection.close().await?;
    let free = (1..).map(|number| place.with_extension(format!("db.before-{number}")));
    let kept = free.into_iter().find(|path| !path.exists()).context("no free name")?;
    std::fs::rename(place, &kept)
        .with_context(|| HostError(msg!("host-unmoved", path = shown(place))))?;
    Ok(kept)
}

/// Whether the file is a whole database of this program.
async fn check(file: &Path) -> anyhow::Result<()> {
    ensure!(file.is_file(), HostError(msg!("host-no-file", path = shown(file))));
    let not_ours = || HostError(msg!("host-no-copy", path = shown(file)));
    let mut connection = open(file, true).await.with_context(not_ours)?;
    let whole: String = sqlx::query_scalar("PRAGMA integrity_check")
        .fetch_one(&mut connection)
        .await
        .with_context(not_ours)?;
    let damaged =
        || anyhow!(whole.clone()).context(HostError(msg!("host-damaged", path = shown(file))));
    ensure!(whole == "ok", damaged());
    sqlx::query("SELECT id FROM game LIMIT 1")
        .fetch_optional(&mut connection)
        .await
        .with_context(not_ours)?;
    Ok(connection.close().await?)
}

async fn open(file: &Path, read_only: bool) -> anyhow::Result<SqliteConnection> {
    let options = SqliteConnectOptions::new().filename(file).read_only(read_only);
    let opened = SqliteConnection::connect_with(&options).await;
    opened.with_context(|| HostError(msg!("host-unopened", path = shown(file))))
}
