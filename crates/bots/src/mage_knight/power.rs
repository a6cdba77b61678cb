//! What cards, Units and Skills can be used for, without playing them.

use std::sync::LazyLock;

use kernel::Seat;
use mage_knight::{
    MageKnight,
    cards::{
        Card, CardId, Effect, Reach,
        effect::{SidewaysBonus, TurnModifier, UnitChange},
    },
    content::{Color, Mana, UnitId, Usage, unit::Ability},
    derive::mana::{Cost, Purse},
    state::Player,
};

/// What points are wanted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Want {
    Move,
    Influence,
    Heal,
    /// Attacks of any reach.
    Attack,
    /// Ranged and Siege Attacks.
    Ranged,
    Siege,
    Block,
}

impl Want {
    const ALL: [Want; 7] = [
        Want::Move,
        Want::Influence,
        Want::Heal,
        Want::Attack,
        Want::Ranged,
        Want::Siege,
        Want::Block,
    ];

    /// MK-CARD-10: whether a card played sideways gives it.
    const fn sideways(self) -> bool {
        match self {
            Want::Move | Want::Influence | Want::Attack | Want::Block => true,
            Want::Heal | Want::Ranged | Want::Siege => false,
        }
    }
}

/// Points of every kind, by [`Want`].
type Points = [u8; Want::ALL.len()];

/// What the basic and the strong effect of every card give.
static CARDS: LazyLock<Vec<[Points; 2]>> = LazyLock::new(|| {
    let side = |effect: Option<&Effect>| {
        Want::ALL.map(|want| effect.map_or(0, |effect| points(effect, want)))
    };
    CardId::all().map(|card| [side(card.card().basic()), side(card.card().strong())]).collect()
});

/// What an effect of a card gives.
pub(super) fn of_card(card: CardId, strong: bool, want: Want) -> u8 {
    CARDS.get(card.index()).map_or(0, |sides| sides[usize::from(strong)][want as usize])
}

/// What an ability of a Unit does.
pub(super) fn of_ability(player: &Player, unit: u8, ability: u8) -> Option<&'static Effect> {
    let printed = player.units.get(usize::from(unit))?.unit.printed();
    printed.abilities.get(usize::from(ability)).map(|ability| &ability.effect)
}

/// Whether a Unit readies others.
pub(super) fn readies(unit: UnitId) -> bool {
    let readies = |ability: &Ability| readies_a_unit(&ability.effect);
    unit.printed().abilities.iter().any(readies)
}

/// Whether an effect would ready only Units that ready others: they could go on like that for ever.
pub(super) fn readies_in_vain(player: &Player, effect: &Effect) -> bool {
    let spent = || player.units.iter().any(|unit| !unit.ready && !readies(unit.unit));
    readies_a_unit(effect) && !spent()
}

fn readies_a_unit(effect: &Effect) -> bool {
    matches!(effect, Effect::Unit { change: UnitChange::Ready, .. })
}

/// The most points of a kind an effect can give, as far as that can be told without playing it.
pub(super) fn points(effect: &Effect, want: Want) -> u8 {
    match effect {
        Effect::All(parts) => parts.iter().map(|part| points(part, want)).sum(),
        Effect::Choose(parts) => parts.iter().map(|part| points(part, want)).max().unwrap_or(0),
        Effect::May(part) | Effect::If(_, part) | Effect::IfAlsoPaid { effect: part, .. } => {
            points(part, want)
        }
        Effect::IfElse(_, one, other) => points(one, want).max(points(other, want)),
        Effect::ForEach { effect, .. } => points(effect, want),
        Effect::PlusPerEnemy { bonus, effect } => match points(effect, want) {
            0 => 0,
            points => points + bonus,
        },
        Effect::RaisedUpTo { bonus, effect } => match points(effect, want) {
            0 => 0,
            points => points + bonus / 2,
        },
        Effect::PlayOther { bonus, .. } => bonus + 1,
        Effect::Move(amount) if want == Want::Move => *amount,
        Effect::Influence(amount) if want == Want::Influence => *amount,
        Effect::Heal(amount) if want == Want::Heal => *amount,
        Effect::Attack { amount, reach, .. } => match (want, reach) {
            (Want::Attack, _)
            | (Want::Ranged, Reach::Ranged | Reach::Siege)
            | (Want::Siege, Reach::Siege) => *amount,
            _ => 0,
        },
        Effect::Block { amount, .. } | Effect::BlockPerTrait { amount, .. }
            if want == Want::Block =>
        {
            *amount
        }
        Effect::ThisTurn(TurnModifier::Sideways { value, better }) if want.sideways() => {
            match better {
                SidewaysBonus::WoundsOnly => *value,
                SidewaysBonus::Uncommon
                | SidewaysBonus::WithoutSource
                | SidewaysBonus::OfPaidColor(_) => value - 1,
            }
        }
        _ => 0,
    }
}

/// Mana at hand: which colours can be paid, and how often about.
struct Means {
    colors: [bool; 4],
    times: u8,
}

impl Means {
    fn of(game: &MageKnight, seat: Seat) -> Means {
        let purse = Purse::of(game, seat, None);
        let player = game.player(seat);
        let colors = Color::ALL.map(|color| !purse.ways(Cost::Is(Mana::of(color))).is_empty());
        let tokens: u8 = player.mana.iter().chain(&player.crystals).sum();
        Means { colors, times: tokens + game.turn().dice_left }
    }

    fn pays(&self, color: Color) -> bool {
        self.times > 0 && self.colors[color as usize]
    }
}

