//! The picture of a member: drawn by the site, or the member's own (sections 2 and 7 of the specification,
//! `MCSFE_getPlayerAvatar` and `/wps/member/info/icon`).
//!
//! An own picture is redrawn as a small square, so that nothing of the file is kept but what can be seen. It is served
//! to anybody who knows its address, which can not be guessed: a tag under the key of the vault. Another picture has
//! another address, so that caches may keep each for ever.

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderName, header};
use axum::routing::get;
use identity::session::MemberEvenExcluded;
use lumora_core::domain::upload::IMAGE_BYTES;
use lumora_core::wire::{AvatarValue, Envelope};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Path, Reply, Upload};
use platform::rate_limit::RateLimit;
use platform::store::{Connection, StoreError, sql};
use utoipa::{OpenApiRouter, routes};

use crate::ContentState;
use crate::picture::image::square;
use crate::picture::{file_of, queue, stored, take};

/// Rate limit for pictures that a member uploads.
const LIMIT: RateLimit = RateLimit::hourly("member-picture", 20);
/// Path below which members' own pictures are served.
const FOLDER: &str = "/cdn/member/";
/// Purpose under which the vault makes the addresses.
const ADDRESS_PURPOSE: &str = "member picture";
/// Length of an address in hexadecimal digits: 128 bits.
const ADDRESS_LENGTH: usize = 32;

/// The calls of this module.
pub(crate) fn calls() -> OpenApiRouter<ContentState> {
    // Without the idempotency layer, which keeps bodies in memory for their fingerprint: uploading the same picture
    // twice has the effect of once.
    OpenApiRouter::new()
        .routes(routes!(set))
        .routes(routes!(remove))
        .route_layer(DefaultBodyLimit::max(IMAGE_BYTES as usize - 1))
        .routes(routes!(avatar))
        .routes(routes!(icon))
}

/// The route of own pictures.
pub(crate) fn router(base: Base) -> Router {
    Router::new().route(&format!("{FOLDER}{{name}}"), get(show)).with_state(base)
}

/// Picture of the member
#[utoipa::path(
    get, path = "/wps/relay/MCSFE_getPlayerAvatar", tag = "member", security(("session" = [])),
    responses((status = 200, body = Envelope<AvatarValue>), (status = 401, body = ErrorEnvelope))
)]
async fn avatar(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
) -> Result<Reply<AvatarValue>, ApiError> {
    Ok(Reply(avatar_of(&base, &member.id).await?))
}

/// Icon of the member
#[utoipa::path(
    get, path = "/wps/member/info/icon", tag = "member", security(("session" = [])),
    responses((status = 200, body = Envelope<AvatarValue>), (status = 401, body = ErrorEnvelope))
)]
async fn icon(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
) -> Result<Reply<AvatarValue>, ApiError> {
    Ok(Reply(avatar_of(&base, &member.id).await?))
}

/// Set an own picture
///
/// The body is the file: png or jpg, under 5 MB. It is cut to a square, made small and encoded anew; nothing but its pixels is kept.
#[utoipa::path(
    put, path = "/wps/member/picture", tag = "member", security(("session" = [])),
    request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses(
        (status = 200, body = Envelope<AvatarValue>), (status = 401, body = ErrorEnvelope), (status = 413, body = ErrorEnvelope),
        (status = 422, body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
async fn set(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    file: Upload,
) -> Result<Reply<AvatarValue>, ApiError> {
    member.require_real()?;
    let picture = take(&base, (&member.id, &queue::MEMBERS), file, Some(LIMIT), square).await?;
    let tagged = [member.id.as_bytes(), &picture.file].concat();
    let address: String = base.vault.tag(ADDRESS_PURPOSE, &tagged).chars().take(ADDRESS_LENGTH).collect();
    let (id, now_ms) = (member.id.clone(), base.clock.now_ms());
    let work = async move |tx: &mut Connection| {
        let upsert = "insert into member_pictures (member_id, address, body, set_at) values ($1, $2, $3, $4)
                      on conflict (member_id) do update set address = excluded.address, body = excluded.body,
                      set_at = excluded.set_at";
        let upsert = sql::query(upsert).bind(id).bind(address).bind(stored(&picture.file)).bind(now_ms);
        upsert.execute(tx).await.map(drop)
    };
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(Reply(avatar_of(&base, &member.id).await?))
}

/// Go back to the picture that the site draws
#[utoipa::path(
    delete, path = "/wps/member/picture", tag = "member", security(("session" = [])),
    responses((status = 200, body = Envelope<AvatarValue>), (status = 401, body = ErrorEnvelope))
)]
async fn remove(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
) -> Result<Reply<AvatarValue>, ApiError> {
    member.require_real()?;
    let id = member.id.clone();
    let work = async move |tx: &mut Connection| {
        sql::query("delete from member_pictures where member_id = $1").bind(id).execute(tx).await.map(drop)
    };
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(Reply(avatar_of(&base, &member.id).await?))
}

async fn avatar_of(base: &Base, member_id: &str) -> Result<AvatarValue, StoreError> {
    let query = sql::query_scalar("select address from member_pictures where member_id = $1").bind(member_id);
    let own: Option<String> = query.fetch_optional(base.store.reader()).await?;
    let image_url = match &own {
        Some(address) => format!("{FOLDER}{address}.png"),
        None => art::url(&format!("avatar/{member_id}")),
    };
    Ok(AvatarValue { image_url, own: own.is_some() })
}

async fn show(
    State(base): State<Base>,
    Path(name): Path<String>,
) -> Result<([(HeaderName, &'static str); 4], Vec<u8>), ApiError> {
    const HEADERS: [(HeaderName, &str); 4] = [
        (header::CONTENT_TYPE, "image/png"),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; sandbox"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    ];
    let address = name.strip_suffix(".png").unwrap_or_default();
    let query = sql::query_scalar("select body from member_pictures where address = $1").bind(address);
    let body: Option<String> = query.fetch_optional(base.store.reader()).await?;
    let file = body.as_deref().and_then(file_of).ok_or_else(|| ApiError::not_found("picture"))?;
    Ok((HEADERS, file))
}
