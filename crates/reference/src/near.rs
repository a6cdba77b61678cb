//! Names that are nearly what was written, for people who wrote one wrong.

use strsim::osa_distance;

/// How many names are suggested.
pub const SUGGESTED: usize = 3;

/// How far a name is from what was written, if it is near: one letter in three may be wrong. Case does not matter, and a
/// name of several words may be called by one of them.
pub fn away(name: &str, written: &str) -> Option<usize> {
    let written = written.trim().to_lowercase();
    let most = (written.chars().count() / 3).max(1);
    let name = name.to_lowercase();
    let words = name.split_whitespace().chain([name.as_str()]);
    words.map(|word| osa_distance(word, &written)).min().filter(|away| *away <= most)
}

/// The names nearest to what was written, the nearest first.
pub fn near<'n>(names: impl IntoIterator<Item = &'n str>, written: &str) -> Vec<&'n str> {
    let mut found: Vec<_> =
        names.into_iter().filter_map(|name| Some((away(name, written)?, name))).collect();
    found.sort();
    found.dedup();
    found.into_iter().map(|(_, name)| name).take(SUGGESTED).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_names_differ_by_a_letter_in_three() {
        let names = ["greedy", "normal", "hard"];
        assert_eq!(near(names, "gredy"), ["greedy"]);
        assert_eq!(near(names, "NORMAL"), ["normal"]);
        assert_eq!(near(names, "clever"), [""; 0]);
    }

    #[test]
    fn a_name_may_be_called_by_one_of_its_words() {
        assert_eq!(
            near(["Timber Wolf", "Wolf Riders", "March"], "Wofl"),
            ["Timber Wolf", "Wolf Riders"]
        );
    }
}
