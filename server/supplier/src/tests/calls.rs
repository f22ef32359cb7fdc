//! The supplier's HTTP, in process.

use axum::Router;
use axum::body::Body;
use axum::http::{Request, Response, StatusCode, header};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::testing::{Fault, GAME, START, TestSupplier, sqlite};
use crate::wallet::PlayRules;
use crate::{content_policy, router};

pub(super) struct Page {
    pub(super) supplier: TestSupplier,
    router: Router,
    session: String,
}

impl Page {
    pub(super) async fn open() -> Self {
        Self::under(PlayRules::from_operator(None, None)).await
    }

    /// A page whose game session has these rules of play.
    pub(super) async fn under(rules: PlayRules) -> Self {
        let supplier = TestSupplier::on(sqlite().await).await;
        supplier.operator.allow(rules);
        let mut page = Self { router: router(supplier.state.clone()), supplier, session: String::new() };
        let (status, body) = page.post("/api/session", json!({ "ticket": "ticket-1", "code": GAME })).await;
        assert_eq!(status, StatusCode::OK, "{body}");
        page.session = body["session"].as_str().unwrap().to_owned();
        page
    }

    async fn send(&self, request: Request<Body>) -> Response<Body> {
        self.router.clone().oneshot(request).await.unwrap()
    }

    pub(super) async fn get(&self, path: &str) -> (StatusCode, Value) {
        let request = Request::get(path).header(header::AUTHORIZATION, format!("Bearer {}", self.session));
        body_of(self.send(request.body(Body::empty()).unwrap()).await).await
    }

    pub(super) async fn post(&self, path: &str, body: Value) -> (StatusCode, Value) {
        let request = Request::post(path)
            .header(header::AUTHORIZATION, format!("Bearer {}", self.session))
            .header(header::CONTENT_TYPE, "application/json");
        body_of(self.send(request.body(Body::from(body.to_string())).unwrap()).await).await
    }
}

async fn text_of(response: Response<Body>) -> String {
    String::from_utf8(response.into_body().collect().await.unwrap().to_bytes().to_vec()).unwrap()
}

async fn body_of(response: Response<Body>) -> (StatusCode, Value) {
    let status = response.status();
    (status, serde_json::from_str(&text_of(response).await).unwrap_or(Value::Null))
}

#[tokio::test]
async fn a_ticket_opens_a_visit_that_plays_a_round() {
    let page = Page::open().await;
    let (_, state) = page.get("/api/state").await;
    assert_eq!((state["balance"].as_i64(), state["currency"].as_str()), (Some(START), Some("VND")));
    assert_eq!(state["round"], Value::Null);
    let stake = state["stakes"][1].as_i64().unwrap();
    let (status, spun) = page.post("/api/spin", json!({ "key": "key-http-1", "stake": stake })).await;
    assert_eq!((status, spun["round"]["state"].as_str()), (StatusCode::OK, Some("settled")));
    let payout = spun["round"]["payout"].as_i64().unwrap();
    assert_eq!(spun["balance"].as_i64(), Some(START - stake + payout));
    assert_eq!(page.supplier.operator.balance_now(), START - stake + payout);
    assert_eq!(page.get("/api/state").await.1["round"]["key"], "key-http-1");
    assert_eq!(page.post("/api/shown", json!({ "key": "key-http-1" })).await.0, StatusCode::NO_CONTENT);
    let (_, state) = page.get("/api/state").await;
    assert_eq!((state["round"].clone(), state["last_stake"].as_i64()), (Value::Null, Some(stake)));
}

