//! What effects can be aimed at.

use kernel::Seat;

use super::{legal, parts};
use crate::{
    cards::{
        CardId, OfferKind,
        effect::{Jump, JumpEnd, JumpPrice},
    },
    content::{Mana, Terrain, Traits, UnitId},
    derive,
    flow::{duel, joint_assault, movement},
    state::{Hex, MageKnight, Phase, Playing, Root, Way, playing::MAX_PICKS},
};

pub(crate) fn offer(game: &MageKnight, kind: OfferKind) -> &[CardId] {
    match kind {
        OfferKind::AdvancedAction => &game.offers.advanced,
        OfferKind::Spell => &game.offers.spells,
    }
}

/// Enemies an effect can pick (MK-COMBAT-GEN-05, MK-COMBAT-GEN-06).
pub(crate) fn enemies(
    game: &MageKnight,
    playing: &Playing,
    unfortified: bool,
) -> impl Iterator<Item = u8> {
    let (root, color) = (playing.root, playing.root.color());
    game.combat.iter().flat_map(move |combat| {
        combat.foes.iter().enumerate().filter_map(move |(at, foe)| {
            let walled = unfortified && derive::foe::fortification(game, combat, foe) > 0;
            let immune = resists_color(derive::foe::traits(combat, foe), color);
            // MK-ENEMY-SUMMON-03: a monster that has done its damage is as good as gone.
            let gone = foe.monster.is_some() && combat.phase == Phase::Damage && foe.dealt;
            // Only an attack can be cancelled.
            let calm = matches!(root, Root::Banner(_)) && !foe.attacks();
            let free = !(foe.defeated || immune || walled || gone || calm);
            free.then_some(at as u8)
        })
    })
}

pub(crate) fn resists_color(traits: Traits, color: Option<Mana>) -> bool {
    match color {
        Some(Mana::Red) => traits.has(Traits::RESISTS_FIRE),
        Some(Mana::Blue) => traits.has(Traits::RESISTS_ICE),
        Some(Mana::White | Mana::Green | Mana::Gold | Mana::Black) | None => false,
    }
}

/// Other Action cards of the hand that can be played through this one (MK-RULING-74).
pub(crate) fn other_actions<'g>(
    game: &'g MageKnight,
    seat: Seat,
    playing: &Playing,
    strong: bool,
    bonus: u8,
) -> impl Iterator<Item = CardId> + 'g {
    let own = legal::in_hand(playing);
    // Through another card nothing is played through a third, or there would be no end.
    let nested = playing.free;
    game.player(seat).kinds_in_hand().filter(move |card| {
        let copies = game.player(seat).hand.iter().filter(|held| *held == card).count();
        !nested
            && card.card().is_action()
            && copies > usize::from(own == Some(*card))
            && legal::may_carry_out(game, seat, &through(*card, strong, bonus)).is_ok()
    })
}

/// A card played through another.
pub(super) fn through(card: CardId, strong: bool, bonus: u8) -> Playing {
    Playing { free: true, bonus, ..Playing::new(Root::Card { card, strong }) }
}

/// Spells of the offer that can be played from there.
pub(crate) fn spells_of_offer(
    game: &MageKnight,
    seat: Seat,
) -> impl Iterator<Item = (CardId, Way)> {
    game.offers.spells.iter().flat_map(move |card| {
        [(false, Way::Basic), (true, Way::Strong)].into_iter().filter_map(move |(strong, way)| {
            let playing =
                Playing { in_play: true, ..Playing::new(Root::Card { card: *card, strong }) };
            legal::may_carry_out(game, seat, &playing).is_ok().then_some((*card, way))
        })
    })
}

/// Abilities of Units of the offer that can be used from there.
pub(crate) fn abilities_of_offer(
    game: &MageKnight,
    seat: Seat,
) -> impl Iterator<Item = (UnitId, u8)> {
    let units = game.offers.units.iter().enumerate();
    let kinds = units.filter(|(at, unit)| !game.offers.units[..*at].contains(unit));
    kinds.flat_map(move |(_, unit)| {
        (0..unit.printed().abilities.len() as u8).filter_map(move |index| {
            let playing = Playing::new(Root::Ability { unit: *unit, index });
            legal::may_carry_out(game, seat, &playing).is_ok().then_some((*unit, index))
        })
    })
}

/// Most spaces a jump covers.
const FAR: usize = 6;

/// MK-MOVE-18, MK-MOVE-19: spaces direct movement can end on, with what they cost.
pub(crate) fn jumps(game: &MageKnight, seat: Seat, jump: Jump) -> impl Iterator<Item = (Hex, u8)> {
    let start = game.player(seat).at;
    let points = game.turn.move_points;
    let far = match jump.price {
        JumpPrice::InAll(cost) if cost > points => 0,
        JumpPrice::InAll(_) => jump.spaces,
        JumpPrice::PerSpace(cost) => jump.spaces.min(points / cost.max(1)),
    };
    let passes = |hex: Hex| {
        let space = game.space(hex);
        space.is_some_and(|space| {
            space.terrain != Terrain::Sea && !jump.not_through.contains(&space.terrain)
        })
    };
    let mut reached: arrayvec::ArrayVec<(Hex, u8), 128> = arrayvec::ArrayVec::new();
    reached.push((start, 0));
    let mut next = 0;
    while let Some((from, steps)) = reached.get(next).copied() {
        next += 1;
        if steps >= far || usize::from(steps) >= FAR {
            continue;
        }
        for hex in from.neighbours() {
            if passes(hex) && !reached.iter().any(|(seen, _)| *seen == hex) && !reached.is_full() {
                reached.push((hex, steps + 1));
            }
        }
    }
    reached.into_iter().skip(1).filter_map(move |(hex, steps)| {
        let cost = match jump.price {
            JumpPrice::InAll(cost) => cost,
            JumpPrice::PerSpace(cost) => cost * steps,
        };
        let fits = match jump.end {
            JumpEnd::SafeSpace => derive::is_safe(game, seat, hex),
            JumpEnd::Assault => {
                let rival = derive::occupant(game, seat, hex);
                let assault = derive::must_be_assaulted(game, seat, hex)
                    && movement::may_assault(game, hex).is_ok();
                // MK-COOP-04: into the city that is assaulted together, and nowhere else.
                joint_assault::is_goal(game, hex)
                    && match rival {
                        Some(other) => duel::is_possible(game, seat, other),
                        None => assault,
                    }
            }
        };
        fits.then_some((hex, cost))
    })
}

/// Options of an undecided effect that can be carried out.
pub(crate) fn picks(game: &MageKnight, seat: Seat, playing: &Playing) -> arrayvec::ArrayVec<u8, 8> {
    let Err(parts::Undecided { options }) = parts::parts(game, seat, playing) else {
        return arrayvec::ArrayVec::new();
    };
    let room = usize::from(playing.picked) < MAX_PICKS;
    (0..options.min(8)).filter(|option| room && may_pick(game, seat, playing, *option)).collect()
}

pub(crate) fn may_pick(game: &MageKnight, seat: Seat, playing: &Playing, option: u8) -> bool {
    let mut next = *playing;
    next.pick(option);
    legal::may_carry_out(game, seat, &next).is_ok()
}
