//! Effects in words. A new word of the vocabulary does not compile without its text.

use kernel::{Arg, Message, msg};

use super::{effect_parts as parts, grouping, names};
use crate::cards::{
    Effect,
    effect::{
        BonusFor, CardFilter, Cards, CardsFrom, CardsTo, Colors, CombatModifier, Condition, Dice,
        DiceUse, Gone, Harm, Jump, JumpEnd, JumpPrice, Lasts, OfferKind, Offered, Pick,
        SidewaysBonus, Standing, TurnModifier, UnitChange, WhichUnit, Zone,
    },
};

/// One effect in words, its parts one after the other.
pub fn effect(this: &Effect) -> Message {
    match this {
        Effect::All(effects) => grouping::sequence(effects, |first, rest| {
            msg!("mk-effect-then", first = first, rest = rest)
        }),
        other => phrase(other),
    }
}

/// An effect as a part of another: one phrase that cannot be read into what stands beside it.
pub(super) fn phrase(this: &Effect) -> Message {
    match *this {
        Effect::All(effects) => grouping::sequence(effects, grouping::and),
        Effect::Choose(effects) => grouping::choice(effects),
        Effect::May(Effect::All([Effect::PayMana(colors), rest @ ..])) => msg!(
            "mk-effect-if-paid",
            color = parts::colors(*colors),
            effect = grouping::sequence(rest, grouping::and)
        ),
        // MK-COMBAT-BLOCK-10: an Attack that a Block brings is for the Attack phase.
        Effect::If(Condition::BlockSucceeds, Effect::May(inner)) => msg!(
            "mk-effect-attack-later",
            condition = parts::condition(Condition::BlockSucceeds),
            effect = phrase(inner)
        ),
        Effect::May(inner) => msg!("mk-effect-may", effect = phrase(inner)),
        Effect::AtEndOfTurn(Effect::If(holds, inner)) => msg!(
            "mk-effect-at-end-of-turn-if",
            condition = parts::condition(*holds),
            effect = phrase(inner)
        ),
        Effect::AtEndOfTurn(inner) => msg!("mk-effect-at-end-of-turn", effect = phrase(inner)),
        Effect::If(holds, inner) => {
            msg!("mk-effect-if", condition = parts::condition(holds), effect = phrase(inner))
        }
        Effect::IfElse(holds, yes, no) => msg!(
            "mk-effect-either",
            condition = parts::condition(holds),
            effect = phrase(yes),
            other = phrase(no)
        ),
        Effect::ForEach { per, most: 0, effect: inner } => {
            msg!("mk-effect-for-each", effect = phrase(inner), item = parts::per(per))
        }
        Effect::ForEach { per, most, effect: inner } => msg!(
            "mk-effect-for-each-most",
            effect = phrase(inner),
            item = parts::per(per),
            most = most
        ),
        Effect::PlusPerEnemy { bonus, effect: inner } => {
            msg!("mk-effect-plus-per-enemy", effect = phrase(inner), bonus = bonus)
        }
        Effect::RaisedUpTo { bonus, effect: inner } => {
            msg!("mk-effect-raised", effect = phrase(inner), bonus = bonus)
        }
        Effect::IfAlsoPaid { one, both, effect: inner } => {
            msg!("mk-effect-also-paid", effect = phrase(inner), one = one, both = both)
        }
        Effect::Move(points) => msg!("mk-effect-move", points = points),
        Effect::Influence(points) => msg!("mk-effect-influence", points = points),
        Effect::Heal(points) => msg!("mk-effect-heal", points = points),
        Effect::Attack { amount, reach, element } => parts::attack(amount, reach, element),
        Effect::Block { amount, element } => parts::block(amount, element),
        Effect::BlockPerTrait { amount, .. } => msg!("mk-effect-block-per-trait", amount = amount),
        Effect::Fame(amount) => msg!("mk-effect-fame", amount = signed(amount)),
        Effect::Reputation(amount) => msg!("mk-effect-reputation", amount = signed(amount)),
        Effect::TakeWound(wounds) => msg!("mk-effect-take-wound", wounds = wounds),
        Effect::RollForWounds(Dice::AsRaised) => msg!("mk-effect-roll-for-wounds-bonus"),
        Effect::RollForWounds(Dice::Exactly(dice)) => {
            msg!("mk-effect-roll-for-wounds", dice = dice)
        }
        Effect::RemoveWoundsOfThisTurn => msg!("mk-effect-remove-wounds-of-turn"),
        Effect::Draw(cards) => msg!("mk-effect-draw", cards = cards),
        Effect::Discard { cards, of, to } => discard(cards, of, to),
        Effect::PlayOther { strong, times, bonus, throw_away } => {
            let side =
                if strong { msg!("mk-effect-strong-for-free") } else { msg!("mk-effect-basic") };
            let play = match bonus {
                0 => msg!("mk-effect-play-other", side = side, times = times),
                _ => msg!("mk-effect-play-other-bonus", side = side, bonus = bonus),
            };
            if throw_away { msg!("mk-effect-play-and-throw-away", play = play) } else { play }
        }
        Effect::MoveCards { from, to, cards, pick } => move_cards(from, to, cards.most(), pick),
        Effect::ReturnToDeck { end, if_deck_not_empty: false } => {
            msg!("mk-effect-return-to-deck", end = parts::deck_end(end))
        }
        Effect::ReturnToDeck { end, if_deck_not_empty: true } => {
            msg!("mk-effect-return-to-deck-not-empty", end = parts::deck_end(end))
        }
        Effect::GainCard { kind, color, to } => {
            let (kind, color) = (offer_kind(kind), parts::colors(color));
            match to {
                Zone::Hand => msg!("mk-effect-gain-card-hand", kind = kind, color = color),
                Zone::DiscardPile => msg!("mk-effect-gain-card", kind = kind, color = color),
            }
        }
        Effect::UseOffered(Offered::Spell) => msg!("mk-effect-use-spell-of-offer"),
        Effect::UseOffered(Offered::UnitAbility) => msg!("mk-effect-use-unit-of-offer"),
        Effect::PayMana(Colors::Any) => msg!("mk-effect-pay-any-mana"),
        Effect::PayMana(colors) => msg!("mk-effect-pay-mana", color = parts::colors(colors)),
        Effect::GainMana { colors, tokens, spent_at_once: false } => {
            msg!("mk-effect-gain-mana", color = parts::colors(colors), tokens = tokens)
        }
        Effect::GainMana { colors, spent_at_once: true, .. } => {
            msg!("mk-effect-gain-mana-at-once", color = parts::colors(colors))
        }
        Effect::GainCrystal { colors: Colors::EachButThrown, .. } => {
            msg!("mk-effect-gain-other-crystals")
        }
        Effect::GainCrystal { colors, crystals } => {
            msg!("mk-effect-gain-crystal", color = parts::colors(colors), crystals = crystals)
        }
        Effect::ReturnSpentCrystals => msg!("mk-effect-return-crystals"),
        Effect::RollForCrystals { dice } => msg!("mk-effect-roll-for-crystals", dice = dice),
        Effect::Source(what) => match what {
            DiceUse::More(dice) => msg!("mk-effect-more-source-dice", dice = dice),
            DiceUse::Set { tokens } => msg!("mk-effect-set-source-die", tokens = tokens),
            DiceUse::Crystal => msg!("mk-effect-crystal-of-die"),
            DiceUse::RerollAll => msg!("mk-effect-reroll-source"),
            DiceUse::RerollUpTo(most) => msg!("mk-effect-reroll-dice", most = most),
            DiceUse::Store => msg!("mk-effect-store-die"),
            DiceUse::Claim => msg!("mk-effect-claim-die"),
        },
        Effect::Jump(of) => jump(of),
        Effect::Enemy { target, change } => parts::enemy(target, change),
        Effect::Unit { which, change } => unit(which, change),
        Effect::RecruitFree => msg!("mk-effect-recruit-free"),
        Effect::AssignBanner(banner) => msg!("mk-effect-banner", grants = parts::banner(banner)),
        Effect::ThisTurn(modifier) => this_turn(modifier),
        Effect::ThisCombat(CombatModifier::SkipBlockAndDamage) => msg!("mk-effect-skip-phases"),
        Effect::ThisCombat(CombatModifier::AttacksAreColdFire) => {
            msg!("mk-effect-become-cold-fire")
        }
        Effect::ThisCombat(CombatModifier::AttacksAreSiege) => msg!("mk-effect-become-siege"),
        Effect::Always(Standing::OppositeMana) => msg!("mk-effect-opposite-mana"),
        Effect::Always(Standing::ExtraCommand) => msg!("mk-effect-extra-command"),
        Effect::Always(Standing::RaiseRefill { min_hand, by }) => {
            msg!("mk-effect-raise-refill", hand = min_hand, by = by)
        }
        Effect::Others(harm) => match harm {
            Harm::LoseCrystal => msg!("mk-effect-others-lose-crystal"),
            Harm::WoundPerCrystal => msg!("mk-effect-all-wounded"),
            Harm::DiscardChosenColor => msg!("mk-effect-others-discard"),
            Harm::StealDiscardedAction => msg!("mk-effect-steal-discarded"),
            Harm::SpendUnit { max_level } => msg!("mk-effect-spend-others-unit", level = max_level),
            Harm::WoundToClosest => msg!("mk-effect-wound-to-closest"),
        },
        Effect::Lasting(Lasts::FreezeSource) => msg!("mk-effect-freeze-source"),
        Effect::Lasting(Lasts::Weather) => msg!("mk-effect-weather"),
        Effect::Lasting(Lasts::MarkMana) => msg!("mk-effect-mark-mana"),
        Effect::Lasting(Lasts::CurseMana) => msg!("mk-effect-curse-mana"),
    }
}

