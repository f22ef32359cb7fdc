//! Tests that the sample operator's texts are true: each promotion is paid by code, each link leads to a page, and no text of a promotion
//! repeats an amount that its record holds.

use std::collections::BTreeSet;

use lumora_core::domain::points::EarnBase;
use lumora_core::domain::promotion::{Mode, RewardKind};
use lumora_core::domain::route::{MemberPage, Overlay, Route, Screen};

use super::data::{Files, Promotion, Text};
use super::messages::MESSAGES;
use super::{content, lobby, titles};

/// The bodies of texts in all languages, each with the id of its record.
fn texts_of<'a>(id: &'a str, texts: &[&'a Text]) -> Vec<(&'a str, &'a str)> {
    texts.iter().flat_map(|text| text.values()).map(|body| (id, body.as_str())).collect()
}

/// Every English text that a fresh database holds, by key.
fn english(files: &Files) -> Vec<(String, String)> {
    let titles = titles::all(&files.words, &files.vendors);
    let tables = [content::rows(files, 0), lobby::rows(&titles, &files.featured)].concat();
    let rows = tables.iter().flat_map(|table| table.text_rows_of("texts"));
    rows.filter_map(|row| {
        let [subject, id, field, language, body] = <[String; 5]>::try_from(row).ok()?;
        (language == "EN").then(|| (format!("{subject}/{id}/{field}"), body))
    })
    .chain(MESSAGES.iter().flat_map(|message| {
        let english = message.words.iter().filter(|(language, ..)| *language == "EN");
        english.map(|(_, title, text)| {
            ("message".to_owned(), format!("{title} {text} <a href=\"{}\"></a>", message.action))
        })
    }))
    .collect()
}

fn is_paid(promotion: &Promotion, files: &Files) -> bool {
    match (Mode::parse(&promotion.mode), RewardKind::parse(&promotion.reward)) {
        // No code counts play towards an automatic reward.
        (None | Some(Mode::Auto), _) => false,
        (Some(Mode::Raffle), Some(RewardKind::Raffle)) => promotion.draws > 0 && !files.rewards.prizes.is_empty(),
        (Some(Mode::Deposit), Some(RewardKind::Bonus)) => promotion.amount > 0 && promotion.percent > 0,
        (Some(_), Some(RewardKind::Cash | RewardKind::Points)) => promotion.amount > 0 && promotion.wager == 0,
        _ => false,
    }
}

#[test]
fn every_promotion_of_the_sample_is_paid_by_code() {
    let files = Files::read().unwrap();
    for promotion in &files.promotions {
        assert!(is_paid(promotion, &files), "nobody pays {}", promotion.id);
    }
    for prize in files.rewards.prizes.iter().filter(|prize| !prize.kind.is_empty()) {
        let kind = RewardKind::parse(&prize.kind);
        assert!(kind.is_some_and(RewardKind::is_paid_at_once) && prize.amount > 0, "nobody pays {}", prize.id);
    }
    for rule in &files.rewards.rules {
        assert!(EarnBase::from_name(&rule.base).is_some() && rule.per > 0, "nothing earns points by {}", rule.id);
    }
}

#[test]
fn points_have_one_worth() {
    let files = Files::read().unwrap();
    let priced = files.rewards.rewards.iter().filter(|reward| reward.cash_value > 0);
    let worths: BTreeSet<i64> = priced.map(|reward| reward.points * 100 / reward.cash_value).collect();
    assert_eq!(worths, BTreeSet::from([100]), "points of a reward for 1.00");
    let converts = |name: &str| files.site.settings.get(name).map(String::as_str);
    assert_eq!(
        (converts("points_convert"), converts("points_convert_cash")),
        (Some("100"), Some("100")),
        "as rewards do"
    );
}

#[test]
fn a_promotion_says_its_figures_by_naming_their_place() {
    let files = Files::read().unwrap();
    let promotions =
        files.promotions.iter().flat_map(|it| texts_of(&it.id, &[&it.title, &it.summary, &it.significant]));
    let prizes = files.rewards.prizes.iter().flat_map(|it| texts_of(&it.id, &[&it.name]));
    let rewards = files.rewards.rewards.iter().flat_map(|it| texts_of(&it.id, &[&it.name, &it.description]));
    let symbol = files.site.settings.get("currency_symbol").unwrap();
    for (id, text) in promotions.chain(prizes).chain(rewards) {
        let without_placeholders = text.replace("{ $", "");
        assert!(!without_placeholders.contains(symbol.as_str()), "{id} says an amount of money by hand: {text}");
    }
    for promotion in &files.promotions {
        let summaries = texts_of(&promotion.id, &[&promotion.summary]);
        let has_placeholder = summaries.iter().all(|(_, text)| {
            ["{ $amount }", "{ $draws }", "{ $percent }"].iter().any(|placeholder| text.contains(placeholder))
        });
        assert!(has_placeholder, "{} does not say what it gives: {summaries:?}", promotion.id);
    }
}

