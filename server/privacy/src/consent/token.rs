//! The address in a promotional message that ends them, without a login: it names the member and the channel, and a tag under the key of the
//! vault proves that the site has written it. Whoever holds it can do one thing, which is to end a consent.

use lumora_core::wire::MarketingChannel;
use platform::Base;
use platform::vault::Vault;
use subtle::ConstantTimeEq;

/// Where the page stands.
pub(super) const PATH: &str = "/unsubscribe";
/// What tags of these addresses are made for.
const PURPOSE: &str = "unsubscribe";
/// Characters of the tag that travel: 128 bits.
const TAG_LENGTH: usize = 32;

/// The address that ends this channel for a member.
pub(crate) fn unsubscribe_url(base: &Base, member_id: &str, channel: MarketingChannel) -> String {
    format!("{}{PATH}?t={}", base.config.site_origin, token(&base.vault, member_id, channel))
}

fn token(vault: &Vault, member_id: &str, channel: MarketingChannel) -> String {
    format!("{member_id}.{}.{}", channel.name(), tag(vault, member_id, channel))
}

fn tag(vault: &Vault, member_id: &str, channel: MarketingChannel) -> String {
    let mut tag = vault.tag(PURPOSE, format!("{member_id} {}", channel.name()).as_bytes());
    tag.truncate(TAG_LENGTH);
    tag
}

/// Whose consent a token ends, where the site has made it.
pub(super) fn read(vault: &Vault, token: &str) -> Option<(String, MarketingChannel)> {
    let mut parts = token.split('.');
    let (member_id, channel, given) = (parts.next()?, MarketingChannel::from_name(parts.next()?)?, parts.next()?);
    let is_right = bool::from(tag(vault, member_id, channel).as_bytes().ct_eq(given.as_bytes()));
    (is_right && parts.next().is_none()).then(|| (member_id.to_owned(), channel))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_ends_what_it_was_made_for_and_nothing_else() {
        let (one, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let (vault, strange) = (Vault::open(one.path()).unwrap(), Vault::open(other.path()).unwrap());
        let made = token(&vault, "a1", MarketingChannel::Sms);
        assert_eq!(read(&vault, &made), Some(("a1".to_owned(), MarketingChannel::Sms)));
        assert_eq!(read(&strange, &made), None);
        assert_eq!(read(&vault, &made.replace("sms", "email")), None);
        assert_eq!(read(&vault, &made.replace("a1", "a2")), None);
        assert_eq!(read(&vault, &format!("{made}.x")), None);
        assert_eq!(read(&vault, ""), None);
    }
}
