//! The signed-in member's profile and wallet balance (section 7 of the specification).

use axum::extract::State;
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, BalanceValue, ClubLabel, Envelope, MemberInfo, MemberLabel};
use platform::store::{Store, StoreError, sql};

use crate::session::{Member, MemberEvenExcluded, RestrictedMember};
use crate::upline;
use ledger::{self, Account};
use platform::Base;
use platform::clock::rfc3339;
use platform::http::{ApiError, ErrorEnvelope, Reply};

/// Member info
#[utoipa::path(
    get, path = "/wps/member/info", tag = "member", security(("session" = [])),
    responses((status = 200, body = Envelope<MemberInfo>), (status = 401, body = ErrorEnvelope))
)]
pub(super) async fn info(
    State(base): State<Base>,
    RestrictedMember(member): RestrictedMember,
) -> Result<Reply<MemberInfo>, ApiError> {
    let last: Option<i64> = sql::query_scalar(
        "select created_at from sessions where member_id = $1 and created_at < $2 order by created_at desc limit 1",
    )
    .bind(&member.id)
    .bind(member.session_started_at)
    .fetch_optional(base.store.reader())
    .await?;
    let account_type = member.account_type();
    let to_upline = upline::receiver(base.store.reader(), &member.row, base.clock.now_ms()).await?.is_some();
    let excluded = member.protection.is_excluded(base.clock.now_ms());
    let row = member.row;
    Ok(Reply(MemberInfo {
        id: member.id,
        account: row.account,
        nickname: row.nickname,
        account_type: u16::try_from(account_type.number()).unwrap_or(u16::MAX),
        to_upline,
        club_label: ClubLabel {
            label_name: row.club_label,
            rank_level: u8::try_from(row.rank_level).unwrap_or(u8::MAX),
        },
        member_label: row.labels.lines().map(|name| MemberLabel { label_name: name.to_owned() }).collect(),
        last_login_at: last.map(rfc3339).unwrap_or_default(),
        excluded,
    }))
}

/// Balance of the wallet
#[utoipa::path(
    get, path = "/wps/v2/wallets/balance", tag = "wallet", security(("session" = [])),
    responses((status = 200, body = Envelope<BalanceValue>), (status = 401, body = ErrorEnvelope))
)]
pub(super) async fn balance(
    State(base): State<Base>,
    MemberEvenExcluded(member): MemberEvenExcluded,
) -> Result<Reply<BalanceValue>, ApiError> {
    Ok(Reply(balance_of(&base.store, &member).await?))
}

/// The available balance of a member's wallet, in the shape that both the balance call and pushed events send.
///
/// # Errors
/// When the database fails.
pub async fn balance_of(store: &Store, member: &Member) -> Result<BalanceValue, StoreError> {
    let account = Account::wallet(&member.id, &member.row.currency);
    let balance = ledger::available_of(store.reader(), &account).await?;
    Ok(BalanceValue {
        sum_balance: Amount(Money(balance)),
        currency: account.currency,
        play_balance: member.account_type().is_trial(),
    })
}
