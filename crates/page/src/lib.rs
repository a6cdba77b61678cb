//! The web page, built by npm and embedded in the program.
