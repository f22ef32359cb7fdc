//! Promotions and the points mall.

use crate::api::{Ask, decode};
use crate::domain::route::Screen;
use crate::event::{HttpReply, Transport, UiEvent};
use crate::feature::{point_mall, promotions};
use crate::model::{Model, Step};

/// An event goes to the machine that it names.
#[inline(never)]
pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: UiEvent) {
    match event {
        UiEvent::Promotions(event) => promotions::on_event(model, step, event),
        UiEvent::PointMall(event) => point_mall::on_event(model, step, event),
        _ => {}
    }
}

/// The answer to a call reaches the machine that made it.
#[inline(never)]
pub(crate) fn on_answer(model: &mut Model, step: &mut Step, ask: Ask, outcome: Result<HttpReply, Transport>) {
    match ask {
        Ask::Promotions => promotions::on_list(model, step, decode(outcome)),
        Ask::Promotion(id) => promotions::on_detail(model, step, &id, decode(outcome)),
        Ask::PromotionAct { id, act } => promotions::on_changed(model, step, (&id, act), decode(outcome)),
        Ask::PromotionImage(handle) => promotions::on_image(model, step, handle, decode(outcome)),
        Ask::PointRewards => point_mall::on_rewards(model, step, decode(outcome)),
        Ask::PointConfig => point_mall::on_config(model, step, decode(outcome)),
        Ask::PointBalance => point_mall::on_balance(model, step, decode(outcome)),
        _ => {}
    }
}

/// The moment came at which a promotion opens or ends.
#[inline(never)]
pub(crate) fn on_timer(model: &mut Model, step: &mut Step) {
    promotions::on_moment(model, step);
}

/// Somebody logged in or out.
#[inline(never)]
pub(crate) fn member_changed(model: &mut Model, step: &mut Step) {
    promotions::on_member_changed(model, step);
    point_mall::on_member_changed(model, step);
}

/// The page shows another language.
#[inline(never)]
pub(crate) fn language_changed(model: &mut Model, step: &mut Step) {
    promotions::reload(model, step);
    point_mall::reload(model, step);
}

/// Another screen shows, or the part came while one of its own does.
#[inline(never)]
pub(crate) fn entered(model: &mut Model, step: &mut Step, former: &Screen) {
    promotions::leave(model, former);
    match model.place.route.screen.clone() {
        screen @ (Screen::Promotions(_) | Screen::PromoDetail(_)) => promotions::enter(model, step, &screen, former),
        Screen::PointMall(_) if !matches!(former, Screen::PointMall(_)) => point_mall::enter(model, step),
        _ => {}
    }
}
