//! Reads points for members: the balance with its limits, and redemptions.

use std::collections::{BTreeMap, BTreeSet};

use identity::fields::contact;
use identity::session::Member;
use ledger::days::{Span, days_of};
use ledger::{TransactionKind, balance_of};
use lumora_core::domain::money::Money;
use lumora_core::domain::points::RedemptionStatus;
use lumora_core::wire::{Amount, PointBalanceValue, RedeemedCount, Redemption, RedemptionPage};
use platform::clock::rfc3339;
use platform::day::{self, Day};
use platform::http::ApiError;
use platform::keyset;
use platform::store::{Store, StoreError, sql};

use super::account::account;
use super::convert::converted_on;
use super::decide::code_of;
use super::row::{RedemptionRow, SELECT};
use crate::PromotionState;
use crate::filled_texts::FilledTexts;

/// Points that a member has ever earned and spent, in hundredths of a point.
#[derive(Default)]
struct Lifetime {
    earned: i64,
    spent: i64,
}

impl Lifetime {
    /// Sums all movements of a points account up to now.
    async fn of(store: &Store, account_id: &str, offset_minutes: i64, now_ms: i64) -> Result<Self, StoreError> {
        let until_ms = Day::at(now_ms, offset_minutes).until_ms();
        let span = Span { account_id, from_ms: 0, until_ms, offset_minutes };
        let mut lifetime = Self::default();
        for day in days_of(store, span, now_ms).await? {
            let moved = day.amount_in - day.amount_out;
            match TransactionKind::from_name(&day.kind) {
                Some(
                    TransactionKind::PointsRedeemed
                    | TransactionKind::PointsReturned
                    | TransactionKind::PointsConverted,
                ) => lifetime.spent -= moved,
                _ => lifetime.earned += moved,
            }
        }
        Ok(lifetime)
    }
}

/// The points balance of a member, with the limits of redeeming and converting.
///
/// # Errors
/// When the database fails.
pub(super) async fn balance(state: &PromotionState, member: &Member) -> Result<PointBalanceValue, ApiError> {
    let base = &state.base;
    let account = account(&member.id);
    let (offset_minutes, now_ms) = (day::offset_minutes(base.store.reader()).await?, base.clock.now_ms());
    let lifetime = Lifetime::of(&base.store, &account.id(), offset_minutes, now_ms).await?;
    let today = Day::at(now_ms, offset_minutes).number();
    let counts = "select reward_id, cast(sum(quantity) as bigint) from point_redemptions
                  where member_id = $1 and status <> 'REJECTED' group by reward_id order by reward_id";
    let counts: Vec<(String, i64)> = sql::query_as(counts).bind(&member.id).fetch_all(base.store.reader()).await?;
    let count = |(reward_id, count): (String, i64)| RedeemedCount { reward_id, count: super::count(count) };
    Ok(PointBalanceValue {
        balance: Amount(Money(balance_of(base.store.reader(), &account).await?)),
        lifetime_earned: Amount(Money(lifetime.earned)),
        lifetime_spent: Amount(Money(lifetime.spent)),
        converted_today: converted_on(base.store.reader(), &member.id, today).await?,
        contact_needed: contact::missing_for_bonus(&state.base.store, &member.id).await?.unwrap_or_default().to_owned(),
        payment_password_set: identity::payment_password::is_set(base, &member.id).await?,
        redeemed: counts.into_iter().map(count).collect(),
    })
}

/// Which redemptions of a member to list.
#[derive(Debug, Clone)]
pub(super) struct Filter {
    pub(super) member_id: String,
    pub(super) status: Option<RedemptionStatus>,
}

impl Filter {
    fn condition(&self) -> String {
        // The status is a word of this program.
        self.status.map(|status| format!(" and r.status = '{}'", status.name())).unwrap_or_default()
    }

