//! The Roll Dice and Damage and Effects Steps.

use arrayvec::ArrayVec;
use kernel::Seat;

use super::{Attack, AttackKind};
use crate::{
    derive::{self, AttackFacts, Flag},
    event::{Event, MAX_DICE, Tally},
    flow::{Frame, Heading, Push, TriggerEvent},
    odds::Strike,
    state::{Blow, MageWars, Object, ObjectId, RoundFact},
    vocabulary::{AttackTrait, Gain, Marker, Result, Token},
};

/// Sides of the attack die: blank, blank, 1, 2, critical 1, critical 2 (MW-RULING-45).
pub(crate) const ATTACK_DIE: u8 = 6;
/// Sides of the effect die.
pub(crate) const EFFECT_DIE: u8 = 12;

/// The sum of the numbers on a face, normal or critical, for healing and direct damage (MW-HEAL-01).
pub(crate) fn face_sum(face: u8) -> u16 {
    let (normal, critical) = Strike::default().face(face);
    normal + critical
}

/// What an attacker gains by its damage.
#[derive(Clone, Copy)]
struct Reward {
    healing: u16,
    /// Mana that somebody loses, and whether it is gained by the attacker's side.
    drains: Option<((u16, bool), Seat)>,
    gainer: Seat,
}

/// As much of a roll as is told.
pub(crate) fn told(faces: &[u8]) -> ArrayVec<u8, MAX_DICE> {
    faces.iter().copied().take(MAX_DICE).collect()
}

impl MageWars {
    /// So many attack dice.
    pub(crate) fn roll_attack_die(&mut self, count: i32) -> Vec<u8> {
        (0..count).map(|_| self.chance.roll(ATTACK_DIE)).collect()
    }

    /// MW-DICE-02 to MW-DICE-04, MW-ATTACK-S05-01: all attack dice, and the effect die if there is an effect table.
    pub(super) fn roll_dice(&mut self, attack: &mut Attack) {
        attack.effect = None;
        // Nothing is thrown at the immune.
        if let Some(faces) = self.throw_attack_dice(attack) {
            let has_effects = !derive::effect_table(self, &attack.facts(self)).is_empty();
            attack.effect = has_effects.then(|| self.chance.roll(EFFECT_DIE));
            self.tell_dice(attack, &faces);
        }
        self.douse(attack);
    }

    /// MW-TRAIT-EXTINGUISH-01, MW-TRAIT-EXTINGUISH-02: fires go out after the roll, and what they took from it stays.
    fn douse(&mut self, attack: &mut Attack) {
        let facts = attack.facts(self);
        let out = facts.defender.map_or(0, |defender| derive::doused(&facts, defender));
        if out > 0 {
            let less = i8::try_from(out).unwrap_or(i8::MAX);
            attack.dice_bonus = attack.dice_bonus.saturating_sub(less);
            attack.effect_bonus = attack.effect_bonus.saturating_sub(less);
            self.remove_markers(attack.defender, Marker::Burn, u8::MAX);
        }
    }

    pub(crate) fn tell_dice(&mut self, attack: &Attack, faces: &[u8]) {
        let (defender, effect) = (self.thing(attack.defender), attack.effect);
        if let Some(attacker) = attack.attacker_thing(self) {
            let (faces, odds) = (told(faces), self.told_odds(attack));
            self.log.push(|| Event::DiceRolled { attacker, defender, faces, effect, odds });
        }
    }

    /// What the dice count is noted in the attack; nothing is thrown at the immune.
    pub(crate) fn throw_attack_dice(&mut self, attack: &mut Attack) -> Option<Vec<u8>> {
        attack.normal = 0;
        attack.critical = 0;
        let facts = attack.facts(self);
        let defender = facts.defender?;
        if derive::is_immune(self, facts.bar, defender) {
            return None; // no attack dice, no effect die
        }
        let dice = derive::attack_dice(self, &facts);
        let strike = Strike {
            ghost: self.is_untouched(&facts, defender),
            resilient: derive::traits(self, defender).has(Flag::Resilient),
            all_critical: self.is_all_critical(&facts),
            ..Strike::default()
        };
        let faces = self.roll_attack_die(dice);
        for (normal, critical) in faces.iter().map(|face| strike.face(*face)) {
            attack.normal += normal;
            attack.critical += critical;
        }
        Some(faces)
    }

    /// MW-INCORP-05, MW-INCORP-06: the incorporeal, by an attack that is not ethereal.
    pub(crate) fn is_untouched(&self, facts: &AttackFacts<'_>, defender: &Object) -> bool {
        derive::traits(self, defender).has(Flag::Incorporeal)
            && !derive::attack_has(self, facts, |found| *found == AttackTrait::Ethereal)
    }

    /// Whether normal numbers count as critical ones.
    pub(crate) fn is_all_critical(&self, facts: &AttackFacts<'_>) -> bool {
        derive::attack_has(self, facts, |found| *found == AttackTrait::CriticalDamage)
    }

