//! A PostgreSQL of our own on the loopback, in a folder that goes with it. It is reached by TLS alone, with a certificate
//! that is made for it.

use std::{
    net::{Ipv4Addr, TcpListener},
    path::{Path, PathBuf},
    process::Stdio,
};

use anyhow::{Context as _, ensure};
use tokio::process::Command;

/// Where Debian and others put the programs that are not on the path.
const FOLDERS: &[&str] = &["/usr/lib/postgresql", "/usr/pgsql", "/opt/homebrew/opt"];

#[derive(Debug)]
pub(crate) struct Postgres {
    programs: PathBuf,
    data: PathBuf,
    port: u16,
    url: String,
}

impl Postgres {
    /// Makes a new cluster and starts it; `None` where PostgreSQL is not installed.
    pub(crate) async fn start(folder: &Path) -> anyhow::Result<Option<Self>> {
        let Some(programs) = programs() else { return Ok(None) };
        let data = folder.join("postgres");
        std::fs::create_dir(&data)?;
        // The server refuses to run as root; then it runs as the user its package made.
        if am_root() {
            let owned = Command::new("chown").arg("postgres").arg(&data).status().await;
            ensure!(owned.is_ok_and(|status| status.success()), "there is no user postgres");
            open_to_all(folder)?;
        }
        run(
            &programs,
            "initdb",
            &[
                "--pgdata",
                &data.to_string_lossy(),
                "--username=grimoire",
                "--auth=trust",
                "--no-sync",
            ],
        )
        .await?;
        let certificate = speak_tls(&data).await?;
        let port = free_port()?;
        let url = format!(
            "postgres://grimoire@127.0.0.1:{port}/postgres?sslmode=verify-full&sslrootcert={}",
            certificate.display()
        );
        let postgres = Postgres { programs, data, port, url };
        postgres.revive().await?;
        Ok(Some(postgres))
    }

    /// Starts it at the address it has, and waits until it answers.
    pub(crate) async fn revive(&self) -> anyhow::Result<()> {
        let data = self.data.to_string_lossy();
        let options = format!("-p {} -c listen_addresses=127.0.0.1 -c ssl=on -k {data}", self.port);
        let log = self.data.join("log");
        let log = log.to_string_lossy();
        let words = ["start", "--wait", "--silent", "--pgdata", &*data, "--log", &*log];
        let words: Vec<&str> = words.into_iter().chain(["--options", &*options]).collect();
        run(&self.programs, "pg_ctl", &words).await
    }

    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    pub(crate) async fn stop(self) -> anyhow::Result<()> {
        self.kill().await
    }

    /// Ends it as a crash would: it has to recover from its log when it starts again.
    pub(crate) async fn kill(&self) -> anyhow::Result<()> {
        let data = self.data.to_string_lossy();
        run(&self.programs, "pg_ctl", &["stop", "--mode=immediate", "--pgdata", &data]).await
    }
}

/// Makes a certificate for the loopback, which vouches for itself.
pub(crate) async fn make_certificate(certificate: &Path, key: &Path) -> anyhow::Result<()> {
    let words = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1 \
                 -addext subjectAltName=IP:127.0.0.1 -addext basicConstraints=critical,CA:FALSE";
    let made = as_owner("openssl")
        .args(words.split_whitespace())
        .arg("-keyout")
        .arg(key)
        .arg("-out")
        .arg(certificate)
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .await
        .context("a certificate is made with openssl, which is not installed")?;
    ensure!(made.success(), "openssl made no certificate");
    Ok(())
}

/// Gives a cluster a certificate for the loopback and lets nobody in without TLS. Returns the file with the certificate.
async fn speak_tls(data: &Path) -> anyhow::Result<PathBuf> {
    let certificate = data.join("server.crt");
    make_certificate(&certificate, &data.join("server.key")).await?;
    let rules = "hostssl all all 127.0.0.1/32 trust\n";
    std::fs::write(data.join("pg_hba.conf"), rules)?;
    Ok(certificate)
}

/// The folder with `pg_ctl` and `initdb`, the newest version there is.
fn programs() -> Option<PathBuf> {
    let has_both =
        |folder: &PathBuf| ["pg_ctl", "initdb"].iter().all(|name| folder.join(name).is_file());
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut installed: Vec<PathBuf> = FOLDERS
        .iter()
        .filter_map(|folder| std::fs::read_dir(folder).ok())
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path().join("bin")))
        .collect();
    installed.sort();
    installed.into_iter().rev().chain(std::env::split_paths(&path)).find(has_both)
}

async fn run(programs: &Path, name: &str, args: &[&str]) -> anyhow::Result<()> {
    let program = programs.join(name);
    let status = as_owner(&program)
        .args(args)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .status()
        .await
        .with_context(|| format!("cannot run {name}"))?;
    ensure!(status.success(), "{name} failed");
    Ok(())
}

/// Runs a program as the user whose database it is.
fn as_owner(program: impl AsRef<std::ffi::OsStr>) -> Command {
    if am_root() {
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--"]).arg(program);
        command
    } else {
        Command::new(program)
    }
}

/// Whether this process is root's, as far as the system tells.
fn am_root() -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        std::fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
    }
    #[cfg(not(unix))]
    false
}

/// Lets the database's own user reach its folder inside ours.
fn open_to_all(folder: &Path) -> anyhow::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        std::fs::set_permissions(folder, std::fs::Permissions::from_mode(0o755))?;
    }
    Ok(())
}

pub(crate) fn free_port() -> anyhow::Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}
