//! Social login from the button to the session, through the whole router: the built-in provider, and what a hostile one or a
//! hostile page could send.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use axum::body::{Body, Bytes};
use axum::http::{Method, Request, StatusCode};
use futures_util::future::BoxFuture;
use lumora_core::domain::account::AccountType;
use lumora_server::http::ApiError;
use lumora_server::outside::{CallError, Reached, Transport};
use lumora_server::signed_token::SigningKey;
use lumora_server::social::{self, Provider, ProviderSettings, Providers};
use lumora_server::store::testing::sqlite;
use lumora_server::testing::{TestReply, TestServer};
use serde_json::{Value, json};

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
    let now_ms = server.state.clock.now_ms();
    server
        .state
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

#[tokio::test]
async fn a_new_identity_registers_and_a_linked_one_logs_in() {
    let server = development_server().await;
    assert_eq!(server.get("/wps/system/status").await.at("/value/info/social"), json!(["facebook", "google"]));
    let new = arrive(&server, "google").await;
    assert_eq!((new.status, new.at("/value/kind")), (200, json!("register")), "{}", new.text());
    assert_eq!(new.at("/value/name"), "Lotus Tester");
    assert_eq!(new.at("/value/email"), "lotus@lumora.example");

    let member = server.add_member("mira", PASSWORD, AccountType::Member, 0).await;
    link(&server, &new.at("/value/ticket"), &member).await.expect("a link");
    let known = arrive(&server, "google").await;
    assert_eq!(known.at("/value/kind"), "session", "{}", known.text());
    assert!(known.cookie("device").is_some(), "a session opens as any login does");
    let token = known.at("/value/login/token").as_str().expect("a token").to_owned();
    assert_eq!(server.get_as(&token, "/wps/member/info").await.at("/value/account"), "mira");

    server
        .execute("insert into member_totp (member_id, secret) select id, 'set up' from members where account = 'mira'")
        .await;
    let guarded = arrive(&server, "google").await;
    assert_eq!((guarded.status, guarded.at("/code")), (401, json!("second_factor_required")), "{}", guarded.text());
    assert_eq!(guarded.at("/value/secondFactor/factors/0/kind"), "totp");

    let elsewhere = arrive(&server, "facebook").await;
    assert_eq!(elsewhere.at("/value/kind"), "register", "the same subject at another provider is somebody else");
}

#[tokio::test]
async fn a_mail_address_that_is_the_same_attaches_to_no_account() {
    let server = development_server().await;
    server.add_member("mira", PASSWORD, AccountType::Member, 0).await;
    server.execute("update members set email = 'lotus@lumora.example'").await;
    assert_eq!(arrive(&server, "google").await.at("/value/kind"), "register");
}

#[tokio::test]
async fn a_suspended_member_does_not_get_in() {
    let server = development_server().await;
    let member = server.add_member("mira", PASSWORD, AccountType::Member, 0).await;
    let new = arrive(&server, "google").await;
    link(&server, &new.at("/value/ticket"), &member).await.expect("a link");
    server.execute("update members set state = 'suspended'").await;
    let refused = arrive(&server, "google").await;
    assert_eq!((refused.status, refused.at("/code")), (403, json!("account_disabled")));
}

#[tokio::test]
async fn somebody_typed_is_the_same_person_each_time() {
    let server = development_server().await;
    let typed = [("decision", "allow"), ("person", "other"), ("name", " Nari <b> "), ("email", "Nari@x.example")];
    let mut tickets = Vec::new();
    for _ in 0..2 {
        let visit = Visit::begin(&server, "facebook").await;
        let ticket = ticket_of(&visit.follow(&visit.decide(&typed).await).await);
        tickets.push(visit.trade(&ticket).await);
    }
    assert_eq!(
        (tickets[0].at("/value/name"), tickets[0].at("/value/email")),
        (json!("Nari <b>"), json!("Nari@x.example"))
    );
    let member = server.add_member("nari", PASSWORD, AccountType::Member, 0).await;
    link(&server, &tickets[0].at("/value/ticket"), &member).await.expect("a link");
    assert!(link(&server, &tickets[1].at("/value/ticket"), &member).await.is_err(), "the identity has an account");
}

