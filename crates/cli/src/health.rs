//! `grimoire health`: whether a server does its work, for containers and watchdogs.

use std::{
    io::{Read as _, Write},
    net::{Ipv4Addr, SocketAddr, TcpStream},
    time::Duration,
};

use kernel::msg;

use crate::{language::say_io, trouble::Trouble};

/// A server says within two seconds how it is.
const PATIENCE: Duration = Duration::from_secs(3);

/// Ask a server on this computer whether it does its work; exit code 1 if it does not
#[derive(Clone, Debug, PartialEq, Eq, clap::Args)]
pub struct Args {
    /// Where it listens
    #[arg(long, default_value_t = 8080, env = "GRIMOIRE_PORT")]
    port: u16,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, args.port));
    let answer = ask(address).map_err(|error| {
        let why = say_io(&error);
        Trouble::failed(&msg!("cli-health-none", address = address.to_string(), why = why))
    })?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    if head.starts_with("HTTP/1.1 200") {
        return Ok(writeln!(out, "{}", body.trim())?);
    }
    Err(Trouble::failed(&msg!("cli-health-ill", why = body.trim().to_owned())))
}

fn ask(address: SocketAddr) -> std::io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}
