//! Signing: the text that the core makes of a contract, its hash, and the stored signatures.

use axum::http::StatusCode;
use lumora_core::domain::agent::life::ContractSide;
use lumora_core::domain::agent::terms::Terms;
use lumora_core::domain::agent::text::{Heading, canonical, canonical_end};
use lumora_core::wire::code;
use platform::http::ApiError;
use platform::ids;
use platform::store::{Connection, StoreError, sql};
use sha2::{Digest, Sha256};

use super::party::Parties;
use super::row::{ContractRow, RequestRow};

/// SHA-256 of a text's bytes in UTF-8, in hexadecimal.
pub(super) fn hash_of(text: &str) -> String {
    ids::hex(&Sha256::digest(text.as_bytes()))
}

/// The text of a version of a contract, or of its termination without terms, and the text's hash.
pub(super) fn text_of(
    contract: &ContractRow,
    version: i64,
    parties: &Parties,
    terms: Option<&Terms>,
) -> Result<(String, String), ApiError> {
    let upline = parties.upline.as_ref().map(|it| it.account.as_str());
    let heading = Heading {
        contract: &contract.id,
        version: u32::try_from(version).unwrap_or(u32::MAX),
        upline,
        downline: &parties.downline.account,
        currency: &contract.currency,
    };
    let text = match terms {
        Some(terms) => canonical(&heading, terms).map_err(|_| {
            let message = "these can not be the terms of a contract";
            ApiError::refused(StatusCode::UNPROCESSABLE_ENTITY, code::CONTRACT_TERMS, message)
        })?,
        None => canonical_end(&heading),
    };
    let hash = hash_of(&text);
    Ok((text, hash))
}

/// Terms as JSON for storage.
pub(super) fn stored(terms: &Terms) -> Result<String, StoreError> {
    serde_json::to_string(terms).map_err(|error| StoreError::Corrupt(format!("terms of a contract: {error}")))
}

/// Inserts the version that an accepted request makes, with both signatures. The version before applies until it takes effect.
pub(super) async fn write_version(
    tx: &mut Connection,
    request: &RequestRow,
    terms: &Terms,
    (accepted_by, starts_at, now_ms): (&str, i64, i64),
) -> Result<(), StoreError> {
    let end = "update contract_versions set effective_to = $2 where contract_id = $1 and effective_to is null";
    sql::query(end).bind(&request.contract_id).bind(starts_at).execute(&mut *tx).await?;
    let insert =
        "insert into contract_versions (contract_id, version, period, terms, text, hash, effective_from, signed_at)
                  values ($1, $2, $3, $4, $5, $6, $7, $8)";
    sql::query(insert)
        .bind(&request.contract_id)
        .bind(request.version)
        .bind(terms.period.name())
        .bind(&request.terms)
        .bind(&request.text)
        .bind(&request.hash)
        .bind(starts_at)
        .bind(now_ms)
        .execute(&mut *tx)
        .await?;
    sign_both(&mut *tx, request, (accepted_by, now_ms)).await?;
    let active = "update contracts set status = 'ACTIVE', version = $2 where id = $1";
    sql::query(active).bind(&request.contract_id).bind(request.version).execute(tx).await.map(drop)
}

/// Inserts the signatures of the side that made the latest offer, and of the side that accepts it.
async fn sign_both(
    tx: &mut Connection,
    request: &RequestRow,
    (accepted_by, now_ms): (&str, i64),
) -> Result<(), StoreError> {
    let turn = request.turn();
    for (side, signer, at) in
        [(turn.other(), request.signer_id.as_str(), request.offered_at), (turn, accepted_by, now_ms)]
    {
        sign(&mut *tx, (&request.contract_id, request.version), side, (signer, &request.hash, at)).await?;
    }
    Ok(())
}

async fn sign(
    tx: &mut Connection,
    (contract_id, version): (&str, i64),
    side: ContractSide,
    (signer_id, hash, at): (&str, &str, i64),
) -> Result<(), StoreError> {
    let insert = "insert into contract_signatures (contract_id, version, side, signer_id, hash, signed_at) values ($1, $2, $3, $4, $5, $6)";
    sql::query(insert)
        .bind(contract_id)
        .bind(version)
        .bind(side.name())
        .bind(signer_id)
        .bind(hash)
        .bind(at)
        .execute(tx)
        .await
        .map(drop)
}
