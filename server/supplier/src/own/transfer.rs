//! Transfers: money that the operator moves in and out, once for each of its numbers.

use platform::store::{Connection, StoreError, from_row, sql};

use super::BalanceKey;
use super::balance::Change;
use crate::{SupplierError, SupplierState};

/// Which way, as the vendor sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    /// From the operator to the vendor.
    In,
    /// From the vendor to the operator.
    Out,
}

impl Direction {
    /// The word that is stored and travels.
    pub const fn name(self) -> &'static str {
        match self {
            Self::In => "in",
            Self::Out => "out",
        }
    }
}

/// A transfer to carry out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Order {
    /// The operator's number.
    pub reference_no: String,
    /// Which way.
    pub direction: Direction,
    /// Whose.
    pub balance_key: BalanceKey,
    /// Minor units, above zero.
    pub amount: i64,
}

/// A transfer as it is stored. Amounts are minor units.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Transfer {
    /// The operator's number.
    pub reference_no: String,
    /// `in` or `out`; empty for one that never arrived.
    pub direction: String,
    /// The player.
    pub player: String,
    /// The vendor.
    pub vendor: String,
    /// ISO 4217 code.
    pub currency: String,
    /// What was to be moved.
    pub amount: i64,
    /// `done`, `not_enough` or `closed`.
    pub state: String,
    /// The balance right after it.
    pub balance_after: i64,
    /// When, in milliseconds.
    pub at: i64,
}

from_row!(Transfer { reference_no, direction, player, vendor, currency, amount, state, balance_after, at });

/// It was carried out, now or before.
pub const DONE: &str = "done";
/// The balance held less; it will not be carried out.
pub const NOT_ENOUGH: &str = "not_enough";
/// It was asked after before it arrived; it will not be carried out.
pub const CLOSED: &str = "closed";

impl Transfer {
    fn of(order: &Order, state: &str, balance_after: i64, now_ms: i64) -> Self {
        let Order { reference_no, direction, balance_key, amount } = order.clone();
        Self {
            reference_no,
            direction: direction.name().to_owned(),
            player: balance_key.player,
            vendor: balance_key.vendor,
            currency: balance_key.currency,
            amount,
            state: state.to_owned(),
            balance_after,
            at: now_ms,
        }
    }

    /// Whether it is what was ordered; one that was closed before it came fits every order.
    pub fn fits(&self, order: &Order) -> bool {
        self.state == CLOSED || *self == Self::of(order, &self.state, self.balance_after, self.at)
    }

    async fn find(tx: &mut Connection, reference_no: &str) -> Result<Option<Self>, StoreError> {
        let query = "select * from own_transfers where reference_no = $1";
        sql::query_as(query).bind(reference_no).fetch_optional(tx).await
    }

    async fn insert(&self, tx: &mut Connection) -> Result<(), StoreError> {
        sql::query(
            "insert into own_transfers (reference_no, direction, player, vendor, currency, amount, state, balance_after, at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        )
        .bind(&self.reference_no)
        .bind(&self.direction)
        .bind(&self.player)
        .bind(&self.vendor)
        .bind(&self.currency)
        .bind(self.amount)
        .bind(&self.state)
        .bind(self.balance_after)
        .bind(self.at)
        .execute(tx)
        .await?;
        Ok(())
    }
}

async fn carry_out(tx: &mut Connection, order: &Order, now_ms: i64) -> Result<Transfer, StoreError> {
    if let Some(known) = Transfer::find(tx, &order.reference_no).await? {
        return Ok(known);
    }
    let balance = if order.direction == Direction::In { order.amount } else { -order.amount };
    let transfer = match order.balance_key.change(tx, Change { balance, in_play: 0 }).await? {
        Some(after) => Transfer::of(order, DONE, after, now_ms),
        None => Transfer::of(order, NOT_ENOUGH, order.balance_key.balance(&mut *tx).await?, now_ms),
    };
    transfer.insert(tx).await?;
    Ok(transfer)
}

async fn look_up(tx: &mut Connection, reference_no: &str, now_ms: i64) -> Result<Transfer, StoreError> {
    if let Some(known) = Transfer::find(tx, reference_no).await? {
        return Ok(known);
    }
    let closed = Transfer {
        reference_no: reference_no.to_owned(),
        direction: String::new(),
        player: String::new(),
        vendor: String::new(),
        currency: String::new(),
        amount: 0,
        state: CLOSED.to_owned(),
        balance_after: 0,
        at: now_ms,
    };
    closed.insert(tx).await?;
    Ok(closed)
}

impl SupplierState {
    /// Carries a transfer out, or tells what became of the one with its number.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn transfer(&self, order: Order) -> Result<Transfer, SupplierError> {
        let now_ms = self.clock.now_ms();
        let once = || {
            let order = order.clone();
            self.store.write(move |tx| Box::pin(async move { carry_out(tx, &order, now_ms).await }))
        };
        // Where writes overlap, the number refuses the second of two at once; asked again, it sees the first.
        match once().await {
            Err(error) if error.is_unique_violation() => Ok(once().await?),
            result => Ok(result?),
        }
    }

    /// What became of a transfer. One that never arrived is closed with it, so that it can not be done any more when it comes.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn transfer_status(&self, reference_no: &str) -> Result<Transfer, SupplierError> {
        let now_ms = self.clock.now_ms();
        let once = || {
            let reference_no = reference_no.to_owned();
            self.store.write(move |tx| Box::pin(async move { look_up(tx, &reference_no, now_ms).await }))
        };
        match once().await {
            Err(error) if error.is_unique_violation() => Ok(once().await?),
            result => Ok(result?),
        }
    }

    /// The transfers of a vendor that were done between two times, after a number and by their numbers.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn transfers_done(
        &self,
        vendor: &str,
        (from_ms, until_ms): (i64, i64),
        after: &str,
        limit: i64,
    ) -> Result<Vec<Transfer>, SupplierError> {
        let query = "select * from own_transfers where vendor = $1 and state = 'done' and at >= $2 and at < $3
                     and reference_no > $4 order by reference_no limit $5";
        let query = sql::query_as(query).bind(vendor.to_owned()).bind(from_ms).bind(until_ms);
        Ok(query.bind(after.to_owned()).bind(limit).fetch_all(self.store.reader()).await?)
    }
}
