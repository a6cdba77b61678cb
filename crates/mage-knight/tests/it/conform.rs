//! What every game of the kernel must hold to.

use mage_knight::MageKnight;

use crate::boards::any_setup;

conformance::suite!(MageKnight, any_setup);
conformance::speech!(MageKnight, any_setup);
