//! Keyset pagination for lists that grow while they are read: a page begins after the last row of the page before,
//! which a time and an id identify.

use platform::http::ApiError;
use platform::params::invalid_field;

/// Parses a cursor as (milliseconds since the epoch, id); without one, the list begins at the latest row.
///
/// # Errors
/// 422 for a malformed cursor.
pub(super) fn parse_cursor(cursor: Option<&str>) -> Result<(i64, &str), ApiError> {
    let Some(cursor) = cursor else { return Ok((i64::MAX, "")) };
    let read = cursor.split_once('-').and_then(|(at, id)| Some((at.parse().ok()?, id)));
    read.filter(|(_, id)| !id.is_empty())
        .ok_or_else(|| invalid_field("cursor", "cursor must be the next of a page, as it came".to_owned()))
}

/// Cuts rows, of which one more than `size` was read, to a page; returns it with the cursor of the next page, empty on
/// the last.
pub(super) fn page<T>(mut rows: Vec<T>, size: u32, sort_key: impl Fn(&T) -> (i64, &str)) -> (Vec<T>, String) {
    let page_size = usize::try_from(size).unwrap_or(usize::MAX);
    let has_more = rows.len() > page_size;
    rows.truncate(page_size);
    let next = rows.last().filter(|_| has_more).map(|row| {
        let (at, id) = sort_key(row);
        format!("{at}-{id}")
    });
    (rows, next.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_ends_with_the_cursor_by_which_the_next_one_begins() {
        let rows = vec![(9, "c".to_owned()), (7, "b-2".to_owned()), (7, "a".to_owned())];
        let (first_page, next) = page(rows.clone(), 2, |(at, id)| (*at, id.as_str()));
        assert_eq!((first_page.as_slice(), next.as_str()), (&rows[..2], "7-b-2"));
        assert_eq!(parse_cursor(Some(&next)).ok(), Some((7, "b-2")));
        assert_eq!(page(rows, 3, |(at, id)| (*at, id.as_str())).1, "");
        assert!(parse_cursor(None).is_ok_and(|(at, _)| at == i64::MAX));
        for wrong in ["", "7", "7-", "x-a"] {
            assert!(parse_cursor(Some(wrong)).is_err(), "{wrong}");
        }
    }
}
