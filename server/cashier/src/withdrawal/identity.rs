//! Identity rules of a withdrawal: the member's name is proven, the payout account is in that name, and above the
//! operator's threshold the identity check is approved (section 2 of the specification, security centre).
//!
//! The rules are checked in the transaction that places the hold. A withdrawal that fails them is refused instead of
//! held: no money is frozen for the days that documents may take, and the member requests it again after the check.

use axum::http::StatusCode;
use identity::member::{MemberRow, is_same_name};
use lumora_core::domain::money::Money;
use lumora_core::wire::code;
use platform::http::ApiError;
use platform::settings::Settings;
use platform::store::{Connection, StoreError};

use crate::payout_account::{AccountRow, name_needed};

/// Setting with the amount, in minor units, above which an approved identity check is required; 0 means never.
const THRESHOLD_SETTING: &str = "withdrawal_identity_above";
/// Switch that requires an approved identity check before any withdrawal.
const ALWAYS_SETTING: &str = "withdrawal_identity_first";

/// The amount above which this member must first pass an identity check; `None` where the member has passed it or none
/// is required.
pub(super) async fn identity_check_above(tx: &mut Connection, member: &MemberRow) -> Result<Option<Money>, StoreError> {
    if member.is_identity_checked() {
        return Ok(None);
    }
    let settings = Settings::read(tx).await?;
    if settings.is_on(ALWAYS_SETTING) {
        return Ok(Some(Money(0)));
    }
    Ok(settings.number(THRESHOLD_SETTING).filter(|above| *above > 0).map(Money))
}

/// Lets a withdrawal of this amount to this payout account through.
///
/// # Errors
/// 409 `payee_name_needed`, `payee_name_other` for an account in another name, `identity_check_needed`.
pub(super) async fn pass(
    tx: &mut Connection,
    member_id: &str,
    account: &AccountRow,
    amount: Money,
) -> Result<(), ApiError> {
    let member = MemberRow::by_id(&mut *tx, member_id).await?.ok_or_else(ApiError::login_required)?;
    let name = member.proven_payee_name().ok_or_else(name_needed)?;
    let is_named = member.checked_name.is_empty() || is_same_name(&member.checked_name, name);
    if !is_named || !is_same_name(name, &account.holder) {
        let message = "the account is in another name than the one that money is paid to: choose another, or remove it";
        return Err(ApiError::refused(StatusCode::CONFLICT, code::PAYEE_NAME_OTHER, message));
    }
    if identity_check_above(tx, &member).await?.is_some_and(|above| amount > above) {
        let message =
            "this amount needs an approved identity check first: PUT /wps/member/identityCheck/details begins one";
        return Err(ApiError::refused(StatusCode::CONFLICT, code::IDENTITY_CHECK_NEEDED, message));
    }
    Ok(())
}
