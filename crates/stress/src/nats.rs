//! A NATS server of our own on the loopback, which can be killed and started again.

use std::{
    net::{Ipv4Addr, SocketAddr},
    path::PathBuf,
    process::Stdio,
    time::Duration,
};

use anyhow::{Context as _, ensure};
use tokio::{
    io::AsyncReadExt as _,
    net::TcpStream,
    process::{Child, Command},
    time::{sleep, timeout},
};

use crate::postgres::free_port;

/// Debian puts it where only root looks.
const FOLDERS: &[&str] = &["/usr/sbin", "/usr/local/bin", "/opt/homebrew/bin"];
const PATIENCE: Duration = Duration::from_secs(30);
/// Who may use it. The password shall stand in no log.
const USER: &str = "grimoire";
pub(crate) const PASSWORD: &str = "not-to-be-logged";

#[derive(Debug)]
pub(crate) struct Nats {
    program: PathBuf,
    port: u16,
    child: Option<Child>,
}

impl Nats {
    /// Starts it; `None` where it is not installed.
    pub(crate) async fn start() -> anyhow::Result<Option<Self>> {
        let Some(program) = program() else { return Ok(None) };
        let mut nats = Nats { program, port: free_port()?, child: None };
        nats.revive().await?;
        Ok(Some(nats))
    }

    pub(crate) fn url(&self) -> String {
        format!("nats://{USER}:{PASSWORD}@127.0.0.1:{}", self.port)
    }

    /// Ends it at once, as a power cut would.
    pub(crate) async fn kill(&mut self) -> anyhow::Result<()> {
        match self.child.take() {
            Some(mut child) => child.kill().await.context("NATS cannot be killed"),
            None => Ok(()),
        }
    }

    /// Starts it at the address it had, and waits until it answers.
    pub(crate) async fn revive(&mut self) -> anyhow::Result<()> {
        let mut command = Command::new(&self.program);
        command.args(["--addr", "127.0.0.1", "--port", &self.port.to_string()]);
        command.args(["--user", USER, "--pass", PASSWORD]);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        command.kill_on_drop(true);
        self.child = Some(command.spawn().context("cannot start nats-server")?);
        let at = SocketAddr::from((Ipv4Addr::LOCALHOST, self.port));
        let greeted = async {
            loop {
                let mut greeting = [0; 4];
                if let Ok(mut stream) = TcpStream::connect(at).await
                    && stream.read_exact(&mut greeting).await.is_ok()
                {
                    return greeting;
                }
                sleep(Duration::from_millis(10)).await;
            }
        };
        let greeting = timeout(PATIENCE, greeted).await.context("NATS is silent")?;
        ensure!(&greeting == b"INFO", "what listens there is not NATS");
        Ok(())
    }
}

fn program() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain(FOLDERS.iter().map(PathBuf::from));
    folders.map(|folder| folder.join("nats-server")).find(|program| program.is_file())
}
