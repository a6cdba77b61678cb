//! Characteristics, computed from printed values and everything in play, and never stored. Each value has a sibling
//! that tells where it came from.

mod attack;
mod attacks;
mod auras;
mod cost;
mod filter;
mod sight;
mod traits;

pub(crate) use attack::orbs_behind;
pub use attack::{
    AttackFacts, attack_dice, attack_dice_reasons, attack_has, bar_of, bars, doused, each_bar,
    effect_modifier, is_bloody, is_immune, is_immune_to_spell, piercing, softened,
};
pub use attacks::{attack_cost, effect_table, is_forbidden, is_kept_away, is_one_of, rules_of};
pub(crate) use auras::board_index;
pub use cost::{removal_cost, reveal_cost, total_cost};
pub use filter::{Kinds, Viewpoint, card_matches, kinds_of, matches, matches_from, subtypes_match};
pub use sight::{Sight, sees};
pub use traits::{DamageTypes, Flag, Traits, flag_of};

use std::ops::Neg;

use self::auras::each_aura;
use crate::{
    cards::{self, CardId},
    flow::Context,
    state::{Aura, Face, Flight, MageWars, Object, ObjectId, Zone},
    vocabulary::{Condition, DamageType, Gain, Marker, Stat, Token, Trait, Who},
};

/// Where a part of a value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Printed on the object itself.
    Printed,
    /// Given by an object in play.
    Granted(ObjectId),
    /// Given for a time by a spell or ability of this card.
    Lasting(CardId),
    Marker(Marker),
    Token(Token),
}

/// A value and the parts it is the sum of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reasoned {
    pub value: i32,
    pub parts: Vec<(Source, i32)>,
}

/// All traits of an object now; worked out once until something in play changes.
#[inline]
pub fn traits(game: &MageWars, object: &Object) -> Traits {
    let place = game.objects.place_of(object);
    let traits = game.objects.cache().traits(place, || derive_traits(game, object));
    debug_assert_eq!(traits, derive_traits(game, object), "the cache is out of date");
    hold_flight(traits, object)
}

/// The traits of an object without those that other objects around it give. Filters look at these, so that who gains
/// something never depends on what is gained the same way.
#[inline]
pub(crate) fn own_traits(game: &MageWars, object: &Object) -> Traits {
    hold_flight(free_traits(game, object), object)
}

/// The same without what an attack action does to its flying.
#[inline]
fn free_traits(game: &MageWars, object: &Object) -> Traits {
    let place = game.objects.place_of(object);
    let traits = game.objects.cache().own_traits(place, || derive_own_traits(game, object));
    debug_assert_eq!(traits, derive_own_traits(game, object), "the cache is out of date");
    traits
}

fn derive_traits(game: &MageWars, object: &Object) -> Traits {
    let mut traits = free_traits(game, object);
    let mut given = false;
    let shows = |aura: &Aura| aura.shows;
    each_aura(game, object, shows, |giver, gain| {
        apply(game, &mut traits, giver, gain);
        given = true;
    });
    if given { settle(traits, object) } else { traits }
}

fn derive_own_traits(game: &MageWars, object: &Object) -> Traits {
    let compiled = cards::compiled(object.card);
    // Most objects most of the time: nothing on them and nothing attached.
    let lasts = game.lasting.iter().any(|lasting| lasting.who == object.id);
    if object.is_plain() && !lasts && !is_host(game, object) {
        return compiled.settled;
    }
    let mut traits = compiled.printed;
    // MW-COND-ZOMBIE-02: it came into play so, before anything was laid on it or cast (MW-RULING-33).
    if object.markers(Marker::Zombie) > 0 {
        traits.lose(&Trait::Living);
        traits.set(Flag::Nonliving);
        traits.set(Flag::Slow);
        traits.make_immune(DamageType::Psychic);
    }
    each_attached_gain(game, object, |giver, gain| apply(game, &mut traits, giver, gain));
    each_lasting_gain(game, object, |giver, gain| apply(game, &mut traits, giver, gain));
    for (token, stat) in TOKEN_STATS {
        traits.add(stat, i8::try_from(object.tokens(token)).unwrap_or(i8::MAX));
    }
    // MW-COND-GROWTH-01
    traits.add(Stat::Melee, i8::try_from(object.markers(Marker::Growth)).unwrap_or(i8::MAX));
    // MW-COND-CORRODE-01
    traits.add(Stat::Armor, i8::try_from(object.markers(Marker::Corrode)).map_or(i8::MIN, i8::neg));
    // MW-COND-CRIPPLE-01, MW-COND-STUCK-01
    let stuck = object.markers(Marker::Stuck) > 0;
    if stuck || object.markers(Marker::Cripple) > 0 {
        traits.set(Flag::Restrained);
    }
    // MW-COND-STUCK-04
    let free = [Flag::Uncontainable, Flag::Incorporeal, Flag::Unstoppable];
    if stuck && !free.iter().any(|flag| traits.has(*flag)) {
        traits.set(Flag::Unmovable);
    }
    // MW-COND-SLAM-01, MW-COND-SLEEP-01, MW-COND-STUN-01
    if [Marker::Slam, Marker::Sleep, Marker::Stun].iter().any(|it| object.markers(*it) > 0) {
        traits.set(Flag::Incapacitated);
    }
    settle(traits, object)
}

