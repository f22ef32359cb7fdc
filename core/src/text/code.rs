//! Failure codes of the server and the texts that they speak with (section 8).

use super::key;

/// Wrong account or password: a 401 that does not mean a dead session.
pub const WRONG_CREDENTIALS: &str = "wrong_credentials";
/// The captcha was answered wrongly, or not at all.
pub const CAPTCHA_WRONG: &str = "captcha_wrong";
/// The next try needs a captcha.
pub const CAPTCHA_REQUIRED: &str = "captcha_required";
/// The nonce of a sealed call is used up or too old.
pub const SEAL_EXPIRED: &str = "seal_expired";

const TEXTS: &[(&str, &str)] = &[
    (WRONG_CREDENTIALS, key::ERROR_WRONG_CREDENTIALS),
    (CAPTCHA_WRONG, key::ERROR_CAPTCHA_WRONG),
    (CAPTCHA_REQUIRED, key::ERROR_CAPTCHA_REQUIRED),
    (SEAL_EXPIRED, key::ERROR_NETWORK),
    ("account_locked", key::ERROR_ACCOUNT_LOCKED),
    ("too_many_requests", key::ERROR_TOO_MANY_REQUESTS),
    ("busy", key::ERROR_TOO_MANY_REQUESTS),
    ("not_logged_in", key::ERROR_NOT_LOGGED_IN),
    ("session_expired", key::ERROR_NOT_LOGGED_IN),
    ("in_need_true_account", key::NEED_TRUE_ACCOUNT),
    ("non_member_account", key::ERROR_NON_MEMBER),
    ("non_agent_account", key::ERROR_NON_AGENT),
    ("account_suspended", key::ERROR_ACCOUNT_SUSPENDED),
    ("maintenance", key::ERROR_MAINTENANCE),
    ("region_restricted", key::ERROR_REGION),
    ("invalid_domain", key::ERROR_INVALID_DOMAIN),
    ("game_not_found", key::ERROR_GAME_NOT_FOUND),
    ("game_unavailable", key::ERROR_GAME_UNAVAILABLE),
    ("insufficient_balance", key::ERROR_INSUFFICIENT_BALANCE),
    ("system_error", key::ERROR_SYSTEM),
    ("operation_abnormal", key::ERROR_OPERATION),
];

/// The text key of a failure code, if it is known.
pub fn text_of(code: &str) -> Option<&'static str> {
    TEXTS.iter().find(|(known, _)| *known == code).map(|(_, text)| *text)
}
