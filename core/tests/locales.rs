//! The texts in `locales/`: every language says all that the core and the views ask for, in messages of one shape.
//!
//! English is the measure: the other languages have its files, its messages and its arguments. A text that fails here would
//! show as a bare key, as an empty label or with a hole in its sentence (Section 9 of the specification, languages).

// The core that runs in the browser has no folder to read.
#![cfg(not(target_arch = "wasm32"))]

#[path = "locales/glossary.rs"]
mod glossary;
#[path = "locales/read.rs"]
mod read;
#[path = "locales/terms.rs"]
mod terms;
#[path = "locales/wording.rs"]
mod wording;
#[path = "locales/writing.rs"]
mod writing;

use lumora_core::domain::language;
use lumora_core::text::key;
use read::{Locale, Message, locales};
use std::collections::BTreeSet;
use std::io;

/// The language that the others are compared with.
const MEASURE: &str = "EN";

/// What a rule about lengths names.
const BOUNDS: &[&str] = &["range", "min", "max"];

/// What the core hands over with a key; a key that is not here comes without arguments.
const ARGUMENTS: &[(&str, &[&str])] = &[
    ("downline-below", &["count"]),
    ("downline-freeze-title", &["name"]),
    ("downline-frozen-why", &["reason"]),
    ("downline-labels-title", &["name"]),
    ("downline-message-title", &["name"]),
    ("downline-rate-below", &["least", "name"]),
    ("downline-rate-bounds", &["least", "most"]),
    ("downline-rates-by", &["name"]),
    ("downline-rates-from", &["day"]),
    ("downline-rates-review", &["day", "name"]),
    ("downline-rates-set", &["day", "name"]),
    ("downline-rates-since", &["day"]),
    ("downline-rates-title", &["name"]),
    ("downline-status", &["status"]),
    ("downline-transfer-title", &["name"]),
    ("downline-type", &["type"]),
    ("downline-written", &["count"]),
    ("team-change", &["difference", "percent"]),
    ("team-change-plain", &["difference"]),
    ("team-compared", &["from"]),
    (key::AGENT_CONTRACT_ACTION, &["action"]),
    (key::AGENT_CONTRACT_BENCH_TITLE, &["named", "party", "what"]),
    (key::AGENT_CONTRACT_CLOSED, &["what"]),
    (key::AGENT_CONTRACT_DONE, &["action"]),
    (key::AGENT_CONTRACT_ENDING, &["downline", "most", "rate", "upline"]),
    (key::AGENT_CONTRACT_EXCESS, &["allowed", "what"]),
    (key::AGENT_CONTRACT_FAULT, &["fault"]),
    (key::AGENT_CONTRACT_LABEL, &["what"]),
    (key::AGENT_CONTRACT_PERIODS, &["count"]),
    (key::AGENT_CONTRACT_PLAIN, &["text"]),
    (key::AGENT_CONTRACT_REQUEST, &["named", "party", "what"]),
    (key::AGENT_CONTRACT_SIGNED, &["named", "party", "time"]),
    (key::AGENT_CONTRACT_STATUS, &["from", "status", "until", "why"]),
    (key::AGENT_CONTRACT_STEP, &["action"]),
    (key::AGENT_CONTRACT_TAB, &["tab"]),
    (key::AGENT_CONTRACT_TIER, &["tier"]),
    (key::AGENT_CONTRACT_TURN, &["status", "turn", "until"]),
    (key::AGENT_CONTRACT_VERSION, &["from", "version"]),
    (key::AGENT_CONTRACT_WITH_DOWNLINE, &["party"]),
    (key::AGENT_CONTRACT_WITH_UPLINE, &["named", "party"]),
    (key::AGENT_CONTRACT_WORD, &["word"]),
    (key::SETTLEMENT_FACT, &["fact"]),
    (key::SETTLEMENT_NEED, &["need", "needed", "reached", "tier"]),
    (key::SETTLEMENT_NEXT, &["rate"]),
    (key::SETTLEMENT_NOTE, &["note"]),
    (key::SETTLEMENT_PARTY, &["account", "side"]),
    (key::SETTLEMENT_ROLE, &["role"]),
    (key::SETTLEMENT_RUNNING, &["account", "role"]),
    (key::SETTLEMENT_STATUS, &["status"]),
    (key::SETTLEMENT_TIER, &["rate", "tier"]),
    (key::AGENT_REGISTER_DAYS_WRONG, &["most"]),
    (key::AGENT_REGISTER_LINK_CHANNEL, &["channel"]),
    (key::AGENT_REGISTER_LINK_CODE, &["code"]),
    (key::AGENT_REGISTER_LINK_STATE, &["state"]),
    (key::AGENT_REGISTER_LINK_UNTIL, &["time"]),
    (key::AGENT_REGISTER_MADE, &["name"]),
    (key::AGENT_REGISTER_RATE_ABOVE, &["most"]),
    (key::AGENT_REGISTER_RATE_MOST, &["most"]),
    (key::AGENT_REGISTER_USES_WRONG, &["most"]),
    ("board-close", &["count"]),
    ("board-least", &["least"]),
    ("board-my-place", &["place", "score"]),
    ("board-no-place", &["score"]),
    ("board-place", &["place"]),
    ("board-rule", &["rule"]),
    ("board-state", &["from", "state", "until"]),
    ("mission-kind", &["kind"]),
    ("mission-name", &["name"]),
    ("mission-period", &["period"]),
    ("mission-progress", &["done", "target", "unit"]),
    ("mission-reward", &["amount", "kind"]),
    ("mission-state", &["state"]),
    ("mission-step", &["step"]),
    ("mission-streak", &["count"]),
    ("mission-taken", &["amount", "kind"]),
    ("mission-wager", &["times"]),
    ("mission-waits-for", &["name"]),
    ("mission-zone", &["zone"]),
    ("closing-balance", &["amount"]),
    ("closing-bonus", &["amount", "left"]),
    ("closing-deposit", &["amount", "left"]),
    ("closing-deposits", &["count"]),
    ("closing-points", &["points"]),
    ("closing-reopen", &["count"]),
    ("closing-withdraw-first", &["amount"]),
    ("closing-elsewhere", &["amount"]),
    ("closing-withdrawals", &["count"]),
    ("consent-ended-since", &["time"]),
    ("consent-given-since", &["time"]),
    ("consent-to", &["hint"]),
    ("copy-next", &["time"]),
    ("copy-ready", &["size", "time"]),
    (key::FAIR_EASES, &["time"]),
    (key::FAIR_COUNTS_LATER, &["time"]),
    (key::FAIR_REMOVED_LATER, &["time"]),
    (key::FAIR_TIME_WRONG, &["hours"]),
    (key::FAIR_RAISE_WAITS, &["time"]),
    (key::FAIR_TIME_VALUE, &["hours", "minutes"]),
    (key::FAIR_LIMIT_NAME, &["kind", "period"]),
    (key::FAIR_CHECK_EVERY, &["count"]),
    (key::FAIR_SPAN, &["span"]),
    (key::FAIR_BREAK_PRESENT, &["kind"]),
    (key::FAIR_BREAK_CAUSE, &["cause"]),
    (key::FAIR_BREAK_UNTIL, &["time"]),
    (key::FAIR_BREAK_UNTIL_ASKED, &["time"]),
    (key::FAIR_BREAK_SINCE, &["time"]),
    (key::FAIR_BREAK_RETURNS, &["time"]),
    (key::FAIR_BREAK_ASKED_TIME_OUT, &["time"]),
    (key::FAIR_BREAK_ASKED_EXCLUSION, &["time"]),
    (key::FAIR_NOTICE_UNTIL, &["time"]),
    (key::FAIR_NOTICE_UNTIL_ASKED, &["time"]),
    (key::FAIR_DID, &["kind"]),
    (key::INBOX_ACTION, &["to"]),
    (key::INBOX_CATEGORY, &["category"]),
    (key::INBOX_TEXT, &["amount", "detail", "name", "number"]),
    (key::INBOX_TITLE, &["kind"]),
    (key::BONUS_NAME, &["name"]),
    (key::BONUS_KIND, &["kind"]),
    (key::BONUS_STATE, &["state"]),
    (key::BONUS_PROGRESS, &["done", "required", "percent"]),
    (key::BONUS_COST, &["amount"]),
    (key::BONUS_SPINS_COST, &["amount"]),
    (key::BONUS_SPINS_RULE_TIMES, &["times"]),
    (key::BONUS_GIVEN_UP, &["amount"]),
    (key::RECORD_ACCOUNT, &["account"]),
    (key::RECORD_SPAN, &["span"]),
    (key::RECORD_GROUP, &["group"]),
    (key::RECORD_DIRECTION, &["direction"]),
    (key::RECORD_KIND, &["kind"]),
    (key::BETS_NAME, &["name"]),
    (key::BETS_OUTCOME, &["state"]),
    (key::BETS_SPIN_FREE, &["number"]),
    (key::BETS_STATUS, &["status"]),
    (key::BETS_WIN, &["kind", "number", "count", "symbol", "payout"]),
    (key::PROFIT_BAR, &["day", "net"]),
    (key::PROFIT_BETS, &["count"]),
    (key::PROFIT_DAY, &["day"]),
    (key::PROFIT_PLAYED, &["hours", "minutes"]),
    (key::INCOME_SOURCE, &["source"]),
    (key::TEAM_MOVES, &["count"]),
    (key::TEAM_OPEN, &["count", "stake"]),
    (key::TEAM_REACH, &["reach"]),
    (key::RECORD_DAY_OF, &["from", "zone"]),
    (key::RECORD_DAYS_OF, &["from", "until", "zone"]),
    (key::FAIR_BY, &["actor"]),
    (key::FAIR_TEST_SCORE, &["most", "score"]),
    (key::FAIR_TEST_BAND, &["band"]),
    (key::FAIR_TEST_NEXT, &["band"]),
    ("toast-coming-soon", &["game"]),
    (key::SAFETY_COUNT, &["done", "total"]),
    (key::AGE_NOTICE, &["age"]),
    (key::LIMIT_REACHED_DEPOSIT, &["left", "limit", "period"]),
    (key::LIMIT_REACHED_DEPOSIT_UNTIL, &["left", "limit", "period", "time"]),
    (key::LIMIT_REACHED_LOSS, &["left", "limit", "period"]),
    (key::LIMIT_REACHED_LOSS_UNTIL, &["left", "limit", "period", "time"]),
    (key::LIMIT_REACHED_STAKE, &["left", "limit", "period"]),
    (key::LIMIT_REACHED_STAKE_UNTIL, &["left", "limit", "period", "time"]),
    (key::LIMIT_REACHED_TIME, &["left", "limit", "period"]),
    (key::LIMIT_REACHED_TIME_UNTIL, &["left", "limit", "period", "time"]),
    (key::PREVIOUS_LOGIN, &["time"]),
    (key::PREVIOUS_LOGIN_FROM, &["place", "time"]),
    (key::REALITY_CHECK_MINUTES, &["minutes"]),
    (key::REALITY_CHECK_TIME, &["hours", "minutes"]),
    ("contact-form-bounds", &["count", "max", "min"]),
    ("contact-form-count", &["count", "max"]),
    ("contact-form-length", &["max", "min"]),
    (key::CHAT_HOURS_CLOSED, &["time"]),
    (key::CHAT_QUEUE, &["place"]),
    (key::CHAT_WITH, &["operator"]),
    (key::CHAT_TAKEN_OVER, &["operator"]),
    (key::CHAT_TOO_LONG, &["max"]),
    (key::MIN_BET_FROM, &["amount"]),
    (key::TILE_RETURN, &["percent"]),
    (key::TILE_STAKE, &["amount"]),
    (key::TILE_ADDED, &["date"]),
    (key::TILE_FREE_SPINS, &["count"]),
    (key::ROW_FOR_YOU, &["game"]),
    (key::RESUME_PLAY, &["game"]),
    (key::RESUME_FAVOURITE, &["game"]),
    (key::TOAST_FAVOURITE_FAILED, &["game"]),
    (key::PIN_LOCKED, &["time"]),
    (key::PIN_GUESSES, &["count"]),
    (key::PIN_WRONG_LEFT, &["count"]),
    (key::PIN_CODE_BY_MAIL, &["hint"]),
    (key::PAYEE_NAME_ABOUT, &["contact"]),
    (key::PAYEE_NAME_ABOUT_CHECKED, &["contact"]),
    (key::DOCUMENT_PDF, &["size"]),
    (key::DOCUMENT_PICTURE, &["size"]),
    (key::WITHDRAW_IDENTITY_ABOVE, &["amount"]),
    (key::PIN_CODE_BY_SMS, &["hint"]),
    (key::UPLINE_AMOUNT_USED, &["time"]),
    (key::UPLINE_COUNT_USED, &["time"]),
    (key::UPLINE_GIVEN, &["name"]),
    (key::UPLINE_GOT, &["name"]),
    (key::UPLINE_LIMIT_COUNT, &["daily", "left"]),
    (key::UPLINE_REVIEW, &["amount", "name"]),
    (key::UPLINE_SENT, &["amount", "name"]),
    (key::UPLINE_TOO_LITTLE, &["least"]),
    (key::WALLET_ELSEWHERE, &["amount"]),
    (key::WALLETS_BACK_FAILED, &["name"]),
    (key::WALLETS_BACK_UNREADABLE, &["name"]),
    (key::WALLETS_LAUNCHED, &["amount", "name"]),
    (key::WALLETS_MOVABLE, &["amount"]),
    (key::WALLETS_MOVED_BACK, &["amount"]),
    (key::WALLETS_MOVED_IN, &["amount", "name"]),
    (key::WALLETS_NOT_MOVED, &["amount"]),
    (key::WALLETS_ON_ITS_WAY, &["amount"]),
    (key::WALLETS_TO_MAIN, &["name"]),
    (key::WALLETS_TO_VENDOR, &["name"]),
    (key::WALLETS_TOO_LITTLE_BACK, &["least"]),
    (key::WALLETS_TOO_LITTLE_IN, &["least"]),
    (key::WALLETS_UNREADABLE_SINCE, &["amount", "time"]),
    (key::WITHDRAW_LIMIT_AMOUNT, &["daily", "left", "time"]),
    (key::WITHDRAW_LIMIT_COUNT, &["daily", "left"]),
    (key::WITHDRAW_COUNT_USED, &["time"]),
    (key::WITHDRAW_AMOUNT_USED, &["time"]),
    (key::WITHDRAW_TOO_LITTLE, &["least"]),
    (key::WITHDRAW_ALL_WAIT, &["time"]),
    (key::WITHDRAW_ALL, &["amount"]),
    (key::WITHDRAW_FEE, &["fee"]),
    (key::WITHDRAW_USUAL_TIME, &["count", "unit"]),
    (key::WITHDRAW_REVIEW, &["account", "net"]),
    (key::WITHDRAW_SENT_SENTENCE, &["account", "net"]),
    (key::WITHDRAW_SENT_BY, &["time"]),
    (key::PAYOUT_HOLDER_KNOWN, &["name"]),
    (key::PAYOUT_WAITS, &["count", "unit"]),
    (key::PAYOUT_WAITS_UNTIL, &["time"]),
    (key::PAYOUT_REMOVE_ASKED, &["account"]),
    (key::WITHDRAWAL_ABOUT_EXPECTED, &["time"]),
    (key::ARRIVAL_UNTIL, &["time"]),
    (key::ARRIVAL_FOLLOWS_FULL, &["amount"]),
    (key::ARRIVAL_PICTURES_NEEDED, &["most"]),
    (key::ARRIVAL_PICTURES_MAY, &["most"]),
    (key::ERROR_OTHER, &["message"]),
    (key::RULE_NOT_MATCHING, BOUNDS),
    (key::RULE_LENGTH_ONLY, BOUNDS),
    (key::RULE_LETTER_FIRST_ALPHANUMERIC, BOUNDS),
    (key::RULE_LETTERS_CHINESE, BOUNDS),
    (key::RULE_EMAIL, BOUNDS),
    (key::RULE_ALPHANUMERIC_NO_CHINESE, BOUNDS),
    (key::RULE_ALPHANUMERIC_MIXED, BOUNDS),
    (key::RULE_DIGITS, BOUNDS),
    (key::RULE_ALPHANUMERIC_UPPER, BOUNDS),
    (key::RULE_LETTERS_SPACES, BOUNDS),
    (key::RULE_NO_SPACES, BOUNDS),
    (key::RULE_CHINESE_SYMBOLS, BOUNDS),
    (key::RULE_DATE, BOUNDS),
    (key::RULE_TWO_LETTERS_SPACES, BOUNDS),
    (key::RULE_KOREAN, BOUNDS),
    (key::RULE_FORMAT_ACCOUNT, BOUNDS),
    (key::RULE_FORMAT_PASSWORD, BOUNDS),
    (key::RULE_FORMAT_EMAIL, BOUNDS),
    (key::RULE_FORMAT_REAL_NAME, BOUNDS),
    (key::RULE_FORMAT_MOBILE, BOUNDS),
    (key::RULE_THAI, BOUNDS),
    (key::CODE_COUNTDOWN, &["seconds"]),
    (key::DOMAINS_SPEED, &["ms"]),
    (key::SOCIAL_OTHER, &["provider"]),
    (key::FACTOR_SMS_TEXT, &["hint"]),
    (key::FACTOR_EMAIL_TEXT, &["hint"]),
    (key::PROMO_WHEN, &["from", "to"]),
    (key::PROMO_WHEN_OPEN, &["from"]),
    (key::PROMO_SIGN_UP, &["from", "to"]),
    (key::PROMO_SIGN_UP_OPEN, &["from"]),
    (key::PROMO_GIVES_CASH, &["amount"]),
    (key::PROMO_GIVES_BONUS, &["amount", "times"]),
    (key::PROMO_GIVES_DEPOSIT_BONUS, &["percent", "least", "amount", "times"]),
    (key::PROMO_GIVES_DEPOSIT_CASH, &["percent", "least", "amount"]),
    (key::PROMO_GIVES_POINTS, &["points"]),
    (key::TITLE_PROMO_NAMED, &["title"]),
    (key::APPLY_REMARK_COUNT, &["count", "most"]),
    (key::APPLY_FILES_HINT, &["most"]),
    (key::APPLY_FILES_HINT_NEEDED, &["least", "most"]),
    (key::RAFFLE_LEFT, &["count"]),
    (key::RAFFLE_WON, &["prize"]),
    (key::POINTS_FIELD, &["field"]),
    (key::POINTS_STATUS, &["status"]),
    (key::POINTS_REDEEM_DONE, &["name", "points"]),
    (key::POINTS_BACK, &["points"]),
    (key::POINTS_TAKEN, &["points"]),
    (key::POINTS_CONVERT_LEAST, &["points"]),
    (key::POINTS_CONVERT_STEP, &["points"]),
    (key::POINTS_CONVERT_LEFT, &["points"]),
    (key::POINTS_CONVERT_WAGER, &["times"]),
    (key::POINTS_CONVERT_GIVES, &["amount"]),
    (key::POINTS_CONVERT_DONE, &["points", "amount"]),
    (key::POINTS_CONVERT_SHORT, &["points"]),
    (key::POINTS_WAGER, &["times"]),
    (key::MALL_EARN_LOTTERY, &["amount", "cap"]),
    (key::MALL_EARN_PVP, &["amount", "cap"]),
    (key::MALL_EARN_ESPORTS, &["amount", "cap"]),
    (key::MALL_EARN_COCKFIGHT, &["amount", "cap"]),
    (key::MALL_PRICE, &["points"]),
    (key::MALL_LEFT, &["count"]),
    (key::MALL_WORTH, &["amount"]),
    (key::MALL_LIMIT, &["count"]),
    (key::MALL_RANK, &["rank"]),
    (key::MALL_NEED_RANK, &["rank"]),
    (key::MALL_NEED_POINTS, &["points"]),
    (key::MALL_BALANCE, &["points"]),
    (key::MALL_EARN_RNG, &["amount", "cap"]),
    (key::MALL_EARN_LIVE, &["amount", "cap"]),
    (key::MALL_EARN_SPORTS, &["amount", "cap"]),
    (key::MALL_EARN_FISH, &["amount", "cap"]),
    (key::MALL_EARN_BET, &["amount", "cap"]),
    (key::MALL_EARN_DEPOSIT, &["amount", "cap"]),
    (key::MALL_EARN_LOSS, &["amount", "cap"]),
    (key::MALL_CONVERT, &["points", "amount", "least"]),
    (key::REWARD_NAME, &["name"]),
    (key::REWARD_POINTS, &["amount"]),
    (key::REWARD_DRAWS, &["amount"]),
    (key::REWARD_KIND, &["kind"]),
    (key::REWARD_RULE_TIMES, &["times"]),
    (key::REWARD_UNTIL, &["time"]),
    (key::REWARD_FROM, &["time"]),
    (key::REWARD_PERIOD, &["from", "until"]),
    (key::REWARD_STATE, &["state", "time"]),
    (key::REWARD_CLAIMED, &["unit", "amount"]),
    (key::INVITE_NAME, &["name"]),
    (key::INVITE_STEP_DEPOSIT, &["amount"]),
    (key::INVITE_STEP_TURNOVER, &["amount"]),
    (key::INVITE_STEP_DAYS, &["days"]),
    (key::INVITE_TIER, &["from", "amount"]),
    (key::INVITE_TIER_ONLY, &["amount"]),
    (key::INVITE_RULE_TIMES, &["times"]),
    (key::INVITE_FRIEND_GETS, &["amount", "times"]),
    (key::INVITE_FRIEND_GETS_FREE, &["amount"]),
    (key::INVITE_CLAIM_DAYS, &["days"]),
    (key::INVITE_MOST_FRIENDS, &["count"]),
    (key::INVITE_ENDS, &["time"]),
    (key::INVITE_EARNED, &["amount", "number"]),
    (key::INVITE_EARNED_NOTHING, &["number"]),
    (key::INVITE_OWN, &["state", "amount", "time"]),
    (key::INVITE_OWN_RULE_TIMES, &["times"]),
    (key::INVITE_STATE, &["state"]),
    (key::INVITE_ABOUT, &["state", "time"]),
    (key::LEVEL_RANK, &["level"]),
    (key::LEVEL_NEXT, &["name"]),
    (key::LEVEL_PROGRESS, &["percent", "name"]),
    (key::LEVEL_PERIOD, &["from", "until"]),
    (key::LEVEL_RAISE, &["raise"]),
    (key::LEVEL_GIFT, &["amount", "times"]),
    (key::LEVEL_GIFT_FREE, &["amount"]),
    (key::LEVEL_GIFT_GIVEN, &["amount"]),
    (key::LEVEL_CHANGE, &["cause", "name"]),
    (key::CASHBACK_ABOUT, &["kind"]),
    (key::CASHBACK_CAP, &["amount"]),
    (key::CASHBACK_LEAST, &["amount"]),
    (key::CASHBACK_CLAIM_DAYS, &["days"]),
    (key::CASHBACK_RATE_LEVEL, &["level"]),
    (key::BROWSER_OLD, &["browser", "version"]),
    (key::TIME_TODAY, &["time"]),
    (key::TIME_YESTERDAY, &["time"]),
    (key::TIME_TOMORROW, &["time"]),
    (key::TIME_DATE, &["date"]),
    (key::PROMO_STARTS, &["unit", "count"]),
    (key::PROMO_ENDS, &["unit", "count"]),
    (key::PROMO_ENDED, &["date"]),
    (key::AMOUNT_LEAST, &["amount"]),
    (key::AMOUNT_MOST, &["amount"]),
    (key::AMOUNT_RANGE, &["min", "max"]),
    (key::DEPOSIT_TAKES, &["unit", "count"]),
    (key::DEPOSIT_FEE, &["fee"]),
    (key::DEPOSIT_REVIEW, &["amount", "net"]),
    (key::DEPOSIT_REVIEW_FEE, &["amount", "fee", "net"]),
    (key::DEPOSIT_REVIEW_BONUS, &["bonus"]),
    (key::DEPOSIT_BONUS_NOTHING, &["promotion"]),
    (key::DEPOSIT_BONUS_TAKES, &["promotion"]),
    (key::DEPOSIT_PROMO_ABOUT, &["percent", "most", "least"]),
    (key::DEPOSIT_PROMO_WAGER, &["times"]),
    (key::DEPOSIT_WAGER_TIMES, &["times"]),
    (key::DEPOSIT_LESS, &["asked", "received"]),
    (key::DEPOSIT_MORE, &["asked", "received"]),
    (key::RECEIPTS_LEFT, &["count"]),
    (key::WALLET_LOCKED_BY, &["reference"]),
    (key::CREDIT_DEPOSIT, &["reference"]),
    (key::CREDIT_BONUS, &["reference"]),
    (key::CREDIT_REWARD, &["reference"]),
    (key::CREDIT_GIFT, &["reference"]),
    (key::CREDIT_RULE_ONCE, &["amount"]),
    (key::CREDIT_RULE_TIMES, &["amount", "times"]),
    (key::CREDIT_PROGRESS, &["done", "required"]),
    (key::CREDIT_LEFT, &["amount"]),
    (key::NEXT_BET_COUNTS, &["bet", "counted"]),
    (key::NEXT_BET_NOTHING, &["bet", "counted"]),
    (key::NEXT_BET_AFTER, &["amount", "reference"]),
    ("statement-days", &["from", "until"]),
    ("statement-fact", &["name"]),
    ("statement-format", &["format"]),
    ("statement-rows", &["count"]),
    ("statement-title", &["kind", "format"]),
    ("verify-found", &["kind"]),
    ("verify-found-added", &["from"]),
    ("verify-found-block", &["from", "to"]),
    ("verify-found-chain", &["from"]),
    ("verify-found-edited", &["from"]),
    ("verify-found-missing", &["from", "to"]),
    ("verify-found-missing-one", &["from"]),
    ("verify-found-moved", &["from", "to"]),
    ("verify-found-moved-first", &["from"]),
    ("verify-found-number", &["from"]),
    ("verify-found-numbers", &["from", "to"]),
    ("verify-meaning", &["verdict"]),
    ("verify-more", &["count"]),
    ("verify-signature", &["authority", "key"]),
    ("verify-verdict", &["verdict"]),
];

