//! A round: its preparation, its turns in order, its end (MK-ROUND).

use kernel::{Refusal, Seat, msg};
use rules::mk;
use serde::{Deserialize, Serialize};

use super::{Frame, exploring, lasting, skills, tactics, turn, variants, yes_no::YesNo};
use crate::{
    cards::OfferKind,
    content::{EliteUnits, Site, TacticId, Time, UnitKind},
    derive,
    event::CardDestination,
    legal::{About, Answers, Row, misplaced},
    state::{Choice, Event, MageKnight, Mover, Question, Spot},
    text::names,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// MK-ROUND-03: everything before the Tactics.
    Prepare,
    /// MK-ROUND-16: Banners of a seat, Unit by Unit.
    Banners { seat: Seat, unit: u8 },
    /// MK-ROUND-15..19
    Players,
    /// MK-TACTIC-01: whoever is next takes one.
    Tactics,
    /// MK-TACTIC-06
    Order,
    /// The next in the order of this round, unless the round is over.
    NextTurn(u8),
    /// MK-ROUND-23
    Over,
}

pub(super) fn run(game: &mut MageKnight, step: Step) {
    match step {
        Step::Prepare => prepare(game),
        Step::Banners { seat, unit } => banners(game, seat, unit),
        Step::Players => {
            for seat in game.all_seats() {
                refresh(game, seat);
            }
            game.agenda.push(Frame::Round(Step::Tactics));
        }
        // MK-SCEN-FULLCOOP-05
        Step::Tactics if game.sheet().dummy_first && !tactics::dummy_has_one(game) => {
            tactics::dummy_takes(game);
            game.agenda.push(Frame::Round(Step::Tactics));
        }
        Step::Tactics => match tactics::next_to_choose(game) {
            Some(seat) => {
                game.agenda.push(Frame::Round(Step::Tactics));
                game.ask(seat, Question::Tactic);
            }
            None => game.agenda.push(Frame::Round(Step::Order)),
        },
        Step::Order => {
            if !tactics::dummy_has_one(game) {
                tactics::dummy_takes(game);
            }
            tactics::set_order(game);
            game.agenda.push(Frame::Round(Step::NextTurn(0)));
        }
        Step::NextTurn(at) => next_turn(game, at),
        Step::Over => over(game),
    }
}

fn next_turn(game: &mut MageKnight, at: u8) {
    // The last of the last turns is over, or was given up (MK-SCEN-RECON-08).
    if game.turns_left == Some(0) {
        return game.end_game();
    }
    // MK-ROUND-20: the column wraps around.
    let at = if usize::from(at) < game.order.len() { at } else { 0 };
    game.order_at = at;
    let Some(mover) = game.order.get(usize::from(at)).copied() else {
        return game.broken("a round in which nobody plays");
    };
    // MK-ROUND-21, MK-ROUND-22: everybody else had one more turn when it comes back to who announced.
    let next = match mover {
        _ if game.announced == Some(mover) => Frame::Round(Step::Over),
        Mover::Seat(seat) => {
            if let Some(left) = &mut game.turns_left {
                *left = left.saturating_sub(1);
            }
            if game.player(seat).turned_down {
                // MK-COOP-09, MK-PVP-08, MK-RULING-34, MK-RULING-80
                game.player_mut(seat).turned_down = false;
                game.log.push(|| Event::TurnSkipped { seat });
                lasting::expire(game, seat);
                Frame::Round(Step::NextTurn(at + 1))
            } else {
                Frame::Turn { seat, step: turn::Step::Begin }
            }
        }
        // MK-SCEN-FULLCOOP-08, MK-SCEN-SOLO-07: the dummy has no last turn.
        Mover::Dummy if game.turns_left.is_some() && game.sheet().scoring.goal => {
            Frame::Round(Step::NextTurn(at + 1))
        }
        Mover::Dummy => Frame::DummyTurn,
    };
    game.agenda.push(next);
}

/// MK-ROUND-04..14
fn prepare(game: &mut MageKnight) {
    let time = variants::time::after(game);
    game.begin_round(game.round + 1, time);
    // MK-SKILL-08
    game.lasting.clear();
    game.roll_source();
    refresh_units(game);
    refresh_offers(game);
    tactics::collect(game);
    // MK-SITE-RUINS-02
    if game.time == Time::Day {
        exploring::turn_up_ruins(game);
    }
    variants::round_began(game);
    game.agenda.push_all([
        Frame::Round(Step::Banners { seat: Seat(0), unit: 0 }),
        Frame::Round(Step::Players),
    ]);
}

