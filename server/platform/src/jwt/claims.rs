//! Checks of a token's claims: issuer, audience, times, nonce (OpenID Connect Core, section 3.1.3.7).

use serde_json::Value;

use super::TokenError;

/// The tolerated clock skew, in seconds.
const SKEW_S: i64 = 60;

/// The claims that a token must have.
#[derive(Debug, Clone, Copy)]
pub struct Expected<'a> {
    /// The expected issuer, `iss`.
    pub issuer: &'a str,
    /// The expected audience, `aud`: our client id.
    pub audience: &'a str,
    /// The nonce of the login that requested the token; `None` where the protocol has none.
    pub nonce: Option<&'a str>,
    /// The current time, in milliseconds since the epoch, UTC.
    pub now_ms: i64,
}

/// The claim of this name, if it is a text.
pub fn text<'a>(claims: &'a Value, name: &str) -> Option<&'a str> {
    claims.get(name).and_then(Value::as_str)
}

impl Expected<'_> {
    /// Checks the claims.
    ///
    /// # Errors
    /// [`TokenError::Claim`] with the name of the first claim that is wrong.
    pub fn check(&self, claims: &Value) -> Result<(), TokenError> {
        let now_s = self.now_ms / 1000;
        let time =
            |name: &str| claims.get(name).and_then(|time| time.as_i64().or(time.as_f64().map(|time| time as i64)));
        let rules = [
            ("iss", text(claims, "iss") == Some(self.issuer)),
            ("aud", self.is_audience(claims)),
            ("exp", time("exp").is_some_and(|until| now_s < until.saturating_add(SKEW_S))),
            ("iat", time("iat").is_none_or(|since| since <= now_s + SKEW_S)),
            ("nbf", time("nbf").is_none_or(|since| since <= now_s + SKEW_S)),
            ("nonce", self.nonce.is_none() || text(claims, "nonce") == self.nonce),
            ("sub", text(claims, "sub").is_some_and(|subject| (1..=255).contains(&subject.len()))),
        ];
        rules.into_iter().find(|(_, holds)| !holds).map_or(Ok(()), |(name, _)| Err(TokenError::Claim(name)))
    }

    /// A single audience is a text; of several, `azp` must name us as the authorized party.
    fn is_audience(&self, claims: &Value) -> bool {
        let party = text(claims, "azp");
        let is_party = party.is_none_or(|party| party == self.audience);
        match claims.get("aud") {
            Some(Value::String(one)) => one == self.audience && is_party,
            Some(Value::Array(several)) => {
                let is_among = several.iter().any(|one| one == self.audience);
                is_among && is_party && (several.len() == 1 || party.is_some())
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const NOW_S: i64 = 1_795_250_096;
    const EXPECTED: Expected<'static> =
        Expected { issuer: "https://id.example", audience: "us", nonce: Some("n"), now_ms: NOW_S * 1000 };

    fn sound() -> Value {
        json!({ "iss": "https://id.example", "aud": "us", "nonce": "n", "sub": "1", "iat": NOW_S, "exp": NOW_S + 300 })
    }

    #[test]
    fn what_is_expected_passes() {
        assert_eq!(EXPECTED.check(&sound()), Ok(()));
        let mut several = sound();
        several["aud"] = json!(["us", "them"]);
        several["azp"] = json!("us");
        assert_eq!(EXPECTED.check(&several), Ok(()));
    }

    #[test]
    fn each_claim_is_looked_at() {
        for (name, value) in [
            ("iss", json!("https://id.example/")),
            ("iss", json!(null)),
            ("aud", json!("them")),
            ("aud", json!(["us", "them"])),
            ("aud", json!([])),
            ("exp", json!(NOW_S - SKEW_S)),
            ("exp", json!(null)),
            ("exp", json!("tomorrow")),
            ("iat", json!(NOW_S + SKEW_S + 1)),
            ("nbf", json!(NOW_S + SKEW_S + 1)),
            ("nonce", json!("m")),
            ("nonce", json!(null)),
            ("sub", json!("")),
            ("sub", json!(7)),
            ("sub", json!("x".repeat(256))),
        ] {
            let mut claims = sound();
            claims[name] = value;
            assert_eq!(EXPECTED.check(&claims), Err(TokenError::Claim(name)), "{claims}");
        }
        let mut meant_for_another = sound();
        meant_for_another["azp"] = json!("them");
        assert_eq!(EXPECTED.check(&meant_for_another), Err(TokenError::Claim("aud")));
    }
}