#[tokio::test]
async fn who_declines_is_back_at_the_login_page() {
    let server = development_server().await;
    let visit = Visit::begin(&server, "google").await;
    let back = visit.follow(&visit.decide(&[("decision", "deny")]).await).await;
    assert_eq!(refusal_of(&back), "popup_closed");
    let again = visit.follow(&visit.allow().await).await;
    assert_eq!(refusal_of(&again), "ticket_expired", "a state is good for one answer");
}

#[tokio::test]
async fn code_state_and_ticket_are_good_once() {
    let server = development_server().await;
    let visit = Visit::begin(&server, "google").await;
    let callback = visit.allow().await;
    let ticket = ticket_of(&visit.follow(&callback).await);
    assert_eq!(refusal_of(&visit.follow(&callback).await), "ticket_expired");
    assert_eq!(visit.trade(&ticket).await.status, 200);
    let again = visit.trade(&ticket).await;
    assert_eq!((again.status, again.at("/code")), (401, json!("ticket_expired")));

    // The code in a flow of its own.
    let other = Visit::begin(&server, "google").await;
    let mut fields = query(&other.allow().await);
    fields.insert("code".to_owned(), query(&callback)["code"].clone());
    let replayed = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
    let back = other.follow(&format!("/wps/session/social/google/callback?{replayed}")).await;
    assert_eq!(refusal_of(&back), "unavailable");
}

#[tokio::test]
async fn another_browser_gets_nothing_out_of_state_or_ticket() {
    let server = development_server().await;
    let (owner, other) = (Visit::begin(&server, "google").await, Visit::begin(&server, "google").await);
    assert_eq!(refusal_of(&other.follow(&owner.allow().await).await), "ticket_expired");

    let owner = Visit::begin(&server, "google").await;
    let callback = owner.allow().await;
    let without = location(&server.get(&callback).await);
    assert_eq!(refusal_of(&without), "ticket_expired");

    let owner = Visit::begin(&server, "google").await;
    let ticket = ticket_of(&owner.follow(&owner.allow().await).await);
    let stolen = other.trade(&ticket).await;
    assert_eq!((stolen.status, stolen.at("/code")), (401, json!("ticket_expired")));
    assert_eq!(owner.trade(&ticket).await.status, 401, "a ticket that turned up elsewhere is used up");
}

#[tokio::test]
async fn the_answer_of_one_provider_is_none_of_the_other() {
    let server = development_server().await;
    let visit = Visit::begin(&server, "google").await;
    let swapped = visit.allow().await.replace("/google/", "/facebook/");
    assert_eq!(refusal_of(&visit.follow(&swapped).await), "ticket_expired");

    let visit = Visit::begin(&server, "google").await;
    let callback = visit.allow().await;
    let (start, _) = callback.split_once("iss=").expect("an issuer");
    assert_eq!(refusal_of(&visit.follow(&format!("{start}iss=https%3A%2F%2Fevil.example")).await), "ticket_expired");
}

#[tokio::test]
async fn everything_grows_old() {
    let server = development_server().await;
    let visit = Visit::begin(&server, "google").await;
    let callback = visit.allow().await;
    server.state.clock.advance_ms(61_000);
    assert_eq!(refusal_of(&visit.follow(&callback).await), "unavailable", "the code of the provider");

    let visit = Visit::begin(&server, "google").await;
    server.state.clock.advance_ms(10 * 60_000);
    assert_eq!(refusal_of(&visit.follow(&visit.allow().await).await), "ticket_expired", "the flow");

    let visit = Visit::begin(&server, "google").await;
    let ticket = ticket_of(&visit.follow(&visit.allow().await).await);
    server.state.clock.advance_ms(2 * 60_000);
    assert_eq!(visit.trade(&ticket).await.at("/code"), "ticket_expired", "the ticket");

    let new = arrive(&server, "google").await;
    let member = server.add_member("mira", PASSWORD, AccountType::Member, 0).await;
    server.state.clock.advance_ms(30 * 60_000);
    assert!(link(&server, &new.at("/value/ticket"), &member).await.is_err(), "the ticket of the registration");
}

