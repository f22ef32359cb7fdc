//! What makes a payment password too easy to guess, whatever the operator's rule accepts (section 3 of the specification has it as a field
//! of registration). Client and server ask the same question.

/// Whether it is one that a thief tries first: one character again and again, or digits in a row, up or down.
#[must_use]
pub fn is_guessable(text: &str) -> bool {
    let letters: Vec<u32> = text.chars().map(u32::from).collect();
    let steps = |by: i64| letters.iter().zip(letters.iter().skip(1)).all(|(a, b)| i64::from(*b) - i64::from(*a) == by);
    letters.len() > 1 && [0, 1, -1].into_iter().any(steps)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_tried_first_is_guessable() {
        for text in ["000000", "777777", "123456", "654321", "012345", "98"] {
            assert!(is_guessable(text), "{text}");
        }
        for text in ["", "1", "135790", "111112", "123457", "890123"] {
            assert!(!is_guessable(text), "{text}");
        }
    }
}
