//! Killing the server in the middle of betting loses nothing that was acknowledged, and doubles nothing.

use lumora_server::MIGRATIONS;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use games::seamless::{SAMPLE_SUPPLIER, secret_of, sign};
use lumora_server::seed;
use lumora_server::testing::seal_with;
use platform::store::{Location, Store, sql};
use serde_json::{Value, json};

const PLAYERS: usize = 8;
/// The server is killed as soon as this many bets were acknowledged.
const KILL_AFTER: usize = 400;
const STAKE: i64 = 1;

/// A server process, killed for good when the test ends.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(data: &Path) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_lumora-server"))
            .args(["serve", "--port", "0", "--games-port", "0", "--data"])
            .arg(data)
            .env_remove("DATABASE_URL")
            .env("RUST_LOG", "off")
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .expect("the server starts");
        let out = BufReader::new(process.stdout.take().expect("its output"));
        let line = out.lines().map_while(Result::ok).find(|line| line.contains("Lumora")).expect("its address");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next()).expect("an address");
        Self { process, address: address.to_owned() }
    }

    fn kill(&mut self) {
        self.process.kill().expect("it is killed");
        self.process.wait().expect("it is gone");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// One call on a connection of its own; nothing when the server went away.
fn call(address: &str, method: &str, path: &str, headers: &[(&str, &str)], body: &Value) -> Option<Value> {
    let mut stream = TcpStream::connect(address).ok()?;
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let headers: String = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\n{headers}Content-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(format!("{head}{body}").as_bytes()).ok()?;
    let mut reply = String::new();
    stream.read_to_string(&mut reply).ok()?;
    serde_json::from_str(reply.split_once("\r\n\r\n")?.1).ok()
}

fn login(address: &str) -> String {
    let account = &seed::sample_accounts()[0];
    let seal = call(address, "GET", "/wps/system/seal", &[], &Value::Null).expect("a seal key");
    let text = |name: &str| seal["value"][name].as_str().expect("text").to_owned();
    let body = json!({ "username": account.account, "password": account.password });
    let info = "wps/v1|POST|/wps/session/login";
    let sealed = seal_with(&text("publicKey"), (&text("kid"), &text("nonce")), info, &body);
    let reply = call(address, "POST", "/wps/session/login", &[], &sealed).expect("a login");
    reply["value"]["token"].as_str().unwrap_or_else(|| panic!("{reply}")).to_owned()
}

fn balance(address: &str, token: &str) -> String {
    let bearer = format!("Bearer {token}");
    let reply = call(address, "GET", "/wps/v2/wallets/balance", &[("Authorization", &bearer)], &Value::Null);
    reply.expect("a balance")["value"]["sumBalance"].as_str().expect("an amount").to_owned()
}

/// Starts a game as the site does, and opens its session as the supplier does.
fn open_game(address: &str, token: &str, secret: &str, (vendor, game_code): &(String, String)) -> Value {
    let launch = json!({ "vassalage": vendor, "gameType": "RNG", "gameCode": game_code, "device": "WEB", "language": "EN", "backUrl": "/" });
    let bearer = format!("Bearer {token}");
    let reply =
        call(address, "POST", "/wps/game/launchGame", &[("Authorization", &bearer)], &launch).expect("a launch");
    let url = reply["value"]["url"].as_str().unwrap_or_else(|| panic!("{reply}")).to_owned();
    let ticket = url.split("ticket=").nth(1).and_then(|rest| rest.split('&').next()).expect("a ticket");
    seamless(address, secret, "session/open", &json!({ "request_uuid": "open", "ticket": ticket })).expect("a session")
}

fn seamless(address: &str, secret: &str, path: &str, body: &Value) -> Option<Value> {
    let signature = sign(secret, body.to_string().as_bytes());
    let headers = [("X-Supplier", SAMPLE_SUPPLIER), ("X-Signature", signature.as_str())];
    call(address, "POST", &format!("/seamless/{path}"), &headers, body)
}

fn bet(uuid: &str, game: &Value) -> Value {
    json!({
        "request_uuid": "r", "transaction_uuid": uuid, "token": game["token"], "round": format!("round-{uuid}"),
        "game_code": game["game_code"], "amount": STAKE, "currency": game["currency"],
    })
}

/// Bets from many threads until the server is gone; gives what was sent and what was acknowledged.
fn bet_until_killed(mut server: Server, secret: &str, game: &Value) -> (Vec<String>, Vec<String>) {
    let acknowledged = Arc::new(Mutex::new(Vec::new()));
    let sent = Arc::new(Mutex::new(Vec::new()));
    let count = Arc::new(AtomicUsize::new(0));
    std::thread::scope(|scope| {
        for player in 0..PLAYERS {
            let (acknowledged, sent, count, address) = (&acknowledged, &sent, &count, server.address.clone());
            scope.spawn(move || {
                for number in 0.. {
                    let uuid = format!("bet-{player}-{number}");
                    sent.lock().expect("a list").push(uuid.clone());
                    let Some(reply) = seamless(&address, secret, "transaction/bet", &bet(&uuid, game)) else { return };
                    assert_eq!(reply["status"], "RS_OK", "{reply}");
                    acknowledged.lock().expect("a list").push(uuid);
                    count.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
        while count.load(Ordering::Relaxed) < KILL_AFTER {
            std::thread::yield_now();
        }
        server.kill();
    });
    let take = |list: Arc<Mutex<Vec<String>>>| std::mem::take(&mut *list.lock().expect("a list"));
    (take(sent), take(acknowledged))
}

fn cents(amount: &str) -> i64 {
    amount.replace('.', "").parse().expect("an amount")
}

#[test]
fn a_server_killed_in_the_middle_of_betting_loses_no_acknowledged_bet_and_doubles_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let location = Location::File(folder.path().join("lumora.db"));
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let secret = runtime.block_on(async {
        let store = Store::open(&location, MIGRATIONS).await.expect("a store");
        let secret = secret_of(&store, SAMPLE_SUPPLIER).await.expect("a secret");
        store.close().await;
        secret
    });

    let server = Server::start(folder.path());
    let (token, before) = {
        let token = login(&server.address);
        let before = cents(&balance(&server.address, &token));
        (token, before)
    };
    let title = runtime.block_on(async {
        let store = Store::open(&location, MIGRATIONS).await.expect("a second look");
        let query =
            sql::query_as("select vendor, game_code from games where game_type = 'RNG' and enabled = 1 limit 1");
        let title: (String, String) = query.fetch_one(store.reader()).await.expect("a game");
        store.close().await;
        title
    });
    let game = open_game(&server.address, &token, &secret, &title);
    let (sent, acknowledged) = bet_until_killed(server, &secret, &game);
    assert!(acknowledged.len() >= KILL_AFTER);

    let stored: Vec<String> = runtime.block_on(async {
        let store = Store::open(&location, MIGRATIONS).await.expect("the store after the crash");
        let query = sql::query_scalar("select transaction_uuid from seamless_transactions where kind = 'bet'");
        let stored = query.fetch_all(store.reader()).await.expect("bets");
        store.close().await;
        stored
    });
    let lost: Vec<_> = acknowledged.iter().filter(|uuid| !stored.contains(uuid)).collect();
    assert!(lost.is_empty(), "acknowledged and lost: {lost:?}");

    let again = Server::start(folder.path());
    let stakes = |count: usize| i64::try_from(count).expect("a small number") * STAKE;
    assert_eq!(
        cents(&balance(&again.address, &token)),
        before - stakes(stored.len()),
        "the session and the wallet are back"
    );
    for uuid in &sent {
        let reply = seamless(&again.address, &secret, "transaction/bet", &bet(uuid, &game)).expect("an answer");
        assert_eq!(reply["status"], "RS_OK", "{uuid}: {reply}");
    }
    assert_eq!(cents(&balance(&again.address, &token)), before - stakes(sent.len()), "each bet counts once");
    drop(again);

    let (sum, wrong): (i64, i64) = runtime.block_on(async {
        let store = Store::open(&location, MIGRATIONS).await.expect("the store at the end");
        let sum = "select cast(sum(balance) as bigint) from accounts";
        let wrong = "select count(*) from accounts a where a.balance <>
                     (select cast(coalesce(sum(e.amount), 0) as bigint) from ledger_entries e where e.account_id = a.id)";
        let sum = sql::query_scalar(sum).fetch_one(store.reader()).await.expect("a sum");
        (sum, sql::query_scalar(wrong).fetch_one(store.reader()).await.expect("a count"))
    });
    assert_eq!((sum, wrong), (0, 0), "the books balance");
}
