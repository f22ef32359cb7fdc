//! A member's own passkeys: listing, adding and removing them.

use axum::extract::State;
use axum::http::HeaderMap;
use lumora_core::wire::{Done, Envelope, Passkey, PasskeyList, PasskeyOptions, PasskeyRequest};
use serde_json::{Value, json};

use super::ceremony::{self, refuse, user_handle};
use super::key::ALGORITHMS;
use super::records::{self, Row};
use super::verify::{Attestation, Credential};
use crate::session::{Member, MemberEvenExcluded};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Json, Query, Reply};
use platform::params::{Code, RequiredParam};
use platform::query;
use platform::settings::Settings;
use platform::store::Connection;

/// The longest name of a passkey, in characters.
const MAX_NAME_LENGTH: usize = 60;
/// Name of a passkey that the member gave none.
const DEFAULT_NAME: &str = "Passkey";

/// List the member's passkeys
#[utoipa::path(
    get, path = "/wps/member/passkeys", tag = "member", security(("session" = [])),
    responses((status = 200, body = Envelope<PasskeyList>), (status = 401, body = ErrorEnvelope))
)]
pub(super) async fn list(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
) -> Result<Reply<PasskeyList>, ApiError> {
    let rows = records::of_member(&base.store, &member.id).await?;
    let passkey = |row: Row| Passkey {
        id: row.id,
        name: row.name,
        created_at: rfc3339(row.created_at),
        last_used_at: row.last_used_at.map(rfc3339).unwrap_or_default(),
    };
    Ok(Reply(PasskeyList { list: rows.into_iter().map(passkey).collect() }))
}

/// Begin to add a passkey
///
/// Needs a session that was authenticated within the last ten minutes.
#[utoipa::path(
    post, path = "/wps/member/passkeys/options", tag = "member", security(("session" = [])),
    responses(
        (status = 200, body = Envelope<PasskeyOptions>),
        (status = 401, description = "No session, or the password is asked again", body = ErrorEnvelope),
        (status = 403, description = "A guest, or a site that is opened by a number", body = ErrorEnvelope),
        (status = 422, description = "There are ten already", body = ErrorEnvelope)
    )
)]
pub(super) async fn options(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    headers: HeaderMap,
) -> Result<Reply<PasskeyOptions>, ApiError> {
    require_may_change(&base, &member)?;
    let rows = records::of_member(&base.store, &member.id).await?;
    if i64::try_from(rows.len()).unwrap_or(i64::MAX) >= records::MAX_PASSKEYS {
        return Err(ApiError::rule_broken([("passkeys", "too_many")]));
    }
    let brand = Settings::load(&base.store).await?.text("brand_name");
    let expected = ceremony::new_challenge(&base, &headers)?;
    let existing: Vec<Value> =
        rows.iter().map(|row| json!({ "type": "public-key", "id": row.credential_id })).collect();
    let algorithms: Vec<Value> =
        ALGORITHMS.iter().map(|algorithm| json!({ "type": "public-key", "alg": algorithm })).collect();
    let nickname = if member.row.nickname.is_empty() { &member.row.account } else { &member.row.nickname };
    let options = json!({
        "rp": { "id": expected.rp_id, "name": brand },
        "user": { "id": user_handle(&member.id), "name": member.row.account, "displayName": nickname },
        "challenge": expected.challenge, "pubKeyCredParams": algorithms, "timeout": ceremony::LIFETIME_MS,
        "excludeCredentials": existing, "attestation": "none",
        "authenticatorSelection":
            { "residentKey": "required", "requireResidentKey": true, "userVerification": "required" },
    });
    Ok(Reply(ceremony::begin(&base, expected, &member.id, &options).await?))
}

/// Add a passkey
#[utoipa::path(
    put, path = "/wps/member/passkeys", tag = "member", security(("session" = [])), request_body = PasskeyRequest,
    responses(
        (status = 200, body = Envelope<Done>),
        (status = 400, body = ErrorEnvelope),
        (status = 401, description = "No session, the password is asked again, or the passkey is not sound", body = ErrorEnvelope),
        (status = 409, description = "The passkey is known already", body = ErrorEnvelope),
        (status = 422, description = "There are ten already, or the name is too long", body = ErrorEnvelope)
    )
)]
pub(super) async fn add(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    Json(request): Json<PasskeyRequest>,
) -> Result<Reply<Done>, ApiError> {
    require_may_change(&base, &member)?;
    let name = name(&request.name)?;
    let expected = ceremony::end(&base, &request.ceremony_id, &member.id).await?;
    let credential = Credential::<Attestation>::read(&request.credential).map_err(refuse)?;
    let new_credential = credential.verify_registration(&expected).map_err(refuse)?;
    let now_ms = base.clock.now_ms();
    base.store
        .write(move |tx| Box::pin(async move { records::add(tx, &member.id, &new_credential, &name, now_ms).await }))
        .await?;
    Ok(Reply(Done {}))
}

query! {
    /// The query of the removal of a passkey.
    pub(super) struct RemoveQuery {
        /// Id of the passkey.
        id: RequiredParam<Code>,
    }
}

/// Remove a passkey
#[utoipa::path(
    delete, path = "/wps/member/passkeys", tag = "member", security(("session" = [])), params(RemoveQuery),
    responses(
        (status = 200, body = Envelope<Done>),
        (status = 400, body = ErrorEnvelope),
        (status = 401, description = "No session, or the password is asked again", body = ErrorEnvelope),
        (status = 404, description = "The member has no such passkey", body = ErrorEnvelope)
    )
)]
pub(super) async fn remove(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    Query(query): Query<RemoveQuery>,
) -> Result<Reply<Done>, ApiError> {
    require_may_change(&base, &member)?;
    let now_ms = base.clock.now_ms();
    let work = async move |tx: &mut Connection| records::remove(tx, &member.id, &query.id.0, now_ms).await;
    let removed = base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    if removed { Ok(Reply(Done {})) } else { Err(ApiError::not_found("passkey")) }
}

/// Login methods can be changed by a real account only, in a session that was authenticated within the last ten
/// minutes.
fn require_may_change(base: &Base, member: &Member) -> Result<(), ApiError> {
    member.require_real()?;
    member.require_fresh_password(base.clock.now_ms())
}

fn name(input: &str) -> Result<String, ApiError> {
    let name: String = input.trim().chars().filter(|character| !character.is_control()).collect();
    if name.chars().count() > MAX_NAME_LENGTH {
        return Err(ApiError::rule_broken([("name", "too_long")]));
    }
    Ok(if name.is_empty() { DEFAULT_NAME.to_owned() } else { name })
}
