//! The texts that the server's failure codes speak with (section 8).
//!
//! Most keys are named after their code: `error-amount-too-small` stands for `amount_too_small`. The list of those is one text, since every
//! first visit carries it, and two names and two addresses for each code would be three times as much.

use super::key;
use crate::wire::code;

/// Codes whose text has another name.
const OTHERS: &[(&str, &str)] = &[
    (code::SEAL_EXPIRED, key::ERROR_NETWORK),
    (code::SEAL_INVALID, key::ERROR_SEAL),
    (code::ACCOUNT_DISABLED, key::ERROR_ACCOUNT_SUSPENDED),
    (code::LOGIN_REQUIRED, key::ERROR_NOT_LOGGED_IN),
    (code::NOT_REMEMBERED, key::ERROR_NOT_LOGGED_IN),
    (code::REAL_ACCOUNT_REQUIRED, key::NEED_TRUE_ACCOUNT),
    (code::REGION_RESTRICTED, key::ERROR_REGION),
    (code::SECOND_FACTOR_REQUIRED, key::ERROR_SECOND_FACTOR),
    (code::PASSWORD_CHANGE_REQUIRED, key::ERROR_PASSWORD_CHANGE),
    (code::AGENT_RIGHT_MISSING, key::ERROR_AGENT_RIGHT),
    (code::PASSWORD_TOO_WEAK, key::STRENGTH_TOO_WEAK),
    (code::CONSENT_REQUIRED, key::CONSENT_MISSING),
    (code::METHOD_NOT_ALLOWED, key::ERROR_OPERATION),
    (code::FORBIDDEN, key::ERROR_OPERATION),
    (code::SECOND_PERSON_NEEDED, key::ERROR_OPERATION),
    (code::RECIPIENT_INVALID, key::ERROR_RECIPIENT),
    (code::ADDRESS_INVALID, key::ERROR_ADDRESS),
    (code::IDEMPOTENCY_CONFLICT, key::ERROR_SENT_BEFORE),
    (code::INVALID_REQUEST, key::ERROR_OPERATION),
    (code::RULE_BROKEN, key::ERROR_OPERATION),
    (code::INTERNAL, key::ERROR_SYSTEM),
];

/// What the keys begin with that are named after their code.
const PREFIX: &str = "error-";
/// The keys that are named after their code.
const NAMED: &str = "\
    error-wrong-credentials error-captcha-required error-account-locked error-too-many-requests \
    error-wrong-factor error-factor-expired error-password-required error-ticket-expired error-passkey-invalid \
    error-link-expired error-password-unchanged error-wrong-old-password error-non-agent error-non-member \
    error-invalid-domain error-popup-closed error-too-large error-too-young error-promotion-closed \
    error-promotion-exhausted error-no-draws-left error-mission-not-claimable error-rank-too-low \
    error-conversation-state error-conversation-full error-visitor-unknown error-image-invalid error-mobile-taken \
    error-contact-unchanged error-too-long error-not-enabled error-points-too-few error-points-off-step \
    error-points-daily-limit error-not-enough-points error-reward-sold-out error-reward-limit \
    error-reward-changed error-not-found error-game-not-found error-game-unavailable error-room-full \
    error-room-entry error-in-progress error-already-done error-username-taken error-registration-link-ended \
    error-tree-too-deep error-rates-same error-rate-too-high error-rate-too-low error-too-many-links \
    error-invalid-affiliate error-invalid-recommender error-invalid-phone-number error-missing-phone-number \
    error-phone-too-many-requests error-invalid-verification-code error-missing-verification-code \
    error-captcha-failed error-quota-exceeded error-code-expired error-timeout error-unavailable \
    error-amount-too-small error-amount-too-large error-not-enough-money error-wagering-left error-daily-limit \
    error-daily-count error-too-many-open error-channel-closed error-state-changed error-provider-unavailable \
    error-voucher-unknown error-voucher-used error-voucher-expired error-voucher-currency error-wrong-payment-password \
    error-payment-locked error-payment-password-needed error-payment-password-set error-proof-needed \
    error-account-checksum error-account-known error-institution-unknown error-account-waiting error-factor-waiting \
    error-payee-name-other error-upline-unavailable error-downline-unavailable error-not-freezable \
    error-contract-terms error-contract-exceeds error-contract-stands error-contract-party error-contracts-end \
    error-transfer-daily-count error-transfer-daily-limit error-given-locked error-wallet-closed \
    error-wallet-unreadable error-round-unreadable error-account-closed error-bet-open error-closing-blocked \
    error-data-copy-daily error-statement-under-way error-statements-full error-statement-too-long \
    error-consent-text-changed error-funds-acknowledgement-needed error-payee-name-needed \
    error-payee-name-checked error-identity-check-needed error-document-invalid error-identity-incomplete \
    error-excluded error-limit-reached error-limit-decision-needed error-no-raise error-exclusion-stands \
    error-age-check-needed error-reality-check-due error-other-game-open error-demo-closed";

/// The text key of a failure code, if it is known.
pub fn text_of(code: &str) -> Option<&'static str> {
    let other = OTHERS.iter().find(|(known, _)| *known == code).map(|(_, text)| *text);
    other.or_else(|| NAMED.split(' ').find(|text| is_named_after(text, code)))
}

fn is_named_after(text: &str, code: &str) -> bool {
    let same = |(ours, theirs)| if ours == b'-' { theirs == b'_' } else { ours == theirs };
    let name = text.strip_prefix(PREFIX).unwrap_or_default();
    name.len() == code.len() && name.bytes().zip(code.bytes()).all(same)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_the_text_that_is_named_after_it_or_its_own() {
        assert_eq!(text_of(code::AMOUNT_TOO_SMALL), Some("error-amount-too-small"));
        assert_eq!(text_of(code::WRONG_CREDENTIALS), Some(key::ERROR_WRONG_CREDENTIALS));
        assert_eq!(text_of(code::TIMEOUT), Some(key::ERROR_TIMEOUT));
        assert_eq!(text_of(code::LOGIN_REQUIRED), Some(key::ERROR_NOT_LOGGED_IN));
    }

    #[test]
    fn every_code_has_a_text_and_every_text_a_code() {
        let lines = include_str!("../wire/code.rs").lines().filter(|line| line.starts_with("pub const "));
        let codes: Vec<&str> = lines.filter_map(|line| line.split('"').nth(1)).collect();
        for code in &codes {
            assert!(text_of(code).is_some_and(|text| key::all().any(|known| known == text)), "{code}");
        }
        for text in NAMED.split(' ') {
            assert!(codes.iter().any(|code| is_named_after(text, code)), "{text}");
        }
    }

    #[test]
    fn what_only_looks_like_a_code_has_none() {
        for code in ["", "amount", "amount_too_small ", "error-timeout", "timeout_timeout", "amount-too-small"] {
            assert_eq!(text_of(code), None, "{code}");
        }
    }
}
