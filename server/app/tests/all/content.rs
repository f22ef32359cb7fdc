//! Status, content and pictures through the whole router, on both engines.

use axum::http::Method;
use lumora_server::testing::TestServer;
use serde_json::{Value, json};

const STATUS: &str = "/wps/system/status?url=127.0.0.1:8080";
const NOTICES: &str = "/wps/relay/MCSFE_getListAnnouncements?types=B,PL,PU,PR,H&platform=W&execution=B";

#[tokio::test]
async fn the_status_carries_what_the_site_needs_to_start() {
    for server in TestServer::seeded().await {
        let value = server.get(STATUS).await.at("/value");
        assert_eq!((&value["status"], &value["ip"]), (&json!(0), &json!("127.0.0.1")), "{}", server.name);
        let info = &value["info"];
        assert_eq!(info["languages"], json!(["EN", "CN", "TY", "KM", "VI", "TH", "ID", "MY", "AR"]));
        assert_eq!(info["currency"], json!({ "code": "USD", "symbol": "$" }));
        assert_eq!(info["merchantCode"], "lumora");
        assert_eq!(info["jackpot"], Value::Null);
        assert_eq!(info["serverTime"], "2026-11-21T08:34:56Z");
        assert!(info["seal"]["publicKey"].as_str().is_some_and(|key| !key.is_empty()), "{}", server.name);
        assert_eq!(info["whitelabel"], server.get("/wps/system/whitelabel").await.at("/value"));
        let types: Vec<&str> =
            info["resources"].as_array().expect("a list").iter().filter_map(|it| it["resourceType"].as_str()).collect();
        for wanted in ["IOS", "IOS_CONFIG", "ANDROID", "LICENSE", "COMPANY", "AGE", "VENDOR_LOGO", "BROWSER", "HELP"] {
            assert!(types.contains(&wanted), "{}: {wanted}", server.name);
        }
        assert!(info["customerService"].as_array().is_some_and(|list| list.len() >= 4), "{}", server.name);
    }
}

#[tokio::test]
async fn labels_come_in_the_language_of_the_call() {
    for server in TestServer::seeded().await {
        let reply = server.call(Method::GET, STATUS, &[("language", "AR")], &Value::Null).await;
        assert!(reply.text().contains("دردشة مباشرة"), "{}", server.name);
        let unknown = server.call(Method::GET, STATUS, &[("language", "XX")], &Value::Null).await;
        assert!(unknown.text().contains("Live chat"), "{}", server.name);
    }
}

#[tokio::test]
async fn the_operators_wording_comes_in_the_language_of_the_call_and_in_no_other() {
    for server in TestServer::seeded().await {
        server.execute("insert into brand_texts (id) values ('nav-home')").await;
        server
            .execute(
                "insert into texts (subject, id, field, language, body) values
                 ('brand_text', 'nav-home', 'text', 'EN', 'Lobby'), ('brand_text', 'nav-home', 'text', 'KM', ''),
                 ('brand_text', 'nav-gone', 'text', 'EN', 'No row')",
            )
            .await;
        for (language, texts) in
            [("EN", json!([{ "key": "nav-home", "text": "Lobby" }])), ("KM", json!([])), ("TH", json!([]))]
        {
            let reply = server.call(Method::GET, STATUS, &[("language", language)], &Value::Null).await;
            let wanted = json!({ "language": language, "texts": texts });
            assert_eq!(reply.at("/value/info/brandTexts"), wanted, "{}", server.name);
        }
    }
}

