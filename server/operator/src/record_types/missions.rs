//! Record type: missions (section 2 of the specification).

use lumora_core::domain::game::GameType;
use lumora_core::domain::mission::ProfileStep;

use super::in_order;
use crate::record_type::{DefaultValue, Field, FieldType, Record, RecordType, ValidationError};

const KINDS: &[&str] = &["CHECK_IN", "BET_AMOUNT", "BET_COUNT", "DEPOSIT", "WIN", "INVITE", "PROFILE"];
pub(super) const PERIODS: &[&str] = &["ONCE", "DAILY", "WEEKLY", "MONTHLY"];
pub(super) const REWARDS: &[&str] = &["CASH", "BONUS", "POINTS"];
pub(super) const NONE: DefaultValue = DefaultValue::Given("0");

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "missions",
    singular: "mission",
    about: "missions: what members do, and what they get for it",
    table: "missions",
    fields: &[
        Field::required("kind", FieldType::Enum(KINDS), "what it asks for"),
        Field::required("period", FieldType::Enum(PERIODS), "how often it begins anew, in the operator's time zone"),
        Field::optional("groupId", FieldType::Code(40), "missions with the same stand together"),
        Field::optional(
            "product",
            FieldType::Code(16),
            "code of the product whose play counts, such as RNG; nothing for all",
        ),
        Field::optional("game", FieldType::Code(64), "code of the game whose play counts; nothing for all"),
        Field::optional("targetCount", FieldType::Number(0, 1_000_000), "days, bets, wins, friends or steps to reach")
            .default(NONE),
        Field::optional("targetAmount", FieldType::Amount, "money to reach, where money is counted").default(NONE),
        Field::optional("inARow", FieldType::Switch, "days of checking in have to follow each other"),
        Field::required("currency", FieldType::Code(3), "of the money that is counted and paid, such as USD"),
        Field::required("rewardType", FieldType::Enum(REWARDS), "what it gives"),
        Field::required("rewardAmount", FieldType::Amount, "how much; a point is 1.00"),
        Field::optional("wagerMultiplier", FieldType::Number(0, 100), "how often a bonus is wagered").default(NONE),
        Field::optional(
            "afterMissionId",
            FieldType::RowOf("missions"),
            "its reward has to be taken first; nothing for none",
        ),
        Field::optional(
            "startsAt",
            FieldType::Time,
            "runs from then on; play from before it was published does not count",
        )
        .default(DefaultValue::Now),
        Field::optional("endsAt", FieldType::Time, "no longer runs from then on"),
        Field::optional(
            "claimHours",
            FieldType::Number(0, 720),
            "hours behind the end of a period in which its reward can be taken",
        )
        .default(NONE),
        Field::optional("enabled", FieldType::Switch, "shows and counts at all").default(DefaultValue::Given("on")),
    ],
    localized: &[
        Field::required("title", FieldType::Text(120), "what members read"),
        Field::optional("description", FieldType::Text(400), "what is to be done"),
    ],
    used_by: &[("mission_claims", "mission_id"), ("mission_progress", "mission_id")],
    check,
    ..RecordType::DEFAULT
};

fn check(record: &Record) -> Vec<ValidationError> {
    let mut faults = in_order(record, "startsAt", "endsAt");
    let kind = record.text("kind");
    let is_money = ["BET_AMOUNT", "DEPOSIT"].contains(&kind);
    let is_play = ["BET_AMOUNT", "BET_COUNT", "WIN"].contains(&kind);
    let (count, amount) = (record.number("targetCount").unwrap_or(0), record.number("targetAmount").unwrap_or(0));
    if is_money && amount == 0 {
        faults.push(ValidationError::new("targetAmount", "must be above zero: this kind counts money"));
    }
    if !is_money && count == 0 {
        faults.push(ValidationError::new(
            "targetCount",
            "must be above zero: this kind counts days, bets, wins, friends or steps",
        ));
    }
    let most = i64::try_from(ProfileStep::ALL.len()).unwrap_or(i64::MAX);
    if kind == "PROFILE" && count > most {
        faults
            .push(ValidationError::new("targetCount", format!("must be at most {most}: an account has no more steps")));
    }
    if kind == "PROFILE" && record.text("period") != "ONCE" {
        faults.push(ValidationError::new("period", "must be ONCE: the steps of an account are made once"));
    }
    if kind == "CHECK_IN" {
        let most = match record.text("period") {
            "DAILY" => 1,
            "WEEKLY" => 7,
            "MONTHLY" => 28,
            _ => 365,
        };
        if count > most {
            faults.push(ValidationError::new(
                "targetCount",
                format!("must be at most {most}: a period has no more days"),
            ));
        }
    } else if record.number("inARow") == Some(1) {
        faults.push(ValidationError::new("inARow", "is for missions whose kind is CHECK_IN"));
    }
    if !is_play && (!record.text("product").is_empty() || !record.text("game").is_empty()) {
        faults.push(ValidationError::new("product", "and game are for missions that count bets: leave both empty"));
    }
    faults.extend(product(record));
    faults.extend(reward(record, "rewardAmount"));
    faults
}

/// A fault unless the product is a known code or empty.
pub(super) fn product(record: &Record) -> Option<ValidationError> {
    let code = record.text("product");
    let is_product = code.is_empty() || GameType::ALL.iter().any(|product| product.code() == code);
    let takes = "takes the code of a product: RNG, LIVE, SPORTS, ESPORTS, LOTT, ELOTT, FISH, PVP, SV3, or nothing";
    (!is_product).then(|| ValidationError::new("product", takes))
}

/// A fault if the reward is zero, or if a reward other than a bonus has a wagering requirement.
pub(super) fn reward(record: &Record, amount: &'static str) -> Option<ValidationError> {
    let is_bonus = record.text("rewardType") == "BONUS";
    if record.number(amount) == Some(0) {
        return Some(ValidationError::new(amount, "must be above zero"));
    }
    let is_staked = record.number("wagerMultiplier").unwrap_or(0) > 0;
    (is_staked && !is_bonus).then(|| ValidationError::new("wagerMultiplier", "is for rewards of type BONUS: set 0"))
}
