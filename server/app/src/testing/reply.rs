//! The reply of a server under test.

use axum::http::{HeaderMap, header};
use serde_json::Value;

/// An HTTP reply.
#[derive(Debug, Clone)]
pub struct TestReply {
    /// The HTTP status code.
    pub status: u16,
    /// All headers.
    pub headers: HeaderMap,
    /// The body's bytes.
    pub body: Vec<u8>,
    /// The call's path as it is logged, without secrets.
    pub logged_path: String,
}

impl TestReply {
    /// The body as JSON; null when it is not JSON.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or(Value::Null)
    }

    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The value at a JSON pointer of the body; null where there is none.
    pub fn at(&self, pointer: &str) -> Value {
        self.json().pointer(pointer).cloned().unwrap_or(Value::Null)
    }

    /// `name=value` of a cookie that the reply sets.
    pub fn cookie(&self, name: &str) -> Option<String> {
        let lines = self.headers.get_all(header::SET_COOKIE).iter().filter_map(|line| line.to_str().ok());
        let mut pairs = lines.filter_map(|line| line.split(';').next());
        pairs.find(|pair| pair.starts_with(&format!("{name}="))).map(ToOwned::to_owned)
    }
}
