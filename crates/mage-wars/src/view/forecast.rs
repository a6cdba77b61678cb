//! What an attack will do, as far as dice decide it: for those who think of making it and those who watch it come.

use std::collections::BTreeMap;

use kernel::{Game, Seat};

use crate::{
    cards,
    derive::{self, Reasoned},
    flow::{
        Aim, Attack, AttackKind, BarRef, Bonus, Choice, DAZE_ROLL, EFFECT_DIE, Frame, Question,
        Spell,
    },
    odds::{Chances, Strike},
    state::{Lasting, MageWars, ObjectId},
    vocabulary::{AttackTrait, Gain, Kind, Marker, Result, Stat, Until},
};

/// Dice, armor and chances of an attack. What lies hidden is not counted, and no Defense that may be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Forecast {
    pub dice: Reasoned,
    /// Armor of the defender, and what Piercing takes from it.
    pub armor: Reasoned,
    pub piercing: i32,
    /// Strikes still to come.
    pub strikes: u8,
    /// Damage the defender can still take.
    pub left: u16,
    pub chances: Chances,
    /// In twelfths: that a dazed attacker misses, and that the best Defense at hand avoids a strike.
    pub misses: u8,
    pub avoids: u8,
    /// What the effect die does, with its chance in twelfths.
    pub effects: Vec<(Vec<Result>, u8)>,
}

/// How far an imagined attack has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Course {
    damage: u16,
    /// Bloodthirsty has been used (MW-TRAIT-BLOODTHIRSTY-02).
    sated: bool,
    /// What prevents damage once has done so.
    unshielded: bool,
}

impl MageWars {
    /// The attack an answer would begin, if it begins one.
    pub(crate) fn attack_of(&self, seat: Seat, choice: &Choice) -> Option<Attack> {
        let question = self.asked(seat)?;
        let attack = |attacker, bar, target, kind| {
            Some(Attack::new(self, Some(attacker), bar, target, kind))
        };
        if let (Choice::Attack { object, bar, target }, Question::Act { creature }) =
            (choice, question)
        {
            let bar = self.bar_ref(*object, *bar)?;
            let mut planned = attack(*creature, bar, *target, AttackKind::Action)?;
            planned.charging = self.action_phase().is_some_and(|phase| phase.charges);
            return Some(planned);
        }
        if let Question::FollowUp { attacker, last, .. } = question {
            if let Choice::Counterstrike { object, bar } = choice {
                let bar = self.bar_ref(*object, *bar)?;
                return attack(*attacker, bar, *last, AttackKind::Counterstrike);
            }
            let Some(Frame::FollowUp(follow_up)) = self.agenda.peek() else { return None };
            return follow_up.attack_by(self, *choice);
        }
        let Choice::Cast { caster, spell, on: Aim::Object(target) } = choice else { return None };
        let card = match spell {
            Spell::Card(card) => *card,
            Spell::Bound(object) => self.find(*object)?.bound?,
            Spell::Ability { .. } => return None,
        };
        if cards::card(card).kind != Kind::Attack {
            return None;
        }
        let bar = BarRef { card, bar: 0, object: *caster };
        let mut planned = attack(*caster, bar, *target, AttackKind::Action)?;
        planned.is_spell = true;
        Some(planned)
    }

    /// Everything about an attack that can be known before its dice are rolled.
    pub(crate) fn forecast(&self, attack: &Attack) -> Option<Forecast> {
        let facts = attack.facts(self);
        let defender = facts.defender.filter(|_| !self.is_touch(attack))?;
        let immune = derive::is_immune(self, facts.bar, defender);
        let armor = derive::armor_reasons(self, defender);
        let piercing = derive::piercing(self, &facts).min(armor.value).max(0);
        let left = derive::life(self, defender).unwrap_or(0) - i32::from(defender.damage);
        let strikes = if immune {
            0
        } else {
            attack.strikes_in_all(self).saturating_sub(attack.strikes).max(1)
        };
        // MW-RULING-85: what counts for the next attack does not count for further strikes.
        let lasting =
            (derive::piercing(self, &facts) - self.piercing_once(attack)).min(armor.value).max(0);
        let armors = [armor.value - piercing, armor.value - lasting];
        let (ways, total) = self.courses(attack, strikes, armors);
        let dazed = facts.attacker.is_some_and(|by| by.markers(Marker::Daze) > 0);
        Some(Forecast {
            dice: if immune {
                Reasoned::default()
            } else {
                derive::attack_dice_reasons(self, &facts)
            },
            armor,
            piercing,
            strikes,
            left: u16::try_from(left).unwrap_or(0),
            chances: Chances::new(ways, total),
            misses: if dazed { DAZE_ROLL - 1 } else { 0 },
            avoids: if immune { 0 } else { self.best_defense(attack) },
            effects: if immune { Vec::new() } else { self.effect_chances(attack) },
        })
    }

