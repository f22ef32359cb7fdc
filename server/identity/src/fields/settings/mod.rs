//! The operator's settings of the account forms (sections 3, 5 and 7 of the specification).
//!
//! They are read from the database at each call, so that a change takes effect at once on every server of the database.

mod write;

use std::collections::BTreeMap;

use axum::extract::State;
use lumora_core::wire::{Country, Envelope, FieldRuleValue, RegisterSettings};

pub use write::{Change, SettingError, change, check_field, check_rule};

use platform::Base;
use platform::http::{ApiError, Reply};
use platform::settings::Settings;
use platform::store::{Store, StoreError, sql};
use protection::policy;

/// The lowest minimum age that can be configured, in years (section 9); licence and operator may demand more.
pub(crate) const MIN_LEGAL_AGE: u8 = 18;

/// Rules of the account forms
///
/// The rule of every field by its name, the countries whose numbers are taken, and what else the forms need. A field without a
/// rule is not shown.
#[utoipa::path(
    get, path = "/wps/system/setting/register", tag = "account",
    responses((status = 200, body = Envelope<RegisterSettings>))
)]
pub(crate) async fn register_settings(State(base): State<Base>) -> Result<Reply<RegisterSettings>, ApiError> {
    Ok(Reply(load(&base.store, &Settings::load(&base.store).await?).await?))
}

struct FieldRow {
    name: String,
    accepted_pattern: String,
    pattern_id: String,
    min_length: i64,
    max_length: Option<i64>,
    enabled: i64,
    required: i64,
}

platform::store::from_row!(FieldRow { name, accepted_pattern, pattern_id, min_length, max_length, enabled, required });

impl FieldRow {
    /// The field's name and its rule on the wire.
    fn into_named_rule(self) -> (String, FieldRuleValue) {
        let length = |number: i64| u32::try_from(number).unwrap_or(0);
        let rule = FieldRuleValue {
            accepted_pattern: self.accepted_pattern,
            pattern_id: self.pattern_id,
            min_length: length(self.min_length),
            max_length: self.max_length.map(length),
            enabled: self.enabled != 0,
            required: self.required != 0,
        };
        (self.name, rule)
    }
}

/// Loads the settings of the account forms; `site` are the site settings, loaded already. The minimum age is the highest of
/// `MIN_LEGAL_AGE`, the licence's and the operator's.
///
/// # Errors
/// When the database fails.
pub async fn load(store: &Store, site: &Settings) -> Result<RegisterSettings, StoreError> {
    let small = |name: &str| site.number(name).and_then(|number| u8::try_from(number).ok());
    let licence = policy::of(&site.text(policy::SETTING));
    let least_age = u8::try_from(licence.min_age).unwrap_or(u8::MAX).max(MIN_LEGAL_AGE);
    Ok(RegisterSettings {
        fields: fields(store).await?,
        countries: countries(store).await?,
        captcha: site.is_on("register_captcha"),
        minimum_age: small("register_minimum_age").unwrap_or(least_age).max(least_age),
        terms_version: site.text("register_terms_version"),
        firebase: site.is_on("register_firebase"),
        password_strength: small("register_password_strength").unwrap_or(0).min(4),
    })
}

/// The rule of every field, by name.
///
/// # Errors
/// When the database fails.
pub(crate) async fn fields(store: &Store) -> Result<BTreeMap<String, FieldRuleValue>, StoreError> {
    let rows: Vec<FieldRow> = sql::query_as(
        "select name, accepted_pattern, pattern_id, min_length, max_length, enabled, required from register_fields",
    )
    .fetch_all(store.reader())
    .await?;
    Ok(rows.into_iter().map(FieldRow::into_named_rule).collect())
}

/// The countries whose mobile numbers are accepted, the default one first.
///
/// # Errors
/// When the database fails.
pub(crate) async fn countries(store: &Store) -> Result<Vec<Country>, StoreError> {
    let rows: Vec<(String, String)> =
        sql::query_as("select country_code, dialing_code from register_countries order by rank, country_code")
            .fetch_all(store.reader())
            .await?;
    let country = |(country_code, country_dialing_code)| Country { country_code, country_dialing_code };
    Ok(rows.into_iter().map(country).collect())
}
