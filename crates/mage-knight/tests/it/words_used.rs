//! The vocabulary of effects stays small: at most sixty words, and a word that one card, Unit, Skill or Tactic alone uses
//! says here why it is a word nevertheless.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Debug,
};

use Why::{Grammar, Open, Rule, Special};
use mage_knight::{
    cards::{CardId, Effect},
    content::{SkillId, TacticId, UnitId},
};

const MOST_WORDS: usize = 60;

/// A word and the list it is from.
type Word = (&'static str, String);

/// How a value is called: its variant, without what it holds.
fn name(value: &impl Debug) -> String {
    first_word(&format!("{value:?}")).to_owned()
}

fn first_word(text: &str) -> &str {
    text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default()
}

/// Notes every word an effect is written with.
fn note(effect: &Effect, words: &mut BTreeSet<Word>) {
    let mut add = |list, word| words.insert((list, word));
    add("Effect", name(effect));
    match effect {
        Effect::If(condition, _) | Effect::IfElse(condition, ..) => {
            add("Condition", name(condition));
        }
        Effect::ForEach { per, .. } => {
            add("Per", name(per));
        }
        Effect::MoveCards { from, to, .. } => {
            add("MoveCards", format!("{from:?} to {to:?}"));
        }
        Effect::PayMana(colors)
        | Effect::GainMana { colors, .. }
        | Effect::GainCrystal { colors, .. }
        | Effect::GainCard { color: colors, .. } => {
            add("Colors", name(colors));
        }
        Effect::Source(what) => {
            add("DiceUse", name(what));
        }
        Effect::Enemy { target, change } => {
            add("Target", name(target));
            add("EnemyChange", name(change));
        }
        Effect::Unit { which, change } => {
            add("WhichUnit", name(which));
            add("UnitChange", name(change));
        }
        Effect::ThisTurn(modifier) => {
            add("TurnModifier", name(modifier));
        }
        Effect::ThisCombat(modifier) => {
            add("CombatModifier", name(modifier));
        }
        Effect::Always(standing) => {
            add("Standing", name(standing));
        }
        Effect::Others(harm) => {
            add("Harm", name(harm));
        }
        Effect::Lasting(lasts) => {
            add("Lasts", name(lasts));
        }
        _ => (),
    }
    match effect {
        Effect::All(parts) | Effect::Choose(parts) => {
            parts.iter().for_each(|part| note(part, words));
        }
        Effect::May(part)
        | Effect::AtEndOfTurn(part)
        | Effect::If(_, part)
        | Effect::ForEach { effect: part, .. }
        | Effect::PlusPerEnemy { effect: part, .. }
        | Effect::RaisedUpTo { effect: part, .. }
        | Effect::IfAlsoPaid { effect: part, .. } => note(part, words),
        Effect::IfElse(_, yes, no) => {
            note(yes, words);
            note(no, words);
        }
        _ => (),
    }
}

/// Who uses each word.
fn users() -> BTreeMap<Word, Vec<&'static str>> {
    let cards = CardId::all().map(|card| {
        let sides = [card.card().basic(), card.card().strong()];
        (card.id(), sides.into_iter().flatten().copied().collect::<Vec<_>>())
    });
    let units = UnitId::all().map(|unit| {
        (unit.id(), unit.printed().abilities.iter().map(|ability| ability.effect).collect())
    });
    let skills = SkillId::all().map(|skill| (skill.id(), vec![skill.printed().effect]));
    let tactics = TacticId::all().map(|tactic| (tactic.id(), vec![tactic.printed().effect]));
    let mut users: BTreeMap<Word, Vec<&'static str>> = BTreeMap::new();
    for (id, effects) in cards.chain(units).chain(skills).chain(tactics) {
        let mut words = BTreeSet::new();
        effects.iter().for_each(|effect| note(effect, &mut words));
        for word in words {
            users.entry(word).or_default().push(id);
        }
    }
    users
}

/// The words of [`Effect`] as its file lists them.
fn written() -> BTreeSet<String> {
    let file = include_str!("../../src/cards/effect.rs");
    let (_, list) = file.split_once("pub enum Effect {\n").unwrap();
    let (list, _) = list.split_once("\n}").unwrap();
    let lines = list.lines().filter_map(|line| line.strip_prefix("    "));
    let variants = lines.filter(|line| line.starts_with(char::is_uppercase));
    variants.map(|line| first_word(line).to_owned()).collect()
}

