//! Why a program did not start or stopped: one line each, which names the remedy.

#[cfg(feature = "sample-load")]
use crate::sample_load::LoadError;
use crate::site::SiteError;
use crate::statement_check::StatementError;
use identity::{phone_identity, social};
use operator::AdminError;
use platform::http_client;
use platform::outbox::SettingError;
use platform::store::StoreError;

/// Why the server did not start, or stopped.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Something else listens on a port.
    #[error("port {port} is in use: stop what listens there, or choose another with {option}")]
    PortInUse {
        /// The port.
        port: u16,
        /// The option that chooses it.
        option: &'static str,
    },
    /// A port can not be bound for another reason.
    #[error("port {port} can not be used ({detail}): choose another with {option}")]
    Bind {
        /// The port.
        port: u16,
        /// The option that chooses it.
        option: &'static str,
        /// What the operating system said.
        detail: String,
    },
    /// Two of what the server names were given one port.
    #[error("site, games and payments need a port each, and two were given {port}: choose another with {option}")]
    SamePort {
        /// The port.
        port: u16,
        /// The option that chooses another one.
        option: &'static str,
    },
    /// The merchant's origin is none.
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
    /// A gateway of messages can not be used.
    #[error(transparent)]
    Gateway(#[from] SettingError),
    /// A setting needs what this program was built without.
    #[error(transparent)]
    Outside(#[from] http_client::Missing),
    /// The service that verifies numbers is set up by half.
    #[error(transparent)]
    PhoneIdentity(#[from] phone_identity::SettingError),
    /// A provider of social logins is set up by half.
    #[error(transparent)]
    Social(#[from] social::SettingError),
    /// An operator's command did nothing.
    #[error(transparent)]
    Admin(#[from] AdminError),
    /// Nothing was loaded, or not all of it.
    #[cfg(feature = "sample-load")]
    #[error(transparent)]
    Load(#[from] LoadError),
    /// A statement did not pass.
    #[error(transparent)]
    Statement(#[from] StatementError),
    /// The operating system refused something basic.
    #[error("the server can not run here: {0}")]
    Runtime(std::io::Error),
}
