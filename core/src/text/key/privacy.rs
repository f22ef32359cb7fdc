//! Keys of the texts in `privacy.ftl`.

keys! {
    CONSENT_EMAIL = "consent-email";
    CONSENT_SMS = "consent-sms";
    CONSENT_CALL = "consent-call";
    CONSENT_TO = "consent-to";
    CONSENT_UNREACHABLE = "consent-unreachable";
    CONSENT_GIVEN_SINCE = "consent-given-since";
    CONSENT_ENDED_SINCE = "consent-ended-since";
    TOAST_CONSENT_SAVED = "toast-consent-saved";
    COPY_PREPARING = "copy-preparing";
    COPY_FAILED = "copy-failed";
    COPY_READY = "copy-ready";
    COPY_NEXT = "copy-next";
    CLOSING_ELSEWHERE = "closing-elsewhere";
    CLOSING_ELSEWHERE_LINK = "closing-elsewhere-link";
    CLOSING_TRANSFERS = "closing-transfers";
    CLOSING_WITHDRAW_FIRST = "closing-withdraw-first";
    CLOSING_WITHDRAW_LINK = "closing-withdraw-link";
    CLOSING_WITHDRAWALS = "closing-withdrawals";
    CLOSING_WITHDRAWALS_LINK = "closing-withdrawals-link";
    CLOSING_DEPOSITS = "closing-deposits";
    CLOSING_DEPOSITS_LINK = "closing-deposits-link";
    CLOSING_BETS = "closing-bets";
    CLOSING_BALANCE = "closing-balance";
    CLOSING_BONUS = "closing-bonus";
    CLOSING_DEPOSIT = "closing-deposit";
    CLOSING_POINTS = "closing-points";
    CLOSING_ACCOUNTS = "closing-accounts";
    CLOSING_SESSIONS = "closing-sessions";
    CLOSING_RECORDS = "closing-records";
    CLOSING_REOPEN = "closing-reopen";
    CLOSING_REOPEN_NEVER = "closing-reopen-never";
    CLOSING_NOT_UNDERSTOOD = "closing-not-understood";
    TOAST_ACCOUNT_CLOSED = "toast-account-closed";
}
