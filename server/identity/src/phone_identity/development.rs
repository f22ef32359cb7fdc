//! The built-in gateway of a development server: it puts its codes in the outbox, and signs its tokens with a key that
//! is generated at the start.

use futures_util::future::BoxFuture;
use serde_json::{Value, json};

use super::{GatewayError, PhoneIdentity, TOKEN_MS};
use crate::verification::{self, LIFETIME_MS, PhoneNumber, Purpose, Redeemed};
use platform::clock::Clock;
use platform::ids;
use platform::jwt::{Expected, KeySet, SigningKey, text};
use platform::outbox::{self, Channel, Message};
use platform::store::{Store, StoreError};

const ISSUER: &str = "lumora-development-gateway";
/// Audience of a token that identifies a pending verification.
const SESSION: &str = "session";
/// Audience of a token that proves a number.
const IDENTITY: &str = "identity";

/// The gateway of a development server.
#[derive(Debug)]
pub struct DevelopmentGateway {
    store: Store,
    clock: Clock,
    key: SigningKey,
    keys: KeySet,
}

impl DevelopmentGateway {
    /// A gateway that puts its codes in the outbox of `store`, with a fresh signing key.
    pub fn new(store: Store, clock: Clock) -> Self {
        let key = SigningKey::fresh();
        let keys = KeySet::read(&key.key_set());
        Self { store, clock, key, keys }
    }

    fn sign(&self, purpose: &str, number: &str, lifetime_ms: i64) -> String {
        let now_s = self.clock.now_ms() / 1000;
        let claims = json!({
            "iss": ISSUER, "aud": purpose, "sub": number, "phone_number": format!("+{number}"),
            "iat": now_s, "exp": now_s + lifetime_ms / 1000, "jti": ids::random_token(),
        });
        self.key.sign(&claims)
    }

    fn open(&self, purpose: &str, token: &str) -> Result<Value, GatewayError> {
        let claims = self.keys.open(token)?;
        let now_ms = self.clock.now_ms();
        Expected { issuer: ISSUER, audience: purpose, nonce: None, now_ms }.check(&claims)?;
        Ok(claims)
    }

    async fn send_code(&self, number: &str, language: &'static str) -> Result<String, GatewayError> {
        let session_info = self.sign(SESSION, number, LIFETIME_MS);
        let (target, to, now_ms) = (ids::token_hash(&session_info), number.to_owned(), self.clock.now_ms());
        self.store
            .write(move |tx| {
                Box::pin(async move {
                    let code = verification::issue(tx, Purpose::Identity, &target, now_ms).await?;
                    let body = verification::message("Lumora", &code, Purpose::Identity, language);
                    let expires_at = now_ms + LIFETIME_MS;
                    let message = Message { channel: Channel::Sms, to, subject: String::new(), body, expires_at };
                    outbox::put(tx, &message, now_ms).await
                })
            })
            .await?;
        Ok(session_info)
    }

    async fn exchange_code(&self, session_info: &str, code: &str) -> Result<String, GatewayError> {
        let claims = self.open(SESSION, session_info).map_err(|_| GatewayError::Expired)?;
        let number = text(&claims, "sub").ok_or(GatewayError::Expired)?;
        let (target, now_ms) = (ids::token_hash(session_info), self.clock.now_ms());
        let guessed = verification::guess(&self.store, Purpose::Identity, &target, code, now_ms).await?;
        require_right(guessed)?;
        let code = code.to_owned();
        let redeemed: Result<Redeemed, StoreError> = self
            .store
            .write(move |tx| {
                Box::pin(async move { verification::redeem(tx, Purpose::Identity, &target, &code, now_ms).await })
            })
            .await;
        require_right(redeemed?)?;
        Ok(self.sign(IDENTITY, number, TOKEN_MS))
    }
}

fn require_right(redeemed: Redeemed) -> Result<(), GatewayError> {
    match redeemed {
        Redeemed::Right => Ok(()),
        Redeemed::Wrong => Err(GatewayError::WrongCode),
        Redeemed::Expired => Err(GatewayError::Expired),
    }
}

impl PhoneIdentity for DevelopmentGateway {
    fn send<'a>(
        &'a self,
        number: &'a PhoneNumber,
        language: &'static str,
    ) -> BoxFuture<'a, Result<String, GatewayError>> {
        Box::pin(self.send_code(number.as_str(), language))
    }

    fn verify<'a>(&'a self, session_info: &'a str, code: &'a str) -> BoxFuture<'a, Result<String, GatewayError>> {
        Box::pin(self.exchange_code(session_info, code))
    }

    fn check<'a>(&'a self, token: &'a str) -> BoxFuture<'a, Result<String, GatewayError>> {
        Box::pin(async move {
            let claims = self.open(IDENTITY, token)?;
            Ok(text(&claims, "sub").unwrap_or_default().to_owned())
        })
    }
}
