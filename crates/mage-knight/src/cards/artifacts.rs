//! The sixteen Artifacts, in the order of their printed numbers.

use super::{
    Banner, Card,
    CardType::{Combat, Healing, Influence, Special},
    Colors::{Any, AsThrown},
    Condition::{Day, Night, NotInCombat},
    Effect::{RaisedUpTo, RemoveWoundsOfThisTurn, RollForCrystals, RollForWounds},
    OfferKind::{AdvancedAction, Spell},
    Per::{CardDiscarded, EnemyDefeated, FightingUnit, HealingSpent, SpellCast, WoundHealed},
    Target, Terrains,
    Zone::Hand,
    artifact, banner_artifact,
    effect::{
        AttackKinds, BonusFor,
        CombatModifier::SkipBlockAndDamage,
        Dice, Loss,
        TurnModifier::{DayAsNight, DoublePhysicalAttacks, EndlessMana, NightAsDay},
        WhichUnit,
    },
    words::{
        all, at_end_of_turn, attack, banner, discard_any_number, draw, fame, for_each, gain_card,
        gain_crystal, gain_mana, gain_tokens, heal, if_else, influence, loses, only, ready,
        siege_attack, terrain_set, this_combat, this_turn, throw_away_action, unit_bonus, when,
    },
};
use crate::content::{
    Mana::{Black, Blue, Gold, Green, Red, White},
    Terrain::{Desert, Forest},
};

const ALL_UNITS: super::Effect = unit_bonus(1, 1, AttackKinds::Any, 1, BonusFor::AllThisTurn);
const FOREST: Terrains = Terrains::these(&[Forest]);
const DESERT: Terrains = Terrains::these(&[Desert]);

cards! {
    after super::spells::END;
    BANNER_OF_GLORY = banner_artifact("banner-of-glory", &[Combat])
        .basic(banner(Banner::Glory))
        .strong(all(&[ALL_UNITS, for_each(FightingUnit, &fame(1))]));
    BANNER_OF_FEAR = banner_artifact("banner-of-fear", &[Combat])
        .basic(banner(Banner::CancelAttack))
        .strong(this_combat(SkipBlockAndDamage));
    BANNER_OF_PROTECTION = banner_artifact("banner-of-protection", &[Combat])
        .basic(banner(Banner::Protection))
        .strong(at_end_of_turn(&RemoveWoundsOfThisTurn));
    BANNER_OF_COURAGE = banner_artifact("banner-of-courage", &[Healing])
        .basic(banner(Banner::Ready))
        .strong(when(NotInCombat, &ready(WhichUnit::All)));
    RUBY_RING = artifact("ruby-ring", &[Special])
        .basic(all(&[gain_mana(only(&[Red])), gain_crystal(only(&[Red])), fame(1)]))
        .strong(all(&[this_turn(EndlessMana([Red, Black])), for_each(SpellCast(Red), &fame(1))]));
    SAPPHIRE_RING = artifact("sapphire-ring", &[Special])
        .basic(all(&[gain_mana(only(&[Blue])), gain_crystal(only(&[Blue])), fame(1)]))
        .strong(all(&[this_turn(EndlessMana([Blue, Black])), for_each(SpellCast(Blue), &fame(1))]));
    DIAMOND_RING = artifact("diamond-ring", &[Special])
        .basic(all(&[gain_mana(only(&[White])), gain_crystal(only(&[White])), fame(1)]))
        .strong(all(&[this_turn(EndlessMana([White, Black])), for_each(SpellCast(White), &fame(1))]));
    EMERALD_RING = artifact("emerald-ring", &[Special])
        .basic(all(&[gain_mana(only(&[Green])), gain_crystal(only(&[Green])), fame(1)]))
        .strong(all(&[this_turn(EndlessMana([Green, Black])), for_each(SpellCast(Green), &fame(1))]));
    SWORD_OF_JUSTICE = artifact("sword-of-justice", &[Combat])
        .basic(all(&[
            discard_any_number(),
            for_each(CardDiscarded, &attack(3)),
            for_each(EnemyDefeated, &fame(1)),
        ]))
        .strong(all(&[
            this_turn(DoublePhysicalAttacks),
            loses(Loss::PhysicalResistance, Target::All),
            for_each(EnemyDefeated, &fame(1)),
        ]));
    HORN_OF_WRATH = artifact("horn-of-wrath", &[Combat])
        .basic(all(&[siege_attack(6), RollForWounds(Dice::Exactly(1))]))
        .strong(all(&[
            RaisedUpTo { bonus: 6, effect: &siege_attack(6) },
            RollForWounds(Dice::AsRaised),
        ]));
    ENDLESS_BAG_OF_GOLD = artifact("endless-bag-of-gold", &[Influence])
        .basic(all(&[influence(4), fame(2)]))
        .strong(all(&[influence(9), fame(3)]));
    ENDLESS_GEM_POUCH = artifact("endless-gem-pouch", &[Special])
        .basic(RollForCrystals { dice: 2 })
        .strong(all(&[
            gain_mana(only(&[Red])),
            gain_mana(only(&[Blue])),
            gain_mana(only(&[Green])),
            gain_mana(only(&[White])),
            if_else(Day, &gain_mana(only(&[Gold])), &gain_mana(only(&[Black]))),
        ]));
    GOLDEN_GRAIL = artifact("golden-grail", &[Healing])
        .basic(all(&[heal(2), for_each(HealingSpent, &fame(1))]))
        .strong(all(&[heal(6), for_each(WoundHealed, &draw(1))]));
    BOOK_OF_WISDOM = artifact("book-of-wisdom", &[Special])
        .basic(all(&[throw_away_action(), gain_card(AdvancedAction, AsThrown, Hand)]))
        .strong(all(&[
            throw_away_action(),
            gain_card(Spell, AsThrown, Hand),
            gain_crystal(AsThrown),
        ]));
    AMULET_OF_SUN = artifact("amulet-of-sun", &[Special])
        .basic(all(&[
            gain_mana(only(&[Gold])),
            when(Night, &terrain_set(FOREST, 3)),
            this_turn(NightAsDay),
        ]))
        .strong(all(&[
            gain_tokens(3, only(&[Gold])),
            when(Night, &terrain_set(FOREST, 3)),
            this_turn(NightAsDay),
        ]));
    AMULET_OF_DARKNESS = artifact("amulet-of-darkness", &[Special])
        .basic(all(&[
            gain_mana(Any),
            when(Day, &terrain_set(DESERT, 3)),
            this_turn(DayAsNight),
        ]))
        .strong(all(&[
            gain_tokens(3, Any),
            when(Day, &terrain_set(DESERT, 3)),
            this_turn(DayAsNight),
        ]));
}
