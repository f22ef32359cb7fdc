//! The site's clock: local time with its offset, once a second (section 9).

use crate::domain::time::{self, Civil};
use crate::effect::TimerId;
use crate::model::{Model, Step};
use crate::view::ClockView;

/// Starts the clock, or sets it right.
pub(crate) fn start(step: &mut Step) {
    let to_next_second = 1000 - step.env.now_ms % 1000;
    step.start_timer(TimerId::Clock, u32::try_from(to_next_second).unwrap_or(1000));
}

pub(crate) fn on_tick(_: &mut Model, step: &mut Step) {
    start(step);
}

pub(crate) fn view(model: &Model) -> ClockView {
    let now = &model.now;
    ClockView { time: Civil::at(now.ms(), now.offset()).date_time(), offset: time::offset_name(now.offset()) }
}
