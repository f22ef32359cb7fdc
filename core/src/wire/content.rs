//! Notices, announcements and banners (sections 2, 3 and 7).

use serde::{Deserialize, Serialize};

use crate::domain::address::is_followed;

/// Value of relay call `MCSFE_getListAnnouncements` (`types`, `platform=W`, `execution=B`).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct NoticeValue {
    /// Banners of all groups.
    pub banners: Vec<Banner>,
    /// Notices for players; the marquee and the notice modal show them.
    pub player: Vec<Notice>,
    /// Notices that open by themselves once a session, in the operator's order.
    pub popup: Vec<Notice>,
    /// Notices about promotions.
    pub promotion: Vec<Notice>,
}

/// A notice of the operator's.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Notice {
    /// Id of the notice.
    pub id: String,
    /// Title of the notice, plain text.
    pub title: String,
    /// Text of the notice: HTML that the server has cleaned; a view cleans it again.
    pub content: String,
    /// When the notice was published, RFC 3339.
    pub published_at: String,
    /// Announcement type: B, PL, PU, PR or H.
    pub notice_type: String,
}

/// A banner of a carousel.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Banner {
    /// Id of the banner.
    pub banner_id: String,
    /// Where it shows: `w_home`, `w_rng`, ... (section 3).
    pub group_name: String,
    /// Image, site-relative or https.
    pub url: String,
    /// Image for narrow screens; empty means `url`.
    pub mobile_url: String,
    /// Whether a click leads anywhere.
    pub linkage_type: bool,
    /// Where a click leads: site-relative or https.
    pub link: String,
    /// Headline over the image, plain text.
    pub title: String,
    /// Line under the headline, plain text.
    pub text: String,
    /// Words on the button, plain text; empty means no button.
    pub action: String,
}

impl Banner {
    /// Where a click leads: a path of this site, https or mail; nothing where it leads nowhere.
    #[must_use]
    pub fn href(&self) -> Option<&str> {
        Some(self.link.as_str()).filter(|link| self.linkage_type && is_followed(link))
    }
}
