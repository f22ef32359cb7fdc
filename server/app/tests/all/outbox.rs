//! The outbox: what is sent, delivered, tried again, shown and forgotten.

use std::sync::{Arc, Mutex};

use crate::support::back_office::admin;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use lumora_server::testing::{TestServer, stores};
use platform::http::Json;
use platform::outbox::{
    Channel, DeliveryError, DeliveryFuture, Gateways, KeptGateway, Message, Outgoing, SmsGateway, SmtpGateway,
    WebSmsGateway, put,
};
use platform::store::{StoreError, sql};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;

const HOUR: i64 = 60 * 60 * 1000;

fn sms(body: &str) -> Message {
    message(Channel::Sms, "84901112233", body)
}

fn message(channel: Channel, to: &str, body: &str) -> Message {
    let subject = if channel == Channel::Mail { "A <link>".to_owned() } else { String::new() };
    Message { channel, to: to.to_owned(), subject, body: body.to_owned(), expires_at: i64::MAX }
}

async fn write(server: &TestServer, message: Message) {
    let now_ms = server.state.base.clock.now_ms();
    let put = server.state.base.store.write(move |tx| Box::pin(async move { put(tx, &message, now_ms).await }));
    put.await.expect("a message");
}

async fn rows(server: &TestServer) -> Vec<(String, i64, String)> {
    let query = "select status, tries, body from outbox_messages order by id";
    sql::query_as(query).fetch_all(server.state.base.store.reader()).await.expect("rows")
}

fn with_gateways(server: TestServer, gateways: Gateways) -> TestServer {
    let base = server.state.base.with(|base| base.gateways = gateways);
    server.with_base(base)
}

async fn development() -> TestServer {
    TestServer::on_with(stores::sqlite().await, |config| config.development = true).await
}

/// A gateway that fails as often as it is told to.
#[derive(Debug, Clone)]
struct Failing(Arc<Mutex<Vec<DeliveryError>>>, Arc<Mutex<Vec<Outgoing>>>);

impl Failing {
    fn with(errors: Vec<DeliveryError>) -> Self {
        Self(Arc::new(Mutex::new(errors)), Arc::default())
    }
}

impl SmsGateway for Failing {
    fn send_sms<'a>(&'a self, message: &'a Outgoing) -> DeliveryFuture<'a> {
        Box::pin(async move {
            self.1.lock().expect("a lock").push(message.clone());
            self.0.lock().expect("a lock").pop().map_or(Ok(()), Err)
        })
    }
}

#[tokio::test]
async fn a_message_is_delivered_once_and_its_text_forgotten() {
    for server in TestServer::on_both_engines().await {
        let gateway = Failing::with(Vec::new());
        let sent = gateway.1.clone();
        let server = with_gateways(server, Gateways { sms: Arc::new(gateway), mail: Arc::new(KeptGateway) });
        write(&server, sms("code 123456")).await;
        assert_eq!(server.run_jobs().await, 1);
        assert_eq!(server.run_jobs().await, 0);
        assert_eq!(
            sent.lock().expect("a lock").iter().map(|sent| sent.body.as_str()).collect::<Vec<_>>(),
            ["code 123456"]
        );
        assert_eq!(rows(&server).await, [("sent".to_owned(), 1, String::new())], "{}", server.name);
    }
}

#[tokio::test]
async fn a_message_of_a_call_that_failed_never_was() {
    let server = TestServer::on_sqlite().await;
    let now_ms = server.state.base.clock.now_ms();
    let failed: Result<(), StoreError> = server
        .state
        .base
        .store
        .write(move |tx| {
            Box::pin(async move {
                put(tx, &sms("code 123456"), now_ms).await?;
                Err(StoreError::Closed)
            })
        })
        .await;
    assert!(failed.is_err() && rows(&server).await.is_empty());
}

