//! Pictures in conversations: decoded and encoded again like every upload, and shown only to the customer and to
//! operators.
//!
//! A picture that no message shows is deleted after a day.

use axum::extract::State;
use axum::http::{HeaderName, header};
use content::picture::image::{Picture, on_white};
use content::picture::queue::Queue;
use content::picture::{file_of, queue, stored, take_received};
use lumora_core::wire::{Envelope, ImageValue, SupportPictureValue};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Query, ReceivedFile, Reply, Upload};
use platform::ids;
use platform::params::{Code, RequiredParam};
use platform::query;
use platform::rate_limit::RateLimit;
use platform::store::{Connection, Store, StoreError, sql};

use crate::customer::Customer;

/// Pictures that one customer may upload in an hour.
const UPLOAD_LIMIT: RateLimit = RateLimit::hourly("support-picture", 30);

/// The HTTP answer with a picture: headers and the JPEG file.
pub type PictureReply = ([(HeaderName, &'static str); 4], Vec<u8>);

/// Upload a picture
///
/// The body is the file: png or jpg, under 5 MB. It is decoded and encoded again; only its pixels are kept. A message
/// then shows it by its id.
#[utoipa::path(
    post, path = "/wps/support/pictures", tag = "support", security(("session" = []), ("visitor" = [])),
    request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses(
        (status = 200, body = Envelope<ImageValue>), (status = 401, body = ErrorEnvelope), (status = 413, body = ErrorEnvelope),
        (status = 422, body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
pub(crate) async fn upload(
    State(base): State<Base>,
    customer: Customer,
    file: Upload,
) -> Result<Reply<ImageValue>, ApiError> {
    let queue = if customer.is_member() { &queue::MEMBERS } else { &queue::VISITORS };
    let file = queue.receive(customer.owner(), file).await?;
    let image_id = keep(&base, customer.owner(), queue, file, Some(UPLOAD_LIMIT)).await?;
    Ok(Reply(ImageValue { image_id }))
}

query! {
    /// The picture to show.
    pub(crate) struct PictureQuery {
        /// Id of the picture.
        id: RequiredParam<Code>,
    }
}

/// Show a picture of the customer's conversations
#[utoipa::path(
    get, path = "/wps/support/picture", tag = "support", security(("session" = []), ("visitor" = [])), params(PictureQuery),
    responses(
        (status = 200, body = Envelope<SupportPictureValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope)
    )
)]
pub(crate) async fn show(
    State(base): State<Base>,
    Query(query): Query<PictureQuery>,
    customer: Customer,
) -> Result<Reply<SupportPictureValue>, ApiError> {
    let text = "select p.body from support_pictures p left join support_conversations c on c.id = p.conversation_id
                where p.id = $1 and (p.owner = $2 or c.owner = $2)";
    let found = sql::query_scalar::<String>(text).bind(&query.id.0).bind(customer.owner());
    let jpeg = found.fetch_optional(base.store.reader()).await?.ok_or_else(|| ApiError::not_found("picture"))?;
    Ok(Reply(SupportPictureValue { jpeg }))
}

/// The picture with this id for an operator, whoever sent it.
///
/// # Errors
/// 404 for an unknown id.
pub async fn for_operator(store: &Store, id: &str) -> Result<PictureReply, ApiError> {
    const HEADERS: [(HeaderName, &str); 4] = [
        (header::CONTENT_TYPE, "image/jpeg"),
        (header::CACHE_CONTROL, "no-store"),
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; sandbox"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    ];
    let query = sql::query_scalar::<String>("select body from support_pictures where id = $1");
    let body = query.bind(id).fetch_optional(store.reader()).await?;
    let file = body.as_deref().and_then(file_of).ok_or_else(|| ApiError::not_found("picture"))?;
    Ok((HEADERS, file))
}

/// Decodes, encodes and stores a picture for `owner`; returns its id.
///
/// # Errors
/// If the file is no valid picture, and 429 above the limit.
pub async fn keep(
    base: &Base,
    owner: &str,
    queue: &'static Queue,
    file: ReceivedFile,
    limit: Option<RateLimit>,
) -> Result<String, ApiError> {
    let picture = take_received(base, (owner, queue), file, limit, on_white).await?;
    let now_ms = base.clock.now_ms();
    let (id, owner) = (ids::new_id(now_ms), owner.to_owned());
    let picture_id = id.clone();
    base.store
        .write(move |tx| Box::pin(async move { insert(tx, &picture_id, &owner, &picture, now_ms).await }))
        .await?;
    Ok(id)
}

async fn insert(tx: &mut Connection, id: &str, owner: &str, picture: &Picture, now_ms: i64) -> Result<(), StoreError> {
    let query = "insert into support_pictures (id, owner, conversation_id, width, height, body, uploaded_at)
                 values ($1, $2, null, $3, $4, $5, $6)";
    let query = sql::query(query).bind(id).bind(owner).bind(i64::from(picture.width)).bind(i64::from(picture.height));
    query.bind(stored(&picture.file)).bind(now_ms).execute(tx).await.map(drop)
}

/// Records that a conversation shows a picture of `owner`.
///
/// # Errors
/// 404 unless `owner` has such a picture that no conversation shows yet.
pub(crate) async fn show_in(tx: &mut Connection, id: &str, owner: &str, conversation_id: &str) -> Result<(), ApiError> {
    let query =
        "update support_pictures set conversation_id = $3 where id = $1 and owner = $2 and conversation_id is null";
    let done = sql::query(query).bind(id).bind(owner).bind(conversation_id).execute(tx).await?;
    if done.rows_affected() == 1 { Ok(()) } else { Err(ApiError::not_found("picture")) }
}
