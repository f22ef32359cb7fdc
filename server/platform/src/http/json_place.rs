//! Which value of a JSON text a decoder stumbled over.
//!
//! The decoder says line and column; whoever wrote the call looks for a name. Decoders that note the names on their way compile
//! a second one around that of each type, for what is asked for only when a call is wrong.

use std::fmt::Write;

/// What the present place lies in.
enum Level {
    /// An object, with the name of its present member.
    Object(String),
    /// An array, with the number of its present element.
    Array(usize),
}

/// The value that ends at `column` of `line`, both counted from 1: `limits[2].amount`; empty where that is the text as a whole.
pub fn value_at(json: &[u8], line: usize, column: usize) -> String {
    let begins: usize = json.split_inclusive(|byte| *byte == b'\n').take(line.saturating_sub(1)).map(<[u8]>::len).sum();
    let read = json.get(..begins.saturating_add(column)).unwrap_or(json);
    let mut levels: Vec<Level> = Vec::new();
    // In an object, whether a name comes next.
    let mut is_name = false;
    let mut rest = read;
    while let [byte, behind @ ..] = rest {
        rest = behind;
        match byte {
            b'{' => {
                levels.push(Level::Object(String::new()));
                is_name = true;
            }
            b'[' => levels.push(Level::Array(0)),
            b'}' | b']' => drop(levels.pop()),
            b',' => match levels.last_mut() {
                Some(Level::Array(element)) => *element += 1,
                Some(Level::Object(_)) => is_name = true,
                None => {}
            },
            b'"' => {
                let (text, behind) = string(rest);
                rest = behind;
                if let (true, Some(Level::Object(name))) = (std::mem::take(&mut is_name), levels.last_mut()) {
                    *name = text;
                }
            }
            _ => {}
        }
    }
    written(&levels)
}

/// The text of a string whose opening quote was read, as it is written, and what follows it.
fn string(json: &[u8]) -> (String, &[u8]) {
    let mut is_escaped = false;
    let ends = json.iter().position(|byte| {
        let is_end = *byte == b'"' && !is_escaped;
        is_escaped = *byte == b'\\' && !is_escaped;
        is_end
    });
    let (text, behind) = json.split_at(ends.unwrap_or(json.len()));
    (String::from_utf8_lossy(text).into_owned(), behind.get(1..).unwrap_or_default())
}

fn written(levels: &[Level]) -> String {
    let mut path = String::new();
    for level in levels {
        match level {
            // The object itself, before its first member.
            Level::Object(name) if name.is_empty() => {}
            Level::Object(name) if path.is_empty() => path.push_str(name),
            Level::Object(name) => {
                let _ = write!(path, ".{name}");
            }
            Level::Array(element) => {
                let _ = write!(path, "[{element}]");
            }
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, Deserialize)]
    #[expect(dead_code, reason = "only what can not be read counts here")]
    struct Limits {
        note: String,
        limits: Vec<Limit>,
    }

    #[derive(Debug, Deserialize)]
    #[expect(dead_code, reason = "only what can not be read counts here")]
    struct Limit {
        amount: i64,
        #[serde(default)]
        days: Option<u8>,
    }

    #[test]
    fn what_can_not_be_read_is_found_by_where_its_reader_stopped() {
        let cases = [
            (r#"[]"#, ""),
            (r#"{"note":5,"limits":[]}"#, "note"),
            (r#"{"note":"a \" { b","limits":[{"amount":1},{"amount":"2"}]}"#, "limits[1].amount"),
            ("{\"note\":\"é\",\n \"limits\": [\n{\"amount\": true}]}", "limits[0].amount"),
            (r#"{"note":"","limits":[{"amount":1,"days":256}]}"#, "limits[0].days"),
            (r#"{"note":"","limits":[{"days":25}]}"#, "limits[0]"),
            (r#"{"note":"","limits":{}}"#, "limits"),
            (r#"{"limits":[{"amount":1.5}],"note":""}"#, "limits[0].amount"),
        ];
        for (json, path) in cases {
            let error = serde_json::from_str::<Limits>(json).expect_err(json);
            assert_eq!(value_at(json.as_bytes(), error.line(), error.column()), path, "{json}: {error}");
        }
    }

    #[test]
    fn a_text_that_is_no_json_has_some_place_and_breaks_nothing() {
        for json in ["", "}", "]],", "{\"a", "{\"\\", "\"\\\"", "[,{,", "\n\n\"x\n"] {
            for (line, column) in [(0, 0), (1, 0), (1, 1), (2, 9), (9, 9), (usize::MAX, usize::MAX)] {
                let _ = value_at(json.as_bytes(), line, column);
            }
        }
    }
}
