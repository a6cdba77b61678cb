//! What heroes do with and against each other: combats of two, joint assaults.

use kernel::Seat;
use serde::Serialize;

use crate::{
    content::EnemyId,
    flow::{duel, joint_assault},
    state::{Choice, Duel, DuelPhase, DuelStage, Hex, Joint, JointStage, MageKnight},
};

pub use crate::flow::joint_assault::NotInvited;

/// A combat of two heroes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DuelView {
    pub at: Hex,
    pub aggressor: Seat,
    pub defender: Seat,
    /// The defender attends fully.
    pub fully: bool,
    pub phase: DuelPhase,
    pub stage: DuelStage,
    /// Whose attack turn it is.
    pub attacker: Seat,
    /// Points of the attack that was made, or what the Block left of them.
    pub points: u16,
    /// Passes in succession: two end the phase.
    pub passed: u8,
    /// What the points of the attack can be used for, while that is decided.
    pub uses: Vec<DuelUseView>,
    /// Fame of the aggressor who drives the defender off, and of the defender who drives the aggressor off.
    pub fame: [u8; 2],
}

/// One use of the points, with its price; without one it cannot be used so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DuelUseView {
    pub choice: Choice,
    pub price: Option<u16>,
}

pub(super) fn duel(game: &MageKnight, duel: &Duel) -> DuelView {
    let assigning = duel.stage == DuelStage::Assign;
    let uses = if assigning { duel::uses(game) } else { Vec::new() };
    let (aggressor, defender) = (duel.aggressor.seat, duel.defender.seat);
    DuelView {
        at: duel.at,
        aggressor,
        defender,
        fully: duel.fully,
        phase: duel.phase,
        stage: duel.stage,
        attacker: duel.attacker(),
        points: duel.points,
        passed: duel.passed,
        uses: uses.into_iter().map(|(choice, price)| DuelUseView { choice, price }).collect(),
        fame: [
            duel::fame_for(game, aggressor, defender),
            duel::fame_for(game, defender, aggressor),
        ],
    }
}

/// A joint assault: who faces how many, or which, of the defenders.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct JointView {
    pub city: Hex,
    /// It was proposed, but not everybody has agreed.
    pub proposed: bool,
    pub members: Vec<MemberView>,
    /// Which of the members is asked or fights.
    pub now: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MemberView {
    pub seat: Seat,
    pub share: u8,
    pub dealt: Vec<EnemyId>,
}

pub(super) fn joint(joint: &Joint) -> JointView {
    let members = joint.members.iter().map(|member| MemberView {
        seat: member.seat,
        share: member.share,
        dealt: member.dealt.to_vec(),
    });
    JointView {
        city: joint.city,
        proposed: joint.stage == JointStage::Proposed,
        members: members.collect(),
        now: joint.at,
    }
}

/// A city that could be assaulted together, and who can be asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct JointAheadView {
    pub city: Hex,
    pub defenders: u8,
    pub others: Vec<GuestView>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GuestView {
    pub seat: Seat,
    /// Why this hero cannot be asked.
    pub why_not: Option<NotInvited>,
}

/// Cities for which a proposal can be made now.
pub(super) fn joint_ahead(
    game: &MageKnight,
    seat: Seat,
    options: &[Choice],
) -> Vec<JointAheadView> {
    let mut cities: Vec<Hex> = Vec::new();
    for choice in options {
        if let Choice::Propose { city, .. } = *choice
            && !cities.contains(&city)
        {
            cities.push(city);
        }
    }
    let ahead = |city: Hex| JointAheadView {
        city,
        defenders: game.city_at(city).map_or(0, |city| city.defenders.len() as u8),
        others: game
            .all_seats()
            .filter(|other| *other != seat)
            .map(|other| GuestView {
                seat: other,
                why_not: joint_assault::why_not_invited(game, other, city),
            })
            .collect(),
    };
    cities.into_iter().map(ahead).collect()
}
