//! Answers in words.

use kernel::{Arg, Game, Message, Seat, Viewer, msg};

use super::names::{card_arg, location_message, marker_message, object_link, zone_text};
use crate::{
    cards, derive,
    flow::{Aim, AttackKind, Choice, Frame, Question, Removal, RerollDice, Spell, UpkeepKind},
    state::{MageWars, Object, ObjectId},
    story::HIDDEN,
    vocabulary::{Amount, Effect, Gain, Marker, Pile, Stat, Trait, Until},
};

impl MageWars {
    pub(super) fn choice_message(&self, seat: Seat, choice: &Choice) -> Message {
        match choice {
            Choice::Initiative(holder) => msg!("choice-initiative", seat = *holder),
            Choice::UpkeepSeat(seat) => msg!("choice-upkeep-seat", seat = *seat),
            Choice::Upkeep { object, kind } => self.upkeep_message(seat, *object, *kind),
            Choice::PayUpkeep(true) => msg!("choice-pay"),
            Choice::PayUpkeep(false) => msg!("choice-let-go"),
            Choice::Push(zone) => msg!("choice-push", zone = zone_text(*zone)),
            Choice::Defend { source, at } => {
                let source_arg = self.object_arg(seat, *source);
                let defense = self
                    .find(*source)
                    .and_then(|object| self.card(object).defenses.get(usize::from(*at)));
                let (roll, cost) = defense.map_or((0, 0), |it| (it.roll, it.cost));
                match cost {
                    0 => msg!("choice-defend", source = source_arg, roll = roll),
                    cost => {
                        msg!("choice-defend-for", source = source_arg, roll = roll, cost = cost)
                    }
                }
            }
            Choice::Reroll(RerollDice::Roll) => msg!("choice-reroll"),
            Choice::Reroll(RerollDice::AllAttackDice) => msg!("choice-reroll-attack"),
            Choice::Reroll(RerollDice::EffectDie) => msg!("choice-reroll-effect"),
            Choice::Sweep(target) => {
                let (dice, cost) = self.attack_outlook(seat, choice);
                let target = self.object_arg(seat, *target);
                msg!("choice-sweep", target = target, dice = dice, cost = cost)
            }
            Choice::Prepare { card, caster } => {
                msg!(
                    "choice-prepare",
                    card = card_arg(*card),
                    caster = self.object_arg(seat, *caster)
                )
            }
            Choice::PutBack { card, caster } => {
                msg!(
                    "choice-put-back",
                    card = card_arg(*card),
                    caster = self.object_arg(seat, *caster)
                )
            }
            Choice::Ready => msg!("choice-ready"),
            Choice::Cast { spell, on, .. } => self.cast_message(seat, *spell, *on),
            Choice::Withdraw => msg!("choice-withdraw"),
            Choice::Location(location) => {
                msg!("choice-location", location = location_message(*location))
            }
            Choice::Extra(true) => msg!("choice-extra"),
            Choice::Extra(false) => msg!("choice-no-extra"),
            Choice::Remove(Removal::Marker(marker)) => {
                msg!("choice-remove-marker", marker = marker_message(*marker))
            }
            Choice::Remove(Removal::Enchantment(id)) => {
                msg!("choice-remove", object = self.object_arg(seat, *id))
            }
            Choice::Use { object, on, number, .. } => {
                let object = self.object_arg(seat, *object);
                let on = self.aim_message(seat, *on);
                match number {
                    0 => msg!("choice-use", object = object, on = on),
                    number => msg!("choice-use-for", object = object, on = on, number = *number),
                }
            }
            Choice::Border(border) => msg!("choice-extend", border = border.to_string()),
            Choice::Bind(card) => msg!("choice-bind", card = card_arg(*card)),
            Choice::Fetch(Pile::Spellbook) => msg!("choice-fetch-book"),
            Choice::Fetch(Pile::Discard) => msg!("choice-fetch-discard"),
            Choice::May(true) => msg!("choice-yes"),
            Choice::May(false) => msg!("choice-no"),
            Choice::Branch(branch) => self.branch_message(*branch),
            Choice::Pick(id) => msg!("choice-pick", object = self.object_arg(seat, *id)),
            Choice::Zone(zone) => msg!("choice-zone", zone = zone_text(*zone)),
            Choice::Number(number) => msg!("choice-number", number = *number),
            Choice::Order { object, .. } => {
                msg!("choice-order", object = self.object_arg(seat, *object))
            }
            Choice::Activate(id) => msg!("choice-activate", creature = self.object_arg(seat, *id)),
            Choice::Pass => msg!("choice-pass"),
            Choice::Move(zone) => {
                let cost = self.expected_toll(seat, choice);
                msg!("choice-move", zone = zone_text(*zone), cost = cost)
            }
            Choice::Teleport(zone) => {
                let creature = match self.asked(seat) {
                    Some(Question::Act { creature }) => Some(*creature),
                    _ => None,
                };
                let cost = creature.map_or(0, |creature| self.price_to_teleport(creature));
                msg!("choice-teleport", zone = zone_text(*zone), cost = cost)
            }
            Choice::Cross(zone) => {
                let cost = self.expected_toll(seat, choice);
                msg!("choice-cross", zone = zone_text(*zone), cost = cost)
            }
            Choice::Attack { target, .. }
                if self.find(*target).is_some_and(|it| self.is_orb(it)) =>
            {
                msg!("choice-touch", orb = self.object_arg(seat, *target))
            }
            Choice::Attack { object, bar, target } => {
                let (dice, cost) = self.attack_outlook(seat, choice);
                msg!(
                    "choice-attack",
                    target = self.object_arg(seat, *target),
                    attack = self.bar_message(*object, *bar),
                    dice = dice,
                    cost = cost,
                )
            }
            Choice::AttackZone { object, bar, zone } => msg!(
                "choice-attack-zone",
                zone = zone_text(*zone),
                attack = self.bar_message(*object, *bar),
            ),
            Choice::Guard => msg!("choice-guard"),
            Choice::Finish => msg!("choice-finish"),
            Choice::Counterstrike { object, bar } => {
                let (dice, _) = self.attack_outlook(seat, choice);
                let attack = self.bar_message(*object, *bar);
                msg!("choice-counterstrike", attack = attack, dice = dice)
            }
            Choice::Reveal { enchantment, pay } => {
                let cost = self.find(*enchantment).map_or(0, |it| self.reveal_price(it).0);
                let enchantment = self.object_arg(seat, *enchantment);
                if *pay {
                    msg!("choice-reveal", enchantment = enchantment, cost = cost)
                } else {
                    msg!("choice-reveal-unpaid", enchantment = enchantment)
                }
            }
        }
    }

