//! Spells and targets somebody might think of, legal or not.

use kernel::Seat;

use super::{Aim, Spell};
use crate::{
    cards,
    derive::{self, Viewpoint},
    state::{Border, MageWars, Object, ObjectId, Place},
    vocabulary::{Ability, Kind, Target, Timing},
};

impl MageWars {
    /// Everything somebody might cast with this caster now, on whatever they might aim at.
    pub(super) fn each_spell(&self, seat: Seat, caster: &Object, mut visit: impl FnMut(Spell)) {
        let prepared = self.player(seat).map_or(&[][..], |player| &player.prepared);
        for (at, it) in prepared.iter().enumerate() {
            // Each card once.
            if it.caster == caster.id && !prepared[..at].contains(it) {
                visit(Spell::Card(it.card));
            }
        }
        if self.card(caster).kind == Kind::Mage {
            each_offered(caster, &mut visit);
            self.attached_to(caster.id).for_each(|worn| each_offered(worn, &mut visit));
        }
    }

    /// What a target line lets one think of.
    pub(crate) fn aims(&self, seat: Seat, target: &Target, out: &mut Vec<Aim>) {
        let zones = || self.arena.zones();
        match target {
            Target::None | Target::Arena => out.push(Aim::Nothing),
            Target::Zone(_) => out.extend(zones().map(Aim::Zone)),
            Target::Border => out.extend(self.borders().map(Aim::Border)),
            Target::Object(_) => out.extend(self.objects.iter().map(|it| Aim::Object(it.id))),
            Target::ZoneOrObject(_) => {
                out.extend(zones().map(Aim::Zone));
                out.extend(self.objects.iter().map(|it| Aim::Object(it.id)));
            }
            Target::ObjectAndZone(filter) => {
                let view = Viewpoint { you: seat, this: None, here: None, spell: None };
                for object in
                    self.objects.iter().filter(|it| derive::matches_from(self, &view, filter, it))
                {
                    out.extend(zones().map(|zone| Aim::ObjectAndZone(object.id, zone)));
                }
            }
            Target::EnchantmentAndHost(filter) => {
                let view = Viewpoint { you: seat, this: None, here: None, spell: None };
                for object in
                    self.objects.iter().filter(|it| derive::matches_from(self, &view, filter, it))
                {
                    match &self.card(object).target {
                        Target::Zone(_) => {
                            out.extend(zones().map(|zone| Aim::ObjectAndZone(object.id, zone)));
                        }
                        Target::ZoneOrObject(_) => {
                            out.extend(zones().map(|zone| Aim::ObjectAndZone(object.id, zone)));
                            out.extend(self.hosts_for(object.id));
                        }
                        _ => out.extend(self.hosts_for(object.id)),
                    }
                }
            }
            Target::ObjectAndAttached(..) => {
                out.extend(self.objects.iter().filter_map(|part| match part.place {
                    Place::On(host) => Some(Aim::Two(host, part.id)),
                    _ => None,
                }));
            }
            Target::Discarded(_) => {
                let mut seen = Vec::new();
                for card in self.player(seat).map_or(&[][..], |player| &player.discard) {
                    if !seen.contains(card) {
                        seen.push(*card);
                        out.push(Aim::Discarded(*card));
                    }
                }
            }
        }
    }

    fn hosts_for(&self, enchantment: ObjectId) -> impl Iterator<Item = Aim> {
        self.objects
            .iter()
            .filter(move |host| host.id != enchantment && self.card(host).life.is_some())
            .map(move |host| Aim::Two(enchantment, host.id))
    }

    /// Every spell this caster might be thought to cast, with what it might be aimed at.
    pub(crate) fn think_of_casts(
        &self,
        seat: Seat,
        caster: ObjectId,
        mut visit: impl FnMut(Spell, Aim),
    ) {
        let Some(caster) = self.find(caster) else { return };
        let mut aims = Vec::new();
        self.each_spell(seat, caster, |spell| {
            let Some(lines) = self.lines(spell) else { return };
            aims.clear();
            self.aims(seat, lines.target, &mut aims);
            aims.iter().for_each(|aim| visit(spell, *aim));
        });
    }

    /// Whether a seat has anything it might cast with this caster, by public facts alone.
    pub(crate) fn might_cast(&self, seat: Seat, caster: ObjectId) -> bool {
        let Some(object) = self.find(caster) else { return false };
        let prepared = self.player(seat).is_some_and(|player| player.prepared_for(caster) > 0);
        let is_mage = self.card(object).kind == Kind::Mage;
        let offers =
            |source: &Object| source.bound.is_some() || cards::compiled(source.card).offers_spells;
        prepared || is_mage && (offers(object) || self.attached_to(caster).any(offers))
    }

    /// Every border inside the arena.
    pub(crate) fn borders(&self) -> impl Iterator<Item = Border> {
        let arena = self.arena;
        arena.zones().flat_map(move |zone| {
            let right = crate::state::Zone::new(zone.column + 1, zone.row);
            let below = crate::state::Zone::new(zone.column, zone.row + 1);
            [right, below]
                .into_iter()
                .filter(move |other| arena.contains(*other))
                .filter_map(move |other| Border::between(zone, other))
        })
    }
}

/// The spell bound to an object and those its abilities are.
fn each_offered(source: &Object, visit: &mut impl FnMut(Spell)) {
    let (object, compiled) = (source.id, cards::compiled(source.card));
    if source.bound.is_some() {
        visit(Spell::Bound(object));
    }
    if !compiled.offers_spells {
        return;
    }
    for (at, ability) in (0..).zip(&compiled.card.abilities) {
        if let Ability::Use { timing: Timing::Spell(_), .. } = ability {
            visit(Spell::Ability { object, at });
        }
    }
}
