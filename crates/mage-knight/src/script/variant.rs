//! What a script writes about variants: `variant night-arrival`, `variant shape fully-open`, `variant countryside 6`,
//! `variant city-levels 5 8`, `variant megalopolis 10`.

use script::{Complaint, Line};

use crate::content::{MapShape, TableRule, Variants};

pub(super) fn place(variants: &mut Variants, line: &mut Line<'_>) -> Result<(), Complaint> {
    match line.word("a variant")? {
        "shape" => {
            let word = line.word("a map shape")?;
            let shape = MapShape::from_id(word);
            variants.shape =
                Some(shape.ok_or_else(|| line.complain(format!("“{word}” is no map shape")))?);
        }
        "countryside" => variants.countryside = Some(line.number("tiles")?),
        "city-core" => variants.city_core = Some(line.number("tiles")?),
        "other-core" => variants.other_core = Some(line.number("tiles")?),
        "city-levels" => variants.city_levels = read_numbers(line)?,
        "megalopolis" => variants.megalopolis = read_numbers(line)?,
        word => match TableRule::from_id(word) {
            Some(rule) => variants.rules.push(rule),
            None => return Err(line.complain(format!("no variant is called “{word}”"))),
        },
    }
    Ok(())
}

fn read_numbers(line: &mut Line<'_>) -> Result<Vec<u8>, Complaint> {
    let mut numbers = Vec::new();
    while !line.is_empty() {
        numbers.push(line.number("a level")?);
    }
    Ok(numbers)
}
