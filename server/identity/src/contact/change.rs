//! Storing a verified mail address or mobile number.

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

/// The request's field with the code that was sent to the present address or number.
const CURRENT_CODE: &str = "currentCode";

/// A contact change whose codes were already checked once; [`Change::write`] redeems them in its transaction.
#[derive(Debug, Clone)]
pub(super) struct Change {
    pub(super) member_id: String,
    pub(super) target: Target,
    /// The code that was sent to the new address or number.
    pub(super) code: SecretText,
    /// The code that was sent to the present one; used only where that is verified.
    pub(super) current_code: SecretText,
}

impl Change {
    /// Redeems the codes and stores the new address or number, in the caller's transaction; gives the member's row after it.
    ///
    /// # Errors
    /// 422 when a code is wrong, expired or used, or another account has verified the number.
    pub(super) async fn write(&self, tx: &mut Connection, vault: &Vault, now_ms: i64) -> Result<MemberRow, ApiError> {
        let member = reload_member(tx, &self.member_id).await?;
        let kind = self.target.kind;
        let code_target = self.target.code_target(&self.member_id);
        let redeemed = verification::redeem(tx, Purpose::Contact, &code_target, self.code.reveal(), now_ms).await?;
        verification::refuse_unless_right(redeemed)?;
        // Decided by the row as this transaction sees it: of two concurrent changes, the second needs a code of what the first stored.
        if verified(&member, kind).is_some() {
            let present = present_code_target(&self.member_id, kind);
            let purpose = Purpose::PresentContact;
            let redeemed = verification::redeem(tx, purpose, &present, self.current_code.reveal(), now_ms).await?;
            require_right_current_code(redeemed)?;
        }
        if kind == ContactKind::Mobile && MemberRow::by_verified_mobile(&mut *tx, &self.target.value).await?.is_some() {
            return Err(number_taken());
        }
        self.store_contact(tx, now_ms).await?;
        let message_kind = match kind {
            ContactKind::Email => MessageKind::EmailChanged,
            ContactKind::Mobile => MessageKind::MobileChanged,
        };
        messages::write(tx, &self.member_id, &Message::of(message_kind), now_ms).await?;
        exclusion::review(tx, vault, &self.member_id, now_ms).await?;
        reload_member(tx, &self.member_id).await
    }

    async fn store_contact(&self, tx: &mut Connection, now_ms: i64) -> Result<(), StoreError> {
        let update = match self.target.kind {
            ContactKind::Email => "update members set email = $1, email_verified_at = $2 where id = $3",
            ContactKind::Mobile => "update members set mobile = $1, mobile_verified_at = $2 where id = $3",
        };
        sql::query(update).bind(&self.target.value).bind(now_ms).bind(&self.member_id).execute(tx).await?;
        Ok(())
    }
}

async fn reload_member(tx: &mut Connection, id: &str) -> Result<MemberRow, ApiError> {
    MemberRow::by_id(tx, id).await?.ok_or_else(ApiError::login_required)
}

/// 422 `mobile_taken`: another account has verified the number. Revealed only to a caller who has proved to hold the number too.
pub(super) fn number_taken() -> ApiError {
    ApiError::rule_broken([("mobileNum", code::MOBILE_TAKEN)])
}

/// Requires that the code of the present address or number was right.
///
/// # Errors
/// 422 `rule_broken` on the field `currentCode`.
pub(super) fn require_right_current_code(redeemed: Redeemed) -> Result<(), ApiError> {
    let wrong = |code| Err(ApiError::rule_broken([(CURRENT_CODE, code)]));
    match redeemed {
        Redeemed::Right => Ok(()),
        Redeemed::Wrong => wrong(code::INVALID_VERIFICATION_CODE),
        Redeemed::Expired => wrong(code::CODE_EXPIRED),
    }
}

/// 422 on `currentCode`: the code of the present address or number is missing.
pub(super) fn missing_current_code() -> ApiError {
    ApiError::rule_broken([(CURRENT_CODE, code::MISSING_VERIFICATION_CODE)])
}
