//! How many streams may be open.

use lumora_server::testing::{TestReply, TestServer};
use platform::push::{Bounds, Hub};

use super::{listening, player};

async fn bounded(bounds: Bounds) -> TestServer {
    let server = TestServer::on_sqlite().await;
    let base = server.state.base.with(|base| base.push = Hub::open(&base.store, bounds));
    server.with_base(base)
}

fn refusal(reply: &TestReply) -> (u16, String, String) {
    let code = reply.at("/code").as_str().unwrap_or_default().to_owned();
    (reply.status, code, reply.headers["retry-after"].to_str().expect("text").to_owned())
}

fn too_many() -> (u16, String, String) {
    (429, "too_many_requests".to_owned(), "30".to_owned())
}

#[tokio::test]
async fn a_member_has_a_share_of_streams_and_a_closed_one_counts_no_more() {
    let server = bounded(Bounds { of_member: 3, ..Bounds::default() }).await;
    let (mira, joel) = (player(&server, "mira", 100).await, player(&server, "joel", 100).await);
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(listening(&server, &mira).await);
    }
    assert_eq!(refusal(&server.get_as(&mira.token, "/wps/events").await), too_many());
    assert_eq!(server.get_as(&joel.token, "/wps/events").await.status, 200, "others have their own");
    open.pop();
    assert_eq!(server.get_as(&mira.token, "/wps/events").await.status, 200);
    assert_eq!(server.state.base.push.streams(), 2);
}

#[tokio::test]
async fn an_address_has_a_share_of_streams() {
    let server = bounded(Bounds { of_network: 2, ..Bounds::default() }).await;
    let (one, same) = (server.at("2001:db8:1:2::1"), server.at("2001:db8:1:2::2"));
    let _open = [one.events(None, None).await, same.events(None, None).await];
    assert_eq!(refusal(&one.get("/wps/events").await), too_many());
    assert_eq!(server.at("2001:db8:1:3::1").get("/wps/events").await.status, 200, "others have their own");
}

#[tokio::test]
async fn a_server_that_is_full_says_when_to_come_again() {
    let server = bounded(Bounds { in_all: 2, ..Bounds::default() }).await;
    let mut open = vec![server.events(None, None).await, server.events(None, None).await];
    let full = (503, "unavailable".to_owned(), "30".to_owned());
    assert_eq!(refusal(&server.get("/wps/events").await), full);
    open.pop();
    assert_eq!(server.get("/wps/events").await.status, 200);
}
