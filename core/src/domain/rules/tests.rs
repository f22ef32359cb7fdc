//! The field rules against section 5 of the specification.

use std::cell::Cell;

use super::*;
use crate::domain::testing::Seeded;

/// Answers what it is told to, composes one accent, and counts how often it is asked.
struct Host {
    verdict: PatternVerdict,
    asked: Cell<u32>,
}

impl Host {
    fn answering(verdict: PatternVerdict) -> Host {
        Host { verdict, asked: Cell::new(0) }
    }
}

impl TextEngine for Host {
    fn is_match(&self, _: &str, _: &str) -> PatternVerdict {
        self.asked.set(self.asked.get() + 1);
        self.verdict
    }

    fn nfc(&self, value: &str) -> String {
        value.replace("e\u{301}", "é")
    }
}

fn rule(pattern: &str, id: &str, min: u32, max: u32) -> FieldRule {
    FieldRule {
        accepted_pattern: pattern.into(),
        pattern_id: id.into(),
        min_length: min,
        max_length: Some(max),
        enabled: true,
        required: true,
    }
}

fn accepted(rule: &FieldRule, value: &str) -> bool {
    let host = Host::answering(PatternVerdict::NoMatch);
    let verdict = rule.check(value, &host);
    assert_eq!(host.asked.get(), 0, "the engine was asked about {rule:?}");
    verdict == FieldVerdict::Accepted
}

#[test]
fn every_kind_accepts_and_refuses_by_its_description() {
    let long_local = format!("{}@example.com", "a".repeat(65));
    let cases: [(&str, &[&str], &[&str]); 15] = [
        ("length_only", &["a", "中 文", "1 \t!", "😀"], &[]),
        (
            "letter_first_alphanumeric",
            &["a", "abc", "a1", "Player01"],
            &["1a", "a_b", "a b", "é1", "中a", "a中", "ａ1"],
        ),
        ("letters_chinese", &["Li", "李小龙", "Li李", "〇", "𠀀"], &["Li 李", "李1", "李·", "é", "かな", "김"]),
        (
            "email",
            &["a@b.co", "first.last+tag@mail.example.com", "x_y@sub-domain.example.org", "a'b@example.io"],
            &[
                "a",
                "@b.co",
                "a@",
                "a@b",
                "a@b.c",
                "a@b..co",
                ".a@b.co",
                "a.@b.co",
                "a..b@b.co",
                "a@-b.co",
                "a@b-.co",
                "a b@b.co",
                "a@b@c.co",
                "a@b.co ",
                "é@b.co",
                "a@é.co",
                "a@1.2.3.44",
                &long_local,
                "a@b.co\n",
            ],
        ),
        ("alphanumeric_no_chinese", &["abc", "123", "a1B2"], &["a中", "a-b", "a b", "é", "٣"]),
        ("alphanumeric_mixed", &["a1", "1a", "Abc123"], &["abc", "123", "a1!", "a 1", "中1a"]),
        ("digits", &["0", "0912345678"], &["-1", "1.0", "1 2", "٣", "１", "1a"]),
        ("alphanumeric_upper", &["A", "aB", "1Z"], &["a", "1", "ab1", "A!", "É"]),
        ("letters_spaces", &["John", "John Smith", " a"], &["  ", "John2", "John-S", "Jöhn", "a\tb", "a\u{a0}b"]),
        ("no_spaces", &["abc", "中文!", "a\u{200b}"], &["a b", " a", "a\u{3000}", "a\n", "\u{a0}"]),
        (
            "chinese_symbols",
            &["中文", "中，文！", "!?", "《中》·（）", "￥", "★"],
            &["a中", "1", "中 文", "１", "Ａ", "かな"],
        ),
        (
            "date",
            &["2026-11-21", "11-21-2026", "2024-02-29", "2000-02-29", "12-31-9999"],
            &[
                "2026-02-29",
                "1900-02-29",
                "2026-13-01",
                "2026-00-10",
                "2026-01-00",
                "2026-04-31",
                "21-11-2026",
                "2026-1-1",
                "26-01-01",
                "2026/11/21",
                "2026-11-21-",
                "2026-11",
                "0000-01-01",
                "2026-11-2a",
                "２026-11-21",
                "+026-11-21",
            ],
        ),
        ("two_letters_spaces", &["ab", "a b", "John Smith "], &["a", " a ", "a1", "ab1", "李小"]),
        ("korean", &["김", "홍길동", "ㄱㅏ"], &["Kim", "김 구", "金", "かな", "김1"]),
        ("thai", &["สมชาย", "น้ำ", "ไทย"], &["Thai", "ไทย 1", "ລາວ", "ไทยa"]),
    ];
    for (id, good, bad) in cases {
        let rule = rule("^whatever$", id, 0, 300);
        for value in good {
            assert!(accepted(&rule, value), "{id} should accept {value:?}");
        }
        for value in bad {
            assert!(!accepted(&rule, value), "{id} should refuse {value:?}");
        }
    }
}

