//! What can be looked up, compared with the files it comes from.

mod german;
