//! Granting free spins, in the transaction of the promotion, redemption or command that they come from.

use lumora_core::domain::account::AccountType;
use platform::clock::DAY_MS;
use platform::ids;
use platform::jobs::{self, EnqueueOptions};
use platform::store::{Connection, StoreError, TxFuture, sql};
use protection::{may_be_marketed_to, policy};
use serde::{Deserialize, Serialize};

use super::change;
use super::jobs::SyncFreeSpins;

/// Maximum number of spins in a grant.
pub const MAX_SPINS: i64 = 500;
/// Maximum number of games in a grant.
pub const MAX_GAMES: usize = 20;
/// Longest validity of a grant, in days.
pub const MAX_DAYS: i64 = 365;
/// Largest value of a spin, and largest cap on the winnings, in minor units.
pub const MAX_AMOUNT: i64 = 1_000_000_000;
/// Highest wagering multiplier of the winnings.
pub const MAX_WAGER_MULTIPLIER: i64 = 100;

/// What grants free spins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FreeSpinsSource {
    /// A promotion.
    Promotion,
    /// A redemption in the points mall.
    Points,
    /// The operator, by command or call.
    Operator,
}

impl FreeSpinsSource {
    /// The word stored in `free_spins.source`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Promotion => "PROMOTION",
            Self::Points => "POINTS",
            Self::Operator => "OPERATOR",
        }
    }
}

/// The terms of a grant.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FreeSpinsTerms {
    /// Codes of the games that the spins can be played in, all of one supplier.
    pub games: Vec<String>,
    /// Number of spins.
    pub spins: i64,
    /// Value of each spin, in minor units: the stake that the supplier plays it at.
    pub value: i64,
    /// Wagering multiplier: how many times the winnings must be staked; 0 for no wagering.
    pub wager_multiplier: i64,
    /// Cap on the winnings of the whole grant, in minor units; 0 for no cap.
    pub max_win: i64,
    /// Validity in days, from the grant on.
    pub days: i64,
}

/// Why terms can not be granted. The text is for operators.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum InvalidTerms {
    /// A number is out of bounds: the field's name, its minimum and its maximum.
    #[error("{0} must be from {1} to {2}")]
    Number(&'static str, i64, i64),
    /// The terms name no game, too many, or one twice.
    #[error("name 1 to {MAX_GAMES} games, each once")]
    Games,
    /// No supplier runs a game with this code.
    #[error("there is no game {0} that a supplier runs: name games of the catalogue that can be played")]
    GameUnknown(String),
    /// The games are of several suppliers.
    #[error("the games are of several suppliers: grant those of each by themselves")]
    Suppliers,
    /// The licence forbids a bonus that is wagered in several products.
    #[error("the licence allows no bonus that is staked in several products: name games of one product")]
    Products,
    /// The licence caps the wagering multiplier at this.
    #[error("the licence allows winnings to be staked at most {0} times: ask for less")]
    Wagering(u32),
}

impl FreeSpinsTerms {
    /// Splits an operator's text into game codes, at spaces, commas and line breaks.
    #[must_use]
    pub fn games_of(text: &str) -> Vec<String> {
        text.split([' ', ',', '\n']).filter(|code| !code.is_empty()).map(ToOwned::to_owned).collect()
    }

    /// Checks the numbers and the list of games against their bounds.
    ///
    /// # Errors
    /// The first violation found.
    pub fn check(&self) -> Result<(), InvalidTerms> {
        let within = |name, value: i64, from, to| {
            if (from..=to).contains(&value) { Ok(()) } else { Err(InvalidTerms::Number(name, from, to)) }
        };
        within("spins", self.spins, 1, MAX_SPINS)?;
        within("value", self.value, 1, MAX_AMOUNT)?;
        within("wagerMultiplier", self.wager_multiplier, 0, MAX_WAGER_MULTIPLIER)?;
        within("maxWin", self.max_win, 0, MAX_AMOUNT)?;
        within("days", self.days, 1, MAX_DAYS)?;
        let mut games: Vec<&str> = self.games.iter().map(String::as_str).collect();
        games.sort_unstable();
        games.dedup();
        let fits = (1..=MAX_GAMES).contains(&games.len()) && games.len() == self.games.len();
        if fits { Ok(()) } else { Err(InvalidTerms::Games) }
    }

