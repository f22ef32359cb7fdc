//! The ledger's promises, on each engine: the sum is zero, balances are sums of entries, nothing is posted twice.

use futures_util::future::join_all;
use ledger::{
    Account, AccountKind, Audit, LedgerError, Posted, Posting, Transaction, TransactionKind, audit, balance_of, post,
};
use lumora_server::testing::stores::both_engines;
use platform::store::Store;
use proptest::prelude::*;

async fn post_one(store: &Store, transaction: Transaction) -> Result<Posted, LedgerError> {
    store.write(move |tx| Box::pin(async move { post(tx, &transaction, 1_000).await })).await
}

fn issue(key: &str, member: &str, amount: i64) -> Transaction {
    let issuer = Account::new(AccountKind::PlayMoneyIssuer, "", "USD");
    let (key, wallet) = (key.to_owned(), Account::wallet(member, "USD"));
    Transaction::transfer(TransactionKind::PlayMoneyGrant, key, String::new(), issuer, wallet, amount)
}

fn stake(key: &str, member: &str, amount: i64) -> Transaction {
    let house = Account::new(AccountKind::SupplierSettlement, "V", "USD");
    let (key, wallet) = (key.to_owned(), Account::wallet(member, "USD"));
    Transaction::transfer(TransactionKind::GameBet, key, "round".to_owned(), wallet, house, amount)
}

async fn wallet(store: &Store, member: &str) -> i64 {
    balance_of(store.reader(), &Account::wallet(member, "USD")).await.expect("a balance")
}

async fn books_balance(store: &Store) {
    assert_eq!(audit(store.reader()).await.expect("the books"), Audit::default());
}

#[tokio::test]
async fn money_moves_from_one_account_to_another() {
    for test in both_engines().await {
        post_one(&test.store, issue("g", "m", 1_000)).await.expect("posted");
        let posted = post_one(&test.store, stake("b", "m", 300)).await.expect("posted");
        assert_eq!(posted.balances, [Some(700), None], "{}", test.name);
        assert_eq!(wallet(&test.store, "m").await, 700, "{}", test.name);
        books_balance(&test.store).await;
    }
}

#[tokio::test]
async fn the_same_key_posts_once_and_answers_the_same() {
    for test in both_engines().await {
        post_one(&test.store, issue("g", "m", 1_000)).await.expect("posted");
        let first = post_one(&test.store, stake("b", "m", 300)).await.expect("posted");
        post_one(&test.store, stake("c", "m", 100)).await.expect("posted");
        let again = post_one(&test.store, stake("b", "m", 300)).await.expect("posted");
        assert_eq!((again.id, again.balances, again.replayed), (first.id, first.balances, true), "{}", test.name);
        assert_eq!(wallet(&test.store, "m").await, 600, "{}", test.name);
        let other = post_one(&test.store, stake("b", "m", 301)).await;
        assert!(matches!(other, Err(LedgerError::KeyReused)), "{}: {other:?}", test.name);
    }
}

#[tokio::test]
async fn a_wallet_never_falls_below_zero_and_a_refused_posting_leaves_no_trace() {
    for test in both_engines().await {
        post_one(&test.store, issue("g", "m", 100)).await.expect("posted");
        let refused = post_one(&test.store, stake("b", "m", 101)).await;
        assert!(matches!(refused, Err(LedgerError::InsufficientFunds)), "{}: {refused:?}", test.name);
        assert_eq!(wallet(&test.store, "m").await, 100, "{}", test.name);
        books_balance(&test.store).await;
        post_one(&test.store, stake("b", "m", 100)).await.expect("the key of a refused posting is free");
    }
}

#[tokio::test]
async fn a_thousand_stakes_at_once_spend_exactly_what_is_there() {
    for test in both_engines().await {
        let stakes = if test.name == "sqlite" { 1_000 } else { 200 };
        let affordable = stakes / 2;
        post_one(&test.store, issue("g", "m", affordable * 10)).await.expect("posted");
        let stakes = (0..stakes).map(|n| post_one(&test.store, stake(&format!("b{n}"), "m", 10)));
        let results = join_all(stakes).await;
        let taken = i64::try_from(results.iter().filter(|result| result.is_ok()).count()).expect("a small number");
        assert_eq!(wallet(&test.store, "m").await, (affordable - taken) * 10, "{}", test.name);
        books_balance(&test.store).await;
        assert_eq!(taken, affordable, "{}", test.name);
    }
}

#[tokio::test]
async fn postings_that_do_not_balance_are_refused() {
    for test in both_engines().await {
        let posting =
            |member: &str, currency: &str, amount| Posting { account: Account::wallet(member, currency), amount };
        let cases = [
            vec![],
            vec![posting("a", "USD", 0)],
            vec![posting("a", "USD", 5), posting("b", "USD", -4)],
            vec![posting("a", "USD", 5), posting("b", "EUR", -5)],
        ];
        for postings in cases {
            let kind = TransactionKind::Correction;
            let transaction =
                Transaction { kind, idempotency_key: "k".to_owned().into(), reference: String::new(), postings };
            let refused = post_one(&test.store, transaction).await;
            assert!(matches!(refused, Err(LedgerError::Unbalanced)), "{}: {refused:?}", test.name);
        }
    }
}

#[tokio::test]
async fn a_balance_that_would_leave_64_bits_is_refused() {
    for test in both_engines().await {
        post_one(&test.store, issue("g", "m", i64::MAX)).await.expect("posted");
        let refused = post_one(&test.store, issue("h", "m", 1)).await;
        assert!(matches!(refused, Err(LedgerError::Overflow)), "{}: {refused:?}", test.name);
        assert_eq!(wallet(&test.store, "m").await, i64::MAX, "{}", test.name);
    }
}

/// One thing that happens: who, how much, and a key from a small set, so that keys repeat.
fn happening() -> impl Strategy<Value = (bool, u8, i64, u8)> {
    (any::<bool>(), 0_u8..4, 1_i64..500, 0_u8..40)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_posted_in_whatever_order_the_sum_stays_zero(happenings in prop::collection::vec(happening(), 1..80)) {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
        let results = runtime.block_on(async {
            let mut results = Vec::new();
            for test in both_engines().await {
                let posts = happenings.iter().map(|(gets, member, amount, key)| {
                    let (key, member) = (format!("k{key}"), format!("m{member}"));
                    let transaction = if *gets { issue(&key, &member, *amount) } else { stake(&key, &member, *amount) };
                    post_one(&test.store, transaction)
                });
                for result in join_all(posts).await {
                    let expected = matches!(result, Ok(_) | Err(LedgerError::InsufficientFunds | LedgerError::KeyReused | LedgerError::Store(_)));
                    assert!(expected, "{result:?}");
                }
                results.push(audit(test.store.reader()).await.expect("the books"));
            }
            results
        });
        for result in results {
            prop_assert_eq!(result, Audit::default());
        }
    }
}