#[tokio::test]
async fn in_maintenance_the_status_says_so_and_every_other_call_is_refused() {
    for server in TestServer::seeded().await {
        server.execute("update site_settings set value = '1' where name = 'status'").await;
        server.execute("insert into site_settings (name, value) values ('status_until', '1795253696000')").await;
        let value = server.get(STATUS).await.at("/value");
        assert_eq!((&value["status"], &value["until"]), (&json!(1), &json!("2026-11-21T09:34:56Z")), "{}", server.name);
        assert!(value["info"]["customerService"].as_array().is_some_and(|list| !list.is_empty()), "{}", server.name);
        for path in ["/wps/relay/GCSGAME_gameVendor", "/lgw/games/popular", "/wps/captcha", "/wps/member/info"] {
            let reply = server.get(path).await;
            assert_eq!((reply.status, reply.at("/code")), (503, json!("unavailable")), "{} {path}", server.name);
        }
        let picture = server.get("/cdn/art/v1/brand/mark.svg").await;
        assert_eq!(picture.status, 200, "{}", server.name);
    }
}

#[tokio::test]
async fn a_blocked_visitor_learns_the_address_and_gets_nothing_else() {
    for server in TestServer::seeded().await {
        server.execute("insert into blocked_addresses (address, reason) values ('127.0.0.1', 'region')").await;
        let value = server.get(STATUS).await.at("/value");
        assert_eq!((&value["status"], &value["ip"]), (&json!(2), &json!("127.0.0.1")), "{}", server.name);
        let reply = server.get("/wps/relay/GCSGAME_gameVendor").await;
        assert_eq!((reply.status, reply.at("/code")), (403, json!("region_restricted")), "{}", server.name);
        assert_eq!(reply.at("/value/ip"), "127.0.0.1", "{}", server.name);
    }
}

#[tokio::test]
async fn a_jackpot_pool_of_the_operator_replaces_the_illustrative_one() {
    for server in TestServer::seeded().await {
        server.execute("insert into jackpot_pools (id, amount, per_second, as_of) values ('a', 4821639000, 5503, 1795250096000)").await;
        let jackpot = server.get(STATUS).await.at("/value/info/jackpot");
        let expected = json!({ "amount": "48216390.00", "perSecond": "55.03", "asOf": "2026-11-21T08:34:56Z" });
        assert_eq!(jackpot, expected, "{}", server.name);
    }
}

#[tokio::test]
async fn every_banner_group_has_a_banner_whose_pictures_exist() {
    for server in TestServer::seeded().await {
        let banners = server.get(NOTICES).await.at("/value/banners");
        let banners = banners.as_array().expect("banners");
        for group in [
            "home",
            "rng",
            "live",
            "fish",
            "pvp",
            "sports",
            "esports",
            "lott",
            "down",
            "promotion",
            "shop",
            "help",
            "cockfight",
        ] {
            assert!(
                banners.iter().any(|banner| banner["groupName"] == format!("w_{group}")),
                "{}: {group}",
                server.name
            );
        }
        for banner in banners {
            assert!(banner["title"].as_str().is_some_and(|title| !title.is_empty()), "{banner}");
            for field in ["url", "mobileUrl"] {
                let path = banner[field].as_str().expect("an address");
                assert_eq!(server.get(path).await.status, 200, "{} {path}", server.name);
            }
        }
    }
}

#[tokio::test]
async fn notices_come_by_type_latest_first_and_expired_ones_do_not() {
    for server in TestServer::seeded().await {
        let value = server.get(NOTICES).await.at("/value");
        let player = value["player"].as_array().expect("notices");
        assert!(player.len() > 2, "{}: {player:?}", server.name);
        let times: Vec<&str> = player.iter().filter_map(|notice| notice["publishedAt"].as_str()).collect();
        assert!(times.is_sorted_by(|one, two| one >= two), "{}: {times:?}", server.name);
        assert_eq!(value["popup"][0]["noticeType"], "PU", "{}", server.name);
        assert_eq!(value["promotion"][0]["noticeType"], "PR", "{}", server.name);
        let few = server.get("/wps/relay/MCSFE_getListAnnouncements?types=PU").await.at("/value");
        assert_eq!((&few["player"], &few["promotion"]), (&json!([]), &json!([])), "{}", server.name);
        assert_eq!(server.get("/wps/relay/MCSFE_getListAnnouncements?types=X").await.status, 400, "{}", server.name);
        server.execute("update notices set expires_at = 1 where id = 'holiday-hours'").await;
        assert!(!server.get(NOTICES).await.text().contains("holiday-hours"), "{}", server.name);
    }
}

