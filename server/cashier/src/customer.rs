//! Who may use the cashier: members with real money, not guests of the free demo.

use identity::session::Member;
use platform::http::ApiError;

/// Lets a member with real money through.
///
/// # Errors
/// 403 for a guest of the free demo.
pub(crate) fn real_member(member: Member) -> Result<Member, ApiError> {
    member.require_real()?;
    Ok(member)
}
