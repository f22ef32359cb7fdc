//! Pictures of the operator's own: banners, logos, badges, in the database beside what names them.
//!
//! A picture is called by what it holds (the hash of its file), so that the same one twice is one and browsers may keep it for
//! ever. What shines through stays: such a picture is a PNG, every other a JPEG.

use lumora_core::domain::upload::{ImageFault, ImageKind, judge};
use sha2::{Digest, Sha256};

use super::decode::{LONGEST_SIDE, MOST_PIXELS, declared_size};
use super::image::{ImageError, Picture, Transparency, redraw};
use super::{file_of, stored};
use platform::ids;
use platform::store::{Connection, Store, StoreError, from_row, sql};

/// Where they stand.
pub const FOLDER: &str = "/cdn/picture/";
/// No more are kept.
pub const MOST: u32 = 1_000;
/// A smaller side shows nothing: such a file is a mistake, or counts who looks.
const SHORTEST_SIDE: u16 = 16;
/// Bytes of the hash in an id.
const HASH_BYTES: usize = 16;

/// Why a file is no picture for the site.
#[derive(Debug, thiserror::Error)]
pub enum Unfit {
    /// There is nothing in it.
    #[error("the file is empty: choose a png or jpg")]
    Empty,
    /// It is something else.
    #[error("the file is neither png nor jpg, whatever it is called: save the picture as one of them")]
    Kind,
    /// It is too large, as sent or as kept.
    #[error("the file is too large: a picture has less than 5 MB; save it smaller")]
    TooLarge,
    /// Nothing can be seen on it.
    #[error("the picture is {0} x {1} pixels: it needs at least {SHORTEST_SIDE} on either side")]
    Small(u16, u16),
    /// Its header promises too much, or nothing.
    #[error(
        "the picture says it has {0} x {1} pixels: it may have 1 to {LONGEST_SIDE} on either side, {MOST_PIXELS} in all"
    )]
    Pixels(usize, usize),
    /// It takes too long to unpack.
    #[error("the picture takes too long to unpack: save it anew, as a plain png or a jpg that is not progressive")]
    Slow,
    /// It can not be decoded; the text is for the log.
    #[error("the picture can not be decoded: it is cut off or damaged; save it anew and try again")]
    Broken(String),
}

impl From<ImageError> for Unfit {
    fn from(error: ImageError) -> Self {
        match error {
            ImageError::Pixels(width, height) => Self::Pixels(width, height),
            ImageError::Scans(_) | ImageError::Slow => Self::Slow,
            ImageError::Broken(detail) => Self::Broken(detail),
        }
    }
}

/// Judges a file by its size and its first bytes.
///
/// # Errors
/// What is wrong with it.
fn judged(size: u64, head: &[u8]) -> Result<ImageKind, Unfit> {
    judge(size, head).map_err(|fault| match fault {
        ImageFault::Empty => Unfit::Empty,
        ImageFault::Kind => Unfit::Kind,
        ImageFault::Size => Unfit::TooLarge,
    })
}

/// Judges a file by its size, its first bytes and what its header promises, with nothing of it unpacked.
///
/// # Errors
/// What is wrong with it.
pub fn admitted(file: &[u8]) -> Result<ImageKind, Unfit> {
    let kind = judged(file.len() as u64, file)?;
    declared_size(file, kind)?;
    Ok(kind)
}

/// The picture that the site can show of a file.
///
/// # Errors
/// Why there is none.
pub fn made(file: &[u8]) -> Result<Picture, Unfit> {
    let kind = admitted(file)?;
    let picture = redraw(file, kind, Transparency::Kept)?;
    if picture.width.min(picture.height) < SHORTEST_SIDE {
        return Err(Unfit::Small(picture.width, picture.height));
    }
    judged(picture.file.len() as u64, &picture.file)?;
    Ok(picture)
}

/// A picture as it is listed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Its id.
    pub id: String,
    /// `jpg` or `png`.
    pub kind: String,
    /// Pixels.
    pub width: i64,
    /// Pixels.
    pub height: i64,
    /// Size of the file.
    pub bytes: i64,
    /// When, in milliseconds.
    pub added_at: i64,
}

