//! `cargo xtask lines`: how much engine code there is, without comments, blank lines and tests.

use std::path::Path;

use anyhow::Result;

use crate::tidy::files;

const GAMES: [&str; 2] = ["mage-wars", "mage-knight"];
/// Where the rules are: procedures, judgements, derived values, the state.
const FOLDERS: [&str; 4] = ["flow", "legal", "derive", "state"];

pub(crate) fn lines(root: &Path) -> Result<()> {
    let files = files::project(root)?;
    let mut total = 0;
    for game in GAMES {
        for folder in FOLDERS {
            let prefix = format!("crates/{game}/src/{folder}/");
            let of_folder = files.iter().filter(|file| file.path.starts_with(&prefix));
            let count: usize = of_folder.map(|file| of_code(&file.text)).sum();
            println!("{count:>6}  {game}/{folder}");
            total += count;
        }
    }
    println!("{total:>6}  together");
    Ok(())
}

/// Lines with code. Unit tests are the last thing in a file.
fn of_code(text: &str) -> usize {
    let lines = text.lines().map(str::trim).take_while(|line| *line != "#[cfg(test)]");
    lines.filter(|line| !line.is_empty() && !line.starts_with("//")).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_blank_lines_and_tests_do_not_count() {
        let text = "//! A module.\n\nfn one() -> u8 {\n    // why\n    1 // here\n}\n\n#[cfg(test)]\nmod tests {}\n";
        assert_eq!(of_code(text), 3);
    }
}
