//! Signatures: HMAC-SHA256 of the exact body under the supplier's secret.

use axum::body::Bytes;
use axum::extract::{FromRef, FromRequest, Request};
use axum::http::HeaderMap;
use hmac::{Hmac, KeyInit, Mac};
use serde::de::DeserializeOwned;
use sha2::Sha256;

use super::answer::Answer;
use super::status::Status;
use platform::Base;
use platform::ids;
use platform::store::{Store, StoreError, sql};

/// A body whose signature is right, and who signed it.
pub(super) struct Signed<T> {
    pub(super) supplier: String,
    pub(super) body: T,
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Signed<T>
where
    Base: FromRef<S>,
{
    type Rejection = Answer;

    async fn from_request(request: Request, state: &S) -> Result<Self, Answer> {
        let base = Base::from_ref(state);
        let supplier = header(request.headers(), "x-supplier").ok_or_else(|| Answer::bare(Status::InvalidPartner))?;
        let signature = header(request.headers(), "x-signature").unwrap_or_default();
        let body = Bytes::from_request(request, state).await.map_err(|_| Answer::bare(Status::WrongSyntax))?;
        let secret = find_secret(&base.store, &supplier).await.map_err(|error| {
            tracing::error!(%error, "the secret of a supplier could not be read");
            Answer::bare(Status::Unknown)
        })?;
        let secret = secret.ok_or_else(|| Answer::bare(Status::InvalidPartner))?;
        let expected = sign(&secret, &body);
        if !bool::from(subtle::ConstantTimeEq::ct_eq(expected.as_bytes(), signature.as_bytes())) {
            return Err(Answer::bare(Status::InvalidSignature));
        }
        let body = serde_json::from_slice(&body).map_err(|_| Answer::bare(Status::WrongSyntax))?;
        Ok(Self { supplier, body })
    }
}

fn header(headers: &HeaderMap, name: &str) -> Option<String> {
    headers.get(name)?.to_str().ok().map(ToOwned::to_owned)
}

/// The signature of a body, as the header `X-Signature` carries it.
pub fn sign(secret: &str, body: &[u8]) -> String {
    // HMAC takes keys of any length; the error can not occur.
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(secret.as_bytes()) else { return String::new() };
    mac.update(body);
    ids::hex(&mac.finalize().into_bytes())
}

async fn find_secret(store: &Store, supplier: &str) -> Result<Option<String>, StoreError> {
    let query = sql::query_scalar("select secret from supplier_secrets where supplier = $1");
    Ok(query.bind(supplier).fetch_optional(store.reader()).await?)
}

/// The secret that `supplier` signs its calls with, made at random when there is none yet.
///
/// # Errors
/// When the database fails.
pub async fn secret_of(store: &Store, supplier: &str) -> Result<String, StoreError> {
    if let Some(secret) = find_secret(store, supplier).await? {
        return Ok(secret);
    }
    let supplier = supplier.to_owned();
    let fresh = ids::random_token();
    let insert = "insert into supplier_secrets (supplier, secret) values ($1, $2) on conflict (supplier) do nothing";
    store
        .write(move |tx| {
            Box::pin(async move {
                sql::query(insert).bind(&supplier).bind(fresh).execute(&mut *tx).await?;
                let read = sql::query_scalar("select secret from supplier_secrets where supplier = $1");
                Ok(read.bind(supplier).fetch_one(tx).await?)
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
