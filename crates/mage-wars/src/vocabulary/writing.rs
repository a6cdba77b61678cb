//! What a file of cards is written with: the words themselves, and short forms of the frequent ones. Every kind of card
//! begins with what nearly all cards of that kind have in common; a card that differs says so.

pub use super::{
    Ability, ActionKind, Amount, AttackBar, AttackReach, AttackRule, AttackTrait, Attacks, Card,
    Condition, DamageType, Defense, During, Effect, Filter, Gain, Kind, Limit, Location, Locations,
    Marker, Pile, Range, Restriction, Roll, School, Stat, Stopped, Subtype, Target, Timing, Token,
    Trait, Trigger, Until, Uses, Who,
    ability::{Payers, RevealTime},
    card::{full_melee, full_ranged, quick_melee},
    effect::{Destination, Direction, Through, gains},
    filter::{
        ZoneFilter, animal, anything, conjuration, corporeal_creature, creature,
        creature_or_conjuration, enchantment, level_from, living_creature,
        living_non_mage_creature, mage, non_mage_creature, orb, range, subtype,
    },
    kinds::MageClass,
    traits::Outcome,
};
use super::{Result, card::Cost};

// Results of effect tables.
pub const BLEED: Result = Result::Marker(Marker::Bleed);
pub const BURN: Result = Result::Marker(Marker::Burn);
pub const CORRODE: Result = Result::Marker(Marker::Corrode);
pub const CRIPPLE: Result = Result::Marker(Marker::Cripple);
pub const DAZE: Result = Result::Marker(Marker::Daze);
pub const PUSH: Result = Result::Push;
pub const ROT: Result = Result::Marker(Marker::Rot);
pub const SNATCH: Result = Result::Snatch;
pub const SLAM: Result = Result::Marker(Marker::Slam);
pub const STUCK: Result = Result::Marker(Marker::Stuck);
pub const STUN: Result = Result::Marker(Marker::Stun);
pub const TAINTED: Result = Result::Marker(Marker::Tainted);
pub const TAUNT: Result = Result::Marker(Marker::Taunt);
pub const TAUNT_SKEELAX: Result = Result::Marker(Marker::TauntSkeelax);
pub const WEAK: Result = Result::Marker(Marker::Weak);

impl Card {
    /// Summoned by a full action into the caster's zone.
    pub fn creature(code: &str, id: &str, cost: u8) -> Self {
        Card::new(code, id, Kind::Creature).cost(cost).full().range(0, 0).on_zone()
    }

    /// Conjured into a zone near the caster.
    pub fn conjuration(code: &str, id: &str, cost: u8) -> Self {
        Card::new(code, id, Kind::Conjuration).cost(cost).range(0, 1).on_zone()
    }

    pub fn wall(code: &str, id: &str, cost: u8) -> Self {
        Card::new(code, id, Kind::Wall).cost(cost).range(0, 1).target(Target::Border)
    }

    /// Cast for the same mana as every other; what differs is the cost of revealing it.
    pub fn enchantment(code: &str, id: &str, reveal: u8) -> Self {
        Card::new(code, id, Kind::Enchantment).cost(2).reveal(reveal).range(0, 2)
    }

    pub fn equipment(code: &str, id: &str, cost: u8) -> Self {
        Card::new(code, id, Kind::Equipment).cost(cost).range(0, 2).on(mage())
    }

    pub fn incantation(code: &str, id: &str, cost: u8) -> Self {
        Card::new(code, id, Kind::Incantation).cost(cost).range(0, 2)
    }

    /// An incantation whose cost is looked up when it is cast.
    pub fn incantation_x(code: &str, id: &str, cost: Amount) -> Self {
        Card::incantation(code, id, 0).cost_x(cost)
    }

    /// An attack spell; action, range and target are those of its attack.
    pub fn attack_spell(code: &str, id: &str, cost: u8, bar: AttackBar) -> Self {
        let card = Card::new(code, id, Kind::Attack).cost(cost);
        let card = match bar.action {
            ActionKind::Quick => card,
            ActionKind::Full => card.full(),
        };
        let card = match bar.reach {
            AttackReach::Ranged(Range { min, max }) => {
                card.range(min, max).on(creature_or_conjuration())
            }
            AttackReach::Zone { range: Range { min, max }, .. } => card.range(min, max).on_zone(),
            AttackReach::Melee
            | AttackReach::DamageBarrier
            | AttackReach::Passage { .. }
            | AttackReach::Special => card.on(creature_or_conjuration()),
        };
        card.attack(bar)
    }

