//! The jackpot pool that takes the place of the illustrative figure (sections 4 and 9 of the specification).

use crate::kind::{Field, Kind, Order, Takes, Unless};

pub(super) const KIND: Kind = Kind {
    name: "jackpot-pools",
    one: "jackpot_pool",
    about: "the jackpot pool: the latest counts, and without any the site shows an illustrative figure",
    table: "jackpot_pools",
    fields: &[
        Field::needed("amount", Takes::Amount, "what is in the pool at asOf"),
        Field::needed("perSecond", Takes::Amount, "by how much it grows in a second"),
        Field::optional("asOf", Takes::Time, "when it held that amount").unless(Unless::Now),
    ],
    order: Order::By("as_of desc, id"),
    most: 20,
    ..Kind::BLANK
};
