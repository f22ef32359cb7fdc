//! Deposits by prepaid voucher: the provider redeems the code, once for the deposit's reference.
//!
//! The code is kept, sealed by the vault, until the provider has answered: a server that crashes between the provider's
//! answer and the credit asks again under the same reference, and gets the same answer.

use identity::idempotency::Intent;
use identity::member::MemberRow;
use identity::session::Member;
use lumora_core::domain::cashier::{DepositEvent, DepositKind};
use lumora_core::wire::{SecretText, VoucherRequest, code};
use platform::http::ApiError;
use platform::ids;
use platform::jobs::{Failure, Job, Policy, Running};
use platform::rate_limit::RateLimit;
use platform::store::{Connection, StoreError, sql};
use serde::{Deserialize, Serialize};

use super::gate::{closed, leave_to_job, open_channel, require_may_deposit};
use super::limit;
use super::receive::{Receipt, end, receive};
use super::row::{DepositRow, NewDeposit};
use crate::CashierState;
use crate::provider::{ProviderError, SAMPLE_PROVIDER};
use crate::step::Actor;

/// Codes that a member may try in an hour: a try may be a guess.
const TRY_LIMIT: RateLimit = RateLimit::hourly("voucher", 10);
/// Longest code that is accepted, in bytes.
const MAX_CODE_BYTES: usize = 64;

/// A request, as the transaction needs it.
#[derive(Clone)]
struct RequestedVoucher {
    id: String,
    member_id: String,
    channel_id: String,
    acknowledges: bool,
    /// The code, sealed by the vault under the deposit's id.
    locked: String,
}

/// Redeems a code and gives the deposit's id. A code that can not be redeemed gives a failed deposit and no error: the
/// attempt is stored under the idempotency key, and an error after it would read as if nothing had been tried.
///
/// # Errors
/// 403 for a member who may not pay in; 409 for a closed channel, or a missing decision or acknowledgement that the
/// licence requires; 422 for an empty or oversized code; 429.
pub(super) async fn redeem(
    state: &CashierState,
    member: &Member,
    intent: Intent,
    request: VoucherRequest,
) -> Result<String, ApiError> {
    let base = &state.base;
    let typed = request.code.reveal().trim().to_uppercase();
    if typed.is_empty() {
        return Err(ApiError::rule_broken([("code", code::rule::EMPTY)]));
    }
    if typed.len() > MAX_CODE_BYTES {
        return Err(ApiError::rule_broken([("code", code::VOUCHER_UNKNOWN)]));
    }
    if !intent.was_done() {
        TRY_LIMIT.take(base, &member.id).await?;
    }
    let now_ms = base.clock.now_ms();
    let id = ids::new_id(now_ms);
    let wanted = RequestedVoucher {
        locked: base.vault.lock(&id, typed.as_bytes())?,
        id,
        member_id: member.id.clone(),
        channel_id: request.channel_id,
        acknowledges: request.customer_funds_acknowledged,
    };
    let opened = intent.once(&base.store, move |tx| Box::pin(async move { write(tx, wanted, now_ms).await })).await;
    let id = limit::record_refusal(&base.store, &member.id, opened, now_ms).await?;
    if let Err(error) = (RedeemVoucher { deposit_id: id.clone() }).redeem(state).await {
        // The job retries; the deposit stays pending meanwhile.
        tracing::warn!(%error, "a voucher could not be redeemed at once: a job asks again");
    }
    Ok(id)
}

async fn write(tx: &mut Connection, wanted: RequestedVoucher, now_ms: i64) -> Result<String, ApiError> {
    let RequestedVoucher { id, member_id, channel_id, acknowledges, locked } = wanted;
    let member = MemberRow::by_id(&mut *tx, &member_id).await?.ok_or_else(ApiError::login_required)?;
    let channel = open_channel(tx, &member, &channel_id, now_ms).await?;
    if channel.kind() != Some(DepositKind::Voucher) {
        return Err(closed());
    }
    // The value is unknown before the code is redeemed, so the limits must leave room for at least one minor unit. What
    // is beyond a limit is held when it arrives.
    require_may_deposit(tx, &member_id, 1, acknowledges, now_ms).await?;
    let new = NewDeposit {
        id: &id,
        member_id: &member_id,
        currency: &member.currency,
        amount: 0,
        return_path: "/",
        promotion: None,
    };
    DepositRow::insert(tx, &channel, DepositKind::Voucher, &new, now_ms).await?;
    let keep = "update deposits set voucher_locked = $2 where id = $1";
    sql::query(keep).bind(&id).bind(locked).execute(&mut *tx).await?;
    leave_to_job(tx, &RedeemVoucher { deposit_id: id.clone() }, now_ms).await?;
    Ok(id)
}

