//! Writing a proven address or number down.

use lumora_core::domain::message::MessageKind;
use lumora_core::wire::{ContactKind, SecretText, code};
use messages::Message;
use platform::http::ApiError;
use platform::store::{Connection, StoreError, sql};
use platform::vault::Vault;

use super::target::{Target, present_code_target, verified};
use crate::exclusion;
use crate::member::MemberRow;
use crate::verification::{self, Purpose, Redeemed};

/// The field of the code that went to the present address or number.
const CURRENT_CODE: &str = "currentCode";

/// A change whose codes were found right.
#[derive(Debug, Clone)]
pub(super) struct Change {
    pub(super) member_id: String,
    pub(super) target: Target,
    pub(super) code: SecretText,
    /// For the present one, where that is verified.
    pub(super) current_code: SecretText,
}

impl Change {
    /// Uses the codes up and writes the new one down, in the caller's transaction.
    ///
    /// # Errors
    /// 422 when a code is wrong or was used, or another account has the number.
    pub(super) async fn write(&self, tx: &mut Connection, vault: &Vault, now_ms: i64) -> Result<MemberRow, ApiError> {
        let member = reread(tx, &self.member_id).await?;
        let kind = self.target.kind;
        let code_target = self.target.code_target(&self.member_id);
        let redeemed = verification::redeem(tx, Purpose::Contact, &code_target, self.code.reveal(), now_ms).await?;
        verification::refuse_unless_right(redeemed)?;
        // Read in this transaction: of two changes at once the second needs the code of what the first has written.
        if verified(&member, kind).is_some() {
            let present = present_code_target(&self.member_id, kind);
            let purpose = Purpose::PresentContact;
            let redeemed = verification::redeem(tx, purpose, &present, self.current_code.reveal(), now_ms).await?;
            refuse_current_unless_right(redeemed)?;
        }
        if kind == ContactKind::Mobile && MemberRow::by_verified_mobile(&mut *tx, &self.target.value).await?.is_some() {
            return Err(taken());
        }
        self.put(tx, now_ms).await?;
        let told = match kind {
            ContactKind::Email => MessageKind::EmailChanged,
            ContactKind::Mobile => MessageKind::MobileChanged,
        };
        messages::write(tx, &self.member_id, &Message::of(told), now_ms).await?;
        exclusion::review(tx, vault, &self.member_id, now_ms).await?;
        reread(tx, &self.member_id).await
    }

    async fn put(&self, tx: &mut Connection, now_ms: i64) -> Result<(), StoreError> {
        let update = match self.target.kind {
            ContactKind::Email => "update members set email = $1, email_verified_at = $2 where id = $3",
            ContactKind::Mobile => "update members set mobile = $1, mobile_verified_at = $2 where id = $3",
        };
        sql::query(update).bind(&self.target.value).bind(now_ms).bind(&self.member_id).execute(tx).await?;
        Ok(())
    }
}

async fn reread(tx: &mut Connection, id: &str) -> Result<MemberRow, ApiError> {
    MemberRow::by_id(tx, id).await?.ok_or_else(ApiError::login_required)
}

/// 422: another account has proved to hold the number. Told only to who has proved it as well.
pub(super) fn taken() -> ApiError {
    ApiError::rule_broken([("mobileNum", code::MOBILE_TAKEN)])
}

/// Passes a right code of the present address or number only.
///
/// # Errors
/// 422 `rule_broken`, which names the code.
pub(super) fn refuse_current_unless_right(redeemed: Redeemed) -> Result<(), ApiError> {
    let wrong = |code| Err(ApiError::rule_broken([(CURRENT_CODE, code)]));
    match redeemed {
        Redeemed::Right => Ok(()),
        Redeemed::Wrong => wrong(code::INVALID_VERIFICATION_CODE),
        Redeemed::Expired => wrong(code::CODE_EXPIRED),
    }
}

/// 422: the code of the present address or number is missing.
pub(super) fn missing_current() -> ApiError {
    ApiError::rule_broken([(CURRENT_CODE, code::MISSING_VERIFICATION_CODE)])
}
