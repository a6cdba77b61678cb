//! Effects in words. A new word of the vocabulary does not compile without its text.

use kernel::{Arg, Message, msg};

use super::{effect_parts as parts, names};
use crate::cards::{
    Effect,
    effect::{Become, Better, Cards, JumpEnd, JumpPrice, OfferKind, Which, WhichUnits, Zone},
};

/// One effect in words.
pub fn effect(this: &Effect) -> Message {
    match *this {
        Effect::All(effects) => {
            joined(effects, |first, rest| msg!("mk-effect-then", first = first, rest = rest))
        }
        Effect::Choose(effects) => {
            joined(effects, |first, rest| msg!("mk-effect-or", first = first, rest = rest))
        }
        Effect::May(inner) => msg!("mk-effect-may", effect = effect(inner)),
        Effect::AtEndOfTurn(inner) => msg!("mk-effect-at-end-of-turn", effect = effect(inner)),
        Effect::If(holds, inner) => {
            msg!("mk-effect-if", condition = parts::condition(holds), effect = effect(inner))
        }
        Effect::Either(holds, yes, no) => msg!(
            "mk-effect-either",
            condition = parts::condition(holds),
            effect = effect(yes),
            other = effect(no)
        ),
        Effect::ForEach { per, most: 0, effect: inner } => {
            msg!("mk-effect-for-each", effect = effect(inner), item = parts::per(per))
        }
        Effect::ForEach { per, most, effect: inner } => msg!(
            "mk-effect-for-each-most",
            effect = effect(inner),
            item = parts::per(per),
            most = most
        ),
        Effect::PlusPerEnemy { bonus, effect: inner } => {
            msg!("mk-effect-plus-per-enemy", effect = effect(inner), bonus = bonus)
        }
        Effect::RaisedUpTo { bonus, effect: inner } => {
            msg!("mk-effect-raised", effect = effect(inner), bonus = bonus)
        }
        Effect::IfAlsoPaid { one, both, effect: inner } => {
            msg!("mk-effect-also-paid", effect = effect(inner), one = one, both = both)
        }
        Effect::Move(points) => msg!("mk-effect-move", points = points),
        Effect::Influence(points) => msg!("mk-effect-influence", points = points),
        Effect::Heal(points) => msg!("mk-effect-heal", points = points),
        Effect::Attack { amount, reach, element } => parts::attack(amount, reach, element),
        Effect::Block { amount, element } => parts::block(amount, element),
        Effect::BlockPerTrait { amount, .. } => msg!("mk-effect-block-per-trait", amount = amount),
        Effect::Fame(amount) => msg!("mk-effect-fame", amount = signed(amount)),
        Effect::Reputation(amount) => msg!("mk-effect-reputation", amount = signed(amount)),
        Effect::Draw(_)
        | Effect::Discard { .. }
        | Effect::ThrowAwayAction
        | Effect::DropWounds { .. }
        | Effect::TakeWound(_)
        | Effect::RemoveWoundsOfThisTurn
        | Effect::RollForWounds { .. }
        | Effect::PlayOther { .. }
        | Effect::ReturnToDeck { .. }
        | Effect::Recover { .. }
        | Effect::RaiseHandLimit(_)
        | Effect::TakeBackPlayed
        | Effect::SkipDraw
        | Effect::ExtraTurn
        | Effect::GainCard { .. }
        | Effect::BuyCard { .. }
        | Effect::UseSpellOfOffer
        | Effect::ShuffleDiscardIntoDeck
        | Effect::NewDeckOfDiscard { .. }
        | Effect::RedrawHand { .. }
        | Effect::SearchDeck
        | Effect::StoreTopCard
        | Effect::TakeStoredCards
        | Effect::RaiseRefill { .. } => with_cards(this),
        Effect::PayMana(_)
        | Effect::GainMana { .. }
        | Effect::GainCrystal { .. }
        | Effect::ReturnSpentCrystals
        | Effect::RollForCrystals { .. }
        | Effect::EndlessMana(_)
        | Effect::MoreSourceDice(_)
        | Effect::SetSourceDie { .. }
        | Effect::CrystalOfSourceDie
        | Effect::RerollSource
        | Effect::GoldAndBlackDiceAsBasic
        | Effect::RerollSourceDice { .. }
        | Effect::StoreSourceDie
        | Effect::NightAsDay
        | Effect::DayAsNight
        | Effect::OppositeMana
        | Effect::Sideways { .. } => with_mana(this),
        Effect::TerrainCost { terrains, change } => parts::terrain_cost(terrains, change),
        Effect::TerrainPassable { terrains, cost } => {
            msg!("mk-effect-passable", terrains = parts::terrain_list(terrains), cost = cost)
        }
        Effect::Jump(jump) => {
            let how = match jump.price {
                JumpPrice::InAll(cost) => {
                    msg!("mk-effect-jump", spaces = jump.spaces, cost = cost)
                }
                JumpPrice::PerSpace(cost) => {
                    msg!("mk-effect-jump-per-space", spaces = jump.spaces, cost = cost)
                }
            };
            let how = match jump.not_through {
                [] => how,
                terrains => msg!(
                    "mk-effect-jump-around",
                    jump = how,
                    terrains = parts::terrain_list(terrains)
                ),
            };
            match jump.end {
                JumpEnd::SafeSpace => msg!("mk-effect-jump-safe", jump = how),
                JumpEnd::Assault => msg!("mk-effect-jump-assault", jump = how),
            }
        }
        Effect::ReachTwo => msg!("mk-effect-reach-two"),
        Effect::ProvokeNothing => msg!("mk-effect-provoke-nothing"),
        Effect::EnemyArmor { .. }
        | Effect::ArmorPerResistance { .. }
        | Effect::EnemyDoesNotAttack { .. }
        | Effect::EnemyLoses { .. }
        | Effect::DestroyEnemy { .. }
        | Effect::IgnoreSiteFortification
        | Effect::SkipBlockAndDamage
        | Effect::MoveToAttack { .. }
        | Effect::InfluenceAsBlock(_)
        | Effect::FirstAttackOrBlock { .. }
        | Effect::DoublePhysicalAttacks
        | Effect::AttacksBecome(_) => in_combat(this),
        Effect::ReadyUnit { .. }
        | Effect::ReadyUnitLevels(_)
        | Effect::ReadyAllUnits
        | Effect::HealUnit { .. }
        | Effect::WoundThisUnit
        | Effect::UnitBonus { .. }
        | Effect::UnitsTakeNoDamage
        | Effect::UnitsResistAll
        | Effect::UseUnitOfOffer
        | Effect::RecruitFree
        | Effect::AssignBanner(_)
        | Effect::ExtraCommand => with_units(this),
        Effect::OthersLoseCrystal => msg!("mk-effect-others-lose-crystal"),
        Effect::AllWoundedByCrystals => msg!("mk-effect-all-wounded"),
        Effect::ClaimSourceDie => msg!("mk-effect-claim-die"),
        Effect::CurseManaColor => msg!("mk-effect-curse-mana"),
        Effect::OthersDiscardColor => msg!("mk-effect-others-discard"),
        Effect::StealDiscardedAction => msg!("mk-effect-steal-discarded"),
        Effect::SpendOthersUnit { max_level } => {
            msg!("mk-effect-spend-others-unit", level = max_level)
        }
        Effect::WoundToClosestHero => msg!("mk-effect-wound-to-closest"),
        Effect::FreezeSource => msg!("mk-effect-freeze-source"),
        Effect::Weather => msg!("mk-effect-weather"),
        Effect::MarkMana => msg!("mk-effect-mark-mana"),
    }
}

