//! A statement that nobody has touched passes, and whatever is done to one is named.

use std::collections::BTreeSet;

use ed25519_dalek::{Signer, SigningKey};
use lumora_statement::{Authority, BLOCK, Checker, Finding, Format, Head, Report, Step, Verdict, Writer, key_id};
use proptest::prelude::*;

const COLUMNS: [&str; 4] = ["id", "at", "game", "amount"];

fn operator() -> SigningKey {
    SigningKey::from_bytes(&[7; 32])
}

fn row(number: usize) -> [String; 4] {
    let game = match number % 4 {
        0 => "Lucky, \"Fox\"",
        1 => "=SUM(A1)",
        2 => "หมูทอง",
        _ => "Reef\nRush",
    };
    [format!("r{number:06}"), "2026-11-24T08:00:00Z".to_owned(), game.to_owned(), format!("{}.25", number * 3)]
}

fn file_by(key: &SigningKey, format: Format, rows: usize) -> String {
    let head = Head {
        id: "0193a1".to_owned(),
        about: vec![("kind", "BETS".to_owned()), ("account", "mira".to_owned()), ("zone", "UTC+08:00".to_owned())],
        columns: COLUMNS.to_vec(),
        count: rows,
        key: key.verifying_key().to_bytes(),
    };
    let mut out = Vec::new();
    let mut writer = Writer::new(format, &head, &mut out);
    for number in 1..=rows {
        writer.row(row(number).iter().map(String::as_str), &mut out);
    }
    writer.finish(&[("stake", "12.50".to_owned())], |message| key.sign(message).to_bytes(), &mut out);
    String::from_utf8(out).unwrap_or_default()
}

fn file(format: Format, rows: usize) -> String {
    file_by(&operator(), format, rows)
}

fn check_in(file: &[u8], piece: usize) -> Report {
    let mut checker = Checker::new(&[operator().verifying_key().to_bytes()]);
    for piece in file.chunks(piece) {
        checker.push(piece);
    }
    checker.close();
    while checker.step() != Step::Done {}
    checker.report()
}

fn check(file: &str) -> Report {
    check_in(file.as_bytes(), 64 * 1024)
}

/// The lines of the file, and which of them is the first row. Rows of JSON are a line each as well; no row of these tests has a line end within, but in
/// CSV, where one in four has.
fn records(file: &str) -> (Vec<String>, usize) {
    if file.starts_with('{') {
        let lines: Vec<String> = file.split_inclusive('\n').map(str::to_owned).collect();
        return (lines, 2);
    }
    (file.split_inclusive("\r\n").map(str::to_owned).collect(), 2)
}

/// Joins rows again; in JSON the last one has no comma behind it.
fn joined(mut lines: Vec<String>, is_json: bool) -> String {
    if is_json {
        let end = lines.iter().position(|line| line.starts_with(']')).unwrap_or_default();
        for (index, line) in lines.iter_mut().enumerate().take(end).skip(2) {
            let comma = if index + 1 == end { "" } else { "," };
            *line = format!("{}{comma}\n", line.trim_end_matches('\n').trim_end_matches(','));
        }
    }
    lines.concat()
}

fn findings(report: &Report) -> BTreeSet<Finding> {
    report.findings.iter().copied().collect()
}

const FORMATS: [Format; 2] = [Format::Csv, Format::Json];

#[test]
fn an_untouched_statement_passes_however_it_is_cut() {
    for format in FORMATS {
        for rows in [0, 1, 7, BLOCK, BLOCK + 1, 2 * BLOCK + 3] {
            let file = file(format, rows);
            let report = check(&file);
            assert_eq!((report.verdict, &report.findings, report.rows), (Verdict::Intact, &vec![], rows), "{format:?}");
            assert_eq!(report.authority, Authority::Known(key_id(&operator().verifying_key().to_bytes())));
            assert_eq!(report.totals, [("stake".to_owned(), "12.50".to_owned())]);
            assert_eq!(report.digest.len(), 64);
            if rows <= 7 {
                for piece in 1..40 {
                    assert_eq!(check_in(file.as_bytes(), piece), report, "{format:?} {piece}");
                }
            }
        }
    }
}

