//! The macro `routes!`.

use proc_macro::{Delimiter, Group, Ident, Punct, Spacing, TokenStream, TokenTree};

/// Name of the `Route` type of a function.
pub fn route_of(function: &str) -> String {
    format!("__route_{function}")
}

/// Turns each name into a `Call`: `api::show` into `Call::of::<api::__route_show, _, _>(api::show)`.
pub fn expand(names: TokenStream) -> Result<TokenStream, String> {
    let tokens: Vec<TokenTree> = names.into_iter().collect();
    let mut calls = TokenStream::new();
    for name in tokens.split(|token| token.to_string() == ",").filter(|name| !name.is_empty()) {
        let Some((TokenTree::Ident(function), path)) = name.split_last() else {
            return Err("routes! takes names of functions, with commas between them".to_owned());
        };
        let handler: TokenStream = name.iter().cloned().collect();
        let mut route: TokenStream = path.iter().cloned().collect();
        route.extend([TokenTree::Ident(Ident::new(&route_of(&function.to_string()), function.span()))]);
        calls.extend(quoted("::utoipa::Call::of::<", route, ", _, _>"));
        calls.extend([TokenTree::Group(Group::new(Delimiter::Parenthesis, handler))]);
        calls.extend([TokenTree::Punct(Punct::new(',', Spacing::Alone))]);
    }
    Ok(TokenTree::Group(Group::new(Delimiter::Bracket, calls)).into())
}

fn quoted(before: &str, tokens: TokenStream, behind: &str) -> TokenStream {
    let parsed = |text: &str| text.parse::<TokenStream>().unwrap_or_default();
    let mut all = parsed(before);
    all.extend(tokens);
    all.extend(parsed(behind));
    all
}
