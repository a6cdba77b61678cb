//! What no viewer may learn.

use kernel::{Describe, Game, Log, Seat, Viewer};
use serde::Serialize;

use crate::Walk;

/// A random full state imagined by a viewer looks to it like the real one, offers it the same answers, and can be
/// played on.
pub fn imagined_agree<G: Game>(walk: &Walk<G>) -> Result<(), String> {
    let mut chance = walk.chance();
    walk.go(|game, _, _| {
        for viewer in Viewer::everyone(game.seats()) {
            let imagined = game.determinize(viewer, &mut chance);
            same_sight(game, &imagined, viewer)?;
            let mut options = Vec::new();
            let mut future = imagined;
            for _ in 0..12 {
                let next = kernel::random_answer(&future, &mut chance, &mut options);
                let Some((seat, choice)) = next else { break };
                future.apply_unchecked(seat, &choice, &mut Log::off());
                if let Some(fault) = future.fault() {
                    return Err(format!("an imagined state cannot be played on: {fault}"));
                }
            }
        }
        Ok(())
    })?;
    Ok(())
}

/// What a seat is asked, and every answer it may think of with its words and why it is not allowed, tell nothing that
/// the seat does not know.
pub fn nothing_is_said<G: Describe>(walk: &Walk<G>) -> Result<(), String> {
    let mut chance = walk.chance();
    walk.go(|game, _, _| {
        for seat in Seat::all(game.seats()) {
            let viewer = Viewer::Seat(seat);
            let imagined = game.determinize(viewer, &mut chance);
            let (real, other) = (said(game, seat)?, said(&imagined, seat)?);
            if real != other {
                return Err(leak(viewer, &format!("it is told\n{real}\nor\n{other}")));
            }
        }
        Ok(())
    })?;
    Ok(())
}

/// The question and all thinkable answers of a seat, as they are sent to it.
fn said<G: Describe>(game: &G, seat: Seat) -> Result<String, String> {
    let Some(question) = game.asked(seat) else { return Ok(String::new()) };
    let mut candidates = Vec::new();
    game.candidates(seat, &mut candidates);
    let answers = candidates.iter().map(|choice| {
        let refusal = game.legality(seat, choice).err();
        let refusal = refusal.map(|refusal| (refusal.rule.as_str(), refusal.message()));
        (choice, game.choice(seat, choice), refusal)
    });
    json(&(game.question(seat, question), answers.collect::<Vec<_>>()))
}

/// Two games that differ only in what a viewer cannot know, given the same answers, send it the same bytes until an
/// event openly shows it something.
pub fn nothing_leaks<G: Game>(walk: &Walk<G>) -> Result<(), String> {
    let mut chance = walk.chance();
    let mut others: Vec<(Viewer, Option<G>)> =
        Viewer::everyone(walk.start.seats()).map(|viewer| (viewer, None)).collect();
    walk.go(|game, seat, choice| {
        let mut log = Log::recording();
        let mut next = game.clone();
        next.apply_unchecked(seat, choice, &mut log);
        for (viewer, other) in &mut others {
            // What was answered in secret since the other game was made is the same in both: now and then make another.
            let kept = other.take().filter(|_| chance.below(3) > 0);
            let mut shadow = kept.unwrap_or_else(|| {
                let mut shadow = game.determinize(*viewer, &mut chance);
                // The dice are not the secret here: both games shall roll the same.
                *shadow.chance_mut() = game.chance().clone();
                shadow
            });
            if let Err(refusal) = shadow.check(seat, choice) {
                if viewer.is(seat) {
                    return Err(leak(
                        *viewer,
                        &format!("its own answer {choice:?} became illegal: {refusal}"),
                    ));
                }
                // The other seat could not have answered this with other secrets: nothing to compare.
                continue;
            }
            let mut shadow_log = Log::recording();
            shadow.apply_unchecked(seat, choice, &mut shadow_log);
            let shown = log.events().iter().any(|event| next.reveals(event, *viewer))
                || shadow_log.events().iter().any(|event| shadow.reveals(event, *viewer));
            if shown {
                continue;
            }
            let (real, imagined) =
                (told(&next, log.events(), *viewer)?, told(&shadow, shadow_log.events(), *viewer)?);
            if real != imagined {
                return Err(leak(
                    *viewer,
                    &format!("after {choice:?} of seat {seat} it is told\n{real}\nor\n{imagined}"),
                ));
            }
            same_sight(&next, &shadow, *viewer)?;
            *other = Some(shadow);
        }
        Ok(())
    })?;
    Ok(())
}

fn told<G: Game>(game: &G, events: &[G::Event], viewer: Viewer) -> Result<String, String> {
    let lines: Vec<_> = events.iter().filter_map(|event| game.tell(event, viewer)).collect();
    json(&lines)
}

/// Everything `viewer` is sent of two states is equal byte by byte: its view, who is asked, its own options.
fn same_sight<G: Game>(one: &G, two: &G, viewer: Viewer) -> Result<(), String> {
    let (first, second) = (json(&one.view(viewer))?, json(&two.view(viewer))?);
    if first != second {
        return Err(leak(viewer, &format!("it sees\n{first}\nor\n{second}")));
    }
    let asked = |game: &G| game.open_questions().iter().map(|ask| ask.seat).collect::<Vec<_>>();
    if asked(one) != asked(two) {
        return Err(leak(viewer, &format!("{:?} or {:?} are asked", asked(one), asked(two))));
    }
    if let Viewer::Seat(seat) = viewer {
        let options = |game: &G, seat: Seat| {
            let mut options = Vec::new();
            game.options(seat, &mut options);
            options
        };
        let (first, second) = (options(one, seat), options(two, seat));
        if first != second {
            return Err(leak(viewer, &format!("it may answer\n{first:?}\nor\n{second:?}")));
        }
    }
    Ok(())
}

fn leak(viewer: Viewer, what: &str) -> String {
    format!("{viewer:?} can tell apart what it must not: {what}")
}

fn json(value: &impl Serialize) -> Result<String, String> {
    serde_json::to_string(value).map_err(|error| error.to_string())
}
