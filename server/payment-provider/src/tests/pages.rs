//! The pages: content, refusals, and access.

use axum::body::Body;
use axum::http::{Request, header};
use serde_json::json;

use crate::testing::{Page, SITE, TestProvider, payment, payout, sqlite};

/// The value of a hidden field.
fn hidden(page: &Page, name: &str) -> String {
    let marker = format!("name=\"{name}\" value=\"");
    let (_, rest) = page.text.split_once(&marker).unwrap_or_else(|| panic!("{name}: {}", page.text));
    rest.split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn every_page_says_that_no_real_money_moves_and_runs_no_script() {
    let provider = TestProvider::on_sqlite().await;
    let pay = provider.asked("DEP-1").await;
    for path in ["/", &pay, "/vouchers", "/desk", "/pay/nobody"] {
        let page = provider.page(path).await;
        assert!(page.text.contains("No real money moves."), "{path}");
        assert!(page.text.contains("<html lang=\"en\">") && !page.text.contains("<script"), "{path}");
        let policy = page.headers[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{policy}");
        assert!(!policy.contains("unsafe") && !policy.contains("script-src"), "{policy}");
        assert_eq!(page.headers[header::CACHE_CONTROL], "no-store", "{path}");
    }
    assert_eq!(provider.page("/pay/nobody").await.status, 404);
}

#[tokio::test]
async fn the_payers_page_shows_what_can_be_done_as_the_payment_stands() {
    let provider = TestProvider::on_sqlite().await;
    let path = provider.asked("DEP-1").await;
    let shown = async |expected: &[&str], hidden: &[&str]| {
        let text = provider.page(&path).await.text.replace('\u{a0}', " ");
        for part in expected {
            assert!(text.contains(part), "{part}: {text}");
        }
        for part in hidden {
            assert!(!text.contains(part), "{part}: {text}");
        }
    };
    let back = format!("href=\"{SITE}/?mc=depositv2\"");
    let pending =
        ["Pay 25.00 USD to Lumora", ">Decline<", "Pay another amount", "15 min 0 s", "2026-11-21 08:49:56 UTC"];
    shown(&pending, &[&back, "second time", "late"]).await;
    provider.state.clock.advance_ms(900_000);
    shown(&["has expired", "Pay all the same (late)", &back], &[">Decline<"]).await;
    provider.form(&format!("{path}/pay"), "receipts=0").await;
    shown(&["Paid to Lumora", "Received: 25.00 USD", "Pay a second time", &back], &[">Decline<", "late)"]).await;
    let path = provider.asked("DEP-2").await;
    provider.form(&format!("{path}/decline"), "").await;
    let text = provider.page(&path).await.text;
    assert!(text.contains("Payment declined") && text.contains(&back) && !text.contains("<form"), "{text}");
}

#[tokio::test]
async fn markup_of_the_merchant_or_the_payer_stays_text() {
    let provider = TestProvider::on_sqlite().await;
    let hostile = "<script>alert(1)</script>\"'><img src=x onerror=alert(1)>";
    let mut asked = payment("DEP-1");
    asked["description"] = json!(hostile);
    asked["returnUrl"] = json!(format!("{SITE}/?a=\"><script>"));
    let (status, answer) = provider.post("/v1/payments", &asked).await;
    // An address with quotes is no valid URL.
    assert_eq!((status, answer["code"].as_str()), (422, Some("return_url_refused")));
    asked["returnUrl"] = json!(format!("{SITE}/?a='onclick='x"));
    let (_, answer) = provider.post("/v1/payments", &asked).await;
    let path = answer["payUrl"].as_str().unwrap().strip_prefix("http://127.0.0.1:8082").unwrap();
    provider.form(&format!("{path}/decline"), "").await;
    let mut texts = vec![provider.page(path).await.text];
    let mut asked = payout("WD-1", "0005");
    for field in ["holder", "institution", "account", "network"] {
        asked["target"][field] = json!(hostile);
    }
    assert_eq!(provider.post("/v1/payouts", &asked).await.0, 200);
    texts.push(provider.page("/desk").await.text);
    let token = hidden(&provider.page("/vouchers").await, "token");
    let typed = format!("token={token}&valid=month&amount=%3Cimg%20src%3Dx%3E&currency=%22%3E");
    texts.push(provider.form("/vouchers", &typed).await.text);
    for text in texts {
        assert!(text.contains("&lt;"), "{text}");
        for trace in ["<script", "<img", "='onclick", "\"onclick"] {
            assert!(!text.contains(trace), "{trace}: {text}");
        }
    }
}

#[tokio::test]
async fn the_desk_is_there_only_where_it_was_asked_for_and_only_on_this_machine() {
    let closed = TestProvider::on(sqlite().await, false);
    for path in ["/desk", "/vouchers"] {
        assert_eq!(closed.page(path).await.status, 403, "{path}");
        assert_eq!(closed.form(path, "token=x&amount=5&currency=USD&valid=month").await.status, 403, "{path}");
    }
    assert!(!closed.page("/").await.text.contains("/desk"));
    let open = TestProvider::on_sqlite().await;
    let from = async |host: &str| {
        open.send(Request::get("/desk").header(header::HOST, host).body(Body::empty()).unwrap()).await.status
    };
    assert_eq!((from("127.0.0.1:8082").await, from("localhost:8082").await), (200, 200));
    assert_eq!((from("evil.example:8082").await, from("evil.example").await), (403, 403));
}

#[tokio::test]
async fn forms_of_the_desk_that_no_page_of_this_process_has_made_do_nothing() {
    let provider = TestProvider::on_sqlite().await;
    provider.paid_out("WD-1", "0005").await;
    let page = provider.page("/desk").await;
    let (id, token) = (hidden(&page, "payout"), hidden(&page, "token"));
    let decide =
        async |token: &str| provider.form("/desk", &format!("token={token}&payout={id}&decision=pay")).await.status;
    assert_eq!((decide("").await, decide("guess").await), (403, 403));
    let other = hidden(&provider.restarted().page("/desk").await, "token");
    assert_eq!(decide(&other).await, 403);
    provider.work_after(10_000).await;
    assert_eq!(provider.payout("WD-1").await["status"], "accepted");
    let foreign = Request::post("/desk").header("sec-fetch-site", "cross-site").body(Body::empty()).unwrap();
    assert_eq!(provider.send(foreign).await.status, 403);
    assert_eq!(decide(&token).await, 303);
    provider.work_after(0).await;
    assert_eq!(provider.payout("WD-1").await["status"], "paid");
    assert!(!provider.page("/desk").await.text.contains("name=\"decision\""), "there is nothing left to decide");
    let broken = format!("token={token}&payout=%00&decision=pay");
    assert_eq!(provider.form("/desk", &broken).await.status, 400, "no text holds U+0000");
    let unknown = format!("token={token}&payout=nothing&decision=pay");
    assert_eq!(provider.form("/desk", &unknown).await.status, 303, "what names nothing changes nothing");
}

#[tokio::test]
async fn a_voucher_is_made_within_its_bounds_and_shown_with_its_code() {
    let provider = TestProvider::on_sqlite().await;
    let token = hidden(&provider.page("/vouchers").await, "token");
    let make = async |amount: &str, currency: &str, valid: &str| {
        let fields = format!("token={token}&amount={amount}&currency={currency}&valid={valid}");
        provider.form("/vouchers", &fields).await.status
    };
    for (amount, currency) in [("0.99", "USD"), ("500.01", "USD"), ("x", "USD"), ("5", "US"), ("5", "%3Cb")] {
        assert_eq!(make(amount, currency, "month").await, 422, "{amount} {currency}");
    }
    assert_eq!(make("5", "USD", "year").await, 400);
    assert!(!provider.page("/vouchers").await.text.contains("LMRV-"));
    assert_eq!((make("1", "usd", "month").await, make("500.00", "EUR", "minute").await), (303, 303));
    provider.state.clock.advance_ms(60_000);
    let text = provider.page("/vouchers").await.text.replace('\u{a0}', " ");
    assert_eq!(text.matches("LMRV-").count(), 2, "{text}");
    assert!(text.contains("500.00 EUR") && text.contains(">expired<"), "{text}");
    assert!(text.contains("1.00 USD") && text.contains("2026-12-21 08:34:56 UTC"), "{text}");
}
