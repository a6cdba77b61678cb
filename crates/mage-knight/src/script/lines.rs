//! Which line of a script wrote what a problem of its board is about.

/// A statement that set something.
#[derive(Clone, Debug)]
pub(super) struct Written {
    /// Its first word.
    pub word: String,
    /// Whose thing it is, for what is a hero's: by seat.
    pub hero: usize,
    pub number: usize,
}

/// The line for a place such as `board.players[1].units` or `board.shields[0]`.
pub(super) fn line_of(lines: &[Written], place: &str) -> Option<usize> {
    let place = place.strip_prefix("board.").unwrap_or(place);
    let (part, index) = match place.split_once('[') {
        Some((part, rest)) => {
            (part, rest.split(']').next().and_then(|number| number.parse::<usize>().ok()))
        }
        None => (place, None),
    };
    if part == "players" {
        let of_hero = |word: &str| {
            lines.iter().find(|line| line.word == word && index.is_none_or(|at| line.hero == at))
        };
        let last = place.rsplit('.').next().unwrap_or_default();
        let found = players_words(last).iter().find_map(|word| of_hero(word));
        return found.map(|line| line.number);
    }
    let words = words(part);
    let mut written = lines.iter().filter(|line| words.contains(&line.word.as_str()));
    // The starting tile is not written.
    let nth = if part == "tiles" {
        index.map_or(0, |at| at.saturating_sub(1))
    } else {
        index.unwrap_or(0)
    };
    written.nth(nth).map(|line| line.number)
}

/// The statements that write this of a hero, the likeliest first.
fn players_words(part: &str) -> &'static [&'static str] {
    match part {
        "units" => &["unit"],
        "crystals" => &["crystals"],
        "skills" => &["skill"],
        "reputation" => &["reputation"],
        "deck" => &["deck"],
        "played" => &["played"],
        "at" => &["hero"],
        "tactic" => &["tactic"],
        _ => &["deck", "hand", "discard", "played", "hero"],
    }
}

/// The statements that write this part of a board.
fn words(part: &str) -> Vec<&str> {
    match part {
        "tiles" => vec!["tile"],
        "tokens" => vec!["enemy", "next"],
        "offers" => vec!["offer", "artifacts"],
        "offers.units" => vec!["offer", "unit"],
        "faces" => vec!["garrison", "enemy", "ruin"],
        "turn.move_points" => vec!["move-points"],
        "turn.kind" => vec!["resting", "played"],
        "turn.seat" => vec!["turn", "announced"],
        "time" => vec!["round"],
        "gone" => vec!["defeated"],
        "shields" => vec!["shield"],
        "marks" => vec!["mark"],
        "ruins" => vec!["ruin"],
        "heroes" => vec!["hero"],
        "teams" => vec!["team"],
        "variants" => vec!["variant"],
        "turns_left" => vec!["turns-left"],
        "left_out" => vec!["left-out"],
        other => vec![other],
    }
}
