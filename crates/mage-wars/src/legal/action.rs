//! What an acting creature may do, and other answers that are judged by the board.

use kernel::{Refusal, Seat};
use rules::mw;

use super::other_question;
use crate::{
    cards::{self, CardId},
    derive::{self, Flag},
    fits,
    flow::{ActionPhase, Attack, CastManner, CastStep, Choice, Context, Frame},
    state::{Face, MageWars, Object, ObjectId, Place, Zone},
    vocabulary::{Ability, AttackTrait, During, Who},
};

impl MageWars {
    pub(super) fn judge_action(&self, phase: &ActionPhase, choice: Choice) -> Result<(), Refusal> {
        let object = self.find(phase.creature).ok_or_else(|| other_question(mw::ACTION_03))?;
        let attacks = matches!(choice, Choice::Attack { .. });
        if !attacks {
            self.judge_duty(phase, object, choice)?;
        }
        let stopped = phase.stopped.is_some() && !attacks && choice != Choice::Finish;
        if stopped {
            return Err(Refusal::new(mw::GEN_01, "refusal-stopped"));
        }
        match choice {
            Choice::Cast { caster, spell, on } => {
                if self
                    .mage(object.controller)
                    .is_some_and(|it| it.id == caster && it.id != object.id)
                {
                    return Err(Refusal::new(mw::QUICKCAST_08, "refusal-quickcast-now"));
                }
                if caster != object.id {
                    return Err(other_question(mw::ACTION_30));
                }
                self.judge_cast(object.controller, caster, spell, on, CastManner::Action)
            }
            Choice::Use { object: used, ability, on, number } => {
                self.judge_use(object.controller, (used, ability, on, number), Some(phase))
            }
            Choice::Move(to) => {
                let zones = derive::traits(self, object).teleports();
                self.judge_way(object, to, zones.max(1))?;
                self.may_move(phase)?;
                match zones {
                    0 => self.judge_passage(object, to),
                    _ => Ok(()), // MW-TELE-01: past walls
                }
            }
            Choice::Cross(to) => {
                self.judge_way(object, to, 1)?;
                self.judge_crossing(phase, object, to)
            }
            Choice::Attack { object: owner, bar, target } => {
                let (_, _, printed) = derive::bars(self, object.id)
                    .find(|(id, at, _)| (*id, *at) == (owner, bar))
                    .ok_or_else(|| other_question(mw::ATTACK_GEN_03))?;
                self.may_use(phase, printed.action)?;
                if phase.stopped == Some(target) {
                    return Err(Refusal::new(mw::GEN_01, "refusal-stopped"));
                }
                self.judge_target(object, printed, target)?;
                self.judge_duty(phase, object, choice)
            }
            // MW-ACTION-24: guarding is a quick action.
            Choice::Guard => {
                if derive::traits(self, object).has(Flag::Incapacitated) {
                    return Err(Refusal::new(mw::GUARD_13, "refusal-incapacitated"));
                }
                self.may_use(phase, crate::vocabulary::ActionKind::Quick)
            }
            Choice::Finish => Ok(()),
            _ => Err(other_question(mw::ACTION_18)),
        }
    }

    /// Whether the zone is one a creature could go to from here.
    fn judge_way(&self, mover: &Object, to: Zone, zones: u8) -> Result<(), Refusal> {
        let Place::Zone(from) = mover.place else { return Err(other_question(mw::MOVE_01)) };
        if !self.arena.contains(to) {
            return Err(Refusal::new(mw::MOVE_03, "refusal-arena-edge"));
        }
        let distance = from.distance(to);
        if !(1..=zones).contains(&distance) {
            return Err(
                Refusal::new(mw::MOVE_01, "refusal-not-adjacent").with("distance", distance)
            );
        }
        Ok(())
    }

    pub(super) fn judge_sweep(&self, attacker: ObjectId, target: ObjectId) -> Result<(), Refusal> {
        let (Some(object), Some(Frame::Sweep { attack, .. })) =
            (self.find(attacker), self.agenda.peek())
        else {
            return Err(other_question(mw::TRAIT_SWEEPING_01));
        };
        self.judge_second(object, attack, target)
    }

