//! The reader against `serde_json`: the same values of valid texts, an error wherever it has one. Only half a surrogate
//! pair is an error there and U+FFFD here.

use super::{DEPTH, Malformed, from_str, members};
use crate::domain::testing::Seeded;
use crate::event::{LobbyEvent, UiEvent};
use crate::wire::{GameListValue, LaunchValue, NoticeValue, StatusValue};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Equal but for the last digit of a fraction, where `serde_json` is quick rather than exact.
fn same(ours: &Value, theirs: &Value) -> bool {
    match (ours, theirs) {
        (Value::Number(ours), Value::Number(theirs)) if theirs.is_f64() => {
            let (ours, theirs) = (ours.as_f64().unwrap(), theirs.as_f64().unwrap());
            ours == theirs || (ours - theirs).abs() <= theirs.abs() * 1e-12
        }
        (Value::Array(ours), Value::Array(theirs)) => {
            ours.len() == theirs.len() && ours.iter().zip(theirs).all(|(ours, theirs)| same(ours, theirs))
        }
        (Value::Object(ours), Value::Object(theirs)) => {
            ours.len() == theirs.len()
                && ours.iter().zip(theirs).all(|(ours, theirs)| ours.0 == theirs.0 && same(ours.1, theirs.1))
        }
        _ => ours == theirs,
    }
}

/// The text with U+FFFD for each escape that is half a surrogate pair.
fn paired(text: &str) -> String {
    let surrogate = |text: &str, letters: &[u8]| {
        let [b'\\', b'u', b'd' | b'D', letter, one, two, ..] = text.as_bytes() else { return false };
        letters.contains(letter) && one.is_ascii_hexdigit() && two.is_ascii_hexdigit()
    };
    let (mut paired, mut rest) = (String::new(), text);
    while let Some(first) = rest.chars().next() {
        let high = surrogate(rest, b"89abAB");
        let (new, length) = match rest.get(6..) {
            Some(next) if high && surrogate(next, b"cdefCDEF") => (&rest[..12], 12),
            _ if high || surrogate(rest, b"cdefCDEF") => ("\\ufffd", 6),
            _ if rest.starts_with("\\\\") => (&rest[..2], 2),
            _ => (&rest[..first.len_utf8()], first.len_utf8()),
        };
        paired.push_str(new);
        rest = &rest[length..];
    }
    paired
}

fn agree_on(text: &str) -> bool {
    let (ours, theirs) = (from_str::<Value>(text), serde_json::from_str::<Value>(&paired(text)));
    let agree = match (&ours, &theirs) {
        (Ok(ours), Ok(theirs)) => same(ours, theirs),
        (ours, theirs) => ours.is_err() == theirs.is_err(),
    };
    assert!(agree, "{text:?}: {ours:?} instead of {theirs:?}");
    theirs.is_ok()
}

/// A valid text with every freedom that the grammar gives: white space, escapes, ways to write a number.
fn document(seeded: &mut Seeded, depth: u32, out: &mut String) {
    let space =
        |seeded: &mut Seeded, out: &mut String| out.push_str(seeded.pick::<&str>(&["", "", " ", "\n\t", "\r "]));
    space(seeded, out);
    match seeded.below(if depth == 0 { 5 } else { 7 }) {
        0 => out.push_str(seeded.pick::<&str>(&["null", "true", "false"])),
        1 => out.push_str(&seeded.next().to_string()),
        2 => out.push_str(seeded.pick::<&str>(&[
            "0",
            "-0",
            "-1",
            "1.5",
            "-2.25e3",
            "1E+2",
            "3e-7",
            "12345678901234567890123",
            "-9223372036854775808",
        ])),
        3 | 4 => string(seeded, out),
        kind => {
            let (open, close) = if kind == 5 { ('[', ']') } else { ('{', '}') };
            out.push(open);
            for index in 0..seeded.below(4) {
                out.push_str(if index > 0 { "," } else { "" });
                space(seeded, out);
                if kind == 6 {
                    string(seeded, out);
                    space(seeded, out);
                    out.push(':');
                }
                document(seeded, depth - 1, out);
            }
            space(seeded, out);
            out.push(close);
        }
    }
    space(seeded, out);
}

fn string(seeded: &mut Seeded, out: &mut String) {
    const PIECES: &[&str] = &[
        "a",
        "key",
        "é",
        "中",
        "🎰",
        "/",
        "\\\"",
        "\\\\",
        "\\/",
        "\\b",
        "\\f",
        "\\n",
        "\\r",
        "\\t",
        "\\u0041",
        "\\u4e2d",
        "\\ud83c\\udfb0",
        "\\uD83C\\uDFB0x",
        "\u{7f}",
        "u0041",
        " ",
    ];
    out.push('"');
    for _ in 0..seeded.below(5) {
        out.push_str(seeded.pick::<&str>(PIECES));
    }
    out.push('"');
}

