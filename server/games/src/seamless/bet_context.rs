//! Everything that a bet is decided on, read in one statement: separate reads would cost every bet several round trips
//! to the database.

use std::sync::LazyLock;

use super::licence::{self, Licence};
use super::round::Round;
use super::session::GameSession;
use super::status::{Refused, Status};
use identity::session::{PlayAccess, PlayedSession};
use lumora_core::domain::fair_play::hour_of;
use platform::store::sql::{Columns, FromRow, Row};
use platform::store::{Connection, StoreError, sql};
use protection::guard::{self, StakeGuard};

/// The stored state that a bet is decided on.
#[derive(Debug, Clone)]
pub(super) struct BetContext {
    /// Whether a transaction with this `transaction_uuid` is stored.
    pub(super) is_stored: bool,
    session: Option<GameSession>,
    /// The member's login session, unless it was revoked.
    played: Option<PlayedSession>,
    /// The round of the bet, if it is stored.
    pub(super) round: Option<Round>,
    /// The member's exclusion, limits and reality check.
    pub(super) guard: StakeGuard,
    /// The rules of the operator's licence for this member.
    pub(super) licence: Licence,
}

/// The current hour, as the statement's joins name it.
const HOUR: &str = "cast($5 as bigint)";

/// The statement of [`BetContext::read`]; `$5` is the current hour.
static STATEMENT: LazyLock<String> = LazyLock::new(|| {
    format!(
        "select
            case when t.transaction_uuid is null then 0 else 1 end,
            case when m.id is null then 0 else 1 end, s.last_seen_at, s.created_at, m.state, coalesce(y.value, ''),
            case when g.token_hash is null then 0 else 1 end, g.member_id, g.session_id, g.vendor, g.game_code,
                g.product, g.currency, g.language, g.expires_at, coalesce(x.value, ''),
            case when r.id is null then 0 else 1 end, r.id, r.supplier_round, r.member_id, r.vendor, r.game_code,
                r.product, r.currency, r.stake, r.payout, r.state, r.version, r.bets, r.wins, r.closed_at,
                r.free_spins,
            {}, {}
         from (select 1 as one) always
         left join seamless_transactions t on t.supplier = $1 and t.transaction_uuid = $2
         left join game_sessions g on g.token_hash = $3 and g.supplier = $1
         left join sessions s on s.id = g.session_id and s.revoked_at is null
         left join members m on m.id = s.member_id
         left join rounds r on r.supplier = $1 and r.supplier_round = $4
         left join site_settings x on x.name = 'status'
         {}
         {}",
        guard::columns("g.member_id", HOUR),
        licence::COLUMNS,
        guard::joins("g.member_id", HOUR),
        licence::JOINS
    )
});

impl FromRow for BetContext {
    fn from_row(row: &Row<'_>) -> Result<Self, StoreError> {
        let is_stored: i64 = row.at(0)?;
        let mut next = 1;
        Ok(Self {
            is_stored: is_stored != 0,
            played: optional_part(row, &mut next)?,
            session: optional_part(row, &mut next)?,
            round: optional_part(row, &mut next)?,
            guard: StakeGuard::from_columns(row, next)?,
            licence: Licence::from_columns(row, next + StakeGuard::COUNT)?,
        })
    }
}

/// The next optional part of the row: a flag column before its columns says whether the joined row exists.
fn optional_part<T: Columns>(row: &Row<'_>, next: &mut usize) -> Result<Option<T>, StoreError> {
    let first = *next + 1;
    let is_present: i64 = row.at(*next)?;
    *next = first + T::COUNT;
    if is_present == 0 { Ok(None) } else { T::from_columns(row, first).map(Some) }
}

impl BetContext {
    /// Reads the state. `token_hash` is the hash of the game-session token.
    pub(super) async fn read(
        connection: &mut Connection,
        supplier: &str,
        transaction_uuid: &str,
        token_hash: &str,
        supplier_round: &str,
        now_ms: i64,
    ) -> Result<Self, Refused> {
        let query = sql::query_as(STATEMENT.as_str());
        let query = query.bind(supplier).bind(transaction_uuid).bind(token_hash).bind(supplier_round);
        Ok(query.bind(hour_of(now_ms)).fetch_one(connection).await?)
    }

    /// The game session, if it and the member's login session allow play.
    pub(super) fn session(&self, now_ms: i64) -> Result<&GameSession, Status> {
        let session = self.session.as_ref().ok_or(Status::InvalidToken)?;
        session.refuse_ended(now_ms)?;
        let played = self.played.as_ref().ok_or(Status::TokenExpired)?;
        refuse_ended(played.play_access(now_ms))?;
        Ok(session)
    }

    /// Records an accepted stake as use of the member's login session. A refused stake writes nothing.
    pub(super) async fn record_use(&self, connection: &mut Connection, now_ms: i64) -> Result<(), Refused> {
        if let (Some(session), Some(played)) = (&self.session, &self.played) {
            played.record_use(connection, &session.session_id, now_ms).await?;
        }
        Ok(())
    }
}

/// Refuses a stake where the member's login session does not allow play.
pub(super) fn refuse_ended(play: PlayAccess) -> Result<(), Status> {
    match play {
        PlayAccess::Allowed => Ok(()),
        PlayAccess::SessionEnded => Err(Status::TokenExpired),
        PlayAccess::MemberInactive => Err(Status::UserDisabled),
    }
}
