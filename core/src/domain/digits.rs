//! Decimal digits of integers, written by hand.
//!
//! `format!` brings its whole machinery into the wasm of every module that uses it, and the ticker writes a number several
//! times a second; these two functions are all that money, dates and countdowns need.

/// Appends `value` in decimal, padded with zeros on the left to at least `width` digits.
pub(crate) fn push_padded(out: &mut String, value: u64, width: u32) {
    let mut length = 1u32;
    let mut rest = value / 10;
    while rest > 0 {
        length += 1;
        rest /= 10;
    }
    for _ in length..width {
        out.push('0');
    }
    let mut unit = 10u64.pow(length - 1);
    while unit > 0 {
        out.push(char::from(b'0' + (value / unit % 10) as u8));
        unit /= 10;
    }
}

/// Appends `value` in decimal with a comma between thousands.
pub(crate) fn push_grouped(out: &mut String, value: u64) {
    if value < 1000 {
        push_padded(out, value, 1);
        return;
    }
    push_grouped(out, value / 1000);
    out.push(',');
    push_padded(out, value % 1000, 3);
}

/// `value` in decimal with a comma between thousands: how many games, how many pages.
#[cfg(feature = "client")]
pub(crate) fn grouped_count(value: u64) -> String {
    let mut out = String::new();
    push_grouped(&mut out, value);
    out
}

/// `value` in decimal, without a comma between thousands.
#[cfg(feature = "client")]
pub(crate) fn plain(value: u64) -> String {
    let mut out = String::new();
    push_padded(&mut out, value, 1);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_length_is_written_as_the_standard_library_writes_it() {
        let mut value = 1u64;
        for _ in 0..64 {
            for near in [value - 1, value, value + 1] {
                let mut out = String::new();
                push_padded(&mut out, near, 1);
                assert_eq!(out, near.to_string());
            }
            value = value.saturating_mul(2).min(u64::MAX - 1);
        }
        let mut out = String::new();
        push_padded(&mut out, u64::MAX, 1);
        assert_eq!(out, u64::MAX.to_string());
    }

    #[test]
    fn zeros_pad_on_the_left_and_never_cut() {
        for (value, width, expected) in [(7, 2, "07"), (0, 2, "00"), (0, 0, "0"), (123, 2, "123"), (9, 4, "0009")] {
            let mut out = String::new();
            push_padded(&mut out, value, width);
            assert_eq!(out, expected);
        }
    }
}
