//! The program itself: what it says when it can not start, how it stops, and what its log holds.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use lumora_server::seed;
use lumora_server::testing::seal_with;
use lumora_server::testing::stores::{TestStore, both_engines, sqlite};
use platform::store::Location;
use serde_json::{Value, json};

/// The vendors of the sample that keep wallets themselves.
const OWN_WALLETS: [Option<&str>; 2] = [Some("CF"), Some("GR")];

fn command(data: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lumora-server"));
    command.arg("serve").args(arguments).arg("--data").arg(data);
    for name in ["DATABASE_URL", "LUMORA_PORT", "LUMORA_GAMES_PORT", "LUMORA_PAYMENT_PORT", "LUMORA_SITE", "RUST_LOG"] {
        command.env_remove(name);
    }
    command
}

/// Runs a start that has to fail; gives the one line it says.
fn refusal(data: &Path, arguments: &[&str]) -> String {
    refusal_of(&mut command(data, arguments))
}

fn refusal_of(command: &mut Command) -> String {
    let output = command.output().expect("the program runs");
    let text = String::from_utf8(output.stderr).expect("text");
    assert!(!output.status.success(), "it has to fail: {text}");
    assert!(output.stdout.is_empty(), "nothing is announced");
    assert_eq!(text.lines().count(), 1, "one line: {text}");
    text
}

const ANY_PORTS: [&str; 4] = ["--port", "0", "--games-port", "0"];

#[test]
fn a_damaged_database_file_is_named_with_the_remedy_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("lumora.db");
    let prose = "this is no database, it is prose ".repeat(500);
    std::fs::write(&file, &prose).expect("a file");
    let line = refusal(folder.path(), &ANY_PORTS);
    assert!(line.contains("lumora.db is damaged") && line.contains("restore a backup"), "{line}");
    assert_eq!(std::fs::read_to_string(&file).expect("the file"), prose);
}

#[test]
fn a_data_folder_that_can_not_be_made_is_named_with_the_remedy() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("plain");
    std::fs::write(&file, "a file").expect("a file");
    let line = refusal(&file.join("data"), &ANY_PORTS);
    assert!(line.contains("plain/data") && line.contains("--data"), "{line}");
}

#[test]
fn a_database_file_that_can_not_be_written_is_named_with_the_remedy() {
    let folder = tempfile::tempdir().expect("a folder");
    // A folder where the file should be: nobody can write that, whatever the user's rights.
    std::fs::create_dir(folder.path().join("lumora.db")).expect("a folder");
    let line = refusal(folder.path(), &ANY_PORTS);
    assert!(line.contains(&folder.path().display().to_string()) && line.contains("--data"), "{line}");
}

#[test]
fn a_port_in_use_is_named_with_its_option() {
    let folder = tempfile::tempdir().expect("a folder");
    let taken = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
    let port = taken.local_addr().expect("an address").port().to_string();
    for (option, arguments) in
        [("--port", ["--port", &port, "--games-port", "0"]), ("--games-port", ["--port", "0", "--games-port", &port])]
    {
        let line = refusal(folder.path(), &arguments);
        assert!(line.contains(&format!("port {port} is in use")) && line.contains(option), "{line}");
    }
    assert_eq!(std::fs::read_dir(folder.path()).expect("the folder").count(), 0, "the data folder is not touched");
    let line = refusal(folder.path(), &["--port", &port, "--games-port", &port]);
    assert!(line.contains("a port each") && line.contains("--games-port"), "{line}");
    for other in ["--port", "--games-port"] {
        let line = refusal(folder.path(), &[other, &port, "--payment-port", &port]);
        assert!(line.contains("a port each") && line.contains("--payment-port"), "{line}");
    }
}

