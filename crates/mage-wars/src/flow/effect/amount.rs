//! Amounts: numbers looked up when they are needed.

use super::Context;
use crate::{
    cards, derive,
    event::Event,
    flow::attack::{face_sum, told},
    state::{Face, MageWars, ObjectId},
    vocabulary::{Amount, Card, Who, card::Cost},
};

impl MageWars {
    /// An amount that needs no dice; dice count nothing here.
    pub(crate) fn evaluate(&self, context: &Context, amount: &Amount) -> u16 {
        let object = |who: Who| self.who(context, who).and_then(|id| self.find_or_departed(id));
        let card = |who: Who| self.card_of(context, who);
        match amount {
            Amount::Number(number) => u16::from(*number),
            Amount::Dice(_) | Amount::DiceFor(_) => 0,
            Amount::Level(who) => card(*who).map_or(0, |card| u16::from(card.level())),
            Amount::CastingCost(who) => card(*who).map_or(0, printed_cost),
            Amount::TotalCost(who) => {
                object(*who).map_or(0, |object| derive::total_cost(self, object, object.place))
            }
            Amount::TotalCostOnSecond(who) => match (object(*who), context.on.new_place()) {
                (Some(object), Some(place)) => derive::total_cost(self, object, place),
                _ => 0,
            },
            Amount::Distance => {
                let from = context.on.object().and_then(|id| self.find(id));
                match (from.and_then(|object| self.zone_of(object)), context.on.zone()) {
                    (Some(from), Some(to)) => u16::from(from.distance(to)),
                    _ => 0,
                }
            }
            Amount::Count(filter) => {
                let view = self.viewpoint(context);
                let count = self.objects.iter().filter(|object| {
                    // MW-DOM-32: Orbs of teammates count.
                    let own = object.controller == context.you
                        || self.is_orb(object) && self.same_team(object.controller, context.you);
                    own && derive::matches_from(self, &view, filter, object)
                });
                count.count() as u16
            }
            Amount::CountOn(who, filter) => {
                let view = self.viewpoint(context);
                let host = self.who(context, *who);
                let on = host.into_iter().flat_map(|host| self.attached_to(host));
                on.filter(|it| derive::matches_from(self, &view, filter, it)).count() as u16
            }
            // Announced when the spell or ability was declared, or noted on the way.
            Amount::ChosenUpTo(_)
            | Amount::Chosen
            | Amount::Removals
            | Amount::Cleared
            | Amount::LevelOfSacrifice => u16::from(context.number),
            Amount::Markers(who, marker) => {
                object(*who).map_or(0, |object| u16::from(object.markers(*marker)))
            }
            Amount::Tokens(who, token) => {
                object(*who).map_or(0, |object| u16::from(object.tokens(*token)))
            }
            Amount::Sum(parts) => parts.iter().map(|part| self.evaluate(context, part)).sum(),
            Amount::Times(factor, part) => u16::from(*factor) * self.evaluate(context, part),
            Amount::AtLeast(least, part) => self.evaluate(context, part).max(u16::from(*least)),
            Amount::AtMost(most, part) => self.evaluate(context, part).min(u16::from(*most)),
            Amount::Half(part) => self.evaluate(context, part).div_ceil(2),
            Amount::Beyond(least, part) => {
                self.evaluate(context, part).saturating_sub(u16::from(*least))
            }
            Amount::IfHidden(who, hidden, revealed) => {
                let is_hidden = object(*who).is_some_and(|object| object.face == Face::Down);
                self.evaluate(context, if is_hidden { hidden } else { revealed })
            }
        }
    }

    /// The same with dice rolled where the amount says so (MW-HEAL-01).
    pub(super) fn roll_amount(&mut self, context: &Context, amount: &Amount) -> u16 {
        match amount {
            Amount::Dice(count) => self.roll_dice_for(context, u16::from(*count)),
            Amount::DiceFor(count) => self.roll_dice_for(context, self.evaluate(context, count)),
            other => self.evaluate(context, other),
        }
    }

    fn roll_dice_for(&mut self, context: &Context, count: u16) -> u16 {
        let (card, faces) = (context.card, self.roll_attack_die(i32::from(count)));
        self.log.push(|| Event::AmountRolled { card, faces: told(&faces) });
        faces.into_iter().map(face_sum).sum()
    }

    /// The card of whoever is named: an object's, or one in the discard pile.
    fn card_of(&self, context: &Context, who: Who) -> Option<&'static Card> {
        if let (Who::Target, Some(card)) = (who, context.on.discarded()) {
            return Some(cards::card(card));
        }
        let id: ObjectId = self.who(context, who)?;
        self.find_or_departed(id).map(|object| cards::card(object.card))
    }
}

/// What the card says it costs to cast.
fn printed_cost(card: &Card) -> u16 {
    match &card.cost {
        Cost::Mana(mana) => u16::from(*mana),
        Cost::X(_) => 0,
    }
}
