//! The guest accounts of the free demo: creating, finding and closing them.

use lumora_core::domain::account::AccountType;
use lumora_core::wire::code;
use serde::{Deserialize, Serialize};

use crate::member::{self, Contact, MemberRow, NewMember};
use crate::passwords::DUMMY_HASH;
use ledger::{self, Account, AccountKind, LedgerError, Transaction, TransactionKind};
use platform::Base;
use platform::clock::{DAY_MS, HOUR_MS, MINUTE_MS};
use platform::http::ApiError;
use platform::ids;
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::store::{Connection, Store, StoreError, sql};
use platform::topic::Topic;

/// How long a guest may be unused before it is closed, in milliseconds.
pub const IDLE_MS: i64 = DAY_MS;
/// New guests per hour and address.
pub const HOURLY_LIMIT: i64 = 20;
/// Play money of a new guest in minor units, unless the operator has set `free_play_balance`.
pub(super) const BALANCE: i64 = 100_000;
/// Guests closed per transaction.
const BATCH_SIZE: i64 = 200;

/// The guest that a browser asks for.
#[derive(Debug, Clone)]
pub(super) struct NewGuest {
    /// Hash of the browser's device cookie.
    pub(super) device_hash: String,
    /// Network of the client address.
    pub(super) address: String,
    pub(super) currency: String,
    /// Play money of a new guest, in minor units.
    pub(super) balance: i64,
}

/// SQL for the time a guest `g` was last used: the latest use of its sessions, or its creation.
const LAST_SEEN: &str =
    "coalesce((select max(s.last_seen_at) from sessions s where s.member_id = g.member_id), g.created_at)";

/// The browser's guest that is not idle, or a new one with its play money.
///
/// # Errors
/// 429 when too many new guests came from the address, or when the database fails.
pub(super) async fn find_or_make(
    connection: &mut Connection,
    wanted: &NewGuest,
    now_ms: i64,
) -> Result<MemberRow, ApiError> {
    let id = match find(&mut *connection, wanted, now_ms).await? {
        Some(id) => id,
        None => make(&mut *connection, wanted, now_ms).await?,
    };
    let member = MemberRow::by_id(connection, &id).await?;
    member.ok_or_else(|| ApiError::Internal("a guest has no member".to_owned()))
}

async fn find(connection: &mut Connection, wanted: &NewGuest, now_ms: i64) -> Result<Option<String>, StoreError> {
    let query = format!(
        "select g.member_id from guests g join members m on m.id = g.member_id
         where g.device_hash = $1 and g.closed_at is null and m.state = 'active' and {LAST_SEEN} > $2
         order by g.created_at desc limit 1"
    );
    let query = sql::query_scalar(sql::AssertSqlSafe(query)).bind(&wanted.device_hash).bind(now_ms - IDLE_MS);
    query.fetch_optional(connection).await
}

async fn make(connection: &mut Connection, wanted: &NewGuest, now_ms: i64) -> Result<String, ApiError> {
    check_hourly_limit(&mut *connection, &wanted.address, now_ms).await?;
    let member = NewMember {
        account: format!("guest_{}", ids::hex(&ids::random_bytes::<6>())),
        nickname: "Guest".to_owned(),
        account_type: AccountType::Trial,
        currency: wanted.currency.clone(),
        rank: (0, String::new()),
        labels: Vec::new(),
        upline: String::new(),
        password_hash: DUMMY_HASH.to_owned(),
        must_change_password: false,
        contact: Contact::default(),
    };
    let id = member::create(&mut *connection, &member, now_ms).await?;
    sql::query("insert into guests (member_id, device_hash, address, created_at) values ($1, $2, $3, $4)")
        .bind(&id)
        .bind(&wanted.device_hash)
        .bind(&wanted.address)
        .bind(now_ms)
        .execute(&mut *connection)
        .await?;
    let grant = Transaction::transfer(
        TransactionKind::PlayMoneyGrant,
        format!("guest:grant:{id}"),
        "free demo".to_owned(),
        Account::new(AccountKind::PlayMoneyIssuer, "", &wanted.currency),
        Account::wallet(&id, &wanted.currency),
        wanted.balance,
    );
    ledger::post(connection, &grant, now_ms).await?;
    Ok(id)
}

