//! The in-process test kit: the whole server on a store of its own, without sockets and with a manual clock.
//!
//! ```ignore
//! for server in TestServer::on_both_engines().await {
//!     let reply = server.get("/wps/system/seal").await;
//!     assert_eq!(reply.status, 200);
//! }
//! ```

#![allow(clippy::expect_used, reason = "a test kit fails loudly")]

mod calls;
mod passwords;
pub mod payments;
mod reply;
pub mod stores;
mod stream;
mod supplier;
pub mod wallets;

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use lumora_core::domain::account::AccountType;
use lumora_core::wire::CaptchaKind;

use crate::jobs;
use crate::routes;
use crate::site::Site;
use crate::state::AppState;
use identity::captcha::{self, Challenge, Expected, Issued, Prompt};
use identity::member::{Contact, NewMember};
use identity::social::Providers;
use identity::tree;
use identity::{IdentityConfig, IdentityState};
use ledger::{self, Account, AccountKind, Transaction, TransactionKind};
use platform::Base;
use platform::clock::Clock;
use platform::config::Config;
use platform::http::ApiError;
use platform::jobs::admin;
use platform::store::testing::End;
use platform::store::{StoreError, sql};
use stores::{Dataset, TestStore};

pub use calls::seal_with;
pub use reply::TestReply;
pub use stream::{TestEvent, TestStream};

/// The time at which the clock of a test starts, in milliseconds since the epoch.
pub const START_MS: i64 = 1_795_250_096_000;
/// The answer to every captcha of a test server.
pub const CAPTCHA_ANSWER: &str = "K7PLM";
/// The currency of members that [`TestServer::add_member`] makes.
pub const CURRENCY: &str = "USD";

/// A server to call in-process.
#[derive(Debug, Clone)]
pub struct TestServer {
    /// The server's state, for tests that must look behind the API.
    pub state: AppState,
    /// The engine's name, for messages of failed assertions.
    pub name: &'static str,
    /// The store with its folder and location.
    pub test_store: TestStore,
    router: Router,
    peer: Option<SocketAddr>,
}

/// A captcha whose answer is known.
#[derive(Debug)]
struct KnownChallenge;

impl Challenge for KnownChallenge {
    fn issue(&self, kind: CaptchaKind) -> Result<Issued, ApiError> {
        let prompt = match kind {
            CaptchaKind::Work => return Ok(captcha::issue_work()),
            CaptchaKind::Image => Prompt::Image("iVBORw0KGgo=".to_owned()),
            CaptchaKind::Audio => Prompt::Audio("UklGRg==".to_owned()),
        };
        Ok(Issued { expected: Expected::Text(CAPTCHA_ANSWER.to_owned()), prompt })
    }
}

impl TestServer {
    /// A server on the embedded engine.
    pub async fn on_sqlite() -> Self {
        Self::on(stores::sqlite().await).await
    }

    /// A server on each engine that is available.
    pub async fn on_both_engines() -> Vec<Self> {
        Self::on_each(stores::both_engines().await).await
    }

    /// A server with the sample operator on the embedded engine.
    pub async fn seeded_on_sqlite() -> Self {
        Self::on(stores::sqlite_with(Dataset::Sample).await).await
    }

    /// A server with the sample operator on each engine that is available.
    pub async fn seeded() -> Vec<Self> {
        Self::on_each(stores::both_engines_with(Dataset::Sample).await).await
    }

    async fn on_each(stores: Vec<TestStore>) -> Vec<Self> {
        let mut servers = Vec::new();
        for store in stores {
            servers.push(Self::on(store).await);
        }
        servers
    }

    /// A server on a store.
    pub async fn on(test_store: TestStore) -> Self {
        Self::on_with(test_store, |_| {}).await
    }

    /// A server on a store, with a configuration that `set` changes.
    pub async fn on_with(test_store: TestStore, set: impl FnOnce(&mut Config)) -> Self {
        let mut config = Config::new(8080, 8081, test_store.folder());
        set(&mut config);
        let base = Base::new(test_store.store.clone(), config, Clock::manual(START_MS)).await.expect("a base");
        let identity = IdentityState::new(base, &IdentityConfig::default());
        let identity = IdentityState { challenge: Arc::new(KnownChallenge), ..identity };
        Self::with(AppState::of(identity).expect("a state"), test_store)
    }

    /// A new process in place of this one, on the same database: nothing that was in memory is left. `end` interrupts the new one's writes.
    pub async fn restarted(&self, end: Option<Arc<End>>) -> Self {
        let store = self.test_store.store.clone();
        let store = match end {
            Some(end) => store.ending(end),
            None => store,
        };
        let base = &self.state.base;
        let base = Base::new(store, Config::clone(&base.config), base.clock.clone()).await.expect("a base");
        let identity = IdentityState::new(base, &IdentityConfig::default());
        let identity = IdentityState { challenge: Arc::new(KnownChallenge), ..identity };
        Self::with(AppState::of(identity).expect("a state"), self.test_store.clone())
    }

    fn with(state: AppState, test_store: TestStore) -> Self {
        let router = routes::site(&state, None);
        Self { state, name: test_store.name, test_store, router, peer: None }
    }

    /// The same server, called from the client address `address`.
    #[must_use]
    pub fn at(&self, address: &str) -> Self {
        let address = address.parse().expect("an address");
        Self { peer: Some(SocketAddr::new(address, 40_000)), ..self.clone() }
    }

