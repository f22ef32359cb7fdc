//! Pictures of the operator's own: sent, judged, shown to visitors, listed, and kept as long as a record shows them.

use std::path::Path;

use crate::support::back_office::{BackOffice, admin, back_offices};
use crate::support::seeded_on_sqlite;
use axum::body::Body;
use axum::http::{Method, Request};
use jpeg_encoder::{ColorType, Encoder};
use lumora_server::testing::TestReply;
use serde_json::{Value, json};

const PATH: &str = "/wps/operator/pictures";
const COUNT: &str = "select cast(count(*) as text) from pictures";

fn png_of(width: u32, height: u32, colour: png::ColorType, pixel: &[u8]) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(colour);
    encoder.add_text_chunk("Comment".to_owned(), "canary-meta".to_owned()).expect("a comment");
    let mut writer = encoder.write_header().expect("a header");
    writer.write_image_data(&pixel.repeat((width * height) as usize)).expect("pixels");
    writer.finish().expect("an end");
    file
}

fn opaque_png() -> Vec<u8> {
    png_of(48, 20, png::ColorType::Rgb, &[200, 40, 10])
}

/// A logo: half of it shines through.
fn clear_png() -> Vec<u8> {
    png_of(20, 20, png::ColorType::Rgba, &[10, 200, 40, 128])
}

/// A small file whose header promises a picture of this size, with the checksum that belongs to it.
fn png_with_header(width: u32, height: u32) -> Vec<u8> {
    let mut file = opaque_png();
    file[16..20].copy_from_slice(&width.to_be_bytes());
    file[20..24].copy_from_slice(&height.to_be_bytes());
    let step = |sum: u32, _| if sum & 1 == 1 { (sum >> 1) ^ 0xedb8_8320 } else { sum >> 1 };
    let sum = file[12..29].iter().fold(!0, |sum, byte| (0..8).fold(sum ^ u32::from(*byte), step));
    file[29..33].copy_from_slice(&(!sum).to_be_bytes());
    file
}

fn jpeg() -> Vec<u8> {
    let mut file = Vec::new();
    Encoder::new(&mut file, 90).encode(&[90; 32 * 24 * 3], 32, 24, ColorType::Rgb).expect("a picture");
    file
}

async fn send(back_office: &BackOffice, key: &str, file: Vec<u8>) -> TestReply {
    // What a file is said to be counts for nothing.
    let request = Request::post(PATH).header("x-operator-key", key).header("content-type", "image/png");
    back_office.server.send(request.body(Body::from(file)).expect("a request")).await
}

async fn sent(back_office: &BackOffice, file: Vec<u8>) -> Value {
    let reply = send(back_office, &back_office.key, file).await;
    assert_eq!(reply.status, 200, "{} {}", back_office.server.name, reply.text());
    reply.at("/value")
}

fn text(value: &Value) -> &str {
    value.as_str().expect("text")
}

fn banner(address: &Value) -> Value {
    json!({ "id": "own", "groupName": "w_home", "imageUrl": address, "title": { "EN": "Our own" } })
}

#[tokio::test]
async fn a_picture_that_was_sent_is_shown_to_visitors_and_may_be_kept_for_ever() {
    for back_office in back_offices().await {
        let kinds = [
            (opaque_png(), "jpg", "image/jpeg", [48, 20]),
            (jpeg(), "jpg", "image/jpeg", [32, 24]),
            (clear_png(), "png", "image/png", [20, 20]),
        ];
        for (file, ending, content_type, size) in kinds {
            let made = sent(&back_office, file).await;
            let (id, address) = (text(&made["id"]), text(&made["address"]));
            assert_eq!(address, format!("/cdn/picture/{id}.{ending}"));
            assert!(id.len() == 32 && id.bytes().all(|byte| byte.is_ascii_hexdigit()), "{id}");
            assert_eq!((&made["width"], &made["height"]), (&json!(size[0]), &json!(size[1])));
            let picture = back_office.server.get(address).await;
            assert_eq!(picture.status, 200, "{}", picture.text());
            assert_eq!(made["bytes"], picture.body.len());
            assert!(!picture.text().contains("canary-meta"), "nothing but its pixels is kept");
            for (name, value) in [
                ("content-type", content_type),
                ("cache-control", "public, max-age=31536000, immutable"),
                ("x-content-type-options", "nosniff"),
                ("content-security-policy", "default-src 'none'; sandbox"),
            ] {
                assert_eq!(picture.headers[name], value, "{address}");
            }
            let other = if ending == "jpg" { "png" } else { "jpg" };
            assert_eq!(back_office.server.get(&format!("/cdn/picture/{id}.{other}")).await.status, 404);
        }
        let address = sent(&back_office, opaque_png()).await["address"].clone();
        back_office.done(Method::POST, "content/banners", &banner(&address)).await;
        let visited =
            back_office.server.get("/wps/relay/MCSFE_getListAnnouncements?types=B&platform=W&execution=B").await;
        let banners = visited.at("/value/banners");
        let own = banners.as_array().expect("banners").iter().find(|it| it["bannerId"] == "own");
        assert_eq!(own.expect("the banner")["url"], address, "{}", back_office.server.name);
        back_office.server.set("status", "1").await;
        assert_eq!(
            back_office.server.get(text(&address)).await.status,
            200,
            "as all below /cdn, through maintenance too"
        );
    }
}

