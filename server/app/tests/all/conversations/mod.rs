//! Conversations with customer service through the whole router, on both engines: what customers say and are told, what operators do,
//! pictures, and what is kept of the feedback of former days.

mod customers;
mod desk;
mod pictures;
mod stored;

use axum::http::Method;
use lumora_server::testing::{TestReply, TestServer};
use serde_json::{Value, json};

/// A visitor or member who writes to customer service, with the header that identifies it to the server.
struct Customer<'a> {
    server: &'a TestServer,
    header: (&'static str, String),
}

impl<'a> Customer<'a> {
    /// A visitor with a token of its own.
    async fn visitor(server: &'a TestServer) -> Self {
        let reply = server.call(Method::POST, "/wps/support/visitor", &[], &Value::Null).await;
        let token = reply.at("/value/visitorToken").as_str().expect("a token").to_owned();
        Self { server, header: ("x-visitor-token", token) }
    }

    /// The sample member.
    async fn member(server: &'a TestServer) -> Self {
        let token = server.login("lantern_member", "Kx7mTq4vLp2w").await;
        Self { server, header: ("authorization", format!("Bearer {token}")) }
    }

    async fn call(&self, method: Method, path: &str, body: &Value) -> TestReply {
        let header = (self.header.0, self.header.1.as_str());
        self.server.call(method, &format!("/wps/support/{path}"), &[header], body).await
    }

    async fn get(&self, path: &str) -> Value {
        let reply = self.call(Method::GET, path, &Value::Null).await;
        assert_eq!(reply.status, 200, "{} {path}: {}", self.server.name, reply.text());
        reply.at("/value")
    }

    async fn done(&self, path: &str, body: &Value) -> Value {
        let reply = self.call(Method::POST, path, body).await;
        assert_eq!(reply.status, 200, "{} {path}: {}", self.server.name, reply.text());
        reply.at("/value")
    }

    /// The status and code of a call that is refused.
    async fn refused(&self, path: &str, body: &Value) -> (u16, Value) {
        let reply = self.call(Method::POST, path, body).await;
        (reply.status, reply.at("/code"))
    }

    async fn send_message(&self, client_id: &str, text: &str) -> Value {
        self.done("messages", &json!({ "clientId": client_id, "text": text })).await
    }

    async fn conversation(&self) -> Value {
        self.get("conversation").await["conversation"].clone()
    }

    /// The messages of a conversation, as [`transcript`] writes them.
    async fn transcript_of(&self, id: &str) -> Vec<String> {
        transcript(&self.get(&format!("messages?conversation={id}")).await["messages"])
    }
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

/// Each message as its sender, text and code.
fn transcript(messages: &Value) -> Vec<String> {
    let line =
        |it: &Value| format!("{}: {}{}", text(&it["sender"]), text(&it["text"]), it["code"].as_str().unwrap_or(""));
    messages.as_array().expect("messages").iter().map(line).collect()
}
