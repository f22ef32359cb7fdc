//! A member's login history (section 6 of the specification, "Member": security).
//!
//! Each login starts a session, and the session's row is kept after the session has ended, so `sessions` itself is the history:
//! there is no second table that could disagree with it.

use axum::extract::State;
use lumora_core::wire::{Envelope, LoginHistory, OwnLogin};
use utoipa::{OpenApiRouter, routes};

use super::client_display;
use crate::IdentityState;
use crate::session::MemberEvenExcluded;
use platform::Base;
use platform::clock::{DAY_MS, rfc3339};
use platform::http::{ApiError, ErrorEnvelope, Reply};
use platform::store::sql;

/// How far back the history goes, in milliseconds: 90 days.
const HISTORY_MS: i64 = 90 * DAY_MS;
/// Logins listed at most.
const MAX_LOGINS: i64 = 50;

/// The routes of this module.
pub(super) fn router() -> OpenApiRouter<IdentityState> {
    OpenApiRouter::new().routes(routes!(list))
}

struct Row {
    id: String,
    user_agent: String,
    ip: String,
    created_at: i64,
}

platform::store::from_row!(Row { id, user_agent, ip, created_at });

/// Login history
///
/// Of the last 90 days, at most 50, the latest first. A guest of the free demo has none to see.
#[utoipa::path(
    get, path = "/wps/member/logins", tag = "member", security(("session" = [])),
    responses((status = 200, body = Envelope<LoginHistory>), (status = 401, body = ErrorEnvelope))
)]
async fn list(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
) -> Result<Reply<LoginHistory>, ApiError> {
    if member.account_type().is_trial() {
        return Ok(Reply(LoginHistory::default()));
    }
    let rows: Vec<Row> = sql::query_as(
        "select id, user_agent, ip, created_at from sessions where member_id = $1 and created_at > $2
         order by created_at desc, id desc limit $3",
    )
    .bind(&member.id)
    .bind(base.clock.now_ms() - HISTORY_MS)
    .bind(MAX_LOGINS)
    .fetch_all(base.store.reader())
    .await?;
    let login_value = |row: Row| OwnLogin {
        current: row.id == member.session_id,
        id: row.id,
        device: client_display::device(&row.user_agent),
        ip: client_display::masked_ip(&row.ip),
        at: rfc3339(row.created_at),
    };
    Ok(Reply(LoginHistory { list: rows.into_iter().map(login_value).collect() }))
}
