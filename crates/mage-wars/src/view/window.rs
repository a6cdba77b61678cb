//! Windows as the seat knows them: moments for spells, and reveal windows with what is worth a stop: where an own hidden enchantment could make a difference, told from its card
//! and from what happens to the object that carries it.
//!
//! A window is open, or not, on public facts alone (see `flow/window.rs`). What is told here is for the seat itself.

use kernel::{Game, Seat, Window, WindowOption};

use crate::{
    flow::{
        AttackStep, CastStep, Choice, Frame, Moment, MoveStep, OpportunityKind, Phase, Question,
    },
    state::{MageWars, Object, ObjectId, Place},
    vocabulary::{Ability, Card, Gain, Stat, Timing, Trait, Trigger},
};

impl MageWars {
    pub(crate) fn open_to(&self, seat: Seat) -> Option<Window<Choice>> {
        match *self.asked(seat)? {
            Question::Reveal { moment } => Some(self.reveal_window(seat, moment)),
            Question::Opportunity(kind) => Some(self.casting_window(seat, kind)),
            Question::Initiative
            | Question::Upkeep
            | Question::PayUpkeep
            | Question::Plan
            | Question::Turn
            | Question::Act { .. }
            | Question::Detail
            | Question::Arrival
            | Question::Decide { .. }
            | Question::Trigger
            | Question::Push
            | Question::Embers
            | Question::Ransom
            | Question::Staunch
            | Question::Uproot
            | Question::Intercept { .. }
            | Question::Watch
            | Question::OrbGift
            | Question::Defend
            | Question::FollowUp { .. }
            | Question::NextDefender
            | Question::Reroll
            | Question::RoundEnd => None,
        }
    }

    /// Moments for spells: what lies prepared decides whether there is one to cast.
    fn casting_window(&self, seat: Seat, kind: OpportunityKind) -> Window<Choice> {
        let mut options = Vec::new();
        self.options(seat, &mut options);
        let options = options.iter().filter_map(|choice| {
            let (Choice::Cast { caster: object, .. } | Choice::Use { object, .. }) = choice else {
                return None;
            };
            Some(WindowOption { object: u32::from(object.0), choice: *choice, matters: true })
        });
        Window {
            pass: Choice::Pass,
            moment: kind.name().to_owned(),
            round: u32::from(self.round),
            decision: true,
            options: options.collect(),
        }
    }

    fn reveal_window(&self, seat: Seat, moment: Moment) -> Window<Choice> {
        let mut options = Vec::new();
        self.options(seat, &mut options);
        let options = options.iter().filter_map(|choice| {
            let Choice::Reveal { enchantment, pay: true } = choice else { return None };
            Some(WindowOption {
                object: u32::from(enchantment.0),
                choice: *choice,
                matters: self.find(*enchantment).is_some_and(|it| self.matters(it, moment)),
            })
        });
        Window {
            pass: Choice::Pass,
            moment: moment.name(),
            round: u32::from(self.round),
            decision: false,
            options: options.collect(),
        }
    }

    /// Whether revealing this after that moment could make a difference.
    pub(super) fn matters(&self, enchantment: &Object, moment: Moment) -> bool {
        let card = self.card(enchantment);
        // It comes by itself when its event does, and is wasted before (MW-MANDATORY-03).
        if card.mandatory {
            return false;
        }
        let bears = |id: ObjectId| enchantment.place == Place::On(id);
        match moment {
            // What counts in the next phase.
            Moment::PhaseEnd(Phase::Reset) => {
                gains(card, |gain| matches!(gain, Gain::Trait(Trait::Plus(Stat::Channeling, _))))
            }
            Moment::PhaseEnd(Phase::Channel) => works_in_upkeep(card),
            Moment::Activation => {
                self.acting_creature().is_some_and(bears) && !only_gains(card, guards)
            }
            Moment::Move(MoveStep::DeclareMove) => {
                let carried = self.agenda.iter().any(
                    |frame| matches!(frame, Frame::Move { movement, .. } if bears(movement.mover)),
                );
                carried && changes_moves(card)
            }
            Moment::Attack(step) => self.matters_in_attack(enchantment, step),
            // The last time before it resolves.
            Moment::Cast(CastStep::CounterSpell) => {
                let host = enchantment.place.host();
                let mut casts = self.agenda.iter().filter_map(Frame::cast);
                casts.any(|(cast, _)| host.is_some_and(|host| cast.on.names(host)))
            }
            Moment::PhaseEnd(_)
            | Moment::ActionDone
            | Moment::ActionPhaseEnd
            | Moment::Move(_)
            | Moment::Cast(_) => false,
        }
    }

