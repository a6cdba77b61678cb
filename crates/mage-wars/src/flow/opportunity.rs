//! Moments for spells: Quickcast Phases, before and after Action Phases, and the Deployment Phase.

use arrayvec::ArrayVec;
use kernel::{Message, RuleId, Seat, msg};
use rules::mw;
use serde::{Deserialize, Serialize};

use super::{CastTiming, Choice, Frame, Phase, Question, ability::UseTime, cast::Caster};
use crate::{
    cards, derive,
    legal::{Answers, Judgement, Row, forbid, other_question},
    state::{MAX_SEATS, MageWars, Object, ObjectId},
};

/// A seat's opportunity to cast, and to use abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opportunity {
    pub seat: Seat,
    pub kind: OpportunityKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OpportunityKind {
    /// Casting with spawnpoints (MW-READY-27).
    Deployment,
    /// The quickcast action in a Quickcast Phase (MW-QUICKCAST-03).
    Quickcast,
    /// Before or after a friendly Action Phase (MW-QUICKCAST-06).
    BesideActionPhase,
}

impl Row for Opportunity {
    fn asks(&self) -> (Question, RuleId) {
        let rule = match self.kind {
            OpportunityKind::Deployment => mw::READY_27,
            OpportunityKind::Quickcast => mw::QUICKCAST_03,
            OpportunityKind::BesideActionPhase => mw::QUICKCAST_06,
        };
        (Question::Opportunity(self.kind), rule)
    }

    fn words(&self, game: &MageWars, seat: Seat) -> Message {
        match self.kind {
            OpportunityKind::Deployment => {
                let mut casters =
                    game.spawnpoints(seat).filter(|it| game.prepared_by(seat, *it) > 0);
                match (casters.next(), casters.next()) {
                    (Some(caster), None) => {
                        msg!("ask-deploy-by", caster = game.object_arg(seat, caster))
                    }
                    _ => msg!("ask-deploy"),
                }
            }
            OpportunityKind::Quickcast if game.phase == Phase::FinalQuickcast => {
                msg!("ask-quickcast-final")
            }
            OpportunityKind::Quickcast => msg!("ask-quickcast"),
            OpportunityKind::BesideActionPhase => match game.about_to_act() {
                Some(creature) => {
                    msg!("ask-before-action", creature = game.object_arg(seat, creature))
                }
                None => msg!("ask-after-action"),
            },
        }
    }

    fn label(&self, _: &MageWars, _: Seat, choice: &Choice) -> Option<Message> {
        (*choice == Choice::Pass).then(|| match self.kind {
            OpportunityKind::Deployment | OpportunityKind::Quickcast => msg!("choice-cast-nothing"),
            OpportunityKind::BesideActionPhase => msg!("choice-go-on"),
        })
    }

    fn answers(&self, game: &MageWars, seat: Seat, answers: &mut Answers<'_>) {
        answers.walk(
            |out| self.list::<false>(game, seat, out),
            |out| self.list::<true>(game, seat, out),
            |choice| self.judge(game, seat, choice),
        );
    }

    /// A spell or an ability, or nothing more.
    fn take(&self, game: &mut MageWars, seat: Seat, choice: Choice) {
        if choice != Choice::Pass {
            game.agenda.push(Frame::Opportunity(*self));
            game.take_spell(seat, choice, self.kind.timing());
        }
    }
}

impl Opportunity {
    fn list<const LEGAL: bool>(&self, game: &MageWars, seat: Seat, out: &mut Vec<Choice>) {
        match self.kind {
            OpportunityKind::Deployment => {
                for caster in game.spawnpoints(seat) {
                    game.walk_casts::<LEGAL>(seat, caster, CastTiming::Deployment, out);
                }
                game.walk_uses::<LEGAL>(seat, UseTime::Deployment, out);
            }
            OpportunityKind::Quickcast => game.walk_quickcasts::<LEGAL>(seat, out),
            OpportunityKind::BesideActionPhase => {
                game.walk_quickcasts::<LEGAL>(seat, out);
                game.walk_towers::<LEGAL>(seat, out);
                game.walk_uses::<LEGAL>(seat, UseTime::Around, out);
            }
        }
        out.push(Choice::Pass);
    }

