//! What each viewer may know, built field by field: a new state field is hidden until someone writes it here.
//!
//! Hidden are the order of decks and piles, the hands of others, which Core tiles lie in the stack, and what lies face
//! down on the map. The Countryside tiles of First Reconnaissance are known to all, because the scenario fixes them
//! (MK-RULING-62).

mod combat;
mod heroes;
mod next_tile;
mod outcome;
mod parts;
mod reach;
mod score;
mod site;
mod tactics;

use kernel::{Game, Seat, Viewer};
use serde::Serialize;

pub(crate) use combat::sees_die;
pub use combat::{CombatView, FoeHome, FoeView, PartView, StrikeView};
pub use heroes::{
    DuelUseView, DuelView, GuestView, JointAheadView, JointView, MemberView, NotInvited,
};
pub use next_tile::{Feature, HoldsView, NextTileView};
pub use outcome::{DamageView, Gain, GainView, OutcomeView, Vain};
pub use parts::{
    AuctionView, CityView, DieView, DummyView, LastingView, OffersView, SkillView, TokenView,
    UnitView,
};
pub use reach::{DestinationView, PlaceView, PlaceWay};
pub use score::{CountView, Counted, ScoreView};
pub(crate) use site::drawn_by;
pub use site::{DrawView, SiteAheadView, UnseenView};
pub use tactics::{ActsFirst, FirstView};

use crate::{
    cards::CardId,
    content::{
        HeroId, Rampaging, RuinId, ScenarioId, Site, TableRule, TacticId, Terrain, TileId,
        TileKind, Time,
    },
    derive::{self, MoveCost},
    flow::{interaction, variants::incantation},
    state::{
        Hex, MageKnight, Mover, Placed, Points, Position, Question, Reward, Spot, Stage, Tiles,
        TurnKind,
    },
    story::Face,
};

/// The game as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MageKnightView"))]
pub struct View {
    pub scenario: ScenarioId,
    /// Special rules and variants in force.
    pub rules: Vec<TableRule>,
    pub round: u8,
    /// The round limit.
    pub rounds: u8,
    pub time: Time,
    pub tiles: Vec<TileView>,
    /// The tile stack, its top first.
    pub stack: Vec<StackTile>,
    /// How many tiles left out at setup may still come when the stack is empty.
    pub left_out: u8,
    /// What is turned up next; nothing where no tile is left.
    pub next_tile: Option<NextTileView>,
    pub heroes: Vec<HeroView>,
    pub dummy: Option<DummyView>,
    /// The order of turns in this round.
    pub order: Vec<Mover>,
    /// Tactics that can still be taken.
    pub tactics: Vec<TacticId>,
    /// While one is chosen: whether those who take it act first.
    pub firsts: Vec<FirstView>,
    /// Those who choose one after the other.
    pub choosing: Vec<Seat>,
    pub source: Vec<DieView>,
    pub offers: OffersView,
    pub cities: Vec<CityView>,
    /// Whose turn it is and how it stands; nothing when the game is over.
    pub turn: Option<TurnView>,
    pub combat: Option<CombatView>,
    /// Who announced the end of the round.
    pub announced: Option<Mover>,
    /// Turns still to begin once the scenario's end was met.
    pub turns_left: Option<u8>,
    /// Effects that outlast the turn they were played in.
    pub lasting: Vec<LastingView>,
    /// A combat of two heroes.
    pub duel: Option<DuelView>,
    /// A joint assault, from its proposal on.
    pub joint: Option<JointView>,
    /// The heroes are being auctioned; until that is over nobody plays the hero shown for a seat.
    pub auction: Option<AuctionView>,
    /// What the answers of the one who is asked lead to; for nobody else.
    pub ahead: Option<AheadView>,
    pub over: bool,
}

/// What can be known of the answers in a turn before one is given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AheadView {
    /// Where the hero can go in this turn.
    pub destinations: Vec<DestinationView>,
    /// Where the next tile can be turned up.
    pub places: Vec<PlaceView>,
    /// What cards, Units and Skills would bring.
    pub outcomes: Vec<OutcomeView>,
    /// What damage would do to whom.
    pub damage: Vec<DamageView>,
    /// What waits where the hero stands.
    pub sites: Vec<SiteAheadView>,
    /// Cities that could be assaulted together with others.
    pub joint: Vec<JointAheadView>,
}

/// A tile on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TileView {
    pub tile: TileId,
    pub kind: TileKind,
    pub at: Position,
    /// By how many sixths it is turned clockwise.
    pub turned: u8,
    pub spaces: Vec<SpaceView>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpaceView {
    pub hex: Hex,
    pub spot: Spot,
    pub terrain: Terrain,
    pub site: Option<Site>,
    /// A rampaging enemy that is not defeated.
    pub rampaging: Option<Rampaging>,
    pub tokens: Vec<TokenView>,
    /// The ruin token, once it lies face up.
    pub ruin: Option<RuinId>,
    /// Who conquered it.
    pub shield: Option<Seat>,
    /// Whose Shields mark the glade.
    pub marks: Vec<Seat>,
    /// What entering it costs now.
    pub cost: MoveCost,
}