/// Plural categories that occur with whole numbers, by language code (CLDR). A new language gets a row.
const PLURALS: &[(&str, &[&str])] = &[
    ("AR", &["zero", "one", "two", "few", "many", "other"]),
    ("CN", &["other"]),
    ("EN", &["one", "other"]),
    ("ID", &["other"]),
    ("KM", &["other"]),
    ("MY", &["other"]),
    ("TH", &["other"]),
    ("TY", &["other"]),
    ("VI", &["other"]),
];

/// Texts that are the same in every language: names, and what the server said.
const SAME_EVERYWHERE: &[&str] =
    &[key::ERROR_OTHER, key::TITLE_FBSPORTS, key::TITLE_PROMO_NAMED, key::TIME_DATE, "view-contracts-hash"];

/// Texts that a language rightly shares with English: its code, the key, and why.
const LOANED: &[(&str, &str, &str)] = &[
    ("ID", key::NAV_DEPOSIT, "players say deposit"),
    ("ID", key::MEMBER_DEPOSIT, "players say deposit"),
    ("ID", key::PROMO_ACT_DEPOSIT, "players say deposit"),
    ("ID", key::DEPOSIT_BONUS, "players say bonus"),
    ("ID", key::CLASS_JP, "players say jackpot"),
    ("ID", key::CLASS_BG, "bingo is the name of the game"),
    ("ID", "view-contracts-downline", "agents say downline"),
    ("VI", key::CLASS_JP, "players say jackpot"),
    ("VI", key::CLASS_BG, "bingo is the name of the game"),
    ("VI", "view-hot", "the badge of the trade"),
];

