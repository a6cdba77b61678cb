//! Missing and avoiding: the Roll to Miss and Avoid Attack Steps.

use kernel::{Message, Refusal, RuleId, Seat, msg};
use rules::mw;

use super::{Attack, AttackKind, AttackStep, EFFECT_DIE};
use crate::{
    cards,
    derive::{self, Flag, Viewpoint},
    event::Event,
    flow::{Choice, Frame, Question, Reroll, TriggerEvent},
    legal::{Answers, Judgement, Row, enough, forbid, needs, other_question},
    state::{DEFENSE_SLOT, Face, MageWars, Object, ObjectId},
    vocabulary::{AttackReach, AttackTrait, Defense, Marker},
};

/// What a dazed attacker must roll (MW-COND-DAZE-01).
pub(crate) const DAZE_ROLL: u8 = 7;

/// The Avoid Attack Step asks for a Defense.
impl Row for Attack {
    fn asks(&self) -> (Question, RuleId) {
        (Question::Defend, mw::DEFENSE_02)
    }

    fn words(&self, game: &MageWars, seat: Seat) -> Message {
        let defender = game.object_arg(seat, self.defender);
        let dice = derive::attack_dice(game, &self.facts(game));
        match self.attacker.map(|id| game.object_arg(seat, id)) {
            Some(attacker) => {
                msg!("ask-defend-from", attacker = attacker, defender = defender, dice = dice)
            }
            None => msg!("ask-defend", defender = defender, dice = dice),
        }
    }

    fn label(&self, _: &MageWars, _: Seat, choice: &Choice) -> Option<Message> {
        (*choice == Choice::Pass).then(|| msg!("choice-no-defense"))
    }

    fn answers(&self, game: &MageWars, _: Seat, answers: &mut Answers<'_>) {
        for (source, at) in game.defenses(self.defender) {
            let judge = || game.judge_defense(self, source, at);
            answers.add_if(Choice::Defend { source, at }, judge);
        }
        answers.add(Choice::Pass);
    }

    fn take(&self, game: &mut MageWars, _: Seat, choice: Choice) {
        match choice {
            Choice::Defend { source, at } => {
                game.use_up(source, DEFENSE_SLOT + at);
                if !game.pay_for_defense(self, source, at) {
                    return game.wrong_answer(choice);
                }
                let avoided = game.roll_defense(self, source, at);
                if avoided || !game.offer_reroll(Reroll::Defense { attack: *self, source, at }) {
                    game.after_defense(*self, avoided);
                }
            }
            Choice::Pass => game.after_defense(*self, false),
            other => game.wrong_answer(other),
        }
    }
}

impl MageWars {
    /// MW-COND-DAZE-01, MW-COND-DAZE-02: one roll a strike, however many markers.
    pub(crate) fn misses(&mut self, attacker: Option<ObjectId>) -> bool {
        let object = attacker.and_then(|id| self.find(id));
        if object.is_none_or(|attacker| attacker.markers(Marker::Daze) == 0) {
            return false;
        }
        let roll = self.chance.roll(EFFECT_DIE);
        let missed = roll < DAZE_ROLL;
        if let Some(attacker) = attacker.and_then(|id| self.thing(id)) {
            self.log.push(|| Event::MissRolled { attacker, roll, missed });
        }
        missed
    }

    /// MW-MANDATORY-06: what must be revealed comes first, then the offer of a Defense.
    pub(super) fn avoid_step(&mut self, mut attack: Attack) {
        if !attack.alerted {
            attack.alerted = true;
            let (defender, attacker) = (attack.defender, attack.attacker);
            self.fire(TriggerEvent::Attacked { defender, attacker });
            if !self.pending.is_empty() {
                let step = AttackStep::AvoidAttack;
                return self.agenda.push(Frame::Attack { attack, step });
            }
        }
        if attack.avoided || attack.reflected.is_some() || attack.kind == AttackKind::Zone {
            return self.after_defense(attack, attack.avoided);
        }
        self.offer_defense(attack);
    }

    /// MW-ATTACK-S04-01, MW-DEFENSE-04, MW-DEFENSE-07: the defender's controller may use one Defense, before any dice.
    fn offer_defense(&mut self, attack: Attack) {
        let seat = self.find(attack.defender).map(|defender| self.decider(defender.controller));
        match seat.filter(|seat| attack.has_options(self, *seat)) {
            Some(seat) => self.wait(Frame::Attack { attack, step: AttackStep::AvoidAttack }, seat),
            None => self.go_on(attack, AttackStep::AvoidAttack, Some(AttackStep::RollDice)),
        }
    }

    /// The Defenses of an object: its own and those of what is attached to it (MW-DEFENSE-14).
    pub(crate) fn defenses(&self, defender: ObjectId) -> impl Iterator<Item = (ObjectId, u8)> {
        let lent = self.attached_to(defender).filter(|attached| {
            attached.face == Face::Up && cards::compiled(attached.card).lends_defenses
        });
        self.find(defender).into_iter().chain(lent).flat_map(|source| {
            let count = self.card(source).defenses.len() as u8;
            (0..count).map(|at| (source.id, at))
        })
    }

