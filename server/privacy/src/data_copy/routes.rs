//! The member's calls: requesting a data copy, following its progress, and downloading it.

use axum::extract::State;
use axum::http::{HeaderName, header};
use axum::middleware;
use lumora_core::wire::{DataCopyLink, DataCopyValue, Envelope, code};
use utoipa::{OpenApiRouter, routes};

use super::download;
use super::job::MakeDataCopy;
use super::row::{CopyRow, KEPT_MS};
use crate::PrivacyState;
use identity::closing::require_open;
use identity::idempotency;
use identity::session::MemberEvenExcluded;
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Language, Query, Reply};
use platform::jobs::{self, EnqueueOptions, Enqueued};
use platform::params::{RequiredParam, Text};
use platform::rate_limit::seconds;
use platform::store::{Connection, StoreError};
use platform::{ids, query};

/// Path of the download.
const FILE: &str = "/wps/member/dataCopy/file";

/// The calls of this module.
pub(crate) fn router() -> OpenApiRouter<PrivacyState> {
    let asking = OpenApiRouter::new().routes(routes!(ask)).route_layer(middleware::from_fn(idempotency::layer));
    // Without the idempotency layer: the reply of `link` is a secret, which must not be stored.
    OpenApiRouter::new().routes(routes!(state)).routes(routes!(link)).routes(routes!(file)).merge(asking)
}

/// State of the data copy
#[utoipa::path(
    get, path = "/wps/member/dataCopy", tag = "privacy", security(("session" = [])),
    responses((status = 200, body = Envelope<DataCopyValue>), (status = 401, body = ErrorEnvelope))
)]
async fn state(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
) -> Result<Reply<DataCopyValue>, ApiError> {
    member.require_real()?;
    let now_ms = base.clock.now_ms();
    let work = async move |tx: &mut Connection| present(tx, &member.id, now_ms).await;
    Ok(Reply(base.store.read(move |tx| Box::pin(async move { work(tx).await })).await?))
}

/// Request a copy of all data about the member
///
/// A job builds it; the event `job` tells its progress. One a day. Needs a login password that was proven within ten minutes.
#[utoipa::path(
    post, path = "/wps/member/dataCopy", tag = "privacy", security(("session" = [])),
    responses(
        (status = 200, body = Envelope<DataCopyValue>),
        (status = 401, description = "The password is needed again", body = ErrorEnvelope),
        (status = 429, description = "One was asked for within a day", body = ErrorEnvelope)
    )
)]
async fn ask(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    language: Language,
) -> Result<Reply<DataCopyValue>, ApiError> {
    member.require_real()?;
    let now_ms = base.clock.now_ms();
    member.require_fresh_password(now_ms)?;
    let language = language.code();
    let work = async move |tx: &mut Connection| {
        require_open(tx, &member.id).await?;
        if let Some(last) = CopyRow::last(tx, &member.id, now_ms).await? {
            let next_at = last.next_at(last.state(tx).await?);
            if next_at > now_ms {
                return Err(ApiError::too_many(code::DATA_COPY_DAILY, seconds(next_at - now_ms)));
            }
        }
        begin(tx, &member.id, language, now_ms).await?;
        Ok(present(tx, &member.id, now_ms).await?)
    };
    Ok(Reply(base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?))
}

async fn begin(tx: &mut Connection, member_id: &str, language: &str, now_ms: i64) -> Result<(), StoreError> {
    let id = ids::new_id(now_ms);
    let options = EnqueueOptions { member_id: Some(member_id.to_owned()), ..EnqueueOptions::default() };
    let job_id = match jobs::enqueue(tx, &MakeDataCopy { copy_id: id.clone() }, options, now_ms).await? {
        Enqueued::New(job_id) => job_id,
        Enqueued::AlreadyWaiting => String::new(),
    };
    let row = CopyRow {
        id,
        member_id: member_id.to_owned(),
        job_id,
        language: language.to_owned(),
        asked_at: now_ms,
        ready_at: None,
        expires_at: now_ms + KEPT_MS,
        bytes: 0,
    };
    row.insert(tx).await
}

async fn present(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<DataCopyValue, StoreError> {
    let Some(row) = CopyRow::last(tx, member_id, now_ms).await? else { return Ok(DataCopyValue::default()) };
    let state = row.state(tx).await?;
    Ok(row.to_wire(state, now_ms))
}

/// Download link of the data copy
///
/// Works once, within two minutes, while this session is alive. Needs a login password that was proven within ten minutes.
#[utoipa::path(
    post, path = "/wps/member/dataCopy/link", tag = "privacy", security(("session" = [])),
    responses(
        (status = 200, body = Envelope<DataCopyLink>),
        (status = 401, description = "The password is needed again", body = ErrorEnvelope),
        (status = 404, description = "There is no copy", body = ErrorEnvelope)
    )
)]
async fn link(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
) -> Result<Reply<DataCopyLink>, ApiError> {
    member.require_real()?;
    member.require_fresh_password(base.clock.now_ms())?;
    let ticket = download::ticket(&base, &member).await?.ok_or_else(|| ApiError::not_found("copy"))?;
    Ok(Reply(DataCopyLink { path: format!("{FILE}?ticket={ticket}") }))
}

query! {
    /// Query of `GET /wps/member/dataCopy/file`.
    struct FileQuery {
        /// The ticket of the download link.
        ticket: RequiredParam<Text<100>>,
    }
}

/// Data copy as a ZIP file
#[utoipa::path(
    get, path = "/wps/member/dataCopy/file", tag = "privacy", params(FileQuery),
    responses(
        (status = 200, body = Vec<u8>, content_type = "application/zip"), (status = 400, body = ErrorEnvelope),
        (status = 404, description = "The address was used, or is too old", body = ErrorEnvelope)
    )
)]
async fn file(
    State(base): State<Base>,
    Query(query): Query<FileQuery>,
) -> Result<([(HeaderName, &'static str); 4], Vec<u8>), ApiError> {
    const HEADERS: [(HeaderName, &str); 4] = [
        (header::CONTENT_TYPE, "application/zip"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"my-data.zip\""),
        (header::CACHE_CONTROL, "no-store"),
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; sandbox"),
    ];
    let bytes = download::redeem(&base, &query.ticket.0).await?.ok_or_else(|| ApiError::not_found("copy"))?;
    Ok((HEADERS, bytes))
}
