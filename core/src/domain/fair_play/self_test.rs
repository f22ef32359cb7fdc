//! The questionnaire about one's own play: the Problem Gambling Severity Index of nine questions (Ferris and Wynne, 2001), and what its sum means.
//!
//! It is no diagnosis. The bands are those of its authors; what a page says of each stands in the texts.

use crate::domain::named_enum::named_enum;

/// How many questions there are.
pub const QUESTIONS: usize = 9;
/// The highest answer to one: almost always.
pub const MAX_OF_ONE: u8 = 3;
/// The highest sum of all answers.
pub const MAX_SCORE: u8 = 27;

named_enum! {
    /// What a sum means.
    SelfTestBand {
        /// 0: no sign of harm.
        #[default]
        None = "NONE",
        /// 1 or 2: low.
        Low = "LOW",
        /// 3 to 7: moderate.
        Moderate = "MODERATE",
        /// 8 and above: high.
        High = "HIGH",
    }
}

impl SelfTestBand {
    /// The band of a sum.
    #[must_use]
    pub const fn of(score: u8) -> SelfTestBand {
        match score {
            0 => SelfTestBand::None,
            1..=2 => SelfTestBand::Low,
            3..=7 => SelfTestBand::Moderate,
            _ => SelfTestBand::High,
        }
    }
}

/// The sum of the answers; nothing unless there are nine of them, each 0 to 3.
#[must_use]
pub fn score(answers: &[u8]) -> Option<u8> {
    let fits = answers.len() == QUESTIONS && answers.iter().all(|answer| *answer <= MAX_OF_ONE);
    fits.then(|| answers.iter().sum())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nine_answers_of_zero_to_three_have_a_sum() {
        assert_eq!(score(&[0; 9]), Some(0));
        assert_eq!(score(&[3; 9]), Some(MAX_SCORE));
        assert_eq!(score(&[0, 1, 2, 3, 0, 1, 0, 0, 0]), Some(7));
        assert_eq!(score(&[0; 8]), None);
        assert_eq!(score(&[0; 10]), None);
        assert_eq!(score(&[0, 0, 0, 0, 4, 0, 0, 0, 0]), None);
    }

    #[test]
    fn the_bands_are_those_of_the_index() {
        let bands: Vec<&str> = [0, 1, 2, 3, 7, 8, 27].map(|score| SelfTestBand::of(score).name()).to_vec();
        assert_eq!(bands, ["NONE", "LOW", "LOW", "MODERATE", "MODERATE", "HIGH", "HIGH"]);
    }
}
