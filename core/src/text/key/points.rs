//! Keys of the texts in `points.ftl`.

keys! {
    POINTS_FIELD = "points-field";
    POINTS_STATUS = "points-status";
    POINTS_REDEEM_DONE = "points-redeem-done";
    POINTS_LIMIT_USED = "points-limit-used";
    POINTS_BACK = "points-back";
    POINTS_TAKEN = "points-taken";
    POINTS_PURPOSE = "points-purpose";
    POINTS_CONVERT_LEAST = "points-convert-least";
    POINTS_CONVERT_STEP = "points-convert-step";
    POINTS_CONVERT_LEFT = "points-convert-left";
    POINTS_CONVERT_WAGER = "points-convert-wager";
    POINTS_CONVERT_GIVES = "points-convert-gives";
    POINTS_CONVERT_DONE = "points-convert-done";
    POINTS_CONVERT_SHORT = "points-convert-short";
    POINTS_CONVERT_USED = "points-convert-used";
    POINTS_WAGER = "points-wager";
    CREDIT_POINTS = "credit-points";
    MALL_EARN_LOTTERY = "mall-earn-lottery";
    MALL_EARN_PVP = "mall-earn-pvp";
    MALL_EARN_ESPORTS = "mall-earn-esports";
    MALL_EARN_COCKFIGHT = "mall-earn-cockfight";
    ERROR_RECIPIENT = "error-recipient";
    ERROR_ADDRESS = "error-address";
    ERROR_POINTS_TOO_FEW = "error-points-too-few";
    ERROR_POINTS_OFF_STEP = "error-points-off-step";
    ERROR_POINTS_DAILY_LIMIT = "error-points-daily-limit";
    ERROR_NOT_ENOUGH_POINTS = "error-not-enough-points";
    ERROR_REWARD_SOLD_OUT = "error-reward-sold-out";
    ERROR_REWARD_LIMIT = "error-reward-limit";
    ERROR_REWARD_CHANGED = "error-reward-changed";
}
