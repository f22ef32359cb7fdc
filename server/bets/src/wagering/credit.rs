//! Credits that lock money until enough was wagered: granting and correcting them, and finding those that are open or countable.

use std::collections::HashMap;

use lumora_core::domain::money::Money;
use lumora_core::domain::wagering::{Credit, Order, Weights, required};
use platform::store::{Connection, StoreError, from_row, sql};

/// What a credit was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// Money that the member has paid in.
    Deposit,
    /// What a promotion gave.
    Bonus,
    /// What points were converted to.
    Points,
}

impl Source {
    /// The word that is stored and travels.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Deposit => "DEPOSIT",
            Self::Bonus => "BONUS",
            Self::Points => "POINTS",
        }
    }
}

/// A credit to grant.
#[derive(Debug, Clone)]
pub struct NewCredit<'a> {
    /// Names it for ever: granting it again changes nothing.
    pub id: String,
    /// Whose.
    pub member_id: &'a str,
    /// What it was.
    pub source: Source,
    /// What it belongs to, for eyes: the number of a deposit.
    pub reference: &'a str,
    /// ISO 4217 code.
    pub currency: &'a str,
    /// Minor units.
    pub amount: i64,
    /// How often it must be staked, in hundredths.
    pub multiplier: u32,
    /// When it ends by itself, in milliseconds; never where there is none.
    pub expires_at: Option<i64>,
}

/// The id of the credit that came by something with this id.
pub fn granted_id(source: Source, of: &str) -> String {
    format!("{}:{of}", source.name().to_ascii_lowercase())
}

impl NewCredit<'_> {
    /// Grants it, in the transaction that credits the money. A deposit, or money for points, that need not be staked leaves nothing behind; a bonus that need not has
    /// ended at once, and is written down for its member's list.
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

/// Whether there is a credit with this id, at its end or not.
///
/// # Errors
/// When the database fails.
pub async fn is_known(executor: impl sql::Executor, id: &str) -> Result<bool, StoreError> {
    let query = sql::query_scalar("select id from wagering_credits where id = $1").bind(id);
    let found: Option<String> = query.fetch_optional(executor).await?;
    Ok(found.is_some())
}

/// Corrects what a credit was by so much, and with it what must be staked, in the transaction that corrects the money: whoever credited it was told
/// another sum later. One that was done is open again where more must be staked now; one that ended otherwise stays so.
///
/// # Errors
/// When the database fails.
pub async fn correct(tx: &mut Connection, id: &str, by: i64, now_ms: i64) -> Result<(), StoreError> {
    let query = "select amount, multiplier, done from wagering_credits where id = $1";
    let found: Option<(i64, i64, i64)> = sql::query_as(query).bind(id).fetch_optional(&mut *tx).await?;
    let Some((amount, multiplier, done)) = found else { return Ok(()) };
    let amount = (amount + by).max(0);
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

/// A credit that is not at its end. Amounts are minor units, times milliseconds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CreditRow {
    /// Names it.
    pub id: String,
    /// The word of its [`Source`].
    pub source: String,
    /// What it belongs to.
    pub reference: String,
    /// What was credited.
    pub amount: i64,
    /// Hundredths.
    pub multiplier: i64,
    /// What must be staked.
    pub required: i64,
    /// What of it has been.
    pub done: i64,
    /// When it was granted.
    pub granted_at: i64,
    /// When it ends by itself.
    pub expires_at: Option<i64>,
    /// The operator's order, as it was when the row was read.
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
    /// One that was read otherwise and decides no order: its words (id, source, reference), amount and multiplier, what is required and done, when it was
    /// granted and when it ends by itself.
    pub fn closed(
        (id, source, reference): (String, String, String),
        (amount, multiplier): (i64, i64),
        (required, done): (i64, i64),
        (granted_at, expires_at): (i64, Option<i64>),
    ) -> Self {
        let wagering_order = String::new();
        Self { id, source, reference, amount, multiplier, required, done, granted_at, expires_at, wagering_order }
    }

    /// As the rules know it.
    pub const fn credit(&self) -> Credit {
        Credit { amount: Money(self.amount), required: Money(self.required), done: Money(self.done) }
    }
}

/// The credits of a member that are not at their end, in the operator's order: the first is the one towards which a bet counts now.
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

/// The same, with those that were done at `done_since` or later: a bet of that time that is taken back may be one that they were done by.
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
    put_in_order(&mut rows);
    Ok(rows)
}

/// What open credits keep in the wallets of members, in minor units; who has none is not in it.
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

/// Puts credits of one member into the operator's order.
pub(super) fn put_in_order(rows: &mut [CreditRow]) {
    rows.sort_by_key(|row| Order::from_name(&row.wagering_order).place(&row.credit(), row.granted_at, row.expires_at));
}

/// What products and games count that do not count whole.
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
