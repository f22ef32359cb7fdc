//! Changes of the account forms' settings while the site is running.
//!
//! A change is validated before it is written: what would lock everybody out, such as a form without a password, or a pattern
//! that does not compile, is refused with a message that says how to correct it.

use lumora_core::domain::field::Field;
use lumora_core::wire::{Country, FieldRuleValue};
use lumora_patterns::{Pattern, PatternError};

use super::MIN_LEGAL_AGE;
use platform::store::{Connection, Store, StoreError, TxError, sql};

/// The greatest length that a rule may set, in characters: the forms accept no longer values.
const MAX_CHARS: u32 = 1_024;
/// Fields that must stay enabled and required: without them nobody could register and log in.
const REQUIRED_FIELDS: [&str; 2] = ["username", "password"];

/// A change of one setting.
#[derive(Debug, Clone, PartialEq)]
pub enum Change {
    /// The rule of a field.
    Field {
        /// Name of the field, as in `RegisterRequest`.
        name: String,
        /// The field's new rule.
        rule: FieldRuleValue,
    },
    /// The countries whose mobile numbers are accepted, the default one first.
    Countries(Vec<Country>),
    /// Whether registration requires a captcha.
    Captcha(bool),
    /// Minimum age in years.
    MinimumAge(u8),
    /// Version of the terms and conditions that visitors have to agree to on registration.
    TermsVersion(String),
    /// Whether mobile numbers are verified by a Firebase-style identity gateway instead of a code sent by the server.
    Firebase(bool),
    /// Minimum strength of a password, 0 to 4.
    PasswordStrength(u8),
}