#[tokio::test]
async fn a_ticket_to_register_opens_no_session() {
    let server = development_server().await;
    let new = arrive(&server, "google").await;
    let visit = Visit::begin(&server, "google").await;
    assert_eq!(visit.trade(new.at("/value/ticket").as_str().expect("a ticket")).await.status, 401);
}

#[tokio::test]
async fn the_built_in_provider_is_there_on_a_development_server_alone() {
    let server = TestServer::on_sqlite().await;
    assert_eq!(server.get("/wps/system/status").await.at("/value/info/social"), json!([]));
    for page in ["/dev/oidc/.well-known/openid-configuration", "/dev/oidc/authorize", "/dev/oidc/jwks"] {
        assert_eq!(server.get(page).await.status, 404, "{page}");
    }
    let back = location(&server.get("/wps/session/social/google/start").await);
    assert_eq!(back, "/login#social-error=not_enabled");
}

#[tokio::test]
async fn the_consent_page_answers_to_registered_addresses_only() {
    let server = development_server().await;
    let visit = Visit::begin(&server, "google").await;
    let page = server.get(&path(&visit.authorize)).await;
    assert_eq!(page.status, 200);
    let policy = page.headers["content-security-policy"].to_str().expect("a policy");
    assert!(policy.contains("form-action 'self' http://127.0.0.1:8080;") && !policy.contains("unsafe"), "{policy}");
    for (field, value) in [
        ("redirect_uri", "https://evil.example/"),
        ("redirect_uri", "http://127.0.0.1:8080/wps/session/social/facebook/callback"),
        ("redirect_uri", "http://127.0.0.1:8080.evil.example/wps/session/social/google/callback"),
        ("client_id", "lumora-nobody"),
    ] {
        let mut fields = query(&visit.authorize);
        fields.insert(field.to_owned(), value.to_owned());
        let changed = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        let refused = server.get(&format!("/dev/oidc/authorize?{changed}")).await;
        assert_eq!(refused.status, 400, "{value}");
        assert!(!refused.headers.contains_key("location"), "{value}");
    }
    let mut fields = query(&visit.authorize);
    fields.insert("state".to_owned(), "\"><script>alert(1)</script>".to_owned());
    let hostile = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
    let page = server.get(&format!("/dev/oidc/authorize?{hostile}")).await;
    assert!(!page.text().contains("<script"), "{}", page.text());
}

#[tokio::test]
async fn pkce_keeps_a_stolen_code_from_being_used() {
    let server = development_server().await;
    let visit = Visit::begin(&server, "google").await;
    let callback = query(&visit.allow().await);
    let exchange = |verifier: &'static str, secret: &'static str| {
        let fields = [
            ("grant_type", "authorization_code"),
            ("code", callback["code"].as_str()),
            ("redirect_uri", "http://127.0.0.1:8080/wps/session/social/google/callback"),
            ("client_id", "lumora-google"),
            ("client_secret", secret),
            ("code_verifier", verifier),
        ];
        let form = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        let request = Request::post("/dev/oidc/token").header("content-type", "application/x-www-form-urlencoded");
        server.send(request.body(Body::from(form)).expect("a request"))
    };
    let refused = exchange("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk", "guess").await;
    assert_eq!((refused.status, refused.at("/error")), (401, json!("invalid_client")));
}

