//! Who sits where, who watches, and what they say to each other.

use kernel::Seat;
use protocol::Chat;
use serde::{Deserialize, Serialize};

/// A person, by an id the server gave out and a name they chose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    pub id: String,
    pub name: String,
}

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occupant {
    Open,
    Person(Person),
    /// A computer player, by its name and options as on the command line (`hard:ms=500`).
    Bot(String),
}

/// The longest thing that can be said at once, in characters.
pub const CHAT_TEXT: usize = 500;
/// How many lines a table keeps; older ones go.
pub const CHAT_LINES: usize = 500;

/// Everyone around a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct People {
    seats: Vec<Occupant>,
    spectators: Vec<Person>,
    chat: Vec<Chat>,
}

/// Why a person cannot sit, watch or speak.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PeopleError {
    NoSuchSeat,
    SeatTaken,
    NotAtTable,
    ChatEmpty,
    ChatTooLong,
}

impl People {
    pub fn new(seats: u8) -> Self {
        let seats = vec![Occupant::Open; usize::from(seats)];
        People { seats, spectators: Vec::new(), chat: Vec::new() }
    }

    pub fn seats(&self) -> &[Occupant] {
        &self.seats
    }

    pub fn spectators(&self) -> &[Person] {
        &self.spectators
    }

    pub fn chat(&self) -> &[Chat] {
        &self.chat
    }

    /// All seats this person plays; several on one screen.
    pub fn seats_of<'p>(&'p self, id: &'p str) -> impl Iterator<Item = Seat> + 'p {
        (0u8..).zip(&self.seats).filter_map(move |(at, occupant)| match occupant {
            Occupant::Person(person) if person.id == id => Some(Seat(at)),
            Occupant::Person(_) | Occupant::Open | Occupant::Bot(_) => None,
        })
    }

    /// Takes an open seat. A person may take several; a taken seat cannot be taken.
    pub fn sit(&mut self, seat: Seat, who: Occupant) -> Result<(), PeopleError> {
        match self.seats.get_mut(seat.index()) {
            None => Err(PeopleError::NoSuchSeat),
            Some(place @ Occupant::Open) => {
                *place = who;
                Ok(())
            }
            Some(_) => Err(PeopleError::SeatTaken),
        }
    }

    /// Another person goes on at this seat, no matter who sat there.
    pub fn replace(&mut self, seat: Seat, who: Occupant) {
        if let Some(place) = self.seats.get_mut(seat.index()) {
            *place = who;
        }
    }

    pub fn stand(&mut self, seat: Seat) -> Result<(), PeopleError> {
        let place = self.seats.get_mut(seat.index()).ok_or(PeopleError::NoSuchSeat)?;
        *place = Occupant::Open;
        Ok(())
    }

    pub fn watch(&mut self, person: Person) {
        if !self.spectators.iter().any(|other| other.id == person.id) {
            self.spectators.push(person);
        }
    }

    /// Says something to everyone at the table.
    pub fn say(&mut self, id: &str, text: &str, at_ms: u64) -> Result<(), PeopleError> {
        let text = text.trim();
        if text.is_empty() {
            return Err(PeopleError::ChatEmpty);
        }
        if text.chars().count() > CHAT_TEXT {
            return Err(PeopleError::ChatTooLong);
        }
        let seat = self.seats_of(id).next();
        let name = self.name_of(id).ok_or(PeopleError::NotAtTable)?.to_owned();
        self.recall(Chat { from: name, seat, text: text.to_owned(), at_ms });
        Ok(())
    }

    /// Adds a line that was said before, such as one from storage.
    pub fn recall(&mut self, line: Chat) {
        self.chat.push(line);
        if self.chat.len() > CHAT_LINES {
            self.chat.remove(0);
        }
    }

    fn name_of(&self, id: &str) -> Option<&str> {
        let seated = self.seats.iter().filter_map(|occupant| match occupant {
            Occupant::Person(person) => Some(person),
            Occupant::Open | Occupant::Bot(_) => None,
        });
        seated.chain(&self.spectators).find(|person| person.id == id).map(|person| &*person.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(id: &str) -> Person {
        Person { id: id.to_owned(), name: id.to_uppercase() }
    }

    #[test]
    fn a_taken_seat_stays_taken_until_its_player_stands_up() {
        let mut people = People::new(2);
        assert_eq!(people.sit(Seat(0), Occupant::Person(person("ann"))), Ok(()));
        assert_eq!(people.sit(Seat(0), Occupant::Bot("easy".into())), Err(PeopleError::SeatTaken));
        assert_eq!(people.sit(Seat(2), Occupant::Open), Err(PeopleError::NoSuchSeat));
        assert_eq!(people.sit(Seat(1), Occupant::Person(person("ann"))), Ok(()), "hotseat");
        assert_eq!(people.seats_of("ann").collect::<Vec<_>>(), [Seat(0), Seat(1)]);
        assert_eq!(people.stand(Seat(0)), Ok(()));
        assert_eq!(people.sit(Seat(0), Occupant::Bot("easy".into())), Ok(()));
    }

    #[test]
    fn only_people_at_the_table_are_heard_and_not_at_any_length() {
        let mut people = People::new(1);
        people.watch(person("bob"));
        people.watch(person("bob"));
        assert_eq!(people.spectators().len(), 1);
        assert_eq!(people.say("eve", "hi", 0), Err(PeopleError::NotAtTable));
        assert_eq!(people.say("bob", "  ", 0), Err(PeopleError::ChatEmpty));
        assert_eq!(people.say("bob", &"x".repeat(501), 0), Err(PeopleError::ChatTooLong));
        for at in 0..600 {
            assert_eq!(people.say("bob", &format!("{at}"), at), Ok(()));
        }
        assert_eq!(people.chat().len(), CHAT_LINES);
        assert_eq!(people.chat()[0].text, "100");
    }
}
