//! Calls to third-party services over TLS: mail and message gateways, identity providers.
//!
//! The TLS client takes long to build and a site on its own machine does without it, so it is behind the feature
//! `outside`. A program without the feature refuses at startup settings that need it, instead of failing at the first
//! visitor.

mod client;

pub use client::{CallError, Network, ServiceReply, Transport, form, is_safe};

/// Prefixes of the environment variables that need the feature. `scripts/lib/build.mjs` has the same list.
const SETTINGS: [&str; 4] = ["LUMORA_SMTP_", "LUMORA_SMS_", "LUMORA_OIDC_", "LUMORA_FIREBASE_"];

/// A setting names a third-party service, and this program was built without the feature `outside`.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{0} names a service of others, and this server was built without the means to call one: start it by scripts/start, or build it with --features outside, or unset {0}"
)]
pub struct Missing(String);

/// Checks the environment for settings that need the feature `outside`.
///
/// # Errors
/// When one is set and the feature `outside` is not built in.
pub fn check_settings() -> Result<(), Missing> {
    let set = std::env::vars_os().filter(|(_, value)| !value.to_string_lossy().trim().is_empty());
    let names = set.filter_map(|(name, _)| name.into_string().ok());
    check(names, cfg!(feature = "outside"))
}

/// Checks that the address in the setting or option `name` can be called: https needs the feature `outside`.
///
/// # Errors
/// When the address is https and the feature `outside` is not built in.
pub fn check_address(name: &str, address: &str) -> Result<(), Missing> {
    if cfg!(feature = "outside") || !address.starts_with("https://") {
        return Ok(());
    }
    Err(Missing(name.to_owned()))
}

fn check(mut set: impl Iterator<Item = String>, has_outside: bool) -> Result<(), Missing> {
    if has_outside {
        return Ok(());
    }
    let found = set.find(|name| SETTINGS.iter().any(|beginning| name.starts_with(beginning)));
    found.map_or(Ok(()), |name| Err(Missing(name)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setting_that_needs_what_is_not_built_in_is_refused_by_name() {
        let set = || ["PATH", "LUMORA_OIDC_GOOGLE_ISSUER"].into_iter().map(str::to_owned);
        let refused = check(set(), false).map_err(|error| error.to_string());
        assert!(refused.is_err_and(|text| text.starts_with("LUMORA_OIDC_GOOGLE_ISSUER") && text.contains("outside")));
        assert_eq!(check(set(), true), Ok(()));
        assert_eq!(check(set().take(1), false), Ok(()));
    }
}
