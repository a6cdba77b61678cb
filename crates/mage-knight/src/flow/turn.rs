//! A player's turn: how it begins, what can be done in it, when it may end (MK-TURN).

use kernel::{Refusal, Seat};
use rules::mk;
use serde::{Deserialize, Serialize};

use super::{
    Frame, combat, duel, end_of_turn, exploring, interaction, joint_assault, lasting, movement,
    playing, recruiting, resting, round, skills, tactics, turn_options, variants,
};
use crate::{
    content::{Mana, Site, Time},
    legal::{About, Answers, Judgement, Row, forbid, misplaced},
    state::{Choice, Event, MageKnight, Mover, Question, Rest, Stage, TurnKind},
    text,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    Begin,
    /// MK-TURN-03: whether there is anything to do at all.
    CheckEndOfRound,
    /// Ask what to do next.
    Act,
}

pub(super) fn run(game: &mut MageKnight, seat: Seat, step: Step) {
    match step {
        Step::Begin => {
            game.begin_turn(seat);
            lasting::turn_begins(game, seat);
            exploring::settle_owed(game);
            movement::arrive(game, seat);
            game.agenda.push(Frame::Turn { seat, step: Step::CheckEndOfRound });
            tactics::before_turn(game, seat);
        }
        Step::CheckEndOfRound => {
            let player = game.player(seat);
            if !(player.deck.is_empty() && player.hand.is_empty()) {
                glade(game, seat);
                variants::holdings::tower_mana(game, seat);
                game.agenda.push(Frame::Turn { seat, step: Step::Act });
            } else if game.announced.is_none() {
                // MK-TURN-06: there is no choice, so nobody is asked.
                announce(game, seat);
            } else {
                // MK-TURN-08: the turn is forfeited.
                game.agenda.push(Frame::EndOfTurn { seat, step: end_of_turn::Step::Over });
            }
        }
        Step::Act if joint_assault::is_between_combats(game) => joint_assault::fought(game),
        Step::Act => game.ask(seat, Question::Act),
    }
}

/// MK-SITE-GLADE-01: a turn begun in a magical glade gives mana.
pub(super) fn glade(game: &mut MageKnight, seat: Seat) {
    let site = game.site_at(game.player(seat).at);
    if site == Some(Site::Glade) {
        let mana = match game.time {
            Time::Day => Mana::Gold,
            Time::Night => Mana::Black,
        };
        game.gain_mana(seat, mana, 1);
    }
}

