//! The Declare Spell Step: what a spell still asks for before it is committed (MW-CAST-06 to MW-CAST-08).

use kernel::{Arg, Message, RuleId, Seat, msg};
use rules::mw;
use serde::{Deserialize, Serialize};

use super::{Cast, CastStep, CastTiming, Removal, Spell, SpellStatus, fits::locations_of, pay};
use crate::{
    cards::{self, Op},
    derive::{self, Viewpoint},
    event::Event,
    flow::{Choice, Frame, Moment, OpportunityKind, Question},
    legal::{Answers, Judgement, Row, forbid, mana_suffices, needs, other_question, placement},
    state::{Face, MageWars, Object},
    text::{card_arg, marker_message},
    vocabulary::{Amount, Effect, Kind, Location, Marker},
};

/// Something that is chosen while a spell is declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Detail {
    /// Where a piece of equipment is worn (MW-EQUIP-05).
    Location,
    /// Whether the extra cost is paid that the card offers.
    Extra,
    /// What is removed and paid for.
    Removals,
}

/// While it is declared, a spell asks for its details.
impl Row for Cast {
    fn asks(&self) -> (Question, RuleId) {
        (Question::Detail, mw::CAST_06)
    }

    fn words(&self, game: &MageWars, _: Seat) -> Message {
        let card = card_arg(self.card);
        match game.open_detail(self) {
            Some(Detail::Location) => msg!("ask-location", card = card),
            Some(Detail::Extra) => {
                let cost = game.extra_cost(cards::card(self.card), &self.context());
                match cards::card(self.card).kind {
                    Kind::Wall => msg!("ask-second-wall", card = card, cost = cost),
                    _ => msg!("ask-extra", card = card, cost = cost),
                }
            }
            Some(Detail::Removals) | None => msg!("ask-removals", card = card),
        }
    }

    fn label(&self, game: &MageWars, _: Seat, choice: &Choice) -> Option<Message> {
        match choice {
            Choice::Pass => Some(msg!("choice-remove-no-more")),
            Choice::Extra(true) => {
                let cost = game.extra_cost(cards::card(self.card), &self.context());
                Some(msg!("choice-pay-mana", cost = cost))
            }
            Choice::Remove(removal) => {
                let what = match removal {
                    Removal::Marker(marker) => Arg::from(marker_message(*marker)),
                    Removal::Enchantment(id) => {
                        let what = game.object_arg(self.you, *id);
                        // MW-HIDDEN-07: the price of what lies hidden would tell which card it is.
                        if game.find(*id).is_some_and(|it| it.face == Face::Down) {
                            return Some(msg!("choice-remove-hidden", object = what));
                        }
                        what
                    }
                };
                let cost = game.removal_price(self, *removal);
                Some(msg!("choice-remove-for", object = what, cost = cost))
            }
            _ => None,
        }
    }

    fn answers(&self, game: &MageWars, _: Seat, answers: &mut Answers<'_>) {
        match game.open_detail(self) {
            Some(Detail::Location) => {
                for location in locations_of(self.card).into_iter().flatten() {
                    let judge = || game.judge_location(self, location);
                    answers.add_if(Choice::Location(location), judge);
                }
            }
            Some(Detail::Extra) => {
                for extra in [true, false] {
                    let wanted = || Cast { extra: Some(extra), ..self.clone() };
                    answers.add_if(Choice::Extra(extra), || game.judge_funds(&wanted()));
                }
            }
            Some(Detail::Removals) => {
                let target = self.on.object().and_then(|id| game.find(id));
                let conditions = target.into_iter().flat_map(Object::conditions);
                let markers = conditions.map(|(marker, _)| Removal::Marker(marker));
                let attached = target.into_iter().flat_map(|it| game.attached_to(it.id));
                let enchantments = attached.map(|it| Removal::Enchantment(it.id));
                let removable = game.removable(self);
                for removal in markers.chain(enchantments) {
                    answers.add_if(Choice::Remove(removal), || {
                        let rule = game.rule_against(self, removal);
                        needs(removable.contains(&removal), rule, "refusal-removal")?;
                        game.judge_funds(&self.removing(game, removal))
                    });
                }
                answers.add(Choice::Pass);
            }
            None => (),
        }
        answers.add(Choice::Withdraw); // MW-CAST-07
    }

