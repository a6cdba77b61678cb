//! A card with what the engine looks up often worked out beforehand.

use super::{Grant, Op, TriggerSet, grant, program::programs};
use crate::{
    derive::{DamageTypes, Flag, Kinds, Traits, kinds_of},
    vocabulary::{
        Ability, ActionKind, AttackBar, AttackRule, Attacks, Branch, Card, DamageType, Filter,
        Gain, Kind, Mage, Range, Restriction, Stat, Subtype, Target, Timing, Trait,
        mage::is_trained_for,
    },
};

#[derive(Clone, Debug)]
pub struct Compiled {
    pub card: Card,
    pub level: u8,
    /// Its own traits, printed or by its kind.
    pub printed: Traits,
    /// The same with what follows from them, for objects that nothing else touches.
    pub settled: Traits,
    /// What it gives to what it is attached to.
    pub to_host: Vec<Gain>,
    /// What it gives to others.
    pub auras: Vec<Grant>,
    /// It demands mana for moves.
    pub tolls: bool,
    /// It gives its defenses or its damage barrier to what it is attached to.
    pub lends_defenses: bool,
    pub lends_barrier: bool,
    /// What those are that it can be aimed at as a spell, and its abilities each.
    pub target_kinds: Kinds,
    pub ability_kinds: Vec<Kinds>,
    /// Its effect and those of its abilities, as programs.
    pub effect: Vec<Op>,
    pub abilities: Vec<Vec<Op>>,
    pub triggers: TriggerSet,
    /// For each ability, the bar it attacks with, if it is an attack.
    pub attacks_with: Vec<Option<u8>>,
    /// What a familiar can cast.
    pub familiar: Option<Filter>,
    /// What a spawnpoint can cast, and from how much mana on.
    pub spawns: Option<(Filter, u8)>,
    /// What can be bound to it.
    pub binds: Option<Filter>,
    /// It has abilities to use as an action, around Action Phases or in the Deployment Phase, those around Action Phases, those that are
    /// spells, and those that make spells cheaper.
    pub usable: bool,
    pub acts_around: bool,
    pub offers_spells: bool,
    pub discounts: bool,
    /// It has an upkeep cost, or gives one; the same for a change of Life.
    pub upkeep: bool,
    pub changes_life: bool,
    /// It makes spells of opponents dearer, keeps things from being destroyed, keeps fires burning.
    pub surcharges: bool,
    pub prevents: bool,
    pub keeps_burning: Option<u8>,
    /// It casts around Action Phases.
    pub casts_around: bool,
    /// Its passage attack is made on who comes from its front alone.
    pub one_front: bool,
    /// The action and range of the spells it casts, where it has its own.
    pub casts_as: Option<(ActionKind, Range)>,
    /// It lets creatures appear where it is.
    pub summons_here: bool,
    /// It lets its controller roll again.
    pub rerolls: bool,
    /// What it says of attacks, and whether it forbids some or makes them cost mana.
    pub attack_rules: Vec<(Attacks, AttackRule)>,
    pub restricts: bool,
    /// As a spell it is of these types, one bit each: never aimed at whoever is immune to one (MW-TRAIT-IMMUNITY-01).
    pub spell_types: DamageTypes,
    /// For mages: what cards of a class or school ask for.
    pub mage: Option<Mage>,
    pub trained: Vec<Branch>,
    /// The attack bars an attack action can use.
    pub free_bars: Vec<u8>,
    /// It is obscured, or makes others so.
    pub obscures: bool,
    /// Whom it hinders, what can be cast through what, and which cards of its controller have Cantrip.
    pub hinders: Option<Filter>,
    pub casts_through: Option<(Filter, Filter)>,
    pub gives_cantrip: Option<Filter>,
    /// It casts at its own zone alone.
    pub casts_here: bool,
    /// It has something to use in the Deployment Phase.
    pub deploys: bool,
    /// Any damage destroys it; so much mana frees it of Rooted.
    pub fragile: bool,
    pub uproots: Option<u8>,
    /// What it may pay to teleport in place of a move action, and how far.
    pub teleports: Option<(u8, u8)>,
    /// What must be there.
    pub teleports_to: Option<Filter>,
}

