//! The hosts that belong to the operator (section 8 of the specification, "invalid domain/URL").

use axum::http::StatusCode;
use lumora_core::wire::code;

use platform::Base;
use platform::http::ApiError;
use platform::store::{StoreError, sql};

/// Names of the local machine. A site whose origin is one of them is accepted at any of them, at any port, for
/// development.
const LOCAL: [&str; 3] = ["localhost", "127.0.0.1", "[::1]"];

/// Whether `host`, with or without its port, belongs to the operator: it is the host of the site, or of one of the site
/// origins that the operator has configured.
///
/// # Errors
/// When the database fails.
pub(crate) async fn is_operators(base: &Base, host: &str) -> Result<bool, StoreError> {
    let mut origins: Vec<String> =
        sql::query_scalar("select origin from cdn_origins where kind = 'site'").fetch_all(base.store.reader()).await?;
    origins.push(base.config.site_origin.clone());
    Ok(origins.iter().any(|origin| is_host_of(host, origin)))
}

/// Refuses a host that is not the operator's. An empty `host` stands for the site's own.
///
/// # Errors
/// 403 `invalid_domain`, or when the database fails.
pub(crate) async fn require(base: &Base, host: &str) -> Result<(), ApiError> {
    if host.is_empty() || is_operators(base, host).await? {
        return Ok(());
    }
    let message = "this host is not one of the operator's: open the site at its own address";
    Err(ApiError::refused(StatusCode::FORBIDDEN, code::INVALID_DOMAIN, message))
}

fn is_host_of(host: &str, origin: &str) -> bool {
    let host = host.trim().to_ascii_lowercase();
    let authority = origin.split_once("://").map_or(origin, |(_, authority)| authority).to_ascii_lowercase();
    let (name, own) = (without_port(&host), without_port(&authority));
    let both_local = LOCAL.contains(&name) && LOCAL.contains(&own);
    both_local || (name == own && (host == name || host == authority))
}

fn without_port(authority: &str) -> &str {
    let is_port = |port: &str| !port.is_empty() && port.bytes().all(|byte| byte.is_ascii_digit());
    match authority.rsplit_once(':') {
        Some((name, port)) if is_port(port) => name,
        _ => authority,
    }
}

#[cfg(test)]
mod tests {
    use super::is_host_of;

    #[test]
    fn a_host_is_the_operators_with_and_without_its_port() {
        for good in ["play.example", "PLAY.example"] {
            assert!(is_host_of(good, "https://play.example"), "{good}");
        }
        for good in ["127.0.0.1:8080", "localhost:8080", "127.0.0.1", "localhost", "[::1]:8080", "localhost:9000"] {
            assert!(is_host_of(good, "http://127.0.0.1:8080"), "{good}");
        }
    }

    #[test]
    fn a_look_alike_is_not() {
        for bad in
            ["evil.example", "play.example.evil.example", "evilplay.example", "play.example:8443", "play.example/", ""]
        {
            assert!(!is_host_of(bad, "https://play.example"), "{bad}");
        }
        assert!(!is_host_of("localhost", "https://play.example"));
    }
}