#[tokio::test]
async fn below_the_folder_there_is_nothing_but_pictures() {
    let back_office = BackOffice::at(seeded_on_sqlite().await).await;
    let id = "0123456789abcdef0123456789abcdef";
    for name in ["", "none", "none.jpg", id, &format!("{id}.jpg"), &format!("{id}.svg"), "..%2f..%2fa.jpg", "a/b.jpg"] {
        let reply = back_office.server.get(&format!("/cdn/picture/{name}")).await;
        assert_eq!((reply.status, reply.at("/code")), (404, json!("not_found")), "{name}: {}", reply.text());
        assert_eq!(reply.headers["cache-control"], "no-store", "{name} may be there later");
    }
    let reply = back_office.server.call(Method::POST, &format!("/cdn/picture/{id}.jpg"), &[], &Value::Null).await;
    assert_eq!((reply.status, reply.at("/code")), (405, json!("method_not_allowed")));
}

#[tokio::test]
async fn what_is_no_sound_picture_is_refused_with_the_remedy_and_leaves_no_trace() {
    let back_office = BackOffice::at(seeded_on_sqlite().await).await;
    let svg = b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>".to_vec();
    let polyglot = [&b"\x89PNG\r\n\x1a\n"[..], &svg].concat();
    let cut = opaque_png()[..60].to_vec();
    let (small, narrow) =
        (png_of(1, 1, png::ColorType::Rgba, &[0; 4]), png_of(2_000, 1, png::ColorType::Grayscale, &[9]));
    let large = [&b"\x89PNG\r\n\x1a\n"[..], &vec![0; 5 * 1024 * 1024]].concat();
    let before = back_office.get("changes").await;
    for (file, status, code, remedy) in [
        (svg, 422, "image_invalid", "neither png nor jpg"),
        (b"<!doctype html><script>alert(1)</script>".to_vec(), 422, "image_invalid", "neither png nor jpg"),
        (b"GIF89a".to_vec(), 422, "image_invalid", "neither png nor jpg"),
        (Vec::new(), 422, "image_invalid", "is empty"),
        (polyglot, 422, "image_invalid", "damaged"),
        (cut, 422, "image_invalid", "damaged"),
        (jpeg()[..200].to_vec(), 422, "image_invalid", "damaged"),
        (small, 422, "image_invalid", "at least 16"),
        (narrow, 422, "image_invalid", "at least 16"),
        (png_with_header(0, 20), 422, "image_invalid", "0 x 20 pixels"),
        (png_with_header(8_999, 4_400), 422, "image_invalid", "8999 x 4400"),
        (png_with_header(20_000, 20_000), 422, "image_invalid", "20000 x 20000"),
        (png_with_header(u32::MAX, u32::MAX), 422, "image_invalid", "4294967295 x 4294967295"),
        (png_with_header(48, 21), 422, "image_invalid", "damaged"),
        (large, 413, "too_large", "save it smaller"),
    ] {
        let reply = send(&back_office, &back_office.key, file).await;
        assert_eq!((reply.status, reply.at("/code")), (status, json!(code)), "{}", reply.text());
        assert!(reply.text().contains(remedy) && !reply.text().contains("alert"), "{remedy}: {}", reply.text());
    }
    assert_eq!(back_office.server.text(COUNT).await.as_deref(), Some("0"));
    assert_eq!(back_office.get("changes").await, before);
}

#[tokio::test]
async fn without_a_key_that_works_no_picture_is_taken_listed_or_removed() {
    let back_office = BackOffice::at(seeded_on_sqlite().await).await;
    let made = sent(&back_office, jpeg()).await;
    for key in ["", "operator_a_b"] {
        assert_eq!(send(&back_office, key, opaque_png()).await.status, 401);
        assert_eq!(send(&back_office, key, vec![0; 6 * 1024 * 1024]).await.status, 401, "not even looked at");
        let one = format!("{PATH}/{}", text(&made["id"]));
        for (method, path) in [(Method::GET, PATH), (Method::DELETE, one.as_str())] {
            let reply = back_office.server.call(method, path, &[("x-operator-key", key)], &Value::Null).await;
            assert_eq!((reply.status, reply.at("/code")), (401, json!("operator_key_required")), "{path}");
        }
    }
    assert_eq!(back_office.server.text(COUNT).await.as_deref(), Some("1"));
}

