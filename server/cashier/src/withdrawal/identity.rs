//! Who may be paid: a member whose name is proven, to an account in that name, and above the operator's bound one whose identity check was
//! approved (section 2 of the specification, security centre).
//!
//! The rule is asked in the transaction that freezes the money. A withdrawal that it stops is refused, and not held: nothing is frozen for the days
//! that documents may take, and the member asks again when the check is done.

use axum::http::StatusCode;
use identity::member::{MemberRow, is_same_name};
use lumora_core::domain::money::Money;
use lumora_core::wire::code;
use platform::http::ApiError;
use platform::settings::Settings;
use platform::store::{Connection, StoreError};

use crate::payout_account::{AccountRow, name_needed};

/// The setting of the amount above which an approved identity check is asked, in minor units; none where it is 0.
const ABOVE: &str = "withdrawal_identity_above";
/// The switch by which nobody is paid anything before the check.
const FIRST: &str = "withdrawal_identity_first";

/// The amount above which the member needs an identity check that is still to be approved; nothing where it needs none.
pub(super) async fn asked_above(tx: &mut Connection, member: &MemberRow) -> Result<Option<Money>, StoreError> {
    if member.is_identity_checked() {
        return Ok(None);
    }
    let settings = Settings::read(tx).await?;
    if settings.is_on(FIRST) {
        return Ok(Some(Money(0)));
    }
    Ok(settings.number(ABOVE).filter(|above| *above > 0).map(Money))
}

/// Passes a member who may be paid so much to this account.
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
    if asked_above(tx, &member).await?.is_some_and(|above| amount > above) {
        let message =
            "this amount needs an approved identity check first: PUT /wps/member/identityCheck/details begins one";
        return Err(ApiError::refused(StatusCode::CONFLICT, code::IDENTITY_CHECK_NEEDED, message));
    }
    Ok(())
}
