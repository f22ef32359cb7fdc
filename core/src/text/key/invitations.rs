//! Keys of the texts in `invitations.ftl`.

keys! {
    INVITE_ABOUT = "invite-about";
    INVITE_CLAIM_DAYS = "invite-claim-days";
    INVITE_EARNED = "invite-earned";
    INVITE_EARNED_NOTHING = "invite-earned-nothing";
    INVITE_ENDS = "invite-ends";
    INVITE_FACT_CLAIMED = "invite-fact-claimed";
    INVITE_FACT_FRIENDS = "invite-fact-friends";
    INVITE_FACT_QUALIFIED = "invite-fact-qualified";
    INVITE_FACT_WAITING = "invite-fact-waiting";
    INVITE_FRIEND_GETS = "invite-friend-gets";
    INVITE_FRIEND_GETS_FREE = "invite-friend-gets-free";
    INVITE_HELD_RULE = "invite-held-rule";
    INVITE_MOST_FRIENDS = "invite-most-friends";
    INVITE_NAME = "invite-name";
    INVITE_OWN = "invite-own";
    INVITE_OWN_DEPOSIT = "invite-own-deposit";
    INVITE_OWN_RULE_FREE = "invite-own-rule-free";
    INVITE_OWN_RULE_TIMES = "invite-own-rule-times";
    INVITE_OWN_TURNOVER = "invite-own-turnover";
    INVITE_RULE_FREE = "invite-rule-free";
    INVITE_RULE_TIMES = "invite-rule-times";
    INVITE_STATE = "invite-state";
    INVITE_STEP_DAYS = "invite-step-days";
    INVITE_STEP_DEPOSIT = "invite-step-deposit";
    INVITE_STEP_REGISTER = "invite-step-register";
    INVITE_STEP_TURNOVER = "invite-step-turnover";
    INVITE_TIER = "invite-tier";
    INVITE_TIER_ONLY = "invite-tier-only";
}
