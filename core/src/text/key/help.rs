//! Keys of the texts in `help.ftl`.

keys! {
    CONTACT_FORM_QUESTION_TYPE = "contact-form-question-type";
    CONTACT_FORM_NAME = "contact-form-name";
    CONTACT_FORM_CONTACT = "contact-form-contact";
    CONTACT_FORM_CONTACT_OPTIONAL = "contact-form-contact-optional";
    CONTACT_FORM_CHANNEL = "contact-form-channel";
    CONTACT_FORM_CONTENT = "contact-form-content";
    CONTACT_FORM_PLAN = "contact-form-plan";
    CONTACT_FORM_MISSING = "contact-form-missing";
    CONTACT_FORM_LENGTH = "contact-form-length";
    CONTACT_FORM_UNKNOWN = "contact-form-unknown";
    CONTACT_FORM_COUNT = "contact-form-count";
    CONTACT_FORM_BOUNDS = "contact-form-bounds";
}
