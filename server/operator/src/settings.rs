//! The operator's settings: switches, names, maintenance.

use serde_json::{Map, Value as Json};

use super::known::{self, KnownSetting, SETTINGS};
use super::record_type::ValidationError;
use super::{Actor, AdminError, audit};
use platform::settings::{self, Settings};
use platform::store::{Connection, Store, StoreError, sql};

/// Every setting with what is stored for it.
async fn stored(store: &Store) -> Result<impl Iterator<Item = (&'static KnownSetting, String)>, StoreError> {
    let settings = Settings::load(store).await?;
    Ok(SETTINGS.iter().map(move |known| {
        let value = settings.text(known.name);
        (known, value)
    }))
}

/// Every setting as the operator reads it.
pub(super) async fn list(store: &Store) -> Result<Vec<(&'static KnownSetting, String)>, AdminError> {
    Ok(stored(store).await?.map(|(known, value)| (known, known.shown(&value))).collect())
}

/// Every setting by its name, as it travels.
pub(super) async fn all(store: &Store) -> Result<Map<String, Json>, AdminError> {
    Ok(stored(store).await?.map(|(known, value)| (known.name.to_owned(), known.json(&value))).collect())
}

/// Sets a setting.
pub(super) async fn set(
    store: &Store,
    actor: Actor,
    known: &'static KnownSetting,
    written: &str,
) -> Result<(), AdminError> {
    let stored = known.stored(written)?;
    set_all(store, actor, vec![(known, stored)]).await
}

/// Sets several settings at once, or none when one of them can not be.
pub(super) async fn set_given(store: &Store, actor: Actor, given: &Map<String, Json>) -> Result<(), AdminError> {
    let mut faults = Vec::new();
    let mut values = Vec::new();
    for (name, json) in given {
        let Ok(known) = known::find(name) else {
            faults.push(ValidationError::new("?", "is no setting: GET /wps/operator/settings lists them"));
            continue;
        };
        match known.read(json) {
            Some(stored) => values.push((known, stored)),
            None => faults.push(ValidationError::new(known.name, format!("takes {}", known.field_type.describe()))),
        }
    }
    if given.is_empty() {
        faults.push(ValidationError::new("settings", "must be named: say what is to change"));
    }
    if faults.is_empty() { set_all(store, actor, values).await } else { Err(AdminError::Faults(faults)) }
}

async fn set_all(store: &Store, actor: Actor, values: Vec<(&'static KnownSetting, String)>) -> Result<(), AdminError> {
    store
        .write(move |tx| {
            Box::pin(async move {
                for (known, stored) in &values {
                    set_in(tx, &actor, known, stored).await?;
                }
                Ok(())
            })
        })
        .await
}

async fn set_in(
    connection: &mut Connection,
    actor: &Actor,
    known: &KnownSetting,
    stored: &str,
) -> Result<(), AdminError> {
    let former = settings::value(&mut *connection, known.name).await?;
    sql::query(
        "insert into site_settings (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value",
    )
    .bind(known.name)
    .bind(stored)
    .execute(&mut *connection)
    .await?;
    let values = (known.shown(&former.unwrap_or_default()), known.shown(stored));
    audit::note(connection, actor, known.name, (&values.0, &values.1)).await?;
    Ok(())
}