#[test]
fn a_missing_site_and_an_absent_postgres_are_named_with_the_remedy() {
    let folder = tempfile::tempdir().expect("a folder");
    let line = refusal_of(command(folder.path(), &ANY_PORTS).args(["--site", "/nowhere/at/all"]));
    assert!(line.contains("/nowhere/at/all") && line.contains("--site"), "{line}");
    let url = "postgres://lumora:canary-5f1e@127.0.0.1:9/lumora";
    let line = refusal_of(command(folder.path(), &ANY_PORTS).env("DATABASE_URL", url));
    assert!(line.contains("DATABASE_URL") && !line.contains("canary-5f1e"), "{line}");
}

/// One call on a connection of its own; gives head and body of the reply.
fn call(address: &str, method: &str, path: &str, headers: &[(&str, &str)], body: &Value) -> (String, Value) {
    let mut stream = TcpStream::connect(address).expect("a connection");
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let headers: String = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\n{headers}Content-Length: {}\r\n\r\n",
        address,
        body.len()
    );
    stream.write_all(format!("{head}{body}").as_bytes()).expect("a request");
    let mut reply = String::new();
    stream.read_to_string(&mut reply).expect("a reply");
    let (head, body) = reply.split_once("\r\n\r\n").expect("a head");
    (head.to_owned(), serde_json::from_str(body).unwrap_or(Value::Null))
}

/// A running server; it is killed when the test ends.
struct Running {
    process: Child,
    address: String,
}

impl Running {
    /// Logs everything that it can.
    fn start(test: &TestStore) -> Self {
        let data = test.folder();
        let mut command = command(data, &ANY_PORTS);
        if let Location::Postgres(url) = &test.location {
            command.env("DATABASE_URL", url);
        }
        let log = std::fs::File::options().append(true).create(true).open(data.join("log")).expect("a log");
        command.env("RUST_LOG", "trace").stdout(Stdio::piped()).stderr(log);
        let mut process = command.spawn().expect("the server starts");
        let out = BufReader::new(process.stdout.take().expect("its output"));
        let line = out.lines().map_while(Result::ok).find(|line| line.contains("Lumora")).expect("its address");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next()).expect("an address");
        Self { process, address: address.to_owned() }
    }

    fn call(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &Value) -> (String, Value) {
        call(&self.address, method, path, headers, body)
    }

    fn sealed(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &Value) -> (String, Value) {
        let (_, seal) = self.call("GET", "/wps/system/seal", &[], &Value::Null);
        let text = |name: &str| seal["value"][name].as_str().expect("text").to_owned();
        let info = format!("wps/v1|{method}|{path}");
        let sealed = seal_with(&text("publicKey"), (&text("kid"), &text("nonce")), &info, body);
        self.call(method, path, headers, &sealed)
    }

    fn log_in(&self, account: &str, password: &str) -> (String, Value) {
        let body = json!({ "username": account, "password": password, "remember": true });
        self.sealed("POST", "/wps/session/login", &[], &body)
    }

    fn balance(&self, bearer: &str) -> Value {
        let (_, reply) = self.call("GET", "/wps/v2/wallets/balance", &[("Authorization", bearer)], &Value::Null);
        reply["value"]["sumBalance"].clone()
    }

    /// The latest movements of the member's money, at most so many.
    fn movements(&self, bearer: &str, most: usize) -> Vec<Value> {
        let path = format!("/wps/relay/ODSFE2_MemTransDet?pageSize={most}");
        let (_, reply) = self.call("GET", &path, &[("Authorization", bearer)], &Value::Null);
        reply["value"]["content"].as_array().unwrap_or_else(|| panic!("{reply}")).clone()
    }

    /// Asks it to stop and waits until it has.
    fn stop(mut self) {
        let asked = Command::new("kill").arg(self.process.id().to_string()).status().expect("kill runs");
        assert!(asked.success());
        assert!(self.process.wait().expect("it ends").success(), "it stops in order");
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn a_visit_outlives_a_restart_and_leaves_no_secret_in_the_log() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    for test in runtime.block_on(both_engines()) {
        visit(&test);
    }
}

#[test]
fn a_server_that_has_only_just_said_where_it_is_stops_in_order() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    Running::start(&runtime.block_on(sqlite())).stop();
}

