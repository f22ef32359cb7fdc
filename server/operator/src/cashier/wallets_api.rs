//! `/wps/operator/wallets`: wallets that game vendors keep, over HTTP.

use axum::extract::State;
use axum::http::StatusCode;
use games::wallets::back_office::{self, ListedTransfer, TransferFilter, VendorSum};
use games::wallets::{self, Difference};
use lumora_core::wire::{Amount, Envelope, Step, code};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Json as Body, Query, Reply};
use platform::keyset;
use platform::params::{Choices, Code, OneOf, OptionalParam, PageSize, Text};
use platform::query;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::values::units;
use super::wallets as command;
use crate::auth::Operator;
use crate::members::id_of;

/// Default number of transfers on a page.
const PAGE: u32 = 50;

/// The 409 of a transfer whose outcome can not be queried.
pub(super) fn outcome_not_open() -> ApiError {
    let message = "the end of this transfer is known, or it was not sent yet: there is nothing to ask for";
    ApiError::refused(StatusCode::CONFLICT, code::STATE_CHANGED, message)
}

/// The filter of transfers as a query parameter.
#[derive(Debug)]
struct TransferStates;

impl Choices for TransferStates {
    type Value = TransferFilter;

    fn all() -> Vec<(&'static str, TransferFilter)> {
        command::choices()
    }
}

query! {
    /// Which transfers to list.
    pub(super) struct OperatorTransfersQuery {
        /// OPEN (the outcome is unknown), ALL, or a status. Unless given, OPEN, or ALL if an account is given.
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

/// A transfer between the main wallet and a vendor's wallet.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorTransfer {
    /// Id of the transfer, by which the vendor knows it too.
    id: String,
    /// Order number that members and support quote; calls accept it as well as the id.
    order_no: String,
    /// Account name of the member.
    account: String,
    vendor: String,
    /// Direction: TO_VENDOR or TO_MAIN.
    direction: String,
    /// ISO 4217 code of the currency.
    currency: String,
    amount: Amount,
    status: String,
    /// Reason of a failure; empty unless the status is FAILED.
    failure: String,
    /// How often its outcome was queried in vain.
    tries: i64,
    /// When its outcome is queried next, RFC 3339; empty once it is known.
    next_at: String,
    /// Text of the last answer; mostly empty.
    note: String,
    /// When it was created, RFC 3339.
    created_at: String,
    /// The steps of the transfer, oldest first.
    steps: Vec<Step>,
}

impl From<ListedTransfer> for OperatorTransfer {
    fn from(ListedTransfer { row, account }: ListedTransfer) -> Self {
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

/// A page of transfers.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct OperatorTransfersValue {
    /// The transfers, latest first.
    content: Vec<OperatorTransfer>,
    /// Value of `after` for the next page; empty on the last page.
    next: String,
}

/// What members have at a vendor, in one currency.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct VendorWalletsSum {
    vendor: String,
    /// ISO 4217 code; empty if nobody has a wallet there.
    currency: String,
    /// The number of members with a wallet there.
    wallets: i64,
    /// The sum of members' balances there by our books.
    booked: Amount,
    /// The number of transfers with unknown outcome.
    open: i64,
    /// The number of differences that the last comparison found.
    differences: i64,
    /// When the vendor's books were compared last, RFC 3339; empty before.
    checked_at: String,
}

impl From<VendorSum> for VendorWalletsSum {
    fn from(it: VendorSum) -> Self {
        let VendorSum { vendor, currency, wallets, booked, open, differences, checked_at } = it;
        let checked_at = checked_at.map(rfc3339).unwrap_or_default();
        Self { vendor, currency, wallets, booked: units(booked), open, differences, checked_at }
    }
}

/// A difference from a vendor's books.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct WalletDifference {
    vendor: String,
    /// Kind of difference: BALANCE, TRANSFER or BET.
    kind: String,
    /// Description of the two figures.
    words: String,
    /// Id of the member, of the transfer, or of the vendor's round.
    reference: String,
    /// ISO 4217 code of the figures.
    currency: String,
    /// The figure in our books.
    recorded: Amount,
    /// The figure in the vendor's books.
    counterpart: Amount,
    /// When it was found, RFC 3339.
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

/// Vendors that keep wallets, and differences from their books.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct VendorWalletsValue {
    /// Sums for each vendor and currency.
    vendors: Vec<VendorWalletsSum>,
    /// All differences.
    differences: Vec<WalletDifference>,
}

/// A transfer whose outcome to query.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct AskTransferRequest {
    /// Id or order number of the transfer.
    id: String,
}

/// Show vendors that keep wallets, and differences from their books
#[utoipa::path(
    get, path = "/wps/operator/wallets", tag = "operator", security(("operator" = [])),
    responses((status = 200, body = Envelope<VendorWalletsValue>), (status = 401, body = ErrorEnvelope))
)]
pub(super) async fn vendors(State(base): State<Base>) -> Result<Reply<VendorWalletsValue>, ApiError> {
    let vendors = back_office::vendors(&base.store).await?.into_iter().map(Into::into).collect();
    let differences = wallets::differences(&base.store).await?.into_iter().map(Into::into).collect();
    Ok(Reply(VendorWalletsValue { vendors, differences }))
}

/// List transfers between wallets
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
    let size = query.page_size.0.unwrap_or(PAGE);
    let member_id = id_of(&base.store, query.account.0.as_deref()).await?;
    let which = query.state.0.unwrap_or(if member_id.is_some() { TransferFilter::All } else { TransferFilter::Open });
    let whose = (member_id.as_deref(), query.vendor.0.as_deref());
    let rows = back_office::list(&base.store, which, whose, (query.after.0.as_deref(), i64::from(size) + 1)).await?;
    let (rows, next) = keyset::page(rows, size, |last| last.row.id.clone());
    Ok(Reply(OperatorTransfersValue { content: rows.into_iter().map(Into::into).collect(), next }))
}

/// Query the outcome of a transfer at once
///
/// The server queries the vendor within seconds. The transfer itself is never sent again.
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
    Ok(Reply(command::query_outcome_now(&base.store, actor, &request.id).await?.into()))
}
