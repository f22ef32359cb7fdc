//! Character sets: bracketed classes and the escapes that stand for characters.

use regex_syntax::hir::{ClassUnicode, ClassUnicodeRange, HirKind};

use crate::PatternError;
use crate::parse::Input;

/// What an escape stands for.
pub(crate) enum Escape {
    Character(char),
    Set(ClassUnicode),
}

/// Classes within classes that are read; only Java nests them.
const DEEPEST: u32 = 8;

/// JavaScript's white space, which is Unicode's and the byte order mark.
const SPACES: [(char, char); 10] = [
    ('\t', '\r'),
    (' ', ' '),
    ('\u{a0}', '\u{a0}'),
    ('\u{1680}', '\u{1680}'),
    ('\u{2000}', '\u{200a}'),
    ('\u{2028}', '\u{2029}'),
    ('\u{202f}', '\u{202f}'),
    ('\u{205f}', '\u{205f}'),
    ('\u{3000}', '\u{3000}'),
    ('\u{feff}', '\u{feff}'),
];
const DIGITS: [(char, char); 1] = [('0', '9')];
const WORD: [(char, char); 4] = [('0', '9'), ('A', 'Z'), ('_', '_'), ('a', 'z')];
const LINE_ENDS: [(char, char); 3] = [('\n', '\n'), ('\r', '\r'), ('\u{2028}', '\u{2029}')];

fn set_of(ranges: &[(char, char)]) -> ClassUnicode {
    ClassUnicode::new(ranges.iter().map(|(from, to)| ClassUnicodeRange::new(*from, *to)))
}

fn negated(mut set: ClassUnicode) -> ClassUnicode {
    set.negate();
    set
}

/// Every character.
pub(crate) fn anything() -> ClassUnicode {
    negated(ClassUnicode::empty())
}

/// Every character that ends no line.
pub(crate) fn not_line_end() -> ClassUnicode {
    negated(set_of(&LINE_ENDS))
}

/// Whether a character ends a line.
pub(crate) fn is_line_end(character: char) -> bool {
    LINE_ENDS.iter().any(|(from, to)| (*from..=*to).contains(&character))
}

/// The set with the other case of its ASCII letters.
pub(crate) fn either_case(mut set: ClassUnicode) -> ClassUnicode {
    for letter in 'a'..='z' {
        let capital = letter.to_ascii_uppercase();
        match (contains(&set, letter), contains(&set, capital)) {
            (true, false) => set.push(ClassUnicodeRange::new(capital, capital)),
            (false, true) => set.push(ClassUnicodeRange::new(letter, letter)),
            _ => {}
        }
    }
    set
}

/// Whether a set holds a character.
pub(crate) fn contains(set: &ClassUnicode, character: char) -> bool {
    let ranges = set.ranges();
    let at = ranges.partition_point(|range| range.end() < character);
    ranges.get(at).is_some_and(|range| range.start() <= character)
}

/// A class after its opening bracket, up to and with its closing one.
pub(crate) fn bracketed(input: &mut Input<'_>, depth: u32) -> Result<ClassUnicode, PatternError> {
    if depth > DEEPEST {
        return Err(PatternError::TooLarge);
    }
    let negate = input.take("^");
    let mut set = ClassUnicode::empty();
    while !input.take("]") {
        if input.take("&&") {
            set.intersect(&operand(input, depth)?);
        } else {
            set.union(&member(input)?);
        }
    }
    Ok(if negate { negated(set) } else { set })
}

/// What follows `&&`: a class of its own, or the members up to the next `&&` or the end.
fn operand(input: &mut Input<'_>, depth: u32) -> Result<ClassUnicode, PatternError> {
    let mut set = ClassUnicode::empty();
    while input.peek() != Some(']') && !input.rest.starts_with(&['&', '&']) {
        let part = if input.take("[") { bracketed(input, depth + 1)? } else { member(input)? };
        set.union(&part);
    }
    Ok(set)
}

/// One character, escape or range of a class.
fn member(input: &mut Input<'_>) -> Result<ClassUnicode, PatternError> {
    let single = |character| set_of(&[(character, character)]);
    let from = match item(input)? {
        Escape::Set(set) => return Ok(set),
        Escape::Character(character) => character,
    };
    let mut ahead = *input;
    if !ahead.take("-") || ahead.peek() == Some(']') {
        return Ok(single(from));
    }
    match item(&mut ahead)? {
        Escape::Character(to) if from <= to => {
            *input = ahead;
            Ok(set_of(&[(from, to)]))
        }
        Escape::Character(_) => Err(PatternError::Syntax),
        // `[a-\d]`: the dash is itself, and so is what stands around it.
        Escape::Set(_) => Ok(single(from)),
    }
}

fn item(input: &mut Input<'_>) -> Result<Escape, PatternError> {
    match input.next().ok_or(PatternError::Syntax)? {
        '\\' if input.take("b") => Ok(Escape::Character('\u{8}')),
        '\\' => escape(input),
        character => Ok(Escape::Character(character)),
    }
}

