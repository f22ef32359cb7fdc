//! The direction of imports between features: screens -> shared -> services, never back, and no screen knows another one but
//! where it truly contains it.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// Screens that contain another one, and why.
const CONTAINS: &[(&str, &str, &str)] = &[
    ("home", "jackpot", "home shows the jackpot and stops its digits"),
    ("showcase", "lottery", "home below the fold lists the next draws of the lottery"),
    ("rooms", "lobby", "the rooms stand in the lobby of their vendor"),
    ("login", "factor", "a login may ask for a second factor"),
    ("factor", "login", "the second factor ends the login that asked for it"),
    ("login", "register", "a social login that knows no account goes on in the registration"),
    ("password", "login", "a new password by SMS ends in a login"),
    ("password", "factor", "which may ask for a second factor"),
    ("chat", "chat_pictures", "messages of the chat room show pictures, whose chunk is another"),
    ("opening_fragment", "login", "what the fragment brings along belongs to the login"),
    ("account_record", "statements", "the page has the panel of its statements"),
    ("betting_record", "statements", "the page has the panel of its statements"),
    ("profit_and_loss", "statements", "the page has the panel of its statements"),
    ("agent_income", "statements", "the page has the panel of its statements"),
    ("agent_team_bets", "statements", "the page has the panel of its statements"),
    ("agent_team_profit", "statements", "the page has the panel of its statements"),
    ("agent_transactions", "statements", "the page has the panel of its statements"),
    ("agent_settlements", "statements", "the page has the panel of its statements"),
];

/// The folders, lowest first.
const FOLDERS: [&str; 3] = ["services", "shared", "screens"];

fn features() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/feature")
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => found.extend(sources(&path)),
            false => found.push(path),
        }
    }
    found.sort();
    found
}

/// The features that a line names: folder and feature.
fn named(line: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (rank, folder) in FOLDERS.iter().enumerate() {
        for rest in line.split(&format!("feature::{folder}::")).skip(1) {
            let names = match rest.strip_prefix('{') {
                Some(list) => first_names(list),
                None => vec![identifier(rest)],
            };
            found.extend(names.into_iter().map(|name| (rank, name)));
        }
    }
    found
}

fn identifier(text: &str) -> String {
    text.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect()
}

/// The first word of each entry of a list in braces.
fn first_names(list: &str) -> Vec<String> {
    let mut depth = 0;
    let mut names = vec![String::new()];
    for letter in list.chars() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => names.push(String::new()),
            _ if depth == 0 => names.last_mut().unwrap().push(letter),
            _ => {}
        }
    }
    names.iter().map(|name| identifier(name.trim())).filter(|name| !name.is_empty()).collect()
}

/// Each statement with the number of its first line; an import over several lines is one.
fn statements(text: &str) -> Vec<(usize, String)> {
    let mut found: Vec<(usize, String)> = Vec::new();
    let mut open = false;
    for (number, line) in text.lines().enumerate() {
        if open {
            found.last_mut().unwrap().1.push_str(line.trim());
        } else {
            found.push((number + 1, line.to_owned()));
        }
        let starts = line.trim_start().trim_start_matches("pub ").trim_start_matches("pub(crate) ").starts_with("use ");
        open = (open || starts) && !line.contains(';');
    }
    found
}

fn broken(rank: usize, own: &str, text: &str) -> Vec<(usize, String)> {
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let mut found = Vec::new();
    for (number, statement) in statements(code) {
        if statement.trim_start().starts_with("//") {
            continue;
        }
        if let Some(central) = ["feature::list", "feature::reactions"].iter().find(|it| statement.contains(*it)) {
            found.push((number, format!("names {central}: emit a domain event instead")));
        }
        for (other_rank, other) in named(&statement) {
            let contained = CONTAINS.iter().any(|(outer, inner, _)| *outer == own && *inner == other);
            if other_rank > rank {
                let (here, there) = (FOLDERS[rank], FOLDERS[other_rank]);
                found.push((
                    number,
                    format!(
                        "{here} must not know {there} (here: {other}): emit a domain event, or move what both need down"
                    ),
                ));
            } else if FOLDERS[rank] == "screens" && other_rank == rank && other != own && !contained {
                found.push((
                    number,
                    format!("the screen {own} must not know the screen {other}: move what both need to shared, or say in CONTAINS of this test why one contains the other"),
                ));
            }
        }
    }
    found
}

#[test]
fn features_import_downwards_only() {
    let mut report = String::new();
    for (rank, folder) in FOLDERS.iter().enumerate() {
        let root = features().join(folder);
        for path in sources(&root) {
            let inside = path.strip_prefix(&root).unwrap();
            let own = inside.components().next().unwrap().as_os_str().to_str().unwrap().trim_end_matches(".rs");
            for (number, remedy) in broken(rank, own, &fs::read_to_string(&path).unwrap()) {
                let _ = writeln!(report, "core/src/feature/{folder}/{}:{number}: {remedy}", inside.display());
            }
        }
    }
    assert!(report.is_empty(), "{report}");
}

#[test]
fn an_import_that_is_turned_round_is_found() {
    let upwards = "use crate::feature::screens::lobby;\n";
    assert_eq!(broken(0, "wallet", upwards).len(), 1);
    let grouped = "use crate::feature::screens::{\n    rooms::{self, Rooms},\n    home,\n};\n";
    assert_eq!(broken(2, "rooms", grouped).iter().map(|(line, _)| *line).collect::<Vec<_>>(), [1]);
    assert!(broken(2, "rooms", "use crate::feature::screens::lobby;\nuse crate::feature::shared::pages;\n").is_empty());
    assert_eq!(broken(1, "code", "    crate::feature::reactions::run(model, step);\n").len(), 1);
}