#[test]
fn the_vocabulary_has_at_most_sixty_words_and_each_is_used() {
    let written = written();
    assert!(written.len() <= MOST_WORDS, "{} words", written.len());
    let users = users();
    for word in written {
        assert!(users.contains_key(&("Effect", word.clone())), "nothing uses {word}");
    }
}

#[test]
fn a_word_that_one_alone_uses_has_a_reason() {
    let users = users();
    let once: BTreeMap<(&str, &str), &str> = users
        .iter()
        .filter(|(_, users)| users.len() == 1)
        .map(|((list, word), users)| ((*list, word.as_str()), users[0]))
        .collect();
    let mut wrong = Vec::new();
    for ((list, word), user) in &once {
        if !REASONS.iter().any(|(of, it, ..)| (of, it) == (list, word)) {
            wrong.push(format!("no reason for {list} {word} ({user})"));
        }
    }
    for (list, word, why, reason) in REASONS {
        assert!(!reason.is_empty(), "{why:?}");
        if !once.contains_key(&(list, word)) {
            wrong.push(format!("{list} {word} is not a word of one alone"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Why a word is a word although one alone uses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Why {
    /// The rules know it, whatever cards there are.
    Rule,
    /// It joins or measures other words, or completes a family that others use.
    Grammar,
    /// It takes other words for what differs, so that another card can use it with its own.
    Open,
    /// It says what one alone does.
    Special,
}

#[rustfmt::skip]
const REASONS: &[(&str, &str, Why, &str)] = &[
    ("Colors", "EachButThrown", Grammar, "the other colours, beside that of the card thrown away"),
    ("Colors", "Owned", Grammar, "a colour one has, beside all, one of some, the paid and the chosen one"),
    ("CombatModifier", "AttacksAreColdFire", Open, "holds for any Attack of the combat; its sibling makes them Siege Attacks"),
    ("CombatModifier", "AttacksAreSiege", Open, "holds for any Attack of the combat; its sibling makes them Cold Fire Attacks"),
    ("Condition", "BlockSucceeds", Rule, "MK-COMBAT-BLOCK-10 knows effects that a successful Block brings"),
    ("Condition", "EnoughMoveLeft", Open, "asks the Move points left over (MK-RULING-31) of any effect"),
    ("Condition", "InForest", Open, "asks where the hero stands"),
    ("Condition", "Interacting", Open, "asks for an interaction, and lets the rest of the card be played without one"),
    ("Condition", "InteractionOnly", Open, "keeps any effect to interactions (MK-EFFECT-03)"),
    ("Condition", "Night", Grammar, "the sibling of `Day`"),
    ("Condition", "NotInCombat", Open, "keeps any effect out of combat"),
    ("Condition", "StartOfCombat", Open, "keeps any effect to the start of a combat"),
    ("Condition", "UnitReadied", Grammar, "speaks of the Unit that an earlier step readied"),
    ("Condition", "WoundDropped", Grammar, "speaks of what an earlier step discarded"),
    ("DiceUse", "Claim", Special, "a die before a hero, for tokens now or in each turn to come"),
    ("DiceUse", "Crystal", Special, "a crystal of the colour of a die"),
    ("DiceUse", "RerollAll", Grammar, "the sibling of `RerollUpTo`"),
    ("DiceUse", "RerollUpTo", Open, "how many dice are rerolled is a parameter"),
    ("DiceUse", "Set", Open, "how many tokens the die gives is a parameter"),
    ("DiceUse", "Store", Special, "a die that lies on a Tactic"),
    ("Effect", "BlockPerTrait", Open, "amount and element are parameters"),
    ("Effect", "IfAlsoPaid", Open, "what is gained, and how much with one or both colours, are parameters"),
    ("Effect", "PlusPerEnemy", Open, "Attack or Block and the bonus are parameters"),
    ("Effect", "RaisedUpTo", Open, "the Attack and the most it is raised by are parameters"),
    ("Effect", "RecruitFree", Rule, "MK-ENDTURN-15 knows Units that come for nothing"),
    ("Effect", "RemoveWoundsOfThisTurn", Special, "no other effect looks back at the Wounds of a turn"),
    ("Effect", "ReturnSpentCrystals", Special, "no other effect looks back at what was paid with"),
    ("Effect", "ReturnToDeck", Open, "the end of the deck and its condition are parameters"),
    ("Effect", "RollForCrystals", Rule, "MK-ENDTURN-10: how a crystal is rolled for"),
    ("Effect", "RollForWounds", Open, "how many dice are rolled is a parameter"),
    ("EnemyChange", "ArmorPerResistance", Open, "which enemies is a parameter, as for every change"),
    ("Harm", "DiscardChosenColor", Special, "others discard a card of a colour or show the hand"),
    ("Harm", "LoseCrystal", Special, "others lose a crystal at random"),
    ("Harm", "SpendUnit", Open, "the highest level is a parameter"),
    ("Harm", "StealDiscardedAction", Grammar, "speaks of what `DiscardChosenColor` made others discard"),
    ("Harm", "WoundPerCrystal", Special, "all are wounded by their crystals of a colour"),
    ("Harm", "WoundToClosest", Grammar, "speaks of the Wound that an earlier step took off"),
    ("Lasts", "CurseMana", Open, "the colour is chosen before; the sibling of `MarkMana` that lasts for the round"),
    ("Lasts", "FreezeSource", Rule, "MK-SKILL-08 knows Skills in the centre; one keeps others from the Source"),
    ("Lasts", "MarkMana", Rule, "MK-SKILL-08 knows Skills in the centre; one hurts by mana"),
    ("Lasts", "Weather", Rule, "MK-SKILL-08 knows Skills in the centre; one changes terrain costs"),
    ("MoveCards", "Deck to Hand", Open, "how many and which are parameters"),
    ("MoveCards", "Deck to Tactic", Grammar, "`Tactic to Hand` takes them back"),
    ("MoveCards", "DiscardPile to DeckEnd", Open, "how many and which are parameters"),
    ("MoveCards", "Hand to Deck", Open, "how many and which are parameters"),
    ("MoveCards", "PlayArea to Hand", Open, "how many and which are parameters"),
    ("MoveCards", "Tactic to Hand", Grammar, "takes back what `Deck to Tactic` put there"),
    ("Per", "CrystalColor", Open, "counts for any effect"),
    ("Per", "EnemyDefeated", Open, "counts for any effect"),
    ("Per", "FightingUnit", Open, "counts for any effect"),
    ("Per", "HealingSpent", Open, "counts for any effect"),
    ("Per", "ReadyUnit", Open, "counts for any effect"),
    ("Per", "UnitRecruited", Open, "counts for any effect"),
    ("Per", "Wound", Open, "counts for any effect"),
    ("Per", "WoundHealed", Open, "counts for any effect"),
    ("Standing", "ExtraCommand", Rule, "MK-SKILL-14"),
    ("Standing", "OppositeMana", Special, "mana used as its opposite colour"),
    ("Standing", "RaiseRefill", Rule, "MK-TACTIC-09"),
    ("Target", "Others", Grammar, "the sibling of `Same`: all but the enemy chosen before"),
    ("TurnModifier", "BuyCard", Open, "offer, price and where the card goes are parameters"),
    ("TurnModifier", "DayAsNight", Rule, "MK-RULING-71"),
    ("TurnModifier", "DoublePhysicalAttacks", Special, "no other effect multiplies Attacks"),
    ("TurnModifier", "FirstAttackOrBlock", Open, "both bonuses are parameters"),
    ("TurnModifier", "GoldAndBlackDiceAsBasic", Special, "dice used as another colour than they show"),
    ("TurnModifier", "InfluenceAsBlock", Open, "the element is a parameter (MK-RULING-67)"),
    ("TurnModifier", "MoveToAttack", Open, "price and kind of Attack are parameters (MK-RULING-31)"),
    ("TurnModifier", "NightAsDay", Rule, "MK-RULING-71"),
    ("TurnModifier", "ProvokeNothing", Rule, "MK-PROVOKE-01 is what it lifts"),
    ("TurnModifier", "RaiseHandLimit", Rule, "MK-RULING-66"),
    ("TurnModifier", "ReachTwo", Special, "spaces two away count as adjacent"),
    ("TurnModifier", "SkipDraw", Special, "a turn that ends without drawing"),
    ("TurnModifier", "UnitsResistAll", Open, "holds for whatever Units there are"),
    ("TurnModifier", "UnitsTakeNoDamage", Open, "holds for whatever Units there are"),
    ("UnitChange", "Wound", Open, "which Unit is a parameter"),
    ("WhichUnit", "All", Grammar, "one of the ways to name own Units, for any change"),
    ("WhichUnit", "Levels", Open, "how many levels is a parameter, for any change"),
];
