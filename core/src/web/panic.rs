//! How the core ends badly. A panic leaves the module's memory unsound, so it is never entered again.
//!
//! The hook raises the dead flag, which every entrance asks first, and tells the view from an empty stack: at the moment of
//! the panic the machine is still borrowed. The view drops this instance and starts another one, which finds the session
//! in the browser's storage.

use super::{driver, timers};
use js_sys::Function;
use std::cell::{Cell, RefCell};
use std::panic::PanicHookInfo;

thread_local! {
    static DEAD: Cell<bool> = const { Cell::new(false) };
    static LOCATION: RefCell<Option<String>> = const { RefCell::new(None) };
    static ON_FATAL: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// Sets the hook. `on_fatal` is called with the location of the panic, in place of the one that was set before.
pub fn watch(on_fatal: Function) {
    if ON_FATAL.replace(Some(on_fatal)).is_some() {
        return;
    }
    // Debug builds keep the hook before, for the message of a failed test.
    #[cfg(debug_assertions)]
    {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            before(info);
            end(info);
        }));
    }
    #[cfg(not(debug_assertions))]
    std::panic::set_hook(Box::new(end));
}

/// Whether a panic has happened.
pub fn is_dead() -> bool {
    DEAD.get()
}

/// Where it happened: file and line, without the message, which may quote data.
pub fn location() -> Option<String> {
    LOCATION.with_borrow(Clone::clone)
}

fn end(info: &PanicHookInfo<'_>) {
    DEAD.set(true);
    let location =
        info.location().map(|location| [location.file(), &location.line().to_string()].join(":")).unwrap_or_default();
    ON_FATAL.with_borrow(|on_fatal| {
        if let Some(on_fatal) = on_fatal {
            timers::later(on_fatal, &location.as_str().into(), 0);
        }
    });
    LOCATION.replace(Some(location));
    driver::abandon_streams();
}
