//! Reading withdrawals: what can be asked for now, one with its steps, and pages of them.

use identity::member::MemberRow;
use identity::session::Member;
use lumora_core::domain::cashier::WithdrawalStatus;
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, Withdrawal, WithdrawalOptions, WithdrawalPage};
use platform::http::ApiError;
use platform::params::Page;
use platform::settings::Settings;
use platform::store::sql;
use platform::texts::Texts;
use protection::policy;

use super::factor;
use super::identity::asked_above;
use super::limits::{limits_of, shown};
use super::progress::confirm_minutes;
use super::row::WithdrawalRow;
use crate::payout_account::present;
use crate::{CashierState, step, withdrawable};

/// The subject of a method's texts.
const METHOD: &str = "payout_method";
/// The switch that lets a member call one off before it is paid.
const CANCEL: &str = "withdrawal_cancel";
/// Withdrawals that are shown beside the form.
const MOST_OPEN: i64 = 5;

/// Whether members may call withdrawals off: where the operator offers it and its licence does not forbid it.
pub(super) fn may_cancel(settings: &Settings) -> bool {
    settings.is_on(CANCEL) && policy::of(&settings.text(policy::SETTING)).reverse_withdrawal
}

/// A withdrawal of the member's, with its steps.
pub(super) async fn one(
    state: &CashierState,
    member: &Member,
    id: &str,
    language: &str,
) -> Result<Withdrawal, ApiError> {
    let store = &state.base.store;
    let row = WithdrawalRow::of_member(store.reader(), &member.id, id).await?;
    let row = row.ok_or_else(|| ApiError::not_found("withdrawal"))?;
    let texts = Texts::of(store, METHOD, language).await?;
    let may_cancel = may_cancel(&Settings::load(store).await?);
    Ok(Withdrawal { steps: step::of(store.reader(), &row.id).await?, ..row.shown(&texts, may_cancel) })
}

/// A page of the member's withdrawals, latest first.
pub(super) async fn page(
    state: &CashierState,
    member: &Member,
    page: Page,
    status: Option<WithdrawalStatus>,
    language: &str,
) -> Result<WithdrawalPage, ApiError> {
    let store = &state.base.store;
    let texts = Texts::of(store, METHOD, language).await?;
    let may_cancel = may_cancel(&Settings::load(store).await?);
    let status = status.map(WithdrawalStatus::name).unwrap_or_default();
    let count = "select count(*) from withdrawals where member_id = $1 and ($2 = '' or status = $2)";
    let count: i64 = sql::query_scalar(count).bind(&member.id).bind(status).fetch_one(store.reader()).await?;
    let rows: Vec<WithdrawalRow> = sql::query_as(
        "select * from withdrawals where member_id = $1 and ($2 = '' or status = $2)
         order by created_at desc, id desc limit $3 offset $4",
    )
    .bind(&member.id)
    .bind(status)
    .bind(page.limit())
    .bind(page.offset())
    .fetch_all(store.reader())
    .await?;
    Ok(WithdrawalPage {
        content: rows.iter().map(|row| row.shown(&texts, may_cancel)).collect(),
        total_pages: page.count(count),
        total_elements: u32::try_from(count).unwrap_or(u32::MAX),
    })
}

/// What can be asked for now.
pub(super) async fn options(
    state: &CashierState,
    member: &Member,
    language: &str,
) -> Result<WithdrawalOptions, ApiError> {
    let base = &state.base;
    let store = &base.store;
    let accounts = present(state, member, language).await?;
    let money = withdrawable::read(store, &member.id, &member.row.currency, base.clock.now_ms()).await?;
    let settings = Settings::load(store).await?;
    let may_cancel = may_cancel(&settings);
    let texts = Texts::of(store, METHOD, language).await?;
    let (id, rank_level, now_ms) = (member.id.clone(), member.row.rank_level, base.clock.now_ms());
    let (limits, minutes, identity_above) = store
        .read(move |tx| {
            Box::pin(async move {
                let identity_above = match MemberRow::by_id(&mut *tx, &id).await? {
                    Some(member) => asked_above(tx, &member).await?,
                    None => None,
                };
                Ok((limits_of(tx, &id, rank_level, now_ms).await?, confirm_minutes(tx).await?, identity_above))
            })
        })
        .await
        .map_err(|error: platform::store::StoreError| error)?;
    let open: Vec<WithdrawalRow> = sql::query_as(
        "select * from withdrawals where member_id = $1
         and status in ('RISK_REVIEW', 'APPROVED', 'PROCESSING', 'PARTLY_PAID', 'AWAITING_CONFIRMATION', 'DISPUTED')
         order by created_at desc, id desc limit $2",
    )
    .bind(&member.id)
    .bind(MOST_OPEN)
    .fetch_all(store.reader())
    .await?;
    Ok(WithdrawalOptions {
        money,
        accounts: accounts.list,
        methods: accounts.methods,
        limits: limits.map(shown),
        payment_password_set: identity::payment_password::is_set(base, &member.id).await?,
        factor_above: Amount(Money(settings.number(factor::ABOVE).unwrap_or(0))),
        payee_name_proven: !accounts.payee_name.is_empty(),
        identity_above: identity_above.map(Amount),
        confirm_minutes: u32::try_from(minutes).unwrap_or(0),
        may_cancel,
        open: open.iter().map(|row| row.shown(&texts, may_cancel)).collect(),
    })
}
