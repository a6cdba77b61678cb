//! Reveal windows: opened in one place after every step, phase and action, closed by passes.

use kernel::{Message, RuleId, Seat, msg};
use rules::mw;
use serde::{Deserialize, Serialize};

use super::{
    AttackStep, CastStep, Choice, Context, Frame, MoveKind, MoveStep, Phase, Question, TriggerEvent,
};
use crate::{
    cards::{self, CardId},
    derive,
    legal::{Answers, Judgement, Row, forbid, mana_suffices, needs},
    state::{Cause, Face, MageWars, Object, ObjectId, Place},
    text::moment_message,
    vocabulary::{Ability, During, Kind, Target, Who, ability::RevealTime},
};

/// A moment of the game after which hidden enchantments may be revealed (MW-REVEAL-03 to MW-REVEAL-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    PhaseEnd(Phase),
    Activation,
    ActionDone,
    ActionPhaseEnd,
    Move(MoveStep),
    Attack(AttackStep),
    Cast(CastStep),
}

impl Moment {
    /// Its name in scripts and orders: the step or phase before it, such as `roll-dice` or `channel`.
    pub fn name(self) -> String {
        let value = serde_json::to_value(self).unwrap_or_default();
        let step = value.as_object().and_then(|of| of.values().next()).unwrap_or(&value);
        step.as_str().unwrap_or_default().to_owned()
    }
}

/// An open window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Window {
    pub moment: Moment,
    /// Whose turn to reveal it is.
    pub seat: Seat,
    /// How many seats have declined in a row.
    pub declined: u8,
}

impl Row for Window {
    fn asks(&self) -> (Question, RuleId) {
        (Question::Reveal { moment: self.moment }, mw::REVEAL_10)
    }

    /// A window says what is going on while it is open.
    fn words(&self, game: &MageWars, seat: Seat) -> Message {
        let moment = moment_message(self.moment);
        let only = self.only_paid(game, seat).map(|it| game.object_arg(seat, it));
        let fight = game.current_attack().filter(|_| matches!(self.moment, Moment::Attack(_)));
        let fight = fight.and_then(|attack| Some((attack.attacker?, attack.defender)));
        let fighters = fight.map(|(by, at)| (game.object_arg(seat, by), game.object_arg(seat, at)));
        match (fighters, only) {
            (Some((attacker, defender)), Some(enchantment)) => msg!(
                "ask-reveal-one-attack",
                attacker = attacker,
                defender = defender,
                enchantment = enchantment,
                moment = moment,
            ),
            (Some((attacker, defender)), None) => {
                msg!("ask-reveal-attack", attacker = attacker, defender = defender, moment = moment,)
            }
            (None, Some(enchantment)) => {
                msg!("ask-reveal-one", enchantment = enchantment, moment = moment)
            }
            (None, None) => msg!("ask-reveal", moment = moment),
        }
    }

    fn label(&self, _: &MageWars, _: Seat, choice: &Choice) -> Option<Message> {
        (*choice == Choice::Pass).then(|| msg!("choice-keep-hidden"))
    }

    fn answers(&self, game: &MageWars, seat: Seat, answers: &mut Answers<'_>) {
        let own = game.objects.iter().filter(|object| object.controller == seat);
        for own in own.filter(|object| game.card(object).kind == Kind::Enchantment) {
            for pay in [true, false] {
                let choice = Choice::Reveal { enchantment: own.id, pay };
                answers.add_if(choice, || game.judge_reveal(own, pay));
            }
        }
        answers.add(Choice::Pass);
    }

    fn take(&self, game: &mut MageWars, _: Seat, choice: Choice) {
        match choice {
            Choice::Reveal { enchantment, pay } => {
                // The same seat may go on; the others get their turn again.
                game.agenda.push(Frame::Window(Window { declined: 0, ..*self }));
                game.reveal(enchantment, pay);
            }
            Choice::Pass => {
                game.agenda.push(Frame::Window(self.declined_by_one(game.seats)));
            }
            other => game.wrong_answer(other),
        }
    }
}

impl Window {
    /// The one enchantment that could be revealed and paid for, if it is one alone.
    fn only_paid(&self, game: &MageWars, seat: Seat) -> Option<ObjectId> {
        let mut options = Vec::new();
        self.answers(game, seat, &mut Answers::Options(&mut options));
        let mut paid = options.iter().filter_map(|choice| match choice {
            Choice::Reveal { enchantment, pay: true } => Some(*enchantment),
            _ => None,
        });
        paid.next().filter(|_| paid.next().is_none())
    }
}

