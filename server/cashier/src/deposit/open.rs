//! Requesting a deposit, and opening its payment at the provider.

use axum::http::StatusCode;
use identity::idempotency::Intent;
use identity::member::MemberRow;
use identity::session::Member;
use lumora_core::domain::cashier::{Bounds, DepositEvent, DepositKind};
use lumora_core::wire::{DepositRequest, code};
use platform::http::ApiError;
use platform::ids;
use platform::jobs::{Failure, Job, Policy, Running};
use platform::store::{Connection, StoreError};
use promotions::deposit_bonus::{self, DepositTerms};
use serde::{Deserialize, Serialize};

use super::gate::{closed, leave_to_job, open_channel, require_may_deposit};
use super::limit;
use super::receive::end;
use super::row::{DepositRow, NewDeposit};
use crate::CashierState;
use crate::provider::{NewPayment, ProviderError};
use crate::step::Actor;

/// Deposits of one member that may await payment at the same time.
const MAX_OPEN: i64 = 5;
/// Longest return path that is accepted, in bytes.
const MAX_PATH_BYTES: usize = 200;
/// Placeholder for the deposit's id in the path that the payment page returns to.
const ID_PLACEHOLDER: &str = "{id}";

/// A request, as the transaction needs it.
#[derive(Clone)]
struct RequestedPayment {
    id: String,
    member_id: String,
    request: DepositRequest,
    language: &'static str,
}

/// Stores a deposit and gives its id. The payment is opened at once, or by a job where the provider does not answer.
///
/// # Errors
/// 403 for a member who may not pay in; 409 for a closed channel or promotion, or a missing decision or acknowledgement
/// that the licence requires; 422 for invalid input.
pub(super) async fn ask(
    state: &CashierState,
    member: &Member,
    intent: Intent,
    request: DepositRequest,
    language: &'static str,
) -> Result<String, ApiError> {
    let now_ms = state.base.clock.now_ms();
    let wanted = RequestedPayment { id: ids::new_id(now_ms), member_id: member.id.clone(), request, language };
    let opened =
        intent.once(&state.base.store, move |tx| Box::pin(async move { write(tx, wanted, now_ms).await })).await;
    let id = limit::record_refusal(&state.base.store, &member.id, opened, now_ms).await?;
    let open = OpenPayment { deposit_id: id.clone(), language: language.to_owned() };
    if let Err(error) = open.open(state).await {
        tracing::warn!(%error, "a payment could not be opened at once: a job opens it");
    }
    Ok(id)
}

async fn write(tx: &mut Connection, wanted: RequestedPayment, now_ms: i64) -> Result<String, ApiError> {
    let RequestedPayment { id, member_id, request, language } = wanted;
    let member = MemberRow::by_id(&mut *tx, &member_id).await?.ok_or_else(ApiError::login_required)?;
    let channel = open_channel(tx, &member, &request.channel_id, now_ms).await?;
    let kind = channel.kind().filter(|kind| *kind != DepositKind::Voucher).ok_or_else(closed)?;
    let amount = request.amount.0;
    let promotion = chosen(tx, &member, &request.promo_id, now_ms).await?;
    let least = promotion.as_ref().map_or(channel.bounds().min, |it| it.bonus.least.max(channel.bounds().min));
    let bounds = Bounds { min: least, ..channel.bounds() };
    bounds.check(amount).map_err(|wrong| ApiError::rule_broken([("amount", wrong.code())]))?;
    require_may_deposit(tx, &member_id, amount.0, request.customer_funds_acknowledged, now_ms).await?;
    if DepositRow::count_open(tx, &member_id).await? >= MAX_OPEN {
        return Err(too_many());
    }
    let new = NewDeposit {
        id: &id,
        member_id: &member_id,
        currency: &member.currency,
        amount: amount.0,
        return_path: &path_of_site(&request.return_path).replace(ID_PLACEHOLDER, &id),
        promotion: promotion.as_ref(),
    };
    DepositRow::insert(tx, &channel, kind, &new, now_ms).await?;
    if kind != DepositKind::BankSlip {
        leave_to_job(tx, &OpenPayment { deposit_id: id.clone(), language: language.to_owned() }, now_ms).await?;
    }
    Ok(id)
}

