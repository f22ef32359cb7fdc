//! Pictures that members send along (sections 5 and 9 of the specification): at most three, png or jpg, each under 5 MB,
//! judged by what they hold and not by what they are called. Client and server ask the same questions; the server then
//! decodes and encodes anew, so that only what was seen is kept.

/// The most pictures of one application.
pub const MAX_IMAGES: usize = 3;
/// A picture has fewer bytes than this.
pub const IMAGE_BYTES: u32 = 5 * 1024 * 1024;
/// The longest remark, in characters after NFC.
pub const MAX_REMARK_LENGTH: usize = 140;
/// The bytes at the beginning of a file that tell what it is.
pub const HEAD_BYTES: usize = 16;

/// The format of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImageKind {
    /// Portable Network Graphics, a `.png`.
    Png,
    /// A JPEG, a `.jpg`.
    Jpeg,
}

impl ImageKind {
    /// The format of a file that begins with these bytes; nothing for any other.
    #[must_use]
    pub fn of(head: &[u8]) -> Option<ImageKind> {
        if head.starts_with(&[0x89, b'P', b'N', b'G', 0x0d, 0x0a, 0x1a, 0x0a]) {
            Some(ImageKind::Png)
        } else if head.starts_with(&[0xff, 0xd8, 0xff]) {
            Some(ImageKind::Jpeg)
        } else {
            None
        }
    }
}

/// What is wrong with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImageFault {
    /// The file is neither png nor jpg.
    Kind,
    /// The file is too large.
    Size,
    /// The file is empty.
    Empty,
}

/// Judges a file by its size and its first bytes.
///
/// # Errors
/// What is wrong with it.
pub fn judge(size: u64, head: &[u8]) -> Result<ImageKind, ImageFault> {
    if size == 0 {
        return Err(ImageFault::Empty);
    }
    let kind = ImageKind::of(head).ok_or(ImageFault::Kind)?;
    if size >= u64::from(IMAGE_BYTES) { Err(ImageFault::Size) } else { Ok(kind) }
}

/// The format of a document that a member is known by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DocumentFile {
    /// A picture, in one of its formats.
    Image(ImageKind),
    /// A document in the Portable Document Format.
    Pdf,
}

/// Judges a document by its size and its first bytes: a picture, or a PDF.
///
/// # Errors
/// What is wrong with it.
pub fn judge_document(size: u64, head: &[u8]) -> Result<DocumentFile, ImageFault> {
    match judge(size, head) {
        Ok(kind) => Ok(DocumentFile::Image(kind)),
        Err(ImageFault::Kind) if head.starts_with(b"%PDF-1.") || head.starts_with(b"%PDF-2.") => {
            if size >= u64::from(IMAGE_BYTES) { Err(ImageFault::Size) } else { Ok(DocumentFile::Pdf) }
        }
        Err(fault) => Err(fault),
    }
}

/// How many characters a remark has; `composed` is the text after NFC.
#[must_use]
pub fn remark_length(composed: &str) -> usize {
    composed.chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PNG: [u8; 8] = [0x89, b'P', b'N', b'G', 0x0d, 0x0a, 0x1a, 0x0a];

    #[test]
    fn a_file_is_judged_by_what_it_holds() {
        assert_eq!(judge(1, &PNG), Ok(ImageKind::Png));
        assert_eq!(judge(1, &[0xff, 0xd8, 0xff, 0xe0]), Ok(ImageKind::Jpeg));
        for head in [&b"GIF89a"[..], b"<svg xmlns", b"%PDF-1.7", b"MZ", b"\xff\xd8", b"", b" \x89PNG\r\n\x1a\n"] {
            assert_eq!(judge(9, head), Err(ImageFault::Kind), "{head:?}");
        }
        assert_eq!(judge(0, &PNG), Err(ImageFault::Empty));
        assert_eq!(judge_document(9, b"%PDF-1.7\n"), Ok(DocumentFile::Pdf));
        assert_eq!(judge_document(9, &PNG), Ok(DocumentFile::Image(ImageKind::Png)));
        assert_eq!(judge_document(u64::from(IMAGE_BYTES), b"%PDF-1.7\n"), Err(ImageFault::Size));
        assert_eq!(judge_document(9, b"%PDF-9.0"), Err(ImageFault::Kind));
        assert_eq!(judge_document(0, b""), Err(ImageFault::Empty));
        let limit = u64::from(IMAGE_BYTES);
        assert_eq!((judge(limit - 1, &PNG), judge(limit, &PNG)), (Ok(ImageKind::Png), Err(ImageFault::Size)));
    }
}
