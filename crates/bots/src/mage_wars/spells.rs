//! Spells: which are worth preparing, whom they are cast on, when they are revealed.

use kernel::Seat;
use mage_wars::{
    Choice, MageWars, Question,
    cards::{self, CardId, Compiled, Lean, effect_lean, lean},
    derive::AttackFacts,
    flow::{Aim, AttackStep, Moment, Phase, Spell},
    state::{Face, Object, ObjectId, Zone},
    vocabulary::{Ability, AttackReach, Card, Effect, Filter, Gain, Kind, Stat, Subtype, Trait},
};

use super::{
    policy::{FOLLY, Order},
    worth,
};

/// What all players prepare with is known while one seat plans: worked out once a question.
struct Planning<'g> {
    mana: f32,
    spent: f32,
    round: u16,
    /// How far the next enemy creature and the enemy mage are.
    nearest: u8,
    mage: Option<&'g Object>,
    enemy_mage: u8,
    creatures: usize,
    prepared: &'g [mage_wars::state::Prepared],
    full: bool,
}

impl Order<'_> {
    /// Weights for the Planning Phase: what can be paid for and used in this round.
    pub(super) fn plans(&self, options: &[Choice], weights: &mut Vec<f32>) {
        let room = options.iter().any(|choice| matches!(choice, Choice::Prepare { .. }));
        let planning = self.planning(!room);
        weights.extend(options.iter().map(|choice| match choice {
            Choice::Prepare { card, caster } => self.prepare(&planning, *card, *caster).max(FOLLY),
            Choice::Ready if planning.full => 1000.0,
            Choice::Ready => 0.25,
            _ => FOLLY * FOLLY,
        }));
    }

    fn planning(&self, full: bool) -> Planning<'_> {
        let game = self.game;
        let mage = game.mage(self.seat);
        let prepared = game.player(self.seat).map_or(&[][..], |player| &player.prepared);
        let spent = prepared.iter().map(|it| planned_cost(cards::card(it.card))).sum();
        let distance = |other: &&Object| mage.and_then(|mage| self.distance(mage, other));
        let enemies = game.objects().iter().filter(|it| self.is_enemy(it) && game.is_creature(it));
        let own = |it: &&Object| it.controller == self.seat && game.is_creature(it);
        Planning {
            mana: mage.map_or(0.0, |mage| f32::from(mage.mana)),
            spent,
            round: game.round(),
            nearest: enemies.filter_map(|it| distance(&it)).min().unwrap_or(9),
            mage,
            enemy_mage: self.enemy_mages().filter_map(|it| distance(&it)).min().unwrap_or(9),
            creatures: game.objects().iter().filter(own).count(),
            prepared,
            full,
        }
    }

    fn prepare(&self, planning: &Planning<'_>, id: CardId, caster: ObjectId) -> f32 {
        let compiled = cards::compiled(id);
        let card = &compiled.card;
        let cost = planned_cost(card);
        if cost + planning.spent > planning.mana {
            return 0.02;
        }
        let is_mage = planning.mage.is_some_and(|mage| mage.id == caster);
        let again = planning.prepared.iter().any(|it| it.card == id);
        let wanted = match card.kind {
            Kind::Creature => {
                let crowd = if planning.creatures > 6 { 0.4 } else { 1.0 };
                (1.0 + cost * 0.35) * crowd
            }
            Kind::Attack => self.wants_attack(planning, card),
            Kind::Equipment => self.wants_equipment(planning, id, card),
            Kind::Enchantment => self.wants_enchantment(planning, id, card),
            Kind::Incantation => self.wants_incantation(planning, id, card),
            Kind::Conjuration => wants_conjuration(planning, compiled),
            Kind::Wall => 0.15,
            Kind::Mage | Kind::Orb | Kind::Tile => FOLLY,
        };
        // A spawnpoint or familiar casts beside the mage: let it.
        let wanted = if is_mage { wanted } else { wanted * 1.5 };
        if again && card.kind != Kind::Creature && card.kind != Kind::Attack {
            wanted * 0.3
        } else {
            wanted
        }
    }

    fn wants_attack(&self, planning: &Planning<'_>, card: &Card) -> f32 {
        let reach = card.range.max.max(1) + 1;
        let dice = card.attacks.first().and_then(|bar| bar.dice).unwrap_or(3);
        match () {
            () if planning.enemy_mage <= reach => 1.5 + f32::from(dice) * 0.5,
            () if planning.nearest <= reach => 1.0 + f32::from(dice) * 0.35,
            () => 0.1,
        }
    }

    fn wants_equipment(&self, planning: &Planning<'_>, id: CardId, card: &Card) -> f32 {
        let Some(mage) = planning.mage else { return FOLLY };
        let mut worn = self.game.attached_to(mage.id);
        let taken = worn.any(|it| {
            let other = cards::card(it.card);
            it.card == id || (card.locations.is_some() && other.locations == card.locations)
        });
        if taken { 0.05 } else { 1.2 + worth::cost(card) * 0.25 }
    }

    fn wants_enchantment(&self, planning: &Planning<'_>, id: CardId, card: &Card) -> f32 {
        let near = planning.nearest <= 3;
        match lean(id) {
            Lean::Harms if near => 1.5 + worth::reveal_cost(card) * 0.1,
            Lean::Harms => 0.3,
            Lean::Helps => 1.3 + worth::reveal_cost(card) * 0.1,
            Lean::Either => 0.5,
        }
    }

    fn wants_incantation(&self, planning: &Planning<'_>, id: CardId, card: &Card) -> f32 {
        let damage = planning.mage.map_or(0.0, |mage| f32::from(mage.damage));
        let hostile = |it: &&Object| {
            let cards_on_us = cards::card(it.card).kind == Kind::Enchantment;
            cards_on_us && it.face == Face::Up && self.is_enemy(it)
        };
        match lean(id) {
            Lean::Helps if card.subtypes.contains(&Subtype::Healing) => 0.1 + damage * 0.15,
            Lean::Harms if card.subtypes.contains(&Subtype::Metamagic) => {
                let enchanted = self.game.objects().iter().filter(hostile).count();
                0.1 + enchanted.min(3) as f32 * 0.6
            }
            Lean::Harms if planning.nearest <= 3 => 1.0,
            Lean::Helps => 0.6,
            Lean::Harms | Lean::Either => 0.3,
        }
    }

    /// What a spell does where it is aimed.
    pub(super) fn cast(&self, caster: ObjectId, spell: Spell, on: Aim) -> f32 {
        let (id, ability) = match spell {
            Spell::Card(card) => (card, None),
            Spell::Bound(object) => match self.game.find(object).and_then(|it| it.bound) {
                Some(card) => (card, None),
                None => return 1.0,
            },
            Spell::Ability { object, at } => match self.game.find(object) {
                Some(object) => (object.card, Some(at)),
                None => return FOLLY,
            },
        };
        let card = cards::card(id);
        if let Some(at) = ability {
            return self.use_on(id, at, on);
        }
        match card.kind {
            Kind::Creature => (1.0 + worth::cost(card) * 0.5) * self.forward(on.zone(), 0.15),
            Kind::Conjuration => self.conjure(card, on),
            Kind::Wall => 0.2,
            Kind::Attack => self.attack_spell(caster, card, on),
            Kind::Equipment => self.friend(on, 2.0 + worth::cost(card) * 0.3),
            Kind::Enchantment => self.enchant(id, card, on),
            Kind::Incantation => self.incant(id, card, on),
            Kind::Mage | Kind::Orb | Kind::Tile => FOLLY,
        }
    }

    /// Zones nearer to the enemy are somewhat better places for what fights.
    fn forward(&self, zone: Option<Zone>, slope: f32) -> f32 {
        let Some(zone) = zone else { return 1.0 };
        let enemy = self.enemy_mages().filter_map(|mage| self.game.zone_of(mage));
        let distance = enemy.map(|at| zone.distance(at)).min().unwrap_or(3);
        (1.0 + slope * (2.0 - f32::from(distance))).max(0.3)
    }

    fn conjure(&self, card: &Card, on: Aim) -> f32 {
        let weight = 1.0 + worth::cost(card) * 0.35;
        match on {
            Aim::Object(host) => match self.game.find(host) {
                Some(host) if self.is_enemy(host) => weight,
                _ => 0.3,
            },
            _ => weight,
        }
    }

    fn attack_spell(&self, caster: ObjectId, card: &Card, on: Aim) -> f32 {
        let Some(bar) = card.attacks.first() else { return 1.0 };
        let caster = self.game.find(caster);
        let facts = |target| {
            let mut facts = AttackFacts::planned(caster, bar, Some(target));
            facts.is_spell = true;
            facts
        };
        match (on, bar.reach) {
            (Aim::Object(target), _) => match self.game.find(target) {
                Some(target) if self.is_enemy(target) => {
                    self.strike(&facts(target), target) - worth::cost(card) * 0.12
                }
                _ => FOLLY,
            },
            (Aim::Zone(zone), AttackReach::Zone { spares_caster, .. }) => {
                let spared = caster.filter(|_| spares_caster);
                self.zone_gain(zone, spared, facts) - worth::cost(card) * 0.12
            }
            _ => 1.0,
        }
    }

    fn enchant(&self, id: CardId, card: &Card, on: Aim) -> f32 {
        let weight = 1.2 + (worth::cost(card) + worth::reveal_cost(card)) * 0.15;
        let Some(host) = on.object().and_then(|host| self.game.find(host)) else {
            return 1.0;
        };
        let host_card = cards::card(host.card);
        let size = match host_card.kind {
            Kind::Mage => 1.1,
            _ => 0.5 + worth::cost(host_card) / 25.0,
        };
        match (lean(id), self.is_enemy(host)) {
            (Lean::Helps, false) | (Lean::Harms, true) => weight * size,
            (Lean::Helps, true) | (Lean::Harms, false) => FOLLY,
            (Lean::Either, _) => 0.3,
        }
    }

    fn incant(&self, id: CardId, card: &Card, on: Aim) -> f32 {
        let Some(target) = on.object().and_then(|target| self.game.find(target)) else {
            return 1.0;
        };
        let is_creature = self.game.is_creature(target);
        match (lean(id), self.is_enemy(target)) {
            (Lean::Helps, false) if card.subtypes.contains(&Subtype::Healing) => {
                f32::from(target.damage) * 0.4
            }
            (Lean::Helps, false) => 1.0,
            (Lean::Harms, true) if is_creature => {
                1.0 + worth::cost(cards::card(target.card)) * 0.15
            }
            (Lean::Harms, true) => 1.5,
            (Lean::Helps, true) | (Lean::Harms, false) => FOLLY,
            (Lean::Either, _) => 0.25,
        }
    }

    /// An ability of a card in play.
    pub(super) fn use_ability(&self, object: ObjectId, ability: u8, on: Aim) -> f32 {
        match self.game.find(object) {
            Some(object) => self.use_on(object.card, ability, on),
            None => FOLLY,
        }
    }

    fn use_on(&self, id: CardId, ability: u8, on: Aim) -> f32 {
        let lean = match cards::card(id).abilities.get(usize::from(ability)) {
            Some(Ability::Use { effect, .. }) => effect_lean(effect),
            _ => Lean::Either,
        };
        let target = on.object().and_then(|target| self.game.find(target));
        // No player removes conditions from a creature that has none.
        let cures = match cards::card(id).abilities.get(usize::from(ability)) {
            Some(Ability::Use { effect, .. }) => matches!(effect, Effect::RemoveMarkers { .. }),
            _ => false,
        };
        if cures && target.is_some_and(|target| target.conditions().next().is_none()) {
            return FOLLY;
        }
        match (lean, target) {
            (Lean::Harms, Some(target)) if !self.is_enemy(target) => FOLLY,
            (Lean::Helps, Some(target)) if self.is_enemy(target) => FOLLY,
            _ => 1.5,
        }
    }

    fn friend(&self, on: Aim, weight: f32) -> f32 {
        match on.object().and_then(|target| self.game.find(target)) {
            Some(target) if self.is_enemy(target) => FOLLY,
            _ => weight,
        }
    }

    /// At few moments, where it helps; never unpaid, and what reveals itself waits for its event.
    pub(super) fn reveal(&self, question: &Question, id: ObjectId, pay: bool) -> f32 {
        let Question::Reveal { moment } = question else {
            return if pay { 6.0 } else { 0.5 };
        };
        let Some(enchantment) = self.game.find(id) else { return FOLLY };
        if !pay || cards::card(enchantment.card).mandatory {
            return FOLLY;
        }
        when(*moment)
    }
}

