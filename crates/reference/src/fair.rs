//! What is unusual about a setup: people who look for a game are told, and games that count do not take all of it.

mod mage_knight;
mod mage_wars;

use games::{GameId, with_game};
use kernel::{Game, Message, RuleId};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// One thing that is not as the rulebooks have it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unusual {
    /// What lists of games say.
    pub term: Message,
    /// Why a game that counts does not take it.
    pub breach: Option<SetupBreach>,
}

/// What in a setup gives somebody more than the rules do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupBreach {
    /// Whose part of the setup it is; `None`: everybody's.
    pub seat: Option<usize>,
    /// Such as `seats[1].book`.
    pub place: String,
    pub rule: Option<RuleId>,
    pub message: Message,
}

/// A game whose setups can be unusual.
pub trait Fair: Game<Setup: DeserializeOwned> {
    fn unusual(setup: &Self::Setup) -> Vec<Unusual>;
}

/// Everything unusual about the setup of a game; nothing about one that cannot be read.
pub fn unusual(game: &str, setup: &Value) -> Vec<Unusual> {
    let Ok(game) = GameId::named(game) else { return Vec::new() };
    with_game!(game, G => {
        serde_json::from_value::<<G as Game>::Setup>(setup.clone())
            .map_or_else(|_| Vec::new(), |setup| G::unusual(&setup))
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn of(game: &str, setup: &Value) -> Vec<(String, bool)> {
        let about = |it: Unusual| (it.term.id.to_string(), it.breach.is_some());
        unusual(game, setup).into_iter().map(about).collect()
    }

    fn duel(mode: &str, book: &Value) -> Value {
        let other = json!({"mage": "wizard", "book": "starting:wizard"});
        json!({"mode": mode, "arena": {"columns": 4, "rows": 3}, "seats": [{"mage": "warlock", "book": book}, other]})
    }

    #[test]
    fn printed_books_are_usual_and_a_book_of_fireballs_is_not() {
        assert_eq!(of("mage-wars", &duel("full", &json!("starting:warlock"))), []);
        let fireballs = json!({"fireball": 99});
        let found = of("mage-wars", &duel("full", &fireballs));
        assert_eq!(found, [("about-free-books".to_owned(), true)]);
        let breach = unusual("mage-wars", &duel("full", &fireballs)).remove(0).breach.unwrap();
        assert_eq!((breach.seat, breach.place.as_str()), (Some(0), "seats[0].book"));
        assert!(breach.rule.is_some());
    }

    #[test]
    fn an_apprentice_has_the_printed_list_and_nothing_else() {
        let apprentices = |book: Value| {
            let seats = json!([{"mage": "warlock", "book": book},
                               {"mage": "beastmaster", "book": "apprentice:beastmaster"}]);
            json!({"mode": "apprentice", "arena": {"columns": 3, "rows": 2}, "seats": seats})
        };
        assert_eq!(of("mage-wars", &apprentices(json!("apprentice:warlock"))), []);
        let other = apprentices(json!({"fireball": 1}));
        assert_eq!(of("mage-wars", &other), [("about-free-books".to_owned(), true)]);
    }

    #[test]
    fn a_position_is_told_and_not_for_games_that_count() {
        let mut setup = duel("full", &json!("starting:warlock"));
        let mage = |zone: &str| json!({"zone": zone});
        setup["position"] = json!({"round": 3, "initiative": 0, "mages": [mage("A1"), mage("D3")]});
        let unusual = of("mage-wars", &setup);
        assert_eq!(unusual, [("about-position".to_owned(), true)]);
    }

    #[test]
    fn the_default_setups_are_usual() {
        for game in GameId::ALL.map(GameId::game) {
            assert_eq!(of(game.id(), &game.default_setup()), [], "{}", game.id());
        }
        assert_eq!(of("chess", &json!({})), []);
    }
}
