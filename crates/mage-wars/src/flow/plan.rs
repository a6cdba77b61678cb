//! The Planning Phase: everyone chooses spells at the same time and in secret (MW-READY-18 to MW-READY-26).

use kernel::{Message, Refusal, RuleId, Seat, msg};
use rules::mw;
use serde::{Deserialize, Serialize};

use super::{Choice, Frame, Question};
use crate::{
    cards::{self, CardId},
    derive,
    event::Event,
    legal::{Answers, Judgement, Row, found, needs},
    state::{MageWars, Object, Player, Prepared},
    vocabulary::Kind,
};

/// MW-READY-18: spells a mage prepares at most.
const SPELLS_OF_A_MAGE: usize = 2;

/// Everyone chooses spells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan;

impl Row for Plan {
    fn asks(&self) -> (Question, RuleId) {
        (Question::Plan, mw::READY_18)
    }

    fn words(&self, _: &MageWars, _: Seat) -> Message {
        msg!("ask-plan")
    }

    fn answers(&self, game: &MageWars, seat: Seat, answers: &mut Answers<'_>) {
        answers.walk(
            |out| self.list::<false>(game, seat, out),
            |out| self.list::<true>(game, seat, out),
            |choice| self.judge(game, seat, choice),
        );
    }

    /// One answer of one planner; the others go on undisturbed, and nothing shows until all are ready.
    fn take(&self, game: &mut MageWars, seat: Seat, choice: Choice) {
        let Some(player) = game.player_mut(seat) else { return game.broken("no such player") };
        let done = match choice {
            Choice::Prepare { card, caster } => {
                let taken = player.take_from_book(card);
                player.prepared.push(Prepared { card, caster });
                taken
            }
            Choice::PutBack { card, caster } => {
                let taken = player.take_prepared(card, caster);
                player.put_into_book(card);
                taken
            }
            Choice::Ready => {
                player.prepared.sort_by_key(|prepared| (prepared.caster, prepared.card));
                game.asks.retain(|ask| ask.seat != seat);
                true
            }
            _ => false,
        };
        if !done {
            return game.wrong_answer(choice);
        }
        if !game.asks.is_empty() {
            return game.agenda.push(Frame::Plan(*self));
        }
        for seat in Seat::all(game.seats) {
            let count = game.player(seat).map_or(0, |player| player.prepared.len() as u8);
            if game.mage(seat).is_some() {
                game.log.push(|| Event::SpellsPlanned { seat, count });
            }
        }
    }
}

impl Plan {
    fn list<const LEGAL: bool>(&self, game: &MageWars, seat: Seat, out: &mut Vec<Choice>) {
        let Some(player) = game.player(seat) else { return }; // nobody is asked who is no player
        for object in game.planners(seat) {
            if LEGAL && judge_room(player, object).is_err() {
                continue;
            }
            let caster = object.id;
            let fitting = cards::cast_by(object.card).filter(|_| LEGAL);
            let cards = player.different_cards().filter(|card| casts(fitting, *card));
            out.extend(cards.map(|card| Choice::Prepare { card, caster }));
            if LEGAL {
                continue;
            }
            // Cards of which all copies are chosen: one might want another.
            for (at, prepared) in player.prepared.iter().enumerate() {
                let earlier = player.prepared[..at].iter().any(|it| it.card == prepared.card);
                if !earlier && !player.has_in_book(prepared.card) {
                    out.push(Choice::Prepare { card: prepared.card, caster });
                }
            }
        }
        for (at, prepared) in player.prepared.iter().enumerate() {
            if !player.prepared[..at].contains(prepared) {
                out.push(Choice::PutBack { card: prepared.card, caster: prepared.caster });
            }
        }
        out.push(Choice::Ready);
    }

