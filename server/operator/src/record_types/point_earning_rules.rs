//! Record type: rules of earning points (section 3 of the specification, the points mall): one point for an amount that
//! is staked, lost or deposited.

use lumora_core::domain::game::GameType;
use lumora_core::domain::points::EarnBase;

use crate::record_type::{DefaultValue, Field, FieldType, Record, RecordType, ValidationError};

const PRODUCTS: &[&str] = &[
    "ALL",
    GameType::Lott.code(),
    GameType::Elott.code(),
    GameType::Live.code(),
    GameType::Sports.code(),
    GameType::Esports.code(),
    GameType::Rng.code(),
    GameType::Fish.code(),
    GameType::Pvp.code(),
    GameType::Sv3.code(),
];
const BASES: &[&str] = &[EarnBase::ValidBet.name(), EarnBase::Deposit.name(), EarnBase::Loss.name()];

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "point-earning-rules",
    singular: "point_earning_rule",
    about: "how points are earned; a bet or deposit counts for each rule that fits",
    table: "point_earning_rules",
    fields: &[
        Field::optional("product", FieldType::Enum(PRODUCTS), "whose bets count; ALL of DEPOSIT")
            .default(DefaultValue::Given("ALL")),
        Field::optional(
            "base",
            FieldType::Enum(BASES),
            "what counts: valid bets, deposits, or what a day's bets have lost, once it is over",
        )
        .default(DefaultValue::Given("VALID_BET")),
        Field::required("currency", FieldType::Code(3), "ISO 4217 code of the money"),
        Field::required("per", FieldType::Amount, "one point for so much of it"),
        Field::optional(
            "dailyCap",
            FieldType::Number(0, 10_000_000),
            "the most points of a member's day; 0 for no bound",
        )
        .default(DefaultValue::Given("0")),
        Field::optional("enabled", FieldType::Switch, "it counts").default(DefaultValue::Given("on")),
    ],
    max_records: 100,
    check,
    ..RecordType::DEFAULT
};

fn check(record: &Record) -> Vec<ValidationError> {
    let mut faults = Vec::new();
    if record.number("per").unwrap_or(0) <= 0 {
        faults.push(ValidationError::new("per", "must be above zero: switch the rule off instead"));
    }
    if record.text("base") == EarnBase::Deposit.name() && record.text("product") != "ALL" {
        faults.push(ValidationError::new("product", "must be ALL where deposits count: they are of no product"));
    }
    let currency = record.text("currency");
    if currency.len() != 3 || !currency.bytes().all(|byte| byte.is_ascii_uppercase()) {
        faults.push(ValidationError::new("currency", "must be three capital letters, such as USD"));
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_product_and_base_can_have_a_rule() {
        assert!(GameType::ALL.iter().all(|game_type| PRODUCTS.contains(&game_type.code())));
        assert_eq!(PRODUCTS.len(), GameType::ALL.len() + 1);
        assert!(EarnBase::ALL.iter().all(|base| BASES.contains(&base.name())) && BASES.len() == EarnBase::ALL.len());
    }
}
