//! The extractor of a caller's location: the address, and the country that a trusted proxy names.

use axum::extract::{FromRef, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;

use super::Country;
use crate::base::Base;
use crate::http::{ClientIp, is_from_proxy};

/// The location of a caller; a handler takes it as an argument.
#[derive(Debug, Clone, Copy)]
pub struct Visitor {
    /// The caller's address.
    pub address: ClientIp,
    /// The country in the header of a trusted proxy; the header is ignored from anybody else.
    pub proxy_country: Option<Country>,
}

impl<S: Send + Sync> FromRequestParts<S> for Visitor
where
    Base: FromRef<S>,
{
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Self::Rejection> {
        let base = Base::from_ref(state);
        let address = ClientIp::from_request_parts(parts, state).await?;
        let proxy_country = match &base.config.country_header {
            Some(header) if is_from_proxy(parts, &base.config.trusted_proxies) => proxy_country(&parts.headers, header),
            _ => None,
        };
        Ok(Self { address, proxy_country })
    }
}

/// Parses the country header. A header that occurs twice is ignored: the client may have sent the first one.
fn proxy_country(headers: &HeaderMap, name: &str) -> Option<Country> {
    let mut values = headers.get_all(name).iter();
    let value = values.next()?.to_str().ok()?;
    if values.next().is_some() { None } else { Country::read(value) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn a_header_that_comes_twice_or_names_no_country_says_nothing() {
        let header = |values: &[&'static str]| {
            let mut headers = HeaderMap::new();
            for value in values {
                headers.append("cf-ipcountry", HeaderValue::from_static(value));
            }
            proxy_country(&headers, "cf-ipcountry").map(|country| country.to_string())
        };
        assert_eq!(header(&["KH"]).as_deref(), Some("KH"));
        for values in [&[][..], &["KH", "VN"], &["XX"], &["T1"], &["Cambodia"]] {
            assert_eq!(header(values), None, "{values:?}");
        }
    }
}
