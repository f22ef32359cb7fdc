//! Changing what the account forms ask, while they are in use.
//!
//! A change is looked at before it is written: what would lock everybody out, such as a password that is not asked for, or a
//! pattern that does not compile, is refused with a word on what to do.

use lumora_core::domain::field::Field;
use lumora_core::wire::{Country, FieldRuleValue};
use lumora_patterns::{Pattern, PatternError};

use super::ADULT;
use platform::store::{Connection, Store, StoreError, TxError, sql};

/// No rule may ask for more characters than this: the forms take no more.
const LONGEST: u32 = 1_024;
/// Fields without which nobody could register or log in afterwards.
const NEEDED: [&str; 2] = ["username", "password"];

/// A change of the settings.
#[derive(Debug, Clone, PartialEq)]
pub enum Change {
    /// The rule of a field.
    Field {
        /// Name of the field, as in `RegisterRequest`.
        name: String,
        /// Its new rule.
        rule: FieldRuleValue,
    },
    /// The countries to choose from, the favourite first.
    Countries(Vec<Country>),
    /// Whether registration asks for a captcha.
    Captcha(bool),
    /// Least age in years.
    MinimumAge(u8),
    /// Version of the terms; from now on visitors have to agree to this one.
    TermsVersion(String),
    /// Whether numbers are verified by a firebase-style gateway.
    Firebase(bool),
    /// Least strength of a password, 0 to 4.
    PasswordStrength(u8),
}

/// Why a change was refused. Nothing of it is kept.
#[derive(Debug, thiserror::Error)]
pub enum SettingError {
    /// The forms have no such field.
    #[error("there is no field {0:?}: name it as the register call does, such as payeeName")]
    UnknownField(String),
    /// Nobody could register without this field.
    #[error("nobody can register without {0}: leave it enabled and required")]
    Needed(String),
    /// The pattern is of no use.
    #[error("the pattern of {0} can not be used: {1}")]
    Pattern(String, PatternError),
    /// No value could be of that length.
    #[error("the lengths of {0} can not be met: the least must not be above the greatest, which must be 1 to 1024")]
    Lengths(String),
    /// No list of countries.
    #[error("name at least one country, each once, by two capital letters and a dialling code of 1 to 4 digits")]
    Countries,
    /// Below the age of consent.
    #[error("nobody younger than 18 may play: set 18 or more")]
    Age,
    /// No version.
    #[error("name the version of the terms in 1 to 64 characters")]
    Terms,
    /// No strength.
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

/// Checks a change and makes it. It counts from the next call on.
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
        Change::MinimumAge(age) => ok(*age >= ADULT, SettingError::Age),
        Change::TermsVersion(version) => {
            let length = version.trim().chars().count();
            ok((1..=64).contains(&length), SettingError::Terms)
        }
        Change::PasswordStrength(least) => ok(*least <= 4, SettingError::Strength),
        Change::Captcha(_) | Change::Firebase(_) => Ok(()),
    }
}

/// Checks the rule of a field.
///
/// # Errors
/// A [`SettingError`] that says what to correct.
pub fn check_field(name: &str, rule: &FieldRuleValue) -> Result<(), SettingError> {
    if Field::from_name(name).is_none_or(|field| field == Field::OldPassword) {
        return Err(SettingError::UnknownField(name.to_owned()));
    }
    if NEEDED.contains(&name) && !(rule.enabled && rule.required) {
        return Err(SettingError::Needed(name.to_owned()));
    }
    check_rule(name, rule)
}

/// Checks what a rule accepts, whatever it is the rule of.
///
/// # Errors
/// A [`SettingError`] that says what to correct.
pub fn check_rule(name: &str, rule: &FieldRuleValue) -> Result<(), SettingError> {
    let greatest = rule.max_length.unwrap_or(LONGEST);
    if rule.min_length > greatest || !(1..=LONGEST).contains(&greatest) {
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
