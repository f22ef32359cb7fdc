//! The sample operator: everything a fresh database holds, written once, in one transaction.
//!
//! Sample data, not mock data: it lives in the same tables as an operator's own, and every figure that a screen shows is
//! computed from it. Seeding again does nothing; [`VERSION`] tells which data a database got. Nothing in it names a real
//! company, and the money is play money.

mod bulk;
mod catalogue;
mod content;
mod data;
pub mod titles;

use crate::store::{Store, StoreError};

pub use titles::Title;

/// The version of the sample data.
pub const VERSION: i64 = 1;

/// Why the sample data could not be written.
#[derive(Debug, thiserror::Error)]
pub enum SeedError {
    /// An embedded data file is not of the expected shape.
    #[error("the sample data file {name} is not valid ({detail}): mend it and build again")]
    File {
        /// The file.
        name: &'static str,
        /// What the parser said.
        detail: String,
    },
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Every title of the sample catalogue, for vendors that need to know what they sell.
///
/// # Errors
/// [`SeedError::File`] when an embedded file is damaged.
pub fn titles() -> Result<Vec<Title>, SeedError> {
    let files = data::Files::read()?;
    Ok(titles::all(&files.words, &files.vendors))
}

/// Writes the sample data unless the database has it; answers whether it wrote.
///
/// # Errors
/// When an embedded file is damaged or the database fails; nothing is kept then.
pub async fn run(store: &Store, now_ms: i64) -> Result<bool, SeedError> {
    let known: Option<i64> = sqlx::query_scalar("select version from seed_versions where name = 'sample'")
        .fetch_optional(store.reader())
        .await
        .map_err(StoreError::from)?;
    if known.is_some() {
        return Ok(false);
    }
    let files = data::Files::read()?;
    let titles = titles::all(&files.words, &files.vendors);
    let mut rows = content::rows(&files, now_ms);
    rows.extend(catalogue::rows(&files, &titles));
    store
        .write(move |tx| {
            Box::pin(async move {
                // Two servers that start at once meet here: the second finds the row and its job fails.
                sqlx::query("insert into seed_versions (name, version, seeded_at) values ('sample', $1, $2)")
                    .bind(VERSION)
                    .bind(now_ms)
                    .execute(&mut *tx)
                    .await?;
                for bulk in &rows {
                    bulk.write(tx).await?;
                }
                Ok::<_, StoreError>(())
            })
        })
        .await?;
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::testing::both_engines;

    #[tokio::test]
    async fn a_fresh_database_is_seeded_once() {
        for test in both_engines().await {
            assert!(run(&test.store, 1_795_250_096_789).await.unwrap(), "{}", test.name);
            assert!(!run(&test.store, 1_795_250_099_999).await.unwrap(), "{}", test.name);
            let games: i64 =
                sqlx::query_scalar("select count(*) from games").fetch_one(test.store.reader()).await.unwrap();
            assert!(games > 2_400, "{}: {games}", test.name);
        }
    }
}
