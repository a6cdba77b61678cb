//! The only crate with sockets, storage and time. It knows no rules: legal options come from the engines, and nothing
//! that is not among them is taken.
//!
//! The log of answers is the truth. An accepted answer is stored before it is acknowledged or shown to anybody, and a
//! game that does not run is rebuilt from its log when somebody asks for it.
//!
//! | Module | What it holds |
//! |---|---|
//! | `hub` | all games of this server: made, found, listed |
//! | `game` | one running game: a task that owns its table |
//! | `notify` | a program of the host that calls people back |
//! | `accounts`, `books` | who plays here, and the spellbooks they keep |
//! | `bot_pool` | where bots think |
//! | `http` | routes, sockets, the embedded page, headers |
//! | `store` | SQLite or PostgreSQL |
//!
//! ```no_run
//! # async fn example() -> anyhow::Result<()> {
//! let running = server::serve(server::Config::default()).await?;
//! println!("Listening on http://{}", running.address());
//! running.finished().await
//! # }
//! ```

mod accounts;
mod books;
mod bot_pool;
mod clock;
mod game;
mod http;
mod hub;
mod metrics;
mod notify;
mod ratings;
mod replay_cache;
mod secrets;
mod store;
mod wire;

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::PathBuf,
    sync::Arc,
    time::Duration,
};

use anyhow::Context as _;
use kernel::Seed;
use tokio::{net::TcpListener, sync::watch, task::JoinHandle};

pub use games::Registry;
pub use http::Limit;
pub use notify::Notifier;
pub use store::{back_up, restore};

/// The files of the page: paths and contents, by path.
pub type PageFiles = &'static [(&'static str, &'static [u8])];

/// How a server is started.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on. Loopback unless somebody says otherwise.
    pub bind: IpAddr,
    /// Zero takes any free port.
    pub port: u16,
    /// Where the SQLite file is, unless there is a URL.
    pub data_dir: PathBuf,
    /// `postgres://…` or `sqlite://…`
    pub database_url: Option<String>,
    /// How many requests an address may make.
    pub limit: Limit,
    /// How long a window that others may wonder about stays open at least, so that a quick pass tells nothing.
    pub pass_delay: Duration,
    /// The program that calls people back whose turn has come.
    pub notifier: Option<Notifier>,
    /// For tests: every game has these dice, and bots answer the same in every run. Nobody should play with it: whoever
    /// knows it knows all dice to come.
    pub fixed_seed: Option<Seed>,
    /// The page it serves beside the interface of programs.
    pub page: PageFiles,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            bind: Ipv4Addr::LOCALHOST.into(),
            port: 8080,
            data_dir: "grimoire-data".into(),
            database_url: None,
            limit: Limit::default(),
            pass_delay: Duration::from_millis(300),
            notifier: None,
            fixed_seed: None,
            page: &[],
        }
    }
}

/// A server that runs until it is told to stop, by its owner or by a signal.
#[derive(Debug)]
pub struct Running {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    task: JoinHandle<anyhow::Result<()>>,
}

impl Running {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Waits until the server has stopped by itself (ctrl-c).
    pub async fn finished(self) -> anyhow::Result<()> {
        self.task.await.context("the server broke down")?
    }

    /// Stops the server: no new requests, a goodbye on every socket.
    pub async fn stop(self) -> anyhow::Result<()> {
        self.stop.send_replace(true);
        self.finished().await
    }
}

/// Starts a server with all games of this program.
pub async fn serve(config: Config) -> anyhow::Result<Running> {
    serve_games(config, Registry::standard()).await
}

/// Starts a server with these games.
pub async fn serve_games(config: Config, registry: Registry) -> anyhow::Result<Running> {
    let db = store::Db::open(&config.data_dir, config.database_url.as_deref()).await?;
    let wanted = SocketAddr::new(config.bind, config.port);
    let listener =
        TcpListener::bind(wanted).await.with_context(|| format!("cannot listen on {wanted}"))?;
    let address = listener.local_addr().context("a listening socket has no address")?;
    let terms = game::GameSettings {
        pass_delay: config.pass_delay,
        notifier: config.notifier,
        bot_pool: bot_pool::BotPool::default(),
        fixed_seed: config.fixed_seed,
    };
    let hub = Arc::new(hub::Hub::new(db, registry, terms));
    let (stop, stopped) = watch::channel(false);
    let task = tokio::spawn(run(listener, hub, (config.limit, config.page), stopped));
    Ok(Running { address, stop, task })
}

async fn run(
    listener: TcpListener,
    hub: Arc<hub::Hub>,
    (limit, page): (Limit, PageFiles),
    stopped: watch::Receiver<bool>,
) -> anyhow::Result<()> {
    let router = http::router(Arc::clone(&hub), limit, page);
    let housekeeping = tokio::spawn(Arc::clone(&hub).run_housekeeping());
    let closing = Arc::clone(&hub);
    let signal = async move {
        until(stopped).await;
        housekeeping.abort();
        closing.close().await;
    };
    let service = router.into_make_service_with_connect_info::<SocketAddr>();
    axum::serve(listener, service).with_graceful_shutdown(signal).await.context("the server failed")
}

/// Until the owner says stop, somebody presses ctrl-c, or the system ends the program (SIGTERM).
async fn until(mut stopped: watch::Receiver<bool>) {
    let told = async {
        // An owner that is gone cannot say stop any more; ctrl-c still can.
        if stopped.wait_for(|stop| *stop).await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    tokio::select! {
        () = told => (),
        () = interrupted => (),
        () = terminated() => (),
    }
}

#[cfg(unix)]
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut term) => {
            term.recv().await;
        }
        Err(error) => {
            tracing::warn!("SIGTERM ends the server without a goodbye: {error}");
            std::future::pending::<()>().await;
        }
    }
}

#[cfg(not(unix))]
async fn terminated() {
    std::future::pending::<()>().await;
}