/// Words about own cards.
fn with_cards(this: &Effect) -> Message {
    match *this {
        Effect::Draw(cards) => msg!("mk-effect-draw", cards = cards),
        Effect::Discard { cards, of } => {
            let what = parts::which(of);
            match cards {
                Cards::Exactly(cards) if of == Which::NonWound => {
                    msg!("mk-effect-discard-other", cards = cards)
                }
                Cards::Exactly(cards) => msg!("mk-effect-discard", cards = cards, what = what),
                Cards::UpTo(cards) => msg!("mk-effect-discard-up-to", cards = cards, what = what),
                Cards::Any => msg!("mk-effect-discard-any", what = what),
            }
        }
        Effect::ThrowAwayAction => msg!("mk-effect-throw-away-action"),
        Effect::DropWounds { most, away: false } => msg!("mk-effect-drop-wounds", most = most),
        Effect::DropWounds { most, away: true } => msg!("mk-effect-remove-wounds", most = most),
        Effect::TakeWound(wounds) => msg!("mk-effect-take-wound", wounds = wounds),
        Effect::RemoveWoundsOfThisTurn => msg!("mk-effect-remove-wounds-of-turn"),
        Effect::RollForWounds { dice: 0 } => msg!("mk-effect-roll-for-wounds-bonus"),
        Effect::RollForWounds { dice } => msg!("mk-effect-roll-for-wounds", dice = dice),
        Effect::PlayOther { strong, times, bonus, throw_away } => {
            let side =
                if strong { msg!("mk-effect-strong-for-free") } else { msg!("mk-effect-basic") };
            let play = match bonus {
                0 => msg!("mk-effect-play-other", side = side, times = times),
                _ => msg!("mk-effect-play-other-bonus", side = side, bonus = bonus),
            };
            if throw_away { msg!("mk-effect-play-and-throw-away", play = play) } else { play }
        }
        Effect::ReturnToDeck { end, if_deck_not_empty: false } => {
            msg!("mk-effect-return-to-deck", end = parts::deck_end(end))
        }
        Effect::ReturnToDeck { end, if_deck_not_empty: true } => {
            msg!("mk-effect-return-to-deck-not-empty", end = parts::deck_end(end))
        }
        Effect::Recover { cards, chosen: true } => msg!("mk-effect-recover", cards = cards),
        Effect::Recover { cards, chosen: false } => msg!("mk-effect-recover-random", cards = cards),
        Effect::RaiseHandLimit(by) => msg!("mk-effect-hand-limit", by = by),
        Effect::TakeBackPlayed => msg!("mk-effect-take-back"),
        Effect::SkipDraw => msg!("mk-effect-skip-draw"),
        Effect::ExtraTurn => msg!("mk-effect-extra-turn"),
        Effect::GainCard { kind, color, to } => {
            let (kind, color) = (offer_kind(kind), parts::colors(color));
            match to {
                Zone::Hand => msg!("mk-effect-gain-card-hand", kind = kind, color = color),
                Zone::DiscardPile => msg!("mk-effect-gain-card", kind = kind, color = color),
            }
        }
        Effect::BuyCard { kind, influence, to } => {
            let kind = offer_kind(kind);
            match to {
                Zone::Hand => msg!("mk-effect-buy-card-hand", kind = kind, influence = influence),
                Zone::DiscardPile => msg!("mk-effect-buy-card", kind = kind, influence = influence),
            }
        }
        Effect::UseSpellOfOffer => msg!("mk-effect-use-spell-of-offer"),
        Effect::ShuffleDiscardIntoDeck => msg!("mk-effect-shuffle-discard"),
        Effect::NewDeckOfDiscard { cards } => msg!("mk-effect-new-deck", cards = cards),
        Effect::RedrawHand { most } => msg!("mk-effect-redraw", most = most),
        Effect::SearchDeck => msg!("mk-effect-search-deck"),
        Effect::StoreTopCard => msg!("mk-effect-store-top"),
        Effect::TakeStoredCards => msg!("mk-effect-take-stored"),
        Effect::RaiseRefill { min_hand, by } => {
            msg!("mk-effect-raise-refill", hand = min_hand, by = by)
        }
        _ => msg!("mk-effect-nothing"),
    }
}

