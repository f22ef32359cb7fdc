//! The texts that the server's failure codes speak with (section 8).

use super::key;
use crate::wire::code;

const TEXTS: &[(&str, &str)] = &[
    (code::WRONG_CREDENTIALS, key::ERROR_WRONG_CREDENTIALS),
    (code::CAPTCHA_REQUIRED, key::ERROR_CAPTCHA_REQUIRED),
    (code::SEAL_EXPIRED, key::ERROR_NETWORK),
    (code::SEAL_INVALID, key::ERROR_SEAL),
    (code::ACCOUNT_LOCKED, key::ERROR_ACCOUNT_LOCKED),
    (code::ACCOUNT_DISABLED, key::ERROR_ACCOUNT_SUSPENDED),
    (code::TOO_MANY_REQUESTS, key::ERROR_TOO_MANY_REQUESTS),
    (code::LOGIN_REQUIRED, key::ERROR_NOT_LOGGED_IN),
    (code::NOT_REMEMBERED, key::ERROR_NOT_LOGGED_IN),
    (code::REAL_ACCOUNT_REQUIRED, key::NEED_TRUE_ACCOUNT),
    (code::REGION_RESTRICTED, key::ERROR_REGION),
    (code::FORBIDDEN, key::ERROR_OPERATION),
    (code::NOT_ENABLED, key::ERROR_NOT_ENABLED),
    (code::NOT_FOUND, key::ERROR_NOT_FOUND),
    (code::GAME_NOT_FOUND, key::ERROR_GAME_NOT_FOUND),
    (code::GAME_UNAVAILABLE, key::ERROR_GAME_UNAVAILABLE),
    (code::IN_PROGRESS, key::ERROR_IN_PROGRESS),
    (code::IDEMPOTENCY_CONFLICT, key::ERROR_OPERATION),
    (code::INVALID_REQUEST, key::ERROR_OPERATION),
    (code::RULE_BROKEN, key::ERROR_OPERATION),
    (code::USERNAME_TAKEN, key::ERROR_USERNAME_TAKEN),
    (code::INVALID_AFFILIATE, key::ERROR_INVALID_AFFILIATE),
    (code::INVALID_RECOMMENDER, key::ERROR_INVALID_RECOMMENDER),
    (code::INVALID_PHONE_NUMBER, key::ERROR_INVALID_PHONE_NUMBER),
    (code::MISSING_PHONE_NUMBER, key::ERROR_MISSING_PHONE_NUMBER),
    (code::PHONE_TOO_MANY_REQUESTS, key::ERROR_PHONE_TOO_MANY_REQUESTS),
    (code::INVALID_VERIFICATION_CODE, key::ERROR_INVALID_VERIFICATION_CODE),
    (code::MISSING_VERIFICATION_CODE, key::ERROR_MISSING_VERIFICATION_CODE),
    (code::CAPTCHA_FAILED, key::ERROR_CAPTCHA_FAILED),
    (code::QUOTA_EXCEEDED, key::ERROR_QUOTA_EXCEEDED),
    (code::CODE_EXPIRED, key::ERROR_CODE_EXPIRED),
    (code::TIMEOUT, key::ERROR_TIMEOUT),
    (code::INTERNAL, key::ERROR_SYSTEM),
    (code::UNAVAILABLE, key::ERROR_UNAVAILABLE),
];

/// The text key of a failure code, if it is known.
pub fn text_of(code: &str) -> Option<&'static str> {
    TEXTS.iter().find(|(known, _)| *known == code).map(|(_, text)| *text)
}
