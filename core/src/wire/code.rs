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
/// 409: what one person has proposed or approved takes another one to confirm it.
pub const SECOND_PERSON_NEEDED: &str = "second_person_needed";
/// 413: the body is too large.
pub const TOO_LARGE: &str = "too_large";
/// 422: fields broke a rule; `value.fields` names them, each with the key of its rule's message, underscores for hyphens
/// ([`rule::EMPTY`], `rule_digits`, ...), or one of the codes below that say so.
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
/// 403: the operator lets agents of this type not do it (section 6).
pub const AGENT_RIGHT_MISSING: &str = "agent_right_missing";
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
/// 409: who stands there can have nobody below: the tree would become too deep.
pub const TREE_TOO_DEEP: &str = "tree_too_deep";
/// 409: the rates of rebate are these already.
pub const RATES_SAME: &str = "rates_same";
/// 422: a rate of rebate is above the upline's; `value.fields` names it.
pub const RATE_TOO_HIGH: &str = "rate_too_high";
/// 422: a rate of rebate is below that of somebody directly below; `value.fields` names it.
pub const RATE_TOO_LOW: &str = "rate_too_low";
/// 409: the agent has as many open links as may be.
pub const TOO_MANY_LINKS: &str = "too_many_links";
/// 422: nobody can register by the agent's link any more.
pub const REGISTRATION_LINK_ENDED: &str = "registration_link_ended";
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
/// In `value.fields`: younger than the law allows to play.
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
/// The reward of a mission can not be taken: it is not done, was taken before, or it is too late.
pub const MISSION_NOT_CLAIMABLE: &str = "mission_not_claimable";
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
/// In `value.fields`, for `amount`: less than the least.
pub const AMOUNT_TOO_SMALL: &str = "amount_too_small";
/// In `value.fields`, for `amount`: more than the most.
pub const AMOUNT_TOO_LARGE: &str = "amount_too_large";
/// In `value.fields`, for `amount`: the wallet does not hold it.
pub const NOT_ENOUGH_MONEY: &str = "not_enough_money";
/// In `value.fields`, for `amount`: more than may leave before credits are wagered.
pub const WAGERING_LEFT: &str = "wagering_left";
/// In `value.fields`, for `amount`: more than the member's level has left for the day.
pub const DAILY_LIMIT: &str = "daily_limit";
/// 422: the member's level has no withdrawal left for the day.
pub const DAILY_COUNT: &str = "daily_count";
/// 422: as many deposits wait for their money as may wait at once.
pub const TOO_MANY_OPEN: &str = "too_many_open";
/// 409: the channel, or the way to be paid, is closed now.
pub const CHANNEL_CLOSED: &str = "channel_closed";
/// 409: this deposit, withdrawal or bonus has gone on meanwhile: read how it stands.
pub const STATE_CHANGED: &str = "state_changed";
/// 503: the payment provider does not answer; nothing was moved.
pub const PROVIDER_UNAVAILABLE: &str = "provider_unavailable";
/// In `value.fields`, for `code`: nobody made such a voucher.
pub const VOUCHER_UNKNOWN: &str = "voucher_unknown";
/// In `value.fields`, for `code`: the voucher was redeemed.
pub const VOUCHER_USED: &str = "voucher_used";
/// In `value.fields`, for `code`: the voucher is too old.
pub const VOUCHER_EXPIRED: &str = "voucher_expired";
/// In a deposit's `failure`: the voucher is in another currency than the wallet.
pub const VOUCHER_CURRENCY: &str = "voucher_currency";
/// In `value.fields`, for `paymentPassword`: it is wrong; `value.left` is how many guesses are left.
pub const WRONG_PAYMENT_PASSWORD: &str = "wrong_payment_password";
/// 429: payments are locked after wrong payment passwords; `value.retryAfter` is set. Recovering the password opens them.
pub const PAYMENT_LOCKED: &str = "payment_locked";
/// 409: the member has no payment password yet, which this needs.
pub const PAYMENT_PASSWORD_NEEDED: &str = "payment_password_needed";
/// 409: the member has a payment password already: change it instead.
pub const PAYMENT_PASSWORD_SET: &str = "payment_password_set";
/// 409: the member needs one more verified way to be reached to prove who it is.
pub const PROOF_NEEDED: &str = "proof_needed";
/// In `value.fields`, for `account`: its check digits are wrong: it is mistyped.
pub const ACCOUNT_CHECKSUM: &str = "account_checksum";
/// In `value.fields`, for `account`: the member has it already.
pub const ACCOUNT_KNOWN: &str = "account_known";
/// In `value.fields`, for `institution`: it is none of those that are offered.
pub const INSTITUTION_UNKNOWN: &str = "institution_unknown";
/// 409: the account was added a short while ago and can not be paid to yet.
pub const ACCOUNT_WAITING: &str = "account_waiting";
/// 409: the authenticator was removed or replaced a short while ago, and amounts that need a code of it wait for a day.
pub const FACTOR_WAITING: &str = "factor_waiting";
/// In `value.fields`, for `holder`: money is paid to the member's own name only, and this is another one.
pub const PAYEE_NAME_OTHER: &str = "payee_name_other";
/// 409: the upline can not be given money: there is none, it is no agent's account, it is closed, or its wallet has another currency.
pub const UPLINE_UNAVAILABLE: &str = "upline_unavailable";
/// 409: the downline can not be given money: its account is not open, it is excluded, a limit of its own holds, or its wallet has another currency.
pub const DOWNLINE_UNAVAILABLE: &str = "downline_unavailable";
/// 409: the account can not be frozen, or its freeze not be ended, by this agent now.
pub const NOT_FREEZABLE: &str = "not_freezable";
/// 422: the member has no transfer to the upline left for the day.
pub const TRANSFER_DAILY_COUNT: &str = "transfer_daily_count";
/// In `value.fields`, for `amount`: more than the member may give to the upline today still.
pub const TRANSFER_DAILY_LIMIT: &str = "transfer_daily_limit";
/// In `value.fields`, for `amount`: more than may leave the main wallet before what was given is staked.
pub const GIVEN_LOCKED: &str = "given_locked";
/// 409: this vendor takes no transfers now, or keeps no wallet.
pub const WALLET_CLOSED: &str = "wallet_closed";
/// 503: the vendor does not say what its wallet holds now; nothing was moved.
pub const WALLET_UNREADABLE: &str = "wallet_unreadable";
/// The supplier does not say what came out of a round.
pub const ROUND_UNREADABLE: &str = "round_unreadable";
/// 403: the account was closed by its member: customer service can open it again for a while.
pub const ACCOUNT_CLOSED: &str = "account_closed";
/// 409: a bet is open, and what is asked for must wait for its end.
pub const BET_OPEN: &str = "bet_open";
/// 409: something stands in the way of closing the account, or its money has changed: read how it stands.
pub const CLOSING_BLOCKED: &str = "closing_blocked";
/// 429: one copy of the data a day; `value.retryAfter` is set.
pub const DATA_COPY_DAILY: &str = "data_copy_daily";
/// 409: a statement of the member is being made: wait until it is there.
pub const STATEMENT_UNDER_WAY: &str = "statement_under_way";
/// 409: the member has as many statements as are kept: delete one.
pub const STATEMENTS_FULL: &str = "statements_full";
/// 422: the filter lets through more rows than a statement can have: choose fewer days.
pub const STATEMENT_TOO_LONG: &str = "statement_too_long";
/// 409: the words of the consent have changed: read them again.
pub const CONSENT_TEXT_CHANGED: &str = "consent_text_changed";
/// 409: the member has not proven yet whose name money is paid to, which this needs.
pub const PAYEE_NAME_NEEDED: &str = "payee_name_needed";
/// In `value.fields`, for `name`: an identity check has named the member, and this is another name.
pub const PAYEE_NAME_CHECKED: &str = "payee_name_checked";
/// 409: this needs an identity check that an operator has approved.
pub const IDENTITY_CHECK_NEEDED: &str = "identity_check_needed";
/// 422: the file is no sound picture or PDF that is taken as a document.
pub const DOCUMENT_INVALID: &str = "document_invalid";
/// 422: details or documents are missing that a check needs.
pub const IDENTITY_INCOMPLETE: &str = "identity_incomplete";
/// 403: the member is kept from play by a time-out or self-exclusion; `value.exclusion` says until when.
pub const EXCLUDED: &str = "excluded";
/// 422: a limit that the member has set is reached; `value` says which.
pub const LIMIT_REACHED: &str = "limit_reached";
/// 409: the member has to decide about limits first.
pub const LIMIT_DECISION_NEEDED: &str = "limit_decision_needed";
/// 409: there is no raise that can be confirmed now.
pub const NO_RAISE: &str = "no_raise";
/// 409: the exclusion can not be changed in this way: only to a longer one, and back only after its end.
pub const EXCLUSION_STANDS: &str = "exclusion_stands";
/// 403: the licence asks for a checked age and identity before this.
pub const AGE_CHECK_NEEDED: &str = "age_check_needed";
/// 409: a reality check waits for its answer.
pub const REALITY_CHECK_DUE: &str = "reality_check_due";
/// 409: a game is open in another session of the member, and the licence allows one at a time: a launch that says `endsOtherGame` ends it.
pub const OTHER_GAME_OPEN: &str = "other_game_open";
/// 403: the licence allows no play for nothing without an account.
pub const DEMO_CLOSED: &str = "demo_closed";
/// 409: a deposit has to say that the member has read how the money of customers is kept (`customerFunds` of the site's policy).
pub const FUNDS_ACKNOWLEDGEMENT_NEEDED: &str = "funds_acknowledgement_needed";
/// In `value.fields`, for `recipient`: a parcel needs the name of whoever gets it.
pub const RECIPIENT_INVALID: &str = "recipient_invalid";
/// In `value.fields`, for `address`: a parcel needs a whole address.
pub const ADDRESS_INVALID: &str = "address_invalid";
/// In `value.fields`, for `points`: fewer than convert at once.
pub const POINTS_TOO_FEW: &str = "points_too_few";
/// In `value.fields`, for `points`: no multiple of what converts.
pub const POINTS_OFF_STEP: &str = "points_off_step";
/// In `value.fields`, for `points`: more than may be converted on this day still.
pub const POINTS_DAILY_LIMIT: &str = "points_daily_limit";
/// In `value.fields`, for `points`: more than the member has.
pub const NOT_ENOUGH_POINTS: &str = "not_enough_points";
/// 409: of this reward there are not so many left.
pub const REWARD_SOLD_OUT: &str = "reward_sold_out";
/// 409: the member has redeemed as many of this reward as one may.
pub const REWARD_LIMIT: &str = "reward_limit";
/// 409: the reward costs another number of points by now, or gives something else.
pub const REWARD_CHANGED: &str = "reward_changed";
/// 422: what is offered can not be the terms of a contract, or goes above what the operator allows.
pub const CONTRACT_TERMS: &str = "contract_terms";
/// 422: what is offered is above the agent's own contract, or the agent has none of that kind.
pub const CONTRACT_EXCEEDS: &str = "contract_exceeds";
/// 409: there is a contract of this kind between the two, or a request about it is open.
pub const CONTRACT_STANDS: &str = "contract_stands";
/// 409: one side can not sign now: its account is closed or excluded, may not, or the two stand in the tree no more as they did.
pub const CONTRACT_PARTY: &str = "contract_party";
/// 409: contracts below would end that the agent has not agreed to; `value.ending` lists them.
pub const CONTRACTS_END: &str = "contracts_end";

/// Rules that no field of the operator's states, but a call: in `value.fields`, as the others.
pub mod rule {
    /// A value is missing.
    pub const EMPTY: &str = "rule_empty";
    /// A value is shorter or longer than the form allows.
    pub const LENGTH: &str = "rule_length";
    /// A value is none of those that are offered.
    pub const UNKNOWN: &str = "rule_unknown";
}
