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
    BONUS_FACT_SPINS = "bonus-fact-spins";
    BONUS_FACT_SPINS_MAX = "bonus-fact-spins-max";
    BONUS_FACT_SPINS_UNTIL = "bonus-fact-spins-until";
    BONUS_FACT_SPINS_WON = "bonus-fact-spins-won";
    BONUS_FACT_SPIN_GAMES = "bonus-fact-spin-games";
    BONUS_FACT_SPIN_VALUE = "bonus-fact-spin-value";
    BONUS_FACT_TAKEN = "bonus-fact-taken";
    BONUS_GIVEN_UP = "bonus-given-up";
    BONUS_GIVEN_UP_NOTHING = "bonus-given-up-nothing";
    BONUS_KIND = "bonus-kind";
    BONUS_NAME = "bonus-name";
    BONUS_NAMELESS = "bonus-nameless";
    BONUS_PROGRESS = "bonus-progress";
    BONUS_RULE_FREE = "bonus-rule-free";
    BONUS_SPINS_COST = "bonus-spins-cost";
    BONUS_SPINS_RULE_FREE = "bonus-spins-rule-free";
    BONUS_SPINS_RULE_TIMES = "bonus-spins-rule-times";
    BONUS_STATE = "bonus-state";
}