/// What a card gives without mana, and what mana adds to it.
fn of_hand(card: CardId, want: Want, means: &Means) -> (u8, u8) {
    let printed: &Card = card.card();
    let sideways = u8::from(want.sideways());
    let [basic, strong] = [false, true].map(|strong| of_card(card, strong, want));
    let free = if printed.is_spell() { sideways } else { basic.max(sideways) };
    let paid = match printed.color() {
        Some(color) if means.pays(color) && printed.is_spell() => basic,
        Some(color) if means.pays(color) => strong,
        // An Artifact is thrown away for its strong effect: seldom worth it.
        Some(_) | None => 0,
    };
    (free, paid.saturating_sub(free))
}

/// About how many points of a kind everything at hand gives together: cards in hand, ready Units, Skills, mana.
pub(super) fn at_hand(game: &MageKnight, seat: Seat, want: Want) -> u8 {
    let player = game.player(seat);
    let means = Means::of(game, seat);
    let mut gains = [0_u8; 3];
    let mut sum = 0_u8;
    let mut add = |(free, more): (u8, u8)| {
        sum = sum.saturating_add(free);
        // The best gains are kept, the largest first.
        let mut more = more;
        for gain in &mut gains {
            if more > *gain {
                std::mem::swap(gain, &mut more);
            }
        }
    };
    for card in player.hand.iter().filter(|card| !card.is_wound()) {
        add(of_hand(*card, want, &means));
    }
    let allowed = game.combat().is_none_or(|combat| combat.units_allowed);
    for unit in player.units.iter().filter(|unit| allowed && unit.ready && unit.wounds == 0) {
        let (mut free, mut paid) = (0, 0);
        for ability in unit.unit.printed().abilities {
            let gives = points(&ability.effect, want);
            match ability.mana.and_then(Mana::basic) {
                None if ability.mana.is_none() => free = free.max(gives),
                Some(color) if means.pays(color) => paid = paid.max(gives),
                _ => (),
            }
        }
        add((free, paid.saturating_sub(free)));
    }
    for held in player.skills.iter().filter(|held| !held.used && !held.flipped) {
        add((points(&held.skill.printed().effect, want), 0));
    }
    let paid: u8 = gains.iter().take(usize::from(means.times)).sum();
    sum.saturating_add(paid)
}

/// How hard a hero hits with a usual hand: what the cards of the whole deck, the Units and Skills are good for in combat.
pub(super) fn might(game: &MageKnight, seat: Seat) -> f32 {
    let player = game.player(seat);
    let (mut sum, mut cards) = (0.0, 0.0);
    for card in all_cards(player) {
        cards += 1.0;
        if !card.is_wound() {
            let side = |strong| {
                let [attack, block] =
                    [Want::Attack, Want::Block].map(|want| f32::from(of_card(card, strong, want)));
                attack.max(block)
            };
            let (basic, strong) = (side(false).max(1.0), side(true));
            sum += if strong > basic { 0.65 * basic + 0.35 * strong } else { basic };
        }
    }
    let limit = f32::from(player.level_token().hand_limit);
    let hand = if cards > 0.0 { sum / cards * limit } else { 0.0 };
    let units = player.units.iter().map(|unit| {
        let best = |want| {
            let all = unit.unit.printed().abilities.iter();
            all.map(|ability| points(&ability.effect, want)).max().unwrap_or(0)
        };
        let use_of_it = f32::from(best(Want::Attack).max(best(Want::Block)));
        // One that is spent or wounded is there again later.
        if unit.ready && unit.wounds == 0 { use_of_it } else { 0.4 * use_of_it }
    });
    let skills = player.skills.iter().map(|held| {
        let effect = &held.skill.printed().effect;
        let points = points(effect, Want::Attack).max(points(effect, Want::Block));
        match held.skill.printed().usage {
            Usage::OncePerTurn | Usage::Permanent => f32::from(points),
            Usage::OncePerRound | Usage::InTheCentre => 0.4 * f32::from(points),
        }
    });
    let crystals: u8 = player.crystals.iter().sum();
    // Mana of the Source and of crystals makes basic effects strong ones.
    hand + units.sum::<f32>() + skills.sum::<f32>() + 0.3 * f32::from(crystals.min(4)) + 1.0
}

/// The Deed cards in all places.
pub(super) fn all_cards(player: &Player) -> impl Iterator<Item = CardId> {
    let piles = [&player.hand, &player.deck, &player.discard, &player.played, &player.stored];
    piles.into_iter().flatten().copied()
}

#[cfg(test)]
mod tests {
    use kernel::{Chance, Game, Log, Seed};
    use mage_knight::{Setup, state::UnitState};

    use super::*;

    #[test]
    fn units_that_ready_each_other_do_so_in_vain() {
        let chance = Chance::seeded(Seed::from_number(1));
        let game = MageKnight::start(&Setup::default(), chance, &mut Log::off()).unwrap();
        let mut player = game.player(Seat(0)).clone();
        let spent = |unit| UnitState { ready: false, ..UnitState::new(unit) };
        let [herbalists, peasants] =
            ["herbalists", "peasants"].map(|id| UnitId::from_id(id).unwrap());
        let abilities = herbalists.printed().abilities;
        let effect = abilities.iter().find(|it| readies_a_unit(&it.effect));
        let effect = &effect.unwrap().effect;
        player.units.push(UnitState::new(herbalists));
        player.units.push(spent(herbalists));
        assert!(readies_in_vain(&player, effect));
        player.units.push(spent(peasants));
        assert!(!readies_in_vain(&player, effect));
    }
}
