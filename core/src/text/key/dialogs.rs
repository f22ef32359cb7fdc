//! Keys of the texts in `dialogs.ftl`.

keys! {
    SIGN_OUT_TITLE = "sign-out-title";
    SIGN_OUT_TEXT = "sign-out-text";
    SIGN_OUT_GUEST_TEXT = "sign-out-guest-text";
    SIGN_OUT_CONFIRM = "sign-out-confirm";
    CANCEL = "cancel";
    NOT_NOW = "not-now";
    CLOSE = "close";
    WARNING_TITLE = "warning-title";
    PASSWORD_WEAK_TEXT = "password-weak-text";
    PASSWORD_EXPIRED_TEXT = "password-expired-text";
    FIRST_LOGIN_TITLE = "first-login-title";
    FIRST_LOGIN_TEXT = "first-login-text";
    TOAST_SIGNED_OUT = "toast-signed-out";
    TOAST_FAVOURITE_FAILED = "toast-favourite-failed";
    TOAST_COMING_SOON = "toast-coming-soon";
    TOAST_SESSION_ENDED = "toast-session-ended";
    NEED_TRUE_ACCOUNT = "in_need_true_account";
    NEED_TRUE_ACCOUNT_CONFIRM = "in_increase_submit";
}
