//! Keys of the texts in `member-centre.ftl`.

keys! {
    MEMBER_GROUP_ACCOUNT = "member-group-account";
    MEMBER_GROUP_RECORDS = "member-group-records";
    MEMBER_GROUP_REWARDS = "member-group-rewards";
    MEMBER_GROUP_CONTROL = "member-group-control";
    MEMBER_SECURITY = "member-security";
    MEMBER_WALLET = "member-wallet";
    MEMBER_DEPOSIT = "member-deposit";
    MEMBER_WITHDRAW = "member-withdraw";
    MEMBER_TRANSFER_UPLINE = "member-transfer-upline";
    MEMBER_BETTING_RECORD = "member-betting-record";
    MEMBER_ACCOUNT_RECORD = "member-account-record";
    MEMBER_PROFIT_AND_LOSS = "member-profit-and-loss";
    MEMBER_BONUS_DETAILS = "member-bonus-details";
    MEMBER_REWARD_CENTRE = "member-reward-centre";
    MEMBER_REFERRAL = "member-referral";
    MEMBER_MISSIONS = "member-missions";
    MEMBER_MESSAGES = "member-messages";
    MEMBER_ABOUT_ACCOUNT_RECORD = "member-about-account-record";
    MEMBER_ABOUT_REWARD_CENTRE = "member-about-reward-centre";
    MEMBER_ABOUT_BONUS_DETAILS = "member-about-bonus-details";
    MEMBER_ABOUT_BETTING_RECORD = "member-about-betting-record";
    MEMBER_ABOUT_PROFIT_AND_LOSS = "member-about-profit-and-loss";
    MEMBER_ABOUT_SECURITY = "member-about-security";
    MEMBER_ABOUT_WALLET = "member-about-wallet";
    MEMBER_ABOUT_DEPOSIT = "member-about-deposit";
    MEMBER_ABOUT_WITHDRAW = "member-about-withdraw";
    MEMBER_ABOUT_TRANSFER_UPLINE = "member-about-transfer-upline";
    MEMBER_ABOUT_REFERRAL = "member-about-referral";
    MEMBER_ABOUT_FAIR_PLAY = "member-about-fair-play";
    MEMBER_ABOUT_MESSAGES = "member-about-messages";
    MEMBER_ABOUT_MISSIONS = "member-about-missions";
    SAFETY_LEVEL_LOW = "safety-level-low";
    SAFETY_LEVEL_MIDDLE = "safety-level-middle";
    SAFETY_LEVEL_HIGH = "safety-level-high";
    SAFETY_COUNT = "safety-count";
    SAFETY_EMAIL = "safety-email";
    SAFETY_MOBILE = "safety-mobile";
    SAFETY_SECOND = "safety-second";
    SAFETY_NEXT_EMAIL = "safety-next-email";
    SAFETY_NEXT_MOBILE = "safety-next-mobile";
    SAFETY_NEXT_SECOND = "safety-next-second";
    SAFETY_ACT_SECOND = "safety-act-second";
}
