//! How a reply is read: its envelope gives the value, or a [`Failure`] that knows its text.

use crate::event::{HttpReply, Transport};
use crate::json::{self, Malformed};
use crate::text::{self, key};
use crate::view::{Problem, Text};
use crate::wire::{Envelope, FailureValue, code};
use serde::de::DeserializeOwned;

/// Why a call did not succeed.
#[derive(Clone, Debug, PartialEq)]
pub struct Failure {
    /// The class of the failure.
    pub kind: FailureKind,
    /// The server's code for it, empty when it gave none.
    pub code: String,
    /// The server's message, in English.
    pub message: String,
    /// The value that the failure carries.
    pub value: Box<FailureValue>,
    /// The value as JSON text: a chunk reads it as a type of its own, so that the first page carries none of these types.
    pub(crate) carried: String,
    /// Seconds until another try makes sense.
    pub retry_after: Option<u32>,
    /// Request id of the call, to quote to customer service.
    pub request_id: Option<String>,
}

/// The classes of failures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FailureKind {
    /// The server was not reached.
    Network,
    /// No answer came in time.
    Timeout,
    /// The server was asked, and knows nothing of the call: nothing was done.
    NotReceived,
    /// The answer made no sense.
    Garbled,
    /// The server refused, with this HTTP status.
    Refused(u16),
}

/// Codes of status 401 that refuse what was sent, not the session.
const NOT_ABOUT_THE_SESSION: [&str; 14] = [
    code::WRONG_CREDENTIALS,
    code::CAPTCHA_REQUIRED,
    code::NOT_REMEMBERED,
    code::SECOND_FACTOR_REQUIRED,
    code::WRONG_FACTOR,
    code::FACTOR_EXPIRED,
    code::PASSWORD_REQUIRED,
    code::TICKET_EXPIRED,
    code::PASSKEY_INVALID,
    code::VISITOR_UNKNOWN,
    code::LINK_EXPIRED,
    code::WRONG_OLD_PASSWORD,
    code::INVALID_VERIFICATION_CODE,
    code::CODE_EXPIRED,
];

impl Failure {
    /// A failure that never reached a server.
    pub fn without_reply(kind: FailureKind) -> Self {
        Failure {
            kind,
            code: String::new(),
            message: String::new(),
            value: Box::default(),
            carried: String::new(),
            retry_after: None,
            request_id: None,
        }
    }

    /// The value of the failure, read as the type that belongs to its code.
    pub fn carried<T: DeserializeOwned>(&self) -> Option<T> {
        json::from_str(&self.carried).ok()
    }

    /// The session behind the call is dead.
    pub fn session_ended(&self) -> bool {
        self.kind == FailureKind::Refused(401) && !NOT_ABOUT_THE_SESSION.contains(&self.code.as_str())
    }

