//! Keyset pagination of lists that grow while they are read: a page begins after the last row of the page before, which its cursor
//! identifies by the columns that the list is sorted by. To tell whether there is a next page, one row more than fits is read.

use crate::http::ApiError;
use crate::params::invalid_field;

/// Cuts rows, of which one more than `size` was read, to a page; returns it with the cursor of the next page, empty on the last.
pub fn page<T>(rows: Vec<T>, size: u32, cursor: impl FnOnce(&T) -> String) -> (Vec<T>, String) {
    let (rows, has_more) = cut(rows, size);
    let next = rows.last().filter(|_| has_more).map(cursor).unwrap_or_default();
    (rows, next)
}

/// Cuts rows, of which one more than `size` was read, to a page; returns it and whether there is a next page.
pub fn cut<T>(mut rows: Vec<T>, size: u32) -> (Vec<T>, bool) {
    let size = usize::try_from(size).unwrap_or(usize::MAX);
    let has_more = rows.len() > size;
    rows.truncate(size);
    (rows, has_more)
}

/// The cursor of a list in descending order of a time, in milliseconds since the epoch, and an id.
pub fn time_cursor(at_ms: i64, id: &str) -> String {
    format!("{at_ms}-{id}")
}

/// Parses a [`time_cursor`]; without one, the list begins at the latest row.
///
/// # Errors
/// [`invalid_cursor`].
pub fn parse_time_cursor(cursor: Option<&str>) -> Result<(i64, &str), ApiError> {
    cursor.map_or(Ok((i64::MAX, "")), |cursor| read_time_cursor(cursor).ok_or_else(invalid_cursor))
}

/// Reads a [`time_cursor`]; `None` for any other text.
pub fn read_time_cursor(cursor: &str) -> Option<(i64, &str)> {
    let (at_ms, id) = cursor.split_once('-')?;
    if id.is_empty() { None } else { Some((at_ms.parse().ok()?, id)) }
}

/// 422 for a cursor that no page has given.
pub fn invalid_cursor() -> ApiError {
    invalid_field("cursor", "cursor must be the next of a page, as it came".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_ends_with_the_cursor_by_which_the_next_one_begins() {
        let rows = vec![(9, "c"), (7, "b-2"), (7, "a")];
        let cursor = |(at_ms, id): &(i64, &str)| time_cursor(*at_ms, id);
        let (first_page, next) = page(rows.clone(), 2, cursor);
        assert_eq!((first_page.as_slice(), next.as_str()), (&rows[..2], "7-b-2"));
        assert_eq!(parse_time_cursor(Some(&next)).ok(), Some((7, "b-2")));
    }

    #[test]
    fn the_last_page_has_no_cursor() {
        let cursor = |row: &i64| row.to_string();
        assert_eq!(page(vec![3, 2, 1], 3, cursor), (vec![3, 2, 1], String::new()));
        assert_eq!(page(Vec::new(), 3, cursor), (Vec::new(), String::new()));
        assert_eq!(cut(vec![3, 2, 1], 2), (vec![3, 2], true));
        assert_eq!(cut(vec![3, 2], 2), (vec![3, 2], false));
    }

    #[test]
    fn a_cursor_is_one_of_ours_or_none() {
        assert!(parse_time_cursor(None).is_ok_and(|(at_ms, _)| at_ms == i64::MAX));
        for wrong in ["", "7", "7-", "-a", "x-a"] {
            assert!(parse_time_cursor(Some(wrong)).is_err(), "{wrong}");
        }
    }
}
