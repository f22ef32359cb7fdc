//! The cells of a code: which are dark, and which belong to the parts that a reader looks for first.

use crate::QrError;
use qrcodegen::{QrCode, QrCodeEcc};

/// What a cell belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Finder, timing or alignment pattern: drawn whole, whatever the dots look like.
    Pattern,
    /// Data and error correction.
    Data,
}

/// A code with error correction M (section 9).
pub struct Matrix {
    code: QrCode,
}

/// A side of the finder patterns in the corners, with the light edge.
const FINDER: u32 = 8;
/// Row and column of the timing patterns.
const TIMING: u32 = 6;

impl Matrix {
    /// Encodes a text, UTF-8.
    ///
    /// # Errors
    /// [`QrError::EmptyText`] or [`QrError::TextTooLong`].
    pub fn encode(text: &str) -> Result<Matrix, QrError> {
        if text.is_empty() {
            return Err(QrError::EmptyText);
        }
        let code = QrCode::encode_text(text, QrCodeEcc::Medium).map_err(|_| QrError::TextTooLong)?;
        Ok(Matrix { code })
    }

    /// Cells on a side.
    #[must_use]
    pub fn side(&self) -> u32 {
        u32::try_from(self.code.size()).unwrap_or(0)
    }

    /// Whether a cell is dark; cells outside are light.
    #[must_use]
    pub fn is_dark(&self, column: u32, row: u32) -> bool {
        match (i32::try_from(column), i32::try_from(row)) {
            (Ok(column), Ok(row)) => self.code.get_module(column, row),
            _ => false,
        }
    }

    /// What a cell belongs to.
    #[must_use]
    pub fn part(&self, column: u32, row: u32) -> Part {
        let far = self.side().saturating_sub(FINDER);
        let finder = (column < FINDER && (row < FINDER || row >= far)) || (column >= far && row < FINDER);
        let timing = column == TIMING || row == TIMING;
        if finder || timing || self.in_alignment(column, row) { Part::Pattern } else { Part::Data }
    }

    fn in_alignment(&self, column: u32, row: u32) -> bool {
        let centres = self.alignment_centres();
        let last = centres.len().saturating_sub(1);
        let near = |centre: u32, at: u32| centre.abs_diff(at) <= 2;
        centres.iter().enumerate().any(|(i, &x)| {
            centres.iter().enumerate().any(|(j, &y)| {
                // Where the finder patterns are there is no alignment pattern.
                let corner = (i, j) == (0, 0) || (i, j) == (0, last) || (i, j) == (last, 0);
                !corner && near(x, column) && near(y, row)
            })
        })
    }

    /// Rows, and columns, in whose crossings alignment patterns sit (ISO/IEC 18004, annex E).
    fn alignment_centres(&self) -> Vec<u32> {
        let version = u32::from(self.code.version().value());
        if version == 1 {
            return Vec::new();
        }
        let count = version / 7 + 2;
        let step = if version == 32 { 26 } else { (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2 };
        let last = self.side() - 7;
        let mut centres: Vec<u32> = (0..count - 1).map(|back| last - back * step).collect();
        centres.push(TIMING);
        centres.reverse();
        centres
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_and_too_much_are_refused() {
        assert_eq!(Matrix::encode("").err(), Some(QrError::EmptyText));
        assert_eq!(Matrix::encode(&"a".repeat(2332)).err(), Some(QrError::TextTooLong));
        assert!(Matrix::encode(&"a".repeat(2331)).is_ok());
    }

    #[test]
    fn alignment_patterns_are_found_where_the_code_has_them() {
        for length in [10, 40, 120, 300, 700, 1500, 2331] {
            let matrix = Matrix::encode(&"x".repeat(length)).unwrap();
            for &x in &matrix.alignment_centres() {
                for &y in &matrix.alignment_centres() {
                    let corner = (x == 6 && (y == 6 || y + 7 == matrix.side())) || (y == 6 && x + 7 == matrix.side());
                    if corner {
                        continue;
                    }
                    let dark = |dx: i32, dy: i32| {
                        matrix.is_dark(x.checked_add_signed(dx).unwrap(), y.checked_add_signed(dy).unwrap())
                    };
                    assert!(
                        dark(0, 0) && !dark(1, 0) && !dark(0, -1) && dark(2, 2) && dark(-2, 1),
                        "{length}: {x} {y}"
                    );
                }
            }
        }
    }
}
