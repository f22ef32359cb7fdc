//! Documents of an identity check: receiving one, and the two ways in which one leaves the server.
//!
//! A picture is decoded and encoded again. Doing that to a PDF would need a PDF renderer that runs over a stranger's
//! file; a PDF is scanned instead ([`pdf`](crate::pdf)), kept byte for byte, and sent only as an attachment with a
//! sandboxing policy. Both are encrypted with the vault's key.

use axum::body::Bytes;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use content::picture::image::on_white;
use content::picture::{queue, take_received, too_large};
use identity::session::Member;
use lumora_core::domain::identity_check::{DocumentKind, MAX_DOCUMENTS};
use lumora_core::domain::upload::{DocumentFile, ImageFault, judge_document};
use lumora_core::wire::{DocumentAddress, code};
use platform::Base;
use platform::clock::MINUTE_MS;
use platform::http::{ApiError, Upload};
use platform::ids;
use platform::rate_limit::RateLimit;
use platform::store::{Connection, Store, StoreError, sql};
use platform::vault::Vault;

use crate::change::state_changed;
use crate::pdf;
use crate::row::{CheckRow, DocumentRow};

/// Documents that a member may upload in an hour.
const UPLOAD_LIMIT: RateLimit = RateLimit::hourly("identity-document", 20);
/// One-time addresses that a member may ask for in an hour.
const ADDRESS_LIMIT: RateLimit = RateLimit::hourly("identity-document-address", 60);
/// The path of one-time addresses of documents.
const FOLDER: &str = "/wps/identityDocument/";
/// How long a one-time address is valid, in milliseconds.
const ADDRESS_MS: i64 = MINUTE_MS;

/// The decrypted file of a document.
#[derive(Debug)]
pub struct File {
    /// The kind of document, which names the file.
    pub kind: DocumentKind,
    /// Whether the file is a PDF; otherwise it is a JPEG.
    pub is_pdf: bool,
    /// The content of the file.
    pub bytes: Vec<u8>,
}

impl File {
    /// The name under which a browser saves it.
    #[must_use]
    pub fn name(&self) -> String {
        let kind = self.kind.name().to_lowercase().replace('_', "-");
        format!("{kind}.{}", if self.is_pdf { "pdf" } else { "jpg" })
    }
}

