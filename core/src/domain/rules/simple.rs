//! Simple patterns, read and matched without an engine.
//!
//! Most patterns that operators write are a few fixed characters or classes and one run after them: `^[a-zA-Z0-9]{4,16}$`,
//! `^09\d{8}$`, `^[A-Za-z][A-Za-z0-9_]*$`. Those are matched here in one walk, so that a form which meets no other pattern
//! never loads the engine. Everything else is somebody else's: reading it gives nothing.

/// A pattern of fixed parts and at most one run of varying length, at its end.
#[derive(Debug, PartialEq, Eq)]
pub struct SimplePattern {
    parts: Vec<Part>,
}

/// One class of characters, a number of times.
#[derive(Debug, PartialEq, Eq)]
struct Part {
    ascii: AsciiSet,
    ranges: Vec<(char, char)>,
    negated: bool,
    min: u32,
    max: u32,
}

/// More repetitions than this are left to the engine, which knows what to do with them.
const MAX_REPETITIONS: u32 = 100_000;

impl SimplePattern {
    /// Reads a pattern; nothing when it is not a simple one.
    #[must_use]
    pub fn read(pattern: &str) -> Option<SimplePattern> {
        let mut rest = pattern.strip_prefix('^').unwrap_or(pattern);
        let mut parts: Vec<Part> = Vec::new();
        while !rest.is_empty() && rest != "$" {
            if parts.last().is_some_and(|part| part.min != part.max) {
                return None;
            }
            let (ranges, negated, after) = read_class(rest)?;
            let (min, max, after) = read_repetition(after)?;
            parts.push(Part { ascii: ascii_of(&ranges, negated), ranges, negated, min, max });
            rest = after;
        }
        Some(SimplePattern { parts })
    }

    /// Whether the whole value matches.
    #[must_use]
    pub fn matches(&self, value: &str) -> bool {
        let mut characters = value.chars().peekable();
        for part in &self.parts {
            let mut count = 0;
            while count < part.max && characters.next_if(|character| part.holds(*character)).is_some() {
                count += 1;
            }
            if count < part.min {
                return false;
            }
        }
        characters.next().is_none()
    }
}

impl SimplePattern {
    /// The same for a value of ASCII alone.
    #[must_use]
    pub(super) fn matches_ascii(&self, value: &[u8]) -> bool {
        let mut rest = value;
        for part in &self.parts {
            let max = rest.len().min(part.max as usize);
            let run = rest.iter().take(max).take_while(|byte| part.ascii.holds(**byte)).count();
            if run < part.min as usize {
                return false;
            }
            rest = rest.get(run..).unwrap_or_default();
        }
        rest.is_empty()
    }
}

/// The ASCII characters of a class, the opposite of a negated one worked out: a bit each, below 64 and from there on.
#[derive(Debug, PartialEq, Eq)]
struct AsciiSet(u64, u64);

impl AsciiSet {
    fn holds(&self, byte: u8) -> bool {
        let bits = if byte < 64 { self.0 } else { self.1 };
        bits >> (byte & 63) & 1 == 1
    }
}

fn ascii_of(ranges: &[(char, char)], negated: bool) -> AsciiSet {
    let held = |byte: &u8| ranges.iter().any(|(from, to)| (*from..=*to).contains(&char::from(*byte))) != negated;
    let bits = |from: u8| (0..64).filter(|bit| held(&(from + bit))).fold(0, |bits, bit| bits | 1 << bit);
    AsciiSet(bits(0), bits(64))
}

impl Part {
    fn holds(&self, character: char) -> bool {
        self.ranges.iter().any(|(from, to)| (*from..=*to).contains(&character)) != self.negated
    }
}

type Class<'a> = (Vec<(char, char)>, bool, &'a str);

/// One character, escape or bracketed class at the start of `text`, and what follows it.
fn read_class(text: &str) -> Option<Class<'_>> {
    let mut ranges = Vec::new();
    let Some(inside) = text.strip_prefix('[') else {
        let after = read_item(text, &mut ranges, "^$.|?*+()[]{}")?;
        return Some((ranges, false, after));
    };
    let negated = inside.starts_with('^');
    let mut rest = inside.strip_prefix('^').unwrap_or(inside);
    // `[]` means something else in every dialect, and `[[` or `&&` is Java's set arithmetic.
    while !rest.starts_with(']') || ranges.is_empty() {
        let before = ranges.len();
        rest = read_item(rest, &mut ranges, "[]&^")?;
        let Some(after_dash) = rest.strip_prefix('-').filter(|after| !after.starts_with(']')) else { continue };
        let mut end = Vec::new();
        rest = read_item(after_dash, &mut end, "[]&^-")?;
        let single = |(from, to): &(char, char)| (from == to).then_some(*from);
        let (from, to) = (ranges.get(before).and_then(single)?, end.first().and_then(single)?);
        if from > to || ranges.len() != before + 1 || end.len() != 1 {
            return None;
        }
        ranges.truncate(before);
        ranges.push((from, to));
    }
    rest.strip_prefix(']').map(|after| (ranges, negated, after))
}

/// One literal character or escape, added to `ranges`; nothing when it is one of the `special` characters.
fn read_item<'a>(text: &'a str, ranges: &mut Vec<(char, char)>, special: &str) -> Option<&'a str> {
    let mut characters = text.chars();
    let first = characters.next()?;
    if first != '\\' {
        ranges.push((first, first));
        return (!special.chars().any(|it| it == first)).then_some(characters.as_str());
    }
    match characters.next()? {
        'd' => ranges.push(('0', '9')),
        'w' => ranges.extend([('0', '9'), ('A', 'Z'), ('_', '_'), ('a', 'z')]),
        'u' => {
            let (digits, after) = characters.as_str().split_at_checked(4)?;
            let plain = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
            let character = char::from_u32(u32::from_str_radix(digits, 16).ok().filter(|_| plain)?)?;
            ranges.push((character, character));
            return Some(after);
        }
        literal if literal.is_ascii_punctuation() => ranges.push((literal, literal)),
        _ => return None,
    }
    Some(characters.as_str())
}

/// The repetition at the start of `text`, and what follows it.
fn read_repetition(text: &str) -> Option<(u32, u32, &str)> {
    let mut characters = text.chars();
    let (min, max, after) = match characters.next() {
        Some('*') => (0, u32::MAX, characters.as_str()),
        Some('+') => (1, u32::MAX, characters.as_str()),
        Some('?') => (0, 1, characters.as_str()),
        Some('{') => {
            let (inside, after) = characters.as_str().split_once('}')?;
            let (min, max) = match inside.split_once(',') {
                None => (count(inside)?, count(inside)?),
                Some((min, "")) => (count(min)?, u32::MAX),
                Some((min, max)) => (count(min)?, count(max)?),
            };
            (min, max, after)
        }
        _ => return Some((1, 1, text)),
    };
    // A second sign would make it lazy or possessive.
    (min <= max && !after.starts_with(['*', '+', '?', '{'])).then_some((min, max, after))
}

fn count(digits: &str) -> Option<u32> {
    let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|number| plain && *number <= MAX_REPETITIONS)
}
