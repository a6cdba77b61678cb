//! Mage Knight: the rules engine.
