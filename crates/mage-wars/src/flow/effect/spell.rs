//! Effects on the attack or spell that is under way.

use super::{Decision, Run};
use kernel::Refusal;
use rules::mw;

use crate::{
    cards, derive,
    flow::{Aim, AttackKind, Cast, Choice, SpellStatus, Stop},
    legal::{Judgement, found, mana_suffices},
    state::{MageWars, ObjectId},
    vocabulary::{AttackTrait, Target, Who},
};

impl MageWars {
    /// MW-MANDATORY-06, MW-MANDATORY-08, MW-DEFENSE-03: one Defense a strike, and none against the unavoidable.
    pub(super) fn avoid_attack(&mut self, reflect: bool) {
        let Some(attack) = self.current_attack().copied() else {
            return self.broken("there is no attack to avoid");
        };
        let facts = attack.facts(self);
        let sure = |found: &AttackTrait| *found == AttackTrait::Unavoidable;
        let unavoidable = attack.kind == AttackKind::Zone || derive::attack_has(self, &facts, sure);
        if unavoidable || attack.avoided {
            return;
        }
        // The attack goes back at its source for the next two steps, from the one that was attacked.
        // MW-RULING-92: where it jumped, its source is the one it came from.
        let source = attack.came_from.or(attack.attacker);
        // MW-ATTACK-GEN-16: what a spell lets a marker do is only avoided.
        let own = |id: &ObjectId| {
            let made_by = self.find(*id).filter(|object| !self.card(object).is_marker());
            made_by.is_some()
        };
        let back = source.filter(|id| reflect && own(id));
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

    pub(super) fn set_status(&mut self, status: SpellStatus) {
        if let Some(cast) = self.current_cast_mut().filter(|cast| cast.status == SpellStatus::Open)
        {
            cast.status = status;
        }
    }

    /// Somebody else becomes the target; who turns the spell is its caster and controller now, and chooses anew.
    pub(super) fn turn_spell(&mut self, run: Run, on: Who) {
        let you = run.context.you;
        let mage = self.mage(you).map(|mage| mage.id);
        let named = (self.who(&run.context, Who::Host), self.who(&run.context, on));
        let (Some(bearer), Some(target)) = named else { return }; // somebody left play meanwhile
        let Some(cast) = self.current_cast_mut().filter(|cast| cast.status == SpellStatus::Open)
        else {
            return;
        };
        let card = cast.card;
        cast.you = you;
        cast.turned_by = mage;
        cast.on = cast.on.turned(bearer, target);
        (cast.extra, cast.number) = (None, 0);
        cast.removals.clear();
        // MW-CAST-27: what is not for this mage does not change sides.
        if self.judge_class(you, cards::card(card)).is_err() {
            return self.set_status(SpellStatus::CANCELED);
        }
        match self.turned_aims().as_slice() {
            [] => self.set_status(SpellStatus::CANCELED),
            [only] => self.redirect(run, *only),
            [Aim::ObjectAndZone(..), ..] => self.decide(run, Decision::Zone),
            [..] => self.decide(run, Decision::Object),
        }
    }

    /// MW-RULING-96: what a spell that was turned can be aimed at, with its old caster in the place of who turned it.
    fn turned_aims(&self) -> Vec<Aim> {
        let Some(cast) = self.current_cast() else { return Vec::new() };
        let mut aims: Vec<Aim> = match (cast.on, &cards::card(cast.card).target) {
            (Aim::ObjectAndZone(id, _), _) => {
                self.arena.zones().map(|zone| Aim::ObjectAndZone(id, zone)).collect()
            }
            (Aim::Two(host, _), Target::ObjectAndAttached(..)) => {
                self.attached_to(host).map(|part| Aim::Two(host, part.id)).collect()
            }
            (Aim::Two(_, host), _) => {
                self.objects.iter().map(|moved| Aim::Two(moved.id, host)).collect()
            }
            (on, _) => vec![on],
        };
        aims.retain(|on| self.judge_turned(*on).is_ok());
        aims
    }

    /// Whether its new caster can aim a spell that was turned so.
    fn judge_turned(&self, on: Aim) -> Judgement {
        let unknown = || Refusal::new(mw::RULING_96, "refusal-target");
        let cast = self.current_cast().ok_or_else(unknown)?;
        let caster = self.find(cast.by()).ok_or_else(unknown)?;
        let lines = self.lines(cast.spell).ok_or_else(unknown)?;
        self.judge_aim(&self.aiming(cast.you, caster, cast.spell, lines), on)?;
        self.judge_fit(cast.you, cast.spell, cast.card, on)
    }

    /// The aim an answer gives a spell that was turned.
    fn turned_by(&self, choice: Choice) -> Option<Aim> {
        let cast = self.current_cast()?;
        match (cast.on, choice, &cards::card(cast.card).target) {
            (Aim::ObjectAndZone(id, _), Choice::Zone(zone), _) => {
                Some(Aim::ObjectAndZone(id, zone))
            }
            (Aim::Two(host, _), Choice::Pick(part), Target::ObjectAndAttached(..)) => {
                Some(Aim::Two(host, part))
            }
            (Aim::Two(_, host), Choice::Pick(moved), _) => Some(Aim::Two(moved, host)),
            _ => None,
        }
    }

    /// Whether who turned a spell may answer so.
    pub(super) fn judge_redirection(&self, choice: Choice) -> Judgement {
        self.judge_turned(found(self.turned_by(choice), mw::RULING_96, "refusal-target")?)
    }

    /// Whether who turned a spell can pay for it with or without what it costs extra.
    pub(super) fn judge_extra(&self, extra: bool) -> Judgement {
        let cast = found(self.current_cast(), mw::RULING_96, "refusal-target")?;
        let wanted = Cast { extra: Some(extra), ..cast.clone() };
        mana_suffices(self.dearer_by(&wanted), self.mana_of(cast.you))
    }

    /// What the new controller answered about a spell that was turned.
    pub(super) fn take_redirection(&mut self, run: Run, choice: Choice) {
        match (choice, self.turned_by(choice)) {
            (_, Some(on)) => self.redirect(run, on),
            (Choice::Extra(extra), None) => {
                if let Some(cast) = self.current_cast_mut() {
                    cast.extra = Some(extra);
                }
                self.settle_reflected(run, extra);
            }
            (Choice::May(pays), None) => self.pay_reflected(pays),
            (other, None) => self.wrong_answer(other),
        }
    }

    /// A spell that was turned has its new aim; what it offers at an extra cost is asked anew.
    fn redirect(&mut self, run: Run, on: Aim) {
        let Some(cast) = self.current_cast_mut() else {
            return self.broken("there is no spell to turn");
        };
        cast.on = on;
        let Some(cast) = self.current_cast() else { return }; // it has just been there
        if self.offers_extra(cast) {
            self.decide(run, Decision::Extra);
        } else {
            self.settle_reflected(run, false);
        }
    }

    /// What the spell costs more on its new target is paid by who controls it now, who may cancel it instead.
    /// Who chose to pay extra has agreed to pay.
    fn settle_reflected(&mut self, run: Run, agreed: bool) {
        let Some(cast) = self.current_cast().cloned() else {
            return self.broken("there is no spell to pay for");
        };
        let stamps = self.stamps(cast.by(), cast.on);
        if let Some(cast) = self.current_cast_mut() {
            cast.stamps = stamps;
        }
        let more = self.dearer_by(&cast);
        let mana = self.mana_of(cast.you);
        match more {
            0 => self.fire_for_turned(),
            more if agreed && mana >= more => self.pay_reflected(true),
            more if mana >= more => self.decide(run, Decision::Pay(more)),
            _ => self.pay_reflected(false),
        }
    }

    /// How much more it costs than was paid for it.
    fn dearer_by(&self, cast: &Cast) -> u16 {
        self.cost_of(cast).saturating_sub(cast.paid_by_caster + cast.paid_by_mage)
    }

    /// The difference is paid, or the spell is canceled.
    pub(super) fn pay_reflected(&mut self, pays: bool) {
        let Some(cast) = self.current_cast() else {
            return self.broken("there is no spell to pay for");
        };
        let (more, you, cast) = (self.dearer_by(cast), cast.you, cast.clone());
        if pays && self.pay(you, more) {
            self.use_discounts(&cast);
            self.fire_for_turned();
        } else {
            self.set_status(SpellStatus::CANCELED);
        }
    }
}