from_row!(Row { id, kind, width, height, bytes, added_at });

impl Row {
    /// The row of a picture that is added now.
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

    /// Where it stands: what a record names.
    pub fn address(&self) -> String {
        format!("{FOLDER}{}.{}", self.id, self.kind)
    }
}

/// The addresses of pictures of the operator's own that a text names.
pub fn named_in(text: &str) -> impl Iterator<Item = &str> {
    let plain = |it: char| it.is_ascii_alphanumeric() || matches!(it, '.' | '-' | '_' | '%');
    text.match_indices(FOLDER).filter_map(move |(start, _)| {
        let rest = text.get(start + FOLDER.len()..)?;
        let length = rest.find(|it: char| !plain(it)).unwrap_or(rest.len());
        text.get(start..start + FOLDER.len() + length)
    })
}

/// Id and kind of an address; nothing for what can be no address of theirs.
fn parts(address: &str) -> Option<(&str, &str)> {
    let (id, kind) = address.strip_prefix(FOLDER)?.split_once('.')?;
    let plain = id.len() == 2 * HASH_BYTES && id.bytes().all(|it| matches!(it, b'0'..=b'9' | b'a'..=b'f'));
    (plain && matches!(kind, "jpg" | "png")).then_some((id, kind))
}

/// Whether a picture stands at an address.
///
/// # Errors
/// When the database fails.
pub async fn is_there(connection: &mut Connection, address: &str) -> Result<bool, StoreError> {
    let Some((id, kind)) = parts(address) else { return Ok(false) };
    Ok(find(connection, id).await?.is_some_and(|row| row.kind == kind))
}

/// One of them.
///
/// # Errors
/// When the database fails.
pub async fn find(connection: &mut Connection, id: &str) -> Result<Option<Row>, StoreError> {
    let query = sql::query_as("select id, kind, width, height, bytes, added_at from pictures where id = $1");
    query.bind(id).fetch_optional(connection).await
}

/// How many there are.
///
/// # Errors
/// When the database fails.
pub async fn count(connection: &mut Connection) -> Result<i64, StoreError> {
    sql::query_scalar("select count(*) from pictures").fetch_one(connection).await
}

/// Some of them, the latest first.
///
/// # Errors
/// When the database fails.
pub async fn page(connection: &mut Connection, offset: i64, limit: i64) -> Result<Vec<Row>, StoreError> {
    let query = sql::query_as(
        "select id, kind, width, height, bytes, added_at from pictures order by added_at desc, id limit $1 offset $2",
    );
    query.bind(limit).bind(offset).fetch_all(connection).await
}

/// Keeps one, in the caller's transaction.
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

/// Forgets one, in the caller's transaction.
///
/// # Errors
/// When the database fails.
pub async fn delete(connection: &mut Connection, id: &str) -> Result<(), StoreError> {
    sql::query("delete from pictures where id = $1").bind(id).execute(connection).await?;
    Ok(())
}

/// The file at an address, and its content type; nothing when there is none.
///
/// # Errors
/// When the database fails.
pub(super) async fn file(store: &Store, address: &str) -> Result<Option<(&'static str, Vec<u8>)>, StoreError> {
    let Some((id, kind)) = parts(address) else { return Ok(None) };
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
        assert_eq!(named_in(html).collect::<Vec<_>>(), ["/cdn/picture/ab.png", "/cdn/picture/cd.jpg"]);
        assert_eq!(named_in("/cdn/picture/").collect::<Vec<_>>(), ["/cdn/picture/"]);
        assert_eq!(named_in("/cdn/art/v1/brand/mark.svg").count(), 0);
    }

    #[test]
    fn only_an_id_with_its_kind_is_an_address() {
        let id = "0123456789abcdef0123456789abcdef";
        assert_eq!(parts(&format!("/cdn/picture/{id}.jpg")), Some((id, "jpg")));
        for bad in
            ["", "x.jpg", &format!("{id}.gif"), id, &format!("{id}.jpg?a"), &format!("{}.png", id.to_uppercase())]
        {
            assert_eq!(parts(&format!("{FOLDER}{bad}")), None, "{bad}");
        }
    }
}
