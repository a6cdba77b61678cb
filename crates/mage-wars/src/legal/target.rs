//! Whom a creature can attack.

use std::cell::OnceCell;

use rules::mw;

use super::{in_range, other_question};
use crate::{
    derive::{self, AttackFacts, Flag, Sight, Traits},
    legal::{Judgement, affordable, forbid, needs},
    state::{MageWars, Object, ObjectId, Place, Zone},
    vocabulary::{AttackBar, AttackReach, AttackTrait, Range},
};

impl MageWars {
    /// Whether a creature can attack this target with this bar, whatever action it takes.
    pub(crate) fn judge_target(
        &self,
        attacker: &Object,
        bar: &AttackBar,
        target: ObjectId,
    ) -> Judgement {
        let target = self.find(target).ok_or_else(|| other_question(mw::ATTACK_S01_01))?;
        self.judge_defender(&Striker::new(self, attacker), bar, target)
    }

    /// The same for an object in play.
    pub(crate) fn judge_defender(
        &self,
        striker: &Striker<'_>,
        bar: &AttackBar,
        target: &Object,
    ) -> Judgement {
        let attacker = striker.object;
        let away = matches!(target.place, Place::Away(_));
        forbid(away, mw::RULING_98, "refusal-banished")?;
        if self.is_orb(target) {
            self.judge_touch(bar, target)?;
        } else {
            needs(self.has_life(target), mw::ATTACK_GEN_01, "refusal-no-life")?;
        }
        // Most targets are out of reach; finding that out needs no traits.
        let (here, there) = (self.zone_of(attacker), self.zone_of(target));
        let together = here.is_some() && here == there;
        let apart = !together && !self.is_at_wall(attacker, target);
        let too_far = bar.reach == AttackReach::Melee && apart;
        forbid(too_far, mw::ATTACK_S01_01, "refusal-melee-other-zone")?;
        // MW-TRAIT-IMMUNITY-02
        forbid(derive::is_immune(self, bar, target), mw::TRAIT_IMMUNITY_02, "refusal-immune")?;
        match bar.reach {
            // MW-WALL-07, MW-GUARD-20: walls at the border of its zone, whatever guards there are.
            AttackReach::Melee if !together => Ok(()),
            AttackReach::Melee => self.judge_melee(striker, bar, target),
            AttackReach::Ranged(range) => self.judge_ranged(striker, range, target),
            AttackReach::Zone { .. }
            | AttackReach::DamageBarrier
            | AttackReach::Passage { .. }
            | AttackReach::Special => Err(other_question(mw::ATTACK_GEN_03)),
        }?;
        self.judge_ban(Some(attacker), bar, target)?;
        self.judge_price(attacker, bar, target)
    }

    /// Whether a creature can attack a whole zone with this bar (MW-ATTACK-S01-03, MW-ATTACK-S01-04, MW-ZONEATK-02).
    pub(crate) fn judge_zone_attack(
        &self,
        attacker: &Object,
        bar: &AttackBar,
        zone: Zone,
    ) -> Judgement {
        let AttackReach::Zone { range, .. } = bar.reach else {
            return Err(other_question(mw::ATTACK_GEN_03));
        };
        needs(self.arena.contains(zone), mw::CAST_20, "refusal-other-question")?;
        let from = self.zone_of(attacker).ok_or_else(|| other_question(mw::ATTACK_S01_03))?;
        in_range(from.distance(zone), range, mw::ATTACK_S01_03)?;
        let sees = Sight::of(self, attacker).sees_zone(zone);
        needs(sees, mw::ATTACK_S01_04, "refusal-no-sight")?;
        let facts = AttackFacts::planned(Some(attacker), bar, None);
        let kept_away = self.in_zone(zone).any(|target| {
            let facts = AttackFacts::planned(Some(attacker), bar, Some(target));
            derive::is_kept_away(self, &facts)
        });
        let forbidden = kept_away || derive::is_forbidden(self, &facts);
        forbid(forbidden, mw::GEN_01, "refusal-attack-forbidden")?;
        affordable(derive::attack_cost(self, &facts), || self.mana_of(attacker.controller))
    }

    /// MW-RULING-90: whether the attacker's side can pay what cards in play demand for the attack.
    fn judge_price(&self, attacker: &Object, bar: &AttackBar, target: &Object) -> Judgement {
        let facts = AttackFacts::planned(Some(attacker), bar, Some(target));
        affordable(derive::attack_cost(self, &facts), || self.mana_of(attacker.controller))
    }

