//! Client and server as one, where an answer about money is lost: it is moved once, and the member learns what became of it.
use crate::browser::{Lost, Site};
use lumora_core::event::*;
use lumora_core::view::Slice;
use lumora_server::testing::TestServer;
use serde_json::{Value, json};

const RAFFLE: &str = "/promoDetail?id=lantern-festival";
const GIFT: &str = "/promoDetail?id=moon-gift";
/// Draws that the sample's member has at first.
const DRAWS: u64 = 15;

/// The sample's member at an address, on each engine.
async fn members_at(address: &str) -> Vec<Site> {
    let mut sites = Vec::new();
    for server in TestServer::seeded().await {
        let mut site = Site::at(server, "/login").await;
        site.log_in(0, false).await;
        site.visit(address).await;
        sites.push(site);
    }
    sites
}

fn draw() -> UiEvent {
    UiEvent::Promotions(PromotionsEvent::Draw)
}

fn notice(site: &Site) -> String {
    site.text(Slice::Outcome, "/notice/text/key")
}

/// What the server says, asked behind the client's back.
async fn at_server(site: &Site, path: &str, pointer: &str) -> Value {
    let token = site.world.session["token"].clone();
    site.server.get_as(&token, path).await.at(pointer)
}

async fn draws_left(site: &Site) -> u64 {
    let path = "/wps/promotions/detail?id=lantern-festival";
    at_server(site, path, "/value/raffle/drawsLeft").await.as_u64().expect("a number")
}

#[tokio::test]
async fn a_draw_whose_answer_is_lost_is_made_once_and_shows() {
    for mut site in members_at(RAFFLE).await {
        site.cut = Some((0, Lost::After));
        site.send(draw()).await;
        assert!(site.text(Slice::Promotion, "/raffle/result/key").starts_with("raffle-"), "{}", site.server.name);
        assert_eq!((notice(&site).as_str(), draws_left(&site).await), ("", DRAWS - 1), "{}", site.server.name);
        site.send(draw()).await;
        assert_eq!(draws_left(&site).await, DRAWS - 2, "{}: the next press is another draw", site.server.name);
        site.server.books_balance().await;
    }
}

#[tokio::test]
async fn a_draw_that_never_arrived_is_said_to_be_undone_and_sent_again_by_the_member_alone() {
    for mut site in members_at(RAFFLE).await {
        site.cut = Some((0, Lost::Before));
        site.send(draw()).await;
        assert_eq!(site.text(Slice::Promotion, "/problem/text/key"), "outcome-not-received");
        assert_eq!(draws_left(&site).await, DRAWS, "{}", site.server.name);
        site.send(draw()).await;
        assert_eq!(
            (site.text(Slice::Promotion, "/problem/text/key").as_str(), draws_left(&site).await),
            ("", DRAWS - 1)
        );
    }
}

#[tokio::test]
async fn a_draw_that_arrives_late_after_all_is_the_one_that_was_sent_again() {
    for mut site in members_at(RAFFLE).await {
        site.world.send(draw());
        let late = site.world.calls.first().cloned().expect("a draw");
        site.cut = Some((0, Lost::Before));
        site.settle().await;
        site.send(draw()).await;
        assert_eq!(draws_left(&site).await, DRAWS - 1, "{}", site.server.name);
        let header =
            |name: &str| late.headers.iter().find(|(it, _)| *it == name).map(|(_, value)| value.reveal().to_owned());
        let (key, token) = (header("Idempotency-Key").expect("a key"), site.world.session["token"].clone());
        let body = json!({ "promoId": "lantern-festival" });
        let reply = site.server.post_under(&key, &token, &late.url, &body).await;
        assert_eq!((reply.status, draws_left(&site).await), (200, DRAWS - 1), "{}", site.server.name);
    }
}

#[tokio::test]
async fn a_page_that_is_loaded_anew_amid_a_draw_tells_that_it_was_made() {
    for mut site in members_at(RAFFLE).await {
        site.world.send(draw());
        site.reload_amid_calls().await;
        assert_eq!((notice(&site).as_str(), draws_left(&site).await), ("outcome-went-through", DRAWS - 1));
        let shown = site.world.at(Slice::Promotion, "/raffle/left/args/count");
        assert_eq!(shown, json!(DRAWS - 1), "{}: what shows is how it stands now", site.server.name);
        site.send(UiEvent::Intents(IntentsEvent::Dismiss)).await;
        site.send(draw()).await;
        assert_eq!((notice(&site).as_str(), draws_left(&site).await), ("", DRAWS - 2), "{}", site.server.name);
    }
}

#[tokio::test]
async fn a_page_that_is_loaded_anew_before_a_draw_arrived_tells_that_it_was_not_made() {
    for mut site in members_at(RAFFLE).await {
        site.world.send(draw());
        site.reload().await;
        assert_eq!((notice(&site).as_str(), draws_left(&site).await), ("outcome-not-received", DRAWS));
        site.send(draw()).await;
        assert_eq!((notice(&site).as_str(), draws_left(&site).await), ("", DRAWS - 1), "{}", site.server.name);
    }
}

#[tokio::test]
async fn presses_over_a_time_out_and_a_reload_are_one_draw() {
    for mut site in members_at(RAFFLE).await {
        site.world.send(draw());
        let call = site.world.calls.first().cloned().expect("a draw");
        let token = site.world.session["token"].clone();
        // The server does it, the page hears of a time-out, and the question for the outcome is under way when somebody presses.
        let key =
            call.headers.iter().find(|(name, _)| *name == "Idempotency-Key").expect("a key").1.reveal().to_owned();
        site.server.post_under(&key, &token, &call.url, &json!({ "promoId": "lantern-festival" })).await;
        site.world.answer(call.call_id, Err(Transport::Timeout));
        site.world.send(draw());
        site.world.send(draw());
        assert!(site.world.call(&call.url).is_none(), "{}: nothing is sent meanwhile", site.server.name);
        site.reload().await;
        assert_eq!((notice(&site).as_str(), draws_left(&site).await), ("outcome-went-through", DRAWS - 1));
        site.server.books_balance().await;
    }
}

#[tokio::test]
async fn a_claim_whose_answer_is_lost_pays_once_and_the_wallet_shows_it() {
    for mut site in members_at(GIFT).await {
        let before = site.text(Slice::Wallet, "/amount");
        site.cut = Some((0, Lost::After));
        site.send(UiEvent::Promotions(PromotionsEvent::Claim)).await;
        assert_eq!(site.text(Slice::Promotion, "/what/key"), "promo-what-claimed", "{}", site.server.name);
        assert_ne!(site.text(Slice::Wallet, "/amount"), before);
        let cost = "select cast(count(*) as text) from journal_transactions where idempotency_key like 'promotion:moon-gift:%'";
        let paid: u32 = site.server.text(cost).await.and_then(|count| count.parse().ok()).expect("a count");
        assert_eq!(paid, 1, "{}", site.server.name);
    }
}
