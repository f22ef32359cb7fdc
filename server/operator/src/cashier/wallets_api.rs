//! `/wps/operator/wallets`.

use axum::extract::State;
use axum::http::StatusCode;
use games::wallets::back_office::{self, Listed, VendorSum, Which};
use games::wallets::{self, Difference};
use lumora_core::wire::{Amount, Envelope, Step, code};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Query, Reply};
use platform::params::{Choices, Code, OneOf, OptionalParam, Page, PageSize, Text};
use platform::query;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::values::units;
use super::wallets as command;
use crate::auth::Operator;
use crate::members::id_of;

/// Transfers of a page unless the call says otherwise.
const PAGE: u32 = 50;

/// 409: there is nothing to ask for.
pub(super) fn ended() -> ApiError {
    let message = "the end of this transfer is known, or it was not sent yet: there is nothing to ask for";
    ApiError::refused(StatusCode::CONFLICT, code::STATE_CHANGED, message)
}

/// Which transfers.
#[derive(Debug)]
struct TransferStates;

impl Choices for TransferStates {
    type Value = Which;

    fn all() -> Vec<(&'static str, Which)> {
        command::choices()
    }
}

query! {
    /// Which transfers.
    pub(super) struct OperatorTransfersQuery {
        /// OPEN (their end is not known), ALL, or a status; OPEN unless given, and ALL where an account is.
        state: OptionalParam<OneOf<TransferStates>>,
        /// Only those of the member with this account name.
        account: OptionalParam<Text<64>>,
        /// Only those of the vendor with this code.
        vendor: OptionalParam<Code>,
        /// `next` of the page before; the first page unless given.
        after: OptionalParam<Code>,
        /// Transfers on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// A transfer as an operator sees it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorTransfer {
    /// The number that the vendor knows it by.
    id: String,
    /// The same for eyes: both name it in calls.
    order_no: String,
    /// Account name of the member.
    account: String,
    vendor: String,
    /// TO_VENDOR or TO_MAIN.
    direction: String,
    /// ISO 4217 code.
    currency: String,
    amount: Amount,
    status: String,
    /// Why nothing was moved; empty unless it FAILED.
    failure: String,
    /// How often its end was asked for in vain.
    tries: i64,
    /// When its end is asked for next, RFC 3339; empty once it is known.
    next_at: String,
    /// What the last answer came to; mostly empty.
    note: String,
    /// RFC 3339.
    created_at: String,
    /// What has happened, oldest first.
    steps: Vec<Step>,
}

impl From<Listed> for OperatorTransfer {
    fn from(Listed { row, account }: Listed) -> Self {
        Self {
            direction: row.direction().name().to_owned(),
            amount: units(row.amount),
            status: row.status().name().to_owned(),
            failure: row.failure().map(|failure| failure.name().to_owned()).unwrap_or_default(),
            next_at: row.next_at.map(rfc3339).unwrap_or_default(),
            created_at: rfc3339(row.created_at),
            steps: row.steps(),
            tries: row.tries,
            id: row.id,
            order_no: row.order_no,
            vendor: row.vendor,
            currency: row.currency,
            note: row.note,
            account,
        }
    }
}

/// Transfers.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct OperatorTransfersValue {
    /// Latest first.
    content: Vec<OperatorTransfer>,
    /// Value of `after` for what follows; empty at the end.
    next: String,
}

/// What there is at a vendor that keeps wallets.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct VendorWalletsSum {
    vendor: String,
    /// ISO 4217 code; empty where nobody has a wallet.
    currency: String,
    /// How many members have a wallet.
    wallets: i64,
    /// What they have there by our books.
    booked: Amount,
    /// Transfers whose end is not known.
    open: i64,
    /// Differences as of the last check.
    differences: i64,
    /// When the vendor's books were compared, RFC 3339; empty before.
    checked_at: String,
}

impl From<VendorSum> for VendorWalletsSum {
    fn from(it: VendorSum) -> Self {
        let VendorSum { vendor, currency, wallets, booked, open, differences, checked_at } = it;
        let checked_at = checked_at.map(rfc3339).unwrap_or_default();
        Self { vendor, currency, wallets, booked: units(booked), open, differences, checked_at }
    }
}

