//! The view of the promotions: slice `promotions` is the list, `promotion` the page of one (section 2).

use super::current_status::{rules, state, status_at};
use super::detail::{self, Detail};
use super::form::{self, Form};
use super::list::query;
use crate::domain::account::{Gate, gate};
use crate::domain::digits::{plain, push_padded};
use crate::domain::field::Field;
use crate::domain::promotion::{Filter, Mode, RewardKind, Status, Transition, chance, next_transition};
use crate::domain::route::{MemberPage, Overlay, Route, Screen};
use crate::domain::time::{self, Civil, parse_rfc3339};
use crate::domain::upload::{MAX_IMAGES, MAX_REMARK_LENGTH};
use crate::event::{PromotionsEvent, UiEvent};
use crate::feature::services::location;
use crate::feature::services::moment::until;
use crate::feature::services::remote::Remote;
use crate::model::{Model, Now};
use crate::text::{self, key};
use crate::view::{
    ApplicationForm, ApplicationView, ContactView, DrawView, FilterOption, PrizeView, PromotionAction, PromotionCard,
    PromotionDetail, PromotionView, PromotionsView, RaffleView, ServerHtml, Standing, Text,
};
use crate::wire::{Amount, ApplicationValue, PromotionDetailValue, PromotionItem, PromotionReward, RaffleValue};

/// Promotions that home shows at most.
const FEATURED: usize = 3;

pub(crate) fn list_view(model: &Model) -> PromotionsView {
    let now = &model.now;
    let promotions = &model.promotions;
    let moment = promotions.now(now.ms());
    let list = promotions.list.ready().map(|value| value.list.as_slice()).unwrap_or_default();
    let query = query(model);
    let of_category = |item: &&PromotionItem| query.category.as_ref().is_none_or(|category| item.category == *category);
    let of_filter =
        |item: &&PromotionItem| query.filter.is_none_or(|filter| filter.fits(status_at(item, moment), state(item)));
    let open = |item: &&PromotionItem| item.featured && status_at(item, moment) != Status::Close;
    PromotionsView {
        status: promotions.list.status(),
        categories: categories(list, query.category.as_deref()),
        filters: filters(model, query.filter),
        cards: list.iter().filter(of_category).filter(of_filter).map(|item| card(model, item, now)).collect(),
        filtered: query.category.is_some() || query.filter.is_some(),
        featured: list.iter().filter(open).take(FEATURED).map(|item| card(model, item, now)).collect(),
    }
}

fn option(key: &str, label: &'static str, selected: bool, select: PromotionsEvent) -> FilterOption {
    FilterOption { key: key.to_owned(), label: Text::of(label), selected, select: UiEvent::Promotions(select) }
}

/// The categories that the list has, in the order in which they come.
fn categories(list: &[PromotionItem], chosen: Option<&str>) -> Vec<FilterOption> {
    let all = option("", key::PROMO_CATEGORY_ALL, chosen.is_none(), PromotionsEvent::Category(String::new()));
    let mut options = vec![all];
    for item in list {
        if !options.iter().any(|it| it.key == item.category) {
            let select = PromotionsEvent::Category(item.category.clone());
            let selected = chosen == Some(item.category.as_str());
            options.push(option(&item.category, text::promotion::category(&item.category), selected, select));
        }
    }
    options
}

fn filters(model: &Model, chosen: Option<Filter>) -> Vec<FilterOption> {
    let any = option("", key::PROMO_FILTER_ANY, chosen.is_none(), PromotionsEvent::Filter(String::new()));
    // What is one's own is nobody's without a session.
    let offered = |filter: &&Filter| **filter != Filter::Mine || model.session.logged_in() || chosen == Some(**filter);
    let filter = |filter: &Filter| {
        let select = PromotionsEvent::Filter(filter.as_str().to_owned());
        option(filter.as_str(), text::promotion::filter(*filter), chosen == Some(*filter), select)
    };
    std::iter::once(any).chain(Filter::ALL.iter().filter(offered).map(filter)).collect()
}

fn moment(text: &str, now: &Now) -> Option<String> {
    parse_rfc3339(text).map(|at| time::format_with_zone(at, now.offset()))
}

/// A moment that stands in a sentence: no line ends within it.
fn unbroken(moment: &str) -> String {
    moment.replace('-', "-\u{2060}").replace(' ', "\u{a0}")
}

