//! The story: events in words.

use kernel::{Message, Seat, msg};

use super::names::{card_message, faces_text, link, marker_message, token_message, zone_text};
use crate::{
    flow::Phase,
    notice::{Named, Notice},
    state::Zone,
};

pub(super) fn line(notice: &Notice) -> Option<Message> {
    Some(match notice {
        Notice::InitiativeRolled { seat, roll } => {
            msg!("log-initiative-rolled", seat = *seat, roll = *roll)
        }
        Notice::InitiativeHeld { seat } => msg!("log-initiative", seat = *seat),
        Notice::PhaseBegan { round, phase: Phase::Initiative } => {
            msg!("log-round", round = *round)
        }
        Notice::PhaseBegan { phase: Phase::Action, .. } => msg!("log-action-stage"),
        // The other phases show in what happens in them.
        Notice::PhaseBegan { .. } | Notice::Damaged { .. } => return None,
        Notice::ManaGained { who, amount } => {
            msg!("log-mana-gained", who = link(who), amount = *amount)
        }
        Notice::ManaSpent { who, amount } => {
            msg!("log-mana-spent", who = link(who), amount = *amount)
        }
        Notice::Activated { who } => msg!("log-activated", who = link(who)),
        Notice::TurnPassed { seat } => msg!("log-turn-passed", seat = *seat),
        Notice::Guarding { who } => msg!("log-guarding", who = link(who)),
        Notice::GuardRemoved { who } => msg!("log-guard-removed", who = link(who)),
        Notice::Moved { who, from, to } => {
            msg!("log-moved", who = link(who), from = zone_text(*from), to = zone_text(*to))
        }
        Notice::Hindered { who } => msg!("log-hindered", who = link(who)),
        Notice::MoveStopped { who } => msg!("log-move-stopped", who = link(who)),
        Notice::AttackDeclared { attacker, defender, attack, counterstrike } => {
            let attack = Message::new(format!("attack-{attack}"));
            let (attacker, defender) = (link(attacker), link(defender));
            match counterstrike {
                true => msg!(
                    "log-counterstrike",
                    attacker = attacker,
                    defender = defender,
                    attack = attack
                ),
                false => {
                    msg!("log-attack", attacker = attacker, defender = defender, attack = attack)
                }
            }
        }
        Notice::MissRolled { attacker, roll, missed: true } => {
            msg!("log-missed", attacker = link(attacker), roll = *roll)
        }
        Notice::MissRolled { attacker, roll, missed: false } => {
            msg!("log-not-missed", attacker = link(attacker), roll = *roll)
        }
        Notice::DefenseRolled { defender, roll, needed, avoided: true } => {
            msg!("log-avoided", defender = link(defender), roll = *roll, needed = *needed)
        }
        Notice::DefenseRolled { defender, roll, needed, avoided: false } => {
            msg!("log-not-avoided", defender = link(defender), roll = *roll, needed = *needed)
        }
        Notice::DiceRolled { attacker, faces, effect: None } => {
            msg!("log-dice", attacker = link(attacker), faces = faces_text(faces))
        }
        Notice::DiceRolled { attacker, faces, effect: Some(roll) } => msg!(
            "log-dice-effect",
            attacker = link(attacker),
            faces = faces_text(faces),
            effect = *roll,
        ),
        Notice::AttackCanceled { attacker } => {
            msg!("log-attack-canceled", attacker = link(attacker))
        }
        Notice::Healed { who, amount } => {
            msg!("log-healed", who = link(who), amount = *amount)
        }
        Notice::MarkerPlaced { who, marker } => {
            msg!("log-marker-placed", who = link(who), marker = marker_message(*marker))
        }
        Notice::MarkerRemoved { who, marker, count } => msg!(
            "log-marker-removed",
            who = link(who),
            marker = marker_message(*marker),
            count = *count,
        ),
        Notice::BurnRolled { who, faces } => {
            msg!("log-burn", who = link(who), faces = faces_text(faces))
        }
        Notice::EscapeRolled { who, roll, free: true, .. } => {
            msg!("log-escaped", who = link(who), roll = *roll)
        }
        Notice::EscapeRolled { who, roll, free: false, .. } => {
            msg!("log-not-escaped", who = link(who), roll = *roll)
        }
        Notice::ManaLost { who, amount } => {
            msg!("log-mana-lost", who = link(who), amount = *amount)
        }
        Notice::AttackHit { attacker, defender, tally } => msg!(
            "log-hit",
            attacker = link(attacker),
            defender = link(defender),
            damage = tally.damage,
            normal = tally.normal,
            critical = tally.critical,
            armor = tally.armor,
            piercing = tally.piercing,
        ),
        Notice::Revealed { who, host: Some(host) } => {
            msg!("log-revealed-on", who = link(who), host = link(host))
        }
        Notice::Revealed { who, host: None } => msg!("log-revealed", who = link(who)),
        Notice::Destroyed { who, in_vain: true } => msg!("log-in-vain", who = link(who)),
        Notice::Destroyed { who, in_vain: false } => msg!("log-destroyed", who = link(who)),
        Notice::MageDestroyed { seat } => msg!("log-mage-destroyed", seat = *seat),
        Notice::GameOver { winners } => match winners.as_slice() {
            [] => msg!("log-draw"),
            [seat] => msg!("log-won", seat = *seat),
            several => {
                let letters: Vec<String> = several.iter().map(Seat::to_string).collect();
                msg!("log-won-team", seats = letters.join(", "))
            }
        },
        Notice::SpellsPlanned { seat, count } => {
            msg!("log-planned", seat = *seat, count = *count)
        }
        Notice::SpellDeclared { caster, card, target, zone, ability } => {
            declared(caster, card.as_deref(), target.as_ref(), *zone, *ability)
        }
        Notice::SpellCountered { card } => msg!("log-countered", card = card_message(card)),
        Notice::SpellCanceled { card } => msg!("log-canceled", card = card_message(card)),
        Notice::SpellReturned { card: Some(card) } => {
            msg!("log-spell-returned", card = card_message(card))
        }
        Notice::SpellReturned { card: None } => msg!("log-enchantment-returned"),
        Notice::Arrived { who, host: Some(host), .. } => {
            msg!("log-arrived-on", who = link(who), host = link(host))
        }
        Notice::Arrived { who, host: None, zone: Some(zone) } => {
            msg!("log-arrived", who = link(who), zone = zone_text(*zone))
        }
        Notice::Arrived { who, host: None, zone: None } => {
            msg!("log-raised", who = link(who))
        }
        Notice::HiddenAttached { controller, host: Some(host), .. } => {
            msg!("log-hidden-on", seat = *controller, host = link(host))
        }
        Notice::HiddenAttached { controller, host: None, zone, .. } => {
            let zone = zone.map_or_else(String::new, zone_text);
            msg!("log-hidden-in", seat = *controller, zone = zone)
        }
        Notice::Attached { who, host: Some(host), .. } => {
            msg!("log-attached", who = link(who), host = link(host))
        }
        Notice::Attached { who, host: None, zone } => {
            let zone = zone.map_or_else(String::new, zone_text);
            msg!("log-attached-zone", who = link(who), zone = zone)
        }
        Notice::AbilityUsed { who, target: Some(target) } => {
            msg!("log-used-on", who = link(who), target = link(target))
        }
        Notice::AbilityUsed { who, target: None } => msg!("log-used", who = link(who)),
        Notice::EffectRolled { card, roll, needed } => {
            msg!("log-effect-roll", card = card_message(card), roll = *roll, needed = *needed)
        }
        Notice::AmountRolled { card, faces } => {
            msg!("log-amount-roll", card = card_message(card), faces = faces_text(faces))
        }
        Notice::Affected { who, card } => {
            msg!("log-affected", who = link(who), card = card_message(card))
        }
        Notice::TokenPlaced { who, token } => {
            msg!("log-token", who = link(who), token = token_message(*token))
        }
        Notice::LifeChanged { who, change } => {
            let amount = i32::from(change.unsigned_abs());
            match change {
                0.. => msg!("log-life-gained", who = link(who), amount = amount),
                _ => msg!("log-life-lost", who = link(who), amount = amount),
            }
        }
        Notice::Roused { who } => msg!("log-roused", who = link(who)),
        Notice::Chosen { who, chosen } => {
            msg!("log-chosen", who = link(who), chosen = link(chosen))
        }
        Notice::LookedAt { seat, who: Some(who) } => {
            msg!("log-looked-at", seat = *seat, who = link(who))
        }
        Notice::LookedAt { seat, who: None } => msg!("log-looked", seat = *seat),
        Notice::SentAway { who, rounds } => {
            msg!("log-sent-away", who = link(who), rounds = *rounds)
        }
        Notice::CameBack { who, zone } => {
            msg!("log-came-back", who = link(who), zone = zone_text(*zone))
        }
        Notice::TakenBack { seat, card } => {
            msg!("log-taken-back", seat = *seat, card = card_message(card))
        }
        Notice::SpellLost { seat, card } => {
            msg!("log-spell-lost", seat = *seat, card = card_message(card))
        }
        Notice::ZoneAttackDeclared { attacker, zone, attack } => msg!(
            "log-zone-attack",
            attacker = link(attacker),
            zone = zone_text(*zone),
            attack = Message::new(format!("attack-{attack}")),
        ),
    })
}

fn declared(
    caster: &Named,
    card: Option<&str>,
    target: Option<&Named>,
    zone: Option<Zone>,
    ability: bool,
) -> Message {
    let spell = match card {
        Some(card) => card_message(card),
        None => msg!("thing-enchantment"),
    };
    let caster = link(caster);
    match (target, zone) {
        _ if ability && target.is_none() => msg!("log-cast-ability", caster = caster),
        (Some(target), _) if ability => {
            msg!("log-cast-ability-on", caster = caster, target = link(target))
        }
        (Some(target), None) => {
            msg!("log-cast-on", caster = caster, spell = spell, target = link(target))
        }
        (Some(target), Some(zone)) => msg!(
            "log-cast-to",
            caster = caster,
            spell = spell,
            target = link(target),
            zone = zone_text(zone),
        ),
        (None, Some(zone)) => {
            msg!("log-cast-at", caster = caster, spell = spell, zone = zone_text(zone))
        }
        (None, None) => msg!("log-cast", caster = caster, spell = spell),
    }
}
