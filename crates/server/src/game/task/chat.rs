//! Who sits at the game, who is there, and what they say.

use kernel::{Seat, msg};
use protocol::ServerMessage;
use table::{Occupant, Person};

use super::Game;
use crate::{
    clock,
    game::{ConnectionId, SitError},
    store::{NewChat, StoredSeat, Write},
    wire,
};

impl Game {
    /// Says something to everyone. It is stored before it is heard.
    pub(super) async fn chat(
        &mut self,
        from: ConnectionId,
        seat: Seat,
        text: &str,
    ) -> anyhow::Result<()> {
        let speaker = match self.table.people().seats().get(seat.index()) {
            Some(Occupant::Person(person)) if self.audience.plays(from, seat) => person.id.clone(),
            Some(_) | None => {
                let message = msg!("server-chat-seat");
                self.audience.tell(from, &ServerMessage::Error { message });
                return Ok(());
            }
        };
        if !self.may_speak(seat) {
            let message = msg!("server-too-often");
            self.audience.tell(from, &ServerMessage::Error { message });
            return Ok(());
        }
        let at_ms = clock::now_ms();
        let people = self.table.people_mut();
        // PostgreSQL stores no text with a NUL in it.
        let text = Some(text).filter(|text| !text.contains('\0'));
        let now = u64::try_from(at_ms).unwrap_or(0);
        let said = text.and_then(|text| people.say(&speaker, text, now).ok());
        let Some(line) = said.and_then(|()| people.chat().last()) else {
            let message = msg!("server-chat-text", most = 500);
            self.audience.tell(from, &ServerMessage::Error { message });
            return Ok(());
        };
        let told = line.clone();
        let stored = NewChat {
            game_id: self.id.clone(),
            name: line.from.clone(),
            seat: line.seat.map(|seat| i64::from(seat.0)),
            text: line.text.clone(),
            at_ms,
        };
        self.write(Write::Chat(stored)).await?;
        self.audience.tell_all(&ServerMessage::Chat(told));
        Ok(())
    }

    pub(super) async fn sit(
        &mut self,
        seat: Seat,
        person: Person,
        key_hash: String,
    ) -> Result<(), SitError> {
        match self.table.people().seats().get(seat.index()) {
            None => return Err(SitError::NoSuchSeat),
            Some(Occupant::Open) => (),
            Some(Occupant::Person(_) | Occupant::Bot(_)) => return Err(SitError::Taken),
        }
        let row = seat_row(&self.id, seat, &person, key_hash);
        match self.write(Write::TakeSeat(row.clone())).await {
            Ok(true) => (),
            Ok(false) => return Err(SitError::Taken),
            Err(error) => return Err(SitError::System(error)),
        }
        if let Some(lock) = self.keys.get_mut(seat.index()) {
            *lock = row.key_hash;
        }
        // The seat was open a moment ago and this task alone changes it.
        let _ = self.table.people_mut().sit(seat, Occupant::Person(person));
        self.tell_seats();
        self.let_bots_think();
        Ok(())
    }

    /// A bot sits where a person did: whoever played there watches from now on.
    pub(super) fn seats_changed(&mut self) {
        let seats: Vec<Seat> = (0u8..)
            .zip(self.table.people().seats())
            .filter_map(|(at, who)| matches!(who, Occupant::Bot(_)).then_some(Seat(at)))
            .collect();
        for (id, left) in self.audience.unseat(&seats) {
            self.greet(id, left);
        }
        self.tell_seats();
    }

    pub(super) fn tell_seats(&mut self) {
        let seats = wire::seats(self.table.people(), &self.audience.present());
        self.audience.tell_all(&ServerMessage::Seats { seats });
    }

    /// Tells everyone when a player has come or gone.
    pub(super) fn tell_presence(&mut self) {
        let present = self.audience.present();
        if present != self.present {
            self.present = present;
            self.calls_anew();
            self.tell_seats();
        }
    }
}

/// A person's seat as it is stored.
pub(crate) fn seat_row(game_id: &str, seat: Seat, person: &Person, key_hash: String) -> StoredSeat {
    StoredSeat {
        game_id: game_id.to_owned(),
        seat: i64::from(seat.0),
        occupant: "person".to_owned(),
        name: person.name.clone(),
        person_id: Some(person.id.clone()),
        key_hash: Some(key_hash),
    }
}
