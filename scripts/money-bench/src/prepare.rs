//! Members with money and an open game session, written by the server's own functions.

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use games::seamless::{SAMPLE_SUPPLIER, secret_of};
use identity::member::{self, NewMember};
use identity::tree;
use ledger::{Account, AccountKind, Transaction, TransactionKind};
use lumora_core::domain::account::AccountType;
use lumora_server::{MIGRATIONS, seed};
use platform::ids;
use platform::store::{Connection, Location, Store, StoreError, sql};
use serde::{Deserialize, Serialize};

use crate::{Failure, limited};

const CURRENCY: &str = "USD";
/// Opening balance in minor units: more than the bench can stake.
const MONEY: i64 = 1_000_000_000_000;

/// A member with an open game session.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Seat {
    pub(crate) member_id: String,
    pub(crate) token: String,
    pub(crate) game_code: String,
}

/// The file that the other commands read.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Seats {
    pub(crate) secret: String,
    pub(crate) currency: String,
    pub(crate) seats: Vec<Seat>,
}

/// Seeds the database, adds the members, and writes the file `out`.
pub(crate) async fn run(database: &str, limited: bool, players: usize, out: &Path) -> Result<(), Failure> {
    let store = Store::open(&Location::parse(database), MIGRATIONS).await?;
    let now_ms = now_ms()?;
    // The seed of a server's first start; it must come before the load, since it would otherwise process what is loaded.
    seed::run(&store, now_ms).await?;
    let secret = secret_of(&store, SAMPLE_SUPPLIER).await?;
    let mut seats = Vec::with_capacity(players);
    for number in 0..players {
        let write = store.write(move |tx| Box::pin(async move { seat(tx, number, now_ms).await }));
        let seat: Seat = write.await.map_err(|error: ledger::LedgerError| error)?;
        if limited && number % 2 == 1 {
            limited::limit(&store, &seat.member_id, now_ms).await?;
        }
        seats.push(seat);
    }
    store.close().await;
    fs::write(out, serde_json::to_vec(&Seats { secret, currency: CURRENCY.to_owned(), seats })?)?;
    Ok(())
}

async fn seat(tx: &mut Connection, number: usize, now_ms: i64) -> Result<Seat, ledger::LedgerError> {
    let id = member(&mut *tx, &format!("bench_{number}"), now_ms).await?;
    let (session_id, token) = (ids::new_id(now_ms), ids::random_token());
    let game_code = format!("bench-{number}");
    open_session(&mut *tx, &id, &session_id, now_ms).await?;
    sql::query(
        "insert into game_sessions (token_hash, member_id, session_id, supplier, vendor, game_code, currency, language,
         opened_at, expires_at) values ($1, $2, $3, $4, 'BENCH', $5, $6, 'EN', $7, $8)",
    )
    .bind(ids::token_hash(&token))
    .bind(&id)
    .bind(session_id)
    .bind(SAMPLE_SUPPLIER)
    .bind(&game_code)
    .bind(CURRENCY)
    .bind(now_ms)
    .bind(now_ms + 12 * 60 * 60 * 1000)
    .execute(tx)
    .await?;
    Ok(Seat { member_id: id, token, game_code })
}

/// Creates a member with money; gives the id.
pub(crate) async fn member(tx: &mut Connection, account: &str, now_ms: i64) -> Result<String, ledger::LedgerError> {
    let id = tree::create(&mut *tx, &player(account), now_ms).await?;
    let issuer = Account::new(AccountKind::PlayMoneyIssuer, "", CURRENCY);
    let wallet = Account::wallet(&id, CURRENCY);
    let key = format!("bench:{id}");
    let grant = Transaction::transfer(TransactionKind::PlayMoneyGrant, key, String::new(), issuer, wallet, MONEY);
    ledger::post(tx, &grant, now_ms).await?;
    Ok(id)
}

/// The present time, in milliseconds since the epoch.
pub(crate) fn now_ms() -> Result<i64, Failure> {
    Ok(i64::try_from(SystemTime::now().duration_since(SystemTime::UNIX_EPOCH)?.as_millis())?)
}

async fn open_session(tx: &mut Connection, member_id: &str, id: &str, now_ms: i64) -> Result<(), StoreError> {
    sql::query(
        "insert into sessions (token_hash, id, member_id, created_at, last_seen_at, ip)
         values ($1, $2, $3, $4, $4, '127.0.0.1')",
    )
    .bind(ids::token_hash(&ids::random_token()))
    .bind(id)
    .bind(member_id)
    .bind(now_ms)
    .execute(tx)
    .await?;
    Ok(())
}

fn player(account: &str) -> NewMember {
    NewMember {
        account: account.to_owned(),
        nickname: String::new(),
        account_type: AccountType::Member,
        currency: CURRENCY.to_owned(),
        rank: (1, "Bronze".to_owned()),
        labels: Vec::new(),
        upline: String::new(),
        // Nobody logs in with it.
        password_hash: String::new(),
        must_change_password: false,
        contact: member::Contact::default(),
    }
}
