//! What goes over the wire, and the TypeScript made from it.
