//! What a script writes about everything but tiles and heroes: the Source, tokens, offers.

use kernel::Seat;
use script::{Complaint, Line};

use super::{
    hero::once,
    phrases::{read_cards, read_space},
};
use crate::{
    cards::CardId,
    content::{EnemyId, Mana, RuinId, TileId, UnitId},
    setup::OffersBoard,
    state::{Secret, Spot},
};

/// A space as written.
pub(super) type Place = (TileId, Spot);

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct World {
    pub source: Option<Vec<Mana>>,
    pub tokens: Vec<(Place, Vec<EnemyId>)>,
    /// Spaces whose tokens are known to lie face up, or face down.
    pub faces: Vec<(Place, bool)>,
    /// Shields in a city, in the order they were placed.
    pub shares: Vec<(Place, Vec<Seat>)>,
    pub gone: Vec<Place>,
    pub secrets: Vec<(Place, Secret)>,
    pub ruins: Vec<(Place, RuinId)>,
    pub next_enemies: Vec<EnemyId>,
    pub offers: OffersBoard,
    pub artifacts: Option<Vec<CardId>>,
    pub dummy_deck: Option<Vec<CardId>>,
    pub influence: Option<u8>,
    pub healing: Option<u8>,
}

impl World {
    /// Reads one statement; `false` if its first word is none of these.
    pub(super) fn place(&mut self, word: &str, line: &mut Line<'_>) -> Result<bool, Complaint> {
        match word {
            "source" => {
                let dice = read_all(line, "a colour", Mana::from_id)?;
                once(line, &mut self.source, dice)?;
            }
            "influence" => {
                let points = line.number("Influence points")?;
                once(line, &mut self.influence, points)?;
            }
            "healing" => {
                let points = line.number("Healing points")?;
                once(line, &mut self.healing, points)?;
            }
            "enemy" => {
                let at = read_space(line)?;
                self.read_face(at, line);
                self.tokens.push((at, read_all(line, "an enemy", EnemyId::from_id)?));
            }
            "secret" => {
                let secret = match line.word("dungeon or tomb")? {
                    "dungeon" => Secret::Dungeon,
                    "tomb" => Secret::Tomb,
                    word => return Err(line.complain(format!("there is no secret {word}"))),
                };
                self.secrets.push((read_space(line)?, secret));
            }
            "defeated" => self.gone.push(read_space(line)?),
            "ruin" => {
                let at = read_space(line)?;
                self.read_face(at, line);
                self.ruins.push((at, read(line, "a ruin token", RuinId::from_id)?));
            }
            "garrison" => {
                let at = read_space(line)?;
                if !self.read_face(at, line) {
                    return Err(line.complain("say face-up or face-down"));
                }
            }
            "shares" => {
                let (at, mut seats) = (read_space(line)?, Vec::new());
                while !line.is_empty() {
                    seats.push(line.seat()?);
                }
                self.shares.push((at, seats));
            }
            "next" => self.next_enemies.extend(read_all(line, "an enemy", EnemyId::from_id)?),
            "artifacts" => {
                let cards = read_cards(line)?;
                once(line, &mut self.artifacts, cards)?;
            }
            "dummy-deck" => {
                let cards = read_cards(line)?;
                once(line, &mut self.dummy_deck, cards)?;
            }
            "offer" => {
                let offers = &mut self.offers;
                let cards = match line.word("actions, spells, units or monastery")? {
                    "actions" => &mut offers.advanced,
                    "spells" => &mut offers.spells,
                    "monastery" => &mut offers.monastery,
                    "units" => {
                        let units = read_all(line, "a Unit", UnitId::from_id)?;
                        return once(line, &mut offers.units, units).map(|()| true);
                    }
                    word => return Err(line.complain(format!("there is no offer “{word}”"))),
                };
                let read = read_cards(line)?;
                once(line, cards, read)?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Whether the tokens there lie face up or down, if the line says so.
    fn read_face(&mut self, at: Place, line: &mut Line<'_>) -> bool {
        let up = line.maybe("face-up");
        let said = up || line.maybe("face-down");
        if said {
            self.faces.push((at, up));
        }
        said
    }
}

pub(super) fn read<T>(
    line: &mut Line<'_>,
    what: &str,
    find: fn(&str) -> Option<T>,
) -> Result<T, Complaint> {
    let word = line.word(what)?;
    find(word).ok_or_else(|| line.complain(format!("“{word}” is not {what}")))
}

fn read_all<T>(
    line: &mut Line<'_>,
    what: &str,
    find: fn(&str) -> Option<T>,
) -> Result<Vec<T>, Complaint> {
    let mut all = Vec::new();
    while !line.is_empty() {
        all.push(read(line, what, find)?);
    }
    Ok(all)
}
