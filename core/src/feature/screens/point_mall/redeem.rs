//! Redeeming points for the reward that shows: how many, where it goes, the payment password, and what became of it.

use super::{PointMall, RedeemField, Request, load_points, load_rewards, may_redeem, rewards};
use crate::api::Failure;
use crate::domain::field::Field;
use crate::domain::points::{POINT, Recipient, RewardCategory, price};
use crate::domain::route::Screen;
use crate::feature::services::{call, intents};
use crate::feature::shared::payment_password;
use crate::model::{Model, Step};
use crate::secret::Secret;
use crate::text::{self, key};
use crate::view::{Problem, Text};
use crate::wire::{PointReward, RedeemRequest, Redemption, code};

/// What was typed into the form besides the payment password.
pub(super) struct Typed {
    pub(super) recipient: String,
    pub(super) phone: String,
    pub(super) address: String,
    pub(super) contact: String,
}

/// State of the form of a redemption.
#[derive(Default)]
pub(super) struct Form {
    quantity: u32,
    /// What is wrong with the inputs, in the order of the form.
    errors: Vec<(RedeemField, Text)>,
    problem: Option<Problem>,
    refusals: u32,
    done: Option<Box<Redemption>>,
}

impl Form {
    /// The number of rewards to redeem, within what can be redeemed.
    pub(super) fn quantity(&self, max: u32) -> u32 {
        self.quantity.clamp(1, max.max(1))
    }

    pub(super) fn error(&self, field: RedeemField) -> Option<&Text> {
        self.errors.iter().find(|(named, _)| *named == field).map(|(_, error)| error)
    }

    pub(super) fn problem(&self) -> Option<&Problem> {
        self.problem.as_ref()
    }

    /// The first input that is wrong.
    pub(super) fn refused(&self) -> Option<RedeemField> {
        self.errors.first().map(|(field, _)| *field)
    }

    pub(super) fn refusals(&self) -> u32 {
        self.refusals
    }

    pub(super) fn done(&self) -> Option<&Redemption> {
        self.done.as_deref()
    }

    fn refuse(&mut self) {
        self.refusals = self.refusals.wrapping_add(1);
    }
}

/// Whether the redemption is on its way, or it is not known what became of it.
pub(super) fn is_busy(model: &Model) -> bool {
    model.calls.busy(&Request::Redeem.slot()) || intents::is_checking(model)
}

/// The reward that the address names.
fn chosen(model: &Model) -> Option<&PointReward> {
    let Screen::PointMall(query) = &model.location.route.screen else { return None };
    let id = query.reward.as_ref()?;
    rewards(model).iter().find(|reward| reward.reward_id == *id)
}

/// How many of a reward the member may redeem still; nothing where it has no bound.
pub(super) fn left_for_member(model: &Model, reward: &PointReward) -> Option<u32> {
    let points = model.point_mall.points.as_ref()?;
    let redeemed = points.redeemed.iter().find(|it| it.reward_id == reward.reward_id).map_or(0, |it| it.count);
    (reward.limit_per_user > 0).then(|| reward.limit_per_user.saturating_sub(redeemed))
}

/// The largest number of a reward that the member can redeem now; nothing where none can be.
pub(super) fn max_quantity(model: &Model, reward: &PointReward) -> Option<u32> {
    const MAX_QUANTITY: u32 = 99;
    let points = model.point_mall.points.as_ref().filter(|_| may_redeem(model))?;
    if u32::from(model.session.rank()) < reward.level_min {
        return None;
    }
    let affordable = points.balance.0.0 / POINT / i64::from(reward.points.max(1));
    let affordable = u32::try_from(affordable).unwrap_or(if affordable < 0 { 0 } else { MAX_QUANTITY });
    let bounds = [reward.stock, left_for_member(model, reward), Some(MAX_QUANTITY)];
    let max = bounds.into_iter().flatten().fold(affordable, u32::min);
    (max > 0).then_some(max)
}

fn category(reward: &PointReward) -> RewardCategory {
    RewardCategory::from_name(&reward.category).unwrap_or_default()
}

/// Whether the reward asks for the number in the operator's messenger.
fn asks_contact(model: &Model, reward: &PointReward) -> bool {
    let needed = model.point_mall.points.as_ref().is_some_and(|points| !points.contact_needed.is_empty());
    needed && category(reward).needs().contact
}

/// The inputs that a reward asks for, in order.
pub(super) fn inputs(model: &Model, reward: &PointReward) -> Vec<RedeemField> {
    let address = category(reward).needs().address;
    let mut inputs = Vec::new();
    if address {
        inputs.push(RedeemField::Recipient);
    }
    inputs.push(RedeemField::Phone);
    if address {
        inputs.push(RedeemField::Address);
    }
    if asks_contact(model, reward) {
        inputs.push(RedeemField::Contact);
    }
    inputs
}

