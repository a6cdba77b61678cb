//! Player-versus-player combat (MK-PVP).

mod attack;
mod damage;
pub(crate) mod units;

use kernel::{Refusal, Seat, msg};
use rules::mk;

pub(super) use attack::{end_phase, launch, may_launch};
pub(crate) use damage::{Assign, uses};
pub(crate) use units::Hit;

use super::{Frame, interaction, skills, tactics, turn, variants};
use crate::{
    content::{Site, TableRule, tactic::Moment},
    derive,
    legal::{About, Answers, Judgement, Row, needs},
    state::{
        Cause, Choice, Combat, Duel, DuelPhase, DuelStage, Event, MageKnight, Phase, Question,
        Side, Stage, Turn, TurnKind,
    },
};

/// What cannot be done without a combat of heroes is done.
const NO_DUEL: &str = "a combat of heroes that is not fought";

/// Whether these two may fight now (MK-PVP-02, MK-PVP-03, MK-MOVE-25..28, MK-RULING-65).
pub(super) fn is_possible(game: &MageKnight, seat: Seat, other: Seat) -> bool {
    !game.plays(TableRule::NoPvp)
        && !game.are_allies(seat, other)
        && game.announced.is_none()
        && game.turns_left.is_none()
        && !game.player(other).turned_down
        && game.duel.is_none()
}

/// MK-MOVE-22: the hero this one attacks by staying, if it does.
pub(super) fn due(game: &MageKnight, seat: Seat) -> Option<Seat> {
    let other = derive::occupant(game, seat, game.player(seat).at)?;
    let free = game.turn.stage == Stage::Movement && game.turn.kind == TurnKind::Regular;
    (free && is_possible(game, seat, other)).then_some(other)
}

pub(super) fn may_begin(game: &MageKnight, seat: Seat) -> Judgement {
    needs(due(game, seat).is_some(), mk::PVP_01, "mk-refusal-no-duel")
}

/// MK-PVP-01: the action of the turn.
pub(super) fn begin(game: &mut MageKnight, seat: Seat, other: Seat) {
    game.turn.kind = TurnKind::Regular;
    game.turn.stage = Stage::Fighting;
    // MK-RULING-115
    let move_left = game.enter_combat(seat);
    units::reset(game, [seat, other]);
    // MK-PVP-55: what fought before takes no part in this combat.
    for unit in &mut game.player_mut(other).units {
        unit.fought = false;
    }
    let fighting = Turn { kind: TurnKind::Regular, stage: Stage::Fighting, ..Turn::default() };
    let combat = |move_left| Some(Combat { move_left, ..Combat::new(Cause::Duel) });
    let at = game.player(seat).at;
    game.duel = Some(Box::new(Duel {
        at,
        from: game.turn.path.last().copied().unwrap_or(at),
        aggressor: Side { seat, turn: Turn::default(), combat: combat(move_left) },
        defender: Side { seat: other, turn: fighting, combat: combat(0) },
        fully: false,
        phase: DuelPhase::Ranged,
        stage: DuelStage::Attend,
        // MK-PVP-18: the defender is first.
        aggressor_attacks: false,
        passed: 0,
        points: 0,
        own_elements: 0,
        shares: arrayvec::ArrayVec::new(),
        acting: seat,
        retreated: None,
    }));
    game.log.push(|| Event::DuelBegan { seat, other });
    game.agenda.push(Frame::Duel);
}

/// MK-PVP-05: whether this seat is attacked and has not said yet how it attends.
pub(super) fn is_attacked(game: &MageKnight, seat: Seat) -> bool {
    game.duel
        .as_ref()
        .is_some_and(|duel| duel.defender.seat == seat && duel.stage == DuelStage::Attend)
}

/// MK-PVP-06: whether to attend fully, as if the next turn began (MK-PVP-07..15). MK-PVP-05: what can be used before a turn
/// comes first.
pub(crate) struct Attend;

impl Row for Attend {
    fn about(&self, _game: &MageKnight) -> About {
        let about = About::new("attend", msg!("mk-question-attend"))
            .refusing(mk::PVP_05, "mk-refusal-not-before-attending");
        About { yes: msg!("mk-choice-fully"), no: msg!("mk-choice-partially"), ..about }
    }

