//! How scripts write answers. Cards are written by their names in files, objects by the name the script gave them or by
//! their card.

use kernel::Seat;
use script::Names;

use crate::{
    cards::{self, CardId},
    flow::{Aim, Choice, Removal, RerollDice, Spell, UpkeepKind},
    state::{MageWars, ObjectId},
    vocabulary::{Ability, Marker, Timing},
};

impl MageWars {
    pub(crate) fn phrase_of(&self, names: &Names, seat: Seat, choice: &Choice) -> String {
        let name = |id: ObjectId| self.script_name(names, id);
        match choice {
            Choice::Initiative(seat) => format!("give initiative to {seat}"),
            Choice::Activate(id) => format!("activate {}", name(*id)),
            Choice::Pass => "pass".to_owned(),
            Choice::Move(zone) => format!("move to {zone}"),
            Choice::Cross(zone) => format!("cross to {zone}"),
            Choice::Attack { object, bar, target } => {
                format!("attack {}{}", name(*target), self.with_bar(*object, *bar))
            }
            Choice::AttackZone { object, bar, zone } => {
                format!("attack {zone}{}", self.with_bar(*object, *bar))
            }
            Choice::Guard => "guard".to_owned(),
            Choice::Finish => "finish".to_owned(),
            Choice::Counterstrike { object, bar } => {
                format!("counterstrike{}", self.with_bar(*object, *bar))
            }
            Choice::UpkeepSeat(seat) => format!("upkeep of {seat}"),
            Choice::Upkeep { object, kind } => {
                let kind = match kind {
                    UpkeepKind::Bleed => "bleed",
                    UpkeepKind::Burn => "burn",
                    UpkeepKind::Rot => "rot",
                    UpkeepKind::Regenerate => "regenerate",
                    UpkeepKind::Cost => "upkeep",
                    UpkeepKind::BondFromMage => "bond to",
                    UpkeepKind::BondToMage => "bond from",
                    UpkeepKind::Return => "return",
                    UpkeepKind::Orb => "power",
                    UpkeepKind::Ability(_) => "effect of",
                    UpkeepKind::Use(_) => "use",
                };
                format!("{kind} {}", name(*object))
            }
            Choice::PayUpkeep(true) => "pay".to_owned(),
            Choice::PayUpkeep(false) => "let go".to_owned(),
            Choice::Push(zone) => format!("push to {zone}"),
            Choice::Defend { source, .. } => format!("defend with {}", name(*source)),
            Choice::Reroll(RerollDice::Roll) => "roll again".to_owned(),
            Choice::Reroll(RerollDice::AllAttackDice) => "roll attack dice again".to_owned(),
            Choice::Reroll(RerollDice::EffectDie) => "roll effect die again".to_owned(),
            Choice::Sweep(target) => format!("sweep {}", name(*target)),
            Choice::Reveal { enchantment, pay: true } => format!("reveal {}", name(*enchantment)),
            Choice::Reveal { enchantment, pay: false } => {
                format!("reveal {} unpaid", name(*enchantment))
            }
            Choice::Prepare { card, caster } => {
                format!("prepare {}{}", slug(*card), self.for_caster(names, seat, *caster))
            }
            Choice::PutBack { card, caster } => {
                format!("put back {}{}", slug(*card), self.for_caster(names, seat, *caster))
            }
            Choice::Ready => "ready".to_owned(),
            Choice::Cast { caster, spell, on } => {
                let by = self.for_caster(names, seat, *caster).replace(" for ", " by ");
                format!("cast {}{}{by}", self.spell_phrase(names, *spell), self.aim(names, *on))
            }
            Choice::Withdraw => "withdraw".to_owned(),
            Choice::Location(location) => format!("wear as {location:?}").to_lowercase(),
            Choice::Extra(true) => "pay extra".to_owned(),
            Choice::Extra(false) => "pay no extra".to_owned(),
            Choice::Remove(Removal::Marker(marker)) => format!("remove {}", written(*marker)),
            Choice::Remove(Removal::Enchantment(id)) => format!("remove {}", name(*id)),
            Choice::Use { object, ability, on, number } => {
                let which = self.action_number(*object, *ability);
                let number = if *number > 0 { format!(" for {number}") } else { String::new() };
                format!("use {}{which}{}{number}", name(*object), self.aim(names, *on))
            }
            Choice::Border(border) => format!("extend to {border}"),
            Choice::Bind(card) => format!("bind {}", slug(*card)),
            Choice::Fetch(pile) => format!("fetch from {pile:?}").to_lowercase(),
            Choice::Teleport(zone) => format!("teleport to {zone}"),
            Choice::May(true) => "yes".to_owned(),
            Choice::May(false) => "no".to_owned(),
            Choice::Branch(branch) => format!("choose {}", branch + 1),
            Choice::Pick(id) => format!("pick {}", name(*id)),
            Choice::Zone(zone) => format!("pick {zone}"),
            Choice::Number(number) => format!("pick {number}"),
            Choice::Order { object, ability } => {
                format!("first {}{}", name(*object), self.ability_number(*object, *ability))
            }
        }
    }