#[test]
fn a_csv_is_a_plain_table_and_a_json_document_can_be_indented() {
    let csv = file(Format::Csv, 3);
    assert!(csv.contains("\r\n2,r000002,2026-11-24T08:00:00Z,หมูทอง,6.25,"), "{csv}");
    assert!(csv.contains(",'=SUM(A1),"), "{csv}");
    let json = file(Format::Json, 3);
    assert!(json.contains(
        "{\"no\":2,\"id\":\"r000002\",\"at\":\"2026-11-24T08:00:00Z\",\"game\":\"หมูทอง\",\"amount\":\"6.25\","
    ));
    let indented = json.replace("\",\"", "\",\n    \"").replace("\":\"", "\" :  \"").replace("ห", "\\u0e2b");
    assert_eq!(check(&indented).verdict, Verdict::Intact, "{indented}");
    assert_eq!(check(&csv.replace("\r\n", "\n")).verdict, Verdict::Intact);
    assert_eq!(check(&format!("\u{feff}{}", csv.trim_end())).verdict, Verdict::Intact);
}

#[test]
fn one_digit_of_one_row_is_named_with_the_row() {
    for format in FORMATS {
        let file = file(format, 1_500);
        let edited = file.replacen("3702.25", "3792.25", 1);
        assert_ne!(edited, file);
        assert_eq!(check(&edited).findings, [Finding::RowEdited(1_234)], "{format:?}");
    }
}

#[test]
fn any_other_digit_of_the_file_is_noticed() {
    for format in FORMATS {
        let file = file(format, 5);
        for (at, digit) in file.char_indices().filter(|(_, letter)| letter.is_ascii_digit()) {
            let other = if digit == '9' { '8' } else { '9' };
            let mut edited = file.clone();
            edited.replace_range(at..=at, &other.to_string());
            let report = check(&edited);
            assert_ne!(report.verdict, Verdict::Intact, "{format:?} {at}: {edited}");
        }
    }
}

#[test]
fn parts_that_are_no_rows_are_named_as_well() {
    for format in FORMATS {
        let file = file(format, 1_200);
        let found = |edited: String| {
            assert_ne!(edited, file, "{format:?}");
            check(&edited).findings
        };
        assert_eq!(found(file.replacen("mira", "mina", 1)), [Finding::HeadEdited]);
        assert_eq!(found(file.replacen("12.50", "92.50", 1)), [Finding::EndAltered]);
        let (from, other) = match format {
            Format::Csv => ("from=1001", "from=1002"),
            Format::Json => ("\"from\":\"1001\"", "\"from\":\"1002\""),
        };
        let blocks = found(file.replace(from, other));
        assert_eq!(blocks, [Finding::BlockAltered(1_001, 1_200)], "{format:?}");
    }
    let file = file(Format::Csv, 3);
    assert_eq!(check(&file.replace("amount,chain", "payout,chain")).findings, [Finding::ColumnsEdited]);
    let (lines, _) = records(&file);
    let without_end = lines[..lines.len() - 1].concat();
    assert_eq!(check(&without_end).findings, [Finding::EndMissing]);
    let cut = check(&file[..file.find("\r\n3,").unwrap()]);
    assert!(findings(&cut).is_superset(&[Finding::EndMissing, Finding::RowsMissing(3, 3)].into()), "{cut:?}");
}

#[test]
fn who_calculates_the_chain_anew_is_found_out_by_what_was_signed() {
    for format in FORMATS {
        let genuine = file(format, 2_100);
        let forger = SigningKey::from_bytes(&[9; 32]);
        let (mut lines, first) = records(&file_by(&forger, format, 2_100));
        let (own, _) = records(&genuine);
        lines[..first].clone_from_slice(&own[..first]);
        let is_json = format == Format::Json;
        let tail = own.iter().position(|line| line.starts_with(if is_json { "]" } else { "#block" })).unwrap();
        lines.truncate(tail);
        lines.extend_from_slice(&own[tail..]);
        assert_eq!(check(&joined(lines, is_json)).verdict, Verdict::Intact, "the chain does not depend on the key");

        let mut out = Vec::new();
        let forged_head = Head {
            id: "0193a1".to_owned(),
            about: vec![("kind", "BETS".to_owned())],
            columns: COLUMNS.to_vec(),
            count: 2_099,
            key: forger.verifying_key().to_bytes(),
        };
        let mut writer = Writer::new(format, &forged_head, &mut out);
        for number in (1..=2_100).filter(|number| *number != 1_050) {
            let mut row = row(number);
            if number == 17 {
                row[3] = "900000.00".to_owned();
            }
            writer.row(row.iter().map(String::as_str), &mut out);
        }
        writer.finish(&[], |message| forger.sign(message).to_bytes(), &mut out);
        let (forged, _) = records(&String::from_utf8(out).unwrap());
        // Wholly the forger's: consistent, and nobody's whom the reader knows.
        let report = check(&forged.concat());
        assert_eq!(report.verdict, Verdict::Intact);
        assert_eq!(report.authority, Authority::Unknown(key_id(&forger.verifying_key().to_bytes())));
        // With the signed parts of the genuine one: every alteration is named, though the chain holds.
        let forged_tail =
            forged.iter().position(|line| line.starts_with(if is_json { "]" } else { "#block" })).unwrap();
        let mut mixed = own[..first].to_vec();
        mixed.extend_from_slice(&forged[first..forged_tail]);
        mixed.extend_from_slice(&own[tail..]);
        let report = check(&joined(mixed, is_json));
        assert!(matches!(report.authority, Authority::Known(_)));
        let found = findings(&report);
        assert!(found.contains(&Finding::RowEdited(17)) && found.contains(&Finding::Recalculated), "{found:?}");
        assert!(found.contains(&Finding::RowsMissing(1_050, 1_050)), "{found:?}");
        assert!(found.contains(&Finding::NumbersEdited(1_051, 2_100)), "{found:?}");
        assert_eq!(found.len(), 4, "{found:?}");
    }
}