/// Something that does not agree with a vendor.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct WalletDifference {
    vendor: String,
    /// BALANCE, TRANSFER or BET.
    kind: String,
    /// What the two figures are.
    words: String,
    /// Id of the member, of the transfer, or of the vendor's round.
    reference: String,
    /// ISO 4217 code.
    currency: String,
    /// What our books say.
    recorded: Amount,
    /// What the vendor's say.
    counterpart: Amount,
    /// RFC 3339.
    found_at: String,
}

impl From<Difference> for WalletDifference {
    fn from(it: Difference) -> Self {
        let (kind, words) = (it.kind.name().to_owned(), it.kind.words().to_owned());
        let (recorded, counterpart, found_at) = (units(it.recorded), units(it.counterpart), rfc3339(it.found_at));
        let Difference { vendor, reference, currency, .. } = it;
        Self { vendor, kind, words, reference, currency, recorded, counterpart, found_at }
    }
}

/// Vendors that keep wallets.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct VendorWalletsValue {
    /// What there is at each, a line for each currency.
    vendors: Vec<VendorWalletsSum>,
    /// Everything that does not agree.
    differences: Vec<WalletDifference>,
}

/// A transfer whose end is to be asked for.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct AskTransferRequest {
    /// Id or number of the transfer.
    id: String,
}

/// Vendors that keep wallets, and what does not agree with them
#[utoipa::path(
    get, path = "/wps/operator/wallets", tag = "operator", security(("operator" = [])),
    responses((status = 200, body = Envelope<VendorWalletsValue>), (status = 401, body = ErrorEnvelope))
)]
pub(super) async fn vendors(State(base): State<Base>) -> Result<Reply<VendorWalletsValue>, ApiError> {
    let vendors = back_office::vendors(&base.store).await?.into_iter().map(Into::into).collect();
    let differences = wallets::differences(&base.store).await?.into_iter().map(Into::into).collect();
    Ok(Reply(VendorWalletsValue { vendors, differences }))
}

/// Transfers between wallets
#[utoipa::path(
    get, path = "/wps/operator/wallets/transfers", tag = "operator", security(("operator" = [])),
    params(OperatorTransfersQuery),
    responses(
        (status = 200, body = Envelope<OperatorTransfersValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope)
    )
)]
pub(super) async fn list(
    State(base): State<Base>,
    Query(query): Query<OperatorTransfersQuery>,
) -> Result<Reply<OperatorTransfersValue>, ApiError> {
    let size = Page::of(&OptionalParam(None), &query.page_size, PAGE).limit();
    let member_id = id_of(&base.store, query.account.0.as_deref()).await?;
    let which = query.state.0.unwrap_or(if member_id.is_some() { Which::All } else { Which::Open });
    let whose = (member_id.as_deref(), query.vendor.0.as_deref());
    let rows = back_office::list(&base.store, which, whose, (query.after.0.as_deref(), size)).await?;
    let is_full = i64::try_from(rows.len()).unwrap_or(size) >= size;
    let next = rows.last().filter(|_| is_full).map(|last| last.row.id.clone()).unwrap_or_default();
    Ok(Reply(OperatorTransfersValue { content: rows.into_iter().map(Into::into).collect(), next }))
}

/// Ask for the end of a transfer at once
///
/// A server asks the vendor within seconds. The transfer is never sent again.
#[utoipa::path(
    post, path = "/wps/operator/wallets/transfers/ask", tag = "operator", security(("operator" = [])),
    request_body = AskTransferRequest,
    responses(
        (status = 200, body = Envelope<OperatorTransfer>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope),
        (status = 409, description = "Its end is known", body = ErrorEnvelope)
    )
)]
pub(super) async fn ask(
    State(base): State<Base>,
    operator: Operator,
    Body(request): Body<AskTransferRequest>,
) -> Result<Reply<OperatorTransfer>, ApiError> {
    let actor = operator.actor(&base).await?;
    Ok(Reply(command::ask(&base.store, actor, &request.id).await?.into()))
}
