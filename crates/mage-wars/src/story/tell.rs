//! Events as a viewer may know them.
//!
//! Everything that happens here happens in the open; what lies hidden is named only when it is turned up or destroyed
//! (MW-HIDDEN-08, MW-HIDDEN-15).

use kernel::{Seat, Viewer, msg};

use super::{
    Amount, Die, Face, Kind, Line, Piece, Place,
    parts::{
        attack_declared, attack_name, card_face, declared, destroyed, game_over,
        hidden_enchantment, known, known_link, lies, link, name, of, phase_began, piece, printed,
        seat_of, spell, weighed,
    },
};
use crate::{
    event::{Event, Thing},
    flow::MoveKind,
    state::MageWars,
    text::names::{faces_text, marker_message, token_message, zone_text},
};

/// The event as this viewer may know it.
pub(crate) fn tell<'event>(game: &MageWars, event: &'event Event, viewer: Viewer) -> Line {
    let knows = |seat: Seat| game.shares(viewer, seat);
    let sees = |thing: &Thing| game.may_see(viewer, thing);
    // What an enchantment lies on may lie hidden itself.
    let told_of = |host: &'event Option<Thing>| host.as_ref().map(|host| (host, sees(host)));
    match event {
        Event::InitiativeRolled { seat, roll } => Line::new(Kind::InitiativeRolled)
            .text(msg!("log-initiative-rolled", seat = *seat, roll = *roll))
            .who(Piece::seat(*seat))
            .dice([Die::Effect { roll: *roll }]),
        Event::InitiativeHeld { seat } => Line::new(Kind::InitiativeHeld)
            .text(msg!("log-initiative", seat = *seat))
            .who(Piece::seat(*seat)),
        Event::PhaseBegan { round, phase } => phase_began(*round, *phase),
        Event::ManaGained { thing, amount } => Line::new(Kind::ManaGained)
            .text(msg!("log-mana-gained", who = link(thing), amount = *amount))
            .who(piece(thing))
            .amount(Amount::Mana, *amount),
        Event::ManaSpent { thing, amount } => Line::new(Kind::ManaSpent)
            .text(msg!("log-mana-spent", who = link(thing), amount = *amount))
            .who(piece(thing))
            .amount(Amount::Mana, *amount),
        Event::ManaLost { thing, amount } => Line::new(Kind::ManaLost)
            .text(msg!("log-mana-lost", who = link(thing), amount = *amount))
            .who(piece(thing))
            .amount(Amount::Mana, *amount),
        Event::Activated { thing } => {
            of(Kind::Activated, thing).text(msg!("log-activated", who = link(thing)))
        }
        Event::TurnPassed { seat } => Line::new(Kind::TurnPassed)
            .text(msg!("log-turn-passed", seat = *seat))
            .who(Piece::seat(*seat)),
        Event::Guarding { thing } => {
            of(Kind::Guarding, thing).text(msg!("log-guarding", who = link(thing)))
        }
        Event::GuardRemoved { thing } => {
            of(Kind::GuardRemoved, thing).text(msg!("log-guard-removed", who = link(thing)))
        }
        Event::Moved { thing, how, from, to } => {
            let kind = match how {
                MoveKind::Action => Kind::Moved,
                MoveKind::Push => Kind::Pushed,
                MoveKind::Teleport => Kind::Teleported,
            };
            let (left, entered) = (zone_text(*from), zone_text(*to));
            of(kind, thing)
                .text(msg!("log-moved", who = link(thing), from = left, to = entered))
                .from(Place::Zone(*from))
                .to(Place::Zone(*to))
        }
        Event::Hindered { thing } => {
            of(Kind::Hindered, thing).text(msg!("log-hindered", who = link(thing)))
        }
        Event::MoveStopped { thing } => {
            of(Kind::MoveStopped, thing).text(msg!("log-move-stopped", who = link(thing)))
        }
        Event::AttackDeclared { attacker, defender, bar, counterstrike, odds } => {
            attack_declared(attacker, defender, bar, *counterstrike, odds.as_deref())
        }
        Event::ZoneAttackDeclared { attacker, zone, bar } => of(Kind::ZoneAttackDeclared, attacker)
            .text(msg!(
                "log-zone-attack",
                attacker = link(attacker),
                zone = zone_text(*zone),
                attack = attack_name(bar),
            ))
            .cause(printed(bar))
            .to(Place::Zone(*zone)),
        Event::Intercepted { guard, defender } => of(Kind::Intercepted, guard)
            .text(msg!("log-intercepted", guard = link(guard), defender = link(defender)))
            .what([piece(defender)]),
        Event::MissRolled { attacker, roll, missed } => {
            let by = link(attacker);
            let (kind, text) = if *missed {
                (Kind::Missed, msg!("log-missed", attacker = by, roll = *roll))
            } else {
                (Kind::NotMissed, msg!("log-not-missed", attacker = by, roll = *roll))
            };
            of(kind, attacker).text(text).dice([Die::Effect { roll: *roll }])
        }
        Event::DefenseRolled { defender, attacker, source, roll, needed, avoided } => {
            let who = link(defender);
            let (kind, text) = if *avoided {
                let text = msg!("log-avoided", defender = who, roll = *roll, needed = *needed);
                (Kind::Avoided, text)
            } else {
                let text = msg!("log-not-avoided", defender = who, roll = *roll, needed = *needed);
                (Kind::NotAvoided, text)
            };
            of(kind, defender)
                .text(text)
                .what(attacker.iter().map(piece))
                .cause(source.as_ref().map(piece))
                .dice([Die::Effect { roll: *roll }])
                .amount(Amount::Needed, *needed)
        }
        Event::DiceRolled { attacker, defender, faces, effect, odds } => {
            let (by, shown) = (link(attacker), faces_text(faces));
            let text = match effect {
                None => msg!("log-dice", attacker = by, faces = shown),
                Some(roll) => {
                    msg!("log-dice-effect", attacker = by, faces = shown, effect = *roll)
                }
            };
            of(Kind::DiceRolled, attacker)
                .text(text)
                .what(defender.iter().map(piece))
                .what(weighed(odds.as_deref()))
                .dice(faces.iter().map(|face| Die::attack(*face)))
                .dice(effect.map(|roll| Die::Effect { roll }))
        }
        Event::AttackHit { attacker, defender, tally } => of(Kind::Hit, attacker)
            .text(msg!(
                "log-hit",
                attacker = link(attacker),
                defender = link(defender),
                damage = tally.damage,
                normal = tally.normal,
                critical = tally.critical,
                armor = tally.armor,
                piercing = tally.piercing,
            ))
            .what([piece(defender)])
            .amount(Amount::Damage, tally.damage)
            .amount(Amount::Normal, tally.normal)
            .amount(Amount::Critical, tally.critical)
            .amount(Amount::Armor, tally.armor)
            .amount(Amount::Piercing, tally.piercing),
        Event::AttackCanceled { attacker } => of(Kind::AttackCanceled, attacker)
            .text(msg!("log-attack-canceled", attacker = link(attacker))),
        // What dealt it says so.
        Event::Damaged { thing, amount, by } => of(Kind::Damaged, thing)
            .cause(by.as_ref().map(|by| known(by, sees(by))))
            .amount(Amount::Damage, *amount),
        Event::Healed { thing, amount } => of(Kind::Healed, thing)
            .text(msg!("log-healed", who = link(thing), amount = *amount))
            .amount(Amount::Damage, *amount),
        Event::MarkerPlaced { thing, marker } => of(Kind::MarkerPlaced, thing)
            .text(msg!("log-marker-placed", who = link(thing), marker = marker_message(*marker)))
            .what([Piece::face(Face::Marker(*marker))]),
        Event::MarkerRemoved { thing, marker, count } => of(Kind::MarkerRemoved, thing)
            .text(msg!(
                "log-marker-removed",
                who = link(thing),
                marker = marker_message(*marker),
                count = *count,
            ))
            .what([Piece::face(Face::Marker(*marker))])
            .amount(Amount::Count, *count),
        Event::BurnRolled { thing, faces } => of(Kind::BurnRolled, thing)
            .text(msg!("log-burn", who = link(thing), faces = faces_text(faces)))
            .dice(faces.iter().map(|face| Die::attack(*face))),
        Event::EscapeRolled { thing, marker, roll, free } => {
            let (kind, text) = if *free {
                (Kind::Escaped, msg!("log-escaped", who = link(thing), roll = *roll))
            } else {
                (
                    Kind::NotEscaped,
                    msg!(
                        "log-not-escaped",
                        who = link(thing),
                        roll = *roll,
                        marker = marker_message(*marker),
                    ),
                )
            };
            of(kind, thing)
                .text(text)
                .what([Piece::face(Face::Marker(*marker))])
                .dice([Die::Effect { roll: *roll }])
        }
        Event::Revealed { thing, host } => {
            let who = link(thing);
            let host = told_of(host);
            let text = match host {
                Some((host, seen)) => {
                    msg!("log-revealed-on", who = who, host = known_link(host, seen))
                }
                None => msg!("log-revealed", who = who),
            };
            of(Kind::Revealed, thing)
                .text(text)
                .what(host.map(|(host, seen)| known(host, seen)))
                .to(host.map(|(host, _)| Place::On(host.id)))
        }
        // Whether it was hidden no longer matters.
        Event::Destroyed { thing, owner, place, cause, was_hidden: _ } => {
            destroyed(thing, *owner, *cause).from(Place::from(*place))
        }
        Event::MageDestroyed { seat } => Line::new(Kind::MageDestroyed)
            .text(msg!("log-mage-destroyed", seat = *seat))
            .who(Piece::seat(*seat)),
        Event::GameOver { winners } => game_over(winners),
        Event::SpellsPlanned { seat, count } => Line::new(Kind::SpellsPlanned)
            .text(msg!("log-planned", seat = *seat, count = *count))
            .who(Piece::seat(*seat))
            .amount(Amount::Count, *count),
        Event::SpellDeclared { caster, card, target, zone, hidden, ability } => {
            let shown = !*hidden || knows(caster.controller);
            let card = shown.then_some(*card);
            // What a spell is aimed at may lie hidden.
            let target = target.as_ref().map(|target| (target, sees(target)));
            let kind = if *ability { Kind::AbilityDeclared } else { Kind::SpellDeclared };
            of(kind, caster)
                .text(declared(caster, card, target, *zone, *ability))
                .what(target.map(|(target, seen)| known(target, seen)))
                .cause(spell(caster.controller, card))
                .to(zone.map(Place::Zone))
        }
        Event::SpellCountered { card, seat, hidden: _ } => Line::new(Kind::SpellCountered)
            .text(msg!("log-countered", card = name(*card)))
            .who(spell(*seat, Some(*card))),
        Event::SpellCanceled { card, seat, hidden: _ } => Line::new(Kind::SpellCanceled)
            .text(msg!("log-canceled", card = name(*card)))
            .who(spell(*seat, Some(*card))),
        Event::SpellReturned { card, seat, hidden } => {
            let card = (!*hidden || knows(*seat)).then_some(*card);
            Line::new(Kind::SpellReturned)
                .text(match card {
                    Some(card) => {
                        msg!("log-spell-returned", card = name(card))
                    }
                    None => msg!("log-enchantment-returned"),
                })
                .who(spell(*seat, card))
        }
        Event::Arrived { thing, host, zone, hidden } => {
            let seen = !*hidden || knows(thing.controller);
            let on = told_of(host);
            let text = match (on, zone) {
                (on, zone) if !seen => hidden_enchantment(thing, on, *zone),
                (Some((host, known)), _) => {
                    msg!("log-arrived-on", who = link(thing), host = known_link(host, known))
                }
                (None, Some(zone)) => {
                    msg!("log-arrived", who = link(thing), zone = zone_text(*zone))
                }
                (None, None) => msg!("log-raised", who = link(thing)),
            };
            Line::new(Kind::Arrived)
                .text(text)
                .who(known(thing, seen))
                .what(on.map(|(host, seen)| known(host, seen)))
                .to(lies(host.as_ref(), *zone))
        }
        Event::Attached { thing, host, zone, hidden } => {
            let seen = !*hidden || knows(thing.controller);
            let on = told_of(host);
            let text = match on {
                on if !seen => hidden_enchantment(thing, on, *zone),
                Some((host, known)) => {
                    msg!("log-attached", who = link(thing), host = known_link(host, known))
                }
                None => {
                    let zone = zone.map_or_else(String::new, zone_text);
                    msg!("log-attached-zone", who = link(thing), zone = zone)
                }
            };
            Line::new(Kind::Attached)
                .text(text)
                .who(known(thing, seen))
                .what(on.map(|(host, seen)| known(host, seen)))
                .to(lies(host.as_ref(), *zone))
        }
        Event::AbilityUsed { thing, target } => {
            let who = link(thing);
            let target = target.as_ref().map(|target| (target, sees(target)));
            let text = match target {
                Some((target, seen)) => {
                    msg!("log-used-on", who = who, target = known_link(target, seen))
                }
                None => msg!("log-used", who = who),
            };
            of(Kind::AbilityUsed, thing)
                .text(text)
                .what(target.map(|(target, seen)| known(target, seen)))
        }
        Event::EffectRolled { card, roll, needed } => Line::new(Kind::EffectRolled)
            .text(msg!("log-effect-roll", card = name(*card), roll = *roll, needed = *needed))
            .cause(card_face(*card))
            .dice([Die::Effect { roll: *roll }])
            .amount(Amount::Needed, *needed),
        Event::AmountRolled { card, faces } => Line::new(Kind::AmountRolled)
            .text(msg!("log-amount-roll", card = name(*card), faces = faces_text(faces)))
            .cause(card_face(*card))
            .dice(faces.iter().map(|face| Die::attack(*face))),
        Event::Affected { thing, card } => of(Kind::Affected, thing)
            .text(msg!("log-affected", who = link(thing), card = name(*card)))
            .cause(card_face(*card)),
        Event::TokenPlaced { thing, token } => of(Kind::TokenPlaced, thing)
            .text(msg!("log-token", who = link(thing), token = token_message(*token)))
            .what([Piece::face(Face::Token(*token))]),
        Event::TokensSpent { thing, token, count } => of(Kind::TokensSpent, thing)
            .text(msg!(
                "log-tokens-spent",
                who = link(thing),
                token = token_message(*token),
                count = *count,
            ))
            .what([Piece::face(Face::Token(*token))]),
        Event::Faces { thing, zone } => of(Kind::Faces, thing)
            .text(msg!("log-faces", who = link(thing), zone = zone_text(*zone)))
            .to(Place::Zone(*zone)),
        Event::Spared { thing } => {
            of(Kind::Spared, thing).text(msg!("log-spared", who = link(thing)))
        }
        Event::LifeChanged { thing, change } => {
            let amount = i32::from(change.unsigned_abs());
            let (kind, text) = if *change < 0 {
                (Kind::LifeLost, msg!("log-life-lost", who = link(thing), amount = amount))
            } else {
                (Kind::LifeGained, msg!("log-life-gained", who = link(thing), amount = amount))
            };
            of(kind, thing).text(text).amount(Amount::Life, amount)
        }
        Event::Roused { thing } => {
            of(Kind::Roused, thing).text(msg!("log-roused", who = link(thing)))
        }
        Event::Chosen { thing, chosen } => of(Kind::Chosen, thing)
            .text(msg!("log-chosen", who = link(thing), chosen = link(chosen)))
            .what([piece(chosen)]),
        Event::LookedAt { seat, thing } => {
            let shown = knows(*seat) || knows(thing.controller);
            let text = if shown {
                msg!("log-looked-at", seat = *seat, who = link(thing))
            } else {
                msg!("log-looked", seat = *seat)
            };
            Line::new(Kind::LookedAt)
                .text(text)
                .who(Piece::seat(*seat))
                .what(shown.then(|| piece(thing)))
        }
        Event::SentAway { thing, from, rounds } => of(Kind::SentAway, thing)
            .text(msg!("log-sent-away", who = link(thing), rounds = *rounds))
            .from(Place::Zone(*from))
            .amount(Amount::Rounds, *rounds),
        Event::CameBack { thing, zone } => of(Kind::CameBack, thing)
            .text(msg!("log-came-back", who = link(thing), zone = zone_text(*zone)))
            .to(Place::Zone(*zone)),
        Event::TakenBack { card, seat } => Line::new(Kind::TakenBack)
            .text(msg!("log-taken-back", seat = *seat, card = name(*card)))
            .who(spell(*seat, Some(*card)))
            .from(Place::Discard(*seat))
            .to(Place::Book(*seat)),
        Event::RemovedFromGame { card, seat } => Line::new(Kind::RemovedFromGame)
            .text(msg!("log-removed-from-game", card = name(*card)))
            .who(spell(*seat, Some(*card)))
            .to(Place::OutOfGame(*seat)),
        Event::LaidInWait { card, seat, zone } => Line::new(Kind::LaidInWait)
            .text(msg!("log-laid-in-wait", card = name(*card), zone = zone_text(*zone)))
            .who(spell(*seat, Some(*card)))
            .to(Place::Zone(*zone)),
        Event::DamageShifted { from, to, amount } => of(Kind::DamageShifted, from)
            .text(msg!("log-damage-shifted", from = link(from), to = link(to), amount = *amount))
            .what([piece(to)])
            .amount(Amount::Damage, *amount),
        Event::TokensRemoved { thing, token, count } => of(Kind::TokensRemoved, thing)
            .text(msg!(
                "log-tokens-removed",
                who = link(thing),
                token = token_message(*token),
                count = *count,
            ))
            .what([Piece::face(Face::Token(*token))])
            .amount(Amount::Count, *count),
        Event::VTarGained { seat, amount, total } => Line::new(Kind::VtarGained)
            .text(msg!("log-vtar", seat = *seat, amount = *amount, total = *total))
            .who(Piece::seat(*seat))
            .amount(Amount::Vtar, *amount)
            .amount(Amount::Total, *total),
        Event::OrbHanded { orb, by } => {
            let text = match (seat_of(orb), by) {
                (Some(seat), _) => msg!("log-orb-taken", orb = link(orb), seat = seat),
                (None, Some(by)) => msg!("log-orb-freed", orb = link(orb), by = link(by)),
                (None, None) => msg!("log-orb-free", orb = link(orb)),
            };
            of(Kind::OrbHanded, orb).text(text).cause(by.as_ref().map(piece))
        }
        Event::VTorrakActivated { seat, total } => Line::new(Kind::VtorrakActivated)
            .text(msg!("log-vtorrak", seat = *seat, total = *total))
            .who(Piece::seat(*seat))
            .amount(Amount::Total, *total),
        Event::SpellLost { card, seat } => Line::new(Kind::SpellLost)
            .text(msg!("log-spell-lost", seat = *seat, card = name(*card)))
            .who(spell(*seat, Some(*card)))
            .to(Place::Discard(*seat)),
    }
}