    /// Whether the card's mana cost depends on what it is cast on.
    pub fn costs_x(&self) -> bool {
        matches!(self.cost, Cost::X(_))
    }

    /// What others gain, as long as it is in play (and revealed).
    pub fn lends(self, who: Filter, gains: Vec<Gain>) -> Self {
        self.lends_if(Condition::Always, who, gains)
    }

    pub fn lends_if(self, condition: Condition, who: Filter, gains: Vec<Gain>) -> Self {
        self.ability(Ability::While { condition, who, gains })
    }

    /// What holds for such attacks, as long as it is in play (and revealed).
    pub fn attacks(self, which: Attacks, rule: AttackRule) -> Self {
        self.ability(Ability::Attacks { which, rule })
    }

    /// What happens by itself, each time.
    pub fn when(self, trigger: Trigger, effect: Effect) -> Self {
        self.when_limited(trigger, Limit::None, effect)
    }

    pub fn when_limited(self, trigger: Trigger, limit: Limit, effect: Effect) -> Self {
        self.ability(Ability::When { trigger, limit, optional: false, cost: 0, effect })
    }

    /// What its controller may let happen for mana.
    pub fn may_when(self, trigger: Trigger, limit: Limit, cost: u8, effect: Effect) -> Self {
        self.ability(Ability::When { trigger, limit, optional: true, cost, effect })
    }

    /// What it does and is destroyed by.
    pub fn once_when(self, trigger: Trigger, effect: Effect) -> Self {
        self.when(trigger, Effect::Seq(vec![effect, Effect::Destroy(Who::This)]))
    }

    /// Bars that an attack action can use: not those of barriers, walls and traps, nor those an ability of the card makes
    /// its attack with.
    pub fn free_bars(&self) -> impl Iterator<Item = usize> {
        // What a creature does when it falls, it may also do before.
        let used = self
            .abilities
            .iter()
            .filter(|it| self.kind != Kind::Creature || matches!(it, Ability::Use { .. }));
        let made: Vec<u8> = used.flat_map(Ability::bars).collect();
        let free = move |at: usize, bar: &AttackBar| match bar.reach {
            AttackReach::Melee | AttackReach::Ranged(_) | AttackReach::Zone { .. } => {
                !made.iter().any(|made| usize::from(*made) == at)
            }
            AttackReach::DamageBarrier | AttackReach::Passage { .. } | AttackReach::Special => {
                false
            }
        };
        self.attacks.iter().enumerate().filter(move |(at, bar)| free(*at, bar)).map(|(at, _)| at)
    }
}

impl Ability {
    /// An ability somebody uses, by itself free, unlimited and on nothing.
    pub fn usable(timing: Timing, effect: Effect) -> Self {
        Ability::Use {
            timing,
            limit: Limit::None,
            cost: Amount::Number(0),
            by: None,
            range: None,
            target: Target::None,
            effect,
            counts_as: Vec::new(),
            tokens: None,
        }
    }

    /// The same as a spell that counts as one of these.
    pub fn counting_as(mut self, subtypes: &[Subtype]) -> Self {
        if let Ability::Use { counts_as, .. } = &mut self {
            *counts_as = subtypes.to_vec();
        }
        self
    }

    /// The same on what such a target line says, wherever it is.
    pub fn aimed(mut self, line: Target) -> Self {
        if let Ability::Use { target, .. } = &mut self {
            *target = line;
        }
        self
    }

    /// The same for mana. Only what is used has costs.
    pub fn for_mana(mut self, mana: Amount) -> Self {
        if let Ability::Use { cost, .. } = &mut self {
            *cost = mana;
        }
        self
    }

    /// The same for tokens that lie on the card.
    pub fn for_tokens(mut self, token: Token, count: u8) -> Self {
        if let Ability::Use { tokens, .. } = &mut self {
            *tokens = Some((token, count));
        }
        self
    }

    /// The same so often at most.
    pub fn at_most(mut self, most: Limit) -> Self {
        if let Ability::Use { limit, .. } = &mut self {
            *limit = most;
        }
        self
    }

    /// The same with an action of somebody else.
    pub fn by_action_of(mut self, who: Filter) -> Self {
        if let Ability::Use { by, .. } = &mut self {
            *by = Some(who);
        }
        self
    }

    /// The same on an object like this within range.
    pub fn on(mut self, min: u8, max: u8, who: Filter) -> Self {
        if let Ability::Use { range, target, .. } = &mut self {
            *range = Some(Range { min, max });
            *target = Target::Object(who);
        }
        self
    }

    /// The same on an object like this, wherever it is.
    pub fn on_any(mut self, who: Filter) -> Self {
        if let Ability::Use { target, .. } = &mut self {
            *target = Target::Object(who);
        }
        self
    }