impl Compiled {
    pub fn new(card: Card) -> Self {
        let mut printed = Traits::default();
        for own in kind_traits(&card).iter().chain(&card.traits) {
            printed.gain(own);
        }
        if card.traits.contains(&Trait::Living) {
            // MW-CONJ-04: a printed Living replaces the default.
            printed.lose(&Trait::Nonliving);
        }
        let mut settled = printed;
        settled.settle();
        let (effect, abilities) = programs(&card);
        let used_at = |fits: fn(Timing) -> bool| {
            card.abilities
                .iter()
                .any(|ability| matches!(ability, Ability::Use { timing, .. } if fits(*timing)))
        };
        let familiar = card.traits.iter().find_map(|held| match held {
            Trait::Familiar(spells) => Some(spells.clone()),
            _ => None,
        });
        let binds = card.traits.iter().find_map(|held| match held {
            Trait::Spellbind(spells) => Some(spells.clone()),
            _ => None,
        });
        let spawns = card.traits.iter().find_map(|held| match held {
            Trait::Spawnpoint { spells, mana } => Some((spells.clone(), *mana)),
            _ => None,
        });
        let mut compiled = Compiled {
            triggers: TriggerSet::of(&card),
            attacks_with: card.abilities.iter().map(|it| it.bars().first().copied()).collect(),
            usable: used_at(|timing| {
                matches!(timing, Timing::Action(_) | Timing::AroundActionPhase | Timing::Deployment)
            }),
            acts_around: used_at(|timing| timing == Timing::AroundActionPhase),
            offers_spells: used_at(|timing| matches!(timing, Timing::Spell(_))),
            discounts: card.abilities.iter().any(|it| matches!(it, Ability::Discount { .. })),
            upkeep: printed.plus(Stat::Upkeep) != 0,
            changes_life: printed.plus(Stat::Life) != 0 || printed.plus(Stat::InnateLife) != 0,
            obscures: printed.has(Flag::Obscured),
            hinders: card.abilities.iter().find_map(|ability| match ability {
                Ability::Hinders(who) => Some(who.clone()),
                _ => None,
            }),
            casts_through: card.abilities.iter().find_map(|ability| match ability {
                Ability::CastsThrough { spells, through } => {
                    Some((spells.clone(), through.clone()))
                }
                _ => None,
            }),
            gives_cantrip: card.abilities.iter().find_map(|ability| match ability {
                Ability::GivesCantrip(which) => Some(which.clone()),
                _ => None,
            }),
            casts_here: card.abilities.contains(&Ability::CastsHere),
            deploys: used_at(|timing| timing == Timing::Deployment),
            fragile: card.traits.contains(&Trait::Fragile),
            uproots: card.traits.iter().find_map(|held| match held {
                Trait::Uproot(mana) => Some(*mana),
                _ => None,
            }),
            teleports: card.abilities.iter().find_map(|ability| match ability {
                Ability::TeleportsInstead { mana, within, .. } => Some((*mana, *within)),
                _ => None,
            }),
            teleports_to: card.abilities.iter().find_map(|ability| match ability {
                Ability::TeleportsInstead { to, .. } => to.clone(),
                _ => None,
            }),
            surcharges: card.abilities.iter().any(|it| matches!(it, Ability::Surcharge { .. })),
            prevents: card.abilities.iter().any(|it| matches!(it, Ability::Prevents { .. })),
            keeps_burning: card.abilities.iter().find_map(|it| match it {
                Ability::KeepsBurning(mana) => Some(*mana),
                _ => None,
            }),
            casts_around: card.abilities.contains(&Ability::CastsAround),
            one_front: card.abilities.contains(&Ability::OneFront),
            casts_as: card.abilities.iter().find_map(|it| match it {
                Ability::CastsAs { action, range } => Some((*action, *range)),
                _ => None,
            }),
            summons_here: card.abilities.iter().any(|it| matches!(it, Ability::SummonHere { .. })),
            rerolls: card.abilities.iter().any(|it| matches!(it, Ability::Rerolls { .. })),
            attack_rules: card
                .abilities
                .iter()
                .filter_map(|ability| match ability {
                    Ability::Attacks { which, rule } => Some((which.clone(), rule.clone())),
                    _ => None,
                })
                .collect(),
            restricts: false,
            spell_types: spell_types(&card),
            target_kinds: target_kinds(&card.target),
            ability_kinds: card.abilities.iter().map(ability_kinds).collect(),
            effect,
            abilities,
            familiar,
            spawns,
            binds,
            mage: None,
            trained: Vec::new(),
            level: card.level(),
            printed,
            settled,
            to_host: Vec::new(),
            tolls: card.abilities.iter().any(|it| matches!(it, Ability::MoveCost { .. })),
            auras: Vec::new(),
            lends_defenses: false,
            lends_barrier: false,
            free_bars: card.free_bars().filter_map(|at| u8::try_from(at).ok()).collect(),
            card,
        };
        for ability in &compiled.card.abilities {
            let Ability::While { condition, who, gains } = ability else { continue };
            compiled.lends_defenses |= gains.contains(&Gain::Defenses);
            compiled.lends_barrier |= gains.contains(&Gain::DamageBarrier);
            compiled.upkeep |= gains.iter().any(|gain| grant::changes(gain, Stat::Upkeep));
            let lives = |gain: &Gain| {
                grant::changes(gain, Stat::Life) || grant::changes(gain, Stat::InnateLife)
            };
            compiled.changes_life |= gains.iter().any(lives);
            compiled.obscures |= gains.contains(&Gain::Trait(Trait::Obscured));
            match who {
                Filter::Host => compiled.to_host.extend(gains.iter().cloned()),
                _ => compiled.auras.push(Grant::new(condition, who, gains)),
            }
        }
        compiled.restricts = compiled.attack_rules.iter().any(|(_, rule)| {
            matches!(rule, AttackRule::Forbidden | AttackRule::KeptAway | AttackRule::Cost(_))
        });
        compiled
    }

