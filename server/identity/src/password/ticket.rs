//! Single-use tickets that authorise a password change in place of the old password (sections 3 and 4 of the
//! specification).
//!
//! A *change ticket* is handed out at a login whose password must be changed; it is valid for five minutes and in that
//! session only. A *reset ticket* is the secret in the link of a mail, valid for 30 minutes. Both are 256 random bits,
//! stored as hashes, and are used up in the transaction that sets the new password, so that a failed change leaves the
//! ticket valid.

use lumora_core::wire::SecretText;

use platform::clock::MINUTE_MS;
use platform::ids;
use platform::store::{Connection, StoreError, sql};

/// Lifetime of a change ticket, in milliseconds.
pub(crate) const CHANGE_MS: i64 = 5 * MINUTE_MS;
/// Lifetime of a reset ticket, the link of a mail, in milliseconds.
pub(crate) const RESET_MS: i64 = 30 * MINUTE_MS;

/// A ticket to be issued, by purpose.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Ticket {
    /// The change of a password within a session.
    Change {
        /// Id of the member whose password may be changed.
        member_id: String,
        /// Id of the session that the ticket is valid in.
        session_id: String,
    },
    /// The reset of a forgotten password.
    Reset {
        /// Id of the member whose password may be reset; `None` issues a decoy, so that a request for an unknown
        /// account takes as long.
        member_id: Option<String>,
    },
}

impl Ticket {
    fn parts(&self) -> (&'static str, &str, &str, i64) {
        match self {
            Self::Change { member_id, session_id } => ("change", member_id, session_id, CHANGE_MS),
            Self::Reset { member_id } => ("reset", member_id.as_deref().unwrap_or_default(), "", RESET_MS),
        }
    }

    /// Issues the ticket and returns its secret, of which only the hash is stored.
    ///
    /// # Errors
    /// When the database fails.
    pub(crate) async fn issue(&self, connection: &mut Connection, now_ms: i64) -> Result<SecretText, StoreError> {
        let secret = ids::random_token();
        let (kind, member_id, session_id, lifetime_ms) = self.parts();
        sql::query(
            "insert into password_tickets (token_hash, kind, member_id, session_id, created_at, expires_at)
             values ($1, $2, $3, $4, $5, $6)",
        )
        .bind(ids::token_hash(&secret))
        .bind(kind)
        .bind(member_id)
        .bind(session_id)
        .bind(now_ms)
        .bind(now_ms + lifetime_ms)
        .execute(connection)
        .await?;
        Ok(SecretText(secret))
    }
}

/// Uses up a change ticket of this session; false when it is unknown, expired or of another session.
///
/// # Errors
/// When the database fails.
pub(crate) async fn use_change(
    connection: &mut Connection,
    secret: &str,
    session_id: &str,
    now_ms: i64,
) -> Result<bool, StoreError> {
    let used = sql::query(
        "delete from password_tickets where token_hash = $1 and kind = 'change' and session_id = $2 and expires_at > $3",
    )
    .bind(ids::token_hash(secret))
    .bind(session_id)
    .bind(now_ms)
    .execute(connection)
    .await?;
    Ok(used.rows_affected() == 1)
}

/// Id of the member whose password a reset ticket may reset; `None` when the ticket is used, expired or a decoy. Does
/// not use it up.
///
/// # Errors
/// When the database fails.
pub(crate) async fn member_of_reset(
    executor: impl sql::Executor,
    secret: &str,
    now_ms: i64,
) -> Result<Option<String>, StoreError> {
    let query = sql::query_scalar(
        "select member_id from password_tickets
         where token_hash = $1 and kind = 'reset' and member_id <> '' and expires_at > $2",
    );
    query.bind(ids::token_hash(secret)).bind(now_ms).fetch_optional(executor).await
}

/// Deletes every password ticket of a member.
///
/// # Errors
/// When the database fails.
pub(crate) async fn end_all(connection: &mut Connection, member_id: &str) -> Result<(), StoreError> {
    sql::query("delete from password_tickets where member_id = $1").bind(member_id).execute(connection).await?;
    Ok(())
}
