//! Reads deposits for members: channels, one deposit with its timeline, and pages of them.

use identity::session::Member;
use lumora_core::domain::cashier::{DepositKind, DepositStatus};
use lumora_core::domain::money::Money;
use lumora_core::wire::{Amount, Deposit, DepositChannels, DepositPage, DepositPromotion};
use platform::clock::rfc3339;
use platform::http::ApiError;
use platform::params::Page;
use platform::store::sql;
use platform::texts::Texts;
use promotions::deposit_bonus::{self, DepositOffer};

use super::channel::ChannelRow;
use super::row::DepositRow;
use crate::{CashierState, step};

/// Subject of the localized texts of channels.
const CHANNEL: &str = "deposit_channel";
/// Open deposits that are shown beside the channels, at most.
const MAX_OPEN_SHOWN: i64 = 5;

/// A deposit of the member with its timeline.
pub(super) async fn find(state: &CashierState, member: &Member, id: &str, language: &str) -> Result<Deposit, ApiError> {
    let store = &state.base.store;
    let row = DepositRow::of_member(store.reader(), &member.id, id).await?;
    let row = row.ok_or_else(|| ApiError::not_found("deposit"))?;
    let texts = Texts::of(store, CHANNEL, language).await?;
    let mut steps = step::of(store.reader(), &row.id).await?;
    let is_refused = row.kind() == DepositKind::Voucher && row.status() == DepositStatus::Failed;
    // The note of that step is an error code for programs, not a text for the member.
    let refusal = steps.last_mut().filter(|_| is_refused).map(|step| std::mem::take(&mut step.note));
    let failure = refusal.unwrap_or_default();
    let promotion = match &row.promotion_id {
        Some(id) => deposit_bonus::title(store, id, language).await?.unwrap_or_default(),
        None => String::new(),
    };
    Ok(Deposit { steps, failure, promotion, ..row.to_wire(&texts) })
}

/// A page of the member's deposits, latest first.
pub(super) async fn page(
    state: &CashierState,
    member: &Member,
    page: Page,
    status: Option<DepositStatus>,
    language: &str,
) -> Result<DepositPage, ApiError> {
    let store = &state.base.store;
    let texts = Texts::of(store, CHANNEL, language).await?;
    let status = status.map(DepositStatus::name).unwrap_or_default();
    let count = "select count(*) from deposits where member_id = $1 and ($2 = '' or status = $2)";
    let count: i64 = sql::query_scalar(count).bind(&member.id).bind(status).fetch_one(store.reader()).await?;
    let rows: Vec<DepositRow> = sql::query_as(
        "select * from deposits where member_id = $1 and ($2 = '' or status = $2)
         order by created_at desc, id desc limit $3 offset $4",
    )
    .bind(&member.id)
    .bind(status)
    .bind(page.limit())
    .bind(page.offset())
    .fetch_all(store.reader())
    .await?;
    Ok(DepositPage {
        content: rows.iter().map(|row| row.to_wire(&texts)).collect(),
        total_pages: page.count(count),
        total_elements: u32::try_from(count).unwrap_or(u32::MAX),
    })
}

/// The channels, with the one that the member used last first, open deposits, and promotions to choose from.
pub(super) async fn channels(
    state: &CashierState,
    member: &Member,
    language: &str,
) -> Result<DepositChannels, ApiError> {
    let store = &state.base.store;
    let now_ms = state.base.clock.now_ms();
    let texts = Texts::of(store, CHANNEL, language).await?;
    let mut rows = ChannelRow::all(store.reader(), member.row.rank_level).await?;
    let last: Option<(String, i64)> = sql::query_as(
        "select channel_id, amount from deposits where member_id = $1 and status = 'CREDITED'
         order by created_at desc, id desc limit 1",
    )
    .bind(&member.id)
    .fetch_optional(store.reader())
    .await?;
    let (last_channel, last_amount) = last.unwrap_or_default();
    rows.sort_by_key(|row| row.id != last_channel);
    let open: Vec<DepositRow> = sql::query_as(
        "select * from deposits where member_id = $1 and status in ('PENDING', 'REVIEW')
         order by created_at desc, id desc limit $2",
    )
    .bind(&member.id)
    .bind(MAX_OPEN_SHOWN)
    .fetch_all(store.reader())
    .await?;
    Ok(DepositChannels {
        list: rows.iter().filter_map(|row| row.to_wire(&texts, now_ms)).collect(),
        last_amount: Amount(Money(last_amount)),
        open: open.iter().map(|row| row.to_wire(&texts)).collect(),
        promotions: deposit_bonus::offers(store, member, language, now_ms).await?.iter().map(promotion).collect(),
    })
}

fn promotion(DepositOffer { title, terms }: &DepositOffer) -> DepositPromotion {
    DepositPromotion {
        promo_id: terms.id.clone(),
        title: title.clone(),
        percent: terms.bonus.percent,
        least: Amount(terms.bonus.least),
        most: Amount(terms.bonus.most),
        wager_multiplier: u32::try_from(terms.wager_multiplier).unwrap_or(0),
        ends_at: terms.ends_at.map(rfc3339).unwrap_or_default(),
    }
}
