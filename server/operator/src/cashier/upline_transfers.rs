//! Transfers to uplines, by command and as `/wps/operator/upline-transfers`. There is nothing to decide about them: what an operator finds
//! wrong is put right by a correction of each wallet.

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

use super::{MOST, decimal};
use crate::AdminError;
use crate::members::id_of;

/// Transfers of a page unless the call says otherwise.
const PAGE: u32 = 50;

/// Transfers to uplines.
#[derive(Debug, Clone, Args)]
pub(crate) struct UplineTransfers {
    /// Only those that the member with this account name gave or got.
    #[arg(long)]
    account: Option<String>,
}

impl UplineTransfers {
    /// Gives the lines to print.
    pub(crate) async fn run(self, store: &Store) -> Result<Vec<String>, AdminError> {
        let member_id = id_of(store, self.account.as_deref()).await?;
        let (rows, _) = back_office::list(store, member_id.as_deref(), (0, MOST)).await?;
        Ok(rows.iter().map(line).collect())
    }
}

/// A transfer between two members as it is printed.
pub(super) fn line(row: &TransferRow) -> String {
    let TransferRow { order_no, account, receiver_account, currency, .. } = row;
    let (at, sum) = (rfc3339(row.created_at), decimal(row.amount));
    format!("{at}  {order_no:<12} {sum:>14} {currency}  {account} -> {receiver_account}")
}

query! {
    /// Which transfers.
    pub(super) struct OperatorTransfersQuery {
        /// Only those that the member with this account name gave or got.
        account: OptionalParam<Text<64>>,
        /// Page from 1.
        page_no: OptionalParam<PageNumber>,
        /// Transfers on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// A transfer to an upline.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorUplineTransfer {
    id: String,
    order_no: String,
    /// Account name of who gave.
    account: String,
    /// Account name of who got it.
    upline: String,
    amount: Amount,
    currency: String,
    /// RFC 3339.
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

/// Transfers to uplines.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorUplineTransfersValue {
    /// Latest first.
    content: Vec<OperatorUplineTransfer>,
    /// How many pages there are.
    total_pages: u32,
    /// How many transfers.
    total_elements: i64,
}

/// Transfers to uplines
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
