//! Sitting down at an open seat, with what the setup gives it or with something of one's own.

use std::net::IpAddr;

use anyhow::{Context as _, anyhow};
use games::DynGame;
use kernel::{Seat, Seed, msg};
use protocol::SeatKey;
use reference::fair;
use serde_json::{Map, Value};

use super::{Hub, checked_name, making::breach_problem, no_such_game, open_problem};
use crate::{
    game::{self, Command},
    http::ApiError,
    link::Ask,
    secrets,
    store::{Person, StoredGame, Write},
};

/// A rated game is for people with accounts.
fn may_sit(game: &StoredGame, who: &Person) -> Result<(), ApiError> {
    if game.rated > 0 && who.login.is_none() {
        return Err(ApiError::forbidden(msg!("server-rated-account")));
    }
    Ok(())
}

/// Whether the game can be played so. What a newcomer brings keeps the rules: nobody agreed to anything else.
fn judge(kind: &dyn DynGame, setup: &Value, seed: Seed, seat: Seat) -> Result<(), ApiError> {
    kind.open(setup, seed).map_err(open_problem)?;
    let breaches = fair::unusual(kind.id(), setup).into_iter().filter_map(|it| it.breach);
    let mut own = breaches.filter(|breach| breach.seat == Some(seat.index()));
    own.next().map_or(Ok(()), |breach| Err(breach_problem(breach)))
}

/// Who plays with whom is the host's to say.
const NOT_BROUGHT: &str = "team";

impl Hub {
    pub(crate) async fn sit(
        &self,
        id: &str,
        seat: Seat,
        name: &str,
        who: &Person,
    ) -> Result<SeatKey, ApiError> {
        let name = checked_name(name)?;
        let stored = self.db.game(id).await.context("a game could not be read")?;
        may_sit(&stored.ok_or_else(no_such_game)?, who)?;
        let key = secrets::key()?;
        let (person, key_hash) = (who.id.clone(), secrets::hash(&key));
        self.ask(id, Ask::Sit { seat, person, name, key_hash }).await?;
        Ok(SeatKey { seat, key })
    }

    /// Takes an open seat and brings something else than the setup has for it, such as another spellbook. Only before
    /// the first answer: the game begins anew with it, by the same seed.
    pub(crate) async fn sit_with(
        &self,
        id: &str,
        seat: Seat,
        name: &str,
        who: &Person,
        bring: Map<String, Value>,
        from: IpAddr,
    ) -> Result<SeatKey, ApiError> {
        let name = checked_name(name)?;
        let stored = self.db.game(id).await.context("a game could not be read")?;
        let stored = stored.ok_or_else(no_such_game)?;
        may_sit(&stored, who)?;
        if stored.revision > 0 {
            return Err(ApiError::conflict(msg!("server-begun")));
        }
        let mut setup: Value = serde_json::from_str(&stored.setup).context("a stored setup")?;
        let Some(Value::Object(place)) =
            setup.get_mut("seats").and_then(|seats| seats.get_mut(seat.index()))
        else {
            return Err(ApiError::missing(msg!("server-no-such-seat")));
        };
        place.extend(bring.into_iter().filter(|(name, _)| name != NOT_BROUGHT));
        let kind = self.registry.find(&stored.kind).ok_or_else(no_such_game)?;
        let seed = Seed::try_from(stored.seed).map_err(|why| anyhow!(why))?;
        let judged = setup.clone();
        self.terms.workshop.run(from, move || judge(kind, &judged, seed, seat)).await??;

        let key = secrets::key()?;
        let (person, key_hash) = (who.id.clone(), secrets::hash(&key));
        let (old, new) = (stored.setup, setup.to_string());
        self.ask(id, Ask::SitWith { seat, person, name, key_hash, old, new }).await?;
        Ok(SeatKey { seat, key })
    }

    /// Gives a game of this server another setup together with somebody at a seat. While nobody can reach the game, it is
    /// changed and then rebuilt by whoever comes next.
    pub(super) async fn begin_anew(
        &self,
        id: &str,
        (seat, person, key_hash): (Seat, table::Person, String),
        old: String,
        new: String,
    ) -> Result<(), ApiError> {
        let place = self.place(id).await;
        let mut place = place.lock().await;
        if let Some(handle) = place.take()
            && handle.send(Command::Reload).await.is_ok()
        {
            handle.closed().await;
        }
        let seat = game::seat_row(id, seat, &person, key_hash);
        let write = Write::TakeSeatWith { seat, old, new };
        let write = Write::Held { lease: self.lease(id).await?, write: Box::new(write) };
        if self.db.write(write).await? {
            Ok(())
        } else {
            Err(ApiError::conflict(msg!("server-begun")))
        }
    }
}