fn discard(cards: Cards, of: CardFilter, to: Gone) -> Message {
    match (cards, to) {
        (Cards::OneTo(most), Gone::DiscardPile) => msg!("mk-effect-drop-wounds", most = most),
        (Cards::OneTo(most), Gone::OutOfTheGame) => msg!("mk-effect-remove-wounds", most = most),
        (_, Gone::OutOfTheGame) => msg!("mk-effect-throw-away-action"),
        (Cards::Exactly(cards), Gone::DiscardPile) if of == CardFilter::Wound => {
            msg!("mk-effect-drop-wounds", most = cards)
        }
        (Cards::Exactly(cards), Gone::DiscardPile) => {
            msg!("mk-effect-discard-other", cards = cards)
        }
        (Cards::UpTo(cards), Gone::DiscardPile) => msg!("mk-effect-discard-up-to", cards = cards),
        (Cards::Any, Gone::DiscardPile) => msg!("mk-effect-discard-any"),
    }
}

fn move_cards(from: CardsFrom, to: CardsTo, cards: u8, pick: Pick) -> Message {
    match (from, to, pick) {
        (CardsFrom::DiscardPile, CardsTo::DeckEnd, Pick::Chosen) => {
            msg!("mk-effect-recover", cards = cards)
        }
        (CardsFrom::DiscardPile, CardsTo::DeckEnd, _) => {
            msg!("mk-effect-recover-random", cards = cards)
        }
        (CardsFrom::DiscardPile, CardsTo::Deck, Pick::Random) => {
            msg!("mk-effect-new-deck", cards = cards)
        }
        (CardsFrom::DiscardPile, _, _) => msg!("mk-effect-shuffle-discard"),
        (CardsFrom::Hand, _, _) => msg!("mk-effect-redraw", most = cards),
        (CardsFrom::Deck, CardsTo::Tactic, _) => msg!("mk-effect-store-top"),
        (CardsFrom::Deck, _, _) => msg!("mk-effect-search-deck"),
        (CardsFrom::Tactic, _, _) => msg!("mk-effect-take-stored"),
        (CardsFrom::PlayArea, _, _) => msg!("mk-effect-take-back"),
    }
}

