//! Record type: figures of games in game lists, beside their name (section 7 of the specification, game lists).

use crate::record_type::{DefaultValue, Field, FieldType, Id, Order, RecordType};

/// The highest return to player, in basis points: no game returns more than is staked.
const WHOLE: i64 = 10_000;

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "games",
    singular: "game",
    about: "figures of games; their id is the game's node id. What a supplier publishes of its own games takes the place of what stands here",
    table: "games",
    id_column: "node_id",
    id: Id::Fixed,
    fields: &[
        Field::required("addedAt", FieldType::Time, "when it was added: for 60 days it stands among what is new"),
        Field::optional(
            "returnToPlayer",
            FieldType::Number(1, WHOLE),
            "return to player in basis points: 9612 for 96.12%",
        ),
        Field::optional("volatility", FieldType::Enum(&["low", "medium", "high"]), "how unevenly it pays"),
        Field::optional("smallestStake", FieldType::Amount, "the smallest stake of a round"),
        Field::optional("enabled", FieldType::Switch, "whether it is listed").default(DefaultValue::Given("on")),
    ],
    order: Order::By("rank, node_id"),
    max_records: 100_000,
    ..RecordType::DEFAULT
};