/// Why a change was refused. Nothing of it was stored.
#[derive(Debug, thiserror::Error)]
pub enum SettingError {
    /// The forms have no field of this name.
    #[error("there is no field {0:?}: name it as the register call does, such as payeeName")]
    UnknownField(String),
    /// The rule disables this field or makes it optional, but nobody can register without it.
    #[error("nobody can register without {0}: leave it enabled and required")]
    RequiredField(String),
    /// The pattern of this field does not compile.
    #[error("the pattern of {0} can not be used: {1}")]
    Pattern(String, PatternError),
    /// The minimum and maximum length of this field contradict each other or exceed 1024.
    #[error("the lengths of {0} can not be met: the least must not be above the greatest, which must be 1 to 1024")]
    Lengths(String),
    /// The list of countries is empty, names one twice, or has a malformed entry.
    #[error("name at least one country, each once, by two capital letters and a dialling code of 1 to 4 digits")]
    Countries,
    /// The minimum age is below 18.
    #[error("nobody younger than 18 may play: set 18 or more")]
    Age,
    /// The version of the terms is empty or longer than 64 characters.
    #[error("name the version of the terms in 1 to 64 characters")]
    Terms,
    /// The strength is above 4.
    #[error("the strength of a password goes from 0 to 4")]
    Strength,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl TxError for SettingError {
    fn as_store_error(&self) -> Option<&StoreError> {
        match self {
            Self::Store(error) => Some(error),
            _ => None,
        }
    }
}

/// Validates a change and stores it. It takes effect with the next call.
///
/// # Errors
/// A [`SettingError`] that says what to correct.
pub async fn change(store: &Store, change: Change) -> Result<(), SettingError> {
    check(&change)?;
    store.write(move |tx| Box::pin(async move { write(tx, change).await })).await
}

fn check(change: &Change) -> Result<(), SettingError> {
    let ok = |holds: bool, error: SettingError| if holds { Ok(()) } else { Err(error) };
    match change {
        Change::Field { name, rule } => check_field(name, rule),
        Change::Countries(countries) => ok(are_countries(countries), SettingError::Countries),
        Change::MinimumAge(age) => ok(*age >= MIN_LEGAL_AGE, SettingError::Age),
        Change::TermsVersion(version) => {
            let length = version.trim().chars().count();
            ok((1..=64).contains(&length), SettingError::Terms)
        }
        Change::PasswordStrength(least) => ok(*least <= 4, SettingError::Strength),
        Change::Captcha(_) | Change::Firebase(_) => Ok(()),
    }
}

/// Validates the rule of a form field. Operators can configure every field but the old password.
///
/// # Errors
/// A [`SettingError`] that says what to correct.
pub fn check_field(name: &str, rule: &FieldRuleValue) -> Result<(), SettingError> {
    if Field::from_name(name).is_none_or(|field| field == Field::OldPassword) {
        return Err(SettingError::UnknownField(name.to_owned()));
    }
    if REQUIRED_FIELDS.contains(&name) && !(rule.enabled && rule.required) {
        return Err(SettingError::RequiredField(name.to_owned()));
    }
    check_rule(name, rule)
}

/// Validates the lengths and the pattern of a rule, also of one for a value that is no form field; `name` stands in the error.
///
/// # Errors
/// A [`SettingError`] that says what to correct.
pub fn check_rule(name: &str, rule: &FieldRuleValue) -> Result<(), SettingError> {
    let greatest = rule.max_length.unwrap_or(MAX_CHARS);
    if rule.min_length > greatest || !(1..=MAX_CHARS).contains(&greatest) {
        return Err(SettingError::Lengths(name.to_owned()));
    }
    if !matches!(rule.accepted_pattern.as_str(), "" | "*") {
        Pattern::compile(&rule.accepted_pattern).map_err(|error| SettingError::Pattern(name.to_owned(), error))?;
    }
    Ok(())
}

fn are_countries(countries: &[Country]) -> bool {
    let is_country = |country: &Country| {
        let (code, dialing) = (&country.country_code, &country.country_dialing_code);
        code.len() == 2
            && code.bytes().all(|byte| byte.is_ascii_uppercase())
            && (1..=4).contains(&dialing.len())
            && dialing.bytes().all(|byte| byte.is_ascii_digit())
            && !dialing.starts_with('0')
    };
    let mut codes: Vec<&str> = countries.iter().map(|country| country.country_code.as_str()).collect();
    codes.sort_unstable();
    codes.dedup();
    !countries.is_empty() && codes.len() == countries.len() && countries.iter().all(is_country)
}

async fn write(connection: &mut Connection, change: Change) -> Result<(), SettingError> {
    match change {
        Change::Field { name, rule } => write_field(connection, &name, &rule).await?,
        Change::Countries(countries) => write_countries(connection, &countries).await?,
        Change::Captcha(on) => write_value(connection, "register_captcha", on.to_string()).await?,
        Change::MinimumAge(age) => write_value(connection, "register_minimum_age", age.to_string()).await?,
        Change::TermsVersion(version) => {
            write_value(connection, "register_terms_version", version.trim().to_owned()).await?;
        }
        Change::Firebase(on) => write_value(connection, "register_firebase", on.to_string()).await?,
        Change::PasswordStrength(least) => {
            write_value(connection, "register_password_strength", least.to_string()).await?;
        }
    }
    Ok(())
}

async fn write_field(connection: &mut Connection, name: &str, rule: &FieldRuleValue) -> Result<(), StoreError> {
    sql::query(
        "insert into register_fields (name, accepted_pattern, pattern_id, min_length, max_length, enabled, required)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (name) do update set accepted_pattern = excluded.accepted_pattern, pattern_id = excluded.pattern_id,
         min_length = excluded.min_length, max_length = excluded.max_length, enabled = excluded.enabled,
         required = excluded.required",
    )
    .bind(name)
    .bind(&rule.accepted_pattern)
    .bind(&rule.pattern_id)
    .bind(i64::from(rule.min_length))
    .bind(rule.max_length.map(i64::from))
    .bind(i64::from(rule.enabled))
    .bind(i64::from(rule.required))
    .execute(connection)
    .await?;
    Ok(())
}

async fn write_countries(connection: &mut Connection, countries: &[Country]) -> Result<(), StoreError> {
    sql::query("delete from register_countries").execute(&mut *connection).await?;
    for (country, rank) in countries.iter().zip(0_i64..) {
        sql::query("insert into register_countries (country_code, dialing_code, rank) values ($1, $2, $3)")
            .bind(&country.country_code)
            .bind(&country.country_dialing_code)
            .bind(rank)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

async fn write_value(connection: &mut Connection, name: &str, value: String) -> Result<(), StoreError> {
    sql::query(
        "insert into site_settings (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value",
    )
    .bind(name)
    .bind(value)
    .execute(connection)
    .await?;
    Ok(())
}
