//! Keys of the texts in `login.ftl`.

keys! {
    FIELD_USERNAME_EMPTY = "field-username-empty";
    FIELD_PASSWORD_EMPTY = "field-password-empty";
    FIELD_CAPTCHA_EMPTY = "field-captcha-empty";
    RESUME_PLAY = "resume-play";
    RESUME_FAVOURITE = "resume-favourite";
    RESUME_PAGE = "resume-page";
    RESUME_SESSION_ENDED = "resume-session-ended";
}
