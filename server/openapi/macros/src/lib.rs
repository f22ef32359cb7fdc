//! What `#[utoipa::path(...)]` and `routes!(...)` stand for in the crates of the server (see `lumora-openapi`).
//!
//! They read tokens as they are, without a library that parses Rust: every crate of the server waits for this one. Method and address of a call
//! are read here in any case, so that a server routes the same with and without its description.

mod call;
mod derives;
mod list;

use proc_macro::TokenStream;

/// Makes a function a call of the API: `#[utoipa::path(get, path = "/wps/...", responses(...))]`. The rest of the words are utoipa's.
#[proc_macro_attribute]
pub fn path(words: TokenStream, function: TokenStream) -> TokenStream {
    call::expand(words, function).unwrap_or_else(failure)
}

/// The calls of a router by the names of their functions: `routes!(list, api::show)`.
#[proc_macro]
pub fn routes(names: TokenStream) -> TokenStream {
    list::expand(names).unwrap_or_else(failure)
}

/// Takes the place of utoipa's where nothing is described.
#[proc_macro_derive(ToSchema, attributes(schema))]
pub fn to_schema(item: TokenStream) -> TokenStream {
    derives::named_types(item)
}

/// Takes the place of utoipa's where nothing is described.
#[proc_macro_derive(IntoParams, attributes(param, into_params))]
pub fn into_params(item: TokenStream) -> TokenStream {
    derives::named_types(item)
}

fn failure(message: String) -> TokenStream {
    format!("compile_error!({message:?});").parse().unwrap_or_default()
}
