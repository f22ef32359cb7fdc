//! Patterns in both dialects, hostile ones, and both matchers against each other.

use std::time::{Duration, Instant};

use super::*;

/// One value per line of the table: the pattern, what matches, what does not.
fn check(table: &[(&str, &[&str], &[&str])]) {
    for (pattern, good, bad) in table {
        let compiled = Pattern::compile(pattern).unwrap_or_else(|error| panic!("{pattern}: {error}"));
        for value in *good {
            assert_eq!(compiled.verdict(value), Verdict::Match, "{pattern} with {value:?}");
        }
        for value in *bad {
            assert_eq!(compiled.verdict(value), Verdict::NoMatch, "{pattern} with {value:?}");
        }
    }
}

#[test]
fn the_whole_value_must_match() {
    check(&[
        ("a|ab", &["a", "ab"], &["abc", "xa", ""]),
        ("^a|b$", &["a", "b"], &["ax", "xb"]),
        ("(?:cat|dog)s?", &["cat", "dogs"], &["cats ", "acat"]),
        ("", &[""], &["a", "\n"]),
        ("a*?", &["", "aaa"], &["b"]),
        ("^abc$", &["abc"], &["abc\n", "\nabc"]),
        ("(?=a)a|ab", &["a", "ab"], &["abb"]),
    ]);
}

#[test]
fn escapes_mean_what_javascript_means_by_them() {
    check(&[
        ("\\d+", &["12"], &["٣", "１", ""]),
        ("\\w+", &["a_1"], &["é", "-"]),
        ("\\s+", &[" \t\n\u{a0}\u{3000}\u{feff}"], &["a", "\u{200b}"]),
        ("\\S\\D\\W", &["ab-"], &[" b-", "a1-", "abc"]),
        ("[\\u00e0-\\u00ff]+", &["éà"], &["e"]),
        ("\\u{1f600}|\\uD83D\\uDE01|\\x41", &["😀", "😁", "A"], &["😂"]),
        ("a\\/b\\-c\\_d\\@\\<\\>", &["a/b-c_d@<>"], &["a/b"]),
        ("[\\b\\t\\n]\\cJ\\0", &["\u{8}\n\0"], &["b\n\0"]),
        (".", &["a", "中", "😀", "\u{85}"], &["", "ab", "\n", "\r", "\u{2028}"]),
        ("\\bfoo\\b.*", &["foo bar", "foo", "fooé"], &["food"]),
        ("a\\Bb", &["ab"], &["a b"]),
        ("x{a}y{z,1}{", &["x{a}y{z,1}{"], &["xy"]),
        ("[]", &[], &["", "a"]),
        ("[^]", &["a", "\n"], &[""]),
        ("]}", &["]}"], &[]),
    ]);
}

#[test]
fn classes_are_read() {
    check(&[
        ("[a-zA-Z0-9_.+-]+", &["a.b+c-d"], &["a b"]),
        ("[^a-c^]+", &["xyz"], &["a", "^"]),
        ("[a\\]\\\\-]+", &["a]\\-"], &["b"]),
        ("[\\w-.]+", &["a-.", "_"], &[" "]),
        ("[a-\\d]+", &["a-5"], &["b"]),
        ("[[a]+", &["[a"], &["b"]),
        ("[^\\d\\s]+", &["abc"], &["a1", "a b"]),
        ("[\\u4e00-\\u9fa5·]{2,4}", &["李小龙", "买·买"], &["李", "abc", "李小龙李小"]),
        ("[😀-😂]", &["😁"], &["😃"]),
    ]);
}

#[test]
fn what_only_java_has_is_read_as_java_means_it() {
    check(&[
        ("\\p{Alpha}\\p{Digit}\\p{Punct}", &["a1!"], &["é1!", "a٣!"]),
        ("\\p{L}+", &["Ağé中ไ"], &["a1"]),
        ("\\p{IsHan}+|\\p{script=Thai}+|\\p{Hangul}+", &["中文", "ไทย", "한국"], &["a", "かな"]),
        ("\\P{L}\\pN", &["-1"], &["a1"]),
        ("[\\p{L}\\p{M}' ]{2,}", &["Đỗ Văn", "e\u{301}a"], &["a", "a1"]),
        ("[a-z&&[^aeiou]]+", &["xyz"], &["a", "xa"]),
        ("[a-z&&b-d]", &["c"], &["a"]),
        ("\\Qa.b\\E+", &["a.b", "a.bb"], &["axb", "a.ba.b"]),
        ("(?i)abc(?-i)d", &["ABCd", "abcd"], &["ABCD"]),
        ("(?i:[a-f]é)X", &["AéX", "féX"], &["AÉX", "Aéx"]),
        ("a++b", &["aab"], &["aa"]),
        ("a++a", &[], &["a", "aa", "aaa"]),
        ("(?>a|ab)c", &["ac"], &["abc"]),
        ("(?s).+", &["a\nb"], &[""]),
        ("(?m)a$\n^b", &["a\nb"], &["ab"]),
        ("\\Aab\\z", &["ab"], &["ab\n"]),
    ]);
}

