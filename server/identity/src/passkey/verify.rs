//! The rules by which a passkey is taken, and a signature believed (Web Authentication, sections 7.1 and 7.2).

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use minicbor::Decoder;
use serde::Deserialize;
use sha2::{Digest, Sha256};

use super::authenticator::{AuthenticatorData, attested};
use super::client_data::{self, Kind};
use super::key::PublicKey;

/// Why a device's answer is not believed, for the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub(super) enum Invalid {
    /// It is not of the shape of the standard.
    #[error("{0} is malformed")]
    Malformed(&'static str),
    /// It belongs to something else.
    #[error("it says {0}")]
    Says(&'static str),
    /// The device has not verified its user.
    #[error("the device has not verified its user")]
    UserNotVerified,
    /// The key is of a kind that is not taken, or no key at all.
    #[error("the key is of a kind that is not taken")]
    Key,
    /// The signature is wrong.
    #[error("the signature is wrong")]
    Signature,
}

/// What the answer to a ceremony must hold: its challenge, and the site that it began at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Expected {
    /// Random bytes in base64url.
    pub(super) challenge: String,
    /// Origin of the page.
    pub(super) origin: String,
    /// Host of that origin.
    pub(super) rp_id: String,
}

/// What `PublicKeyCredential.toJSON` gives.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Credential<R> {
    raw_id: String,
    #[serde(rename = "type")]
    kind: String,
    response: R,
}

/// The answer to a request for a new passkey.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Attestation {
    #[serde(rename = "clientDataJSON")]
    client_data: String,
    attestation_object: String,
}

/// The answer to a request to use one.
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

/// A passkey to keep.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct NewCredential {
    /// Id of the credential, in base64url.
    pub(super) credential_id: String,
    /// Its COSE key, in base64url.
    pub(super) public_key: String,
    pub(super) counter: u32,
    pub(super) is_backup_eligible: bool,
}

/// A use of a passkey whose signature was right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct VerifiedAssertion {
    pub(super) counter: u32,
    pub(super) is_backup_eligible: bool,
}

fn decode(text: &str, what: &'static str) -> Result<Vec<u8>, Invalid> {
    URL_SAFE_NO_PAD.decode(text).map_err(|_| Invalid::Malformed(what))
}

impl<R: for<'de> Deserialize<'de>> Credential<R> {
    /// Reads the JSON text of a credential.
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
            return Err(Invalid::Says("another site"));
        }
        if data.is_user_verified() { Ok(()) } else { Err(Invalid::UserNotVerified) }
    }
}

impl Credential<Attestation> {
    /// The new passkey, when all about it is as it was asked.
    pub(super) fn verify_registration(&self, expected: &Expected) -> Result<NewCredential, Invalid> {
        let client_data = decode(&self.response.client_data, "the client data")?;
        client_data::check(&client_data, Kind::Create, &expected.challenge, &expected.origin)?;
        let object = decode(&self.response.attestation_object, "the attestation object")?;
        let data = AuthenticatorData::read(attested(&object)?)?;
        expected.check_site(&data)?;
        let credential = data.credential.as_ref().ok_or(Invalid::Malformed("the new credential"))?;
        if decode(&self.raw_id, "the credential's id")? != credential.id {
            return Err(Invalid::Says("another credential"));
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
    /// What the device calls the owner; nothing when it does not say.
    pub(super) fn user_handle(&self) -> Option<Vec<u8>> {
        let handle = self.response.user_handle.as_deref().filter(|handle| !handle.is_empty())?;
        Some(URL_SAFE_NO_PAD.decode(handle).unwrap_or_default())
    }

    /// Checks the use of a passkey with the key that is kept of it.
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
