//! The spells a caster might cast, with everything they might be aimed at.
//!
//! One walk lists both *candidates*, what one might think of, and *options*, what of it [`MageWars::judge_cast`] allows.
//! On the way to options what does not depend on the aim is judged once a spell.

use kernel::Seat;

use super::{
    Aim, Cast, CastTiming, Caster, Spell,
    judge::lines_by,
    pay,
    target::{Aiming, Beyond},
};
use crate::{
    cards::{self, CardId},
    derive::{self, Viewpoint},
    flow::Choice,
    state::{Border, MageWars, Object, ObjectId, Place, Zone},
    vocabulary::{Ability, Filter, Kind, Range, Target, Timing, filter::ZoneFilter},
};

impl MageWars {
    /// Every spell with every aim this caster might cast; with `legal` those it may.
    pub(crate) fn walk_casts<const LEGAL: bool>(
        &self,
        seat: Seat,
        caster: ObjectId,
        timing: CastTiming,
        out: &mut Vec<Choice>,
    ) {
        let Some(object) = self.find(caster) else { return }; // a caster that left play casts nothing
        if !LEGAL {
            return self.each_spell(seat, object, |spell| {
                let Some(lines) = self.lines(spell) else { return }; // nothing is bound any more
                self.each_aim::<false>(&self.aiming(seat, object, spell, lines), |on| {
                    out.push(Choice::Cast { caster, spell, on });
                });
            });
        }
        let caster = Caster::new(self, seat, object, timing);
        if object.controller != seat || self.judge_caster(&caster).is_err() {
            return;
        }
        let (mana, most_reduced) = (self.mana_for(object), self.most_discounts(object.id));
        self.each_spell(seat, object, |spell| {
            self.list_aims(&caster, spell, mana, most_reduced, out);
        });
    }

    /// One spell with all it can be aimed at, for this mana; no spell costs less by more than that.
    fn list_aims(
        &self,
        caster: &Caster<'_>,
        spell: Spell,
        mana: u16,
        most_reduced: u16,
        out: &mut Vec<Choice>,
    ) {
        let Caster { seat, object, .. } = *caster;
        let lines = match spell {
            // Thought of because it is prepared.
            Spell::Card(card) => Ok(lines_by(object, card)),
            Spell::Bound(_) | Spell::Ability { .. } => self.judge_source(caster, spell),
        };
        let Ok(lines) = lines else { return };
        let printed = pay::printed_cost(cards::card(lines.card), spell).ok().map(u16::from);
        if printed.is_some_and(|printed| printed.saturating_sub(most_reduced) > mana) {
            return;
        }
        let Ok(quick) = self.judge_action_type(caster, spell, lines) else { return };
        if self.judge_right(caster, cards::card(lines.card), spell).is_err() {
            return;
        }
        // What costs the same whatever it is aimed at is paid for already.
        let dearer = derive::board_index(self).surcharges;
        let fixed = printed.is_some() && most_reduced == 0 && !dearer;
        let mut priced = (!fixed).then(|| Cast::draft(caster, spell, lines.card, quick));
        self.each_aim::<true>(&self.aiming(seat, object, spell, lines), |on| {
            let allowed = self.judge_fit(seat, spell, lines.card, on).is_ok()
                && priced.as_mut().is_none_or(|cast| {
                    cast.on = on;
                    self.is_paid_with(cast, mana)
                });
            if allowed {
                out.push(Choice::Cast { caster: object.id, spell, on });
            }
        });
    }

    /// What a card could be cast on from where a caster stands, whatever it costs and whether it is prepared or not.
    pub(crate) fn each_fit(
        &self,
        seat: Seat,
        caster: &Object,
        card: CardId,
        mut visit: impl FnMut(Aim),
    ) {
        let (spell, lines) = (Spell::Card(card), lines_by(caster, card));
        self.each_aim::<true>(&self.aiming(seat, caster, spell, lines), |on| {
            if self.judge_fit(seat, spell, card, on).is_ok() {
                visit(on);
            }
        });
    }

