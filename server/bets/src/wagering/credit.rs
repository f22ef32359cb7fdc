//! Credits that lock money until enough was wagered: granting them, correcting them, and reading those that are open.

use std::collections::HashMap;

use lumora_core::domain::money::Money;
use lumora_core::domain::wagering::{Credit, Order, Weights, required};
use platform::store::{Connection, StoreError, from_row, sql};

/// Where a credit comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// A deposit of the member.
    Deposit,
    /// A promotion, a reward or a prize.
    Bonus,
    /// Loyalty points converted to money.
    Points,
}

impl Source {
    /// The name that is stored and sent to clients.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Deposit => "DEPOSIT",
            Self::Bonus => "BONUS",
            Self::Points => "POINTS",
        }
    }
}

/// A wagering credit to grant.
#[derive(Debug, Clone)]
pub struct NewCredit<'a> {
    /// Its id, made by [`granted_id`]: granting the same id again changes nothing.
    pub id: String,
    /// Id of the member whose money it locks.
    pub member_id: &'a str,
    /// Where it comes from.
    pub source: Source,
    /// What it belongs to, for display: the number of a deposit.
    pub reference: &'a str,
    /// ISO 4217 code of the amount.
    pub currency: &'a str,
    /// The credited amount, in minor units.
    pub amount: i64,
    /// How many times the amount must be wagered, in hundredths: 150 is one and a half times.
    pub multiplier: u32,
    /// When the credit expires, in milliseconds since the epoch; `None` if it never does.
    pub expires_at: Option<i64>,
}

/// The id of the credit that a deposit, reward or conversion with the id `of` brings.
pub fn granted_id(source: Source, of: &str) -> String {
    format!("{}:{of}", source.name().to_ascii_lowercase())
}

impl NewCredit<'_> {
    /// Grants the credit, in the transaction that credits the money. A deposit or converted points that need no wagering leave no
    /// row. A bonus that needs none gets a row that has already ended as done, for the member's list of bonuses.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn grant(&self, tx: &mut Connection, now_ms: i64) -> Result<(), StoreError> {
        let required = required(Money(self.amount), self.multiplier);
        let ends_at_once = !required.is_positive();
        if ends_at_once && self.source != Source::Bonus {
            return Ok(());
        }
        sql::query(
            "insert into wagering_credits (id, member_id, source, reference, currency, amount, multiplier, required, done,
             granted_at, expires_at, ended_at, ended_as) values ($1, $2, $3, $4, $5, $6, $7, $8, 0, $9, $10, $11, $12)
             on conflict (id) do nothing",
        )
        .bind(&self.id)
        .bind(self.member_id)
        .bind(self.source.name())
        .bind(self.reference)
        .bind(self.currency)
        .bind(self.amount)
        .bind(i64::from(self.multiplier))
        .bind(required.0)
        .bind(now_ms)
        .bind(self.expires_at)
        .bind(ends_at_once.then_some(now_ms))
        .bind(if ends_at_once { "done" } else { "" })
        .execute(tx)
        .await?;
        Ok(())
    }
}

/// Whether a credit with this id exists, open or ended.
///
/// # Errors
/// When the database fails.
pub async fn is_known(executor: impl sql::Executor, id: &str) -> Result<bool, StoreError> {
    let query = sql::query_scalar("select id from wagering_credits where id = $1").bind(id);
    let found: Option<String> = query.fetch_optional(executor).await?;
    Ok(found.is_some())
}

/// Changes the amount of a credit by `delta` minor units, and with it the required wagering, in the transaction that corrects the money:
/// the sum of a deposit turned out to be another. A credit that was done is reopened if more must be wagered than was; one that ended
/// otherwise stays ended.
///
/// # Errors
/// When the database fails.
pub async fn correct(tx: &mut Connection, id: &str, delta: i64, now_ms: i64) -> Result<(), StoreError> {
    let query = "select amount, multiplier, done from wagering_credits where id = $1";
    let found: Option<(i64, i64, i64)> = sql::query_as(query).bind(id).fetch_optional(&mut *tx).await?;
    let Some((amount, multiplier, done)) = found else { return Ok(()) };
    let amount = (amount + delta).max(0);
    let required = required(Money(amount), u32::try_from(multiplier).unwrap_or(u32::MAX)).0;
    let is_done = done >= required;
    let update = "update wagering_credits set amount = $2, required = $3, ended_at = $4, ended_as = $5
                  where id = $1 and (ended_at is null or ended_as = 'done')";
    sql::query(update)
        .bind(id)
        .bind(amount)
        .bind(required)
        .bind(is_done.then_some(now_ms))
        .bind(if is_done { "done" } else { "" })
        .execute(tx)
        .await
        .map(drop)
}

