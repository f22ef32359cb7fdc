//! Who the cashier serves: a real member, whose rank opens channels.

use identity::session::Member;
use platform::http::ApiError;

/// Passes a member whose money is real.
///
/// # Errors
/// 403 for a guest of the free demo.
pub(crate) fn real(member: Member) -> Result<Member, ApiError> {
    member.require_real()?;
    Ok(member)
}
