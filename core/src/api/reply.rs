//! How a reply is read: the envelope opens to the value, or to a [`Failure`] that knows its words.

use crate::event::{HttpReply, Transport};
use crate::text::{self, key};
use crate::view::{Problem, Text};
use crate::wire::{Envelope, FailureValue, code};
use serde::de::DeserializeOwned;

/// Why a call did not succeed.
#[derive(Clone, Debug, PartialEq)]
pub struct Failure {
    /// What class of failure.
    pub kind: FailureKind,
    /// The server's word for it, empty when it gave none.
    pub code: String,
    /// The server's English for it.
    pub message: String,
    /// What the failure carries.
    pub value: Box<FailureValue>,
    /// Seconds until another try makes sense.
    pub retry_after: Option<u32>,
    /// What to quote to customer service.
    pub request_id: Option<String>,
}

/// Classes of failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FailureKind {
    /// The server was not reached.
    Network,
    /// No answer in time.
    Timeout,
    /// The answer made no sense.
    Garbled,
    /// The server refused, with this HTTP status.
    Refused(u16),
}

impl Failure {
    /// A failure that never reached a server.
    pub fn without_reply(kind: FailureKind) -> Self {
        Failure {
            kind,
            code: String::new(),
            message: String::new(),
            value: Box::default(),
            retry_after: None,
            request_id: None,
        }
    }

    /// The session behind the call is dead.
    pub fn session_ended(&self) -> bool {
        let about_login = [code::WRONG_CREDENTIALS, code::CAPTCHA_REQUIRED, code::NOT_REMEMBERED];
        self.kind == FailureKind::Refused(401) && !about_login.contains(&self.code.as_str())
    }

    /// What to tell the player: the text of the code, else what the class of failure means, else the server's own words.
    pub fn problem(&self) -> Problem {
        let text = match self.kind {
            FailureKind::Network => Text::of(key::ERROR_NETWORK),
            FailureKind::Timeout => Text::of(key::ERROR_TIMEOUT),
            FailureKind::Garbled => Text::of(key::ERROR_GARBLED),
            FailureKind::Refused(status) => match text::code::text_of(&self.code) {
                Some(known) => Text::of(known),
                None if status == 429 => Text::of(key::ERROR_TOO_MANY_REQUESTS),
                None if status == 503 => Text::of(key::ERROR_UNAVAILABLE),
                None if status >= 500 || self.message.is_empty() => Text::of(key::ERROR_SYSTEM),
                None => Text::of(key::ERROR_OTHER).with("message", self.message.as_str()),
            },
        };
        Problem { text, request_id: self.request_id.clone() }
    }
}

/// Opens the envelope.
pub fn decode<T: DeserializeOwned>(outcome: Result<HttpReply, Transport>) -> Result<T, Failure> {
    let reply = outcome.map_err(|transport| {
        Failure::without_reply(match transport {
            Transport::Timeout => FailureKind::Timeout,
            Transport::Network | Transport::Aborted => FailureKind::Network,
        })
    })?;
    if (200..300).contains(&reply.status) {
        match serde_json::from_str::<Envelope<T>>(&reply.body) {
            Ok(Envelope { success: true, value: Some(value), .. }) => return Ok(value),
            Ok(Envelope { success: false, .. }) => {}
            _ => return Err(Failure { request_id: reply.request_id, ..Failure::without_reply(FailureKind::Garbled) }),
        }
    }
    Err(refusal(reply))
}

fn refusal(reply: HttpReply) -> Failure {
    let kind = FailureKind::Refused(reply.status);
    match serde_json::from_str::<Envelope<FailureValue>>(&reply.body) {
        Ok(envelope) => {
            let value = envelope.value.unwrap_or_default();
            Failure {
                kind,
                code: envelope.code.unwrap_or_default(),
                message: envelope.message.unwrap_or_default(),
                retry_after: reply.retry_after.or(value.retry_after),
                value: Box::new(value),
                request_id: reply.request_id,
            }
        }
        // A proxy's own error page: its status still says what class of failure it is.
        Err(_) => {
            Failure { retry_after: reply.retry_after, request_id: reply.request_id, ..Failure::without_reply(kind) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::Done;

    fn reply(status: u16, body: &str) -> Result<HttpReply, Transport> {
        Ok(HttpReply { status, retry_after: None, request_id: Some("r-1".into()), body: body.into() })
    }

    #[test]
    fn a_success_opens_to_its_value() {
        assert_eq!(decode::<Done>(reply(200, r#"{"success":true,"value":{}}"#)), Ok(Done {}));
    }

    #[test]
    fn a_reply_that_makes_no_sense_is_garbled_and_keeps_its_request_id() {
        for body in ["", "null", "[]", "<html>", "{\"success\":true}", "{\"success\":true,\"value\":7}", "{\"succ"] {
            let failure = decode::<Done>(reply(200, body)).unwrap_err();
            assert_eq!(failure.kind, FailureKind::Garbled, "{body}");
            assert_eq!(failure.request_id.as_deref(), Some("r-1"));
        }
    }

    #[test]
    fn a_refusal_keeps_code_and_value_and_speaks_in_known_words() {
        let body = r#"{"success":false,"code":"wrong_credentials","message":"no","value":{"captcha":true}}"#;
        let failure = decode::<Done>(reply(401, body)).unwrap_err();
        assert!(failure.value.captcha && !failure.session_ended());
        assert_eq!(failure.problem().text.key, key::ERROR_WRONG_CREDENTIALS);
    }

    #[test]
    fn an_unknown_code_shows_the_servers_own_words() {
        let failure =
            decode::<Done>(reply(409, r#"{"success":false,"code":"new","message":"Try later."}"#)).unwrap_err();
        assert_eq!(failure.problem().text, Text::of(key::ERROR_OTHER).with("message", "Try later."));
    }

    #[test]
    fn an_error_page_of_a_proxy_is_told_by_its_status() {
        for (status, words) in
            [(502, key::ERROR_SYSTEM), (503, key::ERROR_UNAVAILABLE), (429, key::ERROR_TOO_MANY_REQUESTS)]
        {
            assert_eq!(decode::<Done>(reply(status, "<html>no</html>")).unwrap_err().problem().text.key, words);
        }
    }
}