#[test]
fn another_statement_gives_nothing_to_this_one() {
    let own = file(Format::Csv, 3);
    let other = own.replace("0193a1", "0193a2");
    assert_eq!(check(&other).authority, Authority::None, "blocks and end are bound to the id");
    for text in [
        "",
        "   ",
        "hello",
        "\u{89}PNG\r\n",
        "{\"a\":1}",
        "#statement,format=lumora-statement-9\r\n",
        "[1,2]",
        "no,id\r\n1,2\r\n",
    ] {
        assert_eq!(check(text).verdict, Verdict::NoStatement, "{text:?}");
    }
    assert_eq!(check(&format!("{{\"a\":\"{}\"}}", "x".repeat(200_000))).verdict, Verdict::NoStatement);
}

#[test]
fn what_does_not_belong_to_a_document_is_noticed() {
    let json = file(Format::Json, 3);
    for (from, to) in [
        ("\"rows\":[", "\"note\":\"paid\",\n\"rows\":["),
        ("\"rows\":[", "\"rows\":[\"paid\","),
        ("\"rows\":[", "\"rows\":[{\"no\":1},"),
        ("\"end\":{", "\"extra\":{\"a\":\"b\"},\"end\":{"),
        ("}}\n", "}} paid"),
    ] {
        let report = check(&json.replacen(from, to, 1));
        assert_eq!(report.verdict, Verdict::Altered, "{from} {to}");
    }
    let csv = file(Format::Csv, 3);
    assert_eq!(check(&format!("{csv}paid in full\r\n")).findings, [Finding::Foreign]);
    assert_eq!(check(&format!("{csv}#note,x\r\n")).findings, [Finding::Foreign]);
}

#[test]
fn without_the_signed_hashes_the_chain_still_names_rows() {
    let csv = file(Format::Csv, 40);
    let (lines, first) = records(&csv);
    let bare: Vec<String> = lines.iter().filter(|line| !line.starts_with("#block")).cloned().collect();
    assert_eq!(check(&bare.concat()).findings, [Finding::BlockAltered(1, 40)]);
    let at = |number: usize| first + number - 1;
    let mut edited = bare.clone();
    edited[at(7)] = edited[at(7)].replace("21.25", "91.25");
    assert_eq!(check(&edited.concat()).findings, [Finding::BlockAltered(1, 40), Finding::RowEdited(7)]);
    let mut cut = bare.clone();
    cut.drain(at(7)..=at(9));
    assert_eq!(check(&cut.concat()).findings, [Finding::BlockAltered(1, 40), Finding::RowsMissing(7, 9)]);
}