    /// The same for a mage with this training.
    pub fn mage(card: Card, mage: Mage, trained: &[Branch]) -> Self {
        Compiled { mage: Some(mage), trained: trained.to_vec(), ..Compiled::new(card) }
    }

    /// What a familiar or spawnpoint can cast; everything else that casts is a mage.
    pub fn casts(&self) -> Option<&Filter> {
        self.familiar.as_ref().or(self.spawns.as_ref().map(|(spells, _)| spells))
    }

    /// MW-CAST-26: whether a mage of this class and training may have such a card.
    pub fn may_have(&self, card: &Card) -> bool {
        card.restrictions.iter().all(|restriction| match restriction {
            Restriction::ClassOnly(class) => self.mage.map(Mage::class) == Some(*class),
            Restriction::SchoolOnly(school) => is_trained_for(&self.trained, card, *school),
            Restriction::Epic | Restriction::Novice => true,
        })
    }

    pub fn is_creature(&self) -> bool {
        // MW-GEN-17: a mage is a creature.
        matches!(self.card.kind, Kind::Mage | Kind::Creature)
    }
}

fn target_kinds(target: &Target) -> Kinds {
    match target {
        Target::Object(filter) | Target::ZoneOrObject(filter) => kinds_of(filter),
        Target::None
        | Target::Arena
        | Target::Zone(_)
        | Target::Border
        | Target::ZoneOrPair
        | Target::ObjectAndZone(_)
        | Target::EnchantmentAndHost(_)
        | Target::ObjectAndAttached(..)
        | Target::ZoneNear(_)
        | Target::ObjectAndNeighbor(..)
        | Target::Discarded(_)
        | Target::AnyDiscarded(_)
        | Target::DestroyedHere(_) => Kinds::ALL,
    }
}

fn ability_kinds(ability: &Ability) -> Kinds {
    match ability {
        Ability::Use { target, .. } => target_kinds(target),
        _ => Kinds::ALL,
    }
}

/// The types of a spell, by its subtypes and by its attack.
fn spell_types(card: &Card) -> DamageTypes {
    // MW-TRAIT-IMMUNITY-02, MW-TRAIT-EXTINGUISH-03: what puts out fires may be aimed at the immune.
    if card.attacks.iter().any(AttackBar::puts_out_fires) {
        return DamageTypes::default();
    }
    let by_subtype = card.subtypes.iter().filter_map(|subtype| type_of(*subtype));
    let attacks = if card.kind == Kind::Attack { card.attacks.as_slice() } else { &[] };
    by_subtype.chain(attacks.iter().filter_map(|bar| bar.damage_type)).collect()
}