#[test]
fn kinds_and_their_ids_and_keys_are_one_to_one() {
    for (index, kind) in PatternKind::ALL.into_iter().enumerate() {
        assert_eq!(PatternKind::from_id(kind.id()), Some(kind));
        assert_eq!(kind.message_key(), format!("rule-{}", kind.id().replace('_', "-")));
        assert!(!kind.accepts("") || kind == PatternKind::LengthOnly);
        assert!(PatternKind::ALL.into_iter().skip(index + 1).all(|other| other.id() != kind.id()));
    }
}

#[test]
fn a_star_matches_anything_even_under_a_kind_and_so_does_no_pattern() {
    for rule in [rule("*", "", 1, 9), rule("*", "digits", 1, 9), rule("", "operators_own", 1, 9)] {
        assert!(accepted(&rule, "a 中!"));
        assert!(!accepted(&rule, "1234567890"));
        assert!(!rule.needs_engine());
    }
    assert!(!accepted(&rule("", "digits", 1, 9), "a"));
}

#[test]
fn lengths_count_scalar_values_after_nfc() {
    let two = rule("*", "", 2, 2);
    for value in ["ab", "中文", "😀😀", "e\u{301}x", "éx"] {
        assert!(accepted(&two, value), "{value:?}");
    }
    for value in ["a", "abc", "e\u{301}", "👨\u{200d}👩"] {
        assert!(!accepted(&two, value), "{value:?}");
    }
}

#[test]
fn patterns_too_see_the_value_in_nfc() {
    assert!(accepted(&rule("^[\\u00e0-\\u00ef]{1}$", "own", 0, 9), "e\u{301}"));
}

#[test]
fn required_fields_must_be_filled_and_optional_ones_need_not() {
    let host = Host::answering(PatternVerdict::Match);
    let mut rule = rule("*", "digits", 4, 8);
    for value in ["", "  ", "\u{3000}"] {
        assert_eq!(rule.check(value, &host), FieldVerdict::Refused(FieldProblem::Empty));
    }
    rule.required = false;
    assert_eq!(rule.check("", &host), FieldVerdict::Accepted);
    assert!(matches!(rule.check("  ", &host), FieldVerdict::Refused(FieldProblem::NotOfKind(..))));
    rule.enabled = false;
    assert_eq!(rule.check("  ", &host), FieldVerdict::Accepted);
}

#[test]
fn one_message_explains_kind_and_length_and_names_one_number_when_they_are_equal() {
    let host = Host::answering(PatternVerdict::NoMatch);
    for (rule, value, key, range) in [
        (rule("", "digits", 4, 8), "12", "rule-digits", "between"),
        (rule("", "digits", 4, 8), "abcde", "rule-digits", "between"),
        (rule("", "digits", 6, 6), "12", "rule-digits", "exact"),
        (rule("", "thai", 0, 3), "abc", "rule-thai", "at-most"),
        (rule("^(a|b)$", "own", 0, 3), "c", "rule-not-matching", "at-most"),
        (FieldRule { max_length: None, ..rule("", "email", 0, 0) }, "x", "rule-email", "any"),
        (FieldRule { max_length: None, ..rule("", "email", 3, 0) }, "x", "rule-email", "at-least"),
    ] {
        let FieldVerdict::Refused(problem) = rule.check(value, &host) else { panic!("{value} was not refused") };
        assert_eq!((problem.key(), problem.bounds().map(Bounds::range)), (key, Some(range)));
    }
    assert_eq!((FieldProblem::Empty.key(), FieldProblem::Empty.bounds()), ("rule-empty", None));
}

#[test]
fn other_patterns_ask_the_engine_and_only_for_lengths_that_fit() {
    let rule = rule("^(?:cat|dog)s?$", "own", 1, 4);
    assert!(rule.needs_engine());
    for (verdict, expected) in [
        (PatternVerdict::Match, FieldVerdict::Accepted),
        (PatternVerdict::CannotCompile, FieldVerdict::Accepted),
        (PatternVerdict::NotLoaded, FieldVerdict::WaitingForEngine),
    ] {
        assert_eq!(rule.check("cats", &Host::answering(verdict)), expected);
    }
    let host = Host::answering(PatternVerdict::NoMatch);
    assert!(matches!(rule.check("cats", &host), FieldVerdict::Refused(FieldProblem::NotMatching(_))));
    assert_eq!(host.asked.get(), 1);
    assert!(matches!(rule.check("kittens", &host), FieldVerdict::Refused(FieldProblem::NotMatching(_))));
    assert_eq!(host.asked.get(), 1);
}

