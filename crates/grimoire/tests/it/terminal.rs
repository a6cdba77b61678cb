//! `play` at pseudo-terminals of two sizes, in both languages, and both games: whole games, look-ups, undo, and going on
//! after the program was killed.

mod pty;

use std::{
    collections::BTreeSet,
    io::{BufRead as _, BufReader},
    net::TcpListener,
    process::Stdio,
    thread,
};

use pty::{SIZES, Terminal};

use crate::{command, grimoire, grimoire_reading};

const GAMES: [&str; 2] = ["mage-wars", "mage-knight"];

/// Words that a German text has only where something is not translated. Words that are German as well, or names, are left
/// out.
const ENGLISH: &[&str] = &[
    "the", "and", "of", "is", "are", "with", "has", "your", "you", "this", "that", "from", "not",
    "cannot", "must", "into", "there", "which", "gains", "takes", "plays", "draws", "moves",
    "attacks", "casts", "round", "turn", "damage", "answer", "answers", "nothing", "cards",
    "spell", "spells", "rule", "rules", "error", "usage", "options", "seed",
];

/// The answers of a person who types numbers as they come; some do not fit and are asked again.
fn numbers() -> impl Iterator<Item = String> {
    (0u32..).map(|at| (at.wrapping_mul(2_654_435_761) % 7 + 1).to_string())
}

/// Plays a whole game, with look-ups on the way; what was on the screen.
fn whole_game(game: &str, language: &str, size: (u16, u16)) -> String {
    let home = tempfile::tempdir().unwrap();
    let args = ["play", game, "--seed", "11", "--level", "random", "--lang", language];
    let mut terminal = Terminal::start(&args, size, home.path());
    let mut lines = typed(language);
    while terminal.until_asked().is_some() {
        terminal.type_line(&lines.next().unwrap());
    }
    assert!(terminal.has_colours(), "{game}: a terminal has colours");
    terminal.ended()
}

/// The words of a text, without what surrounds them. Boxes are left out: their words may be shortened.
fn words(text: &str) -> BTreeSet<String> {
    let lines = text.split(['\n', '\r']).filter(|line| !line.starts_with(['│', '┌', '├', '└']));
    lines.flat_map(str::split_whitespace).map(str::to_owned).collect()
}

#[test]
fn whole_games_fit_the_terminal_and_break_no_word() {
    thread::scope(|scope| {
        for game in GAMES {
            for (language, size) in
                [("en", SIZES[0]), ("de", SIZES[0]), ("en", SIZES[1]), ("de", SIZES[1])]
            {
                scope.spawn(move || {
                    let text = whole_game(game, language, size);
                    let end = if language == "de" { "Der Startwert war" } else { "The seed was" };
                    assert!(text.contains(end), "{game} {language}: {text}");
                    assert!(!text.contains('⟦'), "{game} {language}: something has no words");
                    // The same game on a pipe, where no line is broken.
                    let input: String =
                        typed(language).map(|line| line + "\n").take(20_000).collect();
                    let folder = tempfile::tempdir().unwrap();
                    let file = folder.path().join("game.json");
                    let args =
                        ["play", game, "--seed", "11", "--level", "random", "--lang", language];
                    let args = [&args[..], &["--keep", file.to_str().unwrap()]].concat();
                    let ran = grimoire_reading(&args, &input);
                    let mut piped = words(&ran.ok().replace("> ", ">\n"));
                    // A terminal shows what is typed.
                    piped.extend(lookups(language).join(" ").split(' ').map(str::to_owned));
                    let broken: Vec<_> = words(&text)
                        .into_iter()
                        .filter(|word| {
                            !piped.contains(word)
                                && !word.contains(['/', '>'])
                                && word.parse::<u32>().is_err()
                        })
                        .collect();
                    assert!(
                        broken.is_empty(),
                        "{game} {language} {size:?}: broken words {broken:?}"
                    );
                });
            }
        }
    });
}

/// What a person looks up at the beginning of a game.
fn lookups(language: &str) -> [&'static str; 7] {
    match language {
        "de" => ["hilfe", "karte wolf", "regel bewegung", "warum", "warum 1", "verlauf 5", "brett"],
        _ => ["help", "card wolf", "rule move", "why", "why 1", "log 5", "board"],
    }
}

/// What the person of [`whole_game`] types.
fn typed(language: &str) -> impl Iterator<Item = String> {
    lookups(language).into_iter().map(str::to_owned).chain(numbers())
}

#[test]
fn a_german_game_has_no_english_word() {
    for game in GAMES {
        let input: String = typed("de").map(|line| line + "\n").take(20_000).collect();
        let args = ["play", game, "--seed", "11", "--level", "random", "--lang", "de"];
        let ran = grimoire_reading(&args, &input);
        is_german(game, ran.ok());
        let codex = grimoire(&["cards", game, "--lang", "de"]);
        // The English name stands beside the German one.
        let codex: Vec<_> = codex.ok().lines().filter(|line| line.starts_with("    ")).collect();
        is_german(&format!("cards of {game}"), &codex.join("\n"));
        let rules = grimoire(&["rules", game, "--lang", "de"]);
        is_german(&format!("rules of {game}"), rules.ok());
    }
    let book = grimoire(&["book", "show", "starting:wizard", "--lang", "de"]);
    is_german("book", book.ok());
}

