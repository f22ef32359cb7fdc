//! Reads withdrawals for members: the options of the form, one withdrawal with its timeline, and pages of them.

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
use super::identity::identity_check_above;
use super::limits::{limits_of, to_wire};
use super::progress::confirm_minutes;
use super::row::WithdrawalRow;
use crate::payout_account::present;
use crate::{CashierState, step, withdrawable};

/// Subject of the localized texts of payout methods.
const METHOD: &str = "payout_method";
/// Switch that lets members cancel a withdrawal before it is handed to the provider.
const CANCEL: &str = "withdrawal_cancel";
/// Open withdrawals that are shown beside the form, at most.
const MAX_OPEN_SHOWN: i64 = 5;

/// Whether members may cancel withdrawals: the operator offers it and the licence policy does not forbid it.
pub(super) fn may_cancel(settings: &Settings) -> bool {
    settings.is_on(CANCEL) && policy::of(&settings.text(policy::SETTING)).reverse_withdrawal
}

/// A withdrawal of the member with its timeline.
pub(super) async fn find(
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
    Ok(Withdrawal { steps: step::of(store.reader(), &row.id).await?, ..row.to_wire(&texts, may_cancel) })
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
        content: rows.iter().map(|row| row.to_wire(&texts, may_cancel)).collect(),
        total_pages: page.count(count),
        total_elements: u32::try_from(count).unwrap_or(u32::MAX),
    })
}

/// What the withdrawal form needs: withdrawable amount, payout accounts and methods, limits, open withdrawals.
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
                    Some(member) => identity_check_above(tx, &member).await?,
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
    .bind(MAX_OPEN_SHOWN)
    .fetch_all(store.reader())
    .await?;
    Ok(WithdrawalOptions {
        money,
        accounts: accounts.list,
        methods: accounts.methods,
        limits: limits.map(to_wire),
        payment_password_set: identity::payment_password::is_set(base, &member.id).await?,
        factor_above: Amount(Money(settings.number(factor::THRESHOLD_SETTING).unwrap_or(0))),
        payee_name_proven: !accounts.payee_name.is_empty(),
        identity_above: identity_above.map(Amount),
        confirm_minutes: u32::try_from(minutes).unwrap_or(0),
        may_cancel,
        open: open.iter().map(|row| row.to_wire(&texts, may_cancel)).collect(),
    })
}
