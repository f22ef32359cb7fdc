//! Statements that an agent asks for, for the tests of this folder: made, downloaded and checked as whoever was given the file checks it.

use axum::http::StatusCode;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use lumora_statement::{Checker, Report, Step};
use serde_json::{Value, json};

use super::team::Site;

const PATH: &str = "/wps/member/statements";

impl Site {
    /// Asks for a statement; says how the call is answered.
    pub async fn asks_statement(&self, token: &str, kind: &str, filter: &str) -> StatusCode {
        let body = json!({ "kind": kind, "format": "CSV", "filter": filter });
        StatusCode::from_u16(self.server.post_as(token, PATH, &body).await.status).expect("a status")
    }

    /// The statement that was asked for last, made and checked.
    pub async fn made_statement(&self, token: &str) -> (Report, String) {
        self.server.run_jobs().await;
        let list = self.server.get_as(token, PATH).await.at("/value");
        let statement = &list["list"][0];
        assert_eq!(statement["state"], "READY", "{list}");
        let link = self.server.post_as(token, &format!("{PATH}/link"), &json!({ "id": statement["id"] })).await;
        let file = self.server.get(link.at("/value/path").as_str().expect("a path")).await.text();
        let keys = self.server.get("/wps/statements/keys").await;
        let key = |key: &Value| URL_SAFE_NO_PAD.decode(key["publicKey"].as_str().expect("a key")).expect("base64url");
        let keys = keys
            .at("/value/keys")
            .as_array()
            .expect("keys")
            .iter()
            .map(|it| key(it).try_into().expect("32 bytes"))
            .collect::<Vec<[u8; 32]>>();
        let mut checker = Checker::new(&keys);
        checker.push(file.as_bytes());
        checker.close();
        while checker.step() != Step::Done {}
        let removed = self.server.post_as(token, &format!("{PATH}/delete"), &json!({ "id": statement["id"] })).await;
        assert_eq!(removed.status, 200);
        (checker.report(), file)
    }
}