/// Runs a check over every language.
fn in_each(check: impl Fn(&Locale) -> Vec<String>) -> io::Result<()> {
    let locales = locales()?;
    assert!(locales.iter().any(|locale| locale.code == MEASURE), "there is no {MEASURE} to compare with");
    let problems: Vec<String> = locales.iter().flat_map(check).collect();
    assert!(problems.is_empty(), "see locales/README.md\n{}", problems.join("\n"));
    Ok(())
}

#[test]
fn each_folder_is_a_language_that_the_core_knows() -> io::Result<()> {
    in_each(|locale| match language::by_code(&locale.code) {
        Some(_) => Vec::new(),
        None => vec![format!("{}: the core's table of languages has no such code", locale.code)],
    })
}

#[test]
fn the_files_parse_and_name_each_message_once() -> io::Result<()> {
    in_each(|locale| locale.problems.clone())
}

#[test]
fn every_key_of_the_core_has_a_message_in_every_language() -> io::Result<()> {
    in_each(|locale| {
        let missing = key::all().filter(|key| !locale.messages.contains_key(*key));
        missing.map(|key| format!("{}: {key} is missing", locale.code)).collect()
    })
}

#[test]
fn a_message_that_the_core_does_not_know_belongs_to_the_views() -> io::Result<()> {
    in_each(|locale| {
        let orphan = |name: &str| !name.starts_with("view-") && !key::all().any(|key| key == name);
        locale.check(|name, _| {
            orphan(name).then(|| "is no key of the core: remove it, or start it with view-".to_owned())
        })
    })
}

