//! The supplier's titles: which there are, and the design and exact figures of those that can be played.

use std::collections::HashMap;

use super::look::GameLook;
use super::{SupplierError, SupplierState};
use platform::store::{Store, sql};
use slots::generate::{self, Kind};
use slots::{Mathematics, PaysOn, Slot, SlotDesign};

/// Stakes are the smallest stake times these.
const STAKE_STEPS: [i64; 8] = [1, 2, 5, 10, 20, 50, 100, 200];
/// How many titles are written with one statement's transaction.
const SEED_BATCH: usize = 200;

/// A title that the operator lists with this supplier.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameTitle {
    /// The game's code.
    pub code: String,
    /// Its name.
    pub name: String,
    /// What it is painted and played as; nothing when the supplier has no game for it yet.
    pub kind: Option<Kind>,
    /// The smallest coin in minor units; the smallest stake is this times the coins of a stake.
    pub coin: i64,
    /// The address of its cover among the drawings, such as `tile/rng/lantern-fortune`; its game is drawn in the same look.
    pub cover: String,
}

/// A title as it is stored.
#[derive(Debug, Clone)]
pub struct Title {
    /// The game's code.
    pub code: String,
    /// Its name.
    pub name: String,
    /// The address of its cover.
    pub cover: String,
    /// The game, when there is one.
    pub game: Option<Game>,
}

impl Title {
    /// How it looks.
    pub fn look(&self) -> Option<GameLook> {
        GameLook::of(&self.cover, self.game.as_ref().map(|game| game.slot.design()))
    }
}

/// A title's game.
#[derive(Debug, Clone)]
pub struct Game {
    /// The checked design.
    pub slot: Slot,
    /// Its exact figures, computed when it was designed.
    pub mathematics: Mathematics,
    /// The stakes that can be chosen, in minor units, rising.
    pub stakes: Vec<i64>,
}

impl Game {
    /// What `coins` are worth at `stake`, in minor units. Exact, because every stake is a whole number of coins a unit.
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

/// Stores the titles that are not there yet, each with a design of its own. A title that is there keeps its design, and
/// takes the cover that it is sold with now.
///
/// # Errors
/// When the database fails, or a design breaks the engine's rules.
pub async fn seed(store: &Store, titles: &[GameTitle]) -> Result<(), SupplierError> {
    let known: Vec<(String, Option<String>)> =
        sql::query_as("select code, cover from titles").fetch_all(store.reader()).await?;
    let known: HashMap<String, Option<String>> = known.into_iter().collect();
    let is_other = |title: &&GameTitle| known.get(&title.code).is_some_and(|cover| *cover != Some(title.cover.clone()));
    set_covers(store, titles.iter().filter(is_other).cloned().collect()).await?;
    let missing: Vec<GameTitle> = titles.iter().filter(|title| !known.contains_key(&title.code)).cloned().collect();
    for batch in missing.chunks(SEED_BATCH) {
        let batch = batch.to_vec();
        let design = tokio::task::spawn_blocking(move || batch.iter().map(designed).collect::<Result<Vec<_>, _>>());
        let rows = design.await.map_err(|error| SupplierError::Corrupt(error.to_string()))??;
        insert(store, rows).await?;
    }
    Ok(())
}

/// How many lines each title has that can be played; 0 where it pays on ways.
///
/// # Errors
/// When the database fails, or a design can not be read.
pub async fn lines(store: &Store) -> Result<HashMap<String, u32>, SupplierError> {
    /// What a design says of its lines, and nothing else of it.
    #[derive(serde::Deserialize)]
    struct Paying {
        pays_on: PaysOn,
    }
    let query = sql::query_as("select code, design from titles where design is not null");
    let rows: Vec<(String, String)> = query.fetch_all(store.reader()).await?;
    let count = |(code, design): (String, String)| {
        let paying: Paying =
            serde_json::from_str(&design).map_err(|error| SupplierError::Corrupt(error.to_string()))?;
        let count = if matches!(paying.pays_on, PaysOn::Lines(_)) { paying.pays_on.units() } else { 0 };
        Ok((code, count))
    };
    rows.into_iter().map(count).collect()
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

fn designed(title: &GameTitle) -> Result<Row, SupplierError> {
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

type TitleRow = (String, String, i64, Option<String>, Option<String>, Option<String>);

impl SupplierState {
    /// The title `code`, if this supplier has it.
    pub(super) async fn title(&self, code: &str) -> Result<Option<Title>, SupplierError> {
        let row: Option<TitleRow> =
            sql::query_as("select code, name, coin, design, mathematics, cover from titles where code = $1")
                .bind(code.to_owned())
                .fetch_optional(self.store.reader())
                .await?;
        let Some((code, name, coin, design, mathematics, cover)) = row else { return Ok(None) };
        let game =
            design.zip(mathematics).map(|(design, mathematics)| game(coin, &design, &mathematics)).transpose()?;
        Ok(Some(Title { code, name, cover: cover.unwrap_or_default(), game }))
    }

    /// The game of the title `code`, if it can be played.
    pub async fn game(&self, code: &str) -> Result<Option<Game>, SupplierError> {
        Ok(self.title(code).await?.and_then(|title| title.game))
    }
}

fn game(coin: i64, design: &str, mathematics: &str) -> Result<Game, SupplierError> {
    let corrupt = |error: serde_json::Error| SupplierError::Corrupt(error.to_string());
    let design: SlotDesign = serde_json::from_str(design).map_err(corrupt)?;
    let mathematics = serde_json::from_str(mathematics).map_err(corrupt)?;
    let slot = Slot::compile(design)?;
    let stakes = stakes(coin, slot.units());
    Ok(Game { slot, mathematics, stakes })
}

/// The stakes that a game of so many units offers with a smallest coin, in minor units, rising.
pub fn stakes(coin: i64, units: u32) -> Vec<i64> {
    let smallest = coin.saturating_mul(i64::from(units));
    STAKE_STEPS.iter().map(|step| smallest.saturating_mul(*step)).collect()
}