    /// In an attack: the attacker's before the dice are rolled, the defender's when they are known, Defenses before they
    /// are chosen, what answers the attack before its step.
    fn matters_in_attack(&self, enchantment: &Object, step: AttackStep) -> bool {
        let Some(attack) = self.current_attack() else { return false };
        let attacks = attack.attacker.is_some_and(|id| enchantment.place == Place::On(id));
        let defends = enchantment.place == Place::On(attack.defender);
        let card = self.card(enchantment);
        match step {
            AttackStep::RollToMiss => defends && gains(card, |gain| matches!(gain, Gain::Defenses)),
            AttackStep::AvoidAttack => {
                attacks && !only_gains(card, |gain| guards(gain) || leads(gain))
            }
            AttackStep::RollDice => defends && !only_gains(card, |gain| !guards(gain)),
            AttackStep::AdditionalStrikes => {
                defends && gains(card, |gain| matches!(gain, Gain::DamageBarrier))
            }
            AttackStep::DamageBarrier => {
                defends && gains(card, |gain| matches!(gain, Gain::Counterstrike))
            }
            AttackStep::DeclareAttack
            | AttackStep::PayCosts
            | AttackStep::DamageAndEffects
            | AttackStep::Counterstrike
            | AttackStep::AttackEnds => false,
        }
    }
}

/// Whether the card gives something like this as long as it is revealed.
fn gains(card: &Card, like: impl Fn(&Gain) -> bool) -> bool {
    let abilities = &card.abilities;
    abilities.iter().any(|it| matches!(it, Ability::While { gains, .. } if gains.iter().any(&like)))
}

/// Whether the card does nothing but give things like these.
fn only_gains(card: &Card, like: impl Fn(&Gain) -> bool) -> bool {
    let abilities = &card.abilities;
    abilities.iter().all(|it| matches!(it, Ability::While { gains, .. } if gains.iter().all(&like)))
}

/// When a gain makes a difference. Every trait and gain has its place here: one that is put wrongly would cost its owner
/// a chance to reveal it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Concern {
    /// While its bearer is attacked, or outside the action stage.
    Guarding,
    /// Where its bearer can go.
    Ways,
    Anything,
}

fn guards(gain: &Gain) -> bool {
    concern(gain) == Concern::Guarding
}

fn leads(gain: &Gain) -> bool {
    concern(gain) == Concern::Ways
}

fn concern(gain: &Gain) -> Concern {
    match gain {
        Gain::Defenses
        | Gain::DamageBarrier
        | Gain::DefenseRolls { .. }
        | Gain::Counterstrike
        | Gain::PreventDamage(_) => Concern::Guarding,
        Gain::Trait(it) => concern_of_trait(it),
        Gain::Lose(it) if concern_of_trait(it) == Concern::Ways => Concern::Ways,
        Gain::Lose(_)
        | Gain::PerToken(..)
        | Gain::Scaled(..)
        | Gain::WhileGuarding(..)
        | Gain::Melee(_)
        | Gain::Ranged(_)
        | Gain::Against { .. }
        | Gain::Dice(..) => Concern::Anything,
    }
}

fn concern_of_trait(it: &Trait) -> Concern {
    match it {
        Trait::Aegis(_)
        | Trait::Burnproof
        | Trait::FiniteLife
        | Trait::Immunity(_)
        | Trait::Lifebond(_)
        | Trait::Obscured
        | Trait::Indestructible
        | Trait::Intercept
        | Trait::Regenerate(_)
        | Trait::Resilient
        | Trait::Tough(_) => Concern::Guarding,
        Trait::Plus(stat, _) => match stat {
            Stat::Armor
            | Stat::Channeling
            | Stat::Damage(_)
            | Stat::InnateLife
            | Stat::Life
            | Stat::Upkeep => Concern::Guarding,
            Stat::AttackDice
            | Stat::Bloodthirsty
            | Stat::Charge
            | Stat::Magebind
            | Stat::Melee
            | Stat::Piercing
            | Stat::Ranged => Concern::Anything,
        },
        Trait::Climbing
        | Trait::Elusive
        | Trait::Fast
        | Trait::Flying
        | Trait::Incapacitated
        | Trait::Incorporeal
        | Trait::Lumbering
        | Trait::MoveLimit(_)
        | Trait::Restrained
        | Trait::Rooted
        | Trait::Slow
        | Trait::Teleports(_)
        | Trait::Uncontainable
        | Trait::Unstoppable => Concern::Ways,
        Trait::Anchored
        | Trait::BlocksLoS
        | Trait::Cantrip
        | Trait::Extendable
        | Trait::Fragile
        | Trait::Familiar(_)
        | Trait::Legendary
        | Trait::Living
        | Trait::Magecast
        | Trait::Nonliving
        | Trait::PassageAttacks
        | Trait::PassageBlocked
        | Trait::Pest
        | Trait::Rage(_)
        | Trait::Spawnpoint { .. }
        | Trait::Spellbind(_)
        | Trait::Unique
        | Trait::Unmovable
        | Trait::Uproot(_)
        | Trait::Vigilant
        | Trait::Warded
        | Trait::ZoneExclusive => Concern::Anything,
    }
}

fn changes_moves(card: &Card) -> bool {
    let changes = |ability: &Ability| {
        matches!(
            ability,
            Ability::When {
                trigger: Trigger::TakesMoveAction
                    | Trigger::LeavesHere(_)
                    | Trigger::EntersOrActsHere(_),
                ..
            } | Ability::MoveCost { .. }
                | Ability::FullActionToPass(_)
        )
    };
    gains(card, leads) || card.abilities.iter().any(changes)
}