    fn defense(&self, source: ObjectId, at: u8) -> Option<(&Object, &'static Defense)> {
        let object = self.find(source)?;
        Some((object, cards::card(object.card).defenses.get(usize::from(at))?))
    }

    /// MW-DEFENSE-05, MW-DEFENSE-08 to MW-DEFENSE-10, MW-DEFENSE-13, MW-DEFENSE-16
    pub(crate) fn judge_defense(&self, attack: &Attack, source: ObjectId, at: u8) -> Judgement {
        let unknown = || other_question(mw::DEFENSE_04);
        let (object, defense) = self.defense(source, at).ok_or_else(unknown)?;
        let facts = attack.facts(self);
        let defender = facts.defender.ok_or_else(unknown)?;
        let bars = |found: &AttackTrait| *found == AttackTrait::Unavoidable;
        let unavoidable = derive::attack_has(self, &facts, bars);
        forbid(unavoidable, mw::DEFENSE_10, "refusal-unavoidable")?;
        let most = defense.uses.per_round();
        let used = most.is_some_and(|most| object.uses(DEFENSE_SLOT + at) >= most);
        forbid(used, mw::DEFENSE_05, "refusal-defense-used")?;
        match attack.bar.bar().reach {
            AttackReach::Melee => {
                needs(defense.against_melee, mw::DEFENSE_08, "refusal-defense-melee")?;
            }
            AttackReach::Ranged(_) => {
                needs(defense.against_ranged, mw::DEFENSE_09, "refusal-defense-ranged")?;
            }
            AttackReach::Passage { .. } => {
                return Err(Refusal::new(mw::WALL_13, "refusal-unavoidable"));
            }
            AttackReach::Zone { .. } | AttackReach::DamageBarrier | AttackReach::Special => (),
        }
        let fits = defense.only_from.as_ref().is_none_or(|filter| {
            let like = |it| derive::matches_from(self, &Viewpoint::of(defender), filter, it);
            facts.attacker.is_some_and(like)
        });
        needs(fits, mw::DEFENSE_04, "refusal-defense-attacker")?;
        let helpless = derive::traits(self, defender).has(Flag::Incapacitated);
        forbid(helpless && !defense.steadfast, mw::DEFENSE_13, "refusal-incapacitated")?;
        let has = self.mana_of(defender.controller);
        enough(has, u16::from(defense.cost), mw::DEFENSE_16, "refusal-mana")
    }

    /// MW-DEFENSE-16: its price, before the roll. False if it cannot be paid.
    fn pay_for_defense(&mut self, attack: &Attack, source: ObjectId, at: u8) -> bool {
        let cost = self.defense(source, at).map(|(_, defense)| u16::from(defense.cost));
        let seat = self.find(attack.defender).map(|defender| defender.controller);
        cost.zip(seat).is_some_and(|(cost, seat)| self.pay(seat, cost))
    }

    /// MW-ATTACK-S04-02, MW-ATTACK-S04-03
    pub(crate) fn after_defense(&mut self, attack: Attack, avoided: bool) {
        let next = if avoided { AttackStep::AdditionalStrikes } else { AttackStep::RollDice };
        let next = Some(next).filter(|_| !avoided || attack.kind.is_whole());
        self.go_on(attack, AttackStep::AvoidAttack, next);
    }

    pub(crate) fn roll_defense(&mut self, attack: &Attack, source: ObjectId, at: u8) -> bool {
        let needed = self.defense(source, at).map(|(_, defense)| defense.roll);
        let least = self.defense_roll(attack, source, at);
        let (Some(needed), Some(least)) = (needed, least) else {
            self.broken("a Defense is used that is not there");
            return false;
        };
        let roll = self.chance.roll(EFFECT_DIE);
        let avoided = i32::from(roll) >= least;
        let (attacker, source) = (attack.attacker_thing(self), self.thing(source));
        self.tell(attack.defender, |defender| Event::DefenseRolled {
            defender,
            attacker,
            source,
            roll,
            needed,
            avoided,
        });
        avoided
    }

    /// What must be rolled to avoid the attack, with everything that makes it harder.
    pub(crate) fn defense_roll(&self, attack: &Attack, source: ObjectId, at: u8) -> Option<i32> {
        let (_, defense) = self.defense(source, at)?;
        let modifier = match self.find(attack.defender) {
            Some(defender) if !defense.steadfast => self.defense_modifier(defender),
            Some(_) | None => 0,
        };
        let bonus = self.find(attack.defender);
        let bonus = bonus.map_or(0, |defender| derive::defense_bonus(self, defender, source));
        Some(i32::from(defense.roll) - modifier - bonus)
    }

    /// MW-DEFENSE-11, MW-DEFENSE-12
    pub(crate) fn defense_modifier(&self, defender: &Object) -> i32 {
        let daze = 2 * i32::from(defender.markers(Marker::Daze));
        let restrained = derive::traits(self, defender).has(Flag::Restrained);
        -daze - if restrained { 2 } else { 0 }
    }
}
