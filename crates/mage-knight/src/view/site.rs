//! What waits in a site the hero stands on, before it is entered.
//!
//! The answer is given to a copy of the game, and of what is drawn there only the colour of the back is told.

use kernel::{Game, Log, Seat};
use serde::Serialize;

use super::parts::{self, TokenView};
use crate::{
    content::{EnemyColor, EnemyId},
    flow::combat,
    solver::draws,
    state::{Choice, Home, MageKnight, Reward},
};

/// An action that begins a combat on the hero's space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SiteAheadView {
    pub choice: Choice,
    /// Enemies that lie there.
    pub there: Vec<TokenView>,
    /// Enemies that are drawn.
    pub draws: Vec<DrawView>,
    pub units_allowed: bool,
    /// It counts as Night.
    pub night: bool,
    /// What it does to the Reputation at once.
    pub reputation: i8,
    /// What is won when all of them fall.
    pub rewards: Vec<Reward>,
    /// Whether a Shield is put there then.
    pub conquers: bool,
}

/// Tokens of one pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DrawView {
    pub color: EnemyColor,
    /// How many are drawn.
    pub tokens: u8,
    /// Those nobody has seen, each kind with its copies; nothing where the pile is shuffled anew before.
    pub unseen: Vec<UnseenView>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UnseenView {
    pub enemy: EnemyId,
    pub copies: u8,
}

/// Entering an adventure site, or burning a monastery, where that is possible now.
pub(super) fn sites(game: &MageKnight, seat: Seat, options: &[Choice]) -> Vec<SiteAheadView> {
    let entered =
        options.iter().filter(|choice| matches!(choice, Choice::EnterSite | Choice::Burn));
    entered.filter_map(|choice| site(game, seat, *choice)).collect()
}

/// The backs of the tokens this answer draws; `None` if it leads to no combat, or to enemies that lie face down.
pub(crate) fn drawn_by(game: &MageKnight, seat: Seat, choice: Choice) -> Option<Vec<EnemyColor>> {
    let hidden = game.spot(game.player(seat).at).enemies.into_iter().flatten();
    if hidden.into_iter().any(|(_, known)| !known) {
        return None;
    }
    Some(drawn(game, seat, &entered(game, seat, choice)?))
}

/// The game after this answer, in a combat.
fn entered(game: &MageKnight, seat: Seat, choice: Choice) -> Option<MageKnight> {
    let mut after = game.clone();
    after.apply_unchecked(seat, &choice, &mut Log::off());
    after.combat.as_ref().filter(|_| after.fault.is_none())?;
    Some(after)
}

fn drawn(game: &MageKnight, seat: Seat, after: &MageKnight) -> Vec<EnemyColor> {
    let spot = game.spot(game.player(seat).at);
    let foes = after.combat.iter().flat_map(|combat| &combat.foes);
    let new = foes.filter(|foe| match foe.home {
        Home::Drawn | Home::Garrison => true,
        Home::Site { slot } => spot.enemies.get(usize::from(slot)).is_none_or(Option::is_none),
        Home::Rampaging(_) | Home::City(_) => false,
    });
    new.map(|foe| foe.enemy.printed().color).collect()
}

fn site(game: &MageKnight, seat: Seat, choice: Choice) -> Option<SiteAheadView> {
    let at = game.player(seat).at;
    let mut after = entered(game, seat, choice)?;
    let (units_allowed, night, foes) = {
        let combat = after.combat.as_ref()?;
        (combat.units_allowed, combat.night, combat.foes.len() as u8)
    };
    let colors = drawn(game, seat, &after);
    let draws = EnemyColor::ALL.into_iter().filter_map(|color| {
        let tokens = colors.iter().filter(|drawn| **drawn == color).count();
        (tokens > 0).then(|| draw(game, color, tokens))
    });
    let draws = draws.collect();
    let reputation = after.player(seat).reputation - game.player(seat).reputation;
    let (held, owned) = (after.turn.rewards.len(), game.spot(at).shield);
    for foe in 0..foes {
        combat::defeat(&mut after, seat, foe);
    }
    combat::end_if_over(&mut after, seat);
    let lying = game.spot(at).enemies.into_iter().flatten();
    Some(SiteAheadView {
        choice,
        there: lying.map(|(enemy, known)| parts::token(enemy, known)).collect(),
        draws,
        units_allowed,
        night,
        reputation,
        rewards: after.turn.rewards.iter().skip(held).copied().collect(),
        conquers: after.spot(at).shield == Some(seat) && owned != Some(seat),
    })
}

fn draw(game: &MageKnight, color: EnemyColor, tokens: usize) -> DrawView {
    let enough = draws::left(game, color) >= tokens;
    let unseen = if enough { draws::kinds(&draws::unseen(game, color)) } else { Vec::new() };
    let unseen =
        unseen.into_iter().map(|(enemy, copies)| UnseenView { enemy, copies: copies as u8 });
    DrawView { color, tokens: tokens as u8, unseen: unseen.collect() }
}
