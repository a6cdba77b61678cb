//! `grimoire serve`: the server with the embedded page.

use std::{
    env,
    io::{IsTerminal as _, Write},
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::{Path, PathBuf},
    time::Duration,
};

use kernel::{Seed, msg};
use tracing_subscriber::{
    Layer, Registry,
    filter::{LevelFilter, Targets},
    layer::SubscriberExt as _,
    util::SubscriberInitExt as _,
};

use crate::{input, language::say, trouble::Trouble};

/// Start the server with the page (also what `grimoire` alone does)
#[derive(Clone, Debug, PartialEq, Eq, clap::Args)]
#[command(
    long_about = "Start the server with the embedded page. The first line it prints is the address to open, such as \
                  `Listening on http://127.0.0.1:8080`.\n\n\
                  It listens on this computer only unless --bind says otherwise. Games are kept in one SQLite file in \
                  the data directory, or in PostgreSQL with --database-url. Ctrl-C stops it; nothing is lost.",
    after_long_help = "Examples:\n  \
                       grimoire serve --open                        start and open the browser\n  \
                       grimoire serve --bind 0.0.0.0 --port 80      for everyone who can reach this computer\n  \
                       grimoire serve --database-url postgres://grimoire@db/grimoire\n  \
                       grimoire serve --public-url https://play.example --trust-proxy 127.0.0.1/32\n\n\
                       Every option can be given by an environment variable. RUST_LOG sets what is logged to standard \
                       error (default: info)."
)]
pub struct Args {
    /// The port; 0 takes any free one
    #[arg(long, default_value_t = 8080, env = "GRIMOIRE_PORT")]
    port: u16,
    /// The address to listen on
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST), value_name = "ADDRESS", env = "GRIMOIRE_BIND")]
    bind: IpAddr,
    /// Where games are kept (default: the platform's place for data of programs, so that starting elsewhere finds the
    /// same games; ./grimoire-data where there is no such place)
    #[arg(long, value_name = "DIR", env = "GRIMOIRE_DATA")]
    data: Option<PathBuf>,
    /// A postgres:// address instead of the SQLite file
    #[arg(long, value_name = "URL", env = "GRIMOIRE_DATABASE_URL", hide_env_values = true)]
    database_url: Option<String>,
    /// A nats:// or tls:// address where the servers on one PostgreSQL find each other, so that each of them can be asked
    /// for any game; several are separated by commas
    #[arg(long, value_name = "URL", env = "GRIMOIRE_NATS", hide_env_values = true)]
    nats: Option<String>,
    /// Let every address ask as often as it likes, for a machine that is nobody else's
    #[arg(long, env = "GRIMOIRE_NO_LIMITS")]
    no_limits: bool,
    /// The address people reach the server by, such as https://play.example; requests for another one are refused
    #[arg(long, value_name = "URL", env = "GRIMOIRE_PUBLIC_URL")]
    public_url: Option<server::PublicUrl>,
    /// A network of reverse proxies, such as 127.0.0.1/32, that say truly who asks (X-Forwarded-For and
    /// X-Forwarded-Proto); several are separated by commas
    #[arg(long, value_name = "CIDR", value_delimiter = ',', env = "GRIMOIRE_TRUST_PROXY")]
    trust_proxy: Vec<server::IpNet>,
    /// Give counts for Prometheus (/metrics) at this address, such as 127.0.0.1:9090; without it nowhere
    #[arg(long, value_name = "ADDRESS:PORT", env = "GRIMOIRE_METRICS")]
    metrics: Option<SocketAddr>,
    /// How the log is written
    #[arg(long, value_enum, default_value_t = LogFormat::Text, env = "GRIMOIRE_LOG_FORMAT")]
    log_format: LogFormat,
    /// How long a reveal window stays open at least, in milliseconds, so that a quick pass tells nothing
    #[arg(long, default_value_t = 300, value_name = "MS", env = "GRIMOIRE_PASS_DELAY")]
    pass_delay: u64,
    /// A program that is started when somebody's turn has come and they have been away for a minute: it reads one JSON
    /// object (game, kind, path, seat, name, login) and may send an e-mail
    #[arg(long, value_name = "PROGRAM", env = "GRIMOIRE_NOTIFY")]
    notify: Option<PathBuf>,
    /// Open the page in the browser
    #[arg(long, env = "GRIMOIRE_OPEN")]
    open: bool,
    /// For tests: every game has the dice of this number, and bots answer the same in every run. Whoever knows the number
    /// knows all dice to come, so the server then takes no requests of other computers
    #[arg(long, value_name = "N", hide_short_help = true, env = "GRIMOIRE_FIXED_SEED")]
    fixed_seed: Option<u64>,
}