/// Words about mana and crystals.
fn with_mana(this: &Effect) -> Message {
    match *this {
        Effect::PayMana(colors) => msg!("mk-effect-pay-mana", color = parts::colors(colors)),
        Effect::GainMana { colors, tokens, spent_at_once: false } => {
            msg!("mk-effect-gain-mana", color = parts::colors(colors), tokens = tokens)
        }
        Effect::GainMana { colors, spent_at_once: true, .. } => {
            msg!("mk-effect-gain-mana-at-once", color = parts::colors(colors))
        }
        Effect::GainCrystal { colors, crystals } => {
            msg!("mk-effect-gain-crystal", color = parts::colors(colors), crystals = crystals)
        }
        Effect::ReturnSpentCrystals => msg!("mk-effect-return-crystals"),
        Effect::RollForCrystals { dice } => msg!("mk-effect-roll-for-crystals", dice = dice),
        Effect::EndlessMana(colors) => {
            let names = names::list(colors.iter().map(|mana| names::mana(*mana)));
            msg!("mk-effect-endless", colors = names.unwrap_or_else(|| msg!("mk-effect-nothing")))
        }
        Effect::MoreSourceDice(dice) => msg!("mk-effect-more-source-dice", dice = dice),
        Effect::SetSourceDie { tokens } => msg!("mk-effect-set-source-die", tokens = tokens),
        Effect::CrystalOfSourceDie => msg!("mk-effect-crystal-of-die"),
        Effect::RerollSource => msg!("mk-effect-reroll-source"),
        Effect::GoldAndBlackDiceAsBasic => msg!("mk-effect-gold-black-basic"),
        Effect::RerollSourceDice { most } => msg!("mk-effect-reroll-dice", most = most),
        Effect::StoreSourceDie => msg!("mk-effect-store-die"),
        Effect::NightAsDay => msg!("mk-effect-night-as-day"),
        Effect::DayAsNight => msg!("mk-effect-day-as-night"),
        Effect::OppositeMana => msg!("mk-effect-opposite-mana"),
        Effect::Sideways { value, better } => match better {
            Better::WoundsOnly => msg!("mk-effect-sideways-wound", value = value),
            Better::Uncommon => {
                msg!("mk-effect-sideways-uncommon", value = value, more = value + 1)
            }
            Better::WithoutSource => {
                msg!("mk-effect-sideways-no-source", value = value, more = value + 1)
            }
            Better::OfPaidColor => {
                msg!("mk-effect-sideways-color", value = value, more = value + 1)
            }
        },
        _ => msg!("mk-effect-nothing"),
    }
}

