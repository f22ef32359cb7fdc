//! Calls of a server under test as a supplier of games makes them, and the check of the ledger.

use axum::http::Method;
use games::seamless::{NewTicket, SAMPLE_SUPPLIER, issue_ticket, secret_of, sign};
use platform::ids;
use platform::store::sql;
use serde_json::{Value, json};

use super::{TestReply, TestServer};

/// The supplier's side of the seamless wallet.
impl TestServer {
    /// Sends a call to `/seamless/PATH`, signed as the sample supplier.
    pub async fn seamless(&self, path: &str, body: &Value) -> TestReply {
        let secret = secret_of(&self.state.base.store, SAMPLE_SUPPLIER).await.expect("a secret");
        let signature = sign(&secret, body.to_string().as_bytes());
        let headers = [("x-supplier", SAMPLE_SUPPLIER), ("x-signature", signature.as_str())];
        self.call(Method::POST, &format!("/seamless/{path}"), &headers, body).await
    }

    /// A launch ticket for the session with this token; with the vendor `VENDOR` where the catalogue has no such game.
    pub async fn ticket(&self, token: &str, game_code: &str) -> String {
        let query = sql::query_as("select id, member_id from sessions where token_hash = $1");
        let session: (String, String) =
            query.bind(ids::token_hash(token)).fetch_one(self.state.base.store.reader()).await.expect("a session");
        let vendor: Option<String> = sql::query_scalar("select min(vendor) from games where game_code = $1")
            .bind(game_code)
            .fetch_one(self.state.base.store.reader())
            .await
            .expect("a catalogue");
        let ticket = NewTicket {
            session_id: session.0,
            member_id: session.1,
            supplier: SAMPLE_SUPPLIER.to_owned(),
            vendor: vendor.unwrap_or_else(|| "VENDOR".to_owned()),
            game_code: game_code.to_owned(),
            room_id: String::new(),
            language: "EN".to_owned(),
        };
        let now_ms = self.state.base.clock.now_ms();
        let issued =
            self.state.base.store.write(move |tx| Box::pin(async move { issue_ticket(tx, &ticket, now_ms).await }));
        issued.await.expect("a ticket")
    }

    /// Opens a game session for the session with this token; gives the game-session token.
    pub async fn open_game(&self, token: &str, game_code: &str) -> String {
        let body = json!({ "request_uuid": "open", "ticket": self.ticket(token, game_code).await });
        let reply = self.seamless("session/open", &body).await;
        reply.at("/token").as_str().expect("a game-session token").to_owned()
    }

    /// Panics unless the audit of the ledger finds nothing.
    pub async fn books_balance(&self) {
        let audit = ledger::audit(self.state.base.store.reader()).await.expect("the books");
        assert_eq!(audit, ledger::Audit::default(), "{}", self.name);
    }
}
