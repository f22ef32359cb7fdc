//! Sealing: what the specification calls "encrypted" calls (section 7).
//!
//! HPKE (RFC 9180), base mode: DHKEM(X25519, HKDF-SHA256), HKDF-SHA256, ChaCha20-Poly1305. TLS stands under it; sealing
//! keeps passwords out of whatever ends TLS before the operator's own server, and the server's single-use nonce in the
//! associated data keeps a recorded call from being played again.
//!
//! Nothing here draws randomness: the sender hands in 32 bytes, and the same bytes give the same sealed text. That keeps
//! the core a pure function, and lets the RFC's own test vector run against this very code.

use core::convert::Infallible;
use core::fmt;

use hpke::aead::ChaCha20Poly1305;
use hpke::kdf::HkdfSha256;
use hpke::kem::X25519HkdfSha256;
use hpke::rand_core::{TryCryptoRng, TryRng};
use hpke::{Deserializable, Kem, OpModeR, OpModeS, Serializable, setup_receiver, setup_sender_with_rng};

use crate::base64url;

type PublicKey = <X25519HkdfSha256 as Kem>::PublicKey;
type PrivateKey = <X25519HkdfSha256 as Kem>::PrivateKey;
type EncappedKey = <X25519HkdfSha256 as Kem>::EncappedKey;

/// The longest `info`; the key schedule takes no more than two bytes can count.
const MAX_INFO_LENGTH: usize = 65_000;

/// A sealed text, both halves in base64url without padding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sealed {
    /// The encapsulated key.
    pub enc: String,
    /// The ciphertext with its tag.
    pub ct: String,
}

/// Why a text could not be sealed or opened. Says nothing of the content.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealError {
    /// The public key is not 32 bytes in base64url, or not a point that a key can be agreed on with.
    PublicKey,
    /// `info` is longer than the key schedule takes.
    InfoTooLong,
    /// The given entropy did not suffice.
    Entropy,
    /// The parts are not base64url of the right lengths.
    Malformed,
    /// The text was sealed for another key, `info` or associated data, or was altered.
    NotAuthentic,
}

impl fmt::Display for SealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SealError::PublicKey => "the seal key is not an X25519 public key: fetch the seal key again",
            SealError::InfoTooLong => "the call's method and path are too long to seal: shorten the path",
            SealError::Entropy => "sealing asked for more than 32 random bytes: pass fresh entropy",
            SealError::Malformed => "the sealed body is malformed: send enc and ct in base64url without padding",
            SealError::NotAuthentic => "the sealed body does not open: fetch the seal key and a nonce and seal again",
        })
    }
}

impl core::error::Error for SealError {}

/// Seals `plaintext` for the holder of `public_key` (base64url). `entropy` must be fresh and secret; it is the ephemeral
/// key's input, so using it twice for one key would seal two texts under one key stream.
///
/// # Errors
/// [`SealError::PublicKey`] and [`SealError::InfoTooLong`], for what they name.
pub fn seal(
    public_key: &str,
    info: &[u8],
    aad: &[u8],
    plaintext: &[u8],
    entropy: [u8; 32],
) -> Result<Sealed, SealError> {
    let key_bytes = base64url::decode(public_key).ok_or(SealError::PublicKey)?;
    let key = PublicKey::from_bytes(&key_bytes).map_err(|_| SealError::PublicKey)?;
    if info.len() > MAX_INFO_LENGTH {
        return Err(SealError::InfoTooLong);
    }
    let mut source = Entropy { bytes: entropy, used: 0 };
    let (enc, mut context) = setup_sender_with_rng::<ChaCha20Poly1305, HkdfSha256, X25519HkdfSha256>(
        &OpModeS::Base,
        &key,
        info,
        &mut source,
    )
    .map_err(|_| SealError::PublicKey)?;
    if source.used > source.bytes.len() {
        return Err(SealError::Entropy);
    }
    let ct = context.seal(plaintext, aad).map_err(|_| SealError::NotAuthentic)?;
    Ok(Sealed { enc: base64url::encode(&enc.to_bytes()), ct: base64url::encode(&ct) })
}

