//! Scans an uploaded PDF without trusting it (sections 4 and 9 of the specification).
//!
//! A full parser would build whatever graph the file asks for, and PDF readers differ in how they repair broken files:
//! an object can hide wherever a cross-reference table points to. So nothing is parsed. Every name in the file counts,
//! wherever it is and however its letters are escaped, in plain bytes and in compressed streams, and names that run,
//! fetch, embed or hide something are refused. A stream that can not be read is refused too. The file is still never
//! shown inside a page of the site: it is sent as an attachment with a sandboxing policy.

use lumora_core::domain::identity_check::MAX_PDF_PAGES;
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_zlib_with_limit};

/// The most bytes that all streams of a file may decompress to together; streams of images are not decompressed.
const MAX_UNPACKED: usize = 32 * 1024 * 1024;
/// How many bytes at the end of a file are searched for its end marker.
const TAIL: usize = 1_024;
/// The longest name that is read, in bytes, and the longest dictionary before a stream.
const MAX_NAME: usize = 64;
const MAX_DICTIONARY: usize = 4_096;
/// The type name of an object stream: a compressed stream that contains objects.
const OBJECT_STREAM: &[u8] = b"ObjStm";
/// The only names that the dictionary of an object stream may contain.
const OBJECT_STREAM_NAMES: [&[u8]; 8] =
    [b"Type", OBJECT_STREAM, b"N", b"First", b"Length", b"Extends", b"Filter", b"FlateDecode"];

/// Names that run, fetch, embed, send or hide something.
const REFUSED: [&[u8]; 14] = [
    b"JavaScript",
    b"Launch",
    b"EmbeddedFile",
    b"EmbeddedFiles",
    b"SubmitForm",
    b"ImportData",
    b"GoToR",
    b"GoToE",
    b"RichMedia",
    b"Rendition",
    b"Movie",
    b"XFA",
    b"Encrypt",
    b"Crypt",
];
/// Stream filters that the scan can not decode.
const UNREAD_FILTERS: [&[u8]; 4] = [b"ASCIIHexDecode", b"ASCII85Decode", b"LZWDecode", b"RunLengthDecode"];

/// Why a PDF is refused.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
pub(crate) enum PdfError {
    /// The file lacks the header, the end marker or `startxref`.
    #[error("it is cut off, or no PDF")]
    Broken,
    /// It contains this name, which runs, fetches, embeds or hides something.
    #[error("it holds /{0}")]
    Active(String),
    /// It uses this stream filter, which the scan can not decode.
    #[error("it is packed by /{0}, which nobody looks into")]
    Unread(String),
    /// Its streams decompress to more than [`MAX_UNPACKED`] bytes.
    #[error("it unpacks to too much")]
    Large,
    /// It declares this number of pages: none, or more than the maximum.
    #[error("{0} pages are none, or too many")]
    Pages(usize),
}

/// Accepts a PDF that contains nothing but a few pages.
///
/// # Errors
/// Why it is refused.
pub(crate) fn judge(file: &[u8]) -> Result<(), PdfError> {
    let tail = file.get(file.len().saturating_sub(TAIL)..).unwrap_or_default();
    let is_whole = file.starts_with(b"%PDF-") && find(tail, b"%%EOF").is_some() && find(tail, b"startxref").is_some();
    if !is_whole {
        return Err(PdfError::Broken);
    }
    let mut pages = scan(file)?;
    let object_streams = object_streams(file)?;
    let mut bytes_left = MAX_UNPACKED;
    let mut from = 0;
    while let Some(at) = find_from(file, b"stream", from) {
        from = at + b"stream".len();
        if file.get(..at).is_some_and(|before| before.ends_with(b"end")) {
            continue;
        }
        let dictionary = dictionary_before(file, at);
        let (packed, needs_reading) =
            (stream_data(file, from), object_streams.contains(&at) || must_be_scanned(dictionary)?);
        if needs_reading {
            let unpacked = unpack(packed, bytes_left)?;
            bytes_left -= unpacked.len();
            pages += scan(&unpacked)?;
        }
    }
    if (1..=MAX_PDF_PAGES).contains(&pages) { Ok(()) } else { Err(PdfError::Pages(pages)) }
}

