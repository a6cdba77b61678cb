//! Taking rewards at the end of the turn (MK-ENDTURN-08..16).

use arrayvec::ArrayVec;
use kernel::{Log, Refusal, Seat};
use rules::mk;
use serde::{Deserialize, Serialize};

use super::{Frame, end_of_turn, interaction, level_up};
use crate::{
    cards::CardId,
    content::{Color, Mana, mana::DIE_SIDES},
    state::{Choice, Event, MageKnight, Question, Reward, event::Whither},
};

/// A reward that is being taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Taking {
    /// Artifacts drawn, and whether one was returned (MK-ENDTURN-11).
    Artifacts { drawn: ArrayVec<CardId, 16>, returned: bool },
    /// Crystals still to be rolled, and whether a gold die waits for its colour (MK-ENDTURN-10).
    Crystals { left: u8, gold: bool },
}

/// Takes the next reward of this step, or says that there is none. A Unit may wait for
/// [`end_of_turn::Step::UnitRewards`].
pub(super) fn next(
    game: &mut MageKnight,
    seat: Seat,
    step: end_of_turn::Step,
    log: &mut Log<Event>,
) -> bool {
    let mut rewards: ArrayVec<Reward, 12> = ArrayVec::new();
    for reward in &game.turn.rewards {
        if !rewards.contains(reward) {
            rewards.push(*reward);
        }
    }
    let Some(first) = rewards.first().copied() else { return false };
    game.agenda.push(Frame::EndOfTurn { seat, step });
    // MK-ENDTURN-16: where a level of this turn brings a Command token, the Unit may come after it.
    let may_wait = step == end_of_turn::Step::Rewards
        && first == Reward::Unit
        && level_up::brings_command(game, seat);
    if rewards.len() > 1 || may_wait {
        game.ask(seat, Question::Claim);
    } else {
        claim(game, seat, first, log);
    }
    true
}

pub(super) fn may_claim(game: &MageKnight, reward: Reward) -> Result<(), Refusal> {
    if game.turn.rewards.contains(&reward) {
        Ok(())
    } else {
        Err(Refusal::new(mk::ENDTURN_08, "mk-refusal-no-reward"))
    }
}

/// MK-ENDTURN-08, MK-ENDTURN-16: nothing but Units can wait.
pub(super) fn may_postpone(game: &MageKnight) -> Result<(), Refusal> {
    if game.turn.rewards.iter().all(|reward| *reward == Reward::Unit) {
        Ok(())
    } else {
        Err(Refusal::new(mk::ENDTURN_08, "mk-refusal-reward-now"))
    }
}

/// Units that wait come after the levels of this turn.
pub(super) fn postpone(game: &mut MageKnight, seat: Seat) {
    game.agenda.pop();
    game.agenda.push(Frame::EndOfTurn { seat, step: end_of_turn::Step::LevelUp });
}

pub(super) fn claim(game: &mut MageKnight, seat: Seat, reward: Reward, log: &mut Log<Event>) {
    let Some(at) = game.turn.rewards.iter().position(|due| *due == reward) else {
        return game.broken("a reward that was not won");
    };
    game.turn.rewards.remove(at);
    match reward {
        Reward::Artifacts(count) => {
            let mut drawn = ArrayVec::new();
            while drawn.len() <= usize::from(count) {
                match game.decks.artifacts.pop() {
                    Some(card) => drawn.push(card),
                    None => break,
                }
            }
            let cards = drawn.iter().copied().collect();
            log.push(|| Event::ArtifactsDrawn { seat, cards });
            // With too few left in the deck none is returned.
            let returned = drawn.len() <= usize::from(count);
            let taking = Taking::Artifacts { drawn, returned };
            game.agenda.push(Frame::Reward { seat, taking });
        }
        Reward::RandomCrystals(count) => {
            let taking = Taking::Crystals { left: count, gold: false };
            game.agenda.push(Frame::Reward { seat, taking });
        }
        Reward::Crystals => {
            for color in Color::ALL {
                game.store_crystal(seat, color, log);
            }
        }
        Reward::SpellOrArtifact => {
            // MK-SITE-DUNGEON-02
            let face = Mana::of_face(game.chance.roll(DIE_SIDES));
            let reward = if face.basic().is_some() { Reward::Artifacts(1) } else { Reward::Spell };
            game.gain_reward(seat, reward, log);
        }
        Reward::Spell if game.offers.spells.is_empty() => (),
        Reward::AdvancedAction if game.offers.advanced.is_empty() => (),
        Reward::Unit if game.offers.units.is_empty() => (),
        Reward::Spell | Reward::AdvancedAction | Reward::Unit => {
            game.ask(seat, Question::Reward { reward });
        }
    }
}

