//! The Planning Phase: everyone chooses spells at the same time and in secret (MW-READY-18 to MW-READY-26).

use kernel::{Log, Refusal, Seat};
use rules::mw;

use super::{Choice, Frame, Question};
use crate::{
    cards::{self, CardId},
    derive,
    event::Event,
    state::{MageWars, Object, ObjectId, Player, Prepared},
    vocabulary::Kind,
};

/// MW-READY-18: spells a mage prepares at most.
const SPELLS_OF_A_MAGE: usize = 2;

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
        self.agenda.push(Frame::Plan);
        for seat in planners {
            self.ask(seat, Question::Plan);
        }
    }

    /// Those for whom a seat can prepare spells: its mage, familiars and spawnpoints (MW-READY-22).
    pub(crate) fn planners(&self, seat: Seat) -> impl Iterator<Item = &Object> {
        let casters = derive::bearings(self).casters.among(self.objects.len());
        let casters = casters.filter_map(|at| self.objects.get(at));
        casters.filter(move |object| object.controller == seat && room(object) > 0)
    }

    pub(crate) fn think_of_plans(&self, seat: Seat, out: &mut Vec<Choice>) {
        let Some(player) = self.player(seat) else { return };
        for caster in self.planners(seat) {
            let caster = caster.id;
            for card in player.different_cards() {
                out.push(Choice::Prepare { card, caster });
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

    /// MW-READY-18, MW-READY-22, MW-READY-26, MW-FAMILIAR-01, MW-SPAWN-01
    pub(crate) fn judge_plan(
        &self,
        seat: Seat,
        card: CardId,
        caster: ObjectId,
    ) -> Result<(), Refusal> {
        let unknown = || Refusal::new(mw::READY_18, "refusal-other-question");
        let player = self.player(seat).ok_or_else(unknown)?;
        let caster = self.find(caster).filter(|it| it.controller == seat && room(it) > 0);
        let caster = caster.ok_or_else(|| Refusal::new(mw::READY_22, "refusal-no-caster"))?;
        if !player.has_in_book(card) {
            return Err(Refusal::new(mw::READY_26, "refusal-not-in-book"));
        }
        judge_room(player, caster)?;
        judge_kind(caster, card)
    }

    /// The legal plans, in the order they are thought of.
    pub(crate) fn list_plans(&self, seat: Seat, out: &mut Vec<Choice>) {
        let Some(player) = self.player(seat) else { return };
        for object in self.planners(seat) {
            if judge_room(player, object).is_ok() {
                let caster = object.id;
                let fitting = cards::cast_by(object.card);
                let prepare = |card| Choice::Prepare { card, caster };
                match fitting {
                    None => out.extend(player.different_cards().map(prepare)),
                    Some(_) => {
                        let cards = player.different_cards().filter(|it| casts(fitting, *it));
                        out.extend(cards.map(prepare));
                    }
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

    pub(crate) fn judge_put_back(
        &self,
        seat: Seat,
        card: CardId,
        caster: ObjectId,
    ) -> Result<(), Refusal> {
        let prepared = Prepared { card, caster };
        match self.player(seat).is_some_and(|player| player.prepared.contains(&prepared)) {
            true => Ok(()),
            false => Err(Refusal::new(mw::READY_23, "refusal-not-prepared")),
        }
    }

    /// One answer of one planner; the others go on undisturbed, and nothing shows until all are ready.
    pub(super) fn take_plan(&mut self, seat: Seat, choice: Choice, log: &mut Log<Event>) {
        let Some(player) = self.player_mut(seat) else { return };
        match choice {
            Choice::Prepare { card, caster } => {
                if player.take_from_book(card) {
                    player.prepared.push(Prepared { card, caster });
                }
            }
            Choice::PutBack { card, caster } => {
                if player.take_prepared(card, caster) {
                    player.put_into_book(card);
                }
            }
            _ => {
                player.prepared.sort_by_key(|prepared| (prepared.caster, prepared.card));
                self.asks.retain(|ask| ask.seat != seat);
            }
        }
        if self.asks.is_empty() {
            self.agenda.pop();
            for seat in Seat::all(self.seats).filter(|seat| self.mage(*seat).is_some()) {
                let count = self.player(seat).map_or(0, |player| player.prepared.len() as u8);
                log.push(|| Event::SpellsPlanned { seat, count });
            }
        }
    }

    /// Whether the Planning Phase is under way, so that nobody's choices show yet.
    pub(crate) fn is_planning(&self) -> bool {
        matches!(self.agenda.peek(), Some(Frame::Plan))
    }
}

/// MW-READY-18, MW-READY-22: whether one more spell can be prepared for this caster.
fn judge_room(player: &Player, caster: &Object) -> Result<(), Refusal> {
    let (most, rule) = match cards::card(caster.card).kind {
        Kind::Mage => (SPELLS_OF_A_MAGE, mw::READY_18),
        _ => (1, mw::READY_22),
    };
    match player.prepared_for(caster.id) >= most {
        true => Err(Refusal::new(rule, "refusal-prepared-enough").with("most", most as u16)),
        false => Ok(()),
    }
}

/// MW-FAMILIAR-01, MW-SPAWN-01: whether this caster casts such cards.
fn judge_kind(caster: &Object, card: CardId) -> Result<(), Refusal> {
    let compiled = cards::compiled(caster.card);
    let rule = if compiled.familiar.is_some() { mw::FAMILIAR_01 } else { mw::SPAWN_01 };
    match casts(cards::cast_by(caster.card), card) {
        true => Ok(()),
        false => Err(Refusal::new(rule, "refusal-not-for-this-caster")),
    }
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
        _ if compiled.casts().is_some() => 1,
        _ => 0,
    }
}
