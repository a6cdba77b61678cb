//! Messages for people, made from the values the engine plays with.

use kernel::{Arg, Game, Message, Seat, Spoken, msg};

use crate::{
    card_text, cards, codex,
    derive::{self, AttackFacts},
    flow::{AttackStep, Choice, Moment, MoveStep, Phase, Question, UpkeepKind},
    set,
    state::{MageWars, ObjectId, Zone},
    view::{Named, Notice},
    vocabulary::{Kind, Marker},
};

impl Spoken for MageWars {
    fn question(&self, _: Seat, question: &Question) -> Message {
        match question {
            Question::Initiative => msg!("ask-initiative"),
            Question::UpkeepSeat => msg!("ask-upkeep-seat"),
            Question::Upkeep => msg!("ask-upkeep"),
            Question::PayUpkeep { object, cost } => {
                msg!("ask-pay-upkeep", object = self.object_arg(*object), cost = *cost)
            }
            Question::Push { who } => msg!("ask-push", who = self.object_arg(*who)),
            Question::Defend { defender, .. } => {
                msg!("ask-defend", defender = self.object_arg(*defender))
            }
            Question::Sweep { attacker } => {
                msg!("ask-sweep", attacker = self.object_arg(*attacker))
            }
            Question::Turn => msg!("ask-turn"),
            Question::Act { creature } => msg!("ask-act", creature = self.object_arg(*creature)),
            Question::Counterstrike { defender, attacker } => msg!(
                "ask-counterstrike",
                defender = self.object_arg(*defender),
                attacker = self.object_arg(*attacker),
            ),
            Question::Reveal { moment } => msg!("ask-reveal", moment = moment_message(*moment)),
        }
    }

    fn choice(&self, seat: Seat, choice: &Choice) -> Message {
        match choice {
            Choice::Initiative(holder) => msg!("choice-initiative", seat = *holder),
            Choice::UpkeepSeat(seat) => msg!("choice-upkeep-seat", seat = *seat),
            Choice::Upkeep { object, kind } => {
                let object = self.object_arg(*object);
                match kind {
                    UpkeepKind::Burn => msg!("choice-upkeep-burn", object = object),
                    UpkeepKind::Rot => msg!("choice-upkeep-rot", object = object),
                    UpkeepKind::Regenerate => msg!("choice-upkeep-regenerate", object = object),
                    UpkeepKind::Cost => msg!("choice-upkeep-cost", object = object),
                }
            }
            Choice::PayUpkeep(true) => msg!("choice-pay"),
            Choice::PayUpkeep(false) => msg!("choice-let-go"),
            Choice::Push(zone) => msg!("choice-push", zone = zone_text(*zone)),
            Choice::Defend { source, at } => {
                let roll = self
                    .find(*source)
                    .and_then(|object| self.card(object).defenses.get(usize::from(*at)))
                    .map_or(0, |defense| defense.roll);
                msg!("choice-defend", source = self.object_arg(*source), roll = roll)
            }
            Choice::Sweep(target) => msg!("choice-sweep", target = self.object_arg(*target)),
            Choice::Activate(id) => msg!("choice-activate", creature = self.object_arg(*id)),
            Choice::Pass => msg!("choice-pass"),
            Choice::Move(zone) => msg!("choice-move", zone = zone_text(*zone)),
            Choice::Attack { object, bar, target } => msg!(
                "choice-attack",
                target = self.object_arg(*target),
                attack = self.bar_message(*object, *bar),
                dice = self.expected_dice(seat, *object, *bar, *target),
            ),
            Choice::Guard => msg!("choice-guard"),
            Choice::Finish => msg!("choice-finish"),
            Choice::Counterstrike { object, bar } => {
                msg!("choice-counterstrike", attack = self.bar_message(*object, *bar))
            }
            Choice::Reveal { enchantment, pay } => {
                let cost = self.find(*enchantment).map_or(0, |it| derive::reveal_cost(self, it));
                let enchantment = self.object_arg(*enchantment);
                match pay {
                    true => msg!("choice-reveal", enchantment = enchantment, cost = cost),
                    false => msg!("choice-reveal-unpaid", enchantment = enchantment),
                }
            }
        }
    }

