//! Public keys of passkeys: COSE keys (RFC 9052, RFC 9053) and the verification of their signatures.

use ed25519_dalek::Verifier as _;
use minicbor::Decoder;

use super::verify::Invalid;

/// COSE numbers of the accepted algorithms, in order of preference: ES256, EdDSA and RS256. RSA needs `ring`, which is
/// linked only with the feature `outside`, for TLS.
#[cfg(feature = "outside")]
pub(super) const ALGORITHMS: &[i64] = &[ES256, EDDSA, RS256];
/// COSE numbers of the accepted algorithms, in order of preference: ES256 and EdDSA.
#[cfg(not(feature = "outside"))]
pub(super) const ALGORITHMS: &[i64] = &[ES256, EDDSA];

const ES256: i64 = -7;
const EDDSA: i64 = -8;
#[cfg(feature = "outside")]
const RS256: i64 = -257;
/// Bound of the map entries that are read; no key of these types has more.
const MAX_ENTRIES: u64 = 8;

/// A key that verifies signatures.
#[derive(Debug)]
pub(super) enum PublicKey {
    P256(Box<p256::ecdsa::VerifyingKey>),
    Ed25519(Box<ed25519_dalek::VerifyingKey>),
    #[cfg(feature = "outside")]
    Rsa {
        modulus: Vec<u8>,
        exponent: Vec<u8>,
    },
}

/// The entries of a COSE key by label: 1 is the key type, 3 the algorithm; the meaning of -1, -2 and -3 depends on the
/// key type.
#[derive(Default)]
struct Entries<'b> {
    kind: Option<i64>,
    algorithm: Option<i64>,
    curve: Option<i64>,
    first: Option<&'b [u8]>,
    second: Option<&'b [u8]>,
    third: Option<&'b [u8]>,
}

impl<'b> Entries<'b> {
    fn read(decoder: &mut Decoder<'b>) -> Result<Self, Invalid> {
        let malformed = |_| Invalid::Malformed("the public key");
        let count = decoder.map().map_err(malformed)?.filter(|count| *count <= MAX_ENTRIES);
        let mut entries = Self::default();
        for _ in 0..count.ok_or(Invalid::Malformed("the public key"))? {
            let label = decoder.i64().map_err(malformed)?;
            let is_bytes = decoder.datatype().map_err(malformed)? == minicbor::data::Type::Bytes;
            let repeated = match (label, is_bytes) {
                (1, false) => entries.kind.replace(decoder.i64().map_err(malformed)?).is_some(),
                (3, false) => entries.algorithm.replace(decoder.i64().map_err(malformed)?).is_some(),
                (-1, false) => entries.curve.replace(decoder.i64().map_err(malformed)?).is_some(),
                (-1, true) => entries.first.replace(decoder.bytes().map_err(malformed)?).is_some(),
                (-2, true) => entries.second.replace(decoder.bytes().map_err(malformed)?).is_some(),
                (-3, true) => entries.third.replace(decoder.bytes().map_err(malformed)?).is_some(),
                _ => return Err(Invalid::Malformed("the public key")),
            };
            if repeated {
                return Err(Invalid::Malformed("the public key"));
            }
        }
        Ok(entries)
    }
}

impl PublicKey {
    /// Reads the key at the position of `decoder`, and leaves the decoder right behind it.
    pub(super) fn read(decoder: &mut Decoder<'_>) -> Result<Self, Invalid> {
        match Entries::read(decoder)? {
            Entries { kind: Some(2), algorithm: Some(ES256), curve: Some(1), first: None, second, third } => {
                let (Some(x), Some(y)) = (second.filter(|x| x.len() == 32), third.filter(|y| y.len() == 32)) else {
                    return Err(Invalid::Key);
                };
                let key = p256::ecdsa::VerifyingKey::from_sec1_bytes(&[&[4_u8][..], x, y].concat());
                Ok(Self::P256(Box::new(key.map_err(|_| Invalid::Key)?)))
            }
            Entries { kind: Some(1), algorithm: Some(EDDSA), curve: Some(6), first: None, second, third: None } => {
                let bytes = second.and_then(|bytes| <[u8; 32]>::try_from(bytes).ok()).ok_or(Invalid::Key)?;
                let key = ed25519_dalek::VerifyingKey::from_bytes(&bytes).map_err(|_| Invalid::Key)?;
                if key.is_weak() { Err(Invalid::Key) } else { Ok(Self::Ed25519(Box::new(key))) }
            }
            #[cfg(feature = "outside")]
            Entries { kind: Some(3), algorithm: Some(RS256), curve: None, first, second, third: None } => {
                let (Some(modulus), Some(exponent)) = (first, second) else { return Err(Invalid::Key) };
                let is_sound = (256..=1024).contains(&modulus.len()) && (1..=8).contains(&exponent.len());
                let key = Self::Rsa { modulus: modulus.to_vec(), exponent: exponent.to_vec() };
                if is_sound { Ok(key) } else { Err(Invalid::Key) }
            }
            _ => Err(Invalid::Key),
        }
    }

