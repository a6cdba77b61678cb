//! The kernel's contract.

use kernel::{Ask, Chance, Game, Log, Outcome, Refusal, RuleId, Seat, SetupError, Viewer};
use rules::mw;

use crate::{
    cards::{self, CardId},
    event::Event,
    flow::{Choice, Question},
    setup::Setup,
    state::{Face, MageWars, ObjectId, Place},
    view::{self, Notice, View},
    vocabulary::{Card, Kind},
};

impl Game for MageWars {
    const ID: &'static str = "mage-wars";
    const NOT_ASKED: RuleId = mw::GEN_06;

    type Setup = Setup;
    type Question = Question;
    type Choice = Choice;
    type Event = Event;
    type Notice = Notice;
    type View = View;

    fn start(setup: &Setup, chance: Chance, log: &mut Log<Event>) -> Result<Self, Vec<SetupError>> {
        let mut game = setup.build(chance, log)?;
        game.advance(log);
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn asks(&self) -> &[Ask<Question>] {
        &self.asks
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Choice>) {
        self.think_of(seat, out);
    }

    fn legality(&self, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        self.judge_choice(seat, *choice)
    }

    fn apply_unchecked(&mut self, seat: Seat, choice: &Choice, log: &mut Log<Event>) {
        self.take(seat, *choice, log);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome.clone()
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn notice(&self, event: &Event, viewer: Viewer) -> Option<Notice> {
        view::notice(event, viewer)
    }

    fn discloses(&self, event: &Event, viewer: Viewer) -> bool {
        match event {
            Event::Revealed { thing, .. } => !viewer.is(thing.controller),
            Event::Destroyed { thing, was_hidden, .. } => {
                *was_hidden && !viewer.is(thing.controller)
            }
            Event::InitiativeRolled { .. }
            | Event::InitiativeHeld { .. }
            | Event::PhaseBegan { .. }
            | Event::ManaGained { .. }
            | Event::ManaSpent { .. }
            | Event::Activated { .. }
            | Event::TurnPassed { .. }
            | Event::Guarding { .. }
            | Event::GuardRemoved { .. }
            | Event::Moved { .. }
            | Event::Hindered { .. }
            | Event::MoveStopped { .. }
            | Event::AttackDeclared { .. }
            | Event::DiceRolled { .. }
            | Event::AttackHit { .. }
            | Event::MissRolled { .. }
            | Event::DefenseRolled { .. }
            | Event::AttackCanceled { .. }
            | Event::Healed { .. }
            | Event::MarkerPlaced { .. }
            | Event::MarkerRemoved { .. }
            | Event::BurnRolled { .. }
            | Event::EscapeRolled { .. }
            | Event::ManaLost { .. }
            | Event::Damaged { .. }
            | Event::MageDestroyed { .. }
            | Event::GameOver { .. } => false,
        }
    }

    /// Deals other cards to what lies hidden: any enchantment that could lie there.
    fn determinize(&self, viewer: Viewer, chance: &mut Chance) -> Self {
        let mut game = self.clone();
        let hidden: Vec<ObjectId> = self
            .objects
            .iter()
            .filter(|object| object.face == Face::Down && !viewer.is(object.controller))
            .map(|object| object.id)
            .collect();
        for (at, id) in hidden.iter().enumerate() {
            let taken = |card: CardId, game: &MageWars| game.is_taken(*id, card, &hidden[at..]);
            let mut pool: Vec<CardId> = cards::of_kind(Kind::Enchantment)
                .filter(|card| self.could_lie(*id, *card) && !taken(*card, &game))
                .collect();
            chance.shuffle(&mut pool);
            if let (Some(card), Some(object)) = (pool.first(), game.find_mut(*id)) {
                object.card = *card;
            }
        }
        game.chance = Chance::seeded(chance.fork());
        game
    }

    fn chance(&self) -> &Chance {
        &self.chance
    }

    fn chance_mut(&mut self) -> &mut Chance {
        &mut self.chance
    }

    fn edition() -> String {
        let cards: Vec<&Card> = cards::all().iter().map(|compiled| &compiled.card).collect();
        let cards = serde_json::to_string(&cards).expect("cards are plain data");
        let rules = rules::Catalogue::of(Self::ID).map_or(&[][..], rules::Catalogue::rules);
        let rules = rules.iter().map(|rule| format!("{} {}\n", rule.id, rule.text));
        rules.collect::<String>() + &cards
    }

    fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }
}

impl MageWars {
    /// Whether a hidden enchantment might be this card, judging by what it lies on.
    fn could_lie(&self, id: ObjectId, card: CardId) -> bool {
        let Some(object) = self.find(id) else { return false };
        let Place::On(host) = object.place else { return false };
        let mut imagined = *object;
        imagined.card = card;
        self.find(host).is_some_and(|host| self.can_carry(&imagined, host))
    }

    /// MW-ENCH-06: whether the same player already has a card of this name there. Those in `undealt` do not count.
    fn is_taken(&self, id: ObjectId, card: CardId, undealt: &[ObjectId]) -> bool {
        let Some(object) = self.find(id) else { return false };
        self.objects.iter().any(|other| {
            other.place == object.place
                && other.controller == object.controller
                && other.card == card
                && !undealt.contains(&other.id)
        })
    }
}
