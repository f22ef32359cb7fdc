//! `calls!`: the calls of a feature, one line each.
//!
//! ```text
//! calls! {
//!     /// What it is for.
//!     Page { listing: Listing } => GAME_LIST: Get "/path" Public Plain, latest, on_page(GameListValue);
//! }
//! ```
//!
//! A line names the variant of the folder's `Request` with what is needed to understand the answer; the endpoint; the policy
//! of its slot ([`latest` or `single`](crate::slot)); and the function that takes the answer, with the type of its value on
//! the wire. Where they are needed: several endpoints, divided by `|`, and an expression in parentheses that chooses one; `[key]` for a
//! slot of its own for each key; `in` the name of a slot that several calls share. A function with no type takes the answer
//! as it came. `Intent` behind an endpoint says that its call must take effect once, as all do that move money or points: it then belongs to an
//! [intent](crate::feature::services::intents), and needs nothing else to be done once.

/// The folder's `Request`, its endpoints, and `on_answer`.
macro_rules! calls {
    ($(
        #[doc = $doc:literal]
        $Call:ident $({ $($(#[$field_doc:meta])* $field:ident: $Field:ty),* $(,)? })?
        => $($ENDPOINT:ident: $method:ident $path:literal $access:ident $body:ident $($intent:ident)?)|* $(($endpoint:expr))?,
        $policy:ident $([$key:expr])? $(in $slot:expr)?,
        $($take:ident)::+ $(($Answer:ty))?;
    )*) => {
        /// What this feature asks of the server.
        #[derive(Clone, Debug, PartialEq)]
        pub(crate) enum Request {
            $(#[doc = $doc] $Call $({ $($(#[$field_doc])* $field: $Field),* })?,)*
        }

        /// The endpoints of these calls, by name.
        #[allow(unused_imports, reason = "not every list of calls uses every method, and one may only reuse endpoints of another")]
        pub mod endpoint {
            use crate::api::endpoint::{Access, Body, Endpoint};
            use crate::effect::Method::{Delete, Get, Post, Put};

            $($(#[doc = $doc] pub const $ENDPOINT: Endpoint =
                Endpoint { method: $method, path: $path, access: Access::$access, body: Body::$body, intent: crate::api::calls::intent!($($intent)?) };)*)*
            /// Every endpoint of these calls.
            pub(crate) const CALLS: &[Endpoint] = &[$($($ENDPOINT,)*)*];
        }

        #[allow(unused_variables, reason = "not every choice looks at every field")]
        impl Request {
            /// The call that it makes.
            pub fn endpoint(&self) -> &'static $crate::api::Endpoint {
                match self {
                    $(Request::$Call $({ $($field),* })? => crate::api::calls::chosen!($($ENDPOINT)*; $($endpoint)?),)*
                }
            }

            /// The slot that the call occupies while it is under way.
            pub fn slot(&self) -> $crate::slot::Slot {
                match self {
                    $(Request::$Call $({ $($field),* })? => $crate::slot::Slot::$policy(
                        crate::api::calls::slot_name!($($path)*; $($slot)?),
                        crate::api::calls::slot_key!($($key)?),
                    ),)*
                }
            }
        }

        /// An answer goes to the function that its line names.
        pub(crate) fn on_answer(
            model: &mut $crate::model::Model,
            step: &mut $crate::model::Step,
            request: Request,
            outcome: $crate::api::Outcome,
        ) {
            match request {
                $(Request::$Call $({ $($field),* })? => {
                    $($take)::+(model, step, $($($field,)*)? crate::api::calls::answer!(outcome $($Answer)?));
                })*
            }
        }
    };
}

macro_rules! intent {
    () => {
        false
    };
    (Intent) => {
        true
    };
}

macro_rules! chosen {
    ($($ENDPOINT:ident)*; $chosen:expr) => {
        $chosen
    };
    ($ENDPOINT:ident;) => {
        &endpoint::$ENDPOINT
    };
}

/// A slot that no other call shares is named by the path of its call.
macro_rules! slot_name {
    ($($path:literal)*; $slot:expr) => {
        $slot
    };
    ($path:literal $($other:literal)*;) => {
        $path
    };
}

macro_rules! slot_key {
    () => {
        $crate::slot::Key::None
    };
    ($key:expr) => {
        $crate::slot::Key::from($key)
    };
}

macro_rules! answer {
    ($outcome:ident) => {
        $outcome
    };
    ($outcome:ident $Answer:ty) => {
        $crate::api::decode::<$Answer>($outcome)
    };
}

pub(crate) use {answer, calls, chosen, intent, slot_key, slot_name};
