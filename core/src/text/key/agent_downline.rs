//! Keys of the texts in `agent-downline.ftl`.

keys! {
    DOWNLINE_ANY_LABEL = "downline-any-label";
    DOWNLINE_ASCENDING = "downline-ascending";
    DOWNLINE_BALANCE = "downline-balance";
    DOWNLINE_BELOW = "downline-below";
    DOWNLINE_DESCENDING = "downline-descending";
    DOWNLINE_EMAIL = "downline-email";
    DOWNLINE_FACT_TO = "downline-fact-to";
    DOWNLINE_FREEZE = "downline-freeze";
    DOWNLINE_FREEZE_TITLE = "downline-freeze-title";
    DOWNLINE_FROZEN = "downline-frozen";
    DOWNLINE_FROZEN_WHY = "downline-frozen-why";
    DOWNLINE_LABELLED = "downline-labelled";
    DOWNLINE_LABELS = "downline-labels";
    DOWNLINE_LABELS_TITLE = "downline-labels-title";
    DOWNLINE_LABELS_WRONG = "downline-labels-wrong";
    DOWNLINE_LAST_LOGIN = "downline-last-login";
    DOWNLINE_MESSAGE = "downline-message";
    DOWNLINE_MESSAGE_ALL = "downline-message-all";
    DOWNLINE_MESSAGE_TITLE = "downline-message-title";
    DOWNLINE_MOBILE = "downline-mobile";
    DOWNLINE_NAME = "downline-name";
    DOWNLINE_PATH = "downline-path";
    DOWNLINE_RATE_ALL = "downline-rate-all";
    DOWNLINE_REAL_NAME = "downline-real-name";
    DOWNLINE_REASON_WRONG = "downline-reason-wrong";
    DOWNLINE_REGISTERED = "downline-registered";
    DOWNLINE_STATUS = "downline-status";
    DOWNLINE_TEAM_BALANCE = "downline-team-balance";
    DOWNLINE_TEAM_SIZE = "downline-team-size";
    DOWNLINE_TEXT_WRONG = "downline-text-wrong";
    DOWNLINE_TITLE_WRONG = "downline-title-wrong";
    DOWNLINE_TRANSFER = "downline-transfer";
    DOWNLINE_TRANSFER_CLOSED = "downline-transfer-closed";
    DOWNLINE_TRANSFER_TITLE = "downline-transfer-title";
    DOWNLINE_TURNOVER = "downline-turnover";
    DOWNLINE_TYPE = "downline-type";
    DOWNLINE_UNFREEZE = "downline-unfreeze";
    DOWNLINE_UNFROZEN = "downline-unfrozen";
    DOWNLINE_WRITTEN = "downline-written";
}
