//! Questions of Mage Wars as a person reads them.

use i18n::{Language, format};
use kernel::{Chance, Describe, Game, Log, Seat, Seed};
use mage_wars::{Choice, MageWars};

/// Answers with the first that leads on until a seat is asked like this.
fn asked_for(id: &str) -> Option<(MageWars, Seat)> {
    let setup = serde_json::json!({
        "mode": "full",
        "seats": [
            { "mage": "wizard", "book": "starting:wizard" },
            { "mage": "warlock", "book": "starting:warlock" },
        ],
    });
    let setup = serde_json::from_value(setup).expect("a setup");
    let mut game = MageWars::start(&setup, Chance::seeded(Seed::from_number(3)), &mut Log::off())
        .expect("a game");
    for _ in 0..200 {
        let ask = game.open_questions().first()?.clone();
        if Describe::question(&game, ask.seat, &ask.question).id == id {
            return Some((game, ask.seat));
        }
        let mut options = Vec::new();
        game.options(ask.seat, &mut options);
        let onward = |choice: &&Choice| !matches!(choice, Choice::PutBack { .. });
        let choice = *options.iter().find(onward).expect("a legal answer");
        game.apply(ask.seat, &choice, &mut Log::off()).expect("a legal answer");
    }
    None
}

#[test]
fn an_ability_of_the_upkeep_is_offered_by_its_name_and_price() {
    let (game, seat) = asked_for("ask-upkeep-use").expect("the wizard is asked");
    let ask = game.open_questions().first().expect("a question");
    let question = Describe::question(&game, seat, &ask.question);
    let said = |language| format(language, &question);
    assert_eq!(said(Language::En), "Raise the Voltaric Shield for 2 mana?");
    assert!(said(Language::De).ends_with("für 2 Mana aufrichten?"), "{}", said(Language::De));
    let mut options = Vec::new();
    game.options(seat, &mut options);
    let labels: Vec<String> = options
        .iter()
        .map(|choice| format(Language::En, &Describe::choice(&game, seat, choice)))
        .collect();
    assert_eq!(labels, ["Raise the Voltaric Shield for 2 mana", "Not in this round"]);
}

#[test]
fn a_moment_for_spells_says_when_it_is_and_passing_is_said_in_its_words() {
    let (game, seat) = asked_for("ask-quickcast").expect("somebody may cast");
    let pass = Describe::choice(&game, seat, &Choice::Pass);
    assert_eq!(format(Language::En, &pass), "Cast nothing now");
    assert_eq!(format(Language::De, &pass), "Jetzt nichts wirken");
}

#[test]
fn every_question_is_one() {
    let mut found = 0;
    for file in i18n::files().iter().filter(|file| file.text.contains("\nask-turn = ")) {
        let mut lines = file.text.lines().peekable();
        while let Some(line) = lines.next() {
            let Some((id, mut text)) =
                line.split_once(" = ").filter(|(id, _)| id.starts_with("ask-"))
            else {
                continue;
            };
            // A sentence with forms ends on a later line.
            while lines.peek().is_some_and(|next| next.starts_with([' ', '}'])) {
                text = lines.next().expect("it was looked at");
            }
            assert!(text.ends_with('?'), "{id} does not ask: {text}");
            found += 1;
        }
    }
    assert!(found > 60, "{found} questions in two languages");
}
