//! HTTP over a kept connection, as a supplier's server speaks it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::Value;

/// So long waits nobody for an answer: a server that hangs fails the test.
const ANSWERED_WITHIN: Duration = Duration::from_secs(60);

/// A client of one server; it connects when it has to.
#[derive(Debug)]
pub(super) struct Client {
    address: String,
    connection: Option<BufReader<TcpStream>>,
}

/// Status and body.
pub(super) type Answer = (u16, Value);

impl Client {
    pub(super) fn new(address: &str) -> Self {
        Self { address: address.to_owned(), connection: None }
    }

    /// Sends a call; nothing when there was no whole answer.
    pub(super) fn call(&mut self, method: &str, path: &str, headers: &[(&str, &str)], body: &Value) -> Option<Answer> {
        let answer = self.try_call(method, path, headers, body);
        if answer.is_none() {
            self.connection = None;
        }
        answer
    }

    fn try_call(&mut self, method: &str, path: &str, headers: &[(&str, &str)], body: &Value) -> Option<Answer> {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let headers: String = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n{headers}Content-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        if self.connection.is_none() {
            let stream = TcpStream::connect(&self.address).ok()?;
            stream.set_nodelay(true).ok()?;
            stream.set_read_timeout(Some(ANSWERED_WITHIN)).ok()?;
            self.connection = Some(BufReader::new(stream));
        }
        let connection = self.connection.as_mut()?;
        connection.get_mut().write_all(request.as_bytes()).ok()?;
        read_answer(connection)
    }
}

fn read_answer(connection: &mut BufReader<TcpStream>) -> Option<Answer> {
    let (mut status, mut length, mut line) = (None, 0, String::new());
    loop {
        line.clear();
        if connection.read_line(&mut line).ok()? == 0 {
            return None;
        }
        let text = line.trim_end().to_ascii_lowercase();
        if status.is_none() {
            status = Some(text.split(' ').nth(1)?.parse().ok()?);
        } else if let Some(number) = text.strip_prefix("content-length:") {
            length = number.trim().parse().ok()?;
        } else if text.is_empty() {
            break;
        }
    }
    let mut body = vec![0; length];
    connection.read_exact(&mut body).ok()?;
    Some((status?, serde_json::from_slice(&body).ok()?))
}