/// The damage type a subtype of spells belongs to.
fn type_of(subtype: Subtype) -> Option<DamageType> {
    match subtype {
        Subtype::Acid => Some(DamageType::Acid),
        Subtype::Flame => Some(DamageType::Flame),
        Subtype::Hydro => Some(DamageType::Hydro),
        Subtype::Light => Some(DamageType::Light),
        Subtype::Lightning => Some(DamageType::Lightning),
        Subtype::Poison => Some(DamageType::Poison),
        Subtype::Psychic => Some(DamageType::Psychic),
        Subtype::Wind => Some(DamageType::Wind),
        _ => None,
    }
}

/// MW-CONJ-03: conjurations are nonliving, immune to psychic effects and unmovable unless they say otherwise.
fn kind_traits(card: &Card) -> &'static [Trait] {
    match card.kind {
        // MW-DOM-24: so are Orbs.
        Kind::Conjuration | Kind::Wall | Kind::Orb | Kind::Tile => {
            &[Trait::Nonliving, Trait::Immunity(DamageType::Psychic), Trait::Unmovable]
        }
        Kind::Mage
        | Kind::Creature
        | Kind::Enchantment
        | Kind::Equipment
        | Kind::Incantation
        | Kind::Attack => &[],
    }
}

#[cfg(test)]
mod tests {
    use rules::{covers, mw};

    use super::*;
    use crate::{
        set,
        vocabulary::{School, kinds::MageClass},
    };

    #[test]
    fn conjurations_are_nonliving_unmovable_and_immune_to_psychic_unless_printed_otherwise() {
        covers![mw::CONJ_03, mw::CONJ_04];
        let conjured = |card: &Card| matches!(card.kind, Kind::Conjuration | Kind::Wall);
        for card in set::base().into_iter().filter(conjured) {
            let living = card.traits.contains(&Trait::Living);
            let compiled = Compiled::new(card);
            let (id, traits) = (&compiled.card.id, &compiled.settled);
            assert!(traits.has(Flag::Unmovable), "{id}");
            assert!(traits.is_immune(DamageType::Psychic), "{id}");
            assert_eq!(traits.is_living(), living, "{id}");
            assert_eq!(traits.is_immune(DamageType::Poison), !living, "{id}");
            assert_eq!(traits.has(Flag::FiniteLife), !living, "{id}");
        }
    }

    #[test]
    fn class_restrictions_ask_for_the_class_and_not_for_the_mage() {
        covers![mw::BOOK_25, mw::BOOK_27, mw::MAGE_PRIEST_03];
        let lair = set::base().into_iter().find(|card| card.id == "lair").expect("a base card");
        let other = |mage| {
            let card = Card::new("", "another-of-its-class", Kind::Mage);
            Compiled::mage(card, mage, &[Branch::school(School::Nature)])
        };
        assert!(other(Mage::JohktariBeastmaster).may_have(&lair), "another Beastmaster is one");
        assert!(!other(Mage::Priestess).may_have(&lair), "whatever she is trained in");
        let only =
            |class| Card::new("", "a-card", Kind::Equipment).only(Restriction::ClassOnly(class));
        assert!(other(Mage::Priest).may_have(&only(MageClass::Priestess)), "he counts as one");
        assert!(other(Mage::AdramelechWarlock).may_have(&only(MageClass::Warlock)));
        assert!(other(Mage::AnvilThroneWarlord).may_have(&only(MageClass::Warlord)));
    }

    #[test]
    fn only_bars_for_attack_actions_are_free() {
        let free = |id: &str| {
            let card = set::base().into_iter().find(|card| card.id == id).expect("a base card");
            Compiled::new(card).free_bars
        };
        assert_eq!(free("staff-of-the-arcanum"), [0, 1]);
        assert_eq!(free("demonhide-armor"), [0; 0], "a damage barrier attacks by itself");
        assert_eq!(free("wall-of-fire"), [0; 0], "and so does a wall");
    }
}
