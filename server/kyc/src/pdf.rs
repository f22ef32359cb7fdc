//! Looking through a PDF that a stranger sent, without believing it (sections 4 and 9 of the specification).
//!
//! A full parser would build whatever graph the file asks for, and how readers mend broken files differs from reader to reader: an object can
//! hide wherever a table of offsets points to. So nothing is parsed. Every name in the file counts, wherever it stands and however its letters are
//! written, in what is plain and in what is packed, and the names of what runs, fetches, embeds or hides are refused. What can not be looked into
//! is refused too. It is still never shown in a page of the site: it leaves the server as an attachment in a sandbox.

use lumora_core::domain::identity_check::MOST_PDF_PAGES;
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_zlib_with_limit};

/// Bytes that all packed parts of a file may unpack to, pictures apart, which nobody unpacks here.
const MOST_UNPACKED: usize = 32 * 1024 * 1024;
/// Where the end of a file is looked for, in bytes.
const TAIL: usize = 1_024;
/// No name that counts is longer, and no dictionary before a packed part.
const LONGEST_NAME: usize = 64;
const LONGEST_DICTIONARY: usize = 4_096;
/// What a store of objects is called.
const STORE: &[u8] = b"ObjStm";
/// All that the dictionary of a store says where a program has written it.
const OF_STORES: [&[u8]; 8] = [b"Type", STORE, b"N", b"First", b"Length", b"Extends", b"Filter", b"FlateDecode"];

/// What runs, fetches, embeds, sends or hides.
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
/// Packings that are not looked into.
const UNREAD_FILTERS: [&[u8]; 4] = [b"ASCIIHexDecode", b"ASCII85Decode", b"LZWDecode", b"RunLengthDecode"];

/// Why a PDF is not taken.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
pub(crate) enum PdfError {
    /// It begins or ends like none.
    #[error("it is cut off, or no PDF")]
    Broken,
    /// It can do something.
    #[error("it holds /{0}")]
    Active(String),
    /// It is packed in a way that is not looked into.
    #[error("it is packed by /{0}, which nobody looks into")]
    Unread(String),
    /// It unpacks to more than any document of a few pages.
    #[error("it unpacks to too much")]
    Large,
    /// It has no page, or more than are taken.
    #[error("{0} pages are none, or too many")]
    Pages(usize),
}

/// Passes a PDF that holds nothing but a few pages.
///
/// # Errors
/// Why it does not pass.
pub(crate) fn judge(file: &[u8]) -> Result<(), PdfError> {
    let tail = file.get(file.len().saturating_sub(TAIL)..).unwrap_or_default();
    let is_whole = file.starts_with(b"%PDF-") && find(tail, b"%%EOF").is_some() && find(tail, b"startxref").is_some();
    if !is_whole {
        return Err(PdfError::Broken);
    }
    let mut pages = look_through(file)?;
    let stores = stores_of_objects(file)?;
    let mut left = MOST_UNPACKED;
    let mut from = 0;
    while let Some(at) = find_from(file, b"stream", from) {
        from = at + b"stream".len();
        if file.get(..at).is_some_and(|before| before.ends_with(b"end")) {
            continue;
        }
        let dictionary = dictionary_before(file, at);
        let (packed, needs_reading) = (start_of(file, from), stores.contains(&at) || is_to_be_read(dictionary)?);
        if needs_reading {
            let unpacked = unpack(packed, left)?;
            left -= unpacked.len();
            pages += look_through(&unpacked)?;
        }
    }
    if (1..=MOST_PDF_PAGES).contains(&pages) { Ok(()) } else { Err(PdfError::Pages(pages)) }
}

/// Where the contents of the stores of objects begin. What is in them is seen only where it is packed once and in no other way, so the
/// dictionary of each must be as plain as programs write it: whatever a reader might take for its end, or for more of it, does not pass.
fn stores_of_objects(file: &[u8]) -> Result<Vec<usize>, PdfError> {
    let (mut stores, mut from) = (Vec::new(), 0);
    while let Some(at) = find_from(file, b"/", from) {
        let (name, end) = name_at(file, at + 1);
        if name == STORE {
            let keyword = plain_store(file, at).ok_or_else(|| PdfError::Unread("ObjStm".to_owned()))?;
            stores.push(keyword);
        }
        from = end;
    }
    Ok(stores)
}

/// Where the contents of a store begin whose name stands at `at`, when its dictionary is plain.
fn plain_store(file: &[u8], at: usize) -> Option<usize> {
    let before = file.get(at.saturating_sub(LONGEST_DICTIONARY)..at)?;
    let begins = at - before.len() + before.windows(2).rposition(|bytes| bytes == b"<<")?;
    let ends = find_from(file.get(..at + LONGEST_DICTIONARY.min(file.len() - at))?, b">>", at)?;
    let dictionary = file.get(begins + 2..ends)?;
    if dictionary.iter().any(|byte| b"()<>{}%".contains(byte)) || !names_of(dictionary).iter().all(is_of_stores) {
        return None;
    }
    let packings = names_of(dictionary).iter().filter(|name| *name == b"FlateDecode").count();
    let is_object = file.get(..begins)?.trim_ascii_end().ends_with(b"obj");
    let rest = file.get(ends + 2..)?;
    let keyword = ends + 2 + (rest.len() - rest.trim_ascii_start().len());
    (packings <= 1 && is_object && file.get(keyword..)?.starts_with(b"stream")).then_some(keyword)
}