    /// The same on a zone within range.
    pub fn on_zone(mut self, min: u8, max: u8) -> Self {
        if let Ability::Use { range, target, .. } = &mut self {
            *range = Some(Range { min, max });
            *target = Target::Zone(ZoneFilter::Any);
        }
        self
    }

    /// What happens when it is set off or used; continuous abilities have no such effect.
    pub fn effect(&self) -> Option<&Effect> {
        match self {
            Ability::When { effect, .. } | Ability::Use { effect, .. } => Some(effect),
            Ability::While { .. }
            | Ability::Discount { .. }
            | Ability::Attacks { .. }
            | Ability::MoveCost { .. }
            | Ability::Surcharge { .. }
            | Ability::Prevents { .. }
            | Ability::WardsZone
            | Ability::BarsTeleports
            | Ability::CastsAs { .. }
            | Ability::CastsAround
            | Ability::OneFront
            | Ability::KeepsBurning(_)
            | Ability::FullActionToPass(_)
            | Ability::StaysHidden { .. }
            | Ability::AsQuickSpell { .. }
            | Ability::SummonHere { .. }
            | Ability::Rerolls { .. }
            | Ability::Hinders(_)
            | Ability::CastsThrough { .. }
            | Ability::CastsHere
            | Ability::GivesCantrip(_)
            | Ability::RevealOnly(_)
            | Ability::CheaperUpkeep { .. }
            | Ability::TeleportsInstead { .. } => None,
        }
    }

    /// The attack bars it makes attacks with.
    pub fn bars(&self) -> Vec<u8> {
        self.effect().map(Effect::bars).unwrap_or_default()
    }
}

impl Effect {
    /// The attack bars it makes attacks with.
    pub fn bars(&self) -> Vec<u8> {
        match self {
            Effect::Attack { bar, .. }
            | Effect::AttackZone { bar }
            | Effect::AttackEach { bar, .. }
            | Effect::AttackBy { bar, .. } => vec![*bar],
            other => other.parts().into_iter().flat_map(Effect::bars).collect(),
        }
    }

    /// What may be paid for more when a spell with this effect is cast.
    pub fn optional_cost(&self) -> Option<u8> {
        match self {
            Effect::Push { walls: Through::ForMana(mana), .. } => Some(*mana),
            other => other.parts().into_iter().find_map(Effect::optional_cost),
        }
    }

    /// The effects it is composed of.
    pub fn parts(&self) -> Vec<&Effect> {
        match self {
            Effect::Seq(parts) | Effect::Choose(parts) => parts.iter().collect(),
            Effect::May(part)
            | Effect::If(_, part)
            | Effect::ForEach(_, part)
            | Effect::MayPay(_, part)
            | Effect::Sacrifice { then: part, .. }
            | Effect::BuyOff { then: part, .. }
            | Effect::Pick { then: part, .. }
            | Effect::OnRoll(_, part) => vec![part],
            Effect::Damage { .. }
            | Effect::Drain { .. }
            | Effect::Heal { .. }
            | Effect::RemoveDamage { .. }
            | Effect::BuyOffDamage { .. }
            | Effect::MoveDamage { .. }
            | Effect::LoseLife { .. }
            | Effect::Gain { .. }
            | Effect::PlaceMarker { .. }
            | Effect::RemoveMarkers { .. }
            | Effect::ClearMarkers { .. }
            | Effect::MoveMarker { .. }
            | Effect::BuyOffEnchantments { .. }
            | Effect::PlaceToken { .. }
            | Effect::RemoveTokens { .. }
            | Effect::MoveToken { .. }
            | Effect::PlaceGuard(_)
            | Effect::GainMana { .. }
            | Effect::GainVTar(_)
            | Effect::RestOrbs
            | Effect::TransferMana { .. }
            | Effect::Destroy(_)
            | Effect::DestroyAttached { .. }
            | Effect::ReturnAttached { .. }
            | Effect::Push { .. }
            | Effect::Teleport { .. }
            | Effect::Banish { .. }
            | Effect::Attack { .. }
            | Effect::AttackZone { .. }
            | Effect::AttackEach { .. }
            | Effect::AttackBy { .. }
            | Effect::PutIntoPlay(_)
            | Effect::CancelMove
            | Effect::Whirl(_)
            | Effect::Activate(_)
            | Effect::MoveEnchantment { .. }
            | Effect::TakeEquipment(_)
            | Effect::LookAt(_)
            | Effect::ReturnToPlay { .. }
            | Effect::RemoveFromGame
            | Effect::Reanimate { .. }
            | Effect::TakeBack(_)
            | Effect::ChooseObject { .. }
            | Effect::AvoidAttack { .. }
            | Effect::CancelAttack { .. }
            | Effect::StopSpell { .. }
            | Effect::TurnSpell(_)
            | Effect::ExtraAttack(_)
            | Effect::Rebind => Vec::new(),
        }
    }
}