/// MK-ROUND-06..11
fn refresh_units(game: &mut MageKnight) {
    for unit in std::mem::take(&mut game.offers.units) {
        match unit.printed().kind {
            UnitKind::Regular => game.decks.regular.insert(0, unit),
            UnitKind::Elite => game.decks.elite.insert(0, unit),
        }
    }
    for card in std::mem::take(&mut game.offers.monastery) {
        game.decks.advanced.insert(0, card);
    }
    deal_units(game);
    for _ in 0..monasteries(game) {
        game.offer_in_monastery();
    }
}

/// MK-SETUP-16, MK-ROUND-08..10: two more than real players, or what the scenario says; Elite Units alternate once a
/// Core tile is revealed.
pub(crate) fn deal_units(game: &mut MageKnight) {
    let elite = match game.sheet().elite_units {
        EliteUnits::Never => false,
        EliteUnits::WithCore => game.map.has_core(),
        EliteUnits::FromRound(round) => game.round >= round,
    };
    for at in 0..game.players.len() + 2 + usize::from(game.sheet().start.more) {
        let kind = if elite && at % 2 == 0 { UnitKind::Elite } else { UnitKind::Regular };
        game.offer_unit(kind);
    }
}

/// MK-SITE-MONASTERY-03: burned ones do not count.
fn monasteries(game: &MageKnight) -> usize {
    let placed = game.map.placed().iter().zip(&game.spots);
    let unburned = placed.flat_map(|(placed, spots)| {
        Spot::ALL.into_iter().filter(move |spot| {
            placed.space(*spot).site == Some(Site::Monastery)
                && spots[*spot as usize].shield.is_none()
        })
    });
    unburned.count()
}

/// MK-ROUND-12, MK-ROUND-13, MK-DUMMY-11, MK-DUMMY-12: the lowest cards go, new ones come on top.
fn refresh_offers(game: &mut MageKnight) {
    if !game.offers.advanced.is_empty() {
        let lowest = game.offers.advanced.remove(0);
        match &mut game.dummy {
            Some(dummy) => {
                dummy.deck.push(lowest);
                let turned = std::mem::take(&mut dummy.discard);
                dummy.deck.extend(turned);
                dummy.deck.sort_unstable();
                game.chance.shuffle(&mut dummy.deck);
            }
            None => game.decks.advanced.insert(0, lowest),
        }
    }
    game.refill_offer(OfferKind::AdvancedAction);
    if !game.offers.spells.is_empty() {
        let lowest = game.offers.spells.remove(0);
        game.decks.spells.insert(0, lowest);
        if let (Some(dummy), Some(color)) = (&mut game.dummy, lowest.card().color()) {
            dummy.crystals[color as usize] += 1;
        }
    }
    game.refill_offer(OfferKind::Spell);
}

/// MK-UNIT-18: each Banner stays, or goes back to the Deed deck.
fn banners(game: &mut MageKnight, seat: Seat, unit: u8) {
    if seat.index() >= game.players.len() {
        return;
    }
    let units = (0..).zip(&game.player(seat).units).skip(usize::from(unit));
    match units.into_iter().find(|(_, unit)| unit.banner.is_some()) {
        Some((unit, _)) => {
            game.agenda.push(Frame::Round(Step::Banners { seat, unit: unit + 1 }));
            game.ask(seat, Question::YesNo(YesNo::KeepBanner { unit }));
        }
        None => game.agenda.push(Frame::Round(Step::Banners { seat: Seat(seat.0 + 1), unit: 0 })),
    }
}

/// MK-UNIT-18: the Banner of a Unit goes back.
pub(super) fn take_banner(game: &mut MageKnight, seat: Seat, unit: u8) {
    let unit = game.player_mut(seat).units.get_mut(usize::from(unit));
    match unit.and_then(|state| state.banner.take()) {
        Some(card) => game.gain_card(seat, card, CardDestination::Discard),
        None => game.broken("a Banner that is not there"),
    }
}

