//! Enums of plain values that are stored and travel by a fixed word each: statuses, kinds, reasons, causes.

/// Declares an enum whose values each have a word, which is stored and travels: the same in the database, in JSON and in the OpenAPI document.
///
/// ```text
/// named_enum! {
///     /// Whether a member gave the money of a transfer or got it.
///     UplineDirection {
///         /// The member gave the money, to the upline.
///         #[default]
///         Out = "OUT",
///         /// The member got the money, from a downline.
///         In = "IN",
///     }
/// }
/// ```
///
/// One value is the default. A word is matched as `tt`: `utoipa`, which describes the enum, does not look into a `literal`.
macro_rules! named_enum {
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

            /// The value with this word; `None` for an unknown one.
            #[must_use]
            pub fn from_name(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|it| it.name() == word)
            }
        }
    };
}

pub(crate) use named_enum;

#[cfg(all(test, feature = "openapi"))]
mod tests {
    use crate::domain::cashier::DepositKind;
    use utoipa::PartialSchema;

    #[test]
    fn words_are_described_as_they_travel() {
        let described = serde_json::to_value(DepositKind::schema()).expect("a schema");
        assert_eq!(described["enum"], serde_json::to_value(DepositKind::ALL).expect("words"));
        assert_eq!(described["enum"][0], DepositKind::ALL[0].name());
    }
}
