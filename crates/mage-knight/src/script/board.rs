//! The board as a script writes it.

use kernel::Seat;
use script::{Complaint, Line};

use super::{
    hero::{ScriptHero, once},
    lines::{self, Written},
    phrases::{read_position, read_tile},
    variant,
    world::World,
};
use crate::{
    Setup,
    content::{HeroId, MapShape, ScenarioId, TileId, TileKind, Time, Variants},
    setup::{Board, PlayerBoard, Switches, TurnBoard},
    state::{Placed, Position, Rest, Spot, TurnKind},
};

/// What a script has written so far.
#[derive(Clone, Debug, Default)]
pub struct ScriptBoard {
    /// By seat. What is written of a hero before any is named belongs to the first.
    heroes: Vec<ScriptHero>,
    turn: Option<Seat>,
    announced: Option<Seat>,
    chosen: Vec<Seat>,
    teams: Vec<Vec<Seat>>,
    round: Option<(u8, Time)>,
    tiles: Vec<Placed>,
    stack: Option<Vec<TileId>>,
    left_out: Option<Vec<TileId>>,
    move_points: Option<u8>,
    resting: bool,
    turns_left: Option<u8>,
    scenario: Option<ScenarioId>,
    dummy: Option<HeroId>,
    variants: Variants,
    switches: Switches,
    world: World,
    /// Which line wrote what.
    lines: Vec<Written>,
}

