//! Messages for people, made from the values the engine plays with.

mod answer;
pub(crate) mod names;

use kernel::{Chance, Consult, Describe, InfoState, Message, Nothing, Seat, msg};

pub(crate) use names::{card_arg, face_text, zone_text};
pub use names::{
    card_message, card_names, map_message, marker_message, moment_message, phase_message,
    set_message, token_message,
};

use crate::{
    flow::{Choice, Question},
    set,
    setup::{Mode, Setup},
    state::MageWars,
};

impl Describe for MageWars {
    fn question(&self, seat: Seat, _: &Question) -> Message {
        match self.row(seat) {
            Some(row) => row.words(self, seat),
            None => msg!("refusal-not-asked"),
        }
    }

    fn choice(&self, seat: Seat, choice: &Choice) -> Message {
        let own = self.row(seat).and_then(|row| row.label(self, seat, choice));
        own.unwrap_or_else(|| self.choice_message(seat, choice))
    }

    fn message_ids() -> Vec<String> {
        let mages = set::mages().into_iter().map(|mage| mage.card);
        let mut ids = Vec::new();
        for card in set::spells().into_iter().chain(mages).chain(set::of_maps()) {
            ids.push(format!("card-{}", card.id));
            ids.extend(card.attacks.iter().map(|bar| format!("attack-{}", bar.name)));
            ids.extend(card.headings.iter().map(|heading| format!("ability-{}", heading.name)));
        }
        ids.push("attack-bash".to_owned());
        ids.push("card-hidden-enchantment".to_owned());
        ids.sort();
        ids.dedup();
        ids
    }

    fn about(setup: &Setup) -> Vec<Message> {
        let mode = match setup.mode {
            Mode::Apprentice => msg!("about-apprentice"),
            Mode::Full => msg!("about-full"),
        };
        let mages = setup.seats.iter().map(|seat| Message::new(format!("card-{}", seat.mage)));
        std::iter::once(mode).chain(mages).collect()
    }

    fn chapter(&self) -> Option<Message> {
        // Before the first round the initiative is rolled for; that belongs to it.
        Some(msg!("chapter-round", round = self.round.max(1)))
    }
}

/// Nobody asks about plans.
impl Consult for MageWars {
    type Query = Nothing;
    type Answer = Nothing;

    fn is_advice(query: &Nothing) -> bool {
        match *query {}
    }

    fn consult(_: &InfoState<'_, Self>, query: &Nothing, _: &mut Chance) -> Option<Nothing> {
        match *query {}
    }
}
