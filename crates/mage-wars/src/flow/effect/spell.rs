//! Effects on the attack or spell that is under way.

use kernel::Log;

use super::{Decision, Run};
use crate::{
    derive,
    event::Event,
    flow::{Aim, Fate},
    state::{MageWars, Zone},
    vocabulary::{AttackTrait, Effect},
};

impl MageWars {
    /// MW-MANDATORY-06, MW-MANDATORY-08, MW-DEFENSE-03: one Defense a strike, and none against the unavoidable.
    pub(super) fn avoid_attack(&mut self, reflect: bool) {
        let Some(attack) = self.current_attack().copied() else { return };
        let facts = attack.facts(self);
        let unavoidable =
            derive::attack_has(self, &facts, |found| *found == AttackTrait::Unavoidable)
                || attack.manner == crate::flow::Manner::Zone;
        if unavoidable || attack.avoided {
            return;
        }
        // The attack goes back at its source for the next two steps, from the one that was attacked.
        let back = attack.attacker.filter(|_| reflect);
        let moved = back.and_then(|id| self.find(id)).map_or(0, |object| object.moved);
        if let Some(attack) = self.current_attack_mut() {
            match back {
                Some(source) => attack.reflect(source, moved),
                None => attack.avoided = true,
            }
        }
    }

    /// The attack does not take place; its attacker chooses again.
    pub(super) fn stop_attack(&mut self) {
        if let Some(attack) = self.current_attack_mut() {
            attack.stopped = true;
        }
    }

    /// Counters, cancels or turns the spell under way.
    pub(super) fn change_spell(&mut self, run: Run, effect: &Effect, log: &mut Log<Event>) {
        match effect {
            Effect::CounterSpell => self.set_fate(Fate::Countered),
            Effect::ReturnSpell => self.set_fate(Fate::Returned),
            _ => self.reflect_spell(run, log),
        }
    }

    fn set_fate(&mut self, fate: Fate) {
        if let Some(cast) = self.current_cast_mut().filter(|cast| cast.fate == Fate::Open) {
            cast.fate = fate;
        }
    }

    /// The caster becomes the target, and who reflects it controls the spell and makes its choices anew.
    fn reflect_spell(&mut self, run: Run, log: &mut Log<Event>) {
        let you = run.context.you;
        let Some(cast) = self.current_cast_mut() else { return };
        if cast.fate != Fate::Open {
            return;
        }
        let caster = cast.caster;
        cast.you = you;
        cast.on = match cast.on {
            Aim::Object(_) => Aim::Object(caster),
            Aim::ObjectAndZone(_, zone) => Aim::ObjectAndZone(caster, zone),
            Aim::Two(_, second) => Aim::Two(caster, second),
            other => other,
        };
        let chooses = matches!(cast.on, Aim::ObjectAndZone(..));
        self.settle_reflected(log);
        if chooses {
            self.decide(run, Decision::Zone);
        }
    }

    /// The zone the new controller chose.
    pub(super) fn redirect_to(&mut self, zone: Zone) {
        if let Some(cast) = self.current_cast_mut() {
            if let Aim::ObjectAndZone(id, _) = cast.on {
                cast.on = Aim::ObjectAndZone(id, zone);
            }
        }
    }

    /// What the spell costs more now is paid by who controls it, or it is canceled.
    fn settle_reflected(&mut self, log: &mut Log<Event>) {
        let Some(cast) = self.current_cast().cloned() else { return };
        let stamps = self.stamps(cast.caster, cast.on);
        let paid = cast.paid_by_caster + cast.paid_by_mage;
        let more = self.cost_of(&cast).saturating_sub(paid);
        let mage = self.mage(cast.you).map(|mage| (mage.id, mage.mana));
        let pays = mage.is_some_and(|(_, mana)| mana >= more);
        if let Some((mage, _)) = mage.filter(|_| pays) {
            self.spend_mana(mage, more, log);
        }
        if let Some(cast) = self.current_cast_mut() {
            cast.stamps = stamps;
            if !pays {
                cast.fate = Fate::Countered;
            }
        }
    }
}
