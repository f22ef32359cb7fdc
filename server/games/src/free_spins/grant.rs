//! Granting free spins, in the transaction of what they came by.

use lumora_core::domain::account::AccountType;
use platform::ids;
use platform::jobs::{self, EnqueueOptions};
use platform::store::{Connection, StoreError, TxFuture, sql};
use protection::{may_be_marketed_to, policy};
use serde::{Deserialize, Serialize};

use super::change;
use super::tell::TellFreeSpins;

/// The most spins of a grant.
pub const MOST_SPINS: i64 = 500;
/// The most games of a grant.
pub const MOST_GAMES: usize = 20;
/// The longest time of a grant, in days.
pub const MOST_DAYS: i64 = 365;
/// The largest value of a spin and bound of winnings, in minor units.
pub const LARGEST: i64 = 1_000_000_000;
/// The most that winnings may have to be staked.
pub const MOST_WAGERING: i64 = 100;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// What free spins come by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FreeSpinsSource {
    /// A promotion.
    Promotion,
    /// A reward of the points mall.
    Points,
    /// The operator.
    Operator,
}

impl FreeSpinsSource {
    /// The word that is stored.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Promotion => "PROMOTION",
            Self::Points => "POINTS",
            Self::Operator => "OPERATOR",
        }
    }
}

/// What is granted.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FreeSpinsTerms {
    /// Codes of the games, all of one supplier.
    pub games: Vec<String>,
    /// How many.
    pub spins: i64,
    /// What each stakes, in minor units.
    pub value: i64,
    /// How often what they win must be staked; 0 for never.
    pub wager_multiplier: i64,
    /// The most that they give, in minor units; 0 for no bound.
    pub max_win: i64,
    /// How many days they can be played.
    pub days: i64,
}

/// What is wrong with terms. The text is for operators.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// A number is out of bounds.
    #[error("{0} must be from {1} to {2}")]
    Number(&'static str, i64, i64),
    /// No game, or too many.
    #[error("name 1 to {MOST_GAMES} games, each once")]
    Games,
    /// There is no such game that can be played.
    #[error("there is no game {0} that a supplier runs: name games of the catalogue that can be played")]
    GameUnknown(String),
    /// The games are of several suppliers.
    #[error("the games are of several suppliers: grant those of each by themselves")]
    Suppliers,
    /// The licence forbids it.
    #[error("the licence allows no bonus that is staked in several products: name games of one product")]
    Products,
    /// The licence forbids so much wagering.
    #[error("the licence allows winnings to be staked at most {0} times: ask for less")]
    Wagering(u32),
}

impl FreeSpinsTerms {
    /// The games that a text names, with spaces or commas between them.
    #[must_use]
    pub fn games_of(text: &str) -> Vec<String> {
        text.split([' ', ',', '\n']).filter(|code| !code.is_empty()).map(ToOwned::to_owned).collect()
    }

    /// What is wrong with the numbers.
    ///
    /// # Errors
    /// The first thing that is.
    pub fn check(&self) -> Result<(), Unfit> {
        let within = |name, value: i64, from, to| {
            if (from..=to).contains(&value) { Ok(()) } else { Err(Unfit::Number(name, from, to)) }
        };
        within("spins", self.spins, 1, MOST_SPINS)?;
        within("value", self.value, 1, LARGEST)?;
        within("wagerMultiplier", self.wager_multiplier, 0, MOST_WAGERING)?;
        within("maxWin", self.max_win, 0, LARGEST)?;
        within("days", self.days, 1, MOST_DAYS)?;
        let mut games: Vec<&str> = self.games.iter().map(String::as_str).collect();
        games.sort_unstable();
        games.dedup();
        let fits = (1..=MOST_GAMES).contains(&games.len()) && games.len() == self.games.len();
        if fits { Ok(()) } else { Err(Unfit::Games) }
    }

    /// Who runs the games, where they can be granted as the licence is now.
    ///
    /// # Errors
    /// When the database fails; inside, what is wrong with the terms.
    pub async fn supplier(&self, tx: &mut Connection) -> Result<Result<String, Unfit>, StoreError> {
        if let Err(invalid_field) = self.check() {
            return Ok(Err(invalid_field));
        }
        let (mut suppliers, mut products) = (Vec::new(), Vec::new());
        for code in &self.games {
            let query = "select supplier, game_type from games where game_code = $1 and supplier <> ''";
            let found: Option<(String, String)> = sql::query_as(query).bind(code).fetch_optional(&mut *tx).await?;
            let Some((supplier, product)) = found else { return Ok(Err(Unfit::GameUnknown(code.clone()))) };
            suppliers.push(supplier);
            products.push(product);
        }
        for list in [&mut suppliers, &mut products] {
            list.sort_unstable();
            list.dedup();
        }
        let licence = policy::chosen(&mut *tx).await?;
        if products.len() > 1 && !licence.bonus.mixed_products {
            return Ok(Err(Unfit::Products));
        }
        let one = suppliers.pop().filter(|_| suppliers.is_empty());
        Ok(one.ok_or(Unfit::Suppliers))
    }

