//! Reading and changing settings, rules of the account forms, and countries.

use lumora_core::wire::{Country, FieldRuleValue};
use sqlx::AnyConnection;

use super::known::{Known, SETTINGS};
use super::{AdminError, audit};
use crate::account::settings::{self, Change};
use crate::store::{Store, StoreError};

/// Who changes something, and when.
#[derive(Debug, Clone)]
pub(super) struct Hand {
    pub(super) actor: String,
    pub(super) now_ms: i64,
}

/// Every setting as the operator reads it.
pub(super) async fn list(store: &Store) -> Result<Vec<(&'static Known, String)>, AdminError> {
    let rows: Vec<(String, String)> =
        sqlx::query_as("select name, value from site_settings").fetch_all(store.reader()).await?;
    let value = |known: &Known| {
        let stored = rows.iter().find(|(name, _)| name == known.name).map_or("", |(_, value)| value);
        known.shown(stored)
    };
    Ok(SETTINGS.iter().map(|known| (known, value(known))).collect())
}

/// Sets a setting.
pub(super) async fn set(store: &Store, hand: Hand, known: &'static Known, written: &str) -> Result<(), AdminError> {
    let stored = known.stored(written)?;
    store.write(move |tx| Box::pin(async move { set_in(tx, &hand, known, &stored).await })).await
}

async fn set_in(connection: &mut AnyConnection, hand: &Hand, known: &Known, stored: &str) -> Result<(), AdminError> {
    let former: Option<String> = sqlx::query_scalar("select value from site_settings where name = $1")
        .bind(known.name)
        .fetch_optional(&mut *connection)
        .await?;
    sqlx::query(
        "insert into site_settings (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value",
    )
    .bind(known.name)
    .bind(stored)
    .execute(&mut *connection)
    .await?;
    let values = (known.shown(&former.unwrap_or_default()), known.shown(stored));
    audit::note(connection, &hand.actor, known.name, (&values.0, &values.1), hand.now_ms).await?;
    Ok(())
}

/// The rules of all fields, by name.
pub(super) async fn fields(store: &Store) -> Result<Vec<(String, FieldRuleValue)>, StoreError> {
    Ok(settings::fields(store).await?.into_iter().collect())
}

/// What of a rule changes; the rest stays.
#[derive(Debug, Clone, Default, PartialEq, clap::Args)]
pub(super) struct RuleChange {
    /// `*`, or a regular expression in the JavaScript or Java dialect for the whole value.
    #[arg(long)]
    pub(super) pattern: Option<String>,
    /// Which kind of pattern it is; empty for the operator's own.
    #[arg(long)]
    pub(super) kind: Option<String>,
    /// Least length in characters.
    #[arg(long)]
    pub(super) min: Option<u32>,
    /// Greatest length in characters.
    #[arg(long)]
    pub(super) max: Option<u32>,
    /// Whether the field is shown.
    #[arg(long)]
    pub(super) enabled: Option<bool>,
    /// Whether it must be filled.
    #[arg(long)]
    pub(super) required: Option<bool>,
}

impl RuleChange {
    fn of(self, rule: FieldRuleValue) -> FieldRuleValue {
        FieldRuleValue {
            accepted_pattern: self.pattern.unwrap_or(rule.accepted_pattern),
            pattern_id: self.kind.unwrap_or(rule.pattern_id),
            min_length: self.min.unwrap_or(rule.min_length),
            max_length: self.max.or(rule.max_length),
            enabled: self.enabled.unwrap_or(rule.enabled),
            required: self.required.unwrap_or(rule.required),
        }
    }
}

/// Changes the rule of a field; one that had none begins hidden and optional.
pub(super) async fn set_field(
    store: &Store,
    hand: Hand,
    name: String,
    change: RuleChange,
) -> Result<FieldRuleValue, AdminError> {
    let former = settings::fields(store).await?.remove(&name).unwrap_or_default();
    let rule = change.of(former.clone());
    let values = (format!("{former:?}"), format!("{rule:?}"));
    let subject = format!("field {name}");
    carry_out(store, hand, subject, values, Change::Field { name, rule: rule.clone() }).await?;
    Ok(rule)
}

/// Sets the countries, the favourite first.
pub(super) async fn set_countries(store: &Store, hand: Hand, written: &str) -> Result<(), AdminError> {
    let country = |pair: &str| {
        let (code, dialing) = pair.trim().split_once(':').ok_or_else(|| AdminError::Country(pair.to_owned()))?;
        Ok(Country { country_code: code.to_owned(), country_dialing_code: dialing.to_owned() })
    };
    let countries = written.split(',').map(country).collect::<Result<Vec<_>, AdminError>>()?;
    let former = settings::countries(store).await?;
    let values = (pairs(&former), pairs(&countries));
    carry_out(store, hand, "countries".to_owned(), values, Change::Countries(countries)).await
}

/// Countries as the operator writes them.
pub(super) fn pairs(countries: &[Country]) -> String {
    let pair = |country: &Country| format!("{}:{}", country.country_code, country.country_dialing_code);
    countries.iter().map(pair).collect::<Vec<_>>().join(",")
}

async fn carry_out(
    store: &Store,
    hand: Hand,
    subject: String,
    values: (String, String),
    change: Change,
) -> Result<(), AdminError> {
    store
        .write(move |tx| {
            Box::pin(async move {
                settings::change_in(tx, change).await?;
                audit::note(tx, &hand.actor, &subject, (&values.0, &values.1), hand.now_ms).await?;
                Ok(())
            })
        })
        .await
}
