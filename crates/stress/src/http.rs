//! Requests, from any address of this computer. One connection each: this is not what is measured.

use std::net::{Ipv4Addr, SocketAddr};

use anyhow::{Context as _, ensure};
use protocol::{CreateGame, CreatedGame};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpSocket, TcpStream},
};

/// What came back.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

/// A connection from an address of 127/8, all of which are this computer.
pub(crate) async fn connect(from: Ipv4Addr, to: SocketAddr) -> anyhow::Result<TcpStream> {
    connect_with(from, to, None).await
}

/// The same, with so much room on this side for what was not read yet.
pub(crate) async fn connect_with(
    from: Ipv4Addr,
    to: SocketAddr,
    room: Option<u32>,
) -> anyhow::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    if let Some(room) = room {
        socket.set_recv_buffer_size(room)?;
    }
    socket.bind(SocketAddr::from((from, 0)))?;
    Ok(socket.connect(to).await?)
}

/// Asks something; `headers` are whole lines.
pub(crate) async fn ask(
    from: Ipv4Addr,
    to: SocketAddr,
    method: &str,
    path: &str,
    headers: &str,
    body: &[u8],
) -> anyhow::Result<Answer> {
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\n{headers}\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    let mut stream = connect(from, to).await?;
    stream.write_all(head.as_bytes()).await?;
    // A server that has refused it already does not read the rest.
    let _ = stream.write_all(body).await;
    let mut bytes = Vec::new();
    let read = stream.read_to_end(&mut bytes).await;
    let text = String::from_utf8_lossy(&bytes);
    let Some((head, body)) = text.split_once("\r\n\r\n") else {
        read?;
        anyhow::bail!("no answer to a request");
    };
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    Ok(Answer {
        status: status.context("an answer without a status")?,
        head: head.to_lowercase(),
        body: body.to_owned(),
    })
}

pub(crate) async fn create(address: SocketAddr, wish: &CreateGame) -> anyhow::Result<CreatedGame> {
    create_from(Ipv4Addr::LOCALHOST, address, wish).await
}

pub(crate) async fn create_from(
    from: Ipv4Addr,
    address: SocketAddr,
    wish: &CreateGame,
) -> anyhow::Result<CreatedGame> {
    let body = serde_json::to_vec(wish)?;
    let answer = ask(from, address, "POST", "/api/v1/games", "", &body).await?;
    ensure!(answer.status == 201, "a game could not be made: {}", answer.body);
    Ok(serde_json::from_str(&answer.body)?)
}
