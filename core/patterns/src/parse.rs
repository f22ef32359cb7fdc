//! Reading patterns written for JavaScript or Java.
//!
//! The two dialects agree on nearly everything that a form's pattern uses. Where they differ JavaScript wins, since the
//! patterns were written for web forms: `\s` is Unicode's, `[]` matches nothing, a lone brace is itself. What only Java has
//! (`\Q..\E`, possessive repetitions, `&&` in classes, POSIX classes, inline flags) is read as Java means it.

use regex_syntax::hir::{ClassUnicode, ClassUnicodeRange};

use crate::PatternError;
use crate::class::{self, Escape};
use crate::node::{Mode, Node};

/// Longer patterns are not read.
const MAX_LENGTH: usize = 4096;
/// Deeper nesting is not read: the reader and the matchers follow it by recursion.
const DEEPEST: u32 = 64;

/// A pattern that was read.
pub(crate) struct Parsed {
    pub(crate) node: Node,
    /// How many groups capture.
    pub(crate) groups: usize,
}

/// The inline flags that matter to a whole-value match.
#[derive(Clone, Copy, Default)]
struct Flags {
    /// `i`: ASCII letters match in either case.
    ignore_case: bool,
    /// `s`: the dot matches line ends too.
    dot_all: bool,
    /// `m`: the anchors match at lines.
    multi_line: bool,
}

/// Reads a pattern.
pub(crate) fn parse(pattern: &str) -> Result<Parsed, PatternError> {
    let characters: Vec<char> = pattern.chars().take(MAX_LENGTH + 1).collect();
    if characters.len() > MAX_LENGTH {
        return Err(PatternError::TooLarge);
    }
    let mut parser = Parser {
        input: Input { rest: &characters },
        flags: Flags::default(),
        depth: 0,
        groups: 0,
        names: Vec::new(),
        highest: 0,
    };
    let node = parser.alternatives()?;
    // Only a closing parenthesis too many stops the reading early, and a reference must name a group.
    if parser.input.peek().is_some() || parser.highest > parser.groups {
        return Err(PatternError::Syntax);
    }
    Ok(Parsed { node, groups: parser.groups })
}

/// What is left to read.
#[derive(Clone, Copy)]
pub(crate) struct Input<'a> {
    pub(crate) rest: &'a [char],
}

impl Input<'_> {
    pub(crate) fn peek(&self) -> Option<char> {
        self.rest.first().copied()
    }

    pub(crate) fn next(&mut self) -> Option<char> {
        let (first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(*first)
    }

    /// Takes `text` if it comes next.
    pub(crate) fn take(&mut self, text: &str) -> bool {
        let mut ahead = *self;
        let found = text.chars().all(|character| ahead.next() == Some(character));
        if found {
            *self = ahead;
        }
        found
    }

    /// The characters up to `end`, which is taken too; nothing when it does not come.
    pub(crate) fn until(&mut self, end: char) -> Option<String> {
        let length = self.rest.iter().position(|character| *character == end)?;
        let text = self.rest.get(..length)?.iter().collect();
        self.rest = self.rest.get(length + 1..)?;
        Some(text)
    }
}

struct Parser<'a> {
    input: Input<'a>,
    flags: Flags,
    depth: u32,
    groups: usize,
    names: Vec<(String, usize)>,
    /// The highest group that was referred to.
    highest: usize,
}

