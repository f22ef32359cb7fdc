//! A secret key shared by programs on one machine: a file of the data folder, readable by its owner only.
//!
//! Whichever program starts first makes it, so that the operator's server and the sample payment provider can sign their calls to each
//! other without any setup. Programs on different machines need a copy of the same file.

use std::fs;
use std::io::Write;
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

use crate::ids;
use crate::store::StoreError;

/// The name of the key file that the site and the sample payment provider share.
pub const PAYMENT_PROVIDER: &str = "payment-provider.key";

/// Length of a key in the file: 256 bits in hexadecimal.
const HEX_DIGITS: usize = 64;

/// A secret of 256 bits. `Debug` hides it.
#[derive(Clone)]
pub struct SharedKey(String);

impl std::fmt::Debug for SharedKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SharedKey(***)")
    }
}

impl SharedKey {
    /// A new random key.
    #[must_use]
    pub fn random() -> Self {
        Self(ids::hex(&ids::random_bytes::<32>()))
    }

    /// Reads the key from a file of the data folder; makes folder, file and key where they do not exist.
    ///
    /// # Errors
    /// [`StoreError::Folder`] when the folder can not be used or the file holds no key.
    pub fn read_or_make(folder: &Path, file: &str) -> Result<Self, StoreError> {
        let unusable = |detail: String| StoreError::Folder { path: folder.to_owned(), detail };
        make_file(folder, file, || Self::random().0).map_err(|error| unusable(error.to_string()))?;
        let text = fs::read_to_string(folder.join(file)).map_err(|error| unusable(error.to_string()))?;
        let text = text.trim();
        let is_key = text.len() == HEX_DIGITS && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        if !is_key {
            let remedy = "stop all that use it and remove it, and the next start makes another";
            return Err(unusable(format!("{file} holds no key: {remedy}")));
        }
        Ok(Self(text.to_ascii_lowercase()))
    }

    /// The HMAC key: the hexadecimal digits themselves, in lower case, not the bytes that they encode.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        self.0.as_bytes()
    }
}

/// Makes a file that only its owner can read, unless it exists. It is written under another name first, so that it is never seen half
/// written, and hard-linked without replacing, so that of two programs that start at once only one text wins.
pub(crate) fn make_file(folder: &Path, file: &str, text: impl FnOnce() -> String) -> std::io::Result<()> {
    let path = folder.join(file);
    if path.exists() {
        return Ok(());
    }
    fs::create_dir_all(folder)?;
    let draft = folder.join(format!("{file}.{}", ids::hex(&ids::random_bytes::<8>())));
    let mut written = fs::OpenOptions::new().write(true).create_new(true).mode(0o600).open(&draft)?;
    written.write_all(text().as_bytes())?;
    written.sync_all()?;
    let linked = fs::hard_link(&draft, &path);
    fs::remove_file(&draft)?;
    match linked {
        Err(error) if error.kind() != std::io::ErrorKind::AlreadyExists => Err(error),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    const FILE: &str = "party.key";

    #[test]
    fn whoever_comes_first_makes_the_key_and_all_others_read_it() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        let keys: Vec<String> = std::thread::scope(|scope| {
            let readers: Vec<_> =
                (0..8).map(|_| scope.spawn(|| SharedKey::read_or_make(&data, FILE).unwrap().0)).collect();
            readers.into_iter().map(|reader| reader.join().unwrap()).collect()
        });
        assert!(keys.iter().all(|key| *key == keys[0] && key.len() == HEX_DIGITS), "{keys:?}");
        assert_eq!(fs::read_to_string(data.join(FILE)).unwrap(), keys[0]);
        assert_eq!(fs::metadata(data.join(FILE)).unwrap().permissions().mode() & 0o777, 0o600);
        assert_eq!(fs::read_dir(&data).unwrap().count(), 1, "no draft is left");
        assert_ne!(SharedKey::random().0, SharedKey::random().0);
    }

    #[test]
    fn a_file_that_holds_no_key_is_named_with_the_remedy_and_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(FILE), "short").unwrap();
        let error = SharedKey::read_or_make(folder.path(), FILE).unwrap_err().to_string();
        assert!(error.contains(FILE) && error.contains("remove it"), "{error}");
        assert_eq!(fs::read_to_string(folder.path().join(FILE)).unwrap(), "short");
    }

    #[test]
    fn nothing_printed_shows_the_key() {
        let key = SharedKey::random();
        assert!(!format!("{key:?}").contains(&key.0));
    }
}
