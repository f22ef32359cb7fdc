//! Keeps types in use that only descriptions name, so that the compiler does not report their imports as unused where nothing is
//! described.

use proc_macro::{TokenStream, TokenTree};

/// Keys of an attribute whose value is a type.
const BEFORE_TYPE: [&str; 4] = ["body", "request_body", "content", "value_type"];

/// A constant that names all types after `body =` and the like, at any depth.
pub fn named_types(words: TokenStream) -> TokenStream {
    let mut found = Vec::new();
    find(words, &mut found);
    let types = found.iter().map(|name| format!("::core::marker::PhantomData<{name}>,")).collect::<String>();
    format!("const _: fn() = || {{ let _: Option<({types})> = None; }};").parse().unwrap_or_default()
}

fn find(words: TokenStream, found: &mut Vec<String>) {
    let tokens: Vec<TokenTree> = words.into_iter().collect();
    let mut rest = tokens.as_slice();
    while let [first, behind @ ..] = rest {
        rest = behind;
        if let TokenTree::Group(group) = first {
            find(group.stream(), found);
        }
        if let (TokenTree::Ident(word), [TokenTree::Group(parameters), ..]) = (first, behind)
            && word.to_string() == "params"
        {
            let parameters: Vec<TokenTree> = parameters.stream().into_iter().collect();
            found.extend(parameters.split(|token| token.to_string() == ",").filter_map(type_at));
        }
        if let ([TokenTree::Punct(is), value @ ..], true) = (behind, BEFORE_TYPE.contains(&first.to_string().as_str()))
            && is.as_char() == '='
        {
            found.extend(type_at(value));
        }
    }
}

/// The type at the beginning of the tokens, up to the next comma. A literal or a list of alternatives is none.
fn type_at(tokens: &[TokenTree]) -> Option<String> {
    if !matches!(tokens.first()?, TokenTree::Ident(_)) {
        return None;
    }
    let mut open = 0;
    let ends = |token: &&TokenTree| {
        match token.to_string().as_str() {
            "<" => open += 1,
            ">" => open -= 1,
            "," if open == 0 => return false,
            _ => {}
        }
        true
    };
    let name: TokenStream = tokens.iter().take_while(ends).cloned().collect();
    // utoipa's word for any JSON object.
    Some(name.to_string()).filter(|name| !name.contains("Object"))
}
