//! Rows of the site's settings and content, from the embedded data files.

use super::bulk::Bulk;
use super::data::{Banner, Files, Notice, Register, Text};
use super::{help, promotions, translations};
use art;
use content::system;
use platform::clock::DAY_MS;
use platform::html;

/// All rows of settings and content, in an order that foreign keys allow.
pub(super) fn rows(files: &Files, now_ms: i64) -> Vec<Bulk> {
    let mut texts = Bulk::new("texts", &["subject", "id", "field", "language", "body"]);
    let mut all = site(files, &mut texts);
    all.extend(register(&files.register));
    all.push(banners(&files.banners, &mut texts));
    all.push(notices(&files.notices, now_ms, &mut texts));
    all.extend(promotions::rows(&files.promotions, &files.rewards, now_ms, &mut texts));
    all.extend(help::rows(&files.help, now_ms, &mut texts));
    translations::add(&files.translations, &mut texts);
    all.push(texts);
    all
}

pub(super) fn add_text(texts: &mut Bulk, subject: &str, id: &str, field: &str, text: &Text) {
    for (language, body) in text {
        texts.add([subject.into(), id.into(), field.into(), language.as_str().into(), body.as_str().into()]);
    }
}

/// A picture's address on the site; empty for none.
fn picture(address: &str) -> String {
    if address.is_empty() { String::new() } else { art::url(address) }
}

fn site(files: &Files, texts: &mut Bulk) -> Vec<Bulk> {
    let mut settings = Bulk::new("site_settings", &["name", "value"]);
    for (name, value) in &files.site.settings {
        settings.add([name.as_str().into(), value.as_str().into()]);
    }
    let mut languages = Bulk::new("site_languages", &["code", "rank"]);
    for (code, rank) in files.site.languages.iter().zip(0_i64..) {
        languages.add([code.as_str().into(), rank.into()]);
    }
    let columns = &["id", "resource_type", "image_url", "url", "qr_code_url", "number", "rank"];
    let mut resources = Bulk::new("site_resources", columns);
    for (resource, rank) in files.site.resources.iter().zip(0_i64..) {
        let id = resource.id.as_str();
        let image = picture(&resource.image);
        resources.add([
            id.into(),
            resource.resource_type.as_str().into(),
            image.into(),
            resource.url.as_str().into(),
            "".into(),
            resource.number.as_str().into(),
            rank.into(),
        ]);
        add_text(texts, "resource", id, "label", &resource.label);
    }
    for (vendor, rank) in files.vendors.iter().zip(100_i64..) {
        let id = format!("vendor-{}", vendor.code.to_lowercase());
        let image = art::url(&format!("vendor/{}/logo-white", super::catalogue::slug_of(&vendor.name)));
        let nothing = || "".into();
        resources.add([
            id.as_str().into(),
            "VENDOR_LOGO".into(),
            image.into(),
            nothing(),
            nothing(),
            nothing(),
            rank.into(),
        ]);
        add_text(texts, "resource", &id, "label", &Text::from([("EN".to_owned(), vendor.name.clone())]));
    }
    let mut services = Bulk::new("customer_services", &["id", "cs_type", "path", "rank"]);
    for (service, rank) in files.site.customer_service.iter().zip(0_i64..) {
        let id = service.id.as_str();
        services.add([id.into(), service.cs_type.as_str().into(), service.path.as_str().into(), rank.into()]);
        add_text(texts, "customer_service", id, "title", &service.title);
    }
    let mut online = Bulk::new("online_services", &["id", "kind", "path", "rank"]);
    for (entry, rank) in files.site.online_service.iter().zip(0_i64..) {
        online.add([entry.id.as_str().into(), entry.kind.into(), entry.path.as_str().into(), rank.into()]);
    }
    let room = &files.site.chat_room;
    let mut rooms = Bulk::new("chat_rooms", &["id", "header_colour"]);
    rooms.add([system::CHAT_ROOM.into(), room.header_colour.as_str().into()]);
    for (field, text) in [("title", &room.title), ("text", &room.text)] {
        add_text(texts, "chat_room", system::CHAT_ROOM, field, text);
    }
    for category in &files.site.categories {
        add_text(texts, "category", &category.game_type, "title", &category.title);
    }
    vec![settings, languages, resources, services, online, rooms]
}

fn register(register: &Register) -> [Bulk; 2] {
    let columns = &["name", "accepted_pattern", "pattern_id", "min_length", "max_length", "enabled", "required"];
    let mut fields = Bulk::new("register_fields", columns);
    for (name, rule) in &register.fields {
        fields.add([
            name.as_str().into(),
            rule.accepted_pattern.as_str().into(),
            rule.pattern_id.as_str().into(),
            i64::from(rule.min_length).into(),
            rule.max_length.map(i64::from).into(),
            rule.enabled.into(),
            rule.required.into(),
        ]);
    }
    let mut countries = Bulk::new("register_countries", &["country_code", "dialing_code", "rank"]);
    for ((country, dialing_code), rank) in register.countries.iter().zip(0_i64..) {
        countries.add([country.as_str().into(), dialing_code.as_str().into(), rank.into()]);
    }
    [fields, countries]
}

fn banners(banners: &[Banner], texts: &mut Bulk) -> Bulk {
    let mut rows = Bulk::new("banners", &["id", "group_name", "image_url", "mobile_url", "is_linked", "link", "rank"]);
    for (banner, rank) in banners.iter().zip(0_i64..) {
        let id = format!("{}-{}", banner.group, banner.scene);
        let (wide, tall) =
            (art::url(&format!("scene/{}/wide", banner.scene)), art::url(&format!("scene/{}/tall", banner.scene)));
        let linked = !banner.link.is_empty();
        rows.add([
            id.as_str().into(),
            banner.group.as_str().into(),
            wide.into(),
            tall.into(),
            linked.into(),
            banner.link.as_str().into(),
            rank.into(),
        ]);
        for (field, text) in [("title", &banner.title), ("text", &banner.text), ("action", &banner.action)] {
            add_text(texts, "banner", &id, field, text);
        }
    }
    rows
}

fn notices(notices: &[Notice], now_ms: i64, texts: &mut Bulk) -> Bulk {
    let mut rows =
        Bulk::new("notices", &["id", "notice_type", "published_at", "expires_at", "rank", "service", "audience"]);
    for (notice, rank) in notices.iter().zip(0_i64..) {
        let id = notice.id.as_str();
        let published = now_ms - notice.days_ago * DAY_MS;
        let kind = notice.notice_type.as_str();
        let service = i64::from(notice.service);
        let audience = if notice.agents { "AGENTS" } else { "ALL" };
        let (id_cell, expires) = (id.into(), None::<i64>.into());
        rows.add([id_cell, kind.into(), published.into(), expires, rank.into(), service.into(), audience.into()]);
        let content = notice.content.iter().map(|(language, body)| (language.clone(), html::clean(body))).collect();
        add_text(texts, "notice", id, "title", &notice.title);
        add_text(texts, "notice", id, "content", &content);
    }
    rows
}
