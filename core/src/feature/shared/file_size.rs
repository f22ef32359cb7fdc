//! Sizes of files in units that people know.

use crate::domain::digits::{grouped_count, plain};

/// A size as people read it: `940 KB`, `1.2 MB`.
pub(crate) fn format(bytes: u32) -> String {
    let kilobytes = u64::from(bytes).div_ceil(1024);
    if kilobytes < 1000 {
        return [plain(kilobytes).as_str(), " KB"].concat();
    }
    let tenths = kilobytes * 10 / 1024;
    [grouped_count(tenths / 10).as_str(), ".", &plain(tenths % 10), " MB"].concat()
}
