//! The pattern kinds of section 5, matched by hand.
//!
//! The operator's server names a kind by its `patternId`. Fifteen small functions replace the regex engine, which weighs more
//! than everything a form needs besides; they never take longer than one walk over the value.
//!
//! "Letters" without further words are the English ones, and "digits" 0 to 9: accounts, passwords and phone numbers travel
//! to vendors and banks that take no others.

use super::ascii::{ALPHANUMERIC, BLANK, DIGIT, LETTER, SPACE, SYMBOL, UPPER, class};
use crate::domain::time::days_in_month;

/// The kind of a pattern: what a field accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PatternKind {
    /// Anything of the right length.
    LengthOnly,
    /// A letter, then letters and digits.
    LetterFirstAlphanumeric,
    /// Letters and Chinese characters.
    LettersChinese,
    /// A mail address.
    Email,
    /// Letters and digits, no Chinese.
    AlphanumericNoChinese,
    /// Letters and digits combined: at least one of each.
    AlphanumericMixed,
    /// Digits alone.
    Digits,
    /// Letters and digits with at least one uppercase letter.
    AlphanumericUpper,
    /// English letters and spaces.
    LettersSpaces,
    /// Anything but spaces.
    NoSpaces,
    /// Chinese characters and symbols.
    ChineseSymbols,
    /// A date, yyyy-MM-dd or MM-dd-yyyy.
    Date,
    /// At least two letters, and spaces.
    TwoLettersSpaces,
    /// Korean characters alone.
    Korean,
    /// Thai characters alone.
    Thai,
}

impl PatternKind {
    /// Every kind, in the order of section 5.
    pub const ALL: [PatternKind; 15] = [
        PatternKind::LengthOnly,
        PatternKind::LetterFirstAlphanumeric,
        PatternKind::LettersChinese,
        PatternKind::Email,
        PatternKind::AlphanumericNoChinese,
        PatternKind::AlphanumericMixed,
        PatternKind::Digits,
        PatternKind::AlphanumericUpper,
        PatternKind::LettersSpaces,
        PatternKind::NoSpaces,
        PatternKind::ChineseSymbols,
        PatternKind::Date,
        PatternKind::TwoLettersSpaces,
        PatternKind::Korean,
        PatternKind::Thai,
    ];

    /// The `patternId` on the wire, and the key of the message that explains the rule.
    const fn names(self) -> (&'static str, &'static str) {
        match self {
            PatternKind::LengthOnly => ("length_only", "rule-length-only"),
            PatternKind::LetterFirstAlphanumeric => ("letter_first_alphanumeric", "rule-letter-first-alphanumeric"),
            PatternKind::LettersChinese => ("letters_chinese", "rule-letters-chinese"),
            PatternKind::Email => ("email", "rule-email"),
            PatternKind::AlphanumericNoChinese => ("alphanumeric_no_chinese", "rule-alphanumeric-no-chinese"),
            PatternKind::AlphanumericMixed => ("alphanumeric_mixed", "rule-alphanumeric-mixed"),
            PatternKind::Digits => ("digits", "rule-digits"),
            PatternKind::AlphanumericUpper => ("alphanumeric_upper", "rule-alphanumeric-upper"),
            PatternKind::LettersSpaces => ("letters_spaces", "rule-letters-spaces"),
            PatternKind::NoSpaces => ("no_spaces", "rule-no-spaces"),
            PatternKind::ChineseSymbols => ("chinese_symbols", "rule-chinese-symbols"),
            PatternKind::Date => ("date", "rule-date"),
            PatternKind::TwoLettersSpaces => ("two_letters_spaces", "rule-two-letters-spaces"),
            PatternKind::Korean => ("korean", "rule-korean"),
            PatternKind::Thai => ("thai", "rule-thai"),
        }
    }

    /// The `patternId` on the wire.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.names().0
    }

    /// The key of the message that explains the rule.
    #[must_use]
    pub const fn message_key(self) -> &'static str {
        self.names().1
    }

    /// The kind that a `patternId` names.
    #[must_use]
    pub fn from_id(id: &str) -> Option<PatternKind> {
        PatternKind::ALL.into_iter().find(|kind| kind.id() == id)
    }

    /// Whether the whole value, which must be in NFC, is of this kind. Its length is not looked at.
    #[must_use]
    pub fn accepts(self, value: &str) -> bool {
        let letters = || value.bytes().filter(u8::is_ascii_alphabetic).count();
        match self {
            PatternKind::LengthOnly => true,
            PatternKind::LetterFirstAlphanumeric => {
                value.starts_with(|first: char| first.is_ascii_alphabetic()) && alphanumeric(value)
            }
            PatternKind::LettersChinese => {
                all(value, |character| character.is_ascii_alphabetic() || is_chinese(character))
            }
            PatternKind::Email => is_email(value.as_bytes()),
            PatternKind::AlphanumericNoChinese => alphanumeric(value),
            PatternKind::AlphanumericMixed => alphanumeric(value) && (1..value.len()).contains(&letters()),
            PatternKind::Digits => all(value, |character| character.is_ascii_digit()),
            PatternKind::AlphanumericUpper => {
                alphanumeric(value) && value.bytes().any(|byte| byte.is_ascii_uppercase())
            }
            PatternKind::LettersSpaces => letters_and_spaces(value) && letters() > 0,
            PatternKind::NoSpaces => all(value, |character| !character.is_whitespace()),
            PatternKind::ChineseSymbols => all(value, |character| is_chinese(character) || is_symbol(character)),
            PatternKind::Date => is_date(value),
            PatternKind::TwoLettersSpaces => letters_and_spaces(value) && letters() > 1,
            PatternKind::Korean => {
                all(value, |character| matches!(character, '가'..='힣' | 'ㄱ'..='ㆎ' | '\u{1100}'..='\u{11ff}'))
            }
            PatternKind::Thai => all(value, |character| matches!(character, '\u{e01}'..='\u{e3a}' | '฿'..='๛')),
        }
    }
}

