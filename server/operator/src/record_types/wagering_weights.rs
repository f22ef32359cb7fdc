//! Record type: the percentage of a bet that counts towards wagering, by product (section 3 of the specification,
//! `wagerMultiplier`).

use lumora_core::domain::game::GameType;

use crate::record_type::{Field, FieldType, Id, RecordType};

const PRODUCTS: &[&str] = &[
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

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "wagering-weights",
    singular: "wagering_weight",
    about: "percent of a bet that counts towards wagering; their id is the product, and one without counts whole",
    table: "wagering_weights",
    id: Id::Named(FieldType::Enum(PRODUCTS)),
    fields: &[Field::required("percent", FieldType::Number(0, 100), "percent of a valid bet")],
    ..RecordType::DEFAULT
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_product_can_have_a_weight() {
        assert!(GameType::ALL.iter().all(|game_type| PRODUCTS.contains(&game_type.code())));
        assert_eq!(PRODUCTS.len(), GameType::ALL.len());
    }
}
