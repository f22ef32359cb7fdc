//! Keys of every text that the core can ask for: a list for each file of `locales/`, under its name.

macro_rules! keys {
    ($($name:ident = $key:literal;)*) => {
        $(#[doc = concat!("Key `", $key, "`.")] pub const $name: &str = $key;)*
        pub(super) const KEYS: &[&str] = &[$($key),*];
    };
}

/// The files, and all of their keys as one list.
macro_rules! files {
    ($($file:ident)*) => {
        $(mod $file; pub use $file::*;)*

        /// The keys of all files.
        pub fn all() -> impl Iterator<Item = &'static str> {
            [$($file::KEYS),*].into_iter().flatten().copied()
        }
    };
}

files! {
    account_access
    agent
    agent_downline
    agent_register
    agent_team
    agent_records
    agent_settlements
    agent_contracts
    bonuses
    cashier
    contact
    deposit
    dialogs
    errors
    fair_play
    fair_play_site
    forms
    help
    identity
    inbox
    invitations
    layout
    lobbies
    lobby
    login
    member_centre
    missions
    notices
    payment_password
    points
    privacy
    promotions
    records
    rewards
    search
    statements
    tile
    time
    titles
    upline
    wallet
    wallets
    withdraw
}