/// Job that redeems the code stored with a deposit. Stored as JSON and shown to operators: ids only, no secret.
#[derive(Debug, Serialize, Deserialize)]
pub struct RedeemVoucher {
    deposit_id: String,
}

impl Job for RedeemVoucher {
    const KIND: &'static str = "redeem-voucher";
    const POLICY: Policy = Policy { max_concurrent: 4, ..Policy::DEFAULT };
    type State = CashierState;

    async fn run(self, state: &CashierState, _: &Running) -> Result<(), Failure> {
        self.redeem(state).await
    }
}

impl RedeemVoucher {
    /// Redeems the code; does nothing where the provider has answered before.
    async fn redeem(&self, state: &CashierState) -> Result<(), Failure> {
        let base = &state.base;
        // Whatever the status of the deposit: while the code is stored, it is unknown whether it is redeemed.
        let query = "select voucher_locked, currency from deposits where id = $1 and voucher_locked <> ''";
        let stored: Option<(String, String)> =
            sql::query_as(query).bind(&self.deposit_id).fetch_optional(base.store.reader()).await?;
        let Some((locked, currency)) = stored else { return Ok(()) };
        let unlocked = base.vault.unlock(&self.deposit_id, &locked)?;
        let code = SecretText(String::from_utf8_lossy(&unlocked).into_owned());
        let (id, now_ms) = (self.deposit_id.clone(), base.clock.now_ms());
        match state.provider.redeem(&self.deposit_id, &code, &currency).await {
            // The request names the currency. A voucher redeemed in another one can not be credited, and the operator
            // must claim the money from the provider.
            Ok(redeemed) if redeemed.currency != currency => Err(Failure::Permanent(format!(
                "the payment provider has redeemed a voucher in {} for deposit {id}, which is in {currency}: ask it to give the voucher back",
                redeemed.currency
            ))),
            Ok(redeemed) => {
                let work = async move |tx: &mut Connection| {
                    let arrived = Receipt {
                        receipt_id: format!("voucher:{id}"),
                        deposit_id: id,
                        amount: redeemed.amount,
                        from: SAMPLE_PROVIDER,
                        by: Actor::Provider,
                        note: String::new(),
                    };
                    credit_redeemed_voucher(tx, &arrived, now_ms).await
                };
                base.store.write(move |tx| Box::pin(async move { work(tx).await })).await.map_err(Failure::from)
            }
            Err(ProviderError::Refused(why)) => {
                let refusal = refusal_code(&why);
                let work = async move |tx: &mut Connection| {
                    clear_code(tx, &id).await?;
                    end(tx, &id, DepositEvent::Failed, (&Actor::Provider, refusal), now_ms).await?;
                    Ok::<_, StoreError>(())
                };
                Ok(base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?)
            }
            Err(error @ ProviderError::Uncertain(_)) => Err(Failure::Transient(error.to_string())),
        }
    }
}

/// Stores the value of a redeemed voucher and credits it.
async fn credit_redeemed_voucher(
    tx: &mut Connection,
    arrived: &Receipt,
    now_ms: i64,
) -> Result<(), ledger::LedgerError> {
    clear_code(tx, &arrived.deposit_id).await?;
    let name = "update deposits set amount = $2 where id = $1 and amount = 0";
    sql::query(name).bind(&arrived.deposit_id).bind(arrived.amount).execute(&mut *tx).await?;
    receive(tx, arrived, now_ms).await.map(drop)
}

async fn clear_code(tx: &mut Connection, deposit_id: &str) -> Result<(), StoreError> {
    let update = "update deposits set voucher_locked = '' where id = $1";
    sql::query(update).bind(deposit_id).execute(tx).await.map(drop)
}

/// The error code for the member, from the provider's.
fn refusal_code(code_of_provider: &str) -> &'static str {
    match code_of_provider {
        "voucher_used" => code::VOUCHER_USED,
        "voucher_expired" => code::VOUCHER_EXPIRED,
        "voucher_currency" => code::VOUCHER_CURRENCY,
        _ => code::VOUCHER_UNKNOWN,
    }
}