/// The offsets of the `stream` keywords of all object streams. Their objects can be seen only if the stream is
/// compressed once with Deflate, so the dictionary of each must have the plain form that PDF writers produce: anything
/// that readers could take for its end, or for more of it, is refused.
fn object_streams(file: &[u8]) -> Result<Vec<usize>, PdfError> {
    let (mut object_streams, mut from) = (Vec::new(), 0);
    while let Some(at) = find_from(file, b"/", from) {
        let (name, end) = name_at(file, at + 1);
        if name == OBJECT_STREAM {
            let keyword = plain_object_stream(file, at).ok_or_else(|| PdfError::Unread("ObjStm".to_owned()))?;
            object_streams.push(keyword);
        }
        from = end;
    }
    Ok(object_streams)
}

/// The offset of the `stream` keyword of the object stream whose type name begins at `at`; nothing unless its
/// dictionary is plain.
fn plain_object_stream(file: &[u8], at: usize) -> Option<usize> {
    let before = file.get(at.saturating_sub(MAX_DICTIONARY)..at)?;
    let begins = at - before.len() + before.windows(2).rposition(|bytes| bytes == b"<<")?;
    let ends = find_from(file.get(..at + MAX_DICTIONARY.min(file.len() - at))?, b">>", at)?;
    let dictionary = file.get(begins + 2..ends)?;
    if dictionary.iter().any(|byte| b"()<>{}%".contains(byte))
        || !names_of(dictionary).iter().all(may_name_object_stream)
    {
        return None;
    }
    let flate_filters = names_of(dictionary).iter().filter(|name| *name == b"FlateDecode").count();
    let is_object = file.get(..begins)?.trim_ascii_end().ends_with(b"obj");
    let rest = file.get(ends + 2..)?;
    let keyword = ends + 2 + (rest.len() - rest.trim_ascii_start().len());
    (flate_filters <= 1 && is_object && file.get(keyword..)?.starts_with(b"stream")).then_some(keyword)
}

fn may_name_object_stream(name: &Vec<u8>) -> bool {
    OBJECT_STREAM_NAMES.contains(&name.as_slice())
}

fn names_of(dictionary: &[u8]) -> Vec<Vec<u8>> {
    let (mut names, mut from) = (Vec::new(), 0);
    while let Some(at) = find_from(dictionary, b"/", from) {
        let (name, end) = name_at(dictionary, at + 1);
        names.push(name);
        from = end;
    }
    names
}

/// The number of pages that these bytes declare; an error if they contain a refused name.
fn scan(bytes: &[u8]) -> Result<usize, PdfError> {
    let (mut pages, mut from, mut is_typed) = (0, 0, false);
    while let Some(at) = find_from(bytes, b"/", from) {
        let (name, end) = name_at(bytes, at + 1);
        if REFUSED.contains(&name.as_slice()) {
            return Err(PdfError::Active(String::from_utf8_lossy(&name).into_owned()));
        }
        if UNREAD_FILTERS.contains(&name.as_slice()) {
            return Err(PdfError::Unread(String::from_utf8_lossy(&name).into_owned()));
        }
        let between = bytes.get(from..at).unwrap_or_default();
        if name == b"Page" && is_typed && between.iter().all(u8::is_ascii_whitespace) {
            pages += 1;
        }
        is_typed = name == b"Type";
        from = end;
    }
    Ok(pages)
}

/// The name that begins at an offset, with `#xx` escapes decoded, and the offset at which it ends.
fn name_at(bytes: &[u8], from: usize) -> (Vec<u8>, usize) {
    let (mut name, mut at) = (Vec::new(), from);
    while let Some(byte) = bytes.get(at).copied() {
        let ends = byte.is_ascii_whitespace() || byte == 0 || b"()<>[]{}/%".contains(&byte);
        if ends || name.len() >= MAX_NAME {
            break;
        }
        let digit = |offset: usize| bytes.get(offset).and_then(|byte| char::from(*byte).to_digit(16));
        match (byte, digit(at + 1), digit(at + 2)) {
            (b'#', Some(high), Some(low)) => {
                name.push(u8::try_from(high * 16 + low).unwrap_or_default());
                at += 3;
            }
            _ => {
                name.push(byte);
                at += 1;
            }
        }
    }
    (name, at)
}

