//! The operator's own pictures: added, listed and removed by command, and over HTTP with an operator's key.
//!
//! Which records show a picture follows from the descriptions of the record types: fields of type picture, and texts
//! that may contain one. A picture that a record shows can not be removed.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path as FilePath, PathBuf};

use axum::extract::State;
use axum::http::StatusCode;
use clap::Subcommand;
use lumora_core::wire::{Done, Envelope};
use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;

use super::auth::Operator;
use super::paging::PageQuery;
use super::{Actor, AdminError, audit, record_types};
use content::picture::image::Picture;
use content::picture::queue;
use content::picture::site::{self, PictureError, Row};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Path, Query, ReceivedFile, Reply, Upload};
use platform::store::{Connection, Store, StoreError};

/// Commands on the operator's own pictures.
#[derive(Debug, Clone, Subcommand)]
pub(super) enum Pictures {
    /// Add a picture and print its address, which records can then refer to.
    Add {
        /// Path of a png or jpg file of less than 5 MB.
        file: PathBuf,
    },
    /// List pictures, the latest first.
    List,
    /// Remove a picture that no record shows.
    Remove {
        /// Id of the picture, as listed.
        id: String,
    },
}

impl Pictures {
    /// Runs the command; returns the lines to print.
    pub(super) async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        Ok(match self {
            Self::Add { file } => {
                let picture = site::prepare(&read(&file).await?)?;
                let row = keep(store, actor, picture).await?;
                vec![row.address(), format!("{} x {} pixels, {} bytes", row.width, row.height, row.bytes)]
            }
            Self::List => {
                let (rows, _) = list_page(store, 0, site::MAX_PICTURES.into()).await?;
                let line = |(row, uses): &(Row, usize)| {
                    let Row { id, width, height, bytes, .. } = row;
                    let (at, size) = (rfc3339(row.added_at), format!("{width} x {height}"));
                    format!("{id}  {at}  {size:<12} {bytes:>8} bytes  used by {uses}  {}", row.address())
                };
                rows.iter().map(line).collect()
            }
            Self::Remove { id } => {
                take_away(store, actor, id.clone()).await?;
                vec![format!("{id} is removed")]
            }
        })
    }
}

/// Reads a picture file; one above the size limit is refused before it is read.
async fn read(file: &FilePath) -> Result<Vec<u8>, AdminError> {
    let wrong = |detail: String| AdminError::PictureFile { file: file.display().to_string(), detail };
    let about = tokio::fs::metadata(file).await.map_err(|error| wrong(error.to_string()))?;
    if !about.is_file() {
        return Err(wrong("it is no file".to_owned()));
    }
    if about.len() >= u64::from(lumora_core::domain::upload::IMAGE_BYTES) {
        return Err(PictureError::TooLarge.into());
    }
    tokio::fs::read(file).await.map_err(|error| wrong(error.to_string()))
}

/// The picture's entry in the record of changes, as JSON.
fn audit_json(row: &Row) -> String {
    json!({ "address": row.address(), "width": row.width, "height": row.height, "bytes": row.bytes }).to_string()
}

/// Stores a picture; one that is stored already is returned unchanged.
async fn keep(store: &Store, actor: Actor, picture: Picture) -> Result<Row, AdminError> {
    let row = Row::of(&picture, actor.now_ms);
    store
        .write(move |tx| {
            Box::pin(async move {
                if let Some(there) = site::find(tx, &row.id).await? {
                    return Ok(there);
                }
                if site::count(tx).await? >= i64::from(site::MAX_PICTURES) {
                    return Err(AdminError::TooMany("pictures", site::MAX_PICTURES));
                }
                site::insert(tx, &row, &picture).await?;
                audit::note(tx, &actor, &format!("picture {}", row.id), ("", &audit_json(&row))).await?;
                Ok(row)
            })
        })
        .await
}

/// The ids of the records that show a picture, by record type.
type Uses = BTreeMap<&'static str, BTreeSet<String>>;

/// The records that show pictures, by address of the picture.
async fn uses(connection: &mut Connection) -> Result<BTreeMap<String, Uses>, StoreError> {
    let mut all: BTreeMap<String, Uses> = BTreeMap::new();
    for record_type in record_types::ALL {
        for (id, text) in record_type.showing_pictures(connection).await? {
            for address in site::addresses_in(&text) {
                all.entry(address.to_owned()).or_default().entry(record_type.name).or_default().insert(id.clone());
            }
        }
    }
    Ok(all)
}

/// A page of pictures, each with the number of records that show it, and the count of all pictures.
async fn list_page(store: &Store, offset: i64, limit: i64) -> Result<(Vec<(Row, usize)>, i64), AdminError> {
    let (rows, uses, count) = store
        .read(move |tx| {
            Box::pin(async move {
                let rows = site::page(tx, offset, limit).await?;
                Ok::<_, AdminError>((rows, uses(tx).await?, site::count(tx).await?))
            })
        })
        .await?;
    let with_uses = |row: Row| {
        let uses = uses.get(&row.address()).map_or(0, |uses| uses.values().map(BTreeSet::len).sum());
        (row, uses)
    };
    Ok((rows.into_iter().map(with_uses).collect(), count))
}

