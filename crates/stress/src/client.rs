//! A socket at a game, and a player who answers at random.

use std::net::{Ipv4Addr, SocketAddr};

use anyhow::{Context as _, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use kernel::{Attention, Chance, Orders, Seat};
use protocol::{ClientMessage, CreatedGame, PROTOCOL, ServerMessage, Update};
use tokio::net::TcpStream;
use tokio_tungstenite::{WebSocketStream, client_async, tungstenite::Message};

use crate::http;

#[derive(Debug)]
pub(crate) struct Client {
    socket: WebSocketStream<TcpStream>,
    /// Which windows its seats want to be asked in.
    attention: Attention,
}

impl Client {
    /// Sits down with these keys. The welcome and the first updates are still to be heard. Every answer counts: none
    /// shall be given by order.
    pub(crate) async fn join(
        address: SocketAddr,
        id: &str,
        keys: Vec<String>,
    ) -> anyhow::Result<Self> {
        Client::join_with(Attention::Every, address, id, keys).await
    }

    /// Sits down and is asked only in some windows.
    pub(crate) async fn join_with(
        attention: Attention,
        address: SocketAddr,
        id: &str,
        keys: Vec<String>,
    ) -> anyhow::Result<Self> {
        Client::join_from(Ipv4Addr::LOCALHOST, attention, address, id, keys).await
    }

    /// The same from another address of this computer.
    pub(crate) async fn join_from(
        from: Ipv4Addr,
        attention: Attention,
        address: SocketAddr,
        id: &str,
        keys: Vec<String>,
    ) -> anyhow::Result<Self> {
        let url = format!("ws://{address}/api/v1/games/{id}/socket");
        let stream = http::connect(from, address).await?;
        let (socket, _) = client_async(url, stream).await?;
        let mut client = Client { socket, attention };
        client.say(&ClientMessage::Hello { protocol: PROTOCOL, keys }).await?;
        Ok(client)
    }

    /// Says anything at all.
    pub(crate) async fn say_text(&mut self, text: String) -> anyhow::Result<()> {
        Ok(self.socket.send(Message::text(text)).await?)
    }

    pub(crate) async fn say(&mut self, message: &ClientMessage) -> anyhow::Result<()> {
        Ok(self.socket.send(Message::text(serde_json::to_string(message)?)).await?)
    }

    async fn order(&mut self, seats: &[Seat]) -> anyhow::Result<()> {
        let orders = Orders { attention: self.attention, ..Orders::default() };
        if orders == Orders::default() {
            return Ok(());
        }
        for seat in seats {
            let orders = orders.clone();
            self.say(&ClientMessage::Orders { seat: *seat, orders }).await?;
        }
        Ok(())
    }

    pub(crate) async fn hear(&mut self) -> anyhow::Result<ServerMessage> {
        let message = serde_json::from_str(&self.hear_text().await?)?;
        if let ServerMessage::Welcome(welcome) = &message {
            self.order(&welcome.your_seats).await?;
        }
        Ok(message)
    }

    /// The next message as it was sent.
    pub(crate) async fn hear_text(&mut self) -> anyhow::Result<String> {
        loop {
            match self.socket.next().await.context("the server hung up")?? {
                Message::Text(text) => return Ok(text.to_string()),
                Message::Close(_) => bail!("the server said goodbye"),
                Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => (),
            }
        }
    }
}

/// The keys of all seats the creator plays.
pub(crate) fn keys(game: &CreatedGame) -> Vec<String> {
    game.keys.iter().map(|seat| seat.key.clone()).collect()
}

/// Any legal answer to the question of this update, under this id. `None`: nothing is asked.
pub(crate) fn any_answer(update: &Update, id: &str, chance: &mut Chance) -> Option<ClientMessage> {
    let asked = update.asked.as_ref()?;
    let count = u32::try_from(asked.options.len()).ok().filter(|count| *count > 0)?;
    let option = asked.options.get(chance.below(count) as usize)?;
    Some(ClientMessage::Answer {
        id: id.to_owned(),
        revision: update.revision,
        seat: asked.seat,
        choice: option.choice.clone(),
    })
}

/// What an answer says about itself: its seat and id.
pub(crate) fn signed(message: &ClientMessage) -> Option<(Seat, &str)> {
    match message {
        ClientMessage::Answer { seat, id, .. } => Some((*seat, id)),
        _ => None,
    }
}
