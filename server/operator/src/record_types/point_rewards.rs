//! Record type: rewards of the points mall (section 2 of the specification).

use super::in_order;
use crate::record_type::{DefaultValue, Field, FieldType, Record, RecordType, ValidationError};

const CATEGORIES: &[&str] = &["CASH", "BONUS", "FREE_SPIN", "PHYSICAL", "VOUCHER"];
const NONE: DefaultValue = DefaultValue::Given("0");

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "point-rewards",
    singular: "point_reward",
    about: "what points buy in the points mall",
    table: "point_rewards",
    fields: &[
        Field::required("category", FieldType::Enum(CATEGORIES), "the tab that it stands under"),
        Field::required("points", FieldType::Number(1, 100_000_000), "its price"),
        Field::optional("cashValue", FieldType::Amount, "what it is worth in money").default(NONE),
        Field::optional(
            "wagerMultiplier",
            FieldType::Number(0, 100),
            "how often the money must be staked before it may leave; of BONUS, and of what FREE_SPIN wins",
        )
        .default(NONE),
        Field::optional("spinGames", FieldType::Text(600), "of FREE_SPIN: codes of the games, with spaces between")
            .default(DefaultValue::Given("")),
        Field::optional("spins", FieldType::Number(0, 500), "of FREE_SPIN: how many; 0 where you give them by hand")
            .default(NONE),
        Field::optional("spinValue", FieldType::Amount, "of FREE_SPIN: what each stakes, a stake that the games offer")
            .default(NONE),
        Field::optional("spinMaxWin", FieldType::Amount, "of FREE_SPIN: the most that they give; 0 for no bound")
            .default(NONE),
        Field::optional("spinDays", FieldType::Number(1, 365), "of FREE_SPIN: how many days they can be played")
            .default(DefaultValue::Given("7")),
        Field::optional("stock", FieldType::Number(0, 10_000_000), "how many are left; nothing for no bound"),
        Field::optional("limitPerUser", FieldType::Number(0, 1_000), "the most for one member; 0 for no bound")
            .default(NONE),
        Field::optional("levelMin", FieldType::Number(0, 99), "least VIP rank").default(NONE),
        Field::required("imageUrl", FieldType::Picture, "the picture of its card"),
        Field::optional("validFrom", FieldType::Time, "offered from then on").default(DefaultValue::Now),
        Field::optional("validTo", FieldType::Time, "no longer offered from then on"),
        Field::optional("enabled", FieldType::Switch, "offered at all").default(DefaultValue::Given("on")),
    ],
    localized: &[
        Field::required("name", FieldType::Text(120), "what players read"),
        Field::optional("description", FieldType::Text(600), "what it is"),
    ],
    check,
    ..RecordType::DEFAULT
};

fn check(record: &Record) -> Vec<ValidationError> {
    let mut faults = in_order(record, "validFrom", "validTo");
    let category = record.text("category");
    if ["CASH", "BONUS"].contains(&category) && record.number("cashValue").unwrap_or(0) == 0 {
        faults.push(ValidationError::new("cashValue", "must be above zero: it is what CASH and BONUS pay"));
    }
    faults.extend(super::free_spins(record, category == "FREE_SPIN"));
    if !["BONUS", "FREE_SPIN"].contains(&category) && record.number("wagerMultiplier").unwrap_or(0) > 0 {
        faults
            .push(ValidationError::new("wagerMultiplier", "must be 0 where the reward is neither BONUS nor FREE_SPIN"));
    }
    faults
}