#[test]
fn simple_patterns_need_no_engine() {
    for (pattern, good, bad) in [
        ("^[a-zA-Z0-9]+$", vec!["a", "Z9"], vec!["", "a-", "中"]),
        ("[a-z]{2,3}", vec!["ab", "abc"], vec!["a", "abcd", "aB"]),
        ("^09\\d{8}$", vec!["0912345678"], vec!["0812345678", "091234567", "09123456789"]),
        ("^[A-Za-z][A-Za-z0-9_]*$", vec!["a", "a_1"], vec!["", "_a", "1a"]),
        ("^1[3-9]\\d{9}$", vec!["13912345678"], vec!["12912345678"]),
        ("^\\+?$", vec!["", "+"], vec!["++"]),
        ("^[^\\d\\-]{1,}$", vec!["ab"], vec!["a1", "-", ""]),
        ("[\\u4e00-\\u9fa5]{2,}", vec!["中文"], vec!["中", "ab"]),
        ("^[\\w.-]+$", vec!["a.b-c_d"], vec!["a b"]),
        ("^a/b\\/c$", vec!["a/b/c"], vec!["a/b"]),
        ("^$", vec![""], vec!["a"]),
    ] {
        let simple = SimplePattern::read(pattern).unwrap_or_else(|| panic!("{pattern} was not read"));
        for value in good {
            assert!(simple.matches(value), "{pattern} should match {value:?}");
        }
        for value in bad {
            assert!(!simple.matches(value), "{pattern} should not match {value:?}");
        }
    }
}

#[test]
fn patterns_that_are_not_simple_are_left_to_the_engine() {
    for pattern in [
        "a|b",
        "(a)",
        "a+b",
        "a*b*",
        ".+",
        "a+?",
        "a++",
        "\\s+",
        "\\bx",
        "[a-z&&[^b]]",
        "[[:alpha:]]",
        "[]",
        "[^]",
        "[z-a]",
        "[\\d-z]",
        "a{2,1}",
        "a{,3}",
        "a{x}",
        "a{999999}",
        "a$b",
        "a^",
        "\\",
        "[a",
        "\\u12",
        "\\ud800",
        "\\x41",
        "\\1",
        "[a-\\d]",
        "x{2}{3}",
        "[\\",
    ] {
        assert_eq!(SimplePattern::read(pattern), None, "{pattern}");
    }
}

#[test]
fn random_patterns_and_values_never_break_the_simple_matcher() {
    let alphabet: Vec<char> = "a1[]-^$\\dwu{},*+?(|).中0".chars().collect();
    let mut random = Seeded::new(7);
    let mut read = 0;
    for _ in 0..50_000 {
        if let Some(pattern) = SimplePattern::read(&random.text(&alphabet, 8)) {
            read += 1;
            let _ = pattern.matches(&random.text(&alphabet, 12));
        }
    }
    assert!(read > 1000, "only {read} patterns were read");
}

#[test]
fn the_second_entry_must_repeat_the_first() {
    assert_eq!(check_repeated("secret", "secret"), FieldVerdict::Accepted);
    assert_eq!(check_repeated("secret", "Secret"), FieldVerdict::Refused(FieldProblem::TwiceDifferent));
    assert_eq!(check_repeated("secret", ""), FieldVerdict::Refused(FieldProblem::Empty));
}

#[test]
fn the_short_ways_for_ascii_lead_where_the_long_ones_do() {
    const CHARACTERS: &[u8] = b"abzABZ019 \t\n-_.@!~\x7f\x01";
    let mut seeded = Seeded::new(41);
    let patterns =
        ["^[a-zA-Z0-9]{4,16}$", "^09\\d{8}$", "[^a-c]+", "\\w*", "[ -~]{2,5}", "x?", "[^\\u4e00-\\u9fa5]*", "^$"];
    let simple: Vec<SimplePattern> = patterns.iter().map(|pattern| SimplePattern::read(pattern).unwrap()).collect();
    for _ in 0..20_000 {
        let length = seeded.below(14) as usize;
        let pick = |seeded: &mut Seeded| CHARACTERS[seeded.below(CHARACTERS.len() as u64) as usize];
        let few = [pick(&mut seeded), pick(&mut seeded), pick(&mut seeded)];
        let value: String = (0..length).map(|_| char::from(few[seeded.below(3) as usize])).collect();
        let classes = ascii::classes_of(value.as_bytes()).unwrap();
        for kind in PatternKind::ALL.into_iter().filter(|_| !value.is_empty()) {
            assert_eq!(kind.accepts_ascii(value.as_bytes(), classes), kind.accepts(&value), "{kind:?} of {value:?}");
        }
        for (pattern, read) in patterns.iter().zip(&simple) {
            assert_eq!(read.matches_ascii(value.as_bytes()), read.matches(&value), "{pattern} of {value:?}");
        }
    }
}
