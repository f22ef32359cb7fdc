//! The sum of a captcha that the browser does by itself (WCAG 3.3.8): find a number such that SHA-256 of a salt and the number
//! begins with so many zero bits.

use sha2::{Digest, Sha256};

/// Tries `count` numbers from `from` on; gives the first that solves the sum.
///
/// Everything is done in slices, so that a page can breathe between two of them.
#[must_use]
pub fn search(salt: &str, bits: u8, from: u32, count: u32) -> Option<u32> {
    let salted = Sha256::new_with_prefix(salt.as_bytes());
    (from..from.saturating_add(count)).find(|number| solves(&salted, bits, *number))
}

fn solves(salted: &Sha256, bits: u8, number: u32) -> bool {
    let mut digits = [0; 10];
    let hash = salted.clone().chain_update(decimal(number, &mut digits)).finalize();
    leading_zeros(&hash) >= u32::from(bits)
}

/// A number in decimal digits.
fn decimal(mut number: u32, digits: &mut [u8; 10]) -> &[u8] {
    let mut first = digits.len();
    for (index, digit) in digits.iter_mut().enumerate().rev() {
        *digit = b'0' + (number % 10) as u8;
        number /= 10;
        first = index;
        if number == 0 {
            break;
        }
    }
    digits.get(first..).unwrap_or_default()
}

fn leading_zeros(hash: &[u8]) -> u32 {
    let whole = hash.iter().take_while(|byte| **byte == 0).count();
    let rest = hash.get(whole).map_or(0, |byte| byte.leading_zeros());
    u32::try_from(whole).unwrap_or(0) * 8 + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_in_decimal() {
        for number in [0, 7, 10, 1_234_567, u32::MAX] {
            assert_eq!(decimal(number, &mut [0; 10]), number.to_string().as_bytes());
        }
    }

    #[test]
    fn the_first_solution_is_found_whatever_the_slices() {
        let found = search("lumora", 12, 0, u32::MAX).expect("a solution");
        let hash = Sha256::digest(format!("lumora{found}"));
        assert!(hash.starts_with(&[0]) && hash.get(1).is_some_and(|byte| byte >> 4 == 0));
        let sliced = (0..).find_map(|slice| search("lumora", 12, slice * 100, 100));
        assert_eq!(sliced, Some(found));
        assert_eq!(search("lumora", 12, 0, found), None, "none before the first");
    }

    #[test]
    fn no_bits_are_solved_by_any_number_and_the_end_of_numbers_is_an_end() {
        assert_eq!(search("s", 0, 5, 1), Some(5));
        assert_eq!(search("s", 255, u32::MAX - 3, 100), None);
    }
}