impl IntoResponse for File {
    fn into_response(self) -> Response {
        const FIXED: [(HeaderName, HeaderValue); 4] = [
            (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
            (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static("default-src 'none'; sandbox")),
            (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
            (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
        ];
        let kind = HeaderValue::from_static(if self.is_pdf { "application/pdf" } else { "image/jpeg" });
        let name = format!("attachment; filename=\"{}\"", self.name());
        let attached = HeaderValue::from_str(&name).unwrap_or_else(|_| HeaderValue::from_static("attachment"));
        let named = [(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, attached)];
        (axum::response::AppendHeaders(FIXED), axum::response::AppendHeaders(named), Bytes::from(self.bytes))
            .into_response()
    }
}

/// Stores an uploaded document. It replaces the member's document of the same kind.
///
/// # Errors
/// 409 while the check is pending or approved, or if it has the maximum of documents; 413, 422, 429.
pub(crate) async fn send(base: &Base, member: &Member, kind: DocumentKind, file: Upload) -> Result<(), ApiError> {
    // Refused early, before the rate limit counts it and the file is decoded; checked again in the transaction.
    let check = CheckRow::of_member(base.store.reader(), &member.id).await?;
    if check.is_some_and(|check| !check.status().is_editable()) {
        return Err(state_changed());
    }
    let (body, is_pdf) = prepare(base, member, file).await?;
    let now_ms = base.clock.now_ms();
    let id = ids::new_id(now_ms);
    let (locked, bytes, member_id) = (base.vault.lock(&id, &body)?, body.len() as i64, member.id.clone());
    let work = async move |tx: &mut Connection| {
        let check = CheckRow::of_member_or_new(&mut *tx, &member_id, now_ms).await?;
        if !check.status().is_editable() {
            return Err(state_changed());
        }
        let former = "delete from identity_documents where check_id = $1 and kind = $2";
        sql::query(former).bind(&check.id).bind(kind.name()).execute(&mut *tx).await?;
        if DocumentRow::of_check(&mut *tx, &check.id).await?.len() >= MAX_DOCUMENTS {
            return Err(state_changed());
        }
        sql::query(
            "insert into identity_documents (id, check_id, kind, pdf, bytes, body_locked, uploaded_at)
             values ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(id)
        .bind(&check.id)
        .bind(kind.name())
        .bind(i64::from(is_pdf))
        .bind(bytes)
        .bind(locked)
        .bind(now_ms)
        .execute(&mut *tx)
        .await?;
        Ok(())
    };
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

/// The bytes of an upload to store, and whether they are a PDF.
async fn prepare(base: &Base, member: &Member, file: Upload) -> Result<(Vec<u8>, bool), ApiError> {
    let uploader = (member.id.as_str(), &queue::MEMBERS);
    let file = queue::MEMBERS.receive(&member.id, file).await?;
    let kind = judge_document(file.len() as u64, &file).map_err(|fault| match fault {
        ImageFault::Size => too_large(),
        ImageFault::Kind | ImageFault::Empty => invalid(),
    })?;
    if let DocumentFile::Image(_) = kind {
        let picture = take_received(base, uploader, file, Some(UPLOAD_LIMIT), on_white).await?;
        return Ok((picture.file, false));
    }
    UPLOAD_LIMIT.take(base, &member.id).await?;
    let judged = file.clone();
    let verdict = queue::MEMBERS.work(&member.id, move || pdf::judge(&judged)).await?;
    verdict.map_err(|error| {
        tracing::info!(%error, "a document was refused");
        invalid()
    })?;
    Ok((file.to_vec(), true))
}

fn invalid() -> ApiError {
    let message = "send a png or jpg picture, or a PDF of at most ten pages without scripts, attachments or a password";
    ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code::DOCUMENT_INVALID, message)
}

/// Deletes a document. An unknown id, or that of another member's document, changes nothing.
///
/// # Errors
/// 409 while the check is pending or approved.
pub(crate) async fn remove(base: &Base, member: &Member, id: &str) -> Result<(), ApiError> {
    let (member_id, id) = (member.id.clone(), id.to_owned());
    let work = async move |tx: &mut Connection| {
        let Some(check) = CheckRow::of_member(&mut *tx, &member_id).await? else { return Ok(()) };
        if !check.status().is_editable() {
            return Err(state_changed());
        }
        let delete = "delete from identity_documents where id = $1 and check_id = $2";
        sql::query(delete).bind(&id).bind(&check.id).execute(&mut *tx).await?;
        Ok(())
    };
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

/// Makes an address at which the document's owner can read it once.
///
/// # Errors
/// 404 unless the member has such a document, 429.
pub(crate) async fn address(base: &Base, member: &Member, id: &str) -> Result<DocumentAddress, ApiError> {
    let query = "select count(*) from identity_documents d join identity_checks c on c.id = d.check_id
                 where d.id = $1 and c.member_id = $2";
    let own: i64 = sql::query_scalar(query).bind(id).bind(&member.id).fetch_one(base.store.reader()).await?;
    if own == 0 {
        return Err(ApiError::not_found("document"));
    }
    ADDRESS_LIMIT.take(base, &member.id).await?;
    let token = ids::random_token();
    let (hash, document_id, expires_at) = (ids::token_hash(&token), id.to_owned(), base.clock.now_ms() + ADDRESS_MS);
    let work = async move |tx: &mut Connection| {
        let insert =
            "insert into identity_document_addresses (token_hash, document_id, expires_at) values ($1, $2, $3)";
        sql::query(insert).bind(hash).bind(document_id).bind(expires_at).execute(tx).await.map(drop)
    };
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
    Ok(DocumentAddress { url: format!("{FOLDER}{token}") })
}

/// The document at a one-time address, which is used up.
///
/// # Errors
/// 404 for an address that is unknown, used or expired.
pub(crate) async fn read_once(base: &Base, token: &str) -> Result<File, ApiError> {
    let (hash, now_ms) = (ids::token_hash(token), base.clock.now_ms());
    let work = async move |tx: &mut Connection| {
        let delete = "delete from identity_document_addresses where token_hash = $1 and expires_at > $2
                      returning document_id";
        sql::query_scalar::<String>(delete).bind(hash).bind(now_ms).fetch_optional(tx).await
    };
    let document_id: Option<String> =
        base.store.write(move |tx| Box::pin(async move { work(tx).await })).await.map_err(|error: StoreError| error)?;
    file_or_not_found(base, document_id).await
}

/// The document for a HEAD request, which does not use the address up.
///
/// # Errors
/// Those of [`read_once`].
pub(crate) async fn peek(base: &Base, token: &str) -> Result<File, ApiError> {
    let query = "select document_id from identity_document_addresses where token_hash = $1 and expires_at > $2";
    let query = sql::query_scalar(query).bind(ids::token_hash(token)).bind(base.clock.now_ms());
    let document_id: Option<String> = query.fetch_optional(base.store.reader()).await?;
    file_or_not_found(base, document_id).await
}

async fn file_or_not_found(base: &Base, document_id: Option<String>) -> Result<File, ApiError> {
    let found = match document_id {
        Some(id) => file(&base.store, &base.vault, &id).await?,
        None => None,
    };
    found.ok_or_else(|| ApiError::not_found("document"))
}

/// The decrypted file of a document. The caller decides who may read it: an operator, or the holder of a one-time
/// address.
///
/// # Errors
/// When the database fails, or the vault's key does not decrypt it.
pub async fn file(store: &Store, vault: &Vault, id: &str) -> Result<Option<File>, StoreError> {
    let Some(row) = DocumentRow::find(store.reader(), id).await? else { return Ok(None) };
    let query = sql::query_scalar("select body_locked from identity_documents where id = $1").bind(id);
    let Some(locked): Option<String> = query.fetch_optional(store.reader()).await? else { return Ok(None) };
    Ok(Some(File { kind: row.kind(), is_pdf: row.is_pdf(), bytes: vault.unlock(&row.id, &locked)? }))
}