/// How the log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum LogFormat {
    /// For people, in colours on a terminal
    Text,
    /// One JSON object a line
    Json,
}

pub fn run(args: &Args, page: server::PageFiles, out: &mut dyn Write) -> Result<(), Trouble> {
    if let Some(program) = &args.notify {
        check_program(program)?;
    }
    log_to_stderr(args.log_format);
    if args.fixed_seed.is_some() {
        if !args.bind.is_loopback() {
            return Err(Trouble::wrong(&msg!("cli-fixed-seed-bind")));
        }
        eprintln!("{}", say(&msg!("cli-warning", what = say(&msg!("cli-fixed-seed")))));
    }
    let config = server::Config {
        bind: args.bind,
        port: args.port,
        data_dir: args.data.clone().unwrap_or_else(input::data_directory),
        database_url: args.database_url.clone(),
        nats_url: args.nats.clone(),
        pass_delay: Duration::from_millis(args.pass_delay),
        notifier: args
            .notify
            .clone()
            .map(|program| server::Notifier { program, after: Duration::from_secs(60) }),
        fixed_seed: args.fixed_seed.map(Seed::from_number),
        page,
        limit: if args.no_limits { server::Limit::NONE } else { server::Limit::default() },
        trusted_proxies: args.trust_proxy.clone(),
        public_url: args.public_url.clone(),
        metrics: args.metrics,
        patience: server::Patience::default(),
    };
    runtime()?.block_on(async {
        let running = server::serve(config).await.map_err(|error| failed(&error))?;
        let address = running.address();
        writeln!(out, "Listening on http://{address}")?;
        out.flush()?;
        if args.open {
            open_browser(address);
        }
        running.finished().await.map_err(|error| failed(&error))
    })
}

/// Whether the program that tells people of their turn is there and can be started. It is found out before anyone waits
/// for its messages.
fn check_program(program: &Path) -> Result<(), Trouble> {
    let named = program.components().count() > 1;
    let folders = env::var_os("PATH").unwrap_or_default();
    let found = if named {
        is_program(program)
    } else {
        env::split_paths(&folders).any(|folder| is_program(&folder.join(program)))
    };
    if found {
        return Ok(());
    }
    let program = program.display().to_string();
    Err(Trouble::wrong(&msg!("cli-no-notifier", program = program)))
}

#[cfg(unix)]
fn is_program(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt as _;
    path.metadata().is_ok_and(|about| about.is_file() && about.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(path: &Path) -> bool {
    path.is_file() || path.with_extension("exe").is_file()
}

/// Where the server's work is done.
pub(crate) fn runtime() -> Result<tokio::runtime::Runtime, Trouble> {
    tokio::runtime::Runtime::new()
        .map_err(|error| Trouble::failed(&msg!("cli-no-threads", why = error.to_string())))
}

fn failed(error: &anyhow::Error) -> Trouble {
    Trouble::Failed(Trouble::of_host(error))
}

fn log_to_stderr(format: LogFormat) {
    let asked = env::var("RUST_LOG").ok().and_then(|text| text.parse().ok());
    let filter = asked.unwrap_or_else(|| Targets::new().with_default(LevelFilter::INFO));
    let lines = tracing_subscriber::fmt::layer()
        .with_writer(std::io::stderr)
        // A file of log lines holds no colours.
        .with_ansi(std::io::stderr().is_terminal());
    let lines: Box<dyn Layer<Registry> + Send + Sync> = match format {
        LogFormat::Text => lines.boxed(),
        LogFormat::Json => lines.json().boxed(),
    };
    // One filter for all: a filter of a layer of its own forgets lines that follow a question whether something would be
    // logged, as the database's driver asks. A second call, as in tests, keeps the first.
    let _already_set = tracing_subscriber::registry().with(lines).with(filter).try_init();
}

/// Opens the page. A computer without a browser still serves.
fn open_browser(address: SocketAddr) {
    let url = format!("http://{}", reachable(address));
    if let Err(error) = open::that_detached(&url) {
        eprintln!("{}", say(&msg!("cli-no-browser", why = error.to_string(), url = url)));
    }
}

/// An address of this computer for a server that listens on all of them.
fn reachable(address: SocketAddr) -> SocketAddr {
    match address.ip() {
        ip if !ip.is_unspecified() => address,
        _ => SocketAddr::new(Ipv4Addr::LOCALHOST.into(), address.port()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_sent_to_an_address_it_can_reach() {
        let open = |text: &str| reachable(text.parse().unwrap()).to_string();
        assert_eq!(open("0.0.0.0:80"), "127.0.0.1:80");
        assert_eq!(open("[::]:80"), "127.0.0.1:80");
        assert_eq!(open("192.168.0.7:8080"), "192.168.0.7:8080");
    }
}