    fn take(&self, game: &mut MageWars, _: Seat, choice: Choice) {
        let mut cast = self.clone();
        match choice {
            Choice::Location(location) => cast.location = Some(location),
            Choice::Extra(extra) => cast.extra = Some(extra),
            Choice::Remove(removal) => cast = self.removing(game, removal),
            Choice::Pass => cast.extra = Some(false),
            // Nothing was lost: the question from before is asked again.
            Choice::Withdraw => return,
            other => return game.wrong_answer(other),
        }
        game.begin_cast(cast);
    }
}

impl Cast {
    /// The spell with one removal more, and what that costs.
    fn removing(&self, game: &MageWars, removal: Removal) -> Cast {
        let mut cast = self.clone();
        let price = game.removal_price(self, removal);
        cast.number = cast.number.saturating_add(u8::try_from(price).unwrap_or(u8::MAX));
        cast.removals.push(removal);
        cast
    }
}

impl MageWars {
    /// Asks for the next detail; when nothing is open, the spell is committed.
    #[inline(never)]
    pub(super) fn run_declare(&mut self, cast: Cast) {
        if self.open_detail(&cast).is_none() {
            return self.commit(cast);
        }
        let seat = cast.you;
        self.wait(Frame::Cast { cast, step: CastStep::DeclareSpell }, seat);
    }

    fn open_detail(&self, cast: &Cast) -> Option<Detail> {
        let card = cards::card(cast.card);
        let is_card = !matches!(cast.spell, Spell::Ability { .. });
        if is_card && cast.location.is_none() && locations_of(cast.card).len() > 1 {
            return Some(Detail::Location);
        }
        if cast.extra.is_none() && self.offers_extra(cast) {
            return Some(Detail::Extra);
        }
        let open = cast.removals.is_empty() || !self.removable(cast).is_empty();
        let asks = pay::printed_cost(card, cast.spell) == Err(Some(&Amount::Removals))
            && cast.extra.is_none()
            && open;
        asks.then_some(Detail::Removals)
    }

    /// What can still be chosen for removal.
    fn removable(&self, cast: &Cast) -> Vec<Removal> {
        let Some(target) = cast.on.object().and_then(|id| self.find(id)) else { return Vec::new() };
        let view = Viewpoint {
            you: cast.you,
            this: None,
            here: None,
            beside: None,
            spell: Some(cast.card),
        };
        let chosen = |wanted: Removal| cast.removals.iter().filter(|it| **it == wanted).count();
        let mut out = Vec::new();
        for op in cards::program(cast.program()) {
            match op {
                Op::Do(Effect::RemoveMarkers { damage_type, any_number, .. }) => {
                    let full = !*any_number && !cast.removals.is_empty();
                    let open = |(marker, count): &(Marker, u8)| {
                        !full
                            && damage_type.is_none_or(|it| marker.damage_type() == Some(it))
                            && derive::removal_cost(self, target, *marker).is_some()
                            && chosen(Removal::Marker(*marker)) < usize::from(*count)
                    };
                    let open = target.conditions().filter(open);
                    out.extend(open.map(|(marker, _)| Removal::Marker(marker)));
                }
                Op::Do(Effect::BuyOffEnchantments { which, .. }) => {
                    let like = |object: &&Object| {
                        object.face == Face::Up && derive::matches_from(self, &view, which, object)
                    };
                    let found = self.attached_to(target.id).filter(like);
                    let found = found.map(|object| Removal::Enchantment(object.id));
                    out.extend(found.filter(|removal| chosen(*removal) == 0));
                }
                _ => (),
            }
        }
        out
    }

    fn removal_price(&self, cast: &Cast, removal: Removal) -> u16 {
        match removal {
            Removal::Marker(marker) => cast
                .on
                .object()
                .and_then(|id| self.find(id))
                .and_then(|target| derive::removal_cost(self, target, marker))
                .unwrap_or(0),
            Removal::Enchantment(id) => {
                self.find(id).map_or(0, |object| derive::total_cost(self, object, object.place))
            }
        }
    }

