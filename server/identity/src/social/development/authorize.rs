//! The consent page, where the visitor chooses a test person and allows or declines the login.

use axum::extract::{RawQuery, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use sha2::{Digest, Sha256};

use super::{CODE_MS, DevelopmentProvider, Grant, Person, Shared, page};
use platform::http::Form;
use platform::ids;

/// The longest name or address that can be typed, in characters.
const MAX_LENGTH: usize = 100;

/// The authorization request, from the query of the page or the hidden fields of its form.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub(super) struct AuthorizationRequest {
    pub(super) response_type: String,
    pub(super) client_id: String,
    pub(super) redirect_uri: String,
    pub(super) scope: String,
    pub(super) state: String,
    pub(super) nonce: String,
    pub(super) code_challenge: String,
    pub(super) code_challenge_method: String,
}

/// The submitted form of the consent page.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Decision {
    #[serde(flatten)]
    request: AuthorizationRequest,
    /// `allow` or `deny`.
    decision: String,
    /// Index of a test person in [`PEOPLE`], or `other` for typed name and address.
    person: String,
    name: String,
    email: String,
}

/// The test persons to choose from: name and mail address, which may be empty.
pub(super) const PEOPLE: [(&str, &str); 3] =
    [("Lotus Tester", "lotus@lumora.example"), ("Bamboo Tester", "bamboo@lumora.example"), ("Cedar Tester", "")];

impl AuthorizationRequest {
    /// Why the request is refused on a page: nothing may be redirected to an address that the client has not
    /// registered.
    fn refusal(&self, provider: &DevelopmentProvider) -> Option<&'static str> {
        if !provider.is_client(&self.client_id) {
            return Some("No client of this provider has that client_id.");
        }
        let is_registered = provider.is_registered_uri(&self.client_id, &self.redirect_uri);
        (!is_registered).then_some("The client has not registered that redirect_uri.")
    }

    /// The OAuth error code of other faults, which is sent to the client's redirect URI.
    fn error(&self) -> Option<&'static str> {
        let is_challenge = self.code_challenge.len() == 43 && self.code_challenge_method == "S256";
        match () {
            () if self.response_type != "code" => Some("unsupported_response_type"),
            () if !self.scope.split(' ').any(|scope| scope == "openid") => Some("invalid_scope"),
            () if !is_challenge => Some("invalid_request"),
            () => None,
        }
    }

    /// Redirects the browser to the client with one result parameter, `code` or `error`.
    fn redirect_back(&self, provider: &DevelopmentProvider, name: &str, value: &str) -> Response {
        let query = form_urlencoded::Serializer::new(String::new())
            .append_pair(name, value)
            .append_pair("state", &self.state)
            .append_pair("iss", &provider.issuer)
            .finish();
        match HeaderValue::try_from(format!("{}?{query}", self.redirect_uri)) {
            Ok(location) => (StatusCode::SEE_OTHER, [(header::LOCATION, location)]).into_response(),
            Err(_) => StatusCode::BAD_REQUEST.into_response(),
        }
    }
}

impl Decision {
    fn person(&self) -> Option<Person> {
        if self.person != "other" {
            let (name, email) = PEOPLE.get(self.person.parse::<usize>().ok()?)?;
            let subject = format!("test-{}", self.person);
            return Some(Person { subject, name: (*name).to_owned(), email: (*email).to_owned() });
        }
        let typed =
            |text: &str| text.trim().chars().filter(|one| !one.is_control()).take(MAX_LENGTH).collect::<String>();
        let (name, email) = (typed(&self.name), typed(&self.email));
        if name.is_empty() && email.is_empty() {
            return None;
        }
        // Derived from the input, so that the same name and address are the same person each time.
        let digest = ids::hex(&Sha256::digest(format!("{name}\n{}", email.to_lowercase())));
        Some(Person { subject: format!("typed-{}", digest.get(..24).unwrap_or_default()), name, email })
    }
}

/// Shows the consent page.
pub(super) async fn ask(State(provider): Shared, RawQuery(query): RawQuery) -> Response {
    let pairs = form_urlencoded::parse(query.as_deref().unwrap_or_default().as_bytes()).into_owned();
    let map = pairs.map(|(name, value)| (name, serde_json::Value::String(value))).collect();
    let request: AuthorizationRequest = serde_json::from_value(serde_json::Value::Object(map)).unwrap_or_default();
    match (request.refusal(&provider), request.error()) {
        (Some(refusal), _) => page::refusal(refusal),
        (None, Some(error)) => request.redirect_back(&provider, "error", error),
        (None, None) => page::consent(&request, ""),
    }
}

/// Receives the form of the consent page.
pub(super) async fn decide(State(provider): Shared, Form(decision): Form<Decision>) -> Response {
    let request = &decision.request;
    match (request.refusal(&provider), request.error()) {
        (Some(refusal), _) => return page::refusal(refusal),
        (None, Some(error)) => return request.redirect_back(&provider, "error", error),
        (None, None) => {}
    }
    if decision.decision != "allow" {
        return request.redirect_back(&provider, "error", "access_denied");
    }
    let Some(person) = decision.person() else {
        return page::consent(request, "Choose a person, or type a name or a mail address.");
    };
    let code = provider.issue_code(Grant {
        client_id: request.client_id.clone(),
        redirect_uri: request.redirect_uri.clone(),
        nonce: request.nonce.clone(),
        challenge: request.code_challenge.clone(),
        person,
        expires_at: provider.clock.now_ms() + CODE_MS,
    });
    request.redirect_back(&provider, "code", &code)
}
