//! The settings that an operator may change, and what each of them takes.

use super::AdminError;
use crate::clock::parse_rfc3339;

/// What a setting takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Takes {
    /// `on` or `off`.
    Switch,
    /// One of these words.
    OneOf(&'static [(&'static str, &'static str)]),
    /// A whole number within these bounds.
    Number(i64, i64),
    /// An amount of money in minor units, not negative.
    MinorUnits,
    /// Text of at most so many characters.
    Text(usize),
    /// A time, RFC 3339, or nothing.
    Time,
}

impl Takes {
    /// In words, for messages and lists.
    fn words(self) -> String {
        match self {
            Self::Switch => "on or off".to_owned(),
            Self::OneOf(words) => words.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(" or "),
            Self::Number(least, greatest) => format!("a whole number from {least} to {greatest}"),
            Self::MinorUnits => "an amount in minor units, such as 500000 for 5,000.00".to_owned(),
            Self::Text(longest) => format!("text of at most {longest} characters"),
            Self::Time => "a time such as 2026-12-24T18:00:00Z, or nothing".to_owned(),
        }
    }
}

/// A setting.
#[derive(Debug, Clone, Copy)]
pub(super) struct Known {
    pub(super) name: &'static str,
    pub(super) takes: Takes,
    pub(super) about: &'static str,
}

const fn known(name: &'static str, takes: Takes, about: &'static str) -> Known {
    Known { name, takes, about }
}

use Takes::{MinorUnits, Number, OneOf, Switch, Text, Time};

/// Every setting, in the order in which they are listed.
pub(super) const SETTINGS: &[Known] = &[
    known("status", OneOf(&[("normal", "0"), ("maintenance", "1")]), "whether the site is open"),
    known("status_text", Text(500), "words for the maintenance page; the site's own when empty"),
    known("status_until", Time, "when maintenance is expected to end"),
    known("brand_name", Text(60), "name of the brand"),
    known("logined_to_home_page", Switch, "visitors reach only the login page"),
    known("popups_at_start", Switch, "notices of type PU open by themselves once a session"),
    known("register_enabled", Switch, "registration is open"),
    known("DIRECTREG3", Switch, "visitors may register by themselves"),
    known("USERNAMEREG3", Switch, "registration by account name"),
    known("MOBILENUMREG3", Switch, "registration by mobile number"),
    known("MOBILENUMPASSREG3", Switch, "registration by mobile number asks for a password"),
    known("REGMOBVERF3", Switch, "registration verifies the mobile number by SMS"),
    known("MOBILEVERCODELOGIN3", Switch, "login by SMS code"),
    known("CHNGPASSVERIF3", Switch, "a forgotten password can be set by SMS code"),
    known("PWDEXPFORCECHANGE3", Switch, "an expired password must be changed at login"),
    known("password_days", Number(0, 3650), "days after which a password expires; 0 for never"),
    known("second_factor_payee_name", Switch, "the payee's real name may be the second factor"),
    known("FREEPLAY3", Switch, "free play for guests"),
    known("free_play_balance", MinorUnits, "play money of a guest"),
    known("register_play_money", MinorUnits, "play money that a new member is given"),
    known("register_captcha", Switch, "registration asks for a captcha"),
    known("register_firebase", Switch, "registration codes go through a firebase-style gateway"),
    known("register_minimum_age", Number(18, 99), "least age of a member"),
    known("register_terms_version", Text(64), "version of the terms that new members agree to"),
    known("register_password_strength", Number(0, 4), "least strength of a password"),
    known("register_per_hour", Number(1, 1_000_000), "registrations from one address in an hour"),
    known("sms_daily_quota", Number(0, 10_000_000), "SMS that the operator pays for in a day"),
];

/// The setting of this name.
pub(super) fn find(name: &str) -> Result<&'static Known, AdminError> {
    SETTINGS.iter().find(|known| known.name == name).ok_or_else(|| AdminError::UnknownSetting(name.to_owned()))
}

impl Known {
    /// What is stored for what the operator wrote.
    pub(super) fn stored(&self, written: &str) -> Result<String, AdminError> {
        let written = written.trim();
        let within = |least: i64, greatest: i64| {
            written
                .parse()
                .ok()
                .filter(|number| (least..=greatest).contains(number))
                .map(|number: i64| number.to_string())
        };
        let stored = match self.takes {
            Switch => match written {
                "on" | "true" => Some("true".to_owned()),
                "off" | "false" => Some("false".to_owned()),
                _ => None,
            },
            OneOf(words) => words.iter().find(|(word, _)| *word == written).map(|(_, stored)| (*stored).to_owned()),
            Number(least, greatest) => within(least, greatest),
            MinorUnits => within(0, i64::MAX / 1_000_000),
            Text(longest) => {
                (written.chars().count() <= longest && !written.contains(char::is_control)).then(|| written.to_owned())
            }
            Time if written.is_empty() => Some(String::new()),
            Time => parse_rfc3339(written).map(|at| at.to_string()),
        };
        stored.ok_or_else(|| AdminError::Value {
            name: self.name.to_owned(),
            wanted: self.takes.words(),
            value: written.to_owned(),
        })
    }

    /// How the operator reads what is stored.
    pub(super) fn shown(&self, stored: &str) -> String {
        match self.takes {
            Switch => if stored == "true" { "on" } else { "off" }.to_owned(),
            OneOf(words) => {
                words.iter().find(|(_, value)| *value == stored).map_or(stored, |(word, _)| word).to_owned()
            }
            Time => stored.parse().map_or_else(|_| String::new(), crate::clock::rfc3339),
            Number(..) | MinorUnits | Text(_) => stored.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_operator_writes_is_read_back_as_written() {
        let cases = [
            ("DIRECTREG3", "off"),
            ("status", "maintenance"),
            ("register_minimum_age", "21"),
            ("brand_name", "Lumora Nights"),
            ("status_until", "2026-12-24T18:00:00Z"),
            ("status_until", ""),
        ];
        for (name, written) in cases {
            let known = find(name).unwrap();
            assert_eq!(known.shown(&known.stored(written).unwrap()), written, "{name}");
        }
    }

    #[test]
    fn what_a_setting_does_not_take_is_refused_in_words_that_say_what_it_does() {
        let cases = [
            ("DIRECTREG3", "perhaps", "on or off"),
            ("status", "2", "normal or maintenance"),
            ("register_minimum_age", "17", "from 18 to 99"),
            ("register_play_money", "-1", "minor units"),
            ("status_until", "tomorrow", "2026-12-24T18:00:00Z"),
            ("brand_name", "a\nb", "at most 60"),
        ];
        for (name, written, words) in cases {
            let error = find(name).unwrap().stored(written).unwrap_err().to_string();
            assert!(error.contains(words) && error.contains(name), "{error}");
        }
        assert!(find("directreg3").unwrap_err().to_string().contains("admin settings"));
    }
}
