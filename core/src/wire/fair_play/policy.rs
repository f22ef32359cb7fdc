//! What the operator's licence asks of the site, as far as a page has to know it. In `info` of the status call.
//!
//! What pages do under every policy is no flag here: time and net position stand beside every game, the return to the player on the card of
//! every game whose supplier publishes it. Whether a second game may be open is the server's to say when one starts.

use serde::{Deserialize, Serialize};

/// The duties that a page keeps.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct PolicyInfo {
    /// Id of the policy: `gb`, `mt`, `on`, `cw`, `strict`, `play-money`.
    pub id: String,
    /// The least age of who may play, in years.
    pub min_age: u32,
    /// A demo can be played without an account.
    pub open_demo: bool,
    /// Time and place of the session before are said at login.
    pub previous_login_shown: bool,
    /// How the operator keeps the money of its customers, in a sentence for the first deposit, which has to be acknowledged; empty where nothing is demanded.
    pub customer_funds: String,
}

impl Default for PolicyInfo {
    /// The strictest: an answer that leaves it out promises nothing.
    fn default() -> PolicyInfo {
        PolicyInfo {
            id: String::new(),
            min_age: 21,
            open_demo: false,
            previous_login_shown: true,
            customer_funds: String::new(),
        }
    }
}
