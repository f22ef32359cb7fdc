//! A member's open sessions: listing and ending them (section 4 of the specification, and the security centre).

use axum::extract::State;
use axum::middleware;
use lumora_core::wire::{Done, Envelope, OwnSession, OwnSessions};
use utoipa::{OpenApiRouter, routes};

use super::client_display;
use crate::IdentityState;
use crate::idempotency;
use crate::session::{MemberEvenExcluded, token};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Query, Reply};
use platform::params::{Code, RequiredParam};
use platform::query;
use platform::store::{Connection, StoreError, sql};
use protection::policy;

/// Sessions listed at most.
const MAX_SESSIONS: i64 = 50;
/// The `id` in the query that means every session except the calling one.
const OTHERS: &str = "others";

/// The routes of this module.
pub(super) fn router() -> OpenApiRouter<IdentityState> {
    let ending = OpenApiRouter::new().routes(routes!(end)).route_layer(middleware::from_fn(idempotency::layer));
    OpenApiRouter::new().routes(routes!(list)).merge(ending)
}

struct Row {
    id: String,
    user_agent: String,
    ip: String,
    created_at: i64,
    last_seen_at: i64,
}

platform::store::from_row!(Row { id, user_agent, ip, created_at, last_seen_at });

/// Own sessions
///
/// The latest first. A guest of the free demo has none to see.
#[utoipa::path(
    get, path = "/wps/member/sessions", tag = "member", security(("session" = [])),
    responses((status = 200, body = Envelope<OwnSessions>), (status = 401, body = ErrorEnvelope))
)]
async fn list(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
) -> Result<Reply<OwnSessions>, ApiError> {
    if member.account_type().is_trial() {
        return Ok(Reply(OwnSessions::default()));
    }
    let now_ms = base.clock.now_ms();
    let rows: Vec<Row> = sql::query_as(
        "select id, user_agent, ip, created_at, last_seen_at from sessions where member_id = $1
         and revoked_at is null and last_seen_at > $2 and created_at > $3 order by last_seen_at desc, id desc limit $4",
    )
    .bind(&member.id)
    .bind(now_ms - token::idle_ms(&policy::chosen(base.store.reader()).await?.id))
    .bind(now_ms - token::MAX_MS)
    .bind(MAX_SESSIONS)
    .fetch_all(base.store.reader())
    .await?;
    let session_value = |row: Row| OwnSession {
        current: row.id == member.session_id,
        id: row.id,
        device: client_display::device(&row.user_agent),
        ip: client_display::masked_ip(&row.ip),
        started_at: rfc3339(row.created_at),
        last_seen_at: rfc3339(row.last_seen_at),
    };
    Ok(Reply(OwnSessions { list: rows.into_iter().map(session_value).collect() }))
}

query! {
    /// Query of `DELETE /wps/member/sessions`.
    struct EndQuery {
        /// Id of a session of the member, or `others` for every session except the calling one.
        id: RequiredParam<Code>,
    }
}

/// End a session
///
/// It ends at once, and its browser is no longer remembered. Other members' sessions are not found.
#[utoipa::path(
    delete, path = "/wps/member/sessions", tag = "member", params(EndQuery), security(("session" = [])),
    responses(
        (status = 200, body = Envelope<Done>),
        (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope)
    )
)]
async fn end(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    Query(query): Query<EndQuery>,
) -> Result<Reply<Done>, ApiError> {
    member.require_real()?;
    let now_ms = base.clock.now_ms();
    let work = async move |connection: &mut Connection| {
        if query.id.0 == OTHERS {
            token::end_others(connection, &member.id, Some(&member.session_id), now_ms).await?;
            return Ok(true);
        }
        let owned = "select count(*) from sessions where id = $1 and member_id = $2";
        let owned: i64 =
            sql::query_scalar(owned).bind(&query.id.0).bind(&member.id).fetch_one(&mut *connection).await?;
        if owned == 1 {
            token::end(connection, &query.id.0, now_ms).await?;
        }
        Ok::<_, StoreError>(owned == 1)
    };
    match base.store.write(move |tx| Box::pin(async move { work(tx).await })).await? {
        true => Ok(Reply(Done {})),
        false => Err(ApiError::not_found("session")),
    }
}
