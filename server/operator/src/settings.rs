//! Reading and changing the operator's settings: switches, names, maintenance.

use serde_json::{Map, Value as Json};

use super::record_type::ValidationError;
use super::settings_catalogue::{self, SETTINGS, Setting};
use super::{Actor, AdminError, audit};
use platform::settings::{self, Settings};
use platform::store::{Connection, Store, StoreError, sql};

/// All settings with their stored values.
async fn load_all(store: &Store) -> Result<impl Iterator<Item = (&'static Setting, String)>, StoreError> {
    let settings = Settings::load(store).await?;
    Ok(SETTINGS.iter().map(move |setting| {
        let value = settings.text(setting.name);
        (setting, value)
    }))
}

/// All settings with their values in the form of the command line.
pub(super) async fn list(store: &Store) -> Result<Vec<(&'static Setting, String)>, AdminError> {
    Ok(load_all(store).await?.map(|(setting, value)| (setting, setting.display(&value))).collect())
}

/// All settings by name, with their values as JSON.
pub(super) async fn all(store: &Store) -> Result<Map<String, Json>, AdminError> {
    Ok(load_all(store).await?.map(|(setting, value)| (setting.name.to_owned(), setting.json(&value))).collect())
}

/// Changes a setting to a value in the form of the command line.
pub(super) async fn set(
    store: &Store,
    actor: Actor,
    setting: &'static Setting,
    written: &str,
) -> Result<(), AdminError> {
    let stored = setting.parse(written)?;
    set_all(store, actor, vec![(setting, stored)]).await
}

/// Changes several settings at once, or none if any is invalid.
pub(super) async fn set_many(store: &Store, actor: Actor, input: &Map<String, Json>) -> Result<(), AdminError> {
    let mut faults = Vec::new();
    let mut values = Vec::new();
    for (name, json) in input {
        let Ok(setting) = settings_catalogue::find(name) else {
            faults.push(ValidationError::new("?", "is no setting: GET /wps/operator/settings lists them"));
            continue;
        };
        match setting.read(json) {
            Some(stored) => values.push((setting, stored)),
            None => faults.push(ValidationError::new(setting.name, format!("takes {}", setting.field_type.describe()))),
        }
    }
    if input.is_empty() {
        faults.push(ValidationError::new("settings", "must be named: say what is to change"));
    }
    if faults.is_empty() { set_all(store, actor, values).await } else { Err(AdminError::Faults(faults)) }
}

async fn set_all(store: &Store, actor: Actor, values: Vec<(&'static Setting, String)>) -> Result<(), AdminError> {
    store
        .write(move |tx| {
            Box::pin(async move {
                for (setting, stored) in &values {
                    set_in(tx, &actor, setting, stored).await?;
                }
                Ok(())
            })
        })
        .await
}

async fn set_in(connection: &mut Connection, actor: &Actor, setting: &Setting, stored: &str) -> Result<(), AdminError> {
    let former = settings::value(&mut *connection, setting.name).await?;
    sql::query(
        "insert into site_settings (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value",
    )
    .bind(setting.name)
    .bind(stored)
    .execute(&mut *connection)
    .await?;
    let values = (setting.display(&former.unwrap_or_default()), setting.display(stored));
    audit::note(connection, actor, setting.name, (&values.0, &values.1)).await?;
    Ok(())
}