/// The receiver's key pair. Debug shows only the public half.
pub struct KeyPair {
    private: PrivateKey,
    public: String,
}

impl fmt::Debug for KeyPair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("KeyPair").field("public", &self.public).finish_non_exhaustive()
    }
}

impl KeyPair {
    /// Derives the pair from 32 secret random bytes. The same bytes give the same pair, so only they need be kept.
    #[must_use]
    pub fn derive(secret: &[u8; 32]) -> KeyPair {
        let (private, public) = X25519HkdfSha256::derive_keypair(secret);
        KeyPair { private, public: base64url::encode(&public.to_bytes()) }
    }

    /// The public key in base64url, to be published with its key id.
    #[must_use]
    pub fn public(&self) -> &str {
        &self.public
    }

    /// Opens what [`seal`] closed, given the same `info` and associated data.
    ///
    /// # Errors
    /// [`SealError::Malformed`] when the parts can not be read, [`SealError::NotAuthentic`] when they do not open.
    pub fn open(&self, info: &[u8], aad: &[u8], sealed: &Sealed) -> Result<Vec<u8>, SealError> {
        let enc = base64url::decode(&sealed.enc).ok_or(SealError::Malformed)?;
        let ct = base64url::decode(&sealed.ct).ok_or(SealError::Malformed)?;
        let enc = EncappedKey::from_bytes(&enc).map_err(|_| SealError::Malformed)?;
        if info.len() > MAX_INFO_LENGTH {
            return Err(SealError::InfoTooLong);
        }
        setup_receiver::<ChaCha20Poly1305, HkdfSha256, X25519HkdfSha256>(&OpModeR::Base, &self.private, &enc, info)
            .and_then(|mut context| context.open(&ct, aad))
            .map_err(|_| SealError::NotAuthentic)
    }
}

/// Hands out given bytes once, and counts what was asked for, so that asking for more is noticed.
struct Entropy {
    bytes: [u8; 32],
    used: usize,
}

impl TryRng for Entropy {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        let mut bytes = [0; 4];
        self.try_fill_bytes(&mut bytes)?;
        Ok(u32::from_le_bytes(bytes))
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        let mut bytes = [0; 8];
        self.try_fill_bytes(&mut bytes)?;
        Ok(u64::from_le_bytes(bytes))
    }

    fn try_fill_bytes(&mut self, out: &mut [u8]) -> Result<(), Infallible> {
        let left = self.bytes.get(self.used..).unwrap_or_default();
        for (target, source) in out.iter_mut().zip(left) {
            *target = *source;
        }
        self.used = self.used.saturating_add(out.len());
        Ok(())
    }
}

