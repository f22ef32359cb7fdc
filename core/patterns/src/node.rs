//! What a pattern means, once its dialect is out of the way.

use regex_syntax::hir::ClassUnicode;

/// A part of a pattern.
#[derive(Clone, Debug)]
pub(crate) enum Node {
    /// One character out of a set.
    Set(ClassUnicode),
    /// One after the other; none of them matches the empty text.
    Concat(Vec<Node>),
    /// One of several.
    Alternate(Vec<Node>),
    /// The same, a number of times.
    Repeat { node: Box<Node>, least: u32, most: Option<u32>, mode: Mode },
    /// A group whose text can be referred to.
    Capture(Box<Node>, usize),
    /// The text that a group matched.
    BackReference(usize),
    /// What must, or must not, stand before or after a position.
    Look { node: Box<Node>, ahead: bool, negated: bool },
    /// A part that is not tried again once it has matched.
    Atomic(Box<Node>),
    /// The start of the value, or of a line.
    Start { of_line: bool },
    /// The end of the value, or of a line.
    End { of_line: bool },
    /// A position between a word character and another, or one that is none.
    WordBoundary { negated: bool },
}

/// How much a repetition takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// As much as it can, giving back.
    Greedy,
    /// As little as it can, taking more.
    Lazy,
    /// As much as it can, giving nothing back.
    Possessive,
}

impl Node {
    /// Whether only a backtracking matcher can match this: it looks around, refers back, or gives nothing back.
    pub(crate) fn needs_backtracking(&self) -> bool {
        match self {
            Node::Set(_) | Node::Start { .. } | Node::End { .. } => false,
            // The linear engine works on UTF-8 and has no ASCII-only opposite of a word boundary.
            Node::WordBoundary { negated } => *negated,
            Node::BackReference(_) | Node::Look { .. } | Node::Atomic(_) => true,
            Node::Concat(nodes) | Node::Alternate(nodes) => nodes.iter().any(Node::needs_backtracking),
            Node::Repeat { node, mode, .. } => *mode == Mode::Possessive || node.needs_backtracking(),
            Node::Capture(node, _) => node.needs_backtracking(),
        }
    }

    /// How many states a linear engine may hold at once, roughly.
    pub(crate) fn states(&self) -> u64 {
        match self {
            Node::Set(_) => 1,
            Node::Concat(nodes) | Node::Alternate(nodes) => {
                nodes.iter().map(Node::states).fold(nodes.len() as u64, u64::saturating_add)
            }
            Node::Repeat { node, least, most, .. } => {
                let copies = most.unwrap_or(least.saturating_add(1)).max(1);
                node.states().saturating_add(1).saturating_mul(u64::from(copies))
            }
            Node::Capture(node, _) | Node::Look { node, .. } | Node::Atomic(node) => node.states().saturating_add(1),
            Node::BackReference(_) | Node::Start { .. } | Node::End { .. } | Node::WordBoundary { .. } => 1,
        }
    }

    /// The least and the greatest number of characters this matches; no greatest when there is none.
    pub(crate) fn width(&self) -> (usize, Option<usize>) {
        match self {
            Node::Set(_) => (1, Some(1)),
            Node::Concat(nodes) => nodes.iter().map(Node::width).fold((0, Some(0)), |sum, width| {
                (sum.0.saturating_add(width.0), sum.1.zip(width.1).map(|(a, b)| a.saturating_add(b)))
            }),
            Node::Alternate(nodes) => nodes
                .iter()
                .map(Node::width)
                .reduce(|one, other| (one.0.min(other.0), one.1.zip(other.1).map(|(a, b)| a.max(b))))
                .unwrap_or((0, Some(0))),
            Node::Repeat { node, least, most, .. } => {
                let (min, max) = node.width();
                let times = |width: usize, count: u32| width.saturating_mul(count as usize);
                (times(min, *least), max.zip(*most).map(|(max, most)| times(max, most)))
            }
            Node::Capture(node, _) | Node::Atomic(node) => node.width(),
            Node::BackReference(_) => (0, None),
            Node::Look { .. } | Node::Start { .. } | Node::End { .. } | Node::WordBoundary { .. } => (0, Some(0)),
        }
    }
}
