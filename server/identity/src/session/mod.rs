//! Sessions: tokens, known browsers, and the extractors of the calling member (sections 3, 4, 6 and 7 of the
//! specification).
//!
//! A session is a bearer token of 256 random bits, stored as a hash. It ends when it was idle for [`token::IDLE_MS`],
//! when it is older than [`token::MAX_MS`], or at logout. Handlers extract [`Member`] (401 without a live session,
//! 403 for a member excluded from play), [`MemberEvenExcluded`] or [`MaybeMember`].

mod caller;
pub(crate) mod device;
mod extract;
pub mod file_ticket;
pub(crate) mod remembered;
pub mod token;

pub use caller::Caller;
pub use extract::{
    FRESH_MS, ListeningMember, MaybeMember, Member, MemberEvenExcluded, RestrictedMember, pass, password_required,
    require_admitted, require_checked_age, require_not_excluded,
};
pub use token::{PlayAccess, PlayedSession, is_alive, play};