/// What follows a backslash, where it stands for a character or a set of them.
pub(crate) fn escape(input: &mut Input<'_>) -> Result<Escape, PatternError> {
    let set = |ranges: &[(char, char)], negate: bool| {
        let set = set_of(ranges);
        Ok(Escape::Set(if negate { negated(set) } else { set }))
    };
    let character = match input.next().ok_or(PatternError::Syntax)? {
        'd' => return set(&DIGITS, false),
        'D' => return set(&DIGITS, true),
        'w' => return set(&WORD, false),
        'W' => return set(&WORD, true),
        's' => return set(&SPACES, false),
        'S' => return set(&SPACES, true),
        'p' => return property(input, false),
        'P' => return property(input, true),
        't' => '\t',
        'n' => '\n',
        'r' => '\r',
        'f' => '\u{c}',
        'v' => '\u{b}',
        'a' => '\u{7}',
        'e' => '\u{1b}',
        '0' if !input.peek().is_some_and(|next| next.is_ascii_digit()) => '\0',
        'c' => control(input)?,
        'x' => code_point(input, 2)?,
        'u' => code_point(input, 4)?,
        // What would mean something that is not known here must not be taken for a letter.
        'h' | 'H' | 'V' | 'R' | 'X' | 'G' | 'N' | 'Q' | 'E' | 'A' | 'z' | 'Z' | 'B' | 'k' | '0'..='9' => {
            return Err(PatternError::Syntax);
        }
        literal => literal,
    };
    Ok(Escape::Character(character))
}

fn control(input: &mut Input<'_>) -> Result<char, PatternError> {
    let letter = input.next().filter(char::is_ascii_alphabetic).ok_or(PatternError::Syntax)?;
    Ok(char::from(letter as u8 & 31))
}

/// The code point after `\x` or `\u`: so many digits, or any number in braces; two surrogates make one character.
fn code_point(input: &mut Input<'_>, digits: usize) -> Result<char, PatternError> {
    if input.take("{") {
        let inside = input.until('}').ok_or(PatternError::Syntax)?;
        let plain = (1..=6).contains(&inside.len()) && inside.bytes().all(|byte| byte.is_ascii_hexdigit());
        let code = u32::from_str_radix(&inside, 16).ok().filter(|_| plain);
        return code.and_then(char::from_u32).ok_or(PatternError::Syntax);
    }
    let high = hex(input, digits)?;
    if !(0xd800..0xdc00).contains(&high) {
        return char::from_u32(high).ok_or(PatternError::Syntax);
    }
    if !input.take("\\u") {
        return Err(PatternError::Syntax);
    }
    let low = hex(input, 4)?;
    let pair = (0xdc00..0xe000).contains(&low).then(|| 0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00));
    pair.and_then(char::from_u32).ok_or(PatternError::Syntax)
}

fn hex(input: &mut Input<'_>, digits: usize) -> Result<u32, PatternError> {
    (0..digits).try_fold(0, |sum, _| {
        let digit = input.next().and_then(|next| next.to_digit(16)).ok_or(PatternError::Syntax)?;
        Ok(sum << 4 | digit)
    })
}

/// A property after `\p` or `\P`: Java's POSIX classes are ASCII's, all others are Unicode's.
fn property(input: &mut Input<'_>, negate: bool) -> Result<Escape, PatternError> {
    let name = if input.take("{") { input.until('}') } else { input.next().map(String::from) };
    let name = name.ok_or(PatternError::Syntax)?;
    let set = match posix(&name) {
        Some(ranges) => set_of(ranges),
        None => unicode(name.strip_prefix("Is").unwrap_or(&name))?,
    };
    Ok(Escape::Set(if negate { negated(set) } else { set }))
}

fn posix(name: &str) -> Option<&'static [(char, char)]> {
    Some(match name {
        "Lower" => &[('a', 'z')],
        "Upper" => &[('A', 'Z')],
        "ASCII" => &[('\0', '\x7f')],
        "Alpha" => &[('A', 'Z'), ('a', 'z')],
        "Digit" => &DIGITS,
        "Alnum" => &[('0', '9'), ('A', 'Z'), ('a', 'z')],
        "Punct" => &[('!', '/'), (':', '@'), ('[', '`'), ('{', '~')],
        "Graph" => &[('!', '~')],
        "Print" => &[(' ', '~')],
        "Blank" => &[(' ', ' '), ('\t', '\t')],
        "Cntrl" => &[('\0', '\x1f'), ('\x7f', '\x7f')],
        "XDigit" => &[('0', '9'), ('A', 'F'), ('a', 'f')],
        "Space" => &[('\t', '\r'), (' ', ' ')],
        _ => return None,
    })
}

/// A general category or a script, from the tables that the regex engine carries anyway.
fn unicode(name: &str) -> Result<ClassUnicode, PatternError> {
    if !name.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'=')) {
        return Err(PatternError::Syntax);
    }
    let text = ["\\p{", name, "}"].concat();
    let hir = regex_syntax::parse(&text).map_err(|_| PatternError::Syntax)?;
    match hir.kind() {
        HirKind::Class(regex_syntax::hir::Class::Unicode(set)) => Ok(set.clone()),
        _ => Err(PatternError::Syntax),
    }
}