    /// Whether the second attack of Sweeping can go there.
    pub(crate) fn judge_second(
        &self,
        attacker: &Object,
        first: &Attack,
        target: ObjectId,
    ) -> Result<(), Refusal> {
        if target == first.defender {
            return Err(Refusal::new(mw::TRAIT_SWEEPING_02, "refusal-swept-already"));
        }
        let bar = first.bar.bar();
        let Some(second) = self.find(target) else {
            return Err(other_question(mw::TRAIT_SWEEPING_01));
        };
        // MW-TRAIT-SWEEPING-04, MW-TRAIT-SWEEPING-05: a flyer stays as high as it was for its first target.
        let own = derive::traits(self, attacker);
        let is_flyer = own.has(Flag::Flying) || attacker.flags.swooping;
        let same_height = derive::traits(self, second).has(Flag::Flying) == own.has(Flag::Flying);
        if is_flyer && !same_height && !bar.traits.contains(&AttackTrait::Reach) {
            return Err(Refusal::new(mw::TRAIT_SWEEPING_04, "refusal-sweep-height"));
        }
        self.judge_target(attacker, bar, target)?;
        // MW-TRAIT-SWEEPING-01: in the same zone, where walls are not.
        match self.zone_of(second).is_some() {
            true => Ok(()),
            false => Err(Refusal::new(mw::TRAIT_SWEEPING_01, "refusal-melee-other-zone")),
        }
    }

    pub(super) fn judge_push(&self, choice: Choice) -> Result<(), Refusal> {
        let Some(Frame::Push { who, source }) = self.agenda.peek() else {
            return Err(other_question(mw::PUSH_03));
        };
        let leads_away = self.leads_away(*who, *source, choice);
        match leads_away {
            true => Ok(()),
            false => Err(Refusal::new(mw::PUSH_02, "refusal-push-direction")),
        }
    }

    pub(super) fn judge_reveal(
        &self,
        seat: Seat,
        enchantment: ObjectId,
        pay: bool,
    ) -> Result<(), Refusal> {
        let object = self.find(enchantment).ok_or_else(|| other_question(mw::REVEAL_01))?;
        if object.controller != seat {
            return Err(Refusal::new(mw::GEN_06, "refusal-not-yours"));
        }
        if object.face == Face::Up {
            return Err(Refusal::new(mw::REVEAL_20, "refusal-already-revealed"));
        }
        self.judge_reveal_moment(object)?;
        let (cost, _) = self.reveal_price(object);
        let mana = self.mage(seat).map_or(0, |mage| mage.mana);
        if pay { fits::mana_suffices(cost, mana) } else { Ok(()) }
    }

    /// What a card says about when it, or a spell's target, cannot be revealed.
    fn judge_reveal_moment(&self, object: &Object) -> Result<(), Refusal> {
        let by_spell = self.agenda.iter().any(|frame| match frame {
            // MW-CAST-12: once its costs are paid, the spell is cast.
            Frame::Cast { cast, step } if *step > CastStep::PayCosts => {
                hides(cast.card, During::Casting)
                    .any(|who| self.who(&cast.context(), who) == Some(object.id))
            }
            _ => false,
        });
        let in_action = self.agenda.iter().any(|frame| {
            matches!(frame, Frame::Cast { .. } | Frame::Attack { .. } | Frame::Move { .. })
        });
        // What lies hidden speaks of itself alone (MW-ENCH-03).
        let by_card = in_action
            && self.objects.iter().any(|source| {
                let speaks = source.face == Face::Up || source.id == object.id;
                speaks
                    && hides(source.card, During::Action)
                        .any(|who| self.who(&Context::of(source), who) == Some(object.id))
            });
        match by_spell || by_card {
            true => Err(Refusal::new(mw::GEN_01, "refusal-reveal-moment")),
            false => Ok(()),
        }
    }
}

/// Who cannot be revealed then, by what the card says.
fn hides(card: CardId, during: During) -> impl Iterator<Item = Who> {
    cards::card(card).abilities.iter().filter_map(move |ability| match ability {
        Ability::StaysHidden { who, during: then } if *then == during => Some(*who),
        _ => None,
    })
}
