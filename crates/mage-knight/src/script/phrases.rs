//! Answers, spaces and positions as scripts write them.

use kernel::Seat;
use script::{Complaint, Line};

use crate::{
    cards::CardId,
    content::TileId,
    state::{Choice, DamageTo, Hex, MageKnight, ManaFrom, Map, Points, Position, Spot, Way},
};

pub(super) fn phrase(game: &MageKnight, seat: Seat, choice: &Choice) -> String {
    match *choice {
        Choice::Tactic { tactic } => format!("take {tactic}"),
        Choice::UseTactic => "use tactic".to_owned(),
        Choice::Play { card, way } => match way {
            Way::Basic => format!("play {card}"),
            Way::Strong => format!("play {card} strong"),
            Way::Sideways(Points::Move) => format!("play {card} sideways"),
            Way::Sideways(points) => format!("play {card} sideways for {}", points.id()),
        },
        Choice::Activate { unit, ability } => {
            format!("activate {} {}", own_unit(game, seat, unit), ability + 1)
        }
        Choice::UseSkill { skill } => format!("use {skill}"),
        Choice::UseBanner { unit } => format!("use banner of {}", own_unit(game, seat, unit)),
        Choice::Move { to } => format!("move to {}", space(game.map(), to)),
        Choice::Explore { at } => format!("explore {},{}", at.a, at.b),
        Choice::Interact => "interact".to_owned(),
        Choice::Recruit { unit } => format!("recruit {unit}"),
        Choice::BuyHealing => "buy healing".to_owned(),
        Choice::BuyCard { card } => format!("buy {card}"),
        Choice::BuyArtifact => "buy an artifact".to_owned(),
        Choice::BuyUnseen => "buy an unseen action".to_owned(),
        Choice::AddElite => "add an elite unit".to_owned(),
        Choice::EnterSite => "enter".to_owned(),
        Choice::Burn => "burn the monastery".to_owned(),
        Choice::Challenge { spaces } => {
            let around = game.player(seat).at.neighbours().into_iter().enumerate();
            let there = around.filter(|(at, _)| spaces & 1 << at != 0);
            let names: Vec<_> = there.map(|(_, hex)| space(game.map(), hex)).collect();
            format!("challenge {}", names.join(" "))
        }
        Choice::Duel => "attack the hero".to_owned(),
        Choice::Launch => "attack".to_owned(),
        Choice::Propose { city, shares } => {
            let seats = Seat::all(shares.len() as u8).zip(shares).filter(|(_, share)| *share > 0);
            let shares: Vec<_> =
                seats.map(|(seat, share)| format!("{} {share}", seat.letter())).collect();
            format!("assault {} with {}", space(game.map(), city), shares.join(" "))
        }
        Choice::Plunder => "plunder".to_owned(),
        Choice::MarkGlade { instead: None } => "mark the glade".to_owned(),
        Choice::MarkGlade { instead: Some(other) } => {
            format!("mark the glade instead of {}", game.player(other).hero.id())
        }
        Choice::Incant => "perform the incantation".to_owned(),
        Choice::TakeHero { hero } => format!("take {}", hero.id()),
        Choice::Heal => "heal".to_owned(),
        Choice::HealUnit { unit } => format!("heal {}", own_unit(game, seat, unit)),
        Choice::Strike { enemies } => {
            let there = (0..16_u8).filter(|at| enemies & 1 << at != 0);
            let names: Vec<_> = there.map(|at| foe(game, at)).collect();
            format!("attack {}", names.join(" "))
        }
        Choice::Block { enemy } => format!("block {}", foe(game, enemy)),
        Choice::MoveToAttack { ranged: false } => "turn move into attack".to_owned(),
        Choice::MoveToAttack { ranged: true } => "turn move into ranged attack".to_owned(),
        Choice::InfluenceToBlock => "turn influence into block".to_owned(),
        Choice::Damage { to: DamageTo::Hero, .. } if game.duel.is_some() => "wound hero".to_owned(),
        Choice::Damage { to: DamageTo::Unit(unit), .. } if game.duel.is_some() => {
            let blocker = game.duel.as_ref().map_or(seat, |duel| duel.blocker());
            format!("wound {}", own_unit(game, blocker, unit))
        }
        Choice::Damage { enemy, to: DamageTo::Hero } => {
            format!("damage of {} to hero", foe(game, enemy))
        }
        Choice::Damage { enemy, to: DamageTo::Unit(unit) } => {
            format!("damage of {} to {}", foe(game, enemy), own_unit(game, seat, unit))
        }
        Choice::EndPhase => "end phase".to_owned(),
        Choice::Rest => "rest".to_owned(),
        Choice::Discard { card } => format!("discard {card}"),
        Choice::AnnounceEndOfRound => "announce the end of the round".to_owned(),
        Choice::EndTurn => "end turn".to_owned(),
        Choice::Draw => "draw".to_owned(),
        Choice::Pick { option } => format!("option {}", option + 1),
        Choice::Pay { from, color } => {
            let source = match from {
                ManaFrom::Token(mana) => format!("{} token", mana.id()),
                ManaFrom::Crystal(mana) => format!("{} crystal", mana.id()),
                ManaFrom::Die(mana) => format!("{} die", mana.id()),
                ManaFrom::StoredDie(mana) => format!("{} stored die", mana.id()),
                ManaFrom::Endless(mana) => format!("endless {}", mana.id()),
                ManaFrom::Discard(card) => format!("discarded {card}"),
            };
            format!("pay {} with {source}", color.id())
        }
        Choice::Color { color } => format!("choose {}", color.id()),
        Choice::Card { card } => format!("choose {card}"),
        Choice::Enemy { enemy } => format!("choose {}", foe(game, enemy)),
        Choice::Unit { unit } => format!("choose {}", own_unit(game, seat, unit)),
        Choice::OthersUnit { seat: other, unit } => {
            format!("choose {} of {}", own_unit(game, other, unit), other.letter())
        }
        Choice::Hero { seat } => format!("choose {}", game.player(seat).hero.id()),
        Choice::OfferUnit { unit } => format!("choose {unit}"),
        Choice::OfferAbility { unit, ability } => format!("use {unit} {}", ability + 1),
        Choice::Space { to } => format!("go to {}", space(game.map(), to)),
        Choice::Amount { amount } => format!("choose {amount}"),
        Choice::Die { color } => format!("choose {} die", color.id()),
        Choice::Top => "top".to_owned(),
        Choice::Bottom => "bottom".to_owned(),
        Choice::Skill { skill } => format!("choose {skill}"),
        Choice::Claim { reward } => format!("claim {}", reward.id()),
        Choice::Accept => "accept".to_owned(),
        Choice::Decline => "decline".to_owned(),
    }
}

