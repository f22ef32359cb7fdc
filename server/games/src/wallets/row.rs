//! A transfer between the main wallet and a transfer wallet as stored: its state machine and its timeline.

use lumora_core::domain::cashier::{TransferCause, TransferDirection, TransferEvent, TransferFailure, TransferStatus};
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, Step, StepActor, WalletTransfer};
use platform::clock::rfc3339;
use platform::store::{Connection, StoreError, from_row, sql};
use platform::topic::Topic;

use super::vendor::{VendorOrder, WalletKey};

/// A transfer as stored. Amounts are minor units, times milliseconds since the epoch UTC.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TransferRow {
    /// Id of the transfer, and its reference number at the vendor.
    pub id: String,
    /// Order number that members and operators see.
    pub order_no: String,
    /// Id of the member.
    pub member_id: String,
    /// Code of the vendor.
    pub vendor: String,
    /// ISO 4217 code.
    pub currency: String,
    direction: String,
    /// The amount to move.
    pub amount: i64,
    status: String,
    cause: String,
    failure: String,
    pub(super) hold_id: String,
    /// Number of status queries that got no answer.
    pub tries: i64,
    /// When the vendor is queried for the status next; none once the end is known.
    pub next_at: Option<i64>,
    /// Result of the last attempt, for operators.
    pub note: String,
    /// When it was created.
    pub created_at: i64,
    /// When it was sent to the vendor.
    pub sent_at: Option<i64>,
    /// Since when the vendor's result is unknown.
    pub unknown_at: Option<i64>,
    /// When its end became known.
    pub ended_at: Option<i64>,
    /// When it last changed.
    pub updated_at: i64,
}

from_row!(TransferRow {
    id,
    order_no,
    member_id,
    vendor,
    currency,
    direction,
    amount,
    status,
    cause,
    failure,
    hold_id,
    tries,
    next_at,
    note,
    created_at,
    sent_at,
    unknown_at,
    ended_at,
    updated_at
});

/// A transfer to insert.
#[derive(Debug, Clone)]
pub(super) struct NewTransfer {
    pub(super) id: String,
    pub(super) order_no: String,
    pub(super) wallet_key: WalletKey,
    pub(super) direction: TransferDirection,
    pub(super) amount: i64,
    pub(super) cause: TransferCause,
    pub(super) hold_id: String,
    /// When the job takes it up, should the process that created it not send it.
    pub(super) next_at: i64,
}

impl NewTransfer {
    pub(super) async fn insert(&self, tx: &mut Connection, now_ms: i64) -> Result<(), StoreError> {
        sql::query(
            "insert into wallet_transfers (id, order_no, member_id, vendor, currency, direction, amount, status, cause, failure,
             hold_id, tries, next_at, note, created_at, updated_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, '', $10, 0, $11, '', $12, $12)",
        )
        .bind(&self.id)
        .bind(&self.order_no)
        .bind(&self.wallet_key.player)
        .bind(&self.wallet_key.vendor)
        .bind(&self.wallet_key.currency)
        .bind(self.direction.name())
        .bind(self.amount)
        .bind(TransferStatus::Created.name())
        .bind(self.cause.name())
        .bind(&self.hold_id)
        .bind(self.next_at)
        .bind(now_ms)
        .execute(&mut *tx)
        .await?;
        tx.announce(Topic::Cashier, &self.wallet_key.player);
        Ok(())
    }
}