fn jump(jump: Jump) -> Message {
    let how = match jump.price {
        JumpPrice::InAll(0) => msg!("mk-effect-jump-free", spaces = jump.spaces),
        JumpPrice::InAll(cost) => msg!("mk-effect-jump", spaces = jump.spaces, cost = cost),
        JumpPrice::PerSpace(cost) => {
            msg!("mk-effect-jump-per-space", spaces = jump.spaces, cost = cost)
        }
    };
    let how = match jump.not_through {
        [] => how,
        terrains => {
            let terrains = grouping::any_of(terrains.iter().map(|one| names::terrain(*one)));
            msg!("mk-effect-jump-around", jump = how, terrains = terrains)
        }
    };
    match jump.end {
        JumpEnd::SafeSpace => msg!("mk-effect-jump-safe", jump = how),
        JumpEnd::Assault => msg!("mk-effect-jump-assault", jump = how),
    }
}

fn unit(which: WhichUnit, change: UnitChange) -> Message {
    match (change, which) {
        (UnitChange::Ready, WhichUnit::UpToLevel(level)) => {
            msg!("mk-effect-ready-unit", level = level)
        }
        (UnitChange::Ready, WhichUnit::Any | WhichUnit::Same) => msg!("mk-effect-ready-any-unit"),
        (UnitChange::Ready, WhichUnit::Levels(levels)) => {
            msg!("mk-effect-ready-levels", levels = levels)
        }
        (UnitChange::Ready, WhichUnit::All) => msg!("mk-effect-ready-all"),
        (UnitChange::Heal, WhichUnit::Same) => msg!("mk-effect-heal-same-unit"),
        (UnitChange::Heal, _) => msg!("mk-effect-heal-unit"),
        (UnitChange::Wound, _) => msg!("mk-effect-wound-this-unit"),
    }
}

