//! A ZIP file, written from front to back (APPNOTE 6.3, without anything beyond 2.0): enough for some files of text.
//!
//! Written by hand because the format is small, and what writes it in the trade brings encryption and a dozen methods along.

use std::io::{self, Write};

use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};

const LOCAL: u32 = 0x0403_4b50;
const CENTRAL: u32 = 0x0201_4b50;
const END: u32 = 0x0605_4b50;
/// What a reader must understand: 2.0, deflate.
const VERSION: u16 = 20;
/// Names are UTF-8.
const FLAGS: u16 = 1 << 11;
const DEFLATE: u16 = 8;

/// A file of it that is written.
struct Entry {
    name: String,
    crc: u32,
    packed: u32,
    size: u32,
    offset: u32,
}

/// A ZIP file that is being written.
pub(super) struct Zip {
    bytes: Vec<u8>,
    entries: Vec<Entry>,
    /// When, as MS-DOS wrote it: time and date.
    moment: (u16, u16),
}

/// A file of it that is being written.
pub(super) struct File {
    name: String,
    encoder: DeflateEncoder<Vec<u8>>,
    crc: Crc,
}

impl File {
    pub(super) fn new(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            encoder: DeflateEncoder::new(Vec::new(), Compression::default()),
            crc: Crc::new(),
        }
    }

    pub(super) fn write(&mut self, text: &str) -> io::Result<()> {
        self.crc.update(text.as_bytes());
        self.encoder.write_all(text.as_bytes())
    }
}

fn too_large<E>(_: E) -> io::Error {
    io::Error::other("a ZIP file of this kind holds less than four gigabytes")
}

impl Zip {
    /// `at` is RFC 3339 in UTC.
    pub(super) fn new(at: &str) -> Self {
        Self { bytes: Vec::new(), entries: Vec::new(), moment: moment(at) }
    }

    pub(super) fn add(&mut self, file: File) -> io::Result<()> {
        let size = u32::try_from(file.encoder.total_in()).map_err(too_large)?;
        let packed = file.encoder.finish()?;
        let entry = Entry {
            offset: u32::try_from(self.bytes.len()).map_err(too_large)?,
            packed: u32::try_from(packed.len()).map_err(too_large)?,
            crc: file.crc.sum(),
            size,
            name: file.name,
        };
        self.long(LOCAL);
        self.described(&entry)?;
        self.bytes.extend(entry.name.as_bytes());
        self.bytes.extend(packed);
        self.entries.push(entry);
        Ok(())
    }

    pub(super) fn finish(mut self) -> io::Result<Vec<u8>> {
        let begin = u32::try_from(self.bytes.len()).map_err(too_large)?;
        let entries = std::mem::take(&mut self.entries);
        for entry in &entries {
            self.long(CENTRAL);
            self.short(VERSION);
            self.described(entry)?;
            // No comment, first disk, no attributes.
            for _ in 0..3 {
                self.short(0);
            }
            self.long(0);
            self.long(entry.offset);
            self.bytes.extend(entry.name.as_bytes());
        }
        let length = u32::try_from(self.bytes.len()).map_err(too_large)? - begin;
        let count = u16::try_from(entries.len()).map_err(too_large)?;
        self.long(END);
        self.short(0);
        self.short(0);
        self.short(count);
        self.short(count);
        self.long(length);
        self.long(begin);
        self.short(0);
        Ok(self.bytes)
    }

    /// What stands in front of a file and in the directory alike.
    fn described(&mut self, entry: &Entry) -> io::Result<()> {
        self.short(VERSION);
        self.short(FLAGS);
        self.short(DEFLATE);
        self.short(self.moment.0);
        self.short(self.moment.1);
        self.long(entry.crc);
        self.long(entry.packed);
        self.long(entry.size);
        self.short(u16::try_from(entry.name.len()).map_err(too_large)?);
        // No extra field.
        self.short(0);
        Ok(())
    }

    fn short(&mut self, value: u16) {
        self.bytes.extend(value.to_le_bytes());
    }

    fn long(&mut self, value: u32) {
        self.bytes.extend(value.to_le_bytes());
    }
}

/// MS-DOS counts years from 1980 and seconds by two.
fn moment(at: &str) -> (u16, u16) {
    let part = |from: usize, to: usize| at.get(from..to).and_then(|digits| digits.parse::<u16>().ok()).unwrap_or(0);
    let time = (part(11, 13) << 11) | (part(14, 16) << 5) | (part(17, 19) / 2);
    let date = (part(0, 4).saturating_sub(1980) << 9) | (part(5, 7).max(1) << 5) | part(8, 10).max(1);
    (time, date)
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn a_file_is_read_back_by_the_place_that_the_directory_names() {
        let mut zip = Zip::new("2026-11-23T21:50:14Z");
        for (name, text) in [("a.json", "{}".to_owned()), ("b.txt", "long ".repeat(5_000))] {
            let mut file = File::new(name);
            file.write(&text).unwrap();
            zip.add(file).unwrap();
        }
        let bytes = zip.finish().unwrap();
        let end = &bytes[bytes.len() - 22..];
        assert_eq!(&end[..4], END.to_le_bytes());
        assert_eq!(u16::from_le_bytes([end[10], end[11]]), 2);
        let directory = u32::from_le_bytes(end[16..20].try_into().unwrap()) as usize;
        assert_eq!(&bytes[directory..directory + 4], CENTRAL.to_le_bytes());
        // The second entry follows the first: 46 bytes and its name.
        let second = directory + 46 + "a.json".len();
        let long = |at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap()) as usize;
        let (packed, size, offset) = (long(second + 20), long(second + 24), long(second + 42));
        let body = &bytes[offset + 30 + "b.txt".len()..][..packed];
        let mut text = String::new();
        flate2::read::DeflateDecoder::new(body).read_to_string(&mut text).unwrap();
        assert_eq!((text.len(), size), (25_000, 25_000));
        let mut crc = Crc::new();
        crc.update(text.as_bytes());
        assert_eq!(long(second + 16), crc.sum() as usize);
        assert!(packed < 200, "{packed}");
    }

    #[test]
    fn a_time_is_written_as_the_format_wants_it() {
        assert_eq!(moment("2026-11-23T21:50:14Z"), (21 << 11 | 50 << 5 | 7, 46 << 9 | 11 << 5 | 23));
        assert_eq!(moment(""), (0, 1 << 5 | 1));
    }
}
