//! Carrying an effect out: decide, pay, then part by part.

use kernel::{Log, Seat};

use super::{
    ask, enemies, others,
    parts::{Part, costs, holds, parts},
    points, secret, targets,
};
use crate::{
    cards::{
        Colors, Condition, Effect, Per,
        effect::{Become, CostChange, Terrains, WhichUnits},
    },
    content::{Mana, Terrain, UnitKind, ruin::ALTAR_FAME},
    derive::mana::{Purse, paying_skill},
    flow::{Frame, combat, lasting, yes_no::YesNo},
    state::{
        DiePlace, Event, LastingKind, MAX_SEATS, MageKnight, ManaFrom, Playing, Question, Root,
        turn::{SidewaysRule, TerrainChange, TerrainRule},
    },
};

/// How a part went.
pub(super) enum Step {
    Done,
    /// It asks, and goes on with the answer.
    Ask,
    /// It goes on after another frame that it put on the agenda.
    After,
    /// MK-CARD-16: what it demands cannot be met, and nothing comes of the rest.
    Unmet,
}

/// Runs an effect until it is over or asks.
pub(crate) fn run(game: &mut MageKnight, seat: Seat, mut playing: Playing, log: &mut Log<Event>) {
    let Ok(parts) = parts(game, seat, &playing) else { return decide(game, seat, playing) };
    let costs = costs(&playing, &parts);
    if usize::from(playing.paid_costs) < costs.len() {
        return settle(game, seat, playing, &costs, log);
    }
    while let Some(part) = parts.get(usize::from(playing.next)) {
        match carry_out(game, seat, &mut playing, part, log) {
            Step::Done => {
                playing.next += 1;
                playing.done = 0;
            }
            Step::Ask => {
                game.agenda.push(Frame::Playing { seat, playing });
                return game.ask(seat, Question::Effect);
            }
            Step::After => return,
            Step::Unmet => playing.break_off(),
        }
        if game.over {
            return;
        }
    }
    if playing.again > 0 {
        let again = playing.again - 1;
        playing = Playing { again, ..playing.afresh() };
        return game.agenda.push(Frame::Playing { seat, playing });
    }
    match playing.root {
        Root::Card { card, .. } if playing.throw_away => game.throw_away(seat, card, log),
        // MK-SITE-RUINS-03
        Root::Altar(_) => {
            game.conquer(seat, game.player(seat).at, log);
            game.gain_fame(seat, ALTAR_FAME, log);
        }
        Root::Purchase(card) => {
            game.gain_from_offer(seat, card, crate::state::event::Whither::DeckTop, log);
        }
        Root::Card { .. }
        | Root::Ability { .. }
        | Root::Skill(_)
        | Root::Tactic(_)
        | Root::Banner(_) => (),
    }
    // An effect may have destroyed the last enemy.
    combat::end_if_over(game, seat, log);
}

/// Asks which option, unless there is only one.
fn decide(game: &mut MageKnight, seat: Seat, mut playing: Playing) {
    let picks = targets::picks(game, seat, &playing);
    match picks[..] {
        [] => (), // Nothing of it can be done any more.
        [only] if !secret::choice_is_secret(game, seat, &playing) => {
            playing.pick(only);
            game.agenda.push(Frame::Playing { seat, playing });
        }
        _ => {
            game.agenda.push(Frame::Playing { seat, playing });
            game.ask(seat, Question::Pick);
        }
    }
}

/// Pays the next cost, or asks what with.
fn settle(
    game: &mut MageKnight,
    seat: Seat,
    mut playing: Playing,
    costs: &[crate::derive::mana::Cost],
    log: &mut Log<Event>,
) {
    let Some((cost, rest)) = costs[usize::from(playing.paid_costs)..].split_first() else { return };
    let purse = Purse::of(game, seat, None);
    let mut ways = purse.ways(*cost);
    ways.retain(|(from, color)| purse.leaves(*from, *color, rest));
    match ways[..] {
        [] => (),
        [(from, color)] if !secret::payment_is_secret(game, seat) => {
            pay_with(game, seat, &mut playing, from, color, log);
            game.agenda.push(Frame::Playing { seat, playing });
        }
        _ => {
            game.agenda.push(Frame::Playing { seat, playing });
            game.ask(seat, Question::Pay);
        }
    }
}