    /// The name of an object in scripts: the one it was given, or its card, counted where several are there.
    pub(crate) fn script_name(&self, names: &Names, id: ObjectId) -> String {
        if let Some(name) = names.name(u32::from(id.0)) {
            return name.to_owned();
        }
        let Some(object) = self.find_or_departed(id) else { return format!("#{}", id.0) };
        let earlier = self.objects.iter().filter(|other| {
            other.card == object.card
                && other.id < id
                && names.name(u32::from(other.id.0)).is_none()
        });
        match earlier.count() {
            0 => slug(object.card),
            more => format!("{}-{}", slug(object.card), more + 1),
        }
    }

    /// The object a script means, in play.
    pub(crate) fn named(&self, names: &Names, name: &str) -> Option<ObjectId> {
        names.object(name).map(|id| ObjectId(id as u16)).or_else(|| {
            self.objects
                .iter()
                .map(|object| object.id)
                .find(|id| self.script_name(names, *id) == name)
        })
    }

    fn for_caster(&self, names: &Names, seat: Seat, caster: ObjectId) -> String {
        if self.mage(seat).is_some_and(|mage| mage.id == caster) {
            String::new()
        } else {
            format!(" for {}", self.script_name(names, caster))
        }
    }

    fn spell_phrase(&self, names: &Names, spell: Spell) -> String {
        match spell {
            Spell::Card(card) => slug(card),
            Spell::Bound(object) => {
                let bound = self.find(object).and_then(|object| object.bound);
                format!(
                    "{} bound to {}",
                    bound.map_or_else(String::new, slug),
                    self.script_name(names, object)
                )
            }
            Spell::Ability { object, at } => {
                let card = self.find(object).map(|object| self.card(object));
                match card.and_then(|card| card.ability_name(usize::from(at))) {
                    Some(heading) => format!("{heading}{}", self.ability_number(object, at)),
                    None => {
                        let name = self.script_name(names, object);
                        format!("ability of {name}{}", self.ability_number(object, at))
                    }
                }
            }
        }
    }

    fn aim(&self, names: &Names, on: Aim) -> String {
        let name = |id| self.script_name(names, id);
        match on {
            Aim::Nothing => String::new(),
            Aim::Zone(zone) => format!(" at {zone}"),
            Aim::Border(border) => format!(" between {border}"),
            Aim::Object(id) => format!(" on {}", name(id)),
            Aim::ObjectAndZone(id, zone) => format!(" on {} to {zone}", name(id)),
            Aim::Two(id, second) => format!(" on {} with {}", name(id), name(second)),
            Aim::Discarded(card) => format!(" on {}", slug(card)),
            Aim::DiscardedOf(seat, card) => format!(" on {} of {seat}", slug(card)),
        }
    }

    /// Which ability, where the object has several to use.
    fn ability_number(&self, object: ObjectId, at: u8) -> String {
        let abilities = self.find_or_departed(object).map(|it| &cards::card(it.card).abilities);
        let heads = self.find_or_departed(object).map(|it| cards::card(it.card));
        let same = |other: usize| {
            heads.is_some_and(|card| card.ability_name(other) == card.ability_name(usize::from(at)))
        };
        let usable = abilities.map_or(0, |abilities| {
            let used = abilities
                .iter()
                .enumerate()
                .filter(|(other, ability)| same(*other) && matches!(ability, Ability::Use { .. }));
            used.count()
        });
        if usable > 1 { format!(" {}", at + 1) } else { String::new() }
    }

    /// The same for what is used as an action: by its place alone, whatever stands over it.
    fn action_number(&self, object: ObjectId, at: u8) -> String {
        let card = self.find_or_departed(object).map(|it| cards::card(it.card));
        let is_action = |ability: &&Ability| match ability {
            Ability::Use { timing, .. } => !matches!(timing, Timing::Spell(_)),
            _ => false,
        };
        let actions = card.map_or(0, |card| card.abilities.iter().filter(is_action).count());
        if actions > 1 { format!(" {}", at + 1) } else { self.ability_number(object, at) }
    }

    /// Which attack bar, where it is not the first of the creature itself.
    pub(crate) fn with_bar(&self, object: ObjectId, bar: u8) -> String {
        let object = self.find(object);
        let name = object.and_then(|object| self.card(object).attacks.get(usize::from(bar)));
        match (object, bar, name) {
            (Some(object), 0, _) if self.is_creature(object) => String::new(),
            (_, _, Some(bar)) => format!(" with {}", bar.name),
            (_, _, None) => " with nothing".to_owned(),
        }
    }
}

fn slug(card: CardId) -> String {
    cards::card(card).id.clone()
}

/// A condition as scripts and boards write it.
fn written(marker: Marker) -> String {
    let value = serde_json::to_value(marker).ok();
    value.and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
}
