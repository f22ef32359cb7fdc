//! Known browsers, identified by a cookie. Failed logins from a known browser of the account are counted separately, so
//! that a stranger who guesses passwords does not lock out the owner.
//!
//! Each login replaces the browser's token by a new one. A token that was planted in the browser, or copied from it,
//! before the login is worthless after it.

use axum::http::HeaderMap;

use platform::http::{Cookie, read_cookie};
use platform::ids;
use platform::store::{Connection, Store, StoreError, sql};

const COOKIE: &str = "device";
/// How long a browser stays known without a login, in seconds.
const LIFETIME_S: u32 = 180 * 24 * 60 * 60;

/// The browser that a request came from.
#[derive(Clone)]
pub struct Device {
    /// The token of the request's cookie; the same as `next` for a new browser.
    token: String,
    /// The token that replaces it at a login.
    next: String,
}

impl std::fmt::Debug for Device {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Device(***)")
    }
}

impl Device {
    /// The browser by its cookie, or a new one.
    pub(crate) fn of(headers: &HeaderMap, secure: bool) -> Self {
        let is_token = |token: &&str| token.len() == 43 && token.bytes().all(|byte| byte.is_ascii_graphic());
        let sent = read_cookie(headers, COOKIE, secure).filter(is_token);
        let next = ids::random_token();
        Self { token: sent.map_or_else(|| next.clone(), ToOwned::to_owned), next }
    }

    /// Hash of the present token, by which the browser is stored.
    pub(crate) fn hash(&self) -> String {
        ids::token_hash(&self.token)
    }

    /// Hash of the token that the browser has after a login.
    pub(crate) fn next_hash(&self) -> String {
        ids::token_hash(&self.next)
    }

    /// Whether the member with this account name has logged in from this browser.
    pub(crate) async fn is_known_to(&self, store: &Store, account: &str) -> Result<bool, StoreError> {
        let count: i64 = sql::query_scalar(
            "select count(*) from known_devices d join members m on m.id = d.member_id
             where d.device_hash = $1 and m.account = $2",
        )
        .bind(self.hash())
        .bind(account)
        .fetch_one(store.reader())
        .await?;
        Ok(count > 0)
    }

    /// Whether the member with this id has logged in from this browser.
    pub(crate) async fn is_known_to_member(&self, store: &Store, member_id: &str) -> Result<bool, StoreError> {
        let query = "select count(*) from known_devices where device_hash = $1 and member_id = $2";
        let count: i64 = sql::query_scalar(query).bind(self.hash()).bind(member_id).fetch_one(store.reader()).await?;
        Ok(count > 0)
    }

    /// The cookie with the token for after the login.
    pub(crate) fn cookie(&self, secure: bool) -> Cookie<'_> {
        Cookie { name: COOKIE, value: &self.next, path: "/wps", max_age: LIFETIME_S, secure }
    }
}

/// Records that the member has logged in from this browser, under its new token. Other members known in this browser,
/// and its demo guest, are moved to the new token.
pub(crate) async fn remember_device(
    connection: &mut Connection,
    device: &Device,
    member_id: &str,
    now_ms: i64,
) -> Result<(), StoreError> {
    let (former, next) = (device.hash(), device.next_hash());
    for rename in [
        "update known_devices set device_hash = $2 where device_hash = $1",
        "update guests set device_hash = $2 where device_hash = $1",
    ] {
        sql::query(rename).bind(&former).bind(&next).execute(&mut *connection).await?;
    }
    sql::query(
        "insert into known_devices (device_hash, member_id, seen_at) values ($1, $2, $3)
         on conflict (device_hash, member_id) do update set seen_at = excluded.seen_at",
    )
    .bind(next)
    .bind(member_id)
    .bind(now_ms)
    .execute(connection)
    .await?;
    Ok(())
}

/// Records that the member has logged in from this client network.
pub(crate) async fn remember_address(
    connection: &mut Connection,
    address: &str,
    member_id: &str,
    now_ms: i64,
) -> Result<(), StoreError> {
    sql::query(
        "insert into known_addresses (address, member_id, seen_at) values ($1, $2, $3)
         on conflict (address, member_id) do update set seen_at = excluded.seen_at",
    )
    .bind(address)
    .bind(member_id)
    .bind(now_ms)
    .execute(connection)
    .await?;
    Ok(())
}
