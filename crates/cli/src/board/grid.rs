//! Boxes of text side by side.

/// Draws rows of cells, each a list of lines, in boxes that are equally wide within a column.
pub(super) fn boxes(rows: &[Vec<Vec<String>>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns)
        .map(|column| {
            let cells = rows.iter().filter_map(|row| row.get(column));
            cells.flatten().map(|line| width(line)).max().unwrap_or(0).max(MIN_ANSWERS)
        })
        .collect();
    let rule = |left: char, middle: char, right: char| {
        let lines: Vec<_> = widths.iter().map(|width| "─".repeat(width + 2)).collect();
        format!("{left}{}{right}\n", lines.join(&middle.to_string()))
    };
    let mut text = rule('┌', '┬', '┐');
    for (at, row) in rows.iter().enumerate() {
        if at > 0 {
            text += &rule('├', '┼', '┤');
        }
        let height = row.iter().map(Vec::len).max().unwrap_or(0).max(1);
        for line in 0..height {
            text.push('│');
            for (column, wide) in widths.iter().enumerate() {
                let words =
                    row.get(column).and_then(|cell| cell.get(line)).map_or("", String::as_str);
                let gap = " ".repeat(wide - width(words));
                text += &format!(" {words}{gap} │");
            }
            text.push('\n');
        }
    }
    text + rule('└', '┴', '┘').trim_end()
}

/// The narrowest a box can be.
const MIN_ANSWERS: usize = 8;

fn width(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_are_as_wide_and_high_as_what_they_hold() {
        let cell = |lines: &[&str]| lines.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>();
        let rows =
            [vec![cell(&["A1", "Wölfin (3)"]), cell(&["B1"])], vec![cell(&["A2"]), cell(&[])]];
        let drawn = "\
┌────────────┬──────────┐
│ A1         │ B1       │
│ Wölfin (3) │          │
├────────────┼──────────┤
│ A2         │          │
└────────────┴──────────┘";
        assert_eq!(boxes(&rows), drawn);
    }
}