/// One mana is paid; a Skill that made it possible is used.
pub(super) fn pay_with(
    game: &mut MageKnight,
    seat: Seat,
    playing: &mut Playing,
    from: ManaFrom,
    color: Mana,
    log: &mut Log<Event>,
) {
    let discards = matches!(from, ManaFrom::Discard(_));
    if (discards || Purse::of(game, seat, None).needs_opposite(from, color))
        && let Some(skill) = paying_skill(game, seat, discards)
    {
        super::super::skills::note_use(game, seat, skill, log);
    }
    game.pay(seat, from, color, log);
    lasting::mana_used(game, seat, color, log);
    playing.paid_costs += 1;
    playing.paid = Some(color);
}

/// Effects for the end of the turn are carried out, until one of them asks.
pub(crate) fn finish_later(
    game: &mut MageKnight,
    seat: Seat,
    log: &mut Log<Event>,
) -> Option<Question> {
    while !game.turn.later.is_empty() {
        let playing = game.turn.later.remove(0);
        let Ok(parts) = parts(game, seat, &playing) else { continue };
        let Some(part) = parts.get(usize::from(playing.next)) else { continue };
        let items = part.per.map_or(1, |(per, _)| points::count(game, seat, &playing, per));
        match (*part.effect, playing.root) {
            (Effect::Fame(fame), _) => game.gain_fame(seat, fame.unsigned_abs() * items, log),
            (Effect::Reputation(by), _) => game.change_reputation(seat, by * items as i8, log),
            (Effect::ReturnSpentCrystals, _) => {
                for color in crate::content::Color::ALL {
                    for _ in 0..std::mem::take(&mut game.turn.tally.crystals_spent[color as usize])
                    {
                        game.store_crystal(seat, color, log);
                    }
                }
            }
            (Effect::TakeBackPlayed, Root::Card { card: own, .. }) => {
                take_back(game, seat, own, log);
            }
            (Effect::RemoveWoundsOfThisTurn, _) => {
                let tally = &game.turn.tally;
                if tally.wounds_to_hand + tally.wounds_to_discard > 0 {
                    return Some(Question::YesNo(YesNo::RemoveWounds));
                }
            }
            (Effect::ReturnToDeck { end, if_deck_not_empty }, Root::Card { card, .. }) => {
                let player = game.player(seat);
                let empty = if_deck_not_empty && player.deck.is_empty();
                if !empty && player.played.contains(&card) {
                    let top = end == crate::cards::DeckEnd::Top;
                    return Some(Question::YesNo(YesNo::ReturnCard { card, top }));
                }
            }
            _ => (),
        }
    }
    None
}

/// All cards played but this one return to the hand.
fn take_back(game: &mut MageKnight, seat: Seat, own: crate::cards::CardId, log: &mut Log<Event>) {
    let player = game.player_mut(seat);
    let mut played = std::mem::take(&mut player.played);
    if let Some(at) = played.iter().position(|card| *card == own) {
        played.remove(at);
        player.played.push(own);
    }
    for card in played {
        game.gain_card(seat, card, crate::state::event::Whither::Hand, log);
    }
}

/// Whether items of this kind are counted over the whole turn, so that the part waits for its end.
fn counted_later(per: Per) -> bool {
    match per {
        Per::UnitRecruited
        | Per::EnemyDefeated
        | Per::FightingUnit
        | Per::SpellCast(_)
        | Per::HealingSpent => true,
        Per::CardDiscarded | Per::Wound | Per::ReadyUnit | Per::CrystalColor | Per::WoundHealed => {
            false
        }
    }
}

