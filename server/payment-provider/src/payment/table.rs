//! Rows of payments and receipts.

use platform::store::{Connection, StoreError, from_row, sql};

use super::{Payment, PaymentMethod, PaymentStatus, Receipt};
use crate::{ProviderError, ProviderState};

struct PaymentRow {
    id: String,
    reference: String,
    token: String,
    method: String,
    requested: i64,
    currency: String,
    description: String,
    notify_url: String,
    return_url: String,
    status: String,
    expires_at: i64,
}

from_row!(PaymentRow {
    id,
    reference,
    token,
    method,
    requested,
    currency,
    description,
    notify_url,
    return_url,
    status,
    expires_at
});

macro_rules! select_payment {
    ($condition:literal) => {
        concat!(
            "select id, reference, token, method, requested, currency, description, notify_url, return_url, status,
             expires_at from payments where ",
            $condition
        )
    };
}

pub(super) async fn by_reference(tx: &mut Connection, reference: &str) -> Result<Option<Payment>, ProviderError> {
    find(tx, select_payment!("reference = $1"), reference).await
}

pub(super) async fn by_token(tx: &mut Connection, token: &str) -> Result<Option<Payment>, ProviderError> {
    find(tx, select_payment!("token = $1"), token).await
}

pub(super) async fn by_id(tx: &mut Connection, id: &str) -> Result<Option<Payment>, ProviderError> {
    find(tx, select_payment!("id = $1"), id).await
}

async fn find(tx: &mut Connection, select: &'static str, key: &str) -> Result<Option<Payment>, ProviderError> {
    let row: Option<PaymentRow> = sql::query_as(select).bind(key).fetch_optional(&mut *tx).await?;
    let Some(row) = row else { return Ok(None) };
    let receipts: Vec<(String, i64, i64)> =
        sql::query_as("select id, amount, received_at from receipts where payment_id = $1 order by place")
            .bind(&row.id)
            .fetch_all(tx)
            .await?;
    let receipts = receipts.into_iter().map(|(id, amount, received_at)| Receipt { id, amount, received_at }).collect();
    Ok(Some(Payment {
        method: PaymentMethod::parse(&row.method)?,
        status: PaymentStatus::parse(&row.status)?,
        id: row.id,
        reference: row.reference,
        token: row.token,
        requested: row.requested,
        currency: row.currency,
        description: row.description,
        notify_url: row.notify_url,
        return_url: row.return_url,
        expires_at: row.expires_at,
        receipts,
    }))
}

/// Stores the status of a payment.
pub(super) async fn set_status(tx: &mut Connection, id: &str, status: PaymentStatus) -> Result<(), StoreError> {
    let update = sql::query("update payments set status = $1 where id = $2");
    update.bind(status.as_str()).bind(id).execute(tx).await?;
    Ok(())
}

pub(super) async fn add_receipt(
    tx: &mut Connection,
    payment_id: &str,
    position: i64,
    receipt: &Receipt,
) -> Result<(), StoreError> {
    sql::query("insert into receipts (id, payment_id, place, amount, received_at) values ($1, $2, $3, $4, $5)")
        .bind(&receipt.id)
        .bind(payment_id)
        .bind(position)
        .bind(receipt.amount)
        .bind(receipt.received_at)
        .execute(tx)
        .await?;
    Ok(())
}

impl ProviderState {
    /// The payment with this reference of the merchant.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn payment(&self, reference: &str) -> Result<Option<Payment>, ProviderError> {
        let reference = reference.to_owned();
        self.store.read(move |tx| Box::pin(async move { by_reference(tx, &reference).await })).await
    }

    /// The payment whose page has this token in its address.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn payment_of_payer(&self, token: &str) -> Result<Option<Payment>, ProviderError> {
        let token = token.to_owned();
        self.store.read(move |tx| Box::pin(async move { by_token(tx, &token).await })).await
    }
}