#[tokio::test]
async fn a_gateway_that_fails_is_tried_again_later_and_later() {
    let passing = || DeliveryError::Transient("away".to_owned());
    let gateway = Failing::with(vec![passing(), passing()]);
    let sent = gateway.1.clone();
    let server = TestServer::on_sqlite().await;
    let server = with_gateways(server, Gateways { sms: Arc::new(gateway), mail: Arc::new(KeptGateway) });
    write(&server, sms("code 123456")).await;
    for (pause, tries) in [(0, 1), (4_999, 1), (1, 2), (19_999, 2), (1, 3)] {
        server.state.base.clock.advance_ms(pause);
        server.run_jobs().await;
        assert_eq!(sent.lock().expect("a lock").len(), tries, "after {pause} ms");
    }
    assert_eq!(rows(&server).await, [("sent".to_owned(), 3, String::new())]);
    let ids: Vec<String> = sent.lock().expect("a lock").iter().map(|sent| sent.id.clone()).collect();
    assert!(ids.windows(2).all(|pair| pair[0] == pair[1]), "each try names the same message");
}

#[tokio::test]
async fn a_message_that_nobody_takes_is_given_up_and_one_refused_for_good_at_once() {
    let server = TestServer::on_sqlite().await;
    let gateway = Failing::with(vec![DeliveryError::Permanent("no".to_owned())]);
    let server = with_gateways(server, Gateways { sms: Arc::new(gateway), mail: Arc::new(KeptGateway) });
    write(&server, sms("code 123456")).await;
    server.run_jobs().await;
    assert_eq!(rows(&server).await, [("failed".to_owned(), 1, String::new())]);
    let gateway = Failing::with(vec![DeliveryError::Transient("away".to_owned()); 50]);
    let server = with_gateways(server, Gateways { sms: Arc::new(gateway), mail: Arc::new(KeptGateway) });
    server.state.base.clock.advance_ms(1);
    write(&server, sms("code 654321")).await;
    for _ in 0..20 {
        server.run_jobs().await;
        server.state.base.clock.advance_ms(HOUR);
    }
    assert_eq!(rows(&server).await[1], ("failed".to_owned(), 6, String::new()));
    let letters = server.text("select cast(count(*) as text) || max(error) from jobs where state = 'dead'").await;
    assert_eq!(
        letters.as_deref(),
        Some("1away"),
        "a gateway that stayed away is told to the operator, a refusal is not"
    );
    let job = server.text("select id from jobs where state = 'dead'").await.expect("a job");
    admin(&server, &["jobs", "retry", &job]).await.expect("a retry");
    server.run_jobs().await;
    let error = server.text("select error from jobs where state = 'dead'").await.expect("an error");
    assert!(error.contains("its text forgotten"), "{error}");
}

#[tokio::test]
async fn a_message_that_is_worth_nothing_any_more_is_not_sent() {
    let gateway = Failing::with(Vec::new());
    let sent = gateway.1.clone();
    let server = TestServer::on_sqlite().await;
    let server = with_gateways(server, Gateways { sms: Arc::new(gateway), mail: Arc::new(KeptGateway) });
    let expires_at = server.state.base.clock.now_ms() + 10;
    write(&server, Message { expires_at, ..sms("code 123456") }).await;
    server.state.base.clock.advance_ms(10);
    server.run_jobs().await;
    assert!(sent.lock().expect("a lock").is_empty());
    assert_eq!(rows(&server).await[0].0, "failed");
}

