//! The spells a caster can cast now, with everything they can be aimed at.

use kernel::Seat;

use super::{Aim, Cast, Fate, Lines, Manner, Spell};
use crate::{
    cards::{self, CardId},
    derive,
    flow::Choice,
    state::{MageWars, Object, ObjectId, Zone},
    vocabulary::{Ability, Amount, Filter, Range, Target, card::Cost},
};

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
        let mana = self.mana_for(object);
        let most_reduced = self.most_discounts(caster);
        let mut aims = Vec::new();
        for spell in self.spells_of(seat, object) {
            let Ok(lines) = self.judge_source(you, object, spell, manner) else { continue };
            let price = price(spell, lines.card, most_reduced);
            if price.least > mana {
                continue;
            }
            let Ok(quick) = self.judge_action_type(object, spell, lines, manner) else { continue };
            if self.judge_right(you, object, cards::card(lines.card), spell).is_err() {
                continue;
            }
            let mut cast = Cast {
                caster,
                spell,
                card: lines.card,
                you,
                turned_by: None,
                owner: you,
                manner,
                quick,
                on: Aim::Nothing,
                number: 0,
                location: None,
                extra: None,
                removals: Vec::new(),
                stamps: [0; 3],
                paid_by_caster: 0,
                paid_by_mage: 0,
                fate: Fate::Open,
            };
            let mut list = |on: Aim| {
                cast.on = on;
                let allowed = self.judge_fit(&cast).is_ok()
                    && (price.fixed || self.is_paid_with(&cast, mana));
                if allowed {
                    out.push(Choice::Cast { caster, spell, on });
                }
            };
            let judged = |on: &Aim| self.judge_aim(you, object, spell, &lines, *on).is_ok();
            match lines.target {
                Target::Object(filter) => {
                    self.list_targets(you, object, spell, &lines, filter, list);
                }
                Target::ZoneOrObject(filter) => {
                    self.arena.zones().map(Aim::Zone).filter(judged).for_each(&mut list);
                    self.list_targets(you, object, spell, &lines, filter, list);
                }
                Target::Zone(_) => {
                    let in_range = |zone: &Zone| self.is_in_range(object, &lines, *zone);
                    let zones = self.arena.zones().filter(in_range);
                    zones.map(Aim::Zone).filter(judged).for_each(list);
                }
                Target::None
                | Target::Arena
                | Target::Border
                | Target::ObjectAndZone(_)
                | Target::EnchantmentAndHost(_)
                | Target::ObjectAndAttached(..)
                | Target::Discarded(_) => {
                    aims.clear();
                    self.aims(seat, lines.target, &mut aims);
                    let near = |on: &Aim| self.is_near(object, &lines, *on);
                    aims.iter().copied().filter(|on| near(on) && judged(on)).for_each(list);
                }
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
        let in_reach = |object: &Object| match (lines.range, from) {
            (None, _) => true,
            (Some(range), Some(from)) => {
                self.distance(from, object)
                    .is_some_and(|distance| (range.min..=range.max).contains(&distance))
                    && derive::sees(self, caster, object)
            }
            (Some(_), None) => false,
        };
        let kinds = derive::kinds_of(filter);
        let aiming = self.aiming(you, caster, spell, lines, None);
        for object in &self.objects {
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
        let distance = self.zone_of(caster).and_then(|from| self.distance(from, target));
        distance.is_some_and(|distance| (range.min..=range.max).contains(&distance))
    }

    /// Whether a zone is near enough; what can appear elsewhere is judged in full.
    fn is_in_range(&self, caster: &Object, lines: &Lines, zone: Zone) -> bool {
        let near = |range: Range| {
            let distance = self.zone_of(caster).map(|from| from.distance(zone));
            distance.is_some_and(|distance| (range.min..=range.max).contains(&distance))
        };
        derive::bearings(self).summons || lines.range.is_none_or(near)
    }
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
