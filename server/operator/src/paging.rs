//! Which page of a list a call asks for.

use platform::http::ApiError;
use platform::params::Page;
use serde::Deserialize;
use utoipa::IntoParams;

/// Records of a page unless the call says otherwise.
const PAGE: u32 = 50;

/// A part of a list.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(super) struct PageQuery {
    /// Page from 1.
    page_no: Option<String>,
    /// Records on a page, at most 100.
    page_size: Option<String>,
}

impl PageQuery {
    /// The page that is asked for.
    pub(super) fn read(&self) -> Result<Page, ApiError> {
        Page::read(self.page_no.as_deref(), self.page_size.as_deref(), PAGE)
    }
}
