//! Granted rewards: cashback, level-up gifts, red envelopes, and those of crates above. Each is a row of
//! `member_rewards` until it is claimed, expires or is revoked.

use axum::http::StatusCode;
use futures_util::future::BoxFuture;
use ledger::TransactionKind;
use lumora_core::domain::fair_play::policy::Policy;
use lumora_core::domain::message::MessageKind;
use lumora_core::domain::money::Money;
use lumora_core::domain::reward::period::Days;
use lumora_core::domain::reward::{RewardSourceKind, RewardState, RewardUnit};
use lumora_core::wire::{Amount, PastRewards, RewardItem, code};
use messages::Message;
use platform::clock::rfc3339;
use platform::day::{Day, offset_minutes};
use platform::http::ApiError;
use platform::ids;
use platform::keyset;
use platform::store::{Connection, Store, StoreError, from_row, sql};
use platform::texts::Texts;
use promotions::MoneyReward;
use protection::policy;
use std::collections::BTreeMap;

use crate::count;
use crate::source::{Claim, RewardContext, RewardSource};

/// The kinds of rewards that are granted as rows of this crate.
pub const GRANTED: &[RewardSourceKind] = &[
    RewardSourceKind::Cashback,
    RewardSourceKind::LevelGift,
    RewardSourceKind::RedEnvelope,
    RewardSourceKind::Referral,
];
/// Subject of the localized titles of red envelopes.
pub(crate) const ENVELOPE_TITLES: &str = "red_envelope";
/// Open rewards of a member that are listed, at most: those that expire first.
const MAX_LISTED: i64 = 100;

/// A reward to grant.
#[derive(Debug, Clone)]
pub struct NewReward<'a> {
    /// Kind of the reward.
    pub kind: RewardSourceKind,
    /// Permanent key of the grant: granting the same key again changes nothing.
    pub source_key: String,
    /// Id of the member, who may be marketed to: checked by the caller.
    pub member_id: &'a str,
    /// Id of the plan or envelope, or number of the level.
    pub reference: &'a str,
    /// Name of the plan or level for the inbox message; empty where the message needs none.
    pub name: &'a str,
    /// ISO 4217 code of the member's wallet.
    pub currency: &'a str,
    /// Minor units.
    pub amount: i64,
    /// How many times it must be wagered before it may be withdrawn; 0 for never.
    pub wager_multiplier: i64,
    /// The days that it is for, if any.
    pub days: Option<Days>,
    /// Until when it can be claimed, in milliseconds since the epoch (UTC).
    pub expires_at: i64,
}

impl NewReward<'_> {
    /// Grants the reward and notifies the member, within the caller's transaction. Gives its id; `None` where the key
    /// was granted before.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn grant(&self, tx: &mut Connection, now_ms: i64) -> Result<Option<String>, StoreError> {
        let id = ids::new_id(now_ms);
        let insert = "insert into member_rewards (id, member_id, kind, source_key, reference, currency, amount, wager_multiplier, first_day,
                      last_day, granted_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing";
        let done = sql::query(insert)
            .bind(&id)
            .bind(self.member_id)
            .bind(self.kind.name())
            .bind(&self.source_key)
            .bind(self.reference)
            .bind(self.currency)
            .bind(self.amount)
            .bind(self.wager_multiplier)
            .bind(self.days.map(|days| days.first))
            .bind(self.days.map(|days| days.last))
            .bind(now_ms)
            .bind(self.expires_at)
            .execute(&mut *tx)
            .await?;
        if done.rows_affected() != 1 {
            return Ok(None);
        }
        let kind = match self.kind {
            RewardSourceKind::LevelGift => MessageKind::LevelGiftReady,
            RewardSourceKind::RedEnvelope => MessageKind::RedEnvelopeReady,
            RewardSourceKind::Referral => MessageKind::ReferralReady,
            _ => MessageKind::CashbackReady,
        };
        let message = Message { amount: Some(self.amount), name: self.name, ..Message::of(kind) };
        messages::write(tx, self.member_id, &message, now_ms).await?;
        Ok(Some(id))
    }
}

