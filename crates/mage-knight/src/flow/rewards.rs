//! Taking rewards at the end of the turn (MK-ENDTURN-08..16).

use arrayvec::ArrayVec;
use kernel::{Refusal, Seat, msg};
use rules::mk;
use serde::{Deserialize, Serialize};

use super::{Frame, end_of_turn, level_up, recruiting};
use crate::{
    cards::CardId,
    content::{Color, Mana, mana::DIE_SIDES},
    event::CardDestination,
    legal::{About, Answers, Row, card_choices},
    state::{Choice, Event, MageKnight, Question, Reward},
    text,
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
pub(super) fn next(game: &mut MageKnight, seat: Seat, step: end_of_turn::Step) -> bool {
    let rewards = distinct(game);
    let Some(first) = rewards.first().copied() else { return false };
    game.agenda.push(Frame::EndOfTurn { seat, step });
    // MK-ENDTURN-16: where a level of this turn brings a Command token, the Unit may come after it.
    let may_wait = step == end_of_turn::Step::Rewards
        && first == Reward::Unit
        && level_up::brings_command(game, seat);
    if rewards.len() > 1 || may_wait {
        game.ask(seat, Question::Claim);
    } else {
        claim(game, seat, first);
    }
    true
}

/// MK-ENDTURN-08: which reward next.
pub(crate) struct Claim;

impl Row for Claim {
    fn about(&self, _game: &MageKnight) -> About {
        About::new("claim", msg!("mk-question-claim"))
            .refusing(mk::ENDTURN_08, "mk-refusal-no-reward")
            .no(msg!("mk-choice-later"))
    }

    fn answers(&self, game: &MageKnight, _seat: Seat, answers: &mut Answers<'_>) {
        answers.add_all(distinct(game).into_iter().map(|reward| Choice::Claim { reward }));
        // MK-ENDTURN-16: nothing but Units can wait.
        let can_wait = game.turn.rewards.iter().all(|reward| *reward == Reward::Unit);
        let now = Refusal::new(mk::ENDTURN_08, "mk-refusal-reward-now");
        answers.add_or(Choice::Decline, can_wait, now);
    }

    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice) {
        match choice {
            Choice::Claim { reward } => claim(game, seat, reward),
            Choice::Decline => {
                // Units that wait come after the levels of this turn.
                game.agenda.pop();
                game.agenda.push(Frame::EndOfTurn { seat, step: end_of_turn::Step::LevelUp });
            }
            _ => game.misplaced(),
        }
    }
}

/// Each different reward of the turn once.
fn distinct(game: &MageKnight) -> ArrayVec<Reward, 12> {
    let due = &game.turn.rewards;
    let first = |(at, reward): &(usize, &Reward)| !due[..*at].contains(reward);
    due.iter().enumerate().filter(first).map(|(_, reward)| *reward).collect()
}

fn claim(game: &mut MageKnight, seat: Seat, reward: Reward) {
    let Some(at) = game.turn.rewards.iter().position(|due| *due == reward) else {
        return game.broken("a reward that was not won");
    };
    game.turn.rewards.remove(at);
    match reward {
        Reward::Artifacts(count) => {
            let next = (0..=count).map_while(|_| game.decks.artifacts.pop());
            let drawn: ArrayVec<_, 16> = next.collect();
            let cards = drawn.iter().copied().collect();
            game.log.push(|| Event::ArtifactsDrawn { seat, cards });
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
                game.store_crystal(seat, color);
            }
        }
        Reward::SpellOrArtifact => {
            // MK-SITE-DUNGEON-02
            let face = Mana::of_face(game.chance.roll(DIE_SIDES));
            let reward = if face.basic().is_some() { Reward::Artifacts(1) } else { Reward::Spell };
            game.gain_reward(seat, reward);
        }
        Reward::Spell if game.offers.spells.is_empty() => (),
        Reward::AdvancedAction if game.offers.advanced.is_empty() => (),
        Reward::Unit if game.offers.units.is_empty() => (),
        Reward::Spell | Reward::AdvancedAction | Reward::Unit => {
            game.ask(seat, Question::Reward(TakeReward { reward }));
        }
    }
}

/// MK-ENDTURN-12..15: what a reward asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakeReward {
    pub reward: Reward,
}

impl Row for TakeReward {
    fn about(&self, game: &MageKnight) -> About {
        About::new("reward", text::reward_question(game, self.reward)).no(msg!("mk-choice-none"))
    }

