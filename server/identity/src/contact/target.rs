//! Validation of a new mail address or mobile number, and the views of a member's present ones.

use lumora_core::wire::{ContactDetail, ContactDetails, ContactKind, RegisterSettings};

use crate::fields::rules;
use crate::member::{MemberRow, masked_mail};
use crate::verification::PhoneNumber;
use platform::http::ApiError;
use platform::outbox::Channel;

/// The longest mail address that can be delivered to (RFC 5321), in characters.
const MAX_ADDRESS_CHARS: u32 = 254;

/// A new mail address or mobile number, in the form in which it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Target {
    pub(super) kind: ContactKind,
    pub(super) value: String,
}

impl Target {
    /// Parses what the member typed; `dialing_code` counts for mobile numbers only.
    ///
    /// # Errors
    /// 422 when it breaks the operator's field rule, is no phone number, or is the contact that the member has verified already.
    pub(super) fn parse(
        member: &MemberRow,
        settings: &RegisterSettings,
        kind: ContactKind,
        typed: &str,
        dialing_code: &str,
    ) -> Result<Self, ApiError> {
        let value = match kind {
            ContactKind::Email => parse_address(settings, typed)?,
            ContactKind::Mobile => parse_number(settings, typed, dialing_code)?,
        };
        let target = Self { kind, value };
        if verified(member, kind).is_some_and(|present| present.eq_ignore_ascii_case(&target.value)) {
            return Err(ApiError::rule_broken([(field_name(kind), lumora_core::wire::code::CONTACT_UNCHANGED)]));
        }
        Ok(target)
    }

    /// The target under which a code sent to it is stored: the code is valid for this member and this new contact only.
    pub(super) fn code_target(&self, member_id: &str) -> String {
        format!("{member_id} {}", self.value)
    }
}

/// The target under which a code sent to the present address or number is stored.
pub(super) fn present_code_target(member_id: &str, kind: ContactKind) -> String {
    format!("{member_id} {}", field_name(kind))
}

/// The field of the account form, which also names it in refusals.
pub(super) fn field_name(kind: ContactKind) -> &'static str {
    match kind {
        ContactKind::Email => "email",
        ContactKind::Mobile => "mobileNum",
    }
}

/// The channel that codes for it are sent by.
pub(super) fn channel(kind: ContactKind) -> Channel {
    match kind {
        ContactKind::Email => Channel::Mail,
        ContactKind::Mobile => Channel::Sms,
    }
}

/// The member's present address or number, if it is verified.
pub(super) fn verified(member: &MemberRow, kind: ContactKind) -> Option<&str> {
    match kind {
        ContactKind::Email => member.verified_email(),
        ContactKind::Mobile => member.verified_mobile(),
    }
}

/// The member's present contacts, masked, and whether each is verified.
pub(super) fn details(member: &MemberRow) -> ContactDetails {
    let email = if member.email.is_empty() { String::new() } else { masked_mail(&member.email) };
    let mobile = if member.mobile.is_empty() { String::new() } else { PhoneNumber::masked(&member.mobile) };
    ContactDetails {
        email: ContactDetail { hint: email, verified: member.verified_email().is_some() },
        mobile: ContactDetail { hint: mobile, verified: member.verified_mobile().is_some() },
    }
}

/// The member's verified mail address and mobile number, masked; each is empty where it is not verified.
pub fn verified_hints(member: &MemberRow) -> (String, String) {
    let mail = member.verified_email().map(masked_mail).unwrap_or_default();
    (mail, member.verified_mobile().map(PhoneNumber::masked).unwrap_or_default())
}

fn parse_address(settings: &RegisterSettings, typed: &str) -> Result<String, ApiError> {
    let value = rules::normalize(typed);
    let rule = rules::rule(settings, "email").cloned().unwrap_or_default();
    let max_length = rule.max_length.unwrap_or(MAX_ADDRESS_CHARS).min(MAX_ADDRESS_CHARS);
    let rule = lumora_core::wire::FieldRuleValue { max_length: Some(max_length), ..rule };
    match rules::check(Some(&rule), &value, true) {
        Some(code) => Err(ApiError::rule_broken([("email", code.as_str())])),
        None => Ok(value),
    }
}

fn parse_number(settings: &RegisterSettings, typed: &str, dialing_code: &str) -> Result<String, ApiError> {
    if let Some(code) = rules::check(rules::rule(settings, "mobileNum"), typed.trim(), true) {
        return Err(ApiError::rule_broken([("mobileNum", code.as_str())]));
    }
    if !rules::takes_dialing_code(settings, dialing_code) {
        return Err(ApiError::rule_broken([("mobileNum", lumora_core::wire::code::INVALID_PHONE_NUMBER)]));
    }
    Ok(PhoneNumber::parse(dialing_code, typed)?.as_str().to_owned())
}