#[test]
fn looking_around_and_back_is_matched() {
    check(&[
        ("^(?=.*[A-Z])(?=.*\\d)[A-Za-z\\d]{6,12}$", &["Abc123", "ABCDEF1"], &["abc123", "Abcdef", "Ab1", "Abc123!"]),
        ("^(?!.*(.)\\1{2})[a-z0-9]+$", &["aabbcc"], &["aaab", "b111"]),
        ("^(?![0-9]+$)(?![a-zA-Z]+$)[0-9A-Za-z]{6,16}$", &["abc123"], &["abcdef", "123456", "abc12!"]),
        ("(a+)-\\1", &["a-a", "aa-aa"], &["a-aa", "aa-a"]),
        ("(?<quote>['\"])[^'\"]*\\k<quote>", &["'a'", "\"\""], &["'a\""]),
        ("(?<=\\d)|\\d(?<=[0-4])", &["3"], &["", "7"]),
        ("\\w+(?<!admin)", &["user", "administrator"], &["admin", "xadmin"]),
        (".*(?<=a{2,3})b?", &["aa", "xaaab"], &["ab", "a"]),
        ("(a)|b\\1", &["a", "b"], &["ba"]),
        ("(?:(a)|b)*\\1", &["aa", "bb", ""], &["a", "c"]),
        ("(?=(a+))a*b\\1", &["aba", "aabaa"], &["ab", "aaba"]),
        ("(?!(a)b)a?\\1", &["a", ""], &["ab"]),
        ("(?:a?)*?(?=)b", &["b", "aab"], &["a"]),
        ("(?:a*)*(?!b)", &["", "aaa"], &["b"]),
        ("(?:(?=a)){3,9}a", &["a"], &["b"]),
    ]);
}

#[test]
fn what_is_no_pattern_is_refused() {
    for pattern in [
        "(",
        ")",
        "a)",
        "(a",
        "[a",
        "[z-a]",
        "*",
        "a**",
        "a{2}{3}",
        "a{3,2}",
        "\\",
        "(?",
        "(?x)a",
        "(?<>a)",
        "(?<a>x)(?<a>y)",
        "\\1",
        "(a)\\2",
        "\\k<a>",
        "\\u12",
        "\\uD800",
        "\\uDC00",
        "\\x4",
        "\\u{110000}",
        "\\u{}",
        "\\p{",
        "\\p{Nonsense}",
        "\\p{^L}",
        "\\c1",
        "\\G",
        "+a",
        "a|*",
        "[\\",
        "(?#comment)",
    ] {
        assert_eq!(verdict(pattern, "a"), Verdict::CannotCompile, "{pattern}");
    }
}

#[test]
fn patterns_that_grow_too_large_are_refused_quickly() {
    let deep = "(".repeat(3000) + &")".repeat(3000);
    let many = "a".repeat(5000);
    let started = Instant::now();
    for pattern in [
        deep.as_str(),
        &many,
        "(?:a{1000}){1000}",
        "((a{100}){100}){100}",
        "(?=(?:a{1000}){1000})a",
        "(?:(?=a)b{4294967295})",
        "a{4294967295}",
        "(?:(?:(?=){1000}){1000}){1000}.{99999}",
        "[[&&[[&&[[&&[[&&[[&&[[&&[[&&[[&&[[&&[[&&[[&&[",
    ] {
        assert_eq!(verdict(pattern, "a"), Verdict::CannotCompile, "{}", &pattern[..pattern.len().min(40)]);
    }
    assert!(started.elapsed() < Duration::from_secs(2), "{:?}", started.elapsed());
}