#[tokio::test]
async fn a_site_opened_as_localhost_is_returned_to() {
    let server = development_server().await;
    let start = |host: &'static str| {
        let server = server.clone();
        async move {
            let headers = [("host", host)];
            let reply = server.call(Method::GET, "/wps/session/social/google/start", &headers, &Value::Null).await;
            query(&location(&reply))["redirect_uri"].clone()
        }
    };
    assert_eq!(start("localhost:8080").await, "http://localhost:8080/wps/session/social/google/callback");
    let own = "http://127.0.0.1:8080/wps/session/social/google/callback";
    assert_eq!(start("127.0.0.1:8080").await, own);
    assert_eq!(start("evil.example").await, own, "a forged host leads nowhere");
}

/// A provider whose token endpoint answers with whatever the test says.
#[derive(Debug, Clone)]
struct Scripted {
    key: SigningKey,
    token: Arc<Mutex<Value>>,
}

impl Transport for Scripted {
    fn call(&self, request: Request<Bytes>) -> BoxFuture<'_, Result<Reached, CallError>> {
        let body = match request.uri().path() {
            "/.well-known/openid-configuration" => json!({
                "issuer": "https://id.example", "authorization_endpoint": "https://id.example/authorize",
                "token_endpoint": "https://id.example/token", "jwks_uri": "https://id.example/jwks",
            }),
            "/jwks" => self.key.key_set(),
            _ => self.token.lock().expect("a lock").clone(),
        };
        Box::pin(async move { Ok(Reached { status: StatusCode::OK, body }) })
    }
}

#[tokio::test]
async fn a_token_that_is_not_the_providers_for_this_login_is_refused() {
    let scripted = Scripted { key: SigningKey::fresh(), token: Arc::default() };
    let settings = ProviderSettings {
        name: "google".to_owned(),
        issuer: "https://id.example".to_owned(),
        client_id: "us".to_owned(),
        client_secret: "hush".to_owned(),
        scope: "openid".to_owned(),
        token_endpoint: None,
    };
    let providers = Providers::of(vec![Provider::new(settings, Arc::new(scripted.clone()))]);
    let server = TestServer::on_sqlite().await.with_social(providers);
    let now_s = server.state.clock.now_ms() / 1000;
    let back = |forge: Box<dyn Fn(Value) -> Value>| {
        let (server, scripted) = (server.clone(), scripted.clone());
        async move {
            let visit = Visit::begin(&server, "google").await;
            let asked = query(&visit.authorize);
            let claims = json!({ "iss": "https://id.example", "aud": "us", "sub": "1", "nonce": asked["nonce"],
                                 "iat": now_s, "exp": now_s + 300, "email": "a@b.example" });
            *scripted.token.lock().expect("a lock") = forge(claims);
            visit.follow(&format!("/wps/session/social/google/callback?code=c&state={}", asked["state"])).await
        }
    };
    let signed = |key: &SigningKey, claims: &Value| json!({ "id_token": key.sign(claims) });
    let own = scripted.key.clone();
    let sound = back(Box::new(move |claims| signed(&own, &claims))).await;
    assert!(sound.contains("#social="), "{sound}");
    for (name, value) in [
        ("nonce", json!("another login's")),
        ("aud", json!("somebody else")),
        ("iss", json!("https://evil.example")),
        ("exp", json!(now_s - 61)),
        ("sub", json!(null)),
    ] {
        let own = scripted.key.clone();
        let refused = back(Box::new(move |mut claims| {
            claims[name] = value.clone();
            signed(&own, &claims)
        }));
        assert_eq!(refusal_of(&refused.await), "forbidden", "{name}");
    }
    let forged = back(Box::new(move |claims| signed(&SigningKey::fresh(), &claims))).await;
    assert_eq!(refusal_of(&forged), "forbidden");
    let unsigned = back(Box::new(|_| json!({ "id_token": "eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0." }))).await;
    assert_eq!(refusal_of(&unsigned), "forbidden", "alg none");
    let none = back(Box::new(|_| json!({ "error": "invalid_grant" }))).await;
    assert_eq!(refusal_of(&none), "unavailable");
    let unverified = back({
        let own = scripted.key.clone();
        Box::new(move |claims| signed(&own, &claims))
    });
    let ticket = ticket_of(&unverified.await);
    assert_eq!(ticket.len(), 43);
}