/// Revokes the open rewards of a member who is excluded from play, within the transaction of the exclusion.
///
/// # Errors
/// When the database fails.
pub async fn revoke_open(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<(), StoreError> {
    let update = "update member_rewards set withdrawn_at = $2
                  where member_id = $1 and claimed_at is null and withdrawn_at is null and expires_at > $2";
    sql::query(update).bind(member_id).bind(now_ms).execute(tx).await.map(drop)
}

/// Deletes an unclaimed reward by its key, as if it had never been granted; false where there is none.
///
/// # Errors
/// When the database fails.
pub async fn revoke_unclaimed(tx: &mut Connection, source_key: &str) -> Result<bool, StoreError> {
    let delete = "delete from member_rewards where source_key = $1 and claimed_at is null and withdrawn_at is null";
    Ok(sql::query(delete).bind(source_key).execute(tx).await?.rows_affected() == 1)
}

#[derive(Debug, Clone)]
struct RewardRow {
    id: String,
    kind: String,
    reference: String,
    currency: String,
    amount: i64,
    wager_multiplier: i64,
    first_day: Option<i64>,
    last_day: Option<i64>,
    granted_at: i64,
    expires_at: i64,
    claimed_at: Option<i64>,
    withdrawn_at: Option<i64>,
}

from_row!(RewardRow {
    id,
    kind,
    reference,
    currency,
    amount,
    wager_multiplier,
    first_day,
    last_day,
    granted_at,
    expires_at,
    claimed_at,
    withdrawn_at
});

/// Source of granted rewards.
#[derive(Debug)]
pub struct GrantedRewards;

impl RewardSource for GrantedRewards {
    fn kinds(&self) -> &'static [RewardSourceKind] {
        GRANTED
    }

    fn open<'a>(&'a self, context: RewardContext<'a>) -> BoxFuture<'a, Result<Vec<RewardItem>, ApiError>> {
        Box::pin(async move {
            let query = "select * from member_rewards
                         where member_id = $1 and claimed_at is null and withdrawn_at is null and expires_at > $2
                         order by expires_at, id limit $3";
            let query = sql::query_as(query).bind(&context.member.id).bind(context.now_ms).bind(MAX_LISTED);
            let rows: Vec<RewardRow> = query.fetch_all(context.base.store.reader()).await?;
            Ok(WireContext::of(&context.base.store, context.language, context.now_ms).await?.items(rows))
        })
    }

    fn claim<'a>(&'a self, tx: &'a mut Connection, claim: Claim<'a>) -> BoxFuture<'a, Result<(), ApiError>> {
        Box::pin(claim_granted(tx, claim))
    }
}

/// Marks a reward as claimed and pays it; of concurrent claims only the one that marks it pays.
async fn claim_granted(tx: &mut Connection, claim: Claim<'_>) -> Result<(), ApiError> {
    let Claim { member, kind, id, now_ms } = claim;
    let query = "select * from member_rewards where id = $1 and member_id = $2 and kind = $3";
    let query = sql::query_as(query).bind(id).bind(&member.id).bind(kind.name());
    let row: RewardRow = query.fetch_optional(&mut *tx).await?.ok_or_else(|| ApiError::not_found("reward"))?;
    let update = "update member_rewards set claimed_at = $2
                  where id = $1 and claimed_at is null and withdrawn_at is null and expires_at > $2";
    if sql::query(update).bind(id).bind(now_ms).execute(&mut *tx).await?.rows_affected() != 1 {
        let message = "this reward was claimed before, or its time is over: read the list again";
        return Err(ApiError::refused(StatusCode::CONFLICT, code::STATE_CHANGED, message));
    }
    if row.currency != member.row.currency {
        let message = "this reward is in another currency than your wallet: ask customer service";
        return Err(ApiError::refused(StatusCode::FORBIDDEN, code::NOT_ENABLED, message));
    }
    let reward = MoneyReward {
        kind: match kind {
            RewardSourceKind::LevelGift => TransactionKind::LevelGift,
            RewardSourceKind::RedEnvelope => TransactionKind::RedEnvelope,
            RewardSourceKind::Referral => TransactionKind::ReferralReward,
            _ => TransactionKind::Cashback,
        },
        key: format!("reward:{id}"),
        reference: id.to_owned(),
        amount: row.amount,
        currency: &row.currency,
        wager_multiplier: row.wager_multiplier,
    };
    Ok(reward.pay(tx, &member.id, now_ms).await?)
}