    /// What to tell the player: the text of the code, else what the class of failure means, else the server's own words.
    pub fn problem(&self) -> Problem {
        let text = match self.kind {
            FailureKind::Network => Text::of(key::ERROR_NETWORK),
            FailureKind::Timeout => Text::of(key::ERROR_TIMEOUT),
            FailureKind::NotReceived => Text::of(key::OUTCOME_NOT_RECEIVED),
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

/// Reads a reply: opens its envelope, and gives the value or the failure.
pub fn decode<T: DeserializeOwned>(outcome: Result<HttpReply, Transport>) -> Result<T, Failure> {
    let answer = open(outcome)?;
    json::from_str(&answer.value).map_err(|_| malformed_reply(answer.request_id))
}

/// Whether the reply settles the outcome of a call: the server did what was asked, or refused it. The outcome stays unknown without
/// a reply, after a failure of the server, while the call is in progress, and where a proxy answers without our envelope.
pub fn is_answer(outcome: &Result<HttpReply, Transport>) -> bool {
    let Ok(reply) = outcome else { return false };
    let Ok(envelope) = envelope(&reply.body) else { return false };
    let code = envelope.code.as_deref().unwrap_or_default();
    match reply.status {
        200..=299 => envelope.success && envelope.value.is_some(),
        400..=499 => !envelope.success && !code.is_empty() && code != code::IN_PROGRESS && code != code::TIMEOUT,
        _ => false,
    }
}

/// The value of a call that succeeded, still as text.
struct Answer {
    value: String,
    request_id: Option<String>,
}

/// Everything about a reply that does not depend on the type of its value.
fn open(outcome: Result<HttpReply, Transport>) -> Result<Answer, Failure> {
    let reply = outcome.map_err(|transport| {
        Failure::without_reply(match transport {
            Transport::Timeout => FailureKind::Timeout,
            Transport::NotReceived => FailureKind::NotReceived,
            Transport::Network | Transport::Aborted | Transport::Unsupported => FailureKind::Network,
        })
    })?;
    let envelope = envelope(&reply.body);
    if !(200..300).contains(&reply.status) {
        // A proxy's own error page has no envelope: its status still says what class of failure it is.
        return Err(refusal(&reply, envelope.ok()));
    }
    match envelope {
        Ok(Envelope { success: true, value: Some(value), .. }) => {
            Ok(Answer { value: value.to_owned(), request_id: reply.request_id })
        }
        Ok(refused @ Envelope { success: false, .. }) => Err(refusal(&reply, Some(refused))),
        _ => Err(malformed_reply(reply.request_id)),
    }
}

/// The envelope round a value that is not read yet.
fn envelope(body: &str) -> Result<Envelope<&str>, Malformed> {
    let (mut success, mut value, mut code, mut message) = (None, None, None, None);
    for (name, text) in json::members(body)? {
        match name.as_ref() {
            "success" => set_once(&mut success, text)?,
            "value" => set_once(&mut value, text)?,
            "code" => set_once(&mut code, text)?,
            "message" => set_once(&mut message, text)?,
            _ => {}
        }
    }
    Ok(Envelope {
        success: json::from_str(success.ok_or(Malformed)?)?,
        value: value.filter(|value| *value != "null"),
        code: json::from_str(code.unwrap_or("null"))?,
        message: json::from_str(message.unwrap_or("null"))?,
    })
}

/// Sets a member that may be named only once.
fn set_once<'a>(member: &mut Option<&'a str>, text: &'a str) -> Result<(), Malformed> {
    if member.replace(text).is_none() { Ok(()) } else { Err(Malformed) }
}

fn refusal(reply: &HttpReply, envelope: Option<Envelope<&str>>) -> Failure {
    let (value, code, message) = envelope.map(|it| (it.value, it.code, it.message)).unwrap_or_default();
    let carried = value.unwrap_or_default().to_owned();
    let value: FailureValue = json::from_str(&carried).unwrap_or_default();
    Failure {
        kind: FailureKind::Refused(reply.status),
        code: code.unwrap_or_default(),
        message: message.unwrap_or_default(),
        retry_after: reply.retry_after.or(value.retry_after),
        value: Box::new(value),
        carried,
        request_id: reply.request_id.clone(),
    }
}

fn malformed_reply(request_id: Option<String>) -> Failure {
    Failure { request_id, ..Failure::without_reply(FailureKind::Garbled) }
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
    fn only_an_answer_of_the_server_itself_settles_the_outcome() {
        let refused = |code: &str| format!("{{\"success\":false,\"code\":\"{code}\"}}");
        assert!(is_answer(&reply(200, r#"{"success":true,"value":{}}"#)));
        for (status, code) in [(400, "invalid_request"), (401, "login_required"), (409, "no_draws_left"), (429, "x")] {
            assert!(is_answer(&reply(status, &refused(code))), "{status}");
        }
        let unclear =
            [(409, "in_progress"), (408, "timeout"), (500, "internal_error"), (503, "unavailable"), (404, "")];
        for (status, code) in unclear {
            assert!(!is_answer(&reply(status, &refused(code))), "{status}");
        }
        for (status, body) in [(200, "{\"success\":true,\"val"), (200, "<html>"), (404, "<html>"), (403, ""), (302, "")]
        {
            assert!(!is_answer(&reply(status, body)), "{status} {body}");
        }
        assert!(!is_answer(&Err(Transport::Timeout)) && !is_answer(&Err(Transport::Network)));
    }

    #[test]
    fn an_error_page_of_a_proxy_is_classified_by_its_status() {
        for (status, words) in
            [(502, key::ERROR_SYSTEM), (503, key::ERROR_UNAVAILABLE), (429, key::ERROR_TOO_MANY_REQUESTS)]
        {
            assert_eq!(decode::<Done>(reply(status, "<html>no</html>")).unwrap_err().problem().text.key, words);
        }
    }
}