    /// All that a spell or ability might be aimed at from an object; with `legal` what [`MageWars::judge_aim`] allows.
    pub(crate) fn each_aim<const LEGAL: bool>(
        &self,
        aiming: &Aiming<'_>,
        mut visit: impl FnMut(Aim),
    ) {
        let lines = aiming.lines;
        match lines.target {
            Target::None | Target::Arena => visit(Aim::Nothing),
            Target::Zone(filter) => self.each_zone::<LEGAL>(aiming, *filter, visit),
            Target::Object(filter) => self.each_target::<LEGAL>(aiming, filter, visit),
            Target::ZoneOrObject(filter) => {
                self.each_zone::<LEGAL>(aiming, ZoneFilter::Any, &mut visit);
                self.each_target::<LEGAL>(aiming, filter, visit);
            }
            Target::ZoneOrPair => {
                self.each_zone::<LEGAL>(aiming, ZoneFilter::Any, &mut visit);
                let pairs = self.borders().map(Aim::Border);
                pairs.filter(|on| !LEGAL || self.judge_aim(aiming, *on).is_ok()).for_each(visit);
            }
            Target::Border => {
                let reached =
                    |border: &Border| !LEGAL || self.judge_border_aim(aiming, *border).is_ok();
                self.borders().filter(reached).map(Aim::Border).for_each(visit);
            }
            Target::ZoneNear(_) => {
                let fits = |on: &Aim| !LEGAL || self.judge_aim(aiming, *on).is_ok();
                self.arena.zones().map(Aim::Zone).filter(fits).for_each(visit);
            }
            Target::ObjectAndZone(_)
            | Target::ObjectAndNeighbor(..)
            | Target::EnchantmentAndHost(_)
            | Target::ObjectAndAttached(..)
            | Target::Discarded(_)
            | Target::AnyDiscarded(_)
            | Target::DestroyedHere(_) => self.each_pair(aiming.view.you, lines.target, |on| {
                let allowed = || self.is_near(aiming, on) && self.judge_aim(aiming, on).is_ok();
                if !LEGAL || allowed() {
                    visit(on);
                }
            }),
        }
    }

    fn each_zone<const LEGAL: bool>(
        &self,
        aiming: &Aiming<'_>,
        filter: ZoneFilter,
        visit: impl FnMut(Aim),
    ) {
        let range = aiming.lines.range;
        // What can appear elsewhere is judged in full.
        let anywhere = !LEGAL
            || derive::board_index(self).summons
            || aiming.beyond != Beyond::Nothing
            || range.is_none();
        let from = self.zone_of(aiming.caster);
        let near = |zone: &Zone| anywhere || is_within(range, from.map(|it| it.distance(*zone)));
        let judged = |zone: &Zone| !LEGAL || self.judge_zone(aiming, filter, *zone).is_ok();
        self.arena.zones().filter(near).filter(judged).map(Aim::Zone).for_each(visit);
    }

    /// The objects a spell might be aimed at. Most are of another kind or out of reach.
    fn each_target<const LEGAL: bool>(
        &self,
        aiming: &Aiming<'_>,
        filter: &Filter,
        mut visit: impl FnMut(Aim),
    ) {
        if !LEGAL {
            return self.objects.iter().for_each(|object| visit(Aim::Object(object.id)));
        }
        let (range, kinds) = (aiming.lines.range, aiming.lines.kinds);
        let from = self.zone_of(aiming.caster);
        let sight = derive::Sight::of(self, aiming.caster);
        let is_near = |object| is_within(range, from.and_then(|from| self.distance(from, object)));
        for object in self.objects.among(derive::board_index(self).of_kinds(kinds)) {
            let allowed = kinds.has(self.card(object).kind)
                && match range {
                    None => !self.is_away(object), // MW-RULING-98
                    Some(_) if aiming.beyond == Beyond::Nothing => {
                        is_near(object) && sight.sees(object)
                    }
                    Some(_) => self.judge_reach(aiming, object).is_ok(),
                }
                && from.is_none_or(|from| self.judge_dark(from, object).is_ok())
                && derive::matches_from(self, &aiming.view, filter, object)
                && self.judge_proof(aiming, object).is_ok();
            if allowed {
                visit(Aim::Object(object.id));
            }
        }
    }