    fn judge(&self, game: &MageWars, seat: Seat, choice: Choice) -> Judgement {
        match (self.kind, choice) {
            (_, Choice::Cast { .. })
            | (
                OpportunityKind::BesideActionPhase | OpportunityKind::Deployment,
                Choice::Use { .. },
            ) => {
                let time = if self.kind == OpportunityKind::Deployment {
                    UseTime::Deployment
                } else {
                    UseTime::Around
                };
                game.judge_spell(seat, choice, self.kind.timing(), time)
            }
            (_, Choice::Pass) => Ok(()),
            _ => Err(self.other_question()),
        }
    }
}

impl OpportunityKind {
    /// Its name in scripts.
    pub(crate) fn name(self) -> &'static str {
        match self {
            OpportunityKind::Deployment => "deploy",
            OpportunityKind::Quickcast => "quickcast",
            OpportunityKind::BesideActionPhase => "around",
        }
    }

    fn timing(self) -> CastTiming {
        let deploys = self == OpportunityKind::Deployment;
        if deploys { CastTiming::Deployment } else { CastTiming::Quickcast }
    }
}

impl MageWars {
    /// MW-QUICKCAST-04, MW-QUICKCAST-07, MW-QUICKCAST-10, MW-READY-27, MW-RULING-17: everyone once, the initiative
    /// holder first.
    pub(super) fn offer_to_all(&mut self, kind: OpportunityKind) {
        for seat in self.seats_from(self.initiative).rev() {
            self.agenda.push(Frame::Opportunity(Opportunity { seat, kind }));
        }
    }

    /// Asks the seat, unless public facts tell that there is nothing it might do.
    #[inline(never)]
    pub(super) fn run_opportunity(&mut self, opportunity: Opportunity) {
        let seat = opportunity.seat;
        let is_open = match opportunity.kind {
            OpportunityKind::Deployment => self.player(seat).is_some_and(|player| {
                self.spawnpoints(seat).any(|spawnpoint| player.prepared_for(spawnpoint) > 0)
                    || self.has_ability_to_deploy(seat)
            }),
            OpportunityKind::Quickcast => self.might_quickcast(seat),
            // MW-QUICKCAST-06, MW-RULING-18: after a friendly Action Phase, the whole team in turn order.
            OpportunityKind::BesideActionPhase => {
                self.might_quickcast(seat)
                    || self.has_ability_around(seat)
                    || self.towers(seat).any(|tower| self.prepared_by(seat, tower) > 0)
            }
        };
        if is_open {
            self.wait(Frame::Opportunity(opportunity), seat);
        }
    }

    /// By public facts alone: the marker is ready, and there is something a mage might cast.
    pub(crate) fn might_quickcast(&self, seat: Seat) -> bool {
        self.mage(seat).is_some_and(|mage| mage.flags.quickcast && self.might_cast(seat, mage.id))
    }

    /// All seats in turn order, this one first.
    pub(super) fn seats_from(&self, first: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let seats = self.seats;
        (first.0..first.0 + seats).map(move |seat| Seat(seat % seats))
    }

    /// Those who may do something before or after an Action Phase of this seat's creatures, this seat first.
    pub(super) fn friends_of(&self, seat: Seat) -> ArrayVec<Seat, MAX_SEATS> {
        let friend = |other: &Seat| self.same_team(seat, *other) && self.mage(*other).is_some();
        self.seats_from(seat).filter(friend).collect()
    }

