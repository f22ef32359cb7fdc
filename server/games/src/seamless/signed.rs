//! Request signatures: HMAC-SHA256 of the exact body under the supplier's secret.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use axum::body::Bytes;
use axum::extract::{FromRef, FromRequest, Request};
use axum::http::HeaderMap;
use serde::de::DeserializeOwned;

use super::answer::Answer;
use super::status::Status;
use crate::GamesState;
use platform::Base;
use platform::http::holds_nul;
use platform::ids;
use platform::signature;
use platform::store::{Store, StoreError, sql};

/// A body with a valid signature, and the supplier that signed it.
pub(super) struct Signed<T> {
    pub(super) supplier: String,
    pub(super) body: T,
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Signed<T>
where
    GamesState: FromRef<S>,
{
    type Rejection = Answer;

    async fn from_request(request: Request, state: &S) -> Result<Self, Answer> {
        let GamesState { base, secrets, .. } = GamesState::from_ref(state);
        let supplier = header(request.headers(), "x-supplier").ok_or_else(|| Answer::bare(Status::InvalidPartner))?;
        let signature = header(request.headers(), "x-signature").unwrap_or_default();
        let body = Bytes::from_request(request, state).await.map_err(|_| Answer::bare(Status::WrongSyntax))?;
        let checked = secrets.check(&base, &supplier, &body, &signature).await.map_err(|error| {
            tracing::error!(%error, "the secret of a supplier could not be read");
            Answer::bare(Status::Unknown)
        })?;
        checked.map_err(Answer::bare)?;
        if holds_nul(&body) {
            return Err(Answer::bare(Status::WrongSyntax));
        }
        let body = serde_json::from_slice(&body).map_err(|_| Answer::bare(Status::WrongSyntax))?;
        Ok(Self { supplier, body })
    }
}

/// Cache of the suppliers' secrets, valid for one revision of the site. A signature that does not match the cached
/// secret is checked against the database, so that a changed secret works at once.
#[derive(Default)]
pub struct Secrets(RwLock<SecretCache>);

#[derive(Default)]
struct SecretCache {
    revision: i64,
    by_supplier: HashMap<String, Arc<str>>,
}

impl std::fmt::Debug for Secrets {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secrets")
    }
}

impl Secrets {
    async fn check(
        &self,
        base: &Base,
        supplier: &str,
        body: &[u8],
        signature: &str,
    ) -> Result<Result<(), Status>, StoreError> {
        let revision = base.revision.recent(&base.store, base.clock.now_ms()).await;
        if self.cached(supplier, revision).is_some_and(|secret| is_signed(&secret, body, signature)) {
            return Ok(Ok(()));
        }
        // An unknown supplier, a changed secret or a wrong signature: the database decides.
        let Some(secret) = find_secret(&base.store, supplier).await? else { return Ok(Err(Status::InvalidPartner)) };
        if !is_signed(&secret, body, signature) {
            return Ok(Err(Status::InvalidSignature));
        }
        self.cache(supplier, secret, revision);
        Ok(Ok(()))
    }

    fn cached(&self, supplier: &str, revision: i64) -> Option<Arc<str>> {
        let cached = self.0.read().unwrap_or_else(PoisonError::into_inner);
        if cached.revision == revision { cached.by_supplier.get(supplier).cloned() } else { None }
    }

    fn cache(&self, supplier: &str, secret: String, revision: i64) {
        let mut cached = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if cached.revision != revision {
            *cached = SecretCache { revision, by_supplier: HashMap::new() };
        }
        cached.by_supplier.insert(supplier.to_owned(), secret.into());
    }
}

fn is_signed(secret: &str, body: &[u8], signature: &str) -> bool {
    signature::constant_time_eq(&sign(secret, body), signature)
}

fn header(headers: &HeaderMap, name: &str) -> Option<String> {
    headers.get(name)?.to_str().ok().map(ToOwned::to_owned)
}

/// The signature of a body, as the header `X-Signature` carries it.
pub fn sign(secret: &str, body: &[u8]) -> String {
    signature::hmac_hex(secret.as_bytes(), &[body])
}

async fn find_secret(store: &Store, supplier: &str) -> Result<Option<String>, StoreError> {
    let query = sql::query_scalar("select secret from supplier_secrets where supplier = $1");
    query.bind(supplier).fetch_optional(store.reader()).await
}

/// The secret that `supplier` signs its calls with, generated and stored when there is none yet.
///
/// # Errors
/// When the database fails.
pub async fn secret_of(store: &Store, supplier: &str) -> Result<String, StoreError> {
    if let Some(secret) = find_secret(store, supplier).await? {
        return Ok(secret);
    }
    let supplier = supplier.to_owned();
    let new_secret = ids::random_token();
    let insert = "insert into supplier_secrets (supplier, secret) values ($1, $2) on conflict (supplier) do nothing";
    store
        .write(move |tx| {
            Box::pin(async move {
                sql::query(insert).bind(&supplier).bind(new_secret).execute(&mut *tx).await?;
                let read = sql::query_scalar("select secret from supplier_secrets where supplier = $1");
                read.bind(supplier).fetch_one(tx).await
            })
        })
        .await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signature_is_the_standard_hmac() {
        let signature = sign("key", b"The quick brown fox jumps over the lazy dog");
        assert_eq!(signature, "f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8");
    }
}
