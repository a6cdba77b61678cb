//! A hero and the cards of the one who plays it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{Hex, change::remove_one};
use crate::flow::variants::draft::{DEALT, KEPT};
use crate::{
    cards::{Banner, CardId, Effect},
    content::{
        Color, HeroId, LEVELS, Level, SkillId, TacticId, Traits, UnitId, skill::SKILLS_OF_A_HERO,
    },
};

/// Most cards one player's piles hold together: every Deed card of the box that is no Wound, own and stolen, and the
/// Wounds.
pub const MAX_CARDS: usize = 250;

/// Wounds beyond that would change nothing any more and are not counted.
pub const MOST_WOUNDS: usize = 100;

/// Cards of one place. Where order matters, the top card is the last one.
pub type Pile = ArrayVec<CardId, MAX_CARDS>;

/// Command tokens of the highest level and one Skill that serves as another.
pub const MAX_UNITS: usize = 6;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    pub hero: HeroId,
    pub at: Hex,
    pub fame: u16,
    /// MK-VARIANT-AUCTION-06: Fame below 0 that was bid for the hero.
    pub fame_debt: u16,
    /// Levels are gained at the end of a turn (MK-LEVEL-01), so Fame may be ahead of it.
    pub level: u8,
    pub reputation: i8,
    /// Sorted, because the order of a hand means nothing.
    pub hand: Pile,
    pub deck: Pile,
    pub discard: Pile,
    /// The play area (MK-CARD-02).
    pub played: Pile,
    /// Cards under a Tactic.
    pub stored: Pile,
    /// The Inventory, by colour.
    pub crystals: [u8; 4],
    /// Mana tokens in the play area, by colour.
    pub mana: [u8; 6],
    pub units: ArrayVec<UnitState, MAX_UNITS>,
    pub skills: ArrayVec<SkillState, SKILLS_OF_A_HERO>,
    /// The own Skills still face down, the next one last.
    pub skill_pile: ArrayVec<SkillId, SKILLS_OF_A_HERO>,
    pub tactic: Option<TacticId>,
    pub tactic_flipped: bool,
    /// MK-SITE-VILLAGE-02: since the last own turn.
    pub plundered: bool,
    /// MK-SKILL-13: ends of own turns until another Motivation may be used.
    pub motivated: u8,
    /// MK-SCEN-DRUID-04: performed the incantation of this Night.
    pub incanted: bool,
    /// MK-VARIANT-DRAFT-01: Advanced Actions to choose from, and those set aside.
    pub drafting: ArrayVec<CardId, DEALT>,
    pub set_aside: ArrayVec<CardId, KEPT>,
    /// MK-VARIANT-UPGRADE-03: had the chance to upgrade.
    pub upgraded: bool,
    /// MK-SCEN-RETURN-08: the one whom the team has chosen in secret.
    pub chosen: bool,
    /// MK-SCEN-RETURN-03: out of the game.
    pub eliminated: bool,
    /// MK-COOP-09, MK-PVP-07: the round order token lies face down; the next turn is skipped.
    pub turned_down: bool,
    /// MK-RULING-66: cards more to draw at the start of the next round.
    pub next_hand: u8,
}

/// A Unit in play (MK-UNIT-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnitState {
    pub unit: UnitId,
    pub ready: bool,
    pub wounds: u8,
    pub banner: Option<CardId>,
    /// The Banner was used this round.
    pub banner_used: bool,
    /// It lies under the Skill that serves as a Command token (MK-SKILL-14).
    pub bonded: bool,
    /// MK-COMBAT-DAMAGE-09: it absorbed damage in this combat without a Wound.
    pub absorbed: bool,
    /// It attacked or blocked this turn.
    pub fought: bool,
    /// MK-PVP-50, MK-PVP-56: what another hero took from it for a combat of heroes.
    pub armor_less: u8,
    pub lost: Traits,
}

impl UnitState {
    /// MK-UNIT-06
    pub fn new(unit: UnitId) -> Self {
        UnitState {
            unit,
            ready: true,
            wounds: 0,
            banner: None,
            banner_used: false,
            bonded: false,
            absorbed: false,
            fought: false,
            armor_less: 0,
            lost: Traits::NONE,
        }
    }

    /// MK-UNIT-09: ready and without a Wound.
    pub fn can_act(&self) -> bool {
        self.ready && self.wounds == 0
    }

    /// What its Banner grants.
    pub fn banner_grants(&self) -> Option<Banner> {
        let Some(Effect::AssignBanner(banner)) = self.banner?.card().basic() else { return None };
        Some(*banner)
    }
}

/// A Skill token of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SkillState {
    pub skill: SkillId,
    /// MK-SKILL-10: used this turn.
    pub used: bool,
    /// MK-SKILL-05: face down until the next round.
    pub flipped: bool,
}

impl Player {
    /// Fame with what is missing of it.
    pub fn fame_total(&self) -> i32 {
        i32::from(self.fame) - i32::from(self.fame_debt)
    }

    pub fn unit(&self, index: u8) -> Option<&UnitState> {
        self.units.get(usize::from(index))
    }

    pub fn holds(&self, card: CardId) -> bool {
        self.hand.contains(&card)
    }

    pub fn holds_more_than_wounds(&self) -> bool {
        self.hand.iter().any(|card| !card.is_wound())
    }

    pub fn wounds_in_hand(&self) -> u8 {
        self.hand.iter().filter(|card| card.is_wound()).count() as u8
    }

    /// Each kind of card in hand once.
    pub fn kinds_in_hand(&self) -> impl Iterator<Item = CardId> {
        let before = std::iter::once(None).chain(self.hand.iter().map(Some));
        let first = self.hand.iter().zip(before).filter(|(card, last)| Some(*card) != *last);
        first.map(|(card, _)| *card)
    }

    /// Takes one copy out of the hand; `false` if there is none.
    pub(crate) fn take_from_hand(&mut self, card: CardId) -> bool {
        remove_one(&mut self.hand, card)
    }

    /// Puts a card into the hand where it belongs.
    pub(crate) fn put_into_hand(&mut self, card: CardId) {
        let at = self.hand.partition_point(|held| *held < card);
        self.hand.insert(at, card);
    }

    /// The level token that lies open (MK-SETUP-30).
    pub fn level_token(&self) -> &'static Level {
        LEVELS.get(usize::from(self.level.saturating_sub(1))).unwrap_or(&LEVELS[0])
    }

    pub fn crystals_of(&self, color: Color) -> u8 {
        self.crystals[color as usize]
    }

    pub fn skill(&self, skill: SkillId) -> Option<&SkillState> {
        self.skills.iter().find(|held| held.skill == skill)
    }

    /// Deed cards in all places, Banners on Units among them.
    pub(crate) fn deeds(&self) -> impl Iterator<Item = CardId> {
        let piles = [&self.hand, &self.deck, &self.discard, &self.played, &self.stored];
        let banners = self.units.iter().filter_map(|unit| unit.banner);
        piles.into_iter().flatten().copied().chain(banners)
    }

    /// Wounds in all places together.
    pub fn wounds_in_all(&self) -> usize {
        self.deeds().filter(|card| card.is_wound()).count()
    }
}
