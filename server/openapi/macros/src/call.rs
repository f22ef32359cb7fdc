//! The attribute of a call: it makes a `Route` with method and path beside the function.

use proc_macro::{TokenStream, TokenTree};

use crate::derives::named_types;
use crate::list::route_of;

const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

/// The unchanged function, and its route.
pub fn expand(words: TokenStream, function: TokenStream) -> Result<TokenStream, String> {
    let call = Call::read(words.clone(), function.clone())?;
    let (route, address) = (route_of(&call.name), &call.address);
    let (visibility, name, method) = (&call.visibility, &call.name, call.method.to_uppercase());
    let described = cfg!(feature = "openapi")
        .then(|| format!("fn describe(document: &mut ::utoipa::Document) {{ document.add::<__path_{name}>(); }}"));
    let beside = format!(
        "#[doc(hidden)] #[allow(non_camel_case_types)] {visibility} struct {route}; \
         impl ::utoipa::Route for {route} {{ \
             const METHOD: ::utoipa::MethodFilter = ::utoipa::MethodFilter::{method}; \
             const PATH: &'static str = {address}; \
             {} \
         }}",
        described.unwrap_or_default()
    );
    let mut expanded = TokenStream::new();
    if cfg!(feature = "openapi") {
        expanded.extend(parsed(&format!("#[::utoipa::described::path({words})]"))?);
    } else {
        expanded.extend(named_types(words));
    }
    expanded.extend(function);
    expanded.extend(parsed(&beside)?);
    Ok(expanded)
}

fn parsed(text: &str) -> Result<TokenStream, String> {
    text.parse().map_err(|error| format!("{error}: {text}"))
}

/// The parts of attribute and function that the route needs.
struct Call {
    method: &'static str,
    /// Path of the call as a literal, quotes included.
    address: String,
    visibility: String,
    name: String,
}

impl Call {
    fn read(words: TokenStream, function: TokenStream) -> Result<Self, String> {
        let words: Vec<TokenTree> = words.into_iter().collect();
        let first = words.first().map(ToString::to_string).unwrap_or_default();
        let method = METHODS.into_iter().find(|method| *method == first);
        let mut triples = words.windows(3);
        let address = triples.find_map(|triple| match triple {
            // A macro passes its literals on in groups without delimiters.
            [TokenTree::Ident(name), TokenTree::Punct(is), text] => {
                (name.to_string() == "path" && is.as_char() == '=').then(|| text.to_string())
            }
            _ => None,
        });
        let (visibility, name) = head(function).ok_or("a call is a function")?;
        Ok(Self {
            method: method.ok_or_else(|| format!("say the method of {name} first: one of {}", METHODS.join(", ")))?,
            address: address.ok_or_else(|| format!("say where {name} is called: path = \"/wps/...\""))?,
            visibility,
            name,
        })
    }
}

/// Visibility and name of a function.
fn head(function: TokenStream) -> Option<(String, String)> {
    let tokens: Vec<TokenTree> = function.into_iter().collect();
    let at = tokens.iter().position(|token| token.to_string() == "fn")?;
    let name = tokens.get(at + 1)?.to_string();
    let public = tokens.get(..at)?.iter().position(|token| token.to_string() == "pub");
    let bounds = public.and_then(|public| tokens.get(public + 1)).filter(|next| matches!(next, TokenTree::Group(_)));
    let visibility =
        public.map_or_else(String::new, |_| format!("pub{}", bounds.map_or_else(String::new, ToString::to_string)));
    Some((visibility, name))
}
