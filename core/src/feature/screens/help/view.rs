//! The view of the help centre: pages by category, what a search found, and the forms to the operator (sections 2 and 7).

use super::{address, contact_form, query, search};
use crate::domain::contact_form::ContactForm;
use crate::domain::route::{HelpQuery, MemberPage, Overlay};
use crate::domain::time::{self, Civil};
use crate::model::{Model, Now};
use crate::view::{HelpArticle, HelpGroup, HelpHit, HelpLink, HelpTool, HelpView, ServerHtml};
use crate::wire::{HelpCategory, HelpPage};

fn href(model: &Model, page: &HelpPage) -> String {
    address(model, HelpQuery { topic: Some(page.id.clone()), search: None })
}

fn group(model: &Model, category: &HelpCategory, topic: Option<&str>) -> HelpGroup {
    let link = |page: &HelpPage| HelpLink {
        key: page.id.clone(),
        title: page.title.clone(),
        href: href(model, page),
        current: Some(page.id.as_str()) == topic,
    };
    let pages: Vec<HelpLink> = category.pages.iter().map(link).collect();
    HelpGroup {
        key: category.id.clone(),
        title: category.title.clone(),
        current: pages.iter().any(|page| page.current),
        pages,
    }
}

fn tool(page: &HelpPage) -> HelpTool {
    match page.tool.as_str() {
        "feedback" => HelpTool::Feedback,
        "affiliate" => HelpTool::Affiliate,
        "deposit" => HelpTool::Deposit,
        "browsers" => HelpTool::Browsers,
        _ => HelpTool::None,
    }
}

fn article(model: &Model, category: String, page: &HelpPage, now: &Now) -> HelpArticle {
    let changed = time::parse_rfc3339(&page.updated_at).map(|at| Civil::at(at, now.offset()).date());
    let deposit = model.location.route.clone().with_overlay(Some(Overlay::MemberCentre(MemberPage::Deposit)));
    HelpArticle {
        key: page.id.clone(),
        title: page.title.clone(),
        category,
        updated: changed.unwrap_or_default(),
        html: ServerHtml { untrusted: page.content.clone() },
        tool: tool(page),
        deposit_href: deposit.address(),
    }
}

fn hits(model: &Model, searched: &str) -> Option<Vec<HelpHit>> {
    let value = model.help.content.ready()?;
    let hit = |hit: search::Hit<'_>| HelpHit {
        key: hit.page.id.clone(),
        href: href(model, hit.page),
        category: hit.category.title.clone(),
        title: hit.title,
        text: hit.text,
    };
    Some(search::search(value, searched).into_iter().map(hit).collect())
}

pub(crate) fn view(model: &Model) -> HelpView {
    let now = &model.now;
    let help_query = query(model);
    let topic = help_query.and_then(|query| query.topic.as_deref());
    // Pages are many, and nobody sees them from another screen.
    let categories =
        model.help.content.ready().filter(|_| help_query.is_some()).map(|value| value.categories.as_slice());
    let categories = categories.unwrap_or_default();
    let groups: Vec<HelpGroup> = categories.iter().map(|category| group(model, category, topic)).collect();
    let title = groups.iter().find(|group| group.current).map(|group| group.title.clone()).unwrap_or_default();
    let shown = topic.and_then(|id| model.help.page(id)).map(|page| article(model, title, page, now));
    let searched = help_query.filter(|_| topic.is_none()).and_then(|query| query.search.as_deref());
    HelpView {
        status: model.help.content.status(),
        home: address(model, HelpQuery::default()),
        categories: groups,
        missing: topic.is_some() && shown.is_none() && model.help.content.ready().is_some(),
        article: shown,
        search: model.help.typed.clone(),
        hits: searched.and_then(|searched| hits(model, searched)),
        feedback: contact_form::view(model, ContactForm::Feedback),
        application: contact_form::view(model, ContactForm::Application),
    }
}