    /// The same server with another state.
    #[must_use]
    pub fn with_state(self, state: AppState) -> Self {
        let router = routes::site(&state, None);
        Self { state, router, ..self }
    }

    /// The same server with another base.
    #[must_use]
    pub fn with_base(self, base: Base) -> Self {
        let state = AppState::of(IdentityState { base, ..self.state.identity.clone() }).expect("a state");
        self.with_state(state)
    }

    /// The same server with another state of the crate `identity`.
    #[must_use]
    pub fn with_identity(self, change: impl FnOnce(IdentityState) -> IdentityState) -> Self {
        let state = AppState::of(change(self.state.identity.clone())).expect("a state");
        self.with_state(state)
    }

    /// The same server with a built site.
    #[must_use]
    pub fn with_site(self, site: Site) -> Self {
        let router = routes::site(&self.state, Some(site));
        Self { router, ..self }
    }

    /// The same server with other providers of social logins.
    #[must_use]
    pub fn with_social(self, social: Providers) -> Self {
        self.with_identity(|identity| IdentityState { social: Arc::new(social), ..identity })
    }

    /// Makes a member with a password and `money` minor units of play money; gives its id.
    pub async fn add_member(&self, account: &str, password: &str, account_type: AccountType, money: i64) -> String {
        self.add_below("", account, password, account_type, money).await
    }

    /// The same as a downline of the agent with the account name `upline`.
    pub async fn add_below(
        &self,
        upline: &str,
        account: &str,
        password: &str,
        account_type: AccountType,
        money: i64,
    ) -> String {
        let member = NewMember {
            account: account.to_owned(),
            nickname: String::new(),
            account_type,
            currency: CURRENCY.to_owned(),
            rank: (1, "Bronze".to_owned()),
            labels: vec!["New".to_owned()],
            upline: upline.to_owned(),
            password_hash: passwords::quick_hash(password),
            must_change_password: false,
            contact: Contact::default(),
        };
        self.state
            .base
            .store
            .write(move |tx| {
                Box::pin(async move {
                    let id = tree::create(tx, &member, START_MS).await?;
                    protection::limit::decide(tx, &id, START_MS).await?;
                    if money > 0 {
                        let from = Account::new(AccountKind::PlayMoneyIssuer, "", CURRENCY);
                        let to = Account::wallet(&id, CURRENCY);
                        let (kind, key) = (TransactionKind::PlayMoneyGrant, format!("grant:{id}"));
                        let grant = Transaction::transfer(kind, key, String::new(), from, to, money);
                        ledger::post(tx, &grant, START_MS).await?;
                    }
                    Ok::<_, ledger::LedgerError>(id)
                })
            })
            .await
            .expect("a member")
    }

    /// Changes the database directly.
    pub async fn execute(&self, sql: &'static str) {
        self.state
            .base
            .store
            .write(move |tx| {
                Box::pin(async move {
                    sql::query(sql).execute(tx).await?;
                    Ok::<_, StoreError>(())
                })
            })
            .await
            .expect("a statement of the test");
    }

    /// Sets one of the operator's settings.
    pub async fn set(&self, name: &'static str, value: &str) {
        let value = value.to_owned();
        let set = "insert into site_settings (name, value) values ($1, $2)
                   on conflict (name) do update set value = excluded.value";
        self.state
            .base
            .store
            .write(move |tx| {
                Box::pin(async move {
                    sql::query(set).bind(name).bind(value).execute(tx).await?;
                    Ok::<_, StoreError>(())
                })
            })
            .await
            .expect("a setting");
    }

    /// Runs all jobs that are due, as the worker of a running server would; gives the number of attempts.
    pub async fn run_jobs(&self) -> usize {
        jobs::worker(&self.state).run_due().await.expect("jobs")
    }

    /// Runs a recurring job now, as an operator can ask for it.
    pub async fn run_schedule(&self, kind: &str) {
        let schedule = jobs::schedules().into_iter().find(|schedule| schedule.kind == kind).expect("a schedule");
        let now_ms = self.state.base.clock.now_ms();
        let run =
            self.state.base.store.write(move |tx| Box::pin(async move { admin::run_now(tx, &schedule, now_ms).await }));
        run.await.expect("a run");
        self.run_jobs().await;
    }

    /// Recipient, subject and body of all messages in the outbox, sent or not, latest first.
    pub async fn outbox(&self) -> Vec<(String, String, String)> {
        let query = "select recipient, subject, body from outbox_messages order by created_at desc, id desc";
        sql::query_as(query).fetch_all(self.state.base.store.reader()).await.expect("the outbox")
    }

    /// The six-digit code of the latest message to a number or mail address.
    pub async fn last_code(&self, recipient: &str) -> String {
        let message = self.outbox().await.into_iter().find(|(to, _, _)| to == recipient).expect("a message");
        let digits = message.2.split(|character: char| !character.is_ascii_digit());
        digits.filter(|word| word.len() == 6).map(ToOwned::to_owned).next().expect("a code")
    }

    /// The first column of a query's first row; none for no row and for null, such as a sum over nothing.
    pub async fn text(&self, sql: &'static str) -> Option<String> {
        let query = sql::query_scalar::<Option<String>>(sql);
        query.fetch_optional(self.state.base.store.reader()).await.expect("a query of the test").flatten()
    }
}
