//! Remembered logins: the cookie by which a browser begins a session without a password (section 9 of the
//! specification).
//!
//! The cookie holds a selector, which finds the row, and a validator of 256 bits, which is stored hashed. Each use
//! replaces the token with a new one of the same family. A token that is presented twice was copied, so the whole
//! family is revoked.

use axum::http::HeaderMap;
use platform::http::{Cookie, read_cookie};
use platform::ids;
use platform::store::{Connection, StoreError, sql};

const COOKIE: &str = "remembered";
/// Lifetime of a family, in seconds.
const LIFETIME_S: u32 = 24 * 60 * 60;

/// A remember-me token in the form of the cookie: `SELECTOR.VALIDATOR`.
#[derive(Clone)]
pub(crate) struct RememberToken(String);

impl RememberToken {
    pub(crate) fn fresh() -> Self {
        Self(format!("{}.{}", ids::hex(&ids::random_bytes::<12>()), ids::random_token()))
    }

    pub(crate) fn of(headers: &HeaderMap, secure: bool) -> Option<Self> {
        read_cookie(headers, COOKIE, secure).filter(|text| text.contains('.')).map(|text| Self(text.to_owned()))
    }

    pub(crate) fn selector(&self) -> &str {
        self.0.split('.').next().unwrap_or_default()
    }

    pub(crate) fn validator_hash(&self) -> String {
        ids::token_hash(self.0.split_once('.').map(|(_, validator)| validator).unwrap_or_default())
    }

    pub(crate) fn cookie(&self, secure: bool) -> Cookie<'_> {
        Cookie { name: COOKIE, value: &self.0, path: "/wps/session", max_age: LIFETIME_S, secure }
    }
}

/// The cookie that deletes the token from the browser.
pub(crate) fn no_cookie(secure: bool) -> Cookie<'static> {
    Cookie { name: COOKIE, value: "", path: "/wps/session", max_age: 0, secure }
}

/// Stores a token. `expires_at` is the end of its family, which rotation does not extend. Times are in milliseconds
/// since the epoch.
pub(crate) async fn store(
    connection: &mut Connection,
    remember_token: &RememberToken,
    family: &str,
    member_id: &str,
    (now_ms, expires_at): (i64, i64),
) -> Result<(), StoreError> {
    sql::query(
        "insert into remembered_logins (selector, validator_hash, family, member_id, created_at, expires_at)
         values ($1, $2, $3, $4, $5, $6)",
    )
    .bind(remember_token.selector())
    .bind(remember_token.validator_hash())
    .bind(family)
    .bind(member_id)
    .bind(now_ms)
    .bind(expires_at)
    .execute(connection)
    .await?;
    Ok(())
}

/// When a family that begins now ends, in milliseconds since the epoch: 24 hours after its login.
pub(crate) fn family_end(now_ms: i64) -> i64 {
    now_ms + i64::from(LIFETIME_S) * 1000
}

/// Revokes the family that the token with this selector belongs to.
pub(crate) async fn end_family(connection: &mut Connection, selector: &str) -> Result<(), StoreError> {
    sql::query(
        "delete from remembered_logins
         where family in (select family from remembered_logins where selector = $1)",
    )
    .bind(selector)
    .execute(connection)
    .await?;
    Ok(())
}

/// Revokes all remembered logins of a member.
pub(crate) async fn forget_all(connection: &mut Connection, member_id: &str) -> Result<(), StoreError> {
    sql::query("delete from remembered_logins where member_id = $1").bind(member_id).execute(connection).await?;
    Ok(())
}
