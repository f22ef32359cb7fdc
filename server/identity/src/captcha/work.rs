//! The proof-of-work captcha: a number to find by trial, which takes a browser a moment but makes automated attempts in bulk
//! expensive.

use lumora_core::wire::CaptchaWork;
use sha2::{Digest, Sha256};

use super::{Expected, Issued, Prompt};
use platform::ids;

/// Leading zero bits that the hash must have: 65,536 tries on average.
const BITS: u8 = 16;

/// Makes a proof of work.
pub(super) fn issue() -> Issued {
    let salt = ids::hex(&ids::random_bytes::<16>());
    let work = CaptchaWork { salt, bits: BITS };
    Issued { expected: Expected::Work(work.clone()), prompt: Prompt::Work(work) }
}

/// Whether `answer` solves the work: a number in plain decimal, without sign or leading zeros, such that SHA-256 of `salt` followed by
/// it begins with `bits` zero bits.
pub(super) fn is_done(salt: &str, bits: u8, answer: &str) -> bool {
    let number = answer.parse::<u64>().ok().filter(|number| number.to_string() == answer);
    let Some(number) = number else { return false };
    let hash = Sha256::digest(format!("{salt}{number}"));
    hash.first_chunk().is_some_and(|word| u32::from_be_bytes(*word).leading_zeros() >= u32::from(bits))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_number_with_enough_zero_bits_is_the_answer() {
        let number = (0_u64..).find(|number| is_done("salt", 12, &number.to_string())).unwrap();
        let hash = Sha256::digest(format!("salt{number}"));
        assert!(hash[0] == 0 && hash[1] < 16);
        for wrong in ["", "-1", "x", "99999999999999999999999", &format!("0{number}"), &format!("+{number}")] {
            assert!(!is_done("salt", 12, wrong), "{wrong}");
        }
    }
}
