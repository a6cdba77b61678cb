//! What is printed, as numbers.

use mage_knight::MageKnight;
use mage_wars::{MageWars, cards};
use rl_env::{Numbers, Table};

fn value(table: &Table, id: &str, column: &str) -> i16 {
    let row = table.ids.iter().position(|known| known == id).unwrap();
    let column = table.columns.iter().position(|known| known == column);
    table.rows[row][column.unwrap_or_else(|| panic!("{column:?}: {:?}", table.columns))]
}

#[test]
fn cards_of_mage_wars_are_rows_in_the_order_of_observations() {
    let tables = MageWars::tables();
    let [table] = tables.as_slice() else { panic!("one table") };
    let ids: Vec<_> = cards::all().iter().map(|card| &card.card.id).collect();
    assert_eq!(table.ids.iter().collect::<Vec<_>>(), ids);
    assert!(table.rows.iter().all(|row| row.len() == table.columns.len()));
    for (id, column, expected) in [
        ("timber-wolf", "cost", 9),
        ("timber-wolf", "level", 2),
        ("timber-wolf", "Kind.creature", 1),
        ("timber-wolf", "school_nature", 2),
        ("timber-wolf", "Effect.heal", 0),
        ("minor-heal", "Effect.heal", 1),
    ] {
        assert_eq!(value(table, id, column), expected, "{id} {column}");
    }
    // Every card is told from most others by its words alone.
    let mut rows = table.rows.clone();
    rows.sort();
    rows.dedup();
    assert!(rows.len() * 10 > table.rows.len() * 9, "{} of {}", rows.len(), table.rows.len());
}

#[test]
fn things_of_mage_knight_are_rows() {
    let tables = MageKnight::tables();
    let named = |name| tables.iter().find(|table| table.name == name).unwrap();
    assert_eq!(value(named("cards"), "march", "basic_Effect.move"), 2);
    assert_eq!(value(named("cards"), "march", "strong_Effect.move"), 4);
    assert_eq!(value(named("cards"), "wound", "wound"), 1);
    assert_eq!(value(named("units"), "peasants", "level"), 1);
    let enemies = named("enemies");
    assert!(enemies.ids.iter().all(|id| value(enemies, id, "armor") > 0));
}
