//! Rules of conversations with customer service that client and server share (sections 2 and 6).

use super::contact_form::length;

/// The longest message, in characters of its trimmed text.
pub const MAX_MESSAGE_LENGTH: u32 = 2_000;
/// The longest comment beside a rating, in characters.
pub const MAX_COMMENT_LENGTH: u32 = 500;
/// The most pictures of one conversation that its customer sends.
pub const MAX_PICTURES: u32 = 20;
/// The best rating; the worst is 1.
pub const BEST_RATING: u8 = 5;
/// How long "is writing" shows after the last sign of it, in milliseconds.
pub const TYPING_MS: u64 = 6_000;
/// Whoever writes says so again after this time, in milliseconds.
pub const TYPING_PAUSE_MS: u64 = 3_000;

/// What is wrong with a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageFault {
    /// The message says nothing and shows nothing.
    Empty,
    /// The message is longer than [`MAX_MESSAGE_LENGTH`].
    TooLong,
}

/// Judges a message as it was typed.
///
/// # Errors
/// What is wrong with it.
pub fn judge(typed: &str, has_picture: bool) -> Result<(), MessageFault> {
    match length(typed) {
        0 if !has_picture => Err(MessageFault::Empty),
        characters if characters > MAX_MESSAGE_LENGTH => Err(MessageFault::TooLong),
        _ => Ok(()),
    }
}

/// Whether a rating is one.
#[must_use]
pub const fn is_rating(stars: u8) -> bool {
    stars >= 1 && stars <= BEST_RATING
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_says_something_or_shows_a_picture_and_keeps_its_bound_in_characters() {
        assert_eq!((judge(" \n ", false), judge(" ", true)), (Err(MessageFault::Empty), Ok(())));
        let longest = "中".repeat(MAX_MESSAGE_LENGTH as usize);
        assert_eq!(judge(&format!(" {longest} "), false), Ok(()));
        assert_eq!(judge(&format!("{longest}x"), true), Err(MessageFault::TooLong));
    }

    #[test]
    fn a_rating_is_one_to_five() {
        assert_eq!((0..=6).filter(|stars| is_rating(*stars)).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
    }
}
