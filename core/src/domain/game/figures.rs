//! The figures that tell one game from another: how it pays, and until when it is new.

use crate::domain::digits;

/// How unevenly a game pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Volatility {
    /// The game pays often and little.
    Low,
    /// The game pays between the two.
    Medium,
    /// The game pays seldom and much.
    High,
}

impl Volatility {
    /// Every class, from the even to the uneven.
    pub const ALL: [Volatility; 3] = [Volatility::Low, Volatility::Medium, Volatility::High];

    /// The code that travels and is stored.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Volatility::Low => "low",
            Volatility::Medium => "medium",
            Volatility::High => "high",
        }
    }

    /// The class that a code stands for.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Volatility> {
        Volatility::ALL.into_iter().find(|volatility| volatility.code() == code)
    }
}

/// From this return to player on, in basis points, home names a game among those of high return.
pub const HIGH_RETURN: u32 = 9_600;

/// So long after it was added a game is new, in days.
pub const NEW_DAYS: u32 = 60;

/// A return to player in basis points as it is shown, such as `96.12%`.
#[must_use]
pub fn shown_return(points: u32) -> String {
    let mut text = String::new();
    digits::push_padded(&mut text, u64::from(points / 100), 1);
    text.push('.');
    digits::push_padded(&mut text, u64::from(points % 100), 2);
    text.push('%');
    text
}
