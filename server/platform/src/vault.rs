//! Encryption at rest for secrets that must be readable again, under a key that is not in the database.
//!
//! The key is a file of the data folder, made at the first start and readable by its owner only. A copy of the database
//! reveals nothing without it; servers that share a database must share the file too.

use std::fs;
use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{ChaCha20Poly1305, Nonce};
use hmac::{Hmac, Mac};
use sha2::Sha256;

use crate::ids;
use crate::shared_key;
use crate::store::StoreError;

const FILE: &str = "secret.key";
const NONCE: usize = 12;

/// The vault's cipher and MAC keys. `Debug` hides them.
pub struct Vault {
    cipher: ChaCha20Poly1305,
    tags: Hmac<Sha256>,
}

impl std::fmt::Debug for Vault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Vault(***)")
    }
}

impl Vault {
    /// Reads the key file of a data folder, or makes it.
    ///
    /// # Errors
    /// [`StoreError::Folder`] when the folder can not be used or the file holds no key.
    pub fn open(folder: &Path) -> Result<Self, StoreError> {
        let unusable = |detail: String| StoreError::Folder { path: folder.to_owned(), detail };
        let path = folder.join(FILE);
        shared_key::make_file(folder, FILE, ids::random_token).map_err(|error| unusable(error.to_string()))?;
        let text = fs::read_to_string(&path).map_err(|error| unusable(error.to_string()))?;
        let key = URL_SAFE_NO_PAD.decode(text.trim()).ok().and_then(|key| <[u8; 32]>::try_from(key).ok());
        let key = key.ok_or_else(|| unusable(format!("{FILE} holds no key: restore it from a backup")))?;
        // The MAC key differs from the cipher's and is derived from it.
        let mut tags = keyed(&key)?;
        tags.update(b"lumora tags");
        let tags = keyed(&tags.finalize().into_bytes())?;
        Ok(Self { cipher: ChaCha20Poly1305::new(&key.into()), tags })
    }

    /// A keyed hash of a text, in hexadecimal, to find equal texts of one purpose without storing them. Without the key file nobody
    /// can guess the text by trying, however short it is.
    #[must_use]
    pub fn tag(&self, purpose: &str, text: &[u8]) -> String {
        let mut tag = self.tags.clone();
        tag.update(purpose.as_bytes());
        tag.update(&[0]);
        tag.update(text);
        ids::hex(&tag.finalize().into_bytes())
    }

    /// Encrypts a secret for its owner, whose id is bound to it as associated data: it can only be decrypted with the same owner.
    ///
    /// # Errors
    /// When the secret is too large for the cipher, which does not occur in practice.
    pub fn lock(&self, owner: &str, secret: &[u8]) -> Result<String, StoreError> {
        let nonce: [u8; NONCE] = ids::random_bytes();
        let payload = Payload { msg: secret, aad: owner.as_bytes() };
        let locked = self.cipher.encrypt(&Nonce::from(nonce), payload);
        let locked = locked.map_err(|_| StoreError::Corrupt("a secret that is too large".to_owned()))?;
        Ok(URL_SAFE_NO_PAD.encode([nonce.as_slice(), &locked].concat()))
    }

    /// Decrypts a value that [`Self::lock`] returned for the same owner.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] for any other text, owner or key.
    pub fn unlock(&self, owner: &str, locked: &str) -> Result<Vec<u8>, StoreError> {
        let corrupt = || StoreError::Corrupt(format!("a secret that the key in {FILE} does not open"));
        let bytes = URL_SAFE_NO_PAD.decode(locked).map_err(|_| corrupt())?;
        let (nonce, locked) = bytes.split_first_chunk::<NONCE>().ok_or_else(corrupt)?;
        let payload = Payload { msg: locked, aad: owner.as_bytes() };
        self.cipher.decrypt(&Nonce::from(*nonce), payload).map_err(|_| corrupt())
    }
}

fn keyed(key: &[u8]) -> Result<Hmac<Sha256>, StoreError> {
    <Hmac<Sha256> as hmac::KeyInit>::new_from_slice(key)
        .map_err(|_| StoreError::Corrupt("the key of the vault".to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    #[test]
    fn a_secret_opens_for_its_owner_under_the_same_key_only() {
        let (one, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let locked = Vault::open(one.path()).unwrap().lock("mira", b"secret").unwrap();
        assert!(!locked.contains("secret"));
        assert_eq!(Vault::open(one.path()).unwrap().unlock("mira", &locked).unwrap(), b"secret");
        assert!(Vault::open(one.path()).unwrap().unlock("nobody", &locked).is_err());
        assert!(Vault::open(other.path()).unwrap().unlock("mira", &locked).is_err());
        assert!(Vault::open(one.path()).unwrap().unlock("mira", "!").is_err());
    }

    #[test]
    fn equal_texts_of_one_purpose_have_one_tag_under_one_key() {
        let (one, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let tag = Vault::open(one.path()).unwrap().tag("a", b"123456");
        assert_eq!(tag.len(), 64);
        assert_eq!(tag, Vault::open(one.path()).unwrap().tag("a", b"123456"));
        assert_ne!(tag, Vault::open(one.path()).unwrap().tag("b", b"123456"));
        assert_ne!(tag, Vault::open(one.path()).unwrap().tag("a", b"123457"));
        assert_ne!(tag, Vault::open(other.path()).unwrap().tag("a", b"123456"));
    }

    #[test]
    fn the_key_is_its_owners_alone_and_a_damaged_one_is_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        Vault::open(folder.path()).unwrap();
        let path = folder.path().join(FILE);
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        fs::write(&path, "short").unwrap();
        assert!(Vault::open(folder.path()).unwrap_err().to_string().contains("restore it"));
    }
}
