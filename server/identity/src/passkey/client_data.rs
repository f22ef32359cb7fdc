//! Client data: the browser's statement of the ceremony, the challenge and the origin (Web Authentication, section
//! 5.8.1).

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::Deserialize;

use super::verify::Invalid;

/// The ceremony that the client data must be of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Creation of a passkey, `webauthn.create`.
    Create,
    /// Use of a passkey, `webauthn.get`.
    Get,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ClientData {
    #[serde(rename = "type")]
    kind: String,
    challenge: String,
    origin: String,
    #[serde(default)]
    cross_origin: bool,
    #[serde(default)]
    top_origin: Option<String>,
}

/// Checks that client data is of this ceremony, challenge and origin, and not of a page framed by another site.
pub(super) fn check(json: &[u8], kind: Kind, challenge: &str, origin: &str) -> Result<(), Invalid> {
    let data: ClientData = serde_json::from_slice(json).map_err(|_| Invalid::Malformed("the client data"))?;
    let wanted = match kind {
        Kind::Create => "webauthn.create",
        Kind::Get => "webauthn.get",
    };
    let answered = URL_SAFE_NO_PAD.decode(&data.challenge).unwrap_or_default();
    let issued = URL_SAFE_NO_PAD.decode(challenge).unwrap_or_default();
    match () {
        () if data.kind != wanted => Err(Invalid::Mismatch("another ceremony")),
        () if issued.is_empty() || answered != issued => Err(Invalid::Mismatch("another challenge")),
        () if data.origin != origin => Err(Invalid::Mismatch("another origin")),
        () if data.cross_origin || data.top_origin.is_some() => Err(Invalid::Mismatch("a page inside another")),
        () => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn checked(change: impl FnOnce(&mut Value)) -> Result<(), Invalid> {
        let mut data = json!({ "type": "webauthn.get", "challenge": "AAEC", "origin": "https://play.example" });
        change(&mut data);
        check(data.to_string().as_bytes(), Kind::Get, "AAEC", "https://play.example")
    }

    #[test]
    fn each_field_is_looked_at() {
        assert_eq!(checked(|_| {}), Ok(()));
        assert_eq!(checked(|data| data["crossOrigin"] = json!(false)), Ok(()));
        for (field, value) in [
            ("type", json!("webauthn.create")),
            ("challenge", json!("AAED")),
            ("challenge", json!("")),
            ("origin", json!("https://play.example.evil.example")),
            ("origin", json!("http://play.example")),
            ("origin", json!("https://play.example/")),
            ("crossOrigin", json!(true)),
            ("topOrigin", json!("https://evil.example")),
        ] {
            assert!(
                matches!(checked(|data| data[field] = value.clone()), Err(Invalid::Mismatch(_))),
                "{field} {value}"
            );
        }
        assert!(check(b"\xff", Kind::Get, "AAEC", "https://play.example").is_err());
        assert!(check(b"{}", Kind::Get, "", "").is_err());
    }
}