    /// Code of the supplier that runs the games, where the terms can be granted under the licence in force.
    ///
    /// # Errors
    /// When the database fails. The inner error is why the terms can not be granted.
    pub async fn supplier(&self, tx: &mut Connection) -> Result<Result<String, InvalidTerms>, StoreError> {
        if let Err(invalid_field) = self.check() {
            return Ok(Err(invalid_field));
        }
        let (mut suppliers, mut products) = (Vec::new(), Vec::new());
        for code in &self.games {
            let query = "select supplier, game_type from games where game_code = $1 and supplier <> ''";
            let found: Option<(String, String)> = sql::query_as(query).bind(code).fetch_optional(&mut *tx).await?;
            let Some((supplier, product)) = found else { return Ok(Err(InvalidTerms::GameUnknown(code.clone()))) };
            suppliers.push(supplier);
            products.push(product);
        }
        for list in [&mut suppliers, &mut products] {
            list.sort_unstable();
            list.dedup();
        }
        let licence = policy::chosen(&mut *tx).await?;
        if products.len() > 1 && !licence.bonus.mixed_products {
            return Ok(Err(InvalidTerms::Products));
        }
        let supplier = suppliers.pop().filter(|_| suppliers.is_empty());
        Ok(supplier.ok_or(InvalidTerms::Suppliers))
    }

    /// Why the terms can not be offered now, if so: what [`Self::supplier`] finds, or a wagering multiplier above the
    /// licence's cap.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn problem(&self, tx: &mut Connection) -> Result<Option<InvalidTerms>, StoreError> {
        if let Err(invalid_field) = self.supplier(&mut *tx).await? {
            return Ok(Some(invalid_field));
        }
        let multiplier = u32::try_from(self.wager_multiplier).unwrap_or(u32::MAX);
        let max_multiplier = policy::chosen(tx).await?.capped_wagering(multiplier);
        Ok((max_multiplier < multiplier).then_some(InvalidTerms::Wagering(max_multiplier)))
    }
}

/// Free spins to grant to a member.
#[derive(Debug, Clone)]
pub struct NewFreeSpins<'a> {
    /// What grants them.
    pub source: FreeSpinsSource,
    /// Idempotency key of the grant, unique for ever: a second grant with it changes nothing.
    pub source_key: String,
    /// Id of the promotion or redemption, or the operator's own words.
    pub reference: &'a str,
    /// Id of the member who gets them.
    pub member_id: &'a str,
    /// Terms of the grant.
    pub terms: &'a FreeSpinsTerms,
}

/// Result of granting.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Granted {
    /// Granted; the id of the grant.
    New(String),
    /// A grant with this idempotency key exists.
    Before,
    /// The member may get no bonus: excluded, marked for harm, closed, or a guest of the free demo.
    NotToMember,
    /// The terms can not be granted.
    InvalidTerms(InvalidTerms),
}

