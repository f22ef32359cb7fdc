//! The calls of the identity check: its state, details, documents and their addresses, and submitting it.

use axum::extract::{DefaultBodyLimit, State};
use axum::http::Method;
use axum::middleware;
use identity::idempotency;
use identity::session::ExcludedMember;
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

/// The calls of this crate that a closed site refuses.
pub fn router() -> OpenApiRouter<Base> {
    let changing = OpenApiRouter::new()
        .routes(routes!(submit))
        .routes(routes!(remove_document))
        .route_layer(middleware::from_fn(idempotency::layer));
    let sealed =
        OpenApiRouter::new().routes(routes!(state_details)).route_layer(middleware::from_fn(idempotency::sealed_layer));
    // Without the layer, which keeps bodies in memory for their fingerprint: a document that is sent twice takes its own place.
    let uploads = OpenApiRouter::new()
        .routes(routes!(send_document))
        .route_layer(DefaultBodyLimit::max(IMAGE_BYTES as usize - 1));
    OpenApiRouter::new().routes(routes!(show)).routes(routes!(address)).merge(changing).merge(sealed).merge(uploads)
}

/// The calls whose address is a secret that is good once; a closed site refuses them as well.
pub fn once_router() -> OpenApiRouter<Base> {
    OpenApiRouter::new().routes(routes!(read))
}

/// What the log says in the place of such an address.
pub const LOGGED: LoggedPath = LoggedPath("/wps/identityDocument/...");

/// How the identity check stands
#[utoipa::path(
    get, path = "/wps/member/identityCheck", tag = "member", security(("session" = [])),
    responses((status = 200, body = Envelope<IdentityCheck>), (status = 401, body = ErrorEnvelope))
)]
async fn show(
    State(base): State<Base>,
    ExcludedMember(member): ExcludedMember,
) -> Result<Reply<IdentityCheck>, ApiError> {
    member.require_real()?;
    Ok(Reply(change::present(&base, &member.id).await?))
}

/// State who you are
///
/// The body is a sealed `IdentityDetailsRequest`. Not while the check is looked at, nor after it was approved.
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
    ExcludedMember(member): ExcludedMember,
    Sealed(request): Sealed<IdentityDetailsRequest>,
) -> Result<Reply<IdentityCheck>, ApiError> {
    member.require_real()?;
    change::state(&base, &member, &request).await?;
    Ok(Reply(change::present(&base, &member.id).await?))
}

choices! {
    /// Kinds of documents.
    Kinds of DocumentKind
}

query! {
    /// What the document is.
    struct DocumentKindQuery {
        /// One of the kinds; another one of the same kind takes its place.
        kind: RequiredParam<OneOf<Kinds>>,
    }
}

query! {
    /// Which document.
    struct DocumentQuery {
        /// Its id.
        id: RequiredParam<Code>,
    }
}

/// Send a document
///
/// The body is the file, under 5 MB: png or jpg, of which nothing but its pixels is kept, or a PDF of at most ten pages that holds neither scripts nor
/// attachments.
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
    ExcludedMember(member): ExcludedMember,
    Query(query): Query<DocumentKindQuery>,
    file: Upload,
) -> Result<Reply<IdentityCheck>, ApiError> {
    member.require_real()?;
    document::send(&base, &member, query.kind.0, file).await?;
    Ok(Reply(change::present(&base, &member.id).await?))
}

/// Take a document away
#[utoipa::path(
    delete, path = "/wps/member/identityCheck/documents", tag = "member", security(("session" = [])), params(DocumentQuery),
    responses(
        (status = 200, body = Envelope<IdentityCheck>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 409, description = "It is looked at, or approved", body = ErrorEnvelope)
    )
)]
async fn remove_document(
    State(base): State<Base>,
    ExcludedMember(member): ExcludedMember,
    Query(query): Query<DocumentQuery>,
) -> Result<Reply<IdentityCheck>, ApiError> {
    member.require_real()?;
    document::remove(&base, &member, &query.id.0).await?;
    Ok(Reply(change::present(&base, &member.id).await?))
}

/// Where a document of one's own can be read
///
/// The address is good for one reading within a minute, without a session: it is for a link that saves the file.
#[utoipa::path(
    post, path = "/wps/member/identityCheck/documents/address", tag = "member", security(("session" = [])), params(DocumentQuery),
    responses(
        (status = 200, body = Envelope<DocumentAddress>), (status = 400, body = ErrorEnvelope), (status = 401, body = ErrorEnvelope),
        (status = 404, body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
async fn address(
    State(base): State<Base>,
    ExcludedMember(member): ExcludedMember,
    Query(query): Query<DocumentQuery>,
) -> Result<Reply<DocumentAddress>, ApiError> {
    member.require_real()?;
    Ok(Reply(document::address(&base, &member, &query.id.0).await?))
}

/// A document of one's own
///
/// The address comes from the call before, and is good once. Asking for its head alone does not use it up.
#[utoipa::path(
    get, path = "/wps/identityDocument/{token}", tag = "member",
    params(("token" = String, Path, description = "Part of the address.")),
    responses(
        (status = 200, body = Vec<u8>, content_type = "application/octet-stream"), (status = 404, body = ErrorEnvelope)
    )
)]
async fn read(State(base): State<Base>, method: Method, Path(token): Path<String>) -> Result<document::File, ApiError> {
    if method == Method::HEAD {
        return document::look_at(&base, &token).await;
    }
    document::read_once(&base, &token).await
}

/// Hand the check in
///
/// An operator looks at it then. Needs details, and a passport, a driving licence or both sides of a national identity card.
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
    ExcludedMember(member): ExcludedMember,
) -> Result<Reply<IdentityCheck>, ApiError> {
    member.require_real()?;
    change::submit(&base, &member).await?;
    Ok(Reply(change::present(&base, &member.id).await?))
}
