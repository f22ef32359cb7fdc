//! The free demo: a visitor plays as a guest (account type 4) with play money of its own (sections 2, 6 and 7 of the specification).
//!
//! A guest belongs to a browser, which finds it again by its device cookie. Its balance is issued through the ledger like all
//! play money, and goes back to the issuer when the guest has been idle for a day, by a job. Only so many guests can come from one
//! address within an hour.

mod guest;
mod login;

use utoipa::{OpenApiRouter, routes};

use platform::Base;
use platform::jobs::Kind;

pub use guest::{HOURLY_LIMIT, IDLE_MS};

use crate::IdentityState;

/// The jobs of this module.
pub(crate) const JOBS: &[Kind<Base>] = &[Kind::scheduled::<guest::CloseIdleGuests>()];

/// The calls of this module.
pub fn router() -> OpenApiRouter<IdentityState> {
    OpenApiRouter::new().routes(routes!(login::login))
}
