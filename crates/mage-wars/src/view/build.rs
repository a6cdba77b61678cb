//! Building the view, field by field.

use kernel::{Game, Seat, Viewer};

use super::{
    ArenaView, AttackBarView, AttackView, CardCount, CastView, ConditionView, ConjurationView,
    CreatureView, DominationView, Figure, ObjectView, Part, PreparedView, SeatView, SpotView,
    TokenView, View, WaitingView,
    preview::{odds, preview},
};
use crate::{
    cards::{self, CardId, shown_name},
    derive::{self, AttackFacts, Flag, Reasoned, Source},
    flow::{AttackKind, AttackStep, Frame, room},
    state::{Arena, Face, MageWars, Object, ObjectId, Place, Player, Waiting, Zone},
    vocabulary::{AttackBar, Kind, Token},
};

pub(crate) fn view(game: &MageWars, viewer: Viewer) -> View {
    let preview = preview(game, viewer);
    View {
        arena: arena_view(game),
        round: game.round,
        phase: game.phase,
        initiative: game.initiative,
        seats: Seat::all(game.seats).filter_map(|seat| seat_view(game, seat, viewer)).collect(),
        objects: game.objects.iter().map(|object| object_view(game, object, viewer)).collect(),
        waiting: game.waiting.iter().map(waiting_view).collect(),
        acting: game.acting_creature(),
        attack: game.agenda.iter().find_map(|frame| {
            let Frame::Attack { attack, step } = frame else { return None };
            Some(AttackView {
                attacker: attack.attacker,
                defender: attack.defender,
                step: *step,
                counterstrike: attack.kind == AttackKind::Counterstrike,
                bar: attack.bar.bar().name.clone(),
                card: shown_name(attack.bar.card),
                odds: Some(attack)
                    .filter(|_| *step <= AttackStep::RollDice)
                    .and_then(|attack| game.forecast(attack))
                    .map(|forecast| odds(&forecast)),
            })
        }),
        forecasts: preview.forecasts,
        outlooks: preview.outlooks,
        ways: preview.ways,
        leans: preview.leans,
        pieces: preview.pieces,
        plan: preview.plan,
        reveals: preview.reveals,
        cast: game.agenda.iter().find_map(Frame::cast).map(|(cast, step)| {
            let hidden = cards::card(cast.card).kind == Kind::Enchantment;
            let shown = !hidden || game.shares(viewer, cast.you);
            CastView {
                caster: cast.caster,
                controller: cast.you,
                card: shown.then(|| shown_name(cast.card)),
                target: cast.on.object(),
                zone: cast.on.zone(),
                step,
            }
        }),
        domination: game.arena.map.map(|map| DominationView {
            map,
            goal: map.plan().goal,
            passage: map.plan().passage,
            orbs_rest: game.orbs_rest,
        }),
        outcome: game.outcome(),
    }
}

fn arena_view(game: &MageWars) -> ArenaView {
    let Arena { columns, rows, .. } = game.arena;
    ArenaView { columns, rows, missing: game.arena.missing().collect() }
}

fn seat_view(game: &MageWars, seat: Seat, viewer: Viewer) -> Option<SeatView> {
    let player = game.player(seat)?;
    let knows = game.shares(viewer, seat);
    let planning = game.is_planning();
    Some(SeatView {
        seat,
        mage: game.mage(seat).map(|mage| mage.id),
        team: player.team,
        // Before all are ready nobody learns how many spells somebody chose.
        book: if knows || !planning {
            player.book.len() as u16
        } else {
            (player.book.len() + player.prepared.len()) as u16
        },
        cards: knows.then(|| counted(player)),
        prepared: player
            .prepared
            .iter()
            .filter(|_| knows || !planning)
            .map(|prepared| PreparedView {
                caster: prepared.caster,
                card: knows.then(|| shown_name(prepared.card)),
            })
            .collect(),
        ready: planning && game.asked(seat).is_none(),
        vtar: player.vtar,
        discard: player.discard.iter().map(|card| shown_name(*card)).collect(),
        removed: player.removed.iter().map(|card| shown_name(*card)).collect(),
    })
}

fn waiting_view(waiting: &Waiting) -> WaitingView {
    let Waiting { card, controller, zone, .. } = *waiting;
    WaitingView { card: shown_name(card), controller, zone }
}

fn counted(player: &Player) -> Vec<CardCount> {
    let copies = |card: CardId| player.book.iter().filter(|other| **other == card).count() as u8;
    player
        .different_cards()
        .map(|card| CardCount { card: shown_name(card), copies: copies(card) })
        .collect()
}