#[test]
fn every_language_has_the_messages_of_english_in_the_same_files() -> io::Result<()> {
    let english = Locale::read(MEASURE)?;
    in_each(|locale| {
        let missing = english.check(|name, message| match locale.messages.get(name) {
            None => Some(format!("is missing in {}", locale.code)),
            Some(there) => (there.file != message.file).then(|| format!("is in {}/{}", locale.code, there.file)),
        });
        let extra = |name: &str, _: &Message| {
            (!english.messages.contains_key(name)).then(|| "is not in English: remove it, or add it there".to_owned())
        };
        [missing, locale.check(extra)].concat()
    })
}

#[test]
fn a_message_names_exactly_the_arguments_that_it_gets() -> io::Result<()> {
    let english = Locale::read(MEASURE)?;
    let from_core = |name: &str| -> Option<BTreeSet<String>> {
        let arguments = ARGUMENTS.iter().find(|(key, _)| *key == name).map_or(&[] as &[&str], |(_, names)| *names);
        key::all().any(|key| key == name).then(|| arguments.iter().map(|name| (*name).to_owned()).collect())
    };
    in_each(|locale| {
        locale.check(|name, message| {
            let wanted = from_core(name).or_else(|| english.messages.get(name).map(|same| same.variables.clone()))?;
            (message.variables != wanted).then(|| format!("names {:?}, it gets {wanted:?}", message.variables))
        })
    })
}

