//! The operator's own pictures for the site: banners, logos, badges. They are stored in the database, as the records
//! that name them are.
//!
//! The id of a picture is the hash of its file, so that the same picture twice is one and browsers may cache it for
//! ever. A picture with transparency is stored as a PNG, every other as a JPEG.

use lumora_core::domain::upload::{ImageFault, ImageKind, judge};
use sha2::{Digest, Sha256};

use super::decode::{MAX_PIXELS, MAX_SIDE, declared_size};
use super::image::{ImageError, Picture, Transparency, redraw};
use super::{file_of, stored};
use platform::ids;
use platform::store::{Connection, Store, StoreError, from_row, sql};

/// Path below which the operator's pictures are served.
pub const FOLDER: &str = "/cdn/picture/";
/// Maximum number of pictures that are kept.
pub const MAX_PICTURES: u32 = 1_000;
/// Minimum of width and height in pixels: a smaller file is a mistake, or a tracking pixel.
const MIN_SIDE: u16 = 16;
/// Number of bytes of the hash in an id.
const HASH_BYTES: usize = 16;

/// Why a file can not become a picture of the site.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// The file is empty.
    #[error("the file is empty: choose a png or jpg")]
    Empty,
    /// The file is neither png nor jpg.
    #[error("the file is neither png nor jpg, whatever it is called: save the picture as one of them")]
    Kind,
    /// The file is too large, as sent or as redrawn.
    #[error("the file is too large: a picture has less than 5 MB; save it smaller")]
    TooLarge,
    /// The picture is too small to show anything: its width and height.
    #[error("the picture is {0} x {1} pixels: it needs at least {MIN_SIDE} on either side")]
    Small(u16, u16),
    /// The header declares too many pixels, or none: width and height.
    #[error(
        "the picture says it has {0} x {1} pixels: it may have 1 to {MAX_SIDE} on either side, {MAX_PIXELS} in all"
    )]
    Pixels(usize, usize),
    /// The picture takes too long to decode.
    #[error("the picture takes too long to unpack: save it anew, as a plain png or a jpg that is not progressive")]
    Slow,
    /// The file can not be decoded; the text is for the log.
    #[error("the picture can not be decoded: it is cut off or damaged; save it anew and try again")]
    Broken(String),
}

impl From<ImageError> for PictureError {
    fn from(error: ImageError) -> Self {
        match error {
            ImageError::Pixels(width, height) => Self::Pixels(width, height),
            ImageError::Scans(_) | ImageError::Slow => Self::Slow,
            ImageError::Broken(detail) => Self::Broken(detail),
        }
    }
}

/// Checks a file by its size and its first bytes.
///
/// # Errors
/// Why the file is refused.
fn check_format(size: u64, head: &[u8]) -> Result<ImageKind, PictureError> {
    judge(size, head).map_err(|fault| match fault {
        ImageFault::Empty => PictureError::Empty,
        ImageFault::Kind => PictureError::Kind,
        ImageFault::Size => PictureError::TooLarge,
    })
}

/// Checks a file by its size, its first bytes and the size that its header declares; nothing is decoded.
///
/// # Errors
/// Why the file is refused.
pub fn check_file(file: &[u8]) -> Result<ImageKind, PictureError> {
    let kind = check_format(file.len() as u64, file)?;
    declared_size(file, kind)?;
    Ok(kind)
}

/// Checks a file and redraws it for the site.
///
/// # Errors
/// Why the file is refused.
pub fn prepare(file: &[u8]) -> Result<Picture, PictureError> {
    let kind = check_file(file)?;
    let picture = redraw(file, kind, Transparency::Kept)?;
    if picture.width.min(picture.height) < MIN_SIDE {
        return Err(PictureError::Small(picture.width, picture.height));
    }
    check_format(picture.file.len() as u64, &picture.file)?;
    Ok(picture)
}

/// A picture of the operator, without its file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Id: the hash of the file in hexadecimal.
    pub id: String,
    /// `jpg` or `png`.
    pub kind: String,
    /// Width in pixels.
    pub width: i64,
    /// Height in pixels.
    pub height: i64,
    /// Size of the file in bytes.
    pub bytes: i64,
    /// When it was added, in milliseconds since the epoch UTC.
    pub added_at: i64,
}

from_row!(Row { id, kind, width, height, bytes, added_at });

impl Row {
    /// The row of a picture that is added at `now_ms`.
    pub fn of(picture: &Picture, now_ms: i64) -> Self {
        let hash = Sha256::digest(&picture.file);
        Self {
            id: ids::hex(hash.get(..HASH_BYTES).unwrap_or(&hash)),
            kind: if picture.kind == ImageKind::Png { "png" } else { "jpg" }.to_owned(),
            width: picture.width.into(),
            height: picture.height.into(),
            bytes: picture.file.len() as i64,
            added_at: now_ms,
        }
    }

    /// Address of the picture, as records name it.
    pub fn address(&self) -> String {
        format!("{FOLDER}{}.{}", self.id, self.kind)
    }
}

