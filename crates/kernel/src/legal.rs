//! How a game says what may be answered: judgements, and one walk over the answers of a question.

use crate::{Refusal, RuleId};

/// Whether something is allowed; if not, why.
pub type Judgement = Result<(), Refusal>;

/// What breaks this rule if it holds.
#[inline]
pub fn forbid(holds: bool, rule: RuleId, reason: &'static str) -> Judgement {
    if holds { Err(Refusal::new(rule, reason)) } else { Ok(()) }
}

/// What breaks this rule unless it holds.
#[inline]
pub fn needs(holds: bool, rule: RuleId, reason: &'static str) -> Judgement {
    forbid(!holds, rule, reason)
}

/// What breaks this rule unless it is there.
#[inline]
pub fn found<T>(it: Option<T>, rule: RuleId, reason: &'static str) -> Result<T, Refusal> {
    it.ok_or_else(|| Refusal::new(rule, reason))
}

/// So many points break this rule unless as many are there as needed; the reason names both.
#[inline]
pub fn enough(
    has: impl Into<i32>,
    needed: impl Into<i32>,
    rule: RuleId,
    reason: &'static str,
) -> Judgement {
    let (has, needed) = (has.into(), needed.into());
    if has >= needed {
        return Ok(());
    }
    Err(Refusal::new(rule, reason).with("needed", needed).with("has", has))
}

/// What the walk over the answers of a question is for.
#[derive(Debug)]
pub enum Answers<'a, C> {
    /// All of them, legal or not.
    Candidates(&'a mut Vec<C>),
    /// Those that are legal.
    Options(&'a mut Vec<C>),
    /// The judgement of one, once it comes up.
    Judgement { of: C, found: &'a mut Option<Judgement> },
}

impl<C: Copy + PartialEq> Answers<'_, C> {
    /// The judgement of one answer, by the walk over all of them; without one it is no answer to this question.
    pub fn judge(of: C, walk: impl FnOnce(&mut Answers<'_, C>)) -> Option<Judgement> {
        let mut found = None;
        walk(&mut Answers::Judgement { of, found: &mut found });
        found
    }

    /// An answer, and what decides whether it is legal.
    pub fn add_if(&mut self, choice: C, judge: impl FnOnce() -> Judgement) {
        match self {
            Answers::Candidates(out) => out.push(choice),
            Answers::Options(out) => {
                if judge().is_ok() {
                    out.push(choice);
                }
            }
            Answers::Judgement { of, found } => {
                if *of == choice && found.is_none() {
                    **found = Some(judge());
                }
            }
        }
    }

    /// An answer that breaks this rule unless something holds.
    pub fn add_or(&mut self, choice: C, holds: bool, refusal: Refusal) {
        self.add_if(choice, || if holds { Ok(()) } else { Err(refusal) });
    }

    /// An answer that breaks the rule of the question unless something holds.
    pub fn add_where(&mut self, choice: C, holds: bool) {
        if holds || matches!(self, Answers::Candidates(_)) {
            self.add(choice);
        }
    }

    /// A legal answer.
    pub fn add(&mut self, choice: C) {
        self.add_if(choice, || Ok(()));
    }

    /// Legal answers.
    pub fn add_all(&mut self, choices: impl IntoIterator<Item = C>) {
        choices.into_iter().for_each(|choice| self.add(choice));
    }

    /// Answers of a question that comes all the time, listed faster than one by one. The conformance suite compares what
    /// these three say.
    pub fn walk(
        &mut self,
        candidates: impl FnOnce(&mut Vec<C>),
        options: impl FnOnce(&mut Vec<C>),
        judge: impl FnOnce(C) -> Judgement,
    ) {
        match self {
            Answers::Candidates(out) => candidates(out),
            Answers::Options(out) => options(out),
            Answers::Judgement { of, found } => **found = Some(judge(*of)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULE: RuleId = RuleId::new("T-01");

    /// Numbers up to four; even ones are legal, and four breaks the rule of the question.
    fn numbers(answers: &mut Answers<'_, u8>) {
        answers.add_if(1, || forbid(true, RULE, "odd"));
        answers.add(2);
        answers.add_or(3, false, Refusal::new(RULE, "odd"));
        answers.add_where(4, false);
    }

    #[test]
    fn one_walk_lists_candidates_and_options_and_judges() {
        let (mut candidates, mut options) = (Vec::new(), Vec::new());
        numbers(&mut Answers::Candidates(&mut candidates));
        numbers(&mut Answers::Options(&mut options));
        assert_eq!((candidates, options), (vec![1, 2, 3, 4], vec![2]));
        assert_eq!(Answers::judge(2, numbers), Some(Ok(())));
        assert_eq!(Answers::judge(3, numbers), Some(Err(Refusal::new(RULE, "odd"))));
        assert_eq!(Answers::judge(4, numbers), None);
    }

    #[test]
    fn too_few_points_are_told_with_what_is_needed() {
        assert_eq!(enough(3_u8, 3_u8, RULE, "points"), Ok(()));
        let refusal = Refusal::new(RULE, "points").with("needed", 4).with("has", 3);
        assert_eq!(enough(3_u8, 4_u8, RULE, "points"), Err(refusal));
        assert_eq!(found(None::<u8>, RULE, "gone"), Err(Refusal::new(RULE, "gone")));
    }
}
