//! The only crate with sockets, storage and time.
