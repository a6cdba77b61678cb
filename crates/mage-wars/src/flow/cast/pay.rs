//! What a spell costs, and who pays it.

use super::{Aim, Cast, CastTiming, Spell};
use crate::{
    cards,
    derive::{self, Viewpoint},
    flow::effect::Context,
    state::{Face, MageWars, Object, ObjectId, Zone},
    vocabulary::{Ability, Amount, Card, Filter, Kind, ability::Payers, card::Cost},
};

impl MageWars {
    /// What the spell costs as it was declared, with what its caster pays less.
    pub(crate) fn cost_of(&self, cast: &Cast) -> u16 {
        let reduced: u16 = self.discounts(cast).map(|(_, _, amount)| amount).sum();
        self.full_cost(cast).saturating_sub(reduced)
    }

    /// MW-GEN-19: whether so much mana suffices; where the full cost does, discounts need not be looked for.
    pub(super) fn is_paid_with(&self, cast: &Cast, mana: u16) -> bool {
        self.full_cost(cast) <= mana || self.cost_of(cast) <= mana
    }

    fn full_cost(&self, cast: &Cast) -> u16 {
        let context = cast.context();
        let card = cards::card(cast.card);
        let extra = match cast.extra {
            Some(true) => self.extra_cost(card, &context),
            Some(false) | None => 0,
        };
        extra
            + self.surcharge(cast)
            + match printed_cost(card, cast.spell) {
                Ok(mana) => u16::from(mana),
                Err(amount) => amount.map_or(0, |amount| self.evaluate(&context, amount)),
            }
    }

    /// MW-CAST-34: what cards of opponents make it cost more.
    fn surcharge(&self, cast: &Cast) -> u16 {
        if !derive::board_index(self).surcharges || matches!(cast.spell, Spell::Ability { .. }) {
            return 0;
        }
        let card = cards::card(cast.card);
        let targets = [cast.on.object(), cast.on.second()].map(|id| self.find(id?));
        let mut more = 0;
        for source in self.objects.iter().filter(|source| source.face == Face::Up) {
            if !cards::compiled(source.card).surcharges
                || self.same_team(source.controller, cast.you)
            {
                continue;
            }
            let view = Viewpoint::of(source);
            for ability in &self.card(source).abilities {
                if let Ability::Surcharge { amount, spells, target } = ability
                    && derive::card_matches(spells, card)
                    && targets
                        .iter()
                        .flatten()
                        .any(|it| derive::matches_from(self, &view, target, it))
                {
                    more += u16::from(*amount);
                }
            }
        }
        more
    }

    pub(crate) fn casting_cost(&self, card: &Card, context: &Context) -> u16 {
        match &card.cost {
            Cost::Mana(mana) => u16::from(*mana),
            Cost::X(amount) => self.evaluate(context, amount),
        }
    }

    /// Whether something is offered at an extra cost that the spell could use.
    pub(crate) fn offers_extra(&self, cast: &Cast) -> bool {
        let card = cards::card(cast.card);
        if matches!(cast.spell, Spell::Ability { .. }) {
            return false;
        }
        // Only a wall that can attack the pushed one makes a difference. Whether the push leads there is chosen
        // later, and until then it may lose Flying: every side of its zone counts. Where it moves, the spell is
        // canceled (MW-CAST-15).
        card.kind == Kind::Wall
            || self.extra_cost(card, &cast.context()) > 0
                && self.zone_of_push(cast.on).is_some_and(|zone| self.is_near_attacking_wall(zone))
    }

    /// Where those are that a spell pushes: its target, or all in the target zone.
    fn zone_of_push(&self, on: Aim) -> Option<Zone> {
        let target = on.object().and_then(|id| self.find(id));
        target.and_then(|target| self.zone_of(target)).or(on.zone())
    }

    /// What the extra costs that a card offers when it is cast.
    pub(crate) fn extra_cost(&self, card: &Card, context: &Context) -> u16 {
        let through = card.effect.as_ref().and_then(crate::vocabulary::Effect::optional_cost);
        let extends = card.kind == Kind::Wall;
        let wall = self.casting_cost(card, context) + u16::from(card.level()); // MW-WALL-19
        through.map_or(0, u16::from) + if extends { wall } else { 0 }
    }

