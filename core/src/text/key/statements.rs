//! Keys of the texts in `statements.ftl`.

keys! {
    STATEMENT_DAYS = "statement-days";
    STATEMENT_FACT = "statement-fact";
    STATEMENT_FAILED = "statement-failed";
    STATEMENT_FORMAT = "statement-format";
    STATEMENT_PREPARING = "statement-preparing";
    STATEMENT_ROWS = "statement-rows";
    STATEMENT_TITLE = "statement-title";
    VERIFY_FOUND = "verify-found";
    VERIFY_FOUND_ADDED = "verify-found-added";
    VERIFY_FOUND_ADDED_FIRST = "verify-found-added-first";
    VERIFY_FOUND_BLOCK = "verify-found-block";
    VERIFY_FOUND_CHAIN = "verify-found-chain";
    VERIFY_FOUND_EDITED = "verify-found-edited";
    VERIFY_FOUND_MISSING = "verify-found-missing";
    VERIFY_FOUND_MISSING_ONE = "verify-found-missing-one";
    VERIFY_FOUND_MOVED = "verify-found-moved";
    VERIFY_FOUND_MOVED_FIRST = "verify-found-moved-first";
    VERIFY_FOUND_NUMBER = "verify-found-number";
    VERIFY_FOUND_NUMBERS = "verify-found-numbers";
    VERIFY_MEANING = "verify-meaning";
    VERIFY_MORE = "verify-more";
    VERIFY_SIGNATURE = "verify-signature";
    VERIFY_VERDICT = "verify-verdict";
}
