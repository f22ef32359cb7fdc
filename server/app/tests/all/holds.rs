//! Money that is set aside, statements page by page, and balances of the house that are added up beforehand, on each engine.

use futures_util::future::join_all;
use ledger::hold::{self, NewHold};
use ledger::{
    Account, AccountKind, Audit, LedgerError, Transaction, TransactionKind, audit, available_of, balance_of, post,
    roll_up, statement,
};
use lumora_server::testing::stores::both_engines;
use platform::store::Store;

const NOW: i64 = 1_795_000_000_000;
const HOUR_MS: i64 = 60 * 60 * 1000;

fn wallet() -> Account {
    Account::wallet("m", "USD")
}

fn house() -> Account {
    Account::new(AccountKind::SupplierSettlement, "V", "USD")
}

async fn move_money(store: &Store, key: String, from: Account, to: Account, amount: i64, now_ms: i64) {
    let transaction = Transaction::transfer(TransactionKind::Correction, key, String::new(), from, to, amount);
    let posted = store.write(move |tx| Box::pin(async move { post(tx, &transaction, now_ms).await })).await;
    posted.expect("posted");
}

async fn freeze(store: &Store, key: &str, amount: i64) -> Result<String, LedgerError> {
    let hold = NewHold { account: wallet(), amount, idempotency_key: key.to_owned(), reference: "w1".to_owned() };
    store.write(move |tx| Box::pin(async move { hold::place(tx, &hold, NOW).await })).await
}

async fn settle(store: &Store, id: &str, amount: i64) -> Result<Vec<Option<i64>>, LedgerError> {
    let key = format!("settle:{id}:{amount}");
    let transaction = Transaction::transfer(TransactionKind::Correction, key, id.to_owned(), wallet(), house(), amount);
    let id = id.to_owned();
    let write = store.write(move |tx| Box::pin(async move { hold::settle(tx, &id, &transaction, NOW).await }));
    write.await.map(|posted| posted.balances)
}

async fn release(store: &Store, id: &str) -> Result<(), LedgerError> {
    let id = id.to_owned();
    store.write(move |tx| Box::pin(async move { hold::release(tx, &id, NOW).await })).await
}

async fn money(store: &Store) -> (i64, i64) {
    let balance = balance_of(store.reader(), &wallet()).await.expect("a balance");
    (balance, available_of(store.reader(), &wallet()).await.expect("a balance"))
}

async fn books_balance(store: &Store) {
    assert_eq!(audit(store.reader()).await.expect("the books"), Audit::default());
}

#[tokio::test]
async fn money_set_aside_stays_in_the_balance_and_can_not_be_spent() {
    for test in both_engines().await {
        let store = &test.store;
        move_money(store, "g".into(), house(), wallet(), 1_000, NOW).await;
        let id = freeze(store, "w", 700).await.expect("set aside");
        assert_eq!(money(store).await, (1_000, 300), "{}", test.name);
        assert_eq!(freeze(store, "w", 700).await.expect("the same hold"), id, "{}: the same key again", test.name);
        assert!(matches!(freeze(store, "w", 701).await, Err(LedgerError::KeyReused)), "{}", test.name);
        assert!(matches!(freeze(store, "x", 301).await, Err(LedgerError::InsufficientFunds)), "{}", test.name);
        let stake =
            Transaction::transfer(TransactionKind::GameBet, "b".to_owned(), String::new(), wallet(), house(), 301);
        let refused = store.write(move |tx| Box::pin(async move { post(tx, &stake, NOW).await })).await;
        assert!(matches!(refused, Err(LedgerError::InsufficientFunds)), "{}: {refused:?}", test.name);
        books_balance(store).await;
    }
}

#[tokio::test]
async fn a_hold_ends_once_settled_or_released() {
    for test in both_engines().await {
        let store = &test.store;
        move_money(store, "g".into(), house(), wallet(), 1_000, NOW).await;
        let paid = freeze(store, "w1", 600).await.expect("set aside");
        // A part is paid; the rest can be spent again.
        assert_eq!(settle(store, &paid, 500).await.expect("settled"), [Some(500), None], "{}", test.name);
        assert_eq!(settle(store, &paid, 500).await.expect("the same again"), [Some(500), None], "{}", test.name);
        assert!(matches!(settle(store, &paid, 400).await, Err(LedgerError::NoOpenHold)), "{}", test.name);
        assert!(matches!(release(store, &paid).await, Err(LedgerError::NoOpenHold)), "{}", test.name);
        assert_eq!(money(store).await, (500, 500), "{}", test.name);
        let refused = freeze(store, "w2", 500).await.expect("set aside");
        release(store, &refused).await.expect("released");
        release(store, &refused).await.expect("released twice is released once");
        assert!(matches!(settle(store, &refused, 500).await, Err(LedgerError::NoOpenHold)), "{}", test.name);
        assert_eq!(money(store).await, (500, 500), "{}", test.name);
        books_balance(store).await;
    }
}

#[tokio::test]
async fn of_many_holds_at_once_as_many_stand_as_there_is_money_for() {
    for test in both_engines().await {
        let store = &test.store;
        move_money(store, "g".into(), house(), wallet(), 1_000, NOW).await;
        let keys: Vec<String> = (0..40).map(|number| format!("w{number}")).collect();
        let results = join_all(keys.iter().map(|key| freeze(store, key, 100))).await;
        assert_eq!(results.iter().filter(|result| result.is_ok()).count(), 10, "{}", test.name);
        assert_eq!(money(store).await, (1_000, 0), "{}", test.name);
        books_balance(store).await;
    }
}

#[tokio::test]
async fn a_statement_shows_every_entry_once_newest_first_page_by_page() {
    for test in both_engines().await {
        let store = &test.store;
        for number in 0..25 {
            move_money(store, format!("g{number}"), house(), wallet(), number + 1, NOW + number).await;
        }
        let (mut amounts, mut cursor) = (Vec::new(), None);
        loop {
            let page = statement(store.reader(), &wallet(), cursor.as_ref(), 10).await.expect("a page");
            let Some(last) = page.last() else { break };
            cursor = Some(last.cursor());
            assert!(page.iter().all(|line| line.kind == TransactionKind::Correction.name()), "{}", test.name);
            amounts.extend(page.iter().map(|line| line.amount));
        }
        assert_eq!(amounts, (1..=25).rev().collect::<Vec<i64>>(), "{}", test.name);
        let newest = statement(store.reader(), &wallet(), None, 1).await.expect("a page");
        assert_eq!(newest.first().and_then(|line| line.balance_after), Some(325), "{}", test.name);
    }
}

#[tokio::test]
async fn a_balance_of_the_house_is_the_same_however_much_of_it_is_added_up() {
    for test in both_engines().await {
        let store = &test.store;
        let balance = async || balance_of(store.reader(), &house()).await.expect("a balance");
        move_money(store, "old".into(), house(), wallet(), 1_000, NOW - 3 * HOUR_MS).await;
        move_money(store, "new".into(), wallet(), house(), 300, NOW).await;
        assert_eq!(balance().await, -700, "{}", test.name);
        for later in [0, 1, 5] {
            roll_up(store, NOW + later * HOUR_MS).await.expect("added up");
            roll_up(store, NOW + later * HOUR_MS).await.expect("added up again");
            assert_eq!(balance().await, -700, "{} after {later} hours", test.name);
        }
        move_money(store, "late".into(), wallet(), house(), 100, NOW + 5 * HOUR_MS).await;
        assert_eq!(balance().await, -600, "{}", test.name);
        books_balance(store).await;
    }
}