#[test]
fn no_text_of_the_sample_promises_what_nothing_keeps() {
    // Phrases that no text may hold: service times that nobody measures, limits that cannot be set, and claims that money cannot come in or
    // leave (the cashier moves it).
    const FORBIDDEN: [&str; 16] = [
        "day and night",
        "around the clock",
        "24/7",
        "within minutes",
        " minutes",
        "23:59",
        "rebate",
        "deposit limit",
        "set a limit",
        "jackpot grows",
        "never fails",
        "guaranteed",
        "deposits are not",
        "withdrawals are not",
        "be paid out",
        "be bought",
    ];
    for (key, text) in english(&Files::read().unwrap()) {
        let text = text.to_lowercase();
        let forbidden = FORBIDDEN.iter().find(|phrase| text.contains(**phrase));
        // Search keywords promise nothing.
        assert!(forbidden.is_none() || key.ends_with("/keywords"), "{key} says {forbidden:?}: {text}");
    }
}

/// The targets of the links in some HTML.
fn links(html: &str) -> impl Iterator<Item = &str> {
    html.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next())
}

/// Why a link of this site leads nowhere; none for a good one.
fn link_problem(link: &str, files: &Files, vendors: &BTreeSet<String>) -> Option<&'static str> {
    let (path, query) = link.split_once('?').unwrap_or((link, ""));
    let route = Route::parse(path, query);
    let pages = || files.help.categories.iter().flat_map(|category| &category.pages);
    let named = |name: &str| query.split('&').find_map(|part| part.strip_prefix(name)?.strip_prefix('='));
    // The member centre opens its first page for an unknown key, so the route alone does not tell.
    if named("mc").is_some_and(|key| MemberPage::from_key(key).is_none()) {
        return Some("names no page of the member centre");
    }
    match route.screen {
        Screen::NotFound => Some("leads to no page"),
        Screen::PromoDetail(id) => {
            let known = files.promotions.iter().any(|promotion| Some(&promotion.id) == id.as_ref());
            (!known).then_some("names no promotion")
        }
        _ if path == "/help" || path == "/helpmc" => {
            let topic = named("topic").unwrap_or_default();
            let known = topic.is_empty() || pages().any(|page| page.id == topic);
            (!known).then_some("names no help page")
        }
        _ => {
            let known = named("vassalage").is_none_or(|vendor| vendors.contains(vendor));
            (!known || matches!(route.overlay, Some(Overlay::Modal(_)))).then_some("names no vendor")
        }
    }
}

#[test]
fn every_link_of_the_sample_leads_to_something() {
    let files = Files::read().unwrap();
    let vendors: BTreeSet<String> = files.vendors.iter().map(|vendor| vendor.code.clone()).collect();
    let texts = english(&files);
    let in_texts = texts.iter().flat_map(|(key, html)| links(html).map(move |link| (key.as_str(), link)));
    let banners = files.banners.iter().map(|banner| (banner.scene.as_str(), banner.link.as_str()));
    let resources = files.site.resources.iter().map(|resource| (resource.id.as_str(), resource.url.as_str()));
    let services = files.site.customer_service.iter().map(|service| (service.id.as_str(), service.path.as_str()));
    let services = services.filter(|(_, path)| path.starts_with('/'));
    // Files that the server itself delivers are not pages.
    let pages = resources.filter(|(_, url)| !url.starts_with("/wps/")).chain(services);
    let mut count = 0;
    for (place, link) in in_texts.chain(banners).chain(pages).filter(|(_, link)| !link.is_empty()) {
        assert_eq!(link_problem(link, &files, &vendors), None, "{place}: {link}");
        count += 1;
    }
    assert!(count > 20, "{count}");
    assert_eq!(link_problem("/help?topic=nothing", &files, &vendors), Some("names no help page"));
    assert_eq!(link_problem("/?mc=cashier", &files, &vendors), Some("names no page of the member centre"));
    assert_eq!(link_problem("/nowhere", &files, &vendors), Some("leads to no page"));
    assert_eq!(link_problem("/promoDetail?id=slot-machine", &files, &vendors), Some("names no promotion"));
    assert_eq!(link_problem("/rng?vassalage=NOBODY", &files, &vendors), Some("names no vendor"));
}

#[test]
fn a_licence_of_the_sample_is_text_with_a_number_and_a_way_to_check_it() {
    let files = Files::read().unwrap();
    let licences: Vec<_> = files.site.resources.iter().filter(|it| it.resource_type == "LICENSE").collect();
    assert!(!licences.is_empty());
    for licence in licences {
        assert!(licence.image.is_empty(), "{} has a picture", licence.id);
        assert!(!licence.number.is_empty() && !licence.url.is_empty(), "{}", licence.id);
    }
    for kind in ["COMPANY", "AGE"] {
        assert!(files.site.resources.iter().any(|it| it.resource_type == kind), "{kind}");
    }
}
