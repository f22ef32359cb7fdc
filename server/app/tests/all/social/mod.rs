//! Social login from the button to the session, through the whole router: the built-in provider, and what a hostile one or a
//! hostile page could send. Here: a visitor's browser as far as the flow needs one.

mod identities;
mod once;
mod provider;

use axum::body::Body;
use axum::http::{Method, Request};
use identity::social;
use lumora_server::testing::stores::sqlite;
use lumora_server::testing::{TestReply, TestServer};
use platform::http::ApiError;
use serde_json::{Value, json};
use std::collections::HashMap;

const LOGIN: &str = "/wps/session/login/social";
const PASSWORD: &str = "correct horse 7";

async fn development_server() -> TestServer {
    TestServer::on_with(sqlite().await, |config| config.development = true).await
}

fn location(reply: &TestReply) -> String {
    assert_eq!(reply.status, 303, "{}", reply.text());
    reply.headers["location"].to_str().expect("a location").to_owned()
}

fn query(address: &str) -> HashMap<String, String> {
    let query = address.split_once('?').map(|(_, query)| query.split('#').next().unwrap_or_default());
    form_urlencoded::parse(query.unwrap_or_default().as_bytes()).into_owned().collect()
}

/// The path and query of an address on the site's own origin.
fn path(address: &str) -> String {
    address.strip_prefix("http://127.0.0.1:8080").unwrap_or_else(|| panic!("{address} is elsewhere")).to_owned()
}

/// A visitor's browser, as far as this flow needs one.
struct Visit {
    server: TestServer,
    cookie: String,
    /// Where the start has sent it.
    authorize: String,
}

impl Visit {
    async fn begin(server: &TestServer, provider: &str) -> Self {
        let reply = server.get(&format!("/wps/session/social/{provider}/start?returnTo=/promotion")).await;
        let cookie = reply.cookie("social").expect("a cookie");
        Self { server: server.clone(), cookie, authorize: location(&reply) }
    }

    /// Answers the consent page; gives the address of the callback.
    async fn decide(&self, answer: &[(&str, &str)]) -> String {
        let mut fields = query(&self.authorize);
        fields.extend(answer.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
        let form = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        let request = Request::post("/dev/oidc/authorize").header("content-type", "application/x-www-form-urlencoded");
        path(&location(&self.server.send(request.body(Body::from(form)).expect("a request")).await))
    }

    async fn allow(&self) -> String {
        self.decide(&[("decision", "allow"), ("person", "0")]).await
    }

    async fn follow(&self, address: &str) -> String {
        location(&self.server.call(Method::GET, address, &[("cookie", &self.cookie)], &Value::Null).await)
    }

    async fn trade(&self, ticket: &str) -> TestReply {
        self.server.sealed(Method::POST, LOGIN, &[("cookie", &self.cookie)], &json!({ "ticket": ticket })).await
    }
}

fn ticket_of(address: &str) -> String {
    let (page, ticket) = address.split_once("#social=").unwrap_or_else(|| panic!("no ticket: {address}"));
    assert_eq!(page, "/login?returnTo=%2Fpromotion");
    ticket.to_owned()
}

fn refusal_of(address: &str) -> String {
    address.split_once("#social-error=").unwrap_or_else(|| panic!("no refusal: {address}")).1.to_owned()
}

async fn link(server: &TestServer, ticket: &Value, member_id: &str) -> Result<(), ApiError> {
    let (ticket, member_id) = (ticket.as_str().expect("a ticket").to_owned(), member_id.to_owned());
    let now_ms = server.state.base.clock.now_ms();
    server
        .state
        .base
        .store
        .write(move |tx| Box::pin(async move { social::link(tx, &ticket, &member_id, now_ms).await }))
        .await
}

/// A new identity, with its registration's ticket.
async fn arrive(server: &TestServer, provider: &str) -> TestReply {
    let visit = Visit::begin(server, provider).await;
    let ticket = ticket_of(&visit.follow(&visit.allow().await).await);
    visit.trade(&ticket).await
}

/// The answer to a social login of a member for whom `before` was done after the identity was linked.
pub(super) async fn login_after(before: impl AsyncFnOnce(&TestServer, &str)) -> (TestServer, TestReply) {
    let server = development_server().await;
    let member = server.add_member("mira", PASSWORD, lumora_core::domain::account::AccountType::Member, 0).await;
    let new = arrive(&server, "google").await;
    link(&server, &new.at("/value/ticket"), &member).await.expect("a link");
    before(&server, &server.login("mira", PASSWORD).await).await;
    let reply = arrive(&server, "google").await;
    (server, reply)
}
