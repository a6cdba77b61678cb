//! Answers that change nothing a combat asks for: whoever gives one could as well have kept the card.

use kernel::Seat;

use crate::{
    cards::{Card, Effect, effect::TurnModifier},
    state::{Choice, MageKnight, Points, Way},
};

/// Whether an answer gives nothing but Move or Influence points that no effect can use in this combat any more. Move
/// points count for a combat only where they were left over before it (MK-RULING-31).
pub(crate) fn is_idle(game: &MageKnight, seat: Seat, choice: Choice) -> bool {
    let influence = influence_counts(game, seat);
    let only_points = |effect: &Effect| match effect {
        Effect::Move(_) => true,
        Effect::Influence(_) => !influence,
        _ => false,
    };
    match choice {
        Choice::Play { way: Way::Sideways(Points::Move), .. } => true,
        Choice::Play { way: Way::Sideways(Points::Influence), .. } => !influence,
        Choice::Play { card, way: Way::Basic } => card.card().basic().is_some_and(only_points),
        Choice::Play { card, way: Way::Strong } => card.card().strong().is_some_and(only_points),
        Choice::Activate { unit, ability } => {
            let units = &game.player(seat).units;
            let printed = units.get(usize::from(unit)).map(|unit| unit.unit.printed());
            let ability = printed.and_then(|unit| unit.abilities.get(usize::from(ability)));
            ability.is_some_and(|ability| only_points(&ability.effect))
        }
        Choice::UseSkill { skill } => only_points(&skill.printed().effect),
        _ => false,
    }
}

/// Whether Influence may become Block: an effect says so, or a card in hand could.
fn influence_counts(game: &MageKnight, seat: Seat) -> bool {
    let could = |card: &Card| [card.basic(), card.strong()].into_iter().flatten().any(turns);
    game.turn().modifiers.influence_as_block().is_some()
        || game.player(seat).hand.iter().any(|card| could(card.card()))
        || game.offers().spells.iter().any(|card| could(card.card()))
}

fn turns(effect: &Effect) -> bool {
    match effect {
        Effect::ThisTurn(TurnModifier::InfluenceAsBlock(_)) => true,
        Effect::All(effects) | Effect::Choose(effects) => effects.iter().any(turns),
        _ => false,
    }
}
