//! The amount that may leave a wallet at a time, and what locks the rest. Member, operator and the withdrawal itself
//! use the same calculation.

use std::collections::HashMap;

use bets::wagering::{self, CreditRow};
use games::wallets::booked_at_vendors;
use ledger::{Account, available_of, balance_of};
use lumora_core::domain::money::Money;
use lumora_core::domain::wagering::{Credit, withdrawable};
use lumora_core::wire::{Amount, GameTitleWeight, GameWeight, WageringCredit, WithdrawableValue, code};
use platform::clock::{MINUTE_MS, rfc3339};
use platform::http::ApiError;
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::settings;
use platform::store::{Connection, Store, StoreError, sql};
use serde::{Deserialize, Serialize};

use crate::CashierState;

/// A balance below this, in minor units, ends a member's wagering credits as lost, unless the setting
/// `wagering_lost_below` holds another bound.
const LOST_BELOW: i64 = 100;

/// Games whose share towards wagering differs from that of their product, with their names in a language.
pub(crate) async fn weighted_games(
    store: &Store,
    language: lumora_core::domain::language::Language,
) -> Result<Vec<GameTitleWeight>, StoreError> {
    let query = sql::query_as(
        "select w.game_code, coalesce(n.name, g.name), w.percent from wagering_game_weights w
         join games g on g.game_code = w.game_code and g.enabled = 1
         left join game_names n on n.node_id = g.node_id and n.language = $1
         order by w.rank, w.game_code",
    );
    let rows: Vec<(String, String, i64)> = query.bind(language.code).fetch_all(store.reader()).await?;
    let title =
        |(game_code, name, percent)| GameTitleWeight { game_code, name, percent: u32::try_from(percent).unwrap_or(0) };
    Ok(rows.into_iter().map(title).collect())
}

/// Counts settled bets up to now and calculates what a member may withdraw.
///
/// # Errors
/// When the database fails.
pub async fn read(
    store: &Store,
    member_id: &str,
    currency: &str,
    now_ms: i64,
) -> Result<WithdrawableValue, StoreError> {
    update_wagering(store, member_id, currency, now_ms).await?;
    let (member_id, currency) = (member_id.to_owned(), currency.to_owned());
    store.read(move |tx| Box::pin(async move { sum(tx, &member_id, &currency, now_ms).await })).await
}

/// Counts settled bets of all members up to now. Called before money is credited, so that earlier bets count for the
/// credits that were open when they were settled.
///
/// # Errors
/// When the database fails.
pub async fn count_play(store: &Store) -> Result<(), StoreError> {
    wagering::count_all(store).await
}

/// What a member may withdraw, calculated within the caller's transaction. Bets must have been counted before.
///
/// # Errors
/// When the database fails.
pub async fn sum(
    tx: &mut Connection,
    member_id: &str,
    currency: &str,
    now_ms: i64,
) -> Result<WithdrawableValue, StoreError> {
    let wallet = Account::wallet(member_id, currency);
    let balance = balance_of(&mut *tx, &wallet).await?;
    let available = available_of(&mut *tx, &wallet).await?;
    let rows = wagering::open_credits(&mut *tx, member_id, now_ms).await?;
    let credits: Vec<Credit> = rows.iter().map(CreditRow::credit).collect();
    let weights = wagering::weights(&mut *tx).await?;
    Ok(WithdrawableValue {
        balance: Amount(Money(balance)),
        held: Amount(Money(balance - available)),
        elsewhere: Amount(Money(booked_at_vendors(&mut *tx, member_id).await?)),
        withdrawable: Amount(withdrawable(Money(available), &credits)),
        credits: rows.into_iter().map(credit_to_wire).collect(),
        weights: weights.products.into_iter().map(|(product, percent)| GameWeight { product, percent }).collect(),
        games: Vec::new(),
    })
}

