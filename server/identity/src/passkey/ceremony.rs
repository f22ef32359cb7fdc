//! Ceremonies: a challenge to a device, which can be answered once, within five minutes.

use axum::http::{HeaderMap, StatusCode};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use lumora_core::wire::{PasskeyOptions, code};
use serde_json::Value;

use super::verify::{Expected, Invalid};
use platform::Base;
use platform::clock::MINUTE_MS;
use platform::http::ApiError;
use platform::ids;
use platform::store::{Connection, StoreError, sql};

/// How long a challenge can be answered, in milliseconds.
pub(super) const LIFETIME_MS: i64 = 5 * MINUTE_MS;

/// A new challenge for the origin that the browser is on.
///
/// # Errors
/// 403 `not_enabled` where the site was opened by an IP address: browsers allow no passkeys there.
pub(super) fn new_challenge(base: &Base, headers: &HeaderMap) -> Result<Expected, ApiError> {
    let origin = base.config.origin_used(headers);
    let rp_id = host_name(&origin).ok_or_else(|| {
        let message = "passkeys need a host name: open the site by its name, such as localhost";
        ApiError::refused(StatusCode::FORBIDDEN, code::NOT_ENABLED, message)
    })?;
    Ok(Expected { challenge: ids::random_token(), rp_id: rp_id.to_owned(), origin })
}

/// The host name of an origin, without the port; `None` for an IP address.
fn host_name(origin: &str) -> Option<&str> {
    let (_, rest) = origin.split_once("://")?;
    let host = if rest.starts_with('[') { rest } else { rest.split(':').next().unwrap_or_default() };
    let is_number = host.starts_with('[') || host.parse::<std::net::IpAddr>().is_ok();
    (!host.is_empty() && !is_number).then_some(host)
}

/// Stores the challenge and returns what the browser needs. `member_id` is empty for a login, where the member is not
/// known yet.
///
/// # Errors
/// When the database fails.
pub(super) async fn begin(
    base: &Base,
    expected: Expected,
    member_id: &str,
    options: &Value,
) -> Result<PasskeyOptions, ApiError> {
    let ceremony_id = ids::random_token();
    let (hash, member_id) = (ids::token_hash(&ceremony_id), member_id.to_owned());
    let expires_at = base.clock.now_ms() + LIFETIME_MS;
    let insert = "insert into passkey_ceremonies (id_hash, member_id, challenge, origin, expires_at)
                  values ($1, $2, $3, $4, $5)";
    base.store
        .write(move |tx| {
            Box::pin(async move {
                let query =
                    sql::query(insert).bind(hash).bind(member_id).bind(expected.challenge).bind(expected.origin);
                query.bind(expires_at).execute(tx).await?;
                Ok::<_, StoreError>(())
            })
        })
        .await?;
    Ok(PasskeyOptions { ceremony_id, options: options.to_string() })
}

/// Ends a ceremony by deleting it, so that it can be answered only once, right or wrong. Returns what the response must
/// repeat.
///
/// # Errors
/// 401 `ticket_expired` when the ceremony does not exist, has expired, or belongs to another member.
pub(super) async fn end(base: &Base, ceremony_id: &str, member_id: &str) -> Result<Expected, ApiError> {
    let (hash, now_ms) = (ids::token_hash(ceremony_id), base.clock.now_ms());
    let ended = base.store.write(move |tx| Box::pin(async move { take(tx, &hash, now_ms).await })).await?;
    let (_, challenge, origin) = ended.filter(|(owner, ..)| owner == member_id).ok_or_else(expired)?;
    let rp_id = host_name(&origin).ok_or_else(expired)?.to_owned();
    Ok(Expected { challenge, origin, rp_id })
}

async fn take(
    connection: &mut Connection,
    hash: &str,
    now_ms: i64,
) -> Result<Option<(String, String, String)>, StoreError> {
    let query = "delete from passkey_ceremonies where id_hash = $1 and expires_at > $2
                 returning member_id, challenge, origin";
    sql::query_as(query).bind(hash).bind(now_ms).fetch_optional(connection).await
}

fn expired() -> ApiError {
    let message = "this passkey ceremony is over: begin again";
    ApiError::refused(StatusCode::UNAUTHORIZED, code::TICKET_EXPIRED, message)
}

/// 401, the same for an unknown passkey and a wrong signature; the reason is only logged.
pub(super) fn refuse(why: Invalid) -> ApiError {
    tracing::info!(%why, "a passkey was not believed");
    not_recognised()
}

/// 401: the passkey was not recognised.
pub(super) fn not_recognised() -> ApiError {
    let message = "the passkey was not recognised: try another way to log in";
    ApiError::refused(StatusCode::UNAUTHORIZED, code::PASSKEY_INVALID, message)
}

/// The WebAuthn user handle of a member: the member id, since the standard asks for one without personal data.
pub(super) fn user_handle(member_id: &str) -> String {
    URL_SAFE_NO_PAD.encode(member_id)
}

#[cfg(test)]
mod tests {
    use super::host_name;

    #[test]
    fn only_names_have_passkeys() {
        assert_eq!(host_name("https://play.example"), Some("play.example"));
        assert_eq!(host_name("http://localhost:8080"), Some("localhost"));
        for number in ["http://127.0.0.1:8080", "http://[::1]:8080", "http://", ""] {
            assert_eq!(host_name(number), None, "{number}");
        }
    }
}
