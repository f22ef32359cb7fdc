//! Keys of the texts in `upline.ftl`

keys! {
    UPLINE_AMOUNT_USED = "upline-amount-used";
    UPLINE_COUNT_USED = "upline-count-used";
    UPLINE_FACT_GETS = "upline-fact-gets";
    UPLINE_FACT_TO = "upline-fact-to";
    UPLINE_GIVEN = "upline-given";
    UPLINE_GOT = "upline-got";
    UPLINE_LIMIT_COUNT = "upline-limit-count";
    UPLINE_NONE = "upline-none";
    UPLINE_REVIEW = "upline-review";
    UPLINE_SENT = "upline-sent";
    UPLINE_TOO_LITTLE = "upline-too-little";
}
