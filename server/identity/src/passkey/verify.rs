//! Verifying the registration of a passkey and the assertion of a login (Web Authentication, sections 7.1 and 7.2).

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use minicbor::Decoder;
use serde::Deserialize;
use sha2::{Digest, Sha256};

use super::authenticator::{AuthenticatorData, authenticator_data_of};
use super::client_data::{self, Kind};
use super::key::PublicKey;

/// Why a device's response was refused; for the log only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub(super) enum Invalid {
    /// A part of the response, named here, does not have the format of the standard.
    #[error("{0} is malformed")]
    Malformed(&'static str),
    /// The response is for another site, ceremony, challenge or credential; the text names which.
    #[error("it says {0}")]
    Mismatch(&'static str),
    /// The device has not verified its user (PIN, fingerprint, ...).
    #[error("the device has not verified its user")]
    UserNotVerified,
    /// The public key is not valid, or its algorithm is not accepted.
    #[error("the key is of a kind that is not taken")]
    Key,
    /// The signature does not verify under the stored key.
    #[error("the signature is wrong")]
    Signature,
}

/// What the response to a ceremony must repeat: the challenge, and the site at which the ceremony began.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Expected {
    /// The challenge: random bytes in base64url.
    pub(super) challenge: String,
    /// Origin of the page that began the ceremony.
    pub(super) origin: String,
    /// Relying party id: the host of that origin.
    pub(super) rp_id: String,
}

/// A `PublicKeyCredential` as its `toJSON` writes it; `R` is the kind of its response.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Credential<R> {
    raw_id: String,
    #[serde(rename = "type")]
    kind: String,
    response: R,
}

/// The response of `navigator.credentials.create`: a new passkey.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Attestation {
    #[serde(rename = "clientDataJSON")]
    client_data: String,
    attestation_object: String,
}

/// The response of `navigator.credentials.get`: the use of a passkey.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Assertion {
    #[serde(rename = "clientDataJSON")]
    client_data: String,
    authenticator_data: String,
    signature: String,
    #[serde(default)]
    user_handle: Option<String>,
}

/// A verified new passkey, to be stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct NewCredential {
    /// Id of the credential, in base64url.
    pub(super) credential_id: String,
    /// The COSE public key, in base64url.
    pub(super) public_key: String,
    pub(super) counter: u32,
    pub(super) is_backup_eligible: bool,
}

/// The use of a passkey whose signature was verified.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct VerifiedAssertion {
    pub(super) counter: u32,
    pub(super) is_backup_eligible: bool,
}

fn decode(text: &str, what: &'static str) -> Result<Vec<u8>, Invalid> {
    URL_SAFE_NO_PAD.decode(text).map_err(|_| Invalid::Malformed(what))
}

impl<R: for<'de> Deserialize<'de>> Credential<R> {
    /// Parses the JSON text of a credential.
    pub(super) fn read(json: &str) -> Result<Self, Invalid> {
        let read: Self = serde_json::from_str(json).map_err(|_| Invalid::Malformed("the credential"))?;
        if read.kind == "public-key" { Ok(read) } else { Err(Invalid::Malformed("the credential")) }
    }

    /// Id of the credential, in base64url.
    pub(super) fn id(&self) -> &str {
        &self.raw_id
    }
}

impl Expected {
    fn check_site(&self, data: &AuthenticatorData<'_>) -> Result<(), Invalid> {
        if data.rp_id_hash != Sha256::digest(self.rp_id.as_bytes()).as_slice() {
            return Err(Invalid::Mismatch("another site"));
        }
        if data.is_user_verified() { Ok(()) } else { Err(Invalid::UserNotVerified) }
    }
}

impl Credential<Attestation> {
    /// The new passkey, if challenge, site, user verification and key are as required.
    pub(super) fn verify_registration(&self, expected: &Expected) -> Result<NewCredential, Invalid> {
        let client_data = decode(&self.response.client_data, "the client data")?;
        client_data::check(&client_data, Kind::Create, &expected.challenge, &expected.origin)?;
        let object = decode(&self.response.attestation_object, "the attestation object")?;
        let data = AuthenticatorData::read(authenticator_data_of(&object)?)?;
        expected.check_site(&data)?;
        let credential = data.credential.as_ref().ok_or(Invalid::Malformed("the new credential"))?;
        if decode(&self.raw_id, "the credential's id")? != credential.id {
            return Err(Invalid::Mismatch("another credential"));
        }
        Ok(NewCredential {
            credential_id: URL_SAFE_NO_PAD.encode(credential.id),
            public_key: URL_SAFE_NO_PAD.encode(credential.public_key),
            counter: data.counter,
            is_backup_eligible: data.is_backup_eligible(),
        })
    }
}

impl Credential<Assertion> {
    /// The user handle that the device sent, which is a member id; `None` when it sent none, empty when it is not
    /// base64url.
    pub(super) fn user_handle(&self) -> Option<Vec<u8>> {
        let handle = self.response.user_handle.as_deref().filter(|handle| !handle.is_empty())?;
        Some(URL_SAFE_NO_PAD.decode(handle).unwrap_or_default())
    }

    /// Verifies the use of a passkey with its stored COSE key, in base64url.
    pub(super) fn verify_assertion(&self, expected: &Expected, public_key: &str) -> Result<VerifiedAssertion, Invalid> {
        let client_data = decode(&self.response.client_data, "the client data")?;
        client_data::check(&client_data, Kind::Get, &expected.challenge, &expected.origin)?;
        let bytes = decode(&self.response.authenticator_data, "the authenticator data")?;
        let data = AuthenticatorData::read(&bytes)?;
        expected.check_site(&data)?;
        let key = decode(public_key, "the kept key")?;
        let key = PublicKey::read(&mut Decoder::new(&key))?;
        let message = [&bytes[..], Sha256::digest(&client_data).as_slice()].concat();
        if !key.signed(&message, &decode(&self.response.signature, "the signature")?) {
            return Err(Invalid::Signature);
        }
        Ok(VerifiedAssertion { counter: data.counter, is_backup_eligible: data.is_backup_eligible() })
    }
}
