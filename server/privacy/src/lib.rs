//! What members decide about their own data: consent to promotional messages, a copy of everything, the end of the account (sections 4 and
//! 6 of the specification, the security centre).
//!
//! It stands above every crate that holds something of members and money: closing an account asks them all in one transaction, and a copy is
//! made of what each says of its own tables ([`DataArea`]), which the crate on top hands in.
//!
//! From the bottom up: [`consent`] (who may be sent what), [`mailing`] (what operators send), [`broadcast`] (the same on the site), [`data_copy`], [`closing`].

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

/// The areas of a copy, crate by crate.
pub type Areas = &'static [&'static [DataArea]];

/// The tables of this crate.
pub const MIGRATIONS: &[Migration] = migrations![
    "0151_marketing",
    "0152_data_copies",
    "0153_account_closures",
    "0241_broadcasts",
    "0301_copies_share_tickets",
];

/// Which rows of this crate expire.
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
