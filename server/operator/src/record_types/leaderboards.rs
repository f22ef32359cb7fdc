//! Record type: leaderboards (section 2 of the specification).

use super::in_order;
use super::missions::{NONE, PERIODS, REWARDS, product, reward};
use crate::record_type::{DefaultValue, Field, FieldType, Record, RecordType, ValidationError};

const RULES: &[&str] = &["BET_AMOUNT", "BET_COUNT", "WIN_AMOUNT"];

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "leaderboards",
    singular: "leaderboard",
    about: "leaderboards: what they count, and the prizes of their places",
    table: "leaderboards",
    fields: &[
        Field::required("rule", FieldType::Enum(RULES), "what it counts"),
        Field::required("period", FieldType::Enum(PERIODS), "how often it begins anew, in the operator's time zone"),
        Field::optional(
            "product",
            FieldType::Code(16),
            "code of the product whose play counts, such as RNG; nothing for all",
        ),
        Field::optional("game", FieldType::Code(64), "code of the game whose play counts; nothing for all"),
        Field::optional("leastCount", FieldType::Number(0, 1_000_000), "bets that a place needs").default(NONE),
        Field::optional("leastAmount", FieldType::Amount, "money that a place needs, where money is counted")
            .default(NONE),
        Field::required("currency", FieldType::Code(3), "of the money that is counted and paid, such as USD"),
        Field::required("rewardType", FieldType::Enum(REWARDS), "what places give"),
        Field::required(
            "prizes",
            FieldType::Amounts(100),
            "of the first, second, ... place; who shares a place shares the prizes of all places that they cover; a point is 1.00",
        ),
        Field::optional("wagerMultiplier", FieldType::Number(0, 100), "how often a bonus is wagered").default(NONE),
        Field::optional(
            "startsAt",
            FieldType::Time,
            "runs from then on; play from before it was published does not count",
        )
        .default(DefaultValue::Now),
        Field::optional("endsAt", FieldType::Time, "no longer runs from then on"),
        Field::optional(
            "closeHours",
            FieldType::Number(1, 168),
            "hours between the end of a period and its close, in which corrections of bets still count",
        )
        .default(DefaultValue::Given("1")),
        Field::optional("enabled", FieldType::Switch, "shows, counts and pays at all")
            .default(DefaultValue::Given("on")),
    ],
    localized: &[
        Field::required("title", FieldType::Text(120), "what members read"),
        Field::optional("description", FieldType::Text(400), "what it is about"),
    ],
    used_by: &[("leaderboard_results", "board_id"), ("leaderboard_scores", "board_id")],
    max_records: 50,
    check,
    ..RecordType::DEFAULT
};

fn check(record: &Record) -> Vec<ValidationError> {
    let mut faults = in_order(record, "startsAt", "endsAt");
    if record.text("period") == "ONCE" && record.number("endsAt").is_none() {
        faults.push(ValidationError::new("endsAt", "must be set where the period is ONCE: prizes are paid at the end"));
    }
    let prizes: Vec<i64> = record.text("prizes").split(',').filter_map(|prize| prize.trim().parse().ok()).collect();
    if prizes.windows(2).any(|pair| pair.first() < pair.last()) {
        faults.push(ValidationError::new("prizes", "must not rise from one place to the next"));
    }
    faults.extend(product(record));
    faults.extend(reward(record, "prizes"));
    faults
}
