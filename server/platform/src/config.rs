//! The server's configuration, as read from the command line and the environment.

use std::path::{Path, PathBuf};

use axum::http::{HeaderMap, header};

use crate::http::Network;
use crate::store::Location;

/// The configuration of a running server.
#[derive(Debug, Clone)]
pub struct Config {
    /// Port of the site and its API on 127.0.0.1.
    pub port: u16,
    /// Port of the sample supplier's games on 127.0.0.1.
    pub games_port: u16,
    /// Folder of everything the server writes.
    pub data: PathBuf,
    /// The database: an SQLite file or a PostgreSQL address.
    pub database: Location,
    /// Folder of the built site; `None` when only the API is served.
    pub site: Option<PathBuf>,
    /// Origin at which browsers reach site and API.
    pub site_origin: String,
    /// Origin at which browsers reach the games; never the same as the site's.
    pub games_origin: String,
    /// Origin of the sample payment provider, a process of its own.
    pub payment_origin: String,
    /// Whether the built-in stand-ins for third-party services answer under `/dev/`. Never on a public site: they let anybody log in
    /// as anybody.
    pub development: bool,
    /// Proxies whose `X-Forwarded-For` and country header are believed.
    pub trusted_proxies: Vec<Network>,
    /// Header in which those proxies name the visitor's country, such as `CF-IPCountry`.
    pub country_header: Option<String>,
}

impl Config {
    /// A configuration for the given ports and data folder, with the embedded database and origins on 127.0.0.1.
    pub fn new(port: u16, games_port: u16, data: &Path) -> Self {
        Self {
            port,
            games_port,
            data: data.to_owned(),
            database: Location::File(data.join("lumora.db")),
            site: None,
            site_origin: format!("http://127.0.0.1:{port}"),
            games_origin: format!("http://127.0.0.1:{games_port}"),
            payment_origin: "http://127.0.0.1:8082".to_owned(),
            development: false,
            trusted_proxies: Vec::new(),
            country_header: None,
        }
    }

    /// The origin that the browser used for a call: `site_origin`, or the same with `localhost` where that is on 127.0.0.1 and the `Host`
    /// header says so. Any other `Host` header is ignored.
    pub fn origin_used(&self, headers: &HeaderMap) -> String {
        let by_name = self.site_origin.replacen("http://127.0.0.1", "http://localhost", 1);
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let is_by_name = host.is_some_and(|host| by_name.strip_prefix("http://") == Some(host));
        if is_by_name { by_name } else { self.site_origin.clone() }
    }

    /// Whether browsers reach the site over TLS, so that cookies can be marked `Secure`.
    pub fn is_https(&self) -> bool {
        self.site_origin.starts_with("https://")
    }
}
