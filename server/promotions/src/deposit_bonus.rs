//! Promotions that a member takes part in with a deposit (sections 3 and 4 of the specification).
//!
//! The cashier asks which ones a member may choose, stores the terms of the chosen one with the deposit, and grants the
//! bonus in the transaction that credits the money. A member takes part once: of two concurrent deposits the unique row
//! of `promotion_states` decides.

use std::collections::{BTreeMap, BTreeSet};

use identity::member::MemberRow;
use identity::session::Member;
use ledger::{LedgerError, TransactionKind};
use lumora_core::domain::money::Money;
use lumora_core::domain::promotion::{DepositBonus, State, Transition, next_transition};
use platform::store::{Connection, Store, StoreError, TxFuture, sql};
use protection::MemberProtection;

use super::filled_texts::FilledTexts;
use super::pay::MoneyReward;
use super::row::PromotionRow;

/// A promotion that a member may choose for a deposit.
#[derive(Debug, Clone)]
pub struct DepositOffer {
    /// Title in the requested language, plain text.
    pub title: String,
    /// The terms to store with a deposit that names it.
    pub terms: DepositTerms,
}

/// What a promotion grants for a deposit.
#[derive(Debug, Clone)]
pub struct DepositTerms {
    /// Id of the promotion.
    pub id: String,
    /// Percentage, minimum deposit and maximum bonus.
    pub bonus: DepositBonus,
    /// How many times the bonus must be wagered before it may be withdrawn.
    pub wager_multiplier: i64,
    /// Until when a deposit may name it, in milliseconds since the epoch (UTC); `None` for no end.
    pub ends_at: Option<i64>,
}

/// The promotions that a member may choose for a deposit at this time, in the operator's order.
///
/// # Errors
/// When the database fails.
pub async fn offers(
    store: &Store,
    member: &Member,
    language: &str,
    now_ms: i64,
) -> Result<Vec<DepositOffer>, StoreError> {
    if !protection::may_be_marketed_to(store.reader(), &member.id).await? {
        return Ok(Vec::new());
    }
    let rows = PromotionRow::list(store.reader(), &member.id, now_ms).await?;
    let fitting: Vec<PromotionRow> = rows.into_iter().filter(|row| row.may_be_chosen_by(&member.row, now_ms)).collect();
    if fitting.is_empty() {
        return Ok(Vec::new());
    }
    let texts = FilledTexts::of(store, "promotion", language).await?;
    Ok(fitting.iter().map(|row| row.deposit_offer(&texts)).collect())
}

/// The terms of a promotion for a deposit, read within the transaction that inserts the deposit; `None` where the
/// member may not choose it at this time.
///
/// # Errors
/// When the database fails.
pub async fn terms(
    tx: &mut Connection,
    member: &MemberRow,
    promotion_id: &str,
    now_ms: i64,
) -> Result<Option<DepositTerms>, StoreError> {
    if !protection::may_be_marketed_to(&mut *tx, &member.id).await? {
        return Ok(None);
    }
    let row = PromotionRow::find(tx, &member.id, promotion_id).await?;
    Ok(row.filter(|row| row.may_be_chosen_by(member, now_ms)).map(|row| row.deposit_terms()))
}

/// Title of a promotion, also of a disabled one; `None` where there is none.
///
/// # Errors
/// When the database fails.
pub async fn title(store: &Store, id: &str, language: &str) -> Result<Option<String>, StoreError> {
    let row = PromotionRow::find_any(store.reader(), id).await?;
    let texts = FilledTexts::of(store, "promotion", language).await?;
    Ok(row.map(|row| row.text(&texts, "title")))
}

/// Titles of promotions by id, also of disabled ones; unknown ids are left out.
///
/// # Errors
/// When the database fails.
pub async fn titles(
    store: &Store,
    ids: &BTreeSet<&str>,
    language: &str,
) -> Result<BTreeMap<String, String>, StoreError> {
    let mut titles = BTreeMap::new();
    let texts = FilledTexts::of(store, "promotion", language).await?;
    for id in ids.iter().filter(|id| !id.is_empty()) {
        if let Some(row) = PromotionRow::find_any(store.reader(), id).await? {
            titles.insert((*id).to_owned(), row.text(&texts, "title"));
        }
    }
    Ok(titles)
}

