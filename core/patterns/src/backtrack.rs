//! A backtracking matcher for what no linear engine can match: look-around, back-references, possessive parts.
//!
//! Backtracking can take exponentially long, so every step is counted, and the matcher gives up after a fixed number. The
//! caller then falls back to the field's length. Choices wait on a stack of its own, not on the machine's, so that a long
//! value can not overflow it; only nested sub-programs recurse, as deep as the pattern nests.

use crate::PatternError;
use crate::class::{contains, is_line_end};
use crate::node::Node;
use crate::program::{Program, Step};

/// Steps a match may take: less than ten milliseconds.
const MAX_STEPS: u32 = 1_000_000;
/// Choices that may wait.
const MAX_CHOICES: usize = 300_000;
/// What stands in a slot that holds no position.
const NOWHERE: usize = usize::MAX;

/// A pattern that the backtracking matcher matches.
#[derive(Debug)]
pub(crate) struct Backtracking(Program);

impl Backtracking {
    pub(crate) fn compile(node: &Node, groups: usize) -> Result<Backtracking, PatternError> {
        Program::compile(node, groups).map(Backtracking)
    }

    /// Whether the whole value matches; nothing when it would take too long to tell.
    pub(crate) fn is_match(&self, value: &str) -> Option<bool> {
        let value: Vec<char> = value.chars().collect();
        let slots = vec![NOWHERE; self.0.slots];
        let mut run = Run { program: &self.0, value: &value, slots, choices: Vec::new(), left: MAX_STEPS };
        run.from(0, 0, Some(value.len())).ok().map(|end| end.is_some())
    }
}

/// The steps or the choices are used up.
struct GaveUp;

/// What to do when the present way leads nowhere.
enum Choice {
    /// Go on here instead.
    Branch { step: usize, at: usize },
    /// Put a slot back, and look further.
    Restore { slot: usize, at: usize },
}

struct Run<'a> {
    program: &'a Program,
    value: &'a [char],
    slots: Vec<usize>,
    choices: Vec<Choice>,
    left: u32,
}

impl Run<'_> {
    /// Runs from a step at a position to the end of its (sub-)program. Answers where it ended; with `end` it must end there.
    fn from(&mut self, mut step: usize, mut at: usize, end: Option<usize>) -> Result<Option<usize>, GaveUp> {
        let base = self.choices.len();
        loop {
            self.left = self.left.checked_sub(1).ok_or(GaveUp)?;
            let program = self.program;
            let next = match program.steps.get(step) {
                None => None,
                Some(Step::Match) => {
                    if end.is_none_or(|end| end == at) {
                        self.settle(base);
                        return Ok(Some(at));
                    }
                    None
                }
                Some(Step::Split(first, second)) => {
                    self.wait(Choice::Branch { step: *second, at })?;
                    Some((*first, at))
                }
                Some(Step::Jump(to)) => Some((*to, at)),
                Some(Step::Save(slot)) => {
                    self.save(*slot, at)?;
                    Some((step + 1, at))
                }
                Some(Step::Look { ahead, negated, width, next }) => {
                    let found = if *ahead {
                        self.from(step + 1, at, None)?.is_some()
                    } else {
                        self.behind(step + 1, at, *width)?
                    };
                    (found != *negated).then_some((*next, at))
                }
                Some(Step::Atomic { next }) => self.from(step + 1, at, None)?.map(|end| (*next, end)),
                Some(single) => self.single(single, at).map(|at| (step + 1, at)),
            };
            match next.or_else(|| self.back_to(base)) {
                Some((next_step, next_at)) => (step, at) = (next_step, next_at),
                None => return Ok(None),
            }
        }
    }

    /// A step that neither branches nor nests: the position after it, if it can be taken.
    fn single(&self, step: &Step, at: usize) -> Option<usize> {
        let holds = |holds: bool| holds.then_some(at);
        match step {
            Step::Set(set) => {
                let set = self.program.sets.get(*set)?;
                self.value.get(at).filter(|character| contains(set, **character)).map(|_| at + 1)
            }
            Step::Progress(slot) => holds(self.slots.get(*slot) != Some(&at)),
            Step::BackReference(group) => self.again(*group, at),
            Step::Start { of_line } => holds(at == 0 || (*of_line && self.is_line_end(at - 1))),
            Step::End { of_line } => holds(at == self.value.len() || (*of_line && self.is_line_end(at))),
            Step::WordBoundary { negated } => {
                let before = at.checked_sub(1).is_some_and(|before| self.is_word(before));
                holds((before != self.is_word(at)) != *negated)
            }
            _ => None,
        }
    }

    /// The position after the text of a group, if it stands here again. A group that matched nothing is nothing.
    fn again(&self, group: usize, at: usize) -> Option<usize> {
        let (from, to) = (*self.slots.get(group * 2)?, *self.slots.get(group * 2 + 1)?);
        let Some(text) = self.value.get(from..to) else { return Some(at) };
        self.value.get(at..)?.starts_with(text).then_some(at + text.len())
    }

    /// Whether a sub-program ends here, starting as near before as its width allows.
    fn behind(&mut self, step: usize, at: usize, width: (usize, Option<usize>)) -> Result<bool, GaveUp> {
        let nearest = at.checked_sub(width.0);
        let farthest = width.1.map_or(0, |most| at.saturating_sub(most));
        for from in nearest.into_iter().flat_map(|nearest| (farthest..=nearest).rev()) {
            if self.from(step, from, Some(at))?.is_some() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn is_line_end(&self, at: usize) -> bool {
        self.value.get(at).copied().is_some_and(is_line_end)
    }

    fn is_word(&self, at: usize) -> bool {
        self.value.get(at).is_some_and(|character| character.is_ascii_alphanumeric() || *character == '_')
    }

    fn save(&mut self, slot: usize, at: usize) -> Result<(), GaveUp> {
        let Some(saved) = self.slots.get_mut(slot) else { return Ok(()) };
        let before = core::mem::replace(saved, at);
        self.wait(Choice::Restore { slot, at: before })
    }

    fn wait(&mut self, choice: Choice) -> Result<(), GaveUp> {
        if self.choices.len() >= MAX_CHOICES {
            return Err(GaveUp);
        }
        self.choices.push(choice);
        Ok(())
    }

    /// The latest branch since `base`, with the slots as they were when it was put there.
    fn back_to(&mut self, base: usize) -> Option<(usize, usize)> {
        while self.choices.len() > base {
            match self.choices.pop()? {
                Choice::Branch { step, at } => return Some((step, at)),
                Choice::Restore { slot, at } => {
                    if let Some(saved) = self.slots.get_mut(slot) {
                        *saved = at;
                    }
                }
            }
        }
        None
    }

    /// Drops the branches since `base`: what has matched is not tried again. How to restore the slots is kept.
    fn settle(&mut self, base: usize) {
        let kept = self.choices.split_off(base.min(self.choices.len()));
        self.choices.extend(kept.into_iter().filter(|choice| matches!(choice, Choice::Restore { .. })));
    }
}
