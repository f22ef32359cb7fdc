//! Which providers the operator has set up.

use std::collections::HashMap;

use platform::http_client::is_safe;

/// A provider, and who we are to it.
#[derive(Clone, PartialEq, Eq)]
pub struct ProviderSettings {
    /// What buttons and addresses call it: `facebook` or `google`.
    pub name: String,
    /// Its issuer, under which the discovery document stands.
    pub issuer: String,
    /// What it calls us.
    pub client_id: String,
    /// How we prove to be that.
    pub client_secret: String,
    /// What we ask to know, separated by blanks.
    pub scope: String,
    /// Where codes are exchanged, if the discovery document does not say.
    pub token_endpoint: Option<String>,
}

impl std::fmt::Debug for ProviderSettings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { name, issuer, client_id, .. } = self;
        f.debug_struct("ProviderSettings")
            .field("name", name)
            .field("issuer", issuer)
            .field("client_id", client_id)
            .finish_non_exhaustive()
    }
}

/// A provider that is set up by half.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{name}: {detail}")]
pub struct SettingError {
    name: String,
    detail: &'static str,
}

/// What is known of a provider beforehand.
struct KnownProvider {
    name: &'static str,
    issuer: &'static str,
    scope: &'static str,
    /// Facebook's discovery document leaves it out.
    token_endpoint: Option<&'static str>,
}

const KNOWN: [KnownProvider; 2] = [
    KnownProvider {
        name: "facebook",
        issuer: "https://www.facebook.com",
        scope: "openid public_profile email",
        token_endpoint: Some("https://graph.facebook.com/oauth/access_token"),
    },
    KnownProvider {
        name: "google",
        issuer: "https://accounts.google.com",
        scope: "openid profile email",
        token_endpoint: None,
    },
];

/// Reads `LUMORA_OIDC_FACEBOOK_*` and `LUMORA_OIDC_GOOGLE_*`: `CLIENT_ID` and `CLIENT_SECRET` turn a provider on, `ISSUER` and
/// `TOKEN_ENDPOINT` put another service in its place.
///
/// # Errors
/// When one of a pair is missing, or an issuer is no https address.
pub fn from_environment(
    variables: impl Iterator<Item = (String, String)>,
) -> Result<Vec<ProviderSettings>, SettingError> {
    let set: HashMap<String, String> = variables
        .filter(|(name, value)| name.starts_with("LUMORA_OIDC_") && !value.trim().is_empty())
        .map(|(name, value)| (name, value.trim().to_owned()))
        .collect();
    let mut found = Vec::new();
    for known in KNOWN {
        let variable = |suffix: &str| format!("LUMORA_OIDC_{}_{suffix}", known.name.to_ascii_uppercase());
        let value = |suffix: &str| set.get(&variable(suffix)).cloned();
        let (id, secret) = match (value("CLIENT_ID"), value("CLIENT_SECRET")) {
            (Some(id), Some(secret)) => (id, secret),
            (None, None) => continue,
            (Some(_), None) => return Err(missing(variable("CLIENT_SECRET"))),
            (None, Some(_)) => return Err(missing(variable("CLIENT_ID"))),
        };
        let issuer = value("ISSUER").unwrap_or_else(|| known.issuer.to_owned());
        if !is_safe(&issuer) {
            let detail = "secrets travel there, so it must be an https address";
            return Err(SettingError { name: variable("ISSUER"), detail });
        }
        // What Facebook's document lacks is only Facebook's.
        let own = known.token_endpoint.filter(|_| issuer == known.issuer).map(ToOwned::to_owned);
        found.push(ProviderSettings {
            name: known.name.to_owned(),
            issuer,
            client_id: id,
            client_secret: secret,
            scope: known.scope.to_owned(),
            token_endpoint: value("TOKEN_ENDPOINT").or(own),
        });
    }
    Ok(found)
}

fn missing(name: String) -> SettingError {
    SettingError { name, detail: "it is missing: a provider needs both its client id and its client secret" }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(set: &[(&str, &str)]) -> Result<Vec<ProviderSettings>, SettingError> {
        from_environment(set.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())))
    }

    const GOOGLE: [(&str, &str); 2] =
        [("LUMORA_OIDC_GOOGLE_CLIENT_ID", "us"), ("LUMORA_OIDC_GOOGLE_CLIENT_SECRET", "hush")];

    #[test]
    fn a_provider_is_there_when_both_its_id_and_its_secret_are() {
        assert_eq!(read(&[]), Ok(Vec::new()));
        let found = read(&GOOGLE).unwrap();
        assert_eq!((found.len(), found[0].issuer.as_str()), (1, "https://accounts.google.com"));
        assert!(!format!("{found:?}").contains("hush"));
        let error = read(&GOOGLE[..1]).unwrap_err().to_string();
        assert!(error.starts_with("LUMORA_OIDC_GOOGLE_CLIENT_SECRET"), "{error}");
    }

    #[test]
    fn an_issuer_is_reached_over_tls_or_on_this_machine() {
        for (issuer, is_fine) in [
            ("https://id.example", true),
            ("http://127.0.0.1:9140/x", true),
            ("http://id.example", false),
            ("http://127.0.0.1.evil.example", false),
            ("ftp://id.example", false),
        ] {
            let set = [GOOGLE[0], GOOGLE[1], ("LUMORA_OIDC_GOOGLE_ISSUER", issuer)];
            assert_eq!(read(&set).is_ok(), is_fine, "{issuer}");
        }
    }
}
