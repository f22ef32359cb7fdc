//! What the sample member finds in its inbox.

use super::accounts::SAMPLES;
use super::bulk::Bulk;
use platform::html;
use platform::ids;
use platform::store::{Connection, StoreError};

const HOUR_MS: i64 = 60 * 60 * 1000;

/// A message: category, title, HTML, hours ago, and whether it was read.
pub(super) const MESSAGES: [(&str, &str, &str, i64, bool); 4] = [
    ("SYSTEM", "Welcome to Lumora", "<p>Your account is ready, with play money to try every slot.</p>", 310, true),
    (
        "RG",
        "Play is a pastime",
        "<p>Stop when it is no longer fun. <a href=\"/help?topic=responsible\">Signs to take seriously</a></p>",
        200,
        true,
    ),
    (
        "PROMO",
        "Your lantern draws are waiting",
        "<p>They can be used as long as the festival runs. <a href=\"/promoDetail?id=lantern-festival\">Draw</a></p>",
        40,
        false,
    ),
    (
        "SECURITY",
        "Guard your account with a second factor",
        "<p>An authenticator or a passkey can be added. <a href=\"/help?topic=security\">How it works</a></p>",
        6,
        false,
    ),
];

/// Writes the inbox of the sample member; `members` holds the ids of the samples in their order.
///
/// # Errors
/// When the database fails.
pub(super) async fn write(tx: &mut Connection, members: &[String], now_ms: i64) -> Result<(), StoreError> {
    let columns = &["id", "member_id", "category", "title", "body_html", "created_at", "read_at"];
    let mut rows = Bulk::new("messages", columns);
    for (sample, member) in SAMPLES.iter().zip(members) {
        if sample.account != "lantern_member" {
            continue;
        }
        for (category, title, body, hours_ago, read) in MESSAGES {
            let at = now_ms - hours_ago * HOUR_MS;
            let read_at = read.then_some(at + HOUR_MS);
            let body = html::clean(body);
            rows.add([
                ids::new_id(at).into(),
                member.as_str().into(),
                category.into(),
                title.into(),
                body.into(),
                at.into(),
                read_at.into(),
            ]);
        }
    }
    rows.write(tx).await
}