/// The terms of the promotion that the request names; `None` where it names none.
async fn chosen(
    tx: &mut Connection,
    member: &MemberRow,
    promo_id: &str,
    now_ms: i64,
) -> Result<Option<DepositTerms>, ApiError> {
    if promo_id.is_empty() {
        return Ok(None);
    }
    let message = "this promotion can not be chosen for this deposit: deposit without it, or choose another one";
    let refusal = || ApiError::refused(StatusCode::CONFLICT, code::PROMOTION_CLOSED, message);
    deposit_bonus::terms(tx, member, promo_id, now_ms).await?.map(Some).ok_or_else(refusal)
}

/// The path if it leads to a page of this site, else `/`: an open redirect would lead payers elsewhere.
fn path_of_site(path: &str) -> String {
    let is_path = path.starts_with('/')
        && !path.starts_with("//")
        && path.len() <= MAX_PATH_BYTES
        && path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    if is_path { path.to_owned() } else { "/".to_owned() }
}

fn too_many() -> ApiError {
    let message = "as many deposits wait for their money as may wait at once: pay one, or call it off";
    ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code::TOO_MANY_OPEN, message)
}

/// Job that opens the payment of a deposit at the provider. Stored as JSON and shown to operators: ids only, no secret.
#[derive(Debug, Serialize, Deserialize)]
pub struct OpenPayment {
    deposit_id: String,
    language: String,
}

impl Job for OpenPayment {
    const KIND: &'static str = "open-payment";
    const POLICY: Policy = Policy { max_concurrent: 4, ..Policy::DEFAULT };
    type State = CashierState;

    async fn run(self, state: &CashierState, _: &Running) -> Result<(), Failure> {
        self.open(state).await
    }
}

impl OpenPayment {
    /// Opens the payment; does nothing where it is open, the deposit has ended, or it is a bank slip.
    async fn open(&self, state: &CashierState) -> Result<(), Failure> {
        let base = &state.base;
        let now_ms = base.clock.now_ms();
        let Some(row) = DepositRow::find(base.store.reader(), &self.deposit_id).await? else { return Ok(()) };
        let left_ms = row.expires_at.map_or(0, |at| at - now_ms);
        let is_over = !row.status().awaits_payment() || row.has_payment() || left_ms <= 0;
        if row.kind() == DepositKind::BankSlip || is_over {
            return Ok(());
        }
        let payment = NewPayment {
            reference: row.id.clone(),
            by_qr: row.kind() == DepositKind::Qr,
            amount: row.amount,
            currency: row.currency.clone(),
            // Computed from the row's own times, so that every try sends the same request.
            expires_in: row.expires_at.map_or(0, |at| (at - row.created_at) / 1000),
            return_url: format!("{}{}", base.config.site_origin, row.return_path),
            description: row.order_no.clone(),
            language: self.language.clone(),
        };
        match state.provider.open(&payment).await {
            Ok(opened) => {
                let id = row.id;
                let work = async move |tx: &mut Connection| {
                    DepositRow::put_payment(tx, &id, &opened.pay_url, &opened.qr, now_ms).await
                };
                Ok(base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?)
            }
            Err(ProviderError::Refused(why)) => {
                let id = row.id;
                let work = async move |tx: &mut Connection| {
                    end(tx, &id, DepositEvent::Failed, (&Actor::Provider, &why), now_ms).await?;
                    Ok::<_, StoreError>(())
                };
                Ok(base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?)
            }
            Err(error @ ProviderError::Uncertain(_)) => Err(Failure::Transient(error.to_string())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_payment_leads_back_to_the_site_and_nowhere_else() {
        for path in ["/?mc=depositv2", "/?mc=depositv2&item={id}", "/rng?page=1", "/"] {
            assert_eq!(path_of_site(path), path);
        }
        for path in ["", "https://evil.example", "//evil.example", "/\\evil.example", "/a b", &"/a".repeat(200)] {
            assert_eq!(path_of_site(path), "/", "{path}");
        }
    }
}