/// What holds for the rest of the turn.
fn this_turn(modifier: TurnModifier) -> Message {
    match modifier {
        TurnModifier::TerrainCost { terrains, change } => parts::terrain_cost(terrains, change),
        TurnModifier::ReachTwo => msg!("mk-effect-reach-two"),
        TurnModifier::ProvokeNothing => msg!("mk-effect-provoke-nothing"),
        TurnModifier::IgnoreSiteFortification => msg!("mk-effect-ignore-fortification"),
        TurnModifier::NightAsDay => msg!("mk-effect-night-as-day"),
        TurnModifier::DayAsNight => msg!("mk-effect-day-as-night"),
        TurnModifier::EndlessMana(colors) => {
            let names = grouping::all_of(colors.iter().map(|mana| names::mana(*mana)));
            msg!("mk-effect-endless", colors = names)
        }
        TurnModifier::GoldAndBlackDiceAsBasic => msg!("mk-effect-gold-black-basic"),
        TurnModifier::Sideways { value, better } => match better {
            SidewaysBonus::WoundsOnly => msg!("mk-effect-sideways-wound", value = value),
            SidewaysBonus::Uncommon => {
                msg!("mk-effect-sideways-uncommon", value = value, more = value + 1)
            }
            SidewaysBonus::WithoutSource => {
                msg!("mk-effect-sideways-no-source", value = value, more = value + 1)
            }
            SidewaysBonus::OfPaidColor(_) => {
                msg!("mk-effect-sideways-color", value = value, more = value + 1)
            }
        },
        TurnModifier::MoveToAttack { cost, reach } => {
            msg!("mk-effect-move-to-attack", cost = cost, attack = parts::reach(reach))
        }
        TurnModifier::InfluenceAsBlock(element) => {
            msg!("mk-effect-influence-as-block", element = parts::element(element))
        }
        TurnModifier::FirstAttackOrBlock { attack, block } => {
            msg!("mk-effect-first-bonus", attack = attack, block = block)
        }
        TurnModifier::DoublePhysicalAttacks => msg!("mk-effect-double-attacks"),
        TurnModifier::UnitBonus(bonus) => {
            let by = parts::unit_bonus(bonus);
            match bonus.whom {
                BonusFor::AllThisCombat => msg!("mk-effect-units-combat", bonus = by),
                BonusFor::AllThisTurn => msg!("mk-effect-units-turn", bonus = by),
                BonusFor::Activated => msg!("mk-effect-unit-activated", bonus = by),
            }
        }
        TurnModifier::UnitsTakeNoDamage => msg!("mk-effect-units-no-damage"),
        TurnModifier::UnitsResistAll => msg!("mk-effect-units-resist"),
        TurnModifier::RaiseHandLimit(by) => msg!("mk-effect-hand-limit", by = by),
        TurnModifier::SkipDraw => msg!("mk-effect-skip-draw"),
        TurnModifier::ExtraTurn => msg!("mk-effect-extra-turn"),
        TurnModifier::BuyCard { kind, influence, to } => {
            let kind = offer_kind(kind);
            match to {
                Zone::Hand => msg!("mk-effect-buy-card-hand", kind = kind, influence = influence),
                Zone::DiscardPile => msg!("mk-effect-buy-card", kind = kind, influence = influence),
            }
        }
        // No card says so; other words lead to it.
        TurnModifier::SourceClosed | TurnModifier::DrawPerWoundHealed(_) => {
            msg!("mk-effect-nothing")
        }
    }
}

fn offer_kind(kind: OfferKind) -> Message {
    match kind {
        OfferKind::AdvancedAction => msg!("mk-effect-an-advanced-action"),
        OfferKind::Spell => msg!("mk-effect-a-spell"),
    }
}

/// A change, always with its sign.
pub(crate) fn signed(amount: i8) -> Arg {
    Arg::Text(format!("{amount:+}").replace('-', "−"))
}