#[test]
fn a_host_is_told_in_german_as_well() {
    let home = tempfile::tempdir().unwrap();
    let path = |name: &str| home.path().join(name).to_str().unwrap().to_owned();
    let (none, copy, games) = (path("none"), path("copy"), path("games"));
    // A server makes the data folder.
    let mut server = command(&["serve", "--port", "0", "--data", &games])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut first = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut first).unwrap();
    server.kill().unwrap();
    server.wait().unwrap();
    // A port that was free a moment ago.
    let port = TcpListener::bind(("127.0.0.1", 0)).unwrap().local_addr().unwrap().port();
    for (args, ends, says) in [
        (&["admin", "--data", &games, "prune"][..], 0, "Keine Partie wurde entfernt"),
        (&["admin", "--data", &games, "close-registration"], 0, "Neue Konten"),
        (&["admin", "--data", &games, "open-registration"], 0, "Alle können"),
        (&["admin", "--data", &games, "reset", "ada"], 2, "niemand hat den Anmeldenamen ada"),
        (&["admin", "--data", &none, "ban", "ada"], 2, "liegen keine Partien"),
        (&["backup", "--data", &games, &copy], 0, "copy"),
        (&["backup", "--data", &games, &copy], 2, "gibt es schon"),
        (&["restore", "--data", &games, &none], 2, "es gibt keine Datei"),
        (&["health", "--port", &port.to_string()], 1, "antwortet kein Server"),
    ] {
        let ran = grimoire(&[args, &["--lang", "de"]].concat());
        let said = format!("{}{}", ran.out, ran.err);
        assert_eq!(ran.code, ends, "{args:?}: {said}");
        assert!(said.contains(says), "{args:?}: {said}");
        is_german(&args.join(" "), &said);
    }
}

#[track_caller]
fn is_german(what: &str, text: &str) {
    let is_letter = |letter: char| letter.is_alphanumeric() || matches!(letter, '-' | '\'' | '’');
    for line in text.lines() {
        let words = line.split(|letter| !is_letter(letter));
        let english: Vec<_> =
            words.filter(|word| ENGLISH.contains(&word.to_lowercase().as_str())).collect();
        assert!(english.is_empty(), "{what}: English words {english:?} in: {line}");
    }
}

#[test]
fn a_killed_game_goes_on_where_it_was() {
    let languages = ["en", "de"];
    for (game, language, size) in GAMES.into_iter().flat_map(|game| {
        languages.into_iter().zip(SIZES).map(move |(language, size)| (game, language, size))
    }) {
        let home = tempfile::tempdir().unwrap();
        let args = ["play", game, "--level", "random", "--lang", language];
        let mut terminal = Terminal::start(&args, size, home.path());
        terminal.until_asked().unwrap();
        let mut asked = String::new();
        for number in ["1", "1", "1", "2"] {
            asked = terminal.answer(number);
        }
        terminal.kill();
        let resume = ["play", "--resume", "--lang", language];
        let mut resumed = Terminal::start(&resume, size, home.path());
        let shown = resumed.until_asked().unwrap();
        let question = |text: &str| {
            let lines: Vec<_> = text.split(['\n', '\r']).map(str::to_owned).collect();
            let at = lines.iter().rposition(|line| line.starts_with("A: ")).expect("a question");
            lines[at..].to_vec()
        };
        assert_eq!(question(&shown), question(&asked), "{game} {language}");
        // Ctrl-D leaves and says how to go on.
        resumed.type_line("\u{4}");
        assert!(resumed.ended().contains("grimoire play --resume"), "{game} {language}");
    }
}

#[test]
fn answers_are_taken_back_at_a_terminal() {
    let english = ["en", "undo", "board", "Not taken back", "plays", "Taken back.", "Hand: "];
    let german =
        ["de", "zurück", "brett", "Nicht zurückgenommen", "spielt", "Zurückgenommen.", "Hand: "];
    for ([language, undo, board, refused, plays, taken, cards], size) in
        [(english, SIZES[0]), (german, SIZES[1])]
    {
        let home = tempfile::tempdir().unwrap();
        let args = ["play", "mage-knight", "--seed", "1", "--lang", language];
        let mut terminal = Terminal::start(&args, size, home.path());
        terminal.until_asked().unwrap();
        let nothing = terminal.answer(undo);
        assert!(nothing.contains(refused), "{nothing}");
        terminal.answer("1");
        let before = terminal.answer(board);
        let played = terminal.answer("1");
        assert!(played.contains(plays), "{played}");
        let undone = terminal.answer(undo);
        assert!(undone.contains(taken), "{undone}");
        let hand = |text: &str| {
            text.split(cards)
                .nth(1)
                .map(|rest| rest.split('\r').next().unwrap_or_default().to_owned())
        };
        assert_eq!(hand(&undone), hand(&before), "{language}");
    }
}

#[test]
fn the_assistant_asks_for_what_is_not_named() {
    let home = tempfile::tempdir().unwrap();
    let args = ["play", "mage-wars", "--choose", "--mage", "wizard", "--seed", "1", "--lang", "en"];
    let mut terminal = Terminal::start(&args, SIZES[0], home.path());
    assert!(terminal.until_asked().unwrap().contains("Which game"));
    assert!(terminal.answer("9").contains("from 1 to 2"));
    assert!(terminal.answer("2").contains("Against whom?"));
    assert!(terminal.answer("3").contains("How well"));
    let board = terminal.answer("1");
    for there in ["D3", "Wizard", "Warlock"] {
        assert!(board.contains(there), "{there}: {board}");
    }
}
