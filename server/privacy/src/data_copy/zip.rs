//! A writer of ZIP files, from front to back (APPNOTE 6.3, features of version 2.0 only): enough for some text files.
//!
//! Written by hand because that part of the format is small, and libraries bring encryption and a dozen compression methods along.

use std::io::{self, Write};

use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};

const LOCAL: u32 = 0x0403_4b50;
const CENTRAL: u32 = 0x0201_4b50;
const END: u32 = 0x0605_4b50;
/// Version that a reader needs: 2.0, deflate.
const VERSION: u16 = 20;
/// Flag: names are UTF-8.
const FLAGS: u16 = 1 << 11;
const DEFLATE: u16 = 8;

/// A file in the ZIP, as the central directory lists it.
struct Entry {
    name: String,
    crc: u32,
    packed: u32,
    size: u32,
    offset: u32,
}

/// A ZIP file under construction.
pub(super) struct Zip {
    bytes: Vec<u8>,
    entries: Vec<Entry>,
    /// MS-DOS time and date of all files.
    dos_time: (u16, u16),
}

/// A file of the ZIP under construction.
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
    /// An empty ZIP file whose files have the time `at` (RFC 3339 in UTC).
    pub(super) fn new(at: &str) -> Self {
        Self { bytes: Vec::new(), entries: Vec::new(), dos_time: dos_time(at) }
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
        self.write_u32(LOCAL);
        self.write_shared_fields(&entry)?;
        self.bytes.extend(entry.name.as_bytes());
        self.bytes.extend(packed);
        self.entries.push(entry);
        Ok(())
    }

    pub(super) fn finish(mut self) -> io::Result<Vec<u8>> {
        let begin = u32::try_from(self.bytes.len()).map_err(too_large)?;
        let entries = std::mem::take(&mut self.entries);
        for entry in &entries {
            self.write_u32(CENTRAL);
            self.write_u16(VERSION);
            self.write_shared_fields(entry)?;
            // No comment, first disk, no attributes (internal and external).
            for _ in 0..3 {
                self.write_u16(0);
            }
            self.write_u32(0);
            self.write_u32(entry.offset);
            self.bytes.extend(entry.name.as_bytes());
        }
        let length = u32::try_from(self.bytes.len()).map_err(too_large)? - begin;
        let count = u16::try_from(entries.len()).map_err(too_large)?;
        self.write_u32(END);
        self.write_u16(0);
        self.write_u16(0);
        self.write_u16(count);
        self.write_u16(count);
        self.write_u32(length);
        self.write_u32(begin);
        self.write_u16(0);
        Ok(self.bytes)
    }

    /// The fields that local headers and the central directory share.
    fn write_shared_fields(&mut self, entry: &Entry) -> io::Result<()> {
        self.write_u16(VERSION);
        self.write_u16(FLAGS);
        self.write_u16(DEFLATE);
        self.write_u16(self.dos_time.0);
        self.write_u16(self.dos_time.1);
        self.write_u32(entry.crc);
        self.write_u32(entry.packed);
        self.write_u32(entry.size);
        self.write_u16(u16::try_from(entry.name.len()).map_err(too_large)?);
        // Length of the extra field.
        self.write_u16(0);
        Ok(())
    }

    fn write_u16(&mut self, value: u16) {
        self.bytes.extend(value.to_le_bytes());
    }

    fn write_u32(&mut self, value: u32) {
        self.bytes.extend(value.to_le_bytes());
    }
}

/// MS-DOS time and date of an RFC 3339 time: years count from 1980, seconds in steps of two.
fn dos_time(at: &str) -> (u16, u16) {
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
        // The second entry follows the first, which has 46 bytes and its name.
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
        assert_eq!(dos_time("2026-11-23T21:50:14Z"), (21 << 11 | 50 << 5 | 7, 46 << 9 | 11 << 5 | 23));
        assert_eq!(dos_time(""), (0, 1 << 5 | 1));
    }
}
