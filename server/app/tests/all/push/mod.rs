//! The stream of events: what a page is told without asking, through the whole router. Here: members who listen, and what
//! changes under them.

mod bounds;
mod ends;
mod resuming;
mod servers;
mod telling;

use axum::http::Method;
use ledger::{Account, AccountKind, LedgerError, Transaction, TransactionKind};
use lumora_core::domain::account::AccountType;
use lumora_core::domain::message::MessageKind;
use lumora_server::testing::{START_MS, TestServer, TestStream};
use messages::Message;
use platform::ids;
use platform::revision;
use platform::store::{Connection, Store};
use platform::topic::Topic;
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse 7";

/// A member with money and a session.
struct Player {
    id: String,
    token: String,
}

async fn player(server: &TestServer, account: &str, money: i64) -> Player {
    let id = server.add_member(account, PASSWORD, AccountType::Member, money).await;
    Player { id, token: server.login(account, PASSWORD).await }
}

/// The stream of a member, whose first state was read.
async fn listening(server: &TestServer, player: &Player) -> TestStream {
    let mut stream = server.events(Some(&player.token), None).await;
    assert_eq!(stream.status, 200, "{}", server.name);
    let topics: Vec<_> = stream.topic_states(3).await.into_iter().map(|(topic, _)| topic).collect();
    assert_eq!(topics, ["balance", "messages", "revision"], "{}", server.name);
    stream
}

fn balance(amount: &str) -> (String, Value) {
    ("balance".to_owned(), json!({ "sumBalance": amount, "currency": "USD", "playBalance": false }))
}

fn messages(unread: u32) -> (String, Value) {
    ("messages".to_owned(), json!({ "unreadCount": unread }))
}

/// The revision after so many changes; a fresh site has the first.
fn site_revision(changes: u64) -> (String, Value) {
    ("revision".to_owned(), json!({ "revision": 1 + changes }))
}

/// Gives play money to a member, within a unit of work.
async fn grant(tx: &mut Connection, member: &str, amount: i64) -> Result<(), LedgerError> {
    let (from, to) = (Account::new(AccountKind::PlayMoneyIssuer, "", "USD"), Account::wallet(member, "USD"));
    let (kind, key) = (TransactionKind::PlayMoneyGrant, ids::new_id(START_MS));
    let money = Transaction::transfer(kind, key, String::new(), from, to, amount);
    ledger::post(tx, &money, START_MS).await.map(drop)
}

async fn pay(store: &Store, member: &str, amount: i64) {
    let member = member.to_owned();
    let write = store.write(move |tx| Box::pin(async move { grant(tx, &member, amount).await }));
    write.await.expect("a payment");
}

/// The same in a unit of work that fails at its end.
async fn pay_in_vain(store: &Store, member: &str, amount: i64) {
    let member = member.to_owned();
    let write = store.write(move |tx| {
        Box::pin(async move {
            grant(tx, &member, amount).await?;
            tx.announce(Topic::Messages, &member);
            Err::<(), _>(LedgerError::NoOpenHold)
        })
    });
    assert!(matches!(write.await, Err(LedgerError::NoOpenHold)));
}

/// Writes an unread message to a member.
async fn write_to(store: &Store, member: &str) {
    let member = member.to_owned();
    let write = store.write(move |tx| {
        Box::pin(
            async move { messages::write(tx, &member, &Message::of(MessageKind::PasswordChanged), START_MS).await },
        )
    });
    write.await.expect("a message");
}

async fn change_site(store: &Store) {
    let write = store.write(|tx| Box::pin(async move { revision::bump(tx).await }));
    write.await.expect("a change by the operator");
}

async fn log_out(server: &TestServer, token: &str) {
    let bearer = format!("Bearer {token}");
    let headers = [("authorization", bearer.as_str())];
    assert_eq!(server.call(Method::DELETE, "/wps/session/logout", &headers, &Value::Null).await.status, 200);
}
