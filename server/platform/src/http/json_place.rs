//! Finds the path of the value at which a JSON decoder failed.
//!
//! The decoder gives line and column; callers look for a field's name. Crates that track the path while decoding (such as
//! `serde_path_to_error`) would compile a second decoder for each type, for what is needed only when a call is wrong.

use std::fmt::Write;

/// A level of nesting on the way to the value.
enum Level {
    /// An object, with the name of the current member.
    Object(String),
    /// An array, with the index of the current element.
    Array(usize),
}

/// The path of the value that ends at `column` of `line`, both counted from 1, such as `limits[2].amount`; empty for the whole text.
pub fn value_at(json: &[u8], line: usize, column: usize) -> String {
    let line_start: usize =
        json.split_inclusive(|byte| *byte == b'\n').take(line.saturating_sub(1)).map(<[u8]>::len).sum();
    let read = json.get(..line_start.saturating_add(column)).unwrap_or(json);
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
    render(&levels)
}

/// The raw text of a string whose opening quote was read, and the rest behind its closing quote.
fn string(json: &[u8]) -> (String, &[u8]) {
    let mut is_escaped = false;
    let end = json.iter().position(|byte| {
        let is_end = *byte == b'"' && !is_escaped;
        is_escaped = *byte == b'\\' && !is_escaped;
        is_end
    });
    let (text, behind) = json.split_at(end.unwrap_or(json.len()));
    (String::from_utf8_lossy(text).into_owned(), behind.get(1..).unwrap_or_default())
}

fn render(levels: &[Level]) -> String {
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
