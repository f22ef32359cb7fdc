//! Record type: cashback rates by product and level.

use lumora_core::domain::game::GameType;
use lumora_core::domain::reward::cashback::ALL_PRODUCTS;

use crate::record_type::{DefaultValue, Field, FieldType, Record, RecordType, ValidationError};

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "cashback-rates",
    singular: "cashback_rate",
    about: "rates of cashback by product and level; the highest level that a member has reached counts, and a product's own before that of all",
    table: "cashback_rates",
    fields: &[
        Field::required("planId", FieldType::RowOf("cashback-plans"), "the plan"),
        Field::required(
            "product",
            FieldType::Code(16),
            "code of the product, such as RNG, or ALL for those without a rate of their own",
        ),
        Field::optional("levelMin", FieldType::Number(0, 99), "from which level on").default(DefaultValue::Given("0")),
        Field::required("rate", FieldType::Number(0, 10_000), "hundredths of a percent: 80 is 0.80%"),
    ],
    check,
    ..RecordType::DEFAULT
};

fn check(record: &Record) -> Vec<ValidationError> {
    let product = record.text("product");
    let is_known = product == ALL_PRODUCTS || GameType::ALL.iter().any(|it| it.code() == product);
    let takes = "takes the code of a product or ALL: RNG, LIVE, SPORTS, ESPORTS, LOTT, ELOTT, FISH, PVP, SV3";
    if is_known { Vec::new() } else { vec![ValidationError::new("product", takes)] }
}
