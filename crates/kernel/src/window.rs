//! Windows: questions that come so often that a seat may have them answered for it.

/// An opportunity that is open for a seat, as that seat knows it: made from what lies hidden for others, so it never
/// leaves the table but to its own seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Window<C> {
    /// The answer that lets it go by.
    pub pass: C,
    /// When it is, in the words scripts use, such as `roll-dice`.
    pub moment: String,
    pub round: u32,
    pub options: Vec<WindowOption<C>>,
}

/// Something a seat could do in a window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WindowOption<C> {
    /// The object it is done with, as the view numbers it.
    pub object: u32,
    pub choice: C,
    /// Whether it could make a difference here, as far as its card and what happens now tell.
    pub matters: bool,
}
