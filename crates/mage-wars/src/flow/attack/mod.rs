//! An attack under way: who, with which bar, against whom, and how far it has come.
//!
//! | Module | Steps |
//! |---|---|
//! | `steps` | all ten, one arm each |
//! | `declare` | Declare Attack, Pay Costs, and attacks that are canceled |
//! | `intercept` | a guard that draws the attack on itself |
//! | `defend` | Roll to Miss, Avoid Attack |
//! | `damage` | Roll Dice, Damage and Effects |
//! | `strikes` | Additional Strikes, Damage Barrier |
//! | `follow_up` | Counterstrike, and attacks that may follow: Sweeping, jumps, granted ones |
//! | `flight` | flyers from the first step to the last |
//! | `zone` | zone attacks |

mod damage;
mod declare;
mod defend;
mod flight;
mod follow_up;
mod intercept;
mod steps;
mod strikes;
mod zone;

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

pub(crate) use damage::{ATTACK_DIE, EFFECT_DIE, face_sum, told};
pub(crate) use defend::DAZE_ROLL;
pub use follow_up::{FollowUp, FollowUpKind};
pub use intercept::Intercept;
pub use steps::AttackStep;
pub use zone::ZoneAttack;

use super::Frame;
use crate::{
    cards::{self, CardId},
    derive::{self, AttackFacts},
    event::Thing,
    state::{MageWars, ObjectId, Place, Zone},
    vocabulary::{ActionKind, AttackBar, AttackReach, AttackTrait},
};

/// Which attack bar is used: by card, so that it is known after the object left play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BarRef {
    pub card: CardId,
    pub bar: u8,
    /// The object it is printed on.
    pub object: ObjectId,
}

impl BarRef {
    /// No printed bar: being bashed against a wall.
    pub const BASH: u8 = u8::MAX;

    pub fn bar(&self) -> &'static AttackBar {
        // MW-PUSH-07: three dice, unavoidable, without a type.
        static BASH: LazyLock<AttackBar> = LazyLock::new(|| {
            AttackBar::new("bash", AttackReach::Special, ActionKind::Quick, 3)
                .with(AttackTrait::Unavoidable)
        });
        cards::card(self.card).attacks.get(usize::from(self.bar)).unwrap_or_else(|| &BASH)
    }
}

/// What makes the attack; it decides which steps there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AttackKind {
    Action,
    Counterstrike,
    /// A damage barrier's own attack.
    Barrier,
    /// Made by a wall or trap: Avoid Attack, Roll Dice, Damage and Effects (MW-ATTACK-GEN-15).
    Forced,
    /// One of the defenders of a zone attack: the same three steps (MW-RULING-56).
    Zone,
}

/// A bonus that counts once per attack action, for the first strike it applies to, hit or miss (MW-RULING-42).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Bonus {
    Ready,
    /// This strike has it.
    InUse,
    Spent,
}

/// How an effect canceled an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stop {
    /// It is over.
    Canceled,
    /// As if it had not been declared: somebody else may be attacked instead.
    Undone,
}