/// A number with a sign as something to gain, such as Melee +1.
pub fn plus(stat: Stat, amount: i8) -> Gain {
    Gain::Trait(Trait::Plus(stat, amount))
}

pub fn not(filter: Filter) -> Filter {
    Filter::Not(Box::new(filter))
}

/// Friendly ones.
pub fn friendly(filter: Filter) -> Filter {
    filter.and(Filter::Friendly)
}

pub fn number(number: u8) -> Amount {
    Amount::Number(number)
}

pub fn dice(dice: u8) -> Amount {
    Amount::Dice(dice)
}

pub fn damage(who: Who, amount: u8) -> Effect {
    Effect::Damage { who, amount: number(amount), damage_type: None }
}

pub fn poison(who: Who, amount: u8) -> Effect {
    Effect::Damage { who, amount: number(amount), damage_type: Some(DamageType::Poison) }
}

pub fn remove_damage(who: Who, amount: Amount) -> Effect {
    Effect::RemoveDamage { who, amount }
}

pub fn heal_damage(who: Who, amount: Amount) -> Effect {
    Effect::Heal { who, amount }
}

/// Gained until the end of the round.
pub fn this_round(who: Who, gains: Vec<Gain>) -> Effect {
    Effect::Gain { who, gains, until: Until::EndOfRound }
}

/// Gained for the next melee attack in this round.
pub fn next_melee_attack(who: Who, traits: Vec<AttackTrait>) -> Effect {
    let gains = traits.into_iter().map(Gain::Melee).collect();
    Effect::Gain { who, gains, until: Until::NextMeleeAttack }
}

/// Gained for the next ranged attack in this round.
pub fn next_ranged_attack(who: Who, traits: Vec<AttackTrait>) -> Effect {
    let gains = traits.into_iter().map(Gain::Ranged).collect();
    Effect::Gain { who, gains, until: Until::NextRangedAttack }
}

/// An object of the controller's choice within so many zones of somebody, and what happens with it.
pub fn pick(which: Filter, within: u8, of: Who, then: Effect) -> Effect {
    Effect::Pick { which, within, of, then: Box::new(then) }
}

pub fn for_each(which: Filter, effect: Effect) -> Effect {
    Effect::ForEach(which, Box::new(effect))
}

/// The card's own attack bar.
pub fn attack(bar: u8, who: Who) -> Effect {
    Effect::Attack { bar, who, dice: None, effect_die: None }
}

pub fn quick_ranged(name: &str, min: u8, max: u8, dice: u8) -> AttackBar {
    AttackBar::new(name, AttackReach::Ranged(Range { min, max }), ActionKind::Quick, dice)
}

/// An attack on everything in a zone.
pub fn zone_attack(name: &str, min: u8, max: u8, dice: u8) -> AttackBar {
    let reach = AttackReach::Zone { range: Range { min, max }, spares_caster: false };
    AttackBar::new(name, reach, ActionKind::Full, dice)
}

/// An attack on everything in the caster's zone but the caster.
pub fn zone_attack_around(name: &str, dice: u8) -> AttackBar {
    let reach = AttackReach::Zone { range: Range { min: 0, max: 0 }, spares_caster: true };
    AttackBar::new(name, reach, ActionKind::Full, dice)
}

pub fn damage_barrier(name: &str, dice: u8) -> AttackBar {
    AttackBar::new(name, AttackReach::DamageBarrier, ActionKind::Quick, dice)
}

/// An attack a card makes by itself.
pub fn special_attack(name: &str, dice: u8) -> AttackBar {
    AttackBar::new(name, AttackReach::Special, ActionKind::Quick, dice)
}

/// An attack of a wall on who passes.
pub fn passage_attack(name: &str, dice: u8) -> AttackBar {
    let reach = AttackReach::Passage { level_minus_one_times: false };
    AttackBar::new(name, reach, ActionKind::Quick, dice)
}

impl AttackBar {
    /// As many dice as the card says when it attacks.
    pub fn any_dice(mut self) -> Self {
        self.dice = None;
        self
    }

    /// A passage attack made level minus one times.
    pub fn level_minus_one_times(mut self) -> Self {
        self.reach = AttackReach::Passage { level_minus_one_times: true };
        self
    }
}
