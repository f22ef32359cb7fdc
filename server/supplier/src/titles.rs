//! The supplier's titles, and the design and exact figures of those that can be played.

use std::collections::HashMap;

use super::background;
use super::look::GameLook;
use super::{SupplierError, SupplierState};
use platform::store::{Store, from_row, sql};
use slots::generate::{self, Kind};
use slots::{Mathematics, PaysOn, Slot, SlotDesign, Volatility};

/// The stakes of a game are its smallest stake times these.
const STAKE_STEPS: [i64; 8] = [1, 2, 5, 10, 20, 50, 100, 200];
/// Number of titles that are written in one transaction.
const BATCH_SIZE: usize = 200;

/// A title that the operator lists with this supplier.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameTitle {
    /// Code of the game.
    pub code: String,
    /// Name of the game.
    pub name: String,
    /// The kind that its game is designed as; none when the supplier has no game for it yet.
    pub kind: Option<Kind>,
    /// The smallest coin in minor units. The smallest stake is this times the number of coins in a stake.
    pub coin: i64,
    /// Address of its cover among the drawings, such as `tile/rng/lantern-fortune`; the game is drawn in the same look.
    pub cover: String,
}

/// A title as stored.
#[derive(Debug, Clone)]
pub struct Title {
    /// Code of the game.
    pub code: String,
    /// Name of the game.
    pub name: String,
    /// Address of its cover among the drawings.
    pub cover: String,
    /// The game, when there is one.
    pub game: Option<Game>,
}

impl Title {
    /// The look of its game.
    pub fn look(&self) -> Option<GameLook> {
        GameLook::of(&self.cover, self.game.as_ref().map(|game| game.slot.design()))
    }
}

/// The game of a title.
#[derive(Debug, Clone)]
pub struct Game {
    /// The checked design.
    pub slot: Slot,
    /// Its exact figures, computed when it was designed.
    pub mathematics: Mathematics,
    /// Volatility class, by the deviation of its payouts.
    pub volatility: Volatility,
    /// The stakes that can be chosen, in minor units, rising.
    pub stakes: Vec<i64>,
}

/// What the supplier publishes of a title that can be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Published {
    /// Code of the game.
    pub code: String,
    /// Return to player in basis points, rounded from the exact fraction.
    pub return_to_player: u32,
    /// Volatility class; none until the deviation is measured.
    pub volatility: Option<Volatility>,
    /// The smallest stake of a round in minor units.
    pub smallest_stake: i64,
    /// Number of lines; 0 where it pays on ways.
    pub lines: u32,
}

impl Game {
    /// Value of `coins` at `stake`, in minor units. Exact, because every stake is a whole number of coins per unit.
    pub fn payout(&self, coins: u64, stake: i64) -> i64 {
        let coin = stake / i64::from(self.slot.units());
        i64::try_from(coins).unwrap_or(i64::MAX).saturating_mul(coin)
    }
}

struct Row {
    code: String,
    name: String,
    cover: String,
    coin: i64,
    design: Option<String>,
    mathematics: Option<String>,
}

/// Stores the titles that are not stored yet, each with a design of its own. A stored title keeps its design and takes
/// over the present cover.
///
/// # Errors
/// When the database fails, or a design breaks the engine's rules.
pub async fn seed(store: &Store, titles: &[GameTitle]) -> Result<(), SupplierError> {
    let stored: Vec<(String, Option<String>)> =
        sql::query_as("select code, cover from titles").fetch_all(store.reader()).await?;
    let stored: HashMap<String, Option<String>> = stored.into_iter().collect();
    let has_other_cover =
        |title: &&GameTitle| stored.get(&title.code).is_some_and(|cover| *cover != Some(title.cover.clone()));
    set_covers(store, titles.iter().filter(has_other_cover).cloned().collect()).await?;
    let missing: Vec<GameTitle> = titles.iter().filter(|title| !stored.contains_key(&title.code)).cloned().collect();
    for batch in missing.chunks(BATCH_SIZE) {
        let batch = batch.to_vec();
        let design = tokio::task::spawn_blocking(move || batch.iter().map(design_row).collect::<Result<Vec<_>, _>>());
        let rows = design.await.map_err(|error| SupplierError::Corrupt(error.to_string()))??;
        insert(store, rows).await?;
    }
    Ok(())
}