/// Records that a member has paid in, which closes first-deposit promotions to the member.
///
/// # Errors
/// When the database fails.
pub async fn note_paid_in(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<(), StoreError> {
    let insert = "insert into paid_in_members (member_id, since) values ($1, $2) on conflict (member_id) do nothing";
    sql::query(insert).bind(member_id).bind(now_ms).execute(tx).await.map(drop)
}

/// A deposit bonus to grant.
#[derive(Debug, Clone)]
pub struct NewBonus<'a> {
    /// Id of the promotion.
    pub promotion_id: &'a str,
    /// Id of the member who gets it.
    pub member_id: &'a str,
    /// ISO 4217 code of the wallet.
    pub currency: &'a str,
    /// Minor units.
    pub amount: i64,
    /// How many times it must be wagered before it may be withdrawn.
    pub wager_multiplier: i64,
    /// Whether no other deposit of the member was credited before.
    pub is_first: bool,
}

impl NewBonus<'_> {
    /// Grants the bonus. False, and nothing is granted, where the member took part before, is excluded from play, or
    /// paid in before and the promotion is for a first deposit.
    ///
    /// # Errors
    /// Errors of the ledger or the database; the caller must then roll back.
    pub fn give<'c>(&'c self, tx: &'c mut Connection, now_ms: i64) -> TxFuture<'c, bool, LedgerError> {
        Box::pin(async move {
            if MemberProtection::read(&mut *tx, self.member_id).await?.is_excluded(now_ms) {
                return Ok(false);
            }
            if !self.is_first && self.is_for_first_deposit(tx).await? {
                return Ok(false);
            }
            let insert =
                "insert into promotion_states (promotion_id, member_id, state, since, paid) values ($1, $2, $3, $4, $5)
                      on conflict (promotion_id, member_id) do nothing";
            let done = sql::query(insert)
                .bind(self.promotion_id)
                .bind(self.member_id)
                .bind(State::Claimed.as_str())
                .bind(now_ms)
                .bind(self.amount)
                .execute(&mut *tx)
                .await?;
            if done.rows_affected() != 1 {
                return Ok(false);
            }
            let reward = MoneyReward {
                kind: TransactionKind::PromotionReward,
                key: format!("promotion:{}:{}", self.promotion_id, self.member_id),
                reference: self.promotion_id.to_owned(),
                amount: self.amount,
                currency: self.currency,
                wager_multiplier: self.wager_multiplier,
            };
            reward.pay(tx, self.member_id, now_ms).await?;
            Ok(true)
        })
    }

    async fn is_for_first_deposit(&self, tx: &mut Connection) -> Result<bool, StoreError> {
        let query = "select first_deposit from promotions where id = $1";
        let found: Option<i64> = sql::query_scalar(query).bind(self.promotion_id).fetch_optional(tx).await?;
        Ok(found == Some(1))
    }
}

impl PromotionRow {
    fn deposit_offer(&self, texts: &FilledTexts) -> DepositOffer {
        DepositOffer { title: self.text(texts, "title"), terms: self.deposit_terms() }
    }

    fn deposit_terms(&self) -> DepositTerms {
        DepositTerms {
            id: self.id.clone(),
            bonus: self.deposit_bonus(),
            wager_multiplier: self.wager_multiplier,
            ends_at: self.sign_up_to.or(self.ends_at),
        }
    }

    /// Whether a member may choose it for a deposit at this time.
    fn may_be_chosen_by(&self, member: &MemberRow, now_ms: i64) -> bool {
        let now = u64::try_from(now_ms).unwrap_or(0);
        next_transition(&self.rules(), self.state(), now) == Some(Transition::Deposit)
            && self.level_min <= member.rank_level
            && self.reward_currency == member.currency
    }

    /// Percentage, minimum deposit and maximum bonus.
    pub(super) fn deposit_bonus(&self) -> DepositBonus {
        DepositBonus {
            percent: u32::try_from(self.deposit_percent).unwrap_or(0),
            least: Money(self.deposit_least),
            most: Money(self.reward_amount),
        }
    }
}
