//! Spaces of the map and the tiles they belong to.

use mage_knight::state::Hex;

#[test]
fn every_space_is_where_its_place_says() {
    // Those beyond belong to no board; answers from outside may hold any.
    let board = -30..=30;
    for (q, r) in (i8::MIN..=i8::MAX).flat_map(|q| (i8::MIN..=i8::MAX).map(move |r| (q, r))) {
        let hex = Hex { q, r };
        let (position, spot) = hex.place();
        if board.contains(&q) && board.contains(&r) {
            assert_eq!(position.hex(spot), hex);
        }
    }
}
