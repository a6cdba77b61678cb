//! Setting up: a fresh game of a scenario, or any board somebody wrote down.

mod check;
mod check_tokens;
mod house_rules;
mod mid_game;
mod new_game;

pub(crate) use new_game::{become_hero, lay_out, prepare};

use kernel::{Chance, Log, Seat, SetupError};
use serde::{Deserialize, Serialize};

pub use house_rules::Switches;

use crate::{
    cards::CardId,
    content::{
        EnemyId, HeroId, Mana, RuinId, ScenarioId, SkillId, TacticId, TileId, Time, UnitId,
        Variants,
    },
    state::{Event, Hex, MageKnight, Placed, Secret, TurnKind},
};

/// What to play. It may be wrong; [`MageKnight`](crate::MageKnight) never is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    pub scenario: ScenarioId,
    /// The heroes by seat, in the order they were chosen (MK-SETUP-02).
    pub heroes: Vec<HeroId>,
    /// The hero of the dummy player (MK-RULING-52); without it the first that nobody plays.
    pub dummy: Option<HeroId>,
    /// What the table agreed on besides the scenario (MK-SETUP-01).
    #[serde(skip_serializing_if = "Variants::is_empty")]
    pub variants: Variants,
    /// MK-TEAM-01: two teams of two, if teams are played.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<Vec<Seat>>,
    /// A game under way; without it the scenario starts from its beginning.
    pub board: Option<Board>,
    /// How the table reads rules that can be read in two ways.
    pub switches: Switches,
}

impl Default for Setup {
    /// First Reconnaissance, solo.
    fn default() -> Self {
        Setup {
            scenario: ScenarioId::FirstReconnaissance,
            heroes: vec![HeroId::Tovak],
            dummy: None,
            variants: Variants::default(),
            teams: Vec::new(),
            board: None,
            switches: Switches::default(),
        }
    }
}

/// A game under way at the start of a turn or within it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Board {
    pub round: u8,
    pub time: Time,
    /// Tiles on the table, the starting tile among them.
    pub tiles: Vec<Placed>,
    /// The tile stack, its top first.
    pub stack: Vec<TileId>,
    /// Tiles left out at setup that may still come, the next one first.
    pub left_out: Vec<TileId>,
    /// One entry a hero, in the order of [`Setup::heroes`].
    pub players: Vec<PlayerBoard>,
    pub turn: TurnBoard,
    /// Turns still to begin; only when a city lies on the table.
    #[serde(default)]
    pub turns_left: Option<u8>,
    /// What the Source shows.
    #[serde(default)]
    pub source: Option<Vec<Mana>>,
    /// Enemy tokens that lie on spaces, instead of those the tiles call for; of cities their garrisons.
    #[serde(default)]
    pub tokens: Vec<(Hex, Vec<EnemyId>)>,
    /// Whether the tokens of a space, or the garrison of a city, lie face up; otherwise written tokens do, and garrisons
    /// do where a hero sees them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faces: Vec<(Hex, bool)>,
    /// MK-CITY-14: Shields in a city, in the order they were placed. As many of its defenders are gone, unless
    /// [`Board::tokens`] names those that are left.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shares: Vec<(Hex, Vec<Seat>)>,
    /// Spaces whose rampaging enemies are defeated.
    #[serde(default)]
    pub gone: Vec<Hex>,
    #[serde(default)]
    pub ruins: Vec<(Hex, RuinId)>,
    /// Spaces and cities somebody conquered, and who.
    #[serde(default)]
    pub shields: Vec<(Hex, Seat)>,
    /// Glades that Shields mark, and whose.
    #[serde(default)]
    pub marks: Vec<(Hex, Seat)>,
    /// Secret entrances; the tokens that lie there are [`Board::tokens`].
    #[serde(default)]
    pub secrets: Vec<(Hex, Secret)>,
    /// MK-SCEN-RETURN-08: whom the teams have chosen; without it the first of each.
    #[serde(default)]
    pub chosen: Vec<Seat>,
    /// Who announced the end of this round.
    #[serde(default)]
    pub announced: Option<Seat>,
    /// Enemy tokens in the order they will be drawn, for each pile.
    #[serde(default)]
    pub next_enemies: Vec<EnemyId>,
    #[serde(default)]
    pub offers: OffersBoard,
    /// The top of the Artifact deck, its top first.
    #[serde(default)]
    pub artifacts: Vec<CardId>,
    /// What is left of the dummy player's deck, its top first; the rest was turned.
    #[serde(default)]
    pub dummy_deck: Option<Vec<CardId>>,
}

/// Offers of such a board; those not written are dealt.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct OffersBoard {
    /// The lowest first.
    pub advanced: Option<Vec<CardId>>,
    pub spells: Option<Vec<CardId>>,
    pub monastery: Option<Vec<CardId>>,
    pub units: Option<Vec<UnitId>>,
}

/// A hero on such a board. Decks have their top first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PlayerBoard {
    pub at: Hex,
    pub fame: u16,
    pub hand: Vec<CardId>,
    pub deck: Vec<CardId>,
    pub discard: Vec<CardId>,
    pub played: Vec<CardId>,
    #[serde(default)]
    pub reputation: i8,
    /// By colour: red, blue, white, green.
    #[serde(default)]
    pub crystals: [u8; 4],
    /// Tokens by colour: red, blue, white, green, gold, black.
    #[serde(default)]
    pub mana: [u8; 6],
    #[serde(default)]
    pub units: Vec<UnitBoard>,
    #[serde(default)]
    pub skills: Vec<SkillId>,
    #[serde(default)]
    pub tactic: Option<TacticId>,
}

/// A Unit on such a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct UnitBoard {
    pub unit: UnitId,
    #[serde(default)]
    pub spent: bool,
    #[serde(default)]
    pub wounds: u8,
    #[serde(default)]
    pub banner: Option<CardId>,
}

/// How far the turn has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct TurnBoard {
    /// Whose turn it is.
    pub seat: Seat,
    pub kind: TurnKind,
    pub move_points: u8,
    pub influence: u8,
    pub healing: u8,
}

impl Default for TurnBoard {
    /// The first seat has done nothing yet.
    fn default() -> Self {
        TurnBoard { seat: Seat(0), kind: TurnKind::Open, move_points: 0, influence: 0, healing: 0 }
    }
}

/// Checks the setup and makes the state of it, up to the first question.
pub(crate) fn start(
    setup: &Setup,
    chance: Chance,
    log: &mut Log<Event>,
) -> Result<MageKnight, Vec<SetupError>> {
    check::check(setup)?;
    let mut game = new_game::table(setup, chance);
    // How a board came about that somebody wrote down is not told; how a new one is laid out is.
    if let Some(board) = &setup.board {
        mid_game::lay_out(&mut game, board);
        game.log.swap(log);
    } else {
        game.log.swap(log);
        new_game::begin(&mut game);
    }
    game.advance();
    game.log.swap(log);
    Ok(game)
}