    fn answers(&self, game: &MageKnight, _seat: Seat, answers: &mut Answers<'_>) {
        match self.reward {
            Reward::Spell => answers.add_all(card_choices(&game.offers.spells)),
            Reward::AdvancedAction => {
                answers.add_all(card_choices(&game.offers.advanced));
                for choice in card_choices(&game.offers.monastery) {
                    answers.add_where(choice, false);
                }
            }
            Reward::Unit => {
                let offered = recruiting::offered_units(game);
                answers.add_all(offered.map(|unit| Choice::OfferUnit { unit }));
                answers.add(Choice::Decline);
            }
            Reward::Artifacts(_) => {
                if let Some(Frame::Reward { taking: Taking::Artifacts { drawn, .. }, .. }) =
                    game.agenda.peek()
                {
                    answers.add_all(card_choices(drawn));
                }
            }
            Reward::RandomCrystals(_) => {
                answers.add_all(Color::ALL.map(|color| Choice::Color { color: Mana::of(color) }));
            }
            // Nothing is to be chosen.
            Reward::Crystals | Reward::SpellOrArtifact => (),
        }
    }

    fn refusal(&self, _game: &MageKnight, _seat: Seat, choice: Choice) -> Refusal {
        if matches!((self.reward, choice), (Reward::AdvancedAction, Choice::Card { .. })) {
            return Refusal::new(mk::ENDTURN_13, "mk-refusal-not-offered");
        }
        Refusal::new(mk::ENDTURN_08, "mk-refusal-no-reward")
    }

    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice) {
        match (self.reward, choice) {
            (Reward::Unit, Choice::OfferUnit { unit }) => {
                game.agenda.push(Frame::GainUnit { seat, unit, free: true, bonded: None });
            }
            // The Unit need not come.
            (Reward::Unit, Choice::Decline) => (),
            (Reward::Spell | Reward::AdvancedAction, Choice::Card { card }) => {
                game.gain_from_offer(seat, card, CardDestination::DeckTop);
            }
            (Reward::Artifacts(_), Choice::Card { card }) => artifact(game, seat, card),
            (Reward::RandomCrystals(left), Choice::Color { color }) => {
                let (Some(Frame::Reward { .. }), Some(color)) = (game.agenda.pop(), color.basic())
                else {
                    return game.broken("a crystal nobody has won");
                };
                game.store_crystal(seat, color);
                let taking = Taking::Crystals { left: left.saturating_sub(1), gold: false };
                game.agenda.push(Frame::Reward { seat, taking });
            }
            _ => game.misplaced(),
        }
    }
}

/// MK-ENDTURN-11: the first Artifact that is named goes back, the others come.
fn artifact(game: &mut MageKnight, seat: Seat, card: CardId) {
    let Some(Frame::Reward { taking: Taking::Artifacts { mut drawn, returned }, .. }) =
        game.agenda.pop()
    else {
        return game.broken("Artifacts nobody has drawn");
    };
    drawn.retain(|held| *held != card);
    if returned {
        game.gain_card(seat, card, CardDestination::DeckTop);
    } else {
        game.decks.artifacts.insert(0, card);
    }
    let taking = Taking::Artifacts { drawn, returned: true };
    game.agenda.push(Frame::Reward { seat, taking });
}

/// Goes on with a reward that has several steps.
pub(super) fn run(game: &mut MageKnight, seat: Seat, taking: Taking) {
    match taking {
        Taking::Artifacts { drawn, returned: true } if drawn.len() <= 1 => {
            for card in drawn {
                game.gain_card(seat, card, CardDestination::DeckTop);
            }
        }
        Taking::Artifacts { ref drawn, .. } => {
            let reward = Reward::Artifacts(drawn.len() as u8);
            game.agenda.push(Frame::Reward { seat, taking });
            game.ask(seat, Question::Reward(TakeReward { reward }));
        }
        Taking::Crystals { left: 0, .. } => (),
        Taking::Crystals { left, gold: true } => {
            game.agenda.push(Frame::Reward { seat, taking });
            game.ask(seat, Question::Reward(TakeReward { reward: Reward::RandomCrystals(left) }));
        }
        Taking::Crystals { left, gold: false } => {
            let face = Mana::of_face(game.chance.roll(DIE_SIDES));
            let taking = match (face, face.basic()) {
                (Mana::Gold, _) => Taking::Crystals { left, gold: true },
                (_, basic) => {
                    match basic {
                        // MK-ENDTURN-09
                        Some(color) => drop(game.store_crystal(seat, color)),
                        // MK-RULING-24
                        None => game.gain_fame(seat, 1),
                    }
                    Taking::Crystals { left: left - 1, gold: false }
                }
            };
            game.agenda.push(Frame::Reward { seat, taking });
        }
    }
}
