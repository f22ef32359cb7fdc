//! Pictures in conversations: made anew, shown to those who talk and to nobody else.

use super::{Customer, text};
use crate::support::back_office::BackOffice;
use crate::support::seeded;
use axum::body::Body;
use axum::http::{Method, Request};
use lumora_server::testing::TestReply;
use serde_json::{Value, json};

fn png() -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, 12, 8);
    encoder.set_color(png::ColorType::Rgb);
    encoder.add_text_chunk("Comment".to_owned(), "canary-meta".to_owned()).expect("a comment");
    let mut writer = encoder.write_header().expect("a header");
    writer.write_image_data(&[120; 12 * 8 * 3]).expect("pixels");
    writer.finish().expect("an end");
    file
}

async fn send(customer: &Customer<'_>, file: Vec<u8>) -> TestReply {
    let (name, value) = (customer.header.0, customer.header.1.as_str());
    let request = Request::post("/wps/support/pictures").header(name, value);
    customer.server.send(request.body(Body::from(file)).expect("a request")).await
}

#[tokio::test]
async fn a_picture_is_made_anew_and_seen_by_those_who_talk_alone() {
    for server in seeded().await {
        let back_office = BackOffice::at(server).await;
        let server = &back_office.server;
        let (visitor, other) = (Customer::visitor(server).await, Customer::visitor(server).await);
        let reply = send(&visitor, png()).await;
        assert_eq!(reply.status, 200, "{}: {}", server.name, reply.text());
        let picture = text(&reply.at("/value/imageId"));
        let stolen = json!({ "clientId": "one", "text": "", "pictureId": picture });
        assert_eq!(other.refused("messages", &stolen).await.0, 404, "{}", server.name);
        let said = visitor.done("messages", &stolen).await;
        assert_eq!(said["message"]["pictureId"], json!(picture), "{}", server.name);
        let path = format!("picture?id={picture}");
        let shown = text(&visitor.get(&path).await["jpeg"]);
        assert!(shown.starts_with("/9j/"), "{}: a jpeg, in base64", server.name);
        assert_eq!(other.call(Method::GET, &path, &Value::Null).await.status, 404, "{}", server.name);
        assert_eq!(server.get(&format!("/wps/support/{path}")).await.status, 401, "{}", server.name);
        let path = format!("support/pictures/{picture}");
        let file = back_office.call(Method::GET, &path, &Value::Null).await;
        assert_eq!(
            (file.headers["content-type"].as_bytes(), &file.headers["cache-control"]),
            (&b"image/jpeg"[..], &"no-store".parse().expect("a value"))
        );
        assert!(file.body.starts_with(&[0xff, 0xd8, 0xff]), "{}", server.name);
        assert!(!file.body.windows(6).any(|part| part == b"canary"), "{}: nothing but its pixels is kept", server.name);
        let again = json!({ "clientId": "two", "text": "", "pictureId": picture });
        assert_eq!(visitor.refused("messages", &again).await.0, 404, "{}: a picture is shown once", server.name);
    }
}

#[tokio::test]
async fn an_operators_picture_reaches_its_customer() {
    for server in seeded().await {
        let back_office = BackOffice::at(server).await;
        let server = &back_office.server;
        let member = Customer::member(server).await;
        let id = text(&member.send_message("one", "How?").await["conversation"]["id"]);
        let request = Request::post("/wps/operator/support/pictures").header("x-operator-key", &back_office.key);
        let reply = server.send(request.body(Body::from(png())).expect("a request")).await;
        let picture = text(&reply.at("/value/imageId"));
        let body = json!({ "clientId": "a1", "text": "Like this", "pictureId": picture });
        back_office.done(Method::POST, &format!("support/conversations/{id}/messages"), &body).await;
        assert!(
            text(&member.get(&format!("picture?id={picture}")).await["jpeg"]).starts_with("/9j/"),
            "{}",
            server.name
        );
    }
}

#[tokio::test]
async fn what_is_no_picture_is_refused_and_what_no_message_shows_is_swept_away() {
    for server in seeded().await {
        let visitor = Customer::visitor(&server).await;
        for file in [b"GIF89a".to_vec(), Vec::new(), png()[..40].to_vec()] {
            let reply = send(&visitor, file).await;
            assert_eq!((reply.status, reply.at("/code")), (422, json!("image_invalid")), "{}", server.name);
        }
        let large = [png(), vec![0; 5 * 1024 * 1024]].concat();
        assert_eq!(send(&visitor, large).await.status, 413, "{}", server.name);
        assert_eq!(send(&visitor, png()).await.status, 200, "{}", server.name);
        let kept = "select cast(count(*) as text) from support_pictures";
        assert_eq!(server.text(kept).await.as_deref(), Some("1"), "{}", server.name);
        server.state.base.clock.advance_ms(24 * 60 * 60 * 1000 + 1);
        server.run_schedule("delete-expired").await;
        assert_eq!(server.text(kept).await.as_deref(), Some("0"), "{}", server.name);
    }
}