fn carry_out(
    game: &mut MageKnight,
    seat: Seat,
    playing: &mut Playing,
    part: &Part,
    log: &mut Log<Event>,
) -> Step {
    match part.condition {
        // MK-COMBAT-BLOCK-10
        Some(Condition::BlockSucceeds) => return ride(game, playing),
        Some(Condition::WoundDropped) if playing.count == 0 => return Step::Done,
        Some(Condition::UnitReadied) if playing.unit.is_none() => return Step::Done,
        Some(Condition::WoundDropped | Condition::UnitReadied) | None => (),
        Some(condition) if !holds(game, seat, condition) => return Step::Done,
        Some(_) => (),
    }
    if part.later || part.per.is_some_and(|(per, _)| counted_later(per)) {
        if let Some((Per::HealingSpent, _)) = part.per {
            game.turn.healing_with_fame =
                game.turn.healing_with_fame.saturating_add(game.turn.healing);
        }
        let _ = game.turn.later.try_push(*playing);
        return Step::Done;
    }
    if let Some((Per::Wound, _)) = part.per {
        let wounds = game.player(seat).wounds_in_hand();
        log.push(|| Event::WoundsCounted { seat, wounds });
    }
    match *part.effect {
        Effect::Move(printed) => {
            let points = points::amount(game, seat, playing, part, printed);
            game.gain_move_points(seat, points, log);
        }
        Effect::Influence(printed) => {
            let points = points::amount(game, seat, playing, part, printed);
            game.gain_influence(seat, points, log);
        }
        Effect::Heal(points) => game.gain_healing(seat, points, log),
        Effect::Attack { .. } if part.raise > 0 && playing.done == 0 => return Step::Ask,
        Effect::Attack { .. } => points::attack_of(game, seat, playing, part, log),
        Effect::Block { .. } => points::block_of(game, seat, playing, part, log),
        Effect::BlockPerTrait { .. } => return ride(game, playing),
        Effect::Fame(fame) => game.gain_fame(seat, fame.unsigned_abs(), log),
        Effect::Reputation(by) => game.change_reputation(seat, by, log),
        Effect::Draw(cards) => match part.per {
            Some((Per::WoundHealed, _)) => game.turn.rules.draw_per_wound_healed += cards,
            Some((per, _)) => {
                let items = points::count(game, seat, playing, per);
                game.draw(seat, cards * items, log);
            }
            None => game.draw(seat, cards, log),
        },
        Effect::TakeWound(wounds) => combat::hero_takes_wounds(game, seat, wounds, log),
        Effect::RollForWounds { dice } => {
            let dice = if dice == 0 { playing.count } else { dice };
            for _ in 0..dice {
                let face = Mana::of_face(game.chance.roll(crate::content::mana::DIE_SIDES));
                if let Mana::Black | Mana::Red = face {
                    combat::hero_takes_wounds(game, seat, 1, log);
                }
            }
        }
        Effect::ReturnToDeck { .. } => {
            let _ = game.turn.later.try_push(*playing);
        }
        Effect::RaiseHandLimit(by) => game.turn.rules.hand_limit += by,
        Effect::SkipDraw => game.turn.rules.skip_draw = true,
        Effect::ExtraTurn => game.turn.rules.extra_turn = true,
        Effect::BuyCard { influence, to, .. } => {
            game.turn.rules.buy = Some((influence, to == crate::cards::Zone::Hand));
        }
        Effect::GainMana { .. } | Effect::GainCrystal { .. } => {
            return gain_colors(game, seat, playing, part, log);
        }
        Effect::EndlessMana(colors) => {
            for mana in colors {
                game.turn.rules.endless |= 1 << mana.index();
            }
        }
        Effect::MoreSourceDice(dice) => game.turn.dice_left += dice,
        Effect::RerollSource => {
            // MK-VARIANT-FRIENDLY-05
            let kept = crate::flow::variants::friendly::keeps_gold(game);
            let rolled = |die: &&mut crate::state::Die| {
                die.place == DiePlace::Source && !(kept && die.color == Mana::Gold)
            };
            for die in game.source.iter_mut().filter(rolled) {
                die.color = Mana::of_face(game.chance.roll(crate::content::mana::DIE_SIDES));
            }
            game.show_source(log);
        }
        Effect::GoldAndBlackDiceAsBasic => game.turn.rules.dice_as_basic = true,
        Effect::NightAsDay => {
            game.turn.rules.gold_always = true;
            crate::flow::exploring::see_as_by_day(game, seat, log);
        }
        Effect::DayAsNight => game.turn.rules.black_always = true,
        Effect::Sideways { value, better } => {
            game.turn.rules.sideways = Some(SidewaysRule { value, better, paid: playing.paid });
        }
        Effect::TerrainCost { terrains, change } => {
            let change = match change {
                CostChange::Set(cost) => TerrainChange::Set(cost),
                CostChange::Less { by, min } => TerrainChange::Less { by, min },
            };
            let terrains = match terrains {
                Terrains::All => bits(&Terrain::ALL),
                Terrains::These(terrains) => bits(terrains),
            };
            let _ = game.turn.rules.terrain.try_push(TerrainRule { terrains, change });
        }
        Effect::TerrainPassable { terrains, cost } => {
            let change = TerrainChange::Passable(cost);
            let rule = TerrainRule { terrains: bits(terrains), change };
            let _ = game.turn.rules.terrain.try_push(rule);
        }
        Effect::ReachTwo => game.turn.rules.reach_two = true,
        Effect::ProvokeNothing => game.turn.rules.provoke_nothing = true,
        Effect::EnemyArmor { target, .. }
        | Effect::ArmorPerResistance { target }
        | Effect::EnemyDoesNotAttack { target, .. }
        | Effect::EnemyLoses { target, .. }
        | Effect::DestroyEnemy { target } => {
            return enemies::on_enemies(game, seat, playing, part, target, log);
        }
        Effect::IgnoreSiteFortification => game.turn.rules.ignore_fortification = true,
        Effect::SkipBlockAndDamage => {
            if let Some(combat) = &mut game.combat {
                combat.skip = true;
            }
        }
        Effect::MoveToAttack { cost, reach } => {
            let at = usize::from(reach != crate::cards::Reach::Melee);
            game.turn.rules.move_to_attack[at] = cost;
        }
        Effect::InfluenceAsBlock(element) => game.turn.rules.influence_as_block = Some(element),
        Effect::FirstAttackOrBlock { attack, block } => {
            game.turn.rules.first_bonus = Some((attack, block));
        }
        Effect::DoublePhysicalAttacks => game.turn.rules.double_physical = true,
        Effect::AttacksBecome(what) => {
            if let Some(combat) = &mut game.combat {
                match what {
                    Become::ColdFire => combat.all_cold_fire = true,
                    Become::Siege => combat.all_siege = true,
                }
            }
        }
        Effect::FreezeSource => lasting::begin(game, seat, LastingKind::FrozenSource),
        Effect::Weather => lasting::begin(game, seat, LastingKind::Weather),
        Effect::MarkMana => {
            if let Some(color) = playing.chosen {
                let kind = LastingKind::MarkedMana { color, hurt: [0; MAX_SEATS] };
                lasting::begin(game, seat, kind);
            }
        }
        Effect::CurseManaColor => {
            if let Some(color) = playing.chosen {
                lasting::begin(game, seat, LastingKind::CursedMana { color, hurt: 0 });
            }
        }
        Effect::OthersDiscardColor => return others::discard_color(game, seat, playing),
        Effect::OthersLoseCrystal if playing.done == 0 => {
            others::lose_crystals(game, seat, playing, log);
            return ask::begin(game, seat, playing, part, log);
        }
        Effect::ReadyAllUnits => {
            for index in 0..game.player(seat).units.len() as u8 {
                game.ready_unit(seat, index, log);
            }
        }
        Effect::WoundThisUnit => {
            if let Some(unit) = playing.unit {
                game.wound_unit(seat, unit, 1, log);
            }
        }
        Effect::UnitBonus { armor, attack, kinds, block, whom } => {
            unit_bonus(game, armor, attack, kinds, block, whom);
        }
        Effect::UnitsTakeNoDamage => game.turn.rules.units_take_no_damage = true,
        Effect::UnitsResistAll => game.turn.rules.units_resist_all = true,
        Effect::ShuffleDiscardIntoDeck => {
            let player = game.player_mut(seat);
            player.deck.extend(std::mem::take(&mut player.discard));
            game.shuffle_deck(seat);
            log.push(|| Event::DeckShuffled { seat });
        }
        Effect::NewDeckOfDiscard { cards } => {
            let mut pile = std::mem::take(&mut game.player_mut(seat).discard);
            pile.sort_unstable();
            game.chance.shuffle(&mut pile);
            let from = pile.len().saturating_sub(usize::from(cards));
            let player = game.player_mut(seat);
            player.deck = pile.drain(from..).collect();
            player.discard = pile;
            log.push(|| Event::DeckShuffled { seat });
        }
        Effect::StoreTopCard => {
            let player = game.player_mut(seat);
            if let Some(card) = player.deck.pop() {
                player.stored.push(card);
            }
        }
        Effect::TakeStoredCards => {
            let player = game.player_mut(seat);
            let cards = std::mem::take(&mut player.stored);
            for card in &cards {
                player.put_into_hand(*card);
            }
            player.tactic_flipped = true;
            log.push(|| Event::Drew { seat, cards });
        }
        Effect::ExtraCommand => {
            for _ in 0..2 {
                game.offer_unit(UnitKind::Regular, log);
            }
        }
        // These ask.
        Effect::Discard { .. }
        | Effect::ThrowAwayAction
        | Effect::DropWounds { .. }
        | Effect::PlayOther { .. }
        | Effect::Recover { .. }
        | Effect::GainCard { .. }
        | Effect::UseSpellOfOffer
        | Effect::RollForCrystals { .. }
        | Effect::SetSourceDie { .. }
        | Effect::CrystalOfSourceDie
        | Effect::RerollSourceDice { .. }
        | Effect::StoreSourceDie
        | Effect::Jump(_)
        | Effect::ReadyUnit { .. }
        | Effect::ReadyUnitLevels(_)
        | Effect::HealUnit { .. }
        | Effect::UseUnitOfOffer
        | Effect::RecruitFree
        | Effect::AssignBanner(_)
        | Effect::RedrawHand { .. }
        | Effect::SearchDeck
        | Effect::OthersLoseCrystal
        | Effect::AllWoundedByCrystals
        | Effect::ClaimSourceDie
        | Effect::StealDiscardedAction
        | Effect::SpendOthersUnit { .. }
        | Effect::WoundToClosestHero => return ask::begin(game, seat, playing, part, log),
        // Paid or taken apart before, or judged elsewhere.
        Effect::PayMana(_)
        | Effect::All(_)
        | Effect::Choose(_)
        | Effect::May(_)
        | Effect::AtEndOfTurn(_)
        | Effect::If(..)
        | Effect::Either(..)
        | Effect::ForEach { .. }
        | Effect::PlusPerEnemy { .. }
        | Effect::RaisedUpTo { .. }
        | Effect::IfAlsoPaid { .. }
        | Effect::RemoveWoundsOfThisTurn
        | Effect::TakeBackPlayed
        | Effect::ReturnSpentCrystals
        | Effect::OppositeMana
        | Effect::RaiseRefill { .. } => (),
    }
    Step::Done
}