#[tokio::test]
async fn a_development_server_shows_its_outbox_and_another_has_none() {
    let server = development().await;
    write(&server, sms("code 123456 <b>")).await;
    server.state.base.clock.advance_ms(1);
    write(&server, message(Channel::Mail, "mira@lumora.example", "see http://127.0.0.1/#a=\"b\"")).await;
    server.run_jobs().await;
    let page = server.get("/dev/outbox").await;
    let html = page.text();
    assert_eq!(page.status, 200);
    assert!(
        html.contains("code 123456 &lt;b&gt;") && html.contains("A &lt;link&gt;") && !html.contains("<script"),
        "{html}"
    );
    assert!(html.find("mira@").expect("the mail") < html.find("84901112233").expect("the message"), "latest first");
    let policy = page.headers["content-security-policy"].to_str().expect("a policy");
    assert!(policy.starts_with("default-src 'none'") && !policy.contains("script-src"), "{policy}");
    assert!(
        html.contains("http-equiv=\"refresh\"") && !server.get("/dev/outbox?still").await.text().contains("refresh\"")
    );
    assert_eq!(server.get("/dev/outbox.css").await.headers["content-type"], "text/css; charset=utf-8");
    let list = server.get("/dev/outbox.json").await.at("/value/list");
    assert_eq!(list[1]["body"], "code 123456 <b>", "a development server keeps the text");
    assert_eq!(
        (&list[0]["channel"], &list[0]["to"], &list[0]["status"]),
        (&json!("mail"), &json!("mira@lumora.example"), &json!("sent"))
    );

    let server = TestServer::on_sqlite().await;
    for path in ["/dev/outbox", "/dev/outbox.json", "/dev/outbox.css"] {
        assert_eq!(server.get(path).await.status, 404, "{path}");
    }
}

/// A mail server of the test: answers each command and keeps what it is given. `refuses` is what it says to a recipient.
async fn mail_server(refuses: Option<&'static str>) -> (u16, Arc<Mutex<String>>) {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let heard = Arc::new(Mutex::new(String::new()));
    let kept = heard.clone();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let kept = kept.clone();
            tokio::spawn(async move {
                let (read, mut write) = stream.into_split();
                let mut lines = BufReader::new(read).lines();
                let mut in_text = false;
                write.write_all(b"220 test\r\n").await.expect("a greeting");
                while let Ok(Some(line)) = lines.next_line().await {
                    kept.lock().expect("a lock").push_str(&format!("{line}\n"));
                    let answer = match line.as_str() {
                        "." if in_text => {
                            in_text = false;
                            "250 taken\r\n"
                        }
                        _ if in_text => continue,
                        "DATA" => {
                            in_text = true;
                            "354 go on\r\n"
                        }
                        "QUIT" => "221 bye\r\n",
                        line if line.starts_with("EHLO") => "250-test\r\n250 8BITMIME\r\n",
                        line if line.starts_with("RCPT") => refuses.unwrap_or("250 fine\r\n"),
                        _ => "250 fine\r\n",
                    };
                    if write.write_all(answer.as_bytes()).await.is_err() {
                        return;
                    }
                }
            });
        }
    });
    (port, heard)
}

async fn with_mail_server(refuses: Option<&'static str>) -> (TestServer, Arc<Mutex<String>>) {
    let (port, heard) = mail_server(refuses).await;
    let mail =
        SmtpGateway::new(&format!("smtp://127.0.0.1:{port}"), "Lumora <no-reply@lumora.example>").expect("a gateway");
    let server = TestServer::on_sqlite().await;
    (with_gateways(server, Gateways { sms: Arc::new(KeptGateway), mail: Arc::new(mail) }), heard)
}

#[tokio::test]
async fn a_mail_goes_out_by_smtp() {
    let (server, heard) = with_mail_server(None).await;
    write(&server, message(Channel::Mail, "mira@lumora.example", "Follow http://127.0.0.1/#reset")).await;
    server.run_jobs().await;
    let heard = heard.lock().expect("a lock").clone();
    for part in [
        "MAIL FROM:<no-reply@lumora.example>",
        "RCPT TO:<mira@lumora.example>",
        "From: Lumora <no-reply@lumora.example>",
        "Subject: A <link>",
        "Auto-Submitted: auto-generated",
        "Follow http://127.0.0.1/#reset",
    ] {
        assert!(heard.contains(part), "{part} is not in\n{heard}");
    }
    assert_eq!(rows(&server).await, [("sent".to_owned(), 1, String::new())]);
}

