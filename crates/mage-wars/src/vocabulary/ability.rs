//! What a card in play does: continuously, when something happens, or when somebody uses it.

use serde::{Deserialize, Serialize};

use super::{
    ActionKind, Amount, AttackRule, AttackTrait, Attacks, DamageType, Effect, Filter, Range, Roll,
    Stat, Subtype, Target, Token, Trait, Who,
};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ability {
    /// As long as it is in play (and revealed), and the condition holds, those gain this.
    While { condition: Condition, who: Filter, gains: Vec<Gain> },
    /// The controller of its bearer pays so much less upkeep for objects like this, so many times in a round.
    CheaperUpkeep { amount: u8, which: Filter, times: u8 },
    /// Happens whenever the trigger does.
    When { trigger: Trigger, limit: Limit, optional: bool, cost: u8, effect: Effect },
    /// Can be used at a certain time for a cost.
    Use {
        timing: Timing,
        limit: Limit,
        cost: Amount,
        /// Who spends the action, where it is not the bearer.
        by: Option<Filter>,
        /// `None`: anywhere in the arena, seen or not.
        range: Option<Range>,
        target: Target,
        effect: Effect,
        /// Used as a spell, it counts as one of these (MW-CAST-38).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        counts_as: Vec<Subtype>,
        /// Tokens on the object that it costs beside mana (MW-ATTACK-S02-03).
        #[serde(default)]
        tokens: Option<(Token, u8)>,
    },
    /// So many times per round its bearer pays less for such spells: when they are cast (`on_cast`), enchantments only when they
    /// are revealed where `on_reveal` says so; only for spells cast on such a target.
    Discount {
        amount: u8,
        spells: Filter,
        on_cast: bool,
        on_reveal: bool,
        target: Option<Filter>,
        #[serde(default)]
        payers: Payers,
        #[serde(default = "once")]
        times: u8,
    },
    /// What holds for such attacks as long as it is in play (and revealed).
    Attacks { which: Attacks, rule: AttackRule },
    /// A move action of these costs their controller mana.
    MoveCost { by: Filter, mana: u8 },
    /// Spells like these of opponents cost so much more that target somebody like that (MW-CAST-34).
    Surcharge { amount: u8, spells: Filter, target: Filter },
    /// What opponents' spells and abilities would destroy stays, unless they pay so much (MW-TRAIT-PREVENT-01).
    Prevents { whom: Filter, price: u8 },
    /// Nothing is teleported to its zone.
    BarsTeleports,
    /// Its zone is warded against all players (MW-DOM-46).
    WardsZone,
    /// It casts its spells before or after Action Phases of friendly creatures, without an action (MW-FAMILIAR-09).
    CastsAround,
    /// It attacks those alone who pass from its front (MW-WALL-25).
    OneFront,
    /// Spells it casts need this action and have this range, whatever is printed on them.
    CastsAs { action: ActionKind, range: Range },
    /// Its controller may pay so much for each Burn marker of the bearer that would go out (MW-CARD-45).
    KeepsBurning(u8),
    /// These must spend a full action to pass.
    FullActionToPass(Filter),
    /// Somebody of the card cannot be revealed then.
    StaysHidden { who: Who, during: During },
    /// Spells like these can be cast as quick spells.
    AsQuickSpell { limit: Limit, spells: Filter },
    /// Creatures like these that are summoned may be placed here instead.
    SummonHere {
        condition: Condition,
        spells: Filter,
        /// Only those that casters like this summon.
        #[serde(default)]
        by: Option<Filter>,
    },
    /// Lets its controller make one of these rolls again.
    Rerolls { limit: Limit, rolls: Vec<Roll> },
    /// It hinders such creatures like an enemy creature (MW-HINDER-22).
    Hinders(Filter),
    /// Its bearer, and whatever its player controls, may cast such spells beyond their range at the zone of one of these, at
    /// what is there, and at the borders of that zone. It is destroyed for that (MW-TRAIT-VINE-06).
    CastsThrough { spells: Filter, through: Filter },
    /// It casts at its own zone, what is there, and the borders of that zone alone, whatever the range of the spell.
    CastsHere,
    /// Such cards of its controller have Cantrip, wherever they are.
    GivesCantrip(Filter),
    /// It can be revealed at such a time alone.
    RevealOnly(RevealTime),
    /// In place of a move action it may teleport for so much mana, to a zone so far away at most (MW-RULING-74), perhaps
    /// only to one with something like this (MW-TELE-12).
    TeleportsInstead {
        mana: u8,
        within: u8,
        #[serde(default)]
        to: Option<Filter>,
    },
}

/// When a card can be revealed that cannot be revealed at all times.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RevealTime {
    /// After the Leaving Zone Effects of a move action of its bearer.
    BearerLeaves,
    /// In the windows of the Action Stage in which no Action Phase is under way (MW-REVEAL-25).
    BetweenActionPhases,
}

/// Where nothing else is said.
fn once() -> u8 {
    1
}

/// Whose spells a discount is for (MW-CAST-38).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Payers {
    /// Those of its bearer.
    #[default]
    Bearer,
    /// Those of spawnpoints its bearer controls, too.
    Spawnpoints,
    /// Those of spawnpoints and familiars its bearer controls, too.
    Casters,
}

