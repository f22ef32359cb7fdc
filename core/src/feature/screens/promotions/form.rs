//! The form to apply with: a remark of at most 140 characters, at most three pictures (section 5).

use super::Request;
use super::{Act, detail, may_take_part};
use crate::api::Failure;
use crate::domain::upload::{MAX_REMARK_LENGTH, remark_length};
use crate::event::PickedFile;
use crate::feature::services::call;
use crate::feature::shared::pictures::Pictures;
use crate::feature::shared::rules;
use crate::model::{Model, Step};
use crate::text::key;
use crate::wire::{ApplyRequest, ImageValue};

/// Longest remark that is kept while it is typed, in characters.
const MAX_DRAFT_LENGTH: usize = 2_000;

/// The form to apply with, as it is being filled in.
#[derive(Default)]
pub(super) struct Form {
    pub remark: String,
    pub remark_error: Option<&'static str>,
    pub pictures: Pictures,
}

impl Form {
    /// The server refused a field.
    pub fn refuse(&mut self, remark: Option<&str>, images: Option<&str>) {
        self.remark_error = remark.map(|_| key::APPLY_REMARK_REFUSED).or(self.remark_error);
        if let Some(code) = images {
            self.pictures.refuse(code, key::APPLY_FILES_MISSING);
        }
    }
}

fn form(model: &mut Model) -> Option<&mut Form> {
    model.promotions.detail.as_mut().map(|detail| &mut detail.form)
}

/// Characters of the remark, as the rules count them.
pub(super) fn length(model: &Model, remark: &str) -> usize {
    remark_length(&rules::composed(model, remark.trim()))
}

pub(super) fn type_remark(model: &mut Model, text: String) {
    if let Some(form) = form(model) {
        form.remark = text.chars().take(MAX_DRAFT_LENGTH).collect();
        form.remark_error = None;
    }
}

pub(super) fn attach(model: &mut Model, step: &mut Step, files: Vec<PickedFile>) {
    if !detail::may_apply(model, step.env.now_ms) {
        return;
    }
    let Some(form) = form(model) else { return };
    form.pictures.attach(files);
    upload_next(model, step);
}

/// Uploads the next picture that waits, unless one is under way.
pub(super) fn upload_next(model: &mut Model, step: &mut Step) {
    let Some(handle) = form(model).and_then(|form| form.pictures.next()) else { return };
    if call::send_with_file(model, step, Request::Image { handle }, "", handle)
        && let Some(form) = form(model)
    {
        form.pictures.began(handle);
    }
}

pub(crate) fn on_image(model: &mut Model, step: &mut Step, handle: u32, answer: Result<ImageValue, Failure>) {
    if let Some(form) = form(model) {
        form.pictures.on_image(handle, answer);
    }
    upload_next(model, step);
}

pub(super) fn detach(model: &mut Model, step: &mut Step, handle: u32) {
    if let Some(form) = form(model) {
        form.pictures.detach(handle);
    }
    upload_next(model, step);
}

pub(super) fn upload_again(model: &mut Model, step: &mut Step, handle: u32) {
    if form(model).is_some_and(|form| form.pictures.upload_again(handle)) {
        upload_next(model, step);
    }
}

/// What was uploaded belongs to the previous member: it is uploaded again.
pub(super) fn upload_anew(model: &mut Model) {
    if let Some(form) = form(model) {
        form.pictures.upload_anew();
    }
}

/// Sends the application when all is well with it.
pub(super) fn send(model: &mut Model, step: &mut Step) {
    if !detail::may_apply(model, step.env.now_ms) || detail::busy(model) || !may_take_part(model, step) {
        return;
    }
    let Some(detail) = &model.promotions.detail else { return };
    let min_images = detail.value.ready().map_or(0, |value| value.images_min) as usize;
    let (id, remark) = (detail.id.clone(), detail.form.remark.trim().to_owned());
    let too_long = length(model, &remark) > MAX_REMARK_LENGTH;
    let Some(form) = form(model) else { return };
    form.remark_error = too_long.then_some(key::APPLY_REMARK_LONG);
    if !form.pictures.check_complete(min_images, key::APPLY_FILES_MISSING) || too_long {
        return;
    }
    let request = ApplyRequest { promo_id: id.clone(), remark, images: form.pictures.ids() };
    if call::send_with_body(model, step, Request::Act { id, act: Act::Apply }, &request)
        && let Some(detail) = &mut model.promotions.detail
    {
        detail.problem = None;
    }
}
