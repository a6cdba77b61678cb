//! What was gained for a time, without a card in play that gives it.

use std::ops::Deref;

use serde::{Deserialize, Serialize};

use super::{MageWars, ObjectId};
use crate::{
    cards::{self, Op, ProgramRef},
    vocabulary::{Effect, Gain, Until},
};

/// The gains of one effect on one object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lasting {
    pub who: ObjectId,
    /// The program and the place in it where the gains are written.
    pub program: ProgramRef,
    pub at: u8,
    /// What an amount among the gains came to.
    pub amount: u8,
    pub until: Until,
    /// The melee attack it waited for has begun; it ends with it.
    pub in_use: bool,
}

/// All of it, in the order it was gained. What is gained shows in traits, so it changes only through the functions of
/// this module, which see to that.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Lastings(Vec<Lasting>);

impl Deref for Lastings {
    type Target = [Lasting];

    fn deref(&self) -> &[Lasting] {
        &self.0
    }
}

impl Lasting {
    /// What is gained.
    pub fn gains(&self) -> &'static [Gain] {
        match cards::program(self.program).get(usize::from(self.at)) {
            Some(Op::Do(Effect::Gain { gains, .. })) => gains,
            _ => &[],
        }
    }

    /// A quick melee attack may go on, instead of gains.
    fn lets_whirl(&self) -> bool {
        let op = cards::program(self.program).get(usize::from(self.at));
        matches!(op, Some(Op::Do(Effect::Whirl(_))))
    }

    /// Another melee attack after the next one, instead of gains.
    pub fn grants_attack(&self) -> bool {
        let op = cards::program(self.program).get(usize::from(self.at));
        matches!(op, Some(Op::Do(Effect::ExtraAttack(_))))
    }
}

impl MageWars {
    /// Something is gained for a time.
    pub(crate) fn begin_lasting(&mut self, lasting: Lasting) {
        self.objects.forget_traits();
        self.lasting.0.push(lasting);
    }

    /// One of the things that last ends early.
    pub(crate) fn end_lasting(&mut self, at: usize) {
        self.objects.forget_traits();
        self.lasting.0.remove(at);
    }

    /// What is not kept ends.
    pub(crate) fn keep_lasting(&mut self, kept: impl Fn(&Lasting) -> bool) {
        if !self.lasting.iter().all(&kept) {
            self.objects.forget_traits();
            self.lasting.0.retain(kept);
            self.shed_corrosion();
        }
    }

    /// The attack began that gains for one attack waited for; that shows in no trait.
    pub(crate) fn use_for_attack(&mut self, who: ObjectId, until: Until) {
        for lasting in &mut self.lasting.0 {
            let waited = lasting.who == who && lasting.until == until;
            lasting.in_use |= waited && !lasting.grants_attack();
        }
    }

    /// The attack is over, and with it what was gained for it.
    pub(crate) fn used_for_attack(&mut self, who: ObjectId) {
        self.keep_lasting(|lasting| lasting.who != who || !lasting.in_use);
    }

    /// Whether it has yet to whirl in this round (MW-CARD-17).
    pub(crate) fn may_whirl(&self, who: ObjectId) -> bool {
        self.lasting.iter().any(|lasting| lasting.who == who && lasting.lets_whirl())
    }

    pub(crate) fn use_whirl(&mut self, who: ObjectId) {
        let found = self.lasting.iter().position(|it| it.who == who && it.lets_whirl());
        if let Some(at) = found {
            self.end_lasting(at);
        }
    }

    /// Uses up a further attack that was granted, if there is one.
    pub(crate) fn use_extra_attack(&mut self, who: ObjectId) -> bool {
        let found =
            self.lasting.iter().position(|lasting| lasting.who == who && lasting.grants_attack());
        found.map(|at| self.end_lasting(at)).is_some()
    }
}
