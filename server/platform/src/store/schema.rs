//! Schemas of a PostgreSQL database: each party (operator, sample supplier, sample payment provider) has its own, named by `search_path`
//! in the connection address.

#[cfg(feature = "postgres")]
use super::StoreError;
#[cfg(feature = "postgres")]
use super::sql::{AssertSqlSafe, query};

/// The connection option by which an address names its schema, URL-encoded.
const SEARCH_PATH: &str = "options=-c%20search_path%3D";

/// The address of another party's schema in the same database.
pub(super) fn beside(url: &str, name: &str) -> String {
    match of(url) {
        Some(own) => url.replace(&format!("{SEARCH_PATH}{own}"), &format!("{SEARCH_PATH}{own}_{name}")),
        None => {
            let joint = if url.contains('?') { '&' } else { '?' };
            format!("{url}{joint}{SEARCH_PATH}{name}")
        }
    }
}

/// The schema that an address names, if it is a plain word.
fn of(url: &str) -> Option<&str> {
    let (_, rest) = url.split_once(SEARCH_PATH)?;
    let name = rest.split('&').next().unwrap_or_default();
    let is_plain = name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_');
    (!name.is_empty() && is_plain).then_some(name)
}

/// Creates the schema that an address names, if it does not exist.
#[cfg(feature = "postgres")]
pub(super) async fn make(url: &str, pool: &super::postgres::Pool) -> Result<(), StoreError> {
    let Some(name) = of(url) else { return Ok(()) };
    // Of two servers that start at once the second one may fail here; the schema exists then.
    let statement = format!("create schema if not exists {name}");
    if let Err(error) = pool.execute(&query(AssertSqlSafe(statement))).await {
        tracing::debug!(%error, "the schema could not be made; it is used as it is");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_party_gets_a_schema_of_its_own() {
        let plain = beside("postgres://me@host/db", "supplier");
        assert_eq!(plain, "postgres://me@host/db?options=-c%20search_path%3Dsupplier");
        assert_eq!(of(&plain), Some("supplier"));
        let named = beside("postgres://me@host/db?sslmode=require&options=-c%20search_path%3Dblue", "supplier");
        assert_eq!(named, "postgres://me@host/db?sslmode=require&options=-c%20search_path%3Dblue_supplier");
        assert_eq!(of("postgres://me@host/db?options=-c%20search_path%3Da;drop"), None);
    }
}
