//! What every game of the kernel must hold to.

use mage_knight::MageKnight;

use crate::boards::any_setup;

// A round ends by decks running out. Heroes who hold more Wounds than their Hand limit draw nothing, and those who go on
// challenging a rampaging enemy with nothing else in hand, each healed of a Wound by a glade, have no end of it.
conformance::suite!(MageKnight, any_setup, any_setup, 2_000);
conformance::speech!(MageKnight, any_setup);
