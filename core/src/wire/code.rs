//! The codes of failures that the server answers with, so that the client's texts and the server's refusals can not drift
//! apart (section 8 of the specification).

/// 400: the call is malformed; the message says how.
pub const INVALID_REQUEST: &str = "invalid_request";
/// 400: a sealed call came with a plain body, an unknown key, or a cipher text that does not open.
pub const SEAL_INVALID: &str = "seal_invalid";
/// 400: the nonce of a sealed call was used before or is too old; a fresh one helps.
pub const SEAL_EXPIRED: &str = "seal_expired";
/// 401: the call needs a session, and there is none or it has ended.
pub const LOGIN_REQUIRED: &str = "login_required";
/// 401: wrong account or password. The same whether or not the account exists.
pub const WRONG_CREDENTIALS: &str = "wrong_credentials";
/// 401: the captcha is missing, wrong, used or too old; `value.captcha` is set.
pub const CAPTCHA_REQUIRED: &str = "captcha_required";
/// 401: there is no remembered login on this browser.
pub const NOT_REMEMBERED: &str = "not_remembered";
/// 403: a guest of the free demo needs a real account for this.
pub const REAL_ACCOUNT_REQUIRED: &str = "real_account_required";
/// 403: the account is not allowed to do this.
pub const FORBIDDEN: &str = "forbidden";
/// 403: the region of the visitor is not served; `value.ip` is set.
pub const REGION_RESTRICTED: &str = "region_restricted";
/// 404: no such call or thing.
pub const NOT_FOUND: &str = "not_found";
/// 404: the catalogue has no such game.
pub const GAME_NOT_FOUND: &str = "game_not_found";
/// 405: the call exists under another method.
pub const METHOD_NOT_ALLOWED: &str = "method_not_allowed";
/// 408: the body took too long to arrive.
pub const TIMEOUT: &str = "timeout";
/// 409: the idempotency key was used with another body.
pub const IDEMPOTENCY_CONFLICT: &str = "idempotency_conflict";
/// 409: the call was done under this key before, and its reply is not kept: read how things stand.
pub const ALREADY_DONE: &str = "already_done";
/// 409: the same call is still being worked on.
pub const IN_PROGRESS: &str = "in_progress";
/// 413: the body is too large.
pub const TOO_LARGE: &str = "too_large";
/// 422: fields broke a rule; `value.fields` names them, each with the key of its rule's message, underscores for hyphens
/// (`rule_empty`, `rule_digits`, ...), or one of the codes below that say so.
pub const RULE_BROKEN: &str = "rule_broken";
/// 422: the game is closed for now.
pub const GAME_UNAVAILABLE: &str = "game_unavailable";
/// 429: too many tries; `value.retryAfter` is set.
pub const TOO_MANY_REQUESTS: &str = "too_many_requests";
/// 429: the account is locked after failed logins; `value.retryAfter` is set.
pub const ACCOUNT_LOCKED: &str = "account_locked";
/// 500: the server failed; the request id helps its operator.
pub const INTERNAL: &str = "internal_error";
/// 503: maintenance, or too busy for a moment.
pub const UNAVAILABLE: &str = "unavailable";
/// 403: the operator does not offer this function.
pub const NOT_ENABLED: &str = "not_enabled";
/// 403: the account is closed or suspended; told only to who knows the password.
pub const ACCOUNT_DISABLED: &str = "account_disabled";
/// 401: the password was right; `value.secondFactor` says what else is asked.
pub const SECOND_FACTOR_REQUIRED: &str = "second_factor_required";
/// 401: the answer to the second factor was wrong.
pub const WRONG_FACTOR: &str = "wrong_factor";
/// 401: the login that the factor belonged to is over; log in again.
pub const FACTOR_EXPIRED: &str = "factor_expired";
/// 401: the session is remembered or old; the password is asked again for this.
pub const PASSWORD_REQUIRED: &str = "password_required";
/// 401: the ticket of a social login, passkey ceremony or password change is used or too old.
pub const TICKET_EXPIRED: &str = "ticket_expired";
/// 401: the passkey was not recognised.
pub const PASSKEY_INVALID: &str = "passkey_invalid";
/// 401: the link of the mail was used or is too old.
pub const LINK_EXPIRED: &str = "link_expired";
/// 403: the password must be changed before anything else.
pub const PASSWORD_CHANGE_REQUIRED: &str = "password_change_required";
/// 403: an agent's side refuses whoever is no agent (section 8).
pub const NON_AGENT: &str = "non_agent";
/// 403: the member side refuses accounts that are none (section 8).
pub const NON_MEMBER: &str = "non_member";
/// 403: the host or address is not one of the operator's (section 8, "invalid domain/URL").
pub const INVALID_DOMAIN: &str = "invalid_domain";
/// 409: the account name is taken.
pub const USERNAME_TAKEN: &str = "username_taken";
/// 422: every seat of the room is taken.
pub const ROOM_FULL: &str = "room_full";
/// 422: the wallet holds less than the room asks for.
pub const ROOM_ENTRY: &str = "room_entry";
/// 422: no affiliate has this code.
pub const INVALID_AFFILIATE: &str = "invalid_affiliate";
/// 422: nobody has this recommender id.
pub const INVALID_RECOMMENDER: &str = "invalid_recommender";
/// 422: the new password is the old one.
pub const PASSWORD_UNCHANGED: &str = "password_unchanged";
/// 422: the old password is wrong.
pub const WRONG_OLD_PASSWORD: &str = "wrong_old_password";
/// Phone authentication (section 8): the number has no valid format.
pub const INVALID_PHONE_NUMBER: &str = "invalid_phone_number";
/// Phone authentication: there is no number.
pub const MISSING_PHONE_NUMBER: &str = "missing_phone_number";
/// Phone authentication: too many requests; five minutes help.
pub const PHONE_TOO_MANY_REQUESTS: &str = "phone_too_many_requests";
/// Phone authentication: the code is wrong.
pub const INVALID_VERIFICATION_CODE: &str = "invalid_verification_code";
/// Phone authentication: there is no code.
pub const MISSING_VERIFICATION_CODE: &str = "missing_verification_code";
/// Phone authentication: the captcha failed.
pub const CAPTCHA_FAILED: &str = "captcha_failed";
/// Phone authentication: the operator's quota is used up; customer service helps.
pub const QUOTA_EXCEEDED: &str = "quota_exceeded";
/// Phone authentication: the code is too old or was tried too often; send another.
pub const CODE_EXPIRED: &str = "code_expired";
/// Social login: the visitor closed the window or declined.
pub const POPUP_CLOSED: &str = "popup_closed";
/// In `value.fields`: the password is one that everybody tries first, the account name, or weaker than the operator asks for.
pub const PASSWORD_TOO_WEAK: &str = "password_too_weak";
/// In `value.fields`: born too late to play.
pub const TOO_YOUNG: &str = "too_young";
/// In `value.fields`, for `ageAndTerms`: age and terms were not agreed to, or the terms have changed meanwhile.
pub const CONSENT_REQUIRED: &str = "consent_required";
/// In `value.fields`: another account has this number, and the caller has proved to hold it.
pub const MOBILE_TAKEN: &str = "mobile_taken";
/// In `value.fields`: the member has proved this mail address or number already.
pub const CONTACT_UNCHANGED: &str = "contact_unchanged";
/// 409: the promotion is not open for this now, or it was done before.
pub const PROMOTION_CLOSED: &str = "promotion_closed";
/// 409: everything that the promotion has to give was taken.
pub const PROMOTION_EXHAUSTED: &str = "promotion_exhausted";
/// 409: every draw of the raffle was made.
pub const NO_DRAWS_LEFT: &str = "no_draws_left";
/// 403: the promotion is for members of a higher rank.
pub const RANK_TOO_LOW: &str = "rank_too_low";
/// 422: the file is no sound png or jpg of a size that can be shown.
pub const IMAGE_INVALID: &str = "image_invalid";
/// In `value.fields`: longer than any account can be.
pub const TOO_LONG: &str = "too_long";
/// 401: nobody has this visitor's token: it is too old, or its conversation belongs to a member since.
pub const VISITOR_UNKNOWN: &str = "visitor_unknown";
/// 409: the conversation is closed, or not yet closed, and this needs it otherwise.
pub const CONVERSATION_STATE: &str = "conversation_state";
/// 409: the conversation holds as many messages or pictures as one may hold.
pub const CONVERSATION_FULL: &str = "conversation_full";
