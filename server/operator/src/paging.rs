//! Which page of a list a call asks for.

use platform::params::{OptionalParam, Page, PageNumber, PageSize};
use platform::query;

/// Records of a page unless the call says otherwise.
const PAGE: u32 = 50;

query! {
    /// A part of a list.
    pub(super) struct PageQuery {
        /// Page from 1.
        page_no: OptionalParam<PageNumber>,
        /// Records on a page, at most 100.
        page_size: OptionalParam<PageSize>,
    }
}

impl PageQuery {
    /// The page that is asked for.
    pub(super) fn read(&self) -> Page {
        Page::of(&self.page_no, &self.page_size, PAGE)
    }
}