    /// An attack that puts fires out does that instead, if there are any. True if it did.
    pub(super) fn puts_out_fires(&mut self, attack: &Attack) -> bool {
        let wet = attack.bar.bar().traits.contains(&AttackTrait::PutsOutFires);
        let burns = self.find(attack.defender).is_some_and(|it| it.markers(Marker::Burn) > 0);
        if wet && burns {
            self.remove_markers(attack.defender, Marker::Burn, u8::MAX);
        }
        wet && burns
    }

    /// MW-ATTACK-S06-02: damage first, then the additional effects.
    pub(super) fn damage_and_effects(&mut self, attack: &mut Attack) {
        let facts = attack.facts(self);
        let (Some(defender), Some((tally, shield))) = (facts.defender, self.tally(attack)) else {
            return self.broken("who is hit is gone");
        };
        let damage = tally.damage;
        let counted = damage.min(derive::life_left(self, defender));
        let modifier = derive::effect_modifier(self, &facts) + i32::from(attack.effect_bonus);
        let untouchable = self.is_untouched(&facts, defender);
        if let (Some(attacker), Some(defender)) =
            (attack.attacker_thing(self), self.thing(attack.defender))
        {
            self.log.push(|| Event::AttackHit { attacker, defender, tally });
        }
        if let Some(at) = shield {
            self.end_lasting(at); // MW-MAGE-WIZARD-05
        }
        let reward = self.reward_of(attack, if damage > 0 { counted } else { 0 });
        if damage > 0 {
            attack.damaged = true;
            attack.struck = Some(attack.defender);
            if let Some(attacker) = attack.attacker {
                self.note(RoundFact::Damaged { attacker, defender: attack.defender });
            }
            self.enrage(attack);
        }
        let blow = attack.attacker.map(|by| Blow {
            by,
            is_melee: attack.is_melee(),
            devours: attack.bar.bar().traits.contains(&AttackTrait::Devour),
        });
        self.deal(attack.defender, damage, blow);
        if let Some(reward) = reward {
            self.reward_attacker(attack, reward); // MW-RULING-87
        }
        if let Some(attacker) = attack.attacker.filter(|_| damage > 0) {
            let (defender, damage_type) = (attack.defender, attack.bar.bar().damage_type);
            self.fire(TriggerEvent::Damages { attacker, defender, damage_type });
        }
        // MW-INCORP-06: no effects on the incorporeal from attacks that are not ethereal.
        if let Some(roll) = attack.effect.filter(|_| !untouchable) {
            self.apply_effects(attack, i32::from(roll) + modifier);
        }
        if let Some(attacker) = attack.attacker {
            self.fire(TriggerEvent::Struck { attacker, defender: attack.defender });
        }
    }

    /// What the rolled dice come to against the defender as it is now, and the lasting gain that prevents some of it.
    pub(crate) fn tally(&self, attack: &Attack) -> Option<(Tally, Option<usize>)> {
        let facts = attack.facts(self);
        // MW-DAMAGE-01 to MW-DAMAGE-03, MW-TRAIT-PIERCING-01
        let armor = derive::armor(self, facts.defender?);
        let piercing = derive::piercing(self, &facts).min(armor);
        let armor = u16::try_from(armor - piercing).unwrap_or(0);
        // MW-CARD-60
        let soft = derive::softened(self, &facts).min(attack.critical);
        let (normal, critical) = (attack.normal + soft, attack.critical - soft);
        let damage = normal.saturating_sub(armor) + critical;
        // MW-MAGE-WIZARD-03, MW-MAGE-WIZARD-04: what prevents some of it does so once.
        let shield = self.shield_of(attack.defender).filter(|_| damage > 0);
        let tally = Tally {
            normal,
            critical,
            armor,
            piercing: u16::try_from(piercing).unwrap_or(0),
            damage: damage.saturating_sub(shield.map_or(0, |(most, _)| most)),
        };
        Some((tally, shield.map(|(_, at)| at)))
    }

    /// The most damage that is prevented once, and by which lasting gain.
    pub(crate) fn shield_of(&self, defender: ObjectId) -> Option<(u16, usize)> {
        self.lasting.iter().enumerate().find_map(|(at, lasting)| {
            let most = lasting.gains().iter().find_map(|gain| match gain {
                Gain::PreventDamage(most) => Some(u16::from(*most)),
                _ => None,
            });
            most.filter(|_| lasting.who == defender).map(|most| (most, at))
        })
    }

