//! What parts of effects that ask can be answered with.

use kernel::Seat;

use super::{
    ask::colors,
    others,
    parts::{Part, Parts},
    secret, targets,
};
use crate::{
    cards::{CardId, Colors, Effect, effect::Cards},
    content::{Color, Mana},
    flow::{duel, interaction},
    state::{Choice, DiePlace, MageKnight, Playing},
};

/// Everything that can be answered now; nothing when the part has come to its end.
pub(super) fn options(
    game: &MageKnight,
    seat: Seat,
    playing: &Playing,
    part: &Part,
    parts: &Parts,
    out: &mut Vec<Choice>,
) {
    let player = game.player(seat);
    match *part.effect {
        Effect::Attack { .. } => {
            out.extend((0..=part.raise).map(|amount| Choice::Amount { amount }));
        }
        Effect::GainMana { colors: of, .. } | Effect::GainCrystal { colors: of, .. } => {
            let colors = colors(game, seat, playing, of);
            out.extend(colors.into_iter().map(|color| Choice::Color { color }));
        }
        Effect::Discard { cards, of } => {
            if playing.done < cards.most() {
                distinct(&player.hand, |card| of.fits(card), out);
                if !out.is_empty() && !matches!(cards, Cards::Exactly(_)) {
                    out.push(Choice::Decline);
                }
            }
        }
        Effect::ThrowAwayAction => {
            // What is thrown away decides what can be gained.
            let gains = parts.iter().find_map(|part| match *part.effect {
                Effect::GainCard { kind, color: Colors::AsThrown, .. } => Some(kind),
                _ => None,
            });
            let fits = |card: CardId| {
                let color = card.card().color();
                card.card().is_action()
                    && gains.is_none_or(|kind| {
                        targets::offer(game, kind).iter().any(|card| card.card().color() == color)
                    })
            };
            distinct(&player.hand, fits, out);
        }
        Effect::DropWounds { most, .. } if playing.done < most => {
            if player.holds(CardId::WOUND) {
                out.push(Choice::Card { card: CardId::WOUND });
            }
            if playing.done > 0 && !out.is_empty() {
                out.push(Choice::Decline);
            }
        }
        Effect::PlayOther { strong, bonus, .. } => {
            let cards = targets::other_actions(game, seat, playing, strong, bonus);
            out.extend(cards.map(|card| Choice::Card { card }));
        }
        Effect::Recover { cards, chosen } => {
            if player.discard.is_empty() || playing.done > cards {
            } else if playing.done == 0 {
                out.extend([Choice::Top, Choice::Bottom]);
            } else if chosen {
                distinct(&player.discard, |_| true, out);
            }
        }
        Effect::GainCard { kind, color, .. } => {
            let colors = colors(game, seat, playing, color);
            let fits = |card: CardId| {
                card.card().color().is_some_and(|color| colors.contains(&Mana::of(color)))
            };
            distinct(targets::offer(game, kind), fits, out);
        }
        Effect::UseSpellOfOffer => {
            let spells = targets::spells_of_offer(game, seat);
            out.extend(spells.map(|(card, way)| Choice::Play { card, way }));
        }
        Effect::UseUnitOfOffer => {
            let abilities = targets::abilities_of_offer(game, seat);
            out.extend(abilities.map(|(unit, ability)| Choice::OfferAbility { unit, ability }));
        }
        Effect::RecruitFree if interaction::has_room(game, seat) => {
            interaction::offered_units(game, out);
        }
        Effect::RollForCrystals { .. } => {
            out.extend(Color::ALL.map(|color| Choice::Color { color: Mana::of(color) }));
        }
        Effect::SetSourceDie { .. } if playing.done == 0 => {
            // MK-VARIANT-FRIENDLY-05
            let kept = crate::flow::variants::friendly::keeps_gold(game);
            dice(game, |mana| !kept || mana != Mana::Gold, out);
        }
        Effect::SetSourceDie { .. } => {
            let colors = Mana::ALL.into_iter().filter(|mana| *mana != Mana::Gold);
            out.extend(colors.map(|color| Choice::Color { color }));
        }
        Effect::ClaimSourceDie if playing.done == 0 => {
            dice(game, |mana| mana.basic().is_some(), out);
        }
        Effect::CrystalOfSourceDie | Effect::StoreSourceDie => {
            dice(game, |mana| mana.basic().is_some(), out);
        }
        Effect::RerollSourceDice { most } if playing.done < most => {
            // MK-TACTIC-17: gold ones first.
            let gold =
                |die: &crate::state::Die| die.place == DiePlace::Source && die.color == Mana::Gold;
            let gold = game.source.iter().any(gold);
            dice(game, |mana| !gold || mana == Mana::Gold, out);
            out.push(Choice::Decline);
        }
        Effect::Jump(jump) => {
            out.extend(targets::jumps(game, seat, jump).map(|(to, _)| Choice::Space { to }));
        }
        // MK-PVP-50
        Effect::EnemyArmor { .. }
        | Effect::ArmorPerResistance { .. }
        | Effect::EnemyLoses { .. }
        | Effect::DestroyEnemy { .. }
        | Effect::EnemyDoesNotAttack { .. }
            if game.duel.is_some() =>
        {
            if let Some((seat, units)) = duel::units::targets(game, seat, playing, part.effect) {
                out.extend(units.into_iter().map(|unit| Choice::OthersUnit { seat, unit }));
            }
        }
        Effect::EnemyArmor { .. }
        | Effect::ArmorPerResistance { .. }
        | Effect::EnemyLoses { .. }
        | Effect::DestroyEnemy { .. } => {
            out.extend(targets::enemies(game, playing, false).map(|enemy| Choice::Enemy { enemy }));
        }
        Effect::EnemyDoesNotAttack { unfortified, .. } => {
            let enemies = targets::enemies(game, playing, unfortified);
            out.extend(enemies.map(|enemy| Choice::Enemy { enemy }));
        }
        Effect::ReadyUnit { max_level } => units(
            game,
            seat,
            |unit| !unit.ready && max_level.is_none_or(|level| unit.unit.printed().level <= level),
            out,
        ),
        Effect::ReadyUnitLevels(levels) => {
            let left = levels.saturating_sub(playing.done);
            units(game, seat, |unit| !unit.ready && unit.unit.printed().level <= left, out);
            if !out.is_empty() {
                out.push(Choice::Decline);
            }
        }
        Effect::HealUnit { same: false } => units(game, seat, |unit| unit.wounds > 0, out),
        Effect::HealUnit { same: true } => {
            out.extend(playing.unit.map(|unit| Choice::Unit { unit }));
        }
        Effect::AssignBanner(_) => units(game, seat, |_| true, out),
        Effect::RedrawHand { most } if playing.done < most && !player.hand.is_empty() => {
            distinct(&player.hand, |_| true, out);
            out.push(Choice::Decline);
        }
        Effect::SearchDeck => {
            let mut deck = player.deck.clone();
            deck.sort_unstable();
            distinct(&deck, |_| true, out);
        }
        _ => others::options(game, seat, playing, part.effect, out),
    }
    // That there is nothing in the hand for it is not for others to know.
    if out.is_empty() && secret::waits_for_hand(game, seat, playing, part.effect) {
        out.push(Choice::Decline);
    }
}

fn distinct(cards: &[CardId], fits: impl Fn(CardId) -> bool, out: &mut Vec<Choice>) {
    for (at, card) in cards.iter().enumerate() {
        if fits(*card) && !cards[..at].contains(card) {
            out.push(Choice::Card { card: *card });
        }
    }
}

fn dice(game: &MageKnight, fits: impl Fn(Mana) -> bool, out: &mut Vec<Choice>) {
    for mana in Mana::ALL {
        let there = |die: &crate::state::Die| die.place == DiePlace::Source && die.color == mana;
        if fits(mana) && game.source.iter().any(there) {
            out.push(Choice::Die { color: mana });
        }
    }
}

fn units(
    game: &MageKnight,
    seat: Seat,
    fits: impl Fn(&crate::state::UnitState) -> bool,
    out: &mut Vec<Choice>,
) {
    let units = game.player(seat).units.iter().enumerate().filter(|(_, unit)| fits(unit));
    out.extend(units.map(|(at, _)| Choice::Unit { unit: at as u8 }));
}
