//! What a card asks for that was cast and comes into play: a ring that makes room for it, a second wall (MW-WALL-18 to
//! MW-WALL-24), a spell to bind (MW-SPELLBIND-01 to MW-SPELLBIND-16).

use kernel::{Message, Refusal, RuleId, Seat, msg};
use rules::mw;
use serde::{Deserialize, Serialize};

use super::{Aim, Cast, Spell};
use crate::{
    cards::{self, CardId},
    derive,
    event::Event,
    flow::{Choice, Frame, Question},
    legal::{Answers, Judgement, Row, needs, placement},
    state::{Border, Face, MageWars, ObjectId, Place, Waiting, Zone},
    text::{card_arg, names::zone_text},
    vocabulary::Pile,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Arrival {
    /// Of two rings the wearer gives one back for a third (MW-EQUIP-16).
    ReplaceRing {
        mage: ObjectId,
        card: CardId,
        owner: Seat,
        wearer: Seat,
        /// The third one, where it is in play already and changes hands.
        #[serde(default)]
        taken: Option<ObjectId>,
    },
    /// A wall that may be extended (MW-WALL-20).
    Extend(Extension),
    /// Its controller may bind a spell to it (MW-SPELLBIND-01).
    Bind { object: ObjectId },
    /// The creature that a Larva grows into may be fetched into the zone (MW-COND-LARVA-04).
    Hatch { seat: Seat, card: CardId, zone: Zone },
    /// Its controller says to which side its front is (MW-WALL-25).
    Front { object: ObjectId },
}

/// A wall that can be extended now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Extension {
    pub caster: ObjectId,
    pub card: CardId,
    pub you: Seat,
    pub first: Border,
}

impl Row for Arrival {
    fn asks(&self) -> (Question, RuleId) {
        let rule = match self {
            Arrival::ReplaceRing { .. } => mw::EQUIP_16,
            Arrival::Extend(_) => mw::WALL_20,
            Arrival::Bind { .. } => mw::SPELLBIND_01,
            Arrival::Hatch { .. } => mw::COND_LARVA_04,
            Arrival::Front { .. } => mw::WALL_25,
        };
        (Question::Arrival, rule)
    }

    fn words(&self, game: &MageWars, seat: Seat) -> Message {
        match self {
            Arrival::ReplaceRing { mage, .. } => {
                msg!("ask-replace-ring", mage = game.object_arg(seat, *mage))
            }
            Arrival::Extend(wall) => msg!("ask-extend", card = card_arg(wall.card)),
            Arrival::Bind { object } => msg!("ask-bind", object = game.object_arg(seat, *object)),
            Arrival::Hatch { card, zone, .. } => {
                msg!("ask-hatch", card = card_arg(*card), zone = zone_text(*zone))
            }
            Arrival::Front { object } => {
                msg!("ask-front", object = game.object_arg(seat, *object))
            }
        }
    }

    fn label(&self, _: &MageWars, _: Seat, choice: &Choice) -> Option<Message> {
        (*choice == Choice::Pass).then(|| match self {
            Arrival::Extend(_) => msg!("choice-no-second-wall"),
            Arrival::Bind { .. } | Arrival::ReplaceRing { .. } | Arrival::Front { .. } => {
                msg!("choice-bind-nothing")
            }
            Arrival::Hatch { .. } => msg!("choice-hatch-nothing"),
        })
    }