/// Measures the deviation of every title that has none yet, a batch at a time and with low priority: it takes longer
/// than designing the titles, and play does not need it.
///
/// # Errors
/// When the database fails, or holds a design that can not be played.
pub async fn measure(store: &Store) -> Result<(), SupplierError> {
    let query = "select code, design from titles where design is not null and deviation is null order by code limit $1";
    loop {
        let size = i64::try_from(BATCH_SIZE).unwrap_or(i64::MAX);
        let titles: Vec<(String, String)> = sql::query_as(query).bind(size).fetch_all(store.reader()).await?;
        if titles.is_empty() {
            return Ok(());
        }
        let measured = background::run(move || {
            let measured =
                |(code, design): (String, String)| Ok((code, i64::from(compile_design(&design)?.deviation())));
            titles.into_iter().map(measured).collect::<Result<Vec<_>, SupplierError>>()
        });
        set_deviations(store, measured.await??).await?;
    }
}

async fn set_deviations(store: &Store, measured: Vec<(String, i64)>) -> Result<(), SupplierError> {
    let measured = std::sync::Arc::new(measured);
    store
        .write(move |tx| {
            Box::pin(async move {
                for (code, deviation) in measured.iter() {
                    sql::query("update titles set deviation = $1 where code = $2")
                        .bind(*deviation)
                        .bind(code)
                        .execute(&mut *tx)
                        .await?;
                }
                Ok(())
            })
        })
        .await
}

async fn set_covers(store: &Store, titles: Vec<GameTitle>) -> Result<(), SupplierError> {
    if titles.is_empty() {
        return Ok(());
    }
    let titles = std::sync::Arc::new(titles);
    store
        .write(move |tx| {
            Box::pin(async move {
                for title in titles.iter() {
                    sql::query("update titles set cover = $1 where code = $2")
                        .bind(&title.cover)
                        .bind(&title.code)
                        .execute(&mut *tx)
                        .await?;
                }
                Ok(())
            })
        })
        .await
}

fn design_row(title: &GameTitle) -> Result<Row, SupplierError> {
    let slot = title.kind.map(|kind| generate::for_game(&title.code, kind)).transpose()?;
    let text = |value: serde_json::Result<String>| value.map_err(|error| SupplierError::Corrupt(error.to_string()));
    let design = slot.as_ref().map(|slot| text(serde_json::to_string(slot.design()))).transpose()?;
    let mathematics = slot.as_ref().map(|slot| text(serde_json::to_string(&slot.mathematics()))).transpose()?;
    let (code, name, cover) = (title.code.clone(), title.name.clone(), title.cover.clone());
    Ok(Row { code, name, cover, coin: title.coin.max(1), design, mathematics })
}

async fn insert(store: &Store, rows: Vec<Row>) -> Result<(), SupplierError> {
    let rows = std::sync::Arc::new(rows);
    store
        .write(move |tx| {
            Box::pin(async move {
                for row in rows.iter() {
                    sql::query(
                        "insert into titles (code, name, coin, design, mathematics, cover) \
                         values ($1, $2, $3, $4, $5, $6) on conflict (code) do nothing",
                    )
                    .bind(&row.code)
                    .bind(&row.name)
                    .bind(row.coin)
                    .bind(&row.design)
                    .bind(&row.mathematics)
                    .bind(&row.cover)
                    .execute(&mut *tx)
                    .await?;
                }
                Ok(())
            })
        })
        .await
}

/// A row of `titles`; columns that depend on the design are null where there is none.
struct Stored {
    code: String,
    name: String,
    coin: i64,
    design: Option<String>,
    mathematics: Option<String>,
    cover: Option<String>,
    deviation: Option<i64>,
}

