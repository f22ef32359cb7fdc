//! Matching on the `regex` crate, whose time grows with pattern times value and never faster.

use regex::{Regex, RegexBuilder};
use regex_syntax::hir::ClassUnicode;

use crate::PatternError;
use crate::node::{Mode, Node};

/// The largest automaton, in bytes: compiling one of this size takes some milliseconds.
const MAX_SIZE: usize = 1 << 19;
/// States times characters that a match may visit; beyond that it is not tried. Less than ten milliseconds.
const MAX_VISITS: u64 = 3_000_000;

/// A pattern that the linear engine matches.
#[derive(Debug)]
pub(crate) struct Linear {
    regex: Regex,
    states: u64,
}

impl Linear {
    pub(crate) fn compile(node: &Node) -> Result<Linear, PatternError> {
        let mut text = String::from("\\A(?:");
        write(node, &mut text);
        text.push_str(")\\z");
        let regex = RegexBuilder::new(&text).size_limit(MAX_SIZE).nest_limit(512).build();
        Ok(Linear { regex: regex.map_err(|_| PatternError::TooLarge)?, states: node.states() })
    }

    /// Whether the whole value matches; nothing when it would take too long to tell.
    pub(crate) fn is_match(&self, value: &str) -> Option<bool> {
        let visits = self.states.saturating_mul(value.len() as u64);
        (visits <= MAX_VISITS).then(|| self.regex.is_match(value))
    }
}

/// Writes a node in the crate's own syntax. Sets are spelled out, so that no dialect or flag is left in it.
fn write(node: &Node, out: &mut String) {
    match node {
        Node::Set(set) => write_set(set, out),
        Node::Concat(nodes) => nodes.iter().for_each(|node| write(node, out)),
        Node::Alternate(nodes) => {
            for (index, node) in nodes.iter().enumerate() {
                out.push_str(if index == 0 { "(?:" } else { "|" });
                write(node, out);
            }
            out.push(')');
        }
        Node::Repeat { node, least, most, mode } => {
            write_group(node, out);
            out.push('{');
            out.push_str(&least.to_string());
            out.push(',');
            if let Some(most) = most {
                out.push_str(&most.to_string());
            }
            out.push_str(if *mode == Mode::Lazy { "}?" } else { "}" });
        }
        Node::Start { of_line: false } => out.push_str("\\A"),
        Node::End { of_line: false } => out.push_str("\\z"),
        Node::Start { of_line: true } => out.push_str("(?m:^)"),
        Node::End { of_line: true } => out.push_str("(?m:$)"),
        Node::WordBoundary { .. } => out.push_str("(?-u:\\b)"),
        Node::Capture(node, _) | Node::Look { node, .. } | Node::Atomic(node) => write_group(node, out),
        Node::BackReference(_) => {}
    }
}

fn write_group(node: &Node, out: &mut String) {
    out.push_str("(?:");
    write(node, out);
    out.push(')');
}

fn write_set(set: &ClassUnicode, out: &mut String) {
    // The crate has no way to write a set of nothing but the opposite of everything.
    out.push_str(if set.ranges().is_empty() { "[^\\x{0}-\\x{10ffff}" } else { "[" });
    for range in set.ranges() {
        write_character(range.start(), out);
        out.push('-');
        write_character(range.end(), out);
    }
    out.push(']');
}

fn write_character(character: char, out: &mut String) {
    out.push_str("\\x{");
    for shift in [20, 16, 12, 8, 4, 0] {
        out.push(char::from_digit(character as u32 >> shift & 15, 16).unwrap_or('0'));
    }
    out.push('}');
}
