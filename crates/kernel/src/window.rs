//! Windows: questions whose answers are a secret's business. They are open on public facts alone, whether there is
//! anything to choose is known to the seat, and a pass must not tell.

/// An opportunity that is open for a seat, as that seat knows it: made from what lies hidden for others, so it never
/// leaves the table but to its own seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Window<C> {
    /// The answer that lets it go by.
    pub pass: C,
    /// When it is, in the words scripts use, such as `roll-dice`.
    pub moment: String,
    pub round: u32,
    /// A decision of its own, which no order answers: it goes by only where the seat has nothing to choose.
    pub decision: bool,
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