impl MageWars {
    /// Opens the window of a moment. MW-REVEAL-15: the initiative holder is asked first.
    pub(super) fn open_window(&mut self, moment: Moment) {
        let window = Window { moment, seat: self.initiative, declined: 0 };
        self.agenda.push(Frame::Window(window));
    }

    /// Opens the window of a moment that nothing comes before but what was set off. Where nothing was, and nothing lies
    /// hidden, it would be passed over at once.
    pub(super) fn open_next_window(&mut self, moment: Moment) {
        if !self.pending.is_empty() || derive::board_index(self).hidden != 0 {
            self.open_window(moment);
        }
    }

    /// MW-REVEAL-16: whoever's turn it is may reveal any number, then the others, until all have declined in a row.
    ///
    /// A seat is passed over on public facts alone: it controls no hidden enchantment, or its mage is gone.
    #[inline(never)]
    pub(super) fn run_window(&mut self, mut window: Window) {
        while window.declined < self.seats {
            let hides = derive::board_index(self).hidden & (1 << window.seat.0) != 0;
            if hides && self.mage(window.seat).is_some() {
                return self.wait(Frame::Window(window), window.seat);
            }
            window = window.declined_by_one(self.seats);
        }
    }

    fn judge_reveal(&self, object: &Object, pay: bool) -> Judgement {
        forbid(object.face == Face::Up, mw::REVEAL_20, "refusal-already-revealed")?;
        self.judge_reveal_moment(object)?;
        let (cost, _) = self.reveal_price(object);
        if pay { mana_suffices(cost, self.mana_of(object.controller)) } else { Ok(()) }
    }

    /// What a card says about when it, or a spell's target, cannot be revealed.
    fn judge_reveal_moment(&self, object: &Object) -> Judgement {
        // MW-CAST-12: once its costs are paid, the spell is cast.
        let cast = self.agenda.iter().filter_map(Frame::cast);
        let mut cast = cast.filter(|(_, step)| *step > CastStep::PayCosts);
        let by_spell = cast.any(|(cast, _)| {
            hides(cast.card, During::Casting)
                .any(|who| self.who(&cast.context(), who) == Some(object.id))
        });
        let in_action = self.agenda.iter().any(|frame| {
            matches!(frame, Frame::Cast { .. } | Frame::Attack { .. } | Frame::Move { .. })
        });
        // What lies hidden speaks of itself alone (MW-ENCH-03).
        let by_card = in_action
            && self.objects.iter().any(|source| {
                let speaks = source.face == Face::Up || source.id == object.id;
                speaks
                    && hides(source.card, During::Action)
                        .any(|who| self.who(&Context::of(source), who) == Some(object.id))
            });
        forbid(by_spell || by_card, mw::GEN_01, "refusal-reveal-moment")?;
        let own = self.card(object).abilities.iter();
        let mut times = own.filter_map(|ability| match ability {
            Ability::RevealOnly(time) => Some(*time),
            _ => None,
        });
        let fits = times.all(|time| match time {
            RevealTime::BearerLeaves => self.is_bearer_leaving(object),
            RevealTime::BetweenActionPhases => true,
        });
        needs(fits, mw::REVEAL_28, "refusal-reveal-moment")?;
        let mut own = self.card(object).abilities.iter();
        let waits = own.any(|it| *it == Ability::RevealOnly(RevealTime::BetweenActionPhases));
        let stage = [Phase::FirstQuickcast, Phase::Action, Phase::FinalQuickcast];
        let pause = stage.contains(&self.phase) && self.action_phase().is_none();
        forbid(waits && !pause, mw::REVEAL_25, "refusal-reveal-pause")
    }

    /// MW-REVEAL-28: whether the window is that after the Leaving Zone Effects of a move action of its bearer.
    fn is_bearer_leaving(&self, object: &Object) -> bool {
        let leaves = Moment::Move(MoveStep::LeavingZoneEffects);
        let window = self.agenda.iter().find_map(|frame| match frame {
            Frame::Window(window) => Some(window.moment),
            _ => None,
        });
        let mover = self.agenda.iter().find_map(|frame| match frame {
            Frame::Move { movement, .. } => Some(movement),
            _ => None,
        });
        window == Some(leaves)
            && mover.is_some_and(|movement| {
                movement.kind == MoveKind::Action && Some(movement.mover) == object.place.host()
            })
    }

