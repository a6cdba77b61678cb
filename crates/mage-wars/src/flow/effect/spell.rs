//! Effects on the attack or spell that is under way.

use kernel::Log;

use super::{Decision, Run};
use crate::{
    cards, derive,
    event::Event,
    flow::{Aim, Cast, Fate, Stop},
    state::{MageWars, Object, ObjectId, Zone},
    vocabulary::{AttackTrait, Target, Who},
};

impl MageWars {
    /// MW-MANDATORY-06, MW-MANDATORY-08, MW-DEFENSE-03: one Defense a strike, and none against the unavoidable.
    pub(super) fn avoid_attack(&mut self, reflect: bool) {
        let Some(attack) = self.current_attack().copied() else {
            return self.broken("there is no attack to avoid");
        };
        let facts = attack.facts(self);
        let unavoidable =
            derive::attack_has(self, &facts, |found| *found == AttackTrait::Unavoidable)
                || attack.kind == crate::flow::AttackKind::Zone;
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

    /// The attack does not take place; its attacker may choose again, or not.
    pub(super) fn stop_attack(&mut self, again: bool) {
        if let Some(attack) = self.current_attack_mut() {
            attack.stopped = Some(if again { Stop::Undone } else { Stop::Canceled });
        }
    }

    pub(super) fn set_fate(&mut self, fate: Fate) {
        if let Some(cast) = self.current_cast_mut().filter(|cast| cast.fate == Fate::Open) {
            cast.fate = fate;
        }
    }

    /// Somebody else becomes the target; who turns the spell is its caster and controller now, and chooses anew.
    pub(super) fn turn_spell(&mut self, run: Run, on: Who, log: &mut Log<Event>) {
        let you = run.context.you;
        let mage = self.mage(you).map(|mage| mage.id);
        let named = (self.who(&run.context, Who::Host), self.who(&run.context, on));
        let (Some(bearer), Some(target)) = named else { return }; // somebody left play meanwhile
        let Some(cast) = self.current_cast_mut().filter(|cast| cast.fate == Fate::Open) else {
            return;
        };
        let card = cast.card;
        cast.you = you;
        cast.turned_by = mage;
        cast.on = cast.on.turned(bearer, target);
        let on = cast.on;
        // MW-CAST-27: what is not for this mage does not change sides.
        if self.judge_class(you, cards::card(card)).is_err() {
            return self.set_fate(Fate::CANCELED);
        }
        match (on, &cards::card(card).target) {
            (Aim::ObjectAndZone(..), _) => self.decide(run, Decision::Zone),
            (Aim::Two(..), Target::ObjectAndAttached(..)) => {
                if self.new_parts().is_empty() {
                    self.set_fate(Fate::CANCELED);
                } else {
                    self.decide(run, Decision::Object);
                }
            }
            _ => self.settle_reflected(run, log),
        }
    }

    /// What a spell that was turned can take from its new target.
    pub(super) fn new_parts(&self) -> Vec<ObjectId> {
        let Some(cast) = self.current_cast() else { return Vec::new() };
        let (Aim::Two(host, _), Target::ObjectAndAttached(_, part)) =
            (cast.on, &cards::card(cast.card).target)
        else {
            return Vec::new();
        };
        let view = self.viewpoint(&cast.context());
        let like = |it: &&Object| derive::matches_from(self, &view, part, it);
        self.attached_to(host).filter(like).map(|it| it.id).collect()
    }

    /// The attached card the new controller chose.
    pub(super) fn redirect_part(&mut self, run: Run, part: ObjectId, log: &mut Log<Event>) {
        if let Some(cast) = self.current_cast_mut()
            && let Aim::Two(host, _) = cast.on
        {
            cast.on = Aim::Two(host, part);
        }
        self.settle_reflected(run, log);
    }

    /// The zone the new controller chose.
    pub(super) fn redirect_to(&mut self, run: Run, zone: Zone, log: &mut Log<Event>) {
        if let Some(cast) = self.current_cast_mut()
            && let Aim::ObjectAndZone(id, _) = cast.on
        {
            cast.on = Aim::ObjectAndZone(id, zone);
        }
        self.settle_reflected(run, log);
    }

    /// What the spell costs more on its new target is paid by who controls it now, who may cancel it instead.
    fn settle_reflected(&mut self, run: Run, log: &mut Log<Event>) {
        let Some(cast) = self.current_cast().cloned() else {
            return self.broken("there is no spell to pay for");
        };
        let stamps = self.stamps(cast.caster, cast.on);
        if let Some(cast) = self.current_cast_mut() {
            cast.stamps = stamps;
        }
        let more = self.dearer_by(&cast);
        let mana = self.mage(cast.you).map_or(0, |mage| mage.mana);
        match more {
            0 => (),
            more if mana >= more => self.decide(run, Decision::Pay(more)),
            _ => self.pay_reflected(false, log),
        }
    }

    /// How much more it costs than was paid for it.
    fn dearer_by(&self, cast: &Cast) -> u16 {
        self.cost_of(cast).saturating_sub(cast.paid_by_caster + cast.paid_by_mage)
    }

    /// The difference is paid, or the spell is canceled.
    pub(super) fn pay_reflected(&mut self, pays: bool, log: &mut Log<Event>) {
        let Some(cast) = self.current_cast() else {
            return self.broken("there is no spell to pay for");
        };
        let (more, you) = (self.dearer_by(cast), cast.you);
        if !(pays && self.pay(you, more, log)) {
            self.set_fate(Fate::CANCELED);
        }
    }
}
