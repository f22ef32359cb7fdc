//! The table of address ranges and their countries, which an operator loads from a CSV file.
//!
//! A line is `first,last,country` (as DB-IP writes it), or `network,country` with a network such as `203.0.113.0/24`; IPv4
//! and IPv6 may be mixed, quotes around a field are removed, further fields are ignored. Lines whose country is `-`,
//! `ZZ` or `XX` are skipped. A file with an invalid line is refused as a whole; each fault names its line.

use std::fmt;
use std::io::BufRead;
use std::net::IpAddr;

use super::Country;
use crate::store::{Connection, Store, StoreError, sql};

/// The maximum number of ranges in a table.
pub const MAX_RANGES: usize = 4_000_000;
/// The maximum number of faults reported; a file of another format has one in each line.
pub const MAX_FAULTS: usize = 20;
/// Rows per transaction, so that other writes get their turn in between.
const BATCH_SIZE: usize = 1_000;

/// A range of addresses with its country; the bounds are inclusive, IPv4 as mapped IPv6.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Range {
    first: u128,
    last: u128,
    country: Country,
    line: usize,
}

/// A fault in a line of the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The line's number, from 1.
    pub line: usize,
    /// The kind of fault.
    pub kind: FaultKind,
}

/// The kinds of faults of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FaultKind {
    /// The line has fewer than two fields, or two that are no network and country.
    Fields,
    /// A field, given here, is no address and no network.
    Address(String),
    /// The country, given here, is no valid code.
    Country(String),
    /// One end of the range is IPv4, the other IPv6.
    Mixed,
    /// The last address comes before the first.
    Order,
    /// The range overlaps with that of an earlier line, whose number this is.
    Overlap(usize),
    /// The line is not UTF-8, or could not be read.
    Unreadable(String),
    /// The file has more than [`MAX_RANGES`] ranges.
    TooMany,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.kind {
            FaultKind::Fields => f.write_str("write first,last,country or network,country"),
            FaultKind::Address(text) => {
                write!(
                    f,
                    "{text:?} is no address such as 203.0.113.9 or 2001:db8::1, and no network such as 203.0.113.0/24"
                )
            }
            FaultKind::Country(text) => {
                write!(f, "{text:?} is no country: write two letters such as KH, or - for none")
            }
            FaultKind::Mixed => f.write_str("both ends of a range must be IPv4, or both IPv6"),
            FaultKind::Order => f.write_str("the last address comes before the first: exchange them"),
            FaultKind::Overlap(other) => {
                write!(f, "line {other} has some of these addresses too: leave one of them out")
            }
            FaultKind::Unreadable(detail) => write!(f, "it can not be read ({detail}): save the file as UTF-8 text"),
            FaultKind::TooMany => write!(f, "a table holds {MAX_RANGES} ranges at most"),
        }
    }
}

/// An address as the table's key: 32 hexadecimal digits, IPv4 as mapped IPv6, so that the order of texts is the order of addresses.
pub(super) fn key(address: IpAddr) -> String {
    format!("{:032x}", number(address))
}

fn number(address: IpAddr) -> u128 {
    match address.to_canonical() {
        IpAddr::V4(address) => u128::from(address.to_ipv6_mapped()),
        IpAddr::V6(address) => u128::from(address),
    }
}

/// Parses a whole file into ranges sorted by their first address.
///
/// # Errors
/// The faults, at most [`MAX_FAULTS`].
pub fn read(file: impl BufRead) -> Result<Vec<Range>, Vec<Fault>> {
    let (mut ranges, mut faults) = (Vec::new(), Vec::new());
    for (index, text) in file.lines().enumerate() {
        let line = index + 1;
        let read = match text {
            Ok(text) => read_line(text.trim_start_matches('\u{feff}'), line),
            Err(error) => Err(FaultKind::Unreadable(error.to_string())),
        };
        match read {
            Ok(range) => ranges.extend(range),
            Err(kind) => faults.push(Fault { line, kind }),
        }
        if ranges.len() > MAX_RANGES {
            faults.push(Fault { line, kind: FaultKind::TooMany });
        }
        if faults.len() >= MAX_FAULTS || ranges.len() > MAX_RANGES {
            return Err(faults);
        }
    }
    ranges.sort_by_key(|range| range.first);
    faults.extend(overlaps(&ranges).take(MAX_FAULTS - faults.len()));
    faults.sort_by_key(|fault| fault.line);
    if faults.is_empty() { Ok(ranges) } else { Err(faults) }
}

fn overlaps(ranges: &[Range]) -> impl Iterator<Item = Fault> {
    ranges.windows(2).filter_map(|pair| {
        let [first, second] = pair else { return None };
        let (earlier, later) = (first.line.min(second.line), first.line.max(second.line));
        (second.first <= first.last).then_some(Fault { line: later, kind: FaultKind::Overlap(earlier) })
    })
}

