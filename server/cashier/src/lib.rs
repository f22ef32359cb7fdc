//! The cashier: deposits, withdrawals, transfers and corrections, each with a timeline of its steps (sections 2, 3, 4
//! and 7 of the specification).
//!
//! A deposit is credited for the money that has arrived, once for each receipt of the provider. A withdrawal places a
//! hold when it is requested, leaves the wallet when it is handed to the provider, and ends by the provider's events
//! and the member's confirmation. The status of each follows from [`domain::cashier`](lumora_core::domain::cashier).
//! Every transition is one transaction that posts to the ledger, writes the step and changes the status, so that a
//! crash in between or a repeated event of the provider never moves money twice.
//!
//! From the bottom up: [`step`] (timelines), [`provider`] (the payment provider), [`image`] (pictures),
//! [`withdrawable`] (the amount that may leave the wallet, and why no more), [`bonus`], [`deposit`],
//! [`payout_account`], [`withdrawal`], [`team_transfer`], [`upline`], [`downline`] (transfers between agents and their
//! teams), [`correction`] (manual corrections of balances by two operators), [`close`] (reconciliation of a day),
//! `callback` (events of the provider).

pub mod bonus;
mod callback;
mod channel_hours;
pub mod close;
pub mod closing;
pub mod correction;
mod customer;
mod daily_limits;
pub mod deposit;
pub mod downline;
pub mod image;
pub mod team_transfer;

pub mod payout_account;
mod personal_data;
pub mod provider;
mod state;
mod step;
pub mod upline;
pub mod withdrawable;
mod withdrawable_call;
pub mod withdrawal;

use lumora_core::wire::CashierChange;
use platform::clock::DAY_MS;
use platform::expiry::{Condition, Expiry};
use platform::jobs::Kind;
use platform::order;
use platform::store::{Migration, Store, StoreError, migrations, sql};
use utoipa::OpenApiRouter;

pub use personal_data::DATA;
pub use state::CashierState;
pub use step::{TimelineStep, timeline};

/// Migrations of this crate's tables, in order.
pub const MIGRATIONS: &[Migration] = migrations![
    "0142_cashier",
    "0143_back_office",
    "0165_upline_transfers",
    "0171_deposit_promotions",
    "0173_risk_rules",
    "0186_held_receipts",
    "0362_downline_transfers"
];

/// Largest amount that an operator may enter, in minor units: small enough that sums of such amounts do not overflow.
pub const MAX_AMOUNT: i64 = i64::MAX / 1_000_000;

/// Expiry of this crate's rows: pictures that were uploaded and not assigned to a deposit or withdrawal within a day.
pub const EXPIRING: &[Expiry] = &[
    Expiry::of("cashier_images", &["id"], "uploaded_at", DAY_MS).only(Condition::Null("owner_id")),
    Expiry::never("deposits", "what was paid, and what was not, is the member's record"),
];

/// Kinds of background jobs of this crate.
pub static JOBS: &[Kind<CashierState>] = &[
    Kind::of::<deposit::OpenPayment>(),
    Kind::of::<deposit::RedeemVoucher>(),
    Kind::scheduled::<deposit::ExpireDeposits>(),
    Kind::of::<withdrawal::SendWithdrawal>(),
    Kind::scheduled::<withdrawal::ConfirmInTime>(),
    Kind::scheduled::<withdrawable::CountWagering>(),
    Kind::of::<close::CloseDay>(),
    Kind::scheduled::<close::CloseDays>(),
];

/// The member's calls of the cashier, which a closed site refuses.
pub fn router() -> OpenApiRouter<CashierState> {
    OpenApiRouter::new()
        .merge(deposit::router())
        .merge(payout_account::router())
        .merge(withdrawal::router())
        .merge(withdrawable_call::router())
        .merge(bonus::router())
        .merge(upline::router())
}

/// Time of the latest change to anything on the member's cashier pages, as the push event carries it; `None` where
/// nothing ever changed.
///
/// # Errors
/// When the database fails.
pub async fn change_of(store: &Store, member_id: &str) -> Result<Option<CashierChange>, StoreError> {
    let query = "select max(at) from (
         select max(updated_at) as at from deposits where member_id = $1
         union all select max(updated_at) as at from withdrawals where member_id = $1
         union all select max(ended_at) as at from wagering_credits where member_id = $1 and source = 'BONUS'
         union all select max(updated_at) as at from point_redemptions where member_id = $1
         union all select max(created_at) as at from point_conversions where member_id = $1
         union all select max(created_at) as at from upline_transfers where member_id = $1 or upline_id = $1
         union all select max(created_at) as at from downline_transfers where member_id = $1 or downline_id = $1) changes";
    let at: Option<i64> = sql::query_scalar(query).bind(member_id).fetch_one(store.reader()).await?;
    let at = at.max(games::wallets::changed_at(store.reader(), member_id).await?);
    let at = at.max(games::free_spins::changed_at(store.reader(), member_id).await?);
    let at = at.max(kyc::changed_at(store.reader(), member_id).await?);
    Ok(at.map(|at| CashierChange { version: u64::try_from(at).unwrap_or(0) }))
}

/// The webhook of the payment provider, which a closed site still answers: money already on its way is credited.
pub fn provider_router() -> OpenApiRouter<CashierState> {
    callback::router()
}