#[tokio::test]
async fn the_page_tells_the_figures_before_a_stake() {
    let page = Page::open().await;
    let (status, game) = page.get(&format!("/api/game/{GAME}")).await;
    assert_eq!((status, game["available"].as_bool()), (StatusCode::OK, Some(true)));
    let percent: f64 = game["return_to_player"].as_str().unwrap().parse().unwrap();
    assert!((94.0..=97.0).contains(&percent));
    let slot = page.supplier.state.game(GAME).await.unwrap().unwrap().slot;
    assert_eq!(game["return_to_player"], slot.return_to_player().percent());
    assert_eq!(game["hit_rate"], slot.hit_rate().percent());
    let (_, none) = page.get("/api/game/oc-koi-reef").await;
    assert_eq!((none["available"].as_bool(), none["title"].as_str()), (Some(false), Some("oc-koi-reef")));
    assert_eq!(page.get("/api/game/nobody").await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn every_refusal_says_why() {
    let page = Page::open().await;
    let stake = page.supplier.smallest_stake().await;
    let spin = |key: &str, stake: i64| json!({ "key": key, "stake": stake });
    let refusal = async |path: &str, body: Value| {
        let (status, answer) = page.post(path, body).await;
        assert!(answer["message"].as_str().is_some_and(|text| text.contains(": ")), "{answer}");
        (status.as_u16(), answer["code"].as_str().unwrap().to_owned())
    };
    assert_eq!(refusal("/api/spin", spin("key-wrong", stake + 1)).await, (422, "stake_invalid".to_owned()));
    assert_eq!(refusal("/api/spin", spin("short", stake)).await, (400, "invalid_request".to_owned()));
    assert_eq!(refusal("/api/spin", json!({ "key": "key-no-stake" })).await, (400, "invalid_request".to_owned()));
    let stranger = json!({ "ticket": "forged", "code": GAME });
    assert_eq!(refusal("/api/session", stranger).await, (401, "ticket_invalid".to_owned()));
    let elsewhere = json!({ "ticket": "ticket-2", "code": "oc-koi-reef" });
    assert_eq!(refusal("/api/session", elsewhere).await, (404, "game_unknown".to_owned()));
    page.supplier.operator.set_balance(0);
    assert_eq!(refusal("/api/spin", spin("key-poor", stake)).await, (422, "not_enough_money".to_owned()));
    page.supplier.operator.set_balance(START);
    assert_eq!(page.post("/api/spin", spin("key-first", stake)).await.0, StatusCode::OK);
    assert_eq!(refusal("/api/spin", spin("key-quick", stake)).await, (429, "too_soon".to_owned()));
    page.supplier.operator.end_session();
    page.supplier.state.clock.advance_ms(10_000);
    assert_eq!(refusal("/api/spin", spin("key-ended", stake)).await, (401, "session_ended".to_owned()));
}

#[tokio::test]
async fn calls_without_the_visits_secret_are_refused() {
    let mut page = Page::open().await;
    for session in [String::new(), "x".repeat(43)] {
        page.session = session;
        assert_eq!(page.get("/api/state").await.0, StatusCode::UNAUTHORIZED);
        let spin = json!({ "key": "key-stranger", "stake": 1 });
        assert_eq!(page.post("/api/spin", spin).await.0, StatusCode::UNAUTHORIZED);
    }
}

#[tokio::test]
async fn a_visit_ends_with_its_time() {
    let page = Page::open().await;
    page.supplier.state.clock.advance_ms(12 * 3600 * 1000);
    assert_eq!(page.get("/api/state").await.0, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn a_spin_whose_payout_waits_is_answered_as_pending_and_resolved_later() {
    let page = Page::open().await;
    let stake = page.supplier.smallest_stake().await;
    page.supplier.operator.fail(&[Fault::None, Fault::RequestLost]);
    let (status, spun) = page.post("/api/spin", json!({ "key": "key-pending", "stake": stake })).await;
    assert_eq!((status, spun["round"]["state"].as_str()), (StatusCode::ACCEPTED, Some("pending")));
    assert_eq!(spun["round"]["outcome"], Value::Null);
    let (status, done) = page.post("/api/resolve", json!({ "key": "key-pending" })).await;
    assert_eq!((status, done["round"]["state"].as_str()), (StatusCode::OK, Some("settled")));
}

#[tokio::test]
async fn the_page_names_the_site_and_its_files_never_change() {
    let page = Page::open().await;
    let response = page.send(Request::get(format!("/play/{GAME}")).body(Body::empty()).unwrap()).await;
    assert_eq!(
        (response.status(), &response.headers()[header::CACHE_CONTROL]),
        (StatusCode::OK, &"no-store".parse().unwrap())
    );
    let html = text_of(response).await;
    assert!(html.contains(r#"<meta name="site-origin" content="http://127.0.0.1:8080">"#));
    assert!(!html.contains("{{"));
    let (_, rest) = html.split_once("src=\"").unwrap();
    let script = rest.split('"').next().unwrap();
    let file = page.send(Request::get(script).body(Body::empty()).unwrap()).await;
    assert_eq!(file.headers()[header::CACHE_CONTROL], "public, max-age=31536000, immutable");
    assert_eq!(file.headers()[header::CONTENT_TYPE], "text/javascript; charset=utf-8");
    let stale = page.send(Request::get("/assets/0000/script/main.js").body(Body::empty()).unwrap()).await;
    assert_eq!(stale.status(), StatusCode::NOT_FOUND);
    let unknown = page.send(Request::get("/play/nobody").body(Body::empty()).unwrap()).await;
    assert_eq!(unknown.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn only_the_site_may_frame_the_page() {
    let page = Page::open().await;
    let service = platform::http::layers::wrap(page.router.clone(), content_policy(&page.supplier.state.site_origin));
    let response = service.oneshot(Request::get(format!("/play/{GAME}")).body(Body::empty()).unwrap()).await.unwrap();
    let policy = response.headers()[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
    assert!(
        policy.contains("frame-ancestors http://127.0.0.1:8080;") && policy.contains("script-src 'self';"),
        "{policy}"
    );
}

#[tokio::test]
async fn a_game_is_drawn_in_the_look_of_its_cover() {
    let page = Page::open().await;
    let html = text_of(page.send(Request::get(format!("/play/{GAME}")).body(Body::empty()).unwrap()).await).await;
    let (_, rest) = html.split_once("name=\"pictures\" content=\"").unwrap();
    let folder = rest.split('"').next().unwrap();
    for name in ["symbols.svg", "wide.svg", "tall.svg"] {
        let picture = page.send(Request::get(format!("{folder}/{name}")).body(Body::empty()).unwrap()).await;
        assert_eq!(
            (picture.status(), &picture.headers()[header::CONTENT_TYPE]),
            (StatusCode::OK, &"image/svg+xml".parse().unwrap())
        );
        assert!(text_of(picture).await.starts_with("<svg "), "{name}");
    }
    let (_, game) = page.get(&format!("/api/game/{GAME}")).await;
    let wild = game["symbols"].as_array().unwrap().iter().find(|symbol| symbol["role"] == "wild").unwrap();
    assert_eq!(wild["name"], "lantern");
    for absent in
        [format!("{folder}/other.svg"), folder.replace(GAME, "nobody") + "/wide.svg", format!("/art/0/{GAME}/wide.svg")]
    {
        assert_eq!(
            page.send(Request::get(&absent).body(Body::empty()).unwrap()).await.status(),
            StatusCode::NOT_FOUND,
            "{absent}"
        );
    }
}

#[test]
fn every_symbol_that_can_be_drawn_has_a_name() {
    let path = format!("{}/page/locales/EN.json", env!("CARGO_MANIFEST_DIR"));
    let words: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    for name in art::symbol_names().chain(["a", "k", "q", "j", "ten"]) {
        assert!(words[format!("symbol_{name}")].is_string(), "{name} has no name: add it in all languages");
    }
}

#[test]
fn all_languages_have_the_same_words() {
    let read = |code: &str| -> serde_json::Map<String, Value> {
        let path = format!("{}/page/locales/{code}.json", env!("CARGO_MANIFEST_DIR"));
        serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
    };
    let marks = |text: &Value| {
        let mut found: Vec<String> =
            text.as_str().unwrap().split('{').skip(1).map(|rest| rest.split('}').next().unwrap().to_owned()).collect();
        found.sort();
        found
    };
    let english = read("EN");
    for code in ["CN", "TY", "KM", "AR", "TH", "VI", "ID", "MY"] {
        let other = read(code);
        assert_eq!(english.keys().collect::<Vec<_>>(), other.keys().collect::<Vec<_>>(), "{code}");
        for (key, text) in &english {
            assert_eq!(marks(text), marks(&other[key]), "{code} {key}");
        }
    }
}
