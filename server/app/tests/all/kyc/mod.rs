//! Knowing a customer: the name that money is paid to, the identity check, and what follows from them for withdrawals; the member's own picture.

mod identity_check;
mod payee_name;
mod picture;
mod withdrawal;

use axum::body::Body;
use axum::http::{Method, Request, header};
use lumora_core::domain::account::AccountType;
use lumora_server::testing::{START_MS, TestReply, TestServer};
use operator::{Actor, add_key};
use platform::ids;
use serde_json::{Value, json};

use crate::support::back_office::BackOffice;

const PASSWORD: &str = "correct horse 7";
const MINUTE: i64 = 60_000;
const CHECK: &str = "/wps/member/identityCheck";
const NAME: &str = "/wps/member/payeeName";

/// A member at a server, with a verified mail address.
#[derive(Clone)]
struct Someone {
    server: TestServer,
    token: String,
}

impl Someone {
    async fn at(server: TestServer) -> Self {
        server.add_member("mira", PASSWORD, AccountType::Member, 0).await;
        server
            .execute("update members set email = 'mira@example.com', email_verified_at = 1 where account = 'mira'")
            .await;
        let token = server.login("mira", PASSWORD).await;
        Self { server, token }
    }

    async fn one() -> Self {
        Self::at(TestServer::seeded_on_sqlite().await).await
    }

    async fn each() -> Vec<Self> {
        let mut all = Vec::new();
        for server in TestServer::seeded().await {
            all.push(Self::at(server).await);
        }
        all
    }

    /// Another member of the same server.
    async fn another(&self) -> Self {
        self.server.add_member("noor", PASSWORD, AccountType::Member, 0).await;
        Self { server: self.server.clone(), token: self.server.login("noor", PASSWORD).await }
    }

    async fn operator(&self, name: &str) -> BackOffice {
        let actor = Actor::new("tester", START_MS);
        let key = add_key(&self.server.state.base.store, actor, name).await.expect("a key");
        BackOffice { server: self.server.clone(), key }
    }

    async fn get(&self, path: &str) -> TestReply {
        self.server.get_as(&self.token, path).await
    }

    async fn post(&self, path: &str) -> TestReply {
        self.server.post_as(&self.token, path, &Value::Null).await
    }

    async fn delete(&self, path: &str) -> TestReply {
        let authorization = format!("Bearer {}", self.token);
        let headers = [("authorization", authorization.as_str())];
        self.server.call(Method::DELETE, path, &headers, &Value::Null).await
    }

    async fn sealed(&self, method: Method, path: &str, body: &Value) -> TestReply {
        let (authorization, key) = (format!("Bearer {}", self.token), ids::new_id(0));
        let headers = [("authorization", authorization.as_str()), ("idempotency-key", key.as_str())];
        self.server.sealed(method, path, &headers, body).await
    }

    /// Puts a file.
    async fn put_file(&self, path: &str, file: Vec<u8>) -> TestReply {
        let request = Request::put(path)
            .header(header::AUTHORIZATION, format!("Bearer {}", self.token))
            .header(header::CONTENT_TYPE, "application/octet-stream")
            .body(Body::from(file))
            .expect("a request");
        self.server.send(request).await
    }

    async fn send_document(&self, kind: &str, file: Vec<u8>) -> TestReply {
        self.put_file(&format!("{CHECK}/documents?kind={kind}"), file).await
    }

    async fn state(&self, name: &str) -> TestReply {
        let body = json!({ "name": name, "birthDate": "1990-04-17", "country": "vn" });
        self.sealed(Method::PUT, &format!("{CHECK}/details"), &body).await
    }

    /// Details, a passport, handed in.
    async fn hand_in(&self, name: &str) {
        assert_eq!(self.state(name).await.status, 200);
        let sent = self.send_document("PASSPORT", picture(24, 16)).await;
        assert_eq!(sent.status, 200, "{}", sent.text());
        let reply = self.post(CHECK).await;
        assert_eq!((reply.status, reply.at("/value/status")), (200, json!("PENDING")), "{}", reply.text());
    }

    /// Proves a name.
    async fn prove_name(&self, name: &str) -> TestReply {
        // What is sent now is later than all that was: ids sort by their time.
        self.server.state.base.clock.advance_ms(1_000);
        let sent = self.server.post_as(&self.token, "/wps/member/payeeName/code", &json!({ "name": name })).await;
        assert_eq!(sent.status, 200, "{}: {}", self.server.name, sent.text());
        let code = self.server.last_code("mira@example.com").await;
        self.set_name(name, &code).await
    }

    async fn set_name(&self, name: &str, code: &str) -> TestReply {
        self.sealed(Method::PUT, NAME, &json!({ "name": name, "verificationCode": code })).await
    }
}

/// A picture of so many pixels, with a text in it that nobody sees.
fn picture(width: u32, height: u32) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.add_text_chunk("Comment".to_owned(), "canary-77".to_owned()).expect("a comment");
    let mut writer = encoder.write_header().expect("a header");
    writer.write_image_data(&vec![127; (width * height) as usize]).expect("pixels");
    drop(writer);
    file
}

/// A PDF of so many pages, with more in it.
fn pdf(pages: usize, more: &str) -> Vec<u8> {
    let page = "3 0 obj <</Type /Page /Parent 2 0 R>> endobj\n".repeat(pages);
    let end = "trailer <</Root 1 0 R>>\nstartxref\n9\n%%EOF\n";
    format!("%PDF-1.7\n1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj\n{page}{more}\n{end}").into_bytes()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("a text: {value}")).to_owned()
}
