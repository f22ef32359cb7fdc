//! Whether a member has to change the password (section 4 of the specification).

use crate::member::MemberRow;
use platform::clock::DAY_MS;
use platform::settings::Settings;
use platform::store::{Connection, StoreError};

/// Why a correct password is due for a change, if it is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct ChangeDue {
    /// It is the well-known default password, an agent chose it, or the member has yet to agree to the terms, which is
    /// done together with the change of the password.
    pub(crate) weak: bool,
    /// It is older than the operator allows.
    pub(crate) expired: bool,
    /// The operator's setting: an expired password must be changed before anything else.
    expiry_forces: bool,
}

impl ChangeDue {
    /// Judges the member's present password. The setting `password_days` is its maximum age in days; 0 or unset means
    /// no limit.
    ///
    /// # Errors
    /// When the database fails.
    pub(crate) async fn of(connection: &mut Connection, member: &MemberRow, now_ms: i64) -> Result<Self, StoreError> {
        let settings = Settings::read(connection).await?;
        let days = settings.number("password_days").unwrap_or(0);
        let age_ms = now_ms - member.password_changed_at;
        Ok(Self {
            weak: member.must_change_password() || member.terms_pending(),
            expired: days > 0 && age_ms >= days.saturating_mul(DAY_MS),
            expiry_forces: settings.is_on("PWDEXPFORCECHANGE3"),
        })
    }

    /// Whether the session is restricted until the password is changed.
    pub(crate) fn is_forced(self) -> bool {
        self.weak || (self.expired && self.expiry_forces)
    }
}