    /// All that the dice of all strikes can come to, by damage.
    /// The armor is that against the first strike and that against further ones.
    fn courses(&self, attack: &Attack, strikes: u8, armors: [i32; 2]) -> (Vec<u128>, u128) {
        let mut facts = attack.facts(self);
        let Some(defender) = facts.defender else { return (Vec::new(), 0) };
        let armors = armors.map(|armor| u16::try_from(armor).unwrap_or(0));
        let shield = self.shield_of(attack.defender).map_or(0, |(most, _)| most);
        let thirst = self.thirst(attack);
        let was_bloody = derive::is_bloody(self, defender);
        facts.bloodthirsty = false;
        let begin =
            Course { damage: 0, sated: attack.bloodthirsty == Bonus::Spent, unshielded: false };
        let mut courses = BTreeMap::from([(begin, 1_u128)]);
        let mut total = 1_u128;
        for strike in 0..strikes {
            facts.first = attack.first && strike == 0;
            let plain: i32 =
                derive::attack_dice_reasons(self, &facts).parts.iter().map(|(_, part)| part).sum();
            let counting = |dice: i32| Strike {
                dice: u8::try_from(dice.max(1)).unwrap_or(u8::MAX).min(Strike::MOST_DICE),
                armor: armors[usize::from(strike > 0)],
                ghost: self.is_untouched(&facts, defender),
                resilient: derive::traits(self, defender).has(derive::Flag::Resilient),
                all_critical: self.is_all_critical(&facts),
                softened: derive::softened(self, &facts),
            };
            let (plain, thirsty) = (counting(plain), counting(plain + thirst));
            let rolls = plain.rolls().max(thirsty.rolls());
            let mut next = BTreeMap::new();
            for (course, ways) in &courses {
                let drinks = thirst != 0 && !course.sated && (was_bloody || course.damage > 0);
                let now = if drinks { thirsty } else { plain };
                let scale = rolls / now.rolls();
                for (damage, more) in now.ways().iter().enumerate().filter(|(_, more)| **more > 0) {
                    let damage = u16::try_from(damage).unwrap_or(u16::MAX);
                    let stopped = if course.unshielded { 0 } else { shield.min(damage) };
                    let to = Course {
                        damage: course.damage + damage - stopped,
                        sated: course.sated || drinks,
                        unshielded: course.unshielded || damage > 0,
                    };
                    *next.entry(to).or_insert(0) += ways * more * scale;
                }
            }
            courses = next;
            total *= rolls;
        }
        let most = courses.keys().map(|course| course.damage).max().unwrap_or(0);
        let mut by_damage = vec![0; usize::from(most) + 1];
        for (course, ways) in courses {
            if let Some(found) = by_damage.get_mut(usize::from(course.damage)) {
                *found += ways;
            }
        }
        (by_damage, total)
    }

    /// How much of the Piercing of an attack is for one strike alone.
    fn piercing_once(&self, attack: &Attack) -> i32 {
        let once = self.lasting.iter().filter(|lasting| {
            Some(lasting.who) == attack.attacker
                && match lasting.until {
                    Until::NextMeleeAttack => attack.is_melee(),
                    Until::NextRangedAttack => !attack.is_melee(),
                    _ => false,
                }
        });
        let gains = once.flat_map(Lasting::gains).filter_map(|gain| match gain {
            Gain::Melee(AttackTrait::Piercing(amount))
            | Gain::Ranged(AttackTrait::Piercing(amount)) => Some(i32::from(*amount)),
            _ => None,
        });
        gains.sum()
    }

    /// What Bloodthirsty adds once the defender bleeds (MW-TRAIT-BLOODTHIRSTY-01).
    fn thirst(&self, attack: &Attack) -> i32 {
        let facts = attack.facts(self);
        let (Some(attacker), Some(defender)) = (facts.attacker, facts.defender) else { return 0 };
        let prey = self.is_creature(defender) && derive::traits(self, defender).is_living();
        if prey && attack.is_melee() {
            derive::traits(self, attacker).plus(Stat::Bloodthirsty)
        } else {
            0
        }
    }

    /// The chance of the best Defense that may be used, in twelfths.
    fn best_defense(&self, attack: &Attack) -> u8 {
        if attack.kind == AttackKind::Zone || attack.kind == AttackKind::Barrier {
            return 0;
        }
        let usable = self
            .defenses(attack.defender)
            .filter(|(source, at)| self.judge_defense(attack, *source, *at).is_ok());
        let chance = |(source, at): (ObjectId, u8)| {
            let needed = self.defense_roll(attack, source, at).unwrap_or(i32::MAX);
            let faces = i32::from(EFFECT_DIE).saturating_sub(needed).saturating_add(1);
            u8::try_from(faces.clamp(0, i32::from(EFFECT_DIE))).unwrap_or(0)
        };
        usable.map(chance).max().unwrap_or(0)
    }

    /// MW-DICE-07: the lines of the effect table and how many faces of the effect die reach each.
    fn effect_chances(&self, attack: &Attack) -> Vec<(Vec<Result>, u8)> {
        let facts = attack.facts(self);
        let Some(defender) = facts.defender else { return Vec::new() };
        if self.is_untouched(&facts, defender) {
            return Vec::new(); // MW-INCORP-06
        }
        let lines = derive::effect_table(self, &facts);
        let modifier = derive::effect_modifier(self, &facts) + i32::from(attack.effect_bonus);
        let mut faces = vec![0_u8; lines.len()];
        for roll in 1..=EFFECT_DIE {
            let reached = |from: u8| i32::from(roll) + modifier >= i32::from(from);
            let line = lines.iter().rposition(|line| reached(line.from));
            if let Some(found) = line.and_then(|at| faces.get_mut(at)) {
                *found += 1;
            }
        }
        let found = lines.iter().zip(faces).filter(|(_, faces)| *faces > 0);
        found.map(|(line, faces)| (line.results.clone(), faces)).collect()
    }
}