/// Patterns that are known to explode in a backtracking engine, and innocent ones, each with 50 KB.
#[test]
fn no_pattern_takes_long_even_on_fifty_kilobytes() {
    // An optimised build has to stay within 20 ms; the tests' own build is many times slower.
    let allowed = Duration::from_millis(if cfg!(debug_assertions) { 600 } else { 20 });
    let a = "a".repeat(50_000);
    let with_end = format!("{a}!");
    let digits = "1".repeat(50_000);
    let wide = "中".repeat(16_000);
    for pattern in [
        "^(a+)+$",
        "^(a|aa)+$",
        "^(a|a?)+$",
        "(x+x+)+y",
        "^([a-zA-Z0-9]+\\s?)*$",
        "(.*)*b",
        "(?:a?){50}a{50}",
        "(.*)(.*)(.*)(.*)x",
        "[^b]{1,5000}",
        "^([a-zA-Z0-9_.-])+@(([a-zA-Z0-9-])+\\.)+([a-zA-Z0-9]{2,4})+$",
        "(?:a|b)*a(?:a|b){200}",
        "^(?=.*[A-Z])(?=.*\\d).+$",
        "^(?!.*(.)\\1{2}).*$",
        "(?=(a+)+$)x",
        "^(a+)+(?!b)c$",
        "(.)(?:.*\\1){9}z",
        "(?<=.*)(?<!b.*)x",
        "(a*)*\\1b",
        "(?:(?=a)a*)*b",
        "(?>a*)*b",
        ".*(?<!a+)",
        "\\s*(?=\\S*x)",
    ] {
        let compiled = Pattern::compile(pattern).unwrap_or_else(|error| panic!("{pattern}: {error}"));
        for value in [&a, &with_end, &digits, &wide] {
            // On a busy machine one run may be slow for no fault of its own; three in a row are not.
            let quick_enough = (0..3).any(|_| {
                let started = Instant::now();
                let verdict = compiled.verdict(value);
                let elapsed = started.elapsed();
                if std::env::var_os("PATTERN_TIMES").is_some() {
                    println!("{:>8.2} ms {verdict:?} {pattern}", elapsed.as_secs_f64() * 1000.0);
                }
                elapsed < allowed
            });
            assert!(quick_enough, "{pattern} took longer than {allowed:?}");
        }
    }
}

#[test]
fn long_values_of_simple_patterns_are_still_decided() {
    let a = "a".repeat(50_000);
    assert_eq!(verdict("^(a+)+$", &a), Verdict::Match);
    assert_eq!(verdict("^(a+)+$", &format!("{a}!")), Verdict::NoMatch);
    assert_eq!(verdict("^(a+)+(?!b)$", &format!("{}!", &a[..40])), Verdict::GaveUp);
}

/// A generator of patterns that both matchers can match.
struct Patterns(u64);

impl Patterns {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }

    fn pattern(&mut self, depth: u32) -> String {
        let kinds = if depth == 0 { 5 } else { 11 };
        match self.below(kinds) {
            0 => "a".into(),
            1 => "b".into(),
            2 => "[^a]".into(),
            3 => ".".into(),
            4 => "".into(),
            5 | 6 => self.pattern(depth - 1) + &self.pattern(depth - 1),
            7 => format!("(?:{}|{})", self.pattern(depth - 1), self.pattern(depth - 1)),
            8 => format!("({})*", self.pattern(depth - 1)),
            9 => format!("(?:{}){{1,2}}?", self.pattern(depth - 1)),
            _ => format!("(?i:{})\\b", self.pattern(depth - 1)),
        }
    }
}

#[test]
fn both_matchers_agree_wherever_both_can_match() {
    let mut random = Patterns(8);
    let mut matches = 0;
    for _ in 0..2000 {
        let pattern = random.pattern(4);
        let compiled = Pattern::compile(&pattern).unwrap_or_else(|error| panic!("{pattern}: {error}"));
        let (linear, backtracking) = (compiled.linear.unwrap(), compiled.backtracking.unwrap());
        for _ in 0..6 {
            let value: String =
                (0..random.below(6)).map(|_| ['a', 'b', 'A', ' ', '\n'][random.below(5) as usize]).collect();
            let expected = linear.is_match(&value).unwrap();
            matches += u32::from(expected);
            let found = backtracking.is_match(&value);
            assert!(found.is_none_or(|found| found == expected), "{pattern:?} with {value:?} should be {expected}");
        }
    }
    assert!(matches > 1000, "only {matches} matched");
}

#[test]
fn random_patterns_never_break_the_reader_or_the_matchers() {
    let alphabet: Vec<char> = "ab1()[]{}?*+|^$.\\-,:=!<>&dwskpQEux0中".chars().collect();
    let mut random = Patterns(9);
    for _ in 0..10_000 {
        let text = |random: &mut Patterns, longest: u64| -> String {
            (0..random.below(longest)).map(|_| alphabet[random.below(alphabet.len() as u64) as usize]).collect()
        };
        let (pattern, value) = (text(&mut random, 14), text(&mut random, 10));
        let _ = verdict(&pattern, &value);
    }
}