/// The bytes before the `stream` keyword, back to the beginning of its object.
fn dictionary_before(file: &[u8], at: usize) -> &[u8] {
    let before = file.get(at.saturating_sub(MAX_DICTIONARY)..at).unwrap_or_default();
    let begins = before.windows(3).rposition(|bytes| bytes == b"obj").unwrap_or_default();
    before.get(begins..).unwrap_or_default()
}

/// Whether a stream that is no object stream has to be decompressed and scanned. Images are not.
fn must_be_scanned(dictionary: &[u8]) -> Result<bool, PdfError> {
    let names = names_of(dictionary);
    let has = |wanted: &[u8]| names.iter().any(|name| name == wanted);
    if has(b"Image") {
        return Ok(false);
    }
    // A predictor changes the bytes, so a name could be hidden. Cross-reference streams use one as well, but contain no
    // objects.
    if has(b"Predictor") && !has(b"XRef") {
        return Err(PdfError::Unread("Predictor".to_owned()));
    }
    Ok(true)
}

/// The bytes of a stream whose keyword ends at `from`. The compressed data marks its own end.
fn stream_data(file: &[u8], from: usize) -> &[u8] {
    let rest = file.get(from..).unwrap_or_default();
    rest.strip_prefix(b"\r\n").or_else(|| rest.strip_prefix(b"\n")).or_else(|| rest.strip_prefix(b"\r")).unwrap_or(rest)
}

/// The decompressed bytes: none if they are not compressed, and what can be read of a stream that is cut off.
fn unpack(packed: &[u8], limit: usize) -> Result<Vec<u8>, PdfError> {
    match decompress_to_vec_zlib_with_limit(packed, limit) {
        Ok(unpacked) => Ok(unpacked),
        Err(error) if error.status == TINFLStatus::HasMoreOutput => Err(PdfError::Large),
        Err(error) => Ok(error.output),
    }
}

fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).position(|window| window == wanted)
}

