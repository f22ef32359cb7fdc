//! Members' rights over their data: consent to promotional messages, a copy of all data, closing the account (sections 4 and 6 of the
//! specification, the security centre); and the operators' promotional messages, which depend on that consent.
//!
//! It is above every crate that holds data or money of members: closing an account consults them all in one transaction, and a data
//! copy is made of what each declares about its own tables ([`DataArea`]), which the crate `app` passes in.
//!
//! From the bottom up: [`consent`], [`mailing`] (promotional mail and SMS), [`broadcast`] (messages in the site's inbox),
//! [`data_copy`], [`closing`].

pub mod broadcast;
pub mod closing;
pub mod consent;
pub mod data_copy;
pub mod mailing;
mod personal_data;
mod state;

use platform::data_area::DataArea;
use platform::expiry::Expiry;
use platform::jobs::Kind;
use platform::store::{Migration, migrations};
use utoipa::OpenApiRouter;

pub use personal_data::DATA;
pub use state::PrivacyState;

/// The areas of a data copy, crate by crate.
pub type Areas = &'static [&'static [DataArea]];

/// The database migrations of this crate.
pub const MIGRATIONS: &[Migration] = migrations![
    "0151_marketing",
    "0152_data_copies",
    "0153_account_closures",
    "0241_broadcasts",
    "0301_copies_share_tickets",
];

/// The rows of this crate that expire.
pub const EXPIRING: &[Expiry] = &[
    Expiry::of("data_copies", &["id"], "expires_at", 0),
    Expiry::of("data_copy_parts", &["copy_id", "seq"], "expires_at", 0),
];

/// The jobs of this crate.
pub static JOBS: &[Kind<PrivacyState>] = &[
    Kind::of::<mailing::SendMailing>(),
    Kind::of::<broadcast::SendBroadcast>(),
    Kind::of::<data_copy::MakeDataCopy>(),
];

/// The calls of this crate that a closed site refuses.
pub fn router() -> OpenApiRouter<PrivacyState> {
    OpenApiRouter::new().merge(consent::router()).merge(data_copy::router()).merge(closing::router())
}