async fn take_away(store: &Store, actor: Actor, id: String) -> Result<(), AdminError> {
    store
        .write(move |tx| {
            Box::pin(async move {
                let Some(row) = site::find(tx, &id).await? else {
                    return Err(AdminError::NoSuch("picture".to_owned(), id));
                };
                if let Some(uses) = uses(tx).await?.remove(&row.address()) {
                    return Err(AdminError::PictureInUse(
                        uses.into_iter().map(|(record_type, ids)| (record_type, ids.len())).collect(),
                    ));
                }
                site::delete(tx, &id).await?;
                audit::note(tx, &actor, &format!("picture {id}"), (&audit_json(&row), "")).await?;
                Ok(())
            })
        })
        .await
}

/// A picture that was added.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct AddedPictureValue {
    /// Id of the picture, derived from its content: equal pictures have equal ids.
    id: String,
    /// Address for records to refer to; its content never changes.
    address: String,
    /// Width in pixels.
    width: i64,
    /// Height in pixels.
    height: i64,
    /// Size of the stored file, in bytes.
    bytes: i64,
}

/// A picture in a list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct PictureValue {
    id: String,
    /// Address for records to refer to.
    address: String,
    /// Width in pixels.
    width: i64,
    /// Height in pixels.
    height: i64,
    /// Size of the stored file, in bytes.
    bytes: i64,
    /// When it was added, RFC 3339.
    added_at: String,
    /// Whether any record shows it; if so, it can not be removed.
    in_use: bool,
    /// The number of records that show it.
    uses: usize,
}

/// A page of the operator's own pictures.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct PicturesValue {
    /// The pictures, the latest first.
    content: Vec<PictureValue>,
    /// The number of pages.
    total_pages: u32,
    /// The number of pictures on all pages.
    total_elements: i64,
}

/// Receives the file that an operator uploads.
///
/// # Errors
/// 413 above the size limit, with the back office's message, and 429 if too many are uploaded at once.
pub(crate) async fn receive(who: &str, file: Upload) -> Result<ReceivedFile, ApiError> {
    queue::OPERATORS.receive(who, file).await.map_err(|error| match error {
        ApiError::Refused(refusal) if refusal.status == StatusCode::PAYLOAD_TOO_LARGE => {
            AdminError::from(PictureError::TooLarge).into()
        }
        error => error,
    })
}

/// Add a picture
///
/// The body is the file: png or jpg, under 5 MB, recognised by its content. It is decoded and encoded again: as png if
/// it has transparency, otherwise as jpg. Adding the same picture again returns the stored one.
#[utoipa::path(
    post, path = "/wps/operator/pictures", tag = "operator", security(("operator" = [])),
    request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses(
        (status = 200, body = Envelope<AddedPictureValue>), (status = 401, body = ErrorEnvelope),
        (status = 413, body = ErrorEnvelope), (status = 422, body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
pub(super) async fn add(
    State(base): State<Base>,
    operator: Operator,
    file: Upload,
) -> Result<Reply<AddedPictureValue>, ApiError> {
    let actor = operator.actor(&base).await?;
    let file = receive(&actor.name, file).await?;
    site::check_file(&file).map_err(AdminError::from)?;
    let picture = queue::OPERATORS.work(&actor.name, move || site::prepare(&file)).await?.map_err(AdminError::from)?;
    let row = keep(&base.store, actor, picture).await?;
    let address = row.address();
    Ok(Reply(AddedPictureValue { id: row.id, address, width: row.width, height: row.height, bytes: row.bytes }))
}

/// List the operator's own pictures
#[utoipa::path(
    get, path = "/wps/operator/pictures", tag = "operator", security(("operator" = [])), params(PageQuery),
    responses(
        (status = 200, body = Envelope<PicturesValue>), (status = 400, body = ErrorEnvelope),
        (status = 401, body = ErrorEnvelope)
    )
)]
pub(super) async fn list(
    State(base): State<Base>,
    Query(query): Query<PageQuery>,
) -> Result<Reply<PicturesValue>, ApiError> {
    let page = query.read();
    let (rows, total_elements) = list_page(&base.store, page.offset(), page.limit()).await?;
    let value = |(row, uses): (Row, usize)| PictureValue {
        address: row.address(),
        id: row.id,
        width: row.width,
        height: row.height,
        bytes: row.bytes,
        added_at: rfc3339(row.added_at),
        in_use: uses > 0,
        uses,
    };
    let content = rows.into_iter().map(value).collect();
    Ok(Reply(PicturesValue { content, total_pages: page.count(total_elements), total_elements }))
}

/// Remove a picture
///
/// Only one that no record shows; otherwise `in_use` (409) returns how many do.
#[utoipa::path(
    delete, path = "/wps/operator/pictures/{id}", tag = "operator", security(("operator" = [])),
    params(("id" = String, Path, description = "Its id.")),
    responses(
        (status = 200, body = Envelope<Done>), (status = 401, body = ErrorEnvelope), (status = 404, body = ErrorEnvelope),
        (status = 409, body = ErrorEnvelope), (status = 429, body = ErrorEnvelope)
    )
)]
pub(super) async fn remove(
    State(base): State<Base>,
    operator: Operator,
    Path(id): Path<String>,
) -> Result<Reply<Done>, ApiError> {
    let actor = operator.actor(&base).await?;
    take_away(&base.store, actor, id).await?;
    Ok(Reply(Done {}))
}