fn find_from(bytes: &[u8], wanted: &[u8], from: usize) -> Option<usize> {
    find(bytes.get(from..)?, wanted).map(|at| from + at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use miniz_oxide::deflate::compress_to_vec_zlib;

    fn file(body: &[u8]) -> Vec<u8> {
        let mut file = b"%PDF-1.7\n%\xe2\xe3\n1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj\n".to_vec();
        file.extend_from_slice(body);
        file.extend_from_slice(b"\ntrailer <</Root 1 0 R>>\nstartxref\n9\n%%EOF\n");
        file
    }

    fn packed(dictionary: &str, content: &[u8]) -> Vec<u8> {
        let mut part = format!("5 0 obj <<{dictionary} /Filter /FlateDecode>> stream\n").into_bytes();
        part.extend(compress_to_vec_zlib(content, 6));
        part.extend_from_slice(b"\nendstream endobj\n");
        part
    }

    const PAGE: &[u8] = b"3 0 obj <</Type /Page /Parent 2 0 R>> endobj\n";

    fn with_page(more: &[u8]) -> Vec<u8> {
        file(&[PAGE, more].concat())
    }

    #[test]
    fn a_few_pages_pass_plain_or_packed() {
        assert_eq!(judge(&with_page(b"")), Ok(()));
        assert_eq!(judge(&file(&packed("/Type /ObjStm /N 1", PAGE))), Ok(()));
        assert_eq!(judge(&with_page(&packed("/Type /XRef /DecodeParms <</Predictor 12>>", b"\0\0\0"))), Ok(()));
        assert_eq!(judge(&with_page(&packed("", b"/Im0 Do (text) Tj"))), Ok(()));
    }

    #[test]
    fn what_runs_embeds_or_hides_is_refused_however_it_is_written() {
        for bad in ["JavaScript", "J#61vaScript", "#4aavaScript", "Launch", "EmbeddedFile", "XFA", "Encrypt", "GoToR"] {
            let action = format!("4 0 obj <</S /{bad}>> endobj\n").into_bytes();
            assert!(matches!(judge(&with_page(&action)), Err(PdfError::Active(_))), "{bad}");
            let hidden = packed("/Type /ObjStm", &action);
            assert!(matches!(judge(&with_page(&hidden)), Err(PdfError::Active(_))), "{bad} in a store of objects");
            // A cross-reference table may point into the middle of an uncompressed stream.
            let inside = [b"6 0 obj <</Length 40>> stream\n".as_slice(), &action, b"endstream endobj\n"].concat();
            assert!(matches!(judge(&with_page(&inside)), Err(PdfError::Active(_))), "{bad} in plain bytes");
        }
    }

    #[test]
    fn what_can_not_be_looked_into_is_refused() {
        let hidden = b"4 0 obj <</Filter /ASCIIHexDecode>> stream\n2f4a>\nendstream";
        assert!(matches!(judge(&with_page(hidden)), Err(PdfError::Unread(_))));
        let predicted = packed("/DecodeParms <</Predictor 12>>", b"\0/JavaSc\0ript");
        assert!(matches!(judge(&with_page(&predicted)), Err(PdfError::Unread(_))));
    }

    #[test]
    fn an_object_stream_passes_only_where_nothing_but_its_contents_can_hide_something() {
        // Repeated, so that compressing it leaves none of its text readable.
        let action: &[u8] = &b"4 0 obj <</S /JavaScript>> endobj\n".repeat(50);
        let twice = compress_to_vec_zlib(action, 6);
        let bad = |dictionary: &str, content: &[u8]| {
            let verdict = judge(&with_page(&packed(dictionary, content)));
            assert_eq!(verdict, Err(PdfError::Unread("ObjStm".to_owned())), "{dictionary}");
        };
        bad("/Type /ObjStm /Filter [/FlateDecode /FlateDecode]", &twice);
        bad("/Type /ObjStm /Filter /FlateDecode", &twice);
        bad("/Type /ObjStm /DecodeParms <</Predictor 12>>", b"\0/JavaSc\0ript");
        bad("/Type /ObjStm /DecodeParms 9 0 R", b"\0/JavaSc\0ript");
        bad("/Type /ObjStm /Subtype /Image", action);
        bad("/Type /ObjStm /X (1 0 obj <<) /Subtype /Image", action);
        bad("/Type /ObjStm /X (>> stream) /Subtype /Image", action);
        bad("/Type /ObjStm %>> stream\n /Subtype /Image", action);
        bad("/Type /Obj#53tm /Extends <41>", action);
        bad(&format!("/Type /ObjStm {}", "0 ".repeat(MAX_DICTIONARY)), action);
        // Outside the dictionary of an object stream the name has no meaning.
        assert_eq!(judge(&with_page(b"9 0 obj /ObjStm endobj\n")), Err(PdfError::Unread("ObjStm".to_owned())));
        let linked = packed("/Type /ObjStm /N 1 /First 5 /Length 12 0 R /Extends 7 0 R", PAGE);
        assert_eq!(judge(&file(&linked)), Ok(()));
    }

    #[test]
    fn pages_and_what_it_unpacks_to_are_bounded() {
        assert_eq!(judge(&file(b"")), Err(PdfError::Pages(0)));
        assert_eq!(judge(&file(&PAGE.repeat(MAX_PDF_PAGES))), Ok(()));
        assert_eq!(judge(&file(&PAGE.repeat(MAX_PDF_PAGES + 1))), Err(PdfError::Pages(MAX_PDF_PAGES + 1)));
        let bomb = packed("", &vec![0; MAX_UNPACKED / 2 + 1]);
        assert_eq!(judge(&with_page(&bomb)), Ok(()));
        assert_eq!(judge(&with_page(&bomb.repeat(2))), Err(PdfError::Large), "all parts together");
    }

    #[test]
    fn cut_and_garbled_files_break_nothing() {
        let whole = with_page(&packed("/Type /ObjStm", PAGE));
        assert_eq!(judge(&whole[..whole.len() - 20]), Err(PdfError::Broken));
        assert_eq!(judge(b"%PDF-1.7"), Err(PdfError::Broken));
        assert_eq!(judge(b"<html>"), Err(PdfError::Broken));
        for index in 0..whole.len() {
            let mut garbled = whole.clone();
            garbled[index] ^= 0x55;
            // Any verdict will do: the scan must end and not panic.
            let _ = judge(&garbled);
        }
    }
}
