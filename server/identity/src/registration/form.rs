//! The registration form, seen from the server: which fields count on which tab, and whether they will do (sections 2, 3 and
//! 5 of the specification).
//!
//! The browser shows and checks the same, so an honest visitor meets none of these refusals. What a tab does not show is
//! neither checked nor kept.

use std::collections::BTreeMap;

use lumora_core::wire::{FieldRuleValue, RegisterRequest, RegisterSettings, Whitelabel, code};
use time::Date;

use crate::fields::birth;
use crate::fields::rules::{self, Broken, Code};
use crate::password::{self, strength};

/// Which tab of the form was sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tab {
    /// By account name.
    Account,
    /// By mobile number; the server makes the account name.
    Mobile,
}

type Reader = fn(&RegisterRequest) -> &str;

/// Every field that can have a rule.
const FIELDS: [(&str, Reader); 21] = [
    ("username", |request| &request.username),
    ("mobileNum", |request| &request.mobile_num),
    ("verificationCode", |request| request.verification_code.reveal()),
    ("password", |request| request.password.reveal()),
    ("confirmPassword", |request| request.confirm_password.reveal()),
    ("paymentPassword", |request| request.payment_password.reveal()),
    ("payeeName", |request| &request.payee_name),
    ("nickname", |request| &request.nickname),
    ("birthday", |request| &request.birthday),
    ("email", |request| &request.email),
    ("qqNum", |request| &request.qq_num),
    ("wechat", |request| &request.wechat),
    ("line", |request| &request.line),
    ("whatsapp", |request| &request.whatsapp),
    ("telegram", |request| &request.telegram),
    ("zalo", |request| &request.zalo),
    ("facebook", |request| &request.facebook),
    ("idNumber", |request| &request.id_number),
    ("recommenderId", |request| &request.recommender_id),
    ("affiliateCode", |request| &request.affiliate_code),
    ("captcha", |request| &request.captcha),
];

/// What is never kept with the other values: secrets are hashed, redeemed or compared.
const SECRETS: [&str; 5] = ["verificationCode", "password", "confirmPassword", "paymentPassword", "captcha"];

/// No value may be longer, whatever the rules say.
const LONGEST_VALUE: usize = 1_024;
/// No account name may be longer: the login takes no more.
pub(super) const LONGEST_USERNAME: usize = 64;

/// The form as the operator has set it up.
#[derive(Debug, Clone, Copy)]
pub(super) struct Form<'a> {
    /// Which tab was sent.
    pub(super) tab: Tab,
    /// The rules.
    pub(super) settings: &'a RegisterSettings,
    /// The switches.
    pub(super) whitelabel: &'a Whitelabel,
    /// The date on which it is filled in.
    pub(super) today: Date,
}

/// What was filled in and will do: trimmed, in NFC, by field name. Fields that are empty or not shown are left out, and
/// so are secrets.
#[derive(Debug, Clone, Default)]
pub(super) struct Accepted(BTreeMap<&'static str, String>);

impl Accepted {
    /// The value of a field; empty when it was not given.
    pub(super) fn get(&self, field: &str) -> &str {
        self.0.get(field).map(String::as_str).unwrap_or_default()
    }

    /// Every value but those of `others`.
    pub(super) fn without<'a>(&'a self, others: &'a [&'a str]) -> impl Iterator<Item = (&'static str, &'a str)> {
        self.0.iter().filter(|(field, _)| !others.contains(field)).map(|(field, value)| (*field, value.as_str()))
    }
}

