//! The twenty-eight Advanced Actions, in the order of their printed numbers.

use super::{
    Card,
    CardType::{Combat, Healing, Influence, Movement, Special},
    Colors::{Any, AnyBasic, AsPaid, AsThrown, EachButThrown, Owned},
    DeckEnd,
    Effect::{ReturnSpentCrystals, Source, UseOffered},
    Element::{Fire, Ice, Physical},
    OfferKind::{AdvancedAction, Spell},
    Per::{UnitRecruited, Wound},
    Reach::{Melee, Ranged},
    Target, Terrains,
    Zone::{DiscardPile, Hand},
    advanced,
    effect::{
        Condition::StartOfCombat,
        DiceUse, Offered,
        TurnModifier::{GoldAndBlackDiceAsBasic, InfluenceAsBlock, UnitsTakeNoDamage},
    },
    words::{
        all, armor_less, at_end_of_turn, attack, block, buy_advanced_action, choose, discard, fame,
        first_attack_or_block, for_each, gain_card, gain_crystal, gain_crystals, gain_mana,
        gain_move, gain_tokens, heal, influence, may, more_source_dice, move_to_attack, only,
        passable, pay_mana, play_often, ranged_attack, ready_unit, reputation, return_to_deck,
        siege_attack, take_wound, terrain_less, terrain_set, this_turn, throw_away_action,
        units_fight_better, when,
    },
};
use crate::content::{
    Color::{Blue, Green, Red, White},
    Mana,
    Terrain::{Desert, Lake, Plains, Swamp, Wasteland},
};

const OPEN_LAND: Terrains = Terrains::these(&[Plains, Desert, Wasteland]);
const SWAMP: Terrains = Terrains::these(&[Swamp]);