    /// Vampiric, Mana Drain and Mana Transfer, once per attack action (MW-TRAIT-VAMPIRIC-01 to -03,
    /// MW-TRAIT-MANADRAIN-01, -02): what they come to, as long as the defender is there.
    fn reward_of(&self, attack: &Attack, counted: u16) -> Option<Reward> {
        let facts = attack.facts(self);
        // Barriers, walls and traps are no creatures, and gain nothing.
        let (attacker, defender) = (facts.attacker?, facts.defender?);
        if counted == 0 || !attack.first || !self.is_creature(defender) {
            return None;
        }
        let vampiric = derive::traits(self, defender).is_living()
            && derive::attack_has(self, &facts, |found| *found == AttackTrait::Vampiric);
        let drains_so = |found: &AttackTrait| match found {
            AttackTrait::ManaDrain(amount) => Some((u16::from(*amount), false)),
            AttackTrait::ManaTransfer(amount) => Some((u16::from(*amount), true)),
            _ => None,
        };
        let orbs = u16::from(derive::orbs_behind(self, Some(attacker)));
        let drains = facts.bar.traits.iter().find_map(|found| match found {
            AttackTrait::PerOrb(each) => {
                drains_so(each).map(|(amount, transferred)| (amount * orbs, transferred))
            }
            other => drains_so(other),
        });
        let loser =
            Some(defender.controller).filter(|_| self.is_enemy(attacker.controller, defender));
        Some(Reward {
            healing: if vampiric { counted.div_ceil(2) } else { 0 },
            drains: drains.zip(loser),
            gainer: attacker.controller,
        })
    }

    /// MW-RULING-87: who was destroyed by its own attack gains nothing.
    fn reward_attacker(&mut self, attack: &Attack, reward: Reward) {
        let mage_of = |game: &Self, seat| game.mage(seat).map(|mage| mage.id);
        if let Some(attacker) = attack.attacker.filter(|_| reward.healing > 0) {
            self.heal(attacker, reward.healing);
        }
        if let Some(((amount, transferred), loser)) = reward.drains
            && let Some(loser) = mage_of(self, loser)
        {
            let lost = self.lose_mana(loser, amount);
            // MW-TRAIT-MANATRANSFER-01: what was really lost.
            if let Some(gainer) = mage_of(self, reward.gainer).filter(|_| transferred) {
                self.gain_mana(gainer, lost);
            }
        }
    }

    /// MW-TRAIT-RAGE-01: an enemy creature that damages it makes it angrier.
    fn enrage(&mut self, attack: &Attack) {
        let facts = attack.facts(self);
        // Barriers, walls and traps anger nobody.
        let (Some(attacker), Some(defender)) = (facts.attacker, facts.defender) else { return };
        let most = derive::traits(self, defender).rage();
        let tokens = defender.tokens(Token::Rage);
        let by_enemy = self.is_creature(attacker) && self.is_enemy(defender.controller, attacker);
        let angrier = tokens < most && by_enemy;
        if angrier && let Some(defender) = self.find_mut(attack.defender) {
            defender.set_tokens(Token::Rage, tokens + 1);
        }
    }

    /// MW-DICE-07, MW-EFFECT-05 to MW-EFFECT-07: the line of the effect table the modified roll reaches.
    fn apply_effects(&mut self, attack: &Attack, roll: i32) {
        let lines = derive::effect_table(self, &attack.facts(self));
        let line = lines.iter().rev().find(|line| roll >= i32::from(line.from));
        let results = line.map_or_else(Vec::new, |line| line.results.clone());
        for result in &results {
            match result {
                Result::Marker(marker) => self.afflict(attack, *marker),
                // MW-ACTION-16 does not apply; the push runs after this step.
                Result::Push | Result::Snatch => {
                    let source = attack.attacker.unwrap_or(attack.bar.object);
                    let random = attack.bar.bar().traits.contains(&AttackTrait::PushesAtRandom);
                    let heading = match result {
                        Result::Snatch => Heading::Toward,
                        _ if random => Heading::Random(attack.bar.card),
                        _ => Heading::Away,
                    };
                    let push = Push { heading, ..Push::away(attack.defender, source) };
                    self.pending.push(Frame::Push(push));
                }
            }
        }
    }

    /// MW-ACTION-16, MW-RULING-61: what a barrier or counterstrike leaves on the acting creature lasts through its next
    /// Action Phase.
    fn afflict(&mut self, attack: &Attack, marker: Marker) {
        let placed = match attack.attacker {
            Some(by) if Marker::TAUNTS.contains(&marker) => {
                self.place_taunt(attack.defender, marker, by)
            }
            None if Marker::TAUNTS.contains(&marker) => false,
            Some(_) | None => self.place_marker(attack.defender, marker),
        };
        let acting = self.acting_creature() == Some(attack.defender);
        let strikes_back = matches!(attack.kind, AttackKind::Barrier | AttackKind::Counterstrike);
        let kept = placed && acting && strikes_back;
        if kept && let Some(object) = self.objects.change_untracked(attack.defender) {
            object.defer(marker);
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::{covers, mw};

    use super::*;

    #[test]
    fn an_attack_die_has_two_blanks_and_one_and_two_normal_and_critical() {
        covers![mw::RULING_45, mw::DICE_01];
        let faces: Vec<(u16, u16)> =
            (1..=ATTACK_DIE).map(|face| Strike::default().face(face)).collect();
        assert_eq!(faces, [(0, 0), (0, 0), (1, 0), (2, 0), (0, 1), (0, 2)]);
    }
}