fn works_in_upkeep(card: &Card) -> bool {
    let triggered = card.abilities.iter().any(|ability| {
        matches!(
            ability,
            Ability::When { trigger: Trigger::Upkeep, .. }
                | Ability::Use { timing: Timing::Upkeep, .. }
        )
    });
    let gained = |gain: &Gain| {
        matches!(gain, Gain::Trait(Trait::Regenerate(_) | Trait::Plus(Stat::Upkeep, _)))
    };
    triggered || gains(card, gained)
}

#[cfg(test)]
mod tests {
    use kernel::Log;
    use serde_json::json;

    use super::*;

    /// Seat 0 has a wolf (2) with a card hidden on it (4), beside a wolf of seat 1 (3).
    fn board(card: &str, hidden_by: u8) -> MageWars {
        let wolf = |controller: u8| {
            json!({ "creature": {
                "card": "timber-wolf", "controller": controller, "piece": { "zone": "A1", "active": true },
            } })
        };
        MageWars::from_json(json!({
            "seats": [{ "mage": "beastmaster" }, { "mage": "warlock" }],
            "position": {
                "round": 1,
                "initiative": 0,
                "turn": 0,
                "mages": [{ "zone": "B1", "mana": 10 }, { "zone": "B3", "mana": 10 }],
                "objects": [wolf(0), wolf(1), { "enchantment": {
                    "card": card, "controller": hidden_by, "on": 2, "hidden": true,
                } }],
            },
        }))
    }

    /// The moments of an attack at which the owner of the hidden card is stopped.
    fn stops(card: &str, hidden_by: u8, attacker: u16) -> Vec<String> {
        let mut game = board(card, hidden_by);
        let (mut stops, mut options) = (Vec::new(), Vec::new());
        let target = ObjectId(5 - attacker);
        for _ in 0..60 {
            let Some(seat) = game.open_questions().first().map(|ask| ask.seat) else { break };
            let window = game.window(seat);
            let wanted = window.as_ref().map(|window| window.pass);
            if let Some(window) = window
                && window.options.iter().any(|option| option.matters)
            {
                stops.push(window.moment);
            }
            game.options(seat, &mut options);
            let attack = |choice: &&Choice| match choice {
                Choice::Activate(id) => *id == ObjectId(attacker),
                Choice::Attack { target: at, .. } => *at == target,
                _ => false,
            };
            let choice = wanted.or_else(|| options.iter().find(attack).copied());
            let choice = choice.unwrap_or(options[0]);
            game.apply_unchecked(seat, &choice, &mut Log::off());
            if stops.len() > 4 || game.round > 1 {
                break;
            }
        }
        stops
    }

    #[test]
    fn what_makes_an_attack_stronger_stops_when_its_bearer_acts_and_before_its_dice() {
        assert_eq!(stops("bear-strength", 0, 2)[..2], ["activation", "avoid-attack"]);
    }

    /// Seat 0's wolf, which carries a hidden card, moves to where nobody is.
    fn stops_on_the_way(card: &str) -> Vec<String> {
        let mut game = board(card, 0);
        let mut stops = Vec::new();
        let mut answer = |game: &mut MageWars, choice: Choice| {
            game.apply(Seat(0), &choice, &mut Log::off()).expect("a legal answer");
            while let Some(window) = game.window(Seat(0)).filter(|window| !window.decision) {
                if window.options.iter().any(|option| option.matters) {
                    stops.push(window.moment);
                }
                game.apply(Seat(0), &window.pass, &mut Log::off()).expect("a window can be passed");
            }
        };
        answer(&mut game, Choice::Activate(ObjectId(2)));
        answer(&mut game, Choice::Move(serde_json::from_value(json!("A2")).expect("a zone")));
        stops
    }

    #[test]
    fn a_move_stops_only_for_what_changes_moves_and_its_begin_for_what_changes_deeds() {
        assert_eq!(stops_on_the_way("rhino-hide"), Vec::<String>::new());
        assert_eq!(stops_on_the_way("bear-strength"), ["activation"]);
        assert_eq!(stops_on_the_way("cheetah-speed"), ["activation", "declare-move"]);
    }

    #[test]
    fn a_defender_is_asked_when_the_dice_are_known_and_only_for_what_guards() {
        assert_eq!(stops("rhino-hide", 0, 3)[..1], ["roll-dice"]);
        // What makes its own attacks stronger waits for one of those.
        assert!(!stops("bear-strength", 0, 3).contains(&"roll-dice".to_owned()));
    }

    #[test]
    fn what_comes_by_itself_stops_nowhere() {
        assert_eq!(stops("block", 0, 2), Vec::<String>::new());
    }

    #[test]
    fn whether_a_window_is_open_does_not_depend_on_what_lies_there() {
        let moments = |card| {
            let game = board(card, 0);
            game.open_questions()
                .iter()
                .map(|ask| game.window(ask.seat).is_some())
                .collect::<Vec<_>>()
        };
        assert_eq!(moments("bear-strength"), moments("block"));
    }
}
