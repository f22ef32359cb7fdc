//! Transfers: money that the operator moves in and out of transfer wallets, once for each of its reference numbers.

use platform::store::{Connection, StoreError, from_row, sql};

use super::BalanceKey;
use super::balance::Change;
use crate::{SupplierError, SupplierState};

/// Direction of a transfer, as the vendor sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    /// From the operator to the vendor.
    In,
    /// From the vendor to the operator.
    Out,
}

impl Direction {
    /// The word that is stored and sent.
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
    /// The operator's reference number.
    pub reference_no: String,
    /// Direction of the transfer.
    pub direction: Direction,
    /// The transfer wallet that is credited or debited.
    pub balance_key: BalanceKey,
    /// Amount in minor units, above zero.
    pub amount: i64,
}

/// A transfer as stored. Amounts are minor units.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Transfer {
    /// The operator's reference number.
    pub reference_no: String,
    /// `in` or `out`; empty for a transfer that never arrived.
    pub direction: String,
    /// The operator's id of the player.
    pub player: String,
    /// Code of the vendor.
    pub vendor: String,
    /// ISO 4217 code of the amounts.
    pub currency: String,
    /// The amount that was ordered.
    pub amount: i64,
    /// `done`, `not_enough` or `closed`.
    pub state: String,
    /// The balance right after it.
    pub balance_after: i64,
    /// When it was recorded, in milliseconds since the epoch UTC.
    pub at: i64,
}

from_row!(Transfer { reference_no, direction, player, vendor, currency, amount, state, balance_after, at });

/// State of a transfer that was carried out.
pub const DONE: &str = "done";
/// State of a transfer that was refused, since the balance was too low. It is final.
pub const NOT_ENOUGH: &str = "not_enough";
/// State of a transfer whose status was queried before it arrived. It will never be carried out.
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

    /// Whether it is the ordered transfer. One that was closed before it arrived fits every order.
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
    if let Some(existing) = Transfer::find(tx, &order.reference_no).await? {
        return Ok(existing);
    }
    let balance = if order.direction == Direction::In { order.amount } else { -order.amount };
    let transfer = match order.balance_key.change(tx, Change { balance, in_play: 0 }).await? {
        Some(after) => Transfer::of(order, DONE, after, now_ms),
        None => Transfer::of(order, NOT_ENOUGH, order.balance_key.balance(&mut *tx).await?, now_ms),
    };
    transfer.insert(tx).await?;
    Ok(transfer)
}

async fn find_or_close(tx: &mut Connection, reference_no: &str, now_ms: i64) -> Result<Transfer, StoreError> {
    if let Some(existing) = Transfer::find(tx, reference_no).await? {
        return Ok(existing);
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
    /// Carries out a transfer, or returns the one that is stored under its reference number.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn transfer(&self, order: Order) -> Result<Transfer, SupplierError> {
        let now_ms = self.clock.now_ms();
        let attempt = || {
            let order = order.clone();
            self.store.write(move |tx| Box::pin(async move { carry_out(tx, &order, now_ms).await }))
        };
        // Where writes overlap, the unique reference number refuses the second of two at once; run again, it finds the
        // first.
        match attempt().await {
            Err(error) if error.is_unique_violation() => Ok(attempt().await?),
            result => Ok(result?),
        }
    }

    /// The state of a transfer. One that never arrived is closed by this, so that it can not be carried out when it
    /// does arrive.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn transfer_status(&self, reference_no: &str) -> Result<Transfer, SupplierError> {
        let now_ms = self.clock.now_ms();
        let attempt = || {
            let reference_no = reference_no.to_owned();
            self.store.write(move |tx| Box::pin(async move { find_or_close(tx, &reference_no, now_ms).await }))
        };
        match attempt().await {
            Err(error) if error.is_unique_violation() => Ok(attempt().await?),
            result => Ok(result?),
        }
    }

    /// Transfers of a vendor that were done between two times (milliseconds since the epoch UTC), ordered by reference
    /// number, from the one behind `after` on.
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
