//! The few requests that are needed. One connection each: this is not what is measured.

use std::net::SocketAddr;

use anyhow::{Context as _, ensure};
use protocol::{CreateGame, CreatedGame};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

pub(crate) async fn create(address: SocketAddr, wish: &CreateGame) -> anyhow::Result<CreatedGame> {
    let body = serde_json::to_string(wish)?;
    let request = format!(
        "POST /api/v1/games HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").context("no answer to a request")?;
    ensure!(head.starts_with("HTTP/1.1 201"), "a game could not be made: {body}");
    Ok(serde_json::from_str(body)?)
}