    /// What an upkeep event does to the object.
    fn upkeep_message(&self, seat: Seat, id: ObjectId, kind: UpkeepKind) -> Message {
        let object = self.object_arg(seat, id);
        let found = self.find(id);
        let markers = |marker| found.map_or(0, |it| it.markers(marker));
        let traits = || found.map(|it| derive::traits(self, it)).unwrap_or_default();
        match kind {
            UpkeepKind::Bleed => {
                msg!("choice-upkeep-bleed", object = object, damage = markers(Marker::Bleed))
            }
            UpkeepKind::Burn => {
                msg!("choice-upkeep-burn", object = object, dice = markers(Marker::Burn))
            }
            UpkeepKind::Rot => {
                msg!("choice-upkeep-rot", object = object, damage = markers(Marker::Rot))
            }
            UpkeepKind::Regenerate => {
                msg!("choice-upkeep-regenerate", object = object, amount = traits().regenerate())
            }
            UpkeepKind::Cost => {
                let cost = found.map_or(0, |it| derive::upkeep(self, it));
                msg!("choice-upkeep-cost", object = object, cost = cost)
            }
            UpkeepKind::BondToMage => {
                msg!("choice-bond-to-mage", object = object, amount = traits().lifebond())
            }
            UpkeepKind::BondFromMage => {
                msg!("choice-bond-from-mage", object = object, amount = traits().lifebond())
            }
            UpkeepKind::Return => msg!("choice-upkeep-return", object = object),
            UpkeepKind::Orb => msg!("choice-upkeep-orb", object = object),
            UpkeepKind::Ability(_) => msg!("choice-upkeep-ability", object = object),
            UpkeepKind::Use(at) => {
                let used = self.named_use(seat, id, at);
                let (heading, ability, cost) = used;
                msg!("choice-upkeep-use", heading = heading, ability = ability, cost = cost)
            }
        }
    }

    /// An ability that can be used: the word it is known by, its name or that of its object, and what it costs.
    pub(crate) fn named_use(&self, seat: Seat, id: ObjectId, at: u8) -> (String, Arg, u16) {
        let found = self.find(id);
        let heading = found.and_then(|it| self.card(it).ability_name(usize::from(at)));
        let name = match heading {
            Some(name) => Arg::Message(Box::new(Message::new(format!("ability-{name}")))),
            None => self.object_arg(seat, id),
        };
        let cost = found.map_or(0, |it| self.cost_to_use(it, at));
        (heading.unwrap_or_default().to_owned(), name, cost)
    }

