//! The back office: a server with a key that works there, and its command line.

use axum::http::Method;
use clap::Parser;
use lumora_server::testing::{START_MS, TestReply, TestServer};
use lumora_server::{MIGRATIONS, routes};
use operator::{Actor, AdminArgs, PolicyArgs, add_key};
use serde_json::Value;

use super::seeded;

#[derive(Parser)]
struct Line {
    #[command(flatten)]
    args: AdminArgs,
}

/// Runs `lumora-server admin WORDS` on the database of a running server.
pub async fn admin(server: &TestServer, words: &[&str]) -> Result<String, String> {
    let line =
        Line::try_parse_from([&["admin", "--actor", "tester"], words].concat()).map_err(|error| error.to_string())?;
    let mut out = Vec::new();
    let (location, assembly) = (&server.test_store.location, routes::assembly());
    let data = &server.state.base.config.data;
    let done = line.args.run((location, data), MIGRATIONS, &assembly, &server.state.base.clock, &mut out).await;
    done.map(|()| String::from_utf8(out).expect("text")).map_err(|error| error.to_string())
}

#[derive(Parser)]
struct PolicyLine {
    #[command(flatten)]
    args: PolicyArgs,
}

/// Runs `lumora-server policy WORDS` on the database of a running server.
pub async fn policy(server: &TestServer, words: &[&str]) -> Result<String, String> {
    let words = [&["policy", "--actor", "tester"], words].concat();
    let line = PolicyLine::try_parse_from(words).map_err(|error| error.to_string())?;
    let mut out = Vec::new();
    let done = line.args.run(&server.test_store.location, MIGRATIONS, &server.state.base.clock, &mut out).await;
    done.map(|()| String::from_utf8(out).expect("text")).map_err(|error| error.to_string())
}

/// A server and a key that works there.
pub struct BackOffice {
    pub server: TestServer,
    pub key: String,
}

impl BackOffice {
    pub async fn at(server: TestServer) -> Self {
        let actor = Actor::new("tester", START_MS);
        let key = add_key(&server.state.base.store, actor, "desk").await.expect("a key");
        Self { server, key }
    }

    pub async fn call(&self, method: Method, path: &str, body: &Value) -> TestReply {
        let path = format!("/wps/operator/{path}");
        self.server.call(method, &path, &[("x-operator-key", &self.key)], body).await
    }

    pub async fn get(&self, path: &str) -> Value {
        let reply = self.call(Method::GET, path, &Value::Null).await;
        assert_eq!(reply.status, 200, "{path} {}", reply.text());
        reply.at("/value")
    }

    pub async fn done(&self, method: Method, path: &str, body: &Value) -> Value {
        let reply = self.call(method, path, body).await;
        assert_eq!(reply.status, 200, "{path} {}", reply.text());
        reply.at("/value")
    }

    pub async fn refused(&self, method: Method, path: &str, body: &Value) -> TestReply {
        let reply = self.call(method, path, body).await;
        assert!((400..500).contains(&reply.status), "{path} {}", reply.text());
        reply
    }
}

/// Desks at seeded servers, one on each engine.
pub async fn back_offices() -> Vec<BackOffice> {
    let mut back_offices = Vec::new();
    for server in seeded().await {
        back_offices.push(BackOffice::at(server).await);
    }
    back_offices
}
