//! Which answers a sensible player gives in a combat: points that come to something, and none that do not.

use kernel::Seat;
use mage_knight::{
    Choice, MageKnight,
    content::Traits,
    derive::foe,
    state::{Combat, DamageTo, Foe, Phase, Points, Way},
};

use super::{
    policy::SILLY,
    power::{self, Want},
};

/// What a phase of a combat calls for.
pub(super) struct Fight {
    phase: Phase,
    /// The points that are useful now; none in the Damage phase.
    want: Option<Want>,
    /// Everything at hand would be enough for one enemy at least.
    can: bool,
    /// Points were played that are not used yet.
    begun: bool,
}

impl Fight {
    pub(super) fn of(game: &MageKnight, seat: Seat, combat: &Combat) -> Fight {
        let standing = || combat.foes.iter().filter(|foe| !foe.defeated);
        let attack = |reach: &[u8; 4]| reach.iter().map(|points| u16::from(*points)).sum::<u16>();
        let [melee, ranged, siege] = [0, 1, 2].map(|at| attack(&combat.attack[at]));
        let at_hand = |want| u16::from(power::at_hand(game, seat, want));
        match combat.phase {
            Phase::RangedAndSiege => {
                let walls = |one: &&Foe| foe::fortification(game, combat, one);
                let open = standing().filter(|one| walls(one) == 0).map(|one| need(combat, one));
                let fortified =
                    standing().filter(|one| walls(one) == 1).map(|one| need(combat, one));
                let ranged_can =
                    open.min().is_some_and(|need| at_hand(Want::Ranged) + ranged + siege >= need);
                let siege_can =
                    fortified.min().is_some_and(|need| at_hand(Want::Siege) + siege >= need);
                let want = if siege_can && !ranged_can { Want::Siege } else { Want::Ranged };
                let can = ranged_can || siege_can;
                Fight { phase: combat.phase, want: Some(want), can, begun: ranged + siege > 0 }
            }
            Phase::Block => {
                let points = combat.block.iter().map(|points| u16::from(*points)).sum::<u16>();
                let needs = standing().filter(|one| one.attacks());
                let least = needs.map(|one| foe::block_needed(combat, one, Traits::NONE)).min();
                let can =
                    least.is_some_and(|need| at_hand(Want::Block) + points >= u16::from(need));
                // Cards that block do not attack.
                let kill = standing().map(|one| need(combat, one)).min().unwrap_or(0);
                let spare = at_hand(Want::Attack).checked_sub(kill);
                let affordable = least.is_some_and(|block| {
                    spare.is_none_or(|spare| spare + points >= u16::from(block))
                });
                let can = can && affordable;
                Fight { phase: combat.phase, want: Some(Want::Block), can, begun: points > 0 }
            }
            Phase::Damage => Fight { phase: combat.phase, want: None, can: false, begun: false },
            Phase::Attack => {
                let least = standing().map(|one| need(combat, one)).min();
                let points = melee + ranged + siege;
                let can = least.is_some_and(|need| at_hand(Want::Attack) + points >= need);
                Fight { phase: combat.phase, want: Some(Want::Attack), can, begun: points > 0 }
            }
        }
    }

    /// The weight of an answer in this combat; nothing for those that are the same everywhere.
    pub(super) fn weight(&self, game: &MageKnight, seat: Seat, choice: &Choice) -> Option<f32> {
        Some(match choice {
            Choice::Strike { enemies } => 30.0 + 10.0 * enemies.count_ones() as f32,
            Choice::Block { .. } => 30.0,
            Choice::EndPhase => match (self.phase, self.can, self.begun) {
                (_, false, _) => 1.0,
                // Points that were played and not used are lost.
                (_, true, true) => 0.1,
                (Phase::Block, true, false) => 0.8,
                (Phase::Attack, true, false) => 0.15,
                (Phase::RangedAndSiege | Phase::Damage, true, false) => 0.6,
            },
            Choice::Damage { to: DamageTo::Hero, .. } => 1.0,
            Choice::Damage { to: DamageTo::Unit(_), .. } => 0.8,
            Choice::Play { card, way } => {
                let gives =
                    |strong| self.want.map_or(0, |want| power::of_card(*card, strong, want));
                match way {
                    Way::Basic => self.played(gives(false), is_special(card, false)),
                    Way::Strong => self.played(gives(true), is_special(card, true)),
                    Way::Sideways(Points::Attack | Points::Block) if self.can => 0.4,
                    Way::Sideways(_) => SILLY,
                }
            }
            Choice::Activate { unit, ability } => {
                let player = game.player(seat);
                let effect = power::of_ability(player, *unit, *ability)
                    .filter(|effect| !power::readies_in_vain(player, effect));
                let gives = |want| effect.map_or(0, |effect| power::points(effect, want));
                let useful = self.want.map_or(0, gives);
                let special = effect.is_some_and(no_points);
                self.played(useful, special)
            }
            Choice::UseSkill { skill } => {
                let effect = &skill.printed().effect;
                let useful = self.want.map_or(0, |want| power::points(effect, want));
                self.played(useful, no_points(effect))
            }
            _ => return None,
        })
    }

    /// Something that gives so many useful points, or does something else than giving points.
    fn played(&self, useful: u8, special: bool) -> f32 {
        match (useful, special) {
            (0, true) => 0.4,
            (0, false) => SILLY,
            (points, _) if self.can => {
                (0.6 + 0.5 * f32::from(points)) * if self.begun { 2.0 } else { 1.0 }
            }
            (_, _) => 0.03,
        }
    }
}

/// Attack points to defeat an enemy, of the usual kind.
fn need(combat: &Combat, one: &Foe) -> u16 {
    let armor = u16::from(foe::armor(combat, one));
    if foe::traits(combat, one).has(Traits::RESISTS_PHYSICAL) { armor * 3 / 2 } else { armor }
}

fn is_special(card: &mage_knight::cards::CardId, strong: bool) -> bool {
    let printed = card.card();
    let effect = if strong { printed.strong() } else { printed.basic() };
    effect.is_some_and(no_points)
}

/// Whether an effect does something else than giving points.
fn no_points(effect: &mage_knight::cards::Effect) -> bool {
    let wants = [Want::Move, Want::Influence, Want::Heal, Want::Attack, Want::Block];
    wants.into_iter().all(|want| power::points(effect, want) == 0)
}
