//! A new password: whether it will do, and setting it.

use lumora_core::wire::SecretText;
use sqlx::AnyConnection;

use crate::account::rules::Broken;
use crate::account::{rules, settings, strength, ticket};
use crate::content::settings::Settings;
use crate::http::ApiError;
use crate::session::token::end_others;
use crate::state::AppState;
use crate::store::StoreError;
use lumora_core::wire::{RegisterSettings, code};

/// No password may be longer, in characters: the login takes no more.
pub(crate) const LONGEST: usize = 256;

/// Whether it is the password that section 9 forbids to keep.
pub(crate) fn is_weak(password: &str) -> bool {
    password == strength::WEAK
}

/// A new password as a form sends it.
#[derive(Debug, Clone, Copy)]
pub(super) struct NewPassword<'a> {
    /// What it shall be.
    pub(super) password: &'a SecretText,
    /// The same again, where the form asks for it.
    pub(super) confirm: Option<&'a SecretText>,
}

impl NewPassword<'_> {
    /// Passes a password that follows the operator's rule, was typed alike twice, and is none that everybody tries.
    ///
    /// # Errors
    /// 422 with the fields `newPassword` and `confirmNewPassword`, or when the database fails.
    pub(super) async fn check(self, state: &AppState, account: &str) -> Result<(), ApiError> {
        let settings = settings::load(&state.store, &Settings::load(&state.store).await?).await?;
        let broken = self.broken(&settings, account);
        if broken.is_empty() {
            return Ok(());
        }
        Err(ApiError::rule_broken(broken.iter().map(|(field, code)| (*field, code.as_str()))))
    }

    fn broken(self, settings: &RegisterSettings, account: &str) -> Broken {
        let password = self.password.reveal();
        let wrong = if password.chars().count() > LONGEST {
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

/// Sets a password, and ends whatever the old one has opened: every session but `kept`, every remembered login, every ticket.
///
/// # Errors
/// When the database fails.
pub(super) async fn set(
    connection: &mut AnyConnection,
    member_id: &str,
    hash: &str,
    kept: Option<&str>,
    now_ms: i64,
) -> Result<(), StoreError> {
    sqlx::query(
        "update members set password_hash = $1, password_changed_at = $2, must_change_password = 0 where id = $3",
    )
    .bind(hash)
    .bind(now_ms)
    .bind(member_id)
    .execute(&mut *connection)
    .await?;
    ticket::end_all(connection, member_id).await?;
    end_others(connection, member_id, kept, now_ms).await
}
