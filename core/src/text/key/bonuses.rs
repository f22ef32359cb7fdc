//! Keys of the texts in `bonuses.ftl`.

keys! {
    BONUS_BET_OPEN = "bonus-bet-open";
    BONUS_COST = "bonus-cost";
    BONUS_COST_NOTHING = "bonus-cost-nothing";
    BONUS_FACT_DONE = "bonus-fact-done";
    BONUS_FACT_ENDED = "bonus-fact-ended";
    BONUS_FACT_EXPIRES = "bonus-fact-expires";
    BONUS_FACT_GRANTED = "bonus-fact-granted";
    BONUS_FACT_GRANTED_AT = "bonus-fact-granted-at";
    BONUS_FACT_LEFT = "bonus-fact-left";
    BONUS_FACT_REMAINING = "bonus-fact-remaining";
    BONUS_FACT_REQUIRED = "bonus-fact-required";
    BONUS_FACT_TAKEN = "bonus-fact-taken";
    BONUS_GIVEN_UP = "bonus-given-up";
    BONUS_GIVEN_UP_NOTHING = "bonus-given-up-nothing";
    BONUS_KIND = "bonus-kind";
    BONUS_NAME = "bonus-name";
    BONUS_NAMELESS = "bonus-nameless";
    BONUS_PROGRESS = "bonus-progress";
    BONUS_RULE_FREE = "bonus-rule-free";
    BONUS_STATE = "bonus-state";
}
