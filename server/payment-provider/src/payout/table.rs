//! Rows of payouts and their parts.

use platform::store::{Connection, StoreError, from_row, sql};

use super::{Part, Payout, PayoutStatus, Plan, Target, TargetKind};
use crate::fields::{Line, OptionalLine};
use crate::{ProviderError, ProviderState};

struct PayoutRow {
    id: String,
    reference: String,
    amount: i64,
    currency: String,
    target_kind: String,
    holder: String,
    institution: String,
    account: String,
    network: String,
    notify_url: String,
    plan: String,
    status: String,
    failure: String,
    next_step_at: Option<i64>,
}

from_row!(PayoutRow {
    id,
    reference,
    amount,
    currency,
    target_kind,
    holder,
    institution,
    account,
    network,
    notify_url,
    plan,
    status,
    failure,
    next_step_at
});

macro_rules! select_payouts {
    ($rest:literal) => {
        concat!(
            "select id, reference, amount, currency, target_kind, holder, institution, account, network, notify_url, plan,
             status, failure, next_step_at from payouts ",
            $rest
        )
    };
}

pub(super) async fn by_reference(tx: &mut Connection, reference: &str) -> Result<Option<Payout>, ProviderError> {
    find(tx, select_payouts!("where reference = $1"), reference).await
}

pub(super) async fn by_id(tx: &mut Connection, id: &str) -> Result<Option<Payout>, ProviderError> {
    find(tx, select_payouts!("where id = $1"), id).await
}

async fn find(tx: &mut Connection, select: &'static str, key: &str) -> Result<Option<Payout>, ProviderError> {
    let row: Option<PayoutRow> = sql::query_as(select).bind(key).fetch_optional(&mut *tx).await?;
    match row {
        Some(row) => with_parts(tx, row).await.map(Some),
        None => Ok(None),
    }
}

async fn with_parts(tx: &mut Connection, row: PayoutRow) -> Result<Payout, ProviderError> {
    let parts: Vec<(String, i64, i64)> =
        sql::query_as("select id, amount, paid_at from payout_parts where payout_id = $1 order by place")
            .bind(&row.id)
            .fetch_all(tx)
            .await?;
    let optional = |text: String| OptionalLine::try_from(text).map_err(|rule| ProviderError::corrupt("target", rule));
    Ok(Payout {
        target: Target {
            kind: TargetKind::parse(&row.target_kind)?,
            holder: optional(row.holder)?,
            institution: optional(row.institution)?,
            account: Line::try_from(row.account).map_err(|rule| ProviderError::corrupt("target", rule))?,
            network: optional(row.network)?,
        },
        plan: Plan::parse(&row.plan)?,
        status: PayoutStatus::parse(&row.status)?,
        id: row.id,
        reference: row.reference,
        amount: row.amount,
        currency: row.currency,
        notify_url: row.notify_url,
        failure: row.failure,
        next_step_at: row.next_step_at,
        parts: parts.into_iter().map(|(id, amount, paid_at)| Part { id, amount, paid_at }).collect(),
    })
}

/// Stores status, failure and the time of the next step.
pub(super) async fn update(
    tx: &mut Connection,
    id: &str,
    status: PayoutStatus,
    failure: &str,
    next_step_at: Option<i64>,
) -> Result<(), StoreError> {
    sql::query("update payouts set status = $1, failure = $2, next_step_at = $3 where id = $4")
        .bind(status.as_str())
        .bind(failure)
        .bind(next_step_at)
        .bind(id)
        .execute(tx)
        .await?;
    Ok(())
}

pub(super) async fn add_part(tx: &mut Connection, payout: &Payout, part: &Part) -> Result<(), StoreError> {
    let position = i64::try_from(payout.parts.len()).unwrap_or(i64::MAX).saturating_add(1);
    sql::query("insert into payout_parts (id, payout_id, place, amount, paid_at) values ($1, $2, $3, $4, $5)")
        .bind(&part.id)
        .bind(&payout.id)
        .bind(position)
        .bind(part.amount)
        .bind(part.paid_at)
        .execute(tx)
        .await?;
    Ok(())
}

impl ProviderState {
    /// The payout with this reference of the merchant.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn payout(&self, reference: &str) -> Result<Option<Payout>, ProviderError> {
        let reference = reference.to_owned();
        self.store.read(move |tx| Box::pin(async move { by_reference(tx, &reference).await })).await
    }

    /// The latest payouts, those that await the desk first.
    pub(crate) async fn latest_payouts(&self, limit: i64) -> Result<Vec<Payout>, ProviderError> {
        self.store
            .read(move |tx| {
                Box::pin(async move {
                    let rows: Vec<PayoutRow> = sql::query_as(select_payouts!(
                        "order by case when plan = 'desk' and status = 'accepted' then 0 else 1 end, created_at desc,
                         id desc limit $1"
                    ))
                    .bind(limit)
                    .fetch_all(&mut *tx)
                    .await?;
                    let mut payouts = Vec::new();
                    for row in rows {
                        payouts.push(with_parts(tx, row).await?);
                    }
                    Ok::<_, ProviderError>(payouts)
                })
            })
            .await
    }
}
