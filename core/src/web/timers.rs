//! Alarms by `setTimeout`: the machine's timers, and the deadlines of its calls.
//!
//! One JavaScript callback serves them all; it is handed the alarm's number. An alarm that was withdrawn or replaced is no
//! longer in the table, so a late ring finds nothing and is ignored.

use super::{client, driver};
use crate::effect::TimerId;
use crate::event::Reply;
use js_sys::Function;
use std::cell::{Cell, RefCell};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};

/// What an alarm is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// A timer of the machine.
    Timer(TimerId),
    /// The deadline of the flight with this number.
    Deadline(u32),
}

struct Alarm {
    number: u32,
    handle: i32,
    purpose: Purpose,
}

thread_local! {
    static ALARMS: RefCell<Vec<Alarm>> = const { RefCell::new(Vec::new()) };
    static NUMBERS: Cell<u32> = const { Cell::new(0) };
    static RING: Closure<dyn Fn(u32)> = Closure::new(ring);
}

/// Sets an alarm; one with the same purpose is replaced.
pub fn set(purpose: Purpose, after_ms: u32) {
    clear(purpose);
    let number = NUMBERS.replace(NUMBERS.get().wrapping_add(1));
    let handle = RING.with(|ring| later(ring.as_ref().unchecked_ref(), &number.into(), after_ms));
    if let Some(handle) = handle {
        ALARMS.with_borrow_mut(|alarms| alarms.push(Alarm { number, handle, purpose }));
    }
}

/// Withdraws an alarm; one that is not set is none.
pub fn clear(purpose: Purpose) {
    clear_where(|alarm| alarm.purpose == purpose);
}

/// Withdraws all alarms that are set.
pub fn clear_all() {
    clear_where(|_| true);
}

/// Calls a function with one argument after a while, from an empty stack. Gives the browser's handle.
pub fn later(function: &Function, argument: &JsValue, after_ms: u32) -> Option<i32> {
    // The browser reads a longer time as none at all.
    let after_ms = i32::try_from(after_ms).unwrap_or(i32::MAX);
    web_sys::window()?.set_timeout_with_callback_and_timeout_and_arguments_1(function, after_ms, argument).ok()
}

fn clear_where(predicate: impl Fn(&Alarm) -> bool) {
    let Some(window) = web_sys::window() else { return };
    let cleared: Vec<Alarm> =
        ALARMS.with_borrow_mut(|alarms| alarms.extract_if(.., |alarm| predicate(alarm)).collect());
    for alarm in cleared {
        window.clear_timeout_with_handle(alarm.handle);
    }
}

fn ring(number: u32) {
    let alarm = ALARMS.with_borrow_mut(|alarms| {
        let index = alarms.iter().position(|alarm| alarm.number == number)?;
        Some(alarms.swap_remove(index))
    });
    match alarm.map(|alarm| alarm.purpose) {
        Some(Purpose::Timer(id)) => {
            client::feed(Reply::Timer(id).into());
        }
        Some(Purpose::Deadline(flight)) => driver::expire(flight),
        None => {}
    }
}
