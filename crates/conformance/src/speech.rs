//! Every message has words in every language.

use kernel::{Describe, Log, Message, Seat, Told, Viewer};

use crate::Walk;

/// Questions, answers, refusals and the log can be read in every language along the walk.
pub fn everything_has_words<G: Describe>(walk: &Walk<G>) -> Result<(), String> {
    for event in &walk.opening {
        lines(&walk.start, event)?;
    }
    let mut log = Log::recording();
    walk.go(|game, seat, choice| {
        for ask in game.open_questions() {
            readable(&Describe::question(game, ask.seat, &ask.question))?;
            candidates(game, ask.seat)?;
        }
        let mut next = game.clone();
        next.apply_unchecked(seat, choice, &mut log);
        log.take().iter().try_for_each(|event| lines(&next, event))
    })?;
    Ok(())
}

fn candidates<G: Describe>(game: &G, seat: Seat) -> Result<(), String> {
    let mut candidates = Vec::new();
    game.candidates(seat, &mut candidates);
    for choice in &candidates {
        readable(&Describe::choice(game, seat, choice))?;
        if let Err(refusal) = game.legality(seat, choice) {
            readable(&refusal.message())?;
        }
    }
    Ok(())
}

fn lines<G: Describe>(game: &G, event: &G::Event) -> Result<(), String> {
    for viewer in Viewer::everyone(game.seats()).chain([Viewer::Omniscient]) {
        let line = game.tell(event, viewer);
        line.as_ref().and_then(Told::text).map_or(Ok(()), readable)?;
    }
    Ok(())
}

fn readable(message: &Message) -> Result<(), String> {
    for language in i18n::Language::ALL {
        i18n::try_format(language, message)
            .map_err(|errors| format!("no words in {language:?} for {message:?}: {errors:?}"))?;
    }
    Ok(())
}
