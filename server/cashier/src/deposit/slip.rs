//! Deposits by bank slip: upload of the member's receipt.

use axum::http::StatusCode;
use identity::session::Member;
use lumora_core::domain::cashier::{DepositEvent, DepositKind};
use lumora_core::domain::upload::MAX_IMAGES;
use lumora_core::wire::code;
use platform::http::{ApiError, Upload};
use platform::store::{Connection, sql};

use super::row::DepositRow;
use crate::CashierState;
use crate::image;
use crate::step::Actor;

/// Stores a picture of the receipt and puts the deposit into review. Further pictures are added up to the limit.
pub(super) async fn send(
    state: &CashierState,
    member: &Member,
    deposit_id: &str,
    file: Upload,
) -> Result<(), ApiError> {
    let base = &state.base;
    let row = DepositRow::of_member(base.store.reader(), &member.id, deposit_id).await?;
    let row = row.filter(|row| row.kind() == DepositKind::BankSlip).ok_or_else(|| ApiError::not_found("deposit"))?;
    if row.status().after(DepositEvent::ReceiptSent).is_none() {
        return Err(no_longer_open());
    }
    let image = image::take(base, member, file).await?;
    let (member_id, now_ms) = (member.id.clone(), base.clock.now_ms());
    let work = async move |tx: &mut Connection| {
        let found = DepositRow::of_member(&mut *tx, &member_id, &row.id).await?;
        let Some(row) = found else { return Err(no_longer_open()) };
        let status = row.status().after(DepositEvent::ReceiptSent).ok_or_else(no_longer_open)?;
        if image::ids_of(&mut *tx, &row.id).await?.len() >= MAX_IMAGES {
            return Err(full());
        }
        image::attach(tx, &member_id, &row.id, &[image]).await?;
        sql::query("update deposits set receipt_sent = 1 where id = $1").bind(&row.id).execute(&mut *tx).await?;
        row.transition(tx, status, (&Actor::Member, 0, ""), now_ms).await?;
        Ok(())
    };
    base.store.write(move |tx| Box::pin(async move { work(tx).await })).await
}

pub(super) fn no_longer_open() -> ApiError {
    let message = "this deposit has gone on meanwhile: read how it stands";
    ApiError::refused(StatusCode::CONFLICT, code::STATE_CHANGED, message)
}

fn full() -> ApiError {
    ApiError::refused(
        StatusCode::CONFLICT,
        code::STATE_CHANGED,
        "three pictures were sent already: the operator has them",
    )
}
