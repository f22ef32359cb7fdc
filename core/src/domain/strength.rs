//! How strong a password is, beside the operator's rules (section 5).
//!
//! The judging itself is done by a library that is far too heavy for the core (`lumora-strength`): natively it is called
//! directly, in the browser it is a wasm module that travels when a new password is first typed.

/// The judge of passwords.
pub trait StrengthMeter {
    /// Judges a password; `known` are words that its owner is known by, such as the account name. Nothing while the judge has
    /// not arrived.
    fn judge(&self, password: &str, known: &[&str]) -> Option<Strength>;
}

/// The judgement of a password.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// 0, guessed at once, to 4, very unguessable.
    pub score: u8,
    /// The advice that would help most; nothing where there is none to give.
    pub advice: Option<Advice>,
}

macro_rules! advices {
    ($($(#[$doc:meta])* $variant:ident = $key:literal,)+) => {
        /// What makes a password weak, told as what to do about it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Advice { $($(#[$doc])* $variant,)+ }

        impl Advice {
            /// Every advice for a password.
            pub const ALL: &[Advice] = &[$(Advice::$variant),+];

            /// The key of its message.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self { $(Advice::$variant => $key),+ }
            }
        }
    };
}

advices! {
    /// The password is one of those that everybody tries first.
    Common = "strength-common",
    /// The password is close to such a one.
    NearlyCommon = "strength-nearly-common",
    /// The password is a word.
    Word = "strength-word",
    /// The password is a name, or holds what its owner is known by.
    Name = "strength-name",
    /// The password follows the rows of the keyboard.
    Keyboard = "strength-keyboard",
    /// The password repeats itself.
    Repeat = "strength-repeat",
    /// The password counts up or down.
    Sequence = "strength-sequence",
    /// The password is a date or a year.
    Date = "strength-date",
    /// The password is simply too short or too plain.
    Longer = "strength-longer",
}

impl Strength {
    /// The judgement as one number, to cross between wasm modules: the score, and from the ninth bit the index of the advice
    /// counted from 1.
    #[must_use]
    pub fn to_code(self) -> u32 {
        let index = self.advice.and_then(|advice| Advice::ALL.iter().position(|other| *other == advice));
        let index = index.and_then(|index| u32::try_from(index + 1).ok()).unwrap_or(0);
        u32::from(self.score) | index << 8
    }

    /// The judgement that a number stands for; any number stands for one.
    #[must_use]
    pub fn from_code(code: u32) -> Strength {
        let score = u8::try_from(code & 0xff).unwrap_or(0).min(4);
        let index = usize::try_from(code >> 8).unwrap_or(0);
        Strength { score, advice: index.checked_sub(1).and_then(|index| Advice::ALL.get(index).copied()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_judgement_survives_its_way_as_a_number() {
        for score in 0..=4 {
            for advice in [None].into_iter().chain(Advice::ALL.iter().copied().map(Some)) {
                let strength = Strength { score, advice };
                assert_eq!(Strength::from_code(strength.to_code()), strength);
            }
        }
        assert_eq!(Strength::from_code(u32::MAX), Strength { score: 4, advice: None });
    }
}
