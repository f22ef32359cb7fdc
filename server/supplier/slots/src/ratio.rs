//! Exact non-negative fractions: the return to player and the hit rate are never floating point.

use serde::{Deserialize, Serialize};

/// A fraction in lowest terms.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "(String, String)", into = "(String, String)")]
pub struct Ratio {
    numerator: u128,
    denominator: u128,
}

impl Ratio {
    /// `numerator / denominator`, reduced. A denominator of zero is read as one: no strip is empty, so none arises.
    pub fn new(numerator: u128, denominator: u128) -> Self {
        let denominator = denominator.max(1);
        let divisor = gcd(numerator, denominator);
        Self { numerator: numerator / divisor, denominator: denominator / divisor }
    }

    /// The numerator.
    pub fn numerator(self) -> u128 {
        self.numerator
    }

    /// The denominator, at least one.
    pub fn denominator(self) -> u128 {
        self.denominator
    }

    /// The value in hundredths of a percent, rounded to the nearest: 9534 for 95.34 %.
    pub fn basis_points(self) -> u32 {
        u32::try_from(self.parts(10_000)).unwrap_or(u32::MAX)
    }

    /// The value in parts of `whole`, rounded to the nearest; `whole` is at most a billion.
    pub fn parts(self, whole: u64) -> u64 {
        // The fraction is scaled down where needed, so that the product stays within 128 bits.
        let shift = (128 - self.denominator.leading_zeros()).saturating_sub(90);
        let (rest, denominator) = ((self.numerator % self.denominator) >> shift, (self.denominator >> shift).max(1));
        let parts = (rest * u128::from(whole) + denominator / 2) / denominator;
        u64::try_from(self.numerator / self.denominator * u128::from(whole) + parts).unwrap_or(u64::MAX)
    }

    /// The value as a percentage with two decimals and no sign, such as `95.34`.
    pub fn percent(self) -> String {
        let points = self.basis_points();
        format!("{}.{:02}", points / 100, points % 100)
    }
}

impl TryFrom<(String, String)> for Ratio {
    type Error = std::num::ParseIntError;

    fn try_from((numerator, denominator): (String, String)) -> Result<Self, Self::Error> {
        Ok(Self::new(numerator.parse()?, denominator.parse()?))
    }
}

impl From<Ratio> for (String, String) {
    fn from(ratio: Ratio) -> Self {
        (ratio.numerator.to_string(), ratio.denominator.to_string())
    }
}

fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ratio_is_kept_in_lowest_terms() {
        assert_eq!(Ratio::new(6, 8), Ratio::new(3, 4));
        assert_eq!(Ratio::new(0, 8), Ratio::new(0, 1));
    }

    #[test]
    fn percent_rounds_to_the_nearest_hundredth() {
        assert_eq!(Ratio::new(2, 3).percent(), "66.67");
        assert_eq!(Ratio::new(1, 20_001).percent(), "0.00");
        assert_eq!(Ratio::new(1, 19_999).percent(), "0.01");
        assert_eq!(Ratio::new(5, 4).percent(), "125.00");
    }

    #[test]
    fn a_ratio_survives_storage_beyond_what_a_json_number_holds() {
        let ratio = Ratio::new(u128::MAX - 1, u128::MAX);
        let text = serde_json::to_string(&ratio).unwrap();
        assert_eq!(serde_json::from_str::<Ratio>(&text).unwrap(), ratio);
        assert_eq!(ratio.percent(), "100.00");
    }
}
