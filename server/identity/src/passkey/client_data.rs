//! What the browser says: which ceremony it took part in, for which page (Web Authentication, section 5.8.1).

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::Deserialize;

use super::verify::Invalid;

/// A ceremony, as the browser names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A passkey is made.
    Create,
    /// A passkey is used.
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

/// Passes client data of this ceremony, on a page of the site itself.
pub(super) fn check(json: &[u8], kind: Kind, challenge: &str, origin: &str) -> Result<(), Invalid> {
    let data: ClientData = serde_json::from_slice(json).map_err(|_| Invalid::Malformed("the client data"))?;
    let wanted = match kind {
        Kind::Create => "webauthn.create",
        Kind::Get => "webauthn.get",
    };
    let answered = URL_SAFE_NO_PAD.decode(&data.challenge).unwrap_or_default();
    let asked = URL_SAFE_NO_PAD.decode(challenge).unwrap_or_default();
    match () {
        () if data.kind != wanted => Err(Invalid::Says("another ceremony")),
        () if asked.is_empty() || answered != asked => Err(Invalid::Says("another challenge")),
        () if data.origin != origin => Err(Invalid::Says("another origin")),
        () if data.cross_origin || data.top_origin.is_some() => Err(Invalid::Says("a page inside another")),
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
            assert!(matches!(checked(|data| data[field] = value.clone()), Err(Invalid::Says(_))), "{field} {value}");
        }
        assert!(check(b"\xff", Kind::Get, "AAEC", "https://play.example").is_err());
        assert!(check(b"{}", Kind::Get, "", "").is_err());
    }
}