#[test]
fn no_message_is_empty_and_none_leans_on_another() -> io::Result<()> {
    in_each(|locale| {
        locale.check(|_, message| match message {
            message if message.is_empty() => Some("is empty".to_owned()),
            message if message.references => Some("refers to another message, a term or a function".to_owned()),
            _ => None,
        })
    })
}

#[test]
fn a_number_has_every_plural_form_of_the_language() -> io::Result<()> {
    in_each(|locale| {
        let Some((_, categories)) = PLURALS.iter().find(|(code, _)| *code == locale.code) else {
            return vec![format!("{}: add its plural categories to PLURALS", locale.code)];
        };
        let wanted: BTreeSet<String> = categories.iter().map(|name| (*name).to_owned()).collect();
        locale.check(|_, message| {
            let lacking = message.selects.iter().find(|keys| keys.contains("other") && !wanted.is_subset(keys))?;
            Some(format!("has the forms {lacking:?}, the language wants {wanted:?}"))
        })
    })
}

#[test]
fn no_text_was_left_in_english() -> io::Result<()> {
    let english = Locale::read(MEASURE)?;
    in_each(|locale| {
        let left = |name: &str, message: &Message| {
            let same = english.messages.get(name).is_some_and(|other| other.words == message.words)
                && message.words.chars().any(char::is_alphabetic);
            let loaned = LOANED.iter().any(|(code, key, _)| *code == locale.code && *key == name);
            match (same, loaned) {
                (false, true) => Some("is its own word: take it off the list of loans".to_owned()),
                (true, false) if locale.code != MEASURE && !SAME_EVERYWHERE.contains(&name) => {
                    Some("is still English".to_owned())
                }
                _ => None,
            }
        };
        locale.check(left)
    })
}

