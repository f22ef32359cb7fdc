//! Passwords that no rule forbids and nobody should have (sections 4 and 5 of the specification).

use lumora_core::domain::strength::StrengthMeter;
use lumora_core::wire::code;
use lumora_strength::Meter;

use crate::fields::rules::Code;

/// The password that section 9 names: an agent may hand it out, nobody may keep it.
pub(crate) const WEAK: &str = "123456";

/// Refuses a password that everybody tries first, that is what its owner is known by, or that is weaker than `least` (0 to
/// 4). The first word of `known` is the account name.
pub(crate) fn check(password: &str, least: u8, known: &[&str]) -> Option<Code> {
    let username = known.first().map(|name| name.trim()).unwrap_or_default();
    let is_username = !username.is_empty() && password.trim().to_lowercase() == username.to_lowercase();
    let is_weak = password.trim() == WEAK || is_username || (least > 0 && score(password, known) < least);
    is_weak.then(|| code::PASSWORD_TOO_WEAK.to_owned())
}

/// 0, guessed at once, to 4, as the browser's form judges it too.
fn score(password: &str, known: &[&str]) -> u8 {
    Meter.judge(password, known).map_or(0, |strength| strength.score)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neither_the_well_known_password_nor_the_account_name_will_do() {
        assert!(check("123456", 0, &[]).is_some());
        assert!(check("Mira2024", 0, &["mira2024"]).is_some());
        assert_eq!(check("Mira2024x", 0, &["mira2024"]), None);
        assert!(check("Passw0rd", 2, &[]).is_some());
        assert_eq!(check("Passw0rd", 0, &[]), None);
        assert_eq!(check("Kx7mTq4vLp2w", 3, &["mira2024", ""]), None);
    }
}
