//! The member's history of fair play: decisions about play, and the stakes and deposits that limits refused.

use axum::extract::State;
use identity::session::MemberEvenExcluded;
use lumora_core::domain::fair_play::LimitKind;
use lumora_core::domain::money::Money;
use lumora_core::wire::{Envelope, FairPlayEvent, FairPlayHistory};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Query, Reply};
use platform::keyset;
use platform::params::{Code, OptionalParam};
use platform::query;
use platform::store::{StoreError, from_row, sql};
use utoipa::{OpenApiRouter, routes};

/// Entries per page.
const PAGE_SIZE: u32 = 50;

pub(crate) fn router() -> OpenApiRouter<Base> {
    OpenApiRouter::new().routes(routes!(history))
}

struct Row {
    id: String,
    at: i64,
    kind: String,
    limit_kind: String,
    period: String,
    value: String,
    actor: String,
}

from_row!(Row { id, at, kind, limit_kind, period, value, actor });

impl From<Row> for FairPlayEvent {
    fn from(row: Row) -> Self {
        let is_money = LimitKind::from_name(&row.limit_kind).is_some_and(LimitKind::is_money);
        let amount = row.value.parse().ok().filter(|_| is_money).map(|units| Money(units).to_decimal());
        Self {
            id: row.id,
            at: rfc3339(row.at),
            kind: row.kind,
            limit: row.limit_kind,
            period: row.period,
            to: amount.unwrap_or(row.value),
            actor: row.actor,
        }
    }
}

query! {
    /// Position in the history.
    struct HistoryQuery {
        /// `next` of the page before; the first page unless given.
        after: OptionalParam<Code>,
    }
}

/// The member's history of fair play
///
/// Decisions about play, and what limits have refused, the latest first. A page costs the same however long the history is.
#[utoipa::path(
    get, path = "/wps/fair-play/history", tag = "fair play", security(("session" = [])), params(HistoryQuery),
    responses(
        (status = 200, body = Envelope<FairPlayHistory>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope)
    )
)]
async fn history(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    Query(query): Query<HistoryQuery>,
) -> Result<Reply<FairPlayHistory>, ApiError> {
    member.require_real()?;
    Ok(Reply(page(base.store.reader(), &member.id, query.after.0.as_deref()).await?))
}

async fn page(
    executor: impl sql::Executor,
    member_id: &str,
    after: Option<&str>,
) -> Result<FairPlayHistory, StoreError> {
    let query = "select id, at, kind, limit_kind, period, value, actor from protection_events
                 where member_id = $1 and id < $2 order by id desc limit $3";
    // An upper bound of all ids, which consist of hexadecimal digits.
    let query = sql::query_as(query).bind(member_id).bind(after.unwrap_or("g")).bind(i64::from(PAGE_SIZE) + 1);
    let rows: Vec<Row> = query.fetch_all(executor).await?;
    let (rows, next) = keyset::page(rows, PAGE_SIZE, |row| row.id.clone());
    Ok(FairPlayHistory { content: rows.into_iter().map(FairPlayEvent::from).collect(), next })
}
