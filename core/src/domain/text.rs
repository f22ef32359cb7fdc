//! Looking for a text in a text. The library's search is quick on long texts and brings six kilobytes along, of which most is
//! for messages of faults that can not happen; what is searched here is a line.

/// Where `part` begins in `text`, in bytes.
fn find(text: &str, part: &str) -> Option<usize> {
    if part.is_empty() {
        return Some(0);
    }
    text.as_bytes().windows(part.len()).position(|window| window == part.as_bytes())
}

/// Whether `part` stands in `text`.
#[must_use]
pub fn contains(text: &str, part: &str) -> bool {
    find(text, part).is_some()
}

/// What follows the first `part` in `text`.
#[must_use]
pub fn after<'a>(text: &'a str, part: &str) -> Option<&'a str> {
    text.get(find(text, part)? + part.len()..)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_found_as_the_library_finds_it() {
        for (text, part) in [
            ("", ""),
            ("", "a"),
            ("abc", ""),
            ("abab", "ab"),
            ("aab", "ab"),
            ("xé中y", "中"),
            ("xéy", "z"),
            ("a", "ab"),
        ] {
            assert_eq!(contains(text, part), text.contains(part), "{part} in {text}");
            assert_eq!(after(text, part), text.split_once(part).map(|it| it.1), "{text} after {part}");
        }
    }
}