/// MK-ENDTURN-12..15
pub(super) fn candidates(game: &MageKnight, reward: Reward, out: &mut Vec<Choice>) {
    match reward {
        Reward::Spell => {
            out.extend(game.offers.spells.iter().map(|card| Choice::Card { card: *card }));
        }
        Reward::AdvancedAction => {
            let offered = game.offers.advanced.iter().chain(&game.offers.monastery);
            out.extend(offered.map(|card| Choice::Card { card: *card }));
        }
        Reward::Unit => {
            interaction::offered_units(game, out);
            out.push(Choice::Decline);
        }
        Reward::Artifacts(_)
        | Reward::RandomCrystals(_)
        | Reward::Crystals
        | Reward::SpellOrArtifact => match game.agenda.peek() {
            Some(Frame::Reward { taking: Taking::Artifacts { drawn, .. }, .. }) => {
                out.extend(drawn.iter().map(|card| Choice::Card { card: *card }));
            }
            Some(Frame::Reward { taking: Taking::Crystals { gold: true, .. }, .. }) => {
                out.extend(Color::ALL.map(|color| Choice::Color { color: Mana::of(color) }));
            }
            _ => (),
        },
    }
}

pub(super) fn may_take(game: &MageKnight, reward: Reward, choice: Choice) -> Result<(), Refusal> {
    // MK-ENDTURN-13
    if let (Reward::AdvancedAction, Choice::Card { card }) = (reward, choice)
        && !game.offers.advanced.contains(&card)
    {
        return Err(Refusal::new(mk::ENDTURN_13, "mk-refusal-not-offered"));
    }
    let mut out = Vec::new();
    candidates(game, reward, &mut out);
    if out.contains(&choice) {
        Ok(())
    } else {
        Err(Refusal::new(mk::ENDTURN_08, "mk-refusal-no-reward"))
    }
}

pub(super) fn take(game: &mut MageKnight, seat: Seat, choice: Choice, log: &mut Log<Event>) {
    match choice {
        Choice::OfferUnit { unit } => {
            game.agenda.push(Frame::GainUnit { seat, unit, free: true, bonded: None });
        }
        Choice::Card { card } => match game.agenda.pop() {
            Some(Frame::Reward {
                taking: Taking::Artifacts { mut drawn, mut returned }, ..
            }) => {
                if let Some(at) = drawn.iter().position(|held| *held == card) {
                    drawn.remove(at);
                    if returned {
                        game.gain_card(seat, card, Whither::DeckTop, log);
                    } else {
                        returned = true;
                        game.decks.artifacts.insert(0, card);
                    }
                }
                let taking = Taking::Artifacts { drawn, returned };
                game.agenda.push(Frame::Reward { seat, taking });
            }
            Some(other) => {
                game.agenda.push(other);
                game.gain_from_offer(seat, card, Whither::DeckTop, log);
            }
            None => (),
        },
        Choice::Color { color } => {
            if let (
                Some(Frame::Reward { taking: Taking::Crystals { left, .. }, .. }),
                Some(color),
            ) = (game.agenda.pop(), color.basic())
            {
                game.store_crystal(seat, color, log);
                let taking = Taking::Crystals { left: left.saturating_sub(1), gold: false };
                game.agenda.push(Frame::Reward { seat, taking });
            }
        }
        _ => (),
    }
}

/// Goes on with a reward that has several steps.
pub(super) fn run(game: &mut MageKnight, seat: Seat, taking: Taking, log: &mut Log<Event>) {
    match taking {
        Taking::Artifacts { drawn, returned: true } if drawn.len() <= 1 => {
            for card in drawn {
                game.gain_card(seat, card, Whither::DeckTop, log);
            }
        }
        Taking::Artifacts { ref drawn, .. } => {
            let reward = Reward::Artifacts(drawn.len() as u8);
            game.agenda.push(Frame::Reward { seat, taking });
            game.ask(seat, Question::Reward { reward });
        }
        Taking::Crystals { left: 0, .. } => (),
        Taking::Crystals { left, gold: true } => {
            game.agenda.push(Frame::Reward { seat, taking });
            game.ask(seat, Question::Reward { reward: Reward::RandomCrystals(left) });
        }
        Taking::Crystals { left, gold: false } => {
            let face = Mana::of_face(game.chance.roll(DIE_SIDES));
            let taking = match (face, face.basic()) {
                (Mana::Gold, _) => Taking::Crystals { left, gold: true },
                (_, Some(color)) => {
                    // MK-ENDTURN-09
                    game.store_crystal(seat, color, log);
                    Taking::Crystals { left: left - 1, gold: false }
                }
                (_, None) => {
                    // MK-RULING-24
                    game.gain_fame(seat, 1, log);
                    Taking::Crystals { left: left - 1, gold: false }
                }
            };
            game.agenda.push(Frame::Reward { seat, taking });
        }
    }
}