#[test]
fn labels_and_titles_have_no_full_stop() -> io::Result<()> {
    in_each(|locale| {
        locale.check(|name, message| {
            let label = ["title-", "nav-", "menu-", "mode-", "class-"].iter().any(|start| name.starts_with(start))
                || name.ends_with("-title")
                || name.ends_with("-confirm");
            (label && message.words.ends_with(['.', '。', '។', '။'])).then(|| "ends with a full stop".to_owned())
        })
    })
}

#[test]
fn the_checks_see_what_they_are_there_for() {
    let mut locale = Locale { code: "EN".to_owned(), ..Locale::default() };
    locale.add_file(
        "a.ftl",
        "a = { $n ->\n    [one] { $x } game\n   *[other] games\n}\nb = { \"\" }\nb = again\nc = { a }\n",
    );
    locale.add_file("b.ftl", "bad line\nd = D\n    .title = T\n");
    let found = locale.messages.get("a").expect("a");
    assert_eq!(found.variables, BTreeSet::from(["n".to_owned(), "x".to_owned()]));
    assert_eq!(found.selects, [BTreeSet::from(["one".to_owned(), "other".to_owned()])]);
    assert_eq!(found.words, " gamegames");
    assert!(locale.messages.get("c").expect("c").references);
    assert_eq!(locale.problems.len(), 3, "{:?}", locale.problems);
    locale.add_file("c.ftl", "e = { \" \" }\n");
    assert!(locale.messages.get("e").expect("e").is_empty());
}