impl TransferRow {
    /// The transfer with this id.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn find(executor: impl sql::Executor, id: &str) -> Result<Option<Self>, StoreError> {
        sql::query_as("select * from wallet_transfers where id = $1").bind(id).fetch_optional(executor).await
    }

    pub(super) async fn of_member(
        executor: impl sql::Executor,
        member_id: &str,
        id: &str,
    ) -> Result<Option<Self>, StoreError> {
        let query = "select * from wallet_transfers where id = $1 and member_id = $2";
        sql::query_as(query).bind(id).bind(member_id).fetch_optional(executor).await
    }

    /// Status of the transfer.
    pub fn status(&self) -> TransferStatus {
        TransferStatus::from_name(&self.status).unwrap_or(TransferStatus::Unknown)
    }

    /// Direction of the transfer.
    pub fn direction(&self) -> TransferDirection {
        TransferDirection::from_name(&self.direction).unwrap_or_default()
    }

    /// What began the transfer.
    pub fn cause(&self) -> TransferCause {
        TransferCause::from_name(&self.cause).unwrap_or_default()
    }

    /// Why it failed; none where it did not.
    pub fn failure(&self) -> Option<TransferFailure> {
        TransferFailure::from_name(&self.failure)
    }

    /// The transfer as the vendor is asked to carry it out.
    pub(super) fn order(&self) -> VendorOrder {
        let wallet_key =
            WalletKey { player: self.member_id.clone(), vendor: self.vendor.clone(), currency: self.currency.clone() };
        VendorOrder { reference_no: self.id.clone(), direction: self.direction(), wallet_key, amount: self.amount }
    }

    /// Applies an event, if the status still is as it was read; returns whether it did. `next_at` is when the status is
    /// queried next.
    pub(super) async fn apply_event(
        &self,
        tx: &mut Connection,
        event: TransferEvent,
        (next_at, note): (Option<i64>, &str),
        now_ms: i64,
    ) -> Result<bool, StoreError> {
        let Some(next) = self.status().after(event) else { return Ok(false) };
        let text = match next {
            TransferStatus::Created | TransferStatus::Sent => {
                "update wallet_transfers set status = $3, next_at = $4, note = $5, updated_at = $6, sent_at = $6
                 where id = $1 and status = $2"
            }
            TransferStatus::Unknown => {
                "update wallet_transfers set status = $3, next_at = $4, note = $5, updated_at = $6, unknown_at = $6
                 where id = $1 and status = $2"
            }
            TransferStatus::Done | TransferStatus::Failed => {
                "update wallet_transfers set status = $3, next_at = $4, note = $5, updated_at = $6, ended_at = $6
                 where id = $1 and status = $2"
            }
        };
        let done = sql::query(text)
            .bind(&self.id)
            .bind(&self.status)
            .bind(next.name())
            .bind(next_at)
            .bind(note)
            .bind(now_ms)
            .execute(&mut *tx)
            .await?;
        tx.announce(Topic::Cashier, &self.member_id);
        Ok(done.rows_affected() == 1)
    }

    /// Records an attempt without an answer, and when the next is due.
    pub(super) async fn postpone(&self, tx: &mut Connection, next_at: i64, note: &str) -> Result<(), StoreError> {
        let text =
            "update wallet_transfers set tries = tries + 1, next_at = $3, note = $4 where id = $1 and status = $2";
        sql::query(text).bind(&self.id).bind(&self.status).bind(next_at).bind(note).execute(tx).await?;
        Ok(())
    }

    /// Records why the transfer failed.
    pub(super) async fn note_failure(&self, tx: &mut Connection, failure: TransferFailure) -> Result<(), StoreError> {
        let text = "update wallet_transfers set failure = $2 where id = $1";
        sql::query(text).bind(&self.id).bind(failure.name()).execute(tx).await?;
        Ok(())
    }

    /// Timeline of the transfer, oldest step first.
    pub fn steps(&self) -> Vec<Step> {
        let end = self.ended_at.map(|at| (self.status(), at, StepActor::Provider));
        let first = if self.cause() == TransferCause::Member { StepActor::Member } else { StepActor::System };
        let steps = [
            Some((TransferStatus::Created, self.created_at, first)),
            self.sent_at.map(|at| (TransferStatus::Sent, at, StepActor::System)),
            self.unknown_at.map(|at| (TransferStatus::Unknown, at, StepActor::System)),
            end,
        ];
        let step = |(status, at, actor): (TransferStatus, i64, StepActor)| Step {
            status: status.name().to_owned(),
            at: rfc3339(at),
            actor,
            amount: Amount(Money(if status == TransferStatus::Done { self.amount } else { 0 })),
            note: String::new(),
        };
        steps.into_iter().flatten().map(step).collect()
    }

    /// The transfer as the member's client receives it.
    pub(super) fn to_wire(&self, vendor_name: &str) -> WalletTransfer {
        WalletTransfer {
            id: self.id.clone(),
            order_no: self.order_no.clone(),
            vendor: self.vendor.clone(),
            vendor_name: vendor_name.to_owned(),
            direction: self.direction(),
            amount: Amount(Money(self.amount)),
            status: self.status(),
            cause: self.cause(),
            failure: self.failure(),
            created_at: rfc3339(self.created_at),
            ended_at: self.ended_at.map(rfc3339).unwrap_or_default(),
            steps: self.steps(),
        }
    }
}
