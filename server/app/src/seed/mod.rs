//! The sample operator: the content of a fresh database, written once, in one transaction.
//!
//! Sample data, not mock data: it is in the same tables as an operator's own, and every figure on the screens is computed from it. Seeding
//! again does nothing; [`VERSION`] tells which data a database got. Nothing in it names a real company, and the money is play money.

mod accounts;
mod agents;
pub(crate) mod bulk;
mod cashier;
mod catalogue;
mod content;
mod covers;
mod data;
mod help;
mod help_lines;
mod history;
mod lobby;
mod messages;
mod missions;
mod play;
#[cfg(feature = "sample-load")]
pub(crate) mod playable;
#[cfg(test)]
mod promises;
mod promotions;
mod referral;
mod rewards;
pub mod titles;
mod translations;
mod wallets;
#[cfg(test)]
mod wording;

use accounts::SAMPLES;
use bulk::Bulk;
use history::Round;
use ledger::LedgerError;
use platform::store::{Connection, Store, StoreError, sql};

pub use titles::Title;

/// The version of the sample data.
pub const VERSION: i64 = 7;

/// The version that added the cashier.
const WITH_CASHIER: i64 = 2;
/// The version that added vendors with wallets of their own.
const WITH_WALLETS: i64 = 3;
/// The version that added help services for gambling problems.
const WITH_HELP_LINES: i64 = 4;
/// The version that added levels and cashback.
const WITH_LEVELS: i64 = 5;
/// The version that added missions and leaderboards.
const WITH_MISSIONS: i64 = 6;
/// The version that added referral.
const WITH_REFERRAL: i64 = 7;