fn object_view(game: &MageWars, object: &Object, viewer: Viewer) -> ObjectView {
    let (id, controller) = (object.id, object.controller);
    let card = || shown_name(object.card);
    let spot = match object.place {
        Place::Zone(zone) if game.is_creature(object) => {
            return ObjectView::Creature(creature_view(game, object, zone, viewer));
        }
        Place::Away(zone) => {
            let (rounds, controller) = (object.tokens(Token::Banish), object.seat());
            return ObjectView::Away { id, card: card(), controller, zone, rounds };
        }
        Place::Zone(zone) if game.card(object).kind == Kind::Orb => {
            let (controller, lit) = (object.seat(), object.is_lit());
            return ObjectView::Orb { id, card: card(), controller, zone, lit };
        }
        Place::Zone(zone) if game.card(object).kind == Kind::Tile => {
            return ObjectView::Tile { id, card: card(), zone, tokens: token_views(object) };
        }
        Place::Zone(zone) => SpotView::Zone { zone },
        Place::Border(border) => SpotView::Border { between: border.zones() },
        Place::On(host) => SpotView::Host { host },
    };
    if !game.knows(viewer, object) {
        return ObjectView::Hidden { id, controller, spot };
    }
    match (game.card(object).kind, object.place) {
        (Kind::Conjuration | Kind::Wall, _) => conjuration_view(game, object, spot),
        (Kind::Equipment, Place::On(host)) => {
            let bound = shown_bound(game, object, viewer);
            let binds = object.bound.is_some();
            ObjectView::Equipment { id, card: card(), controller, host, binds, bound }
        }
        // What is no piece of its own lies on something, as enchantments do.
        (
            Kind::Enchantment
            | Kind::Equipment
            | Kind::Mage
            | Kind::Creature
            | Kind::Incantation
            | Kind::Attack
            | Kind::Orb
            | Kind::Tile,
            _,
        ) => {
            let revealed = object.face == Face::Up;
            ObjectView::Enchantment { id, card: card(), controller, spot, revealed }
        }
    }
}

/// The spell bound to it, for those who may know (MW-HIDDEN-11).
fn shown_bound(game: &MageWars, object: &Object, viewer: Viewer) -> Option<String> {
    let shown = object.bound_shown || game.shares(viewer, object.controller);
    object.bound.filter(|_| shown).map(shown_name)
}

fn conjuration_view(game: &MageWars, object: &Object, spot: SpotView) -> ObjectView {
    ObjectView::Conjuration(ConjurationView {
        id: object.id,
        card: shown_name(object.card),
        controller: object.controller,
        spot,
        life: figure(&derive::life_reasons(game, object).unwrap_or_default()),
        damage: object.damage,
        armor: figure(&derive::armor_reasons(game, object)),
        mana: object.mana,
        channeling: derive::channeling_reasons(game, object).as_ref().map(figure),
        conditions: condition_views(object),
        tokens: token_views(object),
        spells: room(object) as u8,
    })
}

fn condition_views(object: &Object) -> Vec<ConditionView> {
    object.conditions().map(|(marker, count)| ConditionView { marker, count }).collect()
}

fn token_views(object: &Object) -> Vec<TokenView> {
    let count = |token: &Token| object.tokens(*token);
    let lying = Token::ALL.into_iter().filter(|token| count(token) > 0);
    lying.map(|token| TokenView { token, count: count(&token) }).collect()
}

fn creature_view(game: &MageWars, object: &Object, zone: Zone, viewer: Viewer) -> CreatureView {
    let card = game.card(object);
    let traits = derive::traits(game, object);
    let bar = |(_, _, bar): (ObjectId, u8, &'static AttackBar)| {
        let facts = AttackFacts::planned(Some(object), bar, None);
        AttackBarView {
            name: bar.name.clone(),
            dice: figure(&derive::attack_dice_reasons(game, &facts)),
        }
    };
    CreatureView {
        id: object.id,
        card: shown_name(object.card),
        controller: object.seat(),
        zone,
        is_mage: card.kind == Kind::Mage,
        life: figure(&derive::life_reasons(game, object).unwrap_or_default()),
        damage: object.damage,
        armor: figure(&derive::armor_reasons(game, object)),
        mana: object.mana,
        channeling: derive::channeling_reasons(game, object).as_ref().map(figure),
        active: object.flags.active,
        guarding: object.flags.guard,
        quickcast: object.flags.quickcast,
        flying: traits.has(Flag::Flying),
        conditions: condition_views(object),
        tokens: token_views(object),
        attacks: derive::bars(game, object.id).map(bar).collect(),
        spells: room(object) as u8,
        bound: shown_bound(game, object, viewer),
    }
}

pub(super) fn figure(reasoned: &Reasoned) -> Figure {
    let part = |(source, amount): &(Source, i32)| {
        let (mut from, mut marker, mut token, mut card) = (None, None, None, None);
        match source {
            Source::Printed => (),
            Source::Token(lying) => token = Some(*lying),
            Source::Granted(id) => from = Some(*id),
            Source::Lasting(id) => card = Some(shown_name(*id)),
            Source::Marker(condition) => marker = Some(*condition),
        }
        Part { from, marker, token, card, amount: *amount }
    };
    Figure { value: reasoned.value, parts: reasoned.parts.iter().map(part).collect() }
}
