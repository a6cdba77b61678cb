//! What lies on the maps of Domination: the V'Tar Orb and the special tiles. What touching an Orb does and what it gives are
//! rules of the scenario (`flow/domination`).

use crate::{
    maps::{self, Tile},
    vocabulary::writing::*,
};

pub(in crate::set) fn of_maps() -> Vec<Card> {
    let mut all = vec![vtar_orb()];
    all.extend(Tile::ALL.map(tile));
    all
}

/// MW-DOM-24: without Life and Armor.
fn vtar_orb() -> Card {
    let mut card = Card::new("", maps::ORB, Kind::Orb).subtypes(&[Subtype::VTar]);
    card.armor = None;
    card
}

/// MW-DOM-36: of cost 0, for all players.
fn tile(tile: Tile) -> Card {
    let mut card = Card::new("", tile.id(), Kind::Tile);
    card.armor = None;
    match tile {
        Tile::VTorrak | Tile::AltarOfOblivion => card,
        Tile::CorrosivePool => card.ability(Ability::Hinders(wading())).when(
            Trigger::Upkeep,
            for_each(
                wading().and(Filter::Here),
                Effect::PlaceMarker { who: Who::Each, marker: Marker::Corrode },
            ),
        ),
        // MW-DOM-41: that it rolls at once is said where markers are placed.
        Tile::MoltenRock => card.ability(Ability::Hinders(wading())).when(
            Trigger::Upkeep,
            for_each(
                wading().and(Filter::Here),
                Effect::PlaceMarker { who: Who::Each, marker: Marker::Burn },
            ),
        ),
        Tile::SamandrielsCircle => card
            .lends(living_creature().and(Filter::Here), vec![gains(Trait::Regenerate(1))])
            .ability(Ability::Hinders(nonliving()))
            .when(Trigger::Upkeep, for_each(nonliving().and(Filter::Here), damage(Who::Each, 1))),
        Tile::EtherealMist => card.lends(Filter::Here, vec![gains(Trait::Obscured)]),
        Tile::Septagram => {
            let protected = Filter::Here.but_not(mage());
            card.lends(protected, vec![gains(Trait::Warded)]).ability(Ability::WardsZone)
        }
        Tile::SpikedPit => card
            .attack(
                special_attack("spiked-pit", 4)
                    .with(AttackTrait::Unavoidable)
                    .with(AttackTrait::Piercing(2)),
            )
            .ability(Ability::Hinders(wading()))
            .when(
                Trigger::Enters(wading()),
                Effect::If(
                    Condition::Token(Token::Trap),
                    Box::new(Effect::OnRoll(
                        number(9),
                        Box::new(Effect::Seq(vec![
                            attack(0, Who::Actor),
                            Effect::RemoveTokens { who: Who::This, token: Token::Trap, count: 1 },
                        ])),
                    )),
                ),
            ),
    }
}

/// Whoever walks through what lies on the ground.
fn wading() -> Filter {
    corporeal_creature().but_not(Filter::has(Trait::Flying))
}

fn nonliving() -> Filter {
    creature().but_not(Filter::Living)
}
