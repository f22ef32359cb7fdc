//! What members decide about their own data: consents, copies, closing; and what operators do around it.

mod closing;
mod consents;
pub mod copies;
mod messages;

use std::sync::{Arc, Mutex};

use axum::http::Method;
use lumora_core::domain::account::AccountType;
use lumora_server::testing::{TestReply, TestServer};
use platform::outbox::{DeliveryFuture, Gateways, MailGateway, Outgoing, SmsGateway};
use serde_json::Value;

use crate::support::back_office::BackOffice;

const PASSWORD: &str = "correct horse 7";
const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

/// Keeps what has gone out: the outbox forgets it then.
#[derive(Debug, Clone, Default)]
struct Heard(Arc<Mutex<Vec<Outgoing>>>);

impl Heard {
    fn all(&self) -> Vec<Outgoing> {
        self.0.lock().expect("a lock").clone()
    }

    fn take<'a>(&'a self, message: &'a Outgoing) -> DeliveryFuture<'a> {
        self.0.lock().expect("a lock").push(message.clone());
        Box::pin(async { Ok(()) })
    }
}

impl SmsGateway for Heard {
    fn send_sms<'a>(&'a self, message: &'a Outgoing) -> DeliveryFuture<'a> {
        self.take(message)
    }
}

impl MailGateway for Heard {
    fn send_mail<'a>(&'a self, message: &'a Outgoing) -> DeliveryFuture<'a> {
        self.take(message)
    }
}

/// A member at a server with the sample operator.
struct Owner {
    office: BackOffice,
    id: String,
    token: String,
    heard: Heard,
}

impl Owner {
    async fn at(server: TestServer, money: i64) -> Self {
        let heard = Heard::default();
        let gateways = Gateways { sms: Arc::new(heard.clone()), mail: Arc::new(heard.clone()) };
        let base = server.state.base.with(|base| base.gateways = gateways);
        let server = server.with_base(base);
        let id = server.add_member("mira", PASSWORD, AccountType::Member, money).await;
        server
            .execute(
                "update members set email = 'mira@lumora.example', email_verified_at = 1, mobile = '84901112233',
                 mobile_verified_at = 1 where account = 'mira'",
            )
            .await;
        let token = server.login("mira", PASSWORD).await;
        Self { office: BackOffice::at(server).await, id, token, heard }
    }

    /// On each engine that is there.
    async fn each(money: i64) -> Vec<Self> {
        let mut owners = Vec::new();
        for server in TestServer::seeded().await {
            owners.push(Self::at(server, money).await);
        }
        owners
    }

    fn server(&self) -> &TestServer {
        &self.office.server
    }

    async fn get(&self, path: &str) -> TestReply {
        self.server().get_as(&self.token, path).await
    }

    async fn call(&self, method: Method, path: &str, body: &Value) -> TestReply {
        let authorization = format!("Bearer {}", self.token);
        self.server().call(method, path, &[("authorization", &authorization)], body).await
    }

    async fn sealed(&self, path: &str, body: &Value) -> TestReply {
        let authorization = format!("Bearer {}", self.token);
        self.server().sealed(Method::POST, path, &[("authorization", &authorization)], body).await
    }

    /// Time goes by, and the member has not given the password since.
    fn wait(&self, ms: i64) {
        self.server().state.base.clock.advance_ms(ms);
    }
}
