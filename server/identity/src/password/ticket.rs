//! What stands in the place of an old password, once (sections 3 and 4 of the specification).
//!
//! A *change ticket* goes to a login whose password must be changed: good for five minutes and for that session only. A
//! *reset ticket* is the secret in the link of a mail: good for 30 minutes. Both are 256 random bits, stored as hashes, and
//! used up in the transaction that sets the new password, so that a failed one costs no ticket.

use lumora_core::wire::SecretText;

use platform::ids;
use platform::store::{Connection, StoreError, sql};

/// How long a change ticket is good for, in milliseconds.
pub(crate) const CHANGE_MS: i64 = 5 * 60 * 1000;
/// How long the link of a mail is good for, in milliseconds.
pub(crate) const RESET_MS: i64 = 30 * 60 * 1000;

/// What a ticket is for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Ticket {
    /// The change of a password within a session.
    Change {
        /// Whose password.
        member_id: String,
        /// The session that it was handed to.
        session_id: String,
    },
    /// The reset of a forgotten password; without a member it is a decoy.
    Reset {
        /// Whose password; nobody's for a decoy.
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

    /// Issues the ticket; what is given is shown once and never stored.
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

/// Uses up a change ticket of this session; whether it was good.
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

/// Whose password a reset ticket is for; nothing when it is used, too old, or a decoy. It is not used up.
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

/// Ends every ticket of a member.
///
/// # Errors
/// When the database fails.
pub(crate) async fn end_all(connection: &mut Connection, member_id: &str) -> Result<(), StoreError> {
    sql::query("delete from password_tickets where member_id = $1").bind(member_id).execute(connection).await?;
    Ok(())
}
