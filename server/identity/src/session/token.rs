//! Session tokens: issued at login, looked up at each request, revoked at logout.

use super::remembered;
use crate::member::{ACTIVE, MemberRow};
use platform::clock::{DAY_MS, MINUTE_MS};
use platform::ids;
use platform::store::{Connection, Store, StoreError, TxFuture, from_row, sql};
use platform::topic::Topic;
use protection::exclusion::COLUMNS;
use protection::{MemberProtection, policy};

/// Idle time after which a session ends, in milliseconds; shorter where the operator's licence policy requires it
/// ([`idle_ms`]).
pub const IDLE_MS: i64 = 30 * MINUTE_MS;
/// Age at which a session ends in any case, in milliseconds.
pub const MAX_MS: i64 = DAY_MS;
/// How stale `last_seen_at` may be before it is written again, in milliseconds, so that not every request costs a write.
const LAST_SEEN_STEP_MS: i64 = MINUTE_MS;

/// Idle time after which a session ends under the licence policy with this id, in milliseconds.
pub(crate) fn idle_ms(policy: &str) -> i64 {
    IDLE_MS.min(i64::from(policy::of(policy).session.idle_minutes) * 60 * 1000)
}

/// A session to be started.
#[derive(Debug, Clone)]
pub(crate) struct NewSession {
    pub(crate) member_id: String,
    pub(crate) ip: String,
    /// The `User-Agent` header.
    pub(crate) user_agent: String,
    pub(crate) remembered: bool,
    /// Whether the session is restricted to changing the password.
    pub(crate) must_change: bool,
    /// Family of the remembered login that the session came from or begins.
    pub(crate) family: Option<String>,
}

/// A session that has started.
pub(crate) struct StartedSession {
    /// The bearer token, of which only the hash is stored.
    pub(crate) token: String,
    pub(crate) session_id: String,
}

/// Starts a session.
pub(crate) async fn start(
    connection: &mut Connection,
    session: &NewSession,
    now_ms: i64,
) -> Result<StartedSession, StoreError> {
    let token = ids::random_token();
    let session_id = ids::new_id(now_ms);
    sql::query(
        "insert into sessions (token_hash, id, member_id, remembered, created_at, last_seen_at, ip, user_agent, proved_at,
         must_change, family)
         values ($1, $2, $3, $4, $5, $5, $6, $7, $8, $9, $10)",
    )
    .bind(ids::token_hash(&token))
    .bind(&session_id)
    .bind(&session.member_id)
    .bind(i64::from(session.remembered))
    .bind(now_ms)
    .bind(&session.ip)
    .bind(&session.user_agent)
    .bind((!session.remembered).then_some(now_ms))
    .bind(i64::from(session.must_change))
    .bind(&session.family)
    .execute(connection)
    .await?;
    Ok(StartedSession { token, session_id })
}

/// A live session with its member. Times are in milliseconds since the epoch.
#[derive(Debug, Clone)]
pub(crate) struct LiveSession {
    pub(crate) session_id: String,
    pub(crate) started_at: i64,
    pub(crate) proved_at: Option<i64>,
    pub(crate) remembered: bool,
    pub(crate) must_change: bool,
    pub(crate) protection: MemberProtection,
    pub(crate) member: MemberRow,
}

struct SessionRow {
    id: String,
    member_id: String,
    created_at: i64,
    last_seen_at: i64,
    proved_at: Option<i64>,
    remembered: i64,
    must_change: i64,
    policy: String,
}

from_row!(SessionRow { id, member_id, created_at, last_seen_at, proved_at, remembered, must_change, policy });

/// A session and its member's protection from play, which every request needs: read in a single query.
struct SessionWithProtection(SessionRow, MemberProtection);

impl sql::FromRow for SessionWithProtection {
    fn from_row(row: &sql::Row<'_>) -> Result<Self, StoreError> {
        Ok(Self(SessionRow::from_row(row)?, MemberProtection::from_row(row)?))
    }
}

/// The live session of a token. The lookup counts as use of the session.
pub(crate) fn find<'a>(store: &'a Store, token: &'a str, now_ms: i64) -> TxFuture<'a, Option<LiveSession>, StoreError> {
    Box::pin(async move {
        let hash = ids::token_hash(token);
        let Some((found, last_seen_at)) = look_up(store, &hash, now_ms).await? else { return Ok(None) };
        if now_ms - last_seen_at >= LAST_SEEN_STEP_MS {
            touch(store, hash, now_ms).await?;
        }
        Ok(Some(found))
    })
}

/// The live session of a token, without counting as use of it.
pub(crate) async fn find_without_use(
    store: &Store,
    token: &str,
    now_ms: i64,
) -> Result<Option<LiveSession>, StoreError> {
    Ok(look_up(store, &ids::token_hash(token), now_ms).await?.map(|(found, _)| found))
}

/// The live session with this token hash, and its `last_seen_at`.
async fn look_up(store: &Store, hash: &str, now_ms: i64) -> Result<Option<(LiveSession, i64)>, StoreError> {
    let text = format!(
        "select s.id, s.member_id, s.created_at, s.last_seen_at, s.proved_at, s.remembered, s.must_change, {COLUMNS} from sessions s
         left join protected_members p on p.member_id = s.member_id
         where s.token_hash = $1 and s.revoked_at is null and s.last_seen_at > $2 and s.created_at > $3"
    );
    let query = sql::query_as(sql::AssertSqlSafe(text)).bind(hash).bind(now_ms - IDLE_MS).bind(now_ms - MAX_MS);
    let found: Option<SessionWithProtection> = query.fetch_optional(store.reader()).await?;
    let found = found.filter(|SessionWithProtection(row, _)| row.last_seen_at > now_ms - idle_ms(&row.policy));
    let Some(SessionWithProtection(row, protection)) = found else { return Ok(None) };
    let Some(member) = MemberRow::by_id(store.reader(), &row.member_id).await?.filter(MemberRow::is_active) else {
        return Ok(None);
    };
    let found = LiveSession {
        session_id: row.id,
        started_at: row.created_at,
        proved_at: row.proved_at,
        remembered: row.remembered != 0,
        must_change: row.must_change != 0,
        protection,
        member,
    };
    Ok(Some((found, row.last_seen_at)))
}

