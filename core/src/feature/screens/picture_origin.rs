//! The origin that pictures come from (sections 3 and 9 of the specification, image CDN addresses). It is picked at random of
//! those that the operator names; where it does not answer, the site's own takes its place, which always has every picture.

use crate::feature::services::site;
use crate::model::{Model, Step};
use serde::{Deserialize, Serialize};

/// Events of the pictures that the page loads.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PictureOriginEvent {
    /// A picture of this origin did not come.
    Failed(String),
}

pub(crate) fn on_event(model: &mut Model, _: &mut Step, event: PictureOriginEvent) {
    let PictureOriginEvent::Failed(origin) = event;
    site::drop_image_origin(model, &origin);
}
