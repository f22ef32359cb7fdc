//! The member's side of an identity check: stating the details and submitting.

use axum::http::StatusCode;
use identity::fields::{birth, rules, settings};
use identity::session::Member;
use lumora_core::domain::identity_check::{IdentityEvent, MAX_NAME_LENGTH};
use lumora_core::wire::{IdentityCheck, IdentityDetailsRequest, code};
use platform::Base;
use platform::http::ApiError;
use platform::settings::Settings;
use platform::store::{Connection, sql};
use time::OffsetDateTime;

use crate::row::{CheckRow, DocumentRow, is_complete};
use crate::step::{self, Actor};

/// The check as the API shows it to its member.
pub(crate) async fn present(base: &Base, member_id: &str) -> Result<IdentityCheck, ApiError> {
    let reader = base.store.reader();
    let Some(check) = CheckRow::of_member(reader, member_id).await? else { return Ok(IdentityCheck::default()) };
    let documents = DocumentRow::of_check(base.store.reader(), &check.id).await?;
    let steps = step::for_member(base.store.reader(), &check.id).await?;
    Ok(IdentityCheck { steps, ..check.to_wire(&documents) })
}

/// Details after validation, in the form in which they are stored.
struct Details {
    name: String,
    birth_date: String,
    country: String,
}

/// Stores the name, date of birth and country that the member states, and raises the member to level 1.
///
/// # Errors
/// 409 while the check is pending or approved, 422 for fields that break a rule.
pub(crate) async fn save(base: &Base, member: &Member, request: &IdentityDetailsRequest) -> Result<(), ApiError> {
    let details = validated(base, request).await?;
    let (member_id, now_ms) = (member.id.clone(), base.clock.now_ms());
    let work = async move |tx: &mut Connection| {
        let check = CheckRow::of_member_or_new(&mut *tx, &member_id, now_ms).await?;
        if !check.status().is_editable() {
            return Err(state_changed());
        }
        let update =
            "update identity_checks set name = $2, birth_date = $3, country = $4, updated_at = $5 where id = $1";
        sql::query(update)
            .bind(&check.id)
            .bind(details.name)
            .bind(details.birth_date)
            .bind(details.country)
            .bind(now_ms)
            .execute(&mut *tx)
            .await?;
        let level = "update members set identity_level = 1 where id = $1 and identity_level < 1";
        sql::query(level).bind(&member_id).execute(&mut *tx).await?;
        Ok(())
    };
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

async fn validated(base: &Base, request: &IdentityDetailsRequest) -> Result<Details, ApiError> {
    let site = Settings::load(&base.store).await?;
    let settings = settings::load(&base.store, &site).await?;
    let (name, typed) = (rules::normalize(&request.name), request.birth_date.trim());
    let country = request.country.trim().to_uppercase();
    let mut broken: Vec<(&str, String)> = Vec::new();
    let wrong_name = rules::check(settings.fields.get("payeeName"), &name, true);
    if let Some(rule) =
        wrong_name.or_else(|| (name.chars().count() > MAX_NAME_LENGTH).then(|| code::TOO_LONG.to_owned()))
    {
        broken.push(("name", rule));
    }
    let now = OffsetDateTime::from_unix_timestamp(base.clock.now_ms().div_euclid(1000));
    let today = now.map_err(|error| ApiError::Internal(error.to_string()))?.date();
    let wrong_date =
        if typed.is_empty() { Some(rules::empty()) } else { birth::check(typed, today, settings.minimum_age) };
    broken.extend(wrong_date.map(|rule| ("birthDate", rule)));
    if country.is_empty() {
        broken.push(("country", rules::empty()));
    } else if country.len() != 2 || !country.bytes().all(|letter| letter.is_ascii_uppercase()) {
        broken.push(("country", "rule_not_matching".to_owned()));
    }
    if !broken.is_empty() {
        return Err(ApiError::rule_broken(broken.iter().map(|(field, rule)| (*field, rule.as_str()))));
    }
    Ok(Details { name, birth_date: birth::normalize(typed).unwrap_or_default(), country })
}

/// Submits the check to the operators.
///
/// # Errors
/// 409 if it is pending or approved, 422 if details or documents are missing.
pub(crate) async fn submit(base: &Base, member: &Member) -> Result<(), ApiError> {
    let (member_id, now_ms) = (member.id.clone(), base.clock.now_ms());
    let work = async move |tx: &mut Connection| {
        let check = CheckRow::of_member(&mut *tx, &member_id).await?.ok_or_else(incomplete)?;
        let documents = DocumentRow::of_check(&mut *tx, &check.id).await?;
        if check.status().is_editable() && !is_complete(&check, &documents) {
            return Err(incomplete());
        }
        let moved = check.apply_event(tx, IdentityEvent::Submitted, (&Actor::Member, None, ""), now_ms).await?;
        moved.map(drop).ok_or_else(state_changed)
    };
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

/// The 409 of a check that the member or the operator can not change in its status.
pub(crate) fn state_changed() -> ApiError {
    let message = "this check was handed in, or decided, meanwhile: read how it stands";
    ApiError::refused(StatusCode::CONFLICT, code::STATE_CHANGED, message)
}

fn incomplete() -> ApiError {
    let message = "state the details, and send a passport, a driving licence or both sides of an identity card first";
    ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code::IDENTITY_INCOMPLETE, message)
}
