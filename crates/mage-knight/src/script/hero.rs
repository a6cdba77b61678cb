//! What a script writes about one hero: its space and Fame, cards, mana, Units, Skills, Shields.

use script::{Complaint, Line};

use super::{
    phrases::{read_cards, read_space},
    world::{Place, read},
};
use crate::{
    cards::CardId,
    content::{HeroId, Mana, SkillId, TacticId},
    setup::{PlayerBoard, UnitBoard},
    state::Position,
};

/// A hero as written so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ScriptHero {
    /// None before any hero is named.
    pub hero: Option<HeroId>,
    pub at: Option<Place>,
    pub fame: Option<u16>,
    pub hand: Option<Vec<CardId>>,
    pub deck: Option<Deck>,
    pub discard: Option<Vec<CardId>>,
    pub played: Option<Vec<CardId>>,
    pub crystals: [Option<u8>; 4],
    pub mana: [Option<u8>; 6],
    pub reputation: Option<i8>,
    pub units: Vec<UnitBoard>,
    pub skills: Vec<SkillId>,
    pub tactic: Option<TacticId>,
    pub shields: Vec<Place>,
    pub marks: Vec<Place>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Deck {
    pub cards: Vec<CardId>,
    pub only: bool,
}

impl ScriptHero {
    pub(super) fn new(hero: HeroId) -> Self {
        ScriptHero { hero: Some(hero), ..ScriptHero::default() }
    }

    /// Whether nothing but the hero's name is written.
    pub(super) fn is_fresh(&self) -> bool {
        *self == ScriptHero { hero: self.hero, ..ScriptHero::default() }
    }

    /// What follows the name of the hero.
    pub(super) fn place_itself(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        if line.maybe("at") {
            self.at = Some(read_space(line)?);
        }
        if line.maybe("fame") {
            self.fame = Some(line.number("Fame")?);
        }
        Ok(())
    }

    /// Reads one statement; `false` if its first word is none of these.
    pub(super) fn place(&mut self, word: &str, line: &mut Line<'_>) -> Result<bool, Complaint> {
        match word {
            "hand" => {
                let cards = read_cards(line)?;
                once(line, &mut self.hand, cards)?;
            }
            "deck" => {
                let only = line.maybe("only");
                let cards = read_cards(line)?;
                once(line, &mut self.deck, Deck { cards, only })?;
            }
            "discard" => {
                let cards = read_cards(line)?;
                once(line, &mut self.discard, cards)?;
            }
            "played" => {
                let cards = read_cards(line)?;
                once(line, &mut self.played, cards)?;
            }
            "crystals" => {
                while !line.is_empty() {
                    let (mana, count) = read_counted(line)?;
                    let Some(color) = mana.basic() else {
                        return Err(line.complain("there are no crystals of this colour"));
                    };
                    once(line, &mut self.crystals[color as usize], count)?;
                }
            }
            "mana" => {
                while !line.is_empty() {
                    let (mana, count) = read_counted(line)?;
                    once(line, &mut self.mana[mana.index()], count)?;
                }
            }
            "reputation" => {
                let space = line.number("a space of the track")?;
                once(line, &mut self.reputation, space)?;
            }
            "unit" => self.read_unit(line)?,
            "skill" => self.skills.push(read(line, "a Skill", SkillId::from_id)?),
            "tactic" => {
                let tactic = read(line, "a Tactic", TacticId::from_id)?;
                once(line, &mut self.tactic, tactic)?;
            }
            "shield" => self.shields.push(read_space(line)?),
            "mark" => self.marks.push(read_space(line)?),
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn read_unit(&mut self, line: &mut Line<'_>) -> Result<(), Complaint> {
        let unit = read(line, "a Unit", crate::content::UnitId::from_id)?;
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

    /// The hero's cards: those mentioned where they are, the others beneath the deck or in the discard pile.
    pub(super) fn board(&self, hero: HeroId) -> PlayerBoard {
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
            reputation: self.reputation.unwrap_or(0),
            crystals: self.crystals.map(Option::unwrap_or_default),
            mana: self.mana.map(Option::unwrap_or_default),
            units: self.units.clone(),
            skills: self.skills.clone(),
            tactic: self.tactic,
        }
    }
}

/// Each statement sets its thing once.
pub(super) fn once<T>(line: &Line<'_>, place: &mut Option<T>, value: T) -> Result<(), Complaint> {
    match place {
        Some(_) => Err(line.complain("this was written before")),
        None => {
            *place = Some(value);
            Ok(())
        }
    }
}

/// A colour and how many of it.
fn read_counted(line: &mut Line<'_>) -> Result<(Mana, u8), Complaint> {
    let mana = read(line, "a colour", Mana::from_id)?;
    Ok((mana, line.number("a number")?))
}