/// MK-ROUND-15, MK-ROUND-17..19
fn refresh(game: &mut MageKnight, seat: Seat) {
    let player = game.player_mut(seat);
    for skill in &mut player.skills {
        skill.flipped = false;
        skill.used = false;
    }
    for unit in &mut player.units {
        unit.ready = true;
        unit.banner_used = false;
    }
    deal(game, seat);
}

/// All cards of a player are shuffled and a hand is drawn.
pub(crate) fn deal(game: &mut MageKnight, seat: Seat) {
    game.shuffle_all_cards(seat);
    let bonus = std::mem::take(&mut game.player_mut(seat).next_hand);
    game.draw_up_to(seat, derive::hand_limit(game, seat) + usize::from(bonus));
}

/// MK-ROUND-23, MK-SCEN-RECON-08: the game ends with its last round, and with any round once its end was met.
fn over(game: &mut MageKnight) {
    if game.round >= game.sheet().rounds || game.turns_left.is_some() {
        game.end_game();
    } else {
        game.agenda.push(Frame::Round(Step::Prepare));
        game.agenda.push(Frame::RoundOver);
        // MK-SCEN-FULLCOOP-06: not needed where no such Tactics are chosen again.
        let again = game.round + 2 <= game.sheet().rounds;
        let first = game.order.iter().find_map(|mover| mover.seat());
        if let (true, true, Some(first)) = (game.sheet().dummy_first, again, first) {
            game.ask(first, Question::RemoveTactic);
        }
    }
}

/// MK-TACTIC-01
pub(crate) struct TakeTactic;

impl Row for TakeTactic {
    fn about(&self, game: &MageKnight) -> About {
        About::new("tactic", msg!("mk-question-tactic", time = names::time(game.time)))
    }

    fn answers(&self, game: &MageKnight, seat: Seat, answers: &mut Answers<'_>) {
        let free = tactics::available(game).fold(0, |bits, tactic| bits | tactic.bit());
        for tactic in TacticId::all() {
            let gone = Refusal::new(mk::TACTIC_01, "mk-refusal-tactic-gone");
            answers.add_or(Choice::Tactic { tactic }, free & tactic.bit() != 0, gone);
        }
        wonder_between_turns(game, seat, answers);
    }

    fn refusal(&self, _game: &MageKnight, _seat: Seat, choice: Choice) -> Refusal {
        between_turns(choice).unwrap_or(misplaced())
    }

    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice) {
        let Choice::Tactic { tactic } = choice else { return game.misplaced() };
        tactics::take(game, seat, tactic);
    }
}

/// MK-RULING-33: what may be used between turns, but not at any time there.
pub(super) fn between_turns(choice: Choice) -> Option<Refusal> {
    let motivates = matches!(choice, Choice::UseSkill { skill } if skills::is_motivation(skill));
    let out_of_turn = choice == Choice::Plunder || motivates;
    out_of_turn.then_some(Refusal::new(mk::RULING_33, "mk-refusal-between-turns"))
}

/// What of it one might think of.
pub(super) fn wonder_between_turns(game: &MageKnight, seat: Seat, answers: &mut Answers<'_>) {
    let Answers::Candidates(out) = answers else { return };
    let player = game.player(seat);
    let in_village = game.site_at(player.at) == Some(Site::Village);
    let skills = player.skills.iter().map(|skill| Choice::UseSkill { skill: skill.skill });
    let used = in_village.then_some(Choice::Plunder).into_iter().chain(skills);
    out.extend(used.filter(|choice| between_turns(*choice).is_some()));
}

/// MK-SCEN-FULLCOOP-06: which Tactic of a real player leaves the game.
pub(crate) struct RemoveTactic;

impl Row for RemoveTactic {
    fn about(&self, _game: &MageKnight) -> About {
        About::new("remove-tactic", msg!("mk-question-remove-tactic"))
            .refusing(mk::SCEN_FULLCOOP_06, "mk-refusal-tactic-gone")
    }

    fn answers(&self, game: &MageKnight, _seat: Seat, answers: &mut Answers<'_>) {
        answers.add_all(tactics::removable(game).map(|tactic| Choice::Tactic { tactic }));
    }

    fn take(&self, game: &mut MageKnight, _seat: Seat, choice: Choice) {
        let Choice::Tactic { tactic } = choice else { return game.misplaced() };
        tactics::remove(game, tactic);
    }
}
