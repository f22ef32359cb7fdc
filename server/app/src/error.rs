//! Errors that stop a command of this program: one line each, which names the remedy.

#[cfg(feature = "sample-load")]
use crate::sample_load::LoadError;
use crate::site::SiteError;
use crate::statement_check::StatementError;
use identity::{phone_identity, social};
use operator::AdminError;
use platform::http_client;
use platform::outbox::SettingError;
use platform::store::StoreError;

/// Why a command of this program failed: a server that did not start, or a command that did nothing.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Another process listens on a port that this one needs.
    #[error("port {port} is in use: stop what listens there, or choose another with {option}")]
    PortInUse {
        /// The port, on 127.0.0.1.
        port: u16,
        /// The command-line option that chooses the port, such as `--port`.
        option: &'static str,
    },
    /// A port can not be bound for another reason than being in use.
    #[error("port {port} can not be used ({detail}): choose another with {option}")]
    Bind {
        /// The port, on 127.0.0.1.
        port: u16,
        /// The command-line option that chooses the port, such as `--port`.
        option: &'static str,
        /// The operating system's message.
        detail: String,
    },
    /// Two of the ports for site, games and payments are equal.
    #[error("site, games and payments need a port each, and two were given {port}: choose another with {option}")]
    SamePort {
        /// The port that was given twice.
        port: u16,
        /// The command-line option by which another port is chosen.
        option: &'static str,
    },
    /// The value of `--merchant-origin` is not an origin (scheme, host and port).
    #[error(
        "--merchant-origin {0} is no origin: give scheme, host and port of the site, such as http://127.0.0.1:8080"
    )]
    MerchantOrigin(String),
    /// The database can not be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The built site can not be served.
    #[error(transparent)]
    Site(#[from] SiteError),
    /// The sample operator could not be seeded.
    #[error("the sample data could not be written: {0}")]
    Seed(String),
    /// The gateway for SMS and mail is misconfigured.
    #[error(transparent)]
    Gateway(#[from] SettingError),
    /// A setting needs a feature that this program was built without, such as TLS to other services.
    #[error(transparent)]
    Outside(#[from] http_client::Missing),
    /// The service that verifies phone numbers is configured incompletely.
    #[error(transparent)]
    PhoneIdentity(#[from] phone_identity::SettingError),
    /// A provider of social logins is configured incompletely.
    #[error(transparent)]
    Social(#[from] social::SettingError),
    /// An operator's command was refused or failed; it changed nothing.
    #[error(transparent)]
    Admin(#[from] AdminError),
    /// The load of sample data for measurements failed; the database may hold a part of it.
    #[cfg(feature = "sample-load")]
    #[error(transparent)]
    Load(#[from] LoadError),
    /// A signed statement did not pass its verification.
    #[error(transparent)]
    Statement(#[from] StatementError),
    /// The operating system refused something basic, such as the runtime's threads or standard output.
    #[error("the server can not run here: {0}")]
    Runtime(std::io::Error),
}