#[tokio::test]
async fn a_mail_server_that_says_later_is_asked_later_and_one_that_says_no_is_believed() {
    for (answer, status) in [("451 later\r\n", "waiting"), ("550 no\r\n", "failed")] {
        let (server, _) = with_mail_server(Some(answer)).await;
        write(&server, message(Channel::Mail, "mira@lumora.example", "text")).await;
        server.run_jobs().await;
        assert_eq!(rows(&server).await[0].0, status, "{answer}");
    }
}

#[tokio::test]
async fn a_line_feed_in_a_subject_or_an_address_makes_no_header() {
    let (server, heard) = with_mail_server(None).await;
    let subject = "Hello\r\nBcc: all@lumora.example".to_owned();
    write(&server, Message { subject, ..message(Channel::Mail, "mira@lumora.example", "text") }).await;
    write(&server, message(Channel::Mail, "mira@lumora.example>\r\nRCPT TO:<all@lumora.example", "text")).await;
    server.run_jobs().await;
    let heard = heard.lock().expect("a lock").clone();
    assert!(!heard.lines().any(|line| line.starts_with("Bcc") || line.contains("TO:<all@")), "{heard}");
}

#[derive(Clone, Default)]
struct Heard(Arc<Mutex<Vec<(Value, Value)>>>);

async fn take(State(heard): State<Heard>, headers: HeaderMap, Json(body): Json<Value>) -> StatusCode {
    let key = headers["authorization"].to_str().expect("text").to_owned();
    let mut heard = heard.0.lock().expect("a lock");
    heard.push((json!(key), body));
    if heard.len() == 1 { StatusCode::SERVICE_UNAVAILABLE } else { StatusCode::ACCEPTED }
}

#[tokio::test]
async fn a_text_message_goes_out_by_a_web_service_that_fails_first() {
    let heard = Heard::default();
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let router = axum::Router::new().route("/send", post(take)).with_state(heard.clone());
    tokio::spawn(async move { axum::serve(listener, router).await });
    let gateway = WebSmsGateway::new(&format!("http://127.0.0.1:{port}/send"), "key").expect("a gateway");
    let server = TestServer::on_sqlite().await;
    let server = with_gateways(server, Gateways { sms: Arc::new(gateway), mail: Arc::new(KeptGateway) });
    write(&server, sms("code 123456")).await;
    server.run_jobs().await;
    assert_eq!(rows(&server).await[0].0, "waiting");
    server.state.base.clock.advance_ms(5_000);
    server.run_jobs().await;
    assert_eq!(rows(&server).await[0].0, "sent");
    let heard = heard.0.lock().expect("a lock").clone();
    assert_eq!(heard[1].0, "Bearer key");
    assert_eq!((&heard[1].1["to"], &heard[1].1["text"]), (&json!("+84901112233"), &json!("code 123456")));
    assert_eq!(heard[0].1["id"], heard[1].1["id"]);
}

#[tokio::test]
async fn settings_that_can_not_be_used_are_refused_without_their_secrets() {
    let errors = [
        WebSmsGateway::new("http://sms.example/send", "canary").expect_err("a code travels there").to_string(),
        WebSmsGateway::new("not an address", "canary").expect_err("no address").to_string(),
        SmtpGateway::new("mail://user:canary@host", "a@b.example").expect_err("no scheme").to_string(),
        SmtpGateway::new("smtp://host", "nobody").expect_err("no sender").to_string(),
    ];
    for (error, name) in errors.iter().zip(["LUMORA_SMS_URL", "LUMORA_SMS_URL", "LUMORA_SMTP_URL", "LUMORA_SMTP_FROM"])
    {
        assert!(error.starts_with(name) && !error.contains("canary"), "{error}");
    }
}
