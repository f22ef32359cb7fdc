//! Keys that sign members' statements: listing them, and rotating the key, as after the data folder was exposed.

use std::path::Path;

use clap::Subcommand;
use platform::clock::rfc3339;
use platform::store::{Connection, Store, from_row, sql};
use platform::vault::Vault;
use statements::keys;

use super::{Actor, AdminError, audit};

/// Commands on the keys that sign members' statements.
#[derive(Debug, Clone, Subcommand)]
pub(super) enum StatementKeys {
    /// List all keys, with the number of stored statements of each.
    List,
    /// Make a new key, which signs from now on. Statements of the former key stay valid.
    Rotate,
}

/// The number of stored statements of a key.
struct StatementCount {
    key_id: String,
    count: i64,
}

from_row!(StatementCount { key_id, count });

impl StatementKeys {
    /// Runs the command; returns the lines to print.
    pub(super) async fn run(self, store: &Store, data: &Path, actor: Actor) -> Result<Vec<String>, AdminError> {
        match self {
            Self::List => list(store).await,
            Self::Rotate => {
                let vault = std::sync::Arc::new(Vault::open(data)?);
                let now_ms = actor.now_ms;
                let work = async move |tx: &mut Connection| {
                    let (former, new) = keys::rotate(tx, &vault, now_ms).await?;
                    audit::note(tx, &actor, "statement key", (&former.join(" "), &new)).await?;
                    Ok::<_, AdminError>(new)
                };
                let new = store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
                Ok(vec![format!("{new} signs statements from {} on", rfc3339(now_ms))])
            }
        }
    }
}

async fn list(store: &Store) -> Result<Vec<String>, AdminError> {
    let count = "select key_id, count(*) as count from statements where ready_at is not null group by key_id";
    let counts: Vec<StatementCount> = sql::query_as(count).fetch_all(store.reader()).await?;
    let line = |key: lumora_core::wire::StatementKey| {
        let count = counts.iter().find(|row| row.key_id == key.id).map_or(0, |row| row.count);
        let until = if key.until.is_empty() { "now".to_owned() } else { key.until };
        format!("{}  {}  {} to {until}  {count} kept", key.id, key.public_key, key.since)
    };
    Ok(keys::all(store.reader()).await?.into_iter().map(line).collect())
}