/// The addresses of the operator's pictures in a text.
pub fn addresses_in(text: &str) -> impl Iterator<Item = &str> {
    let plain = |it: char| it.is_ascii_alphanumeric() || matches!(it, '.' | '-' | '_' | '%');
    text.match_indices(FOLDER).filter_map(move |(start, _)| {
        let rest = text.get(start + FOLDER.len()..)?;
        let length = rest.find(|it: char| !plain(it)).unwrap_or(rest.len());
        text.get(start..start + FOLDER.len() + length)
    })
}

/// Id and format in an address; none for an address that can not be one of the operator's pictures.
fn parse_address(address: &str) -> Option<(&str, &str)> {
    let (id, kind) = address.strip_prefix(FOLDER)?.split_once('.')?;
    let plain = id.len() == 2 * HASH_BYTES && id.bytes().all(|it| matches!(it, b'0'..=b'9' | b'a'..=b'f'));
    (plain && matches!(kind, "jpg" | "png")).then_some((id, kind))
}

/// Whether there is a picture at an address.
///
/// # Errors
/// When the database fails.
pub async fn exists(connection: &mut Connection, address: &str) -> Result<bool, StoreError> {
    let Some((id, kind)) = parse_address(address) else { return Ok(false) };
    Ok(find(connection, id).await?.is_some_and(|row| row.kind == kind))
}

/// The picture with this id.
///
/// # Errors
/// When the database fails.
pub async fn find(connection: &mut Connection, id: &str) -> Result<Option<Row>, StoreError> {
    let query = sql::query_as("select id, kind, width, height, bytes, added_at from pictures where id = $1");
    query.bind(id).fetch_optional(connection).await
}

/// Number of pictures.
///
/// # Errors
/// When the database fails.
pub async fn count(connection: &mut Connection) -> Result<i64, StoreError> {
    sql::query_scalar("select count(*) from pictures").fetch_one(connection).await
}

/// A page of the pictures, the latest first.
///
/// # Errors
/// When the database fails.
pub async fn page(connection: &mut Connection, offset: i64, limit: i64) -> Result<Vec<Row>, StoreError> {
    let query = sql::query_as(
        "select id, kind, width, height, bytes, added_at from pictures order by added_at desc, id limit $1 offset $2",
    );
    query.bind(limit).bind(offset).fetch_all(connection).await
}

/// Stores a picture, in the caller's transaction.
///
/// # Errors
/// When the database fails.
pub async fn insert(connection: &mut Connection, row: &Row, picture: &Picture) -> Result<(), StoreError> {
    sql::query(
        "insert into pictures (id, kind, width, height, bytes, body, added_at) values ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(&row.id)
    .bind(&row.kind)
    .bind(row.width)
    .bind(row.height)
    .bind(row.bytes)
    .bind(stored(&picture.file))
    .bind(row.added_at)
    .execute(connection)
    .await?;
    Ok(())
}

/// Deletes a picture, in the caller's transaction.
///
/// # Errors
/// When the database fails.
pub async fn delete(connection: &mut Connection, id: &str) -> Result<(), StoreError> {
    sql::query("delete from pictures where id = $1").bind(id).execute(connection).await?;
    Ok(())
}

/// Content type and file of the picture at an address; none when there is no picture.
///
/// # Errors
/// When the database fails.
pub(super) async fn file(store: &Store, address: &str) -> Result<Option<(&'static str, Vec<u8>)>, StoreError> {
    let Some((id, kind)) = parse_address(address) else { return Ok(None) };
    let query = sql::query_scalar("select body from pictures where id = $1 and kind = $2");
    let body: Option<String> = query.bind(id).bind(kind).fetch_optional(store.reader()).await?;
    let content_type = if kind == "png" { "image/png" } else { "image/jpeg" };
    Ok(body.and_then(|body| file_of(&body)).map(|file| (content_type, file)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_names_pictures_wherever_they_stand_in_it() {
        let html = "<p><img src=\"/cdn/picture/ab.png\"> and <a href=\"/cdn/picture/cd.jpg?x=1\">it</a></p>";
        assert_eq!(addresses_in(html).collect::<Vec<_>>(), ["/cdn/picture/ab.png", "/cdn/picture/cd.jpg"]);
        assert_eq!(addresses_in("/cdn/picture/").collect::<Vec<_>>(), ["/cdn/picture/"]);
        assert_eq!(addresses_in("/cdn/art/v1/brand/mark.svg").count(), 0);
    }

    #[test]
    fn only_an_id_with_its_kind_is_an_address() {
        let id = "0123456789abcdef0123456789abcdef";
        assert_eq!(parse_address(&format!("/cdn/picture/{id}.jpg")), Some((id, "jpg")));
        for bad in
            ["", "x.jpg", &format!("{id}.gif"), id, &format!("{id}.jpg?a"), &format!("{}.png", id.to_uppercase())]
        {
            assert_eq!(parse_address(&format!("{FOLDER}{bad}")), None, "{bad}");
        }
    }
}