    /// Once per round each, what the mage's equipment takes off the price: object, ability, amount.
    fn discounts<'g>(
        &'g self,
        cast: &'g Cast,
    ) -> impl Iterator<Item = (ObjectId, u8, u16)> + use<'g> {
        let card = cards::card(cast.card);
        let spell = cast.spell;
        let target = cast.on.object().and_then(|id| self.find(id));
        self.discounts_of(cast.by()).filter_map(move |(object, at, ability)| match ability {
            Ability::Discount { amount, spells, on_cast, on_reveal, target: wanted, .. } => {
                let view = Viewpoint::of(object);
                let when = *on_cast && !(*on_reveal && card.kind == Kind::Enchantment);
                let on = wanted.as_ref().is_none_or(|filter| {
                    target.is_some_and(|it| derive::matches_from(self, &view, filter, it))
                });
                let like = match spell {
                    Spell::Card(_) | Spell::Bound(_) => derive::card_matches(spells, card),
                    // MW-CAST-38
                    Spell::Ability { at, .. } => counts_as(card, at, spells),
                };
                let fits = when && on && like;
                fits.then(|| (object.id, at, u16::from(*amount)))
            }
            _ => None,
        })
    }

    /// The discounts a creature's equipment still has to give in this round.
    fn discounts_of(
        &self,
        caster: ObjectId,
    ) -> impl Iterator<Item = (&Object, u8, &'static Ability)> {
        let own = self.equipped(caster).map(|it| (it, Payers::Bearer));
        // MW-CAST-38: some are for what the mage controls, too.
        let served = self.find(caster).filter(|it| self.card(it).kind != Kind::Mage);
        let payers = served.map(|it| match cards::compiled(it.card).spawns {
            Some(_) => Payers::Spawnpoints,
            None => Payers::Casters,
        });
        let mage = served.and_then(|it| self.mage(it.controller)).map(|mage| mage.id);
        let shared = mage.into_iter().flat_map(|mage| self.equipped(mage));
        let shared = shared.filter_map(move |it| Some((it, payers?)));
        own.chain(shared)
            .flat_map(|(object, payers)| {
                let abilities = &cards::card(object.card).abilities;
                (0..).zip(abilities).map(move |(at, ability)| (object, at, ability, payers))
            })
            .filter(|(object, at, ability, payers)| {
                object.uses(*at) < times_of(ability) && is_shared_with(ability, *payers)
            })
            .map(|(object, at, ability, _)| (object, at, ability))
    }

    /// What it wears that makes spells cheaper.
    fn equipped(&self, bearer: ObjectId) -> impl Iterator<Item = &Object> {
        self.attached_to(bearer)
            .filter(|object| object.face == Face::Up && cards::compiled(object.card).discounts)
    }

    /// More than these discounts together give no spell of this bearer.
    pub(super) fn most_discounts(&self, bearer: ObjectId) -> u16 {
        if !derive::board_index(self).discounts {
            return 0;
        }
        let amounts = self.discounts_of(bearer).map(|(_, _, ability)| match ability {
            Ability::Discount { amount, .. } => u16::from(*amount),
            _ => 0,
        });
        amounts.sum()
    }

    /// What revealing an enchantment costs its controller's mage, and the discounts that are used up.
    pub(crate) fn reveal_price(&self, enchantment: &Object) -> (u16, Vec<(ObjectId, u8)>) {
        let mut cost = derive::reveal_cost(self, enchantment);
        let mut used = Vec::new();
        let card = self.card(enchantment);
        if let Some(mage) = self.mage(enchantment.controller) {
            for (object, at, ability) in self.discounts_of(mage.id) {
                if let Ability::Discount { amount, spells, on_reveal: true, .. } = ability
                    && derive::card_matches(spells, card)
                    && cost > 0
                {
                    cost = cost.saturating_sub(u16::from(*amount));
                    used.push((object.id, at));
                }
            }
        }
        (cost, used)
    }

    /// MW-FAMILIAR-03, MW-SPAWN-02: mana of its own, where the caster has such a supply.
    fn own_supply(&self, caster: &Object) -> u16 {
        let compiled = cards::compiled(caster.card);
        if compiled.casts().is_some() { caster.mana } else { 0 }
    }

    /// All mana a caster can draw on.
    pub(crate) fn mana_for(&self, caster: &Object) -> u16 {
        self.own_supply(caster).saturating_add(self.mana_of(caster.controller))
    }

    /// MW-CAST-09: the caster's own mana first, then the mage's. False if it is not enough (MW-CAST-11).
    pub(super) fn pay_for(&mut self, cast: &mut Cast) -> bool {
        let Some(caster) = self.find(cast.caster) else { return false };
        let (full, cost) = (self.full_cost(cast), self.cost_of(cast));
        let own = self.own_supply(caster);
        if self.mana_for(caster) < cost {
            return false;
        }
        let payer = caster.controller;
        if full > 0 {
            self.use_discounts(cast);
        }
        cast.paid_by_caster = own.min(cost);
        cast.paid_by_mage = cost - cast.paid_by_caster;
        self.spend_mana(cast.caster, cast.paid_by_caster);
        self.count_uses(cast);
        self.pay(payer, cast.paid_by_mage)
    }

    /// What was taken off the price of this spell is not taken off another in this round.
    pub(crate) fn use_discounts(&mut self, cast: &Cast) {
        let used: Vec<(ObjectId, u8, u16)> = self.discounts(cast).collect();
        for (object, at, _) in used {
            self.use_up(object, at);
        }
    }

    /// Limits of what the spell was cast with: bound spells, abilities, quick summoning.
    fn count_uses(&mut self, cast: &Cast) {
        match cast.spell {
            Spell::Card(card) => {
                let full = cards::card(card).action == crate::vocabulary::ActionKind::Full;
                let by = self.find(cast.caster).and_then(|it| self.quickened_by(it, card));
                let quickened = cast.quick && full && cast.timing != CastTiming::Deployment;
                if let Some(at) = by.filter(|_| quickened) {
                    self.use_up(cast.caster, at);
                }
            }
            Spell::Bound(object) => self.use_up(object, crate::state::BOUND_SLOT),
            Spell::Ability { object, at } => self.use_up(object, at),
        }
    }

    /// Notes that an ability was used once more.
    pub(crate) fn use_up(&mut self, object: ObjectId, at: u8) {
        if let Some(object) = self.objects.change_untracked(object) {
            object.add_use(at);
        }
    }

    /// The mana of a spell goes back to whoever paid (MW-RULING-77).
    pub(super) fn refund(&mut self, cast: &Cast) {
        self.gain_mana(cast.caster, cast.paid_by_caster);
        if let Some(mage) = self.mage(cast.owner).map(|mage| mage.id) {
            self.gain_mana(mage, cast.paid_by_mage);
        }
    }
}

