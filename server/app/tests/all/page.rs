//! The first HTML as search engines, shared links and installed sites read it.

use axum::http::Method;
use lumora_server::site::Site;
use lumora_server::testing::{TestReply, TestServer};
use serde_json::{Value, json};

const BROWSER: (&str, &str) = ("accept", "text/html,application/xhtml+xml");
const INDEX: &str = "<!doctype html><html lang=\"en\" dir=\"ltr\"><head><title>Built</title>\
                     <meta name=\"description\" content=\"Built.\" /></head><div id=root>\
                     <div class=\"fp-block fp-banner banner\"></div></div>";

/// A seeded server with a built site that consists of its first page.
async fn server() -> (TestServer, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("index.html"), INDEX).expect("a file");
    let site = Site::load(folder.path(), &folder.path().join("cache")).expect("a site");
    (TestServer::seeded_on_sqlite().await.with_site(site), folder)
}

async fn page(server: &TestServer, path: &str) -> TestReply {
    server.call(Method::GET, path, &[BROWSER], &Value::Null).await
}

#[tokio::test]
async fn the_first_html_names_the_page_in_the_language_of_its_address() {
    let (server, _folder) = server().await;
    server.set("brand_name", "Lantern & Co").await;
    let english = page(&server, "/rng?page=fav").await.text();
    assert!(english.contains("<title>Slots · Lantern &amp; Co</title>"), "{english}");
    assert!(english.contains("<link rel=\"canonical\" href=\"http://127.0.0.1:8080/rng\">"), "{english}");
    assert!(english.contains("For adults of 18 and over."), "{english}");
    for code in server.get("/wps/system/status").await.at("/value/info/languages").as_array().expect("languages") {
        let address = format!("http://127.0.0.1:8080/rng?lang={}", code.as_str().expect("a code"));
        assert!(english.contains(&address), "{address}: {english}");
    }
    let arabic = page(&server, "/rng?lang=AR").await.text();
    assert!(arabic.contains("<html lang=\"ar\" dir=\"rtl\">") && !arabic.contains("Slots"), "{arabic}");
    let unknown = page(&server, "/rng?lang=XX").await.text();
    assert!(unknown.contains("<title>Slots ·") && !unknown.contains("lang=XX"), "{unknown}");
}

#[tokio::test]
async fn an_unchanged_page_is_not_sent_again_and_a_renamed_site_is() {
    let (server, _folder) = server().await;
    let first = page(&server, "/").await;
    let tag = first.headers["etag"].to_str().expect("a tag").to_owned();
    let known = [BROWSER, ("if-none-match", tag.as_str())];
    let again = server.call(Method::GET, "/", &known, &Value::Null).await;
    assert_eq!((again.status, again.body.len()), (304, 0));
    let several = format!("\"other\", {tag}");
    let held = server.call(Method::GET, "/", &[BROWSER, ("if-none-match", several.as_str())], &Value::Null).await;
    assert_eq!((held.status, held.body.len()), (304, 0), "one of several versions that a cache holds");
    server.set("brand_name", "Another").await;
    let renamed = server.call(Method::GET, "/", &known, &Value::Null).await;
    assert!(renamed.status == 200 && renamed.text().contains("Another"), "{}", renamed.text());
    let missing = page(&server, "/nowhere").await;
    assert!(missing.status == 404 && missing.text().contains("noindex"), "{}", missing.text());
}

#[tokio::test]
async fn the_site_can_be_installed_under_the_name_of_the_brand() {
    let (server, _folder) = server().await;
    server.set("brand_name", "Night \"Market\"").await;
    let manifest = server.get("/app.webmanifest?lang=AR").await;
    assert_eq!(manifest.headers["content-type"], "application/manifest+json");
    assert_eq!(manifest.at("/name"), "Night \"Market\"");
    assert_eq!((manifest.at("/dir"), manifest.at("/display")), (json!("rtl"), json!("standalone")));
    let icons = manifest.at("/icons");
    let purposes: Vec<&str> = icons.as_array().expect("icons").iter().filter_map(|it| it["purpose"].as_str()).collect();
    assert!(purposes.contains(&"maskable") && purposes.contains(&"any"), "{icons}");
}

