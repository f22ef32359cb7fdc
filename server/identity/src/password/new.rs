//! Checking a new password, and setting it.

use lumora_core::domain::message::MessageKind;
use lumora_core::wire::SecretText;
use messages::Message;

use crate::fields::rules::Broken;
use crate::fields::{rules, settings};
use crate::password::{strength, ticket};
use crate::session::token::end_others;
use lumora_core::wire::{RegisterSettings, code};
use platform::Base;
use platform::http::ApiError;
use platform::settings::Settings;
use platform::store::{Connection, StoreError, sql};

/// The longest password, in characters: the login form accepts no more.
pub(crate) const MAX_LENGTH: usize = 256;

/// Whether it is the default password that section 9 forbids to keep.
pub(crate) fn is_weak(password: &str) -> bool {
    password == strength::WEAK
}

/// A new password as a form sends it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct NewPassword<'a> {
    /// The new password.
    pub(crate) password: &'a SecretText,
    /// The repetition, where the form asks for one.
    pub(crate) confirm: Option<&'a SecretText>,
}

impl NewPassword<'_> {
    /// Checks the operator's rule, the repetition and the strength. `account` is the account name, which the password
    /// must not be.
    ///
    /// # Errors
    /// 422 with the refused fields, `newPassword` and `confirmNewPassword`; or when the database fails.
    pub(crate) async fn check(self, base: &Base, account: &str) -> Result<(), ApiError> {
        let settings = settings::load(&base.store, &Settings::load(&base.store).await?).await?;
        let broken = self.broken(&settings, account);
        if broken.is_empty() {
            return Ok(());
        }
        Err(ApiError::rule_broken(broken.iter().map(|(field, code)| (*field, code.as_str()))))
    }

    fn broken(self, settings: &RegisterSettings, account: &str) -> Broken {
        let password = self.password.reveal();
        let wrong = if password.chars().count() > MAX_LENGTH {
            Some(code::TOO_LONG.to_owned())
        } else {
            rules::check(rules::rule(settings, "password"), password, true)
                .or_else(|| strength::check(password, settings.password_strength, &[account]))
        };
        let different = self.confirm.and_then(|confirm| rules::check_twice(password, confirm.reveal()));
        let broken = [("newPassword", wrong), ("confirmNewPassword", different)];
        broken.into_iter().filter_map(|(field, code)| code.map(|code| (field, code))).collect()
    }
}

/// Sets the password and ends everything that the old one opened: all sessions but the one with the id `kept_session_id`, all
/// remembered logins and all password tickets. The member is told by an in-site message.
///
/// # Errors
/// When the database fails.
pub(crate) async fn set(
    connection: &mut Connection,
    member_id: &str,
    hash: &str,
    kept_session_id: Option<&str>,
    now_ms: i64,
) -> Result<(), StoreError> {
    sql::query(
        "update members set password_hash = $1, password_changed_at = $2, must_change_password = 0 where id = $3",
    )
    .bind(hash)
    .bind(now_ms)
    .bind(member_id)
    .execute(&mut *connection)
    .await?;
    ticket::end_all(connection, member_id).await?;
    messages::write(connection, member_id, &Message::of(MessageKind::PasswordChanged), now_ms).await?;
    end_others(connection, member_id, kept_session_id, now_ms).await
}