    fn answers(&self, game: &MageKnight, seat: Seat, answers: &mut Answers<'_>) {
        let player = game.player(seat);
        // MK-RULING-65: attending fully needs a card that is no Wound.
        let only_wounds = Refusal::new(mk::RULING_65, "mk-refusal-only-wounds");
        answers.add_or(Choice::Accept, player.holds_more_than_wounds(), only_wounds);
        answers.add(Choice::Decline);
        if game.site_at(player.at) == Some(Site::Village) {
            let plunder = || interaction::may_plunder_between_turns(game, seat);
            answers.add_if(Choice::Plunder, plunder);
        }
        if player.tactic.is_some_and(|tactic| tactic.printed().moment == Moment::OnceBeforeTurn) {
            answers.add_if(Choice::UseTactic, || tactics::may_use(game, seat));
        }
        for skill in player.skills.iter().map(|held| held.skill) {
            let choice = Choice::UseSkill { skill };
            if skills::is_motivation(skill) {
                answers.add_if(choice, || skills::may_use(game, seat, skill));
            } else {
                answers.add_where(choice, false);
            }
        }
    }

    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice) {
        if let Choice::Accept | Choice::Decline = choice {
            return answer_attack(game, seat, choice == Choice::Accept);
        }
        game.agenda.push(Frame::Duel);
        match choice {
            Choice::Plunder => interaction::plunder(game, seat),
            Choice::UseTactic => tactics::use_tactic(game, seat),
            Choice::UseSkill { skill } => skills::use_skill(game, seat, skill),
            _ => game.misplaced(),
        }
    }
}

fn answer_attack(game: &mut MageKnight, seat: Seat, fully: bool) {
    let frozen = super::lasting::source_is_frozen(game, seat);
    let Some(duel) = &mut game.duel else { return game.broken(NO_DUEL) };
    duel.fully = fully;
    duel.stage = DuelStage::Attack;
    // MK-PVP-09, MK-PVP-13
    duel.defender.turn.dice_left = u8::from(fully && !frozen);
    game.log.push(|| Event::DuelAttended { seat, fully });
    game.agenda.push(Frame::Duel);
    if fully {
        let player = game.player_mut(seat);
        player.turned_down = true;
        for skill in &mut player.skills {
            skill.used = false;
        }
        // MK-RULING-65: what begins with a turn begins now.
        turn::glade(game, seat);
        variants::holdings::tower_mana(game, seat);
        tactics::before_turn(game, seat);
    }
}

/// Puts the turn of one of the two on the table, with its part of the combat.
fn act_as(game: &mut MageKnight, seat: Seat) {
    let Some(duel) = &mut game.duel else { return game.broken(NO_DUEL) };
    if duel.acting != seat {
        let left = duel.side_mut(duel.acting);
        left.turn = std::mem::take(&mut game.turn);
        left.combat = game.combat.take().or(left.combat.take());
        duel.acting = seat;
        game.turn = std::mem::take(&mut duel.side_mut(seat).turn);
    }
    game.combat = game.combat.take().or_else(|| duel.side_mut(seat).combat.take());
}

/// MK-PVP-55: Units that can fight or have fought, and the hero.
fn rivals(game: &MageKnight, seat: Seat) -> u8 {
    let units = game.player(seat).units.iter();
    units.filter(|unit| unit.can_act() || unit.fought).count() as u8 + 1
}

/// The next step of the combat.
pub(super) fn run(game: &mut MageKnight) {
    let Some(duel) = &game.duel else { return game.broken(NO_DUEL) };
    let (attacker, blocker) = (duel.attacker(), duel.blocker());
    let (stage, phase) = (duel.stage, duel.phase);
    match stage {
        DuelStage::Attend => game.ask(duel.defender.seat, Question::Attend),
        DuelStage::Attack => {
            let phase = match phase {
                DuelPhase::Ranged => Phase::RangedAndSiege,
                DuelPhase::Melee => Phase::Attack,
            };
            open(game, attacker, blocker, phase);
            begin_attack(game, phase);
            game.agenda.push(Frame::Turn { seat: attacker, step: turn::Step::Act });
        }
        DuelStage::Block => {
            open(game, blocker, attacker, Phase::Block);
            game.agenda.push(Frame::Turn { seat: blocker, step: turn::Step::Act });
        }
        DuelStage::Hit => units::go_on(game),
        DuelStage::Assign => {
            let mut out = Vec::new();
            // What protects the blocker's Units is part of the blocker's turn.
            act_as(game, blocker);
            Assign.options(game, attacker, &mut out);
            if out.len() > 1 {
                game.ask(attacker, Question::Assign);
            } else {
                next_attack(game);
            }
        }
        DuelStage::Ending => game.broken("a combat of heroes that is over goes on"),
    }
}