#[tokio::test]
async fn the_same_picture_twice_is_one_and_each_change_is_written_down() {
    for back_office in back_offices().await {
        back_office.server.state.base.clock.advance_ms(1);
        let made = sent(&back_office, opaque_png()).await;
        assert_eq!(sent(&back_office, opaque_png()).await, made);
        back_office.server.state.base.clock.advance_ms(1);
        let other = sent(&back_office, clear_png()).await;
        assert_eq!(back_office.server.text(COUNT).await.as_deref(), Some("2"));
        let list = back_office.get("pictures").await;
        assert_eq!((&list["totalElements"], &list["content"][0]["id"]), (&json!(2), &other["id"]), "{list}");
        assert_eq!(list["content"][1]["address"], made["address"]);
        assert_eq!(list["content"][1]["inUse"], false);
        assert_eq!(back_office.get("pictures?pageNo=2&pageSize=1").await["content"][0]["id"], made["id"]);
        back_office.server.state.base.clock.advance_ms(1);
        let path = format!("pictures/{}", text(&made["id"]));
        back_office.done(Method::DELETE, &path, &Value::Null).await;
        assert_eq!(back_office.refused(Method::DELETE, &path, &Value::Null).await.status, 404);
        assert_eq!(back_office.server.get(text(&made["address"])).await.status, 404);
        let changes = back_office.get("changes").await["changes"].clone();
        assert_eq!(changes.as_array().map(Vec::len), Some(4), "the key, two pictures, one removal: {changes}");
        assert_eq!(changes[0]["actor"], "key desk");
        assert_eq!(changes[0]["subject"], format!("picture {}", text(&made["id"])));
        assert_eq!((&changes[0]["former"], &changes[0]["latter"]), (&changes[2]["latter"], &json!("")));
        assert!(text(&changes[2]["latter"]).contains(text(&made["address"])), "{changes}");
    }
}

/// The fields of a kind that take a picture, as the kinds describe themselves.
fn picture_fields(kind: &Value) -> Vec<String> {
    let fields = kind["fields"].as_array().expect("fields").iter();
    let takes = |field: &&Value| text(&field["type"]).starts_with("the path of a picture");
    fields.filter(takes).map(|field| text(&field["name"]).to_owned()).collect()
}

#[tokio::test]
async fn every_field_for_a_picture_takes_only_what_is_there_and_keeps_it_there() {
    for back_office in back_offices().await {
        let made = sent(&back_office, clear_png()).await;
        let (id, address) = (text(&made["id"]), text(&made["address"]));
        let removal = format!("pictures/{id}");
        let kinds = back_office.get("record-types").await["recordTypes"].clone();
        let mut looked_at = 0;
        for kind in kinds.as_array().expect("kinds") {
            let name = text(&kind["name"]);
            for field in picture_fields(kind) {
                let record = back_office.get(&format!("content/{name}?pageSize=1")).await["content"][0].clone();
                let path = format!("content/{name}/{}", text(&record["id"]));
                for unknown in [
                    format!("/cdn/picture/{}.png", "0".repeat(32)),
                    address.replace(".png", ".jpg"),
                    format!("{address}?x=1"),
                    format!("/cdn/art/../picture/{id}.png"),
                    "/cdn/picture/".to_owned(),
                ] {
                    let reply = back_office.refused(Method::PATCH, &path, &json!({ &field: unknown })).await;
                    assert_eq!((reply.status, reply.at("/code")), (422, json!("rule_broken")), "{name} {unknown}");
                    let words = reply.at(&format!("/value/fields/{field}"));
                    assert!(text(&words).contains("picture"), "{name} {unknown}: {words}");
                }
                back_office.done(Method::PATCH, &path, &json!({ &field: address })).await;
                let used = back_office.refused(Method::DELETE, &removal, &Value::Null).await;
                assert_eq!((used.status, used.at("/code")), (409, json!("in_use")), "{name} {field}");
                assert!(used.text().contains(&format!("by 1 of the {name}")), "{}", used.text());
                let listed = back_office.get("pictures").await["content"][0].clone();
                assert_eq!((&listed["inUse"], &listed["uses"]), (&json!(true), &json!(1)), "{name} {field}");
                back_office.done(Method::PATCH, &path, &json!({ &field: record[&field] })).await;
                looked_at += 1;
            }
        }
        assert!(looked_at >= 7, "{looked_at}");
        back_office.done(Method::DELETE, &removal, &Value::Null).await;
    }
}