/// What is gained.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gain {
    /// A trait.
    Trait(Trait),
    /// As much of a stat as there are tokens on the object that carries the word.
    PerToken(Token, Stat),
    /// As much of a stat as the amount is at the moment it is gained.
    Scaled(Stat, Amount),
    /// A stat, as long as it has a guard marker (MW-MAGE-WARLORD-11).
    WhileGuarding(Stat, i8),
    /// Loses a trait, printed or gained.
    Lose(Trait),
    /// All melee attacks gain this.
    Melee(AttackTrait),
    /// Melee +X and Ranged +X for all attacks of this damage type.
    Dice(DamageType, u8),
    /// Quick melee attacks have Counterstrike.
    Counterstrike,
    /// The printed Defenses of the card.
    Defenses,
    /// The printed damage barrier of the card.
    DamageBarrier,
    /// So much more on all its Defense rolls, or on that of the Defense printed on the giver alone (MW-DEFENSE-17).
    DefenseRolls { plus: u8, printed: bool },
    /// All ranged attacks at one target gain this.
    Ranged(AttackTrait),
    /// Melee attacks on such have so many more dice and these traits.
    Against { whom: Filter, melee: u8, traits: Vec<AttackTrait> },
    /// The next attack that damages it deals up to so much less, and this is gone (MW-MAGE-WIZARD-03).
    PreventDamage(u8),
}

/// A condition of a continuous ability or of an effect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// Without any condition.
    Always,
    /// It is in the zone of its controller's mage.
    WithYourMage,
    /// Its controller has something like this in play.
    YouControl(Filter),
    /// It carries such a token.
    Token(Token),
    /// Somebody of the effect is like this.
    Is(Who, Filter),
    /// An amount is so much or more.
    AtLeast(Amount, u8),
    /// The Push that the effect began has moved somebody (MW-PUSH-11).
    WasPushed(Who),
    /// The opposite of another condition.
    Not(Box<Condition>),
}

/// What sets an ability off. "It" is the object the ability belongs to, or for enchantments its host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Trigger {
    /// It came into play; choices are made now.
    EntersPlay,
    /// It was revealed.
    Revealed,
    /// It was destroyed.
    Destroyed,
    /// It was destroyed by damage.
    Slain,
    /// The Upkeep Phase of every round.
    Upkeep,
    /// It was activated.
    Activated,
    /// It took a move action.
    TakesMoveAction,
    /// Somebody like this cast a spell like that, and it resolved.
    ResolvesSpell { by: Filter, spells: Filter },
    /// A creature like this begins its Action Phase in the zone, or enters it.
    EntersOrActsHere(Filter),
    /// A creature like this is about to leave the zone by a move, push or teleport (MW-MOVE-08).
    LeavesHere(Filter),
    /// A creature like this enters the zone by a move, push or teleport (MW-TRAP-04).
    Enters(Filter),
    /// The round ends, before the next Initiative Phase (MW-READY-35).
    RoundEnds,
    /// Its Action Phase ends.
    ActionPhaseEnds,
    /// It is attacked: the Avoid Attack Step.
    Attacked,
    /// It is the target of a melee attack being declared by such a creature, other than a counterstrike.
    MeleeDeclaredAgainst(Filter),
    /// It chose to guard; a guard marker that a card places is none of it (MW-TRAIT-GUARDMARKER-01).
    Guards,
    /// It made a counterstrike.
    Counterstruck,
    /// It casts a quick spell: the Counter Spell Step.
    CastsQuickSpell,
    /// An opponent's spell like this targets it: the Counter Spell Step.
    TargetedBy(Filter),
    /// It reveals an enchantment like this that it controls.
    Reveals(Filter),
    /// An object like this enters play (MW-RULING-36).
    Summoned(Filter),
    /// An object like this is destroyed, by whatever or by an attack of somebody like that; what is attached to it is
    /// still there.
    AnyDestroyed {
        whom: Filter,
        by_attack_of: Option<Filter>,
        /// Only by a melee attack, counterstrikes included (MW-DESTROY-11).
        #[serde(default)]
        by_melee: bool,
    },
    /// Somebody like this attacks and damages somebody like that, who is the one that sets it off; where `by_attacker` says
    /// so, the attacker is. Perhaps only by an attack of this damage type.
    AttackDamages {
        by: Filter,
        whom: Filter,
        #[serde(default)]
        by_attacker: bool,
        #[serde(default)]
        damage_type: Option<DamageType>,
    },
    /// An attack of somebody like this on somebody like that, who is the one that sets it off, comes to the end of the
    /// Damage and Effects Step.
    Strikes { by: Filter, whom: Filter },
    /// A spell like that was cast by somebody like this, and is over, whether it took effect or was stopped.
    SpellOver { by: Filter, spells: Filter },
    /// Its upkeep cost is due.
    UpkeepDue,
    /// Its upkeep cost was paid (MW-READY-36).
    UpkeepPaid,
    /// Any of these, under one limit.
    AnyOf(Vec<Trigger>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Limit {
    /// As often as it happens.
    None,
    /// So many times in a round.
    PerRound(u8),
    /// So many times in a round together with the other abilities of the card that say so (MW-GEN-21).
    PerRoundTogether(u8),
    /// So many times in a game.
    PerGame(u8),
    /// In a round once for each one that sets it off, and so many times in all.
    EachOnce { at_most: u8 },
}

/// While something goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum During {
    /// A move, an attack or a spell of anybody (MW-REVEAL-05).
    Action,
    /// The spell itself, once its costs are paid (MW-CAST-12).
    Casting,
}

/// When an ability can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Timing {
    /// As an action in an Action Phase.
    Action(ActionKind),
    /// Cast like a spell of this action type (MW-CAST-29).
    Spell(ActionKind),
    /// Before or after a friendly creature's Action Phase.
    AroundActionPhase,
    /// In the Upkeep Phase.
    Upkeep,
    /// In its player's part of the Deployment Phase (MW-READY-32).
    Deployment,
}