/// How good a moment is for turning an enchantment up that one could turn up at any other.
fn when(moment: Moment) -> f32 {
    match moment {
        Moment::PhaseEnd(Phase::Reset | Phase::Channel | Phase::Planning)
        | Moment::Activation
        | Moment::Attack(AttackStep::DeclareAttack) => 0.7,
        Moment::Attack(AttackStep::RollDice) => 0.3,
        Moment::PhaseEnd(_)
        | Moment::ActionDone
        | Moment::ActionPhaseEnd
        | Moment::Move(_)
        | Moment::Attack(_)
        | Moment::Cast(_) => FOLLY,
    }
}

/// Whether there is nothing to think about in a window: a bad moment, or nothing hidden that waits to be revealed.
pub(super) fn is_dull(game: &MageWars, seat: Seat, moment: Moment) -> bool {
    let waits = |object: &Object| {
        object.face == Face::Down
            && object.controller == seat
            && !cards::card(object.card).mandatory
    };
    when(moment) <= FOLLY || !game.objects().iter().any(waits)
}

fn planned_cost(card: &Card) -> f32 {
    // A hidden enchantment is to be revealed one day.
    worth::cost(card) + worth::reveal_cost(card) * 0.3
}

/// What makes mana or casts by itself comes first, and early.
fn wants_conjuration(planning: &Planning<'_>, compiled: &Compiled) -> f32 {
    let early = planning.round <= 3;
    let channels = compiled.card.abilities.iter().any(|ability| match ability {
        Ability::While { who: Filter::YourMage, gains, .. } => {
            gains.iter().any(|gain| matches!(gain, Gain::Trait(Trait::Plus(Stat::Channeling, 1..))))
        }
        _ => false,
    });
    match (compiled.spawns.is_some() || channels, early) {
        (true, true) => 5.0,
        (true, false) => 1.5,
        (false, _) => 0.8,
    }
}
