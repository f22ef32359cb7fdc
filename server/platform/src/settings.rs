//! The operator's settings, as stored in `site_settings`: switches, numbers and texts by name.

use std::collections::HashMap;

use lumora_core::domain::agent::features::ContractRequests;
use lumora_core::wire::{AgentSettings, Currency, RegisterInfo, Whitelabel};

use crate::store::{Store, StoreError, sql};

/// The setting of this name; `None` where the operator has not set it.
///
/// # Errors
/// When the database fails.
pub async fn value(executor: impl sql::Executor, name: &'static str) -> Result<Option<String>, StoreError> {
    let query = sql::query_scalar("select value from site_settings where name = $1");
    query.bind(name).fetch_optional(executor).await
}

/// A setting that is a whole number, such as an amount in minor units; `None` where it is not set or no number.
///
/// # Errors
/// When the database fails.
pub async fn number(executor: impl sql::Executor, name: &'static str) -> Result<Option<i64>, StoreError> {
    Ok(value(executor, name).await?.and_then(|number| number.parse().ok()))
}

/// Whether the site is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SiteStatus {
    /// Open: code 0.
    Normal,
    /// Closed for maintenance: code 1.
    Maintenance,
}

impl SiteStatus {
    /// The status that a value of the setting `status` stands for; open where it is not set.
    pub fn of(value: Option<&str>) -> Self {
        if value == Some("1") { Self::Maintenance } else { Self::Normal }
    }

    /// Reads the status from the database.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn read(executor: impl sql::Executor) -> Result<Self, StoreError> {
        Ok(Self::of(value(executor, "status").await?.as_deref()))
    }
}

/// All settings by name. A setting that is missing reads as empty, off or `None`.
#[derive(Debug, Default)]
pub struct Settings(HashMap<String, String>);

impl Settings {
    /// Reads all settings, outside a transaction.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn load(store: &Store) -> Result<Self, StoreError> {
        Self::read(store.reader()).await
    }

    /// Reads all settings on the given connection, for a transaction that depends on them.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn read(executor: impl sql::Executor) -> Result<Self, StoreError> {
        let rows: Vec<(String, String)> =
            sql::query_as("select name, value from site_settings").fetch_all(executor).await?;
        Ok(Self(rows.into_iter().collect()))
    }

    /// The stored value; `None` where the operator has not set it.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// A text; empty where it is not set.
    pub fn text(&self, name: &str) -> String {
        self.get(name).unwrap_or_default().to_owned()
    }

    /// A switch; off where it is not set.
    pub fn is_on(&self, name: &str) -> bool {
        self.get(name) == Some("true")
    }

    /// A whole number, such as a time in milliseconds; `None` where it is not set or no number.
    pub fn number(&self, name: &str) -> Option<i64> {
        self.get(name)?.parse().ok()
    }

    /// Whether the site is open.
    pub fn status(&self) -> SiteStatus {
        SiteStatus::of(self.get("status"))
    }

    /// The site's currency, in which every amount is.
    pub fn currency(&self) -> Currency {
        Currency { code: self.text("currency_code"), symbol: self.text("currency_symbol") }
    }

    /// The feature switches of section 6 of the specification.
    pub fn whitelabel(&self) -> Whitelabel {
        Whitelabel {
            mobile_number_registration: self.is_on("MOBILENUMREG3"),
            registration_mobile_verification: self.is_on("REGMOBVERF3"),
            mobile_password_registration: self.is_on("MOBILENUMPASSREG3"),
            username_registration: self.is_on("USERNAMEREG3"),
            free_play: self.is_on("FREEPLAY3"),
            password_expiry_forces_change: self.is_on("PWDEXPFORCECHANGE3"),
            mobile_code_login: self.is_on("MOBILEVERCODELOGIN3"),
            password_change_by_mobile: self.is_on("CHNGPASSVERIF3"),
            direct_registration: self.is_on("DIRECTREG3"),
        }
    }

    /// The agent settings of section 3 of the specification: which contracts agents see, and who may request one.
    pub fn agents(&self) -> AgentSettings {
        let requests = |name: &str| self.get(name).and_then(ContractRequests::from_name).unwrap_or_default();
        AgentSettings {
            dailysalreqtype: requests("dailysalreqtype"),
            divtypereq: requests("divtypereq"),
            contracthoursalreq: requests("contracthoursalreq"),
            realtimesalreqtype: requests("realtimesalreqtype"),
            contractmrdailysalinfotype: self.is_on("contractmrdailysalinfotype"),
            contracthoursalinfo: self.is_on("contracthoursalinfo"),
            dailysalinfotype: self.is_on("dailysalinfotype"),
            realtimesalinfotype: self.is_on("realtimesalinfotype"),
            divtypeinfo: self.is_on("divtypeinfo"),
        }
    }

    /// The registration settings that the client's frame needs.
    pub fn register(&self) -> RegisterInfo {
        RegisterInfo { enabled: self.is_on("register_enabled") }
    }
}
