//! Reading a statement from pieces that are cut anywhere. Both formats give the same records, so that the check knows neither.

pub(crate) mod csv;
mod json;

use crate::fields::{Fields, Pairs};

/// What a record is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    Head,
    Block,
    End,
}

/// A record of a file.
pub(crate) enum Record<'r> {
    Pairs(Part, Pairs),
    /// Names of the columns, as CSV has them.
    Columns(&'r Fields),
    Row(&'r Fields),
    /// Something that is no record.
    Broken,
}

/// A file is no statement, whatever else it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct NoStatement;

/// Reads records.
#[derive(Default)]
pub(crate) enum Reader {
    /// Nothing but blanks has come.
    #[default]
    Begin,
    Csv(csv::Csv),
    Json(json::Json),
}

impl Reader {
    pub(crate) fn push(&mut self, bytes: &[u8], sink: &mut impl FnMut(Record<'_>)) -> Result<(), NoStatement> {
        if matches!(self, Reader::Begin) {
            // A mark of the byte order may stand in front.
            let rest = bytes.iter().position(|byte| !matches!(byte, b' ' | b'\r' | b'\n' | b'\t' | 0xef | 0xbb | 0xbf));
            let Some((first, rest)) = rest.and_then(|at| Some((*bytes.get(at)?, bytes.get(at..)?))) else {
                return Ok(());
            };
            *self = match first {
                b'{' => Reader::Json(json::Json::default()),
                b'#' | b'"' => Reader::Csv(csv::Csv::default()),
                _ => return Err(NoStatement),
            };
            return self.push(rest, sink);
        }
        match self {
            Reader::Begin => Ok(()),
            Reader::Csv(csv) => csv.push(bytes, sink),
            Reader::Json(json) => json.push(bytes, sink),
        }
    }

    /// The file has ended.
    pub(crate) fn close(&mut self, sink: &mut impl FnMut(Record<'_>)) {
        match self {
            Reader::Begin => {}
            Reader::Csv(csv) => csv.close(sink),
            Reader::Json(json) => json.close(sink),
        }
    }
}
