//! The sample accounts, and every word that a visitor may know or guess: passwords, codes, a number.

/// Every secret holds one of these, and nothing else does: the digits are so many that no figure has them by chance.
pub const NEEDLES: [&str; 2] = ["cnry", "904817035"];
/// The password of every account but the weak ones.
pub const PASSWORD: &str = "Right-cnry-1";
/// The password that must be changed at the next login.
pub const WEAK_PASSWORD: &str = "Weak-cnry-1";
/// A password to change to.
pub const NEW_PASSWORD: &str = "Newer-cnry-2";
/// Nobody's password.
pub const WRONG_PASSWORD: &str = "Wrong-cnry-9";
/// Every code that is sent.
pub const RIGHT_CODE: &str = "9048170358";
/// A code that nobody sent.
pub const WRONG_CODE: &str = "9048170350";
/// What every captcha shows.
pub const CAPTCHA_ANSWER: &str = "K7PLM";
/// The mobile number of the sample accounts.
pub const MOBILE: &str = "912345678";

/// A sample account.
#[derive(Clone, Copy)]
pub struct Sample {
    pub name: &'static str,
    /// Account type on the wire.
    pub kind: u16,
    /// Starts with the password that must be changed.
    pub weak: bool,
    /// Asks for a second factor.
    pub factor: bool,
}

const fn sample(name: &'static str, kind: u16) -> Sample {
    Sample { name, kind, weak: false, factor: false }
}

/// One account of each kind that the client treats differently.
pub const ACCOUNTS: &[Sample] = &[
    sample("member", 0),
    sample("agent", 41),
    sample("guest", 4),
    Sample { weak: true, ..sample("weakling", 0) },
    Sample { factor: true, ..sample("careful", 0) },
];