impl ScriptBoard {
    pub(super) fn place(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        let word = line.peek().unwrap_or_default();
        let before = self.heroes.iter().filter(|hero| hero.hero.is_some()).count();
        let hero = if word == "hero" { before } else { before.saturating_sub(1) };
        let number = line.number_in_script();
        self.lines.push(Written { word: word.to_owned(), hero, number });
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
                let at = read_position(line)?;
                let turned = if line.maybe("turned") { line.number("sixths")? } else { 0 };
                if turned > 5 {
                    return Err(line.complain("a tile is turned by 0 to 5 sixths"));
                }
                self.tiles.push(Placed { tile, at, turned });
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
            "turn" => {
                let seat = line.seat()?;
                once(line, &mut self.turn, seat)
            }
            "team" => {
                let mut team = Vec::new();
                while !line.is_empty() {
                    team.push(line.seat()?);
                }
                self.teams.push(team);
                Ok(())
            }
            "chosen" => {
                while !line.is_empty() {
                    self.chosen.push(line.seat()?);
                }
                Ok(())
            }
            "announced" => {
                let seat = line.seat()?;
                once(line, &mut self.announced, seat)
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
            "variant" => variant::place(&mut self.variants, line),
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
                if self.world.place(word, line)? || self.last_hero().place(word, line)? {
                    Ok(())
                } else {
                    Err(line.complain(format!("“{word}” sets nothing on this board")))
                }
            }
        }
    }

    /// The hero whose things are written now.
    fn last_hero(&mut self) -> &mut ScriptHero {
        if self.heroes.is_empty() {
            self.heroes.push(ScriptHero::default());
        }
        let last = self.heroes.len() - 1;
        &mut self.heroes[last]
    }

    fn place_hero(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        let hero = read_hero(line)?;
        match &mut self.heroes[..] {
            [first @ ScriptHero { hero: None, .. }] => first.hero = Some(hero),
            _ => self.heroes.push(ScriptHero::new(hero)),
        }
        self.last_hero().place_itself(line)
    }

    pub(super) fn line_of(&self, place: &str) -> Option<usize> {
        lines::line_of(&self.lines, place)
    }

    /// Whether nothing but the hero is written.
    fn is_fresh(&self) -> bool {
        let ScriptBoard {
            heroes,
            turn,
            announced,
            chosen,
            teams: _,
            round,
            tiles,
            stack,
            left_out,
            move_points,
            resting,
            turns_left,
            scenario: _,
            dummy: _,
            variants: _,
            switches: _,
            world,
            lines: _,
        } = self;
        heroes.iter().all(ScriptHero::is_fresh)
            && turn.is_none()
            && announced.is_none()
            && chosen.is_empty()
            && round.is_none()
            && tiles.is_empty()
            && stack.is_none()
            && left_out.is_none()
            && move_points.is_none()
            && !resting
            && turns_left.is_none()
            && *world == World::default()
    }

    pub(super) fn setup(&self) -> Result<Setup, Complaint> {
        let fallback = Setup::default();
        let named = |hero: &ScriptHero| hero.hero.unwrap_or(fallback.heroes[0]);
        let heroes: Vec<HeroId> = match self.heroes[..] {
            [] => fallback.heroes.clone(),
            _ => self.heroes.iter().map(named).collect(),
        };
        let board = if self.is_fresh() { None } else { Some(self.board(&heroes)?) };
        let scenario = self.scenario.unwrap_or(fallback.scenario);
        let (variants, switches) = (self.variants.clone(), self.switches);
        let teams = self.teams.clone();
        Ok(Setup { scenario, heroes, dummy: self.dummy, variants, teams, board, switches })
    }

    fn board(&self, heroes: &[HeroId]) -> Result<Board, Complaint> {
        let tiles = self.placed();
        let find = |(on, spot): (TileId, Spot)| {
            let placed = tiles.iter().find(|placed| placed.tile == on);
            placed
                .map(|placed| placed.at.hex(spot))
                .ok_or_else(|| Complaint::new(format!("{on} does not lie on the table")))
        };
        let (round, time) = self.round.unwrap_or((1, Time::Day));
        let (stack, left_out) = self.unplaced(&tiles);
        let nothing = [ScriptHero::default()];
        let written = if self.heroes.is_empty() { &nothing[..] } else { &self.heroes[..] };
        let (mut players, mut shields) = (Vec::new(), Vec::new());
        let mut marks = Vec::new();
        for ((seat, hero), id) in Seat::all(heroes.len() as u8).zip(written).zip(heroes) {
            let at = find(hero.at.unwrap_or((tiles[0].tile, Spot::C)))?;
            players.push(PlayerBoard { at, ..hero.board(*id) });
            for place in &hero.marks {
                marks.push((find(*place)?, seat));
            }
            for place in &hero.shields {
                shields.push((find(*place)?, seat));
            }
        }
        let turn = self.turn.unwrap_or(Seat(0));
        let used = players.get(turn.index()).is_some_and(|player| !player.played.is_empty());
        let kind = match (self.resting, used) {
            (true, _) => TurnKind::Resting(Rest::Declared),
            (false, false) => TurnKind::Open,
            (false, true) => TurnKind::Regular,
        };
        let world = &self.world;
        let tokens = world.tokens.iter().map(|(at, enemies)| Ok((find(*at)?, enemies.clone())));
        let tokens = tokens.collect::<Result<_, Complaint>>()?;
        let ruins = world.ruins.iter().map(|(at, ruin)| Ok((find(*at)?, *ruin)));
        let ruins = ruins.collect::<Result<_, Complaint>>()?;
        let secrets = world.secrets.iter().map(|(at, secret)| Ok((find(*at)?, *secret)));
        let secrets = secrets.collect::<Result<_, Complaint>>()?;
        let gone = world.gone.iter().map(|at| find(*at)).collect::<Result<_, _>>()?;
        let faces = world.faces.iter().map(|(at, up)| Ok((find(*at)?, *up)));
        let faces = faces.collect::<Result<_, Complaint>>()?;
        let shares = world.shares.iter().map(|(at, seats)| Ok((find(*at)?, seats.clone())));
        let shares = shares.collect::<Result<_, Complaint>>()?;
        Ok(Board {
            source: world.source.clone(),
            tokens,
            faces,
            shares,
            gone,
            ruins,
            shields,
            marks,
            secrets,
            next_enemies: world.next_enemies.clone(),
            offers: world.offers.clone(),
            artifacts: world.artifacts.clone().unwrap_or_default(),
            dummy_deck: world.dummy_deck.clone(),
            round,
            time,
            tiles,
            stack,
            left_out,
            players,
            chosen: self.chosen.clone(),
            announced: self.announced,
            turn: TurnBoard {
                seat: turn,
                kind,
                move_points: self.move_points.unwrap_or(0),
                influence: world.influence.unwrap_or(0),
                healing: world.healing.unwrap_or(0),
            },
            turns_left: self.turns_left,
        })
    }

    /// The tiles on the table: as written, or the first two of the scenario.
    fn placed(&self) -> Vec<Placed> {
        let scenario = self.scenario.unwrap_or_default();
        let sheet =
            scenario.sheet(self.heroes.len().max(1)).map(|printed| printed.with(&self.variants).0);
        let shape = sheet.map_or(MapShape::Wedge, |sheet| sheet.shape);
        let mut tiles = vec![Placed::upright(shape.starting_tile(), Position::START)];
        if self.tiles.is_empty() {
            let first = TileId::of_kind(TileKind::Countryside);
            let at = shape.first_tiles().iter().copied();
            tiles.extend(first.zip(at).map(|(tile, at)| Placed::upright(tile, at)));
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
}

fn read_hero(line: &mut Line<'_>) -> Result<HeroId, Complaint> {
    let word = line.word("a hero")?;
    HeroId::from_id(word).ok_or_else(|| line.complain(format!("no hero is called “{word}”")))
}

fn read_tiles(line: &mut Line<'_>) -> Result<Vec<TileId>, Complaint> {
    let mut tiles = Vec::new();
    while !line.is_empty() {
        tiles.push(read_tile(line)?);
    }
    Ok(tiles)
}