#[tokio::test]
async fn robots_are_led_to_the_map_and_the_map_to_every_page_in_every_language() {
    let (server, _folder) = server().await;
    let robots = server.get("/robots.txt").await.text();
    assert!(robots.contains("Sitemap: http://127.0.0.1:8080/sitemap.xml"), "{robots}");
    for path in ["/wps/", "/game", "/login"] {
        assert!(robots.contains(&format!("Disallow: {path}\n")), "{robots}");
    }
    let map = server.get("/sitemap.xml").await;
    assert_eq!(map.headers["content-type"], "application/xml");
    let text = map.text();
    assert!(text.contains("<loc>http://127.0.0.1:8080/promotions</loc>"), "{text}");
    assert!(text.contains("hreflang=\"zh-Hans\" href=\"http://127.0.0.1:8080/promotions?lang=CN\""), "{text}");
    assert!(!text.contains("/login"), "{text}");
}

#[tokio::test]
async fn a_promotion_is_found_under_its_own_name_until_it_is_switched_off() {
    let (server, _folder) = server().await;
    let first = server.get("/wps/promotions?language=AR").await.at("/value/list/0");
    let (id, title) = (first["promoId"].as_str().expect("an id"), first["title"].as_str().expect("a title"));
    let address = format!("/promoDetail?id={id}");
    let entry = format!("<loc>http://127.0.0.1:8080{address}</loc>");
    assert!(server.get("/sitemap.xml").await.text().contains(&entry), "{entry}");
    let arabic = page(&server, &format!("{address}&lang=AR")).await.text();
    assert!(arabic.contains(&format!("<title>{title} · ")) && !arabic.contains("noindex"), "{arabic}");

    server.execute("update promotions set enabled = 0").await;
    assert!(!server.get("/sitemap.xml").await.text().contains(&entry));
    let gone = page(&server, &address).await.text();
    assert!(gone.contains("noindex") && !gone.contains("canonical"), "{gone}");
}

#[tokio::test]
async fn a_page_begins_with_its_first_banner_before_any_script_runs() {
    let (server, _folder) = server().await;
    let banners = server.get("/wps/relay/MCSFE_getListAnnouncements").await.at("/value/banners");
    let first = banners.as_array().expect("banners").iter().find(|it| it["groupName"] == "w_home").expect("a banner");
    let text = |field: &str| first[field].as_str().expect("a text").replace('&', "&amp;");
    let home = page(&server, "/").await.text();
    for part in [
        format!("srcset=\"{}\"", text("mobileUrl")),
        format!("<img src=\"{}\"", text("url")),
        format!("href=\"{}\"", text("link")),
        format!("<span class=\"banner-title\">{}</span>", text("title")),
    ] {
        assert!(home.contains(&part), "{part}: {home}");
    }
    assert!(!page(&server, "/login").await.text().contains("fp-banner"));
    // Each page picks one of the origins by itself.
    server.execute("insert into cdn_origins (kind, origin, rank) values ('image', 'https://cdn.example', 1)").await;
    assert!(page(&server, "/").await.text().contains("<div class=\"fp-block fp-banner banner\"></div>"));
}

#[tokio::test]
async fn a_page_whose_address_names_no_language_is_in_the_one_that_its_reader_prefers() {
    let (server, _folder) = server().await;
    let prefers = |tags: &'static str| [BROWSER, ("accept-language", tags)];
    let arabic = server.call(Method::GET, "/", &prefers("xx, ar;q=0.8, vi;q=0.5"), &Value::Null).await;
    assert!(arabic.headers.get_all("vary").iter().any(|vary| vary.as_bytes() == b"accept-language"));
    let arabic = arabic.text();
    assert!(arabic.contains("<html lang=\"ar\" dir=\"rtl\">"), "{arabic}");
    assert!(arabic.contains("<link rel=\"canonical\" href=\"http://127.0.0.1:8080/\">"), "{arabic}");
    let named = server.call(Method::GET, "/?lang=VI", &prefers("ar"), &Value::Null).await.text();
    assert!(named.contains("<html lang=\"vi\" dir=\"ltr\">"), "{named}");
}
