//! Keys of the texts in `wallet.ftl`

keys! {
    CREDIT_BONUS = "credit-bonus";
    CREDIT_DEPOSIT = "credit-deposit";
    CREDIT_DONE = "credit-done";
    CREDIT_GIFT = "credit-gift";
    CREDIT_LEFT = "credit-left";
    CREDIT_PROGRESS = "credit-progress";
    CREDIT_REWARD = "credit-reward";
    CREDIT_RULE_ONCE = "credit-rule-once";
    CREDIT_RULE_TIMES = "credit-rule-times";
    NEXT_BET_AFTER = "next-bet-after";
    NEXT_BET_COUNTS = "next-bet-counts";
    NEXT_BET_NOTHING = "next-bet-nothing";
    WALLET_ABOUT_BALANCE = "wallet-about-balance";
    WALLET_ABOUT_HELD = "wallet-about-held";
    WALLET_ABOUT_HELD_NONE = "wallet-about-held-none";
    WALLET_ABOUT_WITHDRAWABLE = "wallet-about-withdrawable";
    WALLET_BALANCE = "wallet-balance";
    WALLET_ELSEWHERE = "wallet-elsewhere";
    WALLET_HELD = "wallet-held";
    WALLET_KEPT = "wallet-kept";
    WALLET_LOCKED_BY = "wallet-locked-by";
    WALLET_SHORT = "wallet-short";
    WALLET_SPENDABLE = "wallet-spendable";
    WALLET_WITHDRAWABLE = "wallet-withdrawable";
}