/// Why the sample data could not be written.
#[derive(Debug, thiserror::Error)]
pub enum SeedError {
    /// An embedded data file is not of the expected shape.
    #[error("the sample data file {name} is not valid ({detail}): mend it and build again")]
    File {
        /// Name of the data file.
        name: &'static str,
        /// The parser's message.
        detail: String,
    },
    /// A game of the play history could not be designed.
    #[error(transparent)]
    Design(#[from] supplier::DesignError),
    /// The database failed, or a posting was refused.
    #[error(transparent)]
    Ledger(#[from] LedgerError),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// An account to try the site with.
#[derive(Debug, Clone)]
pub struct SampleAccount {
    /// Account name.
    pub account: &'static str,
    /// Its password.
    pub password: &'static str,
    /// The kind of account, for whoever starts the server.
    pub kind: &'static str,
}

/// Every title of the sample catalogue, for suppliers that need to know which games they sell.
///
/// # Errors
/// [`SeedError::File`] when an embedded file is damaged.
pub fn titles() -> Result<Vec<Title>, SeedError> {
    let files = data::Files::read()?;
    Ok(titles::all(&files.words, &files.vendors))
}

/// Writes the sample data unless the database has it. `now_ms` is the present time in milliseconds since the epoch.
///
/// # Errors
/// When an embedded file is damaged or the database fails; nothing is kept then.
pub async fn run(store: &Store, now_ms: i64) -> Result<(), SeedError> {
    match version(store.reader()).await? {
        Some(version) if version >= VERSION => return Ok(()),
        Some(version) => return upgrade(store, version, now_ms).await,
        None => {}
    }
    let files = data::Files::read()?;
    let mut titles = titles::all(&files.words, &files.vendors);
    let rounds = history::rounds(&titles, now_ms)?;
    titles::backdate_played(&mut titles, &history::games_of(&rounds));
    let mut rows = content::rows(&files, now_ms);
    rows.extend(catalogue::rows(&files, &titles, now_ms));
    rows.extend(lobby::rows(&titles, &files.featured));
    rows.extend(cashier::rows()?);
    rows.push(wallets::rows());
    rows.extend(help_lines::rows());
    rows.extend(rewards::rows(now_ms));
    rows.extend(missions::rows(now_ms)?);
    rows.extend(referral::rows(now_ms));
    let sample = SampleData { rows, rounds, raffle_draws: promotions::draws_of_raffle(&files.promotions), now_ms };
    store.write(move |tx| Box::pin(async move { write(tx, &sample).await })).await?;
    Ok(())
}

/// The accounts to try the site with, and their passwords.
pub fn sample_accounts() -> Vec<SampleAccount> {
    let sample_account =
        |it: &accounts::Login| SampleAccount { account: it.account, password: it.password, kind: it.kind };
    accounts::LOGINS.iter().map(sample_account).collect()
}

/// The version of the sample data that a database has.
async fn version(executor: impl sql::Executor) -> Result<Option<i64>, StoreError> {
    sql::query_scalar("select version from seed_versions where name = 'sample'").fetch_optional(executor).await
}

/// Adds to a database with sample data of the version `from` what later versions brought.
async fn upgrade(store: &Store, from: i64, now_ms: i64) -> Result<(), SeedError> {
    let mut rows = Vec::new();
    if from < WITH_CASHIER {
        rows.extend(cashier::rows()?);
    }
    if from < WITH_WALLETS {
        rows.push(wallets::rows());
    }
    if from < WITH_HELP_LINES {
        rows.extend(help_lines::rows());
    }
    if from < WITH_LEVELS {
        rows.extend(rewards::rows(now_ms));
    }
    if from < WITH_MISSIONS {
        rows.extend(missions::rows(now_ms)?);
    }
    if from < WITH_REFERRAL {
        rows.extend(referral::rows(now_ms));
    }
    store
        .write(move |tx| {
            Box::pin(async move {
                if version(&mut *tx).await? != Some(from) {
                    return Ok(());
                }
                for bulk in rows {
                    bulk.write(tx).await?;
                }
                if from < WITH_WALLETS {
                    wallets::enable_at_launch(tx).await?;
                }
                let update = "update seed_versions set version = $1 where name = 'sample'";
                sql::query(update).bind(VERSION).execute(tx).await?;
                Ok::<_, StoreError>(())
            })
        })
        .await?;
    Ok(())
}

/// All data of a fresh database, ready to be written.
#[derive(Clone)]
struct SampleData {
    rows: Vec<Bulk>,
    rounds: Vec<Round>,
    raffle_draws: i64,
    now_ms: i64,
}

async fn write(tx: &mut Connection, sample: &SampleData) -> Result<(), LedgerError> {
    let SampleData { rows, rounds, raffle_draws, now_ms } = sample;
    let now_ms = *now_ms;
    // When two servers start at once on one database, the second gets here after the first has committed.
    if version(&mut *tx).await?.is_some() {
        return Ok(());
    }
    sql::query("insert into seed_versions (name, version, seeded_at) values ('sample', $1, $2)")
        .bind(VERSION)
        .bind(now_ms)
        .execute(&mut *tx)
        .await?;
    for bulk in rows {
        bulk.write(tx).await?;
    }
    let starts_at = history::starts_at(now_ms);
    let mut members = Vec::with_capacity(SAMPLES.len());
    for (player, sample) in SAMPLES.iter().enumerate() {
        let id = accounts::make(tx, sample, starts_at).await?;
        accounts::grant(tx, sample, &id, history::opening(sample, player, rounds), starts_at).await?;
        if let Some(code) = sample.affiliate_code {
            accounts::affiliate(tx, code, &id, starts_at).await?;
        }
        members.push(id);
    }
    agents::place_below_uplines(tx, starts_at).await?;
    history::post(tx, rounds, &members).await?;
    games::catalogue::count_played(tx, now_ms).await?;
    messages::write(tx, &members, now_ms).await?;
    promotions::take_part(tx, &members, *raffle_draws, now_ms).await?;
    agents::rates(tx, now_ms).await?;
    agents::link(tx, now_ms).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::stores::{Dataset, both_engines, both_engines_with};

    const NOW: i64 = 1_795_250_096_789;

    async fn number(store: &Store, query: &'static str) -> i64 {
        sql::query_scalar(query).fetch_one(store.reader()).await.unwrap()
    }

    #[tokio::test]
    async fn a_fresh_database_is_seeded_once() {
        for test in both_engines().await {
            run(&test.store, NOW).await.unwrap();
            let rows = |store: Store| async move {
                [
                    number(&store, "select count(*) from games").await,
                    number(&store, "select count(*) from members").await,
                    number(&store, "select count(*) from ledger_entries").await,
                    number(&store, "select count(*) from texts").await,
                ]
            };
            let first = rows(test.store.clone()).await;
            assert!(first[0] > 2_400, "{}: {first:?}", test.name);
            run(&test.store, NOW + 86_400_000).await.unwrap();
            assert_eq!(rows(test.store.clone()).await, first, "{}", test.name);
        }
    }

    #[tokio::test]
    async fn a_database_of_an_earlier_version_gets_what_came_later_once() {
        for test in both_engines_with(Dataset::Sample).await {
            let former = async |tx: &mut Connection| {
                for cleared in [
                    "delete from deposit_channels",
                    "delete from payout_methods",
                    "delete from withdrawal_limits",
                    "delete from wagering_weights",
                    "delete from wallet_vendors",
                    "delete from help_lines",
                    "delete from levels",
                    "delete from cashback_rates",
                    "delete from cashback_plans",
                    "delete from missions",
                    "delete from leaderboards",
                    "delete from referral_tiers",
                    "delete from referral_plans",
                    "delete from texts where subject in ('deposit_channel', 'payout_method', 'help_line', 'cashback_plan', 'mission',
                     'leaderboard', 'referral_plan')",
                ] {
                    sql::query(cleared).execute(&mut *tx).await?;
                }
                sql::query("update seed_versions set version = 1").execute(tx).await?;
                Ok::<_, StoreError>(())
            };
            test.store.write(move |tx| Box::pin(former(tx))).await.unwrap();
            for _ in 0..2 {
                run(&test.store, NOW).await.unwrap();
                assert_eq!(number(&test.store, "select count(*) from deposit_channels").await, 5, "{}", test.name);
                assert_eq!(number(&test.store, "select count(*) from wallet_vendors").await, 2, "{}", test.name);
                assert_eq!(number(&test.store, "select count(*) from help_lines").await, 8, "{}", test.name);
                assert_eq!(number(&test.store, "select count(*) from levels").await, 6, "{}", test.name);
                assert_eq!(number(&test.store, "select count(*) from cashback_rates").await, 6, "{}", test.name);
                assert_eq!(number(&test.store, "select count(*) from missions").await, 8, "{}", test.name);
                assert_eq!(number(&test.store, "select count(*) from referral_tiers").await, 3, "{}", test.name);
            }
        }
    }

    #[tokio::test]
    async fn two_servers_that_start_at_once_seed_one_operator() {
        for test in both_engines().await {
            let (one, two) = tokio::join!(run(&test.store, NOW), run(&test.store, NOW));
            one.unwrap();
            two.unwrap();
            assert_eq!(number(&test.store, "select count(*) from seed_versions").await, 1, "{}", test.name);
        }
    }

    #[tokio::test]
    async fn the_books_of_the_sample_balance() {
        for test in both_engines_with(Dataset::Sample).await {
            let audit = ledger::audit(test.store.reader()).await.unwrap();
            assert_eq!(audit, ledger::Audit::default(), "{}", test.name);
            let member = "select a.balance from accounts a join members m on m.id = a.owner
                          where m.account = 'lantern_member' and a.kind = 'member_wallet'";
            assert_eq!(number(&test.store, member).await, 128_450, "{}", test.name);
            let unsettled = "select count(*) from rounds r where r.closed_at is null
                             or not exists (select 1 from games g where g.game_code = r.game_code)";
            assert_eq!(number(&test.store, unsettled).await, 0, "{}", test.name);
            assert!(number(&test.store, "select count(*) from rounds").await > 300, "{}", test.name);
            let too_early = "select count(*) from rounds r join games g on g.game_code = r.game_code
                             where r.opened_at < g.added_at";
            assert_eq!(number(&test.store, too_early).await, 0, "{}: a game was played before it was added", test.name);
            let played = "select cast(sum(played) as bigint) from games";
            let rounds = number(&test.store, "select count(*) from rounds").await;
            assert_eq!(number(&test.store, played).await, rounds, "{}", test.name);
        }
    }
}