from_row!(Stored { code, name, coin, design, mathematics, cover, deviation });

const SELECT: &str = "select code, name, coin, design, mathematics, cover, deviation from titles";

impl SupplierState {
    /// The title `code`, if this supplier has it.
    pub(super) async fn title(&self, code: &str) -> Result<Option<Title>, SupplierError> {
        let query =
            sql::query_as::<Stored>(sql::AssertSqlSafe(format!("{SELECT} where code = $1"))).bind(code.to_owned());
        let Some(row) = query.fetch_optional(self.store.reader()).await? else { return Ok(None) };
        let game = row.game()?;
        Ok(Some(Title { code: row.code, name: row.name, cover: row.cover.unwrap_or_default(), game }))
    }

    /// The game of the title `code`, if it can be played.
    pub async fn game(&self, code: &str) -> Result<Option<Game>, SupplierError> {
        Ok(self.title(code).await?.and_then(|title| title.game))
    }

    /// The published figures of every title that can be played, ordered by code.
    ///
    /// # Errors
    /// When the database fails, or holds a design that can not be played.
    pub async fn published(&self) -> Result<Vec<Published>, SupplierError> {
        let query = sql::query_as(sql::AssertSqlSafe(format!("{SELECT} where design is not null order by code")));
        let rows: Vec<Stored> = query.fetch_all(self.store.reader()).await?;
        let published = tokio::task::spawn_blocking(move || {
            rows.iter().filter_map(|row| row.published().transpose()).collect::<Result<Vec<_>, _>>()
        });
        published.await.map_err(|error| SupplierError::Corrupt(error.to_string()))?
    }
}

fn compile_design(design: &str) -> Result<Slot, SupplierError> {
    let design: SlotDesign = serde_json::from_str(design).map_err(corrupt)?;
    Ok(Slot::compile(design)?)
}

fn corrupt(error: serde_json::Error) -> SupplierError {
    SupplierError::Corrupt(error.to_string())
}

impl Stored {
    fn game(&self) -> Result<Option<Game>, SupplierError> {
        let Some((design, mathematics)) = self.design.as_ref().zip(self.mathematics.as_ref()) else { return Ok(None) };
        let slot = compile_design(design)?;
        let mathematics = serde_json::from_str(mathematics).map_err(corrupt)?;
        let stakes = stakes(self.coin, slot.units());
        let volatility = self.volatility().unwrap_or_else(|| Volatility::of_deviation(slot.deviation()));
        Ok(Some(Game { slot, mathematics, volatility, stakes }))
    }

    /// Volatility class of the measured deviation; none until it is measured.
    fn volatility(&self) -> Option<Volatility> {
        self.deviation.and_then(|deviation| u32::try_from(deviation).ok()).map(Volatility::of_deviation)
    }

    /// The published figures of the row, read without laying out the reels, since there are many titles.
    fn published(&self) -> Result<Option<Published>, SupplierError> {
        let Some((design, mathematics)) = self.design.as_ref().zip(self.mathematics.as_ref()) else { return Ok(None) };
        let design: SlotDesign = serde_json::from_str(design).map_err(corrupt)?;
        let mathematics: Mathematics = serde_json::from_str(mathematics).map_err(corrupt)?;
        let units = design.pays_on.units();
        Ok(Some(Published {
            code: self.code.clone(),
            return_to_player: mathematics.return_to_player.basis_points(),
            volatility: self.volatility(),
            smallest_stake: stakes(self.coin, units).first().copied().unwrap_or(self.coin),
            lines: if matches!(design.pays_on, PaysOn::Lines(_)) { units } else { 0 },
        }))
    }
}

/// The stakes that a game of `units` coins offers with its smallest coin, in minor units, ascending.
pub fn stakes(coin: i64, units: u32) -> Vec<i64> {
    let smallest = coin.saturating_mul(i64::from(units));
    STAKE_STEPS.iter().map(|step| smallest.saturating_mul(*step)).collect()
}
