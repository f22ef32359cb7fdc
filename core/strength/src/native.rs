//! The judge where there is no browser: in the server and in tests.

use lumora_core::domain::strength::{Strength, StrengthMeter};

/// Judges at once, on this machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct Meter;

impl StrengthMeter for Meter {
    fn judge(&self, password: &str, known: &[&str]) -> Option<Strength> {
        Some(Strength::from_code(crate::judge(password, known)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lumora_core::domain::strength::Advice;

    fn judge(password: &str, known: &[&str]) -> Strength {
        Meter.judge(password, known).expect("a judgement")
    }

    #[test]
    fn what_everybody_tries_is_weak_and_says_why() {
        assert_eq!(judge("123456", &[]), Strength { score: 0, advice: Some(Advice::Common) });
        assert_eq!(judge("qwertyuiop[]", &[]).advice, Some(Advice::Keyboard));
        assert_eq!(judge("aaaaaaaa", &[]).advice, Some(Advice::Repeat));
        assert_eq!(judge("defghijk", &[]).advice, Some(Advice::Sequence));
        assert_eq!(judge("1987", &[]).advice, Some(Advice::Date));
    }

    #[test]
    fn what_nobody_guesses_is_strong_and_needs_no_advice() {
        assert_eq!(judge("Kx7mTq4vLp2w-harbour", &[]), Strength { score: 4, advice: None });
    }

    #[test]
    fn ones_own_account_name_is_no_password() {
        let alone = judge("lantern_keeper", &[]);
        assert!(judge("lantern_keeper", &["lantern_keeper", ""]).score < alone.score.max(1));
    }

    #[test]
    fn a_very_long_password_is_judged_in_good_time() {
        let started = std::time::Instant::now();
        assert_eq!(judge(&"correct horse battery ".repeat(2_000), &[]).score, 4);
        assert!(started.elapsed().as_secs() < 2);
    }
}
