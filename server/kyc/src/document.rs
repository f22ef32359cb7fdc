//! Documents: taking one in, and the two ways in which one leaves the server.
//!
//! A picture is drawn anew. A PDF can not be drawn anew without a reader of PDFs in the server, which would run over a stranger's file; it is looked
//! through instead ([`pdf`](crate::pdf)), kept as it came, and only ever leaves as an attachment in a sandbox. Both are locked under the key of the vault.

use axum::body::Bytes;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use content::picture::image::on_white;
use content::picture::{queue, take_received, too_large};
use identity::session::Member;
use lumora_core::domain::identity_check::{DocumentKind, MOST_DOCUMENTS};
use lumora_core::domain::upload::{DocumentFile, ImageFault, judge_document};
use lumora_core::wire::{DocumentAddress, code};
use platform::Base;
use platform::http::{ApiError, Upload};
use platform::ids;
use platform::rate_limit::RateLimit;
use platform::store::{Connection, Store, StoreError, sql};
use platform::vault::Vault;

use crate::change::gone_on;
use crate::pdf;
use crate::row::{CheckRow, DocumentRow};

/// How many documents a member sends in an hour.
const UPLOAD_LIMIT: RateLimit = RateLimit::hourly("identity-document", 20);
/// How many addresses a member asks for in an hour.
const ADDRESS_LIMIT: RateLimit = RateLimit::hourly("identity-document-address", 60);
/// Where a document is read by an address that is good once.
const FOLDER: &str = "/wps/identityDocument/";
/// How long an address is good, in milliseconds.
const ADDRESS_MS: i64 = 60 * 1000;

/// The file of a document.
#[derive(Debug)]
pub struct File {
    /// What it is.
    pub kind: DocumentKind,
    /// Whether it is a PDF, and not a JPEG.
    pub is_pdf: bool,
    /// The file itself.
    pub bytes: Vec<u8>,
}

impl File {
    /// What it is called where it is saved.
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

/// Takes a document in, in the place of one of the same kind.
///
/// # Errors
/// 409 while the check is looked at or approved; 413, 422, 429.
pub(crate) async fn send(base: &Base, member: &Member, kind: DocumentKind, file: Upload) -> Result<(), ApiError> {
    // Before anything is counted or unpacked; asked again in the transaction.
    let known = CheckRow::of_member(base.store.reader(), &member.id).await?;
    if known.is_some_and(|check| !check.status().is_editable()) {
        return Err(gone_on());
    }
    let (kept, is_pdf) = kept(base, member, file).await?;
    let now_ms = base.clock.now_ms();
    let id = ids::new_id(now_ms);
    let (locked, bytes, member_id) = (base.vault.lock(&id, &kept)?, kept.len() as i64, member.id.clone());
    let work = async move |tx: &mut Connection| {
        let check = CheckRow::of_member_or_new(&mut *tx, &member_id, now_ms).await?;
        if !check.status().is_editable() {
            return Err(gone_on());
        }
        let former = "delete from identity_documents where check_id = $1 and kind = $2";
        sql::query(former).bind(&check.id).bind(kind.name()).execute(&mut *tx).await?;
        if DocumentRow::of_check(&mut *tx, &check.id).await?.len() >= MOST_DOCUMENTS {
            return Err(gone_on());
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

/// What is kept of a file, and whether that is a PDF.
async fn kept(base: &Base, member: &Member, file: Upload) -> Result<(Vec<u8>, bool), ApiError> {
    let who = (member.id.as_str(), &queue::MEMBERS);
    let file = queue::MEMBERS.receive(&member.id, file).await?;
    let kind = judge_document(file.len() as u64, &file).map_err(|fault| match fault {
        ImageFault::Size => too_large(),
        ImageFault::Kind | ImageFault::Empty => invalid(),
    })?;
    if let DocumentFile::Image(_) = kind {
        let picture = take_received(base, who, file, Some(UPLOAD_LIMIT), on_white).await?;
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

/// Takes a document away. One that is gone, or another member's, changes nothing.
///
/// # Errors
/// 409 while the check is looked at or approved.
pub(crate) async fn remove(base: &Base, member: &Member, id: &str) -> Result<(), ApiError> {
    let (member_id, id) = (member.id.clone(), id.to_owned());
    let work = async move |tx: &mut Connection| {
        let Some(check) = CheckRow::of_member(&mut *tx, &member_id).await? else { return Ok(()) };
        if !check.status().is_editable() {
            return Err(gone_on());
        }
        let delete = "delete from identity_documents where id = $1 and check_id = $2";
        sql::query(delete).bind(&id).bind(&check.id).execute(&mut *tx).await?;
        Ok(())
    };
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

/// An address at which the owner reads a document, once.
///
/// # Errors
/// 404 for none of the member's own, 429.
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

/// What is to be read at an address, which is used up by it.
///
/// # Errors
/// 404 for an address that was used, is too old or never was.
pub(crate) async fn read_once(base: &Base, token: &str) -> Result<File, ApiError> {
    let (hash, now_ms) = (ids::token_hash(token), base.clock.now_ms());
    let work = async move |tx: &mut Connection| {
        let delete = "delete from identity_document_addresses where token_hash = $1 and expires_at > $2
                      returning document_id";
        sql::query_scalar::<String>(delete).bind(hash).bind(now_ms).fetch_optional(tx).await
    };
    let document_id: Option<String> =
        base.store.write(move |tx| Box::pin(async move { work(tx).await })).await.map_err(|error: StoreError| error)?;
    named(base, document_id).await
}

/// The same for who asks for the head of the answer alone: the address is still good.
///
/// # Errors
/// Those of [`read_once`].
pub(crate) async fn look_at(base: &Base, token: &str) -> Result<File, ApiError> {
    let query = "select document_id from identity_document_addresses where token_hash = $1 and expires_at > $2";
    let query = sql::query_scalar(query).bind(ids::token_hash(token)).bind(base.clock.now_ms());
    let document_id: Option<String> = query.fetch_optional(base.store.reader()).await?;
    named(base, document_id).await
}

/// The document that an address leads to, if it leads to one.
async fn named(base: &Base, document_id: Option<String>) -> Result<File, ApiError> {
    let found = match document_id {
        Some(id) => file(&base.store, &base.vault, &id).await?,
        None => None,
    };
    found.ok_or_else(|| ApiError::not_found("document"))
}

/// The file of a document, for an operator, or for whoever has shown an address that was good.
///
/// # Errors
/// When the database fails, or the key of the vault does not open it.
pub async fn file(store: &Store, vault: &Vault, id: &str) -> Result<Option<File>, StoreError> {
    let Some(row) = DocumentRow::find(store.reader(), id).await? else { return Ok(None) };
    let query = sql::query_scalar("select body_locked from identity_documents where id = $1").bind(id);
    let Some(locked): Option<String> = query.fetch_optional(store.reader()).await? else { return Ok(None) };
    Ok(Some(File { kind: row.kind(), is_pdf: row.is_pdf(), bytes: vault.unlock(&row.id, &locked)? }))
}