/// Refuses an address with [`HOURLY_LIMIT`] new guests in the last hour.
async fn check_hourly_limit(connection: &mut Connection, address: &str, now_ms: i64) -> Result<(), ApiError> {
    let (count, oldest): (i64, Option<i64>) =
        sql::query_as("select count(*), min(created_at) from guests where address = $1 and created_at > $2")
            .bind(address)
            .bind(now_ms - HOUR_MS)
            .fetch_one(connection)
            .await?;
    if count < HOURLY_LIMIT {
        return Ok(());
    }
    let seconds = (oldest.unwrap_or(now_ms) + HOUR_MS - now_ms + 999) / 1000;
    Err(ApiError::too_many(code::TOO_MANY_REQUESTS, u32::try_from(seconds).unwrap_or(1).max(1)))
}

/// Closes idle guests: see [`close_idle`].
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct CloseIdleGuests {}

impl Job for CloseIdleGuests {
    const KIND: &'static str = "close-idle-guests";
    type State = Base;

    async fn run(self, base: &Base, running: &Running) -> Result<(), Failure> {
        close_idle(&base.store, running.now_ms()).await?;
        Ok(())
    }
}

impl Scheduled for CloseIdleGuests {
    const EVERY_MS: i64 = 10 * MINUTE_MS;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}

/// Closes guests that have been idle for a day, whose sessions have long ended, and returns their balance to the issuer, so that no
/// play money is left in unused wallets. A payout that arrives after the closing is returned by the next run. Gives the number of
/// guests handled.
///
/// # Errors
/// When the database fails.
async fn close_idle(store: &Store, now_ms: i64) -> Result<usize, LedgerError> {
    let mut closed = 0;
    loop {
        let some = store.write(move |tx| Box::pin(async move { close_batch(tx, now_ms).await })).await?;
        closed += some;
        if some < usize::try_from(BATCH_SIZE).unwrap_or(usize::MAX) {
            return Ok(closed);
        }
    }
}

async fn close_batch(connection: &mut Connection, now_ms: i64) -> Result<usize, LedgerError> {
    let query = format!(
        "select g.member_id, m.currency, coalesce(a.balance, 0) from guests g
         join members m on m.id = g.member_id
         left join accounts a on a.kind = 'member_wallet' and a.owner = g.member_id and a.currency = m.currency
         where (g.closed_at is null and {LAST_SEEN} <= $1) or (g.closed_at is not null and a.balance > 0)
         order by g.member_id limit $2"
    );
    let idle: Vec<(String, String, i64)> = sql::query_as(sql::AssertSqlSafe(query))
        .bind(now_ms - IDLE_MS)
        .bind(BATCH_SIZE)
        .fetch_all(&mut *connection)
        .await?;
    for (member_id, currency, balance) in &idle {
        if *balance > 0 {
            let refund = Transaction::transfer(
                TransactionKind::PlayMoneyReturn,
                format!("guest:return:{member_id}:{now_ms}"),
                "free demo".to_owned(),
                Account::wallet(member_id, currency),
                Account::new(AccountKind::PlayMoneyIssuer, "", currency),
                *balance,
            );
            ledger::post(&mut *connection, &refund, now_ms).await?;
        }
        sql::query("update members set state = 'closed' where id = $1")
            .bind(member_id)
            .execute(&mut *connection)
            .await?;
        connection.announce(Topic::Session, member_id);
        sql::query("update guests set closed_at = $1 where member_id = $2 and closed_at is null")
            .bind(now_ms)
            .bind(member_id)
            .execute(&mut *connection)
            .await?;
    }
    Ok(idle.len())
}