/// One of the two acts: points of before are gone.
fn open(game: &mut MageKnight, seat: Seat, other: Seat, phase: Phase) {
    act_as(game, seat);
    let rivals = rivals(game, other);
    let Some(combat) = &mut game.combat else { return game.broken(NO_DUEL) };
    combat.phase = phase;
    combat.begun = true;
    combat.attack = [[0; 4]; 3];
    combat.block = [0; 4];
    combat.riders.clear();
    combat.skip = false;
    combat.rivals = rivals;
}

/// An attack is put together; in the melee with what a Block has brought.
fn begin_attack(game: &mut MageKnight, phase: Phase) {
    let (Some(duel), Some(combat)) = (&mut game.duel, &mut game.combat) else {
        return game.broken(NO_DUEL);
    };
    duel.shares.clear();
    if phase == Phase::Attack {
        combat.play_later();
    }
}

/// MK-PVP-34, MK-PVP-35, MK-PVP-45: turns alternate; two passes end the phase.
fn next_attack(game: &mut MageKnight) {
    let Some(duel) = &mut game.duel else { return game.broken(NO_DUEL) };
    duel.stage = DuelStage::Attack;
    duel.points = 0;
    duel.aggressor_attacks = !duel.aggressor_attacks;
    if duel.passed >= 2 {
        duel.passed = 0;
        match duel.phase {
            DuelPhase::Ranged => {
                duel.phase = DuelPhase::Melee;
                duel.aggressor_attacks = true;
            }
            DuelPhase::Melee => return over(game),
        }
    }
    game.agenda.push(Frame::Duel);
}

/// MK-PVP-46..49, MK-RULING-02: the combat has a victor, or the aggressor goes back.
fn over(game: &mut MageKnight) {
    let Some(duel) = &game.duel else { return game.broken(NO_DUEL) };
    let (aggressor, defender) = (duel.aggressor.seat, duel.defender.seat);
    let (at, from, fully, retreated) = (duel.at, duel.from, duel.fully, duel.retreated);
    act_as(game, aggressor);
    game.combat = None;
    if let Some(duel) = &mut game.duel {
        duel.side_mut(defender).combat = None;
    }
    units::reset(game, [aggressor, defender]);
    game.turn.stage = Stage::Acted;
    game.log.push(|| Event::DuelEnded { loser: retreated });
    match retreated {
        Some(loser) => {
            let victor = if loser == aggressor { defender } else { aggressor };
            let fame = fame_for(game, victor, loser);
            game.gain_fame(victor, fame);
            // MK-RULING-77
            if victor == aggressor && derive::keep_of_another(game, victor, at) == Some(loser) {
                game.conquer(victor, at);
            }
        }
        None => {
            game.turn.path.pop();
            game.withdraw(aggressor, from, 0);
        }
    }
    if fully {
        // MK-PVP-11
        act_as(game, defender);
        game.turn.stage = Stage::Acted;
        let Some(duel) = &mut game.duel else { return game.broken(NO_DUEL) };
        duel.stage = DuelStage::Ending;
        game.agenda.push(Frame::Turn { seat: defender, step: turn::Step::Act });
    } else {
        game.duel = None;
    }
}

/// MK-PVP-47: what driving the other one off is worth.
pub(crate) fn fame_for(game: &MageKnight, victor: Seat, loser: Seat) -> u8 {
    let (up, down) = (game.player(victor), game.player(loser));
    match down.level.checked_sub(up.level) {
        Some(0) => u8::from(up.fame_total() < down.fame_total()),
        Some(levels) => 1 + 2 * levels,
        None => 0,
    }
}

/// The defender's turn is over: the aggressor's goes on.
pub(super) fn turn_over(game: &mut MageKnight) {
    let Some(duel) = &game.duel else { return game.broken(NO_DUEL) };
    let aggressor = duel.aggressor.seat;
    act_as(game, aggressor);
    game.duel = None;
}

/// MK-PVP-14: Skills of a defender who attends partially.
pub(super) fn may_use_skills(game: &MageKnight, seat: Seat) -> bool {
    game.duel.as_ref().is_none_or(|duel| duel.fully || duel.defender.seat != seat)
}

/// Where the hero of a seat stands in a combat of heroes: it is the defender there.
pub(super) fn is_defending(game: &MageKnight, seat: Seat) -> bool {
    game.duel.as_ref().is_some_and(|duel| duel.defender.seat == seat)
}