/// One to three characters of a text left out, doubled or replaced by what is likely to matter.
fn damaged(seeded: &mut Seeded, text: &str) -> String {
    const WORDS: &[&str] = &[
        "\"", "\\", "\\u", "\\ud800", "\\udc00", "{", "}", "[", "]", ",", ":", "-", ".", "e", "0", "9", "\u{1}", "n",
        "\0", "é",
    ];
    let mut characters: Vec<String> = text.chars().map(String::from).collect();
    for _ in 0..=seeded.below(3) {
        if characters.is_empty() {
            break;
        }
        let index = seeded.below(characters.len() as u64) as usize;
        match seeded.below(3) {
            0 => drop(characters.remove(index)),
            1 => characters.insert(index, (*seeded.pick(WORDS)).to_owned()),
            _ => characters[index] = (*seeded.pick(WORDS)).to_owned(),
        }
    }
    characters.concat()
}

#[test]
fn valid_texts_say_what_they_say_to_serde_json() {
    let mut seeded = Seeded::new(1);
    for _ in 0..4_000 {
        let mut text = String::new();
        document(&mut seeded, 5, &mut text);
        assert!(agree_on(&text), "{text:?} was meant to be valid");
    }
}

#[test]
fn damaged_texts_fail_where_serde_json_fails() {
    let mut seeded = Seeded::new(2);
    let mut valid = 0;
    for _ in 0..20_000 {
        let mut text = String::new();
        document(&mut seeded, 3, &mut text);
        valid += usize::from(agree_on(&damaged(&mut seeded, &text)));
    }
    assert!((1_000..19_000).contains(&valid), "{valid} of 20000 texts were valid: the damage shows nothing");
}

#[test]
fn corners_of_the_grammar_are_those_of_serde_json() {
    for text in [
        "",
        " ",
        "\u{feff}1",
        "01",
        "-",
        "1.",
        ".5",
        "1e",
        "1e+",
        "+1",
        "1e400",
        "-1e400",
        "1e-400",
        "0x1",
        "NaN",
        "nul",
        "nulll",
        "\"",
        "\"\\\"",
        "\"\\x\"",
        "\"\\u12\"",
        "\"\\u+123\"",
        "\"\\u00é\"",
        "\"\\ud800\"",
        "\"\\udc00\"",
        "\"\\ud800\\ud800\"",
        "\"\\ud800x\\udc00\"",
        "\"\\ud800\\\\udc00\"",
        "\"\\ud83c\\udfb0\"",
        "\"\t\"",
        "\"\\\\\\\\\"",
        "\"\\\\u0041\"",
        "[1,]",
        "[,1]",
        "[1 2]",
        "[",
        "]",
        "{\"a\":1,}",
        "{\"a\"}",
        "{\"a\" 1}",
        "{1:2}",
        "{,}",
        "{",
        "[]]",
        "{}{}",
        "1 2",
        "/**/1",
        "[1]\0",
        "18446744073709551616",
        "{\"a\":1,\"a\":2}",
    ] {
        agree_on(text);
    }
}