    /// What is wrong with offering them anew: what [`Self::supplier`] says, and more wagering than the licence allows.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn problem(&self, tx: &mut Connection) -> Result<Option<Unfit>, StoreError> {
        if let Err(invalid_field) = self.supplier(&mut *tx).await? {
            return Ok(Some(invalid_field));
        }
        let asked = u32::try_from(self.wager_multiplier).unwrap_or(u32::MAX);
        let most = policy::chosen(tx).await?.capped_wagering(asked);
        Ok((most < asked).then_some(Unfit::Wagering(most)))
    }
}

/// Free spins to grant.
#[derive(Debug, Clone)]
pub struct NewFreeSpins<'a> {
    /// What they come by.
    pub source: FreeSpinsSource,
    /// What they come by, for ever: granting that again changes nothing.
    pub source_key: String,
    /// Id of the promotion or redemption; an operator's words.
    pub reference: &'a str,
    /// Who gets them.
    pub member_id: &'a str,
    /// What.
    pub terms: &'a FreeSpinsTerms,
}

/// What became of granting.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Granted {
    /// They are granted, under this id.
    New(String),
    /// They were before.
    Before,
    /// The member gets no bonuses now: excluded, marked, closed, or a guest of the free demo.
    NotToMember,
    /// They can not be given so.
    Unfit(Unfit),
}

impl NewFreeSpins<'_> {
    /// Grants them and has the supplier told, once for their source.
    ///
    /// # Errors
    /// When the database fails; then nothing of it may stay.
    pub fn grant<'c>(&'c self, tx: &'c mut Connection, now_ms: i64) -> TxFuture<'c, Granted, StoreError> {
        Box::pin(async move {
            let known = sql::query_scalar("select id from free_spins where source_key = $1").bind(&self.source_key);
            let known: Option<String> = known.fetch_optional(&mut *tx).await?;
            if known.is_some() {
                return Ok(Granted::Before);
            }
            let Some(currency) = currency_of(tx, self.member_id).await? else { return Ok(Granted::NotToMember) };
            if !may_be_marketed_to(&mut *tx, self.member_id).await? {
                return Ok(Granted::NotToMember);
            }
            let supplier = match self.terms.supplier(&mut *tx).await? {
                Ok(supplier) => supplier,
                Err(invalid_field) => return Ok(Granted::Unfit(invalid_field)),
            };
            let Some(id) = self.insert(tx, &supplier, &currency, now_ms).await? else { return Ok(Granted::Before) };
            enqueue(tx, &id, now_ms).await?;
            change::note(tx, (&id, self.member_id), now_ms).await?;
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

/// The currency of the wallet of a member who may have bonuses.
async fn currency_of(tx: &mut Connection, member_id: &str) -> Result<Option<String>, StoreError> {
    let query = "select currency from members where id = $1 and state = 'active' and account_type <> $2";
    let trial = i64::from(AccountType::Trial.number());
    sql::query_scalar(query).bind(member_id).bind(trial).fetch_optional(tx).await
}

/// Has the supplier told of a grant; one such job waits at a time.
pub(super) async fn enqueue(tx: &mut Connection, id: &str, now_ms: i64) -> Result<(), StoreError> {
    let options = EnqueueOptions { unique_key: Some(id.to_owned()), ..EnqueueOptions::default() };
    jobs::enqueue(tx, &TellFreeSpins { id: id.to_owned() }, options, now_ms).await.map(drop)
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
            (FreeSpinsTerms { spins: MOST_SPINS + 1, ..terms() }, "spins"),
            (FreeSpinsTerms { value: 0, ..terms() }, "value"),
            (FreeSpinsTerms { wager_multiplier: -1, ..terms() }, "wagerMultiplier"),
            (FreeSpinsTerms { max_win: -1, ..terms() }, "maxWin"),
            (FreeSpinsTerms { days: 0, ..terms() }, "days"),
        ] {
            assert!(matches!(broken.check(), Err(Unfit::Number(it, _, _)) if it == name), "{broken:?}");
        }
        let twice = FreeSpinsTerms { games: vec!["moon".to_owned(), "moon".to_owned()], ..terms() };
        assert_eq!(twice.check(), Err(Unfit::Games));
        assert_eq!(FreeSpinsTerms { games: Vec::new(), ..terms() }.check(), Err(Unfit::Games));
    }

    #[test]
    fn games_are_read_from_a_text() {
        assert_eq!(FreeSpinsTerms::games_of(" a, b\nc  "), ["a", "b", "c"]);
        assert!(FreeSpinsTerms::games_of(" , ").is_empty());
    }
}