#[test]
fn a_page_that_listens_holds_up_no_stop_and_leaves_no_token_in_the_log() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let test = runtime.block_on(sqlite());
    let server = Running::start(&test);
    let sample = &seed::sample_accounts()[0];
    let (_, login) = server.log_in(sample.account, sample.password);
    let token = login["value"]["token"].as_str().unwrap_or_else(|| panic!("{login}")).to_owned();
    let mut stream = TcpStream::connect(&server.address).expect("a connection");
    let head = format!("GET /wps/events HTTP/1.1\r\nHost: site\r\nAuthorization: Bearer {token}\r\n\r\n");
    stream.write_all(head.as_bytes()).expect("a request");
    let mut told = BufReader::new(stream);
    let mut line = String::new();
    while !line.starts_with("event: revision") {
        line.clear();
        assert!(told.read_line(&mut line).expect("a line") > 0, "the stream ended early");
    }
    let asked = Instant::now();
    server.stop();
    assert!(asked.elapsed() < Duration::from_secs(5), "the stream held up the stop");
    let mut rest = String::new();
    told.read_to_string(&mut rest).expect("the end");
    assert!(rest.ends_with("0\r\n\r\n"), "it was cut off: {rest:?}");
    let log = std::fs::read_to_string(test.folder().join("log")).expect("the log");
    assert!(log.contains("/wps/events") && !log.contains(&token));
}

fn visit(test: &TestStore) {
    let server = Running::start(test);
    let sample = &seed::sample_accounts()[0];
    let mut secrets = vec![sample.password.to_owned()];

    let (_, wrong) = server.log_in("canary-account-5f1e", "canary-password-5f1e");
    assert_eq!(wrong["success"], false);
    secrets.extend(["canary-account-5f1e".to_owned(), "canary-password-5f1e".to_owned()]);
    let (_, captcha) = server.call("GET", "/wps/captcha", &[], &Value::Null);
    secrets.push(captcha["value"]["image"].as_str().expect("an image")[..40].to_owned());

    let (head, login) = server.log_in(sample.account, sample.password);
    let token = login["value"]["token"].as_str().unwrap_or_else(|| panic!("{login}"));
    secrets.push(token.to_owned());
    let cookies: Vec<_> = head.lines().filter(|line| line.to_ascii_lowercase().starts_with("set-cookie")).collect();
    assert_eq!(cookies.len(), 2, "the device and the remembered login");
    for line in cookies {
        assert!(line.contains("HttpOnly") && line.contains("SameSite=Strict"), "{line}");
        let value = line.split_once('=').and_then(|(_, rest)| rest.split(';').next()).expect("a value");
        secrets.extend(value.split('.').filter(|part| part.len() > 8).map(ToOwned::to_owned));
    }
    secrets.extend(change_passwords(&server));
    let bearer = format!("Bearer {token}");
    let session = [("Authorization", bearer.as_str())];
    let query = "/wps/relay/GCSGAME_gameList?gameType=RNG&gameName=canary-query-5f1e";
    assert_eq!(server.call("GET", query, &session, &Value::Null).1["success"], true);
    secrets.push("canary-query-5f1e".to_owned());
    let (_, games) = server.call("GET", "/wps/relay/GCSGAME_gameList?gameType=RNG", &session, &Value::Null);
    // Which stands first follows from what is played; one that is played from a wallet at its vendor would need money there.
    let game = games["value"]["games"]
        .as_array()
        .expect("games")
        .iter()
        .find(|game| !OWN_WALLETS.contains(&game["vassalage"].as_str()));
    let game = game.expect("a game that is played from the main wallet");
    let launch = json!({
        "nodeId": game["nodeId"], "vassalage": game["vassalage"], "gameType": "RNG", "device": "WEB", "language": "EN", "backUrl": "/",
    });
    let (_, launched) = server.call("POST", "/wps/game/launchGame", &session, &launch);
    let url = launched["value"]["url"].as_str().unwrap_or_else(|| panic!("{launched}"));
    let ticket = url.split("ticket=").nth(1).and_then(|rest| rest.split('&').next()).expect("a ticket");
    secrets.push(ticket.to_owned());
    let origin = url.split("/play/").next().expect("an origin").trim_start_matches("http://").to_owned();
    secrets.push(play(&origin, ticket, game["gameCode"].as_str().expect("a code")));
    let before = server.movements(&bearer, 20);
    assert!(before.iter().any(|it| it["kind"] == "game_bet"), "{}: {before:?}", test.name);
    server.stop();

    let server = Running::start(test);
    // A prize of the sample leaderboards may have come meanwhile.
    let after = server.movements(&bearer, 100);
    assert!(before.iter().all(|it| after.contains(it)), "{}: session and wallet are back: {after:?}", test.name);
    assert_eq!(server.call("DELETE", "/wps/session/logout", &session, &Value::Null).1["success"], true);
    assert!(server.balance(&bearer).is_null(), "{}: logged out", test.name);
    server.stop();

    let log = std::fs::read_to_string(test.folder().join("log")).expect("the log");
    assert!(log.contains("/wps/session/login") && log.contains("/wps/game/launchGame"), "the log tells the calls");
    for secret in secrets {
        assert!(!log.contains(&secret), "{secret} stands in the log");
    }
}