/// Parses a line; `None` for an empty line, a comment, a header, or a range without a country.
fn read_line(text: &str, line: usize) -> Result<Option<Range>, FaultKind> {
    let text = text.trim();
    if text.is_empty() || text.starts_with('#') {
        return Ok(None);
    }
    let fields: Vec<&str> = text.splitn(4, ',').map(|field| field.trim().trim_matches('"').trim()).collect();
    let is_word = |field: &str| field.chars().all(|it| it.is_ascii_alphabetic() || it == '_');
    if line == 1 && fields.len() > 1 && fields.iter().all(|field| is_word(field)) {
        return Ok(None);
    }
    let ((first, last), country) = match fields.as_slice() {
        [network, country, ..] if network.contains('/') => (network_bounds(network)?, *country),
        [first, last, country, ..] => (range_bounds(first, last)?, *country),
        _ => return Err(FaultKind::Fields),
    };
    if last < first {
        return Err(FaultKind::Order);
    }
    if country == "-" || Country::is_unknown(country) {
        return Ok(None);
    }
    let country = Country::read(country).ok_or_else(|| FaultKind::Country(country.to_owned()))?;
    Ok(Some(Range { first, last, country, line }))
}

fn address(text: &str) -> Result<IpAddr, FaultKind> {
    text.parse().map_err(|_| FaultKind::Address(text.to_owned()))
}

fn range_bounds(first: &str, last: &str) -> Result<(u128, u128), FaultKind> {
    let (first, last) = (address(first)?, address(last)?);
    if first.is_ipv4() != last.is_ipv4() {
        return Err(FaultKind::Mixed);
    }
    Ok((number(first), number(last)))
}

fn network_bounds(text: &str) -> Result<(u128, u128), FaultKind> {
    let wrong = || FaultKind::Address(text.to_owned());
    let (base, bits) = text.split_once('/').ok_or_else(wrong)?;
    let base = address(base)?;
    let width: u32 = if base.is_ipv4() { 32 } else { 128 };
    let bits: u32 = bits.parse().ok().filter(|bits| *bits <= width).ok_or_else(wrong)?;
    let hosts = 1_u128.checked_shl(width - bits).map_or(u128::MAX, |size| size - 1);
    let first = number(base) & !hosts;
    Ok((first, first | hosts))
}

/// The active table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Load {
    /// Id of the load, which its rows carry.
    pub load_id: String,
    /// Where the table came from, as the operator named it: the name of a file.
    pub source: String,
    /// The number of ranges in the table.
    pub ranges: i64,
    /// When the table was loaded, in milliseconds since the epoch, UTC.
    pub loaded_at: i64,
}

crate::store::from_row!(Load { load_id, source, ranges, loaded_at });

/// The active table, if one was loaded.
///
/// # Errors
/// When the database fails.
pub async fn current(store: &Store) -> Result<Option<Load>, StoreError> {
    let query = sql::query_as("select load_id, source, ranges, loaded_at from address_range_loads where id = 1");
    query.fetch_optional(store.reader()).await
}

/// Writes the rows of a load, which is not active yet. If it is interrupted, [`sweep`] deletes the rows.
///
/// # Errors
/// When the database fails.
pub async fn write(store: &Store, load_id: &str, ranges: &[Range]) -> Result<(), StoreError> {
    for batch in ranges.chunks(BATCH_SIZE) {
        let (load_id, batch) = (load_id.to_owned(), batch.to_vec());
        store.write(move |tx| Box::pin(async move { insert(tx, &load_id, &batch).await })).await?;
    }
    Ok(())
}

async fn insert(tx: &mut Connection, load_id: &str, ranges: &[Range]) -> Result<(), StoreError> {
    let values: Vec<String> = (0..ranges.len())
        .map(|index| format!("($1, ${}, ${}, ${})", index * 3 + 2, index * 3 + 3, index * 3 + 4))
        .collect();
    let text = format!("insert into address_ranges (load_id, first, last, country) values {}", values.join(", "));
    // Safe: the text is made of parameter numbers only; every value is bound.
    let mut query = sql::query(sql::AssertSqlSafe(text)).bind(load_id);
    for range in ranges {
        let hex = |number: u128| format!("{number:032x}");
        query = query.bind(hex(range.first)).bind(hex(range.last)).bind(range.country.to_string());
    }
    query.execute(&mut *tx).await?;
    Ok(())
}