/// An open credit. Amounts are minor units, times milliseconds since the epoch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CreditRow {
    /// Id of the credit.
    pub id: String,
    /// The stored name of its [`Source`].
    pub source: String,
    /// What it belongs to, for display: the number of a deposit.
    pub reference: String,
    /// The credited amount.
    pub amount: i64,
    /// How many times the amount must be wagered, in hundredths.
    pub multiplier: i64,
    /// The sum of weighted valid bets that is required.
    pub required: i64,
    /// The weighted valid bets that have counted towards it.
    pub done: i64,
    /// When it was granted.
    pub granted_at: i64,
    /// When it expires; `None` if it never does.
    pub expires_at: Option<i64>,
    /// The name of the operator's [`Order`], read together with the row.
    pub(super) wagering_order: String,
}

from_row!(CreditRow {
    id,
    source,
    reference,
    amount,
    multiplier,
    required,
    done,
    granted_at,
    expires_at,
    wagering_order
});

impl CreditRow {
    /// A row made from columns that another query has read, for display: it has no place in the operator's order. Takes id, source
    /// and reference; amount and multiplier; required and done; times of granting and expiry.
    pub fn closed(
        (id, source, reference): (String, String, String),
        (amount, multiplier): (i64, i64),
        (required, done): (i64, i64),
        (granted_at, expires_at): (i64, Option<i64>),
    ) -> Self {
        let wagering_order = String::new();
        Self { id, source, reference, amount, multiplier, required, done, granted_at, expires_at, wagering_order }
    }

    /// The amounts, as the rules of the core take them.
    pub const fn credit(&self) -> Credit {
        Credit { amount: Money(self.amount), required: Money(self.required), done: Money(self.done) }
    }
}

/// The open credits of a member in the operator's order: the next bet counts towards the first one.
///
/// # Errors
/// When the database fails.
pub async fn open_credits(
    executor: impl sql::Executor,
    member_id: &str,
    now_ms: i64,
) -> Result<Vec<CreditRow>, StoreError> {
    countable_credits(executor, member_id, now_ms, i64::MAX).await
}

/// The open credits, and those that were done at `done_since` or later: a bet since then that is corrected may be one that counted
/// towards them.
pub(super) async fn countable_credits(
    executor: impl sql::Executor,
    member_id: &str,
    now_ms: i64,
    done_since: i64,
) -> Result<Vec<CreditRow>, StoreError> {
    let mut rows: Vec<CreditRow> = sql::query_as(
        "select id, source, reference, amount, multiplier, required, done, granted_at, expires_at,
         coalesce((select value from site_settings where name = 'wagering_order'), '') as wagering_order
         from wagering_credits
         where member_id = $1 and (ended_at is null or (ended_as = 'done' and ended_at >= $3))
         and (expires_at is null or expires_at > $2)
         order by granted_at, id",
    )
    .bind(member_id)
    .bind(now_ms)
    .bind(done_since)
    .fetch_all(executor)
    .await?;
    sort_in_order(&mut rows);
    Ok(rows)
}

/// The money that open credits lock in members' wallets, in minor units by member id; members without an open credit are left out.
///
/// # Errors
/// When the database fails.
pub async fn locked_of(
    executor: impl sql::Executor,
    member_ids: &[&str],
    now_ms: i64,
) -> Result<HashMap<String, i64>, StoreError> {
    let text = format!(
        "select member_id, amount, required, done from wagering_credits
         where ended_at is null and (expires_at is null or expires_at > $1) and member_id in ({})",
        sql::places(2, member_ids.len())
    );
    let query = sql::query_as(sql::AssertSqlSafe(text)).bind(now_ms).bind_all(member_ids.iter().copied());
    let rows: Vec<(String, i64, i64, i64)> = query.fetch_all(executor).await?;
    let mut locked: HashMap<String, i64> = HashMap::new();
    for (member_id, amount, required, done) in rows {
        let credit = Credit { amount: Money(amount), required: Money(required), done: Money(done) };
        let sum = locked.entry(member_id).or_default();
        *sum = sum.saturating_add(credit.locked().0);
    }
    Ok(locked)
}

/// Sorts credits of one member into the operator's order.
pub(super) fn sort_in_order(rows: &mut [CreditRow]) {
    rows.sort_by_key(|row| {
        Order::from_name(&row.wagering_order).sort_key(&row.credit(), row.granted_at, row.expires_at)
    });
}

/// The products and games whose bets count by a percentage; all others count in full.
///
/// # Errors
/// When the database fails.
pub async fn weights(tx: &mut Connection) -> Result<Weights, StoreError> {
    let percents = |rows: Vec<(String, i64)>| {
        rows.into_iter().map(|(code, percent)| (code, u32::try_from(percent).unwrap_or(0))).collect()
    };
    let products = sql::query_as("select id, percent from wagering_weights order by rank, id");
    let games = sql::query_as("select game_code, percent from wagering_game_weights order by rank, game_code");
    Ok(Weights {
        products: percents(products.fetch_all(&mut *tx).await?),
        games: percents(games.fetch_all(&mut *tx).await?),
    })
}