    fn answers(&self, game: &MageWars, seat: Seat, answers: &mut Answers<'_>) {
        let in_book = |card| game.player(seat).is_some_and(|player| player.has_in_book(card));
        match self {
            Arrival::ReplaceRing { mage, card, .. } => {
                let rings = placement::equipment_conflicts(game, *mage, *card, None, None).one_of;
                for worn in game.attached_to(*mage) {
                    answers.add_where(Choice::Pick(worn.id), rings.contains(&worn.id));
                }
                return;
            }
            Arrival::Front { object } => {
                let place = game.find(*object).map(|wall| wall.place);
                let sides = match place {
                    Some(Place::Border(border)) => border.zones().map(Choice::Zone).to_vec(),
                    _ => Vec::new(),
                };
                return answers.add_all(sides);
            }
            // MW-WALL-21 to MW-WALL-23: connected with the first, in sight, wherever.
            Arrival::Extend(wall) => {
                for border in game.borders() {
                    answers.add_if(Choice::Border(border), || {
                        needs(in_book(wall.card), mw::WALL_20, "refusal-not-in-book")?;
                        game.judge_second_wall(wall, border)
                    });
                }
            }
            Arrival::Hatch { card, .. } => {
                let discarded =
                    game.player(seat).is_some_and(|player| player.discard.contains(card));
                for (pile, there) in [(Pile::Spellbook, in_book(*card)), (Pile::Discard, discarded)]
                {
                    let none = Refusal::new(mw::COND_LARVA_06, "refusal-not-in-pile");
                    answers.add_or(Choice::Fetch(pile), there, none);
                }
            }
            // MW-SPELLBIND-02, MW-SPELLBIND-03: from the spellbook, and like the object says.
            Arrival::Bind { object } => {
                let Some(player) = game.player(seat) else { return };
                let binds =
                    game.find(*object).and_then(|it| cards::compiled(it.card).binds.as_ref());
                let prepared = player.prepared.iter().map(|prepared| prepared.card);
                let gone = prepared.filter(|card| !in_book(*card));
                for card in player.different_cards().chain(gone) {
                    answers.add_if(Choice::Bind(card), || {
                        needs(in_book(card), mw::SPELLBIND_02, "refusal-not-in-book")?;
                        let fits =
                            binds.is_some_and(|it| derive::card_matches(it, cards::card(card)));
                        needs(fits, mw::SPELLBIND_03, "refusal-not-for-this-caster")
                    });
                }
            }
        }
        answers.add(Choice::Pass);
    }

    fn take(&self, game: &mut MageWars, _: Seat, choice: Choice) {
        match (*self, choice) {
            (Arrival::ReplaceRing { mage, taken: Some(taken), .. }, Choice::Pick(old)) => {
                game.return_to_book(old);
                game.hand_over(taken, mage);
            }
            (Arrival::ReplaceRing { mage, card, owner, .. }, Choice::Pick(old)) => {
                game.return_to_book(old);
                game.wear(card, owner, mage, None);
            }
            (Arrival::Extend(Extension { card, you, .. }), Choice::Border(border)) => {
                if game.player_mut(you).is_some_and(|it| it.take_from_book(card)) {
                    let id = game.put_into_play(card, you, you, Place::Border(border), Face::Up);
                    game.ask_front(id);
                } else {
                    game.wrong_answer(choice);
                }
            }
            (Arrival::Front { object }, Choice::Zone(zone)) => {
                let event = |thing| Event::Faces { thing, zone };
                game.change_seen(object, |wall| wall.front = Some(zone), event);
            }
            (Arrival::Bind { object }, Choice::Bind(card)) => game.bind(object, card),
            (Arrival::Hatch { seat, card, zone }, Choice::Fetch(pile)) => {
                let taken = match pile {
                    Pile::Spellbook => {
                        game.player_mut(seat).is_some_and(|it| it.take_from_book(card))
                    }
                    Pile::Discard => game.take_from_discard(seat, card),
                };
                if !taken {
                    return game.wrong_answer(choice);
                }
                let (owner, controller) = (seat, seat);
                game.lay_in_wait(Waiting { card, owner, controller, zone, as_zombie: false });
            }
            (Arrival::Extend(_) | Arrival::Bind { .. } | Arrival::Hatch { .. }, Choice::Pass) => (),
            (_, other) => game.wrong_answer(other),
        }
    }
}

