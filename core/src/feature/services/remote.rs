//! Something that lives on the server.

use crate::view::{LoadStatus, Problem};

/// A value that is fetched. Fetching it again keeps what is there; only a first fetch shows as loading.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum Remote<T> {
    /// Nobody has asked for it yet.
    #[default]
    Idle,
    /// The first answer is under way.
    Loading,
    /// The value is there.
    Ready(T),
    /// The value could not be had.
    Failed(Problem),
}

impl<T> Remote<T> {
    /// The value, if it is there.
    pub fn ready(&self) -> Option<&T> {
        match self {
            Remote::Ready(value) => Some(value),
            _ => None,
        }
    }

    /// A fetch begins: shows as loading unless an earlier value is there.
    pub fn start_loading(&mut self) {
        if self.ready().is_none() {
            *self = Remote::Loading;
        }
    }

    /// The answer came. A failure does not take away what is there.
    pub fn answer(&mut self, answer: Result<T, crate::api::Failure>) {
        match answer {
            Ok(value) => *self = Remote::Ready(value),
            Err(failure) if self.ready().is_none() => *self = Remote::Failed(failure.problem()),
            Err(_) => {}
        }
    }

    /// How far the value has come, as a screen shows it.
    pub fn status(&self) -> LoadStatus {
        match self {
            Remote::Idle | Remote::Loading => LoadStatus::Loading,
            Remote::Ready(_) => LoadStatus::Ready,
            Remote::Failed(problem) => LoadStatus::Failed { problem: problem.clone() },
        }
    }
}
