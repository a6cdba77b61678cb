//! The Tactic cards (MK-TACTIC-08).

use super::Time;
use crate::cards::{
    Effect,
    Per::CardDiscarded,
    effect::{
        CardFilter, Cards, CardsFrom, CardsTo,
        DiceUse::{RerollUpTo, Store},
        Pick,
        Standing::RaiseRefill,
        TurnModifier::ExtraTurn,
    },
    words::{all, always, choose, discard_of, draw, for_each, move_cards, this_turn},
};

/// When a Tactic does something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    Never,
    /// MK-TACTIC-05
    OnTaking,
    /// Once in an own turn; the Tactic is then flipped.
    OnceInTurn,
    /// Once, while the Deed deck is empty; flipped.
    OnceWithEmptyDeck,
    /// Once each turn, before a Source die is used.
    EachTurnBeforeSource,
    /// Once, before an own turn; flipped.
    OnceBeforeTurn,
    BeforeEachTurn,
    EndOfEachTurn,
}

/// A Tactic card as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tactic {
    pub id: &'static str,
    pub time: Time,
    /// MK-TACTIC-06: the lowest plays first.
    pub number: u8,
    pub moment: Moment,
    pub effect: Effect,
}

const fn tactic(
    time: Time,
    number: u8,
    id: &'static str,
    moment: Moment,
    effect: Effect,
) -> Tactic {
    Tactic { id, time, number, moment, effect }
}

const NOTHING: Effect = all(&[]);
const SHUFFLE_DISCARD: Effect =
    move_cards(CardsFrom::DiscardPile, CardsTo::Deck, Cards::Any, Pick::InOrder);
const NEW_DECK: Effect =
    move_cards(CardsFrom::DiscardPile, CardsTo::Deck, Cards::Exactly(3), Pick::Random);
/// As many are drawn as go back.
const REDRAW: Effect = move_cards(CardsFrom::Hand, CardsTo::Deck, Cards::UpTo(5), Pick::Chosen);
const SEARCH_DECK: Effect =
    move_cards(CardsFrom::Deck, CardsTo::Hand, Cards::Exactly(1), Pick::Chosen);
const STORE_TOP: Effect =
    move_cards(CardsFrom::Deck, CardsTo::Tactic, Cards::Exactly(1), Pick::InOrder);
const TAKE_STORED: Effect = move_cards(CardsFrom::Tactic, CardsTo::Hand, Cards::Any, Pick::InOrder);

use Moment::{
    BeforeEachTurn, EachTurnBeforeSource, EndOfEachTurn, Never, OnTaking, OnceBeforeTurn,
    OnceInTurn, OnceWithEmptyDeck,
};
use Time::{Day, Night};

static TACTICS: [Tactic; 12] = [
    tactic(Day, 1, "early-bird", Never, NOTHING),
    tactic(
        Day,
        2,
        "rethink",
        OnTaking,
        all(&[
            discard_of(Cards::UpTo(3), CardFilter::Every),
            for_each(CardDiscarded, &draw(1)),
            SHUFFLE_DISCARD,
        ]),
    ),
    tactic(Day, 3, "mana-steal", OnTaking, Effect::Source(Store)),
    tactic(Day, 4, "planning", EndOfEachTurn, always(RaiseRefill { min_hand: 2, by: 1 })),
    tactic(Day, 5, "great-start", OnTaking, draw(2)),
    tactic(Day, 6, "the-right-moment", OnceInTurn, this_turn(ExtraTurn)),
    tactic(Night, 1, "from-the-dusk", Never, NOTHING),
    tactic(Night, 2, "long-night", OnceWithEmptyDeck, NEW_DECK),
    tactic(Night, 3, "mana-search", EachTurnBeforeSource, Effect::Source(RerollUpTo(2))),
    tactic(Night, 4, "midnight-meditation", OnceBeforeTurn, REDRAW),
    tactic(Night, 5, "preparation", OnTaking, SEARCH_DECK),
    tactic(Night, 6, "sparing-power", BeforeEachTurn, choose(&[STORE_TOP, TAKE_STORED])),
];

named_id!(
    /// A Tactic card, such as `early-bird`.
    TacticId, TACTICS, Tactic, "Tactic"
);

impl TacticId {
    /// The six of a time of day, by number.
    pub fn of_time(time: Time) -> impl Iterator<Item = TacticId> + Clone {
        TacticId::all().filter(move |tactic| tactic.printed().time == time)
    }

    /// A bit of its own, for sets of Tactics.
    pub const fn bit(self) -> u16 {
        1 << self.0
    }
}