/// Whether the session with this id is live and its member active. Does not count as use.
///
/// # Errors
/// When the database fails.
pub async fn is_alive(store: &Store, session_id: &str, now_ms: i64) -> Result<bool, StoreError> {
    let idle_ms = idle_ms(&policy::chosen(store.reader()).await?.id);
    let alive: Option<i64> = sql::query_scalar(
        "select 1 from sessions s join members m on m.id = s.member_id
         where s.id = $1 and s.revoked_at is null and s.last_seen_at > $2 and s.created_at > $3 and m.state = $4",
    )
    .bind(session_id)
    .bind(now_ms - idle_ms)
    .bind(now_ms - MAX_MS)
    .bind(ACTIVE)
    .fetch_optional(store.reader())
    .await?;
    Ok(alive.is_some())
}

async fn touch(store: &Store, hash: String, now_ms: i64) -> Result<(), StoreError> {
    let update = "update sessions set last_seen_at = $1 where token_hash = $2 and last_seen_at < $1";
    store
        .write(move |tx| {
            Box::pin(async move {
                sql::query(update).bind(now_ms).bind(hash).execute(tx).await?;
                Ok(())
            })
        })
        .await
}

/// Revokes a session and the remembered login that it came from or began, but not those of other browsers. Game sessions
/// depend on it, so that no stake is accepted after logout.
pub(crate) async fn end(connection: &mut Connection, session_id: &str, now_ms: i64) -> Result<(), StoreError> {
    let update = "update sessions set revoked_at = $1 where id = $2 and revoked_at is null returning member_id";
    let member_id: Option<String> =
        sql::query_scalar(update).bind(now_ms).bind(session_id).fetch_optional(&mut *connection).await?;
    if let Some(member_id) = member_id {
        connection.announce(Topic::Session, &member_id);
    }
    sql::query("delete from remembered_logins where family in (select family from sessions where id = $1)")
        .bind(session_id)
        .execute(connection)
        .await?;
    Ok(())
}

/// Revokes all sessions of a member but the one with the id `kept_session_id`, and all remembered logins, since any of them could be in
/// the hands of others.
pub(crate) async fn end_others(
    connection: &mut Connection,
    member_id: &str,
    kept_session_id: Option<&str>,
    now_ms: i64,
) -> Result<(), StoreError> {
    sql::query("update sessions set revoked_at = $1 where member_id = $2 and id <> $3 and revoked_at is null")
        .bind(now_ms)
        .bind(member_id)
        .bind(kept_session_id.unwrap_or_default())
        .execute(&mut *connection)
        .await?;
    connection.announce(Topic::Session, member_id);
    remembered::forget_all(connection, member_id).await
}

/// Whether play may go on in a session.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayAccess {
    /// Play may go on.
    Allowed,
    /// The session has ended.
    SessionEnded,
    /// The member's account is not active.
    MemberInactive,
}

/// The columns of a session, its member and the site by which [`PlayedSession::play_access`] decides; read only while the session is not revoked.
#[derive(Debug, Clone)]
pub struct PlayedSession {
    /// When the session was last used, in milliseconds since the epoch.
    pub last_seen_at: i64,
    /// When the session began, in milliseconds since the epoch.
    pub created_at: i64,
    /// The state of the member's account, such as `active`.
    pub state: String,
    /// Id of the operator's licence policy; empty where none is chosen.
    pub policy: String,
}

from_row!(PlayedSession { last_seen_at, created_at, state, policy });

impl PlayedSession {
    /// Whether play may go on.
    pub fn play_access(&self, now_ms: i64) -> PlayAccess {
        if self.last_seen_at <= now_ms - idle_ms(&self.policy) || self.created_at <= now_ms - MAX_MS {
            PlayAccess::SessionEnded
        } else if self.state != ACTIVE {
            PlayAccess::MemberInactive
        } else {
            PlayAccess::Allowed
        }
    }

    /// Records play as use of the session, which has this id.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn record_use(
        &self,
        connection: &mut Connection,
        session_id: &str,
        now_ms: i64,
    ) -> Result<(), StoreError> {
        if now_ms - self.last_seen_at >= LAST_SEEN_STEP_MS {
            sql::query("update sessions set last_seen_at = $1 where id = $2")
                .bind(now_ms)
                .bind(session_id)
                .execute(connection)
                .await?;
        }
        Ok(())
    }
}

/// Whether play may go on in the session with this id; if so, it is recorded as use of the session.
///
/// # Errors
/// When the database fails.
pub async fn play(connection: &mut Connection, session_id: &str, now_ms: i64) -> Result<PlayAccess, StoreError> {
    let found: Option<PlayedSession> = sql::query_as(
        "select s.last_seen_at, s.created_at, m.state,
         coalesce((select value from site_settings where name = 'licence_policy'), '') as policy
         from sessions s join members m on m.id = s.member_id
         where s.id = $1 and s.revoked_at is null",
    )
    .bind(session_id)
    .fetch_optional(&mut *connection)
    .await?;
    let Some(session) = found else { return Ok(PlayAccess::SessionEnded) };
    let access = session.play_access(now_ms);
    if access == PlayAccess::Allowed {
        session.record_use(connection, session_id, now_ms).await?;
    }
    Ok(access)
}