    pub(crate) fn spawnpoints(&self, seat: Seat) -> impl Iterator<Item = ObjectId> {
        let spawns = |object: &&Object| cards::compiled(object.card).spawns.is_some();
        let casters = self.objects.among(derive::board_index(self).casters).filter(spawns);
        casters.filter(move |object| object.controller == seat).map(|object| object.id)
    }

    /// How many spells lie prepared for a caster.
    fn prepared_by(&self, seat: Seat, caster: ObjectId) -> usize {
        self.player(seat).map_or(0, |player| player.prepared_for(caster))
    }

    /// The creature whose Action Phase comes next, while something may be done before it.
    fn about_to_act(&self) -> Option<ObjectId> {
        self.agenda
            .iter()
            .find_map(|frame| match frame {
                Frame::ActionPhase(phase) => Some(phase).filter(|phase| !phase.begun),
                _ => None,
            })
            .map(|phase| phase.creature)
    }

    /// What a seat's mage might cast with its quickcast action.
    pub(super) fn walk_quickcasts<const LEGAL: bool>(&self, seat: Seat, out: &mut Vec<Choice>) {
        if let Some(mage) = self.mage(seat).filter(|mage| !LEGAL || mage.flags.quickcast) {
            self.walk_casts::<LEGAL>(seat, mage.id, CastTiming::Quickcast, out);
        }
    }

    /// Those of a seat that cast around Action Phases.
    fn towers(&self, seat: Seat) -> impl Iterator<Item = ObjectId> {
        let casts = |object: &&Object| cards::compiled(object.card).casts_around;
        let casters = self.objects.among(derive::board_index(self).casters).filter(casts);
        casters.filter(move |object| object.controller == seat).map(|object| object.id)
    }

    /// What they might cast.
    pub(super) fn walk_towers<const LEGAL: bool>(&self, seat: Seat, out: &mut Vec<Choice>) {
        for tower in self.towers(seat) {
            self.walk_casts::<LEGAL>(seat, tower, CastTiming::Around, out);
        }
    }

    /// With which right this caster casts where others use a quickcast.
    fn timing_of(&self, caster: ObjectId, timing: CastTiming) -> CastTiming {
        let around = self.find(caster).is_some_and(|it| cards::compiled(it.card).casts_around);
        if around && timing == CastTiming::Quickcast { CastTiming::Around } else { timing }
    }

    /// Whether a spell can be cast so, or an ability used.
    pub(super) fn judge_spell(
        &self,
        seat: Seat,
        choice: Choice,
        timing: CastTiming,
        time: UseTime<'_>,
    ) -> Judgement {
        match choice {
            Choice::Cast { caster, spell, on } => {
                let timing = self.timing_of(caster, timing);
                // In a Quickcast Phase there is no Action Phase to cast around.
                let idle = timing == CastTiming::Around && self.phase != Phase::Action;
                forbid(idle, mw::FAMILIAR_09, "refusal-no-caster")?;
                self.judge_cast(seat, caster, spell, on, timing)
            }
            Choice::Use { object, ability, on, number } => {
                self.judge_use(seat, (object, ability, on, number), time)
            }
            _ => Err(other_question(mw::CAST_02)),
        }
    }

    /// Begins to declare the spell, or uses the ability; the frame that asked lies innermost.
    pub(super) fn take_spell(&mut self, seat: Seat, choice: Choice, timing: CastTiming) {
        match choice {
            Choice::Cast { caster, spell, on } => {
                let timing = self.timing_of(caster, timing);
                let caster = self.find(caster);
                let caster = caster.map(|caster| Caster::new(self, seat, caster, timing));
                match caster.and_then(|caster| self.declared(&caster, spell, on).ok()) {
                    Some(cast) => self.begin_cast(cast),
                    None => self.wrong_answer(choice),
                }
            }
            Choice::Use { object, ability, on, number } => {
                self.use_ability(seat, object, ability, on, number);
            }
            other => self.wrong_answer(other),
        }
    }
}