impl Form<'_> {
    /// Whether the form asks for the code of an SMS.
    pub(super) fn asks_code(self) -> bool {
        self.tab == Tab::Mobile || self.whitelabel.registration_mobile_verification
    }

    /// Whether the form asks for a password.
    pub(super) fn asks_password(self) -> bool {
        self.tab == Tab::Account || self.whitelabel.mobile_password_registration
    }

    fn rule(&self, field: &str) -> Option<&FieldRuleValue> {
        // A password that is typed twice has one rule.
        rules::rule(self.settings, if field == "confirmPassword" { "password" } else { field })
    }

    /// Whether the operator offers the field.
    pub(super) fn is_enabled(&self, field: &str) -> bool {
        self.rule(field).is_some_and(|rule| rule.enabled)
    }

    fn shows(&self, field: &str) -> bool {
        match field {
            "username" => self.tab == Tab::Account,
            "mobileNum" => self.asks_code() || self.is_enabled(field),
            // The gateway has looked at the code already, where there is one.
            "verificationCode" => self.asks_code() && !self.settings.firebase,
            "password" => self.asks_password(),
            // Whether it is typed twice is the operator's; what it must be stands in the rule of the password.
            "confirmPassword" => {
                self.asks_password() && rules::rule(self.settings, field).is_some_and(|rule| rule.enabled)
            }
            "captcha" => false,
            _ => self.is_enabled(field),
        }
    }

    fn requires(&self, field: &str) -> bool {
        match field {
            "username" | "password" | "confirmPassword" | "paymentPassword" | "verificationCode" => true,
            "mobileNum" if self.asks_code() => true,
            _ => false,
        }
    }

    /// Checks the whole form.
    ///
    /// # Errors
    /// Every field that will not do, with the code of what is wrong.
    pub(super) fn check(self, request: &RegisterRequest) -> Result<Accepted, Broken> {
        let mut broken = Broken::new();
        let mut accepted = Accepted::default();
        for (field, read) in FIELDS.into_iter().filter(|(field, _)| self.shows(field)) {
            let is_secret = SECRETS.contains(&field);
            let value = if is_secret { read(request).to_owned() } else { rules::normal(read(request)) };
            if let Some(code) = self.check_field(field, &value, request) {
                broken.push((field, code));
            } else if !is_secret && !value.is_empty() {
                accepted.0.insert(field, value);
            }
        }
        if let Some(code) = self.check_country(accepted.get("mobileNum"), request) {
            broken.push(("mobileNum", code));
        }
        if let Some(code) = self.check_consent(request) {
            broken.push(("ageAndTerms", code));
        }
        if broken.is_empty() { Ok(accepted) } else { Err(broken) }
    }

    fn check_field(&self, field: &'static str, value: &str, request: &RegisterRequest) -> Option<Code> {
        let longest = match field {
            "username" => LONGEST_USERNAME,
            "password" | "confirmPassword" | "paymentPassword" => password::LONGEST,
            _ => LONGEST_VALUE,
        };
        if value.chars().count() > longest {
            return Some(code::TOO_LONG.to_owned());
        }
        if field == "confirmPassword" {
            return rules::check_twice(request.password.reveal(), value);
        }
        rules::check(self.rule(field), value, self.requires(field)).or_else(|| match field {
            "username" => unprintable(value),
            "password" => self.check_strength(value, request),
            "birthday" if !value.is_empty() => birth::check(value, self.today, self.settings.minimum_age),
            _ => None,
        })
    }

    fn check_strength(&self, value: &str, request: &RegisterRequest) -> Option<Code> {
        let known = [&request.username, &request.payee_name, &request.nickname, &request.email, &request.mobile_num];
        let known = known.map(String::as_str);
        strength::check(value, self.settings.password_strength, &known)
    }

    fn check_country(&self, mobile: &str, request: &RegisterRequest) -> Option<Code> {
        let code = request.country_dialing_code.trim().trim_start_matches('+');
        let known = self.settings.countries.iter().any(|country| country.country_dialing_code == code);
        (!mobile.is_empty() && !known).then(|| code::INVALID_PHONE_NUMBER.to_owned())
    }

    fn check_consent(&self, request: &RegisterRequest) -> Option<Code> {
        let current = request.terms_version.is_empty() || request.terms_version == self.settings.terms_version;
        (!request.age_and_terms || !current).then(|| code::CONSENT_REQUIRED.to_owned())
    }
}

/// An account name is shown, typed and spoken: whatever the rule lets pass, it holds no blanks and nothing invisible.
pub(super) fn unprintable(username: &str) -> Option<Code> {
    let invisible = |character: char| {
        character.is_control()
            || character.is_whitespace()
            || matches!(character, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    username.chars().any(invisible).then(|| "rule_no_spaces".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_account_name_holds_nothing_that_can_not_be_seen() {
        for bad in ["a b", "a\u{200b}b", "a\u{202e}b", "a\tb", "a\u{0}b"] {
            assert!(unprintable(bad).is_some(), "{bad:?}");
        }
        assert_eq!(unprintable("Nguyễn1"), None);
    }
}
