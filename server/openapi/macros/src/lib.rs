//! The macros `#[utoipa::path(...)]` and `routes!(...)` of the server's crates (see `lumora-openapi`).
//!
//! They work on raw tokens, without a parser library, because every crate of the server waits for this one to compile. Method and
//! path of a call are always read here, so that a server routes the same with and without descriptions.

mod call;
mod derives;
mod list;

use proc_macro::TokenStream;

/// Makes a function a call of the API: `#[utoipa::path(get, path = "/wps/...", responses(...))]`. Everything but method and path is
/// utoipa's.
#[proc_macro_attribute]
pub fn path(words: TokenStream, function: TokenStream) -> TokenStream {
    call::expand(words, function).unwrap_or_else(failure)
}

/// The calls of a router, by the names of their functions: `routes!(list, api::show)`.
#[proc_macro]
pub fn routes(names: TokenStream) -> TokenStream {
    list::expand(names).unwrap_or_else(failure)
}

/// Replaces utoipa's derive where nothing is described.
#[proc_macro_derive(ToSchema, attributes(schema))]
pub fn to_schema(item: TokenStream) -> TokenStream {
    derives::named_types(item)
}

/// Replaces utoipa's derive where nothing is described.
#[proc_macro_derive(IntoParams, attributes(param, into_params))]
pub fn into_params(item: TokenStream) -> TokenStream {
    derives::named_types(item)
}

fn failure(message: String) -> TokenStream {
    format!("compile_error!({message:?});").parse().unwrap_or_default()
}
