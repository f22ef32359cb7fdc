//! What time it is, and how far local time is from UTC. Asked before every step, as both may change at any moment.

use crate::app::Env;
use js_sys::Date;

/// When and where the next step happens.
pub fn env() -> Env {
    let now = Date::new_0();
    // A clock before 1970 counts as 1970: the cast saturates.
    Env { now_ms: now.get_time() as u64, tz_offset_min: -(now.get_timezone_offset() as i32) }
}
