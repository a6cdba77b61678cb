//! The twenty Spells, in the order of their printed numbers. The last four affect other players.

use super::{
    Card,
    CardType::{Combat, Healing, Movement, Special},
    Colors::Chosen,
    Condition::{AttackPhaseOnly, BlockSucceeds, EnoughMoveLeft, InForest, UnitReadied},
    Effect::{RecruitFree, Source, UseOffered},
    Element::{ColdFire, Fire, Ice},
    JumpEnd, JumpPrice,
    Loss::{FireResistance, Fortification, FortificationAndResistances, Resistances},
    Target::{All, Blocked, One, Others, Same},
    competitive_spell,
    effect::{
        Cards, CardsFrom, CardsTo,
        CombatModifier::SkipBlockAndDamage,
        DiceUse::Claim,
        Harm::{DiscardChosenColor, LoseCrystal, SpendUnit, StealDiscardedAction, WoundPerCrystal},
        Lasts::CurseMana,
        Offered,
        Pick::{Chosen as ChosenCards, InOrder, Random},
        TurnModifier::{
            ExtraTurn, IgnoreSiteFortification, ProvokeNothing, RaiseHandLimit, ReachTwo, SkipDraw,
        },
        WhichUnit,
    },
    spell,
    words::{
        all, armor_less, armor_less_fortified, at_end_of_turn, attack, block, choose, destroy,
        does_not_attack, gain_crystal, gain_crystals, heal, heal_unit, if_else, jump, jump_around,
        lasting, loses, may, move_cards, only, others, pay_mana, plus_per_enemy, ranged_attack,
        ready, recover, siege_attack, take_wound, this_combat, this_turn, when,
    },
};
use crate::content::{
    Color::{Blue, Green, Red, White},
    Mana,
    Terrain::{Lake, Swamp},
};

