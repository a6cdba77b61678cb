//! What a script writes about everything but tiles and cards: mana, Units, tokens, offers.

use scenario::{Complaint, Line};

use super::phrase::{read_cards, read_space};
use crate::{
    cards::CardId,
    content::{EnemyId, Mana, RuinId, SkillId, TacticId, TileId, UnitId},
    setup::{OffersBoard, UnitBoard},
    state::Spot,
};

/// A space as written.
pub(super) type Place = (TileId, Spot);

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct World {
    pub source: Option<Vec<Mana>>,
    pub crystals: [u8; 4],
    pub mana: [u8; 6],
    pub reputation: i8,
    pub units: Vec<UnitBoard>,
    pub skills: Vec<SkillId>,
    pub tactic: Option<TacticId>,
    pub tokens: Vec<(Place, Vec<EnemyId>)>,
    pub gone: Vec<Place>,
    pub ruins: Vec<(Place, RuinId)>,
    pub shields: Vec<Place>,
    pub next_enemies: Vec<EnemyId>,
    pub offers: OffersBoard,
    pub artifacts: Vec<CardId>,
    pub dummy_deck: Option<Vec<CardId>>,
    pub influence: u8,
    pub healing: u8,
}

impl World {
    /// Reads one statement; `false` if its first word is none of these.
    pub(super) fn place(&mut self, word: &str, line: &mut Line<'_>) -> Result<bool, Complaint> {
        match word {
            "source" => self.source = Some(read_all(line, "a colour", Mana::from_id)?),
            "crystals" => {
                while !line.is_empty() {
                    let (mana, count) = read_counted(line)?;
                    let Some(color) = mana.basic() else {
                        return Err(line.complain("there are no crystals of this colour"));
                    };
                    self.crystals[color as usize] = count;
                }
            }
            "mana" => {
                while !line.is_empty() {
                    let (mana, count) = read_counted(line)?;
                    self.mana[mana.index()] = count;
                }
            }
            "reputation" => self.reputation = line.number("a space of the track")?,
            "influence" => self.influence = line.number("Influence points")?,
            "healing" => self.healing = line.number("Healing points")?,
            "unit" => self.read_unit(line)?,
            "skill" => self.skills.push(read(line, "a Skill", SkillId::from_id)?),
            "tactic" => self.tactic = Some(read(line, "a Tactic", TacticId::from_id)?),
            "enemy" => {
                let at = read_space(line)?;
                self.tokens.push((at, read_all(line, "an enemy", EnemyId::from_id)?));
            }
            "defeated" => self.gone.push(read_space(line)?),
            "ruin" => {
                let at = read_space(line)?;
                self.ruins.push((at, read(line, "a ruin token", RuinId::from_id)?));
            }
            "shield" => self.shields.push(read_space(line)?),
            "next" => self.next_enemies.extend(read_all(line, "an enemy", EnemyId::from_id)?),
            "artifacts" => self.artifacts = read_cards(line)?,
            "dummy-deck" => self.dummy_deck = Some(read_cards(line)?),
            "offer" => match line.word("actions, spells, units or monastery")? {
                "actions" => self.offers.advanced = Some(read_cards(line)?),
                "spells" => self.offers.spells = Some(read_cards(line)?),
                "monastery" => self.offers.monastery = Some(read_cards(line)?),
                "units" => self.offers.units = Some(read_all(line, "a Unit", UnitId::from_id)?),
                word => return Err(line.complain(format!("there is no offer “{word}”"))),
            },
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn read_unit(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        let unit = read(line, "a Unit", UnitId::from_id)?;
        let mut board = UnitBoard { unit, spent: false, wounds: 0, banner: None };
        while !line.is_empty() {
            match line.word("spent, wounds or banner")? {
                "spent" => board.spent = true,
                "wounds" => board.wounds = line.number("Wounds")?,
                "banner" => board.banner = Some(read(line, "a Banner", CardId::from_id)?),
                word => return Err(line.complain(format!("a Unit is not “{word}”"))),
            }
        }
        self.units.push(board);
        Ok(())
    }
}

fn read<T>(line: &mut Line<'_>, what: &str, find: fn(&str) -> Option<T>) -> Result<T, Complaint> {
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

/// A colour and how many of it.
fn read_counted(line: &mut Line<'_>) -> Result<(Mana, u8), Complaint> {
    let mana = read(line, "a colour", Mana::from_id)?;
    Ok((mana, line.number("a number")?))
}