impl Parser<'_> {
    fn alternatives(&mut self) -> Result<Node, PatternError> {
        let mut branches = vec![self.branch()?];
        while self.input.take("|") {
            branches.push(self.branch()?);
        }
        Ok(if branches.len() == 1 { branches.swap_remove(0) } else { Node::Alternate(branches) })
    }

    fn branch(&mut self) -> Result<Node, PatternError> {
        let mut nodes = Vec::new();
        while self.input.peek().is_some_and(|next| next != '|' && next != ')') {
            if self.input.take("\\Q") {
                let mut quoted: Vec<Node> =
                    self.quoted().into_iter().map(|character| self.literal(character)).collect();
                // A repetition after the quotation repeats its last character.
                let last = quoted.pop().map(|last| self.repeated(last)).transpose()?;
                nodes.extend(quoted.into_iter().chain(last));
                continue;
            }
            let Some(atom) = self.atom()? else { continue };
            nodes.push(self.repeated(atom)?);
        }
        Ok(Node::Concat(nodes))
    }

    /// What stands between `\Q` and `\E`, or the end.
    fn quoted(&mut self) -> Vec<char> {
        let mut characters = Vec::new();
        while !self.input.take("\\E") {
            let Some(character) = self.input.next() else { break };
            characters.push(character);
        }
        characters
    }

    /// One atom; none when it only set a flag.
    fn atom(&mut self) -> Result<Option<Node>, PatternError> {
        let Some(first) = self.input.next() else { return Err(PatternError::Syntax) };
        Ok(Some(match first {
            '(' => return self.group(),
            '[' => {
                let set = class::bracketed(&mut self.input, 0)?;
                self.set(set)
            }
            '.' if self.flags.dot_all => self.set(class::anything()),
            '.' => self.set(class::not_line_end()),
            '^' => Node::Start { of_line: self.flags.multi_line },
            '$' => Node::End { of_line: self.flags.multi_line },
            '*' | '+' | '?' => return Err(PatternError::Syntax),
            '\\' => return self.escape().map(Some),
            literal => self.literal(literal),
        }))
    }

    fn escape(&mut self) -> Result<Node, PatternError> {
        let next = self.input.peek().ok_or(PatternError::Syntax)?;
        let node = match next {
            'b' => Node::WordBoundary { negated: false },
            'B' => Node::WordBoundary { negated: true },
            'A' => Node::Start { of_line: false },
            'z' | 'Z' => Node::End { of_line: false },
            '1'..='9' => return self.numbered_reference(),
            'k' => return self.named_reference(),
            _ => {
                return Ok(match class::escape(&mut self.input)? {
                    Escape::Character(character) => self.literal(character),
                    Escape::Set(set) => self.set(set),
                });
            }
        };
        self.input.next();
        Ok(node)
    }

    fn numbered_reference(&mut self) -> Result<Node, PatternError> {
        let mut group = 0usize;
        while let Some(digit) = self.input.peek().and_then(|next| next.to_digit(10)) {
            group = group.saturating_mul(10).saturating_add(digit as usize);
            self.input.next();
        }
        self.highest = self.highest.max(group);
        Ok(Node::BackReference(group))
    }

    fn named_reference(&mut self) -> Result<Node, PatternError> {
        self.input.next();
        if !self.input.take("<") {
            return Err(PatternError::Syntax);
        }
        let name = self.input.until('>').ok_or(PatternError::Syntax)?;
        let group = self.names.iter().find(|(known, _)| *known == name).map(|(_, group)| *group);
        group.map(Node::BackReference).ok_or(PatternError::Syntax)
    }

    /// What follows an opening parenthesis, up to its closing one.
    fn group(&mut self) -> Result<Option<Node>, PatternError> {
        let outer = self.flags;
        let looks = [("?=", true, false), ("?!", true, true), ("?<=", false, false), ("?<!", false, true)];
        if let Some((_, ahead, negated)) = looks.into_iter().find(|(sign, ..)| self.input.take(sign)) {
            let node = Box::new(self.inside(outer)?);
            return Ok(Some(Node::Look { node, ahead, negated }));
        }
        if self.input.take("?>") {
            return Ok(Some(Node::Atomic(Box::new(self.inside(outer)?))));
        }
        if self.input.take("?:") {
            return self.inside(outer).map(Some);
        }
        let named = self.input.take("?<") || self.input.take("?P<");
        if !named && self.input.take("?") {
            let scoped = self.read_flags()?;
            return if scoped { self.inside(outer).map(Some) } else { Ok(None) };
        }
        self.groups += 1;
        let group = self.groups;
        if named {
            let name = self.input.until('>').filter(|name| !name.is_empty()).ok_or(PatternError::Syntax)?;
            if self.names.iter().any(|(known, _)| *known == name) {
                return Err(PatternError::Syntax);
            }
            self.names.push((name, group));
        }
        Ok(Some(Node::Capture(Box::new(self.inside(outer)?), group)))
    }

    /// Alternatives and the closing parenthesis, after which the `outer` flags hold again.
    fn inside(&mut self, outer: Flags) -> Result<Node, PatternError> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(PatternError::TooLarge);
        }
        let node = self.alternatives()?;
        self.depth -= 1;
        self.flags = outer;
        if self.input.take(")") { Ok(node) } else { Err(PatternError::Syntax) }
    }

    /// Inline flags. True when a colon follows and they hold for this group only, false when for the rest of the outer one.
    fn read_flags(&mut self) -> Result<bool, PatternError> {
        let mut on = true;
        loop {
            match self.input.next() {
                Some('-') => on = false,
                Some('i') => self.flags.ignore_case = on,
                Some('s') => self.flags.dot_all = on,
                Some('m') => self.flags.multi_line = on,
                Some('u' | 'U' | 'd') => {}
                Some(':') => return Ok(true),
                Some(')') => return Ok(false),
                _ => return Err(PatternError::Syntax),
            }
        }
    }

    /// The atom with its repetition, if one follows.
    fn repeated(&mut self, atom: Node) -> Result<Node, PatternError> {
        let Some((least, most)) = self.counts() else { return Ok(atom) };
        let mode = if self.input.take("?") {
            Mode::Lazy
        } else if self.input.take("+") {
            Mode::Possessive
        } else {
            Mode::Greedy
        };
        if most.is_some_and(|most| most < least) || self.counts().is_some() {
            return Err(PatternError::Syntax);
        }
        Ok(Node::Repeat { node: Box::new(atom), least, most, mode })
    }

    /// How often the atom before is repeated. A brace that does not begin a count stays: it is a character of its own.
    fn counts(&mut self) -> Option<(u32, Option<u32>)> {
        let mut ahead = self.input;
        let counts = match ahead.next()? {
            '*' => (0, None),
            '+' => (1, None),
            '?' => (0, Some(1)),
            '{' => {
                let inside = ahead.until('}')?;
                match inside.split_once(',') {
                    None => (number(&inside)?, Some(number(&inside)?)),
                    Some((least, "")) => (number(least)?, None),
                    Some((least, most)) => (number(least)?, Some(number(most)?)),
                }
            }
            _ => return None,
        };
        self.input = ahead;
        Some(counts)
    }

    fn literal(&self, character: char) -> Node {
        self.set(ClassUnicode::new([ClassUnicodeRange::new(character, character)]))
    }

    fn set(&self, set: ClassUnicode) -> Node {
        Node::Set(if self.flags.ignore_case { class::either_case(set) } else { set })
    }
}

/// A count; one too large for any value is as good as the largest.
fn number(digits: &str) -> Option<u32> {
    let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| digits.parse().unwrap_or(u32::MAX))
}