/// Refuses an amount that is more than may leave the wallet.
///
/// # Errors
/// 422 on the field `amount` where the wallet has too little, or where money must be wagered first.
pub(crate) fn require(money: &WithdrawableValue, amount: Money) -> Result<(), ApiError> {
    let broken = |rule: &'static str| Err(ApiError::rule_broken([("amount", rule)]));
    if amount > Money(money.balance.0.0 - money.held.0.0) {
        return broken(code::NOT_ENOUGH_MONEY);
    }
    if amount > money.withdrawable.0 { broken(code::WAGERING_LEFT) } else { Ok(()) }
}

/// What may leave the wallets of several members, in minor units by member id, read in one go. As [`sum`], but negative
/// where more is locked by wagering than is available. Members without a wallet are left out.
///
/// # Errors
/// When the database fails.
pub async fn free_of(
    tx: &mut Connection,
    member_ids: &[&str],
    currency: &str,
    now_ms: i64,
) -> Result<HashMap<String, i64>, StoreError> {
    if member_ids.is_empty() {
        return Ok(HashMap::new());
    }
    let locked = wagering::locked_of(&mut *tx, member_ids, now_ms).await?;
    let available = ledger::available_of_wallets(tx, member_ids, currency).await?;
    let free = |(id, available): (String, i64)| {
        let locked = locked.get(&id).copied().unwrap_or(0);
        (id, available.saturating_sub(locked))
    };
    Ok(available.into_iter().map(free).collect())
}

/// A wagering credit as the wire type.
pub(crate) fn credit_to_wire(row: CreditRow) -> WageringCredit {
    let credit = row.credit();
    WageringCredit {
        amount: Amount(credit.amount),
        required: Amount(credit.required),
        done: Amount(credit.done),
        locked: Amount(credit.locked()),
        multiplier: u32::try_from(row.multiplier).unwrap_or(0),
        granted_at: rfc3339(row.granted_at),
        expires_at: row.expires_at.map(rfc3339).unwrap_or_default(),
        id: row.id,
        source: row.source,
        reference: row.reference,
    }
}

/// Counts settled bets up to now, and ends the member's wagering credits where the money they were for is lost.
///
/// # Errors
/// When the database fails.
pub async fn update_wagering(store: &Store, member_id: &str, currency: &str, now_ms: i64) -> Result<(), StoreError> {
    wagering::count_all(store).await?;
    if wagering::open_credits(store.reader(), member_id, now_ms).await?.is_empty() {
        return Ok(());
    }
    let (member_id, currency) = (member_id.to_owned(), currency.to_owned());
    store.write(move |tx| Box::pin(async move { end_if_lost(tx, &member_id, &currency, now_ms).await })).await
}

/// Ends the wagering credits of a member whose balance is below the bound while no bet is open. Call it before new
/// money is credited, which would otherwise hide that the old money is lost.
pub(crate) async fn end_if_lost(
    tx: &mut Connection,
    member_id: &str,
    currency: &str,
    now_ms: i64,
) -> Result<(), StoreError> {
    let bound = settings::number(&mut *tx, "wagering_lost_below").await?.unwrap_or(LOST_BELOW);
    let balance = balance_of(&mut *tx, &Account::wallet(member_id, currency)).await?;
    // Money in a wallet that a vendor keeps still belongs to the member.
    let balance = balance.saturating_add(booked_at_vendors(&mut *tx, member_id).await?);
    if balance < bound && !games::seamless::has_open_round(&mut *tx, member_id, now_ms).await? {
        wagering::end_lost(tx, member_id, now_ms).await?;
    }
    Ok(())
}

/// Counts settled bets towards wagering on a schedule, for members who do not open the cashier.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct CountWagering {}

impl Job for CountWagering {
    const KIND: &'static str = "count-wagering";
    type State = CashierState;

    async fn run(self, state: &CashierState, _: &Running) -> Result<(), Failure> {
        Ok(wagering::count_all(&state.base.store).await?)
    }
}

impl Scheduled for CountWagering {
    const EVERY_MS: i64 = 10 * MINUTE_MS;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}