/// A window in words: from and until, as far as they are set.
fn window(from: &str, to: &str, now: &Now, keys: [&'static str; 2]) -> Text {
    let exact = |text: &str| parse_rfc3339(text).map(|at| unbroken(&time::format_with_zone(at, now.offset())));
    let from = exact(from).unwrap_or_default();
    match exact(to) {
        Some(to) => Text::of(keys[0]).with("from", from).with("to", to),
        None => Text::of(keys[1]).with("from", from),
    }
}

fn card(model: &Model, item: &PromotionItem, now: &Now) -> PromotionCard {
    let status = match status_at(item, model.promotions.now(now.ms())) {
        // Nothing is ready for somebody who has no account here.
        Status::Claim if gate(model.session.account()) != Gate::Pass => Status::Join,
        other => other,
    };
    let (word, tone) = text::promotion::status_word(status);
    PromotionCard {
        key: item.promo_id.clone(),
        title: item.title.clone(),
        summary: item.summary.clone(),
        category: Text::of(text::promotion::category(&item.category)),
        image: model.site.image(&item.image_url),
        href: Route::to(Screen::PromoDetail(Some(item.promo_id.clone()))).address(),
        standing: Standing { text: Text::of(word), tone },
        term: term(item, model.promotions.now(now.ms()), now),
        when: window(&item.start_at, &item.end_at, now, [key::PROMO_WHEN, key::PROMO_WHEN_OPEN]),
    }
}

/// How long it is until a promotion starts or ends, or that it has ended.
fn term(item: &PromotionItem, server_ms: u64, now: &Now) -> Text {
    let starts = parse_rfc3339(&item.start_at).filter(|at| *at > server_ms);
    if let Some(at) = starts {
        return until(key::PROMO_STARTS, at, server_ms);
    }
    match parse_rfc3339(&item.end_at) {
        None => Text::of(key::PROMO_OPEN_END),
        Some(at) if at > server_ms => until(key::PROMO_ENDS, at, server_ms),
        Some(at) => Text::of(key::PROMO_ENDED).with("date", Civil::at(at, now.offset()).date()),
    }
}

pub(crate) fn view(model: &Model) -> PromotionView {
    let now = &model.now;
    match &model.promotions.detail {
        None => PromotionView::Loading,
        Some(detail) if detail.unknown => PromotionView::NotFound,
        Some(detail) => match &detail.value {
            Remote::Idle | Remote::Loading => PromotionView::Loading,
            Remote::Failed(problem) => PromotionView::Failed { problem: problem.clone() },
            Remote::Ready(value) => PromotionView::Ready(Box::new(ready(model, detail, value, now))),
        },
    }
}

fn ready(model: &Model, detail: &Detail, value: &PromotionDetailValue, now: &Now) -> PromotionDetail {
    let item = &value.promotion;
    let status = status_at(item, model.promotions.now(now.ms()));
    let by_sign_up = matches!(rules(item).mode, Mode::SignUp | Mode::Apply | Mode::Raffle | Mode::Deposit);
    let sign_up_from = if item.register_from.is_empty() { &item.start_at } else { &item.register_from };
    let sign_up_to = if item.register_to.is_empty() { &item.end_at } else { &item.register_to };
    let member = gate(model.session.account()) == Gate::Pass;
    PromotionDetail {
        card: card(model, item, now),
        reward: reward(model, &item.reward),
        sign_up: by_sign_up
            .then(|| window(sign_up_from, sign_up_to, now, [key::PROMO_SIGN_UP, key::PROMO_SIGN_UP_OPEN])),
        significant: value.significant_terms.clone(),
        terms: ServerHtml { untrusted: value.terms_html.clone() },
        what: status_explanation(model, value, status, now),
        action: action(model, value, now),
        problem: detail.problem.clone(),
        contact: (member && detail::may_claim(model, now.ms())).then(|| contact_view(detail)).flatten(),
        application: value.my_application.as_ref().map(|it| application(it, now)),
        form: (member && detail::may_apply(model, now.ms())).then(|| form_view(model, &detail.form, value)),
        raffle: value.raffle.as_ref().map(|raffle| raffle_view(raffle, member, detail.drawn, now)),
    }
}

fn reward(model: &Model, reward: &PromotionReward) -> Text {
    let money = || model.site.info.currency.format(reward.amount.0);
    match RewardKind::parse(&reward.kind) {
        Some(RewardKind::Cash | RewardKind::Bonus) if reward.deposit_percent > 0 => of_deposit(model, reward),
        Some(RewardKind::Cash | RewardKind::Bonus) if !reward.amount.0.is_positive() => {
            Text::of(key::PROMO_GIVES_SHARE)
        }
        Some(RewardKind::Bonus) if reward.wager_multiplier > 0 => Text::of(key::PROMO_GIVES_BONUS)
            .with("amount", money())
            .with("times", plain(reward.wager_multiplier.into())),
        Some(RewardKind::Cash | RewardKind::Bonus) => Text::of(key::PROMO_GIVES_CASH).with("amount", money()),
        Some(RewardKind::Points) => Text::of(key::PROMO_GIVES_POINTS).with("points", points(reward)),
        Some(RewardKind::FreeSpin) => Text::of(key::PROMO_GIVES_FREE_SPIN),
        Some(RewardKind::Raffle) => Text::of(key::PROMO_GIVES_RAFFLE),
        Some(RewardKind::Physical) | None => Text::of(key::PROMO_GIVES_PHYSICAL),
    }
}

/// What a reward gives as a share of a deposit, in words.
fn of_deposit(model: &Model, reward: &PromotionReward) -> Text {
    let money = |amount: Amount| model.site.info.currency.format(amount.0);
    let figures = |text: Text| {
        text.with("percent", plain(reward.deposit_percent.into()))
            .with("least", money(reward.deposit_least))
            .with("amount", money(reward.amount))
    };
    match reward.wager_multiplier {
        0 => figures(Text::of(key::PROMO_GIVES_DEPOSIT_CASH)),
        times => figures(Text::of(key::PROMO_GIVES_DEPOSIT_BONUS)).with("times", plain(times.into())),
    }
}

fn points(reward: &PromotionReward) -> String {
    without_decimals(&reward.amount.0.grouped())
}

/// An amount without its hundredths where it has none.
pub(super) fn without_decimals(amount: &str) -> String {
    amount.strip_suffix(".00").unwrap_or(amount).to_owned()
}

/// What the visitor has to do now, in words.
fn status_explanation(model: &Model, value: &PromotionDetailValue, status: Status, now: &Now) -> Text {
    let item = &value.promotion;
    let next = next_transition(&rules(item), state(item), model.promotions.now(now.ms()));
    let mode = rules(item).mode;
    Text::of(match (status, gate(model.session.account())) {
        (Status::Join | Status::Claim, Gate::NeedLogin) => key::PROMO_WHAT_LOG_IN,
        (Status::Join | Status::Claim, Gate::NeedRealAccount) => key::NEED_TRUE_ACCOUNT,
        (Status::Join, _) if mode == Mode::Apply => key::PROMO_WHAT_APPLY,
        (Status::Join, _) if mode == Mode::Deposit => key::PROMO_WHAT_DEPOSIT,
        (Status::ClosedForSignup, _) if item.excluded => key::PROMO_WHAT_EXCLUDED,
        (Status::Rejected, _) if next == Some(Transition::Apply) => key::PROMO_WHAT_APPLY_AGAIN,
        (Status::Joined, _) if detail::may_draw(model, now.ms()) => key::PROMO_WHAT_DRAW,
        (Status::Joined, _) if mode == Mode::Raffle => key::PROMO_WHAT_DRAWN,
        (status, _) => text::promotion::status_sentence(status),
    })
}

fn action(model: &Model, value: &PromotionDetailValue, now: &Now) -> PromotionAction {
    let item = &value.promotion;
    let next = next_transition(&rules(item), state(item), model.promotions.now(now.ms()));
    let draws = detail::may_draw(model, now.ms());
    let (label, event) = match (next, gate(model.session.account())) {
        (Some(_), Gate::NeedLogin) => (key::PROMO_ACT_LOG_IN, PromotionsEvent::LogIn),
        (Some(Transition::Join), Gate::Pass) => (key::PROMO_ACT_JOIN, PromotionsEvent::Join),
        (Some(Transition::Claim), Gate::Pass) => (key::PROMO_ACT_CLAIM, PromotionsEvent::Claim),
        (Some(Transition::Deposit), Gate::Pass) => {
            let href = location::address_under(model, Overlay::MemberCentre(MemberPage::Deposit));
            return PromotionAction::Lead { label: Text::of(key::PROMO_ACT_DEPOSIT), href };
        }
        (None, Gate::Pass) if draws => (key::PROMO_ACT_DRAW, PromotionsEvent::Draw),
        _ => return PromotionAction::None,
    };
    let busy = detail::busy(model) && event != PromotionsEvent::LogIn;
    PromotionAction::Press { label: Text::of(label), press: UiEvent::Promotions(event), busy }
}

fn contact_view(detail: &Detail) -> Option<ContactView> {
    let field = detail::contact_field(detail)?;
    let hint = if field == Field::Zalo { key::PROMO_CONTACT_ZALO } else { key::PROMO_CONTACT_WHATSAPP };
    Some(ContactView {
        label: Text::of(text::field::label(field)),
        hint: Text::of(hint),
        value: detail.contact.clone(),
        error: detail.contact_error.map(Text::of),
    })
}

fn application(value: &ApplicationValue, now: &Now) -> ApplicationView {
    ApplicationView {
        applied_at: moment(&value.applied_at, now).unwrap_or_default(),
        reviewed_at: moment(&value.reviewed_at, now).unwrap_or_default(),
        reason: value.reason.clone(),
        remark: value.remark.clone(),
        images: value.images,
    }
}

fn form_view(model: &Model, form: &Form, value: &PromotionDetailValue) -> ApplicationForm {
    let most = plain(MAX_IMAGES as u64);
    let hint = match value.images_min {
        0 => Text::of(key::APPLY_FILES_HINT),
        least => Text::of(key::APPLY_FILES_HINT_NEEDED).with("least", plain(u64::from(least))),
    };
    let count = plain(form::length(model, &form.remark) as u64);
    let busy = detail::busy(model);
    ApplicationForm {
        remark: form.remark.clone(),
        remark_count: Text::of(key::APPLY_REMARK_COUNT)
            .with("count", count)
            .with("most", plain(MAX_REMARK_LENGTH as u64)),
        remark_error: form.remark_error.map(Text::of),
        files_hint: hint.with("most", most),
        files_error: form.pictures.error(),
        files: form.pictures.view(),
        can_attach: !busy && form.pictures.accepted_count() < MAX_IMAGES,
        busy,
    }
}

fn raffle_view(raffle: &RaffleValue, member: bool, drawn: bool, now: &Now) -> RaffleView {
    let total: u64 = raffle.prizes.iter().map(|prize| u64::from(prize.weight)).sum();
    let name = |id: &str| {
        let prize = raffle.prizes.iter().find(|prize| prize.prize_id == id);
        prize.map(|prize| prize.name.clone()).unwrap_or_default()
    };
    let prize = |prize: &crate::wire::RafflePrize| PrizeView {
        key: prize.prize_id.clone(),
        name: prize.name.clone(),
        chance: percent(chance(prize.weight, total)),
    };
    let draw = |draw: &crate::wire::RaffleDraw| DrawView {
        key: draw.draw_id.clone(),
        prize: name(&draw.prize_id),
        at: moment(&draw.drawn_at, now).unwrap_or_default(),
    };
    let latest = raffle.draws.first().filter(|_| drawn);
    let result = latest.map(|draw| {
        let prize = raffle.prizes.iter().find(|prize| prize.prize_id == draw.prize_id);
        match prize.filter(|prize| !prize.kind.is_empty()) {
            Some(prize) => Text::of(key::RAFFLE_WON).with("prize", prize.name.as_str()),
            None => Text::of(key::RAFFLE_BLANK),
        }
    });
    RaffleView {
        left: member.then(|| Text::of(key::RAFFLE_LEFT).with("count", raffle.draws_left)),
        prizes: raffle.prizes.iter().map(prize).collect(),
        result,
        draws: raffle.draws.iter().map(draw).collect(),
    }
}

/// Hundredths of a percent in words: `12.50%`.
fn percent(hundredths: u32) -> String {
    let mut out = plain(u64::from(hundredths / 100));
    out.push('.');
    push_padded(&mut out, u64::from(hundredths % 100), 2);
    out.push('%');
    out
}
