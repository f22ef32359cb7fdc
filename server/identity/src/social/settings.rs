//! The environment variables that set up identity providers.

use std::collections::HashMap;

use platform::http_client::is_safe;

/// A provider, and the site's client credentials at it.
#[derive(Clone, PartialEq, Eq)]
pub struct ProviderSettings {
    /// The name in buttons and addresses: `facebook` or `google`.
    pub name: String,
    /// The issuer URL, below which the discovery document is found.
    pub issuer: String,
    /// OAuth client id of the site.
    pub client_id: String,
    /// OAuth client secret of the site.
    pub client_secret: String,
    /// Requested scopes, separated by spaces.
    pub scope: String,
    /// Token endpoint, for a discovery document that names none.
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

/// A variable of a provider is missing or not valid.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{name}: {detail}")]
pub struct SettingError {
    name: String,
    detail: &'static str,
}

/// The built-in defaults of a provider.
struct KnownProvider {
    name: &'static str,
    issuer: &'static str,
    scope: &'static str,
    /// Set for Facebook, whose discovery document has no token endpoint.
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

/// Reads `LUMORA_OIDC_FACEBOOK_*` and `LUMORA_OIDC_GOOGLE_*`: `CLIENT_ID` and `CLIENT_SECRET` enable a provider,
/// `ISSUER` and `TOKEN_ENDPOINT` replace its default addresses.
///
/// # Errors
/// When one of id and secret is missing, or an issuer is not a safe address (https, or this machine).
pub fn from_environment(
    variables: impl Iterator<Item = (String, String)>,
) -> Result<Vec<ProviderSettings>, SettingError> {
    let set: HashMap<String, String> = variables
        .filter(|(name, value)| name.starts_with("LUMORA_OIDC_") && !value.trim().is_empty())
        .map(|(name, value)| (name, value.trim().to_owned()))
        .collect();
    let mut found = Vec::new();
    for preset in KNOWN {
        let variable = |suffix: &str| format!("LUMORA_OIDC_{}_{suffix}", preset.name.to_ascii_uppercase());
        let value = |suffix: &str| set.get(&variable(suffix)).cloned();
        let (id, secret) = match (value("CLIENT_ID"), value("CLIENT_SECRET")) {
            (Some(id), Some(secret)) => (id, secret),
            (None, None) => continue,
            (Some(_), None) => return Err(missing(variable("CLIENT_SECRET"))),
            (None, Some(_)) => return Err(missing(variable("CLIENT_ID"))),
        };
        let issuer = value("ISSUER").unwrap_or_else(|| preset.issuer.to_owned());
        if !is_safe(&issuer) {
            let detail = "secrets travel there, so it must be an https address";
            return Err(SettingError { name: variable("ISSUER"), detail });
        }
        // The default belongs to the default issuer only.
        let default_endpoint = preset.token_endpoint.filter(|_| issuer == preset.issuer).map(ToOwned::to_owned);
        found.push(ProviderSettings {
            name: preset.name.to_owned(),
            issuer,
            client_id: id,
            client_secret: secret,
            scope: preset.scope.to_owned(),
            token_endpoint: value("TOKEN_ENDPOINT").or(default_endpoint),
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