    /// MW-DOM-15, MW-DOM-24: only melee attacks touch an Orb, and none while a guardian is there.
    fn judge_touch(&self, bar: &AttackBar, orb: &Object) -> Judgement {
        let melee = bar.reach == AttackReach::Melee;
        needs(melee, mw::DOM_24, "refusal-orb-melee")?;
        let guarded = orb.place.zone().is_some_and(|zone| self.guardians_in(zone).next().is_some());
        forbid(guarded, mw::DOM_15, "refusal-orb-guarded")
    }

    /// Whether something can be attacked at all (MW-ATTACK-GEN-01).
    pub(crate) fn has_life(&self, object: &Object) -> bool {
        self.card(object).life.is_some()
    }

    /// What cards in play say about who cannot be attacked so.
    pub(crate) fn judge_ban(
        &self,
        attacker: Option<&Object>,
        bar: &AttackBar,
        target: &Object,
    ) -> Judgement {
        let facts = AttackFacts::planned(attacker, bar, Some(target));
        forbid(derive::is_forbidden(self, &facts), mw::GEN_01, "refusal-attack-forbidden")
    }

    /// A melee attack on something in the same zone.
    fn judge_melee(&self, striker: &Striker<'_>, bar: &AttackBar, target: &Object) -> Judgement {
        let (attacker, own) = (striker.object, &striker.traits);
        let theirs = derive::traits(self, target);
        let reaches = own.has(Flag::Flying) || bar.traits.contains(&AttackTrait::Reach);
        forbid(theirs.has(Flag::Flying) && !reaches, mw::FLYING_01, "refusal-flying")?;
        // MW-GUARD-06: guards do not protect a creature from itself, nor what is attached to it. MW-GUARD-17: flyers among themselves ignore them.
        let in_the_air = own.has(Flag::Flying) && theirs.has(Flag::Flying);
        let is_guard = target.flags.guard && self.is_enemy(attacker.controller, target);
        let own_body = target.id == attacker.id || target.place == Place::On(attacker.id);
        let guarded = !own_body && !in_the_air && !is_guard && striker.faces_guard();
        forbid(guarded, mw::GUARD_03, "refusal-guarded")
    }

    /// MW-ATTACK-S01-03, MW-ATTACK-S01-04, MW-WALL-08
    fn judge_ranged(&self, striker: &Striker<'_>, range: Range, target: &Object) -> Judgement {
        let from = self.zone_of(striker.object);
        let (Some(from), Some(distance)) =
            (from, from.and_then(|from| self.distance(from, target)))
        else {
            return Err(other_question(mw::ATTACK_S01_03));
        };
        let theirs = derive::traits(self, target);
        let together = self.zone_of(target) == Some(from);
        let flyer = striker.traits.has(Flag::Flying) || theirs.has(Flag::Flying);
        // MW-FLYING-02, MW-FLYING-03: above or below one another is far enough.
        let least = if together && flyer { 0 } else { range.min };
        in_range(distance, Range { min: least, ..range }, mw::ATTACK_S01_03)?;
        self.judge_dark(from, target)?;
        needs(striker.sees(target), mw::ATTACK_S01_04, "refusal-no-sight")
    }
}

/// A creature that looks for somebody to attack. What is the same for all of them is found out once.
pub(crate) struct Striker<'a> {
    game: &'a MageWars,
    object: &'a Object,
    pub(crate) traits: Traits,
    sight: OnceCell<Sight<'a>>,
    faces_guard: OnceCell<bool>,
}

impl<'a> Striker<'a> {
    pub(crate) fn new(game: &'a MageWars, object: &'a Object) -> Self {
        let traits = derive::traits(game, object);
        Striker { game, object, traits, sight: OnceCell::new(), faces_guard: OnceCell::new() }
    }

    fn sees(&self, target: &Object) -> bool {
        self.sight.get_or_init(|| Sight::of(self.game, self.object)).sees(target)
    }

    /// MW-GUARD-03, MW-GUARD-10 to MW-GUARD-12, MW-GUARD-19: an enemy guard in the zone that cannot be ignored.
    fn faces_guard(&self) -> bool {
        let game = self.game;
        *self.faces_guard.get_or_init(|| {
            let Some(zone) = game.zone_of(self.object) else { return false };
            let mut guards = game.objects.iter().filter(|other| {
                other.flags.guard
                    && other.place == Place::Zone(zone)
                    && game.is_enemy(self.object.controller, other)
            });
            guards.any(|other| {
                let theirs = derive::traits(game, other);
                !theirs.has(Flag::Restrained) && !theirs.has(Flag::Pest)
            }) && !self.traits.has(Flag::Elusive)
        })
    }
}
