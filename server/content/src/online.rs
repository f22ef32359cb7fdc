//! How a visitor reaches the operator, beyond the links of the status call: the online service, which names the start
//! of a conversation, and the profile that puts the site on an iPhone's home screen (sections 2 and 7 of the
//! specification).

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use lumora_core::domain::contact;
use lumora_core::wire::{Envelope, OnlineService, OnlineServiceValue};
use platform::store::sql;
use sha2::{Digest, Sha256};

use platform::Base;
use platform::http::{ApiError, Reply};
use platform::settings::Settings;

/// Maximum number of entries in a response.
const MAX_ENTRIES: i64 = 50;

/// Start of a conversation with customer service
///
/// The entry of type 3 is for popup windows of the web site. Paths are base64 of the address.
#[utoipa::path(get, path = "/wps/system/onlineService", tag = "system", responses((status = 200, body = Envelope<OnlineServiceValue>)))]
pub(super) async fn online_service(State(base): State<Base>) -> Result<Reply<OnlineServiceValue>, ApiError> {
    let rows: Vec<(i64, String)> = sql::query_as("select kind, path from online_services order by rank, id limit $1")
        .bind(MAX_ENTRIES)
        .fetch_all(base.store.reader())
        .await?;
    let entry = |(kind, path): (i64, String)| OnlineService {
        kind: u8::try_from(kind).unwrap_or_default(),
        path: contact::encode(&path),
    };
    Ok(Reply(OnlineServiceValue { path_list: rows.into_iter().map(entry).collect() }))
}

/// Profile of the iOS lite app
///
/// A configuration profile with a web clip: installing it puts the site on the home screen, without the browser's bars.
#[utoipa::path(
    get, path = "/wps/system/app/lumora.mobileconfig", tag = "system",
    responses((status = 200, description = "An Apple configuration profile", content_type = PROFILE, body = String))
)]
pub(super) async fn ios_profile(State(base): State<Base>) -> Result<impl IntoResponse, ApiError> {
    let brand = Settings::load(&base.store).await?.text("brand_name");
    let headers = [
        (header::CONTENT_TYPE, PROFILE),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"lumora.mobileconfig\""),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    Ok((headers, profile(&brand, &base.config.site_origin)))
}

const PROFILE: &str = "application/x-apple-aspen-config";

/// Text of the profile. Its ids derive from the site's address, so that installing it again replaces the installed one.
fn profile(brand: &str, origin: &str) -> String {
    let (brand, address) = (xml(brand), xml(&format!("{origin}/")));
    let (outer, inner) = (uuid(&format!("profile {origin}")), uuid(&format!("web clip {origin}")));
    format!(
        r#"<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
<key>PayloadType</key><string>Configuration</string>
<key>PayloadVersion</key><integer>1</integer>
<key>PayloadIdentifier</key><string>{outer}</string>
<key>PayloadUUID</key><string>{outer}</string>
<key>PayloadDisplayName</key><string>{brand}</string>
<key>PayloadRemovalDisallowed</key><false/>
<key>PayloadContent</key><array><dict>
<key>PayloadType</key><string>com.apple.webClip.managed</string>
<key>PayloadVersion</key><integer>1</integer>
<key>PayloadIdentifier</key><string>{inner}</string>
<key>PayloadUUID</key><string>{inner}</string>
<key>PayloadDisplayName</key><string>{brand}</string>
<key>Label</key><string>{brand}</string>
<key>URL</key><string>{address}</string>
<key>FullScreen</key><true/>
<key>IsRemovable</key><true/>
</dict></array>
</dict></plist>
"#
    )
}

/// Escapes text for an XML element; control characters are removed.
fn xml(text: &str) -> String {
    text.chars().filter(|it| !it.is_control()).fold(String::new(), |mut escaped, letter| {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            other => escaped.push(other),
        }
        escaped
    })
}

/// An id in the form of a UUID, derived from a name.
fn uuid(name: &str) -> String {
    let digest = Sha256::digest(name);
    let hex: String = digest.iter().take(16).map(|byte| format!("{byte:02X}")).collect();
    let part = |from: usize, to: usize| hex.get(from..to).unwrap_or_default();
    format!("{}-{}-{}-{}-{}", part(0, 8), part(8, 12), part(12, 16), part(16, 20), part(20, 32))
}

#[cfg(test)]
mod tests {
    use super::{profile, uuid};

    #[test]
    fn a_profile_names_brand_and_address_and_a_brand_breaks_out_of_nothing() {
        let text = profile("Lumora</string><key>Evil&", "https://lumora.example");
        assert!(text.contains("<string>Lumora&lt;/string&gt;&lt;key&gt;Evil&amp;</string>"), "{text}");
        assert!(text.contains("<key>URL</key><string>https://lumora.example/</string>"), "{text}");
        assert_eq!(text, profile("Lumora</string><key>Evil&", "https://lumora.example"));
    }

    #[test]
    fn ids_differ_and_have_the_shape_of_ids() {
        let (one, other) = (uuid("a"), uuid("b"));
        assert_ne!(one, other);
        assert_eq!(one.split('-').map(str::len).collect::<Vec<_>>(), [8, 4, 4, 4, 12]);
    }
}
