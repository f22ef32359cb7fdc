//! A supplier for tests, with an operator that loses requests and answers on demand.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Arc, Mutex};

use futures_util::future::BoxFuture;

use super::session::GameSession;
use super::wallet::{Movement, Opened, OperatorWallet, PlayRules, Refused, WalletError};
use super::{GameTitle, SupplierState, seed};
use platform::clock::Clock;
use platform::store::Store;
use platform::store::testing::{self, Contents, TestStore};
use slots::generate::Kind;

/// What happens to a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// It arrives and is answered.
    None,
    /// It never arrives.
    RequestLost,
    /// It arrives; its answer does not.
    AnswerLost,
}

/// An operator of one player, `ann`, in memory.
#[derive(Default)]
pub struct FakeOperator {
    book: Mutex<Book>,
}

#[derive(Default)]
struct Book {
    balance: i64,
    done: HashMap<String, i64>,
    bets: HashMap<String, i64>,
    undone: HashSet<String>,
    faults: VecDeque<Fault>,
    log: Vec<String>,
    ended: bool,
    rules: Option<PlayRules>,
    wallet_vendor: String,
}

const TABLES: Contents = Contents { name: "supplier", migrations: &[crate::MIGRATIONS], fill: None };

/// A database on the embedded engine.
pub async fn sqlite() -> TestStore {
    testing::sqlite(TABLES).await
}

/// A database on each engine that is there.
pub async fn both_engines() -> Vec<TestStore> {
    testing::both_engines(TABLES).await
}

pub const PLAYER: &str = "ann";
pub const GAME: &str = "nv-lantern";
pub const OPERATOR_SECRET: &str = "hush";
pub const START: i64 = 1_000_000;

impl FakeOperator {
    pub fn balance_now(&self) -> i64 {
        self.book.lock().unwrap().balance
    }

    pub fn set_balance(&self, balance: i64) {
        self.book.lock().unwrap().balance = balance;
    }

    /// The next calls meet these faults, in turn.
    pub fn fail(&self, faults: &[Fault]) {
        self.book.lock().unwrap().faults.extend(faults);
    }

    /// The member logs out: tokens end, but wins and rollbacks are taken.
    pub fn end_session(&self) {
        self.book.lock().unwrap().ended = true;
    }

    /// The rules of play of sessions that open from now on.
    pub fn allow(&self, rules: PlayRules) {
        self.book.lock().unwrap().rules = Some(rules);
    }

    /// Sessions that open from now on stake from the transfer wallet that the supplier keeps for this vendor.
    pub fn use_transfer_wallet_at(&self, vendor: &str) {
        self.book.lock().unwrap().wallet_vendor = vendor.to_owned();
    }

    /// The kinds of calls that arrived, such as `bet` and `win`, in order.
    pub fn arrived(&self) -> Vec<String> {
        self.book.lock().unwrap().log.clone()
    }

    fn call(&self, name: &str, act: impl FnOnce(&mut Book) -> Result<i64, WalletError>) -> Result<i64, WalletError> {
        let mut book = self.book.lock().unwrap();
        let fault = book.faults.pop_front().unwrap_or(Fault::None);
        if fault == Fault::RequestLost {
            return Err(WalletError::Uncertain("lost on the way".to_owned()));
        }
        book.log.push(name.to_owned());
        let answer = act(&mut book);
        if fault == Fault::AnswerLost { Err(WalletError::Uncertain("answer lost".to_owned())) } else { answer }
    }
}

fn refused<T>(refused: Refused) -> Result<T, WalletError> {
    Err(WalletError::Refused(refused))
}

impl Book {
    fn bet(&mut self, call: &Movement) -> Result<i64, WalletError> {
        if self.undone.contains(&call.transaction) {
            return refused(Refused::RolledBack);
        }
        if let Some(&answer) = self.done.get(&call.transaction) {
            return Ok(answer);
        }
        if self.ended {
            return refused(Refused::SessionEnded);
        }
        if self.balance < call.amount {
            return refused(Refused::NotEnoughMoney);
        }
        self.balance -= call.amount;
        self.bets.insert(call.transaction.clone(), call.amount);
        self.done.insert(call.transaction.clone(), self.balance);
        Ok(self.balance)
    }

    fn win(&mut self, call: &Movement) -> Result<i64, WalletError> {
        if let Some(&answer) = self.done.get(&call.transaction) {
            return Ok(answer);
        }
        let bet = call.reference.clone().unwrap();
        if self.undone.contains(&bet) {
            return refused(Refused::RolledBack);
        }
        if !self.bets.contains_key(&bet) {
            return refused(Refused::Fault("RS_ERROR_TRANSACTION_DOES_NOT_EXIST".to_owned()));
        }
        self.balance += call.amount;
        self.done.insert(call.transaction.clone(), self.balance);
        Ok(self.balance)
    }

