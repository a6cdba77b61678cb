//! Direct movement (MK-MOVE-18, MK-MOVE-19).

use arrayvec::ArrayVec;
use kernel::Seat;
use rules::mk;

use super::{At, Doing, Then, Words};
use crate::{
    cards::{Effect, JumpEnd, JumpPrice, effect::Jump},
    content::Terrain,
    derive,
    flow::{duel, joint_assault, movement, resting},
    legal::needs,
    state::{Choice, Hex, MageKnight, Stage},
};

pub(super) const WORDS: Words = Words {
    allowed: |at| {
        needs(at.game.turn.stage == Stage::Movement, mk::TURN_19, "mk-refusal-acted")?;
        resting::is_no_rest(at.game)?;
        needs(ends(at).next().is_some(), mk::MOVE_18, "mk-refusal-nowhere")
    },
    options: |at, out| out.extend(ends(at).map(|(to, _)| Choice::Space { to })),
    carry_out: |_| Then::Ask,
    answer,
};

fn ends(at: &At<'_>) -> impl Iterator<Item = (Hex, u8)> {
    let jump = match at.step.effect {
        Effect::Jump(jump) => Some(*jump),
        _ => None,
    };
    let (game, seat) = (at.game, at.seat);
    jump.into_iter().flat_map(move |jump| jumps(game, seat, jump))
}

fn answer(doing: &mut Doing<'_>, choice: Choice) -> Then {
    let (Effect::Jump(jump), Choice::Space { to }) = (doing.step.effect, choice) else {
        return Then::Next;
    };
    let seat = doing.seat;
    let Some((_, cost)) = jumps(doing.game, seat, *jump).find(|(hex, _)| *hex == to) else {
        return doing.broken("a jump to a space out of reach");
    };
    let from = doing.game.player(seat).at;
    doing.game.turn.become_regular();
    doing.game.step(seat, to, cost);
    match jump.end {
        JumpEnd::SafeSpace => {
            movement::arrive(doing.game, seat);
            Then::Next
        }
        JumpEnd::Assault => {
            doing.put_rest_back();
            movement::attack(doing.game, seat, from, to, 0);
            Then::Away
        }
    }
}

/// Most spaces a jump covers.
const FAR: usize = 6;

/// Spaces direct movement can end on, with what they cost.
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
    let mut reached: ArrayVec<(Hex, u8), 160> = ArrayVec::new();
    reached.push((start, 0));
    let mut next = 0;
    while let Some((from, steps)) = reached.get(next).copied() {
        next += 1;
        if steps >= far || usize::from(steps) >= FAR {
            continue;
        }
        let near = from.neighbours();
        // MK-RULING-103: one space is as far as spaces count as adjacent.
        let bent = movement::reach(game) > 1;
        let far_ones = near.iter().filter(|_| bent).flat_map(|hex| hex.neighbours());
        for hex in near.into_iter().chain(far_ones) {
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