    /// Whether `signature` is this key's signature of `message`.
    pub(super) fn signed(&self, message: &[u8], signature: &[u8]) -> bool {
        match self {
            Self::P256(key) => {
                let signature = p256::ecdsa::Signature::from_der(signature);
                signature.is_ok_and(|signature| key.verify(message, &signature).is_ok())
            }
            Self::Ed25519(key) => {
                let signature = ed25519_dalek::Signature::from_slice(signature);
                signature.is_ok_and(|signature| key.verify(message, &signature).is_ok())
            }
            #[cfg(feature = "outside")]
            Self::Rsa { modulus, exponent } => {
                let key = ring::signature::RsaPublicKeyComponents { n: modulus, e: exponent };
                key.verify(&ring::signature::RSA_PKCS1_2048_8192_SHA256, message, signature).is_ok()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(bytes: &[u8]) -> Result<PublicKey, Invalid> {
        PublicKey::read(&mut Decoder::new(bytes))
    }

    fn hex(text: &str) -> Vec<u8> {
        (0..text.len()).step_by(2).map(|at| u8::from_str_radix(&text[at..at + 2], 16).unwrap()).collect()
    }

    /// The base point of P-256 as a COSE key, with a kind, an algorithm and a curve of the caller's.
    fn p256(kind: u8, algorithm: u8, curve: u8) -> Vec<u8> {
        let x = hex("6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296");
        let y = hex("4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5");
        [&[0xa5, 1, kind, 3, algorithm, 0x20, curve, 0x21, 0x58, 32][..], &x, &[0x22, 0x58, 32], &y].concat()
    }

    #[test]
    fn the_key_of_rfc_8032_verifies_its_signature() {
        let public = hex("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c");
        let signature = hex(concat!(
            "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da",
            "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
        ));
        let key = read(&[&[0xa4, 1, 1, 3, 0x27, 0x20, 6, 0x21, 0x58, 32][..], &public].concat()).unwrap();
        assert!(key.signed(&[0x72], &signature));
        assert!(!key.signed(&[0x73], &signature));
        assert!(!key.signed(&[0x72], &signature[..63]));
    }

    #[test]
    fn a_key_is_of_one_kind_in_all_it_says() {
        assert!(read(&p256(2, 0x26, 1)).is_ok());
        for (kind, algorithm, curve) in [(1, 0x26, 1), (2, 0x27, 1), (2, 0x26, 2), (2, 0x26, 6), (4, 0x26, 1)] {
            assert_eq!(read(&p256(kind, algorithm, curve)).unwrap_err(), Invalid::Key, "{kind} {algorithm} {curve}");
        }
    }

    #[test]
    fn a_point_off_the_curve_and_a_weak_key_are_refused() {
        let mut off = p256(2, 0x26, 1);
        *off.last_mut().unwrap() ^= 1;
        assert_eq!(read(&off).unwrap_err(), Invalid::Key);
        let weak = [&[0xa4, 1, 1, 3, 0x27, 0x20, 6, 0x21, 0x58, 32, 1][..], &[0; 31]].concat();
        assert_eq!(read(&weak).unwrap_err(), Invalid::Key);
    }

    #[test]
    fn malformed_cbor_is_refused_and_never_panics() {
        let sound = p256(2, 0x26, 1);
        for length in 0..sound.len() {
            assert!(read(&sound[..length]).is_err(), "{length}");
        }
        for at in 0..sound.len() {
            for bit in 0..8 {
                let mut flipped = sound.clone();
                flipped[at] ^= 1 << bit;
                let _ = read(&flipped);
            }
        }
        // An indefinite map, a map of 2^64 entries, a label twice, bytes of 2^32.
        for bytes in ["bf0102ff", "bbffffffffffffffff", "a201020102", "a1215affffffff", "a1a0a0", "80", "f6", ""] {
            assert!(read(&hex(bytes)).is_err(), "{bytes}");
        }
    }
}
