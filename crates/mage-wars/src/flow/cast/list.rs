//! The spells a caster can cast now, with everything they can be aimed at.

use kernel::Seat;

use super::{Aim, Cast, Lines, Manner, Spell, judge::lines_of};
use crate::{
    cards::{self, CardId},
    derive::{self, Flag},
    flow::Choice,
    state::{Border, MageWars, Object, ObjectId, Zone},
    vocabulary::{Ability, Amount, Filter, Range, Target, card::Cost, filter::ZoneFilter},
};

/// Who casts, and what is the same for all spells.
struct Caster<'a> {
    /// Who thinks of them, and who casts.
    seat: Seat,
    you: Seat,
    object: &'a Object,
    manner: Manner,
    helpless: bool,
    mana: u16,
    /// No spell costs less by more than this.
    most_reduced: u16,
}

impl MageWars {
    /// Every spell with every aim that [`MageWars::judge_cast`] allows, in the order `seat` thinks of them. What does not
    /// depend on the aim is judged once a spell; `you` is who casts.
    pub(crate) fn list_casts(
        &self,
        seat: Seat,
        you: Seat,
        caster: ObjectId,
        manner: Manner,
        out: &mut Vec<Choice>,
    ) {
        let Some(object) = self.find(caster).filter(|object| object.controller == you) else {
            return;
        };
        if self.judge_caster(object, manner).is_err() {
            return;
        }
        let caster = Caster {
            seat,
            you,
            object,
            manner,
            helpless: derive::traits(self, object).has(Flag::Incapacitated),
            mana: self.mana_for(object),
            most_reduced: self.most_discounts(object.id),
        };
        self.each_spell(seat, object, |spell| self.list_aims(&caster, spell, out));
    }

    /// One spell with all it can be aimed at.
    fn list_aims(&self, caster: &Caster<'_>, spell: Spell, out: &mut Vec<Choice>) {
        let Caster { seat, you, object, manner, helpless, mana, most_reduced } = *caster;
        let lines = match spell {
            // Thought of because it is prepared.
            Spell::Card(card) if seat == you => Ok(lines_of(card)),
            Spell::Card(_) | Spell::Bound(_) | Spell::Ability { .. } => {
                self.judge_source(you, object, spell, manner)
            }
        };
        let Ok(lines) = lines else { return };
        let price = price(spell, lines.card, most_reduced);
        if price.least > mana {
            return;
        }
        let Ok(quick) = self.judge_action_type(object, helpless, spell, lines, manner) else {
            return;
        };
        if self.judge_right(you, object, cards::card(lines.card), spell).is_err() {
            return;
        }
        // What costs the same whatever it is aimed at is paid for already.
        let mut priced =
            (!price.fixed).then(|| Cast::draft(you, object.id, spell, lines.card, manner, quick));
        let list = |on: Aim| {
            let allowed = self.judge_fit(you, spell, lines.card, on).is_ok()
                && priced.as_mut().is_none_or(|cast| {
                    cast.on = on;
                    self.is_paid_with(cast, mana)
                });
            if allowed {
                out.push(Choice::Cast { caster: object.id, spell, on });
            }
        };
        self.each_aim(seat, you, object, spell, &lines, list);
    }

    /// All that [`MageWars::judge_aim`] lets a spell or ability of `you` be aimed at from an object, in the order `seat`
    /// thinks of it.
    pub(in crate::flow) fn each_aim(
        &self,
        seat: Seat,
        you: Seat,
        object: &Object,
        spell: Spell,
        lines: &Lines,
        mut list: impl FnMut(Aim),
    ) {
        let zones = |filter: ZoneFilter| {
            // What can appear elsewhere is judged in full.
            let anywhere = derive::bearings(self).summons || lines.range.is_none();
            let from = self.zone_of(object);
            let near = move |zone: &Zone| {
                let distance = from.map(|from| from.distance(*zone));
                anywhere || is_within(lines.range, distance)
            };
            let judged =
                move |zone: &Zone| self.judge_zone(you, object, lines, filter, *zone).is_ok();
            self.arena.zones().filter(near).filter(judged).map(Aim::Zone)
        };
        match lines.target {
            Target::None | Target::Arena => list(Aim::Nothing),
            Target::Object(filter) => self.list_targets(you, object, spell, lines, filter, list),
            Target::ZoneOrObject(filter) => {
                zones(ZoneFilter::Any).for_each(&mut list);
                self.list_targets(you, object, spell, lines, filter, list);
            }
            Target::Zone(filter) => zones(*filter).for_each(list),
            Target::Border => {
                let reached =
                    |border: &Border| self.judge_border_reach(object, lines.range, *border).is_ok();
                self.borders().filter(reached).map(Aim::Border).for_each(list);
            }
            Target::ObjectAndZone(_)
            | Target::EnchantmentAndHost(_)
            | Target::ObjectAndAttached(..)
            | Target::Discarded(_) => {
                let mut aims = Vec::new();
                self.aims(seat, lines.target, &mut aims);
                let near = |on: &Aim| self.is_near(object, lines, *on);
                let judged = |on: &Aim| self.judge_aim(you, object, spell, lines, *on).is_ok();
                aims.into_iter().filter(|on| near(on) && judged(on)).for_each(list);
            }
        }
    }

    /// The objects a spell can be aimed at. Most are of another kind or out of reach.
    fn list_targets(
        &self,
        you: Seat,
        caster: &Object,
        spell: Spell,
        lines: &Lines,
        filter: &Filter,
        mut list: impl FnMut(Aim),
    ) {
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
        let places = derive::bearings(self).of_kinds(kinds).among(self.objects.len());
        for object in places.filter_map(|at| self.objects.get(at)) {
            let allowed = kinds.has(self.card(object).kind)
                && in_reach(object)
                && derive::matches_from(self, &aiming.view, filter, object)
                && self.judge_proof(&aiming, object).is_ok();
            if allowed {
                list(Aim::Object(object.id));
            }
        }
    }

    /// Whether the target of an aim is in range, where the aim has one.
    fn is_near(&self, caster: &Object, lines: &Lines, on: Aim) -> bool {
        let target = on.object().and_then(|id| self.find(id));
        let (Some(range), Some(target)) = (lines.range, target) else { return true };
        is_within(Some(range), self.zone_of(caster).and_then(|from| self.distance(from, target)))
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