    fn judge(&self, game: &MageWars, seat: Seat, choice: Choice) -> Judgement {
        let player = game.player(seat).ok_or_else(|| self.other_question())?;
        match choice {
            // MW-READY-18, MW-READY-22, MW-READY-26, MW-FAMILIAR-01, MW-SPAWN-01
            Choice::Prepare { card, caster } => {
                let caster = game.find(caster).filter(|it| it.controller == seat && room(it) > 0);
                let caster = found(caster, mw::READY_22, "refusal-no-caster")?;
                needs(player.has_in_book(card), mw::READY_26, "refusal-not-in-book")?;
                judge_room(player, caster)?;
                judge_kind(caster, card)
            }
            Choice::PutBack { card, caster } => {
                let prepared = player.prepared.contains(&Prepared { card, caster });
                needs(prepared, mw::READY_23, "refusal-not-prepared")
            }
            Choice::Ready => Ok(()),
            _ => Err(self.other_question()),
        }
    }
}

impl MageWars {
    /// MW-READY-20: what was not cast goes back; then everyone with a spellbook is asked at once.
    pub(super) fn begin_planning(&mut self) {
        for seat in Seat::all(self.seats) {
            if let Some(player) = self.player_mut(seat) {
                for prepared in std::mem::take(&mut player.prepared) {
                    player.put_into_book(prepared.card);
                }
            }
        }
        // Nobody is asked who has nothing to choose from; everyone sees that.
        let planners = Seat::all(self.seats).filter(|seat| {
            self.mage(*seat).is_some()
                && self.player(*seat).is_some_and(|player| !player.book.is_empty())
        });
        let planners: Vec<Seat> = planners.collect();
        if planners.is_empty() {
            return;
        }
        self.agenda.push(Frame::Plan(Plan));
        for seat in planners {
            self.ask(seat, Question::Plan);
        }
    }

    /// Those for whom a seat can prepare spells: its mage, familiars and spawnpoints (MW-READY-22).
    pub(crate) fn planners(&self, seat: Seat) -> impl Iterator<Item = &Object> {
        let casters = self.objects.among(derive::board_index(self).casters);
        casters.filter(move |object| object.controller == seat && room(object) > 0)
    }

    /// Whether the Planning Phase is under way, so that nobody's choices show yet.
    pub(crate) fn is_planning(&self) -> bool {
        matches!(self.agenda.peek(), Some(Frame::Plan(_)))
    }
}

/// MW-READY-18, MW-READY-22: whether one more spell can be prepared for this caster.
fn judge_room(player: &Player, caster: &Object) -> Judgement {
    let most = room(caster);
    if player.prepared_for(caster.id) < most {
        return Ok(());
    }
    let is_mage = cards::card(caster.card).kind == Kind::Mage;
    let rule = if is_mage { mw::READY_18 } else { mw::READY_22 };
    Err(Refusal::new(rule, "refusal-prepared-enough").with("most", most as u16))
}

/// MW-FAMILIAR-01, MW-SPAWN-01: whether this caster casts such cards.
fn judge_kind(caster: &Object, card: CardId) -> Judgement {
    let compiled = cards::compiled(caster.card);
    let rule = if compiled.familiar.is_some() { mw::FAMILIAR_01 } else { mw::SPAWN_01 };
    needs(casts(cards::cast_by(caster.card), card), rule, "refusal-not-for-this-caster")
}

/// Whether a card is among those somebody casts.
fn casts(fitting: Option<&[bool]>, card: CardId) -> bool {
    fitting.is_none_or(|fitting| fitting.get(usize::from(card.0)).is_some_and(|fits| *fits))
}

/// How many spells can be prepared for an object.
pub(crate) fn room(object: &Object) -> usize {
    let compiled = cards::compiled(object.card);
    match compiled.card.kind {
        Kind::Mage => SPELLS_OF_A_MAGE,
        // MW-FAMILIAR-12: it casts what is bound to it, and nothing else.
        _ if compiled.binds.is_some() => 0,
        _ if compiled.casts().is_some() => 1,
        _ => 0,
    }
}