#[tokio::test]
async fn popups_come_in_the_operators_order_until_the_operator_turns_them_off() {
    for server in TestServer::seeded().await {
        let ids = async || -> Vec<String> {
            let popups = server.get(NOTICES).await.at("/value/popup");
            let id = |it: &Value| it["id"].as_str().unwrap_or_default().to_owned();
            popups.as_array().expect("popups").iter().map(id).collect()
        };
        assert_eq!(ids().await, ["welcome", "responsible-play", "new-help-centre"], "{}", server.name);
        server.execute("update notices set rank = -1 where id = 'new-help-centre'").await;
        assert_eq!(ids().await, ["new-help-centre", "welcome", "responsible-play"], "{}", server.name);
        server.execute("update site_settings set value = 'false' where name = 'popups_at_start'").await;
        assert!(ids().await.is_empty(), "{}", server.name);
    }
}

#[tokio::test]
async fn members_see_their_unread_messages_and_their_picture() {
    for server in TestServer::seeded().await {
        assert_eq!(server.get("/wps/relay/CSP_unreadCount").await.status, 401, "{}", server.name);
        let token = server.login("lantern_member", "Kx7mTq4vLp2w").await;
        assert_eq!(
            server.get_as(&token, "/wps/relay/CSP_unreadCount").await.at("/value/unreadCount"),
            2,
            "{}",
            server.name
        );
        let avatar = server.get_as(&token, "/wps/relay/MCSFE_getPlayerAvatar").await.at("/value/imageUrl");
        assert_eq!(
            server.get_as(&token, "/wps/member/info/icon").await.at("/value/imageUrl"),
            avatar,
            "{}",
            server.name
        );
        assert_eq!(server.get(avatar.as_str().expect("an address")).await.status, 200, "{}", server.name);
        let balance = server.get_as(&token, "/wps/v2/wallets/balance").await;
        assert_eq!(balance.at("/value/sumBalance"), "1284.50", "{}", server.name);
    }
}

#[tokio::test]
async fn the_domain_list_names_this_site_unless_the_operator_names_others() {
    for server in TestServer::seeded().await {
        let list = async || server.get("/wps/system/domainRoute").await.at("/value/domainList");
        assert_eq!(list().await, json!([{ "domain": "http://127.0.0.1:8080", "speed": 0 }]), "{}", server.name);
        server.execute("insert into cdn_origins (kind, origin, rank) values ('site', 'https://a.example', 1)").await;
        assert_eq!(list().await, json!([{ "domain": "https://a.example", "speed": 0 }]), "{}", server.name);
    }
}

#[tokio::test]
async fn pictures_are_immutable_packed_and_allowed_nothing() {
    let server = TestServer::on_sqlite().await;
    let path = "/cdn/art/v1/tile/rng/lantern-fortune.svg";
    let plain = server.get(path).await;
    let header =
        |name: &str| plain.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default().to_owned();
    assert_eq!(plain.status, 200);
    assert_eq!(header("content-type"), "image/svg+xml");
    assert_eq!(header("cache-control"), "public, max-age=31536000, immutable");
    assert_eq!(header("content-security-policy"), "default-src 'none'; sandbox");
    assert_eq!(header("x-content-type-options"), "nosniff");
    let packed = server.call(Method::GET, path, &[("accept-encoding", "gzip, br")], &Value::Null).await;
    assert_eq!(packed.headers.get("content-encoding").and_then(|value| value.to_str().ok()), Some("br"));
    assert!(packed.body.len() * 2 < plain.body.len());
    for bad in
        ["tile/rng/Lantern.svg", "tile/nothing/x.svg", "..%2f..%2fetc%2fpasswd", "tile/rng/x.png", "tile/rng/%22.svg"]
    {
        assert_eq!(server.get(&format!("/cdn/art/v1/{bad}")).await.status, 404, "{bad}");
    }
}
