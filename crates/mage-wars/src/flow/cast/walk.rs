//! The spells a caster might cast, with everything they might be aimed at.
//!
//! One walk lists both *candidates*, what one might think of, and *options*, what of it [`MageWars::judge_cast`] allows.
//! On the way to options what does not depend on the aim is judged once a spell.

use kernel::Seat;

use super::{Aim, Cast, CastTiming, Lines, Spell, judge::lines_of};
use crate::{
    cards::{self, CardId},
    derive::{self, Flag, Viewpoint},
    flow::Choice,
    state::{Border, MageWars, Object, ObjectId, Place, Zone},
    vocabulary::{
        Ability, Amount, Filter, Kind, Range, Target, Timing, card::Cost, filter::ZoneFilter,
    },
};

/// Who casts, and what is the same for all spells.
struct Caster<'a> {
    seat: Seat,
    object: &'a Object,
    timing: CastTiming,
    helpless: bool,
    mana: u16,
    /// No spell costs less by more than this.
    most_reduced: u16,
}

impl MageWars {
    /// Every spell with every aim this caster might cast; with `LEGAL` those it may.
    pub(in crate::flow) fn walk_casts<const LEGAL: bool>(
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
                self.each_aim::<false>(seat, object, spell, &lines, |on| {
                    out.push(Choice::Cast { caster, spell, on });
                });
            });
        }
        if object.controller != seat || self.judge_caster(object, timing).is_err() {
            return;
        }
        let caster = Caster {
            seat,
            object,
            timing,
            helpless: derive::traits(self, object).has(Flag::Incapacitated),
            mana: self.mana_for(object),
            most_reduced: self.most_discounts(object.id),
        };
        self.each_spell(seat, object, |spell| self.list_aims(&caster, spell, out));
    }

    /// One spell with all it can be aimed at.
    fn list_aims(&self, caster: &Caster<'_>, spell: Spell, out: &mut Vec<Choice>) {
        let Caster { seat, object, timing, helpless, mana, most_reduced } = *caster;
        let lines = match spell {
            // Thought of because it is prepared.
            Spell::Card(card) => Ok(lines_of(card)),
            Spell::Bound(_) | Spell::Ability { .. } => {
                self.judge_source(seat, object, spell, timing)
            }
        };
        let Ok(lines) = lines else { return };
        let price = price(spell, lines.card, most_reduced);
        if price.least > mana {
            return;
        }
        let Ok(quick) = self.judge_action_type(object, helpless, spell, lines, timing) else {
            return;
        };
        if self.judge_right(seat, object, cards::card(lines.card), spell).is_err() {
            return;
        }
        // What costs the same whatever it is aimed at is paid for already.
        let mut priced =
            (!price.fixed).then(|| Cast::draft(seat, object.id, spell, lines.card, timing, quick));
        self.each_aim::<true>(seat, object, spell, &lines, |on| {
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

    /// All that a spell or ability might be aimed at from an object; with `LEGAL` what [`MageWars::judge_aim`] allows.
    pub(in crate::flow) fn each_aim<const LEGAL: bool>(
        &self,
        you: Seat,
        object: &Object,
        spell: Spell,
        lines: &Lines,
        mut visit: impl FnMut(Aim),
    ) {
        match lines.target {
            Target::None | Target::Arena => visit(Aim::Nothing),
            Target::Zone(filter) => {
                self.each_zone::<LEGAL>(you, object, lines, *filter, visit);
            }
            Target::Object(filter) => {
                self.each_target::<LEGAL>(you, object, spell, lines, filter, visit);
            }
            Target::ZoneOrObject(filter) => {
                self.each_zone::<LEGAL>(you, object, lines, ZoneFilter::Any, &mut visit);
                self.each_target::<LEGAL>(you, object, spell, lines, filter, visit);
            }
            Target::Border => {
                let reached = |border: &Border| {
                    !LEGAL || self.judge_border_reach(object, lines.range, *border).is_ok()
                };
                self.borders().filter(reached).map(Aim::Border).for_each(visit);
            }
            Target::ObjectAndZone(_)
            | Target::EnchantmentAndHost(_)
            | Target::ObjectAndAttached(..)
            | Target::Discarded(_) => self.each_pair(you, lines.target, |on| {
                let allowed = || {
                    self.is_near(object, lines, on)
                        && self.judge_aim(you, object, spell, lines, on).is_ok()
                };
                if !LEGAL || allowed() {
                    visit(on);
                }
            }),
        }
    }

    fn each_zone<const LEGAL: bool>(
        &self,
        you: Seat,
        object: &Object,
        lines: &Lines,
        filter: ZoneFilter,
        visit: impl FnMut(Aim),
    ) {
        // What can appear elsewhere is judged in full.
        let anywhere = !LEGAL || derive::board_index(self).summons || lines.range.is_none();
        let from = self.zone_of(object);
        let near =
            |zone: &Zone| anywhere || is_within(lines.range, from.map(|from| from.distance(*zone)));
        let judged =
            |zone: &Zone| !LEGAL || self.judge_zone(you, object, lines, filter, *zone).is_ok();
        self.arena.zones().filter(near).filter(judged).map(Aim::Zone).for_each(visit);
    }

    /// The objects a spell might be aimed at. Most are of another kind or out of reach.
    fn each_target<const LEGAL: bool>(
        &self,
        you: Seat,
        caster: &Object,
        spell: Spell,
        lines: &Lines,
        filter: &Filter,
        mut visit: impl FnMut(Aim),
    ) {
        if !LEGAL {
            return self.objects.iter().for_each(|object| visit(Aim::Object(object.id)));
        }
        let from = self.zone_of(caster);
        let sight = derive::Sight::of(self, caster);
        let in_reach = |object: &Object| match (lines.range, from) {
            (None, _) => true,
            (Some(_), Some(from)) => {
                is_within(lines.range, self.distance(from, object)) && sight.sees(object)
            }
            (Some(_), None) => false,
        };
        let kinds = lines.kinds;
        let aiming = self.aiming(you, caster, spell, lines, None);
        let places = derive::board_index(self).of_kinds(kinds).among(self.objects.len());
        for object in places.filter_map(|at| self.objects.get(at)) {
            let allowed = kinds.has(self.card(object).kind)
                && in_reach(object)
                && derive::matches_from(self, &aiming.view, filter, object)
                && self.judge_proof(&aiming, object).is_ok();
            if allowed {
                visit(Aim::Object(object.id));
            }
        }
    }

    /// What target lines let one think of that name two things, or cards.
    fn each_pair(&self, you: Seat, target: &'static Target, mut visit: impl FnMut(Aim)) {
        let view = Viewpoint { you, this: None, here: None, spell: None };
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
            Target::None
            | Target::Arena
            | Target::Zone(_)
            | Target::Border
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
        }
    }

    /// Whether the target of an aim is in range, where the aim has one.
    fn is_near(&self, caster: &Object, lines: &Lines, on: Aim) -> bool {
        let target = on.object().and_then(|id| self.find(id));
        let (Some(range), Some(target)) = (lines.range, target) else { return true };
        is_within(Some(range), self.zone_of(caster).and_then(|from| self.distance(from, target)))
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

/// What a spell costs at least, whatever it is aimed at, if its caster pays so much less at most.
fn price(spell: Spell, card: CardId, most_reduced: u16) -> Price {
    let card = cards::card(card);
    let printed = match (spell, &card.cost) {
        (Spell::Card(_) | Spell::Bound(_), Cost::Mana(mana)) => Some(*mana),
        (Spell::Card(_) | Spell::Bound(_), Cost::X(_)) => None,
        (Spell::Ability { at, .. }, _) => match card.abilities.get(usize::from(at)) {
            Some(Ability::Use { cost: Amount::Number(mana), .. }) => Some(*mana),
            _ => None,
        },
    };
    match printed {
        Some(mana) => {
            Price { least: u16::from(mana).saturating_sub(most_reduced), fixed: most_reduced == 0 }
        }
        None => Price { least: 0, fixed: false },
    }
}

#[derive(Clone, Copy)]
struct Price {
    least: u16,
    /// It costs exactly this.
    fixed: bool,
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