/// A tile still in the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum StackTile {
    Known(TileId),
    Countryside,
    /// A Core tile; which one, and whether it has a city, is not known.
    Core,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HeroView {
    pub seat: Seat,
    pub hero: HeroId,
    pub at: Hex,
    pub fame: u16,
    /// Fame below 0 that was bid for the hero.
    pub fame_debt: u16,
    /// Whether the team has chosen this hero; nobody else knows before the end.
    pub chosen: bool,
    pub level: u8,
    pub armor: u8,
    pub hand_limit: u8,
    pub command_limit: u8,
    pub reputation: i8,
    pub hand: CardsView,
    /// What is in the deck; its order nobody knows.
    pub deck: CardsView,
    pub discard: Vec<CardId>,
    /// The play area.
    pub played: Vec<CardId>,
    /// Cards under the Tactic.
    pub stored: u8,
    /// Advanced Actions to choose from, and those set aside.
    pub drafting: CardsView,
    pub set_aside: CardsView,
    /// Crystals of red, blue, white, green.
    pub crystals: [u8; 4],
    /// Mana tokens of red, blue, white, green, gold, black.
    pub mana: [u8; 6],
    pub units: Vec<UnitView>,
    pub skills: Vec<SkillView>,
    pub tactic: Option<TacticId>,
    pub tactic_flipped: bool,
    /// The round order token lies face down: the next turn is skipped.
    pub turned_down: bool,
    /// Who plays together has the same number.
    pub team: u8,
    /// What the game would be worth if it ended now.
    pub score: Vec<ScoreView>,
}

/// Cards whose faces this viewer knows, or only how many there are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CardsView {
    Known(Vec<CardId>),
    Hidden(u8),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnView {
    pub seat: Seat,
    pub kind: TurnKind,
    pub stage: Stage,
    pub move_points: u8,
    /// With what Reputation adds in an interaction.
    pub influence: u8,
    pub healing: u8,
    /// Source dice that may still be used.
    pub dice: u8,
    /// What was won and is taken at the end of the turn.
    pub rewards: Vec<Reward>,
    /// What gave the points, those included that are spent.
    pub terms: Vec<TermView>,
}

/// One part of a pool of points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TermView {
    pub what: Points,
    /// What gave it; nothing for what Reputation and Shields add to Influence.
    pub from: Option<Face>,
    pub points: i8,
}

/// Whether this viewer looks into the hand of this seat.
///
/// In a game for one there is nobody to hide it from, so those who watch look over the player's shoulder.
pub(crate) fn sees_hand(game: &MageKnight, viewer: Viewer, seat: Seat) -> bool {
    viewer.is(seat) || (game.players.len() == 1 && viewer == Viewer::Spectator)
}

/// MK-SCEN-RETURN-08: whether this viewer knows whom the team of this seat has chosen.
pub(crate) fn sees_chosen(game: &MageKnight, viewer: Viewer, seat: Seat) -> bool {
    match viewer {
        Viewer::Omniscient => true,
        Viewer::Seat(own) => game.over || game.are_allies(own, seat),
        Viewer::Spectator => game.over,
    }
}

pub(crate) fn view(game: &MageKnight, viewer: Viewer) -> View {
    let turn = game.asks.first().map(|ask| TurnView {
        seat: ask.seat,
        kind: game.turn.kind,
        stage: game.turn.stage,
        move_points: game.turn.move_points,
        influence: interaction::available(game),
        healing: game.turn.healing,
        dice: game.turn.dice_left,
        rewards: game.turn.rewards.to_vec(),
        terms: game.turn.terms.iter().map(parts::term).collect(),
    });
    let ordered = !game.sheet().random_countryside;
    View {
        scenario: game.scenario,
        rules: game.sheet.rules.iter().collect(),
        round: game.round,
        rounds: game.sheet().rounds,
        time: game.time,
        tiles: game.map.placed().iter().map(|placed| tile_view(game, viewer, placed)).collect(),
        stack: stack_view(&game.stack, viewer, ordered),
        left_out: game.left_out.len() as u8,
        next_tile: next_tile::next_tile(game),
        heroes: game.all_seats().map(|seat| hero_view(game, viewer, seat)).collect(),
        dummy: game.dummy.as_ref().map(parts::dummy),
        order: game.order.to_vec(),
        tactics: crate::flow::tactics::available(game).collect(),
        firsts: tactics::firsts(game),
        choosing: tactics::choosing(game),
        source: game.source.iter().map(parts::die).collect(),
        offers: parts::offers(&game.offers),
        cities: game.cities.iter().map(|city| parts::city(city, viewer)).collect(),
        turn,
        combat: game.combat.as_ref().map(|combat| combat::view(game, combat, viewer)),
        announced: game.announced,
        turns_left: game.turns_left,
        lasting: game.lasting.iter().map(parts::lasting).collect(),
        duel: game.duel.as_ref().map(|duel| heroes::duel(game, duel)),
        joint: game.joint.as_ref().map(|joint| heroes::joint(joint)),
        auction: game.auction.as_ref().map(|auction| parts::auction(auction)),
        ahead: ahead(game, viewer),
        over: game.over,
    }
}

