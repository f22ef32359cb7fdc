//! Transfers of agents to their downlines, by command and as `/wps/operator/downline-transfers`. Read only: an operator
//! reverses a wrong one by a correction of each wallet.

use ::cashier::downline::back_office::{self, Filter};
use ::cashier::team_transfer::TransferRow;
use axum::extract::State;
use clap::Args;
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, Envelope};
use platform::Base;
use platform::clock::rfc3339;
use platform::day::{Day, offset_minutes};
use platform::http::{ApiError, ErrorEnvelope, Query, Reply};
use platform::keyset;
use platform::params::{OptionalParam, PageSize, Text, invalid_field};
use platform::query;
use platform::store::Store;
use serde::Serialize;
use utoipa::ToSchema;

use super::upline_transfers::line;
use crate::AdminError;
use crate::members::id_of;

/// Default number of transfers on a page.
const PAGE: u32 = 50;
/// The most transfers that the command line lists at once.
const MAX_LISTED: u32 = 200;

/// Arguments of listing transfers of agents to their downlines.
#[derive(Debug, Clone, Args)]
pub(crate) struct DownlineTransfers {
    /// Only those that the member with this account name sent or received.
    #[arg(long)]
    account: Option<String>,
    /// First day in the operator's time zone, such as 2026-11-20.
    #[arg(long)]
    from: Option<String>,
    /// Last day, inclusive.
    #[arg(long)]
    to: Option<String>,
    /// Cursor of the next page, as the last line of a list shows it.
    #[arg(long)]
    cursor: Option<String>,
}

/// The filter of a list, as it was given.
#[derive(Debug, Clone, Copy)]
struct TransferFilter<'a> {
    account: Option<&'a str>,
    from: Option<&'a str>,
    to: Option<&'a str>,
    cursor: Option<&'a str>,
    size: u32,
}

impl TransferFilter<'_> {
    async fn read(self, store: &Store) -> Result<(Vec<TransferRow>, String), ApiError> {
        let member_id = id_of(store, self.account).await?.unwrap_or_default();
        let offset = offset_minutes(store.reader()).await?;
        let day = |name: &str, text: &str| {
            let wrong = || invalid_field(name, format!("{name} must be a day such as 2026-11-20"));
            Day::parse(text, offset).ok_or_else(wrong)
        };
        let from_ms = self.from.map(|text| day("from", text)).transpose()?.map_or(i64::MIN, |it| it.from_ms());
        let until_ms = self.to.map(|text| day("to", text)).transpose()?.map_or(i64::MAX, |it| it.until_ms());
        let filter = Filter { member_id: &member_id, from_ms, until_ms };
        let cursor = keyset::parse_time_cursor(self.cursor)?;
        let rows = back_office::list(store, filter, cursor, i64::from(self.size) + 1).await?;
        Ok(keyset::page(rows, self.size, |row| keyset::time_cursor(row.created_at, &row.id)))
    }
}

impl DownlineTransfers {
    /// Runs the command; returns the lines to print.
    pub(crate) async fn run(self, store: &Store) -> Result<Vec<String>, AdminError> {
        let Self { account, from, to, cursor } = &self;
        let (account, from, to) = (account.as_deref(), from.as_deref(), to.as_deref());
        let filter = TransferFilter { account, from, to, cursor: cursor.as_deref(), size: MAX_LISTED };
        let (rows, next) = filter.read(store).await?;
        let mut lines: Vec<String> = rows.iter().map(line).collect();
        if !next.is_empty() {
            lines.push(format!("more: --cursor {next}"));
        }
        Ok(lines)
    }
}

query! {
    /// Which transfers to list.
    pub(super) struct OperatorDownlineTransfersQuery {
        /// Only those that the member with this account name sent or received.
        account: OptionalParam<Text<64>>,
        /// First day in the operator's time zone, such as `2026-11-20`.
        from: OptionalParam<Text<10>>,
        /// Last day, inclusive.
        to: OptionalParam<Text<10>>,
        /// `next` of the page before; the first page unless given.
        cursor: OptionalParam<Text<120>>,
        /// Transfers on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

/// A transfer of an agent to a member of its downline.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorDownlineTransfer {
    id: String,
    order_no: String,
    /// Account name of the agent.
    agent: String,
    /// Account name of the receiver.
    account: String,
    amount: Amount,
    currency: String,
    /// When it was made, RFC 3339.
    at: String,
}

impl From<TransferRow> for OperatorDownlineTransfer {
    fn from(row: TransferRow) -> Self {
        Self {
            amount: Amount(Money(row.amount)),
            at: rfc3339(row.created_at),
            id: row.id,
            order_no: row.order_no,
            agent: row.account,
            account: row.receiver_account,
            currency: row.currency,
        }
    }
}

/// A page of transfers of agents to their downlines.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OperatorDownlineTransfersValue {
    /// The transfers, latest first.
    content: Vec<OperatorDownlineTransfer>,
    /// Cursor of the next page; empty on the last page.
    next: String,
}

/// List transfers of agents to their downlines
#[utoipa::path(
    get, path = "/wps/operator/downline-transfers", tag = "operator", security(("operator" = [])),
    params(OperatorDownlineTransfersQuery),
    responses(
        (status = 200, body = Envelope<OperatorDownlineTransfersValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope),
        (status = 422, description = "The cursor or a day is none", body = ErrorEnvelope)
    )
)]
pub(super) async fn list(
    State(base): State<Base>,
    Query(query): Query<OperatorDownlineTransfersQuery>,
) -> Result<Reply<OperatorDownlineTransfersValue>, ApiError> {
    let (account, from, to) = (query.account.0.as_deref(), query.from.0.as_deref(), query.to.0.as_deref());
    let size = query.page_size.0.unwrap_or(PAGE);
    let filter = TransferFilter { account, from, to, cursor: query.cursor.0.as_deref(), size };
    let (rows, next) = filter.read(&base.store).await?;
    Ok(Reply(OperatorDownlineTransfersValue {
        content: rows.into_iter().map(OperatorDownlineTransfer::from).collect(),
        next,
    }))
}
