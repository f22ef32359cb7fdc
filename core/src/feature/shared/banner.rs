//! The carousel of the current screen's banner group (section 2): it shows only when the group has banners, turns every
//! 5000 ms, and has dots only with more than one. It stands still while the pointer or the focus is on it, while the page
//! is hidden, when the visitor pauses it, and for visitors who want less motion.

use crate::boot::Boot;
use crate::effect::{Effect, TimerId};
use crate::feature::domain_event::DomainEvent;
use crate::feature::services::location;
use crate::model::{Model, Step};
use crate::view::{BannerView, Slide};
use crate::wire::Banner;
use serde::{Deserialize, Serialize};

/// Events of the banner carousel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum BannerEvent {
    /// A dot was chosen or a swipe ended on this slide.
    Show(u32),
    /// Pause or resume by the button; it stays so until pressed again.
    TogglePause,
    /// The pointer or the focus is on the carousel (`true`) or has left it.
    Hold(bool),
    /// Open what the slide on top leads to.
    Open,
}

/// Time that a slide shows (section 9).
const TURN_MS: u32 = 5_000;

/// The banner carousel of the current screen.
pub(crate) struct Carousel {
    index: usize,
    paused: bool,
    held: bool,
    /// The group of the screen that the page was opened at: its first banner stands in the page already.
    first_group: Option<&'static str>,
    has_entered: bool,
}

impl Carousel {
    pub fn from_boot(boot: &Boot) -> Self {
        Carousel { index: 0, paused: boot.reduced_motion, held: false, first_group: None, has_entered: false }
    }
}

/// Another screen is entered: the carousel shows its banners from the first one.
pub(crate) fn enter(model: &mut Model, step: &mut Step) {
    model.banner.index = 0;
    model.banner.held = false;
    resume(model, step);
}

/// Starts the timer of the carousel, or stops it while it is paused, held, hidden or has one banner.
pub(crate) fn resume(model: &mut Model, step: &mut Step) {
    let still = model.banner.paused || model.banner.held || !model.site.visible;
    if still || slides(model).nth(1).is_none() {
        step.stop_timer(TimerId::Banner);
    } else {
        step.start_timer(TimerId::Banner, TURN_MS);
    }
}

pub(crate) fn on_tick(model: &mut Model, step: &mut Step) {
    let count = slides(model).count().max(1);
    model.banner.index = (model.banner.index + 1) % count;
    resume(model, step);
}

pub(crate) fn on_event(model: &mut Model, step: &mut Step, event: BannerEvent) {
    match event {
        BannerEvent::Show(index) => {
            let index = index as usize;
            if index < slides(model).count() {
                model.banner.index = index;
            }
        }
        BannerEvent::TogglePause => model.banner.paused = !model.banner.paused,
        BannerEvent::Hold(held) => model.banner.held = held,
        BannerEvent::Open => {
            open(model, step);
            return;
        }
    }
    resume(model, step);
}

fn open(model: &Model, step: &mut Step) {
    let Some(href) = slides(model).nth(model.banner.index).and_then(Banner::href).map(ToOwned::to_owned) else {
        return;
    };
    if href.starts_with('/') {
        location::push(step, href);
    } else {
        step.push(Effect::OpenWindow(href));
    }
}

/// Banners of the current screen's group.
fn slides(model: &Model) -> impl Iterator<Item = &Banner> {
    let group = model.location.route.screen.banner_group();
    model.notices.banners().iter().filter(move |banner| Some(banner.group_name.as_str()) == group)
}

pub(crate) fn view(model: &Model) -> BannerView {
    let slide = |banner: &Banner| {
        let image = model.site.image(&banner.url);
        let narrow = model.site.image(&banner.mobile_url);
        Slide {
            key: banner.banner_id.clone(),
            mobile_image: if narrow.is_empty() { image.clone() } else { narrow },
            image,
            title: banner.title.clone(),
            text: banner.text.clone(),
            action: banner.action.clone(),
            href: banner.href().unwrap_or_default().to_owned(),
        }
    };
    let slides: Vec<Slide> = slides(model).map(slide).collect();
    let last = slides.len().saturating_sub(1);
    let screen = &model.location.route.screen;
    let group = screen.banner_group();
    BannerView {
        flat: screen.has_flat_banners(),
        pending: model.notices.is_pending() && group.is_some() && group == model.banner.first_group,
        index: u32::try_from(model.banner.index.min(last)).unwrap_or(0),
        dots: slides.len() > 1,
        paused: model.banner.paused,
        slides,
    }
}

pub(crate) fn react(model: &mut Model, step: &mut Step, event: &DomainEvent) {
    if matches!(event, DomainEvent::Entered { .. }) && !std::mem::replace(&mut model.banner.has_entered, true) {
        model.banner.first_group = model.location.route.screen.banner_group();
    }
    match event {
        DomainEvent::Entered { previous } if location::is_other_screen(model, previous) => enter(model, step),
        DomainEvent::VisibilityChanged | DomainEvent::NoticesLoaded => resume(model, step),
        _ => {}
    }
}
