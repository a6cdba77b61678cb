//! The board as a script writes it.

use scenario::{Complaint, Line};

use super::{
    phrase::{read_cards, read_position, read_space, read_tile},
    world::World,
};
use crate::{
    Setup,
    cards::CardId,
    content::{HeroId, ScenarioId, TileId, TileKind, Time},
    setup::{Board, PlayerBoard, Switches, TurnBoard},
    state::{Placed, Position, Rest, Spot, TurnKind},
};

/// What a script has written so far.
#[derive(Clone, Debug, Default)]
pub struct ScriptBoard {
    hero: Option<HeroId>,
    at: Option<(TileId, Spot)>,
    fame: Option<u16>,
    round: Option<(u8, Time)>,
    tiles: Vec<Placed>,
    stack: Option<Vec<TileId>>,
    left_out: Option<Vec<TileId>>,
    hand: Option<Vec<CardId>>,
    deck: Option<Deck>,
    discard: Option<Vec<CardId>>,
    played: Option<Vec<CardId>>,
    move_points: Option<u8>,
    resting: bool,
    turns_left: Option<u8>,
    scenario: Option<ScenarioId>,
    dummy: Option<HeroId>,
    switches: Switches,
    world: World,
}

#[derive(Clone, Debug)]
struct Deck {
    cards: Vec<CardId>,
    only: bool,
}

impl ScriptBoard {
    pub(super) fn place(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        match line.word("a statement")? {
            "hero" => self.place_hero(line),
            "round" => {
                let round = line.number("a round")?;
                let time = match line.word("day or night")? {
                    "day" => Time::Day,
                    "night" => Time::Night,
                    word => return Err(line.complain(format!("“{word}” is neither day nor night"))),
                };
                once(line, &mut self.round, (round, time))
            }
            "tile" => {
                let tile = read_tile(line)?;
                line.must("at")?;
                self.tiles.push(Placed { tile, at: read_position(line)? });
                Ok(())
            }
            "stack" => {
                let tiles = read_tiles(line)?;
                once(line, &mut self.stack, tiles)
            }
            "left-out" => {
                let tiles = read_tiles(line)?;
                once(line, &mut self.left_out, tiles)
            }
            "hand" => {
                let cards = read_cards(line)?;
                once(line, &mut self.hand, cards)
            }
            "deck" => {
                let only = line.maybe("only");
                let cards = read_cards(line)?;
                once(line, &mut self.deck, Deck { cards, only })
            }
            "discard" => {
                let cards = read_cards(line)?;
                once(line, &mut self.discard, cards)
            }
            "played" => {
                let cards = read_cards(line)?;
                once(line, &mut self.played, cards)
            }
            "move-points" => {
                let points = line.number("Move points")?;
                once(line, &mut self.move_points, points)
            }
            "resting" => {
                self.resting = true;
                Ok(())
            }
            "turns-left" => {
                let turns = line.number("turns")?;
                once(line, &mut self.turns_left, turns)
            }
            "scenario" => {
                let word = line.word("a scenario")?;
                let scenario = ScenarioId::from_id(word)
                    .ok_or_else(|| line.complain(format!("no scenario is called “{word}”")))?;
                once(line, &mut self.scenario, scenario)
            }
            "switch" => {
                let name = line.word("a switch")?;
                let on = match line.word("on or off")? {
                    "on" => true,
                    "off" => false,
                    word => return Err(line.complain(format!("“{word}” is neither on nor off"))),
                };
                let Some(switch) = self.switches.named(name) else {
                    return Err(line.complain(format!("no switch is called “{name}”")));
                };
                *switch = on;
                Ok(())
            }
            "dummy" => {
                let hero = read_hero(line)?;
                once(line, &mut self.dummy, hero)
            }
            word => {
                if self.world.place(word, line)? {
                    Ok(())
                } else {
                    Err(line.complain(format!("“{word}” sets nothing on this board")))
                }
            }
        }
    }

    fn place_hero(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        let hero = read_hero(line)?;
        once(line, &mut self.hero, hero)?;
        if line.maybe("at") {
            self.at = Some(read_space(line)?);
        }
        if line.maybe("fame") {
            self.fame = Some(line.number("Fame")?);
        }
        Ok(())
    }

    /// Whether nothing but the hero is written.
    fn is_fresh(&self) -> bool {
        let ScriptBoard {
            hero: _,
            at,
            fame,
            round,
            tiles,
            stack,
            left_out,
            hand,
            deck,
            discard,
            played,
            move_points,
            resting,
            turns_left,
            scenario: _,
            dummy: _,
            switches: _,
            world,
        } = self;
        at.is_none()
            && fame.is_none()
            && round.is_none()
            && tiles.is_empty()
            && stack.is_none()
            && left_out.is_none()
            && [hand, discard, played].iter().all(|cards| cards.is_none())
            && deck.is_none()
            && move_points.is_none()
            && !resting
            && turns_left.is_none()
            && *world == World::default()
    }

    pub(super) fn setup(&self) -> Result<Setup, Complaint> {
        let fallback = Setup::default();
        let heroes = self.hero.map_or(fallback.heroes, |hero| vec![hero]);
        let hero = heroes[0];
        let board = if self.is_fresh() { None } else { Some(self.board(hero)?) };
        let scenario = self.scenario.unwrap_or(fallback.scenario);
        Ok(Setup { scenario, heroes, dummy: self.dummy, board, switches: self.switches })
    }

