//! Boxes of text side by side.

use crate::layout::{padded, width};

/// Draws rows of cells, each a list of lines, in boxes of this width within their borders.
pub(super) fn boxes(rows: &[Vec<Vec<String>>], inner: usize) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let rule = |left: char, middle: char, right: char| {
        let lines = vec!["─".repeat(inner); columns];
        format!("{left}{}{right}", lines.join(&middle.to_string()))
    };
    let mut lines = vec![rule('┌', '┬', '┐')];
    for (at, row) in rows.iter().enumerate() {
        if at > 0 {
            lines.push(rule('├', '┼', '┤'));
        }
        let height = row.iter().map(Vec::len).max().unwrap_or(0).max(1);
        for line in 0..height {
            let cell = |column: usize| {
                let words = row.get(column).and_then(|cell| cell.get(line));
                padded(words.map_or("", String::as_str), inner)
            };
            lines.push(format!("│{}│", (0..columns).map(cell).collect::<Vec<_>>().join("│")));
        }
    }
    lines.push(rule('└', '┴', '┘'));
    lines.join("\n")
}

/// How wide each of so many boxes can be, and how wide it should be for what it holds.
pub(super) fn inner_width(rows: &[Vec<Vec<String>>], columns: usize, room: usize) -> usize {
    let most = room.saturating_sub(columns + 1) / columns.max(1);
    let cells = rows.iter().flatten().flatten();
    cells.map(|line| width(line)).max().unwrap_or(0).clamp(NARROWEST, most.max(NARROWEST))
}

/// The narrowest a box can be.
const NARROWEST: usize = 10;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_are_as_high_as_what_they_hold() {
        let cell = |lines: &[&str]| lines.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>();
        let rows =
            [vec![cell(&["A1", "Wölfin (3)"]), cell(&["B1"])], vec![cell(&["A2"]), cell(&[])]];
        let drawn = "\
┌──────────┬──────────┐
│A1        │B1        │
│Wölfin (3)│          │
├──────────┼──────────┤
│A2        │          │
└──────────┴──────────┘";
        assert_eq!(boxes(&rows, inner_width(&rows, 2, 80)), drawn);
    }

    #[test]
    fn boxes_share_the_room_there_is() {
        let rows = vec![vec![vec!["x".repeat(90)]; 4]];
        assert_eq!(inner_width(&rows, 4, 80), 18);
        let line = boxes(&rows, 18);
        assert_eq!(width(line.lines().next().unwrap()), 77);
    }
}
