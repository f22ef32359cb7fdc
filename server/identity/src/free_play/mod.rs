//! The free demo: a visitor plays with play money as a guest, account type 4 (sections 2, 6 and 7 of the specification).
//!
//! A guest account belongs to a browser, identified by its device cookie. Its balance is issued through the ledger like all play
//! money, and a job returns it to the issuer when the guest has been idle for a day. New guests are rate-limited by address.

mod guest;
mod login;

use utoipa::{OpenApiRouter, routes};

use platform::Base;
use platform::jobs::Kind;

pub use guest::{HOURLY_LIMIT, IDLE_MS};

use crate::IdentityState;

/// The jobs of this module.
pub(crate) const JOBS: &[Kind<Base>] = &[Kind::scheduled::<guest::CloseIdleGuests>()];

/// The routes of this module.
pub fn router() -> OpenApiRouter<IdentityState> {
    OpenApiRouter::new().routes(routes!(login::login))
}
