//! What a combat brought and cost, and what that is worth.

use kernel::Seat;
use serde::Serialize;

use crate::{
    cards::CardId,
    content::Usage,
    state::{Cause, MageKnight, Player},
};

/// What changed for the hero from before a line to after it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Balance {
    pub fame: i32,
    pub reputation: i32,
    /// The site fought for was conquered.
    pub conquered: bool,
    /// Rewards waiting for the end of the turn.
    pub rewards: i32,
    /// Wounds in hand, of all piles, and on Units.
    pub wounds_in_hand: i32,
    pub wounds_elsewhere: i32,
    pub wounds_on_units: i32,
    /// Levels of Units lost, and of those that were spent.
    pub unit_levels: i32,
    pub ready_levels: i32,
    /// Cards in hand that are no Wounds.
    pub cards_in_hand: i32,
    /// Cards owned that are no Wounds: less where one was thrown away.
    pub cards_owned: i32,
    pub crystals: i32,
    /// Skills that can still be used this round.
    pub skills: i32,
}

impl Balance {
    pub fn between(before: &MageKnight, after: &MageKnight, seat: Seat) -> Balance {
        let (old, new) = (Count::of(before.player(seat)), Count::of(after.player(seat)));
        let rewards = |game: &MageKnight| game.turn().rewards.len() as i32;
        Balance {
            fame: i32::from(after.player(seat).fame) - i32::from(before.player(seat).fame),
            reputation: i32::from(after.player(seat).reputation)
                - i32::from(before.player(seat).reputation),
            conquered: conquered(before, after),
            rewards: rewards(after) - rewards(before),
            wounds_in_hand: new.wounds_in_hand - old.wounds_in_hand,
            wounds_elsewhere: new.wounds_elsewhere - old.wounds_elsewhere,
            wounds_on_units: new.wounds_on_units - old.wounds_on_units,
            unit_levels: new.unit_levels - old.unit_levels,
            ready_levels: new.ready_levels - old.ready_levels,
            cards_in_hand: new.cards_in_hand - old.cards_in_hand,
            cards_owned: new.cards_owned - old.cards_owned,
            crystals: new.crystals - old.crystals,
            skills: new.skills - old.skills,
        }
    }
}

/// What a player has.
struct Count {
    wounds_in_hand: i32,
    wounds_elsewhere: i32,
    wounds_on_units: i32,
    unit_levels: i32,
    ready_levels: i32,
    cards_in_hand: i32,
    cards_owned: i32,
    crystals: i32,
    skills: i32,
}

impl Count {
    fn of(player: &Player) -> Count {
        let wounds = |pile: &[CardId]| pile.iter().filter(|card| card.is_wound()).count() as i32;
        let others = |pile: &[CardId]| pile.len() as i32 - wounds(pile);
        let elsewhere = [&player.deck[..], &player.discard, &player.played, &player.stored];
        let units = player.units.iter();
        let level = |unit: &crate::state::UnitState| i32::from(unit.unit.printed().level);
        let can_be_used = |held: &&crate::state::SkillState| match held.skill.printed().usage {
            Usage::OncePerRound | Usage::InTheCentre => !held.flipped,
            // They are back in the next turn, whatever is done with them in this one.
            Usage::OncePerTurn | Usage::Permanent => false,
        };
        Count {
            wounds_in_hand: wounds(&player.hand),
            wounds_elsewhere: elsewhere.into_iter().map(wounds).sum(),
            wounds_on_units: units.clone().map(|unit| i32::from(unit.wounds)).sum(),
            unit_levels: units.clone().map(level).sum(),
            ready_levels: units.filter(|unit| unit.ready).map(level).sum(),
            cards_in_hand: others(&player.hand),
            cards_owned: others(&player.hand) + elsewhere.into_iter().map(others).sum::<i32>(),
            crystals: player.crystals.iter().map(|count| i32::from(*count)).sum(),
            skills: player.skills.iter().filter(can_be_used).count() as i32,
        }
    }
}

/// Whether the site of the combat carries a Shield now and did not before.
fn conquered(before: &MageKnight, after: &MageKnight) -> bool {
    let Some(combat) = before.combat() else { return false };
    match combat.cause {
        Cause::Rampaging | Cause::Incantation | Cause::Duel => false,
        Cause::Assault { at } | Cause::Adventure { at } | Cause::Burning { at } => {
            let held = |game: &MageKnight| match game.city_at(at) {
                Some(city) => city.defenders.is_empty(),
                None => game.spot(at).shield.is_some(),
            };
            held(after) && !held(before)
        }
    }
}

/// What each thing is worth. The defaults are those of a player who wants Fame, but not at any price.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    pub fame: i32,
    pub reputation: i32,
    pub conquest: i32,
    pub reward: i32,
    pub wound_in_hand: i32,
    pub wound_elsewhere: i32,
    pub wound_on_unit: i32,
    pub unit_level: i32,
    pub ready_level: i32,
    pub card_in_hand: i32,
    pub card_owned: i32,
    pub crystal: i32,
    pub skill: i32,
}

impl Default for Weights {
    fn default() -> Self {
        Weights {
            fame: 10,
            reputation: 5,
            conquest: 30,
            reward: 25,
            wound_in_hand: -14,
            wound_elsewhere: -9,
            wound_on_unit: -12,
            unit_level: 25,
            ready_level: 3,
            card_in_hand: 2,
            card_owned: 20,
            crystal: 4,
            skill: 3,
        }
    }
}

impl Weights {
    /// All of it as one number.
    pub fn of(&self, balance: &Balance) -> i32 {
        self.fame * balance.fame
            + self.reputation * balance.reputation
            + self.conquest * i32::from(balance.conquered)
            + self.reward * balance.rewards
            + self.wound_in_hand * balance.wounds_in_hand
            + self.wound_elsewhere * balance.wounds_elsewhere
            + self.wound_on_unit * balance.wounds_on_units
            + self.unit_level * balance.unit_levels
            + self.ready_level * balance.ready_levels
            + self.card_in_hand * balance.cards_in_hand
            + self.card_owned * balance.cards_owned
            + self.crystal * balance.crystals
            + self.skill * balance.skills
    }
}
