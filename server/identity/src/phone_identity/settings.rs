//! The environment variables that set up an external gateway for mobile numbers.

use std::collections::HashMap;

const PREFIX: &str = "LUMORA_FIREBASE_";
const SERVICE: &str = "https://identitytoolkit.googleapis.com";
const KEYS: &str = "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";
const ISSUER: &str = "https://securetoken.google.com";

/// An Identity Toolkit service, and the site's credentials at it.
#[derive(Clone, PartialEq, Eq)]
pub struct ToolkitSettings {
    /// Base URL of the service.
    pub service: String,
    /// API key of the site at the service.
    pub api_key: String,
    /// Id of the project, which is the audience of its tokens.
    pub project: String,
    /// Issuer of the tokens, without the project that is appended to it.
    pub issuer: String,
    /// URL of the JWK set that verifies the tokens.
    pub keys: String,
}

impl std::fmt::Debug for ToolkitSettings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { service, project, .. } = self;
        f.debug_struct("ToolkitSettings").field("service", service).field("project", project).finish_non_exhaustive()
    }
}

/// A variable of the service is missing or not valid.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{PREFIX}{name}: {detail}")]
pub struct SettingError {
    name: &'static str,
    detail: &'static str,
}

/// Reads `LUMORA_FIREBASE_API_KEY` and `LUMORA_FIREBASE_PROJECT`, which enable the service, and `_SERVICE`, `_ISSUER`,
/// `_KEYS`, which replace the addresses of Google's. `None` when no variable is set.
///
/// # Errors
/// When one of the first two is missing, or an address is not safe (https, or this machine).
pub fn from_environment(
    variables: impl Iterator<Item = (String, String)>,
) -> Result<Option<ToolkitSettings>, SettingError> {
    let set: HashMap<String, String> = variables
        .filter_map(|(name, value)| Some((name.strip_prefix(PREFIX)?.to_owned(), value.trim().to_owned())))
        .filter(|(_, value)| !value.is_empty())
        .collect();
    if set.is_empty() {
        return Ok(None);
    }
    let needed = |name: &'static str| {
        let detail = "it is missing: the gateway needs both its key and its project";
        set.get(name).cloned().ok_or(SettingError { name, detail })
    };
    let address = |name: &'static str, usual: &str| {
        let address = set.get(name).map_or(usual, String::as_str).trim_end_matches('/').to_owned();
        let is_safe = platform::http_client::is_safe(&address);
        is_safe
            .then_some(address)
            .ok_or(SettingError { name, detail: "codes travel there, so it must be an https address" })
    };
    Ok(Some(ToolkitSettings {
        api_key: needed("API_KEY")?,
        project: needed("PROJECT")?,
        service: address("SERVICE", SERVICE)?,
        issuer: address("ISSUER", ISSUER)?,
        keys: address("KEYS", KEYS)?,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(set: &[(&str, &str)]) -> Result<Option<ToolkitSettings>, SettingError> {
        from_environment(set.iter().map(|(name, value)| (format!("{PREFIX}{name}"), (*value).to_owned())))
    }

    #[test]
    fn the_service_is_there_when_key_and_project_are() {
        assert_eq!(read(&[]), Ok(None));
        let found = read(&[("API_KEY", "hush"), ("PROJECT", "us")]).unwrap().unwrap();
        assert_eq!(found.service, SERVICE);
        assert!(!format!("{found:?}").contains("hush"));
        assert_eq!(read(&[("PROJECT", "us")]).unwrap_err().name, "API_KEY");
        let plain = [("API_KEY", "k"), ("PROJECT", "us"), ("SERVICE", "http://id.example")];
        assert_eq!(read(&plain).unwrap_err().name, "SERVICE");
    }
}
