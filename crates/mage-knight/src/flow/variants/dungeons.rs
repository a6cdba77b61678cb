//! Secret and linked dungeons and tombs (MK-SCEN-DUNGEON-03..10).

use kernel::{Seat, msg};
use rules::mk;
use serde::{Deserialize, Serialize};

use super::spaces;
use crate::{
    content::{EnemyColor, Site, TableRule, Terrain},
    derive::move_cost,
    flow::Frame,
    legal::{About, Answers, Row},
    state::{Choice, Event, Hex, MageKnight, Position, Question, Secret, Spot},
};

/// MK-SCEN-DUNGEON-03, MK-SCEN-DUNGEON-05: villages hide dungeons, monasteries tombs.
pub(super) fn tile_revealed(game: &mut MageKnight, by: Seat, at: Position) {
    for spot in Spot::ALL {
        let secret = match game.map().space(at.hex(spot)).and_then(|space| space.site) {
            Some(Site::Village) => Secret::Dungeon,
            Some(Site::Monastery) => Secret::Tomb,
            _ => continue,
        };
        // With nowhere to put it there is none.
        let question = Question::Secret(Entrance { beside: at.hex(spot), secret });
        game.agenda.push(Frame::Choose { seat: by, question });
    }
}

/// MK-SCEN-DUNGEON-03: a passable space without a site that is no swamp.
fn has_room(game: &MageKnight, hex: Hex) -> bool {
    let free = |space: crate::content::Space| {
        space.site.is_none()
            && space.rampaging.is_none()
            && space.terrain != Terrain::Swamp
            && move_cost::printed(space, game.time()).is_some()
    };
    game.space(hex).is_some_and(free) && hex != Hex::PORTAL
}

/// MK-SCEN-DUNGEON-03: where the entrance is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entrance {
    pub beside: Hex,
    pub secret: Secret,
}

impl Row for Entrance {
    fn about(&self, _game: &MageKnight) -> About {
        About::new(
            "secret",
            match self.secret {
                Secret::Dungeon => msg!("mk-question-secret-dungeon"),
                Secret::Tomb => msg!("mk-question-secret-tomb"),
            },
        )
        .refusing(mk::SCEN_DUNGEON_03, "mk-refusal-no-entrance")
    }

    fn answers(&self, game: &MageKnight, _seat: Seat, answers: &mut Answers<'_>) {
        for to in self.beside.neighbours() {
            if game.space(to).is_some() {
                answers.add_where(Choice::Space { to }, has_room(game, to));
            }
        }
    }

    fn take(&self, game: &mut MageKnight, seat: Seat, choice: Choice) {
        let (secret, Choice::Space { to: at }) = (self.secret, choice) else {
            return game.misplaced();
        };
        let drawn = game.draw_enemy(guard(secret));
        game.change_spot(at, |spot| spot.secret = Some(secret));
        game.lay_enemy(at, 0, drawn);
        game.log.push(|| Event::SecretPlaced { seat, at, secret });
    }
}

/// The colour of the token at an entrance.
pub(crate) const fn guard(secret: Secret) -> EnemyColor {
    match secret {
        Secret::Dungeon => EnemyColor::Brown,
        Secret::Tomb => EnemyColor::Red,
    }
}

/// MK-SCEN-DUNGEON-04: after a failure a new token takes the place of the old one.
pub(crate) fn guard_anew(game: &mut MageKnight, at: Hex) {
    // Printed dungeons and tombs have none.
    let Some(secret) = game.spot(at).secret else { return };
    let drawn = game.draw_enemy(guard(secret));
    let old = game.spot(at).enemies[0];
    game.lay_enemy(at, 0, drawn);
    if let Some((enemy, _)) = old {
        game.discard_enemy(enemy);
    }
}

fn is_dungeon(game: &MageKnight, hex: Hex) -> bool {
    matches!(game.site_at(hex), Some(Site::Dungeon | Site::Tomb))
}

/// MK-SCEN-DUNGEON-09: all tiles are revealed and all dungeons and tombs conquered.
pub(crate) fn all_conquered(game: &MageKnight) -> bool {
    let mut dungeons = spaces(game).filter(|(_, hex)| is_dungeon(game, *hex));
    game.stack.is_empty() && dungeons.all(|(_, hex)| game.spot(hex).shield.is_some())
}

/// Dungeons and tombs a player has conquered.
pub(crate) fn conquered_by(game: &MageKnight, seat: Seat) -> usize {
    let own = |hex: &Hex| is_dungeon(game, *hex) && game.spot(*hex).shield == Some(seat);
    spaces(game).filter(|(_, hex)| own(hex)).count()
}

/// Whether a way leads underground from here.
fn is_linked(game: &MageKnight, hex: Hex) -> bool {
    is_dungeon(game, hex) && game.spot(hex).shield.is_some()
}

/// Where the hero can go underground.
pub(crate) fn links(game: &MageKnight, from: Hex) -> Vec<Hex> {
    if !game.plays(TableRule::LinkedDungeons) || !is_linked(game, from) {
        return Vec::new();
    }
    let others = spaces(game).map(|(_, hex)| hex);
    others.filter(|hex| *hex != from && is_linked(game, *hex)).collect()
}

/// MK-SCEN-DUNGEON-07: what going underground costs; `None` where no way leads there.
#[inline]
pub(crate) fn travel_cost(game: &MageKnight, from: Hex, to: Hex) -> Option<u8> {
    if game.plays(TableRule::LinkedDungeons) { way_underground(game, from, to) } else { None }
}

fn way_underground(game: &MageKnight, from: Hex, to: Hex) -> Option<u8> {
    if from == to || !is_linked(game, from) || !is_linked(game, to) {
        return None;
    }
    let distance = distance(game, from, to)?;
    u8::try_from(distance + 2).ok()
}

/// MK-SCEN-DUNGEON-08: the shortest way over revealed spaces that are neither lake nor swamp.
fn distance(game: &MageKnight, from: Hex, to: Hex) -> Option<usize> {
    let mut seen = vec![from];
    let mut edge = vec![from];
    let mut steps = 0;
    while !edge.is_empty() {
        if edge.contains(&to) {
            return Some(steps);
        }
        let mut next = Vec::new();
        for hex in edge.into_iter().flat_map(Hex::neighbours) {
            let dry = |space: crate::content::Space| {
                !matches!(space.terrain, Terrain::Lake | Terrain::Swamp)
            };
            if game.space(hex).is_some_and(dry) && !seen.contains(&hex) {
                seen.push(hex);
                next.push(hex);
            }
        }
        edge = next;
        steps += 1;
    }
    None
}