#[test]
fn half_a_surrogate_pair_reads_as_the_replacement_character() {
    for (text, read) in [
        (r#""koi\ud83c""#, "koi\u{fffd}"),
        (r#""\udfb0\ud83c""#, "\u{fffd}\u{fffd}"),
        (r#""\ud83c\n\udfb0""#, "\u{fffd}\n\u{fffd}"),
        (r#""\ud83c\ud83c\udfb0\\udfb0""#, "\u{fffd}\u{1f3b0}\\udfb0"),
    ] {
        assert_eq!(from_str::<String>(text).as_deref(), Ok(read), "{text}");
    }
}

/// A number that a reply holds is one, or the reply is malformed; never a neighbour.
#[test]
fn numbers_out_of_range_are_errors() {
    assert_eq!(from_str("65535"), Ok(u16::MAX));
    for text in ["65536", "-1", "1.0", "1e2", "99999999999999999999999999", "\"1\"", "null"] {
        assert_eq!(from_str::<u16>(text), Err(Malformed), "{text}");
        assert!(serde_json::from_str::<u16>(text).is_err(), "{text}");
    }
}

#[test]
fn nesting_is_bounded_and_the_bound_is_that_of_serde_json() {
    for (open, inner, close) in [("[", "", "]"), ("{\"a\":", "1", "}")] {
        let nested = |depth: usize| [open.repeat(depth).as_str(), inner, &close.repeat(depth)].concat();
        assert!(agree_on(&nested(DEPTH.into())));
        assert!(!agree_on(&nested(usize::from(DEPTH) + 1)));
        let unknown = ["{\"unknown\":", &nested(100_000), "}"].concat();
        assert_eq!(from_str::<NoticeValue>(&unknown), Err(Malformed));
        assert_eq!(from_str::<Value>(&open.repeat(1_000_000)), Err(Malformed));
    }
}

#[test]
fn a_struct_is_an_object_and_no_member_comes_twice() {
    assert_eq!(from_str::<NoticeValue>("[]"), Err(Malformed));
    assert_eq!(from_str::<GameListValue>(r#"{"totalPages":1,"totalPages":1}"#), Err(Malformed));
    assert_eq!(from_str::<LaunchValue>(r#"{"url":"https://games.test/"}"#), Err(Malformed), "the origin is missing");
    let known = from_str::<GameListValue>(r#"{"later":[{"deep":"\ud800"}],"totalPages":3}"#).unwrap();
    assert_eq!(known.total_pages, 3, "a newer server's members are read over");
}

#[test]
fn members_give_each_value_as_it_stands() {
    let read = members(" {\"a\" : [1, {\"b\":2}] , \"\\u0062\":\"x\\n\",\"c\":-1.5e3} ").unwrap();
    let read: Vec<(&str, &str)> = read.iter().map(|(name, value)| (name.as_ref(), *value)).collect();
    assert_eq!(read, [("a", "[1, {\"b\":2}]"), ("b", "\"x\\n\""), ("c", "-1.5e3")]);
    assert_eq!(members("{}"), Ok(Vec::new()));
    for text in ["", "[]", "null", "{\"a\":}", "{\"a\":1", "{} x"] {
        assert_eq!(members(text), Err(Malformed), "{text}");
    }
}

const STATUS: &str = r#"{"status":1,"ip":"::1","until":null,"text":"back \u4e2d \ud83c\udfb0","info":{"merchantCode":"m",
    "languages":["EN","KM"],"currency":{"code":"USD","symbol":"$"},"whitelabel":{"FREEPLAY3":true},"resources":[{"label":"A"},{}],
    "seal":{"kid":"k"},"jackpot":{"amount":"12.50","perSecond":"0.01","asOf":"2026-01-01T00:00:00Z"},"new":[1.5,{"x":null}]}}"#;
const NOTICES: &str =
    r#"{"banners":[{"bannerId":"1","linkageType":true}],"player":[{"id":"2","content":"<b>\"x\"</b>"}],"popup":[]}"#;
const GAMES: &str =
    r#"{"games":[{"nodeId":"1","isHot":true,"minBet":"0.05"},{"minBet":"1.00"}],"totalPages":2,"totalElements":25}"#;

fn damaged_values_agree<T: DeserializeOwned + PartialEq + std::fmt::Debug>(seed: u64, text: &str) {
    let mut seeded = Seeded::new(seed);
    assert_eq!(from_str::<T>(text).unwrap(), serde_json::from_str::<T>(text).unwrap());
    for _ in 0..5_000 {
        let text = damaged(&mut seeded, text);
        assert_eq!(from_str::<T>(&text).ok(), serde_json::from_str::<T>(&paired(&text)).ok(), "{text}");
    }
}

#[test]
fn values_of_replies_are_read_as_serde_json_reads_them() {
    damaged_values_agree::<StatusValue>(3, STATUS);
    damaged_values_agree::<NoticeValue>(4, NOTICES);
    damaged_values_agree::<GameListValue>(5, GAMES);
}

#[test]
fn enums_are_read_as_serde_json_reads_them() {
    let events = [UiEvent::Lobby(LobbyEvent::Page(2)), UiEvent::Lobby(LobbyEvent::LoadMore)];
    for event in events {
        assert_eq!(from_str(&serde_json::to_string(&event).unwrap()), Ok(event));
    }
    for text in [
        r#"{"lobby":{"search":{"text":"koi","now":true}}}"#,
        r#"{"lobby":{"loadMore":null}}"#,
        r#"{"lobby":{"loadMore":1}}"#,
        r#"{"lobby":"loadMore","home":"retry"}"#,
        r#"{"lobby":"page"}"#,
        r#"{"lobby":{}}"#,
        r#"{}"#,
        r#""lobby""#,
        r#"{"lobby":"nothing"}"#,
        r#"{"lobby":{"page":2}"#,
        r#"{"lobby":{"page":2},}"#,
    ] {
        assert_eq!(from_str::<UiEvent>(text).ok(), serde_json::from_str::<UiEvent>(text).ok(), "{text}");
    }
}

/// Quadratic behaviour on five million bytes would take minutes.
#[test]
fn a_huge_reply_is_read_in_linear_time() {
    let escapes = ["\"", &"\\n".repeat(2_500_000), "\""].concat();
    assert_eq!(from_str::<String>(&escapes).map(|text| text.len()), Ok(2_500_000));
    let names = ["{", &"\"a\":1,".repeat(800_000), "\"a\":1}"].concat();
    assert_eq!(members(&names).map(|members| members.len()), Ok(800_001));
    let spaces = [" ".repeat(5_000_000).as_str(), "7"].concat();
    assert_eq!(from_str(&spaces), Ok(7_u8));
}