    /// A page of redemptions after the cursor, latest first; the first page also has the number of all that match.
    ///
    /// # Errors
    /// When the database fails.
    pub(super) async fn page(
        &self,
        state: &PromotionState,
        (cursor, size): (Option<&str>, u32),
        language: &str,
    ) -> Result<RedemptionPage, ApiError> {
        let store = &state.base.store;
        let condition = self.condition();
        // Ids begin with their time in hexadecimal; `~` sorts after all of them.
        let behind = cursor.unwrap_or("~");
        let page = format!("{SELECT} where r.member_id = $1 and r.id < $2{condition} order by r.id desc limit $3");
        let page = sql::query_as(sql::AssertSqlSafe(page)).bind(&self.member_id).bind(behind);
        let rows: Vec<RedemptionRow> = page.bind(i64::from(size) + 1).fetch_all(store.reader()).await?;
        let (rows, next) = keyset::page(rows, size, |row| row.id.clone());
        let count = match cursor {
            Some(_) => 0,
            None => {
                let count = format!("select count(*) from point_redemptions r where r.member_id = $1{condition}");
                sql::query_scalar(sql::AssertSqlSafe(count)).bind(&self.member_id).fetch_one(store.reader()).await?
            }
        };
        Ok(RedemptionPage { content: to_wire(state, rows, language).await?, next, count })
    }
}

/// A redemption of the member.
///
/// # Errors
/// 404 where there is none with this id.
pub(super) async fn find(
    state: &PromotionState,
    member_id: &str,
    id: &str,
    language: &str,
) -> Result<Redemption, ApiError> {
    let row = RedemptionRow::find(state.base.store.reader(), id).await?.filter(|row| row.member_id == member_id);
    let row = row.ok_or_else(|| ApiError::not_found("redemption"))?;
    to_wire(state, vec![row], language).await?.pop().ok_or_else(|| ApiError::not_found("redemption"))
}

/// Names of rewards by id, also of disabled ones; unknown ids are left out.
///
/// # Errors
/// When the database fails.
pub async fn names(
    store: &Store,
    ids: &BTreeSet<&str>,
    language: &str,
) -> Result<BTreeMap<String, String>, StoreError> {
    let wanted = ids.iter().filter(|id| !id.is_empty());
    let mut names = BTreeMap::new();
    let texts = FilledTexts::of(store, "point_reward", language).await?;
    for id in wanted {
        let query = "select cash_value from point_rewards where id = $1";
        let cash: Option<i64> = sql::query_scalar(query).bind(*id).fetch_optional(store.reader()).await?;
        if let Some(cash) = cash {
            names.insert((*id).to_owned(), texts.get(id, "name", &[("amount", texts.amount(None, cash))]));
        }
    }
    Ok(names)
}

/// Image address and cash value (minor units) of every reward, by id.
///
/// # Errors
/// When the database fails.
async fn pictures(state: &PromotionState) -> Result<BTreeMap<String, (String, i64)>, StoreError> {
    let query = "select id, image_url, cash_value from point_rewards";
    let rows: Vec<(String, String, i64)> = sql::query_as(query).fetch_all(state.base.store.reader()).await?;
    Ok(rows.into_iter().map(|(id, image, cash)| (id, (image, cash))).collect())
}

async fn to_wire(
    state: &PromotionState,
    rows: Vec<RedemptionRow>,
    language: &str,
) -> Result<Vec<Redemption>, ApiError> {
    let texts = FilledTexts::of(&state.base.store, "point_reward", language).await?;
    let pictures = pictures(state).await?;
    let item = |row: RedemptionRow| {
        let (image_url, cash_value) = pictures.get(&row.reward_id).cloned().unwrap_or_default();
        let each = if row.cash > 0 { row.cash / row.quantity.max(1) } else { cash_value };
        let name = |body: &str| platform::texts::filled(body, &[("amount", texts.amount(None, each))]);
        let localized = texts.get(&row.reward_id, "name", &[("amount", texts.amount(None, each))]);
        Redemption {
            name: if localized.is_empty() { name(&row.reward_name) } else { localized },
            category: row.category(),
            status: row.status(),
            voucher_code: code_of(&state.base.vault, &row),
            image_url,
            quantity: super::count(row.quantity),
            points: super::count(row.points),
            cash_value: Amount(Money(row.cash)),
            applied_at: rfc3339(row.created_at),
            approved_at: row.approved_at.map(rfc3339).unwrap_or_default(),
            updated_at: rfc3339(row.updated_at),
            redeem_id: row.id,
            order_no: row.order_no,
            reward_id: row.reward_id,
            reason: row.reason,
            recipient: row.recipient,
            phone: row.phone,
            address: row.address,
            courier: row.courier,
            tracking_no: row.tracking_no,
        }
    };
    Ok(rows.into_iter().map(item).collect())
}
