//! The query parameters of a page of a list.

use platform::params::{OptionalParam, Page, PageNumber, PageSize};
use platform::query;

/// Default number of records on a page.
const PAGE: u32 = 50;

query! {
    /// The page of a list.
    pub(super) struct PageQuery {
        /// Page number, from 1.
        page_no: OptionalParam<PageNumber>,
        /// Records on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

impl PageQuery {
    /// The requested page, with defaults applied.
    pub(super) fn read(&self) -> Page {
        Page::of(&self.page_no, &self.page_size, PAGE)
    }
}
