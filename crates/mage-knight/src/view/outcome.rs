//! What an answer of a turn would bring, found by giving it to a copy of the game: the page never computes rules.
//!
//! Nothing here tells more than the player may know: only what happens to the own points, cards and Units is counted, and an
//! answer that uses chance says nothing.

use kernel::{Game, Log, Seat, Viewer};
use serde::Serialize;

use crate::{
    cards::effect::TurnModifier,
    flow::interaction,
    state::{Choice, DamageTo, MageKnight, Player, Question, Stage},
};

/// What an answer would bring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OutcomeView {
    pub choice: Choice,
    pub gains: Vec<GainView>,
    /// Something is asked or found out first: what is counted is what comes before it.
    pub asks: bool,
    /// All it brings is lost where the hero stands now.
    pub in_vain: Option<Vain>,
}

/// A number that changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GainView {
    pub what: Gain,
    pub by: i16,
    /// What it comes to.
    pub makes: i16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Gain {
    Move,
    Influence,
    Healing,
    Attack,
    Block,
    Fame,
    Reputation,
    /// Mana tokens.
    Mana,
    Crystals,
    /// Cards in hand, Wounds apart.
    Cards,
    /// Wounds in hand.
    Wounds,
    /// Wounds in the discard pile.
    DiscardedWounds,
}

/// Why what an answer brings would be lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Vain {
    /// MK-RULING-67: Influence counts from the beginning of an interaction on.
    NotInteracting,
    /// MK-TURN-19: the movement is over.
    MovementOver,
}

/// Damage of one enemy on somebody who can take it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DamageView {
    pub enemy: u8,
    pub to: DamageTo,
    /// Wounds into the hand and into the discard pile.
    pub wounds: u8,
    pub discarded: u8,
    /// Damage that is left for somebody else.
    pub left: u8,
    /// Wounds of the Unit; destroyed, it has none.
    pub unit_wounds: u8,
    pub destroyed: bool,
    /// Paralyze: cards that leave the hand.
    pub hand_lost: u8,
    pub knocked_out: bool,
}

/// The answers that are tried.
fn is_tried(choice: &Choice) -> bool {
    matches!(
        choice,
        Choice::Play { .. }
            | Choice::Activate { .. }
            | Choice::UseSkill { .. }
            | Choice::UseBanner { .. }
            | Choice::Heal
            | Choice::BuyHealing
            | Choice::Plunder
    )
}

/// What each play, ability and Skill would bring now.
pub(super) fn outcomes(game: &MageKnight, seat: Seat, options: &[Choice]) -> Vec<OutcomeView> {
    let tried = options.iter().copied().filter(is_tried);
    tried.filter_map(|choice| outcome(game, seat, choice)).collect()
}

/// Most payments that one answer asks for.
const MOST_PAYMENTS: usize = 4;

fn outcome(game: &MageKnight, seat: Seat, choice: Choice) -> Option<OutcomeView> {
    let mut after = game.clone();
    let mut log = Log::recording();
    after.apply_unchecked(seat, &choice, &mut log);
    // What it is paid with does not change what it brings.
    for _ in 0..MOST_PAYMENTS {
        if after.asked(seat) != Some(&Question::Pay) {
            break;
        }
        let mut ways = Vec::new();
        after.options(seat, &mut ways);
        let way = ways.first()?;
        after.apply_unchecked(seat, way, &mut log);
    }
    if after.chance != game.chance || after.fault.is_some() {
        return None;
    }
    // What comes of cards nobody has seen is not told.
    if log.events().iter().any(|event| after.blocks_undo(event, Viewer::Seat(seat))) {
        return Some(OutcomeView { choice, gains: Vec::new(), asks: true, in_vain: None });
    }
    let gains = gains(game, &after, seat, choice);
    let asks = after.asked(seat) != Some(&Question::Act);
    let in_vain = if asks { None } else { in_vain(game, &gains) };
    Some(OutcomeView { choice, gains, asks, in_vain })
}

/// Whether nothing of this can be used any more.
fn in_vain(game: &MageKnight, gains: &[GainView]) -> Option<Vain> {
    let only = |what: Gain| !gains.is_empty() && gains.iter().all(|gain| gain.what == what);
    let modifiers = &game.turn.modifiers;
    let interacting = game.turn.stage == Stage::Interacting;
    let buys = modifiers.buy_card().is_some() || modifiers.influence_as_block().is_some();
    let strikes =
        modifiers.iter().any(|modifier| matches!(modifier, TurnModifier::MoveToAttack { .. }));
    if only(Gain::Influence) && !interacting && !buys {
        Some(Vain::NotInteracting)
    } else if only(Gain::Move) && game.turn.stage != Stage::Movement && !strikes {
        Some(Vain::MovementOver)
    } else {
        None
    }
}

