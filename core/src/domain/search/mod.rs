//! Searches: what counts as the same search text, and what a text finds.
//!
//! Section 5 of the specification: a lobby's name search is ignored when it is unchanged. A blank more at an end, or two
//! in the middle, change nothing that the server would answer.
//!
//! What finds games, vendors, promotions and help pages while a text is typed is an [`Index`]: [`letters`] makes texts
//! comparable, [`typing`] counts typing errors, [`index`] holds what can be found, [`ranking`] finds it. Only clients search.

#[cfg(feature = "client")]
mod index;
#[cfg(feature = "client")]
mod letters;
#[cfg(feature = "client")]
mod ranking;
#[cfg(feature = "client")]
mod typing;

#[cfg(feature = "client")]
pub use index::{Context, Index, Kind};
#[cfg(feature = "client")]
pub use ranking::{Group, Match};

/// The search that a typed text stands for: trimmed, with single blanks. The case stays, since the server folds it.
#[must_use]
pub fn normalised(typed: &str) -> String {
    let mut out = String::with_capacity(typed.len());
    for word in typed.split_whitespace() {
        if !out.is_empty() {
            out.push(' ');
        }
        out.push_str(word);
    }
    out
}

/// Whether a typed text asks for the same as the search that is already shown.
#[must_use]
pub fn is_unchanged(typed: &str, shown: &str) -> bool {
    typed.split_whitespace().eq(shown.split_whitespace())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_do_not_make_another_search() {
        assert_eq!(normalised("  Lucky \u{3000} 7\t"), "Lucky 7");
        assert_eq!(normalised(" \n"), "");
        assert!(is_unchanged("Lucky  7 ", "Lucky 7"));
        assert!(is_unchanged("", "  "));
        assert!(!is_unchanged("Lucky7", "Lucky 7"));
        assert!(!is_unchanged("lucky 7", "Lucky 7"));
    }
}
