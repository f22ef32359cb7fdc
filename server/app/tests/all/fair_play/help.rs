//! Services that help, and the pages of the history.

use axum::http::Method;
use serde_json::{Value, json};

use super::Player;
use crate::support::back_office::{BackOffice, back_offices};

#[tokio::test]
async fn help_lines_are_those_of_the_country_or_those_for_everybody() {
    for office in back_offices().await {
        let server = &office.server;
        let british = server.get("/wps/fair-play/helpLines?country=gb").await;
        assert_eq!(
            (british.at("/value/country"), british.at("/value/lines/0/phone")),
            (json!("GB"), json!("0808 8020 133"))
        );
        assert_ne!(british.at("/value/lines/0/hours"), "");
        assert_eq!(british.at("/value/countries"), json!(["CA", "GB", "MT", "NL", "US"]));
        let other = server.get("/wps/fair-play/helpLines?country=KH").await;
        assert_eq!(
            (other.at("/value/country"), other.at("/value/lines/0/name")),
            (json!(""), json!("Gambling Therapy"))
        );
        let added = json!({ "country": "KH", "phone": "1234", "url": "", "name": { "EN": "A service" } });
        office.done(Method::POST, "content/help-lines", &added).await;
        let own = server.get("/wps/fair-play/helpLines?country=KH").await;
        assert_eq!((own.at("/value/country"), own.at("/value/lines/0/name")), (json!("KH"), json!("A service")));
        let mute = json!({ "country": "KH", "name": { "EN": "Nobody" } });
        office.refused(Method::POST, "content/help-lines", &mute).await;
    }
}

#[tokio::test]
async fn the_history_is_read_page_by_page() {
    let mira = Player::one(0).await;
    for _ in 0..60 {
        mira.server.state.base.clock.advance_ms(10);
        let (id, now_ms) = (mira.id.clone(), mira.server.state.base.clock.now_ms());
        let work = async move |tx: &mut platform::store::Connection| {
            let event = protection::Event {
                kind: "LIMIT_SET",
                limit: "DEPOSIT",
                period: "DAY",
                value: "12345",
                actor: protection::Actor::Member,
            };
            event.record(tx, &id, now_ms).await
        };
        mira.server.state.base.store.write(move |tx| Box::pin(async move { work(tx).await })).await.expect("an event");
    }
    let first = mira.get("/wps/fair-play/history").await;
    assert_eq!(first.at("/value/content/0/to"), "123.45", "money is a decimal");
    let next = first.at("/value/next").as_str().expect("a next page").to_owned();
    let second = mira.get(&format!("/wps/fair-play/history?after={next}")).await;
    let count = |value: Value| value.as_array().expect("lines").len();
    assert_eq!((count(first.at("/value/content")), count(second.at("/value/content"))), (50, 10));
    assert_eq!(second.at("/value/next"), "");
    let office = BackOffice::at(mira.server.clone()).await;
    assert_eq!(office.get("fair-play/exclusions").await["content"], json!([]));
}
