//! Wins and losses in transfer wallets: read from the supplier's list of settled bets, each bet once.
//!
//! A bet becomes a closed round, a posting between the members' money at the vendor and the supplier's settlement
//! account, and a row of the stream of settled bets, in one transaction with the cursor. So wagering, daily sums and
//! boards count it like any other bet, however often it is reported.

use bets::SettledBet;
use identity::member::MemberRow;
use ledger::{Account, AccountKind, IdempotencyKey, LedgerError, Transaction, TransactionKind};
use platform::ids;
use platform::jobs::{Failure, Job, Policy, Running, Scheduled};
use platform::store::{Connection, StoreError, sql};
use protection::reservation::{self, SettledRound};
use serde::{Deserialize, Serialize};

use super::account_of;
use super::balances::book;
use super::reconcile::{Difference, DifferenceKind};
use super::vendor::{Unanswered, VendorBet};
use crate::seamless::SAMPLE_SUPPLIER;
use crate::{GamesState, MAX_AMOUNT};

/// Bets per request and transaction.
const BATCH_SIZE: i64 = 200;

/// Why settled bets could not be read.
#[derive(Debug, thiserror::Error)]
pub enum PullError {
    /// The supplier did not answer.
    #[error(transparent)]
    Vendor(#[from] Unanswered),
    /// The ledger or the database failed.
    #[error(transparent)]
    Ledger(#[from] LedgerError),
}

impl From<StoreError> for PullError {
    fn from(error: StoreError) -> Self {
        Self::Ledger(error.into())
    }
}

impl From<PullError> for Failure {
    fn from(error: PullError) -> Self {
        match error {
            PullError::Vendor(error) => Self::Transient(error.to_string()),
            PullError::Ledger(error) => error.into(),
        }
    }
}

/// Reads and books the bets that were settled since the last time.
///
/// # Errors
/// When the supplier does not answer, or the database fails; bets that were booked before stay booked.
pub async fn pull(state: &GamesState) -> Result<(), PullError> {
    loop {
        let after = cursor(state.base.store.reader()).await?;
        let bets = state.vendors.bets(after, BATCH_SIZE).await?;
        let bets: Vec<VendorBet> = bets.into_iter().filter(|bet| bet.position > after).collect();
        let Some(last) = bets.iter().map(|bet| bet.position).max() else { return Ok(()) };
        let now_ms = state.base.clock.now_ms();
        let work = async move |tx: &mut Connection| {
            for bet in &bets {
                book_bet(tx, bet, now_ms).await?;
            }
            advance(tx, last).await?;
            Ok::<_, LedgerError>(())
        };
        let write = state.base.store.write(move |tx| {
            let work = work.clone();
            Box::pin(async move { work(tx).await })
        });
        write.await?;
    }
}

async fn cursor(executor: impl sql::Executor) -> Result<i64, StoreError> {
    let query = "select position from vendor_bet_cursors where supplier = $1";
    Ok(sql::query_scalar(query).bind(SAMPLE_SUPPLIER).fetch_optional(executor).await?.unwrap_or(0))
}

async fn advance(tx: &mut Connection, position: i64) -> Result<(), StoreError> {
    let text =
        "insert into vendor_bet_cursors (supplier, position) values ($1, $2) on conflict (supplier) do update set
                position = case when excluded.position > vendor_bet_cursors.position then excluded.position
                else vendor_bet_cursors.position end";
    sql::query(text).bind(SAMPLE_SUPPLIER).bind(position).execute(tx).await?;
    Ok(())
}

/// Books a bet, unless it was booked before. One that can not be true, or that differs from what was booked, is
/// recorded as a difference and moves no money; the difference is deleted once the bet is reported as it was booked.
async fn book_bet(tx: &mut Connection, bet: &VendorBet, now_ms: i64) -> Result<(), LedgerError> {
    let query = "select stake, payout from rounds where supplier = $1 and supplier_round = $2";
    let booked: Option<(i64, i64)> =
        sql::query_as(query).bind(SAMPLE_SUPPLIER).bind(&bet.round).fetch_optional(&mut *tx).await?;
    if let Some((stake, payout)) = booked {
        if (stake, payout) == (bet.stake, bet.payout) {
            end_difference(tx, bet).await?;
        } else {
            note_difference(tx, bet, stake - payout, now_ms).await?;
        }
        return Ok(());
    }
    let member = MemberRow::by_id(&mut *tx, &bet.wallet_key.player).await?;
    let amounts = [bet.stake, bet.payout];
    let has_valid_amounts = amounts.iter().all(|amount| (0..=MAX_AMOUNT).contains(amount)) && bet.stake > 0;
    if !has_valid_amounts || member.is_none_or(|member| member.currency != bet.wallet_key.currency) {
        return Ok(note_difference(tx, bet, 0, now_ms).await?);
    }
    write(tx, bet, now_ms).await?;
    Ok(end_difference(tx, bet).await?)
}

/// The supplier's id of the round, cut to the length that a difference stores.
fn reference(bet: &VendorBet) -> String {
    bet.round.chars().take(64).collect()
}

async fn end_difference(tx: &mut Connection, bet: &VendorBet) -> Result<(), StoreError> {
    let delete = "delete from wallet_differences where vendor = $1 and kind = $2 and reference = $3";
    let query = sql::query(delete).bind(&bet.wallet_key.vendor).bind(DifferenceKind::Bet.name()).bind(reference(bet));
    query.execute(tx).await.map(drop)
}

async fn note_difference(tx: &mut Connection, bet: &VendorBet, recorded: i64, now_ms: i64) -> Result<(), StoreError> {
    let difference = Difference {
        vendor: bet.wallet_key.vendor.clone(),
        kind: DifferenceKind::Bet,
        reference: reference(bet),
        currency: bet.wallet_key.currency.chars().take(3).collect(),
        recorded,
        counterpart: bet.stake.saturating_sub(bet.payout),
        found_at: now_ms,
    };
    tracing::error!(
        round = bet.round,
        vendor = bet.wallet_key.vendor,
        "a settled bet of a vendor can not be booked: look into it"
    );
    difference.insert(tx).await
}

async fn write(tx: &mut Connection, bet: &VendorBet, now_ms: i64) -> Result<(), LedgerError> {
    let VendorBet { wallet_key, round, game_code, stake, payout, .. } = bet;
    let (id, settled_at) = (ids::new_id(now_ms), bet.settled_at.min(now_ms));
    let account = account_of(&wallet_key.vendor, &wallet_key.currency);
    let query = "select coalesce(min(game_type), '') from games where vendor = $1 and game_code = $2";
    let product: String = sql::query_scalar(query).bind(&wallet_key.vendor).bind(game_code).fetch_one(&mut *tx).await?;
    sql::query(
        "insert into rounds (id, supplier, supplier_round, member_id, vendor, game_code, product, currency, stake, payout, bets,
         wins, state, opened_at, closed_at, version) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 1, 1, 'closed', $11, $12, 1)",
    )
    .bind(&id)
    .bind(SAMPLE_SUPPLIER)
    .bind(round)
    .bind(&wallet_key.player)
    .bind(&wallet_key.vendor)
    .bind(game_code)
    .bind(&product)
    .bind(&wallet_key.currency)
    .bind(*stake)
    .bind(*payout)
    .bind(bet.opened_at.min(settled_at))
    .bind(settled_at)
    .execute(&mut *tx)
    .await?;
    let supplier = Account::new(AccountKind::SupplierSettlement, SAMPLE_SUPPLIER, &wallet_key.currency);
    let (from, to, moved) = if payout >= stake {
        (supplier, account.clone(), payout - stake)
    } else {
        (account.clone(), supplier, stake - payout)
    };
    if moved > 0 {
        let kind = TransactionKind::VendorBet;
        let posting = Transaction::transfer(kind, IdempotencyKey::CallersRow, id.clone(), from, to, moved);
        ledger::post(tx, &posting, now_ms).await?;
    }
    book(tx, wallet_key, payout - stake, now_ms).await?;
    let settled = SettledBet {
        member_id: wallet_key.player.clone(),
        product,
        vendor: wallet_key.vendor.clone(),
        game_code: game_code.clone(),
        account_id: account.id(),
        round_id: id,
        currency: wallet_key.currency.clone(),
        stake: *stake,
        // A supplier's games put the whole stake at risk.
        valid_bet: *stake,
        payout: *payout,
        correction: 0,
        settled_at,
    };
    settled.statement().execute(&mut *tx).await?;
    let settled_round = SettledRound {
        member_id: &wallet_key.player,
        stake: *stake,
        payout: *payout,
        opened_at: bet.opened_at,
        settled_at,
    };
    Ok(reservation::count_settled_round(tx, (SAMPLE_SUPPLIER, round), &settled_round, now_ms).await?)
}

/// Scheduled job that reads and books settled bets, whether or not anybody asks for them.
#[derive(Debug, Serialize, Deserialize)]
pub struct PullBets {}

impl Job for PullBets {
    const KIND: &'static str = "pull-vendor-bets";
    // A failed run is not retried: the next slot reads what it missed.
    const POLICY: Policy = Policy { retry_delays_ms: &[], ..Policy::DEFAULT };
    type State = GamesState;

    async fn run(self, state: &GamesState, _: &Running) -> Result<(), Failure> {
        // Without vendors that keep wallets there is nothing to read.
        let query = "select count(*) from wallet_vendors";
        let vendors: i64 = sql::query_scalar(query).fetch_one(state.base.store.reader()).await?;
        if vendors == 0 {
            return Ok(());
        }
        match pull(state).await {
            Err(PullError::Vendor(error)) => {
                tracing::warn!(%error, "settled bets of vendors were not read: the next slot tries again");
                Ok(())
            }
            result => Ok(result?),
        }
    }
}

impl Scheduled for PullBets {
    const EVERY_MS: i64 = 15_000;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}
