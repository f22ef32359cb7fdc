//! The sample payment provider as a process: what it writes, how it stops, and what is left when it is killed.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use axum::body::Bytes;
use axum::http::{Method, Request};
use payment_provider::MERCHANT;
use platform::clock::Clock;
use platform::shared_key::{self, SharedKey};
use platform::signature;
use serde_json::{Value, json};

fn command(data: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lumora-server"));
    command.arg("payment-provider").args(arguments).arg("--data").arg(data);
    for name in ["DATABASE_URL", "LUMORA_PAYMENT_PORT", "LUMORA_PAYMENT_ORIGIN", "LUMORA_SITE_ORIGIN", "RUST_LOG"] {
        command.env_remove(name);
    }
    command
}

/// A running provider; it is killed when the test lets go of it.
struct Provider {
    process: Child,
    address: String,
    key: SharedKey,
}

impl Provider {
    fn start(data: &Path, merchant: &Merchant) -> Self {
        let mut command = command(data, &["--port", "0", "--desk", "--merchant-origin", &merchant.origin]);
        let log = std::fs::File::options().append(true).create(true).open(data.join("log")).expect("a log");
        let mut process = command.stdout(Stdio::piped()).stderr(log).spawn().expect("the provider starts");
        let out = BufReader::new(process.stdout.take().expect("its output"));
        let line = out.lines().map_while(Result::ok).find(|line| line.contains("Payments")).expect("its address");
        assert!(line.contains("no real money"), "{line}");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next()).expect("an address");
        let key = SharedKey::read_or_make(data, shared_key::PAYMENT_PROVIDER).expect("the key that it has made");
        Self { address: address.to_owned(), process, key }
    }

    fn call(&self, method: Method, path: &str, body: &Value) -> (u16, Value) {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let mut request = Request::builder().method(method).uri(path).body(Bytes::from(body)).expect("a request");
        signature::sign(&mut request, &self.key, MERCHANT, Clock::System.now_ms());
        let headers: String = request
            .headers()
            .iter()
            .map(|(name, value)| format!("{name}: {}\r\n", value.to_str().expect("text")))
            .collect();
        let head = format!(
            "{} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{headers}Content-Length: {}\r\n\r\n",
            request.method(),
            self.address,
            request.body().len()
        );
        let mut stream = TcpStream::connect(&self.address).expect("a connection");
        stream.write_all(head.as_bytes()).expect("a request");
        stream.write_all(request.body()).expect("a body");
        let mut reply = String::new();
        stream.read_to_string(&mut reply).expect("a reply");
        let (head, body) = reply.split_once("\r\n\r\n").expect("a head");
        let status = head.split(' ').nth(1).and_then(|it| it.parse().ok()).expect("a status");
        (status, serde_json::from_str(body).unwrap_or(Value::Null))
    }

    /// Asks it to stop, and waits until it has.
    fn stop(mut self) {
        let asked = Command::new("kill").arg(self.process.id().to_string()).status().expect("kill runs");
        assert!(asked.success());
        assert!(self.process.wait().expect("it ends").success(), "it stops in order");
    }
}

impl Drop for Provider {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Whoever is told.
struct Merchant {
    listener: TcpListener,
    origin: String,
}

impl Merchant {
    fn new() -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
        let origin = format!("http://{}", listener.local_addr().expect("an address"));
        Self { listener, origin }
    }

    /// Waits for the next event; it is answered when the caller says so.
    fn hear(&self) -> (Value, TcpStream) {
        let (stream, _) = self.listener.accept().expect("a connection");
        let mut reader = BufReader::new(stream);
        let mut length = 0;
        loop {
            let mut line = String::new();
            reader.read_line(&mut line).expect("a head");
            if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
                length = value.trim().parse().expect("a length");
            }
            if line.trim().is_empty() {
                break;
            }
        }
        let mut body = vec![0; length];
        reader.read_exact(&mut body).expect("a body");
        (serde_json::from_slice(&body).expect("an event"), reader.into_inner())
    }
}

/// Says 200.
fn take(mut stream: TcpStream) {
    let answer = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}";
    stream.write_all(answer.as_bytes()).expect("an answer");
}

fn payout(merchant: &Merchant) -> Value {
    json!({
        "reference": "WD-1", "amount": "40.00", "currency": "USD", "notifyUrl": format!("{}/hook", merchant.origin),
        "target": { "kind": "bank", "account": "1002 0004" },
    })
}