    /// Whether the caster can pay for the spell as it would be.
    fn judge_funds(&self, wanted: &Cast) -> Judgement {
        let has = self.find(wanted.caster).map_or(0, |caster| self.mana_for(caster));
        mana_suffices(self.cost_of(wanted), has)
    }

    /// MW-EFFECT-12 where the marker has no removal cost at all, MW-EFFECT-11 where this spell does not allow it.
    fn rule_against(&self, cast: &Cast, removal: Removal) -> RuleId {
        let target = cast.on.object().and_then(|id| self.find(id));
        let costly =
            |marker| target.is_none_or(|it| derive::removal_cost(self, it, marker).is_some());
        match removal {
            Removal::Marker(marker) if !costly(marker) => mw::EFFECT_12,
            Removal::Marker(_) | Removal::Enchantment(_) => mw::EFFECT_11,
        }
    }

    fn judge_location(&self, cast: &Cast, location: Location) -> Judgement {
        let mage = cast.on.object().and_then(|id| self.find(id));
        let mage = mage.ok_or_else(|| other_question(mw::EQUIP_01))?;
        let in_the_way =
            placement::equipment_conflicts(self, mage.id, cast.card, Some(location), None);
        let blocked = !in_the_way.is_empty() && !self.same_team(cast.you, mage.controller);
        forbid(blocked, mw::EQUIP_09, "refusal-location")
    }

    /// MW-CAST-08: the action is used, the card is taken, and the steps begin.
    fn commit(&mut self, mut cast: Cast) {
        match cast.timing {
            CastTiming::Action => {
                let Some(Frame::ActionPhase(phase)) = self.agenda.peek_mut() else {
                    return self.broken("an action without an Action Phase");
                };
                phase.done = true;
                self.open_window(Moment::ActionDone);
            }
            CastTiming::Quickcast => {
                if let Some(mage) = self.objects.change_untracked(cast.caster) {
                    mage.flags.quickcast = false; // MW-QUICKCAST-12
                }
                match self.agenda.peek_mut() {
                    // MW-QUICKCAST-05: the Action Phase it came before must follow.
                    Some(Frame::Turn(turn)) => {
                        turn.bound = true;
                        self.agenda.push(Frame::Judge); // MW-RULING-100
                    }
                    Some(Frame::Opportunity(it)) if it.kind == OpportunityKind::Quickcast => {
                        self.agenda.pop();
                    }
                    Some(Frame::Opportunity(_)) => (),
                    _ => return self.broken("a quickcast at no moment for it"),
                }
                self.open_window(Moment::ActionDone);
            }
            // MW-QUICKCAST-05: as with a quickcast, the Action Phase it came before must follow.
            CastTiming::Around => {
                if let Some(Frame::Turn(turn)) = self.agenda.peek_mut() {
                    turn.bound = true;
                    self.agenda.push(Frame::Judge);
                }
                self.open_window(Moment::ActionDone);
            }
            CastTiming::Deployment => (),
        }
        // In a state somebody imagines, another card may be prepared than the one that is being declared.
        if let (Spell::Card(card), Some(player)) = (cast.spell, self.player_mut(cast.you)) {
            player.take_prepared(card, cast.caster);
        }
        cast.status = SpellStatus::Open;
        self.begin_cast(cast);
    }

    /// MW-HIDDEN-04, MW-HIDDEN-05: everyone hears of it; of an enchantment only that it is one.
    pub(super) fn announce(&mut self, cast: &Cast) {
        if let Spell::Bound(object) = cast.spell
            && let Some(object) = self.objects.change_untracked(object)
        {
            object.bound_shown = true; // MW-SPELLBIND-06
        }
        let target = cast.on.object().and_then(|id| self.thing(id));
        let (card, zone, hidden) = (cast.card, cast.on.zone(), self.stays_hidden(cast));
        let ability = matches!(cast.spell, Spell::Ability { .. });
        self.tell(cast.caster, |caster| Event::SpellDeclared {
            caster,
            card,
            target,
            zone,
            hidden,
            ability,
        });
    }
}
