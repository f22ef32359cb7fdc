//! Keys of the texts in `errors.ftl`.

keys! {
    ERROR_NETWORK = "error-network";
    ERROR_TIMEOUT = "error-timeout";
    ERROR_GARBLED = "error-garbled";
    ERROR_SYSTEM = "error-system";
    ERROR_OTHER = "error-other";
    ERROR_UNAVAILABLE = "error-unavailable";
    ERROR_IN_PROGRESS = "error-in-progress";
    ERROR_SENT_BEFORE = "error-sent-before";
    ERROR_ALREADY_DONE = "error-already-done";
    OUTCOME_CHECKING = "outcome-checking";
    OUTCOME_CHECK_NOW = "outcome-check-now";
    OUTCOME_WENT_THROUGH = "outcome-went-through";
    OUTCOME_REFUSED = "outcome-refused";
    OUTCOME_NOT_RECEIVED = "outcome-not-received";
    OUTCOME_LOST = "outcome-lost";
    ERROR_OPERATION = "error-operation";
    ERROR_SEAL = "error-seal";
    ERROR_WRONG_CREDENTIALS = "error-wrong-credentials";
    ERROR_CAPTCHA_REQUIRED = "error-captcha-required";
    ERROR_ACCOUNT_LOCKED = "error-account-locked";
    ERROR_ACCOUNT_SUSPENDED = "error-account-suspended";
    ERROR_TOO_MANY_REQUESTS = "error-too-many-requests";
    ERROR_NOT_LOGGED_IN = "error-not-logged-in";
    ERROR_NON_AGENT = "error-non-agent";
    ERROR_USERNAME_TAKEN = "error-username-taken";
    ERROR_INVALID_AFFILIATE = "error-invalid-affiliate";
    ERROR_INVALID_RECOMMENDER = "error-invalid-recommender";
    ERROR_INVALID_PHONE_NUMBER = "error-invalid-phone-number";
    ERROR_MISSING_PHONE_NUMBER = "error-missing-phone-number";
    ERROR_PHONE_TOO_MANY_REQUESTS = "error-phone-too-many-requests";
    ERROR_INVALID_VERIFICATION_CODE = "error-invalid-verification-code";
    ERROR_MISSING_VERIFICATION_CODE = "error-missing-verification-code";
    ERROR_CAPTCHA_FAILED = "error-captcha-failed";
    ERROR_QUOTA_EXCEEDED = "error-quota-exceeded";
    ERROR_CODE_EXPIRED = "error-code-expired";
    ERROR_NOT_ENABLED = "error-not-enabled";
    ERROR_REGION = "error-region";
    ERROR_NOT_FOUND = "error-not-found";
    ERROR_GAME_NOT_FOUND = "error-game-not-found";
    ERROR_GAME_UNAVAILABLE = "error-game-unavailable";
    ERROR_ROOM_FULL = "error-room-full";
    ERROR_ROOM_ENTRY = "error-room-entry";
    ERROR_NO_SPORTS = "error-no-sports";
    ERROR_GAME_STOPPED = "error-game-stopped";
}
