//! Country codes, ISO 3166 alpha-2.

use std::fmt;

/// A country, as its two-letter code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Country([u8; 2]);

impl Country {
    /// Parses a code in either case. `ZZ`, `XX` and `T1`, which tables and proxies write for an unknown country, are `None`.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let code: [u8; 2] = text.trim().to_ascii_uppercase().as_bytes().try_into().ok()?;
        let is_country = code.iter().all(u8::is_ascii_uppercase) && !Self::is_unknown(text);
        is_country.then_some(Self(code))
    }

    /// Whether a code says, in either case, that the country is unknown: `ZZ` or `XX`.
    pub(super) fn is_unknown(code: &str) -> bool {
        ["ZZ", "XX"].iter().any(|unknown| code.trim().eq_ignore_ascii_case(unknown))
    }

    /// The code in upper case.
    #[must_use]
    pub fn code(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl fmt::Display for Country {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_letters_are_a_country_and_what_stands_for_none_is_none() {
        for (written, code) in [("KH", Some("KH")), (" vn ", Some("VN")), ("ZZ", None), ("xx", None), ("T1", None)] {
            assert_eq!(Country::read(written).map(|it| it.to_string()).as_deref(), code, "{written:?}");
        }
        for nonsense in ["", "K", "KHM", "-", "ខ", "K1"] {
            assert_eq!(Country::read(nonsense), None, "{nonsense:?}");
        }
    }
}
