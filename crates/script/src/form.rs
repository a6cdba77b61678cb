//! Forms of answers: the words of a script with places for names, such as `attack NAME [with BAR]`.
//!
//! Words in lower case stand for themselves. A word in upper case is a slot: one word that names such a thing. `SLOT…` is
//! one or more of them. What stands in brackets may be left out.

/// Whether the phrase has this form, with `names` for the words in slots.
pub fn fits(form: &str, phrase: &str, names: &dyn Fn(&str, &str) -> bool) -> bool {
    let form: Vec<&str> = form.split(' ').collect();
    let phrase: Vec<&str> = phrase.split(' ').collect();
    follows(&form, &phrase, names)
}

fn follows(form: &[&str], phrase: &[&str], names: &dyn Fn(&str, &str) -> bool) -> bool {
    let Some((&first, rest)) = form.split_first() else { return phrase.is_empty() };
    if first.starts_with('[') {
        let Some(end) = form.iter().position(|word| word.ends_with(']')) else { return false };
        let inner = form[..=end].join(" ");
        let inner = inner.trim_start_matches('[').trim_end_matches(']');
        let with: Vec<&str> = inner.split(' ').chain(form[end + 1..].iter().copied()).collect();
        return follows(&form[end + 1..], phrase, names) || follows(&with, phrase, names);
    }
    let Some((&word, after)) = phrase.split_first() else { return false };
    if !is_slot(first) {
        return word == first && follows(rest, after, names);
    }
    let slot = first.trim_end_matches('…');
    let repeats = slot.len() < first.len();
    names(slot, word) && (follows(rest, after, names) || repeats && follows(form, after, names))
}

fn is_slot(word: &str) -> bool {
    word.starts_with(|letter: char| letter.is_ascii_uppercase())
}

/// The words of a form that stand for themselves.
pub fn literals(form: &str) -> impl Iterator<Item = &str> {
    let words = form.split(' ').map(|word| word.trim_matches(['[', ']']));
    words.filter(|word| !is_slot(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fits_with_names(form: &str, phrase: &str) -> bool {
        let names = |slot: &str, word: &str| match slot {
            "NAME" => ["wolf", "fox"].contains(&word),
            "N" => word.parse::<u8>().is_ok(),
            _ => false,
        };
        fits(form, phrase, &names)
    }

    #[test]
    fn words_stand_for_themselves_and_slots_for_what_they_name() {
        assert!(fits_with_names("attack NAME", "attack wolf"));
        assert!(!fits_with_names("attack NAME", "attack wulf"));
        assert!(!fits_with_names("attack NAME", "attack"));
        assert!(!fits_with_names("attack NAME", "attack wolf now"));
        assert!(!fits_with_names("attack NAME", "atack wolf"));
    }

    #[test]
    fn brackets_may_be_left_out_and_slots_may_repeat() {
        let form = "use NAME [N] [on NAME] [for N]";
        for phrase in ["use wolf", "use wolf 2", "use wolf on fox", "use wolf 2 on fox for 3"] {
            assert!(fits_with_names(form, phrase), "{phrase}");
        }
        assert!(!fits_with_names(form, "use wolf for fox"));
        assert!(fits_with_names("challenge NAME…", "challenge wolf fox wolf"));
        assert!(fits_with_names("assault with NAME… N", "assault with wolf fox 2"));
        assert!(!fits_with_names("challenge NAME…", "challenge"));
    }

    #[test]
    fn literals_are_what_is_no_slot() {
        let words: Vec<_> = literals("use NAME [N] [on NAME] [for N]").collect();
        assert_eq!(words, ["use", "on", "for"]);
    }
}
