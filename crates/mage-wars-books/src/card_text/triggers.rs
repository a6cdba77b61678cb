//! When something happens and how often: the words before the colon.

use kernel::msg;

use super::{
    grammar::{Case, Determiner, Speaker},
    who::Actor,
};
use mage_wars::vocabulary::{Filter, Limit, Timing, Trigger};

impl Speaker<'_> {
    pub(super) fn trigger(&self, trigger: &Trigger) -> String {
        let it = || self.phrase(&self.bearer(), Case::Nom);
        let this = || self.phrase(&self.this(), Case::Nom);
        let of_it = || self.phrase(&self.bearer(), Case::Gen);
        self.say(&match trigger {
            Trigger::EntersPlay => msg!("ct-when-enters-play", who = this()),
            Trigger::Revealed => msg!("ct-when-revealed", who = this()),
            Trigger::Destroyed => msg!("ct-when-destroyed", who = this()),
            Trigger::Slain => msg!("ct-when-slain", who = this()),
            Trigger::RoundEnds => msg!("ct-when-round-ends"),
            Trigger::ActionPhaseEnds => msg!("ct-when-action-phase-ends", who = of_it()),
            Trigger::Upkeep => msg!("ct-when-upkeep"),
            Trigger::Activated => msg!("ct-when-activated", who = it()),
            Trigger::TakesMoveAction => msg!("ct-when-takes-move-action", who = it()),
            Trigger::ResolvesSpell { by, spells } => msg!(
                "ct-when-resolves-spell",
                who = match by {
                    Filter::This | Filter::Host => it(),
                    Filter::Chosen => self.phrase(&self.chosen(), Case::Nom),
                    other => self.objects(other, Determiner::A, Case::Nom),
                },
                spell = self.spells(spells, Determiner::A, Case::Acc),
            ),
            Trigger::EntersOrActsHere(who) => {
                msg!(
                    "ct-when-enters-or-acts-here",
                    who = self.objects(who, Determiner::A, Case::Nom)
                )
            }
            Trigger::LeavesHere(who) => {
                msg!("ct-when-leaves", who = self.objects(who, Determiner::A, Case::Nom))
            }
            Trigger::Enters(who) => {
                msg!("ct-when-enters", who = self.objects(who, Determiner::A, Case::Nom))
            }
            Trigger::Attacked => msg!("ct-when-attacked", who = it()),
            Trigger::MeleeDeclaredAgainst(by) => msg!(
                "ct-when-melee-declared-against",
                who = self.phrase(&self.bearer(), Case::Acc),
                by = self.objects(by, Determiner::A, Case::Nom),
            ),
            Trigger::Guards => msg!("ct-when-guards", who = it()),
            Trigger::Counterstruck => msg!("ct-when-counterstruck", who = it()),
            Trigger::CastsQuickSpell => msg!("ct-when-casts-quick-spell", who = it()),
            Trigger::TargetedBy(spells) => msg!(
                "ct-when-targeted-by",
                who = self.phrase(&self.bearer(), Case::Acc),
                spell = self.spells(spells, Determiner::A, Case::Nom),
            ),
            Trigger::Reveals(which) => msg!(
                "ct-when-reveals",
                who = it(),
                which = self.objects(which, Determiner::A, Case::Acc),
            ),
            Trigger::Summoned(which) => {
                msg!("ct-when-summoned", which = self.objects(which, Determiner::A, Case::Nom))
            }
            Trigger::AnyDestroyed { whom: Filter::Host, by_attack_of: None, .. } => {
                msg!("ct-when-destroyed", who = it())
            }
            Trigger::AnyDestroyed { whom, by_attack_of: None, .. } => {
                msg!("ct-when-any-destroyed", which = self.objects(whom, Determiner::A, Case::Nom))
            }
            Trigger::AnyDestroyed { whom, by_attack_of: Some(by), by_melee: true } => msg!(
                "ct-when-melee-destroys",
                by = self.objects(by, Determiner::A, Case::Gen),
                whom = self.objects(whom, Determiner::A, Case::Acc),
            ),
            Trigger::AnyDestroyed { whom, by_attack_of: Some(by), by_melee: false } => msg!(
                "ct-when-attack-destroys",
                by = self.objects(by, Determiner::A, Case::Gen),
                whom = self.objects(whom, Determiner::A, Case::Acc),
            ),
            Trigger::AttackDamages { by, whom, damage_type, .. } => {
                let by = self.objects(by, Determiner::A, Case::Nom);
                let whom = self.objects(whom, Determiner::A, Case::Dat);
                match damage_type {
                    None => msg!("ct-when-attack-damages", by = by, whom = whom),
                    Some(damage) => {
                        let damage = self.word(super::names::damage(*damage));
                        msg!("ct-when-attack-damages-by", by = by, whom = whom, damage = damage)
                    }
                }
            }
            Trigger::Strikes { by, whom } => msg!(
                "ct-when-strikes",
                by = self.objects(by, Determiner::A, Case::Gen),
                whom = self.objects(whom, Determiner::A, Case::Acc),
            ),
            Trigger::SpellOver { by, .. } => {
                msg!("ct-when-spell-over", who = self.objects(by, Determiner::A, Case::Nom))
            }
            Trigger::UpkeepDue => msg!("ct-when-upkeep-due"),
            Trigger::UpkeepPaid => msg!("ct-when-upkeep-paid"),
            Trigger::AnyOf(triggers) => {
                return self.one_of(triggers.iter().map(|one| self.trigger(one)).collect());
            }
        })
    }

    /// How often an ability is set off, if that is limited.
    pub(super) fn trigger_limit(&self, trigger: &Trigger, limit: Limit) -> Option<String> {
        match (trigger, limit) {
            (Trigger::AttackDamages { whom, by, by_attacker, .. }, Limit::EachOnce { at_most }) => {
                let whom = if *by_attacker { by } else { whom };
                let each = self.objects(whom, Determiner::Each, Case::Acc);
                if at_most == u8::MAX {
                    return Some(self.say(&msg!("ct-once-for-each-one", each = each)));
                }
                Some(self.say(&msg!("ct-once-for-each", each = each, times = at_most)))
            }
            (_, limit) => self.limit(limit),
        }
    }

    /// How often, if that is limited.
    pub(super) fn limit(&self, limit: Limit) -> Option<String> {
        Some(self.say(&match limit {
            Limit::None => return None,
            Limit::PerRound(times) => msg!("ct-per-round", times = times),
            Limit::PerRoundTogether(times) => msg!("ct-per-round-together", times = times),
            Limit::PerGame(times) => msg!("ct-per-game", times = times),
            Limit::EachOnce { at_most } => msg!("ct-each-once", times = at_most),
        }))
    }

    pub(super) fn timing(&self, timing: Timing) -> String {
        match timing {
            Timing::Action(action) => self.word(super::names::action(action)),
            Timing::Spell(action) => self.word(super::names::action_spell(action)),
            Timing::AroundActionPhase => self.say(&msg!("ct-around-action-phase")),
            Timing::Upkeep => self.say(&msg!("ct-when-upkeep")),
            Timing::Deployment => self.say(&msg!("ct-in-deployment-phase")),
        }
    }
}