cards! {
    after super::basic::END;
    FIRE_BOLT = advanced("fire-bolt", Red, &[Special, Combat])
        .basic(gain_crystal(only(&[Mana::Red])))
        .strong(ranged_attack(3).of(Fire));
    ICE_BOLT = advanced("ice-bolt", Blue, &[Special, Combat])
        .basic(gain_crystal(only(&[Mana::Blue])))
        .strong(ranged_attack(3).of(Ice));
    SWIFT_BOLT = advanced("swift-bolt", White, &[Special, Combat])
        .basic(gain_crystal(only(&[Mana::White])))
        .strong(ranged_attack(4));
    CRUSHING_BOLT = advanced("crushing-bolt", Green, &[Special, Combat])
        .basic(gain_crystal(only(&[Mana::Green])))
        .strong(siege_attack(3));
    BLOOD_RAGE = advanced("blood-rage", Red, &[Combat])
        .basic(choose(&[attack(2), all(&[take_wound(), attack(5)])]))
        .strong(choose(&[attack(4), all(&[take_wound(), attack(9)])]));
    ICE_SHIELD = advanced("ice-shield", Blue, &[Combat])
        .basic(block(3).of(Ice))
        .strong(all(&[block(3).of(Ice), armor_less(3, Target::Blocked)]));
    AGILITY = advanced("agility", White, &[Movement])
        .basic(all(&[gain_move(2), move_to_attack(1, Melee)]))
        .strong(all(&[gain_move(4), move_to_attack(1, Melee), move_to_attack(2, Ranged)]));
    REFRESHING_WALK = advanced("refreshing-walk", Green, &[Movement])
        .basic(all(&[gain_move(2), heal(1)]))
        .strong(all(&[gain_move(4), heal(2)]));
    INTIMIDATE = advanced("intimidate", Red, &[Influence, Combat])
        .basic(all(&[choose(&[influence(4), attack(3)]), at_end_of_turn(&reputation(-1))]))
        .strong(all(&[choose(&[influence(8), attack(7)]), at_end_of_turn(&reputation(-2))]));
    FROST_BRIDGE = advanced("frost-bridge", Blue, &[Movement])
        .basic(all(&[gain_move(2), terrain_set(SWAMP, 1)]))
        .strong(all(&[gain_move(4), passable(&[Lake], 1), terrain_set(SWAMP, 1)]));
    SONG_OF_WIND = advanced("song-of-wind", White, &[Movement])
        .basic(all(&[gain_move(2), terrain_less(OPEN_LAND, 1, 0)]))
        .strong(all(&[
            gain_move(2),
            terrain_less(OPEN_LAND, 2, 0),
            may(&all(&[pay_mana(only(&[Mana::Blue])), passable(&[Lake], 0)])),
        ]));
    PATH_FINDING = advanced("path-finding", Green, &[Movement])
        .basic(all(&[gain_move(2), terrain_less(Terrains::All, 1, 2)]))
        .strong(all(&[gain_move(4), terrain_set(Terrains::All, 2)]));
    BLOOD_RITUAL = advanced("blood-ritual", Red, &[Special])
        .basic(all(&[take_wound(), gain_mana(only(&[Mana::Red])), gain_mana(Any)]))
        .strong(all(&[take_wound(), gain_tokens(3, Any)]));
    PURE_MAGIC = advanced("pure-magic", Blue, &[Movement, Influence, Combat])
        .basic(choose(&[
            all(&[pay_mana(only(&[Mana::Green])), gain_move(4)]),
            all(&[pay_mana(only(&[Mana::White])), influence(4)]),
            all(&[pay_mana(only(&[Mana::Blue])), block(4)]),
            all(&[pay_mana(only(&[Mana::Red])), attack(4)]),
        ]))
        .strong(choose(&[
            all(&[pay_mana(only(&[Mana::Green])), gain_move(7)]),
            all(&[pay_mana(only(&[Mana::White])), influence(7)]),
            all(&[pay_mana(only(&[Mana::Blue])), block(7)]),
            all(&[pay_mana(only(&[Mana::Red])), attack(7)]),
        ]));
    HEROIC_TALE = advanced("heroic-tale", White, &[Influence])
        .basic(all(&[influence(3), at_end_of_turn(&for_each(UnitRecruited, &reputation(1)))]))
        .strong(all(&[
            influence(6),
            at_end_of_turn(&for_each(UnitRecruited, &fame(1))),
            at_end_of_turn(&for_each(UnitRecruited, &reputation(1))),
        ]));
    REGENERATION = advanced("regeneration", Green, &[Healing])
        .basic(all(&[heal(1), ready_unit(2)]))
        .strong(all(&[heal(2), ready_unit(3)]));
    INTO_THE_HEAT = advanced("into-the-heat", Red, &[Combat])
        .basic(all(&[when(StartOfCombat, &units_fight_better(2)), this_turn(UnitsTakeNoDamage)]))
        .strong(all(&[when(StartOfCombat, &units_fight_better(3)), this_turn(UnitsTakeNoDamage)]));
    STEADY_TEMPO = advanced("steady-tempo", Blue, &[Movement])
        .basic(all(&[gain_move(2), return_to_deck(DeckEnd::Bottom, true)]))
        .strong(all(&[gain_move(4), return_to_deck(DeckEnd::Top, false)]));
    DIPLOMACY = advanced("diplomacy", White, &[Influence, Combat])
        .basic(all(&[influence(2), this_turn(InfluenceAsBlock(Physical))]))
        .strong(all(&[
            influence(4),
            choose(&[this_turn(InfluenceAsBlock(Ice)), this_turn(InfluenceAsBlock(Fire))]),
        ]));
    IN_NEED = advanced("in-need", Green, &[Influence])
        .basic(all(&[influence(2), for_each(Wound, &influence(1))]))
        .strong(all(&[influence(4), for_each(Wound, &influence(2))]));
    DECOMPOSE = advanced("decompose", Red, &[Special])
        .basic(all(&[throw_away_action(), gain_crystals(2, AsThrown)]))
        .strong(all(&[throw_away_action(), gain_crystal(EachButThrown)]));
    CRYSTAL_MASTERY = advanced("crystal-mastery", Blue, &[Special])
        .basic(gain_crystal(Owned))
        .strong(at_end_of_turn(&ReturnSpentCrystals));
    MANA_STORM = advanced("mana-storm", White, &[Special])
        .basic(Source(DiceUse::Crystal))
        .strong(all(&[
            Source(DiceUse::RerollAll),
            more_source_dice(3),
            this_turn(GoldAndBlackDiceAsBasic),
        ]));
    AMBUSH = advanced("ambush", Green, &[Movement])
        .basic(all(&[gain_move(2), first_attack_or_block(1, 2)]))
        .strong(all(&[gain_move(4), first_attack_or_block(2, 4)]));
    MAXIMAL_EFFECT = advanced("maximal-effect", Red, &[Special])
        .basic(play_often(false, 3))
        .strong(play_often(true, 2));
    MAGIC_TALENT = advanced("magic-talent", Blue, &[Special])
        .basic(all(&[discard(1), UseOffered(Offered::Spell)]))
        .strong(all(&[pay_mana(AnyBasic), gain_card(Spell, AsPaid, DiscardPile)]));
    LEARNING = advanced("learning", White, &[Influence, Special])
        .basic(all(&[influence(2), buy_advanced_action(6, DiscardPile)]))
        .strong(all(&[influence(4), buy_advanced_action(9, Hand)]));
    TRAINING = advanced("training", Green, &[Special])
        .basic(all(&[throw_away_action(), gain_card(AdvancedAction, AsThrown, DiscardPile)]))
        .strong(all(&[throw_away_action(), gain_card(AdvancedAction, AsThrown, Hand)]));
}
