//! Tells a program of the host that somebody's turn has come, so that it can write an e-mail or push a message. The
//! server itself sends nothing to anybody.

use std::{path::PathBuf, process::Stdio, time::Duration};

use anyhow::{Context as _, ensure};
use serde::Serialize;
use tokio::{io::AsyncWriteExt as _, process::Command, sync::Semaphore, time::timeout};

/// How many such programs run at the same time.
static AT_ONCE: Semaphore = Semaphore::const_new(4);
/// How long one may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// The program, and how long somebody must have been away.
#[derive(Clone, Debug)]
pub struct Notifier {
    /// Started without arguments; it reads one JSON object.
    pub program: PathBuf,
    pub after: Duration,
}

/// Whose turn it is.
#[derive(Debug, Serialize)]
pub(crate) struct Turn {
    pub(crate) game: String,
    /// Such as `mage-wars`.
    pub(crate) kind: String,
    /// The page to open, below the address of the server.
    pub(crate) path: String,
    pub(crate) seat: u8,
    pub(crate) name: String,
    /// Of an account; a guest has none.
    pub(crate) login: Option<String>,
}

/// Starts the program and logs when it fails. Nothing waits for it.
pub(crate) fn call(notifier: &Notifier, turn: Turn) {
    let program = notifier.program.clone();
    tokio::spawn(async move {
        let game = turn.game.clone();
        if let Err(error) = run(program, turn).await {
            tracing::warn!(game, "the notification failed: {error:#}");
        }
    });
}

async fn run(program: PathBuf, turn: Turn) -> anyhow::Result<()> {
    let _turn = AT_ONCE.acquire().await?;
    let text = serde_json::to_vec(&turn)?;
    let mut child = Command::new(&program)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .with_context(|| format!("{} cannot be started", program.display()))?;
    let work = async {
        if let Some(mut stdin) = child.stdin.take() {
            // A program that does not want to know is free not to read.
            let _ = stdin.write_all(&text).await;
        }
        child.wait().await
    };
    let status = timeout(PATIENCE, work).await.context("it took too long")??;
    ensure!(status.success(), "{status}");
    Ok(())
}
