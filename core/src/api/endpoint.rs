//! What a call is to the server: method, path, who may make it, how its body travels. The calls themselves stand in the folders of the
//! features that make them (`calls!`), and are gathered here by name. Paths are those of section 7 to the letter; a relayed call stands under
//! `/wps/relay/` by its name.

use crate::effect::Method::{self, Get};

/// Platform string of the game list calls (section 9).
pub const PLATFORM: &str = "flash,html5-desktop";

/// Who may make a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Anyone. The token travels along when there is one, since some answers differ for members.
    Public,
    /// Only with a session token; the server repeats this gate.
    Member,
    /// A member by the session, or a visitor by the token of a conversation with customer service; both travel along.
    Customer,
    /// The same as a member, and also for a restricted member: one who must change the password before anything else.
    Restricted,
}

/// How the body travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Body {
    /// As JSON, or without a body.
    Plain,
    /// Encrypted for the server (HPKE, RFC 9180).
    Sealed,
    /// As an HTML form would send it.
    Form,
    /// As a file of the visitor's: bytes that the core never sees.
    File,
}

/// A call that the server answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Endpoint {
    /// The HTTP method of the call.
    pub method: Method,
    /// Path on the site's origin.
    pub path: &'static str,
    /// Who may make the call.
    pub access: Access,
    /// How the body travels.
    pub body: Body,
    /// Whether the call moves money or points: its idempotency key then belongs to what the member means, and not to the send.
    pub intent: bool,
}

impl Endpoint {
    /// Whether the call changes something: it then carries an idempotency key and is never aborted.
    pub fn mutates(&self) -> bool {
        self.method != Get
    }
}

/// A nonce for one sealed call.
pub const SEAL: Endpoint =
    Endpoint { method: Get, path: "/wps/system/seal", access: Access::Public, body: Body::Plain, intent: false };

pub use crate::feature::list::endpoints::*;

/// Every endpoint that the client calls.
pub const ALL: &[Endpoint] = &gathered::<{ count(LISTS) }>(LISTS);

const fn count(mut lists: &[&[Endpoint]]) -> usize {
    let mut count = 1;
    while let [list, rest @ ..] = lists {
        count += list.len();
        lists = rest;
    }
    count
}

#[expect(clippy::indexing_slicing, reason = "it runs when the core is compiled")]
const fn gathered<const COUNT: usize>(mut lists: &[&[Endpoint]]) -> [Endpoint; COUNT] {
    let mut all = [SEAL; COUNT];
    let mut index = 1;
    while let [list, rest @ ..] = lists {
        let mut list: &[Endpoint] = list;
        while let [endpoint, others @ ..] = list {
            all[index] = *endpoint;
            index += 1;
            list = others;
        }
        lists = rest;
    }
    all
}
