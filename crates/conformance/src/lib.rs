//! Checks every game of the kernel must pass, along random play.
