//! The Basic Actions: twelve common cards and one of each hero's own (MK-SETUP-38).

use super::{
    Card, CardId, CardType,
    CardType::{Combat, Healing, Influence, Movement, Special},
    Colors::{AnyBasic, AsPaid, OneOf},
    Condition::Interacting,
    Element::{Fire, Ice},
    action,
    words::{
        all, at_end_of_turn, attack, block, block_per_trait, choose, discard, draw, fame,
        gain_crystal, gain_mana, gain_move, heal, influence, more_source_dice, pay_mana,
        play_strong, ranged_attack, reputation, set_source_die, siege_attack, when,
    },
};
use crate::content::{
    Color::{Blue, Green, Red, White},
    Mana,
};

cards! {
    after 1;
    RAGE = action("rage", Red, &[Combat])
        .basic(choose(&[attack(2), block(2)]))
        .strong(attack(4));
    DETERMINATION = action("determination", Blue, &[Combat])
        .basic(choose(&[attack(2), block(2)]))
        .strong(block(5));
    SWIFTNESS = action("swiftness", White, &[Movement, Combat])
        .basic(gain_move(2))
        .strong(ranged_attack(3));
    MARCH = action("march", Green, &[Movement])
        .basic(gain_move(2))
        .strong(gain_move(4));
    STAMINA = action("stamina", Blue, &[Movement])
        .basic(gain_move(2))
        .strong(gain_move(4));
    TRANQUILITY = action("tranquility", Green, &[Healing])
        .basic(choose(&[heal(1), draw(1)]))
        .strong(choose(&[heal(2), draw(2)]));
    PROMISE = action("promise", White, &[Influence])
        .basic(influence(2))
        .strong(influence(4));
    THREATEN = action("threaten", Red, &[Influence])
        .basic(influence(2))
        .strong(all(&[influence(5), at_end_of_turn(&reputation(-1))]));
    CRYSTALLIZE = action("crystallize", Blue, &[Special])
        .basic(all(&[pay_mana(AnyBasic), gain_crystal(AsPaid)]))
        .strong(gain_crystal(AnyBasic));
    MANA_DRAW = action("mana-draw", White, &[Special])
        .basic(more_source_dice(1))
        .strong(set_source_die(2));
    CONCENTRATION = action("concentration", Green, &[Special])
        .basic(gain_mana(OneOf(&[Mana::Blue, Mana::White, Mana::Red])))
        .strong(play_strong(2));
    IMPROVISATION = action("improvisation", Red, IMPROVISATION_TYPES)
        .basic(all(&[discard(1), choose(&[gain_move(3), influence(3), attack(3), block(3)])]))
        .strong(all(&[discard(1), choose(&[gain_move(5), influence(5), attack(5), block(5)])]));
    BATTLE_VERSATILITY = action("battle-versatility", Red, &[Combat])
        .basic(choose(&[attack(2), block(2), ranged_attack(1)]))
        .strong(choose(&[
            attack(4),
            block(4),
            attack(3).of(Fire),
            block(3).of(Fire),
            ranged_attack(3),
            siege_attack(2),
        ]));
    WILL_FOCUS = action("will-focus", Green, &[Special])
        .basic(choose(&[gain_mana(OneOf(&[Mana::Blue, Mana::White, Mana::Red])), gain_crystal(OneOf(&[Mana::Green]))]))
        .strong(play_strong(3));
    NOBLE_MANNERS = action("noble-manners", White, &[Influence])
        .basic(all(&[influence(2), at_end_of_turn(&when(Interacting, &fame(1)))]))
        .strong(all(&[
            influence(4),
            at_end_of_turn(&when(Interacting, &fame(1))),
            at_end_of_turn(&when(Interacting, &reputation(1))),
        ]));
    COLD_TOUGHNESS = action("cold-toughness", Blue, &[Combat])
        .basic(choose(&[attack(2).of(Ice), block(3).of(Ice)]))
        .strong(all(&[block(5).of(Ice), block_per_trait(1, Ice)]));
}

const IMPROVISATION_TYPES: &[CardType] = &[Movement, Influence, Combat];

/// The sixteen cards before a hero's own card replaces one of them, by printed number.
pub const COMMON_DECK: [CardId; 16] = [
    RAGE,
    RAGE,
    DETERMINATION,
    SWIFTNESS,
    SWIFTNESS,
    MARCH,
    MARCH,
    STAMINA,
    STAMINA,
    TRANQUILITY,
    PROMISE,
    THREATEN,
    CRYSTALLIZE,
    MANA_DRAW,
    CONCENTRATION,
    IMPROVISATION,
];