/// Who set the ability off.
pub(super) fn actor(trigger: &Trigger) -> Actor {
    match trigger {
        Trigger::Attacked | Trigger::MeleeDeclaredAgainst(_) => Actor::Attacker,
        Trigger::CastsQuickSpell
        | Trigger::TargetedBy(_)
        | Trigger::ResolvesSpell { .. }
        | Trigger::SpellOver { .. }
        | Trigger::Reveals(_) => Actor::Caster,
        Trigger::EntersPlay
        | Trigger::Revealed
        | Trigger::Destroyed
        | Trigger::Slain
        | Trigger::ActionPhaseEnds
        | Trigger::RoundEnds
        | Trigger::Upkeep
        | Trigger::Activated
        | Trigger::TakesMoveAction
        | Trigger::EntersOrActsHere(_)
        | Trigger::LeavesHere(_)
        | Trigger::Enters(_)
        | Trigger::Guards
        | Trigger::Counterstruck
        | Trigger::Summoned(_)
        | Trigger::AnyDestroyed { .. }
        | Trigger::AttackDamages { .. }
        | Trigger::Strikes { .. }
        | Trigger::UpkeepDue
        | Trigger::UpkeepPaid => Actor::Creature,
        Trigger::AnyOf(triggers) => triggers.first().map_or(Actor::Creature, actor),
    }
}