pub(super) fn choose(model: &mut Model, quantity: u32) {
    if is_busy(model) {
        return;
    }
    let Some(max) = chosen(model).and_then(|reward| max_quantity(model, reward)) else { return };
    model.point_mall.redeem.quantity = quantity.clamp(1, max);
}

pub(super) fn edited(model: &mut Model, field: RedeemField) {
    model.point_mall.redeem.errors.retain(|(named, _)| *named != field);
}

pub(super) fn begin_again(model: &mut Model) {
    if model.point_mall.redeem.done.is_some() {
        model.point_mall.redeem = Form::default();
    }
}

/// What is wrong with what was typed, by input.
fn field_errors(model: &Model, reward: &PointReward, typed: &Typed, password: &Secret) -> Vec<(RedeemField, Text)> {
    let recipient = Recipient { name: &typed.recipient, phone: &typed.phone, address: &typed.address };
    let wrong = recipient.invalid_fields(category(reward).needs());
    let mut errors: Vec<(RedeemField, Text)> =
        wrong.into_iter().filter_map(|(field, code)| Some((field_named(field)?, code_text(code)))).collect();
    if asks_contact(model, reward) && typed.contact.trim().is_empty() {
        let field = model.point_mall.points.as_ref().and_then(|points| Field::from_name(&points.contact_needed));
        errors.push((RedeemField::Contact, Text::of(text::field::empty(field.unwrap_or(Field::Zalo)))));
    }
    errors.extend(payment_password::entry_error(password).map(|wrong| (RedeemField::PaymentPassword, wrong)));
    errors
}

fn field_named(name: &str) -> Option<RedeemField> {
    Some(match name {
        "recipient" => RedeemField::Recipient,
        "phone" => RedeemField::Phone,
        "address" => RedeemField::Address,
        "contact" => RedeemField::Contact,
        _ => return None,
    })
}

fn code_text(code: &str) -> Text {
    Text::of(text::code::text_of(code).unwrap_or(key::ERROR_OPERATION))
}

pub(super) fn send(model: &mut Model, step: &mut Step, typed: Typed, password: &Secret) {
    if is_busy(model) {
        intents::check_now(model, step);
        return;
    }
    let Some((reward, max)) = chosen(model).and_then(|reward| Some((reward.clone(), max_quantity(model, reward)?)))
    else {
        return;
    };
    let quantity = model.point_mall.redeem.quantity(max);
    let Some(points) = price(reward.points, quantity) else { return };
    let errors = field_errors(model, &reward, &typed, password);
    let PointMall { redeem: form, .. } = &mut *model.point_mall;
    form.problem = None;
    form.errors = errors;
    if !form.errors.is_empty() {
        form.refuse();
        return;
    }
    let body = RedeemRequest {
        reward_id: reward.reward_id,
        quantity,
        points,
        recipient: typed.recipient.trim().to_owned(),
        phone: typed.phone.trim().to_owned(),
        address: typed.address.trim().to_owned(),
        contact: typed.contact.trim().to_owned(),
        payment_password: password.reveal().into(),
    };
    call::send_with_body(model, step, Request::Redeem, &body);
}

pub(super) fn on_redeemed(model: &mut Model, step: &mut Step, answer: Result<Redemption, Failure>) {
    match answer {
        Ok(redemption) => {
            let is_shown = chosen(model).is_some_and(|reward| reward.reward_id == redemption.reward_id);
            model.point_mall.redeem = Form { done: is_shown.then(|| Box::new(redemption)), ..Form::default() };
        }
        Err(failure) => refuse(model, step, &failure),
    }
    // Balance and stock have changed, or differed from what was shown.
    load_points(model, step);
    load_rewards(model, step);
}

/// What the server refused: the inputs that it names, else the problem of the form.
fn refuse(model: &mut Model, step: &mut Step, failure: &Failure) {
    payment_password::note_attempt(step, failure);
    let pin = payment_password::refusal(failure, "paymentPassword");
    let form = &mut model.point_mall.redeem;
    form.refuse();
    form.errors =
        failure.value.fields.iter().filter_map(|(field, code)| Some((field_named(field)?, code_text(code)))).collect();
    form.errors.extend(pin.map(|pin| (RedeemField::PaymentPassword, pin)));
    let short = failure.value.fields.get("points").is_some_and(|refusal| refusal == code::NOT_ENOUGH_POINTS);
    if short {
        form.problem = Some(Problem { text: Text::of(key::ERROR_NOT_ENOUGH_POINTS), ..failure.problem() });
    } else if form.errors.is_empty() {
        form.problem = Some(failure.problem());
    }
}
