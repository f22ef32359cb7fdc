//! Passwords that are too easy to guess, although they satisfy the operator's rule (sections 4 and 5 of the
//! specification).

use lumora_core::domain::strength::StrengthMeter;
use lumora_core::wire::code;
use lumora_strength::Meter;

use crate::fields::rules::Code;

/// The default password that section 9 names: an agent may set it as a first password, no member may keep it.
pub(crate) const WEAK: &str = "123456";

/// Refuses the default password, the account name, and a password with a score below `min_score` (0 to 4). `personal`
/// are the member's own words, which make a password weaker; the first is the account name.
pub(crate) fn check(password: &str, min_score: u8, personal: &[&str]) -> Option<Code> {
    let username = personal.first().map(|name| name.trim()).unwrap_or_default();
    let is_username = !username.is_empty() && password.trim().to_lowercase() == username.to_lowercase();
    let is_weak = password.trim() == WEAK || is_username || (min_score > 0 && score(password, personal) < min_score);
    is_weak.then(|| code::PASSWORD_TOO_WEAK.to_owned())
}

/// The strength from 0 (guessed at once) to 4, by the same meter as in the browser's form.
fn score(password: &str, personal: &[&str]) -> u8 {
    Meter.judge(password, personal).map_or(0, |strength| strength.score)
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