/// What each token of a kind adds to a stat of whoever carries it.
const TOKEN_STATS: [(Token, Stat); 4] = [
    (Token::Armor, Stat::Armor),
    (Token::Rage, Stat::Melee),
    // MW-MAGE-WARLORD-04
    (Token::Veteran, Stat::Melee),
    (Token::Veteran, Stat::Armor),
];

/// Whether something may be attached to an object.
fn is_host(game: &MageWars, object: &Object) -> bool {
    board_index(game).may_be_host(object.id)
}

fn settle(mut traits: Traits, object: &Object) -> Traits {
    // MW-TRAIT-UPROOT-01, MW-TRAIT-UPROOT-02
    if object.flags.uprooted {
        traits.clear(Flag::Rooted);
    }
    traits.settle();
    // MW-GUARD-18: who guards does not fly.
    if object.flags.guard {
        traits.clear(Flag::Flying);
    }
    traits
}

/// MW-FLYING-04, MW-FLYING-07: during an attack action it flies or not as before, unless it swooped.
#[inline]
fn hold_flight(mut traits: Traits, object: &Object) -> Traits {
    if object.flags.flight == Flight::Aloft {
        traits.set(Flag::Flying);
    }
    if object.flags.flight == Flight::Grounded || object.flags.swooping {
        traits.clear(Flag::Flying);
    }
    traits
}

/// Who gives something.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Giver<'a> {
    Object(&'a Object),
    /// A spell or ability that is over, and what an amount of it came to.
    Lasting(CardId, u8),
}

impl Giver<'_> {
    pub(crate) fn source(self) -> Source {
        match self {
            Giver::Object(object) => Source::Granted(object.id),
            Giver::Lasting(card, _) => Source::Lasting(card),
        }
    }

    /// When it began to give: by reveal, and for those that came before any by arrival (MW-RULING-33).
    fn came(self) -> (u16, ObjectId) {
        match self {
            Giver::Object(object) => (object.revealed, object.id),
            Giver::Lasting(..) => (u16::MAX, ObjectId(u16::MAX)),
        }
    }

    /// What a gain adds to a stat, if it does.
    fn adds(self, game: &MageWars, gain: &Gain) -> Option<(Stat, i8)> {
        let small = |amount: u8| i8::try_from(amount).unwrap_or(i8::MAX);
        match (gain, self) {
            (Gain::Trait(Trait::Plus(stat, amount)) | Gain::WhileGuarding(stat, amount), _) => {
                Some((*stat, *amount))
            }
            (Gain::PerToken(token, stat), Giver::Object(source)) => {
                Some((*stat, small(source.tokens(*token))))
            }
            (Gain::Scaled(stat, _), Giver::Lasting(_, amount)) => Some((*stat, small(amount))),
            (Gain::Scaled(stat, amount), Giver::Object(source)) => {
                let amount = game.evaluate(&Context::of(source), amount);
                Some((*stat, i8::try_from(amount).unwrap_or(i8::MAX)))
            }
            _ => None,
        }
    }
}

fn apply(game: &MageWars, traits: &mut Traits, giver: Giver<'_>, gain: &Gain) {
    match gain {
        Gain::Trait(gained) => traits.gain(gained),
        Gain::Lose(lost) => traits.lose(lost),
        Gain::PerToken(..) | Gain::Scaled(..) | Gain::WhileGuarding(..) => {
            if let Some((stat, amount)) = giver.adds(game, gain) {
                traits.add(stat, amount);
            }
        }
        Gain::Counterstrike => traits.set(Flag::Counterstrike),
        // These are looked up where they matter.
        Gain::Melee(_)
        | Gain::Dice(..)
        | Gain::Defenses
        | Gain::DamageBarrier
        | Gain::DefenseRolls { .. }
        | Gain::Ranged(_)
        | Gain::Against { .. }
        | Gain::PreventDamage(_) => (),
    }
}

