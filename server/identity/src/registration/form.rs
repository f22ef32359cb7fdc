//! The checks of the registration form: which fields each tab has, and whether their values are accepted (sections 2, 3
//! and 5 of the specification).
//!
//! The browser makes the same checks before it sends the form. A field that the tab does not show is neither checked
//! nor stored.

use std::collections::BTreeMap;

use lumora_core::wire::{FieldRuleValue, RegisterRequest, RegisterSettings, Whitelabel, code};
use time::Date;

use crate::fields::birth;
use crate::fields::rules::{self, Broken, Code, takes_dialing_code};
use crate::password::{self, strength};

/// The tab of the form that was sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tab {
    /// Registration by account name.
    Account,
    /// Registration by mobile number; the server generates the account name.
    Mobile,
}

/// Reads the value of a field from the request.
type Reader = fn(&RegisterRequest) -> &str;

/// The fields that can have a rule, by their names in rules and requests.
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

/// Fields that are never stored as they are: secrets are hashed, redeemed or compared.
const SECRETS: [&str; 5] = ["verificationCode", "password", "confirmPassword", "paymentPassword", "captcha"];

/// The longest value of any other field, in characters, whatever its rule allows.
const MAX_VALUE_LENGTH: usize = 1_024;
/// The longest account name, in characters: the login form accepts no more.
pub(super) const MAX_USERNAME_LENGTH: usize = 64;

/// The form as configured by the operator.
#[derive(Debug, Clone, Copy)]
pub(super) struct Form<'a> {
    /// The tab that was sent.
    pub(super) tab: Tab,
    /// The rules of the fields.
    pub(super) settings: &'a RegisterSettings,
    /// The operator's feature switches.
    pub(super) whitelabel: &'a Whitelabel,
    /// The present date (UTC), for the minimum age.
    pub(super) today: Date,
}

/// The accepted values by field name: trimmed, in NFC. Fields that are empty or not shown are left out, and so are
/// secrets.
#[derive(Debug, Clone, Default)]
pub(super) struct Accepted(BTreeMap<&'static str, String>);

impl Accepted {
    /// The value of a field; empty when it has none.
    pub(super) fn get(&self, field: &str) -> &str {
        self.0.get(field).map(String::as_str).unwrap_or_default()
    }

    /// The values of all fields except `others`, with the fields' names.
    pub(super) fn without<'a>(&'a self, others: &'a [&'a str]) -> impl Iterator<Item = (&'static str, &'a str)> {
        self.0.iter().filter(|(field, _)| !others.contains(field)).map(|(field, value)| (*field, value.as_str()))
    }
}

impl Form<'_> {
    /// Whether the form asks for proof of the mobile number: an SMS code, or the identity token of a gateway.
    pub(super) fn asks_mobile_proof(self) -> bool {
        self.tab == Tab::Mobile || self.whitelabel.registration_mobile_verification
    }

    /// Whether the form asks for a password.
    pub(super) fn asks_password(self) -> bool {
        self.tab == Tab::Account || self.whitelabel.mobile_password_registration
    }

    fn rule(&self, field: &str) -> Option<&FieldRuleValue> {
        // The repetition has the rule of the password.
        rules::rule(self.settings, if field == "confirmPassword" { "password" } else { field })
    }

    /// Whether the operator has enabled the field.
    pub(super) fn is_enabled(&self, field: &str) -> bool {
        self.rule(field).is_some_and(|rule| rule.enabled)
    }

    fn shows(&self, field: &str) -> bool {
        match field {
            "username" => self.tab == Tab::Account,
            "mobileNum" => self.asks_mobile_proof() || self.is_enabled(field),
            // Where a gateway verifies numbers, it has already checked the code.
            "verificationCode" => self.asks_mobile_proof() && !self.settings.firebase,
            "password" => self.asks_password(),
            // The operator can only switch the repetition on; its rule is that of the password.
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
            "mobileNum" if self.asks_mobile_proof() => true,
            _ => false,
        }
    }

    /// Checks the whole form.
    ///
    /// # Errors
    /// The refused fields, each with its failure code.
    pub(super) fn check(self, request: &RegisterRequest) -> Result<Accepted, Broken> {
        let mut broken = Broken::new();
        let mut accepted = Accepted::default();
        for (field, read) in FIELDS.into_iter().filter(|(field, _)| self.shows(field)) {
            let is_secret = SECRETS.contains(&field);
            let value = if is_secret { read(request).to_owned() } else { rules::normalize(read(request)) };
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
            "username" => MAX_USERNAME_LENGTH,
            "password" | "confirmPassword" | "paymentPassword" => password::MAX_LENGTH,
            _ => MAX_VALUE_LENGTH,
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
        let personal = [&request.username, &request.payee_name, &request.nickname, &request.email, &request.mobile_num];
        let personal = personal.map(String::as_str);
        strength::check(value, self.settings.password_strength, &personal)
    }

    fn check_country(&self, mobile: &str, request: &RegisterRequest) -> Option<Code> {
        let is_taken = takes_dialing_code(self.settings, &request.country_dialing_code);
        (!mobile.is_empty() && !is_taken).then(|| code::INVALID_PHONE_NUMBER.to_owned())
    }

    fn check_consent(&self, request: &RegisterRequest) -> Option<Code> {
        let current = request.terms_version.is_empty() || request.terms_version == self.settings.terms_version;
        (!request.age_and_terms || !current).then(|| code::CONSENT_REQUIRED.to_owned())
    }
}

/// Refuses white space and invisible characters in an account name, whatever the operator's rule allows: they would let
/// one account look like another.
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