cards! {
    after super::advanced::END;
    FIREBALL = spell("fireball", Red)
        .basic(&[Combat], ranged_attack(5).of(Fire))
        .strong(&[Combat], all(&[take_wound(), siege_attack(8).of(Fire)]));
    SNOWSTORM = spell("snowstorm", Blue)
        .basic(&[Combat], ranged_attack(5).of(Ice))
        .strong(&[Combat], all(&[take_wound(), siege_attack(8).of(Ice)]));
    EXPOSE = spell("expose", White)
        .basic(&[Combat], all(&[loses(FortificationAndResistances, One), ranged_attack(2)]))
        .strong(&[Combat], all(&[
            choose(&[loses(Fortification, All), loses(Resistances, All)]),
            ranged_attack(3),
        ]));
    TREMOR = spell("tremor", Green)
        .basic(&[Combat], choose(&[armor_less(3, One), armor_less(2, All)]))
        .strong(&[Combat], choose(&[
            armor_less_fortified(3, 6, One),
            armor_less_fortified(2, 4, All),
        ]));
    FLAME_WALL = spell("flame-wall", Red)
        .basic(&[Combat], choose(&[attack(5).of(Fire), block(7).of(Fire)]))
        .strong(&[Combat], choose(&[
            plus_per_enemy(2, &attack(5).of(Fire)),
            plus_per_enemy(2, &block(7).of(Fire)),
        ]));
    MANA_BOLT = spell("mana-bolt", Blue)
        .basic(&[Combat], choose(&[
            all(&[pay_mana(only(&[Mana::Blue])), attack(8).of(Ice)]),
            all(&[pay_mana(only(&[Mana::Red])), attack(7).of(ColdFire)]),
            all(&[pay_mana(only(&[Mana::White])), ranged_attack(6).of(Ice)]),
            all(&[pay_mana(only(&[Mana::Green])), siege_attack(5).of(Ice)]),
        ]))
        .strong(&[Combat], choose(&[
            all(&[pay_mana(only(&[Mana::Blue])), attack(11).of(Ice)]),
            all(&[pay_mana(only(&[Mana::Red])), attack(10).of(ColdFire)]),
            all(&[pay_mana(only(&[Mana::White])), ranged_attack(9).of(Ice)]),
            all(&[pay_mana(only(&[Mana::Green])), siege_attack(8).of(Ice)]),
        ]));
    WHIRLWIND = spell("whirlwind", White)
        .basic(&[Combat], does_not_attack())
        .strong(&[Combat], when(AttackPhaseOnly, &destroy(One)));
    UNDERGROUND_TRAVEL = spell("underground-travel", Green)
        .basic(&[Movement], jump_around(3, &[Swamp, Lake], JumpEnd::SafeSpace))
        .strong(&[Movement], all(&[
            jump_around(3, &[Swamp, Lake], JumpEnd::Assault),
            this_turn(IgnoreSiteFortification),
        ]));
    BURNING_SHIELD = spell("burning-shield", Red)
        .basic(&[Combat], all(&[
            block(4).of(Fire),
            when(BlockSucceeds, &may(&attack(4).of(Fire))),
        ]))
        .strong(&[Combat], all(&[block(4).of(Fire), when(BlockSucceeds, &destroy(Blocked))]));
    CHILL = spell("chill", Blue)
        .basic(&[Combat], all(&[does_not_attack(), loses(FireResistance, Same)]))
        .strong(&[Combat], all(&[does_not_attack(), armor_less(4, Same)]));
    WINGS_OF_WIND = spell("wings-of-wind", White)
        .basic(&[Movement], jump(5, JumpPrice::PerSpace(1), JumpEnd::SafeSpace))
        .strong(&[Combat], when(EnoughMoveLeft, &this_combat(SkipBlockAndDamage)));
    RESTORATION = spell("restoration", Green)
        .basic(&[Healing], if_else(InForest, &heal(5), &heal(3)))
        .strong(&[Healing], if_else(
            InForest,
            &all(&[heal(5), ready(WhichUnit::Levels(5))]),
            &all(&[heal(3), ready(WhichUnit::Levels(3))]),
        ));
    DEMOLISH = spell("demolish", Red)
        .basic(&[Combat], all(&[this_turn(IgnoreSiteFortification), armor_less(1, All)]))
        .strong(&[Combat], all(&[when(AttackPhaseOnly, &destroy(One)), armor_less(1, Others)]));
    SPACE_BENDING = spell("space-bending", Blue)
        .basic(&[Movement], all(&[this_turn(ReachTwo), this_turn(ProvokeNothing)]))
        .strong(&[Special], all(&[
            at_end_of_turn(&move_cards(CardsFrom::PlayArea, CardsTo::Hand, Cards::Any, InOrder)),
            this_turn(SkipDraw),
            this_turn(ExtraTurn),
        ]));
    CALL_TO_ARMS = spell("call-to-arms", White)
        .basic(&[Special], UseOffered(Offered::UnitAbility))
        .strong(&[Special], RecruitFree);
    MEDITATION = spell("meditation", Green)
        .basic(&[Special], all(&[recover(2, Random), this_turn(RaiseHandLimit(2))]))
        .strong(&[Special], all(&[recover(2, ChosenCards), this_turn(RaiseHandLimit(2))]));
    MANA_MELTDOWN = competitive_spell("mana-meltdown", Red)
        .basic(&[Special], others(LoseCrystal))
        .strong(&[Special], all(&[others(WoundPerCrystal), gain_crystals(2, Chosen)]));
    MANA_CLAIM = competitive_spell("mana-claim", Blue)
        .basic(&[Special], Source(Claim))
        .strong(&[Special], all(&[Source(Claim), lasting(CurseMana)]));
    MIND_READ = competitive_spell("mind-read", White)
        .basic(&[Special], all(&[gain_crystal(Chosen), others(DiscardChosenColor)]))
        .strong(&[Special], all(&[
            gain_crystal(Chosen),
            others(DiscardChosenColor),
            others(StealDiscardedAction),
        ]));
    ENERGY_FLOW = competitive_spell("energy-flow", Green)
        .basic(&[Healing], all(&[
            ready(WhichUnit::Any),
            when(UnitReadied, &others(SpendUnit { max_level: 2 })),
        ]))
        .strong(&[Healing], all(&[
            ready(WhichUnit::Any),
            when(UnitReadied, &heal_unit(WhichUnit::Same)),
            when(UnitReadied, &others(SpendUnit { max_level: 3 })),
        ]));
}
