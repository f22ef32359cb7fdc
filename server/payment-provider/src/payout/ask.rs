//! The merchant asks for a payout: once for each reference, however often it asks.

use platform::ids;
use platform::store::{Connection, StoreError, sql};
use serde::{Deserialize, Serialize};

use super::steps::STEP_MS;
use super::{Payout, PayoutStatus, Plan, table};
use crate::fields::{Address, Amount, Currency, Line, OptionalLine, Reference, fingerprint};
use crate::payment::Asked;
use crate::{ProviderError, ProviderState};

/// What kind of account it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum TargetKind {
    /// At a bank.
    Bank,
    /// An electronic wallet.
    Ewallet,
    /// An address of a network.
    Crypto,
}

impl TargetKind {
    /// As it travels and is stored.
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

/// Who gets the money.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize)]
pub struct Target {
    /// What kind of account it is.
    pub kind: TargetKind,
    /// Whose account it is.
    #[serde(default)]
    pub holder: OptionalLine,
    /// Where the account is.
    #[serde(default)]
    pub institution: OptionalLine,
    /// Its number or address.
    pub account: Line,
    /// Which network an address belongs to.
    #[serde(default)]
    pub network: OptionalLine,
}

/// The body of the call.
#[derive(Debug, Clone, Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NewPayout {
    /// The merchant's name for it.
    pub reference: Reference,
    /// How much.
    pub amount: Amount,
    /// In which currency.
    pub currency: Currency,
    /// Who gets it.
    pub target: Target,
    /// Where the merchant is told.
    pub notify_url: Address,
}

impl ProviderState {
    /// Takes a payout that the merchant asks for, or finds it where it was asked for before.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn ask_for_payout(&self, new: NewPayout, now_ms: i64) -> Result<Asked<Payout>, ProviderError> {
        let fingerprint = fingerprint(&new)?;
        self.store.write(move |tx| Box::pin(ask(tx, new, fingerprint, now_ms))).await
    }
}

async fn ask(
    tx: &mut Connection,
    new: NewPayout,
    fingerprint: String,
    now_ms: i64,
) -> Result<Asked<Payout>, ProviderError> {
    let reference = new.reference.as_str().to_owned();
    insert(tx, &new, &fingerprint, now_ms).await?;
    let known: String = sql::query_scalar("select fingerprint from payouts where reference = $1")
        .bind(&reference)
        .fetch_one(&mut *tx)
        .await?;
    if known != fingerprint {
        return Ok(Asked::Conflict);
    }
    let payout = table::by_reference(tx, &reference).await?;
    payout.map(Asked::Taken).ok_or_else(|| StoreError::NoRow.into())
}

/// Writes the payout unless its reference is known.
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