/// How often in a round a discount is given.
fn times_of(ability: &Ability) -> u8 {
    match ability {
        Ability::Discount { times, .. } => *times,
        _ => 0,
    }
}

/// Whether the spell that an ability is counts as one of these.
pub(super) fn counts_as(card: &Card, at: u8, spells: &Filter) -> bool {
    match card.abilities.get(usize::from(at)) {
        Some(Ability::Use { counts_as, .. }) => derive::subtypes_match(spells, counts_as),
        _ => false,
    }
}

/// Whether a discount is for spells of these, too.
fn is_shared_with(ability: &Ability, payers: Payers) -> bool {
    let Ability::Discount { payers: shared, .. } = ability else { return false };
    match payers {
        Payers::Bearer => true,
        Payers::Spawnpoints => *shared != Payers::Bearer,
        Payers::Casters => *shared == Payers::Casters,
    }
}

/// What is printed of what a spell costs: mana, or an amount that depends on something.
pub(super) fn printed_cost(card: &Card, spell: Spell) -> Result<u8, Option<&Amount>> {
    match (spell, &card.cost) {
        (Spell::Card(_) | Spell::Bound(_), Cost::Mana(mana)) => Ok(*mana),
        (Spell::Card(_) | Spell::Bound(_), Cost::X(amount)) => Err(Some(amount)),
        (Spell::Ability { at, .. }, _) => match card.abilities.get(usize::from(at)) {
            Some(Ability::Use { cost: Amount::Number(mana), .. }) => Ok(*mana),
            Some(Ability::Use { cost, .. }) => Err(Some(cost)),
            _ => Err(None),
        },
    }
}