    fn line(notice: &Notice) -> Option<Message> {
        Some(match notice {
            Notice::InitiativeRolled { seat, roll } => {
                msg!("log-initiative-rolled", seat = *seat, roll = *roll)
            }
            Notice::InitiativeHeld { seat } => msg!("log-initiative", seat = *seat),
            Notice::PhaseBegan { round, phase: Phase::Initiative } => {
                msg!("log-round", round = *round)
            }
            Notice::PhaseBegan { phase: Phase::Action, .. } => msg!("log-action-stage"),
            // The other phases show in what happens in them.
            Notice::PhaseBegan { .. } | Notice::Damaged { .. } => return None,
            Notice::ManaGained { who, amount } => {
                msg!("log-mana-gained", who = link(who), amount = *amount)
            }
            Notice::ManaSpent { who, amount } => {
                msg!("log-mana-spent", who = link(who), amount = *amount)
            }
            Notice::Activated { who } => msg!("log-activated", who = link(who)),
            Notice::TurnPassed { seat } => msg!("log-turn-passed", seat = *seat),
            Notice::Guarding { who } => msg!("log-guarding", who = link(who)),
            Notice::GuardRemoved { who } => msg!("log-guard-removed", who = link(who)),
            Notice::Moved { who, from, to } => {
                msg!("log-moved", who = link(who), from = zone_text(*from), to = zone_text(*to))
            }
            Notice::Hindered { who } => msg!("log-hindered", who = link(who)),
            Notice::AttackDeclared { attacker, defender, attack, counterstrike } => {
                let attack = Message::new(format!("attack-{attack}"));
                let (attacker, defender) = (link(attacker), link(defender));
                match counterstrike {
                    true => msg!(
                        "log-counterstrike",
                        attacker = attacker,
                        defender = defender,
                        attack = attack
                    ),
                    false => msg!(
                        "log-attack",
                        attacker = attacker,
                        defender = defender,
                        attack = attack
                    ),
                }
            }
            Notice::MissRolled { attacker, roll, missed: true } => {
                msg!("log-missed", attacker = link(attacker), roll = *roll)
            }
            Notice::MissRolled { attacker, roll, missed: false } => {
                msg!("log-not-missed", attacker = link(attacker), roll = *roll)
            }
            Notice::DefenseRolled { defender, roll, needed, avoided: true } => {
                msg!("log-avoided", defender = link(defender), roll = *roll, needed = *needed)
            }
            Notice::DefenseRolled { defender, roll, needed, avoided: false } => {
                msg!("log-not-avoided", defender = link(defender), roll = *roll, needed = *needed)
            }
            Notice::DiceRolled { attacker, faces, effect: None } => {
                msg!("log-dice", attacker = link(attacker), faces = faces_text(faces))
            }
            Notice::DiceRolled { attacker, faces, effect: Some(roll) } => msg!(
                "log-dice-effect",
                attacker = link(attacker),
                faces = faces_text(faces),
                effect = *roll,
            ),
            Notice::AttackCanceled { attacker } => {
                msg!("log-attack-canceled", attacker = link(attacker))
            }
            Notice::Healed { who, amount } => {
                msg!("log-healed", who = link(who), amount = *amount)
            }
            Notice::MarkerPlaced { who, marker } => {
                msg!("log-marker-placed", who = link(who), marker = marker_message(*marker))
            }
            Notice::MarkerRemoved { who, marker, count } => msg!(
                "log-marker-removed",
                who = link(who),
                marker = marker_message(*marker),
                count = *count,
            ),
            Notice::BurnRolled { who, faces } => {
                msg!("log-burn", who = link(who), faces = faces_text(faces))
            }
            Notice::EscapeRolled { who, roll, free: true, .. } => {
                msg!("log-escaped", who = link(who), roll = *roll)
            }
            Notice::EscapeRolled { who, roll, free: false, .. } => {
                msg!("log-not-escaped", who = link(who), roll = *roll)
            }
            Notice::ManaLost { who, amount } => {
                msg!("log-mana-lost", who = link(who), amount = *amount)
            }
            Notice::AttackHit { attacker, defender, tally } => msg!(
                "log-hit",
                attacker = link(attacker),
                defender = link(defender),
                damage = tally.damage,
                normal = tally.normal,
                critical = tally.critical,
                armor = tally.armor,
                piercing = tally.piercing,
            ),
            Notice::Revealed { who, host: Some(host) } => {
                msg!("log-revealed-on", who = link(who), host = link(host))
            }
            Notice::Revealed { who, host: None } => msg!("log-revealed", who = link(who)),
            Notice::Destroyed { who, in_vain: true } => msg!("log-in-vain", who = link(who)),
            Notice::Destroyed { who, in_vain: false } => msg!("log-destroyed", who = link(who)),
            Notice::MageDestroyed { seat } => msg!("log-mage-destroyed", seat = *seat),
            Notice::GameOver { winner: Some(seat) } => msg!("log-won", seat = *seat),
            Notice::GameOver { winner: None } => msg!("log-draw"),
        })
    }

    fn message_ids() -> Vec<String> {
        let mages = set::mages().into_iter().map(|mage| mage.card);
        let mut ids = Vec::new();
        for card in set::base().into_iter().chain(mages) {
            ids.push(format!("card-{}", card.id));
            ids.extend(card.attacks.iter().map(|bar| format!("attack-{}", bar.name)));
            ids.extend(card.headings.iter().map(|heading| format!("ability-{}", heading.name)));
        }
        ids.push("attack-bash".to_owned());
        ids.extend(card_text::message_ids());
        ids.extend(codex::message_ids());
        ids.sort();
        ids.dedup();
        ids
    }
}

impl MageWars {
    /// An object by name, as a link. What lies hidden is only ever named to those who may know it.
    fn object_arg(&self, id: ObjectId) -> Arg {
        match self.find(id) {
            Some(object) => object_link(id, &self.card(object).id),
            None => Arg::Message(Box::new(msg!("thing-gone"))),
        }
    }

