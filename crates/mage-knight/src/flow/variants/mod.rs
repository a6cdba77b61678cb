//! Special rules of scenarios and variants of the scenario book, one module each.
//!
//! None of them asks which scenario is played: each is an option of the sheet that any game may combine with others
//! ([`crate::content::TableRule`]). What they leave to be done is [`VariantStep`] on the agenda, what they ask is [`VariantQuestion`].

pub mod auction;
pub mod draft;
pub mod dungeons;
pub mod friendly;
pub mod holdings;
pub mod incantation;
pub mod mines;
pub mod orientation;
pub mod portal;
pub mod rampage;
pub mod secret_die;
pub mod time;
pub mod upgrade;

use kernel::{Log, Seat};
use serde::{Deserialize, Serialize};

use super::scenario;
use crate::{
    content::{Site, Space, TableRule, TileId},
    legal::Row,
    state::{Event, Hex, MageKnight, Position, Secret, Spot},
};

/// What a special rule still has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum VariantStep {
    /// MK-SCEN-DUNGEON-03: an entrance is placed beside a village or monastery.
    Secret {
        seat: Seat,
        beside: Hex,
        secret: Secret,
    },
    /// Whether what ends the scenario has come about.
    CheckEnd,
    /// What happens between two rounds.
    RoundOver,
    /// MK-VARIANT-DRAFT-01: everybody keeps a card, and passes the others.
    Draft,
    PassDraft,
    /// MK-VARIANT-DRAFT-03
    AddDrafted {
        seat: Seat,
    },
    /// MK-VARIANT-UPGRADE-03: who is next to upgrade.
    Upgrade,
    /// MK-SCEN-RETURN-08: each team chooses a hero.
    ChooseOne,
    /// MK-VARIANT-AUCTION-01: the next step of the auction of heroes.
    Auction,
}

/// What a special rule asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum VariantQuestion {
    /// MK-SCEN-DUNGEON-03: where the entrance is.
    Secret(dungeons::Entrance),
    /// MK-VARIANT-DRAFT-01: which card to keep.
    Draft,
    /// MK-VARIANT-DRAFT-03: which card to add.
    AddDrafted,
    /// MK-VARIANT-UPGRADE-04: which card to take, and which one goes for it.
    Upgrade,
    Replace(upgrade::Replace),
    /// MK-SCEN-RETURN-08: which hero of the team is to return.
    ChosenOne,
    /// MK-VARIANT-AUCTION-01: which hero to take.
    PickHero,
    /// MK-VARIANT-AUCTION-02: whether to bid for the hero somebody else takes.
    Bid,
    /// MK-VARIANT-ICOMBAT-02: what the die of the enemy shows.
    SecretDie,
}

impl VariantQuestion {
    pub(crate) fn row(&self) -> &dyn Row {
        match self {
            VariantQuestion::Secret(question) => question,
            VariantQuestion::Draft => &draft::Keep,
            VariantQuestion::AddDrafted => &draft::Add,
            VariantQuestion::Upgrade => &upgrade::Upgrade,
            VariantQuestion::Replace(question) => question,
            VariantQuestion::ChosenOne => &portal::ChosenOne,
            VariantQuestion::PickHero => &auction::PickHero,
            VariantQuestion::Bid => &auction::Bid,
            VariantQuestion::SecretDie => &secret_die::SetDie,
        }
    }
}

pub(super) fn run(game: &mut MageKnight, step: VariantStep, log: &mut Log<Event>) {
    match step {
        VariantStep::Secret { seat, beside, secret } => {
            dungeons::find(game, seat, beside, secret, log);
        }
        VariantStep::CheckEnd => scenario::check_end(game, log),
        VariantStep::RoundOver => round_over(game, log),
        VariantStep::Draft => draft::go_on(game, log),
        VariantStep::PassDraft => draft::pass(game, log),
        VariantStep::AddDrafted { seat } => draft::choose_one(game, seat, log),
        VariantStep::Upgrade => upgrade::go_on(game),
        VariantStep::ChooseOne => portal::choose(game),
        VariantStep::Auction => auction::go_on(game, log),
    }
}

/// What special rules make of a printed space.
pub(crate) fn altered(game: &MageKnight, hex: Hex, mut space: Space) -> Space {
    if game.plays(TableRule::SecretDungeons)
        && let Some(secret) = game.spot(hex).secret
    {
        space.site = Some(secret.site());
    }
    // MK-VARIANT-RANDCITY-01
    if let Some(city) = game.city_at(hex) {
        let second = city.second.filter(|(_, at)| *at == hex);
        space.site = Some(Site::City(second.map_or(city.color, |(color, _)| color)));
        // MK-VARIANT-MEGA-04
        space.rampaging = None;
    }
    if hex == Hex::PORTAL && portal::is_closed(game) {
        space.site = None;
    }
    space
}

/// Every revealed space with what is on it.
pub(crate) fn spaces(game: &MageKnight) -> impl Iterator<Item = (TileId, Hex)> {
    let tiles = game.map().placed().iter();
    tiles.flat_map(|placed| Spot::ALL.map(|spot| (placed.tile, placed.at.hex(spot))))
}

/// What special rules do when a tile is revealed; `by` is who explored it.
pub(crate) fn tile_revealed(game: &mut MageKnight, by: Seat, at: Position) {
    if game.plays(TableRule::SecretDungeons) {
        dungeons::tile_revealed(game, by, at);
    }
}

/// What special rules do between two rounds, before anything else is prepared. The old round is still the current one.
fn round_over(game: &mut MageKnight, log: &mut Log<Event>) {
    incantation::night_over(game, log);
    portal::close(game, log);
    rampage::come_back(game, log);
    // MK-SCEN-RETURN-03: nobody is left to play.
    if game.players.iter().all(|player| player.eliminated) {
        return game.end_game(log);
    }
    draft::day_over(game);
    upgrade::night_over(game, log);
}

/// What special rules do at the start of a Day or Night.
pub(crate) fn round_began(game: &mut MageKnight, log: &mut Log<Event>) {
    mines::pay_out(game, log);
}
