//! A number of a messenger that an operator wants to know before it pays a bonus (section 5 of the specification: "a Zalo number ID
//! is needed to redeem a bonus", WhatsApp in the Indonesian variant). It is the field of the registration form, with its rule, and
//! is kept where that form keeps it, so that nobody is asked twice.

use platform::settings::Settings;
use platform::store::sql::Executor;
use platform::store::{Connection, Store, StoreError, sql};

use super::{rules, settings};

/// The setting that names the field; empty asks for nothing.
const SETTING: &str = "bonus_contact";
/// The longest number or name, in characters.
const LONGEST: usize = 200;

/// The field that a bonus asks for, by its name on the wire; nothing where the operator asks for none.
///
/// # Errors
/// When the database fails.
pub async fn for_bonus(store: &Store) -> Result<Option<&'static str>, StoreError> {
    let named = Settings::load(store).await?.text(SETTING);
    Ok(["zalo", "whatsapp"].into_iter().find(|field| *field == named))
}

/// Whether the member has given it.
///
/// # Errors
/// When the database fails.
pub async fn is_known(executor: impl Executor, member_id: &str, field: &str) -> Result<bool, StoreError> {
    let query = "select value from member_details where member_id = $1 and field = $2 and value <> ''";
    let value: Option<String> = sql::query_scalar(query).bind(member_id).bind(field).fetch_optional(executor).await?;
    Ok(value.is_some())
}

/// The value as it is kept, or the code of what is wrong with it by the operator's rule of the field.
///
/// # Errors
/// When the database fails.
pub async fn check(store: &Store, field: &str, given: &str) -> Result<Result<String, String>, StoreError> {
    let value = rules::normal(given);
    if value.chars().count() > LONGEST {
        return Ok(Err(lumora_core::wire::code::TOO_LONG.to_owned()));
    }
    let all = settings::fields(store).await?;
    Ok(rules::check(all.get(field), &value, true).map_or(Ok(value), Err))
}

/// Keeps it, in the transaction of what it was asked for.
///
/// # Errors
/// When the database fails.
pub async fn keep(tx: &mut Connection, member_id: &str, field: &str, value: &str) -> Result<(), StoreError> {
    let set = "insert into member_details (member_id, field, value) values ($1, $2, $3)
         on conflict (member_id, field) do update set value = excluded.value";
    sql::query(set).bind(member_id).bind(field).bind(value).execute(tx).await?;
    Ok(())
}