/// What revealed enchantments and equipment on an object give it, in the order they were revealed (MW-REVEAL-18).
fn each_attached_gain(game: &MageWars, host: &Object, mut visit: impl FnMut(Giver<'_>, &Gain)) {
    if !is_host(game, host) {
        return;
    }
    let gives = |object: &&Object| {
        object.face == Face::Up && !cards::compiled(object.card).to_host.is_empty()
    };
    let mut giving: Vec<&Object> = game.attached_to(host.id).filter(gives).collect();
    giving.sort_by_key(|object| object.revealed);
    for object in giving {
        for gain in &cards::compiled(object.card).to_host {
            visit(Giver::Object(object), gain);
        }
    }
}

/// What is added to the roll of a Defense that this object has printed or lends (MW-DEFENSE-17).
pub(crate) fn defense_bonus(game: &MageWars, defender: &Object, source: ObjectId) -> i32 {
    let mut bonus = 0;
    each_gain(
        game,
        defender,
        |aura| aura.special,
        |giver, gain| {
            let own = matches!(giver, Giver::Object(object) if object.id == source);
            if let Gain::DefenseRolls { plus, printed } = gain
                && (own || !printed)
            {
                bonus += i32::from(*plus);
            }
        },
    );
    bonus
}

/// What an object gained for a time.
fn each_lasting_gain(game: &MageWars, object: &Object, mut visit: impl FnMut(Giver<'_>, &Gain)) {
    for lasting in game.lasting.iter().filter(|lasting| lasting.who == object.id) {
        for gain in lasting.gains() {
            if matches!(gain, Gain::WhileGuarding(..)) && !object.flags.guard {
                continue;
            }
            visit(Giver::Lasting(lasting.program.card, lasting.amount), gain);
        }
    }
}

pub(crate) fn holds(game: &MageWars, source: &Object, condition: &Condition) -> bool {
    match condition {
        Condition::Always => true,
        Condition::WithYourMage => {
            let mage = game.mage(source.controller);
            mage.is_some_and(|mage| game.zone_of(mage) == game.zone_of(source))
        }
        Condition::YouControl(filter) => game.objects.iter().any(|other| {
            other.controller == source.controller
                && matches(game, source.controller, Some(source), filter, other)
        }),
        Condition::Token(token) => source.tokens(*token) > 0,
        Condition::AtLeast(amount, least) => {
            game.evaluate(&Context::of(source), amount) >= u16::from(*least)
        }
        Condition::Not(part) => !holds(game, source, part),
        Condition::Is(who, filter) => {
            let somebody = match who {
                Who::This => Some(source),
                Who::Host => source.place.host().and_then(|host| game.find(host)),
                Who::YourMage => game.mage(source.controller),
                // Only effects ask about somebody of their own.
                Who::Target
                | Who::Second
                | Who::Each
                | Who::Caster
                | Who::Actor
                | Who::Attacker
                | Who::Chosen => None,
            };
            somebody.is_some_and(|it| matches(game, source.controller, Some(source), filter, it))
        }
        Condition::WasPushed(_) => false,
    }
}

/// Everything that gives an object something, of auras those that are wanted.
pub(crate) fn each_gain(
    game: &MageWars,
    object: &Object,
    wanted: impl Fn(&Aura) -> bool,
    mut visit: impl FnMut(Giver<'_>, &Gain),
) {
    each_attached_gain(game, object, &mut visit);
    each_lasting_gain(game, object, &mut visit);
    each_aura(game, object, wanted, &mut visit);
}

fn reasons(game: &MageWars, object: &Object, printed: i32, stat: Stat) -> Vec<(Source, i32)> {
    let mut parts = vec![(Source::Printed, printed)];
    let own = cards::compiled(object.card).printed.plus(stat);
    if own != 0 {
        parts.push((Source::Printed, own));
    }
    each_gain(
        game,
        object,
        |_| true,
        |giver, gain| {
            if let Some((other, amount)) = giver.adds(game, gain)
                && other == stat
                && amount != 0
            {
                parts.push((giver.source(), i32::from(amount)));
            }
        },
    );
    for (token, other) in TOKEN_STATS {
        if other == stat && object.tokens(token) > 0 {
            parts.push((Source::Token(token), i32::from(object.tokens(token))));
        }
    }
    let grown = i32::from(object.markers(Marker::Growth));
    match stat {
        Stat::Melee if grown > 0 => parts.push((Source::Marker(Marker::Growth), grown)),
        Stat::InnateLife if grown > 0 => {
            parts.push((Source::Marker(Marker::Growth), GROWN_LIFE * grown));
        }
        _ => (),
    }
    if stat == Stat::Armor && object.markers(Marker::Corrode) > 0 {
        let corroded = -i32::from(object.markers(Marker::Corrode));
        parts.push((Source::Marker(Marker::Corrode), corroded));
    }
    parts
}

/// The Life that each Growth marker gives.
const GROWN_LIFE: i32 = 3;

/// How much damage something can still take before it is destroyed.
pub fn life_left(game: &MageWars, object: &Object) -> u16 {
    let left = life(game, object).unwrap_or(0) - i32::from(object.damage);
    u16::try_from(left).unwrap_or(0)
}

/// Life, or `None` for objects that cannot be attacked (MW-ATTACK-GEN-01).
pub fn life(game: &MageWars, object: &Object) -> Option<i32> {
    // MW-COND-GROWTH-01
    let grown = GROWN_LIFE * i32::from(object.markers(Marker::Growth));
    let natural = i32::from(game.card(object).life?) + i32::from(object.life_change) + grown;
    // Mostly nothing in play changes it.
    if !board_index(game).life && game.lasting.is_empty() {
        return Some(natural);
    }
    let traits = traits(game, object);
    let gained = traits.plus(Stat::Life);
    let barred = if traits.has(Flag::FiniteLife) && gained > 0 {
        barred_life(game, object).iter().map(|(_, amount)| amount).sum()
    } else {
        0
    };
    // MW-TRAIT-INNATELIFE-01
    Some(natural + gained - barred + traits.plus(Stat::InnateLife))
}

/// MW-TRAIT-FINITELIFE-01, MW-TRAIT-FINITELIFE-02, MW-REVEAL-19: gains of Life that came after Finite Life did.
fn barred_life(game: &MageWars, object: &Object) -> Vec<(Source, i32)> {
    let printed = cards::compiled(object.card).settled.has(Flag::FiniteLife);
    let mut since = printed.then_some((0, ObjectId(0)));
    each_gain(
        game,
        object,
        |_| true,
        |giver, gain| {
            if *gain == Gain::Trait(Trait::FiniteLife) {
                let came = giver.came();
                since = Some(since.map_or(came, |earlier| earlier.min(came)));
            }
        },
    );
    let mut barred = Vec::new();
    each_gain(
        game,
        object,
        |_| true,
        |giver, gain| match giver.adds(game, gain) {
            Some((Stat::Life, amount))
                if amount > 0 && since.is_some_and(|it| giver.came() >= it) =>
            {
                barred.push((giver.source(), i32::from(amount)));
            }
            _ => (),
        },
    );
    barred
}

pub fn life_reasons(game: &MageWars, object: &Object) -> Option<Reasoned> {
    let printed = i32::from(game.card(object).life?) + i32::from(object.life_change);
    let mut parts = reasons(game, object, printed, Stat::Life);
    parts.extend(reasons(game, object, 0, Stat::InnateLife).split_off(1));
    if traits(game, object).has(Flag::FiniteLife) {
        let barred = barred_life(game, object);
        parts.retain(|part| !barred.contains(part));
    }
    Some(Reasoned { value: life(game, object)?, parts })
}

/// MW-TRAIT-ARMOR-01: never below 0; MW-DAMAGE-04, MW-INCORP-08: some have none and gain none.
pub fn armor(game: &MageWars, object: &Object) -> i32 {
    unbounded_armor(game, object).unwrap_or(0).max(0)
}

/// The same before it is made 0 at least; `None` for what can have none.
fn unbounded_armor(game: &MageWars, object: &Object) -> Option<i32> {
    let traits = traits(game, object);
    let printed = game.card(object).armor.filter(|_| !traits.has(Flag::Incorporeal))?;
    Some(i32::from(printed) + traits.plus(Stat::Armor))
}

/// MW-COND-CORRODE-02, MW-COND-CORRODE-05: how many Corrode markers there are more than there is armor for.
pub(crate) fn surplus_corrosion(game: &MageWars, object: &Object) -> u8 {
    let missing = unbounded_armor(game, object).map_or(0, |armor| (-armor).max(0));
    u8::try_from(missing).unwrap_or(u8::MAX).min(object.markers(Marker::Corrode))
}

pub fn armor_reasons(game: &MageWars, object: &Object) -> Reasoned {
    let printed = game.card(object).armor.map_or(0, i32::from);
    let parts = reasons(game, object, printed, Stat::Armor);
    Reasoned { value: armor(game, object), parts }
}

/// MW-READY-07, MW-READY-08, MW-TRAIT-CHANNELING-01, MW-TRAIT-CHANNELING-02: mana gained in the Channel Phase.
pub fn channeling(game: &MageWars, object: &Object) -> u16 {
    let Some(printed) = printed_channeling(game, object) else { return 0 };
    let value = printed + traits(game, object).plus(Stat::Channeling);
    u16::try_from(value).unwrap_or(0)
}

/// MW-CONJ-21: what is printed, or looked up where no number is.
fn printed_channeling(game: &MageWars, object: &Object) -> Option<i32> {
    let card = game.card(object);
    let amount = card.channeling_x.as_ref();
    let looked_up = || amount.map(|amount| i32::from(game.evaluate(&Context::of(object), amount)));
    card.channeling.map(i32::from).or_else(looked_up)
}

/// MW-READY-12: what upkeep of it costs; what lies hidden pays what others give it alone (MW-ENCH-13).
pub(crate) fn upkeep(game: &MageWars, object: &Object) -> i32 {
    let all = traits(game, object).plus(Stat::Upkeep);
    match object.face {
        Face::Up => all,
        Face::Down => all - own_traits(game, object).plus(Stat::Upkeep),
    }
}

/// The same with its reasons; nothing for what does not channel.
pub fn channeling_reasons(game: &MageWars, object: &Object) -> Option<Reasoned> {
    let printed = printed_channeling(game, object)?;
    let parts = reasons(game, object, printed, Stat::Channeling);
    Some(Reasoned { value: i32::from(channeling(game, object)), parts })
}

/// Whether a mover is hindered here: an enemy creature can hinder it, or it is always (MW-TRAIT-LUMBERING-01).
pub fn hindered_in(game: &MageWars, mover: &Object, zone: Zone) -> bool {
    traits(game, mover).has(Flag::Lumbering) || hinderers(game, mover, zone).next().is_some()
}

/// The enemy creatures here that can hinder a mover (MW-HINDER-08 to MW-HINDER-14, MW-HINDER-21), and what else does
/// (MW-HINDER-22).
pub fn hinderers<'g>(
    game: &'g MageWars,
    mover: &'g Object,
    zone: Zone,
) -> impl Iterator<Item = &'g Object> {
    let own = traits(game, mover);
    // MW-TRAIT-UNSTOPPABLE-01; MW-HINDER-24: what is elusive gets past creatures alone.
    let (elusive, things) = (own.has(Flag::Elusive), board_index(game).hinders);
    let free = own.has(Flag::Unstoppable) || elusive && !things;
    let flies = own.has(Flag::Flying);
    let there = (!free).then(|| game.in_zone(zone)).into_iter().flatten();
    there.filter(move |other| {
        if things && let Some(whom) = &cards::compiled(other.card).hinders {
            return matches(game, other.controller, Some(other), whom, mover);
        }
        if elusive || !game.is_creature(other) || !game.is_enemy(mover.controller, other) {
            return false;
        }
        let theirs = traits(game, other);
        let able = ![Flag::Incapacitated, Flag::Restrained, Flag::Pest]
            .iter()
            .any(|flag| theirs.has(*flag));
        able && theirs.has(Flag::Flying) == flies
    })
}

#[cfg(test)]
mod tests {
    use rules::mw;

    use super::*;
    use crate::state::Place;

    #[test]
    fn more_channeling_is_nothing_for_an_object_that_does_not_channel() {
        rules::covers![mw::TRAIT_CHANNELING_02];
        let mut game = MageWars::from_json(serde_json::json!({
            "seats": [{ "mage": "wizard" }, { "mage": "warlock" }],
            "position": {
                "round": 1,
                "initiative": 0,
                "mages": [{ "zone": "A1" }, { "zone": "B3" }],
                "objects": [
                    { "creature": {
                        "card": "timber-wolf", "controller": 0, "piece": { "zone": "A1" },
                    } },
                    { "enchantment": {
                        "card": "harmonize", "controller": 0, "on": 0, "hidden": false,
                    } },
                ],
            },
        }));
        let (mage, wolf, harmonize) = (ObjectId(0), ObjectId(2), ObjectId(3));
        let channeled = |game: &MageWars, id| channeling(game, game.find(id).expect("an object"));
        assert_eq!((channeled(&game, mage), channeled(&game, wolf)), (11, 0));
        // No spell could put it there; were it there, it would do nothing.
        game.objects.change_indexed(harmonize).expect("the enchantment").place = Place::On(wolf);
        game.objects.forget_traits();
        assert_eq!((channeled(&game, mage), channeled(&game, wolf)), (10, 0));
    }
}
