//! Pages of lists that grow while they are read: each begins behind the last row of the one before, a time and an id.

use platform::http::ApiError;
use platform::params::invalid_field;

/// Where a page begins. Without a cursor: at the latest.
///
/// # Errors
/// 422 for what is no cursor.
pub(super) fn place(cursor: Option<&str>) -> Result<(i64, &str), ApiError> {
    let Some(cursor) = cursor else { return Ok((i64::MAX, "")) };
    let read = cursor.split_once('-').and_then(|(at, id)| Some((at.parse().ok()?, id)));
    read.filter(|(_, id)| !id.is_empty())
        .ok_or_else(|| invalid_field("cursor", "cursor must be the next of a page, as it came".to_owned()))
}

/// What of the rows stands on a page of `size`, one more than which was read; and the cursor of the next page, empty at the end.
pub(super) fn page<T>(mut rows: Vec<T>, size: u32, place: impl Fn(&T) -> (i64, &str)) -> (Vec<T>, String) {
    let most = usize::try_from(size).unwrap_or(usize::MAX);
    let has_more = rows.len() > most;
    rows.truncate(most);
    let next = rows.last().filter(|_| has_more).map(|row| {
        let (at, id) = place(row);
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
        let (shown, next) = page(rows.clone(), 2, |(at, id)| (*at, id.as_str()));
        assert_eq!((shown.as_slice(), next.as_str()), (&rows[..2], "7-b-2"));
        assert_eq!(place(Some(&next)).ok(), Some((7, "b-2")));
        assert_eq!(page(rows, 3, |(at, id)| (*at, id.as_str())).1, "");
        assert!(place(None).is_ok_and(|(at, _)| at == i64::MAX));
        for wrong in ["", "7", "7-", "x-a"] {
            assert!(place(Some(wrong)).is_err(), "{wrong}");
        }
    }
}
