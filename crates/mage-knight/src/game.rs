//! The game as the kernel knows it.

use kernel::{Ask, Chance, Game, Log, Outcome, Refusal, RuleId, Seat, SetupError, Viewer};
use rules::mk;

use crate::{
    cards::CardId,
    content::{
        self, Color, EnemyId, HeroId, LEVELS, RuinId, ScenarioId, SkillId, TacticId, Terrain,
        TileId, Time, UnitId,
    },
    flow, setup,
    setup::Setup,
    state::{Choice, Event, MageKnight, Question},
    story,
    view::{self, View},
};

impl Game for MageKnight {
    const ID: &'static str = "mage-knight";
    const NOT_ASKED: RuleId = mk::ROUND_20;

    type Setup = Setup;
    type Question = Question;
    type Choice = Choice;
    type Event = Event;
    type Line = story::Line;
    type View = View;

    fn start(setup: &Setup, chance: Chance, log: &mut Log<Event>) -> Result<Self, Vec<SetupError>> {
        setup::start(setup, chance, log)
    }

    fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    fn asks(&self) -> &[Ask<Question>] {
        &self.asks
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Choice>) {
        if let Some(question) = self.asked(seat) {
            question.row().candidates(self, seat, out);
        }
    }

    fn legality(&self, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        match self.asked(seat) {
            Some(question) => question.row().legality(self, seat, *choice),
            None => Err(Refusal::new(Self::NOT_ASKED, "refusal-not-asked")),
        }
    }

    fn options(&self, seat: Seat, out: &mut Vec<Choice>) {
        out.clear();
        if let Some(question) = self.asked(seat) {
            question.row().options(self, seat, out);
        }
    }

    fn apply_unchecked(&mut self, seat: Seat, choice: &Choice, log: &mut Log<Event>) {
        let Some(at) = self.asks.iter().position(|ask| ask.seat == seat) else {
            return self.broken("an answer of a seat that is not asked");
        };
        let ask = self.asks.remove(at);
        ask.question.row().take(self, seat, *choice, log);
        self.advance(log);
    }

    /// The scenario says who has won (MK-SCEN-RECON-09, MK-SCEN-SOLO-08).
    fn outcome(&self) -> Option<Outcome> {
        if !self.over {
            return None;
        }
        let total =
            |seat| flow::score::score(self, seat).iter().map(|line| i32::from(line.points)).sum();
        let scores: Vec<i32> = Seat::all(self.seats()).map(total).collect();
        let winners = flow::scenario::winners(self, &scores);
        Some(Outcome { winners, scores })
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn tell(&self, event: &Event, viewer: Viewer) -> Option<story::Line> {
        Some(story::tell(self, event, viewer))
    }

    fn discloses(&self, event: &Event, viewer: Viewer) -> bool {
        story::discloses(self, event, viewer)
    }

    fn shows(&self, event: &Event, viewer: Viewer) -> bool {
        story::shows(self, event, viewer)
    }

    fn determinize(&self, viewer: Viewer, chance: &mut Chance) -> Self {
        view::determinize(self, viewer, chance)
    }

    fn chance(&self) -> &Chance {
        &self.chance
    }

    fn chance_mut(&mut self) -> &mut Chance {
        &mut self.chance
    }

    fn edition() -> String {
        let mut text = String::new();
        for card in CardId::all() {
            text += &format!("{:?}\n", card.card());
        }
        for tile in TileId::all() {
            text += &format!("{:?}\n", tile.tile());
        }
        for terrain in Terrain::ALL {
            let costs = [Time::Day, Time::Night].map(|time| terrain.printed_cost(time));
            text += &format!("{terrain:?} {costs:?}\n");
        }
        for hero in HeroId::ALL {
            text += &format!("{hero:?} {:?}\n", hero.starting_deck());
        }
        for enemy in EnemyId::all() {
            text += &format!("{:?}\n", enemy.printed());
        }
        for unit in UnitId::all() {
            text += &format!("{:?}\n", unit.printed());
        }
        for skill in SkillId::all() {
            text += &format!("{:?}\n", skill.printed());
        }
        for tactic in TacticId::all() {
            text += &format!("{:?}\n", tactic.printed());
        }
        for ruin in RuinId::all() {
            text += &format!("{:?}\n", ruin.printed());
        }
        for (city, level) in
            Color::ALL.into_iter().flat_map(|city| (1..=11).map(move |level| (city, level)))
        {
            text += &format!("{:?}\n", content::city::garrison(city, level));
        }
        for scenario in ScenarioId::ALL {
            for players in 1..=crate::state::MAX_SEATS {
                text += &format!("{scenario:?} {players} {:?}\n", scenario.sheet(players));
            }
        }
        text + &format!("{LEVELS:?}\nengine {ENGINE}\n")
    }

    fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }
}

/// Raised whenever the same answers may lead elsewhere although cards and tiles stayed the same.
const ENGINE: u32 = 3;
