//! The Skill tokens of the four heroes, in the order of their description cards.

use serde::{Deserialize, Serialize};

use super::{
    HeroId::{self, Arythea, Goldyx, Norowas, Tovak},
    Mana,
};
use crate::cards::{
    CardType::{self, Combat, Healing, Influence, Movement, Special},
    Colors::Any,
    Condition::{Day, InteractionOnly, LeastFame, WoundDropped},
    Effect,
    Element::{Fire, Ice},
    JumpEnd::SafeSpace,
    JumpPrice::InAll,
    Per::{CrystalColor, ReadyUnit},
    Target,
    effect::{
        AttackKinds, CardFilter, Cards,
        EnemyChange::ArmorPerResistance,
        Gone,
        Harm::WoundToClosest,
        Lasts::{FreezeSource, MarkMana, Weather},
        SidewaysBonus,
        Standing::{ExtraCommand, OppositeMana},
        WhichUnit,
    },
    words::{
        activated_unit_attacks_better, activated_unit_blocks_better, all, always, attack, block,
        choose, discard_of, draw, drop_wounds, enemy, for_each, for_each_up_to, gain_crystal,
        gain_mana, gain_move, heal, heal_unit, if_else, influence, jump, lasting,
        mana_spent_at_once, only, others, pay_mana, ranged_attack, ready, sideways, siege_attack,
        when,
    },
};

/// How often a Skill can be used (MK-SKILL-05, MK-SKILL-08, MK-SKILL-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Usage {
    OncePerTurn,
    /// The token is flipped.
    OncePerRound,
    /// The token lies in the centre until the owner's next turn, then it is taken back flipped.
    InTheCentre,
    Permanent,
}

impl Usage {
    /// The word in message ids.
    pub const fn id(self) -> &'static str {
        match self {
            Usage::OncePerTurn => "once-per-turn",
            Usage::OncePerRound => "once-per-round",
            Usage::InTheCentre => "in-the-centre",
            Usage::Permanent => "permanent",
        }
    }
}

/// A Skill token as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    pub id: &'static str,
    pub hero: HeroId,
    pub icon: CardType,
    pub usage: Usage,
    /// MK-SKILL-11: it affects other players and is left out where there are none.
    pub interactive: bool,
    pub in_combat: bool,
    pub effect: Effect,
}

/// Skill tokens of one hero (MK-SETUP-36).
pub const SKILLS_OF_A_HERO: usize = 10;

/// A Skill for every turn.
const fn turn(hero: HeroId, id: &'static str, icon: CardType, effect: Effect) -> Skill {
    let usage = Usage::OncePerTurn;
    Skill { id, hero, icon, usage, interactive: false, in_combat: true, effect }
}

/// A Skill for every round.
const fn round(hero: HeroId, id: &'static str, icon: CardType, effect: Effect) -> Skill {
    let usage = Usage::OncePerRound;
    Skill { id, hero, icon, usage, interactive: false, in_combat: true, effect }
}

impl Skill {
    const fn not_in_combat(self) -> Skill {
        Skill { in_combat: false, ..self }
    }

    const fn interactive(self, usage: Usage) -> Skill {
        Skill { interactive: true, usage, ..self }
    }

    const fn permanent(self) -> Skill {
        Skill { usage: Usage::Permanent, ..self }
    }

    /// MK-SKILL-06: a Skill that motivates asks for the least Fame.
    pub fn is_motivation(&self) -> bool {
        matches!(self.effect, Effect::All([_, Effect::If(LeastFame, _)]))
    }
}

const SAFE_STEP: Effect = jump(1, InAll(0), SafeSpace);
const SAFE_LEAP: Effect = jump(2, InAll(2), SafeSpace);