    fn rollback(&mut self, call: &Movement) -> Result<i64, WalletError> {
        let bet = call.reference.clone().unwrap();
        if self.undone.insert(bet.clone()) {
            self.balance += self.bets.get(&bet).copied().unwrap_or(0);
        }
        Ok(self.balance)
    }
}

impl OperatorWallet for FakeOperator {
    fn open<'a>(&'a self, ticket: &'a str) -> BoxFuture<'a, Result<Opened, WalletError>> {
        Box::pin(async move {
            let balance = self.call("open", |book| {
                if ticket.starts_with("ticket") { Ok(book.balance) } else { refused(Refused::SessionEnded) }
            })?;
            let (rules, wallet_vendor) = {
                let book = self.book.lock().unwrap();
                (book.rules.unwrap_or_else(|| PlayRules::from_operator(None, None)), book.wallet_vendor.clone())
            };
            Ok(Opened {
                token: "operator-token".to_owned(),
                player: PLAYER.to_owned(),
                currency: "VND".to_owned(),
                balance,
                game_code: ticket.strip_prefix("ticket-for-").unwrap_or(GAME).to_owned(),
                rules,
                wallet_vendor,
            })
        })
    }

    fn may_stake<'a>(&'a self, _: &'a str, _: Option<&'a Movement>) -> BoxFuture<'a, Result<(), WalletError>> {
        Box::pin(async move {
            self.call("may_stake", |book| if book.ended { refused(Refused::SessionEnded) } else { Ok(0) }).map(drop)
        })
    }

    fn release_stake<'a>(&'a self, _: &'a str) -> BoxFuture<'a, Result<(), WalletError>> {
        Box::pin(async move { self.call("release_stake", |_| Ok(0)).map(drop) })
    }

    fn balance<'a>(&'a self, _: &'a str) -> BoxFuture<'a, Result<i64, WalletError>> {
        Box::pin(async move {
            self.call("balance", |book| if book.ended { refused(Refused::SessionEnded) } else { Ok(book.balance) })
        })
    }

    fn bet<'a>(&'a self, call: &'a Movement) -> BoxFuture<'a, Result<i64, WalletError>> {
        Box::pin(async move { self.call("bet", |book| book.bet(call)) })
    }

    fn win<'a>(&'a self, call: &'a Movement) -> BoxFuture<'a, Result<i64, WalletError>> {
        Box::pin(async move { self.call("win", |book| book.win(call)) })
    }

    fn rollback<'a>(&'a self, call: &'a Movement) -> BoxFuture<'a, Result<i64, WalletError>> {
        Box::pin(async move { self.call("rollback", |book| book.rollback(call)) })
    }
}

/// A supplier with a few titles, its operator, and a clock that a test moves.
pub struct TestSupplier {
    pub state: SupplierState,
    pub operator: Arc<FakeOperator>,
    // Keeps the database's files.
    _files: TestStore,
}

impl TestSupplier {
    pub async fn on(files: TestStore) -> Self {
        let operator = Arc::new(FakeOperator::default());
        operator.set_balance(START);
        let state = state(files.store.clone(), operator.clone(), Clock::manual(1_795_000_000_000));
        let title = |code: &str, kind| GameTitle {
            code: code.to_owned(),
            name: code.to_owned(),
            kind,
            coin: 10,
            cover: "tile/rng/lantern-fortune".to_owned(),
        };
        let titles = [title(GAME, Some(Kind::Slot)), title("oc-koi-reef", None)];
        seed(&state.store, &titles).await.unwrap();
        Self { state, operator, _files: files }
    }

    pub async fn visit(&self) -> GameSession {
        let opened = self.state.wallet.open("ticket").await.unwrap();
        let secret = self.state.start_session(opened).await.unwrap();
        self.state.session_of(&secret).await.unwrap().unwrap()
    }

    pub async fn smallest_stake(&self) -> i64 {
        self.state.game(GAME).await.unwrap().unwrap().stakes[0]
    }

    /// The process dies and a new one starts on the same database and operator.
    pub fn restart(&mut self) {
        self.state = state(self.state.store.clone(), self.operator.clone(), self.state.clock.clone());
    }
}

fn state(store: Store, operator: Arc<FakeOperator>, clock: Clock) -> SupplierState {
    SupplierState::new(store, operator, clock, "http://127.0.0.1:8080").with_operator_secret(OPERATOR_SECRET)
}