fn bits(terrains: &[Terrain]) -> u16 {
    terrains.iter().fold(0, |bits, terrain| bits | 1 << *terrain as u16)
}

/// A part that belongs to the block being put together waits for the enemy it is directed at.
pub(super) fn ride(game: &mut MageKnight, playing: &Playing) -> Step {
    if let Some(combat) = &mut game.combat {
        let _ = combat.riders.try_push(*playing);
    }
    Step::Done
}

fn unit_bonus(
    game: &mut MageKnight,
    armor: u8,
    attack: u8,
    kinds: crate::cards::effect::AttackKinds,
    block: u8,
    whom: WhichUnits,
) {
    use crate::cards::effect::AttackKinds;
    let rules = &mut game.turn.rules;
    match whom {
        WhichUnits::AllThisCombat => {
            rules.unit_attack_combat += attack;
            rules.unit_block_combat += block;
        }
        WhichUnits::AllThisTurn => {
            rules.unit_armor += armor;
            rules.unit_attack += attack;
            rules.unit_block += block;
        }
        WhichUnits::Activated => {
            rules.activated = Some(match kinds {
                AttackKinds::Melee => [attack, 0, block],
                AttackKinds::Ranged => [0, attack, block],
                AttackKinds::Any => [attack, attack, block],
            });
        }
    }
}

/// Tokens or crystals, of colours that may have to be chosen.
fn gain_colors(
    game: &mut MageKnight,
    seat: Seat,
    playing: &mut Playing,
    part: &Part,
    log: &mut Log<Event>,
) -> Step {
    let (colors, count) = match *part.effect {
        Effect::GainMana { colors, tokens, .. } => (colors, tokens),
        Effect::GainCrystal { colors, crystals } => (colors, crystals),
        _ => return Step::Done,
    };
    if let Colors::EachButThrown = colors {
        for color in crate::content::Color::ALL {
            if playing.thrown != Some(color) {
                game.gain_crystal(seat, color, log);
            }
        }
        return Step::Done;
    }
    while playing.done < count {
        let options = ask::colors(game, seat, playing, colors);
        match options[..] {
            [] => return Step::Done,
            [only] => ask::gain_color(game, seat, part, only, log),
            _ => return Step::Ask,
        }
        playing.done += 1;
    }
    Step::Done
}
