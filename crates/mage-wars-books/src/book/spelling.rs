//! What people write and what they mean: folding away what does not matter, spellings in print, and near misses.

/// Spellings in print that differ from the card's name by more than [`fold`] forgives, with the card's id. A card whose
/// name changes gets its old name here, so that old lists stay readable.
pub const ALIASES: [(&str, &str); 7] = [
    ("Bearskin Armor", "bearskin"),
    ("Necropian Vampireess", "necropian-vampiress"),
    ("Great Tree of Life", "mohktari-great-tree-of-life"),
    ("Hand auflegen", "lay-hands"),
    ("Handauflegung", "lay-hands"),
    ("Cervere, Schatten d. Waldes", "cervere-the-forest-shadow"),
    ("Sosruko, Frettchen-Vertrauter", "sosruko-ferret-companion"),
];

/// Letters and digits alone, in lower case and without accents: what two spellings of a name have in common.
pub fn fold(words: &str) -> String {
    let mut folded = String::with_capacity(words.len());
    for c in words.chars().flat_map(char::to_lowercase) {
        match c {
            'ä' | 'á' | 'à' | 'â' => folded.push('a'),
            'é' | 'è' | 'ê' => folded.push('e'),
            'í' | 'ì' | 'î' => folded.push('i'),
            'ö' | 'ó' | 'ò' | 'ô' => folded.push('o'),
            'ü' | 'ú' | 'ù' | 'û' => folded.push('u'),
            'ß' => folded.push_str("ss"),
            c if c.is_alphanumeric() => folded.push(c),
            _ => (),
        }
    }
    folded
}

/// Other ways to write a name that [`fold`] does not bring together: umlauts as two letters, `&` as a word.
pub fn variants(name: &str) -> Vec<String> {
    let spelt_out = name.to_lowercase().replace('ä', "ae").replace('ö', "oe").replace('ü', "ue");
    [spelt_out, name.replace('&', "and"), name.replace('&', "und")].map(|name| fold(&name)).into()
}

/// How many letters to add, drop, change or swap with their neighbour to get from one word to the other.
pub fn distance(one: &str, other: &str) -> usize {
    let one: Vec<char> = one.chars().collect();
    let other: Vec<char> = other.chars().collect();
    let width = other.len() + 1;
    let mut before_last = vec![0; width];
    let mut last: Vec<usize> = (0..width).collect();
    for (i, a) in one.iter().enumerate() {
        let mut row = vec![i + 1; width];
        for (j, b) in other.iter().enumerate() {
            let changed = last[j] + usize::from(a != b);
            row[j + 1] = changed.min(last[j + 1] + 1).min(row[j] + 1);
            let swapped = i > 0 && j > 0 && *a == other[j - 1] && one[i - 1] == *b;
            if swapped {
                row[j + 1] = row[j + 1].min(before_last[j - 1] + 1);
            }
        }
        before_last = last;
        last = row;
    }
    last[width - 1]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distance_counts_the_fewest_changes() {
        for (one, other, changes) in [
            ("", "", 0),
            ("wolf", "", 4),
            ("wolf", "wolf", 0),
            ("wlof", "wolf", 1),
            ("wof", "wolf", 1),
            ("golf", "wolf", 1),
            ("timberwolf", "timbrewolfs", 2),
            ("fox", "bear", 4),
        ] {
            assert_eq!(distance(one, other), changes, "{one} {other}");
            assert_eq!(distance(other, one), changes, "{other} {one}");
        }
    }

    #[test]
    fn folding_forgives_case_accents_and_punctuation() {
        assert_eq!(fold("Bärenfell-Rüstung!"), "barenfellrustung");
        assert_eq!(fold("Moloch’s Torment"), fold("molochs-torment"));
        assert!(variants("Zahn & Kralle").contains(&fold("Zahn und Kralle")));
        assert!(variants("Bärenstärke").contains(&"baerenstaerke".to_owned()));
    }
}