impl MageWars {
    /// Asks, where there is something to choose from.
    pub(crate) fn run_arrival(&mut self, arrival: Arrival) {
        // Whether the right card is in a spellbook is nobody's business: who has cards left is asked.
        let has_cards = |seat| self.player(seat).is_some_and(|player| !player.book.is_empty());
        let seat = match arrival {
            Arrival::ReplaceRing { wearer, .. } => Some(wearer),
            // MW-WALL-20, MW-WALL-24: with a second one in the spellbook its caster may place it.
            Arrival::Extend(wall) => Some(wall.you).filter(|you| {
                has_cards(*you)
                    && self.borders().any(|border| self.judge_second_wall(&wall, border).is_ok())
            }),
            // MW-SPELLBIND-01, MW-RULING-23: whoever controls it may bind.
            Arrival::Front { object } => self.find(object).map(|wall| wall.controller),
            Arrival::Bind { object } => {
                self.find(object).map(|object| object.controller).filter(|seat| has_cards(*seat))
            }
            Arrival::Hatch { seat, card, .. } => Some(seat).filter(|seat| {
                let discarded =
                    self.player(*seat).is_some_and(|player| player.discard.contains(&card));
                self.mage(*seat).is_some() && (has_cards(*seat) || discarded)
            }),
        };
        if let Some(seat) = seat {
            self.wait(Frame::Arrival(arrival), seat);
        }
    }

    pub(super) fn raise_wall(&mut self, cast: &Cast, border: Border) {
        let (card, owner, you) = (cast.card, cast.owner, cast.you);
        let id = self.put_into_play(card, owner, you, Place::Border(border), Face::Up);
        self.ask_front(id);
        if cast.extra == Some(true) {
            let (caster, card, you) = (cast.caster, cast.card, cast.you);
            let wall = Extension { caster, card, you, first: border };
            self.pending.push(Frame::Arrival(Arrival::Extend(wall)));
        }
    }

    /// MW-WALL-25: a wall with a front, each of an extended pair, is turned when it is placed.
    fn ask_front(&mut self, id: ObjectId) {
        if self.find(id).is_some_and(|wall| cards::compiled(wall.card).one_front) {
            self.pending.push(Frame::Arrival(Arrival::Front { object: id }));
        }
    }

    fn judge_second_wall(&self, wall: &Extension, border: Border) -> Judgement {
        needs(connected(wall.first, border), mw::WALL_21, "refusal-not-connected")?;
        self.judge_fit(wall.you, Spell::Card(wall.card), wall.card, Aim::Border(border))?;
        let unseen = || Refusal::new(mw::WALL_23, "refusal-no-sight");
        let caster = self.find(wall.caster).ok_or_else(unseen)?;
        self.judge_border_reach(caster, None, border).map_err(|_| unseen())
    }

    /// MW-SPELLBIND-12, MW-RULING-79: the new one is bound first, then the old one goes back.
    fn bind(&mut self, id: ObjectId, card: CardId) {
        let Some(object) = self.objects.change_untracked(id) else {
            return self.broken("a spell is bound to what is gone");
        };
        let (seat, old, owner) = (object.controller, object.bound, object.bound_owner);
        object.bound = Some(card);
        object.bound_shown = false;
        object.bound_owner = seat;
        if !self.player_mut(seat).is_some_and(|player| player.take_from_book(card)) {
            return self.broken("a spell is bound that is not in the spellbook");
        }
        if let (Some(old), Some(player)) = (old, self.player_mut(owner)) {
            player.put_into_book(old);
        }
    }
}

/// Whether two borders meet in a corner.
fn connected(one: Border, other: Border) -> bool {
    one != other && ends(one).iter().any(|end| ends(other).contains(end))
}

/// The two corners a border runs between, counted like zones by their upper left one.
fn ends(border: Border) -> [(u8, u8); 2] {
    let [_, Zone { column, row }] = border.zones();
    if border.is_upright() {
        [(column, row), (column, row + 1)]
    } else {
        [(column, row), (column + 1, row)]
    }
}

#[cfg(test)]
mod tests {
    use rules::{covers, mw};

    use super::*;

    #[test]
    fn walls_are_connected_in_line_and_around_corners() {
        covers![mw::WALL_21];
        let border = |text: &str| Border::try_from(text.to_owned()).expect("a border");
        let first = border("B1-B2");
        for near in ["A1-A2", "C1-C2", "A1-B1", "B1-C1", "A2-B2", "B2-C2"] {
            assert!(connected(first, border(near)), "{near}");
        }
        for far in ["B1-B2", "B2-B3", "D1-D2", "C1-D1"] {
            assert!(!connected(first, border(far)), "{far}");
        }
    }
}
