//! Names of cards, objects, conditions, phases and moments.

use kernel::{Arg, Message, msg};

use crate::{
    cards::{self, APPRENTICE, CardId},
    flow::{AttackStep, CastStep, Moment, MoveStep, Phase},
    maps::MapId,
    state::{ObjectId, Zone},
    vocabulary::{CardSet, Kind, Location, Marker, Token},
};

/// The name of a card as a message.
pub fn card_message(id: &str) -> Message {
    // Apprentices are called like the mages they become.
    Message::new(format!("card-{}", id.strip_prefix(APPRENTICE).unwrap_or(id)))
}

pub(crate) fn object_link(id: ObjectId, card: &str) -> Arg {
    Arg::Object { object: u32::from(id.0), name: Box::new(card_message(card)) }
}

pub(crate) fn zone_text(zone: Zone) -> String {
    zone.to_string()
}

/// A card that is no object, such as one in a spellbook.
pub(crate) fn card_arg(card: CardId) -> Arg {
    Arg::Message(Box::new(card_message(&cards::card(card).id)))
}

/// A face of the attack die as scripts and the log write it: `-`, `1`, `2`, `1*`, `2*`.
pub(crate) fn face_text(face: u8) -> &'static str {
    match face {
        3 => "1",
        4 => "2",
        5 => "1*",
        6 => "2*",
        _ => "-",
    }
}

pub(crate) fn faces_text(faces: &[u8]) -> String {
    faces.iter().map(|face| face_text(*face)).collect::<Vec<_>>().join(" ")
}

/// The name of a condition.
pub fn marker_message(marker: Marker) -> Message {
    match marker {
        Marker::Bleed => msg!("marker-bleed"),
        Marker::Burn => msg!("marker-burn"),
        Marker::Corrode => msg!("marker-corrode"),
        Marker::Cripple => msg!("marker-cripple"),
        Marker::Daze => msg!("marker-daze"),
        Marker::Growth => msg!("marker-growth"),
        Marker::Larva => msg!("marker-larva"),
        Marker::Rot => msg!("marker-rot"),
        Marker::Slam => msg!("marker-slam"),
        Marker::Sleep => msg!("marker-sleep"),
        Marker::Stuck => msg!("marker-stuck"),
        Marker::Stun => msg!("marker-stun"),
        Marker::Tainted => msg!("marker-tainted"),
        Marker::Taunt => msg!("marker-taunt"),
        Marker::TauntThorg => msg!("marker-taunt-thorg"),
        Marker::TauntSkeelax => msg!("marker-taunt-skeelax"),
        Marker::Weak => msg!("marker-weak"),
        Marker::Zombie => msg!("marker-zombie"),
    }
}

/// The name of a token.
pub fn token_message(token: Token) -> Message {
    match token {
        Token::Armor => msg!("token-armor"),
        Token::Banish => msg!("token-banish"),
        Token::Load => msg!("token-load"),
        Token::Trap => msg!("token-trap"),
        Token::Sink => msg!("token-sink"),
        Token::Bloodreaper => msg!("token-bloodreaper"),
        Token::Crush => msg!("token-crush"),
        Token::Egg => msg!("token-egg"),
        Token::Mist => msg!("token-mist"),
        Token::Rage => msg!("token-rage"),
        Token::Open => msg!("token-open"),
        Token::Pet => msg!("token-pet"),
        Token::Skull => msg!("token-skull"),
        Token::Wrath => msg!("token-wrath"),
        Token::Veteran => msg!("token-veteran"),
        Token::HolyAvenger => msg!("token-holy-avenger"),
        Token::WoundedPrey => msg!("token-wounded-prey"),
    }
}

/// Where something is worn.
pub(super) fn location_message(location: Location) -> Message {
    match location {
        Location::Amulet => msg!("location-amulet"),
        Location::Belt => msg!("location-belt"),
        Location::Boots => msg!("location-boots"),
        Location::Chest => msg!("location-chest"),
        Location::Cloak => msg!("location-cloak"),
        Location::Gloves => msg!("location-gloves"),
        Location::Helmet => msg!("location-helmet"),
        Location::Ring => msg!("location-ring"),
        Location::Shield => msg!("location-shield"),
        Location::Weapon => msg!("location-weapon"),
    }
}