fn any_format() -> impl Strategy<Value = Format> {
    prop::sample::select(FORMATS.to_vec())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn an_edit_of_a_row_names_that_row(format in any_format(), number in 1usize..=30, letter in 0usize..60) {
        let (mut lines, first) = records(&file(format, 30));
        let line = &mut lines[first + number - 1];
        // Content only: the number stands first, the value of the chain last.
        let chain = line.rfind(if format == Format::Json { ",\"chain\"" } else { "," }).unwrap();
        let start = line.find("r0").unwrap();
        let at = start + letter % (chain - start);
        prop_assume!(line.is_char_boundary(at) && line.as_bytes()[at].is_ascii_alphanumeric());
        // Not what spells out a letter that is written otherwise.
        prop_assume!(at == 0 || line.as_bytes()[at - 1] != b'\\');
        let other = if line.as_bytes()[at] == b'7' { "8" } else { "7" };
        line.replace_range(at..=at, other);
        let report = check(&joined(lines, format == Format::Json));
        prop_assert_eq!(report.findings, [Finding::RowEdited(number)]);
    }

    #[test]
    fn rows_that_are_left_out_are_named(format in any_format(), from in 1usize..=30, more in 0usize..5) {
        let to = (from + more).min(30);
        let (mut lines, first) = records(&file(format, 30));
        lines.drain(first + from - 1..first + to);
        let report = check(&joined(lines, format == Format::Json));
        prop_assert_eq!(report.findings, [Finding::RowsMissing(from, to)]);
    }

    #[test]
    fn a_row_that_was_moved_is_named(format in any_format(), from in 1usize..=30, to in 1usize..=30) {
        prop_assume!(from.abs_diff(to) > 1);
        let (mut lines, first) = records(&file(format, 30));
        let line = lines.remove(first + from - 1);
        lines.insert(first + to - 1, line);
        let before = if to > from { to } else { to - 1 };
        let report = check(&joined(lines, format == Format::Json));
        prop_assert_eq!(report.findings, [Finding::RowMoved(from, before)]);
    }

    #[test]
    fn two_rows_that_change_places_are_named(format in any_format(), one in 1usize..=30, other in 1usize..=30) {
        prop_assume!(one < other);
        let (mut lines, first) = records(&file(format, 30));
        lines.swap(first + one - 1, first + other - 1);
        let found = findings(&check(&joined(lines, format == Format::Json)));
        let moved: BTreeSet<usize> = found.iter().map(|it| match it {
            Finding::RowMoved(row, _) => *row,
            other => panic!("{other:?}"),
        }).collect();
        // Of neighbours and next neighbours, fewer moves explain it.
        prop_assert!(!moved.is_empty() && moved.iter().all(|row| (one..=other).contains(row)), "{found:?}");
        prop_assert!(other - one < 3 || moved == [one, other].into(), "{found:?}");
    }

    #[test]
    fn a_row_that_was_added_is_named(format in any_format(), copied in 1usize..=30, after in 0usize..=30, is_edited: bool) {
        let (mut lines, first) = records(&file(format, 30));
        let mut line = lines[first + copied - 1].clone();
        if is_edited {
            line = line.replacen("r0", "r9", 1);
        }
        lines.insert(first + after, line);
        let report = check(&joined(lines, format == Format::Json));
        // A copy right before the row is the same as one right behind it.
        let places = if is_edited { vec![after] } else { vec![after, after + 1] };
        prop_assert!(places.iter().any(|after| report.findings == [Finding::RowAdded(*after)]), "{:?}", report.findings);
    }

    #[test]
    fn a_number_or_a_hash_that_was_edited_is_told_from_what_the_row_says(format in any_format(), number in 1usize..=30, other in 1usize..=99) {
        prop_assume!(number != other);
        let (lines, first) = records(&file(format, 30));
        let (mut renumbered, mut rehashed) = (lines.clone(), lines);
        let line = &mut renumbered[first + number - 1];
        let own = number.to_string();
        let at = line.find(&own).unwrap();
        line.replace_range(at..at + own.len(), &other.to_string());
        let report = check(&joined(renumbered, format == Format::Json));
        prop_assert_eq!(report.findings, [Finding::NumbersEdited(number, number)]);
        let line = &mut rehashed[first + number - 1];
        let chain = line.rfind(if format == Format::Json { "\":\"" } else { "," }).unwrap();
        let at = chain + 6;
        let letter = if &line[at..=at] == "A" { "B" } else { "A" };
        line.replace_range(at..=at, letter);
        let report = check(&joined(rehashed, format == Format::Json));
        prop_assert_eq!(report.findings, [Finding::ChainEdited(number)]);
    }

    #[test]
    fn bytes_that_come_from_anywhere_break_nothing(bytes in prop::collection::vec(any::<u8>(), 0..400), piece in 1usize..50) {
        for start in [&b""[..], b"{", b"#statement,format=lumora-statement-1,id=1\r\n", b"{\"statement\":{\"format\":\"lumora-statement-1\"},\"rows\":["] {
            let file = [start, &bytes].concat();
            prop_assert_ne!(check_in(&file, piece).verdict, Verdict::Intact);
        }
    }
}