/// Titles of this crate's rewards in a language.
#[derive(Debug)]
pub struct Titles {
    plans: Texts,
    envelopes: Texts,
    referral_plans: Texts,
    levels: BTreeMap<String, String>,
}

impl Titles {
    /// Reads all titles in a language.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn of(store: &Store, language: &str) -> Result<Self, StoreError> {
        let rows: Vec<(i64, String)> =
            sql::query_as("select level, name from levels").fetch_all(store.reader()).await?;
        let levels = rows.into_iter().map(|(level, name)| (level.to_string(), name)).collect();
        Ok(Self {
            plans: Texts::of(store, "cashback_plan", language).await?,
            envelopes: Texts::of(store, ENVELOPE_TITLES, language).await?,
            referral_plans: Texts::of(store, "referral_plan", language).await?,
            levels,
        })
    }

    /// Title of a reward by its kind and reference; empty where the reference was deleted.
    pub fn get(&self, kind: RewardSourceKind, reference: &str) -> String {
        match kind {
            RewardSourceKind::LevelGift => self.levels.get(reference).cloned().unwrap_or_default(),
            RewardSourceKind::RedEnvelope => self.envelopes.get(reference, "title"),
            RewardSourceKind::Referral => self.referral_plans.get(reference, "title"),
            _ => self.plans.get(reference, "title"),
        }
    }
}

/// What is needed to convert rows to the wire type.
struct WireContext {
    titles: Titles,
    offset_minutes: i64,
    policy: &'static Policy,
    now_ms: i64,
}

impl WireContext {
    async fn of(store: &Store, language: &str, now_ms: i64) -> Result<Self, StoreError> {
        Ok(Self {
            titles: Titles::of(store, language).await?,
            offset_minutes: offset_minutes(store.reader()).await?,
            policy: policy::chosen(store.reader()).await?,
            now_ms,
        })
    }

    fn items(&self, rows: Vec<RewardRow>) -> Vec<RewardItem> {
        rows.into_iter().map(|row| self.item(row)).collect()
    }

    fn item(&self, row: RewardRow) -> RewardItem {
        let kind = RewardSourceKind::from_name(&row.kind).unwrap_or_default();
        let promised = count(row.wager_multiplier);
        let day = |day: Option<i64>| day.map(|day| Day::of_number(day, self.offset_minutes).name()).unwrap_or_default();
        RewardItem {
            kind,
            title: self.titles.get(kind, &row.reference),
            unit: RewardUnit::Money,
            amount: Amount(Money(row.amount)),
            // The requirement of a claimed reward is shown with the bonus.
            wager_multiplier: self.policy.capped_wagering(promised),
            state: RewardState::of(row.claimed_at.is_some(), row.withdrawn_at.is_some(), row.expires_at, self.now_ms),
            claimable_from: String::new(),
            claimable_until: rfc3339(row.expires_at),
            claimed_at: row.claimed_at.map(rfc3339).unwrap_or_default(),
            period_from: day(row.first_day),
            period_until: day(row.last_day),
            promo_id: String::new(),
            id: row.id,
        }
    }
}

/// A page of a member's claimed, expired and revoked rewards, after the cursor, latest first.
pub(crate) async fn past(
    store: &Store,
    (member_id, language): (&str, &str),
    (cursor, size): (Option<&str>, u32),
    now_ms: i64,
) -> Result<PastRewards, ApiError> {
    let (granted_at, id) = keyset::parse_time_cursor(cursor)?;
    let query = "select * from member_rewards where member_id = $1 and (granted_at, id) < ($2, $3)
                 and (claimed_at is not null or withdrawn_at is not null or expires_at <= $4)
                 order by granted_at desc, id desc limit $5";
    let query = sql::query_as(query).bind(member_id).bind(granted_at).bind(id).bind(now_ms);
    let rows: Vec<RewardRow> = query.bind(i64::from(size) + 1).fetch_all(store.reader()).await?;
    let (rows, next) = keyset::page(rows, size, |row| keyset::time_cursor(row.granted_at, &row.id));
    let content = WireContext::of(store, language, now_ms).await?.items(rows);
    Ok(PastRewards { content, next })
}