impl AttackKind {
    /// Whether it has the steps after Damage and Effects; the others are over then.
    pub fn is_whole(self) -> bool {
        match self {
            AttackKind::Action | AttackKind::Counterstrike => true,
            AttackKind::Barrier | AttackKind::Forced | AttackKind::Zone => false,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attack {
    /// The creature that attacks; a damage barrier is not one (MW-ATTACK-GEN-12).
    pub attacker: Option<ObjectId>,
    pub bar: BarRef,
    pub defender: ObjectId,
    pub kind: AttackKind,
    /// Bonuses that count once per attack action are still to come (MW-RULING-42).
    pub first: bool,
    /// Bloodthirsty waits for a strike that qualifies (MW-TRAIT-BLOODTHIRSTY-02).
    pub bloodthirsty: Bonus,
    /// The attacker moved directly before (MW-TRAIT-CHARGE-01).
    pub charging: bool,
    /// The second attack of Sweeping, or a further one of a whirl.
    pub is_second: bool,
    /// How many further targets a whirl still has, and whom it had before (MW-ATTACK-GEN-20).
    pub whirl: u8,
    pub whirled: [Option<ObjectId>; 2],
    /// How much had been revealed when its dice were rolled (MW-CARD-46).
    pub rolled_at: u16,
    /// Strikes made before this one.
    pub strikes: u8,
    /// Where the defender was when it began (MW-ATTACK-GEN-18).
    pub zone: Option<Zone>,
    /// At least one strike reached Damage and Effects.
    pub hit: bool,
    /// The defender's damage barrier when it was hit; it answers even if its bearer falls (MW-BARRIER-10).
    pub barrier: Option<BarRef>,
    pub attacker_moved: u16,
    pub defender_moved: u16,
    /// It is the attack of a spell (MW-ATTACK-GEN-06).
    pub is_spell: bool,
    /// Dice chosen by the card that attacks, and what is added to dice and effect die.
    pub dice: Option<u8>,
    pub dice_bonus: i8,
    pub effect_bonus: i8,
    /// What reacts to being attacked has heard of this strike.
    pub alerted: bool,
    /// This strike was avoided.
    pub avoided: bool,
    /// A strike of it damaged somebody, and whom.
    pub damaged: bool,
    pub struck: Option<ObjectId>,
    /// The target it went on from, where it jumped (MW-RULING-92).
    pub came_from: Option<ObjectId>,
    /// It is a further attack that an effect granted, and whether nothing answers it (MW-RULING-76).
    pub is_extra: bool,
    pub unanswered: bool,
    /// Something canceled the attack.
    pub stopped: Option<Stop>,
    /// A guard drew it on itself (MW-TRAIT-INTERCEPT-03).
    pub intercepted: bool,
    /// Who was attacked before the strike was sent back at its source.
    pub reflected: Option<ObjectId>,
    /// What the dice showed, once they are rolled.
    pub normal: u16,
    pub critical: u16,
    pub effect: Option<u8>,
}

impl Attack {
    pub(crate) fn new(
        game: &MageWars,
        attacker: Option<ObjectId>,
        bar: BarRef,
        defender: ObjectId,
        kind: AttackKind,
    ) -> Self {
        let moved = |id| game.find(id).map_or(0, |object| object.moved);
        Attack {
            attacker,
            bar,
            defender,
            kind,
            first: true,
            bloodthirsty: Bonus::Ready,
            charging: false,
            is_second: false,
            whirl: 0,
            whirled: [None; 2],
            rolled_at: 0,
            strikes: 0,
            zone: game.find(defender).and_then(|object| game.zone_of(object)),
            hit: false,
            barrier: None,
            attacker_moved: attacker.map_or(0, moved),
            defender_moved: moved(defender),
            is_spell: false,
            dice: None,
            dice_bonus: 0,
            effect_bonus: 0,
            alerted: false,
            avoided: false,
            damaged: false,
            struck: None,
            came_from: None,
            is_extra: false,
            unanswered: false,
            stopped: None,
            intercepted: false,
            reflected: None,
            normal: 0,
            critical: 0,
            effect: None,
        }
    }

    /// Sends this strike back at its source for the next two steps.
    pub(crate) fn reflect(&mut self, source: ObjectId, source_moved: u16) {
        self.reflected = Some(self.defender);
        self.defender = source;
        self.defender_moved = source_moved;
    }

    pub(crate) fn is_melee(&self) -> bool {
        self.bar.bar().reach == AttackReach::Melee
    }

    /// How often it strikes unless something ends it (MW-ATTACK-S07-01).
    pub(crate) fn strikes_in_all(&self, game: &MageWars) -> u8 {
        let facts = self.facts(game);
        let has = |wanted: AttackTrait| derive::attack_has(game, &facts, |held| *held == wanted);
        // MW-ATTACK-GEN-20: the further attacks of a whirl strike once.
        if !self.kind.is_whole() || self.whirled != [None; 2] {
            1
        } else if has(AttackTrait::Triplestrike) {
            3
        } else if has(AttackTrait::Doublestrike) {
            2
        } else {
            1
        }
    }

    /// MW-ATTACK-GEN-11: on the attacker itself or on something attached to it.
    pub(crate) fn is_on_itself(&self, game: &MageWars) -> bool {
        let Some(attacker) = self.attacker else { return false };
        let host = game.find(self.defender).map(|defender| defender.place);
        attacker == self.defender || host == Some(Place::On(attacker))
    }

    /// MW-RULING-42: what a strike could use is used up, hit or miss.
    pub(super) fn end_strike(&mut self) {
        self.first = false;
        if self.bloodthirsty == Bonus::InUse {
            self.bloodthirsty = Bonus::Spent;
        }
    }

    pub(crate) fn facts<'g>(&self, game: &'g MageWars) -> AttackFacts<'g> {
        AttackFacts {
            attacker: self.attacker.and_then(|id| game.find(id)),
            bar: self.bar.bar(),
            defender: game.find(self.defender),
            first: self.first,
            bloodthirsty: self.bloodthirsty != Bonus::Spent,
            charging: self.charging,
            is_spell: self.is_spell,
            counterstrike: self.kind == AttackKind::Counterstrike,
            dice: self.dice,
            dice_bonus: self.dice_bonus,
        }
    }

    /// What attacks, for the story: the creature, or the object whose barrier it is.
    pub(crate) fn attacker_thing(&self, game: &MageWars) -> Option<Thing> {
        match self.attacker {
            Some(id) => game.thing(id),
            None => Some(game.thing(self.bar.object).unwrap_or(Thing {
                id: self.bar.object,
                card: self.bar.card,
                controller: game.initiative,
            })),
        }
    }
}

impl MageWars {
    /// Whether an attack touches an Orb instead of hurting somebody.
    pub(crate) fn is_touch(&self, attack: &Attack) -> bool {
        self.arena.map.is_some() && self.find(attack.defender).is_some_and(|it| self.is_orb(it))
    }

    /// The innermost attack under way.
    pub(crate) fn current_attack(&self) -> Option<&Attack> {
        self.agenda.iter().find_map(|frame| match frame {
            Frame::Attack { attack, .. } => Some(attack),
            _ => None,
        })
    }

    pub(crate) fn current_attack_mut(&mut self) -> Option<&mut Attack> {
        self.agenda.iter_mut().find_map(|frame| match frame {
            Frame::Attack { attack, .. } => Some(attack),
            _ => None,
        })
    }

    pub(crate) fn bar_ref(&self, object: ObjectId, bar: u8) -> Option<BarRef> {
        Some(BarRef { card: self.find(object)?.card, bar, object })
    }
}