/// A Unit of one's own: its name, with a number from the second of a kind on.
fn own_unit(game: &MageKnight, seat: Seat, unit: u8) -> String {
    let units = &game.player(seat).units;
    let Some(state) = units.get(usize::from(unit)) else { return format!("unit-{}", unit + 1) };
    let before = units[..usize::from(unit)].iter().filter(|other| other.unit == state.unit).count();
    numbered(state.unit.id(), before)
}

/// An enemy of the combat, likewise; a monster is named after itself.
fn foe(game: &MageKnight, enemy: u8) -> String {
    let foes = game.combat().map(|combat| &combat.foes[..]).unwrap_or_default();
    let name = |foe: &crate::state::Foe| foe.monster.map_or(foe.enemy, |monster| monster.enemy);
    let Some(foe) = foes.get(usize::from(enemy)) else { return format!("enemy-{}", enemy + 1) };
    let before = foes[..usize::from(enemy)].iter().filter(|other| name(other) == name(foe)).count();
    numbered(name(foe).id(), before)
}

fn numbered(name: &str, before: usize) -> String {
    match before {
        0 => name.to_owned(),
        _ => format!("{name}-{}", before + 1),
    }
}

/// A space by its tile and spot; one without a tile by its coordinates.
pub(super) fn space(map: &Map, hex: Hex) -> String {
    match map.spot(hex) {
        Some((tile, spot)) => format!("{tile}.{}", spot.id()),
        None => format!("{},{}", hex.q, hex.r),
    }
}

/// Reads a space such as `countryside-1.NE`.
pub(super) fn read_space(line: &mut Line<'_>) -> Result<(TileId, Spot), Complaint> {
    let word = line.word("a space such as countryside-1.NE")?;
    space_named(word).ok_or_else(|| {
        line.complain(format!("“{word}” is not a space: write tile and spot, as in start-a.NE"))
    })
}

pub(super) fn space_named(word: &str) -> Option<(TileId, Spot)> {
    let (tile, spot) = word.split_once('.')?;
    Some((TileId::from_id(tile)?, Spot::from_id(spot)?))
}

/// Reads a position such as `1,0`.
pub(super) fn read_position(line: &mut Line<'_>) -> Result<Position, Complaint> {
    let word = line.word("a position such as 1,0")?;
    let numbers = word.split_once(',').and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
    let Some((a, b)) = numbers else {
        return Err(line.complain(format!("“{word}” is not a position such as 1,0")));
    };
    Ok(Position { a, b })
}

pub(super) fn read_tile(line: &mut Line<'_>) -> Result<TileId, Complaint> {
    let word = line.word("a tile")?;
    TileId::from_id(word).ok_or_else(|| line.complain(format!("no tile is called “{word}”")))
}

pub(super) fn read_cards(line: &mut Line<'_>) -> Result<Vec<CardId>, Complaint> {
    let mut cards = Vec::new();
    while !line.is_empty() {
        let word = line.word("a card")?;
        let card = CardId::from_id(word);
        cards.push(card.ok_or_else(|| line.complain(format!("no card is called “{word}”")))?);
    }
    Ok(cards)
}