/// Words about enemies and attacks.
fn in_combat(this: &Effect) -> Message {
    match *this {
        Effect::EnemyArmor { less, less_if_fortified, target } => {
            let target = parts::target(target);
            if less == less_if_fortified {
                msg!("mk-effect-armor", target = target, less = less)
            } else {
                msg!(
                    "mk-effect-armor-fortified",
                    target = target,
                    less = less,
                    more = less_if_fortified
                )
            }
        }
        Effect::ArmorPerResistance { target } => {
            msg!("mk-effect-armor-per-resistance", target = parts::target(target))
        }
        Effect::EnemyDoesNotAttack { target, unfortified: false } => {
            msg!("mk-effect-no-attack", target = parts::target(target))
        }
        Effect::EnemyDoesNotAttack { target, unfortified: true } => {
            msg!("mk-effect-no-attack-unfortified", target = parts::target(target))
        }
        Effect::EnemyLoses { what, target } => {
            msg!("mk-effect-loses", target = parts::target(target), what = parts::loss(what))
        }
        Effect::DestroyEnemy { target } => {
            msg!("mk-effect-destroy", target = parts::target(target))
        }
        Effect::IgnoreSiteFortification => msg!("mk-effect-ignore-fortification"),
        Effect::SkipBlockAndDamage => msg!("mk-effect-skip-phases"),
        Effect::MoveToAttack { cost, reach } => {
            msg!("mk-effect-move-to-attack", cost = cost, attack = parts::reach(reach))
        }
        Effect::InfluenceAsBlock(element) => {
            msg!("mk-effect-influence-as-block", element = parts::element(element))
        }
        Effect::FirstAttackOrBlock { attack, block } => {
            msg!("mk-effect-first-bonus", attack = attack, block = block)
        }
        Effect::DoublePhysicalAttacks => msg!("mk-effect-double-attacks"),
        Effect::AttacksBecome(Become::ColdFire) => msg!("mk-effect-become-cold-fire"),
        Effect::AttacksBecome(Become::Siege) => msg!("mk-effect-become-siege"),
        _ => msg!("mk-effect-nothing"),
    }
}

/// Words about own Units.
fn with_units(this: &Effect) -> Message {
    match *this {
        Effect::ReadyUnit { max_level: Some(level) } => msg!("mk-effect-ready-unit", level = level),
        Effect::ReadyUnit { max_level: None } => msg!("mk-effect-ready-any-unit"),
        Effect::ReadyUnitLevels(levels) => msg!("mk-effect-ready-levels", levels = levels),
        Effect::ReadyAllUnits => msg!("mk-effect-ready-all"),
        Effect::HealUnit { same: false } => msg!("mk-effect-heal-unit"),
        Effect::HealUnit { same: true } => msg!("mk-effect-heal-same-unit"),
        Effect::WoundThisUnit => msg!("mk-effect-wound-this-unit"),
        Effect::UnitBonus { armor, attack, kinds, block, whom } => {
            let bonus = parts::unit_bonus(armor, attack, kinds, block);
            match whom {
                WhichUnits::AllThisCombat => msg!("mk-effect-units-combat", bonus = bonus),
                WhichUnits::AllThisTurn => msg!("mk-effect-units-turn", bonus = bonus),
                WhichUnits::Activated => msg!("mk-effect-unit-activated", bonus = bonus),
            }
        }
        Effect::UnitsTakeNoDamage => msg!("mk-effect-units-no-damage"),
        Effect::UnitsResistAll => msg!("mk-effect-units-resist"),
        Effect::UseUnitOfOffer => msg!("mk-effect-use-unit-of-offer"),
        Effect::RecruitFree => msg!("mk-effect-recruit-free"),
        Effect::AssignBanner(banner) => {
            msg!("mk-effect-banner", grants = parts::banner(banner))
        }
        Effect::ExtraCommand => msg!("mk-effect-extra-command"),
        _ => msg!("mk-effect-nothing"),
    }
}

fn offer_kind(kind: OfferKind) -> Message {
    match kind {
        OfferKind::AdvancedAction => msg!("mk-effect-an-advanced-action"),
        OfferKind::Spell => msg!("mk-effect-a-spell"),
    }
}

fn joined(effects: &[Effect], join: impl Fn(Message, Message) -> Message) -> Message {
    let words = effects.iter().rev().map(effect);
    words.reduce(|rest, first| join(first, rest)).unwrap_or_else(|| msg!("mk-effect-nothing"))
}

/// A change, always with its sign.
pub(crate) fn signed(amount: i8) -> Arg {
    Arg::Text(format!("{amount:+}").replace('-', "−"))
}
