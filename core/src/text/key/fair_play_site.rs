//! Keys of the texts in `fair-play-site.ftl`.

keys! {
    AGE_CHECK_GO = "age-check-go";
    AGE_CHECK_TEXT = "age-check-text";
    AGE_CHECK_TITLE = "age-check-title";
    AGE_NOTICE = "age-notice";
    DEMO_CLOSED_LOG_IN = "demo-closed-log-in";
    DEMO_CLOSED_TEXT = "demo-closed-text";
    DEMO_CLOSED_TITLE = "demo-closed-title";
    FUNDS_UNREAD = "funds-unread";
    LIMIT_OFFER_DAY = "limit-offer-day";
    LIMIT_OFFER_EMPTY = "limit-offer-empty";
    LIMIT_OFFER_EMPTY_DEMANDED = "limit-offer-empty-demanded";
    LIMIT_OFFER_MONTH = "limit-offer-month";
    LIMIT_OFFER_TITLE = "limit-offer-title";
    LIMIT_OFFER_WEEK = "limit-offer-week";
    LIMIT_REACHED_DEPOSIT = "limit-reached-deposit";
    LIMIT_REACHED_DEPOSIT_UNTIL = "limit-reached-deposit-until";
    LIMIT_REACHED_GO = "limit-reached-go";
    LIMIT_REACHED_LOSS = "limit-reached-loss";
    LIMIT_REACHED_LOSS_UNTIL = "limit-reached-loss-until";
    LIMIT_REACHED_STAKE = "limit-reached-stake";
    LIMIT_REACHED_STAKE_UNTIL = "limit-reached-stake-until";
    LIMIT_REACHED_TIME = "limit-reached-time";
    LIMIT_REACHED_TIME_UNTIL = "limit-reached-time-until";
    LIMIT_REACHED_TITLE = "limit-reached-title";
    OTHER_GAME_START = "other-game-start";
    OTHER_GAME_TITLE = "other-game-title";
    PREVIOUS_LOGIN = "previous-login";
    PREVIOUS_LOGIN_FROM = "previous-login-from";
    REALITY_CHECK_EVEN = "reality-check-even";
    REALITY_CHECK_LOST = "reality-check-lost";
    REALITY_CHECK_MINUTES = "reality-check-minutes";
    REALITY_CHECK_TIME = "reality-check-time";
    REALITY_CHECK_WON = "reality-check-won";
}
