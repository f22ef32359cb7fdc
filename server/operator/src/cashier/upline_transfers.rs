//! Transfers of members to their uplines, by command and as `/wps/operator/upline-transfers`. Read only: an operator
//! reverses a wrong one by a correction of each wallet.

use ::cashier::team_transfer::TransferRow;
use ::cashier::upline::back_office;
use axum::extract::State;
use clap::Args;
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, Envelope};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Query, Reply};
use platform::params::{OptionalParam, Page, PageNumber, PageSize, Text};
use platform::query;
use platform::store::Store;
use serde::Serialize;
use utoipa::ToSchema;

use super::{MAX_LISTED, decimal};
use crate::AdminError;
use crate::members::id_of;

/// Default number of transfers on a page.
const PAGE: u32 = 50;

/// Arguments of listing transfers to uplines.
#[derive(Debug, Clone, Args)]
pub(crate) struct UplineTransfers {
    /// Only those that the member with this account name sent or received.
    #[arg(long)]
    account: Option<String>,
}

impl UplineTransfers {
    /// Runs the command; returns the lines to print.
    pub(crate) async fn run(self, store: &Store) -> Result<Vec<String>, AdminError> {
        let member_id = id_of(store, self.account.as_deref()).await?;
        let (rows, _) = back_office::list(store, member_id.as_deref(), (0, MAX_LISTED)).await?;
        Ok(rows.iter().map(line).collect())
    }
}

/// A transfer between two members on one line.
pub(super) fn line(row: &TransferRow) -> String {
    let TransferRow { order_no, account, receiver_account, currency, .. } = row;
    let (at, sum) = (rfc3339(row.created_at), decimal(row.amount));
    format!("{at}  {order_no:<12} {sum:>14} {currency}  {account} -> {receiver_account}")
}

query! {
    /// Which transfers to list.
    pub(super) struct OperatorTransfersQuery {
        /// Only those that the member with this account name sent or received.
        account: OptionalParam<Text<64>>,
        /// Page number, from 1.
        page_no: OptionalParam<PageNumber>,
        /// Transfers on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// A transfer of a member to its upline.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorUplineTransfer {
    id: String,
    order_no: String,
    /// Account name of the sender.
    account: String,
    /// Account name of the receiver.
    upline: String,
    amount: Amount,
    currency: String,
    /// When it was made, RFC 3339.
    at: String,
}

impl From<TransferRow> for OperatorUplineTransfer {
    fn from(row: TransferRow) -> Self {
        Self {
            amount: Amount(Money(row.amount)),
            at: rfc3339(row.created_at),
            id: row.id,
            order_no: row.order_no,
            account: row.account,
            upline: row.receiver_account,
            currency: row.currency,
        }
    }
}

/// A page of transfers to uplines.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorUplineTransfersValue {
    /// The transfers, latest first.
    content: Vec<OperatorUplineTransfer>,
    /// The number of pages.
    total_pages: u32,
    /// The number of transfers on all pages.
    total_elements: i64,
}

/// List transfers to uplines
#[utoipa::path(
    get, path = "/wps/operator/upline-transfers", tag = "operator", security(("operator" = [])),
    params(OperatorTransfersQuery),
    responses(
        (status = 200, body = Envelope<OperatorUplineTransfersValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope)
    )
)]
pub(super) async fn list(
    State(base): State<Base>,
    Query(query): Query<OperatorTransfersQuery>,
) -> Result<Reply<OperatorUplineTransfersValue>, ApiError> {
    let page = Page::of(&query.page_no, &query.page_size, PAGE);
    let member_id = id_of(&base.store, query.account.0.as_deref()).await?;
    let part = (page.offset(), page.limit());
    let (rows, total_elements) = back_office::list(&base.store, member_id.as_deref(), part).await?;
    let content = rows.into_iter().map(OperatorUplineTransfer::from).collect();
    Ok(Reply(OperatorUplineTransfersValue { content, total_pages: page.count(total_elements), total_elements }))
}
