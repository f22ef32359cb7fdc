//! The merchant's request to make a payout, idempotent by its reference.

use platform::ids;
use platform::store::{Connection, StoreError, sql};
use serde::{Deserialize, Serialize};

use super::steps::STEP_MS;
use super::{Payout, PayoutStatus, Plan, table};
use crate::fields::{Address, Amount, Currency, Line, OptionalLine, Reference, fingerprint};
use crate::payment::RequestOutcome;
use crate::{ProviderError, ProviderState};

/// The kind of account that a payout goes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum TargetKind {
    /// A bank account.
    Bank,
    /// An electronic wallet.
    Ewallet,
    /// A crypto address.
    Crypto,
}

impl TargetKind {
    /// The word on the wire and in the database.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Bank => "bank",
            Self::Ewallet => "ewallet",
            Self::Crypto => "crypto",
        }
    }

    pub(super) fn parse(text: &str) -> Result<Self, ProviderError> {
        let all = [Self::Bank, Self::Ewallet, Self::Crypto];
        all.into_iter().find(|it| it.as_str() == text).ok_or_else(|| ProviderError::corrupt("kind of target", text))
    }
}

/// The account that a payout goes to.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize)]
pub struct Target {
    /// The kind of account.
    pub kind: TargetKind,
    /// Name of the account's holder.
    #[serde(default)]
    pub holder: OptionalLine,
    /// Bank or payment service.
    #[serde(default)]
    pub institution: OptionalLine,
    /// Account number or address.
    pub account: Line,
    /// Network of a crypto address; empty otherwise.
    #[serde(default)]
    pub network: OptionalLine,
}

/// Body of the request to make a payout.
#[derive(Debug, Clone, Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NewPayout {
    /// The merchant's reference of the payout.
    pub reference: Reference,
    /// The amount to pay.
    pub amount: Amount,
    /// Currency of the amount.
    pub currency: Currency,
    /// The account to pay to.
    pub target: Target,
    /// The merchant's webhook for events of the payout.
    pub notify_url: Address,
}

impl ProviderState {
    /// Accepts a payout, or finds the one that an equal earlier request has made.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn accept_payout(&self, new: NewPayout, now_ms: i64) -> Result<RequestOutcome<Payout>, ProviderError> {
        let fingerprint = fingerprint(&new)?;
        self.store.write(move |tx| Box::pin(create(tx, new, fingerprint, now_ms))).await
    }
}

async fn create(
    tx: &mut Connection,
    new: NewPayout,
    fingerprint: String,
    now_ms: i64,
) -> Result<RequestOutcome<Payout>, ProviderError> {
    let reference = new.reference.as_str().to_owned();
    insert(tx, &new, &fingerprint, now_ms).await?;
    let stored_fingerprint: String = sql::query_scalar("select fingerprint from payouts where reference = $1")
        .bind(&reference)
        .fetch_one(&mut *tx)
        .await?;
    if stored_fingerprint != fingerprint {
        return Ok(RequestOutcome::Conflict);
    }
    let payout = table::by_reference(tx, &reference).await?;
    payout.map(RequestOutcome::Accepted).ok_or_else(|| StoreError::NoRow.into())
}

/// Inserts the payout unless its reference exists.
async fn insert(tx: &mut Connection, new: &NewPayout, fingerprint: &str, now_ms: i64) -> Result<(), StoreError> {
    let plan = Plan::of_account(new.target.account.as_str());
    let first_step = (plan != Plan::Desk).then_some(now_ms + STEP_MS);
    sql::query(
        "insert into payouts (id, reference, fingerprint, amount, currency, target_kind, holder, institution, account,
         network, notify_url, plan, status, failure, next_step_at, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, '', $14, $15)
         on conflict (reference) do nothing",
    )
    .bind(ids::new_id(now_ms))
    .bind(new.reference.as_str())
    .bind(fingerprint)
    .bind(new.amount.minor())
    .bind(new.currency.as_str())
    .bind(new.target.kind.as_str())
    .bind(new.target.holder.as_str())
    .bind(new.target.institution.as_str())
    .bind(new.target.account.as_str())
    .bind(new.target.network.as_str())
    .bind(new.notify_url.as_str())
    .bind(plan.as_str())
    .bind(PayoutStatus::Accepted.as_str())
    .bind(first_step)
    .bind(now_ms)
    .execute(tx)
    .await?;
    Ok(())
}
