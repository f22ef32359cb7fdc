//! The calls of the identity check: state, details, documents and their one-time addresses, submission.

use axum::extract::{DefaultBodyLimit, State};
use axum::http::Method;
use axum::middleware;
use identity::idempotency;
use identity::session::MemberEvenExcluded;
use lumora_core::domain::identity_check::DocumentKind;
use lumora_core::domain::upload::IMAGE_BYTES;
use lumora_core::wire::{DocumentAddress, Envelope, IdentityCheck, IdentityDetailsRequest, SealedBody};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, LoggedPath, Path, Query, Reply, Upload};
use platform::params::{Code, OneOf, RequiredParam};
use platform::seal::Sealed;
use platform::{choices, query};
use utoipa::{OpenApiRouter, routes};

use crate::{change, document};

/// The calls of this crate, which are refused while the site is closed.
pub fn router() -> OpenApiRouter<Base> {
    let changing = OpenApiRouter::new()
        .routes(routes!(submit))
        .routes(routes!(remove_document))
        .route_layer(middleware::from_fn(idempotency::layer));
    let sealed =
        OpenApiRouter::new().routes(routes!(state_details)).route_layer(middleware::from_fn(idempotency::sealed_layer));
    // Without the idempotency layer, which keeps bodies in memory to fingerprint them: a repeated document just
    // replaces itself.
    let uploads = OpenApiRouter::new()
        .routes(routes!(send_document))
        .route_layer(DefaultBodyLimit::max(IMAGE_BYTES as usize - 1));
    OpenApiRouter::new().routes(routes!(show)).routes(routes!(address)).merge(changing).merge(sealed).merge(uploads)
}

/// The calls whose path is a one-time secret and must not be logged; they are refused too while the site is closed.
pub fn once_router() -> OpenApiRouter<Base> {
    OpenApiRouter::new().routes(routes!(read))
}

/// What the log shows instead of such a path.
pub const LOGGED: LoggedPath = LoggedPath("/wps/identityDocument/...");

/// State of the identity check
#[utoipa::path(
    get, path = "/wps/member/identityCheck", tag = "member", security(("session" = [])),
    responses((status = 200, body = Envelope<IdentityCheck>), (status = 401, body = ErrorEnvelope))
)]
async fn show(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
) -> Result<Reply<IdentityCheck>, ApiError> {
    member.require_real()?;
    Ok(Reply(change::present(&base, &member.id).await?))
}

/// State who you are
///
/// The body is a sealed `IdentityDetailsRequest`. Refused while the check is pending, and after it was approved.
#[utoipa::path(
    put, path = "/wps/member/identityCheck/details", tag = "member", security(("session" = [])), request_body = SealedBody,
    responses(
        (status = 200, body = Envelope<IdentityCheck>), (status = 401, body = ErrorEnvelope),
        (status = 409, description = "It is looked at, or approved", body = ErrorEnvelope),
        (status = 422, description = "Something does not fit", body = ErrorEnvelope)
    )
)]
async fn state_details(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    Sealed(request): Sealed<IdentityDetailsRequest>,
) -> Result<Reply<IdentityCheck>, ApiError> {
    member.require_real()?;
    change::save(&base, &member, &request).await?;
    Ok(Reply(change::present(&base, &member.id).await?))
}

choices! {
    /// Kinds of documents of an identity check.
    Kinds of DocumentKind
}

query! {
    /// The kind of the uploaded document.
    struct DocumentKindQuery {
        /// Kind of the document. It replaces the member's document of the same kind.
        kind: RequiredParam<OneOf<Kinds>>,
    }
}

query! {
    /// The document to change or read.
    struct DocumentQuery {
        /// Id of the document.
        id: RequiredParam<Code>,
    }
}

/// Upload a document
///
/// The body is the file, under 5 MB: png or jpg, of which only the pixels are kept, or a PDF of at most ten pages
/// without scripts and attachments.
#[utoipa::path(
    put, path = "/wps/member/identityCheck/documents", tag = "member", security(("session" = [])), params(DocumentKindQuery),
    request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses(
        (status = 200, body = Envelope<IdentityCheck>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 409, description = "It is looked at, or approved", body = ErrorEnvelope), (status = 413, body = ErrorEnvelope),
        (status = 422, description = "The file will not do", body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
async fn send_document(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    Query(query): Query<DocumentKindQuery>,
    file: Upload,
) -> Result<Reply<IdentityCheck>, ApiError> {
    member.require_real()?;
    document::send(&base, &member, query.kind.0, file).await?;
    Ok(Reply(change::present(&base, &member.id).await?))
}

/// Delete a document
#[utoipa::path(
    delete, path = "/wps/member/identityCheck/documents", tag = "member", security(("session" = [])), params(DocumentQuery),
    responses(
        (status = 200, body = Envelope<IdentityCheck>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 409, description = "It is looked at, or approved", body = ErrorEnvelope)
    )
)]
async fn remove_document(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    Query(query): Query<DocumentQuery>,
) -> Result<Reply<IdentityCheck>, ApiError> {
    member.require_real()?;
    document::remove(&base, &member, &query.id.0).await?;
    Ok(Reply(change::present(&base, &member.id).await?))
}

/// Get a one-time address of a document
///
/// The address is valid for one download within a minute and needs no session, so that it can be used as a link that
/// saves the file.
#[utoipa::path(
    post, path = "/wps/member/identityCheck/documents/address", tag = "member", security(("session" = [])), params(DocumentQuery),
    responses(
        (status = 200, body = Envelope<DocumentAddress>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
async fn address(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
    Query(query): Query<DocumentQuery>,
) -> Result<Reply<DocumentAddress>, ApiError> {
    member.require_real()?;
    Ok(Reply(document::address(&base, &member, &query.id.0).await?))
}

/// Download a document by its one-time address
///
/// The address is made by the call above and can be used once. A HEAD request does not use it up.
#[utoipa::path(
    get, path = "/wps/identityDocument/{token}", tag = "member",
    params(("token" = String, Path, description = "Part of the address.")),
    responses(
        (status = 200, body = Vec<u8>, content_type = "application/octet-stream"), (status = 404, body = ErrorEnvelope)
    )
)]
async fn read(State(base): State<Base>, method: Method, Path(token): Path<String>) -> Result<document::File, ApiError> {
    if method == Method::HEAD {
        return document::peek(&base, &token).await;
    }
    document::read_once(&base, &token).await
}

/// Submit the identity check
///
/// An operator then looks at it. Needs the details, and a passport, a driving licence or both sides of a national
/// identity card.
#[utoipa::path(
    post, path = "/wps/member/identityCheck", tag = "member", security(("session" = [])),
    responses(
        (status = 200, body = Envelope<IdentityCheck>), (status = 401, body = ErrorEnvelope),
        (status = 409, description = "It was handed in, or approved", body = ErrorEnvelope),
        (status = 422, description = "Something is missing", body = ErrorEnvelope)
    )
)]
async fn submit(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
) -> Result<Reply<IdentityCheck>, ApiError> {
    member.require_real()?;
    change::submit(&base, &member).await?;
    Ok(Reply(change::present(&base, &member.id).await?))
}
