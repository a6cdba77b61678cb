//! How objects in play bear on others: what they give from where they are, and who that reaches.

use super::{Giver, holds, matches};
use crate::{
    cards::{self, Grant, Scope, Side},
    state::{Aura, BoardIndex, MageWars, Object, Place},
    vocabulary::{Gain, Kind},
};

/// How objects bear on others.
pub(crate) fn board_index(game: &MageWars) -> &BoardIndex {
    let board_index = game.objects.cache().board_index(|| BoardIndex::of(&game.objects));
    debug_assert_eq!(*board_index, BoardIndex::of(&game.objects), "the cache is out of date");
    board_index
}

/// What objects in play give to this one from where they are, of the auras that are wanted.
pub(super) fn each_aura(
    game: &MageWars,
    object: &Object,
    wanted: impl Fn(&Aura) -> bool,
    mut visit: impl FnMut(Giver<'_>, &Gain),
) {
    let board_index = board_index(game);
    if board_index.auras.is_empty() {
        return;
    }
    let kind = game.card(object).kind;
    for aura in &board_index.auras {
        let on_side = || match aura.side {
            Side::Any => true,
            Side::Friendly => !game.is_enemy(aura.you, object),
            Side::Enemy => game.is_enemy(aura.you, object),
            Side::Yours => aura.you == object.controller,
        };
        let meant = aura.only.is_none_or(|id| id == object.id)
            && aura.token.is_none_or(|token| object.tokens(token) > 0)
            && wanted(aura)
            && aura.kinds.has(kind)
            && on_side();
        if let Some(source) = game.objects.get(usize::from(aura.giver)).filter(|_| meant)
            && let Some(grant) = cards::compiled(source.card).auras.get(usize::from(aura.grant))
            && reaches(game, source, grant, object)
        {
            grant.gains.iter().for_each(|gain| visit(Giver::Object(source), gain));
        }
    }
}

/// Whether a grant of an object is for this one, now. Kind, side and token are right, and it is the giver itself where nobody else is meant.
fn reaches(game: &MageWars, source: &Object, grant: &Grant, object: &Object) -> bool {
    let reached = match &grant.scope {
        Scope::This => true,
        Scope::Others(reach) => {
            let place = game.carrier(object).place;
            let is_here =
                || matches!(place, Place::Zone(here) if game.zone_of(source) == Some(here));
            // A mage's marker goes along out of the arena, what is left there reaches nobody outside.
            let in_reach =
                || !matches!(place, Place::Away(_)) || game.card(source).kind == Kind::Mage;
            let is_like = |rest| matches(game, source.controller, Some(source), rest, object);
            (!reach.here || is_here()) && in_reach() && reach.rest.as_ref().is_none_or(is_like)
        }
    };
    reached && holds(game, source, &grant.condition)
}
