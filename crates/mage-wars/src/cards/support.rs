//! Which cards can be played: those all of whose words the engine executes. A card with a word it does not know yet is
//! listed and explained, but no setup takes it.

use crate::vocabulary::{Ability, Card};

/// The first word of a card the engine does not execute yet, or `None` when the card can be played.
pub fn missing_word(card: &Card) -> Option<&'static str> {
    card.abilities.iter().find_map(|ability| match ability {
        Ability::Rerolls => Some("rolling again"),
        Ability::While { .. }
        | Ability::When { .. }
        | Ability::Use { .. }
        | Ability::Discount { .. }
        | Ability::AttackCost { .. }
        | Ability::MoveCost { .. }
        | Ability::FullActionToPass(_)
        | Ability::AttackedBy { .. }
        | Ability::NotDuringActions
        | Ability::AsQuickSpell { .. }
        | Ability::KeepsTargetHidden
        | Ability::SummonHere { .. } => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::set;

    #[test]
    fn cards_with_words_the_engine_does_not_know_are_not_played() {
        let unplayed: Vec<String> = set::base()
            .into_iter()
            .filter(|card| missing_word(card).is_some())
            .map(|card| card.id)
            .collect();
        assert_eq!(unplayed, ["temple-of-the-dawnbreaker"]);
    }
}
