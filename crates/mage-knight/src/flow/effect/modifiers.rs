//! Words about what holds for the rest of the turn or of the combat, or as long as one has it.

use kernel::Refusal;
use rules::mk;

use super::{At, Doing, Then, Words};
use crate::{
    cards::{
        Effect,
        effect::{CombatModifier, SidewaysBonus, Standing, TurnModifier},
    },
    content::UnitKind,
    flow::exploring,
    legal::{Judgement, needs},
    state::{MageKnight, Phase},
};

pub(super) const WORDS: Words = Words {
    allowed,
    options: |_, _| (),
    carry_out,
    answer: |doing, _| doing.broken("a word that asks nothing was answered"),
};

fn allowed(at: &At<'_>) -> Judgement {
    let combat = at.game.combat.as_ref();
    let fighting = || needs(combat.is_some(), mk::COMBAT_GEN_04, "mk-refusal-not-fighting");
    match at.step.effect {
        Effect::ThisTurn(TurnModifier::UnitBonus(_) | TurnModifier::UnitsTakeNoDamage)
        | Effect::ThisCombat(
            CombatModifier::AttacksAreColdFire | CombatModifier::AttacksAreSiege,
        ) => fighting(),
        Effect::ThisCombat(CombatModifier::SkipBlockAndDamage) => needs(
            combat
                .is_some_and(|combat| matches!(combat.phase, Phase::RangedAndSiege | Phase::Block)),
            mk::COMBAT_GEN_04,
            "mk-refusal-not-in-this-phase",
        ),
        Effect::Always(_) => Err(Refusal::new(mk::EFFECT_03, "mk-refusal-works-by-itself")),
        _ => Ok(()),
    }
}

fn carry_out(doing: &mut Doing<'_>) -> Then {
    match *doing.step.effect {
        Effect::ThisTurn(TurnModifier::Sideways {
            value,
            better: SidewaysBonus::OfPaidColor(_),
        }) => {
            let better = SidewaysBonus::OfPaidColor(doing.run.bound.paid);
            add_modifier(doing.game, TurnModifier::Sideways { value, better });
        }
        Effect::ThisTurn(modifier) => {
            add_modifier(doing.game, modifier);
            if modifier == TurnModifier::NightAsDay {
                exploring::see_as_by_day(doing.game, doing.seat);
            }
        }
        Effect::ThisCombat(modifier) => {
            let Some(combat) = &mut doing.game.combat else {
                return doing.broken("a modifier of a combat that is over");
            };
            match modifier {
                CombatModifier::SkipBlockAndDamage => combat.skip = true,
                CombatModifier::AttacksAreColdFire => combat.all_cold_fire = true,
                CombatModifier::AttacksAreSiege => combat.all_siege = true,
            }
        }
        // MK-SKILL-14: what comes with it.
        Effect::Always(Standing::ExtraCommand) => {
            for _ in 0..2 {
                doing.game.offer_unit(UnitKind::Regular);
            }
        }
        Effect::Always(Standing::OppositeMana | Standing::RaiseRefill { .. }) => (),
        _ => return doing.broken("no word about modifiers"),
    }
    Then::Next
}

/// Something holds for the rest of the turn.
pub(crate) fn add_modifier(game: &mut MageKnight, modifier: TurnModifier) {
    if !game.turn.modifiers.add(modifier) {
        game.broken("more modifiers than a turn has room for");
    }
}
