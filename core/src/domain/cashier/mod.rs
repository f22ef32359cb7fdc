//! Money on its way in and out (sections 3 and 4 of the specification): what kinds of deposits and withdrawals there are, how far one
//! has come, what may follow, and what it costs.
//!
//! The server stores the words of these tables and moves by their machines; the client names and orders by the same ones. So a
//! state that the one writes and the other does not know can not be.

mod charge;
mod deposit;
mod transfer;
mod upline;
mod withdrawal;

pub use charge::{Bounds, Charge, OutOfBounds};
pub use deposit::{DepositEvent, DepositKind, DepositStatus};
pub use transfer::{TransferCause, TransferDirection, TransferEvent, TransferFailure, TransferStatus, movable};
pub use upline::UplineDirection;
pub use withdrawal::{Confirmation, PayoutKind, WithdrawalEvent, WithdrawalStatus};

/// Declares an enum whose values each have a word, which is stored and travels. A word is taken as it is written (`tt`): what describes the
/// enum does not look into a `literal`.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $word:tt,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        #[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
        pub enum $name { $($(#[$variant_doc])* #[serde(rename = $word)] $variant,)+ }

        impl $name {
            /// Every value, in the order of its table.
            pub const ALL: &[$name] = &[$($name::$variant),+];

            /// The word that is stored and travels.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }

            /// The value with this word; nothing for an unknown one.
            #[must_use]
            pub fn from_name(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|it| it.name() == word)
            }
        }
    };
}

pub(crate) use words;

#[cfg(all(test, feature = "openapi"))]
mod tests {
    use super::DepositKind;
    use utoipa::PartialSchema;

    #[test]
    fn words_are_described_as_they_travel() {
        let described = serde_json::to_value(DepositKind::schema()).expect("a schema");
        assert_eq!(described["enum"], serde_json::to_value(DepositKind::ALL).expect("words"));
        assert_eq!(described["enum"][0], DepositKind::ALL[0].name());
    }
}