impl PatternKind {
    /// The same for a value of ASCII alone, which is not empty and in which these classes occur.
    #[must_use]
    pub(super) fn accepts_ascii(self, value: &[u8], classes: u8) -> bool {
        let only = |allowed: u8| classes & !allowed == 0;
        let holds = |wanted: u8| classes & wanted != 0;
        match self {
            PatternKind::LengthOnly => true,
            PatternKind::LetterFirstAlphanumeric => {
                only(ALPHANUMERIC) && value.first().is_some_and(|first| class(*first) & LETTER != 0)
            }
            PatternKind::LettersChinese => only(LETTER),
            PatternKind::Email => is_email(value),
            PatternKind::AlphanumericNoChinese => only(ALPHANUMERIC),
            PatternKind::AlphanumericMixed => only(ALPHANUMERIC) && holds(LETTER) && holds(DIGIT),
            PatternKind::Digits => only(DIGIT),
            PatternKind::AlphanumericUpper => only(ALPHANUMERIC) && holds(UPPER),
            PatternKind::LettersSpaces => only(LETTER | SPACE) && holds(LETTER),
            PatternKind::NoSpaces => !holds(SPACE | BLANK),
            PatternKind::ChineseSymbols => only(SYMBOL),
            PatternKind::Date => str::from_utf8(value).is_ok_and(is_date),
            PatternKind::TwoLettersSpaces => {
                only(LETTER | SPACE) && value.iter().filter(|byte| class(**byte) & LETTER != 0).nth(1).is_some()
            }
            PatternKind::Korean | PatternKind::Thai => false,
        }
    }
}

/// A value is of a kind only when there is one.
fn all(value: &str, accepts: fn(char) -> bool) -> bool {
    !value.is_empty() && value.chars().all(accepts)
}

fn alphanumeric(value: &str) -> bool {
    all(value, |character| character.is_ascii_alphanumeric())
}

fn letters_and_spaces(value: &str) -> bool {
    all(value, |character| character.is_ascii_alphabetic() || character == ' ')
}

const fn is_chinese(character: char) -> bool {
    matches!(character,
        '々' | '〇' | '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{323af}')
}

/// Punctuation and signs: ASCII's, the general ones, the Chinese ones and their wide forms.
const fn is_symbol(character: char) -> bool {
    character.is_ascii_punctuation()
        || matches!(character,
            '\u{a1}'..='\u{bf}' | '×' | '÷' | '\u{2010}'..='\u{2027}' | '\u{2030}'..='\u{205e}' | '\u{2070}'..='\u{2bff}'
            | '\u{3001}'..='\u{3003}' | '\u{3008}'..='\u{3020}' | '\u{3030}' | '\u{fe30}'..='\u{fe4f}' | '\u{ff01}'..='\u{ff0f}'
            | '\u{ff1a}'..='\u{ff20}' | '\u{ff3b}'..='\u{ff40}' | '\u{ff5b}'..='\u{ff65}' | '\u{ffe0}'..='\u{ffee}')
}

/// An address as mail servers take it (RFC 5321, without quoted local parts and address literals).
fn is_email(bytes: &[u8]) -> bool {
    let Some(at) = bytes.iter().rposition(|byte| *byte == b'@') else { return false };
    let (local, domain) = bytes.split_at(at);
    bytes.len() <= 254 && is_local_part(local) && domain.split_first().is_some_and(|(_, domain)| is_domain(domain))
}

/// Words of certain characters with single dots between them, at most 64 bytes.
fn is_local_part(local: &[u8]) -> bool {
    // Before the first word stands what may not stand before a dot.
    let mut last = b'.';
    for byte in local {
        let dot = *byte == b'.';
        let word = class(*byte) & ALPHANUMERIC != 0 || b"!#$%&'*+/=?^_`{|}~-".contains(byte);
        if !(word || dot && last != b'.') {
            return false;
        }
        last = *byte;
    }
    last != b'.' && local.len() <= 64
}

/// Two labels or more with dots between them, the last one of two characters or more and not of digits alone.
fn is_domain(domain: &[u8]) -> bool {
    let (mut last, mut length, mut labels, mut digits_alone) = (b'.', 0, 0, true);
    for byte in domain {
        let is_inside = class(*byte) & ALPHANUMERIC != 0;
        let fits = match *byte {
            b'.' => length > 0 && last != b'-',
            b'-' => length > 0,
            _ => is_inside,
        };
        if !fits {
            return false;
        }
        last = *byte;
        if *byte == b'.' {
            (length, digits_alone) = (0, true);
            labels += 1;
        } else {
            length += 1;
            digits_alone &= class(*byte) == DIGIT;
            if length > 63 {
                return false;
            }
        }
    }
    labels > 0 && length > 1 && last != b'-' && !digits_alone
}

/// A date of the calendar, yyyy-MM-dd or MM-dd-yyyy.
fn is_date(value: &str) -> bool {
    let mut parts = value.split('-');
    let (Some(first), Some(second), Some(third), None) = (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return false;
    };
    let (year, month, day) = if first.len() == 4 { (first, second, third) } else { (third, first, second) };
    let number = |text: &str, length: usize| {
        Some(text)
            .filter(|text| text.len() == length && text.bytes().all(|byte| byte.is_ascii_digit()))
            .and_then(|text| text.parse::<u16>().ok())
    };
    match (number(year, 4), number(month, 2), number(day, 2)) {
        (Some(year @ 1..), Some(month), Some(day @ 1..)) => day <= u16::from(days_in_month(year, month as u8)),
        _ => false,
    }
}
