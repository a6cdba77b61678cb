//! Questions in words.

use kernel::{Message, Seat, msg};

use super::names::{card_arg, moment_message, zone_text};
use crate::{
    derive,
    flow::{Decision, Detail, Moment, Question},
    state::MageWars,
};

impl MageWars {
    pub(super) fn question_message(&self, seat: Seat, question: &Question) -> Message {
        match question {
            Question::Initiative => msg!("ask-initiative"),
            Question::UpkeepSeat => msg!("ask-upkeep-seat"),
            Question::Upkeep => msg!("ask-upkeep"),
            Question::PayUpkeep { object, cost } => {
                msg!("ask-pay-upkeep", object = self.object_arg(seat, *object), cost = *cost)
            }
            Question::Push { who } => msg!("ask-push", who = self.object_arg(seat, *who)),
            Question::Defend { defender, attack } => {
                let defender = self.object_arg(seat, *defender);
                let dice = derive::attack_dice(self, &attack.facts(self));
                match attack.attacker {
                    Some(attacker) => msg!(
                        "ask-defend-from",
                        attacker = self.object_arg(seat, attacker),
                        defender = defender,
                        dice = dice,
                    ),
                    None => msg!("ask-defend", defender = defender, dice = dice),
                }
            }
            Question::Reroll { object } => {
                msg!("ask-reroll", object = self.object_arg(seat, *object))
            }
            Question::Sweep { attacker } => {
                msg!("ask-sweep", attacker = self.object_arg(seat, *attacker))
            }
            Question::Plan => msg!("ask-plan"),
            Question::Deploy => msg!("ask-deploy"),
            Question::Quickcast => msg!("ask-quickcast"),
            Question::Around => msg!("ask-around"),
            Question::Detail { detail, .. } => match detail {
                Detail::Location => msg!("ask-location"),
                Detail::Extra => msg!("ask-extra"),
                Detail::Removals => msg!("ask-removals"),
            },
            Question::ReplaceRing { mage } => {
                msg!("ask-replace-ring", mage = self.object_arg(seat, *mage))
            }
            Question::Extend { .. } => msg!("ask-extend"),
            Question::Bind { object } => msg!("ask-bind", object = self.object_arg(seat, *object)),
            Question::Decide { card, decision } => {
                let card = card_arg(*card);
                match decision {
                    Decision::May => msg!("ask-may", card = card),
                    Decision::Pay(cost) => msg!("ask-may-pay", card = card, cost = *cost),
                    Decision::Branch => msg!("ask-branch", card = card),
                    Decision::Object | Decision::Departed => msg!("ask-object", card = card),
                    Decision::Zone => msg!("ask-zone", card = card),
                    Decision::Push => msg!("ask-push-by", card = card),
                    Decision::Number(_) => msg!("ask-number", card = card),
                    Decision::Removal => msg!("ask-removals"),
                }
            }
            Question::Order => msg!("ask-order"),
            Question::Trigger { card, cost: 0, .. } => msg!("ask-may", card = card_arg(*card)),
            Question::Trigger { card, cost, .. } => {
                msg!("ask-may-pay", card = card_arg(*card), cost = *cost)
            }
            Question::MustReveal { enchantment } => {
                msg!("ask-must-reveal", enchantment = self.object_arg(seat, *enchantment))
            }
            Question::NextDefender { zone } => {
                msg!("ask-next-defender", zone = zone_text(*zone))
            }
            Question::ExtraAttack { attacker } => {
                msg!("ask-extra-attack", attacker = self.object_arg(seat, *attacker))
            }
            Question::Jump { from } => msg!("ask-jump", from = self.object_arg(seat, *from)),
            Question::Turn => msg!("ask-turn"),
            Question::Act { creature } => {
                msg!("ask-act", creature = self.object_arg(seat, *creature))
            }
            Question::Counterstrike { defender, attacker } => msg!(
                "ask-counterstrike",
                defender = self.object_arg(seat, *defender),
                attacker = self.object_arg(seat, *attacker),
            ),
            Question::Reveal { moment } => self.reveal_question(seat, *moment),
        }
    }

    /// A window says what is going on while it is open.
    fn reveal_question(&self, seat: Seat, moment: Moment) -> Message {
        let when = moment_message(moment);
        let fight = match moment {
            Moment::Attack(_) => self.current_attack(),
            Moment::PhaseEnd(_)
            | Moment::Activation
            | Moment::ActionDone
            | Moment::ActionPhaseEnd
            | Moment::Cast(_)
            | Moment::Move(_) => None,
        };
        match fight.and_then(|attack| Some((attack.attacker?, attack.defender))) {
            Some((attacker, defender)) => msg!(
                "ask-reveal-attack",
                attacker = self.object_arg(seat, attacker),
                defender = self.object_arg(seat, defender),
                moment = when,
            ),
            None => msg!("ask-reveal", moment = when),
        }
    }
}