static SKILLS: [Skill; 40] = [
    turn(Arythea, "dark-paths", Movement, if_else(Day, &gain_move(1), &gain_move(2))),
    turn(Arythea, "burning-power", Combat, choose(&[siege_attack(1), siege_attack(1).of(Fire)])),
    turn(Arythea, "hot-swordsmanship", Combat, choose(&[attack(2), attack(2).of(Fire)])),
    turn(Arythea, "dark-negotiation", Influence, if_else(Day, &influence(2), &influence(3))),
    round(
        Arythea,
        "dark-fire-magic",
        Special,
        all(&[gain_crystal(only(&[Mana::Red])), gain_mana(only(&[Mana::Red, Mana::Black]))]),
    ),
    turn(Arythea, "power-of-pain", Special, sideways(2, SidewaysBonus::WoundsOnly)),
    turn(
        Arythea,
        "invocation",
        Special,
        choose(&[
            all(&[
                discard_of(Cards::Exactly(1), CardFilter::Wound),
                mana_spent_at_once(only(&[Mana::Red, Mana::Black])),
            ]),
            all(&[
                discard_of(Cards::Exactly(1), CardFilter::NonWound),
                mana_spent_at_once(only(&[Mana::White, Mana::Green])),
            ]),
        ]),
    ),
    turn(Arythea, "polarization", Special, always(OppositeMana)),
    motivation(Arythea, "arythea-motivation", MOTIVATED_RED),
    round(
        Arythea,
        "healing-ritual",
        Healing,
        all(&[drop_wounds(2, Gone::OutOfTheGame), others(WoundToClosest)]),
    )
    .not_in_combat()
    .interactive(Usage::OncePerRound),
    turn(Goldyx, "freezing-power", Combat, choose(&[siege_attack(1), siege_attack(1).of(Ice)])),
    round(Goldyx, "potion-making", Healing, heal(2)).not_in_combat(),
    craft(Goldyx, "white-crystal-craft", BLUE_WHITE),
    craft(Goldyx, "green-crystal-craft", BLUE_GREEN),
    craft(Goldyx, "red-crystal-craft", BLUE_RED),
    turn(
        Goldyx,
        "glittering-fortune",
        Influence,
        when(InteractionOnly, &for_each(CrystalColor, &influence(1))),
    )
    .not_in_combat(),
    round(Goldyx, "flight", Movement, choose(&[SAFE_STEP, SAFE_LEAP])),
    turn(
        Goldyx,
        "universal-power",
        Special,
        all(&[pay_mana(Any), sideways(3, SidewaysBonus::OfPaidColor(None))]),
    ),
    motivation(Goldyx, "goldyx-motivation", MOTIVATED_GREEN),
    turn(Goldyx, "source-freeze", Special, lasting(FreezeSource)).interactive(Usage::InTheCentre),
    turn(Norowas, "forward-march", Movement, for_each_up_to(3, ReadyUnit, &gain_move(1))),
    turn(Norowas, "day-sharpshooting", Combat, if_else(Day, &ranged_attack(2), &ranged_attack(1))),
    round(
        Norowas,
        "inspiration",
        Healing,
        choose(&[ready(WhichUnit::Any), heal_unit(WhichUnit::Any)]),
    )
    .not_in_combat(),
    turn(Norowas, "bright-negotiation", Influence, if_else(Day, &influence(3), &influence(2))),
    craft(Norowas, "leaves-in-the-wind", GREEN_WHITE),
    craft(Norowas, "whisper-in-the-treetops", WHITE_GREEN),
    turn(
        Norowas,
        "leadership",
        Combat,
        choose(&[
            activated_unit_blocks_better(3),
            activated_unit_attacks_better(2, AttackKinds::Melee),
            activated_unit_attacks_better(1, AttackKinds::Ranged),
        ]),
    ),
    turn(Norowas, "bonds-of-loyalty", Special, always(ExtraCommand)).permanent(),
    motivation(Norowas, "norowas-motivation", MOTIVATED_WHITE),
    turn(Norowas, "prayer-of-weather", Movement, lasting(Weather)).interactive(Usage::InTheCentre),
    turn(Tovak, "double-time", Movement, if_else(Day, &gain_move(2), &gain_move(1))),
    turn(Tovak, "night-sharpshooting", Combat, if_else(Day, &ranged_attack(1), &ranged_attack(2))),
    turn(Tovak, "cold-swordsmanship", Combat, choose(&[attack(2), attack(2).of(Ice)])),
    turn(Tovak, "shield-mastery", Combat, choose(&[block(3), block(2).of(Ice), block(2).of(Fire)])),
    turn(Tovak, "resistance-break", Combat, enemy(Target::One, ArmorPerResistance)),
    turn(
        Tovak,
        "i-feel-no-pain",
        Special,
        all(&[drop_wounds(1, Gone::DiscardPile), when(WoundDropped, &draw(1))]),
    )
    .not_in_combat(),
    turn(Tovak, "i-dont-give-a-damn", Special, sideways(2, SidewaysBonus::Uncommon)),
    turn(Tovak, "who-needs-magic", Special, sideways(2, SidewaysBonus::WithoutSource)),
    motivation(Tovak, "tovak-motivation", MOTIVATED_BLUE),
    turn(
        Tovak,
        "mana-exploit",
        Special,
        all(&[
            gain_mana(only(&[Mana::Red, Mana::Blue, Mana::Green, Mana::White, Mana::Black])),
            lasting(MarkMana),
        ]),
    )
    .interactive(Usage::InTheCentre),
];

const BLUE_WHITE: Effect =
    all(&[gain_crystal(only(&[Mana::Blue])), gain_mana(only(&[Mana::White]))]);
const BLUE_GREEN: Effect =
    all(&[gain_crystal(only(&[Mana::Blue])), gain_mana(only(&[Mana::Green]))]);
const BLUE_RED: Effect = all(&[gain_crystal(only(&[Mana::Blue])), gain_mana(only(&[Mana::Red]))]);
const GREEN_WHITE: Effect =
    all(&[gain_crystal(only(&[Mana::Green])), gain_mana(only(&[Mana::White]))]);
const WHITE_GREEN: Effect =
    all(&[gain_crystal(only(&[Mana::White])), gain_mana(only(&[Mana::Green]))]);

/// A crystal of one colour and a token of another.
const fn craft(hero: HeroId, id: &'static str, effect: Effect) -> Skill {
    round(hero, id, Special, effect)
}

/// MK-SKILL-06: two cards, and a token for the least famous.
const fn motivation(hero: HeroId, id: &'static str, effect: Effect) -> Skill {
    round(hero, id, Special, effect)
}

const MOTIVATED_RED: Effect = all(&[draw(2), when(LeastFame, &gain_mana(only(&[Mana::Red])))]);
const MOTIVATED_GREEN: Effect = all(&[draw(2), when(LeastFame, &gain_mana(only(&[Mana::Green])))]);
const MOTIVATED_WHITE: Effect = all(&[draw(2), when(LeastFame, &gain_mana(only(&[Mana::White])))]);
const MOTIVATED_BLUE: Effect = all(&[draw(2), when(LeastFame, &gain_mana(only(&[Mana::Blue])))]);

named_id!(
    /// A Skill token, such as `dark-paths`.
    SkillId, SKILLS, Skill, "Skill"
);
