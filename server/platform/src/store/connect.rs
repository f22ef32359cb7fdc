//! Opening connections: the settings each engine needs, and the checks before first use.

use std::path::Path;
use std::time::Duration;

use sqlx::Connection;
use sqlx::any::AnyPoolOptions;
use sqlx::{AnyConnection, AnyPool};

use super::StoreError;

/// The first SQLite without a bug that could corrupt a write-ahead log.
const OLDEST_SQLITE: (u32, u32, u32) = (3, 51, 3);
/// Above this size the soundness check at start would take longer than it is worth.
const CHECKED_BYTES: u64 = 256 * 1024 * 1024;
/// `synchronous=FULL` makes an acknowledged commit survive a power cut.
const WRITER_SETTINGS: &str = "pragma journal_mode=wal; pragma synchronous=full; pragma foreign_keys=on; \
     pragma busy_timeout=5000; pragma temp_store=memory; pragma cache_size=-32768";
const READER_SETTINGS: &str = "pragma foreign_keys=on; pragma busy_timeout=5000; pragma temp_store=memory; \
     pragma cache_size=-16384; pragma query_only=on";
const READERS: u32 = 8;

/// Opens the only connection that writes to the file, after checking engine and file.
pub(super) async fn sqlite_writer(path: &Path) -> Result<AnyConnection, StoreError> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder)
            .map_err(|error| StoreError::Folder { path: folder.to_owned(), detail: error.to_string() })?;
    }
    let mut connection = AnyConnection::connect(&sqlite_url(path)).await.map_err(|error| not_opened(error, path))?;
    prepare(&mut connection, path).await.map_err(|error| error.for_file(path))?;
    Ok(connection)
}

async fn prepare(connection: &mut AnyConnection, path: &Path) -> Result<(), StoreError> {
    let version: String = sqlx::query_scalar("select sqlite_version()").fetch_one(&mut *connection).await?;
    if parse_version(&version) < OLDEST_SQLITE {
        return Err(StoreError::OldEngine { found: version });
    }
    sqlx::raw_sql(WRITER_SETTINGS).execute(&mut *connection).await?;
    if std::fs::metadata(path).is_ok_and(|file| file.len() <= CHECKED_BYTES) {
        let found: String = sqlx::query_scalar("pragma quick_check(1)").fetch_one(&mut *connection).await?;
        if found != "ok" {
            return Err(StoreError::Damaged { path: path.to_owned(), detail: found });
        }
    }
    Ok(())
}

/// Opens the connections that read the file.
pub(super) async fn sqlite_reader(path: &Path) -> Result<AnyPool, StoreError> {
    let options = AnyPoolOptions::new().max_connections(READERS).after_connect(|connection, _| {
        Box::pin(async move {
            sqlx::raw_sql(READER_SETTINGS).execute(connection).await?;
            Ok(())
        })
    });
    options.connect(&sqlite_url(path)).await.map_err(|error| StoreError::from(error).for_file(path))
}

/// Opens the connections to a PostgreSQL server.
pub(super) async fn postgres(url: &str) -> Result<AnyPool, StoreError> {
    let unreachable = |error: sqlx::Error| StoreError::Unreachable { detail: error.to_string() };
    // One plain connection first: a pool would go on trying a server that is not there.
    AnyConnection::connect(url).await.map_err(unreachable)?.close().await.map_err(unreachable)?;
    let options = AnyPoolOptions::new().max_connections(32).acquire_timeout(Duration::from_secs(10));
    options.connect(url).await.map_err(unreachable)
}

fn not_opened(error: sqlx::Error, path: &Path) -> StoreError {
    match StoreError::from(error).for_file(path) {
        StoreError::Sql(error) => StoreError::Folder { path: path.to_owned(), detail: error.to_string() },
        other => other,
    }
}

/// The address of a file, with the characters encoded that mean something in an address.
fn sqlite_url(path: &Path) -> String {
    let mut url = String::from("sqlite://");
    for character in path.to_string_lossy().chars() {
        match character {
            '%' => url.push_str("%25"),
            '?' => url.push_str("%3F"),
            '#' => url.push_str("%23"),
            ' ' => url.push_str("%20"),
            other => url.push(other),
        }
    }
    url.push_str("?mode=rwc");
    url
}

fn parse_version(text: &str) -> (u32, u32, u32) {
    let mut parts = text.split('.').map(|part| part.parse().unwrap_or(0));
    let mut next = || parts.next().unwrap_or(0);
    (next(), next(), next())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_compare_by_number_and_not_by_letter() {
        assert!(parse_version("3.9.0") < OLDEST_SQLITE);
        assert!(parse_version("3.51.2") < OLDEST_SQLITE);
        assert!(parse_version("3.51.3") >= OLDEST_SQLITE);
        assert!(parse_version("4.0") >= OLDEST_SQLITE);
    }

    #[test]
    fn a_path_with_a_question_mark_stays_one_path() {
        assert_eq!(sqlite_url(Path::new("/data/a ?#%.db")), "sqlite:///data/a%20%3F%23%25.db?mode=rwc");
    }
}
