//! What creatures do: which one acts, where it goes, whom it attacks.

use kernel::Game;
use mage_wars::{
    Question,
    cards::{self, CardId},
    derive::{self, AttackFacts},
    flow::FollowUpKind,
    state::{Object, ObjectId, Place, Zone},
    vocabulary::{AttackBar, AttackReach, Kind},
};

use super::{
    policy::{FOLLY, Order},
    worth,
};

impl Order<'_> {
    /// Who can strike now goes first.
    pub(super) fn activate(&self, id: ObjectId) -> f32 {
        let Some(creature) = self.game.find(id) else { return FOLLY };
        let traits = derive::traits(self.game, creature);
        let dice = worth::dice(self.game, creature, &traits);
        let near = self
            .game
            .objects()
            .iter()
            .filter(|other| self.is_enemy(other) && self.game.is_creature(other))
            .filter_map(|other| self.distance(creature, other))
            .min()
            .unwrap_or(4);
        let mage = if cards::card(creature.card).kind == Kind::Mage { 1.0 } else { 0.0 };
        0.8 + dice
            * 0.3
            * match near {
                0 => 1.5,
                1 => 1.2,
                _ => 0.7,
            }
            + mage
    }

    pub(super) fn distance(&self, one: &Object, other: &Object) -> Option<u8> {
        Some(self.game.zone_of(one)?.distance(self.game.zone_of(other)?))
    }

    /// The creature that acts.
    fn actor(&self) -> Option<&Object> {
        match self.game.asked(self.seat) {
            Some(Question::Act { creature }) => self.game.find(*creature),
            Some(Question::FollowUp { kind: FollowUpKind::Extra, attacker, .. }) => {
                self.game.find(*attacker)
            }
            _ => None,
        }
    }

    /// Toward enemy mages; a mage itself stays where it is safe.
    pub(super) fn step(&self, to: Zone) -> f32 {
        let Some(mover) = self.actor() else { return 1.0 };
        let Some(from) = self.game.zone_of(mover) else { return 1.0 };
        let nearest = |zone: Zone| {
            let mages = self.enemy_mages().filter_map(|mage| self.game.zone_of(mage));
            mages.chain(self.orbs_to_take()).map(|at| zone.distance(at)).min().unwrap_or(0)
        };
        let (before, after) = (nearest(from), nearest(to));
        if cards::card(mover.card).kind == Kind::Mage {
            return match after.cmp(&before) {
                std::cmp::Ordering::Less => 0.7,
                std::cmp::Ordering::Equal => 0.3,
                std::cmp::Ordering::Greater => 0.4,
            };
        }
        let traits = derive::traits(self.game, mover);
        let dice = worth::dice(self.game, mover, &traits);
        match after.cmp(&before) {
            std::cmp::Ordering::Less => 0.5 + dice * 0.6,
            std::cmp::Ordering::Equal => 0.3,
            std::cmp::Ordering::Greater => 0.08,
        }
    }

    /// Where Orbs lie that are not one's own, on a map.
    fn orbs_to_take(&self) -> impl Iterator<Item = Zone> {
        let any = self.game.arena().map.is_some();
        let objects = self.game.objects().iter().filter(move |_| any);
        let orbs = objects.filter(|it| cards::card(it.card).kind == Kind::Orb && self.is_enemy(it));
        orbs.filter_map(|orb| self.game.zone_of(orb))
    }

    /// What the attack can be expected to gain.
    pub(super) fn attack(&self, object: ObjectId, bar: u8, target: ObjectId) -> f32 {
        let (Some(source), Some(target)) = (self.game.find(object), self.game.find(target)) else {
            return FOLLY;
        };
        if !self.is_enemy(target) {
            return FOLLY;
        }
        if cards::card(target.card).kind == Kind::Orb {
            return 8.0;
        }
        let Some(bar) = bar_of(source.card, bar) else { return FOLLY };
        let attacker = self.actor().or(Some(source));
        let facts = AttackFacts::planned(attacker, bar, Some(target));
        self.strike(&facts, target)
    }

    /// What an attack on a whole zone can be expected to gain.
    pub(super) fn attack_zone(&self, object: ObjectId, bar: u8, zone: Zone) -> f32 {
        let Some(source) = self.game.find(object) else { return FOLLY };
        let Some(bar) = bar_of(source.card, bar) else { return FOLLY };
        let attacker = self.actor().or(Some(source));
        let spares = matches!(bar.reach, AttackReach::Zone { spares_caster: true, .. });
        let facts = |target| AttackFacts::planned(attacker, bar, Some(target));
        self.zone_gain(zone, attacker.filter(|_| spares), facts)
    }

    /// What damage in a zone is worth: that of enemies, less that of friends.
    pub(super) fn zone_gain<'f>(
        &'f self,
        zone: Zone,
        spared: Option<&Object>,
        facts: impl Fn(&'f Object) -> AttackFacts<'f>,
    ) -> f32 {
        let there = self.game.objects().iter().filter(|it| it.place == Place::Zone(zone));
        let hit = there.filter(|it| spared.is_none_or(|spared| spared.id != it.id));
        let gains = hit.map(|target| {
            let damage = worth::expected_damage(self.game, &facts(target));
            let each = self.damage_gain(target, damage);
            if self.is_enemy(target) { each } else { -1.2 * each }
        });
        gains.sum()
    }

    /// Expected damage as the share of what it destroys; the sharper, the better.
    pub(super) fn strike(&self, facts: &AttackFacts<'_>, target: &Object) -> f32 {
        let gain = self.damage_gain(target, worth::expected_damage(self.game, facts));
        0.2 + gain * (1.0 + gain * 0.25)
    }

    /// What so much damage on an enemy is worth.
    pub(super) fn damage_gain(&self, target: &Object, damage: f32) -> f32 {
        let left = worth::life_left(self.game, target).unwrap_or(0.0).max(1.0);
        let card = cards::card(target.card);
        if card.kind == Kind::Mage {
            let urgency = if left <= 12.0 { 1.8 } else { 1.0 };
            let kill = if damage >= left { 40.0 } else { 0.0 };
            return damage.min(left) * urgency + kill;
        }
        let share = (damage / left).min(1.0);
        let printed = f32::from(card.life.unwrap_or(1)).max(1.0);
        let hurt = damage.min(left) / printed;
        let worth = worth::cost(card) * 0.9;
        let guard = if target.flags.guard { 0.5 } else { 0.0 };
        worth * (0.45 * hurt + 0.5 * share * share * share) + guard
    }

    /// Beside the own mage while enemies are near.
    pub(super) fn guard(&self) -> f32 {
        let Some(creature) = self.actor() else { return 0.5 };
        let Some(zone) = self.game.zone_of(creature) else { return 0.5 };
        let near = self.game.objects().iter().any(|other| {
            self.is_enemy(other)
                && self.game.is_creature(other)
                && self.game.zone_of(other).is_some_and(|at| at.distance(zone) <= 1)
        });
        let mage = self.game.mage(self.seat);
        let with_mage = mage
            .is_some_and(|mage| mage.id != creature.id && self.game.zone_of(mage) == Some(zone));
        match (near, with_mage) {
            (true, true) => 2.0,
            (true, false) => 0.8,
            (false, _) => 0.3,
        }
    }
}

/// The attack bar of this number on a card.
pub(super) fn bar_of(card: CardId, bar: u8) -> Option<&'static AttackBar> {
    cards::card(card).attacks.get(usize::from(bar))
}