// The caller promises that the bytes come from a cryptographically secure source.
impl TryCryptoRng for Entropy {}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(hex: &str) -> Vec<u8> {
        (0..hex.len() / 2).map(|at| u8::from_str_radix(&hex[at * 2..at * 2 + 2], 16).unwrap()).collect()
    }

    /// RFC 9180, appendix A.2.1: base mode, the first sealed text.
    #[test]
    fn the_test_vector_of_the_rfc_holds() {
        let recipient = "1ac01f181fdf9f352797655161c58b75c656a6cc2716dcb66372da835542e1df";
        let ephemeral = "909a9b35d3dc4713a5e72a4da274b55d3d3821a37e5d099e74a647db583a904b";
        let keys = KeyPair::derive(&bytes(recipient).try_into().unwrap());
        let public = bytes("4310ee97d88cc1f088a5576c77ab0cf5c3ac797f3d95139c6c84b5429c59662a");
        assert_eq!(keys.public(), base64url::encode(&public));

        let info = bytes("4f6465206f6e2061204772656369616e2055726e");
        let text = b"Beauty is truth, truth beauty";
        let sealed = seal(keys.public(), &info, b"Count-0", text, bytes(ephemeral).try_into().unwrap()).unwrap();
        let enc = bytes("1afa08d3dec047a643885163f1180476fa7ddb54c6a8029ea33f95796bf2ac4a");
        let ct = bytes("1c5250d8034ec2b784ba2cfd69dbdb8af406cfe3ff938e131f0def8c8b60b4db21993c62ce81883d2dd1b51a28");
        assert_eq!(sealed, Sealed { enc: base64url::encode(&enc), ct: base64url::encode(&ct) });
        assert_eq!(keys.open(&info, b"Count-0", &sealed).unwrap(), text);
    }

    #[test]
    fn a_sealed_text_opens_only_for_its_key_path_and_nonce_and_unaltered() {
        let keys = KeyPair::derive(&[7; 32]);
        let sealed = seal(keys.public(), b"wps/v1|POST|/a", b"kid|nonce", b"secret", [9; 32]).unwrap();
        assert_eq!(keys.open(b"wps/v1|POST|/a", b"kid|nonce", &sealed).as_deref(), Ok(&b"secret"[..]));

        let refused = Err(SealError::NotAuthentic);
        assert_eq!(KeyPair::derive(&[8; 32]).open(b"wps/v1|POST|/a", b"kid|nonce", &sealed), refused);
        assert_eq!(keys.open(b"wps/v1|PUT|/a", b"kid|nonce", &sealed), refused);
        assert_eq!(keys.open(b"wps/v1|POST|/a", b"kid|other", &sealed), refused);
        for part in 0..2 {
            let mut altered = sealed.clone();
            let text = if part == 0 { &mut altered.enc } else { &mut altered.ct };
            let mut raw = base64url::decode(text).unwrap();
            raw[3] ^= 1;
            *text = base64url::encode(&raw);
            assert_eq!(keys.open(b"wps/v1|POST|/a", b"kid|nonce", &altered), refused);
        }
    }

    #[test]
    fn the_same_entropy_seals_the_same_and_other_entropy_does_not() {
        let keys = KeyPair::derive(&[7; 32]);
        let sealed = |entropy| seal(keys.public(), b"i", b"a", b"text", entropy).unwrap();
        assert_eq!(sealed([1; 32]), sealed([1; 32]));
        assert_ne!(sealed([1; 32]), sealed([2; 32]));
    }

    #[test]
    fn texts_of_any_length_survive() {
        let keys = KeyPair::derive(&[7; 32]);
        for length in [0, 1, 63, 64, 65, 50_000] {
            let text = vec![0xa5; length];
            let sealed = seal(keys.public(), b"", b"", &text, [3; 32]).unwrap();
            assert_eq!(keys.open(b"", b"", &sealed).unwrap(), text);
        }
    }

    #[test]
    fn keys_and_parts_that_are_none_are_refused() {
        let seal_to = |key: &str| seal(key, b"", b"", b"x", [1; 32]);
        assert_eq!(seal_to(""), Err(SealError::PublicKey));
        assert_eq!(seal_to("not base64!"), Err(SealError::PublicKey));
        assert_eq!(seal_to(&base64url::encode(&[1; 31])), Err(SealError::PublicKey));
        // The all-zero point agrees on a secret that everyone knows.
        assert_eq!(seal_to(&base64url::encode(&[0; 32])), Err(SealError::PublicKey));

        let keys = KeyPair::derive(&[7; 32]);
        assert_eq!(seal(keys.public(), &[0; 70_000], b"", b"x", [1; 32]), Err(SealError::InfoTooLong));
        let good = seal(keys.public(), b"", b"", b"x", [1; 32]).unwrap();
        for (enc, ct, error) in [
            ("", good.ct.as_str(), SealError::Malformed),
            (good.enc.as_str(), "=", SealError::Malformed),
            (good.enc.as_str(), "", SealError::NotAuthentic),
            (good.enc.as_str(), "AAAA", SealError::NotAuthentic),
        ] {
            assert_eq!(keys.open(b"", b"", &Sealed { enc: enc.into(), ct: ct.into() }), Err(error));
        }
    }

    #[test]
    fn a_key_pair_never_prints_its_private_half() {
        let keys = KeyPair::derive(&[7; 32]);
        assert_eq!(format!("{keys:?}"), format!("KeyPair {{ public: {:?}, .. }}", keys.public()));
    }
}