    /// What target lines let one think of that name two things, or cards.
    fn each_pair(&self, you: Seat, target: &'static Target, mut visit: impl FnMut(Aim)) {
        let view = Viewpoint { you, this: None, here: None, beside: None, spell: None };
        let like = |filter: &'static Filter| {
            let objects = self.objects.iter();
            objects.filter(move |it| derive::matches_from(self, &view, filter, it))
        };
        let each_zone_for = |id: ObjectId, visit: &mut dyn FnMut(Aim)| {
            self.arena.zones().for_each(|zone| visit(Aim::ObjectAndZone(id, zone)));
        };
        let each_host_for = |id: ObjectId, visit: &mut dyn FnMut(Aim)| {
            let hosts = self.objects.iter().filter(|it| it.id != id && self.has_life(it));
            hosts.for_each(|host| visit(Aim::Two(id, host.id)));
        };
        match target {
            Target::ObjectAndZone(filter) => {
                like(filter).for_each(|object| each_zone_for(object.id, &mut visit));
            }
            Target::EnchantmentAndHost(filter) => {
                for object in like(filter) {
                    let own = &self.card(object).target;
                    if matches!(own, Target::Zone(_) | Target::ZoneOrObject(_)) {
                        each_zone_for(object.id, &mut visit);
                    }
                    if !matches!(own, Target::Zone(_)) {
                        each_host_for(object.id, &mut visit);
                    }
                }
            }
            Target::ObjectAndAttached(..) => {
                for part in &self.objects {
                    if let Place::On(host) = part.place {
                        visit(Aim::Two(host, part.id));
                    }
                }
            }
            Target::Discarded(_) => {
                let discard = self.player(you).map_or(&[][..], |player| &player.discard);
                for (at, card) in discard.iter().enumerate() {
                    // Each card once.
                    if !discard[..at].contains(card) {
                        visit(Aim::Discarded(*card));
                    }
                }
            }
            Target::ObjectAndNeighbor(filter, _) => {
                for first in like(filter) {
                    let zone = self.zone_of(first);
                    let beside = self.objects.iter().filter(|it| self.zone_of(it) == zone);
                    beside.for_each(|second| visit(Aim::Two(first.id, second.id)));
                }
            }
            Target::AnyDiscarded(_) | Target::DestroyedHere(_) => {
                for seat in Seat::all(self.seats) {
                    let discard = self.player(seat).map_or(&[][..], |player| &player.discard);
                    for (at, card) in discard.iter().enumerate() {
                        if !discard[..at].contains(card) {
                            visit(Aim::DiscardedOf(seat, *card));
                        }
                    }
                }
            }
            Target::None
            | Target::Arena
            | Target::Zone(_)
            | Target::ZoneNear(_)
            | Target::Border
            | Target::ZoneOrPair
            | Target::Object(_)
            | Target::ZoneOrObject(_) => (),
        }
    }

    /// Everything somebody might cast with this caster now, on whatever they might aim at.
    fn each_spell(&self, seat: Seat, caster: &Object, mut visit: impl FnMut(Spell)) {
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
        } else if caster.bound.is_some() {
            visit(Spell::Bound(caster.id)); // MW-FAMILIAR-12
        }
    }

    /// Whether the target of an aim is in range, where the aim has one.
    fn is_near(&self, aiming: &Aiming<'_>, on: Aim) -> bool {
        let target = on.object().and_then(|id| self.find(id));
        let (Some(range), Some(target)) = (aiming.lines.range, target) else { return true };
        if aiming.beyond != Beyond::Nothing {
            return true;
        }
        let from = self.zone_of(aiming.caster);
        is_within(Some(range), from.and_then(|from| self.distance(from, target)))
    }

    /// Whether a seat has anything it might cast with this caster, by public facts alone.
    pub(crate) fn might_cast(&self, seat: Seat, caster: ObjectId) -> bool {
        let Some(object) = self.find(caster) else { return false };
        let prepared = self.player(seat).is_some_and(|player| player.prepared_for(caster) > 0);
        let is_mage = self.card(object).kind == Kind::Mage;
        let offers =
            |source: &Object| source.bound.is_some() || cards::compiled(source.card).offers_spells;
        prepared
            || object.bound.is_some()
            || is_mage && (offers(object) || self.attached_to(caster).any(offers))
    }

    /// Every border inside the arena.
    pub(crate) fn borders(&self) -> impl Iterator<Item = Border> {
        let arena = self.arena;
        arena.zones().flat_map(move |zone| {
            let right = Zone::new(zone.column + 1, zone.row);
            let below = Zone::new(zone.column, zone.row + 1);
            [right, below]
                .into_iter()
                .filter(move |other| arena.contains(*other))
                .filter_map(move |other| Border::between(zone, other))
        })
    }
}

/// Whether something so far away is in range.
fn is_within(range: Option<Range>, distance: Option<u8>) -> bool {
    range.zip(distance).is_some_and(|(range, distance)| (range.min..=range.max).contains(&distance))
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
