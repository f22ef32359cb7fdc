//! Keys of the texts in `inbox.ftl`.

keys! {
    INBOX_ACTION = "inbox-action";
    INBOX_ADVICE = "inbox-advice";
    INBOX_CATEGORY = "inbox-category";
    INBOX_TEXT = "inbox-text";
    INBOX_TITLE = "inbox-title";
}
