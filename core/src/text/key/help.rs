//! Keys of the texts in `help.ftl`.

keys! {
    LETTER_QUESTION_TYPE = "letter-question-type";
    LETTER_NAME = "letter-name";
    LETTER_CONTACT = "letter-contact";
    LETTER_CONTACT_OPTIONAL = "letter-contact-optional";
    LETTER_CHANNEL = "letter-channel";
    LETTER_CONTENT = "letter-content";
    LETTER_PLAN = "letter-plan";
    LETTER_MISSING = "letter-missing";
    LETTER_LENGTH = "letter-length";
    LETTER_UNKNOWN = "letter-unknown";
    LETTER_COUNT = "letter-count";
    LETTER_BOUNDS = "letter-bounds";
}
