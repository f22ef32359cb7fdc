//! Schemas of a PostgreSQL database: each party that keeps data in it has one of its own, named by `search_path` in its address.

#[cfg(feature = "postgres")]
use super::StoreError;
#[cfg(feature = "postgres")]
use super::sql::{AssertSqlSafe, query};

/// How an address names its schema, encoded as the option of a connection.
const SEARCH_PATH: &str = "options=-c%20search_path%3D";

/// The address of the schema of another party in the same database.
pub(super) fn beside(url: &str, name: &str) -> String {
    match of(url) {
        Some(own) => url.replace(&format!("{SEARCH_PATH}{own}"), &format!("{SEARCH_PATH}{own}_{name}")),
        None => {
            let joint = if url.contains('?') { '&' } else { '?' };
            format!("{url}{joint}{SEARCH_PATH}{name}")
        }
    }
}

/// The schema that an address names, when that is a plain word.
fn of(url: &str) -> Option<&str> {
    let (_, rest) = url.split_once(SEARCH_PATH)?;
    let name = rest.split('&').next().unwrap_or_default();
    let is_plain = name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_');
    (!name.is_empty() && is_plain).then_some(name)
}

/// Makes the schema that an address names, unless it is there or none is named.
#[cfg(feature = "postgres")]
pub(super) async fn make(url: &str, pool: &super::postgres::Pool) -> Result<(), StoreError> {
    let Some(name) = of(url) else { return Ok(()) };
    // Two servers that start at once may both find it missing: whoever comes second finds it there.
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
