//! What follows from a policy for one member, game or promotion.

use super::{DemoGate, Policy};
use crate::domain::game::GameType;

/// The product whose rounds are those of slots.
pub const SLOTS: GameType = GameType::Rng;

/// The age in whole years on a day, both as `YYYY-MM-DD`; nothing where the date of birth is none or lies ahead.
#[must_use]
pub fn age_on(born: &str, today: &str) -> Option<u32> {
    let (born_year, born_day) = parts(born)?;
    let (year, day) = parts(today)?;
    let years = year.checked_sub(born_year)?;
    if day < born_day { years.checked_sub(1) } else { Some(years) }
}

/// The year, and month and day as one number.
fn parts(date: &str) -> Option<(u32, u32)> {
    let mut parts = date.splitn(3, '-').map(|part| part.parse::<u32>().ok());
    let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
    Some((year, month * 100 + day))
}

impl Policy {
    /// The most that a round of a product may stake, in minor units; nothing for no bound. Whose age nobody knows is taken for the youngest.
    #[must_use]
    pub fn stake_cap(&self, product: &str, age: Option<u32>) -> Option<i64> {
        let caps = || self.stake_caps.iter().filter(|cap| cap.product == product);
        let youngest = || caps().min_by_key(|cap| cap.from_age);
        let of_age = |age: u32| caps().filter(|cap| cap.from_age <= age).max_by_key(|cap| cap.from_age);
        age.and_then(of_age).or_else(youngest).map(|cap| cap.most)
    }

    /// The least time of a round of a product, in milliseconds; 0 for no bound.
    #[must_use]
    pub fn round_ms(&self, product: &str) -> u32 {
        if product == SLOTS.code() { self.rounds.slot_ms } else { self.rounds.other_ms }
    }

    /// Whether games are played for nothing by who has no account.
    #[must_use]
    pub fn is_demo_open(&self) -> bool {
        self.demo == DemoGate::Open
    }

    /// Whether a promotion may be offered that has a bonus staked so often, and asks for play of so many products.
    #[must_use]
    pub fn allows_promotion(&self, wagering: u32, products: usize) -> bool {
        self.capped_wagering(wagering) == wagering && (self.bonus.mixed_products || products <= 1)
    }

    /// How often a bonus has to be staked that was promised with this: never more than the cap.
    #[must_use]
    pub fn capped_wagering(&self, wagering: u32) -> u32 {
        self.bonus.wagering_cap.map_or(wagering, |cap| wagering.min(cap))
    }

    /// The sentence about the money of customers, in a language or else in English; empty where none has to be acknowledged.
    #[must_use]
    pub fn funds_text(&self, language: &str) -> &str {
        let text = |code: &str| self.customer_funds.as_ref().and_then(|funds| funds.text.get(code));
        text(language).or_else(|| text("EN")).map_or("", String::as_str)
    }
}

// The policies of tests stand beside properties, whose library is not built for browsers.
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;
    use crate::domain::fair_play::policy::testing::lax;
    use crate::domain::fair_play::policy::{BonusRules, StakeCap};

    fn cap(from_age: u32, most: i64) -> StakeCap {
        StakeCap { product: "RNG".to_owned(), from_age, most }
    }

    #[test]
    fn who_has_the_birthday_today_is_a_year_older() {
        assert_eq!(age_on("2001-11-24", "2026-11-23"), Some(24));
        assert_eq!(age_on("2001-11-24", "2026-11-24"), Some(25));
        assert_eq!(age_on("2001-12-01", "2026-11-24"), Some(24));
        for born in ["", "2027-01-01", "yesterday", "2001-1"] {
            assert_eq!(age_on(born, "2026-11-24"), None, "{born}");
        }
    }

    #[test]
    fn an_unknown_age_has_the_cap_of_the_youngest() {
        let policy = Policy { stake_caps: vec![cap(25, 500), cap(18, 200)], ..lax() };
        let most = |age| policy.stake_cap("RNG", age);
        assert_eq!([most(None), most(Some(17)), most(Some(18)), most(Some(24))], [Some(200); 4]);
        assert_eq!([most(Some(25)), most(Some(90))], [Some(500); 2]);
        assert_eq!(policy.stake_cap("LIVE", None), None, "a product without caps");
    }

    #[test]
    fn a_promotion_beyond_the_cap_or_over_two_products_is_not_allowed() {
        let policy = Policy { bonus: BonusRules { wagering_cap: Some(10), mixed_products: false }, ..lax() };
        assert!(policy.allows_promotion(10, 1) && policy.allows_promotion(0, 0));
        assert!(!policy.allows_promotion(11, 1) && !policy.allows_promotion(1, 2));
        assert_eq!([policy.capped_wagering(35), policy.capped_wagering(3)], [10, 3]);
        assert!(lax().allows_promotion(100, 9));
    }
}
