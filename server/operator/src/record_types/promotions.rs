//! Promotions (sections 3 and 4 of the specification).

use super::in_order;
use crate::record_type::{DefaultValue, Field, FieldType, Record, RecordType, ValidationError};

const MODES: &[&str] = &["AUTO", "CLAIM", "SIGN_UP", "APPLY", "RAFFLE"];
const REWARDS: &[&str] = &["CASH", "BONUS", "FREE_SPIN", "POINTS", "RAFFLE", "PHYSICAL"];
const NONE: DefaultValue = DefaultValue::Given("0");

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "promotions",
    singular: "promotion",
    about: "promotions and what they promise",
    table: "promotions",
    fields: &[
        Field::required("code", FieldType::Code(64), "its name in addresses; no two share one"),
        Field::required("category", FieldType::Code(40), "the tab that it stands under"),
        Field::required("imageUrl", FieldType::Picture, "the picture of its card"),
        Field::optional("mobileUrl", FieldType::Picture, "the picture on narrow screens"),
        Field::optional("startsAt", FieldType::Time, "runs from then on").default(DefaultValue::Now),
        Field::optional("endsAt", FieldType::Time, "no longer runs from then on"),
        Field::optional("signUpFrom", FieldType::Time, "sign-up or application opens; startsAt unless given"),
        Field::optional("signUpTo", FieldType::Time, "sign-up or application closes; endsAt unless given"),
        Field::optional("applyMode", FieldType::Enum(MODES), "how members take part")
            .default(DefaultValue::Given("AUTO")),
        Field::optional("rewardType", FieldType::Enum(REWARDS), "what it gives").default(DefaultValue::Given("BONUS")),
        Field::optional("rewardAmount", FieldType::Amount, "money or points that it pays").default(NONE),
        Field::optional("rewardCurrency", FieldType::Code(3), "currency of the money, such as USD; nothing for points"),
        Field::optional("wagerMultiplier", FieldType::Number(0, 100), "how often a bonus is wagered").default(NONE),
        Field::optional("draws", FieldType::Number(0, 1_000), "draws of a raffle that signing up brings").default(NONE),
        Field::optional("imagesMin", FieldType::Number(0, 3), "pictures that an application needs").default(NONE),
        Field::optional("levelMin", FieldType::Number(0, 99), "least VIP rank of who takes part").default(NONE),
        Field::optional("stock", FieldType::Number(0, 10_000_000), "how many rewards there are; nothing for no bound"),
        Field::optional("featured", FieldType::Switch, "shows on home"),
        Field::optional("enabled", FieldType::Switch, "shows at all").default(DefaultValue::Given("on")),
    ],
    localized: &[
        Field::required(
            "title",
            FieldType::Text(120),
            "headline; { $amount }, { $draws }, { $stock } and { $rank } show the figures above",
        ),
        Field::optional("summary", FieldType::Text(400), "one line on its card"),
        Field::optional("significant", FieldType::Lines(2_000), "the terms that matter most, a line each"),
        Field::optional("terms", FieldType::Html(40_000), "all terms"),
    ],
    check,
    ..RecordType::DEFAULT
};

fn check(record: &Record) -> Vec<ValidationError> {
    let mut faults = in_order(record, "startsAt", "endsAt");
    faults.extend(in_order(record, "signUpFrom", "signUpTo"));
    let amount = record.number("rewardAmount").unwrap_or(0);
    let (mode, reward) = (record.text("applyMode"), record.text("rewardType"));
    let is_paid = ["CASH", "BONUS", "POINTS"].contains(&reward);
    if mode == "CLAIM" && (!is_paid || amount == 0) {
        faults.push(ValidationError::new(
            "rewardAmount",
            "must be set where members claim: CASH, BONUS or POINTS, and how much",
        ));
    }
    if is_paid && reward != "POINTS" && amount > 0 && record.text("rewardCurrency").is_empty() {
        faults.push(ValidationError::new("rewardCurrency", "must be named where money is paid, such as USD"));
    }
    faults
}
