//! Parsing authenticator data (Web Authentication, section 6.1) and the attestation object around it (6.5.4).

use minicbor::Decoder;

use super::key::PublicKey;
use super::verify::Invalid;

const USER_PRESENT: u8 = 1;
const USER_VERIFIED: u8 = 1 << 2;
const BACKUP_ELIGIBLE: u8 = 1 << 3;
const BACKED_UP: u8 = 1 << 4;
const HAS_CREDENTIAL: u8 = 1 << 6;
const HAS_EXTENSIONS: u8 = 1 << 7;
/// Length in bytes of the fixed part: hash of the relying party id (32), flags (1), signature counter (4).
const HEADER_LENGTH: usize = 37;
/// The longest credential id that the standard allows, in bytes.
const MAX_ID_LENGTH: usize = 1023;

/// The credential data of a new passkey.
#[derive(Debug)]
pub(super) struct NewCredential<'b> {
    pub(super) id: &'b [u8],
    /// The COSE key, in the bytes that the device sent.
    pub(super) public_key: &'b [u8],
}

/// Parsed authenticator data.
#[derive(Debug)]
pub(super) struct AuthenticatorData<'b> {
    pub(super) rp_id_hash: &'b [u8],
    flags: u8,
    pub(super) counter: u32,
    pub(super) credential: Option<NewCredential<'b>>,
}

impl<'b> AuthenticatorData<'b> {
    /// Parses authenticator data; trailing bytes are an error.
    pub(super) fn read(bytes: &'b [u8]) -> Result<Self, Invalid> {
        let malformed = || Invalid::Malformed("the authenticator data");
        let (head, rest) = bytes.split_at_checked(HEADER_LENGTH).ok_or_else(malformed)?;
        let (rp_id_hash, tail) = head.split_at_checked(32).ok_or_else(malformed)?;
        let &[flags, c0, c1, c2, c3] = tail else { return Err(malformed()) };
        let (credential, rest) = match flags & HAS_CREDENTIAL {
            0 => (None, rest),
            _ => read_credential(rest).map(|(credential, rest)| (Some(credential), rest))?,
        };
        let rest = match flags & HAS_EXTENSIONS {
            0 => rest,
            _ => skip_extensions(rest)?,
        };
        // The standard rules out a passkey that is backed up but not eligible for backup.
        let contradicts = flags & BACKED_UP != 0 && flags & BACKUP_ELIGIBLE == 0;
        if !rest.is_empty() || contradicts {
            return Err(malformed());
        }
        Ok(Self { rp_id_hash, flags, counter: u32::from_be_bytes([c0, c1, c2, c3]), credential })
    }

    /// Whether the device has verified its user, and the user was present.
    pub(super) fn is_user_verified(&self) -> bool {
        self.flags & (USER_PRESENT | USER_VERIFIED) == USER_PRESENT | USER_VERIFIED
    }

    /// Whether the passkey can be synchronised to other devices of its owner.
    pub(super) fn is_backup_eligible(&self) -> bool {
        self.flags & BACKUP_ELIGIBLE != 0
    }
}

fn read_credential(bytes: &[u8]) -> Result<(NewCredential<'_>, &[u8]), Invalid> {
    let malformed = || Invalid::Malformed("the new credential");
    // The first 16 bytes (AAGUID) name the model of the device, which is not used.
    let (_, rest) = bytes.split_at_checked(16).ok_or_else(malformed)?;
    let (length, rest) = rest.split_first_chunk::<2>().ok_or_else(malformed)?;
    let length = usize::from(u16::from_be_bytes(*length));
    if !(1..=MAX_ID_LENGTH).contains(&length) {
        return Err(malformed());
    }
    let (id, rest) = rest.split_at_checked(length).ok_or_else(malformed)?;
    let mut decoder = Decoder::new(rest);
    PublicKey::read(&mut decoder)?;
    let (public_key, rest) = rest.split_at_checked(decoder.position()).ok_or_else(malformed)?;
    Ok((NewCredential { id, public_key }, rest))
}

/// Skips the map of extensions, of which none were requested; returns the bytes behind it.
fn skip_extensions(bytes: &[u8]) -> Result<&[u8], Invalid> {
    let malformed = || Invalid::Malformed("the extensions");
    let mut decoder = Decoder::new(bytes);
    if decoder.datatype().map_err(|_| malformed())? != minicbor::data::Type::Map {
        return Err(malformed());
    }
    decoder.skip().map_err(|_| malformed())?;
    bytes.get(decoder.position()..).ok_or_else(malformed)
}