/// Whether this can be done next in the turn.
pub(super) fn may_act(game: &MageKnight, seat: Seat, choice: Choice) -> Judgement {
    match choice {
        Choice::Play { card, way } => playing::may_play(game, seat, card, way),
        Choice::Activate { unit, ability } => playing::may_activate(game, seat, unit, ability),
        Choice::UseSkill { skill } => skills::may_use(game, seat, skill),
        Choice::UseBanner { unit } => playing::may_use_banner(game, seat, unit),
        Choice::UseTactic => tactics::may_use(game, seat),
        Choice::Move { to } => movement::may_move(game, seat, to),
        Choice::Explore { at } => exploring::may_explore(game, seat, at),
        Choice::Interact => interaction::may_interact(game, seat),
        Choice::Recruit { unit } => recruiting::may_recruit(game, seat, unit),
        Choice::BuyHealing => interaction::may_buy_healing(game, seat),
        Choice::BuyCard { card } => interaction::may_buy_card(game, seat, card),
        Choice::BuyArtifact => interaction::may_buy_artifact(game, seat),
        Choice::BuyUnseen => interaction::may_buy_unseen(game, seat),
        Choice::AddElite => interaction::may_add_elite(game, seat),
        Choice::EnterSite => combat::may_enter_site(game, seat),
        Choice::Burn => combat::may_burn(game, seat),
        Choice::Challenge { spaces } => combat::may_challenge(game, seat, spaces),
        Choice::Plunder => interaction::may_plunder(game, seat),
        Choice::MarkGlade { instead } => variants::incantation::may_mark(game, seat, instead),
        Choice::Incant => variants::incantation::may_incant(game, seat),
        Choice::Heal => playing::may_heal(game, seat),
        Choice::HealUnit { unit } => playing::may_heal_unit(game, seat, unit),
        Choice::Strike { enemies } => combat::may_strike(game, enemies),
        Choice::Block { enemy } => combat::may_block(game, enemy),
        Choice::MoveToAttack { ranged } => combat::may_move_to_attack(game, ranged),
        Choice::InfluenceToBlock => combat::may_influence_to_block(game),
        Choice::Damage { enemy, to } => combat::may_assign(game, seat, enemy, to),
        Choice::EndPhase => combat::may_end_phase(game),
        Choice::Duel => duel::may_begin(game, seat),
        Choice::Launch => duel::may_launch(game),
        Choice::Propose { city, shares } => joint_assault::may_propose(game, seat, city, shares),
        Choice::Rest => resting::may_rest(game, seat),
        Choice::Discard { card } => resting::may_discard(game, seat, card),
        Choice::AnnounceEndOfRound => may_announce(game, seat),
        Choice::EndTurn => may_end(game, seat),
        // MK-ENDTURN-01: drawing is the last step of the turn's end.
        Choice::Draw => Err(Refusal::new(mk::ENDTURN_01, "mk-refusal-turn-not-ended")),
        Choice::Tactic { .. }
        | Choice::TakeHero { .. }
        | Choice::Pick { .. }
        | Choice::Pay { .. }
        | Choice::Color { .. }
        | Choice::Card { .. }
        | Choice::Enemy { .. }
        | Choice::Unit { .. }
        | Choice::OthersUnit { .. }
        | Choice::Hero { .. }
        | Choice::OfferUnit { .. }
        | Choice::OfferAbility { .. }
        | Choice::Space { .. }
        | Choice::Amount { .. }
        | Choice::Die { .. }
        | Choice::Top
        | Choice::Bottom
        | Choice::Skill { .. }
        | Choice::Claim { .. }
        | Choice::Accept
        | Choice::Decline => Err(misplaced()),
    }
}

/// What to do next in the turn, combat included.
pub(crate) struct Act;

impl Row for Act {
    fn about(&self, game: &MageKnight) -> About {
        let id = game.combat.as_ref().map_or("turn", |combat| combat.phase.id());
        About::new(id, text::act_question(game))
    }

    fn answers(&self, game: &MageKnight, seat: Seat, answers: &mut Answers<'_>) {
        answers.walk(
            |out| turn_options::list::<false>(game, seat, out),
            |out| turn_options::list::<true>(game, seat, out),
            |choice| may_act(game, seat, choice),
        );
    }

    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice) {
        act(game, seat, choice);
    }
}

