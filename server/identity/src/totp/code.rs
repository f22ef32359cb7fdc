//! Time-based one-time codes (TOTP): RFC 6238 over HMAC-SHA-1 (RFC 4226), six digits, a new one every 30 seconds.

use hmac::{Hmac, KeyInit, Mac};
use sha1::Sha1;

/// Length of a time step, in milliseconds.
pub const STEP_MS: i64 = 30_000;
const DIGITS: u32 = 6;
/// How many time steps the clock of the authenticator may be off, in either direction.
const WINDOW: i64 = 1;
/// Length of a secret: the recommendation of RFC 4226, as many bytes as the hash has.
pub(super) const SECRET_BYTES: usize = 20;

/// The code of a time step, which is the number of 30 second steps since the epoch.
#[must_use]
pub fn code_at_step(secret: &[u8], step: i64) -> String {
    digits(secret, step, DIGITS)
}

/// The code at a time, in milliseconds since the epoch.
#[must_use]
pub fn code_at(secret: &[u8], now_ms: i64) -> String {
    code_at_step(secret, now_ms.div_euclid(STEP_MS))
}

fn digits(secret: &[u8], step: i64, digits: u32) -> String {
    // HMAC accepts keys of any length, so this does not happen.
    let Ok(mut mac) = Hmac::<Sha1>::new_from_slice(secret) else { return String::new() };
    mac.update(&step.to_be_bytes());
    let tag = mac.finalize().into_bytes();
    let offset = usize::from(tag.last().copied().unwrap_or_default() & 0xf);
    let bytes = tag.get(offset..offset + 4).and_then(|bytes| bytes.first_chunk::<4>()).copied().unwrap_or_default();
    let number = u32::from_be_bytes(bytes) & 0x7fff_ffff;
    let width = usize::try_from(digits).unwrap_or_default();
    format!("{:0width$}", number % 10_u32.pow(digits))
}

/// The time step whose code `code` is, among those that are valid at `now_ms` and later than `last_step`; `None` for a
/// wrong or used code.
#[must_use]
pub fn step_of(secret: &[u8], code: &str, now_ms: i64, last_step: i64) -> Option<i64> {
    let now = now_ms.div_euclid(STEP_MS);
    let entered = code.trim().as_bytes();
    let mut found = None;
    // All steps are compared, so that timing reveals nothing.
    for step in now - WINDOW..=now + WINDOW {
        let expected = code_at_step(secret, step);
        let is_right = bool::from(subtle::ConstantTimeEq::ct_eq(expected.as_bytes(), entered));
        if is_right && step > last_step {
            found = Some(step);
        }
    }
    found
}

/// Base32 of RFC 4648 without padding, the form of secrets in `otpauth` URIs.
pub(super) fn base32(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    let mut out = String::new();
    let (mut bits, mut held) = (0_u32, 0_u32);
    for byte in bytes {
        bits = bits << 8 | u32::from(*byte);
        held += 8;
        while held >= 5 {
            held -= 5;
            let letter = LETTERS.get((bits >> held & 31) as usize).copied().unwrap_or(b'A');
            out.push(char::from(letter));
        }
        bits &= (1 << held) - 1;
    }
    if held > 0 {
        let letter = LETTERS.get((bits << (5 - held) & 31) as usize).copied().unwrap_or(b'A');
        out.push(char::from(letter));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: &[u8] = b"12345678901234567890";

    #[test]
    fn codes_are_those_of_rfc_6238() {
        let vectors = [
            (59, "94287082"),
            (1_111_111_109, "07081804"),
            (1_111_111_111, "14050471"),
            (1_234_567_890, "89005924"),
            (2_000_000_000, "69279037"),
            (20_000_000_000, "65353130"),
        ];
        for (seconds, code) in vectors {
            assert_eq!(digits(SECRET, seconds / 30, 8), code);
            assert_eq!(code_at(SECRET, seconds * 1000), code[2..]);
        }
    }

    #[test]
    fn codes_are_those_of_rfc_4226() {
        let vectors =
            ["755224", "287082", "359152", "969429", "338314", "254676", "287922", "162583", "399871", "520489"];
        for (step, code) in (0..).zip(vectors) {
            assert_eq!(code_at_step(SECRET, step), code);
        }
    }

    #[test]
    fn a_code_counts_one_step_early_and_late_and_not_twice() {
        let now = 100 * STEP_MS + 7;
        for step in 99..=101 {
            assert_eq!(step_of(SECRET, &code_at_step(SECRET, step), now, 0), Some(step));
            assert_eq!(step_of(SECRET, &code_at_step(SECRET, step), now, step), None);
        }
        assert_eq!(step_of(SECRET, &code_at_step(SECRET, 98), now, 0), None);
        assert_eq!(step_of(SECRET, &code_at_step(SECRET, 102), now, 0), None);
        assert_eq!(step_of(SECRET, "", now, 0), None);
        assert_eq!(step_of(SECRET, &format!(" {} ", code_at_step(SECRET, 100)), now, 99), Some(100));
    }

    #[test]
    fn base32_is_that_of_rfc_4648() {
        let vectors =
            [("", ""), ("f", "MY"), ("fo", "MZXQ"), ("foo", "MZXW6"), ("foob", "MZXW6YQ"), ("fooba", "MZXW6YTB")];
        for (plain, coded) in vectors {
            assert_eq!(base32(plain.as_bytes()), coded);
        }
        assert_eq!(base32(SECRET), "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
    }
}