    /// Turns an enchantment up (MW-REVEAL-11 to MW-REVEAL-13, MW-ENCH-08). MW-MANDATORY-03: at another time than its
    /// event, one that must be revealed then is wasted.
    fn reveal(&mut self, id: ObjectId, pay: bool) {
        let Some(enchantment) = self.find(id).copied() else {
            return self.broken("an enchantment is revealed that is gone");
        };
        let works = pay && self.fits_where_it_lies(&enchantment);
        if pay {
            self.pay_to_reveal(id);
        }
        self.turn_up(id);
        if works {
            if let Some(host) = enchantment.place.host() {
                self.lose_guard_if_helpless(host);
            }
            self.fire(TriggerEvent::Revealed(id));
        }
        if !works || self.card(&enchantment).mandatory {
            self.destroy(id, Cause::RevealedInVain);
        }
    }

    /// The game with an enchantment turned up and paid for, for those who think of revealing it. What that would set off
    /// is left out.
    pub(crate) fn with_revealed(&self, id: ObjectId) -> MageWars {
        let mut game = self.clone();
        if self.find(id).is_some_and(|it| self.fits_where_it_lies(it)) {
            game.pay_to_reveal(id);
            game.turn_up(id);
        }
        game
    }

    /// MW-REVEAL-11: the controller's mage pays, less what its equipment takes off.
    pub(super) fn pay_to_reveal(&mut self, id: ObjectId) {
        let Some(enchantment) = self.find(id).copied() else {
            return self.broken("an enchantment is paid for that is gone");
        };
        let (cost, discounts) = self.reveal_price(&enchantment);
        if let Some(mage) = self.mage(enchantment.controller).map(|mage| mage.id) {
            self.spend_mana(mage, cost);
            for (object, at) in discounts {
                self.use_up(object, at);
            }
        }
    }

    /// Whether the object is what the enchantment's target line names (MW-CAST-21), and not immune to its type
    /// (MW-TRAIT-IMMUNITY-01).
    pub(crate) fn can_carry(&self, enchantment: &Object, host: &Object) -> bool {
        match &self.card(enchantment).target {
            Target::Object(filter) | Target::ZoneOrObject(filter) => {
                derive::matches(self, enchantment.controller, Some(enchantment), filter, host)
                    && !derive::is_immune_to_spell(self, enchantment.card, host)
            }
            _ => false,
        }
    }

    /// Whether the object it is attached to still is a legal target and carries no revealed one of the same name.
    pub(crate) fn fits_where_it_lies(&self, enchantment: &Object) -> bool {
        let is_target = match (enchantment.place, &self.card(enchantment).target) {
            (Place::On(host), _) => {
                self.find(host).is_some_and(|host| self.can_carry(enchantment, host))
            }
            (Place::Zone(_), Target::Zone(_) | Target::ZoneOrObject(_)) => true,
            (Place::Zone(_) | Place::Border(_) | Place::Away(_), _) => false,
        };
        let doubled = self.objects.iter().any(|other| {
            other.place == enchantment.place
                && other.id != enchantment.id
                && other.face == Face::Up
                && other.card == enchantment.card
        });
        is_target && !doubled
    }
}

/// Who cannot be revealed then, by what the card says.
fn hides(card: CardId, during: During) -> impl Iterator<Item = Who> {
    cards::card(card).abilities.iter().filter_map(move |ability| match ability {
        Ability::StaysHidden { who, during: then } if *then == during => Some(*who),
        _ => None,
    })
}

impl Window {
    fn declined_by_one(self, seats: u8) -> Self {
        Window { seat: self.seat.next(seats), declined: self.declined + 1, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A wolf (2), a sentry (3), and on the wolf what makes it stronger (4), hidden.
    fn board() -> MageWars {
        let creature = |card: &str| {
            serde_json::json!({ "creature": {
                "card": card, "controller": 0, "piece": { "zone": "A1" },
            } })
        };
        MageWars::from_json(serde_json::json!({
            "seats": [{ "mage": "beastmaster" }, { "mage": "warlock" }],
            "position": {
                "round": 1,
                "initiative": 0,
                "mages": [{ "zone": "A1", "mana": 10 }, { "zone": "B3" }],
                "objects": [creature("timber-wolf"), creature("skeletal-sentry"), { "enchantment": {
                    "card": "bear-strength", "controller": 0, "on": 2, "hidden": true,
                } }],
            },
        }))
    }

    #[test]
    fn an_enchantment_is_destroyed_on_reveal_if_its_host_is_no_longer_a_legal_target() {
        rules::covers![mw::REVEAL_13];
        let (sentry, enchantment) = (ObjectId(3), ObjectId(4));
        let mut game = board();
        game.reveal(enchantment, true);
        assert!(game.find(enchantment).is_some(), "the wolf is alive");
        let mut game = board();
        game.objects.change_indexed(enchantment).expect("the enchantment").place =
            Place::On(sentry);
        game.objects.forget_traits();
        game.reveal(enchantment, true);
        assert!(game.find(enchantment).is_none(), "the sentry is not");
    }
}
