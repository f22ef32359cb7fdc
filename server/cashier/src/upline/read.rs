//! Reads transfers to uplines for members: the options of the form, one transfer, and pages of them.

use identity::session::Member;
use identity::upline::receiver;
use lumora_core::wire::{UplineTransfer, UplineTransferOptions, UplineTransferPage};
use platform::http::ApiError;
use platform::params::Page;
use platform::store::{StoreError, sql};

use crate::team_transfer::{Direction, Limits, TransferRow, masked_party, select};
use crate::{CashierState, withdrawable};

/// What the form needs: the receiver, what may leave the wallet, and the limits.
pub(super) async fn options(state: &CashierState, member: &Member) -> Result<UplineTransferOptions, ApiError> {
    let base = &state.base;
    let store = &base.store;
    let now_ms = base.clock.now_ms();
    let money = withdrawable::read(store, &member.id, &member.row.currency, now_ms).await?;
    let upline = receiver(store.reader(), &member.row, now_ms).await?;
    let id = member.id.clone();
    let limits = store
        .read(move |tx| Box::pin(async move { Limits::of(tx, Direction::ToUpline, &id, now_ms).await }))
        .await
        .map_err(|error: StoreError| error)?;
    Ok(UplineTransferOptions {
        upline: upline.map(|upline| masked_party(&upline.nickname, &upline.account)),
        money,
        limits: limits.to_wire(),
        payment_password_set: identity::payment_password::is_set(base, &member.id).await?,
    })
}

/// A transfer that the member gave or received.
pub(super) async fn find(state: &CashierState, member: &Member, id: &str) -> Result<UplineTransfer, ApiError> {
    let query = format!("{} where t.id = $1 and (t.member_id = $2 or t.upline_id = $2)", select(Direction::ToUpline));
    let query = sql::query_as(sql::AssertSqlSafe(query)).bind(id).bind(&member.id);
    let row: Option<TransferRow> = query.fetch_optional(state.base.store.reader()).await?;
    Ok(row.ok_or_else(|| ApiError::not_found("transfer"))?.to_wire_for(&member.id))
}

/// A page of transfers that the member gave or received, latest first.
pub(super) async fn page(state: &CashierState, member: &Member, page: Page) -> Result<UplineTransferPage, ApiError> {
    let store = &state.base.store;
    let count = "select count(*) from upline_transfers where member_id = $1 or upline_id = $1";
    let count: i64 = sql::query_scalar(count).bind(&member.id).fetch_one(store.reader()).await?;
    let query = format!(
        "{} where t.member_id = $1 or t.upline_id = $1 order by t.created_at desc, t.id desc limit $2 offset $3",
        select(Direction::ToUpline)
    );
    let query = sql::query_as(sql::AssertSqlSafe(query)).bind(&member.id).bind(page.limit()).bind(page.offset());
    let rows: Vec<TransferRow> = query.fetch_all(store.reader()).await?;
    Ok(UplineTransferPage {
        content: rows.iter().map(|row| row.to_wire_for(&member.id)).collect(),
        total_pages: page.count(count),
        total_elements: u32::try_from(count).unwrap_or(u32::MAX),
    })
}