#[test]
fn it_writes_its_own_database_and_the_shared_key_and_nothing_of_the_operators() {
    let (folder, merchant) = (tempfile::tempdir().expect("a folder"), Merchant::new());
    let provider = Provider::start(folder.path(), &merchant);
    let asked = json!({
        "reference": "DEP-1", "method": "hosted", "amount": "5.00", "currency": "USD", "expiresInSeconds": 60,
        "notifyUrl": format!("{}/hook", merchant.origin),
    });
    let (status, payment) = provider.call(Method::POST, "/v1/payments", &asked);
    let token = payment["payUrl"].as_str().expect("an address").rsplit('/').next().expect("a token").to_owned();
    assert_eq!((status, provider.call(Method::GET, &format!("/pay/{token}"), &Value::Null).0), (200, 200));
    provider.stop();
    let provider = Provider::start(folder.path(), &merchant);
    let (_, again) = provider.call(Method::GET, "/v1/payments/DEP-1", &Value::Null);
    assert_eq!(again["paymentId"], payment["paymentId"], "it is there after a restart");
    provider.stop();
    let files = std::fs::read_dir(folder.path()).expect("the folder");
    let mut files: Vec<String> =
        files.map(|it| it.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    files.retain(|name| !name.starts_with("payments.db"));
    files.sort();
    assert_eq!(files, ["log", shared_key::PAYMENT_PROVIDER]);
    let log = std::fs::read_to_string(folder.path().join("log")).expect("the log");
    assert!(log.contains("/pay/...") && !log.contains(&token), "the payer's address stands in no log: {log}");
}

#[test]
fn a_payout_is_paid_once_and_told_whole_wherever_the_process_is_killed() {
    let (folder, merchant) = (tempfile::tempdir().expect("a folder"), Merchant::new());
    let provider = Provider::start(folder.path(), &merchant);
    let (_, taken) = provider.call(Method::POST, "/v1/payouts", &payout(&merchant));
    drop(provider);
    // It died before it began; the next one carries it out, and dies while the merchant hears of the first part.
    let provider = Provider::start(folder.path(), &merchant);
    assert_eq!(provider.call(Method::POST, "/v1/payouts", &payout(&merchant)).1["payoutId"], taken["payoutId"]);
    let (first, unanswered) = merchant.hear();
    assert_eq!((&first["type"], &first["paidTotal"]), (&json!("payout.partly_paid"), &json!("20.00")));
    drop(provider);
    drop(unanswered);
    let provider = Provider::start(folder.path(), &merchant);
    let (again, stream) = merchant.hear();
    assert_eq!(again, first, "the same event comes again");
    take(stream);
    let (second, stream) = merchant.hear();
    assert_eq!((&second["type"], &second["paidTotal"]), (&json!("payout.paid"), &json!("40.00")));
    take(stream);
    let (_, told) = provider.call(Method::GET, "/v1/payouts/WD-1", &Value::Null);
    let parts: Vec<&Value> = told["parts"].as_array().expect("parts").iter().map(|part| &part["amount"]).collect();
    assert_eq!((&told["status"], parts), (&json!("paid"), vec![&json!("20.00"), &json!("20.00")]));
    provider.stop();
}

#[test]
fn what_keeps_it_from_starting_is_said_in_one_line_with_the_remedy() {
    let folder = tempfile::tempdir().expect("a folder");
    let taken = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
    let port = taken.local_addr().expect("an address").port().to_string();
    let refusal = |arguments: &[&str]| {
        let output = command(folder.path(), arguments).output().expect("the program runs");
        let text = String::from_utf8(output.stderr).expect("text");
        assert!(!output.status.success() && output.stdout.is_empty() && text.lines().count() == 1, "{text}");
        text
    };
    assert!(refusal(&["--port", &port]).contains("choose another with --port"));
    for origin in ["", "site", "http://evil.example", "http://127.0.0.1:8080/path"] {
        assert!(refusal(&["--port", "0", "--merchant-origin", origin]).contains("--merchant-origin"), "{origin}");
    }
    std::fs::write(folder.path().join(shared_key::PAYMENT_PROVIDER), "short").expect("a file");
    assert!(refusal(&["--port", "0"]).contains(shared_key::PAYMENT_PROVIDER));
}