/// Looks ahead for the seat that must act now.
fn ahead(game: &MageKnight, viewer: Viewer) -> Option<AheadView> {
    let Viewer::Seat(seat) = viewer else { return None };
    if game.asked(seat) != Some(&Question::Act) {
        return None;
    }
    let mut options = Vec::new();
    game.options(seat, &mut options);
    let destinations = reach::destinations(game, seat, &options);
    Some(AheadView {
        places: reach::places(game, seat, &destinations),
        destinations,
        outcomes: outcome::outcomes(game, seat, &options),
        damage: outcome::damage(game, seat, &options),
        sites: site::sites(game, seat, &options),
        joint: heroes::joint_ahead(game, seat, &options),
    })
}

fn tile_view(game: &MageKnight, viewer: Viewer, placed: &Placed) -> TileView {
    let Placed { tile, at, turned } = *placed;
    let spaces = Spot::ALL.into_iter().filter_map(|spot| {
        let hex = at.hex(spot);
        let space = game.space(hex)?;
        let state = game.spot(hex);
        let seen = |known: bool| known || viewer == Viewer::Omniscient;
        Some(SpaceView {
            hex,
            spot,
            terrain: space.terrain,
            site: space.site,
            rampaging: space.rampaging.filter(|_| state.has_enemies()),
            tokens: state
                .enemies
                .into_iter()
                .flatten()
                .map(|(enemy, known)| parts::token(enemy, seen(known)))
                .collect(),
            ruin: state.ruin.filter(|(_, known)| seen(*known)).map(|(ruin, _)| ruin),
            shield: state.shield,
            marks: incantation::marks(game, hex),
            cost: derive::move_cost(game, hex)?,
        })
    });
    TileView { tile, kind: tile.kind(), at, turned, spaces: spaces.collect() }
}

fn stack_view(stack: &Tiles, viewer: Viewer, ordered: bool) -> Vec<StackTile> {
    let seen = |tile: &TileId| match viewer {
        Viewer::Omniscient => StackTile::Known(*tile),
        Viewer::Seat(_) | Viewer::Spectator if tile.kind().is_core() => StackTile::Core,
        Viewer::Seat(_) | Viewer::Spectator if ordered => StackTile::Known(*tile),
        Viewer::Seat(_) | Viewer::Spectator => StackTile::Countryside,
    };
    stack.iter().rev().map(seen).collect()
}

fn hero_view(game: &MageKnight, viewer: Viewer, seat: Seat) -> HeroView {
    let player = game.player(seat);
    let level = player.level_token();
    let known = sees_hand(game, viewer, seat);
    let cards = |cards: &[CardId]| {
        if known { CardsView::Known(cards.to_vec()) } else { CardsView::Hidden(cards.len() as u8) }
    };
    // Cards under a Tactic came from the deck unseen: for its owner they are still there.
    let mut deck = player.deck.clone();
    if viewer == Viewer::Omniscient {
        deck.reverse();
    } else {
        deck.extend(player.stored.iter().copied());
        deck.sort_unstable();
    }
    HeroView {
        seat,
        hero: player.hero,
        at: player.at,
        fame: player.fame,
        fame_debt: player.fame_debt,
        chosen: player.chosen && sees_chosen(game, viewer, seat),
        level: player.level,
        armor: level.armor,
        hand_limit: derive::hand_limit(game, seat) as u8,
        command_limit: derive::command_limit(game, seat) as u8,
        reputation: player.reputation,
        hand: cards(&player.hand),
        deck: cards(&deck),
        discard: player.discard.to_vec(),
        played: player.played.to_vec(),
        stored: player.stored.len() as u8,
        drafting: cards(&player.drafting),
        set_aside: cards(&player.set_aside),
        crystals: player.crystals,
        mana: player.mana,
        units: player.units.iter().map(|unit| parts::unit(game, unit)).collect(),
        skills: player.skills.iter().map(parts::skill).collect(),
        tactic: player.tactic,
        tactic_flipped: player.tactic_flipped,
        turned_down: player.turned_down,
        team: game.teams.get(seat.index()).copied().unwrap_or(seat.0),
        score: score::sheet(game, seat),
    }
}