/// Makes a load the active one, or none; in the transaction that writes the change log.
///
/// # Errors
/// When the database fails.
pub async fn switch(tx: &mut Connection, load: Option<&Load>) -> Result<(), StoreError> {
    sql::query("delete from address_range_loads where id = 1").execute(&mut *tx).await?;
    let Some(load) = load else { return Ok(()) };
    sql::query("insert into address_range_loads (id, load_id, source, ranges, loaded_at) values (1, $1, $2, $3, $4)")
        .bind(&load.load_id)
        .bind(&load.source)
        .bind(load.ranges)
        .bind(load.loaded_at)
        .execute(&mut *tx)
        .await?;
    Ok(())
}

/// Deletes the rows of loads that are not active, in small batches.
///
/// # Errors
/// When the database fails.
pub async fn sweep(store: &Store) -> Result<(), StoreError> {
    // One load at a time, in order of the primary key, so that both engines use its index.
    const OLD: &str = "select load_id from address_ranges
         where load_id not in (select load_id from address_range_loads) limit 1";
    const SOME: &str = "delete from address_ranges where load_id = $1 and first in
         (select first from address_ranges where load_id = $1 order by first limit 5000)";
    loop {
        let old: Option<String> = sql::query_scalar(OLD).fetch_optional(store.reader()).await?;
        let Some(load_id) = old else { return Ok(()) };
        store
            .write(move |tx| {
                Box::pin(async move { sql::query(SOME).bind(&load_id).execute(&mut *tx).await.map(|_| ()) })
            })
            .await?;
    }
}

/// The country of an address according to the active table.
///
/// # Errors
/// When the database fails.
pub async fn country(store: &Store, address: IpAddr) -> Result<Option<Country>, StoreError> {
    match current(store).await? {
        Some(load) => super::lookup::find(store, &load.load_id, address).await,
        None => Ok(None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv6Addr;

    fn read_text(text: &str) -> Result<Vec<(String, String, String)>, Vec<String>> {
        let format_address = |number: u128| IpAddr::V6(Ipv6Addr::from(number)).to_canonical().to_string();
        read(text.as_bytes())
            .map(|ranges| {
                ranges
                    .iter()
                    .map(|range| (format_address(range.first), format_address(range.last), range.country.to_string()))
                    .collect()
            })
            .map_err(|faults| faults.iter().map(ToString::to_string).collect())
    }

    fn range(first: &str, last: &str, country: &str) -> (String, String, String) {
        (first.to_owned(), last.to_owned(), country.to_owned())
    }

    #[test]
    fn both_ways_to_write_a_range_are_read_in_either_family_and_sorted() {
        let text = "\u{feff}network,country\n# a note\n\n2001:db8::/32,TH\n\"203.0.113.0\",\"203.0.113.255\",\"KH\",\"x, y\"\r\n\
                    10.0.0.7/8 , VN\n192.0.2.0,192.0.2.9,-\n192.0.2.10/31,xx\n198.51.100.4,198.51.100.4,la\n::ffff:192.0.2.64/128,MY\n";
        let expected = vec![
            range("10.0.0.0", "10.255.255.255", "VN"),
            range("192.0.2.64", "192.0.2.64", "MY"),
            range("198.51.100.4", "198.51.100.4", "LA"),
            range("203.0.113.0", "203.0.113.255", "KH"),
            range("2001:db8::", "2001:db8:ffff:ffff:ffff:ffff:ffff:ffff", "TH"),
        ];
        assert_eq!(read_text(text), Ok(expected));
        assert_eq!(read_text(""), Ok(Vec::new()));
        assert_eq!(read_text("::/0,KH").map(|ranges| ranges.len()), Ok(1));
    }

    #[test]
    fn each_bad_line_is_named_and_nothing_is_read_of_the_file() {
        let text = "10.0.0.0,10.0.0.9,KH\n10.0.0.5,10.0.0.7,VN\nnonsense\n1.2.3.4/33,KH\n1.2.3.4,::1,KH\n\
                    1.2.3.9,1.2.3.4,KH\n1.2.3.4,1.2.3.9,Cambodia\n1.2.3.256,1.2.4.0,KH\n";
        let faults = read_text(text).unwrap_err();
        let words = [
            "line 2: line 1 has",
            "line 3: write first,last",
            "line 4: \"1.2.3.4/33\"",
            "line 5: both ends",
            "line 6: the last",
            "line 7: \"Cambodia\"",
            "line 8: \"1.2.3.256\"",
        ];
        assert_eq!(faults.len(), words.len(), "{faults:?}");
        for (fault, words) in faults.iter().zip(words) {
            assert!(fault.starts_with(words), "{fault}");
        }
    }

    #[test]
    fn a_file_of_another_kind_ends_early() {
        let text = "x\n".repeat(10_000);
        assert_eq!(read_text(&text).unwrap_err().len(), MAX_FAULTS);
        assert!(
            read(&[b'1', 0xff, b'\n'][..]).unwrap_err().iter().any(|it| matches!(it.kind, FaultKind::Unreadable(_)))
        );
    }
}