    fn board(&self, hero: HeroId) -> Result<Board, Complaint> {
        let tiles = self.placed();
        let (on, spot) = self.at.unwrap_or((tiles[0].tile, Spot::C));
        let find = |(on, spot): (TileId, Spot)| {
            let placed = tiles.iter().find(|placed| placed.tile == on);
            placed
                .map(|placed| placed.at.hex(spot))
                .ok_or_else(|| Complaint::new(format!("{on} does not lie on the table")))
        };
        let at = find((on, spot))?;
        let (round, time) = self.round.unwrap_or((1, Time::Day));
        let (stack, left_out) = self.unplaced(&tiles);
        let mut player = self.cards(hero);
        player.at = at;
        let kind = match (self.resting, player.played.is_empty()) {
            (true, _) => TurnKind::Resting(Rest::Declared),
            (false, true) => TurnKind::Open,
            (false, false) => TurnKind::Regular,
        };
        let world = &self.world;
        let tokens = world.tokens.iter().map(|(at, enemies)| Ok((find(*at)?, enemies.clone())));
        let tokens = tokens.collect::<Result<_, Complaint>>()?;
        let ruins = world.ruins.iter().map(|(at, ruin)| Ok((find(*at)?, *ruin)));
        let ruins = ruins.collect::<Result<_, Complaint>>()?;
        let gone = world.gone.iter().map(|at| find(*at)).collect::<Result<_, _>>()?;
        let shields = world.shields.iter().map(|at| find(*at)).collect::<Result<_, _>>()?;
        Ok(Board {
            source: world.source.clone(),
            tokens,
            gone,
            ruins,
            shields,
            next_enemies: world.next_enemies.clone(),
            offers: world.offers.clone(),
            artifacts: world.artifacts.clone(),
            dummy_deck: world.dummy_deck.clone(),
            round,
            time,
            tiles,
            stack,
            left_out,
            players: vec![player],
            turn: TurnBoard {
                kind,
                move_points: self.move_points.unwrap_or(0),
                influence: world.influence,
                healing: world.healing,
            },
            turns_left: self.turns_left,
        })
    }

    /// The tiles on the table: as written, or the first two of the scenario.
    fn placed(&self) -> Vec<Placed> {
        let mut tiles = vec![Placed { tile: TileId::START_A, at: Position::START }];
        if self.tiles.is_empty() {
            let first = TileId::of_kind(TileKind::Countryside);
            let at = [Position { a: 0, b: 1 }, Position { a: 1, b: 0 }];
            tiles.extend(first.zip(at).map(|(tile, at)| Placed { tile, at }));
        } else {
            tiles.extend(&self.tiles);
        }
        tiles
    }

    /// Stack and tiles left out: as written, or what First Reconnaissance leaves of the tiles not on the table.
    fn unplaced(&self, placed: &[Placed]) -> (Vec<TileId>, Vec<TileId>) {
        let free = |kind: TileKind, first: usize, count: usize| {
            TileId::of_kind(kind)
                .skip(first)
                .take(count)
                .filter(|tile| !placed.iter().any(|placed| placed.tile == *tile))
        };
        let stack = self.stack.clone().unwrap_or_else(|| {
            let countryside = free(TileKind::Countryside, 0, 8);
            let core = free(TileKind::Core, 0, 2).chain(free(TileKind::CityCore, 0, 1));
            let left_out = self.left_out.as_deref().unwrap_or_default();
            countryside.chain(core).filter(|tile| !left_out.contains(tile)).collect()
        });
        let left_out = self.left_out.clone().unwrap_or_else(|| {
            let others = free(TileKind::Countryside, 8, 3).chain(free(TileKind::Core, 2, 2));
            others.filter(|tile| !stack.contains(tile)).collect()
        });
        (stack, left_out)
    }

    /// The hero's cards: those mentioned where they are, the others beneath the deck or in the discard pile.
    fn cards(&self, hero: HeroId) -> PlayerBoard {
        let written = |cards: &Option<Vec<CardId>>| cards.clone().unwrap_or_default();
        let (hand, mut discard, played) =
            (written(&self.hand), written(&self.discard), written(&self.played));
        let (mut deck, only) =
            self.deck.clone().map_or((Vec::new(), false), |deck| (deck.cards, deck.only));
        let mut others = hero.starting_deck().to_vec();
        for card in hand.iter().chain(&discard).chain(&played).chain(&deck) {
            if let Some(at) = others.iter().position(|other| other == card) {
                others.remove(at);
            }
        }
        if only { &mut discard } else { &mut deck }.extend(others);
        PlayerBoard {
            at: Position::START.centre(),
            fame: self.fame.unwrap_or(0),
            hand,
            deck,
            discard,
            played,
            reputation: self.world.reputation,
            crystals: self.world.crystals,
            mana: self.world.mana,
            units: self.world.units.clone(),
            skills: self.world.skills.clone(),
            tactic: self.world.tactic,
        }
    }
}

fn read_hero(line: &mut Line<'_>) -> Result<HeroId, Complaint> {
    let word = line.word("a hero")?;
    HeroId::from_id(word).ok_or_else(|| line.complain(format!("no hero is called “{word}”")))
}

/// Each statement sets its thing once.
fn once<T>(line: &Line<'_>, place: &mut Option<T>, value: T) -> Result<(), Complaint> {
    match place {
        Some(_) => Err(line.complain("this was written before")),
        None => {
            *place = Some(value);
            Ok(())
        }
    }
}

fn read_tiles(line: &mut Line<'_>) -> Result<Vec<TileId>, Complaint> {
    let mut tiles = Vec::new();
    while !line.is_empty() {
        tiles.push(read_tile(line)?);
    }
    Ok(tiles)
}
