//! The caller's IP address, which rate limits and region checks use.
//!
//! It is the TCP peer's, unless the peer is a trusted proxy: then `X-Forwarded-For` is read from its end, as far as
//! trusted proxies have written it.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRef, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;

use crate::base::Base;

const HEADER: &str = "x-forwarded-for";

/// The caller's address. Calls that come in-process, as in tests, count as coming from this machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClientIp(pub IpAddr);

impl ClientIp {
    /// The subject for rate limits and login records: an IPv4 address, or the /64 network of an IPv6 address, since a client
    /// usually controls a whole /64.
    pub fn network(self) -> String {
        match self.0 {
            IpAddr::V4(address) => address.to_string(),
            IpAddr::V6(address) => {
                let network = u128::from(address) & !u128::from(u64::MAX);
                format!("{}/64", Ipv6Addr::from(network))
            }
        }
    }
}

impl std::fmt::Display for ClientIp {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for ClientIp
where
    Base: FromRef<S>,
{
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Self::Rejection> {
        let base = Base::from_ref(state);
        Ok(Self(client_address(peer(parts), &parts.headers, &base.config.trusted_proxies)))
    }
}

fn peer(parts: &Parts) -> IpAddr {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    peer.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST))
}

/// Whether the TCP peer is a trusted proxy, whose headers about the caller are believed.
pub(crate) fn is_from_proxy(parts: &Parts, trusted: &[Network]) -> bool {
    trusted.iter().any(|network| network.contains(peer(parts)))
}

/// Follows `X-Forwarded-For` back from the peer as long as each hop is a trusted proxy.
fn client_address(peer: IpAddr, headers: &HeaderMap, trusted: &[Network]) -> IpAddr {
    let is_trusted = |address: IpAddr| trusted.iter().any(|network| network.contains(address));
    let mut address = peer.to_canonical();
    let lines: Vec<_> = headers.get_all(HEADER).iter().filter_map(|line| line.to_str().ok()).collect();
    for hop in lines.iter().rev().flat_map(|line| line.rsplit(',')) {
        if !is_trusted(address) {
            break;
        }
        let Ok(hop) = hop.trim().parse::<IpAddr>() else { break };
        address = hop.to_canonical();
    }
    address
}

/// An IP network such as `10.0.0.0/8`, or a single address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Network {
    base: IpAddr,
    bits: u8,
}

impl Network {
    /// Whether the network contains the address.
    pub fn contains(&self, address: IpAddr) -> bool {
        let has_same_prefix = |left: u128, right: u128, width: u8| {
            let shift = u32::from(width.saturating_sub(self.bits));
            left.checked_shr(shift).unwrap_or(0) == right.checked_shr(shift).unwrap_or(0)
        };
        match (self.base, address.to_canonical()) {
            (IpAddr::V4(base), IpAddr::V4(address)) => {
                has_same_prefix(u32::from(base).into(), u32::from(address).into(), 32)
            }
            (IpAddr::V6(base), IpAddr::V6(address)) => has_same_prefix(base.into(), address.into(), 128),
            _ => false,
        }
    }
}

impl std::str::FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let invalid = || format!("{text:?} is no address such as 10.0.0.1 and no network such as 10.0.0.0/8");
        let (base, bits) = text.split_once('/').map_or((text, None), |(base, bits)| (base, Some(bits)));
        let base = base.trim().parse::<IpAddr>().map_err(|_| invalid())?;
        let max_bits = if base.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(max_bits), |bits| bits.trim().parse::<u8>().map_err(|_| invalid()))?;
        if bits > max_bits {
            return Err(invalid());
        }
        Ok(Self { base, bits })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn client_of(peer: &str, forwarded: &[&'static str], trusted: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for line in forwarded {
            headers.append(HEADER, HeaderValue::from_static(line));
        }
        let trusted: Vec<Network> = trusted.iter().map(|text| text.parse().unwrap()).collect();
        client_address(peer.parse().unwrap(), &headers, &trusted).to_string()
    }

    #[test]
    fn a_forged_header_changes_nothing() {
        assert_eq!(client_of("203.0.113.9", &["198.51.100.1"], &[]), "203.0.113.9");
        assert_eq!(client_of("203.0.113.9", &["198.51.100.1"], &["10.0.0.0/8"]), "203.0.113.9");
        assert_eq!(
            client_of("10.0.0.1", &["1.1.1.1, 198.51.100.1"], &["10.0.0.0/8"]),
            "198.51.100.1",
            "the last word counts"
        );
        assert_eq!(client_of("10.0.0.1", &["1.1.1.1", "198.51.100.1, 10.2.2.2"], &["10.0.0.0/8"]), "198.51.100.1");
        assert_eq!(client_of("10.0.0.1", &["1.1.1.1, nonsense"], &["10.0.0.0/8"]), "10.0.0.1");
    }

    #[test]
    fn a_network_holds_its_own_addresses_only() {
        let network: Network = "192.168.4.0/22".parse().unwrap();
        assert!(network.contains("192.168.7.255".parse().unwrap()));
        assert!(network.contains("::ffff:192.168.5.1".parse().unwrap()));
        assert!(!network.contains("192.168.8.0".parse().unwrap()));
        assert!("0.0.0.0/0".parse::<Network>().unwrap().contains("8.8.8.8".parse().unwrap()));
        assert!("10.0.0.0/33".parse::<Network>().is_err() && "proxy".parse::<Network>().is_err());
    }

    #[test]
    fn who_has_one_address_of_a_network_has_them_all() {
        let network = |text: &str| ClientIp(text.parse().unwrap()).network();
        assert_eq!(network("2001:db8:1:2:aaaa::1"), network("2001:db8:1:2:bbbb::2"));
        assert_ne!(network("2001:db8:1:2::1"), network("2001:db8:1:3::1"));
        assert_eq!(network("203.0.113.9"), "203.0.113.9");
    }
}
