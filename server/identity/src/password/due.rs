//! Whether a password has to be changed (section 4 of the specification).

use crate::member::MemberRow;
use platform::settings::Settings;
use platform::store::{Connection, StoreError};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// What is the matter with a password that was right.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct ChangeDue {
    /// Everybody knows it, an agent chose it, or its member has not agreed to the terms yet, which is done along with a new one.
    pub(crate) weak: bool,
    /// It is older than the operator allows.
    pub(crate) expired: bool,
    /// The operator lets nobody in with an expired one.
    expiry_forces: bool,
}

impl ChangeDue {
    /// As it stands with the member's password. The operator sets the days in `password_days`; 0 or none is for ever.
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

    /// Whether it must be changed before anything else.
    pub(crate) fn must(self) -> bool {
        self.weak || (self.expired && self.expiry_forces)
    }
}
