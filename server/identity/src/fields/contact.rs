//! The messenger contact that an operator may require before a bonus is paid (section 5 of the specification: "a Zalo number ID
//! is needed to redeem a bonus", WhatsApp in the Indonesian variant). It is the field of the registration form, under that field's
//! rule and stored in the same place, so that nobody is asked twice.

use platform::settings::Settings;
use platform::store::sql::Executor;
use platform::store::{Connection, Store, StoreError, sql};

use super::{rules, settings};

/// The operator's setting that names the required field; empty requires none.
const SETTING: &str = "bonus_contact";
/// The longest contact accepted, in characters, whatever the operator's rule says.
const MAX_CHARS: usize = 200;

/// The field that the member must fill in before a bonus is paid; `None` where none is required or it is stored already.
///
/// # Errors
/// When the database fails.
pub async fn missing_for_bonus(store: &Store, member_id: &str) -> Result<Option<&'static str>, StoreError> {
    let Some(field) = required_for_bonus(store).await? else { return Ok(None) };
    let is_stored = is_stored(store.reader(), member_id, field).await?;
    Ok((!is_stored).then_some(field))
}

/// The field required for a bonus, `zalo` or `whatsapp`; `None` where the operator requires none.
async fn required_for_bonus(store: &Store) -> Result<Option<&'static str>, StoreError> {
    let named = Settings::load(store).await?.text(SETTING);
    Ok(["zalo", "whatsapp"].into_iter().find(|field| *field == named))
}

/// Whether a value of this field is stored for the member.
async fn is_stored(executor: impl Executor, member_id: &str, field: &str) -> Result<bool, StoreError> {
    let query = "select value from member_details where member_id = $1 and field = $2 and value <> ''";
    let value: Option<String> = sql::query_scalar(query).bind(member_id).bind(field).fetch_optional(executor).await?;
    Ok(value.is_some())
}

/// Checks a value by the operator's rule of the field. The inner result holds the normalized value to store, or the code of the
/// broken rule.
///
/// # Errors
/// When the database fails.
pub async fn check(store: &Store, field: &str, typed: &str) -> Result<Result<String, String>, StoreError> {
    let value = rules::normalize(typed);
    if value.chars().count() > MAX_CHARS {
        return Ok(Err(lumora_core::wire::code::TOO_LONG.to_owned()));
    }
    let all = settings::fields(store).await?;
    Ok(rules::check(all.get(field), &value, true).map_or(Ok(value), Err))
}

/// Stores a value that [`check`] returned, in the transaction of the bonus that required it.
///
/// # Errors
/// When the database fails.
pub async fn store_value(tx: &mut Connection, member_id: &str, field: &str, value: &str) -> Result<(), StoreError> {
    let set = "insert into member_details (member_id, field, value) values ($1, $2, $3)
         on conflict (member_id, field) do update set value = excluded.value";
    sql::query(set).bind(member_id).bind(field).bind(value).execute(tx).await?;
    Ok(())
}
