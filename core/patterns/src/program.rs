//! Programs for the backtracking matcher, compiled from nodes.

use regex_syntax::hir::ClassUnicode;

use crate::PatternError;
use crate::node::{Mode, Node};

/// Larger programs are not compiled: counted repetitions multiply.
const MAX_PROGRAM_STEPS: usize = 20_000;

/// One step of a program.
#[derive(Clone, Debug)]
pub(crate) enum Step {
    /// Takes a character out of a set.
    Set(usize),
    /// Goes on at the first, and if that leads nowhere at the second.
    Split(usize, usize),
    /// Goes on elsewhere.
    Jump(usize),
    /// Keeps the position in a slot.
    Save(usize),
    /// Fails when the position is still the one in the slot: a repetition that takes nothing would never end.
    Progress(usize),
    /// Takes the text of a group again.
    BackReference(usize),
    /// A sub-program follows; the rest goes on at `next`.
    Look { ahead: bool, negated: bool, width: (usize, Option<usize>), next: usize },
    /// A sub-program follows, which is not tried again; the rest goes on at `next`.
    Atomic { next: usize },
    /// The start of the value, or of a line.
    Start { of_line: bool },
    /// The end of the value, or of a line.
    End { of_line: bool },
    /// A word boundary, or none.
    WordBoundary { negated: bool },
    /// The end of the program, or of a sub-program.
    Match,
}

/// A compiled program.
#[derive(Debug)]
pub(crate) struct Program {
    pub(crate) steps: Vec<Step>,
    pub(crate) sets: Vec<ClassUnicode>,
    /// Two for each group (from and to), and one for each repetition that might take nothing.
    pub(crate) slots: usize,
}

impl Program {
    /// Compiles a node whose groups are counted from 1 to `groups`.
    pub(crate) fn compile(node: &Node, groups: usize) -> Result<Program, PatternError> {
        let mut program = Program { steps: Vec::new(), sets: Vec::new(), slots: (groups + 1) * 2 };
        program.add(node)?;
        program.push(Step::Match)?;
        Ok(program)
    }

    fn push(&mut self, step: Step) -> Result<usize, PatternError> {
        if self.steps.len() >= MAX_PROGRAM_STEPS {
            return Err(PatternError::TooLarge);
        }
        self.steps.push(step);
        Ok(self.steps.len() - 1)
    }

    fn set(&mut self, at: usize, step: Step) {
        if let Some(slot) = self.steps.get_mut(at) {
            *slot = step;
        }
    }

    fn add(&mut self, node: &Node) -> Result<(), PatternError> {
        match node {
            Node::Set(set) => {
                let known = self.sets.iter().position(|other| other == set);
                let index = known.unwrap_or_else(|| {
                    self.sets.push(set.clone());
                    self.sets.len() - 1
                });
                self.push(Step::Set(index))?;
            }
            Node::Concat(nodes) => nodes.iter().try_for_each(|node| self.add(node))?,
            Node::Alternate(nodes) => self.add_alternatives(nodes)?,
            Node::Repeat { node, least, most, mode: Mode::Possessive } => {
                let greedy = Node::Repeat { node: node.clone(), least: *least, most: *most, mode: Mode::Greedy };
                self.add_nested(Step::Atomic { next: 0 }, &greedy)?;
            }
            Node::Repeat { node, least, most, mode } => self.add_repeat(node, *least, *most, *mode == Mode::Lazy)?,
            Node::Capture(node, group) => {
                self.push(Step::Save(group * 2))?;
                self.add(node)?;
                self.push(Step::Save(group * 2 + 1))?;
            }
            Node::BackReference(group) => {
                self.push(Step::BackReference(*group))?;
            }
            Node::Look { node, ahead, negated } => {
                let look = Step::Look { ahead: *ahead, negated: *negated, width: node.width(), next: 0 };
                self.add_nested(look, node)?;
            }
            Node::Atomic(node) => self.add_nested(Step::Atomic { next: 0 }, node)?,
            Node::Start { of_line } => {
                self.push(Step::Start { of_line: *of_line })?;
            }
            Node::End { of_line } => {
                self.push(Step::End { of_line: *of_line })?;
            }
            Node::WordBoundary { negated } => {
                self.push(Step::WordBoundary { negated: *negated })?;
            }
        }
        Ok(())
    }

    fn add_nested(&mut self, mut opening: Step, node: &Node) -> Result<(), PatternError> {
        let at = self.push(opening.clone())?;
        self.add(node)?;
        let end = self.push(Step::Match)?;
        if let Step::Look { next, .. } | Step::Atomic { next } = &mut opening {
            *next = end + 1;
        }
        self.set(at, opening);
        Ok(())
    }

    fn add_alternatives(&mut self, nodes: &[Node]) -> Result<(), PatternError> {
        let mut exits = Vec::new();
        for (index, node) in nodes.iter().enumerate() {
            if index + 1 == nodes.len() {
                self.add(node)?;
                break;
            }
            let split = self.push(Step::Jump(0))?;
            self.add(node)?;
            exits.push(self.push(Step::Jump(0))?);
            let next = self.steps.len();
            self.set(split, Step::Split(split + 1, next));
        }
        let end = self.steps.len();
        for exit in exits {
            self.set(exit, Step::Jump(end));
        }
        Ok(())
    }

    fn add_repeat(&mut self, node: &Node, least: u32, most: Option<u32>, lazy: bool) -> Result<(), PatternError> {
        let split = |into: usize, past: usize| if lazy { Step::Split(past, into) } else { Step::Split(into, past) };
        for _ in 0..least {
            self.add(node)?;
            // A copy that takes nothing can be repeated for ever without growing the program past its limit.
            if self.steps.len() >= MAX_PROGRAM_STEPS || node.width().1 == Some(0) {
                break;
            }
        }
        let Some(most) = most else {
            let start = self.push(Step::Jump(0))?;
            self.add_guarded(node)?;
            self.push(Step::Jump(start))?;
            let end = self.steps.len();
            self.set(start, split(start + 1, end));
            return Ok(());
        };
        let mut exits = Vec::new();
        for _ in least..most {
            if node.width().1 == Some(0) {
                break;
            }
            exits.push(self.push(Step::Jump(0))?);
            self.add_guarded(node)?;
        }
        let end = self.steps.len();
        for exit in exits {
            self.set(exit, split(exit + 1, end));
        }
        Ok(())
    }

    /// One turn of an optional repetition, which must take something.
    fn add_guarded(&mut self, node: &Node) -> Result<(), PatternError> {
        if node.width().0 > 0 {
            return self.add(node);
        }
        let slot = self.slots;
        self.slots += 1;
        self.push(Step::Save(slot))?;
        self.add(node)?;
        self.push(Step::Progress(slot))?;
        Ok(())
    }
}
