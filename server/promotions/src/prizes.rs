//! Prizes of a raffle, and a member's draws.

use lumora_core::domain::money::Money;
use lumora_core::domain::promotion::RewardKind;
use lumora_core::wire::{Amount, RaffleDraw, RafflePrize, RaffleValue};
use platform::clock::rfc3339;
use platform::store::{Store, StoreError, from_row, sql};

use super::filled_texts::FilledTexts;
use super::row::PromotionRow;

/// The member's latest draws that are listed, at most.
const DRAWS_LISTED: i64 = 20;

/// A row of `raffle_prizes`. `amount` is in minor units, or hundredths of a point.
pub(super) struct PrizeRow {
    pub(super) id: String,
    pub(super) prize_type: String,
    pub(super) amount: i64,
    weight: i64,
}

from_row!(PrizeRow { id, prize_type, amount, weight });

impl PrizeRow {
    /// The prizes of a raffle, in the operator's order.
    pub(super) async fn of(executor: impl sql::Executor, promotion_id: &str) -> Result<Vec<Self>, StoreError> {
        let query =
            "select id, prize_type, amount, weight from raffle_prizes where promotion_id = $1 order by rank, id";
        sql::query_as(query).bind(promotion_id).fetch_all(executor).await
    }

    /// The weight of the prize in the draw, relative to the other prizes.
    pub(super) fn weight(&self) -> u32 {
        u32::try_from(self.weight).unwrap_or(0)
    }
}

/// The prizes of a raffle with the member's draws.
pub(super) async fn read(
    store: &Store,
    row: &PromotionRow,
    member_id: &str,
    language: &str,
) -> Result<RaffleValue, StoreError> {
    let texts = FilledTexts::of(store, "raffle_prize", language).await?;
    let left: i64 = sql::query_scalar(
        "select count(*) from raffle_draws where promotion_id = $1 and member_id = $2 and drawn_at is null",
    )
    .bind(&row.id)
    .bind(member_id)
    .fetch_one(store.reader())
    .await?;
    let draws: Vec<(String, String, i64)> = sql::query_as(
        "select id, prize_id, drawn_at from raffle_draws where promotion_id = $1 and member_id = $2
         and drawn_at is not null order by drawn_at desc, id desc limit $3",
    )
    .bind(&row.id)
    .bind(member_id)
    .bind(DRAWS_LISTED)
    .fetch_all(store.reader())
    .await?;
    let prize = |prize: PrizeRow| RafflePrize {
        name: texts.get(
            &prize.id,
            "name",
            &[("amount", texts.amount(RewardKind::parse(&prize.prize_type), prize.amount))],
        ),
        weight: prize.weight(),
        kind: prize.prize_type,
        amount: Amount(Money(prize.amount)),
        prize_id: prize.id,
    };
    Ok(RaffleValue {
        draws_left: u32::try_from(left).unwrap_or(0),
        draws_granted: u32::try_from(row.draws).unwrap_or(0),
        prizes: PrizeRow::of(store.reader(), &row.id).await?.into_iter().map(prize).collect(),
        draws: draws
            .into_iter()
            .map(|(draw_id, prize_id, at)| RaffleDraw { draw_id, prize_id, drawn_at: rfc3339(at) })
            .collect(),
    })
}
