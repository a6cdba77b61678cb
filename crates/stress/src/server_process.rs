//! `grimoire serve` as a process that can be killed.

use std::{
    net::SocketAddr,
    path::PathBuf,
    process::Stdio,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use anyhow::{Context as _, bail};
use tokio::{
    io::{AsyncBufReadExt as _, BufReader},
    process::{Child, Command},
    time::timeout,
};

/// A server that has not begun to listen after this time never will.
const PATIENCE: Duration = Duration::from_secs(60);

/// Lines of logs.
pub(crate) type Log = Arc<Mutex<Vec<String>>>;

/// What is run, and where its games are.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub(crate) program: PathBuf,
    pub(crate) data: PathBuf,
    /// A PostgreSQL instead of a file in `data`.
    pub(crate) url: Option<String>,
    /// Where it finds other servers.
    pub(crate) nats: Option<String>,
    /// Where its log goes, a JSON object a line; without it to ours.
    pub(crate) log: Option<Log>,
    /// How long a window stays open at least, in milliseconds.
    pub(crate) pass_delay: u64,
    /// Whether an address is limited as on the internet.
    pub(crate) limits: bool,
}

impl Place {
    /// Where the log of all games can be read: the URL, or the SQLite file.
    pub(crate) fn database(&self) -> String {
        match &self.url {
            Some(url) => url.clone(),
            None => format!("sqlite://{}", self.data.join("grimoire.db").display()),
        }
    }
}

/// A running server.
#[derive(Debug)]
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Server {
    /// Starts the program and waits until it listens, on any free port of the loopback.
    pub(crate) async fn start(place: &Place) -> anyhow::Result<Self> {
        let mut command = Command::new(&place.program);
        command
            .args(["serve", "--port", "0", "--pass-delay"])
            .arg(place.pass_delay.to_string())
            .arg("--data")
            .arg(&place.data);
        if !place.limits {
            command.arg("--no-limits");
        }
        if let Some(url) = &place.url {
            command.args(["--database-url", url]);
        }
        if let Some(url) = &place.nats {
            command.args(["--nats", url]);
        }
        command.env("RUST_LOG", "warn").stdin(Stdio::null()).stdout(Stdio::piped());
        if place.log.is_some() {
            command.args(["--log-format", "json"]).env("RUST_LOG", "warn,server::hub=debug");
            command.stderr(Stdio::piped());
        }
        // Whatever becomes of us, no server is left behind.
        command.kill_on_drop(true);
        let mut child =
            command.spawn().with_context(|| format!("cannot start {}", place.program.display()))?;
        let out = child.stdout.take().context("the server has no output")?;
        if let (Some(log), Some(told)) = (place.log.clone(), child.stderr.take()) {
            let mut lines = BufReader::new(told).lines();
            tokio::spawn(async move {
                while let Ok(Some(line)) = lines.next_line().await {
                    log.lock().unwrap_or_else(PoisonError::into_inner).push(line);
                }
            });
        }
        let mut lines = BufReader::new(out).lines();
        let first =
            timeout(PATIENCE, lines.next_line()).await.context("the server is silent")??;
        let Some(line) = first else { bail!("the server ended before it listened") };
        let address = line
            .strip_prefix("Listening on http://")
            .and_then(|address| address.parse().ok())
            .with_context(|| format!("the server said “{line}” instead of its address"))?;
        Ok(Server { child, address })
    }

    /// Ends the process at once, as a power cut would: nothing is flushed, no client is told.
    pub(crate) async fn kill(mut self) -> anyhow::Result<()> {
        self.child.kill().await.context("the server cannot be killed")
    }

    /// Whether the process still runs.
    pub(crate) fn is_alive(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Processor time of its threads so far, where the system tells.
    pub(crate) fn processor_time(&self) -> Option<Duration> {
        let threads = std::fs::read_dir(format!("/proc/{}/task", self.child.id()?)).ok()?;
        let spent = threads.flatten().filter_map(|thread| {
            // One that has just ended tells nothing any more.
            let told = std::fs::read_to_string(thread.path().join("schedstat")).ok()?;
            told.split_whitespace().next()?.parse::<u64>().ok()
        });
        Some(Duration::from_nanos(spent.sum()))
    }

    /// Memory the process holds, in bytes, where the system tells.
    pub(crate) fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()?)).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.split_whitespace().next()?.parse::<u64>().ok().map(|kib| kib * 1024)
    }
}