impl NewFreeSpins<'_> {
    /// Writes the grant and enqueues the job that tells the supplier, once for its idempotency key.
    ///
    /// # Errors
    /// When the database fails; the transaction must then be rolled back.
    pub fn grant<'c>(&'c self, tx: &'c mut Connection, now_ms: i64) -> TxFuture<'c, Granted, StoreError> {
        Box::pin(async move {
            let existing = sql::query_scalar("select id from free_spins where source_key = $1").bind(&self.source_key);
            let existing: Option<String> = existing.fetch_optional(&mut *tx).await?;
            if existing.is_some() {
                return Ok(Granted::Before);
            }
            let Some(currency) = currency_of(tx, self.member_id).await? else { return Ok(Granted::NotToMember) };
            if !may_be_marketed_to(&mut *tx, self.member_id).await? {
                return Ok(Granted::NotToMember);
            }
            let supplier = match self.terms.supplier(&mut *tx).await? {
                Ok(supplier) => supplier,
                Err(invalid_field) => return Ok(Granted::InvalidTerms(invalid_field)),
            };
            let Some(id) = self.insert(tx, &supplier, &currency, now_ms).await? else { return Ok(Granted::Before) };
            enqueue(tx, &id, now_ms).await?;
            change::stamp(tx, (&id, self.member_id), now_ms).await?;
            Ok(Granted::New(id))
        })
    }

    async fn insert(
        &self,
        tx: &mut Connection,
        supplier: &str,
        currency: &str,
        now_ms: i64,
    ) -> Result<Option<String>, StoreError> {
        let FreeSpinsTerms { games, spins, value, wager_multiplier, max_win, days } = self.terms;
        let id = ids::new_id(now_ms);
        let insert = "insert into free_spins (id, source, source_key, reference, member_id, supplier, games, spins, spin_value, currency,
                      wager_multiplier, max_win, granted_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
                      on conflict do nothing";
        let done = sql::query(insert)
            .bind(&id)
            .bind(self.source.name())
            .bind(&self.source_key)
            .bind(self.reference)
            .bind(self.member_id)
            .bind(supplier)
            .bind(games.join(" "))
            .bind(*spins)
            .bind(*value)
            .bind(currency)
            .bind(*wager_multiplier)
            .bind(*max_win)
            .bind(now_ms)
            .bind(now_ms + days * DAY_MS)
            .execute(tx)
            .await?;
        Ok((done.rows_affected() == 1).then_some(id))
    }
}

/// Currency of the member's wallet; none where the account is not active or is a guest of the free demo.
async fn currency_of(tx: &mut Connection, member_id: &str) -> Result<Option<String>, StoreError> {
    let query = "select currency from members where id = $1 and state = 'active' and account_type <> $2";
    let trial = i64::from(AccountType::Trial.number());
    sql::query_scalar(query).bind(member_id).bind(trial).fetch_optional(tx).await
}

/// Enqueues the job that brings the supplier up to date with a grant; at most one such job waits for each grant.
pub(super) async fn enqueue(tx: &mut Connection, id: &str, now_ms: i64) -> Result<(), StoreError> {
    let options = EnqueueOptions { unique_key: Some(id.to_owned()), ..EnqueueOptions::default() };
    jobs::enqueue(tx, &SyncFreeSpins { id: id.to_owned() }, options, now_ms).await.map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn terms() -> FreeSpinsTerms {
        FreeSpinsTerms {
            games: vec!["moon".to_owned()],
            spins: 10,
            value: 20,
            wager_multiplier: 10,
            max_win: 0,
            days: 7,
        }
    }

    #[test]
    fn terms_keep_within_their_bounds() {
        assert_eq!(terms().check(), Ok(()));
        for (broken, name) in [
            (FreeSpinsTerms { spins: 0, ..terms() }, "spins"),
            (FreeSpinsTerms { spins: MAX_SPINS + 1, ..terms() }, "spins"),
            (FreeSpinsTerms { value: 0, ..terms() }, "value"),
            (FreeSpinsTerms { wager_multiplier: -1, ..terms() }, "wagerMultiplier"),
            (FreeSpinsTerms { max_win: -1, ..terms() }, "maxWin"),
            (FreeSpinsTerms { days: 0, ..terms() }, "days"),
        ] {
            assert!(matches!(broken.check(), Err(InvalidTerms::Number(it, _, _)) if it == name), "{broken:?}");
        }
        let twice = FreeSpinsTerms { games: vec!["moon".to_owned(), "moon".to_owned()], ..terms() };
        assert_eq!(twice.check(), Err(InvalidTerms::Games));
        assert_eq!(FreeSpinsTerms { games: Vec::new(), ..terms() }.check(), Err(InvalidTerms::Games));
    }

    #[test]
    fn games_are_read_from_a_text() {
        assert_eq!(FreeSpinsTerms::games_of(" a, b\nc  "), ["a", "b", "c"]);
        assert!(FreeSpinsTerms::games_of(" , ").is_empty());
    }
}