/// Does what the player chose, and asks again unless the turn is over.
fn act(game: &mut MageKnight, seat: Seat, choice: Choice) {
    let over = match choice {
        Choice::AnnounceEndOfRound | Choice::EndTurn | Choice::Launch => true,
        Choice::EndPhase => game.duel.is_some(),
        _ => false,
    };
    if !over {
        game.agenda.push(Frame::Turn { seat, step: Step::Act });
    }
    match choice {
        Choice::AnnounceEndOfRound => announce(game, seat),
        Choice::EndTurn => {
            game.agenda.push(Frame::EndOfTurn { seat, step: end_of_turn::Step::Begin });
        }
        Choice::Launch => duel::launch(game, seat),
        Choice::EndPhase if game.duel.is_some() => duel::end_phase(game, seat),
        Choice::Play { card, way } => playing::play(game, seat, card, way),
        Choice::Activate { unit, ability } => playing::activate(game, seat, unit, ability),
        Choice::UseSkill { skill } => skills::use_skill(game, seat, skill),
        Choice::UseBanner { unit } => playing::use_banner(game, seat, unit),
        Choice::UseTactic => tactics::use_tactic(game, seat),
        Choice::Move { to } => movement::go(game, seat, to),
        Choice::Explore { at } => exploring::explore(game, seat, at),
        Choice::Interact => interaction::interact(game, seat),
        Choice::Recruit { unit } => recruiting::recruit(game, seat, unit),
        Choice::BuyHealing => interaction::buy_healing(game, seat),
        Choice::BuyCard { card } => interaction::buy_card(game, seat, card),
        Choice::BuyArtifact => interaction::buy_artifact(game, seat),
        Choice::BuyUnseen => interaction::buy_unseen(game, seat),
        Choice::AddElite => interaction::add_elite(game, seat),
        Choice::EnterSite => combat::enter_site(game, seat),
        Choice::Burn => combat::burn(game, seat),
        Choice::Challenge { spaces } => combat::begin_rampaging(game, seat, spaces, false),
        Choice::Plunder => interaction::plunder(game, seat),
        Choice::MarkGlade { instead } => variants::incantation::mark(game, seat, instead),
        Choice::Incant => variants::incantation::incant(game, seat),
        Choice::Heal => playing::heal(game, seat),
        Choice::HealUnit { unit } => playing::heal_unit(game, seat, unit),
        Choice::Strike { enemies } => combat::strike(game, seat, enemies),
        Choice::Block { enemy } => combat::block(game, seat, enemy),
        Choice::MoveToAttack { ranged } => combat::move_to_attack(game, seat, ranged),
        Choice::InfluenceToBlock => combat::influence_to_block(game, seat),
        Choice::Damage { enemy, to } => combat::assign(game, seat, enemy, to),
        Choice::EndPhase => combat::end_phase(game, seat),
        Choice::Duel => match duel::due(game, seat) {
            Some(other) => duel::begin(game, seat, other),
            None => game.broken("a combat of heroes without another hero"),
        },
        Choice::Propose { city, shares } => joint_assault::propose(game, seat, city, shares),
        Choice::Rest => game.declare_rest(seat),
        Choice::Discard { card } => resting::discard(game, seat, card),
        // What [`may_act`] refuses.
        _ => game.misplaced(),
    }
}

/// MK-TURN-04: the end of the round can be announced instead of a turn, once the deck has run out.
fn may_announce(game: &MageKnight, seat: Seat) -> Judgement {
    forbid(game.turn.kind != TurnKind::Open, mk::TURN_04, "mk-refusal-announce-too-late")?;
    // MK-TURN-05; nothing was done yet in this turn, so the deck is what it was at its start.
    let deck = game.player(seat).deck.len();
    if deck > 0 {
        let refusal = Refusal::new(mk::TURN_05, "mk-refusal-announce-deck");
        return Err(refusal.with("cards", deck as i32));
    }
    forbid(game.announced.is_some(), mk::TURN_04, "mk-refusal-announced-before")
}

/// MK-TURN-09: a forfeited turn ends at once. With the turn the steps of its end are skipped too.
fn announce(game: &mut MageKnight, seat: Seat) {
    // MK-ROUND-22: the announcement replaces the turn.
    game.announced = Some(Mover::Seat(seat));
    game.log.push(|| Event::RoundEndAnnounced { seat });
    game.agenda.push(Frame::Round(round::Step::NextTurn(game.order_at + 1)));
}

/// MK-TURN-11, MK-TURN-12: a turn may end when a card was played or discarded, can still be discarded, or there was
/// none.
fn may_end(game: &MageKnight, seat: Seat) -> Judgement {
    forbid(game.turn.stage == Stage::Fighting, mk::COMBAT_GEN_02, "mk-refusal-fighting")?;
    // MK-MOVE-22: whoever stays attacks.
    forbid(duel::due(game, seat).is_some(), mk::MOVE_22, "mk-refusal-duel-due")?;
    let player = game.player(seat);
    match game.turn.kind {
        TurnKind::Resting(Rest::Declared) if !player.hand.is_empty() => {
            Err(Refusal::new(mk::REST_03, "mk-refusal-rest-unfinished"))
        }
        // MK-RULING-18: Wounds cannot be discarded at the end of the turn; only slow recovery helps. A turn that has
        // become a regular one by other means than a card cannot become a rest any more.
        TurnKind::Open | TurnKind::Begun
            if !game.turn.card_used
                && !player.hand.is_empty()
                && !player.holds_more_than_wounds() =>
        {
            Err(Refusal::new(mk::RULING_18, "mk-refusal-only-wounds"))
        }
        TurnKind::Open | TurnKind::Begun | TurnKind::Regular | TurnKind::Resting(_) => Ok(()),
    }
}
