//! Keys of the texts in `payment-password.ftl`.

keys! {
    PIN_SET = "pin-set";
    PIN_NOT_SET = "pin-not-set";
    PIN_LOCKED = "pin-locked";
    PIN_GUESSES = "pin-guesses";
    PIN_WRONG_LEFT = "pin-wrong-left";
    PIN_EMPTY = "pin-empty";
    PIN_DIFFERENT = "pin-different";
    PIN_GUESSABLE = "pin-guessable";
    PIN_CHANGE = "pin-change";
    PIN_SET_ONE = "pin-set-one";
    PIN_RECOVER = "pin-recover";
    PIN_RECOVER_TITLE = "pin-recover-title";
    PIN_CONTACT_FIRST = "pin-contact-first";
    PIN_PRESENT = "pin-present";
    PIN_NEW = "pin-new";
    PIN_AGAIN = "pin-again";
    PIN_SAVE = "pin-save";
    PIN_ABOUT_FIRST = "pin-about-first";
    PIN_CODE_BY_MAIL = "pin-code-by-mail";
    PIN_CODE_BY_SMS = "pin-code-by-sms";
    TOAST_PAYMENT_PASSWORD_SET = "toast-payment-password-set";
    SAFETY_PAYMENT_PASSWORD = "safety-payment-password";
    SAFETY_NEXT_PAYMENT_PASSWORD = "safety-next-payment-password";
}