    /// The dice an attack would roll now, for the label of the answer.
    fn expected_dice(&self, seat: Seat, object: ObjectId, bar: u8, target: ObjectId) -> i32 {
        let Some(Question::Act { creature }) = self.asked(seat) else { return 0 };
        let bar = derive::bars(self, *creature).find(|(id, at, _)| (*id, *at) == (object, bar));
        let Some((_, _, bar)) = bar else { return 0 };
        let mut facts = AttackFacts::planned(self.find(*creature), bar, self.find(target));
        facts.charging = self.acting().is_some_and(|phase| phase.moves > 0);
        derive::attack_dice(self, &facts)
    }

    fn bar_message(&self, object: ObjectId, bar: u8) -> Message {
        let object = self.find(object);
        let bar = object.and_then(|object| self.card(object).attacks.get(usize::from(bar)));
        bar.map_or_else(|| msg!("thing-gone"), |bar| Message::new(format!("attack-{}", bar.name)))
    }
}

/// The name of a card as a message.
pub fn card_message(id: &str) -> Message {
    Message::new(format!("card-{id}"))
}

fn link(named: &Named) -> Arg {
    object_link(named.id, &named.card)
}

fn object_link(id: ObjectId, card: &str) -> Arg {
    Arg::Object { object: u32::from(id.0), name: Box::new(card_message(card)) }
}

fn zone_text(zone: Zone) -> String {
    zone.to_string()
}

/// A face of the attack die as scripts and the log write it: `-`, `1`, `2`, `1*`, `2*`.
pub(crate) fn face_text(face: u8) -> &'static str {
    match face {
        3 => "1",
        4 => "2",
        5 => "1*",
        6 => "2*",
        _ => "-",
    }
}

fn faces_text(faces: &[u8]) -> String {
    faces.iter().map(|face| face_text(*face)).collect::<Vec<_>>().join(" ")
}

/// The name of a condition.
pub fn marker_message(marker: Marker) -> Message {
    match marker {
        Marker::Burn => msg!("marker-burn"),
        Marker::Cripple => msg!("marker-cripple"),
        Marker::Daze => msg!("marker-daze"),
        Marker::Rot => msg!("marker-rot"),
        Marker::Sleep => msg!("marker-sleep"),
        Marker::Stun => msg!("marker-stun"),
        Marker::Taunt => msg!("marker-taunt"),
        Marker::Weak => msg!("marker-weak"),
    }
}

/// A moment of the game in words.
pub fn moment_message(moment: Moment) -> Message {
    match moment {
        Moment::PhaseEnd(phase) => msg!("moment-phase-end", phase = phase_message(phase)),
        Moment::Activation => msg!("moment-activation"),
        Moment::ActionDone => msg!("moment-action-done"),
        Moment::ActionPhaseEnd => msg!("moment-action-phase-end"),
        Moment::Move(step) => match step {
            MoveStep::DeclareMove => msg!("moment-declare-move"),
            MoveStep::PayMoveCosts => msg!("moment-pay-move-costs"),
            MoveStep::LeavingZoneEffects => msg!("moment-leaving-zone-effects"),
            MoveStep::Walls => msg!("moment-walls"),
            MoveStep::Move => msg!("moment-move"),
            MoveStep::EnteringZoneEffects => msg!("moment-entering-zone-effects"),
        },
        Moment::Attack(step) => match step {
            AttackStep::DeclareAttack => msg!("moment-declare-attack"),
            AttackStep::PayCosts => msg!("moment-pay-costs"),
            AttackStep::RollToMiss => msg!("moment-roll-to-miss"),
            AttackStep::AvoidAttack => msg!("moment-avoid-attack"),
            AttackStep::RollDice => msg!("moment-roll-dice"),
            AttackStep::DamageAndEffects => msg!("moment-damage-and-effects"),
            AttackStep::AdditionalStrikes => msg!("moment-additional-strikes"),
            AttackStep::DamageBarrier => msg!("moment-damage-barrier"),
            AttackStep::Counterstrike => msg!("moment-counterstrike"),
            AttackStep::AttackEnds => msg!("moment-attack-ends"),
        },
    }
}

/// A phase of the round in words.
pub fn phase_message(phase: Phase) -> Message {
    match phase {
        Phase::Initiative => msg!("phase-initiative"),
        Phase::Reset => msg!("phase-reset"),
        Phase::Channel => msg!("phase-channel"),
        Phase::Upkeep => msg!("phase-upkeep"),
        Phase::Planning => msg!("phase-planning"),
        Phase::Deployment => msg!("phase-deployment"),
        Phase::FirstQuickcast => msg!("phase-first-quickcast"),
        Phase::Action => msg!("phase-action"),
        Phase::FinalQuickcast => msg!("phase-final-quickcast"),
    }
}

/// Names of all cards of a kind, for lists.
pub fn card_names(kind: Kind) -> impl Iterator<Item = Message> {
    cards::of_kind(kind).map(|id| card_message(&cards::card(id).id))
}