#[tokio::test]
async fn a_picture_in_a_text_is_kept_as_well_and_all_that_show_it_are_counted() {
    for back_office in back_offices().await {
        let address = sent(&back_office, jpeg()).await["address"].clone();
        let html = format!("<p>Look: <img src=\"{}\" alt=\"\"></p>", text(&address));
        let notice = |html: &str| json!({ "id": "shown", "noticeType": "B", "title": { "EN": "a" }, "content": { "EN": "b", "KM": html } });
        let unknown = html.replace(".jpg", ".png");
        let reply = back_office.refused(Method::POST, "content/notices", &notice(&unknown)).await;
        assert!(reply.at("/value/fields/content").is_string(), "{}", reply.text());
        back_office.done(Method::POST, "content/notices", &notice(&html)).await;
        let mut both = banner(&address);
        both["mobileUrl"] = address.clone();
        back_office.done(Method::POST, "content/banners", &both).await;
        let removal = text(&address).replace("/cdn/picture/", "pictures/").replace(".jpg", "");
        let used = back_office.refused(Method::DELETE, &removal, &Value::Null).await;
        assert!(used.text().contains("by 1 of the banners and 1 of the notices"), "{}", used.text());
        assert_eq!(back_office.get("pictures").await["content"][0]["uses"], 2);
        back_office.done(Method::DELETE, "content/banners/own", &Value::Null).await;
        back_office.done(Method::DELETE, "content/notices/shown", &Value::Null).await;
        back_office.done(Method::DELETE, &removal, &Value::Null).await;
    }
}

#[tokio::test]
async fn the_command_line_does_the_same() {
    for back_office in back_offices().await {
        let server = &back_office.server;
        let folder = server.test_store.folder();
        let file = |name: &str, bytes: &[u8]| {
            let path = folder.join(name);
            std::fs::write(&path, bytes).expect("a file");
            path.to_str().expect("a name").to_owned()
        };
        let shown = admin(server, &["pictures", "add", &file("logo.bin", &clear_png())]).await.expect("a picture");
        let address = shown.lines().next().expect("a line");
        assert!(address.ends_with(".png") && shown.contains("20 x 20 pixels"), "{shown}");
        assert_eq!(server.get(address).await.headers["content-type"], "image/png");
        assert_eq!(admin(server, &["pictures", "add", &file("again", &clear_png())]).await.as_deref(), Ok(&*shown));
        let id = Path::new(address).file_stem().and_then(|id| id.to_str()).expect("an id");
        let image = format!("imageUrl={address}");
        let banner = ["banners", "add", "id=own", "groupName=w_home", "title=Our own", &image];
        admin(server, &banner).await.expect("a banner");
        let list = admin(server, &["pictures", "list"]).await.expect("a list");
        assert!(list.lines().count() == 1 && list.starts_with(id) && list.contains("used by 1"), "{list}");
        let large = [&b"\x89PNG\r\n\x1a\n"[..], &vec![0; 5 * 1024 * 1024]].concat();
        for (words, remedy) in [
            (["add", &file("page.png", b"<html></html>")], "neither png nor jpg"),
            (["add", &file("none.png", b"")], "is empty"),
            (["add", &file("large.png", &large)], "less than 5 MB"),
            (["add", &file("cut.png", &opaque_png()[..60])], "damaged"),
            (["add", "no-such-file.png"], "no-such-file.png can not be read"),
            (["add", folder.to_str().expect("a name")], "it is no file"),
            (["remove", "none"], "there is no picture"),
            (["remove", id], "shown by 1 of the banners"),
        ] {
            let error = admin(server, &[&["pictures"], &words[..]].concat()).await.expect_err("a refusal");
            assert!(error.contains(remedy), "{words:?}: {error}");
        }
        let unknown = "imageUrl=/cdn/picture/none.png";
        let error = admin(server, &["banners", "set", "own", unknown]).await.expect_err("a refusal");
        assert!(error.contains("admin pictures list"), "{error}");
        admin(server, &["banners", "remove", "own"]).await.expect("a change");
        admin(server, &["pictures", "remove", id]).await.expect("a removal");
        assert_eq!(admin(server, &["pictures", "list"]).await.as_deref(), Ok(""));
        let changes = admin(server, &["changes"]).await.expect("changes");
        assert!(changes.contains(&format!("tester  picture {id}: \"\"")), "{changes}");
    }
}
