//! Keys of the texts in `rewards.ftl`.

keys! {
    CASHBACK_ABOUT = "cashback-about";
    CASHBACK_ALL_PRODUCTS = "cashback-all-products";
    CASHBACK_CAP = "cashback-cap";
    CASHBACK_CLAIM_DAYS = "cashback-claim-days";
    CASHBACK_LEAST = "cashback-least";
    CASHBACK_RATE_LEVEL = "cashback-rate-level";
    LEVEL_CHANGE = "level-change";
    LEVEL_GIFT = "level-gift";
    LEVEL_GIFT_FREE = "level-gift-free";
    LEVEL_GIFT_GIVEN = "level-gift-given";
    LEVEL_KEPT_ALWAYS = "level-kept-always";
    LEVEL_NEED_DEPOSITS = "level-need-deposits";
    LEVEL_NEED_TURNOVER = "level-need-turnover";
    LEVEL_NEXT = "level-next";
    LEVEL_PERIOD = "level-period";
    LEVEL_PROGRESS = "level-progress";
    LEVEL_RAISE = "level-raise";
    LEVEL_RANK = "level-rank";
    LEVEL_STAYS = "level-stays";
    LEVEL_TOP = "level-top";
    LEVEL_VIP = "level-vip";
    REWARD_CLAIMED = "reward-claimed";
    REWARD_DRAWS = "reward-draws";
    REWARD_FROM = "reward-from";
    REWARD_KIND = "reward-kind";
    REWARD_NAME = "reward-name";
    REWARD_NAMELESS = "reward-nameless";
    REWARD_PERIOD = "reward-period";
    REWARD_POINTS = "reward-points";
    REWARD_RULE_FREE = "reward-rule-free";
    REWARD_RULE_TIMES = "reward-rule-times";
    REWARD_STATE = "reward-state";
    REWARD_UNTIL = "reward-until";
    REWARD_UNTIL_NEVER = "reward-until-never";
}