/// Registers in vain, changes the password of who must, and follows a made-up link; gives what was sent and handed out.
fn change_passwords(server: &Running) -> Vec<String> {
    let secret = |name: &str| format!("canary{name}5f1e");
    let form = json!({
        "username": secret("Name"), "password": secret("Pass"), "confirmPassword": secret("Pass"), "email": "canarymail5f1e@mail.example",
        "paymentPassword": secret("Pay"), "verificationCode": secret("Code"), "payeeName": secret("Payee"),
    });
    let (_, refused) = server.sealed("PUT", "/wps/member/register", &[], &form);
    assert_eq!(refused["code"], "rule_broken", "{refused}");

    let (_, login) = server.log_in("lantern_newcomer", "123456");
    let text = |name: &str| login["value"][name].as_str().unwrap_or_else(|| panic!("{login}")).to_owned();
    let (token, ticket) = (text("token"), text("changeTicket"));
    let bearer = format!("Bearer {token}");
    let body =
        json!({ "changeTicket": ticket, "newPassword": "canaryNew5f1e7", "confirmNewPassword": "canaryNew5f1e7" });
    let (_, changed) = server.sealed("POST", "/wps/member/password", &[("Authorization", &bearer)], &body);
    assert_eq!(changed["success"], true, "{changed}");
    let link =
        json!({ "token": secret("Link"), "newPassword": secret("Reset"), "confirmNewPassword": secret("Reset") });
    let (_, expired) = server.sealed("POST", "/wps/member/password/reset", &[], &link);
    assert_eq!(expired["code"], "link_expired", "{expired}");
    let sent = ["Name", "Pass", "Pay", "Code", "Payee", "Link", "Reset"].map(secret);
    sent.into_iter().chain(["canarymail5f1e".to_owned(), "canaryNew5f1e7".to_owned(), token, ticket]).collect()
}

/// Opens the game with its ticket and plays a round; gives the secret of the visit.
fn play(origin: &str, ticket: &str, code: &str) -> String {
    let (_, opened) = call(origin, "POST", "/api/session", &[], &json!({ "ticket": ticket, "code": code }));
    let session = opened["session"].as_str().unwrap_or_else(|| panic!("{opened}")).to_owned();
    let bearer = format!("Bearer {session}");
    let visit = [("Authorization", bearer.as_str())];
    let (_, state) = call(origin, "GET", "/api/state", &visit, &Value::Null);
    let spin = json!({ "key": "key-0001", "stake": state["stakes"][0] });
    let (_, spun) = call(origin, "POST", "/api/spin", &visit, &spin);
    assert_eq!(spun["round"]["state"], "settled", "{spun}");
    session
}
