//! Keys of idempotent calls: what one may look like, and how long its outcome can be asked for.

/// The most characters of a key.
pub const MAX_KEY_LENGTH: usize = 128;

/// How long a reply is kept at least, in milliseconds. Who asks later can no longer be told what became of a call.
pub const KEPT_MS: u64 = 24 * 60 * 60 * 1_000;

/// Whether this is a key: 1 to [`MAX_KEY_LENGTH`] visible ASCII characters, without blanks.
#[must_use]
pub fn is_key(text: &str) -> bool {
    (1..=MAX_KEY_LENGTH).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_graphic())
}

/// Whether a reply with this HTTP status ends what was begun under a key: it is kept, and the next try needs another key. After other
/// refusals, which time or a login may lift, nothing was done and the key stays good.
#[must_use]
pub fn is_final_status(status: u16) -> bool {
    matches!(status, 200..=299 | 400 | 403 | 404 | 409 | 422)
}

/// Whether the outcome of a call that was sent at `sent_ms` can still be asked for at `now_ms`. An hour is left for clocks that
/// differ, and a time in the future is that of a clock that was set back.
#[must_use]
pub fn can_be_asked_for(sent_ms: u64, now_ms: u64) -> bool {
    now_ms.saturating_sub(sent_ms) < KEPT_MS - 60 * 60 * 1_000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_short_and_of_visible_characters() {
        for key in ["k", "0123456789abcdef", "a:b/c~!", &"k".repeat(MAX_KEY_LENGTH)] {
            assert!(is_key(key), "{key}");
        }
        for key in ["", " ", "a b", "a\tb", "a\u{7f}", "clé", &"k".repeat(MAX_KEY_LENGTH + 1)] {
            assert!(!is_key(key), "{key}");
        }
    }

    #[test]
    fn an_outcome_is_asked_for_while_the_reply_is_surely_kept() {
        assert!(can_be_asked_for(1_000, 1_000) && can_be_asked_for(5_000, 1_000));
        assert!(can_be_asked_for(0, KEPT_MS - 60 * 60 * 1_000 - 1));
        assert!(!can_be_asked_for(0, KEPT_MS - 60 * 60 * 1_000));
    }
}
