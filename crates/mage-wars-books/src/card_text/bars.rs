//! Attack bars and Defenses, as lines of facts.

use kernel::{Message, msg};

use super::{
    grammar::{Case, Determiner, Speaker},
    names,
};
use mage_wars::vocabulary::{AttackBar, AttackReach, Defense, Kind, Outcome, Range, Result, Uses};

/// Stands between the facts of a line.
pub(super) const SEPARATOR: &str = " · ";

impl Speaker<'_> {
    pub(super) fn bar_name(bar: &AttackBar) -> Message {
        Message::new(format!("attack-{}", bar.name))
    }

    /// Name, reach, dice, damage type, effect table and traits of an attack.
    pub(super) fn bar(&self, bar: &AttackBar) -> String {
        let mut facts = vec![self.reach(bar)];
        facts.push(self.say(&match bar.dice {
            Some(dice) => msg!("ct-bar-dice", dice = dice),
            None => msg!("ct-bar-dice-any"),
        }));
        facts.extend(bar.damage_type.map(|damage| self.word(names::damage(damage))));
        if !bar.effects.is_empty() {
            facts.push(self.effect_table(&bar.effects));
        }
        facts.extend(bar.traits.iter().map(|held| self.attack_trait(held)));
        let facts = facts.join(SEPARATOR);
        self.say(&msg!("ct-bar", name = Speaker::bar_name(bar), facts = facts))
    }

    /// How an attack reaches its defender, with the action it takes where the card itself does not say that.
    fn reach(&self, bar: &AttackBar) -> String {
        let reach = match bar.reach {
            AttackReach::Melee => msg!("ct-reach-melee"),
            AttackReach::Ranged(range) => msg!("ct-reach-ranged", range = span_of(range)),
            AttackReach::Zone { range, spares_caster: false } => {
                msg!("ct-reach-zone", range = span_of(range))
            }
            AttackReach::Zone { range, spares_caster: true } => {
                msg!("ct-reach-zone-around", range = span_of(range))
            }
            AttackReach::DamageBarrier => return self.say(&msg!("ct-reach-damage-barrier")),
            AttackReach::Passage { level_minus_one_times: false } => {
                return self.say(&msg!("ct-reach-passage"));
            }
            AttackReach::Passage { level_minus_one_times: true } => {
                return self.say(&msg!("ct-reach-passage-by-level"));
            }
            AttackReach::Special => return self.say(&msg!("ct-reach-special")),
        };
        let reach = self.say(&reach);
        if !self.card.free_bars().any(|free| self.card.attacks.get(free) == Some(bar)) {
            return reach;
        }
        match self.card.kind {
            Kind::Attack => reach,
            Kind::Mage
            | Kind::Creature
            | Kind::Conjuration
            | Kind::Wall
            | Kind::Enchantment
            | Kind::Equipment
            | Kind::Incantation
            | Kind::Orb
            | Kind::Tile => [self.word(names::action(bar.action)), reach].join(SEPARATOR),
        }
    }

    /// `5–8 Daze, 9+ Stun`.
    pub(super) fn effect_table(&self, outcomes: &[Outcome]) -> String {
        let mut lines = Vec::new();
        for (at, outcome) in outcomes.iter().enumerate() {
            let last = outcomes.get(at + 1).map(|next| next.from.saturating_sub(1));
            let rolls = match last {
                Some(last) if last == outcome.from => last.to_string(),
                Some(last) => span_of(Range { min: outcome.from, max: last }),
                None => format!("{}+", outcome.from),
            };
            let mut results = Vec::new();
            for same in outcome.results.chunk_by(|one, other| one == other) {
                results.extend(same.first().map(|result| self.results(*result, same.len())));
            }
            lines.push(format!("{rolls} {}", results.join(" & ")));
        }
        lines.join(", ")
    }

    /// A result, with its number where it is more than one (MW-EFFECT-05).
    fn results(&self, result: Result, count: usize) -> String {
        let word = self.result(result);
        match u8::try_from(count) {
            Ok(0 | 1) | Err(_) => word,
            Ok(count) => self.say(&msg!("ct-result-several", count = count, result = word)),
        }
    }

    fn result(&self, result: Result) -> String {
        match result {
            Result::Marker(marker) => self.word(names::marker(marker)),
            Result::Push => self.say(&msg!("ct-result-push")),
            Result::Snatch => self.say(&msg!("ct-result-snatch")),
        }
    }

    /// Roll, uses and limits of a Defense.
    pub(super) fn defense(&self, defense: &Defense) -> String {
        let mut facts = vec![self.say(&msg!("ct-defense", roll = defense.roll))];
        facts.push(self.say(&match defense.uses {
            Uses::OncePerRound => msg!("ct-defense-once"),
            Uses::PerRound(times) => msg!("ct-per-round", times = times),
            Uses::Unlimited => msg!("ct-defense-unlimited"),
        }));
        match (defense.against_melee, defense.against_ranged) {
            (true, false) => facts.push(self.say(&msg!("ct-defense-melee"))),
            (false, true) => facts.push(self.say(&msg!("ct-defense-ranged"))),
            (true, true) | (false, false) => (),
        }
        if let Some(attackers) = &defense.only_from {
            let whom = self.objects(attackers, Determiner::None, Case::Dat);
            facts.push(self.say(&msg!("ct-defense-only-from", whom = whom)));
        }
        if defense.cost > 0 {
            facts.push(self.say(&msg!("ct-cost", mana = defense.cost)));
        }
        if defense.steadfast {
            facts.push(self.say(&msg!("ct-defense-steadfast")));
        }
        facts.join(SEPARATOR)
    }
}

/// `0–2`, or one number where both ends are the same.
pub(super) fn span_of(range: Range) -> String {
    match range {
        Range { min, max } if min == max => min.to_string(),
        Range { min, max } => format!("{min}–{max}"),
    }
}
