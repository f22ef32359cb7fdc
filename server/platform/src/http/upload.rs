//! Uploads of files (section 4 of the specification: pictures and documents that members send).
//!
//! Files are much larger than other bodies, so memory for them is limited by a budget: a handler gets the unread body, and reading it takes
//! its size from the budget, chunk by chunk. A stalled upload holds only the memory of what has arrived.

use std::convert::Infallible;
use std::ops::Deref;
use std::sync::Arc;

use axum::RequestExt;
use axum::body::Body;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use http_body_util::{BodyExt, LengthLimitError};
use tokio::sync::{Semaphore, SemaphorePermit};

use super::{ApiError, body_error};

/// The granularity of a budget, in bytes.
const UNIT: usize = 1024;

/// The unread body of an upload. Its route sets the size limit.
#[derive(Debug)]
pub struct Upload(Body);

impl<S: Send + Sync> FromRequest<S> for Upload {
    type Rejection = Infallible;

    async fn from_request(request: Request, _: &S) -> Result<Self, Infallible> {
        Ok(Self(request.with_limited_body().into_body()))
    }
}

impl From<Body> for Upload {
    fn from(body: Body) -> Self {
        Self(body)
    }
}

/// The memory that uploads may use at the same time.
#[derive(Debug)]
pub struct UploadBudget(Semaphore);

/// An uploaded file in memory. Its size is returned to the budget when the last clone is dropped.
#[derive(Debug, Clone)]
pub struct ReceivedFile {
    bytes: Arc<Vec<u8>>,
    _size: Arc<Option<SemaphorePermit<'static>>>,
}

impl Deref for ReceivedFile {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.bytes
    }
}

impl UploadBudget {
    /// A budget of `bytes`, rounded down to whole kilobytes.
    #[must_use]
    pub const fn new(bytes: usize) -> Self {
        Self(Semaphore::const_new(bytes / UNIT))
    }

    /// Reads a file; `None` if the budget is exhausted before its end.
    ///
    /// # Errors
    /// 413 beyond the route's size limit, 400 for a body that breaks off.
    pub async fn read(&'static self, Upload(mut body): Upload) -> Result<Option<ReceivedFile>, ApiError> {
        let mut bytes = Vec::new();
        let mut size: Option<SemaphorePermit<'static>> = None;
        while let Some(frame) = body.frame().await {
            let frame = frame.map_err(|error| body_error(status_of(&error)))?;
            let Some(chunk) = frame.data_ref() else { continue };
            let acquired = size.as_ref().map_or(0, SemaphorePermit::num_permits);
            let missing = (bytes.len() + chunk.len()).div_ceil(UNIT).saturating_sub(acquired);
            let Ok(permits) = self.0.try_acquire_many(u32::try_from(missing).unwrap_or(u32::MAX)) else {
                return Ok(None);
            };
            match &mut size {
                Some(size) => size.merge(permits),
                None => size = Some(permits),
            }
            bytes.extend_from_slice(chunk);
        }
        Ok(Some(ReceivedFile { bytes: Arc::new(bytes), _size: Arc::new(size) }))
    }
}

/// The status of a body that could not be read: 413 if it is too large, 400 if it broke off.
fn status_of(error: &axum::Error) -> StatusCode {
    let mut cause: Option<&(dyn std::error::Error + 'static)> = Some(error);
    while let Some(error) = cause {
        if error.is::<LengthLimitError>() {
            return StatusCode::PAYLOAD_TOO_LARGE;
        }
        cause = error.source();
    }
    StatusCode::BAD_REQUEST
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Bytes;
    use futures_util::{StreamExt, stream};

    fn upload(bytes: usize) -> Upload {
        Upload(Body::from(vec![7; bytes]))
    }

    /// A sender who stops after so many bytes, and never comes to an end.
    fn stalled(bytes: usize) -> Upload {
        let sent = stream::iter([Ok::<_, Infallible>(Bytes::from(vec![7; bytes]))]);
        Upload(Body::from_stream(sent.chain(stream::pending())))
    }

    #[tokio::test]
    async fn files_that_are_read_take_their_size_and_give_it_back() {
        static BUDGET: UploadBudget = UploadBudget::new(4 * UNIT);
        let first = BUDGET.read(upload(3 * UNIT)).await.unwrap().unwrap();
        assert_eq!(first.len(), 3 * UNIT);
        assert!(BUDGET.read(upload(UNIT + 1)).await.unwrap().is_none(), "no room for it");
        assert!(BUDGET.read(upload(UNIT)).await.unwrap().is_some(), "and what was begun of it takes none");
        let copy = first.clone();
        drop(first);
        assert!(BUDGET.read(upload(2 * UNIT)).await.unwrap().is_none(), "a copy is still there");
        drop(copy);
        assert!(BUDGET.read(upload(4 * UNIT)).await.unwrap().is_some());
    }

    #[tokio::test]
    async fn a_sender_who_stops_holds_what_has_come_until_the_call_ends() {
        static BUDGET: UploadBudget = UploadBudget::new(4 * UNIT);
        let sender = tokio::spawn(BUDGET.read(stalled(2 * UNIT)));
        while BUDGET.0.available_permits() > 2 {
            tokio::task::yield_now().await;
        }
        assert!(BUDGET.read(upload(2 * UNIT)).await.unwrap().is_some());
        assert!(BUDGET.read(upload(3 * UNIT)).await.unwrap().is_none());
        sender.abort();
        assert!(sender.await.unwrap_err().is_cancelled());
        assert!(BUDGET.read(upload(4 * UNIT)).await.unwrap().is_some());
    }

    #[tokio::test]
    async fn what_is_too_long_and_what_breaks_off_are_told_apart() {
        static BUDGET: UploadBudget = UploadBudget::new(64 * UNIT);
        let too_long = http_body_util::Limited::new(Body::from(vec![7; 2 * UNIT]), UNIT);
        let error = BUDGET.read(Upload(Body::new(too_long))).await.unwrap_err();
        assert_eq!(error.status(), StatusCode::PAYLOAD_TOO_LARGE);
        let broken = stream::iter([Ok(Bytes::from_static(b"PNG")), Err(std::io::Error::other("reset"))]);
        let error = BUDGET.read(Upload(Body::from_stream(broken))).await.unwrap_err();
        assert_eq!(error.status(), StatusCode::BAD_REQUEST);
    }
}
