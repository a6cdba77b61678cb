//! Glicko-2 ratings of rated games between two people.

use anyhow::Context as _;
use protocol::Ending;
use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, glicko2},
};

use crate::{
    clock,
    store::{Db, Rated, Rating, StoredGame, Write},
};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;
/// So many games of the same two count in a day: nobody rises by beating a friend who lets them.
const A_DAY: i64 = 5;
/// So many answers each must have given before a resignation counts, a draw by consent, or a time that ran out.
const BEGUN: i64 = 3;

/// Rates every finished game that waits for it. Safe to repeat: a game counts once.
pub(crate) async fn rate_finished(db: &Db) -> anyhow::Result<()> {
    for game in db.unrated().await? {
        let now_ms = clock::now_ms();
        let ratings = new_ratings(db, &game, now_ms).await?;
        let counted_ms = (!ratings.is_empty()).then_some(now_ms);
        let rated = Rated { ratings, counted_ms, game_id: game.id };
        db.write(Write::Rate(rated)).await?;
    }
    Ok(())
}

/// What the result makes of both players' ratings; nothing if it does not count: it must be played by two different
/// people with accounts, and not be one of those that friends give to each other.
async fn new_ratings(db: &Db, game: &StoredGame, now_ms: i64) -> anyhow::Result<Vec<Rating>> {
    let seats = db.seats(&game.id).await?;
    let people: Vec<_> = seats.iter().map(|seat| seat.person_id.clone()).collect();
    let [Some(first), Some(second)] = people.as_slice() else { return Ok(Vec::new()) };
    let ending = game.ending.as_deref().context("a finished game has an ending")?;
    let ending: Ending = serde_json::from_str(ending)?;
    let Some(outcome) = outcome(&ending).filter(|_| first != second) else {
        return Ok(Vec::new());
    };
    for person in [first, second] {
        if db
            .person(person)
            .await?
            .is_none_or(|person| person.login.is_none() || person.banned != 0)
        {
            return Ok(Vec::new());
        }
    }
    let by_rules = matches!(ending, Ending::Played(_));
    if !by_rules && !was_begun(&db.answers_by_seat(&game.id).await?) {
        return Ok(Vec::new());
    }
    let counted = db.counted_between([first, second], &game.kind, now_ms - DAY_MS).await?;
    if counted >= A_DAY {
        return Ok(Vec::new());
    }
    let one = before(db, first, &game.kind).await?;
    let two = before(db, second, &game.kind).await?;
    let (one_after, two_after) =
        glicko2(&glicko(&one), &glicko(&two), &outcome, &Glicko2Config::new());
    Ok(vec![after(one, one_after), after(two, two_after)])
}

/// Whether both seats have played a little. A game given up before that counts for nobody.
fn was_begun(answers: &[(i64, i64)]) -> bool {
    (0..2).all(|seat| answers.iter().any(|(of, count)| *of == seat && *count >= BEGUN))
}

/// How the game went for the first seat. A game that broke off counts for nobody.
fn outcome(ending: &Ending) -> Option<Outcomes> {
    let lost_by = |seat: kernel::Seat| match seat.0 {
        0 => Outcomes::LOSS,
        _ => Outcomes::WIN,
    };
    match ending {
        Ending::Played(outcome) => Some(match outcome.winners.as_slice() {
            [winner] if winner.0 == 0 => Outcomes::WIN,
            [_] => Outcomes::LOSS,
            _ => Outcomes::DRAW,
        }),
        Ending::TimeUp(seat) | Ending::Resigned(seat) => Some(lost_by(*seat)),
        Ending::Drawn => Some(Outcomes::DRAW),
        Ending::Fault(_) => None,
    }
}

async fn before(db: &Db, person: &str, kind: &str) -> anyhow::Result<Rating> {
    let known = db.ratings(person).await?.into_iter().find(|rating| rating.kind == kind);
    let new = Glicko2Rating::new();
    Ok(known.unwrap_or_else(|| Rating {
        person_id: person.to_owned(),
        kind: kind.to_owned(),
        rating: new.rating,
        deviation: new.deviation,
        volatility: new.volatility,
        games: 0,
    }))
}

fn glicko(rating: &Rating) -> Glicko2Rating {
    Glicko2Rating {
        rating: rating.rating,
        deviation: rating.deviation,
        volatility: rating.volatility,
    }
}

fn after(before: Rating, now: Glicko2Rating) -> Rating {
    Rating { rating: now.rating, deviation: now.deviation, volatility: now.volatility, ..before }
}

#[cfg(test)]
mod tests {
    use kernel::{Outcome, Seat};

    use super::*;

    #[test]
    fn a_game_that_was_hardly_begun_does_not_count() {
        assert!(was_begun(&[(0, 3), (1, 4)]));
        for hardly in [vec![], vec![(0, 9)], vec![(0, 9), (1, 2)]] {
            assert!(!was_begun(&hardly), "{hardly:?}");
        }
    }

    #[test]
    fn every_ending_counts_as_it_should() {
        let played =
            |winners: Vec<Seat>| Ending::Played(Outcome { winners, scores: vec![], lost: false });
        assert_eq!(outcome(&played(vec![Seat(0)])), Some(Outcomes::WIN));
        assert_eq!(outcome(&played(vec![Seat(1)])), Some(Outcomes::LOSS));
        assert_eq!(outcome(&played(vec![])), Some(Outcomes::DRAW));
        assert_eq!(outcome(&Ending::Resigned(Seat(1))), Some(Outcomes::WIN));
        assert_eq!(outcome(&Ending::TimeUp(Seat(0))), Some(Outcomes::LOSS));
        assert_eq!(outcome(&Ending::Drawn), Some(Outcomes::DRAW));
        assert_eq!(outcome(&Ending::Fault("broken".into())), None);
    }
}
