//! The file of a statement in parts: written while it is made and read while it is sent, so that the whole is never in memory. Each part is
//! compressed and encrypted, bound to its position in its statement.

use std::io::{Read, Write};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use platform::store::{Connection, Store, StoreError, sql};
use platform::vault::Vault;

/// Bytes of a part, before compression.
pub(crate) const PART_BYTES: usize = 256 * 1024;

fn owner(statement_id: &str, seq: i64) -> String {
    format!("{statement_id}/{seq}")
}

/// Compresses and encrypts a part for storage.
pub(crate) fn lock(vault: &Vault, statement_id: &str, seq: i64, bytes: &[u8]) -> Result<String, StoreError> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::fast());
    let packed = encoder.write_all(bytes).and_then(|()| encoder.finish());
    let packed = packed.map_err(|error| StoreError::Corrupt(format!("a part that can not be packed: {error}")))?;
    vault.lock(&owner(statement_id, seq), &packed)
}

/// Stores a part. Parts of a former attempt must have been removed.
pub(crate) async fn store_part(
    tx: &mut Connection,
    (statement_id, seq): (&str, i64),
    body: &str,
    expires_at: i64,
) -> Result<(), StoreError> {
    sql::query("insert into statement_parts (statement_id, seq, body, expires_at) values ($1, $2, $3, $4)")
        .bind(statement_id)
        .bind(seq)
        .bind(body)
        .bind(expires_at)
        .execute(tx)
        .await?;
    Ok(())
}

/// Deletes all parts of a statement.
pub(crate) async fn remove(tx: &mut Connection, statement_id: &str) -> Result<(), StoreError> {
    sql::query("delete from statement_parts where statement_id = $1").bind(statement_id).execute(tx).await?;
    Ok(())
}

/// A part, decrypted and decompressed; `None` behind the last.
pub(crate) async fn part(
    store: &Store,
    vault: &Vault,
    (statement_id, seq): (&str, i64),
) -> Result<Option<Vec<u8>>, StoreError> {
    let query = "select body from statement_parts where statement_id = $1 and seq = $2";
    let found: Option<(String,)> =
        sql::query_as(query).bind(statement_id).bind(seq).fetch_optional(store.reader()).await?;
    let Some((body,)) = found else { return Ok(None) };
    let packed = vault.unlock(&owner(statement_id, seq), &body)?;
    let mut bytes = Vec::with_capacity(PART_BYTES);
    let read = DeflateDecoder::new(packed.as_slice()).read_to_end(&mut bytes);
    read.map_err(|error| StoreError::Corrupt(format!("a part that can not be unpacked: {error}")))?;
    Ok(Some(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_opens_in_its_place_only() {
        let folder = tempfile::tempdir().unwrap();
        let vault = Vault::open(folder.path()).unwrap();
        let bytes = b"no,id,amount\r\n".repeat(1_000);
        let locked = lock(&vault, "a", 3, &bytes).unwrap();
        assert!(locked.len() < 1_000, "{}", locked.len());
        assert!(vault.unlock(&owner("a", 3), &locked).is_ok());
        assert!(vault.unlock(&owner("a", 4), &locked).is_err());
        assert!(vault.unlock(&owner("b", 3), &locked).is_err());
    }
}
