//! The unsubscribe link of promotional messages. Its token names the member and the channel, authenticated by a tag under the vault's
//! key. Whoever holds it can do nothing but end that consent.

use lumora_core::wire::MarketingChannel;
use platform::Base;
use platform::vault::Vault;
use subtle::ConstantTimeEq;

/// Path of the page.
pub(super) const PATH: &str = "/unsubscribe";
/// Purpose of the tags, which keeps them apart from other tags of the vault.
const PURPOSE: &str = "unsubscribe";
/// Hexadecimal characters of the tag in the link: 128 bits.
const TAG_LENGTH: usize = 32;

/// The link that ends a member's consent to a channel.
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

/// The member's id and the channel of a token; none for one that the site has not made.
pub(super) fn read(vault: &Vault, token: &str) -> Option<(String, MarketingChannel)> {
    let mut parts = token.split('.');
    let (member_id, channel, received_tag) =
        (parts.next()?, MarketingChannel::from_name(parts.next()?)?, parts.next()?);
    let is_right = bool::from(tag(vault, member_id, channel).as_bytes().ct_eq(received_tag.as_bytes()));
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
