//! The token endpoint: exchanges an authorization code for a signed id token.

use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use subtle::ConstantTimeEq;

use super::{Grant, Shared};
use crate::social::browser::challenge;
use platform::http::{Form, Json};
use platform::ids;

/// Lifetime of a token, in seconds.
const TOKEN_S: i64 = 5 * 60;

#[derive(Deserialize, Default)]
#[serde(default)]
pub(super) struct TokenRequest {
    grant_type: String,
    code: String,
    redirect_uri: String,
    code_verifier: String,
    client_id: String,
    client_secret: String,
}

impl TokenRequest {
    /// Whether the grant was issued to this client, and the PKCE verifier proves that the client began the flow.
    fn matches(&self, grant: &Grant) -> bool {
        self.client_id == grant.client_id
            && self.redirect_uri == grant.redirect_uri
            && (43..=128).contains(&self.code_verifier.len())
            && challenge(&self.code_verifier) == grant.challenge
    }
}

pub(super) async fn exchange(State(provider): Shared, Form(request): Form<TokenRequest>) -> Response {
    let is_secret = bool::from(request.client_secret.as_bytes().ct_eq(provider.secret.as_bytes()));
    if !provider.is_client(&request.client_id) || !is_secret {
        return json_response(StatusCode::UNAUTHORIZED, json!({ "error": "invalid_client" }));
    }
    if request.grant_type != "authorization_code" {
        return json_response(StatusCode::BAD_REQUEST, json!({ "error": "unsupported_grant_type" }));
    }
    let Some(grant) = provider.redeem(&request.code).filter(|grant| request.matches(grant)) else {
        return json_response(StatusCode::BAD_REQUEST, json!({ "error": "invalid_grant" }));
    };
    let now_s = provider.clock.now_ms() / 1000;
    let mut claims = json!({
        "iss": provider.issuer, "aud": grant.client_id, "sub": grant.person.subject, "nonce": grant.nonce,
        "iat": now_s, "exp": now_s + TOKEN_S, "name": grant.person.name,
    });
    if let (Some(claims), false) = (claims.as_object_mut(), grant.person.email.is_empty()) {
        claims.insert("email".to_owned(), Value::from(grant.person.email));
        claims.insert("email_verified".to_owned(), Value::from(true));
    }
    let token = json!({
        "token_type": "Bearer", "access_token": ids::random_token(), "expires_in": TOKEN_S,
        "id_token": provider.key.sign(&claims),
    });
    json_response(StatusCode::OK, token)
}

fn json_response(status: StatusCode, body: Value) -> Response {
    (status, [(header::CACHE_CONTROL, HeaderValue::from_static("no-store"))], Json(body)).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::social::development::Person;

    const VERIFIER: &str = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";

    fn request(change: impl FnOnce(&mut TokenRequest)) -> TokenRequest {
        let mut request = TokenRequest {
            client_id: "lumora-google".to_owned(),
            redirect_uri: "http://127.0.0.1:8080/callback".to_owned(),
            code_verifier: VERIFIER.to_owned(),
            ..TokenRequest::default()
        };
        change(&mut request);
        request
    }

    #[test]
    fn a_stolen_code_is_worth_nothing_without_what_began_the_flow() {
        let person = Person { subject: "p".to_owned(), name: "P".to_owned(), email: String::new() };
        let grant = Grant {
            client_id: "lumora-google".to_owned(),
            redirect_uri: "http://127.0.0.1:8080/callback".to_owned(),
            nonce: "n".to_owned(),
            challenge: challenge(VERIFIER),
            person,
            expires_at: 0,
        };
        assert!(request(|_| {}).matches(&grant));
        for stolen in [
            request(|it| it.code_verifier = VERIFIER.replace('d', "e")),
            request(|it| it.code_verifier = challenge(VERIFIER)),
            request(|it| it.code_verifier.clear()),
            request(|it| it.client_id = "lumora-facebook".to_owned()),
            request(|it| it.redirect_uri.push('2')),
        ] {
            assert!(!stolen.matches(&grant));
        }
    }
}
