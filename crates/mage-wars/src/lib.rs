//! Mage Wars: the rules engine.
