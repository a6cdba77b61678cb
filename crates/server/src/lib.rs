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
//! | `bot_pool`, `workshop` | where bots think, and where else work is done that takes a while |
//! | `admin` | what the host does with accounts and old games |
//! | `tally` | limits that hold at all servers together |
//! | `banned` | who is not let in any more |
//! | `others`, `link` | which other servers run on the same database, and what they say to each other |
//! | `net` | connections: taken, counted, hung up on |
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
pub mod admin;
mod banned;
mod books;
mod bot_pool;
mod clock;
mod game;
mod host_error;
mod http;
mod hub;
mod link;
mod metrics;
mod net;
mod notify;
mod others;
mod ratings;
mod replay_cache;
mod secrets;
mod store;
mod tally;
mod wire;
mod workshop;

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::PathBuf,
    sync::Arc,
    time::Duration,
};

use anyhow::Context as _;
use kernel::{Seed, msg};
use net::{Accepting, Places, Proxies};
use tokio::{net::TcpListener, sync::watch, task::JoinHandle};

pub use games::Registry;
pub use host_error::HostError;
pub use http::Limit;
pub use ipnet::IpNet;
pub use net::PublicUrl;
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
    /// Where the servers on one database find each other: `nats://…`
    pub nats_url: Option<String>,
    /// How much an address may ask.
    pub limit: Limit,
    /// How long a server waits for its clients.
    pub patience: Patience,
    /// The reverse proxies that say truly who asks.
    pub trusted_proxies: Vec<IpNet>,
    /// The address people know the server by; requests for another one are refused.
    pub public_url: Option<PublicUrl>,
    /// Where counts for Prometheus are given, if anywhere.
    pub metrics: Option<SocketAddr>,
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
            nats_url: None,
            limit: Limit::default(),
            patience: Patience::default(),
            trusted_proxies: Vec::new(),
            public_url: None,
            metrics: None,
            pass_delay: Duration::from_millis(300),
            notifier: None,
            fixed_seed: None,
            page: &[],
        }
    }
}

/// How long a server waits for its clients.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// For the head of a request, and for the next request on a connection.
    pub head: Duration,
    /// For the whole of a request, until it is answered.
    pub request: Duration,
    /// Until somebody reads what is sent to them.
    pub write: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        let [head, request, write] = [10, 30, 20].map(Duration::from_secs);
        Patience { head, request, write }
    }
}

/// A server that runs until it is told to stop, by its owner or by a signal.
#[derive(Debug)]
pub struct Running {
    address: SocketAddr,
    metrics: Option<SocketAddr>,
    stop: watch::Sender<bool>,
    task: JoinHandle<anyhow::Result<()>>,
}

impl Running {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where it gives its counts.
    pub fn metrics(&self) -> Option<SocketAddr> {
        self.metrics
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
    let (listener, address) = listen(SocketAddr::new(config.bind, config.port))?;
    let watched = match config.metrics {
        Some(wanted) => Some(listen(wanted)?),
        None => None,
    };
    let metrics = watched.as_ref().map(|(_, address)| *address);
    if let Some(metrics) = metrics {
        tracing::info!("counts for Prometheus are at http://{metrics}/metrics");
    }
    let last_seen_ms = db.last_seen_ms().await.context("the database cannot be read")?;
    let terms = game::GameSettings {
        time: clock::ServerTime::start(clock::now_ms(), last_seen_ms),
        workshop: workshop::Workshop::new(config.limit.work),
        pass_delay: config.pass_delay,
        notifier: config.notifier.clone(),
        bot_pool: bot_pool::BotPool::default(),
        banned: banned::Banned::default(),
        fixed_seed: config.fixed_seed,
    };
    let (link, incoming) = match &config.nats_url {
        Some(_) if !db.is_shared() => anyhow::bail!(HostError(msg!("host-nats-alone"))),
        Some(url) => {
            let (link, incoming) = link::Link::connect(url, db.node()).await?;
            (Some(link), Some(incoming))
        }
        None => (None, None),
    };
    let hub = Arc::new(hub::Hub::new(db, registry, terms, link.clone()));
    hub.accounts.give_looks().await?;
    hub.look_at_others().await?;
    let letters = link.zip(incoming).map(|(link, incoming)| {
        (Arc::clone(&link), tokio::spawn(link.run(Arc::clone(&hub), incoming)))
    });
    let (stop, stopped) = watch::channel(false);
    let watched = watched.map(|(listener, _)| listener);
    let task = tokio::spawn(async move {
        run(listener, watched, hub, config, stopped).await?;
        if let Some((link, letters)) = letters {
            link.close().await;
            letters.abort();
        }
        Ok(())
    });
    Ok(Running { address, metrics, stop, task })
}

fn listen(wanted: SocketAddr) -> anyhow::Result<(TcpListener, SocketAddr)> {
    let listener = net::listen(wanted)
        .with_context(|| HostError(msg!("host-port", address = wanted.to_string())))?;
    let address = listener.local_addr().context("a listening socket has no address")?;
    Ok((listener, address))
}

async fn run(
    listener: TcpListener,
    watched: Option<TcpListener>,
    hub: Arc<hub::Hub>,
    config: Config,
    stopped: watch::Receiver<bool>,
) -> anyhow::Result<()> {
    let proxies = Proxies::new(config.trusted_proxies.clone());
    let accepting = Accepting {
        places: Places::new(config.limit.connections, net::raise_file_limit()),
        proxies: proxies.clone(),
        head: config.patience.head,
        write: config.patience.write,
    };
    let door = http::Door { proxies, public_url: config.public_url };
    let router = http::router(Arc::clone(&hub), config.limit, config.patience, door, config.page);
    let housekeeping = tokio::spawn(Arc::clone(&hub).run_housekeeping());
    let counts = watched.map(|listener| {
        let (router, accepting) = (http::counts(Arc::clone(&hub)), accepting.clone());
        let forever = std::future::pending::<()>();
        tokio::spawn(net::serve(listener, router, accepting, forever, std::future::ready(())))
    });
    net::serve(listener, router, accepting, until(stopped), hub.say_goodbye()).await;
    housekeeping.abort();
    if let Some(counts) = counts {
        counts.abort();
    }
    hub.close().await;
    Ok(())
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