/// A moment of the game in words.
pub fn moment_message(moment: Moment) -> Message {
    match moment {
        Moment::PhaseEnd(phase) => msg!("moment-phase-end", phase = phase_message(phase)),
        Moment::Activation => msg!("moment-activation"),
        Moment::ActionDone => msg!("moment-action-done"),
        Moment::ActionPhaseEnd => msg!("moment-action-phase-end"),
        Moment::Cast(step) => match step {
            CastStep::DeclareSpell => msg!("moment-declare-spell"),
            CastStep::PayCosts => msg!("moment-pay-spell"),
            CastStep::CounterSpell => msg!("moment-counter-spell"),
            CastStep::ResolveSpell => msg!("moment-resolve-spell"),
        },
        Moment::Move(step) => match step {
            MoveStep::DeclareMove => msg!("moment-declare-move"),
            MoveStep::PayMoveCosts => msg!("moment-pay-move-costs"),
            MoveStep::LeavingZoneEffects => msg!("moment-leaving-zone-effects"),
            MoveStep::Walls => msg!("moment-walls"),
            MoveStep::Move => msg!("moment-move"),
            MoveStep::EnteringZoneEffects => msg!("moment-entering-zone-effects"),
        },
        Moment::Attack(step) => match step {
            AttackStep::DeclareAttack => msg!("moment-declare-attack"),
            AttackStep::PayCosts => msg!("moment-pay-costs"),
            AttackStep::RollToMiss => msg!("moment-roll-to-miss"),
            AttackStep::AvoidAttack => msg!("moment-avoid-attack"),
            AttackStep::RollDice => msg!("moment-roll-dice"),
            AttackStep::DamageAndEffects => msg!("moment-damage-and-effects"),
            AttackStep::AdditionalStrikes => msg!("moment-additional-strikes"),
            AttackStep::DamageBarrier => msg!("moment-damage-barrier"),
            AttackStep::Counterstrike => msg!("moment-counterstrike"),
            AttackStep::AttackEnds => msg!("moment-attack-ends"),
        },
    }
}

/// A phase of the round in words.
pub fn phase_message(phase: Phase) -> Message {
    match phase {
        Phase::Initiative => msg!("phase-initiative"),
        Phase::Reset => msg!("phase-reset"),
        Phase::Channel => msg!("phase-channel"),
        Phase::Upkeep => msg!("phase-upkeep"),
        Phase::Planning => msg!("phase-planning"),
        Phase::Deployment => msg!("phase-deployment"),
        Phase::FirstQuickcast => msg!("phase-first-quickcast"),
        Phase::Action => msg!("phase-action"),
        Phase::FinalQuickcast => msg!("phase-final-quickcast"),
    }
}

/// The name of a set of cards.
pub fn set_message(set: CardSet) -> Message {
    match set {
        CardSet::Core => msg!("set-core"),
        CardSet::ForcemasterVsWarlord => msg!("set-forcemaster-vs-warlord"),
        CardSet::ConquestOfKumanjaro => msg!("set-conquest-of-kumanjaro"),
        CardSet::DruidVsNecromancer => msg!("set-druid-vs-necromancer"),
        CardSet::ForgedInFire => msg!("set-forged-in-fire"),
        CardSet::BattlegroundsDomination => msg!("set-battlegrounds-domination"),
        CardSet::Own => msg!("set-own"),
    }
}

/// The name of a map.
pub fn map_message(map: MapId) -> Message {
    match map {
        MapId::AncientWards => msg!("map-ancient-wards"),
        MapId::BlastedLands => msg!("map-blasted-lands"),
        MapId::CourtOfTheAntarians => msg!("map-court-of-the-antarians"),
        MapId::GauntletOfVtar => msg!("map-gauntlet-of-vtar"),
        MapId::GrandArena => msg!("map-grand-arena"),
        MapId::LostExpedition => msg!("map-lost-expedition"),
        MapId::NoMansLand => msg!("map-no-mans-land"),
        MapId::PathOfWar => msg!("map-path-of-war"),
        MapId::SwampCrossroads => msg!("map-swamp-crossroads"),
        MapId::Triumvirate => msg!("map-triumvirate"),
        MapId::TruceAtStraywood => msg!("map-truce-at-straywood"),
        MapId::UnseenPassage => msg!("map-unseen-passage"),
        MapId::WartornExpanse => msg!("map-wartorn-expanse"),
        MapId::WeatheredSanctuary => msg!("map-weathered-sanctuary"),
        MapId::WheelOfDeath => msg!("map-wheel-of-death"),
        MapId::ZigguratsRise => msg!("map-ziggurats-rise"),
    }
}

/// Names of all cards of a kind, for lists.
pub fn card_names(kind: Kind) -> impl Iterator<Item = Message> {
    cards::of_kind(kind).map(|id| card_message(&cards::card(id).id))
}
