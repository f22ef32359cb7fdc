//! Background work with a low priority, so that calls are served first.

use tokio::sync::oneshot;

use super::SupplierError;

/// Runs `work` on a thread of its own with a low priority. When the future is dropped, the work continues and its
/// result is lost.
///
/// # Errors
/// When the thread can not be started, or `work` panics.
pub(crate) async fn run<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, SupplierError> {
    let (done, result) = oneshot::channel();
    let thread = std::thread::Builder::new().name("background".to_owned());
    let started = thread.spawn(move || {
        lower_priority();
        let _ = done.send(work());
    });
    started.map_err(|error| SupplierError::Background(error.to_string()))?;
    result.await.map_err(|_| SupplierError::Background("it panicked: the log says where".to_owned()))
}

/// Niceness of the thread: it gets about a quarter of a busy processor, enough to finish on a machine that is never
/// idle.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 5;

/// Lowers the priority of the current thread. Only Linux has a niceness for each thread; elsewhere it would be the
/// whole server's.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{getpriority_process, setpriority_process};
        let stepped = getpriority_process(None).and_then(|own| setpriority_process(None, own.max(NICENESS)));
        if let Err(error) = stepped {
            tracing::debug!(%error, "the thread for background work keeps its priority");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn work_runs_and_its_panic_is_an_error() {
        assert_eq!(run(|| 6 * 7).await.ok(), Some(42));
        let lost = run(|| -> u8 { panic!("on purpose") }).await;
        assert!(matches!(lost, Err(SupplierError::Background(_))));
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn only_its_thread_steps_back() {
        let own = || rustix::process::getpriority_process(None).expect("a priority");
        let before = own();
        assert_eq!(run(own).await.ok(), Some(before.max(NICENESS)));
        assert_eq!(own(), before);
    }
}