/// The numbers of a player, in the order of [`Gain`].
fn numbers(game: &MageKnight, seat: Seat) -> [(Gain, i16); 12] {
    let player = game.player(seat);
    let combat = game.combat.as_ref();
    let sum = |points: &[u8]| points.iter().map(|points| i16::from(*points)).sum::<i16>();
    let attack = combat.map_or(0, |combat| {
        let later = combat.attack_later.iter();
        combat.attack.iter().chain(later).map(|by_element| sum(by_element)).sum()
    });
    let (wounds, cards) = hand(player);
    let discarded = player.discard.iter().filter(|card| card.is_wound()).count() as i16;
    [
        (Gain::Move, i16::from(game.turn.move_points)),
        (Gain::Influence, i16::from(interaction::available(game))),
        (Gain::Healing, i16::from(game.turn.healing)),
        (Gain::Attack, attack),
        (Gain::Block, combat.map_or(0, |combat| sum(&combat.block))),
        (Gain::Fame, player.fame as i16),
        (Gain::Reputation, i16::from(player.reputation)),
        (Gain::Mana, sum(&player.mana)),
        (Gain::Crystals, sum(&player.crystals)),
        (Gain::Cards, cards),
        (Gain::Wounds, wounds),
        (Gain::DiscardedWounds, discarded),
    ]
}

/// Wounds and other cards in hand.
fn hand(player: &Player) -> (i16, i16) {
    let wounds = player.hand.iter().filter(|card| card.is_wound()).count() as i16;
    (wounds, player.hand.len() as i16 - wounds)
}

fn gains(before: &MageKnight, after: &MageKnight, seat: Seat, choice: Choice) -> Vec<GainView> {
    let was = numbers(before, seat);
    let now = numbers(after, seat);
    // The card that is played leaves the hand, and mana is spent: neither is a gain.
    let played = matches!(choice, Choice::Play { card, .. } if !card.is_wound());
    was.into_iter()
        .zip(now)
        .filter_map(|((what, was), (_, makes))| {
            let by = match what {
                Gain::Cards => (makes - was + i16::from(played)).max(0),
                Gain::Mana | Gain::Crystals => (makes - was).max(0),
                Gain::Move
                | Gain::Influence
                | Gain::Healing
                | Gain::Attack
                | Gain::Block
                | Gain::Fame
                | Gain::Reputation
                | Gain::Wounds
                | Gain::DiscardedWounds => makes - was,
            };
            (by != 0).then_some(GainView { what, by, makes })
        })
        .collect()
}

/// Who could take which damage, and what would come of it.
pub(super) fn damage(game: &MageKnight, seat: Seat, options: &[Choice]) -> Vec<DamageView> {
    // Heroes who fight each other buy what the damage does.
    if game.duel.is_some() {
        return Vec::new();
    }
    let assigned = options.iter().filter_map(|choice| {
        let Choice::Damage { enemy, to } = *choice else { return None };
        dealt(game, seat, enemy, to)
    });
    assigned.collect()
}

fn dealt(game: &MageKnight, seat: Seat, enemy: u8, to: DamageTo) -> Option<DamageView> {
    let mut after = game.clone();
    after.apply_unchecked(seat, &Choice::Damage { enemy, to }, &mut Log::off());
    if after.chance != game.chance || after.fault.is_some() {
        return None;
    }
    let (before, now) = (game.player(seat), after.player(seat));
    let number = |game: &MageKnight, what: Gain| {
        let found = numbers(game, seat).into_iter().find(|(of, _)| *of == what);
        found.map_or(0, |(_, number)| number)
    };
    let more = |what: Gain| (number(&after, what) - number(game, what)).max(0) as u8;
    let unit_of = |at: u8| now.units.get(usize::from(at)).map(|unit| unit.wounds);
    let gone = now.units.len() < before.units.len();
    let (destroyed, unit_wounds) = match to {
        DamageTo::Hero => (false, 0),
        DamageTo::Unit(_) if gone => (true, 0),
        DamageTo::Unit(at) => (false, unit_of(at).unwrap_or(0)),
    };
    let combat = after.combat.as_ref();
    let left =
        combat.and_then(|combat| combat.foes.get(usize::from(enemy))).map_or(0, |foe| foe.damage);
    Some(DamageView {
        enemy,
        to,
        wounds: more(Gain::Wounds),
        discarded: more(Gain::DiscardedWounds),
        left,
        unit_wounds,
        destroyed,
        hand_lost: (hand(before).1 - hand(now).1).max(0) as u8,
        knocked_out: combat.is_some_and(|combat| combat.knocked_out),
    })
}