/// The authenticator data inside an attestation object. The attestation statement is ignored, since none was requested.
pub(super) fn authenticator_data_of(bytes: &[u8]) -> Result<&[u8], Invalid> {
    let malformed = |_| Invalid::Malformed("the attestation object");
    let mut decoder = Decoder::new(bytes);
    let count = decoder.map().map_err(malformed)?;
    if count != Some(3) {
        return Err(Invalid::Malformed("the attestation object"));
    }
    let mut found = None;
    for _ in 0..3 {
        match decoder.str().map_err(malformed)? {
            "authData" => found = Some(decoder.bytes().map_err(malformed)?),
            "fmt" => drop(decoder.str().map_err(malformed)?),
            "attStmt" => decoder.skip().map_err(malformed)?,
            _ => return Err(Invalid::Malformed("the attestation object")),
        }
    }
    found.filter(|_| decoder.position() == bytes.len()).ok_or(Invalid::Malformed("the attestation object"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn data(flags: u8, rest: &[u8]) -> Vec<u8> {
        [&[7; 32][..], &[flags], &[0, 0, 1, 2], rest].concat()
    }

    /// Key of a credential: the base point of Ed25519.
    fn credential(id: &[u8]) -> Vec<u8> {
        let length = u16::try_from(id.len()).unwrap().to_be_bytes();
        let key = [&[0xa4, 1, 1, 3, 0x27, 0x20, 6, 0x21, 0x58, 32, 0x58][..], &[0x66; 31]].concat();
        [&[0; 16][..], &length, id, &key].concat()
    }

    #[test]
    fn flags_and_counter_are_read() {
        let bytes = data(USER_PRESENT | USER_VERIFIED, &[]);
        let read = AuthenticatorData::read(&bytes).unwrap();
        assert_eq!((read.counter, read.is_user_verified(), read.rp_id_hash), (0x0102, true, &[7_u8; 32][..]));
        for flags in [0, USER_PRESENT, USER_VERIFIED] {
            assert!(!AuthenticatorData::read(&data(flags, &[])).unwrap().is_user_verified(), "{flags}");
        }
        assert!(AuthenticatorData::read(&data(BACKED_UP, &[])).is_err());
    }

    #[test]
    fn a_new_credential_and_extensions_are_read_to_the_last_byte() {
        let flags = USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL;
        let bytes = data(flags, &credential(b"id"));
        let read = AuthenticatorData::read(&bytes).unwrap();
        assert_eq!(read.credential.unwrap().id, b"id");
        let extended = [credential(b"id"), vec![0xa1, 0x61, b'x', 0xf5]].concat();
        assert!(AuthenticatorData::read(&data(flags | HAS_EXTENSIONS, &extended)).is_ok());
        assert!(AuthenticatorData::read(&data(flags, &extended)).is_err(), "bytes that nobody announced");
        assert!(AuthenticatorData::read(&data(flags | HAS_EXTENSIONS, &credential(b"id"))).is_err());
        assert!(AuthenticatorData::read(&data(flags, &credential(b""))).is_err());
        assert!(AuthenticatorData::read(&data(flags, &credential(&[1; 1024]))).is_err());
    }

    #[test]
    fn what_is_cut_off_or_twisted_is_refused_and_never_panics() {
        let sound = data(USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL, &credential(b"id"));
        for length in 0..sound.len() {
            assert!(AuthenticatorData::read(&sound[..length]).is_err(), "{length}");
        }
        for at in 0..sound.len() {
            let mut twisted = sound.clone();
            twisted[at] ^= 0xff;
            let _ = AuthenticatorData::read(&twisted);
        }
    }

    #[test]
    fn only_an_attestation_object_holds_authenticator_data() {
        let sound =
            [&[0xa3, 0x63][..], b"fmt", &[0x64], b"none", &[0x67], b"attStmt", &[0xa0, 0x68], b"authData", &[0x41, 9]];
        let sound = sound.concat();
        assert_eq!(authenticator_data_of(&sound), Ok(&[9][..]));
        for length in 0..sound.len() {
            assert!(authenticator_data_of(&sound[..length]).is_err(), "{length}");
        }
        assert!(authenticator_data_of(&[&sound[..], &[0]].concat()).is_err(), "bytes that follow");
        let deep = [&[0xa3, 0x67][..], b"attStmt", &[0x81; 50_000]].concat();
        assert!(authenticator_data_of(&deep).is_err(), "nesting without an end");
    }
}