fn is_of_stores(name: &Vec<u8>) -> bool {
    OF_STORES.contains(&name.as_slice())
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

/// The pages that some part of a file declares, when it names nothing that is refused.
fn look_through(bytes: &[u8]) -> Result<usize, PdfError> {
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

/// The name that begins here, with letters that are written as numbers read, and where it ends.
fn name_at(bytes: &[u8], from: usize) -> (Vec<u8>, usize) {
    let (mut name, mut at) = (Vec::new(), from);
    while let Some(byte) = bytes.get(at).copied() {
        let ends = byte.is_ascii_whitespace() || byte == 0 || b"()<>[]{}/%".contains(&byte);
        if ends || name.len() >= LONGEST_NAME {
            break;
        }
        let digit = |place: usize| bytes.get(place).and_then(|byte| char::from(*byte).to_digit(16));
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

/// What stands before a packed part, back to where its object begins.
fn dictionary_before(file: &[u8], at: usize) -> &[u8] {
    let before = file.get(at.saturating_sub(LONGEST_DICTIONARY)..at).unwrap_or_default();
    let begins = before.windows(3).rposition(|bytes| bytes == b"obj").unwrap_or_default();
    before.get(begins..).unwrap_or_default()
}

/// Whether a packed part that is no store of objects is looked into. Pictures are not.
fn is_to_be_read(dictionary: &[u8]) -> Result<bool, PdfError> {
    let names = names_of(dictionary);
    let has = |wanted: &[u8]| names.iter().any(|name| name == wanted);
    if has(b"Image") {
        return Ok(false);
    }
    // Predicted bytes are not the bytes that are packed. Tables of offsets are, and hold no objects.
    if has(b"Predictor") && !has(b"XRef") {
        return Err(PdfError::Unread("Predictor".to_owned()));
    }
    Ok(true)
}

/// The bytes of a packed part, whose keyword ends here. Where they end, what is packed says itself.
fn start_of(file: &[u8], from: usize) -> &[u8] {
    let rest = file.get(from..).unwrap_or_default();
    rest.strip_prefix(b"\r\n").or_else(|| rest.strip_prefix(b"\n")).or_else(|| rest.strip_prefix(b"\r")).unwrap_or(rest)
}

/// What a part unpacks to: nothing where it is not packed, and all that there is where it is cut off.
fn unpack(packed: &[u8], most: usize) -> Result<Vec<u8>, PdfError> {
    match decompress_to_vec_zlib_with_limit(packed, most) {
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
            // An offset may point into the midst of what is not packed.
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
    fn a_store_of_objects_passes_only_where_nothing_but_its_contents_can_hide_something() {
        // Often, so that packing it changes each letter.
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
        bad(&format!("/Type /ObjStm {}", "0 ".repeat(LONGEST_DICTIONARY)), action);
        // Somewhere else the name is a name of nothing that is known.
        assert_eq!(judge(&with_page(b"9 0 obj /ObjStm endobj\n")), Err(PdfError::Unread("ObjStm".to_owned())));
        let linked = packed("/Type /ObjStm /N 1 /First 5 /Length 12 0 R /Extends 7 0 R", PAGE);
        assert_eq!(judge(&file(&linked)), Ok(()));
    }

    #[test]
    fn pages_and_what_it_unpacks_to_are_bounded() {
        assert_eq!(judge(&file(b"")), Err(PdfError::Pages(0)));
        assert_eq!(judge(&file(&PAGE.repeat(MOST_PDF_PAGES))), Ok(()));
        assert_eq!(judge(&file(&PAGE.repeat(MOST_PDF_PAGES + 1))), Err(PdfError::Pages(MOST_PDF_PAGES + 1)));
        let bomb = packed("", &vec![0; MOST_UNPACKED / 2 + 1]);
        assert_eq!(judge(&with_page(&bomb)), Ok(()));
        assert_eq!(judge(&with_page(&bomb.repeat(2))), Err(PdfError::Large), "all parts together");
    }

    #[test]
    fn cut_and_garbled_files_break_nothing() {
        let whole = with_page(&packed("/Type /ObjStm", PAGE));
        assert_eq!(judge(&whole[..whole.len() - 20]), Err(PdfError::Broken));
        assert_eq!(judge(b"%PDF-1.7"), Err(PdfError::Broken));
        assert_eq!(judge(b"<html>"), Err(PdfError::Broken));
        for place in 0..whole.len() {
            let mut garbled = whole.clone();
            garbled[place] ^= 0x55;
            // Whether it passes does not matter; that it ends does.
            let _ = judge(&garbled);
        }
    }
}
