//! How scenario scripts write boards, answers and expectations of Mage Wars. `docs/scenarios.md` is the reference.

mod answers;
mod board;
mod domination;
mod expectation;
mod objects;
mod phrases;
mod properties;
mod written;

use kernel::{DieRoll, Seat};
use script::{Complaint, Line, Names, Scripted};

pub use board::Board;

use crate::{
    cards,
    flow::{ATTACK_DIE, Choice, EFFECT_DIE, Question},
    setup::Setup,
    state::{MageWars, Zone},
    story::Line as StoryLine,
    text::face_text,
    vocabulary::{Kind, Marker, Token},
};

impl Scripted for MageWars {
    type Board = Board;

    fn place(board: &mut Board, line: &mut Line<'_>) -> Result<(), Complaint> {
        board.place(line)
    }

    fn setup(board: &Board) -> Result<(Setup, Names), Complaint> {
        Ok(board.setup())
    }

    fn line_of(board: &Board, place: &str) -> Option<usize> {
        board.line_of(place)
    }

    const ANSWERS: &'static [&'static str] = answers::FORMS;

    fn is_named(&self, names: &Names, slot: &str, word: &str) -> bool {
        self.names_thing(names, slot, word)
    }

    fn phrase(&self, names: &Names, seat: Seat, choice: &Choice) -> String {
        self.phrase_of(names, seat, choice)
    }

    fn throw(die: &str, face: &str) -> Option<DieRoll> {
        match die {
            "attack" => (1..=ATTACK_DIE)
                .find(|number| face_text(*number) == face)
                .map(|face| DieRoll { sides: ATTACK_DIE, face }),
            "effect" => {
                let face = face.parse().ok().filter(|face| (1..=EFFECT_DIE).contains(face))?;
                Some(DieRoll { sides: EFFECT_DIE, face })
            }
            _ => None,
        }
    }

    fn statements(setup: &Setup) -> Option<Vec<String>> {
        written::statements(setup)
    }

    fn die(throw: DieRoll) -> Option<(&'static str, String)> {
        written::die(throw)
    }

    fn expect(&self, names: &Names, line: &mut Line<'_>) -> Result<(), Complaint> {
        self.expected(names, line)
    }

    fn idle(&self, _: Seat, question: &Question) -> Option<Choice> {
        self.moment(question).map(|_| Choice::Pass)
    }

    /// Windows pass; a chance to cast or to use something is its seat's to let go.
    fn is_decision(&self, question: &Question) -> bool {
        matches!(question, Question::Opportunity(_))
    }

    /// Opportunities that pass by themselves: reveal windows, and moments for spells.
    fn moment(&self, question: &Question) -> Option<String> {
        match question {
            Question::Reveal { moment } => Some(moment.name()),
            Question::Opportunity(kind) => Some(kind.name().to_owned()),
            _ => None,
        }
    }

    fn moments() -> Vec<String> {
        answers::moments()
    }

    fn waste(&self, _: Seat, choice: &Choice) -> Option<String> {
        self.wastes(choice)
    }

    fn roll(&self, names: &Names, line: &StoryLine) -> Option<String> {
        self.roll_told(names, line)
    }
}

/// The kind of the card that stands next in quotes, as far as there is such a card.
fn next_kind(line: &Line<'_>) -> Option<Kind> {
    let card = cards::find_by_words(line.peek()?)?;
    Some(cards::card(card).kind)
}

fn read_card(line: &mut Line<'_>, kind: Kind) -> Result<String, Complaint> {
    let words = line.word("a card in quotes")?;
    cards::find_by_words(words)
        .map(cards::card)
        .filter(|card| card.kind == kind)
        .map(|card| card.id.clone())
        .ok_or_else(|| line.complain(format!("there is no {} called “{words}”", kind_name(kind))))
}

fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Mage => "Mage",
        Kind::Creature => "Creature",
        Kind::Conjuration => "Conjuration",
        Kind::Wall => "Wall",
        Kind::Enchantment => "Enchantment",
        Kind::Equipment => "Equipment",
        Kind::Incantation => "Incantation",
        Kind::Attack => "Attack",
        Kind::Orb => "Orb",
        Kind::Tile => "Tile",
    }
}

fn read_spell(line: &mut Line<'_>) -> Result<String, Complaint> {
    let words = line.word("a card in quotes")?;
    spell_named(words).ok_or_else(|| no_spell(line, words))
}

fn spell_named(words: &str) -> Option<String> {
    let card = cards::find_by_words(words).map(cards::card)?;
    card.kind.is_spell().then(|| card.id.clone())
}

fn no_spell(line: &Line<'_>, words: &str) -> Complaint {
    line.complain(format!("there is no spell called “{words}” that can be played"))
}

/// A condition by its name in scripts.
fn read_marker(word: &str) -> Option<Marker> {
    serde_json::from_value(serde_json::Value::String(word.to_owned())).ok()
}

fn read_token(line: &mut Line<'_>) -> Result<Token, Complaint> {
    let word = line.word("a token")?;
    let name = |token: Token| serde_json::to_value(token).ok()?.as_str().map(str::to_owned);
    let named = |token: &Token| name(*token).as_deref() == Some(word);
    Token::ALL.into_iter().find(named).ok_or_else(|| {
        let all: Vec<String> = Token::ALL.into_iter().filter_map(name).collect();
        line.complain(format!("no token is called “{word}”; there are {}", all.join(", ")))
    })
}

fn read_zone(line: &mut Line<'_>) -> Result<Zone, Complaint> {
    let word = line.word("a zone such as B2")?;
    Zone::try_from(word.to_owned()).map_err(|what| line.complain(what))
}
