//! An address or a number that a member wants to be reached at.

use lumora_core::wire::{ContactDetail, ContactDetails, ContactKind, RegisterSettings};

use crate::fields::rules;
use crate::member::{MemberRow, masked_mail};
use crate::verification::PhoneNumber;
use platform::http::ApiError;
use platform::outbox::Channel;

/// The longest mail address that can be delivered to (RFC 5321), in characters.
const LONGEST_ADDRESS: u32 = 254;

/// A new address or number, in the form in which it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Target {
    pub(super) kind: ContactKind,
    pub(super) value: String,
}

impl Target {
    /// Reads what was typed.
    ///
    /// # Errors
    /// 422 when it breaks the operator's rule, can not be a number, or is what the member has proved already.
    pub(super) fn parse(
        member: &MemberRow,
        settings: &RegisterSettings,
        kind: ContactKind,
        typed: &str,
        dialing_code: &str,
    ) -> Result<Self, ApiError> {
        let value = match kind {
            ContactKind::Email => address(settings, typed)?,
            ContactKind::Mobile => number(settings, typed, dialing_code)?,
        };
        let target = Self { kind, value };
        if verified(member, kind).is_some_and(|present| present.eq_ignore_ascii_case(&target.value)) {
            return Err(ApiError::rule_broken([(field(kind), lumora_core::wire::code::CONTACT_UNCHANGED)]));
        }
        Ok(target)
    }

    /// What a code that goes to it is told apart by: it opens this change of this member, and no other.
    pub(super) fn code_target(&self, member_id: &str) -> String {
        format!("{member_id} {}", self.value)
    }
}

/// What a code that goes to the present address or number is told apart by.
pub(super) fn present_code_target(member_id: &str, kind: ContactKind) -> String {
    format!("{member_id} {}", field(kind))
}

/// The field of the form.
pub(super) fn field(kind: ContactKind) -> &'static str {
    match kind {
        ContactKind::Email => "email",
        ContactKind::Mobile => "mobileNum",
    }
}

/// How a message gets there.
pub(super) fn channel(kind: ContactKind) -> Channel {
    match kind {
        ContactKind::Email => Channel::Mail,
        ContactKind::Mobile => Channel::Sms,
    }
}

/// The present one, when it is verified.
pub(super) fn verified(member: &MemberRow, kind: ContactKind) -> Option<&str> {
    match kind {
        ContactKind::Email => member.verified_email(),
        ContactKind::Mobile => member.verified_mobile(),
    }
}

/// What a member sees of the present ones.
pub(super) fn details(member: &MemberRow) -> ContactDetails {
    let email = if member.email.is_empty() { String::new() } else { masked_mail(&member.email) };
    let mobile = if member.mobile.is_empty() { String::new() } else { PhoneNumber::masked(&member.mobile) };
    ContactDetails {
        email: ContactDetail { hint: email, verified: member.verified_email().is_some() },
        mobile: ContactDetail { hint: mobile, verified: member.verified_mobile().is_some() },
    }
}

/// The verified mail address and number of a member, mostly hidden; empty where none is verified.
pub fn verified_hints(member: &MemberRow) -> (String, String) {
    let mail = member.verified_email().map(masked_mail).unwrap_or_default();
    (mail, member.verified_mobile().map(PhoneNumber::masked).unwrap_or_default())
}

fn address(settings: &RegisterSettings, typed: &str) -> Result<String, ApiError> {
    let value = rules::normal(typed);
    let rule = rules::rule(settings, "email").cloned().unwrap_or_default();
    let most = rule.max_length.unwrap_or(LONGEST_ADDRESS).min(LONGEST_ADDRESS);
    let rule = lumora_core::wire::FieldRuleValue { max_length: Some(most), ..rule };
    match rules::check(Some(&rule), &value, true) {
        Some(code) => Err(ApiError::rule_broken([("email", code.as_str())])),
        None => Ok(value),
    }
}

fn number(settings: &RegisterSettings, typed: &str, dialing_code: &str) -> Result<String, ApiError> {
    if let Some(code) = rules::check(rules::rule(settings, "mobileNum"), typed.trim(), true) {
        return Err(ApiError::rule_broken([("mobileNum", code.as_str())]));
    }
    if !rules::takes_dialing_code(settings, dialing_code) {
        return Err(ApiError::rule_broken([("mobileNum", lumora_core::wire::code::INVALID_PHONE_NUMBER)]));
    }
    Ok(PhoneNumber::parse(dialing_code, typed)?.as_str().to_owned())
}
