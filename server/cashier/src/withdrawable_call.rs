//! The call that tells a member what may leave the wallet, and which bonuses and deposits lock the rest, by name.

use axum::extract::State;
use identity::session::MemberEvenExcluded;
use lumora_core::wire::{Envelope, WithdrawableValue};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Language, Reply};
use utoipa::{OpenApiRouter, routes};

use crate::CashierState;
use crate::bonus::names_of_running;
use crate::customer::real_member;
use crate::withdrawable::{read, weighted_games};

/// The calls of this module.
pub(crate) fn router() -> OpenApiRouter<CashierState> {
    OpenApiRouter::new().routes(routes!(explain))
}

/// What may leave the wallet, and what locks the rest
#[utoipa::path(
    get, path = "/wps/member/withdrawable", tag = "cashier", security(("session" = [])),
    responses((status = 200, body = Envelope<WithdrawableValue>), (status = 401, body = ErrorEnvelope))
)]
async fn explain(
    State(base): State<Base>,
    Language(language): Language,
    MemberEvenExcluded(member): MemberEvenExcluded,
) -> Result<Reply<WithdrawableValue>, ApiError> {
    let member = real_member(member)?;
    let now_ms = base.clock.now_ms();
    let mut value = read(&base.store, &member.id, &member.row.currency, now_ms).await?;
    let mut names = names_of_running(&base.store, &member.id, now_ms, language).await?;
    for credit in &mut value.credits {
        // A credit without a name is that of a deposit, whose order number the member knows.
        if let Some(name) = names.remove(&credit.id) {
            credit.reference = name;
        }
    }
    Ok(Reply(WithdrawableValue { games: weighted_games(&base.store, language).await?, ..value }))
}