    /// What a branch does, where that can be said in a word.
    fn branch_message(&self, branch: u8) -> Message {
        let effect = match self.agenda.peek() {
            Some(Frame::Run(run)) => run.branch(branch),
            _ => None,
        };
        let named = match effect {
            Some(Effect::Gain { gains, until: Until::EndOfRound, .. }) => match gains.as_slice() {
                [Gain::Trait(Trait::Plus(Stat::Armor, amount))] => {
                    Some(msg!("branch-armor", amount = i32::from(*amount)))
                }
                [Gain::Trait(Trait::Plus(Stat::Melee, amount))] => {
                    Some(msg!("branch-melee", amount = i32::from(*amount)))
                }
                _ => None,
            },
            Some(Effect::Heal { amount: Amount::Number(amount), .. }) => {
                Some(msg!("branch-heal", amount = *amount))
            }
            Some(Effect::Heal { amount: Amount::Dice(dice), .. }) => {
                Some(msg!("branch-heal-dice", dice = *dice))
            }
            Some(_) | None => None,
        };
        named.unwrap_or_else(|| msg!("choice-branch", number = branch + 1))
    }

    /// A spell and what it is cast on.
    fn cast_message(&self, seat: Seat, spell: Spell, on: Aim) -> Message {
        let spell = match spell {
            Spell::Card(card) => card_arg(card),
            Spell::Bound(object) => match self.find(object).and_then(|object| object.bound) {
                Some(card) => card_arg(card),
                None => self.object_arg(seat, object),
            },
            Spell::Ability { object, at } => {
                let card = self.find(object).map(|object| self.card(object));
                match card.and_then(|card| card.ability_name(usize::from(at))) {
                    Some(name) => Arg::Message(Box::new(Message::new(format!("ability-{name}")))),
                    None => self.object_arg(seat, object),
                }
            }
        };
        msg!("choice-cast", spell = spell, on = self.aim_message(seat, on))
    }

    fn aim_message(&self, seat: Seat, on: Aim) -> Message {
        match on {
            Aim::Nothing => msg!("aim-nothing"),
            Aim::Zone(zone) => msg!("aim-zone", zone = zone_text(zone)),
            Aim::Border(border) => msg!("aim-border", border = border.to_string()),
            Aim::Object(id) => msg!("aim-object", object = self.object_arg(seat, id)),
            Aim::ObjectAndZone(id, zone) => {
                msg!("aim-object-zone", object = self.object_arg(seat, id), zone = zone_text(zone))
            }
            Aim::Two(id, second) => msg!(
                "aim-two",
                object = self.object_arg(seat, id),
                second = self.object_arg(seat, second),
            ),
            Aim::Discarded(card) => msg!("aim-discarded", card = card_arg(card)),
            Aim::DiscardedOf(owner, card) => {
                msg!("aim-discarded-of", card = card_arg(card), seat = owner)
            }
        }
    }

    /// An object by name, as a link. What lies hidden is named only to those who may know it.
    pub(crate) fn object_arg(&self, seat: Seat, id: ObjectId) -> Arg {
        match self.find_or_departed(id) {
            Some(object) if !self.knows(Viewer::Seat(seat), object) => object_link(id, HIDDEN),
            Some(object) => object_link(id, &cards::card(object.card).id),
            None => Arg::Message(Box::new(msg!("thing-gone"))),
        }
    }

    /// The dice an attack would roll now and what it would cost, for the label of the answer.
    fn attack_outlook(&self, seat: Seat, choice: &Choice) -> (i32, u16) {
        let Some(attack) = self.attack_of(seat, choice) else { return (0, 0) };
        let facts = attack.facts(self);
        let pays = attack.kind == AttackKind::Action;
        let cost = if pays { derive::attack_cost(self, &facts) } else { 0 };
        (derive::attack_dice(self, &facts), cost)
    }

    /// What a move would cost now.
    fn expected_toll(&self, seat: Seat, choice: &Choice) -> u16 {
        match (self.asked(seat), choice) {
            (Some(Question::Act { creature }), Choice::Move(_) | Choice::Cross(_)) => {
                let walks = |mover: &&Object| {
                    matches!(choice, Choice::Cross(_))
                        || derive::traits(self, mover).teleports() == 0
                };
                self.find(*creature).filter(walks).map_or(0, |mover| self.move_cost(mover))
            }
            _ => 0,
        }
    }

    fn bar_message(&self, object: ObjectId, bar: u8) -> Message {
        let object = self.find(object);
        let bar = object.and_then(|object| self.card(object).attacks.get(usize::from(bar)));
        bar.map_or_else(|| msg!("thing-gone"), |bar| Message::new(format!("attack-{}", bar.name)))
    }
}
